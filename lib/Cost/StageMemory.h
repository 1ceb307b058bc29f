//===- StageMemory.h - Bytes of each chunk of a pipeline --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_STAGEMEMORY_H
#define PLANNER_LIB_COST_STAGEMEMORY_H

#include "Resolved.h"
#include "planner/Cost/Stages.h"

namespace planner::detail {

/// Whether an operator of the backward pass makes gradients of parameters, and
/// not merely adds them up or stacks them.
bool makesGradient(const CostModel &model, OpId op);

/// Bytes of an element of the sum of a gradient.
double accumulatorBytes(const StackSpec &stack, DType gradient);

/// Elements of a parameter's gradient on one device: as the parameter lies, and
/// from ZeRO level 2 on as its update is split.
double gradientElements(const CostModel &model, const Assignment &assignment,
                        TensorId parameter, int zero);

/// What of a step the bytes of its chunks follow from.
struct ChunkRequest {
  int64_t microBatches = 1;
  int zero = 0;
  OffloadChoice offload;
  /// By chunk: the bytes that pass to the next one.
  std::vector<double> sends;
};

/// By chunk.
Expected<std::vector<ChunkBytes>>
chunkBytes(const CostModel &model, const Assignment &assignment,
           const PricedStrategy &priced, const LayerLine &line,
           const StageCuts &cuts, const ChunkRequest &request);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_STAGEMEMORY_H
