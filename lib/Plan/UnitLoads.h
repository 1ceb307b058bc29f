//===- UnitLoads.h - What units of a model take on a stage ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_UNITLOADS_H
#define PLANNER_LIB_PLAN_UNITLOADS_H

#include "planner/Cost/Stages.h"
#include "planner/Cost/UnevenCuts.h"
#include "planner/Schedule/Pipeline.h"

namespace planner {

/// What each unit of the line takes as a chunk of its own, if nothing is sent;
/// of a chain of equal layers each layer, what is before and after them with
/// the layer next to it. `request` is that of all stages.
Expected<UnitLoads> loadsOfUnits(const CostModel &model,
                                 const Assignment &assignment,
                                 const PricedStrategy &priced,
                                 const LayerLine &line,
                                 const StageRequest &request);

/// By stage: the order of the work says how many micro-batches are kept, not
/// how long it takes.
std::vector<double> keptMicroBatches(const PipelineSpec &spec);

} // namespace planner

#endif // PLANNER_LIB_PLAN_UNITLOADS_H
