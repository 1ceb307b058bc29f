//===- Reductions.cpp - What pipelines reduce once a step -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A stream never idles while something waits for it. So it is done with all
// that arrives from some time on no sooner than it has carried all of that from
// then, and at the latest of these. Arrivals are looked at from the last one
// back, as far as there is anything to reduce. Reductions give way to what
// passes and sends bring meanwhile, which so take no longer. That a stream may
// be through with them before its last send decides nothing: whoever receives
// that has work left.
//
//===----------------------------------------------------------------------===//

#include "Durations.h"
#include "Simulation.h"

namespace planner {

namespace {

class StageStreams {
public:
  StageStreams(const PipelineSpec &pipeline, std::vector<int64_t> own)
      : spec(pipeline), chunks(std::move(own)) {}

  Seconds reduced(const StageOrder &order, const std::vector<Event> &events);

private:
  void arrive(size_t stream, Seconds at, Seconds time) {
    if (time <= Seconds(0))
      return;
    load[stream] += time;
    done[stream] = std::max(done[stream], at + load[stream]);
  }
  void arrive(StreamTimes ChunkTimes::*reductions, int64_t chunk, Seconds at) {
    const StreamTimes &times = spec.chunks[size_t(chunk)].*reductions;
    for (size_t stream = 0; stream < kNetworkStreams; ++stream)
      arrive(stream, at, times[stream]);
  }
  void arrive(std::span<const StageWork> works, const Event &event);
  bool completesGradients(const StageWork &work);

  const PipelineSpec &spec;
  /// Those whose gradients are complete at the times not yet looked at.
  std::vector<int64_t> chunks;
  StreamTimes load, done;
};

} // namespace

/// Of works that are looked at from the last one back.
bool StageStreams::completesGradients(const StageWork &work) {
  if (work.kind != WorkKind::Backward && work.kind != WorkKind::WeightGradient)
    return false;
  const auto it = std::find(chunks.begin(), chunks.end(), work.chunk);
  if (it == chunks.end())
    return false;
  chunks.erase(it);
  return true;
}

void StageStreams::arrive(std::span<const StageWork> works,
                          const Event &event) {
  for (const StageWork &work : works) {
    const Seconds send = sendTime(spec, work);
    arrive(streamOf(spec, work),
           spec.overlapsSends ? event.end : event.end - send, send);
  }
  const StreamTimes carried = carriedTimes(spec, works, ownTime(spec, works));
  for (size_t stream = 0; stream < kNetworkStreams; ++stream)
    arrive(stream, event.begin, carried[stream]);
  for (const StageWork &work : works)
    if (completesGradients(work))
      arrive(&ChunkTimes::reductions, work.chunk, event.begin);
}

Seconds StageStreams::reduced(const StageOrder &order,
                              const std::vector<Event> &events) {
  std::array<bool, kNetworkStreams> reduces{};
  for (int64_t chunk : chunks) {
    const ChunkTimes &times = spec.chunks[size_t(chunk)];
    for (size_t stream = 0; stream < kNetworkStreams; ++stream)
      reduces[stream] |=
          times.reductions[stream] + times.lateReductions[stream] > Seconds(0);
    arrive(&ChunkTimes::lateReductions, chunk, events.back().end);
  }
  for (size_t end = order.size(); end > 0 && !chunks.empty();) {
    const size_t begin = end > 1 && order[end - 2].paired ? end - 2 : end - 1;
    arrive(worksAt(order, begin), events[begin]);
    end = begin;
  }
  Seconds last;
  for (size_t stream = 0; stream < kNetworkStreams; ++stream)
    if (reduces[stream])
      last = std::max(last, done[stream]);
  return last;
}

Seconds whenReduced(const PipelineSpec &spec, int64_t stage,
                    const StageOrder &order, const std::vector<Event> &events) {
  return StageStreams(spec, chunksOn(spec, stage)).reduced(order, events);
}

} // namespace planner
