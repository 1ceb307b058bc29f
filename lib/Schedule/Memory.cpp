//===- Memory.cpp - Memory of a pipeline's stages over time ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Schedule/Memory.h"
#include <algorithm>
#include <cassert>
#include <span>

namespace planner {

namespace {

/// The bytes of one stage as its works run. Sums that saturate stay so.
class StageBytes {
public:
  explicit StageBytes(int64_t residents) : bytes(residents) {
    memory.peak = residents;
    memory.steps.push_back({Seconds(0), residents});
  }

  void add(const StageWork &work, Seconds at, int64_t more) {
    if (bytes != kSaturated)
      bytes = saturatingAdd(bytes, more);
    // Several changes at one time are one step.
    if (memory.steps.back().at == at)
      memory.steps.back().bytes = bytes;
    else if (memory.steps.back().bytes != bytes)
      memory.steps.push_back({at, bytes});
    if (bytes <= memory.peak)
      return;
    memory.peak = bytes;
    memory.peakAt = at;
    memory.peakWork = work;
  }

  StageMemory memory;

private:
  int64_t bytes;
};

} // namespace

static int64_t allocatedBy(WorkKind kind, const ChunkMemory &chunk) {
  switch (kind) {
  case WorkKind::Forward:
    return saturatingAdd(chunk.activations, chunk.inForward);
  case WorkKind::WeightGradient:
    return chunk.inWeightGradient;
  default:
    return chunk.inBackward;
  }
}

/// What less (or more, if negative) is kept after the work than while it ran.
static int64_t freedBy(WorkKind kind, const ChunkMemory &chunk) {
  switch (kind) {
  case WorkKind::Forward:
    return chunk.inForward;
  case WorkKind::Backward:
    return saturatingAdd(chunk.inBackward, chunk.activations);
  case WorkKind::InputGradient:
    return saturatingAdd(chunk.inBackward, chunk.activations) -
           chunk.forWeightGradient;
  case WorkKind::WeightGradient:
    return saturatingAdd(chunk.inWeightGradient, chunk.forWeightGradient);
  }
  __builtin_unreachable();
}

static StageMemory memoryOf(std::span<const TimedWork> works,
                            const std::vector<ChunkMemory> &chunks,
                            int64_t residents) {
  StageBytes stage(residents);
  while (!works.empty()) {
    // The works of a pair begin and end together.
    auto together = works.first(works[0].work.paired ? 2 : 1);
    for (const TimedWork &each : together)
      stage.add(each.work, each.begin,
                allocatedBy(each.work.kind, chunks[size_t(each.work.chunk)]));
    for (const TimedWork &each : together)
      stage.add(each.work, each.end,
                -freedBy(each.work.kind, chunks[size_t(each.work.chunk)]));
    works = works.subspan(together.size());
  }
  return std::move(stage.memory);
}

std::vector<StageMemory> memoryOverTime(const PipelineTimeline &timeline,
                                        const std::vector<ChunkMemory> &chunks,
                                        const std::vector<int64_t> &residents) {
  assert(residents.size() == timeline.stages.size() && "one for each stage");
  std::vector<StageMemory> memory;
  for (size_t stage = 0; stage < timeline.stages.size(); ++stage)
    memory.push_back(
        memoryOf(timeline.stages[stage], chunks, residents[stage]));
  return memory;
}

} // namespace planner
