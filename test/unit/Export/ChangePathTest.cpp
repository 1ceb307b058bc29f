//===- ChangePathTest.cpp - Layouts between the steps of a change ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Export/ChangePath.h"
#include <gtest/gtest.h>

namespace planner {
namespace {

TensorSharding layout(std::initializer_list<AxisList> dims,
                      AxisMask partial = 0) {
  TensorSharding result = replicated(dims.size());
  std::copy(dims.begin(), dims.end(), result.dims.begin());
  result.partial = partial;
  return result;
}

CollectiveStep step(CollectiveKind kind, AxisMask axes, int8_t dim = -1,
                    int8_t toDim = -1) {
  CollectiveStep result;
  result.kind = kind;
  result.axes = axes;
  result.dim = dim;
  result.toDim = toDim;
  return result;
}

const Mesh &mesh() {
  static const Mesh kMesh{{{"a", 4, 1}, {"b", 2, 0}}};
  return kMesh;
}

/// Columns over both axes to rows over the first one: XLA, told the ends only,
/// gathers everything (vocab100k's train step).
TEST(ChangePath, ExchangesBeforeItGathers) {
  const auto path = layoutsBetween(layout({{}, {0, 1}}), layout({{0}, {}}),
                                   {step(CollectiveKind::AllToAll, 3, 1, 0),
                                    step(CollectiveKind::AllGather, 2, 0)},
                                   mesh(), 0);
  ASSERT_EQ(path.size(), 2u);
  EXPECT_EQ(path[0], layout({{}, {0, 1}}));
  EXPECT_EQ(path[1], layout({{0, 1}, {}}));
}

/// A slice is free, and the sooner the less is moved; but where the plan says
/// that the whole is gathered, it comes after the gather.
TEST(ChangePath, SlicesWhereThePlanDoes) {
  for (const auto &[moved, begin] : {std::pair(64.0, layout({{0}, {1}})),
                                     std::pair(128.0, layout({{0}, {}})),
                                     // Of no way: the one that moves least.
                                     std::pair(1.0, layout({{0}, {1}}))}) {
    CollectiveStep gather = step(CollectiveKind::AllGather, 1, 0);
    gather.bytes = Bytes(moved);
    const auto path = layoutsBetween(layout({{0}, {}}), layout({{}, {1}}),
                                     {gather}, mesh(), 128);
    ASSERT_EQ(path.size(), 1u);
    EXPECT_EQ(path[0], begin);
  }
}

/// The pieces of a reduce-scatter lie in the order that the next step needs.
TEST(ChangePath, ScattersInOrder) {
  const auto path = layoutsBetween(layout({{}, {}}, 3), layout({{1}, {}}),
                                   {step(CollectiveKind::ReduceScatter, 3, 0),
                                    step(CollectiveKind::AllGather, 1, 0)},
                                   mesh(), 0);
  ASSERT_EQ(path.size(), 2u);
  EXPECT_EQ(path[1], layout({{1, 0}, {}}));
}

TEST(ChangePath, NoWay) {
  EXPECT_TRUE(layoutsBetween(layout({{0}, {}}), layout({{}, {1}}),
                             {step(CollectiveKind::AllToAll, 2, 0, 1)}, mesh(),
                             0)
                  .empty());
  EXPECT_TRUE(
      layoutsBetween(layout({{0}}), layout({{0}}), {}, mesh(), 0).empty());
}

/// All layouts of a matrix, axes in every order.
std::vector<TensorSharding> allLayouts() {
  std::vector<TensorSharding> all = {replicated(2)};
  for (AxisId axis = 0; axis < mesh().axes.size(); ++axis) {
    std::vector<TensorSharding> next = all;
    for (const TensorSharding &s : all) {
      next.push_back(s);
      next.back().partial |= AxisMask(1) << axis;
      for (size_t d = 0; d < 2; ++d)
        for (size_t at = 0; at <= s.dims[d].size(); ++at) {
          next.push_back(s);
          auto &dim = next.back().dims[d];
          dim.insert(dim.begin() + static_cast<ptrdiff_t>(at), axis);
        }
    }
    all = std::move(next);
  }
  return all;
}

/// For every change that the cost model prices there is a way, and each of its
/// steps begins where it moves the bytes that the plan says.
TEST(ChangePath, FollowsEveryPlannedChange) {
  OpGraph graph;
  Tensor tensor;
  tensor.shape = {64, 64};
  tensor.dtype = DType::F32;
  const TensorId id = graph.addTensor(std::move(tensor));
  const auto cluster = loadCluster("h100-80g-sxm", 8);
  const auto stack = loadStack("ideal");
  ASSERT_TRUE(cluster && stack);
  const CostModel model(graph, *cluster, *stack, mesh());
  size_t changes = 0;
  for (const TensorSharding &from : allLayouts())
    for (const TensorSharding &to : allLayouts()) {
      const auto change = model.layoutChange(id, from, to);
      if (!change || change->steps.empty())
        continue;
      ++changes;
      const auto path =
          layoutsBetween(from, to, change->steps, mesh(), 64 * 64 * 4);
      ASSERT_EQ(path.size(), change->steps.size())
          << toString(from, mesh()) << " to " << toString(to, mesh());
      for (size_t i = 0; i < path.size(); ++i) {
        const CollectiveStep &how = change->steps[i];
        double bytes = 64 * 64 * 4;
        bytes /= static_cast<double>(axisProduct(mesh(), path[i].splitAxes()));
        if (how.kind == CollectiveKind::AllGather)
          bytes *= static_cast<double>(axisProduct(mesh(), how.axes));
        EXPECT_DOUBLE_EQ(how.bytes.value, bytes)
            << toString(from, mesh()) << " to " << toString(to, mesh())
            << ", step " << i << " from " << toString(path[i], mesh());
      }
    }
  // 14 layouts without sums, 9 with: most pairs communicate.
  EXPECT_GT(changes, 150u);
}

} // namespace
} // namespace planner
