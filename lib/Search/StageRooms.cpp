//===- StageRooms.cpp - How many layers stages can hold -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageRooms.h"
#include "FewestLayers.h"
#include <algorithm>
#include <limits>

namespace planner {

double keptOn(int64_t stage, const StagePoint &point,
              const ScheduleChoice &schedule) {
  const auto m = static_cast<double>(point.microBatches);
  const auto p = static_cast<double>(point.stages);
  const auto v = static_cast<double>(schedule.chunksPerStage);
  const auto after = static_cast<double>(point.stages - 1 - stage);
  // Where chunks may have different numbers of layers these may be in the one
  // that keeps least: the last, of which so many passes fill the pipeline.
  const bool areUnequal =
      schedule.freeLayers &&
      (v > 1 || schedule.schedule == PipelineSchedule::DualPipe);
  if (areUnequal)
    return schedule.schedule == PipelineSchedule::Interleaved
               ? std::min({m, p, after * 2 + 1})
               : 1;
  if (schedule.schedule == PipelineSchedule::Interleaved)
    return std::min(m, (after * 2 + (v - 1) * p + 1) / v);
  return std::min(m, splitsBackward(schedule.schedule) ? p : after + 1);
}

std::vector<StageRoom> roomsOf(const StagePoint &point,
                               const ScheduleChoice &schedule,
                               const std::optional<LayerBytes> &bytes) {
  if (!bytes)
    return {};
  const auto most = [&](double each) {
    return each > 0 ? std::floor(bytes->limit / each)
                    : std::numeric_limits<double>::infinity();
  };
  // Half of the micro-batches run through each of a stage's two chunks.
  const bool isDual = schedule.schedule == PipelineSchedule::DualPipe;
  std::vector<StageRoom> list;
  for (int64_t s = 0; s < point.stages; ++s) {
    const double kept =
        (isDual ? 0.5 : 1) * keptOn(s, point, schedule) * bytes->kept;
    StageRoom room;
    room.chunks = static_cast<double>(isDual ? 2 : schedule.chunksPerStage);
    room.most = most(bytes->fixed + (bytes->again ? 0 : kept));
    if (bytes->again)
      room.least = static_cast<double>(bytes->again->least);
    if (bytes->again && kept > 0) {
      room.slope = 1 + bytes->fixed / kept;
      room.offset = bytes->limit / kept;
    }
    list.push_back(room);
  }
  return list;
}

int64_t leastAgain(const StagePoint &point, const ScheduleChoice &schedule,
                   const LayerBytes &bytes, int64_t layers) {
  LayerBytes again = bytes;
  again.again.emplace();
  const auto rooms = roomsOf(point, schedule, again);
  // Of DualPipe two stages have each layer.
  const double copies = schedule.schedule == PipelineSchedule::DualPipe ? 2 : 1;
  return leastThatMayFit(1, layers, [&](int64_t count) {
    double fit = 0;
    for (const StageRoom &room : rooms) {
      // Those of each chunk that are not computed again must fit, too.
      const double kept =
          room.slope > 0
              ? (room.offset + room.chunks * static_cast<double>(count)) /
                    room.slope
              : room.most;
      fit += std::min(room.most, std::floor(kept));
    }
    return fit >= copies * static_cast<double>(layers);
  });
}

} // namespace planner
