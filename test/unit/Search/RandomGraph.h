//===- RandomGraph.h - Small random models for property tests ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_RANDOMGRAPH_H
#define PLANNER_TEST_UNIT_SEARCH_RANDOMGRAPH_H

#include "planner/Graph/OpGraph.h"
#include <random>

namespace planner::test {

/// Builds graphs of 2-dimensional tensors by hand.
class GraphBuilder {
public:
  TensorId argument(Shape shape, Role role) {
    Tensor tensor;
    tensor.name = "arg" + std::to_string(graph.arguments.size());
    tensor.shape = std::move(shape);
    tensor.role = role;
    tensor.argument = static_cast<int32_t>(graph.arguments.size());
    TensorId id = graph.addTensor(std::move(tensor));
    graph.arguments.push_back(id);
    return id;
  }

  /// ([m, k], [k, n]) -> ([m, n])
  TensorId matmul(TensorId a, TensorId b) {
    return contract(a, b, dim(a, 0), dim(a, 1), dim(b, 1), false, false);
  }
  /// ([k, m], [k, n]) -> ([m, n]): the gradient of a weight.
  TensorId matmulOfTransposed(TensorId a, TensorId b) {
    return contract(a, b, dim(a, 1), dim(a, 0), dim(b, 1), true, false);
  }
  /// ([m, k], [n, k]) -> ([m, n]): the gradient of what a weight multiplies.
  TensorId matmulByTransposed(TensorId a, TensorId b) {
    return contract(a, b, dim(a, 0), dim(a, 1), dim(b, 0), false, true);
  }

  /// Elementwise; an add is linear in both operands together, else nonlinear.
  TensorId elementwise(std::vector<TensorId> operands, bool isAdd) {
    int64_t m = dim(operands[0], 0), n = dim(operands[0], 1);
    Op op;
    op.kind = OpKind::Vector;
    op.mnemonic = isAdd ? "add" : "tanh";
    FactorId fm = op.rule.edit().addFactor(m), fn = op.rule.edit().addFactor(n);
    for (TensorId operand : operands) {
      op.operands.push_back(operand);
      op.rule.edit().operands.push_back({{fm}, {fn}});
    }
    op.rule.edit().results = {{{fm}, {fn}}};
    if (isAdd) {
      op.rule.edit().linear.emplace_back();
      for (uint8_t i = 0; i < operands.size(); ++i)
        op.rule.edit().linear[0].push_back(i);
    }
    op.work.vectorFlops = static_cast<double>(m * n);
    return finish(std::move(op), {m, n});
  }

  /// Of all elements, to one row of them, read as a whole.
  TensorId sum(TensorId a) {
    int64_t m = dim(a, 0), n = dim(a, 1);
    Op op;
    op.kind = OpKind::Vector;
    op.mnemonic = "scan";
    FactorId fm = op.rule.edit().addFactor(m, FactorKind::NeedReplication),
             fn = op.rule.edit().addFactor(n, FactorKind::NeedReplication),
             one = op.rule.edit().addFactor(1);
    op.operands = {a};
    op.rule.edit().operands = {{{fm}, {fn}}};
    op.rule.edit().results = {{{one}, {}}};
    op.work.vectorFlops = static_cast<double>(m * n);
    return finish(std::move(op), {1, 1});
  }

  void output(TensorId id) {
    graph.tensors[id].outputs.push_back(
        static_cast<int32_t>(graph.results.size()));
    graph.results.push_back(id);
  }

  int64_t dim(TensorId id, size_t d) const {
    return graph.tensors[id].shape[d];
  }

  OpGraph graph;
  /// Of the operators that follow.
  Phase phase = Phase::Forward;

private:
  TensorId contract(TensorId a, TensorId b, int64_t m, int64_t k, int64_t n,
                    bool transposeA, bool transposeB) {
    Op op;
    op.kind = OpKind::Contraction;
    op.mnemonic = "dot_general";
    const DimFactors fm = {op.rule.edit().addFactor(m)},
                     fk = {op.rule.edit().addFactor(k, FactorKind::Reduction)},
                     fn = {op.rule.edit().addFactor(n)};
    op.rule.edit().operands.resize(2);
    op.rule.edit().operands[0] = {transposeA ? fk : fm, transposeA ? fm : fk};
    op.rule.edit().operands[1] = {transposeB ? fn : fk, transposeB ? fk : fn};
    op.rule.edit().results = {{fm, fn}};
    op.rule.edit().linear = {{0}, {1}};
    op.work.matmulFlops = 2.0 * static_cast<double>(m * k * n);
    op.operands = {a, b};
    return finish(std::move(op), {m, n});
  }

  TensorId finish(Op op, Shape shape) {
    op.phase = phase;
    Tensor tensor;
    tensor.name = "t" + std::to_string(graph.tensors.size());
    tensor.shape = std::move(shape);
    TensorId id = graph.addTensor(std::move(tensor));
    op.results = {id};
    graph.addOp(std::move(op));
    return id;
  }
};

/// Two to four operators over up to three arguments; some tensors have several
/// consumers, every unused tensor is a result. The later operators may be of
/// the backward pass, which gathers its parameters anew.
inline OpGraph randomGraph(std::mt19937 &random) {
  auto pick = [&](size_t n) { return random() % n; };
  constexpr int64_t sizes[] = {2, 4, 8, 64, 1024};
  GraphBuilder b;
  int64_t width = sizes[pick(5)];
  std::vector<TensorId> live = {
      b.argument({sizes[pick(5)], width}, Role::Input)};
  const size_t operators = 2 + pick(3), forward = 1 + pick(operators);
  std::vector<TensorId> weights;
  for (size_t i = 0; i < operators; ++i) {
    if (i == forward)
      b.phase = Phase::Backward;
    TensorId x = live[pick(live.size())];
    std::vector<TensorId> alike;
    for (TensorId other : live)
      if (b.graph.tensors[other].shape == b.graph.tensors[x].shape)
        alike.push_back(other);
    switch (weights.size() < 2 ? pick(3) : 1 + pick(2)) {
    case 0: {
      const bool isShared = !weights.empty() && pick(2) == 0 &&
                            b.dim(weights[0], 0) == b.dim(x, 1);
      if (!isShared)
        weights.push_back(
            b.argument({b.dim(x, 1), sizes[pick(5)]}, Role::Parameter));
      live.push_back(b.matmul(x, isShared ? weights[0] : weights.back()));
      break;
    }
    case 1:
      live.push_back(b.elementwise({x}, false));
      break;
    default:
      live.push_back(b.elementwise({x, alike[pick(alike.size())]}, true));
    }
  }
  for (TensorId id : live)
    if (b.graph.tensors[id].uses.empty())
      b.output(id);
  return std::move(b.graph);
}

/// One tensor that up to two operators of the forward pass and up to two of the
/// backward pass read, some of them as a whole, and between them something
/// large that is soon gone: whether layouts are kept decides what fits.
inline OpGraph randomFan(std::mt19937 &random) {
  auto pick = [&](size_t n) { return random() % n; };
  constexpr int64_t sizes[] = {64, 256, 512};
  GraphBuilder b;
  const TensorId input =
      b.argument({sizes[pick(3)], sizes[pick(3)]}, Role::Input);
  const TensorId tall = b.argument({sizes[pick(3)], 4}, Role::Input);
  const TensorId wide = b.argument({4, sizes[pick(3)]}, Role::Input);
  const TensorId shared = b.elementwise({input}, false);
  const size_t forward = 1 + pick(2), backward = 1 + pick(2);
  for (size_t i = 0; i < forward + backward; ++i) {
    if (i == forward) {
      b.output(b.elementwise({b.matmul(tall, wide)}, false));
      b.phase = Phase::Backward;
    }
    b.output(pick(4) == 0 ? b.elementwise({shared}, false) : b.sum(shared));
  }
  return std::move(b.graph);
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_RANDOMGRAPH_H
