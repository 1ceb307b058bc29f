// RUN: planner-opt %s --verify-roundtrip | FileCheck %s
// RUN: planner-opt %s --mlir-print-op-generic | planner-opt | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s

// CHECK: sdy.mesh @mesh = <["data"=4, "model"=8]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}}
sdy.mesh @mesh = <["data"=4, "model"=8]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}}
// CHECK: sdy.mesh @reordered = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>
sdy.mesh @reordered = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>
// CHECK: sdy.mesh @in_order = <["x"=2]>
sdy.mesh @in_order = <["x"=2], device_ids=[0, 1]>
// CHECK: sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
// CHECK: sdy.mesh @empty_mesh = <[]>
sdy.mesh @empty_mesh = <[]>

// CHECK-LABEL: func.func public @main
// CHECK-SAME: %arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}
// CHECK-SAME: %arg1: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"data", "model", ?}]>}
// CHECK-SAME: %arg2: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}p1, {"model", ?}p10]>}
// CHECK-SAME: %arg3: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model":(1)2}, {"model":(4)2, "model":(2)2}]>}
// CHECK-SAME: %arg4: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"data"}, unreduced={"model"}>}
// CHECK-SAME: %arg5: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced=max{"data", "model"}>}
// CHECK-SAME: %arg6: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}
// CHECK-SAME: %arg7: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>}
// CHECK-SAME: -> (tensor<8x16xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>})
func.func public @main(
    %arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>},
    %arg1: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"data", "model", ?}]>},
    %arg2: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}p1, {"model", ?}p10]>},
    %arg3: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model":(1)2}, {"model":(4)2, "model":(2)2}]>},
    %arg4: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"data"}, unreduced={"model"}>},
    %arg5: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced=max{"data", "model"}>},
    %arg6: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>},
    %arg7: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>})
    -> (tensor<8x16xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) {
  // CHECK: stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>]>} : tensor<8x16xf32>
  %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>]>} : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: @rules
func.func @rules(%a: tensor<8x32xf32>, %b: tensor<32x16xf32>, %c: tensor<64x64xf32>) {
  // CHECK: #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=32} reduction={k}>
  %0 = stablehlo.custom_call @f(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=32} reduction={k}>} : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  // CHECK: #sdy.op_sharding_rule<([ij, kl])->([ji, lk]) {i=8, j=8, k=8, l=8} need_replication={i, j} permutation={k} blocked_propagation={l}, custom>
  %1 = stablehlo.custom_call @g(%c) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, kl])->([ji, lk]) {i=8, j=8, k=8, l=8} need_replication={i, j} permutation={k} blocked_propagation={l}, custom>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return
}

// More factors than letters: z is 17, z_1 is 18.
// CHECK-LABEL: @many_factors
// CHECK: [z_1z_2]
// CHECK-SAME: z=1, z_1=2, z_2=3}
func.func @many_factors(%a: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x6xf32>) {
  %0 = stablehlo.custom_call @f(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, z_1z_2])->([z_1z_2]) {i=1, j=1, k=1, l=1, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, u=1, v=1, w=1, x=1, y=1, z=1, z_1=2, z_2=3}>} : (tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x6xf32>) -> tensor<6xf32>
  return
}

// CHECK-LABEL: @record
func.func @record(%a: tensor<8x16xf32>) {
  // CHECK: sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"data" = operand-1 -> [operand-0, result-0]}]}]>
  %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"data" = operand-1 -> [operand-0, result-0]}]}]>} : tensor<8x16xf32>
  return
}
