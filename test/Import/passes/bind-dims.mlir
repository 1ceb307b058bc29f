// Dynamic dimensions of the entry's arguments become static; what follows them
// keeps its types behind a cast, and is read as the same model.

// RUN: split-file %s %t
// RUN: planner-opt %t/two.mlir --planner-bind-dims=bind=tokens.0=8,1.1=4 | FileCheck %s
// RUN: planner-opt %t/two.mlir --planner-bind-dims=bind=tokens.0=8,1.1=4 -o %t/bound.mlir
// RUN: planner import %t/bound.mlir --print=rules > %t/bound.txt
// RUN: planner import %t/two.mlir --bind tokens.0=8,1.1=4 --print=rules > %t/given.txt
// RUN: cmp %t/bound.txt %t/given.txt
// RUN: planner-opt %t/one.mlir --planner-bind-dims=bind=batch=8 | FileCheck %s --check-prefix=ONE
// RUN: not planner-opt %t/two.mlir --planner-bind-dims=bind=tokens=8 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: not planner-opt %t/two.mlir --planner-bind-dims=bind=*=8,labels=2 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not planner-opt %t/two.mlir --planner-bind-dims=bind=tokens=0 2>&1 | FileCheck %s --check-prefix=ZERO

// CHECK: func.func @main(%[[X:.*]]: tensor<8x16xf32>{{.*}}, %[[W:.*]]: tensor<16x4xf32>{{.*}}) -> tensor<?x?xf32>
// CHECK-DAG: %[[DX:.*]] = tensor.cast %[[X]] : tensor<8x16xf32> to tensor<?x16xf32>
// CHECK-DAG: %[[DW:.*]] = tensor.cast %[[W]] : tensor<16x4xf32> to tensor<16x?xf32>
// CHECK: stablehlo.dot_general %[[DX]], %[[DW]]

// ONE: func.func @main(%{{.*}}: tensor<8xf32>)

// LEFT: error: dynamic dimensions without a size: arg1.1
// LEFT: hint: give each a size, as in --bind arg1.1=8
// UNKNOWN: error: --bind labels=2 names no dynamic dimension of the entry function
// ZERO: error: expected NAME=N with N > 0, got 'tokens=0'

//--- two.mlir
func.func @main(%x: tensor<?x16xf32> {planner.name = "tokens"},
                %w: tensor<16x?xf32>) -> tensor<?x?xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] :
    (tensor<?x16xf32>, tensor<16x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
//--- one.mlir
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
