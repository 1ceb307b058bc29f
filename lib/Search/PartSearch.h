//===- PartSearch.h - Pipelines over parts of a cluster ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_PARTSEARCH_H
#define PLANNER_LIB_SEARCH_PARTSEARCH_H

#include "planner/Search/Search.h"

namespace planner {

/// The best of pipelines whose stages lie inside the parts of a cluster
/// (docs/search-stages.md, "Clusters of several kinds of nodes") and of
/// `alike`, what a search finds that takes all devices to be as slow as the
/// slowest. `empty` says what that search has shown if it found nothing.
Expected<SearchResult>
searchParts(const OpGraph &graph, const ClusterSpec &cluster,
            const StackSpec &stack, const SearchOptions &options,
            Expected<SearchResult> alike, const EmptySearch &empty);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_PARTSEARCH_H
