module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<1000xf32>, %arg3: tensor<2048x1000xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<256xf32>, %arg9: tensor<256xf32>, %arg10: tensor<256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<1x1x64x64xf32>, %arg13: tensor<3x3x64x64xf32>, %arg14: tensor<1x1x64x256xf32>, %arg15: tensor<1x1x64x256xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<256xf32>, %arg21: tensor<256xf32>, %arg22: tensor<1x1x256x64xf32>, %arg23: tensor<3x3x64x64xf32>, %arg24: tensor<1x1x64x256xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<256xf32>, %arg30: tensor<256xf32>, %arg31: tensor<1x1x256x64xf32>, %arg32: tensor<3x3x64x64xf32>, %arg33: tensor<1x1x64x256xf32>, %arg34: tensor<128xf32>, %arg35: tensor<128xf32>, %arg36: tensor<128xf32>, %arg37: tensor<128xf32>, %arg38: tensor<512xf32>, %arg39: tensor<512xf32>, %arg40: tensor<512xf32>, %arg41: tensor<512xf32>, %arg42: tensor<1x1x256x128xf32>, %arg43: tensor<3x3x128x128xf32>, %arg44: tensor<1x1x128x512xf32>, %arg45: tensor<1x1x256x512xf32>, %arg46: tensor<128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128xf32>, %arg49: tensor<128xf32>, %arg50: tensor<512xf32>, %arg51: tensor<512xf32>, %arg52: tensor<1x1x512x128xf32>, %arg53: tensor<3x3x128x128xf32>, %arg54: tensor<1x1x128x512xf32>, %arg55: tensor<128xf32>, %arg56: tensor<128xf32>, %arg57: tensor<128xf32>, %arg58: tensor<128xf32>, %arg59: tensor<512xf32>, %arg60: tensor<512xf32>, %arg61: tensor<1x1x512x128xf32>, %arg62: tensor<3x3x128x128xf32>, %arg63: tensor<1x1x128x512xf32>, %arg64: tensor<128xf32>, %arg65: tensor<128xf32>, %arg66: tensor<128xf32>, %arg67: tensor<128xf32>, %arg68: tensor<512xf32>, %arg69: tensor<512xf32>, %arg70: tensor<1x1x512x128xf32>, %arg71: tensor<3x3x128x128xf32>, %arg72: tensor<1x1x128x512xf32>, %arg73: tensor<256xf32>, %arg74: tensor<256xf32>, %arg75: tensor<256xf32>, %arg76: tensor<256xf32>, %arg77: tensor<1024xf32>, %arg78: tensor<1024xf32>, %arg79: tensor<1024xf32>, %arg80: tensor<1024xf32>, %arg81: tensor<1x1x512x256xf32>, %arg82: tensor<3x3x256x256xf32>, %arg83: tensor<1x1x256x1024xf32>, %arg84: tensor<1x1x512x1024xf32>, %arg85: tensor<256xf32>, %arg86: tensor<256xf32>, %arg87: tensor<256xf32>, %arg88: tensor<256xf32>, %arg89: tensor<1024xf32>, %arg90: tensor<1024xf32>, %arg91: tensor<1x1x1024x256xf32>, %arg92: tensor<3x3x256x256xf32>, %arg93: tensor<1x1x256x1024xf32>, %arg94: tensor<256xf32>, %arg95: tensor<256xf32>, %arg96: tensor<256xf32>, %arg97: tensor<256xf32>, %arg98: tensor<1024xf32>, %arg99: tensor<1024xf32>, %arg100: tensor<1x1x1024x256xf32>, %arg101: tensor<3x3x256x256xf32>, %arg102: tensor<1x1x256x1024xf32>, %arg103: tensor<256xf32>, %arg104: tensor<256xf32>, %arg105: tensor<256xf32>, %arg106: tensor<256xf32>, %arg107: tensor<1024xf32>, %arg108: tensor<1024xf32>, %arg109: tensor<1x1x1024x256xf32>, %arg110: tensor<3x3x256x256xf32>, %arg111: tensor<1x1x256x1024xf32>, %arg112: tensor<256xf32>, %arg113: tensor<256xf32>, %arg114: tensor<256xf32>, %arg115: tensor<256xf32>, %arg116: tensor<1024xf32>, %arg117: tensor<1024xf32>, %arg118: tensor<1x1x1024x256xf32>, %arg119: tensor<3x3x256x256xf32>, %arg120: tensor<1x1x256x1024xf32>, %arg121: tensor<256xf32>, %arg122: tensor<256xf32>, %arg123: tensor<256xf32>, %arg124: tensor<256xf32>, %arg125: tensor<1024xf32>, %arg126: tensor<1024xf32>, %arg127: tensor<1x1x1024x256xf32>, %arg128: tensor<3x3x256x256xf32>, %arg129: tensor<1x1x256x1024xf32>, %arg130: tensor<512xf32>, %arg131: tensor<512xf32>, %arg132: tensor<512xf32>, %arg133: tensor<512xf32>, %arg134: tensor<2048xf32>, %arg135: tensor<2048xf32>, %arg136: tensor<2048xf32>, %arg137: tensor<2048xf32>, %arg138: tensor<1x1x1024x512xf32>, %arg139: tensor<3x3x512x512xf32>, %arg140: tensor<1x1x512x2048xf32>, %arg141: tensor<1x1x1024x2048xf32>, %arg142: tensor<512xf32>, %arg143: tensor<512xf32>, %arg144: tensor<512xf32>, %arg145: tensor<512xf32>, %arg146: tensor<2048xf32>, %arg147: tensor<2048xf32>, %arg148: tensor<1x1x2048x512xf32>, %arg149: tensor<3x3x512x512xf32>, %arg150: tensor<1x1x512x2048xf32>, %arg151: tensor<512xf32>, %arg152: tensor<512xf32>, %arg153: tensor<512xf32>, %arg154: tensor<512xf32>, %arg155: tensor<2048xf32>, %arg156: tensor<2048xf32>, %arg157: tensor<1x1x2048x512xf32>, %arg158: tensor<3x3x512x512xf32>, %arg159: tensor<1x1x512x2048xf32>, %arg160: tensor<7x7x3x64xf32>, %arg161: tensor<256x224x224x3xf32>, %arg162: tensor<256xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg161, %arg160) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x224x224x3xf32>, tensor<7x7x3x64xf32>) -> tensor<256x112x112x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0x4A440000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.divide %1, %2 : tensor<64xf32>
    %4 = chlo.square %0 : tensor<256x112x112x64xf32> -> tensor<256x112x112x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_2 = stablehlo.constant dense<0x4A440000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %7 = stablehlo.divide %5, %6 : tensor<64xf32>
    %8 = chlo.square %3 : tensor<64xf32> -> tensor<64xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<64xf32>
    %10 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x112x112x64xf32>
    %12 = stablehlo.subtract %0, %11 : tensor<256x112x112x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %14 = stablehlo.add %9, %13 : tensor<64xf32>
    %15 = stablehlo.rsqrt %14 : tensor<64xf32>
    %16 = stablehlo.multiply %15, %arg1 : tensor<64xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x112x112x64xf32>
    %19 = stablehlo.multiply %12, %18 : tensor<256x112x112x64xf32>
    %20 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x112x112x64xf32>
    %22 = stablehlo.add %19, %21 : tensor<256x112x112x64xf32>
    %23 = call @relu(%22) : (tensor<256x112x112x64xf32>) -> tensor<256x112x112x64xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.reduce_window"(%23, %24) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg163: tensor<f32>, %arg164: tensor<f32>):
      %1313 = stablehlo.maximum %arg163, %arg164 : tensor<f32>
      stablehlo.return %1313 : tensor<f32>
    }) : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<256x56x56x64xf32>
    %26 = stablehlo.convolution(%25, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_6 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %29 = stablehlo.divide %27, %28 : tensor<64xf32>
    %30 = chlo.square %26 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_8 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %33 = stablehlo.divide %31, %32 : tensor<64xf32>
    %34 = chlo.square %29 : tensor<64xf32> -> tensor<64xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<64xf32>
    %36 = stablehlo.broadcast_in_dim %29, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %38 = stablehlo.subtract %26, %37 : tensor<256x56x56x64xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %40 = stablehlo.add %35, %39 : tensor<64xf32>
    %41 = stablehlo.rsqrt %40 : tensor<64xf32>
    %42 = stablehlo.multiply %41, %arg5 : tensor<64xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %45 = stablehlo.multiply %38, %44 : tensor<256x56x56x64xf32>
    %46 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %48 = stablehlo.add %45, %47 : tensor<256x56x56x64xf32>
    %49 = call @relu_0(%48) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %50 = stablehlo.convolution(%49, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_11 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %53 = stablehlo.divide %51, %52 : tensor<64xf32>
    %54 = chlo.square %50 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_13 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %57 = stablehlo.divide %55, %56 : tensor<64xf32>
    %58 = chlo.square %53 : tensor<64xf32> -> tensor<64xf32>
    %59 = stablehlo.subtract %57, %58 : tensor<64xf32>
    %60 = stablehlo.broadcast_in_dim %53, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %62 = stablehlo.subtract %50, %61 : tensor<256x56x56x64xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %64 = stablehlo.add %59, %63 : tensor<64xf32>
    %65 = stablehlo.rsqrt %64 : tensor<64xf32>
    %66 = stablehlo.multiply %65, %arg7 : tensor<64xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %69 = stablehlo.multiply %62, %68 : tensor<256x56x56x64xf32>
    %70 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %72 = stablehlo.add %69, %71 : tensor<256x56x56x64xf32>
    %73 = call @relu_0(%72) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %74 = stablehlo.convolution(%73, %arg14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_16 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %77 = stablehlo.divide %75, %76 : tensor<256xf32>
    %78 = chlo.square %74 : tensor<256x56x56x256xf32> -> tensor<256x56x56x256xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_18 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %81 = stablehlo.divide %79, %80 : tensor<256xf32>
    %82 = chlo.square %77 : tensor<256xf32> -> tensor<256xf32>
    %83 = stablehlo.subtract %81, %82 : tensor<256xf32>
    %84 = stablehlo.broadcast_in_dim %77, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %86 = stablehlo.subtract %74, %85 : tensor<256x56x56x256xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %88 = stablehlo.add %83, %87 : tensor<256xf32>
    %89 = stablehlo.rsqrt %88 : tensor<256xf32>
    %90 = stablehlo.multiply %89, %arg9 : tensor<256xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %93 = stablehlo.multiply %86, %92 : tensor<256x56x56x256xf32>
    %94 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %96 = stablehlo.add %93, %95 : tensor<256x56x56x256xf32>
    %97 = stablehlo.convolution(%25, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_21 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %100 = stablehlo.divide %98, %99 : tensor<256xf32>
    %101 = chlo.square %97 : tensor<256x56x56x256xf32> -> tensor<256x56x56x256xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_23 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %104 = stablehlo.divide %102, %103 : tensor<256xf32>
    %105 = chlo.square %100 : tensor<256xf32> -> tensor<256xf32>
    %106 = stablehlo.subtract %104, %105 : tensor<256xf32>
    %107 = stablehlo.broadcast_in_dim %100, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %109 = stablehlo.subtract %97, %108 : tensor<256x56x56x256xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %111 = stablehlo.add %106, %110 : tensor<256xf32>
    %112 = stablehlo.rsqrt %111 : tensor<256xf32>
    %113 = stablehlo.multiply %112, %arg11 : tensor<256xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %116 = stablehlo.multiply %109, %115 : tensor<256x56x56x256xf32>
    %117 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %119 = stablehlo.add %116, %118 : tensor<256x56x56x256xf32>
    %120 = stablehlo.add %96, %119 : tensor<256x56x56x256xf32>
    %121 = call @relu_1(%120) : (tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xf32>
    %122 = stablehlo.convolution(%121, %arg22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x256x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_25) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_26 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %125 = stablehlo.divide %123, %124 : tensor<64xf32>
    %126 = chlo.square %122 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_28 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %129 = stablehlo.divide %127, %128 : tensor<64xf32>
    %130 = chlo.square %125 : tensor<64xf32> -> tensor<64xf32>
    %131 = stablehlo.subtract %129, %130 : tensor<64xf32>
    %132 = stablehlo.broadcast_in_dim %125, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %134 = stablehlo.subtract %122, %133 : tensor<256x56x56x64xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %136 = stablehlo.add %131, %135 : tensor<64xf32>
    %137 = stablehlo.rsqrt %136 : tensor<64xf32>
    %138 = stablehlo.multiply %137, %arg17 : tensor<64xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %141 = stablehlo.multiply %134, %140 : tensor<256x56x56x64xf32>
    %142 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %144 = stablehlo.add %141, %143 : tensor<256x56x56x64xf32>
    %145 = call @relu_0(%144) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %146 = stablehlo.convolution(%145, %arg23) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_31 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %149 = stablehlo.divide %147, %148 : tensor<64xf32>
    %150 = chlo.square %146 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_33 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %153 = stablehlo.divide %151, %152 : tensor<64xf32>
    %154 = chlo.square %149 : tensor<64xf32> -> tensor<64xf32>
    %155 = stablehlo.subtract %153, %154 : tensor<64xf32>
    %156 = stablehlo.broadcast_in_dim %149, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %158 = stablehlo.subtract %146, %157 : tensor<256x56x56x64xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %160 = stablehlo.add %155, %159 : tensor<64xf32>
    %161 = stablehlo.rsqrt %160 : tensor<64xf32>
    %162 = stablehlo.multiply %161, %arg19 : tensor<64xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %165 = stablehlo.multiply %158, %164 : tensor<256x56x56x64xf32>
    %166 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %168 = stablehlo.add %165, %167 : tensor<256x56x56x64xf32>
    %169 = call @relu_0(%168) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %170 = stablehlo.convolution(%169, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_36 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %173 = stablehlo.divide %171, %172 : tensor<256xf32>
    %174 = chlo.square %170 : tensor<256x56x56x256xf32> -> tensor<256x56x56x256xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_37) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_38 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %177 = stablehlo.divide %175, %176 : tensor<256xf32>
    %178 = chlo.square %173 : tensor<256xf32> -> tensor<256xf32>
    %179 = stablehlo.subtract %177, %178 : tensor<256xf32>
    %180 = stablehlo.broadcast_in_dim %173, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %182 = stablehlo.subtract %170, %181 : tensor<256x56x56x256xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %184 = stablehlo.add %179, %183 : tensor<256xf32>
    %185 = stablehlo.rsqrt %184 : tensor<256xf32>
    %186 = stablehlo.multiply %185, %arg21 : tensor<256xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %189 = stablehlo.multiply %182, %188 : tensor<256x56x56x256xf32>
    %190 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %192 = stablehlo.add %189, %191 : tensor<256x56x56x256xf32>
    %193 = stablehlo.add %192, %121 : tensor<256x56x56x256xf32>
    %194 = call @relu_1(%193) : (tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xf32>
    %195 = stablehlo.convolution(%194, %arg31) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x256x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_41 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %198 = stablehlo.divide %196, %197 : tensor<64xf32>
    %199 = chlo.square %195 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_43 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %202 = stablehlo.divide %200, %201 : tensor<64xf32>
    %203 = chlo.square %198 : tensor<64xf32> -> tensor<64xf32>
    %204 = stablehlo.subtract %202, %203 : tensor<64xf32>
    %205 = stablehlo.broadcast_in_dim %198, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %207 = stablehlo.subtract %195, %206 : tensor<256x56x56x64xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %209 = stablehlo.add %204, %208 : tensor<64xf32>
    %210 = stablehlo.rsqrt %209 : tensor<64xf32>
    %211 = stablehlo.multiply %210, %arg26 : tensor<64xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %214 = stablehlo.multiply %207, %213 : tensor<256x56x56x64xf32>
    %215 = stablehlo.broadcast_in_dim %arg25, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %217 = stablehlo.add %214, %216 : tensor<256x56x56x64xf32>
    %218 = call @relu_0(%217) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %219 = stablehlo.convolution(%218, %arg32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_45) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_46 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %222 = stablehlo.divide %220, %221 : tensor<64xf32>
    %223 = chlo.square %219 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_48 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %226 = stablehlo.divide %224, %225 : tensor<64xf32>
    %227 = chlo.square %222 : tensor<64xf32> -> tensor<64xf32>
    %228 = stablehlo.subtract %226, %227 : tensor<64xf32>
    %229 = stablehlo.broadcast_in_dim %222, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %231 = stablehlo.subtract %219, %230 : tensor<256x56x56x64xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %233 = stablehlo.add %228, %232 : tensor<64xf32>
    %234 = stablehlo.rsqrt %233 : tensor<64xf32>
    %235 = stablehlo.multiply %234, %arg28 : tensor<64xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %238 = stablehlo.multiply %231, %237 : tensor<256x56x56x64xf32>
    %239 = stablehlo.broadcast_in_dim %arg27, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %241 = stablehlo.add %238, %240 : tensor<256x56x56x64xf32>
    %242 = call @relu_0(%241) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %243 = stablehlo.convolution(%242, %arg33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_50) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_51 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %246 = stablehlo.divide %244, %245 : tensor<256xf32>
    %247 = chlo.square %243 : tensor<256x56x56x256xf32> -> tensor<256x56x56x256xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_52) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_53 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %250 = stablehlo.divide %248, %249 : tensor<256xf32>
    %251 = chlo.square %246 : tensor<256xf32> -> tensor<256xf32>
    %252 = stablehlo.subtract %250, %251 : tensor<256xf32>
    %253 = stablehlo.broadcast_in_dim %246, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %255 = stablehlo.subtract %243, %254 : tensor<256x56x56x256xf32>
    %cst_54 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %257 = stablehlo.add %252, %256 : tensor<256xf32>
    %258 = stablehlo.rsqrt %257 : tensor<256xf32>
    %259 = stablehlo.multiply %258, %arg30 : tensor<256xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %262 = stablehlo.multiply %255, %261 : tensor<256x56x56x256xf32>
    %263 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %265 = stablehlo.add %262, %264 : tensor<256x56x56x256xf32>
    %266 = stablehlo.add %265, %194 : tensor<256x56x56x256xf32>
    %267 = call @relu_1(%266) : (tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xf32>
    %268 = stablehlo.convolution(%267, %arg42) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x256x128xf32>) -> tensor<256x56x56x128xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_55) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_56 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %271 = stablehlo.divide %269, %270 : tensor<128xf32>
    %272 = chlo.square %268 : tensor<256x56x56x128xf32> -> tensor<256x56x56x128xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_57) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_58 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %275 = stablehlo.divide %273, %274 : tensor<128xf32>
    %276 = chlo.square %271 : tensor<128xf32> -> tensor<128xf32>
    %277 = stablehlo.subtract %275, %276 : tensor<128xf32>
    %278 = stablehlo.broadcast_in_dim %271, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x56x56x128xf32>
    %280 = stablehlo.subtract %268, %279 : tensor<256x56x56x128xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %282 = stablehlo.add %277, %281 : tensor<128xf32>
    %283 = stablehlo.rsqrt %282 : tensor<128xf32>
    %284 = stablehlo.multiply %283, %arg35 : tensor<128xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x56x56x128xf32>
    %287 = stablehlo.multiply %280, %286 : tensor<256x56x56x128xf32>
    %288 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x56x56x128xf32>
    %290 = stablehlo.add %287, %289 : tensor<256x56x56x128xf32>
    %291 = call @relu_2(%290) : (tensor<256x56x56x128xf32>) -> tensor<256x56x56x128xf32>
    %292 = stablehlo.convolution(%291, %arg43) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.reduce(%292 init: %cst_60) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_61 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %295 = stablehlo.divide %293, %294 : tensor<128xf32>
    %296 = chlo.square %292 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_63 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %299 = stablehlo.divide %297, %298 : tensor<128xf32>
    %300 = chlo.square %295 : tensor<128xf32> -> tensor<128xf32>
    %301 = stablehlo.subtract %299, %300 : tensor<128xf32>
    %302 = stablehlo.broadcast_in_dim %295, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %304 = stablehlo.subtract %292, %303 : tensor<256x28x28x128xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %306 = stablehlo.add %301, %305 : tensor<128xf32>
    %307 = stablehlo.rsqrt %306 : tensor<128xf32>
    %308 = stablehlo.multiply %307, %arg37 : tensor<128xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %311 = stablehlo.multiply %304, %310 : tensor<256x28x28x128xf32>
    %312 = stablehlo.broadcast_in_dim %arg36, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %314 = stablehlo.add %311, %313 : tensor<256x28x28x128xf32>
    %315 = call @relu_3(%314) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %316 = stablehlo.convolution(%315, %arg44) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%316 init: %cst_65) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_66 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %319 = stablehlo.divide %317, %318 : tensor<512xf32>
    %320 = chlo.square %316 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320 init: %cst_67) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_68 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %323 = stablehlo.divide %321, %322 : tensor<512xf32>
    %324 = chlo.square %319 : tensor<512xf32> -> tensor<512xf32>
    %325 = stablehlo.subtract %323, %324 : tensor<512xf32>
    %326 = stablehlo.broadcast_in_dim %319, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %327 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %328 = stablehlo.subtract %316, %327 : tensor<256x28x28x512xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %330 = stablehlo.add %325, %329 : tensor<512xf32>
    %331 = stablehlo.rsqrt %330 : tensor<512xf32>
    %332 = stablehlo.multiply %331, %arg39 : tensor<512xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %335 = stablehlo.multiply %328, %334 : tensor<256x28x28x512xf32>
    %336 = stablehlo.broadcast_in_dim %arg38, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %338 = stablehlo.add %335, %337 : tensor<256x28x28x512xf32>
    %339 = stablehlo.convolution(%267, %arg45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x256x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%339 init: %cst_70) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_71 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %342 = stablehlo.divide %340, %341 : tensor<512xf32>
    %343 = chlo.square %339 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_72) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_73 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %346 = stablehlo.divide %344, %345 : tensor<512xf32>
    %347 = chlo.square %342 : tensor<512xf32> -> tensor<512xf32>
    %348 = stablehlo.subtract %346, %347 : tensor<512xf32>
    %349 = stablehlo.broadcast_in_dim %342, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %351 = stablehlo.subtract %339, %350 : tensor<256x28x28x512xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %353 = stablehlo.add %348, %352 : tensor<512xf32>
    %354 = stablehlo.rsqrt %353 : tensor<512xf32>
    %355 = stablehlo.multiply %354, %arg41 : tensor<512xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %358 = stablehlo.multiply %351, %357 : tensor<256x28x28x512xf32>
    %359 = stablehlo.broadcast_in_dim %arg40, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %361 = stablehlo.add %358, %360 : tensor<256x28x28x512xf32>
    %362 = stablehlo.add %338, %361 : tensor<256x28x28x512xf32>
    %363 = call @relu_4(%362) : (tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32>
    %364 = stablehlo.convolution(%363, %arg52) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_75) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_76 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %367 = stablehlo.divide %365, %366 : tensor<128xf32>
    %368 = chlo.square %364 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%368 init: %cst_77) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_78 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %371 = stablehlo.divide %369, %370 : tensor<128xf32>
    %372 = chlo.square %367 : tensor<128xf32> -> tensor<128xf32>
    %373 = stablehlo.subtract %371, %372 : tensor<128xf32>
    %374 = stablehlo.broadcast_in_dim %367, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %376 = stablehlo.subtract %364, %375 : tensor<256x28x28x128xf32>
    %cst_79 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %378 = stablehlo.add %373, %377 : tensor<128xf32>
    %379 = stablehlo.rsqrt %378 : tensor<128xf32>
    %380 = stablehlo.multiply %379, %arg47 : tensor<128xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %383 = stablehlo.multiply %376, %382 : tensor<256x28x28x128xf32>
    %384 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %386 = stablehlo.add %383, %385 : tensor<256x28x28x128xf32>
    %387 = call @relu_3(%386) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %388 = stablehlo.convolution(%387, %arg53) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_80) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_81 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %391 = stablehlo.divide %389, %390 : tensor<128xf32>
    %392 = chlo.square %388 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%392 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_83 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %395 = stablehlo.divide %393, %394 : tensor<128xf32>
    %396 = chlo.square %391 : tensor<128xf32> -> tensor<128xf32>
    %397 = stablehlo.subtract %395, %396 : tensor<128xf32>
    %398 = stablehlo.broadcast_in_dim %391, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %400 = stablehlo.subtract %388, %399 : tensor<256x28x28x128xf32>
    %cst_84 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %402 = stablehlo.add %397, %401 : tensor<128xf32>
    %403 = stablehlo.rsqrt %402 : tensor<128xf32>
    %404 = stablehlo.multiply %403, %arg49 : tensor<128xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %407 = stablehlo.multiply %400, %406 : tensor<256x28x28x128xf32>
    %408 = stablehlo.broadcast_in_dim %arg48, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %410 = stablehlo.add %407, %409 : tensor<256x28x28x128xf32>
    %411 = call @relu_3(%410) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %412 = stablehlo.convolution(%411, %arg54) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_85) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_86 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %415 = stablehlo.divide %413, %414 : tensor<512xf32>
    %416 = chlo.square %412 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_87) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_88 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %419 = stablehlo.divide %417, %418 : tensor<512xf32>
    %420 = chlo.square %415 : tensor<512xf32> -> tensor<512xf32>
    %421 = stablehlo.subtract %419, %420 : tensor<512xf32>
    %422 = stablehlo.broadcast_in_dim %415, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %424 = stablehlo.subtract %412, %423 : tensor<256x28x28x512xf32>
    %cst_89 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %426 = stablehlo.add %421, %425 : tensor<512xf32>
    %427 = stablehlo.rsqrt %426 : tensor<512xf32>
    %428 = stablehlo.multiply %427, %arg51 : tensor<512xf32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %431 = stablehlo.multiply %424, %430 : tensor<256x28x28x512xf32>
    %432 = stablehlo.broadcast_in_dim %arg50, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %434 = stablehlo.add %431, %433 : tensor<256x28x28x512xf32>
    %435 = stablehlo.add %434, %363 : tensor<256x28x28x512xf32>
    %436 = call @relu_4(%435) : (tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32>
    %437 = stablehlo.convolution(%436, %arg61) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_90) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_91 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %440 = stablehlo.divide %438, %439 : tensor<128xf32>
    %441 = chlo.square %437 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%441 init: %cst_92) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_93 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %444 = stablehlo.divide %442, %443 : tensor<128xf32>
    %445 = chlo.square %440 : tensor<128xf32> -> tensor<128xf32>
    %446 = stablehlo.subtract %444, %445 : tensor<128xf32>
    %447 = stablehlo.broadcast_in_dim %440, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %449 = stablehlo.subtract %437, %448 : tensor<256x28x28x128xf32>
    %cst_94 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %451 = stablehlo.add %446, %450 : tensor<128xf32>
    %452 = stablehlo.rsqrt %451 : tensor<128xf32>
    %453 = stablehlo.multiply %452, %arg56 : tensor<128xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %456 = stablehlo.multiply %449, %455 : tensor<256x28x28x128xf32>
    %457 = stablehlo.broadcast_in_dim %arg55, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %459 = stablehlo.add %456, %458 : tensor<256x28x28x128xf32>
    %460 = call @relu_3(%459) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %461 = stablehlo.convolution(%460, %arg62) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%461 init: %cst_95) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_96 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %464 = stablehlo.divide %462, %463 : tensor<128xf32>
    %465 = chlo.square %461 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_98 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %468 = stablehlo.divide %466, %467 : tensor<128xf32>
    %469 = chlo.square %464 : tensor<128xf32> -> tensor<128xf32>
    %470 = stablehlo.subtract %468, %469 : tensor<128xf32>
    %471 = stablehlo.broadcast_in_dim %464, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %473 = stablehlo.subtract %461, %472 : tensor<256x28x28x128xf32>
    %cst_99 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %475 = stablehlo.add %470, %474 : tensor<128xf32>
    %476 = stablehlo.rsqrt %475 : tensor<128xf32>
    %477 = stablehlo.multiply %476, %arg58 : tensor<128xf32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %480 = stablehlo.multiply %473, %479 : tensor<256x28x28x128xf32>
    %481 = stablehlo.broadcast_in_dim %arg57, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %483 = stablehlo.add %480, %482 : tensor<256x28x28x128xf32>
    %484 = call @relu_3(%483) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %485 = stablehlo.convolution(%484, %arg63) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%485 init: %cst_100) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_101 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %488 = stablehlo.divide %486, %487 : tensor<512xf32>
    %489 = chlo.square %485 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%489 init: %cst_102) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_103 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %492 = stablehlo.divide %490, %491 : tensor<512xf32>
    %493 = chlo.square %488 : tensor<512xf32> -> tensor<512xf32>
    %494 = stablehlo.subtract %492, %493 : tensor<512xf32>
    %495 = stablehlo.broadcast_in_dim %488, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %497 = stablehlo.subtract %485, %496 : tensor<256x28x28x512xf32>
    %cst_104 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %499 = stablehlo.add %494, %498 : tensor<512xf32>
    %500 = stablehlo.rsqrt %499 : tensor<512xf32>
    %501 = stablehlo.multiply %500, %arg60 : tensor<512xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %504 = stablehlo.multiply %497, %503 : tensor<256x28x28x512xf32>
    %505 = stablehlo.broadcast_in_dim %arg59, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %507 = stablehlo.add %504, %506 : tensor<256x28x28x512xf32>
    %508 = stablehlo.add %507, %436 : tensor<256x28x28x512xf32>
    %509 = call @relu_4(%508) : (tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32>
    %510 = stablehlo.convolution(%509, %arg70) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %511 = stablehlo.reduce(%510 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_106 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %513 = stablehlo.divide %511, %512 : tensor<128xf32>
    %514 = chlo.square %510 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%514 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_108 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %517 = stablehlo.divide %515, %516 : tensor<128xf32>
    %518 = chlo.square %513 : tensor<128xf32> -> tensor<128xf32>
    %519 = stablehlo.subtract %517, %518 : tensor<128xf32>
    %520 = stablehlo.broadcast_in_dim %513, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %522 = stablehlo.subtract %510, %521 : tensor<256x28x28x128xf32>
    %cst_109 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %524 = stablehlo.add %519, %523 : tensor<128xf32>
    %525 = stablehlo.rsqrt %524 : tensor<128xf32>
    %526 = stablehlo.multiply %525, %arg65 : tensor<128xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %529 = stablehlo.multiply %522, %528 : tensor<256x28x28x128xf32>
    %530 = stablehlo.broadcast_in_dim %arg64, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %532 = stablehlo.add %529, %531 : tensor<256x28x28x128xf32>
    %533 = call @relu_3(%532) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %534 = stablehlo.convolution(%533, %arg71) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.reduce(%534 init: %cst_110) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_111 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %537 = stablehlo.divide %535, %536 : tensor<128xf32>
    %538 = chlo.square %534 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_112) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_113 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %541 = stablehlo.divide %539, %540 : tensor<128xf32>
    %542 = chlo.square %537 : tensor<128xf32> -> tensor<128xf32>
    %543 = stablehlo.subtract %541, %542 : tensor<128xf32>
    %544 = stablehlo.broadcast_in_dim %537, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %546 = stablehlo.subtract %534, %545 : tensor<256x28x28x128xf32>
    %cst_114 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %548 = stablehlo.add %543, %547 : tensor<128xf32>
    %549 = stablehlo.rsqrt %548 : tensor<128xf32>
    %550 = stablehlo.multiply %549, %arg67 : tensor<128xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %553 = stablehlo.multiply %546, %552 : tensor<256x28x28x128xf32>
    %554 = stablehlo.broadcast_in_dim %arg66, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %556 = stablehlo.add %553, %555 : tensor<256x28x28x128xf32>
    %557 = call @relu_3(%556) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %558 = stablehlo.convolution(%557, %arg72) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%558 init: %cst_115) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_116 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %561 = stablehlo.divide %559, %560 : tensor<512xf32>
    %562 = chlo.square %558 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%562 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_118 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %565 = stablehlo.divide %563, %564 : tensor<512xf32>
    %566 = chlo.square %561 : tensor<512xf32> -> tensor<512xf32>
    %567 = stablehlo.subtract %565, %566 : tensor<512xf32>
    %568 = stablehlo.broadcast_in_dim %561, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %570 = stablehlo.subtract %558, %569 : tensor<256x28x28x512xf32>
    %cst_119 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %572 = stablehlo.add %567, %571 : tensor<512xf32>
    %573 = stablehlo.rsqrt %572 : tensor<512xf32>
    %574 = stablehlo.multiply %573, %arg69 : tensor<512xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %577 = stablehlo.multiply %570, %576 : tensor<256x28x28x512xf32>
    %578 = stablehlo.broadcast_in_dim %arg68, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %580 = stablehlo.add %577, %579 : tensor<256x28x28x512xf32>
    %581 = stablehlo.add %580, %509 : tensor<256x28x28x512xf32>
    %582 = call @relu_4(%581) : (tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32>
    %583 = stablehlo.convolution(%582, %arg81) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x256xf32>) -> tensor<256x28x28x256xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_120) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_121 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %586 = stablehlo.divide %584, %585 : tensor<256xf32>
    %587 = chlo.square %583 : tensor<256x28x28x256xf32> -> tensor<256x28x28x256xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %588 = stablehlo.reduce(%587 init: %cst_122) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_123 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %590 = stablehlo.divide %588, %589 : tensor<256xf32>
    %591 = chlo.square %586 : tensor<256xf32> -> tensor<256xf32>
    %592 = stablehlo.subtract %590, %591 : tensor<256xf32>
    %593 = stablehlo.broadcast_in_dim %586, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x28x28x256xf32>
    %595 = stablehlo.subtract %583, %594 : tensor<256x28x28x256xf32>
    %cst_124 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %597 = stablehlo.add %592, %596 : tensor<256xf32>
    %598 = stablehlo.rsqrt %597 : tensor<256xf32>
    %599 = stablehlo.multiply %598, %arg74 : tensor<256xf32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x28x28x256xf32>
    %602 = stablehlo.multiply %595, %601 : tensor<256x28x28x256xf32>
    %603 = stablehlo.broadcast_in_dim %arg73, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x28x28x256xf32>
    %605 = stablehlo.add %602, %604 : tensor<256x28x28x256xf32>
    %606 = call @relu_5(%605) : (tensor<256x28x28x256xf32>) -> tensor<256x28x28x256xf32>
    %607 = stablehlo.convolution(%606, %arg82) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%607 init: %cst_125) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_126 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %610 = stablehlo.divide %608, %609 : tensor<256xf32>
    %611 = chlo.square %607 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%611 init: %cst_127) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_128 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %614 = stablehlo.divide %612, %613 : tensor<256xf32>
    %615 = chlo.square %610 : tensor<256xf32> -> tensor<256xf32>
    %616 = stablehlo.subtract %614, %615 : tensor<256xf32>
    %617 = stablehlo.broadcast_in_dim %610, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %618 = stablehlo.broadcast_in_dim %617, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %619 = stablehlo.subtract %607, %618 : tensor<256x14x14x256xf32>
    %cst_129 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %621 = stablehlo.add %616, %620 : tensor<256xf32>
    %622 = stablehlo.rsqrt %621 : tensor<256xf32>
    %623 = stablehlo.multiply %622, %arg76 : tensor<256xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %626 = stablehlo.multiply %619, %625 : tensor<256x14x14x256xf32>
    %627 = stablehlo.broadcast_in_dim %arg75, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %629 = stablehlo.add %626, %628 : tensor<256x14x14x256xf32>
    %630 = call @relu_6(%629) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %631 = stablehlo.convolution(%630, %arg83) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_130) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_131 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %634 = stablehlo.divide %632, %633 : tensor<1024xf32>
    %635 = chlo.square %631 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_132) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_133 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %638 = stablehlo.divide %636, %637 : tensor<1024xf32>
    %639 = chlo.square %634 : tensor<1024xf32> -> tensor<1024xf32>
    %640 = stablehlo.subtract %638, %639 : tensor<1024xf32>
    %641 = stablehlo.broadcast_in_dim %634, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %643 = stablehlo.subtract %631, %642 : tensor<256x14x14x1024xf32>
    %cst_134 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %645 = stablehlo.add %640, %644 : tensor<1024xf32>
    %646 = stablehlo.rsqrt %645 : tensor<1024xf32>
    %647 = stablehlo.multiply %646, %arg78 : tensor<1024xf32>
    %648 = stablehlo.broadcast_in_dim %647, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %650 = stablehlo.multiply %643, %649 : tensor<256x14x14x1024xf32>
    %651 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %652 = stablehlo.broadcast_in_dim %651, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %653 = stablehlo.add %650, %652 : tensor<256x14x14x1024xf32>
    %654 = stablehlo.convolution(%582, %arg84) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_135) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_136 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %657 = stablehlo.divide %655, %656 : tensor<1024xf32>
    %658 = chlo.square %654 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_137) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_138 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %661 = stablehlo.divide %659, %660 : tensor<1024xf32>
    %662 = chlo.square %657 : tensor<1024xf32> -> tensor<1024xf32>
    %663 = stablehlo.subtract %661, %662 : tensor<1024xf32>
    %664 = stablehlo.broadcast_in_dim %657, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %666 = stablehlo.subtract %654, %665 : tensor<256x14x14x1024xf32>
    %cst_139 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %668 = stablehlo.add %663, %667 : tensor<1024xf32>
    %669 = stablehlo.rsqrt %668 : tensor<1024xf32>
    %670 = stablehlo.multiply %669, %arg80 : tensor<1024xf32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %673 = stablehlo.multiply %666, %672 : tensor<256x14x14x1024xf32>
    %674 = stablehlo.broadcast_in_dim %arg79, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %675 = stablehlo.broadcast_in_dim %674, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %676 = stablehlo.add %673, %675 : tensor<256x14x14x1024xf32>
    %677 = stablehlo.add %653, %676 : tensor<256x14x14x1024xf32>
    %678 = call @relu_7(%677) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %679 = stablehlo.convolution(%678, %arg91) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%679 init: %cst_140) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_141 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %682 = stablehlo.divide %680, %681 : tensor<256xf32>
    %683 = chlo.square %679 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %684 = stablehlo.reduce(%683 init: %cst_142) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_143 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %686 = stablehlo.divide %684, %685 : tensor<256xf32>
    %687 = chlo.square %682 : tensor<256xf32> -> tensor<256xf32>
    %688 = stablehlo.subtract %686, %687 : tensor<256xf32>
    %689 = stablehlo.broadcast_in_dim %682, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %691 = stablehlo.subtract %679, %690 : tensor<256x14x14x256xf32>
    %cst_144 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %693 = stablehlo.add %688, %692 : tensor<256xf32>
    %694 = stablehlo.rsqrt %693 : tensor<256xf32>
    %695 = stablehlo.multiply %694, %arg86 : tensor<256xf32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %698 = stablehlo.multiply %691, %697 : tensor<256x14x14x256xf32>
    %699 = stablehlo.broadcast_in_dim %arg85, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %700 = stablehlo.broadcast_in_dim %699, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %701 = stablehlo.add %698, %700 : tensor<256x14x14x256xf32>
    %702 = call @relu_6(%701) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %703 = stablehlo.convolution(%702, %arg92) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %704 = stablehlo.reduce(%703 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_146 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %706 = stablehlo.divide %704, %705 : tensor<256xf32>
    %707 = chlo.square %703 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %708 = stablehlo.reduce(%707 init: %cst_147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_148 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %710 = stablehlo.divide %708, %709 : tensor<256xf32>
    %711 = chlo.square %706 : tensor<256xf32> -> tensor<256xf32>
    %712 = stablehlo.subtract %710, %711 : tensor<256xf32>
    %713 = stablehlo.broadcast_in_dim %706, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %714 = stablehlo.broadcast_in_dim %713, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %715 = stablehlo.subtract %703, %714 : tensor<256x14x14x256xf32>
    %cst_149 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %717 = stablehlo.add %712, %716 : tensor<256xf32>
    %718 = stablehlo.rsqrt %717 : tensor<256xf32>
    %719 = stablehlo.multiply %718, %arg88 : tensor<256xf32>
    %720 = stablehlo.broadcast_in_dim %719, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %721 = stablehlo.broadcast_in_dim %720, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %722 = stablehlo.multiply %715, %721 : tensor<256x14x14x256xf32>
    %723 = stablehlo.broadcast_in_dim %arg87, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %725 = stablehlo.add %722, %724 : tensor<256x14x14x256xf32>
    %726 = call @relu_6(%725) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %727 = stablehlo.convolution(%726, %arg93) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %728 = stablehlo.reduce(%727 init: %cst_150) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_151 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %730 = stablehlo.divide %728, %729 : tensor<1024xf32>
    %731 = chlo.square %727 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %732 = stablehlo.reduce(%731 init: %cst_152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_153 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %734 = stablehlo.divide %732, %733 : tensor<1024xf32>
    %735 = chlo.square %730 : tensor<1024xf32> -> tensor<1024xf32>
    %736 = stablehlo.subtract %734, %735 : tensor<1024xf32>
    %737 = stablehlo.broadcast_in_dim %730, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %739 = stablehlo.subtract %727, %738 : tensor<256x14x14x1024xf32>
    %cst_154 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %741 = stablehlo.add %736, %740 : tensor<1024xf32>
    %742 = stablehlo.rsqrt %741 : tensor<1024xf32>
    %743 = stablehlo.multiply %742, %arg90 : tensor<1024xf32>
    %744 = stablehlo.broadcast_in_dim %743, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %746 = stablehlo.multiply %739, %745 : tensor<256x14x14x1024xf32>
    %747 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %749 = stablehlo.add %746, %748 : tensor<256x14x14x1024xf32>
    %750 = stablehlo.add %749, %678 : tensor<256x14x14x1024xf32>
    %751 = call @relu_7(%750) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %752 = stablehlo.convolution(%751, %arg100) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%752 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_156 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %755 = stablehlo.divide %753, %754 : tensor<256xf32>
    %756 = chlo.square %752 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.reduce(%756 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_158 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %759 = stablehlo.divide %757, %758 : tensor<256xf32>
    %760 = chlo.square %755 : tensor<256xf32> -> tensor<256xf32>
    %761 = stablehlo.subtract %759, %760 : tensor<256xf32>
    %762 = stablehlo.broadcast_in_dim %755, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %764 = stablehlo.subtract %752, %763 : tensor<256x14x14x256xf32>
    %cst_159 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %766 = stablehlo.add %761, %765 : tensor<256xf32>
    %767 = stablehlo.rsqrt %766 : tensor<256xf32>
    %768 = stablehlo.multiply %767, %arg95 : tensor<256xf32>
    %769 = stablehlo.broadcast_in_dim %768, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %770 = stablehlo.broadcast_in_dim %769, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %771 = stablehlo.multiply %764, %770 : tensor<256x14x14x256xf32>
    %772 = stablehlo.broadcast_in_dim %arg94, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %773 = stablehlo.broadcast_in_dim %772, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %774 = stablehlo.add %771, %773 : tensor<256x14x14x256xf32>
    %775 = call @relu_6(%774) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %776 = stablehlo.convolution(%775, %arg101) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.reduce(%776 init: %cst_160) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_161 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %779 = stablehlo.divide %777, %778 : tensor<256xf32>
    %780 = chlo.square %776 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.reduce(%780 init: %cst_162) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_163 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %783 = stablehlo.divide %781, %782 : tensor<256xf32>
    %784 = chlo.square %779 : tensor<256xf32> -> tensor<256xf32>
    %785 = stablehlo.subtract %783, %784 : tensor<256xf32>
    %786 = stablehlo.broadcast_in_dim %779, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %787 = stablehlo.broadcast_in_dim %786, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %788 = stablehlo.subtract %776, %787 : tensor<256x14x14x256xf32>
    %cst_164 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %790 = stablehlo.add %785, %789 : tensor<256xf32>
    %791 = stablehlo.rsqrt %790 : tensor<256xf32>
    %792 = stablehlo.multiply %791, %arg97 : tensor<256xf32>
    %793 = stablehlo.broadcast_in_dim %792, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %795 = stablehlo.multiply %788, %794 : tensor<256x14x14x256xf32>
    %796 = stablehlo.broadcast_in_dim %arg96, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %797 = stablehlo.broadcast_in_dim %796, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %798 = stablehlo.add %795, %797 : tensor<256x14x14x256xf32>
    %799 = call @relu_6(%798) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %800 = stablehlo.convolution(%799, %arg102) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.reduce(%800 init: %cst_165) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_166 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %803 = stablehlo.divide %801, %802 : tensor<1024xf32>
    %804 = chlo.square %800 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.reduce(%804 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_168 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %807 = stablehlo.divide %805, %806 : tensor<1024xf32>
    %808 = chlo.square %803 : tensor<1024xf32> -> tensor<1024xf32>
    %809 = stablehlo.subtract %807, %808 : tensor<1024xf32>
    %810 = stablehlo.broadcast_in_dim %803, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %812 = stablehlo.subtract %800, %811 : tensor<256x14x14x1024xf32>
    %cst_169 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %814 = stablehlo.add %809, %813 : tensor<1024xf32>
    %815 = stablehlo.rsqrt %814 : tensor<1024xf32>
    %816 = stablehlo.multiply %815, %arg99 : tensor<1024xf32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %818 = stablehlo.broadcast_in_dim %817, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %819 = stablehlo.multiply %812, %818 : tensor<256x14x14x1024xf32>
    %820 = stablehlo.broadcast_in_dim %arg98, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %821 = stablehlo.broadcast_in_dim %820, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %822 = stablehlo.add %819, %821 : tensor<256x14x14x1024xf32>
    %823 = stablehlo.add %822, %751 : tensor<256x14x14x1024xf32>
    %824 = call @relu_7(%823) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %825 = stablehlo.convolution(%824, %arg109) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.reduce(%825 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_171 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %828 = stablehlo.divide %826, %827 : tensor<256xf32>
    %829 = chlo.square %825 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %830 = stablehlo.reduce(%829 init: %cst_172) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_173 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %832 = stablehlo.divide %830, %831 : tensor<256xf32>
    %833 = chlo.square %828 : tensor<256xf32> -> tensor<256xf32>
    %834 = stablehlo.subtract %832, %833 : tensor<256xf32>
    %835 = stablehlo.broadcast_in_dim %828, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %836 = stablehlo.broadcast_in_dim %835, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %837 = stablehlo.subtract %825, %836 : tensor<256x14x14x256xf32>
    %cst_174 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %839 = stablehlo.add %834, %838 : tensor<256xf32>
    %840 = stablehlo.rsqrt %839 : tensor<256xf32>
    %841 = stablehlo.multiply %840, %arg104 : tensor<256xf32>
    %842 = stablehlo.broadcast_in_dim %841, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %843 = stablehlo.broadcast_in_dim %842, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %844 = stablehlo.multiply %837, %843 : tensor<256x14x14x256xf32>
    %845 = stablehlo.broadcast_in_dim %arg103, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %847 = stablehlo.add %844, %846 : tensor<256x14x14x256xf32>
    %848 = call @relu_6(%847) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %849 = stablehlo.convolution(%848, %arg110) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_176 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %852 = stablehlo.divide %850, %851 : tensor<256xf32>
    %853 = chlo.square %849 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %854 = stablehlo.reduce(%853 init: %cst_177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_178 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %856 = stablehlo.divide %854, %855 : tensor<256xf32>
    %857 = chlo.square %852 : tensor<256xf32> -> tensor<256xf32>
    %858 = stablehlo.subtract %856, %857 : tensor<256xf32>
    %859 = stablehlo.broadcast_in_dim %852, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %860 = stablehlo.broadcast_in_dim %859, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %861 = stablehlo.subtract %849, %860 : tensor<256x14x14x256xf32>
    %cst_179 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %863 = stablehlo.add %858, %862 : tensor<256xf32>
    %864 = stablehlo.rsqrt %863 : tensor<256xf32>
    %865 = stablehlo.multiply %864, %arg106 : tensor<256xf32>
    %866 = stablehlo.broadcast_in_dim %865, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %867 = stablehlo.broadcast_in_dim %866, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %868 = stablehlo.multiply %861, %867 : tensor<256x14x14x256xf32>
    %869 = stablehlo.broadcast_in_dim %arg105, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %871 = stablehlo.add %868, %870 : tensor<256x14x14x256xf32>
    %872 = call @relu_6(%871) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %873 = stablehlo.convolution(%872, %arg111) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %874 = stablehlo.reduce(%873 init: %cst_180) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_181 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %876 = stablehlo.divide %874, %875 : tensor<1024xf32>
    %877 = chlo.square %873 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %878 = stablehlo.reduce(%877 init: %cst_182) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_183 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %880 = stablehlo.divide %878, %879 : tensor<1024xf32>
    %881 = chlo.square %876 : tensor<1024xf32> -> tensor<1024xf32>
    %882 = stablehlo.subtract %880, %881 : tensor<1024xf32>
    %883 = stablehlo.broadcast_in_dim %876, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %884 = stablehlo.broadcast_in_dim %883, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %885 = stablehlo.subtract %873, %884 : tensor<256x14x14x1024xf32>
    %cst_184 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %887 = stablehlo.add %882, %886 : tensor<1024xf32>
    %888 = stablehlo.rsqrt %887 : tensor<1024xf32>
    %889 = stablehlo.multiply %888, %arg108 : tensor<1024xf32>
    %890 = stablehlo.broadcast_in_dim %889, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %891 = stablehlo.broadcast_in_dim %890, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %892 = stablehlo.multiply %885, %891 : tensor<256x14x14x1024xf32>
    %893 = stablehlo.broadcast_in_dim %arg107, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %894 = stablehlo.broadcast_in_dim %893, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %895 = stablehlo.add %892, %894 : tensor<256x14x14x1024xf32>
    %896 = stablehlo.add %895, %824 : tensor<256x14x14x1024xf32>
    %897 = call @relu_7(%896) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %898 = stablehlo.convolution(%897, %arg118) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %899 = stablehlo.reduce(%898 init: %cst_185) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_186 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %901 = stablehlo.divide %899, %900 : tensor<256xf32>
    %902 = chlo.square %898 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %903 = stablehlo.reduce(%902 init: %cst_187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_188 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %905 = stablehlo.divide %903, %904 : tensor<256xf32>
    %906 = chlo.square %901 : tensor<256xf32> -> tensor<256xf32>
    %907 = stablehlo.subtract %905, %906 : tensor<256xf32>
    %908 = stablehlo.broadcast_in_dim %901, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %909 = stablehlo.broadcast_in_dim %908, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %910 = stablehlo.subtract %898, %909 : tensor<256x14x14x256xf32>
    %cst_189 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %912 = stablehlo.add %907, %911 : tensor<256xf32>
    %913 = stablehlo.rsqrt %912 : tensor<256xf32>
    %914 = stablehlo.multiply %913, %arg113 : tensor<256xf32>
    %915 = stablehlo.broadcast_in_dim %914, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %916 = stablehlo.broadcast_in_dim %915, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %917 = stablehlo.multiply %910, %916 : tensor<256x14x14x256xf32>
    %918 = stablehlo.broadcast_in_dim %arg112, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %919 = stablehlo.broadcast_in_dim %918, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %920 = stablehlo.add %917, %919 : tensor<256x14x14x256xf32>
    %921 = call @relu_6(%920) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %922 = stablehlo.convolution(%921, %arg119) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.reduce(%922 init: %cst_190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_191 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %925 = stablehlo.divide %923, %924 : tensor<256xf32>
    %926 = chlo.square %922 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %927 = stablehlo.reduce(%926 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_193 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %929 = stablehlo.divide %927, %928 : tensor<256xf32>
    %930 = chlo.square %925 : tensor<256xf32> -> tensor<256xf32>
    %931 = stablehlo.subtract %929, %930 : tensor<256xf32>
    %932 = stablehlo.broadcast_in_dim %925, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %933 = stablehlo.broadcast_in_dim %932, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %934 = stablehlo.subtract %922, %933 : tensor<256x14x14x256xf32>
    %cst_194 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %936 = stablehlo.add %931, %935 : tensor<256xf32>
    %937 = stablehlo.rsqrt %936 : tensor<256xf32>
    %938 = stablehlo.multiply %937, %arg115 : tensor<256xf32>
    %939 = stablehlo.broadcast_in_dim %938, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %941 = stablehlo.multiply %934, %940 : tensor<256x14x14x256xf32>
    %942 = stablehlo.broadcast_in_dim %arg114, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %943 = stablehlo.broadcast_in_dim %942, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %944 = stablehlo.add %941, %943 : tensor<256x14x14x256xf32>
    %945 = call @relu_6(%944) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %946 = stablehlo.convolution(%945, %arg120) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %947 = stablehlo.reduce(%946 init: %cst_195) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_196 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %949 = stablehlo.divide %947, %948 : tensor<1024xf32>
    %950 = chlo.square %946 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %951 = stablehlo.reduce(%950 init: %cst_197) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_198 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %953 = stablehlo.divide %951, %952 : tensor<1024xf32>
    %954 = chlo.square %949 : tensor<1024xf32> -> tensor<1024xf32>
    %955 = stablehlo.subtract %953, %954 : tensor<1024xf32>
    %956 = stablehlo.broadcast_in_dim %949, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %957 = stablehlo.broadcast_in_dim %956, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %958 = stablehlo.subtract %946, %957 : tensor<256x14x14x1024xf32>
    %cst_199 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %960 = stablehlo.add %955, %959 : tensor<1024xf32>
    %961 = stablehlo.rsqrt %960 : tensor<1024xf32>
    %962 = stablehlo.multiply %961, %arg117 : tensor<1024xf32>
    %963 = stablehlo.broadcast_in_dim %962, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %964 = stablehlo.broadcast_in_dim %963, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %965 = stablehlo.multiply %958, %964 : tensor<256x14x14x1024xf32>
    %966 = stablehlo.broadcast_in_dim %arg116, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %967 = stablehlo.broadcast_in_dim %966, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %968 = stablehlo.add %965, %967 : tensor<256x14x14x1024xf32>
    %969 = stablehlo.add %968, %897 : tensor<256x14x14x1024xf32>
    %970 = call @relu_7(%969) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %971 = stablehlo.convolution(%970, %arg127) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %972 = stablehlo.reduce(%971 init: %cst_200) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_201 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %974 = stablehlo.divide %972, %973 : tensor<256xf32>
    %975 = chlo.square %971 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.reduce(%975 init: %cst_202) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_203 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %978 = stablehlo.divide %976, %977 : tensor<256xf32>
    %979 = chlo.square %974 : tensor<256xf32> -> tensor<256xf32>
    %980 = stablehlo.subtract %978, %979 : tensor<256xf32>
    %981 = stablehlo.broadcast_in_dim %974, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %982 = stablehlo.broadcast_in_dim %981, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %983 = stablehlo.subtract %971, %982 : tensor<256x14x14x256xf32>
    %cst_204 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %985 = stablehlo.add %980, %984 : tensor<256xf32>
    %986 = stablehlo.rsqrt %985 : tensor<256xf32>
    %987 = stablehlo.multiply %986, %arg122 : tensor<256xf32>
    %988 = stablehlo.broadcast_in_dim %987, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %990 = stablehlo.multiply %983, %989 : tensor<256x14x14x256xf32>
    %991 = stablehlo.broadcast_in_dim %arg121, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %992 = stablehlo.broadcast_in_dim %991, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %993 = stablehlo.add %990, %992 : tensor<256x14x14x256xf32>
    %994 = call @relu_6(%993) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %995 = stablehlo.convolution(%994, %arg128) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %996 = stablehlo.reduce(%995 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_206 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %998 = stablehlo.divide %996, %997 : tensor<256xf32>
    %999 = chlo.square %995 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.reduce(%999 init: %cst_207) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_208 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1002 = stablehlo.divide %1000, %1001 : tensor<256xf32>
    %1003 = chlo.square %998 : tensor<256xf32> -> tensor<256xf32>
    %1004 = stablehlo.subtract %1002, %1003 : tensor<256xf32>
    %1005 = stablehlo.broadcast_in_dim %998, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1007 = stablehlo.subtract %995, %1006 : tensor<256x14x14x256xf32>
    %cst_209 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1009 = stablehlo.add %1004, %1008 : tensor<256xf32>
    %1010 = stablehlo.rsqrt %1009 : tensor<256xf32>
    %1011 = stablehlo.multiply %1010, %arg124 : tensor<256xf32>
    %1012 = stablehlo.broadcast_in_dim %1011, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1014 = stablehlo.multiply %1007, %1013 : tensor<256x14x14x256xf32>
    %1015 = stablehlo.broadcast_in_dim %arg123, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1017 = stablehlo.add %1014, %1016 : tensor<256x14x14x256xf32>
    %1018 = call @relu_6(%1017) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %1019 = stablehlo.convolution(%1018, %arg129) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1020 = stablehlo.reduce(%1019 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_211 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1022 = stablehlo.divide %1020, %1021 : tensor<1024xf32>
    %1023 = chlo.square %1019 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1024 = stablehlo.reduce(%1023 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_213 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1026 = stablehlo.divide %1024, %1025 : tensor<1024xf32>
    %1027 = chlo.square %1022 : tensor<1024xf32> -> tensor<1024xf32>
    %1028 = stablehlo.subtract %1026, %1027 : tensor<1024xf32>
    %1029 = stablehlo.broadcast_in_dim %1022, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1030 = stablehlo.broadcast_in_dim %1029, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1031 = stablehlo.subtract %1019, %1030 : tensor<256x14x14x1024xf32>
    %cst_214 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1033 = stablehlo.add %1028, %1032 : tensor<1024xf32>
    %1034 = stablehlo.rsqrt %1033 : tensor<1024xf32>
    %1035 = stablehlo.multiply %1034, %arg126 : tensor<1024xf32>
    %1036 = stablehlo.broadcast_in_dim %1035, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1037 = stablehlo.broadcast_in_dim %1036, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1038 = stablehlo.multiply %1031, %1037 : tensor<256x14x14x1024xf32>
    %1039 = stablehlo.broadcast_in_dim %arg125, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1040 = stablehlo.broadcast_in_dim %1039, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1041 = stablehlo.add %1038, %1040 : tensor<256x14x14x1024xf32>
    %1042 = stablehlo.add %1041, %970 : tensor<256x14x14x1024xf32>
    %1043 = call @relu_7(%1042) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1044 = stablehlo.convolution(%1043, %arg138) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x512xf32>) -> tensor<256x14x14x512xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1045 = stablehlo.reduce(%1044 init: %cst_215) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_216 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1047 = stablehlo.divide %1045, %1046 : tensor<512xf32>
    %1048 = chlo.square %1044 : tensor<256x14x14x512xf32> -> tensor<256x14x14x512xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1049 = stablehlo.reduce(%1048 init: %cst_217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_218 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1051 = stablehlo.divide %1049, %1050 : tensor<512xf32>
    %1052 = chlo.square %1047 : tensor<512xf32> -> tensor<512xf32>
    %1053 = stablehlo.subtract %1051, %1052 : tensor<512xf32>
    %1054 = stablehlo.broadcast_in_dim %1047, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1055 = stablehlo.broadcast_in_dim %1054, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x14x14x512xf32>
    %1056 = stablehlo.subtract %1044, %1055 : tensor<256x14x14x512xf32>
    %cst_219 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1058 = stablehlo.add %1053, %1057 : tensor<512xf32>
    %1059 = stablehlo.rsqrt %1058 : tensor<512xf32>
    %1060 = stablehlo.multiply %1059, %arg131 : tensor<512xf32>
    %1061 = stablehlo.broadcast_in_dim %1060, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1062 = stablehlo.broadcast_in_dim %1061, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x14x14x512xf32>
    %1063 = stablehlo.multiply %1056, %1062 : tensor<256x14x14x512xf32>
    %1064 = stablehlo.broadcast_in_dim %arg130, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x14x14x512xf32>
    %1066 = stablehlo.add %1063, %1065 : tensor<256x14x14x512xf32>
    %1067 = call @relu_8(%1066) : (tensor<256x14x14x512xf32>) -> tensor<256x14x14x512xf32>
    %1068 = stablehlo.convolution(%1067, %arg139) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1069 = stablehlo.reduce(%1068 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_221 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1071 = stablehlo.divide %1069, %1070 : tensor<512xf32>
    %1072 = chlo.square %1068 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1073 = stablehlo.reduce(%1072 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_223 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1075 = stablehlo.divide %1073, %1074 : tensor<512xf32>
    %1076 = chlo.square %1071 : tensor<512xf32> -> tensor<512xf32>
    %1077 = stablehlo.subtract %1075, %1076 : tensor<512xf32>
    %1078 = stablehlo.broadcast_in_dim %1071, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1079 = stablehlo.broadcast_in_dim %1078, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1080 = stablehlo.subtract %1068, %1079 : tensor<256x7x7x512xf32>
    %cst_224 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1082 = stablehlo.add %1077, %1081 : tensor<512xf32>
    %1083 = stablehlo.rsqrt %1082 : tensor<512xf32>
    %1084 = stablehlo.multiply %1083, %arg133 : tensor<512xf32>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1086 = stablehlo.broadcast_in_dim %1085, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1087 = stablehlo.multiply %1080, %1086 : tensor<256x7x7x512xf32>
    %1088 = stablehlo.broadcast_in_dim %arg132, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1089 = stablehlo.broadcast_in_dim %1088, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1090 = stablehlo.add %1087, %1089 : tensor<256x7x7x512xf32>
    %1091 = call @relu_9(%1090) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %1092 = stablehlo.convolution(%1091, %arg140) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1093 = stablehlo.reduce(%1092 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_226 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1095 = stablehlo.divide %1093, %1094 : tensor<2048xf32>
    %1096 = chlo.square %1092 : tensor<256x7x7x2048xf32> -> tensor<256x7x7x2048xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.reduce(%1096 init: %cst_227) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_228 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1099 = stablehlo.divide %1097, %1098 : tensor<2048xf32>
    %1100 = chlo.square %1095 : tensor<2048xf32> -> tensor<2048xf32>
    %1101 = stablehlo.subtract %1099, %1100 : tensor<2048xf32>
    %1102 = stablehlo.broadcast_in_dim %1095, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1103 = stablehlo.broadcast_in_dim %1102, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1104 = stablehlo.subtract %1092, %1103 : tensor<256x7x7x2048xf32>
    %cst_229 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1106 = stablehlo.add %1101, %1105 : tensor<2048xf32>
    %1107 = stablehlo.rsqrt %1106 : tensor<2048xf32>
    %1108 = stablehlo.multiply %1107, %arg135 : tensor<2048xf32>
    %1109 = stablehlo.broadcast_in_dim %1108, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1110 = stablehlo.broadcast_in_dim %1109, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1111 = stablehlo.multiply %1104, %1110 : tensor<256x7x7x2048xf32>
    %1112 = stablehlo.broadcast_in_dim %arg134, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1113 = stablehlo.broadcast_in_dim %1112, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1114 = stablehlo.add %1111, %1113 : tensor<256x7x7x2048xf32>
    %1115 = stablehlo.convolution(%1043, %arg141) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1116 = stablehlo.reduce(%1115 init: %cst_230) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_231 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1118 = stablehlo.divide %1116, %1117 : tensor<2048xf32>
    %1119 = chlo.square %1115 : tensor<256x7x7x2048xf32> -> tensor<256x7x7x2048xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1120 = stablehlo.reduce(%1119 init: %cst_232) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_233 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1122 = stablehlo.divide %1120, %1121 : tensor<2048xf32>
    %1123 = chlo.square %1118 : tensor<2048xf32> -> tensor<2048xf32>
    %1124 = stablehlo.subtract %1122, %1123 : tensor<2048xf32>
    %1125 = stablehlo.broadcast_in_dim %1118, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1126 = stablehlo.broadcast_in_dim %1125, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1127 = stablehlo.subtract %1115, %1126 : tensor<256x7x7x2048xf32>
    %cst_234 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1129 = stablehlo.add %1124, %1128 : tensor<2048xf32>
    %1130 = stablehlo.rsqrt %1129 : tensor<2048xf32>
    %1131 = stablehlo.multiply %1130, %arg137 : tensor<2048xf32>
    %1132 = stablehlo.broadcast_in_dim %1131, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1133 = stablehlo.broadcast_in_dim %1132, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1134 = stablehlo.multiply %1127, %1133 : tensor<256x7x7x2048xf32>
    %1135 = stablehlo.broadcast_in_dim %arg136, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1137 = stablehlo.add %1134, %1136 : tensor<256x7x7x2048xf32>
    %1138 = stablehlo.add %1114, %1137 : tensor<256x7x7x2048xf32>
    %1139 = call @relu_10(%1138) : (tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1140 = stablehlo.convolution(%1139, %arg148) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<1x1x2048x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1141 = stablehlo.reduce(%1140 init: %cst_235) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_236 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1143 = stablehlo.divide %1141, %1142 : tensor<512xf32>
    %1144 = chlo.square %1140 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1145 = stablehlo.reduce(%1144 init: %cst_237) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_238 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1147 = stablehlo.divide %1145, %1146 : tensor<512xf32>
    %1148 = chlo.square %1143 : tensor<512xf32> -> tensor<512xf32>
    %1149 = stablehlo.subtract %1147, %1148 : tensor<512xf32>
    %1150 = stablehlo.broadcast_in_dim %1143, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1152 = stablehlo.subtract %1140, %1151 : tensor<256x7x7x512xf32>
    %cst_239 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1154 = stablehlo.add %1149, %1153 : tensor<512xf32>
    %1155 = stablehlo.rsqrt %1154 : tensor<512xf32>
    %1156 = stablehlo.multiply %1155, %arg143 : tensor<512xf32>
    %1157 = stablehlo.broadcast_in_dim %1156, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1158 = stablehlo.broadcast_in_dim %1157, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1159 = stablehlo.multiply %1152, %1158 : tensor<256x7x7x512xf32>
    %1160 = stablehlo.broadcast_in_dim %arg142, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1162 = stablehlo.add %1159, %1161 : tensor<256x7x7x512xf32>
    %1163 = call @relu_9(%1162) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %1164 = stablehlo.convolution(%1163, %arg149) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1165 = stablehlo.reduce(%1164 init: %cst_240) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_241 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1166 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1167 = stablehlo.divide %1165, %1166 : tensor<512xf32>
    %1168 = chlo.square %1164 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1169 = stablehlo.reduce(%1168 init: %cst_242) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_243 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1171 = stablehlo.divide %1169, %1170 : tensor<512xf32>
    %1172 = chlo.square %1167 : tensor<512xf32> -> tensor<512xf32>
    %1173 = stablehlo.subtract %1171, %1172 : tensor<512xf32>
    %1174 = stablehlo.broadcast_in_dim %1167, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1175 = stablehlo.broadcast_in_dim %1174, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1176 = stablehlo.subtract %1164, %1175 : tensor<256x7x7x512xf32>
    %cst_244 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1178 = stablehlo.add %1173, %1177 : tensor<512xf32>
    %1179 = stablehlo.rsqrt %1178 : tensor<512xf32>
    %1180 = stablehlo.multiply %1179, %arg145 : tensor<512xf32>
    %1181 = stablehlo.broadcast_in_dim %1180, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1182 = stablehlo.broadcast_in_dim %1181, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1183 = stablehlo.multiply %1176, %1182 : tensor<256x7x7x512xf32>
    %1184 = stablehlo.broadcast_in_dim %arg144, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1185 = stablehlo.broadcast_in_dim %1184, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1186 = stablehlo.add %1183, %1185 : tensor<256x7x7x512xf32>
    %1187 = call @relu_9(%1186) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %1188 = stablehlo.convolution(%1187, %arg150) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1189 = stablehlo.reduce(%1188 init: %cst_245) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_246 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1190 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1191 = stablehlo.divide %1189, %1190 : tensor<2048xf32>
    %1192 = chlo.square %1188 : tensor<256x7x7x2048xf32> -> tensor<256x7x7x2048xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1193 = stablehlo.reduce(%1192 init: %cst_247) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_248 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1195 = stablehlo.divide %1193, %1194 : tensor<2048xf32>
    %1196 = chlo.square %1191 : tensor<2048xf32> -> tensor<2048xf32>
    %1197 = stablehlo.subtract %1195, %1196 : tensor<2048xf32>
    %1198 = stablehlo.broadcast_in_dim %1191, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1199 = stablehlo.broadcast_in_dim %1198, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1200 = stablehlo.subtract %1188, %1199 : tensor<256x7x7x2048xf32>
    %cst_249 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1202 = stablehlo.add %1197, %1201 : tensor<2048xf32>
    %1203 = stablehlo.rsqrt %1202 : tensor<2048xf32>
    %1204 = stablehlo.multiply %1203, %arg147 : tensor<2048xf32>
    %1205 = stablehlo.broadcast_in_dim %1204, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1206 = stablehlo.broadcast_in_dim %1205, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1207 = stablehlo.multiply %1200, %1206 : tensor<256x7x7x2048xf32>
    %1208 = stablehlo.broadcast_in_dim %arg146, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1209 = stablehlo.broadcast_in_dim %1208, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1210 = stablehlo.add %1207, %1209 : tensor<256x7x7x2048xf32>
    %1211 = stablehlo.add %1210, %1139 : tensor<256x7x7x2048xf32>
    %1212 = call @relu_10(%1211) : (tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1213 = stablehlo.convolution(%1212, %arg157) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<1x1x2048x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1214 = stablehlo.reduce(%1213 init: %cst_250) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_251 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1216 = stablehlo.divide %1214, %1215 : tensor<512xf32>
    %1217 = chlo.square %1213 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1218 = stablehlo.reduce(%1217 init: %cst_252) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_253 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1220 = stablehlo.divide %1218, %1219 : tensor<512xf32>
    %1221 = chlo.square %1216 : tensor<512xf32> -> tensor<512xf32>
    %1222 = stablehlo.subtract %1220, %1221 : tensor<512xf32>
    %1223 = stablehlo.broadcast_in_dim %1216, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1224 = stablehlo.broadcast_in_dim %1223, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1225 = stablehlo.subtract %1213, %1224 : tensor<256x7x7x512xf32>
    %cst_254 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1227 = stablehlo.add %1222, %1226 : tensor<512xf32>
    %1228 = stablehlo.rsqrt %1227 : tensor<512xf32>
    %1229 = stablehlo.multiply %1228, %arg152 : tensor<512xf32>
    %1230 = stablehlo.broadcast_in_dim %1229, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1231 = stablehlo.broadcast_in_dim %1230, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1232 = stablehlo.multiply %1225, %1231 : tensor<256x7x7x512xf32>
    %1233 = stablehlo.broadcast_in_dim %arg151, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1234 = stablehlo.broadcast_in_dim %1233, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1235 = stablehlo.add %1232, %1234 : tensor<256x7x7x512xf32>
    %1236 = call @relu_9(%1235) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %1237 = stablehlo.convolution(%1236, %arg158) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1238 = stablehlo.reduce(%1237 init: %cst_255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_256 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1240 = stablehlo.divide %1238, %1239 : tensor<512xf32>
    %1241 = chlo.square %1237 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1242 = stablehlo.reduce(%1241 init: %cst_257) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_258 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1244 = stablehlo.divide %1242, %1243 : tensor<512xf32>
    %1245 = chlo.square %1240 : tensor<512xf32> -> tensor<512xf32>
    %1246 = stablehlo.subtract %1244, %1245 : tensor<512xf32>
    %1247 = stablehlo.broadcast_in_dim %1240, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1248 = stablehlo.broadcast_in_dim %1247, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1249 = stablehlo.subtract %1237, %1248 : tensor<256x7x7x512xf32>
    %cst_259 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1251 = stablehlo.add %1246, %1250 : tensor<512xf32>
    %1252 = stablehlo.rsqrt %1251 : tensor<512xf32>
    %1253 = stablehlo.multiply %1252, %arg154 : tensor<512xf32>
    %1254 = stablehlo.broadcast_in_dim %1253, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1255 = stablehlo.broadcast_in_dim %1254, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1256 = stablehlo.multiply %1249, %1255 : tensor<256x7x7x512xf32>
    %1257 = stablehlo.broadcast_in_dim %arg153, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1258 = stablehlo.broadcast_in_dim %1257, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1259 = stablehlo.add %1256, %1258 : tensor<256x7x7x512xf32>
    %1260 = call @relu_9(%1259) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %1261 = stablehlo.convolution(%1260, %arg159) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1262 = stablehlo.reduce(%1261 init: %cst_260) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_261 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1264 = stablehlo.divide %1262, %1263 : tensor<2048xf32>
    %1265 = chlo.square %1261 : tensor<256x7x7x2048xf32> -> tensor<256x7x7x2048xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1266 = stablehlo.reduce(%1265 init: %cst_262) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_263 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1268 = stablehlo.divide %1266, %1267 : tensor<2048xf32>
    %1269 = chlo.square %1264 : tensor<2048xf32> -> tensor<2048xf32>
    %1270 = stablehlo.subtract %1268, %1269 : tensor<2048xf32>
    %1271 = stablehlo.broadcast_in_dim %1264, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1272 = stablehlo.broadcast_in_dim %1271, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1273 = stablehlo.subtract %1261, %1272 : tensor<256x7x7x2048xf32>
    %cst_264 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1275 = stablehlo.add %1270, %1274 : tensor<2048xf32>
    %1276 = stablehlo.rsqrt %1275 : tensor<2048xf32>
    %1277 = stablehlo.multiply %1276, %arg156 : tensor<2048xf32>
    %1278 = stablehlo.broadcast_in_dim %1277, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1279 = stablehlo.broadcast_in_dim %1278, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1280 = stablehlo.multiply %1273, %1279 : tensor<256x7x7x2048xf32>
    %1281 = stablehlo.broadcast_in_dim %arg155, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1283 = stablehlo.add %1280, %1282 : tensor<256x7x7x2048xf32>
    %1284 = stablehlo.add %1283, %1212 : tensor<256x7x7x2048xf32>
    %1285 = call @relu_10(%1284) : (tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1286 = stablehlo.reduce(%1285 init: %cst_265) applies stablehlo.add across dimensions = [1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<256x2048xf32>
    %cst_266 = stablehlo.constant dense<4.900000e+01> : tensor<f32>
    %1287 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<256x2048xf32>
    %1288 = stablehlo.divide %1286, %1287 : tensor<256x2048xf32>
    %1289 = stablehlo.dot_general %1288, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x2048xf32>, tensor<2048x1000xf32>) -> tensor<256x1000xf32>
    %1290 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %1291 = stablehlo.broadcast_in_dim %1290, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<256x1000xf32>
    %1292 = stablehlo.add %1289, %1291 : tensor<256x1000xf32>
    %cst_267 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1293 = stablehlo.reduce(%1292 init: %cst_267) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_268 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1295 = stablehlo.maximum %1294, %1293 : tensor<256xf32>
    %1296 = stablehlo.is_finite %1295 : (tensor<256xf32>) -> tensor<256xi1>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1298 = stablehlo.select %1296, %1295, %1297 : tensor<256xi1>, tensor<256xf32>
    %1299 = stablehlo.broadcast_in_dim %1298, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %1300 = stablehlo.broadcast_in_dim %1299, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %1301 = stablehlo.subtract %1292, %1300 : tensor<256x1000xf32>
    %1302 = stablehlo.exponential %1301 : tensor<256x1000xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1303 = stablehlo.reduce(%1302 init: %cst_270) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1304 = stablehlo.abs %1303 : tensor<256xf32>
    %1305 = stablehlo.log %1304 : tensor<256xf32>
    %1306 = stablehlo.add %1305, %1298 : tensor<256xf32>
    %1307 = call @_one_hot(%arg162) : (tensor<256xi32>) -> tensor<256x1000xf32>
    %1308 = stablehlo.multiply %1292, %1307 : tensor<256x1000xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1309 = stablehlo.reduce(%1308 init: %cst_271) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1310 = stablehlo.subtract %1306, %1309 : tensor<256xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1311 = stablehlo.reduce(%1310 init: %cst_272) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_273 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1312 = stablehlo.divide %1311, %cst_273 : tensor<f32>
    return %1312 : tensor<f32>
  }
  func.func private @relu(%arg0: tensor<256x112x112x64xf32>) -> tensor<256x112x112x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x112x112x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x112x112x64xf32>
    return %1 : tensor<256x112x112x64xf32>
  }
  func.func private @relu_0(%arg0: tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x56x56x64xf32>
    return %1 : tensor<256x56x56x64xf32>
  }
  func.func private @relu_1(%arg0: tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x56x56x256xf32>
    return %1 : tensor<256x56x56x256xf32>
  }
  func.func private @relu_2(%arg0: tensor<256x56x56x128xf32>) -> tensor<256x56x56x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x56x56x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x56x56x128xf32>
    return %1 : tensor<256x56x56x128xf32>
  }
  func.func private @relu_3(%arg0: tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x28x28x128xf32>
    return %1 : tensor<256x28x28x128xf32>
  }
  func.func private @relu_4(%arg0: tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x28x28x512xf32>
    return %1 : tensor<256x28x28x512xf32>
  }
  func.func private @relu_5(%arg0: tensor<256x28x28x256xf32>) -> tensor<256x28x28x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x28x28x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x28x28x256xf32>
    return %1 : tensor<256x28x28x256xf32>
  }
  func.func private @relu_6(%arg0: tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x14x14x256xf32>
    return %1 : tensor<256x14x14x256xf32>
  }
  func.func private @relu_7(%arg0: tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x14x14x1024xf32>
    return %1 : tensor<256x14x14x1024xf32>
  }
  func.func private @relu_8(%arg0: tensor<256x14x14x512xf32>) -> tensor<256x14x14x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x14x14x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x14x14x512xf32>
    return %1 : tensor<256x14x14x512xf32>
  }
  func.func private @relu_9(%arg0: tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x7x7x512xf32>
    return %1 : tensor<256x7x7x512xf32>
  }
  func.func private @relu_10(%arg0: tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x7x7x2048xf32>
    return %1 : tensor<256x7x7x2048xf32>
  }
  func.func private @_one_hot(%arg0: tensor<256xi32>) -> tensor<256x1000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x1000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x1000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1000xi32>) -> tensor<256x1000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x1000xi32>, tensor<256x1000xi32>) -> tensor<256x1000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x1000xi1>) -> tensor<256x1000xf32>
    return %5 : tensor<256x1000xf32>
  }
}
