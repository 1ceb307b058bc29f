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
#include <utility>

namespace planner {

/// What a list says of a unit; one that is empty says that it takes nothing.
static double of(const std::vector<double> &list, size_t unit) {
  return list.empty() ? 0 : list[unit];
}

UnitCut::UnitCut(const StagePoint &point, PipelineSchedule s, UnitTimes times,
                 const StepFloors &floors, std::vector<StageRoom> r, double a)
    : stages(point.stages),
      schedule{static_cast<double>(point.microBatches), false,
               s == PipelineSchedule::OneForwardOneBackward},
      leastSend(floors.leastSend), contention(floors.contention), again(a),
      rooms(std::move(r)), before(times.passes.size() + 1) {
  // See above.
  constexpr double kLeastMicroBatches = 3;
  for (std::vector<double> *list :
       {&times.hideableSums, &times.hideableUpdates})
    if (schedule.microBatches < kLeastMicroBatches)
      list->clear();
  for (size_t unit = 0; unit < times.passes.size(); ++unit) {
    const Total &own = before[unit];
    before[unit + 1] = {own.passes + times.passes[unit],
                        own.sums + of(times.sums, unit),
                        own.updates + of(times.updates, unit),
                        own.hideableSums + of(times.hideableSums, unit),
                        own.hideableUpdates + of(times.hideableUpdates, unit),
                        own.forward + of(times.forward, unit),
                        own.backward + of(times.backward, unit)};
  }
}

UnitCut::Total UnitCut::totalOf(const Stage &stage) const {
  const Total &to = before[stage.end], &from = before[stage.begin];
  return {to.passes - from.passes,
          to.sums - from.sums,
          to.updates - from.updates,
          to.hideableSums - from.hideableSums,
          to.hideableUpdates - from.hideableUpdates,
          to.forward - from.forward,
          to.backward - from.backward};
}

/// Stages sum their gradients while those before them still run backward
/// passes. What is computed again, of units alike, takes so long each time; it
/// does not count on the way to other stages, so that what a stage leaves to
/// later ones never makes room.
double UnitCut::secondsOf(const Stage &stage) const {
  const auto in = static_cast<double>(stage.number);
  const auto behind = static_cast<double>(stages - 1 - stage.number);
  const Total total = totalOf(stage);
  const double passed = before[stage.begin].passes;
  double own = total.passes;
  if (!rooms.empty() && again > 0)
    own += again * rooms[static_cast<size_t>(stage.number)].again(
                       static_cast<double>(stage.end - stage.begin));
  const auto beyond = [&](double hideable, double other) {
    return (1 - contention) * std::max(0.0, hideable - (own - other));
  };
  const double summed = total.sums + beyond(total.hideableSums, total.forward);
  const double updated =
      total.updates + beyond(total.hideableUpdates, total.backward);
  const double after =
      before.back().passes - before[stage.end].passes + 2 * behind * leastSend;
  // With more stages behind it, one with more units might take less.
  constexpr double kMore = 3;
  const bool mayWait =
      !schedule.alternates || schedule.microBatches > behind + kMore;
  const double idle =
      mayWait ? schedule.idle(static_cast<size_t>(stages - stage.number),
                              own / 2, own / 2, after)
              : 0;
  return schedule.microBatches * own + idle +
         std::max(passed + 2 * in * leastSend, summed) + updated;
}

/// Stages that follow each other take about as many units: each is tried with
/// as many as the one before it.
bool UnitCut::suffices(double most) const {
  Stage stage{0, 0, 0};
  size_t count = 1;
  for (; stage.number < stages && stage.end < numUnits(); ++stage.number) {
    stage.begin = stage.end;
    size_t mostUnits = numUnits() - stage.begin;
    if (!rooms.empty())
      mostUnits = static_cast<size_t>(
          std::min(static_cast<double>(mostUnits),
                   rooms[static_cast<size_t>(stage.number)].most));
    const auto fits = [&](size_t units) {
      stage.end = stage.begin + units;
      return secondsOf(stage) <= most;
    };
    count = std::min(std::max<size_t>(count, 1), mostUnits);
    const size_t tried = count;
    while (count > 0 && !fits(count))
      --count;
    while (count >= tried && count < mostUnits && fits(count + 1))
      ++count;
    stage.end = stage.begin + count;
  }
  return stage.end == numUnits();
}

double UnitCut::run() const {
  if (numUnits() == 0 || stages == 1)
    return 0;
  constexpr int kHalvings = 20;
  // As if all were on one stage, and on the way to it.
  const Total &all = before.back();
  double low = 0;
  double high =
      (schedule.microBatches + 3) * all.passes +
      schedule.microBatches * again * static_cast<double>(numUnits()) +
      all.sums + all.hideableSums + all.updates + all.hideableUpdates +
      6 * static_cast<double>(stages) * leastSend;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (suffices(middle) ? high : low) = middle;
  }
  return low;
}

} // namespace planner
