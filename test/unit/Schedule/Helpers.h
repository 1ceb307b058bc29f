//===- Helpers.h - Pipelines for tests --------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SCHEDULE_HELPERS_H
#define PLANNER_TEST_UNIT_SCHEDULE_HELPERS_H

#include "planner/Schedule/Pipeline.h"
#include <ostream>
#include <random>

namespace planner {

inline ChunkTimes chunkTimes(double forward, double backward,
                             double weightGradient = 0) {
  return {Seconds(forward), Seconds(backward), Seconds(weightGradient), {}, {}};
}

inline PipelineSpec equalStages(PipelineSchedule schedule, int64_t stages,
                                int64_t microBatches, ChunkTimes each,
                                int64_t chunksPerStage = 1) {
  return {schedule,
          stages,
          chunksPerStage,
          microBatches,
          std::vector<ChunkTimes>(size_t(stages * chunksPerStage), each),
          false};
}

/// Times of whole tenths, so that sums are nearly exact.
inline ChunkTimes randomTimes(std::mt19937 &random, bool sends) {
  auto draw = [&](int most) {
    return Seconds(double(std::uniform_int_distribution(0, most)(random)) / 10);
  };
  ChunkTimes times;
  times.forward = draw(100) + Seconds(0.1);
  times.weightGradient = draw(100);
  times.backward = times.weightGradient + draw(100) + Seconds(0.1);
  if (sends) {
    times.sendForward = draw(30);
    times.sendBackward = draw(30);
  }
  return times;
}

} // namespace planner

#endif // PLANNER_TEST_UNIT_SCHEDULE_HELPERS_H
