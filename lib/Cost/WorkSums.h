//===- WorkSums.h - What a strategy does, chunk by chunk --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_WORKSUMS_H
#define PLANNER_LIB_COST_WORKSUMS_H

#include "StageSends.h"
#include "planner/Cost/StepDetail.h"
#include <map>

namespace planner::detail {

/// Chunks, and how often each has something.
using Spread = SmallVec<std::pair<size_t, double>, 2>;

/// Adds up what operators and layout changes do in each chunk.
class WorkSums {
public:
  /// All must outlive this.
  WorkSums(const CostModel &m, const Assignment &a, const StageRequest &r,
           const LayerLine &l, size_t chunks);

  /// Of what lies on one span of the line.
  static Spread spreadOf(const StageCuts &cuts, const LineSpan &span);
  /// All of a strategy's.
  void addAll(const PricedStrategy &priced, const StageCuts &cuts);
  void addOp(OpId id, const OpCost &cost, const Spread &spread);
  void addChange(const PricedChange &change, const Spread &spread);
  /// With several micro-batches: of an operator of that compute, the sums of
  /// its gradients.
  void addAccumulation(OpId id, const OpConfig &config, Seconds compute,
                       const Spread &spread);

  std::vector<ChunkWork> work;
  PurposeFinder purposes;

  /// Where collectives are asked for one by one: by chunk.
  void takeDetails() {
    details.resize(work.size());
    inPass.resize(work.size());
  }
  std::vector<ChunkDetail> giveDetails();

private:
  ChunkWork::Pass &passOf(size_t chunk, Phase phase) {
    return phase == Phase::Forward ? work[chunk].forward : work[chunk].backward;
  }
  /// Of the links that a collective over these axes crosses, the outermost.
  unsigned levelOf(AxisMask axes) const;
  void note(size_t chunk, RunCollectives ChunkDetail::*list,
            const CollectiveStep &step, size_t purpose, double executions);
  void noteInPass(size_t chunk, Phase phase, size_t position, TensorId tensor,
                  const CollectiveStep &step, size_t purpose,
                  double executions);
  bool isOncePerStep(const PricedChange &change) const;

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const StageRequest &request;
  const LayerLine &line;
  std::vector<bool> recomputed;
  std::vector<unsigned> levelOfAxis;
  std::vector<ChunkDetail> details;
  /// By chunk: of forward and backward passes, with where in a pass they are.
  using InPass = std::multimap<size_t, RunCollective>;
  std::vector<std::array<InPass, 2>> inPass;
};

/// The price of stages of which the chunks do that, send that, and have that on
/// hosts if the request has anything there, without memory. The request has the
/// line and its cuts.
StagedPrice priceWork(const CostModel &model, const Assignment &assignment,
                      const StageRequest &request, std::vector<ChunkWork> work,
                      const std::vector<Crossing> &crossings,
                      const std::vector<HostBytes> &hosts);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_WORKSUMS_H
