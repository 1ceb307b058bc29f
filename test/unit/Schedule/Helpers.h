//===- Helpers.h - Pipelines for tests --------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SCHEDULE_HELPERS_H
#define PLANNER_TEST_UNIT_SCHEDULE_HELPERS_H

#include "planner/Schedule/Pipeline.h"
#include <algorithm>
#include <random>
#include <string>

namespace planner {

constexpr PipelineSchedule kSchedules[] = {
    PipelineSchedule::GPipe,       PipelineSchedule::OneForwardOneBackward,
    PipelineSchedule::Interleaved, PipelineSchedule::ZBH1,
    PipelineSchedule::ZBV,         PipelineSchedule::DualPipe,
    PipelineSchedule::DualPipeV};

inline ChunkTimes chunkTimes(double forward, double backward,
                             double weightGradient = 0) {
  return {Seconds(forward), Seconds(backward), Seconds(weightGradient), {}, {}};
}

inline int64_t fewestChunks(PipelineSchedule schedule) {
  return schedule == PipelineSchedule::Interleaved ||
                 schedule == PipelineSchedule::ZBV ||
                 schedule == PipelineSchedule::DualPipeV
             ? 2
             : 1;
}

inline PipelineSpec equalStages(PipelineSchedule schedule, int64_t stages,
                                int64_t microBatches, ChunkTimes each,
                                int64_t chunksPerStage = 0) {
  PipelineSpec spec;
  spec.schedule = schedule;
  spec.stages = stages;
  spec.chunksPerStage =
      chunksPerStage ? chunksPerStage : fewestChunks(schedule);
  spec.microBatches = microBatches;
  spec.chunks.assign(size_t(stages * spec.chunksPerStage), each);
  return spec;
}

inline int64_t draw(std::mt19937 &random, int64_t least, int64_t most) {
  return std::uniform_int_distribution<int64_t>(least, most)(random);
}

/// Times of whole tenths.
inline ChunkTimes randomTimes(std::mt19937 &random, bool sends) {
  auto tenths = [&](int64_t most) {
    return Seconds(double(draw(random, 0, most)) / 10);
  };
  ChunkTimes times;
  times.forward = tenths(100) + Seconds(0.1);
  times.weightGradient = tenths(100);
  times.backward = times.weightGradient + tenths(100) + Seconds(0.1);
  times.pairSaving = tenths(30);
  if (sends) {
    times.sendForward = tenths(30);
    times.sendBackward = tenths(30);
    times.forwardStream = size_t(draw(random, 0, 1));
    times.backwardStream = size_t(draw(random, 0, 1));
  }
  return times;
}

/// Collectives of passes on the streams that sends take.
inline void addCollectives(std::mt19937 &random, PipelineSpec &spec) {
  for (ChunkTimes &each : spec.chunks)
    for (size_t stream = 0; stream < 2; ++stream) {
      each.forwardCarries[stream] = Seconds(double(draw(random, 0, 60)) / 10);
      each.backwardCarries[stream] = Seconds(double(draw(random, 0, 60)) / 10);
    }
}

/// A legal pipeline of unequal stages, with micro-batches near `microBatches`.
inline void addReductions(std::mt19937 &random, PipelineSpec &spec) {
  for (ChunkTimes &each : spec.chunks) {
    each.reductions[0] = Seconds(double(draw(random, 0, 200)) / 10);
    each.lateReductions[1] = Seconds(double(draw(random, 0, 99)) / 10);
  }
}

inline PipelineSpec randomPipeline(std::mt19937 &random,
                                   PipelineSchedule schedule,
                                   int64_t mostStages, int64_t microBatches) {
  int64_t p = draw(random, 1, mostStages);
  if (schedule == PipelineSchedule::DualPipe)
    p += p % 2;
  if (schedule == PipelineSchedule::DualPipe ||
      schedule == PipelineSchedule::DualPipeV)
    microBatches = std::max(microBatches + microBatches % 2, 2 * p);
  int64_t v = fewestChunks(schedule);
  if (schedule == PipelineSchedule::Interleaved) {
    microBatches = ceilDiv(microBatches, p) * p;
    v = draw(random, 2, 4);
  }
  PipelineSpec spec = equalStages(schedule, p, microBatches, {}, v);
  bool sends = draw(random, 0, 2) > 0;
  spec.overlapsSends = draw(random, 0, 1) == 1;
  for (ChunkTimes &each : spec.chunks)
    each = randomTimes(random, sends);
  return spec;
}

/// For messages.
inline std::string describe(const PipelineSpec &spec) {
  return std::string(name(spec.schedule)) +
         " p=" + std::to_string(spec.stages) +
         " v=" + std::to_string(spec.chunksPerStage) +
         " m=" + std::to_string(spec.microBatches) +
         (spec.overlapsSends ? " overlapped" : "");
}

} // namespace planner

#endif // PLANNER_TEST_UNIT_SCHEDULE_HELPERS_H
