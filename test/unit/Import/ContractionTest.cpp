//===- ContractionTest.cpp - Rules of dot products and convolutions -------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"

namespace planner {
namespace {

using Sets = std::vector<std::vector<int>>;

TEST(Contraction, MatrixProduct) {
  const OpGraph graph = importGood(function(
      "%a: tensor<8x32xf32>, %b: tensor<32x16xf32>", "tensor<8x16xf32>",
      "%r = stablehlo.dot_general %a, %b, contracting_dims = [1] x "
      "[0] : (tensor<8x32xf32>, tensor<32x16xf32>) -> "
      "tensor<8x16xf32>"));
  const Op &dot = find(graph, "dot_general");
  EXPECT_EQ(toString(dot.rule),
            "([i, k], [k, j]) -> ([i, j]) {i=8, j=16, k=32} reduction={k}");
  EXPECT_EQ(dot.work.matmulFlops, 2.0 * 8 * 16 * 32);
  EXPECT_EQ(linearSets(dot), (Sets{{0}, {1}}));
}

TEST(Contraction, BatchDimensionsLead) {
  EXPECT_EQ(
      ruleOf("%a: tensor<4x8x32xf32>, %b: tensor<4x16x32xf32>",
             "tensor<4x8x16xf32>",
             "%r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], "
             "contracting_dims = [2] x [2] : (tensor<4x8x32xf32>, "
             "tensor<4x16x32xf32>) -> tensor<4x8x16xf32>",
             "dot_general"),
      "([i, j, l], [i, k, l]) -> ([i, j, k]) {i=4, j=8, k=16, l=32} "
      "reduction={l}");
}

TEST(Contraction, OuterProductAndLegacyDot) {
  EXPECT_EQ(ruleOf("%a: tensor<8xf32>, %b: tensor<4xf32>", "tensor<8x4xf32>",
                   "%r = stablehlo.dot_general %a, %b, contracting_dims = [] "
                   "x [] : (tensor<8xf32>, tensor<4xf32>) -> tensor<8x4xf32>",
                   "dot_general"),
            "([i], [j]) -> ([i, j]) {i=8, j=4}");
  EXPECT_EQ(ruleOf("%a: tensor<8x32xf32>, %b: tensor<32xf32>", "tensor<8xf32>",
                   "%r = stablehlo.dot %a, %b : (tensor<8x32xf32>, "
                   "tensor<32xf32>) -> tensor<8xf32>",
                   "dot_general"),
            "([i, j], [j]) -> ([i]) {i=8, j=32} reduction={j}");
}

TEST(Contraction, Einsum) {
  EXPECT_EQ(ruleOf("%a: tensor<4x8x32xf32>, %b: tensor<4x16x32xf32>",
                   "tensor<4x16x8xf32>",
                   "%r = stablehlo.einsum %a, %b, config = "
                   "\"bik,bjk->bji\" : (tensor<4x8x32xf32>, "
                   "tensor<4x16x32xf32>) -> tensor<4x16x8xf32>",
                   "dot_general"),
            "([i, k, l], [i, j, l]) -> ([i, j, k]) {i=4, j=16, k=8, l=32} "
            "reduction={l}");
}

TEST(Contraction, RaggedDotSplitsGroups) {
  const OpGraph graph = importGood(function(
      "%a: tensor<64x32xf32>, %b: tensor<4x32x16xf32>, %g: tensor<4xi32>",
      "tensor<64x16xf32>", R"(
    %r = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers =
      #chlo.ragged_dot<lhs_batching_dimensions = [],
        rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],
        rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0],
        rhs_group_dimensions = [0]>}> :
      (tensor<64x32xf32>, tensor<4x32x16xf32>, tensor<4xi32>)
      -> tensor<64x16xf32>)"));
  const Op &dot = find(graph, "ragged_dot");
  EXPECT_EQ(toString(dot.rule),
            "([i, l], [j, l, k], [-]) -> ([i, k]) {i=64, j=4, k=16, l=32} "
            "reduction={j, l}");
  // Each of the 64 rows meets one matrix.
  EXPECT_EQ(dot.work.matmulFlops, 2.0 * 64 * 32 * 16);
}

std::string convolution(const std::string &lhs, const std::string &rhs,
                        const std::string &out, const std::string &dims,
                        const std::string &window, int featureGroups = 1,
                        int batchGroups = 1) {
  return function(
      "%a: tensor<" + lhs + "xf32>, %b: tensor<" + rhs + "xf32>",
      "tensor<" + out + "xf32>",
      "%r = stablehlo.convolution(%a, %b) dim_numbers = " + dims +
          ", window = {" + window +
          "} {batch_group_count = " + std::to_string(batchGroups) +
          " : i64, feature_group_count = " + std::to_string(featureGroups) +
          " : i64} : (tensor<" + lhs + "xf32>, tensor<" + rhs +
          "xf32>) -> tensor<" + out + "xf32>");
}

constexpr const char *kForward = "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]";

TEST(Convolution, SpatialDimensionsHaveHalos) {
  const OpGraph graph =
      importGood(convolution("4x56x56x64", "3x3x64x128", "4x56x56x128",
                             kForward, "pad = [[1, 1], [1, 1]]"));
  const Op &conv = find(graph, "convolution");
  EXPECT_EQ(toString(conv.rule),
            "([i, l, n, k], [m, o, k, j]) -> ([i, l, n, j]) {i=4, j=128, "
            "k=64, l=56(1,1), m=3, n=56(1,1), o=3} reduction={k, m, o}");
  EXPECT_EQ(conv.work.matmulFlops, 2.0 * 4 * 56 * 56 * 128 * 64 * 9);
  EXPECT_EQ(conv.kind, OpKind::Convolution);
}

TEST(Convolution, StridedWindowsOverlapLess) {
  // Kernel 7, stride 2, padding 3: an output at 2p reads 2p-3 .. 2p+3, of which
  // 3 lie before the shard and 7 - 2 - 3 = 2 behind it.
  const OpGraph graph = importGood(
      convolution("4x224x224x3", "7x7x3x64", "4x112x112x64", kForward,
                  "stride = [2, 2], pad = [[3, 3], [3, 3]]"));
  EXPECT_EQ(toString(find(graph, "convolution").rule),
            "([i, l, n, k], [m, o, k, j]) -> ([i, l, n, j]) {i=4, j=64, k=3, "
            "l=112(3,2), m=7, n=112(3,2), o=7} reduction={k, m, o}");
}

TEST(Convolution, PatchesDoNotOverlap) {
  const OpGraph graph =
      importGood(convolution("4x224x224x3", "16x16x3x768", "4x14x14x768",
                             kForward, "stride = [16, 16]"));
  // The window is larger than the number of its positions, but it does not
  // slide over a few positions of a large image: it tiles it.
  EXPECT_EQ(toString(find(graph, "convolution").rule),
            "([i, l, n, k], [m, o, k, j]) -> ([i, l, n, j]) {i=4, j=768, k=3, "
            "l=14, m=16, n=14, o=16} reduction={k, m, o}");
}

TEST(Convolution, DepthwiseHasAGroupFactor) {
  const OpGraph graph =
      importGood(convolution("4x28x28x32", "3x3x1x32", "4x28x28x32", kForward,
                             "pad = [[1, 1], [1, 1]]", 32));
  const Op &conv = find(graph, "convolution");
  EXPECT_EQ(toString(conv.rule),
            "([j, k, m, i], [l, n, -, i]) -> ([j, k, m, i]) {i=32, j=4, "
            "k=28(1,1), l=3, m=28(1,1), n=3} reduction={l, n}");
  // One input channel for each output channel.
  EXPECT_EQ(conv.work.matmulFlops, 2.0 * 4 * 28 * 28 * 32 * 9);
}

TEST(Convolution, FeatureGroupsDivideBothFeatures) {
  const OpGraph graph = importGood(
      convolution("4x28x28x32", "1x1x8x64", "4x28x28x64", kForward, "", 4));
  EXPECT_EQ(toString(find(graph, "convolution").rule),
            "([j, m, n, il], [-, -, l, ik]) -> ([j, m, n, ik]) {i=4, j=4, "
            "k=16, l=8, m=28, n=28} reduction={l}");
}

TEST(Convolution, WeightGradientSumsOverTheImage) {
  // lhs: image with channels as batch; rhs: cotangent as a 56x56 window.
  const OpGraph graph = importGood(convolution(
      "4x56x56x64", "4x56x56x128", "3x3x64x128",
      "[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]", "pad = [[1, 1], [1, 1]]"));
  const Op &conv = find(graph, "convolution");
  EXPECT_EQ(toString(conv.rule),
            "([k, m, o, i], [k, m, o, j]) -> ([l, n, i, j]) {i=64, j=128, "
            "k=4, l=3, m=56(1,1), n=3, o=56(1,1)} reduction={k, m, o}");
  // As much work as the forward convolution.
  EXPECT_EQ(conv.work.matmulFlops, 2.0 * 4 * 56 * 56 * 128 * 64 * 9);
}

/// Products are counted as papers do, padding included: kernels multiply it.
/// XLA's own count leaves it out, which for a window of 3 over 8 x 8 pixels is
/// (8 * 3 - 2)^2 / (8 * 3)^2 = 0.84 of the work.
TEST(Convolution, PaddingIsMultiplied) {
  const OpGraph graph = importGood(convolution(
      "4x8x8x16", "3x3x16x32", "4x8x8x32", kForward, "pad = [[1, 1], [1, 1]]"));
  const Op &conv = find(graph, "convolution");
  EXPECT_EQ(conv.work.matmulFlops, 2.0 * 4 * 8 * 8 * 16 * 32 * 9);
  EXPECT_EQ(conv.work.vectorFlops, 0);
}

TEST(Convolution, ZerosOfDilationAreNotMultiplied) {
  // Input gradient of a stride-2 convolution.
  const OpGraph graph = importGood(
      convolution("4x28x28x128", "3x3x128x64", "4x56x56x64", kForward,
                  "pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2]"));
  const Op &conv = find(graph, "convolution");
  EXPECT_EQ(conv.work.matmulFlops, 2.0 * 4 * 28 * 28 * 128 * 64 * 9);
  // A shard of inputs 0 to 1 makes outputs 0 to 3, from the dilated positions
  // -1 to 4: before input 0 is a zero, input 2 is at position 4.
  EXPECT_EQ(conv.rule->factors[3].haloLow, 0);
  EXPECT_EQ(conv.rule->factors[3].haloHigh, 1);
  EXPECT_EQ(conv.rule->factors[3].size, 28);
}

TEST(Convolution, BatchGroups) {
  const OpGraph graph = importGood(
      convolution("8x28x28x16", "3x3x16x32", "2x26x26x32", kForward, "", 1, 4));
  // Group g of the batch meets group g of the output features.
  EXPECT_EQ(toString(find(graph, "convolution").rule),
            "([ij, m, o, l], [n, p, l, ik]) -> ([j, m, o, ik]) {i=4, j=2, "
            "k=8, l=16, m=26(0,2), n=3, o=26(0,2), p=3} reduction={l, n, p}");
}

std::string pool(const std::string &body, const std::string &attributes,
                 const std::string &init) {
  return function("%a: tensor<4x56x8xf32>", "tensor<4x28x8xf32>",
                  "%z = stablehlo.constant dense<" + init +
                      "> : tensor<f32>\n%r = \"stablehlo.reduce_window\"(%a, "
                      "%z) <{" +
                      attributes +
                      "}> ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n  %s = "
                      "stablehlo." +
                      body +
                      " %x, %y : tensor<f32>\n  stablehlo.return %s : "
                      "tensor<f32>\n}) : (tensor<4x56x8xf32>, tensor<f32>) -> "
                      "tensor<4x28x8xf32>");
}

TEST(Pool, WindowsHaveHalos) {
  const OpGraph graph = importGood(
      pool("maximum",
           "window_dimensions = array<i64: 1, 3, 1>, window_strides = "
           "array<i64: 1, 2, 1>, padding = dense<[[0, 0], [1, 0], [0, 0]]> : "
           "tensor<3x2xi64>",
           "0xFF800000"));
  const Op &op = find(graph, "reduce_window");
  EXPECT_EQ(op.kind, OpKind::Pool);
  EXPECT_EQ(toString(op.rule),
            "([i, j, k], []) -> ([i, j, k]) {i=4, j=28(1,0), k=8}");
  EXPECT_EQ(op.work.vectorFlops, 3.0 * 4 * 28 * 8);
  EXPECT_EQ(linearSets(op), Sets{});
}

TEST(Pool, SumsFromZeroAreLinear) {
  const OpGraph graph = importGood(
      pool("add",
           "window_dimensions = array<i64: 1, 2, 1>, window_strides = "
           "array<i64: 1, 2, 1>",
           "0.0"));
  EXPECT_EQ(linearSets(find(graph, "reduce_window")), (Sets{{0}}));
}

TEST(Pool, CumulativeSumsNeedTheirDimensionWhole) {
  EXPECT_EQ(ruleOf("%a: tensor<4x56xf32>", "tensor<4x56xf32>", R"(
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %r = "stablehlo.reduce_window"(%a, %z) <{
      window_dimensions = array<i64: 1, 56>,
      padding = dense<[[0, 0], [55, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x56xf32>, tensor<f32>) -> tensor<4x56xf32>)",
                   "reduce_window"),
            "([i, j], []) -> ([i, k]) {i=4, j=56, k=56} need_replication={j, "
            "k}");
}

TEST(Pool, GlobalPoolingIsAReduction) {
  EXPECT_EQ(ruleOf("%a: tensor<4x7x8xf32>", "tensor<4x1x8xf32>", R"(
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %r = "stablehlo.reduce_window"(%a, %z) <{
      window_dimensions = array<i64: 1, 7, 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x7x8xf32>, tensor<f32>) -> tensor<4x1x8xf32>)",
                   "reduce_window"),
            "([i, j, k], []) -> ([i, -, k]) {i=4, j=7, k=8} reduction={j}");
}

} // namespace
} // namespace planner
