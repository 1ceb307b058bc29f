//===- Reach.h - What depends on what ---------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_REACH_H
#define PLANNER_LIB_GRAPH_REACH_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// A set of operators, by number.
using OpSet = std::vector<bool>;

/// Goes through tensors, each of them once, in no particular order.
class TensorWalk {
public:
  explicit TensorWalk(const OpGraph &graph) : seen(graph.tensors.size()) {}
  TensorWalk(const OpGraph &graph, TensorId start) : TensorWalk(graph) {
    add(start);
  }

  /// To be visited, unless it was added or skipped before.
  void add(TensorId t) {
    if (seen[t])
      return;
    seen[t] = true;
    work.push_back(t);
  }
  template <typename Tensors> void addAll(const Tensors &tensors) {
    for (TensorId t : tensors)
      add(t);
  }
  /// Not to be visited.
  void skip(TensorId t) { seen[t] = true; }
  /// Sets the next tensor; false if there is none left.
  bool next(TensorId &t) {
    if (work.empty())
      return false;
    t = work.back();
    work.pop_back();
    return true;
  }

private:
  std::vector<bool> seen;
  std::vector<TensorId> work;
};

/// The operators that the tensors depend on, directly or not. A loop's entered
/// value depends on its update.
OpSet ancestorsOf(const OpGraph &graph, const std::vector<TensorId> &tensors);

/// The operators that depend on the tensors.
OpSet descendantsOf(const OpGraph &graph, const std::vector<TensorId> &tensors);

/// The loss of a module: among its floating scalar results that replace no
/// argument, what training minimises. kNone if there is none.
TensorId findLossResult(const OpGraph &graph);

/// Multiplies matrices: its operands are what parameters and activations are.
inline bool isMatrixOp(const Op &op) {
  return op.kind == OpKind::Contraction || op.kind == OpKind::Convolution ||
         op.kind == OpKind::Attention;
}

/// Where the backward pass begins in the order of the operators. Without a
/// loss: at the first product that shares an operand with an earlier one and
/// depends on that one's result.
OpId firstBackward(const OpGraph &graph);

/// The operators that compute the loss; without one, those that matrix
/// operators, gathers and scatters depend on.
OpSet lossCone(const OpGraph &graph);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_REACH_H
