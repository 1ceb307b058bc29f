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
    for (int trial = 0; trial < 60; ++trial) {
      const PipelineSpec spec = drawPlain(random, schedule);
      PipelineSpec other = spec;
      for (ChunkTimes &each : other.chunks) {
        // Sends wait for those on their own stream.
        const auto streams = std::pair(each.forwardStream, each.backwardStream);
        each = randomTimes(random, draw(random, 0, 1) == 1);
        std::tie(each.forwardStream, each.backwardStream) = streams;
        each.pairSaving = {};
      }
      const auto timelines = simulateAllOrders(spec);
      const auto others = simulateAllOrders(other);
      ASSERT_EQ(timelines.size(), others.size());
      for (size_t i = 0; i < others.size(); ++i)
        for (size_t s = 0; s < others[i].time.stages.size(); ++s)
          EXPECT_LE(timeOf(criticalPath(timelines[i], spec, s), other).value,
                    others[i].time.stages[s].end.value + 1e-9)
              << describe(spec);
    }
}

} // namespace
} // namespace planner
