//===- StageSolve.cpp - What a strategy leaves open on a stage ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageSolve.h"
#include "planner/Strategy/TensorPattern.h"

namespace planner {

StrategySpec withForm(StrategySpec spec, StageForm form) {
  if (form == StageForm::LeastPairs)
    spec.sp.reset();
  if (form == StageForm::PairsWithoutSp ||
      form == StageForm::LeastWorkWithoutSp)
    spec.sp = false;
  return spec;
}

const StageFolds &ModelFolds::folds() const {
  std::call_once(areFolds, [&] { madeFolds.emplace(graph); });
  return *madeFolds;
}

const std::shared_ptr<const TensorPattern> &ModelFolds::pattern() const {
  std::call_once(isPattern, [&] {
    madePattern = std::make_shared<const TensorPattern>(tensorPattern(graph));
  });
  return madePattern;
}

StepWeights stageWeights(const CostModel &model, int64_t microBatches, int zero,
                         const VisibleShares &visible) {
  const OpGraph &graph = model.graph();
  const auto each = static_cast<double>(microBatches);
  StepWeights weights;
  weights.tensorShare = visible.tensor;
  weights.ops.reserve(graph.ops.size());
  for (const Op &op : graph.ops)
    weights.ops.push_back(op.phase == Phase::Optimizer ? 1 : each);
  weights.changes.reserve(graph.tensors.size());
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Service service = model.service(id);
    const bool isGradient = service == Service::Gradient;
    const double share = isGradient                      ? visible.gradients
                         : service == Service::Parameter ? visible.parameters
                                                         : visible.tensor;
    const double passes = share * (isGradient && zero < 2 ? 1 : each);
    weights.changes.push_back({passes, passes, isGradient ? passes : share});
  }
  return weights;
}

Expected<InnerResult> solveStage(const CostModel &model,
                                 const StageFolds &folds,
                                 const StageQuestion &question) {
  const StepWeights weights = stageWeights(model, question.microBatches,
                                           question.zero, question.visible);
  const FoldedGraph free = weighted(folds.free, weights);
  InnerOptions inner;
  inner.spec = question.spec;
  inner.memoryLimit = question.memoryLimit;
  // Of several micro-batches, stages are asked for theirs.
  inner.tellsMemory = question.microBatches == 1;
  inner.solver = question.solver;
  inner.solver.cancel = question.cancel;
  inner.weights = &weights;
  inner.accumulates = question.microBatches > 1;
  if (folds.tied.groups.size() == free.groups.size())
    return solveInner(model, free, inner);
  const FoldedGraph tied = weighted(folds.tied, weights);
  inner.tied = &tied;
  return solveInner(model, free, inner);
}

} // namespace planner
