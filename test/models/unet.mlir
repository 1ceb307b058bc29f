module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128xf32>, %arg1: tensor<3x3x3x128xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3x3x128x3xf32>, %arg4: tensor<128xf32>, %arg5: tensor<3x3x128x128xf32>, %arg6: tensor<128xf32>, %arg7: tensor<3x3x128x128xf32>, %arg8: tensor<128xf32>, %arg9: tensor<3x3x128x128xf32>, %arg10: tensor<128xf32>, %arg11: tensor<128xf32>, %arg12: tensor<128xf32>, %arg13: tensor<128xf32>, %arg14: tensor<128xf32>, %arg15: tensor<512x128xf32>, %arg16: tensor<128xf32>, %arg17: tensor<3x3x128x128xf32>, %arg18: tensor<128xf32>, %arg19: tensor<3x3x128x128xf32>, %arg20: tensor<128xf32>, %arg21: tensor<128xf32>, %arg22: tensor<128xf32>, %arg23: tensor<128xf32>, %arg24: tensor<128xf32>, %arg25: tensor<512x128xf32>, %arg26: tensor<256xf32>, %arg27: tensor<3x3x256x256xf32>, %arg28: tensor<256xf32>, %arg29: tensor<3x3x128x256xf32>, %arg30: tensor<256xf32>, %arg31: tensor<3x3x256x256xf32>, %arg32: tensor<128xf32>, %arg33: tensor<128xf32>, %arg34: tensor<256xf32>, %arg35: tensor<256xf32>, %arg36: tensor<256xf32>, %arg37: tensor<1x1x128x256xf32>, %arg38: tensor<256xf32>, %arg39: tensor<512x256xf32>, %arg40: tensor<256xf32>, %arg41: tensor<3x3x256x256xf32>, %arg42: tensor<256xf32>, %arg43: tensor<3x3x256x256xf32>, %arg44: tensor<256xf32>, %arg45: tensor<256xf32>, %arg46: tensor<256xf32>, %arg47: tensor<256xf32>, %arg48: tensor<256xf32>, %arg49: tensor<512x256xf32>, %arg50: tensor<256xf32>, %arg51: tensor<256x256xf32>, %arg52: tensor<256xf32>, %arg53: tensor<256xf32>, %arg54: tensor<256xf32>, %arg55: tensor<256x256xf32>, %arg56: tensor<256xf32>, %arg57: tensor<256x256xf32>, %arg58: tensor<256xf32>, %arg59: tensor<256x256xf32>, %arg60: tensor<256xf32>, %arg61: tensor<256x256xf32>, %arg62: tensor<256xf32>, %arg63: tensor<256xf32>, %arg64: tensor<256xf32>, %arg65: tensor<256x256xf32>, %arg66: tensor<256xf32>, %arg67: tensor<256x256xf32>, %arg68: tensor<256xf32>, %arg69: tensor<256x256xf32>, %arg70: tensor<256xf32>, %arg71: tensor<3x3x256x256xf32>, %arg72: tensor<256xf32>, %arg73: tensor<3x3x256x256xf32>, %arg74: tensor<256xf32>, %arg75: tensor<3x3x256x256xf32>, %arg76: tensor<256xf32>, %arg77: tensor<256xf32>, %arg78: tensor<256xf32>, %arg79: tensor<256xf32>, %arg80: tensor<256xf32>, %arg81: tensor<512x256xf32>, %arg82: tensor<256xf32>, %arg83: tensor<3x3x256x256xf32>, %arg84: tensor<256xf32>, %arg85: tensor<3x3x256x256xf32>, %arg86: tensor<256xf32>, %arg87: tensor<256xf32>, %arg88: tensor<256xf32>, %arg89: tensor<256xf32>, %arg90: tensor<256xf32>, %arg91: tensor<512x256xf32>, %arg92: tensor<512xf32>, %arg93: tensor<3x3x256x512xf32>, %arg94: tensor<512xf32>, %arg95: tensor<3x3x512x512xf32>, %arg96: tensor<256xf32>, %arg97: tensor<256xf32>, %arg98: tensor<512xf32>, %arg99: tensor<512xf32>, %arg100: tensor<512xf32>, %arg101: tensor<1x1x256x512xf32>, %arg102: tensor<512xf32>, %arg103: tensor<512x512xf32>, %arg104: tensor<512xf32>, %arg105: tensor<3x3x512x512xf32>, %arg106: tensor<512xf32>, %arg107: tensor<3x3x512x512xf32>, %arg108: tensor<512xf32>, %arg109: tensor<512xf32>, %arg110: tensor<512xf32>, %arg111: tensor<512xf32>, %arg112: tensor<512xf32>, %arg113: tensor<512x512xf32>, %arg114: tensor<512xf32>, %arg115: tensor<3x3x512x512xf32>, %arg116: tensor<512xf32>, %arg117: tensor<3x3x512x512xf32>, %arg118: tensor<512xf32>, %arg119: tensor<512xf32>, %arg120: tensor<512xf32>, %arg121: tensor<512xf32>, %arg122: tensor<512xf32>, %arg123: tensor<512x512xf32>, %arg124: tensor<512xf32>, %arg125: tensor<3x3x512x512xf32>, %arg126: tensor<512xf32>, %arg127: tensor<3x3x512x512xf32>, %arg128: tensor<512xf32>, %arg129: tensor<512xf32>, %arg130: tensor<512xf32>, %arg131: tensor<512xf32>, %arg132: tensor<512xf32>, %arg133: tensor<512x512xf32>, %arg134: tensor<128xf32>, %arg135: tensor<128xf32>, %arg136: tensor<512xf32>, %arg137: tensor<128x512xf32>, %arg138: tensor<512xf32>, %arg139: tensor<512x512xf32>, %arg140: tensor<512xf32>, %arg141: tensor<3x3x1024x512xf32>, %arg142: tensor<512xf32>, %arg143: tensor<3x3x512x512xf32>, %arg144: tensor<1024xf32>, %arg145: tensor<1024xf32>, %arg146: tensor<512xf32>, %arg147: tensor<512xf32>, %arg148: tensor<512xf32>, %arg149: tensor<1x1x1024x512xf32>, %arg150: tensor<512xf32>, %arg151: tensor<512x512xf32>, %arg152: tensor<512xf32>, %arg153: tensor<3x3x1024x512xf32>, %arg154: tensor<512xf32>, %arg155: tensor<3x3x512x512xf32>, %arg156: tensor<1024xf32>, %arg157: tensor<1024xf32>, %arg158: tensor<512xf32>, %arg159: tensor<512xf32>, %arg160: tensor<512xf32>, %arg161: tensor<1x1x1024x512xf32>, %arg162: tensor<512xf32>, %arg163: tensor<512x512xf32>, %arg164: tensor<512xf32>, %arg165: tensor<3x3x768x512xf32>, %arg166: tensor<512xf32>, %arg167: tensor<3x3x512x512xf32>, %arg168: tensor<768xf32>, %arg169: tensor<768xf32>, %arg170: tensor<512xf32>, %arg171: tensor<512xf32>, %arg172: tensor<512xf32>, %arg173: tensor<1x1x768x512xf32>, %arg174: tensor<512xf32>, %arg175: tensor<512x512xf32>, %arg176: tensor<512xf32>, %arg177: tensor<3x3x512x512xf32>, %arg178: tensor<256xf32>, %arg179: tensor<256x256xf32>, %arg180: tensor<256xf32>, %arg181: tensor<256xf32>, %arg182: tensor<256xf32>, %arg183: tensor<256x256xf32>, %arg184: tensor<256xf32>, %arg185: tensor<256x256xf32>, %arg186: tensor<256xf32>, %arg187: tensor<256x256xf32>, %arg188: tensor<256xf32>, %arg189: tensor<256x256xf32>, %arg190: tensor<256xf32>, %arg191: tensor<256xf32>, %arg192: tensor<256xf32>, %arg193: tensor<256x256xf32>, %arg194: tensor<256xf32>, %arg195: tensor<256x256xf32>, %arg196: tensor<256xf32>, %arg197: tensor<256x256xf32>, %arg198: tensor<256xf32>, %arg199: tensor<256x256xf32>, %arg200: tensor<256xf32>, %arg201: tensor<256xf32>, %arg202: tensor<256xf32>, %arg203: tensor<256x256xf32>, %arg204: tensor<256xf32>, %arg205: tensor<256x256xf32>, %arg206: tensor<256xf32>, %arg207: tensor<256x256xf32>, %arg208: tensor<256xf32>, %arg209: tensor<3x3x768x256xf32>, %arg210: tensor<256xf32>, %arg211: tensor<3x3x256x256xf32>, %arg212: tensor<768xf32>, %arg213: tensor<768xf32>, %arg214: tensor<256xf32>, %arg215: tensor<256xf32>, %arg216: tensor<256xf32>, %arg217: tensor<1x1x768x256xf32>, %arg218: tensor<256xf32>, %arg219: tensor<512x256xf32>, %arg220: tensor<256xf32>, %arg221: tensor<3x3x512x256xf32>, %arg222: tensor<256xf32>, %arg223: tensor<3x3x256x256xf32>, %arg224: tensor<512xf32>, %arg225: tensor<512xf32>, %arg226: tensor<256xf32>, %arg227: tensor<256xf32>, %arg228: tensor<256xf32>, %arg229: tensor<1x1x512x256xf32>, %arg230: tensor<256xf32>, %arg231: tensor<512x256xf32>, %arg232: tensor<256xf32>, %arg233: tensor<3x3x512x256xf32>, %arg234: tensor<256xf32>, %arg235: tensor<3x3x256x256xf32>, %arg236: tensor<512xf32>, %arg237: tensor<512xf32>, %arg238: tensor<256xf32>, %arg239: tensor<256xf32>, %arg240: tensor<256xf32>, %arg241: tensor<1x1x512x256xf32>, %arg242: tensor<256xf32>, %arg243: tensor<512x256xf32>, %arg244: tensor<256xf32>, %arg245: tensor<3x3x256x256xf32>, %arg246: tensor<256xf32>, %arg247: tensor<3x3x512x256xf32>, %arg248: tensor<256xf32>, %arg249: tensor<3x3x256x256xf32>, %arg250: tensor<512xf32>, %arg251: tensor<512xf32>, %arg252: tensor<256xf32>, %arg253: tensor<256xf32>, %arg254: tensor<256xf32>, %arg255: tensor<1x1x512x256xf32>, %arg256: tensor<256xf32>, %arg257: tensor<512x256xf32>, %arg258: tensor<256xf32>, %arg259: tensor<3x3x512x256xf32>, %arg260: tensor<256xf32>, %arg261: tensor<3x3x256x256xf32>, %arg262: tensor<512xf32>, %arg263: tensor<512xf32>, %arg264: tensor<256xf32>, %arg265: tensor<256xf32>, %arg266: tensor<256xf32>, %arg267: tensor<1x1x512x256xf32>, %arg268: tensor<256xf32>, %arg269: tensor<512x256xf32>, %arg270: tensor<256xf32>, %arg271: tensor<3x3x384x256xf32>, %arg272: tensor<256xf32>, %arg273: tensor<3x3x256x256xf32>, %arg274: tensor<384xf32>, %arg275: tensor<384xf32>, %arg276: tensor<256xf32>, %arg277: tensor<256xf32>, %arg278: tensor<256xf32>, %arg279: tensor<1x1x384x256xf32>, %arg280: tensor<256xf32>, %arg281: tensor<512x256xf32>, %arg282: tensor<256xf32>, %arg283: tensor<3x3x256x256xf32>, %arg284: tensor<128xf32>, %arg285: tensor<3x3x384x128xf32>, %arg286: tensor<128xf32>, %arg287: tensor<3x3x128x128xf32>, %arg288: tensor<384xf32>, %arg289: tensor<384xf32>, %arg290: tensor<128xf32>, %arg291: tensor<128xf32>, %arg292: tensor<128xf32>, %arg293: tensor<1x1x384x128xf32>, %arg294: tensor<128xf32>, %arg295: tensor<512x128xf32>, %arg296: tensor<128xf32>, %arg297: tensor<3x3x256x128xf32>, %arg298: tensor<128xf32>, %arg299: tensor<3x3x128x128xf32>, %arg300: tensor<256xf32>, %arg301: tensor<256xf32>, %arg302: tensor<128xf32>, %arg303: tensor<128xf32>, %arg304: tensor<128xf32>, %arg305: tensor<1x1x256x128xf32>, %arg306: tensor<128xf32>, %arg307: tensor<512x128xf32>, %arg308: tensor<128xf32>, %arg309: tensor<3x3x256x128xf32>, %arg310: tensor<128xf32>, %arg311: tensor<3x3x128x128xf32>, %arg312: tensor<256xf32>, %arg313: tensor<256xf32>, %arg314: tensor<128xf32>, %arg315: tensor<128xf32>, %arg316: tensor<128xf32>, %arg317: tensor<1x1x256x128xf32>, %arg318: tensor<128xf32>, %arg319: tensor<512x128xf32>, %arg320: tensor<128x64x64x3xf32>, %arg321: tensor<128x64x64x3xf32>, %arg322: tensor<128xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg322 : (tensor<128xi32>) -> tensor<128xf32>
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.divide %0, %1 : tensor<128xf32>
    %cst_0 = stablehlo.constant dense<1.57079637> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<128xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32>
    %6 = stablehlo.cosine %5 : tensor<128x1x1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<128x1x1x1xf32>) -> tensor<128x64x64x3xf32>
    %8 = stablehlo.multiply %7, %arg320 : tensor<128x64x64x3xf32>
    %9 = stablehlo.sine %5 : tensor<128x1x1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<128x1x1x1xf32>) -> tensor<128x64x64x3xf32>
    %11 = stablehlo.multiply %10, %arg321 : tensor<128x64x64x3xf32>
    %12 = stablehlo.add %8, %11 : tensor<128x64x64x3xf32>
    %13 = stablehlo.iota dim = 0 : tensor<64xi32>
    %14 = stablehlo.convert %13 : (tensor<64xi32>) -> tensor<64xf32>
    %cst_1 = stablehlo.constant dense<-9.21034049> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<64xf32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %18 = stablehlo.divide %16, %17 : tensor<64xf32>
    %19 = stablehlo.exponential %18 : tensor<64xf32>
    %20 = stablehlo.broadcast_in_dim %arg322, dims = [0] : (tensor<128xi32>) -> tensor<128x1xi32>
    %21 = stablehlo.convert %20 : (tensor<128x1xi32>) -> tensor<128x1xf32>
    %22 = stablehlo.convert %19 : tensor<64xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x64xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<128x64xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<128x64xf32>
    %27 = stablehlo.sine %26 : tensor<128x64xf32>
    %28 = stablehlo.cosine %26 : tensor<128x64xf32>
    %29 = stablehlo.concatenate %27, %28, dim = 1 : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x128xf32>
    %30 = stablehlo.convert %29 : (tensor<128x128xf32>) -> tensor<128x128xbf16>
    %31 = stablehlo.convert %arg137 : (tensor<128x512xf32>) -> tensor<128x512xbf16>
    %32 = stablehlo.dot_general %30, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128xbf16>, tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %33 = stablehlo.convert %arg136 : (tensor<512xf32>) -> tensor<512xbf16>
    %34 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %36 = stablehlo.add %32, %35 : tensor<128x512xbf16>
    %37 = call @silu(%36) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %38 = stablehlo.convert %arg139 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %39 = stablehlo.dot_general %37, %38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512xbf16>
    %40 = stablehlo.convert %arg138 : (tensor<512xf32>) -> tensor<512xbf16>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %43 = stablehlo.add %39, %42 : tensor<128x512xbf16>
    %44 = stablehlo.convert %12 : (tensor<128x64x64x3xf32>) -> tensor<128x64x64x3xbf16>
    %45 = stablehlo.convert %arg1 : (tensor<3x3x3x128xf32>) -> tensor<3x3x3x128xbf16>
    %46 = stablehlo.convolution(%44, %45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x3xbf16>, tensor<3x3x3x128xbf16>) -> tensor<128x64x64x128xbf16>
    %47 = stablehlo.convert %arg0 : (tensor<128xf32>) -> tensor<128xbf16>
    %48 = stablehlo.broadcast_in_dim %47, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %50 = stablehlo.add %46, %49 : tensor<128x64x64x128xbf16>
    %51 = stablehlo.convert %50 : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xf32>
    %52 = stablehlo.reshape %51 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x32x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_4 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %56 = stablehlo.divide %54, %55 : tensor<128x1x1x32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %57 = call @_var(%52, %c) : (tensor<128x64x64x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %59 = stablehlo.subtract %52, %58 : tensor<128x64x64x32x4xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %61 = stablehlo.add %57, %60 : tensor<128x1x1x32x1xf32>
    %62 = stablehlo.rsqrt %61 : tensor<128x1x1x32x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %64 = stablehlo.multiply %59, %63 : tensor<128x64x64x32x4xf32>
    %65 = stablehlo.reshape %64 : (tensor<128x64x64x32x4xf32>) -> tensor<128x64x64x128xf32>
    %66 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %68 = stablehlo.multiply %65, %67 : tensor<128x64x64x128xf32>
    %69 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %71 = stablehlo.add %68, %70 : tensor<128x64x64x128xf32>
    %72 = stablehlo.convert %71 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x128xbf16>
    %73 = call @silu_0(%72) : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16>
    %74 = stablehlo.convert %arg7 : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xbf16>
    %75 = stablehlo.convolution(%73, %74) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<128x64x64x128xbf16>
    %76 = stablehlo.convert %arg6 : (tensor<128xf32>) -> tensor<128xbf16>
    %77 = stablehlo.broadcast_in_dim %76, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %79 = stablehlo.add %75, %78 : tensor<128x64x64x128xbf16>
    %80 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %81 = stablehlo.convert %arg15 : (tensor<512x128xf32>) -> tensor<512x128xbf16>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x128xbf16>) -> tensor<128x128xbf16>
    %83 = stablehlo.convert %arg14 : (tensor<128xf32>) -> tensor<128xbf16>
    %84 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<128xbf16>) -> tensor<1x128xbf16>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x128xbf16>) -> tensor<128x128xbf16>
    %86 = stablehlo.add %82, %85 : tensor<128x128xbf16>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 3] : (tensor<128x128xbf16>) -> tensor<128x1x1x128xbf16>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<128x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %89 = stablehlo.add %79, %88 : tensor<128x64x64x128xbf16>
    %90 = stablehlo.convert %89 : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xf32>
    %91 = stablehlo.reshape %90 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x32x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_6) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_7 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %95 = stablehlo.divide %93, %94 : tensor<128x1x1x32x1xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %96 = call @_var(%91, %c_8) : (tensor<128x64x64x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %98 = stablehlo.subtract %91, %97 : tensor<128x64x64x32x4xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %100 = stablehlo.add %96, %99 : tensor<128x1x1x32x1xf32>
    %101 = stablehlo.rsqrt %100 : tensor<128x1x1x32x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %103 = stablehlo.multiply %98, %102 : tensor<128x64x64x32x4xf32>
    %104 = stablehlo.reshape %103 : (tensor<128x64x64x32x4xf32>) -> tensor<128x64x64x128xf32>
    %105 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %107 = stablehlo.multiply %104, %106 : tensor<128x64x64x128xf32>
    %108 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %110 = stablehlo.add %107, %109 : tensor<128x64x64x128xf32>
    %111 = stablehlo.convert %110 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x128xbf16>
    %112 = call @silu_0(%111) : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16>
    %113 = stablehlo.convert %arg9 : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xbf16>
    %114 = stablehlo.convolution(%112, %113) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<128x64x64x128xbf16>
    %115 = stablehlo.convert %arg8 : (tensor<128xf32>) -> tensor<128xbf16>
    %116 = stablehlo.broadcast_in_dim %115, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %118 = stablehlo.add %114, %117 : tensor<128x64x64x128xbf16>
    %119 = stablehlo.add %50, %118 : tensor<128x64x64x128xbf16>
    %120 = stablehlo.convert %119 : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xf32>
    %121 = stablehlo.reshape %120 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x32x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_10) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_11 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %125 = stablehlo.divide %123, %124 : tensor<128x1x1x32x1xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %126 = call @_var(%121, %c_12) : (tensor<128x64x64x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %127 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %128 = stablehlo.subtract %121, %127 : tensor<128x64x64x32x4xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %130 = stablehlo.add %126, %129 : tensor<128x1x1x32x1xf32>
    %131 = stablehlo.rsqrt %130 : tensor<128x1x1x32x1xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %133 = stablehlo.multiply %128, %132 : tensor<128x64x64x32x4xf32>
    %134 = stablehlo.reshape %133 : (tensor<128x64x64x32x4xf32>) -> tensor<128x64x64x128xf32>
    %135 = stablehlo.broadcast_in_dim %arg21, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %137 = stablehlo.multiply %134, %136 : tensor<128x64x64x128xf32>
    %138 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %140 = stablehlo.add %137, %139 : tensor<128x64x64x128xf32>
    %141 = stablehlo.convert %140 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x128xbf16>
    %142 = call @silu_0(%141) : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16>
    %143 = stablehlo.convert %arg17 : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xbf16>
    %144 = stablehlo.convolution(%142, %143) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<128x64x64x128xbf16>
    %145 = stablehlo.convert %arg16 : (tensor<128xf32>) -> tensor<128xbf16>
    %146 = stablehlo.broadcast_in_dim %145, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %148 = stablehlo.add %144, %147 : tensor<128x64x64x128xbf16>
    %149 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %150 = stablehlo.convert %arg25 : (tensor<512x128xf32>) -> tensor<512x128xbf16>
    %151 = stablehlo.dot_general %149, %150, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x128xbf16>) -> tensor<128x128xbf16>
    %152 = stablehlo.convert %arg24 : (tensor<128xf32>) -> tensor<128xbf16>
    %153 = stablehlo.broadcast_in_dim %152, dims = [1] : (tensor<128xbf16>) -> tensor<1x128xbf16>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<1x128xbf16>) -> tensor<128x128xbf16>
    %155 = stablehlo.add %151, %154 : tensor<128x128xbf16>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 3] : (tensor<128x128xbf16>) -> tensor<128x1x1x128xbf16>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<128x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %158 = stablehlo.add %148, %157 : tensor<128x64x64x128xbf16>
    %159 = stablehlo.convert %158 : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xf32>
    %160 = stablehlo.reshape %159 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x32x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_14) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_15 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %164 = stablehlo.divide %162, %163 : tensor<128x1x1x32x1xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %165 = call @_var(%160, %c_16) : (tensor<128x64x64x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %166 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %167 = stablehlo.subtract %160, %166 : tensor<128x64x64x32x4xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %169 = stablehlo.add %165, %168 : tensor<128x1x1x32x1xf32>
    %170 = stablehlo.rsqrt %169 : tensor<128x1x1x32x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %172 = stablehlo.multiply %167, %171 : tensor<128x64x64x32x4xf32>
    %173 = stablehlo.reshape %172 : (tensor<128x64x64x32x4xf32>) -> tensor<128x64x64x128xf32>
    %174 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<128x64x64x128xf32>
    %177 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %179 = stablehlo.add %176, %178 : tensor<128x64x64x128xf32>
    %180 = stablehlo.convert %179 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x128xbf16>
    %181 = call @silu_0(%180) : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16>
    %182 = stablehlo.convert %arg19 : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xbf16>
    %183 = stablehlo.convolution(%181, %182) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<128x64x64x128xbf16>
    %184 = stablehlo.convert %arg18 : (tensor<128xf32>) -> tensor<128xbf16>
    %185 = stablehlo.broadcast_in_dim %184, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %187 = stablehlo.add %183, %186 : tensor<128x64x64x128xbf16>
    %188 = stablehlo.add %119, %187 : tensor<128x64x64x128xbf16>
    %189 = stablehlo.convert %arg5 : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xbf16>
    %190 = stablehlo.convolution(%188, %189) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<128x32x32x128xbf16>
    %191 = stablehlo.convert %arg4 : (tensor<128xf32>) -> tensor<128xbf16>
    %192 = stablehlo.broadcast_in_dim %191, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x32x32x128xbf16>
    %194 = stablehlo.add %190, %193 : tensor<128x32x32x128xbf16>
    %195 = stablehlo.convert %194 : (tensor<128x32x32x128xbf16>) -> tensor<128x32x32x128xf32>
    %196 = stablehlo.reshape %195 : (tensor<128x32x32x128xf32>) -> tensor<128x32x32x32x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_18) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_19 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %200 = stablehlo.divide %198, %199 : tensor<128x1x1x32x1xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %201 = call @_var_1(%196, %c_20) : (tensor<128x32x32x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %202 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x4xf32>
    %203 = stablehlo.subtract %196, %202 : tensor<128x32x32x32x4xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %205 = stablehlo.add %201, %204 : tensor<128x1x1x32x1xf32>
    %206 = stablehlo.rsqrt %205 : tensor<128x1x1x32x1xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x4xf32>
    %208 = stablehlo.multiply %203, %207 : tensor<128x32x32x32x4xf32>
    %209 = stablehlo.reshape %208 : (tensor<128x32x32x32x4xf32>) -> tensor<128x32x32x128xf32>
    %210 = stablehlo.broadcast_in_dim %arg33, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x32x32x128xf32>
    %212 = stablehlo.multiply %209, %211 : tensor<128x32x32x128xf32>
    %213 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x32x32x128xf32>
    %215 = stablehlo.add %212, %214 : tensor<128x32x32x128xf32>
    %216 = stablehlo.convert %215 : (tensor<128x32x32x128xf32>) -> tensor<128x32x32x128xbf16>
    %217 = call @silu_2(%216) : (tensor<128x32x32x128xbf16>) -> tensor<128x32x32x128xbf16>
    %218 = stablehlo.convert %arg29 : (tensor<3x3x128x256xf32>) -> tensor<3x3x128x256xbf16>
    %219 = stablehlo.convolution(%217, %218) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x128xbf16>, tensor<3x3x128x256xbf16>) -> tensor<128x32x32x256xbf16>
    %220 = stablehlo.convert %arg28 : (tensor<256xf32>) -> tensor<256xbf16>
    %221 = stablehlo.broadcast_in_dim %220, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %223 = stablehlo.add %219, %222 : tensor<128x32x32x256xbf16>
    %224 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %225 = stablehlo.convert %arg39 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %226 = stablehlo.dot_general %224, %225, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %227 = stablehlo.convert %arg38 : (tensor<256xf32>) -> tensor<256xbf16>
    %228 = stablehlo.broadcast_in_dim %227, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %230 = stablehlo.add %226, %229 : tensor<128x256xbf16>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %233 = stablehlo.add %223, %232 : tensor<128x32x32x256xbf16>
    %234 = stablehlo.convert %233 : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xf32>
    %235 = stablehlo.reshape %234 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x32x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.reduce(%235 init: %cst_22) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_23 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %239 = stablehlo.divide %237, %238 : tensor<128x1x1x32x1xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %240 = call @_var_3(%235, %c_24) : (tensor<128x32x32x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %241 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %242 = stablehlo.subtract %235, %241 : tensor<128x32x32x32x8xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %244 = stablehlo.add %240, %243 : tensor<128x1x1x32x1xf32>
    %245 = stablehlo.rsqrt %244 : tensor<128x1x1x32x1xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %247 = stablehlo.multiply %242, %246 : tensor<128x32x32x32x8xf32>
    %248 = stablehlo.reshape %247 : (tensor<128x32x32x32x8xf32>) -> tensor<128x32x32x256xf32>
    %249 = stablehlo.broadcast_in_dim %arg35, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %251 = stablehlo.multiply %248, %250 : tensor<128x32x32x256xf32>
    %252 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %254 = stablehlo.add %251, %253 : tensor<128x32x32x256xf32>
    %255 = stablehlo.convert %254 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xbf16>
    %256 = call @silu_4(%255) : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xbf16>
    %257 = stablehlo.convert %arg31 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %258 = stablehlo.convolution(%256, %257) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x32x32x256xbf16>
    %259 = stablehlo.convert %arg30 : (tensor<256xf32>) -> tensor<256xbf16>
    %260 = stablehlo.broadcast_in_dim %259, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %262 = stablehlo.add %258, %261 : tensor<128x32x32x256xbf16>
    %263 = stablehlo.convert %arg37 : (tensor<1x1x128x256xf32>) -> tensor<1x1x128x256xbf16>
    %264 = stablehlo.convolution(%194, %263) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x128xbf16>, tensor<1x1x128x256xbf16>) -> tensor<128x32x32x256xbf16>
    %265 = stablehlo.convert %arg36 : (tensor<256xf32>) -> tensor<256xbf16>
    %266 = stablehlo.broadcast_in_dim %265, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %268 = stablehlo.add %264, %267 : tensor<128x32x32x256xbf16>
    %269 = stablehlo.add %268, %262 : tensor<128x32x32x256xbf16>
    %270 = stablehlo.convert %269 : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xf32>
    %271 = stablehlo.reshape %270 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x32x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_26) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_27 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %275 = stablehlo.divide %273, %274 : tensor<128x1x1x32x1xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %276 = call @_var_3(%271, %c_28) : (tensor<128x32x32x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %277 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %278 = stablehlo.subtract %271, %277 : tensor<128x32x32x32x8xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %280 = stablehlo.add %276, %279 : tensor<128x1x1x32x1xf32>
    %281 = stablehlo.rsqrt %280 : tensor<128x1x1x32x1xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %283 = stablehlo.multiply %278, %282 : tensor<128x32x32x32x8xf32>
    %284 = stablehlo.reshape %283 : (tensor<128x32x32x32x8xf32>) -> tensor<128x32x32x256xf32>
    %285 = stablehlo.broadcast_in_dim %arg45, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %287 = stablehlo.multiply %284, %286 : tensor<128x32x32x256xf32>
    %288 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %290 = stablehlo.add %287, %289 : tensor<128x32x32x256xf32>
    %291 = stablehlo.convert %290 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xbf16>
    %292 = call @silu_4(%291) : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xbf16>
    %293 = stablehlo.convert %arg41 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %294 = stablehlo.convolution(%292, %293) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x32x32x256xbf16>
    %295 = stablehlo.convert %arg40 : (tensor<256xf32>) -> tensor<256xbf16>
    %296 = stablehlo.broadcast_in_dim %295, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %298 = stablehlo.add %294, %297 : tensor<128x32x32x256xbf16>
    %299 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %300 = stablehlo.convert %arg49 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %301 = stablehlo.dot_general %299, %300, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %302 = stablehlo.convert %arg48 : (tensor<256xf32>) -> tensor<256xbf16>
    %303 = stablehlo.broadcast_in_dim %302, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %305 = stablehlo.add %301, %304 : tensor<128x256xbf16>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %308 = stablehlo.add %298, %307 : tensor<128x32x32x256xbf16>
    %309 = stablehlo.convert %308 : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xf32>
    %310 = stablehlo.reshape %309 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x32x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.reduce(%310 init: %cst_30) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_31 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %314 = stablehlo.divide %312, %313 : tensor<128x1x1x32x1xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %315 = call @_var_3(%310, %c_32) : (tensor<128x32x32x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %316 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %317 = stablehlo.subtract %310, %316 : tensor<128x32x32x32x8xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %319 = stablehlo.add %315, %318 : tensor<128x1x1x32x1xf32>
    %320 = stablehlo.rsqrt %319 : tensor<128x1x1x32x1xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %322 = stablehlo.multiply %317, %321 : tensor<128x32x32x32x8xf32>
    %323 = stablehlo.reshape %322 : (tensor<128x32x32x32x8xf32>) -> tensor<128x32x32x256xf32>
    %324 = stablehlo.broadcast_in_dim %arg47, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %326 = stablehlo.multiply %323, %325 : tensor<128x32x32x256xf32>
    %327 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %329 = stablehlo.add %326, %328 : tensor<128x32x32x256xf32>
    %330 = stablehlo.convert %329 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xbf16>
    %331 = call @silu_4(%330) : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xbf16>
    %332 = stablehlo.convert %arg43 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %333 = stablehlo.convolution(%331, %332) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x32x32x256xbf16>
    %334 = stablehlo.convert %arg42 : (tensor<256xf32>) -> tensor<256xbf16>
    %335 = stablehlo.broadcast_in_dim %334, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %337 = stablehlo.add %333, %336 : tensor<128x32x32x256xbf16>
    %338 = stablehlo.add %269, %337 : tensor<128x32x32x256xbf16>
    %339 = stablehlo.convert %arg27 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %340 = stablehlo.convolution(%338, %339) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %341 = stablehlo.convert %arg26 : (tensor<256xf32>) -> tensor<256xbf16>
    %342 = stablehlo.broadcast_in_dim %341, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %344 = stablehlo.add %340, %343 : tensor<128x16x16x256xbf16>
    %345 = stablehlo.convert %344 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %346 = stablehlo.reshape %345 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%346 init: %cst_34) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_35 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %350 = stablehlo.divide %348, %349 : tensor<128x1x1x32x1xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %351 = call @_var_5(%346, %c_36) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %352 = stablehlo.broadcast_in_dim %350, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %353 = stablehlo.subtract %346, %352 : tensor<128x16x16x32x8xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %355 = stablehlo.add %351, %354 : tensor<128x1x1x32x1xf32>
    %356 = stablehlo.rsqrt %355 : tensor<128x1x1x32x1xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %358 = stablehlo.multiply %353, %357 : tensor<128x16x16x32x8xf32>
    %359 = stablehlo.reshape %358 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %360 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %362 = stablehlo.multiply %359, %361 : tensor<128x16x16x256xf32>
    %363 = stablehlo.broadcast_in_dim %arg76, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %365 = stablehlo.add %362, %364 : tensor<128x16x16x256xf32>
    %366 = stablehlo.convert %365 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %367 = call @silu_6(%366) : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xbf16>
    %368 = stablehlo.convert %arg73 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %369 = stablehlo.convolution(%367, %368) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %370 = stablehlo.convert %arg72 : (tensor<256xf32>) -> tensor<256xbf16>
    %371 = stablehlo.broadcast_in_dim %370, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %373 = stablehlo.add %369, %372 : tensor<128x16x16x256xbf16>
    %374 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %375 = stablehlo.convert %arg81 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %376 = stablehlo.dot_general %374, %375, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %377 = stablehlo.convert %arg80 : (tensor<256xf32>) -> tensor<256xbf16>
    %378 = stablehlo.broadcast_in_dim %377, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %380 = stablehlo.add %376, %379 : tensor<128x256xbf16>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %383 = stablehlo.add %373, %382 : tensor<128x16x16x256xbf16>
    %384 = stablehlo.convert %383 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %385 = stablehlo.reshape %384 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_38) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_39 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %389 = stablehlo.divide %387, %388 : tensor<128x1x1x32x1xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %390 = call @_var_5(%385, %c_40) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %391 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %392 = stablehlo.subtract %385, %391 : tensor<128x16x16x32x8xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %394 = stablehlo.add %390, %393 : tensor<128x1x1x32x1xf32>
    %395 = stablehlo.rsqrt %394 : tensor<128x1x1x32x1xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %397 = stablehlo.multiply %392, %396 : tensor<128x16x16x32x8xf32>
    %398 = stablehlo.reshape %397 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %399 = stablehlo.broadcast_in_dim %arg79, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %401 = stablehlo.multiply %398, %400 : tensor<128x16x16x256xf32>
    %402 = stablehlo.broadcast_in_dim %arg78, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %404 = stablehlo.add %401, %403 : tensor<128x16x16x256xf32>
    %405 = stablehlo.convert %404 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %406 = call @silu_6(%405) : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xbf16>
    %407 = stablehlo.convert %arg75 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %408 = stablehlo.convolution(%406, %407) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %409 = stablehlo.convert %arg74 : (tensor<256xf32>) -> tensor<256xbf16>
    %410 = stablehlo.broadcast_in_dim %409, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %412 = stablehlo.add %408, %411 : tensor<128x16x16x256xbf16>
    %413 = stablehlo.add %344, %412 : tensor<128x16x16x256xbf16>
    %414 = stablehlo.convert %413 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %415 = stablehlo.reshape %414 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.reduce(%415 init: %cst_42) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_43 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %419 = stablehlo.divide %417, %418 : tensor<128x1x1x32x1xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %420 = call @_var_5(%415, %c_44) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %421 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %422 = stablehlo.subtract %415, %421 : tensor<128x16x16x32x8xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %424 = stablehlo.add %420, %423 : tensor<128x1x1x32x1xf32>
    %425 = stablehlo.rsqrt %424 : tensor<128x1x1x32x1xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %427 = stablehlo.multiply %422, %426 : tensor<128x16x16x32x8xf32>
    %428 = stablehlo.reshape %427 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %429 = stablehlo.broadcast_in_dim %arg53, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %431 = stablehlo.multiply %428, %430 : tensor<128x16x16x256xf32>
    %432 = stablehlo.broadcast_in_dim %arg52, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %434 = stablehlo.add %431, %433 : tensor<128x16x16x256xf32>
    %435 = stablehlo.convert %434 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %436 = stablehlo.reshape %435 : (tensor<128x16x16x256xbf16>) -> tensor<128x256x256xbf16>
    %437 = stablehlo.convert %arg57 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %438 = stablehlo.dot_general %436, %437, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %439 = stablehlo.convert %arg56 : (tensor<256xf32>) -> tensor<256xbf16>
    %440 = stablehlo.broadcast_in_dim %439, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %442 = stablehlo.add %438, %441 : tensor<128x256x256xbf16>
    %443 = stablehlo.convert %arg51 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %444 = stablehlo.dot_general %436, %443, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %445 = stablehlo.convert %arg50 : (tensor<256xf32>) -> tensor<256xbf16>
    %446 = stablehlo.broadcast_in_dim %445, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %447 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %448 = stablehlo.add %444, %447 : tensor<128x256x256xbf16>
    %449 = stablehlo.convert %arg59 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %450 = stablehlo.dot_general %436, %449, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %451 = stablehlo.convert %arg58 : (tensor<256xf32>) -> tensor<256xbf16>
    %452 = stablehlo.broadcast_in_dim %451, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %454 = stablehlo.add %450, %453 : tensor<128x256x256xbf16>
    %455 = stablehlo.dot_general %442, %448, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %456 = stablehlo.convert %455 : (tensor<128x256x256xbf16>) -> tensor<128x256x256xf32>
    %cst_46 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<128x256x256xf32>
    %458 = stablehlo.divide %456, %457 : tensor<128x256x256xf32>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %459 = stablehlo.reduce(%458 init: %cst_47) applies stablehlo.maximum across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %461 = stablehlo.maximum %460, %459 : tensor<128x256xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %464 = stablehlo.subtract %458, %463 : tensor<128x256x256xf32>
    %465 = stablehlo.exponential %464 : tensor<128x256x256xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %469 = stablehlo.divide %465, %468 : tensor<128x256x256xf32>
    %470 = stablehlo.convert %469 : (tensor<128x256x256xf32>) -> tensor<128x256x256xbf16>
    %471 = stablehlo.dot_general %470, %454, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %472 = stablehlo.convert %arg55 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %473 = stablehlo.dot_general %471, %472, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %474 = stablehlo.convert %arg54 : (tensor<256xf32>) -> tensor<256xbf16>
    %475 = stablehlo.broadcast_in_dim %474, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %477 = stablehlo.add %473, %476 : tensor<128x256x256xbf16>
    %478 = stablehlo.reshape %477 : (tensor<128x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %479 = stablehlo.add %413, %478 : tensor<128x16x16x256xbf16>
    %480 = stablehlo.convert %479 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %481 = stablehlo.reshape %480 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%481 init: %cst_50) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_51 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %485 = stablehlo.divide %483, %484 : tensor<128x1x1x32x1xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %486 = call @_var_5(%481, %c_52) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %487 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %488 = stablehlo.subtract %481, %487 : tensor<128x16x16x32x8xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %490 = stablehlo.add %486, %489 : tensor<128x1x1x32x1xf32>
    %491 = stablehlo.rsqrt %490 : tensor<128x1x1x32x1xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %493 = stablehlo.multiply %488, %492 : tensor<128x16x16x32x8xf32>
    %494 = stablehlo.reshape %493 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %495 = stablehlo.broadcast_in_dim %arg87, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %497 = stablehlo.multiply %494, %496 : tensor<128x16x16x256xf32>
    %498 = stablehlo.broadcast_in_dim %arg86, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %500 = stablehlo.add %497, %499 : tensor<128x16x16x256xf32>
    %501 = stablehlo.convert %500 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %502 = call @silu_6(%501) : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xbf16>
    %503 = stablehlo.convert %arg83 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %504 = stablehlo.convolution(%502, %503) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %505 = stablehlo.convert %arg82 : (tensor<256xf32>) -> tensor<256xbf16>
    %506 = stablehlo.broadcast_in_dim %505, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %508 = stablehlo.add %504, %507 : tensor<128x16x16x256xbf16>
    %509 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %510 = stablehlo.convert %arg91 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %511 = stablehlo.dot_general %509, %510, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %512 = stablehlo.convert %arg90 : (tensor<256xf32>) -> tensor<256xbf16>
    %513 = stablehlo.broadcast_in_dim %512, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %514 = stablehlo.broadcast_in_dim %513, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %515 = stablehlo.add %511, %514 : tensor<128x256xbf16>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %518 = stablehlo.add %508, %517 : tensor<128x16x16x256xbf16>
    %519 = stablehlo.convert %518 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %520 = stablehlo.reshape %519 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.reduce(%520 init: %cst_54) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %522 = stablehlo.broadcast_in_dim %521, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_55 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %524 = stablehlo.divide %522, %523 : tensor<128x1x1x32x1xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %525 = call @_var_5(%520, %c_56) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %526 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %527 = stablehlo.subtract %520, %526 : tensor<128x16x16x32x8xf32>
    %cst_57 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %529 = stablehlo.add %525, %528 : tensor<128x1x1x32x1xf32>
    %530 = stablehlo.rsqrt %529 : tensor<128x1x1x32x1xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %532 = stablehlo.multiply %527, %531 : tensor<128x16x16x32x8xf32>
    %533 = stablehlo.reshape %532 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %534 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %536 = stablehlo.multiply %533, %535 : tensor<128x16x16x256xf32>
    %537 = stablehlo.broadcast_in_dim %arg88, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %538 = stablehlo.broadcast_in_dim %537, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %539 = stablehlo.add %536, %538 : tensor<128x16x16x256xf32>
    %540 = stablehlo.convert %539 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %541 = call @silu_6(%540) : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xbf16>
    %542 = stablehlo.convert %arg85 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %543 = stablehlo.convolution(%541, %542) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %544 = stablehlo.convert %arg84 : (tensor<256xf32>) -> tensor<256xbf16>
    %545 = stablehlo.broadcast_in_dim %544, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %547 = stablehlo.add %543, %546 : tensor<128x16x16x256xbf16>
    %548 = stablehlo.add %479, %547 : tensor<128x16x16x256xbf16>
    %549 = stablehlo.convert %548 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %550 = stablehlo.reshape %549 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %551 = stablehlo.reduce(%550 init: %cst_58) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_59 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %554 = stablehlo.divide %552, %553 : tensor<128x1x1x32x1xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %555 = call @_var_5(%550, %c_60) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %556 = stablehlo.broadcast_in_dim %554, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %557 = stablehlo.subtract %550, %556 : tensor<128x16x16x32x8xf32>
    %cst_61 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %559 = stablehlo.add %555, %558 : tensor<128x1x1x32x1xf32>
    %560 = stablehlo.rsqrt %559 : tensor<128x1x1x32x1xf32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %562 = stablehlo.multiply %557, %561 : tensor<128x16x16x32x8xf32>
    %563 = stablehlo.reshape %562 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %564 = stablehlo.broadcast_in_dim %arg63, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %566 = stablehlo.multiply %563, %565 : tensor<128x16x16x256xf32>
    %567 = stablehlo.broadcast_in_dim %arg62, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %569 = stablehlo.add %566, %568 : tensor<128x16x16x256xf32>
    %570 = stablehlo.convert %569 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %571 = stablehlo.reshape %570 : (tensor<128x16x16x256xbf16>) -> tensor<128x256x256xbf16>
    %572 = stablehlo.convert %arg67 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %573 = stablehlo.dot_general %571, %572, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %574 = stablehlo.convert %arg66 : (tensor<256xf32>) -> tensor<256xbf16>
    %575 = stablehlo.broadcast_in_dim %574, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %577 = stablehlo.add %573, %576 : tensor<128x256x256xbf16>
    %578 = stablehlo.convert %arg61 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %579 = stablehlo.dot_general %571, %578, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %580 = stablehlo.convert %arg60 : (tensor<256xf32>) -> tensor<256xbf16>
    %581 = stablehlo.broadcast_in_dim %580, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %583 = stablehlo.add %579, %582 : tensor<128x256x256xbf16>
    %584 = stablehlo.convert %arg69 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %585 = stablehlo.dot_general %571, %584, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %586 = stablehlo.convert %arg68 : (tensor<256xf32>) -> tensor<256xbf16>
    %587 = stablehlo.broadcast_in_dim %586, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %589 = stablehlo.add %585, %588 : tensor<128x256x256xbf16>
    %590 = stablehlo.dot_general %577, %583, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %591 = stablehlo.convert %590 : (tensor<128x256x256xbf16>) -> tensor<128x256x256xf32>
    %cst_62 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<128x256x256xf32>
    %593 = stablehlo.divide %591, %592 : tensor<128x256x256xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %594 = stablehlo.reduce(%593 init: %cst_63) applies stablehlo.maximum across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %596 = stablehlo.maximum %595, %594 : tensor<128x256xf32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %599 = stablehlo.subtract %593, %598 : tensor<128x256x256xf32>
    %600 = stablehlo.exponential %599 : tensor<128x256x256xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %604 = stablehlo.divide %600, %603 : tensor<128x256x256xf32>
    %605 = stablehlo.convert %604 : (tensor<128x256x256xf32>) -> tensor<128x256x256xbf16>
    %606 = stablehlo.dot_general %605, %589, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %607 = stablehlo.convert %arg65 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %608 = stablehlo.dot_general %606, %607, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %609 = stablehlo.convert %arg64 : (tensor<256xf32>) -> tensor<256xbf16>
    %610 = stablehlo.broadcast_in_dim %609, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %612 = stablehlo.add %608, %611 : tensor<128x256x256xbf16>
    %613 = stablehlo.reshape %612 : (tensor<128x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %614 = stablehlo.add %548, %613 : tensor<128x16x16x256xbf16>
    %615 = stablehlo.convert %arg71 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %616 = stablehlo.convolution(%614, %615) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x8x8x256xbf16>
    %617 = stablehlo.convert %arg70 : (tensor<256xf32>) -> tensor<256xbf16>
    %618 = stablehlo.broadcast_in_dim %617, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x8x8x256xbf16>
    %620 = stablehlo.add %616, %619 : tensor<128x8x8x256xbf16>
    %621 = stablehlo.convert %620 : (tensor<128x8x8x256xbf16>) -> tensor<128x8x8x256xf32>
    %622 = stablehlo.reshape %621 : (tensor<128x8x8x256xf32>) -> tensor<128x8x8x32x8xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%622 init: %cst_66) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_67 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %626 = stablehlo.divide %624, %625 : tensor<128x1x1x32x1xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %627 = call @_var_7(%622, %c_68) : (tensor<128x8x8x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %628 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x8xf32>
    %629 = stablehlo.subtract %622, %628 : tensor<128x8x8x32x8xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %631 = stablehlo.add %627, %630 : tensor<128x1x1x32x1xf32>
    %632 = stablehlo.rsqrt %631 : tensor<128x1x1x32x1xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x8xf32>
    %634 = stablehlo.multiply %629, %633 : tensor<128x8x8x32x8xf32>
    %635 = stablehlo.reshape %634 : (tensor<128x8x8x32x8xf32>) -> tensor<128x8x8x256xf32>
    %636 = stablehlo.broadcast_in_dim %arg97, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x8x8x256xf32>
    %638 = stablehlo.multiply %635, %637 : tensor<128x8x8x256xf32>
    %639 = stablehlo.broadcast_in_dim %arg96, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x8x8x256xf32>
    %641 = stablehlo.add %638, %640 : tensor<128x8x8x256xf32>
    %642 = stablehlo.convert %641 : (tensor<128x8x8x256xf32>) -> tensor<128x8x8x256xbf16>
    %643 = call @silu_8(%642) : (tensor<128x8x8x256xbf16>) -> tensor<128x8x8x256xbf16>
    %644 = stablehlo.convert %arg93 : (tensor<3x3x256x512xf32>) -> tensor<3x3x256x512xbf16>
    %645 = stablehlo.convolution(%643, %644) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x256xbf16>, tensor<3x3x256x512xbf16>) -> tensor<128x8x8x512xbf16>
    %646 = stablehlo.convert %arg92 : (tensor<512xf32>) -> tensor<512xbf16>
    %647 = stablehlo.broadcast_in_dim %646, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %648 = stablehlo.broadcast_in_dim %647, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %649 = stablehlo.add %645, %648 : tensor<128x8x8x512xbf16>
    %650 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %651 = stablehlo.convert %arg103 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %652 = stablehlo.dot_general %650, %651, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512xbf16>
    %653 = stablehlo.convert %arg102 : (tensor<512xf32>) -> tensor<512xbf16>
    %654 = stablehlo.broadcast_in_dim %653, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %655 = stablehlo.broadcast_in_dim %654, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %656 = stablehlo.add %652, %655 : tensor<128x512xbf16>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 3] : (tensor<128x512xbf16>) -> tensor<128x1x1x512xbf16>
    %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1, 2, 3] : (tensor<128x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %659 = stablehlo.add %649, %658 : tensor<128x8x8x512xbf16>
    %660 = stablehlo.convert %659 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %661 = stablehlo.reshape %660 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%661 init: %cst_70) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_71 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %665 = stablehlo.divide %663, %664 : tensor<128x1x1x32x1xf32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %666 = call @_var_9(%661, %c_72) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %667 = stablehlo.broadcast_in_dim %665, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %668 = stablehlo.subtract %661, %667 : tensor<128x8x8x32x16xf32>
    %cst_73 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %670 = stablehlo.add %666, %669 : tensor<128x1x1x32x1xf32>
    %671 = stablehlo.rsqrt %670 : tensor<128x1x1x32x1xf32>
    %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %673 = stablehlo.multiply %668, %672 : tensor<128x8x8x32x16xf32>
    %674 = stablehlo.reshape %673 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %675 = stablehlo.broadcast_in_dim %arg99, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %677 = stablehlo.multiply %674, %676 : tensor<128x8x8x512xf32>
    %678 = stablehlo.broadcast_in_dim %arg98, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %680 = stablehlo.add %677, %679 : tensor<128x8x8x512xf32>
    %681 = stablehlo.convert %680 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %682 = call @silu_10(%681) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %683 = stablehlo.convert %arg95 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %684 = stablehlo.convolution(%682, %683) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %685 = stablehlo.convert %arg94 : (tensor<512xf32>) -> tensor<512xbf16>
    %686 = stablehlo.broadcast_in_dim %685, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %688 = stablehlo.add %684, %687 : tensor<128x8x8x512xbf16>
    %689 = stablehlo.convert %arg101 : (tensor<1x1x256x512xf32>) -> tensor<1x1x256x512xbf16>
    %690 = stablehlo.convolution(%620, %689) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x256xbf16>, tensor<1x1x256x512xbf16>) -> tensor<128x8x8x512xbf16>
    %691 = stablehlo.convert %arg100 : (tensor<512xf32>) -> tensor<512xbf16>
    %692 = stablehlo.broadcast_in_dim %691, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %694 = stablehlo.add %690, %693 : tensor<128x8x8x512xbf16>
    %695 = stablehlo.add %694, %688 : tensor<128x8x8x512xbf16>
    %696 = stablehlo.convert %695 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %697 = stablehlo.reshape %696 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_74) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %699 = stablehlo.broadcast_in_dim %698, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_75 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %701 = stablehlo.divide %699, %700 : tensor<128x1x1x32x1xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %702 = call @_var_9(%697, %c_76) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %703 = stablehlo.broadcast_in_dim %701, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %704 = stablehlo.subtract %697, %703 : tensor<128x8x8x32x16xf32>
    %cst_77 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %706 = stablehlo.add %702, %705 : tensor<128x1x1x32x1xf32>
    %707 = stablehlo.rsqrt %706 : tensor<128x1x1x32x1xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %709 = stablehlo.multiply %704, %708 : tensor<128x8x8x32x16xf32>
    %710 = stablehlo.reshape %709 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %711 = stablehlo.broadcast_in_dim %arg109, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %713 = stablehlo.multiply %710, %712 : tensor<128x8x8x512xf32>
    %714 = stablehlo.broadcast_in_dim %arg108, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %716 = stablehlo.add %713, %715 : tensor<128x8x8x512xf32>
    %717 = stablehlo.convert %716 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %718 = call @silu_10(%717) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %719 = stablehlo.convert %arg105 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %720 = stablehlo.convolution(%718, %719) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %721 = stablehlo.convert %arg104 : (tensor<512xf32>) -> tensor<512xbf16>
    %722 = stablehlo.broadcast_in_dim %721, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %724 = stablehlo.add %720, %723 : tensor<128x8x8x512xbf16>
    %725 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %726 = stablehlo.convert %arg113 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %727 = stablehlo.dot_general %725, %726, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512xbf16>
    %728 = stablehlo.convert %arg112 : (tensor<512xf32>) -> tensor<512xbf16>
    %729 = stablehlo.broadcast_in_dim %728, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %730 = stablehlo.broadcast_in_dim %729, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %731 = stablehlo.add %727, %730 : tensor<128x512xbf16>
    %732 = stablehlo.broadcast_in_dim %731, dims = [0, 3] : (tensor<128x512xbf16>) -> tensor<128x1x1x512xbf16>
    %733 = stablehlo.broadcast_in_dim %732, dims = [0, 1, 2, 3] : (tensor<128x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %734 = stablehlo.add %724, %733 : tensor<128x8x8x512xbf16>
    %735 = stablehlo.convert %734 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %736 = stablehlo.reshape %735 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.reduce(%736 init: %cst_78) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_79 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %740 = stablehlo.divide %738, %739 : tensor<128x1x1x32x1xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %741 = call @_var_9(%736, %c_80) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %742 = stablehlo.broadcast_in_dim %740, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %743 = stablehlo.subtract %736, %742 : tensor<128x8x8x32x16xf32>
    %cst_81 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %745 = stablehlo.add %741, %744 : tensor<128x1x1x32x1xf32>
    %746 = stablehlo.rsqrt %745 : tensor<128x1x1x32x1xf32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %748 = stablehlo.multiply %743, %747 : tensor<128x8x8x32x16xf32>
    %749 = stablehlo.reshape %748 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %750 = stablehlo.broadcast_in_dim %arg111, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %751 = stablehlo.broadcast_in_dim %750, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %752 = stablehlo.multiply %749, %751 : tensor<128x8x8x512xf32>
    %753 = stablehlo.broadcast_in_dim %arg110, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %754 = stablehlo.broadcast_in_dim %753, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %755 = stablehlo.add %752, %754 : tensor<128x8x8x512xf32>
    %756 = stablehlo.convert %755 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %757 = call @silu_10(%756) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %758 = stablehlo.convert %arg107 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %759 = stablehlo.convolution(%757, %758) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %760 = stablehlo.convert %arg106 : (tensor<512xf32>) -> tensor<512xbf16>
    %761 = stablehlo.broadcast_in_dim %760, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %763 = stablehlo.add %759, %762 : tensor<128x8x8x512xbf16>
    %764 = stablehlo.add %695, %763 : tensor<128x8x8x512xbf16>
    %765 = stablehlo.convert %764 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %766 = stablehlo.reshape %765 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.reduce(%766 init: %cst_82) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %768 = stablehlo.broadcast_in_dim %767, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_83 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %770 = stablehlo.divide %768, %769 : tensor<128x1x1x32x1xf32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %771 = call @_var_9(%766, %c_84) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %772 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %773 = stablehlo.subtract %766, %772 : tensor<128x8x8x32x16xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %775 = stablehlo.add %771, %774 : tensor<128x1x1x32x1xf32>
    %776 = stablehlo.rsqrt %775 : tensor<128x1x1x32x1xf32>
    %777 = stablehlo.broadcast_in_dim %776, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %778 = stablehlo.multiply %773, %777 : tensor<128x8x8x32x16xf32>
    %779 = stablehlo.reshape %778 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %780 = stablehlo.broadcast_in_dim %arg119, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %781 = stablehlo.broadcast_in_dim %780, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %782 = stablehlo.multiply %779, %781 : tensor<128x8x8x512xf32>
    %783 = stablehlo.broadcast_in_dim %arg118, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %785 = stablehlo.add %782, %784 : tensor<128x8x8x512xf32>
    %786 = stablehlo.convert %785 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %787 = call @silu_10(%786) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %788 = stablehlo.convert %arg115 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %789 = stablehlo.convolution(%787, %788) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %790 = stablehlo.convert %arg114 : (tensor<512xf32>) -> tensor<512xbf16>
    %791 = stablehlo.broadcast_in_dim %790, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %792 = stablehlo.broadcast_in_dim %791, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %793 = stablehlo.add %789, %792 : tensor<128x8x8x512xbf16>
    %794 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %795 = stablehlo.convert %arg123 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %796 = stablehlo.dot_general %794, %795, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512xbf16>
    %797 = stablehlo.convert %arg122 : (tensor<512xf32>) -> tensor<512xbf16>
    %798 = stablehlo.broadcast_in_dim %797, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %799 = stablehlo.broadcast_in_dim %798, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %800 = stablehlo.add %796, %799 : tensor<128x512xbf16>
    %801 = stablehlo.broadcast_in_dim %800, dims = [0, 3] : (tensor<128x512xbf16>) -> tensor<128x1x1x512xbf16>
    %802 = stablehlo.broadcast_in_dim %801, dims = [0, 1, 2, 3] : (tensor<128x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %803 = stablehlo.add %793, %802 : tensor<128x8x8x512xbf16>
    %804 = stablehlo.convert %803 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %805 = stablehlo.reshape %804 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %806 = stablehlo.reduce(%805 init: %cst_86) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %807 = stablehlo.broadcast_in_dim %806, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_87 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %809 = stablehlo.divide %807, %808 : tensor<128x1x1x32x1xf32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %810 = call @_var_9(%805, %c_88) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %811 = stablehlo.broadcast_in_dim %809, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %812 = stablehlo.subtract %805, %811 : tensor<128x8x8x32x16xf32>
    %cst_89 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %814 = stablehlo.add %810, %813 : tensor<128x1x1x32x1xf32>
    %815 = stablehlo.rsqrt %814 : tensor<128x1x1x32x1xf32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %817 = stablehlo.multiply %812, %816 : tensor<128x8x8x32x16xf32>
    %818 = stablehlo.reshape %817 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %819 = stablehlo.broadcast_in_dim %arg121, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %821 = stablehlo.multiply %818, %820 : tensor<128x8x8x512xf32>
    %822 = stablehlo.broadcast_in_dim %arg120, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %824 = stablehlo.add %821, %823 : tensor<128x8x8x512xf32>
    %825 = stablehlo.convert %824 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %826 = call @silu_10(%825) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %827 = stablehlo.convert %arg117 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %828 = stablehlo.convolution(%826, %827) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %829 = stablehlo.convert %arg116 : (tensor<512xf32>) -> tensor<512xbf16>
    %830 = stablehlo.broadcast_in_dim %829, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %831 = stablehlo.broadcast_in_dim %830, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %832 = stablehlo.add %828, %831 : tensor<128x8x8x512xbf16>
    %833 = stablehlo.add %764, %832 : tensor<128x8x8x512xbf16>
    %834 = stablehlo.convert %833 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %835 = stablehlo.reshape %834 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.reduce(%835 init: %cst_90) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %837 = stablehlo.broadcast_in_dim %836, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_91 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %839 = stablehlo.divide %837, %838 : tensor<128x1x1x32x1xf32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %840 = call @_var_9(%835, %c_92) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %841 = stablehlo.broadcast_in_dim %839, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %842 = stablehlo.subtract %835, %841 : tensor<128x8x8x32x16xf32>
    %cst_93 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %844 = stablehlo.add %840, %843 : tensor<128x1x1x32x1xf32>
    %845 = stablehlo.rsqrt %844 : tensor<128x1x1x32x1xf32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %847 = stablehlo.multiply %842, %846 : tensor<128x8x8x32x16xf32>
    %848 = stablehlo.reshape %847 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %849 = stablehlo.broadcast_in_dim %arg129, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %850 = stablehlo.broadcast_in_dim %849, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %851 = stablehlo.multiply %848, %850 : tensor<128x8x8x512xf32>
    %852 = stablehlo.broadcast_in_dim %arg128, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %854 = stablehlo.add %851, %853 : tensor<128x8x8x512xf32>
    %855 = stablehlo.convert %854 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %856 = call @silu_10(%855) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %857 = stablehlo.convert %arg125 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %858 = stablehlo.convolution(%856, %857) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %859 = stablehlo.convert %arg124 : (tensor<512xf32>) -> tensor<512xbf16>
    %860 = stablehlo.broadcast_in_dim %859, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %861 = stablehlo.broadcast_in_dim %860, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %862 = stablehlo.add %858, %861 : tensor<128x8x8x512xbf16>
    %863 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %864 = stablehlo.convert %arg133 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %865 = stablehlo.dot_general %863, %864, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512xbf16>
    %866 = stablehlo.convert %arg132 : (tensor<512xf32>) -> tensor<512xbf16>
    %867 = stablehlo.broadcast_in_dim %866, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %868 = stablehlo.broadcast_in_dim %867, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %869 = stablehlo.add %865, %868 : tensor<128x512xbf16>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 3] : (tensor<128x512xbf16>) -> tensor<128x1x1x512xbf16>
    %871 = stablehlo.broadcast_in_dim %870, dims = [0, 1, 2, 3] : (tensor<128x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %872 = stablehlo.add %862, %871 : tensor<128x8x8x512xbf16>
    %873 = stablehlo.convert %872 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %874 = stablehlo.reshape %873 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %875 = stablehlo.reduce(%874 init: %cst_94) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %876 = stablehlo.broadcast_in_dim %875, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_95 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %878 = stablehlo.divide %876, %877 : tensor<128x1x1x32x1xf32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %879 = call @_var_9(%874, %c_96) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %880 = stablehlo.broadcast_in_dim %878, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %881 = stablehlo.subtract %874, %880 : tensor<128x8x8x32x16xf32>
    %cst_97 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %883 = stablehlo.add %879, %882 : tensor<128x1x1x32x1xf32>
    %884 = stablehlo.rsqrt %883 : tensor<128x1x1x32x1xf32>
    %885 = stablehlo.broadcast_in_dim %884, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %886 = stablehlo.multiply %881, %885 : tensor<128x8x8x32x16xf32>
    %887 = stablehlo.reshape %886 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %888 = stablehlo.broadcast_in_dim %arg131, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %890 = stablehlo.multiply %887, %889 : tensor<128x8x8x512xf32>
    %891 = stablehlo.broadcast_in_dim %arg130, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %892 = stablehlo.broadcast_in_dim %891, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %893 = stablehlo.add %890, %892 : tensor<128x8x8x512xf32>
    %894 = stablehlo.convert %893 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %895 = call @silu_10(%894) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %896 = stablehlo.convert %arg127 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %897 = stablehlo.convolution(%895, %896) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %898 = stablehlo.convert %arg126 : (tensor<512xf32>) -> tensor<512xbf16>
    %899 = stablehlo.broadcast_in_dim %898, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %900 = stablehlo.broadcast_in_dim %899, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %901 = stablehlo.add %897, %900 : tensor<128x8x8x512xbf16>
    %902 = stablehlo.add %833, %901 : tensor<128x8x8x512xbf16>
    %903 = stablehlo.concatenate %902, %764, dim = 3 : (tensor<128x8x8x512xbf16>, tensor<128x8x8x512xbf16>) -> tensor<128x8x8x1024xbf16>
    %904 = stablehlo.convert %903 : (tensor<128x8x8x1024xbf16>) -> tensor<128x8x8x1024xf32>
    %905 = stablehlo.reshape %904 : (tensor<128x8x8x1024xf32>) -> tensor<128x8x8x32x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.reduce(%905 init: %cst_98) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x32xf32>, tensor<f32>) -> tensor<128x32xf32>
    %907 = stablehlo.broadcast_in_dim %906, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_99 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %909 = stablehlo.divide %907, %908 : tensor<128x1x1x32x1xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %910 = call @_var_11(%905, %c_100) : (tensor<128x8x8x32x32xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %911 = stablehlo.broadcast_in_dim %909, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x32xf32>
    %912 = stablehlo.subtract %905, %911 : tensor<128x8x8x32x32xf32>
    %cst_101 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %914 = stablehlo.add %910, %913 : tensor<128x1x1x32x1xf32>
    %915 = stablehlo.rsqrt %914 : tensor<128x1x1x32x1xf32>
    %916 = stablehlo.broadcast_in_dim %915, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x32xf32>
    %917 = stablehlo.multiply %912, %916 : tensor<128x8x8x32x32xf32>
    %918 = stablehlo.reshape %917 : (tensor<128x8x8x32x32xf32>) -> tensor<128x8x8x1024xf32>
    %919 = stablehlo.broadcast_in_dim %arg145, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %920 = stablehlo.broadcast_in_dim %919, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<128x8x8x1024xf32>
    %921 = stablehlo.multiply %918, %920 : tensor<128x8x8x1024xf32>
    %922 = stablehlo.broadcast_in_dim %arg144, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %923 = stablehlo.broadcast_in_dim %922, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<128x8x8x1024xf32>
    %924 = stablehlo.add %921, %923 : tensor<128x8x8x1024xf32>
    %925 = stablehlo.convert %924 : (tensor<128x8x8x1024xf32>) -> tensor<128x8x8x1024xbf16>
    %926 = call @silu_12(%925) : (tensor<128x8x8x1024xbf16>) -> tensor<128x8x8x1024xbf16>
    %927 = stablehlo.convert %arg141 : (tensor<3x3x1024x512xf32>) -> tensor<3x3x1024x512xbf16>
    %928 = stablehlo.convolution(%926, %927) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x1024xbf16>, tensor<3x3x1024x512xbf16>) -> tensor<128x8x8x512xbf16>
    %929 = stablehlo.convert %arg140 : (tensor<512xf32>) -> tensor<512xbf16>
    %930 = stablehlo.broadcast_in_dim %929, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %931 = stablehlo.broadcast_in_dim %930, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %932 = stablehlo.add %928, %931 : tensor<128x8x8x512xbf16>
    %933 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %934 = stablehlo.convert %arg151 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %935 = stablehlo.dot_general %933, %934, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512xbf16>
    %936 = stablehlo.convert %arg150 : (tensor<512xf32>) -> tensor<512xbf16>
    %937 = stablehlo.broadcast_in_dim %936, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %938 = stablehlo.broadcast_in_dim %937, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %939 = stablehlo.add %935, %938 : tensor<128x512xbf16>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 3] : (tensor<128x512xbf16>) -> tensor<128x1x1x512xbf16>
    %941 = stablehlo.broadcast_in_dim %940, dims = [0, 1, 2, 3] : (tensor<128x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %942 = stablehlo.add %932, %941 : tensor<128x8x8x512xbf16>
    %943 = stablehlo.convert %942 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %944 = stablehlo.reshape %943 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %945 = stablehlo.reduce(%944 init: %cst_102) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %946 = stablehlo.broadcast_in_dim %945, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_103 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %948 = stablehlo.divide %946, %947 : tensor<128x1x1x32x1xf32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %949 = call @_var_9(%944, %c_104) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %950 = stablehlo.broadcast_in_dim %948, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %951 = stablehlo.subtract %944, %950 : tensor<128x8x8x32x16xf32>
    %cst_105 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %953 = stablehlo.add %949, %952 : tensor<128x1x1x32x1xf32>
    %954 = stablehlo.rsqrt %953 : tensor<128x1x1x32x1xf32>
    %955 = stablehlo.broadcast_in_dim %954, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %956 = stablehlo.multiply %951, %955 : tensor<128x8x8x32x16xf32>
    %957 = stablehlo.reshape %956 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %958 = stablehlo.broadcast_in_dim %arg147, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %959 = stablehlo.broadcast_in_dim %958, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %960 = stablehlo.multiply %957, %959 : tensor<128x8x8x512xf32>
    %961 = stablehlo.broadcast_in_dim %arg146, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %962 = stablehlo.broadcast_in_dim %961, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %963 = stablehlo.add %960, %962 : tensor<128x8x8x512xf32>
    %964 = stablehlo.convert %963 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %965 = call @silu_10(%964) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %966 = stablehlo.convert %arg143 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %967 = stablehlo.convolution(%965, %966) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %968 = stablehlo.convert %arg142 : (tensor<512xf32>) -> tensor<512xbf16>
    %969 = stablehlo.broadcast_in_dim %968, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %970 = stablehlo.broadcast_in_dim %969, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %971 = stablehlo.add %967, %970 : tensor<128x8x8x512xbf16>
    %972 = stablehlo.convert %arg149 : (tensor<1x1x1024x512xf32>) -> tensor<1x1x1024x512xbf16>
    %973 = stablehlo.convolution(%903, %972) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x1024xbf16>, tensor<1x1x1024x512xbf16>) -> tensor<128x8x8x512xbf16>
    %974 = stablehlo.convert %arg148 : (tensor<512xf32>) -> tensor<512xbf16>
    %975 = stablehlo.broadcast_in_dim %974, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %976 = stablehlo.broadcast_in_dim %975, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %977 = stablehlo.add %973, %976 : tensor<128x8x8x512xbf16>
    %978 = stablehlo.add %977, %971 : tensor<128x8x8x512xbf16>
    %979 = stablehlo.concatenate %978, %695, dim = 3 : (tensor<128x8x8x512xbf16>, tensor<128x8x8x512xbf16>) -> tensor<128x8x8x1024xbf16>
    %980 = stablehlo.convert %979 : (tensor<128x8x8x1024xbf16>) -> tensor<128x8x8x1024xf32>
    %981 = stablehlo.reshape %980 : (tensor<128x8x8x1024xf32>) -> tensor<128x8x8x32x32xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %982 = stablehlo.reduce(%981 init: %cst_106) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x32xf32>, tensor<f32>) -> tensor<128x32xf32>
    %983 = stablehlo.broadcast_in_dim %982, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_107 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %985 = stablehlo.divide %983, %984 : tensor<128x1x1x32x1xf32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %986 = call @_var_11(%981, %c_108) : (tensor<128x8x8x32x32xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %987 = stablehlo.broadcast_in_dim %985, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x32xf32>
    %988 = stablehlo.subtract %981, %987 : tensor<128x8x8x32x32xf32>
    %cst_109 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %990 = stablehlo.add %986, %989 : tensor<128x1x1x32x1xf32>
    %991 = stablehlo.rsqrt %990 : tensor<128x1x1x32x1xf32>
    %992 = stablehlo.broadcast_in_dim %991, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x32xf32>
    %993 = stablehlo.multiply %988, %992 : tensor<128x8x8x32x32xf32>
    %994 = stablehlo.reshape %993 : (tensor<128x8x8x32x32xf32>) -> tensor<128x8x8x1024xf32>
    %995 = stablehlo.broadcast_in_dim %arg157, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %996 = stablehlo.broadcast_in_dim %995, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<128x8x8x1024xf32>
    %997 = stablehlo.multiply %994, %996 : tensor<128x8x8x1024xf32>
    %998 = stablehlo.broadcast_in_dim %arg156, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %999 = stablehlo.broadcast_in_dim %998, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<128x8x8x1024xf32>
    %1000 = stablehlo.add %997, %999 : tensor<128x8x8x1024xf32>
    %1001 = stablehlo.convert %1000 : (tensor<128x8x8x1024xf32>) -> tensor<128x8x8x1024xbf16>
    %1002 = call @silu_12(%1001) : (tensor<128x8x8x1024xbf16>) -> tensor<128x8x8x1024xbf16>
    %1003 = stablehlo.convert %arg153 : (tensor<3x3x1024x512xf32>) -> tensor<3x3x1024x512xbf16>
    %1004 = stablehlo.convolution(%1002, %1003) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x1024xbf16>, tensor<3x3x1024x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1005 = stablehlo.convert %arg152 : (tensor<512xf32>) -> tensor<512xbf16>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1008 = stablehlo.add %1004, %1007 : tensor<128x8x8x512xbf16>
    %1009 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1010 = stablehlo.convert %arg163 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1011 = stablehlo.dot_general %1009, %1010, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512xbf16>
    %1012 = stablehlo.convert %arg162 : (tensor<512xf32>) -> tensor<512xbf16>
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %1014 = stablehlo.broadcast_in_dim %1013, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %1015 = stablehlo.add %1011, %1014 : tensor<128x512xbf16>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [0, 3] : (tensor<128x512xbf16>) -> tensor<128x1x1x512xbf16>
    %1017 = stablehlo.broadcast_in_dim %1016, dims = [0, 1, 2, 3] : (tensor<128x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1018 = stablehlo.add %1008, %1017 : tensor<128x8x8x512xbf16>
    %1019 = stablehlo.convert %1018 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %1020 = stablehlo.reshape %1019 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1021 = stablehlo.reduce(%1020 init: %cst_110) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1022 = stablehlo.broadcast_in_dim %1021, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_111 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1024 = stablehlo.divide %1022, %1023 : tensor<128x1x1x32x1xf32>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %1025 = call @_var_9(%1020, %c_112) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1026 = stablehlo.broadcast_in_dim %1024, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %1027 = stablehlo.subtract %1020, %1026 : tensor<128x8x8x32x16xf32>
    %cst_113 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1029 = stablehlo.add %1025, %1028 : tensor<128x1x1x32x1xf32>
    %1030 = stablehlo.rsqrt %1029 : tensor<128x1x1x32x1xf32>
    %1031 = stablehlo.broadcast_in_dim %1030, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %1032 = stablehlo.multiply %1027, %1031 : tensor<128x8x8x32x16xf32>
    %1033 = stablehlo.reshape %1032 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %1034 = stablehlo.broadcast_in_dim %arg159, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1035 = stablehlo.broadcast_in_dim %1034, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %1036 = stablehlo.multiply %1033, %1035 : tensor<128x8x8x512xf32>
    %1037 = stablehlo.broadcast_in_dim %arg158, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %1039 = stablehlo.add %1036, %1038 : tensor<128x8x8x512xf32>
    %1040 = stablehlo.convert %1039 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %1041 = call @silu_10(%1040) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1042 = stablehlo.convert %arg155 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %1043 = stablehlo.convolution(%1041, %1042) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1044 = stablehlo.convert %arg154 : (tensor<512xf32>) -> tensor<512xbf16>
    %1045 = stablehlo.broadcast_in_dim %1044, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1047 = stablehlo.add %1043, %1046 : tensor<128x8x8x512xbf16>
    %1048 = stablehlo.convert %arg161 : (tensor<1x1x1024x512xf32>) -> tensor<1x1x1024x512xbf16>
    %1049 = stablehlo.convolution(%979, %1048) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x1024xbf16>, tensor<1x1x1024x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1050 = stablehlo.convert %arg160 : (tensor<512xf32>) -> tensor<512xbf16>
    %1051 = stablehlo.broadcast_in_dim %1050, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %1052 = stablehlo.broadcast_in_dim %1051, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1053 = stablehlo.add %1049, %1052 : tensor<128x8x8x512xbf16>
    %1054 = stablehlo.add %1053, %1047 : tensor<128x8x8x512xbf16>
    %1055 = stablehlo.concatenate %1054, %620, dim = 3 : (tensor<128x8x8x512xbf16>, tensor<128x8x8x256xbf16>) -> tensor<128x8x8x768xbf16>
    %1056 = stablehlo.convert %1055 : (tensor<128x8x8x768xbf16>) -> tensor<128x8x8x768xf32>
    %1057 = stablehlo.reshape %1056 : (tensor<128x8x8x768xf32>) -> tensor<128x8x8x32x24xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1058 = stablehlo.reduce(%1057 init: %cst_114) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x24xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1059 = stablehlo.broadcast_in_dim %1058, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_115 = stablehlo.constant dense<1.536000e+03> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1061 = stablehlo.divide %1059, %1060 : tensor<128x1x1x32x1xf32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %1062 = call @_var_13(%1057, %c_116) : (tensor<128x8x8x32x24xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1063 = stablehlo.broadcast_in_dim %1061, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x24xf32>
    %1064 = stablehlo.subtract %1057, %1063 : tensor<128x8x8x32x24xf32>
    %cst_117 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1066 = stablehlo.add %1062, %1065 : tensor<128x1x1x32x1xf32>
    %1067 = stablehlo.rsqrt %1066 : tensor<128x1x1x32x1xf32>
    %1068 = stablehlo.broadcast_in_dim %1067, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x24xf32>
    %1069 = stablehlo.multiply %1064, %1068 : tensor<128x8x8x32x24xf32>
    %1070 = stablehlo.reshape %1069 : (tensor<128x8x8x32x24xf32>) -> tensor<128x8x8x768xf32>
    %1071 = stablehlo.broadcast_in_dim %arg169, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1072 = stablehlo.broadcast_in_dim %1071, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<128x8x8x768xf32>
    %1073 = stablehlo.multiply %1070, %1072 : tensor<128x8x8x768xf32>
    %1074 = stablehlo.broadcast_in_dim %arg168, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1075 = stablehlo.broadcast_in_dim %1074, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<128x8x8x768xf32>
    %1076 = stablehlo.add %1073, %1075 : tensor<128x8x8x768xf32>
    %1077 = stablehlo.convert %1076 : (tensor<128x8x8x768xf32>) -> tensor<128x8x8x768xbf16>
    %1078 = call @silu_14(%1077) : (tensor<128x8x8x768xbf16>) -> tensor<128x8x8x768xbf16>
    %1079 = stablehlo.convert %arg165 : (tensor<3x3x768x512xf32>) -> tensor<3x3x768x512xbf16>
    %1080 = stablehlo.convolution(%1078, %1079) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x768xbf16>, tensor<3x3x768x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1081 = stablehlo.convert %arg164 : (tensor<512xf32>) -> tensor<512xbf16>
    %1082 = stablehlo.broadcast_in_dim %1081, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %1083 = stablehlo.broadcast_in_dim %1082, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1084 = stablehlo.add %1080, %1083 : tensor<128x8x8x512xbf16>
    %1085 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1086 = stablehlo.convert %arg175 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
    %1087 = stablehlo.dot_general %1085, %1086, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x512xbf16>) -> tensor<128x512xbf16>
    %1088 = stablehlo.convert %arg174 : (tensor<512xf32>) -> tensor<512xbf16>
    %1089 = stablehlo.broadcast_in_dim %1088, dims = [1] : (tensor<512xbf16>) -> tensor<1x512xbf16>
    %1090 = stablehlo.broadcast_in_dim %1089, dims = [0, 1] : (tensor<1x512xbf16>) -> tensor<128x512xbf16>
    %1091 = stablehlo.add %1087, %1090 : tensor<128x512xbf16>
    %1092 = stablehlo.broadcast_in_dim %1091, dims = [0, 3] : (tensor<128x512xbf16>) -> tensor<128x1x1x512xbf16>
    %1093 = stablehlo.broadcast_in_dim %1092, dims = [0, 1, 2, 3] : (tensor<128x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1094 = stablehlo.add %1084, %1093 : tensor<128x8x8x512xbf16>
    %1095 = stablehlo.convert %1094 : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xf32>
    %1096 = stablehlo.reshape %1095 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x32x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.reduce(%1096 init: %cst_118) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1098 = stablehlo.broadcast_in_dim %1097, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_119 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1100 = stablehlo.divide %1098, %1099 : tensor<128x1x1x32x1xf32>
    %c_120 = stablehlo.constant dense<0> : tensor<i32>
    %1101 = call @_var_9(%1096, %c_120) : (tensor<128x8x8x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1102 = stablehlo.broadcast_in_dim %1100, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %1103 = stablehlo.subtract %1096, %1102 : tensor<128x8x8x32x16xf32>
    %cst_121 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1105 = stablehlo.add %1101, %1104 : tensor<128x1x1x32x1xf32>
    %1106 = stablehlo.rsqrt %1105 : tensor<128x1x1x32x1xf32>
    %1107 = stablehlo.broadcast_in_dim %1106, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %1108 = stablehlo.multiply %1103, %1107 : tensor<128x8x8x32x16xf32>
    %1109 = stablehlo.reshape %1108 : (tensor<128x8x8x32x16xf32>) -> tensor<128x8x8x512xf32>
    %1110 = stablehlo.broadcast_in_dim %arg171, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %1112 = stablehlo.multiply %1109, %1111 : tensor<128x8x8x512xf32>
    %1113 = stablehlo.broadcast_in_dim %arg170, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1114 = stablehlo.broadcast_in_dim %1113, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x8x8x512xf32>
    %1115 = stablehlo.add %1112, %1114 : tensor<128x8x8x512xf32>
    %1116 = stablehlo.convert %1115 : (tensor<128x8x8x512xf32>) -> tensor<128x8x8x512xbf16>
    %1117 = call @silu_10(%1116) : (tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1118 = stablehlo.convert %arg167 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %1119 = stablehlo.convolution(%1117, %1118) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1120 = stablehlo.convert %arg166 : (tensor<512xf32>) -> tensor<512xbf16>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %1122 = stablehlo.broadcast_in_dim %1121, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1123 = stablehlo.add %1119, %1122 : tensor<128x8x8x512xbf16>
    %1124 = stablehlo.convert %arg173 : (tensor<1x1x768x512xf32>) -> tensor<1x1x768x512xbf16>
    %1125 = stablehlo.convolution(%1055, %1124) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x8x8x768xbf16>, tensor<1x1x768x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1126 = stablehlo.convert %arg172 : (tensor<512xf32>) -> tensor<512xbf16>
    %1127 = stablehlo.broadcast_in_dim %1126, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %1128 = stablehlo.broadcast_in_dim %1127, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x8x8x512xbf16>
    %1129 = stablehlo.add %1125, %1128 : tensor<128x8x8x512xbf16>
    %1130 = stablehlo.add %1129, %1123 : tensor<128x8x8x512xbf16>
    %1131 = call @_resize(%1130) : (tensor<128x8x8x512xbf16>) -> tensor<128x16x16x512xbf16>
    %1132 = stablehlo.convert %arg177 : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xbf16>
    %1133 = stablehlo.convolution(%1131, %1132) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x512xbf16>, tensor<3x3x512x512xbf16>) -> tensor<128x16x16x512xbf16>
    %1134 = stablehlo.convert %arg176 : (tensor<512xf32>) -> tensor<512xbf16>
    %1135 = stablehlo.broadcast_in_dim %1134, dims = [3] : (tensor<512xbf16>) -> tensor<1x1x1x512xbf16>
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xbf16>) -> tensor<128x16x16x512xbf16>
    %1137 = stablehlo.add %1133, %1136 : tensor<128x16x16x512xbf16>
    %1138 = stablehlo.concatenate %1137, %614, dim = 3 : (tensor<128x16x16x512xbf16>, tensor<128x16x16x256xbf16>) -> tensor<128x16x16x768xbf16>
    %1139 = stablehlo.convert %1138 : (tensor<128x16x16x768xbf16>) -> tensor<128x16x16x768xf32>
    %1140 = stablehlo.reshape %1139 : (tensor<128x16x16x768xf32>) -> tensor<128x16x16x32x24xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1141 = stablehlo.reduce(%1140 init: %cst_122) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x24xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1142 = stablehlo.broadcast_in_dim %1141, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_123 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1144 = stablehlo.divide %1142, %1143 : tensor<128x1x1x32x1xf32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %1145 = call @_var_15(%1140, %c_124) : (tensor<128x16x16x32x24xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1146 = stablehlo.broadcast_in_dim %1144, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x24xf32>
    %1147 = stablehlo.subtract %1140, %1146 : tensor<128x16x16x32x24xf32>
    %cst_125 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1149 = stablehlo.add %1145, %1148 : tensor<128x1x1x32x1xf32>
    %1150 = stablehlo.rsqrt %1149 : tensor<128x1x1x32x1xf32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x24xf32>
    %1152 = stablehlo.multiply %1147, %1151 : tensor<128x16x16x32x24xf32>
    %1153 = stablehlo.reshape %1152 : (tensor<128x16x16x32x24xf32>) -> tensor<128x16x16x768xf32>
    %1154 = stablehlo.broadcast_in_dim %arg213, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1155 = stablehlo.broadcast_in_dim %1154, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<128x16x16x768xf32>
    %1156 = stablehlo.multiply %1153, %1155 : tensor<128x16x16x768xf32>
    %1157 = stablehlo.broadcast_in_dim %arg212, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1158 = stablehlo.broadcast_in_dim %1157, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<128x16x16x768xf32>
    %1159 = stablehlo.add %1156, %1158 : tensor<128x16x16x768xf32>
    %1160 = stablehlo.convert %1159 : (tensor<128x16x16x768xf32>) -> tensor<128x16x16x768xbf16>
    %1161 = call @silu_16(%1160) : (tensor<128x16x16x768xbf16>) -> tensor<128x16x16x768xbf16>
    %1162 = stablehlo.convert %arg209 : (tensor<3x3x768x256xf32>) -> tensor<3x3x768x256xbf16>
    %1163 = stablehlo.convolution(%1161, %1162) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x768xbf16>, tensor<3x3x768x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1164 = stablehlo.convert %arg208 : (tensor<256xf32>) -> tensor<256xbf16>
    %1165 = stablehlo.broadcast_in_dim %1164, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1166 = stablehlo.broadcast_in_dim %1165, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1167 = stablehlo.add %1163, %1166 : tensor<128x16x16x256xbf16>
    %1168 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1169 = stablehlo.convert %arg219 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %1170 = stablehlo.dot_general %1168, %1169, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %1171 = stablehlo.convert %arg218 : (tensor<256xf32>) -> tensor<256xbf16>
    %1172 = stablehlo.broadcast_in_dim %1171, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %1173 = stablehlo.broadcast_in_dim %1172, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %1174 = stablehlo.add %1170, %1173 : tensor<128x256xbf16>
    %1175 = stablehlo.broadcast_in_dim %1174, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %1176 = stablehlo.broadcast_in_dim %1175, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1177 = stablehlo.add %1167, %1176 : tensor<128x16x16x256xbf16>
    %1178 = stablehlo.convert %1177 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %1179 = stablehlo.reshape %1178 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1180 = stablehlo.reduce(%1179 init: %cst_126) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1181 = stablehlo.broadcast_in_dim %1180, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_127 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1182 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1183 = stablehlo.divide %1181, %1182 : tensor<128x1x1x32x1xf32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %1184 = call @_var_5(%1179, %c_128) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1185 = stablehlo.broadcast_in_dim %1183, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1186 = stablehlo.subtract %1179, %1185 : tensor<128x16x16x32x8xf32>
    %cst_129 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1188 = stablehlo.add %1184, %1187 : tensor<128x1x1x32x1xf32>
    %1189 = stablehlo.rsqrt %1188 : tensor<128x1x1x32x1xf32>
    %1190 = stablehlo.broadcast_in_dim %1189, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1191 = stablehlo.multiply %1186, %1190 : tensor<128x16x16x32x8xf32>
    %1192 = stablehlo.reshape %1191 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %1193 = stablehlo.broadcast_in_dim %arg215, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1194 = stablehlo.broadcast_in_dim %1193, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1195 = stablehlo.multiply %1192, %1194 : tensor<128x16x16x256xf32>
    %1196 = stablehlo.broadcast_in_dim %arg214, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1197 = stablehlo.broadcast_in_dim %1196, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1198 = stablehlo.add %1195, %1197 : tensor<128x16x16x256xf32>
    %1199 = stablehlo.convert %1198 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %1200 = call @silu_6(%1199) : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1201 = stablehlo.convert %arg211 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %1202 = stablehlo.convolution(%1200, %1201) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1203 = stablehlo.convert %arg210 : (tensor<256xf32>) -> tensor<256xbf16>
    %1204 = stablehlo.broadcast_in_dim %1203, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1205 = stablehlo.broadcast_in_dim %1204, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1206 = stablehlo.add %1202, %1205 : tensor<128x16x16x256xbf16>
    %1207 = stablehlo.convert %arg217 : (tensor<1x1x768x256xf32>) -> tensor<1x1x768x256xbf16>
    %1208 = stablehlo.convolution(%1138, %1207) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x768xbf16>, tensor<1x1x768x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1209 = stablehlo.convert %arg216 : (tensor<256xf32>) -> tensor<256xbf16>
    %1210 = stablehlo.broadcast_in_dim %1209, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1211 = stablehlo.broadcast_in_dim %1210, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1212 = stablehlo.add %1208, %1211 : tensor<128x16x16x256xbf16>
    %1213 = stablehlo.add %1212, %1206 : tensor<128x16x16x256xbf16>
    %1214 = stablehlo.convert %1213 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %1215 = stablehlo.reshape %1214 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1216 = stablehlo.reduce(%1215 init: %cst_130) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1217 = stablehlo.broadcast_in_dim %1216, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_131 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1219 = stablehlo.divide %1217, %1218 : tensor<128x1x1x32x1xf32>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %1220 = call @_var_5(%1215, %c_132) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1221 = stablehlo.broadcast_in_dim %1219, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1222 = stablehlo.subtract %1215, %1221 : tensor<128x16x16x32x8xf32>
    %cst_133 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1224 = stablehlo.add %1220, %1223 : tensor<128x1x1x32x1xf32>
    %1225 = stablehlo.rsqrt %1224 : tensor<128x1x1x32x1xf32>
    %1226 = stablehlo.broadcast_in_dim %1225, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1227 = stablehlo.multiply %1222, %1226 : tensor<128x16x16x32x8xf32>
    %1228 = stablehlo.reshape %1227 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %1229 = stablehlo.broadcast_in_dim %arg181, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1230 = stablehlo.broadcast_in_dim %1229, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1231 = stablehlo.multiply %1228, %1230 : tensor<128x16x16x256xf32>
    %1232 = stablehlo.broadcast_in_dim %arg180, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1233 = stablehlo.broadcast_in_dim %1232, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1234 = stablehlo.add %1231, %1233 : tensor<128x16x16x256xf32>
    %1235 = stablehlo.convert %1234 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %1236 = stablehlo.reshape %1235 : (tensor<128x16x16x256xbf16>) -> tensor<128x256x256xbf16>
    %1237 = stablehlo.convert %arg185 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1238 = stablehlo.dot_general %1236, %1237, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1239 = stablehlo.convert %arg184 : (tensor<256xf32>) -> tensor<256xbf16>
    %1240 = stablehlo.broadcast_in_dim %1239, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1241 = stablehlo.broadcast_in_dim %1240, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1242 = stablehlo.add %1238, %1241 : tensor<128x256x256xbf16>
    %1243 = stablehlo.convert %arg179 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1244 = stablehlo.dot_general %1236, %1243, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1245 = stablehlo.convert %arg178 : (tensor<256xf32>) -> tensor<256xbf16>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1247 = stablehlo.broadcast_in_dim %1246, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1248 = stablehlo.add %1244, %1247 : tensor<128x256x256xbf16>
    %1249 = stablehlo.convert %arg187 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1250 = stablehlo.dot_general %1236, %1249, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1251 = stablehlo.convert %arg186 : (tensor<256xf32>) -> tensor<256xbf16>
    %1252 = stablehlo.broadcast_in_dim %1251, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1253 = stablehlo.broadcast_in_dim %1252, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1254 = stablehlo.add %1250, %1253 : tensor<128x256x256xbf16>
    %1255 = stablehlo.dot_general %1242, %1248, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %1256 = stablehlo.convert %1255 : (tensor<128x256x256xbf16>) -> tensor<128x256x256xf32>
    %cst_134 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<128x256x256xf32>
    %1258 = stablehlo.divide %1256, %1257 : tensor<128x256x256xf32>
    %cst_135 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1259 = stablehlo.reduce(%1258 init: %cst_135) applies stablehlo.maximum across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %cst_136 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %1261 = stablehlo.maximum %1260, %1259 : tensor<128x256xf32>
    %1262 = stablehlo.broadcast_in_dim %1261, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %1263 = stablehlo.broadcast_in_dim %1262, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %1264 = stablehlo.subtract %1258, %1263 : tensor<128x256x256xf32>
    %1265 = stablehlo.exponential %1264 : tensor<128x256x256xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1266 = stablehlo.reduce(%1265 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %1267 = stablehlo.broadcast_in_dim %1266, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %1268 = stablehlo.broadcast_in_dim %1267, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %1269 = stablehlo.divide %1265, %1268 : tensor<128x256x256xf32>
    %1270 = stablehlo.convert %1269 : (tensor<128x256x256xf32>) -> tensor<128x256x256xbf16>
    %1271 = stablehlo.dot_general %1270, %1254, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %1272 = stablehlo.convert %arg183 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1273 = stablehlo.dot_general %1271, %1272, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1274 = stablehlo.convert %arg182 : (tensor<256xf32>) -> tensor<256xbf16>
    %1275 = stablehlo.broadcast_in_dim %1274, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1276 = stablehlo.broadcast_in_dim %1275, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1277 = stablehlo.add %1273, %1276 : tensor<128x256x256xbf16>
    %1278 = stablehlo.reshape %1277 : (tensor<128x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1279 = stablehlo.add %1213, %1278 : tensor<128x16x16x256xbf16>
    %1280 = stablehlo.concatenate %1279, %479, dim = 3 : (tensor<128x16x16x256xbf16>, tensor<128x16x16x256xbf16>) -> tensor<128x16x16x512xbf16>
    %1281 = stablehlo.convert %1280 : (tensor<128x16x16x512xbf16>) -> tensor<128x16x16x512xf32>
    %1282 = stablehlo.reshape %1281 : (tensor<128x16x16x512xf32>) -> tensor<128x16x16x32x16xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1283 = stablehlo.reduce(%1282 init: %cst_138) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1284 = stablehlo.broadcast_in_dim %1283, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_139 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1286 = stablehlo.divide %1284, %1285 : tensor<128x1x1x32x1xf32>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %1287 = call @_var_17(%1282, %c_140) : (tensor<128x16x16x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1288 = stablehlo.broadcast_in_dim %1286, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x16xf32>
    %1289 = stablehlo.subtract %1282, %1288 : tensor<128x16x16x32x16xf32>
    %cst_141 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1291 = stablehlo.add %1287, %1290 : tensor<128x1x1x32x1xf32>
    %1292 = stablehlo.rsqrt %1291 : tensor<128x1x1x32x1xf32>
    %1293 = stablehlo.broadcast_in_dim %1292, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x16xf32>
    %1294 = stablehlo.multiply %1289, %1293 : tensor<128x16x16x32x16xf32>
    %1295 = stablehlo.reshape %1294 : (tensor<128x16x16x32x16xf32>) -> tensor<128x16x16x512xf32>
    %1296 = stablehlo.broadcast_in_dim %arg225, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1297 = stablehlo.broadcast_in_dim %1296, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x16x16x512xf32>
    %1298 = stablehlo.multiply %1295, %1297 : tensor<128x16x16x512xf32>
    %1299 = stablehlo.broadcast_in_dim %arg224, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1300 = stablehlo.broadcast_in_dim %1299, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x16x16x512xf32>
    %1301 = stablehlo.add %1298, %1300 : tensor<128x16x16x512xf32>
    %1302 = stablehlo.convert %1301 : (tensor<128x16x16x512xf32>) -> tensor<128x16x16x512xbf16>
    %1303 = call @silu_18(%1302) : (tensor<128x16x16x512xbf16>) -> tensor<128x16x16x512xbf16>
    %1304 = stablehlo.convert %arg221 : (tensor<3x3x512x256xf32>) -> tensor<3x3x512x256xbf16>
    %1305 = stablehlo.convolution(%1303, %1304) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x512xbf16>, tensor<3x3x512x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1306 = stablehlo.convert %arg220 : (tensor<256xf32>) -> tensor<256xbf16>
    %1307 = stablehlo.broadcast_in_dim %1306, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1308 = stablehlo.broadcast_in_dim %1307, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1309 = stablehlo.add %1305, %1308 : tensor<128x16x16x256xbf16>
    %1310 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1311 = stablehlo.convert %arg231 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %1312 = stablehlo.dot_general %1310, %1311, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %1313 = stablehlo.convert %arg230 : (tensor<256xf32>) -> tensor<256xbf16>
    %1314 = stablehlo.broadcast_in_dim %1313, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %1315 = stablehlo.broadcast_in_dim %1314, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %1316 = stablehlo.add %1312, %1315 : tensor<128x256xbf16>
    %1317 = stablehlo.broadcast_in_dim %1316, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1319 = stablehlo.add %1309, %1318 : tensor<128x16x16x256xbf16>
    %1320 = stablehlo.convert %1319 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %1321 = stablehlo.reshape %1320 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1322 = stablehlo.reduce(%1321 init: %cst_142) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1323 = stablehlo.broadcast_in_dim %1322, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_143 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1325 = stablehlo.divide %1323, %1324 : tensor<128x1x1x32x1xf32>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %1326 = call @_var_5(%1321, %c_144) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1327 = stablehlo.broadcast_in_dim %1325, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1328 = stablehlo.subtract %1321, %1327 : tensor<128x16x16x32x8xf32>
    %cst_145 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1330 = stablehlo.add %1326, %1329 : tensor<128x1x1x32x1xf32>
    %1331 = stablehlo.rsqrt %1330 : tensor<128x1x1x32x1xf32>
    %1332 = stablehlo.broadcast_in_dim %1331, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1333 = stablehlo.multiply %1328, %1332 : tensor<128x16x16x32x8xf32>
    %1334 = stablehlo.reshape %1333 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %1335 = stablehlo.broadcast_in_dim %arg227, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1336 = stablehlo.broadcast_in_dim %1335, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1337 = stablehlo.multiply %1334, %1336 : tensor<128x16x16x256xf32>
    %1338 = stablehlo.broadcast_in_dim %arg226, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1339 = stablehlo.broadcast_in_dim %1338, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1340 = stablehlo.add %1337, %1339 : tensor<128x16x16x256xf32>
    %1341 = stablehlo.convert %1340 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %1342 = call @silu_6(%1341) : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1343 = stablehlo.convert %arg223 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %1344 = stablehlo.convolution(%1342, %1343) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1345 = stablehlo.convert %arg222 : (tensor<256xf32>) -> tensor<256xbf16>
    %1346 = stablehlo.broadcast_in_dim %1345, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1347 = stablehlo.broadcast_in_dim %1346, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1348 = stablehlo.add %1344, %1347 : tensor<128x16x16x256xbf16>
    %1349 = stablehlo.convert %arg229 : (tensor<1x1x512x256xf32>) -> tensor<1x1x512x256xbf16>
    %1350 = stablehlo.convolution(%1280, %1349) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x512xbf16>, tensor<1x1x512x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1351 = stablehlo.convert %arg228 : (tensor<256xf32>) -> tensor<256xbf16>
    %1352 = stablehlo.broadcast_in_dim %1351, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1353 = stablehlo.broadcast_in_dim %1352, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1354 = stablehlo.add %1350, %1353 : tensor<128x16x16x256xbf16>
    %1355 = stablehlo.add %1354, %1348 : tensor<128x16x16x256xbf16>
    %1356 = stablehlo.convert %1355 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %1357 = stablehlo.reshape %1356 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1358 = stablehlo.reduce(%1357 init: %cst_146) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1359 = stablehlo.broadcast_in_dim %1358, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_147 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1361 = stablehlo.divide %1359, %1360 : tensor<128x1x1x32x1xf32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %1362 = call @_var_5(%1357, %c_148) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1363 = stablehlo.broadcast_in_dim %1361, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1364 = stablehlo.subtract %1357, %1363 : tensor<128x16x16x32x8xf32>
    %cst_149 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1365 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1366 = stablehlo.add %1362, %1365 : tensor<128x1x1x32x1xf32>
    %1367 = stablehlo.rsqrt %1366 : tensor<128x1x1x32x1xf32>
    %1368 = stablehlo.broadcast_in_dim %1367, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1369 = stablehlo.multiply %1364, %1368 : tensor<128x16x16x32x8xf32>
    %1370 = stablehlo.reshape %1369 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %1371 = stablehlo.broadcast_in_dim %arg191, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1372 = stablehlo.broadcast_in_dim %1371, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1373 = stablehlo.multiply %1370, %1372 : tensor<128x16x16x256xf32>
    %1374 = stablehlo.broadcast_in_dim %arg190, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1375 = stablehlo.broadcast_in_dim %1374, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1376 = stablehlo.add %1373, %1375 : tensor<128x16x16x256xf32>
    %1377 = stablehlo.convert %1376 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %1378 = stablehlo.reshape %1377 : (tensor<128x16x16x256xbf16>) -> tensor<128x256x256xbf16>
    %1379 = stablehlo.convert %arg195 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1380 = stablehlo.dot_general %1378, %1379, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1381 = stablehlo.convert %arg194 : (tensor<256xf32>) -> tensor<256xbf16>
    %1382 = stablehlo.broadcast_in_dim %1381, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1383 = stablehlo.broadcast_in_dim %1382, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1384 = stablehlo.add %1380, %1383 : tensor<128x256x256xbf16>
    %1385 = stablehlo.convert %arg189 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1386 = stablehlo.dot_general %1378, %1385, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1387 = stablehlo.convert %arg188 : (tensor<256xf32>) -> tensor<256xbf16>
    %1388 = stablehlo.broadcast_in_dim %1387, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1389 = stablehlo.broadcast_in_dim %1388, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1390 = stablehlo.add %1386, %1389 : tensor<128x256x256xbf16>
    %1391 = stablehlo.convert %arg197 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1392 = stablehlo.dot_general %1378, %1391, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1393 = stablehlo.convert %arg196 : (tensor<256xf32>) -> tensor<256xbf16>
    %1394 = stablehlo.broadcast_in_dim %1393, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1395 = stablehlo.broadcast_in_dim %1394, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1396 = stablehlo.add %1392, %1395 : tensor<128x256x256xbf16>
    %1397 = stablehlo.dot_general %1384, %1390, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %1398 = stablehlo.convert %1397 : (tensor<128x256x256xbf16>) -> tensor<128x256x256xf32>
    %cst_150 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<128x256x256xf32>
    %1400 = stablehlo.divide %1398, %1399 : tensor<128x256x256xf32>
    %cst_151 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1401 = stablehlo.reduce(%1400 init: %cst_151) applies stablehlo.maximum across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %cst_152 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %1403 = stablehlo.maximum %1402, %1401 : tensor<128x256xf32>
    %1404 = stablehlo.broadcast_in_dim %1403, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %1405 = stablehlo.broadcast_in_dim %1404, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %1406 = stablehlo.subtract %1400, %1405 : tensor<128x256x256xf32>
    %1407 = stablehlo.exponential %1406 : tensor<128x256x256xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1408 = stablehlo.reduce(%1407 init: %cst_153) applies stablehlo.add across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %1409 = stablehlo.broadcast_in_dim %1408, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %1410 = stablehlo.broadcast_in_dim %1409, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %1411 = stablehlo.divide %1407, %1410 : tensor<128x256x256xf32>
    %1412 = stablehlo.convert %1411 : (tensor<128x256x256xf32>) -> tensor<128x256x256xbf16>
    %1413 = stablehlo.dot_general %1412, %1396, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %1414 = stablehlo.convert %arg193 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1415 = stablehlo.dot_general %1413, %1414, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1416 = stablehlo.convert %arg192 : (tensor<256xf32>) -> tensor<256xbf16>
    %1417 = stablehlo.broadcast_in_dim %1416, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1418 = stablehlo.broadcast_in_dim %1417, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1419 = stablehlo.add %1415, %1418 : tensor<128x256x256xbf16>
    %1420 = stablehlo.reshape %1419 : (tensor<128x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1421 = stablehlo.add %1355, %1420 : tensor<128x16x16x256xbf16>
    %1422 = stablehlo.concatenate %1421, %344, dim = 3 : (tensor<128x16x16x256xbf16>, tensor<128x16x16x256xbf16>) -> tensor<128x16x16x512xbf16>
    %1423 = stablehlo.convert %1422 : (tensor<128x16x16x512xbf16>) -> tensor<128x16x16x512xf32>
    %1424 = stablehlo.reshape %1423 : (tensor<128x16x16x512xf32>) -> tensor<128x16x16x32x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1425 = stablehlo.reduce(%1424 init: %cst_154) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1426 = stablehlo.broadcast_in_dim %1425, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_155 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1427 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1428 = stablehlo.divide %1426, %1427 : tensor<128x1x1x32x1xf32>
    %c_156 = stablehlo.constant dense<0> : tensor<i32>
    %1429 = call @_var_17(%1424, %c_156) : (tensor<128x16x16x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1430 = stablehlo.broadcast_in_dim %1428, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x16xf32>
    %1431 = stablehlo.subtract %1424, %1430 : tensor<128x16x16x32x16xf32>
    %cst_157 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1433 = stablehlo.add %1429, %1432 : tensor<128x1x1x32x1xf32>
    %1434 = stablehlo.rsqrt %1433 : tensor<128x1x1x32x1xf32>
    %1435 = stablehlo.broadcast_in_dim %1434, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x16xf32>
    %1436 = stablehlo.multiply %1431, %1435 : tensor<128x16x16x32x16xf32>
    %1437 = stablehlo.reshape %1436 : (tensor<128x16x16x32x16xf32>) -> tensor<128x16x16x512xf32>
    %1438 = stablehlo.broadcast_in_dim %arg237, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1439 = stablehlo.broadcast_in_dim %1438, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x16x16x512xf32>
    %1440 = stablehlo.multiply %1437, %1439 : tensor<128x16x16x512xf32>
    %1441 = stablehlo.broadcast_in_dim %arg236, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1442 = stablehlo.broadcast_in_dim %1441, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x16x16x512xf32>
    %1443 = stablehlo.add %1440, %1442 : tensor<128x16x16x512xf32>
    %1444 = stablehlo.convert %1443 : (tensor<128x16x16x512xf32>) -> tensor<128x16x16x512xbf16>
    %1445 = call @silu_18(%1444) : (tensor<128x16x16x512xbf16>) -> tensor<128x16x16x512xbf16>
    %1446 = stablehlo.convert %arg233 : (tensor<3x3x512x256xf32>) -> tensor<3x3x512x256xbf16>
    %1447 = stablehlo.convolution(%1445, %1446) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x512xbf16>, tensor<3x3x512x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1448 = stablehlo.convert %arg232 : (tensor<256xf32>) -> tensor<256xbf16>
    %1449 = stablehlo.broadcast_in_dim %1448, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1450 = stablehlo.broadcast_in_dim %1449, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1451 = stablehlo.add %1447, %1450 : tensor<128x16x16x256xbf16>
    %1452 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1453 = stablehlo.convert %arg243 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %1454 = stablehlo.dot_general %1452, %1453, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %1455 = stablehlo.convert %arg242 : (tensor<256xf32>) -> tensor<256xbf16>
    %1456 = stablehlo.broadcast_in_dim %1455, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %1457 = stablehlo.broadcast_in_dim %1456, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %1458 = stablehlo.add %1454, %1457 : tensor<128x256xbf16>
    %1459 = stablehlo.broadcast_in_dim %1458, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %1460 = stablehlo.broadcast_in_dim %1459, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1461 = stablehlo.add %1451, %1460 : tensor<128x16x16x256xbf16>
    %1462 = stablehlo.convert %1461 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %1463 = stablehlo.reshape %1462 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1464 = stablehlo.reduce(%1463 init: %cst_158) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1465 = stablehlo.broadcast_in_dim %1464, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_159 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1467 = stablehlo.divide %1465, %1466 : tensor<128x1x1x32x1xf32>
    %c_160 = stablehlo.constant dense<0> : tensor<i32>
    %1468 = call @_var_5(%1463, %c_160) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1469 = stablehlo.broadcast_in_dim %1467, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1470 = stablehlo.subtract %1463, %1469 : tensor<128x16x16x32x8xf32>
    %cst_161 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1471 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1472 = stablehlo.add %1468, %1471 : tensor<128x1x1x32x1xf32>
    %1473 = stablehlo.rsqrt %1472 : tensor<128x1x1x32x1xf32>
    %1474 = stablehlo.broadcast_in_dim %1473, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1475 = stablehlo.multiply %1470, %1474 : tensor<128x16x16x32x8xf32>
    %1476 = stablehlo.reshape %1475 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %1477 = stablehlo.broadcast_in_dim %arg239, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1478 = stablehlo.broadcast_in_dim %1477, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1479 = stablehlo.multiply %1476, %1478 : tensor<128x16x16x256xf32>
    %1480 = stablehlo.broadcast_in_dim %arg238, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1481 = stablehlo.broadcast_in_dim %1480, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1482 = stablehlo.add %1479, %1481 : tensor<128x16x16x256xf32>
    %1483 = stablehlo.convert %1482 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %1484 = call @silu_6(%1483) : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1485 = stablehlo.convert %arg235 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %1486 = stablehlo.convolution(%1484, %1485) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1487 = stablehlo.convert %arg234 : (tensor<256xf32>) -> tensor<256xbf16>
    %1488 = stablehlo.broadcast_in_dim %1487, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1489 = stablehlo.broadcast_in_dim %1488, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1490 = stablehlo.add %1486, %1489 : tensor<128x16x16x256xbf16>
    %1491 = stablehlo.convert %arg241 : (tensor<1x1x512x256xf32>) -> tensor<1x1x512x256xbf16>
    %1492 = stablehlo.convolution(%1422, %1491) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x16x16x512xbf16>, tensor<1x1x512x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1493 = stablehlo.convert %arg240 : (tensor<256xf32>) -> tensor<256xbf16>
    %1494 = stablehlo.broadcast_in_dim %1493, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1495 = stablehlo.broadcast_in_dim %1494, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1496 = stablehlo.add %1492, %1495 : tensor<128x16x16x256xbf16>
    %1497 = stablehlo.add %1496, %1490 : tensor<128x16x16x256xbf16>
    %1498 = stablehlo.convert %1497 : (tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xf32>
    %1499 = stablehlo.reshape %1498 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x32x8xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1500 = stablehlo.reduce(%1499 init: %cst_162) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1501 = stablehlo.broadcast_in_dim %1500, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_163 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1503 = stablehlo.divide %1501, %1502 : tensor<128x1x1x32x1xf32>
    %c_164 = stablehlo.constant dense<0> : tensor<i32>
    %1504 = call @_var_5(%1499, %c_164) : (tensor<128x16x16x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1505 = stablehlo.broadcast_in_dim %1503, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1506 = stablehlo.subtract %1499, %1505 : tensor<128x16x16x32x8xf32>
    %cst_165 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1507 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1508 = stablehlo.add %1504, %1507 : tensor<128x1x1x32x1xf32>
    %1509 = stablehlo.rsqrt %1508 : tensor<128x1x1x32x1xf32>
    %1510 = stablehlo.broadcast_in_dim %1509, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %1511 = stablehlo.multiply %1506, %1510 : tensor<128x16x16x32x8xf32>
    %1512 = stablehlo.reshape %1511 : (tensor<128x16x16x32x8xf32>) -> tensor<128x16x16x256xf32>
    %1513 = stablehlo.broadcast_in_dim %arg201, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1514 = stablehlo.broadcast_in_dim %1513, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1515 = stablehlo.multiply %1512, %1514 : tensor<128x16x16x256xf32>
    %1516 = stablehlo.broadcast_in_dim %arg200, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1517 = stablehlo.broadcast_in_dim %1516, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x16x16x256xf32>
    %1518 = stablehlo.add %1515, %1517 : tensor<128x16x16x256xf32>
    %1519 = stablehlo.convert %1518 : (tensor<128x16x16x256xf32>) -> tensor<128x16x16x256xbf16>
    %1520 = stablehlo.reshape %1519 : (tensor<128x16x16x256xbf16>) -> tensor<128x256x256xbf16>
    %1521 = stablehlo.convert %arg205 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1522 = stablehlo.dot_general %1520, %1521, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1523 = stablehlo.convert %arg204 : (tensor<256xf32>) -> tensor<256xbf16>
    %1524 = stablehlo.broadcast_in_dim %1523, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1525 = stablehlo.broadcast_in_dim %1524, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1526 = stablehlo.add %1522, %1525 : tensor<128x256x256xbf16>
    %1527 = stablehlo.convert %arg199 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1528 = stablehlo.dot_general %1520, %1527, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1529 = stablehlo.convert %arg198 : (tensor<256xf32>) -> tensor<256xbf16>
    %1530 = stablehlo.broadcast_in_dim %1529, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1531 = stablehlo.broadcast_in_dim %1530, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1532 = stablehlo.add %1528, %1531 : tensor<128x256x256xbf16>
    %1533 = stablehlo.convert %arg207 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1534 = stablehlo.dot_general %1520, %1533, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1535 = stablehlo.convert %arg206 : (tensor<256xf32>) -> tensor<256xbf16>
    %1536 = stablehlo.broadcast_in_dim %1535, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1537 = stablehlo.broadcast_in_dim %1536, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1538 = stablehlo.add %1534, %1537 : tensor<128x256x256xbf16>
    %1539 = stablehlo.dot_general %1526, %1532, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %1540 = stablehlo.convert %1539 : (tensor<128x256x256xbf16>) -> tensor<128x256x256xf32>
    %cst_166 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<128x256x256xf32>
    %1542 = stablehlo.divide %1540, %1541 : tensor<128x256x256xf32>
    %cst_167 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1543 = stablehlo.reduce(%1542 init: %cst_167) applies stablehlo.maximum across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %cst_168 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %1545 = stablehlo.maximum %1544, %1543 : tensor<128x256xf32>
    %1546 = stablehlo.broadcast_in_dim %1545, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %1547 = stablehlo.broadcast_in_dim %1546, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %1548 = stablehlo.subtract %1542, %1547 : tensor<128x256x256xf32>
    %1549 = stablehlo.exponential %1548 : tensor<128x256x256xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1550 = stablehlo.reduce(%1549 init: %cst_169) applies stablehlo.add across dimensions = [2] : (tensor<128x256x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %1551 = stablehlo.broadcast_in_dim %1550, dims = [0, 1] : (tensor<128x256xf32>) -> tensor<128x256x1xf32>
    %1552 = stablehlo.broadcast_in_dim %1551, dims = [0, 1, 2] : (tensor<128x256x1xf32>) -> tensor<128x256x256xf32>
    %1553 = stablehlo.divide %1549, %1552 : tensor<128x256x256xf32>
    %1554 = stablehlo.convert %1553 : (tensor<128x256x256xf32>) -> tensor<128x256x256xbf16>
    %1555 = stablehlo.dot_general %1554, %1538, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<128x256x256xbf16>) -> tensor<128x256x256xbf16>
    %1556 = stablehlo.convert %arg203 : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1557 = stablehlo.dot_general %1555, %1556, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256x256xbf16>
    %1558 = stablehlo.convert %arg202 : (tensor<256xf32>) -> tensor<256xbf16>
    %1559 = stablehlo.broadcast_in_dim %1558, dims = [2] : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %1560 = stablehlo.broadcast_in_dim %1559, dims = [0, 1, 2] : (tensor<1x1x256xbf16>) -> tensor<128x256x256xbf16>
    %1561 = stablehlo.add %1557, %1560 : tensor<128x256x256xbf16>
    %1562 = stablehlo.reshape %1561 : (tensor<128x256x256xbf16>) -> tensor<128x16x16x256xbf16>
    %1563 = stablehlo.add %1497, %1562 : tensor<128x16x16x256xbf16>
    %1564 = call @_resize_19(%1563) : (tensor<128x16x16x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1565 = stablehlo.convert %arg245 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %1566 = stablehlo.convolution(%1564, %1565) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1567 = stablehlo.convert %arg244 : (tensor<256xf32>) -> tensor<256xbf16>
    %1568 = stablehlo.broadcast_in_dim %1567, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1569 = stablehlo.broadcast_in_dim %1568, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1570 = stablehlo.add %1566, %1569 : tensor<128x32x32x256xbf16>
    %1571 = stablehlo.concatenate %1570, %338, dim = 3 : (tensor<128x32x32x256xbf16>, tensor<128x32x32x256xbf16>) -> tensor<128x32x32x512xbf16>
    %1572 = stablehlo.convert %1571 : (tensor<128x32x32x512xbf16>) -> tensor<128x32x32x512xf32>
    %1573 = stablehlo.reshape %1572 : (tensor<128x32x32x512xf32>) -> tensor<128x32x32x32x16xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1574 = stablehlo.reduce(%1573 init: %cst_170) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1575 = stablehlo.broadcast_in_dim %1574, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_171 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %1576 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1577 = stablehlo.divide %1575, %1576 : tensor<128x1x1x32x1xf32>
    %c_172 = stablehlo.constant dense<0> : tensor<i32>
    %1578 = call @_var_20(%1573, %c_172) : (tensor<128x32x32x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1579 = stablehlo.broadcast_in_dim %1577, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x16xf32>
    %1580 = stablehlo.subtract %1573, %1579 : tensor<128x32x32x32x16xf32>
    %cst_173 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1581 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1582 = stablehlo.add %1578, %1581 : tensor<128x1x1x32x1xf32>
    %1583 = stablehlo.rsqrt %1582 : tensor<128x1x1x32x1xf32>
    %1584 = stablehlo.broadcast_in_dim %1583, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x16xf32>
    %1585 = stablehlo.multiply %1580, %1584 : tensor<128x32x32x32x16xf32>
    %1586 = stablehlo.reshape %1585 : (tensor<128x32x32x32x16xf32>) -> tensor<128x32x32x512xf32>
    %1587 = stablehlo.broadcast_in_dim %arg251, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1588 = stablehlo.broadcast_in_dim %1587, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x32x32x512xf32>
    %1589 = stablehlo.multiply %1586, %1588 : tensor<128x32x32x512xf32>
    %1590 = stablehlo.broadcast_in_dim %arg250, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1591 = stablehlo.broadcast_in_dim %1590, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x32x32x512xf32>
    %1592 = stablehlo.add %1589, %1591 : tensor<128x32x32x512xf32>
    %1593 = stablehlo.convert %1592 : (tensor<128x32x32x512xf32>) -> tensor<128x32x32x512xbf16>
    %1594 = call @silu_21(%1593) : (tensor<128x32x32x512xbf16>) -> tensor<128x32x32x512xbf16>
    %1595 = stablehlo.convert %arg247 : (tensor<3x3x512x256xf32>) -> tensor<3x3x512x256xbf16>
    %1596 = stablehlo.convolution(%1594, %1595) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x512xbf16>, tensor<3x3x512x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1597 = stablehlo.convert %arg246 : (tensor<256xf32>) -> tensor<256xbf16>
    %1598 = stablehlo.broadcast_in_dim %1597, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1599 = stablehlo.broadcast_in_dim %1598, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1600 = stablehlo.add %1596, %1599 : tensor<128x32x32x256xbf16>
    %1601 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1602 = stablehlo.convert %arg257 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %1603 = stablehlo.dot_general %1601, %1602, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %1604 = stablehlo.convert %arg256 : (tensor<256xf32>) -> tensor<256xbf16>
    %1605 = stablehlo.broadcast_in_dim %1604, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %1606 = stablehlo.broadcast_in_dim %1605, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %1607 = stablehlo.add %1603, %1606 : tensor<128x256xbf16>
    %1608 = stablehlo.broadcast_in_dim %1607, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %1609 = stablehlo.broadcast_in_dim %1608, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1610 = stablehlo.add %1600, %1609 : tensor<128x32x32x256xbf16>
    %1611 = stablehlo.convert %1610 : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xf32>
    %1612 = stablehlo.reshape %1611 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x32x8xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1613 = stablehlo.reduce(%1612 init: %cst_174) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1614 = stablehlo.broadcast_in_dim %1613, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_175 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1616 = stablehlo.divide %1614, %1615 : tensor<128x1x1x32x1xf32>
    %c_176 = stablehlo.constant dense<0> : tensor<i32>
    %1617 = call @_var_3(%1612, %c_176) : (tensor<128x32x32x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1618 = stablehlo.broadcast_in_dim %1616, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %1619 = stablehlo.subtract %1612, %1618 : tensor<128x32x32x32x8xf32>
    %cst_177 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1620 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1621 = stablehlo.add %1617, %1620 : tensor<128x1x1x32x1xf32>
    %1622 = stablehlo.rsqrt %1621 : tensor<128x1x1x32x1xf32>
    %1623 = stablehlo.broadcast_in_dim %1622, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %1624 = stablehlo.multiply %1619, %1623 : tensor<128x32x32x32x8xf32>
    %1625 = stablehlo.reshape %1624 : (tensor<128x32x32x32x8xf32>) -> tensor<128x32x32x256xf32>
    %1626 = stablehlo.broadcast_in_dim %arg253, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1627 = stablehlo.broadcast_in_dim %1626, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %1628 = stablehlo.multiply %1625, %1627 : tensor<128x32x32x256xf32>
    %1629 = stablehlo.broadcast_in_dim %arg252, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1630 = stablehlo.broadcast_in_dim %1629, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %1631 = stablehlo.add %1628, %1630 : tensor<128x32x32x256xf32>
    %1632 = stablehlo.convert %1631 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xbf16>
    %1633 = call @silu_4(%1632) : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1634 = stablehlo.convert %arg249 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %1635 = stablehlo.convolution(%1633, %1634) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1636 = stablehlo.convert %arg248 : (tensor<256xf32>) -> tensor<256xbf16>
    %1637 = stablehlo.broadcast_in_dim %1636, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1638 = stablehlo.broadcast_in_dim %1637, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1639 = stablehlo.add %1635, %1638 : tensor<128x32x32x256xbf16>
    %1640 = stablehlo.convert %arg255 : (tensor<1x1x512x256xf32>) -> tensor<1x1x512x256xbf16>
    %1641 = stablehlo.convolution(%1571, %1640) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x512xbf16>, tensor<1x1x512x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1642 = stablehlo.convert %arg254 : (tensor<256xf32>) -> tensor<256xbf16>
    %1643 = stablehlo.broadcast_in_dim %1642, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1644 = stablehlo.broadcast_in_dim %1643, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1645 = stablehlo.add %1641, %1644 : tensor<128x32x32x256xbf16>
    %1646 = stablehlo.add %1645, %1639 : tensor<128x32x32x256xbf16>
    %1647 = stablehlo.concatenate %1646, %269, dim = 3 : (tensor<128x32x32x256xbf16>, tensor<128x32x32x256xbf16>) -> tensor<128x32x32x512xbf16>
    %1648 = stablehlo.convert %1647 : (tensor<128x32x32x512xbf16>) -> tensor<128x32x32x512xf32>
    %1649 = stablehlo.reshape %1648 : (tensor<128x32x32x512xf32>) -> tensor<128x32x32x32x16xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1650 = stablehlo.reduce(%1649 init: %cst_178) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1651 = stablehlo.broadcast_in_dim %1650, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_179 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1653 = stablehlo.divide %1651, %1652 : tensor<128x1x1x32x1xf32>
    %c_180 = stablehlo.constant dense<0> : tensor<i32>
    %1654 = call @_var_20(%1649, %c_180) : (tensor<128x32x32x32x16xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1655 = stablehlo.broadcast_in_dim %1653, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x16xf32>
    %1656 = stablehlo.subtract %1649, %1655 : tensor<128x32x32x32x16xf32>
    %cst_181 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1658 = stablehlo.add %1654, %1657 : tensor<128x1x1x32x1xf32>
    %1659 = stablehlo.rsqrt %1658 : tensor<128x1x1x32x1xf32>
    %1660 = stablehlo.broadcast_in_dim %1659, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x16xf32>
    %1661 = stablehlo.multiply %1656, %1660 : tensor<128x32x32x32x16xf32>
    %1662 = stablehlo.reshape %1661 : (tensor<128x32x32x32x16xf32>) -> tensor<128x32x32x512xf32>
    %1663 = stablehlo.broadcast_in_dim %arg263, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1664 = stablehlo.broadcast_in_dim %1663, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x32x32x512xf32>
    %1665 = stablehlo.multiply %1662, %1664 : tensor<128x32x32x512xf32>
    %1666 = stablehlo.broadcast_in_dim %arg262, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1667 = stablehlo.broadcast_in_dim %1666, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<128x32x32x512xf32>
    %1668 = stablehlo.add %1665, %1667 : tensor<128x32x32x512xf32>
    %1669 = stablehlo.convert %1668 : (tensor<128x32x32x512xf32>) -> tensor<128x32x32x512xbf16>
    %1670 = call @silu_21(%1669) : (tensor<128x32x32x512xbf16>) -> tensor<128x32x32x512xbf16>
    %1671 = stablehlo.convert %arg259 : (tensor<3x3x512x256xf32>) -> tensor<3x3x512x256xbf16>
    %1672 = stablehlo.convolution(%1670, %1671) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x512xbf16>, tensor<3x3x512x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1673 = stablehlo.convert %arg258 : (tensor<256xf32>) -> tensor<256xbf16>
    %1674 = stablehlo.broadcast_in_dim %1673, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1675 = stablehlo.broadcast_in_dim %1674, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1676 = stablehlo.add %1672, %1675 : tensor<128x32x32x256xbf16>
    %1677 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1678 = stablehlo.convert %arg269 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %1679 = stablehlo.dot_general %1677, %1678, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %1680 = stablehlo.convert %arg268 : (tensor<256xf32>) -> tensor<256xbf16>
    %1681 = stablehlo.broadcast_in_dim %1680, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %1682 = stablehlo.broadcast_in_dim %1681, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %1683 = stablehlo.add %1679, %1682 : tensor<128x256xbf16>
    %1684 = stablehlo.broadcast_in_dim %1683, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %1685 = stablehlo.broadcast_in_dim %1684, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1686 = stablehlo.add %1676, %1685 : tensor<128x32x32x256xbf16>
    %1687 = stablehlo.convert %1686 : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xf32>
    %1688 = stablehlo.reshape %1687 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x32x8xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1689 = stablehlo.reduce(%1688 init: %cst_182) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1690 = stablehlo.broadcast_in_dim %1689, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_183 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1692 = stablehlo.divide %1690, %1691 : tensor<128x1x1x32x1xf32>
    %c_184 = stablehlo.constant dense<0> : tensor<i32>
    %1693 = call @_var_3(%1688, %c_184) : (tensor<128x32x32x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1694 = stablehlo.broadcast_in_dim %1692, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %1695 = stablehlo.subtract %1688, %1694 : tensor<128x32x32x32x8xf32>
    %cst_185 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1697 = stablehlo.add %1693, %1696 : tensor<128x1x1x32x1xf32>
    %1698 = stablehlo.rsqrt %1697 : tensor<128x1x1x32x1xf32>
    %1699 = stablehlo.broadcast_in_dim %1698, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %1700 = stablehlo.multiply %1695, %1699 : tensor<128x32x32x32x8xf32>
    %1701 = stablehlo.reshape %1700 : (tensor<128x32x32x32x8xf32>) -> tensor<128x32x32x256xf32>
    %1702 = stablehlo.broadcast_in_dim %arg265, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1703 = stablehlo.broadcast_in_dim %1702, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %1704 = stablehlo.multiply %1701, %1703 : tensor<128x32x32x256xf32>
    %1705 = stablehlo.broadcast_in_dim %arg264, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1706 = stablehlo.broadcast_in_dim %1705, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %1707 = stablehlo.add %1704, %1706 : tensor<128x32x32x256xf32>
    %1708 = stablehlo.convert %1707 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xbf16>
    %1709 = call @silu_4(%1708) : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1710 = stablehlo.convert %arg261 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %1711 = stablehlo.convolution(%1709, %1710) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1712 = stablehlo.convert %arg260 : (tensor<256xf32>) -> tensor<256xbf16>
    %1713 = stablehlo.broadcast_in_dim %1712, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1714 = stablehlo.broadcast_in_dim %1713, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1715 = stablehlo.add %1711, %1714 : tensor<128x32x32x256xbf16>
    %1716 = stablehlo.convert %arg267 : (tensor<1x1x512x256xf32>) -> tensor<1x1x512x256xbf16>
    %1717 = stablehlo.convolution(%1647, %1716) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x512xbf16>, tensor<1x1x512x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1718 = stablehlo.convert %arg266 : (tensor<256xf32>) -> tensor<256xbf16>
    %1719 = stablehlo.broadcast_in_dim %1718, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1720 = stablehlo.broadcast_in_dim %1719, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1721 = stablehlo.add %1717, %1720 : tensor<128x32x32x256xbf16>
    %1722 = stablehlo.add %1721, %1715 : tensor<128x32x32x256xbf16>
    %1723 = stablehlo.concatenate %1722, %194, dim = 3 : (tensor<128x32x32x256xbf16>, tensor<128x32x32x128xbf16>) -> tensor<128x32x32x384xbf16>
    %1724 = stablehlo.convert %1723 : (tensor<128x32x32x384xbf16>) -> tensor<128x32x32x384xf32>
    %1725 = stablehlo.reshape %1724 : (tensor<128x32x32x384xf32>) -> tensor<128x32x32x32x12xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1726 = stablehlo.reduce(%1725 init: %cst_186) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x12xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1727 = stablehlo.broadcast_in_dim %1726, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_187 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %1728 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1729 = stablehlo.divide %1727, %1728 : tensor<128x1x1x32x1xf32>
    %c_188 = stablehlo.constant dense<0> : tensor<i32>
    %1730 = call @_var_22(%1725, %c_188) : (tensor<128x32x32x32x12xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1731 = stablehlo.broadcast_in_dim %1729, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x12xf32>
    %1732 = stablehlo.subtract %1725, %1731 : tensor<128x32x32x32x12xf32>
    %cst_189 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1733 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1734 = stablehlo.add %1730, %1733 : tensor<128x1x1x32x1xf32>
    %1735 = stablehlo.rsqrt %1734 : tensor<128x1x1x32x1xf32>
    %1736 = stablehlo.broadcast_in_dim %1735, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x12xf32>
    %1737 = stablehlo.multiply %1732, %1736 : tensor<128x32x32x32x12xf32>
    %1738 = stablehlo.reshape %1737 : (tensor<128x32x32x32x12xf32>) -> tensor<128x32x32x384xf32>
    %1739 = stablehlo.broadcast_in_dim %arg275, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1740 = stablehlo.broadcast_in_dim %1739, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<128x32x32x384xf32>
    %1741 = stablehlo.multiply %1738, %1740 : tensor<128x32x32x384xf32>
    %1742 = stablehlo.broadcast_in_dim %arg274, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1743 = stablehlo.broadcast_in_dim %1742, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<128x32x32x384xf32>
    %1744 = stablehlo.add %1741, %1743 : tensor<128x32x32x384xf32>
    %1745 = stablehlo.convert %1744 : (tensor<128x32x32x384xf32>) -> tensor<128x32x32x384xbf16>
    %1746 = call @silu_23(%1745) : (tensor<128x32x32x384xbf16>) -> tensor<128x32x32x384xbf16>
    %1747 = stablehlo.convert %arg271 : (tensor<3x3x384x256xf32>) -> tensor<3x3x384x256xbf16>
    %1748 = stablehlo.convolution(%1746, %1747) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x384xbf16>, tensor<3x3x384x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1749 = stablehlo.convert %arg270 : (tensor<256xf32>) -> tensor<256xbf16>
    %1750 = stablehlo.broadcast_in_dim %1749, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1751 = stablehlo.broadcast_in_dim %1750, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1752 = stablehlo.add %1748, %1751 : tensor<128x32x32x256xbf16>
    %1753 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1754 = stablehlo.convert %arg281 : (tensor<512x256xf32>) -> tensor<512x256xbf16>
    %1755 = stablehlo.dot_general %1753, %1754, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x256xbf16>) -> tensor<128x256xbf16>
    %1756 = stablehlo.convert %arg280 : (tensor<256xf32>) -> tensor<256xbf16>
    %1757 = stablehlo.broadcast_in_dim %1756, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %1758 = stablehlo.broadcast_in_dim %1757, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<128x256xbf16>
    %1759 = stablehlo.add %1755, %1758 : tensor<128x256xbf16>
    %1760 = stablehlo.broadcast_in_dim %1759, dims = [0, 3] : (tensor<128x256xbf16>) -> tensor<128x1x1x256xbf16>
    %1761 = stablehlo.broadcast_in_dim %1760, dims = [0, 1, 2, 3] : (tensor<128x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1762 = stablehlo.add %1752, %1761 : tensor<128x32x32x256xbf16>
    %1763 = stablehlo.convert %1762 : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xf32>
    %1764 = stablehlo.reshape %1763 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x32x8xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1765 = stablehlo.reduce(%1764 init: %cst_190) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1766 = stablehlo.broadcast_in_dim %1765, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_191 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1767 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1768 = stablehlo.divide %1766, %1767 : tensor<128x1x1x32x1xf32>
    %c_192 = stablehlo.constant dense<0> : tensor<i32>
    %1769 = call @_var_3(%1764, %c_192) : (tensor<128x32x32x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1770 = stablehlo.broadcast_in_dim %1768, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %1771 = stablehlo.subtract %1764, %1770 : tensor<128x32x32x32x8xf32>
    %cst_193 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1772 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1773 = stablehlo.add %1769, %1772 : tensor<128x1x1x32x1xf32>
    %1774 = stablehlo.rsqrt %1773 : tensor<128x1x1x32x1xf32>
    %1775 = stablehlo.broadcast_in_dim %1774, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %1776 = stablehlo.multiply %1771, %1775 : tensor<128x32x32x32x8xf32>
    %1777 = stablehlo.reshape %1776 : (tensor<128x32x32x32x8xf32>) -> tensor<128x32x32x256xf32>
    %1778 = stablehlo.broadcast_in_dim %arg277, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1779 = stablehlo.broadcast_in_dim %1778, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %1780 = stablehlo.multiply %1777, %1779 : tensor<128x32x32x256xf32>
    %1781 = stablehlo.broadcast_in_dim %arg276, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1782 = stablehlo.broadcast_in_dim %1781, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %1783 = stablehlo.add %1780, %1782 : tensor<128x32x32x256xf32>
    %1784 = stablehlo.convert %1783 : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xbf16>
    %1785 = call @silu_4(%1784) : (tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1786 = stablehlo.convert %arg273 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %1787 = stablehlo.convolution(%1785, %1786) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1788 = stablehlo.convert %arg272 : (tensor<256xf32>) -> tensor<256xbf16>
    %1789 = stablehlo.broadcast_in_dim %1788, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1790 = stablehlo.broadcast_in_dim %1789, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1791 = stablehlo.add %1787, %1790 : tensor<128x32x32x256xbf16>
    %1792 = stablehlo.convert %arg279 : (tensor<1x1x384x256xf32>) -> tensor<1x1x384x256xbf16>
    %1793 = stablehlo.convolution(%1723, %1792) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x384xbf16>, tensor<1x1x384x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1794 = stablehlo.convert %arg278 : (tensor<256xf32>) -> tensor<256xbf16>
    %1795 = stablehlo.broadcast_in_dim %1794, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1796 = stablehlo.broadcast_in_dim %1795, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x32x32x256xbf16>
    %1797 = stablehlo.add %1793, %1796 : tensor<128x32x32x256xbf16>
    %1798 = stablehlo.add %1797, %1791 : tensor<128x32x32x256xbf16>
    %1799 = call @_resize_24(%1798) : (tensor<128x32x32x256xbf16>) -> tensor<128x64x64x256xbf16>
    %1800 = stablehlo.convert %arg283 : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xbf16>
    %1801 = stablehlo.convolution(%1799, %1800) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x256xbf16>, tensor<3x3x256x256xbf16>) -> tensor<128x64x64x256xbf16>
    %1802 = stablehlo.convert %arg282 : (tensor<256xf32>) -> tensor<256xbf16>
    %1803 = stablehlo.broadcast_in_dim %1802, dims = [3] : (tensor<256xbf16>) -> tensor<1x1x1x256xbf16>
    %1804 = stablehlo.broadcast_in_dim %1803, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xbf16>) -> tensor<128x64x64x256xbf16>
    %1805 = stablehlo.add %1801, %1804 : tensor<128x64x64x256xbf16>
    %1806 = stablehlo.concatenate %1805, %188, dim = 3 : (tensor<128x64x64x256xbf16>, tensor<128x64x64x128xbf16>) -> tensor<128x64x64x384xbf16>
    %1807 = stablehlo.convert %1806 : (tensor<128x64x64x384xbf16>) -> tensor<128x64x64x384xf32>
    %1808 = stablehlo.reshape %1807 : (tensor<128x64x64x384xf32>) -> tensor<128x64x64x32x12xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1809 = stablehlo.reduce(%1808 init: %cst_194) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x12xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1810 = stablehlo.broadcast_in_dim %1809, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_195 = stablehlo.constant dense<4.915200e+04> : tensor<f32>
    %1811 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1812 = stablehlo.divide %1810, %1811 : tensor<128x1x1x32x1xf32>
    %c_196 = stablehlo.constant dense<0> : tensor<i32>
    %1813 = call @_var_25(%1808, %c_196) : (tensor<128x64x64x32x12xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1814 = stablehlo.broadcast_in_dim %1812, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x12xf32>
    %1815 = stablehlo.subtract %1808, %1814 : tensor<128x64x64x32x12xf32>
    %cst_197 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1816 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1817 = stablehlo.add %1813, %1816 : tensor<128x1x1x32x1xf32>
    %1818 = stablehlo.rsqrt %1817 : tensor<128x1x1x32x1xf32>
    %1819 = stablehlo.broadcast_in_dim %1818, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x12xf32>
    %1820 = stablehlo.multiply %1815, %1819 : tensor<128x64x64x32x12xf32>
    %1821 = stablehlo.reshape %1820 : (tensor<128x64x64x32x12xf32>) -> tensor<128x64x64x384xf32>
    %1822 = stablehlo.broadcast_in_dim %arg289, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1823 = stablehlo.broadcast_in_dim %1822, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<128x64x64x384xf32>
    %1824 = stablehlo.multiply %1821, %1823 : tensor<128x64x64x384xf32>
    %1825 = stablehlo.broadcast_in_dim %arg288, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1826 = stablehlo.broadcast_in_dim %1825, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<128x64x64x384xf32>
    %1827 = stablehlo.add %1824, %1826 : tensor<128x64x64x384xf32>
    %1828 = stablehlo.convert %1827 : (tensor<128x64x64x384xf32>) -> tensor<128x64x64x384xbf16>
    %1829 = call @silu_26(%1828) : (tensor<128x64x64x384xbf16>) -> tensor<128x64x64x384xbf16>
    %1830 = stablehlo.convert %arg285 : (tensor<3x3x384x128xf32>) -> tensor<3x3x384x128xbf16>
    %1831 = stablehlo.convolution(%1829, %1830) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x384xbf16>, tensor<3x3x384x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1832 = stablehlo.convert %arg284 : (tensor<128xf32>) -> tensor<128xbf16>
    %1833 = stablehlo.broadcast_in_dim %1832, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %1834 = stablehlo.broadcast_in_dim %1833, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1835 = stablehlo.add %1831, %1834 : tensor<128x64x64x128xbf16>
    %1836 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1837 = stablehlo.convert %arg295 : (tensor<512x128xf32>) -> tensor<512x128xbf16>
    %1838 = stablehlo.dot_general %1836, %1837, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x128xbf16>) -> tensor<128x128xbf16>
    %1839 = stablehlo.convert %arg294 : (tensor<128xf32>) -> tensor<128xbf16>
    %1840 = stablehlo.broadcast_in_dim %1839, dims = [1] : (tensor<128xbf16>) -> tensor<1x128xbf16>
    %1841 = stablehlo.broadcast_in_dim %1840, dims = [0, 1] : (tensor<1x128xbf16>) -> tensor<128x128xbf16>
    %1842 = stablehlo.add %1838, %1841 : tensor<128x128xbf16>
    %1843 = stablehlo.broadcast_in_dim %1842, dims = [0, 3] : (tensor<128x128xbf16>) -> tensor<128x1x1x128xbf16>
    %1844 = stablehlo.broadcast_in_dim %1843, dims = [0, 1, 2, 3] : (tensor<128x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1845 = stablehlo.add %1835, %1844 : tensor<128x64x64x128xbf16>
    %1846 = stablehlo.convert %1845 : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xf32>
    %1847 = stablehlo.reshape %1846 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x32x4xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1848 = stablehlo.reduce(%1847 init: %cst_198) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1849 = stablehlo.broadcast_in_dim %1848, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_199 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1851 = stablehlo.divide %1849, %1850 : tensor<128x1x1x32x1xf32>
    %c_200 = stablehlo.constant dense<0> : tensor<i32>
    %1852 = call @_var(%1847, %c_200) : (tensor<128x64x64x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1853 = stablehlo.broadcast_in_dim %1851, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %1854 = stablehlo.subtract %1847, %1853 : tensor<128x64x64x32x4xf32>
    %cst_201 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1855 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1856 = stablehlo.add %1852, %1855 : tensor<128x1x1x32x1xf32>
    %1857 = stablehlo.rsqrt %1856 : tensor<128x1x1x32x1xf32>
    %1858 = stablehlo.broadcast_in_dim %1857, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %1859 = stablehlo.multiply %1854, %1858 : tensor<128x64x64x32x4xf32>
    %1860 = stablehlo.reshape %1859 : (tensor<128x64x64x32x4xf32>) -> tensor<128x64x64x128xf32>
    %1861 = stablehlo.broadcast_in_dim %arg291, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %1862 = stablehlo.broadcast_in_dim %1861, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %1863 = stablehlo.multiply %1860, %1862 : tensor<128x64x64x128xf32>
    %1864 = stablehlo.broadcast_in_dim %arg290, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %1865 = stablehlo.broadcast_in_dim %1864, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %1866 = stablehlo.add %1863, %1865 : tensor<128x64x64x128xf32>
    %1867 = stablehlo.convert %1866 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x128xbf16>
    %1868 = call @silu_0(%1867) : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1869 = stablehlo.convert %arg287 : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xbf16>
    %1870 = stablehlo.convolution(%1868, %1869) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1871 = stablehlo.convert %arg286 : (tensor<128xf32>) -> tensor<128xbf16>
    %1872 = stablehlo.broadcast_in_dim %1871, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %1873 = stablehlo.broadcast_in_dim %1872, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1874 = stablehlo.add %1870, %1873 : tensor<128x64x64x128xbf16>
    %1875 = stablehlo.convert %arg293 : (tensor<1x1x384x128xf32>) -> tensor<1x1x384x128xbf16>
    %1876 = stablehlo.convolution(%1806, %1875) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x384xbf16>, tensor<1x1x384x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1877 = stablehlo.convert %arg292 : (tensor<128xf32>) -> tensor<128xbf16>
    %1878 = stablehlo.broadcast_in_dim %1877, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %1879 = stablehlo.broadcast_in_dim %1878, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1880 = stablehlo.add %1876, %1879 : tensor<128x64x64x128xbf16>
    %1881 = stablehlo.add %1880, %1874 : tensor<128x64x64x128xbf16>
    %1882 = stablehlo.concatenate %1881, %119, dim = 3 : (tensor<128x64x64x128xbf16>, tensor<128x64x64x128xbf16>) -> tensor<128x64x64x256xbf16>
    %1883 = stablehlo.convert %1882 : (tensor<128x64x64x256xbf16>) -> tensor<128x64x64x256xf32>
    %1884 = stablehlo.reshape %1883 : (tensor<128x64x64x256xf32>) -> tensor<128x64x64x32x8xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1885 = stablehlo.reduce(%1884 init: %cst_202) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1886 = stablehlo.broadcast_in_dim %1885, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_203 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1887 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1888 = stablehlo.divide %1886, %1887 : tensor<128x1x1x32x1xf32>
    %c_204 = stablehlo.constant dense<0> : tensor<i32>
    %1889 = call @_var_27(%1884, %c_204) : (tensor<128x64x64x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1890 = stablehlo.broadcast_in_dim %1888, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x8xf32>
    %1891 = stablehlo.subtract %1884, %1890 : tensor<128x64x64x32x8xf32>
    %cst_205 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1892 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1893 = stablehlo.add %1889, %1892 : tensor<128x1x1x32x1xf32>
    %1894 = stablehlo.rsqrt %1893 : tensor<128x1x1x32x1xf32>
    %1895 = stablehlo.broadcast_in_dim %1894, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x8xf32>
    %1896 = stablehlo.multiply %1891, %1895 : tensor<128x64x64x32x8xf32>
    %1897 = stablehlo.reshape %1896 : (tensor<128x64x64x32x8xf32>) -> tensor<128x64x64x256xf32>
    %1898 = stablehlo.broadcast_in_dim %arg301, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1899 = stablehlo.broadcast_in_dim %1898, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x64x64x256xf32>
    %1900 = stablehlo.multiply %1897, %1899 : tensor<128x64x64x256xf32>
    %1901 = stablehlo.broadcast_in_dim %arg300, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1902 = stablehlo.broadcast_in_dim %1901, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x64x64x256xf32>
    %1903 = stablehlo.add %1900, %1902 : tensor<128x64x64x256xf32>
    %1904 = stablehlo.convert %1903 : (tensor<128x64x64x256xf32>) -> tensor<128x64x64x256xbf16>
    %1905 = call @silu_28(%1904) : (tensor<128x64x64x256xbf16>) -> tensor<128x64x64x256xbf16>
    %1906 = stablehlo.convert %arg297 : (tensor<3x3x256x128xf32>) -> tensor<3x3x256x128xbf16>
    %1907 = stablehlo.convolution(%1905, %1906) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x256xbf16>, tensor<3x3x256x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1908 = stablehlo.convert %arg296 : (tensor<128xf32>) -> tensor<128xbf16>
    %1909 = stablehlo.broadcast_in_dim %1908, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %1910 = stablehlo.broadcast_in_dim %1909, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1911 = stablehlo.add %1907, %1910 : tensor<128x64x64x128xbf16>
    %1912 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1913 = stablehlo.convert %arg307 : (tensor<512x128xf32>) -> tensor<512x128xbf16>
    %1914 = stablehlo.dot_general %1912, %1913, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x128xbf16>) -> tensor<128x128xbf16>
    %1915 = stablehlo.convert %arg306 : (tensor<128xf32>) -> tensor<128xbf16>
    %1916 = stablehlo.broadcast_in_dim %1915, dims = [1] : (tensor<128xbf16>) -> tensor<1x128xbf16>
    %1917 = stablehlo.broadcast_in_dim %1916, dims = [0, 1] : (tensor<1x128xbf16>) -> tensor<128x128xbf16>
    %1918 = stablehlo.add %1914, %1917 : tensor<128x128xbf16>
    %1919 = stablehlo.broadcast_in_dim %1918, dims = [0, 3] : (tensor<128x128xbf16>) -> tensor<128x1x1x128xbf16>
    %1920 = stablehlo.broadcast_in_dim %1919, dims = [0, 1, 2, 3] : (tensor<128x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1921 = stablehlo.add %1911, %1920 : tensor<128x64x64x128xbf16>
    %1922 = stablehlo.convert %1921 : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xf32>
    %1923 = stablehlo.reshape %1922 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x32x4xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1924 = stablehlo.reduce(%1923 init: %cst_206) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1925 = stablehlo.broadcast_in_dim %1924, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_207 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %1926 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1927 = stablehlo.divide %1925, %1926 : tensor<128x1x1x32x1xf32>
    %c_208 = stablehlo.constant dense<0> : tensor<i32>
    %1928 = call @_var(%1923, %c_208) : (tensor<128x64x64x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1929 = stablehlo.broadcast_in_dim %1927, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %1930 = stablehlo.subtract %1923, %1929 : tensor<128x64x64x32x4xf32>
    %cst_209 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1931 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1932 = stablehlo.add %1928, %1931 : tensor<128x1x1x32x1xf32>
    %1933 = stablehlo.rsqrt %1932 : tensor<128x1x1x32x1xf32>
    %1934 = stablehlo.broadcast_in_dim %1933, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %1935 = stablehlo.multiply %1930, %1934 : tensor<128x64x64x32x4xf32>
    %1936 = stablehlo.reshape %1935 : (tensor<128x64x64x32x4xf32>) -> tensor<128x64x64x128xf32>
    %1937 = stablehlo.broadcast_in_dim %arg303, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %1938 = stablehlo.broadcast_in_dim %1937, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %1939 = stablehlo.multiply %1936, %1938 : tensor<128x64x64x128xf32>
    %1940 = stablehlo.broadcast_in_dim %arg302, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %1941 = stablehlo.broadcast_in_dim %1940, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %1942 = stablehlo.add %1939, %1941 : tensor<128x64x64x128xf32>
    %1943 = stablehlo.convert %1942 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x128xbf16>
    %1944 = call @silu_0(%1943) : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1945 = stablehlo.convert %arg299 : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xbf16>
    %1946 = stablehlo.convolution(%1944, %1945) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1947 = stablehlo.convert %arg298 : (tensor<128xf32>) -> tensor<128xbf16>
    %1948 = stablehlo.broadcast_in_dim %1947, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %1949 = stablehlo.broadcast_in_dim %1948, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1950 = stablehlo.add %1946, %1949 : tensor<128x64x64x128xbf16>
    %1951 = stablehlo.convert %arg305 : (tensor<1x1x256x128xf32>) -> tensor<1x1x256x128xbf16>
    %1952 = stablehlo.convolution(%1882, %1951) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x256xbf16>, tensor<1x1x256x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1953 = stablehlo.convert %arg304 : (tensor<128xf32>) -> tensor<128xbf16>
    %1954 = stablehlo.broadcast_in_dim %1953, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %1955 = stablehlo.broadcast_in_dim %1954, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1956 = stablehlo.add %1952, %1955 : tensor<128x64x64x128xbf16>
    %1957 = stablehlo.add %1956, %1950 : tensor<128x64x64x128xbf16>
    %1958 = stablehlo.concatenate %1957, %50, dim = 3 : (tensor<128x64x64x128xbf16>, tensor<128x64x64x128xbf16>) -> tensor<128x64x64x256xbf16>
    %1959 = stablehlo.convert %1958 : (tensor<128x64x64x256xbf16>) -> tensor<128x64x64x256xf32>
    %1960 = stablehlo.reshape %1959 : (tensor<128x64x64x256xf32>) -> tensor<128x64x64x32x8xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1961 = stablehlo.reduce(%1960 init: %cst_210) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1962 = stablehlo.broadcast_in_dim %1961, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_211 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1963 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1964 = stablehlo.divide %1962, %1963 : tensor<128x1x1x32x1xf32>
    %c_212 = stablehlo.constant dense<0> : tensor<i32>
    %1965 = call @_var_27(%1960, %c_212) : (tensor<128x64x64x32x8xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %1966 = stablehlo.broadcast_in_dim %1964, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x8xf32>
    %1967 = stablehlo.subtract %1960, %1966 : tensor<128x64x64x32x8xf32>
    %cst_213 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1968 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %1969 = stablehlo.add %1965, %1968 : tensor<128x1x1x32x1xf32>
    %1970 = stablehlo.rsqrt %1969 : tensor<128x1x1x32x1xf32>
    %1971 = stablehlo.broadcast_in_dim %1970, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x8xf32>
    %1972 = stablehlo.multiply %1967, %1971 : tensor<128x64x64x32x8xf32>
    %1973 = stablehlo.reshape %1972 : (tensor<128x64x64x32x8xf32>) -> tensor<128x64x64x256xf32>
    %1974 = stablehlo.broadcast_in_dim %arg313, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1975 = stablehlo.broadcast_in_dim %1974, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x64x64x256xf32>
    %1976 = stablehlo.multiply %1973, %1975 : tensor<128x64x64x256xf32>
    %1977 = stablehlo.broadcast_in_dim %arg312, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1978 = stablehlo.broadcast_in_dim %1977, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x64x64x256xf32>
    %1979 = stablehlo.add %1976, %1978 : tensor<128x64x64x256xf32>
    %1980 = stablehlo.convert %1979 : (tensor<128x64x64x256xf32>) -> tensor<128x64x64x256xbf16>
    %1981 = call @silu_28(%1980) : (tensor<128x64x64x256xbf16>) -> tensor<128x64x64x256xbf16>
    %1982 = stablehlo.convert %arg309 : (tensor<3x3x256x128xf32>) -> tensor<3x3x256x128xbf16>
    %1983 = stablehlo.convolution(%1981, %1982) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x256xbf16>, tensor<3x3x256x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1984 = stablehlo.convert %arg308 : (tensor<128xf32>) -> tensor<128xbf16>
    %1985 = stablehlo.broadcast_in_dim %1984, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %1986 = stablehlo.broadcast_in_dim %1985, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1987 = stablehlo.add %1983, %1986 : tensor<128x64x64x128xbf16>
    %1988 = call @silu(%43) : (tensor<128x512xbf16>) -> tensor<128x512xbf16>
    %1989 = stablehlo.convert %arg319 : (tensor<512x128xf32>) -> tensor<512x128xbf16>
    %1990 = stablehlo.dot_general %1988, %1989, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xbf16>, tensor<512x128xbf16>) -> tensor<128x128xbf16>
    %1991 = stablehlo.convert %arg318 : (tensor<128xf32>) -> tensor<128xbf16>
    %1992 = stablehlo.broadcast_in_dim %1991, dims = [1] : (tensor<128xbf16>) -> tensor<1x128xbf16>
    %1993 = stablehlo.broadcast_in_dim %1992, dims = [0, 1] : (tensor<1x128xbf16>) -> tensor<128x128xbf16>
    %1994 = stablehlo.add %1990, %1993 : tensor<128x128xbf16>
    %1995 = stablehlo.broadcast_in_dim %1994, dims = [0, 3] : (tensor<128x128xbf16>) -> tensor<128x1x1x128xbf16>
    %1996 = stablehlo.broadcast_in_dim %1995, dims = [0, 1, 2, 3] : (tensor<128x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %1997 = stablehlo.add %1987, %1996 : tensor<128x64x64x128xbf16>
    %1998 = stablehlo.convert %1997 : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xf32>
    %1999 = stablehlo.reshape %1998 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x32x4xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2000 = stablehlo.reduce(%1999 init: %cst_214) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %2001 = stablehlo.broadcast_in_dim %2000, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_215 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %2002 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %2003 = stablehlo.divide %2001, %2002 : tensor<128x1x1x32x1xf32>
    %c_216 = stablehlo.constant dense<0> : tensor<i32>
    %2004 = call @_var(%1999, %c_216) : (tensor<128x64x64x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %2005 = stablehlo.broadcast_in_dim %2003, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %2006 = stablehlo.subtract %1999, %2005 : tensor<128x64x64x32x4xf32>
    %cst_217 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2007 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %2008 = stablehlo.add %2004, %2007 : tensor<128x1x1x32x1xf32>
    %2009 = stablehlo.rsqrt %2008 : tensor<128x1x1x32x1xf32>
    %2010 = stablehlo.broadcast_in_dim %2009, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %2011 = stablehlo.multiply %2006, %2010 : tensor<128x64x64x32x4xf32>
    %2012 = stablehlo.reshape %2011 : (tensor<128x64x64x32x4xf32>) -> tensor<128x64x64x128xf32>
    %2013 = stablehlo.broadcast_in_dim %arg315, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2014 = stablehlo.broadcast_in_dim %2013, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %2015 = stablehlo.multiply %2012, %2014 : tensor<128x64x64x128xf32>
    %2016 = stablehlo.broadcast_in_dim %arg314, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2017 = stablehlo.broadcast_in_dim %2016, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %2018 = stablehlo.add %2015, %2017 : tensor<128x64x64x128xf32>
    %2019 = stablehlo.convert %2018 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x128xbf16>
    %2020 = call @silu_0(%2019) : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16>
    %2021 = stablehlo.convert %arg311 : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xbf16>
    %2022 = stablehlo.convolution(%2020, %2021) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<128x64x64x128xbf16>
    %2023 = stablehlo.convert %arg310 : (tensor<128xf32>) -> tensor<128xbf16>
    %2024 = stablehlo.broadcast_in_dim %2023, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %2025 = stablehlo.broadcast_in_dim %2024, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %2026 = stablehlo.add %2022, %2025 : tensor<128x64x64x128xbf16>
    %2027 = stablehlo.convert %arg317 : (tensor<1x1x256x128xf32>) -> tensor<1x1x256x128xbf16>
    %2028 = stablehlo.convolution(%1958, %2027) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x256xbf16>, tensor<1x1x256x128xbf16>) -> tensor<128x64x64x128xbf16>
    %2029 = stablehlo.convert %arg316 : (tensor<128xf32>) -> tensor<128xbf16>
    %2030 = stablehlo.broadcast_in_dim %2029, dims = [3] : (tensor<128xbf16>) -> tensor<1x1x1x128xbf16>
    %2031 = stablehlo.broadcast_in_dim %2030, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xbf16>) -> tensor<128x64x64x128xbf16>
    %2032 = stablehlo.add %2028, %2031 : tensor<128x64x64x128xbf16>
    %2033 = stablehlo.add %2032, %2026 : tensor<128x64x64x128xbf16>
    %2034 = stablehlo.convert %2033 : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xf32>
    %2035 = stablehlo.reshape %2034 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x32x4xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2036 = stablehlo.reduce(%2035 init: %cst_218) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %2037 = stablehlo.broadcast_in_dim %2036, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_219 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %2038 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %2039 = stablehlo.divide %2037, %2038 : tensor<128x1x1x32x1xf32>
    %c_220 = stablehlo.constant dense<0> : tensor<i32>
    %2040 = call @_var(%2035, %c_220) : (tensor<128x64x64x32x4xf32>, tensor<i32>) -> tensor<128x1x1x32x1xf32>
    %2041 = stablehlo.broadcast_in_dim %2039, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %2042 = stablehlo.subtract %2035, %2041 : tensor<128x64x64x32x4xf32>
    %cst_221 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2043 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %2044 = stablehlo.add %2040, %2043 : tensor<128x1x1x32x1xf32>
    %2045 = stablehlo.rsqrt %2044 : tensor<128x1x1x32x1xf32>
    %2046 = stablehlo.broadcast_in_dim %2045, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %2047 = stablehlo.multiply %2042, %2046 : tensor<128x64x64x32x4xf32>
    %2048 = stablehlo.reshape %2047 : (tensor<128x64x64x32x4xf32>) -> tensor<128x64x64x128xf32>
    %2049 = stablehlo.broadcast_in_dim %arg135, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2050 = stablehlo.broadcast_in_dim %2049, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %2051 = stablehlo.multiply %2048, %2050 : tensor<128x64x64x128xf32>
    %2052 = stablehlo.broadcast_in_dim %arg134, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2053 = stablehlo.broadcast_in_dim %2052, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<128x64x64x128xf32>
    %2054 = stablehlo.add %2051, %2053 : tensor<128x64x64x128xf32>
    %2055 = stablehlo.convert %2054 : (tensor<128x64x64x128xf32>) -> tensor<128x64x64x128xbf16>
    %2056 = call @silu_0(%2055) : (tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16>
    %2057 = stablehlo.convert %arg3 : (tensor<3x3x128x3xf32>) -> tensor<3x3x128x3xbf16>
    %2058 = stablehlo.convolution(%2056, %2057) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x64x64x128xbf16>, tensor<3x3x128x3xbf16>) -> tensor<128x64x64x3xbf16>
    %2059 = stablehlo.convert %arg2 : (tensor<3xf32>) -> tensor<3xbf16>
    %2060 = stablehlo.broadcast_in_dim %2059, dims = [3] : (tensor<3xbf16>) -> tensor<1x1x1x3xbf16>
    %2061 = stablehlo.broadcast_in_dim %2060, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xbf16>) -> tensor<128x64x64x3xbf16>
    %2062 = stablehlo.add %2058, %2061 : tensor<128x64x64x3xbf16>
    %2063 = stablehlo.convert %2062 : (tensor<128x64x64x3xbf16>) -> tensor<128x64x64x3xf32>
    %2064 = stablehlo.subtract %2063, %arg321 : tensor<128x64x64x3xf32>
    %2065 = chlo.square %2064 : tensor<128x64x64x3xf32> -> tensor<128x64x64x3xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2066 = stablehlo.reduce(%2065 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<128x64x64x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_223 = stablehlo.constant dense<0x49C00000> : tensor<f32>
    %2067 = stablehlo.divide %2066, %cst_223 : tensor<f32>
    return %2067 : tensor<f32>
  }
  func.func private @silu(%arg0: tensor<128x512xbf16>) -> tensor<128x512xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x512xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x512xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x512xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x512xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x512xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x512xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x512xbf16>
    return %6 : tensor<128x512xbf16>
  }
  func.func private @_var(%arg0: tensor<128x64x64x32x4xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x64x64x32x4xf32>
    %6 = chlo.square %5 : tensor<128x64x64x32x4xf32> -> tensor<128x64x64x32x4xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<128x1x1x32x1xf32>, %arg2: tensor<f32>) -> tensor<128x1x1x32x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<128x1x1x32x1xf32>
    return %2 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_0(%arg0: tensor<128x64x64x128xbf16>) -> tensor<128x64x64x128xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x64x64x128xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x64x64x128xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x64x64x128xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x64x64x128xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x64x64x128xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x64x64x128xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x64x64x128xbf16>
    return %6 : tensor<128x64x64x128xbf16>
  }
  func.func private @_var_1(%arg0: tensor<128x32x32x32x4xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x32x32x32x4xf32>
    %6 = chlo.square %5 : tensor<128x32x32x32x4xf32> -> tensor<128x32x32x32x4xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x4xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_2(%arg0: tensor<128x32x32x128xbf16>) -> tensor<128x32x32x128xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x32x32x128xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x32x32x128xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x32x32x128xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x32x32x128xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x32x32x128xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x32x32x128xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x32x32x128xbf16>
    return %6 : tensor<128x32x32x128xbf16>
  }
  func.func private @_var_3(%arg0: tensor<128x32x32x32x8xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x32x32x32x8xf32>
    %6 = chlo.square %5 : tensor<128x32x32x32x8xf32> -> tensor<128x32x32x32x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_4(%arg0: tensor<128x32x32x256xbf16>) -> tensor<128x32x32x256xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x32x32x256xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x32x32x256xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x32x32x256xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x32x32x256xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x32x32x256xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x32x32x256xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x32x32x256xbf16>
    return %6 : tensor<128x32x32x256xbf16>
  }
  func.func private @_var_5(%arg0: tensor<128x16x16x32x8xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x16x16x32x8xf32>
    %6 = chlo.square %5 : tensor<128x16x16x32x8xf32> -> tensor<128x16x16x32x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_6(%arg0: tensor<128x16x16x256xbf16>) -> tensor<128x16x16x256xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x16x16x256xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x16x16x256xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x16x16x256xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x16x16x256xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x16x16x256xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x16x16x256xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x16x16x256xbf16>
    return %6 : tensor<128x16x16x256xbf16>
  }
  func.func private @_var_7(%arg0: tensor<128x8x8x32x8xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x8x8x32x8xf32>
    %6 = chlo.square %5 : tensor<128x8x8x32x8xf32> -> tensor<128x8x8x32x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_8(%arg0: tensor<128x8x8x256xbf16>) -> tensor<128x8x8x256xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x8x8x256xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x8x8x256xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x8x8x256xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x8x8x256xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x8x8x256xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x8x8x256xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x8x8x256xbf16>
    return %6 : tensor<128x8x8x256xbf16>
  }
  func.func private @_var_9(%arg0: tensor<128x8x8x32x16xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x8x8x32x16xf32>
    %6 = chlo.square %5 : tensor<128x8x8x32x16xf32> -> tensor<128x8x8x32x16xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_10(%arg0: tensor<128x8x8x512xbf16>) -> tensor<128x8x8x512xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x8x8x512xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x8x8x512xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x8x8x512xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x8x8x512xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x8x8x512xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x8x8x512xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x8x8x512xbf16>
    return %6 : tensor<128x8x8x512xbf16>
  }
  func.func private @_var_11(%arg0: tensor<128x8x8x32x32xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x32xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x32xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x8x8x32x32xf32>
    %6 = chlo.square %5 : tensor<128x8x8x32x32xf32> -> tensor<128x8x8x32x32xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x32xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_12(%arg0: tensor<128x8x8x1024xbf16>) -> tensor<128x8x8x1024xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x8x8x1024xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x8x8x1024xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x8x8x1024xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x8x8x1024xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x8x8x1024xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x8x8x1024xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x8x8x1024xbf16>
    return %6 : tensor<128x8x8x1024xbf16>
  }
  func.func private @_var_13(%arg0: tensor<128x8x8x32x24xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x24xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<1.536000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x8x8x32x24xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x8x8x32x24xf32>
    %6 = chlo.square %5 : tensor<128x8x8x32x24xf32> -> tensor<128x8x8x32x24xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.536000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x8x8x32x24xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_14(%arg0: tensor<128x8x8x768xbf16>) -> tensor<128x8x8x768xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x8x8x768xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x8x8x768xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x8x8x768xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x8x8x768xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x8x8x768xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x8x8x768xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x8x8x768xbf16>
    return %6 : tensor<128x8x8x768xbf16>
  }
  func.func private @_resize(%arg0: tensor<128x8x8x512xbf16>) -> tensor<128x16x16x512xbf16> {
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
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 128, 1, 8, 512>}> : (tensor<128x8x8x512xbf16>, tensor<16x1xi32>) -> tensor<128x16x8x512xbf16>
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
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 128, 16, 1, 512>}> : (tensor<128x16x8x512xbf16>, tensor<16x1xi32>) -> tensor<128x16x16x512xbf16>
    return %31 : tensor<128x16x16x512xbf16>
  }
  func.func private @_var_15(%arg0: tensor<128x16x16x32x24xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x24xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x24xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x16x16x32x24xf32>
    %6 = chlo.square %5 : tensor<128x16x16x32x24xf32> -> tensor<128x16x16x32x24xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x24xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_16(%arg0: tensor<128x16x16x768xbf16>) -> tensor<128x16x16x768xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x16x16x768xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x16x16x768xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x16x16x768xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x16x16x768xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x16x16x768xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x16x16x768xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x16x16x768xbf16>
    return %6 : tensor<128x16x16x768xbf16>
  }
  func.func private @_var_17(%arg0: tensor<128x16x16x32x16xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x16x16x32x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x16x16x32x16xf32>
    %6 = chlo.square %5 : tensor<128x16x16x32x16xf32> -> tensor<128x16x16x32x16xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x16x16x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_18(%arg0: tensor<128x16x16x512xbf16>) -> tensor<128x16x16x512xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x16x16x512xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x16x16x512xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x16x16x512xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x16x16x512xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x16x16x512xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x16x16x512xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x16x16x512xbf16>
    return %6 : tensor<128x16x16x512xbf16>
  }
  func.func private @_resize_19(%arg0: tensor<128x16x16x256xbf16>) -> tensor<128x32x32x256xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<32xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.add %0, %1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %6 = stablehlo.divide %4, %5 : tensor<32xf32>
    %7 = stablehlo.floor %6 : tensor<32xf32>
    %8 = stablehlo.convert %7 : (tensor<32xf32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %12 = stablehlo.add %8, %11 : tensor<32xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<32xi1>, tensor<32xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 128, 1, 16, 256>}> : (tensor<128x16x16x256xbf16>, tensor<32x1xi32>) -> tensor<128x32x16x256xbf16>
    %16 = stablehlo.iota dim = 0 : tensor<32xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %18 = stablehlo.add %16, %17 : tensor<32xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<32xf32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %22 = stablehlo.divide %20, %21 : tensor<32xf32>
    %23 = stablehlo.floor %22 : tensor<32xf32>
    %24 = stablehlo.convert %23 : (tensor<32xf32>) -> tensor<32xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_7 = stablehlo.constant dense<16> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %28 = stablehlo.add %24, %27 : tensor<32xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<32xi1>, tensor<32xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 128, 32, 1, 256>}> : (tensor<128x32x16x256xbf16>, tensor<32x1xi32>) -> tensor<128x32x32x256xbf16>
    return %31 : tensor<128x32x32x256xbf16>
  }
  func.func private @_var_20(%arg0: tensor<128x32x32x32x16xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x32x32x32x16xf32>
    %6 = chlo.square %5 : tensor<128x32x32x32x16xf32> -> tensor<128x32x32x32x16xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x16xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_21(%arg0: tensor<128x32x32x512xbf16>) -> tensor<128x32x32x512xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x32x32x512xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x32x32x512xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x32x32x512xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x32x32x512xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x32x32x512xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x32x32x512xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x32x32x512xbf16>
    return %6 : tensor<128x32x32x512xbf16>
  }
  func.func private @_var_22(%arg0: tensor<128x32x32x32x12xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x12xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x32x32x32x12xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x32x32x32x12xf32>
    %6 = chlo.square %5 : tensor<128x32x32x32x12xf32> -> tensor<128x32x32x32x12xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x32x32x32x12xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_23(%arg0: tensor<128x32x32x384xbf16>) -> tensor<128x32x32x384xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x32x32x384xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x32x32x384xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x32x32x384xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x32x32x384xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x32x32x384xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x32x32x384xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x32x32x384xbf16>
    return %6 : tensor<128x32x32x384xbf16>
  }
  func.func private @_resize_24(%arg0: tensor<128x32x32x256xbf16>) -> tensor<128x64x64x256xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<64xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.add %0, %1 : tensor<64xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<64xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %6 = stablehlo.divide %4, %5 : tensor<64xf32>
    %7 = stablehlo.floor %6 : tensor<64xf32>
    %8 = stablehlo.convert %7 : (tensor<64xf32>) -> tensor<64xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_2 = stablehlo.constant dense<32> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %12 = stablehlo.add %8, %11 : tensor<64xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<64xi1>, tensor<64xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 128, 1, 32, 256>}> : (tensor<128x32x32x256xbf16>, tensor<64x1xi32>) -> tensor<128x64x32x256xbf16>
    %16 = stablehlo.iota dim = 0 : tensor<64xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %18 = stablehlo.add %16, %17 : tensor<64xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<64xf32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %22 = stablehlo.divide %20, %21 : tensor<64xf32>
    %23 = stablehlo.floor %22 : tensor<64xf32>
    %24 = stablehlo.convert %23 : (tensor<64xf32>) -> tensor<64xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_7 = stablehlo.constant dense<32> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %28 = stablehlo.add %24, %27 : tensor<64xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<64xi1>, tensor<64xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 128, 64, 1, 256>}> : (tensor<128x64x32x256xbf16>, tensor<64x1xi32>) -> tensor<128x64x64x256xbf16>
    return %31 : tensor<128x64x64x256xbf16>
  }
  func.func private @_var_25(%arg0: tensor<128x64x64x32x12xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x12xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<4.915200e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x12xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x64x64x32x12xf32>
    %6 = chlo.square %5 : tensor<128x64x64x32x12xf32> -> tensor<128x64x64x32x12xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.915200e+04> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x12xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_26(%arg0: tensor<128x64x64x384xbf16>) -> tensor<128x64x64x384xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x64x64x384xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x64x64x384xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x64x64x384xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x64x64x384xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x64x64x384xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x64x64x384xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x64x64x384xbf16>
    return %6 : tensor<128x64x64x384xbf16>
  }
  func.func private @_var_27(%arg0: tensor<128x64x64x32x8xf32>, %arg1: tensor<i32>) -> tensor<128x1x1x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %cst_0 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x1x1x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<128x1x1x32x1xf32>) -> tensor<128x64x64x32x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x64x64x32x8xf32>
    %6 = chlo.square %5 : tensor<128x64x64x32x8xf32> -> tensor<128x64x64x32x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<128x64x64x32x8xf32>, tensor<f32>) -> tensor<128x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 3] : (tensor<128x32xf32>) -> tensor<128x1x1x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<128x1x1x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<128x1x1x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<128x1x1x32x1xf32>, tensor<f32>) -> tensor<128x1x1x32x1xf32>
    return %14 : tensor<128x1x1x32x1xf32>
  }
  func.func private @silu_28(%arg0: tensor<128x64x64x256xbf16>) -> tensor<128x64x64x256xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x64x64x256xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x64x64x256xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x64x64x256xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x64x64x256xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x64x64x256xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x64x64x256xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x64x64x256xbf16>
    return %6 : tensor<128x64x64x256xbf16>
  }
}
