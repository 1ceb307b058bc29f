//===- Overlap.h - Communication beside compute -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_OVERLAP_H
#define PLANNER_LIB_SEARCH_OVERLAP_H

#include "planner/Machine/Stack.h"
#include "planner/Strategy/StrategySpec.h"

namespace planner {

/// What a strategy wants to run beside compute, as far as the stack can.
struct OverlapChoice {
  bool data = false, tensor = false;
  /// Sends between stages, under schedules where the stack can.
  bool sends = false;

  bool any() const { return data || tensor || sends; }
};
OverlapChoice overlapOf(const StrategySpec &spec, const StackSpec &stack);

/// With `overlap=all` if nothing else is said and the stack can: no strategy
/// takes longer for it (StagePricer::waitFor()), unless compute loses more to
/// communication beside it than that takes.
StrategySpec withOverlap(StrategySpec spec, const StackSpec &stack);

/// Parts of communication that a step waits for at least: of what splits
/// operators, the sums of gradients, the gathers of parameters. Of H seconds
/// beside C of compute a step waits for max(0, H - C) + contention * min(C, H),
/// which is max(contention * H, H - (1 - contention) * C).
struct VisibleShares {
  double tensor = 1, gradients = 1, parameters = 1;
  /// Time that compute loses for each second of communication beside it.
  double contention = 1;
};
VisibleShares visibleShares(const StackSpec &stack,
                            const OverlapChoice &overlap);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_OVERLAP_H
