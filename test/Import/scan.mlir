// A loop over stacked weights: its work counts once for each trip, and every
// trip reads one layer.

// RUN: planner import %s --mode prefill --print=graph | FileCheck %s
// RUN: planner import %s --mode prefill --json | FileCheck %s --check-prefix=JSON

// CHECK: loop1: trips=6 in loop0
// CHECK: loop-enter loop_enter
// CHECK: contraction dot_general{{.*}}%arg1:6x16x16xf32*0.167) forward loop1 matmul=4.10k
// CHECK: loop-next loop_next

// 6 trips of 2 * 8 * 16 * 16.
// JSON: "matmul_flops": 24576.0
func.func @main(%x: tensor<8x16xf32>, %w: tensor<6x16x16xf32>)
    -> tensor<8x16xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%c = %zero, %v = %x, %u = %w) :
      tensor<i32>, tensor<8x16xf32>, tensor<6x16x16xf32>
  cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %p = stablehlo.compare LT, %c, %n, SIGNED :
      (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.dynamic_slice %u, %c, %zero, %zero, sizes = [1, 16, 16] :
      (tensor<6x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>)
      -> tensor<1x16x16xf32>
    %t = stablehlo.reshape %s : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %y = stablehlo.dot_general %v, %t, contracting_dims = [1] x [0] :
      (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.add %c, %one : tensor<i32>
    stablehlo.return %m, %y, %u :
      tensor<i32>, tensor<8x16xf32>, tensor<6x16x16xf32>
  }
  return %r#1 : tensor<8x16xf32>
}
