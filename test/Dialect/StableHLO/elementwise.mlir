// RUN: planner-opt %s --verify-roundtrip | FileCheck %s
// RUN: planner-opt %s --mlir-print-op-generic | planner-opt | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s

// One type if all are equal, else the signature.
// CHECK-LABEL: @types
func.func @types(%a: tensor<2xf32>, %b: tensor<2xi32>, %d: tensor<?xf32>) {
  // CHECK: stablehlo.add %arg0, %arg0 : tensor<2xf32>
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  // CHECK: stablehlo.add %arg0, %arg2 : (tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  %1 = stablehlo.add %a, %d : (tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  // CHECK: stablehlo.convert %arg1 : (tensor<2xi32>) -> tensor<2xbf16>
  %2 = stablehlo.convert %b : (tensor<2xi32>) -> tensor<2xbf16>
  // CHECK: stablehlo.convert %arg1 : tensor<2xi32>
  %3 = "stablehlo.convert"(%b) : (tensor<2xi32>) -> tensor<2xi32>
  // CHECK: stablehlo.is_finite %arg0 : (tensor<2xf32>) -> tensor<2xi1>
  %4 = stablehlo.is_finite %a : (tensor<2xf32>) -> tensor<2xi1>
  // CHECK: stablehlo.complex %arg0, %arg0 : tensor<2xcomplex<f32>>
  %5 = stablehlo.complex %a, %a : tensor<2xcomplex<f32>>
  // CHECK: stablehlo.real %{{.*}} : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %6 = stablehlo.real %5 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  // CHECK: stablehlo.reduce_precision %arg0, format = e8m10 : tensor<2xf32>
  %7 = stablehlo.reduce_precision %a, format = e8m10 : tensor<2xf32>
  // CHECK: stablehlo.clamp %arg0, %arg0, %arg0 : tensor<2xf32>
  %8 = stablehlo.clamp %a, %a, %a : tensor<2xf32>
  return
}

// CHECK-LABEL: @choices
func.func @choices(%p: tensor<i1>, %q: tensor<2xi1>, %a: tensor<2xf32>, %d: tensor<?xf32>) {
  // CHECK: stablehlo.select %arg0, %arg2, %arg2 : tensor<i1>, tensor<2xf32>
  %0 = stablehlo.select %p, %a, %a : tensor<i1>, tensor<2xf32>
  // CHECK: stablehlo.select %arg1, %arg2, %arg3 : (tensor<2xi1>, tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  %1 = stablehlo.select %q, %a, %d : (tensor<2xi1>, tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  // CHECK: stablehlo.compare LT, %arg2, %arg2 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %2 = stablehlo.compare LT, %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  // CHECK: stablehlo.compare EQ, %arg2, %arg2, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %3 = "stablehlo.compare"(%a, %a) {comparison_direction = #stablehlo<comparison_direction EQ>,
      compare_type = #stablehlo<comparison_type TOTALORDER>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// CHECK-LABEL: @accuracy
func.func @accuracy(%a: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @constants
func.func @constants() {
  // CHECK: %c = stablehlo.constant dense<-1> : tensor<2xi64>
  %0 = stablehlo.constant dense<-1> : tensor<2xi64>
  // CHECK: %cst = stablehlo.constant {note = 1 : i32} dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.constant {note = 1 : i32} dense<0xFF800000> : tensor<f32>
  // CHECK: %cst_0 = stablehlo.constant() <{value = dense<3> : tensor<1xi8>}> : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %2 = stablehlo.constant() {value = dense<3> : tensor<1xi8>} : () -> tensor<1x!quant.uniform<i8:f32, 2.0:15>>
  // CHECK: %cst_1 = stablehlo.constant dense_resource<__elided__> : tensor<1024xf32>
  %3 = stablehlo.constant dense_resource<__elided__> : tensor<1024xf32>
  return
}

// Hexadecimal predicates: eight to a byte, or one to a byte as newer MLIR writes
// them. 0x0D is 1011 from the lowest bit on.
// CHECK-LABEL: @predicates
func.func @predicates() {
  // CHECK: dense<[true, false, true, true]> : tensor<4xi1>
  %0 = stablehlo.constant dense<"0x0D"> : tensor<4xi1>
  // CHECK: dense<[true, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<"0x01000101"> : tensor<4xi1>
  // CHECK: dense<[1, 2]> : tensor<2xi8>
  %2 = stablehlo.constant dense<"0x0102"> : tensor<2xi8>
  return
}
