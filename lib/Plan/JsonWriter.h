//===- JsonWriter.h - Writing JSON as it comes ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A plan of a large model has a million values. They go straight into one
// string; no tree of them is built.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_JSONWRITER_H
#define PLANNER_LIB_PLAN_JSONWRITER_H

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

class JsonWriter {
public:
  /// Whether a container has one line for each entry, or one for all.
  enum class Style : uint8_t { Lines, Inline };

  JsonWriter &beginObject(Style style = Style::Inline) {
    return begin('{', '}', style);
  }
  JsonWriter &beginArray(Style style = Style::Inline) {
    return begin('[', ']', style);
  }
  JsonWriter &end();

  /// A key must be plain text: no character in it needs escaping.
  JsonWriter &key(std::string_view name);
  /// For a key that is data.
  JsonWriter &dataKey(std::string_view name);

  JsonWriter &value(std::string_view text);
  JsonWriter &value(const char *text) { return value(std::string_view(text)); }
  JsonWriter &value(bool flag);
  JsonWriter &value(double number);
  template <std::integral T> JsonWriter &value(T number) {
    return integer(static_cast<int64_t>(number));
  }
  JsonWriter &null();

  template <typename T> JsonWriter &field(std::string_view name, T &&content) {
    return key(name).value(std::forward<T>(content));
  }

  void reserve(size_t bytes) { out.reserve(bytes); }
  std::string take() { return std::move(out); }

private:
  struct Frame {
    char close;
    Style style;
    bool empty = true;
  };

  JsonWriter &begin(char open, char close, Style style);
  JsonWriter &integer(int64_t number);
  /// What stands before an entry of the innermost container.
  void separate();
  void newLine();

  std::string out;
  std::vector<Frame> frames;
  bool afterKey = false;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_JSONWRITER_H
