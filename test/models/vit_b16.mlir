module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x64xf32>, %arg1: tensor<768x12x64xf32>, %arg2: tensor<768xf32>, %arg3: tensor<12x64x768xf32>, %arg4: tensor<12x64xf32>, %arg5: tensor<768x12x64xf32>, %arg6: tensor<12x64xf32>, %arg7: tensor<768x12x64xf32>, %arg8: tensor<768xf32>, %arg9: tensor<768xf32>, %arg10: tensor<768xf32>, %arg11: tensor<768xf32>, %arg12: tensor<768xf32>, %arg13: tensor<3072x768xf32>, %arg14: tensor<3072xf32>, %arg15: tensor<768x3072xf32>, %arg16: tensor<12x64xf32>, %arg17: tensor<768x12x64xf32>, %arg18: tensor<768xf32>, %arg19: tensor<12x64x768xf32>, %arg20: tensor<12x64xf32>, %arg21: tensor<768x12x64xf32>, %arg22: tensor<12x64xf32>, %arg23: tensor<768x12x64xf32>, %arg24: tensor<768xf32>, %arg25: tensor<768xf32>, %arg26: tensor<768xf32>, %arg27: tensor<768xf32>, %arg28: tensor<768xf32>, %arg29: tensor<3072x768xf32>, %arg30: tensor<3072xf32>, %arg31: tensor<768x3072xf32>, %arg32: tensor<12x64xf32>, %arg33: tensor<768x12x64xf32>, %arg34: tensor<768xf32>, %arg35: tensor<12x64x768xf32>, %arg36: tensor<12x64xf32>, %arg37: tensor<768x12x64xf32>, %arg38: tensor<12x64xf32>, %arg39: tensor<768x12x64xf32>, %arg40: tensor<768xf32>, %arg41: tensor<768xf32>, %arg42: tensor<768xf32>, %arg43: tensor<768xf32>, %arg44: tensor<768xf32>, %arg45: tensor<3072x768xf32>, %arg46: tensor<3072xf32>, %arg47: tensor<768x3072xf32>, %arg48: tensor<12x64xf32>, %arg49: tensor<768x12x64xf32>, %arg50: tensor<768xf32>, %arg51: tensor<12x64x768xf32>, %arg52: tensor<12x64xf32>, %arg53: tensor<768x12x64xf32>, %arg54: tensor<12x64xf32>, %arg55: tensor<768x12x64xf32>, %arg56: tensor<768xf32>, %arg57: tensor<768xf32>, %arg58: tensor<768xf32>, %arg59: tensor<768xf32>, %arg60: tensor<768xf32>, %arg61: tensor<3072x768xf32>, %arg62: tensor<3072xf32>, %arg63: tensor<768x3072xf32>, %arg64: tensor<12x64xf32>, %arg65: tensor<768x12x64xf32>, %arg66: tensor<768xf32>, %arg67: tensor<12x64x768xf32>, %arg68: tensor<12x64xf32>, %arg69: tensor<768x12x64xf32>, %arg70: tensor<12x64xf32>, %arg71: tensor<768x12x64xf32>, %arg72: tensor<768xf32>, %arg73: tensor<768xf32>, %arg74: tensor<768xf32>, %arg75: tensor<768xf32>, %arg76: tensor<768xf32>, %arg77: tensor<3072x768xf32>, %arg78: tensor<3072xf32>, %arg79: tensor<768x3072xf32>, %arg80: tensor<12x64xf32>, %arg81: tensor<768x12x64xf32>, %arg82: tensor<768xf32>, %arg83: tensor<12x64x768xf32>, %arg84: tensor<12x64xf32>, %arg85: tensor<768x12x64xf32>, %arg86: tensor<12x64xf32>, %arg87: tensor<768x12x64xf32>, %arg88: tensor<768xf32>, %arg89: tensor<768xf32>, %arg90: tensor<768xf32>, %arg91: tensor<768xf32>, %arg92: tensor<768xf32>, %arg93: tensor<3072x768xf32>, %arg94: tensor<3072xf32>, %arg95: tensor<768x3072xf32>, %arg96: tensor<12x64xf32>, %arg97: tensor<768x12x64xf32>, %arg98: tensor<768xf32>, %arg99: tensor<12x64x768xf32>, %arg100: tensor<12x64xf32>, %arg101: tensor<768x12x64xf32>, %arg102: tensor<12x64xf32>, %arg103: tensor<768x12x64xf32>, %arg104: tensor<768xf32>, %arg105: tensor<768xf32>, %arg106: tensor<768xf32>, %arg107: tensor<768xf32>, %arg108: tensor<768xf32>, %arg109: tensor<3072x768xf32>, %arg110: tensor<3072xf32>, %arg111: tensor<768x3072xf32>, %arg112: tensor<12x64xf32>, %arg113: tensor<768x12x64xf32>, %arg114: tensor<768xf32>, %arg115: tensor<12x64x768xf32>, %arg116: tensor<12x64xf32>, %arg117: tensor<768x12x64xf32>, %arg118: tensor<12x64xf32>, %arg119: tensor<768x12x64xf32>, %arg120: tensor<768xf32>, %arg121: tensor<768xf32>, %arg122: tensor<768xf32>, %arg123: tensor<768xf32>, %arg124: tensor<768xf32>, %arg125: tensor<3072x768xf32>, %arg126: tensor<3072xf32>, %arg127: tensor<768x3072xf32>, %arg128: tensor<12x64xf32>, %arg129: tensor<768x12x64xf32>, %arg130: tensor<768xf32>, %arg131: tensor<12x64x768xf32>, %arg132: tensor<12x64xf32>, %arg133: tensor<768x12x64xf32>, %arg134: tensor<12x64xf32>, %arg135: tensor<768x12x64xf32>, %arg136: tensor<768xf32>, %arg137: tensor<768xf32>, %arg138: tensor<768xf32>, %arg139: tensor<768xf32>, %arg140: tensor<768xf32>, %arg141: tensor<3072x768xf32>, %arg142: tensor<3072xf32>, %arg143: tensor<768x3072xf32>, %arg144: tensor<12x64xf32>, %arg145: tensor<768x12x64xf32>, %arg146: tensor<768xf32>, %arg147: tensor<12x64x768xf32>, %arg148: tensor<12x64xf32>, %arg149: tensor<768x12x64xf32>, %arg150: tensor<12x64xf32>, %arg151: tensor<768x12x64xf32>, %arg152: tensor<768xf32>, %arg153: tensor<768xf32>, %arg154: tensor<768xf32>, %arg155: tensor<768xf32>, %arg156: tensor<768xf32>, %arg157: tensor<3072x768xf32>, %arg158: tensor<3072xf32>, %arg159: tensor<768x3072xf32>, %arg160: tensor<12x64xf32>, %arg161: tensor<768x12x64xf32>, %arg162: tensor<768xf32>, %arg163: tensor<12x64x768xf32>, %arg164: tensor<12x64xf32>, %arg165: tensor<768x12x64xf32>, %arg166: tensor<12x64xf32>, %arg167: tensor<768x12x64xf32>, %arg168: tensor<768xf32>, %arg169: tensor<768xf32>, %arg170: tensor<768xf32>, %arg171: tensor<768xf32>, %arg172: tensor<768xf32>, %arg173: tensor<3072x768xf32>, %arg174: tensor<3072xf32>, %arg175: tensor<768x3072xf32>, %arg176: tensor<12x64xf32>, %arg177: tensor<768x12x64xf32>, %arg178: tensor<768xf32>, %arg179: tensor<12x64x768xf32>, %arg180: tensor<12x64xf32>, %arg181: tensor<768x12x64xf32>, %arg182: tensor<12x64xf32>, %arg183: tensor<768x12x64xf32>, %arg184: tensor<768xf32>, %arg185: tensor<768xf32>, %arg186: tensor<768xf32>, %arg187: tensor<768xf32>, %arg188: tensor<768xf32>, %arg189: tensor<3072x768xf32>, %arg190: tensor<3072xf32>, %arg191: tensor<768x3072xf32>, %arg192: tensor<1x1x768xf32>, %arg193: tensor<1000xf32>, %arg194: tensor<768x1000xf32>, %arg195: tensor<768xf32>, %arg196: tensor<768xf32>, %arg197: tensor<768xf32>, %arg198: tensor<16x16x3x768xf32>, %arg199: tensor<1x197x768xf32>, %arg200: tensor<256x224x224x3xf32>, %arg201: tensor<256xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg200 : (tensor<256x224x224x3xf32>) -> tensor<256x224x224x3xbf16>
    %1 = stablehlo.convert %arg198 : (tensor<16x16x3x768xf32>) -> tensor<16x16x3x768xbf16>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [16, 16], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x224x224x3xbf16>, tensor<16x16x3x768xbf16>) -> tensor<256x14x14x768xbf16>
    %3 = stablehlo.convert %arg197 : (tensor<768xf32>) -> tensor<768xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<768xbf16>) -> tensor<1x1x1x768xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xbf16>) -> tensor<256x14x14x768xbf16>
    %6 = stablehlo.add %2, %5 : tensor<256x14x14x768xbf16>
    %7 = stablehlo.reshape %6 : (tensor<256x14x14x768xbf16>) -> tensor<256x196x768xbf16>
    %8 = stablehlo.convert %arg192 : (tensor<1x1x768xf32>) -> tensor<1x1x768xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x1x768xbf16>
    %10 = stablehlo.concatenate %9, %7, dim = 1 : (tensor<256x1x768xbf16>, tensor<256x196x768xbf16>) -> tensor<256x197x768xbf16>
    %11 = stablehlo.convert %arg199 : (tensor<1x197x768xf32>) -> tensor<1x197x768xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x197x768xbf16>) -> tensor<256x197x768xbf16>
    %13 = stablehlo.add %10, %12 : tensor<256x197x768xbf16>
    %14 = stablehlo.convert %13 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<256x197x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = call @_var(%14, %c) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %21 = stablehlo.subtract %14, %20 : tensor<256x197x768xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %23 = stablehlo.add %19, %22 : tensor<256x197x1xf32>
    %24 = stablehlo.rsqrt %23 : tensor<256x197x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %26 = stablehlo.multiply %21, %25 : tensor<256x197x768xf32>
    %27 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<256x197x768xf32>
    %30 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %32 = stablehlo.add %29, %31 : tensor<256x197x768xf32>
    %33 = stablehlo.convert %32 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %34 = stablehlo.convert %arg5 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %35 = stablehlo.convert %arg4 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %36 = stablehlo.dot_general %33, %34, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %37 = stablehlo.broadcast_in_dim %35, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %39 = stablehlo.add %36, %38 : tensor<256x197x12x64xbf16>
    %40 = stablehlo.convert %arg1 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %41 = stablehlo.convert %arg0 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %42 = stablehlo.dot_general %33, %40, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %43 = stablehlo.broadcast_in_dim %41, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %45 = stablehlo.add %42, %44 : tensor<256x197x12x64xbf16>
    %46 = stablehlo.convert %arg7 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %47 = stablehlo.convert %arg6 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %48 = stablehlo.dot_general %33, %46, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %49 = stablehlo.broadcast_in_dim %47, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %51 = stablehlo.add %48, %50 : tensor<256x197x12x64xbf16>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %52 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %53 = stablehlo.divide %39, %52 : tensor<256x197x12x64xbf16>
    %54 = stablehlo.dot_general %53, %45, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_3 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %55 = stablehlo.reduce(%54 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %56 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %57 = stablehlo.maximum %56, %55 : tensor<256x12x197xbf16>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %60 = stablehlo.subtract %54, %59 : tensor<256x12x197x197xbf16>
    %61 = stablehlo.exponential %60 : tensor<256x12x197x197xbf16>
    %62 = stablehlo.convert %61 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %65 = stablehlo.convert %64 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %67 = stablehlo.divide %61, %66 : tensor<256x12x197x197xbf16>
    %68 = stablehlo.dot_general %51, %67, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %69 = stablehlo.transpose %68, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %70 = stablehlo.convert %arg3 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %71 = stablehlo.convert %arg2 : (tensor<768xf32>) -> tensor<768xbf16>
    %72 = stablehlo.dot_general %69, %70, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %73 = stablehlo.broadcast_in_dim %71, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %75 = stablehlo.add %72, %74 : tensor<256x197x768xbf16>
    %76 = stablehlo.add %13, %75 : tensor<256x197x768xbf16>
    %77 = stablehlo.convert %76 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_7 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %81 = stablehlo.divide %79, %80 : tensor<256x197x1xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %82 = call @_var(%77, %c_8) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %84 = stablehlo.subtract %77, %83 : tensor<256x197x768xf32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %86 = stablehlo.add %82, %85 : tensor<256x197x1xf32>
    %87 = stablehlo.rsqrt %86 : tensor<256x197x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %89 = stablehlo.multiply %84, %88 : tensor<256x197x768xf32>
    %90 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %92 = stablehlo.multiply %89, %91 : tensor<256x197x768xf32>
    %93 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %95 = stablehlo.add %92, %94 : tensor<256x197x768xf32>
    %96 = stablehlo.convert %95 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %97 = stablehlo.convert %arg15 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %98 = stablehlo.dot_general %96, %97, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %99 = stablehlo.convert %arg14 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %100 = stablehlo.broadcast_in_dim %99, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %102 = stablehlo.add %98, %101 : tensor<256x197x3072xbf16>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %103 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %104 = stablehlo.multiply %103, %102 : tensor<256x197x3072xbf16>
    %105 = stablehlo.negate %102 : tensor<256x197x3072xbf16>
    %cst_11 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %106 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %107 = stablehlo.multiply %105, %106 : tensor<256x197x3072xbf16>
    %108 = chlo.erfc %107 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %109 = stablehlo.multiply %104, %108 : tensor<256x197x3072xbf16>
    %110 = stablehlo.convert %arg13 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %111 = stablehlo.dot_general %109, %110, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %112 = stablehlo.convert %arg12 : (tensor<768xf32>) -> tensor<768xbf16>
    %113 = stablehlo.broadcast_in_dim %112, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %115 = stablehlo.add %111, %114 : tensor<256x197x768xbf16>
    %116 = stablehlo.add %76, %115 : tensor<256x197x768xbf16>
    %117 = stablehlo.convert %116 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_13 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %121 = stablehlo.divide %119, %120 : tensor<256x197x1xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %122 = call @_var(%117, %c_14) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %123 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %124 = stablehlo.subtract %117, %123 : tensor<256x197x768xf32>
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %126 = stablehlo.add %122, %125 : tensor<256x197x1xf32>
    %127 = stablehlo.rsqrt %126 : tensor<256x197x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %129 = stablehlo.multiply %124, %128 : tensor<256x197x768xf32>
    %130 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %132 = stablehlo.multiply %129, %131 : tensor<256x197x768xf32>
    %133 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %135 = stablehlo.add %132, %134 : tensor<256x197x768xf32>
    %136 = stablehlo.convert %135 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %137 = stablehlo.convert %arg21 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %138 = stablehlo.convert %arg20 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %139 = stablehlo.dot_general %136, %137, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %140 = stablehlo.broadcast_in_dim %138, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %142 = stablehlo.add %139, %141 : tensor<256x197x12x64xbf16>
    %143 = stablehlo.convert %arg17 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %144 = stablehlo.convert %arg16 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %145 = stablehlo.dot_general %136, %143, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %146 = stablehlo.broadcast_in_dim %144, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %148 = stablehlo.add %145, %147 : tensor<256x197x12x64xbf16>
    %149 = stablehlo.convert %arg23 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %150 = stablehlo.convert %arg22 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %151 = stablehlo.dot_general %136, %149, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %152 = stablehlo.broadcast_in_dim %150, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %154 = stablehlo.add %151, %153 : tensor<256x197x12x64xbf16>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %155 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %156 = stablehlo.divide %142, %155 : tensor<256x197x12x64xbf16>
    %157 = stablehlo.dot_general %156, %148, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_17 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %158 = stablehlo.reduce(%157 init: %cst_17) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_18 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %159 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %160 = stablehlo.maximum %159, %158 : tensor<256x12x197xbf16>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %163 = stablehlo.subtract %157, %162 : tensor<256x12x197x197xbf16>
    %164 = stablehlo.exponential %163 : tensor<256x12x197x197xbf16>
    %165 = stablehlo.convert %164 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %168 = stablehlo.convert %167 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %170 = stablehlo.divide %164, %169 : tensor<256x12x197x197xbf16>
    %171 = stablehlo.dot_general %154, %170, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %172 = stablehlo.transpose %171, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %173 = stablehlo.convert %arg19 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %174 = stablehlo.convert %arg18 : (tensor<768xf32>) -> tensor<768xbf16>
    %175 = stablehlo.dot_general %172, %173, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %176 = stablehlo.broadcast_in_dim %174, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %178 = stablehlo.add %175, %177 : tensor<256x197x768xbf16>
    %179 = stablehlo.add %116, %178 : tensor<256x197x768xbf16>
    %180 = stablehlo.convert %179 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_21 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<256x197x1xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %185 = call @_var(%180, %c_22) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %186 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %187 = stablehlo.subtract %180, %186 : tensor<256x197x768xf32>
    %cst_23 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %189 = stablehlo.add %185, %188 : tensor<256x197x1xf32>
    %190 = stablehlo.rsqrt %189 : tensor<256x197x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %192 = stablehlo.multiply %187, %191 : tensor<256x197x768xf32>
    %193 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %195 = stablehlo.multiply %192, %194 : tensor<256x197x768xf32>
    %196 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %198 = stablehlo.add %195, %197 : tensor<256x197x768xf32>
    %199 = stablehlo.convert %198 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %200 = stablehlo.convert %arg31 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %201 = stablehlo.dot_general %199, %200, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %202 = stablehlo.convert %arg30 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %203 = stablehlo.broadcast_in_dim %202, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %205 = stablehlo.add %201, %204 : tensor<256x197x3072xbf16>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %206 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %207 = stablehlo.multiply %206, %205 : tensor<256x197x3072xbf16>
    %208 = stablehlo.negate %205 : tensor<256x197x3072xbf16>
    %cst_25 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %209 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %210 = stablehlo.multiply %208, %209 : tensor<256x197x3072xbf16>
    %211 = chlo.erfc %210 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %212 = stablehlo.multiply %207, %211 : tensor<256x197x3072xbf16>
    %213 = stablehlo.convert %arg29 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %214 = stablehlo.dot_general %212, %213, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %215 = stablehlo.convert %arg28 : (tensor<768xf32>) -> tensor<768xbf16>
    %216 = stablehlo.broadcast_in_dim %215, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %218 = stablehlo.add %214, %217 : tensor<256x197x768xbf16>
    %219 = stablehlo.add %179, %218 : tensor<256x197x768xbf16>
    %220 = stablehlo.convert %219 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_27 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %224 = stablehlo.divide %222, %223 : tensor<256x197x1xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %225 = call @_var(%220, %c_28) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %226 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %227 = stablehlo.subtract %220, %226 : tensor<256x197x768xf32>
    %cst_29 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %229 = stablehlo.add %225, %228 : tensor<256x197x1xf32>
    %230 = stablehlo.rsqrt %229 : tensor<256x197x1xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %232 = stablehlo.multiply %227, %231 : tensor<256x197x768xf32>
    %233 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %235 = stablehlo.multiply %232, %234 : tensor<256x197x768xf32>
    %236 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %238 = stablehlo.add %235, %237 : tensor<256x197x768xf32>
    %239 = stablehlo.convert %238 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %240 = stablehlo.convert %arg37 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %241 = stablehlo.convert %arg36 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %242 = stablehlo.dot_general %239, %240, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %243 = stablehlo.broadcast_in_dim %241, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %245 = stablehlo.add %242, %244 : tensor<256x197x12x64xbf16>
    %246 = stablehlo.convert %arg33 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %247 = stablehlo.convert %arg32 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %248 = stablehlo.dot_general %239, %246, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %249 = stablehlo.broadcast_in_dim %247, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %251 = stablehlo.add %248, %250 : tensor<256x197x12x64xbf16>
    %252 = stablehlo.convert %arg39 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %253 = stablehlo.convert %arg38 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %254 = stablehlo.dot_general %239, %252, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %255 = stablehlo.broadcast_in_dim %253, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %257 = stablehlo.add %254, %256 : tensor<256x197x12x64xbf16>
    %cst_30 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %258 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %259 = stablehlo.divide %245, %258 : tensor<256x197x12x64xbf16>
    %260 = stablehlo.dot_general %259, %251, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_31 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %261 = stablehlo.reduce(%260 init: %cst_31) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_32 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %262 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %263 = stablehlo.maximum %262, %261 : tensor<256x12x197xbf16>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %266 = stablehlo.subtract %260, %265 : tensor<256x12x197x197xbf16>
    %267 = stablehlo.exponential %266 : tensor<256x12x197x197xbf16>
    %268 = stablehlo.convert %267 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_33) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %271 = stablehlo.convert %270 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %273 = stablehlo.divide %267, %272 : tensor<256x12x197x197xbf16>
    %274 = stablehlo.dot_general %257, %273, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %275 = stablehlo.transpose %274, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %276 = stablehlo.convert %arg35 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %277 = stablehlo.convert %arg34 : (tensor<768xf32>) -> tensor<768xbf16>
    %278 = stablehlo.dot_general %275, %276, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %279 = stablehlo.broadcast_in_dim %277, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %281 = stablehlo.add %278, %280 : tensor<256x197x768xbf16>
    %282 = stablehlo.add %219, %281 : tensor<256x197x768xbf16>
    %283 = stablehlo.convert %282 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_35 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %287 = stablehlo.divide %285, %286 : tensor<256x197x1xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %288 = call @_var(%283, %c_36) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %289 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %290 = stablehlo.subtract %283, %289 : tensor<256x197x768xf32>
    %cst_37 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %292 = stablehlo.add %288, %291 : tensor<256x197x1xf32>
    %293 = stablehlo.rsqrt %292 : tensor<256x197x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %295 = stablehlo.multiply %290, %294 : tensor<256x197x768xf32>
    %296 = stablehlo.broadcast_in_dim %arg43, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %298 = stablehlo.multiply %295, %297 : tensor<256x197x768xf32>
    %299 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %301 = stablehlo.add %298, %300 : tensor<256x197x768xf32>
    %302 = stablehlo.convert %301 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %303 = stablehlo.convert %arg47 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %304 = stablehlo.dot_general %302, %303, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %305 = stablehlo.convert %arg46 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %306 = stablehlo.broadcast_in_dim %305, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %308 = stablehlo.add %304, %307 : tensor<256x197x3072xbf16>
    %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %309 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %310 = stablehlo.multiply %309, %308 : tensor<256x197x3072xbf16>
    %311 = stablehlo.negate %308 : tensor<256x197x3072xbf16>
    %cst_39 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %312 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %313 = stablehlo.multiply %311, %312 : tensor<256x197x3072xbf16>
    %314 = chlo.erfc %313 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %315 = stablehlo.multiply %310, %314 : tensor<256x197x3072xbf16>
    %316 = stablehlo.convert %arg45 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %317 = stablehlo.dot_general %315, %316, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %318 = stablehlo.convert %arg44 : (tensor<768xf32>) -> tensor<768xbf16>
    %319 = stablehlo.broadcast_in_dim %318, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %321 = stablehlo.add %317, %320 : tensor<256x197x768xbf16>
    %322 = stablehlo.add %282, %321 : tensor<256x197x768xbf16>
    %323 = stablehlo.convert %322 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.reduce(%323 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_41 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %327 = stablehlo.divide %325, %326 : tensor<256x197x1xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %328 = call @_var(%323, %c_42) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %329 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %330 = stablehlo.subtract %323, %329 : tensor<256x197x768xf32>
    %cst_43 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %332 = stablehlo.add %328, %331 : tensor<256x197x1xf32>
    %333 = stablehlo.rsqrt %332 : tensor<256x197x1xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %335 = stablehlo.multiply %330, %334 : tensor<256x197x768xf32>
    %336 = stablehlo.broadcast_in_dim %arg57, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %338 = stablehlo.multiply %335, %337 : tensor<256x197x768xf32>
    %339 = stablehlo.broadcast_in_dim %arg56, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %341 = stablehlo.add %338, %340 : tensor<256x197x768xf32>
    %342 = stablehlo.convert %341 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %343 = stablehlo.convert %arg53 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %344 = stablehlo.convert %arg52 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %345 = stablehlo.dot_general %342, %343, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %346 = stablehlo.broadcast_in_dim %344, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %348 = stablehlo.add %345, %347 : tensor<256x197x12x64xbf16>
    %349 = stablehlo.convert %arg49 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %350 = stablehlo.convert %arg48 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %351 = stablehlo.dot_general %342, %349, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %352 = stablehlo.broadcast_in_dim %350, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %354 = stablehlo.add %351, %353 : tensor<256x197x12x64xbf16>
    %355 = stablehlo.convert %arg55 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %356 = stablehlo.convert %arg54 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %357 = stablehlo.dot_general %342, %355, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %358 = stablehlo.broadcast_in_dim %356, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %360 = stablehlo.add %357, %359 : tensor<256x197x12x64xbf16>
    %cst_44 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %361 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %362 = stablehlo.divide %348, %361 : tensor<256x197x12x64xbf16>
    %363 = stablehlo.dot_general %362, %354, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_45 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %364 = stablehlo.reduce(%363 init: %cst_45) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_46 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %365 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %366 = stablehlo.maximum %365, %364 : tensor<256x12x197xbf16>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %369 = stablehlo.subtract %363, %368 : tensor<256x12x197x197xbf16>
    %370 = stablehlo.exponential %369 : tensor<256x12x197x197xbf16>
    %371 = stablehlo.convert %370 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.reduce(%371 init: %cst_47) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %374 = stablehlo.convert %373 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %376 = stablehlo.divide %370, %375 : tensor<256x12x197x197xbf16>
    %377 = stablehlo.dot_general %360, %376, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %378 = stablehlo.transpose %377, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %379 = stablehlo.convert %arg51 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %380 = stablehlo.convert %arg50 : (tensor<768xf32>) -> tensor<768xbf16>
    %381 = stablehlo.dot_general %378, %379, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %382 = stablehlo.broadcast_in_dim %380, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %384 = stablehlo.add %381, %383 : tensor<256x197x768xbf16>
    %385 = stablehlo.add %322, %384 : tensor<256x197x768xbf16>
    %386 = stablehlo.convert %385 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_49 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %390 = stablehlo.divide %388, %389 : tensor<256x197x1xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %391 = call @_var(%386, %c_50) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %392 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %393 = stablehlo.subtract %386, %392 : tensor<256x197x768xf32>
    %cst_51 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %395 = stablehlo.add %391, %394 : tensor<256x197x1xf32>
    %396 = stablehlo.rsqrt %395 : tensor<256x197x1xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %398 = stablehlo.multiply %393, %397 : tensor<256x197x768xf32>
    %399 = stablehlo.broadcast_in_dim %arg59, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %401 = stablehlo.multiply %398, %400 : tensor<256x197x768xf32>
    %402 = stablehlo.broadcast_in_dim %arg58, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %404 = stablehlo.add %401, %403 : tensor<256x197x768xf32>
    %405 = stablehlo.convert %404 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %406 = stablehlo.convert %arg63 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %407 = stablehlo.dot_general %405, %406, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %408 = stablehlo.convert %arg62 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %409 = stablehlo.broadcast_in_dim %408, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %410 = stablehlo.broadcast_in_dim %409, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %411 = stablehlo.add %407, %410 : tensor<256x197x3072xbf16>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %412 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %413 = stablehlo.multiply %412, %411 : tensor<256x197x3072xbf16>
    %414 = stablehlo.negate %411 : tensor<256x197x3072xbf16>
    %cst_53 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %415 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %416 = stablehlo.multiply %414, %415 : tensor<256x197x3072xbf16>
    %417 = chlo.erfc %416 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %418 = stablehlo.multiply %413, %417 : tensor<256x197x3072xbf16>
    %419 = stablehlo.convert %arg61 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %420 = stablehlo.dot_general %418, %419, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %421 = stablehlo.convert %arg60 : (tensor<768xf32>) -> tensor<768xbf16>
    %422 = stablehlo.broadcast_in_dim %421, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %424 = stablehlo.add %420, %423 : tensor<256x197x768xbf16>
    %425 = stablehlo.add %385, %424 : tensor<256x197x768xbf16>
    %426 = stablehlo.convert %425 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%426 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_55 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %430 = stablehlo.divide %428, %429 : tensor<256x197x1xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %431 = call @_var(%426, %c_56) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %432 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %433 = stablehlo.subtract %426, %432 : tensor<256x197x768xf32>
    %cst_57 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %435 = stablehlo.add %431, %434 : tensor<256x197x1xf32>
    %436 = stablehlo.rsqrt %435 : tensor<256x197x1xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %438 = stablehlo.multiply %433, %437 : tensor<256x197x768xf32>
    %439 = stablehlo.broadcast_in_dim %arg73, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %441 = stablehlo.multiply %438, %440 : tensor<256x197x768xf32>
    %442 = stablehlo.broadcast_in_dim %arg72, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %444 = stablehlo.add %441, %443 : tensor<256x197x768xf32>
    %445 = stablehlo.convert %444 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %446 = stablehlo.convert %arg69 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %447 = stablehlo.convert %arg68 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %448 = stablehlo.dot_general %445, %446, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %449 = stablehlo.broadcast_in_dim %447, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %450 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %451 = stablehlo.add %448, %450 : tensor<256x197x12x64xbf16>
    %452 = stablehlo.convert %arg65 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %453 = stablehlo.convert %arg64 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %454 = stablehlo.dot_general %445, %452, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %455 = stablehlo.broadcast_in_dim %453, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %457 = stablehlo.add %454, %456 : tensor<256x197x12x64xbf16>
    %458 = stablehlo.convert %arg71 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %459 = stablehlo.convert %arg70 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %460 = stablehlo.dot_general %445, %458, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %461 = stablehlo.broadcast_in_dim %459, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %463 = stablehlo.add %460, %462 : tensor<256x197x12x64xbf16>
    %cst_58 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %464 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %465 = stablehlo.divide %451, %464 : tensor<256x197x12x64xbf16>
    %466 = stablehlo.dot_general %465, %457, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_59 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %467 = stablehlo.reduce(%466 init: %cst_59) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_60 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %468 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %469 = stablehlo.maximum %468, %467 : tensor<256x12x197xbf16>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %472 = stablehlo.subtract %466, %471 : tensor<256x12x197x197xbf16>
    %473 = stablehlo.exponential %472 : tensor<256x12x197x197xbf16>
    %474 = stablehlo.convert %473 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_61) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %477 = stablehlo.convert %476 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %479 = stablehlo.divide %473, %478 : tensor<256x12x197x197xbf16>
    %480 = stablehlo.dot_general %463, %479, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %481 = stablehlo.transpose %480, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %482 = stablehlo.convert %arg67 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %483 = stablehlo.convert %arg66 : (tensor<768xf32>) -> tensor<768xbf16>
    %484 = stablehlo.dot_general %481, %482, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %485 = stablehlo.broadcast_in_dim %483, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %487 = stablehlo.add %484, %486 : tensor<256x197x768xbf16>
    %488 = stablehlo.add %425, %487 : tensor<256x197x768xbf16>
    %489 = stablehlo.convert %488 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%489 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_63 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %493 = stablehlo.divide %491, %492 : tensor<256x197x1xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %494 = call @_var(%489, %c_64) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %495 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %496 = stablehlo.subtract %489, %495 : tensor<256x197x768xf32>
    %cst_65 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %498 = stablehlo.add %494, %497 : tensor<256x197x1xf32>
    %499 = stablehlo.rsqrt %498 : tensor<256x197x1xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %501 = stablehlo.multiply %496, %500 : tensor<256x197x768xf32>
    %502 = stablehlo.broadcast_in_dim %arg75, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %504 = stablehlo.multiply %501, %503 : tensor<256x197x768xf32>
    %505 = stablehlo.broadcast_in_dim %arg74, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %507 = stablehlo.add %504, %506 : tensor<256x197x768xf32>
    %508 = stablehlo.convert %507 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %509 = stablehlo.convert %arg79 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %510 = stablehlo.dot_general %508, %509, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %511 = stablehlo.convert %arg78 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %512 = stablehlo.broadcast_in_dim %511, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %514 = stablehlo.add %510, %513 : tensor<256x197x3072xbf16>
    %cst_66 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %515 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %516 = stablehlo.multiply %515, %514 : tensor<256x197x3072xbf16>
    %517 = stablehlo.negate %514 : tensor<256x197x3072xbf16>
    %cst_67 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %518 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %519 = stablehlo.multiply %517, %518 : tensor<256x197x3072xbf16>
    %520 = chlo.erfc %519 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %521 = stablehlo.multiply %516, %520 : tensor<256x197x3072xbf16>
    %522 = stablehlo.convert %arg77 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %523 = stablehlo.dot_general %521, %522, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %524 = stablehlo.convert %arg76 : (tensor<768xf32>) -> tensor<768xbf16>
    %525 = stablehlo.broadcast_in_dim %524, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %527 = stablehlo.add %523, %526 : tensor<256x197x768xbf16>
    %528 = stablehlo.add %488, %527 : tensor<256x197x768xbf16>
    %529 = stablehlo.convert %528 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.reduce(%529 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_69 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %533 = stablehlo.divide %531, %532 : tensor<256x197x1xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %534 = call @_var(%529, %c_70) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %535 = stablehlo.broadcast_in_dim %533, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %536 = stablehlo.subtract %529, %535 : tensor<256x197x768xf32>
    %cst_71 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %538 = stablehlo.add %534, %537 : tensor<256x197x1xf32>
    %539 = stablehlo.rsqrt %538 : tensor<256x197x1xf32>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %541 = stablehlo.multiply %536, %540 : tensor<256x197x768xf32>
    %542 = stablehlo.broadcast_in_dim %arg89, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %544 = stablehlo.multiply %541, %543 : tensor<256x197x768xf32>
    %545 = stablehlo.broadcast_in_dim %arg88, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %547 = stablehlo.add %544, %546 : tensor<256x197x768xf32>
    %548 = stablehlo.convert %547 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %549 = stablehlo.convert %arg85 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %550 = stablehlo.convert %arg84 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %551 = stablehlo.dot_general %548, %549, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %552 = stablehlo.broadcast_in_dim %550, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %554 = stablehlo.add %551, %553 : tensor<256x197x12x64xbf16>
    %555 = stablehlo.convert %arg81 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %556 = stablehlo.convert %arg80 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %557 = stablehlo.dot_general %548, %555, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %558 = stablehlo.broadcast_in_dim %556, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %560 = stablehlo.add %557, %559 : tensor<256x197x12x64xbf16>
    %561 = stablehlo.convert %arg87 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %562 = stablehlo.convert %arg86 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %563 = stablehlo.dot_general %548, %561, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %564 = stablehlo.broadcast_in_dim %562, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %566 = stablehlo.add %563, %565 : tensor<256x197x12x64xbf16>
    %cst_72 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %567 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %568 = stablehlo.divide %554, %567 : tensor<256x197x12x64xbf16>
    %569 = stablehlo.dot_general %568, %560, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_73 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %570 = stablehlo.reduce(%569 init: %cst_73) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_74 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %571 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %572 = stablehlo.maximum %571, %570 : tensor<256x12x197xbf16>
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %575 = stablehlo.subtract %569, %574 : tensor<256x12x197x197xbf16>
    %576 = stablehlo.exponential %575 : tensor<256x12x197x197xbf16>
    %577 = stablehlo.convert %576 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_75) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %580 = stablehlo.convert %579 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %582 = stablehlo.divide %576, %581 : tensor<256x12x197x197xbf16>
    %583 = stablehlo.dot_general %566, %582, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %584 = stablehlo.transpose %583, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %585 = stablehlo.convert %arg83 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %586 = stablehlo.convert %arg82 : (tensor<768xf32>) -> tensor<768xbf16>
    %587 = stablehlo.dot_general %584, %585, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %588 = stablehlo.broadcast_in_dim %586, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %590 = stablehlo.add %587, %589 : tensor<256x197x768xbf16>
    %591 = stablehlo.add %528, %590 : tensor<256x197x768xbf16>
    %592 = stablehlo.convert %591 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.reduce(%592 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_77 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %596 = stablehlo.divide %594, %595 : tensor<256x197x1xf32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %597 = call @_var(%592, %c_78) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %598 = stablehlo.broadcast_in_dim %596, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %599 = stablehlo.subtract %592, %598 : tensor<256x197x768xf32>
    %cst_79 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %601 = stablehlo.add %597, %600 : tensor<256x197x1xf32>
    %602 = stablehlo.rsqrt %601 : tensor<256x197x1xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %604 = stablehlo.multiply %599, %603 : tensor<256x197x768xf32>
    %605 = stablehlo.broadcast_in_dim %arg91, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %607 = stablehlo.multiply %604, %606 : tensor<256x197x768xf32>
    %608 = stablehlo.broadcast_in_dim %arg90, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %610 = stablehlo.add %607, %609 : tensor<256x197x768xf32>
    %611 = stablehlo.convert %610 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %612 = stablehlo.convert %arg95 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %613 = stablehlo.dot_general %611, %612, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %614 = stablehlo.convert %arg94 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %615 = stablehlo.broadcast_in_dim %614, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %617 = stablehlo.add %613, %616 : tensor<256x197x3072xbf16>
    %cst_80 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %618 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %619 = stablehlo.multiply %618, %617 : tensor<256x197x3072xbf16>
    %620 = stablehlo.negate %617 : tensor<256x197x3072xbf16>
    %cst_81 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %621 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %622 = stablehlo.multiply %620, %621 : tensor<256x197x3072xbf16>
    %623 = chlo.erfc %622 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %624 = stablehlo.multiply %619, %623 : tensor<256x197x3072xbf16>
    %625 = stablehlo.convert %arg93 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %626 = stablehlo.dot_general %624, %625, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %627 = stablehlo.convert %arg92 : (tensor<768xf32>) -> tensor<768xbf16>
    %628 = stablehlo.broadcast_in_dim %627, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %630 = stablehlo.add %626, %629 : tensor<256x197x768xbf16>
    %631 = stablehlo.add %591, %630 : tensor<256x197x768xbf16>
    %632 = stablehlo.convert %631 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_83 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %636 = stablehlo.divide %634, %635 : tensor<256x197x1xf32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %637 = call @_var(%632, %c_84) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %638 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %639 = stablehlo.subtract %632, %638 : tensor<256x197x768xf32>
    %cst_85 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %641 = stablehlo.add %637, %640 : tensor<256x197x1xf32>
    %642 = stablehlo.rsqrt %641 : tensor<256x197x1xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %644 = stablehlo.multiply %639, %643 : tensor<256x197x768xf32>
    %645 = stablehlo.broadcast_in_dim %arg105, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %647 = stablehlo.multiply %644, %646 : tensor<256x197x768xf32>
    %648 = stablehlo.broadcast_in_dim %arg104, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %650 = stablehlo.add %647, %649 : tensor<256x197x768xf32>
    %651 = stablehlo.convert %650 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %652 = stablehlo.convert %arg101 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %653 = stablehlo.convert %arg100 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %654 = stablehlo.dot_general %651, %652, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %655 = stablehlo.broadcast_in_dim %653, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %657 = stablehlo.add %654, %656 : tensor<256x197x12x64xbf16>
    %658 = stablehlo.convert %arg97 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %659 = stablehlo.convert %arg96 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %660 = stablehlo.dot_general %651, %658, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %661 = stablehlo.broadcast_in_dim %659, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %663 = stablehlo.add %660, %662 : tensor<256x197x12x64xbf16>
    %664 = stablehlo.convert %arg103 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %665 = stablehlo.convert %arg102 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %666 = stablehlo.dot_general %651, %664, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %667 = stablehlo.broadcast_in_dim %665, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %669 = stablehlo.add %666, %668 : tensor<256x197x12x64xbf16>
    %cst_86 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %670 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %671 = stablehlo.divide %657, %670 : tensor<256x197x12x64xbf16>
    %672 = stablehlo.dot_general %671, %663, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_87 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %673 = stablehlo.reduce(%672 init: %cst_87) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_88 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %674 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %675 = stablehlo.maximum %674, %673 : tensor<256x12x197xbf16>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %677 = stablehlo.broadcast_in_dim %676, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %678 = stablehlo.subtract %672, %677 : tensor<256x12x197x197xbf16>
    %679 = stablehlo.exponential %678 : tensor<256x12x197x197xbf16>
    %680 = stablehlo.convert %679 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%680 init: %cst_89) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %682 = stablehlo.broadcast_in_dim %681, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %683 = stablehlo.convert %682 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %684 = stablehlo.broadcast_in_dim %683, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %685 = stablehlo.divide %679, %684 : tensor<256x12x197x197xbf16>
    %686 = stablehlo.dot_general %669, %685, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %687 = stablehlo.transpose %686, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %688 = stablehlo.convert %arg99 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %689 = stablehlo.convert %arg98 : (tensor<768xf32>) -> tensor<768xbf16>
    %690 = stablehlo.dot_general %687, %688, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %691 = stablehlo.broadcast_in_dim %689, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %692 = stablehlo.broadcast_in_dim %691, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %693 = stablehlo.add %690, %692 : tensor<256x197x768xbf16>
    %694 = stablehlo.add %631, %693 : tensor<256x197x768xbf16>
    %695 = stablehlo.convert %694 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.reduce(%695 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_91 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %699 = stablehlo.divide %697, %698 : tensor<256x197x1xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %700 = call @_var(%695, %c_92) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %701 = stablehlo.broadcast_in_dim %699, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %702 = stablehlo.subtract %695, %701 : tensor<256x197x768xf32>
    %cst_93 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %704 = stablehlo.add %700, %703 : tensor<256x197x1xf32>
    %705 = stablehlo.rsqrt %704 : tensor<256x197x1xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %707 = stablehlo.multiply %702, %706 : tensor<256x197x768xf32>
    %708 = stablehlo.broadcast_in_dim %arg107, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %709 = stablehlo.broadcast_in_dim %708, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %710 = stablehlo.multiply %707, %709 : tensor<256x197x768xf32>
    %711 = stablehlo.broadcast_in_dim %arg106, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %713 = stablehlo.add %710, %712 : tensor<256x197x768xf32>
    %714 = stablehlo.convert %713 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %715 = stablehlo.convert %arg111 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %716 = stablehlo.dot_general %714, %715, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %717 = stablehlo.convert %arg110 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %718 = stablehlo.broadcast_in_dim %717, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %719 = stablehlo.broadcast_in_dim %718, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %720 = stablehlo.add %716, %719 : tensor<256x197x3072xbf16>
    %cst_94 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %721 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %722 = stablehlo.multiply %721, %720 : tensor<256x197x3072xbf16>
    %723 = stablehlo.negate %720 : tensor<256x197x3072xbf16>
    %cst_95 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %724 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %725 = stablehlo.multiply %723, %724 : tensor<256x197x3072xbf16>
    %726 = chlo.erfc %725 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %727 = stablehlo.multiply %722, %726 : tensor<256x197x3072xbf16>
    %728 = stablehlo.convert %arg109 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %729 = stablehlo.dot_general %727, %728, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %730 = stablehlo.convert %arg108 : (tensor<768xf32>) -> tensor<768xbf16>
    %731 = stablehlo.broadcast_in_dim %730, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %732 = stablehlo.broadcast_in_dim %731, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %733 = stablehlo.add %729, %732 : tensor<256x197x768xbf16>
    %734 = stablehlo.add %694, %733 : tensor<256x197x768xbf16>
    %735 = stablehlo.convert %734 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %736 = stablehlo.reduce(%735 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %737 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_97 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %739 = stablehlo.divide %737, %738 : tensor<256x197x1xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %740 = call @_var(%735, %c_98) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %741 = stablehlo.broadcast_in_dim %739, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %742 = stablehlo.subtract %735, %741 : tensor<256x197x768xf32>
    %cst_99 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %744 = stablehlo.add %740, %743 : tensor<256x197x1xf32>
    %745 = stablehlo.rsqrt %744 : tensor<256x197x1xf32>
    %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %747 = stablehlo.multiply %742, %746 : tensor<256x197x768xf32>
    %748 = stablehlo.broadcast_in_dim %arg121, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %749 = stablehlo.broadcast_in_dim %748, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %750 = stablehlo.multiply %747, %749 : tensor<256x197x768xf32>
    %751 = stablehlo.broadcast_in_dim %arg120, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %753 = stablehlo.add %750, %752 : tensor<256x197x768xf32>
    %754 = stablehlo.convert %753 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %755 = stablehlo.convert %arg117 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %756 = stablehlo.convert %arg116 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %757 = stablehlo.dot_general %754, %755, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %758 = stablehlo.broadcast_in_dim %756, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %759 = stablehlo.broadcast_in_dim %758, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %760 = stablehlo.add %757, %759 : tensor<256x197x12x64xbf16>
    %761 = stablehlo.convert %arg113 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %762 = stablehlo.convert %arg112 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %763 = stablehlo.dot_general %754, %761, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %764 = stablehlo.broadcast_in_dim %762, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %765 = stablehlo.broadcast_in_dim %764, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %766 = stablehlo.add %763, %765 : tensor<256x197x12x64xbf16>
    %767 = stablehlo.convert %arg119 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %768 = stablehlo.convert %arg118 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %769 = stablehlo.dot_general %754, %767, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %770 = stablehlo.broadcast_in_dim %768, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %772 = stablehlo.add %769, %771 : tensor<256x197x12x64xbf16>
    %cst_100 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %773 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %774 = stablehlo.divide %760, %773 : tensor<256x197x12x64xbf16>
    %775 = stablehlo.dot_general %774, %766, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_101 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %776 = stablehlo.reduce(%775 init: %cst_101) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_102 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %777 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %778 = stablehlo.maximum %777, %776 : tensor<256x12x197xbf16>
    %779 = stablehlo.broadcast_in_dim %778, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %780 = stablehlo.broadcast_in_dim %779, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %781 = stablehlo.subtract %775, %780 : tensor<256x12x197x197xbf16>
    %782 = stablehlo.exponential %781 : tensor<256x12x197x197xbf16>
    %783 = stablehlo.convert %782 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_103) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %786 = stablehlo.convert %785 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %787 = stablehlo.broadcast_in_dim %786, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %788 = stablehlo.divide %782, %787 : tensor<256x12x197x197xbf16>
    %789 = stablehlo.dot_general %772, %788, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %790 = stablehlo.transpose %789, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %791 = stablehlo.convert %arg115 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %792 = stablehlo.convert %arg114 : (tensor<768xf32>) -> tensor<768xbf16>
    %793 = stablehlo.dot_general %790, %791, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %794 = stablehlo.broadcast_in_dim %792, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %795 = stablehlo.broadcast_in_dim %794, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %796 = stablehlo.add %793, %795 : tensor<256x197x768xbf16>
    %797 = stablehlo.add %734, %796 : tensor<256x197x768xbf16>
    %798 = stablehlo.convert %797 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %799 = stablehlo.reduce(%798 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %800 = stablehlo.broadcast_in_dim %799, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_105 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %802 = stablehlo.divide %800, %801 : tensor<256x197x1xf32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %803 = call @_var(%798, %c_106) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %804 = stablehlo.broadcast_in_dim %802, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %805 = stablehlo.subtract %798, %804 : tensor<256x197x768xf32>
    %cst_107 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %807 = stablehlo.add %803, %806 : tensor<256x197x1xf32>
    %808 = stablehlo.rsqrt %807 : tensor<256x197x1xf32>
    %809 = stablehlo.broadcast_in_dim %808, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %810 = stablehlo.multiply %805, %809 : tensor<256x197x768xf32>
    %811 = stablehlo.broadcast_in_dim %arg123, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %813 = stablehlo.multiply %810, %812 : tensor<256x197x768xf32>
    %814 = stablehlo.broadcast_in_dim %arg122, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %816 = stablehlo.add %813, %815 : tensor<256x197x768xf32>
    %817 = stablehlo.convert %816 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %818 = stablehlo.convert %arg127 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %819 = stablehlo.dot_general %817, %818, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %820 = stablehlo.convert %arg126 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %821 = stablehlo.broadcast_in_dim %820, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %822 = stablehlo.broadcast_in_dim %821, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %823 = stablehlo.add %819, %822 : tensor<256x197x3072xbf16>
    %cst_108 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %824 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %825 = stablehlo.multiply %824, %823 : tensor<256x197x3072xbf16>
    %826 = stablehlo.negate %823 : tensor<256x197x3072xbf16>
    %cst_109 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %827 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %828 = stablehlo.multiply %826, %827 : tensor<256x197x3072xbf16>
    %829 = chlo.erfc %828 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %830 = stablehlo.multiply %825, %829 : tensor<256x197x3072xbf16>
    %831 = stablehlo.convert %arg125 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %832 = stablehlo.dot_general %830, %831, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %833 = stablehlo.convert %arg124 : (tensor<768xf32>) -> tensor<768xbf16>
    %834 = stablehlo.broadcast_in_dim %833, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %835 = stablehlo.broadcast_in_dim %834, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %836 = stablehlo.add %832, %835 : tensor<256x197x768xbf16>
    %837 = stablehlo.add %797, %836 : tensor<256x197x768xbf16>
    %838 = stablehlo.convert %837 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%838 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %840 = stablehlo.broadcast_in_dim %839, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_111 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %842 = stablehlo.divide %840, %841 : tensor<256x197x1xf32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %843 = call @_var(%838, %c_112) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %844 = stablehlo.broadcast_in_dim %842, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %845 = stablehlo.subtract %838, %844 : tensor<256x197x768xf32>
    %cst_113 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %847 = stablehlo.add %843, %846 : tensor<256x197x1xf32>
    %848 = stablehlo.rsqrt %847 : tensor<256x197x1xf32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %850 = stablehlo.multiply %845, %849 : tensor<256x197x768xf32>
    %851 = stablehlo.broadcast_in_dim %arg137, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %852 = stablehlo.broadcast_in_dim %851, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %853 = stablehlo.multiply %850, %852 : tensor<256x197x768xf32>
    %854 = stablehlo.broadcast_in_dim %arg136, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %855 = stablehlo.broadcast_in_dim %854, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %856 = stablehlo.add %853, %855 : tensor<256x197x768xf32>
    %857 = stablehlo.convert %856 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %858 = stablehlo.convert %arg133 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %859 = stablehlo.convert %arg132 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %860 = stablehlo.dot_general %857, %858, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %861 = stablehlo.broadcast_in_dim %859, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %862 = stablehlo.broadcast_in_dim %861, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %863 = stablehlo.add %860, %862 : tensor<256x197x12x64xbf16>
    %864 = stablehlo.convert %arg129 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %865 = stablehlo.convert %arg128 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %866 = stablehlo.dot_general %857, %864, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %867 = stablehlo.broadcast_in_dim %865, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %868 = stablehlo.broadcast_in_dim %867, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %869 = stablehlo.add %866, %868 : tensor<256x197x12x64xbf16>
    %870 = stablehlo.convert %arg135 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %871 = stablehlo.convert %arg134 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %872 = stablehlo.dot_general %857, %870, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %873 = stablehlo.broadcast_in_dim %871, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %874 = stablehlo.broadcast_in_dim %873, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %875 = stablehlo.add %872, %874 : tensor<256x197x12x64xbf16>
    %cst_114 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %876 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %877 = stablehlo.divide %863, %876 : tensor<256x197x12x64xbf16>
    %878 = stablehlo.dot_general %877, %869, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_115 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %879 = stablehlo.reduce(%878 init: %cst_115) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_116 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %880 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %881 = stablehlo.maximum %880, %879 : tensor<256x12x197xbf16>
    %882 = stablehlo.broadcast_in_dim %881, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %883 = stablehlo.broadcast_in_dim %882, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %884 = stablehlo.subtract %878, %883 : tensor<256x12x197x197xbf16>
    %885 = stablehlo.exponential %884 : tensor<256x12x197x197xbf16>
    %886 = stablehlo.convert %885 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %887 = stablehlo.reduce(%886 init: %cst_117) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %889 = stablehlo.convert %888 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %890 = stablehlo.broadcast_in_dim %889, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %891 = stablehlo.divide %885, %890 : tensor<256x12x197x197xbf16>
    %892 = stablehlo.dot_general %875, %891, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %893 = stablehlo.transpose %892, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %894 = stablehlo.convert %arg131 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %895 = stablehlo.convert %arg130 : (tensor<768xf32>) -> tensor<768xbf16>
    %896 = stablehlo.dot_general %893, %894, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %897 = stablehlo.broadcast_in_dim %895, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %898 = stablehlo.broadcast_in_dim %897, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %899 = stablehlo.add %896, %898 : tensor<256x197x768xbf16>
    %900 = stablehlo.add %837, %899 : tensor<256x197x768xbf16>
    %901 = stablehlo.convert %900 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %902 = stablehlo.reduce(%901 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %903 = stablehlo.broadcast_in_dim %902, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_119 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %905 = stablehlo.divide %903, %904 : tensor<256x197x1xf32>
    %c_120 = stablehlo.constant dense<0> : tensor<i32>
    %906 = call @_var(%901, %c_120) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %907 = stablehlo.broadcast_in_dim %905, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %908 = stablehlo.subtract %901, %907 : tensor<256x197x768xf32>
    %cst_121 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %910 = stablehlo.add %906, %909 : tensor<256x197x1xf32>
    %911 = stablehlo.rsqrt %910 : tensor<256x197x1xf32>
    %912 = stablehlo.broadcast_in_dim %911, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %913 = stablehlo.multiply %908, %912 : tensor<256x197x768xf32>
    %914 = stablehlo.broadcast_in_dim %arg139, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %915 = stablehlo.broadcast_in_dim %914, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %916 = stablehlo.multiply %913, %915 : tensor<256x197x768xf32>
    %917 = stablehlo.broadcast_in_dim %arg138, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %918 = stablehlo.broadcast_in_dim %917, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %919 = stablehlo.add %916, %918 : tensor<256x197x768xf32>
    %920 = stablehlo.convert %919 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %921 = stablehlo.convert %arg143 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %922 = stablehlo.dot_general %920, %921, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %923 = stablehlo.convert %arg142 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %924 = stablehlo.broadcast_in_dim %923, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %925 = stablehlo.broadcast_in_dim %924, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %926 = stablehlo.add %922, %925 : tensor<256x197x3072xbf16>
    %cst_122 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %927 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %928 = stablehlo.multiply %927, %926 : tensor<256x197x3072xbf16>
    %929 = stablehlo.negate %926 : tensor<256x197x3072xbf16>
    %cst_123 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %930 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %931 = stablehlo.multiply %929, %930 : tensor<256x197x3072xbf16>
    %932 = chlo.erfc %931 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %933 = stablehlo.multiply %928, %932 : tensor<256x197x3072xbf16>
    %934 = stablehlo.convert %arg141 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %935 = stablehlo.dot_general %933, %934, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %936 = stablehlo.convert %arg140 : (tensor<768xf32>) -> tensor<768xbf16>
    %937 = stablehlo.broadcast_in_dim %936, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %938 = stablehlo.broadcast_in_dim %937, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %939 = stablehlo.add %935, %938 : tensor<256x197x768xbf16>
    %940 = stablehlo.add %900, %939 : tensor<256x197x768xbf16>
    %941 = stablehlo.convert %940 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %942 = stablehlo.reduce(%941 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %943 = stablehlo.broadcast_in_dim %942, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_125 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %945 = stablehlo.divide %943, %944 : tensor<256x197x1xf32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %946 = call @_var(%941, %c_126) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %947 = stablehlo.broadcast_in_dim %945, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %948 = stablehlo.subtract %941, %947 : tensor<256x197x768xf32>
    %cst_127 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %950 = stablehlo.add %946, %949 : tensor<256x197x1xf32>
    %951 = stablehlo.rsqrt %950 : tensor<256x197x1xf32>
    %952 = stablehlo.broadcast_in_dim %951, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %953 = stablehlo.multiply %948, %952 : tensor<256x197x768xf32>
    %954 = stablehlo.broadcast_in_dim %arg153, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %955 = stablehlo.broadcast_in_dim %954, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %956 = stablehlo.multiply %953, %955 : tensor<256x197x768xf32>
    %957 = stablehlo.broadcast_in_dim %arg152, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %958 = stablehlo.broadcast_in_dim %957, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %959 = stablehlo.add %956, %958 : tensor<256x197x768xf32>
    %960 = stablehlo.convert %959 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %961 = stablehlo.convert %arg149 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %962 = stablehlo.convert %arg148 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %963 = stablehlo.dot_general %960, %961, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %964 = stablehlo.broadcast_in_dim %962, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %965 = stablehlo.broadcast_in_dim %964, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %966 = stablehlo.add %963, %965 : tensor<256x197x12x64xbf16>
    %967 = stablehlo.convert %arg145 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %968 = stablehlo.convert %arg144 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %969 = stablehlo.dot_general %960, %967, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %970 = stablehlo.broadcast_in_dim %968, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %971 = stablehlo.broadcast_in_dim %970, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %972 = stablehlo.add %969, %971 : tensor<256x197x12x64xbf16>
    %973 = stablehlo.convert %arg151 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %974 = stablehlo.convert %arg150 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %975 = stablehlo.dot_general %960, %973, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %976 = stablehlo.broadcast_in_dim %974, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %977 = stablehlo.broadcast_in_dim %976, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %978 = stablehlo.add %975, %977 : tensor<256x197x12x64xbf16>
    %cst_128 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %979 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %980 = stablehlo.divide %966, %979 : tensor<256x197x12x64xbf16>
    %981 = stablehlo.dot_general %980, %972, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_129 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %982 = stablehlo.reduce(%981 init: %cst_129) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_130 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %983 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %984 = stablehlo.maximum %983, %982 : tensor<256x12x197xbf16>
    %985 = stablehlo.broadcast_in_dim %984, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %986 = stablehlo.broadcast_in_dim %985, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %987 = stablehlo.subtract %981, %986 : tensor<256x12x197x197xbf16>
    %988 = stablehlo.exponential %987 : tensor<256x12x197x197xbf16>
    %989 = stablehlo.convert %988 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %990 = stablehlo.reduce(%989 init: %cst_131) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %991 = stablehlo.broadcast_in_dim %990, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %992 = stablehlo.convert %991 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %993 = stablehlo.broadcast_in_dim %992, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %994 = stablehlo.divide %988, %993 : tensor<256x12x197x197xbf16>
    %995 = stablehlo.dot_general %978, %994, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %996 = stablehlo.transpose %995, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %997 = stablehlo.convert %arg147 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %998 = stablehlo.convert %arg146 : (tensor<768xf32>) -> tensor<768xbf16>
    %999 = stablehlo.dot_general %996, %997, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %1000 = stablehlo.broadcast_in_dim %998, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1001 = stablehlo.broadcast_in_dim %1000, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %1002 = stablehlo.add %999, %1001 : tensor<256x197x768xbf16>
    %1003 = stablehlo.add %940, %1002 : tensor<256x197x768xbf16>
    %1004 = stablehlo.convert %1003 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1005 = stablehlo.reduce(%1004 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_133 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1008 = stablehlo.divide %1006, %1007 : tensor<256x197x1xf32>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %1009 = call @_var(%1004, %c_134) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %1010 = stablehlo.broadcast_in_dim %1008, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1011 = stablehlo.subtract %1004, %1010 : tensor<256x197x768xf32>
    %cst_135 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1013 = stablehlo.add %1009, %1012 : tensor<256x197x1xf32>
    %1014 = stablehlo.rsqrt %1013 : tensor<256x197x1xf32>
    %1015 = stablehlo.broadcast_in_dim %1014, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1016 = stablehlo.multiply %1011, %1015 : tensor<256x197x768xf32>
    %1017 = stablehlo.broadcast_in_dim %arg155, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1018 = stablehlo.broadcast_in_dim %1017, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1019 = stablehlo.multiply %1016, %1018 : tensor<256x197x768xf32>
    %1020 = stablehlo.broadcast_in_dim %arg154, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1021 = stablehlo.broadcast_in_dim %1020, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1022 = stablehlo.add %1019, %1021 : tensor<256x197x768xf32>
    %1023 = stablehlo.convert %1022 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %1024 = stablehlo.convert %arg159 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1025 = stablehlo.dot_general %1023, %1024, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %1026 = stablehlo.convert %arg158 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1027 = stablehlo.broadcast_in_dim %1026, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1028 = stablehlo.broadcast_in_dim %1027, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %1029 = stablehlo.add %1025, %1028 : tensor<256x197x3072xbf16>
    %cst_136 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1030 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %1031 = stablehlo.multiply %1030, %1029 : tensor<256x197x3072xbf16>
    %1032 = stablehlo.negate %1029 : tensor<256x197x3072xbf16>
    %cst_137 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %1033 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %1034 = stablehlo.multiply %1032, %1033 : tensor<256x197x3072xbf16>
    %1035 = chlo.erfc %1034 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %1036 = stablehlo.multiply %1031, %1035 : tensor<256x197x3072xbf16>
    %1037 = stablehlo.convert %arg157 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1038 = stablehlo.dot_general %1036, %1037, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %1039 = stablehlo.convert %arg156 : (tensor<768xf32>) -> tensor<768xbf16>
    %1040 = stablehlo.broadcast_in_dim %1039, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1041 = stablehlo.broadcast_in_dim %1040, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %1042 = stablehlo.add %1038, %1041 : tensor<256x197x768xbf16>
    %1043 = stablehlo.add %1003, %1042 : tensor<256x197x768xbf16>
    %1044 = stablehlo.convert %1043 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1045 = stablehlo.reduce(%1044 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_139 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1048 = stablehlo.divide %1046, %1047 : tensor<256x197x1xf32>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %1049 = call @_var(%1044, %c_140) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %1050 = stablehlo.broadcast_in_dim %1048, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1051 = stablehlo.subtract %1044, %1050 : tensor<256x197x768xf32>
    %cst_141 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1053 = stablehlo.add %1049, %1052 : tensor<256x197x1xf32>
    %1054 = stablehlo.rsqrt %1053 : tensor<256x197x1xf32>
    %1055 = stablehlo.broadcast_in_dim %1054, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1056 = stablehlo.multiply %1051, %1055 : tensor<256x197x768xf32>
    %1057 = stablehlo.broadcast_in_dim %arg169, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1059 = stablehlo.multiply %1056, %1058 : tensor<256x197x768xf32>
    %1060 = stablehlo.broadcast_in_dim %arg168, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1061 = stablehlo.broadcast_in_dim %1060, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1062 = stablehlo.add %1059, %1061 : tensor<256x197x768xf32>
    %1063 = stablehlo.convert %1062 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %1064 = stablehlo.convert %arg165 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %1065 = stablehlo.convert %arg164 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %1066 = stablehlo.dot_general %1063, %1064, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1067 = stablehlo.broadcast_in_dim %1065, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %1068 = stablehlo.broadcast_in_dim %1067, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1069 = stablehlo.add %1066, %1068 : tensor<256x197x12x64xbf16>
    %1070 = stablehlo.convert %arg161 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %1071 = stablehlo.convert %arg160 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %1072 = stablehlo.dot_general %1063, %1070, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1073 = stablehlo.broadcast_in_dim %1071, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %1074 = stablehlo.broadcast_in_dim %1073, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1075 = stablehlo.add %1072, %1074 : tensor<256x197x12x64xbf16>
    %1076 = stablehlo.convert %arg167 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %1077 = stablehlo.convert %arg166 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %1078 = stablehlo.dot_general %1063, %1076, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1079 = stablehlo.broadcast_in_dim %1077, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %1080 = stablehlo.broadcast_in_dim %1079, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1081 = stablehlo.add %1078, %1080 : tensor<256x197x12x64xbf16>
    %cst_142 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1082 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %1083 = stablehlo.divide %1069, %1082 : tensor<256x197x12x64xbf16>
    %1084 = stablehlo.dot_general %1083, %1075, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_143 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1085 = stablehlo.reduce(%1084 init: %cst_143) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_144 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1086 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %1087 = stablehlo.maximum %1086, %1085 : tensor<256x12x197xbf16>
    %1088 = stablehlo.broadcast_in_dim %1087, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %1089 = stablehlo.broadcast_in_dim %1088, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %1090 = stablehlo.subtract %1084, %1089 : tensor<256x12x197x197xbf16>
    %1091 = stablehlo.exponential %1090 : tensor<256x12x197x197xbf16>
    %1092 = stablehlo.convert %1091 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1093 = stablehlo.reduce(%1092 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %1094 = stablehlo.broadcast_in_dim %1093, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %1095 = stablehlo.convert %1094 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %1097 = stablehlo.divide %1091, %1096 : tensor<256x12x197x197xbf16>
    %1098 = stablehlo.dot_general %1081, %1097, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %1099 = stablehlo.transpose %1098, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %1100 = stablehlo.convert %arg163 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %1101 = stablehlo.convert %arg162 : (tensor<768xf32>) -> tensor<768xbf16>
    %1102 = stablehlo.dot_general %1099, %1100, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %1103 = stablehlo.broadcast_in_dim %1101, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1104 = stablehlo.broadcast_in_dim %1103, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %1105 = stablehlo.add %1102, %1104 : tensor<256x197x768xbf16>
    %1106 = stablehlo.add %1043, %1105 : tensor<256x197x768xbf16>
    %1107 = stablehlo.convert %1106 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1108 = stablehlo.reduce(%1107 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %1109 = stablehlo.broadcast_in_dim %1108, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_147 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1111 = stablehlo.divide %1109, %1110 : tensor<256x197x1xf32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %1112 = call @_var(%1107, %c_148) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %1113 = stablehlo.broadcast_in_dim %1111, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1114 = stablehlo.subtract %1107, %1113 : tensor<256x197x768xf32>
    %cst_149 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1116 = stablehlo.add %1112, %1115 : tensor<256x197x1xf32>
    %1117 = stablehlo.rsqrt %1116 : tensor<256x197x1xf32>
    %1118 = stablehlo.broadcast_in_dim %1117, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1119 = stablehlo.multiply %1114, %1118 : tensor<256x197x768xf32>
    %1120 = stablehlo.broadcast_in_dim %arg171, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1122 = stablehlo.multiply %1119, %1121 : tensor<256x197x768xf32>
    %1123 = stablehlo.broadcast_in_dim %arg170, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1124 = stablehlo.broadcast_in_dim %1123, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1125 = stablehlo.add %1122, %1124 : tensor<256x197x768xf32>
    %1126 = stablehlo.convert %1125 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %1127 = stablehlo.convert %arg175 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1128 = stablehlo.dot_general %1126, %1127, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %1129 = stablehlo.convert %arg174 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1131 = stablehlo.broadcast_in_dim %1130, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %1132 = stablehlo.add %1128, %1131 : tensor<256x197x3072xbf16>
    %cst_150 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1133 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %1134 = stablehlo.multiply %1133, %1132 : tensor<256x197x3072xbf16>
    %1135 = stablehlo.negate %1132 : tensor<256x197x3072xbf16>
    %cst_151 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %1136 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %1137 = stablehlo.multiply %1135, %1136 : tensor<256x197x3072xbf16>
    %1138 = chlo.erfc %1137 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %1139 = stablehlo.multiply %1134, %1138 : tensor<256x197x3072xbf16>
    %1140 = stablehlo.convert %arg173 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1141 = stablehlo.dot_general %1139, %1140, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %1142 = stablehlo.convert %arg172 : (tensor<768xf32>) -> tensor<768xbf16>
    %1143 = stablehlo.broadcast_in_dim %1142, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1144 = stablehlo.broadcast_in_dim %1143, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %1145 = stablehlo.add %1141, %1144 : tensor<256x197x768xbf16>
    %1146 = stablehlo.add %1106, %1145 : tensor<256x197x768xbf16>
    %1147 = stablehlo.convert %1146 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.reduce(%1147 init: %cst_152) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %1149 = stablehlo.broadcast_in_dim %1148, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_153 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1151 = stablehlo.divide %1149, %1150 : tensor<256x197x1xf32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %1152 = call @_var(%1147, %c_154) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %1153 = stablehlo.broadcast_in_dim %1151, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1154 = stablehlo.subtract %1147, %1153 : tensor<256x197x768xf32>
    %cst_155 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1156 = stablehlo.add %1152, %1155 : tensor<256x197x1xf32>
    %1157 = stablehlo.rsqrt %1156 : tensor<256x197x1xf32>
    %1158 = stablehlo.broadcast_in_dim %1157, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1159 = stablehlo.multiply %1154, %1158 : tensor<256x197x768xf32>
    %1160 = stablehlo.broadcast_in_dim %arg185, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1162 = stablehlo.multiply %1159, %1161 : tensor<256x197x768xf32>
    %1163 = stablehlo.broadcast_in_dim %arg184, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1164 = stablehlo.broadcast_in_dim %1163, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1165 = stablehlo.add %1162, %1164 : tensor<256x197x768xf32>
    %1166 = stablehlo.convert %1165 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %1167 = stablehlo.convert %arg181 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %1168 = stablehlo.convert %arg180 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %1169 = stablehlo.dot_general %1166, %1167, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1170 = stablehlo.broadcast_in_dim %1168, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %1171 = stablehlo.broadcast_in_dim %1170, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1172 = stablehlo.add %1169, %1171 : tensor<256x197x12x64xbf16>
    %1173 = stablehlo.convert %arg177 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %1174 = stablehlo.convert %arg176 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %1175 = stablehlo.dot_general %1166, %1173, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1176 = stablehlo.broadcast_in_dim %1174, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %1177 = stablehlo.broadcast_in_dim %1176, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1178 = stablehlo.add %1175, %1177 : tensor<256x197x12x64xbf16>
    %1179 = stablehlo.convert %arg183 : (tensor<768x12x64xf32>) -> tensor<768x12x64xbf16>
    %1180 = stablehlo.convert %arg182 : (tensor<12x64xf32>) -> tensor<12x64xbf16>
    %1181 = stablehlo.dot_general %1166, %1179, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1182 = stablehlo.broadcast_in_dim %1180, dims = [2, 3] : (tensor<12x64xbf16>) -> tensor<1x1x12x64xbf16>
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2, 3] : (tensor<1x1x12x64xbf16>) -> tensor<256x197x12x64xbf16>
    %1184 = stablehlo.add %1181, %1183 : tensor<256x197x12x64xbf16>
    %cst_156 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1185 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<bf16>) -> tensor<256x197x12x64xbf16>
    %1186 = stablehlo.divide %1172, %1185 : tensor<256x197x12x64xbf16>
    %1187 = stablehlo.dot_general %1186, %1178, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x197x12x64xbf16>) -> tensor<256x12x197x197xbf16>
    %cst_157 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1188 = stablehlo.reduce(%1187 init: %cst_157) applies stablehlo.maximum across dimensions = [3] : (tensor<256x12x197x197xbf16>, tensor<bf16>) -> tensor<256x12x197xbf16>
    %cst_158 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1189 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<bf16>) -> tensor<256x12x197xbf16>
    %1190 = stablehlo.maximum %1189, %1188 : tensor<256x12x197xbf16>
    %1191 = stablehlo.broadcast_in_dim %1190, dims = [0, 1, 2] : (tensor<256x12x197xbf16>) -> tensor<256x12x197x1xbf16>
    %1192 = stablehlo.broadcast_in_dim %1191, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %1193 = stablehlo.subtract %1187, %1192 : tensor<256x12x197x197xbf16>
    %1194 = stablehlo.exponential %1193 : tensor<256x12x197x197xbf16>
    %1195 = stablehlo.convert %1194 : (tensor<256x12x197x197xbf16>) -> tensor<256x12x197x197xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1196 = stablehlo.reduce(%1195 init: %cst_159) applies stablehlo.add across dimensions = [3] : (tensor<256x12x197x197xf32>, tensor<f32>) -> tensor<256x12x197xf32>
    %1197 = stablehlo.broadcast_in_dim %1196, dims = [0, 1, 2] : (tensor<256x12x197xf32>) -> tensor<256x12x197x1xf32>
    %1198 = stablehlo.convert %1197 : (tensor<256x12x197x1xf32>) -> tensor<256x12x197x1xbf16>
    %1199 = stablehlo.broadcast_in_dim %1198, dims = [0, 1, 2, 3] : (tensor<256x12x197x1xbf16>) -> tensor<256x12x197x197xbf16>
    %1200 = stablehlo.divide %1194, %1199 : tensor<256x12x197x197xbf16>
    %1201 = stablehlo.dot_general %1184, %1200, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<256x12x197x197xbf16>) -> tensor<256x12x64x197xbf16>
    %1202 = stablehlo.transpose %1201, dims = [0, 3, 1, 2] : (tensor<256x12x64x197xbf16>) -> tensor<256x197x12x64xbf16>
    %1203 = stablehlo.convert %arg179 : (tensor<12x64x768xf32>) -> tensor<12x64x768xbf16>
    %1204 = stablehlo.convert %arg178 : (tensor<768xf32>) -> tensor<768xbf16>
    %1205 = stablehlo.dot_general %1202, %1203, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x12x64xbf16>, tensor<12x64x768xbf16>) -> tensor<256x197x768xbf16>
    %1206 = stablehlo.broadcast_in_dim %1204, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1207 = stablehlo.broadcast_in_dim %1206, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %1208 = stablehlo.add %1205, %1207 : tensor<256x197x768xbf16>
    %1209 = stablehlo.add %1146, %1208 : tensor<256x197x768xbf16>
    %1210 = stablehlo.convert %1209 : (tensor<256x197x768xbf16>) -> tensor<256x197x768xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1211 = stablehlo.reduce(%1210 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_161 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1214 = stablehlo.divide %1212, %1213 : tensor<256x197x1xf32>
    %c_162 = stablehlo.constant dense<0> : tensor<i32>
    %1215 = call @_var(%1210, %c_162) : (tensor<256x197x768xf32>, tensor<i32>) -> tensor<256x197x1xf32>
    %1216 = stablehlo.broadcast_in_dim %1214, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1217 = stablehlo.subtract %1210, %1216 : tensor<256x197x768xf32>
    %cst_163 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %1219 = stablehlo.add %1215, %1218 : tensor<256x197x1xf32>
    %1220 = stablehlo.rsqrt %1219 : tensor<256x197x1xf32>
    %1221 = stablehlo.broadcast_in_dim %1220, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %1222 = stablehlo.multiply %1217, %1221 : tensor<256x197x768xf32>
    %1223 = stablehlo.broadcast_in_dim %arg187, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1224 = stablehlo.broadcast_in_dim %1223, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1225 = stablehlo.multiply %1222, %1224 : tensor<256x197x768xf32>
    %1226 = stablehlo.broadcast_in_dim %arg186, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1227 = stablehlo.broadcast_in_dim %1226, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<256x197x768xf32>
    %1228 = stablehlo.add %1225, %1227 : tensor<256x197x768xf32>
    %1229 = stablehlo.convert %1228 : (tensor<256x197x768xf32>) -> tensor<256x197x768xbf16>
    %1230 = stablehlo.convert %arg191 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1231 = stablehlo.dot_general %1229, %1230, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x768xbf16>, tensor<768x3072xbf16>) -> tensor<256x197x3072xbf16>
    %1232 = stablehlo.convert %arg190 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1233 = stablehlo.broadcast_in_dim %1232, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1234 = stablehlo.broadcast_in_dim %1233, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<256x197x3072xbf16>
    %1235 = stablehlo.add %1231, %1234 : tensor<256x197x3072xbf16>
    %cst_164 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1236 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %1237 = stablehlo.multiply %1236, %1235 : tensor<256x197x3072xbf16>
    %1238 = stablehlo.negate %1235 : tensor<256x197x3072xbf16>
    %cst_165 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %1239 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<bf16>) -> tensor<256x197x3072xbf16>
    %1240 = stablehlo.multiply %1238, %1239 : tensor<256x197x3072xbf16>
    %1241 = chlo.erfc %1240 : tensor<256x197x3072xbf16> -> tensor<256x197x3072xbf16>
    %1242 = stablehlo.multiply %1237, %1241 : tensor<256x197x3072xbf16>
    %1243 = stablehlo.convert %arg189 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1244 = stablehlo.dot_general %1242, %1243, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x197x3072xbf16>, tensor<3072x768xbf16>) -> tensor<256x197x768xbf16>
    %1245 = stablehlo.convert %arg188 : (tensor<768xf32>) -> tensor<768xbf16>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1247 = stablehlo.broadcast_in_dim %1246, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<256x197x768xbf16>
    %1248 = stablehlo.add %1244, %1247 : tensor<256x197x768xbf16>
    %1249 = stablehlo.add %1209, %1248 : tensor<256x197x768xbf16>
    %1250 = stablehlo.slice %1249 [0:256, 0:1, 0:768] : (tensor<256x197x768xbf16>) -> tensor<256x1x768xbf16>
    %1251 = stablehlo.reshape %1250 : (tensor<256x1x768xbf16>) -> tensor<256x768xbf16>
    %1252 = stablehlo.convert %1251 : (tensor<256x768xbf16>) -> tensor<256x768xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1253 = stablehlo.reduce(%1252 init: %cst_166) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1254 = stablehlo.broadcast_in_dim %1253, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_167 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1256 = stablehlo.divide %1254, %1255 : tensor<256x1xf32>
    %c_168 = stablehlo.constant dense<0> : tensor<i32>
    %1257 = call @_var_0(%1252, %c_168) : (tensor<256x768xf32>, tensor<i32>) -> tensor<256x1xf32>
    %1258 = stablehlo.broadcast_in_dim %1256, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1259 = stablehlo.subtract %1252, %1258 : tensor<256x768xf32>
    %cst_169 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1261 = stablehlo.add %1257, %1260 : tensor<256x1xf32>
    %1262 = stablehlo.rsqrt %1261 : tensor<256x1xf32>
    %1263 = stablehlo.broadcast_in_dim %1262, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1264 = stablehlo.multiply %1259, %1263 : tensor<256x768xf32>
    %1265 = stablehlo.broadcast_in_dim %arg196, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %1266 = stablehlo.broadcast_in_dim %1265, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %1267 = stablehlo.multiply %1264, %1266 : tensor<256x768xf32>
    %1268 = stablehlo.broadcast_in_dim %arg195, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %1269 = stablehlo.broadcast_in_dim %1268, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %1270 = stablehlo.add %1267, %1269 : tensor<256x768xf32>
    %1271 = stablehlo.convert %1270 : (tensor<256x768xf32>) -> tensor<256x768xbf16>
    %1272 = stablehlo.convert %1271 : (tensor<256x768xbf16>) -> tensor<256x768xf32>
    %1273 = stablehlo.dot_general %1272, %arg194, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x1000xf32>) -> tensor<256x1000xf32>
    %1274 = stablehlo.broadcast_in_dim %arg193, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %1275 = stablehlo.broadcast_in_dim %1274, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<256x1000xf32>
    %1276 = stablehlo.add %1273, %1275 : tensor<256x1000xf32>
    %cst_170 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1277 = stablehlo.reduce(%1276 init: %cst_170) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_171 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1278 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1279 = stablehlo.maximum %1278, %1277 : tensor<256xf32>
    %1280 = stablehlo.is_finite %1279 : (tensor<256xf32>) -> tensor<256xi1>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1281 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1282 = stablehlo.select %1280, %1279, %1281 : tensor<256xi1>, tensor<256xf32>
    %1283 = stablehlo.broadcast_in_dim %1282, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %1284 = stablehlo.broadcast_in_dim %1283, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %1285 = stablehlo.subtract %1276, %1284 : tensor<256x1000xf32>
    %1286 = stablehlo.exponential %1285 : tensor<256x1000xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1287 = stablehlo.reduce(%1286 init: %cst_173) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1288 = stablehlo.abs %1287 : tensor<256xf32>
    %1289 = stablehlo.log %1288 : tensor<256xf32>
    %1290 = stablehlo.add %1289, %1282 : tensor<256xf32>
    %1291 = call @_one_hot(%arg201) : (tensor<256xi32>) -> tensor<256x1000xf32>
    %1292 = stablehlo.multiply %1276, %1291 : tensor<256x1000xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1293 = stablehlo.reduce(%1292 init: %cst_174) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1294 = stablehlo.subtract %1290, %1293 : tensor<256xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1295 = stablehlo.reduce(%1294 init: %cst_175) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_176 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1296 = stablehlo.divide %1295, %cst_176 : tensor<f32>
    return %1296 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<256x197x768xf32>, %arg1: tensor<i32>) -> tensor<256x197x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256x197x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<256x197x1xf32>) -> tensor<256x197x768xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x197x768xf32>
    %6 = chlo.square %5 : tensor<256x197x768xf32> -> tensor<256x197x768xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<256x197x768xf32>, tensor<f32>) -> tensor<256x197xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<256x197xf32>) -> tensor<256x197x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<256x197x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<256x197x1xf32>, tensor<f32>) -> tensor<256x197x1xf32>
    return %14 : tensor<256x197x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<256x197x1xf32>, %arg2: tensor<f32>) -> tensor<256x197x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x197x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<256x197x1xf32>
    return %2 : tensor<256x197x1xf32>
  }
  func.func private @_var_0(%arg0: tensor<256x768xf32>, %arg1: tensor<i32>) -> tensor<256x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x768xf32>
    %6 = chlo.square %5 : tensor<256x768xf32> -> tensor<256x768xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<256x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where_1(%13, %12, %cst_4) : (tensor<i1>, tensor<256x1xf32>, tensor<f32>) -> tensor<256x1xf32>
    return %14 : tensor<256x1xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<256x1xf32>, %arg2: tensor<f32>) -> tensor<256x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<256x1xf32>
    return %2 : tensor<256x1xf32>
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
