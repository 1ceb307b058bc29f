//===- EvenCut.h - What cuts of even compute take at least ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_EVENCUT_H
#define PLANNER_LIB_SEARCH_EVENCUT_H

#include "OuterBound.h"
#include "planner/Search/FoldedGraph.h"
#include <limits>
#include <unordered_map>

namespace planner {

/// What is known of a micro-batch's passes before operators have chosen, by
/// unit of a line that is no chain of equal layers: the least that any of their
/// alternatives takes, and what they compute, by which the line is cut.
struct UnitFloors {
  std::vector<double> passes, leastCompute, mostCompute;
  /// Of the passes, what is forward, if that is known.
  std::vector<double> forward;
  bool splitsPasses = true;
  /// Whether all alternatives of every operator compute alike: then it is known
  /// where the line is cut.
  bool isExact = true;
  /// Alternatives that were looked at.
  size_t entries = 0;
};

/// What an operator's alternatives take: the least time, and the least and the
/// greatest compute.
struct OpRange {
  double time = std::numeric_limits<double>::infinity();
  double least = std::numeric_limits<double>::infinity(), most = 0;
};

/// By number (OpKinds).
using KnownRanges = std::unordered_map<uint32_t, OpRange>;

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
           const std::vector<uint32_t> &kinds, KnownRanges &known);

/// Whether a step takes longer than that, in passes that are whole, wherever a
/// line of these units is cut so that the heaviest stage computes least.
/// `moves` has sums of gradients and updates by unit.
bool takesLonger(const StagePoint &point, PipelineSchedule schedule,
                 const UnitFloors &units, const StepFloors &moves,
                 const BorderSends &sends, double seconds);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_EVENCUT_H
