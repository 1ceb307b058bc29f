//===- AttentionScoresTest.cpp - Scores that separate kernels keep --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "planner/Graph/Passes.h"
#include <gmock/gmock.h>

namespace planner::test {
namespace {

using testing::SizeIs;

constexpr int64_t kBatch = 2, kHeads = 3, kLength = 8, kDim = 4, kLayers = 5;
constexpr int64_t kScores = kBatch * kHeads * kLength * kLength;
const Shape kData = {kBatch, kLength, kHeads, kDim};

TensorId attention(GraphMaker &m, TensorId q, TensorId k, TensorId v,
                   bool drops) {
  const TensorId s =
      m.convert(m.dot(q, k, {{0, 0}, {2, 2}}, {{3, 3}}), DType::F32);
  TensorId p = m.convert(m.softmax(s), DType::BF16);
  if (drops)
    p = m.dropout(p);
  const TensorId y = m.dot(p, v, {{0, 0}, {1, 2}}, {{3, 1}});
  return m.builder().transpose(y, {0, 2, 1, 3});
}

OpGraph train(OpGraph graph, AttentionForm form,
              std::optional<Recompute> recompute) {
  graph.mode = Mode::Train;
  recogniseAttention(graph);
  const auto ok = buildTraining(graph, {});
  EXPECT_TRUE(ok) << ok.error().render();
  inferPhases(graph);
  mergeCommonSubexpressions(graph);
  keepScores(graph, form, recompute);
  EXPECT_TRUE(chooseStacks(graph, recompute));
  const auto valid = graph.verify();
  EXPECT_TRUE(valid) << valid.error().render();
  return graph;
}

OpGraph single(bool drops, AttentionForm form,
               std::optional<Recompute> recompute) {
  GraphMaker m;
  const TensorId q = m.parameter("q", kData, DType::BF16);
  const TensorId k = m.parameter("k", kData, DType::BF16);
  const TensorId v = m.parameter("v", kData, DType::BF16);
  const TensorId y = attention(m, q, k, v, drops);
  return train(m.finish(m.meanOfSquares(m.convert(y, DType::F32))), form,
               recompute);
}

/// Layers in a scan, with the stream as queries, keys and values.
OpGraph scanned(AttentionForm form, std::optional<Recompute> recompute) {
  GraphMaker m;
  const TensorId x = m.parameter("x", kData, DType::BF16);
  const TensorId y = m.scan(kLayers, {x}, [&](auto carried, TensorId) {
    return std::vector<TensorId>{
        attention(m, carried[0], carried[0], carried[0], true)};
  })[0];
  return train(m.finish(m.meanOfSquares(m.convert(y, DType::F32))), form,
               recompute);
}

std::vector<const Op *> all(const OpGraph &graph, OpKind kind) {
  std::vector<const Op *> ops;
  for (const Op &op : graph.ops)
    if (op.kind == kind)
      ops.push_back(&op);
  return ops;
}

/// Bytes of the results of an attention that have the shape of its scores.
int64_t scoreBytes(const OpGraph &graph, const Op &op) {
  int64_t bytes = 0;
  for (TensorId result : op.results)
    if (graph.tensors[result].elements() == kScores)
      bytes += graph.tensors[result].bytes();
  return bytes;
}

TEST(AttentionScores, FlashKeepsNone) {
  for (bool drops : {false, true}) {
    const OpGraph graph = single(drops, AttentionForm::Flash, {});
    const auto forward = all(graph, OpKind::Attention);
    ASSERT_THAT(forward, SizeIs(1)) << printGraph(graph);
    EXPECT_EQ(forward[0]->attention->dropout, drops);
    // The mask of dropout is no operand, and is not drawn elsewhere.
    EXPECT_THAT(forward[0]->operands, SizeIs(3));
    EXPECT_THAT(all(graph, OpKind::Rng), SizeIs(0));
    EXPECT_EQ(scoreBytes(graph, *forward[0]), 0);
  }
}

/// In 16 bits: the probabilities, and with dropout a byte of mask and what is
/// left of them, Megatron's 5 a s s b.
TEST(AttentionScores, SeparateKernelsKeepProbabilities) {
  for (bool drops : {false, true})
    for (AttentionForm form : {AttentionForm::Fused, AttentionForm::Eager}) {
      const OpGraph graph = single(drops, form, Recompute::None);
      EXPECT_EQ(graph.attention, form);
      const auto forward = all(graph, OpKind::Attention);
      const auto backward = all(graph, OpKind::AttentionBackward);
      ASSERT_THAT(forward, SizeIs(1));
      ASSERT_THAT(backward, SizeIs(1));
      EXPECT_EQ(scoreBytes(graph, *forward[0]), (drops ? 5 : 2) * kScores);
      // All of it is read by the backward pass.
      for (size_t i = 2; i < forward[0]->results.size(); ++i)
        EXPECT_THAT(graph.tensors[forward[0]->results[i]].uses, SizeIs(1));
      // Four products instead of five for two.
      EXPECT_DOUBLE_EQ(backward[0]->work.matmulFlops,
                       2 * forward[0]->work.matmulFlops);
    }
}

TEST(AttentionScores, SelectiveComputesThemAgain) {
  const OpGraph graph =
      single(true, AttentionForm::Eager, Recompute::Selective);
  EXPECT_EQ(graph.recompute, Recompute::Selective);
  const auto attentions = all(graph, OpKind::Attention);
  ASSERT_THAT(attentions, SizeIs(2)) << printGraph(graph);
  EXPECT_EQ(scoreBytes(graph, *attentions[0]), 0);
  EXPECT_FALSE(attentions[0]->isRecomputed);
  EXPECT_TRUE(attentions[1]->isRecomputed);
  EXPECT_EQ(attentions[1]->phase, Phase::Backward);
  EXPECT_EQ(&graph.ops[attentions[1]->recomputes], attentions[0]);
  EXPECT_EQ(scoreBytes(graph, *attentions[1]), 5 * kScores);
}

/// What is kept does not make it impossible to split the keys.
TEST(AttentionScores, KeysStayAReduction) {
  OpGraph graph = single(true, AttentionForm::Eager, Recompute::None);
  fuseOperators(graph);
  size_t keys = 0;
  for (const Op *op : all(graph, OpKind::Attention))
    for (const Factor &factor : op->rule->factors)
      if (factor.name == "key") {
        ++keys;
        EXPECT_EQ(factor.kind, FactorKind::Reduction);
      }
  EXPECT_EQ(keys, 1u);
}

TEST(AttentionScores, LoopsStackThem) {
  const auto stacked = [](const OpGraph &graph) {
    int64_t bytes = 0;
    for (const Op *op : all(graph, OpKind::LoopNext))
      if (const Tensor &tensor = graph.tensors[op->results[0]];
          op->loop == 1 && tensor.elements() == kLayers * kScores)
        bytes += tensor.bytes();
    return bytes;
  };
  EXPECT_EQ(stacked(scanned(AttentionForm::Eager, Recompute::None)),
            kLayers * 5 * kScores);
  for (Recompute recompute : {Recompute::Selective, Recompute::Full}) {
    const OpGraph graph = scanned(AttentionForm::Eager, recompute);
    EXPECT_EQ(graph.recompute, recompute);
    EXPECT_EQ(stacked(graph), 0);
    const auto attentions = all(graph, OpKind::Attention);
    ASSERT_THAT(attentions, SizeIs(2));
    EXPECT_TRUE(attentions[1]->isRecomputed);
    EXPECT_EQ(attentions[1]->loop, 2u);
  }
}

} // namespace
} // namespace planner::test
