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
#include "test/SourceDir.h"
#include <filesystem>
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
  for (const Factor &f : op.rule->factors)
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

TEST(Understanding, EveryModelFollowsItsBatch) {
  const std::string folder = std::string(PLANNER_SOURCE_DIR) + "/test/models";
  for (const auto &entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".mlir")
      continue;
    const std::string name = entry.path().stem().string();
    SCOPED_TRACE(name);
    OpGraph graph = planned(name);
    const double before = graph.modelMatmulFlops();
    const auto batch = dimClassSize(graph, DimClassKind::Batch);
    ASSERT_TRUE(batch);
    const auto done = resizeDimClass(graph, DimClassKind::Batch, 2 * *batch);
    ASSERT_TRUE(done) << done.error().render();
    const auto valid = graph.verify();
    EXPECT_TRUE(valid) << valid.error().render();
    // Each matrix product works on samples.
    EXPECT_DOUBLE_EQ(graph.modelMatmulFlops(), 2 * before);
  }
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

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

struct Layered {
  const char *model;
  std::optional<Mode> mode;
  /// Of each block.
  std::vector<size_t> layers;
};

class Layers : public testing::TestWithParam<Layered> {};

/// First and last operator of the forward pass.
std::pair<OpId, OpId> forwardRange(const OpGraph &graph,
                                   const std::vector<OpId> &layer) {
  OpId first = kNone, last = 0;
  for (OpId op : layer)
    if (graph.ops[op].phase == Phase::Forward) {
      first = std::min(first, op);
      last = std::max(last, op);
    }
  return {first, last};
}

/// Bytes of activations that forward operators up to `cut` hand to later ones,
/// without parameters in another format.
std::vector<double> liveBytes(const OpGraph &graph) {
  std::vector<double> live(graph.ops.size() + 1);
  std::vector<bool> isWeight(graph.tensors.size());
  for (TensorId id : graph.arguments)
    isWeight[id] = graph.tensors[id].role == Role::Parameter;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const bool fromWeights =
        std::all_of(op.operands.begin(), op.operands.end(),
                    [&](TensorId operand) { return isWeight[operand]; });
    for (TensorId result : op.results) {
      isWeight[result] = fromWeights && op.kind != OpKind::Gather &&
                         op.kind != OpKind::Contraction;
      OpId last = id;
      for (const Use &use : graph.tensors[result].uses)
        if (graph.ops[use.op].phase == Phase::Forward)
          last = std::max(last, use.op);
      if (!isWeight[result])
        for (OpId cut = id; cut < last; ++cut)
          live[cut] += static_cast<double>(graph.tensors[result].bytes());
    }
  }
  return live;
}

TEST_P(Layers, AreWhole) {
  const OpGraph graph = planned(GetParam().model, GetParam().mode);
  ASSERT_EQ(graph.blocks.size(), GetParam().layers.size())
      << printBlocks(graph);
  const std::vector<double> live = liveBytes(graph);
  for (size_t b = 0; b < graph.blocks.size(); ++b) {
    const auto &layers = graph.blocks[b].occurrences;
    ASSERT_EQ(layers.size(), GetParam().layers[b]);
    std::set<TensorId> seen;
    size_t weights = 0;
    for (size_t i = 0; i < layers.size(); ++i) {
      // Every layer has weights of its own, as many as the others, from forward
      // to update.
      std::set<TensorId> own;
      for (OpId id : layers[i])
        for (TensorId operand : graph.ops[id].operands)
          if (graph.tensors[operand].role == Role::Parameter)
            own.insert(operand);
      if (i == 0)
        weights = own.size();
      EXPECT_EQ(own.size(), weights);
      EXPECT_GE(own.size(), 6u);
      for (TensorId id : own)
        EXPECT_TRUE(seen.insert(id).second) << graph.tensors[id].name;
      if (i + 1 == layers.size())
        continue;
      // One after the other, and nowhere inside is less alive than between.
      const auto [first, last] = forwardRange(graph, layers[i]);
      const OpId next = forwardRange(graph, layers[i + 1]).first;
      ASSERT_LT(last, next);
      EXPECT_LE(*std::min_element(live.begin() + last, live.begin() + next),
                *std::min_element(live.begin() + first, live.begin() + last));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Models, Layers,
    testing::Values(Layered{"gpt2", Mode::Prefill, {12}},
                    Layered{"gpt2", std::nullopt, {12}},
                    Layered{"gpt2_train", std::nullopt, {12}},
                    Layered{"t5", Mode::Prefill, {6, 6}},
                    Layered{"t5", std::nullopt, {6, 6}},
                    Layered{"vit_b16", Mode::Prefill, {12}},
                    Layered{"vit_b16", std::nullopt, {12}}));

TEST(Understanding, TheBodyOfAScanIsALayer) {
  for (const char *name : {"llama3_8b", "llama3_8b_train"}) {
    const OpGraph graph = planned(name);
    ASSERT_EQ(graph.blocks.size(), 2u) << name;
    for (const Block &block : graph.blocks) {
      ASSERT_EQ(block.occurrences.size(), 1u);
      EXPECT_EQ(graph.executions(graph.ops[block.occurrences[0][0]]), 32);
    }
    // Forward and reverse loop.
    EXPECT_EQ(graph.ops[graph.blocks[0].occurrences[0][0]].phase,
              Phase::Forward);
    EXPECT_EQ(graph.ops[graph.blocks[1].occurrences[0].back()].phase,
              Phase::Backward);
  }
}

} // namespace
} // namespace planner
