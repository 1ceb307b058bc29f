//===- SomeLayers.cpp - Points with something for some of their layers ----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Where a point does not fit with all kept, the backward pass computes as many
// layers of each chunk again as it takes; where it does not with ZeRO-2, as
// many have ZeRO-3 (docs/search.md, "Some layers").
//
//===----------------------------------------------------------------------===//

#include "JointSearcher.h"
#include "planner/Cost/StateLayers.h"
#include <algorithm>
#include <cmath>

namespace planner {

/// With that for so many layers of each chunk.
StagePoint JointSearcher::withSome(StagePoint point,
                                   const ScheduleChoice &schedule,
                                   SomeKind kind, int64_t layers) {
  const int64_t chunks = point.stages * schedule.chunksPerStage;
  if (kind == SomeKind::Recompute) {
    point.recompute = {Recompute::Full, layers, chunks};
  } else {
    point.zero = 3;
    point.gathered = {layers, chunks};
  }
  return point;
}

StagePoint JointSearcher::pointOf(const Entry &entry) const {
  const OuterFamily &family = families[entry.family];
  return entry.some > 0
             ? withSome(family.stage, family.schedules[entry.schedule],
                        entry.kind, entry.some)
             : family.stage;
}

/// Whether a point with ZeRO-2 may have ZeRO-3 of some layers.
bool JointSearcher::mayGather(const StagePoint &point,
                              const LayerLine &line) const {
  const int most =
      point.stages == 1 ? stack.features.zero : stack.pipeline.zero;
  return point.zero == 2 && point.replicas == 1 && most >= 3 &&
         stack.features.zeroLayers && !options.fix.zero &&
         options.fix.forbidden.zero > 3 && !options.fix.forbidden.zeroLayers &&
         tellsLayersApart(graph, line);
}

/// Whether some layers of a point may have that where it has it for none: may
/// be computed again, if it keeps what the graph keeps.
bool JointSearcher::maySome(SomeKind kind, const StagePoint &point,
                            const ScheduleChoice &schedule,
                            const LayerLine &line) const {
  const bool may = kind == SomeKind::Recompute
                       ? point.recompute == graph.recompute &&
                             canComputeSome(graph, line, options)
                       : mayGather(point, line);
  return may && !options.ignoreMemory &&
         layersOfChunk(line.layers, point.stages * schedule.chunksPerStage)
                 .value_or(1) > 1;
}

/// Whether some point of it may, by what is there all the time.
bool JointSearcher::mayFitAtAll(const OuterFamily &family,
                                const ModelVariant &own) const {
  StagePoint point = family.stage;
  if (std::any_of(family.schedules.begin(), family.schedules.end(),
                  [&](const ScheduleChoice &schedule) {
                    return maySome(SomeKind::Gather, point, schedule, own.line);
                  }))
    point.zero = 3;
  return mayFit(own.memory.withoutActivations(point));
}

/// With the fewest layers of each chunk of which it is not known that they do
/// not suffice; nothing if only all of them may.
std::optional<JointSearcher::Entry>
JointSearcher::leastSome(const Entry &kept, SomeKind kind,
                         const ModelVariant &own) const {
  const OuterFamily &family = families[kept.family];
  const ScheduleChoice &schedule = family.schedules[kept.schedule];
  Entry some = kept;
  some.kind = kind;
  some.some = 1;
  if (!isAdmitted(pointOf(some), schedule))
    return std::nullopt;
  const int64_t all = layersOf(some);
  // What a model leaves that computes other things again is not known yet.
  int64_t suffices = family.stage.recompute == graph.recompute ? all : 1;
  while (some.some < suffices) {
    Entry tried = some;
    tried.some = (some.some + suffices) / 2;
    if (mayFit(own.memory.of(pointOf(tried), schedule)))
      suffices = tried.some;
    else
      some.some = tried.some + 1;
  }
  return some.some < all ? std::optional(some) : std::nullopt;
}

/// What gathers of some layers add is not counted: with ZeRO-2 each parameter
/// is gathered once a step, with ZeRO-3 at least as often.
void JointSearcher::pushSome(const Entry &kept, SomeKind kind,
                             const ModelVariant &own,
                             const StepFloors &floors) {
  const OuterFamily &family = families[kept.family];
  if (!maySome(kind, family.stage, family.schedules[kept.schedule], own.line))
    return;
  const std::optional<Entry> some = leastSome(kept, kind, own);
  if (!some) {
    ++outcome.tooLarge;
    return;
  }
  StepFloors takes = floors;
  if (kind == SomeKind::Recompute)
    takes.passes += own.products.again(pointOf(*some));
  push(*some, Level::Scheduled, own, takes);
}

namespace {

/// The fewest layers that suffice, where each more takes as many bytes less.
class FewestLayers {
public:
  /// Of those from `first` to before `all`; each takes about `perLayer` bytes.
  FewestLayers(int64_t first, int64_t all, double perLayer)
      : next(first), low(first - 1), high(all), slope(perLayer) {}

  bool isFound() const { return low + 1 >= high; }
  int64_t toTry() const { return next; }

  /// So many take too long.
  void isTooSlow() {
    high = next;
    next = (low + high) / 2;
  }
  void suffices() {
    high = next;
    next = high - 1;
  }
  /// By so many bytes.
  void isOver(int64_t bytes) {
    low = next;
    if (before)
      slope = static_cast<double>(before->second - bytes) /
              static_cast<double>(next - before->first);
    before = {next, bytes};
    const double more =
        std::ceil(static_cast<double>(bytes) / std::max(slope, 1.0));
    next = std::min(low + std::max<int64_t>(static_cast<int64_t>(more), 1),
                    std::max(high - 1, low + 1));
  }

private:
  int64_t next, low, high;
  double slope;
  std::optional<std::pair<int64_t, int64_t>> before;
};

} // namespace

/// Layers of the largest chunk.
int64_t JointSearcher::layersOf(const Entry &some) const {
  const OuterFamily &family = families[some.family];
  return *layersOfChunk(pricer.knownVariant(graph.recompute)->line.layers,
                        family.stage.stages *
                            family.schedules[some.schedule].chunksPerStage);
}

Expected<std::optional<JointSearcher::TooLarge>>
JointSearcher::tooLargeOf(const Entry &entry, StageForm form,
                          const StagedPrediction &priced) {
  Expected<SolvedStage *> solved = pricer.solve(pointOf(entry), form);
  if (!solved)
    return solved.takeError();
  const SolvedStage &stage = **solved;
  const ModelVariant &own = *pricer.knownVariant(graph.recompute);
  const auto stages = static_cast<double>(families[entry.family].stage.stages);
  TooLarge found;
  found.seconds = priced.prediction.stepTime.value;
  const MemoryReport &memory = priced.prediction.memory;
  found.bytes = memory.totalPeak;
  found.activations =
      memory.atPeak[static_cast<size_t>(MemoryClass::Activations)];
  found.parameters =
      memory.atPeak[static_cast<size_t>(MemoryClass::Parameters)];
  for (const ChunkPrice &chunk : priced.price.chunks)
    found.unhidden = std::max(
        found.unhidden, ((chunk.backward.hideable - chunk.backward.compute) *
                         (1 - stack.overlap.contention))
                            .value);
  found.unhidden *= static_cast<double>(priced.price.chunks.size()) / stages;
  const OpGraph &micro = *stage.micro;
  for (OpId id = 0; id < micro.ops.size(); ++id) {
    const Op &op = micro.ops[id];
    const LineSpan &span = own.line.ops[id];
    if (op.phase == Phase::Forward && op.work.matmulFlops > 0 &&
        span.begin >= 1 && span.end <= static_cast<double>(own.line.layers + 1))
      found.forward +=
          stage.priced.ops[id].compute.value * micro.executions(op) / stages;
  }
  return std::optional(found);
}

/// With all kept, and the products of the layers' forward passes once more.
/// These hide what the backward pass waits for. Of gathers no less than without
/// any in the passes.
double JointSearcher::timeOf(const Entry &some, const TooLarge &kept) const {
  if (some.kind == SomeKind::Gather)
    return kept.seconds;
  const StagePoint point = pointOf(some);
  const int64_t layers = pricer.knownVariant(graph.recompute)->line.layers;
  const double again = kept.forward * againShare(point.recompute, layers);
  return kept.seconds +
         std::max(again * std::min(1.0, stack.overlap.contention),
                  again - kept.unhidden) *
             static_cast<double>(point.microBatches);
}

/// Bytes, by all layers together, at most: what they leave, or what others have
/// of their parameters.
double JointSearcher::freed(const Entry &some, const TooLarge &kept) const {
  const int64_t bytes =
      some.kind == SomeKind::Recompute ? kept.activations : kept.parameters;
  return static_cast<double>(std::max<int64_t>(bytes, 1));
}

/// No layer frees more than its part of that.
JointSearcher::Entry JointSearcher::counted(const Entry &some,
                                            const TooLarge &kept) const {
  Entry next = some;
  const double part =
      static_cast<double>(kept.bytes - limit) / freed(some, kept);
  const int64_t all = layersOf(some);
  next.some = std::clamp(static_cast<int64_t>(std::ceil(
                             std::min(part, 1.0) * static_cast<double>(all))),
                         some.some, all);
  next.bound = std::max(some.bound, timeOf(next, kept));
  next.level = Level::Counted;
  return next;
}

/// The point as the family has it is priced first. What fits needs nothing for
/// some layers, and what takes longer than the best plan takes no less for it.
/// With tensor parallelism that is of column-row pairs, which keep less.
Expected<void> JointSearcher::countSome(const Entry &some) {
  Entry kept = some;
  kept.some = 0;
  const StageForm form = formsOf(pointOf(kept)).back();
  const std::tuple key(some.family, some.schedule, form);
  if (!asked.contains({some.family, some.schedule}) &&
      !tooLarge.contains(key)) {
    if (auto done = priceForm(kept, form); !done)
      return done;
    forgetStages();
  }
  const auto known = tooLarge.find(key);
  if (known == tooLarge.end())
    return {};
  Entry next = counted(some, known->second);
  next.form = form;
  if (next.some < layersOf(some) && isBetter(next.bound))
    queue.push(next);
  return {};
}

/// With as few layers as suffice.
Expected<void> JointSearcher::solveSome(const Entry &some) {
  const TooLarge &kept = tooLarge.at({some.family, some.schedule, some.form});
  const int64_t all = layersOf(some);
  FewestLayers fewest(some.some, all,
                      freed(some, kept) / static_cast<double>(all));
  Entry next = some;
  while (!fewest.isFound() && !isCancelled()) {
    next.some = fewest.toTry();
    if (!isBetter(timeOf(next, kept))) {
      fewest.isTooSlow();
      continue;
    }
    Expected<SolvedStage *> stage = pricer.solve(pointOf(next), next.form);
    if (!stage)
      return stage.takeError();
    if (!*stage)
      return {};
    Expected<std::optional<TooLarge>> priced = price(next, next.form);
    if (!priced)
      return priced.takeError();
    const bool isBest = winner && *winner == next;
    if (*priced)
      fewest.isOver((*priced)->bytes - limit);
    else if (isBest)
      fewest.suffices();
    else
      fewest.isTooSlow();
    if (!isBest)
      pricer.forget(pointOf(next), next.form);
  }
  return {};
}

} // namespace planner
