// RUN: planner-opt %s --verify-roundtrip | FileCheck %s
// RUN: planner-opt %s --mlir-print-op-generic | planner-opt | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s

// CHECK-LABEL: @random
func.func @random(%s: tensor<2xui64>, %a: tensor<f32>) {
  // CHECK: %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %1 = stablehlo.constant dense<4> : tensor<1xi64>
  // CHECK: stablehlo.rng %arg1, %arg1, %{{.*}}, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %2 = stablehlo.rng %a, %a, %1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @algebra
func.func @algebra(%m: tensor<4x4xf32>, %x: tensor<16xcomplex<f32>>) {
  // CHECK: stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
  %0 = stablehlo.cholesky %m, lower = true : tensor<4x4xf32>
  // CHECK: "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}>
  %1 = "stablehlo.triangular_solve"(%m, %m) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: stablehlo.fft %arg1, type = FFT, length = [16] : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %2 = stablehlo.fft %x, type = FFT, length = [16] : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  return
}

// CHECK-LABEL: @collectives
func.func @collectives(%x: tensor<4x8xf32>) {
  // CHECK: "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
  // CHECK: replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>
  %1 = "stablehlo.all_reduce"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}>
  %3 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// An operation that is not modelled stays as it is, in the generic form.
// CHECK-LABEL: @unknown
func.func @unknown(%x: tensor<4xf32>) -> tensor<2xf32> {
  // CHECK: "stablehlo.brand_new"(%arg0, %arg0) {k = 3 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %0 = stablehlo.brand_new %x, %x {k = 3 : i64} : tensor<4xf32>
  // CHECK: "stablehlo.other_new"(%{{.*}}) : (tensor<4xf32>) -> tensor<2xf32>
  %1 = stablehlo.other_new %0 : (tensor<4xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
