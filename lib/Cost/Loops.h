//===- Loops.h - Where loops begin and end ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_LOOPS_H
#define PLANNER_LIB_COST_LOOPS_H

#include "planner/Graph/OpGraph.h"

namespace planner::detail {

/// The operators of a loop, those of the loops inside it included.
struct LoopRange {
  OpId first = kNone, last = 0;
};
std::vector<LoopRange> loopRanges(const OpGraph &graph);

/// The loop in which a tensor exists: its producer's, and the one around it for
/// the value that a loop leaves behind.
LoopId homeLoop(const OpGraph &graph, TensorId tensor);

/// Whether `loop` is `outer` or inside it.
bool isInside(const OpGraph &graph, LoopId loop, LoopId outer);

double tripsOf(const OpGraph &graph, LoopId loop);

/// The positions that a use of a tensor keeps it alive for: a tensor from
/// outside is needed by every iteration, so by the whole loop. Entering a loop
/// only reads it.
LoopRange useRange(const OpGraph &graph, const std::vector<LoopRange> &ranges,
                   TensorId tensor, OpId user);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_LOOPS_H
