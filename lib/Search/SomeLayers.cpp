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

StagePoint JointSearcher::pointOf(const Entry &entry) const {
  const OuterFamily &family = families[entry.family];
  StagePoint point = family.stage;
  if (entry.again > 0)
    point.recompute = {Recompute::Full, entry.again,
                       point.stages *
                           family.schedules[entry.schedule].chunksPerStage};
  return point;
}

/// Whether a point that keeps what the graph keeps may compute some of its
/// layers again instead.
bool JointSearcher::mayKeepSome(const StagePoint &point,
                                const LayerLine &line) const {
  return !options.ignoreMemory && point.recompute == graph.recompute &&
         canComputeSome(graph, line, options);
}

/// With the fewest layers of each chunk of which it is not known that they do
/// not suffice; nothing if only all of them may.
std::optional<JointSearcher::Entry>
JointSearcher::leastAgain(const Entry &kept, const ModelVariant &own) const {
  const OuterFamily &family = families[kept.family];
  const ScheduleChoice &schedule = family.schedules[kept.schedule];
  const auto each =
      layersOfChunk(own.line.layers,
                    family.stage.stages * schedule.chunksPerStage);
  Entry some = kept;
  some.again = 1;
  if (!each || *each < 2 || !isAdmitted(pointOf(some), schedule))
    return std::nullopt;
  int64_t suffices = *each;
  while (some.again < suffices) {
    Entry tried = some;
    tried.again = (some.again + suffices) / 2;
    if (mayFit(own.memory.of(pointOf(tried), schedule)))
      suffices = tried.again;
    else
      some.again = tried.again + 1;
  }
  return some.again < *each ? std::optional(some) : std::nullopt;
}

void JointSearcher::pushSome(const Entry &kept, const ModelVariant &own,
                             const StepFloors &floors) {
  if (!mayKeepSome(families[kept.family].stage, own.line))
    return;
  const std::optional<Entry> some = leastAgain(kept, own);
  if (!some)
    return;
  ++outcome.points;
  StepFloors takes = floors;
  takes.passes += own.products.again(pointOf(*some));
  push(*some, Level::Scheduled, own, takes);
}

namespace {

/// The fewest layers of which it is tried out whether they suffice, as bytes
/// fall evenly with each layer more.
class FewestLayers {
public:
  /// `first` may suffice, and `all` do or are none of them; each takes about
  /// `perLayer` bytes.
  FewestLayers(int64_t first, int64_t all, double perLayer)
      : next(first), low(first - 1), high(all), slope(perLayer) {}

  bool isFound() const { return low + 1 >= high; }
  int64_t toTry() const { return next; }

  void isTooSlow() {
    high = next;
    next = (low + high) / 2;
  }
  /// By so many bytes; not if negative.
  void isOver(double bytes) {
    (bytes > 0 ? low : high) = next;
    if (before && before->first != next)
      slope = (before->second - bytes) /
              static_cast<double>(next - before->first);
    before = {next, bytes};
    const double more = slope > 0 ? std::ceil(bytes / slope) : 1;
    const auto most = static_cast<double>(high - low);
    next = std::clamp(next + static_cast<int64_t>(std::clamp(more, -most, most)),
                      std::min(low + 1, high), std::max(low, high - 1));
  }

private:
  int64_t next, low, high;
  double slope;
  std::optional<std::pair<int64_t, double>> before;
};

} // namespace

Expected<bool> JointSearcher::mayBeBetter(const Entry &some) {
  const ModelVariant &own = *pricer.knownVariant(graph.recompute);
  const StagePoint point = pointOf(some);
  Expected<std::optional<StepFloors>> floors =
      pricer.floorsOfKept(point, own.products.again(point));
  if (!floors)
    return floors.takeError();
  return isBetter(boundOf(some, own, **floors));
}

/// With as few layers as suffice, unless it fits with all kept.
Expected<void> JointSearcher::solveSome(const Entry &entry, StageForm form) {
  if (fitting.contains({entry.family, entry.schedule}))
    return {};
  const ModelVariant &own = *pricer.knownVariant(graph.recompute);
  const ScheduleChoice &schedule =
      families[entry.family].schedules[entry.schedule];
  Entry next = entry;
  ++next.again;
  FewestLayers fewest(
      entry.again,
      *layersOfChunk(own.line.layers, pointOf(entry).recompute.chunks),
      own.memory.of(pointOf(entry), schedule) -
          own.memory.of(pointOf(next), schedule));
  while (!fewest.isFound() && !isCancelled()) {
    next.again = fewest.toTry();
    Expected<bool> isWorth = mayBeBetter(next);
    if (!isWorth)
      return isWorth.takeError();
    if (!*isWorth) {
      fewest.isTooSlow();
      continue;
    }
    Expected<SolvedStage *> stage = pricer.solve(pointOf(next), form);
    if (!stage)
      return stage.takeError();
    if (!*stage)
      return {};
    Expected<std::optional<int64_t>> peak = price(next, form);
    if (!peak)
      return peak.takeError();
    if (*peak)
      fewest.isOver(static_cast<double>(**peak - limit));
    else
      fewest.isTooSlow();
    if (!winner || *winner != next || winningForm != form)
      pricer.forget(pointOf(next), form);
  }
  return {};
}

} // namespace planner
