//===- Adjoint.cpp - Walking a graph backwards ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include <algorithm>

namespace planner {

bool isBroadcast(const Op &op) {
  return op.kind == OpKind::Layout &&
         (op.mnemonic == "broadcast_in_dim" || op.mnemonic == "broadcast");
}

OpId expandingBroadcast(const OpGraph &graph, TensorId t) {
  const OpId producer = graph.tensors[t].producer;
  if (producer == kNone || !isBroadcast(graph.ops[producer]) ||
      graph.tensors[graph.ops[producer].operands[0]].elements() ==
          graph.tensors[t].elements())
    return kNone;
  return producer;
}

bool isLoopInside(const OpGraph &graph, LoopId loop, LoopId ancestor) {
  while (loop != ancestor && loop != 0)
    loop = graph.loops[loop].parent;
  return loop == ancestor;
}

std::vector<Carry> carriesOf(const OpGraph &graph, LoopId loop) {
  std::vector<Carry> carries;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &next = graph.ops[id];
    if (next.kind != OpKind::LoopNext || next.loop != loop ||
        next.tiedTo == kNone)
      continue;
    const Op &enter = graph.ops[next.tiedTo];
    carries.push_back({next.tiedTo, id, enter.operands[0], enter.results[0],
                       next.operands[0], next.results[0]});
  }
  return carries;
}

Differentiator::Differentiator(OpBuilder &builder, Activity activity)
    : b(builder), graph(builder.graph), active(std::move(activity)),
      loopFirst(graph.loops.size(), kNone), loopLast(loopFirst),
      forwardOps(static_cast<OpId>(graph.ops.size())) {
  for (OpId id = 0; id < forwardOps; ++id)
    for (LoopId loop = graph.ops[id].loop; loop != 0;
         loop = graph.loops[loop].parent) {
      if (loopFirst[loop] == kNone)
        loopFirst[loop] = id;
      loopLast[loop] = id;
    }
  // A value that a loop carries unchanged is the value before the loop.
  for (LoopId loop = 1; loop < graph.loops.size(); ++loop)
    for (const Carry &carry : carriesOf(graph, loop))
      if (carry.isInvariant())
        alias[carry.entered] = alias[carry.final] = carry.initial;
}

Expected<void> Differentiator::run(TensorId loss) {
  findSliceGroups();
  b.point = pointIn(top);
  giveIn(top, loss, b.splat(1, b.shape(loss), b.dtype(loss)));
  if (forwardOps == 0)
    return {};
  return transposeScope(top, 0, forwardOps - 1);
}

TensorId Differentiator::gradient(TensorId tensor) const {
  const auto it = top.cotangents.find(resolve(tensor));
  return it == top.cotangents.end() ? kNone : it->second;
}

TensorId Differentiator::resolve(TensorId t) const {
  for (auto it = alias.find(t); it != alias.end(); it = alias.find(t))
    t = it->second;
  return t;
}

/// The end of the scope as it stands: before the reverse loop that is being
/// built inside it, if any.
OpBuilder::Point Differentiator::pointIn(const Scope &scope) const {
  OpBuilder::Point point;
  point.before = b.end();
  for (const Scope *inner = current; inner && inner != &scope;
       inner = inner->parent)
    point.before = b.positionOf(inner->firstOp);
  point.loop = scope.reverse;
  point.phase = Phase::Backward;
  return point;
}

TensorId Differentiator::cotangent(TensorId t) const {
  const auto it = current->cotangents.find(resolve(t));
  return it == current->cotangents.end() ? kNone : it->second;
}

void Differentiator::give(TensorId t, TensorId ct) {
  // A scalar operand of a larger elementwise operator is an implicit broadcast.
  if (b.shape(t).empty() && !b.shape(ct).empty())
    ct = b.reduceAll(ct);
  giveIn(*current, t, b.convert(ct, b.dtype(t)));
}

void Differentiator::giveIn(Scope &scope, TensorId t, TensorId ct) {
  auto [it, isFirst] = scope.cotangents.try_emplace(resolve(t), ct);
  if (!isFirst)
    it->second = b.pointwise("add", {it->second, ct});
}

Diagnostic Differentiator::noRule(OpId id) const {
  const Op &op = graph.ops[id];
  return makeError("'" + op.mnemonic +
                       "' has no adjoint rule, so the training graph of this "
                       "forward module cannot be built",
                   op.location,
                   "give the exported train step (value_and_grad and update) "
                   "instead of the forward module");
}

Expected<void> Differentiator::transposeScope(Scope &scope, OpId first,
                                              OpId last) {
  for (OpId id = last + 1; id-- > first;) {
    LoopId loop = graph.ops[id].loop;
    if (loop == scope.forward) {
      if (auto ok = transposeOp(id); !ok)
        return ok;
      continue;
    }
    while (graph.loops[loop].parent != scope.forward)
      loop = graph.loops[loop].parent;
    if (auto ok = transposeLoop(scope, loop); !ok)
      return ok;
    id = loopFirst[loop];
  }
  return {};
}

Expected<void> Differentiator::transposeOp(OpId id) {
  const Op &op = graph.ops[id];
  if (op.kind == OpKind::LoopEnter || op.kind == OpKind::LoopNext)
    return {};
  if (std::none_of(op.results.begin(), op.results.end(), [&](TensorId t) {
        return active[t] && cotangent(t) != kNone;
      }))
    return {};
  if (std::none_of(op.operands.begin(), op.operands.end(),
                   [&](TensorId t) { return active[t]; }))
    return {};
  b.point = pointIn(*current);
  b.point.adjointOf = id;
  b.point.location = op.location;
  return transposeKind(id);
}

Expected<void> Differentiator::transposeKind(OpId id) {
  switch (graph.ops[id].kind) {
  case OpKind::Contraction:
  case OpKind::Convolution:
    for (size_t i = 0; i < graph.ops[id].operands.size(); ++i) {
      if (!active[graph.ops[id].operands[i]])
        continue;
      if (graph.ops[id].kind == OpKind::Contraction)
        transposeContraction(id, i);
      else
        transposeConvolution(id, i);
    }
    return {};
  case OpKind::Attention:
    transposeAttention(id);
    return {};
  case OpKind::Vector:
    return transposeElementwise(id);
  case OpKind::Reduce:
    return transposeReduce(id);
  case OpKind::Layout:
    return transposeLayout(id);
  case OpKind::Gather:
    return transposeGather(id);
  case OpKind::Scatter:
    return transposeScatter(id);
  case OpKind::Pool:
    return transposePool(id);
  case OpKind::Sort:
    return transposeSort(id);
  case OpKind::Generator:
  case OpKind::Rng:
  case OpKind::LoopEnter:
  case OpKind::LoopNext:
    return {};
  case OpKind::Custom:
    if (graph.ops[id].mnemonic == "fft") {
      transposeFourier(id);
      return {};
    }
    if (transposeMatrix(id))
      return {};
    return noRule(id);
  case OpKind::AttentionBackward:
  case OpKind::Opaque:
    return noRule(id);
  }
  return {};
}

} // namespace planner
