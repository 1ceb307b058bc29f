//===- GraphMaker.h - Small raw graphs for tests ----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_GRAPH_GRAPHMAKER_H
#define PLANNER_TEST_UNIT_GRAPH_GRAPHMAKER_H

#include "lib/Graph/OpBuilder.h"
#include <functional>
#include <memory>

namespace planner::test {

/// Builds raw graphs as Import would.
class GraphMaker {
public:
  GraphMaker() : maker(std::make_unique<OpBuilder>(made)) {
    builder().point.before = builder().end();
  }

  OpBuilder &builder() { return *maker; }
  /// The finished graph.
  const OpGraph &graph() const { return made; }

  TensorId argument(std::string name, Shape shape, DType dtype, Role role) {
    Tensor tensor;
    tensor.name = std::move(name);
    tensor.shape = std::move(shape);
    tensor.dtype = dtype;
    tensor.role = role;
    tensor.argument = static_cast<int32_t>(made.arguments.size());
    made.arguments.push_back(made.addTensor(std::move(tensor)));
    return made.arguments.back();
  }
  TensorId parameter(std::string name, Shape shape, DType dtype = DType::F32) {
    return argument(std::move(name), std::move(shape), dtype, Role::Parameter);
  }
  TensorId input(std::string name, Shape shape, DType dtype = DType::F32) {
    return argument(std::move(name), std::move(shape), dtype, Role::Input);
  }
  TensorId constant(double value, Shape shape, DType dtype = DType::F32) {
    return builder().splat(value, std::move(shape), dtype);
  }

  TensorId apply(const char *f, std::initializer_list<TensorId> operands) {
    const TensorId like = *(operands.end() - 1);
    return builder().pointwise(f, operands, builder().dtype(like));
  }
  TensorId clamp(TensorId low, TensorId x, TensorId high);
  TensorId convert(TensorId x, DType dtype) {
    return builder().convert(x, dtype);
  }
  /// dot_general: pairs of batching and of contracted dimensions.
  TensorId dot(TensorId x, TensorId y,
               std::vector<std::pair<size_t, size_t>> batch,
               std::vector<std::pair<size_t, size_t>> contracted);
  TensorId reduceMax(TensorId x, size_t dim);
  /// The position along one dimension.
  TensorId iota(Shape shape, int32_t axis);
  /// [..., m, n] -> [..., m * n].
  TensorId mergeLast(TensorId x);
  TensorId slice(TensorId x, size_t dim, int64_t start, int64_t size);
  TensorId gatherRows(TensorId table, TensorId ids);
  /// The k largest of the last dimension.
  TensorId topK(TensorId x, int64_t k);
  /// cholesky or triangular_solve by its full name, on matrices of the last
  /// two dimensions; the result has the last operand's shape.
  TensorId matrix(std::string mnemonic,
                  std::initializer_list<TensorId> operands);
  /// Mean over the last dimension, repeated along it.
  TensorId meanOfLast(TensorId x);
  /// x * rsqrt(mean(x^2) + eps) * scale in f32, as a 16-bit value.
  TensorId rmsNorm(TensorId x, TensorId scale);
  TensorId softmax(TensorId x);
  /// Zero where random numbers say so.
  TensorId dropout(TensorId x);
  /// mean((x - 0.3)^2), a loss in which every element counts.
  TensorId meanOfSquares(TensorId x);
  /// A loop over `trips` iterations: from the carried values and the counter to
  /// the next carried values; returns the final ones.
  std::vector<TensorId>
  scan(int64_t trips, std::vector<TensorId> initial,
       const std::function<std::vector<TensorId>(std::vector<TensorId>,
                                                 TensorId)> &body);

  /// Ends the graph with this result.
  OpGraph finish(TensorId result);
  void addResult(TensorId result, TensorId updates = kNone);
  OpGraph finish();

private:
  OpGraph made;
  std::unique_ptr<OpBuilder> maker;
};

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_GRAPH_GRAPHMAKER_H
