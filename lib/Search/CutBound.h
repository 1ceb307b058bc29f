//===- CutBound.h - What any cut of a line takes at least -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_CUTBOUND_H
#define PLANNER_LIB_SEARCH_CUTBOUND_H

#include "OuterBound.h"
#include "planner/Search/FoldedGraph.h"
#include <unordered_map>

namespace planner {

/// What is known of a micro-batch's passes before operators have chosen, by
/// unit of a line that is no chain of equal layers: the least that any of their
/// alternatives takes.
struct UnitFloors {
  std::vector<double> passes;
  /// Of the passes, what is forward, and of what is backward that for which the
  /// unit before waits, if that is known.
  std::vector<double> forward, inputGradients;
  bool knowsForward = true;
  /// Alternatives that there are.
  size_t entries = 0;
};

/// Of operators' alternatives, by number (OpKinds).
struct LeastTime {
  double seconds = 0;
  /// So many its group has.
  size_t entries = 0;
};
using LeastTimes = std::unordered_map<uint32_t, LeastTime>;

/// `model` is of one micro-batch of so many, on the mesh of a stage; of what
/// operators communicate, the part that is `visible` counts. Nothing if some
/// operator has no alternative. Takes what `known` has of operators by their
/// number in `kinds`, and leaves there what it finds of those with samples: on
/// such a mesh it is the same for all ZeRO levels, and for operators of one
/// number.
std::optional<UnitFloors>
unitFloors(const CostModel &model, const FoldedGraph &folded,
           const LayerLine &line, const StrategySpec &spec,
           int64_t microBatches, double visible,
           const std::vector<uint32_t> &kinds, LeastTimes &known);

/// Whether a step takes longer than that, wherever a line of these units is
/// cut. `moves` has sums of gradients and updates by unit, and what passes take
/// on the whole line: what that is more than all units do lies on the way of
/// every micro-batch.
bool takesLonger(const StagePoint &point, const ScheduleChoice &schedule,
                 const UnitFloors &units, const StepFloors &moves,
                 const BorderSends &sends, double seconds);

/// The same of several chunks a stage, or of split backward passes.
bool chunksTakeLonger(const StagePoint &point, const ScheduleChoice &schedule,
                      const UnitFloors &units, const StepFloors &moves,
                      const BorderSends &sends, double seconds);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_CUTBOUND_H
