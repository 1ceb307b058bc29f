// x[arange(batch), k] as JAX writes it, with numpy's negative indices: the
// counter selects each sample's own row, so a split of the samples needs no
// communication. With another first index the rows are anybody's.

// RUN: planner import %s --entry=own --print=rules | FileCheck %s --check-prefix=OWN
// OWN: gather ([i, {{[a-z]}}], [i, -]) -> ([i]) {i=64
// RUN: planner import %s --entry=any --print=rules | FileCheck %s --check-prefix=ANY
// ANY: gather ([j, {{[a-z]}}], [i, -]) -> ([i]) {i=64{{.*}}reduction={j

func.func @own(%x: tensor<64x8xf32>, %k: tensor<64x1xi32>) -> tensor<64xf32> {
  %counter = stablehlo.iota dim = 0 : tensor<64xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %below = stablehlo.compare LT, %counter, %zeros, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
  %size = stablehlo.constant dense<64> : tensor<i32>
  %sizes = stablehlo.broadcast_in_dim %size, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %fromEnd = stablehlo.add %counter, %sizes : tensor<64xi32>
  %row = stablehlo.select %below, %fromEnd, %counter : tensor<64xi1>, tensor<64xi32>
  %rows = stablehlo.broadcast_in_dim %row, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
  %at = stablehlo.concatenate %rows, %k, dim = 1 : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x2xi32>
  %r = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x8xf32>, tensor<64x2xi32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

func.func @any(%x: tensor<64x8xf32>, %row: tensor<64xi32>, %k: tensor<64x1xi32>) -> tensor<64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %below = stablehlo.compare LT, %row, %zeros, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
  %size = stablehlo.constant dense<64> : tensor<i32>
  %sizes = stablehlo.broadcast_in_dim %size, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %fromEnd = stablehlo.add %row, %sizes : tensor<64xi32>
  %chosen = stablehlo.select %below, %fromEnd, %row : tensor<64xi1>, tensor<64xi32>
  %rows = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
  %at = stablehlo.concatenate %rows, %k, dim = 1 : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x2xi32>
  %r = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x8xf32>, tensor<64x2xi32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}
