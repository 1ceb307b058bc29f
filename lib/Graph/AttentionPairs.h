//===- AttentionPairs.h - Both passes of an attention -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_ATTENTIONPAIRS_H
#define PLANNER_LIB_GRAPH_ATTENTIONPAIRS_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Finds, for the backward pass of an attention in a reverse loop, the forward
/// pass in the other loop, and hands output and log-sum-exp from one to the
/// other in stacks.
void pairAttentions(OpGraph &graph);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_ATTENTIONPAIRS_H
