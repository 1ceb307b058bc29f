//===- StackedScores.cpp - Attention scores that a loop saves
//--------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A scan that is differentiated without rematerialisation stacks the
// probabilities of every layer. Kernels do not: they save what is linear in the
// sequence and compute scores again. This pass moves the stacks from the
// scores to queries and keys.
//
//===----------------------------------------------------------------------===//

#include "OpBuilder.h"
#include "Reach.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <optional>
#include <set>

namespace planner {
namespace {

/// A value of which a loop writes one row in each iteration, and the operators
/// that read rows of it in other loops.
struct Stack {
  TensorId value, final;
  LoopId loop;
  std::vector<OpId> reads;
};

class StackedScores {
public:
  explicit StackedScores(OpGraph &g)
      : graph(g), b(g), count(static_cast<OpId>(g.ops.size())) {}

  void run() {
    findStacks();
    if (stacks.empty())
      return;
    bool changed = false;
    for (OpId id = 0; id < count; ++id)
      if (graph.ops[id].kind == OpKind::Contraction &&
          stackedLoops.count(graph.ops[id].loop))
        changed |= moveScores(id);
    if (changed)
      b.finish();
  }

private:
  void findStacks();
  std::optional<Stack> stackOf(const Op &next) const;
  bool moveScores(OpId product);
  std::set<OpId> softmaxOf(OpId product) const;
  TensorId withoutUnits(TensorId t) const;
  void replaceRead(OpId read, TensorId value);
  TensorId again(TensorId t);
  TensorId fromOutside(TensorId t);
  TensorId newStack(TensorId t);

  OpGraph &graph;
  OpBuilder b;
  /// The operators that were there before.
  OpId count;
  std::vector<Stack> stacks;
  std::set<LoopId> stackedLoops;

  // Of the scores and the reverse loop that are being worked on.
  std::set<OpId> scores;
  LoopId forwardLoop = 0;
  TensorId index = kNone;
  std::map<TensorId, TensorId> made;
};

/// Looks through operators that only add or drop dimensions of size 1.
TensorId StackedScores::withoutUnits(TensorId t) const {
  while (graph.tensors[t].producer != kNone) {
    const Op &op = graph.ops[graph.tensors[t].producer];
    if ((op.mnemonic != "broadcast_in_dim" && op.mnemonic != "reshape") ||
        graph.tensors[op.operands[0]].elements() !=
            graph.tensors[t].elements() ||
        graph.tensors[op.operands[0]].shape.size() + 1 !=
            graph.tensors[t].shape.size())
      return t;
    t = op.operands[0];
    return t;
  }
  return t;
}

std::optional<Stack> StackedScores::stackOf(const Op &next) const {
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
  Stack stack{withoutUnits(write.operands[1]), next.results[0], next.loop, {}};
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

void StackedScores::findStacks() {
  for (OpId id = 0; id < count; ++id)
    if (std::optional<Stack> stack = stackOf(graph.ops[id])) {
      stackedLoops.insert(stack->loop);
      stacks.push_back(std::move(*stack));
    }
}

/// The operators that make probabilities of a product's result, if that is what
/// becomes of it: an exponential of every score, a sum, and a product with what
/// they weigh. Empty otherwise.
std::set<OpId> StackedScores::softmaxOf(OpId product) const {
  const TensorId root = graph.ops[product].results[0];
  const LoopId loop = graph.ops[product].loop;
  const int64_t size = graph.tensors[root].elements();
  std::set<OpId> members = {product};
  std::vector<TensorId> work = {root};
  bool exponentiates = false, sums = false, weighs = false;
  while (!work.empty()) {
    const TensorId t = work.back();
    work.pop_back();
    for (const Use &use : graph.tensors[t].uses) {
      const Op &op = graph.ops[use.op];
      if (op.loop != loop || op.results.size() != 1)
        continue;
      const int64_t elements = graph.tensors[op.results[0]].elements();
      if (op.kind == OpKind::Contraction) {
        weighs |= graph.tensors[t].elements() == size;
        continue;
      }
      const bool passes =
          op.kind == OpKind::Vector || op.kind == OpKind::Reduce ||
          op.mnemonic == "broadcast_in_dim" || op.mnemonic == "reshape" ||
          op.mnemonic == "transpose";
      if (!passes || elements > size || !members.insert(use.op).second)
        continue;
      exponentiates |= op.mnemonic == "exponential" && elements == size;
      sums |= op.kind == OpKind::Reduce &&
              graph.tensors[op.operands[0]].elements() == size;
      work.push_back(op.results[0]);
    }
  }
  if (!exponentiates || !sums || !weighs)
    return {};
  return members;
}

bool StackedScores::moveScores(OpId product) {
  scores = softmaxOf(product);
  if (scores.empty())
    return false;
  forwardLoop = graph.ops[product].loop;
  const int64_t size = graph.tensors[graph.ops[product].results[0]].elements();
  auto isOfScores = [&](const Stack &stack) {
    const OpId producer = graph.tensors[stack.value].producer;
    return stack.loop == forwardLoop && producer != kNone &&
           scores.count(producer);
  };
  // Only if something as large as the scores is saved.
  if (std::none_of(stacks.begin(), stacks.end(), [&](const Stack &stack) {
        return isOfScores(stack) &&
               graph.tensors[stack.value].elements() == size;
      }))
    return false;
  std::map<LoopId, std::vector<std::pair<OpId, TensorId>>> readsIn;
  for (const Stack &stack : stacks)
    if (isOfScores(stack))
      for (OpId read : stack.reads)
        readsIn[graph.ops[read].loop].emplace_back(read, stack.value);
  for (const auto &[loop, reads] : readsIn) {
    made.clear();
    index = graph.ops[reads.front().first].operands[1];
    b.setPointAfter(index);
    b.point.loop = loop;
    b.point.phase = Phase::Backward;
    b.point.location = graph.ops[product].location;
    if (b.loopOf(index) != loop)
      b.point.before = b.positionOf(reads.front().first);
    for (const auto &[read, value] : reads)
      replaceRead(read, again(value));
  }
  return true;
}

/// Readers of the row get the value, which lacks the row's leading 1.
void StackedScores::replaceRead(OpId read, TensorId value) {
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

/// The value, computed in the reverse loop.
TensorId StackedScores::again(TensorId t) {
  if (auto it = made.find(t); it != made.end())
    return it->second;
  const OpId producer = graph.tensors[t].producer;
  if (producer == kNone || !scores.count(producer))
    return made[t] = fromOutside(t);
  SmallVec<TensorId, 3> operands;
  for (TensorId operand : SmallVec<TensorId, 3>(graph.ops[producer].operands))
    operands.push_back(again(operand));
  return made[t] = b.clone(producer, operands);
}

/// Queries, keys, masks: as they are, if they do not belong to the forward
/// loop; cheap and constant values again; else from their stack.
TensorId StackedScores::fromOutside(TensorId t) {
  if (b.loopOf(t) != forwardLoop)
    return t;
  for (const Stack &stack : stacks)
    if (stack.value == t && stack.loop == forwardLoop)
      return b.readSlice(stack.final, index);
  const OpId producer = graph.tensors[t].producer;
  const Op &op = graph.ops[producer];
  const bool isCheap =
      (op.kind == OpKind::Layout && op.mnemonic.substr(0, 7) != "dynamic") ||
      (op.kind == OpKind::Generator && op.mnemonic != "counter") ||
      (op.kind == OpKind::Vector && op.operands.size() == 1);
  if (isCheap && op.results.size() == 1) {
    SmallVec<TensorId, 3> operands;
    for (TensorId operand : SmallVec<TensorId, 3>(op.operands))
      operands.push_back(again(operand));
    return b.clone(producer, operands);
  }
  return b.readSlice(newStack(t), index);
}

TensorId StackedScores::newStack(TensorId t) {
  OpId first = kNone, last = kNone;
  TensorId counter = kNone;
  for (OpId id = 0; id < count; ++id) {
    if (graph.ops[id].loop != forwardLoop)
      continue;
    if (first == kNone)
      first = id;
    last = id;
    if (graph.ops[id].mnemonic == "counter")
      counter = graph.ops[id].results[0];
  }
  const OpBuilder::Point before = b.point;
  Shape shape = {graph.loops[forwardLoop].tripCount};
  shape.insert(shape.end(), b.shape(t).begin(), b.shape(t).end());
  b.point = OpBuilder::Point();
  if (counter == kNone) {
    b.point.before = b.beginOf(forwardLoop, first);
    b.point.loop = forwardLoop;
    counter = b.loopCounter();
  }
  b.point.before = b.beginOf(forwardLoop, first);
  b.point.loop = graph.loops[forwardLoop].parent;
  const TensorId entered = b.enterLoop(b.splat(0, shape, b.dtype(t)));
  b.point.before = std::next(b.positionOf(last));
  b.point.loop = forwardLoop;
  const TensorId final = b.nextLoop(entered, b.writeSlice(entered, t, counter));
  graph.tensors[final].name = "saved";
  b.point = before;
  stacks.push_back({t, final, forwardLoop, {}});
  return final;
}

} // namespace

void recomputeStackedScores(OpGraph &graph) {
  if (graph.loops.size() > 2)
    StackedScores(graph).run();
}

} // namespace planner
