//===- LowerBound.cpp - A bound of a pipeline at a glance -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Durations.h"
#include "Trips.h"
#include <algorithm>

namespace planner {

PassTimes passTimes(const PipelineSpec &spec) {
  PassTimes times;
  bool beside = spec.overlapsSends;
  Seconds none;
  for (std::vector<Seconds> *list :
       {&times.forward, &times.backward, &times.forwardLatency,
        &times.backwardLatency})
    list->reserve(spec.chunks.size());
  for (int64_t c = 0; c < int64_t(spec.chunks.size()); ++c) {
    StageWork forward{WorkKind::Forward, c, 0};
    StageWork backward{splitsBackward(spec.schedule) ? WorkKind::InputGradient
                                                     : WorkKind::Backward,
                       c, 0};
    Seconds down = sendTime(spec, forward), up = sendTime(spec, backward);
    times.forward.push_back(computeTime(spec, forward) +
                            (beside ? none : down));
    times.backward.push_back(computeTime(spec, backward) +
                             (beside ? none : up));
    times.forwardLatency.push_back(beside ? down : none);
    times.backwardLatency.push_back(beside ? up : none);
  }
  return times;
}

Trips tripsOf(const PassTimes &times) {
  Trips trips;
  trips.reach.reserve(times.forward.size());
  trips.home.reserve(times.forward.size());
  for (size_t c = 0; c < times.forward.size(); ++c) {
    trips.reach.push_back(trips.forward);
    trips.forward += times.forward[c] + times.forwardLatency[c];
    trips.backward += times.backwardLatency[c];
    trips.home.push_back(trips.backward);
    trips.backward += times.backward[c];
  }
  return trips;
}

/// Both passes of a micro-batch through a chunk. Each forward pass may be in a
/// pair, which saves no more than what it takes.
static Seconds workOf(const PipelineSpec &spec, const PassTimes &times,
                      size_t chunk) {
  Seconds work = times.forward[chunk] + times.backward[chunk];
  const ChunkTimes &each = spec.chunks[chunk];
  if (splitsBackward(spec.schedule))
    work += each.weightGradient;
  if (spec.schedule == PipelineSchedule::DualPipe ||
      spec.schedule == PipelineSchedule::DualPipeV)
    work -= std::min(each.pairSaving, each.forward);
  return work;
}

/// All forward passes come before all backward passes.
static Seconds phases(const PipelineSpec &spec, const PassTimes &times,
                      const Trips &trips) {
  auto slowest = [](const std::vector<Seconds> &passes) {
    return *std::max_element(passes.begin(), passes.end());
  };
  return trips.forward + trips.backward +
         double(spec.microBatches - 1) *
             (slowest(times.forward) + slowest(times.backward));
}

namespace {

/// Groups of as many micro-batches as stages run through the chunks of an
/// interleaved stage one after the other: before the first forward pass of a
/// chunk these are all that the stage does, and after its last backward pass.
class Ahead {
public:
  Ahead(const PipelineSpec &s, bool laterChunks)
      : isInterleaved(laterChunks &&
                      s.schedule == PipelineSchedule::Interleaved),
        group(double(s.stages)) {}

  /// Waits of a chunk, beyond what the stage does meanwhile.
  Seconds reach(Seconds way) const { return way - forward; }
  Seconds home(Seconds way) const { return way - backward; }
  void add(Seconds ownForward, Seconds ownBackward) {
    if (!isInterleaved)
      return;
    forward += group * ownForward;
    backward += group * ownBackward;
  }
  /// Of others only the first chunk counts.
  bool counts(bool isFirst) const { return isFirst || isInterleaved; }

private:
  bool isInterleaved;
  double group;
  Seconds forward, backward;
};

} // namespace

/// With ways beyond the first chunks of the stages, if these count.
static std::vector<StageFloor> floorsOf(const PipelineSpec &spec,
                                        const PassTimes &times,
                                        const Trips &trips, bool laterChunks) {
  const bool isDual = spec.schedule == PipelineSchedule::DualPipe;
  std::vector<StageFloor> stages(size_t(spec.stages));
  std::vector<Ahead> ahead(stages.size(), Ahead(spec, laterChunks));
  std::vector<bool> seen(stages.size());
  for (size_t c = 0; c < spec.chunks.size(); ++c) {
    // DualPipe: half of the micro-batches from either end.
    for (int64_t half = 0; half < (isDual ? 2 : 1); ++half) {
      int64_t of = half * (spec.microBatches - 1);
      size_t s = size_t(stageOf(spec, int64_t(c), of));
      StageFloor &stage = stages[s];
      if (ahead[s].counts(!seen[s])) {
        stage.reach = std::max(stage.reach, ahead[s].reach(trips.reach[c]));
        stage.home = std::max(stage.home, ahead[s].home(trips.home[c]));
      }
      seen[s] = true;
      ahead[s].add(times.forward[c], times.backward[c]);
      double share = isDual ? 0.5 : 1;
      stage.work += share * double(spec.microBatches) * workOf(spec, times, c);
    }
  }
  // A stage that splits backward passes may end on weight gradients.
  if (splitsBackward(spec.schedule))
    for (StageFloor &stage : stages)
      stage.home = Seconds(0);
  return stages;
}

std::vector<StageFloor> stageFloors(const PipelineSpec &spec) {
  const PassTimes times = passTimes(spec);
  return floorsOf(spec, times, tripsOf(times), false);
}

/// Of 1F1B, by the stage's own chunk. Between the passes of the first
/// micro-batch, and between those of the last, a stage waits until these have
/// come to the end and back, and has meanwhile no more forward (backward)
/// passes than there are stages behind it, unless it has both micro-batches at
/// once. Nor does any micro-batch come home before it has passed all stages,
/// and all others one of them: with the longer pass, and with the other but for
/// as many as that has at once.
static Seconds alternatingBound(const PipelineSpec &spec,
                                const PassTimes &times, const Trips &trips) {
  const auto microBatches = double(spec.microBatches);
  const Seconds trip = trips.forward + trips.backward;
  Seconds bound;
  for (size_t i = 0; i < times.forward.size(); ++i) {
    const Seconds forward = times.forward[i], backward = times.backward[i];
    const Seconds before = trips.reach[i] + trips.home[i];
    const Seconds behind = trip - before - forward - backward;
    const double stages = double(times.forward.size() - 1 - i);
    Seconds waits;
    if (microBatches > stages + 1)
      waits = std::max(Seconds(), behind - stages * forward) +
              std::max(Seconds(), behind - stages * backward);
    const double atOnce = std::min(stages + 1, microBatches);
    bound =
        std::max({bound, before + microBatches * (forward + backward) + waits,
                  trip + (microBatches - 1) * std::max(forward, backward) +
                      (microBatches - atOnce) * std::min(forward, backward)});
  }
  return bound;
}

Seconds lowerBound(const PipelineSpec &spec) {
  const PassTimes times = passTimes(spec);
  const Trips trips = tripsOf(times);
  Seconds bound = trips.forward + trips.backward;
  if (spec.schedule == PipelineSchedule::GPipe)
    return std::max(bound, phases(spec, times, trips));
  if (spec.schedule == PipelineSchedule::OneForwardOneBackward)
    return std::max(bound, alternatingBound(spec, times, trips));
  for (const StageFloor &stage : floorsOf(spec, times, trips, true))
    bound = std::max(bound, stage.reach + stage.work + stage.home);
  return bound;
}

} // namespace planner
