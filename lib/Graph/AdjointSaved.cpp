//===- AdjointSaved.cpp - Forward values in the backward pass -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Outside loops a forward value is used directly: it is a saved activation. In
// a reverse loop each iteration needs the value of the same forward iteration:
// the forward loop writes it into a stack, the reverse loop reads its slice.
// Not stacked are broadcasts (their source is), what does not change from
// iteration to iteration, and slices of what is a stack already.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include <algorithm>

namespace planner {

TensorId Differentiator::saved(TensorId t) { return fetchIn(*current, t); }

/// The tensors a broadcast leads back to, nearest first; ends with one that is
/// no broadcast.
static std::vector<TensorId> broadcastChain(const OpGraph &graph, TensorId t) {
  std::vector<TensorId> chain = {t};
  for (OpId op = expandingBroadcast(graph, t); op != kNone;
       op = expandingBroadcast(graph, t)) {
    t = graph.ops[op].operands[0];
    chain.push_back(t);
  }
  return chain;
}

TensorId Differentiator::residual(TensorId t, const std::string &tag,
                                  const Unary &function) {
  const std::vector<TensorId> chain = broadcastChain(graph, t);
  const TensorId base = chain.back();
  auto [it, isNew] = residuals.try_emplace({base, tag}, kNone);
  if (isNew) {
    const OpBuilder::Point backward = b.point;
    b.point = OpBuilder::Point();
    b.setPointAfter(base);
    it->second = function(base);
    b.point = backward;
  }
  TensorId value = saved(it->second);
  for (size_t i = chain.size() - 1; i-- > 0;)
    value = b.clone(graph.tensors[chain[i]].producer, {value});
  return value;
}

TensorId Differentiator::fetchIn(Scope &scope, TensorId t) {
  t = resolve(t);
  const Tensor &tensor = graph.tensors[t];
  const OpBuilder::Point before = b.point;
  OpBuilder::Point here = pointIn(scope);
  here.location = before.location;
  auto at = [&](auto make) {
    b.point = here;
    const TensorId made = make();
    b.point = before;
    return made;
  };
  if (tensor.splat && tensor.producer != kNone) {
    const double value = *tensor.splat;
    const Shape shape = tensor.shape;
    const DType type = tensor.dtype;
    return at([&] { return b.splat(value, shape, type); });
  }
  const bool isHere = loopOf(t) == scope.forward;
  if (const OpId producer = expandingBroadcast(graph, t);
      isHere && producer != kNone) {
    const TensorId source = fetchIn(scope, graph.ops[producer].operands[0]);
    return at([&] { return b.clone(producer, {source}); });
  }
  if (scope.forward == 0)
    return t;
  if (!isHere)
    return fetchIn(*scope.parent, t);
  if (auto it = scope.fetched.find(t); it != scope.fetched.end())
    return it->second;
  TensorId value;
  if (isInvariant(t, scope.forward)) {
    value = hoist(scope, t);
  } else if (isReread(t, scope.forward)) {
    value = cloneInto(scope, tensor.producer);
  } else {
    const TensorId stack = fetchIn(*scope.parent, stackOf(t, scope.forward));
    value = at([&] { return b.readSlice(stack, scope.index); });
  }
  scope.fetched[t] = value;
  return value;
}

/// A value of the body that is the same in every iteration, computed once
/// before the reverse loop.
TensorId Differentiator::hoist(Scope &scope, TensorId t) {
  t = resolve(t);
  if (loopOf(t) != scope.forward)
    return fetchIn(*scope.parent, t);
  if (auto it = scope.hoisted.find(t); it != scope.hoisted.end())
    return it->second;
  const OpId producer = graph.tensors[t].producer;
  SmallVec<TensorId, 3> operands;
  for (TensorId operand : SmallVec<TensorId, 3>(graph.ops[producer].operands))
    operands.push_back(hoist(scope, operand));
  const OpBuilder::Point before = b.point;
  b.point = pointIn(*scope.parent);
  b.point.location = graph.ops[producer].location;
  const TensorId value = b.clone(producer, operands);
  b.point = before;
  return scope.hoisted[t] = value;
}

TensorId Differentiator::cloneInto(Scope &scope, OpId id) {
  const bool isSlice = graph.ops[id].mnemonic == "dynamic_slice";
  SmallVec<TensorId, 3> operands;
  for (TensorId operand : SmallVec<TensorId, 3>(graph.ops[id].operands)) {
    const bool isIndex = isSlice && !operands.empty();
    if (isIndex && isCounter(operand, scope.forward)) {
      const OpBuilder::Point before = b.point;
      b.point = pointIn(scope);
      operands.push_back(b.convert(scope.index, b.dtype(operand)));
      b.point = before;
    } else {
      operands.push_back(fetchIn(scope, operand));
    }
  }
  const OpBuilder::Point before = b.point;
  b.point = pointIn(scope);
  b.point.location = graph.ops[id].location;
  const TensorId value = b.clone(id, operands);
  b.point = before;
  return value;
}

/// The value is the same in every iteration and cheap to compute again.
bool Differentiator::isInvariant(TensorId t, LoopId loop) const {
  t = resolve(t);
  if (loopOf(t) != loop)
    return true;
  const OpId producer = graph.tensors[t].producer;
  if (producer == kNone)
    return true;
  const Op &op = graph.ops[producer];
  const bool isCheap = op.kind == OpKind::Vector || op.kind == OpKind::Layout ||
                       op.kind == OpKind::Generator;
  return isCheap && op.mnemonic != "counter" && op.results.size() == 1 &&
         std::all_of(
             op.operands.begin(), op.operands.end(),
             [&](TensorId operand) { return isInvariant(operand, loop); });
}

/// A scalar that depends on the number of the iteration only.
bool Differentiator::isCounter(TensorId t, LoopId loop) const {
  t = resolve(t);
  if (!b.shape(t).empty() || loopOf(t) != loop || isFloat(b.dtype(t)))
    return false;
  const Op &op = graph.ops[graph.tensors[t].producer];
  if (op.mnemonic == "counter")
    return true;
  return op.kind == OpKind::Vector &&
         std::all_of(
             op.operands.begin(), op.operands.end(), [&](TensorId operand) {
               return isInvariant(operand, loop) || isCounter(operand, loop);
             });
}

/// A rearrangement of this iteration's slice of a tensor from outside.
bool Differentiator::isReread(TensorId t, LoopId loop) const {
  t = resolve(t);
  if (loopOf(t) != loop || graph.tensors[t].producer == kNone)
    return false;
  const Op &op = graph.ops[graph.tensors[t].producer];
  if (op.kind != OpKind::Layout || op.results.size() != 1)
    return false;
  if (op.mnemonic == "dynamic_slice")
    return loopOf(resolve(op.operands[0])) != loop &&
           std::all_of(
               op.operands.begin() + 1, op.operands.end(), [&](TensorId index) {
                 return isInvariant(index, loop) || isCounter(index, loop);
               });
  return op.operands.size() == 1 && isReread(op.operands[0], loop);
}

/// The forward loop's counter; made if the loop shows none.
TensorId Differentiator::counterOf(LoopId loop) {
  if (auto it = counters.find(loop); it != counters.end())
    return it->second;
  for (OpId id = loopFirst[loop]; id <= loopLast[loop]; ++id)
    if (graph.ops[id].mnemonic == "counter" && graph.ops[id].loop == loop)
      return counters[loop] = graph.ops[id].results[0];
  const OpBuilder::Point backward = b.point;
  b.point = OpBuilder::Point();
  b.point.before = b.beginOf(loop, loopFirst[loop]);
  b.point.loop = loop;
  const TensorId counter = b.loopCounter();
  b.point = backward;
  return counters[loop] = counter;
}

TensorId Differentiator::stackOf(TensorId t, LoopId loop) {
  if (auto it = stacks.find(t); it != stacks.end())
    return it->second;
  const TensorId counter = counterOf(loop);
  const OpBuilder::Point backward = b.point;
  Shape shape = {graph.loops[loop].tripCount};
  shape.insert(shape.end(), b.shape(t).begin(), b.shape(t).end());
  b.point = OpBuilder::Point();
  b.point.location = graph.loops[loop].location;
  b.point.before = b.beginOf(loop, loopFirst[loop]);
  b.point.loop = graph.loops[loop].parent;
  const TensorId zeros = b.splat(0, shape, b.dtype(t));
  const TensorId entered = b.enterLoop(zeros);
  b.point.loop = loop;
  b.point.before = std::next(b.positionOf(loopLast[loop]));
  const TensorId written = b.writeSlice(entered, t, counter);
  const TensorId stack = b.nextLoop(entered, written);
  graph.tensors[stack].name = "saved";
  b.point = backward;
  return stacks[t] = stack;
}

} // namespace planner
