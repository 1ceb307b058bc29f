//===- LayoutTest.cpp - Rules of operations that move elements ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"

namespace planner {
namespace {

std::string reshape(const std::string &from, const std::string &to) {
  return ruleOf("%a: tensor<" + from + "xf32>", "tensor<" + to + "xf32>",
                "%r = stablehlo.reshape %a : (tensor<" + from +
                    "xf32>) -> tensor<" + to + "xf32>",
                "reshape");
}

TEST(Reshape, MergesAndSplits) {
  EXPECT_EQ(reshape("8x128", "1024"), "([i, j]) -> ([ij]) {i=8, j=128}");
  EXPECT_EQ(reshape("1024", "8x128"), "([ij]) -> ([i, j]) {i=8, j=128}");
  EXPECT_EQ(reshape("8x1024x768", "8x1024x12x64"),
            "([i, j, kl]) -> ([i, j, k, l]) {i=8, j=1024, k=12, l=64}");
}

TEST(Reshape, SizeOneComesAndGoes) {
  EXPECT_EQ(reshape("8x1x4", "8x4"), "([i, -, j]) -> ([i, j]) {i=8, j=4}");
  EXPECT_EQ(reshape("8x4", "1x8x4x1"), "([i, j]) -> ([-, i, j, -]) {i=8, j=4}");
}

TEST(Reshape, CommonDivisorsSplitBothSides) {
  // 2 x 15 = 6 x 5: the 2 is the major part of the 6, whose 3 is the major part
  // of the 15.
  EXPECT_EQ(reshape("2x15", "6x5"), "([i, jk]) -> ([ij, k]) {i=2, j=3, k=5}");
}

TEST(Reshape, WhatDoesNotAlignIsNeededWhole) {
  // No boundary of thirds is one of halves before the end of the segment.
  EXPECT_EQ(reshape("2x3x5", "3x2x5"),
            "([i, k, m]) -> ([j, l, m]) {i=2, j=3, k=3, l=2, m=5} "
            "need_replication={i, j, k, l}");
}

TEST(Reshape, ScalarsAndEmptyTensors) {
  EXPECT_EQ(reshape("1x1", "1"), "([-, -]) -> ([-]) {}");
  EXPECT_EQ(reshape("0x4", "0x2x2"), "([-, -]) -> ([-, -, -]) {}");
}

TEST(Reshape, HugeDimensions) {
  EXPECT_EQ(reshape("4611686018427387904", "2147483648x2147483648"),
            "([ij]) -> ([i, j]) {i=2147483648, j=2147483648}");
}

TEST(Layout, BroadcastHasResultOnlyFactors) {
  EXPECT_EQ(ruleOf("%a: tensor<8x1xf32>", "tensor<8x4x16xf32>",
                   "%r = stablehlo.broadcast_in_dim %a, dims = [0, 2] : "
                   "(tensor<8x1xf32>) -> tensor<8x4x16xf32>",
                   "broadcast_in_dim"),
            "([i, -]) -> ([i, j, k]) {i=8, j=4, k=16}");
}

TEST(Layout, TransposeAndReverse) {
  EXPECT_EQ(ruleOf("%a: tensor<8x4x16xf32>", "tensor<16x8x4xf32>",
                   "%r = stablehlo.transpose %a, dims = [2, 0, 1] : "
                   "(tensor<8x4x16xf32>) -> tensor<16x8x4xf32>",
                   "transpose"),
            "([j, k, i]) -> ([i, j, k]) {i=16, j=8, k=4}");
  EXPECT_EQ(ruleOf("%a: tensor<8x4xf32>", "tensor<8x4xf32>",
                   "%r = stablehlo.reverse %a, dims = [1] : tensor<8x4xf32>",
                   "reverse"),
            "([i, j]) -> ([i, j]) {i=8, j=4} permutation={j}");
}

TEST(Layout, SliceMovesWhatItCuts) {
  const OpGraph graph = importGood(
      function("%a: tensor<8x96xf32>", "tensor<8x32xf32>",
               "%r = stablehlo.slice %a [0:8, 32:64] : (tensor<8x96xf32>) -> "
               "tensor<8x32xf32>"));
  const Op &slice = find(graph, "slice");
  EXPECT_EQ(toString(slice.rule),
            "([i, j]) -> ([i, j]) {i=8, j=32} permutation={j}");
  // A third of the operand is read.
  EXPECT_THAT(slice.operandTouched, testing::ElementsAre(1.0 / 3));
  // One position is in one shard only.
  EXPECT_EQ(ruleOf("%a: tensor<8x4xf32>", "tensor<8x1xf32>",
                   "%r = stablehlo.slice %a [0:8, 2:3] : (tensor<8x4xf32>) -> "
                   "tensor<8x1xf32>",
                   "slice"),
            "([i, j]) -> ([i, -]) {i=8, j=4} need_replication={j}");
}

TEST(Layout, PadAndConcatenate) {
  const OpGraph graph = importGood(function(
      "%a: tensor<8x30xf32>", "tensor<8x32xf32>",
      "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "%r = stablehlo.pad %a, %z, low = [0, 1], high = [0, 1], interior = "
      "[0, 0] : (tensor<8x30xf32>, tensor<f32>) -> tensor<8x32xf32>"));
  const Op &pad = find(graph, "pad");
  EXPECT_EQ(toString(pad.rule),
            "([i, j], []) -> ([i, j]) {i=8, j=30} permutation={j}");
  EXPECT_EQ(linearSets(pad), (std::vector<std::vector<int>>{{0}}));
  EXPECT_EQ(ruleOf("%a: tensor<8x4xf32>, %b: tensor<8x12xf32>",
                   "tensor<8x16xf32>",
                   "%r = stablehlo.concatenate %a, %b, dim = 1 : "
                   "(tensor<8x4xf32>, tensor<8x12xf32>) -> tensor<8x16xf32>",
                   "concatenate"),
            "([i, j], [i, j]) -> ([i, j]) {i=8, j=16} permutation={j}");
}

TEST(Layout, DynamicSliceReadsItsShare) {
  const OpGraph graph = importGood(function(
      "%a: tensor<32x8x16xf32>, %i: tensor<i32>", "tensor<1x8x16xf32>",
      "%z = stablehlo.constant dense<0> : tensor<i32>\n"
      "%r = stablehlo.dynamic_slice %a, %i, %z, %z, sizes = [1, 8, 16] : "
      "(tensor<32x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> "
      "tensor<1x8x16xf32>"));
  const Op &slice = find(graph, "dynamic_slice");
  EXPECT_EQ(toString(slice.rule),
            "([i, j, k], [], [], []) -> ([-, j, k]) {i=32, j=8, k=16} "
            "need_replication={i}");
  EXPECT_THAT(slice.operandTouched, testing::ElementsAre(1.0 / 32, 1, 1, 1));
}

TEST(Layout, DynamicUpdateWritesItsShare) {
  const OpGraph graph = importGood(function(
      "%a: tensor<64x16xf32>, %u: tensor<1x16xf32>, %i: tensor<i32>",
      "tensor<64x16xf32>",
      "%z = stablehlo.constant dense<0> : tensor<i32>\n"
      "%r = stablehlo.dynamic_update_slice %a, %u, %i, %z : "
      "(tensor<64x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> "
      "tensor<64x16xf32>"));
  const Op &update = find(graph, "dynamic_update_slice");
  // A cache may be split along its positions: one shard holds the new one.
  EXPECT_EQ(toString(update.rule),
            "([i, j], [-, j], [], []) -> ([i, j]) {i=64, j=16}");
  EXPECT_THAT(update.resultTouched, testing::ElementsAre(1.0 / 64));
  EXPECT_EQ(update.operandTouched[0], 0);
}

TEST(Layout, DynamicUpdateOfSeveralPositionsNeedsThemWhole) {
  EXPECT_EQ(ruleOf("%a: tensor<64xf32>, %u: tensor<4xf32>, %i: tensor<i32>",
                   "tensor<64xf32>",
                   "%r = stablehlo.dynamic_update_slice %a, %u, %i : "
                   "(tensor<64xf32>, tensor<4xf32>, tensor<i32>) -> "
                   "tensor<64xf32>",
                   "dynamic_update_slice"),
            "([i], [j], []) -> ([i]) {i=64, j=4} need_replication={i, j}");
}

TEST(Layout, GeneratorsKeepTheirValue) {
  const OpGraph graph = importGood(function(
      "%a: tensor<8x4xf32>", "tensor<8x4xf32>",
      "%c = stablehlo.constant dense<2.5> : tensor<f32>\n"
      "%b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> "
      "tensor<8x4xf32>\n"
      "%r = stablehlo.multiply %a, %b : tensor<8x4xf32>"));
  const Op &multiply = find(graph, "multiply");
  EXPECT_EQ(graph.tensors[multiply.operands[1]].splat, 2.5);
  EXPECT_EQ(find(graph, "constant").kind, OpKind::Generator);
}

TEST(Layout, IotaCountsAlongItsAxis) {
  const OpGraph graph = importGood(function(
      "", "tensor<8x4xi32>", "%r = stablehlo.iota dim = 1 : tensor<8x4xi32>"));
  const Op &iota = find(graph, "iota");
  EXPECT_EQ(iota.axis, 1);
  EXPECT_EQ(toString(iota.rule), "() -> ([i, j]) {i=8, j=4}");
}

} // namespace
} // namespace planner
