// The function that is read becomes the only public one.

// RUN: split-file %s %t
// RUN: planner-opt %t/main.mlir --planner-select-entry | FileCheck %s --check-prefix=MAIN
// RUN: planner-opt %t/main.mlir --planner-select-entry=entry=other --symbol-dce | FileCheck %s --check-prefix=OTHER
// RUN: not planner-opt %t/several.mlir --planner-select-entry 2>&1 | FileCheck %s --check-prefix=SEVERAL
// RUN: not planner-opt %t/main.mlir --planner-select-entry=entry=none 2>&1 | FileCheck %s --check-prefix=NONE

// MAIN: func.func @main
// MAIN: func.func private @other
// MAIN: func.func private @helper

// OTHER-NOT: @main
// OTHER: func.func @other
// OTHER-NOT: @main
// OTHER: func.func private @helper

// SEVERAL: several.mlir:{{[0-9:]+}}: error: several entry functions: @f, @g; expected one, or one called @main
// SEVERAL: note: hint: choose one with --entry NAME

// NONE: error: no function @none in the module; it has @main, @other, @helper

//--- main.mlir
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
func.func @other(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = call @helper(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func @helper(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
//--- several.mlir
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
func.func @g(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
