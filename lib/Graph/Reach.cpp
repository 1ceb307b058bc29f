//===- Reach.cpp - What depends on what -----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Reach.h"

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

TensorId findLossResult(const OpGraph &graph) {
  std::vector<bool> isState(graph.tensors.size());
  for (TensorId argument : graph.arguments)
    if (graph.tensors[argument].updatedTo != kNone)
      isState[graph.tensors[argument].updatedTo] = true;
  TensorId loss = kNone;
  for (TensorId result : graph.results) {
    const Tensor &tensor = graph.tensors[result];
    if (isState[result] || tensor.producer == kNone || tensor.elements() != 1 ||
        !isFloat(tensor.dtype))
      continue;
    if (loss == kNone || tensor.producer < graph.tensors[loss].producer)
      loss = result;
  }
  return loss;
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
