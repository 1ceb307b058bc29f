//===- Durations.h - How long work and its sends take -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SCHEDULE_DURATIONS_H
#define PLANNER_LIB_SCHEDULE_DURATIONS_H

#include "planner/Schedule/Pipeline.h"
#include <algorithm>
#include <span>

namespace planner {

/// The work itself.
inline Seconds computeTime(const PipelineSpec &spec, const StageWork &work) {
  const ChunkTimes &times = spec.chunks[size_t(work.chunk)];
  switch (work.kind) {
  case WorkKind::Forward:
    return times.forward;
  case WorkKind::Backward:
    return times.backward;
  case WorkKind::InputGradient:
    return times.backward - times.weightGradient;
  case WorkKind::WeightGradient:
    return times.weightGradient;
  }
  __builtin_unreachable();
}

/// Of a forward and a backward pass that run as one.
inline Seconds pairTime(const PipelineSpec &spec, const StageWork &forward,
                        const StageWork &backward) {
  Seconds saving = std::min(spec.chunks[size_t(forward.chunk)].pairSaving,
                            spec.chunks[size_t(backward.chunk)].pairSaving);
  Seconds a = computeTime(spec, forward), b = computeTime(spec, backward);
  return std::max({a + b - saving, a, b});
}

/// The chunk that waits for what this work sends; empty if there is none.
inline std::optional<int64_t> receiver(const PipelineSpec &spec,
                                       const StageWork &work) {
  int64_t next = work.chunk + (work.kind == WorkKind::Forward ? 1 : -1);
  if (work.kind == WorkKind::WeightGradient || next < 0 ||
      next == int64_t(spec.chunks.size()))
    return std::nullopt;
  return next;
}

/// The send after this work, free within a stage.
inline Seconds sendTime(const PipelineSpec &spec, const StageWork &work) {
  std::optional<int64_t> to = receiver(spec, work);
  if (!to || stageOf(spec, *to, work.microBatch) ==
                 stageOf(spec, work.chunk, work.microBatch))
    return Seconds(0);
  const ChunkTimes &times = spec.chunks[size_t(work.chunk)];
  return work.kind == WorkKind::Forward ? times.sendForward
                                        : times.sendBackward;
}

inline size_t streamOf(const PipelineSpec &spec, const StageWork &work) {
  const ChunkTimes &times = spec.chunks[size_t(work.chunk)];
  return work.kind == WorkKind::Forward ? times.forwardStream
                                        : times.backwardStream;
}

/// A work or a pair by itself, with sends if these occupy the stage.
inline Seconds ownTime(const PipelineSpec &spec,
                       std::span<const StageWork> works) {
  Seconds time = works.size() == 1 ? computeTime(spec, works[0])
                                   : pairTime(spec, works[0], works[1]);
  if (!spec.overlapsSends)
    for (const StageWork &work : works)
      time += sendTime(spec, work);
  return time;
}

/// How long its collectives take each stream, no longer than it takes itself,
/// `own`. Weight gradients have none.
inline StreamTimes carriedTimes(const PipelineSpec &spec,
                                std::span<const StageWork> works, Seconds own) {
  StreamTimes carried;
  for (const StageWork &work : works) {
    const ChunkTimes &times = spec.chunks[size_t(work.chunk)];
    if (work.kind == WorkKind::WeightGradient)
      continue;
    const StreamTimes &more = work.kind == WorkKind::Forward
                                  ? times.forwardCarries
                                  : times.backwardCarries;
    for (size_t stream = 0; stream < kNetworkStreams; ++stream)
      carried[stream] += more[stream];
  }
  for (Seconds &each : carried)
    each = std::min(each, own);
  return carried;
}

/// What a work takes by itself.
struct WorkTime {
  WorkTime(const PipelineSpec &spec, const StageWork &work)
      : own(ownTime(spec, {&work, 1})), send(sendTime(spec, work)),
        stream(streamOf(spec, work)),
        carried(carriedTimes(spec, {&work, 1}, own)) {}

  Seconds own, send;
  /// That the send takes.
  size_t stream;
  /// How long its collectives take each stream.
  StreamTimes carried;
};

/// Of all works: all micro-batches take the same of a chunk.
class WorkTimes {
public:
  explicit WorkTimes(const PipelineSpec &of) : spec(of) {
    list.reserve(kKinds * spec.chunks.size());
    for (size_t chunk = 0; chunk < spec.chunks.size(); ++chunk)
      for (size_t kind = 0; kind < kKinds; ++kind)
        list.emplace_back(spec, StageWork{WorkKind(kind), int64_t(chunk), 0});
  }

  Seconds ownTime(std::span<const StageWork> works) const {
    return works.size() == 1 ? of(works[0]).own : planner::ownTime(spec, works);
  }
  Seconds sendTime(const StageWork &work) const { return of(work).send; }
  StreamTimes carried(std::span<const StageWork> works) const {
    return works.size() == 1
               ? of(works[0]).carried
               : carriedTimes(spec, works, planner::ownTime(spec, works));
  }

private:
  static constexpr size_t kKinds = 4;
  const WorkTime &of(const StageWork &work) const {
    return list[kKinds * size_t(work.chunk) + size_t(work.kind)];
  }

  const PipelineSpec &spec;
  std::vector<WorkTime> list;
};

} // namespace planner

#endif // PLANNER_LIB_SCHEDULE_DURATIONS_H
