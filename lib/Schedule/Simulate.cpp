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
#include "Orders.h"
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
      : spec(pipeline), orders(stageOrders), states(size_t(pipeline.stages)) {
    size_t inputs = spec.chunks.size() * size_t(spec.microBatches);
    for (std::vector<Seconds> &kind : arrivals)
      kind.assign(inputs, kNotYet);
    for (int64_t k = 0; k < spec.microBatches; ++k)
      arrival(true, 0, k) = Seconds(0);
  }

  PipelineTimeline run() {
    PipelineTimeline timeline;
    timeline.stages.resize(orders.size());
    std::vector<size_t> ready;
    for (size_t stage = orders.size(); stage-- > 0;)
      ready.push_back(stage);
    while (!ready.empty()) {
      size_t stage = ready.back();
      ready.pop_back();
      advance(stage, timeline.stages[stage], ready);
    }
    for (size_t stage = 0; stage < orders.size(); ++stage)
      assert(timeline.stages[stage].size() == orders[stage].size() &&
             "stages that wait for one another");
    return timeline;
  }

private:
  struct State {
    Seconds free;
    /// When the stage's senders are free: of gradients, of outputs.
    std::array<Seconds, 2> sender;
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
  void advance(size_t stage, std::vector<TimedWork> &done,
               std::vector<size_t> &ready) {
    const std::vector<StageWork> &order = orders[stage];
    done.reserve(order.size());
    while (done.size() < order.size()) {
      const StageWork *work = &order[done.size()];
      std::span<const StageWork> works(work, work->paired ? 2 : 1);
      if (!run(works, states[stage], done))
        return;
      for (const StageWork &each : works)
        deliver(each, done.back().end, states[stage], ready);
    }
  }

  /// Runs one work or a pair; false if an input has not come yet.
  bool run(std::span<const StageWork> works, State &state,
           std::vector<TimedWork> &done) {
    Seconds begin = state.free, sends;
    for (const StageWork &work : works) {
      Seconds input = inputOf(work);
      if (input == kNotYet)
        return false;
      begin = std::max(begin, input);
      sends += sendTime(spec, work);
    }
    Seconds end =
        begin + (works.size() == 1 ? computeTime(spec, works[0])
                                   : pairTime(spec, works[0], works[1]));
    if (!spec.overlapsSends)
      end += sends;
    for (const StageWork &work : works)
      done.push_back({work, begin, end});
    state.free = end;
    return true;
  }

  void deliver(const StageWork &work, Seconds end, State &state,
               std::vector<size_t> &ready) {
    bool forward = work.kind == WorkKind::Forward;
    int64_t last = int64_t(spec.chunks.size()) - 1;
    // The loss turns the last output into the first gradient.
    if (forward && work.chunk == last)
      arrival(false, last, work.microBatch) = end;
    std::optional<int64_t> to = receiver(spec, work);
    if (!to)
      return;
    Seconds arrives = end, send = sendTime(spec, work);
    if (spec.overlapsSends && send > Seconds(0)) {
      Seconds &sender = state.sender[forward];
      sender = std::max(sender, end) + send;
      arrives = sender;
    }
    arrival(forward, *to, work.microBatch) = arrives;
    ready.push_back(size_t(stageOf(spec, *to, work.microBatch)));
  }

  const PipelineSpec &spec;
  const std::vector<StageOrder> &orders;
  std::vector<State> states;
  /// Of gradients and of inputs, for each chunk and micro-batch.
  std::array<std::vector<Seconds>, 2> arrivals;
};

} // namespace

/// The most activations kept at once, in whole stages.
static double keptMicroBatches(const std::vector<TimedWork> &works,
                               int64_t chunksPerStage) {
  int64_t kept = 0, most = 0;
  for (const TimedWork &each : works) {
    if (each.work.kind == WorkKind::Forward)
      most = std::max(most, ++kept);
    else if (each.work.kind != WorkKind::InputGradient)
      --kept;
  }
  return double(most) / double(chunksPerStage);
}

static StageTime timeOf(const std::vector<TimedWork> &works,
                        int64_t chunksPerStage) {
  StageTime time;
  for (const TimedWork &each : works)
    if (!each.work.paired)
      time.busy += each.end - each.begin;
  time.begin = works.front().begin;
  time.end = works.back().end;
  auto backward =
      std::find_if(works.begin(), works.end(), [](const TimedWork &each) {
        return each.work.kind != WorkKind::Forward;
      });
  time.firstBackward = backward->begin;
  time.keptMicroBatches = keptMicroBatches(works, chunksPerStage);
  return time;
}

static PipelineTimeline timelineOf(const PipelineSpec &spec,
                                   const std::vector<StageOrder> &orders) {
  PipelineTimeline timeline = Simulation(spec, orders).run();
  PipelineTime &time = timeline.time;
  for (const std::vector<TimedWork> &works : timeline.stages)
    time.stages.push_back(timeOf(works, spec.chunksPerStage));
  auto last = std::max_element(
      time.stages.begin(), time.stages.end(),
      [](const StageTime &a, const StageTime &b) { return a.end < b.end; });
  time.total = last->end;
  time.bubble = time.total - last->busy;
  return timeline;
}

PipelineTimeline simulateTimeline(const PipelineSpec &spec) {
  std::optional<PipelineTimeline> best;
  for (const std::vector<StageOrder> &orders : possibleOrders(spec)) {
    PipelineTimeline timeline = timelineOf(spec, orders);
    if (!best || timeline.time.total < best->time.total)
      best = std::move(timeline);
  }
  return *std::move(best);
}

std::vector<std::vector<StageWork>> workOrder(const PipelineSpec &spec) {
  std::vector<std::vector<StageWork>> orders(size_t(spec.stages));
  PipelineTimeline timeline = simulateTimeline(spec);
  for (size_t stage = 0; stage < orders.size(); ++stage)
    for (const TimedWork &each : timeline.stages[stage])
      orders[stage].push_back(each.work);
  return orders;
}

PipelineTime simulate(const PipelineSpec &spec) {
  return simulateTimeline(spec).time;
}

} // namespace planner
