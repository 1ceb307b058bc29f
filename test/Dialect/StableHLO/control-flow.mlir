// RUN: planner-opt %s --verify-roundtrip | FileCheck %s
// RUN: planner-opt %s --mlir-print-op-generic | planner-opt | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s
// RUN: planner-opt %s --mlir-print-debuginfo | planner-opt --verify-roundtrip -o /dev/null

// Both regions use the names of one list and values from outside.
// CHECK-LABEL: @scan
func.func @scan(%w: tensor<4x8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  // CHECK: %[[R:.*]]:2 = stablehlo.while(%[[I:.*]] = %{{.*}}, %[[X:.*]] = %arg1) : tensor<i32>, tensor<8xf32> attributes {note = 1 : i64}
  // CHECK-NEXT: cond {
  // CHECK-NEXT: stablehlo.compare LT, %[[I]],
  // CHECK: } do {
  // CHECK: stablehlo.dynamic_slice %arg0, %[[I]],
  %0:2 = stablehlo.while(%i = %c0, %y = %x) : tensor<i32>, tensor<8xf32> attributes {note = 1 : i64}
  cond {
    %1 = stablehlo.compare LT, %i, %c4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.dynamic_slice %w, %i, %c0, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x8xf32>) -> tensor<8xf32>
    %3 = func.call @layer(%2, %y) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %4 = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %4, %3 : tensor<i32>, tensor<8xf32>
  }
  return %0#1 : tensor<8xf32>
}
func.func private @layer(%w: tensor<8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.multiply %w, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @empty_loop
func.func @empty_loop() {
  // CHECK: stablehlo.while()
  stablehlo.while()
  cond {
    %0 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}

// CHECK-LABEL: @branches
func.func @branches(%i: tensor<i32>, %p: tensor<i1>, %x: tensor<2xf32>) {
  // CHECK: "stablehlo.case"(%arg0) ({
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  // CHECK: "stablehlo.if"(%arg1) ({
  %2 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    stablehlo.return %0 : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: @calls
func.func @calls(%x: tensor<2xf32>) {
  // CHECK: stablehlo.custom_call @Sharding(%arg0) {backend_config = "", has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>
  %0 = stablehlo.custom_call @Sharding(%x) {backend_config = "", has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: stablehlo.custom_call @"foo-bar"() {api_version = 4 : i32, backend_config = {a = 1 : i32}} : () -> tensor<2xf32>
  %1 = stablehlo.custom_call @"foo-bar"() {api_version = 4 : i32, backend_config = {a = 1 : i32}} : () -> tensor<2xf32>
  // CHECK: stablehlo.composite "my.op" %arg0 {composite_attributes = {eps = 5.000000e-01 : f32}, decomposition = @impl} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = stablehlo.composite "my.op" %x {composite_attributes = {eps = 0.5 : f32}, decomposition = @impl} : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: stablehlo.optimization_barrier %arg0, %arg0 : tensor<2xf32>, tensor<2xf32>
  %3:2 = stablehlo.optimization_barrier %x, %x : tensor<2xf32>, tensor<2xf32>
  // CHECK: stablehlo.optimization_barrier()
  stablehlo.optimization_barrier()
  // CHECK: stablehlo.tuple %arg0, %arg0 : tuple<tensor<2xf32>, tensor<2xf32>>
  %4 = stablehlo.tuple %x, %x : tuple<tensor<2xf32>, tensor<2xf32>>
  // CHECK: stablehlo.get_tuple_element %{{.*}}[1] : (tuple<tensor<2xf32>, tensor<2xf32>>) -> tensor<2xf32>
  %5 = stablehlo.get_tuple_element %4[1] : (tuple<tensor<2xf32>, tensor<2xf32>>) -> tensor<2xf32>
  // CHECK: stablehlo.create_token : !stablehlo.token
  %6 = stablehlo.create_token : !stablehlo.token
  // CHECK: stablehlo.after_all %{{.*}}, %{{.*}} : !stablehlo.token
  %7 = stablehlo.after_all %6, %6 : !stablehlo.token
  return
}
func.func private @impl(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
