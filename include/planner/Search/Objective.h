//===- Objective.h - Plans with least time, memory or cost ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Searches that are made of joint searches: with ever less memory, and on fewer
// devices than there are (docs/search-objectives.md, "Objectives").
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_OBJECTIVE_H
#define PLANNER_SEARCH_OBJECTIVE_H

#include "planner/Search/Search.h"

namespace planner {

struct ObjectiveRequest {
  const OpGraph &graph;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  /// Of a joint search on all devices, in whatever formats.
  SearchOptions options;
  Objective objective = Objective::Time;
  /// Whether a plan may leave devices idle. One for least cost always may, one
  /// for least memory needs them all.
  bool mayIdle = false;
};

struct ObjectiveResult {
  SearchResult search;
  /// That the plan uses; of a cluster with parts, of each of them.
  int64_t devices = 1;
  std::vector<int64_t> parts;
  ObjectiveClaim claim;
};

/// The plan with least of the objective. Fails like jointSearch() on all
/// devices where none fits. For cost the cluster must say what a device costs.
Expected<ObjectiveResult> searchObjective(const ObjectiveRequest &request);

/// Numbers of devices on which a plan is likely to run well, the most first:
/// all of them; their divisors; powers of two; and as many whole nodes as a
/// divisor of the batch.
std::vector<int64_t> deviceCounts(const OpGraph &graph,
                                  const ClusterSpec &cluster, int64_t devices);

/// Fails, naming the field and how to give it, if the cluster has no price.
Expected<void> checkPrice(const ClusterSpec &cluster);

} // namespace planner

#endif // PLANNER_SEARCH_OBJECTIVE_H
