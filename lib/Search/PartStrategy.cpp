//===- PartStrategy.cpp - Stages on clusters of several kinds -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PartStrategy.h"
#include "planner/Plan/PartBatch.h"
#include <algorithm>
#include <numeric>

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

/// Data-parallel devices of the largest replica that is inside each part.
static std::optional<int64_t> replicaData(const ClusterSpec &cluster,
                                          int64_t others) {
  int64_t together = 0;
  for (const auto &part : cluster.parts)
    together = std::gcd(together, part->devices);
  if (together == 0 || together % others != 0)
    return std::nullopt;
  return together / others;
}

std::optional<StageStrategy> replicaOf(const ClusterSpec &cluster,
                                       const StageStrategy &strategy) {
  const int64_t dp = strategy.inner.dp.value_or(1);
  const int64_t others = strategy.stageDevices / dp;
  const PipelineShape &shape = strategy.pipeline;
  const std::optional<int64_t> own = replicaData(cluster, others);
  if (!own || shape.stages > 1 || shape.isPlain() ||
      shape.microBatchSamples % dp != 0)
    return std::nullopt;
  StageStrategy replica = strategy;
  replica.inner.dp = own;
  replica.stageDevices = others * *own;
  const int64_t samples =
      saturatingMul(shape.microBatches, shape.microBatchSamples);
  replica.pipeline.microBatchSamples = shape.microBatchSamples / dp * *own;
  if (samples % replica.pipeline.microBatchSamples != 0)
    return std::nullopt;
  replica.pipeline.microBatches = samples / replica.pipeline.microBatchSamples;
  return replica;
}

std::optional<StagePoint> replicaOf(const ClusterSpec &cluster,
                                    const StagePoint &point) {
  const std::optional<int64_t> own =
      replicaData(cluster, point.stageDevices() / point.dp);
  if (!own || point.stages > 1 || point.microBatches * point.dp % *own != 0)
    return std::nullopt;
  StagePoint replica = point;
  replica.dp = *own;
  replica.microBatches = point.microBatches * point.dp / *own;
  return replica;
}

/// Each part with micro-batches of its own.
static Expected<StagedPrediction> predictSplit(const StagedStrategy &strategy,
                                               int64_t memoryLimit) {
  Expected<std::vector<PartRun>> runs = splitBatch(strategy);
  if (!runs)
    return runs.takeError();
  StagedStrategy own = strategy;
  own.pipeline.parts = std::move(*runs);
  return predictStages(own, memoryLimit);
}

Expected<StagedPrediction> predictOnParts(const StagedStrategy &strategy,
                                          int64_t memoryLimit) {
  const ClusterSpec &cluster = strategy.model.cluster();
  if (cluster.parts.empty())
    return predictStages(strategy, memoryLimit);
  const bool isWhole = strategy.model.mesh().devices() == cluster.devices;
  if (strategy.pipeline.stages == 1)
    return isWhole ? predictStages(strategy, memoryLimit)
                   : predictSplit(strategy, memoryLimit);
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
