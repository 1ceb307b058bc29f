//===- LinalgTest.cpp - Structured operations, tensor, TOSA ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"

namespace planner {
namespace {

using testing::HasSubstr;

TEST(Linalg, MatmulOverZerosIsADotProduct) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8x32xf32>, %b: tensor<32x16xf32>)
    -> tensor<8x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x16xf32>)
    -> tensor<8x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<8x32xf32>, tensor<32x16xf32>)
    outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
})");
  ASSERT_EQ(graph.ops.size(), 1u) << printGraph(graph);
  EXPECT_EQ(graph.ops[0].kind, OpKind::Contraction);
  EXPECT_EQ(graph.ops[0].mnemonic, "dot_general");
  EXPECT_EQ(toString(graph.ops[0].rule),
            "([i, k], [k, j]) -> ([i, j]) {i=8, j=16, k=32} reduction={k}");
  EXPECT_EQ(graph.modelMatmulFlops(), 2.0 * 8 * 32 * 16);
}

TEST(Linalg, MatmulOntoATensorAddsIt) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8x32xf32>, %b: tensor<32x16xf32>,
                %c: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<8x32xf32>, tensor<32x16xf32>)
    outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
})");
  ASSERT_EQ(graph.ops.size(), 2u);
  EXPECT_EQ(graph.ops[1].mnemonic, "add");
  EXPECT_EQ(graph.ops[1].operands[0], graph.arguments[2]);
}

TEST(Linalg, BodiesBecomeElementwiseOperators) {
  // A bias with a projected map, a constant, and two functions.
  const OpGraph graph = importGood(R"(
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#one = affine_map<(d0, d1) -> (d0, 0)>
func.func @main(%a: tensor<8x16xf32>, %b: tensor<16xf32>, %c: tensor<8x1xf32>)
    -> tensor<8x16xf32> {
  %h = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %r = linalg.generic {indexing_maps = [#id, #row, #one, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : tensor<8x16xf32>, tensor<16xf32>, tensor<8x1xf32>)
      outs(%e : tensor<8x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %out: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.mulf %s, %z : f32
    %u = arith.mulf %t, %h : f32
    linalg.yield %u : f32
  } -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
})");
  EXPECT_EQ(count(graph, "add"), 1u);
  EXPECT_EQ(count(graph, "multiply"), 2u);
  EXPECT_EQ(count(graph, "empty"), 0u);
  const Op &add = find(graph, "add");
  const Op &bias = graph.ops[graph.tensors[add.operands[1]].producer];
  EXPECT_EQ(toString(bias.rule), "([j]) -> ([i, j]) {i=8, j=16}");
  const Op &scale = find(graph, "multiply");
  EXPECT_EQ(graph.tensors[scale.operands[1]].splat, 0.5);
  const Op &other = graph.ops[graph.tensors[scale.operands[0]].producer];
  const Op &column = graph.ops[graph.tensors[other.operands[1]].producer];
  EXPECT_EQ(toString(column.rule), "([i, -]) -> ([i, j]) {i=8, j=16}");
}

TEST(Linalg, ReductionsKeepTheirDimensionOfSizeOne) {
  const OpGraph graph = importGood(R"(
#id = affine_map<(d0, d1) -> (d0, d1)>
#one = affine_map<(d0, d1) -> (d0, 0)>
func.func @main(%a: tensor<8x16xf32>) -> tensor<8x1xf32> {
  %n = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<8x1xf32>
  %f = linalg.fill ins(%n : f32) outs(%e : tensor<8x1xf32>) -> tensor<8x1xf32>
  %r = linalg.generic {indexing_maps = [#id, #one],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<8x16xf32>) outs(%f : tensor<8x1xf32>) {
  ^bb0(%x: f32, %out: f32):
    %q = arith.mulf %x, %x : f32
    %m = arith.maximumf %q, %out : f32
    linalg.yield %m : f32
  } -> tensor<8x1xf32>
  return %r : tensor<8x1xf32>
})");
  EXPECT_EQ(count(graph, "multiply"), 1u);
  const Op &reduce = find(graph, "reduce");
  EXPECT_EQ(toString(reduce.rule),
            "([i, j], []) -> ([i]) {i=8, j=16} reduction={j:max}");
  EXPECT_EQ(toString(find(graph, "reshape").rule), "([i]) -> ([i, -]) {i=8}");
}

/// A maximum along rows and its position, as torch-mlir writes torch.max.
std::string maximumAndPosition(const std::string &returned,
                               const std::string &type) {
  return R"(
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%a: tensor<8x16xf32>) -> )" +
         type + R"( {
  %n = arith.constant 0xFF800000 : f32
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%n : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %g = tensor.empty() : tensor<8xi64>
  %h = linalg.fill ins(%z : i64) outs(%g : tensor<8xi64>) -> tensor<8xi64>
  %r:2 = linalg.generic {indexing_maps = [#id, #row, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<8x16xf32>)
      outs(%f, %h : tensor<8xf32>, tensor<8xi64>) {
  ^bb0(%x: f32, %max: f32, %at: i64):
    %i = linalg.index 1 : index
    %k = arith.index_cast %i : index to i64
    %m = arith.maximumf %x, %max : f32
    %c = arith.cmpf ogt, %x, %max : f32
    %s = arith.select %c, %k, %at : i64
    linalg.yield %m, %s : f32, i64
  } -> (tensor<8xf32>, tensor<8xi64>)
  return )" +
         returned + " : " + type + "\n}\n";
}

TEST(Linalg, AMaximumWhosePositionNobodyNeedsIsAReduction) {
  const OpGraph graph = importGood(maximumAndPosition("%r#0", "tensor<8xf32>"));
  // The reduction and its initial value.
  EXPECT_EQ(graph.ops.size(), 2u) << printGraph(graph);
  EXPECT_EQ(toString(find(graph, "reduce").rule),
            "([i, j], []) -> ([i]) {i=8, j=16} reduction={j:max}");
}

TEST(Linalg, ThePositionOfAMaximumIsAnOperatorOfItsOwn) {
  const OpGraph graph = importGood(maximumAndPosition("%r#1", "tensor<8xi64>"));
  EXPECT_EQ(count(graph, "reduce"), 0u);
  const Op &whole = find(graph, "generic");
  EXPECT_EQ(whole.kind, OpKind::Reduce);
  // Positions on shards do not combine.
  EXPECT_EQ(whole.rule->factors[1].reduce, ReduceOp::Other);
}

TEST(Linalg, AnAccumulatorThatIsReadTwiceIsNoSum) {
  // out = (out * x) + out: each step depends on the one before.
  const OpGraph graph = importGood(R"(
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%a: tensor<8x16xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [#id, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<8x16xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %out: f32):
    %p = arith.mulf %x, %out : f32
    %s = arith.addf %p, %out : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
})");
  EXPECT_EQ(find(graph, "generic").rule->factors[1].reduce, ReduceOp::Other);
}

TEST(Linalg, EmbeddingLookupInABodyIsAGather) {
  const OpGraph graph = importGood(R"(
#in = affine_map<(d0, d1) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%w: tensor<1000x64xf32>, %i: tensor<8xi64>)
    -> tensor<8x64xf32> {
  %e = tensor.empty() : tensor<8x64xf32>
  %r = linalg.generic {indexing_maps = [#in, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<8xi64>) outs(%e : tensor<8x64xf32>) {
  ^bb0(%x: i64, %out: f32):
    %k = arith.index_cast %x : i64 to index
    %d = linalg.index 1 : index
    %v = tensor.extract %w[%k, %d] : tensor<1000x64xf32>
    linalg.yield %v : f32
  } -> tensor<8x64xf32>
  return %r : tensor<8x64xf32>
})");
  const Op &gather = find(graph, "gather");
  EXPECT_EQ(gather.kind, OpKind::Gather);
  EXPECT_EQ(gather.operands[0], graph.arguments[0]);
  EXPECT_EQ(toString(gather.rule),
            "([k, j], [i, j]) -> ([i, j]) {i=8, j=64, k=1000} reduction={k}");
  EXPECT_DOUBLE_EQ(gather.operandTouched[0], 8.0 / 1000);
}

TEST(Linalg, IndicesInABodyAreIotas) {
  const OpGraph graph = importGood(R"(
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main() -> tensor<8x8xi1> {
  %e = tensor.empty() : tensor<8x8xi1>
  %r = linalg.generic {indexing_maps = [#id],
      iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x8xi1>) {
  ^bb0(%out: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %m = arith.cmpi sge, %i, %j : index
    linalg.yield %m : i1
  } -> tensor<8x8xi1>
  return %r : tensor<8x8xi1>
})");
  ASSERT_EQ(graph.ops.size(), 3u);
  EXPECT_EQ(graph.ops[0].axis, 0);
  EXPECT_EQ(graph.ops[1].axis, 1);
  EXPECT_EQ(graph.ops[2].mnemonic, "compare.GE");
}

TEST(Linalg, ConvolutionByItsMaps) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<4x66x66x3xf32>, %w: tensor<3x3x3x16xf32>)
    -> tensor<4x32x32x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x32x32x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x32x32x16xf32>)
    -> tensor<4x32x32x16xf32>
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
    ins(%a, %w : tensor<4x66x66x3xf32>, tensor<3x3x3x16xf32>)
    outs(%f : tensor<4x32x32x16xf32>) -> tensor<4x32x32x16xf32>
  return %r : tensor<4x32x32x16xf32>
})");
  const Op &conv = find(graph, "convolution");
  EXPECT_EQ(conv.kind, OpKind::Convolution);
  EXPECT_EQ(conv.work.matmulFlops, 2.0 * 4 * 32 * 32 * 16 * 3 * 9);
  // A window of 3 moved by 2 reads one element of the next shard.
  EXPECT_EQ(toString(conv.rule),
            "([i, j, k, o], [m, n, o, l]) -> ([i, j, k, l]) {i=4, j=32(0,1), "
            "k=32(0,1), l=16, m=3, n=3, o=3} reduction={m, n, o}");
}

TEST(Tensor, ReshapesSlicesAndConcatenation) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8x96xf32>) -> tensor<8x2x32xf32> {
  %x = tensor.extract_slice %a[0, 0] [8, 32] [1, 1] :
    tensor<8x96xf32> to tensor<8x32xf32>
  %y = tensor.extract_slice %a[0, 64] [8, 32] [1, 1] :
    tensor<8x96xf32> to tensor<8x32xf32>
  %c = tensor.concat dim(1) %x, %y :
    (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x64xf32>
  %r = tensor.expand_shape %c [[0], [1, 2]] output_shape [8, 2, 32] :
    tensor<8x64xf32> into tensor<8x2x32xf32>
  return %r : tensor<8x2x32xf32>
})");
  EXPECT_EQ(count(graph, "slice"), 2u);
  EXPECT_EQ(toString(find(graph, "concatenate").rule),
            "([i, j], [i, j]) -> ([i, j]) {i=8, j=64} permutation={j}");
  EXPECT_EQ(toString(find(graph, "reshape").rule),
            "([i, jk]) -> ([i, j, k]) {i=8, j=2, k=32}");
}

TEST(Tensor, PadAndInsert) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8x30xf32>, %b: tensor<8x32xf32>)
    -> tensor<16x32xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x30xf32> to tensor<8x32xf32>
  %s = arith.addf %p, %b : tensor<8x32xf32>
  %e = tensor.empty() : tensor<16x32xf32>
  %r = tensor.insert_slice %s into %e[8, 0] [8, 32] [1, 1] :
    tensor<8x32xf32> into tensor<16x32xf32>
  return %r : tensor<16x32xf32>
})");
  EXPECT_EQ(toString(find(graph, "pad").rule),
            "([i, j], []) -> ([i, j]) {i=8, j=30} permutation={j}");
  EXPECT_EQ(find(graph, "dynamic_update_slice").resultTouched[0], 0.5);
}

TEST(Tensor, DynamicSizesFollowFromBindings) {
  ImportOptions options;
  options.bindings = {{"arg0.0", 24}};
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<?x32xf32>, %w: tensor<32x16xf32>)
    -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x32xf32>
  %e = tensor.empty(%n) : tensor<?x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x16xf32>)
    -> tensor<?x16xf32>
  %r = linalg.matmul ins(%a, %w : tensor<?x32xf32>, tensor<32x16xf32>)
    outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %r : tensor<?x16xf32>
})",
                                   options);
  EXPECT_EQ(graph.tensors[graph.results[0]].shape, (Shape{24, 16}));
  EXPECT_EQ(graph.modelMatmulFlops(), 2.0 * 24 * 32 * 16);
}

TEST(Tensor, BuffersAreAnError) {
  const Diagnostic error = importBad(R"(
func.func @main(%n: index) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  return %m : memref<4xf32>
})");
  EXPECT_THAT(error.message, HasSubstr("result 0 of memref.alloc is no ranked "
                                       "tensor"));
  EXPECT_THAT(error.fix, HasSubstr("before bufferization"));
}

TEST(Tosa, ConvertsThroughLinalg) {
  const OpGraph graph = importGood(R"(
func.func @main(%x: tensor<4x32x32x3xf32>, %w: tensor<16x3x3x3xf32>,
                %b: tensor<16xf32>, %m: tensor<1x16x10xf32>)
    -> tensor<1x4x10xf32> {
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} :
    () -> tensor<1xf32>
  %c = tosa.conv2d %x, %w, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<4x32x32x3xf32>,
      tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<4x32x32x16xf32>
  %p = tosa.max_pool2d %c {kernel = array<i64: 2, 2>,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} :
      (tensor<4x32x32x16xf32>) -> tensor<4x16x16x16xf32>
  %s = tosa.reduce_sum %p {axis = 1 : i32} :
      (tensor<4x16x16x16xf32>) -> tensor<4x1x16x16xf32>
  %t = tosa.reduce_sum %s {axis = 2 : i32} :
      (tensor<4x1x16x16xf32>) -> tensor<4x1x1x16xf32>
  %shape = tosa.const_shape {values = dense<[1, 4, 16]> : tensor<3xindex>} :
      () -> !tosa.shape<3>
  %f = tosa.reshape %t, %shape : (tensor<4x1x1x16xf32>, !tosa.shape<3>)
      -> tensor<1x4x16xf32>
  %d = tosa.matmul %f, %m, %zp, %zp : (tensor<1x4x16xf32>,
      tensor<1x16x10xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x4x10xf32>
  return %d : tensor<1x4x10xf32>
})");
  EXPECT_EQ(graph.opaqueOps(), 0u);
  EXPECT_EQ(count(graph, "convolution"), 1u);
  EXPECT_EQ(count(graph, "reduce_window"), 1u);
  EXPECT_EQ(graph.modelMatmulFlops(),
            2.0 * 4 * 32 * 32 * 16 * 3 * 9 + 2.0 * 4 * 16 * 10);
}

} // namespace
} // namespace planner
