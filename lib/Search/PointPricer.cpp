//===- PointPricer.cpp - What a point of the outer space takes ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PointPricer.h"
#include "Baseline.h"
#include "StageStrategy.h"
#include "planner/Cost/StateLayers.h"
#include "planner/Graph/Rescale.h"
#include "planner/Strategy/TensorPattern.h"
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

SearchOptions overlapping(SearchOptions options, const StackSpec &stack) {
  options.fix = withOverlap(std::move(options.fix), stack);
  return options;
}

std::span<const StageForm> formsOf(const StagePoint &point) {
  static constexpr StageForm kForms[] = {StageForm::LeastWork,
                                         StageForm::ColumnRow};
  return std::span(kForms).first(point.tp > 1 ? 2 : 1);
}

std::vector<RecomputeChoice> recomputesOf(const OpGraph &graph,
                                          const SearchOptions &options) {
  if (options.fix.recompute() || !options.prepare || graph.isTrainStep)
    return {};
  std::vector<RecomputeChoice> list;
  if (graph.attention != AttentionForm::Flash &&
      graph.recompute == Recompute::None)
    list.push_back(Recompute::Selective);
  if (graph.recompute.kind != Recompute::Full)
    list.push_back(Recompute::Full);
  return list;
}

bool canGatherSome(const OpGraph &graph, const LayerLine &line,
                   const StackSpec &stack, const StrategySpec &fix) {
  return stack.features.zeroLayers && tellsLayersApart(graph, line) &&
         !fix.zero && fix.forbidden.zero > 3 && !fix.forbidden.zeroLayers &&
         !fix.recomputeLayers;
}

bool canComputeSome(const OpGraph &graph, const LayerLine &line,
                    const SearchOptions &options) {
  return line.isUniform && graph.loops.size() == 1 &&
         graph.recompute == Recompute::None && !graph.isTrainStep &&
         options.prepare && !options.fix.recompute();
}

PointPricer::PointPricer(const OpGraph &g, const ClusterSpec &c,
                         const StackSpec &s, const SearchOptions &o)
    : graph(g), cluster(c), stack(s), options(o), overlap(overlapOf(o.fix, s)),
      visible(visibleShares(s, overlap)), hasStatistics(sumsSamples(g)) {}

std::unique_ptr<ModelVariant>
PointPricer::makeVariant(std::shared_ptr<const OpGraph> owned,
                         const OpGraph &model) const {
  LayerLine line = layersOf(model, cluster, stack);
  const MemoryFloors memory(model, line, stack, divisionOf(options.fix, stack));
  const MoveFloors moves(model, line, cluster, stack);
  const KernelFloors kernels(CostModel(model, cluster, stack, Mesh{}), line);
  const ProductFloors products(model, line, cluster.device, stack);
  const StatisticsFloors statistics(model, line, cluster);
  return std::make_unique<ModelVariant>(ModelVariant{&model,
                                                     std::move(owned),
                                                     std::move(line),
                                                     memory,
                                                     moves,
                                                     kernels,
                                                     products,
                                                     statistics,
                                                     {},
                                                     {},
                                                     {},
                                                     {}});
}

const StageFolds &PointPricer::foldsOf(ModelVariant &model) {
  if (!model.folds)
    model.folds = std::make_unique<const StageFolds>(*model.graph);
  return *model.folds;
}

const std::shared_ptr<const TensorPattern> &
PointPricer::patternOf(ModelVariant &model) {
  if (!model.pattern)
    model.pattern =
        std::make_shared<const TensorPattern>(tensorPattern(*model.graph));
  return model.pattern;
}

Expected<ModelVariant *>
PointPricer::findVariant(const RecomputeChoice &recompute) {
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

Expected<const ModelVariant *>
PointPricer::variant(const RecomputeChoice &recompute) {
  Expected<ModelVariant *> found = findVariant(recompute);
  if (!found)
    return found.takeError();
  return static_cast<const ModelVariant *>(*found);
}

Expected<const PointPricer::Micro *>
PointPricer::micro(const RecomputeChoice &recompute, int64_t samples) {
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

PointPricer::AxisKeys PointPricer::axisKeys(const Mesh &mesh) {
  AxisKeys keys;
  for (const MeshAxis &axis : mesh.axes)
    keys.emplace_back(axis.name, axis.size, axis.level);
  return keys;
}

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
      (*model)->moves.of(point, placed->mesh, placed->spec.roles, visible);
  if (overlap.sends)
    floors.sendsBeside = stack.overlap.sends;
  floors.updates += (*model)->kernels.updates;
  floors.forward = (*model)->products.forward(point);
  floors.backward = (*model)->products.backward(point);
  floors.layers = divisionOf(options.fix, stack);
  if (floors.layers.isFree && !dividesFreely(point, stack, options.fix))
    floors.layers = {};
  return floors;
}

void PointPricer::limitLayers(StepFloors &floors, const ModelVariant &model,
                              const StagePoint &point) const {
  if (floors.layers.isFree && !options.ignoreMemory)
    floors.layerBytes = model.memory.layerBytes(
        point,
        static_cast<double>(usableMemory(cluster, stack, options.memoryLimit)));
}

Expected<StepFloors> PointPricer::leastWork(const StagePoint &point) {
  Expected<StepFloors> floors = moves(point);
  Expected<Placed> placed = place(point);
  if (!floors || !placed)
    return floors ? placed.takeError() : floors.takeError();
  Expected<const ModelVariant *> model = variant(graph.recompute);
  if (!model)
    return model.takeError();
  const ModelVariant &own = **model;
  if (point.recompute == graph.recompute)
    limitLayers(*floors, own, point);
  floors->passesAlong = own.kernels.along(point);
  floors->passes += own.kernels.of(point);
  floors->passes += own.products.again(point);
  if (!own.statistics.any())
    return floors;
  const auto [times, isNew] =
      statisticsTimes.try_emplace(axisKeys(placed->mesh));
  if (isNew)
    times->second = own.statistics.timesOn(placed->mesh, placed->spec.roles);
  own.statistics.addTo(*floors, times->second);
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
  limitLayers(*known, **model, point);
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
/// hands its result to the next. The forward pass comes on top. Of one that
/// computes some layers again that counts without the layout (docs/search.md,
/// "Space").
Expected<std::optional<StepFloors>>
PointPricer::floorsOfKept(const StagePoint &point, const PassFloors &again) {
  Expected<Placed> placed = place(point);
  Expected<const ModelVariant *> model = variant(graph.recompute);
  if (!placed || !model)
    return placed ? model.takeError() : placed.takeError();
  const double border =
      (*model)->moves.gatherTime(point, placed->mesh, placed->spec.roles);
  if (point.recompute.kind != Recompute::Full || !(*model)->line.isUniform)
    return std::optional<StepFloors>();
  StagePoint kept = point;
  kept.recompute = graph.recompute;
  Expected<StepFloors> known = floors(kept);
  if (!known)
    return known.takeError();
  known->layerBytes.reset();
  const double share = againShare(point.recompute, (*model)->line.layers);
  const double changed = point.recompute.isPartial() ? 0 : border;
  Expected<PassQuestion> asked = passQuestion(kept);
  if (!asked)
    return asked.takeError();
  const double products =
      std::max(again.layer, share * knownFloors.at(asked->key).products);
  known->passes.layer = std::max(known->passes.layer + products - changed, 0.0);
  return std::optional(*known);
}

/// Without the axes of data parallelism, on which nothing of a sample is done
/// twice or changed in between, unless there are statistics of samples.
Expected<PointPricer::PassQuestion>
PointPricer::passQuestion(const StagePoint &point) const {
  Expected<Placed> placed = place(point);
  if (!placed)
    return placed.takeError();
  PassQuestion asked;
  PassBounds::Question &question = asked.question;
  question.samples =
      point.microBatch * (hasStatistics ? point.dp : 1) * point.ep;
  asked.key = {point.recompute, question.samples, {}};
  // Axes for the batch move activations as those for anything do.
  asked.splitsTensors = point.tp > 1 || point.ep > 1 || hasStatistics;
  question.spec = placed->spec;
  question.spec.roles.clear();
  question.spec.zero = 0;
  for (size_t a = 0; a < placed->mesh.axes.size(); ++a) {
    const MeshAxis &axis = placed->mesh.axes[a];
    const AxisRole role = placed->spec.roles[a];
    if ((role == AxisRole::Data || role == AxisRole::Replica) && !hasStatistics)
      continue;
    question.mesh.axes.push_back(axis);
    question.spec.roles.push_back(role);
  }
  asked.key.axes = axisKeys(question.mesh);
  question.solver = options.solver;
  question.solver.cancel = options.cancel;
  // takesAsLong() is asked before.
  question.isSifted = asksCutsFirst() && point.stages > 1;
  return asked;
}

Expected<PassBounds *> PointPricer::passBounds(const PassQuestion &asked) {
  Expected<ModelVariant *> found = findVariant(asked.key.recompute);
  if (!found)
    return found.takeError();
  ModelVariant &model = **found;
  std::unique_ptr<PassBounds> &passes =
      model.passes[asked.splitsTensors ? 1 : 0];
  if (!passes)
    passes = std::make_unique<PassBounds>(
        *model.graph, model.line, foldsOf(model).free, cluster, stack,
        asked.splitsTensors ? visible.tensor : 1);
  return passes.get();
}

Expected<PassFloors> PointPricer::passes(const StagePoint &point,
                                         const EnoughPasses &isEnough) {
  Expected<PassQuestion> asked = passQuestion(point);
  if (!asked)
    return asked.takeError();
  const auto known = knownFloors.find(asked->key);
  if (known != knownFloors.end() && known->second.answers(isEnough))
    return known->second.floors;
  Expected<PassBounds *> bounds = passBounds(*asked);
  if (!bounds)
    return bounds.takeError();
  Expected<PassBounds::Found> bounded =
      (*bounds)->of(asked->question, isEnough, floorsAhead[asked->key]);
  if (!bounded)
    return bounded.takeError();
  entries += bounded->entries;
  if (!bounded->isCut && !bounded->isOfChains)
    floorsAhead.erase(asked->key);
  knownFloors[std::move(asked->key)] = *bounded;
  return bounded->floors;
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

namespace {

/// As priceStages() places and counts it.
class Taken {
public:
  Taken(const CostModel &m, const Assignment &assignment,
        const PricedStrategy &p, const LayerLine &l, int z,
        const VisibleShares &v)
      : model(m), graph(m.graph()), priced(p), line(l), zero(z), visible(v),
        purposes(m, assignment), passes(l, v.contention),
        reductions(l, v.contention), updates(l, v.contention) {}

  StepFloors run() {
    for (OpId id = 0; id < graph.ops.size(); ++id)
      addOp(id);
    for (const PricedChange &change : priced.changes)
      addChange(change);
    StepFloors taken;
    taken.passes = passes.visible.least();
    taken.reductions = reductions.visible.least();
    taken.updates = updates.visible.least();
    taken.hideable.passes = passes.hideable.least();
    taken.hideable.reductions = reductions.hideable.least();
    taken.hideable.updates = updates.hideable.least();
    return taken;
  }

private:
  struct Sums {
    Sums(const LayerLine &line, double c)
        : visible(line), hideable(line), contention(c) {}
    void add(const LineSpan &span, double seconds, double share) {
      visible.add(span, seconds * share);
      if (share < 1)
        hideable.add(span, seconds * (1 - share) / (1 - contention));
    }
    AlongLine visible, hideable;
    double contention;
  };

  double shareOf(Purpose purpose) const {
    return purpose == Purpose::Tensor ? visible.tensor : 1;
  }

  void addOp(OpId id) {
    const Op &op = graph.ops[id];
    const OpCost &cost = priced.ops[id];
    const double times = graph.executions(op);
    const bool isUpdate = op.phase == Phase::Optimizer;
    Sums &sums = isUpdate ? updates : passes;
    double rest = cost.communication.value;
    for (const CollectiveStep &step : cost.collectives) {
      const double share =
          isUpdate ? 1 : shareOf(purposes.ofOperator(id, step));
      if (share == 1)
        continue;
      sums.add(line.ops[id], step.time.value * times, share);
      rest -= step.time.value;
    }
    sums.add(line.ops[id], (cost.compute.value + rest) * times, 1);
  }

  void addChange(const PricedChange &change) {
    const bool isGradient = model.service(change.tensor) == Service::Gradient;
    const bool isUpdate = change.phase == Phase::Optimizer;
    const bool isOnce =
        zero < 2 ? isUpdate || isGradient : isUpdate && !change.isGradient;
    const LineSpan &span = spanOf(graph, line, change);
    if (isOnce && isGradient)
      return reductions.add(span, change.perStep().value, visible.gradients);
    if (change.isParameter)
      return (isOnce ? updates : passes)
          .add(span, change.perStep().value, visible.parameters);
    if (isOnce)
      return updates.add(span, change.perStep().value, 1);
    if (change.isGradient)
      return passes.add(span, change.perStep().value, visible.gradients);
    for (const CollectiveStep &step : change.change.steps)
      passes.add(span, step.time.value * change.executions,
                 shareOf(purposes.ofChange(change, step)));
  }

  const CostModel &model;
  const OpGraph &graph;
  const PricedStrategy &priced;
  const LayerLine &line;
  const int zero;
  const VisibleShares &visible;
  const PurposeFinder purposes;
  Sums passes, reductions, updates;
};

} // namespace

bool PointPricer::prepareStage(const StagePoint &point) {
  Expected<ModelVariant *> model = findVariant(point.recompute);
  if (!model || !*model || !moves(point))
    return false;
  foldsOf(**model);
  return static_cast<bool>(micro(point.recompute, point.samplesAtOnce()));
}

Expected<StageStrategy> PointPricer::stageOf(const StagePoint &point,
                                             const OpGraph &whole) const {
  StrategySpec spec = strategyOf(point, {}, stack, options.fix);
  // Whatever the schedule, of which the chunks are that layers are named for.
  spec.layers.reset();
  Expected<StageStrategy> staged =
      stageStrategy(spec, whole, stack, point.stages * point.stageDevices());
  if (staged)
    if (auto ok =
            checkStrategy(staged->inner, whole, stack, staged->stageDevices);
        !ok)
      return ok.takeError();
  return staged;
}

/// Where a model is cut is known to matter if it is no chain of equal layers,
/// and passes are whole.
static bool isCutAnywhere(const StagePoint &point,
                          const ScheduleChoice &schedule,
                          const LayerLine &line) {
  return !line.isUniform && point.stages > 1 && point.stages <= line.length &&
         schedule.schedule <= PipelineSchedule::OneForwardOneBackward;
}

BorderSends PointPricer::sendsAlong(const ModelVariant &model,
                                    const StagePoint &point) const {
  BorderSends sends = model.moves.sendsAlong(point);
  sends.areBeside = overlap.sends && stack.overlap.overlapsSends(false);
  return sends;
}

bool PointPricer::takesAsLong(const StagePoint &point,
                              const ScheduleChoice &schedule,
                              const StepFloors &least, double seconds) const {
  const ModelVariant *own = knownVariant(graph.recompute);
  if (!own || !isCutAnywhere(point, schedule, own->line))
    return false;
  UnitFloors units;
  units.passes = least.passesAlong;
  units.knowsForward = false;
  units.forward = std::vector<double>(units.passes.size());
  return units.passes.size() == least.reductionsAlong.size() &&
         takesLonger(point, units, least, sendsAlong(*own, point), seconds);
}

const std::vector<uint32_t> &PointPricer::kindsOf(ModelVariant &model,
                                                  StageForm form,
                                                  const CostModel &alike) {
  std::vector<uint32_t> &own = model.kinds[static_cast<size_t>(form)];
  if (own.empty())
    own = kinds.of(*model.graph, alike, foldsOf(model).free,
                   form == StageForm::ColumnRow ? patternOf(model).get()
                                                : nullptr);
  return own;
}

Expected<const std::optional<UnitFloors> *>
PointPricer::unitsOf(const StagePoint &point, StageForm form,
                     const Placed &placed) {
  const FloorKey key{point.recompute, point.samplesAtOnce(),
                     axisKeys(placed.mesh)};
  const auto [at, isNew] = knownUnits.try_emplace({key, point.zero, form});
  std::optional<UnitFloors> &units = at->second;
  if (!isNew)
    return &units;
  Expected<ModelVariant *> model = findVariant(point.recompute);
  auto own = micro(point.recompute, point.samplesAtOnce());
  if (!model || !own)
    return model ? own.takeError() : model.takeError();
  StrategySpec spec = placed.spec;
  if (form == StageForm::ColumnRow)
    spec.pattern = patternOf(**model);
  units =
      unitFloors(CostModel(*(*own)->alike, placed.mesh), foldsOf(**model).free,
                 (*model)->line, spec, point.microBatches, visible.tensor,
                 kindsOf(**model, form, *(*own)->alike),
                 leastTimes[{key.samples, key.axes, form}]);
  if (units)
    entries += units->entries;
  return &units;
}

Expected<bool> PointPricer::takesAsLong(const StagePoint &point,
                                        const ScheduleChoice &schedule,
                                        double seconds, StageForm form) {
  Expected<ModelVariant *> model = findVariant(point.recompute);
  if (!model)
    return model.takeError();
  if (!isCutAnywhere(point, schedule, (*model)->line))
    return false;
  Expected<StageStrategy> staged = stageOf(point, *(*model)->graph);
  if (!staged)
    return staged.takeError();
  Placed placed{{}, staged->inner};
  Expected<Mesh> mesh =
      meshForStrategy(cluster, point.stageDevices(), placed.spec);
  if (!mesh)
    return mesh.takeError();
  placed.mesh = std::move(*mesh);
  auto units = unitsOf(point, form, placed);
  if (!units)
    return units.takeError();
  if (!**units)
    return false;
  // Units are those of the model as it computes again.
  StepFloors known =
      (*model)->moves.of(point, placed.mesh, placed.spec.roles, visible);
  known.updates += (*model)->kernels.updates;
  return takesLonger(point, ***units, known, sendsAlong(**model, point),
                     seconds);
}

Expected<PointPricer::Solving> PointPricer::findStage(const StagePoint &point,
                                                      StageForm form) {
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
  if (form == StageForm::ColumnRow)
    question.spec.pattern = patternOf(**model);
  if (point.zeroLayers > 0)
    question.spec.gathered = std::make_shared<const ZeroLayers>(zeroLayersOf(
        whole, (*model)->line, point.zeroChunks, point.zeroLayers));
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
  StageTables::Key key{point.recompute, point.samplesAtOnce(),
                       axisKeys(result->mesh)};
  std::unique_ptr<CostModel> lent = tables.take(key);
  if (!lent)
    lent = std::make_unique<CostModel>(*(*own)->alike, result->mesh);
  Expected<InnerResult> found =
      question.spec.gathered
          ? solveStage(*lent, StageFolds(whole, question.spec.gathered.get()),
                       question)
          : solveStage(*lent, foldsOf(**model), question);
  tables.giveBack(std::move(key), std::move(lent));
  if (!found)
    return found.takeError();
  Solving solving{nullptr, found->entries + kEntriesPerOp * whole.ops.size()};
  if (!found->assignment)
    return solving;
  result->model = std::make_unique<CostModel>(*(*own)->alike, result->mesh);
  result->assignment = std::move(*found->assignment);
  result->priced = std::move(found->priced);
  result->takes = Taken(*result->model, result->assignment, result->priced,
                        (*model)->line, point.zero, visible)
                      .run();
  Expected<StepFloors> least = moves(point);
  if (!least)
    return least.takeError();
  result->takes.layers = least->layers;
  limitLayers(result->takes, **model, point);
  result->takes.send = least->send;
  result->takes.leastSend = least->leastSend;
  result->takes.shared = least->shared;
  result->takes.forward = least->forward;
  result->takes.backward = least->backward;
  result->takes.contention = least->contention;
  result->takes.sendsBeside = least->sendsBeside;
  solving.stage = std::move(result);
  return solving;
}

Expected<SolvedStage *> PointPricer::solve(const StagePoint &point,
                                           StageForm form) {
  const auto known = solved.find({point, form});
  if (known != solved.end())
    return known->second.get();
  Solving solving;
  auto ahead = form == StageForm::LeastWork
                   ? stagesAhead.extract(point)
                   : decltype(stagesAhead)::node_type();
  if (ahead && ahead.mapped()) {
    solving = std::move(*ahead.mapped());
  } else {
    Expected<Solving> found = findStage(point, form);
    if (!found)
      return found.takeError();
    solving = std::move(*found);
  }
  entries += solving.entries;
  ++stagesFound;
  return (solved[{point, form}] = std::move(solving.stage)).get();
}

Expected<StagedStrategy> PointPricer::staged(const StagePoint &point,
                                             const ScheduleChoice &schedule,
                                             StageForm form) {
  Expected<SolvedStage *> stage = solve(point, form);
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
                         const ScheduleChoice &schedule, Seconds most,
                         StageForm form) {
  Expected<StagedStrategy> strategy = staged(point, schedule, form);
  if (!strategy)
    return strategy.takeError();
  if (!strategy->pipeline.isPlain())
    return predictFaster(*strategy, options.memoryLimit, most);
  StagedPrediction plain;
  plain.prediction = predict(strategy->model, strategy->assignment,
                             strategy->priced, options.memoryLimit);
  if (plain.prediction.stepTime > most)
    return std::optional<StagedPrediction>();
  plain.prediction.pipeline.zeroLayers = strategy->pipeline.zeroLayers;
  return std::optional(std::move(plain));
}

Expected<StagedPrediction> PointPricer::price(const StagePoint &point,
                                              const ScheduleChoice &schedule,
                                              StageForm form) {
  Expected<std::optional<StagedPrediction>> found = priceFaster(
      point, schedule, Seconds(std::numeric_limits<double>::infinity()), form);
  if (!found)
    return found.takeError();
  return std::move(**found);
}

} // namespace planner
