//===- PartReplicas.h - A batch split over parts of a cluster ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/cost-model.md, "Clusters of several kinds of nodes".
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_PARTREPLICAS_H
#define PLANNER_LIB_PLAN_PARTREPLICAS_H

#include "UnlikeStages.h"

namespace planner {

/// Prices a strategy of one stage whose parts have micro-batches of their own
/// (PipelineShape::splitsBatch()).
Expected<StagedPrediction> predictReplicas(const StagedStrategy &strategy,
                                           int64_t memoryLimit);

/// The step with that assignment, if replicas on the parts take that.
Seconds stepOfReplicas(const StagedStrategy &strategy,
                       const Assignment &assignment,
                       const std::vector<const StagedPrice *> &parts);

} // namespace planner

#endif // PLANNER_LIB_PLAN_PARTREPLICAS_H
