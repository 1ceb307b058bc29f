module @m {
  sdy.mesh @mesh = <["data"=8]>
  func.func public @main(%arg0: tensor<64x1024xf32>, %arg1: tensor<64x1024xf32>) -> (tensor<64x1024xf32>, tensor<64x1024xf32>) {
    %0 = stablehlo.sine %arg0 : tensor<64x1024xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{}, {"data"}]> : tensor<64x1024xf32>
    %2 = stablehlo.add %0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>]>} : tensor<64x1024xf32>
    return %2, %0 : tensor<64x1024xf32>, tensor<64x1024xf32>
  }
}
