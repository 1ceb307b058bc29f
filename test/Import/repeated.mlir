// What is printed of a model that repeats itself: four equal layers of two matrices.

// RUN: planner import %s --print=graph | FileCheck %s --check-prefix=GRAPH
// RUN: planner import %s --print=rules | FileCheck %s --check-prefix=RULES
// RUN: planner import %s --print=blocks | FileCheck %s --check-prefix=BLOCKS
// RUN: planner import %s --print=classes | FileCheck %s --check-prefix=CLASSES
// RUN: planner import %s --json | FileCheck %s --check-prefix=JSON

// GRAPH: graph mlp mode=prefill
// GRAPH: argument %arg0:16x64xf32 parameter arg0
// GRAPH: argument %arg8:32x16xf32 input arg8
// 2 * 32 * 64 * 16 FLOPs.
// GRAPH: 0: [[H:%[0-9]+]]:32x64xf32 = contraction dot_general(%arg8:32x16xf32, %arg0:16x64xf32) forward matmul=65.5k ([i, k], [k, j]) -> ([i, j]) {i=32, j=64, k=16} reduction={k}
// GRAPH: 1: {{.*}} = vector maximum([[H]]:32x64xf32)
// GRAPH: results {{.*}}:32x16xf32

// RULES: 4x contraction dot_general ([i, k], [k, j]) -> ([i, j]) {i=32, j=64, k=16} reduction={k}
// RULES: 4x vector maximum ([i, j]) -> ([i, j]) {i=32, j=64}
// RULES: 4x contraction dot_general ([i, k], [k, j]) -> ([i, j]) {i=32, j=16, k=64} reduction={k}

// The last layer's second product leaves the model and stands apart.
// BLOCKS: block block0: 4 occurrences of

// The rows go through all 8 products and 4 maxima; each inner dimension joins two
// products and a maximum.
// CLASSES: batch: batch size=32 factors=12
// CLASSES: d64: other size=64 factors=3

// JSON-DAG: "contraction": 8
// JSON-DAG: "opaque_operators": 0
// JSON-DAG: "parameters": 8192
// JSON-DAG: "matmul_flops": 524288

module @mlp {
  func.func public @main(%u0: tensor<16x64xf32>, %d0: tensor<64x16xf32>, %u1: tensor<16x64xf32>, %d1: tensor<64x16xf32>, %u2: tensor<16x64xf32>, %d2: tensor<64x16xf32>, %u3: tensor<16x64xf32>, %d3: tensor<64x16xf32>, %x: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<32x64xf32>
    %h0 = stablehlo.dot_general %x, %u0, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %r0 = stablehlo.maximum %h0, %zero : tensor<32x64xf32>
    %y0 = stablehlo.dot_general %r0, %d0, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %h1 = stablehlo.dot_general %y0, %u1, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %r1 = stablehlo.maximum %h1, %zero : tensor<32x64xf32>
    %y1 = stablehlo.dot_general %r1, %d1, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %h2 = stablehlo.dot_general %y1, %u2, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %r2 = stablehlo.maximum %h2, %zero : tensor<32x64xf32>
    %y2 = stablehlo.dot_general %r2, %d2, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %h3 = stablehlo.dot_general %y2, %u3, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %r3 = stablehlo.maximum %h3, %zero : tensor<32x64xf32>
    %y3 = stablehlo.dot_general %r3, %d3, contracting_dims = [1] x [0] : (tensor<32x64xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    return %y3 : tensor<32x16xf32>
  }
}
