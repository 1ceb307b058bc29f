// RUN: planner-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<16x8xf32>) {
  // expected-error @+1 {{expected k up to the size 8 of the last dimension, got 9}}
  %0:2 = chlo.top_k(%x, k = 9) : tensor<16x8xf32> -> (tensor<16x9xf32>, tensor<16x9xi32>)
  return
}

// -----

func.func @f(%x: tensor<16x8xf32>) {
  // expected-error @+1 {{expected results with a last dimension of size 2}}
  %0:2 = chlo.top_k(%x, k = 2) : tensor<16x8xf32> -> (tensor<16x2xf32>, tensor<16x3xi32>)
  return
}

// -----

func.func @f(%x: tensor<16x8xf32>, %w: tensor<4x8x32xf32>, %sizes: tensor<4xi32>) {
  // expected-error @+1 {{expected one ragged dimension and at most one group dimension}}
  %0 = "chlo.ragged_dot"(%x, %w, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<16x8xf32>, tensor<4x8x32xf32>, tensor<4xi32>) -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%x: tensor<5x3xf32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{expected a body of 2 arguments and 2 results, got 1 and 1}}
  %0:2 = chlo.scan (%x) inits (%c) dimension=0 {
  ^bb0(%i: tensor<3xf32>):
    stablehlo.return %i : tensor<3xf32>
  } : (tensor<5x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{must have the same shape}}
  %0 = chlo.zeta %x, %y : tensor<4xf32>, tensor<5xf32> -> tensor<4xf32>
  return
}
