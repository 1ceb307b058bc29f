//===- FoldResults.cpp - Results written in the layout that is read -------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseConstraints.h"
#include "FuseEmit.h"
#include "planner/Graph/PartialSums.h"
#include <algorithm>

namespace planner {

using Nodes = FactorSpace::Nodes;

namespace {

/// A permutation or regrouping of all elements.
bool isRenaming(const OpGraph &graph, const Op &op) {
  if (op.kind != OpKind::Layout || op.operands.size() != 1 ||
      op.results.size() != 1 || !op.operandTouched.empty() ||
      !op.resultTouched.empty())
    return false;
  const Tensor &from = graph.tensors[op.operands[0]];
  const Tensor &to = graph.tensors[op.results[0]];
  if (from.elements() != to.elements() || from.dtype != to.dtype)
    return false;
  for (const Factor &factor : op.rule->factors)
    if (factor.kind != FactorKind::PassThrough)
      return false;
  for (size_t dim = 0; dim < from.shape.size(); ++dim)
    if (!describesDim(op.rule, op.rule->operands[0][dim], from.shape[dim]))
      return false;
  for (size_t dim = 0; dim < to.shape.size(); ++dim)
    if (!describesDim(op.rule, op.rule->results[0][dim], to.shape[dim]))
      return false;
  return true;
}

bool writesFreely(OpKind kind) {
  switch (kind) {
  case OpKind::Contraction:
  case OpKind::Attention:
  case OpKind::AttentionBackward:
  case OpKind::Vector:
  case OpKind::Reduce:
  case OpKind::Gather:
  case OpKind::Scatter:
    return true;
  default:
    return false;
  }
}

/// The map of the layout's result in the producer's factors; nothing if that
/// takes a cut of one of them.
bool compose(const OpGraph &graph, const Op &producer, uint32_t result,
             const Op &layout, TensorMap &map) {
  FactorSpace space;
  for (const Factor &factor : producer.rule->factors)
    space.add(factor.size, factor.kind == FactorKind::NeedReplication);
  const auto base = static_cast<uint32_t>(producer.rule->factors.size());
  for (const Factor &factor : layout.rule->factors)
    space.add(factor.size, false, true);
  const Shape &shape = graph.tensors[layout.operands[0]].shape;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    Nodes made, read;
    for (FactorId factor : producer.rule->results[result][dim])
      made.push_back(factor);
    for (FactorId factor : layout.rule->operands[0][dim])
      read.push_back(base + factor);
    if (!describesDim(producer.rule, producer.rule->results[result][dim],
                      shape[dim]) ||
        !space.unify(made, read))
      return false;
  }
  std::vector<FactorId> idOf(space.mark().entries, kNoFactor);
  for (uint32_t i = 0; i < base; ++i) {
    if (space.isCut(i))
      return false;
    idOf[space.find(i)] = static_cast<FactorId>(i);
  }
  map.clear();
  for (const DimFactors &factors : layout.rule->results[0]) {
    Nodes nodes;
    for (FactorId factor : factors)
      nodes.push_back(base + factor);
    DimFactors composed;
    for (Nodes::value_type part : space.expand(nodes)) {
      if (idOf[part] == kNoFactor)
        return false;
      composed.push_back(idOf[part]);
    }
    map.push_back(std::move(composed));
  }
  return true;
}

/// The layout's reader may lie as the user says with the producer as he says.
bool agreesWith(const OpGraph &graph, const Op &producer, uint32_t result,
                const Op &layout, const TensorMap &map) {
  const auto &constraint = graph.tensors[layout.results[0]].constraint;
  if (!constraint && layout.operandConstraints.empty())
    return true;
  Op folded;
  folded.kind = producer.kind;
  folded.rule = producer.rule;
  folded.operandConstraints = producer.operandConstraints;
  folded.inner = producer.inner;
  for (const OperandConstraint &asked : layout.operandConstraints)
    folded.inner.push_back(
        {kNone, 0, producer.rule->results[result], asked.sharding});
  if (constraint)
    folded.inner.push_back({kNone, -1, map, *constraint});
  if (const auto &before = graph.tensors[layout.operands[0]].constraint)
    folded.inner.push_back(
        {kNone, -1, producer.rule->results[result], *before});
  bool keepsSums = false;
  for (size_t set = 0; set < producer.rule->linear.size(); ++set)
    keepsSums |= mayBePartial(graph, producer, set);
  return constraintsAgree(graph, folded, keepsSums);
}

} // namespace

std::vector<bool> foldResultLayouts(OpGraph &graph) {
  std::vector<bool> dead(graph.ops.size(), false);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &layout = graph.ops[id];
    if (!isRenaming(graph, layout))
      continue;
    const Tensor &from = graph.tensors[layout.operands[0]];
    if (from.producer == kNone || from.uses.size() != 1 ||
        !from.outputs.empty())
      continue;
    Op &producer = graph.ops[from.producer];
    if (!writesFreely(producer.kind) || producer.loop != layout.loop ||
        fusePhase(producer) != fusePhase(layout) ||
        !producer.resultTouched.empty())
      continue;
    TensorMap map;
    if (!compose(graph, producer, from.resultIndex, layout, map) ||
        !agreesWith(graph, producer, from.resultIndex, layout, map))
      continue;
    if (graph.tracesOrigins || from.constraint)
      producer.inner.push_back({from.origin, -1,
                                producer.rule->results[from.resultIndex],
                                from.constraint});
    for (const OperandConstraint &constraint : layout.operandConstraints)
      producer.inner.push_back({layout.origin, 0,
                                producer.rule->results[from.resultIndex],
                                constraint.sharding});
    producer.rule.edit().results[from.resultIndex] = std::move(map);
    producer.results[from.resultIndex] = layout.results[0];
    Tensor &to = graph.tensors[layout.results[0]];
    to.producer = from.producer;
    to.resultIndex = from.resultIndex;
    dead[id] = true;
  }
  return dead;
}

} // namespace planner
