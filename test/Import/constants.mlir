// A module without arguments: a number is no loss, and conversions of constants
// are constants.

// RUN: planner import %s --entry=product --print=graph | FileCheck %s --check-prefix=PRODUCT
// PRODUCT: graph product mode=prefill
// PRODUCT: contraction dot_general
func.func @product() -> tensor<4x6xf32> {
  %a = stablehlo.constant dense<1.0> : tensor<4x3xbf16>
  %b = stablehlo.constant dense<2.0> : tensor<3x6xbf16>
  %c = stablehlo.convert %a : (tensor<4x3xbf16>) -> tensor<4x3xf32>
  %d = stablehlo.convert %b : (tensor<3x6xbf16>) -> tensor<3x6xf32>
  %r = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

// RUN: planner import %s --entry=number --print=graph | FileCheck %s --check-prefix=NUMBER
// NUMBER: graph number mode=prefill
func.func @number() -> tensor<f32> {
  %a = stablehlo.constant dense<0.5> : tensor<1xf32>
  %r = stablehlo.reshape %a : (tensor<1xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
