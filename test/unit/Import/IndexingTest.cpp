//===- IndexingTest.cpp - Rules of gather and scatter ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"

namespace planner {
namespace {

using Sets = std::vector<std::vector<int>>;

TEST(Gather, EmbeddingLookupSumsOverTheVocabulary) {
  const OpGraph graph =
      importGood(function("%a: tensor<50257x768xf32>, %i: tensor<8x1024x1xi32>",
                          "tensor<8x1024x768xf32>", R"(
    %r = "stablehlo.gather"(%a, %i) <{dimension_numbers =
      #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0],
        start_index_map = [0], index_vector_dim = 2>,
      slice_sizes = array<i64: 1, 768>}> :
      (tensor<50257x768xf32>, tensor<8x1024x1xi32>)
      -> tensor<8x1024x768xf32>)"));
  const Op &gather = find(graph, "gather");
  EXPECT_EQ(gather.kind, OpKind::Gather);
  EXPECT_EQ(toString(gather.rule),
            "([k, l], [i, j, -]) -> ([i, j, l]) {i=8, j=1024, k=50257, l=768} "
            "reduction={k}");
  EXPECT_EQ(linearSets(gather), (Sets{{0}}));
  EXPECT_DOUBLE_EQ(gather.operandTouched[0], 8.0 * 1024 / 50257);
}

TEST(Gather, BatchingDimensionsPassThrough) {
  EXPECT_EQ(ruleOf("%a: tensor<8x100xf32>, %i: tensor<8x4x1xi32>",
                   "tensor<8x4xf32>", R"(
    %r = "stablehlo.gather"(%a, %i) <{dimension_numbers =
      #stablehlo.gather<collapsed_slice_dims = [1],
        operand_batching_dims = [0], start_indices_batching_dims = [0],
        start_index_map = [1], index_vector_dim = 2>,
      slice_sizes = array<i64: 1, 1>}> :
      (tensor<8x100xf32>, tensor<8x4x1xi32>) -> tensor<8x4xf32>)",
                   "gather"),
            "([i, k], [i, j, -]) -> ([i, j]) {i=8, j=4, k=100} reduction={k}");
}

TEST(Gather, CountersJoinedToIndicesAreBatchDimensions) {
  // take_along_axis as exporters without batching dimensions write it.
  EXPECT_EQ(ruleOf("%a: tensor<8x100xf32>, %i: tensor<8x4x1xi32>",
                   "tensor<8x4xf32>", R"(
    %n = stablehlo.iota dim = 0 : tensor<8xi32>
    %b = stablehlo.broadcast_in_dim %n, dims = [0] :
      (tensor<8xi32>) -> tensor<8x4x1xi32>
    %j = stablehlo.concatenate %b, %i, dim = 2 :
      (tensor<8x4x1xi32>, tensor<8x4x1xi32>) -> tensor<8x4x2xi32>
    %r = "stablehlo.gather"(%a, %j) <{dimension_numbers =
      #stablehlo.gather<collapsed_slice_dims = [0, 1],
        start_index_map = [0, 1], index_vector_dim = 2>,
      slice_sizes = array<i64: 1, 1>}> :
      (tensor<8x100xf32>, tensor<8x4x2xi32>) -> tensor<8x4xf32>)",
                   "gather"),
            "([i, k], [i, j, -]) -> ([i, j]) {i=8, j=4, k=100} reduction={k}");
}

TEST(Gather, WindowsThatAreCutNeedTheirDimensionWhole) {
  EXPECT_EQ(ruleOf("%a: tensor<100x16xf32>, %i: tensor<8x1xi32>",
                   "tensor<8x4x16xf32>", R"(
    %r = "stablehlo.gather"(%a, %i) <{dimension_numbers =
      #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0],
        index_vector_dim = 1>,
      slice_sizes = array<i64: 4, 16>}> :
      (tensor<100x16xf32>, tensor<8x1xi32>) -> tensor<8x4x16xf32>)",
                   "gather"),
            "([j, l], [i, -]) -> ([i, k, l]) {i=8, j=100, k=4, l=16} "
            "need_replication={j}");
}

std::string scatter(const std::string &body, const std::string &input) {
  return function("%a: tensor<100x16xf32>, %i: tensor<8x4x1xi32>, %u: "
                  "tensor<8x4x16xf32>",
                  "tensor<100x16xf32>",
                  "%z = stablehlo.constant dense<0.0> : "
                  "tensor<100x16xf32>\n%r = \"stablehlo.scatter\"(" +
                      input +
                      R"(, %i, %u) <{scatter_dimension_numbers =
      #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0],
        scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      )" + body + R"(
    }) : (tensor<100x16xf32>, tensor<8x4x1xi32>, tensor<8x4x16xf32>)
      -> tensor<100x16xf32>)");
}

constexpr const char *kAdd = "%s = stablehlo.add %x, %y : tensor<f32>\n"
                             "stablehlo.return %s : tensor<f32>";

TEST(Scatter, AdditionIsPartialOverTheIndices) {
  const OpGraph graph = importGood(scatter(kAdd, "%z"));
  const Op &op = find(graph, "scatter.add");
  EXPECT_EQ(op.kind, OpKind::Scatter);
  EXPECT_EQ(toString(op.rule),
            "([k, l], [i, j, -], [i, j, l]) -> ([k, l]) {i=8, j=4, k=100, "
            "l=16} reduction={i, j}");
  EXPECT_EQ(linearSets(op), (Sets{{0, 2}, {2}}));
  EXPECT_EQ(op.work.vectorFlops, 8.0 * 4 * 16);
  // The zeros are made for it: all of the result is written.
  EXPECT_THAT(op.resultTouched, testing::ElementsAre(1.0));
}

TEST(Scatter, AdditionToATensorIsLinearJointly) {
  const OpGraph graph = importGood(scatter(kAdd, "%a"));
  const Op &op = find(graph, "scatter.add");
  EXPECT_EQ(linearSets(op), (Sets{{0, 2}}));
  EXPECT_THAT(op.resultTouched, testing::ElementsAre(32.0 / 100));
}

TEST(Scatter, OverwritingNeedsAllUpdates) {
  EXPECT_EQ(toString(find(importGood(scatter("stablehlo.return %y : "
                                             "tensor<f32>",
                                             "%a")),
                          "scatter")
                         .rule),
            "([k, l], [i, j, -], [i, j, l]) -> ([k, l]) {i=8, j=4, k=100, "
            "l=16} need_replication={i, j}");
}

TEST(Reduce, KindsOfReduction) {
  const auto reduce = [](const std::string &body) {
    return ruleOf("%a: tensor<8x4x16xf32>", "tensor<4xf32>",
                  "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
                  "%r = stablehlo.reduce(%a init: %z) applies stablehlo." +
                      body +
                      " across dimensions = [0, 2] : (tensor<8x4x16xf32>, "
                      "tensor<f32>) -> tensor<4xf32>",
                  "reduce");
  };
  EXPECT_EQ(reduce("add"), "([i, j, k], []) -> ([j]) {i=8, j=4, k=16} "
                           "reduction={i, k}");
  EXPECT_EQ(reduce("maximum"), "([i, j, k], []) -> ([j]) {i=8, j=4, k=16} "
                               "reduction={i:max, k:max}");
  EXPECT_EQ(reduce("multiply"), "([i, j, k], []) -> ([j]) {i=8, j=4, k=16} "
                                "reduction={i:prod, k:prod}");
}

TEST(Reduce, LinearInItsOperandWhenItStartsFromZero) {
  const OpGraph graph = importGood(function(
      "%a: tensor<8x4xf32>", "tensor<8xf32>",
      "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "%r = stablehlo.reduce(%a init: %z) applies stablehlo.add across "
      "dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>"));
  const Op &reduce = find(graph, "reduce");
  EXPECT_EQ(linearSets(reduce), (Sets{{0}}));
  EXPECT_EQ(reduce.work.vectorFlops, 32);
  EXPECT_EQ(reduce.kind, OpKind::Reduce);
}

TEST(Reduce, ArgmaxNeedsItsDimensionWhole) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8x100xf32>) -> tensor<8xi32> {
  %n = stablehlo.iota dim = 1 : tensor<8x100xi32>
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %y = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a init: %z), (%n init: %y) across dimensions = [1]
    : (tensor<8x100xf32>, tensor<8x100xi32>, tensor<f32>, tensor<i32>)
      -> (tensor<8xf32>, tensor<8xi32>)
    reducer(%p: tensor<f32>, %q: tensor<f32>)
           (%s: tensor<i32>, %t: tensor<i32>) {
    %g = stablehlo.compare GT, %p, %q, FLOAT :
      (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %g, %p, %q : tensor<i1>, tensor<f32>
    %w = stablehlo.select %g, %s, %t : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }
  return %r#1 : tensor<8xi32>
})");
  EXPECT_EQ(toString(find(graph, "reduce").rule),
            "([i, j], [i, j], [], []) -> ([i], [i]) {i=8, j=100} "
            "need_replication={j}");
}

TEST(Sort, SortedDimensionIsNeededWhole) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8x128xf32>) -> (tensor<8x2xf32>, tensor<8x2xi32>) {
  %v, %i = chlo.top_k(%a, k = 2) :
    tensor<8x128xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
  return %v, %i : tensor<8x2xf32>, tensor<8x2xi32>
})");
  EXPECT_EQ(toString(find(graph, "top_k").rule),
            "([i, j]) -> ([i, k], [i, k]) {i=8, j=128, k=2} "
            "need_replication={j, k}");
  EXPECT_EQ(ruleOf("%a: tensor<8x128xf32>", "tensor<8x128xf32>", R"(
    %r = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %p = stablehlo.compare LT, %x, %y, FLOAT :
        (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<8x128xf32>) -> tensor<8x128xf32>)",
                   "sort"),
            "([i, j]) -> ([i, j]) {i=8, j=128} need_replication={j}");
}

TEST(Other, RandomNumbersAndFactorisations) {
  // No state says which numbers they are, so each device may make its own.
  EXPECT_EQ(ruleOf("%a: tensor<f32>, %b: tensor<f32>, %s: tensor<2xi64>",
                   "tensor<8x4xf32>",
                   "%r = stablehlo.rng %a, %b, %s, distribution = UNIFORM : "
                   "(tensor<f32>, tensor<f32>, tensor<2xi64>) -> "
                   "tensor<8x4xf32>",
                   "rng"),
            "([], [], [-]) -> ([i, j]) {i=8, j=4}");
  EXPECT_EQ(ruleOf("%s: tensor<2xui64>", "tensor<8x4xui32>",
                   "%t, %r = stablehlo.rng_bit_generator %s, algorithm = "
                   "THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, "
                   "tensor<8x4xui32>)",
                   "rng_bit_generator"),
            "([l]) -> ([i], [j, k]) {i=2, j=8, k=4, l=2} "
            "need_replication={i, j, k, l}");
  EXPECT_EQ(ruleOf("%a: tensor<8x4x4xf32>", "tensor<8x4x4xf32>",
                   "%r = stablehlo.cholesky %a, lower = true : "
                   "tensor<8x4x4xf32>",
                   "cholesky"),
            "([i, j, l]) -> ([i, k, m]) {i=8, j=4, k=4, l=4, m=4} "
            "need_replication={j, k, l, m}");
}

TEST(CustomCall, UsesItsShardingRule) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8x32xf32>, %b: tensor<32x16xf32>)
    -> tensor<8x16xf32> {
  %r = stablehlo.custom_call @my_matmul(%a, %b) {sdy.sharding_rule =
    #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=32}
      reduction={k}, custom>} :
    (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
})");
  const Op &call = find(graph, "my_matmul");
  EXPECT_EQ(call.kind, OpKind::Custom);
  EXPECT_EQ(toString(call.rule),
            "([i, k], [k, j]) -> ([i, j]) {i=8, j=16, k=32} reduction={k}");
  EXPECT_TRUE(graph.warnings.empty());
}

TEST(CustomCall, UnknownOnesAreOpaqueWithOneWarningEach) {
  const OpGraph graph = importGood(
      function("%a: tensor<8xf32>", "tensor<8xf32>",
               "%x = stablehlo.custom_call @mystery(%a) : (tensor<8xf32>) -> "
               "tensor<8xf32>\n"
               "%y = stablehlo.custom_call @mystery(%x) : (tensor<8xf32>) -> "
               "tensor<8xf32>\n"
               "%r = stablehlo.custom_call @Sharding(%y) : (tensor<8xf32>) -> "
               "tensor<8xf32>"));
  EXPECT_EQ(graph.opaqueOps(), 2u);
  EXPECT_EQ(toString(find(graph, "mystery").rule), "([-]) -> ([-]) {}");
  ASSERT_EQ(graph.warnings.size(), 2u);
  EXPECT_THAT(graph.warnings[1],
              testing::StartsWith("unknown operation stablehlo.custom_call "
                                  "@mystery: kept as an opaque, replicated "
                                  "operator (2 times), first at test.mlir:2"));
}

TEST(CustomCall, CudnnAttentionIsAttention) {
  const OpGraph graph = importGood(R"(
func.func @main(%q: tensor<4x1024x32x128xbf16>, %k: tensor<4x1024x8x128xbf16>,
                %v: tensor<4x1024x8x128xbf16>) -> tensor<4x32x1024x128xbf16> {
  %r:2 = stablehlo.custom_call @__cudnn$fmhaSoftmax(%q, %k, %v)
    {backend_config = "{\"cudnn_fmha_backend_config\": {\"mask_type\": \"CAUSAL\"}}"} :
    (tensor<4x1024x32x128xbf16>, tensor<4x1024x8x128xbf16>,
     tensor<4x1024x8x128xbf16>) ->
    (tensor<4x32x1024x128xbf16>, tensor<0xui8>)
  return %r#0 : tensor<4x32x1024x128xbf16>
})");
  const Op &op = find(graph, "attention");
  ASSERT_TRUE(op.attention);
  EXPECT_EQ(op.kind, OpKind::Attention);
  EXPECT_TRUE(op.attention->causal);
  EXPECT_DOUBLE_EQ(op.attention->density, 1025.0 / 2048);
  EXPECT_EQ(op.attention->queryGroups, 4);
  EXPECT_EQ(toString(op.rule),
            "([batch, query, head*group, dim], [batch, key, head, dim], "
            "[batch, key, head, dim]) -> ([batch, head*group, query, dim], "
            "[-]) {batch=4, head=8, group=4, query=1024, key=1024, dim=128} "
            "reduction={key:logsumexp} need_replication={dim}");
  // Two products of 4 x 32 x 1024 x 1024 x 128.
  EXPECT_EQ(op.work.matmulFlops, 2 * 2.0 * 4 * 32 * 1024 * 1024 * 128);
}

} // namespace
} // namespace planner
