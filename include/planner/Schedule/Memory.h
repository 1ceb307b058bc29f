//===- Memory.h - Memory of a pipeline's stages over time -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SCHEDULE_MEMORY_H
#define PLANNER_SCHEDULE_MEMORY_H

#include "planner/Schedule/Pipeline.h"

namespace planner {

/// What one micro-batch needs in a chunk, in bytes on each device.
struct ChunkMemory {
  /// Kept from the begin of the forward pass to the end of the backward pass.
  int64_t activations = 0;
  /// What is left of them, and of gradients, from the end of an input gradient
  /// to the end of its weight gradient.
  int64_t forWeightGradient = 0;
  /// Besides, while the pass runs: forward, backward (whole or input gradient),
  /// weight gradient.
  int64_t inForward = 0, inBackward = 0, inWeightGradient = 0;
};

struct MemoryStep {
  Seconds at;
  /// From then on.
  int64_t bytes = 0;
};

struct StageMemory {
  /// At most this, for the first time at `peakAt`, while `peakWork` runs (empty
  /// if there is never more than the residents).
  int64_t peak = 0;
  Seconds peakAt;
  std::optional<StageWork> peakWork;
  /// Each change, with what lasts the whole step (`residents`) in it.
  std::vector<MemoryStep> steps;
};

/// For each stage. `chunks` as in the spec; `residents`: of each stage.
std::vector<StageMemory> memoryOverTime(const PipelineTimeline &timeline,
                                        const std::vector<ChunkMemory> &chunks,
                                        const std::vector<int64_t> &residents);

} // namespace planner

#endif // PLANNER_SCHEDULE_MEMORY_H
