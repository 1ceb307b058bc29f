//===- BucketsTest.cpp - Gradients and parameters in buckets --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TestGraphs.h"
#include "planner/Cost/Evaluate.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;

namespace {

constexpr double kMi = 1024 * 1024;

StackSpec bucketsOf(double gradients, double parameters, double perDevice = 0) {
  StackSpec stack = ideal();
  stack.buckets = {gradients, parameters, perDevice};
  return stack;
}

double alone(CollectiveKind kind, double bytes) {
  return collectiveTime(h100(), kind, GroupShape{{8, 1, 1, 1}}, Bytes(bytes))
      .value;
}

/// y = layer(x) with two parameters: a matrix of 1024 x 1024 elements, a vector
/// of 1024, both bf16. The statistic is a sum that the backward pass itself
/// waits for.
struct Layer {
  Builder b;
  TensorId x, dy, matrix, vector, cast, y;
  TensorId dMatrix, dVector, statistic, dx, norm, newMatrix, newVector;

  Layer() {
    x = b.argument("x", {4096, 1024}, Role::Input);
    dy = b.argument("dy", {4096, 1024}, Role::Input);
    matrix = b.argument("matrix", {1024, 1024}, Role::Parameter);
    vector = b.argument("vector", {1024}, Role::Parameter);
    cast = b.elementwise("convert", {matrix});
    y = b.matmul(x, cast);
    b.output(y);
    b.phase = Phase::Backward;
    dMatrix = b.matmul(x, dy, "ki", "kj", "ij", Role::Gradient);
    dVector = columnSums(dy);
    statistic = columnSums(dy);
    dx = scaled(dy, statistic);
    b.output(dx);
    b.phase = Phase::Optimizer;
    norm = total(dMatrix);
    newMatrix = b.elementwise("subtract", {matrix, dMatrix});
    newVector = b.elementwise("subtract", {vector, dVector});
    b.graph.tensors[matrix].updatedTo = newMatrix;
    b.graph.tensors[vector].updatedTo = newVector;
    for (TensorId id : {norm, newMatrix, newVector})
      b.output(id);
    b.graph.dimClasses = {{"batch", DimClassKind::Batch, 4096, {}}};
    for (Op &op : b.graph.ops)
      for (Factor &factor : op.rule.edit().factors)
        if (factor.size == 4096)
          factor.dimClass = 0;
    EXPECT_TRUE(b.graph.verify()) << b.graph.verify().error().message;
  }

  /// Sums over the rows of a matrix.
  TensorId columnSums(TensorId of) {
    Op op;
    op.kind = OpKind::Reduce;
    op.mnemonic = "reduce";
    const Shape shape = b.graph.tensors[of].shape;
    const FactorId rows =
        op.rule.edit().addFactor(shape[0], FactorKind::Reduction);
    const FactorId columns = op.rule.edit().addFactor(shape[1]);
    op.rule.edit().operands = {{{rows}, {columns}}};
    op.rule.edit().results = {{{columns}}};
    op.operands = {of};
    op.results = {b.tensor({shape[1]})};
    const TensorId result = op.results[0];
    b.add(std::move(op));
    return result;
  }

  TensorId total(TensorId of) {
    Op op;
    op.kind = OpKind::Reduce;
    op.mnemonic = "reduce";
    TensorMap map;
    for (int64_t size : b.graph.tensors[of].shape)
      map.push_back({op.rule.edit().addFactor(size, FactorKind::Reduction)});
    op.rule.edit().operands = {map};
    op.rule.edit().results = {{}};
    op.operands = {of};
    op.results = {b.tensor({})};
    const TensorId result = op.results[0];
    b.add(std::move(op));
    return result;
  }

  /// Rows of a matrix times a vector.
  TensorId scaled(TensorId of, TensorId by) {
    Op op;
    op.kind = OpKind::Vector;
    op.mnemonic = "multiply";
    const Shape shape = b.graph.tensors[of].shape;
    const FactorId rows = op.rule.edit().addFactor(shape[0]);
    const FactorId columns = op.rule.edit().addFactor(shape[1]);
    op.rule.edit().operands = {{{rows}, {columns}}, {{columns}}};
    op.rule.edit().results = {{{rows}, {columns}}};
    op.operands = {of, by};
    op.results = {b.tensor(shape)};
    const TensorId result = op.results[0];
    b.add(std::move(op));
    return result;
  }
};

TensorSharding partial(size_t rank) {
  TensorSharding sharding = replicated(rank);
  sharding.partial = 1;
  return sharding;
}

TEST(Buckets, KnowGradientsAndParametersFromTheirWays) {
  const Layer layer;
  const CostModel model(layer.b.graph, h100(), ideal(), kEight);
  for (TensorId id : {layer.dMatrix, layer.dVector})
    EXPECT_EQ(model.service(id), Service::Gradient) << id;
  for (TensorId id : {layer.matrix, layer.vector, layer.cast, layer.newMatrix,
                      layer.newVector})
    EXPECT_EQ(model.service(id), Service::Parameter) << id;
  // The statistic is summed like dVector, but dx waits for it; the norm is a
  // single element that the update would wait for.
  for (TensorId id : {layer.x, layer.dy, layer.y, layer.statistic, layer.norm})
    EXPECT_EQ(model.service(id), Service::None) << id;
}

// The model has 1024 * 1025 parameters. With buckets that hold them all, the
// matrix and the vector share one all-reduce of 2 * 1024 * 1025 bytes in the
// ratio 1024 to 1, and together cost just that.
TEST(Buckets, AreNeverFullerThanTheModel) {
  const Layer layer;
  const CostModel model(layer.b.graph, h100(), bucketsOf(1e12, 1e12), kEight);
  const double both = alone(CollectiveKind::AllReduce, 2.0 * 1024 * 1025);
  const double matrix =
      model.layoutChangeTime(layer.dMatrix, partial(2), replicated(2)).value;
  const double vector =
      model.layoutChangeTime(layer.dVector, partial(1), replicated(1)).value;
  EXPECT_NEAR(matrix, both * 1024 / 1025, both * 1e-12);
  EXPECT_NEAR(vector, both / 1025, both * 1e-12);
  EXPECT_NEAR(matrix + vector, both, both * 1e-12);
}

// A bucket of 512 Ki elements, 1 MiB: the matrix (2 MiB) has its own
// collective, the vector (2 KiB) a 512th of a bucket's. With 128 Ki elements a
// device, a bucket over eight devices is as large as the matrix.
// The norm of all gradients is a sum of their own norms: stacks reduce these
// together. One alone, as above, pays for itself.
TEST(Buckets, TakeTheNormsOfGradientsTogether) {
  Layer layer;
  Builder &b = layer.b;
  const TensorId first = layer.total(layer.dMatrix);
  const TensorId second = layer.total(layer.dVector);
  const TensorId sum = b.elementwise("add", {first, second});
  b.output(sum);
  const CostModel model(b.graph, h100(), ideal(), kEight);
  const double both = alone(CollectiveKind::AllReduce, 4);
  for (TensorId id : {first, second}) {
    EXPECT_EQ(model.service(id), Service::Norm);
    EXPECT_EQ(model.layoutChangeTime(id, partial(0), replicated(0)).value,
              both / 2);
  }
  EXPECT_EQ(model.service(sum), Service::None);
  EXPECT_EQ(model.layoutChangeTime(sum, partial(0), replicated(0)).value,
            alone(CollectiveKind::AllReduce, 2));
}

TEST(Buckets, HoldWhatTheStackSays) {
  const Layer layer;
  const CostModel model(layer.b.graph, h100(), bucketsOf(512 * 1024, 1),
                        kEight);
  EXPECT_EQ(
      model.layoutChangeTime(layer.dMatrix, partial(2), replicated(2)).value,
      alone(CollectiveKind::AllReduce, 2 * kMi));
  EXPECT_DOUBLE_EQ(
      model.layoutChangeTime(layer.dVector, partial(1), replicated(1)).value,
      alone(CollectiveKind::AllReduce, kMi) / 512);
  // A bucket of one element is none.
  EXPECT_EQ(model.layoutChangeTime(layer.vector, split(1, {{0}}), replicated(1))
                .value,
            alone(CollectiveKind::AllGather, 2048));
  const CostModel grown(layer.b.graph, h100(),
                        bucketsOf(512 * 1024, 1, 128 * 1024), kEight);
  EXPECT_DOUBLE_EQ(
      grown.layoutChangeTime(layer.dVector, partial(1), replicated(1)).value,
      alone(CollectiveKind::AllReduce, 2 * kMi) / 1024);
  EXPECT_DOUBLE_EQ(
      grown.layoutChangeTime(layer.vector, split(1, {{0}}), replicated(1))
          .value,
      alone(CollectiveKind::AllGather, 2 * kMi) / 1024);
}

TEST(Buckets, NeitherTakeActivationsNorExchanges) {
  const Layer layer;
  const CostModel model(layer.b.graph, h100(), bucketsOf(1e12, 1e12), kEight);
  EXPECT_EQ(
      model.layoutChangeTime(layer.statistic, partial(1), replicated(1)).value,
      alone(CollectiveKind::AllReduce, 2048));
  EXPECT_EQ(model.layoutChangeTime(layer.norm, partial(0), replicated(0)).value,
            alone(CollectiveKind::AllReduce, 2));
  EXPECT_EQ(
      model.layoutChangeTime(layer.y, split(2, {{0}}), replicated(2)).value,
      alone(CollectiveKind::AllGather, 2.0 * 4096 * 1024));
  const auto moved =
      model.layoutChange(layer.dMatrix, split(2, {{0}}), split(2, {{}, {0}}));
  ASSERT_TRUE(moved);
  for (const CollectiveStep &step : moved->steps)
    EXPECT_TRUE(step.kind != CollectiveKind::AllToAll ||
                step.time.value ==
                    alone(CollectiveKind::AllToAll, step.bytes.value));
}

// The table, one change and one time are the same price, for every stack.
TEST(Buckets, HaveOnePriceEverywhere) {
  const Layer layer;
  const Mesh mesh{{{"fabric0", 2, 1}, {"nvlink0", 4, 0}, {"nvlink1", 2, 0}}};
  for (const std::string &name : stackNames()) {
    const CostModel model(layer.b.graph, h100(), *loadStack(name), mesh);
    for (TensorId id : {layer.dMatrix, layer.matrix, layer.y}) {
      std::vector<TensorSharding> layouts;
      for (AxisId a : {AxisId(0), AxisId(1), AxisId(2)}) {
        layouts.push_back(split(2, {{a}}));
        layouts.push_back(split(2, {{}, {a}}));
        layouts.push_back(replicated(2));
        layouts.back().partial = AxisMask(1) << a;
      }
      layouts.push_back(replicated(2));
      layouts.push_back(split(2, {{0, 1, 2}}));
      layouts.push_back(replicated(2));
      layouts.back().partial = 7;
      const auto table = model.layoutChangeTable(id, layouts, layouts);
      for (size_t i = 0; i < layouts.size(); ++i)
        for (size_t j = 0; j < layouts.size(); ++j) {
          const auto change = model.layoutChange(id, layouts[i], layouts[j]);
          const double time = table[i * layouts.size() + j].value;
          EXPECT_EQ(time,
                    model.layoutChangeTime(id, layouts[i], layouts[j]).value);
          ASSERT_EQ(change.has_value(), std::isfinite(time));
          if (change) {
            EXPECT_NEAR(change->time.value, time, time * 1e-12);
          }
        }
    }
  }
}

} // namespace
