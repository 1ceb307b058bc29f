//===- RecomputeBlocks.cpp - Layers that are computed again ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What findBlocks gives says which matrix operators are one layer. To which of
// two layers belongs what stands between them is decided here: the border is
// where the fewest bytes pass. The first layer begins with what the second one
// begins with, and the last one ends with what the one before it ends with.
//
//===----------------------------------------------------------------------===//

#include "ComputeAgain.h"
#include "MinimumCut.h"
#include "OpBuilder.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <set>

namespace planner {
namespace {

/// Part of no layer.
constexpr int32_t kOutside = -1;

/// To which occurrence of a block each operator of the forward pass belongs.
class Layers {
public:
  Layers(const OpGraph &g, const Block &b)
      : graph(g), count(static_cast<int32_t>(b.occurrences.size())),
        ops(static_cast<OpId>(g.ops.size())), layerOf(ops, kOutside),
        level(ops, kOutside), need(ops, count), inside(ops, kOutside) {
    for (int32_t i = 0; i < count; ++i)
      for (OpId op : b.occurrences[static_cast<size_t>(i)])
        if (isForward(op) && graph.ops[op].work.matmulFlops > 0)
          inside[op] = i;
  }

  /// False if the block is no sequence of layers of the forward pass.
  bool run() {
    if (count < 2 || !hasWork() || !findOrder())
      return false;
    for (OpId op = 0; op < ops; ++op)
      if (isForward(op) && level[op] >= 0 && need[op] != level[op] + 1 &&
          need[op] < count)
        layerOf[op] = level[op];
    for (int32_t border = 1; border < count; ++border)
      divide(border);
    beginFirst();
    followOperands();
    endLast();
    takeOwn();
    followOperands();
    return true;
  }

  int32_t operator[](OpId op) const {
    return op < layerOf.size() ? layerOf[op] : kOutside;
  }
  int32_t size() const { return count; }

private:
  bool isForward(OpId op) const {
    return graph.ops[op].phase == Phase::Forward;
  }

  bool hasWork() const {
    for (OpId op = 0; op < ops; ++op)
      if (inside[op] >= 0 && graph.ops[op].work.matmulFlops > 0 &&
          graph.ops[op].loop == 0)
        return true;
    return false;
  }

  /// False if the occurrences do not follow one another.
  bool findOrder() {
    for (OpId op = 0; op < ops; ++op) {
      if (!isForward(op))
        continue;
      for (TensorId operand : graph.ops[op].operands)
        if (const OpId producer = graph.tensors[operand].producer;
            producer != kNone)
          level[op] = std::max(level[op], level[producer]);
      level[op] = std::max(level[op], inside[op]);
    }
    for (OpId op = ops; op-- > 0;) {
      if (!isForward(op))
        continue;
      for (TensorId result : graph.ops[op].results)
        for (const Use &use : graph.tensors[result].uses)
          if (isForward(use.op))
            need[op] = std::min(need[op], need[use.op]);
      if (inside[op] >= 0)
        need[op] = std::min(need[op], inside[op]);
    }
    for (OpId op = 0; op < ops; ++op)
      if (inside[op] >= 0 &&
          (level[op] != inside[op] || need[op] != inside[op]))
        return false;
    return true;
  }

  /// Of all operators, for each border: what the arrays say is known first.
  bool isBetween(OpId op, int32_t border) const {
    return level[op] == border - 1 && need[op] == border && isForward(op);
  }

  /// Gives what stands between two layers to one of them.
  void divide(int32_t border) {
    std::vector<TensorId> tensors;
    std::map<TensorId, uint32_t> numberOf;
    std::vector<Recomputable> values;
    const auto number = [&](TensorId t, bool isSource) {
      const auto [it, isNew] =
          numberOf.try_emplace(t, static_cast<uint32_t>(values.size()));
      if (isNew) {
        Recomputable value;
        value.bytes = graph.tensors[t].bytes();
        value.isSource = isSource;
        values.push_back(std::move(value));
      }
      return it->second;
    };
    // What there is before, and is not shared by all layers.
    const auto belongs = [&](TensorId t) {
      const OpId producer = graph.tensors[t].producer;
      return producer != kNone && isForward(producer) &&
             level[producer] == border - 1 && !graph.tensors[t].splat;
    };
    for (OpId op = 0; op < ops; ++op) {
      const bool isReader =
          level[op] == border && need[op] >= border && isForward(op);
      if (!isReader && !isBetween(op, border))
        continue;
      SmallVec<uint32_t, 3> operands;
      for (TensorId operand : graph.ops[op].operands)
        if (belongs(operand)) {
          operands.push_back(number(
              operand, !isBetween(graph.tensors[operand].producer, border)));
          if (isReader)
            values[operands.back()].isWanted = true;
        }
      if (isReader)
        continue;
      for (TensorId result : graph.ops[op].results)
        values[number(result, operands.empty())].operands = operands;
    }
    const std::vector<bool> kept = minimumCut(values);
    for (OpId op = 0; op < ops; ++op) {
      if (!isBetween(op, border))
        continue;
      bool isAfter = false;
      for (TensorId operand : graph.ops[op].operands) {
        const auto it = numberOf.find(operand);
        isAfter |= it != numberOf.end() &&
                   (kept[it->second] ||
                    layerOf[graph.tensors[operand].producer] == border);
      }
      layerOf[op] = isAfter ? border : border - 1;
    }
  }

  /// What no later layer reads: residuals for the backward pass.
  void followOperands() {
    for (OpId op = 0; op < ops; ++op)
      if (isForward(op) && need[op] == count && level[op] < count - 1 &&
          layerOf[op] == kOutside)
        layerOf[op] = latestOperand(op);
  }

  /// What depends on no layer, but has its like for each of them, belongs to
  /// those that read it: parameters in another format, masks of dropout.
  void takeOwn() {
    std::map<OpId, std::set<int32_t>> layers;
    for (OpId op = 0; op < ops; ++op)
      if (isForward(op) && level[op] < 0)
        layers[graph.foldClass[op]].insert(need[op]);
    for (OpId op = ops; op-- > 0;)
      if (isForward(op) && level[op] < 0 && layerOf[op] == kOutside &&
          layers[graph.foldClass[op]].size() > 1)
        layerOf[op] = onlyReader(op);
  }

  int32_t onlyReader(OpId op) const {
    int32_t reader = kOutside;
    for (TensorId result : graph.ops[op].results)
      for (const Use &use : graph.tensors[result].uses) {
        if (!isForward(use.op))
          continue;
        if (layerOf[use.op] == kOutside ||
            (reader != kOutside && reader != layerOf[use.op]))
          return kOutside;
        reader = layerOf[use.op];
      }
    return reader;
  }

  /// The first layer begins with what the second one begins with.
  void beginFirst() {
    std::set<OpId> begins;
    for (OpId op = 0; op < ops; ++op)
      if (isBetween(op, 1) && layerOf[op] == 1)
        begins.insert(graph.foldClass[op]);
    for (OpId op = 0; op < ops; ++op)
      if (isBetween(op, 0) && begins.count(graph.foldClass[op]))
        layerOf[op] = 0;
  }

  /// The last layer ends with what the one before it ends with.
  void endLast() {
    std::set<OpId> ends;
    for (OpId op = 0; op < ops; ++op)
      if (layerOf[op] == count - 2 && level[op] == count - 2)
        ends.insert(graph.foldClass[op]);
    for (OpId op = 0; op < ops; ++op)
      if (isForward(op) && level[op] == count - 1 && need[op] == count &&
          ends.count(graph.foldClass[op]))
        layerOf[op] = count - 1;
  }

  int32_t latestOperand(OpId op) const {
    int32_t latest = kOutside;
    for (TensorId operand : graph.ops[op].operands)
      if (const OpId producer = graph.tensors[operand].producer;
          producer != kNone)
        latest = std::max(latest, layerOf[producer]);
    return latest;
  }

  const OpGraph &graph;
  int32_t count;
  OpId ops;
  std::vector<int32_t> layerOf;
  /// The last layer that an operator depends on, the first that depends on it.
  std::vector<int32_t> level, need;
  /// Of matrix operators: the occurrence that they are in.
  std::vector<int32_t> inside;
};

class BlockRecomputer {
public:
  BlockRecomputer(OpGraph &g, const RecomputeChoice &c)
      : graph(g), choice(c), b(g), count(static_cast<OpId>(g.ops.size())) {}

  Expected<bool> run() {
    bool changed = false;
    for (const Block &block : graph.blocks) {
      Layers layers(graph, block);
      if (!layers.run())
        continue;
      if (auto ok = checkLayers(layers.size()); !ok)
        return ok.takeError();
      changed |= repeat(layers);
    }
    if (changed)
      b.finish();
    return changed;
  }

private:
  Expected<void> checkLayers(int64_t layers) const {
    return choice.isPartial()
               ? checkFirstOfEach("recompute_layers", choice.layers, layers,
                                  choice.chunks)
               : Expected<void>();
  }

  /// By layer, of so many.
  std::vector<bool> computedAgain(int64_t layers) const {
    return choice.isPartial()
               ? choice.chunks.firstOfEach(layers, choice.layers)
               : std::vector<bool>(static_cast<size_t>(layers), true);
  }

  /// Loops stay where they are; what they leave behind is kept.
  static bool isRepeatable(const Op &op) {
    return op.loop == 0 && op.kind != OpKind::LoopEnter &&
           op.kind != OpKind::LoopNext && op.kind != OpKind::Generator;
  }

  /// A tensor of a layer that an operator outside of it reads in the forward
  /// pass: it is kept.
  bool leaves(TensorId t, const Layers &layers) const {
    const Tensor &tensor = graph.tensors[t];
    if (!tensor.outputs.empty())
      return true;
    return std::any_of(
        tensor.uses.begin(), tensor.uses.end(), [&](const Use &use) {
          return use.op < count && graph.ops[use.op].phase == Phase::Forward &&
                 layers[use.op] != layers[tensor.producer];
        });
  }

  bool repeat(const Layers &layers) {
    // By layer: what later operators read of it, and the first of them.
    std::vector<std::vector<Use>> reads(static_cast<size_t>(layers.size()));
    std::vector<std::vector<OpId>> members(reads.size());
    for (OpId id = 0; id < count; ++id) {
      const Op &op = graph.ops[id];
      if (layers[id] != kOutside && isRepeatable(op))
        members[static_cast<size_t>(layers[id])].push_back(id);
      if (op.phase == Phase::Forward || op.isRecomputed)
        continue;
      for (uint32_t i = 0; i < op.operands.size(); ++i) {
        const OpId producer = graph.tensors[op.operands[i]].producer;
        if (producer != kNone && producer < count &&
            layers[producer] != kOutside && isRepeatable(graph.ops[producer]) &&
            !leaves(op.operands[i], layers))
          reads[static_cast<size_t>(layers[producer])].push_back({id, i});
      }
    }
    bool changed = false;
    const std::vector<bool> isAgain = computedAgain(layers.size());
    for (size_t layer = 0; layer < reads.size(); ++layer) {
      if (reads[layer].empty() || !isAgain[layer])
        continue;
      computeAgain(members[layer], reads[layer], layers);
      changed = true;
    }
    return changed;
  }

  void computeAgain(const std::vector<OpId> &members,
                    const std::vector<Use> &reads, const Layers &layers) {
    const OpId first = std::min(reads.front().op, firstAdjoint(members));
    b.point = OpBuilder::Point();
    b.point.before = b.positionOf(first);
    b.point.loop = graph.ops[first].loop;
    b.point.phase = Phase::Backward;
    b.point.isRecomputed = true;
    std::map<TensorId, TensorId> made;
    for (OpId id : members) {
      SmallVec<TensorId, 3> operands;
      for (TensorId operand : graph.ops[id].operands) {
        const auto it = made.find(operand);
        operands.push_back(it == made.end() ? operand : it->second);
      }
      b.point.location = graph.ops[id].location;
      const OpId copy = b.cloneWhole(id, operands);
      for (size_t i = 0; i < graph.ops[id].results.size(); ++i) {
        const TensorId result = graph.ops[id].results[i];
        made[result] = graph.ops[copy].results[i];
        // A block that is executed again is executed to its end.
        if (leaves(result, layers))
          graph.ops[copy].alwaysRuns = true;
      }
    }
    for (const Use &read : reads) {
      TensorId &operand = graph.ops[read.op].operands[read.operand];
      operand = made.at(operand);
    }
  }

  /// The first operator of the members' adjoints.
  OpId firstAdjoint(const std::vector<OpId> &members) const {
    for (OpId id = members.front(); id < count; ++id)
      if (graph.ops[id].adjointOf != kNone && graph.ops[id].loop == 0 &&
          std::binary_search(members.begin(), members.end(),
                             graph.ops[id].adjointOf))
        return id;
    return kNone;
  }

  OpGraph &graph;
  const RecomputeChoice &choice;
  OpBuilder b;
  /// The operators that were there before.
  OpId count;
};

} // namespace

/// findBlocks() looks for these again when blocks differ.
static void noteProducts(OpGraph &graph) {
  for (const Block &block : graph.blocks)
    for (const std::vector<OpId> &ops : block.occurrences)
      for (OpId id : ops)
        if (graph.ops[id].work.matmulFlops > 0 && graph.ops[id].loop == 0)
          graph.ops[id].alike = graph.foldClass[id];
}

Expected<bool> recomputeBlocks(OpGraph &graph, const RecomputeChoice &choice) {
  if (graph.foldClass.empty())
    findBlocks(graph);
  if (choice.isPartial())
    noteProducts(graph);
  Expected<bool> changed = BlockRecomputer(graph, choice).run();
  // As if nobody had asked.
  if (changed && !*changed)
    for (Op &op : graph.ops)
      op.alike = kNone;
  graph.forgetBlocks();
  return changed;
}

} // namespace planner
