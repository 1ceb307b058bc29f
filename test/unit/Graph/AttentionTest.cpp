//===- AttentionTest.cpp - Forms of attention, and what is none -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "lib/Graph/MaskAnalysis.h"
#include "planner/Graph/Passes.h"
#include <gmock/gmock.h>

namespace planner {
namespace {

using test::GraphMaker;
using testing::SizeIs;

constexpr int64_t kBatch = 2, kHeads = 3, kLength = 8, kDim = 4;

size_t count(const OpGraph &graph, OpKind kind) {
  size_t found = 0;
  for (const Op &op : graph.ops)
    found += op.kind == kind;
  return found;
}

const Op *only(const OpGraph &graph, OpKind kind) {
  for (const Op &op : graph.ops)
    if (op.kind == kind)
      return &op;
  return nullptr;
}

int64_t sizeOf(const Op &op, std::string_view factorName) {
  for (const Factor &factor : op.rule->factors)
    if (factor.name == factorName)
      return factor.size;
  return 1;
}

class AttentionTest : public testing::Test {
protected:
  GraphMaker m;

  /// [batch, length, heads, dim], as a projection leaves it.
  TensorId data(const char *name) {
    return m.input(name, {kBatch, kLength, kHeads, kDim});
  }
  /// [batch, heads, query, key].
  TensorId scores(TensorId q, TensorId k) {
    return m.dot(q, k, {{0, 0}, {2, 2}}, {{3, 3}});
  }
  /// [batch, heads, query, dim].
  TensorId weighted(TensorId p, TensorId v) {
    return m.dot(p, v, {{0, 0}, {1, 2}}, {{3, 1}});
  }
  TensorId scaled(TensorId s) {
    return m.apply("divide", {s, m.constant(2, m.builder().shape(s))});
  }
  /// query + offset >= key.
  TensorId causal(double offset = 0) {
    const Shape shape{kLength, kLength};
    return m.builder().compare(
        "GE",
        m.apply("add",
                {m.iota(shape, 0), m.constant(offset, shape, DType::I32)}),
        m.iota(shape, 1));
  }
  TensorId masked(TensorId s, TensorId mask, double floor = -1e9) {
    const Shape shape = m.builder().shape(s);
    const TensorId wide = m.builder().shape(mask).size() == shape.size()
                              ? mask
                              : m.builder().broadcast(mask, shape, {2, 3});
    return m.apply("select", {wide, s, m.constant(floor, shape)});
  }

  OpGraph run(TensorId result) {
    OpGraph graph = m.finish(result);
    recogniseAttention(graph);
    const auto ok = graph.verify();
    EXPECT_TRUE(ok) << ok.error().render();
    return graph;
  }
  void expectOne(const OpGraph &graph) {
    ASSERT_EQ(count(graph, OpKind::Attention), 1u) << printGraph(graph);
    EXPECT_EQ(count(graph, OpKind::Contraction), 0u) << printGraph(graph);
    const Op &op = *only(graph, OpKind::Attention);
    EXPECT_EQ(sizeOf(op, "query"), kLength);
    EXPECT_EQ(sizeOf(op, "key"), kLength);
    EXPECT_EQ(sizeOf(op, "dim"), kDim);
    EXPECT_EQ(sizeOf(op, "vdim"), kDim);
  }
};

TEST_F(AttentionTest, Plain) {
  const TensorId p = m.softmax(scaled(scores(data("q"), data("k"))));
  OpGraph graph = run(weighted(p, data("v")));
  expectOne(graph);
  const Op &op = *only(graph, OpKind::Attention);
  EXPECT_EQ(sizeOf(op, "batch"), kBatch);
  EXPECT_EQ(sizeOf(op, "head"), kHeads);
  EXPECT_THAT(op.operands, SizeIs(3));
  EXPECT_FALSE(op.attention->causal);
  EXPECT_FALSE(op.attention->masked);
  // Two products of 2 * batch * heads * query * key * dim.
  EXPECT_DOUBLE_EQ(op.work.matmulFlops,
                   2 * 2 * kBatch * kHeads * kLength * kLength * kDim);
  for (const Factor &factor : op.rule->factors)
    if (factor.name == "key") {
      EXPECT_EQ(factor.kind, FactorKind::Reduction);
      EXPECT_EQ(factor.reduce, ReduceOp::LogSumExp);
    }
}

TEST_F(AttentionTest, OperandsSwapped) {
  // K times Q gives [batch, heads, key, query]; V times P the output
  // transposed.
  const TensorId q = data("q"), k = data("k");
  const TensorId s = m.dot(k, q, {{0, 0}, {2, 2}}, {{3, 3}});
  const TensorId p = m.softmax(m.builder().transpose(s, {0, 1, 3, 2}));
  OpGraph graph = run(m.dot(data("v"), p, {{0, 0}, {2, 1}}, {{1, 3}}));
  expectOne(graph);
}

TEST_F(AttentionTest, CausalBySelect) {
  const TensorId s = masked(scaled(scores(data("q"), data("k"))), causal());
  OpGraph graph = run(weighted(m.softmax(s), data("v")));
  expectOne(graph);
  const Op &op = *only(graph, OpKind::Attention);
  EXPECT_TRUE(op.attention->causal);
  EXPECT_FALSE(op.attention->masked);
  EXPECT_THAT(op.operands, SizeIs(3));
  // Query i keeps i + 1 of 8 keys: 36 of 64.
  EXPECT_DOUBLE_EQ(op.attention->density, 36.0 / 64);
}

TEST_F(AttentionTest, CausalByAMaskOfWhatIsLeftOut) {
  // Torch: the mask is turned around by xor with true; the scores stand where
  // it is false.
  const TensorId s = scaled(scores(data("q"), data("k")));
  const Shape square{kLength, kLength};
  const TensorId out =
      m.apply("xor", {causal(), m.constant(1, square, DType::I1)});
  const Shape shape = m.builder().shape(s);
  const TensorId filled =
      m.apply("select", {m.builder().broadcast(out, shape, {2, 3}),
                         m.constant(-1e30, shape), s});
  OpGraph graph = run(weighted(m.softmax(filled), data("v")));
  expectOne(graph);
  EXPECT_TRUE(only(graph, OpKind::Attention)->attention->causal);
  EXPECT_DOUBLE_EQ(only(graph, OpKind::Attention)->attention->density,
                   36.0 / 64);
}

TEST_F(AttentionTest, CausalByAddingAnOffsetMask) {
  // Torch: queries scaled before, a mask of 0 and -inf added. Query i may see
  // key j <= i - 2: 0+0+1+2+3+4+5+6 of 64.
  const TensorId q = data("q");
  const TensorId scaledQ =
      m.apply("multiply", {q, m.constant(0.5, m.builder().shape(q))});
  const TensorId s = scores(scaledQ, data("k"));
  const Shape square{kLength, kLength};
  const TensorId bias = m.apply(
      "select", {causal(-2), m.constant(0, square), m.constant(-1e30, square)});
  const TensorId sum = m.apply(
      "add", {s, m.builder().broadcast(bias, m.builder().shape(s), {2, 3})});
  OpGraph graph = run(weighted(m.softmax(sum), data("v")));
  expectOne(graph);
  const Op &op = *only(graph, OpKind::Attention);
  EXPECT_TRUE(op.attention->causal);
  EXPECT_DOUBLE_EQ(op.attention->density, 21.0 / 64);
}

TEST_F(AttentionTest, DividedAfterTheValues) {
  const TensorId s = scaled(scores(data("q"), data("k")));
  const Shape shape = m.builder().shape(s);
  const TensorId shifted =
      m.apply("subtract",
              {s, m.builder().broadcast(m.reduceMax(s, 3), shape, {0, 1, 2})});
  const TensorId e = m.apply("exponential", {shifted});
  const TensorId o = weighted(e, data("v"));
  const TensorId sum = m.builder().reduceSum(e, {3});
  OpGraph graph =
      run(m.apply("divide", {o, m.builder().broadcast(sum, m.builder().shape(o),
                                                      {0, 1, 2})}));
  expectOne(graph);
}

TEST_F(AttentionTest, CappedAndConverted) {
  // Gemma's cap on the scores, softmax in f32, product in bf16.
  const TensorId s = scores(data("q"), data("k"));
  const Shape shape = m.builder().shape(s);
  const TensorId capped = m.apply(
      "multiply", {m.apply("tanh", {scaled(s)}), m.constant(50, shape)});
  const TensorId p = m.convert(
      m.softmax(m.convert(m.convert(capped, DType::BF16), DType::F32)),
      DType::BF16);
  const TensorId v = m.input("v", {kBatch, kLength, kHeads, kDim}, DType::BF16);
  OpGraph graph = run(weighted(p, v));
  expectOne(graph);
}

TEST_F(AttentionTest, PaddingMaskIsAnOperand) {
  const TensorId keep = m.input("keep", {kBatch, kLength}, DType::I1);
  const TensorId s = scores(data("q"), data("k"));
  const TensorId wide =
      m.builder().broadcast(keep, m.builder().shape(s), {0, 3});
  OpGraph graph = run(weighted(m.softmax(masked(s, wide)), data("v")));
  expectOne(graph);
  const Op &op = *only(graph, OpKind::Attention);
  EXPECT_TRUE(op.attention->masked);
  EXPECT_FALSE(op.attention->causal);
  // The mask itself, not its broadcast: [batch, key].
  ASSERT_THAT(op.operands, SizeIs(4));
  EXPECT_THAT(graph.tensors[op.operands[3]].shape, SizeIs(2));
  EXPECT_EQ(op.rule->factors[op.rule->operands[3][1][0]].name, "key");
}

TEST_F(AttentionTest, GroupedQueriesByFiveDimensions) {
  constexpr int64_t kGroups = 5;
  const TensorId q = m.input("q", {kBatch, kLength, kHeads, kGroups, kDim});
  // [batch, heads, query, group, key].
  const TensorId s = m.dot(q, data("k"), {{0, 0}, {2, 2}}, {{4, 3}});
  const TensorId p = m.softmax(s);
  OpGraph graph = run(m.dot(p, data("v"), {{0, 0}, {1, 2}}, {{4, 1}}));
  expectOne(graph);
  const Op &op = *only(graph, OpKind::Attention);
  EXPECT_EQ(sizeOf(op, "group"), kGroups);
  EXPECT_EQ(op.attention->queryGroups, kGroups);
}

TEST_F(AttentionTest, GroupedQueriesByRepeatingKeys) {
  // Keys and values of 3 heads, repeated for 6: after fusion the operator
  // reads them as they are, and its 6 heads are 3 heads of 2.
  constexpr int64_t kGroups = 2;
  auto repeated = [&](const char *name) {
    const TensorId x = m.input(name, {kBatch, kHeads, kLength, kDim});
    const TensorId wide = m.builder().broadcast(
        x, {kBatch, kHeads, kGroups, kLength, kDim}, {0, 1, 3, 4});
    // [batch, length, dim, heads, groups] -> merge -> back.
    const TensorId last = m.builder().transpose(wide, {0, 3, 4, 1, 2});
    return m.builder().transpose(m.mergeLast(last), {0, 1, 3, 2});
  };
  const TensorId q = m.input("q", {kBatch, kLength, kHeads * kGroups, kDim});
  const TensorId p = m.softmax(scaled(scores(q, repeated("k"))));
  OpGraph graph = m.finish(weighted(p, repeated("v")));
  recogniseAttention(graph);
  fuseOperators(graph);
  ASSERT_TRUE(graph.verify()) << graph.verify().error().render();
  ASSERT_THAT(graph.ops, SizeIs(1)) << printGraph(graph);
  const Op &op = graph.ops[0];
  EXPECT_EQ(op.kind, OpKind::Attention);
  EXPECT_EQ(sizeOf(op, "head"), kHeads);
  EXPECT_EQ(sizeOf(op, "group"), kGroups);
  EXPECT_EQ(op.attention->queryGroups, kGroups);
  EXPECT_THAT(graph.tensors[op.operands[1]].shape, SizeIs(4));
}

TEST_F(AttentionTest, SoftmaxOverQueriesIsNone) {
  const TensorId s = scores(data("q"), data("k"));
  const TensorId p = m.softmax(m.builder().transpose(s, {0, 1, 3, 2}));
  OpGraph graph =
      run(weighted(m.builder().transpose(p, {0, 1, 3, 2}), data("v")));
  EXPECT_EQ(count(graph, OpKind::Attention), 0u);
  EXPECT_EQ(count(graph, OpKind::Contraction), 2u);
}

TEST_F(AttentionTest, WithoutDivisionIsNone) {
  const TensorId s = scores(data("q"), data("k"));
  const TensorId e = m.apply("exponential", {s});
  m.addResult(m.builder().reduceSum(e, {3}));
  OpGraph graph = run(weighted(e, data("v")));
  EXPECT_EQ(count(graph, OpKind::Attention), 0u);
}

TEST_F(AttentionTest, ProbabilitiesThatAreReturnedStay) {
  const TensorId p = m.softmax(scores(data("q"), data("k")));
  m.addResult(p);
  OpGraph graph = run(weighted(p, data("v")));
  EXPECT_EQ(count(graph, OpKind::Attention), 0u);
  EXPECT_EQ(count(graph, OpKind::Contraction), 2u);
}

TEST_F(AttentionTest, SigmoidIsNone) {
  const TensorId s = scores(data("q"), data("k"));
  const Shape shape = m.builder().shape(s);
  const TensorId e = m.apply("exponential", {m.apply("negate", {s})});
  const TensorId p =
      m.apply("divide", {m.constant(1, shape),
                         m.apply("add", {m.constant(1, shape), e})});
  OpGraph graph = run(weighted(p, data("v")));
  EXPECT_EQ(count(graph, OpKind::Attention), 0u);
}

TEST_F(AttentionTest, BackwardOfAdjointsIsOneOperator) {
  auto project = [&](const char *name) {
    return m.apply("add", {m.input("x", {kBatch, kLength, kHeads, kDim}),
                           m.parameter(name, {kBatch, kLength, kHeads, kDim})});
  };
  const TensorId s =
      masked(scaled(scores(project("q"), project("k"))), causal());
  const TensorId o = weighted(m.softmax(s), project("v"));
  OpGraph graph = m.finish(m.meanOfSquares(o));
  graph.hasLoss = true;
  graph.mode = Mode::Train;
  const auto built = buildTraining(graph, {});
  ASSERT_TRUE(built) << built.error().render();
  recogniseAttention(graph);
  ASSERT_TRUE(graph.verify()) << graph.verify().error().render();
  ASSERT_EQ(count(graph, OpKind::Attention), 1u) << printGraph(graph);
  ASSERT_EQ(count(graph, OpKind::AttentionBackward), 1u) << printGraph(graph);
  EXPECT_EQ(count(graph, OpKind::Contraction), 0u);
  const Op &forward = *only(graph, OpKind::Attention);
  const Op &backward = *only(graph, OpKind::AttentionBackward);
  EXPECT_EQ(&graph.ops[backward.adjointOf], &forward);
  EXPECT_EQ(backward.phase, Phase::Backward);
  EXPECT_THAT(backward.results, SizeIs(3));
  // Five products where the forward pass has two.
  EXPECT_DOUBLE_EQ(backward.work.matmulFlops, 2.5 * forward.work.matmulFlops);
  // Kept: the output and [batch, heads, query] of f32; no scores.
  ASSERT_THAT(forward.results, SizeIs(2));
  EXPECT_EQ(graph.tensors[forward.results[1]].elements(),
            kBatch * kHeads * kLength);
  for (const Tensor &tensor : graph.tensors)
    EXPECT_LT(tensor.producer == kNone ||
                      graph.ops[tensor.producer].kind == OpKind::Generator ||
                      graph.ops[tensor.producer].phase != Phase::Forward
                  ? 0
                  : tensor.elements(),
              kBatch * kHeads * kLength * kLength);
  // Shards of queries each have a part of the gradients of keys and values.
  for (const Member &member : backward.members) {
    const bool keys = member.mnemonic == "key_gradient" ||
                      member.mnemonic == "value_gradient";
    if (!keys && member.mnemonic != "query_gradient")
      continue;
    ASSERT_THAT(member.internalReduction, SizeIs(1)) << member.mnemonic;
    EXPECT_EQ(backward.rule->factors[member.internalReduction[0]].name,
              keys ? "query" : "key");
  }
}

TEST(Band, DensityCountsByHand) {
  EXPECT_DOUBLE_EQ((Band{-Band::kUnbounded, 0}).density(4, 4), 10.0 / 16);
  // A window of two keys up to the query: 1 + 2 + 2 + 2.
  EXPECT_DOUBLE_EQ((Band{-1, 0}).density(4, 4), 7.0 / 16);
  // Two queries at the end of six keys: 5 + 6.
  EXPECT_DOUBLE_EQ((Band{-Band::kUnbounded, 4}).density(2, 6), 11.0 / 12);
  EXPECT_DOUBLE_EQ(Band{}.density(3, 5), 1);
  for (int64_t low = -9; low <= 9; ++low)
    for (int64_t high = -9; high <= 9; ++high)
      for (int64_t rows : {1, 4, 7})
        for (int64_t columns : {1, 5, 6}) {
          int kept = 0;
          for (int64_t i = 0; i < rows; ++i)
            for (int64_t j = 0; j < columns; ++j)
              kept += low <= j - i && j - i <= high;
          EXPECT_DOUBLE_EQ((Band{low, high}).density(rows, columns),
                           kept / static_cast<double>(rows * columns))
              << low << " " << high << " " << rows << " " << columns;
        }
}

} // namespace
} // namespace planner
