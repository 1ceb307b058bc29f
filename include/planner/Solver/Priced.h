//===- Priced.h - Large problems whose capacity binds -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Solves a FactoredProblem by prices on usage: messages bound the priced
// problem, its optimum over the alternatives that the bound favours is a
// candidate and a cutting plane for the next prices, and what is dearer than
// the best candidate that fits is dropped for good. What is left is solved
// exactly where that is affordable (docs/solver.md).
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PRICED_H
#define PLANNER_SOLVER_PRICED_H

#include "planner/Solver/Factored.h"
#include "planner/Solver/Solve.h"
#include <functional>

namespace planner::solver {

/// What the caller says of an assignment.
struct Judgement {
  bool fits = true;
  /// What it costs in truth, if more than the problem says.
  std::optional<Cost> cost;
  /// If not: by how much, and the time, if it is one of the problem's.
  int64_t missing = 0;
  std::optional<uint32_t> time;
};

/// Where a search ended, for another one whose variables and pairs are the same
/// and whose usage differs.
struct PricedState {
  /// By time, cost per unit of usage; none that are 0.
  std::vector<std::pair<uint32_t, double>> prices;
  Messages messages;
  /// The bound without prices, which does not depend on usage.
  Cost unpriced = -kMaxTotalCost;
  /// Assignments that were looked at.
  std::vector<std::vector<uint32_t>> candidates;
};

struct PricedOptions {
  /// Has the last word on whether an assignment fits; asked only about those
  /// that keep the problem's capacities. None: those fit.
  std::function<Judgement(const std::vector<uint32_t> &)> judge;
  /// What keeps the capacities nearly always fits, so that only the best is
  /// judged; if that is refused, the search begins anew and trusts nothing.
  bool trustsUsage = false;
  /// The judge is asked until it has refused so many.
  size_t mostRefused = 4;
  /// Sets the problem's usage and capacities; asked once, when usage matters.
  /// None: they are there from the start.
  std::function<void(FactoredProblem &)> loadUsage;
  /// Whether usage is known to matter from the start.
  bool usageMatters = false;
  /// Whether it is known that it does not: whatever is found fits.
  bool usageIsNoMatter = false;
  /// To start from.
  PricedState start;
  /// Only cheaper assignments are of interest.
  std::optional<Cost> upperBound;
  /// A bound of so much is all that is asked for.
  std::optional<Cost> enough;
  /// Whether any assignment that fits will do.
  bool anyWillDo = false;
  /// Relative gap at which to stop.
  double tolerance = 1e-4;
  /// Limits of the exact solver.
  Options solver;
};

struct PricedSolution {
  /// Empty if nothing of interest was found.
  std::vector<uint32_t> assignment;
  Cost cost = kForbidden;
  /// No assignment that fits costs less; at most `cost` or the upper bound.
  Cost lowerBound = -kMaxTotalCost;
  /// The bound meets the cost, or nothing (cheaper than the upper bound) fits.
  bool proven = false;
  /// If nothing was found: the time whose capacity was not kept, and by how
  /// much; where that is proven, what every assignment lacks at some time, 0 if
  /// that is not known.
  std::optional<uint32_t> time;
  int64_t missing = 0;
  /// That of the best bound.
  PricedState state;
  size_t steps = 0;
};

/// Minimises the cost of what keeps the capacities and is judged to fit.
/// Optimal (proven = true) if the bound meets the cost, as it does where what
/// is left at the end can be solved exactly; otherwise ends at the tolerance,
/// when prices no longer help, or when cancelled, with the best assignment
/// found, if any, and an honest bound.
/// `problem` gets its usage when that is asked for.
PricedSolution solvePriced(FactoredProblem &problem,
                           const PricedOptions &options);

} // namespace planner::solver

#endif // PLANNER_SOLVER_PRICED_H
