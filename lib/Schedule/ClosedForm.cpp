//===- ClosedForm.cpp - Pipelines in closed form --------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Each form is the length of one or more paths of the simulation's graph, so
// that it never exceeds the simulation (docs/schedule.md).
//
//===----------------------------------------------------------------------===//

#include "AlternatingPaths.h"
#include "Periods.h"
#include "Simulation.h"
#include <algorithm>

namespace planner {

/// What needs no path: all but `total`, `end` and `bubble`.
static PipelineTime stagesOf(const PipelineSpec &spec, const PassTimes &times,
                             const Trips &trips) {
  PipelineTime time;
  time.stages.resize(size_t(spec.stages));
  for (int64_t c = int64_t(spec.chunks.size()); c-- > 0;) {
    StageTime &stage = time.stages[size_t(stageOf(spec, c, 0))];
    size_t i = size_t(c);
    stage.busy +=
        double(spec.microBatches) * (times.forward[i] + times.backward[i]);
    stage.begin = trips.reach[i];
    // The last chunk of the stage is the first to see a gradient.
    if (stage.firstBackward == Seconds(0))
      stage.firstBackward =
          trips.forward + trips.backward - trips.home[i] - times.backward[i];
  }
  return time;
}

static PipelineTime gpipe(const PipelineSpec &spec, const PassTimes &times,
                          const Trips &trips) {
  PipelineTime time = stagesOf(spec, times, trips);
  // Equal jobs in equal order: the slowest machine or link sets the pace.
  Seconds slowest[2];
  for (size_t i = 0; i < times.forward.size(); ++i) {
    slowest[0] =
        std::max({slowest[0], times.forward[i], times.forwardLatency[i]});
    // What stages after this one need; those before it come later.
  }
  double more = double(spec.microBatches - 1);
  Seconds turn = trips.forward + more * slowest[0];
  for (size_t i = times.forward.size(); i-- > 0;) {
    StageTime &stage = time.stages[i];
    Seconds gradient = trips.backward - trips.home[i] - times.backward[i];
    stage.firstBackward = turn + gradient;
    slowest[1] = std::max(slowest[1], times.backward[i]);
    stage.end = stage.firstBackward + times.backward[i] + more * slowest[1];
    slowest[1] = std::max(slowest[1], times.backwardLatency[i]);
    stage.keptMicroBatches = double(spec.microBatches);
  }
  finish(time);
  return time;
}

static PipelineTime alternating(const PipelineSpec &spec,
                                const PassTimes &times, const Trips &trips) {
  PipelineTime time = stagesOf(spec, times, trips);
  AlternatingPaths paths(times, spec.microBatches);
  for (int64_t i = 0; i < spec.stages; ++i) {
    StageTime &stage = time.stages[size_t(i)];
    stage.firstBackward = paths.firstBackward(i);
    stage.end = paths.end(i);
    stage.keptMicroBatches =
        double(std::min(spec.microBatches, spec.stages - i));
  }
  finish(time);
  return time;
}

/// Whether sends are under way beside the stages' work.
static bool hasLatency(const PassTimes &times) {
  for (const auto &each : {times.forwardLatency, times.backwardLatency})
    for (Seconds latency : each)
      if (latency > Seconds(0))
        return true;
  return false;
}

PipelineTime closedForm(const PipelineSpec &spec) {
  bool isGPipe = spec.schedule == PipelineSchedule::GPipe;
  if (!isGPipe && spec.schedule != PipelineSchedule::OneForwardOneBackward)
    return fromPeriods(spec);
  // The paths are those of pipelines that fill; others are soon simulated.
  if (spec.microBatches < 2 * spec.stages)
    return simulate(spec);
  PassTimes times = passTimes(spec);
  Trips trips = tripsOf(times);
  if (isGPipe)
    return gpipe(spec, times, trips);
  PipelineTime time = alternating(spec, times, trips);
  if (!hasLatency(times))
    return time;
  PipelineTime other = fromPeriods(spec);
  for (size_t i = 0; i < time.stages.size(); ++i)
    time.stages[i].end = std::max(time.stages[i].end, other.stages[i].end);
  finish(time);
  raiseTotal(time, other.total);
  return time;
}

} // namespace planner
