//===- Lifetimes.cpp - When tensors live, and which share a buffer --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Kinds.h"
#include "Loops.h"
#include "planner/Cost/Memory.h"
#include <algorithm>

namespace planner {
namespace {

using namespace detail;

class LifetimeAnalysis {
public:
  explicit LifetimeAnalysis(const OpGraph &graph)
      : graph(graph), loops(graph), lifetimes(graph.tensors.size()),
        replaced(graph.tensors.size(), kNone) {
    for (TensorId id : graph.arguments)
      if (graph.tensors[id].updatedTo != kNone)
        replaced[graph.tensors[id].updatedTo] = id;
  }

  std::vector<Lifetime> run() {
    for (TensorId id = 0; id < graph.tensors.size(); ++id)
      lifetimes[id] = own(id);
    for (OpId op = 0; op < graph.ops.size(); ++op)
      for (uint32_t r = 0; r < graph.ops[op].results.size(); ++r)
        findAlias(op, r);
    for (OpId op = 0; op < graph.ops.size(); ++op)
      if (graph.ops[op].kind == OpKind::LoopNext)
        closeLoop(op);
    extendRoots();
    return std::move(lifetimes);
  }

private:
  OpId lastOp() const {
    return graph.ops.empty() ? 0 : static_cast<OpId>(graph.ops.size() - 1);
  }

  Lifetime own(TensorId id) const {
    const Tensor &tensor = graph.tensors[id];
    Lifetime life;
    life.memoryClass = classOf(tensor);
    if (tensor.producer == kNone) {
      life.end = lastOp();
      life.persistent = true;
      return life;
    }
    life.begin = life.end = tensor.producer;
    for (const Use &use : tensor.uses)
      life.end = std::max(life.end, loops.useRange(id, use.op).last);
    if (!tensor.outputs.empty())
      life.end = lastOp();
    // A carried value is there during the whole loop.
    const Op &producer = graph.ops[tensor.producer];
    if (producer.kind == OpKind::LoopEnter)
      life.end = std::max(life.end,
                          loops.range(loops.enteredBy(tensor.producer)).last);
    return life;
  }

  MemoryClass classOf(const Tensor &tensor) const {
    switch (tensor.role) {
    case Role::Parameter:
    case Role::FrozenParameter:
      return MemoryClass::Parameters;
    case Role::OptimizerState:
      return MemoryClass::Optimizer;
    default:
      break;
    }
    if (tensor.producer == kNone)
      return MemoryClass::Activations;
    const Phase phase = graph.ops[tensor.producer].phase;
    if (phase == Phase::Forward || graph.ops[tensor.producer].isRecomputed)
      return MemoryClass::Activations;
    const bool leaves =
        !tensor.outputs.empty() ||
        std::any_of(tensor.uses.begin(), tensor.uses.end(),
                    [&](const Use &use) {
                      return graph.ops[use.op].phase == Phase::Optimizer;
                    });
    return phase == Phase::Backward && leaves ? MemoryClass::Gradients
                                              : MemoryClass::Temporaries;
  }

  bool sameType(TensorId a, TensorId b) const {
    return graph.tensors[a].shape == graph.tensors[b].shape &&
           graph.tensors[a].dtype == graph.tensors[b].dtype;
  }

  /// Nothing reads the tensor, nor what else lies in its buffer, after `op`.
  bool diesAt(TensorId id, OpId op) const {
    TensorId root = id;
    OpId last = own(id).end;
    while (lifetimes[root].aliasOf != kNone) {
      root = lifetimes[root].aliasOf;
      if (graph.tensors[root].producer != kNone &&
          graph.ops[graph.tensors[root].producer].kind != OpKind::LoopEnter)
        last = std::max(last, own(root).end);
    }
    if (lifetimes[root].persistent)
      return graph.tensors[root].updatedTo != kNone && lastUse(id) <= op;
    const bool carried =
        graph.ops[graph.tensors[id].producer].kind == OpKind::LoopEnter;
    return (carried ? lastUse(id) : last) <= op;
  }

  OpId lastUse(TensorId id) const {
    OpId last = 0;
    for (const Use &use : graph.tensors[id].uses)
      last = std::max(last, loops.useRange(id, use.op).last);
    return last;
  }

  void alias(TensorId id, TensorId of) { lifetimes[id].aliasOf = of; }

  void findAlias(OpId opId, uint32_t result) {
    const Op &op = graph.ops[opId];
    const TensorId id = op.results[result];
    if (replaced[id] != kNone)
      return alias(id, replaced[id]);
    if (op.operands.empty())
      return;
    if (isMetadata(graph, opId))
      return alias(id, op.operands[0]);
    if (op.kind == OpKind::LoopEnter && result < op.operands.size())
      return enterLoop(opId, result);
    // An update in place.
    if (result >= op.resultTouched.size() || op.resultTouched[result] >= 1)
      return;
    for (TensorId operand : op.operands)
      if (sameType(operand, id) && diesAt(operand, opId))
        return alias(id, operand);
  }

  void enterLoop(OpId opId, uint32_t result) {
    const Op &op = graph.ops[opId];
    const TensorId initial = op.operands[result];
    const Tensor &tensor = graph.tensors[initial];
    const bool isBuffer = tensor.producer != kNone &&
                          graph.ops[tensor.producer].kind != OpKind::Generator;
    if (isBuffer && diesAt(initial, opId))
      alias(op.results[result], initial);
  }

  /// What a loop leaves behind lies in the carried buffer; so does the next
  /// value, if the old one is dead when it is made.
  void closeLoop(OpId opId) {
    const Op &op = graph.ops[opId];
    if (op.tiedTo == kNone)
      return;
    const Op &enter = graph.ops[op.tiedTo];
    for (size_t i = 0; i < op.results.size() && i < enter.results.size(); ++i) {
      const TensorId carried = enter.results[i];
      if (lifetimes[op.results[i]].aliasOf == kNone)
        alias(op.results[i], carried);
      if (i >= op.operands.size())
        continue;
      const TensorId next = op.operands[i];
      const OpId producer = graph.tensors[next].producer;
      if (producer != kNone && next != carried &&
          lifetimes[next].aliasOf == kNone &&
          graph.ops[producer].kind != OpKind::Generator &&
          graph.ops[producer].loop == op.loop && lastUse(carried) < producer &&
          diesAt(next, opId))
        alias(next, carried);
    }
  }

  void extendRoots() {
    for (TensorId id = 0; id < lifetimes.size(); ++id) {
      const Lifetime life = lifetimes[id];
      TensorId root = id;
      // Chains lead to earlier buffers only, so they end.
      for (size_t hops = 0;
           lifetimes[root].aliasOf != kNone && hops <= lifetimes.size(); ++hops)
        root = lifetimes[root].aliasOf;
      if (root == id)
        continue;
      lifetimes[root].begin = std::min(lifetimes[root].begin, life.begin);
      lifetimes[root].end = std::max(lifetimes[root].end, life.end);
      if (life.memoryClass == MemoryClass::Gradients &&
          !lifetimes[root].persistent)
        lifetimes[root].memoryClass = MemoryClass::Gradients;
    }
  }

  const OpGraph &graph;
  const LoopNest loops;
  std::vector<Lifetime> lifetimes;
  /// By TensorId: the argument that this tensor replaces.
  std::vector<TensorId> replaced;
};

} // namespace

std::vector<Lifetime> computeLifetimes(const OpGraph &graph) {
  return LifetimeAnalysis(graph).run();
}

} // namespace planner
