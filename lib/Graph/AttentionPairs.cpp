//===- AttentionPairs.cpp - Both passes of an attention in two loops ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A differentiated scan has the forward pass of its attentions in one loop and
// the backward pass in another. A kernel's backward pass reads the output and
// the log-sum-exp of its forward pass: the forward loop stacks them.
//
//===----------------------------------------------------------------------===//

#include "AttentionPairs.h"
#include "LoopStacks.h"
#include <algorithm>

namespace planner {
namespace {

class AttentionPairs {
public:
  explicit AttentionPairs(OpGraph &g) : graph(g), b(g), stacks(b) {}

  void run() {
    const auto count = static_cast<OpId>(graph.ops.size());
    bool changed = false;
    for (OpId id = 0; id < count; ++id)
      if (isUnpaired(graph.ops[id]))
        changed |= pair(id, count);
    if (changed)
      b.finish();
  }

  static bool isUnpaired(const Op &op) {
    return op.kind == OpKind::AttentionBackward && op.adjointOf == kNone &&
           op.mnemonic == "attention_backward" && op.operands.size() >= 4;
  }

private:
  bool pair(OpId backward, OpId count);
  bool isForwardOf(const Op &forward, const Op &backward) const;
  bool isSame(TensorId later, TensorId first, unsigned &steps) const;
  TensorId withoutViews(TensorId t) const;
  OpId readOf(OpId op, unsigned &steps) const;
  TensorId indexIn(const Op &backward) const;
  TensorId addLogSumExp(OpId forward);
  TensorId saved(TensorId value, LoopId loop, OpId reader, TensorId index);

  OpGraph &graph;
  OpBuilder b;
  LoopStacks stacks;
  /// Operators that a comparison looks at, at most.
  static constexpr unsigned kMaxSteps = 64;
};

/// The tensor with the same elements in another shape, order or format.
TensorId AttentionPairs::withoutViews(TensorId t) const {
  for (unsigned step = 0; step < kMaxSteps; ++step) {
    const OpId producer = graph.tensors[t].producer;
    if (producer == kNone)
      return t;
    const Op &op = graph.ops[producer];
    const bool isView =
        op.mnemonic == "reshape" || op.mnemonic == "transpose" ||
        op.mnemonic == "convert" || op.mnemonic == "broadcast_in_dim";
    if (!isView ||
        graph.tensors[op.operands[0]].elements() != graph.tensors[t].elements())
      return t;
    t = op.operands[0];
  }
  return t;
}

/// Whether a value of the reverse loop is that of the forward loop: read from a
/// stack, or made again in the same way.
bool AttentionPairs::isSame(TensorId later, TensorId first,
                            unsigned &steps) const {
  later = withoutViews(later);
  first = withoutViews(first);
  if (later == first)
    return true;
  const OpId p = graph.tensors[later].producer;
  const OpId q = graph.tensors[first].producer;
  if (p == kNone || ++steps > kMaxSteps)
    return false;
  if (const Stack *stack = stacks.readBy(p))
    return withoutViews(stack->value) == first;
  if (q == kNone)
    return false;
  const Op &x = graph.ops[p], &y = graph.ops[q];
  if (x.mnemonic != y.mnemonic || x.operands.size() != y.operands.size() ||
      x.kind == OpKind::LoopEnter || x.kind == OpKind::LoopNext ||
      graph.tensors[later].shape != graph.tensors[first].shape ||
      graph.tensors[later].resultIndex != graph.tensors[first].resultIndex)
    return false;
  // The loops count in opposite directions; both read their layer's row.
  const size_t operands = x.mnemonic == "dynamic_slice" ? 1 : x.operands.size();
  for (size_t i = 0; i < operands; ++i)
    if (!isSame(x.operands[i], y.operands[i], steps))
      return false;
  return true;
}

bool AttentionPairs::isForwardOf(const Op &forward, const Op &backward) const {
  if (forward.kind != OpKind::Attention || forward.mnemonic != "attention" ||
      forward.loop == backward.loop ||
      graph.loops[forward.loop].tripCount !=
          graph.loops[backward.loop].tripCount ||
      forward.results.size() > 2 ||
      forward.rule->factors.size() != backward.rule->factors.size())
    return false;
  for (size_t f = 0; f < forward.rule->factors.size(); ++f)
    if (forward.rule->factors[f].size != backward.rule->factors[f].size ||
        forward.rule->factors[f].name != backward.rule->factors[f].name)
      return false;
  for (size_t i = 0; i < 3; ++i)
    if (unsigned steps = 0;
        !isSame(backward.operands[i], forward.operands[i], steps))
      return false;
  return true;
}

/// The operator that reads a stack's row on the way to this one's operands.
OpId AttentionPairs::readOf(OpId op, unsigned &steps) const {
  if (op == kNone || ++steps > kMaxSteps)
    return kNone;
  if (stacks.readBy(op))
    return op;
  for (TensorId operand : graph.ops[op].operands)
    if (OpId read = readOf(graph.tensors[operand].producer, steps);
        read != kNone && graph.ops[read].loop == graph.ops[op].loop)
      return read;
  return kNone;
}

/// The number of the forward iteration whose values the operator reads.
TensorId AttentionPairs::indexIn(const Op &backward) const {
  for (size_t i = 0; i < 3; ++i) {
    unsigned steps = 0;
    const OpId read =
        readOf(graph.tensors[backward.operands[i]].producer, steps);
    if (read != kNone && graph.ops[read].loop == backward.loop &&
        graph.ops[read].operands.size() > 1)
      return graph.ops[read].operands[1];
  }
  return kNone;
}

/// A second result of the forward operator, if it has none.
TensorId AttentionPairs::addLogSumExp(OpId forward) {
  Op &op = graph.ops[forward];
  if (op.results.size() == 2)
    return op.results[1];
  Tensor tensor;
  tensor.name = "lse";
  tensor.producer = forward;
  tensor.resultIndex = 1;
  TensorMap map;
  for (FactorId f = 0; f < op.rule->factors.size(); ++f) {
    const std::string_view name = op.rule->factors[f].name;
    if (name != "batch" && name != "head" && name != "group" && name != "query")
      continue;
    tensor.shape.push_back(op.rule->factors[f].size);
    map.push_back({f});
  }
  const TensorId lse = graph.addTensor(std::move(tensor));
  op.results.push_back(lse);
  op.rule.edit().results.push_back(std::move(map));
  return lse;
}

/// What the forward loop made of the value in the iteration, in its shape.
TensorId AttentionPairs::saved(TensorId value, LoopId loop, OpId reader,
                               TensorId index) {
  // A stack in another shape, but of the same elements in the same order.
  auto inOrder = [&](TensorId t) {
    while (graph.tensors[t].producer != kNone &&
           graph.ops[graph.tensors[t].producer].mnemonic == "reshape")
      t = graph.ops[graph.tensors[t].producer].operands[0];
    return t;
  };
  const Stack *found = nullptr;
  for (const Stack &stack : stacks.all)
    if (stack.loop == loop && inOrder(stack.value) == inOrder(value) &&
        graph.tensors[stack.value].shape == graph.tensors[value].shape) {
      found = &stack;
      break;
    }
  if (!found)
    found = &stacks.add(value, loop);
  for (OpId read : found->reads)
    if (read < reader && graph.ops[read].loop == graph.ops[reader].loop &&
        graph.ops[read].operands[1] == index)
      return b.reshapeUnits(graph.ops[read].results[0], b.shape(value));
  return b.readSlice(found->final, index);
}

bool AttentionPairs::pair(OpId backward, OpId count) {
  OpId forward = kNone;
  for (OpId id = 0; id < count && forward == kNone; ++id)
    if (isForwardOf(graph.ops[id], graph.ops[backward]))
      forward = id;
  const TensorId index =
      forward == kNone ? kNone : indexIn(graph.ops[backward]);
  if (index == kNone)
    return false;
  const TensorId lse = addLogSumExp(forward);
  b.point.before = b.positionOf(backward);
  b.point.loop = graph.ops[backward].loop;
  b.point.phase = Phase::Backward;
  b.point.location = graph.ops[backward].location;
  const LoopId loop = graph.ops[forward].loop;
  const TensorId output = graph.ops[forward].results[0];
  const TensorId savedOutput = saved(output, loop, backward, index);
  const TensorId savedLse = saved(lse, loop, backward, index);
  const ShardingRule &rule = graph.ops[forward].rule;
  // Query, key, value, output, gradient of the output, log-sum-exp, masks.
  Op &op = graph.ops[backward];
  SmallVec<TensorMap, 2> &maps = op.rule.edit().operands;
  op.operands.insert(op.operands.begin() + 3, savedOutput);
  maps.insert(maps.begin() + 3, rule.results[0]);
  op.operands.insert(op.operands.begin() + 5, savedLse);
  maps.insert(maps.begin() + 5, rule.results[1]);
  for (OperandConstraint &constraint : op.operandConstraints)
    if (constraint.operand >= 3)
      constraint.operand += constraint.operand == 3 ? 1 : 2;
  op.adjointOf = forward;
  return true;
}

} // namespace

void pairAttentions(OpGraph &graph) {
  if (std::any_of(graph.ops.begin(), graph.ops.end(), [](const Op &op) {
        return op.loop != 0 && AttentionPairs::isUnpaired(op);
      }))
    AttentionPairs(graph).run();
}

} // namespace planner
