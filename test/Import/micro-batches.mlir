// A train step as JAX writes it that accumulates gradients over four
// micro-batches of 16 samples: the batch is the samples that go through the
// products together, and the step's global batch is 64.

// RUN: planner import %s --print=classes | FileCheck %s --check-prefix=CLASSES
// CLASSES: batch: batch size=16

// RUN: planner import %s --print=graph | FileCheck %s --check-prefix=GRAPH
// GRAPH: train-step
// GRAPH: %arg0:32x32xf32 parameter
// GRAPH: %arg1:32x32xf32 optimizer-state
// GRAPH: %arg2:64x32xf32 input
// GRAPH: %arg3:64x32xf32 input
// GRAPH: contraction dot_general({{.*}}%arg0{{.*}}) forward loop1
// The gradient is made before the sum of the losses is.
// GRAPH: contraction dot_general({{.*}}) backward loop1
// GRAPH: optimizer

// RUN: planner %s --devices 2 -o %t.json | FileCheck %s --check-prefix=SMALL
// SMALL-NOT: fewer than
// RUN: planner %s --devices 32 -o %t.json | FileCheck %s --check-prefix=LARGE
// LARGE: each of the 4 micro-batches has 16 samples, fewer than the 32 devices: try --global-batch 128
// RUN: planner %s --devices 2 --global-batch 128 -o %t.json
// RUN: planner verify %t.json %s
// RUN: not planner %s --devices 2 --global-batch 126 -o %t.json 2>&1 | FileCheck %s --check-prefix=UNEVEN
// UNEVEN: expected a batch size that the model's 4 micro-batches divide, got 126

module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<32x32xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64x32xf32>, %arg3: tensor<64x32xf32>) -> (tensor<32x32xf32> {jax.result_info = "result[0]"}, tensor<32x32xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<64x32xf32>) -> tensor<4x16x32xf32>
    %2 = stablehlo.reshape %arg3 : (tensor<64x32xf32>) -> tensor<4x16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:6 = stablehlo.while(%iterArg = %1, %iterArg_5 = %2, %iterArg_6 = %arg0, %iterArg_7 = %c, %iterArg_8 = %cst_0, %iterArg_9 = %0) : tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<f32>, tensor<32x32xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<4x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %14 = func.call @dynamic_index_in_dim(%iterArg_5, %iterArg_7) : (tensor<4x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %15:2 = func.call @closed_call(%iterArg_6, %iterArg_8, %iterArg_9, %13, %14) : (tensor<32x32xf32>, tensor<f32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) -> (tensor<f32>, tensor<32x32xf32>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %16, %15#0, %15#1 : tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<f32>, tensor<32x32xf32>
    }
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<32x32xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %7 = stablehlo.divide %3#5, %6 : tensor<32x32xf32>
    %8 = stablehlo.add %5, %7 : tensor<32x32xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<32x32xf32>
    %11 = stablehlo.subtract %arg0, %10 : tensor<32x32xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %12 = stablehlo.divide %3#4, %cst_4 : tensor<f32>
    return %11, %8, %12 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<32x32xf32>, %arg1: tensor<f32>, %arg2: tensor<32x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<16x32xf32>) -> (tensor<f32>, tensor<32x32xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.tanh %0 : tensor<16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<16x32xf32>
    %4 = stablehlo.subtract %1, %arg4 : tensor<16x32xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<16x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %10 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<16x32xf32>
    %13 = stablehlo.multiply %12, %3 : tensor<16x32xf32>
    %14 = stablehlo.multiply %13, %1 : tensor<16x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<16x32xf32>
    %16 = stablehlo.dot_general %15, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %18 = stablehlo.convert %arg1 : tensor<f32>
    %19 = stablehlo.add %18, %9 : tensor<f32>
    %20 = stablehlo.add %arg2, %17 : tensor<32x32xf32>
    return %19, %20 : tensor<f32>, tensor<32x32xf32>
  }
}

