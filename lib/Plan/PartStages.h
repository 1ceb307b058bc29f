//===- PartStages.h - A pipeline over parts of a cluster --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/cost-model.md, "Clusters of several kinds of nodes".
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_PARTSTAGES_H
#define PLANNER_LIB_PLAN_PARTSTAGES_H

#include "planner/Cost/UnevenCuts.h"
#include "planner/Plan/Pipeline.h"
#include <memory>

namespace planner {

/// One strategy for all stages, priced on each part by itself.
class PartStages {
public:
  /// Fails if the cluster has no such parts, or a part cannot hold a stage's
  /// mesh.
  static Expected<std::unique_ptr<PartStages>>
  make(const StagedStrategy &strategy, int64_t memoryLimit);

  /// Each chunk as its own part runs it. Where `request` does not say where to
  /// cut, parts of one kind are cut as one cluster is, others so that the
  /// slowest chunk is as fast as can be.
  Expected<StagedPrice> price(StageRequest request, const PipelineSpec &spec);

  const CostModel &modelOf(size_t stage) const {
    return *runs[runOfStage[stage]].model;
  }
  /// Bytes that a device of a stage can hold.
  int64_t usable(size_t stage) const { return usableOfRun(runOfStage[stage]); }

  /// The whole model on one part, which runs so many micro-batches.
  Expected<StagedPrice> priceReplica(size_t run, int64_t microBatches) const;
  const CostModel &modelOfRun(size_t run) const { return *runs[run].model; }
  int64_t usableOfRun(size_t run) const;

private:
  struct Run {
    std::unique_ptr<CostModel> model;
    PricedStrategy priced;
  };

  PartStages(const StagedStrategy &s, int64_t l)
      : strategy(s), memoryLimit(l),
        line(s.line ? *s.line : findLayers(s.model)) {}

  Expected<void> add(const PartRun &run);
  bool areAlike() const;
  Expected<StagedPrice> priceAt(const StageRequest &request) const;
  Expected<StageCuts> cut(const StageRequest &request,
                          const PipelineSpec &spec);
  std::vector<int64_t> excess(const StagedPrice &price,
                              const StageRequest &request,
                              const std::vector<double> &kept) const;

  const StagedStrategy &strategy;
  const int64_t memoryLimit;
  const LayerLine line;
  std::vector<Run> runs;
  /// By stage.
  std::vector<size_t> runOfStage;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_PARTSTAGES_H
