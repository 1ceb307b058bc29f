module @limits {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<16x16x8xf32>, %arg1: tensor<3x8x24xf32>, %arg2: tensor<16x17xf32>, %arg3: tensor<17x24xf32>, %arg4: tensor<16x18xf32>, %arg5: tensor<18x24xf32>, %arg6: tensor<1x8x24xf32>, %arg7: tensor<16x32xf32>, %arg8: tensor<f32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32x64xf32>) -> (tensor<16x16x24xf32>, tensor<16x2xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<16x16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>) {
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
    %11 = sdy.sharding_constraint %arg0 <@mesh, [{}, {"a"}, {}]> : tensor<16x16x8xf32>
    %12 = sdy.sharding_constraint %arg6 <@mesh, [{}, {}, {"b"}]> : tensor<1x8x24xf32>
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<16x16x8xf32>, tensor<1x8x24xf32>) -> tensor<16x16x24xf32>
    %14 = sdy.sharding_constraint %arg7 <@mesh, [{"b"}, {}]> : tensor<16x32xf32>
    %values, %indices = chlo.top_k(%14, k = 2) : tensor<16x32xf32> -> (tensor<16x2xf32>, tensor<16x2xi32>)
    %15 = sdy.sharding_constraint %arg9 <@mesh, [{"a"}, {"b"}]> : tensor<32x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<32x64xf32>
    %18 = sdy.sharding_constraint %arg10 <@mesh, [{"b"}, {"a"}]> : tensor<32x64xf32>
    %19 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<32x64xf32>
    return %13, %values, %17, %20, %2, %6, %10 : tensor<16x16x24xf32>, tensor<16x2xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<16x16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>
  }
}
