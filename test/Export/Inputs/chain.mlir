module @chain {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<64x128xf32>) -> (tensor<19x128xf32>, tensor<64x128xf32>) {
    %0 = stablehlo.tanh %arg0 : tensor<64x128xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"a"}, {"b"}]> : tensor<64x128xf32>
    %2 = stablehlo.exponential %1 : tensor<64x128xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"b"}, {"a"}]> : tensor<64x128xf32>
    %4 = stablehlo.abs %3 : tensor<64x128xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{}, {"a", "b"}]> : tensor<64x128xf32>
    %6 = stablehlo.slice %arg0 [0:16, 0:128] : (tensor<64x128xf32>) -> tensor<16x128xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"b"}, {}]> : tensor<16x128xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.pad %7, %cst, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<16x128xf32>, tensor<f32>) -> tensor<19x128xf32>
    %9 = sdy.sharding_constraint %8 <@mesh, [{}, {"a"}]> : tensor<19x128xf32>
    return %9, %5 : tensor<19x128xf32>, tensor<64x128xf32>
  }
}
