//===- StageSolve.cpp - What a strategy leaves open on a stage ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageSolve.h"
#include "planner/Graph/Rescale.h"

namespace planner {

StepWeights stageWeights(const CostModel &model, int64_t microBatches,
                         int zero) {
  const OpGraph &graph = model.graph();
  const auto each = static_cast<double>(microBatches);
  StepWeights weights;
  weights.ops.reserve(graph.ops.size());
  for (const Op &op : graph.ops)
    weights.ops.push_back(op.phase == Phase::Optimizer ? 1 : each);
  weights.changes.reserve(graph.tensors.size());
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const bool isOnce = model.service(id) == Service::Gradient && zero < 2;
    const double passes = isOnce ? 1 : each;
    weights.changes.push_back({passes, passes, 1});
  }
  return weights;
}

Expected<MicroGraph> microGraph(const OpGraph &graph, int64_t samples) {
  OpGraph micro = graph;
  if (samples != samplesAtOnce(graph))
    if (auto ok = resizeDimClass(micro, DimClassKind::Batch, samples); !ok)
      return ok.takeError();
  return MicroGraph(std::move(micro));
}

Expected<InnerResult> solveStage(const CostModel &model,
                                 const MicroGraph &micro,
                                 const StageQuestion &question) {
  const StepWeights weights =
      stageWeights(model, question.microBatches, question.zero);
  const FoldedGraph free = weighted(micro.free, weights);
  InnerOptions inner;
  inner.spec = question.spec;
  inner.memoryLimit = kSaturated;
  inner.solver = question.solver;
  inner.solver.cancel = question.cancel;
  inner.weights = &weights;
  if (micro.tied.groups.size() == free.groups.size())
    return solveInner(model, free, inner);
  const FoldedGraph tied = weighted(micro.tied, weights);
  inner.tied = &tied;
  return solveInner(model, free, inner);
}

} // namespace planner
