// Two halves of a tensor that is made from an argument for next to nothing.
// RUN: planner %s --devices 8 --mode prefill --quiet -o %t.json
// RUN: planner verify %t.json %s

module @m {
  func.func public @main(%x: tensor<16x8xf32>, %m: tensor<16x8xi1>) -> tensor<16x8xf32> {
    %z = stablehlo.constant dense<-1.0> : tensor<16x8xf32>
    %w = stablehlo.select %m, %x, %z : tensor<16x8xi1>, tensor<16x8xf32>
    %a = stablehlo.slice %w [0:16, 0:4] : (tensor<16x8xf32>) -> tensor<16x4xf32>
    %b = stablehlo.slice %w [0:16, 4:8] : (tensor<16x8xf32>) -> tensor<16x4xf32>
    %n = stablehlo.negate %b : tensor<16x4xf32>
    %c = stablehlo.concatenate %n, %a, dim = 1 : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x8xf32>
    return %c : tensor<16x8xf32>
  }
}
