//===- StageSolve.h - What a strategy leaves open on a stage ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGESOLVE_H
#define PLANNER_LIB_SEARCH_STAGESOLVE_H

#include "Overlap.h"
#include "planner/Cost/Stages.h"
#include "planner/Search/Inner.h"
#include <memory>
#include <mutex>
#include <optional>

namespace planner {

/// What all stages together do in a step: each micro-batch runs its forward and
/// its backward pass; gradients are reduced, and states updated, once. Divided
/// by the stages that bounds the step from below, whatever the schedule, if no
/// communication is hidden: some stage does as much.
StepWeights stageWeights(const CostModel &model, int64_t microBatches, int zero,
                         const VisibleShares &visible = {});

/// A point's strategies.
enum class StageForm : uint8_t {
  /// The one in which all stages together do least in a step.
  LeastWork,
  /// The same of those whose tensor-parallel axes split column-row pairs
  /// (tensorPattern()), as users have them: more work, and often less memory.
  /// With sp=1 what is split by sequence is saved so.
  ColumnRow,
  /// The same of those that save what is fastest: less work than ColumnRow.
  LeastPairs,
  /// The same of those that split no sequence over tensor-parallel axes: sp=0.
  PairsWithoutSp,
  /// LeastWork of those that split none.
  LeastWorkWithoutSp,
  /// The one in which they do least, and wait for least, where all that may run
  /// beside compute does.
  LeastVisible,
  /// The one in which they do least of those that fit; of one stage and one
  /// micro-batch.
  LeastFitting,
  /// The one in which they also wait for least, of those that fit.
  LeastVisibleFitting
};
constexpr size_t kStageForms = size_t(StageForm::LeastVisibleFitting) + 1;
constexpr bool isVisible(StageForm form) {
  return form == StageForm::LeastVisible ||
         form == StageForm::LeastVisibleFitting;
}
constexpr bool isFitting(StageForm form) {
  return form >= StageForm::LeastFitting;
}
constexpr bool isOfPairs(StageForm form) {
  return form == StageForm::ColumnRow || form == StageForm::LeastPairs ||
         form == StageForm::PairsWithoutSp;
}
/// The form of least work among whose strategies it is: what bounds that
/// bounds it.
constexpr StageForm boundedAs(StageForm form) {
  return isOfPairs(form)                         ? StageForm::ColumnRow
         : form == StageForm::LeastWorkWithoutSp ? StageForm::LeastWork
                                                 : form;
}

/// A strategy with what that form of it says of the sequence: nothing where
/// pairs do least, sp=0 where none is split.
StrategySpec withForm(StrategySpec spec, StageForm form);

/// A model folded for the inner problem, whatever the size of its micro-batch.
struct StageFolds {
  explicit StageFolds(const OpGraph &graph,
                      const ZeroLayers *gathered = nullptr)
      : free(foldGraph(graph, Adjoints::Free, gathered)),
        tied(foldGraph(graph, Adjoints::Tied, gathered)) {}

  FoldedGraph free, tied;
};

/// What strategies of a model's stages share, once somebody asks for it;
/// several threads may.
class ModelFolds {
public:
  explicit ModelFolds(const OpGraph &g) : graph(g) {}
  const StageFolds &folds() const;
  const std::shared_ptr<const TensorPattern> &pattern() const;

private:
  const OpGraph &graph;
  mutable std::once_flag areFolds, isPattern;
  mutable std::optional<const StageFolds> madeFolds;
  mutable std::shared_ptr<const TensorPattern> madePattern;
};

struct StageQuestion {
  /// With the roles of the mesh's axes.
  StrategySpec spec;
  int64_t microBatches = 1;
  int zero = 0;
  /// What counts of communication.
  VisibleShares visible;
  /// Of one micro-batch.
  int64_t memoryLimit = kSaturated;
  solver::Options solver;
  const Cancellation *cancel = nullptr;
};

/// The strategy on one stage's mesh in which all stages together do least in a
/// step (stageWeights()), whether it fits or not. `model` is of one
/// micro-batch.
Expected<InnerResult> solveStage(const CostModel &model,
                                 const StageFolds &folds,
                                 const StageQuestion &question);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGESOLVE_H
