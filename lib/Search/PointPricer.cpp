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
#include "planner/Graph/Recompute.h"
#include "planner/Graph/Rescale.h"
#include "planner/Strategy/TensorPattern.h"
#include <algorithm>
#include <limits>

namespace planner {

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

VisibleShares PointPricer::leastVisible() const {
  constexpr double kLeast = 0.02;
  VisibleShares shares = visible;
  for (double *share : {&shares.tensor, &shares.gradients, &shares.parameters})
    *share = std::max(*share, kLeast);
  return shares;
}

bool PointPricer::mayKeepOtherwise(const StagePoint &point) const {
  return point.tp > 1 && stack.features.sequence && !options.fix.sp &&
         !options.fix.forbidden.sp &&
         dimClassSize(graph, DimClassKind::Sequence);
}

bool PointPricer::mayKeepMore(const StagePoint &point) const {
  return mayKeepOtherwise(point) && !pairPoints.contains(point);
}

std::span<const StageForm>
PointPricer::formsOfSome(const StagePoint &point) const {
  static constexpr StageForm kPairs[] = {StageForm::ColumnRow,
                                         StageForm::LeastPairs};
  if (point.tp == 1)
    return formsOf(point);
  const bool asksMore =
      options.devices <= kFewDevices && mayKeepOtherwise(point);
  return std::span(kPairs).first(asksMore ? 2 : 1);
}

std::vector<RecomputeChoice> recomputesOf(const OpGraph &graph,
                                          const SearchOptions &options) {
  if (options.fix.recompute() || !options.prepare || graph.isTrainStep ||
      graph.mode != Mode::Train)
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
  return graph.mode == Mode::Train && stack.features.zeroLayers &&
         tellsLayersApart(graph, line) && !fix.zero && fix.forbidden.zero > 3 &&
         !fix.forbidden.zeroLayers && !fix.recomputeLayers;
}

bool canComputeSome(const OpGraph &graph, const LayerLine &line,
                    const SearchOptions &options) {
  return graph.mode == Mode::Train && line.isUniform && mayComputeSome(graph) &&
         options.prepare && !options.fix.recompute() &&
         !options.fix.forbidden.recomputeLayers;
}

PointPricer::PointPricer(const OpGraph &g, const ClusterSpec &c,
                         const StackSpec &s, const SearchOptions &o,
                         const ClusterSpec *w)
    : graph(g), cluster(c), meshesOf(w), stack(s), options(o),
      overlap(overlapOf(o.fix, s)), visible(visibleShares(s, overlap)),
      hasStatistics(sumsSamples(g)), ownFolds(std::make_shared<ModelFolds>(g)),
      tables(o.threads), stopAhead(o.cancel) {}

std::unique_ptr<ModelVariant>
PointPricer::makeVariant(std::shared_ptr<const OpGraph> owned,
                         std::shared_ptr<const ModelFolds> shared,
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
                                                     std::move(shared),
                                                     {},
                                                     {}});
}

Expected<std::unique_ptr<ModelVariant>>
PointPricer::makeVariant(const RecomputeChoice &recompute) const {
  Expected<OpGraph> prepared = options.prepare(recompute);
  if (!prepared)
    return prepared.takeError();
  if (prepared->recompute != recompute)
    return std::unique_ptr<ModelVariant>();
  auto owned = std::make_shared<const OpGraph>(std::move(*prepared));
  const OpGraph &model = *owned;
  return makeVariant(std::move(owned), std::make_shared<ModelFolds>(model),
                     model);
}

Expected<ModelVariant *>
PointPricer::findVariant(const RecomputeChoice &recompute) {
  const auto known = variants.find(recompute);
  if (known != variants.end())
    return known->second.get();
  if (recompute == graph.recompute)
    return (variants[recompute] = makeVariant(nullptr, ownFolds, graph)).get();
  takeModelAhead(recompute);
  if (auto ahead = variantsAhead.extract(recompute))
    return variants.insert(std::move(ahead)).position->second.get();
  auto made = makeVariant(recompute);
  if (!made)
    return made.takeError();
  return (variants[recompute] = std::move(*made)).get();
}

Expected<const ModelVariant *>
PointPricer::variant(const RecomputeChoice &recompute) {
  Expected<ModelVariant *> found = findVariant(recompute);
  if (!found)
    return found.takeError();
  return static_cast<const ModelVariant *>(*found);
}

Expected<PointPricer::Micro *>
PointPricer::micro(const RecomputeChoice &recompute, int64_t samples) {
  Expected<const ModelVariant *> model = variant(recompute);
  if (!model)
    return model.takeError();
  return &micros.try_emplace({recompute, samples}, *(*model)->graph, samples)
              .first->second;
}

Expected<void> PointPricer::make(Micro &micro) const {
  std::call_once(micro.isMade, [&] {
    auto resized = std::make_shared<OpGraph>(micro.whole);
    if (auto ok = resizeDimClass(*resized, DimClassKind::Batch, micro.samples);
        !ok) {
      micro.fault = ok.takeError();
      return;
    }
    micro.graph = std::move(resized);
    micro.alike =
        std::make_unique<CostModel>(*micro.graph, cluster, stack, Mesh{});
  });
  return micro.fault ? Expected<void>(Diagnostic(*micro.fault))
                     : Expected<void>();
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

/// Gives `spec` the roles of its axes.
Expected<Mesh> PointPricer::meshOf(const StagePoint &point,
                                   StrategySpec &spec) const {
  Expected<Mesh> mesh = meshForStrategy(meshesOf ? *meshesOf : cluster,
                                        point.stageDevices(), spec);
  if (!mesh || !meshesOf)
    return mesh;
  std::optional<Mesh> placed = placedOn(cluster, *mesh);
  if (!placed)
    return makeError("strategy: the mesh " + mesh->str() +
                     " of a stage does not lie along the links of " +
                     cluster.name);
  return std::move(*placed);
}

Expected<PointPricer::Placed>
PointPricer::place(const StagePoint &point) const {
  Placed placed;
  placed.spec = strategyOf(point, {}, stack, options.fix);
  Expected<Mesh> mesh = meshOf(point, placed.spec);
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
  return movesOf(point, *placed, **model);
}

StepFloors PointPricer::movesOf(const StagePoint &point, const Placed &placed,
                                const ModelVariant &own) const {
  StepFloors floors =
      own.moves.of(point, placed.mesh, placed.spec.roles, visible);
  if (overlap.sends)
    floors.sendsBeside = stack.overlap.sends;
  floors.updates += own.kernels.updates;
  const KernelFloors::ByPass kernels = own.kernels.byPass(point);
  floors.forward = kernels.forward;
  floors.backward = kernels.backward;
  floors.inputGradients = kernels.inputGradients;
  floors.layers = divisionOf(point, stack, options.fix);
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
/// computes some layers again that counts without the layout
/// (docs/search-space.md, "Recomputation").
Expected<PointPricer::WithAgain> PointPricer::withAgain(const StagePoint &point,
                                                        const PassFloors &again,
                                                        int64_t divided) {
  Expected<Placed> placed = place(point);
  Expected<const ModelVariant *> model = variant(graph.recompute);
  if (!placed || !model)
    return placed ? model.takeError() : placed.takeError();
  if (point.recompute.kind != Recompute::Full || !(*model)->line.isUniform)
    return WithAgain();
  const double border =
      (*model)->moves.gatherTime(point, placed->mesh, placed->spec.roles);
  const double changed = point.recompute.isPartial() ? 0 : border;
  const double share = againShare(point.recompute, (*model)->line.layers);
  return WithAgain([=, least = again.layer](StepFloors kept, double products) {
    products = std::max(least, share * products);
    if (divided > 0 && kept.layerBytes) {
      kept.layerBytes->again = LayersAgain{products, divided};
      return kept;
    }
    kept.layerBytes.reset();
    kept.passes.layer = std::max(kept.passes.layer + products - changed, 0.0);
    return kept;
  });
}

/// What the products of its own forward pass take is told with its passes.
PointPricer::Enough PointPricer::enoughOfKept(const WithAgain &withAgain,
                                              const Enough &isEnough) {
  if (!withAgain || !isEnough)
    return {};
  return [withAgain, isEnough](const StepFloors &kept) {
    return isEnough(withAgain(kept, 0));
  };
}

Expected<std::optional<StepFloors>>
PointPricer::floorsOfKept(const StagePoint &point, const PassFloors &again,
                          int64_t divided, const Enough &isEnough) {
  Expected<WithAgain> ofKept = withAgain(point, again, divided);
  if (!ofKept)
    return ofKept.takeError();
  if (!*ofKept)
    return std::optional<StepFloors>();
  StagePoint kept = point;
  kept.recompute = graph.recompute;
  Expected<StepFloors> known = floors(kept, enoughOfKept(*ofKept, isEnough));
  if (!known)
    return known.takeError();
  Expected<PassQuestion> asked = passQuestion(kept);
  if (!asked)
    return asked.takeError();
  return std::optional(
      (*ofKept)(std::move(*known), knownFloors.at(asked->key).products));
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
  // Of the devices that have most.
  question.samples =
      ceilDiv(point.samplesAtOnce(), hasStatistics ? int64_t(1) : point.dp);
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
  asked.key.accumulates = question.accumulates = point.microBatches > 1;
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
        *model.graph, model.line, model.shared->folds().free, cluster, stack,
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
  takeFloorsAhead(asked->key);
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
// Cuts
//===----------------------------------------------------------------------===//

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

bool isCutAnywhere(const StagePoint &point, const ScheduleChoice &schedule,
                   const LayerLine &line) {
  return !line.isUniform && point.stages > 1 &&
         point.stages * schedule.chunksPerStage <= line.length;
}

BorderSends PointPricer::sendsAlong(const ModelVariant &model,
                                    const StagePoint &point,
                                    const ScheduleChoice &schedule) const {
  BorderSends sends = model.moves.sendsAlong(point);
  sends.areBeside =
      overlap.sends && stack.overlap.overlapsSends(schedule.chunksPerStage > 1);
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
  units.forward = units.inputGradients =
      std::vector<double>(units.passes.size());
  return units.passes.size() == least.reductionsAlong.size() &&
         takesLonger(point, schedule, units, least,
                     sendsAlong(*own, point, schedule), seconds);
}

const std::vector<uint32_t> &PointPricer::kindsOf(ModelVariant &model,
                                                  StageForm form,
                                                  const CostModel &alike) {
  std::vector<uint32_t> &own = model.kinds[static_cast<size_t>(form)];
  if (own.empty())
    own = kinds.of(*model.graph, alike, model.shared->folds().free,
                   form == StageForm::ColumnRow ? model.shared->pattern().get()
                                                : nullptr);
  return own;
}

Expected<PointPricer::UnitQuestion>
PointPricer::unitQuestion(const StagePoint &point,
                          const ScheduleChoice &schedule, StageForm form) {
  Expected<ModelVariant *> model = findVariant(point.recompute);
  auto own = micro(point.recompute, point.samplesAtOnce());
  if (!model || !own)
    return model ? own.takeError() : model.takeError();
  if (auto done = make(**own); !done)
    return done.takeError();
  Expected<StageStrategy> staged = stageOf(point, *(*model)->graph);
  if (!staged)
    return staged.takeError();
  UnitQuestion asked{point, schedule, form, *model, *own, {{}, staged->inner},
                     {},    {},       {}};
  Expected<Mesh> mesh = meshOf(point, asked.placed.spec);
  if (!mesh)
    return mesh.takeError();
  asked.placed.mesh = std::move(*mesh);
  if (form == StageForm::ColumnRow)
    asked.placed.spec.pattern = (*model)->shared->pattern();
  kindsOf(**model, form, *(*own)->alike);
  const AxisKeys axes = axisKeys(asked.placed.mesh);
  asked.key = {
      {point.recompute, point.samplesAtOnce(), axes}, point.zero, form};
  asked.alike = {point.samplesAtOnce(), axes, form};
  Expected<PassQuestion> passes = passQuestion(point);
  if (!passes)
    return passes.takeError();
  if (const auto known = knownFloors.find(passes->key);
      known != knownFloors.end())
    asked.passes = known->second.floors;
  return asked;
}

std::optional<UnitFloors> PointPricer::findUnits(const UnitQuestion &asked,
                                                 LeastTimes &known) const {
  const ModelVariant &model = *asked.model;
  return unitFloors(CostModel(*asked.micro->alike, asked.placed.mesh),
                    model.shared->folds().free, model.line, asked.placed.spec,
                    asked.point.microBatches, visible.tensor,
                    model.kinds[static_cast<size_t>(asked.form)], known);
}

const std::optional<UnitFloors> &
PointPricer::unitsOf(const UnitQuestion &asked) {
  const auto [at, isNew] = knownUnits.try_emplace(asked.key);
  std::optional<UnitFloors> &units = at->second;
  if (!isNew)
    return units;
  takeUnitsAhead(asked.key);
  if (auto ahead = unitsAhead.extract(asked.key))
    units = std::move(ahead.mapped());
  else
    units = findUnits(asked, leastTimes[asked.alike]);
  // Those of other ZeRO levels take next to nothing more.
  if (units && countedUnits.insert(asked.alike).second)
    entries += units->entries;
  return units;
}

/// Of a chain of equal layers, what is before and after these is with the layer
/// next to it.
static std::vector<double> byLayer(std::vector<double> list,
                                   const LayerLine &line) {
  if (!line.isUniform)
    return list;
  list[1] += list[0];
  list[list.size() - 2] += list.back();
  return {list.begin() + 1, list.end() - 1};
}

Expected<std::optional<MeshLoads>>
PointPricer::leastLoads(const StagePoint &point, StageForm form) {
  Expected<UnitQuestion> asked = unitQuestion(point, {}, form);
  if (!asked)
    return asked.takeError();
  const std::optional<UnitFloors> &floors = unitsOf(*asked);
  if (!floors)
    return std::optional<MeshLoads>();
  MeshLoads mesh;
  mesh.devices = point.stageDevices();
  UnitLoads &loads = mesh.loads;
  loads.seconds = byLayer(floors->passes, asked->model->line);
  if (floors->knowsForward)
    loads.forward = byLayer(floors->forward, asked->model->line);
  const std::vector<double> nothing(loads.seconds.size(), 0);
  loads.fixed = loads.kept = loads.working = loads.updating = nothing;
  return std::optional(std::move(mesh));
}

bool PointPricer::takesAsLong(const UnitQuestion &asked,
                              const std::optional<UnitFloors> &units,
                              double seconds) const {
  if (!units)
    return false;
  const ModelVariant &model = *asked.model;
  // Units are those of the model as it computes again.
  StepFloors known = model.moves.of(asked.point, asked.placed.mesh,
                                    asked.placed.spec.roles, visible);
  known.updates += model.kernels.updates;
  known.passes = asked.passes;
  return takesLonger(asked.point, asked.schedule, *units, known,
                     sendsAlong(model, asked.point, asked.schedule), seconds);
}

Expected<bool> PointPricer::takesAsLong(const StagePoint &point,
                                        const ScheduleChoice &schedule,
                                        double seconds, StageForm form) {
  Expected<ModelVariant *> model = findVariant(point.recompute);
  if (!model)
    return model.takeError();
  if (!isCutAnywhere(point, schedule, (*model)->line))
    return false;
  Expected<UnitQuestion> asked = unitQuestion(point, schedule, form);
  if (!asked)
    return asked.takeError();
  return takesAsLong(*asked, unitsOf(*asked), seconds);
}

} // namespace planner
