//===- Zoo.h - Well-known models by name ------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// `NAME[,key=value...]`: NAME is a family of models, or a preset of one. The
// model is an ordinary StableHLO module, forward pass and loss, and is read
// like any other. For callers with a module of their own see BuildModule.h.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_ZOO_ZOO_H
#define PLANNER_ZOO_ZOO_H

#include "planner/Import/Import.h"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// What stands before the name where a MODEL is expected.
inline constexpr std::string_view kZooPrefix = "zoo:";

/// The name of `zoo:NAME...`; nothing for any other path.
std::optional<std::string> zooName(std::string_view path);

/// The model's module as text.
Expected<std::string> zooText(const std::string &name);

/// The model as Import reads it.
Expected<OpGraph> importZoo(const std::string &name,
                            const ImportOptions &options);

struct ZooFamily {
  std::string name, description;
  /// What may be given, with its default: "layers=12"; without a value if it
  /// follows from others.
  std::vector<std::string> keys;
};
std::vector<ZooFamily> zooFamilies();

/// A key of any family.
struct ZooKey {
  std::string name, description;
};
std::vector<ZooKey> zooKeys();

struct ZooPreset {
  std::string name, family;
  /// What differs from the family's defaults, as it would be written.
  std::string settings;
  /// As published, and where.
  double publishedParameters;
  std::string source;
};
std::vector<ZooPreset> zooPresets();

/// Trained numbers of a model, without reading it.
Expected<int64_t> zooParameters(const std::string &name);

} // namespace planner

#endif // PLANNER_ZOO_ZOO_H
