//===- MemoryTest.cpp - Memory of stages over time, and traces ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include "planner/Schedule/Trace.h"
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

using namespace planner;

namespace {

/// Of each stage; so many bytes last, each micro-batch keeps some in all chunks
/// of a stage, and whatever runs takes more.
std::vector<StageMemory> memoryOf(const PipelineSpec &spec, int64_t residents,
                                  double each, int64_t working) {
  const auto between = [=](double kept) {
    return residents + std::llround(each * kept);
  };
  const auto during = [=](double kept) { return between(kept) + working; };
  std::vector<StageMemory> stages;
  for (const auto &steps : keptOverTime(spec, simulateTimeline(spec)))
    stages.push_back(memoryOverTime(steps, {during, between}));
  return stages;
}

double mostKept(const std::vector<KeptStep> &steps) {
  double most = 0;
  for (const KeptStep &step : steps)
    most = std::max(most, step.during);
  return most;
}

/// What is kept from forward to backward passes peaks at the kept
/// micro-batches, whatever the durations, to the last digit.
TEST(Memory, PeaksAtKeptMicroBatches) {
  std::mt19937 random(6);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 20; ++trial) {
      PipelineSpec spec =
          randomPipeline(random, schedule, 6, draw(random, 1, 20));
      const auto kept = keptOverTime(spec, simulateTimeline(spec));
      const std::vector<StageMemory> memory = memoryOf(spec, 7, 1e6, 5);
      const PipelineTime time = simulate(spec);
      for (size_t stage = 0; stage < memory.size(); ++stage) {
        const double most = time.stages[stage].keptMicroBatches;
        EXPECT_EQ(mostKept(kept[stage]), most) << describe(spec);
        EXPECT_EQ(kept[stage].back().after, 0);
        EXPECT_EQ(memory[stage].peak, 12 + std::llround(1e6 * most));
        EXPECT_EQ(memory[stage].steps.back().bytes, 7);
      }
    }
}

/// Chunks that leave different amounts.
TEST(Memory, PeaksAtWhatUnequalChunksLeave) {
  std::mt19937 random(9);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 20; ++trial) {
      const PipelineSpec spec =
          randomPipeline(random, schedule, 6, draw(random, 1, 20));
      std::vector<double> left;
      for (size_t c = 0; c < spec.chunks.size(); ++c)
        left.push_back(double(draw(random, 1, 100)));
      const auto kept = keptOverTime(spec, simulateTimeline(spec), left);
      const std::vector<double> most = keptOfUnequal(spec, left);
      for (size_t stage = 0; stage < kept.size(); ++stage)
        EXPECT_EQ(mostKept(kept[stage]), most[stage]) << describe(spec);
    }
}

/// 1F1B on two stages, forward 1, backward 2, two micro-batches; each keeps 10,
/// what runs takes 5, residents 100.
///   stage 0: F0 0-1, F1 1-2, B0 4-6, B1 7-9
TEST(Memory, ByHand) {
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 2, 2,
                                  chunkTimes(1, 2));
  StageMemory memory = memoryOf(spec, 100, 10, 5)[0];
  std::vector<std::pair<double, int64_t>> steps;
  for (const MemoryStep &step : memory.steps)
    steps.push_back({step.at.value, step.bytes});
  EXPECT_EQ(steps, (std::vector<std::pair<double, int64_t>>{{0, 115},
                                                            {1, 125},
                                                            {2, 120},
                                                            {4, 125},
                                                            {6, 110},
                                                            {7, 115},
                                                            {9, 100}}));
  EXPECT_EQ(memory.peak, 125);
  EXPECT_EQ(memory.peakAt, Seconds(1));
  EXPECT_EQ(memory.peakWork, (StageWork{WorkKind::Forward, 0, 1}));
}

/// ZB-H1 on one stage: F0 B0 W0 one after the other, 1 s each. What is kept
/// stays until the weight gradient is done.
TEST(Memory, SplitBackward) {
  PipelineSpec spec =
      equalStages(PipelineSchedule::ZBH1, 1, 1, chunkTimes(1, 2, 1));
  StageMemory memory = memoryOf(spec, 0, 10, 5)[0];
  ASSERT_EQ(memory.steps.size(), 2U);
  EXPECT_EQ(memory.steps[0].bytes, 15);
  EXPECT_EQ(memory.steps[1].bytes, 0);
  EXPECT_EQ(memory.steps[1].at, Seconds(3));
}

TEST(Trace, HasEveryWorkSendAndByte) {
  for (bool overlaps : {false, true}) {
    PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 3,
                                    4, chunkTimes(1e-3, 2e-3));
    for (ChunkTimes &each : spec.chunks)
      each.sendForward = each.sendBackward = Seconds(1e-4);
    spec.overlapsSends = overlaps;
    PipelineTimeline timeline = simulateTimeline(spec);
    std::vector<StageMemory> memory = memoryOf(spec, 100, 10, 5);
    nlohmann::json trace = nlohmann::json::parse(traceJson(
        spec, timeline, memory,
        {{1, "all-reduce", "collective", Seconds(0), Seconds(1e-3), "links"},
         {2, "all-reduce", "collective", Seconds(0), Seconds(1e-3), "links"},
         {2, "part", "block", Seconds(0), Seconds(1e-3)}}));
    std::map<std::string, int> count, threads;
    std::map<int, double> arrowBegins;
    double last = 0;
    for (const auto &event : trace["traceEvents"]) {
      std::string phase = event["ph"];
      ++count[phase + std::string(event.value("cat", ""))];
      if (event["name"] == "thread_name")
        ++threads[event["args"]["name"]];
      if (phase == "X")
        last = std::max(last,
                        event["ts"].get<double>() + event["dur"].get<double>());
      if (phase == "s")
        arrowBegins[event["id"]] = event["ts"];
      if (phase == "f") {
        EXPECT_GE(event["ts"].get<double>(),
                  arrowBegins.at(event["id"]) + 100 - 1e-6);
      }
    }
    EXPECT_EQ(count["Xforward"], 12);
    EXPECT_EQ(count["Xbackward"], 12);
    // Two neighbours, both ways, four micro-batches.
    EXPECT_EQ(count["ssend"], 16);
    EXPECT_EQ(count["fsend"], 16);
    EXPECT_EQ(count["Xsend"], 16);
    // Named spans have a thread of each stage that has some.
    EXPECT_EQ(count["Xcollective"], 2);
    EXPECT_EQ(threads["links"], 2);
    EXPECT_GT(count["C"], 0);
    EXPECT_NEAR(last, timeline.time.total.value * 1e6, 1e-6);
  }
}

} // namespace
