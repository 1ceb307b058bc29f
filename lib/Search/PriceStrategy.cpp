//===- PriceStrategy.cpp - What one given strategy costs ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "PartStrategy.h"
#include "StageMeshes.h"
#include "StageSolve.h"
#include "StageStrategy.h"
#include "planner/Cost/StateLayers.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Legal.h"
#include "planner/Strategy/TensorPattern.h"

namespace planner {

/// What the stack makes of what the strategy does not say: tensor-parallel axes
/// split column-row pairs if it has these, and norms and residuals are whole on
/// each device if it cannot split them by sequence.
static StrategySpec withPattern(StrategySpec spec, const OpGraph &graph,
                                const StackSpec &stack) {
  if (spec.tp.value_or(1) == 1)
    return spec;
  if (stack.features.tensor == StackFeatures::Tensor::ColumnRow)
    spec.pattern = std::make_shared<const TensorPattern>(tensorPattern(graph));
  if (!stack.features.sequence && !spec.sp)
    spec.sp = false;
  return spec;
}

static Expected<SearchResult> pricePlain(const OpGraph &graph,
                                         const ClusterSpec &cluster,
                                         const StackSpec &stack,
                                         const StageStrategy &strategy,
                                         int64_t memoryLimit) {
  SearchOptions options;
  options.memoryLimit = memoryLimit;
  options.devices = strategy.stageDevices;
  options.fix = withPattern(strategy.inner, graph, stack);
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

namespace {

/// A strategy on the mesh of one stage.
struct SolvedMesh {
  std::unique_ptr<CostModel> model;
  InnerResult solved;

  Stage take() {
    return {model->mesh(), std::move(*solved.assignment),
            std::move(solved.priced)};
  }
};

} // namespace

/// What the strategy leaves open is resolved by `spec`, for the samples of one
/// micro-batch.
static Expected<SolvedMesh> solveMesh(const OpGraph &micro,
                                      const ClusterSpec &cluster,
                                      const StackSpec &stack,
                                      const StageStrategy &strategy,
                                      StrategySpec spec) {
  const PipelineShape &shape = strategy.pipeline;
  StageQuestion question;
  question.spec = std::move(spec);
  question.microBatches = shape.microBatches;
  question.zero = shape.zero;
  Expected<Mesh> mesh =
      meshForStrategy(cluster, strategy.stageDevices, question.spec);
  if (!mesh)
    return mesh.takeError();
  SolvedMesh own{
      std::make_unique<CostModel>(micro, cluster, stack, std::move(*mesh)), {}};
  if (shape.zeroLayers > 0)
    question.spec.gathered = std::make_shared<const ZeroLayers>(zeroLayersOf(
        micro, findLayers(CostModel(micro, cluster, stack, Mesh{})),
        shape.layerChunks(), shape.zeroLayers));
  Expected<InnerResult> solved = solveStage(
      *own.model, StageFolds(micro, question.spec.gathered.get()), question);
  if (!solved)
    return solved.takeError();
  if (!solved->assignment)
    return makeError("no strategy of " + toString(strategy.inner) +
                     " was found");
  own.solved = std::move(*solved);
  return own;
}

/// Each of the meshes by itself, by its own of `specs`.
static Expected<SearchResult>
priceMeshes(const OpGraph &graph, const ClusterSpec &cluster,
            const StackSpec &stack, const StageMeshes &meshes,
            const std::vector<StrategySpec> &specs, int64_t memoryLimit) {
  if (graph.hasConstraints())
    return makeError("the strategy names a mesh, and the model's shardings are "
                     "over another one",
                     {}, "drop the shardings with --ignore-shardings");
  Expected<MicroBatchGraph> micro =
      MicroBatchGraph::make(graph, meshes.pipeline);
  if (!micro)
    return micro.takeError();
  std::vector<SolvedMesh> solved;
  for (size_t m = 0; m < specs.size(); ++m) {
    Expected<SolvedMesh> own =
        solveMesh(micro->get(), cluster, stack, meshes.strategies[m], specs[m]);
    if (!own)
      return own.takeError();
    solved.push_back(std::move(*own));
  }
  std::vector<MeshStrategy> list;
  for (const SolvedMesh &own : solved)
    list.push_back(
        {own.model.get(), &*own.solved.assignment, &own.solved.priced});
  Expected<StagedPrediction> staged =
      predictOnParts(stagedOn(list, graph, meshes.pipeline), memoryLimit);
  if (!staged)
    return staged.takeError();
  SearchResult found;
  found.prediction = std::move(staged->prediction);
  found.warnings = std::move(staged->warnings);
  std::vector<Stage> stages;
  for (SolvedMesh &own : solved)
    stages.push_back(own.take());
  setMeshes(found, std::move(stages));
  return found;
}

/// As the stack splits operators; under one that splits them in any way, along
/// column-row pairs if nothing else fits: that takes less memory.
static Expected<SearchResult> priceForms(const OpGraph &graph,
                                         const ClusterSpec &cluster,
                                         const StackSpec &stack,
                                         const StageStrategy &strategy,
                                         int64_t memoryLimit) {
  StrategySpec spec = withPattern(strategy.inner, graph, stack);
  const StageMeshes one{strategy.pipeline, {strategy}};
  Expected<SearchResult> found =
      priceMeshes(graph, cluster, stack, one, {spec}, memoryLimit);
  if (!found || found->prediction.fits || spec.pattern ||
      spec.tp.value_or(1) == 1)
    return found;
  spec.pattern = std::make_shared<const TensorPattern>(tensorPattern(graph));
  Expected<SearchResult> pairs =
      priceMeshes(graph, cluster, stack, one, {spec}, memoryLimit);
  return pairs && pairs->prediction.fits ? std::move(pairs) : std::move(found);
}

/// On a cluster with parts these may also split the batch by their speeds.
static Expected<SearchResult> priceStaged(const OpGraph &graph,
                                          const ClusterSpec &cluster,
                                          const StackSpec &stack,
                                          const StageStrategy &strategy,
                                          int64_t memoryLimit) {
  Expected<SearchResult> alike =
      priceForms(graph, cluster, stack, strategy, memoryLimit);
  const std::optional<StageStrategy> replica =
      cluster.parts.empty() ? std::nullopt : replicaOf(cluster, strategy);
  if (!alike || !replica)
    return alike;
  Expected<SearchResult> split =
      priceForms(graph, cluster, stack, *replica, memoryLimit);
  const auto rank = [](const SearchResult &found) {
    return std::pair(!found.prediction.fits, found.prediction.stepTime);
  };
  return split && rank(*split) < rank(*alike) ? std::move(split)
                                              : std::move(alike);
}

Expected<SearchResult> priceStrategy(const OpGraph &graph,
                                     const ClusterSpec &cluster,
                                     const StackSpec &stack,
                                     const StrategySpec &strategy,
                                     int64_t devices, int64_t memoryLimit) {
  const LegalStrategies legal(graph, cluster, stack, devices);
  if (auto refusal = legal.refusal(strategy))
    return std::move(*refusal);
  if (!strategy.stageDegrees.empty()) {
    Expected<StageMeshes> meshes =
        stageMeshes(strategy, graph, stack, cluster, devices);
    if (!meshes)
      return meshes.takeError();
    std::vector<StrategySpec> specs;
    for (const StageStrategy &own : meshes->strategies)
      specs.push_back(withPattern(own.inner, graph, stack));
    Expected<SearchResult> found =
        priceMeshes(graph, cluster, stack, *meshes, specs, memoryLimit);
    if (found)
      warnOfUnits(*found, cluster, stack);
    return found;
  }
  const Expected<StageStrategy> staged =
      stageStrategy(strategy, graph, stack, devices);
  if (!staged)
    return staged.error();
  Expected<SearchResult> found =
      staged->isPlain() && staged->pipeline.zeroLayers == 0
          ? pricePlain(graph, cluster, stack, *staged, memoryLimit)
          : priceStaged(graph, cluster, stack, *staged, memoryLimit);
  if (found) {
    warnOfFarTensors(*found, strategy, cluster, legal);
    warnOfUnits(*found, cluster, stack);
  }
  return found;
}

} // namespace planner
