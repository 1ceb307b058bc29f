//===- Periods.cpp - Pipelines of many micro-batches ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The order of m micro-batches is that of fewer with whole periods inserted
// where it repeats itself. Let a cut divide the works of the shorter pipeline,
// none before it waiting for one after it, and let everything that crosses the
// cut come at least g later when it crosses the cut's copy one period on. Then
// all that follows comes n g later with n more periods. Besides, a stage does n
// more periods of its own work between what leads to the cut and what follows.
// The greater of the two is exact where the slowest stage, or what keeps
// several stages waiting for one another, sets the pace already in the shorter
// pipeline.
//
//===----------------------------------------------------------------------===//

#include "Periods.h"
#include "Durations.h"
#include "Simulation.h"
#include <algorithm>
#include <array>

namespace planner {

namespace {

/// How the orders of a schedule repeat themselves.
struct Period {
  /// Micro-batches more in all, and by how much indices shift.
  int64_t microBatches = 1, shift = 1;
};

/// How much later what crosses the cut crosses its copy: between these.
struct Growth {
  Seconds least{1e300}, most;
  void add(Seconds each) {
    least = std::min(least, each);
    most = std::max(most, each);
  }
  friend Growth operator*(double n, Growth growth) {
    return {n * growth.least, n * growth.most};
  }
  friend Growth operator+(Growth a, Growth b) {
    return {a.least + b.least, a.most + b.most};
  }
};

struct Bounds {
  PipelineTime time;
  /// `time.total` is at most this.
  Seconds most;
};

class Shorter {
public:
  Shorter(const PipelineSpec &shorter, Period each,
          const std::vector<StageOrder> &stageOrders)
      : spec(shorter), period(each), orders(stageOrders),
        simulated(simulateOrders(shorter, stageOrders)) {
    for (std::vector<Place> &kind : places)
      kind.resize(spec.chunks.size() * size_t(spec.microBatches));
    for (size_t stage = 0; stage < orders.size(); ++stage)
      for (size_t i = 0; i < orders[stage].size(); ++i)
        if (const StageWork &work = orders[stage][i];
            work.kind != WorkKind::WeightGradient)
          place(work.kind == WorkKind::Forward, work.chunk,
                work.microBatch) = {stage, i};
  }

  /// Cuts half way; false if some stage is not in its steady state there.
  bool cut() {
    Seconds when = simulated.events[0][orders[0].size() / 2].end;
    for (size_t stage = 0; stage < orders.size(); ++stage) {
      const std::vector<Event> &events = simulated.events[stage];
      size_t at = size_t(std::upper_bound(events.begin(), events.end(), when,
                                          [](Seconds t, const Event &event) {
                                            return t < event.end;
                                          }) -
                         events.begin());
      // No pair is cut: both of its works end together.
      cuts.push_back(at);
      length.push_back(orders[stage].size() * size_t(period.microBatches) /
                       size_t(spec.microBatches));
    }
    return isSteady(1);
  }

  /// Over how many periods at once the growth is best looked at: several if
  /// what keeps stages waiting for one another goes round in as many.
  int64_t stride() {
    int64_t best = 1;
    for (int64_t k = 2; k <= spec.stages && isSteady(k); ++k)
      if (growthOver(k).least / double(k) >
          growthOver(best).least / double(best) * (1 + 1e-9))
        best = k;
    return best;
  }

  Bounds withMore(int64_t periods, int64_t stride) {
    PipelineTime time = timesOf(spec, orders, simulated);
    double n = double(periods);
    std::vector<std::vector<Seconds>> rest = restOf();
    int64_t strides = periods / stride, left = periods % stride;
    Growth growth =
        double(strides) * growthOver(stride) + double(left) * growthOver(1);
    Seconds total, most = time.total + growth.most;
    for (size_t stage = 0; stage < orders.size(); ++stage) {
      StageTime &each = time.stages[stage];
      Seconds work = workOfPeriod(stage);
      each.busy += n * work;
      each.end += growth.least;
      each.end = std::max(each.end, each.begin + each.busy);
      Seconds before = simulated.events[stage][cuts[stage] - 1].end;
      total = std::max(total, before + n * work + rest[stage][cuts[stage]]);
    }
    finish(time);
    raiseTotal(time, total);
    return {std::move(time), most};
  }

private:
  struct Place {
    size_t stage = 0, index = 0;
  };
  Place &place(bool forward, int64_t chunk, int64_t microBatch) {
    return places[forward][size_t(chunk * spec.microBatches + microBatch)];
  }
  const Event &event(Place at) const {
    return simulated.events[at.stage][at.index];
  }

  /// Whether each stage does the same in the period before the cut and in the
  /// one that ends so many periods after it.
  bool isSteady(int64_t periods) const {
    for (size_t stage = 0; stage < orders.size(); ++stage) {
      const StageOrder &order = orders[stage];
      size_t at = cuts[stage], n = length[stage], on = n * size_t(periods);
      if (at < n || at + on > order.size())
        return false;
      for (size_t i = at - n; i < at; ++i) {
        StageWork later = order[i];
        later.microBatch += periods * period.shift;
        if (order[i + on] != later)
          return false;
      }
    }
    return true;
  }

  Seconds workOfPeriod(size_t stage) const {
    const StageOrder &order = orders[stage];
    Seconds work;
    const size_t end = cuts[stage] + length[stage];
    for (size_t i = cuts[stage]; i < end; i += worksAt(order, i).size())
      work += ownTime(spec, worksAt(order, i));
    return work;
  }

  /// Where the input of a work comes from; empty if from outside.
  std::optional<Place> producer(const StageWork &work, int64_t later) {
    bool forward = work.kind == WorkKind::Forward;
    int64_t last = int64_t(spec.chunks.size()) - 1;
    if (work.kind == WorkKind::WeightGradient || (forward && work.chunk == 0))
      return std::nullopt;
    if (!forward && work.chunk == last)
      return place(true, last, work.microBatch + later);
    return place(forward, work.chunk + (forward ? -1 : 1),
                 work.microBatch + later);
  }

  /// Over so many periods.
  Growth growthOver(int64_t periods) {
    Growth growth;
    for (size_t stage = 0; stage < orders.size(); ++stage) {
      size_t at = cuts[stage], n = length[stage], on = n * size_t(periods);
      const std::vector<Event> &events = simulated.events[stage];
      growth.add(events[at - 1 + on].end - events[at - 1].end);
      // The last sends on the stage's streams.
      std::array<bool, kNetworkStreams> seen{};
      for (size_t i = at; i-- > at - n;) {
        const StageWork &work = orders[stage][i];
        if (sendTime(spec, work) == Seconds(0) || seen[streamOf(spec, work)])
          continue;
        seen[streamOf(spec, work)] = true;
        growth.add(events[i + on].arrives - events[i].arrives);
      }
      for (size_t i = at; i < events.size(); ++i)
        addInput(growth, orders[stage][i], periods * period.shift);
    }
    return growth;
  }

  /// What comes across the cut to a work after it.
  void addInput(Growth &growth, const StageWork &work, int64_t shift) {
    std::optional<Place> from = producer(work, 0);
    if (from && from->index < cuts[from->stage])
      growth.add(event(*producer(work, shift)).arrives - event(*from).arrives);
  }

  /// From the begin of each work to the end of the pipeline, and 0 at the end.
  std::vector<std::vector<Seconds>> restOf() {
    std::vector<std::vector<Seconds>> rest;
    std::vector<size_t> next;
    for (const StageOrder &order : orders) {
      rest.emplace_back(order.size() + 1);
      next.push_back(order.size());
    }
    for (size_t step = simulated.steps.size(); step-- > 0;) {
      size_t stage = simulated.steps[step];
      const StageOrder &order = orders[stage];
      size_t end = next[stage];
      size_t begin = end - (end > 1 && order[end - 2].paired ? 2 : 1);
      Seconds after = rest[stage][end];
      for (size_t i = begin; i < end; ++i)
        after = std::max(after, restOfOutput(order[i], rest));
      for (size_t i = begin; i < end; ++i)
        rest[stage][i] = after + ownTime(spec, {&order[begin], end - begin});
      next[stage] = begin;
    }
    return rest;
  }

  Seconds restOfOutput(const StageWork &work,
                       const std::vector<std::vector<Seconds>> &rest) {
    std::optional<int64_t> to = receiver(spec, work);
    if (!to)
      return Seconds(0);
    Place at = place(work.kind == WorkKind::Forward, *to, work.microBatch);
    Seconds under = spec.overlapsSends ? sendTime(spec, work) : Seconds(0);
    return under + rest[at.stage][at.index];
  }

  const PipelineSpec &spec;
  Period period;
  const std::vector<StageOrder> &orders;
  Simulated simulated;
  /// Where forward passes and their gradients are in the orders.
  std::array<std::vector<Place>, 2> places;
  /// For each stage: how many works lie before the cut, and in a period.
  std::vector<size_t> cuts, length;
};

} // namespace

static Period periodOf(const PipelineSpec &spec) {
  switch (spec.schedule) {
  case PipelineSchedule::Interleaved:
  case PipelineSchedule::ZBV:
    return {spec.stages, spec.stages};
  case PipelineSchedule::DualPipe:
    return {2, 1};
  default:
    return {};
  }
}

/// Bounds of the better of two orders, whichever it is.
static void keepLess(Bounds &bounds, const Bounds &other) {
  for (size_t i = 0; i < bounds.time.stages.size(); ++i) {
    StageTime &each = bounds.time.stages[i];
    const StageTime &others = other.time.stages[i];
    each.end = std::min(each.end, others.end);
    each.firstBackward = std::min(each.firstBackward, others.firstBackward);
  }
  Seconds total = std::min(bounds.time.total, other.time.total);
  finish(bounds.time);
  raiseTotal(bounds.time, total);
  bounds.most = std::min(bounds.most, other.most);
}

/// So many periods more than `spec` has, in the better order; empty if some
/// order is not in its steady state.
static std::optional<Bounds> withMore(const PipelineSpec &spec, Period period,
                                      int64_t periods) {
  std::optional<Bounds> least;
  const auto candidates = possibleOrders(spec);
  for (size_t i = 0; i < candidates->size(); ++i) {
    Shorter pipeline(spec, period, (*candidates)[i]);
    if (!pipeline.cut())
      return std::nullopt;
    int64_t stride = pipeline.stride(), left = periods % stride;
    Bounds bounds = pipeline.withMore(periods, stride);
    // A whole number of strides from a pipeline that is longer by the rest.
    PipelineSpec longer = spec;
    longer.microBatches += left * period.microBatches;
    if (left > 0) {
      const auto orders = possibleOrders(longer);
      if (Shorter other(longer, period, (*orders)[i]); other.cut())
        bounds = other.withMore(periods - left, other.stride());
    }
    if (!least)
      least = std::move(bounds);
    else
      keepLess(*least, bounds);
  }
  return least;
}

/// Micro-batches of the shorter pipeline, in those that fill the stages: at
/// first, and at most.
constexpr int64_t kFillings = 5, kMostFillings = 80;
/// The shorter pipeline is long enough if its bounds are so near.
constexpr double kNear = 0.005;

PipelineTime fromPeriods(const PipelineSpec &spec) {
  Period period = periodOf(spec);
  std::optional<Bounds> bounds;
  for (int64_t times = kFillings; times <= kMostFillings; times *= 2) {
    int64_t few = saturatingMul(times, spec.stages);
    // Nothing is saved.
    if (spec.microBatches <= saturatingMul(2, few))
      return simulate(spec);
    int64_t periods = (spec.microBatches - few) / period.microBatches;
    PipelineSpec shorter = spec;
    shorter.microBatches -= periods * period.microBatches;
    bounds = withMore(shorter, period, periods);
    if (bounds && bounds->most <= bounds->time.total * (1 + kNear))
      break;
  }
  return bounds ? std::move(bounds->time) : simulate(spec);
}

} // namespace planner
