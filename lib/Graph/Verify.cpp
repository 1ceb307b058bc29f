//===- Verify.cpp - Invariants of an operator graph -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/OpGraph.h"
#include <algorithm>

namespace planner {
namespace {

std::string opText(const OpGraph &graph, OpId id) {
  const Op &op = graph.ops[id];
  return "operator " + std::to_string(id) + " (" + op.mnemonic + ")";
}

Diagnostic broken(const OpGraph &graph, OpId id, const std::string &what) {
  return makeError(opText(graph, id) + ": " + what, graph.ops[id].location);
}

Expected<void> verifyMap(const OpGraph &graph, OpId id, const TensorMap &map,
                         TensorId tensorId, const std::string &which,
                         bool isResult) {
  const Op &op = graph.ops[id];
  const Tensor &tensor = graph.tensors[tensorId];
  if (map.size() != tensor.shape.size())
    return broken(graph, id,
                  "the rule gives " + which + " " + std::to_string(map.size()) +
                      " dimensions, its tensor has " +
                      std::to_string(tensor.shape.size()));
  std::vector<bool> seen(op.rule->factors.size());
  for (size_t dim = 0; dim < map.size(); ++dim) {
    int64_t product = 1;
    bool exact = true;
    for (FactorId factorId : map[dim]) {
      if (factorId >= op.rule->factors.size())
        return broken(graph, id, which + " uses a factor that does not exist");
      if (seen[factorId])
        return broken(graph, id,
                      which + " uses factor " + std::to_string(factorId) +
                          " twice");
      seen[factorId] = true;
      const Factor &factor = op.rule->factors[factorId];
      // An attention sums over keys, and may keep its scores.
      if (isResult && factor.kind == FactorKind::Reduction &&
          factor.reduce != ReduceOp::LogSumExp)
        return broken(graph, id, which + " has a reduction factor");
      product = saturatingMul(product, factor.size);
      // Windows, slices and pads relate sizes loosely.
      exact &= factor.haloLow == 0 && factor.haloHigh == 0 &&
               (factor.kind == FactorKind::PassThrough ||
                factor.kind == FactorKind::Reduction);
    }
    const bool several = map[dim].size() > 1;
    const int64_t size = tensor.shape[dim];
    if (!map[dim].empty() && exact &&
        (several ? product != size : product > size))
      return broken(graph, id,
                    "dimension " + std::to_string(dim) + " of " + which +
                        " has size " + std::to_string(size) +
                        ", its factors have the product " +
                        std::to_string(product));
  }
  return {};
}

Expected<void> verifyRule(const OpGraph &graph, OpId id) {
  const Op &op = graph.ops[id];
  const ShardingRule &rule = op.rule;
  if (rule.operands.size() != op.operands.size() ||
      rule.results.size() != op.results.size())
    return broken(graph, id,
                  "the rule is for " + std::to_string(rule.operands.size()) +
                      " operands and " + std::to_string(rule.results.size()) +
                      " results, the operator has " +
                      std::to_string(op.operands.size()) + " and " +
                      std::to_string(op.results.size()));
  if (rule.factors.size() >= kNoFactor)
    return broken(graph, id, "the rule has too many factors");
  for (const Factor &factor : rule.factors)
    if (factor.size < 0)
      return broken(graph, id, "a factor has a negative size");
  for (size_t i = 0; i < op.operands.size(); ++i)
    if (auto ok = verifyMap(graph, id, rule.operands[i], op.operands[i],
                            "operand " + std::to_string(i), false);
        !ok)
      return ok;
  for (size_t i = 0; i < op.results.size(); ++i)
    if (auto ok = verifyMap(graph, id, rule.results[i], op.results[i],
                            "result " + std::to_string(i), true);
        !ok)
      return ok;
  for (const auto &set : rule.linear)
    for (uint8_t operand : set)
      if (operand >= op.operands.size())
        return broken(graph, id, "a linear set names an operand out of range");
  for (const Member &member : op.members)
    for (const auto *list : {&member.factors, &member.resultFactors})
      for (FactorId factor : *list)
        if (factor >= rule.factors.size())
          return broken(graph, id, "a member uses a factor out of range");
  return {};
}

bool isInside(const OpGraph &graph, LoopId loop, LoopId ancestor) {
  while (loop != ancestor && loop != 0)
    loop = graph.loops[loop].parent;
  return loop == ancestor;
}

Expected<void> verifyOperands(const OpGraph &graph, OpId id) {
  const Op &op = graph.ops[id];
  for (uint32_t i = 0; i < op.operands.size(); ++i) {
    if (op.operands[i] >= graph.tensors.size())
      return broken(graph, id, "an operand does not exist");
    const Tensor &tensor = graph.tensors[op.operands[i]];
    if (tensor.producer == kNone) {
      if (tensor.argument < 0)
        return broken(graph, id,
                      "operand " + std::to_string(i) +
                          " has no producer and is no argument");
      continue;
    }
    if (tensor.producer >= id)
      return broken(graph, id,
                    "uses a result of " + std::to_string(tensor.producer) +
                        ", which comes later");
    const Op &producer = graph.ops[tensor.producer];
    if (producer.kind != OpKind::LoopNext &&
        !isInside(graph, op.loop, producer.loop))
      return broken(graph, id, "uses a value from inside a loop");
  }
  for (uint32_t i = 0; i < op.results.size(); ++i) {
    if (op.results[i] >= graph.tensors.size())
      return broken(graph, id, "a result does not exist");
    const Tensor &tensor = graph.tensors[op.results[i]];
    if (tensor.producer != id || tensor.resultIndex != i)
      return broken(graph, id,
                    "result " + std::to_string(i) + " names another producer");
  }
  return {};
}

Expected<void> verifyOp(const OpGraph &graph, OpId id) {
  const Op &op = graph.ops[id];
  if (op.loop >= graph.loops.size())
    return broken(graph, id, "its loop does not exist");
  if (op.adjointOf != kNone && op.adjointOf >= graph.ops.size())
    return broken(graph, id, "its forward operator does not exist");
  if (op.recomputes != kNone &&
      (op.recomputes >= graph.ops.size() || !op.isRecomputed ||
       graph.ops[op.recomputes].isRecomputed))
    return broken(graph, id, "it repeats no operator of the forward pass");
  if (op.tiedTo != kNone) {
    if (op.tiedTo >= graph.ops.size())
      return broken(graph, id, "it is tied to an operator that does not exist");
    if (graph.ops[op.tiedTo].rule->factors.size() != op.rule->factors.size())
      return broken(graph, id, "it is tied to an operator with other factors");
  }
  if (!op.operandTouched.empty() &&
      op.operandTouched.size() != op.operands.size())
    return broken(graph, id, "operandTouched has a wrong length");
  if (!op.resultTouched.empty() && op.resultTouched.size() != op.results.size())
    return broken(graph, id, "resultTouched has a wrong length");
  if (auto ok = verifyOperands(graph, id); !ok)
    return ok;
  return verifyRule(graph, id);
}

/// A loop's operators, with those of the loops inside it, are contiguous.
Expected<void> verifyLoops(const OpGraph &graph) {
  if (graph.loops.empty())
    return makeError("the graph lacks the loop of the function's body");
  for (LoopId loop = 1; loop < graph.loops.size(); ++loop)
    if (graph.loops[loop].parent >= loop)
      return makeError("loop " + std::to_string(loop) +
                       " comes before its parent");
  std::vector<OpId> first(graph.loops.size(), kNone), last(first);
  std::vector<OpId> count(graph.loops.size(), 0);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    for (LoopId loop = graph.ops[id].loop; loop != 0;
         loop = graph.loops[loop].parent) {
      if (first[loop] == kNone)
        first[loop] = id;
      last[loop] = id;
      ++count[loop];
    }
  }
  for (LoopId loop = 1; loop < graph.loops.size(); ++loop)
    if (count[loop] && last[loop] - first[loop] + 1 != count[loop])
      return makeError("the operators of loop " + std::to_string(loop) +
                           " are not contiguous",
                       graph.loops[loop].location);
  return {};
}

Diagnostic brokenTensor(const OpGraph &graph, TensorId id,
                        const std::string &what) {
  return makeError("tensor " + std::to_string(id) + " (" +
                   graph.tensors[id].name + ") " + what);
}

Expected<void> verifyTensors(const OpGraph &graph) {
  // Uses are in range, true and distinct; equal counts then make them complete.
  size_t uses = 0, operands = 0;
  for (const Op &op : graph.ops)
    operands += op.operands.size();
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    uses += tensor.uses.size();
    std::pair<OpId, uint32_t> next = {0, 0};
    for (const Use &use : tensor.uses) {
      if (use.op >= graph.ops.size() ||
          use.operand >= graph.ops[use.op].operands.size() ||
          graph.ops[use.op].operands[use.operand] != id)
        return brokenTensor(graph, id, "lists a use that does not exist");
      if (std::pair(use.op, use.operand) < next)
        return brokenTensor(graph, id, "lists its uses out of order");
      next = {use.op, use.operand + 1};
    }
    if (tensor.producer != kNone && tensor.producer >= graph.ops.size())
      return brokenTensor(graph, id, "has a producer that does not exist");
    if (tensor.updatedTo != kNone && tensor.updatedTo >= graph.tensors.size())
      return brokenTensor(graph, id, "is updated to what does not exist");
    if (tensor.argument >= 0 &&
        (static_cast<size_t>(tensor.argument) >= graph.arguments.size() ||
         graph.arguments[tensor.argument] != id))
      return brokenTensor(graph, id, "is not the argument that it says it is");
    for (int32_t output : tensor.outputs)
      if (output < 0 || static_cast<size_t>(output) >= graph.results.size() ||
          graph.results[output] != id)
        return brokenTensor(graph, id, "is not the result that it says it is");
  }
  if (uses != operands)
    return makeError("the tensors list " + std::to_string(uses) +
                     " uses, the operators have " + std::to_string(operands) +
                     " operands");
  return {};
}

Expected<void> verifyInterface(const OpGraph &graph) {
  for (size_t i = 0; i < graph.arguments.size(); ++i)
    if (graph.arguments[i] >= graph.tensors.size() ||
        graph.tensors[graph.arguments[i]].argument != static_cast<int32_t>(i))
      return makeError("argument " + std::to_string(i) +
                       " and its tensor disagree");
  for (size_t i = 0; i < graph.results.size(); ++i) {
    if (graph.results[i] >= graph.tensors.size())
      return makeError("result " + std::to_string(i) + " does not exist");
    const auto &outputs = graph.tensors[graph.results[i]].outputs;
    if (std::find(outputs.begin(), outputs.end(), static_cast<int32_t>(i)) ==
        outputs.end())
      return makeError("result " + std::to_string(i) +
                       " and its tensor disagree");
  }
  for (const Block &block : graph.blocks)
    for (const auto &occurrence : block.occurrences) {
      if (occurrence.size() != block.occurrences.front().size())
        return makeError("block " + block.name +
                         " has occurrences of unlike sizes");
      for (OpId id : occurrence)
        if (id >= graph.ops.size())
          return makeError("block " + block.name +
                           " names an operator that does not exist");
    }
  return {};
}

} // namespace

Expected<void> OpGraph::verify() const {
  if (auto ok = verifyLoops(*this); !ok)
    return ok;
  for (OpId id = 0; id < ops.size(); ++id)
    if (auto ok = verifyOp(*this, id); !ok)
      return ok;
  if (auto ok = verifyTensors(*this); !ok)
    return ok;
  return verifyInterface(*this);
}

} // namespace planner
