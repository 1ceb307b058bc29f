//===- StageRooms.h - How many layers stages can hold -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGEROOMS_H
#define PLANNER_LIB_SEARCH_STAGEROOMS_H

#include "planner/Search/OuterPoint.h"
#include <cmath>

namespace planner {

/// Of the micro-batches that a stage keeps at once, at least
/// (docs/schedule.md).
double keptOn(int64_t stage, const StagePoint &point,
              const ScheduleChoice &schedule);

/// Where some layers of each chunk are computed again, what each of them takes
/// at least for each micro-batch, in seconds, and how many of each chunk are,
/// or all of it.
struct LayersAgain {
  double seconds = 0;
  int64_t least = 1;
};

/// What a layer takes of its stage's memory at least, in bytes: the whole step,
/// and for each micro-batch that the stage keeps, unless it is computed again.
struct LayerBytes {
  double fixed = 0, kept = 0;
  /// What a device can hold.
  double limit = 0;
  std::optional<LayersAgain> again = {};
};

/// None if nothing is computed again.
inline LayersAgain againOf(const std::optional<LayerBytes> &bytes) {
  return bytes && bytes->again ? *bytes->again : LayersAgain{0, 0};
}

/// What a stage has room for; of DualPipe the layers of both chunks count.
struct StageRoom {
  /// Layers that noise makes of numbers are less.
  static constexpr double kNoise = 1e-6;
  /// How many layers fit at most.
  double most = 0;
  /// Of n layers in so many chunks, some of which are computed again, that are
  /// at least `least` of each chunk, or all of it, and at least
  /// slope * n - offset: what is kept of the others must fit.
  double chunks = 1, least = 0, slope = 0, offset = 0;

  double again(double layers) const {
    return least == 0
               ? 0
               : std::max(chunks - 1 + std::min(least, layers - chunks + 1),
                          std::ceil(slope * layers - offset - kNoise));
  }
};
/// By stage; nothing if that is not known.
std::vector<StageRoom> roomsOf(const StagePoint &point,
                               const ScheduleChoice &schedule,
                               const std::optional<LayerBytes> &bytes);

/// Of so many layers, how many of each chunk must be computed again so that all
/// may fit, at least; more than all if they cannot.
int64_t leastAgain(const StagePoint &point, const ScheduleChoice &schedule,
                   const LayerBytes &bytes, int64_t layers);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGEROOMS_H
