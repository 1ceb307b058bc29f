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
#include "Durations.h"
#include <algorithm>

namespace planner {

static PassTimes passTimes(const PipelineSpec &spec) {
  PassTimes times;
  for (int64_t c = 0; c < int64_t(spec.chunks.size()); ++c) {
    StageWork forward{WorkKind::Forward, c, 0},
        backward{WorkKind::Backward, c, 0};
    Seconds sends[2] = {sendTime(spec, forward), sendTime(spec, backward)};
    Seconds none;
    bool beside = spec.overlapsSends;
    times.forward.push_back(computeTime(spec, forward) +
                            (beside ? none : sends[0]));
    times.backward.push_back(computeTime(spec, backward) +
                             (beside ? none : sends[1]));
    times.forwardLatency.push_back(beside ? sends[0] : none);
    times.backwardLatency.push_back(beside ? sends[1] : none);
  }
  return times;
}

namespace {

/// When the first micro-batch reaches each chunk, and how long its gradient
/// takes from the end of the chunk's backward pass to that of the first chunk.
struct Trips {
  std::vector<Seconds> reach, home;
  /// A whole forward pass, a whole backward pass.
  Seconds forward, backward;
};

} // namespace

static Trips tripsOf(const PassTimes &times) {
  Trips trips;
  for (size_t c = 0; c < times.forward.size(); ++c) {
    trips.reach.push_back(trips.forward);
    trips.forward += times.forward[c] + times.forwardLatency[c];
    trips.backward += times.backwardLatency[c];
    trips.home.push_back(trips.backward);
    trips.backward += times.backward[c];
  }
  return trips;
}

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

/// The end of each stage is at least its begin and all of its work, and at
/// most `total` without the way back from it.
static void finish(PipelineTime &time) {
  size_t last = 0;
  for (size_t i = 0; i < time.stages.size(); ++i)
    if (time.stages[i].end > time.stages[last].end)
      last = i;
  time.total = time.stages[last].end;
  time.bubble = time.total - time.stages[last].busy;
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

/// Each stage works without pause from its first forward pass to its last
/// backward pass.
static PipelineTime interleaved(const PipelineSpec &spec,
                                const PassTimes &times, const Trips &trips) {
  PipelineTime time = stagesOf(spec, times, trips);
  double v = double(spec.chunksPerStage);
  Seconds total;
  for (int64_t i = 0; i < spec.stages; ++i) {
    StageTime &stage = time.stages[size_t(i)];
    stage.end = stage.begin + stage.busy;
    total = std::max(total, stage.end + trips.home[size_t(i)]);
    double warmUp =
        2 * double(spec.stages - 1 - i) + (v - 1) * double(spec.stages);
    stage.keptMicroBatches =
        std::min(double(spec.microBatches), (warmUp + 1) / v);
  }
  time.stages[0].end = total;
  finish(time);
  return time;
}

PipelineTime closedForm(const PipelineSpec &spec) {
  // The forms are of pipelines that fill; the others are soon simulated.
  if (spec.microBatches < 2 * spec.stages ||
      spec.schedule > PipelineSchedule::Interleaved)
    return simulate(spec);
  PassTimes times = passTimes(spec);
  Trips trips = tripsOf(times);
  switch (spec.schedule) {
  case PipelineSchedule::GPipe:
    return gpipe(spec, times, trips);
  case PipelineSchedule::Interleaved:
    return interleaved(spec, times, trips);
  default:
    return alternating(spec, times, trips);
  }
}

} // namespace planner
