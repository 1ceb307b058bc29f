//===- SeparateConstraints.cpp - Layout changes that the user writes ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A constraint in the module (`sdy.sharding_constraint`) is a place where the
// layout may change. Where one operator cannot have all that is said of its
// operands and results, copies have some of it: the value is there as the user
// says, and the operator works as it can.
//
//===----------------------------------------------------------------------===//

#include "OpBuilder.h"
#include "Rebuild.h"
#include "planner/Graph/Constraints.h"
#include "planner/Graph/PartialSums.h"
#include "planner/Graph/Passes.h"
#include <algorithm>

namespace planner {
namespace {

class Separator {
public:
  explicit Separator(OpGraph &g) : graph(g) {}

  void run() {
    const auto count = static_cast<OpId>(graph.ops.size());
    for (OpId id = 0; id < count; ++id)
      place.push_back(id);
    for (OpId id = 0; id < count; ++id)
      if (graph.ops[id].tiedTo == kNone && !agrees(graph.ops[id]))
        separate(id);
    if (graph.ops.size() > count)
      rebuild(graph, {}, place);
  }

private:
  OpGraph &graph;
  std::vector<OpId> place;

  bool agrees(const Op &op) const {
    bool keepsSums = false;
    for (size_t set = 0; set < op.rule->linear.size(); ++set)
      keepsSums |= mayBePartial(graph, op, set);
    return constraintsAgree(graph, op, keepsSums);
  }

  /// Keeps what agrees with what is inside, operands first.
  void separate(OpId id) {
    Op asked = graph.ops[id];
    const std::vector<OperandConstraint> all = asked.operandConstraints;
    asked.results.clear();
    // Results are said again inside.
    std::erase_if(asked.inner, [&](const InnerValue &value) {
      return value.operand < 0 && isResult(graph.ops[id], value.origin);
    });
    asked.operandConstraints.clear();
    for (const OperandConstraint &constraint : all) {
      asked.operandConstraints.push_back(constraint);
      if (agrees(asked))
        continue;
      asked.operandConstraints.pop_back();
      copyOperand(id, constraint);
    }
    for (uint32_t i = 0; i < graph.ops[id].results.size(); ++i) {
      const TensorId result = graph.ops[id].results[i];
      const auto &sharding = graph.tensors[result].constraint;
      if (!sharding || !sharding->isPlace)
        continue;
      asked.inner.push_back({kNone, -1, asked.rule->results[i], sharding});
      if (agrees(asked))
        continue;
      asked.inner.pop_back();
      copyResult(id, i);
    }
    graph.ops[id].operandConstraints = asked.operandConstraints;
  }

  bool isResult(const Op &op, OriginId origin) const {
    return std::any_of(op.results.begin(), op.results.end(),
                       [&](TensorId result) {
                         return graph.tensors[result].origin == origin;
                       });
  }

  TensorId addCopy(TensorId from, InputSharding sharding, OpId near,
                   LoopId loop, Phase phase) {
    Tensor copy = graph.tensors[from];
    copy.constraint = std::move(sharding);
    copy.origin = kNone;
    copy.argument = -1;
    copy.uses.clear();
    copy.outputs.clear();
    Op op;
    op.kind = OpKind::Layout;
    op.mnemonic = "sharding_constraint";
    op.location = copy.constraint->location;
    op.loop = loop;
    op.phase = phase;
    TensorMap map;
    addDimFactors(op.rule.edit(), copy.shape, map);
    op.rule.edit().operands.push_back(map);
    op.rule.edit().results.push_back(map);
    op.operands.push_back(from);
    const TensorId result = graph.addTensor(std::move(copy));
    op.results.push_back(result);
    graph.ops.push_back(std::move(op));
    place.push_back(near);
    return result;
  }

  void copyOperand(OpId id, const OperandConstraint &constraint) {
    const TensorId from = graph.ops[id].operands[constraint.operand];
    const TensorId copy = addCopy(from, constraint.sharding, id,
                                  graph.ops[id].loop, graph.ops[id].phase);
    graph.ops[id].operands[constraint.operand] = copy;
  }

  void copyResult(OpId id, uint32_t i) {
    const TensorId from = graph.ops[id].results[i];
    const TensorId copy = addCopy(from, *graph.tensors[from].constraint, id,
                                  graph.ops[id].loop, graph.ops[id].phase);
    graph.tensors[from].constraint.reset();
    for (InnerValue &value : graph.ops[id].inner)
      if (value.operand < 0 && value.origin == graph.tensors[from].origin)
        value.constraint.reset();
    // All but the copy itself.
    for (OpId user = 0; user + 1 < graph.ops.size(); ++user)
      std::replace(graph.ops[user].operands.begin(),
                   graph.ops[user].operands.end(), from, copy);
    std::replace(graph.results.begin(), graph.results.end(), from, copy);
    graph.tensors[copy].outputs = graph.tensors[from].outputs;
    graph.tensors[from].outputs.clear();
    for (Tensor &tensor : graph.tensors)
      if (tensor.updatedTo == from)
        tensor.updatedTo = copy;
  }
};

} // namespace

void separateConstraints(OpGraph &graph) {
  if (graph.hasConstraints())
    Separator(graph).run();
}

} // namespace planner
