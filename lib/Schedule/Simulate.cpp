//===- Simulate.cpp - Pipelines as discrete events ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The order on each stage is fixed, so that every begin is a maximum of sums of
// durations: nothing but data is waited for, and no duration that grows makes
// anything end sooner.
//
//===----------------------------------------------------------------------===//

#include "Durations.h"
#include "Simulation.h"
#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace planner {

namespace {

constexpr Seconds kNotYet{-1};

class Simulation {
public:
  Simulation(const PipelineSpec &pipeline,
             const std::vector<StageOrder> &stageOrders)
      : spec(pipeline), times(pipeline), orders(stageOrders),
        states(size_t(pipeline.stages)) {
    size_t inputs = spec.chunks.size() * size_t(spec.microBatches);
    for (std::vector<Seconds> &kind : arrivals)
      kind.assign(inputs, kNotYet);
    for (int64_t k = 0; k < spec.microBatches; ++k)
      arrival(true, 0, k) = Seconds(0);
    for (const StageOrder &order : orders) {
      simulated.events.emplace_back();
      simulated.events.back().reserve(order.size());
    }
  }

  Simulated run() {
    for (size_t stage = orders.size(); stage-- > 0;)
      ready.push_back(stage);
    while (!ready.empty()) {
      size_t stage = ready.back();
      ready.pop_back();
      advance(stage);
    }
    for (size_t stage = 0; stage < orders.size(); ++stage)
      assert(simulated.events[stage].size() == orders[stage].size() &&
             "stages that wait for one another");
    return std::move(simulated);
  }

private:
  struct State {
    Seconds free;
    /// When the last send on each stream has ended.
    StreamTimes network;
  };

  Seconds &arrival(bool forward, int64_t chunk, int64_t microBatch) {
    return arrivals[forward][size_t(chunk * spec.microBatches + microBatch)];
  }

  /// When the input of a work arrives. A stage's own order sees to the rest.
  Seconds inputOf(const StageWork &work) {
    if (work.kind == WorkKind::WeightGradient)
      return Seconds(0);
    return arrival(work.kind == WorkKind::Forward, work.chunk, work.microBatch);
  }

  /// Runs the stage until it waits; notes the stages that wait for it.
  void advance(size_t stage) {
    const StageOrder &order = orders[stage];
    size_t done = simulated.events[stage].size();
    while (done < order.size()) {
      std::span<const StageWork> works = worksAt(order, done);
      if (!run(works, stage))
        return;
      done += works.size();
      simulated.steps.push_back(stage);
    }
  }

  /// Runs one work or a pair; false if an input has not come yet.
  bool run(std::span<const StageWork> works, size_t stage) {
    State &state = states[stage];
    Seconds begin = state.free;
    for (const StageWork &work : works) {
      Seconds input = inputOf(work);
      if (input == kNotYet)
        return false;
      begin = std::max(begin, input);
    }
    Seconds end = begin + times.ownTime(works);
    if (spec.overlapsSends)
      end = std::max(end, carried(works, state));
    state.free = end;
    for (const StageWork &work : works)
      simulated.events[stage].push_back(
          {begin, end, deliver(work, end, state)});
    return true;
  }

  /// When the stage's streams have carried the works' collectives after what
  /// it has sent before.
  Seconds carried(std::span<const StageWork> works, const State &state) const {
    Seconds end;
    const StreamTimes own = times.carried(works);
    for (size_t stream = 0; stream < kNetworkStreams; ++stream)
      if (own[stream] > Seconds(0))
        end = std::max(end, state.network[stream] + own[stream]);
    return end;
  }

  /// When what the work made is there.
  Seconds deliver(const StageWork &work, Seconds end, State &state) {
    bool forward = work.kind == WorkKind::Forward;
    int64_t last = int64_t(spec.chunks.size()) - 1;
    // The loss turns the last output into the first gradient.
    if (forward && work.chunk == last)
      arrival(false, last, work.microBatch) = end;
    std::optional<int64_t> to = receiver(spec, work);
    if (!to)
      return end;
    Seconds arrives = end, send = times.sendTime(work);
    if (spec.overlapsSends && send > Seconds(0)) {
      Seconds &network = state.network[streamOf(spec, work)];
      network = std::max(network, end) + send;
      arrives = network;
    }
    arrival(forward, *to, work.microBatch) = arrives;
    ready.push_back(size_t(stageOf(spec, *to, work.microBatch)));
    return arrives;
  }

  const PipelineSpec &spec;
  const WorkTimes times;
  const std::vector<StageOrder> &orders;
  std::vector<State> states;
  /// Of gradients and of inputs, for each chunk and micro-batch.
  std::array<std::vector<Seconds>, 2> arrivals;
  std::vector<size_t> ready;
  Simulated simulated;
};

} // namespace

Simulated simulateOrders(const PipelineSpec &spec,
                         const std::vector<StageOrder> &orders) {
  return Simulation(spec, orders).run();
}

/// The most activations kept at once, in whole stages.
static double keptMicroBatches(const StageOrder &order,
                               int64_t chunksPerStage) {
  int64_t kept = 0, most = 0;
  for (const StageWork &work : order) {
    if (work.kind == WorkKind::Forward)
      most = std::max(most, ++kept);
    else if (work.kind != WorkKind::InputGradient)
      --kept;
  }
  return double(most) / double(chunksPerStage);
}

PipelineTime timesOf(const PipelineSpec &spec,
                     const std::vector<StageOrder> &orders,
                     const Simulated &simulated) {
  PipelineTime time;
  const WorkTimes times(spec);
  for (size_t stage = 0; stage < orders.size(); ++stage) {
    const StageOrder &order = orders[stage];
    const std::vector<Event> &events = simulated.events[stage];
    StageTime &each = time.stages.emplace_back();
    each.begin = events.front().begin;
    each.end = events.back().end;
    each.keptMicroBatches = keptMicroBatches(order, spec.chunksPerStage);
    for (size_t i = 0; i < order.size(); i += worksAt(order, i).size()) {
      const Seconds own = times.ownTime(worksAt(order, i));
      each.busy += own;
      if (spec.overlapsSends)
        each.contended +=
            std::max(Seconds(0), events[i].end - events[i].begin - own);
    }
    auto backward =
        std::find_if(order.begin(), order.end(), [](const StageWork &work) {
          return work.kind != WorkKind::Forward;
        });
    each.reduced = whenReduced(spec, int64_t(stage), order, events);
    each.firstBackward = events[size_t(backward - order.begin())].begin;
  }
  finish(time);
  return time;
}

void finish(PipelineTime &time) {
  auto last = std::max_element(
      time.stages.begin(), time.stages.end(),
      [](const StageTime &a, const StageTime &b) { return a.end < b.end; });
  time.total = last->end;
  time.bubble = time.total - last->busy;
}

void raiseTotal(PipelineTime &time, Seconds atLeast) {
  Seconds more = std::max(Seconds(0), atLeast - time.total);
  time.total += more;
  time.bubble += more;
}

namespace {

struct Choice {
  std::shared_ptr<const StageOrders> orders;
  Simulated simulated;
  PipelineTime time;
};

} // namespace

/// When the last stage is done, whatever all stages do after that.
static Seconds doneAt(const PipelineSpec &spec, const PipelineTime &time) {
  if (spec.waits.empty())
    return time.total;
  Seconds last;
  for (size_t s = 0; s < time.stages.size(); ++s)
    last = std::max({last, time.stages[s].end + spec.waits[s].afterWork,
                     time.stages[s].reduced + spec.waits[s].afterReduced});
  return last;
}

static std::vector<Choice> allChoices(const PipelineSpec &spec) {
  std::vector<Choice> choices;
  const auto possible = possibleOrders(spec);
  for (const StageOrders &orders : *possible) {
    Choice &choice = choices.emplace_back();
    choice.orders = {possible, &orders};
    choice.simulated = simulateOrders(spec, orders);
    choice.time = timesOf(spec, orders, choice.simulated);
  }
  return choices;
}

static Choice choose(const PipelineSpec &spec) {
  std::vector<Choice> choices = allChoices(spec);
  return std::move(*std::min_element(
      choices.begin(), choices.end(), [&](const Choice &a, const Choice &b) {
        return doneAt(spec, a.time) < doneAt(spec, b.time);
      }));
}

static PipelineTimeline timelineOf(Choice choice) {
  PipelineTimeline timeline{std::move(choice.time), {}};
  const StageOrders &orders = *choice.orders;
  for (size_t stage = 0; stage < orders.size(); ++stage) {
    std::vector<TimedWork> &works = timeline.stages.emplace_back();
    for (size_t i = 0; i < orders[stage].size(); ++i) {
      const Event &event = choice.simulated.events[stage][i];
      works.push_back(
          {orders[stage][i], event.begin, event.end, event.arrives});
    }
  }
  return timeline;
}

PipelineTimeline simulateTimeline(const PipelineSpec &spec) {
  return timelineOf(choose(spec));
}

std::vector<PipelineTimeline> simulateAllOrders(const PipelineSpec &spec) {
  std::vector<PipelineTimeline> list;
  for (Choice &choice : allChoices(spec))
    list.push_back(timelineOf(std::move(choice)));
  return list;
}

PipelineTime simulate(const PipelineSpec &spec) {
  return spec.schedule == PipelineSchedule::OneForwardOneBackward
             ? simulateOneForwardOneBackward(spec)
             : choose(spec).time;
}

static double keptOfUnequal(const StageOrder &order, int64_t microBatches,
                            const std::vector<double> &left) {
  double now = 0, most = 0, each = 0;
  for (const StageWork &work : order) {
    const double own = left[size_t(work.chunk)];
    if (work.kind == WorkKind::Forward) {
      most = std::max(most, now += own);
      each += own / double(microBatches);
    } else if (work.kind != WorkKind::InputGradient) {
      now -= own;
    }
  }
  return each > 0 ? most / each : 0;
}

std::vector<double> keptOfUnequal(const PipelineSpec &spec,
                                  const std::vector<double> &left) {
  std::vector<double> list;
  for (const StageOrder &order : *choose(spec).orders)
    list.push_back(keptOfUnequal(order, spec.microBatches, left));
  return list;
}

std::vector<std::vector<StageWork>> workOrder(const PipelineSpec &spec) {
  return *choose(spec).orders;
}

} // namespace planner
