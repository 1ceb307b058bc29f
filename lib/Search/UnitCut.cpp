//===- UnitCut.cpp - The least that any cut of a line takes ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Stages take as many units as they may, one after the other: whatever a stage
// takes, one that begins later may end later. For that to be so what it does
// not hide with fewer units must be less than what these take of all
// micro-batches: each loses at most a forward and a backward pass of them.
//
//===----------------------------------------------------------------------===//

#include "UnitCut.h"
#include <algorithm>
#include <numeric>
#include <utility>

namespace planner {

UnitCut::UnitCut(const StagePoint &point, PipelineSchedule s, UnitTimes t,
                 const StepFloors &floors, std::vector<StageRoom> r, double a)
    : stages(point.stages),
      schedule{static_cast<double>(point.microBatches), false,
               s == PipelineSchedule::OneForwardOneBackward},
      leastSend(floors.leastSend), contention(floors.contention), again(a),
      times(std::move(t)), rooms(std::move(r)),
      all(std::accumulate(times.passes.begin(), times.passes.end(), 0.0)) {
  // See above.
  constexpr double kLeastMicroBatches = 3;
  for (std::vector<double> *list :
       {&times.hideableSums, &times.hideableUpdates})
    if (schedule.microBatches < kLeastMicroBatches)
      list->clear();
  for (std::vector<double> *list :
       {&times.sums, &times.updates, &times.hideableSums,
        &times.hideableUpdates, &times.forward, &times.backward})
    list->resize(times.passes.size());
}

void UnitCut::add(Stage &stage) const {
  const size_t unit = stage.end++;
  stage.passes += times.passes[unit];
  stage.sums += times.sums[unit];
  stage.updates += times.updates[unit];
  stage.hideableSums += times.hideableSums[unit];
  stage.hideableUpdates += times.hideableUpdates[unit];
  stage.forward += times.forward[unit];
  stage.backward += times.backward[unit];
}

/// Stages sum their gradients while those before them still run backward
/// passes. What is computed again, of units alike, takes so long each time; it
/// does not count on the way to other stages, so that what a stage leaves to
/// later ones never makes room.
double UnitCut::secondsOf(const Stage &stage) const {
  const auto in = static_cast<double>(stage.number);
  const auto behind = static_cast<double>(stages - 1 - stage.number);
  double own = stage.passes;
  if (!rooms.empty() && again > 0)
    own += again * rooms[static_cast<size_t>(stage.number)].again(
                       static_cast<double>(stage.end - stage.begin));
  const auto beyond = [&](double hideable, double other) {
    return (1 - contention) * std::max(0.0, hideable - (own - other));
  };
  const double summed = stage.sums + beyond(stage.hideableSums, stage.forward);
  const double updated =
      stage.updates + beyond(stage.hideableUpdates, stage.backward);
  const double after =
      all - stage.before - stage.passes + 2 * behind * leastSend;
  // With more stages behind it, one with more units might take less.
  constexpr double kMore = 3;
  const bool mayWait =
      !schedule.alternates || schedule.microBatches > behind + kMore;
  const double idle =
      mayWait ? schedule.idle(static_cast<size_t>(stages - stage.number),
                              own / 2, own / 2, after)
              : 0;
  return schedule.microBatches * own + idle +
         std::max(stage.before + 2 * in * leastSend, summed) + updated;
}

bool UnitCut::suffices(double most) const {
  Stage stage{0, 0, 0};
  for (; stage.number < stages; ++stage.number) {
    size_t last = times.passes.size();
    if (!rooms.empty())
      last = stage.end + static_cast<size_t>(std::min(
                             static_cast<double>(last - stage.end),
                             rooms[static_cast<size_t>(stage.number)].most));
    Stage own{stage.number, stage.end, stage.end, stage.before};
    for (Stage longer = own; longer.end < last; own = longer) {
      add(longer);
      if (secondsOf(longer) > most)
        break;
    }
    stage.end = own.end;
    stage.before += own.passes;
  }
  return stage.end == times.passes.size();
}

double UnitCut::run() const {
  if (times.passes.empty() || stages == 1)
    return 0;
  constexpr int kHalvings = 20;
  // As if all were on one stage, and on the way to it.
  const auto sum = [](const std::vector<double> &list) {
    return std::accumulate(list.begin(), list.end(), 0.0);
  };
  const auto count = static_cast<double>(times.passes.size());
  double low = 0;
  double high = (schedule.microBatches + 3) * all +
                schedule.microBatches * again * count + sum(times.sums) +
                sum(times.hideableSums) + sum(times.updates) +
                sum(times.hideableUpdates) +
                6 * static_cast<double>(stages) * leastSend;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (suffices(middle) ? high : low) = middle;
  }
  return low;
}

} // namespace planner
