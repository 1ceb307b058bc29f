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

/// Where the loops of a graph are, and what enters them. A LoopEnter stands
/// before its loop; the LoopNext that is tied to it, inside.
class LoopNest {
public:
  explicit LoopNest(const OpGraph &graph);
  /// Of the same graph in another size.
  LoopNest(const OpGraph &resized, const LoopNest &alike)
      : graph(resized), ranges(alike.ranges), entered(alike.entered) {}

  const LoopRange &range(LoopId loop) const { return ranges[loop]; }
  /// The loop that a LoopEnter's results are carried by.
  LoopId enteredBy(OpId loopEnter) const { return entered[loopEnter]; }
  /// The loop in which a tensor exists: its producer's, the one it enters for a
  /// carried value, and the one around it for what a loop leaves behind.
  LoopId homeOf(TensorId tensor) const;
  /// The positions that a use of a tensor keeps it alive for: a tensor from
  /// outside is needed by every iteration, so by the whole loop. Entering a
  /// loop only reads it.
  LoopRange useRange(TensorId tensor, OpId user) const;

private:
  const OpGraph &graph;
  std::vector<LoopRange> ranges;
  /// By OpId; its own loop for all but LoopEnter.
  std::vector<LoopId> entered;
};

/// Whether `loop` is `outer` or inside it.
bool isInside(const OpGraph &graph, LoopId loop, LoopId outer);

double tripsOf(const OpGraph &graph, LoopId loop);

/// Of a loop over some of the layers (Loop::layers): whether what is read or
/// written of a tensor is a slice of one for all layers, and not for its own.
/// Written in place says nothing (0).
bool isSliceOfAll(const OpGraph &graph, LoopId loop, double touched);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_LOOPS_H
