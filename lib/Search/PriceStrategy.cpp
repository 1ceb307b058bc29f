//===- PriceStrategy.cpp - What one given strategy costs ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageStrategy.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Legal.h"
#include "planner/Strategy/TensorPattern.h"

namespace planner {

/// What the strategy leaves open is resolved on the mesh of one stage, for the
/// samples of one micro-batch.
static Expected<SearchResult> solveStage(const OpGraph &graph,
                                         const ClusterSpec &cluster,
                                         const StackSpec &stack,
                                         const StageStrategy &strategy,
                                         int64_t memoryLimit) {
  SearchOptions options;
  options.memoryLimit = memoryLimit;
  options.devices = strategy.stageDevices;
  options.fix = strategy.inner;
  if (stack.features.tensor == StackFeatures::Tensor::ColumnRow &&
      strategy.inner.tp.value_or(1) > 1) {
    options.fix.pattern =
        std::make_shared<const TensorPattern>(tensorPattern(graph));
    // Norms and residuals are whole on each device of a stack that cannot split
    // them by sequence.
    if (!stack.features.sequence && !options.fix.sp)
      options.fix.sp = false;
  }
  options.baselines = false;
  options.ignoreMemory = true;
  return search(graph, cluster, stack, options);
}

/// Tensor parallelism that leaves the innermost link level, which is legal.
static void warnOfFarTensors(SearchResult &result, const StrategySpec &spec,
                             const ClusterSpec &cluster,
                             const LegalStrategies &legal) {
  if (spec.tp.value_or(1) == 1 || cluster.levels.size() < 2)
    return;
  for (const MeshAxis &axis : result.stage.mesh.axes)
    if (axis.name.starts_with("tp") && axis.level > 0) {
      const double share =
          result.prediction.communication.tensor / result.prediction.stepTime;
      result.warnings.push_back(
          "tp=" + std::to_string(*spec.tp) + " spans " +
          cluster.levels[axis.level].name + ": " +
          formatSeconds(result.prediction.communication.tensor) +
          " of tensor-parallel communication a step, " +
          std::to_string(static_cast<int>(share * 100)) + "% of it" +
          nearestText(spec, legal.nearestInside(spec),
                      "; nearest legal inside " + cluster.levels[0].name));
      return;
    }
}

static Expected<SearchResult> priceStaged(const OpGraph &graph,
                                          const ClusterSpec &cluster,
                                          const StackSpec &stack,
                                          const StageStrategy &strategy,
                                          int64_t memoryLimit) {
  const PipelineShape &shape = strategy.pipeline;
  Expected<MicroBatchGraph> micro = MicroBatchGraph::make(graph, shape);
  if (!micro)
    return micro.takeError();
  Expected<SearchResult> found =
      solveStage(micro->get(), cluster, stack, strategy, memoryLimit);
  if (!found)
    return found;
  const CostModel model(micro->get(), cluster, stack, found->stage.mesh);
  Expected<StagedPrediction> staged = predictStages(
      {model, found->stage.assignment, found->stage.priced, graph, shape},
      memoryLimit);
  if (!staged)
    return staged.takeError();
  found->prediction = std::move(staged->prediction);
  for (std::string &warning : staged->warnings)
    found->warnings.push_back(std::move(warning));
  return found;
}

Expected<SearchResult> priceStrategy(const OpGraph &graph,
                                     const ClusterSpec &cluster,
                                     const StackSpec &stack,
                                     const StrategySpec &strategy,
                                     int64_t devices, int64_t memoryLimit) {
  const LegalStrategies legal(graph, cluster, stack, devices);
  if (auto refusal = legal.refusal(strategy))
    return std::move(*refusal);
  const Expected<StageStrategy> staged =
      stageStrategy(strategy, graph, stack, devices);
  if (!staged)
    return staged.error();
  Expected<SearchResult> found =
      staged->isPlain()
          ? solveStage(graph, cluster, stack, *staged, memoryLimit)
          : priceStaged(graph, cluster, stack, *staged, memoryLimit);
  if (found)
    warnOfFarTensors(*found, strategy, cluster, legal);
  return found;
}

} // namespace planner
