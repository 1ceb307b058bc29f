//===- FuseTest.cpp - Few, large operators --------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "planner/Graph/Passes.h"
#include <gmock/gmock.h>
#include <random>
#include <set>

namespace planner {
namespace {

using test::GraphMaker;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

double vectorFlops(const OpGraph &graph) {
  double total = 0;
  for (const Op &op : graph.ops)
    total += op.work.vectorFlops * graph.executions(op);
  return total;
}

std::vector<const Op *> ofKind(const OpGraph &graph, OpKind kind) {
  std::vector<const Op *> found;
  for (const Op &op : graph.ops)
    if (op.kind == kind)
      found.push_back(&op);
  return found;
}

void fuse(OpGraph &graph) {
  fuseOperators(graph);
  const auto ok = graph.verify();
  ASSERT_TRUE(ok) << ok.error().render() << printGraph(graph);
}

/// The internal reductions of an operator's members, as factor sizes.
std::vector<int64_t> internalSizes(const Op &op) {
  std::vector<int64_t> sizes;
  for (const Member &member : op.members)
    for (FactorId factor : member.internalReduction)
      sizes.push_back(op.rule->factors[factor].size);
  return sizes;
}

/// By internal reduction: those that must be complete before it, in a row.
std::vector<uint32_t> internalRounds(const Op &op) {
  std::vector<uint32_t> rounds;
  for (const Member &member : op.members)
    if (!member.internalReduction.empty())
      rounds.push_back(member.round);
  return rounds;
}

/// (x - mean) * rsqrt(mean of squares + eps) * scale + shift.
TensorId layerNorm(GraphMaker &m, TensorId x, const std::string &name) {
  const Shape shape = m.builder().shape(x);
  const int64_t last = static_cast<int64_t>(shape.size()) - 1;
  const TensorId scale = m.parameter(name + ".scale", {shape.back()});
  const TensorId shift = m.parameter(name + ".shift", {shape.back()});
  const TensorId centred = m.apply("subtract", {x, m.meanOfLast(x)});
  const TensorId variance =
      m.meanOfLast(m.apply("multiply", {centred, centred}));
  const TensorId rsqrt =
      m.apply("rsqrt", {m.apply("add", {variance, m.constant(1e-5, shape)})});
  const TensorId normal = m.apply("multiply", {centred, rsqrt});
  const TensorId scaled = m.apply(
      "multiply", {normal, m.builder().broadcast(scale, shape, {last})});
  return m.apply("add", {scaled, m.builder().broadcast(shift, shape, {last})});
}

TEST(Fuse, LayerNormIsOneOperatorWithTwoInternalReductions) {
  GraphMaker m;
  const TensorId x = m.input("x", {4, 8, 16});
  OpGraph graph = m.finish(layerNorm(m, x, "norm"));
  const double raw = vectorFlops(graph);
  fuse(graph);
  ASSERT_THAT(graph.ops, SizeIs(1)) << printGraph(graph);
  const Op &op = graph.ops[0];
  EXPECT_EQ(op.kind, OpKind::Vector);
  EXPECT_THAT(op.operands, SizeIs(3));
  EXPECT_THAT(op.rule->factors, SizeIs(3));
  // Mean and variance both reduce the last dimension and are needed whole.
  EXPECT_THAT(internalSizes(op), ElementsAre(16, 16));
  // The variance is of what the mean is subtracted from.
  EXPECT_THAT(internalRounds(op), ElementsAre(0, 1));
  for (const Factor &factor : op.rule->factors)
    EXPECT_EQ(factor.kind, FactorKind::PassThrough);
  // What a member reduces it iterates over, and its result is without it.
  double members = 0;
  for (const Member &member : op.members) {
    members += member.work.vectorFlops;
    if (!member.internalReduction.empty()) {
      EXPECT_THAT(member.factors, SizeIs(3));
      EXPECT_THAT(member.resultFactors, SizeIs(2));
    }
  }
  EXPECT_DOUBLE_EQ(members, raw);
  EXPECT_DOUBLE_EQ(op.work.vectorFlops, raw);
  EXPECT_THAT(op.rule->linear, IsEmpty());
}

// Batch statistics as networks take them, from the mean and the mean of the
// squares: neither waits for the other.
TEST(Fuse, StatisticsOfTheSameInputAreOneRound) {
  GraphMaker m;
  const TensorId x = m.input("x", {4, 8, 16});
  const TensorId squares = m.meanOfLast(m.apply("multiply", {x, x}));
  const TensorId centred = m.apply("subtract", {x, m.meanOfLast(x)});
  OpGraph graph =
      m.finish(m.apply("multiply", {centred, m.apply("rsqrt", {squares})}));
  fuse(graph);
  ASSERT_THAT(graph.ops, SizeIs(1)) << printGraph(graph);
  EXPECT_THAT(internalRounds(graph.ops[0]), ElementsAre(0, 0));
}

TEST(Fuse, LossReducesItsTokensInPartsAndItsLogitsWhole) {
  GraphMaker m;
  const TensorId x = m.input("x", {4, 8, 16});
  const TensorId w = m.parameter("w", {16, 32});
  const TensorId logits = m.dot(x, w, {}, {{2, 0}});
  const TensorId p = m.softmax(logits);
  const TensorId nll = m.apply("negate", {m.apply("log", {p})});
  OpGraph graph = m.finish(
      m.apply("divide", {m.builder().reduceAll(nll), m.constant(1024, {})}));
  fuse(graph);
  ASSERT_THAT(graph.ops, SizeIs(2)) << printGraph(graph);
  const Op &loss = graph.ops[1];
  EXPECT_EQ(graph.ops[0].kind, OpKind::Contraction);
  EXPECT_EQ(loss.kind, OpKind::Vector);
  // Maximum and sum of the softmax go along the 32 logits; the last sum over
  // all three dimensions needs the logits whole too, and leaves the tokens
  // partial.
  for (int64_t size : internalSizes(loss))
    EXPECT_EQ(size, 32);
  EXPECT_GE(internalSizes(loss).size(), 2u);
  std::multiset<int64_t> partial;
  for (const Factor &factor : loss.rule->factors)
    if (factor.kind == FactorKind::Reduction)
      partial.insert(factor.size);
  EXPECT_EQ(partial, (std::multiset<int64_t>{4, 8}));
}

TEST(Fuse, SumOfCotangentsStaysPartial) {
  GraphMaker m;
  const TensorId x = m.input("x", {4, 16}), y = m.input("y", {4, 8});
  const TensorId z = m.input("z", {4, 32});
  const TensorId a = m.dot(x, m.parameter("a", {16, 24}), {}, {{1, 0}});
  const TensorId b = m.dot(y, m.parameter("b", {8, 24}), {}, {{1, 0}});
  const TensorId c = m.dot(z, m.parameter("c", {32, 24}), {}, {{1, 0}});
  const TensorId sum = m.apply("add", {m.apply("add", {a, b}), c});
  OpGraph graph = m.finish(m.apply("tanh", {sum}));
  fuse(graph);
  const auto vectors = ofKind(graph, OpKind::Vector);
  ASSERT_THAT(vectors, SizeIs(2)) << printGraph(graph);
  EXPECT_THAT(vectors[0]->operands, SizeIs(3));
  ASSERT_THAT(vectors[0]->rule->linear, SizeIs(1));
  EXPECT_THAT(vectors[0]->rule->linear[0], ElementsAre(0, 1, 2));
  EXPECT_EQ(vectors[1]->mnemonic, "tanh");
  EXPECT_THAT(vectors[1]->rule->linear, IsEmpty());
}

// The squares of all gradients are added before the root is taken: with all of
// them split, one reduction of the sum is enough.
TEST(Fuse, TheNormOfSeveralTensorsIsASumOfParts) {
  GraphMaker m;
  const auto squares = [&](TensorId x) {
    return m.builder().reduceAll(m.apply("multiply", {x, x}));
  };
  std::vector<TensorId> tensors;
  TensorId sum = kNone;
  for (const char *name : {"a", "b", "c"}) {
    tensors.push_back(m.input(name, {64}));
    const TensorId part = squares(tensors.back());
    sum = sum == kNone ? part : m.apply("add", {sum, part});
  }
  const TensorId scale = m.apply("rsqrt", {sum});
  for (TensorId x : tensors)
    m.addResult(
        m.apply("multiply", {x, m.builder().broadcast(scale, {64}, {})}));
  OpGraph graph = m.finish();
  fuse(graph);
  size_t sums = 0;
  for (const Op &op : graph.ops) {
    EXPECT_THAT(internalSizes(op), IsEmpty()) << printGraph(graph);
    sums += op.operands.size() == 3 && op.rule->linear.size() == 1 &&
            op.rule->linear[0].size() == 3;
  }
  EXPECT_EQ(sums, 1u) << printGraph(graph);
}

TEST(Fuse, BiasMakesASumWhole) {
  // The bias would be added once for each part of the sum.
  GraphMaker m;
  const TensorId x = m.input("x", {4, 16});
  const TensorId a = m.dot(x, m.parameter("a", {16, 24}), {}, {{1, 0}});
  const TensorId bias =
      m.builder().broadcast(m.parameter("bias", {24}), {4, 24}, {1});
  OpGraph graph = m.finish(m.apply("tanh", {m.apply("add", {a, bias})}));
  fuse(graph);
  const auto vectors = ofKind(graph, OpKind::Vector);
  ASSERT_THAT(vectors, SizeIs(1)) << printGraph(graph);
  EXPECT_THAT(vectors[0]->rule->linear, IsEmpty());
  EXPECT_THAT(vectors[0]->members, SizeIs(2));
}

TEST(Fuse, RotationOfOneProductIsNoReasonToKeepItPartial) {
  // x * c + x * s is linear in x, but nothing else is added to it.
  GraphMaker m;
  const TensorId x = m.input("x", {4, 16});
  const TensorId a = m.dot(x, m.parameter("a", {16, 24}), {}, {{1, 0}});
  const TensorId p = m.apply("multiply", {a, m.constant(0.5, {4, 24})});
  const TensorId q = m.apply("multiply", {a, m.constant(2, {4, 24})});
  OpGraph graph = m.finish(m.apply("exponential", {m.apply("add", {p, q})}));
  fuse(graph);
  EXPECT_THAT(graph.ops, SizeIs(2)) << printGraph(graph);
}

TEST(Fuse, ConversionOfAGradientIsPartOfItsProduct) {
  GraphMaker m;
  const TensorId x = m.input("x", {4, 16}, DType::BF16);
  const TensorId w = m.parameter("w", {16, 24}, DType::BF16);
  OpGraph graph = m.finish(m.convert(m.dot(x, w, {}, {{1, 0}}), DType::F32));
  fuse(graph);
  ASSERT_THAT(graph.ops, SizeIs(1)) << printGraph(graph);
  const Op &op = graph.ops[0];
  EXPECT_EQ(op.kind, OpKind::Contraction);
  EXPECT_THAT(op.members, SizeIs(2));
  EXPECT_EQ(graph.tensors[op.results[0]].dtype, DType::F32);
  // Still a sum over the contracted dimension.
  const FactorId contracted = op.rule->operands[0][1].front();
  EXPECT_EQ(op.rule->factors[contracted].kind, FactorKind::Reduction);
}

TEST(Fuse, ProductsReadThroughLayouts) {
  // [4, 8, 6] -> transpose [8, 4, 6] -> contracted with [6, 5].
  GraphMaker m;
  const TensorId x = m.apply("tanh", {m.input("x", {4, 8, 6})});
  const TensorId t = m.builder().transpose(x, {1, 0, 2});
  const TensorId w = m.parameter("w", {6, 5});
  const TensorId y = m.dot(t, w, {}, {{2, 0}});
  // Two readers keep the first one's result as it is.
  m.addResult(m.apply("tanh", {x}));
  OpGraph graph = m.finish(y);
  fuse(graph);
  EXPECT_THAT(ofKind(graph, OpKind::Layout), IsEmpty()) << printGraph(graph);
  const auto dots = ofKind(graph, OpKind::Contraction);
  ASSERT_THAT(dots, SizeIs(1));
  const Op &dot = *dots[0];
  EXPECT_THAT(graph.tensors[dot.operands[0]].shape, ElementsAre(4, 8, 6));
  // Result [8, 4, 5]: its first dimension is the operand's second.
  EXPECT_EQ(dot.rule->results[0][0], dot.rule->operands[0][1]);
  EXPECT_EQ(dot.rule->results[0][1], dot.rule->operands[0][0]);
}

TEST(Fuse, HeadsAreMergedAsTheProductIsWritten) {
  GraphMaker m;
  const TensorId q = m.input("q", {4, 8, 3, 6});
  const TensorId k = m.input("k", {3, 6, 5});
  // Batched over the heads: [3, 4, 8, 5] -> merge of the last two.
  const TensorId y = m.dot(q, k, {{2, 0}}, {{3, 1}});
  OpGraph graph = m.finish(m.mergeLast(y));
  fuse(graph);
  ASSERT_THAT(graph.ops, SizeIs(1)) << printGraph(graph);
  EXPECT_THAT(graph.ops[0].rule->results[0][2], SizeIs(2));
}

TEST(Fuse, CutsOfOneTensorAreOneOperator) {
  GraphMaker m;
  const TensorId x = m.input("x", {4, 16});
  const TensorId y = m.dot(x, m.parameter("w", {16, 24}), {}, {{1, 0}});
  m.addResult(m.slice(y, 1, 0, 8));
  m.addResult(m.slice(y, 1, 8, 8));
  OpGraph graph = m.finish(m.slice(y, 1, 16, 8));
  fuse(graph);
  const auto layouts = ofKind(graph, OpKind::Layout);
  ASSERT_THAT(layouts, SizeIs(1)) << printGraph(graph);
  EXPECT_THAT(layouts[0]->results, SizeIs(3));
}

TEST(Fuse, ConstantsTieNothingTogether) {
  GraphMaker m;
  const TensorId one = m.constant(1, {4, 8});
  m.addResult(m.apply("add", {m.input("x", {4, 8}), one}));
  OpGraph graph = m.finish(m.apply("add", {m.input("y", {4, 8}), one}));
  fuse(graph);
  ASSERT_THAT(graph.ops, SizeIs(2)) << printGraph(graph);
  for (const Op &op : graph.ops)
    EXPECT_THAT(op.operands, SizeIs(1));
}

TEST(Fuse, NothingCrossesALoop) {
  GraphMaker m;
  const TensorId x = m.apply("tanh", {m.input("x", {4, 8})});
  const auto out = m.scan(5, {x}, [&](std::vector<TensorId> carried, TensorId) {
    return std::vector<TensorId>{
        m.apply("sine", {m.apply("tanh", {carried[0]})})};
  });
  OpGraph graph = m.finish(m.apply("cosine", {out[0]}));
  const double raw = vectorFlops(graph);
  fuse(graph);
  EXPECT_DOUBLE_EQ(vectorFlops(graph), raw);
  std::multiset<std::string> inside, outside;
  for (const Op &op : graph.ops)
    if (op.kind == OpKind::Vector)
      (op.loop ? inside : outside).insert(op.mnemonic);
  EXPECT_EQ(inside, (std::multiset<std::string>{"sine+tanh"}));
  EXPECT_EQ(outside, (std::multiset<std::string>{"cosine", "tanh"}));
}

TEST(Fuse, UpdateOfAParameterIsOneOperator) {
  GraphMaker m;
  const Shape shape{16, 8};
  const TensorId p = m.parameter("p", shape), g = m.input("g", shape);
  const TensorId mean =
      m.argument("m", shape, DType::F32, Role::OptimizerState);
  const TensorId square =
      m.argument("v", shape, DType::F32, Role::OptimizerState);
  m.builder().point.phase = Phase::Optimizer;
  auto blend = [&](TensorId old, TensorId now, double keep) {
    return m.apply("add",
                   {m.apply("multiply", {old, m.constant(keep, shape)}),
                    m.apply("multiply", {now, m.constant(1 - keep, shape)})});
  };
  const TensorId newMean = blend(mean, g, 0.9);
  const TensorId newSquare = blend(square, m.apply("multiply", {g, g}), 0.99);
  const TensorId step =
      m.apply("divide", {newMean, m.apply("sqrt", {newSquare})});
  m.addResult(newMean, mean);
  m.addResult(newSquare, square);
  m.addResult(m.apply("subtract", {p, step}), p);
  OpGraph graph = m.finish();
  fuse(graph);
  ASSERT_THAT(graph.ops, SizeIs(1)) << printGraph(graph);
  EXPECT_EQ(graph.ops[0].phase, Phase::Optimizer);
  EXPECT_THAT(graph.ops[0].results, SizeIs(3));
  EXPECT_THAT(graph.ops[0].operands, SizeIs(4));
  EXPECT_THAT(graph.ops[0].rule->factors, SizeIs(2));
}

TEST(Fuse, BackwardComputesCheapValuesAgain) {
  // y = exp(tanh(a + b)); the backward pass uses y and a + b, which both follow
  // from a: one array is kept instead of two, and that one is written anyway.
  GraphMaker m;
  const TensorId a =
      m.dot(m.input("x", {4, 16}), m.parameter("w", {16, 24}), {}, {{1, 0}});
  const TensorId bias =
      m.builder().broadcast(m.parameter("bias", {24}), {4, 24}, {1});
  const TensorId sum = m.apply("add", {a, bias});
  const TensorId y = m.apply("exponential", {m.apply("tanh", {sum})});
  const TensorId z = m.dot(y, m.parameter("v", {24, 6}), {}, {{1, 0}});
  m.addResult(z);
  m.builder().point.phase = Phase::Backward;
  const TensorId dy =
      m.dot(m.input("dz", {4, 6}), m.parameter("vt", {6, 24}), {}, {{1, 0}});
  OpGraph graph =
      m.finish(m.apply("multiply", {m.apply("multiply", {dy, y}), sum}));
  fuse(graph);
  const auto vectors = ofKind(graph, OpKind::Vector);
  ASSERT_THAT(vectors, SizeIs(2)) << printGraph(graph);
  EXPECT_THAT(vectors[0]->results, SizeIs(1)) << "only y is written";
  EXPECT_EQ(vectors[1]->phase, Phase::Backward);
  std::multiset<std::string> members;
  for (const Member &member : vectors[1]->members)
    members.insert(member.mnemonic);
  EXPECT_EQ(members,
            (std::multiset<std::string>{"add", "exponential", "multiply",
                                        "multiply", "tanh"}));
  EXPECT_EQ(vectors[1]->operands[0], vectors[0]->operands[0]);
}

TEST(Fuse, OneHotLabelsAreMadeAgain) {
  // The backward pass makes of the labels' mask and of what was kept the
  // product's operand. The mask follows from the labels, which are there.
  GraphMaker m;
  const Shape shape = {64, 512};
  const TensorId x = m.input("x", {64, 16}), w = m.parameter("w", {16, 512});
  const TensorId labels =
      m.builder().broadcast(m.input("labels", {64}, DType::I32), shape, {0});
  const TensorId mask = m.builder().pointwise(
      "compare.EQ", {labels, m.iota(shape, 1)}, DType::I1);
  const TensorId logits = m.dot(x, w, {}, {{1, 0}});
  const TensorId zero = m.constant(0, shape);
  m.addResult(m.builder().reduceAll(m.apply("select", {mask, logits, zero})));
  m.builder().point.phase = Phase::Backward;
  const TensorId gradient = m.apply("select", {mask, zero, logits});
  OpGraph graph = m.finish(m.dot(x, gradient, {}, {{0, 0}}));
  fuse(graph);
  for (const Op &op : graph.ops)
    for (TensorId result : op.results)
      EXPECT_NE(graph.tensors[result].dtype, DType::I1) << printGraph(graph);
}

TEST(Fuse, AdjointsCountFactorsAsTheirProductDoes) {
  // Y = X W as an exporter writes its adjoints: factors in their own order, all
  // sizes of W equal, so that only the tensors tell which is which.
  GraphMaker m;
  const TensorId x = m.input("x", {4, 16}), w = m.parameter("w", {16, 16});
  const TensorId y = m.dot(x, w, {}, {{1, 0}});
  m.addResult(m.apply("tanh", {y}));
  const OpId forward = m.builder().graph.tensors[y].producer;
  m.builder().point.phase = Phase::Backward;
  const TensorId dy = m.input("dy", {4, 16});
  const TensorId dx = m.dot(dy, w, {}, {{1, 1}});
  const TensorId dw = m.dot(dy, x, {}, {{0, 0}});
  for (TensorId gradient : {dx, dw}) {
    OpGraph &raw = m.builder().graph;
    raw.ops[raw.tensors[gradient].producer].adjointOf = forward;
  }
  m.addResult(dx);
  OpGraph graph = m.finish(dw);
  fuse(graph);
  const auto dots = ofKind(graph, OpKind::Contraction);
  ASSERT_THAT(dots, SizeIs(3));
  const Op &product = *dots[0];
  for (const Op *adjoint : {dots[1], dots[2]}) {
    ASSERT_NE(adjoint->adjointOf, kNone);
    for (size_t i = 0; i < adjoint->operands.size(); ++i)
      for (size_t j = 0; j < product.operands.size(); ++j)
        if (adjoint->operands[i] == product.operands[j]) {
          EXPECT_EQ(adjoint->rule->operands[i], product.rule->operands[j]);
        }
    EXPECT_EQ(adjoint->rule->operands[0], product.rule->results[0]);
  }
}

/// Arguments that each result depends on.
std::vector<std::set<int32_t>> dependences(const OpGraph &graph) {
  std::vector<std::set<int32_t>> of(graph.tensors.size());
  for (TensorId id : graph.arguments)
    of[id].insert(graph.tensors[id].argument);
  for (const Op &op : graph.ops)
    for (TensorId result : op.results)
      for (TensorId operand : op.operands)
        of[result].insert(of[operand].begin(), of[operand].end());
  std::vector<std::set<int32_t>> results;
  for (TensorId id : graph.results)
    results.push_back(of[id]);
  return results;
}

TEST(Fuse, RandomGraphsKeepTotalsOrderAndDependences) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    std::mt19937 random(seed);
    auto pick = [&](size_t n) { return static_cast<size_t>(random() % n); };
    GraphMaker m;
    const int64_t n = 8;
    std::vector<TensorId> square, rows;
    for (int i = 0; i < 3; ++i)
      square.push_back(m.input("x" + std::to_string(i), {n, n}));
    rows.push_back(m.input("r", {n}));
    for (int step = 0; step < 30; ++step) {
      const TensorId x = square[pick(square.size())];
      const TensorId y = square[pick(square.size())];
      const TensorId r = rows[pick(rows.size())];
      switch (pick(9)) {
      case 0:
        square.push_back(m.apply("tanh", {x}));
        break;
      case 1:
        square.push_back(m.apply("add", {x, y}));
        break;
      case 2:
        square.push_back(m.apply("multiply", {x, y}));
        break;
      case 3:
        square.push_back(m.dot(x, y, {}, {{pick(2), pick(2)}}));
        break;
      case 4:
        square.push_back(m.builder().transpose(x, {1, 0}));
        break;
      case 5:
        rows.push_back(
            m.builder().reduceSum(x, {static_cast<int64_t>(pick(2))}));
        break;
      case 6:
        square.push_back(
            m.builder().broadcast(r, {n, n}, {static_cast<int64_t>(pick(2))}));
        break;
      case 7:
        rows.push_back(m.apply("exponential", {r}));
        break;
      default:
        rows.push_back(m.reduceMax(x, pick(2)));
        break;
      }
    }
    m.addResult(rows.back());
    OpGraph graph = m.finish(square.back());
    const double matmul = graph.modelMatmulFlops();
    const double vector = vectorFlops(graph);
    const auto before = dependences(graph);
    const size_t ops = graph.ops.size();
    fuseOperators(graph);
    const auto ok = graph.verify();
    ASSERT_TRUE(ok) << "seed " << seed << ": " << ok.error().render();
    EXPECT_LE(graph.ops.size(), ops);
    EXPECT_DOUBLE_EQ(graph.modelMatmulFlops(), matmul) << "seed " << seed;
    // Functions of arguments may be made again by each user; nothing is lost.
    EXPECT_GE(vectorFlops(graph), vector) << "seed " << seed;
    EXPECT_LE(vectorFlops(graph), 1.5 * vector) << "seed " << seed;
    // An operator with several results makes all depend on all operands.
    const auto after = dependences(graph);
    for (size_t i = 0; i < before.size(); ++i)
      EXPECT_TRUE(std::includes(after[i].begin(), after[i].end(),
                                before[i].begin(), before[i].end()))
          << "seed " << seed;
    for (const Op &op : graph.ops) {
      double members = 0;
      for (const Member &member : op.members)
        members += member.work.vectorFlops;
      if (!op.members.empty()) {
        EXPECT_DOUBLE_EQ(members, op.work.vectorFlops);
      }
    }
  }
}

} // namespace
} // namespace planner
