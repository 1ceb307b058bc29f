// TOSA becomes linalg as it does when a model is read.

// RUN: planner-opt %s --planner-lower-tosa | FileCheck %s
// RUN: planner-opt %s --planner-lower-tosa -o %t.mlir
// RUN: planner import %t.mlir --print=rules > %t.lowered.txt
// RUN: planner import %s --print=rules > %t.read.txt
// RUN: cmp %t.lowered.txt %t.read.txt

// CHECK-NOT: tosa.
// CHECK: linalg.generic
// CHECK: arith.addf

func.func @main(%x: tensor<8x16xf32>, %b: tensor<1x16xf32>)
    -> tensor<8x16xf32> {
  %y = tosa.add %x, %b :
    (tensor<8x16xf32>, tensor<1x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}
