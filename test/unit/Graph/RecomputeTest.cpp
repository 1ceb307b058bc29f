//===- RecomputeTest.cpp - Blocks that are computed again -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Recompute.h"
#include "ScannedLayers.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <set>

namespace planner::test {
namespace {

constexpr int64_t kLayers = 4, kTokens = 4, kWidth = 8, kHidden = 32;

TensorId product(GraphMaker &m, TensorId x, TensorId w) {
  return m.dot(x, w, {}, {{1, 0}});
}

/// Norm, MLP and residual connection. Two products: 4 tokens width hidden FLOPs
/// forward, twice that backward.
TensorId mlpLayer(GraphMaker &m, TensorId x, TensorId scale, TensorId up,
                  TensorId down, bool drops = false) {
  const TensorId inner = m.apply("tanh", {product(m, m.rmsNorm(x, scale), up)});
  const TensorId y = product(m, inner, down);
  return m.apply("add", {x, drops ? m.dropout(y) : y});
}

constexpr double kForwardFlops = 4.0 * kLayers * kTokens * kWidth * kHidden;

OpGraph train(GraphMaker &m, TensorId y) {
  OpGraph graph = m.finish(m.meanOfSquares(m.convert(y, DType::F32)));
  TrainingOptions options;
  options.optimizer = "sgd";
  const auto ok = buildTraining(graph, options);
  EXPECT_TRUE(ok) << ok.error().render();
  inferPhases(graph);
  mergeCommonSubexpressions(graph);
  return graph;
}

/// The layers one after the other. With `ends`, what surrounds them looks like
/// parts of them: a sum before the first one and a norm behind the last.
OpGraph unrolled(bool ends, bool drops = false) {
  GraphMaker m;
  TensorId x = m.input("x", {kTokens, kWidth}, DType::BF16);
  if (ends)
    x = m.apply("add",
                {x, m.parameter("position", {kTokens, kWidth}, DType::BF16)});
  for (int64_t i = 0; i < kLayers; ++i) {
    const auto weight = [&](const char *name, Shape shape) {
      return m.parameter(name + std::to_string(i), std::move(shape),
                         DType::BF16);
    };
    const TensorId scale = weight("scale", {kWidth});
    const TensorId up = weight("up", {kWidth, kHidden});
    x = mlpLayer(m, x, scale, up, weight("down", {kHidden, kWidth}), drops);
  }
  if (ends)
    x = m.rmsNorm(x, m.parameter("scale", {kWidth}, DType::BF16));
  return train(m, x);
}

OpGraph scanned() {
  GraphMaker m;
  const auto weight = [&](const char *name, Shape shape) {
    shape.insert(shape.begin(), kLayers);
    return m.parameter(name, shape, DType::BF16);
  };
  const TensorId x = m.parameter("x", {kTokens, kWidth}, DType::BF16);
  const TensorId scale = weight("scale", {kWidth});
  const TensorId up = weight("up", {kWidth, kHidden});
  const TensorId down = weight("down", {kHidden, kWidth});
  const TensorId y = m.scan(kLayers, {x}, [&](auto carried, TensorId i) {
    const auto row = [&](TensorId w) { return m.builder().readSlice(w, i); };
    const TensorId rows[] = {row(scale), row(up), row(down)};
    return std::vector<TensorId>{
        mlpLayer(m, carried[0], rows[0], rows[1], rows[2])};
  })[0];
  return train(m, y);
}

OpGraph full(OpGraph graph, const RecomputeChoice &choice = Recompute::Full) {
  EXPECT_TRUE(chooseStacks(graph, choice));
  EXPECT_EQ(graph.recompute, choice);
  const auto ok = graph.verify();
  EXPECT_TRUE(ok) << ok.error().render();
  return graph;
}

/// Bytes of what the forward pass makes and a later one reads.
int64_t keptBytes(const OpGraph &graph) {
  int64_t bytes = 0;
  for (const Tensor &tensor : graph.tensors) {
    const bool isMade = tensor.producer != kNone && !tensor.splat &&
                        graph.ops[tensor.producer].phase == Phase::Forward &&
                        graph.ops[tensor.producer].kind != OpKind::Generator;
    for (const Use &use : tensor.uses)
      if (isMade && graph.ops[use.op].phase == Phase::Backward) {
        bytes += tensor.bytes();
        break;
      }
  }
  return bytes;
}

constexpr int64_t kStream = kTokens * kWidth * 2;

/// A layer keeps its input. What the loss reads is kept, too: the last layer's
/// output as f32.
TEST(Recompute, FullKeepsTheStreamBetweenLayers) {
  const OpGraph before = unrolled(false), after = full(before);
  // x itself is an argument; the outputs of all layers but the last.
  EXPECT_EQ(keptBytes(after), (kLayers - 1) * kStream + 2 * kStream)
      << printGraph(after);
  EXPECT_GT(keptBytes(before), kLayers * kTokens * kHidden * 2);
}

/// A mask of dropout follows from no layer before, but belongs to its own: it
/// is drawn again, from its seed.
TEST(Recompute, FullDrawsMasksAgain) {
  EXPECT_EQ(keptBytes(full(unrolled(false, true))),
            keptBytes(full(unrolled(false, false))));
}

TEST(Recompute, FullEndsWhereLayersEnd) {
  const OpGraph before = unrolled(true), after = full(before);
  // Now the input of the first layer is made, too; and so is that of the norm
  // behind the layers, with what its derivative reads.
  int64_t inputs = 0;
  std::set<TensorId> read;
  for (const Op &op : after.ops)
    if (op.isRecomputed)
      for (TensorId operand : op.operands) {
        const OpId producer = after.tensors[operand].producer;
        if (producer != kNone && !after.tensors[operand].splat &&
            after.ops[producer].phase == Phase::Forward &&
            after.ops[producer].kind != OpKind::Generator &&
            read.insert(operand).second)
          inputs += after.tensors[operand].bytes();
      }
  EXPECT_EQ(inputs, kLayers * kStream) << printGraph(after);
}

/// Each product is executed once more in the backward pass, the last one of a
/// layer, too: four thirds of the work.
TEST(Recompute, FullRepeatsTheForwardPass) {
  for (const OpGraph &before : {unrolled(false), scanned()}) {
    const OpGraph after = full(before);
    EXPECT_EQ(before.modelMatmulFlops(), 3 * kForwardFlops);
    EXPECT_EQ(after.modelMatmulFlops(), 4 * kForwardFlops);
    // Model FLOPs stay what they are.
    EXPECT_EQ(modelFlopsOnce(after), 3 * kForwardFlops);
  }
}

TEST(Recompute, FullStacksWhatTheLoopCarries) {
  const OpGraph after = full(scanned());
  int64_t stacked = 0;
  for (const Op &op : after.ops)
    if (op.kind == OpKind::LoopNext && op.loop == 1)
      for (const Use &use : after.tensors[op.results[0]].uses)
        if (after.ops[use.op].loop == 2) {
          stacked += after.tensors[op.results[0]].bytes();
          break;
        }
  EXPECT_EQ(stacked, kLayers * kStream) << printGraph(after);
}

TEST(Recompute, FullGivesTheSameUpdates) {
  for (const OpGraph &before : {unrolled(false), unrolled(true), scanned()})
    expectSameResults(before, full(before));
}

TEST(Recompute, OperatorsNameWhatTheyRepeat) {
  for (const OpGraph &graph : {full(unrolled(true)), full(scanned())}) {
    size_t products = 0;
    for (const Op &op : graph.ops) {
      if (!op.isRecomputed)
        continue;
      EXPECT_EQ(op.phase, Phase::Backward);
      if (op.kind != OpKind::Contraction)
        continue;
      ++products;
      ASSERT_NE(op.recomputes, kNone);
      EXPECT_EQ(graph.ops[op.recomputes].phase, Phase::Forward);
      EXPECT_EQ(graph.ops[op.recomputes].work.matmulFlops, op.work.matmulFlops);
    }
    EXPECT_EQ(products, graph.loops.size() > 1 ? 2u : 2u * kLayers);
  }
}

/// Each layer comes before its own adjoint, and after that of the next one.
TEST(Recompute, LayersAreRepeatedWhenTheirTurnComes) {
  const OpGraph graph = full(unrolled(false));
  std::vector<int> order;
  for (const Op &op : graph.ops)
    if (op.kind == OpKind::Contraction && op.phase == Phase::Backward)
      order.push_back(op.isRecomputed ? 1 : 0);
  std::vector<int> expected;
  for (int64_t i = 0; i < kLayers; ++i)
    expected.insert(expected.end(), {1, 1, 0, 0, 0, 0});
  EXPECT_EQ(order, expected);
}

/// After fusion, too, the layers are one block, with all that is done again.
TEST(Recompute, LayersAreStillFound) {
  for (bool ends : {false, true}) {
    OpGraph graph = full(unrolled(ends));
    fuseOperators(graph);
    findBlocks(graph);
    ASSERT_FALSE(graph.blocks.empty());
    EXPECT_EQ(graph.blocks[0].occurrences.size(), size_t{kLayers});
    size_t repeated = 0;
    for (OpId id : graph.blocks[0].occurrences[0])
      repeated += graph.ops[id].isRecomputed &&
                  graph.ops[id].kind == OpKind::Contraction;
    EXPECT_EQ(repeated, 2u) << printGraph(graph);
    EXPECT_EQ(graph.modelMatmulFlops(), 4 * kForwardFlops);
  }
}

/// Which of the four layers have their products once more, in order.
std::vector<int64_t> repeatedLayers(const OpGraph &graph) {
  std::vector<OpId> forward;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (graph.ops[id].kind == OpKind::Contraction &&
        graph.ops[id].phase == Phase::Forward)
      forward.push_back(id);
  std::set<int64_t> layers;
  for (const Op &op : graph.ops)
    if (op.isRecomputed && op.kind == OpKind::Contraction)
      layers.insert((std::find(forward.begin(), forward.end(), op.recomputes) -
                     forward.begin()) /
                    2);
  return {layers.begin(), layers.end()};
}

/// The first layers of each chunk. Where three chunks of two layers need six,
/// the ends of the model take the places of the first and of the last.
TEST(Recompute, SomeLayersOfEachChunk) {
  using Layers = std::vector<int64_t>;
  const auto some = [](int64_t layers, LayerChunks chunks) {
    return full(unrolled(true), {Recompute::Full, layers, std::move(chunks)});
  };
  EXPECT_EQ(repeatedLayers(some(1, 1)), Layers({0}));
  EXPECT_EQ(repeatedLayers(some(3, 1)), Layers({0, 1, 2}));
  EXPECT_EQ(repeatedLayers(some(1, 2)), Layers({0, 2}));
  EXPECT_EQ(repeatedLayers(some(1, 3)), Layers({0, 1, 3}));
  EXPECT_EQ(repeatedLayers(some(1, 4)), Layers({0, 1, 2, 3}));
  EXPECT_EQ(repeatedLayers(full(unrolled(true))), Layers({0, 1, 2, 3}));
  // Of a chunk that has fewer, all.
  EXPECT_EQ(repeatedLayers(some(1, LayerChunks({3, 1}))), Layers({0, 3}));
  EXPECT_EQ(repeatedLayers(some(2, LayerChunks({3, 1}))), Layers({0, 1, 3}));
  EXPECT_EQ(repeatedLayers(some(2, LayerChunks({1, 3}))), Layers({0, 1, 2}));
}

/// As even as can be: equally many of all chunks, or with an end of the model
/// in the place of a layer at both ends, or one more of some, not of the last.
TEST(Recompute, LayersAreDividedEvenly) {
  using Layers = std::vector<int64_t>;
  const auto of = [](int64_t layers, int64_t chunks) {
    return LayerChunks(chunks).of(layers);
  };
  EXPECT_EQ(of(8, 4), Layers({2, 2, 2, 2}));
  EXPECT_EQ(of(6, 4), Layers({1, 2, 2, 1}));
  EXPECT_EQ(of(9, 4), Layers({2, 2, 3, 2}));
  EXPECT_EQ(of(7, 4), Layers({2, 2, 2, 1}));
  EXPECT_EQ(of(12, 5), Layers({2, 2, 3, 3, 2}));
  EXPECT_EQ(of(5, 2), Layers({3, 2}));
  for (int64_t layers = 1; layers <= 24; ++layers)
    for (int64_t chunks = 1; chunks <= layers; ++chunks) {
      const Layers counts = of(layers, chunks);
      const auto [least, most] =
          std::minmax_element(counts.begin(), counts.end());
      EXPECT_EQ(counts.size(), static_cast<size_t>(chunks));
      EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), int64_t(0)),
                layers);
      const auto sizes = LayerChunks(chunks).sizes(layers);
      ASSERT_TRUE(sizes);
      EXPECT_EQ(sizes->least, *least);
      EXPECT_EQ(sizes->most, *most);
      EXPECT_LE(*most, *least + 1);
    }
  EXPECT_FALSE(LayerChunks(5).sizes(4));
  EXPECT_FALSE(LayerChunks(Layers({2, 1})).sizes(4));
}

/// Each keeps what it keeps if all are, and work is that of the passes with
/// that of these layers' forward passes.
TEST(Recompute, SomeLayersKeepTheirShare) {
  for (const bool ends : {false, true}) {
    const OpGraph none = unrolled(ends), all = full(none);
    int64_t before = keptBytes(none);
    for (int64_t layers = 1; layers <= kLayers; ++layers) {
      const OpGraph graph = full(none, {Recompute::Full, layers, 1});
      expectSameResults(none, graph);
      EXPECT_EQ(graph.modelMatmulFlops(),
                (3 + static_cast<double>(layers) / kLayers) * kForwardFlops);
      EXPECT_EQ(modelFlopsOnce(graph), 3 * kForwardFlops);
      EXPECT_LT(keptBytes(graph), before);
      before = keptBytes(graph);
    }
    EXPECT_EQ(before, keptBytes(all));
  }
}

/// After fusion, too, the layers are one block, whichever are computed again.
TEST(Recompute, SomeLayersAreStillOneBlock) {
  for (const auto &[layers, chunks] :
       {std::pair(1, 1), {2, 1}, {3, 1}, {1, 2}, {1, 3}}) {
    SCOPED_TRACE(std::to_string(layers) + " of " + std::to_string(chunks));
    OpGraph graph = full(unrolled(true), {Recompute::Full, layers, chunks});
    fuseOperators(graph);
    findBlocks(graph);
    ASSERT_FALSE(graph.blocks.empty());
    EXPECT_EQ(graph.blocks[0].occurrences.size(), size_t{kLayers})
        << printGraph(graph);
  }
}

/// Bytes of what a loop saves for another one.
int64_t stackedBytes(const OpGraph &graph) {
  int64_t bytes = 0;
  for (const Op &op : graph.ops) {
    if (op.kind != OpKind::LoopNext)
      continue;
    const Tensor &final = graph.tensors[op.results[0]];
    if (std::any_of(final.uses.begin(), final.uses.end(), [&](const Use &use) {
          return graph.ops[use.op].loop != 0;
        }))
      bytes += final.bytes();
  }
  return bytes;
}

/// Iterations of a loop, too: those that are not computed again keep the fewest
/// bytes.
TEST(Recompute, SomeIterationsKeepTheirShare) {
  const OpGraph none = scanned();
  OpGraph least = none;
  ASSERT_TRUE(chooseStacks(least, Recompute::Selective));
  const int64_t first = stackedBytes(least), last = stackedBytes(full(none));
  ASSERT_LT(last, first);
  for (int64_t layers = 1; layers <= kLayers; ++layers) {
    SCOPED_TRACE(layers);
    const OpGraph graph = full(none, {Recompute::Full, layers, 1});
    expectSameResults(none, graph);
    EXPECT_EQ(graph.modelMatmulFlops(),
              (3 + static_cast<double>(layers) / kLayers) * kForwardFlops);
    EXPECT_EQ(modelFlopsOnce(graph), 3 * kForwardFlops);
    EXPECT_EQ(stackedBytes(graph), first + (last - first) * layers / kLayers)
        << printGraph(graph);
  }
}

/// The first of each chunk are one loop, the others another.
TEST(Recompute, IterationsOfEachChunkAreOneLoop) {
  using Layers = std::vector<bool>;
  const OpGraph graph =
      full(scanned(), {Recompute::Full, 1, LayerChunks({3, 1})});
  const Layers again = {true, false, false, true};
  Layers others = again;
  others.flip();
  std::vector<std::pair<Phase, Layers>> loops;
  LoopId before = 0;
  for (const Op &op : graph.ops) {
    if (op.loop != 0 && op.loop != before) {
      loops.emplace_back(op.phase, graph.loops[op.loop].layers);
      EXPECT_EQ(graph.loops[op.loop].tripCount, 2);
    }
    before = op.loop;
    if (op.isRecomputed)
      EXPECT_EQ(graph.loops[op.loop].layers, again);
  }
  EXPECT_EQ(loops,
            (std::vector<std::pair<Phase, Layers>>{{Phase::Forward, again},
                                                   {Phase::Forward, others},
                                                   {Phase::Backward, others},
                                                   {Phase::Backward, again}}));
}

/// Of a loop whose iterations have no parameters of their own.
OpGraph shared() {
  GraphMaker m;
  const TensorId x = m.parameter("x", {kTokens, kWidth}, DType::BF16);
  const TensorId w = m.parameter("w", {kWidth, kWidth}, DType::BF16);
  return train(m, m.scan(kLayers, {x}, [&](auto carried, TensorId) {
    return std::vector<TensorId>{m.apply("tanh", {product(m, carried[0], w)})};
  })[0]);
}

TEST(Recompute, SomeLayersAreRefused) {
  const auto refusal = [](OpGraph graph, int64_t layers, LayerChunks chunks) {
    const auto done = chooseStacks(
        graph, RecomputeChoice(Recompute::Full, layers, std::move(chunks)));
    EXPECT_FALSE(done);
    return done ? std::string() : done.error().message;
  };
  EXPECT_EQ(refusal(unrolled(false), 5, 1),
            "strategy: recompute_layers=5: expected at most 4, the layers of a "
            "chunk");
  EXPECT_EQ(refusal(unrolled(false), 1, 5),
            "strategy: recompute_layers=1: 5 chunks, the model has 4 layers, "
            "expected at most one chunk for each");
  EXPECT_EQ(refusal(unrolled(false), 1, LayerChunks({3, 2})),
            "strategy: recompute_layers=1: the model has 4 layers, not as many "
            "as its chunks");
  EXPECT_EQ(refusal(unrolled(false), 4, LayerChunks({3, 1})),
            "strategy: recompute_layers=4: expected at most 3, the layers of a "
            "chunk");
  EXPECT_EQ(refusal(scanned(), 5, 1),
            "strategy: recompute_layers=5: expected at most 4, the layers of a "
            "chunk");
  EXPECT_EQ(refusal(shared(), 1, 1),
            "strategy: recompute_layers=1: expected layers that are one chain "
            "outside of loops, or the iterations of one loop");
}

TEST(Recompute, NothingRepeatsNothing) {
  GraphMaker m;
  const TensorId x = m.input("x", {kTokens, kWidth});
  const TensorId w = m.parameter("w", {kWidth, kWidth});
  OpGraph graph = train(m, m.apply("tanh", {product(m, x, w)}));
  const std::string before = printGraph(graph);
  EXPECT_TRUE(chooseStacks(graph, Recompute::Full));
  EXPECT_EQ(graph.recompute, Recompute::None);
  EXPECT_EQ(printGraph(graph), before);
  EXPECT_TRUE(graph.warnings.empty());
}

} // namespace
} // namespace planner::test
