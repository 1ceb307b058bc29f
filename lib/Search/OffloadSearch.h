//===- OffloadSearch.h - Strategies that use the memory of hosts *- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_OFFLOADSEARCH_H
#define PLANNER_LIB_SEARCH_OFFLOADSEARCH_H

#include "planner/Search/Search.h"

namespace planner {

/// What a search may keep on hosts: what is fixed, or all that the stack has;
/// nothing where it is forbidden, fixed to none, the cluster says nothing of
/// its hosts, or the model has no staged strategies.
std::vector<OffloadChoice> offloadChoices(const OpGraph &graph,
                                          const ClusterSpec &cluster,
                                          const StackSpec &stack,
                                          const StrategySpec &fix);

/// The fastest staged strategy that keeps one of `choices` on hosts
/// (docs/search.md, "Offload"). Fails with Status::NothingFits if none fits.
Expected<SearchResult> searchOffload(const OpGraph &graph,
                                     const ClusterSpec &cluster,
                                     const StackSpec &stack,
                                     const SearchOptions &options,
                                     std::vector<OffloadChoice> choices);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_OFFLOADSEARCH_H
