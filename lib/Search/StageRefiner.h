//===- StageRefiner.h - A strategy that no single choice helps --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Forms of a point are those of least work, or of which least is visible: a
// step is neither, as it is what the slowest stage takes, and communication is
// hidden as far as there is compute. What a form leaves is found by changing
// one choice after the other until no single one makes the step shorter.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGEREFINER_H
#define PLANNER_LIB_SEARCH_STAGEREFINER_H

#include "planner/Plan/Pipeline.h"
#include "planner/Search/FoldedGraph.h"
#include "planner/Support/Cancellation.h"

namespace planner {

/// About what it may take to refine a strategy, as InnerResult::entries count
/// it; a little more is spent anyway.
struct RefineEffort {
  size_t entries = 0;
  /// Once a step is shorter than this, so many.
  Seconds below;
  size_t entriesBelow = 0;
};

struct RefineQuestion {
  /// With layers divided as they were priced.
  const StagedStrategy &strategy;
  const StagedPrediction &predicted;
  /// Of one of its meshes.
  const FoldedGraph &folded;
  /// With the roles of the mesh's axes.
  const StrategySpec &spec;
  /// Which mesh's strategy changes.
  size_t mesh = 0;
  int64_t memoryLimit = 0;
  RefineEffort effort;
  /// What they find does not depend on how many there are.
  unsigned threads = 1;
  const Cancellation *cancel = nullptr;
};

struct RefinedStage {
  Assignment assignment;
  PricedStrategy priced;
  StagedPrediction prediction;
};

struct Refinement {
  /// A faster strategy that fits, if there is one.
  std::optional<RefinedStage> stage;
  /// What it takes, or the one before, with one group of operators configured,
  /// or arguments stored, in any other way that fits is no less. What seems to
  /// keep no less than another choice of the group that does not fit counts as
  /// not fitting.
  Seconds lowerBound;
  /// What that took.
  size_t effort = 0;
};

/// What the price of a whole strategy takes, as efforts count it.
size_t entriesOfPrice(const OpGraph &graph);

/// Fails only where a strategy cannot be priced.
Expected<Refinement> refineStage(const RefineQuestion &asked);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGEREFINER_H
