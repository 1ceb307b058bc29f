//===- MeshSearch.h - Pipelines over different meshes -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_MESHSEARCH_H
#define PLANNER_LIB_SEARCH_MESHSEARCH_H

#include "planner/Search/Search.h"

namespace planner {

class PointPricer;

/// Whether a search with these options looks at pipelines whose stages have
/// different meshes.
bool mayHaveMeshes(const OpGraph &graph, const ClusterSpec &cluster,
                   const StackSpec &stack, const SearchOptions &options);

/// Fails where stages are to have different meshes, and cannot.
Expected<void> checkFixedMeshes(const OpGraph &graph,
                                const ClusterSpec &cluster,
                                const StackSpec &stack,
                                const SearchOptions &options);

/// Stages must have different meshes, and with none that were looked at
/// anything fits.
Diagnostic nothingUnlikeFits(const SearchOptions &options);

/// The better one of what a joint search has found and of the best pipeline
/// whose stages have different meshes: for each number of samples at once, the
/// one that cutForMeshes() finds, what each mesh takes being its strategy of
/// least work. `pricer` is the joint search's, `empty` of one that has found
/// nothing.
Expected<SearchResult>
searchMeshes(const OpGraph &graph, const ClusterSpec &cluster,
             const StackSpec &stack, const SearchOptions &options,
             PointPricer &pricer, Expected<SearchResult> alike,
             const EmptySearch &empty);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_MESHSEARCH_H
