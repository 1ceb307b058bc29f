// What the importer understands of single operations, before fusion changes
// little about them.

// RUN: planner import %s --print=rules | FileCheck %s

// CHECK-DAG: gather gather ([k, l], [i, j, -]) -> ([i, j, l]) {i=8, j=16, k=1000, l=64} reduction={k}
// CHECK-DAG: contraction dot_general ([i, j, l], [l, k]) -> ([i, j, k]) {i=8, j=16, k=256, l=64} reduction={l}
// CHECK-DAG: sort top_k ([i, j, k]) -> ([i, j, l], [i, j, l]) {i=8, j=16, k=256, l=2} need_replication={k, l}
func.func @main(%table: tensor<1000x64xf32>, %ids: tensor<8x16x1xi32>,
                %w: tensor<64x256xf32>)
    -> (tensor<8x16x2xf32>, tensor<8x16x2xi32>) {
  %e = "stablehlo.gather"(%table, %ids) <{dimension_numbers =
    #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0],
      start_index_map = [0], index_vector_dim = 2>,
    slice_sizes = array<i64: 1, 64>}> :
    (tensor<1000x64xf32>, tensor<8x16x1xi32>) -> tensor<8x16x64xf32>
  %h = stablehlo.dot_general %e, %w, contracting_dims = [2] x [0] :
    (tensor<8x16x64xf32>, tensor<64x256xf32>) -> tensor<8x16x256xf32>
  %v, %i = chlo.top_k(%h, k = 2) :
    tensor<8x16x256xf32> -> (tensor<8x16x2xf32>, tensor<8x16x2xi32>)
  return %v, %i : tensor<8x16x2xf32>, tensor<8x16x2xi32>
}
