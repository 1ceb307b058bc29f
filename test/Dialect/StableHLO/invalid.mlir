// RUN: planner-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{contracting dimension 1 of lhs has size 3, dimension 0 of rhs has size 4}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x5xf32>) {
  // expected-error @+1 {{lhs dimension 2 is out of range for a tensor of rank 2}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [0] : (tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x5xf32>) {
  // expected-error @+1 {{expected a result of shape 2x5, got 5x2}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @+1 {{rhs dimension 0 is given twice}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{permutation entry 0 is given twice}}
  %0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{expected a result of shape 3x2, got 2x3}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>) {
  // expected-error @+1 {{operand dimension 0 of size 3 cannot become result dimension 0 of size 2}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>) {
  // expected-error @+1 {{expected 1 broadcast dimensions, got 0}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{expected an operand of shape ?x3, got 2x4}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{slice [4:9:1] does not lie in dimension 0 of size 8}}
  %0 = stablehlo.slice %a [4:9] : (tensor<8xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected a result of shape 3, got 4}}
  %0 = stablehlo.slice %a [0:8:3] : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{expected a result of 6 elements, got 7}}
  %0 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<7xf32>
  return
}

// -----

// 2^64 elements: nothing to compare, and no overflow.
func.func @f(%a: tensor<4294967296x4294967296xf32>) -> tensor<7xf32> {
  %0 = stablehlo.reshape %a : (tensor<4294967296x4294967296xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error @+1 {{expected one element type, got 'f32' and 'i32'}}
  %0 = stablehlo.add %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{must have the same shape}}
  %0 = stablehlo.add %a, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<i32>) {
  // expected-error @+1 {{expected type 'tensor<i32>' of body result 0, got 'tensor<f32>'}}
  %0 = stablehlo.while(%i = %x) : tensor<i32>
  cond {
    %1 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  return
}

// -----

func.func @f(%x: tensor<i32>) {
  // expected-error @+1 {{expected a condition of type tensor<i1>, got 'tensor<i32>'}}
  %0 = stablehlo.while(%i = %x) : tensor<i32>
  cond {
    stablehlo.return %i : tensor<i32>
  } do {
    stablehlo.return %i : tensor<i32>
  }
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{expected a result of shape 4, got 8}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{expected a commutative operation of two stablehlo operands, got `stablehlo.divide`}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.divide across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{expected the body to take 2 arguments, got 1}}
  %0 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%t: tensor<50x8xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{expected index vectors of 1 entries, got 2}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<50x8xf32>, tensor<3x2xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @f(%t: tensor<50x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+1 {{expected a result of shape 3x8, got 8x3}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<50x8xf32>, tensor<3x1xi32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%t: tensor<50x8xf32>, %i: tensor<3x1xi32>, %u: tensor<4x8xf32>) {
  // expected-error @+1 {{expected updates of shape 3x8, got 4x8}}
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<50x8xf32>, tensor<3x1xi32>, tensor<4x8xf32>) -> tensor<50x8xf32>
  return
}

// -----

func.func @f(%x: tensor<8x32x32x4xf32>, %w: tensor<3x3x3x16xf32>) {
  // expected-error @+1 {{expected a kernel for 4 input features in each group, got 3}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x32x32x4xf32>, tensor<3x3x3x16xf32>) -> tensor<8x30x30x16xf32>
  return
}

// -----

func.func @f(%x: tensor<8x32x32x4xf32>, %w: tensor<3x3x4x16xf32>) {
  // expected-error @+1 {{expected a result of shape 8x16x16x16, got 8x15x16x16}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x32x32x4xf32>, tensor<3x3x4x16xf32>) -> tensor<8x15x16x16xf32>
  return
}

// -----

func.func @f(%x: tensor<8x32xf32>, %w: tensor<3x4xf32>) {
  // expected-error @+1 {{spatial dimension 0 is given twice}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x32xf32>, tensor<3x4xf32>) -> tensor<8x30xf32>
  return
}

// -----

// expected-error @+1 {{expected 1 bounds, got 2}}
func.func private @f(tensor<?xf32, #stablehlo.bounds<2, 3>>)

// -----

// expected-error @+1 {{unknown stablehlo attribute `no_such`}}
func.func private @f() attributes {a = #stablehlo.no_such<1>}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected one of `offset_dims`}}
  %0 = "stablehlo.gather"(%x, %x) <{dimension_numbers = #stablehlo.gather<no_such = [1]>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
