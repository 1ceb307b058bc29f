// RUN: planner-opt %s --verify-roundtrip | FileCheck %s
// RUN: planner-opt %s --mlir-print-op-generic | planner-opt | FileCheck %s
// RUN: planner-opt %s --emit-bytecode | planner-opt | FileCheck %s
// RUN: planner-opt %s --canonicalize --cse | FileCheck %s --check-prefix=CLEAN

sdy.mesh @mesh = <["x"=2, "y"=4]>

// CHECK-LABEL: @values
// CLEAN-LABEL: @values
func.func @values(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  // A constraint without uses still holds for its operand.
  // CLEAN-NEXT: sdy.sharding_constraint
  // CLEAN-NEXT: sdy.sharding_group
  // CLEAN-NEXT: return
  // CHECK: sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  %0 = sdy.sharding_constraint %a <@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  // CHECK: sdy.reshard %arg0 <@mesh, [{}, {"y"}]> : tensor<8x16xf32>
  %1 = sdy.reshard %a <@mesh, [{}, {"y"}]> : tensor<8x16xf32>
  // CHECK: sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<8x16xf32>
  %2 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<8x16xf32>
  // CHECK: sdy.sharding_group %arg0 group_id=21 : tensor<8x16xf32>
  sdy.sharding_group %a group_id=21 : tensor<8x16xf32>
  // CHECK: sdy.constant dense<1.000000e+00> : tensor<8x16xf32>
  %3 = sdy.constant dense<1.0> : tensor<8x16xf32>
  return %a : tensor<8x16xf32>
}

// CHECK-LABEL: @edges
func.func @edges(%a: tensor<8x16xf32>) {
  // CHECK: sdy.data_flow_edge %arg0 sharding=<@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  %0 = sdy.data_flow_edge %a sharding=<@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  // CHECK: sdy.data_flow_edge %arg0 : tensor<8x16xf32>
  %1 = sdy.data_flow_edge %a : tensor<8x16xf32>
  // CHECK: sdy.func_data_flow_edge %arg0 : tensor<8x16xf32>
  %2 = sdy.func_data_flow_edge %a : tensor<8x16xf32>
  return
}

// CHECK-LABEL: @manual
func.func @manual(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  // CHECK: sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x", "y"}, {}]>] manual_axes={"x"} (%arg1: tensor<4x16xf32>) {
  // CHECK-NEXT: "stablehlo.all_reduce"
  // CHECK: sdy.return %{{.*}} : tensor<4x16xf32>
  // CHECK-NEXT: } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x", "y"}, {}]>] manual_axes={"x"} (%l: tensor<4x16xf32>) {
    %1 = "stablehlo.all_reduce"(%l) <{replica_groups = dense<[[0, 4]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %2 = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    sdy.return %1 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  // CHECK: sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: @named
func.func @named(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  // CHECK: sdy.named_computation<"block">(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] (%arg1: tensor<8x16xf32>) {
  %0 = sdy.named_computation<"block">(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] (%b: tensor<8x16xf32>) {
    sdy.return %b : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  // CHECK: sdy.named_computation<"plain">(%{{.*}}) (%arg1: tensor<8x16xf32>) {
  %1 = sdy.named_computation<"plain">(%0) (%b: tensor<8x16xf32>) {
    sdy.return %b : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK-LABEL: @collectives
func.func @collectives(%a: tensor<8x16xf32>) {
  // CHECK: sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  // CHECK: sdy.all_slice [{}, {"y":(1)2}] %arg0 out_sharding=<@mesh, [{}, {"y":(1)2}]> : tensor<8x16xf32>
  %1 = sdy.all_slice [{}, {"y":(1)2}] %a out_sharding=<@mesh, [{}, {"y":(1)2}]> : tensor<8x16xf32>
  // CHECK: sdy.all_to_all [{"x"}: 0->1, {"y"}: 1->0] %arg0 out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<8x16xf32>
  %2 = sdy.all_to_all [{"x"}: 0->1, {"y"}: 1->0] %a out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<8x16xf32>
  // CHECK: sdy.collective_permute %arg0 out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x16xf32>
  %3 = sdy.collective_permute %a out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x16xf32>
  // CHECK: sdy.all_reduce {"x", "y"} %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  %4 = sdy.all_reduce {"x", "y"} %a out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  // CHECK: sdy.all_reduce max {"x"} %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  %5 = sdy.all_reduce max {"x"} %a out_sharding=<@mesh, [{}, {}]> : tensor<8x16xf32>
  // CHECK: sdy.reduce_scatter [{"x"}, {}] %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  %6 = sdy.reduce_scatter [{"x"}, {}] %a out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  // CHECK: sdy.sharded_to_unreduced [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x16xf32>
  %7 = sdy.sharded_to_unreduced [{"x"}, {}] %a out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x16xf32>
  // CHECK: sdy.replicated_to_unreduced {"x"} %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x16xf32>
  %8 = sdy.replicated_to_unreduced {"x"} %a out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x16xf32>
  return
}
