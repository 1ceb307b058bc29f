//===- AttentionGradient.cpp - The backward pass of an attention ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "AttentionMatch.h"
#include <algorithm>

namespace planner {

using Nodes = AttentionMatch::Nodes;

bool AttentionMatch::buildBackward(const std::vector<OpId> &order) {
  std::vector<OpId> products, after;
  for (OpId id : order) {
    if (find(id))
      continue;
    const Op &op = graph.ops[id];
    if (followsOutput(op, after)) {
      after.push_back(id);
      continue;
    }
    if (op.loop != graph.ops[scoreProduct].loop || op.results.size() != 1)
      return false;
    if (op.kind == OpKind::Contraction) {
      products.push_back(id);
      continue;
    }
    for (uint32_t i = 0; i < op.operands.size(); ++i) {
      const TensorId operand = op.operands[i];
      if (findTensor(operand) || analysis.isFree(operand))
        continue;
      if (findScores(operand, 0) != kNone && !addScoreGradient(operand, 0))
        return false;
    }
    if (!addInner(id, State::Backward) || !isInScoreSpace(inner.back()))
      return false;
    const Inner added = inner.back();
    for (uint32_t i = 0; i < op.operands.size(); ++i)
      if (!findTensor(op.operands[i]) && !analysis.isFree(op.operands[i]))
        addOuter(id, i, added.base);
  }
  if (scoreGradient != kNone && valueProduct == kNone) {
    // Without a forward product the values are what has the keys.
    const Nodes first = atomsOf(operandDims(scoreGradient, 0));
    outputGradientOperand = includes(first, canonical(key)[0]) ? 1 : 0;
    valueOperand = 1 - outputGradientOperand;
  }
  for (OpId id : products)
    if (!addGradientProduct(id))
      return false;
  return true;
}

/// What uses the output, and nothing inside, comes after the attention.
bool AttentionMatch::followsOutput(const Op &op,
                                   const std::vector<OpId> &after) const {
  bool follows = false;
  for (TensorId operand : op.operands) {
    const OpId producer = graph.tensors[operand].producer;
    if (operand == output)
      follows = true;
    else if (findTensor(operand))
      return false;
    else
      follows |= std::find(after.begin(), after.end(), producer) != after.end();
  }
  return follows;
}

/// Sums over keys at most.
bool AttentionMatch::isInScoreSpace(const Inner &op) const {
  const Op &o = graph.ops[op.op];
  if (o.kind == OpKind::Vector || o.kind == OpKind::Layout)
    return true;
  if (o.kind != OpKind::Reduce || !reducesByFactors(o))
    return false;
  // A dimension of size 1 may be summed away.
  const Nodes summed = summedBy(op);
  return summed.empty() || summed == canonical(key);
}

/// The gradient of the probabilities: a product of the output's gradient and
/// the values, and functions of it up to `tensor`.
bool AttentionMatch::addScoreGradient(TensorId tensor, unsigned steps) {
  if (findTensor(tensor) || analysis.isFree(tensor))
    return true;
  const OpId producer = graph.tensors[tensor].producer;
  if (producer == kNone || steps > kMaxSteps)
    return false;
  const Op &op = graph.ops[producer];
  if (op.kind == OpKind::Contraction) {
    if (scoreGradient != kNone || op.operands.size() != 2)
      return false;
    if (valueProduct != kNone) {
      const TensorId values = graph.ops[valueProduct].operands[valueOperand];
      if (sameData(op.operands[0], values))
        outputGradientOperand = 1;
      else if (sameData(op.operands[1], values))
        outputGradientOperand = 0;
      else
        return false;
    }
    scoreGradient = producer;
    inner.push_back({producer, addNodes(producer), State::Backward});
    return valueProduct == kNone ||
           unifyOuter(producer, 1 - outputGradientOperand, valueProduct,
                      valueOperand);
  }
  if (op.kind != OpKind::Vector && op.kind != OpKind::Layout)
    return false;
  for (TensorId operand : op.operands)
    if (findScores(operand, 0) != kNone &&
        !addScoreGradient(operand, steps + 1))
      return false;
  if (!addInner(producer, State::Backward))
    return false;
  const Inner added = inner.back();
  for (uint32_t i = 0; i < op.operands.size(); ++i)
    if (!findTensor(op.operands[i]) && !analysis.isFree(op.operands[i]))
      addOuter(producer, i, added.base);
  return true;
}

bool AttentionMatch::addGradientProduct(OpId id) {
  const Op &op = graph.ops[id];
  if (op.operands.size() != 2)
    return false;
  for (uint32_t i = 0; i < 2; ++i) {
    const Inner *from = findTensor(op.operands[i]);
    if (!from || findTensor(op.operands[1 - i]))
      continue;
    const State state = from->state;
    if (!addInner(id, State::Backward))
      return false;
    OpId *slot = nullptr;
    if (summedBy(inner.back()) == canonical(key)) {
      if (!unifyOuter(id, 1 - i, scoreProduct, keyOperand))
        return false;
      slot = &queryGradient;
    } else if (state == State::Probability || state == State::Exponential) {
      if (scoreGradient == kNone ||
          !unifyOuter(id, 1 - i, scoreGradient, outputGradientOperand))
        return false;
      slot = &valueGradient;
    } else {
      if (!unifyOuter(id, 1 - i, scoreProduct, 1 - keyOperand))
        return false;
      slot = &keyGradient;
    }
    if (*slot != kNone)
      return false;
    *slot = id;
    return true;
  }
  return false;
}

} // namespace planner
