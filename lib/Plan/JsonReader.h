//===- JsonReader.h - Reading JSON that may be wrong ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_JSONREADER_H
#define PLANNER_LIB_PLAN_JSONREADER_H

#include "planner/Support/Diagnostic.h"
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

using Json = nlohmann::json;

/// Fails with line, column and pointer for a syntax error, and for a key that
/// occurs twice.
Expected<Json> parseJson(const std::string &text);

/// `pointer` extended by a key or an index (RFC 6901).
std::string joinPointer(std::string_view pointer, std::string_view key);
std::string joinPointer(std::string_view pointer, size_t index);

/// A JSON value as a message shows it: short, on one line.
std::string shownValue(const Json &value);

/// Reads values of expected types. The first thing that is wrong is kept as a
/// Diagnostic with its JSON pointer, and from then on every read yields an
/// empty value; so a caller reads a whole structure and asks once.
class JsonNode {
public:
  using Failure = std::optional<Diagnostic>;

  JsonNode(const Json &root, Failure &sink) : value(&root), failure(&sink) {}

  /// A member that must exist.
  JsonNode at(std::string_view key) const;
  /// A member that may be absent or null.
  std::optional<JsonNode> find(std::string_view key) const;
  JsonNode at(size_t index) const;
  /// Elements of an array; members of an object.
  size_t size() const;
  std::vector<std::pair<std::string, JsonNode>> members() const;

  std::string text() const;
  bool boolean() const;
  double real() const;
  int64_t integer(int64_t least, int64_t most) const;
  uint32_t index(size_t count, std::string_view what) const;
  std::vector<std::string> texts() const;

  void fail(std::string message) const;
  bool failed() const { return failure->has_value(); }
  const Json &json() const { return *value; }
  const std::string &pointer() const { return path; }

private:
  JsonNode(const Json *v, std::string p, Failure *sink)
      : value(v), path(std::move(p)), failure(sink) {}
  /// Says that something else was expected here.
  void expected(std::string_view what) const;

  const Json *value;
  std::string path;
  Failure *failure;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_JSONREADER_H
