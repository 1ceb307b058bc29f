//===- Phases.cpp - Forward, backward and update of a train step ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Structural, from roles alone:
//
//   forward    what the loss depends on, and what stands before the loss only
//              for the backward pass (residuals)
//   gradients  walking back from each updated parameter through the update:
//              the first tensors that the optimizer had no part in
//   backward   what else the gradients depend on
//   optimizer  what else the updated parameters and states depend on
//
// Then each matrix operator of the backward pass is paired with the forward
// operator with which it shares an operand.
//
//===----------------------------------------------------------------------===//

#include "Reach.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <map>
#include <set>

namespace planner {
namespace {

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

class GradientFinder {
public:
  GradientFinder(const OpGraph &g, const OpSet &c) : graph(g), cone(c) {
    std::vector<TensorId> states;
    for (TensorId argument : graph.arguments)
      if (graph.tensors[argument].role == Role::OptimizerState)
        states.push_back(argument);
    ofState = descendantsOf(graph, states);
  }

  /// The gradient of a parameter; kNone if its update shows none.
  TensorId find(TensorId parameter) {
    wanted = parameter;
    seen.clear();
    gradient = kNone;
    walkUpdate(graph.tensors[parameter].updatedTo);
    return gradient;
  }

private:
  bool isScalar(TensorId t) const {
    const Tensor *tensor = &graph.tensors[t];
    while (tensor->producer != kNone && tensor->elements() != 1) {
      const Op &op = graph.ops[tensor->producer];
      if (op.mnemonic != "broadcast_in_dim")
        return tensor->splat.has_value();
      tensor = &graph.tensors[op.operands[0]];
    }
    return tensor->elements() == 1;
  }

  /// The only operand that is no scalar or broadcast of one; kNone if several
  /// are. A product of a value with itself is one.
  TensorId onlyTensor(const Op &op) const {
    TensorId only = kNone;
    for (TensorId operand : op.operands) {
      if (isScalar(operand) || operand == only)
        continue;
      if (only != kNone)
        return kNone;
      only = operand;
    }
    return only;
  }

  /// The operator reads the parameter itself, perhaps in another format or
  /// scaled (weight decay).
  bool readsParameter(const Op &op) const {
    return std::any_of(op.operands.begin(), op.operands.end(),
                       [&](TensorId t) { return isParameter(t); });
  }
  bool isParameter(TensorId t) const {
    while (t != wanted && graph.tensors[t].producer != kNone) {
      const Op &op = graph.ops[graph.tensors[t].producer];
      if (op.mnemonic == "convert" || op.kind == OpKind::Layout)
        t = op.operands[0];
      else if (op.mnemonic == "multiply")
        t = onlyTensor(op);
      else
        return false;
      if (t == kNone)
        return false;
    }
    return t == wanted;
  }

  void walkUpdate(TensorId t) {
    if (t == kNone || !seen.insert(t).second || isParameter(t) || isScalar(t))
      return;
    const OpId producer = graph.tensors[t].producer;
    if (producer == kNone)
      return;
    const Op &op = graph.ops[producer];
    if (op.kind == OpKind::Generator)
      return;
    const bool isUpdate = !cone[producer] && op.kind == OpKind::Vector &&
                          (ofState[producer] || readsParameter(op) ||
                           t == graph.tensors[wanted].updatedTo ||
                           (op.mnemonic == "convert" && leadsToUpdate(op)));
    if (isUpdate) {
      for (TensorId operand : op.operands)
        walkUpdate(operand);
      return;
    }
    const TensorId found = peel(t);
    if (found != kNone && gradient == kNone &&
        graph.tensors[found].elements() == graph.tensors[wanted].elements())
      gradient = found;
  }

  /// A conversion whose operand still belongs to the update.
  bool leadsToUpdate(const Op &op) const {
    const OpId producer = graph.tensors[op.operands[0]].producer;
    return producer != kNone &&
           (ofState[producer] || readsParameter(graph.ops[producer]));
  }

  /// Leaves out scaling by scalars (clipping, learning rate) and conversions
  /// until the tensor has the parameter's type; the conversion to that type is
  /// the adjoint of the parameter's own.
  TensorId peel(TensorId t) const {
    while (true) {
      const OpId producer = graph.tensors[t].producer;
      if (producer == kNone || cone[producer])
        return t;
      const Op &op = graph.ops[producer];
      if (op.mnemonic == "convert" &&
          graph.tensors[t].dtype != graph.tensors[wanted].dtype) {
        t = op.operands[0];
        continue;
      }
      const bool scales = op.mnemonic == "multiply" ||
                          op.mnemonic == "divide" || op.mnemonic == "select" ||
                          op.mnemonic == "square";
      const TensorId rest =
          scales && !graph.tensors[t].shape.empty() ? onlyTensor(op) : kNone;
      if (rest == kNone)
        return t;
      t = rest;
    }
  }

  const OpGraph &graph;
  const OpSet &cone;
  OpSet ofState;
  TensorId wanted = kNone, gradient = kNone;
  std::set<TensorId> seen;
};

//===----------------------------------------------------------------------===//
// Pairing
//===----------------------------------------------------------------------===//

/// Follows conversions, rearrangements and loop stacks back to where a value
/// was computed.
class SourceFinder {
public:
  explicit SourceFinder(const OpGraph &g) : graph(g) {
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (graph.ops[id].kind == OpKind::LoopNext &&
          graph.ops[id].tiedTo != kNone)
        updateOf[graph.ops[id].tiedTo] = id;
  }

  TensorId operator()(TensorId t) const {
    while (graph.tensors[t].producer != kNone) {
      const TensorId before = step(t);
      if (before == kNone)
        return t;
      t = before;
    }
    return t;
  }

private:
  TensorId step(TensorId t) const {
    const OpId producer = graph.tensors[t].producer;
    const Op &op = graph.ops[producer];
    // Of constants a conversion is a generator.
    if (op.operands.empty())
      return kNone;
    if (op.mnemonic == "convert" || op.mnemonic == "reshape" ||
        op.mnemonic == "transpose" || op.mnemonic == "reverse")
      return op.operands[0];
    if (op.mnemonic == "broadcast_in_dim" &&
        graph.tensors[t].elements() == graph.tensors[op.operands[0]].elements())
      return op.operands[0];
    if (op.mnemonic == "dynamic_slice")
      return writtenRow(op.operands[0]);
    if (op.kind == OpKind::LoopEnter) {
      const auto it = updateOf.find(producer);
      if (it != updateOf.end() && graph.ops[it->second].operands[0] == t)
        return op.operands[0];
    }
    return kNone;
  }

  /// The row that a loop writes into the stack, or the stack if it is given.
  TensorId writtenRow(TensorId stack) const {
    for (int depth = 0; depth < 4; ++depth) {
      const OpId producer = graph.tensors[stack].producer;
      if (producer == kNone)
        return stack;
      const Op &op = graph.ops[producer];
      if (op.mnemonic == "dynamic_update_slice")
        return op.operands[1];
      if (op.kind == OpKind::LoopNext) {
        stack = op.operands[0];
        continue;
      }
      const TensorId before = step(stack);
      if (before == kNone)
        return stack;
      stack = before;
    }
    return stack;
  }

  const OpGraph &graph;
  std::map<OpId, OpId> updateOf;
};

class AdjointPairing {
public:
  explicit AdjointPairing(OpGraph &g) : graph(g), source(g) {}

  void run(const std::map<TensorId, TensorId> &parameterOf) {
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      Op &op = graph.ops[id];
      if (!isMatrixOp(op) || op.operands.size() < 2)
        continue;
      if (op.phase == Phase::Backward)
        pair(id, parameterOf);
      for (uint32_t i = 0; i < 2; ++i)
        readers[source(op.operands[i])].push_back({id, i});
    }
  }

private:
  int64_t elements(TensorId t) const { return graph.tensors[t].elements(); }

  void pair(OpId id, const std::map<TensorId, TensorId> &parameterOf) {
    const Op &op = graph.ops[id];
    OpId best = kNone;
    uint32_t bestShared = 0, bestTarget = 0;
    int bestScore = -1;
    for (uint32_t shared = 0; shared < 2; ++shared) {
      const auto it = readers.find(source(op.operands[shared]));
      if (it == readers.end())
        continue;
      for (const Use &use : it->second) {
        const Op &forward = graph.ops[use.op];
        const uint32_t target = 1 - use.operand;
        if (forward.kind != op.kind || use.op == id ||
            elements(op.operands[1 - shared]) != elements(forward.results[0]) ||
            elements(op.results[0]) != elements(forward.operands[target]))
          continue;
        // The weight of a projection tells it from others of the same input.
        const TensorId weight = source(forward.operands[target]);
        const auto made = parameterOf.find(gradientFrom(op.results[0]));
        int score = forward.phase == Phase::Forward ? 1 : 0;
        if (made != parameterOf.end())
          score += source(made->second) == weight ? 4 : -2;
        if (score > bestScore) {
          bestScore = score;
          best = use.op;
          bestShared = shared;
          bestTarget = target;
        }
      }
    }
    if (best == kNone)
      return;
    graph.ops[id].adjointOf = best;
    alignFactors(id, best, bestShared, bestTarget);
  }

  /// The tensor at which a gradient arrives: behind conversions,
  /// rearrangements, sums and the stack that it is written into.
  TensorId gradientFrom(TensorId t) const {
    for (int steps = 0; steps < 12; ++steps) {
      if (graph.tensors[t].role == Role::Gradient)
        return t;
      TensorId next = kNone;
      for (const Use &use : graph.tensors[t].uses) {
        const Op &op = graph.ops[use.op];
        const bool passes = op.mnemonic == "convert" ||
                            op.kind == OpKind::LoopNext ||
                            op.kind == OpKind::Layout || op.mnemonic == "add";
        if (op.phase == Phase::Backward && passes)
          next = op.results[0];
      }
      if (next == kNone)
        return t;
      t = next;
    }
    return t;
  }

  /// Renumbers the factors of an adjoint like the forward operator's, if the
  /// tensors show how they correspond.
  void alignFactors(OpId id, OpId forwardId, uint32_t shared, uint32_t target) {
    Op &op = graph.ops[id];
    const Op &forward = graph.ops[forwardId];
    const ShardingRule &rule = op.rule;
    if (rule.factors.size() != forward.rule->factors.size())
      return;
    std::vector<FactorId> to(rule.factors.size(), kNoFactor);
    std::vector<bool> taken(to.size(), false);
    auto bind = [&](FactorId from, FactorId with) {
      if (to[from] != kNoFactor || taken[with] ||
          rule.factors[from].size != forward.rule->factors[with].size)
        return;
      to[from] = with;
      taken[with] = true;
    };
    // Dimension by dimension where shapes agree, in the order of how directly
    // the tensors are the same.
    auto bindMaps = [&](TensorId a, const TensorMap &from, TensorId c,
                        const TensorMap &with) {
      if (graph.tensors[a].shape != graph.tensors[c].shape)
        return;
      for (size_t dim = 0; dim < from.size(); ++dim)
        if (from[dim].size() == 1 && with[dim].size() == 1)
          bind(from[dim][0], with[dim][0]);
    };
    const uint32_t other = 1 - target;
    bindMaps(op.operands[shared], rule.operands[shared],
             forward.operands[other], forward.rule->operands[other]);
    bindMaps(op.operands[1 - shared], rule.operands[1 - shared],
             forward.results[0], forward.rule->results[0]);
    bindMaps(op.results[0], rule.results[0], forward.operands[target],
             forward.rule->operands[target]);
    // What is left is told by sizes that occur once.
    for (FactorId from = 0; from < to.size(); ++from) {
      if (to[from] != kNoFactor)
        continue;
      FactorId only = kNoFactor;
      size_t count = 0;
      for (FactorId with = 0; with < to.size(); ++with)
        if (!taken[with] &&
            forward.rule->factors[with].size == rule.factors[from].size) {
          only = with;
          ++count;
        }
      if (count != 1)
        return;
      bind(from, only);
    }
    renumber(op.rule.edit(), to);
  }

  static void renumber(ShardingRule &rule, const std::vector<FactorId> &to) {
    SmallVec<Factor, 4> factors(rule.factors.size());
    for (size_t i = 0; i < to.size(); ++i)
      factors[to[i]] = rule.factors[i];
    rule.factors = factors;
    auto apply = [&](TensorMap &map) {
      for (DimFactors &dim : map)
        for (FactorId &factor : dim)
          factor = to[factor];
    };
    for (TensorMap &map : rule.operands)
      apply(map);
    for (TensorMap &map : rule.results)
      apply(map);
  }

  OpGraph &graph;
  SourceFinder source;
  /// Matrix operators by the source of an operand.
  std::map<TensorId, std::vector<Use>> readers;
};

//===----------------------------------------------------------------------===//
// Phases
//===----------------------------------------------------------------------===//

/// The sum over samples that the loss is made of by scalar arithmetic: scaled,
/// or, where a loop computes gradients as well (micro-batches), added up over
/// its trips.
TensorId lossSum(const OpGraph &graph, TensorId loss) {
  const OpSet cone = lossCone(graph);
  auto computesGradients = [&](LoopId loop) {
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (!cone[id] && graph.ops[id].loop == loop && isMatrixOp(graph.ops[id]))
        return true;
    return false;
  };
  // Neither a constant nor the sum so far, converted or not.
  auto isOpen = [&](TensorId t) {
    OpId producer = graph.tensors[t].producer;
    while (producer != kNone && graph.ops[producer].mnemonic == "convert" &&
           !graph.ops[producer].operands.empty())
      producer = graph.tensors[graph.ops[producer].operands[0]].producer;
    return producer != kNone && graph.ops[producer].kind != OpKind::Generator &&
           graph.ops[producer].kind != OpKind::LoopEnter;
  };
  TensorId t = loss;
  while (isOpen(t)) {
    const Op &op = graph.ops[graph.tensors[t].producer];
    const bool isScalar = op.kind == OpKind::Vector;
    const bool isCarried =
        op.kind == OpKind::LoopNext && computesGradients(op.loop);
    const auto before =
        std::find_if(op.operands.begin(), op.operands.end(), isOpen);
    if ((!isScalar && !isCarried) ||
        std::count_if(op.operands.begin(), op.operands.end(), isOpen) != 1 ||
        graph.tensors[*before].elements() != 1)
      break;
    t = *before;
  }
  return t;
}

/// Looks no further back than where the earlier operator is.
bool dependsOn(const OpGraph &graph, OpId later, OpId earlier) {
  std::vector<OpId> work = {later};
  std::set<OpId> seen;
  while (!work.empty()) {
    const OpId id = work.back();
    work.pop_back();
    if (id == earlier)
      return true;
    if (id < earlier || !seen.insert(id).second)
      continue;
    for (TensorId operand : graph.ops[id].operands)
      if (graph.tensors[operand].producer != kNone)
        work.push_back(graph.tensors[operand].producer);
  }
  return false;
}

} // namespace

OpId firstBackward(const OpGraph &graph) {
  if (const TensorId loss = findLossResult(graph); loss != kNone) {
    const OpId last = graph.tensors[lossSum(graph, loss)].producer;
    return last == kNone ? 0 : last + 1;
  }
  const SourceFinder source(graph);
  std::map<TensorId, std::vector<OpId>> readers;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (!isMatrixOp(op))
      continue;
    for (uint32_t i = 0; i < 2; ++i)
      for (OpId earlier : readers[source(op.operands[i])])
        if (dependsOn(graph, id, earlier))
          return id;
    for (uint32_t i = 0; i < 2; ++i)
      readers[source(op.operands[i])].push_back(id);
  }
  return static_cast<OpId>(graph.ops.size());
}

/// A state that is made from gradients (a loss scale), or what a step reports
/// of them.
static bool followsBackward(const OpGraph &graph, const Op &op) {
  return op.loop == 0 && op.kind != OpKind::LoopEnter &&
         std::any_of(op.operands.begin(), op.operands.end(), [&](TensorId t) {
           const OpId producer = graph.tensors[t].producer;
           return producer != kNone &&
                  graph.ops[producer].phase != Phase::Forward;
         });
}

void inferPhases(OpGraph &graph) {
  // A training graph built here knows its phases.
  if (!graph.isTrainStep || !graph.assumedOptimizer.empty())
    return;
  const bool hasLoss = findLossResult(graph) != kNone;
  const OpSet cone = hasLoss ? lossCone(graph) : OpSet(graph.ops.size());
  GradientFinder finder(graph, cone);
  std::map<TensorId, TensorId> parameterOf;
  std::vector<TensorId> gradients, updated;
  for (TensorId argument : graph.arguments) {
    const Tensor &tensor = graph.tensors[argument];
    if (tensor.updatedTo == kNone || (tensor.role != Role::Parameter &&
                                      tensor.role != Role::OptimizerState &&
                                      tensor.role != Role::FrozenParameter))
      continue;
    updated.push_back(tensor.updatedTo);
    if (tensor.role != Role::Parameter)
      continue;
    const TensorId gradient = finder.find(argument);
    if (gradient == kNone)
      continue;
    gradients.push_back(gradient);
    parameterOf.emplace(gradient, argument);
  }
  const OpSet ofGradients = ancestorsOf(graph, gradients);
  const OpSet ofUpdates = ancestorsOf(graph, updated);
  const OpId turn = firstBackward(graph);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    Op &op = graph.ops[id];
    if (cone[id])
      op.phase = Phase::Forward;
    else if (ofGradients[id])
      op.phase = id < turn ? Phase::Forward : Phase::Backward;
    else
      op.phase = ofUpdates[id] || followsBackward(graph, op) ? Phase::Optimizer
                                                             : Phase::Forward;
  }
  for (const auto &[gradient, parameter] : parameterOf) {
    Tensor &tensor = graph.tensors[gradient];
    if (tensor.producer == kNone ||
        graph.ops[tensor.producer].phase != Phase::Backward)
      continue;
    tensor.role = Role::Gradient;
    tensor.name = "grad(" + graph.tensors[parameter].name + ")";
  }
  AdjointPairing(graph).run(parameterOf);
}

} // namespace planner
