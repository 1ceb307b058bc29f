// The position of a slice is computed by scalars that nothing else reads.

// RUN: planner %s --devices 8 --mode prefill --quiet -o %t.json
// RUN: planner verify %t.json %s

module @m {
  func.func public @main(%arg0: tensor<16x16xf32>, %i: tensor<i32>) -> tensor<8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c1 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %i, %c1 : tensor<i32>
    %2 = stablehlo.select %0, %1, %i : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c, sizes = [8, 16] : (tensor<16x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
    return %3 : tensor<8x16xf32>
  }
}
