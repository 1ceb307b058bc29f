//===- TrainingActivity.cpp - What needs a cotangent ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include "Reach.h"
#include <algorithm>

namespace planner {
namespace {

bool hasZeroDerivative(const Op &op) {
  static constexpr std::string_view functions[] = {
      "sign",     "floor", "ceil", "round_nearest_afz", "round_nearest_even",
      "is_finite"};
  return op.kind == OpKind::Rng || op.kind == OpKind::Generator ||
         std::find(std::begin(functions), std::end(functions), op.mnemonic) !=
             std::end(functions);
}

bool isMaximumReduction(const Op &op) {
  if (op.kind != OpKind::Reduce)
    return false;
  return std::any_of(op.rule->factors.begin(), op.rule->factors.end(),
                     [](const Factor &factor) {
                       return factor.kind == FactorKind::Reduction &&
                              factor.reduce == ReduceOp::Max;
                     });
}

/// Does `t` go through an exponential into a sum?
bool isExponentiatedAndSummed(const OpGraph &graph, TensorId t) {
  for (const Use &use : graph.tensors[t].uses) {
    const Op &op = graph.ops[use.op];
    if (op.mnemonic == "convert" &&
        isExponentiatedAndSummed(graph, op.results[0]))
      return true;
    if (op.mnemonic != "exponential")
      continue;
    for (const Use &next : graph.tensors[op.results[0]].uses)
      if (graph.ops[next.op].kind == OpKind::Reduce)
        return true;
  }
  return false;
}

/// A maximum of x that is subtracted from x before an exponential and a sum
/// only keeps softmax and log-sum-exp in range: their derivative with respect
/// to it is zero, and frameworks stop the gradient there.
bool isSoftmaxShift(const OpGraph &graph, const Op &reduce) {
  TensorWalk walk(graph, reduce.results[0]);
  for (TensorId t; walk.next(t);)
    for (const Use &use : graph.tensors[t].uses) {
      const Op &op = graph.ops[use.op];
      if (op.mnemonic == "subtract" && use.operand == 1 &&
          op.operands[0] == reduce.operands[0] &&
          isExponentiatedAndSummed(graph, op.results[0]))
        return true;
      const bool passes = op.kind == OpKind::Layout ||
                          op.mnemonic == "maximum" || op.mnemonic == "select" ||
                          op.mnemonic == "convert";
      if (passes && op.results.size() == 1)
        walk.add(op.results[0]);
    }
  return false;
}

class ActivityAnalysis {
public:
  ActivityAnalysis(const OpGraph &g, TensorId l)
      : graph(g), loss(l), varied(g.tensors.size()), useful(varied),
        stopped(g.ops.size()) {}

  Activity run() {
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      stopped[id] = hasZeroDerivative(op) ||
                    (isMaximumReduction(op) && isSoftmaxShift(graph, op));
    }
    for (TensorId argument : graph.arguments)
      varied[argument] = graph.tensors[argument].role == Role::Parameter &&
                         isFloat(graph.tensors[argument].dtype);
    while (spreadForward())
      ;
    useful[loss] = true;
    while (spreadBackward())
      ;
    Activity result;
    result.active.resize(graph.tensors.size());
    for (size_t i = 0; i < graph.tensors.size(); ++i)
      result.active[i] = varied[i] && useful[i];
    return result;
  }

private:
  bool set(std::vector<bool> &marks, TensorId t) {
    if (marks[t] || !isDifferentiable(graph.tensors[t].dtype))
      return false;
    marks[t] = true;
    return true;
  }

  /// A loop's entered value also varies with its update; true if that needs
  /// another round.
  bool spreadForward() {
    bool again = false;
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      const Op &op = graph.ops[id];
      if (stopped[id] || std::none_of(op.operands.begin(), op.operands.end(),
                                      [&](TensorId t) { return varied[t]; }))
        continue;
      for (TensorId result : op.results)
        set(varied, result);
      if (op.kind == OpKind::LoopNext && op.tiedTo != kNone)
        again |= set(varied, graph.ops[op.tiedTo].results[0]);
    }
    return again;
  }

  bool spreadBackward() {
    bool again = false;
    for (OpId id = static_cast<OpId>(graph.ops.size()); id-- > 0;) {
      const Op &op = graph.ops[id];
      if (stopped[id] || std::none_of(op.results.begin(), op.results.end(),
                                      [&](TensorId t) { return useful[t]; }))
        continue;
      for (TensorId operand : op.operands)
        set(useful, operand);
    }
    for (const Op &op : graph.ops)
      if (op.kind == OpKind::LoopNext && op.tiedTo != kNone &&
          useful[graph.ops[op.tiedTo].results[0]])
        again |= set(useful, op.results[0]);
    return again;
  }

  const OpGraph &graph;
  TensorId loss;
  std::vector<bool> varied, useful, stopped;
};

} // namespace

Activity findActivity(const OpGraph &graph, TensorId loss) {
  return ActivityAnalysis(graph, loss).run();
}

} // namespace planner
