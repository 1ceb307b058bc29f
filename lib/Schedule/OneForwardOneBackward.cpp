//===- OneForwardOneBackward.cpp - 1F1B without its events ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Where any model may be cut, thousands of pipelines of hundreds of stages are
// timed. The order of 1F1B is known, so that no work need be kept: after w(i)
// warm-up passes stage i runs F(w + k), B(k) in round k. What F(w + k) reads
// was made in round k - 1 (or by the warm-up of the stage before), and what
// B(k) reads by the stage after it in the same round.
//
//===----------------------------------------------------------------------===//

#include "Durations.h"
#include "Simulation.h"
#include <cassert>

namespace planner {

namespace {

struct Stage {
  Stage(const PipelineSpec &spec, int64_t stage)
      : warmUp(std::min(spec.stages - 1 - stage, spec.microBatches)),
        forward(spec, {WorkKind::Forward, stage, 0}),
        backward(spec, {WorkKind::Backward, stage, 0}) {}

  Event run(const WorkTime &pass, Seconds arrived, bool overlapsSends) {
    Event event{std::max(free, arrived), {}, {}};
    event.end = event.begin + pass.own;
    if (overlapsSends)
      for (size_t each = 0; each < kNetworkStreams; ++each)
        if (pass.carried[each] > Seconds(0))
          event.end = std::max(event.end, network[each] + pass.carried[each]);
    free = event.arrives = event.end;
    busy += pass.own;
    if (!overlapsSends)
      return event;
    contended += std::max(Seconds(0), event.end - event.begin - pass.own);
    if (pass.send > Seconds(0)) {
      Seconds &sent = network[pass.stream];
      event.arrives = sent = std::max(sent, event.end) + pass.send;
    }
    return event;
  }

  int64_t warmUp;
  WorkTime forward, backward;
  /// When the last output of the stage before it arrived.
  Seconds input;
  Seconds free, busy, contended;
  /// When the last send on each stream has ended.
  StreamTimes network;
  Seconds begin, firstBackward;
  /// The last backward pass.
  Event last;
};

} // namespace

/// Each stage by itself: it waits only for the one before.
static void warmUp(std::vector<Stage> &stages, const PipelineSpec &spec) {
  std::vector<Seconds> arrivals(size_t(spec.microBatches));
  for (Stage &stage : stages) {
    stage.begin = arrivals[0];
    if (stage.warmUp < spec.microBatches)
      stage.input = arrivals[size_t(stage.warmUp)];
    for (int64_t k = 0; k < stage.warmUp; ++k) {
      Seconds &arrived = arrivals[size_t(k)];
      arrived = stage.run(stage.forward, arrived, spec.overlapsSends).arrives;
    }
  }
}

static void runRound(std::vector<Stage> &stages, const PipelineSpec &spec,
                     int64_t k) {
  // Each takes what the one before it made a round ago.
  for (size_t i = stages.size(); i-- > 0;) {
    Stage &stage = stages[i];
    if (stage.warmUp + k >= spec.microBatches)
      continue;
    const Event event =
        stage.run(stage.forward, stage.input, spec.overlapsSends);
    if (i + 1 < stages.size())
      stages[i + 1].input = event.arrives;
  }
  // The loss turns the last output into the first gradient.
  Seconds gradient = stages.back().free;
  for (size_t i = stages.size(); i-- > 0;) {
    Stage &stage = stages[i];
    stage.last = stage.run(stage.backward, gradient, spec.overlapsSends);
    gradient = stage.last.arrives;
    if (k == 0)
      stage.firstBackward = stage.last.begin;
  }
}

PipelineTime simulateOneForwardOneBackward(const PipelineSpec &spec) {
  assert(spec.schedule == PipelineSchedule::OneForwardOneBackward);
  std::vector<Stage> stages;
  stages.reserve(size_t(spec.stages));
  for (int64_t stage = 0; stage < spec.stages; ++stage)
    stages.emplace_back(spec, stage);
  warmUp(stages, spec);
  for (int64_t k = 0; k < spec.microBatches; ++k)
    runRound(stages, spec, k);
  PipelineTime time;
  time.stages.reserve(stages.size());
  for (const Stage &stage : stages) {
    const auto i = int64_t(time.stages.size());
    StageTime &each = time.stages.emplace_back();
    each.busy = stage.busy;
    each.contended = stage.contended;
    each.begin = stage.begin;
    each.end = stage.last.end;
    // Nothing comes after it.
    each.reduced =
        whenReduced(spec, i, {{WorkKind::Backward, i, spec.microBatches - 1}},
                    {stage.last});
    each.firstBackward = stage.firstBackward;
    each.keptMicroBatches =
        double(std::min(stage.warmUp + 1, spec.microBatches));
  }
  finish(time);
  return time;
}

} // namespace planner
