//===- ClosedFormTest.cpp - Formulas against the simulation ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include <algorithm>
#include <gtest/gtest.h>

using namespace planner;

namespace {

TEST(ClosedForm, BubbleOfOneForwardOneBackward) {
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
        }
      }
}

TEST(ClosedForm, BubbleOfInterleaved) {
  for (int64_t p : {1, 2, 4, 8})
    for (int64_t v : {2, 3, 4})
      for (int64_t m : {p, 2 * p, 5 * p}) {
        PipelineSpec spec = equalStages(PipelineSchedule::Interleaved, p, m,
                                        chunkTimes(1, 2), v);
        ASSERT_TRUE(checkPipeline(spec));
        for (const PipelineTime &time : {simulate(spec), closedForm(spec)})
          EXPECT_EQ(time.bubble / Seconds(3 * double(m * v)),
                    double(p - 1) / double(v * m))
              << p << " " << v << " " << m;
      }
}

/// The ratio of the closed form to the simulation over random stages.
struct Agreement {
  double worst = 1, best = 0;
};
Agreement agreement(PipelineSchedule schedule, int64_t v, bool sends,
                    bool overlaps, int trials, int64_t mostStages) {
  std::mt19937 random(7);
  Agreement found;
  for (int trial = 0; trial < trials; ++trial) {
    int64_t p = std::uniform_int_distribution<int64_t>(1, mostStages)(random);
    int64_t m = std::uniform_int_distribution<int64_t>(1, 6 * p + 8)(random);
    if (schedule == PipelineSchedule::Interleaved)
      m = (m + p - 1) / p * p;
    PipelineSpec spec = equalStages(schedule, p, m, {}, v);
    for (ChunkTimes &each : spec.chunks)
      each = randomTimes(random, sends);
    spec.overlapsSends = overlaps;
    PipelineTime form = closedForm(spec), simulated = simulate(spec);
    double ratio = form.total / simulated.total;
    found.worst = std::min(found.worst, ratio);
    found.best = std::max(found.best, ratio);
    for (size_t i = 0; i < spec.chunks.size() / size_t(v); ++i) {
      EXPECT_LE(form.stages[i].end.value,
                simulated.stages[i].end.value * (1 + 1e-12));
      EXPECT_LE(form.stages[i].firstBackward.value,
                simulated.stages[i].firstBackward.value * (1 + 1e-12));
      EXPECT_NEAR(form.stages[i].begin.value, simulated.stages[i].begin.value,
                  1e-9);
      EXPECT_EQ(form.stages[i].keptMicroBatches,
                simulated.stages[i].keptMicroBatches);
    }
  }
  return found;
}

TEST(ClosedForm, NeverAboveTheSimulation) {
  for (bool sends : {false, true})
    for (bool overlaps : {false, true})
      for (auto [schedule, v, least] :
           {std::tuple{PipelineSchedule::GPipe, 1, 1.0},
            {PipelineSchedule::OneForwardOneBackward, 1,
             sends && overlaps ? 0.97 : 1.0},
            {PipelineSchedule::Interleaved, 2, 0.7}}) {
        Agreement found = agreement(schedule, v, sends, overlaps, 2000, 8);
        SCOPED_TRACE(std::string(name(schedule)) + (sends ? " sends" : "") +
                     (overlaps ? " overlapped" : ""));
        EXPECT_LE(found.best, 1 + 1e-12);
        EXPECT_GE(found.worst, least - 1e-12);
      }
}

} // namespace
