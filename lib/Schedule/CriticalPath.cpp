//===- CriticalPath.cpp - What a stage's end waits for --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Durations.h"
#include <limits>

namespace planner {

namespace {

class PathFinder {
public:
  PathFinder(const PipelineTimeline &t, const PipelineSpec &s)
      : timeline(t), spec(s), path(s.chunks.size()) {
    for (auto &kind : placeOf)
      kind.resize(spec.chunks.size() * size_t(spec.microBatches));
    for (size_t stage = 0; stage < timeline.stages.size(); ++stage)
      for (size_t i = 0; i < timeline.stages[stage].size(); ++i) {
        const StageWork &work = timeline.stages[stage][i].work;
        if (work.kind != WorkKind::WeightGradient)
          place(work.kind == WorkKind::Forward, work.chunk,
                work.microBatch) = {stage, i};
      }
  }

  std::vector<ChunkCounts> run(size_t stage) {
    Place at{stage, timeline.stages[stage].size() - 1};
    while (step(at)) {
    }
    return std::move(path);
  }

private:
  struct Place {
    size_t stage = 0, index = 0;
  };

  Place &place(bool forward, int64_t chunk, int64_t microBatch) {
    return placeOf[forward][size_t(chunk * spec.microBatches + microBatch)];
  }
  const TimedWork &workAt(const Place &at) const {
    return timeline.stages[at.stage][at.index];
  }

  void count(const StageWork &work) {
    ChunkCounts &own = path[size_t(work.chunk)];
    switch (work.kind) {
    case WorkKind::Forward:
      ++own.forward;
      break;
    case WorkKind::InputGradient:
      --own.weightGradient;
      [[fallthrough]];
    case WorkKind::Backward:
      ++own.backward;
      break;
    case WorkKind::WeightGradient:
      ++own.weightGradient;
      break;
    }
    if (!spec.overlapsSends)
      countSend(work);
  }

  void countSend(const StageWork &work) {
    if (sendTime(spec, work) == Seconds(0))
      return;
    ChunkCounts &own = path[size_t(work.chunk)];
    ++(work.kind == WorkKind::Forward ? own.sendForward : own.sendBackward);
  }

  /// What makes a work's input, if it is made.
  std::optional<Place> inputOf(const StageWork &work) {
    const bool forward = work.kind == WorkKind::Forward;
    const int64_t last = int64_t(spec.chunks.size()) - 1;
    if (work.kind == WorkKind::WeightGradient || (forward && work.chunk == 0))
      return std::nullopt;
    if (forward)
      return place(true, work.chunk - 1, work.microBatch);
    return work.chunk == last ? place(true, last, work.microBatch)
                              : place(false, work.chunk + 1, work.microBatch);
  }

  /// Counts the sends that the one of that work waited for, each of its stage
  /// and stream, and its own: up to one that waited for its own work alone.
  Place sender(Place at) {
    const std::vector<TimedWork> &works = timeline.stages[at.stage];
    while (true) {
      const TimedWork &own = works[at.index];
      countSend(own.work);
      size_t before = at.index;
      while (
          before > 0 &&
          (sendTime(spec, works[before - 1].work) == Seconds(0) ||
           streamOf(spec, works[before - 1].work) != streamOf(spec, own.work)))
        --before;
      if (before == 0 || works[before - 1].arrives <= own.end ||
          sendTime(spec, own.work) == Seconds(0))
        return at;
      at.index = before - 1;
    }
  }

  /// Counts what runs there, and goes to what that waited for.
  bool step(Place &at) {
    const std::vector<TimedWork> &works = timeline.stages[at.stage];
    size_t first = at.index, last = at.index;
    if (first > 0 && works[first - 1].work.paired)
      --first;
    if (works[last].work.paired)
      ++last;
    std::optional<Place> next;
    Seconds latest{-std::numeric_limits<double>::infinity()};
    if (first > 0) {
      next = Place{at.stage, first - 1};
      latest = works[first - 1].end;
    }
    for (size_t i = first; i <= last; ++i) {
      count(works[i].work);
      const std::optional<Place> input = inputOf(works[i].work);
      if (!input || workAt(*input).arrives <= latest)
        continue;
      next = input;
      latest = workAt(*input).arrives;
    }
    if (!next)
      return false;
    const bool isSent =
        next->stage != at.stage || (first > 0 && next->index != first - 1);
    at = isSent && spec.overlapsSends ? sender(*next) : *next;
    return true;
  }

  const PipelineTimeline &timeline;
  const PipelineSpec &spec;
  std::vector<ChunkCounts> path;
  /// Of gradients and of outputs, for each chunk and micro-batch.
  std::array<std::vector<Place>, 2> placeOf;
};

} // namespace

std::vector<ChunkCounts> criticalPath(const PipelineTimeline &timeline,
                                      const PipelineSpec &spec, size_t stage) {
  return PathFinder(timeline, spec).run(stage);
}

Seconds timeOf(const std::vector<ChunkCounts> &path, const PipelineSpec &spec) {
  Seconds time;
  for (size_t c = 0; c < path.size(); ++c) {
    const ChunkTimes &times = spec.chunks[c];
    time += times.forward * path[c].forward +
            times.backward * path[c].backward +
            times.weightGradient * path[c].weightGradient +
            times.sendForward * path[c].sendForward +
            times.sendBackward * path[c].sendBackward;
  }
  return time;
}

} // namespace planner
