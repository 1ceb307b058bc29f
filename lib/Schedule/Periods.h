//===- Periods.h - Pipelines of many micro-batches --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SCHEDULE_PERIODS_H
#define PLANNER_LIB_SCHEDULE_PERIODS_H

#include "planner/Schedule/Pipeline.h"

namespace planner {

/// Bounds of simulate() from a pipeline of fewer micro-batches and what each
/// further period of its steady state takes at least; the simulation itself if
/// there are few. Not for GPipe, which has no steady state.
PipelineTime fromPeriods(const PipelineSpec &spec);

} // namespace planner

#endif // PLANNER_LIB_SCHEDULE_PERIODS_H
