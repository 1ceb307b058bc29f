//===- StackedValues.cpp - What loops save for their reverse loops --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ComputeAgain.h"
#include "KeptValues.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <set>

namespace planner {
namespace {

/// Rewrites the reads of stacks whose values are made again: from rows of what
/// is kept, which gets a stack if it has none.
class StackReducer {
public:
  explicit StackReducer(OpGraph &g)
      : graph(g), b(g), stacks(b), analysis(g), clustering(g, analysis),
        values(g, analysis, clustering, &stacks.all),
        count(static_cast<TensorId>(g.tensors.size())) {}

  void run() {
    const std::vector<Stack> given = stacks.all;
    rewrite(given, [&](const Stack &stack) {
      return values.again[analysis.source(stack.value)];
    });
    if (reads == 0)
      return;
    // What has got a stack of its own needs no other one of the same elements.
    rewrite(given, [&](const Stack &stack) {
      const TensorId source = analysis.source(stack.value);
      return source != stack.value && added.count(source) &&
             graph.tensors[source].elements() ==
                 graph.tensors[stack.value].elements();
    });
    b.finish();
    // Rows that were read before are read once.
    mergeCommonSubexpressions(graph);
  }

private:
  /// Both loops are next to each other: what is outside of one is outside of
  /// both.
  bool isReducible(const Stack &stack) const {
    const LoopId parent = graph.loops[stack.loop].parent;
    return stack.write != kNone &&
           std::all_of(stack.reads.begin(), stack.reads.end(), [&](OpId read) {
             return graph.loops[graph.ops[read].loop].parent == parent;
           });
  }

  template <typename Choose>
  void rewrite(const std::vector<Stack> &given, const Choose &choose) {
    std::vector<std::pair<OpId, const Stack *>> chosen;
    for (const Stack &stack : given)
      if (isReducible(stack) && choose(stack))
        for (OpId read : stack.reads)
          chosen.emplace_back(read, &stack);
    std::sort(chosen.begin(), chosen.end());
    made.clear();
    for (const auto &[read, stack] : chosen) {
      point(read, stack->loop);
      stacks.replaceRead(read, again(stack->value));
    }
    reads += chosen.size();
  }

  void point(OpId read, LoopId loop) {
    const Op &op = graph.ops[read];
    forwardLoop = loop;
    index = op.operands[1];
    // Another loop, or another count of its iterations.
    if (const std::pair now(op.loop, index); now != madeIn) {
      made.clear();
      madeIn = now;
    }
    b.point = OpBuilder::Point();
    b.point.before = b.positionOf(read);
    b.point.loop = op.loop;
    b.point.phase = op.phase;
    b.point.location = op.location;
  }

  /// The value, in the reverse loop.
  TensorId again(TensorId t) {
    t = values.resolve(t);
    if (auto it = made.find(t); it != made.end())
      return it->second;
    return made[t] = makeAgain(t);
  }

  TensorId makeAgain(TensorId t) {
    const OpId producer = graph.tensors[t].producer;
    if (b.loopOf(t) != forwardLoop)
      return t;
    if (graph.ops[producer].mnemonic == "counter")
      return b.convert(index, b.dtype(t));
    const bool isRead = t < count && !analysis.isFree(t) &&
                        !analysis.isView(t) && !values.again[t];
    if (isRead) {
      const Stack *stack = stacks.find(t, forwardLoop);
      if (!stack) {
        stack = &stacks.add(t, forwardLoop);
        added.insert(t);
      }
      return b.readSlice(stack->final, index);
    }
    SmallVec<TensorId, 3> operands;
    for (TensorId operand : SmallVec<TensorId, 3>(graph.ops[producer].operands))
      operands.push_back(again(operand));
    return b.clone(producer, operands);
  }

  OpGraph &graph;
  OpBuilder b;
  LoopStacks stacks;
  const FuseAnalysis analysis;
  const Clustering clustering;
  const KeptValues values;
  /// The tensors that were there before.
  const TensorId count;
  size_t reads = 0;
  /// What has got a stack.
  std::set<TensorId> added;

  LoopId forwardLoop = 0;
  TensorId index = kNone;
  std::pair<LoopId, TensorId> madeIn = {0, kNone};
  std::map<TensorId, TensorId> made;
};

} // namespace

void reduceStacks(OpGraph &graph) {
  if (graph.loops.size() > 2)
    StackReducer(graph).run();
}

/// Of what is read again.
static int64_t stackedBytes(OpGraph &graph) {
  OpBuilder builder(graph);
  int64_t bytes = 0;
  for (const Stack &stack : LoopStacks(builder).all)
    if (!stack.reads.empty())
      bytes = saturatingAdd(bytes, graph.tensors[stack.final].bytes());
  return bytes;
}

/// Whole blocks are computed again, in loops and outside of them.
static Expected<void> computeBlocksAgain(OpGraph &graph,
                                         const RecomputeChoice &choice) {
  if (choice.isPartial() && graph.loops.size() > 1) {
    Expected<LoopId> again = splitLoops(graph, choice);
    if (!again)
      return again.takeError();
    if (*again != 0) {
      recomputeLoops(graph, *again);
      reduceStacks(graph);
      graph.recompute = choice;
      return {};
    }
  }
  const bool inLoops = recomputeLoops(graph);
  Expected<bool> outside = recomputeBlocks(graph, choice);
  if (!outside)
    return outside.takeError();
  if (*outside || inLoops)
    graph.recompute = choice;
  return {};
}

Expected<void> chooseStacks(OpGraph &graph,
                            std::optional<RecomputeChoice> wish) {
  if (wish && wish->kind == Recompute::Full && !graph.isTrainStep)
    return computeBlocksAgain(graph, *wish);
  if (graph.loops.size() <= 2)
    return {};
  graph.stackedBytes = graph.leastStackedBytes = stackedBytes(graph);
  if (graph.stackedBytes == 0)
    return {};
  OpGraph reduced = graph;
  reduceStacks(reduced);
  const int64_t least = stackedBytes(reduced);
  if (least >= graph.stackedBytes)
    return {};
  const int64_t given = graph.stackedBytes;
  if (wish.value_or(graph.isTrainStep ? Recompute::None : Recompute::Selective)
          .kind == Recompute::Selective) {
    graph = std::move(reduced);
    graph.recompute = Recompute::Selective;
  }
  graph.stackedBytes = given;
  graph.leastStackedBytes = least;
  return {};
}

} // namespace planner
