//===- PointPricer.cpp - What a point of the outer space takes ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PointPricer.h"
#include "StageStrategy.h"
#include <algorithm>

namespace planner {

LayerLine layersOf(const OpGraph &graph, const ClusterSpec &cluster,
                   const StackSpec &stack) {
  return findLayers(CostModel(graph, cluster, stack, Mesh{}));
}

PointPricer::PointPricer(const OpGraph &g, const ClusterSpec &c,
                         const StackSpec &s, const SearchOptions &o)
    : graph(g), cluster(c), stack(s), options(o) {
  LayerLine line = layersOf(graph, cluster, stack);
  MemoryFloors memory(graph, line, stack);
  variants[graph.recompute] = std::make_unique<ModelVariant>(
      ModelVariant{&graph, nullptr, std::move(line), memory});
}

Expected<const ModelVariant *> PointPricer::variant(Recompute recompute) {
  const auto known = variants.find(recompute);
  if (known != variants.end())
    return static_cast<const ModelVariant *>(known->second.get());
  Expected<OpGraph> prepared = options.prepare(recompute);
  if (!prepared)
    return prepared.takeError();
  std::unique_ptr<ModelVariant> &entry = variants[recompute];
  if (prepared->recompute == recompute) {
    auto owned = std::make_shared<const OpGraph>(std::move(*prepared));
    LayerLine line = layersOf(*owned, cluster, stack);
    MemoryFloors memory(*owned, line, stack);
    entry = std::make_unique<ModelVariant>(
        ModelVariant{owned.get(), owned, std::move(line), memory});
  }
  return static_cast<const ModelVariant *>(entry.get());
}

Expected<std::shared_ptr<const MicroGraph>>
PointPricer::micro(Recompute recompute, int64_t samples) {
  std::shared_ptr<const MicroGraph> &entry = micros[{recompute, samples}];
  if (entry)
    return entry;
  Expected<const ModelVariant *> model = variant(recompute);
  if (!model)
    return model.takeError();
  Expected<MicroGraph> made = microGraph(*(*model)->graph, samples);
  if (!made)
    return made.takeError();
  entry = std::make_shared<const MicroGraph>(std::move(*made));
  return entry;
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

namespace {

/// Parameters, gradients and states: what data parallelism may split, too.
bool hasSamples(const OpGraph &graph, const Op &op) {
  return std::any_of(
      op.rule.factors.begin(), op.rule.factors.end(), [&](const Factor &f) {
        const DimClassKind kind = f.dimClass < graph.dimClasses.size()
                                      ? graph.dimClasses[f.dimClass].kind
                                      : DimClassKind::Other;
        return kind == DimClassKind::Batch || kind == DimClassKind::Sequence;
      });
}

/// The part of a span among the layers; all of it in a model without them.
double partInLayers(const LayerLine &line, const LineSpan &span) {
  if (!line.isUniform)
    return 1;
  const double begin = std::max(span.begin, 1.0);
  const double end = std::min(span.end, static_cast<double>(line.layers + 1));
  return std::max(0.0, end - begin) / span.length();
}

/// Counts what data parallelism cannot make smaller, once for each layer.
StepWeights layerWeights(const CostModel &model, const LayerLine &line) {
  const OpGraph &graph = model.graph();
  StepWeights weights;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const bool counts = op.phase != Phase::Optimizer && hasSamples(graph, op);
    weights.ops.push_back(counts ? partInLayers(line, line.ops[id]) : 0);
  }
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    double part = 0;
    if (tensor.producer != kNone && model.service(id) == Service::None &&
        weights.ops[tensor.producer] > 0) {
      part = 1;
      // Where it is made, or where it is needed.
      for (const Use &use : tensor.uses)
        part = std::min(part, weights.ops[use.op]);
      part = std::min(part, weights.ops[tensor.producer]);
    }
    weights.changes.push_back({part, part, 0});
  }
  return weights;
}

/// What the operators before and after the layers take at least.
void addEnds(PassFloors &floors, const CostModel &model, const LayerLine &line,
             const StrategySpec &spec) {
  const OpGraph &graph = model.graph();
  if (!line.isUniform)
    return;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const LineSpan &span = line.ops[id];
    const bool isFirst = span.end <= 1;
    const bool isLast = span.begin >= static_cast<double>(line.layers + 1);
    if ((!isFirst && !isLast) || op.phase == Phase::Optimizer ||
        op.kind == OpKind::Generator || !hasSamples(graph, op))
      continue;
    double least = -1;
    for (const OpConfig &config :
         enumerateConfigs(graph, id, model.mesh(), spec)) {
      const OpCost cost = model.opCost(id, config);
      const double seconds = (cost.compute + cost.communication).value;
      if (least < 0 || seconds < least)
        least = seconds;
    }
    (isFirst ? floors.first : floors.last) +=
        std::max(least, 0.0) * graph.executions(op);
  }
}

} // namespace

Expected<PassFloors> PointPricer::findFloors(const StagePoint &point,
                                             const Mesh &mesh,
                                             const StrategySpec &spec) {
  auto own = micro(point.recompute, point.microBatch * point.ep);
  if (!own)
    return own.takeError();
  Expected<const ModelVariant *> variantOfPoint = variant(point.recompute);
  if (!variantOfPoint)
    return variantOfPoint.takeError();
  const LayerLine &line = (*variantOfPoint)->line;
  const CostModel model((*own)->graph, cluster, stack, mesh);
  const StepWeights weights = layerWeights(model, line);
  InnerOptions inner;
  inner.spec = spec;
  inner.memoryLimit = kSaturated;
  inner.solver = options.solver;
  inner.solver.cancel = options.cancel;
  inner.weights = &weights;
  inner.boundOnly = true;
  Expected<InnerResult> found =
      solveInner(model, weighted((*own)->free, weights), inner);
  if (!found)
    return found.takeError();
  PassFloors floors;
  const double bound = std::max(found->lowerBound.value, 0.0);
  if (line.isUniform)
    floors.layer = bound / static_cast<double>(line.layers);
  else
    floors.first = bound;
  addEnds(floors, model, line, spec);
  return floors;
}

/// Without the axes of data parallelism, on which nothing of a sample is done
/// twice or changed in between.
Expected<PassFloors> PointPricer::floors(const StagePoint &point) {
  StrategySpec spec = strategyOf(point, {}, stack, options.fix);
  Expected<Mesh> whole = meshForStrategy(cluster, point.stageDevices(), spec);
  if (!whole)
    return whole.takeError();
  Mesh mesh;
  std::vector<AxisRole> roles;
  FloorKey key{point.recompute, point.microBatch * point.ep, {}};
  for (size_t a = 0; a < whole->axes.size(); ++a) {
    if (spec.roles[a] == AxisRole::Data)
      continue;
    mesh.axes.push_back(whole->axes[a]);
    roles.push_back(spec.roles[a]);
    key.axes.emplace_back(whole->axes[a].name, whole->axes[a].size,
                          whole->axes[a].level);
  }
  const auto known = knownFloors.find(key);
  if (known != knownFloors.end())
    return known->second;
  spec.roles = std::move(roles);
  spec.zero = 0;
  Expected<PassFloors> found = findFloors(point, mesh, spec);
  if (found)
    knownFloors.emplace(std::move(key), *found);
  return found;
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<SolvedStage>>
PointPricer::findStage(const StagePoint &point) {
  auto own = micro(point.recompute, point.samplesAtOnce());
  if (!own)
    return own.takeError();
  const StrategySpec spec = strategyOf(point, {}, stack, options.fix);
  Expected<const ModelVariant *> model = variant(point.recompute);
  if (!model)
    return model.takeError();
  const OpGraph &whole = *(*model)->graph;
  Expected<StageStrategy> staged =
      stageStrategy(spec, whole, stack, point.stages * point.stageDevices());
  if (!staged)
    return staged.takeError();
  if (auto ok =
          checkStrategy(staged->inner, whole, stack, staged->stageDevices);
      !ok)
    return ok.takeError();
  StageQuestion question;
  question.spec = staged->inner;
  question.microBatches = point.microBatches;
  question.zero = point.zero;
  question.solver = options.solver;
  question.cancel = options.cancel;
  Expected<Mesh> mesh =
      meshForStrategy(cluster, point.stageDevices(), question.spec);
  if (!mesh)
    return mesh.takeError();
  auto result = std::make_unique<SolvedStage>();
  result->micro = *own;
  result->mesh = std::move(*mesh);
  result->model =
      std::make_unique<CostModel>((*own)->graph, cluster, stack, result->mesh);
  Expected<InnerResult> found = solveStage(*result->model, **own, question);
  if (!found)
    return found.takeError();
  if (!found->assignment)
    return std::unique_ptr<SolvedStage>();
  result->assignment = std::move(*found->assignment);
  result->priced = std::move(found->priced);
  return result;
}

Expected<SolvedStage *> PointPricer::solve(const StagePoint &point) {
  const auto known = solved.find(point);
  if (known != solved.end())
    return known->second.get();
  Expected<std::unique_ptr<SolvedStage>> found = findStage(point);
  if (!found)
    return found.takeError();
  return (solved[point] = std::move(*found)).get();
}

Expected<StagedPrediction> PointPricer::price(const StagePoint &point,
                                              const ScheduleChoice &schedule) {
  Expected<SolvedStage *> stage = solve(point);
  if (!stage)
    return stage.takeError();
  Expected<const ModelVariant *> model = variant(point.recompute);
  if (!model)
    return model.takeError();
  const OpGraph &whole = *(*model)->graph;
  const StrategySpec spec = strategyOf(point, schedule, stack, options.fix);
  Expected<StageStrategy> staged =
      stageStrategy(spec, whole, stack, point.stages * point.stageDevices());
  if (!staged)
    return staged.takeError();
  return predictStages({*(*stage)->model, (*stage)->assignment,
                        (*stage)->priced, whole, staged->pipeline},
                       options.memoryLimit);
}

} // namespace planner
