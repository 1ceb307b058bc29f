//===- PartStrategy.h - Stages on clusters of several kinds -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_PARTSTRATEGY_H
#define PLANNER_LIB_SEARCH_PARTSTRATEGY_H

#include "planner/Plan/Pipeline.h"

namespace planner {

/// The orders in which a pipeline may run over the parts of a cluster, so that
/// each stage lies inside one: all of up to three parts, else that of the file
/// and its reverse. None if stages do not divide the parts' devices.
std::vector<std::vector<PartRun>>
partOrders(const ClusterSpec &cluster, int64_t stages, int64_t stageDevices);

/// predictStages(); over the parts of a cluster that has some, in the order in
/// which the strategy is fastest among those that fit, or among all if none
/// does. Where stages do not lie inside parts all devices count as the slowest,
/// which a warning says.
Expected<StagedPrediction> predictOnParts(const StagedStrategy &strategy,
                                          int64_t memoryLimit = 0);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_PARTSTRATEGY_H
