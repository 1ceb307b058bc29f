//===- AdjointLoop.cpp - Adjoints of loops --------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The adjoint of a loop is a loop over the same iterations, last first. It
// carries the cotangents of the carried values. Cotangents of what the body
// takes from outside are summed in carried accumulators; of a stack that is
// read one row in each iteration, the rows' cotangents fill a stack.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include <algorithm>

namespace planner {

/// One row written in each iteration, never read in the loop.
bool Differentiator::isStackedResult(const Carry &carry) const {
  const Tensor &updated = graph.tensors[carry.updated];
  if (updated.producer == kNone || updated.uses.size() != 1 ||
      graph.tensors[carry.entered].uses.size() != 1)
    return false;
  const Op &write = graph.ops[updated.producer];
  if (write.mnemonic != "dynamic_update_slice" ||
      write.operands[0] != carry.entered ||
      !isCounter(write.operands[2], graph.ops[carry.next].loop))
    return false;
  const Shape &row = graph.tensors[write.operands[1]].shape;
  return row[0] == 1 &&
         std::equal(row.begin() + 1, row.end(), updated.shape.begin() + 1);
}

/// Enters the scope's loop with a value from before it.
TensorId Differentiator::enterWith(const Scope &scope, TensorId initial) {
  const OpBuilder::Point inside = b.point;
  b.point = pointIn(*scope.parent);
  const TensorId entered = b.enterLoop(initial);
  b.point = inside;
  return entered;
}

TensorId Differentiator::enterWithZeros(const Scope &scope, TensorId like) {
  const OpBuilder::Point inside = b.point;
  b.point = pointIn(*scope.parent);
  const TensorId zeros = b.splat(0, b.shape(like), b.dtype(like));
  b.point = inside;
  return enterWith(scope, zeros);
}

/// Begins the reverse loop with its counter. `scope.index` becomes the number
/// of the forward iteration.
void Differentiator::openReverseLoop(Scope &scope, LoopId forward) {
  Scope &outer = *scope.parent;
  Loop loop;
  loop.parent = outer.reverse;
  loop.tripCount = graph.loops[forward].tripCount;
  loop.location = graph.loops[forward].location;
  scope.forward = forward;
  scope.reverse = static_cast<LoopId>(graph.loops.size());
  b.point = pointIn(outer);
  b.point.loop = scope.reverse;
  graph.loops.push_back(std::move(loop));
  const TensorId counter = b.loopCounter();
  scope.firstOp = graph.tensors[counter].producer;
  current = &scope;
  b.point = pointIn(scope);
  const double trips = static_cast<double>(graph.loops[forward].tripCount);
  const TensorId count = b.splat(trips, {}, DType::I32);
  const TensorId left = b.pointwise("subtract", {count, counter});
  const TensorId one = b.splat(1, {}, DType::I32);
  scope.index = b.pointwise("subtract", {left, one});
}

Expected<void> Differentiator::transposeLoop(Scope &outer, LoopId loop) {
  std::vector<Carry> carries = carriesOf(graph, loop);
  carries.erase(std::remove_if(carries.begin(), carries.end(),
                               [&](const Carry &carry) {
                                 return carry.isInvariant() ||
                                        !active[carry.entered];
                               }),
                carries.end());
  if (std::none_of(carries.begin(), carries.end(), [&](const Carry &carry) {
        return cotangent(carry.final) != kNone;
      }))
    return {};
  // The cotangents of the final values, as the reverse loop finds them.
  std::vector<TensorId> initial(carries.size(), kNone);
  Scope scope;
  scope.parent = &outer;
  std::vector<bool> stacked(carries.size());
  b.point = pointIn(outer);
  b.point.location = graph.loops[loop].location;
  for (size_t i = 0; i < carries.size(); ++i) {
    const TensorId final = carries[i].final;
    initial[i] = cotangent(final);
    stacked[i] = isStackedResult(carries[i]);
    if (stacked[i] && initial[i] != kNone)
      scope.stackCotangents[graph.tensors[carries[i].updated].producer] =
          initial[i];
    else if (!stacked[i] && initial[i] == kNone)
      initial[i] = b.splat(0, b.shape(final), b.dtype(final));
  }
  openReverseLoop(scope, loop);
  std::vector<TensorId> entered(carries.size(), kNone);
  for (size_t i = 0; i < carries.size(); ++i) {
    if (stacked[i]) {
      // transposeOp looks for a cotangent of the written stack.
      if (initial[i] != kNone)
        giveIn(scope, carries[i].updated, initial[i]);
      continue;
    }
    entered[i] = enterWith(scope, initial[i]);
    giveIn(scope, carries[i].updated, entered[i]);
  }
  if (auto ok = transposeScope(scope, loopFirst[loop], loopLast[loop]); !ok)
    return ok;
  b.point = pointIn(scope);
  std::vector<std::pair<TensorId, TensorId>> gradients;
  for (size_t i = 0; i < carries.size(); ++i) {
    if (stacked[i])
      continue;
    const TensorId x = carries[i].entered;
    TensorId ct = cotangent(x);
    if (ct == kNone)
      ct = b.splat(0, b.shape(x), b.dtype(x));
    gradients.emplace_back(carries[i].initial, b.nextLoop(entered[i], ct));
  }
  for (const auto &[t, ct] : scope.cotangents) {
    if (loopOf(t) == loop || !active[t] || isLoopInside(graph, loopOf(t), loop))
      continue;
    const TensorId sum = enterWithZeros(scope, t);
    gradients.emplace_back(t, b.nextLoop(sum, b.pointwise("add", {sum, ct})));
  }
  for (const auto &[t, rows] : scope.slices) {
    TensorId row = rows[0];
    for (size_t i = 1; i < rows.size(); ++i)
      row = b.pointwise("add", {row, rows[i]});
    const TensorId stack = enterWithZeros(scope, t);
    gradients.emplace_back(
        t, b.nextLoop(stack, b.writeSlice(stack, row, scope.index)));
  }
  current = &outer;
  b.point = pointIn(outer);
  for (const auto &[t, ct] : gradients)
    if (active[resolve(t)])
      giveIn(outer, t, ct);
  return {};
}

} // namespace planner
