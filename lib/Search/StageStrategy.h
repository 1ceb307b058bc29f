//===- StageStrategy.h - Stages and micro-batches of a strategy -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGESTRATEGY_H
#define PLANNER_LIB_SEARCH_STAGESTRATEGY_H

#include "planner/Cost/LayerLine.h"
#include "planner/Machine/Stack.h"
#include "planner/Plan/Prediction.h"
#include "planner/Strategy/StrategySpec.h"

namespace planner {

/// A strategy taken apart: how the step runs through stages, and what is left
/// for the mesh of one of them.
struct StageStrategy {
  PipelineShape pipeline;
  StrategySpec inner;
  int64_t stageDevices = 1;

  bool isPlain() const { return pipeline.isPlain(); }
};

/// Fails if degrees do not multiply to the devices, the batch does not divide,
/// the schedule cannot run so, or the stack does not do what is asked for.
Expected<StageStrategy> stageStrategy(const StrategySpec &spec,
                                      const OpGraph &graph,
                                      const StackSpec &stack, int64_t devices);

/// Fails where no strategy has what is fixed of stages and of their layers, or
/// as stageStrategy() does.
Expected<void> checkFixedChunks(const LayerLine &line, const StrategySpec &fix,
                                const OpGraph &graph, const StackSpec &stack,
                                int64_t devices);

/// Says how the layers were divided that the strategy leaves free.
void nameLayers(StrategySpec &spec, const PipelineShape &shape);

/// Fails, on a cluster of several kinds of nodes, if a part of the
/// data-parallel devices shares states, as parts may be copies of each other
/// themselves, if some layers alone have ZeRO-3, or if some layers of stages
/// that are cut by speed are computed again.
Expected<void> checkAlike(const StrategySpec &spec, const ClusterSpec &cluster);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGESTRATEGY_H
