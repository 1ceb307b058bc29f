//===- TestGraphs.h - Small graphs for tests of Cost ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_COST_TESTGRAPHS_H
#define PLANNER_TEST_UNIT_COST_TESTGRAPHS_H

#include "planner/Cost/CostModel.h"
#include "planner/Cost/Evaluate.h"
#include <gtest/gtest.h>

namespace planner::test {

inline const ClusterSpec &h100() {
  static const ClusterSpec cluster = [] {
    auto loaded = loadCluster("h100-80g-sxm");
    EXPECT_TRUE(loaded) << (loaded ? "" : loaded.error().render());
    return *loaded;
  }();
  return cluster;
}

inline const StackSpec &ideal() {
  static const StackSpec stack = [] {
    auto loaded = loadStack("ideal");
    EXPECT_TRUE(loaded) << (loaded ? "" : loaded.error().render());
    return *loaded;
  }();
  return stack;
}

inline const Mesh kEight{{{"nvlink0", 8, 0}}};

inline TensorSharding split(size_t rank, std::initializer_list<AxisList> dims) {
  TensorSharding sharding = replicated(rank);
  std::copy(dims.begin(), dims.end(), sharding.dims.begin());
  return sharding;
}

inline OpConfig config(std::initializer_list<int> axes) {
  OpConfig result;
  for (int axis : axes)
    result.axes.push_back(static_cast<int8_t>(axis));
  return result;
}

inline PricedStrategy price(const CostModel &model,
                            const Assignment &assignment) {
  auto priced = evaluate(model, assignment);
  EXPECT_TRUE(priced) << (priced ? "" : priced.error().render());
  return priced ? *priced : PricedStrategy{};
}

/// Graphs made by hand, with the rules written out.
struct Builder {
  OpGraph graph;
  Phase phase = Phase::Forward;
  LoopId loop = 0;

  TensorId argument(std::string tensorName, Shape shape, Role role,
                    DType dtype = DType::BF16) {
    Tensor tensor;
    tensor.name = std::move(tensorName);
    tensor.shape = std::move(shape);
    tensor.role = role;
    tensor.dtype = dtype;
    tensor.argument = static_cast<int32_t>(graph.arguments.size());
    const TensorId id = graph.addTensor(std::move(tensor));
    graph.arguments.push_back(id);
    return id;
  }

  TensorId tensor(Shape shape, DType dtype = DType::BF16,
                  Role role = Role::Activation) {
    Tensor made;
    made.shape = std::move(shape);
    made.dtype = dtype;
    made.role = role;
    return graph.addTensor(std::move(made));
  }

  OpId add(Op op) {
    op.phase = phase;
    op.loop = loop;
    return graph.addOp(std::move(op));
  }

  void output(TensorId id) {
    graph.tensors[id].outputs.push_back(
        static_cast<int32_t>(graph.results.size()));
    graph.results.push_back(id);
  }

  /// ([i, k], [k, j]) -> ([i, j]) with any of the three transposed: `lhs`,
  /// `rhs`, `result` name the factors of the dimensions by the letters i, j, k
  /// (factors 0, 1, 2).
  TensorId matmul(TensorId lhs, TensorId rhs, std::string_view lhsDims = "ik",
                  std::string_view rhsDims = "kj",
                  std::string_view resultDims = "ij",
                  Role role = Role::Activation) {
    int64_t sizes[3] = {1, 1, 1};
    const auto collect = [&](TensorId id, std::string_view dims) {
      for (size_t d = 0; d < dims.size(); ++d)
        sizes[dims[d] - 'i'] = graph.tensors[id].shape[d];
    };
    collect(lhs, lhsDims);
    collect(rhs, rhsDims);
    Op op;
    op.kind = OpKind::Contraction;
    op.mnemonic = "dot_general";
    for (int f = 0; f < 3; ++f)
      op.rule.edit().addFactor(sizes[f], resultDims.find(static_cast<char>(
                                             'i' + f)) == std::string_view::npos
                                             ? FactorKind::Reduction
                                             : FactorKind::PassThrough);
    const auto map = [](std::string_view dims) {
      TensorMap result;
      for (char letter : dims)
        result.push_back({static_cast<FactorId>(letter - 'i')});
      return result;
    };
    op.rule.edit().operands = {map(lhsDims), map(rhsDims)};
    op.rule.edit().results = {map(resultDims)};
    op.rule.edit().linear = {{0}, {1}};
    op.work.matmulFlops = 2.0 * static_cast<double>(sizes[0]) *
                          static_cast<double>(sizes[1]) *
                          static_cast<double>(sizes[2]);
    op.operands = {lhs, rhs};
    Shape shape;
    for (char letter : resultDims)
      shape.push_back(sizes[letter - 'i']);
    const TensorId result = tensor(shape, graph.tensors[lhs].dtype, role);
    op.results = {result};
    add(std::move(op));
    return result;
  }

  /// An elementwise operator on operands of one shape; factors are dimensions.
  TensorId elementwise(std::string mnemonic, SmallVec<TensorId, 3> operands,
                       Role role = Role::Activation, bool linear = false,
                       std::optional<DType> dtype = {}) {
    Op op;
    op.kind = OpKind::Vector;
    op.mnemonic = std::move(mnemonic);
    const Tensor like = graph.tensors[operands[0]];
    TensorMap map;
    for (int64_t size : like.shape)
      map.push_back({op.rule.edit().addFactor(size)});
    ByteList all;
    for (uint8_t i = 0; i < operands.size(); ++i) {
      op.rule.edit().operands.push_back(map);
      all.push_back(i);
    }
    op.rule.edit().results = {map};
    if (linear)
      op.rule.edit().linear = {all};
    op.work.vectorFlops = static_cast<double>(like.elements());
    op.operands = std::move(operands);
    const TensorId result =
        tensor(like.shape, dtype.value_or(like.dtype), role);
    op.results = {result};
    add(std::move(op));
    return result;
  }

  OpId producer(TensorId id) const { return graph.tensors[id].producer; }

  /// Everything replicated, nothing materialised.
  Assignment replicatedAssignment(const Mesh &mesh) const {
    Assignment result;
    OpConfig none;
    none.axes.assign(mesh.axes.size(), OpConfig::kReplicated);
    result.ops.assign(graph.ops.size(), none);
    for (const Tensor &made : graph.tensors)
      result.storage.push_back(replicated(made.shape.size()));
    result.materialised.resize(graph.tensors.size());
    return result;
  }
};

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_COST_TESTGRAPHS_H
