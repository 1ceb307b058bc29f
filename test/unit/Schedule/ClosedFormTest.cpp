//===- ClosedFormTest.cpp - Formulas against the simulation ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include <gtest/gtest.h>

using namespace planner;

namespace {

/// The ratio of the closed form to the simulation over random stages.
struct Agreement {
  double worst = 1, best = 0;
};
Agreement agreement(PipelineSchedule schedule, bool sends, bool overlaps) {
  std::mt19937 random(7);
  Agreement found;
  for (int trial = 0; trial < 500; ++trial) {
    PipelineSpec spec =
        randomPipeline(random, schedule, 8, draw(random, 1, 56));
    for (ChunkTimes &each : spec.chunks)
      each = randomTimes(random, sends);
    spec.overlapsSends = overlaps;
    SCOPED_TRACE(describe(spec));
    PipelineTime form = closedForm(spec), simulated = simulate(spec);
    double ratio = form.total / simulated.total;
    found.worst = std::min(found.worst, ratio);
    found.best = std::max(found.best, ratio);
    for (size_t i = 0; i < form.stages.size(); ++i) {
      const StageTime &a = form.stages[i], &b = simulated.stages[i];
      EXPECT_LE(a.end.value, b.end.value * (1 + 1e-12));
      EXPECT_LE(a.firstBackward.value, b.firstBackward.value * (1 + 1e-12));
      EXPECT_NEAR(a.begin.value, b.begin.value, 1e-9);
      EXPECT_NEAR(a.busy.value, b.busy.value, 1e-9 * b.busy.value);
      EXPECT_EQ(a.keptMicroBatches, b.keptMicroBatches);
    }
  }
  return found;
}

TEST(ClosedForm, NeverAboveTheSimulation) {
  for (PipelineSchedule schedule : kSchedules)
    for (bool sends : {false, true})
      for (bool overlaps : {false, true}) {
        Agreement found = agreement(schedule, sends, overlaps);
        SCOPED_TRACE(std::string(name(schedule)) + (sends ? " sends" : "") +
                     (overlaps ? " overlapped" : ""));
        EXPECT_LE(found.best, 1 + 1e-12);
        EXPECT_GE(found.worst, 0.7);
      }
}

} // namespace
