//===- StageSends.h - What pipeline stages hand to each other ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_STAGESENDS_H
#define PLANNER_LIB_COST_STAGESENDS_H

#include "Resolved.h"
#include "planner/Cost/Stages.h"

namespace planner::detail {

/// Devices of the same place in two stages: the innermost link level over which
/// all of them reach each other. Stages are outermost in the cluster.
unsigned levelBetween(const ClusterSpec &cluster, int64_t stages,
                      int64_t devicesOfStage, int64_t from, int64_t to);

/// By cut between chunks; what one micro-batch passes forward.
std::vector<Crossing> findCrossings(const CostModel &model,
                                    const Assignment &assignment,
                                    const ResolvedStrategy &resolved,
                                    const LayerLine &line,
                                    const StageCuts &cuts);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_STAGESENDS_H
