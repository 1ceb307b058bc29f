//===- FewerLayers.h - The layers of a model, and less of them --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_FEWERLAYERS_H
#define PLANNER_LIB_GRAPH_FEWERLAYERS_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Operators in a row, each so many after its like. A layer may begin anywhere
/// in what the module says is one.
struct LayerRun {
  OpId first = 0;
  uint32_t size = 0;
  size_t layers = 0;
};

/// The longest run of an imported graph, if it has so many layers, that differ
/// in nothing but numbers, and in these by the same from layer to layer.
std::optional<LayerRun> findLayerRun(const OpGraph &graph, size_t least);

/// An imported graph with only the first `layers` of the run's; nothing if what
/// comes after them reads any but the last.
std::optional<OpGraph> withFewerLayers(const OpGraph &graph,
                                       const LayerRun &run, size_t layers);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_FEWERLAYERS_H
