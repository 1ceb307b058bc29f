//===- Memory.h - Memory of a pipeline's stages over time -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SCHEDULE_MEMORY_H
#define PLANNER_SCHEDULE_MEMORY_H

#include "planner/Schedule/Pipeline.h"
#include <functional>
#include <optional>

namespace planner {

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

/// A work, and what its stage keeps from forward to backward passes in terms of
/// StageTime::keptMicroBatches: at most while it runs, and then.
struct KeptStep {
  TimedWork timed;
  double during = 0, after = 0;
};

/// For each stage, in order; of works that run as one, one step with the first
/// of them. `left` as for keptOfUnequal(), or empty where chunks leave alike.
/// The most of a stage is its keptMicroBatches (what keptOfUnequal() says).
std::vector<std::vector<KeptStep>>
keptOverTime(const PipelineSpec &spec, const PipelineTimeline &timeline,
             const std::vector<double> &left = {});

/// Bytes of a device of a stage that keeps so many micro-batches, while a work
/// runs and between two.
struct KeptBytes {
  std::function<int64_t(double)> during, between;
};

/// Of one stage, from the begin of the step.
StageMemory memoryOverTime(const std::vector<KeptStep> &steps,
                           const KeptBytes &bytes);

} // namespace planner

#endif // PLANNER_SCHEDULE_MEMORY_H
