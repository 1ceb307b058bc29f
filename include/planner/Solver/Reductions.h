//===- Reductions.h - Making a model smaller without loss -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Each reduction keeps at least one optimal assignment within capacity, and
// Model::expand() leads back to an assignment of the problem with the same
// cost. Each returns whether it changed the model, and may set
// Model::infeasible.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_REDUCTIONS_H
#define PLANNER_SOLVER_REDUCTIONS_H

#include "planner/Solver/Model.h"
#include "planner/Support/Cancellation.h"

namespace planner::solver {

/// Drops alternatives without a finite entry in one of their pairs, until none
/// is left. Keeps every feasible assignment.
bool enforceArcConsistency(Model &model);

/// Adds up pairs between the same two variables.
bool sumParallelPairs(Model &model);

/// Moves pairs of the form row(a) + col(b), without usage and forbidden
/// entries, and pairs of variables that have one alternative left, into the
/// variables.
bool foldSeparablePairs(Model &model);

/// Where a pair allows each alternative of either variable with exactly one of
/// the other, merges the two. Needs parallel pairs summed.
bool mergeBijections(Model &model);

/// Drops an alternative if another one costs no more whatever the neighbours
/// choose and uses no more at every limited time. Of equal ones the first
/// stays.
bool dropDominated(Model &model);

/// Drops alternatives and forbids entries that exceed a capacity even if
/// everything else uses its least.
bool filterByCapacity(Model &model);

/// Takes usage that all alternatives of a variable have in common off the
/// capacity.
bool takeCommonUsage(Model &model);

/// Forgets times that no assignment can exceed and times at which another time
/// always uses as much against no more capacity.
bool compressTimes(Model &model);

/// Eliminates variables without usage that have at most two neighbours, where
/// the new table is at most `tableCap` entries large.
bool eliminateLowDegree(Model &model, int64_t tableCap);

/// Solves the connected components that use nothing apart from the rest, by
/// elimination, where each takes at most `workCap` entries. Does nothing to a
/// graph that is connected.
bool solveComponents(Model &model, int64_t workCap,
                     const Cancellation *cancel = nullptr);

struct ReductionLimits {
  int64_t lowDegreeTableCap = 1 << 16;
  /// As much as what Options::cheapWork eliminates without looking for a bound.
  int64_t componentWork = int64_t(1) << 24;
  /// Low degrees, and components.
  bool lowDegree = true;
  /// Quadratic in the alternatives; worth it where elimination is not cheap.
  bool dominance = true;
  /// Ends early, with a model that is valid but not as small.
  const Cancellation *cancel = nullptr;
};

/// All of them until nothing changes.
void reduceFully(Model &model, const ReductionLimits &limits = {});

/// Number of limited times.
size_t countLimitedTimes(const Model &model);

} // namespace planner::solver

#endif // PLANNER_SOLVER_REDUCTIONS_H
