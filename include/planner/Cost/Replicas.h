//===- Replicas.h - Copies of a model on unequal devices --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_REPLICAS_H
#define PLANNER_COST_REPLICAS_H

#include "planner/Cost/CostModel.h"

namespace planner {

/// Copies of the model on devices of one kind.
struct ReplicaKind {
  int64_t replicas = 1;
  /// Of a replica: each micro-batch, and once a step.
  double microBatch = 0, once = 0;
};

/// How many micro-batches a replica of each kind runs, at least one, so that
/// together they are `microBatches` and the slowest kind is as fast as can be.
/// Exact, in time proportional to kinds and micro-batches; nothing if the
/// replicas cannot run just so many.
std::optional<std::vector<int64_t>>
splitMicroBatches(const std::vector<ReplicaKind> &kinds, int64_t microBatches);

/// Bytes of sums of gradients on one device that replicas must add up once
/// those of each replica are: of what the device updates.
double gradientBytesOf(const CostModel &model, const Assignment &assignment);

/// Seconds in which so many replicas, on parts of a cluster, add up that many
/// bytes on each device: over the slowest link between any two of the parts.
Seconds replicaSumTime(const ClusterSpec &cluster,
                       const std::vector<size_t> &parts, int64_t replicas,
                       Bytes bytes);

} // namespace planner

#endif // PLANNER_COST_REPLICAS_H
