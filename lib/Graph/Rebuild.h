//===- Rebuild.h - Keeping a graph in order after a pass --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_REBUILD_H
#define PLANNER_LIB_GRAPH_REBUILD_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Makes the graph of graph.ops valid again after a pass has appended operators
/// anywhere, changed operands, and marked operators as dead. Reads the
/// operands, results and loops of the operators only: producers and uses are
/// set anew. Drops the operators that no result of the graph depends on, and
/// the tensors that nothing makes or uses; sorts topologically, staying as near
/// as possible to the old order, with loops contiguous; renumbers everything.
/// `dead` may be empty. `place` gives operators another position in the old
/// order than their own; it may be shorter than the operators. Blocks are
/// dropped.
void rebuild(OpGraph &graph, const std::vector<bool> &dead,
             const std::vector<OpId> &place = {});

/// Keeps these operators, in this order, without a second array: they are
/// large.
void keepInOrder(std::vector<Op> &ops, const std::vector<OpId> &order);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_REBUILD_H
