//===- BatchNormTest.cpp - Batch normalisation in its parts ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The parts are run on numbers and compared with the definition, gradients
// with its central differences.
//
//===----------------------------------------------------------------------===//

#include "../Graph/Interpreter.h"
#include "Helpers.h"
#include "planner/Graph/Passes.h"
#include <cmath>

namespace planner {
namespace {

using test::Interpreter;
using test::Values;

constexpr size_t kOuter = 4, kFeatures = 3, kInner = 2;
constexpr size_t kCount = kOuter * kInner, kAll = kCount * kFeatures;
constexpr double kEpsilon = 0.125;

size_t featureOf(size_t element) { return element / kInner % kFeatures; }

Values numbers(size_t count, double from) {
  Values values(count);
  for (size_t i = 0; i < count; ++i)
    values[i] = std::fmod(from + 0.7341 * static_cast<double>(i * i + 1), 1.9);
  return values;
}

struct Statistics {
  Values mean = Values(kFeatures), variance = Values(kFeatures);
  explicit Statistics(const Values &x) {
    for (size_t i = 0; i < kAll; ++i)
      mean[featureOf(i)] += x[i] / kCount;
    for (size_t i = 0; i < kAll; ++i)
      variance[featureOf(i)] +=
          (x[i] - mean[featureOf(i)]) * (x[i] - mean[featureOf(i)]) / kCount;
  }
};

Values normalised(const Values &x, const Values &scale, const Values &offset,
                  const Values &mean, const Values &variance) {
  Values out(kAll);
  for (size_t i = 0; i < kAll; ++i) {
    const size_t f = featureOf(i);
    out[i] = (x[i] - mean[f]) / std::sqrt(variance[f] + kEpsilon) * scale[f] +
             offset[f];
  }
  return out;
}

/// Results of the operation with these operands, all of them arguments.
std::vector<Values> run(const std::string &name, size_t results,
                        const std::vector<Values> &operands) {
  std::string types, arguments, names, resultTypes, returned;
  auto typeOf = [](size_t size) {
    return std::string(size == kAll ? "tensor<4x3x2xf32>" : "tensor<3xf32>");
  };
  for (size_t i = 0; i < operands.size(); ++i) {
    const std::string comma = i ? ", " : "";
    names += comma + "%a" + std::to_string(i);
    types += comma + typeOf(operands[i].size());
    arguments +=
        comma + "%a" + std::to_string(i) + ": " + typeOf(operands[i].size());
  }
  for (size_t i = 0; i < results; ++i) {
    resultTypes += (i ? ", " : "") + typeOf(i ? kFeatures : kAll);
    returned += (i ? ", %r#" : "%r#") + std::to_string(i);
  }
  const OpGraph graph = importGood(
      "func.func @main(" + arguments + ") -> (" + resultTypes +
      ") {\n  %r:" + std::to_string(results) + " = \"stablehlo." + name +
      "\"(" + names + ") {epsilon = 0.125 : f32, feature_index = 1 : i64} : (" +
      types + ") -> (" + resultTypes + ")\n  return " + returned + " : " +
      resultTypes + "\n}\n");
  std::map<std::string, Values> values;
  for (size_t i = 0; i < operands.size(); ++i)
    values[graph.tensors[graph.arguments[i]].name] = operands[i];
  Interpreter interpreter(graph);
  interpreter.run(values);
  std::vector<Values> made;
  for (TensorId id : graph.results)
    made.push_back(interpreter[id]);
  return made;
}

void expectNear(const Values &got, const Values &expected, double tolerance) {
  ASSERT_EQ(got.size(), expected.size());
  for (size_t i = 0; i < got.size(); ++i)
    EXPECT_NEAR(got[i], expected[i], tolerance) << i;
}

TEST(BatchNorm, TrainingAndInference) {
  const Values x = numbers(kAll, 0.1), scale = numbers(kFeatures, 0.5);
  const Values offset = numbers(kFeatures, 0.9);
  const Statistics own(x);
  const auto trained = run("batch_norm_training", 3, {x, scale, offset});
  expectNear(trained[0], normalised(x, scale, offset, own.mean, own.variance),
             1e-12);
  expectNear(trained[1], own.mean, 1e-12);
  expectNear(trained[2], own.variance, 1e-12);
  const Values mean = numbers(kFeatures, 0.3), variance = numbers(kFeatures, 1);
  expectNear(
      run("batch_norm_inference", 1, {x, scale, offset, mean, variance})[0],
      normalised(x, scale, offset, mean, variance), 1e-12);
}

TEST(BatchNorm, GradientIsThatOfTheDefinition) {
  const Values x = numbers(kAll, 0.1), scale = numbers(kFeatures, 0.5);
  const Values offset = numbers(kFeatures, 0.9), g = numbers(kAll, 1.3);
  const Statistics own(x);
  const auto gradients =
      run("batch_norm_grad", 3, {x, scale, own.mean, own.variance, g});
  auto loss = [&](const Values &a, const Values &b, const Values &c) {
    const Statistics at(a);
    const Values out = normalised(a, b, c, at.mean, at.variance);
    double sum = 0;
    for (size_t i = 0; i < kAll; ++i)
      sum += out[i] * g[i];
    return sum;
  };
  const std::vector<Values> point = {x, scale, offset};
  for (size_t which = 0; which < 3; ++which)
    for (size_t i = 0; i < point[which].size(); ++i) {
      constexpr double step = 1e-5;
      auto above = point, below = point;
      above[which][i] += step;
      below[which][i] -= step;
      EXPECT_NEAR(gradients[which][i],
                  (loss(above[0], above[1], above[2]) -
                   loss(below[0], below[1], below[2])) /
                      (2 * step),
                  1e-7)
          << which << " " << i;
    }
}

TEST(BatchNorm, ASplitBatchCostsASumOfTheStatistics) {
  const OpGraph graph = importGood(R"(
func.func @main(%x: tensor<4x3x2xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>)
    -> tensor<4x3x2xf32> {
  %r:3 = "stablehlo.batch_norm_training"(%x, %s, %o)
    {epsilon = 0.125 : f32, feature_index = 1 : i64} :
    (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
    -> (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0 : tensor<4x3x2xf32>
})");
  size_t sums = 0;
  for (const Op &op : graph.ops) {
    sums += op.kind == OpKind::Reduce;
    for (const Factor &factor : op.rule->factors)
      EXPECT_NE(factor.kind, FactorKind::NeedReplication);
  }
  EXPECT_EQ(sums, 2u);
  EXPECT_EQ(graph.opaqueOps(), 0u);
}

TEST(BatchNorm, HasAnAdjoint) {
  OpGraph graph = importGood(R"(
func.func @main(%x: tensor<4x3xf32>, %w: tensor<3x3xf32>, %s: tensor<3xf32>,
                %o: tensor<3xf32>) -> tensor<f32> {
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] :
    (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %r:3 = "stablehlo.batch_norm_training"(%h, %s, %o)
    {epsilon = 0.125 : f32, feature_index = 1 : i64} :
    (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
    -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %q = stablehlo.multiply %r#0, %r#0 : tensor<4x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%q init: %z) applies stablehlo.add
    across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
})");
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  EXPECT_EQ(graph.mode, Mode::Train);
  const auto built = buildTraining(graph, {});
  ASSERT_TRUE(built) << built.error().render();
}

} // namespace
} // namespace planner
