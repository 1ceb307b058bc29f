//===- RecomputeLoops.cpp - Reverse loops that compute again --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include "ComputeAgain.h"
#include "LoopStacks.h"
#include "planner/Graph/Passes.h"
#include <algorithm>

namespace planner {
namespace {

class LoopRecomputer {
public:
  LoopRecomputer(OpGraph &g, LoopId o) : graph(g), only(o), b(g), stacks(b) {
    for (LoopId loop = 1; loop < graph.loops.size(); ++loop)
      for (const Carry &carry : carriesOf(graph, loop))
        if (carry.isInvariant())
          unchanged[carry.entered] = carry.initial;
  }

  bool run() {
    // By reverse and forward loop: what is read, with the stack's value.
    std::map<std::pair<LoopId, LoopId>, std::vector<std::pair<OpId, TensorId>>>
        pairs;
    for (const Stack &stack : stacks.all)
      for (OpId read : stack.reads)
        if ((only == 0 || stack.loop == only) &&
            isBetweenNeighbours(stack, read))
          pairs[{graph.ops[read].loop, stack.loop}].emplace_back(read,
                                                                 stack.value);
    bool changed = false;
    for (const auto &[loops, reads] : pairs)
      changed |= computeAgain(loops.first, loops.second, reads);
    if (!changed)
      return false;
    b.finish();
    // Rows that were read before are read once.
    mergeCommonSubexpressions(graph);
    return true;
  }

private:
  /// What is outside of one loop is outside of both.
  bool isBetweenNeighbours(const Stack &stack, OpId read) const {
    return stack.write != kNone && graph.loops[graph.ops[read].loop].parent ==
                                       graph.loops[stack.loop].parent;
  }

  bool isCarried(TensorId t) const {
    const OpId producer = graph.tensors[t].producer;
    return producer != kNone && graph.ops[producer].kind == OpKind::LoopEnter;
  }

  bool computeAgain(LoopId reverse, LoopId forward,
                    const std::vector<std::pair<OpId, TensorId>> &reads) {
    if (std::all_of(reads.begin(), reads.end(), [&](const auto &read) {
          return isCarried(resolve(read.second));
        }))
      return false;
    forwardLoop = forward;
    index = graph.ops[reads.front().first].operands[1];
    made.clear();
    b.point = OpBuilder::Point();
    b.setPointAfter(index);
    b.point.loop = reverse;
    b.point.phase = Phase::Backward;
    b.point.isRecomputed = true;
    b.point.location = graph.loops[forward].location;
    if (b.loopOf(index) != reverse)
      b.point.before = b.beginOf(reverse, reads.front().first);
    for (const auto &[read, value] : reads)
      if (!isCarried(resolve(value)))
        stacks.replaceRead(read, again(value));
    finishBody();
    return true;
  }

  /// A block that is executed again is executed to its end.
  void finishBody() {
    for (const Carry &carry : carriesOf(graph, forwardLoop)) {
      const bool isStack =
          std::any_of(stacks.all.begin(), stacks.all.end(),
                      [&](const Stack &s) { return s.final == carry.final; });
      if (carry.isInvariant() || isStack ||
          !isFloat(graph.tensors[carry.entered].dtype))
        continue;
      const OpId producer =
          graph.tensors[again(graph.ops[carry.next].operands[0])].producer;
      if (producer != kNone && graph.ops[producer].recomputes != kNone)
        graph.ops[producer].alwaysRuns = true;
    }
  }

  TensorId resolve(TensorId t) const {
    for (auto it = unchanged.find(t); it != unchanged.end();
         it = unchanged.find(t))
      t = it->second;
    return t;
  }

  /// The value of the forward iteration, in the reverse loop.
  TensorId again(TensorId t) {
    t = resolve(t);
    if (auto it = made.find(t); it != made.end())
      return it->second;
    if (b.loopOf(t) != forwardLoop)
      return t;
    const OpId producer = graph.tensors[t].producer;
    const OpKind kind = graph.ops[producer].kind;
    if (graph.ops[producer].mnemonic == "counter")
      return made[t] = b.convert(index, b.dtype(t));
    // What the iteration begins with, and what loops inside it leave behind.
    if (kind == OpKind::LoopEnter || kind == OpKind::LoopNext)
      return made[t] = readRow(t);
    SmallVec<TensorId, 3> operands;
    for (TensorId operand : SmallVec<TensorId, 3>(graph.ops[producer].operands))
      operands.push_back(again(operand));
    const OpId copy = b.cloneWhole(producer, operands);
    for (size_t i = 0; i < graph.ops[producer].results.size(); ++i)
      made[graph.ops[producer].results[i]] = graph.ops[copy].results[i];
    return made[t];
  }

  TensorId readRow(TensorId t) {
    const Stack *stack = stacks.find(t, forwardLoop);
    return b.readSlice((stack ? *stack : stacks.add(t, forwardLoop)).final,
                       index);
  }

  OpGraph &graph;
  const LoopId only;
  OpBuilder b;
  LoopStacks stacks;
  std::map<TensorId, TensorId> unchanged;

  LoopId forwardLoop = 0;
  TensorId index = kNone;
  std::map<TensorId, TensorId> made;
};

} // namespace

bool recomputeLoops(OpGraph &graph, LoopId only) {
  return graph.loops.size() > 2 && LoopRecomputer(graph, only).run();
}

} // namespace planner
