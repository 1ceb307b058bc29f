//===- SomeLayers.cpp - Points that treat some of their layers otherwise --===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Where a point does not fit with all kept, the backward pass computes as many
// layers of each chunk again as it takes; where it does not fit with ZeRO-2, as
// many have ZeRO-3 (docs/search-bounds.md, "Some layers"). Where layers are
// free, how many each chunk has is found together with how many are computed
// again.
//
//===----------------------------------------------------------------------===//

#include "JointSearcher.h"
#include <algorithm>
#include <cmath>

namespace planner {

/// With so many layers of each chunk as the kind says.
StagePoint JointSearcher::withSome(StagePoint point,
                                   const ScheduleChoice &schedule,
                                   SomeKind kind, int64_t layers,
                                   const std::vector<int64_t> &division) const {
  if (kind == SomeKind::ComputedAgain || kind == SomeKind::Divided) {
    point.recompute = {Recompute::Full, layers,
                       division.empty()
                           ? planner::chunksOf(point, schedule, options.fix)
                           : LayerChunks(division)};
  } else if (kind == SomeKind::Gathered) {
    point.zero = 3;
    point.zeroLayers = layers;
    point.zeroChunks = planner::chunksOf(point, schedule, options.fix);
  }
  return point;
}

StagePoint JointSearcher::pointOf(const Entry &entry) const {
  const OuterFamily &family = families[entry.family];
  return entry.isOfSome()
             ? withSome(family.stage, family.schedules[entry.schedule],
                        entry.kind, entry.count, entry.division)
             : family.stage;
}

/// Whether a point that keeps what the graph keeps may compute some of its
/// layers again instead.
bool JointSearcher::mayKeepSome(const StagePoint &point,
                                const ScheduleChoice &schedule,
                                const LayerLine &line) const {
  return !options.ignoreMemory && point.recompute == graph.recompute &&
         point.zeroLayers == 0 && canComputeSome(graph, line, options) &&
         planner::chunksOf(point, schedule, options.fix)
                 .sizes(line.layers)
                 .value_or(LayerChunks::Sizes())
                 .most > 1;
}

/// Whether that may be so of layers that are divided freely.
bool JointSearcher::mayDivideSome(const StagePoint &point,
                                  const ScheduleChoice &schedule,
                                  const LayerLine &line) const {
  return schedule.freeLayers && cluster.parts.empty() &&
         dividesFreely(point, stack, options.fix) &&
         line.layers > point.stages * schedule.chunksPerStage &&
         mayKeepSome(point, schedule, line);
}

/// Whether some of the layers of a point with ZeRO-2 may have ZeRO-3 instead.
bool JointSearcher::mayGatherSome(const StagePoint &point,
                                  const ScheduleChoice &schedule,
                                  const LayerLine &line) const {
  const StackFeatures &can = stack.features;
  return !options.ignoreMemory && point.zero == 2 && point.unevenSamples == 0 &&
         canGatherSome(graph, line, stack, options.fix) &&
         (point.stages == 1 ||
          (stack.pipeline.zero >= 3 && cluster.parts.empty())) &&
         (point.replicas == 1 || can.mayBeHybrid(3)) &&
         planner::chunksOf(point, schedule, options.fix).hasLayers(line.layers);
}

/// Which some layers of a point there may be.
std::vector<JointSearcher::SomeKind>
JointSearcher::someKinds(const StagePoint &point,
                         const ScheduleChoice &schedule,
                         const LayerLine &line) const {
  std::vector<SomeKind> kinds;
  if (mayKeepSome(point, schedule, line))
    kinds.push_back(SomeKind::ComputedAgain);
  if (mayDivideSome(point, schedule, line))
    kinds.push_back(SomeKind::Divided);
  if (mayGatherSome(point, schedule, line))
    kinds.push_back(SomeKind::Gathered);
  return kinds;
}

/// Of each chunk, how many layers it may be. All layers computed again are a
/// point of its own; ZeRO-3 of all layers leaves the ends of the model whole.
int64_t JointSearcher::mostOf(const Entry &some) const {
  return chunksOf(some).sizes.most -
         (some.kind == SomeKind::ComputedAgain ? 1 : 0);
}

/// With the fewest layers of each chunk, as many as it has or more, of which
/// the memory's bound does not tell that they do not suffice; nothing if none
/// may.
std::optional<JointSearcher::Entry>
JointSearcher::leastSome(const Entry &some, const ModelVariant &model) const {
  const ScheduleChoice &schedule =
      families[some.family].schedules[some.schedule];
  const int64_t most = mostOf(some);
  Entry least = some;
  least.count = leastThatMayFit(some.count, most, [&](int64_t count) {
    Entry tried = some;
    tried.count = count;
    return mayFit(model.memory.of(pointOf(tried), schedule));
  });
  return least.count <= most ? std::optional(least) : std::nullopt;
}

/// Of a model that computes again what the graph does not, the memory is not
/// known before that is made.
Expected<void> JointSearcher::pushSome(const Entry &kept,
                                       const ModelVariant &own,
                                       const StepFloors &floors) {
  const OuterFamily &family = families[kept.family];
  const ScheduleChoice &schedule = family.schedules[kept.schedule];
  for (const SomeKind kind : someKinds(family.stage, schedule, own.line)) {
    Entry first = kept;
    first.kind = kind;
    first.count = 1;
    std::optional<Entry> some;
    if (kind == SomeKind::Divided) {
      pushDivided(first, own, floors);
      continue;
    }
    if (isAdmitted(pointOf(first), schedule))
      some = family.stage.recompute == graph.recompute ? leastSome(first, own)
                                                       : std::optional(first);
    if (!some) {
      ++outcome.tooLarge;
      continue;
    }
    if (kind == SomeKind::ComputedAgain) {
      StepFloors takes = floors;
      // What does not fit with all kept may with some computed again.
      takes.layerBytes.reset();
      takes.passes += own.products.again(pointOf(*some));
      push(*some, Level::Scheduled, own, takes);
      continue;
    }
    Expected<StepFloors> takes = pricer.leastWork(pointOf(*some));
    if (!takes)
      return takes.takeError();
    push(*some, Level::Scheduled, own, *takes);
  }
  return {};
}

/// All layers of the point computed again.
static StagePoint allAgain(StagePoint point) {
  point.recompute = Recompute::Full;
  return point;
}

/// With as many layers of each chunk as the memory's bound asks for, however
/// layers are divided. What is more than can be kept is computed again, too.
void JointSearcher::pushDivided(Entry some, const ModelVariant &own,
                                const StepFloors &floors) {
  const OuterFamily &family = families[some.family];
  const ScheduleChoice &schedule = family.schedules[some.schedule];
  const int64_t layers = own.line.layers;
  if (isAdmitted(pointOf(some), schedule) && floors.layerBytes)
    some.count = leastAgain(family.stage, schedule, *floors.layerBytes, layers);
  else
    some.count = layers;
  if (some.count > layers - family.stage.stages * schedule.chunksPerStage) {
    ++outcome.tooLarge;
    return;
  }
  StepFloors takes = floors;
  takes.layerBytes->again =
      LayersAgain{own.products.again(allAgain(family.stage)).layer, some.count};
  push(some, Level::Scheduled, own, takes);
}

PointChunks JointSearcher::chunksOf(const Entry &some) const {
  const OuterFamily &family = families[some.family];
  return {family.stage, family.schedules[some.schedule], options.fix,
          pricer.knownVariant(graph.recompute)->line.layers};
}

Expected<TooLarge> JointSearcher::tooLargeOf(const Entry &entry, StageForm form,
                                             const StagedPrediction &priced) {
  Expected<SolvedStage *> solved = pricer.solve(pointOf(entry), form);
  if (!solved)
    return solved.takeError();
  const OuterFamily &family = families[entry.family];
  const ModelVariant &own = *pricer.knownVariant(pointOf(entry).recompute);
  return planner::tooLargeOf(**solved, own, family.stage,
                             family.schedules[entry.schedule], priced, stack);
}

/// With ZeRO-2, of layers with ZeRO-3: what these gather in each pass may be
/// hidden.
double JointSearcher::timeOf(const Entry &some, const TooLarge &kept) const {
  return some.kind == SomeKind::Gathered
             ? kept.seconds
             : timeComputingAgain(kept, some.count, chunksOf(some),
                                  families[some.family].stage.microBatches,
                                  stack);
}

/// What each layer of a chunk frees at most: its part of what all leave; its
/// parameters.
double JointSearcher::bytesOfLayer(const Entry &some,
                                   const TooLarge &kept) const {
  return some.kind == SomeKind::Gathered
             ? static_cast<double>(std::max<int64_t>(kept.layerParameters, 1))
             : bytesOfLayerAgain(kept, chunksOf(some));
}

/// With as many layers as it takes at least.
JointSearcher::Entry JointSearcher::withLeast(const Entry &some,
                                              const TooLarge &kept) const {
  Entry next = some;
  const int64_t most = mostOf(some);
  const double least = std::ceil(static_cast<double>(kept.bytes - limit) /
                                 bytesOfLayer(some, kept));
  next.count = std::clamp(
      static_cast<int64_t>(std::min(least, static_cast<double>(most + 1))),
      some.count, most + 1);
  next.bound = std::max(some.bound, timeOf(next, kept));
  next.level = Level::Counted;
  return next;
}

Expected<void> JointSearcher::countSome(const Entry &some) {
  for (StageForm form : pricer.formsOfSome(families[some.family].stage))
    if (auto done = countForm(some, form); !done)
      return done;
  return {};
}

/// The point without is priced first. What fits needs nothing computed again
/// and no ZeRO-3, and what takes longer than the best plan takes no less for
/// it.
Expected<void> JointSearcher::countForm(const Entry &some, StageForm form) {
  Entry kept = some;
  kept.kind = SomeKind::None;
  kept.count = 0;
  const std::tuple key(some.family, some.schedule, form);
  const std::pair point(some.family, some.schedule);
  const bool isNew = form == StageForm::LeastPairs
                         ? askedPairs.insert(point).second
                         : !asked.contains(point) && counted.insert(key).second;
  if (isNew) {
    if (auto done = priceForm(kept, form); !done)
      return done;
    forgetStages();
  }
  if (some.kind == SomeKind::Divided)
    return solveDivided(some, form);
  const auto large = tooLarge.find(key);
  if (large == tooLarge.end())
    return {};
  Entry next = withLeast(some, large->second);
  next.form = form;
  if (next.count > mostOf(some) || next.bound >= mostOfSome())
    return {};
  if (some.kind == SomeKind::Gathered) {
    Expected<StepFloors> floors = pricer.floors(pointOf(next));
    if (!floors)
      return floors.takeError();
    next.bound = std::max(
        next.bound,
        boundOf(next,
                *pricer.knownVariant(families[some.family].stage.recompute),
                *floors));
    if (next.bound >= mostOfSome())
      return {};
  }
  queue.push(next);
  if (isAskedSoon(next.bound, queue.top().bound) && pricer.mayLookAhead())
    if (const auto question = questionOf(next))
      pricer.lookAhead(*question);
  return {};
}

/// With as few layers as suffice.
Expected<void> JointSearcher::solveSome(const Entry &some) {
  const TooLarge &kept = tooLarge.at({some.family, some.schedule, some.form});
  FewestLayers fewest(some.count, mostOf(some) + 1, bytesOfLayer(some, kept));
  Entry next = some;
  while (!fewest.isFound() && !isCancelled()) {
    next.count = fewest.toTry();
    if (timeOf(next, kept) >= mostOfSome()) {
      fewest.isTooSlow();
      continue;
    }
    Expected<SolvedStage *> stage = pricer.solve(pointOf(next), next.form);
    if (!stage)
      return stage.takeError();
    if (!*stage)
      return {};
    Expected<std::optional<StagedPrediction>> priced =
        priceNear(next, next.form);
    if (!priced)
      return priced.takeError();
    if (!*priced || (*priced)->prediction.stepTime.value >= mostOfSome()) {
      fewest.isTooSlow();
    } else if (isTooLarge((*priced)->prediction)) {
      fewest.isOver((*priced)->prediction.memory.totalPeak - limit);
    } else {
      fewest.suffices();
      if (isBetter((*priced)->prediction.stepTime.value))
        take(next, next.form, std::move(**priced));
    }
    if (!isTaken(pointOf(next), next.form))
      pricer.forget(pointOf(next), next.form);
  }
  return {};
}

/// Other schedules may have the same.
bool JointSearcher::isTaken(const StagePoint &point, StageForm form) const {
  return winner && winningForm == form && pointOf(*winner) == point;
}

/// What by itself is a little slower than the best plan, and was left because
/// of it. Bounds of what was not counted hold whatever is chosen: that is left.
Expected<void> JointSearcher::solveSomeNear() {
  if (!pricer.isSmall() || (!queue.empty() && isBetter(queue.top().bound)))
    return {};
  const size_t most = pricer.numSolved() + PointPricer::kMostSolvedNear;
  for (; !queue.empty() && queue.top().bound < mostOfSome() &&
         pricer.numSolved() < most && !isCancelled();
       queue.pop())
    if (queue.top().level == Level::Counted)
      if (auto done = solveSome(Entry(queue.top())); !done)
        return done;
  return {};
}

static std::optional<Seconds> lesser(std::optional<Seconds> a,
                                     std::optional<Seconds> b) {
  return a && b ? std::min(a, b) : a ? a : b;
}

/// With layers divided freely, and some of them computed again.
bool JointSearcher::mayKeepDivider(const Entry &kept, StageForm form) const {
  const OuterFamily &family = families[kept.family];
  const auto forms = pricer.formsOfSome(family.stage);
  return std::find(forms.begin(), forms.end(), form) != forms.end() &&
         mayDivideSome(family.stage, family.schedules[kept.schedule],
                       pricer.knownVariant(graph.recompute)->line);
}

/// Where that may be faster than the best plan, and than it is itself if it
/// fits. What has priced it may have made the divider.
Expected<void>
JointSearcher::keepDivider(const Entry &kept, StageForm form,
                           std::optional<SomeAgainDivider> divider,
                           std::optional<Seconds> own) {
  const OuterFamily &family = families[kept.family];
  if (!divider) {
    auto made =
        pricer.divider(family.stage, family.schedules[kept.schedule], form);
    if (!made)
      return made.takeError();
    divider = std::move(*made);
  }
  if (divider->mayTakeLess(lesser(secondsToBeat(), own)))
    dividers.emplace(std::tuple(kept.family, kept.schedule, form),
                     std::pair(std::move(*divider), own));
  return {};
}

/// What is priced tells what stages need: what follows is known better.
Expected<void> JointSearcher::solveDivided(const Entry &some, StageForm form) {
  /// Each is a model of its own.
  constexpr int kRounds = 4;
  auto known = dividers.extract({some.family, some.schedule, form});
  if (!known)
    return {};
  auto &[divider, own] = known.mapped();
  std::optional<Seconds> most = lesser(secondsToBeat(), own);
  std::set<std::pair<int64_t, std::vector<int64_t>>> tried;
  Entry next = some;
  for (int round = 0; round < kRounds && !isCancelled(); ++round) {
    const std::optional<SomeAgain> found = divider.next(most);
    if (!found || !tried.emplace(found->count, found->layers).second)
      break;
    next.count = found->count;
    next.division = found->layers;
    Expected<SolvedStage *> stage = pricer.solve(pointOf(next), form);
    if (!stage)
      return stage.takeError();
    if (!*stage)
      break;
    Expected<std::optional<StagedPrediction>> priced = priceNear(next, form);
    if (!priced)
      return priced.takeError();
    if (!*priced || !isBetter((*priced)->prediction.stepTime.value)) {
      pricer.forget(pointOf(next), form);
      break;
    }
    divider.correct(*found, (*priced)->prediction.stages);
    if (isTooLarge((*priced)->prediction)) {
      pricer.forget(pointOf(next), form);
      continue;
    }
    take(next, form, std::move(**priced));
    most = std::min(Seconds(*toBeat()), found->step);
  }
  return {};
}

} // namespace planner
