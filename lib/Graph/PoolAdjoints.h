//===- PoolAdjoints.h - Adjoints of windows ---------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_POOLADJOINTS_H
#define PLANNER_LIB_GRAPH_POOLADJOINTS_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Of an adjoint that sums the cotangent over windows, shaped `y`, to the shape
/// `x` that the forward operator slides over: halos in elements of the
/// cotangent. What a shard of x reaches behind its end, its windows of the next
/// shard reach back; between windows are `stride` elements of x.
void turnHalos(ShardingRule &adjoint, const ShardingRule &forward,
               const Shape &x, const Shape &y);

/// Of select_and_scatter with its forward operator's halos: what windows read
/// beyond the shard they also may write, and send it back.
void returnHalos(ShardingRule &rule);

/// The adjoint of a padded window maximum or sum in a train step, with the pads
/// and slices around it, becomes one operator like the forward one.
void absorbPadding(OpGraph &graph);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_POOLADJOINTS_H
