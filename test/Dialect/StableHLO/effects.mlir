// RUN: planner-opt %s --cse --canonicalize | FileCheck %s
// RUN: planner-opt %s --inline --symbol-dce | FileCheck %s --check-prefix=INLINE

// CHECK-LABEL: @equal_and_unused
func.func @equal_and_unused(%x: tensor<4xf32>, %z: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[E:.*]] = stablehlo.exponential %arg0
  // CHECK-NEXT: return %[[E]], %[[E]]
  %0 = stablehlo.exponential %x : tensor<4xf32>
  %1 = stablehlo.exponential %x : tensor<4xf32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.custom_call @pure(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Random numbers and effects stay, and so does what is not known.
// CHECK-LABEL: @kept
func.func @kept(%x: tensor<4xf32>, %z: tensor<f32>, %s: tensor<1xi64>) {
  // CHECK-NEXT: stablehlo.rng
  // CHECK-NEXT: stablehlo.rng
  // CHECK-NEXT: custom_call @effect
  // CHECK-NEXT: stablehlo.brand_new
  // CHECK-NEXT: all_reduce
  %0 = stablehlo.rng %z, %z, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1 = stablehlo.rng %z, %z, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  stablehlo.custom_call @effect(%x) {has_side_effect = true} : (tensor<4xf32>) -> ()
  %2 = stablehlo.brand_new %x : tensor<4xf32>
  %3 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %4 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// INLINE-LABEL: @caller
func.func @caller(%x: tensor<4xf32>) -> tensor<4xf32> {
  // INLINE-NOT: call
  // INLINE: stablehlo.while
  // INLINE: do {
  // INLINE-NEXT: stablehlo.tanh
  %0 = stablehlo.while(%y = %x) : tensor<4xf32>
  cond {
    %1 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = func.call @callee(%y) : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
// INLINE-NOT: @callee
func.func private @callee(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
