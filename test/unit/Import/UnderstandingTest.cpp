//===- UnderstandingTest.cpp - Real models as they are planned ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Attention, dimension classes and blocks of the models of test/models.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include "planner/Import/Import.h"
#include <gtest/gtest.h>
#include <set>

namespace planner {
namespace {

OpGraph planned(const std::string &name,
                std::optional<Mode> mode = std::nullopt) {
  auto graph = importModel(
      std::string(PLANNER_SOURCE_DIR) + "/test/models/" + name + ".mlir", {});
  EXPECT_TRUE(graph) << graph.error().render();
  if (!graph)
    return {};
  PrepareOptions options;
  options.mode = mode;
  const auto prepared = prepareGraph(*graph, options);
  EXPECT_TRUE(prepared) << prepared.error().render();
  const auto valid = graph->verify();
  EXPECT_TRUE(valid) << valid.error().render();
  return std::move(*graph);
}

std::vector<OpId> opsOf(const OpGraph &graph, OpKind kind) {
  std::vector<OpId> found;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (graph.ops[id].kind == kind)
      found.push_back(id);
  return found;
}

int64_t sizeOf(const Op &op, std::string_view factor) {
  for (const Factor &f : op.rule.factors)
    if (f.name == factor)
      return f.size;
  return 1;
}

TEST(Understanding, TorchSoftmaxInLinalgIsAttention) {
  const OpGraph graph = planned("linalg_block");
  const std::vector<OpId> found = opsOf(graph, OpKind::Attention);
  ASSERT_EQ(found.size(), 1u) << printGraph(graph);
  const Op &op = graph.ops[found[0]];
  EXPECT_EQ(sizeOf(op, "batch"), 8);
  EXPECT_EQ(sizeOf(op, "head"), 16);
  EXPECT_EQ(sizeOf(op, "query"), 512);
  EXPECT_EQ(sizeOf(op, "key"), 512);
  EXPECT_EQ(sizeOf(op, "dim"), 64);
  EXPECT_TRUE(op.attention->causal);
  // 512 * 513 / 2 of 512 * 512 pairs.
  EXPECT_DOUBLE_EQ(op.attention->density, 513.0 / 1024);
  EXPECT_DOUBLE_EQ(op.work.matmulFlops,
                   4.0 * 8 * 16 * 512 * 512 * 64 * 513 / 1024);
}

TEST(Understanding, TheBatchOfTheLinalgBlockFollowsItsMergedRows) {
  OpGraph graph = planned("linalg_block");
  const double before = graph.modelMatmulFlops();
  for (const auto &[kind, size] :
       {std::pair{DimClassKind::Batch, int64_t(64)},
        std::pair{DimClassKind::Sequence, int64_t(512)}}) {
    const auto done = resizeDimClass(graph, kind, size);
    ASSERT_TRUE(done) << done.error().render();
  }
  const auto valid = graph.verify();
  ASSERT_TRUE(valid) << valid.error().render();
  EXPECT_DOUBLE_EQ(graph.modelMatmulFlops(), 8 * before);
  EXPECT_EQ(graph.tensors[graph.arguments[0]].shape, (Shape{64, 512, 1024}));
}

/// The largest tensor that a loop hands on to another one.
int64_t largestStack(const OpGraph &graph) {
  int64_t largest = 0;
  for (const Op &op : graph.ops)
    if (op.kind == OpKind::LoopNext)
      largest = std::max(largest, graph.tensors[op.results[0]].elements());
  return largest;
}

TEST(Understanding, AttentionOfADifferentiatedScanSavesWhatItsKernelSaves) {
  const OpGraph graph = planned("moe_train");
  const std::vector<OpId> forward = opsOf(graph, OpKind::Attention);
  const std::vector<OpId> backward = opsOf(graph, OpKind::AttentionBackward);
  ASSERT_EQ(forward.size(), 1u);
  ASSERT_EQ(backward.size(), 1u);
  const Op &first = graph.ops[forward[0]], &second = graph.ops[backward[0]];
  EXPECT_NE(first.loop, second.loop);
  EXPECT_EQ(second.adjointOf, forward[0]);
  EXPECT_EQ(sizeOf(second, "head") * sizeOf(second, "group"), 16);
  // Scores again and four gradient products.
  EXPECT_DOUBLE_EQ(second.work.matmulFlops, 2.5 * first.work.matmulFlops);
  // Query, key, value, output, the output's gradient and the log-sum-exp.
  ASSERT_EQ(second.operands.size(), 6u);
  ASSERT_EQ(first.results.size(), 2u);
  // 16 layers of 64 x 16 x 1,024 numbers, one a row of scores.
  const Tensor &lse = graph.tensors[second.operands[5]];
  EXPECT_EQ(lse.elements(), 16 * 64 * 16 * 1024);
  EXPECT_EQ(lse.dtype, DType::F32);
  EXPECT_EQ(graph.tensors[second.operands[3]].elements() % (64 * 1024 * 1024),
            0);
  // Scores and probabilities would be 1,024 times that.
  EXPECT_LT(largestStack(graph), 16ll * 64 * 16 * 1024 * 1024);
}

} // namespace
} // namespace planner
