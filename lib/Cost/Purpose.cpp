//===- Purpose.cpp - What a collective serves -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/Purpose.h"
#include <algorithm>
#include <array>

namespace planner {

static Purpose ofFactor(const OpGraph &graph, const Factor &factor) {
  if (factor.dimClass >= graph.dimClasses.size())
    return Purpose::Tensor;
  switch (graph.dimClasses[factor.dimClass].kind) {
  case DimClassKind::Batch:
    return Purpose::Data;
  case DimClassKind::Sequence:
    return Purpose::Context;
  case DimClassKind::Expert:
    return Purpose::Expert;
  case DimClassKind::Vocabulary:
  case DimClassKind::Other:
    return Purpose::Tensor;
  }
  return Purpose::Tensor;
}

std::vector<OpId> matrixOpsOf(const OpGraph &graph) {
  std::vector<OpId> list;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (graph.ops[id].work.matmulFlops > 0)
      list.push_back(id);
  return list;
}

std::vector<Purpose> purposesOfAxes(const CostModel &model,
                                    const Assignment &assignment,
                                    const std::vector<OpId> &matrixOps) {
  const OpGraph &graph = model.graph();
  const size_t axes = model.mesh().axes.size();
  std::vector<std::array<double, kPurposes>> work(axes);
  for (const OpId id : matrixOps) {
    const Op &op = graph.ops[id];
    const OpConfig &config = assignment.ops[id];
    for (size_t a = 0; a < axes; ++a)
      if (config.axes[a] >= 0) {
        const Factor &factor =
            op.rule->factors[static_cast<size_t>(config.axes[a])];
        work[a][static_cast<size_t>(ofFactor(graph, factor))] +=
            op.work.matmulFlops * graph.executions(op);
      }
  }
  std::vector<Purpose> purposes;
  purposes.reserve(axes);
  for (const auto &row : work)
    purposes.push_back(static_cast<Purpose>(
        std::max_element(row.begin(), row.end()) - row.begin()));
  return purposes;
}

Purpose purposeOf(const OpGraph &graph, const Op &op, const OpConfig &config,
                  const CollectiveStep &step) {
  for (size_t a = 0; a < config.axes.size(); ++a)
    if ((step.axes >> a & 1) && config.axes[a] >= 0)
      return ofFactor(graph,
                      op.rule->factors[static_cast<size_t>(config.axes[a])]);
  return Purpose::Tensor;
}

Seconds timeWith(double tensorShare, const OpGraph &graph, const Op &op,
                 const OpConfig &config, const OpCost &cost) {
  Seconds time = cost.compute + cost.communication;
  if (tensorShare == 1)
    return time;
  for (const CollectiveStep &step : cost.collectives)
    if (purposeOf(graph, op, config, step) == Purpose::Tensor)
      time -= step.time * (1 - tensorShare);
  return time;
}

Purpose PurposeFinder::ofOperator(OpId id, const CollectiveStep &step) const {
  return purposeOf(graph, graph.ops[id], assignment.ops[id], step);
}

/// Cotangents of activations have a batch; gradients of parameters do not.
bool PurposeFinder::hasBatch(const Tensor &tensor) const {
  const ShardingRule &rule = graph.ops[tensor.producer].rule;
  for (const DimFactors &dim : rule.results[tensor.resultIndex])
    for (FactorId f : dim)
      if (ofFactor(graph, rule.factors[f]) == Purpose::Data)
        return true;
  return false;
}

/// Parameters, their gradients, and what the optimizer makes of them.
bool PurposeFinder::servesParameters(const Tensor &tensor) const {
  if (tensor.producer == kNone)
    return tensor.role == Role::Parameter ||
           tensor.role == Role::FrozenParameter ||
           tensor.role == Role::OptimizerState;
  return graph.ops[tensor.producer].phase == Phase::Optimizer ||
         (tensor.role == Role::Gradient && !hasBatch(tensor));
}

/// A change of an activation's layout serves what its axes are for: moving
/// between split sequence and split heads over an axis that splits heads in the
/// matrix products is tensor parallelism. Axes for the batch move activations
/// only where an operator is split in another way.
Purpose PurposeFinder::ofChange(const PricedChange &change,
                                const CollectiveStep &step) const {
  if (change.isGradient || change.isParameter ||
      servesParameters(graph.tensors[change.tensor]))
    return Purpose::Data;
  for (Purpose purpose : {Purpose::Expert, Purpose::Context})
    for (size_t a = 0; a < axisPurposes.size(); ++a)
      if ((step.axes >> a & 1) && axisPurposes[a] == purpose)
        return purpose;
  return Purpose::Tensor;
}

} // namespace planner
