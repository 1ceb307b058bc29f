//===- ProofUsage.h - Usage as a checker sees it ----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// What a usage changes by, by time. Written apart from Usage.h, which the
// solvers use.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PROOFUSAGE_H
#define PLANNER_SOLVER_PROOFUSAGE_H

#include "planner/Solver/Problem.h"

namespace planner::solver::proof {

/// Ascending times, no change of 0; the sum of all of them is 0.
using Changes = std::vector<std::pair<uint32_t, int64_t>>;

Changes changesOf(const Usage &usage);

/// left + sign * right.
Changes sumOf(const Changes &left, const Changes &right, int sign = 1);

/// The least or the most of several at every time; none if there are none.
enum class Side { Least, Most };
Changes envelope(const std::vector<const Changes *> &list, Side side);

/// Whether left is at most right at every time.
bool nowhereMore(const Changes &left, const Changes &right);

/// At times that are left, by their new numbers (one more than there are, the
/// last being the end).
Changes renumbered(const Changes &changes, const std::vector<uint32_t> &number);

/// Calls back with (begin, end, value) for each stretch of a value that is not
/// 0; the end of the last is the time at which it ends.
template <typename Function>
void eachStretch(const Changes &changes, Function function) {
  int64_t value = 0;
  for (size_t i = 0; i < changes.size(); ++i) {
    value += changes[i].second;
    if (value != 0)
      function(changes[i].first, changes[i + 1].first, value);
  }
}

} // namespace planner::solver::proof

#endif // PLANNER_SOLVER_PROOFUSAGE_H
