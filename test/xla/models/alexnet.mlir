module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32>, %arg1: tensor<11x11x3x12xf32>, %arg2: tensor<32xf32>, %arg3: tensor<5x5x12x32xf32>, %arg4: tensor<48xf32>, %arg5: tensor<3x3x32x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<3x3x48x48xf32>, %arg8: tensor<32xf32>, %arg9: tensor<3x3x48x32xf32>, %arg10: tensor<64xf32>, %arg11: tensor<1152x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64x64xf32>, %arg16: tensor<8x227x227x3xf32>, %arg17: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg16, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x227x227x3xf32>, tensor<11x11x3x12xf32>) -> tensor<8x55x55x12xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x55x55x12xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x55x55x12xf32>
    %4 = call @relu(%3) : (tensor<8x55x55x12xf32>) -> tensor<8x55x55x12xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.reduce_window"(%4, %5) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %66 = stablehlo.maximum %arg18, %arg19 : tensor<f32>
      stablehlo.return %66 : tensor<f32>
    }) : (tensor<8x55x55x12xf32>, tensor<f32>) -> tensor<8x27x27x12xf32>
    %7 = stablehlo.convolution(%6, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x27x27x12xf32>, tensor<5x5x12x32xf32>) -> tensor<8x27x27x32xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x27x27x32xf32>
    %10 = stablehlo.add %7, %9 : tensor<8x27x27x32xf32>
    %11 = call @relu_0(%10) : (tensor<8x27x27x32xf32>) -> tensor<8x27x27x32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.reduce_window"(%11, %12) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %66 = stablehlo.maximum %arg18, %arg19 : tensor<f32>
      stablehlo.return %66 : tensor<f32>
    }) : (tensor<8x27x27x32xf32>, tensor<f32>) -> tensor<8x13x13x32xf32>
    %14 = stablehlo.convolution(%13, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x32xf32>, tensor<3x3x32x48xf32>) -> tensor<8x13x13x48xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x13x13x48xf32>
    %17 = stablehlo.add %14, %16 : tensor<8x13x13x48xf32>
    %18 = call @relu_1(%17) : (tensor<8x13x13x48xf32>) -> tensor<8x13x13x48xf32>
    %19 = stablehlo.convolution(%18, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x48xf32>, tensor<3x3x48x48xf32>) -> tensor<8x13x13x48xf32>
    %20 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x13x13x48xf32>
    %22 = stablehlo.add %19, %21 : tensor<8x13x13x48xf32>
    %23 = call @relu_1(%22) : (tensor<8x13x13x48xf32>) -> tensor<8x13x13x48xf32>
    %24 = stablehlo.convolution(%23, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x48xf32>, tensor<3x3x48x32xf32>) -> tensor<8x13x13x32xf32>
    %25 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x13x13x32xf32>
    %27 = stablehlo.add %24, %26 : tensor<8x13x13x32xf32>
    %28 = call @relu_2(%27) : (tensor<8x13x13x32xf32>) -> tensor<8x13x13x32xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.reduce_window"(%28, %29) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %66 = stablehlo.maximum %arg18, %arg19 : tensor<f32>
      stablehlo.return %66 : tensor<f32>
    }) : (tensor<8x13x13x32xf32>, tensor<f32>) -> tensor<8x6x6x32xf32>
    %31 = stablehlo.reshape %30 : (tensor<8x6x6x32xf32>) -> tensor<8x1152xf32>
    %32 = stablehlo.dot_general %31, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1152xf32>, tensor<1152x64xf32>) -> tensor<8x64xf32>
    %33 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
    %35 = stablehlo.add %32, %34 : tensor<8x64xf32>
    %36 = call @relu_3(%35) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %37 = stablehlo.dot_general %36, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %38 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
    %40 = stablehlo.add %37, %39 : tensor<8x64xf32>
    %41 = call @relu_3(%40) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %42 = stablehlo.dot_general %41, %arg15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %43 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
    %45 = stablehlo.add %42, %44 : tensor<8x64xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.maximum %47, %46 : tensor<8xf32>
    %49 = stablehlo.is_finite %48 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.select %49, %48, %50 : tensor<8xi1>, tensor<8xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
    %54 = stablehlo.subtract %45, %53 : tensor<8x64xf32>
    %55 = stablehlo.exponential %54 : tensor<8x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %57 = stablehlo.abs %56 : tensor<8xf32>
    %58 = stablehlo.log %57 : tensor<8xf32>
    %59 = stablehlo.add %58, %51 : tensor<8xf32>
    %60 = call @_one_hot(%arg17) : (tensor<8xi32>) -> tensor<8x64xf32>
    %61 = stablehlo.multiply %45, %60 : tensor<8x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.subtract %59, %62 : tensor<8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_8 : tensor<f32>
    return %65 : tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x55x55x12xf32>) -> tensor<8x55x55x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x55x55x12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x55x55x12xf32>
    return %1 : tensor<8x55x55x12xf32>
  }
  func.func private @relu_0(%arg0: tensor<8x27x27x32xf32>) -> tensor<8x27x27x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x27x27x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x27x27x32xf32>
    return %1 : tensor<8x27x27x32xf32>
  }
  func.func private @relu_1(%arg0: tensor<8x13x13x48xf32>) -> tensor<8x13x13x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x13x13x48xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x13x13x48xf32>
    return %1 : tensor<8x13x13x48xf32>
  }
  func.func private @relu_2(%arg0: tensor<8x13x13x32xf32>) -> tensor<8x13x13x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x13x13x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x13x13x32xf32>
    return %1 : tensor<8x13x13x32xf32>
  }
  func.func private @relu_3(%arg0: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x64xf32>
    return %1 : tensor<8x64xf32>
  }
  func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
    %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
    return %5 : tensor<8x64xf32>
  }
}
