//===- MoreLayers.h - A graph of more layers from some of few ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_MORELAYERS_H
#define PLANNER_LIB_GRAPH_MORELAYERS_H

#include "planner/Graph/OpGraph.h"
#include <array>

namespace planner {

/// Of a model with some layers, one more, and two more.
using GrowingGraphs = std::array<OpGraph, 3>;

/// Whether all of a graph is in records (Records.h): no loops, no shardings.
bool isOfRecords(const OpGraph &graph);

/// What else there is of such a graph.
OpGraph withoutRecords(const OpGraph &graph);

/// Whether two graphs of records are the same, down to names and places.
bool isSameGraph(const OpGraph &a, const OpGraph &b);

/// The graph with `more` layers more than the first one; nothing if the graphs
/// do not tell what it is: one is not of records, or they do not grow by the
/// same with each layer.
std::optional<OpGraph> withMoreLayers(const GrowingGraphs &graphs,
                                      int64_t more);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_MORELAYERS_H
