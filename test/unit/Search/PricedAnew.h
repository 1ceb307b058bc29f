//===- PricedAnew.h - What was found, priced again --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_PRICEDANEW_H
#define PLANNER_TEST_UNIT_SEARCH_PRICEDANEW_H

#include "planner/Plan/Pipeline.h"
#include "planner/Search/Search.h"

namespace planner::test {

/// The step in seconds, from the assignment alone; -1 if it is none.
inline double stepAnew(const SearchResult &found, const OpGraph &graph,
                       const ClusterSpec &cluster, const StackSpec &stack,
                       int64_t memoryLimit = 0) {
  Plan plan;
  plan.inputs.memoryLimit = memoryLimit;
  plan.stages = {found.stage};
  for (const Stage &other : found.otherMeshes)
    plan.stages.push_back(other);
  plan.prediction.pipeline = found.prediction.pipeline;
  const auto micro = MicroBatchGraph::make(graph, plan.prediction.pipeline);
  if (!micro || !pricePlan(plan, graph, micro->get(), cluster, stack))
    return -1;
  return plan.prediction.stepTime.value;
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_PRICEDANEW_H
