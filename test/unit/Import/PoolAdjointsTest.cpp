//===- PoolAdjointsTest.cpp - Adjoints of pooling in both forms -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A train step pads what the adjoint of a window operation reads. It must
// become the operator that is built for the forward module.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include "planner/Graph/Passes.h"

namespace planner {
namespace {

struct Pooling {
  const char *name;
  /// What pools %h, 64x16x16x8, to %p, 64x8x8x8; and %h's cotangent %d from
  /// the cotangent %ct.
  std::string forward, backward;
  /// Rows that a shard of the adjoint exchanges with its neighbours.
  int32_t low, high;
};

std::string reduceWindow(const std::string &result, const std::string &from,
                         const std::string &function, const std::string &init,
                         const std::string &window, const std::string &types) {
  return result + " = \"stablehlo.reduce_window\"(" + from + ", " + init +
         ") <{" + window + "}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n" +
         "%c = stablehlo." + function +
         " %a, %b : tensor<f32>\nstablehlo.return %c : tensor<f32>\n}) : " +
         types + "\n";
}

const char *const kDown = "(tensor<64x16x16x8xf32>, tensor<f32>) -> "
                          "tensor<64x8x8x8xf32>";
const char *const kStrides =
    "window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = "
    "array<i64: 1, 2, 2, 1>";

/// Windows of 3 every 2 elements, padded at the end: the last window of a shard
/// reads one row of the next shard.
Pooling maximum() {
  return {
      "maximum",
      reduceWindow("%p", "%h", "maximum", "%lowest",
                   std::string(kStrides) + ", padding = dense<[[0, 0], [0, 1], "
                                           "[0, 1], [0, 0]]> : tensor<4x2xi64>",
                   kDown),
      R"(%padded = stablehlo.pad %h, %lowest, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<64x16x16x8xf32>, tensor<f32>) -> tensor<64x17x17x8xf32>
%scattered = "stablehlo.select_and_scatter"(%padded, %ct, %zero) <{)" +
          std::string(kStrides) + R"(, padding = dense<0> : tensor<4x2xi64>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %c : tensor<i1>
}, {
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %c : tensor<f32>
}) : (tensor<64x17x17x8xf32>, tensor<64x8x8x8xf32>, tensor<f32>) -> tensor<64x17x17x8xf32>
%d = stablehlo.slice %scattered [0:64, 0:16, 0:16, 0:8] : (tensor<64x17x17x8xf32>) -> tensor<64x16x16x8xf32>
)",
      // That row is read, and its share of the cotangent sent back.
      1, 1};
}

/// The cotangent of row 2i is the sum of windows i - 1 and i, of row 2i + 1
/// that of window i: a shard needs the last window of the shard before it.
Pooling sum() {
  return {
      "sum",
      reduceWindow("%p", "%h", "add", "%zero",
                   std::string(kStrides) + ", padding = dense<[[0, 0], [0, 1], "
                                           "[0, 1], [0, 0]]> : tensor<4x2xi64>",
                   kDown),
      R"(%padded = stablehlo.pad %ct, %zero, low = [0, 2, 2, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (tensor<64x8x8x8xf32>, tensor<f32>) -> tensor<64x18x18x8xf32>
)" + reduceWindow("%d", "%padded", "add", "%zero",
                  "window_dimensions = array<i64: 1, 3, 3, 1>",
                  "(tensor<64x18x18x8xf32>, tensor<f32>) -> "
                  "tensor<64x16x16x8xf32>"),
      1, 0};
}

/// Of x w, pooled and summed.
std::string module(const Pooling &pooling, bool isStep) {
  std::string text = "func.func @main(%w: tensor<8x8xf32>";
  text += isStep ? " {tf.aliasing_output = 0 : i32}" : "";
  text += ", %x: tensor<64x16x16x8xf32>) -> ";
  text += isStep ? "(tensor<8x8xf32>, tensor<f32>)" : "tensor<f32>";
  text += R"( {
%zero = stablehlo.constant dense<0.0> : tensor<f32>
%lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
%h = stablehlo.dot_general %x, %w, contracting_dims = [3] x [0] : (tensor<64x16x16x8xf32>, tensor<8x8xf32>) -> tensor<64x16x16x8xf32>
)" + pooling.forward +
          R"(%q = stablehlo.multiply %p, %p : tensor<64x8x8x8xf32>
%loss = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<64x8x8x8xf32>, tensor<f32>) -> tensor<f32>
)";
  if (!isStep)
    return text + "return %loss : tensor<f32>\n}\n";
  return text + R"(%ct = stablehlo.add %p, %p : tensor<64x8x8x8xf32>
)" + pooling.backward +
         R"(%g = stablehlo.dot_general %x, %d, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<64x16x16x8xf32>, tensor<64x16x16x8xf32>) -> tensor<8x8xf32>
%new = stablehlo.subtract %w, %g : tensor<8x8xf32>
return %new, %loss : tensor<8x8xf32>, tensor<f32>
}
)";
}

OpGraph prepared(const Pooling &pooling, bool isStep) {
  OpGraph graph = importGood(module(pooling, isStep));
  PrepareOptions options;
  options.training.optimizer = "sgd";
  options.mode = Mode::Train;
  const auto ok = prepareGraph(graph, options);
  EXPECT_TRUE(ok) << ok.error().render();
  EXPECT_EQ(graph.isTrainStep, isStep);
  return graph;
}

class PoolAdjoints : public testing::TestWithParam<Pooling> {};

TEST_P(PoolAdjoints, AreTheSameInBothForms) {
  const Pooling &pooling = GetParam();
  std::vector<const Op *> adjoints;
  const OpGraph graphs[] = {prepared(pooling, false), prepared(pooling, true)};
  for (const OpGraph &graph : graphs) {
    SCOPED_TRACE(printGraph(graph));
    EXPECT_TRUE(graph.verify());
    EXPECT_EQ(count(graph, "pad"), 0u);
    for (const Op &op : graph.ops)
      if (op.kind == OpKind::Pool && op.phase == Phase::Backward)
        adjoints.push_back(&op);
    ASSERT_FALSE(adjoints.empty());
    ASSERT_NE(adjoints.back()->adjointOf, kNone);
    EXPECT_EQ(graph.ops[adjoints.back()->adjointOf].kind, OpKind::Pool);
    EXPECT_EQ(graph.tensors[adjoints.back()->results[0]].shape,
              (Shape{64, 16, 16, 8}));
  }
  ASSERT_EQ(adjoints.size(), 2u);
  EXPECT_EQ(toString(adjoints[0]->rule), toString(adjoints[1]->rule));
  EXPECT_EQ(adjoints[0]->work.vectorFlops, adjoints[1]->work.vectorFlops);
  for (const Op *op : adjoints) {
    // The eight windows are what splits, not nine or seventeen padded rows.
    EXPECT_EQ(op->rule->factors[1].size, 8);
    EXPECT_EQ(op->rule->factors[1].haloLow, pooling.low);
    EXPECT_EQ(op->rule->factors[1].haloHigh, pooling.high);
  }
}

INSTANTIATE_TEST_SUITE_P(Windows, PoolAdjoints,
                         testing::Values(maximum(), sum()),
                         [](const auto &tested) { return tested.param.name; });

/// A convolution in StableHLO's notation, [b, 0, 1, f]x[0, 1, i, o].
std::string convolve(const std::string &result, const std::string &operands,
                     const std::string &kernel, const std::string &window,
                     const std::string &types) {
  return result + " = stablehlo.convolution(" + operands +
         ") dim_numbers = [b, 0, 1, f]x" + kernel +
         "->[b, 0, 1, f], window = {" + window +
         "} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : " +
         types + "\n";
}

/// The gradient of what a convolution slides over, with windows of 5 every 2
/// pixels. As JAX writes it, and as it is built: a shard's pixels 2i, ...,
/// 2j - 1 are in windows i - 1 (pixels 2i - 4, ..., 2i) to j (2j - 2, ...,
/// 2j + 2), padding of 2: one row of cotangents on each side.
TEST(ConvolutionAdjoints, ExchangeRowsOfCotangents) {
  const OpGraph written = importGood(
      function("%ct: tensor<4x16x16x8xf32>, %w: tensor<5x5x8x8xf32>",
               "tensor<4x32x32x8xf32>",
               convolve("%r", "%ct, %w", "[0, 1, o, i]",
                        "pad = [[2, 3], [2, 3]], lhs_dilate = [2, 2]",
                        "(tensor<4x16x16x8xf32>, tensor<5x5x8x8xf32>) -> "
                        "tensor<4x32x32x8xf32>")));
  OpGraph built = importGood(
      function("%x: tensor<4x32x32x8xf32>, %w: tensor<5x5x8x8xf32>, "
               "%v: tensor<8x8xf32>",
               "tensor<f32>",
               R"(%zero = stablehlo.constant dense<0.0> : tensor<f32>
%h = stablehlo.dot_general %x, %v, contracting_dims = [3] x [0] : (tensor<4x32x32x8xf32>, tensor<8x8xf32>) -> tensor<4x32x32x8xf32>
)" +
                   convolve("%y", "%h, %w", "[0, 1, i, o]",
                            "stride = [2, 2], pad = [[2, 2], [2, 2]]",
                            "(tensor<4x32x32x8xf32>, tensor<5x5x8x8xf32>) -> "
                            "tensor<4x16x16x8xf32>") +
                   R"(%q = stablehlo.multiply %y, %y : tensor<4x16x16x8xf32>
%r = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<f32>)"));
  ASSERT_TRUE(inferRoles(built, {}, Mode::Train));
  const auto ok = buildTraining(built, {});
  ASSERT_TRUE(ok) << ok.error().render();
  const auto rowsOf = [](const OpGraph &graph) -> const Factor & {
    for (const Op &op : graph.ops)
      if (op.kind == OpKind::Convolution &&
          graph.tensors[op.results[0]].shape == Shape{4, 32, 32, 8})
        return op.rule->factors[op.rule->results[0][1][0]];
    ADD_FAILURE() << printGraph(graph);
    return graph.ops[0].rule->factors[0];
  };
  for (const OpGraph *graph : {&written, &std::as_const(built)}) {
    EXPECT_EQ(rowsOf(*graph).size, 16);
    EXPECT_EQ(rowsOf(*graph).haloLow, 1);
    EXPECT_EQ(rowsOf(*graph).haloHigh, 1);
  }
}

} // namespace
} // namespace planner
