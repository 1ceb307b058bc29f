//===- StageMeshes.cpp - Stages with meshes of their own ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageMeshes.h"
#include "PartStrategy.h"
#include "planner/Plan/Pipeline.h"
#include <algorithm>

namespace planner {

StrategySpec strategyOfStage(const StrategySpec &spec, size_t stage) {
  StrategySpec own = spec;
  const StageDegrees &degrees = spec.stageDegrees[stage];
  own.stageDegrees.clear();
  own.dp = degrees.dp;
  own.tp = degrees.tp;
  own.cp = degrees.cp;
  own.ep = degrees.ep;
  own.microBatch = degrees.microBatch;
  return own;
}

/// Whether stages lie along the links; over the parts of a cluster in some
/// order.
static Expected<void> checkSomewhere(const ClusterSpec &cluster,
                                     PipelineShape shape,
                                     const std::vector<int64_t> &meshDevices) {
  std::vector<int64_t> ofStages;
  for (const size_t mesh : shape.meshes)
    ofStages.push_back(meshDevices[mesh]);
  Expected<void> ok = {};
  for (auto &order : partOrders(cluster, ofStages)) {
    shape.parts = std::move(order);
    if (ok = checkMeshes(cluster, shape, meshDevices); ok)
      return ok;
  }
  return shape.parts.empty() ? checkMeshes(cluster, shape, meshDevices)
                             : std::move(ok);
}

Expected<StageMeshes> stageMeshes(const StrategySpec &spec,
                                  const OpGraph &graph, const StackSpec &stack,
                                  const ClusterSpec &cluster, int64_t devices) {
  if (spec.dpShard)
    return makeError("strategy: dp_shard=" + std::to_string(*spec.dpShard) +
                         ": expected stages with equal meshes",
                     {}, "leave dp_shard out");
  StageMeshes result;
  const auto stages = static_cast<int64_t>(spec.stageDegrees.size());
  std::vector<StageDegrees> known;
  std::vector<int64_t> meshDevices;
  for (size_t s = 0; s < spec.stageDegrees.size(); ++s) {
    const StageDegrees &degrees = spec.stageDegrees[s];
    const auto at = std::find(known.begin(), known.end(), degrees);
    result.pipeline.meshes.push_back(static_cast<size_t>(at - known.begin()));
    if (at != known.end())
      continue;
    Expected<StageStrategy> own =
        stageStrategy(strategyOfStage(spec, s), graph, stack,
                      saturatingMul(degrees.devices(), stages));
    if (!own)
      return own.takeError();
    known.push_back(degrees);
    meshDevices.push_back(degrees.devices());
    result.strategies.push_back(std::move(*own));
  }
  std::vector<size_t> meshes = std::move(result.pipeline.meshes);
  result.pipeline = result.strategies.front().pipeline;
  result.pipeline.meshes = std::move(meshes);
  // Layers are cut by what they take on each mesh, if nobody says how.
  if (result.pipeline.layers.isFree)
    result.pipeline.layers = {};
  ClusterSpec all = cluster;
  all.devices = devices;
  if (auto ok = checkSomewhere(all, result.pipeline, meshDevices); !ok) {
    Diagnostic error = ok.takeError();
    error.message = "strategy: " + error.message;
    return error;
  }
  return result;
}

void setMeshes(SearchResult &result, std::vector<Stage> meshes) {
  result.stage = std::move(meshes.front());
  result.otherMeshes.clear();
  for (size_t m = 1; m < meshes.size(); ++m)
    result.otherMeshes.push_back(std::move(meshes[m]));
}

} // namespace planner
