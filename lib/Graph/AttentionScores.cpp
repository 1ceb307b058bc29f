//===- AttentionScores.cpp - What separate attention kernels keep ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Where attention is not one kernel its backward pass reads the probabilities,
// and with dropout the mask and the probabilities that are left, all of the
// scores' shape. They become results of the forward operator and operands of
// the backward one; in scans a row of a stack for each layer.
//
//===----------------------------------------------------------------------===//

#include "LoopStacks.h"
#include "planner/Graph/Passes.h"
#include <algorithm>

namespace planner {
namespace {

class ScoreKeeper {
public:
  ScoreKeeper(OpGraph &g, bool a)
      : graph(g), b(g), stacks(b), again(a),
        count(static_cast<OpId>(g.ops.size())) {}

  /// False if there is no backward pass that reads scores.
  bool run() {
    bool changed = false;
    for (OpId id = 0; id < count; ++id)
      if (graph.ops[id].kind == OpKind::AttentionBackward &&
          graph.ops[id].adjointOf != kNone &&
          graph.ops[graph.ops[id].adjointOf].kind == OpKind::Attention)
        changed |= keep(id, graph.ops[id].adjointOf);
    if (changed)
      b.finish();
    return changed;
  }

private:
  /// One value for each score, in the operator's factors.
  static TensorMap scoreMap(const Op &op) {
    TensorMap map;
    for (FactorId f = 0; f < op.rule->factors.size(); ++f) {
      const std::string_view factor = op.rule->factors[f].name;
      if (factor != "dim" && factor != "vdim")
        map.push_back({f});
    }
    return map;
  }

  /// Further results of a forward operator: what its backward pass reads.
  SmallVec<TensorId, 3> addResults(OpId id) {
    const TensorMap map = scoreMap(graph.ops[id]);
    Shape shape;
    for (const DimFactors &dim : map)
      shape.push_back(graph.ops[id].rule->factors[dim[0]].size);
    const DType type = b.dtype(graph.ops[id].operands[0]);
    SmallVec<TensorId, 3> added;
    const auto add = [&](const char *what, DType dtype) {
      Tensor tensor;
      tensor.name = what;
      tensor.shape = shape;
      tensor.dtype = dtype;
      tensor.producer = id;
      tensor.resultIndex = static_cast<uint32_t>(graph.ops[id].results.size());
      added.push_back(graph.addTensor(std::move(tensor)));
      graph.ops[id].results.push_back(added.back());
      graph.ops[id].rule.edit().results.push_back(map);
      if (!graph.ops[id].resultTouched.empty())
        graph.ops[id].resultTouched.push_back(1);
    };
    add("probabilities", type);
    if (graph.ops[id].attention->dropout) {
      add("dropout_mask", DType::I1);
      add("dropped", type);
    }
    return added;
  }

  /// What the forward pass takes, as the backward pass has it.
  SmallVec<TensorId, 3> inputsOf(const Op &backward, const Op &forward) const {
    SmallVec<TensorId, 3> inputs(backward.operands.begin(),
                                 backward.operands.begin() + 3);
    // Exported backward passes have their masks at the end.
    const size_t masks = forward.operands.size() - 3;
    const size_t first =
        graph.isTrainStep ? backward.operands.size() - masks : 3;
    for (size_t i = 0; i < masks; ++i)
      inputs.push_back(backward.operands[first + i]);
    return inputs;
  }

  void pointBefore(OpId backward) {
    b.point = OpBuilder::Point();
    b.point.before = b.positionOf(backward);
    b.point.loop = graph.ops[backward].loop;
    b.point.phase = Phase::Backward;
    b.point.location = graph.ops[backward].location;
  }

  /// The number of the iteration whose rows the loop reads.
  TensorId indexIn(LoopId reverse, LoopId forward) const {
    for (const Stack &stack : stacks.all)
      for (OpId read : stack.reads)
        if (stack.loop == forward && graph.ops[read].loop == reverse)
          return graph.ops[read].operands[1];
    return kNone;
  }

  bool keep(OpId backward, OpId forward) {
    const LoopId loop = graph.ops[forward].loop;
    const LoopId reverse = graph.ops[backward].loop;
    if (graph.ops[forward].operands.size() < 3 ||
        graph.ops[backward].operands.size() <
            graph.ops[forward].operands.size())
      return false;
    SmallVec<TensorId, 3> kept;
    pointBefore(backward);
    if (again) {
      b.point.isRecomputed = true;
      kept = addResults(b.cloneWhole(
          forward, inputsOf(graph.ops[backward], graph.ops[forward])));
    } else if (loop == reverse) {
      kept = addResults(forward);
    } else {
      const TensorId index = indexIn(reverse, loop);
      if (index == kNone)
        return false;
      for (TensorId value : addResults(forward))
        kept.push_back(b.readSlice(stacks.add(value, loop).final, index));
    }
    Op &op = graph.ops[backward];
    dropOutput(op, graph.ops[forward]);
    const TensorMap map = scoreMap(op);
    for (TensorId tensor : kept) {
      op.operands.push_back(tensor);
      op.rule.edit().operands.push_back(map);
      if (!op.operandTouched.empty())
        op.operandTouched.push_back(1);
    }
    withoutScores(op);
    return true;
  }

  /// With the probabilities at hand nothing needs the output and the
  /// log-sum-exp: of the operands before the scores those that are neither an
  /// input nor the cotangent, which is linear or, in exported passes, follows
  /// the output.
  void dropOutput(Op &op, const Op &forward) const {
    const size_t inputs = graph.isTrainStep ? 3 : forward.operands.size();
    if (op.operands.size() < inputs + 3)
      return;
    const size_t lse = graph.isTrainStep ? 5 : inputs + 1;
    for (size_t at : {lse, inputs}) {
      const auto step = static_cast<std::ptrdiff_t>(at);
      op.operands.erase(op.operands.begin() + step);
      ShardingRule &rule = op.rule.edit();
      rule.operands.erase(rule.operands.begin() + step);
      if (!op.operandTouched.empty())
        op.operandTouched.erase(op.operandTouched.begin() + step);
      for (auto &set : rule.linear)
        for (auto &operand : set)
          if (operand > at)
            --operand;
      for (OperandConstraint &constraint : op.operandConstraints)
        if (constraint.operand > at)
          --constraint.operand;
    }
  }

  /// Four products: the scores are there.
  static void withoutScores(Op &op) {
    double scores = op.work.matmulFlops / 5;
    for (Member &member : op.members.edit())
      if (member.mnemonic == "scores") {
        scores = member.work.matmulFlops;
        member.work.matmulFlops = 0;
      }
    op.work.matmulFlops -= scores;
  }

  OpGraph &graph;
  OpBuilder b;
  LoopStacks stacks;
  bool again;
  /// The operators that were there before.
  OpId count;
};

} // namespace

void keepScores(OpGraph &graph, AttentionForm form,
                std::optional<Recompute> wish) {
  if (form == AttentionForm::Flash)
    return;
  graph.attention = form;
  for (Op &op : graph.ops)
    if (op.attention)
      op.attention->form = form;
  if (graph.mode != Mode::Train)
    return;
  // As loops do without a wish (chooseStacks).
  const bool hasLoops = graph.loops.size() > 2 && !graph.isTrainStep;
  const bool again =
      wish.value_or(hasLoops ? Recompute::Selective : Recompute::None) ==
      Recompute::Selective;
  if (ScoreKeeper(graph, again).run() && again)
    graph.recompute = Recompute::Selective;
}

} // namespace planner
