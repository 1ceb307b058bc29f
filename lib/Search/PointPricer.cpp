//===- PointPricer.cpp - What a point of the outer space takes ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PointPricer.h"
#include "EvenCut.h"
#include "StageStrategy.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <limits>

namespace planner {

/// To evaluate a strategy, an operator takes as long as so many costs of the
/// problem that found it.
static constexpr size_t kEntriesPerOp = 32;

LayerLine layersOf(const OpGraph &graph, const ClusterSpec &cluster,
                   const StackSpec &stack) {
  return findLayers(CostModel(graph, cluster, stack, Mesh{}));
}

std::vector<Recompute> recomputesOf(const OpGraph &graph,
                                    const SearchOptions &options) {
  if (options.fix.recompute() || !options.prepare || graph.isTrainStep)
    return {};
  std::vector<Recompute> list;
  if (graph.attention != AttentionForm::Flash &&
      graph.recompute == Recompute::None)
    list.push_back(Recompute::Selective);
  if (graph.recompute != Recompute::Full)
    list.push_back(Recompute::Full);
  return list;
}

PointPricer::PointPricer(const OpGraph &g, const ClusterSpec &c,
                         const StackSpec &s, const SearchOptions &o)
    : graph(g), cluster(c), stack(s), options(o) {}

std::unique_ptr<ModelVariant>
PointPricer::makeVariant(std::shared_ptr<const OpGraph> owned,
                         const OpGraph &model) const {
  LayerLine line = layersOf(model, cluster, stack);
  const MemoryFloors memory(model, line, stack);
  const MoveFloors moves(model, line, cluster, stack);
  const KernelFloors kernels(CostModel(model, cluster, stack, Mesh{}), line);
  const ProductFloors products(model, line, cluster.device, stack);
  return std::make_unique<ModelVariant>(ModelVariant{&model,
                                                     std::move(owned),
                                                     std::move(line),
                                                     memory,
                                                     moves,
                                                     kernels,
                                                     products,
                                                     {},
                                                     {}});
}

const StageFolds &PointPricer::foldsOf(ModelVariant &model) {
  if (!model.folds)
    model.folds = std::make_unique<const StageFolds>(*model.graph);
  return *model.folds;
}

Expected<ModelVariant *> PointPricer::findVariant(Recompute recompute) {
  const auto known = variants.find(recompute);
  if (known != variants.end())
    return known->second.get();
  if (recompute == graph.recompute)
    return (variants[recompute] = makeVariant(nullptr, graph)).get();
  Expected<OpGraph> prepared = options.prepare(recompute);
  if (!prepared)
    return prepared.takeError();
  std::unique_ptr<ModelVariant> &entry = variants[recompute];
  if (prepared->recompute == recompute) {
    auto owned = std::make_shared<const OpGraph>(std::move(*prepared));
    const OpGraph &model = *owned;
    entry = makeVariant(std::move(owned), model);
  }
  return entry.get();
}

Expected<const ModelVariant *> PointPricer::variant(Recompute recompute) {
  Expected<ModelVariant *> found = findVariant(recompute);
  if (!found)
    return found.takeError();
  return static_cast<const ModelVariant *>(*found);
}

Expected<const PointPricer::Micro *> PointPricer::micro(Recompute recompute,
                                                        int64_t samples) {
  Micro &entry = micros[{recompute, samples}];
  if (entry.graph)
    return static_cast<const Micro *>(&entry);
  Expected<const ModelVariant *> model = variant(recompute);
  if (!model)
    return model.takeError();
  auto resized = std::make_shared<OpGraph>(*(*model)->graph);
  if (auto ok = resizeDimClass(*resized, DimClassKind::Batch, samples); !ok)
    return ok.takeError();
  entry.graph = std::move(resized);
  entry.alike =
      std::make_unique<CostModel>(*entry.graph, cluster, stack, Mesh{});
  return static_cast<const Micro *>(&entry);
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

Expected<PointPricer::Placed>
PointPricer::place(const StagePoint &point) const {
  Placed placed;
  placed.spec = strategyOf(point, {}, stack, options.fix);
  Expected<Mesh> mesh =
      meshForStrategy(cluster, point.stageDevices(), placed.spec);
  if (!mesh)
    return mesh.takeError();
  placed.mesh = std::move(*mesh);
  return placed;
}

Expected<StepFloors> PointPricer::moves(const StagePoint &point) {
  Expected<Placed> placed = place(point);
  if (!placed)
    return placed.takeError();
  // Parameters are the same, whatever is computed again.
  Expected<const ModelVariant *> model = variant(graph.recompute);
  if (!model)
    return model.takeError();
  StepFloors floors =
      (*model)->moves.of(point, placed->mesh, placed->spec.roles);
  floors.updates += (*model)->kernels.updates;
  floors.forward = (*model)->products.forward(point);
  return floors;
}

Expected<StepFloors> PointPricer::floorsBesidePasses(const StagePoint &point) {
  Expected<StepFloors> known = moves(point);
  if (!known)
    return known.takeError();
  Expected<const ModelVariant *> model = variant(point.recompute);
  if (!model)
    return model.takeError();
  known->passes += (*model)->kernels.withoutSamples;
  return known;
}

EnoughPasses PointPricer::enoughPasses(const StepFloors &beside,
                                       const Enough &isEnough) {
  if (!isEnough)
    return {};
  return [beside, isEnough](const PassFloors &own) {
    StepFloors whole = beside;
    whole.passes += own;
    return isEnough(whole);
  };
}

Expected<StepFloors> PointPricer::floors(const StagePoint &point,
                                         const Enough &isEnough) {
  Expected<StepFloors> known = floorsBesidePasses(point);
  if (!known)
    return known.takeError();
  Expected<PassFloors> own = passes(point, enoughPasses(*known, isEnough));
  if (!own)
    return own.takeError();
  known->passes += *own;
  return known;
}

/// Of a strategy that computes layers again, what is computed again and the
/// backward pass is one that does not, but for the layout in which a layer
/// hands its result to the next. The forward pass comes on top.
Expected<std::optional<StepFloors>>
PointPricer::floorsOfKept(const StagePoint &point, const PassFloors &again) {
  Expected<Placed> placed = place(point);
  Expected<const ModelVariant *> model = variant(graph.recompute);
  if (!placed || !model)
    return placed ? model.takeError() : placed.takeError();
  const double border =
      (*model)->moves.gatherTime(point, placed->mesh, placed->spec.roles);
  if (point.recompute != Recompute::Full || !(*model)->line.isUniform)
    return std::optional<StepFloors>();
  StagePoint kept = point;
  kept.recompute = graph.recompute;
  Expected<StepFloors> known = floors(kept);
  if (!known)
    return known.takeError();
  known->passes.layer =
      std::max(known->passes.layer + again.layer - border, 0.0);
  return std::optional(*known);
}

/// Without the axes of data parallelism, on which nothing of a sample is done
/// twice or changed in between.
Expected<PointPricer::PassQuestion>
PointPricer::passQuestion(const StagePoint &point) const {
  Expected<Placed> placed = place(point);
  if (!placed)
    return placed.takeError();
  PassQuestion asked;
  PassBounds::Question &question = asked.question;
  question.samples = point.microBatch * point.ep;
  asked.key = {point.recompute, question.samples, {}};
  question.spec = placed->spec;
  question.spec.roles.clear();
  question.spec.zero = 0;
  for (size_t a = 0; a < placed->mesh.axes.size(); ++a) {
    const MeshAxis &axis = placed->mesh.axes[a];
    if (placed->spec.roles[a] == AxisRole::Data)
      continue;
    question.mesh.axes.push_back(axis);
    question.spec.roles.push_back(placed->spec.roles[a]);
    asked.key.axes.emplace_back(axis.name, axis.size, axis.level);
  }
  question.solver = options.solver;
  question.solver.cancel = options.cancel;
  return asked;
}

Expected<PassBounds *> PointPricer::passBounds(const PassQuestion &asked) {
  Expected<ModelVariant *> found = findVariant(asked.key.recompute);
  if (!found)
    return found.takeError();
  ModelVariant &model = **found;
  if (!model.passes)
    model.passes = std::make_unique<PassBounds>(
        *model.graph, model.line, foldsOf(model).free, cluster, stack);
  return model.passes.get();
}

Expected<PassFloors> PointPricer::passes(const StagePoint &point,
                                         const EnoughPasses &isEnough) {
  Expected<PassQuestion> asked = passQuestion(point);
  if (!asked)
    return asked.takeError();
  const auto known = knownFloors.find(asked->key);
  if (known != knownFloors.end() &&
      (!known->second.isCut || (isEnough && isEnough(known->second.floors))))
    return known->second.floors;
  Expected<PassBounds *> bounds = passBounds(*asked);
  if (!bounds)
    return bounds.takeError();
  Expected<PassBounds::Found> bounded =
      (*bounds)->of(asked->question, isEnough, floorsAhead[asked->key]);
  if (!bounded)
    return bounded.takeError();
  entries += bounded->entries;
  if (!bounded->isCut)
    floorsAhead.erase(asked->key);
  knownFloors[std::move(asked->key)] = *bounded;
  return bounded->floors;
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

/// As priceStages() places and counts it.
static StepFloors takenBy(const CostModel &model, const PricedStrategy &priced,
                          const LayerLine &line, int zero) {
  const OpGraph &graph = model.graph();
  AlongLine passes(line), reductions(line), updates(line);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const Seconds each = priced.ops[id].compute + priced.ops[id].communication;
    (op.phase == Phase::Optimizer ? updates : passes)
        .add(line.ops[id], each.value * graph.executions(op));
  }
  for (const PricedChange &change : priced.changes) {
    const bool isGradient = model.service(change.tensor) == Service::Gradient;
    const bool isUpdate = change.phase == Phase::Optimizer;
    const bool isOnce =
        zero < 2 ? isUpdate || isGradient : isUpdate && !change.isGradient;
    const bool isStack = line.stacked[change.tensor];
    AlongLine &sums = !isOnce ? passes : isGradient ? reductions : updates;
    sums.add(isStack || change.before == kNone ? line.tensors[change.tensor]
                                               : line.ops[change.before],
             change.perStep().value);
  }
  StepFloors taken;
  taken.passes = passes.least();
  taken.reductions = reductions.least();
  taken.updates = updates.least();
  return taken;
}

bool PointPricer::prepareStage(const StagePoint &point) {
  Expected<ModelVariant *> model = findVariant(point.recompute);
  if (!model || !*model || !moves(point))
    return false;
  foldsOf(**model);
  return static_cast<bool>(micro(point.recompute, point.samplesAtOnce()));
}

Expected<StageStrategy> PointPricer::stageOf(const StagePoint &point,
                                             const OpGraph &whole) const {
  Expected<StageStrategy> staged =
      stageStrategy(strategyOf(point, {}, stack, options.fix), whole, stack,
                    point.stages * point.stageDevices());
  if (staged)
    if (auto ok =
            checkStrategy(staged->inner, whole, stack, staged->stageDevices);
        !ok)
      return ok.takeError();
  return staged;
}

Expected<bool> PointPricer::takesAsLong(const StagePoint &point,
                                        const ScheduleChoice &schedule,
                                        double seconds) {
  Expected<ModelVariant *> model = findVariant(point.recompute);
  if (!model)
    return model.takeError();
  const LayerLine &line = (*model)->line;
  if (line.isUniform || point.stages == 1 || point.stages > line.length ||
      schedule.schedule > PipelineSchedule::OneForwardOneBackward)
    return false;
  auto own = micro(point.recompute, point.samplesAtOnce());
  Expected<StageStrategy> staged = stageOf(point, *(*model)->graph);
  Expected<StepFloors> known = moves(point);
  Expected<const ModelVariant *> alike = variant(graph.recompute);
  if (!own || !staged || !known || !alike)
    return !own      ? own.takeError()
           : !staged ? staged.takeError()
           : !known  ? known.takeError()
                     : alike.takeError();
  Expected<Mesh> mesh =
      meshForStrategy(cluster, point.stageDevices(), staged->inner);
  if (!mesh)
    return mesh.takeError();
  const std::optional<UnitFloors> units =
      unitFloors(CostModel(*(*own)->alike, *mesh), foldsOf(**model).free, line,
                 staged->inner);
  const std::vector<double> sends = (*alike)->moves.sendsAlong(point);
  if (!units || units->passes.size() != known->reductionsAlong.size())
    return false;
  entries += units->entries;
  const double updates = (known->updates.first + known->updates.last) /
                         static_cast<double>(point.stages);
  return takesLonger(point, schedule.schedule, *units, *known, sends,
                     seconds - updates);
}

Expected<PointPricer::Solving> PointPricer::findStage(const StagePoint &point) {
  auto own = micro(point.recompute, point.samplesAtOnce());
  if (!own)
    return own.takeError();
  Expected<ModelVariant *> model = findVariant(point.recompute);
  if (!model)
    return model.takeError();
  const OpGraph &whole = *(*model)->graph;
  Expected<StageStrategy> staged = stageOf(point, whole);
  if (!staged)
    return staged.takeError();
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
  result->micro = (*own)->graph;
  result->mesh = std::move(*mesh);
  // Its tables of layout changes are megabytes that prices do not ask for.
  const CostModel tables(*(*own)->alike, result->mesh);
  Expected<InnerResult> found = solveStage(tables, foldsOf(**model), question);
  if (!found)
    return found.takeError();
  Solving solving{nullptr, found->entries + kEntriesPerOp * whole.ops.size()};
  if (!found->assignment)
    return solving;
  result->model = std::make_unique<CostModel>(*(*own)->alike, result->mesh);
  result->assignment = std::move(*found->assignment);
  result->priced = std::move(found->priced);
  result->takes =
      takenBy(*result->model, result->priced, (*model)->line, point.zero);
  Expected<StepFloors> least = moves(point);
  if (!least)
    return least.takeError();
  result->takes.send = least->send;
  result->takes.shared = least->shared;
  result->takes.forward = least->forward;
  solving.stage = std::move(result);
  return solving;
}

Expected<SolvedStage *> PointPricer::solve(const StagePoint &point) {
  const auto known = solved.find(point);
  if (known != solved.end())
    return known->second.get();
  Solving solving;
  if (auto ahead = stagesAhead.extract(point); ahead && ahead.mapped()) {
    solving = std::move(*ahead.mapped());
  } else {
    Expected<Solving> found = findStage(point);
    if (!found)
      return found.takeError();
    solving = std::move(*found);
  }
  entries += solving.entries;
  return (solved[point] = std::move(solving.stage)).get();
}

Expected<StagedStrategy> PointPricer::staged(const StagePoint &point,
                                             const ScheduleChoice &schedule) {
  Expected<SolvedStage *> stage = solve(point);
  if (!stage)
    return stage.takeError();
  Expected<const ModelVariant *> model = variant(point.recompute);
  if (!model)
    return model.takeError();
  const OpGraph &whole = *(*model)->graph;
  Expected<StageStrategy> strategy =
      stageStrategy(strategyOf(point, schedule, stack, options.fix), whole,
                    stack, point.stages * point.stageDevices());
  if (!strategy)
    return strategy.takeError();
  const SolvedStage &own = **stage;
  return StagedStrategy{*own.model, own.assignment,     own.priced,
                        whole,      strategy->pipeline, &(*model)->line};
}

/// Of one stage and one micro-batch as plans without stages are priced.
Expected<std::optional<StagedPrediction>>
PointPricer::priceFaster(const StagePoint &point,
                         const ScheduleChoice &schedule, Seconds most) {
  Expected<StagedStrategy> strategy = staged(point, schedule);
  if (!strategy)
    return strategy.takeError();
  if (!strategy->pipeline.isPlain())
    return predictFaster(*strategy, options.memoryLimit, most);
  StagedPrediction plain;
  plain.prediction = predict(strategy->model, strategy->assignment,
                             strategy->priced, options.memoryLimit);
  if (plain.prediction.stepTime > most)
    return std::optional<StagedPrediction>();
  return std::optional(std::move(plain));
}

Expected<StagedPrediction> PointPricer::price(const StagePoint &point,
                                              const ScheduleChoice &schedule) {
  Expected<std::optional<StagedPrediction>> found = priceFaster(
      point, schedule, Seconds(std::numeric_limits<double>::infinity()));
  if (!found)
    return found.takeError();
  return std::move(**found);
}

} // namespace planner
