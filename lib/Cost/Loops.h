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

/// The loops of a graph. A LoopEnter stands in the loop around the one that it
/// enters; what it makes is there in the body.
class Loops {
public:
  explicit Loops(const OpGraph &graph);

  const LoopRange &range(LoopId loop) const { return ranges[loop]; }

  /// The loop in which a tensor exists: its producer's, the body for a carried
  /// value, and the loop around for the value that a loop leaves behind.
  LoopId home(TensorId tensor) const;

  /// Whether `loop` is `outer` or inside it.
  bool isInside(LoopId loop, LoopId outer) const;

  /// Executions of a loop's body in a step.
  double trips(LoopId loop) const;

  /// The positions that a use of a tensor keeps it alive for: a tensor from
  /// outside is needed by every iteration, so by the whole loop. Entering a
  /// loop only reads it.
  LoopRange useRange(TensorId tensor, OpId user) const;

  /// The loop that a LoopEnter enters.
  LoopId entered(OpId enter) const { return bodies[enter]; }

private:
  const OpGraph &graph;
  std::vector<LoopRange> ranges;
  /// By OpId: the loop of an operator, for a LoopEnter the one it enters.
  std::vector<LoopId> bodies;
};

} // namespace planner::detail

#endif // PLANNER_LIB_COST_LOOPS_H
