module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x8xf32>, %arg1: tensor<512x512xf32>, %arg2: tensor<512x512xf32>, %arg3: tensor<512x512xf32>, %arg4: tensor<512x512xf32>, %arg5: tensor<512x512xf32>, %arg6: tensor<512x512xf32>, %arg7: tensor<512x512xf32>, %arg8: tensor<512x512xf32>, %arg9: tensor<512x2048xf32>, %arg10: tensor<2048x512xf32>, %arg11: tensor<512xf32>, %arg12: tensor<512xf32>, %arg13: tensor<512xf32>, %arg14: tensor<512x512xf32>, %arg15: tensor<512x512xf32>, %arg16: tensor<512x512xf32>, %arg17: tensor<512x512xf32>, %arg18: tensor<512x512xf32>, %arg19: tensor<512x512xf32>, %arg20: tensor<512x512xf32>, %arg21: tensor<512x512xf32>, %arg22: tensor<512x2048xf32>, %arg23: tensor<2048x512xf32>, %arg24: tensor<512xf32>, %arg25: tensor<512xf32>, %arg26: tensor<512xf32>, %arg27: tensor<512x512xf32>, %arg28: tensor<512x512xf32>, %arg29: tensor<512x512xf32>, %arg30: tensor<512x512xf32>, %arg31: tensor<512x512xf32>, %arg32: tensor<512x512xf32>, %arg33: tensor<512x512xf32>, %arg34: tensor<512x512xf32>, %arg35: tensor<512x2048xf32>, %arg36: tensor<2048x512xf32>, %arg37: tensor<512xf32>, %arg38: tensor<512xf32>, %arg39: tensor<512xf32>, %arg40: tensor<512x512xf32>, %arg41: tensor<512x512xf32>, %arg42: tensor<512x512xf32>, %arg43: tensor<512x512xf32>, %arg44: tensor<512x512xf32>, %arg45: tensor<512x512xf32>, %arg46: tensor<512x512xf32>, %arg47: tensor<512x512xf32>, %arg48: tensor<512x2048xf32>, %arg49: tensor<2048x512xf32>, %arg50: tensor<512xf32>, %arg51: tensor<512xf32>, %arg52: tensor<512xf32>, %arg53: tensor<512x512xf32>, %arg54: tensor<512x512xf32>, %arg55: tensor<512x512xf32>, %arg56: tensor<512x512xf32>, %arg57: tensor<512x512xf32>, %arg58: tensor<512x512xf32>, %arg59: tensor<512x512xf32>, %arg60: tensor<512x512xf32>, %arg61: tensor<512x2048xf32>, %arg62: tensor<2048x512xf32>, %arg63: tensor<512xf32>, %arg64: tensor<512xf32>, %arg65: tensor<512xf32>, %arg66: tensor<512x512xf32>, %arg67: tensor<512x512xf32>, %arg68: tensor<512x512xf32>, %arg69: tensor<512x512xf32>, %arg70: tensor<512x512xf32>, %arg71: tensor<512x512xf32>, %arg72: tensor<512x512xf32>, %arg73: tensor<512x512xf32>, %arg74: tensor<512x2048xf32>, %arg75: tensor<2048x512xf32>, %arg76: tensor<512xf32>, %arg77: tensor<512xf32>, %arg78: tensor<512xf32>, %arg79: tensor<512xf32>, %arg80: tensor<32128x512xf32>, %arg81: tensor<32x8xf32>, %arg82: tensor<512x512xf32>, %arg83: tensor<512x512xf32>, %arg84: tensor<512x512xf32>, %arg85: tensor<512x512xf32>, %arg86: tensor<512x2048xf32>, %arg87: tensor<2048x512xf32>, %arg88: tensor<512xf32>, %arg89: tensor<512xf32>, %arg90: tensor<512x512xf32>, %arg91: tensor<512x512xf32>, %arg92: tensor<512x512xf32>, %arg93: tensor<512x512xf32>, %arg94: tensor<512x2048xf32>, %arg95: tensor<2048x512xf32>, %arg96: tensor<512xf32>, %arg97: tensor<512xf32>, %arg98: tensor<512x512xf32>, %arg99: tensor<512x512xf32>, %arg100: tensor<512x512xf32>, %arg101: tensor<512x512xf32>, %arg102: tensor<512x2048xf32>, %arg103: tensor<2048x512xf32>, %arg104: tensor<512xf32>, %arg105: tensor<512xf32>, %arg106: tensor<512x512xf32>, %arg107: tensor<512x512xf32>, %arg108: tensor<512x512xf32>, %arg109: tensor<512x512xf32>, %arg110: tensor<512x2048xf32>, %arg111: tensor<2048x512xf32>, %arg112: tensor<512xf32>, %arg113: tensor<512xf32>, %arg114: tensor<512x512xf32>, %arg115: tensor<512x512xf32>, %arg116: tensor<512x512xf32>, %arg117: tensor<512x512xf32>, %arg118: tensor<512x2048xf32>, %arg119: tensor<2048x512xf32>, %arg120: tensor<512xf32>, %arg121: tensor<512xf32>, %arg122: tensor<512x512xf32>, %arg123: tensor<512x512xf32>, %arg124: tensor<512x512xf32>, %arg125: tensor<512x512xf32>, %arg126: tensor<512x2048xf32>, %arg127: tensor<2048x512xf32>, %arg128: tensor<512xf32>, %arg129: tensor<512xf32>, %arg130: tensor<512xf32>, %arg131: tensor<128x512xi32>, %arg132: tensor<128x128xi32>, %arg133: tensor<128x128xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg80 : (tensor<32128x512xf32>) -> tensor<32128x512xbf16>
    %1 = stablehlo.iota dim = 0 : tensor<512xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<512xi32>) -> tensor<1x512xi32>
    %3 = stablehlo.iota dim = 0 : tensor<512xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<512x512xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x512xi32>
    %7 = stablehlo.subtract %5, %6 : tensor<512x512xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %9 = stablehlo.compare GT, %7, %8, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_where(%9, %c_0, %c_1) : (tensor<512x512xi1>, tensor<i32>, tensor<i32>) -> tensor<512x512xi32>
    %11 = stablehlo.abs %7 : tensor<512x512xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %13 = stablehlo.maximum %11, %12 : tensor<512x512xi32>
    %14 = stablehlo.convert %13 : (tensor<512x512xi32>) -> tensor<512x512xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %16 = stablehlo.divide %14, %15 : tensor<512x512xf32>
    %17 = stablehlo.log %16 : tensor<512x512xf32>
    %cst_3 = stablehlo.constant dense<2.77258873> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %19 = stablehlo.divide %17, %18 : tensor<512x512xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<512x512xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %23 = stablehlo.add %22, %21 : tensor<512x512xf32>
    %24 = stablehlo.convert %23 : (tensor<512x512xf32>) -> tensor<512x512xi32>
    %c_6 = stablehlo.constant dense<15> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %26 = stablehlo.minimum %24, %25 : tensor<512x512xi32>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %28 = stablehlo.compare LT, %11, %27, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %29 = call @_where_0(%28, %11, %26) : (tensor<512x512xi1>, tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi32>
    %30 = stablehlo.convert %10 : tensor<512x512xi32>
    %31 = stablehlo.add %30, %29 : tensor<512x512xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %33 = stablehlo.compare LT, %31, %32, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %c_9 = stablehlo.constant dense<32> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %35 = stablehlo.add %31, %34 : tensor<512x512xi32>
    %36 = stablehlo.select %33, %35, %31 : tensor<512x512xi1>, tensor<512x512xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<512x512xi32>) -> tensor<512x512x1xi32>
    %38 = "stablehlo.gather"(%arg81, %37) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<32x8xf32>, tensor<512x512x1xi32>) -> tensor<512x512x8xf32>
    %39 = stablehlo.transpose %38, dims = [2, 0, 1] : (tensor<512x512x8xf32>) -> tensor<8x512x512xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [1, 2, 3] : (tensor<8x512x512xf32>) -> tensor<1x8x512x512xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<128x512xi32>
    %42 = stablehlo.compare LT, %arg131, %41, SIGNED : (tensor<128x512xi32>, tensor<128x512xi32>) -> tensor<128x512xi1>
    %c_11 = stablehlo.constant dense<32128> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<128x512xi32>
    %44 = stablehlo.add %arg131, %43 : tensor<128x512xi32>
    %45 = stablehlo.select %42, %44, %arg131 : tensor<128x512xi1>, tensor<128x512xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<128x512xi32>) -> tensor<128x512x1xi32>
    %47 = "stablehlo.gather"(%0, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 512>}> : (tensor<32128x512xbf16>, tensor<128x512x1xi32>) -> tensor<128x512x512xbf16>
    %48 = stablehlo.convert %47 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %49 = chlo.square %48 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_13 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %53 = stablehlo.divide %51, %52 : tensor<128x512x1xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %55 = stablehlo.add %53, %54 : tensor<128x512x1xf32>
    %56 = stablehlo.rsqrt %55 : tensor<128x512x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %58 = stablehlo.multiply %48, %57 : tensor<128x512x512xf32>
    %59 = stablehlo.broadcast_in_dim %arg88, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %61 = stablehlo.multiply %58, %60 : tensor<128x512x512xf32>
    %62 = stablehlo.convert %61 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %63 = stablehlo.convert %arg84 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %64 = stablehlo.dot_general %62, %63, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %65 = stablehlo.reshape %64 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %66 = stablehlo.convert %arg82 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %67 = stablehlo.dot_general %62, %66, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %68 = stablehlo.reshape %67 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %69 = stablehlo.convert %arg85 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %70 = stablehlo.dot_general %62, %69, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %71 = stablehlo.reshape %70 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %72 = stablehlo.dot_general %65, %68, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x512x512xbf16>
    %73 = stablehlo.convert %72 : (tensor<128x8x512x512xbf16>) -> tensor<128x8x512x512xf32>
    %74 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x8x512x512xf32>) -> tensor<128x8x512x512xf32>
    %75 = stablehlo.add %73, %74 : tensor<128x8x512x512xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_15) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<128x8x512xf32>
    %78 = stablehlo.maximum %77, %76 : tensor<128x8x512xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %81 = stablehlo.subtract %75, %80 : tensor<128x8x512x512xf32>
    %82 = stablehlo.exponential %81 : tensor<128x8x512x512xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %86 = stablehlo.divide %82, %85 : tensor<128x8x512x512xf32>
    %87 = stablehlo.convert %86 : (tensor<128x8x512x512xf32>) -> tensor<128x8x512x512xbf16>
    %88 = stablehlo.dot_general %71, %87, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x512x512xbf16>) -> tensor<128x8x64x512xbf16>
    %89 = stablehlo.transpose %88, dims = [0, 3, 1, 2] : (tensor<128x8x64x512xbf16>) -> tensor<128x512x8x64xbf16>
    %90 = stablehlo.reshape %89 : (tensor<128x512x8x64xbf16>) -> tensor<128x512x512xbf16>
    %91 = stablehlo.convert %arg83 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %92 = stablehlo.dot_general %90, %91, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %93 = stablehlo.add %47, %92 : tensor<128x512x512xbf16>
    %94 = stablehlo.convert %93 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %95 = chlo.square %94 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_19 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %99 = stablehlo.divide %97, %98 : tensor<128x512x1xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %101 = stablehlo.add %99, %100 : tensor<128x512x1xf32>
    %102 = stablehlo.rsqrt %101 : tensor<128x512x1xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %104 = stablehlo.multiply %94, %103 : tensor<128x512x512xf32>
    %105 = stablehlo.broadcast_in_dim %arg89, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %107 = stablehlo.multiply %104, %106 : tensor<128x512x512xf32>
    %108 = stablehlo.convert %107 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %109 = stablehlo.convert %arg86 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %110 = stablehlo.dot_general %108, %109, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %111 = call @relu(%110) : (tensor<128x512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %112 = stablehlo.convert %arg87 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %113 = stablehlo.dot_general %111, %112, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x512x512xbf16>
    %114 = stablehlo.add %93, %113 : tensor<128x512x512xbf16>
    %115 = stablehlo.convert %114 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %116 = chlo.square %115 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_22 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %120 = stablehlo.divide %118, %119 : tensor<128x512x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %122 = stablehlo.add %120, %121 : tensor<128x512x1xf32>
    %123 = stablehlo.rsqrt %122 : tensor<128x512x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %125 = stablehlo.multiply %115, %124 : tensor<128x512x512xf32>
    %126 = stablehlo.broadcast_in_dim %arg96, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %128 = stablehlo.multiply %125, %127 : tensor<128x512x512xf32>
    %129 = stablehlo.convert %128 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %130 = stablehlo.convert %arg92 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %131 = stablehlo.dot_general %129, %130, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %132 = stablehlo.reshape %131 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %133 = stablehlo.convert %arg90 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %134 = stablehlo.dot_general %129, %133, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %135 = stablehlo.reshape %134 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %136 = stablehlo.convert %arg93 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %137 = stablehlo.dot_general %129, %136, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %138 = stablehlo.reshape %137 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %139 = stablehlo.dot_general %132, %135, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x512x512xbf16>
    %140 = stablehlo.convert %139 : (tensor<128x8x512x512xbf16>) -> tensor<128x8x512x512xf32>
    %141 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x8x512x512xf32>) -> tensor<128x8x512x512xf32>
    %142 = stablehlo.add %140, %141 : tensor<128x8x512x512xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_24) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<128x8x512xf32>
    %145 = stablehlo.maximum %144, %143 : tensor<128x8x512xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %148 = stablehlo.subtract %142, %147 : tensor<128x8x512x512xf32>
    %149 = stablehlo.exponential %148 : tensor<128x8x512x512xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %153 = stablehlo.divide %149, %152 : tensor<128x8x512x512xf32>
    %154 = stablehlo.convert %153 : (tensor<128x8x512x512xf32>) -> tensor<128x8x512x512xbf16>
    %155 = stablehlo.dot_general %138, %154, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x512x512xbf16>) -> tensor<128x8x64x512xbf16>
    %156 = stablehlo.transpose %155, dims = [0, 3, 1, 2] : (tensor<128x8x64x512xbf16>) -> tensor<128x512x8x64xbf16>
    %157 = stablehlo.reshape %156 : (tensor<128x512x8x64xbf16>) -> tensor<128x512x512xbf16>
    %158 = stablehlo.convert %arg91 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %159 = stablehlo.dot_general %157, %158, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %160 = stablehlo.add %114, %159 : tensor<128x512x512xbf16>
    %161 = stablehlo.convert %160 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %162 = chlo.square %161 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_28 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %166 = stablehlo.divide %164, %165 : tensor<128x512x1xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %168 = stablehlo.add %166, %167 : tensor<128x512x1xf32>
    %169 = stablehlo.rsqrt %168 : tensor<128x512x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %171 = stablehlo.multiply %161, %170 : tensor<128x512x512xf32>
    %172 = stablehlo.broadcast_in_dim %arg97, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %174 = stablehlo.multiply %171, %173 : tensor<128x512x512xf32>
    %175 = stablehlo.convert %174 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %176 = stablehlo.convert %arg94 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %177 = stablehlo.dot_general %175, %176, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %178 = call @relu(%177) : (tensor<128x512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %179 = stablehlo.convert %arg95 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %180 = stablehlo.dot_general %178, %179, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x512x512xbf16>
    %181 = stablehlo.add %160, %180 : tensor<128x512x512xbf16>
    %182 = stablehlo.convert %181 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %183 = chlo.square %182 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_31 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %187 = stablehlo.divide %185, %186 : tensor<128x512x1xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %189 = stablehlo.add %187, %188 : tensor<128x512x1xf32>
    %190 = stablehlo.rsqrt %189 : tensor<128x512x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %192 = stablehlo.multiply %182, %191 : tensor<128x512x512xf32>
    %193 = stablehlo.broadcast_in_dim %arg104, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %195 = stablehlo.multiply %192, %194 : tensor<128x512x512xf32>
    %196 = stablehlo.convert %195 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %197 = stablehlo.convert %arg100 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %198 = stablehlo.dot_general %196, %197, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %199 = stablehlo.reshape %198 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %200 = stablehlo.convert %arg98 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %201 = stablehlo.dot_general %196, %200, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %202 = stablehlo.reshape %201 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %203 = stablehlo.convert %arg101 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %204 = stablehlo.dot_general %196, %203, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %205 = stablehlo.reshape %204 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %206 = stablehlo.dot_general %199, %202, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x512x512xbf16>
    %207 = stablehlo.convert %206 : (tensor<128x8x512x512xbf16>) -> tensor<128x8x512x512xf32>
    %208 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x8x512x512xf32>) -> tensor<128x8x512x512xf32>
    %209 = stablehlo.add %207, %208 : tensor<128x8x512x512xf32>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_33) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<128x8x512xf32>
    %212 = stablehlo.maximum %211, %210 : tensor<128x8x512xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %215 = stablehlo.subtract %209, %214 : tensor<128x8x512x512xf32>
    %216 = stablehlo.exponential %215 : tensor<128x8x512x512xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_35) applies stablehlo.add across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %220 = stablehlo.divide %216, %219 : tensor<128x8x512x512xf32>
    %221 = stablehlo.convert %220 : (tensor<128x8x512x512xf32>) -> tensor<128x8x512x512xbf16>
    %222 = stablehlo.dot_general %205, %221, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x512x512xbf16>) -> tensor<128x8x64x512xbf16>
    %223 = stablehlo.transpose %222, dims = [0, 3, 1, 2] : (tensor<128x8x64x512xbf16>) -> tensor<128x512x8x64xbf16>
    %224 = stablehlo.reshape %223 : (tensor<128x512x8x64xbf16>) -> tensor<128x512x512xbf16>
    %225 = stablehlo.convert %arg99 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %226 = stablehlo.dot_general %224, %225, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %227 = stablehlo.add %181, %226 : tensor<128x512x512xbf16>
    %228 = stablehlo.convert %227 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %229 = chlo.square %228 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_37 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %233 = stablehlo.divide %231, %232 : tensor<128x512x1xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %235 = stablehlo.add %233, %234 : tensor<128x512x1xf32>
    %236 = stablehlo.rsqrt %235 : tensor<128x512x1xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %238 = stablehlo.multiply %228, %237 : tensor<128x512x512xf32>
    %239 = stablehlo.broadcast_in_dim %arg105, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %241 = stablehlo.multiply %238, %240 : tensor<128x512x512xf32>
    %242 = stablehlo.convert %241 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %243 = stablehlo.convert %arg102 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %244 = stablehlo.dot_general %242, %243, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %245 = call @relu(%244) : (tensor<128x512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %246 = stablehlo.convert %arg103 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %247 = stablehlo.dot_general %245, %246, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x512x512xbf16>
    %248 = stablehlo.add %227, %247 : tensor<128x512x512xbf16>
    %249 = stablehlo.convert %248 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %250 = chlo.square %249 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_40 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %254 = stablehlo.divide %252, %253 : tensor<128x512x1xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %256 = stablehlo.add %254, %255 : tensor<128x512x1xf32>
    %257 = stablehlo.rsqrt %256 : tensor<128x512x1xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %259 = stablehlo.multiply %249, %258 : tensor<128x512x512xf32>
    %260 = stablehlo.broadcast_in_dim %arg112, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %262 = stablehlo.multiply %259, %261 : tensor<128x512x512xf32>
    %263 = stablehlo.convert %262 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %264 = stablehlo.convert %arg108 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %265 = stablehlo.dot_general %263, %264, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %266 = stablehlo.reshape %265 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %267 = stablehlo.convert %arg106 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %268 = stablehlo.dot_general %263, %267, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %269 = stablehlo.reshape %268 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %270 = stablehlo.convert %arg109 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %271 = stablehlo.dot_general %263, %270, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %272 = stablehlo.reshape %271 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %273 = stablehlo.dot_general %266, %269, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x512x512xbf16>
    %274 = stablehlo.convert %273 : (tensor<128x8x512x512xbf16>) -> tensor<128x8x512x512xf32>
    %275 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x8x512x512xf32>) -> tensor<128x8x512x512xf32>
    %276 = stablehlo.add %274, %275 : tensor<128x8x512x512xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_42) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<128x8x512xf32>
    %279 = stablehlo.maximum %278, %277 : tensor<128x8x512xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %282 = stablehlo.subtract %276, %281 : tensor<128x8x512x512xf32>
    %283 = stablehlo.exponential %282 : tensor<128x8x512x512xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %287 = stablehlo.divide %283, %286 : tensor<128x8x512x512xf32>
    %288 = stablehlo.convert %287 : (tensor<128x8x512x512xf32>) -> tensor<128x8x512x512xbf16>
    %289 = stablehlo.dot_general %272, %288, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x512x512xbf16>) -> tensor<128x8x64x512xbf16>
    %290 = stablehlo.transpose %289, dims = [0, 3, 1, 2] : (tensor<128x8x64x512xbf16>) -> tensor<128x512x8x64xbf16>
    %291 = stablehlo.reshape %290 : (tensor<128x512x8x64xbf16>) -> tensor<128x512x512xbf16>
    %292 = stablehlo.convert %arg107 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %293 = stablehlo.dot_general %291, %292, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %294 = stablehlo.add %248, %293 : tensor<128x512x512xbf16>
    %295 = stablehlo.convert %294 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %296 = chlo.square %295 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_46 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %300 = stablehlo.divide %298, %299 : tensor<128x512x1xf32>
    %cst_47 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %302 = stablehlo.add %300, %301 : tensor<128x512x1xf32>
    %303 = stablehlo.rsqrt %302 : tensor<128x512x1xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %305 = stablehlo.multiply %295, %304 : tensor<128x512x512xf32>
    %306 = stablehlo.broadcast_in_dim %arg113, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %308 = stablehlo.multiply %305, %307 : tensor<128x512x512xf32>
    %309 = stablehlo.convert %308 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %310 = stablehlo.convert %arg110 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %311 = stablehlo.dot_general %309, %310, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %312 = call @relu(%311) : (tensor<128x512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %313 = stablehlo.convert %arg111 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %314 = stablehlo.dot_general %312, %313, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x512x512xbf16>
    %315 = stablehlo.add %294, %314 : tensor<128x512x512xbf16>
    %316 = stablehlo.convert %315 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %317 = chlo.square %316 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_49 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %321 = stablehlo.divide %319, %320 : tensor<128x512x1xf32>
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %323 = stablehlo.add %321, %322 : tensor<128x512x1xf32>
    %324 = stablehlo.rsqrt %323 : tensor<128x512x1xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %326 = stablehlo.multiply %316, %325 : tensor<128x512x512xf32>
    %327 = stablehlo.broadcast_in_dim %arg120, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %329 = stablehlo.multiply %326, %328 : tensor<128x512x512xf32>
    %330 = stablehlo.convert %329 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %331 = stablehlo.convert %arg116 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %332 = stablehlo.dot_general %330, %331, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %333 = stablehlo.reshape %332 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %334 = stablehlo.convert %arg114 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %335 = stablehlo.dot_general %330, %334, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %336 = stablehlo.reshape %335 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %337 = stablehlo.convert %arg117 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %338 = stablehlo.dot_general %330, %337, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %339 = stablehlo.reshape %338 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %340 = stablehlo.dot_general %333, %336, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x512x512xbf16>
    %341 = stablehlo.convert %340 : (tensor<128x8x512x512xbf16>) -> tensor<128x8x512x512xf32>
    %342 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x8x512x512xf32>) -> tensor<128x8x512x512xf32>
    %343 = stablehlo.add %341, %342 : tensor<128x8x512x512xf32>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_51) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %cst_52 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<128x8x512xf32>
    %346 = stablehlo.maximum %345, %344 : tensor<128x8x512xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %349 = stablehlo.subtract %343, %348 : tensor<128x8x512x512xf32>
    %350 = stablehlo.exponential %349 : tensor<128x8x512x512xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_53) applies stablehlo.add across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %354 = stablehlo.divide %350, %353 : tensor<128x8x512x512xf32>
    %355 = stablehlo.convert %354 : (tensor<128x8x512x512xf32>) -> tensor<128x8x512x512xbf16>
    %356 = stablehlo.dot_general %339, %355, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x512x512xbf16>) -> tensor<128x8x64x512xbf16>
    %357 = stablehlo.transpose %356, dims = [0, 3, 1, 2] : (tensor<128x8x64x512xbf16>) -> tensor<128x512x8x64xbf16>
    %358 = stablehlo.reshape %357 : (tensor<128x512x8x64xbf16>) -> tensor<128x512x512xbf16>
    %359 = stablehlo.convert %arg115 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %360 = stablehlo.dot_general %358, %359, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %361 = stablehlo.add %315, %360 : tensor<128x512x512xbf16>
    %362 = stablehlo.convert %361 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %363 = chlo.square %362 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_55 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %367 = stablehlo.divide %365, %366 : tensor<128x512x1xf32>
    %cst_56 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %369 = stablehlo.add %367, %368 : tensor<128x512x1xf32>
    %370 = stablehlo.rsqrt %369 : tensor<128x512x1xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %372 = stablehlo.multiply %362, %371 : tensor<128x512x512xf32>
    %373 = stablehlo.broadcast_in_dim %arg121, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %375 = stablehlo.multiply %372, %374 : tensor<128x512x512xf32>
    %376 = stablehlo.convert %375 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %377 = stablehlo.convert %arg118 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %378 = stablehlo.dot_general %376, %377, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %379 = call @relu(%378) : (tensor<128x512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %380 = stablehlo.convert %arg119 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %381 = stablehlo.dot_general %379, %380, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x512x512xbf16>
    %382 = stablehlo.add %361, %381 : tensor<128x512x512xbf16>
    %383 = stablehlo.convert %382 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %384 = chlo.square %383 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_58 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %388 = stablehlo.divide %386, %387 : tensor<128x512x1xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %390 = stablehlo.add %388, %389 : tensor<128x512x1xf32>
    %391 = stablehlo.rsqrt %390 : tensor<128x512x1xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %393 = stablehlo.multiply %383, %392 : tensor<128x512x512xf32>
    %394 = stablehlo.broadcast_in_dim %arg128, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %396 = stablehlo.multiply %393, %395 : tensor<128x512x512xf32>
    %397 = stablehlo.convert %396 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %398 = stablehlo.convert %arg124 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %399 = stablehlo.dot_general %397, %398, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %400 = stablehlo.reshape %399 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %401 = stablehlo.convert %arg122 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %402 = stablehlo.dot_general %397, %401, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %403 = stablehlo.reshape %402 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %404 = stablehlo.convert %arg125 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %405 = stablehlo.dot_general %397, %404, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %406 = stablehlo.reshape %405 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %407 = stablehlo.dot_general %400, %403, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x512x512xbf16>
    %408 = stablehlo.convert %407 : (tensor<128x8x512x512xbf16>) -> tensor<128x8x512x512xf32>
    %409 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x8x512x512xf32>) -> tensor<128x8x512x512xf32>
    %410 = stablehlo.add %408, %409 : tensor<128x8x512x512xf32>
    %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_60) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<128x8x512xf32>
    %413 = stablehlo.maximum %412, %411 : tensor<128x8x512xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %416 = stablehlo.subtract %410, %415 : tensor<128x8x512x512xf32>
    %417 = stablehlo.exponential %416 : tensor<128x8x512x512xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_62) applies stablehlo.add across dimensions = [3] : (tensor<128x8x512x512xf32>, tensor<f32>) -> tensor<128x8x512xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<128x8x512xf32>) -> tensor<128x8x512x1xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2, 3] : (tensor<128x8x512x1xf32>) -> tensor<128x8x512x512xf32>
    %421 = stablehlo.divide %417, %420 : tensor<128x8x512x512xf32>
    %422 = stablehlo.convert %421 : (tensor<128x8x512x512xf32>) -> tensor<128x8x512x512xbf16>
    %423 = stablehlo.dot_general %406, %422, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x512x512xbf16>) -> tensor<128x8x64x512xbf16>
    %424 = stablehlo.transpose %423, dims = [0, 3, 1, 2] : (tensor<128x8x64x512xbf16>) -> tensor<128x512x8x64xbf16>
    %425 = stablehlo.reshape %424 : (tensor<128x512x8x64xbf16>) -> tensor<128x512x512xbf16>
    %426 = stablehlo.convert %arg123 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %427 = stablehlo.dot_general %425, %426, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %428 = stablehlo.add %382, %427 : tensor<128x512x512xbf16>
    %429 = stablehlo.convert %428 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %430 = chlo.square %429 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%430 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_64 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %434 = stablehlo.divide %432, %433 : tensor<128x512x1xf32>
    %cst_65 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %436 = stablehlo.add %434, %435 : tensor<128x512x1xf32>
    %437 = stablehlo.rsqrt %436 : tensor<128x512x1xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %439 = stablehlo.multiply %429, %438 : tensor<128x512x512xf32>
    %440 = stablehlo.broadcast_in_dim %arg129, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %442 = stablehlo.multiply %439, %441 : tensor<128x512x512xf32>
    %443 = stablehlo.convert %442 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %444 = stablehlo.convert %arg126 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %445 = stablehlo.dot_general %443, %444, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %446 = call @relu(%445) : (tensor<128x512x2048xbf16>) -> tensor<128x512x2048xbf16>
    %447 = stablehlo.convert %arg127 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %448 = stablehlo.dot_general %446, %447, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x512x512xbf16>
    %449 = stablehlo.add %428, %448 : tensor<128x512x512xbf16>
    %450 = stablehlo.convert %449 : (tensor<128x512x512xbf16>) -> tensor<128x512x512xf32>
    %451 = chlo.square %450 : tensor<128x512x512xf32> -> tensor<128x512x512xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<128x512x512xf32>, tensor<f32>) -> tensor<128x512xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<128x512xf32>) -> tensor<128x512x1xf32>
    %cst_67 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %455 = stablehlo.divide %453, %454 : tensor<128x512x1xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<128x512x1xf32>
    %457 = stablehlo.add %455, %456 : tensor<128x512x1xf32>
    %458 = stablehlo.rsqrt %457 : tensor<128x512x1xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2] : (tensor<128x512x1xf32>) -> tensor<128x512x512xf32>
    %460 = stablehlo.multiply %450, %459 : tensor<128x512x512xf32>
    %461 = stablehlo.broadcast_in_dim %arg130, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x512x512xf32>
    %463 = stablehlo.multiply %460, %462 : tensor<128x512x512xf32>
    %464 = stablehlo.convert %463 : (tensor<128x512x512xf32>) -> tensor<128x512x512xbf16>
    %c_69 = stablehlo.constant dense<true> : tensor<i1>
    %465 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i1>) -> tensor<128x128xi1>
    %466 = call @tril(%465) : (tensor<128x128xi1>) -> tensor<128x128xi1>
    %467 = stablehlo.iota dim = 0 : tensor<128xi32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [1] : (tensor<128xi32>) -> tensor<1x128xi32>
    %469 = stablehlo.iota dim = 0 : tensor<128xi32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<128xi32>) -> tensor<128x1xi32>
    %471 = stablehlo.broadcast_in_dim %468, dims = [0, 1] : (tensor<1x128xi32>) -> tensor<128x128xi32>
    %472 = stablehlo.broadcast_in_dim %470, dims = [0, 1] : (tensor<128x1xi32>) -> tensor<128x128xi32>
    %473 = stablehlo.subtract %471, %472 : tensor<128x128xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %474 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %475 = stablehlo.minimum %473, %474 : tensor<128x128xi32>
    %476 = stablehlo.negate %475 : tensor<128x128xi32>
    %c_71 = stablehlo.constant dense<1> : tensor<i32>
    %477 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %478 = stablehlo.maximum %476, %477 : tensor<128x128xi32>
    %479 = stablehlo.convert %478 : (tensor<128x128xi32>) -> tensor<128x128xf32>
    %cst_72 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %481 = stablehlo.divide %479, %480 : tensor<128x128xf32>
    %482 = stablehlo.log %481 : tensor<128x128xf32>
    %cst_73 = stablehlo.constant dense<2.07944155> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %484 = stablehlo.divide %482, %483 : tensor<128x128xf32>
    %cst_74 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %486 = stablehlo.multiply %484, %485 : tensor<128x128xf32>
    %cst_75 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %488 = stablehlo.add %487, %486 : tensor<128x128xf32>
    %489 = stablehlo.convert %488 : (tensor<128x128xf32>) -> tensor<128x128xi32>
    %c_76 = stablehlo.constant dense<31> : tensor<i32>
    %490 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %491 = stablehlo.minimum %489, %490 : tensor<128x128xi32>
    %c_77 = stablehlo.constant dense<16> : tensor<i32>
    %492 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %493 = stablehlo.compare LT, %476, %492, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %494 = call @_where_1(%493, %476, %491) : (tensor<128x128xi1>, tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %495 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %496 = stablehlo.add %495, %494 : tensor<128x128xi32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %497 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %498 = stablehlo.compare LT, %496, %497, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %c_80 = stablehlo.constant dense<32> : tensor<i32>
    %499 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %500 = stablehlo.add %496, %499 : tensor<128x128xi32>
    %501 = stablehlo.select %498, %500, %496 : tensor<128x128xi1>, tensor<128x128xi32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<128x128xi32>) -> tensor<128x128x1xi32>
    %503 = "stablehlo.gather"(%arg0, %502) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<32x8xf32>, tensor<128x128x1xi32>) -> tensor<128x128x8xf32>
    %504 = stablehlo.transpose %503, dims = [2, 0, 1] : (tensor<128x128x8xf32>) -> tensor<8x128x128xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [1, 2, 3] : (tensor<8x128x128xf32>) -> tensor<1x8x128x128xf32>
    %cst_81 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %506 = call @_where_2(%466, %505, %cst_81) : (tensor<128x128xi1>, tensor<1x8x128x128xf32>, tensor<f32>) -> tensor<1x8x128x128xf32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %507 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %508 = stablehlo.compare LT, %arg132, %507, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %c_83 = stablehlo.constant dense<32128> : tensor<i32>
    %509 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %510 = stablehlo.add %arg132, %509 : tensor<128x128xi32>
    %511 = stablehlo.select %508, %510, %arg132 : tensor<128x128xi1>, tensor<128x128xi32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [0, 1] : (tensor<128x128xi32>) -> tensor<128x128x1xi32>
    %513 = "stablehlo.gather"(%0, %512) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 512>}> : (tensor<32128x512xbf16>, tensor<128x128x1xi32>) -> tensor<128x128x512xbf16>
    %514 = stablehlo.convert %513 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %515 = chlo.square %514 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%515 init: %cst_84) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_85 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %519 = stablehlo.divide %517, %518 : tensor<128x128x1xf32>
    %cst_86 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %521 = stablehlo.add %519, %520 : tensor<128x128x1xf32>
    %522 = stablehlo.rsqrt %521 : tensor<128x128x1xf32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %524 = stablehlo.multiply %514, %523 : tensor<128x128x512xf32>
    %525 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %527 = stablehlo.multiply %524, %526 : tensor<128x128x512xf32>
    %528 = stablehlo.convert %527 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %529 = stablehlo.convert %arg3 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %530 = stablehlo.dot_general %528, %529, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %531 = stablehlo.reshape %530 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %532 = stablehlo.convert %arg1 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %533 = stablehlo.dot_general %528, %532, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %534 = stablehlo.reshape %533 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %535 = stablehlo.convert %arg4 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %536 = stablehlo.dot_general %528, %535, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %537 = stablehlo.reshape %536 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %538 = stablehlo.dot_general %531, %534, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x128x8x64xbf16>) -> tensor<128x8x128x128xbf16>
    %539 = stablehlo.convert %538 : (tensor<128x8x128x128xbf16>) -> tensor<128x8x128x128xf32>
    %540 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2, 3] : (tensor<1x8x128x128xf32>) -> tensor<128x8x128x128xf32>
    %541 = stablehlo.add %539, %540 : tensor<128x8x128x128xf32>
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_87) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %544 = stablehlo.maximum %543, %542 : tensor<128x8x128xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %547 = stablehlo.subtract %541, %546 : tensor<128x8x128x128xf32>
    %548 = stablehlo.exponential %547 : tensor<128x8x128x128xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_89) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %552 = stablehlo.divide %548, %551 : tensor<128x8x128x128xf32>
    %553 = stablehlo.convert %552 : (tensor<128x8x128x128xf32>) -> tensor<128x8x128x128xbf16>
    %554 = stablehlo.dot_general %537, %553, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x8x128x128xbf16>) -> tensor<128x8x64x128xbf16>
    %555 = stablehlo.transpose %554, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %556 = stablehlo.reshape %555 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %557 = stablehlo.convert %arg2 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %558 = stablehlo.dot_general %556, %557, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %559 = stablehlo.add %513, %558 : tensor<128x128x512xbf16>
    %560 = stablehlo.convert %559 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %561 = chlo.square %560 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_91 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %565 = stablehlo.divide %563, %564 : tensor<128x128x1xf32>
    %cst_92 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %567 = stablehlo.add %565, %566 : tensor<128x128x1xf32>
    %568 = stablehlo.rsqrt %567 : tensor<128x128x1xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %570 = stablehlo.multiply %560, %569 : tensor<128x128x512xf32>
    %571 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %573 = stablehlo.multiply %570, %572 : tensor<128x128x512xf32>
    %574 = stablehlo.convert %573 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %575 = stablehlo.convert %arg7 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %576 = stablehlo.dot_general %574, %575, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %577 = stablehlo.reshape %576 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %578 = stablehlo.convert %arg5 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %579 = stablehlo.dot_general %464, %578, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %580 = stablehlo.reshape %579 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %581 = stablehlo.convert %arg8 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %582 = stablehlo.dot_general %464, %581, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %583 = stablehlo.reshape %582 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %584 = stablehlo.dot_general %577, %580, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x128x512xbf16>
    %585 = stablehlo.convert %584 : (tensor<128x8x128x512xbf16>) -> tensor<128x8x128x512xf32>
    %cst_93 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_93) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_94 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %588 = stablehlo.maximum %587, %586 : tensor<128x8x128xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %591 = stablehlo.subtract %585, %590 : tensor<128x8x128x512xf32>
    %592 = stablehlo.exponential %591 : tensor<128x8x128x512xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.reduce(%592 init: %cst_95) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %596 = stablehlo.divide %592, %595 : tensor<128x8x128x512xf32>
    %597 = stablehlo.convert %596 : (tensor<128x8x128x512xf32>) -> tensor<128x8x128x512xbf16>
    %598 = stablehlo.dot_general %583, %597, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x128x512xbf16>) -> tensor<128x8x64x128xbf16>
    %599 = stablehlo.transpose %598, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %600 = stablehlo.reshape %599 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %601 = stablehlo.convert %arg6 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %602 = stablehlo.dot_general %600, %601, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %603 = stablehlo.add %559, %602 : tensor<128x128x512xbf16>
    %604 = stablehlo.convert %603 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %605 = chlo.square %604 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %607 = stablehlo.broadcast_in_dim %606, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_97 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %609 = stablehlo.divide %607, %608 : tensor<128x128x1xf32>
    %cst_98 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %611 = stablehlo.add %609, %610 : tensor<128x128x1xf32>
    %612 = stablehlo.rsqrt %611 : tensor<128x128x1xf32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %614 = stablehlo.multiply %604, %613 : tensor<128x128x512xf32>
    %615 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %617 = stablehlo.multiply %614, %616 : tensor<128x128x512xf32>
    %618 = stablehlo.convert %617 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %619 = stablehlo.convert %arg9 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %620 = stablehlo.dot_general %618, %619, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x128x2048xbf16>
    %621 = call @relu_3(%620) : (tensor<128x128x2048xbf16>) -> tensor<128x128x2048xbf16>
    %622 = stablehlo.convert %arg10 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %623 = stablehlo.dot_general %621, %622, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x128x512xbf16>
    %624 = stablehlo.add %603, %623 : tensor<128x128x512xbf16>
    %625 = stablehlo.convert %624 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %626 = chlo.square %625 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_100 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %630 = stablehlo.divide %628, %629 : tensor<128x128x1xf32>
    %cst_101 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %632 = stablehlo.add %630, %631 : tensor<128x128x1xf32>
    %633 = stablehlo.rsqrt %632 : tensor<128x128x1xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %635 = stablehlo.multiply %625, %634 : tensor<128x128x512xf32>
    %636 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %638 = stablehlo.multiply %635, %637 : tensor<128x128x512xf32>
    %639 = stablehlo.convert %638 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %640 = stablehlo.convert %arg16 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %641 = stablehlo.dot_general %639, %640, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %642 = stablehlo.reshape %641 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %643 = stablehlo.convert %arg14 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %644 = stablehlo.dot_general %639, %643, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %645 = stablehlo.reshape %644 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %646 = stablehlo.convert %arg17 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %647 = stablehlo.dot_general %639, %646, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %648 = stablehlo.reshape %647 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %649 = stablehlo.dot_general %642, %645, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x128x8x64xbf16>) -> tensor<128x8x128x128xbf16>
    %650 = stablehlo.convert %649 : (tensor<128x8x128x128xbf16>) -> tensor<128x8x128x128xf32>
    %651 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2, 3] : (tensor<1x8x128x128xf32>) -> tensor<128x8x128x128xf32>
    %652 = stablehlo.add %650, %651 : tensor<128x8x128x128xf32>
    %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_102) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %655 = stablehlo.maximum %654, %653 : tensor<128x8x128xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %658 = stablehlo.subtract %652, %657 : tensor<128x8x128x128xf32>
    %659 = stablehlo.exponential %658 : tensor<128x8x128x128xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.reduce(%659 init: %cst_104) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %663 = stablehlo.divide %659, %662 : tensor<128x8x128x128xf32>
    %664 = stablehlo.convert %663 : (tensor<128x8x128x128xf32>) -> tensor<128x8x128x128xbf16>
    %665 = stablehlo.dot_general %648, %664, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x8x128x128xbf16>) -> tensor<128x8x64x128xbf16>
    %666 = stablehlo.transpose %665, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %667 = stablehlo.reshape %666 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %668 = stablehlo.convert %arg15 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %669 = stablehlo.dot_general %667, %668, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %670 = stablehlo.add %624, %669 : tensor<128x128x512xbf16>
    %671 = stablehlo.convert %670 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %672 = chlo.square %671 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_106 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %676 = stablehlo.divide %674, %675 : tensor<128x128x1xf32>
    %cst_107 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %678 = stablehlo.add %676, %677 : tensor<128x128x1xf32>
    %679 = stablehlo.rsqrt %678 : tensor<128x128x1xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %681 = stablehlo.multiply %671, %680 : tensor<128x128x512xf32>
    %682 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %684 = stablehlo.multiply %681, %683 : tensor<128x128x512xf32>
    %685 = stablehlo.convert %684 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %686 = stablehlo.convert %arg20 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %687 = stablehlo.dot_general %685, %686, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %688 = stablehlo.reshape %687 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %689 = stablehlo.convert %arg18 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %690 = stablehlo.dot_general %464, %689, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %691 = stablehlo.reshape %690 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %692 = stablehlo.convert %arg21 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %693 = stablehlo.dot_general %464, %692, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %694 = stablehlo.reshape %693 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %695 = stablehlo.dot_general %688, %691, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x128x512xbf16>
    %696 = stablehlo.convert %695 : (tensor<128x8x128x512xbf16>) -> tensor<128x8x128x512xf32>
    %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %697 = stablehlo.reduce(%696 init: %cst_108) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_109 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %699 = stablehlo.maximum %698, %697 : tensor<128x8x128xf32>
    %700 = stablehlo.broadcast_in_dim %699, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %702 = stablehlo.subtract %696, %701 : tensor<128x8x128x512xf32>
    %703 = stablehlo.exponential %702 : tensor<128x8x128x512xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %704 = stablehlo.reduce(%703 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %707 = stablehlo.divide %703, %706 : tensor<128x8x128x512xf32>
    %708 = stablehlo.convert %707 : (tensor<128x8x128x512xf32>) -> tensor<128x8x128x512xbf16>
    %709 = stablehlo.dot_general %694, %708, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x128x512xbf16>) -> tensor<128x8x64x128xbf16>
    %710 = stablehlo.transpose %709, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %711 = stablehlo.reshape %710 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %712 = stablehlo.convert %arg19 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %713 = stablehlo.dot_general %711, %712, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %714 = stablehlo.add %670, %713 : tensor<128x128x512xbf16>
    %715 = stablehlo.convert %714 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %716 = chlo.square %715 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.reduce(%716 init: %cst_111) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_112 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %720 = stablehlo.divide %718, %719 : tensor<128x128x1xf32>
    %cst_113 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %722 = stablehlo.add %720, %721 : tensor<128x128x1xf32>
    %723 = stablehlo.rsqrt %722 : tensor<128x128x1xf32>
    %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %725 = stablehlo.multiply %715, %724 : tensor<128x128x512xf32>
    %726 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %728 = stablehlo.multiply %725, %727 : tensor<128x128x512xf32>
    %729 = stablehlo.convert %728 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %730 = stablehlo.convert %arg22 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %731 = stablehlo.dot_general %729, %730, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x128x2048xbf16>
    %732 = call @relu_3(%731) : (tensor<128x128x2048xbf16>) -> tensor<128x128x2048xbf16>
    %733 = stablehlo.convert %arg23 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %734 = stablehlo.dot_general %732, %733, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x128x512xbf16>
    %735 = stablehlo.add %714, %734 : tensor<128x128x512xbf16>
    %736 = stablehlo.convert %735 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %737 = chlo.square %736 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.reduce(%737 init: %cst_114) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_115 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %741 = stablehlo.divide %739, %740 : tensor<128x128x1xf32>
    %cst_116 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %743 = stablehlo.add %741, %742 : tensor<128x128x1xf32>
    %744 = stablehlo.rsqrt %743 : tensor<128x128x1xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %746 = stablehlo.multiply %736, %745 : tensor<128x128x512xf32>
    %747 = stablehlo.broadcast_in_dim %arg37, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %749 = stablehlo.multiply %746, %748 : tensor<128x128x512xf32>
    %750 = stablehlo.convert %749 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %751 = stablehlo.convert %arg29 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %752 = stablehlo.dot_general %750, %751, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %753 = stablehlo.reshape %752 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %754 = stablehlo.convert %arg27 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %755 = stablehlo.dot_general %750, %754, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %756 = stablehlo.reshape %755 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %757 = stablehlo.convert %arg30 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %758 = stablehlo.dot_general %750, %757, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %759 = stablehlo.reshape %758 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %760 = stablehlo.dot_general %753, %756, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x128x8x64xbf16>) -> tensor<128x8x128x128xbf16>
    %761 = stablehlo.convert %760 : (tensor<128x8x128x128xbf16>) -> tensor<128x8x128x128xf32>
    %762 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2, 3] : (tensor<1x8x128x128xf32>) -> tensor<128x8x128x128xf32>
    %763 = stablehlo.add %761, %762 : tensor<128x8x128x128xf32>
    %cst_117 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %764 = stablehlo.reduce(%763 init: %cst_117) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %766 = stablehlo.maximum %765, %764 : tensor<128x8x128xf32>
    %767 = stablehlo.broadcast_in_dim %766, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %768 = stablehlo.broadcast_in_dim %767, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %769 = stablehlo.subtract %763, %768 : tensor<128x8x128x128xf32>
    %770 = stablehlo.exponential %769 : tensor<128x8x128x128xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.reduce(%770 init: %cst_119) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %772 = stablehlo.broadcast_in_dim %771, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %773 = stablehlo.broadcast_in_dim %772, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %774 = stablehlo.divide %770, %773 : tensor<128x8x128x128xf32>
    %775 = stablehlo.convert %774 : (tensor<128x8x128x128xf32>) -> tensor<128x8x128x128xbf16>
    %776 = stablehlo.dot_general %759, %775, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x8x128x128xbf16>) -> tensor<128x8x64x128xbf16>
    %777 = stablehlo.transpose %776, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %778 = stablehlo.reshape %777 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %779 = stablehlo.convert %arg28 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %780 = stablehlo.dot_general %778, %779, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %781 = stablehlo.add %735, %780 : tensor<128x128x512xbf16>
    %782 = stablehlo.convert %781 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %783 = chlo.square %782 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_121 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %787 = stablehlo.divide %785, %786 : tensor<128x128x1xf32>
    %cst_122 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %789 = stablehlo.add %787, %788 : tensor<128x128x1xf32>
    %790 = stablehlo.rsqrt %789 : tensor<128x128x1xf32>
    %791 = stablehlo.broadcast_in_dim %790, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %792 = stablehlo.multiply %782, %791 : tensor<128x128x512xf32>
    %793 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %795 = stablehlo.multiply %792, %794 : tensor<128x128x512xf32>
    %796 = stablehlo.convert %795 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %797 = stablehlo.convert %arg33 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %798 = stablehlo.dot_general %796, %797, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %799 = stablehlo.reshape %798 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %800 = stablehlo.convert %arg31 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %801 = stablehlo.dot_general %464, %800, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %802 = stablehlo.reshape %801 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %803 = stablehlo.convert %arg34 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %804 = stablehlo.dot_general %464, %803, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %805 = stablehlo.reshape %804 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %806 = stablehlo.dot_general %799, %802, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x128x512xbf16>
    %807 = stablehlo.convert %806 : (tensor<128x8x128x512xbf16>) -> tensor<128x8x128x512xf32>
    %cst_123 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %808 = stablehlo.reduce(%807 init: %cst_123) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %810 = stablehlo.maximum %809, %808 : tensor<128x8x128xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %813 = stablehlo.subtract %807, %812 : tensor<128x8x128x512xf32>
    %814 = stablehlo.exponential %813 : tensor<128x8x128x512xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %815 = stablehlo.reduce(%814 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %818 = stablehlo.divide %814, %817 : tensor<128x8x128x512xf32>
    %819 = stablehlo.convert %818 : (tensor<128x8x128x512xf32>) -> tensor<128x8x128x512xbf16>
    %820 = stablehlo.dot_general %805, %819, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x128x512xbf16>) -> tensor<128x8x64x128xbf16>
    %821 = stablehlo.transpose %820, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %822 = stablehlo.reshape %821 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %823 = stablehlo.convert %arg32 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %824 = stablehlo.dot_general %822, %823, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %825 = stablehlo.add %781, %824 : tensor<128x128x512xbf16>
    %826 = stablehlo.convert %825 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %827 = chlo.square %826 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.reduce(%827 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %829 = stablehlo.broadcast_in_dim %828, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_127 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %831 = stablehlo.divide %829, %830 : tensor<128x128x1xf32>
    %cst_128 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %833 = stablehlo.add %831, %832 : tensor<128x128x1xf32>
    %834 = stablehlo.rsqrt %833 : tensor<128x128x1xf32>
    %835 = stablehlo.broadcast_in_dim %834, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %836 = stablehlo.multiply %826, %835 : tensor<128x128x512xf32>
    %837 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %838 = stablehlo.broadcast_in_dim %837, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %839 = stablehlo.multiply %836, %838 : tensor<128x128x512xf32>
    %840 = stablehlo.convert %839 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %841 = stablehlo.convert %arg35 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %842 = stablehlo.dot_general %840, %841, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x128x2048xbf16>
    %843 = call @relu_3(%842) : (tensor<128x128x2048xbf16>) -> tensor<128x128x2048xbf16>
    %844 = stablehlo.convert %arg36 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %845 = stablehlo.dot_general %843, %844, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x128x512xbf16>
    %846 = stablehlo.add %825, %845 : tensor<128x128x512xbf16>
    %847 = stablehlo.convert %846 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %848 = chlo.square %847 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %849 = stablehlo.reduce(%848 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %850 = stablehlo.broadcast_in_dim %849, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_130 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %852 = stablehlo.divide %850, %851 : tensor<128x128x1xf32>
    %cst_131 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %854 = stablehlo.add %852, %853 : tensor<128x128x1xf32>
    %855 = stablehlo.rsqrt %854 : tensor<128x128x1xf32>
    %856 = stablehlo.broadcast_in_dim %855, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %857 = stablehlo.multiply %847, %856 : tensor<128x128x512xf32>
    %858 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %859 = stablehlo.broadcast_in_dim %858, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %860 = stablehlo.multiply %857, %859 : tensor<128x128x512xf32>
    %861 = stablehlo.convert %860 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %862 = stablehlo.convert %arg42 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %863 = stablehlo.dot_general %861, %862, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %864 = stablehlo.reshape %863 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %865 = stablehlo.convert %arg40 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %866 = stablehlo.dot_general %861, %865, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %867 = stablehlo.reshape %866 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %868 = stablehlo.convert %arg43 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %869 = stablehlo.dot_general %861, %868, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %870 = stablehlo.reshape %869 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %871 = stablehlo.dot_general %864, %867, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x128x8x64xbf16>) -> tensor<128x8x128x128xbf16>
    %872 = stablehlo.convert %871 : (tensor<128x8x128x128xbf16>) -> tensor<128x8x128x128xf32>
    %873 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2, 3] : (tensor<1x8x128x128xf32>) -> tensor<128x8x128x128xf32>
    %874 = stablehlo.add %872, %873 : tensor<128x8x128x128xf32>
    %cst_132 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %875 = stablehlo.reduce(%874 init: %cst_132) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_133 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %877 = stablehlo.maximum %876, %875 : tensor<128x8x128xf32>
    %878 = stablehlo.broadcast_in_dim %877, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %879 = stablehlo.broadcast_in_dim %878, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %880 = stablehlo.subtract %874, %879 : tensor<128x8x128x128xf32>
    %881 = stablehlo.exponential %880 : tensor<128x8x128x128xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %882 = stablehlo.reduce(%881 init: %cst_134) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %883 = stablehlo.broadcast_in_dim %882, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %884 = stablehlo.broadcast_in_dim %883, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %885 = stablehlo.divide %881, %884 : tensor<128x8x128x128xf32>
    %886 = stablehlo.convert %885 : (tensor<128x8x128x128xf32>) -> tensor<128x8x128x128xbf16>
    %887 = stablehlo.dot_general %870, %886, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x8x128x128xbf16>) -> tensor<128x8x64x128xbf16>
    %888 = stablehlo.transpose %887, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %889 = stablehlo.reshape %888 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %890 = stablehlo.convert %arg41 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %891 = stablehlo.dot_general %889, %890, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %892 = stablehlo.add %846, %891 : tensor<128x128x512xbf16>
    %893 = stablehlo.convert %892 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %894 = chlo.square %893 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%894 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %896 = stablehlo.broadcast_in_dim %895, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_136 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %898 = stablehlo.divide %896, %897 : tensor<128x128x1xf32>
    %cst_137 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %900 = stablehlo.add %898, %899 : tensor<128x128x1xf32>
    %901 = stablehlo.rsqrt %900 : tensor<128x128x1xf32>
    %902 = stablehlo.broadcast_in_dim %901, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %903 = stablehlo.multiply %893, %902 : tensor<128x128x512xf32>
    %904 = stablehlo.broadcast_in_dim %arg52, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %905 = stablehlo.broadcast_in_dim %904, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %906 = stablehlo.multiply %903, %905 : tensor<128x128x512xf32>
    %907 = stablehlo.convert %906 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %908 = stablehlo.convert %arg46 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %909 = stablehlo.dot_general %907, %908, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %910 = stablehlo.reshape %909 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %911 = stablehlo.convert %arg44 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %912 = stablehlo.dot_general %464, %911, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %913 = stablehlo.reshape %912 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %914 = stablehlo.convert %arg47 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %915 = stablehlo.dot_general %464, %914, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %916 = stablehlo.reshape %915 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %917 = stablehlo.dot_general %910, %913, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x128x512xbf16>
    %918 = stablehlo.convert %917 : (tensor<128x8x128x512xbf16>) -> tensor<128x8x128x512xf32>
    %cst_138 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %919 = stablehlo.reduce(%918 init: %cst_138) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %921 = stablehlo.maximum %920, %919 : tensor<128x8x128xf32>
    %922 = stablehlo.broadcast_in_dim %921, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %923 = stablehlo.broadcast_in_dim %922, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %924 = stablehlo.subtract %918, %923 : tensor<128x8x128x512xf32>
    %925 = stablehlo.exponential %924 : tensor<128x8x128x512xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %926 = stablehlo.reduce(%925 init: %cst_140) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %928 = stablehlo.broadcast_in_dim %927, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %929 = stablehlo.divide %925, %928 : tensor<128x8x128x512xf32>
    %930 = stablehlo.convert %929 : (tensor<128x8x128x512xf32>) -> tensor<128x8x128x512xbf16>
    %931 = stablehlo.dot_general %916, %930, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x128x512xbf16>) -> tensor<128x8x64x128xbf16>
    %932 = stablehlo.transpose %931, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %933 = stablehlo.reshape %932 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %934 = stablehlo.convert %arg45 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %935 = stablehlo.dot_general %933, %934, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %936 = stablehlo.add %892, %935 : tensor<128x128x512xbf16>
    %937 = stablehlo.convert %936 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %938 = chlo.square %937 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %939 = stablehlo.reduce(%938 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_142 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %942 = stablehlo.divide %940, %941 : tensor<128x128x1xf32>
    %cst_143 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %944 = stablehlo.add %942, %943 : tensor<128x128x1xf32>
    %945 = stablehlo.rsqrt %944 : tensor<128x128x1xf32>
    %946 = stablehlo.broadcast_in_dim %945, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %947 = stablehlo.multiply %937, %946 : tensor<128x128x512xf32>
    %948 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %949 = stablehlo.broadcast_in_dim %948, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %950 = stablehlo.multiply %947, %949 : tensor<128x128x512xf32>
    %951 = stablehlo.convert %950 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %952 = stablehlo.convert %arg48 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %953 = stablehlo.dot_general %951, %952, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x128x2048xbf16>
    %954 = call @relu_3(%953) : (tensor<128x128x2048xbf16>) -> tensor<128x128x2048xbf16>
    %955 = stablehlo.convert %arg49 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %956 = stablehlo.dot_general %954, %955, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x128x512xbf16>
    %957 = stablehlo.add %936, %956 : tensor<128x128x512xbf16>
    %958 = stablehlo.convert %957 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %959 = chlo.square %958 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.reduce(%959 init: %cst_144) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_145 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %963 = stablehlo.divide %961, %962 : tensor<128x128x1xf32>
    %cst_146 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %965 = stablehlo.add %963, %964 : tensor<128x128x1xf32>
    %966 = stablehlo.rsqrt %965 : tensor<128x128x1xf32>
    %967 = stablehlo.broadcast_in_dim %966, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %968 = stablehlo.multiply %958, %967 : tensor<128x128x512xf32>
    %969 = stablehlo.broadcast_in_dim %arg63, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %970 = stablehlo.broadcast_in_dim %969, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %971 = stablehlo.multiply %968, %970 : tensor<128x128x512xf32>
    %972 = stablehlo.convert %971 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %973 = stablehlo.convert %arg55 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %974 = stablehlo.dot_general %972, %973, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %975 = stablehlo.reshape %974 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %976 = stablehlo.convert %arg53 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %977 = stablehlo.dot_general %972, %976, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %978 = stablehlo.reshape %977 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %979 = stablehlo.convert %arg56 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %980 = stablehlo.dot_general %972, %979, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %981 = stablehlo.reshape %980 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %982 = stablehlo.dot_general %975, %978, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x128x8x64xbf16>) -> tensor<128x8x128x128xbf16>
    %983 = stablehlo.convert %982 : (tensor<128x8x128x128xbf16>) -> tensor<128x8x128x128xf32>
    %984 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2, 3] : (tensor<1x8x128x128xf32>) -> tensor<128x8x128x128xf32>
    %985 = stablehlo.add %983, %984 : tensor<128x8x128x128xf32>
    %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %986 = stablehlo.reduce(%985 init: %cst_147) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_148 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %988 = stablehlo.maximum %987, %986 : tensor<128x8x128xf32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %990 = stablehlo.broadcast_in_dim %989, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %991 = stablehlo.subtract %985, %990 : tensor<128x8x128x128xf32>
    %992 = stablehlo.exponential %991 : tensor<128x8x128x128xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %993 = stablehlo.reduce(%992 init: %cst_149) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %994 = stablehlo.broadcast_in_dim %993, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %995 = stablehlo.broadcast_in_dim %994, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %996 = stablehlo.divide %992, %995 : tensor<128x8x128x128xf32>
    %997 = stablehlo.convert %996 : (tensor<128x8x128x128xf32>) -> tensor<128x8x128x128xbf16>
    %998 = stablehlo.dot_general %981, %997, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x8x128x128xbf16>) -> tensor<128x8x64x128xbf16>
    %999 = stablehlo.transpose %998, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %1000 = stablehlo.reshape %999 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %1001 = stablehlo.convert %arg54 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1002 = stablehlo.dot_general %1000, %1001, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1003 = stablehlo.add %957, %1002 : tensor<128x128x512xbf16>
    %1004 = stablehlo.convert %1003 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %1005 = chlo.square %1004 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1006 = stablehlo.reduce(%1005 init: %cst_150) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_151 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1009 = stablehlo.divide %1007, %1008 : tensor<128x128x1xf32>
    %cst_152 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1011 = stablehlo.add %1009, %1010 : tensor<128x128x1xf32>
    %1012 = stablehlo.rsqrt %1011 : tensor<128x128x1xf32>
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %1014 = stablehlo.multiply %1004, %1013 : tensor<128x128x512xf32>
    %1015 = stablehlo.broadcast_in_dim %arg65, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %1017 = stablehlo.multiply %1014, %1016 : tensor<128x128x512xf32>
    %1018 = stablehlo.convert %1017 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %1019 = stablehlo.convert %arg59 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1020 = stablehlo.dot_general %1018, %1019, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1021 = stablehlo.reshape %1020 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %1022 = stablehlo.convert %arg57 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1023 = stablehlo.dot_general %464, %1022, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %1024 = stablehlo.reshape %1023 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %1025 = stablehlo.convert %arg60 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1026 = stablehlo.dot_general %464, %1025, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %1027 = stablehlo.reshape %1026 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %1028 = stablehlo.dot_general %1021, %1024, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x128x512xbf16>
    %1029 = stablehlo.convert %1028 : (tensor<128x8x128x512xbf16>) -> tensor<128x8x128x512xf32>
    %cst_153 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1030 = stablehlo.reduce(%1029 init: %cst_153) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_154 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %1032 = stablehlo.maximum %1031, %1030 : tensor<128x8x128xf32>
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %1034 = stablehlo.broadcast_in_dim %1033, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %1035 = stablehlo.subtract %1029, %1034 : tensor<128x8x128x512xf32>
    %1036 = stablehlo.exponential %1035 : tensor<128x8x128x512xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1037 = stablehlo.reduce(%1036 init: %cst_155) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %1040 = stablehlo.divide %1036, %1039 : tensor<128x8x128x512xf32>
    %1041 = stablehlo.convert %1040 : (tensor<128x8x128x512xf32>) -> tensor<128x8x128x512xbf16>
    %1042 = stablehlo.dot_general %1027, %1041, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x128x512xbf16>) -> tensor<128x8x64x128xbf16>
    %1043 = stablehlo.transpose %1042, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %1044 = stablehlo.reshape %1043 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %1045 = stablehlo.convert %arg58 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1046 = stablehlo.dot_general %1044, %1045, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1047 = stablehlo.add %1003, %1046 : tensor<128x128x512xbf16>
    %1048 = stablehlo.convert %1047 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %1049 = chlo.square %1048 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1050 = stablehlo.reduce(%1049 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1051 = stablehlo.broadcast_in_dim %1050, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_157 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1053 = stablehlo.divide %1051, %1052 : tensor<128x128x1xf32>
    %cst_158 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1055 = stablehlo.add %1053, %1054 : tensor<128x128x1xf32>
    %1056 = stablehlo.rsqrt %1055 : tensor<128x128x1xf32>
    %1057 = stablehlo.broadcast_in_dim %1056, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %1058 = stablehlo.multiply %1048, %1057 : tensor<128x128x512xf32>
    %1059 = stablehlo.broadcast_in_dim %arg64, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1060 = stablehlo.broadcast_in_dim %1059, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %1061 = stablehlo.multiply %1058, %1060 : tensor<128x128x512xf32>
    %1062 = stablehlo.convert %1061 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %1063 = stablehlo.convert %arg61 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %1064 = stablehlo.dot_general %1062, %1063, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x128x2048xbf16>
    %1065 = call @relu_3(%1064) : (tensor<128x128x2048xbf16>) -> tensor<128x128x2048xbf16>
    %1066 = stablehlo.convert %arg62 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %1067 = stablehlo.dot_general %1065, %1066, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x128x512xbf16>
    %1068 = stablehlo.add %1047, %1067 : tensor<128x128x512xbf16>
    %1069 = stablehlo.convert %1068 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %1070 = chlo.square %1069 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1071 = stablehlo.reduce(%1070 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1072 = stablehlo.broadcast_in_dim %1071, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_160 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1074 = stablehlo.divide %1072, %1073 : tensor<128x128x1xf32>
    %cst_161 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1076 = stablehlo.add %1074, %1075 : tensor<128x128x1xf32>
    %1077 = stablehlo.rsqrt %1076 : tensor<128x128x1xf32>
    %1078 = stablehlo.broadcast_in_dim %1077, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %1079 = stablehlo.multiply %1069, %1078 : tensor<128x128x512xf32>
    %1080 = stablehlo.broadcast_in_dim %arg76, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1081 = stablehlo.broadcast_in_dim %1080, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %1082 = stablehlo.multiply %1079, %1081 : tensor<128x128x512xf32>
    %1083 = stablehlo.convert %1082 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %1084 = stablehlo.convert %arg68 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1085 = stablehlo.dot_general %1083, %1084, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1086 = stablehlo.reshape %1085 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %1087 = stablehlo.convert %arg66 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1088 = stablehlo.dot_general %1083, %1087, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1089 = stablehlo.reshape %1088 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %1090 = stablehlo.convert %arg69 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1091 = stablehlo.dot_general %1083, %1090, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1092 = stablehlo.reshape %1091 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %1093 = stablehlo.dot_general %1086, %1089, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x128x8x64xbf16>) -> tensor<128x8x128x128xbf16>
    %1094 = stablehlo.convert %1093 : (tensor<128x8x128x128xbf16>) -> tensor<128x8x128x128xf32>
    %1095 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2, 3] : (tensor<1x8x128x128xf32>) -> tensor<128x8x128x128xf32>
    %1096 = stablehlo.add %1094, %1095 : tensor<128x8x128x128xf32>
    %cst_162 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1097 = stablehlo.reduce(%1096 init: %cst_162) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_163 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %1099 = stablehlo.maximum %1098, %1097 : tensor<128x8x128xf32>
    %1100 = stablehlo.broadcast_in_dim %1099, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %1101 = stablehlo.broadcast_in_dim %1100, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %1102 = stablehlo.subtract %1096, %1101 : tensor<128x8x128x128xf32>
    %1103 = stablehlo.exponential %1102 : tensor<128x8x128x128xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1104 = stablehlo.reduce(%1103 init: %cst_164) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x128xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %1105 = stablehlo.broadcast_in_dim %1104, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %1106 = stablehlo.broadcast_in_dim %1105, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x128xf32>
    %1107 = stablehlo.divide %1103, %1106 : tensor<128x8x128x128xf32>
    %1108 = stablehlo.convert %1107 : (tensor<128x8x128x128xf32>) -> tensor<128x8x128x128xbf16>
    %1109 = stablehlo.dot_general %1092, %1108, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x8x128x128xbf16>) -> tensor<128x8x64x128xbf16>
    %1110 = stablehlo.transpose %1109, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %1111 = stablehlo.reshape %1110 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %1112 = stablehlo.convert %arg67 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1113 = stablehlo.dot_general %1111, %1112, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1114 = stablehlo.add %1068, %1113 : tensor<128x128x512xbf16>
    %1115 = stablehlo.convert %1114 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %1116 = chlo.square %1115 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1117 = stablehlo.reduce(%1116 init: %cst_165) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1118 = stablehlo.broadcast_in_dim %1117, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_166 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1120 = stablehlo.divide %1118, %1119 : tensor<128x128x1xf32>
    %cst_167 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1122 = stablehlo.add %1120, %1121 : tensor<128x128x1xf32>
    %1123 = stablehlo.rsqrt %1122 : tensor<128x128x1xf32>
    %1124 = stablehlo.broadcast_in_dim %1123, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %1125 = stablehlo.multiply %1115, %1124 : tensor<128x128x512xf32>
    %1126 = stablehlo.broadcast_in_dim %arg78, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1127 = stablehlo.broadcast_in_dim %1126, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %1128 = stablehlo.multiply %1125, %1127 : tensor<128x128x512xf32>
    %1129 = stablehlo.convert %1128 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %1130 = stablehlo.convert %arg72 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1131 = stablehlo.dot_general %1129, %1130, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1132 = stablehlo.reshape %1131 : (tensor<128x128x512xbf16>) -> tensor<128x128x8x64xbf16>
    %1133 = stablehlo.convert %arg70 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1134 = stablehlo.dot_general %464, %1133, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %1135 = stablehlo.reshape %1134 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %1136 = stablehlo.convert %arg73 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1137 = stablehlo.dot_general %464, %1136, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512x512xbf16>
    %1138 = stablehlo.reshape %1137 : (tensor<128x512x512xbf16>) -> tensor<128x512x8x64xbf16>
    %1139 = stablehlo.dot_general %1132, %1135, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x128x8x64xbf16>, tensor<128x512x8x64xbf16>) -> tensor<128x8x128x512xbf16>
    %1140 = stablehlo.convert %1139 : (tensor<128x8x128x512xbf16>) -> tensor<128x8x128x512xf32>
    %cst_168 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1141 = stablehlo.reduce(%1140 init: %cst_168) applies stablehlo.maximum across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<128x8x128xf32>
    %1143 = stablehlo.maximum %1142, %1141 : tensor<128x8x128xf32>
    %1144 = stablehlo.broadcast_in_dim %1143, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %1145 = stablehlo.broadcast_in_dim %1144, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %1146 = stablehlo.subtract %1140, %1145 : tensor<128x8x128x512xf32>
    %1147 = stablehlo.exponential %1146 : tensor<128x8x128x512xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.reduce(%1147 init: %cst_170) applies stablehlo.add across dimensions = [3] : (tensor<128x8x128x512xf32>, tensor<f32>) -> tensor<128x8x128xf32>
    %1149 = stablehlo.broadcast_in_dim %1148, dims = [0, 1, 2] : (tensor<128x8x128xf32>) -> tensor<128x8x128x1xf32>
    %1150 = stablehlo.broadcast_in_dim %1149, dims = [0, 1, 2, 3] : (tensor<128x8x128x1xf32>) -> tensor<128x8x128x512xf32>
    %1151 = stablehlo.divide %1147, %1150 : tensor<128x8x128x512xf32>
    %1152 = stablehlo.convert %1151 : (tensor<128x8x128x512xf32>) -> tensor<128x8x128x512xbf16>
    %1153 = stablehlo.dot_general %1138, %1152, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<128x512x8x64xbf16>, tensor<128x8x128x512xbf16>) -> tensor<128x8x64x128xbf16>
    %1154 = stablehlo.transpose %1153, dims = [0, 3, 1, 2] : (tensor<128x8x64x128xbf16>) -> tensor<128x128x8x64xbf16>
    %1155 = stablehlo.reshape %1154 : (tensor<128x128x8x64xbf16>) -> tensor<128x128x512xbf16>
    %1156 = stablehlo.convert %arg71 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1157 = stablehlo.dot_general %1155, %1156, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x128x512xbf16>
    %1158 = stablehlo.add %1114, %1157 : tensor<128x128x512xbf16>
    %1159 = stablehlo.convert %1158 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %1160 = chlo.square %1159 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1161 = stablehlo.reduce(%1160 init: %cst_171) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1162 = stablehlo.broadcast_in_dim %1161, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_172 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1164 = stablehlo.divide %1162, %1163 : tensor<128x128x1xf32>
    %cst_173 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1166 = stablehlo.add %1164, %1165 : tensor<128x128x1xf32>
    %1167 = stablehlo.rsqrt %1166 : tensor<128x128x1xf32>
    %1168 = stablehlo.broadcast_in_dim %1167, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %1169 = stablehlo.multiply %1159, %1168 : tensor<128x128x512xf32>
    %1170 = stablehlo.broadcast_in_dim %arg77, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1171 = stablehlo.broadcast_in_dim %1170, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %1172 = stablehlo.multiply %1169, %1171 : tensor<128x128x512xf32>
    %1173 = stablehlo.convert %1172 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %1174 = stablehlo.convert %arg74 : (tensor<512x2048xf32>) -> tensor<512x2048xbf16>
    %1175 = stablehlo.dot_general %1173, %1174, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<512x2048xbf16>) -> tensor<128x128x2048xbf16>
    %1176 = call @relu_3(%1175) : (tensor<128x128x2048xbf16>) -> tensor<128x128x2048xbf16>
    %1177 = stablehlo.convert %arg75 : (tensor<2048x512xf32>) -> tensor<2048x512xbf16>
    %1178 = stablehlo.dot_general %1176, %1177, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128x2048xbf16>, tensor<2048x512xbf16>) -> tensor<128x128x512xbf16>
    %1179 = stablehlo.add %1158, %1178 : tensor<128x128x512xbf16>
    %1180 = stablehlo.convert %1179 : (tensor<128x128x512xbf16>) -> tensor<128x128x512xf32>
    %1181 = chlo.square %1180 : tensor<128x128x512xf32> -> tensor<128x128x512xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1182 = stablehlo.reduce(%1181 init: %cst_174) applies stablehlo.add across dimensions = [2] : (tensor<128x128x512xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %cst_175 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1185 = stablehlo.divide %1183, %1184 : tensor<128x128x1xf32>
    %cst_176 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<128x128x1xf32>
    %1187 = stablehlo.add %1185, %1186 : tensor<128x128x1xf32>
    %1188 = stablehlo.rsqrt %1187 : tensor<128x128x1xf32>
    %1189 = stablehlo.broadcast_in_dim %1188, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x512xf32>
    %1190 = stablehlo.multiply %1180, %1189 : tensor<128x128x512xf32>
    %1191 = stablehlo.broadcast_in_dim %arg79, dims = [2] : (tensor<512xf32>) -> tensor<1x1x512xf32>
    %1192 = stablehlo.broadcast_in_dim %1191, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> tensor<128x128x512xf32>
    %1193 = stablehlo.multiply %1190, %1192 : tensor<128x128x512xf32>
    %1194 = stablehlo.convert %1193 : (tensor<128x128x512xf32>) -> tensor<128x128x512xbf16>
    %cst_177 = stablehlo.constant dense<2.262500e+01> : tensor<bf16>
    %1195 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<bf16>) -> tensor<128x128x512xbf16>
    %1196 = stablehlo.divide %1194, %1195 : tensor<128x128x512xbf16>
    %1197 = stablehlo.dot_general %1196, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x128x512xbf16>, tensor<32128x512xbf16>) -> tensor<128x128x32128xbf16>
    %1198 = stablehlo.convert %1197 : (tensor<128x128x32128xbf16>) -> tensor<128x128x32128xf32>
    %cst_178 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1199 = stablehlo.reduce(%1198 init: %cst_178) applies stablehlo.maximum across dimensions = [2] : (tensor<128x128x32128xf32>, tensor<f32>) -> tensor<128x128xf32>
    %cst_179 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1200 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1201 = stablehlo.maximum %1200, %1199 : tensor<128x128xf32>
    %1202 = stablehlo.is_finite %1201 : (tensor<128x128xf32>) -> tensor<128x128xi1>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %1204 = stablehlo.select %1202, %1201, %1203 : tensor<128x128xi1>, tensor<128x128xf32>
    %1205 = stablehlo.broadcast_in_dim %1204, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x1xf32>
    %1206 = stablehlo.broadcast_in_dim %1205, dims = [0, 1, 2] : (tensor<128x128x1xf32>) -> tensor<128x128x32128xf32>
    %1207 = stablehlo.subtract %1198, %1206 : tensor<128x128x32128xf32>
    %1208 = stablehlo.exponential %1207 : tensor<128x128x32128xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1209 = stablehlo.reduce(%1208 init: %cst_181) applies stablehlo.add across dimensions = [2] : (tensor<128x128x32128xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1210 = stablehlo.abs %1209 : tensor<128x128xf32>
    %1211 = stablehlo.log %1210 : tensor<128x128xf32>
    %1212 = stablehlo.add %1211, %1204 : tensor<128x128xf32>
    %1213 = call @_one_hot(%arg133) : (tensor<128x128xi32>) -> tensor<128x128x32128xf32>
    %1214 = stablehlo.multiply %1198, %1213 : tensor<128x128x32128xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = stablehlo.reduce(%1214 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<128x128x32128xf32>, tensor<f32>) -> tensor<128x128xf32>
    %1216 = stablehlo.subtract %1212, %1215 : tensor<128x128xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1217 = stablehlo.reduce(%1216 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_184 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %1218 = stablehlo.divide %1217, %cst_184 : tensor<f32>
    return %1218 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<512x512xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<512x512xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<512x512xi1>, tensor<512x512xi32>
    return %2 : tensor<512x512xi32>
  }
  func.func private @_where_0(%arg0: tensor<512x512xi1>, %arg1: tensor<512x512xi32>, %arg2: tensor<512x512xi32>) -> tensor<512x512xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<512x512xi1>, tensor<512x512xi32>
    return %0 : tensor<512x512xi32>
  }
  func.func private @relu(%arg0: tensor<128x512x2048xbf16>) -> tensor<128x512x2048xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x512x2048xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<128x512x2048xbf16>
    return %1 : tensor<128x512x2048xbf16>
  }
  func.func private @tril(%arg0: tensor<128x128xi1>) -> tensor<128x128xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<128x128xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %2 = stablehlo.add %0, %1 : tensor<128x128xi32>
    %3 = stablehlo.iota dim = 1 : tensor<128x128xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<128x128xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<128x128xi1>, tensor<128x128xi1>
    return %6 : tensor<128x128xi1>
  }
  func.func private @_where_1(%arg0: tensor<128x128xi1>, %arg1: tensor<128x128xi32>, %arg2: tensor<128x128xi32>) -> tensor<128x128xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<128x128xi1>, tensor<128x128xi32>
    return %0 : tensor<128x128xi32>
  }
  func.func private @_where_2(%arg0: tensor<128x128xi1>, %arg1: tensor<1x8x128x128xf32>, %arg2: tensor<f32>) -> tensor<1x8x128x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<128x128xi1>) -> tensor<1x8x128x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8x128x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x8x128x128xi1>, tensor<1x8x128x128xf32>
    return %3 : tensor<1x8x128x128xf32>
  }
  func.func private @relu_3(%arg0: tensor<128x128x2048xbf16>) -> tensor<128x128x2048xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x128x2048xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<128x128x2048xbf16>
    return %1 : tensor<128x128x2048xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<128x128xi32>) -> tensor<128x128x32128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<128x128xi32>) -> tensor<128x128x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32128xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<128x128x1xi32>) -> tensor<128x128x32128xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32128xi32>) -> tensor<128x128x32128xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<128x128x32128xi32>, tensor<128x128x32128xi32>) -> tensor<128x128x32128xi1>
    %5 = stablehlo.convert %4 : (tensor<128x128x32128xi1>) -> tensor<128x128x32128xf32>
    return %5 : tensor<128x128x32128xf32>
  }
}
