//===- UnitCut.h - The least that any cut of a line takes -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_UNITCUT_H
#define PLANNER_LIB_SEARCH_UNITCUT_H

#include "OuterBound.h"
#include "StageRooms.h"
#include "planner/Cost/LineCuts.h"

namespace planner {

/// What the units of a line take, in seconds; empty: nothing.
struct UnitTimes {
  /// Both passes of a micro-batch, and sums of gradients.
  std::vector<double> passes, sums = {};
  /// Once all gradients are there.
  std::vector<double> updates = {};
  /// Of sums and updates, what may run beside compute: beside that of a
  /// backward pass, which is what the passes take beside a forward pass, and of
  /// a forward pass.
  std::vector<double> hideableSums = {}, hideableUpdates = {};
  std::vector<double> forward = {}, backward = {};
};

/// The least that the stage which is last to end takes, however a line of units
/// is cut among a point's stages, each with one chunk and whole passes
/// (docs/search-bounds.md, "Cuts").
class UnitCut {
public:
  /// Units alike may be computed `again` where stages have no room otherwise,
  /// each in so many seconds.
  UnitCut(const StagePoint &point, PipelineSchedule schedule, UnitTimes times,
          const StepFloors &floors, std::vector<StageRoom> rooms = {},
          double again = 0);
  /// To a millionth; 0 of one stage, and where nothing is known of units.
  double run() const;

private:
  /// Of several units.
  struct Total {
    double passes = 0, sums = 0, updates = 0, hideableSums = 0,
           hideableUpdates = 0, forward = 0, backward = 0;
  };
  /// The units from `begin` to `end`.
  struct Stage {
    int64_t number;
    size_t begin, end;
  };
  size_t numUnits() const { return before.size() - 1; }
  Total totalOf(const Stage &stage) const;
  double secondsOf(const Stage &stage) const;
  bool suffices(double most) const;

  const int64_t stages;
  const LineSchedule schedule;
  const double leastSend, contention, again;
  const std::vector<StageRoom> rooms;
  /// By unit, and at last of all of them: of those before it.
  std::vector<Total> before;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_UNITCUT_H
