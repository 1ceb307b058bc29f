// An operation that nobody knows is kept, with one warning for its name.

// RUN: planner import %s --json 2>&1 >/dev/null | FileCheck %s

// CHECK: warning: unknown operation stablehlo.custom_call @mystery: kept as an opaque, replicated operator (2 times), first at {{.*}}warnings.mlir:8
// CHECK-NOT: warning
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %x = stablehlo.custom_call @mystery(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %y = stablehlo.custom_call @mystery(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
