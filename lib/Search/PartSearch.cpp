//===- PartSearch.cpp - Pipelines over parts of a cluster -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FewestLayers.h"
#include "PartSearcher.h"
#include "PartStrategy.h"
#include "StageStrategy.h"
#include "planner/Support/Infinity.h"
#include "planner/Support/Parallel.h"
#include <algorithm>
#include <cmath>
#include <functional>

namespace planner {

/// Bytes of one of its devices.
double PartSearcher::usableOn(size_t part) const {
  if (options.ignoreMemory)
    return kInfinity;
  const auto usable = static_cast<double>(std::max<int64_t>(
      0, cluster.parts[part]->device.usableBytes - stack.reservedBytes));
  return options.memoryLimit > 0
             ? std::min(usable, static_cast<double>(options.memoryLimit))
             : usable;
}

/// Of a device, over all parts.
double PartSearcher::meanUsable() const {
  double sum = 0;
  for (size_t k = 0; k < cluster.parts.size(); ++k)
    sum += usableOn(k) * static_cast<double>(cluster.parts[k]->devices);
  return sum / static_cast<double>(cluster.devices);
}

/// Whether some layers may be computed again instead of none. Stages then say
/// how many layers each has.
bool PartSearcher::mayKeepSome(const StagePoint &point,
                               const ScheduleChoice &schedule) const {
  const LayerLine &line = pricer.knownVariant(graph.recompute)->line;
  const bool maySay =
      point.stages == 1 || !divisionOf(options.fix, stack).isEven();
  return !options.ignoreMemory && maySay &&
         point.recompute == graph.recompute &&
         line.layers > point.stages * schedule.chunksPerStage &&
         canComputeSome(graph, line, options);
}

/// With the mesh of one stage.
bool PartSearcher::liesOnAllParts(const StagePoint &point) const {
  return std::all_of(partPricers.begin(), partPricers.end(),
                     [&](const auto &own) { return own->canPlace(point); });
}

/// Leaves the schedules that are looked at.
bool PartSearcher::isOverParts(OuterFamily &family) const {
  const StagePoint &point = family.stage;
  std::erase_if(family.schedules, [&](const ScheduleChoice &choice) {
    return !isAdmitted(point, choice, point.recompute) &&
           !(mayKeepSome(point, choice) &&
             isAdmitted(point, choice, {Recompute::Full, 1, 1}));
  });
  if (point.stages == 1) {
    const std::optional<StagePoint> replica = replicaOf(cluster, point);
    return !family.schedules.empty() && replica && liesOnAllParts(*replica);
  }
  std::erase_if(family.schedules, [](const ScheduleChoice &choice) {
    return choice.schedule == PipelineSchedule::DualPipe;
  });
  return !family.schedules.empty() && liesOnAllParts(point) &&
         !partOrders(cluster, point.stages, point.stageDevices()).empty();
}

/// Of several chunks a stage much less is known before they are priced.
void PartSearcher::tellChunksApart() {
  for (size_t f = 0, all = families.size(); f < all; ++f) {
    const auto hasOne = [](const ScheduleChoice &choice) {
      return choice.chunksPerStage == 1;
    };
    OuterFamily other = families[f];
    std::erase_if(other.schedules, hasOne);
    std::erase_if(families[f].schedules, std::not_fn(hasOne));
    if (other.schedules.empty())
      continue;
    if (families[f].schedules.empty()) {
      families[f] = std::move(other);
      continue;
    }
    withChunks[f] = families.size();
    families.push_back(std::move(other));
  }
}

Expected<void> PartSearcher::list() {
  Expected<const ModelVariant *> own = pricer.variant(graph.recompute);
  if (!own)
    return own.takeError();
  const LayerLine &line = (*own)->line;
  for (const auto &part : cluster.parts) {
    partPricers.push_back(
        std::make_unique<PointPricer>(graph, *part, stack, options, &cluster));
    products.emplace_back(graph, line, part->device, stack);
  }
  if (auto ok = chargeParts(); !ok)
    return ok;
  families = enumerateFamilies({graph, line, cluster, stack, options.devices,
                                options.fix, recomputesOf(graph, options),
                                /*plain=*/true});
  std::erase_if(families,
                [&](OuterFamily &family) { return !isOverParts(family); });
  tellChunksApart();
  for (size_t f = 0; f < families.size(); ++f) {
    const StagePoint &all = families[f].stage;
    points.push_back(all.stages == 1 ? *replicaOf(cluster, all) : all);
    const StagePoint &point = points.back();
    size_t listed = 0;
    for (const ScheduleChoice &schedule : families[f].schedules)
      listed += mayKeepSome(point, schedule) ? 2 : 1;
    outcome.points += listed;
    if ((*own)->memory.withoutActivations(point) > meanUsable()) {
      outcome.tooLarge += listed;
      continue;
    }
    const double steps = static_cast<double>(point.stages) /
                         static_cast<double>(point.microBatches);
    std::vector<double> passes;
    for (const ProductFloors &floors : products)
      passes.push_back(stepBound(point, line, floors.of(point)).value * steps);
    queueOf(f).push({boundOf(f, passes), f});
  }
  return {};
}

Expected<void> PartSearcher::bound(const Entry &entry) {
  const StagePoint &point = points[entry.family];
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!model)
    return model.takeError();
  if (!*model) {
    outcome.points -= families[entry.family].schedules.size();
    return {};
  }
  Entry next = entry;
  next.level = entry.level == Level::Listed ? Level::Worked : Level::Bounded;
  Expected<double> own =
      point.stages == 1
          ? boundOfReplicas(entry.family, **model, next.level)
          : boundOfPipeline(entry.family, (*model)->line, next.level);
  if (!own)
    return own.takeError();
  next.bound = std::max(next.bound, *own);
  if (isBetter(next.bound))
    queueOf(next.family).push(next);
  return {};
}

/// Nothing if the search was cancelled.
Expected<std::optional<StagedStrategy>>
PartSearcher::stagedOn(const Choice &choice, StageForm form, Runs runs) {
  const StagePoint &point = choice.point;
  Expected<SolvedStage *> stage = pricer.solve(point, form);
  Expected<const ModelVariant *> model = pricer.variant(point.recompute);
  if (!stage || !model)
    return stage ? model.takeError() : stage.takeError();
  if (!*stage)
    return std::optional<StagedStrategy>();
  const OpGraph &whole = *(*model)->graph;
  Expected<StageStrategy> strategy =
      stageStrategy(strategyOf(point, scheduleOf(choice), stack, options.fix),
                    whole, stack, point.stages * point.stageDevices());
  if (!strategy)
    return strategy.takeError();
  const SolvedStage &own = **stage;
  return std::optional(StagedStrategy{*own.model,
                                      own.assignment,
                                      own.priced,
                                      whole,
                                      strategy->pipeline,
                                      &(*model)->line,
                                      {},
                                      std::move(runs)});
}

/// Nothing if it is not near to the best plan, or the search was cancelled.
Expected<std::optional<StagedPrediction>>
PartSearcher::priceOn(const Choice &choice, StageForm form) {
  auto strategy = stagedOn(choice, form, nullptr);
  if (!strategy)
    return strategy.takeError();
  if (!*strategy)
    return std::optional<StagedPrediction>();
  ++outcome.priced;
  return predictFasterOnParts(**strategy, options.memoryLimit, nearBest());
}

/// What it lacks, if it would be better.
std::optional<PartSearcher::Lack> PartSearcher::take(const Choice &choice,
                                                     StageForm form,
                                                     StagedPrediction priced) {
  const Prediction &p = priced.prediction;
  if (!isBetter(p.stepTime.value / pricer.mostRefined()))
    return std::nullopt;
  if (!options.ignoreMemory && !p.fits)
    return isBetter(p.stepTime.value)
               ? std::optional(Lack{p.memory.missing(),
                                    p.memory.atPeak[static_cast<size_t>(
                                        MemoryClass::Activations)]})
               : std::nullopt;
  if (!isAdmitted(families[choice.family].stage, scheduleOf(choice),
                  choice.point.recompute))
    return std::nullopt;
  contenders.push_back({p.stepTime.value, choice, form});
  if (!isBetter(p.stepTime.value))
    return std::nullopt;
  best = p.stepTime.value;
  winner = Winner{choice, form, std::move(priced)};
  return std::nullopt;
}

Expected<std::optional<PartSearcher::Lack>>
PartSearcher::priceSchedule(const Choice &choice, StageForm form) {
  auto priced = priceOn(choice, form);
  if (!priced)
    return priced.takeError();
  return *priced ? take(choice, form, std::move(**priced))
                 : std::optional<Lack>();
}

/// With as few layers computed again as suffice, of which none frees more than
/// its part of what all leave.
Expected<void> PartSearcher::priceFewest(const Choice &kept, StageForm form,
                                         const Lack &lack) {
  const LayerChunks chunks =
      chunksOf(kept.point, scheduleOf(kept), options.fix);
  const auto sizes =
      chunks.sizes(pricer.knownVariant(graph.recompute)->line.layers);
  const double each =
      static_cast<double>(std::max<int64_t>(lack.activations, 1)) /
      static_cast<double>(sizes->least);
  const double first =
      std::clamp(std::ceil(static_cast<double>(lack.bytes) / each), 1.0,
                 static_cast<double>(sizes->most));
  FewestLayers fewest(static_cast<int64_t>(first), sizes->most, each);
  while (!fewest.isFound() && !isCancelled()) {
    Choice next = kept;
    next.point.recompute = {Recompute::Full, fewest.toTry(), chunks};
    const std::optional<double> before = best;
    Expected<std::optional<Lack>> over = priceSchedule(next, form);
    if (!over)
      return over.takeError();
    if (*over)
      fewest.isOver((*over)->bytes);
    else if (best != before)
      fewest.suffices();
    else
      fewest.isTooSlow();
    if (best == before)
      pricer.forget(next.point, form);
  }
  return {};
}

/// Other threads find what the next entries do on their stages.
void PartSearcher::solveAhead() {
  if (Queue *queue = next())
    ahead.beginAlong(*queue, [&](const Entry &entry) {
      if (!isBetter(entry.bound) || !pricer.maySolveAhead(entry.bound))
        return AheadInQueue::Step::Stop;
      if (entry.level != Level::Bounded || areDone.contains(entry.family))
        return AheadInQueue::Step::Passed;
      const StagePoint &point = points[entry.family];
      pricer.lookAhead({point, families[entry.family].schedules.front(),
                        /*toBeat=*/{}, /*asksFloors=*/false, /*isEnough=*/{},
                        formsOf(point), /*asksModel=*/false, entry.bound});
      return AheadInQueue::Step::Begun;
    });
}

/// What stages do is known then, also with several chunks.
Expected<void> PartSearcher::price(const Entry &entry) {
  const StagePoint &point = points[entry.family];
  std::map<StageForm, Runs> runs;
  for (StageForm form : formsOf(point))
    runs[form] = makeRunsOnParts();
  if (auto done = priceSchedules(entry.family, runs); !done)
    return done;
  if (const auto at = withChunks.find(entry.family); at != withChunks.end()) {
    Expected<double> bound = boundOfPipeline(
        at->second, pricer.knownVariant(point.recompute)->line, Level::Bounded);
    if (!bound)
      return bound.takeError();
    if (isBetter(*bound))
      if (auto done = priceSchedules(at->second, runs); !done)
        return done;
    // What was not looked at whole keeps its bound.
    if (!isCancelled())
      areDone.insert(at->second);
  }
  // Stages take megabytes, and nobody asks for these again.
  for (StageForm form : formsOf(point))
    if (!winner || winner->form != form || winner->choice.point != point)
      pricer.forget(point, form);
  return {};
}

/// Of each schedule all forms at once.
Expected<void> PartSearcher::priceSchedules(size_t index,
                                            std::map<StageForm, Runs> &runs) {
  const StagePoint &point = points[index];
  const std::span<const StageForm> forms = formsOf(point);
  for (size_t s = 0; s < families[index].schedules.size(); ++s) {
    const Choice choice = {index, s, point};
    std::vector<StagedStrategy> asked;
    for (const StageForm form : forms) {
      auto strategy = stagedOn(choice, form, runs[form]);
      if (!strategy)
        return strategy.takeError();
      if (!*strategy)
        return {};
      asked.push_back(std::move(**strategy));
    }
    const Seconds most = nearBest();
    std::vector<std::optional<Expected<std::optional<StagedPrediction>>>> found(
        forms.size());
    parallelFor(options.threads, forms.size(), [&](size_t f) {
      found[f] = predictFasterOnParts(asked[f], options.memoryLimit, most);
    });
    outcome.priced += forms.size();
    std::optional<Lack> lack;
    for (size_t f = 0; f < forms.size(); ++f) {
      if (!*found[f])
        return found[f]->takeError();
      lack = **found[f] ? take(choice, forms[f], std::move(***found[f]))
                        : std::optional<Lack>();
    }
    // With tensor parallelism, of column-row pairs, which keep less.
    if (**found.back())
      if (auto done = priceSome(choice, forms.back(), runs[forms.back()], lack);
          !done)
        return done;
  }
  return {};
}

/// A point that keeps all, and is near to the best plan, with some layers
/// computed again.
Expected<void> PartSearcher::priceSome(const Choice &kept, StageForm form,
                                       const Runs &runs,
                                       const std::optional<Lack> &lack) {
  const ScheduleChoice &schedule = scheduleOf(kept);
  if (!mayKeepSome(kept.point, schedule) ||
      !isAdmitted(families[kept.family].stage, schedule,
                  {Recompute::Full, 1, 1}))
    return {};
  if (kept.point.stages > 1 && divisionOf(options.fix, stack).isFree)
    return divideSome(kept, form, runs);
  return lack ? priceFewest(kept, form, *lack) : Expected<void>();
}

/// Layers are divided otherwise where some are computed again, also if all kept
/// would fit, and so are parts that have little memory.
Expected<void> PartSearcher::divideSome(const Choice &kept, StageForm form,
                                        const Runs &runs) {
  auto strategy = stagedOn(kept, form, runs);
  if (!strategy)
    return strategy.takeError();
  if (!*strategy)
    return {};
  for (std::vector<PartRun> &order :
       partOrders(cluster, kept.point.stages, kept.point.stageDevices())) {
    (*strategy)->pipeline.parts = std::move(order);
    auto divider = SomeAgainDivider::make(**strategy, options.memoryLimit);
    if (!divider)
      return divider.takeError();
    if (auto done = divideSome(kept, form, (*strategy)->pipeline.parts,
                               std::move(*divider));
        !done)
      return done;
  }
  return {};
}

/// As JointSearcher::solveDivided().
Expected<void> PartSearcher::divideSome(const Choice &kept, StageForm form,
                                        const std::vector<PartRun> &order,
                                        SomeAgainDivider divider) {
  /// Each is a model of its own.
  constexpr int kRounds = 4;
  std::set<std::pair<int64_t, std::vector<int64_t>>> tried;
  Seconds most(toBeat());
  for (int round = 0; round < kRounds && !isCancelled(); ++round) {
    const std::optional<SomeAgain> found = divider.next(most);
    if (!found || !tried.emplace(found->count, found->layers).second)
      break;
    Choice next = kept;
    next.point.recompute = {Recompute::Full, found->count,
                            LayerChunks(found->layers)};
    auto priced = priceOn(next, form);
    if (!priced)
      return priced.takeError();
    if (!*priced) {
      pricer.forget(next.point, form);
      break;
    }
    const Prediction &p = (*priced)->prediction;
    // In another order it is faster, which says nothing of this one.
    const bool isKnown = p.pipeline.parts == order, fits = p.fits;
    if (isKnown)
      divider.correct(*found, p.stages);
    const double before = toBeat();
    take(next, form, std::move(**priced));
    if (toBeat() == before)
      pricer.forget(next.point, form);
    if (!isKnown)
      break;
    if (fits)
      most = std::min(Seconds(toBeat()), found->step);
  }
  return {};
}

/// Of the best point alone also the strategy that waits for least, where
/// anything may be hidden.
Expected<void> PartSearcher::priceVisibleOfBest() {
  if (!winner || isCancelled() || winner->choice.point.recompute.isPartial() ||
      winner->choice.point.stageDevices() == 1 || !pricer.hidesAny())
    return {};
  auto lack = priceSchedule(Choice(winner->choice), StageForm::LeastVisible);
  return lack ? Expected<void>() : lack.takeError();
}

/// What has what may be better; null if nothing does.
PartSearcher::Queue *PartSearcher::next() {
  for (Queue *queue : {&simple, &chunked})
    if (!queue->empty() && isBetter(queue->top().bound))
      return queue;
  return nullptr;
}

/// Of what is left.
std::optional<double> PartSearcher::leastBound() const {
  std::optional<double> left;
  for (const Queue *queue : {&simple, &chunked})
    if (!queue->empty())
      left = std::min(left.value_or(queue->top().bound), queue->top().bound);
  return left;
}

/// What was begun when the time was up may not have been looked at whole.
Expected<void> PartSearcher::search() {
  while (Queue *queue = isCancelled() ? nullptr : next()) {
    const Entry entry = queue->top();
    queue->pop();
    if (areDone.contains(entry.family))
      continue;
    solveAhead();
    if (auto done = entry.level == Level::Bounded ? price(entry) : bound(entry);
        !done)
      return done;
    if (isCancelled())
      queue->push(entry);
    if (options.progress)
      options.progress({best ? std::optional(Seconds(*best)) : std::nullopt,
                        Seconds(std::min(leastBound().value_or(toBeat()),
                                         best.value_or(1e300)))});
  }
  if (auto done = priceVisibleOfBest(); !done)
    return done;
  const std::optional<double> left = leastBound();
  if (auto done = refineBest(); !done)
    return done;
  least = left.value_or(best.value_or(0));
  least = std::min(least, leastChanged.value_or(least));
  if (options.incumbent)
    least = !left && !best ? options.incumbent->value
                           : std::min(least, options.incumbent->value);
  if (isCancelled())
    least = std::min(least, pricer.leastUnrefined(Seconds(toBeat())).value);
  return {};
}

/// The best pipeline, with what the search among alike devices has found.
Expected<SearchResult> PartSearcher::finishWinner(SearchResult *alike) {
  const OuterFamily &family = families[winner->choice.family];
  const StagePoint &point = winner->choice.point;
  Expected<SolvedStage *> stage = pricer.solve(point, winner->form);
  if (!stage)
    return stage.takeError();
  SearchResult result;
  if (alike) {
    // Baselines compute again what the plan does.
    if (alike->recompute == point.recompute)
      result.baselines = std::move(alike->baselines);
    result.meshes = std::move(alike->meshes);
    result.interrupted = alike->interrupted;
  }
  std::optional<RefinedStage> &own = winner->refined;
  result.stage = {(*stage)->mesh,
                  std::move(own ? own->assignment : (*stage)->assignment),
                  std::move(own ? own->priced : (*stage)->priced)};
  result.stepGraph = (*pricer.variant(point.recompute))->owned;
  result.recompute = point.recompute;
  result.prediction = std::move(winner->staged.prediction);
  StagePoint all = family.stage;
  all.recompute = point.recompute;
  StrategySpec strategy =
      strategyOf(all, scheduleOf(winner->choice), stack, options.fix);
  nameLayers(strategy, result.prediction.pipeline);
  result.strategy = toString(strategy);
  result.warnings = std::move(winner->staged.warnings);
  return result;
}

/// The least of both spaces' bounds.
Certificate PartSearcher::certify(const SearchResult *alike,
                                  const EmptySearch &empty,
                                  Seconds stepTime) const {
  Certificate parts;
  double bound = outcome.points > 0 ? least : stepTime.value;
  double space =
      std::log10(static_cast<double>(std::max<size_t>(outcome.points, 1)));
  if (alike) {
    parts = alike->certificate;
    bound = std::min(bound, parts.lowerBound.value);
    space = std::max(space, parts.log10SpaceSize);
  } else {
    parts.meshAxes = options.maxAxes.value_or(parts.meshAxes);
    if (!empty.isProven)
      bound = std::min(bound, empty.lowerBound.value);
  }
  Certificate both = makeCertificate(stepTime, Seconds(bound), space);
  both.meshAxes = parts.meshAxes;
  both.stages = parts.stages || outcome.points > 0;
  both.offload = parts.offload;
  return both;
}

Expected<SearchResult> PartSearcher::finish(Expected<SearchResult> alike,
                                            const EmptySearch &empty) {
  outcome.solved = pricer.numSolved();
  for (const auto &own : partPricers)
    outcome.floors += own->numFloors();
  if (chargedPricer)
    outcome.floors += chargedPricer->numFloors();
  if (!winner && !alike) {
    Diagnostic error = alike.takeError();
    // How much less would be enough is not known of parts.
    if (options.empty)
      *options.empty = {false, std::min(empty.lowerBound, Seconds(least)), 0};
    if (outcome.points > 0)
      error.notes.push_back("nor does any of " +
                            std::to_string(outcome.points) +
                            " pipelines over the cluster's parts");
    return error;
  }
  SearchResult *const other = alike ? &*alike : nullptr;
  if (other)
    outcome.plainBound = other->joint.plainBound;
  if (winner) {
    outcome.taken = {
        families[winner->choice.family].stage, scheduleOf(winner->choice), {}};
    outcome.taken->stage.recompute = winner->choice.point.recompute;
  } else {
    outcome.taken = other->joint.taken;
  }
  const Seconds stepTime =
      winner ? winner->staged.prediction.stepTime : other->prediction.stepTime;
  const Certificate certificate = certify(other, empty, stepTime);
  Expected<SearchResult> result =
      winner ? finishWinner(other) : std::move(alike);
  if (!result)
    return result;
  result->certificate = certificate;
  result->interrupted = result->interrupted || isCancelled();
  result->joint = outcome;
  return result;
}

Expected<SearchResult> PartSearcher::run(Expected<SearchResult> alike,
                                         const EmptySearch &empty) {
  if (alike)
    best = alike->prediction.stepTime.value;
  else if (alike.error().status != Status::NothingFits)
    return alike;
  if (auto ok = list(); !ok)
    return ok.takeError();
  if (auto ok = search(); !ok)
    return ok.takeError();
  return finish(std::move(alike), empty);
}

Expected<SearchResult>
searchParts(const OpGraph &graph, const ClusterSpec &cluster,
            const StackSpec &stack, const SearchOptions &options,
            Expected<SearchResult> alike, const EmptySearch &empty) {
  return PartSearcher(graph, cluster, stack, options)
      .run(std::move(alike), empty);
}

} // namespace planner
