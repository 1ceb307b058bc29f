//===- StackedValuesTest.cpp - The least that loops save ------------------===//
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

constexpr int64_t kLayers = 3, kTokens = 4, kWidth = 8, kHidden = 32;

/// Layers of normalisation and a gated MLP with a residual connection, in a
/// scan over stacked weights.
OpGraph gatedLayers() {
  GraphMaker m;
  const auto weight = [&](const char *name, Shape shape) {
    shape.insert(shape.begin(), kLayers);
    return m.parameter(name, shape, DType::BF16);
  };
  const TensorId x = m.input("x", {kTokens, kWidth}, DType::BF16);
  const TensorId scale = weight("scale", {kWidth});
  const TensorId gate = weight("gate", {kWidth, kHidden});
  const TensorId up = weight("up", {kWidth, kHidden});
  const TensorId down = weight("down", {kHidden, kWidth});
  const Layer layer = [&](TensorId carried, TensorId i) {
    const auto row = [&](TensorId w) { return m.builder().readSlice(w, i); };
    const auto product = [&](TensorId a, TensorId w) {
      return m.dot(a, row(w), {}, {{1, 0}});
    };
    const TensorId normal = m.rmsNorm(carried, row(scale));
    const TensorId g = product(normal, gate), u = product(normal, up);
    const TensorId silu = m.apply("multiply", {m.apply("logistic", {g}), g});
    const TensorId out = product(m.apply("multiply", {silu, u}), down);
    return m.apply("add", {carried, out});
  };
  OpGraph graph = trainedScan(m, kLayers, x, layer);
  mergeCommonSubexpressions(graph);
  return graph;
}

/// Bytes that the forward loop hands to the reverse loop, for each layer.
int64_t stackedBytes(const OpGraph &graph) {
  int64_t bytes = 0;
  for (const Op &op : graph.ops) {
    if (op.kind != OpKind::LoopNext || op.loop != 1)
      continue;
    const Tensor &stack = graph.tensors[op.results[0]];
    for (const Use &use : stack.uses)
      if (graph.ops[use.op].loop == 2) {
        bytes += stack.bytes() / kLayers;
        break;
      }
  }
  return bytes;
}

TEST(StackedValues, AreTheFewestBytes) {
  OpGraph graph = gatedLayers();
  // JAX's reverse mode saves seven arrays of the MLP's width (g, logistic, its
  // slope, silu, u, their product and what it is multiplied with), some of them
  // the same, and f32 copies of the stream.
  EXPECT_GT(stackedBytes(graph), kTokens * (5 * kHidden * 2 + 3 * kWidth * 4));
  reduceStacks(graph);
  const auto ok = graph.verify();
  ASSERT_TRUE(ok) << ok.error().render();
  // What products of the backward pass read is kept, in 16 bits: the
  // normalised input (gradients of gate and up) and the product (gradient of
  // down). From the input of the layer, g and u, in 16 bits, and a sum for each
  // token in f32 all else follows.
  EXPECT_EQ(stackedBytes(graph),
            kTokens * (2 * kWidth * 2 + 3 * kHidden * 2 + 4))
      << printGraph(graph);
  for (const Op &op : graph.ops)
    if (op.loop == 2) {
      EXPECT_EQ(op.phase, Phase::Backward) << op.mnemonic;
    }
}

TEST(StackedValues, NoProductIsComputedTwice) {
  const OpGraph before = gatedLayers();
  OpGraph after = before;
  reduceStacks(after);
  EXPECT_EQ(after.modelMatmulFlops(), before.modelMatmulFlops());
  const auto reduces = [](const OpGraph &graph) {
    double count = 0;
    for (const Op &op : graph.ops)
      count += op.kind == OpKind::Reduce ? graph.executions(op) : 0;
    return count;
  };
  EXPECT_EQ(reduces(after), reduces(before));
}

TEST(StackedValues, GiveTheSameUpdates) {
  const OpGraph before = gatedLayers();
  OpGraph after = before;
  reduceStacks(after);
  expectSameResults(before, after);
}

/// Equal bytes: tanh's result is kept, nothing is computed again.
TEST(StackedValues, StayIfNothingIsGained) {
  const OpGraph graph = trainedScanOf("exponential");
  OpGraph after = graph;
  reduceStacks(after);
  EXPECT_EQ(printGraph(after), printGraph(graph));
  EXPECT_TRUE(chooseStacks(after, Recompute::Selective));
  EXPECT_EQ(after.recompute, Recompute::None);
  EXPECT_EQ(printGraph(after), printGraph(graph));
}

/// The wish decides; without one, whether the backward pass was built here.
TEST(StackedValues, AreChosen) {
  const OpGraph before = gatedLayers();
  OpGraph least = before;
  reduceStacks(least);
  const auto chosen = [&](bool isTrainStep, std::optional<Recompute> wish) {
    OpGraph graph = before;
    graph.isTrainStep = isTrainStep;
    EXPECT_TRUE(chooseStacks(graph, wish));
    EXPECT_EQ(graph.stackedBytes, kLayers * stackedBytes(before));
    EXPECT_EQ(graph.leastStackedBytes, kLayers * stackedBytes(least));
    EXPECT_EQ(
        stackedBytes(graph),
        stackedBytes(graph.recompute == Recompute::None ? before : least));
    return graph.recompute;
  };
  EXPECT_EQ(chosen(false, std::nullopt), Recompute::Selective);
  EXPECT_EQ(chosen(true, std::nullopt), Recompute::None);
  for (bool isTrainStep : {false, true})
    for (Recompute wish : {Recompute::None, Recompute::Selective})
      EXPECT_EQ(chosen(isTrainStep, wish), wish);
}

} // namespace
} // namespace planner::test
