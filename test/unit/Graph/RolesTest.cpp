//===- RolesTest.cpp - Roles of arguments ---------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "lib/Graph/Rebuild.h"
#include "planner/Graph/Passes.h"
#include <gmock/gmock.h>

namespace planner::test {
namespace {

using ::testing::HasSubstr;

Role roleOf(const OpGraph &graph, const std::string &name) {
  for (TensorId t : graph.arguments)
    if (graph.tensors[t].name == name)
      return graph.tensors[t].role;
  ADD_FAILURE() << "no argument " << name;
  return Role::Activation;
}

/// Two layers on float data; arguments are all inputs to begin with.
struct Mlp {
  GraphMaker m;
  TensorId w2, x, bias, target, w1, prediction;

  /// The order and the names say nothing.
  Mlp()
      : w2(m.input("p0", {32, 8})), x(m.input("p1", {16, 24})),
        bias(m.input("p2", {32})), target(m.input("p3", {16, 8})),
        w1(m.input("p4", {24, 32})) {
    const TensorId hidden =
        m.apply("add", {m.dot(x, w1, {}, {{1, 0}}),
                        m.builder().broadcast(bias, {16, 32}, {1})});
    prediction = m.dot(m.apply("tanh", {hidden}), w2, {}, {{1, 0}});
  }
  TensorId loss() {
    return m.meanOfSquares(m.apply("subtract", {prediction, target}));
  }
};

TEST(Roles, ForwardWithLoss) {
  Mlp mlp;
  OpGraph graph = mlp.m.finish(mlp.loss());
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "p0"), Role::Parameter);
  EXPECT_EQ(roleOf(graph, "p1"), Role::Input);
  EXPECT_EQ(roleOf(graph, "p2"), Role::Parameter);
  EXPECT_EQ(roleOf(graph, "p3"), Role::Input);
  EXPECT_EQ(roleOf(graph, "p4"), Role::Parameter);
  EXPECT_TRUE(graph.hasLoss);
  EXPECT_FALSE(graph.isTrainStep);
  EXPECT_EQ(graph.mode, Mode::Train);
}

/// A batch of one is no dimension that can be seen: data is what goes into the
/// first product, not what is added to it.
TEST(Roles, ForwardWithLossOfOneSample) {
  GraphMaker m;
  const TensorId x = m.input("x", {1, 24}), target = m.input("target", {1, 8}),
                 positions = m.input("positions", {1, 32}),
                 w1 = m.input("w1", {24, 32}), w2 = m.input("w2", {32, 40}),
                 w3 = m.input("w3", {40, 8}), bias = m.input("bias", {1, 8});
  const TensorId moved =
      m.apply("subtract", {m.dot(x, w1, {}, {{1, 0}}), positions});
  const TensorId hidden = m.apply("tanh", {m.dot(moved, w2, {}, {{1, 0}})});
  const TensorId prediction =
      m.apply("add", {m.dot(hidden, w3, {}, {{1, 0}}), bias});
  const TensorId error = m.apply("subtract", {prediction, target});
  OpGraph graph =
      m.finish(m.meanOfSquares(m.apply("multiply", {error, error})));
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  for (const char *data : {"x", "target"})
    EXPECT_EQ(roleOf(graph, data), Role::Input) << data;
  for (const char *trained : {"w1", "w2", "w3", "bias", "positions"})
    EXPECT_EQ(roleOf(graph, trained), Role::Parameter) << trained;
}

/// What tokens look up is data already, and what is as large as what it meets
/// may be either.
TEST(Roles, ParametersOfOneSample) {
  GraphMaker m;
  const TensorId table = m.input("table", {64, 32}),
                 tokens = m.input("tokens", {1}, DType::I32),
                 positions = m.input("positions", {1, 32}),
                 w1 = m.input("w1", {32, 48}), w2 = m.input("w2", {48, 40}),
                 w3 = m.input("w3", {40, 8}), mean = m.input("mean", {1, 8});
  const TensorId embedded =
      m.apply("add", {m.gatherRows(table, tokens), positions});
  const TensorId hidden =
      m.dot(m.dot(embedded, w1, {}, {{1, 0}}), w2, {}, {{1, 0}});
  const TensorId logits = m.dot(hidden, w3, {}, {{1, 0}});
  OpGraph graph = m.finish(
      m.meanOfSquares(m.apply("tanh", {m.apply("subtract", {logits, mean})})));
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "tokens"), Role::Input);
  for (const char *trained : {"table", "positions", "w1", "w2", "w3", "mean"})
    EXPECT_EQ(roleOf(graph, trained), Role::Parameter) << trained;
}

/// Points along each ray go through every product as well, but the model makes
/// them.
TEST(Roles, TheBatchIsADimensionOfData) {
  GraphMaker m;
  const TensorId rays = m.input("p0", {64, 8}), w = m.input("p1", {8, 8});
  const TensorId points =
      m.apply("tanh", {m.builder().broadcast(rays, {64, 32, 8}, {0, 2})});
  OpGraph graph = m.finish(m.meanOfSquares(m.dot(points, w, {}, {{2, 0}})));
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "p0"), Role::Input);
  EXPECT_EQ(roleOf(graph, "p1"), Role::Parameter);
}

/// Rows of data and columns of a weight go through the same products and are in
/// equally many arguments.
TEST(Roles, TheBatchLeads) {
  GraphMaker m;
  const TensorId w = m.input("p0", {32, 32}), x = m.input("p1", {64, 32});
  const TensorId target = m.input("p2", {64, 32});
  OpGraph graph = m.finish(m.meanOfSquares(
      m.apply("subtract", {m.dot(x, w, {}, {{1, 0}}), target})));
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "p0"), Role::Parameter);
  EXPECT_EQ(roleOf(graph, "p1"), Role::Input);
  EXPECT_EQ(roleOf(graph, "p2"), Role::Input);
}

TEST(Roles, ForwardWithoutLossIsPrefill) {
  Mlp mlp;
  OpGraph graph = mlp.m.finish(mlp.prediction);
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "p1"), Role::Input);
  EXPECT_EQ(roleOf(graph, "p4"), Role::Parameter);
  EXPECT_FALSE(graph.hasLoss);
  EXPECT_EQ(graph.mode, Mode::Prefill);
}

TEST(Roles, GivenModeWins) {
  Mlp mlp;
  OpGraph graph = mlp.m.finish(mlp.loss());
  ASSERT_TRUE(inferRoles(graph, {}, Mode::Prefill));
  EXPECT_EQ(graph.mode, Mode::Prefill);
}

/// Two arguments and two results of one type, made from neither element by
/// element, and a third type.
TEST(Roles, ADonorTakesTheNextResultOfItsType) {
  GraphMaker m;
  const TensorId a = m.input("a", {8, 8}), b = m.input("b", {8, 8});
  const TensorId c = m.input("c", {4, 8});
  const TensorId first = m.dot(a, b, {}, {{1, 0}});
  m.addResult(first);
  OpGraph graph = m.finish(m.dot(first, b, {}, {{1, 0}}));
  for (TensorId t : {a, b, c})
    graph.tensors[t].isDonated = true;
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(graph.tensors[a].updatedTo, graph.results[0]);
  EXPECT_EQ(graph.tensors[b].updatedTo, graph.results[1]);
  EXPECT_EQ(graph.tensors[c].updatedTo, kNone);
}

TEST(Roles, ResidualStreamIsNoUpdateOfItsInput) {
  GraphMaker m;
  const TensorId x = m.input("a", {16, 8}), w = m.input("b", {8, 8});
  const TensorId v = m.input("c", {8, 8});
  const TensorId h = m.dot(m.dot(x, w, {}, {{1, 0}}), v, {}, {{1, 0}});
  OpGraph graph = m.finish(m.apply("add", {x, h}));
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "a"), Role::Input);
  EXPECT_EQ(roleOf(graph, "b"), Role::Parameter);
  EXPECT_FALSE(graph.isTrainStep);
  EXPECT_EQ(graph.tensors[graph.arguments[0]].updatedTo, kNone);
}

/// The same module as if it had been exported: no roles, names, phases or
/// pairing; donated arguments.
OpGraph forgetTraining(OpGraph graph) {
  for (TensorId t : graph.arguments)
    graph.tensors[t].role = Role::Input;
  for (Tensor &tensor : graph.tensors)
    if (tensor.argument < 0) {
      tensor.role = Role::Activation;
      tensor.name.clear();
    }
  for (Op &op : graph.ops) {
    op.phase = Phase::Forward;
    op.adjointOf = kNone;
  }
  graph.assumedOptimizer.clear();
  return graph;
}

/// Nobody asks for the loss.
OpGraph withoutLoss(OpGraph graph) {
  const TensorId loss = graph.results[0];
  EXPECT_TRUE(graph.tensors[loss].shape.empty());
  graph.tensors[loss].outputs.clear();
  graph.results.erase(graph.results.begin());
  for (size_t i = 0; i < graph.results.size(); ++i)
    graph.tensors[graph.results[i]].outputs.assign(1, static_cast<int32_t>(i));
  rebuild(graph, {});
  return graph;
}

class TrainStepRoles : public ::testing::TestWithParam<const char *> {};

TEST_P(TrainStepRoles, AreFoundFromUse) {
  for (DType dtype : {DType::F32, DType::BF16}) {
    GraphMaker m;
    const TensorId x = m.input("x", {16, 24}, dtype);
    const TensorId w1 = m.parameter("w1", {24, 32}, dtype);
    const TensorId bias = m.parameter("bias", {32}, dtype);
    const TensorId w2 = m.parameter("w2", {32, 8}, dtype);
    const TensorId hidden =
        m.apply("add", {m.dot(x, w1, {}, {{1, 0}}),
                        m.builder().broadcast(bias, {16, 32}, {1})});
    const TensorId y = m.dot(m.apply("tanh", {hidden}), w2, {}, {{1, 0}});
    OpGraph built = m.finish(m.meanOfSquares(m.convert(y, DType::F32)));
    TrainingOptions options;
    options.optimizer = GetParam();
    auto ok = buildTraining(built, options);
    ASSERT_TRUE(ok) << ok.error().render();
    // The last three without a loss among the results.
    for (size_t i = 0; i < 6; ++i) {
      const std::string_view updates =
          std::array{"told", "donated", "found"}[i % 3];
      if (i == 3)
        built = withoutLoss(std::move(built));
      OpGraph graph = forgetTraining(built);
      if (updates != "told")
        for (TensorId t : graph.arguments) {
          Tensor &tensor = graph.tensors[t];
          tensor.isDonated = updates == "donated" && tensor.updatedTo != kNone;
          tensor.updatedTo = kNone;
        }
      ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
      EXPECT_TRUE(graph.isTrainStep);
      EXPECT_EQ(graph.mode, Mode::Train);
      for (size_t k = 0; k < graph.arguments.size(); ++k) {
        const Tensor &expected = built.tensors[built.arguments[k]];
        const Tensor &got = graph.tensors[graph.arguments[k]];
        EXPECT_EQ(name(got.role), name(expected.role))
            << expected.name << " " << updates << "\n"
            << printGraph(graph);
        EXPECT_EQ(got.updatedTo, expected.updatedTo) << expected.name;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Optimizers, TrainStepRoles,
                         ::testing::Values("adam", "adamw", "sgd", "momentum"));

TEST(Roles, BatchStatisticsAreStateAndUnusedWeightsAreFrozen) {
  GraphMaker m;
  const TensorId x = m.input("x", {16, 8});
  const TensorId w = m.input("w", {8, 8}), base = m.input("base", {8, 8});
  const TensorId average = m.input("average", {8});
  const TensorId sum = m.apply("add", {w, base});
  const TensorId h = m.dot(x, sum, {}, {{1, 0}});
  const TensorId mean = m.builder().reduceSum(h, {0});
  const TensorId loss = m.meanOfSquares(h);
  const TensorId gradient = m.dot(x, h, {}, {{0, 0}});
  m.addResult(loss);
  m.addResult(m.apply("subtract", {w, gradient}), w);
  m.addResult(m.apply("add", {average, mean}), average);
  OpGraph graph = m.finish();
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_TRUE(graph.isTrainStep);
  EXPECT_EQ(roleOf(graph, "w"), Role::Parameter);
  EXPECT_EQ(roleOf(graph, "base"), Role::FrozenParameter);
  EXPECT_EQ(roleOf(graph, "average"), Role::State);
  EXPECT_EQ(roleOf(graph, "x"), Role::Input);
}

/// The target network of Q-learning: the loss depends on it, and its update is
/// made from what another parameter becomes. It learns nothing itself.
TEST(Roles, WhatFollowsAParameterIsFrozen) {
  GraphMaker m;
  const TensorId x = m.input("x", {16, 8});
  const TensorId w = m.input("w", {8, 4}), target = m.input("target", {8, 4});
  const TensorId difference = m.apply(
      "subtract", {m.dot(x, w, {}, {{1, 0}}), m.dot(x, target, {}, {{1, 0}})});
  const TensorId loss = m.meanOfSquares(difference);
  const TensorId gradient = m.dot(x, difference, {}, {{0, 0}});
  const TensorId updated = m.apply("subtract", {w, gradient});
  const TensorId slow = m.constant(0.995, {8, 4}),
                 fast = m.constant(0.005, {8, 4});
  m.addResult(loss);
  m.addResult(updated, w);
  m.addResult(m.apply("add", {m.apply("multiply", {target, slow}),
                              m.apply("multiply", {updated, fast})}),
              target);
  OpGraph graph = m.finish();
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "w"), Role::Parameter);
  EXPECT_EQ(roleOf(graph, "target"), Role::FrozenParameter);
  // The copy is no second model.
  EXPECT_EQ(graph.parameterCount(), 8 * 4);
  inferPhases(graph);
  for (TensorId t : graph.arguments)
    if (graph.tensors[t].updatedTo != kNone) {
      const Tensor &made = graph.tensors[graph.tensors[t].updatedTo];
      EXPECT_EQ(graph.ops[made.producer].phase, Phase::Optimizer);
    }
}

/// The loss is multiplied by it, and it grows as long as gradients are finite:
/// no floating arithmetic leads from a gradient to its new value. A temperature
/// is a scalar too, and has a gradient.
TEST(Roles, ALossScaleIsStateAndATemperatureAParameter) {
  GraphMaker m;
  const TensorId x = m.input("x", {16, 8}), w = m.input("w", {8, 4});
  const TensorId scale = m.input("scale", {});
  const TensorId temperature = m.input("temperature", {});
  const TensorId product = m.dot(x, w, {}, {{1, 0}});
  const TensorId scores = m.apply(
      "multiply", {product, m.builder().broadcastScalar(temperature, {16, 4})});
  const TensorId scaled = m.apply("multiply", {m.meanOfSquares(scores), scale});
  const TensorId cotangent = m.apply(
      "multiply", {scores, m.builder().broadcastScalar(scale, {16, 4})});
  const TensorId gradient = m.dot(x, cotangent, {}, {{0, 0}});
  const TensorId ofTemperature =
      m.builder().reduceAll(m.apply("multiply", {cotangent, product}));
  const TensorId norm =
      m.builder().reduceAll(m.apply("multiply", {gradient, gradient}));
  const TensorId isFinite =
      m.builder().compare("LT", norm, m.constant(1e30, {}));
  const TensorId grown = m.apply("multiply", {scale, m.constant(2, {})});
  const TensorId shrunk = m.apply("multiply", {scale, m.constant(0.5, {})});
  m.addResult(scaled);
  m.addResult(m.apply("subtract", {w, gradient}), w);
  m.addResult(m.apply("select", {isFinite, grown, shrunk}), scale);
  m.addResult(m.apply("subtract", {temperature, ofTemperature}), temperature);
  OpGraph graph = m.finish();
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "w"), Role::Parameter);
  EXPECT_EQ(roleOf(graph, "scale"), Role::State);
  EXPECT_EQ(roleOf(graph, "temperature"), Role::Parameter);
  EXPECT_EQ(graph.parameterCount(), 8 * 4 + 1);
  inferPhases(graph);
  for (TensorId t : graph.arguments)
    if (const Tensor &argument = graph.tensors[t]; argument.name == "scale") {
      const OpId producer = graph.tensors[argument.updatedTo].producer;
      EXPECT_EQ(graph.ops[producer].phase, Phase::Optimizer);
    }
}

TEST(Roles, CacheThatIsWrittenIntoMakesADecodeStep) {
  for (bool donated : {true, false}) {
    GraphMaker m;
    const TensorId cache = m.input("a", {16, 128, 8});
    const TensorId x = m.input("b", {16, 8}), w = m.input("c", {8, 8});
    const TensorId at = m.input("d", {}, DType::I32);
    const TensorId k = m.dot(x, w, {}, {{1, 0}});
    const TensorId turned = m.builder().transpose(cache, {1, 0, 2});
    const TensorId written = m.builder().writeSlice(turned, k, at);
    const TensorId back = m.builder().transpose(written, {1, 0, 2});
    (void)back;
    const TensorId other = m.input("e", {128, 16, 8});
    const TensorId updated = m.builder().writeSlice(other, k, at);
    const TensorId scores = m.dot(x, updated, {{0, 1}}, {{1, 2}});
    m.addResult(scores);
    m.addResult(updated, donated ? other : kNone);
    OpGraph graph = m.finish();
    ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
    EXPECT_EQ(roleOf(graph, "e"), Role::State);
    EXPECT_EQ(roleOf(graph, "c"), Role::Parameter);
    EXPECT_EQ(roleOf(graph, "b"), Role::Input);
    EXPECT_EQ(roleOf(graph, "d"), Role::Input);
    EXPECT_FALSE(graph.isTrainStep);
    EXPECT_EQ(graph.mode, Mode::Decode);
  }
}

TEST(Roles, AFunctionOfDataIsNoStep) {
  GraphMaker m;
  const TensorId a = m.input("a", {8, 4});
  OpGraph graph = m.finish(m.apply("add", {a, a}));
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(graph.mode, Mode::Prefill);
  EXPECT_EQ(roleOf(graph, "a"), Role::Input);
  EXPECT_EQ(graph.tensors[graph.arguments[0]].updatedTo, kNone);
}

/// With no samples the tokens of a sample are no batch.
TEST(Roles, AnEmptyBatchIsTheBatch) {
  GraphMaker m;
  const TensorId x = m.input("x", {0, 32, 8});
  const TensorId w = m.input("w", {8, 16}), v = m.input("v", {32, 8});
  const TensorId shifted =
      m.apply("add", {x, m.builder().broadcast(v, {0, 32, 8}, {1, 2})});
  OpGraph graph = m.finish(m.dot(shifted, w, {}, {{2, 0}}));
  ASSERT_TRUE(prepareGraph(graph, {}));
  EXPECT_EQ(roleOf(graph, "x"), Role::Input);
  EXPECT_EQ(roleOf(graph, "w"), Role::Parameter);
  EXPECT_EQ(roleOf(graph, "v"), Role::Parameter);
  for (const DimClass &dimClass : graph.dimClasses)
    EXPECT_NE(dimClass.kind, DimClassKind::Batch) << dimClass.name;
}

TEST(Roles, OverridesByNameAndNumber) {
  Mlp mlp;
  OpGraph graph = mlp.m.finish(mlp.loss());
  RoleOverrides overrides;
  overrides.inputs = {"p2"};
  overrides.parameters = {"%arg1"};
  overrides.states = {"4"};
  ASSERT_TRUE(inferRoles(graph, overrides, std::nullopt));
  EXPECT_EQ(roleOf(graph, "p2"), Role::Input);
  EXPECT_EQ(roleOf(graph, "p1"), Role::Parameter);
  EXPECT_EQ(roleOf(graph, "p4"), Role::State);
}

TEST(Roles, UnknownOverrideIsAnError) {
  Mlp mlp;
  OpGraph graph = mlp.m.finish(mlp.loss());
  RoleOverrides overrides;
  overrides.parameters = {"weights"};
  auto ok = inferRoles(graph, overrides, std::nullopt);
  ASSERT_FALSE(ok);
  EXPECT_THAT(ok.error().message, HasSubstr("'weights'"));
}

TEST(Roles, AttributeWinsOverUse) {
  Mlp mlp;
  OpGraph graph = mlp.m.finish(mlp.loss());
  graph.tensors[graph.arguments[0]].roleAttribute = "frozen-parameter";
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(roleOf(graph, "p0"), Role::FrozenParameter);
  graph.tensors[graph.arguments[0]].roleAttribute = "wight";
  auto ok = inferRoles(graph, {}, std::nullopt);
  ASSERT_FALSE(ok);
  EXPECT_THAT(ok.error().message, HasSubstr("'wight'"));
}

} // namespace
} // namespace planner::test
