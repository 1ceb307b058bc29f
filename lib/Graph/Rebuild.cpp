//===- Rebuild.cpp - Keeping a graph in order after a pass ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Rebuild.h"
#include <algorithm>
#include <cassert>
#include <queue>

namespace planner {
namespace {

class Rebuilder {
public:
  Rebuilder(OpGraph &g, const std::vector<bool> &dead,
            const std::vector<OpId> &p)
      : graph(g), place(p) {
    isDead = dead;
    for (OpId id = static_cast<OpId>(place.size()); id < g.ops.size(); ++id)
      place.push_back(id);
    isDead.resize(graph.ops.size(), false);
  }

  void run() {
    setProducers();
    markLive();
    sort();
    renumber();
  }

private:
  OpGraph &graph;
  std::vector<OpId> place;
  std::vector<bool> isDead, isLive;
  std::vector<OpId> order;
  /// By TensorId. Tensors and operators are large: what is asked for again and
  /// again is kept apart from them.
  std::vector<OpId> producerOf;
  /// An item is an operator (below ops.size()) or a loop (above).
  std::vector<std::vector<uint32_t>> successors;
  std::vector<uint32_t> pending;

  void setProducers() {
    producerOf.assign(graph.tensors.size(), kNone);
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (!isDead[id])
        for (TensorId result : graph.ops[id].results)
          producerOf[result] = id;
  }

  void markLive() {
    isLive.assign(graph.ops.size(), false);
    // The two ends of a carried value live and die together.
    std::vector<OpId> updateOf(graph.ops.size(), kNone);
    std::vector<OpId> work;
    auto need = [&](OpId id) {
      if (id == kNone || isLive[id] || isDead[id])
        return;
      isLive[id] = true;
      work.push_back(id);
    };
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      if (!isDead[id] && op.kind == OpKind::LoopNext && op.tiedTo != kNone)
        updateOf[op.tiedTo] = id;
      if (op.results.empty() || op.alwaysRuns)
        need(id);
    }
    for (TensorId id : graph.results)
      need(producerOf[id]);
    while (!work.empty()) {
      const OpId id = work.back();
      work.pop_back();
      for (TensorId operand : graph.ops[id].operands)
        need(producerOf[operand]);
      need(updateOf[id]);
      if (graph.ops[id].kind == OpKind::LoopNext)
        need(graph.ops[id].tiedTo);
    }
  }

  uint32_t loopItem(LoopId loop) const {
    return static_cast<uint32_t>(graph.ops.size()) + loop;
  }

  LoopId depthOf(LoopId loop) const {
    LoopId depth = 0;
    for (; loop != 0; loop = graph.loops[loop].parent)
      ++depth;
    return depth;
  }

  /// The items of one loop that hold the two operators: themselves, or the
  /// loops around them inside their innermost common loop.
  std::pair<uint32_t, uint32_t> siblings(OpId from, OpId to) const {
    uint32_t a = from, b = to;
    LoopId x = graph.ops[from].loop, y = graph.ops[to].loop;
    LoopId dx = depthOf(x), dy = depthOf(y);
    auto up = [&](uint32_t &item, LoopId &loop, LoopId &depth) {
      item = loopItem(loop);
      loop = graph.loops[loop].parent;
      --depth;
    };
    while (x != y) {
      if (dx >= dy)
        up(a, x, dx);
      else
        up(b, y, dy);
    }
    return {a, b};
  }

  bool isSorted() const {
    // Loops were contiguous before; a pass that appends nothing keeps order.
    std::vector<bool> closed(graph.loops.size(), false);
    LoopId current = 0;
    OpId last = 0;
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      if (!isLive[id])
        continue;
      if (place[id] < last)
        return false;
      last = place[id];
      const Op &op = graph.ops[id];
      for (TensorId operand : op.operands) {
        const OpId producer = producerOf[operand];
        if (producer != kNone && producer >= id)
          return false;
      }
      if (op.loop == current)
        continue;
      for (LoopId loop = op.loop; loop != 0; loop = graph.loops[loop].parent)
        if (closed[loop])
          return false;
      // Everything between the old loop and the common ancestor is left.
      for (LoopId loop = current; loop != 0; loop = graph.loops[loop].parent) {
        LoopId inner = op.loop;
        while (inner > loop)
          inner = graph.loops[inner].parent;
        if (inner == loop)
          break;
        closed[loop] = true;
      }
      current = op.loop;
    }
    return true;
  }

  void sort() {
    if (isSorted()) {
      for (OpId id = 0; id < graph.ops.size(); ++id)
        if (isLive[id])
          order.push_back(id);
      return;
    }
    buildItems();
    emitLoop(0);
  }

  void buildItems() {
    const size_t items = graph.ops.size() + graph.loops.size();
    successors.assign(items, {});
    pending.assign(items, 0);
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      if (!isLive[id])
        continue;
      for (TensorId operand : graph.ops[id].operands) {
        const OpId producer = producerOf[operand];
        if (producer == kNone)
          continue;
        const auto [a, b] = siblings(producer, id);
        if (a == b)
          continue;
        successors[a].push_back(b);
        ++pending[b];
      }
      // The update of a carried value closes its loop: after its entry.
      const Op &op = graph.ops[id];
      if (op.kind == OpKind::LoopNext && op.tiedTo != kNone &&
          op.loop == graph.ops[op.tiedTo].loop) {
        successors[op.tiedTo].push_back(id);
        ++pending[id];
      }
    }
    members.assign(graph.loops.size(), {});
    priority.assign(items, kNone);
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      if (!isLive[id])
        continue;
      members[graph.ops[id].loop].push_back(id);
      priority[id] = place[id];
      for (LoopId loop = graph.ops[id].loop; loop != 0;
           loop = graph.loops[loop].parent) {
        uint32_t &first = priority[loopItem(loop)];
        if (first != kNone)
          break;
        first = place[id];
        members[graph.loops[loop].parent].push_back(loopItem(loop));
      }
    }
  }

  std::vector<std::vector<uint32_t>> members;
  std::vector<uint32_t> priority;

  void emitLoop(LoopId loop) {
    using Entry = std::pair<uint32_t, uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
    for (uint32_t item : members[loop])
      if (pending[item] == 0)
        ready.push({priority[item], item});
    [[maybe_unused]] size_t emitted = 0;
    while (!ready.empty()) {
      const uint32_t item = ready.top().second;
      ready.pop();
      ++emitted;
      if (item >= graph.ops.size())
        emitLoop(static_cast<LoopId>(item - graph.ops.size()));
      else
        order.push_back(item);
      for (uint32_t next : successors[item])
        if (--pending[next] == 0)
          ready.push({priority[next], next});
    }
    assert(emitted == members[loop].size() && "a pass made a cycle");
  }

  void renumber() {
    std::vector<OpId> newOp(graph.ops.size(), kNone);
    for (OpId i = 0; i < order.size(); ++i)
      newOp[order[i]] = i;

    keepInOrder(graph.ops, order);
    const std::vector<TensorId> newTensor = dropTensors();
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      Op &op = graph.ops[id];
      for (uint32_t i = 0; i < op.operands.size(); ++i) {
        op.operands[i] = newTensor[op.operands[i]];
        graph.tensors[op.operands[i]].uses.push_back({id, i});
      }
      for (uint32_t i = 0; i < op.results.size(); ++i) {
        op.results[i] = newTensor[op.results[i]];
        graph.tensors[op.results[i]].producer = id;
        graph.tensors[op.results[i]].resultIndex = i;
      }
      if (op.adjointOf != kNone)
        op.adjointOf = newOp[op.adjointOf];
      if (op.recomputes != kNone)
        op.recomputes = newOp[op.recomputes];
      if (op.tiedTo != kNone)
        op.tiedTo = newOp[op.tiedTo];
    }
    graph.forgetBlocks();
  }

  /// Removes the tensors that nobody names; returns the others' new numbers.
  std::vector<TensorId> dropTensors() {
    std::vector<bool> used(graph.tensors.size(), false);
    for (TensorId id : graph.arguments)
      used[id] = true;
    for (TensorId id : graph.results)
      used[id] = true;
    for (const Op &op : graph.ops) {
      for (TensorId id : op.operands)
        used[id] = true;
      for (TensorId id : op.results)
        used[id] = true;
    }
    std::vector<TensorId> newTensor(graph.tensors.size(), kNone);
    TensorId count = 0;
    for (TensorId id = 0; id < graph.tensors.size(); ++id)
      if (used[id])
        newTensor[id] = count++;
    for (TensorId id = 0; id < graph.tensors.size(); ++id) {
      if (!used[id])
        continue;
      Tensor &tensor = graph.tensors[newTensor[id]];
      if (newTensor[id] != id)
        tensor = std::move(graph.tensors[id]);
      tensor.producer = kNone;
      tensor.uses.clear();
      if (tensor.updatedTo != kNone)
        tensor.updatedTo = newTensor[tensor.updatedTo];
    }
    graph.tensors.resize(count);
    for (TensorId &id : graph.arguments)
      id = newTensor[id];
    for (TensorId &id : graph.results)
      id = newTensor[id];
    return newTensor;
  }
};

} // namespace

void keepInOrder(std::vector<Op> &ops, const std::vector<OpId> &order) {
  if (std::is_sorted(order.begin(), order.end())) {
    for (OpId i = 0; i < order.size(); ++i)
      if (order[i] != i)
        ops[i] = std::move(ops[order[i]]);
    ops.resize(order.size());
    return;
  }
  // The places form cycles; those that are dropped go to the end.
  std::vector<bool> isKept(ops.size(), false);
  for (OpId id : order)
    isKept[id] = true;
  std::vector<OpId> from = order;
  for (OpId id = 0; id < ops.size(); ++id)
    if (!isKept[id])
      from.push_back(id);
  for (OpId start = 0; start < from.size(); ++start) {
    if (from[start] == start)
      continue;
    Op first = std::move(ops[start]);
    OpId hole = start;
    while (from[hole] != start) {
      const OpId next = from[hole];
      ops[hole] = std::move(ops[next]);
      from[hole] = hole;
      hole = next;
    }
    ops[hole] = std::move(first);
    from[hole] = hole;
  }
  ops.resize(order.size());
}

void rebuild(OpGraph &graph, const std::vector<bool> &dead,
             const std::vector<OpId> &place) {
  Rebuilder(graph, dead, place).run();
}

} // namespace planner
