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
/// No stage ends before its way and its work, nor the pipeline before the way
/// back.
void expectFloors(const PipelineSpec &spec, const PipelineTime &simulated) {
  const std::vector<StageFloor> floors = stageFloors(spec);
  ASSERT_EQ(floors.size(), simulated.stages.size());
  for (size_t i = 0; i < floors.size(); ++i) {
    const Seconds end = floors[i].reach + floors[i].work;
    EXPECT_LE(end.value, simulated.stages[i].end.value * (1 + 1e-12));
    EXPECT_LE((end + floors[i].home).value,
              simulated.total.value * (1 + 1e-12));
  }
}

Agreement agreement(PipelineSchedule schedule, bool sends, bool overlaps,
                    bool contends = false) {
  std::mt19937 random(7);
  Agreement found;
  for (int trial = 0; trial < 120; ++trial) {
    PipelineSpec spec =
        randomPipeline(random, schedule, 6, draw(random, 1, 120));
    for (ChunkTimes &each : spec.chunks)
      each = randomTimes(random, sends);
    spec.overlapsSends = overlaps;
    if (contends)
      addCollectives(random, spec);
    SCOPED_TRACE(describe(spec));
    PipelineTime form = closedForm(spec), simulated = simulate(spec);
    EXPECT_LE(lowerBound(spec).value, form.total.value * (1 + 1e-12));
    expectFloors(spec, simulated);
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

/// Exact for GPipe, and for 1F1B unless unequal sends run beside its work.
TEST(ClosedForm, NeverAboveTheSimulationAndNear) {
  for (PipelineSchedule schedule : kSchedules)
    for (bool sends : {false, true})
      for (bool overlaps : {false, true}) {
        Agreement found = agreement(schedule, sends, overlaps);
        SCOPED_TRACE(std::string(name(schedule)) + (sends ? " sends" : "") +
                     (overlaps ? " overlapped" : ""));
        bool isExact = schedule == PipelineSchedule::GPipe ||
                       (schedule == PipelineSchedule::OneForwardOneBackward &&
                        !(sends && overlaps));
        EXPECT_LE(found.best, 1 + 1e-12);
        EXPECT_GE(found.worst, isExact ? 1 - 1e-12 : 0.99);
      }
}

/// Sends and collectives that share streams take longer, which no bound counts
/// but that of pipelines in steady states.
TEST(ClosedForm, NeverAboveTheSimulationOfContendedStreams) {
  for (PipelineSchedule schedule : kSchedules) {
    Agreement found = agreement(schedule, true, true, true);
    SCOPED_TRACE(name(schedule));
    EXPECT_LE(found.best, 1 + 1e-12);
    EXPECT_GE(found.worst, hasWholeStages(schedule) ? 0.6 : 0.95);
  }
}

/// Equal stages with equal sends, in the stages' time or beside it.
TEST(ClosedForm, EqualStages) {
  for (PipelineSchedule schedule : kSchedules)
    for (int64_t p : {1, 2, 4, 6})
      for (int64_t periods : {1, 2, 7, 25})
        for (double send : {0.0, 0.25})
          for (bool overlaps : {false, true}) {
            bool isDual = schedule == PipelineSchedule::DualPipe ||
                          schedule == PipelineSchedule::DualPipeV;
            PipelineSpec spec =
                equalStages(schedule, p, p * periods + (isDual ? 2 * p : 0),
                            chunkTimes(1, 2.25, 1));
            for (ChunkTimes &each : spec.chunks)
              each.sendForward = each.sendBackward = Seconds(send);
            spec.overlapsSends = overlaps;
            if (!checkPipeline(spec))
              continue;
            double simulated = simulate(spec).total.value;
            EXPECT_NEAR(closedForm(spec).total.value, simulated,
                        1e-9 * simulated)
                << describe(spec) << " send " << send;
          }
}

/// What models are like: equal chunks, an embedding before the first and a head
/// after the last one.
TEST(ClosedForm, WithinOnePercentOfPipelinesOfLayers) {
  std::mt19937 random(8);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 40; ++trial) {
      PipelineSpec spec =
          randomPipeline(random, schedule, 6, draw(random, 1, 150));
      for (ChunkTimes &each : spec.chunks) {
        each = chunkTimes(1, 2.1, 0.9);
        each.sendForward = each.sendBackward = Seconds(0.02);
      }
      ChunkTimes &first = spec.chunks.front(), &last = spec.chunks.back();
      first.forward += Seconds(double(draw(random, 0, 30)) / 100);
      last.forward += Seconds(double(draw(random, 0, 50)) / 100);
      last.backward += Seconds(double(draw(random, 0, 50)) / 100);
      double ratio = closedForm(spec).total / simulate(spec).total;
      EXPECT_GE(ratio, 0.99) << describe(spec);
      EXPECT_LE(ratio, 1 + 1e-12) << describe(spec);
    }
}

/// (10, 10) and (1, 1), two micro-batches: 40 of the first stage and nothing
/// else, as the other's passes fit in between.
TEST(ClosedForm, WarmUpHidesWhatFollows) {
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 2, 2,
                                  chunkTimes(10, 10));
  spec.chunks[1] = chunkTimes(1, 1);
  EXPECT_EQ(simulate(spec).total, Seconds(40));
  spec.microBatches = 1000;
  EXPECT_EQ(closedForm(spec).total, Seconds(20000));
}

TEST(ClosedForm, ManyStages) {
  std::mt19937 random(9);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 2; ++trial) {
      PipelineSpec spec = randomPipeline(random, schedule, 16, 300);
      double ratio = closedForm(spec).total / simulate(spec).total;
      EXPECT_GE(ratio, 0.99) << describe(spec);
      EXPECT_LE(ratio, 1 + 1e-12) << describe(spec);
    }
}

/// The order of more micro-batches is that of fewer with a period inserted in
/// the middle of it.
TEST(ClosedForm, OrdersRepeatThemselves) {
  for (PipelineSchedule schedule : kSchedules) {
    if (schedule == PipelineSchedule::GPipe)
      continue;
    for (int64_t p : {1, 2, 3, 4, 6, 10, 13}) {
      bool isDual = schedule == PipelineSchedule::DualPipe;
      bool isGrouped = schedule == PipelineSchedule::Interleaved ||
                       schedule == PipelineSchedule::ZBV;
      int64_t more = isGrouped ? p : isDual ? 2 : 1;
      PipelineSpec spec = equalStages(schedule, p, 6 * p, chunkTimes(1, 2, 1));
      if (!checkPipeline(spec))
        continue;
      PipelineSpec longer = spec;
      longer.microBatches += more;
      std::vector<std::vector<StageWork>> a = workOrder(spec),
                                          b = workOrder(longer);
      for (size_t stage = 0; stage < a.size(); ++stage) {
        size_t n = b[stage].size() - a[stage].size(), same = 0;
        // Of DualPipe, micro-batches of the second half shift with the half.
        auto shifted = [&](StageWork work, int64_t first, int64_t second) {
          bool isSecond = isDual && work.microBatch >= spec.microBatches / 2;
          work.microBatch += isSecond ? second : first;
          return work;
        };
        int64_t half = isDual ? 1 : 0, whole = isDual ? 1 : more;
        while (same < a[stage].size() &&
               shifted(a[stage][same], 0, half) == b[stage][same])
          ++same;
        EXPECT_GE(same, a[stage].size() / 2) << describe(spec);
        for (size_t i = a[stage].size() / 2; i < a[stage].size(); ++i)
          ASSERT_EQ(shifted(a[stage][i], whole, half + whole), b[stage][i + n])
              << describe(spec) << " stage " << stage << " work " << i;
      }
    }
  }
}

TEST(ClosedForm, LowerBoundIsExactForEqualStages) {
  for (auto schedule :
       {PipelineSchedule::GPipe, PipelineSchedule::OneForwardOneBackward,
        PipelineSchedule::Interleaved}) {
    PipelineSpec spec = equalStages(schedule, 4, 32, chunkTimes(1, 2));
    EXPECT_EQ(lowerBound(spec), simulate(spec).total);
  }
}

} // namespace
