//===- Reach.cpp - What depends on what -----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Reach.h"
#include <algorithm>
#include <tuple>

namespace planner {

OpSet ancestorsOf(const OpGraph &graph, const std::vector<TensorId> &tensors) {
  std::vector<OpId> updateOf(graph.ops.size(), kNone);
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (graph.ops[id].kind == OpKind::LoopNext && graph.ops[id].tiedTo != kNone)
      updateOf[graph.ops[id].tiedTo] = id;
  OpSet marked(graph.ops.size(), false);
  std::vector<OpId> work;
  auto mark = [&](OpId id) {
    if (id == kNone || marked[id])
      return;
    marked[id] = true;
    work.push_back(id);
  };
  for (TensorId t : tensors)
    mark(graph.tensors[t].producer);
  while (!work.empty()) {
    const OpId id = work.back();
    work.pop_back();
    for (TensorId operand : graph.ops[id].operands)
      mark(graph.tensors[operand].producer);
    mark(updateOf[id]);
  }
  return marked;
}

OpSet descendantsOf(const OpGraph &graph,
                    const std::vector<TensorId> &tensors) {
  OpSet marked(graph.ops.size(), false);
  std::vector<TensorId> work(tensors);
  while (!work.empty()) {
    const TensorId t = work.back();
    work.pop_back();
    for (const Use &use : graph.tensors[t].uses) {
      if (marked[use.op])
        continue;
      marked[use.op] = true;
      const Op &op = graph.ops[use.op];
      work.insert(work.end(), op.results.begin(), op.results.end());
      if (op.kind == OpKind::LoopNext && op.tiedTo != kNone)
        work.push_back(graph.ops[op.tiedTo].results[0]);
    }
  }
  return marked;
}

/// Arguments that the value depends on by floating arithmetic alone, past no
/// comparison, index or number of things.
static bool dependsSmoothly(const OpGraph &graph, TensorId value) {
  TensorWalk walk(graph, value);
  for (TensorId t; walk.next(t);) {
    const Tensor &tensor = graph.tensors[t];
    if (!isFloat(tensor.dtype))
      continue;
    if (tensor.producer == kNone) {
      // A scalar is a rate or a scale.
      if (tensor.argument >= 0 && !tensor.shape.empty())
        return true;
      continue;
    }
    walk.addAll(graph.ops[tensor.producer].operands);
  }
  return false;
}

/// Steps report more than their loss: rates (from counters), accuracies
/// (counted), norms of parameters and of gradients. The loss is what depends on
/// matrix work smoothly, is no part of another such sum, and needs the least:
/// gradients need the backward pass too.
TensorId findLossResult(const OpGraph &graph) {
  std::vector<bool> isState(graph.tensors.size());
  for (TensorId argument : graph.arguments)
    if (graph.tensors[argument].updatedTo != kNone)
      isState[graph.tensors[argument].updatedTo] = true;
  struct Candidate {
    TensorId result;
    bool isSmooth;
    OpSet before;
    int64_t matrixOps = 0;
  };
  std::vector<Candidate> candidates;
  for (TensorId result : graph.results) {
    const Tensor &tensor = graph.tensors[result];
    if (isState[result] || tensor.producer == kNone || tensor.elements() != 1 ||
        !isFloat(tensor.dtype))
      continue;
    candidates.push_back(
        {result, dependsSmoothly(graph, result), ancestorsOf(graph, {result})});
    for (OpId id = 0; id < graph.ops.size(); ++id)
      candidates.back().matrixOps +=
          candidates.back().before[id] && isMatrixOp(graph.ops[id]);
  }
  const Candidate *loss = nullptr;
  for (const Candidate &candidate : candidates) {
    const OpId producer = graph.tensors[candidate.result].producer;
    const bool isPart = std::any_of(
        candidates.begin(), candidates.end(), [&](const Candidate &other) {
          return graph.tensors[other.result].producer != producer &&
                 other.isSmooth && other.before[producer];
        });
    const auto rank = [&](const Candidate &c) {
      return std::tuple(!c.isSmooth, c.matrixOps == 0, c.matrixOps,
                        graph.tensors[c.result].producer);
    };
    if (!isPart && (!loss || rank(candidate) < rank(*loss)))
      loss = &candidate;
  }
  return loss ? loss->result : kNone;
}

OpSet lossCone(const OpGraph &graph) {
  if (const TensorId loss = findLossResult(graph); loss != kNone)
    return ancestorsOf(graph, {loss});
  std::vector<TensorId> seeds;
  for (const Op &op : graph.ops)
    if (isMatrixOp(op) || op.kind == OpKind::Gather ||
        op.kind == OpKind::Scatter)
      seeds.insert(seeds.end(), op.results.begin(), op.results.end());
  return ancestorsOf(graph, seeds);
}

} // namespace planner
