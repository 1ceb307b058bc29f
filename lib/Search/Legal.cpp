//===- Legal.cpp - Which strategies are legal -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Legal.h"
#include "StageMeshes.h"
#include "planner/Cost/Stages.h"
#include "planner/Cost/StateLayers.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>

namespace planner {

namespace {

/// Heads of keys and values of an attention: what all three of its operands and
/// its result have in common beside batch and sequence.
int64_t keyHeads(const OpGraph &graph, const Op &op) {
  const auto occurs = [](const TensorMap &map, FactorId factor) {
    return std::any_of(map.begin(), map.end(), [&](const DimFactors &dim) {
      return std::find(dim.begin(), dim.end(), factor) != dim.end();
    });
  };
  int64_t heads = 1;
  for (size_t f = 0; f < op.rule->factors.size(); ++f) {
    const Factor &factor = op.rule->factors[f];
    const auto id = static_cast<FactorId>(f);
    const DimClassKind kind = factor.dimClass < graph.dimClasses.size()
                                  ? graph.dimClasses[factor.dimClass].kind
                                  : DimClassKind::Other;
    if (factor.kind != FactorKind::NeedReplication &&
        kind != DimClassKind::Batch && kind != DimClassKind::Sequence &&
        occurs(op.rule->operands[0], id) && occurs(op.rule->operands[1], id) &&
        occurs(op.rule->operands[2], id) && occurs(op.rule->results[0], id))
      heads *= factor.size;
  }
  return heads;
}

std::string entry(std::string_view key, int64_t value) {
  return std::string(key) + "=" + std::to_string(value);
}

Diagnostic indivisible(std::string_view key, int64_t parts, int64_t whole,
                       std::string_view what) {
  return makeError("strategy: " + entry(key, parts) +
                   " does not divide the model's " + std::to_string(whole) +
                   " " + std::string(what));
}

} // namespace

LegalStrategies::LegalStrategies(const OpGraph &g, const ClusterSpec &c,
                                 const StackSpec &s, int64_t n)
    : graph(g), cluster(c), stack(s), devices(n) {
  if (Expected<std::optional<Mesh>> given =
          meshOfConstraints(graph, cluster, devices);
      !given || *given)
    shardings = makeError("the strategy names a mesh, and the model has "
                          "shardings of its own",
                          {}, "drop the shardings with --ignore-shardings");
  for (const Op &op : graph.ops) {
    if (op.kind != OpKind::Attention || !op.attention ||
        op.operands.size() < 3 || op.results.empty())
      continue;
    const int64_t keys = keyHeads(graph, op);
    const std::pair both(
        keys,
        saturatingMul(keys, std::max<int64_t>(op.attention->queryGroups, 1)));
    if (std::find(heads.begin(), heads.end(), both) == heads.end())
      heads.push_back(both);
  }
}

const OpGraph *LegalStrategies::graphOf(const StrategySpec &spec) const {
  if (!spec.globalBatch ||
      dimClassSize(graph, DimClassKind::Batch) == spec.globalBatch)
    return &graph;
  const auto [known, isNew] = resized.try_emplace(*spec.globalBatch);
  if (isNew) {
    OpGraph copy = graph;
    if (resizeDimClass(copy, DimClassKind::Batch, *spec.globalBatch))
      known->second = std::move(copy);
  }
  return known->second ? &*known->second : nullptr;
}

const LayerLine &LegalStrategies::layers() const {
  if (!line)
    line = findLayers(CostModel(graph, cluster, stack, Mesh()));
  return *line;
}

Expected<void> LegalStrategies::checkLayers(int64_t chunks) const {
  if (chunks <= 1)
    return {};
  return checkCuts(layers(), static_cast<size_t>(chunks));
}

/// What a degree splits divides.
Expected<void> LegalStrategies::checkDegrees(const StrategySpec &spec,
                                             const OpGraph &model) const {
  const int64_t tp = spec.tp.value_or(1);
  if (stack.features.tensor == StackFeatures::Tensor::ColumnRow && tp > 1)
    for (const auto &[keys, queries] : heads) {
      if (queries % tp != 0)
        return indivisible("tp", tp, queries, "attention heads");
      if (keys % tp != 0)
        return indivisible("tp", tp, keys, "key/value heads");
    }
  for (auto [key, parts, kind, what] :
       {std::tuple{"cp", spec.cp, DimClassKind::Sequence, "sequence positions"},
        std::tuple{"ep", spec.ep, DimClassKind::Expert, "experts"}}) {
    if (parts.value_or(1) == 1)
      continue;
    const std::optional<int64_t> whole = dimClassSize(model, kind);
    if (!whole)
      return makeError("strategy: " + entry(key, *parts) +
                       ": the model has no " + what);
    if (*whole % *parts != 0)
      return indivisible(key, *parts, *whole, what);
  }
  return {};
}

/// Of a step of one micro-batch on one stage; otherwise stageStrategy() says.
static Expected<void> checkSamples(const StrategySpec &inner,
                                   const OpGraph &model) {
  const int64_t dp = inner.dp.value_or(1), samples = samplesAtOnce(model);
  if (dp == 1)
    return {};
  if (!dimClassSize(model, DimClassKind::Batch))
    return makeError("strategy: " + entry("dp", dp) +
                     ": the model has no batch dimension");
  if (samples % dp != 0)
    return makeError("strategy: " + entry("dp", dp) + " does not divide " +
                     (model.microBatches > 1 ? "the micro-batch of "
                                             : "the global batch of ") +
                     std::to_string(samples));
  return {};
}

/// The axes have sizes, and lie along the links of a stage.
Expected<void> LegalStrategies::checkMesh(const StageStrategy &staged) const {
  StrategySpec inner = staged.inner;
  if (!inner.namesMesh())
    return makeError(
        "strategy: expected the size of an axis, got none", {},
        "say dp, tp, cp or ep, as in dp=" + std::to_string(devices) +
            "; planner MODEL searches for the best");
  Expected<Mesh> mesh = meshForStrategy(cluster, staged.stageDevices, inner);
  if (!mesh)
    return mesh.takeError();
  return {};
}

/// Of each stage by itself, as if all were like it; then of all together.
std::vector<Diagnostic>
LegalStrategies::errorsOfStages(const StrategySpec &spec) const {
  std::vector<StageDegrees> known;
  for (size_t s = 0; s < spec.stageDegrees.size(); ++s) {
    const StageDegrees &own = spec.stageDegrees[s];
    if (std::find(known.begin(), known.end(), own) != known.end())
      continue;
    known.push_back(own);
    const LegalStrategies alike(
        graph, cluster, stack,
        saturatingMul(own.devices(),
                      static_cast<int64_t>(spec.stageDegrees.size())));
    if (auto list = alike.errors(strategyOfStage(spec, s)); !list.empty())
      return list;
  }
  auto meshes = stageMeshes(spec, graph, stack, cluster, devices);
  return meshes ? std::vector<Diagnostic>{}
                : std::vector<Diagnostic>{meshes.takeError()};
}

std::vector<Diagnostic>
LegalStrategies::errors(const StrategySpec &spec) const {
  if (!spec.stageDegrees.empty())
    return errorsOfStages(spec);
  std::vector<Diagnostic> list;
  const auto note = [&](Expected<void> ok) {
    if (!ok)
      list.push_back(ok.takeError());
  };
  if (shardings)
    return {*shardings};
  const OpGraph *model = graphOf(spec);
  if (!model) {
    note(makeError("strategy: " + entry("gbs", *spec.globalBatch) +
                   ": the model cannot be resized to this batch"));
    return list;
  }
  Expected<StageStrategy> staged = stageStrategy(spec, *model, stack, devices);
  if (!staged) {
    list.push_back(staged.takeError());
  } else {
    note(checkOffload(staged->pipeline.offload, cluster, stack));
    note(checkAlike(spec, cluster));
    note(checkStrategy(staged->inner, *model, stack, staged->stageDevices));
    if (list.empty())
      note(checkMesh(*staged));
    const PipelineShape &shape = staged->pipeline;
    const bool isOnePass = shape.stages == 1 && shape.microBatches == 1;
    if (list.empty() && isOnePass &&
        (staged->isPlain() || !dimClassSize(*model, DimClassKind::Batch)))
      note(checkSamples(staged->inner, *model));
    note(checkLayers(staged->pipeline.chunks()));
    if (const int64_t count = staged->pipeline.zeroLayers; count > 0)
      note(checkZeroLayers(*model, layers(), staged->pipeline.layerChunks(),
                           count));
  }
  note(checkDegrees(spec, *model));
  return list;
}

} // namespace planner
