//===- FormulasTest.cpp - The formulas of the papers ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner;

namespace {

double mostKept(const PipelineTime &time) {
  double most = 0;
  for (const StageTime &stage : time.stages)
    most = std::max(most, stage.keptMicroBatches);
  return most;
}

double mostIdle(const PipelineTime &time) {
  double most = 0;
  for (const StageTime &stage : time.stages)
    most = std::max(most, (time.total - stage.busy).value);
  return most;
}

/// (p - 1) / m of the work: Huang et al. 2019; Narayanan et al. 2021.
TEST(Formulas, GPipeAndOneForwardOneBackward) {
  for (auto schedule :
       {PipelineSchedule::GPipe, PipelineSchedule::OneForwardOneBackward})
    for (int64_t p : {1, 2, 5, 8})
      for (int64_t m : {1, 2, 3, 8, 17, 40}) {
        PipelineSpec spec = equalStages(schedule, p, m, chunkTimes(1, 2));
        ASSERT_TRUE(checkPipeline(spec));
        for (const PipelineTime &time : {simulate(spec), closedForm(spec)}) {
          EXPECT_EQ(time.bubble / Seconds(3 * double(m)),
                    double(p - 1) / double(m));
          EXPECT_EQ(time.total, Seconds(3 * double(m + p - 1)));
          for (int64_t i = 0; i < p; ++i)
            EXPECT_EQ(time.stages[size_t(i)].keptMicroBatches,
                      double(schedule == PipelineSchedule::GPipe
                                 ? m
                                 : std::min(m, p - i)));
        }
      }
}

/// (p - 1) / (v m): Narayanan et al. 2021. Kept on the first stage: p and
/// (p - 1) / v more (Korthikanti et al. 2022).
TEST(Formulas, Interleaved) {
  for (int64_t p : {1, 2, 4, 8})
    for (int64_t v : {2, 3, 4})
      for (int64_t m : {p, 2 * p, 5 * p}) {
        PipelineSpec spec = equalStages(PipelineSchedule::Interleaved, p, m,
                                        chunkTimes(1, 2), v);
        ASSERT_TRUE(checkPipeline(spec));
        for (const PipelineTime &time : {simulate(spec), closedForm(spec)}) {
          EXPECT_EQ(time.bubble / Seconds(3 * double(m * v)),
                    double(p - 1) / double(v * m))
              << describe(spec);
          EXPECT_DOUBLE_EQ(
              time.stages[0].keptMicroBatches,
              std::min(double(m), double(p) + double(p - 1) / double(v)));
        }
      }
}

/// (p - 1)(F + B - W), B without W (Qi et al. 2024, table 2), as long as W is
/// at most F and B; then the first stage waits for gradients, or the last one
/// for its first input.
TEST(Formulas, ZBH1) {
  for (int64_t p : {1, 2, 3, 4, 8})
    for (int64_t m : {p, 2 * p, 4 * p + 1})
      for (auto [f, b, w] : {std::tuple{1, 1, 1},
                             {1, 2, 1},
                             {2, 2, 1},
                             {3, 4, 3},
                             {4, 3, 2},
                             {1, 1, 2},
                             {2, 1, 2}}) {
        PipelineSpec spec =
            equalStages(PipelineSchedule::ZBH1, p, m, chunkTimes(f, b + w, w));
        int64_t bubble = (p - 1) * std::max({f + b - w, b, f});
        if (w <= std::min(f, b)) {
          EXPECT_EQ(bubble, (p - 1) * (f + b - w));
        }
        for (const PipelineTime &time : {simulate(spec), closedForm(spec)}) {
          EXPECT_EQ(time.total.value, double(m * (f + b + w) + bubble))
              << describe(spec);
          EXPECT_EQ(mostKept(time), double(std::min(m, p)));
        }
      }
}

/// All passes as long: every stage works from its first input on, so that only
/// the way of the first micro-batch to the last stage is lost. p micro-batches
/// are kept, as with 1F1B (Qi et al. 2024, section 6). Of many stages some wait
/// for a few passes.
TEST(Formulas, ZBV) {
  for (int64_t p : {1, 2, 3, 4, 5, 8, 16})
    for (int64_t m : {p, 2 * p, 2 * p + 1, 5 * p}) {
      PipelineSpec spec =
          equalStages(PipelineSchedule::ZBV, p, m, chunkTimes(1, 2, 1));
      for (const PipelineTime &time : {simulate(spec), closedForm(spec)}) {
        double least = double(6 * m + p - 1);
        EXPECT_GE(time.total.value, least);
        EXPECT_LE(time.total.value, p > 9 ? least * 1.01 : least)
            << describe(spec);
        EXPECT_EQ(mostKept(time), double(std::min(m, p)));
      }
    }
}

/// (p/2 - 1)(F&B + B - 3W), B with W, of the stage that waits most, and p + 1
/// kept (DeepSeek-V3 report, table 2), where an input gradient takes as long as
/// a forward pass and a weight gradient at most as long. DualPipeV is the same
/// on half of the stages, each with two chunks.
TEST(Formulas, DualPipe) {
  for (int64_t chunks : {2, 4, 8, 16})
    for (auto [f, w, saved] :
         {std::tuple{1, 1, 0}, {2, 1, 0}, {3, 1, 0}, {4, 4, 2}, {4, 3, 3}})
      for (auto schedule :
           {PipelineSchedule::DualPipe, PipelineSchedule::DualPipeV})
        for (int64_t m : {2 * chunks, 3 * chunks, 6 * chunks}) {
          bool isV = schedule == PipelineSchedule::DualPipeV;
          int64_t v = isV ? 2 : 1;
          PipelineSpec spec =
              equalStages(schedule, chunks / v, m, chunkTimes(f, f + w, w));
          for (ChunkTimes &each : spec.chunks)
            each.pairSaving = Seconds(saved);
          ASSERT_TRUE(checkPipeline(spec));
          double b = f + w, pair = f + b - saved;
          for (const PipelineTime &time : {simulate(spec), closedForm(spec)}) {
            EXPECT_EQ(mostIdle(time),
                      double(chunks / 2 - 1) * (pair + b - 3 * w))
                << describe(spec) << " " << f << " " << w << " " << saved;
            EXPECT_EQ(mostKept(time) * double(v), double(chunks + 1));
          }
        }
}

TEST(Formulas, DualPipeHoldsEveryChunkTwice) {
  PipelineSpec spec =
      equalStages(PipelineSchedule::DualPipe, 4, 8, chunkTimes(1, 2, 1));
  EXPECT_THAT(chunksOn(spec, 0), testing::ElementsAre(0, 3));
  EXPECT_THAT(chunksOn(spec, 2), testing::ElementsAre(1, 2));
  spec = equalStages(PipelineSchedule::ZBV, 4, 8, chunkTimes(1, 2, 1));
  EXPECT_THAT(chunksOn(spec, 1), testing::ElementsAre(1, 6));
  spec = equalStages(PipelineSchedule::Interleaved, 4, 8, chunkTimes(1, 2), 3);
  EXPECT_THAT(chunksOn(spec, 1), testing::ElementsAre(1, 5, 9));
}

} // namespace
