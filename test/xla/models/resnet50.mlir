module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<64xf32>, %arg3: tensor<512x64xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<1x1x16x16xf32>, %arg13: tensor<3x3x16x16xf32>, %arg14: tensor<1x1x16x64xf32>, %arg15: tensor<1x1x16x64xf32>, %arg16: tensor<32xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<128xf32>, %arg21: tensor<128xf32>, %arg22: tensor<128xf32>, %arg23: tensor<128xf32>, %arg24: tensor<1x1x64x32xf32>, %arg25: tensor<3x3x32x32xf32>, %arg26: tensor<1x1x32x128xf32>, %arg27: tensor<1x1x64x128xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<64xf32>, %arg32: tensor<256xf32>, %arg33: tensor<256xf32>, %arg34: tensor<256xf32>, %arg35: tensor<256xf32>, %arg36: tensor<1x1x128x64xf32>, %arg37: tensor<3x3x64x64xf32>, %arg38: tensor<1x1x64x256xf32>, %arg39: tensor<1x1x128x256xf32>, %arg40: tensor<128xf32>, %arg41: tensor<128xf32>, %arg42: tensor<128xf32>, %arg43: tensor<128xf32>, %arg44: tensor<512xf32>, %arg45: tensor<512xf32>, %arg46: tensor<512xf32>, %arg47: tensor<512xf32>, %arg48: tensor<1x1x256x128xf32>, %arg49: tensor<3x3x128x128xf32>, %arg50: tensor<1x1x128x512xf32>, %arg51: tensor<1x1x256x512xf32>, %arg52: tensor<7x7x3x16xf32>, %arg53: tensor<16x64x64x3xf32>, %arg54: tensor<16xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg53, %arg52) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x64x64x3xf32>, tensor<7x7x3x16xf32>) -> tensor<16x32x32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16xf32>
    %4 = chlo.square %0 : tensor<16x32x32x16xf32> -> tensor<16x32x32x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_2 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.divide %5, %6 : tensor<16xf32>
    %8 = chlo.square %3 : tensor<16xf32> -> tensor<16xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<16xf32>
    %10 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x32x32x16xf32>
    %12 = stablehlo.subtract %0, %11 : tensor<16x32x32x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.add %9, %13 : tensor<16xf32>
    %15 = stablehlo.rsqrt %14 : tensor<16xf32>
    %16 = stablehlo.multiply %15, %arg1 : tensor<16xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x32x32x16xf32>
    %19 = stablehlo.multiply %12, %18 : tensor<16x32x32x16xf32>
    %20 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x32x32x16xf32>
    %22 = stablehlo.add %19, %21 : tensor<16x32x32x16xf32>
    %23 = call @relu(%22) : (tensor<16x32x32x16xf32>) -> tensor<16x32x32x16xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.reduce_window"(%23, %24) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %437 = stablehlo.maximum %arg55, %arg56 : tensor<f32>
      stablehlo.return %437 : tensor<f32>
    }) : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16x16x16x16xf32>
    %26 = stablehlo.convolution(%25, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.divide %27, %28 : tensor<16xf32>
    %30 = chlo.square %26 : tensor<16x16x16x16xf32> -> tensor<16x16x16x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_8 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %33 = stablehlo.divide %31, %32 : tensor<16xf32>
    %34 = chlo.square %29 : tensor<16xf32> -> tensor<16xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<16xf32>
    %36 = stablehlo.broadcast_in_dim %29, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %38 = stablehlo.subtract %26, %37 : tensor<16x16x16x16xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %40 = stablehlo.add %35, %39 : tensor<16xf32>
    %41 = stablehlo.rsqrt %40 : tensor<16xf32>
    %42 = stablehlo.multiply %41, %arg5 : tensor<16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %45 = stablehlo.multiply %38, %44 : tensor<16x16x16x16xf32>
    %46 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %48 = stablehlo.add %45, %47 : tensor<16x16x16x16xf32>
    %49 = call @relu_0(%48) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %50 = stablehlo.convolution(%49, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_11 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.divide %51, %52 : tensor<16xf32>
    %54 = chlo.square %50 : tensor<16x16x16x16xf32> -> tensor<16x16x16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %57 = stablehlo.divide %55, %56 : tensor<16xf32>
    %58 = chlo.square %53 : tensor<16xf32> -> tensor<16xf32>
    %59 = stablehlo.subtract %57, %58 : tensor<16xf32>
    %60 = stablehlo.broadcast_in_dim %53, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %62 = stablehlo.subtract %50, %61 : tensor<16x16x16x16xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.add %59, %63 : tensor<16xf32>
    %65 = stablehlo.rsqrt %64 : tensor<16xf32>
    %66 = stablehlo.multiply %65, %arg7 : tensor<16xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %69 = stablehlo.multiply %62, %68 : tensor<16x16x16x16xf32>
    %70 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %72 = stablehlo.add %69, %71 : tensor<16x16x16x16xf32>
    %73 = call @relu_0(%72) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %74 = stablehlo.convolution(%73, %arg14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x16x64xf32>) -> tensor<16x16x16x64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_16 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %77 = stablehlo.divide %75, %76 : tensor<64xf32>
    %78 = chlo.square %74 : tensor<16x16x16x64xf32> -> tensor<16x16x16x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_18 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %81 = stablehlo.divide %79, %80 : tensor<64xf32>
    %82 = chlo.square %77 : tensor<64xf32> -> tensor<64xf32>
    %83 = stablehlo.subtract %81, %82 : tensor<64xf32>
    %84 = stablehlo.broadcast_in_dim %77, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %86 = stablehlo.subtract %74, %85 : tensor<16x16x16x64xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %88 = stablehlo.add %83, %87 : tensor<64xf32>
    %89 = stablehlo.rsqrt %88 : tensor<64xf32>
    %90 = stablehlo.multiply %89, %arg9 : tensor<64xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %93 = stablehlo.multiply %86, %92 : tensor<16x16x16x64xf32>
    %94 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %96 = stablehlo.add %93, %95 : tensor<16x16x16x64xf32>
    %97 = stablehlo.convolution(%25, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x16x64xf32>) -> tensor<16x16x16x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_21 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %100 = stablehlo.divide %98, %99 : tensor<64xf32>
    %101 = chlo.square %97 : tensor<16x16x16x64xf32> -> tensor<16x16x16x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_23 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %104 = stablehlo.divide %102, %103 : tensor<64xf32>
    %105 = chlo.square %100 : tensor<64xf32> -> tensor<64xf32>
    %106 = stablehlo.subtract %104, %105 : tensor<64xf32>
    %107 = stablehlo.broadcast_in_dim %100, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %109 = stablehlo.subtract %97, %108 : tensor<16x16x16x64xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %111 = stablehlo.add %106, %110 : tensor<64xf32>
    %112 = stablehlo.rsqrt %111 : tensor<64xf32>
    %113 = stablehlo.multiply %112, %arg11 : tensor<64xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %116 = stablehlo.multiply %109, %115 : tensor<16x16x16x64xf32>
    %117 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %119 = stablehlo.add %116, %118 : tensor<16x16x16x64xf32>
    %120 = stablehlo.add %96, %119 : tensor<16x16x16x64xf32>
    %121 = call @relu_1(%120) : (tensor<16x16x16x64xf32>) -> tensor<16x16x16x64xf32>
    %122 = stablehlo.convolution(%121, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x64xf32>, tensor<1x1x64x32xf32>) -> tensor<16x16x16x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_25) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_26 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %125 = stablehlo.divide %123, %124 : tensor<32xf32>
    %126 = chlo.square %122 : tensor<16x16x16x32xf32> -> tensor<16x16x16x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_28 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %129 = stablehlo.divide %127, %128 : tensor<32xf32>
    %130 = chlo.square %125 : tensor<32xf32> -> tensor<32xf32>
    %131 = stablehlo.subtract %129, %130 : tensor<32xf32>
    %132 = stablehlo.broadcast_in_dim %125, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %134 = stablehlo.subtract %122, %133 : tensor<16x16x16x32xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %136 = stablehlo.add %131, %135 : tensor<32xf32>
    %137 = stablehlo.rsqrt %136 : tensor<32xf32>
    %138 = stablehlo.multiply %137, %arg17 : tensor<32xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %141 = stablehlo.multiply %134, %140 : tensor<16x16x16x32xf32>
    %142 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %144 = stablehlo.add %141, %143 : tensor<16x16x16x32xf32>
    %145 = call @relu_2(%144) : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %146 = stablehlo.convolution(%145, %arg25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_31 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %149 = stablehlo.divide %147, %148 : tensor<32xf32>
    %150 = chlo.square %146 : tensor<16x8x8x32xf32> -> tensor<16x8x8x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_33 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %153 = stablehlo.divide %151, %152 : tensor<32xf32>
    %154 = chlo.square %149 : tensor<32xf32> -> tensor<32xf32>
    %155 = stablehlo.subtract %153, %154 : tensor<32xf32>
    %156 = stablehlo.broadcast_in_dim %149, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %158 = stablehlo.subtract %146, %157 : tensor<16x8x8x32xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %160 = stablehlo.add %155, %159 : tensor<32xf32>
    %161 = stablehlo.rsqrt %160 : tensor<32xf32>
    %162 = stablehlo.multiply %161, %arg19 : tensor<32xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %165 = stablehlo.multiply %158, %164 : tensor<16x8x8x32xf32>
    %166 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %168 = stablehlo.add %165, %167 : tensor<16x8x8x32xf32>
    %169 = call @relu_3(%168) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %170 = stablehlo.convolution(%169, %arg26) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<1x1x32x128xf32>) -> tensor<16x8x8x128xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_36 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %173 = stablehlo.divide %171, %172 : tensor<128xf32>
    %174 = chlo.square %170 : tensor<16x8x8x128xf32> -> tensor<16x8x8x128xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_37) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_38 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %177 = stablehlo.divide %175, %176 : tensor<128xf32>
    %178 = chlo.square %173 : tensor<128xf32> -> tensor<128xf32>
    %179 = stablehlo.subtract %177, %178 : tensor<128xf32>
    %180 = stablehlo.broadcast_in_dim %173, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %182 = stablehlo.subtract %170, %181 : tensor<16x8x8x128xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %184 = stablehlo.add %179, %183 : tensor<128xf32>
    %185 = stablehlo.rsqrt %184 : tensor<128xf32>
    %186 = stablehlo.multiply %185, %arg21 : tensor<128xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %189 = stablehlo.multiply %182, %188 : tensor<16x8x8x128xf32>
    %190 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %192 = stablehlo.add %189, %191 : tensor<16x8x8x128xf32>
    %193 = stablehlo.convolution(%121, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x64xf32>, tensor<1x1x64x128xf32>) -> tensor<16x8x8x128xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_41 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %196 = stablehlo.divide %194, %195 : tensor<128xf32>
    %197 = chlo.square %193 : tensor<16x8x8x128xf32> -> tensor<16x8x8x128xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_43 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %200 = stablehlo.divide %198, %199 : tensor<128xf32>
    %201 = chlo.square %196 : tensor<128xf32> -> tensor<128xf32>
    %202 = stablehlo.subtract %200, %201 : tensor<128xf32>
    %203 = stablehlo.broadcast_in_dim %196, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %205 = stablehlo.subtract %193, %204 : tensor<16x8x8x128xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %207 = stablehlo.add %202, %206 : tensor<128xf32>
    %208 = stablehlo.rsqrt %207 : tensor<128xf32>
    %209 = stablehlo.multiply %208, %arg23 : tensor<128xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %212 = stablehlo.multiply %205, %211 : tensor<16x8x8x128xf32>
    %213 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %215 = stablehlo.add %212, %214 : tensor<16x8x8x128xf32>
    %216 = stablehlo.add %192, %215 : tensor<16x8x8x128xf32>
    %217 = call @relu_4(%216) : (tensor<16x8x8x128xf32>) -> tensor<16x8x8x128xf32>
    %218 = stablehlo.convolution(%217, %arg36) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x128xf32>, tensor<1x1x128x64xf32>) -> tensor<16x8x8x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_45) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_46 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %221 = stablehlo.divide %219, %220 : tensor<64xf32>
    %222 = chlo.square %218 : tensor<16x8x8x64xf32> -> tensor<16x8x8x64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_48 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %225 = stablehlo.divide %223, %224 : tensor<64xf32>
    %226 = chlo.square %221 : tensor<64xf32> -> tensor<64xf32>
    %227 = stablehlo.subtract %225, %226 : tensor<64xf32>
    %228 = stablehlo.broadcast_in_dim %221, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %230 = stablehlo.subtract %218, %229 : tensor<16x8x8x64xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %232 = stablehlo.add %227, %231 : tensor<64xf32>
    %233 = stablehlo.rsqrt %232 : tensor<64xf32>
    %234 = stablehlo.multiply %233, %arg29 : tensor<64xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %237 = stablehlo.multiply %230, %236 : tensor<16x8x8x64xf32>
    %238 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %240 = stablehlo.add %237, %239 : tensor<16x8x8x64xf32>
    %241 = call @relu_5(%240) : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %242 = stablehlo.convolution(%241, %arg37) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x4x4x64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_50) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_51 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %245 = stablehlo.divide %243, %244 : tensor<64xf32>
    %246 = chlo.square %242 : tensor<16x4x4x64xf32> -> tensor<16x4x4x64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_52) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_53 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %249 = stablehlo.divide %247, %248 : tensor<64xf32>
    %250 = chlo.square %245 : tensor<64xf32> -> tensor<64xf32>
    %251 = stablehlo.subtract %249, %250 : tensor<64xf32>
    %252 = stablehlo.broadcast_in_dim %245, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x4x4x64xf32>
    %254 = stablehlo.subtract %242, %253 : tensor<16x4x4x64xf32>
    %cst_54 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %256 = stablehlo.add %251, %255 : tensor<64xf32>
    %257 = stablehlo.rsqrt %256 : tensor<64xf32>
    %258 = stablehlo.multiply %257, %arg31 : tensor<64xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x4x4x64xf32>
    %261 = stablehlo.multiply %254, %260 : tensor<16x4x4x64xf32>
    %262 = stablehlo.broadcast_in_dim %arg30, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x4x4x64xf32>
    %264 = stablehlo.add %261, %263 : tensor<16x4x4x64xf32>
    %265 = call @relu_6(%264) : (tensor<16x4x4x64xf32>) -> tensor<16x4x4x64xf32>
    %266 = stablehlo.convolution(%265, %arg38) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x64xf32>, tensor<1x1x64x256xf32>) -> tensor<16x4x4x256xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%266 init: %cst_55) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_56 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %269 = stablehlo.divide %267, %268 : tensor<256xf32>
    %270 = chlo.square %266 : tensor<16x4x4x256xf32> -> tensor<16x4x4x256xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_57) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_58 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %273 = stablehlo.divide %271, %272 : tensor<256xf32>
    %274 = chlo.square %269 : tensor<256xf32> -> tensor<256xf32>
    %275 = stablehlo.subtract %273, %274 : tensor<256xf32>
    %276 = stablehlo.broadcast_in_dim %269, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %278 = stablehlo.subtract %266, %277 : tensor<16x4x4x256xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %280 = stablehlo.add %275, %279 : tensor<256xf32>
    %281 = stablehlo.rsqrt %280 : tensor<256xf32>
    %282 = stablehlo.multiply %281, %arg33 : tensor<256xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %285 = stablehlo.multiply %278, %284 : tensor<16x4x4x256xf32>
    %286 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %288 = stablehlo.add %285, %287 : tensor<16x4x4x256xf32>
    %289 = stablehlo.convolution(%217, %arg39) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x128xf32>, tensor<1x1x128x256xf32>) -> tensor<16x4x4x256xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_60) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_61 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %292 = stablehlo.divide %290, %291 : tensor<256xf32>
    %293 = chlo.square %289 : tensor<16x4x4x256xf32> -> tensor<16x4x4x256xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_63 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %296 = stablehlo.divide %294, %295 : tensor<256xf32>
    %297 = chlo.square %292 : tensor<256xf32> -> tensor<256xf32>
    %298 = stablehlo.subtract %296, %297 : tensor<256xf32>
    %299 = stablehlo.broadcast_in_dim %292, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %301 = stablehlo.subtract %289, %300 : tensor<16x4x4x256xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %303 = stablehlo.add %298, %302 : tensor<256xf32>
    %304 = stablehlo.rsqrt %303 : tensor<256xf32>
    %305 = stablehlo.multiply %304, %arg35 : tensor<256xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %308 = stablehlo.multiply %301, %307 : tensor<16x4x4x256xf32>
    %309 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %311 = stablehlo.add %308, %310 : tensor<16x4x4x256xf32>
    %312 = stablehlo.add %288, %311 : tensor<16x4x4x256xf32>
    %313 = call @relu_7(%312) : (tensor<16x4x4x256xf32>) -> tensor<16x4x4x256xf32>
    %314 = stablehlo.convolution(%313, %arg48) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x256xf32>, tensor<1x1x256x128xf32>) -> tensor<16x4x4x128xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.reduce(%314 init: %cst_65) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_66 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %317 = stablehlo.divide %315, %316 : tensor<128xf32>
    %318 = chlo.square %314 : tensor<16x4x4x128xf32> -> tensor<16x4x4x128xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.reduce(%318 init: %cst_67) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_68 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %321 = stablehlo.divide %319, %320 : tensor<128xf32>
    %322 = chlo.square %317 : tensor<128xf32> -> tensor<128xf32>
    %323 = stablehlo.subtract %321, %322 : tensor<128xf32>
    %324 = stablehlo.broadcast_in_dim %317, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x4x4x128xf32>
    %326 = stablehlo.subtract %314, %325 : tensor<16x4x4x128xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %328 = stablehlo.add %323, %327 : tensor<128xf32>
    %329 = stablehlo.rsqrt %328 : tensor<128xf32>
    %330 = stablehlo.multiply %329, %arg41 : tensor<128xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x4x4x128xf32>
    %333 = stablehlo.multiply %326, %332 : tensor<16x4x4x128xf32>
    %334 = stablehlo.broadcast_in_dim %arg40, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x4x4x128xf32>
    %336 = stablehlo.add %333, %335 : tensor<16x4x4x128xf32>
    %337 = call @relu_8(%336) : (tensor<16x4x4x128xf32>) -> tensor<16x4x4x128xf32>
    %338 = stablehlo.convolution(%337, %arg49) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x128xf32>, tensor<3x3x128x128xf32>) -> tensor<16x2x2x128xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.reduce(%338 init: %cst_70) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_71 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %341 = stablehlo.divide %339, %340 : tensor<128xf32>
    %342 = chlo.square %338 : tensor<16x2x2x128xf32> -> tensor<16x2x2x128xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_72) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_73 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %345 = stablehlo.divide %343, %344 : tensor<128xf32>
    %346 = chlo.square %341 : tensor<128xf32> -> tensor<128xf32>
    %347 = stablehlo.subtract %345, %346 : tensor<128xf32>
    %348 = stablehlo.broadcast_in_dim %341, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x2x2x128xf32>
    %350 = stablehlo.subtract %338, %349 : tensor<16x2x2x128xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %352 = stablehlo.add %347, %351 : tensor<128xf32>
    %353 = stablehlo.rsqrt %352 : tensor<128xf32>
    %354 = stablehlo.multiply %353, %arg43 : tensor<128xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x2x2x128xf32>
    %357 = stablehlo.multiply %350, %356 : tensor<16x2x2x128xf32>
    %358 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x2x2x128xf32>
    %360 = stablehlo.add %357, %359 : tensor<16x2x2x128xf32>
    %361 = call @relu_9(%360) : (tensor<16x2x2x128xf32>) -> tensor<16x2x2x128xf32>
    %362 = stablehlo.convolution(%361, %arg50) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x2x2x128xf32>, tensor<1x1x128x512xf32>) -> tensor<16x2x2x512xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%362 init: %cst_75) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_76 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %365 = stablehlo.divide %363, %364 : tensor<512xf32>
    %366 = chlo.square %362 : tensor<16x2x2x512xf32> -> tensor<16x2x2x512xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_77) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_78 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %369 = stablehlo.divide %367, %368 : tensor<512xf32>
    %370 = chlo.square %365 : tensor<512xf32> -> tensor<512xf32>
    %371 = stablehlo.subtract %369, %370 : tensor<512xf32>
    %372 = stablehlo.broadcast_in_dim %365, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %374 = stablehlo.subtract %362, %373 : tensor<16x2x2x512xf32>
    %cst_79 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %376 = stablehlo.add %371, %375 : tensor<512xf32>
    %377 = stablehlo.rsqrt %376 : tensor<512xf32>
    %378 = stablehlo.multiply %377, %arg45 : tensor<512xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %381 = stablehlo.multiply %374, %380 : tensor<16x2x2x512xf32>
    %382 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %384 = stablehlo.add %381, %383 : tensor<16x2x2x512xf32>
    %385 = stablehlo.convolution(%313, %arg51) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x256xf32>, tensor<1x1x256x512xf32>) -> tensor<16x2x2x512xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_80) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_81 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %388 = stablehlo.divide %386, %387 : tensor<512xf32>
    %389 = chlo.square %385 : tensor<16x2x2x512xf32> -> tensor<16x2x2x512xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.reduce(%389 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_83 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %392 = stablehlo.divide %390, %391 : tensor<512xf32>
    %393 = chlo.square %388 : tensor<512xf32> -> tensor<512xf32>
    %394 = stablehlo.subtract %392, %393 : tensor<512xf32>
    %395 = stablehlo.broadcast_in_dim %388, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %397 = stablehlo.subtract %385, %396 : tensor<16x2x2x512xf32>
    %cst_84 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %399 = stablehlo.add %394, %398 : tensor<512xf32>
    %400 = stablehlo.rsqrt %399 : tensor<512xf32>
    %401 = stablehlo.multiply %400, %arg47 : tensor<512xf32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %404 = stablehlo.multiply %397, %403 : tensor<16x2x2x512xf32>
    %405 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %407 = stablehlo.add %404, %406 : tensor<16x2x2x512xf32>
    %408 = stablehlo.add %384, %407 : tensor<16x2x2x512xf32>
    %409 = call @relu_10(%408) : (tensor<16x2x2x512xf32>) -> tensor<16x2x2x512xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%409 init: %cst_85) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<16x512xf32>
    %cst_86 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x512xf32>
    %412 = stablehlo.divide %410, %411 : tensor<16x512xf32>
    %413 = stablehlo.dot_general %412, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x64xf32>) -> tensor<16x64xf32>
    %414 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %416 = stablehlo.add %413, %415 : tensor<16x64xf32>
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_87) applies stablehlo.maximum across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %419 = stablehlo.maximum %418, %417 : tensor<16xf32>
    %420 = stablehlo.is_finite %419 : (tensor<16xf32>) -> tensor<16xi1>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %422 = stablehlo.select %420, %419, %421 : tensor<16xi1>, tensor<16xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %425 = stablehlo.subtract %416, %424 : tensor<16x64xf32>
    %426 = stablehlo.exponential %425 : tensor<16x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%426 init: %cst_90) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %428 = stablehlo.abs %427 : tensor<16xf32>
    %429 = stablehlo.log %428 : tensor<16xf32>
    %430 = stablehlo.add %429, %422 : tensor<16xf32>
    %431 = call @_one_hot(%arg54) : (tensor<16xi32>) -> tensor<16x64xf32>
    %432 = stablehlo.multiply %416, %431 : tensor<16x64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %434 = stablehlo.subtract %430, %433 : tensor<16xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_93 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %436 = stablehlo.divide %435, %cst_93 : tensor<f32>
    return %436 : tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32x32x16xf32>) -> tensor<16x32x32x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x32x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32x32x16xf32>
    return %1 : tensor<16x32x32x16xf32>
  }
  func.func private @relu_0(%arg0: tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16x16x16xf32>
    return %1 : tensor<16x16x16x16xf32>
  }
  func.func private @relu_1(%arg0: tensor<16x16x16x64xf32>) -> tensor<16x16x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16x16x64xf32>
    return %1 : tensor<16x16x16x64xf32>
  }
  func.func private @relu_2(%arg0: tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16x16x32xf32>
    return %1 : tensor<16x16x16x32xf32>
  }
  func.func private @relu_3(%arg0: tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x8x8x32xf32>
    return %1 : tensor<16x8x8x32xf32>
  }
  func.func private @relu_4(%arg0: tensor<16x8x8x128xf32>) -> tensor<16x8x8x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x8x8x128xf32>
    return %1 : tensor<16x8x8x128xf32>
  }
  func.func private @relu_5(%arg0: tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x8x8x64xf32>
    return %1 : tensor<16x8x8x64xf32>
  }
  func.func private @relu_6(%arg0: tensor<16x4x4x64xf32>) -> tensor<16x4x4x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x4x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x4x4x64xf32>
    return %1 : tensor<16x4x4x64xf32>
  }
  func.func private @relu_7(%arg0: tensor<16x4x4x256xf32>) -> tensor<16x4x4x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x4x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x4x4x256xf32>
    return %1 : tensor<16x4x4x256xf32>
  }
  func.func private @relu_8(%arg0: tensor<16x4x4x128xf32>) -> tensor<16x4x4x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x4x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x4x4x128xf32>
    return %1 : tensor<16x4x4x128xf32>
  }
  func.func private @relu_9(%arg0: tensor<16x2x2x128xf32>) -> tensor<16x2x2x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x2x2x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x2x2x128xf32>
    return %1 : tensor<16x2x2x128xf32>
  }
  func.func private @relu_10(%arg0: tensor<16x2x2x512xf32>) -> tensor<16x2x2x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x2x2x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x2x2x512xf32>
    return %1 : tensor<16x2x2x512xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16xi32>) -> tensor<16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<16x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x64xi32>, tensor<16x64xi32>) -> tensor<16x64xi1>
    %5 = stablehlo.convert %4 : (tensor<16x64xi1>) -> tensor<16x64xf32>
    return %5 : tensor<16x64xf32>
  }
}
