//===- SplitLoops.cpp - A loop over layers as two loops -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Of each chunk of a pipeline the first layers are computed again, the others
// are not. Each kind is one loop here, whatever the chunks: within a chunk
// layers follow each other as in the model, and which chunks have them is for
// the line to say (Loop::layers). The copy of a loop runs first, so that what
// reads what a loop leaves behind needs no change.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include "ComputeAgain.h"
#include "LoopStacks.h"
#include "Rebuild.h"
#include "planner/Graph/Recompute.h"
#include <algorithm>

namespace planner {
namespace {

class LoopSplitter {
public:
  LoopSplitter(OpGraph &g, LoopId f, LoopId r)
      : graph(g), forward(f), reverse(r), place(g.ops.size()) {
    for (OpId id = 0; id < place.size(); ++id)
      place[id] = id;
  }

  LoopId run(const std::vector<bool> &again) {
    findSaved();
    std::vector<bool> others = again;
    others.flip();
    const LoopId first = split(forward, again);
    for (auto &[saved, copy] : savedBy)
      copy = values.at(saved);
    values.clear();
    const LoopId last = split(reverse, others);
    pairLoops();
    rebuild(graph, {}, place);
    resizeSaved(first, last);
    return first;
  }

private:
  /// Stacks from the one loop to the other.
  void findSaved() {
    OpBuilder builder(graph);
    for (const Stack &stack : LoopStacks(builder).all)
      if (stack.loop == forward && !stack.reads.empty())
        savedBy[stack.final] = kNone;
  }

  /// A loop of these layers before that of the others.
  LoopId split(LoopId loop, const std::vector<bool> &layers) {
    const auto copy = static_cast<LoopId>(graph.loops.size());
    graph.loops.push_back(graph.loops[loop]);
    const auto trips = std::count(layers.begin(), layers.end(), true);
    graph.loops[copy].tripCount = trips;
    graph.loops[copy].layers = layers;
    graph.loops[loop].tripCount -= trips;
    graph.loops[loop].layers = layers;
    graph.loops[loop].layers.flip();
    const std::vector<Carry> carries = carriesOf(graph, loop);
    for (const Carry &carry : carries)
      copyOp(carry.enter, graph.loops[loop].parent);
    for (OpId id = 0, count = static_cast<OpId>(place.size()); id < count; ++id)
      if (graph.ops[id].loop == loop)
        copyOp(id, copy);
    for (const Carry &carry : carries) {
      if (savedBy.count(carry.final))
        continue;
      Op &enter = graph.ops[carry.enter];
      enter.tiedTo = copies.at(carry.enter);
      if (!carry.isInvariant())
        enter.operands[0] = values.at(carry.final);
    }
    return copy;
  }

  void copyOp(OpId id, LoopId loop) {
    Op &from = graph.ops[id];
    if (from.work.matmulFlops > 0)
      from.alike = id;
    Op op = from;
    op.loop = loop;
    op.origin = kNone;
    std::erase_if(op.inner,
                  [](const InnerValue &inner) { return !inner.constraint; });
    if (op.tiedTo != kNone)
      op.tiedTo = copies.at(op.tiedTo);
    for (TensorId &operand : op.operands)
      if (const auto it = values.find(operand); it != values.end())
        operand = it->second;
    for (TensorId &result : op.results) {
      Tensor tensor = graph.tensors[result];
      tensor.uses.clear();
      tensor.outputs.clear();
      tensor.origin = kNone;
      result = values[result] = graph.addTensor(std::move(tensor));
    }
    copies[id] = graph.addOp(std::move(op));
    place.push_back(id);
  }

  /// The copy of the loop that goes back runs first, and is of the layers that
  /// the forward loop itself has.
  void pairLoops() {
    for (Op &op : graph.ops) {
      if (op.loop != reverse)
        continue;
      if (const auto it = copies.find(op.adjointOf); it != copies.end())
        op.adjointOf = it->second;
      for (TensorId &operand : op.operands)
        if (const auto it = savedBy.find(operand); it != savedBy.end())
          operand = it->second;
    }
  }

  /// The iterations of a loop follow those of its copy.
  void countOn(OpBuilder &b, LoopId loop, int64_t before) {
    for (OpId id = 0, count = static_cast<OpId>(graph.ops.size()); id < count;
         ++id) {
      const Op &op = graph.ops[id];
      if (op.loop != loop || op.mnemonic != "counter")
        continue;
      const TensorId counter = op.results[0];
      const SmallVec<Use, 2> uses = graph.tensors[counter].uses;
      b.point = OpBuilder::Point();
      b.point.phase = op.phase;
      b.setPointAfter(counter);
      const TensorId sum =
          b.pointwise("add", {counter, b.splat(static_cast<double>(before), {},
                                               b.dtype(counter))});
      for (const Use &use : uses)
        graph.ops[use.op].operands[use.operand] = sum;
    }
  }

  /// A row for each iteration.
  void resizeSaved(LoopId first, LoopId last) {
    OpBuilder b(graph);
    LoopStacks stacks(b);
    const std::vector<Stack> given = stacks.all;
    const int64_t before = graph.loops[first].tripCount;
    countOn(b, forward, before);
    countOn(b, reverse, graph.loops[last].tripCount);
    // In program order.
    std::vector<std::pair<OpId, const Stack *>> reads;
    std::map<const Stack *, TensorId> rowsOf;
    for (const Stack &stack : given)
      for (const OpId read : stack.reads)
        reads.emplace_back(read, &stack);
    std::sort(reads.begin(), reads.end());
    for (const auto &[read, stack] : reads) {
      const auto [rows, isNew] = rowsOf.try_emplace(stack, kNone);
      if (isNew)
        rows->second = stacks.add(stack->value, stack->loop).final;
      const Op &op = graph.ops[read];
      b.point = OpBuilder::Point();
      b.point.before = b.positionOf(read);
      b.point.loop = op.loop;
      b.point.phase = op.phase;
      b.point.location = op.location;
      TensorId row = op.operands[1];
      if (stack->loop == forward)
        row = b.pointwise("subtract", {row, b.splat(static_cast<double>(before),
                                                    {}, b.dtype(row))});
      stacks.replaceRead(read, b.readSlice(rows->second, row));
    }
    b.finish();
  }

  OpGraph &graph;
  const LoopId forward, reverse;
  /// What the forward loop saves for the other one, and its copy does.
  std::map<TensorId, TensorId> savedBy;
  /// By what was there before; of values, in the loop that is split.
  std::map<OpId, OpId> copies;
  std::map<TensorId, TensorId> values;
  /// By operator: its place among those that were there before.
  std::vector<OpId> place;
};

} // namespace

Expected<LoopId> splitLoops(OpGraph &graph, const RecomputeChoice &choice) {
  const auto loops = layerLoops(graph);
  if (!loops)
    return makeError(
        "strategy: recompute_layers=" + std::to_string(choice.layers) +
            ": expected layers that are one chain outside of "
            "loops, or the iterations of one loop",
        {}, "leave recompute_layers out");
  const int64_t layers = graph.loops[loops->first].tripCount;
  if (auto ok = checkFirstOfEach("recompute_layers", choice.layers, layers,
                                 choice.chunks);
      !ok)
    return ok.takeError();
  const std::vector<bool> again =
      choice.chunks.firstOfEach(layers, choice.layers);
  if (std::find(again.begin(), again.end(), false) == again.end())
    return LoopId(0);
  return LoopSplitter(graph, loops->first, loops->second).run(again);
}

} // namespace planner
