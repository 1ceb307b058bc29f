//===- Recompute.cpp - Forward work done again ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Recompute.h"
#include <algorithm>

namespace planner {

/// The rule's maps with factors numbered as they appear: equal for operators
/// that do the same to operands of the same shapes.
static std::vector<uint32_t> shapeOf(const OpGraph &graph, const Op &op) {
  std::vector<uint32_t> key;
  std::vector<FactorId> seen;
  const auto add = [&](const TensorMap &map) {
    for (const DimFactors &dim : map) {
      key.push_back(kNone);
      for (FactorId factor : dim) {
        auto it = std::find(seen.begin(), seen.end(), factor);
        if (it == seen.end())
          it = seen.insert(seen.end(), factor);
        key.push_back(static_cast<uint32_t>(it - seen.begin()));
      }
    }
    key.push_back(kNone - 1);
  };
  for (const TensorMap &map : op.rule->operands)
    add(map);
  for (const TensorMap &map : op.rule->results)
    add(map);
  for (TensorId result : op.results)
    for (int64_t size : graph.tensors[result].shape)
      key.push_back(static_cast<uint32_t>(size));
  return key;
}

bool isOfParameter(const OpGraph &graph, TensorId id) {
  for (;;) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.producer == kNone)
      return tensor.role == Role::Parameter ||
             tensor.role == Role::FrozenParameter;
    const Op &op = graph.ops[tensor.producer];
    if (op.operands.size() != 1 ||
        (op.kind != OpKind::Layout && op.kind != OpKind::Vector))
      return false;
    id = op.operands[0];
  }
}

std::vector<bool> recomputedOps(const OpGraph &graph) {
  std::vector<bool> recomputed(graph.ops.size(), false);
  const auto isProduct = [](const Op &op) {
    return op.kind == OpKind::Contraction || op.kind == OpKind::Convolution;
  };
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    recomputed[id] = op.isRecomputed;
    if (op.phase != Phase::Backward || op.isRecomputed)
      continue;
    if (op.kind == OpKind::Attention)
      recomputed[id] = true;
    if (!isProduct(op))
      continue;
    std::optional<std::vector<uint32_t>> shape;
    for (size_t i = 0; i < op.operands.size() && !recomputed[id]; ++i) {
      if (!isOfParameter(graph, op.operands[i]))
        continue;
      for (const Use &use : graph.tensors[op.operands[i]].uses) {
        const Op &other = graph.ops[use.op];
        if (recomputed[id] || other.phase != Phase::Forward ||
            use.operand != i || other.kind != op.kind ||
            other.work.matmulFlops != op.work.matmulFlops)
          continue;
        if (!shape)
          shape = shapeOf(graph, op);
        recomputed[id] = shapeOf(graph, other) == *shape;
      }
    }
  }
  return recomputed;
}

static bool readsSlices(const OpGraph &graph, LoopId loop) {
  return std::any_of(graph.ops.begin(), graph.ops.end(), [&](const Op &op) {
    for (size_t i = 0; op.loop == loop && i < op.operandTouched.size(); ++i)
      if (isSlice(op.operandTouched[i], graph.loops[loop].tripCount) &&
          isOfParameter(graph, op.operands[i]))
        return true;
    return false;
  });
}

std::optional<std::pair<LoopId, LoopId>> layerLoops(const OpGraph &graph) {
  // In the order of the graph.
  std::vector<LoopId> loops;
  for (const Op &op : graph.ops)
    if (op.loop != 0 &&
        std::find(loops.begin(), loops.end(), op.loop) == loops.end())
      loops.push_back(op.loop);
  if (loops.size() != 2)
    return std::nullopt;
  const Loop &first = graph.loops[loops[0]], &second = graph.loops[loops[1]];
  if (first.parent != 0 || second.parent != 0 || first.tripCount < 2 ||
      first.tripCount != second.tripCount || !readsSlices(graph, loops[0]))
    return std::nullopt;
  return std::pair(loops[0], loops[1]);
}

Recompute keptAs(const OpGraph &graph) {
  return graph.recompute.isPartial() && graph.loops.size() > 1
             ? Recompute::Selective
             : graph.recompute.kind;
}

/// Loops keep probabilities where attention is not one kernel, and selective
/// does not.
bool mayComputeSome(const OpGraph &graph) {
  if (graph.isTrainStep)
    return false;
  if (graph.loops.size() == 1)
    return graph.recompute == Recompute::None;
  return graph.recompute.kind != Recompute::Full &&
         graph.attention == AttentionForm::Flash && layerLoops(graph);
}

double modelFlopsOnce(const OpGraph &graph) {
  const std::vector<bool> recomputed = recomputedOps(graph);
  double total = 0;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (!recomputed[id])
      total += graph.ops[id].work.matmulFlops * graph.executions(graph.ops[id]);
  return total;
}

bool repeatsExactly(const Op &forward, const Op &again) {
  const ShardingRule &a = forward.rule, &b = again.rule;
  return forward.kind == again.kind && a.operands == b.operands &&
         a.results == b.results &&
         std::equal(a.factors.begin(), a.factors.end(), b.factors.begin(),
                    b.factors.end(), [](const Factor &x, const Factor &y) {
                      return x.size == y.size && x.kind == y.kind;
                    });
}

} // namespace planner
