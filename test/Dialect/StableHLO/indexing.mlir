// RUN: planner-opt %s --verify-roundtrip | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s

// An embedding and its gradient.
// CHECK-LABEL: @embedding
func.func @embedding(%table: tensor<50x8xf32>, %ids: tensor<2x3x1xi32>, %grad: tensor<2x3x8xf32>) {
  // CHECK: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<50x8xf32>, tensor<2x3x1xi32>) -> tensor<2x3x8xf32>
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<50x8xf32>, tensor<2x3x1xi32>) -> tensor<2x3x8xf32>
  // CHECK: "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  %1 = "stablehlo.scatter"(%table, %ids, %grad) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<50x8xf32>, tensor<2x3x1xi32>, tensor<2x3x8xf32>) -> tensor<50x8xf32>
  return
}

// CHECK-LABEL: @batched
func.func @batched(%x: tensor<4x9xf32>, %i: tensor<4x1xi32>, %n: tensor<2xi32>) {
  // CHECK: #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x9xf32>, tensor<4x1xi32>) -> tensor<4xf32>
  // CHECK: "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2)
  %1 = "stablehlo.dynamic_gather"(%x, %i, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x9xf32>, tensor<4x1xi32>, tensor<2xi32>) -> tensor<4x?xf32>
  return
}

// CHECK-LABEL: @sort
func.func @sort(%x: tensor<4x9xf32>, %i: tensor<4x9xi32>) -> tensor<4x9xi32> {
  // CHECK: "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
  %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %1 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x9xf32>, tensor<4x9xi32>) -> (tensor<4x9xf32>, tensor<4x9xi32>)
  return %0#1 : tensor<4x9xi32>
}
