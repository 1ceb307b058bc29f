//===- PartStrategy.cpp - Stages on clusters of several kinds -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PartStrategy.h"
#include <algorithm>

namespace planner {

std::vector<std::vector<PartRun>>
partOrders(const ClusterSpec &cluster, int64_t stages, int64_t stageDevices) {
  constexpr size_t kAllOrders = 3;
  std::vector<PartRun> runs;
  int64_t count = 0;
  for (size_t k = 0; k < cluster.parts.size(); ++k) {
    const int64_t devices = cluster.parts[k]->devices;
    if (devices % stageDevices != 0)
      return {};
    runs.push_back({k, devices / stageDevices});
    count += runs.back().stages;
  }
  if (runs.empty() || count != stages)
    return {};
  const auto isBefore = [](const PartRun &a, const PartRun &b) {
    return a.part < b.part;
  };
  std::vector<std::vector<PartRun>> orders;
  if (runs.size() > kAllOrders)
    return {runs, {runs.rbegin(), runs.rend()}};
  do
    orders.push_back(runs);
  while (std::next_permutation(runs.begin(), runs.end(), isBefore));
  return orders;
}

Expected<StagedPrediction> predictOnParts(const StagedStrategy &strategy,
                                          int64_t memoryLimit) {
  const ClusterSpec &cluster = strategy.model.cluster();
  if (cluster.parts.empty())
    return predictStages(strategy, memoryLimit);
  const auto orders = partOrders(cluster, strategy.pipeline.stages,
                                 strategy.model.mesh().devices());
  if (orders.empty()) {
    Expected<StagedPrediction> alike = predictStages(strategy, memoryLimit);
    if (alike)
      alike->warnings.push_back(
          "stages of " + std::to_string(strategy.model.mesh().devices()) +
          " devices do not lie inside the cluster's parts: all devices count "
          "as the slowest of " +
          cluster.device.name + ", with the least memory");
    return alike;
  }
  std::optional<Expected<StagedPrediction>> best;
  for (const std::vector<PartRun> &order : orders) {
    StagedStrategy own = strategy;
    own.pipeline.parts = order;
    Expected<StagedPrediction> found = predictStages(own, memoryLimit);
    const auto rank = [](const Expected<StagedPrediction> &p) {
      return std::pair(!p->prediction.fits, p->prediction.stepTime);
    };
    if (!best || (found && (!*best || rank(found) < rank(*best))))
      best = std::move(found);
  }
  return std::move(*best);
}

} // namespace planner
