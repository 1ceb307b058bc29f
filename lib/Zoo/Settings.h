//===- Settings.h - The sizes of a model ------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_ZOO_SETTINGS_H
#define PLANNER_LIB_ZOO_SETTINGS_H

#include "planner/Support/DType.h"
#include "planner/Support/Diagnostic.h"
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// What a key of any family may be.
struct KeyInfo {
  const char *name;
  int64_t least, most;
  const char *description;
};
extern const KeyInfo kKeys[];
extern const size_t kKeyCount;

/// Values of the keys of one family.
class Settings {
public:
  /// The keys that the family has: "layers=12,ffn=,...". One without a value
  /// follows from others (Family::complete).
  explicit Settings(std::string_view defaults);

  int64_t operator[](std::string_view key) const;
  bool has(std::string_view key) const { return values.count(key) > 0; }
  bool isSet(std::string_view key) const;
  void setDefault(std::string_view key, int64_t value);
  DType dtype() const { return type; }
  std::vector<std::string_view> keys() const;

  /// "layers=12,dtype=f32". `who` has these keys.
  Expected<void> assign(std::string_view text, std::string_view who);

  /// Fails unless a key divides another.
  Expected<void> divides(std::string_view key, std::string_view other) const;

private:
  Expected<void> assignOne(std::string_view key, std::string_view value,
                           std::string_view who);

  static constexpr int64_t kUnset = -1;
  std::map<std::string, int64_t, std::less<>> values;
  DType type = DType::BF16;
};

} // namespace planner

#endif // PLANNER_LIB_ZOO_SETTINGS_H
