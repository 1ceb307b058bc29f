//===- UnlikeStages.h - Stages that are priced by themselves ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/cost-model.md, "Clusters of several kinds of nodes" and "Stages with
// meshes of their own".
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_UNLIKESTAGES_H
#define PLANNER_LIB_PLAN_UNLIKESTAGES_H

#include "UnitLoads.h"
#include "planner/Plan/Pipeline.h"
#include <map>
#include <memory>

namespace planner {

struct RunOnPart {
  StageOnPart stage;
  /// Of its units, once these are asked for: by how many chunks there are, and
  /// whether communication of data and of tensors is hidden.
  std::map<std::tuple<size_t, bool, bool>, UnitLoads> loads = {};
};

class RunsOnParts {
public:
  /// Of one of the strategy's meshes; on all devices if there is no part.
  Expected<std::shared_ptr<RunOnPart>> of(const StagedStrategy &strategy,
                                          size_t mesh, const ClusterSpec *part);

private:
  std::map<std::pair<size_t, const ClusterSpec *>, std::shared_ptr<RunOnPart>>
      known;
};

/// Stages on parts of a cluster, which each prices a strategy by itself; or on
/// different meshes, each with a strategy of its own; or both.
class UnlikeStages {
public:
  /// Fails if the cluster has no such parts or meshes, or a part cannot hold a
  /// stage's mesh.
  static Expected<std::unique_ptr<UnlikeStages>>
  make(const StagedStrategy &strategy, int64_t memoryLimit);

  /// Each chunk as its own part or mesh runs it. Where `request` does not say
  /// where to cut, parts of one kind are cut as one cluster is, all else by
  /// speed (SpeedCuts.h).
  Expected<StagedPrice> price(StageRequest request, const PipelineSpec &spec);

  const LayerLine &layers() const { return line; }
  /// Whether it says where to cut, where nobody else does.
  bool cutsBySpeed() const { return !areAlike(); }

  /// What is priced by itself and has that stage.
  size_t runOf(size_t stage) const { return runOfStage[stage]; }
  /// Where `request`, which is placed(), says where to cut.
  Expected<StagedPrice> priceAt(const StageRequest &request) const;
  /// What each unit of the line takes by itself, by run.
  Expected<std::vector<UnitLoads>> loadsOfRuns(const StageRequest &request);

  const CostModel &modelOf(size_t stage) const {
    return modelOfRun(runOfStage[stage]);
  }
  /// Bytes that a device of a stage can hold.
  int64_t usable(size_t stage) const { return usableOfRun(runOfStage[stage]); }

  /// The whole model on one part, which runs so many micro-batches.
  Expected<StagedPrice> priceReplica(size_t run, int64_t microBatches) const {
    return priceRun(run, requestOfReplica(microBatches));
  }
  StageRequest requestOfReplica(int64_t microBatches) const;

  /// What is priced by itself: one of the strategy's meshes on one part, and
  /// what all stages take as each run's price says of its own.
  size_t numRuns() const { return runs.size(); }
  size_t meshOfRun(size_t run) const { return meshes[run]; }
  const MeshStrategy &strategyOfRun(size_t run) const {
    return runs[run]->stage.strategy;
  }
  const CostModel &modelOfRun(size_t run) const {
    return *strategyOfRun(run).model;
  }
  int64_t usableOfRun(size_t run) const;
  /// With where the stages are.
  StageRequest placed(StageRequest request) const;
  Expected<StagedPrice> priceRun(size_t run, const StageRequest &request) const;
  StagedPrice compose(const std::vector<const StagedPrice *> &own,
                      const StageRequest &request) const;

private:
  UnlikeStages(const StagedStrategy &s, int64_t l)
      : strategy(s), memoryLimit(l),
        line(s.line ? *s.line : findLayers(s.model)) {}

  Expected<void> check();
  Expected<void> addStages();
  bool areAlike() const;

  const StagedStrategy &strategy;
  const int64_t memoryLimit;
  const LayerLine line;
  /// What several stages do alike, and on which mesh.
  std::vector<std::shared_ptr<RunOnPart>> runs;
  std::vector<size_t> meshes;
  /// By stage.
  std::vector<size_t> runOfStage;
  /// By stage, where meshes are different.
  std::vector<StagePlace> places;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_UNLIKESTAGES_H
