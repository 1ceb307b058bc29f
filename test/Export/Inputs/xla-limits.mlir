module @limits {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<16x16x8xf32>, %arg1: tensor<3x8x24xf32>, %arg2: tensor<16x17xf32>, %arg3: tensor<17x24xf32>, %arg4: tensor<16x18xf32>, %arg5: tensor<18x24xf32>) -> (tensor<16x16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {"a"}, {}]> : tensor<16x16x8xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{}, {}, {"b"}]> : tensor<3x8x24xf32>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<16x16x8xf32>, tensor<3x8x24xf32>) -> tensor<16x16x24xf32>
    %3 = sdy.sharding_constraint %arg2 <@mesh, [{}, {"a"}]> : tensor<16x17xf32>
    %4 = sdy.sharding_constraint %arg3 <@mesh, [{"a"}, {}]> : tensor<17x24xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0] : (tensor<16x17xf32>, tensor<17x24xf32>) -> tensor<16x24xf32>
    %6 = stablehlo.negate %5 : tensor<16x24xf32>
    %7 = sdy.sharding_constraint %arg4 <@mesh, [{}, {"a"}]> : tensor<16x18xf32>
    %8 = sdy.sharding_constraint %arg5 <@mesh, [{"a"}, {}]> : tensor<18x24xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0] : (tensor<16x18xf32>, tensor<18x24xf32>) -> tensor<16x24xf32>
    %10 = stablehlo.negate %9 : tensor<16x24xf32>
    return %2, %6, %10 : tensor<16x16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>
  }
}
