module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768xf32>, %arg1: tensor<768x768xf32>, %arg2: tensor<2304xf32>, %arg3: tensor<768x2304xf32>, %arg4: tensor<768xf32>, %arg5: tensor<768xf32>, %arg6: tensor<768xf32>, %arg7: tensor<768xf32>, %arg8: tensor<768xf32>, %arg9: tensor<3072x768xf32>, %arg10: tensor<3072xf32>, %arg11: tensor<768x3072xf32>, %arg12: tensor<768xf32>, %arg13: tensor<768x768xf32>, %arg14: tensor<2304xf32>, %arg15: tensor<768x2304xf32>, %arg16: tensor<768xf32>, %arg17: tensor<768xf32>, %arg18: tensor<768xf32>, %arg19: tensor<768xf32>, %arg20: tensor<768xf32>, %arg21: tensor<3072x768xf32>, %arg22: tensor<3072xf32>, %arg23: tensor<768x3072xf32>, %arg24: tensor<768xf32>, %arg25: tensor<768x768xf32>, %arg26: tensor<2304xf32>, %arg27: tensor<768x2304xf32>, %arg28: tensor<768xf32>, %arg29: tensor<768xf32>, %arg30: tensor<768xf32>, %arg31: tensor<768xf32>, %arg32: tensor<768xf32>, %arg33: tensor<3072x768xf32>, %arg34: tensor<3072xf32>, %arg35: tensor<768x3072xf32>, %arg36: tensor<768xf32>, %arg37: tensor<768x768xf32>, %arg38: tensor<2304xf32>, %arg39: tensor<768x2304xf32>, %arg40: tensor<768xf32>, %arg41: tensor<768xf32>, %arg42: tensor<768xf32>, %arg43: tensor<768xf32>, %arg44: tensor<768xf32>, %arg45: tensor<3072x768xf32>, %arg46: tensor<3072xf32>, %arg47: tensor<768x3072xf32>, %arg48: tensor<768xf32>, %arg49: tensor<768x768xf32>, %arg50: tensor<2304xf32>, %arg51: tensor<768x2304xf32>, %arg52: tensor<768xf32>, %arg53: tensor<768xf32>, %arg54: tensor<768xf32>, %arg55: tensor<768xf32>, %arg56: tensor<768xf32>, %arg57: tensor<3072x768xf32>, %arg58: tensor<3072xf32>, %arg59: tensor<768x3072xf32>, %arg60: tensor<768xf32>, %arg61: tensor<768x768xf32>, %arg62: tensor<2304xf32>, %arg63: tensor<768x2304xf32>, %arg64: tensor<768xf32>, %arg65: tensor<768xf32>, %arg66: tensor<768xf32>, %arg67: tensor<768xf32>, %arg68: tensor<768xf32>, %arg69: tensor<3072x768xf32>, %arg70: tensor<3072xf32>, %arg71: tensor<768x3072xf32>, %arg72: tensor<768xf32>, %arg73: tensor<768x768xf32>, %arg74: tensor<2304xf32>, %arg75: tensor<768x2304xf32>, %arg76: tensor<768xf32>, %arg77: tensor<768xf32>, %arg78: tensor<768xf32>, %arg79: tensor<768xf32>, %arg80: tensor<768xf32>, %arg81: tensor<3072x768xf32>, %arg82: tensor<3072xf32>, %arg83: tensor<768x3072xf32>, %arg84: tensor<768xf32>, %arg85: tensor<768x768xf32>, %arg86: tensor<2304xf32>, %arg87: tensor<768x2304xf32>, %arg88: tensor<768xf32>, %arg89: tensor<768xf32>, %arg90: tensor<768xf32>, %arg91: tensor<768xf32>, %arg92: tensor<768xf32>, %arg93: tensor<3072x768xf32>, %arg94: tensor<3072xf32>, %arg95: tensor<768x3072xf32>, %arg96: tensor<768xf32>, %arg97: tensor<768x768xf32>, %arg98: tensor<2304xf32>, %arg99: tensor<768x2304xf32>, %arg100: tensor<768xf32>, %arg101: tensor<768xf32>, %arg102: tensor<768xf32>, %arg103: tensor<768xf32>, %arg104: tensor<768xf32>, %arg105: tensor<3072x768xf32>, %arg106: tensor<3072xf32>, %arg107: tensor<768x3072xf32>, %arg108: tensor<768xf32>, %arg109: tensor<768x768xf32>, %arg110: tensor<2304xf32>, %arg111: tensor<768x2304xf32>, %arg112: tensor<768xf32>, %arg113: tensor<768xf32>, %arg114: tensor<768xf32>, %arg115: tensor<768xf32>, %arg116: tensor<768xf32>, %arg117: tensor<3072x768xf32>, %arg118: tensor<3072xf32>, %arg119: tensor<768x3072xf32>, %arg120: tensor<768xf32>, %arg121: tensor<768x768xf32>, %arg122: tensor<2304xf32>, %arg123: tensor<768x2304xf32>, %arg124: tensor<768xf32>, %arg125: tensor<768xf32>, %arg126: tensor<768xf32>, %arg127: tensor<768xf32>, %arg128: tensor<768xf32>, %arg129: tensor<3072x768xf32>, %arg130: tensor<3072xf32>, %arg131: tensor<768x3072xf32>, %arg132: tensor<768xf32>, %arg133: tensor<768x768xf32>, %arg134: tensor<2304xf32>, %arg135: tensor<768x2304xf32>, %arg136: tensor<768xf32>, %arg137: tensor<768xf32>, %arg138: tensor<768xf32>, %arg139: tensor<768xf32>, %arg140: tensor<768xf32>, %arg141: tensor<3072x768xf32>, %arg142: tensor<3072xf32>, %arg143: tensor<768x3072xf32>, %arg144: tensor<768xf32>, %arg145: tensor<768xf32>, %arg146: tensor<1024x768xf32>, %arg147: tensor<50257x768xf32>, %arg148: tensor<8x1024xi32>, %arg149: tensor<8x1024xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg147 : (tensor<50257x768xf32>) -> tensor<50257x768xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1024xi32>
    %2 = stablehlo.compare LT, %arg148, %1, SIGNED : (tensor<8x1024xi32>, tensor<8x1024xi32>) -> tensor<8x1024xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1024xi32>
    %4 = stablehlo.add %arg148, %3 : tensor<8x1024xi32>
    %5 = stablehlo.select %2, %4, %arg148 : tensor<8x1024xi1>, tensor<8x1024xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x1024xi32>) -> tensor<8x1024x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<50257x768xbf16>, tensor<8x1024x1xi32>) -> tensor<8x1024x768xbf16>
    %8 = stablehlo.convert %arg146 : (tensor<1024x768xf32>) -> tensor<1024x768xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<1024x768xbf16>) -> tensor<1x1024x768xbf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1024x768xbf16>) -> tensor<8x1024x768xbf16>
    %11 = stablehlo.add %7, %10 : tensor<8x1024x768xbf16>
    %12 = stablehlo.convert %11 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_1 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %16 = stablehlo.divide %14, %15 : tensor<8x1024x1xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @_var(%12, %c_2) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %19 = stablehlo.subtract %12, %18 : tensor<8x1024x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %21 = stablehlo.add %17, %20 : tensor<8x1024x1xf32>
    %22 = stablehlo.rsqrt %21 : tensor<8x1024x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %24 = stablehlo.multiply %19, %23 : tensor<8x1024x768xf32>
    %25 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<8x1024x768xf32>
    %28 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %30 = stablehlo.add %27, %29 : tensor<8x1024x768xf32>
    %31 = stablehlo.convert %30 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %32 = stablehlo.convert %arg3 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %33 = stablehlo.dot_general %31, %32, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %34 = stablehlo.convert %arg2 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %35 = stablehlo.broadcast_in_dim %34, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %37 = stablehlo.add %33, %36 : tensor<8x1024x2304xbf16>
    %38 = stablehlo.slice %37 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %39 = stablehlo.slice %37 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %40 = stablehlo.slice %37 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %41 = stablehlo.reshape %38 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %42 = stablehlo.reshape %39 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %43 = stablehlo.reshape %40 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %44 = stablehlo.dot_general %41, %42, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %45 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %46 = stablehlo.divide %44, %45 : tensor<8x12x1024x1024xbf16>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %47 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %48 = call @tril(%47) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %49 = stablehlo.convert %46 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %50 = call @_where_0(%48, %49, %cst_6) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %53 = stablehlo.maximum %52, %51 : tensor<8x12x1024xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %56 = stablehlo.subtract %50, %55 : tensor<8x12x1024x1024xf32>
    %57 = stablehlo.exponential %56 : tensor<8x12x1024x1024xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %61 = stablehlo.divide %57, %60 : tensor<8x12x1024x1024xf32>
    %62 = stablehlo.convert %61 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %63 = stablehlo.dot_general %43, %62, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %65 = stablehlo.reshape %64 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %66 = stablehlo.convert %arg1 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %67 = stablehlo.dot_general %65, %66, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %68 = stablehlo.convert %arg0 : (tensor<768xf32>) -> tensor<768xbf16>
    %69 = stablehlo.broadcast_in_dim %68, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %71 = stablehlo.add %67, %70 : tensor<8x1024x768xbf16>
    %72 = stablehlo.add %11, %71 : tensor<8x1024x768xbf16>
    %73 = stablehlo.convert %72 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_11 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %77 = stablehlo.divide %75, %76 : tensor<8x1024x1xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %78 = call @_var(%73, %c_12) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %80 = stablehlo.subtract %73, %79 : tensor<8x1024x768xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %82 = stablehlo.add %78, %81 : tensor<8x1024x1xf32>
    %83 = stablehlo.rsqrt %82 : tensor<8x1024x1xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %85 = stablehlo.multiply %80, %84 : tensor<8x1024x768xf32>
    %86 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %88 = stablehlo.multiply %85, %87 : tensor<8x1024x768xf32>
    %89 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %91 = stablehlo.add %88, %90 : tensor<8x1024x768xf32>
    %92 = stablehlo.convert %91 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %93 = stablehlo.convert %arg11 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %94 = stablehlo.dot_general %92, %93, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %95 = stablehlo.convert %arg10 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %96 = stablehlo.broadcast_in_dim %95, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %98 = stablehlo.add %94, %97 : tensor<8x1024x3072xbf16>
    %99 = stablehlo.multiply %98, %98 : tensor<8x1024x3072xbf16>
    %100 = stablehlo.multiply %99, %98 : tensor<8x1024x3072xbf16>
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %101 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %102 = stablehlo.multiply %101, %100 : tensor<8x1024x3072xbf16>
    %103 = stablehlo.add %98, %102 : tensor<8x1024x3072xbf16>
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %104 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %105 = stablehlo.multiply %104, %103 : tensor<8x1024x3072xbf16>
    %106 = stablehlo.tanh %105 : tensor<8x1024x3072xbf16>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %107 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %108 = stablehlo.add %107, %106 : tensor<8x1024x3072xbf16>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %110 = stablehlo.multiply %109, %108 : tensor<8x1024x3072xbf16>
    %111 = stablehlo.multiply %98, %110 : tensor<8x1024x3072xbf16>
    %112 = stablehlo.convert %arg9 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %113 = stablehlo.dot_general %111, %112, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %114 = stablehlo.convert %arg8 : (tensor<768xf32>) -> tensor<768xbf16>
    %115 = stablehlo.broadcast_in_dim %114, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %117 = stablehlo.add %113, %116 : tensor<8x1024x768xbf16>
    %118 = stablehlo.add %72, %117 : tensor<8x1024x768xbf16>
    %119 = stablehlo.convert %118 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_19 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %123 = stablehlo.divide %121, %122 : tensor<8x1024x1xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %124 = call @_var(%119, %c_20) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %125 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %126 = stablehlo.subtract %119, %125 : tensor<8x1024x768xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %128 = stablehlo.add %124, %127 : tensor<8x1024x1xf32>
    %129 = stablehlo.rsqrt %128 : tensor<8x1024x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %131 = stablehlo.multiply %126, %130 : tensor<8x1024x768xf32>
    %132 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %134 = stablehlo.multiply %131, %133 : tensor<8x1024x768xf32>
    %135 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %137 = stablehlo.add %134, %136 : tensor<8x1024x768xf32>
    %138 = stablehlo.convert %137 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %139 = stablehlo.convert %arg15 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %140 = stablehlo.dot_general %138, %139, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %141 = stablehlo.convert %arg14 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %142 = stablehlo.broadcast_in_dim %141, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %144 = stablehlo.add %140, %143 : tensor<8x1024x2304xbf16>
    %145 = stablehlo.slice %144 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %146 = stablehlo.slice %144 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %147 = stablehlo.slice %144 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %148 = stablehlo.reshape %145 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %149 = stablehlo.reshape %146 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %150 = stablehlo.reshape %147 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %151 = stablehlo.dot_general %148, %149, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %152 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %153 = stablehlo.divide %151, %152 : tensor<8x12x1024x1024xbf16>
    %c_23 = stablehlo.constant dense<true> : tensor<i1>
    %154 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %155 = call @tril(%154) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %156 = stablehlo.convert %153 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_24 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %157 = call @_where_0(%155, %156, %cst_24) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_25) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %160 = stablehlo.maximum %159, %158 : tensor<8x12x1024xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %163 = stablehlo.subtract %157, %162 : tensor<8x12x1024x1024xf32>
    %164 = stablehlo.exponential %163 : tensor<8x12x1024x1024xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %168 = stablehlo.divide %164, %167 : tensor<8x12x1024x1024xf32>
    %169 = stablehlo.convert %168 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %170 = stablehlo.dot_general %150, %169, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %171 = stablehlo.transpose %170, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %172 = stablehlo.reshape %171 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %173 = stablehlo.convert %arg13 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %174 = stablehlo.dot_general %172, %173, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %175 = stablehlo.convert %arg12 : (tensor<768xf32>) -> tensor<768xbf16>
    %176 = stablehlo.broadcast_in_dim %175, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %178 = stablehlo.add %174, %177 : tensor<8x1024x768xbf16>
    %179 = stablehlo.add %118, %178 : tensor<8x1024x768xbf16>
    %180 = stablehlo.convert %179 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_29 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<8x1024x1xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %185 = call @_var(%180, %c_30) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %186 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %187 = stablehlo.subtract %180, %186 : tensor<8x1024x768xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %189 = stablehlo.add %185, %188 : tensor<8x1024x1xf32>
    %190 = stablehlo.rsqrt %189 : tensor<8x1024x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %192 = stablehlo.multiply %187, %191 : tensor<8x1024x768xf32>
    %193 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %195 = stablehlo.multiply %192, %194 : tensor<8x1024x768xf32>
    %196 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %198 = stablehlo.add %195, %197 : tensor<8x1024x768xf32>
    %199 = stablehlo.convert %198 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %200 = stablehlo.convert %arg23 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %201 = stablehlo.dot_general %199, %200, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %202 = stablehlo.convert %arg22 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %203 = stablehlo.broadcast_in_dim %202, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %205 = stablehlo.add %201, %204 : tensor<8x1024x3072xbf16>
    %206 = stablehlo.multiply %205, %205 : tensor<8x1024x3072xbf16>
    %207 = stablehlo.multiply %206, %205 : tensor<8x1024x3072xbf16>
    %cst_32 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %208 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %209 = stablehlo.multiply %208, %207 : tensor<8x1024x3072xbf16>
    %210 = stablehlo.add %205, %209 : tensor<8x1024x3072xbf16>
    %cst_33 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %211 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %212 = stablehlo.multiply %211, %210 : tensor<8x1024x3072xbf16>
    %213 = stablehlo.tanh %212 : tensor<8x1024x3072xbf16>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %214 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %215 = stablehlo.add %214, %213 : tensor<8x1024x3072xbf16>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %216 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %217 = stablehlo.multiply %216, %215 : tensor<8x1024x3072xbf16>
    %218 = stablehlo.multiply %205, %217 : tensor<8x1024x3072xbf16>
    %219 = stablehlo.convert %arg21 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %220 = stablehlo.dot_general %218, %219, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %221 = stablehlo.convert %arg20 : (tensor<768xf32>) -> tensor<768xbf16>
    %222 = stablehlo.broadcast_in_dim %221, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %224 = stablehlo.add %220, %223 : tensor<8x1024x768xbf16>
    %225 = stablehlo.add %179, %224 : tensor<8x1024x768xbf16>
    %226 = stablehlo.convert %225 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_37 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %230 = stablehlo.divide %228, %229 : tensor<8x1024x1xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %231 = call @_var(%226, %c_38) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %232 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %233 = stablehlo.subtract %226, %232 : tensor<8x1024x768xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %235 = stablehlo.add %231, %234 : tensor<8x1024x1xf32>
    %236 = stablehlo.rsqrt %235 : tensor<8x1024x1xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %238 = stablehlo.multiply %233, %237 : tensor<8x1024x768xf32>
    %239 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %241 = stablehlo.multiply %238, %240 : tensor<8x1024x768xf32>
    %242 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %244 = stablehlo.add %241, %243 : tensor<8x1024x768xf32>
    %245 = stablehlo.convert %244 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %246 = stablehlo.convert %arg27 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %247 = stablehlo.dot_general %245, %246, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %248 = stablehlo.convert %arg26 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %249 = stablehlo.broadcast_in_dim %248, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %251 = stablehlo.add %247, %250 : tensor<8x1024x2304xbf16>
    %252 = stablehlo.slice %251 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %253 = stablehlo.slice %251 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %254 = stablehlo.slice %251 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %255 = stablehlo.reshape %252 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %256 = stablehlo.reshape %253 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %257 = stablehlo.reshape %254 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %258 = stablehlo.dot_general %255, %256, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_40 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %259 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %260 = stablehlo.divide %258, %259 : tensor<8x12x1024x1024xbf16>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %261 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %262 = call @tril(%261) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %263 = stablehlo.convert %260 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_42 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %264 = call @_where_0(%262, %263, %cst_42) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_43) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %267 = stablehlo.maximum %266, %265 : tensor<8x12x1024xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %270 = stablehlo.subtract %264, %269 : tensor<8x12x1024x1024xf32>
    %271 = stablehlo.exponential %270 : tensor<8x12x1024x1024xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_45) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %275 = stablehlo.divide %271, %274 : tensor<8x12x1024x1024xf32>
    %276 = stablehlo.convert %275 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %277 = stablehlo.dot_general %257, %276, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %278 = stablehlo.transpose %277, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %279 = stablehlo.reshape %278 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %280 = stablehlo.convert %arg25 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %281 = stablehlo.dot_general %279, %280, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %282 = stablehlo.convert %arg24 : (tensor<768xf32>) -> tensor<768xbf16>
    %283 = stablehlo.broadcast_in_dim %282, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %285 = stablehlo.add %281, %284 : tensor<8x1024x768xbf16>
    %286 = stablehlo.add %225, %285 : tensor<8x1024x768xbf16>
    %287 = stablehlo.convert %286 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_47 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %291 = stablehlo.divide %289, %290 : tensor<8x1024x1xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %292 = call @_var(%287, %c_48) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %293 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %294 = stablehlo.subtract %287, %293 : tensor<8x1024x768xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %296 = stablehlo.add %292, %295 : tensor<8x1024x1xf32>
    %297 = stablehlo.rsqrt %296 : tensor<8x1024x1xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %299 = stablehlo.multiply %294, %298 : tensor<8x1024x768xf32>
    %300 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %302 = stablehlo.multiply %299, %301 : tensor<8x1024x768xf32>
    %303 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %305 = stablehlo.add %302, %304 : tensor<8x1024x768xf32>
    %306 = stablehlo.convert %305 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %307 = stablehlo.convert %arg35 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %308 = stablehlo.dot_general %306, %307, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %309 = stablehlo.convert %arg34 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %310 = stablehlo.broadcast_in_dim %309, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %312 = stablehlo.add %308, %311 : tensor<8x1024x3072xbf16>
    %313 = stablehlo.multiply %312, %312 : tensor<8x1024x3072xbf16>
    %314 = stablehlo.multiply %313, %312 : tensor<8x1024x3072xbf16>
    %cst_50 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %315 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %316 = stablehlo.multiply %315, %314 : tensor<8x1024x3072xbf16>
    %317 = stablehlo.add %312, %316 : tensor<8x1024x3072xbf16>
    %cst_51 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %318 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %319 = stablehlo.multiply %318, %317 : tensor<8x1024x3072xbf16>
    %320 = stablehlo.tanh %319 : tensor<8x1024x3072xbf16>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %321 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %322 = stablehlo.add %321, %320 : tensor<8x1024x3072xbf16>
    %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %323 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %324 = stablehlo.multiply %323, %322 : tensor<8x1024x3072xbf16>
    %325 = stablehlo.multiply %312, %324 : tensor<8x1024x3072xbf16>
    %326 = stablehlo.convert %arg33 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %327 = stablehlo.dot_general %325, %326, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %328 = stablehlo.convert %arg32 : (tensor<768xf32>) -> tensor<768xbf16>
    %329 = stablehlo.broadcast_in_dim %328, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %331 = stablehlo.add %327, %330 : tensor<8x1024x768xbf16>
    %332 = stablehlo.add %286, %331 : tensor<8x1024x768xbf16>
    %333 = stablehlo.convert %332 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%333 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_55 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %337 = stablehlo.divide %335, %336 : tensor<8x1024x1xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %338 = call @_var(%333, %c_56) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %339 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %340 = stablehlo.subtract %333, %339 : tensor<8x1024x768xf32>
    %cst_57 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %342 = stablehlo.add %338, %341 : tensor<8x1024x1xf32>
    %343 = stablehlo.rsqrt %342 : tensor<8x1024x1xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %345 = stablehlo.multiply %340, %344 : tensor<8x1024x768xf32>
    %346 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %348 = stablehlo.multiply %345, %347 : tensor<8x1024x768xf32>
    %349 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %351 = stablehlo.add %348, %350 : tensor<8x1024x768xf32>
    %352 = stablehlo.convert %351 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %353 = stablehlo.convert %arg39 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %354 = stablehlo.dot_general %352, %353, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %355 = stablehlo.convert %arg38 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %356 = stablehlo.broadcast_in_dim %355, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %358 = stablehlo.add %354, %357 : tensor<8x1024x2304xbf16>
    %359 = stablehlo.slice %358 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %360 = stablehlo.slice %358 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %361 = stablehlo.slice %358 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %362 = stablehlo.reshape %359 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %363 = stablehlo.reshape %360 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %364 = stablehlo.reshape %361 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %365 = stablehlo.dot_general %362, %363, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_58 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %366 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %367 = stablehlo.divide %365, %366 : tensor<8x12x1024x1024xbf16>
    %c_59 = stablehlo.constant dense<true> : tensor<i1>
    %368 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %369 = call @tril(%368) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %370 = stablehlo.convert %367 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_60 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %371 = call @_where_0(%369, %370, %cst_60) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %372 = stablehlo.reduce(%371 init: %cst_61) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %374 = stablehlo.maximum %373, %372 : tensor<8x12x1024xf32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %377 = stablehlo.subtract %371, %376 : tensor<8x12x1024x1024xf32>
    %378 = stablehlo.exponential %377 : tensor<8x12x1024x1024xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_63) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %382 = stablehlo.divide %378, %381 : tensor<8x12x1024x1024xf32>
    %383 = stablehlo.convert %382 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %384 = stablehlo.dot_general %364, %383, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %385 = stablehlo.transpose %384, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %386 = stablehlo.reshape %385 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %387 = stablehlo.convert %arg37 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %388 = stablehlo.dot_general %386, %387, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %389 = stablehlo.convert %arg36 : (tensor<768xf32>) -> tensor<768xbf16>
    %390 = stablehlo.broadcast_in_dim %389, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %392 = stablehlo.add %388, %391 : tensor<8x1024x768xbf16>
    %393 = stablehlo.add %332, %392 : tensor<8x1024x768xbf16>
    %394 = stablehlo.convert %393 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_65 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %398 = stablehlo.divide %396, %397 : tensor<8x1024x1xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %399 = call @_var(%394, %c_66) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %400 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %401 = stablehlo.subtract %394, %400 : tensor<8x1024x768xf32>
    %cst_67 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %403 = stablehlo.add %399, %402 : tensor<8x1024x1xf32>
    %404 = stablehlo.rsqrt %403 : tensor<8x1024x1xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %406 = stablehlo.multiply %401, %405 : tensor<8x1024x768xf32>
    %407 = stablehlo.broadcast_in_dim %arg43, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %409 = stablehlo.multiply %406, %408 : tensor<8x1024x768xf32>
    %410 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %412 = stablehlo.add %409, %411 : tensor<8x1024x768xf32>
    %413 = stablehlo.convert %412 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %414 = stablehlo.convert %arg47 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %415 = stablehlo.dot_general %413, %414, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %416 = stablehlo.convert %arg46 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %417 = stablehlo.broadcast_in_dim %416, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %419 = stablehlo.add %415, %418 : tensor<8x1024x3072xbf16>
    %420 = stablehlo.multiply %419, %419 : tensor<8x1024x3072xbf16>
    %421 = stablehlo.multiply %420, %419 : tensor<8x1024x3072xbf16>
    %cst_68 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %422 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %423 = stablehlo.multiply %422, %421 : tensor<8x1024x3072xbf16>
    %424 = stablehlo.add %419, %423 : tensor<8x1024x3072xbf16>
    %cst_69 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %425 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %426 = stablehlo.multiply %425, %424 : tensor<8x1024x3072xbf16>
    %427 = stablehlo.tanh %426 : tensor<8x1024x3072xbf16>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %428 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %429 = stablehlo.add %428, %427 : tensor<8x1024x3072xbf16>
    %cst_71 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %430 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %431 = stablehlo.multiply %430, %429 : tensor<8x1024x3072xbf16>
    %432 = stablehlo.multiply %419, %431 : tensor<8x1024x3072xbf16>
    %433 = stablehlo.convert %arg45 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %434 = stablehlo.dot_general %432, %433, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %435 = stablehlo.convert %arg44 : (tensor<768xf32>) -> tensor<768xbf16>
    %436 = stablehlo.broadcast_in_dim %435, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %438 = stablehlo.add %434, %437 : tensor<8x1024x768xbf16>
    %439 = stablehlo.add %393, %438 : tensor<8x1024x768xbf16>
    %440 = stablehlo.convert %439 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_73 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %444 = stablehlo.divide %442, %443 : tensor<8x1024x1xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %445 = call @_var(%440, %c_74) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %446 = stablehlo.broadcast_in_dim %444, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %447 = stablehlo.subtract %440, %446 : tensor<8x1024x768xf32>
    %cst_75 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %449 = stablehlo.add %445, %448 : tensor<8x1024x1xf32>
    %450 = stablehlo.rsqrt %449 : tensor<8x1024x1xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %452 = stablehlo.multiply %447, %451 : tensor<8x1024x768xf32>
    %453 = stablehlo.broadcast_in_dim %arg53, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %455 = stablehlo.multiply %452, %454 : tensor<8x1024x768xf32>
    %456 = stablehlo.broadcast_in_dim %arg52, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %458 = stablehlo.add %455, %457 : tensor<8x1024x768xf32>
    %459 = stablehlo.convert %458 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %460 = stablehlo.convert %arg51 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %461 = stablehlo.dot_general %459, %460, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %462 = stablehlo.convert %arg50 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %463 = stablehlo.broadcast_in_dim %462, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %465 = stablehlo.add %461, %464 : tensor<8x1024x2304xbf16>
    %466 = stablehlo.slice %465 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %467 = stablehlo.slice %465 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %468 = stablehlo.slice %465 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %469 = stablehlo.reshape %466 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %470 = stablehlo.reshape %467 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %471 = stablehlo.reshape %468 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %472 = stablehlo.dot_general %469, %470, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_76 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %473 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %474 = stablehlo.divide %472, %473 : tensor<8x12x1024x1024xbf16>
    %c_77 = stablehlo.constant dense<true> : tensor<i1>
    %475 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %476 = call @tril(%475) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %477 = stablehlo.convert %474 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_78 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %478 = call @_where_0(%476, %477, %cst_78) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %479 = stablehlo.reduce(%478 init: %cst_79) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_80 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %481 = stablehlo.maximum %480, %479 : tensor<8x12x1024xf32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %484 = stablehlo.subtract %478, %483 : tensor<8x12x1024x1024xf32>
    %485 = stablehlo.exponential %484 : tensor<8x12x1024x1024xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%485 init: %cst_81) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %489 = stablehlo.divide %485, %488 : tensor<8x12x1024x1024xf32>
    %490 = stablehlo.convert %489 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %491 = stablehlo.dot_general %471, %490, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %492 = stablehlo.transpose %491, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %493 = stablehlo.reshape %492 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %494 = stablehlo.convert %arg49 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %495 = stablehlo.dot_general %493, %494, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %496 = stablehlo.convert %arg48 : (tensor<768xf32>) -> tensor<768xbf16>
    %497 = stablehlo.broadcast_in_dim %496, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %499 = stablehlo.add %495, %498 : tensor<8x1024x768xbf16>
    %500 = stablehlo.add %439, %499 : tensor<8x1024x768xbf16>
    %501 = stablehlo.convert %500 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%501 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_83 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %505 = stablehlo.divide %503, %504 : tensor<8x1024x1xf32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %506 = call @_var(%501, %c_84) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %507 = stablehlo.broadcast_in_dim %505, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %508 = stablehlo.subtract %501, %507 : tensor<8x1024x768xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %510 = stablehlo.add %506, %509 : tensor<8x1024x1xf32>
    %511 = stablehlo.rsqrt %510 : tensor<8x1024x1xf32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %513 = stablehlo.multiply %508, %512 : tensor<8x1024x768xf32>
    %514 = stablehlo.broadcast_in_dim %arg55, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %516 = stablehlo.multiply %513, %515 : tensor<8x1024x768xf32>
    %517 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %519 = stablehlo.add %516, %518 : tensor<8x1024x768xf32>
    %520 = stablehlo.convert %519 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %521 = stablehlo.convert %arg59 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %522 = stablehlo.dot_general %520, %521, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %523 = stablehlo.convert %arg58 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %524 = stablehlo.broadcast_in_dim %523, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %526 = stablehlo.add %522, %525 : tensor<8x1024x3072xbf16>
    %527 = stablehlo.multiply %526, %526 : tensor<8x1024x3072xbf16>
    %528 = stablehlo.multiply %527, %526 : tensor<8x1024x3072xbf16>
    %cst_86 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %529 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %530 = stablehlo.multiply %529, %528 : tensor<8x1024x3072xbf16>
    %531 = stablehlo.add %526, %530 : tensor<8x1024x3072xbf16>
    %cst_87 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %532 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %533 = stablehlo.multiply %532, %531 : tensor<8x1024x3072xbf16>
    %534 = stablehlo.tanh %533 : tensor<8x1024x3072xbf16>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %535 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %536 = stablehlo.add %535, %534 : tensor<8x1024x3072xbf16>
    %cst_89 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %537 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %538 = stablehlo.multiply %537, %536 : tensor<8x1024x3072xbf16>
    %539 = stablehlo.multiply %526, %538 : tensor<8x1024x3072xbf16>
    %540 = stablehlo.convert %arg57 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %541 = stablehlo.dot_general %539, %540, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %542 = stablehlo.convert %arg56 : (tensor<768xf32>) -> tensor<768xbf16>
    %543 = stablehlo.broadcast_in_dim %542, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %545 = stablehlo.add %541, %544 : tensor<8x1024x768xbf16>
    %546 = stablehlo.add %500, %545 : tensor<8x1024x768xbf16>
    %547 = stablehlo.convert %546 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %548 = stablehlo.reduce(%547 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_91 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %551 = stablehlo.divide %549, %550 : tensor<8x1024x1xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %552 = call @_var(%547, %c_92) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %553 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %554 = stablehlo.subtract %547, %553 : tensor<8x1024x768xf32>
    %cst_93 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %556 = stablehlo.add %552, %555 : tensor<8x1024x1xf32>
    %557 = stablehlo.rsqrt %556 : tensor<8x1024x1xf32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %559 = stablehlo.multiply %554, %558 : tensor<8x1024x768xf32>
    %560 = stablehlo.broadcast_in_dim %arg65, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %562 = stablehlo.multiply %559, %561 : tensor<8x1024x768xf32>
    %563 = stablehlo.broadcast_in_dim %arg64, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %565 = stablehlo.add %562, %564 : tensor<8x1024x768xf32>
    %566 = stablehlo.convert %565 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %567 = stablehlo.convert %arg63 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %568 = stablehlo.dot_general %566, %567, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %569 = stablehlo.convert %arg62 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %570 = stablehlo.broadcast_in_dim %569, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %572 = stablehlo.add %568, %571 : tensor<8x1024x2304xbf16>
    %573 = stablehlo.slice %572 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %574 = stablehlo.slice %572 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %575 = stablehlo.slice %572 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %576 = stablehlo.reshape %573 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %577 = stablehlo.reshape %574 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %578 = stablehlo.reshape %575 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %579 = stablehlo.dot_general %576, %577, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_94 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %580 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %581 = stablehlo.divide %579, %580 : tensor<8x12x1024x1024xbf16>
    %c_95 = stablehlo.constant dense<true> : tensor<i1>
    %582 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %583 = call @tril(%582) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %584 = stablehlo.convert %581 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_96 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %585 = call @_where_0(%583, %584, %cst_96) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_97) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %588 = stablehlo.maximum %587, %586 : tensor<8x12x1024xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %591 = stablehlo.subtract %585, %590 : tensor<8x12x1024x1024xf32>
    %592 = stablehlo.exponential %591 : tensor<8x12x1024x1024xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.reduce(%592 init: %cst_99) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %596 = stablehlo.divide %592, %595 : tensor<8x12x1024x1024xf32>
    %597 = stablehlo.convert %596 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %598 = stablehlo.dot_general %578, %597, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %599 = stablehlo.transpose %598, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %600 = stablehlo.reshape %599 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %601 = stablehlo.convert %arg61 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %602 = stablehlo.dot_general %600, %601, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %603 = stablehlo.convert %arg60 : (tensor<768xf32>) -> tensor<768xbf16>
    %604 = stablehlo.broadcast_in_dim %603, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %606 = stablehlo.add %602, %605 : tensor<8x1024x768xbf16>
    %607 = stablehlo.add %546, %606 : tensor<8x1024x768xbf16>
    %608 = stablehlo.convert %607 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%608 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_101 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %612 = stablehlo.divide %610, %611 : tensor<8x1024x1xf32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %613 = call @_var(%608, %c_102) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %614 = stablehlo.broadcast_in_dim %612, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %615 = stablehlo.subtract %608, %614 : tensor<8x1024x768xf32>
    %cst_103 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %617 = stablehlo.add %613, %616 : tensor<8x1024x1xf32>
    %618 = stablehlo.rsqrt %617 : tensor<8x1024x1xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %620 = stablehlo.multiply %615, %619 : tensor<8x1024x768xf32>
    %621 = stablehlo.broadcast_in_dim %arg67, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %623 = stablehlo.multiply %620, %622 : tensor<8x1024x768xf32>
    %624 = stablehlo.broadcast_in_dim %arg66, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %626 = stablehlo.add %623, %625 : tensor<8x1024x768xf32>
    %627 = stablehlo.convert %626 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %628 = stablehlo.convert %arg71 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %629 = stablehlo.dot_general %627, %628, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %630 = stablehlo.convert %arg70 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %631 = stablehlo.broadcast_in_dim %630, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %633 = stablehlo.add %629, %632 : tensor<8x1024x3072xbf16>
    %634 = stablehlo.multiply %633, %633 : tensor<8x1024x3072xbf16>
    %635 = stablehlo.multiply %634, %633 : tensor<8x1024x3072xbf16>
    %cst_104 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %636 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %637 = stablehlo.multiply %636, %635 : tensor<8x1024x3072xbf16>
    %638 = stablehlo.add %633, %637 : tensor<8x1024x3072xbf16>
    %cst_105 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %639 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %640 = stablehlo.multiply %639, %638 : tensor<8x1024x3072xbf16>
    %641 = stablehlo.tanh %640 : tensor<8x1024x3072xbf16>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %642 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %643 = stablehlo.add %642, %641 : tensor<8x1024x3072xbf16>
    %cst_107 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %644 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %645 = stablehlo.multiply %644, %643 : tensor<8x1024x3072xbf16>
    %646 = stablehlo.multiply %633, %645 : tensor<8x1024x3072xbf16>
    %647 = stablehlo.convert %arg69 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %648 = stablehlo.dot_general %646, %647, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %649 = stablehlo.convert %arg68 : (tensor<768xf32>) -> tensor<768xbf16>
    %650 = stablehlo.broadcast_in_dim %649, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %652 = stablehlo.add %648, %651 : tensor<8x1024x768xbf16>
    %653 = stablehlo.add %607, %652 : tensor<8x1024x768xbf16>
    %654 = stablehlo.convert %653 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_108) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_109 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %658 = stablehlo.divide %656, %657 : tensor<8x1024x1xf32>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %659 = call @_var(%654, %c_110) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %660 = stablehlo.broadcast_in_dim %658, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %661 = stablehlo.subtract %654, %660 : tensor<8x1024x768xf32>
    %cst_111 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %663 = stablehlo.add %659, %662 : tensor<8x1024x1xf32>
    %664 = stablehlo.rsqrt %663 : tensor<8x1024x1xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %666 = stablehlo.multiply %661, %665 : tensor<8x1024x768xf32>
    %667 = stablehlo.broadcast_in_dim %arg77, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %669 = stablehlo.multiply %666, %668 : tensor<8x1024x768xf32>
    %670 = stablehlo.broadcast_in_dim %arg76, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %672 = stablehlo.add %669, %671 : tensor<8x1024x768xf32>
    %673 = stablehlo.convert %672 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %674 = stablehlo.convert %arg75 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %675 = stablehlo.dot_general %673, %674, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %676 = stablehlo.convert %arg74 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %677 = stablehlo.broadcast_in_dim %676, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %678 = stablehlo.broadcast_in_dim %677, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %679 = stablehlo.add %675, %678 : tensor<8x1024x2304xbf16>
    %680 = stablehlo.slice %679 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %681 = stablehlo.slice %679 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %682 = stablehlo.slice %679 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %683 = stablehlo.reshape %680 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %684 = stablehlo.reshape %681 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %685 = stablehlo.reshape %682 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %686 = stablehlo.dot_general %683, %684, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_112 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %687 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %688 = stablehlo.divide %686, %687 : tensor<8x12x1024x1024xbf16>
    %c_113 = stablehlo.constant dense<true> : tensor<i1>
    %689 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %690 = call @tril(%689) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %691 = stablehlo.convert %688 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_114 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %692 = call @_where_0(%690, %691, %cst_114) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %693 = stablehlo.reduce(%692 init: %cst_115) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %695 = stablehlo.maximum %694, %693 : tensor<8x12x1024xf32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %698 = stablehlo.subtract %692, %697 : tensor<8x12x1024x1024xf32>
    %699 = stablehlo.exponential %698 : tensor<8x12x1024x1024xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %700 = stablehlo.reduce(%699 init: %cst_117) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %703 = stablehlo.divide %699, %702 : tensor<8x12x1024x1024xf32>
    %704 = stablehlo.convert %703 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %705 = stablehlo.dot_general %685, %704, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %706 = stablehlo.transpose %705, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %707 = stablehlo.reshape %706 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %708 = stablehlo.convert %arg73 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %709 = stablehlo.dot_general %707, %708, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %710 = stablehlo.convert %arg72 : (tensor<768xf32>) -> tensor<768xbf16>
    %711 = stablehlo.broadcast_in_dim %710, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %712 = stablehlo.broadcast_in_dim %711, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %713 = stablehlo.add %709, %712 : tensor<8x1024x768xbf16>
    %714 = stablehlo.add %653, %713 : tensor<8x1024x768xbf16>
    %715 = stablehlo.convert %714 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%715 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_119 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %719 = stablehlo.divide %717, %718 : tensor<8x1024x1xf32>
    %c_120 = stablehlo.constant dense<0> : tensor<i32>
    %720 = call @_var(%715, %c_120) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %721 = stablehlo.broadcast_in_dim %719, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %722 = stablehlo.subtract %715, %721 : tensor<8x1024x768xf32>
    %cst_121 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %724 = stablehlo.add %720, %723 : tensor<8x1024x1xf32>
    %725 = stablehlo.rsqrt %724 : tensor<8x1024x1xf32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %727 = stablehlo.multiply %722, %726 : tensor<8x1024x768xf32>
    %728 = stablehlo.broadcast_in_dim %arg79, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %729 = stablehlo.broadcast_in_dim %728, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %730 = stablehlo.multiply %727, %729 : tensor<8x1024x768xf32>
    %731 = stablehlo.broadcast_in_dim %arg78, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %733 = stablehlo.add %730, %732 : tensor<8x1024x768xf32>
    %734 = stablehlo.convert %733 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %735 = stablehlo.convert %arg83 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %736 = stablehlo.dot_general %734, %735, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %737 = stablehlo.convert %arg82 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %738 = stablehlo.broadcast_in_dim %737, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %740 = stablehlo.add %736, %739 : tensor<8x1024x3072xbf16>
    %741 = stablehlo.multiply %740, %740 : tensor<8x1024x3072xbf16>
    %742 = stablehlo.multiply %741, %740 : tensor<8x1024x3072xbf16>
    %cst_122 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %743 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %744 = stablehlo.multiply %743, %742 : tensor<8x1024x3072xbf16>
    %745 = stablehlo.add %740, %744 : tensor<8x1024x3072xbf16>
    %cst_123 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %746 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %747 = stablehlo.multiply %746, %745 : tensor<8x1024x3072xbf16>
    %748 = stablehlo.tanh %747 : tensor<8x1024x3072xbf16>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %749 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %750 = stablehlo.add %749, %748 : tensor<8x1024x3072xbf16>
    %cst_125 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %751 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %752 = stablehlo.multiply %751, %750 : tensor<8x1024x3072xbf16>
    %753 = stablehlo.multiply %740, %752 : tensor<8x1024x3072xbf16>
    %754 = stablehlo.convert %arg81 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %755 = stablehlo.dot_general %753, %754, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %756 = stablehlo.convert %arg80 : (tensor<768xf32>) -> tensor<768xbf16>
    %757 = stablehlo.broadcast_in_dim %756, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %758 = stablehlo.broadcast_in_dim %757, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %759 = stablehlo.add %755, %758 : tensor<8x1024x768xbf16>
    %760 = stablehlo.add %714, %759 : tensor<8x1024x768xbf16>
    %761 = stablehlo.convert %760 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.reduce(%761 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_127 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %765 = stablehlo.divide %763, %764 : tensor<8x1024x1xf32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %766 = call @_var(%761, %c_128) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %767 = stablehlo.broadcast_in_dim %765, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %768 = stablehlo.subtract %761, %767 : tensor<8x1024x768xf32>
    %cst_129 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %770 = stablehlo.add %766, %769 : tensor<8x1024x1xf32>
    %771 = stablehlo.rsqrt %770 : tensor<8x1024x1xf32>
    %772 = stablehlo.broadcast_in_dim %771, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %773 = stablehlo.multiply %768, %772 : tensor<8x1024x768xf32>
    %774 = stablehlo.broadcast_in_dim %arg89, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %775 = stablehlo.broadcast_in_dim %774, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %776 = stablehlo.multiply %773, %775 : tensor<8x1024x768xf32>
    %777 = stablehlo.broadcast_in_dim %arg88, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %778 = stablehlo.broadcast_in_dim %777, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %779 = stablehlo.add %776, %778 : tensor<8x1024x768xf32>
    %780 = stablehlo.convert %779 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %781 = stablehlo.convert %arg87 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %782 = stablehlo.dot_general %780, %781, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %783 = stablehlo.convert %arg86 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %784 = stablehlo.broadcast_in_dim %783, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %786 = stablehlo.add %782, %785 : tensor<8x1024x2304xbf16>
    %787 = stablehlo.slice %786 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %788 = stablehlo.slice %786 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %789 = stablehlo.slice %786 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %790 = stablehlo.reshape %787 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %791 = stablehlo.reshape %788 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %792 = stablehlo.reshape %789 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %793 = stablehlo.dot_general %790, %791, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_130 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %794 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %795 = stablehlo.divide %793, %794 : tensor<8x12x1024x1024xbf16>
    %c_131 = stablehlo.constant dense<true> : tensor<i1>
    %796 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %797 = call @tril(%796) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %798 = stablehlo.convert %795 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_132 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %799 = call @_where_0(%797, %798, %cst_132) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_133 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %800 = stablehlo.reduce(%799 init: %cst_133) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_134 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %802 = stablehlo.maximum %801, %800 : tensor<8x12x1024xf32>
    %803 = stablehlo.broadcast_in_dim %802, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %804 = stablehlo.broadcast_in_dim %803, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %805 = stablehlo.subtract %799, %804 : tensor<8x12x1024x1024xf32>
    %806 = stablehlo.exponential %805 : tensor<8x12x1024x1024xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %807 = stablehlo.reduce(%806 init: %cst_135) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %809 = stablehlo.broadcast_in_dim %808, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %810 = stablehlo.divide %806, %809 : tensor<8x12x1024x1024xf32>
    %811 = stablehlo.convert %810 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %812 = stablehlo.dot_general %792, %811, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %813 = stablehlo.transpose %812, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %814 = stablehlo.reshape %813 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %815 = stablehlo.convert %arg85 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %816 = stablehlo.dot_general %814, %815, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %817 = stablehlo.convert %arg84 : (tensor<768xf32>) -> tensor<768xbf16>
    %818 = stablehlo.broadcast_in_dim %817, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %819 = stablehlo.broadcast_in_dim %818, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %820 = stablehlo.add %816, %819 : tensor<8x1024x768xbf16>
    %821 = stablehlo.add %760, %820 : tensor<8x1024x768xbf16>
    %822 = stablehlo.convert %821 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %823 = stablehlo.reduce(%822 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_137 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %826 = stablehlo.divide %824, %825 : tensor<8x1024x1xf32>
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %827 = call @_var(%822, %c_138) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %828 = stablehlo.broadcast_in_dim %826, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %829 = stablehlo.subtract %822, %828 : tensor<8x1024x768xf32>
    %cst_139 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %831 = stablehlo.add %827, %830 : tensor<8x1024x1xf32>
    %832 = stablehlo.rsqrt %831 : tensor<8x1024x1xf32>
    %833 = stablehlo.broadcast_in_dim %832, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %834 = stablehlo.multiply %829, %833 : tensor<8x1024x768xf32>
    %835 = stablehlo.broadcast_in_dim %arg91, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %836 = stablehlo.broadcast_in_dim %835, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %837 = stablehlo.multiply %834, %836 : tensor<8x1024x768xf32>
    %838 = stablehlo.broadcast_in_dim %arg90, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %839 = stablehlo.broadcast_in_dim %838, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %840 = stablehlo.add %837, %839 : tensor<8x1024x768xf32>
    %841 = stablehlo.convert %840 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %842 = stablehlo.convert %arg95 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %843 = stablehlo.dot_general %841, %842, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %844 = stablehlo.convert %arg94 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %845 = stablehlo.broadcast_in_dim %844, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %846 = stablehlo.broadcast_in_dim %845, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %847 = stablehlo.add %843, %846 : tensor<8x1024x3072xbf16>
    %848 = stablehlo.multiply %847, %847 : tensor<8x1024x3072xbf16>
    %849 = stablehlo.multiply %848, %847 : tensor<8x1024x3072xbf16>
    %cst_140 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %850 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %851 = stablehlo.multiply %850, %849 : tensor<8x1024x3072xbf16>
    %852 = stablehlo.add %847, %851 : tensor<8x1024x3072xbf16>
    %cst_141 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %853 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %854 = stablehlo.multiply %853, %852 : tensor<8x1024x3072xbf16>
    %855 = stablehlo.tanh %854 : tensor<8x1024x3072xbf16>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %856 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %857 = stablehlo.add %856, %855 : tensor<8x1024x3072xbf16>
    %cst_143 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %858 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %859 = stablehlo.multiply %858, %857 : tensor<8x1024x3072xbf16>
    %860 = stablehlo.multiply %847, %859 : tensor<8x1024x3072xbf16>
    %861 = stablehlo.convert %arg93 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %862 = stablehlo.dot_general %860, %861, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %863 = stablehlo.convert %arg92 : (tensor<768xf32>) -> tensor<768xbf16>
    %864 = stablehlo.broadcast_in_dim %863, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %865 = stablehlo.broadcast_in_dim %864, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %866 = stablehlo.add %862, %865 : tensor<8x1024x768xbf16>
    %867 = stablehlo.add %821, %866 : tensor<8x1024x768xbf16>
    %868 = stablehlo.convert %867 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %869 = stablehlo.reduce(%868 init: %cst_144) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_145 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %872 = stablehlo.divide %870, %871 : tensor<8x1024x1xf32>
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %873 = call @_var(%868, %c_146) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %874 = stablehlo.broadcast_in_dim %872, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %875 = stablehlo.subtract %868, %874 : tensor<8x1024x768xf32>
    %cst_147 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %877 = stablehlo.add %873, %876 : tensor<8x1024x1xf32>
    %878 = stablehlo.rsqrt %877 : tensor<8x1024x1xf32>
    %879 = stablehlo.broadcast_in_dim %878, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %880 = stablehlo.multiply %875, %879 : tensor<8x1024x768xf32>
    %881 = stablehlo.broadcast_in_dim %arg101, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %882 = stablehlo.broadcast_in_dim %881, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %883 = stablehlo.multiply %880, %882 : tensor<8x1024x768xf32>
    %884 = stablehlo.broadcast_in_dim %arg100, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %885 = stablehlo.broadcast_in_dim %884, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %886 = stablehlo.add %883, %885 : tensor<8x1024x768xf32>
    %887 = stablehlo.convert %886 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %888 = stablehlo.convert %arg99 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %889 = stablehlo.dot_general %887, %888, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %890 = stablehlo.convert %arg98 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %891 = stablehlo.broadcast_in_dim %890, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %892 = stablehlo.broadcast_in_dim %891, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %893 = stablehlo.add %889, %892 : tensor<8x1024x2304xbf16>
    %894 = stablehlo.slice %893 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %895 = stablehlo.slice %893 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %896 = stablehlo.slice %893 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %897 = stablehlo.reshape %894 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %898 = stablehlo.reshape %895 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %899 = stablehlo.reshape %896 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %900 = stablehlo.dot_general %897, %898, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_148 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %901 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %902 = stablehlo.divide %900, %901 : tensor<8x12x1024x1024xbf16>
    %c_149 = stablehlo.constant dense<true> : tensor<i1>
    %903 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %904 = call @tril(%903) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %905 = stablehlo.convert %902 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_150 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %906 = call @_where_0(%904, %905, %cst_150) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_151 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %907 = stablehlo.reduce(%906 init: %cst_151) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_152 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %909 = stablehlo.maximum %908, %907 : tensor<8x12x1024xf32>
    %910 = stablehlo.broadcast_in_dim %909, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %911 = stablehlo.broadcast_in_dim %910, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %912 = stablehlo.subtract %906, %911 : tensor<8x12x1024x1024xf32>
    %913 = stablehlo.exponential %912 : tensor<8x12x1024x1024xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %914 = stablehlo.reduce(%913 init: %cst_153) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %915 = stablehlo.broadcast_in_dim %914, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %916 = stablehlo.broadcast_in_dim %915, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %917 = stablehlo.divide %913, %916 : tensor<8x12x1024x1024xf32>
    %918 = stablehlo.convert %917 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %919 = stablehlo.dot_general %899, %918, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %920 = stablehlo.transpose %919, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %921 = stablehlo.reshape %920 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %922 = stablehlo.convert %arg97 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %923 = stablehlo.dot_general %921, %922, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %924 = stablehlo.convert %arg96 : (tensor<768xf32>) -> tensor<768xbf16>
    %925 = stablehlo.broadcast_in_dim %924, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %926 = stablehlo.broadcast_in_dim %925, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %927 = stablehlo.add %923, %926 : tensor<8x1024x768xbf16>
    %928 = stablehlo.add %867, %927 : tensor<8x1024x768xbf16>
    %929 = stablehlo.convert %928 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %930 = stablehlo.reduce(%929 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %931 = stablehlo.broadcast_in_dim %930, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_155 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %933 = stablehlo.divide %931, %932 : tensor<8x1024x1xf32>
    %c_156 = stablehlo.constant dense<0> : tensor<i32>
    %934 = call @_var(%929, %c_156) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %935 = stablehlo.broadcast_in_dim %933, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %936 = stablehlo.subtract %929, %935 : tensor<8x1024x768xf32>
    %cst_157 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %938 = stablehlo.add %934, %937 : tensor<8x1024x1xf32>
    %939 = stablehlo.rsqrt %938 : tensor<8x1024x1xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %941 = stablehlo.multiply %936, %940 : tensor<8x1024x768xf32>
    %942 = stablehlo.broadcast_in_dim %arg103, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %943 = stablehlo.broadcast_in_dim %942, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %944 = stablehlo.multiply %941, %943 : tensor<8x1024x768xf32>
    %945 = stablehlo.broadcast_in_dim %arg102, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %946 = stablehlo.broadcast_in_dim %945, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %947 = stablehlo.add %944, %946 : tensor<8x1024x768xf32>
    %948 = stablehlo.convert %947 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %949 = stablehlo.convert %arg107 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %950 = stablehlo.dot_general %948, %949, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %951 = stablehlo.convert %arg106 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %952 = stablehlo.broadcast_in_dim %951, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %953 = stablehlo.broadcast_in_dim %952, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %954 = stablehlo.add %950, %953 : tensor<8x1024x3072xbf16>
    %955 = stablehlo.multiply %954, %954 : tensor<8x1024x3072xbf16>
    %956 = stablehlo.multiply %955, %954 : tensor<8x1024x3072xbf16>
    %cst_158 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %957 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %958 = stablehlo.multiply %957, %956 : tensor<8x1024x3072xbf16>
    %959 = stablehlo.add %954, %958 : tensor<8x1024x3072xbf16>
    %cst_159 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %960 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %961 = stablehlo.multiply %960, %959 : tensor<8x1024x3072xbf16>
    %962 = stablehlo.tanh %961 : tensor<8x1024x3072xbf16>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %963 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %964 = stablehlo.add %963, %962 : tensor<8x1024x3072xbf16>
    %cst_161 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %965 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %966 = stablehlo.multiply %965, %964 : tensor<8x1024x3072xbf16>
    %967 = stablehlo.multiply %954, %966 : tensor<8x1024x3072xbf16>
    %968 = stablehlo.convert %arg105 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %969 = stablehlo.dot_general %967, %968, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %970 = stablehlo.convert %arg104 : (tensor<768xf32>) -> tensor<768xbf16>
    %971 = stablehlo.broadcast_in_dim %970, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %972 = stablehlo.broadcast_in_dim %971, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %973 = stablehlo.add %969, %972 : tensor<8x1024x768xbf16>
    %974 = stablehlo.add %928, %973 : tensor<8x1024x768xbf16>
    %975 = stablehlo.convert %974 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.reduce(%975 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %977 = stablehlo.broadcast_in_dim %976, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_163 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %979 = stablehlo.divide %977, %978 : tensor<8x1024x1xf32>
    %c_164 = stablehlo.constant dense<0> : tensor<i32>
    %980 = call @_var(%975, %c_164) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %981 = stablehlo.broadcast_in_dim %979, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %982 = stablehlo.subtract %975, %981 : tensor<8x1024x768xf32>
    %cst_165 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %984 = stablehlo.add %980, %983 : tensor<8x1024x1xf32>
    %985 = stablehlo.rsqrt %984 : tensor<8x1024x1xf32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %987 = stablehlo.multiply %982, %986 : tensor<8x1024x768xf32>
    %988 = stablehlo.broadcast_in_dim %arg113, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %990 = stablehlo.multiply %987, %989 : tensor<8x1024x768xf32>
    %991 = stablehlo.broadcast_in_dim %arg112, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %992 = stablehlo.broadcast_in_dim %991, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %993 = stablehlo.add %990, %992 : tensor<8x1024x768xf32>
    %994 = stablehlo.convert %993 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %995 = stablehlo.convert %arg111 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %996 = stablehlo.dot_general %994, %995, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %997 = stablehlo.convert %arg110 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %998 = stablehlo.broadcast_in_dim %997, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %999 = stablehlo.broadcast_in_dim %998, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1000 = stablehlo.add %996, %999 : tensor<8x1024x2304xbf16>
    %1001 = stablehlo.slice %1000 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1002 = stablehlo.slice %1000 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1003 = stablehlo.slice %1000 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1004 = stablehlo.reshape %1001 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1005 = stablehlo.reshape %1002 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1006 = stablehlo.reshape %1003 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1007 = stablehlo.dot_general %1004, %1005, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_166 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1008 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1009 = stablehlo.divide %1007, %1008 : tensor<8x12x1024x1024xbf16>
    %c_167 = stablehlo.constant dense<true> : tensor<i1>
    %1010 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %1011 = call @tril(%1010) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %1012 = stablehlo.convert %1009 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_168 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1013 = call @_where_0(%1011, %1012, %cst_168) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1014 = stablehlo.reduce(%1013 init: %cst_169) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_170 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %1016 = stablehlo.maximum %1015, %1014 : tensor<8x12x1024xf32>
    %1017 = stablehlo.broadcast_in_dim %1016, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1018 = stablehlo.broadcast_in_dim %1017, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1019 = stablehlo.subtract %1013, %1018 : tensor<8x12x1024x1024xf32>
    %1020 = stablehlo.exponential %1019 : tensor<8x12x1024x1024xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1021 = stablehlo.reduce(%1020 init: %cst_171) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1022 = stablehlo.broadcast_in_dim %1021, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1023 = stablehlo.broadcast_in_dim %1022, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1024 = stablehlo.divide %1020, %1023 : tensor<8x12x1024x1024xf32>
    %1025 = stablehlo.convert %1024 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %1026 = stablehlo.dot_general %1006, %1025, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1027 = stablehlo.transpose %1026, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1028 = stablehlo.reshape %1027 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1029 = stablehlo.convert %arg109 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1030 = stablehlo.dot_general %1028, %1029, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1031 = stablehlo.convert %arg108 : (tensor<768xf32>) -> tensor<768xbf16>
    %1032 = stablehlo.broadcast_in_dim %1031, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1034 = stablehlo.add %1030, %1033 : tensor<8x1024x768xbf16>
    %1035 = stablehlo.add %974, %1034 : tensor<8x1024x768xbf16>
    %1036 = stablehlo.convert %1035 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1037 = stablehlo.reduce(%1036 init: %cst_172) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_173 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1040 = stablehlo.divide %1038, %1039 : tensor<8x1024x1xf32>
    %c_174 = stablehlo.constant dense<0> : tensor<i32>
    %1041 = call @_var(%1036, %c_174) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %1042 = stablehlo.broadcast_in_dim %1040, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1043 = stablehlo.subtract %1036, %1042 : tensor<8x1024x768xf32>
    %cst_175 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1045 = stablehlo.add %1041, %1044 : tensor<8x1024x1xf32>
    %1046 = stablehlo.rsqrt %1045 : tensor<8x1024x1xf32>
    %1047 = stablehlo.broadcast_in_dim %1046, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1048 = stablehlo.multiply %1043, %1047 : tensor<8x1024x768xf32>
    %1049 = stablehlo.broadcast_in_dim %arg115, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1050 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1051 = stablehlo.multiply %1048, %1050 : tensor<8x1024x768xf32>
    %1052 = stablehlo.broadcast_in_dim %arg114, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1053 = stablehlo.broadcast_in_dim %1052, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<8x1024x768xf32>
    %1055 = stablehlo.convert %1054 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1056 = stablehlo.convert %arg119 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1057 = stablehlo.dot_general %1055, %1056, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1058 = stablehlo.convert %arg118 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1059 = stablehlo.broadcast_in_dim %1058, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1060 = stablehlo.broadcast_in_dim %1059, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1061 = stablehlo.add %1057, %1060 : tensor<8x1024x3072xbf16>
    %1062 = stablehlo.multiply %1061, %1061 : tensor<8x1024x3072xbf16>
    %1063 = stablehlo.multiply %1062, %1061 : tensor<8x1024x3072xbf16>
    %cst_176 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1064 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1065 = stablehlo.multiply %1064, %1063 : tensor<8x1024x3072xbf16>
    %1066 = stablehlo.add %1061, %1065 : tensor<8x1024x3072xbf16>
    %cst_177 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1067 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1068 = stablehlo.multiply %1067, %1066 : tensor<8x1024x3072xbf16>
    %1069 = stablehlo.tanh %1068 : tensor<8x1024x3072xbf16>
    %cst_178 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1070 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1071 = stablehlo.add %1070, %1069 : tensor<8x1024x3072xbf16>
    %cst_179 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1072 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1073 = stablehlo.multiply %1072, %1071 : tensor<8x1024x3072xbf16>
    %1074 = stablehlo.multiply %1061, %1073 : tensor<8x1024x3072xbf16>
    %1075 = stablehlo.convert %arg117 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1076 = stablehlo.dot_general %1074, %1075, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %1077 = stablehlo.convert %arg116 : (tensor<768xf32>) -> tensor<768xbf16>
    %1078 = stablehlo.broadcast_in_dim %1077, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1079 = stablehlo.broadcast_in_dim %1078, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1080 = stablehlo.add %1076, %1079 : tensor<8x1024x768xbf16>
    %1081 = stablehlo.add %1035, %1080 : tensor<8x1024x768xbf16>
    %1082 = stablehlo.convert %1081 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1083 = stablehlo.reduce(%1082 init: %cst_180) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1084 = stablehlo.broadcast_in_dim %1083, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_181 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1086 = stablehlo.divide %1084, %1085 : tensor<8x1024x1xf32>
    %c_182 = stablehlo.constant dense<0> : tensor<i32>
    %1087 = call @_var(%1082, %c_182) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %1088 = stablehlo.broadcast_in_dim %1086, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1089 = stablehlo.subtract %1082, %1088 : tensor<8x1024x768xf32>
    %cst_183 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1091 = stablehlo.add %1087, %1090 : tensor<8x1024x1xf32>
    %1092 = stablehlo.rsqrt %1091 : tensor<8x1024x1xf32>
    %1093 = stablehlo.broadcast_in_dim %1092, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1094 = stablehlo.multiply %1089, %1093 : tensor<8x1024x768xf32>
    %1095 = stablehlo.broadcast_in_dim %arg125, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1097 = stablehlo.multiply %1094, %1096 : tensor<8x1024x768xf32>
    %1098 = stablehlo.broadcast_in_dim %arg124, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1099 = stablehlo.broadcast_in_dim %1098, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1100 = stablehlo.add %1097, %1099 : tensor<8x1024x768xf32>
    %1101 = stablehlo.convert %1100 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1102 = stablehlo.convert %arg123 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1103 = stablehlo.dot_general %1101, %1102, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1104 = stablehlo.convert %arg122 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1105 = stablehlo.broadcast_in_dim %1104, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1106 = stablehlo.broadcast_in_dim %1105, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1107 = stablehlo.add %1103, %1106 : tensor<8x1024x2304xbf16>
    %1108 = stablehlo.slice %1107 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1109 = stablehlo.slice %1107 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1110 = stablehlo.slice %1107 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1111 = stablehlo.reshape %1108 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1112 = stablehlo.reshape %1109 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1113 = stablehlo.reshape %1110 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1114 = stablehlo.dot_general %1111, %1112, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_184 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1115 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1116 = stablehlo.divide %1114, %1115 : tensor<8x12x1024x1024xbf16>
    %c_185 = stablehlo.constant dense<true> : tensor<i1>
    %1117 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %1118 = call @tril(%1117) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %1119 = stablehlo.convert %1116 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_186 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1120 = call @_where_0(%1118, %1119, %cst_186) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1121 = stablehlo.reduce(%1120 init: %cst_187) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_188 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %1123 = stablehlo.maximum %1122, %1121 : tensor<8x12x1024xf32>
    %1124 = stablehlo.broadcast_in_dim %1123, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1125 = stablehlo.broadcast_in_dim %1124, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1126 = stablehlo.subtract %1120, %1125 : tensor<8x12x1024x1024xf32>
    %1127 = stablehlo.exponential %1126 : tensor<8x12x1024x1024xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1128 = stablehlo.reduce(%1127 init: %cst_189) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1129 = stablehlo.broadcast_in_dim %1128, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1131 = stablehlo.divide %1127, %1130 : tensor<8x12x1024x1024xf32>
    %1132 = stablehlo.convert %1131 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %1133 = stablehlo.dot_general %1113, %1132, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1134 = stablehlo.transpose %1133, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1135 = stablehlo.reshape %1134 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1136 = stablehlo.convert %arg121 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1137 = stablehlo.dot_general %1135, %1136, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1138 = stablehlo.convert %arg120 : (tensor<768xf32>) -> tensor<768xbf16>
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1140 = stablehlo.broadcast_in_dim %1139, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1141 = stablehlo.add %1137, %1140 : tensor<8x1024x768xbf16>
    %1142 = stablehlo.add %1081, %1141 : tensor<8x1024x768xbf16>
    %1143 = stablehlo.convert %1142 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1144 = stablehlo.reduce(%1143 init: %cst_190) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1145 = stablehlo.broadcast_in_dim %1144, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_191 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1147 = stablehlo.divide %1145, %1146 : tensor<8x1024x1xf32>
    %c_192 = stablehlo.constant dense<0> : tensor<i32>
    %1148 = call @_var(%1143, %c_192) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %1149 = stablehlo.broadcast_in_dim %1147, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1150 = stablehlo.subtract %1143, %1149 : tensor<8x1024x768xf32>
    %cst_193 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1152 = stablehlo.add %1148, %1151 : tensor<8x1024x1xf32>
    %1153 = stablehlo.rsqrt %1152 : tensor<8x1024x1xf32>
    %1154 = stablehlo.broadcast_in_dim %1153, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1155 = stablehlo.multiply %1150, %1154 : tensor<8x1024x768xf32>
    %1156 = stablehlo.broadcast_in_dim %arg127, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1157 = stablehlo.broadcast_in_dim %1156, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1158 = stablehlo.multiply %1155, %1157 : tensor<8x1024x768xf32>
    %1159 = stablehlo.broadcast_in_dim %arg126, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1161 = stablehlo.add %1158, %1160 : tensor<8x1024x768xf32>
    %1162 = stablehlo.convert %1161 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1163 = stablehlo.convert %arg131 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1164 = stablehlo.dot_general %1162, %1163, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1165 = stablehlo.convert %arg130 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1166 = stablehlo.broadcast_in_dim %1165, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1167 = stablehlo.broadcast_in_dim %1166, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1168 = stablehlo.add %1164, %1167 : tensor<8x1024x3072xbf16>
    %1169 = stablehlo.multiply %1168, %1168 : tensor<8x1024x3072xbf16>
    %1170 = stablehlo.multiply %1169, %1168 : tensor<8x1024x3072xbf16>
    %cst_194 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1171 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1172 = stablehlo.multiply %1171, %1170 : tensor<8x1024x3072xbf16>
    %1173 = stablehlo.add %1168, %1172 : tensor<8x1024x3072xbf16>
    %cst_195 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1174 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1175 = stablehlo.multiply %1174, %1173 : tensor<8x1024x3072xbf16>
    %1176 = stablehlo.tanh %1175 : tensor<8x1024x3072xbf16>
    %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1177 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1178 = stablehlo.add %1177, %1176 : tensor<8x1024x3072xbf16>
    %cst_197 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1179 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1180 = stablehlo.multiply %1179, %1178 : tensor<8x1024x3072xbf16>
    %1181 = stablehlo.multiply %1168, %1180 : tensor<8x1024x3072xbf16>
    %1182 = stablehlo.convert %arg129 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1183 = stablehlo.dot_general %1181, %1182, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %1184 = stablehlo.convert %arg128 : (tensor<768xf32>) -> tensor<768xbf16>
    %1185 = stablehlo.broadcast_in_dim %1184, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1186 = stablehlo.broadcast_in_dim %1185, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1187 = stablehlo.add %1183, %1186 : tensor<8x1024x768xbf16>
    %1188 = stablehlo.add %1142, %1187 : tensor<8x1024x768xbf16>
    %1189 = stablehlo.convert %1188 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1190 = stablehlo.reduce(%1189 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1191 = stablehlo.broadcast_in_dim %1190, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_199 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1193 = stablehlo.divide %1191, %1192 : tensor<8x1024x1xf32>
    %c_200 = stablehlo.constant dense<0> : tensor<i32>
    %1194 = call @_var(%1189, %c_200) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %1195 = stablehlo.broadcast_in_dim %1193, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1196 = stablehlo.subtract %1189, %1195 : tensor<8x1024x768xf32>
    %cst_201 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1198 = stablehlo.add %1194, %1197 : tensor<8x1024x1xf32>
    %1199 = stablehlo.rsqrt %1198 : tensor<8x1024x1xf32>
    %1200 = stablehlo.broadcast_in_dim %1199, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1201 = stablehlo.multiply %1196, %1200 : tensor<8x1024x768xf32>
    %1202 = stablehlo.broadcast_in_dim %arg137, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1203 = stablehlo.broadcast_in_dim %1202, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1204 = stablehlo.multiply %1201, %1203 : tensor<8x1024x768xf32>
    %1205 = stablehlo.broadcast_in_dim %arg136, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1206 = stablehlo.broadcast_in_dim %1205, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1207 = stablehlo.add %1204, %1206 : tensor<8x1024x768xf32>
    %1208 = stablehlo.convert %1207 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1209 = stablehlo.convert %arg135 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1210 = stablehlo.dot_general %1208, %1209, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1211 = stablehlo.convert %arg134 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1213 = stablehlo.broadcast_in_dim %1212, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1214 = stablehlo.add %1210, %1213 : tensor<8x1024x2304xbf16>
    %1215 = stablehlo.slice %1214 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1216 = stablehlo.slice %1214 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1217 = stablehlo.slice %1214 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1218 = stablehlo.reshape %1215 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1219 = stablehlo.reshape %1216 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1220 = stablehlo.reshape %1217 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1221 = stablehlo.dot_general %1218, %1219, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_202 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1222 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1223 = stablehlo.divide %1221, %1222 : tensor<8x12x1024x1024xbf16>
    %c_203 = stablehlo.constant dense<true> : tensor<i1>
    %1224 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %1225 = call @tril(%1224) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %1226 = stablehlo.convert %1223 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_204 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1227 = call @_where_0(%1225, %1226, %cst_204) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %cst_205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1228 = stablehlo.reduce(%1227 init: %cst_205) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %1230 = stablehlo.maximum %1229, %1228 : tensor<8x12x1024xf32>
    %1231 = stablehlo.broadcast_in_dim %1230, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1232 = stablehlo.broadcast_in_dim %1231, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1233 = stablehlo.subtract %1227, %1232 : tensor<8x12x1024x1024xf32>
    %1234 = stablehlo.exponential %1233 : tensor<8x12x1024x1024xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1235 = stablehlo.reduce(%1234 init: %cst_207) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1236 = stablehlo.broadcast_in_dim %1235, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1238 = stablehlo.divide %1234, %1237 : tensor<8x12x1024x1024xf32>
    %1239 = stablehlo.convert %1238 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %1240 = stablehlo.dot_general %1220, %1239, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1241 = stablehlo.transpose %1240, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1242 = stablehlo.reshape %1241 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1243 = stablehlo.convert %arg133 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1244 = stablehlo.dot_general %1242, %1243, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1245 = stablehlo.convert %arg132 : (tensor<768xf32>) -> tensor<768xbf16>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1247 = stablehlo.broadcast_in_dim %1246, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1248 = stablehlo.add %1244, %1247 : tensor<8x1024x768xbf16>
    %1249 = stablehlo.add %1188, %1248 : tensor<8x1024x768xbf16>
    %1250 = stablehlo.convert %1249 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1251 = stablehlo.reduce(%1250 init: %cst_208) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1252 = stablehlo.broadcast_in_dim %1251, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_209 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1254 = stablehlo.divide %1252, %1253 : tensor<8x1024x1xf32>
    %c_210 = stablehlo.constant dense<0> : tensor<i32>
    %1255 = call @_var(%1250, %c_210) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %1256 = stablehlo.broadcast_in_dim %1254, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1257 = stablehlo.subtract %1250, %1256 : tensor<8x1024x768xf32>
    %cst_211 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1259 = stablehlo.add %1255, %1258 : tensor<8x1024x1xf32>
    %1260 = stablehlo.rsqrt %1259 : tensor<8x1024x1xf32>
    %1261 = stablehlo.broadcast_in_dim %1260, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1262 = stablehlo.multiply %1257, %1261 : tensor<8x1024x768xf32>
    %1263 = stablehlo.broadcast_in_dim %arg139, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1264 = stablehlo.broadcast_in_dim %1263, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1265 = stablehlo.multiply %1262, %1264 : tensor<8x1024x768xf32>
    %1266 = stablehlo.broadcast_in_dim %arg138, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1267 = stablehlo.broadcast_in_dim %1266, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1268 = stablehlo.add %1265, %1267 : tensor<8x1024x768xf32>
    %1269 = stablehlo.convert %1268 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1270 = stablehlo.convert %arg143 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1271 = stablehlo.dot_general %1269, %1270, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1272 = stablehlo.convert %arg142 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1274 = stablehlo.broadcast_in_dim %1273, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1275 = stablehlo.add %1271, %1274 : tensor<8x1024x3072xbf16>
    %1276 = stablehlo.multiply %1275, %1275 : tensor<8x1024x3072xbf16>
    %1277 = stablehlo.multiply %1276, %1275 : tensor<8x1024x3072xbf16>
    %cst_212 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1278 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1279 = stablehlo.multiply %1278, %1277 : tensor<8x1024x3072xbf16>
    %1280 = stablehlo.add %1275, %1279 : tensor<8x1024x3072xbf16>
    %cst_213 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1281 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1282 = stablehlo.multiply %1281, %1280 : tensor<8x1024x3072xbf16>
    %1283 = stablehlo.tanh %1282 : tensor<8x1024x3072xbf16>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1284 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1285 = stablehlo.add %1284, %1283 : tensor<8x1024x3072xbf16>
    %cst_215 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1286 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1287 = stablehlo.multiply %1286, %1285 : tensor<8x1024x3072xbf16>
    %1288 = stablehlo.multiply %1275, %1287 : tensor<8x1024x3072xbf16>
    %1289 = stablehlo.convert %arg141 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1290 = stablehlo.dot_general %1288, %1289, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %1291 = stablehlo.convert %arg140 : (tensor<768xf32>) -> tensor<768xbf16>
    %1292 = stablehlo.broadcast_in_dim %1291, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1293 = stablehlo.broadcast_in_dim %1292, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1294 = stablehlo.add %1290, %1293 : tensor<8x1024x768xbf16>
    %1295 = stablehlo.add %1249, %1294 : tensor<8x1024x768xbf16>
    %1296 = stablehlo.convert %1295 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1297 = stablehlo.reduce(%1296 init: %cst_216) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1298 = stablehlo.broadcast_in_dim %1297, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_217 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1300 = stablehlo.divide %1298, %1299 : tensor<8x1024x1xf32>
    %c_218 = stablehlo.constant dense<0> : tensor<i32>
    %1301 = call @_var(%1296, %c_218) : (tensor<8x1024x768xf32>, tensor<i32>) -> tensor<8x1024x1xf32>
    %1302 = stablehlo.broadcast_in_dim %1300, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1303 = stablehlo.subtract %1296, %1302 : tensor<8x1024x768xf32>
    %cst_219 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1305 = stablehlo.add %1301, %1304 : tensor<8x1024x1xf32>
    %1306 = stablehlo.rsqrt %1305 : tensor<8x1024x1xf32>
    %1307 = stablehlo.broadcast_in_dim %1306, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1308 = stablehlo.multiply %1303, %1307 : tensor<8x1024x768xf32>
    %1309 = stablehlo.broadcast_in_dim %arg145, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1310 = stablehlo.broadcast_in_dim %1309, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1311 = stablehlo.multiply %1308, %1310 : tensor<8x1024x768xf32>
    %1312 = stablehlo.broadcast_in_dim %arg144, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1313 = stablehlo.broadcast_in_dim %1312, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1314 = stablehlo.add %1311, %1313 : tensor<8x1024x768xf32>
    %1315 = stablehlo.convert %1314 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1316 = stablehlo.convert %arg147 : (tensor<50257x768xf32>) -> tensor<50257x768xbf16>
    %1317 = stablehlo.dot_general %1315, %1316, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<50257x768xbf16>) -> tensor<8x1024x50257xbf16>
    %1318 = stablehlo.convert %1317 : (tensor<8x1024x50257xbf16>) -> tensor<8x1024x50257xf32>
    %1319 = call @log_softmax(%1318) : (tensor<8x1024x50257xf32>) -> tensor<8x1024x50257xf32>
    %1320 = stablehlo.broadcast_in_dim %arg149, dims = [0, 1] : (tensor<8x1024xi32>) -> tensor<8x1024x1xi32>
    %1321 = call @take_along_axis(%1319, %1320) : (tensor<8x1024x50257xf32>, tensor<8x1024x1xi32>) -> tensor<8x1024x1xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1322 = stablehlo.reduce(%1321 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_221 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1323 = stablehlo.divide %1322, %cst_221 : tensor<f32>
    %1324 = stablehlo.negate %1323 : tensor<f32>
    return %1324 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<8x1024x768xf32>, %arg1: tensor<i32>) -> tensor<8x1024x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x1024x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x1024x768xf32>
    %6 = chlo.square %5 : tensor<8x1024x768xf32> -> tensor<8x1024x768xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8x1024x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024x1xf32>
    return %14 : tensor<8x1024x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<8x1024x1xf32>, %arg2: tensor<f32>) -> tensor<8x1024x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<8x1024x1xf32>
    return %2 : tensor<8x1024x1xf32>
  }
  func.func private @tril(%arg0: tensor<1024x1024xi1>) -> tensor<1024x1024xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024x1024xi32>
    %2 = stablehlo.add %0, %1 : tensor<1024x1024xi32>
    %3 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<1024x1024xi1>, tensor<1024x1024xi1>
    return %6 : tensor<1024x1024xi1>
  }
  func.func private @_where_0(%arg0: tensor<1024x1024xi1>, %arg1: tensor<8x12x1024x1024xf32>, %arg2: tensor<f32>) -> tensor<8x12x1024x1024xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<8x12x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>
    return %3 : tensor<8x12x1024x1024xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x1024x50257xf32>) -> tensor<8x1024x50257xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x1024x50257xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1024xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8x1024xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x50257xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x1024x50257xf32>
    %6 = stablehlo.exponential %5 : tensor<8x1024x50257xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x50257xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1024x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x50257xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x1024x50257xf32>
    return %11 : tensor<8x1024x50257xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x1024x50257xf32>, %arg1: tensor<8x1024x1xi32>) -> tensor<8x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1024x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1024x1xi32>, tensor<8x1024x1xi32>) -> tensor<8x1024x1xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1024x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1024x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1024x1xi1>, tensor<8x1024x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1024x1xi32>) -> tensor<8x1024x1x1xi32>
    %c_1 = stablehlo.constant dense<50256> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1024x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1024x1x1xi32>, tensor<8x1024x1x1xi32>) -> tensor<8x1024x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x1024x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1024x1x1xi32>, tensor<8x1024x1x1xi32>) -> tensor<8x1024x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1024x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x1024x1x1xi1>, tensor<i1>) -> tensor<8x1024x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x1024x50257xf32>, tensor<8x1024x1x1xi32>) -> tensor<8x1024x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1024x1xi1>, tensor<8x1024x1xf32>
    return %15 : tensor<8x1024x1xf32>
  }
}
