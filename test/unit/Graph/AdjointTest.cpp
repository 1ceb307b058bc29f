//===- AdjointTest.cpp - Adjoint rules against finite differences ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Each test builds a small forward graph, differentiates it, runs both on
// doubles and compares every gradient with central differences of the loss.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "Interpreter.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <cmath>
#include <gmock/gmock.h>
#include <set>

namespace planner::test {
namespace {

using ::testing::HasSubstr;

/// Deterministic values in [low, high), different for every name.
Values valuesFor(const Tensor &tensor, double low, double high) {
  uint64_t state = 88172645463325252ull;
  for (char c : tensor.name)
    state = (state ^ static_cast<unsigned char>(c)) * 0x9e3779b97f4a7c15ull;
  Values values(tensor.elements());
  for (double &value : values) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    const double unit = static_cast<double>(state >> 11) * 0x1p-53;
    value = isFloat(tensor.dtype) ? low + (high - low) * unit
                                  : std::floor(unit * 3);
  }
  return values;
}

double lossOf(const OpGraph &graph, TensorId loss,
              const std::map<std::string, Values> &arguments) {
  Interpreter interpreter(graph);
  interpreter.run(arguments);
  return interpreter[loss][0];
}

/// Builds the training graph and compares its gradients with differences.
void checkGradients(GraphMaker &maker, TensorId result, double low = -1,
                    double high = 1) {
  OpGraph forward = maker.finish(maker.meanOfSquares(result));
  ASSERT_TRUE(forward.verify()) << forward.verify().error().render();
  std::map<std::string, Values> arguments;
  for (TensorId t : forward.arguments)
    arguments[forward.tensors[t].name] =
        valuesFor(forward.tensors[t], low, high);
  const TensorId loss = forward.results[0];
  OpGraph training = forward;
  TrainingOptions options;
  options.optimizer = "sgd";
  options.clipGlobalNorm = false;
  auto built = buildTraining(training, options);
  ASSERT_TRUE(built) << built.error().render();
  ASSERT_TRUE(training.verify())
      << training.verify().error().render() << printGraph(training);
  Interpreter interpreter(training);
  interpreter.run(arguments);
  for (size_t i = 0; i < forward.arguments.size(); ++i) {
    const Tensor &parameter = forward.tensors[forward.arguments[i]];
    if (parameter.role != Role::Parameter)
      continue;
    // updated = parameter - rate * gradient.
    const Tensor &argument = training.tensors[training.arguments[i]];
    const Op &update =
        training.ops[training.tensors[argument.updatedTo].producer];
    const Op &product =
        training.ops[training.tensors[update.operands[1]].producer];
    const Values &gradient = interpreter[product.operands[1]];
    ASSERT_EQ(static_cast<int64_t>(gradient.size()), parameter.elements());
    for (size_t at = 0; at < gradient.size(); ++at) {
      constexpr double step = 1e-5;
      auto shifted = arguments;
      shifted[parameter.name][at] += step;
      const double above = lossOf(forward, loss, shifted);
      shifted[parameter.name][at] -= 2 * step;
      const double below = lossOf(forward, loss, shifted);
      const double expected = (above - below) / (2 * step);
      EXPECT_NEAR(gradient[at], expected, 1e-6 * (1 + std::fabs(expected)))
          << parameter.name << "[" << at << "]";
    }
  }
}

//===----------------------------------------------------------------------===//
// Elementwise functions
//===----------------------------------------------------------------------===//

struct UnaryCase {
  const char *name;
  double low, high;
};

class UnaryAdjoint : public ::testing::TestWithParam<UnaryCase> {};

TEST_P(UnaryAdjoint, MatchesDifferences) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3});
  checkGradients(m, m.apply(GetParam().name, {x}), GetParam().low,
                 GetParam().high);
}

INSTANTIATE_TEST_SUITE_P(
    All, UnaryAdjoint,
    ::testing::Values(UnaryCase{"abs", 0.5, 2}, UnaryCase{"acos", -0.9, 0.9},
                      UnaryCase{"acosh", 1.5, 3}, UnaryCase{"asin", -0.9, 0.9},
                      UnaryCase{"asinh", -2, 2}, UnaryCase{"atan", -2, 2},
                      UnaryCase{"atanh", -0.9, 0.9}, UnaryCase{"cbrt", 0.5, 2},
                      UnaryCase{"convert", -1, 1}, UnaryCase{"cosh", -1, 1},
                      UnaryCase{"cosine", -2, 2}, UnaryCase{"erf", -1, 1},
                      UnaryCase{"erfc", -1, 1}, UnaryCase{"exponential", -1, 1},
                      UnaryCase{"exponential_minus_one", -1, 1},
                      UnaryCase{"log", 0.5, 2}, UnaryCase{"log_plus_one", 0, 2},
                      UnaryCase{"logistic", -2, 2}, UnaryCase{"negate", -1, 1},
                      UnaryCase{"rsqrt", 0.5, 2}, UnaryCase{"sine", -2, 2},
                      UnaryCase{"sinh", -1, 1}, UnaryCase{"sqrt", 0.5, 2},
                      UnaryCase{"square", -1, 1}, UnaryCase{"tan", -1, 1},
                      UnaryCase{"tanh", -2, 2}),
    [](const auto &tested) { return std::string(tested.param.name); });

class BinaryAdjoint : public ::testing::TestWithParam<UnaryCase> {};

TEST_P(BinaryAdjoint, MatchesDifferences) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3});
  const TensorId y = m.parameter("yy", {2, 3});
  checkGradients(m, m.apply(GetParam().name, {x, y}), GetParam().low,
                 GetParam().high);
}

INSTANTIATE_TEST_SUITE_P(
    All, BinaryAdjoint,
    ::testing::Values(UnaryCase{"add", -1, 1}, UnaryCase{"subtract", -1, 1},
                      UnaryCase{"multiply", -1, 1}, UnaryCase{"divide", 0.5, 2},
                      UnaryCase{"maximum", -1, 1}, UnaryCase{"minimum", -1, 1},
                      UnaryCase{"power", 0.5, 2}, UnaryCase{"atan2", 0.5, 2},
                      UnaryCase{"remainder", 0.5, 2}),
    [](const auto &tested) { return std::string(tested.param.name); });

TEST(Adjoint, SquareByMultiplyGetsBothCotangents) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {4});
  checkGradients(m, m.apply("multiply", {x, x}));
}

TEST(Adjoint, ThirdPower) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {4});
  checkGradients(m, m.apply("multiply", {m.apply("multiply", {x, x}), x}));
}

TEST(Adjoint, LogisticInParts) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {4});
  const TensorId one = m.constant(1, {4});
  const TensorId e = m.apply("exponential", {m.apply("negate", {x})});
  checkGradients(m, m.apply("divide", {one, m.apply("add", {one, e})}));
  // Its derivative needs the result only.
  OpGraph graph = m.graph();
  ASSERT_TRUE(buildTraining(graph, {}));
  for (const Op &op : graph.ops)
    EXPECT_FALSE(op.phase == Phase::Backward && op.mnemonic == "negate")
        << printGraph(graph);
}

TEST(Adjoint, SelectSendsTheCotangentToTheChosenSide) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3}), y = m.parameter("y", {2, 3});
  const TensorId p = m.builder().compare("GT", x, y);
  checkGradients(m, m.apply("select", {p, m.apply("multiply", {x, y}), x}));
}

TEST(Adjoint, ClampStopsOutsideItsBounds) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {8});
  const TensorId low = m.constant(-0.3, {}), high = m.constant(0.4, {});
  checkGradients(m, m.clamp(low, x, high));
}

TEST(Adjoint, ReluUsesAMask) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {8});
  checkGradients(m, m.apply("maximum", {x, m.constant(0, {8})}));
}

//===----------------------------------------------------------------------===//
// Linear operators
//===----------------------------------------------------------------------===//

TEST(Adjoint, MatrixProduct) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3}), w = m.parameter("w", {3, 4});
  checkGradients(m, m.dot(x, w, {}, {{1, 0}}));
}

TEST(Adjoint, BatchedProductWithTransposedSides) {
  GraphMaker m;
  // [b, q, h, d] x [b, k, h, d] -> [b, h, q, k], as attention scores.
  const TensorId q = m.parameter("q", {2, 3, 2, 2});
  const TensorId k = m.parameter("k", {2, 4, 2, 2});
  checkGradients(m, m.dot(q, k, {{0, 0}, {2, 2}}, {{3, 3}}));
}

TEST(Adjoint, ProductWithDimensionsOfSizeOne) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {1, 3}), w = m.parameter("w", {3, 1});
  checkGradients(m, m.dot(x, w, {}, {{1, 0}}));
}

TEST(Adjoint, BroadcastAndReduce) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3});
  const TensorId bias = m.parameter("bias", {3});
  const TensorId row = m.builder().broadcast(bias, {1, 3}, {1});
  const TensorId full = m.builder().broadcast(row, {2, 3}, {0, 1});
  const TensorId sum = m.apply("multiply", {x, full});
  checkGradients(m, m.builder().reduceSum(sum, {0}));
}

TEST(Adjoint, MaximumOverADimension) {
  GraphMaker m;
  checkGradients(m, m.reduceMax(m.parameter("x", {3, 4}), 1));
}

TEST(Adjoint, TransposeAndReshape) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3, 4});
  const TensorId t = m.builder().transpose(x, {2, 0, 1});
  const TensorId r = m.mergeLast(t);
  checkGradients(m, m.apply("multiply", {r, r}));
}

TEST(Adjoint, OneSliceIsPaddedWithZeros) {
  GraphMaker m;
  checkGradients(m, m.slice(m.parameter("x", {2, 5}), 1, 2, 2));
}

TEST(Adjoint, SlicesThatCoverBecomeOneConcatenation) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 6});
  const TensorId a = m.slice(x, 1, 0, 2), c = m.slice(x, 1, 2, 2),
                 d = m.slice(x, 1, 4, 2);
  checkGradients(m, m.apply("multiply", {m.apply("multiply", {a, c}), d}));
  OpGraph graph = m.graph();
  ASSERT_TRUE(buildTraining(graph, {}));
  size_t pads = 0, joins = 0;
  for (const Op &op : graph.ops) {
    pads += op.mnemonic == "pad";
    joins += op.mnemonic == "concatenate";
  }
  EXPECT_EQ(pads, 0u);
  EXPECT_EQ(joins, 1u);
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

TEST(Adjoint, GatherScattersIntoZeros) {
  GraphMaker m;
  const TensorId table = m.parameter("table", {3, 2});
  const TensorId ids = m.input("ids", {5}, DType::I32);
  checkGradients(m, m.gatherRows(table, ids));
}

TEST(Adjoint, GradientOfAnEmbeddingIsPartialOverWhatSplitsTheIndices) {
  GraphMaker m;
  const TensorId table = m.parameter("table", {3, 2});
  const TensorId ids = m.input("ids", {5}, DType::I32);
  OpGraph graph = m.finish(m.meanOfSquares(m.gatherRows(table, ids)));
  ASSERT_TRUE(buildTraining(graph, {}));
  for (const Op &op : graph.ops) {
    if (op.kind != OpKind::Scatter)
      continue;
    EXPECT_EQ(op.phase, Phase::Backward);
    ASSERT_EQ(op.rule->operands[2][0].size(), 1u);
    const FactorId rows = op.rule->operands[2][0][0];
    EXPECT_EQ(op.rule->factors[rows].kind, FactorKind::Reduction);
    EXPECT_EQ(op.rule->factors[rows].size, 5);
    return;
  }
  FAIL() << "no scatter";
}

TEST(Adjoint, TopKScattersToTheChosen) {
  GraphMaker m;
  checkGradients(m, m.topK(m.parameter("x", {2, 5}), 2));
}

TEST(Adjoint, DynamicSliceAndUpdate) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {4, 3}), u = m.parameter("u", {3});
  const TensorId at = m.constant(2, {}, DType::I32);
  const TensorId written = m.builder().writeSlice(x, u, at);
  const TensorId row =
      m.builder().readSlice(written, m.constant(1, {}, DType::I32));
  const TensorId both = m.builder().broadcast(row, {4, 3}, {1});
  checkGradients(m, m.apply("multiply", {both, written}));
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

TEST(Adjoint, ScanOverStackedWeights) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3});
  const TensorId w = m.parameter("w", {4, 3, 3});
  const TensorId scale = m.parameter("scale", {3});
  checkGradients(m, m.scan(4, {x}, [&](auto carried, TensorId i) {
    const TensorId layer = m.builder().readSlice(w, i);
    const TensorId h =
        m.apply("tanh", {m.dot(carried[0], layer, {}, {{1, 0}})});
    const TensorId full = m.builder().broadcast(scale, {2, 3}, {1});
    return std::vector<TensorId>{
        m.apply("add", {carried[0], m.apply("multiply", {h, full})})};
  })[0]);
}

TEST(Adjoint, ScanWritesItsGradientStackRowByRow) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3});
  const TensorId w = m.parameter("w", {4, 3, 3});
  const TensorId y = m.scan(4, {x}, [&](auto carried, TensorId i) {
    const TensorId layer = m.builder().readSlice(w, i);
    return std::vector<TensorId>{
        m.apply("tanh", {m.dot(carried[0], layer, {}, {{1, 0}})})};
  })[0];
  OpGraph graph = m.finish(m.meanOfSquares(y));
  ASSERT_TRUE(buildTraining(graph, {}));
  ASSERT_EQ(graph.loops.size(), 3u);
  EXPECT_EQ(graph.loops[2].tripCount, 4);
  size_t addsOfStacks = 0, writes = 0;
  for (const Op &op : graph.ops) {
    if (op.loop != 2)
      continue;
    const Shape &shape = graph.tensors[op.results[0]].shape;
    const bool isStack = shape == Shape{4, 3, 3};
    addsOfStacks += isStack && op.mnemonic == "add";
    writes += isStack && op.mnemonic == "dynamic_update_slice";
  }
  EXPECT_EQ(addsOfStacks, 0u);
  EXPECT_EQ(writes, 1u);
  // 2*2*3*3 FLOPs a product, 4 layers, forward and twice backward.
  EXPECT_EQ(graph.modelMatmulFlops(), 3 * 4 * 2 * 2 * 3 * 3);
}

TEST(Adjoint, ScanWithStackedResults) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {3});
  const TensorId stack = m.constant(0, {4, 3});
  const auto out = m.scan(4, {x, stack}, [&](auto carried, TensorId i) {
    const TensorId h = m.apply("sine", {carried[0]});
    return std::vector<TensorId>{h, m.builder().writeSlice(carried[1], h, i)};
  });
  checkGradients(m, out[1]);
}

TEST(Adjoint, NestedScansStackTwice) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {3});
  const TensorId w = m.parameter("w", {2, 3});
  checkGradients(m, m.scan(2, {x}, [&](auto outer, TensorId i) {
    const TensorId layer = m.builder().readSlice(w, i);
    return m.scan(3, {outer[0]}, [&](auto inner, TensorId) {
      return std::vector<TensorId>{
          m.apply("sine", {m.apply("multiply", {inner[0], layer})})};
    });
  })[0]);
}

TEST(Adjoint, LoopDoesNotSaveWhatDoesNotChange) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 3});
  const TensorId mask = m.input("mask", {3});
  const TensorId y = m.scan(4, {x}, [&](auto carried, TensorId) {
    const TensorId full = m.builder().broadcast(mask, {2, 3}, {1});
    const TensorId doubled = m.apply("add", {full, full});
    return std::vector<TensorId>{m.apply("multiply", {carried[0], doubled})};
  })[0];
  OpGraph graph = m.finish(m.meanOfSquares(y));
  ASSERT_TRUE(buildTraining(graph, {}));
  for (const Tensor &tensor : graph.tensors)
    EXPECT_NE(tensor.shape, (Shape{4, 2, 3})) << printGraph(graph);
}

//===----------------------------------------------------------------------===//
// Compositions
//===----------------------------------------------------------------------===//

TEST(Adjoint, SoftmaxStopsTheGradientOfItsMaximum) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {2, 4});
  const TensorId p = m.softmax(x);
  checkGradients(m, p);
  OpGraph graph = m.graph();
  ASSERT_TRUE(buildTraining(graph, {}));
  for (const Op &op : graph.ops)
    EXPECT_NE(op.mnemonic, "compare.EQ") << "the maximum was differentiated\n"
                                         << printGraph(graph);
}

TEST(Adjoint, LayerNormAndMlp) {
  GraphMaker m;
  const TensorId x = m.input("x", {2, 4});
  const TensorId w1 = m.parameter("w1", {4, 5}), w2 = m.parameter("w2", {5, 4});
  const TensorId scale = m.parameter("scale", {4});
  const TensorId h = m.apply("tanh", {m.dot(x, w1, {}, {{1, 0}})});
  const TensorId y = m.apply("add", {m.dot(h, w2, {}, {{1, 0}}), x});
  const TensorId mean = m.meanOfLast(y);
  const TensorId centred = m.apply("subtract", {y, mean});
  const TensorId variance = m.meanOfLast(m.apply("square", {centred}));
  const TensorId shifted = m.apply("add", {variance, m.constant(0.1, {2, 4})});
  const TensorId normal =
      m.apply("multiply", {centred, m.apply("rsqrt", {shifted})});
  checkGradients(
      m,
      m.apply("multiply", {normal, m.builder().broadcast(scale, {2, 4}, {1})}));
}

/// Transforms of one dimension of length n: the operator as Import makes it.
TensorId fourier(GraphMaker &m, TensorId x, int64_t last, DType type) {
  OpBuilder &b = m.builder();
  Shape shape = b.shape(x);
  Op op;
  op.kind = OpKind::Custom;
  op.mnemonic = "fft";
  op.operands = {x};
  const FactorId batch = op.rule.edit().addFactor(shape[0]);
  const auto whole = [&](int64_t size) {
    return DimFactors{
        op.rule.edit().addFactor(size, FactorKind::NeedReplication)};
  };
  op.rule.edit().operands = {TensorMap{DimFactors{batch}, whole(shape[1])}};
  op.rule.edit().results = {TensorMap{DimFactors{batch}, whole(last)}};
  shape[1] = last;
  return b.insertFor(std::move(op), shape, type);
}

/// A filter between a transform of 6 real numbers, which has 4 frequencies, and
/// its inverse: the adjoint of each is the other one, as JAX has it.
TEST(Adjoint, FourierTransforms) {
  GraphMaker m;
  OpBuilder &b = m.builder();
  const TensorId w = m.parameter("w", {6, 6});
  const TensorId h = m.dot(m.input("x", {2, 6}), w, {}, {{1, 0}});
  const TensorId spectrum = fourier(m, h, 4, DType::C64);
  const TensorId filter = b.pointwise(
      "complex", {m.parameter("re", {2, 4}), m.parameter("im", {2, 4})},
      DType::C64);
  const TensorId filtered =
      b.pointwise("multiply", {spectrum, filter}, DType::C64);
  const TensorId y = fourier(m, filtered, 6, DType::F32);
  OpGraph graph = m.finish(m.meanOfSquares(y));
  auto built = buildTraining(graph, {});
  ASSERT_TRUE(built) << built.error().render();
  ASSERT_TRUE(graph.verify()) << printGraph(graph);
  std::vector<const Op *> adjoints;
  for (const Op &op : graph.ops)
    if (op.mnemonic == "fft" && op.phase == Phase::Backward)
      adjoints.push_back(&op);
  ASSERT_EQ(adjoints.size(), 2u) << printGraph(graph);
  const auto is = [&](TensorId t, Shape shape, DType type) {
    return graph.tensors[t].shape == shape && graph.tensors[t].dtype == type;
  };
  EXPECT_TRUE(is(adjoints[0]->operands[0], {2, 6}, DType::F32));
  EXPECT_TRUE(is(adjoints[0]->results[0], {2, 4}, DType::C64));
  EXPECT_TRUE(is(adjoints[1]->operands[0], {2, 4}, DType::C64));
  EXPECT_TRUE(is(adjoints[1]->results[0], {2, 6}, DType::F32));
  for (const Op *op : adjoints) {
    // The batch may be split, the transformed dimension not.
    EXPECT_EQ(op->rule->operands[0][0], op->rule->results[0][0]);
    EXPECT_EQ(op->rule->factors[op->rule->operands[0][0][0]].kind,
              FactorKind::PassThrough);
    EXPECT_EQ(op->rule->factors[op->rule->operands[0][1][0]].kind,
              FactorKind::NeedReplication);
  }
  // Back from 6 real numbers: 6 times, with frequencies 1 and 2 halved.
  std::set<double> splats;
  for (const Tensor &tensor : graph.tensors)
    if (tensor.splat)
      splats.insert(*tensor.splat);
  EXPECT_TRUE(splats.count(6) && splats.count(1.0 / 6) && splats.count(2));
  // All three parameters are trained.
  for (const char *name : {"w", "re", "im"}) {
    const auto it =
        std::find_if(graph.arguments.begin(), graph.arguments.end(),
                     [&](TensorId t) { return graph.tensors[t].name == name; });
    ASSERT_NE(it, graph.arguments.end());
    EXPECT_NE(graph.tensors[*it].updatedTo, kNone) << name;
  }
}

TEST(Adjoint, UnknownOperatorIsNamed) {
  GraphMaker m;
  const TensorId x = m.parameter("x", {4});
  m.builder().point.location = "model.mlir:7:3";
  const TensorId y = m.apply("bessel_i1e", {x});
  m.builder().point.location.clear();
  OpGraph graph = m.finish(m.meanOfSquares(y));
  auto built = buildTraining(graph, {});
  ASSERT_FALSE(built);
  EXPECT_THAT(built.error().message, HasSubstr("bessel_i1e"));
  EXPECT_EQ(built.error().location, "model.mlir:7:3");
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

/// w w^T + 2: positive, and symmetric whatever w is.
TensorId positive(GraphMaker &m, TensorId w) {
  const TensorId square = m.dot(w, w, {{0, 0}}, {{2, 2}});
  const TensorId two = m.constant(2, {2, 3, 3}),
                 none = m.constant(0, {2, 3, 3});
  const TensorId diagonal =
      m.builder().compare("EQ", m.iota({2, 3, 3}, 1), m.iota({2, 3, 3}, 2));
  return m.apply("add", {square, m.apply("select", {diagonal, two, none})});
}

TEST(Adjoint, Cholesky) {
  for (const char *name : {"cholesky", "cholesky.upper"}) {
    SCOPED_TRACE(name);
    GraphMaker m;
    const TensorId w = m.parameter("w", {2, 3, 3});
    checkGradients(m, m.matrix(name, {positive(m, w)}));
  }
}

class SolveAdjoint : public ::testing::TestWithParam<std::string> {};

TEST_P(SolveAdjoint, MatchesDifferences) {
  GraphMaker m;
  const bool left = GetParam().find(".left") != std::string::npos;
  // Away from zero, so that the diagonal can be divided by.
  const TensorId a = m.parameter("a", {2, 3, 3});
  const TensorId y = m.parameter("y", left ? Shape{2, 3, 4} : Shape{2, 4, 3});
  checkGradients(m, m.matrix(GetParam(), {a, y}), 0.5, 1.5);
}

std::vector<std::string> allSolves() {
  std::vector<std::string> names;
  for (const char *side : {".left", ".right"})
    for (const char *triangle : {".lower", ".upper"})
      for (const char *form : {"", ".transposed"})
        for (const char *diagonal : {"", ".unit"})
          names.push_back(std::string("triangular_solve") + side + triangle +
                          form + diagonal);
  return names;
}

INSTANTIATE_TEST_SUITE_P(All, SolveAdjoint, ::testing::ValuesIn(allSolves()),
                         [](const auto &tested) {
                           std::string text = tested.param;
                           std::replace(text.begin(), text.end(), '.', '_');
                           return text;
                         });

} // namespace
} // namespace planner::test
