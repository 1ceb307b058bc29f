//===- SpeedCuts.h - Cuts for stages that are not alike ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_SPEEDCUTS_H
#define PLANNER_LIB_PLAN_SPEEDCUTS_H

#include "UnlikeStages.h"

namespace planner {

/// Where to cut the line of stages that are not alike, so that the step is
/// short among cuts with which every stage fits (docs/cost-model.md, "Clusters
/// of several kinds of nodes"). Where nothing fits, or `request` does not ask
/// for memory, only time counts.
Expected<StageCuts> cutBySpeed(UnlikeStages &stages,
                               const StageRequest &request,
                               const PipelineSpec &spec);

/// Whether no cut takes less than that, by what units take by themselves, or
/// nearly: that is soon told of whole passes, and not of others.
Expected<bool> takesLongerCutAnywhere(UnlikeStages &stages,
                                      const StageRequest &request,
                                      const PipelineSpec &spec, Seconds most);

} // namespace planner

#endif // PLANNER_LIB_PLAN_SPEEDCUTS_H
