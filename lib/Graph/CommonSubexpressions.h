//===- CommonSubexpressions.h - Equal operators once ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_COMMONSUBEXPRESSIONS_H
#define PLANNER_LIB_GRAPH_COMMONSUBEXPRESSIONS_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Makes operators read the results of the first of those that are equal; the
/// order is a topological one. By TensorId, the tensor that takes its place.
/// Operators that nothing reads any more stay, and uses are not set anew.
std::vector<TensorId> replaceEqual(OpGraph &graph,
                                   const std::vector<OpId> &order);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_COMMONSUBEXPRESSIONS_H
