module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<3x3x3x16xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3x3x16x3xf32>, %arg4: tensor<16xf32>, %arg5: tensor<3x3x16x16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<3x3x16x16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<3x3x16x16xf32>, %arg10: tensor<16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<16xf32>, %arg13: tensor<16xf32>, %arg14: tensor<16xf32>, %arg15: tensor<64x16xf32>, %arg16: tensor<32xf32>, %arg17: tensor<32x32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<32x32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32x32xf32>, %arg24: tensor<32xf32>, %arg25: tensor<32x32xf32>, %arg26: tensor<32xf32>, %arg27: tensor<3x3x16x32xf32>, %arg28: tensor<32xf32>, %arg29: tensor<3x3x32x32xf32>, %arg30: tensor<16xf32>, %arg31: tensor<16xf32>, %arg32: tensor<32xf32>, %arg33: tensor<32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<1x1x16x32xf32>, %arg36: tensor<32xf32>, %arg37: tensor<64x32xf32>, %arg38: tensor<32xf32>, %arg39: tensor<3x3x32x32xf32>, %arg40: tensor<32xf32>, %arg41: tensor<3x3x32x32xf32>, %arg42: tensor<32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32xf32>, %arg45: tensor<32xf32>, %arg46: tensor<32xf32>, %arg47: tensor<64x32xf32>, %arg48: tensor<32xf32>, %arg49: tensor<3x3x32x32xf32>, %arg50: tensor<32xf32>, %arg51: tensor<3x3x32x32xf32>, %arg52: tensor<32xf32>, %arg53: tensor<32xf32>, %arg54: tensor<32xf32>, %arg55: tensor<32xf32>, %arg56: tensor<32xf32>, %arg57: tensor<64x32xf32>, %arg58: tensor<16xf32>, %arg59: tensor<16xf32>, %arg60: tensor<64xf32>, %arg61: tensor<16x64xf32>, %arg62: tensor<64xf32>, %arg63: tensor<64x64xf32>, %arg64: tensor<32xf32>, %arg65: tensor<32x32xf32>, %arg66: tensor<32xf32>, %arg67: tensor<32xf32>, %arg68: tensor<32xf32>, %arg69: tensor<32x32xf32>, %arg70: tensor<32xf32>, %arg71: tensor<32x32xf32>, %arg72: tensor<32xf32>, %arg73: tensor<32x32xf32>, %arg74: tensor<32xf32>, %arg75: tensor<32x32xf32>, %arg76: tensor<32xf32>, %arg77: tensor<32xf32>, %arg78: tensor<32xf32>, %arg79: tensor<32x32xf32>, %arg80: tensor<32xf32>, %arg81: tensor<32x32xf32>, %arg82: tensor<32xf32>, %arg83: tensor<32x32xf32>, %arg84: tensor<32xf32>, %arg85: tensor<3x3x64x32xf32>, %arg86: tensor<32xf32>, %arg87: tensor<3x3x32x32xf32>, %arg88: tensor<64xf32>, %arg89: tensor<64xf32>, %arg90: tensor<32xf32>, %arg91: tensor<32xf32>, %arg92: tensor<32xf32>, %arg93: tensor<1x1x64x32xf32>, %arg94: tensor<32xf32>, %arg95: tensor<64x32xf32>, %arg96: tensor<32xf32>, %arg97: tensor<3x3x48x32xf32>, %arg98: tensor<32xf32>, %arg99: tensor<3x3x32x32xf32>, %arg100: tensor<48xf32>, %arg101: tensor<48xf32>, %arg102: tensor<32xf32>, %arg103: tensor<32xf32>, %arg104: tensor<32xf32>, %arg105: tensor<1x1x48x32xf32>, %arg106: tensor<32xf32>, %arg107: tensor<64x32xf32>, %arg108: tensor<32xf32>, %arg109: tensor<3x3x32x32xf32>, %arg110: tensor<16xf32>, %arg111: tensor<3x3x48x16xf32>, %arg112: tensor<16xf32>, %arg113: tensor<3x3x16x16xf32>, %arg114: tensor<48xf32>, %arg115: tensor<48xf32>, %arg116: tensor<16xf32>, %arg117: tensor<16xf32>, %arg118: tensor<16xf32>, %arg119: tensor<1x1x48x16xf32>, %arg120: tensor<16xf32>, %arg121: tensor<64x16xf32>, %arg122: tensor<16xf32>, %arg123: tensor<3x3x32x16xf32>, %arg124: tensor<16xf32>, %arg125: tensor<3x3x16x16xf32>, %arg126: tensor<32xf32>, %arg127: tensor<32xf32>, %arg128: tensor<16xf32>, %arg129: tensor<16xf32>, %arg130: tensor<16xf32>, %arg131: tensor<1x1x32x16xf32>, %arg132: tensor<16xf32>, %arg133: tensor<64x16xf32>, %arg134: tensor<16x16x16x3xf32>, %arg135: tensor<16x16x16x3xf32>, %arg136: tensor<16xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg136 : (tensor<16xi32>) -> tensor<16xf32>
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.57079637> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1x1xf32>
    %6 = stablehlo.cosine %5 : tensor<16x1x1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<16x1x1x1xf32>) -> tensor<16x16x16x3xf32>
    %8 = stablehlo.multiply %7, %arg134 : tensor<16x16x16x3xf32>
    %9 = stablehlo.sine %5 : tensor<16x1x1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<16x1x1x1xf32>) -> tensor<16x16x16x3xf32>
    %11 = stablehlo.multiply %10, %arg135 : tensor<16x16x16x3xf32>
    %12 = stablehlo.add %8, %11 : tensor<16x16x16x3xf32>
    %13 = stablehlo.iota dim = 0 : tensor<8xi32>
    %14 = stablehlo.convert %13 : (tensor<8xi32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<-9.21034049> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.divide %16, %17 : tensor<8xf32>
    %19 = stablehlo.exponential %18 : tensor<8xf32>
    %20 = stablehlo.broadcast_in_dim %arg136, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %21 = stablehlo.convert %20 : (tensor<16x1xi32>) -> tensor<16x1xf32>
    %22 = stablehlo.convert %19 : tensor<8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x8xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<16x8xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<16x8xf32>
    %27 = stablehlo.sine %26 : tensor<16x8xf32>
    %28 = stablehlo.cosine %26 : tensor<16x8xf32>
    %29 = stablehlo.concatenate %27, %28, dim = 1 : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
    %30 = stablehlo.convert %29 : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %31 = stablehlo.convert %arg61 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %32 = stablehlo.dot_general %30, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %33 = stablehlo.convert %arg60 : (tensor<64xf32>) -> tensor<64xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %36 = stablehlo.add %32, %35 : tensor<16x64xf32>
    %37 = call @silu(%36) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %38 = stablehlo.convert %arg63 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %39 = stablehlo.dot_general %37, %38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    %40 = stablehlo.convert %arg62 : (tensor<64xf32>) -> tensor<64xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %43 = stablehlo.add %39, %42 : tensor<16x64xf32>
    %44 = stablehlo.convert %12 : (tensor<16x16x16x3xf32>) -> tensor<16x16x16x3xf32>
    %45 = stablehlo.convert %arg1 : (tensor<3x3x3x16xf32>) -> tensor<3x3x3x16xf32>
    %46 = stablehlo.convolution(%44, %45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x3xf32>, tensor<3x3x3x16xf32>) -> tensor<16x16x16x16xf32>
    %47 = stablehlo.convert %arg0 : (tensor<16xf32>) -> tensor<16xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %50 = stablehlo.add %46, %49 : tensor<16x16x16x16xf32>
    %51 = stablehlo.convert %50 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %52 = stablehlo.reshape %51 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %56 = stablehlo.divide %54, %55 : tensor<16x1x1x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %57 = call @_var(%52, %c) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %59 = stablehlo.subtract %52, %58 : tensor<16x16x16x4x4xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %61 = stablehlo.add %57, %60 : tensor<16x1x1x4x1xf32>
    %62 = stablehlo.rsqrt %61 : tensor<16x1x1x4x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %64 = stablehlo.multiply %59, %63 : tensor<16x16x16x4x4xf32>
    %65 = stablehlo.reshape %64 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %66 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %68 = stablehlo.multiply %65, %67 : tensor<16x16x16x16xf32>
    %69 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %71 = stablehlo.add %68, %70 : tensor<16x16x16x16xf32>
    %72 = stablehlo.convert %71 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %73 = call @silu_0(%72) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %74 = stablehlo.convert %arg7 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %75 = stablehlo.convolution(%73, %74) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %76 = stablehlo.convert %arg6 : (tensor<16xf32>) -> tensor<16xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %79 = stablehlo.add %75, %78 : tensor<16x16x16x16xf32>
    %80 = call @silu(%43) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %81 = stablehlo.convert %arg15 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %83 = stablehlo.convert %arg14 : (tensor<16xf32>) -> tensor<16xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %86 = stablehlo.add %82, %85 : tensor<16x16xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 3] : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<16x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %89 = stablehlo.add %79, %88 : tensor<16x16x16x16xf32>
    %90 = stablehlo.convert %89 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %91 = stablehlo.reshape %90 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_6) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_7 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %95 = stablehlo.divide %93, %94 : tensor<16x1x1x4x1xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %96 = call @_var(%91, %c_8) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %98 = stablehlo.subtract %91, %97 : tensor<16x16x16x4x4xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %100 = stablehlo.add %96, %99 : tensor<16x1x1x4x1xf32>
    %101 = stablehlo.rsqrt %100 : tensor<16x1x1x4x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %103 = stablehlo.multiply %98, %102 : tensor<16x16x16x4x4xf32>
    %104 = stablehlo.reshape %103 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %105 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %107 = stablehlo.multiply %104, %106 : tensor<16x16x16x16xf32>
    %108 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %110 = stablehlo.add %107, %109 : tensor<16x16x16x16xf32>
    %111 = stablehlo.convert %110 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %112 = call @silu_0(%111) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %113 = stablehlo.convert %arg9 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %114 = stablehlo.convolution(%112, %113) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %115 = stablehlo.convert %arg8 : (tensor<16xf32>) -> tensor<16xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %118 = stablehlo.add %114, %117 : tensor<16x16x16x16xf32>
    %119 = stablehlo.add %50, %118 : tensor<16x16x16x16xf32>
    %120 = stablehlo.convert %arg5 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %121 = stablehlo.convolution(%119, %120) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x8x8x16xf32>
    %122 = stablehlo.convert %arg4 : (tensor<16xf32>) -> tensor<16xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x8x8x16xf32>
    %125 = stablehlo.add %121, %124 : tensor<16x8x8x16xf32>
    %126 = stablehlo.convert %125 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32>
    %127 = stablehlo.reshape %126 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x4x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_10) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %131 = stablehlo.divide %129, %130 : tensor<16x1x1x4x1xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %132 = call @_var_1(%127, %c_12) : (tensor<16x8x8x4x4xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %133 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32>
    %134 = stablehlo.subtract %127, %133 : tensor<16x8x8x4x4xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %136 = stablehlo.add %132, %135 : tensor<16x1x1x4x1xf32>
    %137 = stablehlo.rsqrt %136 : tensor<16x1x1x4x1xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32>
    %139 = stablehlo.multiply %134, %138 : tensor<16x8x8x4x4xf32>
    %140 = stablehlo.reshape %139 : (tensor<16x8x8x4x4xf32>) -> tensor<16x8x8x16xf32>
    %141 = stablehlo.broadcast_in_dim %arg31, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x8x8x16xf32>
    %143 = stablehlo.multiply %140, %142 : tensor<16x8x8x16xf32>
    %144 = stablehlo.broadcast_in_dim %arg30, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x8x8x16xf32>
    %146 = stablehlo.add %143, %145 : tensor<16x8x8x16xf32>
    %147 = stablehlo.convert %146 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32>
    %148 = call @silu_2(%147) : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32>
    %149 = stablehlo.convert %arg27 : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
    %150 = stablehlo.convolution(%148, %149) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<16x8x8x32xf32>
    %151 = stablehlo.convert %arg26 : (tensor<32xf32>) -> tensor<32xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %154 = stablehlo.add %150, %153 : tensor<16x8x8x32xf32>
    %155 = call @silu(%43) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %156 = stablehlo.convert %arg37 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %157 = stablehlo.dot_general %155, %156, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %158 = stablehlo.convert %arg36 : (tensor<32xf32>) -> tensor<32xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %161 = stablehlo.add %157, %160 : tensor<16x32xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %164 = stablehlo.add %154, %163 : tensor<16x8x8x32xf32>
    %165 = stablehlo.convert %164 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %166 = stablehlo.reshape %165 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_14) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_15 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %170 = stablehlo.divide %168, %169 : tensor<16x1x1x4x1xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %171 = call @_var_3(%166, %c_16) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %172 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %173 = stablehlo.subtract %166, %172 : tensor<16x8x8x4x8xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %175 = stablehlo.add %171, %174 : tensor<16x1x1x4x1xf32>
    %176 = stablehlo.rsqrt %175 : tensor<16x1x1x4x1xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %178 = stablehlo.multiply %173, %177 : tensor<16x8x8x4x8xf32>
    %179 = stablehlo.reshape %178 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %180 = stablehlo.broadcast_in_dim %arg33, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %182 = stablehlo.multiply %179, %181 : tensor<16x8x8x32xf32>
    %183 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %185 = stablehlo.add %182, %184 : tensor<16x8x8x32xf32>
    %186 = stablehlo.convert %185 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %187 = call @silu_4(%186) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %188 = stablehlo.convert %arg29 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %189 = stablehlo.convolution(%187, %188) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %190 = stablehlo.convert %arg28 : (tensor<32xf32>) -> tensor<32xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %193 = stablehlo.add %189, %192 : tensor<16x8x8x32xf32>
    %194 = stablehlo.convert %arg35 : (tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32>
    %195 = stablehlo.convolution(%125, %194) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<16x8x8x32xf32>
    %196 = stablehlo.convert %arg34 : (tensor<32xf32>) -> tensor<32xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %199 = stablehlo.add %195, %198 : tensor<16x8x8x32xf32>
    %200 = stablehlo.add %199, %193 : tensor<16x8x8x32xf32>
    %201 = stablehlo.convert %200 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %202 = stablehlo.reshape %201 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_18) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_19 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %206 = stablehlo.divide %204, %205 : tensor<16x1x1x4x1xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %207 = call @_var_3(%202, %c_20) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %208 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %209 = stablehlo.subtract %202, %208 : tensor<16x8x8x4x8xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %211 = stablehlo.add %207, %210 : tensor<16x1x1x4x1xf32>
    %212 = stablehlo.rsqrt %211 : tensor<16x1x1x4x1xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %214 = stablehlo.multiply %209, %213 : tensor<16x8x8x4x8xf32>
    %215 = stablehlo.reshape %214 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %216 = stablehlo.broadcast_in_dim %arg19, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %218 = stablehlo.multiply %215, %217 : tensor<16x8x8x32xf32>
    %219 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %221 = stablehlo.add %218, %220 : tensor<16x8x8x32xf32>
    %222 = stablehlo.convert %221 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %223 = stablehlo.reshape %222 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %224 = stablehlo.convert %arg23 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %225 = stablehlo.dot_general %223, %224, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %226 = stablehlo.convert %arg22 : (tensor<32xf32>) -> tensor<32xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %229 = stablehlo.add %225, %228 : tensor<16x64x32xf32>
    %230 = stablehlo.convert %arg17 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %231 = stablehlo.dot_general %223, %230, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %232 = stablehlo.convert %arg16 : (tensor<32xf32>) -> tensor<32xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %235 = stablehlo.add %231, %234 : tensor<16x64x32xf32>
    %236 = stablehlo.convert %arg25 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %237 = stablehlo.dot_general %223, %236, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %238 = stablehlo.convert %arg24 : (tensor<32xf32>) -> tensor<32xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %241 = stablehlo.add %237, %240 : tensor<16x64x32xf32>
    %242 = stablehlo.dot_general %229, %235, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %243 = stablehlo.convert %242 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %cst_22 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %245 = stablehlo.divide %243, %244 : tensor<16x64x64xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_23) applies stablehlo.maximum across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %248 = stablehlo.maximum %247, %246 : tensor<16x64xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %251 = stablehlo.subtract %245, %250 : tensor<16x64x64xf32>
    %252 = stablehlo.exponential %251 : tensor<16x64x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %256 = stablehlo.divide %252, %255 : tensor<16x64x64xf32>
    %257 = stablehlo.convert %256 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %258 = stablehlo.dot_general %257, %241, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %259 = stablehlo.convert %arg21 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %260 = stablehlo.dot_general %258, %259, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %261 = stablehlo.convert %arg20 : (tensor<32xf32>) -> tensor<32xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %264 = stablehlo.add %260, %263 : tensor<16x64x32xf32>
    %265 = stablehlo.reshape %264 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %266 = stablehlo.add %200, %265 : tensor<16x8x8x32xf32>
    %267 = stablehlo.convert %266 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %268 = stablehlo.reshape %267 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_26) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_27 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %272 = stablehlo.divide %270, %271 : tensor<16x1x1x4x1xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %273 = call @_var_3(%268, %c_28) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %274 = stablehlo.broadcast_in_dim %272, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %275 = stablehlo.subtract %268, %274 : tensor<16x8x8x4x8xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %277 = stablehlo.add %273, %276 : tensor<16x1x1x4x1xf32>
    %278 = stablehlo.rsqrt %277 : tensor<16x1x1x4x1xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %280 = stablehlo.multiply %275, %279 : tensor<16x8x8x4x8xf32>
    %281 = stablehlo.reshape %280 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %282 = stablehlo.broadcast_in_dim %arg43, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %284 = stablehlo.multiply %281, %283 : tensor<16x8x8x32xf32>
    %285 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %287 = stablehlo.add %284, %286 : tensor<16x8x8x32xf32>
    %288 = stablehlo.convert %287 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %289 = call @silu_4(%288) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %290 = stablehlo.convert %arg39 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %291 = stablehlo.convolution(%289, %290) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %292 = stablehlo.convert %arg38 : (tensor<32xf32>) -> tensor<32xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %295 = stablehlo.add %291, %294 : tensor<16x8x8x32xf32>
    %296 = call @silu(%43) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %297 = stablehlo.convert %arg47 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %298 = stablehlo.dot_general %296, %297, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %299 = stablehlo.convert %arg46 : (tensor<32xf32>) -> tensor<32xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %302 = stablehlo.add %298, %301 : tensor<16x32xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %305 = stablehlo.add %295, %304 : tensor<16x8x8x32xf32>
    %306 = stablehlo.convert %305 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %307 = stablehlo.reshape %306 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%307 init: %cst_30) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_31 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %311 = stablehlo.divide %309, %310 : tensor<16x1x1x4x1xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %312 = call @_var_3(%307, %c_32) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %313 = stablehlo.broadcast_in_dim %311, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %314 = stablehlo.subtract %307, %313 : tensor<16x8x8x4x8xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %316 = stablehlo.add %312, %315 : tensor<16x1x1x4x1xf32>
    %317 = stablehlo.rsqrt %316 : tensor<16x1x1x4x1xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %319 = stablehlo.multiply %314, %318 : tensor<16x8x8x4x8xf32>
    %320 = stablehlo.reshape %319 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %321 = stablehlo.broadcast_in_dim %arg45, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %323 = stablehlo.multiply %320, %322 : tensor<16x8x8x32xf32>
    %324 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %326 = stablehlo.add %323, %325 : tensor<16x8x8x32xf32>
    %327 = stablehlo.convert %326 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %328 = call @silu_4(%327) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %329 = stablehlo.convert %arg41 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %330 = stablehlo.convolution(%328, %329) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %331 = stablehlo.convert %arg40 : (tensor<32xf32>) -> tensor<32xf32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %334 = stablehlo.add %330, %333 : tensor<16x8x8x32xf32>
    %335 = stablehlo.add %266, %334 : tensor<16x8x8x32xf32>
    %336 = stablehlo.convert %335 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %337 = stablehlo.reshape %336 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_34) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_35 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %341 = stablehlo.divide %339, %340 : tensor<16x1x1x4x1xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %342 = call @_var_3(%337, %c_36) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %343 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %344 = stablehlo.subtract %337, %343 : tensor<16x8x8x4x8xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %346 = stablehlo.add %342, %345 : tensor<16x1x1x4x1xf32>
    %347 = stablehlo.rsqrt %346 : tensor<16x1x1x4x1xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %349 = stablehlo.multiply %344, %348 : tensor<16x8x8x4x8xf32>
    %350 = stablehlo.reshape %349 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %351 = stablehlo.broadcast_in_dim %arg53, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %353 = stablehlo.multiply %350, %352 : tensor<16x8x8x32xf32>
    %354 = stablehlo.broadcast_in_dim %arg52, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %356 = stablehlo.add %353, %355 : tensor<16x8x8x32xf32>
    %357 = stablehlo.convert %356 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %358 = call @silu_4(%357) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %359 = stablehlo.convert %arg49 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %360 = stablehlo.convolution(%358, %359) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %361 = stablehlo.convert %arg48 : (tensor<32xf32>) -> tensor<32xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %364 = stablehlo.add %360, %363 : tensor<16x8x8x32xf32>
    %365 = call @silu(%43) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %366 = stablehlo.convert %arg57 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %367 = stablehlo.dot_general %365, %366, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %368 = stablehlo.convert %arg56 : (tensor<32xf32>) -> tensor<32xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %371 = stablehlo.add %367, %370 : tensor<16x32xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %374 = stablehlo.add %364, %373 : tensor<16x8x8x32xf32>
    %375 = stablehlo.convert %374 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %376 = stablehlo.reshape %375 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%376 init: %cst_38) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_39 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %380 = stablehlo.divide %378, %379 : tensor<16x1x1x4x1xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %381 = call @_var_3(%376, %c_40) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %382 = stablehlo.broadcast_in_dim %380, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %383 = stablehlo.subtract %376, %382 : tensor<16x8x8x4x8xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %385 = stablehlo.add %381, %384 : tensor<16x1x1x4x1xf32>
    %386 = stablehlo.rsqrt %385 : tensor<16x1x1x4x1xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %388 = stablehlo.multiply %383, %387 : tensor<16x8x8x4x8xf32>
    %389 = stablehlo.reshape %388 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %390 = stablehlo.broadcast_in_dim %arg55, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %392 = stablehlo.multiply %389, %391 : tensor<16x8x8x32xf32>
    %393 = stablehlo.broadcast_in_dim %arg54, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %395 = stablehlo.add %392, %394 : tensor<16x8x8x32xf32>
    %396 = stablehlo.convert %395 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %397 = call @silu_4(%396) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %398 = stablehlo.convert %arg51 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %399 = stablehlo.convolution(%397, %398) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %400 = stablehlo.convert %arg50 : (tensor<32xf32>) -> tensor<32xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %403 = stablehlo.add %399, %402 : tensor<16x8x8x32xf32>
    %404 = stablehlo.add %335, %403 : tensor<16x8x8x32xf32>
    %405 = stablehlo.concatenate %404, %266, dim = 3 : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x64xf32>
    %406 = stablehlo.convert %405 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %407 = stablehlo.reshape %406 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x4x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_42) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_43 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %411 = stablehlo.divide %409, %410 : tensor<16x1x1x4x1xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %412 = call @_var_5(%407, %c_44) : (tensor<16x8x8x4x16xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %413 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32>
    %414 = stablehlo.subtract %407, %413 : tensor<16x8x8x4x16xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %416 = stablehlo.add %412, %415 : tensor<16x1x1x4x1xf32>
    %417 = stablehlo.rsqrt %416 : tensor<16x1x1x4x1xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32>
    %419 = stablehlo.multiply %414, %418 : tensor<16x8x8x4x16xf32>
    %420 = stablehlo.reshape %419 : (tensor<16x8x8x4x16xf32>) -> tensor<16x8x8x64xf32>
    %421 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %423 = stablehlo.multiply %420, %422 : tensor<16x8x8x64xf32>
    %424 = stablehlo.broadcast_in_dim %arg88, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %426 = stablehlo.add %423, %425 : tensor<16x8x8x64xf32>
    %427 = stablehlo.convert %426 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %428 = call @silu_6(%427) : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %429 = stablehlo.convert %arg85 : (tensor<3x3x64x32xf32>) -> tensor<3x3x64x32xf32>
    %430 = stablehlo.convolution(%428, %429) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<3x3x64x32xf32>) -> tensor<16x8x8x32xf32>
    %431 = stablehlo.convert %arg84 : (tensor<32xf32>) -> tensor<32xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %434 = stablehlo.add %430, %433 : tensor<16x8x8x32xf32>
    %435 = call @silu(%43) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %436 = stablehlo.convert %arg95 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %437 = stablehlo.dot_general %435, %436, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %438 = stablehlo.convert %arg94 : (tensor<32xf32>) -> tensor<32xf32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %441 = stablehlo.add %437, %440 : tensor<16x32xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %444 = stablehlo.add %434, %443 : tensor<16x8x8x32xf32>
    %445 = stablehlo.convert %444 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %446 = stablehlo.reshape %445 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_46) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %448 = stablehlo.broadcast_in_dim %447, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_47 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %450 = stablehlo.divide %448, %449 : tensor<16x1x1x4x1xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %451 = call @_var_3(%446, %c_48) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %452 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %453 = stablehlo.subtract %446, %452 : tensor<16x8x8x4x8xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %455 = stablehlo.add %451, %454 : tensor<16x1x1x4x1xf32>
    %456 = stablehlo.rsqrt %455 : tensor<16x1x1x4x1xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %458 = stablehlo.multiply %453, %457 : tensor<16x8x8x4x8xf32>
    %459 = stablehlo.reshape %458 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %460 = stablehlo.broadcast_in_dim %arg91, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %462 = stablehlo.multiply %459, %461 : tensor<16x8x8x32xf32>
    %463 = stablehlo.broadcast_in_dim %arg90, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %465 = stablehlo.add %462, %464 : tensor<16x8x8x32xf32>
    %466 = stablehlo.convert %465 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %467 = call @silu_4(%466) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %468 = stablehlo.convert %arg87 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %469 = stablehlo.convolution(%467, %468) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %470 = stablehlo.convert %arg86 : (tensor<32xf32>) -> tensor<32xf32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %473 = stablehlo.add %469, %472 : tensor<16x8x8x32xf32>
    %474 = stablehlo.convert %arg93 : (tensor<1x1x64x32xf32>) -> tensor<1x1x64x32xf32>
    %475 = stablehlo.convolution(%405, %474) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<1x1x64x32xf32>) -> tensor<16x8x8x32xf32>
    %476 = stablehlo.convert %arg92 : (tensor<32xf32>) -> tensor<32xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %479 = stablehlo.add %475, %478 : tensor<16x8x8x32xf32>
    %480 = stablehlo.add %479, %473 : tensor<16x8x8x32xf32>
    %481 = stablehlo.convert %480 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %482 = stablehlo.reshape %481 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_50) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_51 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %486 = stablehlo.divide %484, %485 : tensor<16x1x1x4x1xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %487 = call @_var_3(%482, %c_52) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %488 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %489 = stablehlo.subtract %482, %488 : tensor<16x8x8x4x8xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %491 = stablehlo.add %487, %490 : tensor<16x1x1x4x1xf32>
    %492 = stablehlo.rsqrt %491 : tensor<16x1x1x4x1xf32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %494 = stablehlo.multiply %489, %493 : tensor<16x8x8x4x8xf32>
    %495 = stablehlo.reshape %494 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %496 = stablehlo.broadcast_in_dim %arg67, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %498 = stablehlo.multiply %495, %497 : tensor<16x8x8x32xf32>
    %499 = stablehlo.broadcast_in_dim %arg66, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %501 = stablehlo.add %498, %500 : tensor<16x8x8x32xf32>
    %502 = stablehlo.convert %501 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %503 = stablehlo.reshape %502 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %504 = stablehlo.convert %arg71 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %505 = stablehlo.dot_general %503, %504, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %506 = stablehlo.convert %arg70 : (tensor<32xf32>) -> tensor<32xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %509 = stablehlo.add %505, %508 : tensor<16x64x32xf32>
    %510 = stablehlo.convert %arg65 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %511 = stablehlo.dot_general %503, %510, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %512 = stablehlo.convert %arg64 : (tensor<32xf32>) -> tensor<32xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %514 = stablehlo.broadcast_in_dim %513, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %515 = stablehlo.add %511, %514 : tensor<16x64x32xf32>
    %516 = stablehlo.convert %arg73 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %517 = stablehlo.dot_general %503, %516, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %518 = stablehlo.convert %arg72 : (tensor<32xf32>) -> tensor<32xf32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %521 = stablehlo.add %517, %520 : tensor<16x64x32xf32>
    %522 = stablehlo.dot_general %509, %515, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %523 = stablehlo.convert %522 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %cst_54 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %525 = stablehlo.divide %523, %524 : tensor<16x64x64xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_55) applies stablehlo.maximum across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %528 = stablehlo.maximum %527, %526 : tensor<16x64xf32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %531 = stablehlo.subtract %525, %530 : tensor<16x64x64xf32>
    %532 = stablehlo.exponential %531 : tensor<16x64x64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.reduce(%532 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %536 = stablehlo.divide %532, %535 : tensor<16x64x64xf32>
    %537 = stablehlo.convert %536 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %538 = stablehlo.dot_general %537, %521, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %539 = stablehlo.convert %arg69 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %540 = stablehlo.dot_general %538, %539, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %541 = stablehlo.convert %arg68 : (tensor<32xf32>) -> tensor<32xf32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %544 = stablehlo.add %540, %543 : tensor<16x64x32xf32>
    %545 = stablehlo.reshape %544 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %546 = stablehlo.add %480, %545 : tensor<16x8x8x32xf32>
    %547 = stablehlo.concatenate %546, %125, dim = 3 : (tensor<16x8x8x32xf32>, tensor<16x8x8x16xf32>) -> tensor<16x8x8x48xf32>
    %548 = stablehlo.convert %547 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32>
    %549 = stablehlo.reshape %548 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x4x12xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.reduce(%549 init: %cst_58) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_59 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %553 = stablehlo.divide %551, %552 : tensor<16x1x1x4x1xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %554 = call @_var_7(%549, %c_60) : (tensor<16x8x8x4x12xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %555 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32>
    %556 = stablehlo.subtract %549, %555 : tensor<16x8x8x4x12xf32>
    %cst_61 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %558 = stablehlo.add %554, %557 : tensor<16x1x1x4x1xf32>
    %559 = stablehlo.rsqrt %558 : tensor<16x1x1x4x1xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32>
    %561 = stablehlo.multiply %556, %560 : tensor<16x8x8x4x12xf32>
    %562 = stablehlo.reshape %561 : (tensor<16x8x8x4x12xf32>) -> tensor<16x8x8x48xf32>
    %563 = stablehlo.broadcast_in_dim %arg101, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x8x8x48xf32>
    %565 = stablehlo.multiply %562, %564 : tensor<16x8x8x48xf32>
    %566 = stablehlo.broadcast_in_dim %arg100, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x8x8x48xf32>
    %568 = stablehlo.add %565, %567 : tensor<16x8x8x48xf32>
    %569 = stablehlo.convert %568 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32>
    %570 = call @silu_8(%569) : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32>
    %571 = stablehlo.convert %arg97 : (tensor<3x3x48x32xf32>) -> tensor<3x3x48x32xf32>
    %572 = stablehlo.convolution(%570, %571) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x48xf32>, tensor<3x3x48x32xf32>) -> tensor<16x8x8x32xf32>
    %573 = stablehlo.convert %arg96 : (tensor<32xf32>) -> tensor<32xf32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %576 = stablehlo.add %572, %575 : tensor<16x8x8x32xf32>
    %577 = call @silu(%43) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %578 = stablehlo.convert %arg107 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %579 = stablehlo.dot_general %577, %578, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %580 = stablehlo.convert %arg106 : (tensor<32xf32>) -> tensor<32xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %583 = stablehlo.add %579, %582 : tensor<16x32xf32>
    %584 = stablehlo.broadcast_in_dim %583, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %586 = stablehlo.add %576, %585 : tensor<16x8x8x32xf32>
    %587 = stablehlo.convert %586 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %588 = stablehlo.reshape %587 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %589 = stablehlo.reduce(%588 init: %cst_62) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_63 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %592 = stablehlo.divide %590, %591 : tensor<16x1x1x4x1xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %593 = call @_var_3(%588, %c_64) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %594 = stablehlo.broadcast_in_dim %592, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %595 = stablehlo.subtract %588, %594 : tensor<16x8x8x4x8xf32>
    %cst_65 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %597 = stablehlo.add %593, %596 : tensor<16x1x1x4x1xf32>
    %598 = stablehlo.rsqrt %597 : tensor<16x1x1x4x1xf32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %600 = stablehlo.multiply %595, %599 : tensor<16x8x8x4x8xf32>
    %601 = stablehlo.reshape %600 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %602 = stablehlo.broadcast_in_dim %arg103, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %604 = stablehlo.multiply %601, %603 : tensor<16x8x8x32xf32>
    %605 = stablehlo.broadcast_in_dim %arg102, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %607 = stablehlo.add %604, %606 : tensor<16x8x8x32xf32>
    %608 = stablehlo.convert %607 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %609 = call @silu_4(%608) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %610 = stablehlo.convert %arg99 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %611 = stablehlo.convolution(%609, %610) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %612 = stablehlo.convert %arg98 : (tensor<32xf32>) -> tensor<32xf32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %615 = stablehlo.add %611, %614 : tensor<16x8x8x32xf32>
    %616 = stablehlo.convert %arg105 : (tensor<1x1x48x32xf32>) -> tensor<1x1x48x32xf32>
    %617 = stablehlo.convolution(%547, %616) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x48xf32>, tensor<1x1x48x32xf32>) -> tensor<16x8x8x32xf32>
    %618 = stablehlo.convert %arg104 : (tensor<32xf32>) -> tensor<32xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %621 = stablehlo.add %617, %620 : tensor<16x8x8x32xf32>
    %622 = stablehlo.add %621, %615 : tensor<16x8x8x32xf32>
    %623 = stablehlo.convert %622 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %624 = stablehlo.reshape %623 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%624 init: %cst_66) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_67 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %628 = stablehlo.divide %626, %627 : tensor<16x1x1x4x1xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %629 = call @_var_3(%624, %c_68) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %630 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %631 = stablehlo.subtract %624, %630 : tensor<16x8x8x4x8xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %633 = stablehlo.add %629, %632 : tensor<16x1x1x4x1xf32>
    %634 = stablehlo.rsqrt %633 : tensor<16x1x1x4x1xf32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %636 = stablehlo.multiply %631, %635 : tensor<16x8x8x4x8xf32>
    %637 = stablehlo.reshape %636 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %638 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %640 = stablehlo.multiply %637, %639 : tensor<16x8x8x32xf32>
    %641 = stablehlo.broadcast_in_dim %arg76, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %643 = stablehlo.add %640, %642 : tensor<16x8x8x32xf32>
    %644 = stablehlo.convert %643 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %645 = stablehlo.reshape %644 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %646 = stablehlo.convert %arg81 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %647 = stablehlo.dot_general %645, %646, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %648 = stablehlo.convert %arg80 : (tensor<32xf32>) -> tensor<32xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %651 = stablehlo.add %647, %650 : tensor<16x64x32xf32>
    %652 = stablehlo.convert %arg75 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %653 = stablehlo.dot_general %645, %652, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %654 = stablehlo.convert %arg74 : (tensor<32xf32>) -> tensor<32xf32>
    %655 = stablehlo.broadcast_in_dim %654, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %657 = stablehlo.add %653, %656 : tensor<16x64x32xf32>
    %658 = stablehlo.convert %arg83 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %659 = stablehlo.dot_general %645, %658, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %660 = stablehlo.convert %arg82 : (tensor<32xf32>) -> tensor<32xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %663 = stablehlo.add %659, %662 : tensor<16x64x32xf32>
    %664 = stablehlo.dot_general %651, %657, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %665 = stablehlo.convert %664 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %cst_70 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %667 = stablehlo.divide %665, %666 : tensor<16x64x64xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %668 = stablehlo.reduce(%667 init: %cst_71) applies stablehlo.maximum across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %670 = stablehlo.maximum %669, %668 : tensor<16x64xf32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %673 = stablehlo.subtract %667, %672 : tensor<16x64x64xf32>
    %674 = stablehlo.exponential %673 : tensor<16x64x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %677 = stablehlo.broadcast_in_dim %676, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %678 = stablehlo.divide %674, %677 : tensor<16x64x64xf32>
    %679 = stablehlo.convert %678 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %680 = stablehlo.dot_general %679, %663, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %681 = stablehlo.convert %arg79 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %682 = stablehlo.dot_general %680, %681, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %683 = stablehlo.convert %arg78 : (tensor<32xf32>) -> tensor<32xf32>
    %684 = stablehlo.broadcast_in_dim %683, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %685 = stablehlo.broadcast_in_dim %684, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %686 = stablehlo.add %682, %685 : tensor<16x64x32xf32>
    %687 = stablehlo.reshape %686 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %688 = stablehlo.add %622, %687 : tensor<16x8x8x32xf32>
    %689 = call @_resize(%688) : (tensor<16x8x8x32xf32>) -> tensor<16x16x16x32xf32>
    %690 = stablehlo.convert %arg109 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %691 = stablehlo.convolution(%689, %690) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x16x16x32xf32>
    %692 = stablehlo.convert %arg108 : (tensor<32xf32>) -> tensor<32xf32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %695 = stablehlo.add %691, %694 : tensor<16x16x16x32xf32>
    %696 = stablehlo.concatenate %695, %119, dim = 3 : (tensor<16x16x16x32xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x48xf32>
    %697 = stablehlo.convert %696 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32>
    %698 = stablehlo.reshape %697 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x4x12xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %699 = stablehlo.reduce(%698 init: %cst_74) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %700 = stablehlo.broadcast_in_dim %699, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_75 = stablehlo.constant dense<3.072000e+03> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %702 = stablehlo.divide %700, %701 : tensor<16x1x1x4x1xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %703 = call @_var_9(%698, %c_76) : (tensor<16x16x16x4x12xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %704 = stablehlo.broadcast_in_dim %702, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32>
    %705 = stablehlo.subtract %698, %704 : tensor<16x16x16x4x12xf32>
    %cst_77 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %707 = stablehlo.add %703, %706 : tensor<16x1x1x4x1xf32>
    %708 = stablehlo.rsqrt %707 : tensor<16x1x1x4x1xf32>
    %709 = stablehlo.broadcast_in_dim %708, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32>
    %710 = stablehlo.multiply %705, %709 : tensor<16x16x16x4x12xf32>
    %711 = stablehlo.reshape %710 : (tensor<16x16x16x4x12xf32>) -> tensor<16x16x16x48xf32>
    %712 = stablehlo.broadcast_in_dim %arg115, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %713 = stablehlo.broadcast_in_dim %712, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x16x16x48xf32>
    %714 = stablehlo.multiply %711, %713 : tensor<16x16x16x48xf32>
    %715 = stablehlo.broadcast_in_dim %arg114, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %716 = stablehlo.broadcast_in_dim %715, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x16x16x48xf32>
    %717 = stablehlo.add %714, %716 : tensor<16x16x16x48xf32>
    %718 = stablehlo.convert %717 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32>
    %719 = call @silu_10(%718) : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32>
    %720 = stablehlo.convert %arg111 : (tensor<3x3x48x16xf32>) -> tensor<3x3x48x16xf32>
    %721 = stablehlo.convolution(%719, %720) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x48xf32>, tensor<3x3x48x16xf32>) -> tensor<16x16x16x16xf32>
    %722 = stablehlo.convert %arg110 : (tensor<16xf32>) -> tensor<16xf32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %725 = stablehlo.add %721, %724 : tensor<16x16x16x16xf32>
    %726 = call @silu(%43) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %727 = stablehlo.convert %arg121 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %728 = stablehlo.dot_general %726, %727, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %729 = stablehlo.convert %arg120 : (tensor<16xf32>) -> tensor<16xf32>
    %730 = stablehlo.broadcast_in_dim %729, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %732 = stablehlo.add %728, %731 : tensor<16x16xf32>
    %733 = stablehlo.broadcast_in_dim %732, dims = [0, 3] : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %734 = stablehlo.broadcast_in_dim %733, dims = [0, 1, 2, 3] : (tensor<16x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %735 = stablehlo.add %725, %734 : tensor<16x16x16x16xf32>
    %736 = stablehlo.convert %735 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %737 = stablehlo.reshape %736 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%737 init: %cst_78) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_79 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %741 = stablehlo.divide %739, %740 : tensor<16x1x1x4x1xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %742 = call @_var(%737, %c_80) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %743 = stablehlo.broadcast_in_dim %741, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %744 = stablehlo.subtract %737, %743 : tensor<16x16x16x4x4xf32>
    %cst_81 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %746 = stablehlo.add %742, %745 : tensor<16x1x1x4x1xf32>
    %747 = stablehlo.rsqrt %746 : tensor<16x1x1x4x1xf32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %749 = stablehlo.multiply %744, %748 : tensor<16x16x16x4x4xf32>
    %750 = stablehlo.reshape %749 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %751 = stablehlo.broadcast_in_dim %arg117, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %753 = stablehlo.multiply %750, %752 : tensor<16x16x16x16xf32>
    %754 = stablehlo.broadcast_in_dim %arg116, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %755 = stablehlo.broadcast_in_dim %754, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %756 = stablehlo.add %753, %755 : tensor<16x16x16x16xf32>
    %757 = stablehlo.convert %756 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %758 = call @silu_0(%757) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %759 = stablehlo.convert %arg113 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %760 = stablehlo.convolution(%758, %759) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %761 = stablehlo.convert %arg112 : (tensor<16xf32>) -> tensor<16xf32>
    %762 = stablehlo.broadcast_in_dim %761, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %764 = stablehlo.add %760, %763 : tensor<16x16x16x16xf32>
    %765 = stablehlo.convert %arg119 : (tensor<1x1x48x16xf32>) -> tensor<1x1x48x16xf32>
    %766 = stablehlo.convolution(%696, %765) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x48xf32>, tensor<1x1x48x16xf32>) -> tensor<16x16x16x16xf32>
    %767 = stablehlo.convert %arg118 : (tensor<16xf32>) -> tensor<16xf32>
    %768 = stablehlo.broadcast_in_dim %767, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %769 = stablehlo.broadcast_in_dim %768, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %770 = stablehlo.add %766, %769 : tensor<16x16x16x16xf32>
    %771 = stablehlo.add %770, %764 : tensor<16x16x16x16xf32>
    %772 = stablehlo.concatenate %771, %50, dim = 3 : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x32xf32>
    %773 = stablehlo.convert %772 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %774 = stablehlo.reshape %773 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x4x8xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%774 init: %cst_82) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %776 = stablehlo.broadcast_in_dim %775, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_83 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %778 = stablehlo.divide %776, %777 : tensor<16x1x1x4x1xf32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %779 = call @_var_11(%774, %c_84) : (tensor<16x16x16x4x8xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %780 = stablehlo.broadcast_in_dim %778, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32>
    %781 = stablehlo.subtract %774, %780 : tensor<16x16x16x4x8xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %783 = stablehlo.add %779, %782 : tensor<16x1x1x4x1xf32>
    %784 = stablehlo.rsqrt %783 : tensor<16x1x1x4x1xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32>
    %786 = stablehlo.multiply %781, %785 : tensor<16x16x16x4x8xf32>
    %787 = stablehlo.reshape %786 : (tensor<16x16x16x4x8xf32>) -> tensor<16x16x16x32xf32>
    %788 = stablehlo.broadcast_in_dim %arg127, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %789 = stablehlo.broadcast_in_dim %788, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %790 = stablehlo.multiply %787, %789 : tensor<16x16x16x32xf32>
    %791 = stablehlo.broadcast_in_dim %arg126, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %792 = stablehlo.broadcast_in_dim %791, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %793 = stablehlo.add %790, %792 : tensor<16x16x16x32xf32>
    %794 = stablehlo.convert %793 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %795 = call @silu_12(%794) : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %796 = stablehlo.convert %arg123 : (tensor<3x3x32x16xf32>) -> tensor<3x3x32x16xf32>
    %797 = stablehlo.convolution(%795, %796) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<3x3x32x16xf32>) -> tensor<16x16x16x16xf32>
    %798 = stablehlo.convert %arg122 : (tensor<16xf32>) -> tensor<16xf32>
    %799 = stablehlo.broadcast_in_dim %798, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %800 = stablehlo.broadcast_in_dim %799, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %801 = stablehlo.add %797, %800 : tensor<16x16x16x16xf32>
    %802 = call @silu(%43) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %803 = stablehlo.convert %arg133 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %804 = stablehlo.dot_general %802, %803, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %805 = stablehlo.convert %arg132 : (tensor<16xf32>) -> tensor<16xf32>
    %806 = stablehlo.broadcast_in_dim %805, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %807 = stablehlo.broadcast_in_dim %806, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %808 = stablehlo.add %804, %807 : tensor<16x16xf32>
    %809 = stablehlo.broadcast_in_dim %808, dims = [0, 3] : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %810 = stablehlo.broadcast_in_dim %809, dims = [0, 1, 2, 3] : (tensor<16x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %811 = stablehlo.add %801, %810 : tensor<16x16x16x16xf32>
    %812 = stablehlo.convert %811 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %813 = stablehlo.reshape %812 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %814 = stablehlo.reduce(%813 init: %cst_86) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_87 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %817 = stablehlo.divide %815, %816 : tensor<16x1x1x4x1xf32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %818 = call @_var(%813, %c_88) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %819 = stablehlo.broadcast_in_dim %817, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %820 = stablehlo.subtract %813, %819 : tensor<16x16x16x4x4xf32>
    %cst_89 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %822 = stablehlo.add %818, %821 : tensor<16x1x1x4x1xf32>
    %823 = stablehlo.rsqrt %822 : tensor<16x1x1x4x1xf32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %825 = stablehlo.multiply %820, %824 : tensor<16x16x16x4x4xf32>
    %826 = stablehlo.reshape %825 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %827 = stablehlo.broadcast_in_dim %arg129, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %828 = stablehlo.broadcast_in_dim %827, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %829 = stablehlo.multiply %826, %828 : tensor<16x16x16x16xf32>
    %830 = stablehlo.broadcast_in_dim %arg128, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %831 = stablehlo.broadcast_in_dim %830, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %832 = stablehlo.add %829, %831 : tensor<16x16x16x16xf32>
    %833 = stablehlo.convert %832 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %834 = call @silu_0(%833) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %835 = stablehlo.convert %arg125 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %836 = stablehlo.convolution(%834, %835) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %837 = stablehlo.convert %arg124 : (tensor<16xf32>) -> tensor<16xf32>
    %838 = stablehlo.broadcast_in_dim %837, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %839 = stablehlo.broadcast_in_dim %838, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %840 = stablehlo.add %836, %839 : tensor<16x16x16x16xf32>
    %841 = stablehlo.convert %arg131 : (tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %842 = stablehlo.convolution(%772, %841) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<1x1x32x16xf32>) -> tensor<16x16x16x16xf32>
    %843 = stablehlo.convert %arg130 : (tensor<16xf32>) -> tensor<16xf32>
    %844 = stablehlo.broadcast_in_dim %843, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %845 = stablehlo.broadcast_in_dim %844, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %846 = stablehlo.add %842, %845 : tensor<16x16x16x16xf32>
    %847 = stablehlo.add %846, %840 : tensor<16x16x16x16xf32>
    %848 = stablehlo.convert %847 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %849 = stablehlo.reshape %848 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_90) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %851 = stablehlo.broadcast_in_dim %850, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_91 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %853 = stablehlo.divide %851, %852 : tensor<16x1x1x4x1xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %854 = call @_var(%849, %c_92) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> tensor<16x1x1x4x1xf32>
    %855 = stablehlo.broadcast_in_dim %853, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %856 = stablehlo.subtract %849, %855 : tensor<16x16x16x4x4xf32>
    %cst_93 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %858 = stablehlo.add %854, %857 : tensor<16x1x1x4x1xf32>
    %859 = stablehlo.rsqrt %858 : tensor<16x1x1x4x1xf32>
    %860 = stablehlo.broadcast_in_dim %859, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %861 = stablehlo.multiply %856, %860 : tensor<16x16x16x4x4xf32>
    %862 = stablehlo.reshape %861 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %863 = stablehlo.broadcast_in_dim %arg59, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %864 = stablehlo.broadcast_in_dim %863, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %865 = stablehlo.multiply %862, %864 : tensor<16x16x16x16xf32>
    %866 = stablehlo.broadcast_in_dim %arg58, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %867 = stablehlo.broadcast_in_dim %866, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %868 = stablehlo.add %865, %867 : tensor<16x16x16x16xf32>
    %869 = stablehlo.convert %868 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %870 = call @silu_0(%869) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %871 = stablehlo.convert %arg3 : (tensor<3x3x16x3xf32>) -> tensor<3x3x16x3xf32>
    %872 = stablehlo.convolution(%870, %871) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x3xf32>) -> tensor<16x16x16x3xf32>
    %873 = stablehlo.convert %arg2 : (tensor<3xf32>) -> tensor<3xf32>
    %874 = stablehlo.broadcast_in_dim %873, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %875 = stablehlo.broadcast_in_dim %874, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<16x16x16x3xf32>
    %876 = stablehlo.add %872, %875 : tensor<16x16x16x3xf32>
    %877 = stablehlo.convert %876 : (tensor<16x16x16x3xf32>) -> tensor<16x16x16x3xf32>
    %878 = stablehlo.subtract %877, %arg135 : tensor<16x16x16x3xf32>
    %879 = chlo.square %878 : tensor<16x16x16x3xf32> -> tensor<16x16x16x3xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.reduce(%879 init: %cst_94) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x16x16x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_95 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %881 = stablehlo.divide %880, %cst_95 : tensor<f32>
    return %881 : tensor<f32>
  }
  func.func private @silu(%arg0: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x64xf32>
    %1 = stablehlo.exponential %0 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x64xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x64xf32>
    return %6 : tensor<16x64xf32>
  }
  func.func private @_var(%arg0: tensor<16x16x16x4x4xf32>, %arg1: tensor<i32>) -> tensor<16x1x1x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x16x4x4xf32>
    %6 = chlo.square %5 : tensor<16x16x16x4x4xf32> -> tensor<16x16x16x4x4xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x1x1x4x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %14 : tensor<16x1x1x4x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<16x1x1x4x1xf32>, %arg2: tensor<f32>) -> tensor<16x1x1x4x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<16x1x1x4x1xf32>
    return %2 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_0(%arg0: tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x16x16x16xf32>
    %1 = stablehlo.exponential %0 : tensor<16x16x16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x16x16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x16x16x16xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x16x16x16xf32>
    return %6 : tensor<16x16x16x16xf32>
  }
  func.func private @_var_1(%arg0: tensor<16x8x8x4x4xf32>, %arg1: tensor<i32>) -> tensor<16x1x1x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8x8x4x4xf32>
    %6 = chlo.square %5 : tensor<16x8x8x4x4xf32> -> tensor<16x8x8x4x4xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x1x1x4x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %14 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_2(%arg0: tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x8x8x16xf32>
    %1 = stablehlo.exponential %0 : tensor<16x8x8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x8x8x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x8x8x16xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x8x8x16xf32>
    return %6 : tensor<16x8x8x16xf32>
  }
  func.func private @_var_3(%arg0: tensor<16x8x8x4x8xf32>, %arg1: tensor<i32>) -> tensor<16x1x1x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8x8x4x8xf32>
    %6 = chlo.square %5 : tensor<16x8x8x4x8xf32> -> tensor<16x8x8x4x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x1x1x4x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %14 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_4(%arg0: tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x8x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<16x8x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x8x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x8x8x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x8x8x32xf32>
    return %6 : tensor<16x8x8x32xf32>
  }
  func.func private @_var_5(%arg0: tensor<16x8x8x4x16xf32>, %arg1: tensor<i32>) -> tensor<16x1x1x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8x8x4x16xf32>
    %6 = chlo.square %5 : tensor<16x8x8x4x16xf32> -> tensor<16x8x8x4x16xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x1x1x4x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %14 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_6(%arg0: tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x8x8x64xf32>
    %1 = stablehlo.exponential %0 : tensor<16x8x8x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x8x8x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x8x8x64xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x8x8x64xf32>
    return %6 : tensor<16x8x8x64xf32>
  }
  func.func private @_var_7(%arg0: tensor<16x8x8x4x12xf32>, %arg1: tensor<i32>) -> tensor<16x1x1x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8x8x4x12xf32>
    %6 = chlo.square %5 : tensor<16x8x8x4x12xf32> -> tensor<16x8x8x4x12xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x1x1x4x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %14 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_8(%arg0: tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x8x8x48xf32>
    %1 = stablehlo.exponential %0 : tensor<16x8x8x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x8x8x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x8x8x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x8x8x48xf32>
    return %6 : tensor<16x8x8x48xf32>
  }
  func.func private @_resize(%arg0: tensor<16x8x8x32xf32>) -> tensor<16x16x16x32xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<16xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.add %0, %1 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.divide %4, %5 : tensor<16xf32>
    %7 = stablehlo.floor %6 : tensor<16xf32>
    %8 = stablehlo.convert %7 : (tensor<16xf32>) -> tensor<16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %12 = stablehlo.add %8, %11 : tensor<16xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<16xi1>, tensor<16xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16, 1, 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<16x1xi32>) -> tensor<16x16x8x32xf32>
    %16 = stablehlo.iota dim = 0 : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %18 = stablehlo.add %16, %17 : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %22 = stablehlo.divide %20, %21 : tensor<16xf32>
    %23 = stablehlo.floor %22 : tensor<16xf32>
    %24 = stablehlo.convert %23 : (tensor<16xf32>) -> tensor<16xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %28 = stablehlo.add %24, %27 : tensor<16xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<16xi1>, tensor<16xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16, 16, 1, 32>}> : (tensor<16x16x8x32xf32>, tensor<16x1xi32>) -> tensor<16x16x16x32xf32>
    return %31 : tensor<16x16x16x32xf32>
  }
  func.func private @_var_9(%arg0: tensor<16x16x16x4x12xf32>, %arg1: tensor<i32>) -> tensor<16x1x1x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<3.072000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x16x4x12xf32>
    %6 = chlo.square %5 : tensor<16x16x16x4x12xf32> -> tensor<16x16x16x4x12xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.072000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x1x1x4x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %14 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_10(%arg0: tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x16x16x48xf32>
    %1 = stablehlo.exponential %0 : tensor<16x16x16x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x16x16x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16x16x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x16x16x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x16x16x48xf32>
    return %6 : tensor<16x16x16x48xf32>
  }
  func.func private @_var_11(%arg0: tensor<16x16x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<16x1x1x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x16x4x8xf32>
    %6 = chlo.square %5 : tensor<16x16x16x4x8xf32> -> tensor<16x16x16x4x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x1x1x4x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %14 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_12(%arg0: tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x16x16x32xf32>
    %1 = stablehlo.exponential %0 : tensor<16x16x16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x16x16x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x16x16x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x16x16x32xf32>
    return %6 : tensor<16x16x16x32xf32>
  }
}
