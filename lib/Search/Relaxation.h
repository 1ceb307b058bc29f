//===- Relaxation.h - What would fit where nothing does ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_RELAXATION_H
#define PLANNER_LIB_SEARCH_RELAXATION_H

#include "planner/Search/Search.h"

namespace planner {

/// The search that found nothing.
struct FailedSearch {
  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  const SearchOptions &options;
};

/// Adds to the error of a search for a model that may have stages: what the
/// strategy with the least memory lacks, on which stage, at which operator and
/// moment; and changes with which a strategy was found that fits, each with its
/// step time, those that cost least first (docs/search-objectives.md,
/// "When nothing fits"). Says nothing of other models.
void explainNothingFits(Diagnostic &error, const FailedSearch &failed);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_RELAXATION_H
