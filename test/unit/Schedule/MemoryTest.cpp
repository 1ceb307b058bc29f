//===- MemoryTest.cpp - Memory of stages over time, and traces ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include "planner/Schedule/Trace.h"
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

using namespace planner;

namespace {

std::vector<StageMemory> memoryOf(const PipelineSpec &spec, ChunkMemory chunk,
                                  int64_t residents) {
  return memoryOverTime(simulateTimeline(spec),
                        std::vector<ChunkMemory>(spec.chunks.size(), chunk),
                        std::vector<int64_t>(size_t(spec.stages), residents));
}

/// What is kept from forward to backward passes peaks at the kept
/// micro-batches, whatever the durations.
TEST(Memory, PeaksAtKeptMicroBatches) {
  std::mt19937 random(6);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 20; ++trial) {
      PipelineSpec spec =
          randomPipeline(random, schedule, 6, draw(random, 1, 20));
      ChunkMemory chunk;
      chunk.activations = chunk.forWeightGradient = 100;
      std::vector<StageMemory> memory = memoryOf(spec, chunk, 7);
      PipelineTime time = simulate(spec);
      for (size_t stage = 0; stage < memory.size(); ++stage) {
        EXPECT_NEAR(double(memory[stage].peak - 7),
                    100 * time.stages[stage].keptMicroBatches *
                        double(spec.chunksPerStage),
                    1e-6)
            << describe(spec);
        EXPECT_EQ(memory[stage].steps.back().bytes, 7);
      }
    }
}

/// Chunks that leave different amounts, as their bytes peak over time.
TEST(Memory, PeaksAtWhatUnequalChunksLeave) {
  std::mt19937 random(9);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 20; ++trial) {
      const PipelineSpec spec =
          randomPipeline(random, schedule, 6, draw(random, 1, 20));
      std::vector<ChunkMemory> chunks(spec.chunks.size());
      std::vector<double> left;
      for (ChunkMemory &chunk : chunks) {
        chunk.activations = chunk.forWeightGradient = draw(random, 1, 100);
        left.push_back(double(chunk.activations));
      }
      const PipelineTimeline timeline = simulateTimeline(spec);
      const std::vector<StageMemory> memory = memoryOverTime(
          timeline, chunks, std::vector<int64_t>(size_t(spec.stages), 0));
      const std::vector<double> kept = keptOfUnequal(spec, left);
      for (size_t stage = 0; stage < memory.size(); ++stage) {
        double each = 0;
        for (const TimedWork &work : timeline.stages[stage])
          if (work.work.kind == WorkKind::Forward)
            each += left[size_t(work.work.chunk)] / double(spec.microBatches);
        EXPECT_NEAR(double(memory[stage].peak), kept[stage] * each,
                    1e-9 * each * double(spec.microBatches))
            << describe(spec);
      }
    }
}

/// 1F1B on two stages, forward 1, backward 2, two micro-batches; 10 kept, 1
/// more in a forward pass, 5 in a backward pass, residents 100.
///   stage 0: F0 0-1, F1 1-2, B0 4-6, B1 7-9
TEST(Memory, ByHand) {
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 2, 2,
                                  chunkTimes(1, 2));
  StageMemory memory = memoryOf(spec, {10, 0, 1, 5, 0}, 100)[0];
  std::vector<std::pair<double, int64_t>> steps;
  for (const MemoryStep &step : memory.steps)
    steps.push_back({step.at.value, step.bytes});
  EXPECT_EQ(steps, (std::vector<std::pair<double, int64_t>>{{0, 111},
                                                            {1, 121},
                                                            {2, 120},
                                                            {4, 125},
                                                            {6, 110},
                                                            {7, 115},
                                                            {9, 100}}));
  EXPECT_EQ(memory.peak, 125);
  EXPECT_EQ(memory.peakAt, Seconds(4));
  EXPECT_EQ(memory.peakWork, (StageWork{WorkKind::Backward, 0, 0}));
}

/// ZB-H1 on one stage: F0 B0 W0 one after the other, 1 s each. 10 kept, of
/// which 4 wait for the weight gradient; 3 more while it runs.
TEST(Memory, SplitBackward) {
  PipelineSpec spec =
      equalStages(PipelineSchedule::ZBH1, 1, 1, chunkTimes(1, 2, 1));
  StageMemory memory = memoryOf(spec, {10, 4, 0, 2, 3}, 0)[0];
  std::vector<int64_t> bytes;
  for (const MemoryStep &step : memory.steps)
    bytes.push_back(step.bytes);
  EXPECT_EQ(bytes, (std::vector<int64_t>{10, 12, 7, 0}));
  EXPECT_EQ(memory.peakWork->kind, WorkKind::InputGradient);
}

TEST(Memory, HugeSizesSaturate) {
  PipelineSpec spec =
      equalStages(PipelineSchedule::GPipe, 2, 8, chunkTimes(1, 2));
  for (const StageMemory &stage :
       memoryOf(spec, {int64_t(1) << 62, 0, 0, 0, 0}, 1)) {
    EXPECT_EQ(stage.peak, kSaturated);
    EXPECT_EQ(stage.steps.back().bytes, kSaturated);
  }
}

TEST(Trace, HasEveryWorkSendAndByte) {
  for (bool overlaps : {false, true}) {
    PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 3,
                                    4, chunkTimes(1e-3, 2e-3));
    for (ChunkTimes &each : spec.chunks)
      each.sendForward = each.sendBackward = Seconds(1e-4);
    spec.overlapsSends = overlaps;
    PipelineTimeline timeline = simulateTimeline(spec);
    std::vector<StageMemory> memory = memoryOf(spec, {10, 0, 1, 5, 0}, 100);
    nlohmann::json trace =
        nlohmann::json::parse(traceJson(spec, timeline, memory));
    std::map<std::string, int> count;
    std::map<int, double> arrowBegins;
    double last = 0;
    for (const auto &event : trace["traceEvents"]) {
      std::string phase = event["ph"];
      ++count[phase + std::string(event.value("cat", ""))];
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
    EXPECT_EQ(count["Xsend"], overlaps ? 16 : 0);
    EXPECT_GT(count["C"], 0);
    EXPECT_NEAR(last, timeline.time.total.value * 1e6, 1e-6);
  }
}

} // namespace
