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

/// What a pass (the update) does of one kind for one purpose over links of one
/// level: the outermost that it crosses.
struct RunCollective {
  CollectiveKind kind = CollectiveKind::AllReduce;
  Purpose purpose = Purpose::Tensor;
  unsigned level = 0;
  Seconds time;
};
using RunCollectives = std::vector<RunCollective>;
/// To those alike.
void addTo(RunCollectives &runs, const RunCollective &more);

/// What a chunk does before anything overlaps, and its communication one by
/// one. By purpose, that of a pass adds up to what `work` has.
struct ChunkDetail {
  ChunkWork work;
  RunCollectives forward, backward;
  /// Once a step: reductions of gradients; norms; gathers of parameters.
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
