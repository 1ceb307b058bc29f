//===- FreeMeshes.h - The meshes of strategies without stages ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_FREEMESHES_H
#define PLANNER_LIB_SEARCH_FREEMESHES_H

#include "planner/Search/Search.h"

namespace planner {

/// Axes of the meshes that are solved first.
constexpr unsigned kQuickAxes = 2;

/// Whether a mesh is fixed, or that there are several stages, of which each has
/// one.
bool namesMeshOrStages(const StrategySpec &fix);

/// Meshes of two axes. Where the only one has an axis that the batch cannot be
/// split over, no data parallelism is left on that level. Then it is two axes
/// instead, as even as can be with one of them for the batch.
std::vector<Mesh> usualMeshes(const OpGraph &graph, const ClusterSpec &cluster,
                              int64_t devices);

/// Those that search() goes through, in this order: the model's own, the one
/// that is fixed, or all. `spec` is what is fixed, and is given the roles of
/// their axes and the number of devices that share the samples. Fails if there
/// are none.
Expected<std::vector<Mesh>> searchedMeshes(const OpGraph &graph,
                                           const ClusterSpec &cluster,
                                           const SearchOptions &options,
                                           StrategySpec &spec);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_FREEMESHES_H
