//===- StepDetail.h - What prices of stages are made of ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// For whoever shows a step: nothing here is part of a price.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_STEPDETAIL_H
#define PLANNER_COST_STEPDETAIL_H

#include "planner/Cost/Stages.h"

namespace planner {

/// What is done of one kind for one purpose over links of one level: the
/// outermost that it crosses.
struct RunCollective {
  CollectiveKind kind = CollectiveKind::AllReduce;
  Purpose purpose = Purpose::Tensor;
  unsigned level = 0;
  /// Of all executions, of which a piece of the model may have a part.
  Seconds time;
  double executions = 1;
  /// What is changed, or made, or kNone if that is several tensors.
  TensorId tensor = kNone;
};
using RunCollectives = std::vector<RunCollective>;
/// To those alike, as one.
void addTo(RunCollectives &runs, RunCollective more);

/// What a chunk does before anything overlaps, and its communication one by
/// one. By purpose, that of a pass adds up to what `work` has.
struct ChunkDetail {
  ChunkWork work;
  /// In the order in which a pass has them.
  RunCollectives forward, backward;
  /// Once a step: reductions of gradients; norms; gathers of parameters. Those
  /// alike are one.
  RunCollectives reductions, norms, gathers;
};

/// By chunk of `request.cuts`, which must be given as must its line; of the
/// rest only micro-batches and ZeRO level count.
std::vector<ChunkDetail> detailChunks(const CostModel &model,
                                      const Assignment &assignment,
                                      const PricedStrategy &priced,
                                      const StageRequest &request);

/// By OpId: bytes of one device while the operator runs, as evaluate() counts
/// them; the most is `priced.memory.totalPeak`.
Expected<std::vector<double>> bytesOverOps(const CostModel &model,
                                           const Assignment &assignment,
                                           const PricedStrategy &priced);

/// By OpId: of that, what comes and goes in a step of one chunk, as addMemory()
/// counts it, before norms, sends and the allocator's pool; the most in the
/// passes is at ChunkBytes::passOp. Negative for operators that the device does
/// not run.
Expected<std::vector<double>> liveOverOps(const CostModel &model,
                                          const Assignment &assignment,
                                          const PricedStrategy &priced,
                                          const StagedPrice &price,
                                          const StageRequest &request);

} // namespace planner

#endif // PLANNER_COST_STEPDETAIL_H
