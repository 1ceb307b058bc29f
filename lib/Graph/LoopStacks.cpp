//===- LoopStacks.cpp - What loops save row by row ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LoopStacks.h"
#include <algorithm>

namespace planner {

LoopStacks::LoopStacks(OpBuilder &builder)
    : b(builder), graph(builder.graph),
      count(static_cast<OpId>(builder.graph.ops.size())) {
  for (OpId id = 0; id < count; ++id)
    if (std::optional<Stack> stack = stackOf(graph.ops[id]))
      all.push_back(std::move(*stack));
}

const Stack *LoopStacks::find(TensorId value, LoopId loop) const {
  for (const Stack &stack : all)
    if (stack.value == value && stack.loop == loop)
      return &stack;
  return nullptr;
}

const Stack *LoopStacks::readBy(OpId op) const {
  for (const Stack &stack : all)
    if (std::find(stack.reads.begin(), stack.reads.end(), op) !=
        stack.reads.end())
      return &stack;
  return nullptr;
}

/// Looks through an operator that only adds a dimension of size 1.
TensorId LoopStacks::withoutUnits(TensorId t) const {
  if (graph.tensors[t].producer == kNone)
    return t;
  const Op &op = graph.ops[graph.tensors[t].producer];
  if (op.mnemonic != "broadcast_in_dim" && op.mnemonic != "reshape")
    return t;
  const Tensor &from = graph.tensors[op.operands[0]];
  const Tensor &to = graph.tensors[t];
  return from.elements() == to.elements() &&
                 from.shape.size() + 1 == to.shape.size()
             ? op.operands[0]
             : t;
}

std::optional<Stack> LoopStacks::stackOf(const Op &next) const {
  if (next.kind != OpKind::LoopNext || next.tiedTo == kNone)
    return std::nullopt;
  const TensorId entered = graph.ops[next.tiedTo].results[0];
  const OpId producer = graph.tensors[next.operands[0]].producer;
  if (producer == kNone || graph.tensors[entered].uses.size() != 1)
    return std::nullopt;
  const Op &write = graph.ops[producer];
  if (write.mnemonic != "dynamic_update_slice" || write.operands[0] != entered)
    return std::nullopt;
  const Shape &whole = graph.tensors[entered].shape;
  const Shape &row = graph.tensors[write.operands[1]].shape;
  if (row.empty() || row[0] != 1 ||
      !std::equal(row.begin() + 1, row.end(), whole.begin() + 1))
    return std::nullopt;
  Stack stack{withoutUnits(write.operands[1]),
              next.results[0],
              next.loop,
              {},
              producer};
  if (!graph.tensors[stack.final].outputs.empty())
    return std::nullopt;
  for (const Use &use : graph.tensors[stack.final].uses) {
    const Op &read = graph.ops[use.op];
    if (read.mnemonic != "dynamic_slice" || use.operand != 0 ||
        read.loop == 0 || graph.tensors[read.results[0]].shape != row)
      return std::nullopt;
    stack.reads.push_back(use.op);
  }
  return stack;
}

const Stack &LoopStacks::add(TensorId value, LoopId loop) {
  OpId first = kNone, last = kNone;
  TensorId counter = kNone;
  for (OpId id = 0; id < count; ++id) {
    if (graph.ops[id].loop != loop)
      continue;
    if (first == kNone)
      first = id;
    last = id;
    if (graph.ops[id].mnemonic == "counter")
      counter = graph.ops[id].results[0];
  }
  const OpBuilder::Point before = b.point;
  Shape shape = {graph.loops[loop].tripCount};
  shape.insert(shape.end(), b.shape(value).begin(), b.shape(value).end());
  b.point = OpBuilder::Point();
  if (counter == kNone) {
    b.point.before = b.beginOf(loop, first);
    b.point.loop = loop;
    counter = b.loopCounter();
  }
  b.point.before = b.beginOf(loop, first);
  b.point.loop = graph.loops[loop].parent;
  const TensorId entered = b.enterLoop(b.splat(0, shape, b.dtype(value)));
  b.point.before = std::next(b.positionOf(last));
  b.point.loop = loop;
  const TensorId final =
      b.nextLoop(entered, b.writeSlice(entered, value, counter));
  graph.tensors[final].name = "saved";
  b.point = before;
  all.push_back({value, final, loop, {}, kNone});
  return all.back();
}

void LoopStacks::replaceRead(OpId read, TensorId value) {
  const TensorId row = graph.ops[read].results[0];
  TensorId padded = kNone;
  for (const Use &use : SmallVec<Use, 2>(graph.tensors[row].uses)) {
    const Op &user = graph.ops[use.op];
    if (user.kind == OpKind::Layout && user.results.size() == 1 &&
        b.shape(user.results[0]) == b.shape(value)) {
      const TensorId old = user.results[0];
      for (const Use &next : graph.tensors[old].uses)
        graph.ops[next.op].operands[next.operand] = value;
      continue;
    }
    if (padded == kNone)
      padded = b.reshapeUnits(value, b.shape(row));
    graph.ops[use.op].operands[use.operand] = padded;
  }
}

} // namespace planner
