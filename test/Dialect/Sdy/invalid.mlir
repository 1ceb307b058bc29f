// RUN: planner-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{axis "x" is given twice}}
sdy.mesh @mesh = <["x"=2, "x"=2]>

// -----

// expected-error @+1 {{must have a size of at least 1, got 0}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error @+1 {{expected a permutation of the devices 0 to 3}}
sdy.mesh @mesh = <["x"=4], device_ids=[0, 1, 2, 2]>

// -----

// expected-error @+1 {{argument 0: there is no mesh @mesh}}
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>})

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @+1 {{argument 0: expected a sharding for 'tensor<8x8xf32>', got one of 1 dimensions}}
func.func private @f(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>})

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @+1 {{argument 0: the mesh has no axis "y"}}
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>})

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @+1 {{axis "x" is used twice}}
func.func private @f(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"x"}]>})

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @+1 {{result 0: axis "x" is used twice}}
func.func private @f() -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}], unreduced={"x"}>})

// -----

sdy.mesh @mesh = <["x"=8]>
// expected-error @+1 {{axis "x" is used twice}}
func.func private @f(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)4}, {"x":(2)2}]>})

// -----

sdy.mesh @mesh = <["x"=8]>
// expected-error @+1 {{(2)8 is not a part of axis "x" of size 8}}
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(2)8}]>})

// -----

sdy.mesh @mesh = <["x"=8]>
// expected-error @+1 {{the part is all of axis "x"}}
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)8}]>})

// -----

sdy.mesh @mesh = <["x"=8]>
// expected-error @+1 {{adjacent parts of axis "x" must be written as one}}
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "x":(2)2}]>})

// -----

sdy.mesh @mesh = <["x"=2, "y"=2]>
// expected-error @+1 {{expected replicated axes in the order of the mesh}}
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"y", "x"}>})

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @+1 {{expected a priority such as `p1`, got `p01`}}
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}p01]>})

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected 1 shardings of results, got 2}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{}]>]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected `sdy.sharding` to be a sharding per value}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding<@mesh, [{}]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{result 0: expected the local type 'tensor<4xf32>', got 'tensor<8xf32>'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%l: tensor<8xf32>) {
    sdy.return %l : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{the mesh has no manual axis "y"}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"y"} (%l: tensor<8xf32>) {
    sdy.return %l : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%l: tensor<4xf32>) {
    // expected-error @+1 {{axis "x" is manual in a parent}}
    %1 = sdy.sharding_constraint %l <@mesh, [{"x"}]> : tensor<4xf32>
    sdy.return %1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{sharding rule of operand 0 has 1 dimensions, its type is 'tensor<8x8xf32>'}}
  %0 = stablehlo.custom_call @g(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : (tensor<8x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected the size of factor `i`, got that of `j`}}
  %0 = stablehlo.custom_call @g(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {j=8}>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}
