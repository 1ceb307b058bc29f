//===- Factored.h - Problems in which alternatives look alike ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// A Problem in factors. Many alternatives of a variable look alike to a
// neighbour, so that a pair has a small table over classes of alternatives.
// What is used over time is a few amounts, each alive at the same times
// whatever is chosen, so that a price on every time is one number for each
// term. Both make large problems small: expand() gives the Problem that this
// stands for.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_FACTORED_H
#define PLANNER_SOLVER_FACTORED_H

#include "planner/Solver/Problem.h"
#include <array>

namespace planner::solver {

/// An alternative of a variable (a class entry of a pair) uses
/// amounts[i] * count at each (time, count).
struct UsageTerm {
  bool ofPair = false;
  /// VarId, or index of a pair.
  uint32_t id = 0;
  std::vector<int64_t> amounts;
  /// By ascending time.
  std::vector<std::pair<uint32_t, int64_t>> counts;
};

/// By link of a dual, to the classes of its two ends.
using Messages = std::vector<std::array<std::vector<double>, 2>>;

struct FactoredProblem {
  struct Variable {
    std::string name;
    std::vector<Cost> costs;
  };
  struct Pair {
    VarId first = 0, second = 0;
    /// By alternative, its class: a row (column) of the table.
    std::vector<uint32_t> rowOf, colOf;
    uint32_t rows = 0, cols = 0;
    /// Row-major over classes.
    std::vector<Cost> entries;
    Cost at(uint32_t a, uint32_t b) const {
      return entries[size_t(rowOf[a]) * cols + colOf[b]];
    }
  };
  std::vector<Variable> variables;
  std::vector<Pair> pairs;
  std::vector<UsageTerm> usage;
  /// By time; what `usage` may come to.
  std::vector<int64_t> capacities;

  size_t numAlternatives() const;
  /// kForbidden if anything chosen is. Without regard to capacity.
  Cost costOf(const std::vector<uint32_t> &assignment) const;
  /// By time, saturated.
  std::vector<int64_t> usageOf(const std::vector<uint32_t> &assignment) const;

  /// The problem with the costs alone; with usage and capacities at all times.
  Problem expand() const;
  Problem expandLimited() const;
  /// expand() over the alternatives `kept` of each variable, ascending, with
  /// usage and capacities at the `times`, which get consecutive numbers.
  Problem expand(const std::vector<std::vector<uint32_t>> &kept,
                 const std::vector<uint32_t> &times) const;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_FACTORED_H
