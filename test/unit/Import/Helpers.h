//===- Helpers.h - Importing small modules in tests -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_IMPORT_HELPERS_H
#define PLANNER_TEST_UNIT_IMPORT_HELPERS_H

#include "planner/Import/Import.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace planner {

inline constexpr double kGiB = 1024.0 * 1024 * 1024;

/// The graph of a module that must be readable, and must satisfy the
/// invariants of graphs.
inline OpGraph importGood(const std::string &text,
                          const ImportOptions &options = {}) {
  Expected<OpGraph> graph = importText(text, "test.mlir", options);
  if (!graph) {
    ADD_FAILURE() << graph.error().render();
    return {};
  }
  Expected<void> valid = graph->verify();
  EXPECT_TRUE(valid) << (valid ? "" : valid.error().render());
  return std::move(*graph);
}

inline Diagnostic importBad(const std::string &text,
                            const ImportOptions &options = {}) {
  Expected<OpGraph> graph = importText(text, "test.mlir", options);
  if (graph) {
    ADD_FAILURE() << "expected an error, got a graph";
    return {};
  }
  EXPECT_EQ(graph.error().status, Status::BadInput);
  return graph.error();
}

/// `func @main(arguments) -> result { body; return %r }`.
inline std::string function(const std::string &arguments,
                            const std::string &result,
                            const std::string &body) {
  return "func.func @main(" + arguments + ") -> " + result + " {\n" + body +
         "\n  return %r : " + result + "\n}\n";
}

/// The last operator with this mnemonic.
inline const Op &find(const OpGraph &graph, std::string_view mnemonic) {
  for (size_t i = graph.ops.size(); i-- > 0;)
    if (graph.ops[i].mnemonic == mnemonic)
      return graph.ops[i];
  ADD_FAILURE() << "no operator " << mnemonic << " in\n" << printGraph(graph);
  static const Op none;
  return none;
}

inline size_t count(const OpGraph &graph, std::string_view mnemonic) {
  size_t found = 0;
  for (const Op &op : graph.ops)
    found += op.mnemonic == mnemonic;
  return found;
}

inline std::vector<std::vector<int>> linearSets(const Op &op) {
  std::vector<std::vector<int>> sets;
  for (const auto &set : op.rule->linear)
    sets.emplace_back(set.begin(), set.end());
  return sets;
}

/// The rule of the only operator of interest in a one-line body.
inline std::string ruleOf(const std::string &arguments,
                          const std::string &result, const std::string &body,
                          std::string_view mnemonic) {
  const OpGraph graph = importGood(function(arguments, result, body));
  return toString(find(graph, mnemonic).rule);
}

} // namespace planner

#endif // PLANNER_TEST_UNIT_IMPORT_HELPERS_H
