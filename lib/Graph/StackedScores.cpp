//===- StackedScores.cpp - Attention scores that a loop saves -------------===//
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

#include "LoopStacks.h"
#include "Reach.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <set>

namespace planner {
namespace {

class StackedScores {
public:
  explicit StackedScores(OpGraph &g)
      : graph(g), b(g), stacks(b), count(static_cast<OpId>(g.ops.size())) {}

  void run() {
    std::set<LoopId> stackedLoops;
    for (const Stack &stack : stacks.all)
      stackedLoops.insert(stack.loop);
    bool changed = false;
    for (OpId id = 0; id < count; ++id)
      if (graph.ops[id].kind == OpKind::Contraction &&
          stackedLoops.count(graph.ops[id].loop))
        changed |= moveScores(id);
    if (changed)
      b.finish();
  }

private:
  bool moveScores(OpId product);
  std::set<OpId> softmaxOf(OpId product) const;
  TensorId again(TensorId t);
  TensorId fromOutside(TensorId t);

  OpGraph &graph;
  OpBuilder b;
  LoopStacks stacks;
  /// The operators that were there before.
  OpId count;

  // Of the scores and the reverse loop that are being worked on.
  std::set<OpId> scores;
  LoopId forwardLoop = 0;
  TensorId index = kNone;
  std::map<TensorId, TensorId> made;
};

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
  if (std::none_of(stacks.all.begin(), stacks.all.end(),
                   [&](const Stack &stack) {
                     return isOfScores(stack) &&
                            graph.tensors[stack.value].elements() == size;
                   }))
    return false;
  std::map<LoopId, std::vector<std::pair<OpId, TensorId>>> readsIn;
  for (const Stack &stack : stacks.all)
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
      stacks.replaceRead(read, again(value));
  }
  return true;
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
  if (const Stack *stack = stacks.find(t, forwardLoop))
    return b.readSlice(stack->final, index);
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
  return b.readSlice(stacks.add(t, forwardLoop).final, index);
}

} // namespace

void recomputeStackedScores(OpGraph &graph) {
  if (graph.loops.size() > 2)
    StackedScores(graph).run();
}

} // namespace planner
