//===- LegalityTest.cpp - Names, and pipelines that cannot run ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include <gtest/gtest.h>
#include <limits>

using namespace planner;

namespace {

TEST(Legality, NamesOfTheCommandLine) {
  for (PipelineSchedule schedule : kSchedules)
    EXPECT_EQ(scheduleNamed(name(schedule)), schedule);
  EXPECT_EQ(name(PipelineSchedule::OneForwardOneBackward), "1f1b");
  EXPECT_EQ(name(PipelineSchedule::ZBH1), "zb-h1");
  EXPECT_FALSE(scheduleNamed("zb"));
}

Diagnostic refused(PipelineSchedule schedule, int64_t stages, int64_t chunks,
                   int64_t microBatches) {
  PipelineSpec spec =
      equalStages(schedule, stages, microBatches, chunkTimes(1, 2, 1), chunks);
  Expected<void> checked = checkPipeline(spec);
  return checked ? makeError("accepted") : checked.takeError();
}

TEST(Legality, SaysWhatWouldDo) {
  Diagnostic error = refused(PipelineSchedule::Interleaved, 4, 2, 10);
  EXPECT_EQ(
      error.message,
      "interleaved: expected micro-batches divisible by 4 stages, got 10");
  EXPECT_EQ(error.fix, "use 8 or 12 micro-batches");
  error = refused(PipelineSchedule::Interleaved, 4, 2, 3);
  EXPECT_EQ(error.fix, "use 4 micro-batches");
  error = refused(PipelineSchedule::Interleaved, 4, 1, 8);
  EXPECT_EQ(error.fix, "use 2 chunks per stage, or schedule=1f1b");
  error = refused(PipelineSchedule::ZBH1, 4, 2, 8);
  EXPECT_EQ(error.message, "zb-h1: expected 1 chunk per stage, got 2");
  error = refused(PipelineSchedule::ZBV, 4, 3, 8);
  EXPECT_EQ(error.fix, "use 2 chunks per stage");
  error = refused(PipelineSchedule::DualPipe, 3, 1, 8);
  EXPECT_EQ(error.fix, "use 2 or 4 stages");
  error = refused(PipelineSchedule::DualPipe, 4, 1, 6);
  EXPECT_EQ(error.fix, "use 8 micro-batches");
  error = refused(PipelineSchedule::DualPipe, 4, 1, 9);
  EXPECT_EQ(error.fix, "use 8 or 10 micro-batches");
  error = refused(PipelineSchedule::DualPipeV, 4, 2, 7);
  EXPECT_EQ(error.fix, "use 8 micro-batches");
  error = refused(PipelineSchedule::GPipe, 2, 1, 0);
  EXPECT_EQ(error.message, "gpipe: expected at least 1 micro-batch, got 0");
}

TEST(Legality, ChunksAndTimes) {
  PipelineSpec spec =
      equalStages(PipelineSchedule::GPipe, 2, 4, chunkTimes(1, 2, 1));
  EXPECT_TRUE(checkPipeline(spec));
  spec.chunks[1].weightGradient = Seconds(3);
  EXPECT_FALSE(checkPipeline(spec));
  for (double bad : {-1.0, std::numeric_limits<double>::infinity(),
                     std::numeric_limits<double>::quiet_NaN()}) {
    spec.chunks[1] = chunkTimes(bad, 2);
    EXPECT_FALSE(checkPipeline(spec));
  }
  spec.chunks.pop_back();
  EXPECT_EQ(checkPipeline(spec).error().message,
            "gpipe: expected the times of 2 chunks, got 1");
}

TEST(Legality, HugeNumbersAreRefusedOrFinite) {
  PipelineSpec spec =
      equalStages(PipelineSchedule::Interleaved, 4, 8, chunkTimes(1, 2), 2);
  spec.stages = std::numeric_limits<int64_t>::max();
  EXPECT_FALSE(checkPipeline(spec));
  for (PipelineSchedule schedule : kSchedules) {
    spec = equalStages(schedule, 4, int64_t(1) << 60,
                       chunkTimes(1e90, 2e90, 1e90));
    ASSERT_TRUE(checkPipeline(spec));
    PipelineTime time = closedForm(spec);
    EXPECT_TRUE(time.total.isFinite());
    EXPECT_TRUE(time.bubble.isFinite());
    EXPECT_GE(time.bubble, Seconds(0));
  }
}

} // namespace
