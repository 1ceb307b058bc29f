// RUN: planner-opt %s --verify-roundtrip --split-input-file | FileCheck %s
// RUN: planner-opt %s --mlir-print-op-generic | planner-opt | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s

// CHECK-LABEL: @functions
func.func @functions(%x: tensor<4xf32>) {
  // CHECK: chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.square %arg0 : tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.is_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %2 = chlo.is_inf %x : tensor<4xf32> -> tensor<4xi1>
  // CHECK: chlo.next_after %arg0, %{{.*}} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %3 = chlo.next_after %x, %0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.polygamma %arg0, %{{.*}} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %4 = chlo.polygamma %x, %0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.constant dense<1.000000e+00> : tensor<4xf32>
  %5 = chlo.constant dense<1.0> : tensor<4xf32>
  // CHECK: "chlo.constant_like"(%arg0) <{value = 2.000000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  %6 = "chlo.constant_like"(%x) <{value = 2.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @broadcasts
func.func @broadcasts(%x: tensor<2x4xf32>, %v: tensor<4xf32>, %p: tensor<i1>) {
  // CHECK: chlo.broadcast_add %arg0, %arg1 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %0 = chlo.broadcast_add %x, %v : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %1 = chlo.broadcast_multiply %x, %v {broadcast_dimensions = array<i64: 1>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  %2 = chlo.broadcast_compare %x, %v {comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  // CHECK: chlo.broadcast_select %arg2, %arg0, %arg1 : (tensor<i1>, tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %3 = chlo.broadcast_select %p, %x, %v : (tensor<i1>, tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: @experts
func.func @experts(%x: tensor<16x8xf32>, %w: tensor<4x8x32xf32>, %sizes: tensor<4xi32>) {
  // CHECK: chlo.top_k(%arg0, k = 2) : tensor<16x8xf32> -> (tensor<16x2xf32>, tensor<16x2xi32>)
  %0:2 = chlo.top_k(%x, k = 2) : tensor<16x8xf32> -> (tensor<16x2xf32>, tensor<16x2xi32>)
  // CHECK: chlo.top_k(%arg0, k = 2, is_stable = false)
  %1:2 = chlo.top_k(%x, k = 2, is_stable = false) : tensor<16x8xf32> -> (tensor<16x2xf32>, tensor<16x2xi32>)
  // CHECK: "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<4x8x32xf32>, tensor<4xi32>) -> tensor<16x32xf32>
  %2 = "chlo.ragged_dot"(%x, %w, %sizes) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<16x8xf32>, tensor<4x8x32xf32>, tensor<4xi32>) -> tensor<16x32xf32>
  return
}

// CHECK-LABEL: @scan
func.func @scan(%x: tensor<5x3xf32>, %c: tensor<3xf32>) -> tensor<5x3xf32> {
  // CHECK: chlo.scan(%arg0) inits (%arg1) dimension=0 attributes {is_reverse = true} {
  // CHECK-NEXT: ^bb0(%[[I:.*]]: tensor<3xf32>, %[[C:.*]]: tensor<3xf32>):
  // CHECK-NEXT: stablehlo.add %[[I]], %[[C]]
  // CHECK: } : (tensor<5x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  %0:2 = chlo.scan (%x) inits (%c) dimension=0 attributes {is_reverse = true} {
  ^bb0(%i: tensor<3xf32>, %carry: tensor<3xf32>):
    %1 = stablehlo.add %i, %carry : tensor<3xf32>
    stablehlo.return %1, %1 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<5x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  return %0#0 : tensor<5x3xf32>
}

// CHECK-LABEL: @unknown
func.func @unknown(%x: tensor<4xf32>) {
  // CHECK: "chlo.brand_new"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = chlo.brand_new %x : (tensor<4xf32>) -> tensor<4xf32>
  return
}
