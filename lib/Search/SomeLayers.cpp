//===- SomeLayers.cpp - Points that compute some of their layers again ----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Where a point does not fit with all kept, the backward pass computes as many
// layers of each chunk again as it takes (docs/search.md, "Some layers").
//
//===----------------------------------------------------------------------===//

#include "JointSearcher.h"
#include <algorithm>
#include <cmath>

namespace planner {

/// With so many layers of each chunk computed again.
StagePoint JointSearcher::computingSome(StagePoint point,
                                        const ScheduleChoice &schedule,
                                        int64_t layers) {
  point.recompute = {Recompute::Full, layers,
                     point.stages * schedule.chunksPerStage};
  return point;
}

StagePoint JointSearcher::pointOf(const Entry &entry) const {
  const OuterFamily &family = families[entry.family];
  return entry.again > 0
             ? computingSome(family.stage, family.schedules[entry.schedule],
                             entry.again)
             : family.stage;
}

/// Whether a point that keeps what the graph keeps may compute some of its
/// layers again instead.
bool JointSearcher::mayKeepSome(const StagePoint &point,
                                const ScheduleChoice &schedule,
                                const LayerLine &line) const {
  return !options.ignoreMemory && point.recompute == graph.recompute &&
         canComputeSome(graph, line, options) &&
         layersOfChunk(line.layers, point.stages * schedule.chunksPerStage)
                 .value_or(1) > 1;
}

/// With the fewest layers of each chunk of which it is not known that they do
/// not suffice; nothing if only all of them may.
std::optional<JointSearcher::Entry>
JointSearcher::leastAgain(const Entry &kept, const ModelVariant &own) const {
  const ScheduleChoice &schedule =
      families[kept.family].schedules[kept.schedule];
  Entry some = kept;
  some.again = 1;
  if (!isAdmitted(pointOf(some), schedule))
    return std::nullopt;
  const int64_t all = layersOf(some);
  int64_t suffices = all;
  while (some.again < suffices) {
    Entry tried = some;
    tried.again = (some.again + suffices) / 2;
    if (mayFit(own.memory.of(pointOf(tried), schedule)))
      suffices = tried.again;
    else
      some.again = tried.again + 1;
  }
  return some.again < all ? std::optional(some) : std::nullopt;
}

void JointSearcher::pushSome(const Entry &kept, const ModelVariant &own,
                             const StepFloors &floors) {
  const OuterFamily &family = families[kept.family];
  if (!mayKeepSome(family.stage, family.schedules[kept.schedule], own.line))
    return;
  const std::optional<Entry> some = leastAgain(kept, own);
  if (!some) {
    ++outcome.tooLarge;
    return;
  }
  StepFloors takes = floors;
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
  return *layersOfChunk(pricer.knownVariant(graph.recompute)->line.layers,
                        pointOf(some).recompute.chunks);
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
/// These hide what the backward pass waits for.
double JointSearcher::timeOf(const Entry &some, const TooLarge &kept) const {
  const StagePoint point = pointOf(some);
  const int64_t layers = pricer.knownVariant(graph.recompute)->line.layers;
  const double again = kept.forward * againShare(point.recompute, layers);
  return kept.seconds +
         std::max(again * std::min(1.0, stack.overlap.contention),
                  again - kept.unhidden) *
             static_cast<double>(point.microBatches);
}

/// No layer frees more than its part of what all leave.
JointSearcher::Entry JointSearcher::counted(const Entry &some,
                                            const TooLarge &kept) const {
  Entry next = some;
  const double part =
      static_cast<double>(kept.bytes - limit) /
      static_cast<double>(std::max<int64_t>(kept.activations, 1));
  const int64_t all = layersOf(some);
  next.again = std::clamp(static_cast<int64_t>(std::ceil(
                              std::min(part, 1.0) * static_cast<double>(all))),
                          some.again, all);
  next.bound = std::max(some.bound, timeOf(next, kept));
  next.level = Level::Counted;
  return next;
}

/// The point with all kept is priced first. What fits needs nothing computed
/// again, and what takes longer than the best plan takes no less for it. With
/// tensor parallelism that is of column-row pairs, which keep less.
Expected<void> JointSearcher::countSome(const Entry &some) {
  Entry kept = some;
  kept.again = 0;
  const StageForm form = formsOf(pointOf(kept)).back();
  if (!asked.contains({some.family, some.schedule})) {
    if (auto done = priceForm(kept, form); !done)
      return done;
    forgetStages();
  }
  const auto known = tooLarge.find({some.family, some.schedule, form});
  if (known == tooLarge.end())
    return {};
  Entry next = counted(some, known->second);
  next.form = form;
  if (next.again < layersOf(some) && isBetter(next.bound))
    queue.push(next);
  return {};
}

/// With as few layers as suffice.
Expected<void> JointSearcher::solveSome(const Entry &some) {
  const TooLarge &kept = tooLarge.at({some.family, some.schedule, some.form});
  const int64_t all = layersOf(some);
  FewestLayers fewest(some.again, all,
                      static_cast<double>(kept.activations) /
                          static_cast<double>(all));
  Entry next = some;
  while (!fewest.isFound() && !isCancelled()) {
    next.again = fewest.toTry();
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
