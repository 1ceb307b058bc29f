//===- StrategyChanges.h - A step with a few choices changed ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What a step takes if the strategy of one of its meshes is a little otherwise:
// StageChanges on each part of the cluster on which stages have that mesh. What
// all other stages do is known.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_STRATEGYCHANGES_H
#define PLANNER_PLAN_STRATEGYCHANGES_H

#include "planner/Cost/StageChanges.h"
#include "planner/Plan/Pipeline.h"

namespace planner {

/// What is known of a step with a change.
struct ChangedPrice {
  /// Of a pipeline: what is to be simulated.
  StagedPrice stages;
  /// Where parts split the batch, the step.
  std::optional<Seconds> ofReplicas;
};

class StrategyChanges {
public:
  /// Of a strategy that predictStages() has priced so, with layers divided as
  /// it was priced. In the mesh's assignment those of a kind are alike. What is
  /// referred to must outlive this.
  static Expected<StrategyChanges> make(const StagedStrategy &strategy,
                                        const StagedPrediction &priced,
                                        size_t mesh,
                                        const StrategyKinds &kinds);
  /// For another thread, whose model of the mesh that is: from the same.
  Expected<StrategyChanges> another(const CostModel &model) const;
  StrategyChanges(StrategyChanges &&) noexcept;
  StrategyChanges &operator=(StrategyChanges &&) noexcept;
  ~StrategyChanges();

  /// What is priced by itself, and changes.
  size_t numRuns() const;

  /// As those of StageChanges.
  const Assignment &assignment() const;
  void layOutAll();
  void begin(const std::vector<OpId> &ops, const OpConfig &config,
             const std::vector<TensorId> &tensors);
  void store(TensorId kind, const TensorSharding &layout);
  void layOut(TensorId kind, const SmallVec<Materialised, 1> &layouts);
  bool mayBeFaster();
  Expected<ChangedPrice> price();
  [[nodiscard]] bool keep();
  void undo();

private:
  struct Base;
  explicit StrategyChanges(std::shared_ptr<const Base> b);
  Expected<void> begin(const CostModel *other);

  std::shared_ptr<const Base> base;
  /// Of another thread on parts.
  std::vector<std::unique_ptr<CostModel>> models;
  std::vector<StageChanges> runs;
  /// Where parts split the batch, what they sum, without the change.
  double gradientBytes = 0;
};

} // namespace planner

#endif // PLANNER_PLAN_STRATEGYCHANGES_H
