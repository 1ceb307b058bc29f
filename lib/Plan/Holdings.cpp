//===- Holdings.cpp - Which stages have which arguments -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Holdings.h"
#include <algorithm>
#include <cmath>

namespace planner {

Expected<Holdings> Holdings::make(const PlannedModel &planned) {
  Holdings result;
  const PipelineShape &shape = planned.plan.prediction.pipeline;
  if (shape.splitsBatch())
    result.copies = shape.replicas();
  if (!shape.isPipeline())
    return result;
  Expected<MicroBatchGraph> micro = MicroBatchGraph::make(planned.graph, shape);
  if (!micro)
    return micro.takeError();
  const PlanModels models(planned.plan, planned.graph, micro->get(),
                          planned.cluster, planned.stack);
  result.line = findLayers(models.of(0));
  StagedStrategy strategy = models.staged();
  strategy.line = &result.line;
  Expected<StagedPrediction> staged =
      predictStages(strategy, planned.plan.inputs.memoryLimit);
  if (!staged)
    return staged.takeError();
  result.cuts = std::move(staged->price.cuts);
  result.hosted = std::move(staged->hosted);
  result.rows.assign(planned.graph.tensors.size(), 0);
  for (TensorId id : planned.graph.arguments)
    if (const Tensor &tensor = planned.graph.tensors[id];
        result.line.stacked[id] && !tensor.shape.empty())
      result.rows[id] = tensor.shape[0];
  return result;
}

void Holdings::addSpan(std::vector<Holding> &list, TensorId id,
                       const LineSpan &span) const {
  for (size_t s = 0; s < hosted.size(); ++s)
    for (const HostedChunk &chunk : hosted[s]) {
      if (cuts.share(span, chunk.chunk) == 0)
        continue;
      Holding holding{static_cast<int64_t>(s), 0, 0};
      const auto row = [&](double at) {
        const double part = (at - span.begin) / span.length();
        return std::llround(std::clamp(part, 0.0, 1.0) *
                            static_cast<double>(rows[id]));
      };
      if (rows[id] > 0) {
        holding.begin = row(cuts.at[chunk.chunk]);
        holding.end = row(cuts.at[chunk.chunk + 1]);
      }
      const bool isEmpty = rows[id] > 0 && holding.begin == holding.end;
      if (!isEmpty &&
          std::find(list.begin(), list.end(), holding) == list.end())
        list.push_back(holding);
    }
}

std::vector<Holding> Holdings::of(TensorId argument) const {
  std::vector<Holding> list;
  if (hosted.empty()) {
    for (int64_t copy = 0; copy < copies; ++copy)
      list.push_back({copy, 0, 0});
    return list;
  }
  addSpan(list, argument, line.tensors[argument]);
  for (const auto &[shared, span] : line.shared)
    if (shared == argument)
      addSpan(list, argument, span);
  std::sort(list.begin(), list.end());
  return list;
}

} // namespace planner
