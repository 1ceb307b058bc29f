//===- BlocksTest.cpp - Repeated layers, dimension classes ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "planner/Graph/Passes.h"
#include <gmock/gmock.h>
#include <set>

namespace planner {
namespace {

using test::GraphMaker;
using testing::SizeIs;

constexpr int64_t kBatch = 4, kLength = 8, kDim = 16, kHidden = 32;

/// x + W2 tanh(W1 normalised x), several times, with a loss.
OpGraph deepModel(int layers) {
  GraphMaker m;
  TensorId x = m.input("x", {kBatch, kLength, kDim});
  for (int i = 0; i < layers; ++i) {
    const std::string name = "layer" + std::to_string(i);
    const TensorId up = m.parameter(name + ".up", {kDim, kHidden});
    const TensorId down = m.parameter(name + ".down", {kHidden, kDim});
    const TensorId normal = m.apply("subtract", {x, m.meanOfLast(x)});
    const TensorId h = m.apply("tanh", {m.dot(normal, up, {}, {{2, 0}})});
    x = m.apply("add", {x, m.dot(h, down, {}, {{2, 0}})});
  }
  const TensorId head = m.parameter("head", {kDim, 5});
  OpGraph graph = m.finish(m.meanOfSquares(m.dot(x, head, {}, {{2, 0}})));
  graph.hasLoss = true;
  return graph;
}

void prepare(OpGraph &graph) {
  mergeCommonSubexpressions(graph);
  fuseOperators(graph);
  inferDimClasses(graph);
  findBlocks(graph);
  const auto ok = graph.verify();
  ASSERT_TRUE(ok) << ok.error().render();
}

TEST(Blocks, LayersOfAForwardPass) {
  OpGraph graph = deepModel(4);
  prepare(graph);
  ASSERT_THAT(graph.blocks, SizeIs(1)) << printGraph(graph);
  EXPECT_THAT(graph.blocks[0].occurrences, SizeIs(4));
  EXPECT_GE(graph.blocks[0].occurrences[0].size(), 3u);
}

TEST(Blocks, LayersFromForwardToUpdate) {
  OpGraph graph = deepModel(4);
  graph.mode = Mode::Train;
  const auto built = buildTraining(graph, {});
  ASSERT_TRUE(built) << built.error().render();
  prepare(graph);
  ASSERT_THAT(graph.blocks, SizeIs(1)) << printGraph(graph);
  const Block &block = graph.blocks[0];
  ASSERT_THAT(block.occurrences, SizeIs(4)) << printGraph(graph);
  std::set<Phase> phases;
  size_t contractions = 0;
  for (OpId op : block.occurrences[0]) {
    phases.insert(graph.ops[op].phase);
    contractions += graph.ops[op].kind == OpKind::Contraction;
  }
  EXPECT_THAT(phases, SizeIs(3));
  // Two products, each with two adjoints, but for the gradient of the model's
  // input, which the first layer has no use for.
  EXPECT_EQ(contractions, 5u);
}

TEST(Blocks, FoldedOperatorsAreEqualAndNeighboursAreFolded) {
  OpGraph graph = deepModel(6);
  graph.mode = Mode::Train;
  ASSERT_TRUE(buildTraining(graph, {}));
  prepare(graph);
  ASSERT_EQ(graph.foldClass.size(), graph.ops.size());
  size_t folded = 0;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const OpId other = graph.foldClass[id];
    EXPECT_EQ(graph.foldClass[other], other);
    EXPECT_EQ(graph.ops[id].mnemonic, graph.ops[other].mnemonic);
    EXPECT_EQ(graph.ops[id].rule->operands, graph.ops[other].rule->operands);
    folded += other != id;
  }
  EXPECT_GT(folded * 2, graph.ops.size());
  // In the layers inside, an operand's producer is folded onto the producer of
  // the counterpart's operand.
  for (const Block &block : graph.blocks)
    for (size_t i = 2; i + 2 < block.occurrences.size(); ++i)
      for (size_t j = 0; j < block.occurrences[i].size(); ++j) {
        const Op &a = graph.ops[block.occurrences[i][j]];
        const Op &b = graph.ops[block.occurrences[i - 1][j]];
        for (size_t k = 0; k < a.operands.size(); ++k) {
          const OpId p = graph.tensors[a.operands[k]].producer;
          const OpId q = graph.tensors[b.operands[k]].producer;
          ASSERT_EQ(p == kNone, q == kNone);
          if (p != kNone) {
            EXPECT_EQ(graph.foldClass[p], graph.foldClass[q]);
          }
        }
      }
}

/// Layers of two equal halves each, between which the width differs from layer
/// to layer.
OpGraph twoHalves(int layers) {
  GraphMaker m;
  TensorId x = m.input("x", {kBatch, kLength, kDim});
  auto half = [&](const std::string &name, int64_t width) {
    const TensorId up = m.parameter(name + ".up", {kDim, width});
    const TensorId down = m.parameter(name + ".down", {width, kDim});
    const TensorId middle = m.parameter(name + ".middle", {width, width});
    const TensorId h = m.dot(m.dot(x, up, {}, {{2, 0}}), middle, {}, {{2, 0}});
    x = m.dot(h, down, {}, {{2, 0}});
  };
  for (int i = 0; i < layers; ++i) {
    const std::string name = "layer" + std::to_string(i);
    half(name + ".a", kHidden);
    half(name + ".odd", 8 + i);
    half(name + ".b", 2 * kHidden);
    half(name + ".end", 50 + i);
  }
  return m.finish(m.meanOfSquares(x));
}

TEST(Blocks, PartsThatOccurInTurnsAreOneLayer) {
  OpGraph graph = twoHalves(4);
  prepare(graph);
  ASSERT_THAT(graph.blocks, SizeIs(1)) << printBlocks(graph);
  const Block &block = graph.blocks[0];
  ASSERT_THAT(block.occurrences, SizeIs(4));
  // The products of both halves that are equal in all layers.
  for (const std::vector<OpId> &layer : block.occurrences)
    EXPECT_EQ(std::count_if(layer.begin(), layer.end(),
                            [&](OpId op) {
                              return graph.ops[op].kind == OpKind::Contraction;
                            }),
              6);
}

TEST(Blocks, EqualOperatorsSideBySideAreNoLayers) {
  // Three projections of one tensor, and a fourth that is none of them.
  GraphMaker m;
  const TensorId x = m.input("x", {kBatch, kLength, kDim});
  auto project = [&](const char *name) {
    const TensorId w = m.parameter(name, {kDim, kHidden});
    const TensorId h = m.dot(x, w, {}, {{2, 0}});
    return m.dot(h, m.parameter(std::string(name) + "2", {kHidden, kHidden}),
                 {}, {{2, 0}});
  };
  const TensorId sum = m.apply(
      "add", {m.apply("add", {project("q"), project("k")}), project("v")});
  OpGraph graph = m.finish(m.meanOfSquares(sum));
  prepare(graph);
  EXPECT_THAT(graph.blocks, SizeIs(0)) << printBlocks(graph);
}

TEST(Blocks, UnlikeLayersAreNoBlock) {
  GraphMaker m;
  TensorId x = m.input("x", {kBatch, kDim});
  x = m.dot(x, m.parameter("a", {kDim, 24}), {}, {{1, 0}});
  x = m.dot(x, m.parameter("b", {24, 40}), {}, {{1, 0}});
  OpGraph graph = m.finish(x);
  prepare(graph);
  EXPECT_THAT(graph.blocks, SizeIs(0));
}

DimClassKind kindOf(const OpGraph &graph, TensorId tensor, size_t dim) {
  const Use use = graph.tensors[tensor].uses.front();
  const Op &op = graph.ops[use.op];
  const FactorId factor = op.rule->operands[use.operand][dim].front();
  return graph.dimClasses[op.rule->factors[factor].dimClass].kind;
}

TEST(DimClasses, BatchAndSequenceByUse) {
  // The sequence comes first and the batch second: only attention tells.
  GraphMaker m;
  const TensorId x = m.input("x", {kLength, kBatch, kDim});
  auto project = [&](const char *name) {
    return m.dot(x, m.parameter(name, {kDim, kDim}), {}, {{2, 0}});
  };
  const TensorId q = project("q"), k = project("k"), v = project("v");
  const TensorId p = m.softmax(m.dot(q, k, {{1, 1}}, {{2, 2}}));
  OpGraph graph = m.finish(m.dot(p, v, {{0, 1}}, {{2, 0}}));
  recogniseAttention(graph);
  prepare(graph);
  const TensorId input = graph.arguments[0];
  EXPECT_EQ(kindOf(graph, input, 0), DimClassKind::Sequence);
  EXPECT_EQ(kindOf(graph, input, 1), DimClassKind::Batch);
  EXPECT_EQ(kindOf(graph, input, 2), DimClassKind::Other);
}

TEST(DimClasses, ExpertsAndVocabulary) {
  GraphMaker m;
  const TensorId ids = m.input("ids", {kBatch}, DType::I32);
  const TensorId table = m.parameter("table", {50, kDim});
  const TensorId x = m.gatherRows(table, ids);
  // What the router sends to 6 experts: [experts, batch, dim] times
  // [experts, dim, hidden].
  const TensorId router = m.input("router", {6, kBatch});
  const TensorId w = m.parameter("w", {6, kDim, kHidden});
  const Shape slots{6, kBatch, kDim};
  const TensorId sent =
      m.apply("multiply", {m.builder().broadcast(router, slots, {0, 1}),
                           m.builder().broadcast(x, slots, {1, 2})});
  OpGraph graph =
      m.finish(m.apply("tanh", {m.dot(sent, w, {{0, 0}}, {{2, 1}})}));
  prepare(graph);
  EXPECT_EQ(kindOf(graph, graph.arguments[1], 0), DimClassKind::Vocabulary);
  EXPECT_EQ(kindOf(graph, graph.arguments[3], 0), DimClassKind::Expert);
  EXPECT_EQ(kindOf(graph, graph.arguments[0], 0), DimClassKind::Batch);
}

} // namespace
} // namespace planner
