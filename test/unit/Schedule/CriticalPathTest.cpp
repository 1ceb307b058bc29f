//===- CriticalPathTest.cpp - What a stage's end waits for ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include <gtest/gtest.h>

namespace planner {
namespace {

/// Where nothing contends and pairs save nothing.
PipelineSpec drawPlain(std::mt19937 &random, PipelineSchedule schedule) {
  PipelineSpec spec = randomPipeline(random, schedule, 5, draw(random, 1, 16));
  for (ChunkTimes &each : spec.chunks)
    each.pairSaving = {};
  return spec;
}

TEST(CriticalPath, TakesAsLongAsTheStage) {
  std::mt19937 random(11);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 60; ++trial) {
      const PipelineSpec spec = drawPlain(random, schedule);
      const PipelineTimeline timeline = simulateTimeline(spec);
      for (size_t s = 0; s < timeline.time.stages.size(); ++s) {
        const double end = timeline.time.stages[s].end.value;
        const double taken =
            timeOf(criticalPath(timeline, spec, s), spec).value;
        EXPECT_NEAR(taken, end, 1e-9) << describe(spec);
      }
    }
}

TEST(CriticalPath, BoundsOtherTimes) {
  std::mt19937 random(12);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; schedule != PipelineSchedule::ZBV && trial < 60;
         ++trial) {
      const PipelineSpec spec = drawPlain(random, schedule);
      PipelineSpec other = spec;
      for (ChunkTimes &each : other.chunks) {
        each = randomTimes(random, draw(random, 0, 1) == 1);
        each.pairSaving = {};
      }
      const PipelineTimeline timeline = simulateTimeline(spec);
      const PipelineTime times = simulate(other);
      for (size_t s = 0; s < times.stages.size(); ++s)
        EXPECT_LE(timeOf(criticalPath(timeline, spec, s), other).value,
                  times.stages[s].end.value + 1e-9)
            << describe(spec);
    }
}

} // namespace
} // namespace planner
