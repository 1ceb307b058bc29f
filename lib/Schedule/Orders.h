//===- Orders.h - Orders of work of single schedules ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SCHEDULE_ORDERS_H
#define PLANNER_LIB_SCHEDULE_ORDERS_H

#include "planner/Schedule/Pipeline.h"
#include <memory>

namespace planner {

using StageOrder = std::vector<StageWork>;

/// DualPipe and DualPipeV.
StageOrder dualOrder(const PipelineSpec &spec, int64_t stage);
/// ZB-V, for input gradients so many times as long as the other passes.
std::vector<StageOrder> vOrders(const PipelineSpec &spec,
                                int64_t backwardTicks);
/// Of each stage.
using StageOrders = std::vector<StageOrder>;

/// The orders that the schedule chooses from by their time: two for ZB-V. They
/// do not depend on durations: pipelines that differ in these alone, one after
/// the other on one thread, share them.
std::shared_ptr<const std::vector<StageOrders>>
possibleOrders(const PipelineSpec &spec);

} // namespace planner

#endif // PLANNER_LIB_SCHEDULE_ORDERS_H
