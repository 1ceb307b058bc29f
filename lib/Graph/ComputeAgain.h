//===- ComputeAgain.h - Whole blocks once more ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What recompute=full means: of a repeated block (a transformer layer) only
// what crosses its borders is kept, and the backward pass executes the block
// once more, to its end, before its adjoint. The repeated operators are marked
// (Op::isRecomputed). Time, collectives, work and lifetimes follow from that.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_COMPUTEAGAIN_H
#define PLANNER_LIB_GRAPH_COMPUTEAGAIN_H

#include "planner/Graph/OpGraph.h"
#include "planner/Support/Diagnostic.h"

namespace planner {

/// In the bodies of reverse loops: everything follows from what the forward
/// loop carries into the iteration. Of that forward loop alone, if it is not 0.
/// False if no loop saves anything.
bool recomputeLoops(OpGraph &graph, LoopId only = 0);

/// Where the layers are the iterations of one loop: splits it, and the one that
/// goes back, into one of the layers that `choice` computes again and one of
/// the others (Loop::layers). Returns the first one of the forward pass; 0 if
/// these are all layers. Fails if the layers are no such loop, or there are not
/// as many as `choice` says.
Expected<LoopId> splitLoops(OpGraph &graph, const RecomputeChoice &choice);

/// Blocks outside of loops, which are found if they are not known. Tensors
/// between two occurrences are kept where the fewest bytes pass. False if
/// nothing repeats. Fails if there are not as many layers as `choice` says, or
/// they cannot be cut evenly.
Expected<bool> recomputeBlocks(OpGraph &graph, const RecomputeChoice &choice);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_COMPUTEAGAIN_H
