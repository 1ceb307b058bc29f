// RUN: planner-opt %s --verify-roundtrip | FileCheck %s
// RUN: planner-opt %s --mlir-print-op-generic | planner-opt | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s
// RUN: planner-opt %s --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOC
// RUN: planner-opt %s --mlir-print-debuginfo | planner-opt --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOC

// CHECK-LABEL: @compact
func.func @compact(%x: tensor<4x8xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] {note = 1 : i64} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  // LOC: applies stablehlo.add {{.*}} loc("sum")
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] {note = 1 : i64} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32> loc("sum")
  return %0 : tensor<4xf32>
}

// The generic form of the same is printed compactly.
// CHECK-LABEL: @recognised
func.func @recognised(%x: tensor<4x8xf32>, %z: tensor<f32>) -> tensor<8xf32> {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %0 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Elements and accumulators are paired in the text.
// CHECK-LABEL: @argmax
func.func @argmax(%x: tensor<4x8xf32>, %i: tensor<4x8xi32>, %z: tensor<f32>, %c: tensor<i32>) -> tensor<4xi32> {
  // CHECK: stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  // CHECK-NEXT: reducer(%[[A:.*]]: tensor<f32>, %[[M:.*]]: tensor<f32>) (%[[J:.*]]: tensor<i32>, %[[N:.*]]: tensor<i32>) {
  // CHECK: stablehlo.compare GT, %[[A]], %[[M]]
  // CHECK: stablehlo.select %{{.*}}, %[[J]], %[[N]]
  // LOC: reducer({{.*}} loc("a"), {{.*}} loc("m")) (
  %0:2 = stablehlo.reduce(%x init: %z), (%i init: %c) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%a: tensor<f32> loc("a"), %m: tensor<f32> loc("m")) (%j: tensor<i32>, %n: tensor<i32>)  {
    %1 = stablehlo.compare GT, %a, %m, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %a, %m : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %j, %n : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }
  return %0#1 : tensor<4xi32>
}

// Not made again from a name: arguments out of order, not commutative, an
// attribute, another element type.
// CHECK-LABEL: @long
// CHECK-NOT: applies
func.func @long(%x: tensor<8xf32>, %h: tensor<8xbf16>, %z: tensor<f32>) {
  %0 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %b, %a : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %2 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.divide %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %3 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b {note = 1 : i64} : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %4 = "stablehlo.reduce"(%h, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<8xbf16>, tensor<f32>) -> tensor<f32>
  return
}
