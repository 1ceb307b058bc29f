//===- StackedScoresTest.cpp - Attention in differentiated loops ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ScannedLayers.h"
#include "planner/Graph/Passes.h"
#include <gtest/gtest.h>

namespace planner::test {
namespace {

/// Three layers of single-head attention over [tokens = 5, width = 2], so that
/// scores, [5, 5], are larger than anything else.
OpGraph scannedAttention() {
  GraphMaker m;
  const TensorId x = m.input("x", {5, 2});
  const TensorId wq = m.parameter("wq", {3, 2, 2});
  const TensorId wk = m.parameter("wk", {3, 2, 2});
  const TensorId wv = m.parameter("wv", {3, 2, 2});
  return trainedScan(m, 3, x, [&](TensorId carried, TensorId i) {
    auto project = [&](TensorId w) {
      return m.dot(carried, m.builder().readSlice(w, i), {}, {{1, 0}});
    };
    const TensorId q = project(wq), k = project(wk), v = project(wv);
    const TensorId p = m.softmax(m.dot(q, k, {}, {{1, 1}}));
    return m.apply("add", {carried, m.dot(p, v, {}, {{1, 0}})});
  });
}

size_t tensorsOf(const OpGraph &graph, const Shape &shape) {
  size_t count = 0;
  for (const Tensor &tensor : graph.tensors)
    count += tensor.shape == shape;
  return count;
}

TEST(StackedScores, AreComputedAgain) {
  const OpGraph before = scannedAttention();
  ASSERT_TRUE(before.verify());
  EXPECT_GT(tensorsOf(before, {3, 5, 5}), 0u);
  OpGraph after = before;
  recomputeStackedScores(after);
  auto ok = after.verify();
  ASSERT_TRUE(ok) << ok.error().render();
  EXPECT_EQ(tensorsOf(after, {3, 5, 5}), 0u) << printGraph(after);
  // One product more: the scores again, 2 * 5 * 5 * 2 FLOPs in each layer.
  EXPECT_EQ(after.modelMatmulFlops() - before.modelMatmulFlops(), 3 * 100);
  for (const Op &op : after.ops)
    if (op.loop == 2) {
      EXPECT_EQ(op.phase, Phase::Backward);
    }
}

TEST(StackedScores, AreTheSame) {
  const OpGraph before = scannedAttention();
  OpGraph after = before;
  recomputeStackedScores(after);
  expectSameResults(before, after);
}

TEST(StackedScores, BothPassesOfAnAttentionArePaired) {
  OpGraph graph = scannedAttention();
  recomputeStackedScores(graph);
  recogniseAttention(graph);
  auto ok = graph.verify();
  ASSERT_TRUE(ok) << ok.error().render();
  OpId forward = kNone, backward = kNone;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    if (graph.ops[id].kind == OpKind::Attention)
      forward = id;
    if (graph.ops[id].kind == OpKind::AttentionBackward)
      backward = id;
  }
  ASSERT_NE(forward, kNone) << printGraph(graph);
  ASSERT_NE(backward, kNone) << printGraph(graph);
  EXPECT_EQ(graph.ops[forward].loop, 1u);
  EXPECT_EQ(graph.ops[backward].loop, 2u);
  EXPECT_EQ(graph.ops[backward].adjointOf, forward);
  // Query, key, value, output, the output's gradient and the log-sum-exp.
  ASSERT_EQ(graph.ops[backward].operands.size(), 6u);
  ASSERT_EQ(graph.ops[forward].results.size(), 2u);
  // A number for each of the 5 rows in each of the 3 layers, as the backward
  // operator reads it.
  EXPECT_EQ(tensorsOf(graph, {3, 5}), 4u) << printGraph(graph);
  EXPECT_EQ(graph.tensors[graph.ops[backward].operands[5]].shape, Shape{5});
  EXPECT_EQ(graph.tensors[graph.ops[backward].operands[3]].shape,
            graph.tensors[graph.ops[forward].results[0]].shape);
}

TEST(StackedScores, OtherStacksStay) {
  const OpGraph graph = trainedScanOf("tanh");
  OpGraph after = graph;
  recomputeStackedScores(after);
  EXPECT_EQ(printGraph(after), printGraph(graph));
}

} // namespace
} // namespace planner::test
