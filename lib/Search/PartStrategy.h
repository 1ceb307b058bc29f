//===- PartStrategy.h - Stages on clusters of several kinds -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_PARTSTRATEGY_H
#define PLANNER_LIB_SEARCH_PARTSTRATEGY_H

#include "StageStrategy.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/OuterPoint.h"

namespace planner {

/// The orders of a cluster's parts that are looked at: all of up to three
/// parts, else that of the file and its reverse.
std::vector<std::vector<size_t>> partOrders(const ClusterSpec &cluster);
/// Those in which a pipeline may run over the parts so that each stage lies
/// inside one. None if stages do not divide the parts' devices.
std::vector<std::vector<PartRun>>
partOrders(const ClusterSpec &cluster, int64_t stages, int64_t stageDevices);
/// The same of stages with so many devices each, which follow each other.
std::vector<std::vector<PartRun>>
partOrders(const ClusterSpec &cluster,
           const std::vector<int64_t> &stageDevices);

/// A strategy of one stage on all devices as one of a replica whose devices
/// divide those of each part: the largest such. Nothing if no replica of its
/// other degrees is inside each part.
std::optional<StageStrategy> replicaOf(const ClusterSpec &cluster,
                                       const StageStrategy &strategy);
std::optional<StagePoint> replicaOf(const ClusterSpec &cluster,
                                    const StagePoint &point);

/// predictStages(); over the parts of a cluster that has some, in the order in
/// which the strategy is fastest among those that fit, or among all if none
/// does. A mesh of one stage on fewer devices is that of a replica. Where
/// stages do not lie inside parts all devices count as the slowest, which a
/// warning says.
Expected<StagedPrediction> predictOnParts(const StagedStrategy &strategy,
                                          int64_t memoryLimit = 0);
/// predictFaster(); in no order that would take longer.
Expected<std::optional<StagedPrediction>>
predictFasterOnParts(const StagedStrategy &strategy, int64_t memoryLimit,
                     Seconds most);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_PARTSTRATEGY_H
