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

std::vector<std::vector<size_t>> partOrders(const ClusterSpec &cluster) {
  constexpr size_t kAllOrders = 3;
  std::vector<size_t> parts(cluster.parts.size());
  std::iota(parts.begin(), parts.end(), 0);
  std::vector<std::vector<size_t>> orders;
  if (parts.size() > kAllOrders)
    return {parts, {parts.rbegin(), parts.rend()}};
  do
    orders.push_back(parts);
  while (std::next_permutation(parts.begin(), parts.end()));
  return orders;
}

/// What each part runs, if `stagesOn` of its devices says how many of the next
/// stages fill these; nothing if they do not.
template <typename StagesOn>
static std::vector<std::vector<PartRun>>
runsInOrders(const ClusterSpec &cluster, int64_t stages, StagesOn stagesOn) {
  std::vector<std::vector<PartRun>> list;
  for (const std::vector<size_t> &order : partOrders(cluster)) {
    std::vector<PartRun> runs;
    int64_t next = 0;
    for (const size_t part : order) {
      const std::optional<int64_t> own =
          stagesOn(next, cluster.parts[part]->devices);
      if (!own)
        break;
      runs.push_back({part, *own});
      next += *own;
    }
    if (!runs.empty() && runs.size() == order.size() && next == stages)
      list.push_back(std::move(runs));
  }
  return list;
}

std::vector<std::vector<PartRun>>
partOrders(const ClusterSpec &cluster, int64_t stages, int64_t stageDevices) {
  return runsInOrders(cluster, stages, [&](int64_t, int64_t devices) {
    return devices % stageDevices == 0 ? std::optional(devices / stageDevices)
                                       : std::nullopt;
  });
}

std::vector<std::vector<PartRun>>
partOrders(const ClusterSpec &cluster,
           const std::vector<int64_t> &stageDevices) {
  const auto stages = static_cast<int64_t>(stageDevices.size());
  return runsInOrders(
      cluster, stages,
      [&](int64_t next, int64_t devices) -> std::optional<int64_t> {
        int64_t count = 0;
        for (; devices > 0 && next + count < stages; ++count)
          devices -= stageDevices[static_cast<size_t>(next + count)];
        return devices == 0 ? std::optional(count) : std::nullopt;
      });
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
  if (!own || shape.stages > 1 || shape.isPlain() || shape.offload.any() ||
      shape.zeroLayers > 0 || shape.microBatchSamples % dp != 0)
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
  if (!own || point.stages > 1 || point.zeroLayers > 0 ||
      point.microBatches * point.dp % *own != 0)
    return std::nullopt;
  StagePoint replica = point;
  replica.dp = *own;
  replica.microBatches = point.microBatches * point.dp / *own;
  return replica;
}

/// Each part with micro-batches of its own.
template <typename Predict>
static Expected<std::optional<StagedPrediction>>
predictSplit(const StagedStrategy &strategy, Predict predict) {
  Expected<std::vector<PartRun>> runs = splitBatch(strategy);
  if (!runs)
    return runs.takeError();
  StagedStrategy own = strategy;
  own.pipeline.parts = std::move(*runs);
  return predict(own);
}

/// Nothing if it is slower, in any order of parts.
static Expected<std::optional<StagedPrediction>>
predictAnyOrder(const StagedStrategy &strategy, int64_t memoryLimit,
                std::optional<Seconds> most) {
  const ClusterSpec &cluster = strategy.model.cluster();
  const PipelineShape &shape = strategy.pipeline;
  const int64_t devices = strategy.model.mesh().devices();
  const auto predict = [&](const StagedStrategy &own) {
    if (most)
      return predictFaster(own, memoryLimit, *most);
    Expected<StagedPrediction> found = predictStages(own, memoryLimit);
    return found ? Expected(std::optional(std::move(*found)))
                 : found.takeError();
  };
  if (cluster.parts.empty())
    return predict(strategy);
  if (shape.stages == 1)
    return devices == cluster.devices ? predict(strategy)
                                      : predictSplit(strategy, predict);
  std::vector<int64_t> ofStages;
  for (const size_t mesh : shape.meshes)
    ofStages.push_back(strategy.onMesh(mesh).model->mesh().devices());
  const auto orders = shape.meshes.empty()
                          ? partOrders(cluster, shape.stages, devices)
                          : partOrders(cluster, ofStages);
  if (orders.empty()) {
    auto alike = predict(strategy);
    if (alike && *alike)
      (*alike)->warnings.push_back(
          "stages of " + std::to_string(devices) +
          " devices do not lie inside the cluster's parts: all devices count "
          "as the slowest of " +
          cluster.device.name + ", with the least memory");
    return alike;
  }
  std::optional<StagedPrediction> best;
  std::optional<Diagnostic> error;
  StagedStrategy own = strategy;
  if (!own.runs)
    own.runs = makeRunsOnParts();
  for (const std::vector<PartRun> &order : orders) {
    own.pipeline.parts = order;
    auto found = predict(own);
    const auto rank = [](const StagedPrediction &p) {
      return std::pair(!p.prediction.fits, p.prediction.stepTime);
    };
    if (!found)
      error = found.takeError();
    else if (*found && (!best || rank(**found) < rank(*best)))
      best = std::move(*found);
  }
  if (!best && error)
    return std::move(*error);
  return best;
}

Expected<StagedPrediction> predictOnParts(const StagedStrategy &strategy,
                                          int64_t memoryLimit) {
  auto found = predictAnyOrder(strategy, memoryLimit, std::nullopt);
  if (!found)
    return found.takeError();
  return std::move(**found);
}

Expected<std::optional<StagedPrediction>>
predictFasterOnParts(const StagedStrategy &strategy, int64_t memoryLimit,
                     Seconds most) {
  return predictAnyOrder(strategy, memoryLimit, most);
}

} // namespace planner
