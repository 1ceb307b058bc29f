//===- Solve.h - Algorithms for Problem -------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Every algorithm is a free function from a problem and options to a solution.
// All are deterministic for a fixed seed and budget and do not depend on the
// time they take; only a Cancellation may end them early. They use the caller's
// thread, and others if Options::threads says so. What each proves is told
// in its comment and in docs/solver.md.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_SOLVE_H
#define PLANNER_SOLVER_SOLVE_H

#include "planner/Solver/Certificate.h"
#include "planner/Solver/Problem.h"
#include "planner/Solver/Proof.h"
#include "planner/Support/Cancellation.h"
#include <functional>

namespace planner::solver {

enum class Algorithm { Auto, Exact, Dual, Lns, Exhaustive };

/// What a run knows so far.
struct Progress {
  /// Of the best assignment; kForbidden, and empty, while there is none.
  Cost cost = kForbidden;
  const std::vector<uint32_t> &assignment;
  /// No feasible assignment costs less.
  Cost lowerBound = -kMaxTotalCost;
};

struct Options {
  Algorithm algorithm = Algorithm::Auto;
  /// Work in deterministic units, one being about one table entry touched.
  int64_t budget = int64_t(1) << 30;
  uint64_t seed = 1;
  /// The search beyond exactness gives up when so many times the work done up
  /// to the last improvement brought none; never if 0.
  unsigned patience = 4;
  /// That run the lanes of the search beyond exactness; the result is the same
  /// for any number.
  unsigned threads = 1;
  /// Two at least. More use more threads, and the result is another one.
  unsigned lanes = 2;
  const Cancellation *cancel = nullptr;
  /// Pareto labels kept per table entry; elimination with capacity is exact as
  /// long as no entry needs more.
  uint32_t labelCap = 4096;
  /// Entries of one elimination table; all together may have four times as
  /// many.
  int64_t tableCap = int64_t(1) << 26;
  /// Work of an elimination that is done at once, without looking for a bound
  /// that would make it smaller.
  int64_t cheapWork = int64_t(1) << 24;
  /// Only solutions cheaper than this are of interest. If none exists the
  /// result has feasible = false and lowerBound >= upperBound.
  std::optional<Cost> upperBound;
  /// A feasible assignment to start from; ignored if it is not one.
  std::vector<uint32_t> start;
  /// Whether to fill Solution::dual and Solution::proof.
  bool certificate = true;
  /// Whether to look for the reason where nothing was found, which may prove
  /// that nothing fits (Solution::infeasibility).
  bool explains = true;
  /// Called by the solving thread whenever the cost or the bound is better than
  /// before. Must not throw.
  std::function<void(const Progress &)> progress;
};

struct Stats {
  /// Units of work done, as in Options::budget.
  int64_t work = 0;
  size_t reducedVariables = 0;
  size_t reducedPairs = 0;
  size_t keptTimes = 0;
  /// Alternatives left after reductions, over all variables.
  size_t reducedAlternatives = 0;
  /// Variables besides the eliminated one in the widest elimination step.
  size_t width = 0;
  /// Entries of all elimination tables.
  double tableEntries = 0;
  size_t passes = 0;
  size_t labels = 0;
  size_t branches = 0;
  bool cancelled = false;
  bool budgetSpent = false;
};

/// Why nothing was found.
struct Infeasibility {
  /// True if no assignment exists at all; false if none was found.
  bool proven = false;
  /// A time whose capacity is exceeded and the least amount by which it is, of
  /// what was examined; none if forbidden entries are the cause, or nothing
  /// was.
  std::optional<uint32_t> time;
  int64_t missing = 0;
  /// Whether every assignment without forbidden entries exceeds that capacity
  /// by as much. If not, what keeps it exceeds another.
  bool everyAssignment = false;
  /// One line for people.
  std::string reason;
  /// Makes the line from the rest; `forbidden` if no assignment is without
  /// forbidden entries.
  void explain(bool forbidden);
};

struct Solution {
  /// One alternative per variable. Empty if not feasible.
  std::vector<uint32_t> assignment;
  bool feasible = false;
  /// Of the assignment; kForbidden if there is none.
  Cost cost = kForbidden;
  /// No feasible assignment costs less. kForbidden if none exists.
  Cost lowerBound = -kMaxTotalCost;
  /// cost == lowerBound, or infeasibility is proven.
  bool proven = false;
  /// What the dual, or the proof, proves to anybody who follows it: at most the
  /// lower bound, and most often the same.
  Cost certifiedBound = -kMaxTotalCost;
  DualCertificate dual;
  Proof proof;
  std::optional<Infeasibility> infeasibility;
  Stats stats;
};

/// All of these minimise the sum of the costs of what is chosen, variables and
/// pairs, such that at every time what is chosen uses at most the capacity.
/// Where an algorithm ends early - budget, cancellation, its own limits - the
/// result is the best assignment found, if any, and the best bound proven, with
/// proven = false; where nothing fits, or nothing was found, feasible = false
/// and Solution::infeasibility says which. All but solve() expect
/// problem.check() to hold.

/// Solves by Options::algorithm. Auto: reductions, dual bound, exact
/// elimination where it is affordable, else search with an honest gap. Fails
/// only if problem.check() does.
Expected<Solution> solve(const Problem &problem, const Options &options = {});

/// Tries every assignment in lexicographic order, with capacity. Optimal; the
/// oracle of all tests. Gives up (proven = false, the best so far) after
/// Options::budget assignments.
Solution solveExhaustively(const Problem &problem, const Options &options = {});

/// Bucket elimination along the best of several orders, after reductions and
/// reduced-cost fixing; with (cost, usage) labels where capacity can bind.
/// Optimal if no table would exceed Options::tableCap and no entry
/// Options::labelCap; otherwise the best found, with the dual bound.
Solution solveByElimination(const Problem &problem,
                            const Options &options = {});

/// Message passing and prices on times, after reductions: a lower bound with
/// its certificate, and the best assignment decoded and recombined on the way.
/// Proves optimality only when the two meet.
Solution solveByDual(const Problem &problem, const Options &options = {});

/// The dual and large-neighbourhood search side by side: re-optimises most
/// variables, or random clusters, at once under prices. What the bound excludes
/// is dropped, and where little is left, branching finishes. Optimal if the
/// budget allows, else the best found with an honest bound.
Solution solveByNeighbourhoods(const Problem &problem,
                               const Options &options = {});

} // namespace planner::solver

#endif // PLANNER_SOLVER_SOLVE_H
