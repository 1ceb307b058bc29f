//===- Pipeline.h - A step of many micro-batches and stages -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_PIPELINE_H
#define PLANNER_PLAN_PIPELINE_H

#include "planner/Cost/Stages.h"
#include "planner/Plan/Prediction.h"

namespace planner {

/// A strategy on one stage's mesh, run as a pipeline.
struct StagedStrategy {
  /// Of one micro-batch, on the mesh of one stage.
  const CostModel &model;
  const Assignment &assignment;
  const PricedStrategy &priced;
  /// The whole step: its batch is what throughput counts.
  const OpGraph &graph;
  PipelineShape pipeline;
};

/// The prediction and what is to be said about it. Fails if the schedule cannot
/// run, or the model has too few layers. `memoryLimit` as for predict().
struct StagedPrediction {
  Prediction prediction;
  std::vector<std::string> warnings;
};
Expected<StagedPrediction> predictStages(const StagedStrategy &strategy,
                                         int64_t memoryLimit = 0);

} // namespace planner

#endif // PLANNER_PLAN_PIPELINE_H
