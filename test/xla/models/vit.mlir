module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<64x8x8xf32>, %arg2: tensor<64xf32>, %arg3: tensor<8x8x64xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<64x8x8xf32>, %arg6: tensor<8x8xf32>, %arg7: tensor<64x8x8xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<128x64xf32>, %arg14: tensor<128xf32>, %arg15: tensor<64x128xf32>, %arg16: tensor<8x8xf32>, %arg17: tensor<64x8x8xf32>, %arg18: tensor<64xf32>, %arg19: tensor<8x8x64xf32>, %arg20: tensor<8x8xf32>, %arg21: tensor<64x8x8xf32>, %arg22: tensor<8x8xf32>, %arg23: tensor<64x8x8xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<128x64xf32>, %arg30: tensor<128xf32>, %arg31: tensor<64x128xf32>, %arg32: tensor<1x1x64xf32>, %arg33: tensor<64xf32>, %arg34: tensor<64x64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64xf32>, %arg38: tensor<8x8x3x64xf32>, %arg39: tensor<1x17x64xf32>, %arg40: tensor<16x32x32x3xf32>, %arg41: tensor<16xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg40 : (tensor<16x32x32x3xf32>) -> tensor<16x32x32x3xf32>
    %1 = stablehlo.convert %arg38 : (tensor<8x8x3x64xf32>) -> tensor<8x8x3x64xf32>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [8, 8], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x32x32x3xf32>, tensor<8x8x3x64xf32>) -> tensor<16x4x4x64xf32>
    %3 = stablehlo.convert %arg37 : (tensor<64xf32>) -> tensor<64xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x4x4x64xf32>
    %6 = stablehlo.add %2, %5 : tensor<16x4x4x64xf32>
    %7 = stablehlo.reshape %6 : (tensor<16x4x4x64xf32>) -> tensor<16x16x64xf32>
    %8 = stablehlo.convert %arg32 : (tensor<1x1x64xf32>) -> tensor<1x1x64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x1x64xf32>
    %10 = stablehlo.concatenate %9, %7, dim = 1 : (tensor<16x1x64xf32>, tensor<16x16x64xf32>) -> tensor<16x17x64xf32>
    %11 = stablehlo.convert %arg39 : (tensor<1x17x64xf32>) -> tensor<1x17x64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x17x64xf32>) -> tensor<16x17x64xf32>
    %13 = stablehlo.add %10, %12 : tensor<16x17x64xf32>
    %14 = stablehlo.convert %13 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<16x17x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = call @_var(%14, %c) : (tensor<16x17x64xf32>, tensor<i32>) -> tensor<16x17x1xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %21 = stablehlo.subtract %14, %20 : tensor<16x17x64xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %23 = stablehlo.add %19, %22 : tensor<16x17x1xf32>
    %24 = stablehlo.rsqrt %23 : tensor<16x17x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %26 = stablehlo.multiply %21, %25 : tensor<16x17x64xf32>
    %27 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<16x17x64xf32>
    %30 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %32 = stablehlo.add %29, %31 : tensor<16x17x64xf32>
    %33 = stablehlo.convert %32 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %34 = stablehlo.convert %arg5 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %35 = stablehlo.convert %arg4 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %36 = stablehlo.dot_general %33, %34, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %39 = stablehlo.add %36, %38 : tensor<16x17x8x8xf32>
    %40 = stablehlo.convert %arg1 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %41 = stablehlo.convert %arg0 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %42 = stablehlo.dot_general %33, %40, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %45 = stablehlo.add %42, %44 : tensor<16x17x8x8xf32>
    %46 = stablehlo.convert %arg7 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %47 = stablehlo.convert %arg6 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %48 = stablehlo.dot_general %33, %46, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %51 = stablehlo.add %48, %50 : tensor<16x17x8x8xf32>
    %cst_2 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x17x8x8xf32>
    %53 = stablehlo.divide %39, %52 : tensor<16x17x8x8xf32>
    %54 = stablehlo.dot_general %53, %45, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x17xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x8x17xf32>
    %57 = stablehlo.maximum %56, %55 : tensor<16x8x17xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %60 = stablehlo.subtract %54, %59 : tensor<16x8x17x17xf32>
    %61 = stablehlo.exponential %60 : tensor<16x8x17x17xf32>
    %62 = stablehlo.convert %61 : (tensor<16x8x17x17xf32>) -> tensor<16x8x17x17xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %65 = stablehlo.convert %64 : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %67 = stablehlo.divide %61, %66 : tensor<16x8x17x17xf32>
    %68 = stablehlo.dot_general %51, %67, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x8x17x17xf32>) -> tensor<16x8x8x17xf32>
    %69 = stablehlo.transpose %68, dims = [0, 3, 1, 2] : (tensor<16x8x8x17xf32>) -> tensor<16x17x8x8xf32>
    %70 = stablehlo.convert %arg3 : (tensor<8x8x64xf32>) -> tensor<8x8x64xf32>
    %71 = stablehlo.convert %arg2 : (tensor<64xf32>) -> tensor<64xf32>
    %72 = stablehlo.dot_general %69, %70, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<8x8x64xf32>) -> tensor<16x17x64xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %75 = stablehlo.add %72, %74 : tensor<16x17x64xf32>
    %76 = stablehlo.add %13, %75 : tensor<16x17x64xf32>
    %77 = stablehlo.convert %76 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %81 = stablehlo.divide %79, %80 : tensor<16x17x1xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %82 = call @_var(%77, %c_8) : (tensor<16x17x64xf32>, tensor<i32>) -> tensor<16x17x1xf32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %84 = stablehlo.subtract %77, %83 : tensor<16x17x64xf32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %86 = stablehlo.add %82, %85 : tensor<16x17x1xf32>
    %87 = stablehlo.rsqrt %86 : tensor<16x17x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %89 = stablehlo.multiply %84, %88 : tensor<16x17x64xf32>
    %90 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %92 = stablehlo.multiply %89, %91 : tensor<16x17x64xf32>
    %93 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %95 = stablehlo.add %92, %94 : tensor<16x17x64xf32>
    %96 = stablehlo.convert %95 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %97 = stablehlo.convert %arg15 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %98 = stablehlo.dot_general %96, %97, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x128xf32>) -> tensor<16x17x128xf32>
    %99 = stablehlo.convert %arg14 : (tensor<128xf32>) -> tensor<128xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<16x17x128xf32>
    %102 = stablehlo.add %98, %101 : tensor<16x17x128xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %104 = stablehlo.multiply %103, %102 : tensor<16x17x128xf32>
    %105 = stablehlo.negate %102 : tensor<16x17x128xf32>
    %cst_11 = stablehlo.constant dense<7.070310e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %107 = stablehlo.multiply %105, %106 : tensor<16x17x128xf32>
    %108 = chlo.erfc %107 : tensor<16x17x128xf32> -> tensor<16x17x128xf32>
    %109 = stablehlo.multiply %104, %108 : tensor<16x17x128xf32>
    %110 = stablehlo.convert %arg13 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %111 = stablehlo.dot_general %109, %110, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x128xf32>, tensor<128x64xf32>) -> tensor<16x17x64xf32>
    %112 = stablehlo.convert %arg12 : (tensor<64xf32>) -> tensor<64xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %115 = stablehlo.add %111, %114 : tensor<16x17x64xf32>
    %116 = stablehlo.add %76, %115 : tensor<16x17x64xf32>
    %117 = stablehlo.convert %116 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_13 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %121 = stablehlo.divide %119, %120 : tensor<16x17x1xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %122 = call @_var(%117, %c_14) : (tensor<16x17x64xf32>, tensor<i32>) -> tensor<16x17x1xf32>
    %123 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %124 = stablehlo.subtract %117, %123 : tensor<16x17x64xf32>
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %126 = stablehlo.add %122, %125 : tensor<16x17x1xf32>
    %127 = stablehlo.rsqrt %126 : tensor<16x17x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %129 = stablehlo.multiply %124, %128 : tensor<16x17x64xf32>
    %130 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %132 = stablehlo.multiply %129, %131 : tensor<16x17x64xf32>
    %133 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %135 = stablehlo.add %132, %134 : tensor<16x17x64xf32>
    %136 = stablehlo.convert %135 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %137 = stablehlo.convert %arg21 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %138 = stablehlo.convert %arg20 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %139 = stablehlo.dot_general %136, %137, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %140 = stablehlo.broadcast_in_dim %138, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %142 = stablehlo.add %139, %141 : tensor<16x17x8x8xf32>
    %143 = stablehlo.convert %arg17 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %144 = stablehlo.convert %arg16 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %145 = stablehlo.dot_general %136, %143, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %146 = stablehlo.broadcast_in_dim %144, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %148 = stablehlo.add %145, %147 : tensor<16x17x8x8xf32>
    %149 = stablehlo.convert %arg23 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %150 = stablehlo.convert %arg22 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %151 = stablehlo.dot_general %136, %149, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %152 = stablehlo.broadcast_in_dim %150, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %154 = stablehlo.add %151, %153 : tensor<16x17x8x8xf32>
    %cst_16 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x17x8x8xf32>
    %156 = stablehlo.divide %142, %155 : tensor<16x17x8x8xf32>
    %157 = stablehlo.dot_general %156, %148, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x17xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_17) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x8x17xf32>
    %160 = stablehlo.maximum %159, %158 : tensor<16x8x17xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %163 = stablehlo.subtract %157, %162 : tensor<16x8x17x17xf32>
    %164 = stablehlo.exponential %163 : tensor<16x8x17x17xf32>
    %165 = stablehlo.convert %164 : (tensor<16x8x17x17xf32>) -> tensor<16x8x17x17xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %168 = stablehlo.convert %167 : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %170 = stablehlo.divide %164, %169 : tensor<16x8x17x17xf32>
    %171 = stablehlo.dot_general %154, %170, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x8x17x17xf32>) -> tensor<16x8x8x17xf32>
    %172 = stablehlo.transpose %171, dims = [0, 3, 1, 2] : (tensor<16x8x8x17xf32>) -> tensor<16x17x8x8xf32>
    %173 = stablehlo.convert %arg19 : (tensor<8x8x64xf32>) -> tensor<8x8x64xf32>
    %174 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %175 = stablehlo.dot_general %172, %173, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<8x8x64xf32>) -> tensor<16x17x64xf32>
    %176 = stablehlo.broadcast_in_dim %174, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %178 = stablehlo.add %175, %177 : tensor<16x17x64xf32>
    %179 = stablehlo.add %116, %178 : tensor<16x17x64xf32>
    %180 = stablehlo.convert %179 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_21 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<16x17x1xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %185 = call @_var(%180, %c_22) : (tensor<16x17x64xf32>, tensor<i32>) -> tensor<16x17x1xf32>
    %186 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %187 = stablehlo.subtract %180, %186 : tensor<16x17x64xf32>
    %cst_23 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %189 = stablehlo.add %185, %188 : tensor<16x17x1xf32>
    %190 = stablehlo.rsqrt %189 : tensor<16x17x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %192 = stablehlo.multiply %187, %191 : tensor<16x17x64xf32>
    %193 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %195 = stablehlo.multiply %192, %194 : tensor<16x17x64xf32>
    %196 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %198 = stablehlo.add %195, %197 : tensor<16x17x64xf32>
    %199 = stablehlo.convert %198 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %200 = stablehlo.convert %arg31 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %201 = stablehlo.dot_general %199, %200, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x128xf32>) -> tensor<16x17x128xf32>
    %202 = stablehlo.convert %arg30 : (tensor<128xf32>) -> tensor<128xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<16x17x128xf32>
    %205 = stablehlo.add %201, %204 : tensor<16x17x128xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %207 = stablehlo.multiply %206, %205 : tensor<16x17x128xf32>
    %208 = stablehlo.negate %205 : tensor<16x17x128xf32>
    %cst_25 = stablehlo.constant dense<7.070310e-01> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %210 = stablehlo.multiply %208, %209 : tensor<16x17x128xf32>
    %211 = chlo.erfc %210 : tensor<16x17x128xf32> -> tensor<16x17x128xf32>
    %212 = stablehlo.multiply %207, %211 : tensor<16x17x128xf32>
    %213 = stablehlo.convert %arg29 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %214 = stablehlo.dot_general %212, %213, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x128xf32>, tensor<128x64xf32>) -> tensor<16x17x64xf32>
    %215 = stablehlo.convert %arg28 : (tensor<64xf32>) -> tensor<64xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %218 = stablehlo.add %214, %217 : tensor<16x17x64xf32>
    %219 = stablehlo.add %179, %218 : tensor<16x17x64xf32>
    %220 = stablehlo.slice %219 [0:16, 0:1, 0:64] : (tensor<16x17x64xf32>) -> tensor<16x1x64xf32>
    %221 = stablehlo.reshape %220 : (tensor<16x1x64xf32>) -> tensor<16x64xf32>
    %222 = stablehlo.convert %221 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_27 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %226 = stablehlo.divide %224, %225 : tensor<16x1xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %227 = call @_var_0(%222, %c_28) : (tensor<16x64xf32>, tensor<i32>) -> tensor<16x1xf32>
    %228 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %229 = stablehlo.subtract %222, %228 : tensor<16x64xf32>
    %cst_29 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %231 = stablehlo.add %227, %230 : tensor<16x1xf32>
    %232 = stablehlo.rsqrt %231 : tensor<16x1xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %234 = stablehlo.multiply %229, %233 : tensor<16x64xf32>
    %235 = stablehlo.broadcast_in_dim %arg36, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %237 = stablehlo.multiply %234, %236 : tensor<16x64xf32>
    %238 = stablehlo.broadcast_in_dim %arg35, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %240 = stablehlo.add %237, %239 : tensor<16x64xf32>
    %241 = stablehlo.convert %240 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %242 = stablehlo.convert %241 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %243 = stablehlo.dot_general %242, %arg34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    %244 = stablehlo.broadcast_in_dim %arg33, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %246 = stablehlo.add %243, %245 : tensor<16x64xf32>
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_30) applies stablehlo.maximum across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %249 = stablehlo.maximum %248, %247 : tensor<16xf32>
    %250 = stablehlo.is_finite %249 : (tensor<16xf32>) -> tensor<16xi1>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %252 = stablehlo.select %250, %249, %251 : tensor<16xi1>, tensor<16xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %255 = stablehlo.subtract %246, %254 : tensor<16x64xf32>
    %256 = stablehlo.exponential %255 : tensor<16x64xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %258 = stablehlo.abs %257 : tensor<16xf32>
    %259 = stablehlo.log %258 : tensor<16xf32>
    %260 = stablehlo.add %259, %252 : tensor<16xf32>
    %261 = call @_one_hot(%arg41) : (tensor<16xi32>) -> tensor<16x64xf32>
    %262 = stablehlo.multiply %246, %261 : tensor<16x64xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.reduce(%262 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %264 = stablehlo.subtract %260, %263 : tensor<16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %266 = stablehlo.divide %265, %cst_36 : tensor<f32>
    return %266 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<16x17x64xf32>, %arg1: tensor<i32>) -> tensor<16x17x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x17x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x17x64xf32>
    %6 = chlo.square %5 : tensor<16x17x64xf32> -> tensor<16x17x64xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x17x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x17x1xf32>, tensor<f32>) -> tensor<16x17x1xf32>
    return %14 : tensor<16x17x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<16x17x1xf32>, %arg2: tensor<f32>) -> tensor<16x17x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<16x17x1xf32>
    return %2 : tensor<16x17x1xf32>
  }
  func.func private @_var_0(%arg0: tensor<16x64xf32>, %arg1: tensor<i32>) -> tensor<16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x64xf32>
    %6 = chlo.square %5 : tensor<16x64xf32> -> tensor<16x64xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where_1(%13, %12, %cst_4) : (tensor<i1>, tensor<16x1xf32>, tensor<f32>) -> tensor<16x1xf32>
    return %14 : tensor<16x1xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<16x1xf32>, %arg2: tensor<f32>) -> tensor<16x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<16x1xf32>
    return %2 : tensor<16x1xf32>
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
