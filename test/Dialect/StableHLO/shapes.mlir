// RUN: planner-opt %s --verify-roundtrip | FileCheck %s
// RUN: planner-opt %s --mlir-print-op-generic | planner-opt | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s

// CHECK-LABEL: @static
func.func @static(%x: tensor<3x8xf32>, %v: tensor<8xf32>, %s: tensor<f32>, %i: tensor<i32>) {
  // CHECK: stablehlo.iota dim = 1 : tensor<3x8xi32>
  %0 = stablehlo.iota dim = 1 : tensor<3x8xi32>
  // CHECK: stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<3x8xf32>
  %1 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<8xf32>) -> tensor<3x8xf32>
  // CHECK: stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
  %2 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
  // CHECK: stablehlo.broadcast %arg1, sizes = [2, 3] : (tensor<8xf32>) -> tensor<2x3x8xf32>
  %3 = stablehlo.broadcast %v, sizes = [2, 3] : (tensor<8xf32>) -> tensor<2x3x8xf32>
  // CHECK: stablehlo.reshape %arg0 : (tensor<3x8xf32>) -> tensor<24xf32>
  %4 = stablehlo.reshape %x : (tensor<3x8xf32>) -> tensor<24xf32>
  // CHECK: stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
  %5 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
  // CHECK: stablehlo.reverse %arg0, dims = [0] : tensor<3x8xf32>
  %6 = stablehlo.reverse %x, dims = [0] : tensor<3x8xf32>
  // CHECK: stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<6x8xf32>
  %7 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<6x8xf32>
  // CHECK: stablehlo.slice %arg0 [1:3, 4:8:2] : (tensor<3x8xf32>) -> tensor<2x2xf32>
  %8 = stablehlo.slice %x [1:3:1, 4:8:2] : (tensor<3x8xf32>) -> tensor<2x2xf32>
  // CHECK: stablehlo.dynamic_slice %arg0, %arg3, %arg3, sizes = [1, 4] : (tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %9 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 4] : (tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  // CHECK: stablehlo.dynamic_slice %arg2, sizes = [] : (tensor<f32>) -> tensor<f32>
  %10 = stablehlo.dynamic_slice %s, sizes = [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.dynamic_update_slice %arg0, %{{.*}}, %arg3, %arg3 : (tensor<3x8xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
  %11 = stablehlo.dynamic_update_slice %x, %9, %i, %i : (tensor<3x8xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
  // CHECK: stablehlo.pad %arg1, %arg2, low = [-1], high = [2], interior = [1] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
  %12 = stablehlo.pad %v, %s, low = [-1], high = [2], interior = [1] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
  // CHECK: stablehlo.bitcast_convert %arg1 : (tensor<8xf32>) -> tensor<8x4xi8>
  %13 = stablehlo.bitcast_convert %v : (tensor<8xf32>) -> tensor<8x4xi8>
  return
}

// CHECK-LABEL: @dynamic
func.func @dynamic(%x: tensor<?x8xf32>, %shape: tensor<2xi32>, %z: tensor<f32>) {
  // CHECK: stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x8xf32>) -> tensor<i32>
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x8xf32>) -> tensor<i32>
  // CHECK: stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<?x8xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %1 = stablehlo.dynamic_reshape %x, %shape : (tensor<?x8xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  // CHECK: stablehlo.dynamic_broadcast_in_dim %arg2, %arg1, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %2 = stablehlo.dynamic_broadcast_in_dim %z, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dynamic_iota %arg1, dim = 1 : (tensor<2xi32>) -> tensor<?x8xi32>
  %3 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x8xi32>
  // CHECK: stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1
  %4 = stablehlo.real_dynamic_slice %x, %shape, %shape, %shape : (tensor<?x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dynamic_pad %arg0, %arg2, %arg1, %arg1, %arg1
  %5 = stablehlo.dynamic_pad %x, %z, %shape, %shape, %shape : (tensor<?x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: @bounds
// CHECK-SAME: tensor<?x4xf32, #stablehlo.bounds<8, ?>>
func.func @bounds(%x: tensor<?x4xf32, #stablehlo.bounds<8, ?>>, %n: tensor<i32>) {
  // CHECK: stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<?x4xf32, #stablehlo.bounds<8, ?>>, tensor<i32>) -> tensor<?x4xf32, #stablehlo.bounds<8, ?>>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<?x4xf32, #stablehlo.type_extensions<bounds = [8, ?]>>, tensor<i32>) -> tensor<?x4xf32, #stablehlo.bounds<8, ?>>
  return
}
