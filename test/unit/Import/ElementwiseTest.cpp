//===- ElementwiseTest.cpp - Rules of elementwise functions ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"

namespace planner {
namespace {

using Sets = std::vector<std::vector<int>>;

Op binary(const std::string &name) {
  const OpGraph graph = importGood(function(
      "%a: tensor<8x1x4xf32>, %b: tensor<8x1x4xf32>", "tensor<8x1x4xf32>",
      "%r = stablehlo." + name + " %a, %b : tensor<8x1x4xf32>"));
  return find(graph, name);
}

TEST(Elementwise, DimensionsAreFactorsAndSizeOneIsNot) {
  EXPECT_EQ(toString(binary("add").rule),
            "([i, -, j], [i, -, j]) -> ([i, -, j]) {i=8, j=4}");
  EXPECT_EQ(binary("add").kind, OpKind::Vector);
  EXPECT_EQ(binary("add").work.vectorFlops, 32);
  EXPECT_EQ(binary("add").work.matmulFlops, 0);
}

TEST(Elementwise, PartialSumsPassThroughLinearFunctionsOnly) {
  EXPECT_EQ(linearSets(binary("add")), (Sets{{0, 1}}));
  EXPECT_EQ(linearSets(binary("subtract")), (Sets{{0, 1}}));
  EXPECT_EQ(linearSets(binary("multiply")), (Sets{{0}, {1}}));
  EXPECT_EQ(linearSets(binary("divide")), (Sets{{0}}));
  EXPECT_EQ(linearSets(binary("maximum")), Sets{});
  EXPECT_EQ(linearSets(binary("power")), Sets{});
}

TEST(Elementwise, ConversionIsLinearBetweenFloatsAndBetweenIntegers) {
  const auto convert = [](const std::string &from, const std::string &to) {
    const OpGraph graph = importGood(
        function("%a: tensor<8x" + from + ">", "tensor<8x" + to + ">",
                 "%r = stablehlo.convert %a : (tensor<8x" + from +
                     ">) -> tensor<8x" + to + ">"));
    return linearSets(find(graph, "convert"));
  };
  EXPECT_EQ(convert("f32", "bf16"), (Sets{{0}}));
  EXPECT_EQ(convert("i32", "i64"), (Sets{{0}}));
  EXPECT_EQ(convert("f32", "i32"), Sets{});
  EXPECT_EQ(convert("i1", "f32"), Sets{});
}

TEST(Elementwise, ChoiceAgainstZeroIsLinearInOneBranch) {
  const OpGraph graph = importGood(
      function("%p: tensor<8xi1>, %a: tensor<8xf32>", "tensor<8xf32>",
               "%z = stablehlo.constant dense<0.0> : tensor<8xf32>\n"
               "%r = stablehlo.select %p, %a, %z : tensor<8xi1>, "
               "tensor<8xf32>"));
  EXPECT_EQ(linearSets(find(graph, "select")), (Sets{{1, 2}, {1}}));
}

TEST(Elementwise, ScalarPredicateIsNotSplit) {
  EXPECT_EQ(ruleOf("%p: tensor<i1>, %a: tensor<8xf32>, %b: tensor<8xf32>",
                   "tensor<8xf32>",
                   "%r = stablehlo.select %p, %a, %b : tensor<i1>, "
                   "tensor<8xf32>",
                   "select"),
            "([], [i], [i]) -> ([i]) {i=8}");
  EXPECT_EQ(ruleOf("%l: tensor<f32>, %a: tensor<8xf32>, %h: tensor<f32>",
                   "tensor<8xf32>",
                   "%r = stablehlo.clamp %l, %a, %h : (tensor<f32>, "
                   "tensor<8xf32>, tensor<f32>) -> tensor<8xf32>",
                   "clamp"),
            "([], [i], []) -> ([i]) {i=8}");
}

TEST(Elementwise, ComparisonNamesItsDirection) {
  const OpGraph graph = importGood(
      function("%a: tensor<8xi32>, %b: tensor<8xi32>", "tensor<8xi1>",
               "%r = stablehlo.compare GE, %a, %b, SIGNED : "
               "(tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>"));
  EXPECT_EQ(find(graph, "compare.GE").kind, OpKind::Vector);
  EXPECT_EQ(graph.tensors[graph.results[0]].dtype, DType::I1);
}

TEST(Elementwise, ChloFunctionsAndMap) {
  EXPECT_EQ(ruleOf("%a: tensor<8xf32>", "tensor<8xf32>",
                   "%r = chlo.erf %a : tensor<8xf32> -> tensor<8xf32>", "erf"),
            "([i]) -> ([i]) {i=8}");
  // A map of one function is that function.
  EXPECT_EQ(ruleOf("%a: tensor<8xf32>", "tensor<8xf32>", R"(
    %r = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
    ^bb0(%x: tensor<f32>):
      %y = stablehlo.exponential %x : tensor<f32>
      stablehlo.return %y : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>)",
                   "exponential"),
            "([i]) -> ([i]) {i=8}");
}

TEST(Elementwise, ChloAlignsShapesAtTheirEnds) {
  EXPECT_EQ(ruleOf("%a: tensor<8x4xf32>, %b: tensor<4xf32>", "tensor<8x4xf32>",
                   "%r = chlo.broadcast_add %a, %b : (tensor<8x4xf32>, "
                   "tensor<4xf32>) -> tensor<8x4xf32>",
                   "add"),
            "([i, j], [j]) -> ([i, j]) {i=8, j=4}");
}

TEST(Elementwise, ArithAndMathTakeStableHLONames) {
  const OpGraph graph = importGood(
      function("%a: tensor<8xf32>, %b: tensor<8xf32>", "tensor<8xi1>", R"(
    %s = arith.addf %a, %b : tensor<8xf32>
    %e = math.exp %s : tensor<8xf32>
    %m = arith.maximumf %e, %b : tensor<8xf32>
    %r = arith.cmpf olt, %m, %a : tensor<8xf32>)"));
  EXPECT_EQ(count(graph, "add"), 1u);
  EXPECT_EQ(count(graph, "exponential"), 1u);
  EXPECT_EQ(count(graph, "maximum"), 1u);
  EXPECT_EQ(count(graph, "compare.LT"), 1u);
}

TEST(Elementwise, HugeShapesSaturate) {
  const OpGraph graph = importGood(
      function("%a: tensor<4611686018427387904x4xf32>",
               "tensor<4611686018427387904x4xf32>",
               "%r = stablehlo.negate %a : tensor<4611686018427387904x4xf32>"));
  EXPECT_EQ(graph.tensors[graph.results[0]].elements(), kSaturated);
  EXPECT_GT(find(graph, "negate").work.vectorFlops, 9e18);
}

TEST(Elementwise, EmptyTensorsAreFine) {
  EXPECT_EQ(ruleOf("%a: tensor<0x4xf32>", "tensor<0x4xf32>",
                   "%r = stablehlo.negate %a : tensor<0x4xf32>", "negate"),
            "([-, i]) -> ([-, i]) {i=4}");
}

TEST(Elementwise, DeadOperationsAreDropped) {
  const OpGraph graph =
      importGood(function("%a: tensor<8xf32>", "tensor<8xf32>",
                          "%d = stablehlo.sine %a : tensor<8xf32>\n"
                          "%r = stablehlo.negate %a : tensor<8xf32>"));
  EXPECT_EQ(graph.ops.size(), 1u);
}

} // namespace
} // namespace planner
