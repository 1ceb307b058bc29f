module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<1x1x24x8xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<1x1x24x6xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<5x5x6x8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<8xf32>, %arg13: tensor<1x1x24x8xf32>, %arg14: tensor<12xf32>, %arg15: tensor<12xf32>, %arg16: tensor<3x3x8x12xf32>, %arg17: tensor<12xf32>, %arg18: tensor<12xf32>, %arg19: tensor<3x3x12x12xf32>, %arg20: tensor<4xf32>, %arg21: tensor<4xf32>, %arg22: tensor<1x1x24x4xf32>, %arg23: tensor<8xf32>, %arg24: tensor<8xf32>, %arg25: tensor<1x1x32x8xf32>, %arg26: tensor<6xf32>, %arg27: tensor<6xf32>, %arg28: tensor<1x1x32x6xf32>, %arg29: tensor<8xf32>, %arg30: tensor<8xf32>, %arg31: tensor<5x5x6x8xf32>, %arg32: tensor<8xf32>, %arg33: tensor<8xf32>, %arg34: tensor<1x1x32x8xf32>, %arg35: tensor<12xf32>, %arg36: tensor<12xf32>, %arg37: tensor<3x3x8x12xf32>, %arg38: tensor<12xf32>, %arg39: tensor<12xf32>, %arg40: tensor<3x3x12x12xf32>, %arg41: tensor<8xf32>, %arg42: tensor<8xf32>, %arg43: tensor<1x1x32x8xf32>, %arg44: tensor<8xf32>, %arg45: tensor<8xf32>, %arg46: tensor<1x1x36x8xf32>, %arg47: tensor<6xf32>, %arg48: tensor<6xf32>, %arg49: tensor<1x1x36x6xf32>, %arg50: tensor<8xf32>, %arg51: tensor<8xf32>, %arg52: tensor<5x5x6x8xf32>, %arg53: tensor<8xf32>, %arg54: tensor<8xf32>, %arg55: tensor<1x1x36x8xf32>, %arg56: tensor<12xf32>, %arg57: tensor<12xf32>, %arg58: tensor<3x3x8x12xf32>, %arg59: tensor<12xf32>, %arg60: tensor<12xf32>, %arg61: tensor<3x3x12x12xf32>, %arg62: tensor<8xf32>, %arg63: tensor<8xf32>, %arg64: tensor<1x1x36x8xf32>, %arg65: tensor<48xf32>, %arg66: tensor<48xf32>, %arg67: tensor<3x3x36x48xf32>, %arg68: tensor<8xf32>, %arg69: tensor<8xf32>, %arg70: tensor<1x1x36x8xf32>, %arg71: tensor<12xf32>, %arg72: tensor<12xf32>, %arg73: tensor<3x3x8x12xf32>, %arg74: tensor<12xf32>, %arg75: tensor<12xf32>, %arg76: tensor<3x3x12x12xf32>, %arg77: tensor<24xf32>, %arg78: tensor<24xf32>, %arg79: tensor<1x1x96x24xf32>, %arg80: tensor<16xf32>, %arg81: tensor<16xf32>, %arg82: tensor<1x1x96x16xf32>, %arg83: tensor<16xf32>, %arg84: tensor<16xf32>, %arg85: tensor<1x7x16x16xf32>, %arg86: tensor<24xf32>, %arg87: tensor<24xf32>, %arg88: tensor<7x1x16x24xf32>, %arg89: tensor<16xf32>, %arg90: tensor<16xf32>, %arg91: tensor<1x1x96x16xf32>, %arg92: tensor<16xf32>, %arg93: tensor<16xf32>, %arg94: tensor<7x1x16x16xf32>, %arg95: tensor<16xf32>, %arg96: tensor<16xf32>, %arg97: tensor<1x7x16x16xf32>, %arg98: tensor<16xf32>, %arg99: tensor<16xf32>, %arg100: tensor<7x1x16x16xf32>, %arg101: tensor<24xf32>, %arg102: tensor<24xf32>, %arg103: tensor<1x7x16x24xf32>, %arg104: tensor<24xf32>, %arg105: tensor<24xf32>, %arg106: tensor<1x1x96x24xf32>, %arg107: tensor<24xf32>, %arg108: tensor<24xf32>, %arg109: tensor<1x1x96x24xf32>, %arg110: tensor<20xf32>, %arg111: tensor<20xf32>, %arg112: tensor<1x1x96x20xf32>, %arg113: tensor<20xf32>, %arg114: tensor<20xf32>, %arg115: tensor<1x7x20x20xf32>, %arg116: tensor<24xf32>, %arg117: tensor<24xf32>, %arg118: tensor<7x1x20x24xf32>, %arg119: tensor<20xf32>, %arg120: tensor<20xf32>, %arg121: tensor<1x1x96x20xf32>, %arg122: tensor<20xf32>, %arg123: tensor<20xf32>, %arg124: tensor<7x1x20x20xf32>, %arg125: tensor<20xf32>, %arg126: tensor<20xf32>, %arg127: tensor<1x7x20x20xf32>, %arg128: tensor<20xf32>, %arg129: tensor<20xf32>, %arg130: tensor<7x1x20x20xf32>, %arg131: tensor<24xf32>, %arg132: tensor<24xf32>, %arg133: tensor<1x7x20x24xf32>, %arg134: tensor<24xf32>, %arg135: tensor<24xf32>, %arg136: tensor<1x1x96x24xf32>, %arg137: tensor<24xf32>, %arg138: tensor<24xf32>, %arg139: tensor<1x1x96x24xf32>, %arg140: tensor<20xf32>, %arg141: tensor<20xf32>, %arg142: tensor<1x1x96x20xf32>, %arg143: tensor<20xf32>, %arg144: tensor<20xf32>, %arg145: tensor<1x7x20x20xf32>, %arg146: tensor<24xf32>, %arg147: tensor<24xf32>, %arg148: tensor<7x1x20x24xf32>, %arg149: tensor<20xf32>, %arg150: tensor<20xf32>, %arg151: tensor<1x1x96x20xf32>, %arg152: tensor<20xf32>, %arg153: tensor<20xf32>, %arg154: tensor<7x1x20x20xf32>, %arg155: tensor<20xf32>, %arg156: tensor<20xf32>, %arg157: tensor<1x7x20x20xf32>, %arg158: tensor<20xf32>, %arg159: tensor<20xf32>, %arg160: tensor<7x1x20x20xf32>, %arg161: tensor<24xf32>, %arg162: tensor<24xf32>, %arg163: tensor<1x7x20x24xf32>, %arg164: tensor<24xf32>, %arg165: tensor<24xf32>, %arg166: tensor<1x1x96x24xf32>, %arg167: tensor<24xf32>, %arg168: tensor<24xf32>, %arg169: tensor<1x1x96x24xf32>, %arg170: tensor<24xf32>, %arg171: tensor<24xf32>, %arg172: tensor<1x1x96x24xf32>, %arg173: tensor<24xf32>, %arg174: tensor<24xf32>, %arg175: tensor<1x7x24x24xf32>, %arg176: tensor<24xf32>, %arg177: tensor<24xf32>, %arg178: tensor<7x1x24x24xf32>, %arg179: tensor<24xf32>, %arg180: tensor<24xf32>, %arg181: tensor<1x1x96x24xf32>, %arg182: tensor<24xf32>, %arg183: tensor<24xf32>, %arg184: tensor<7x1x24x24xf32>, %arg185: tensor<24xf32>, %arg186: tensor<24xf32>, %arg187: tensor<1x7x24x24xf32>, %arg188: tensor<24xf32>, %arg189: tensor<24xf32>, %arg190: tensor<7x1x24x24xf32>, %arg191: tensor<24xf32>, %arg192: tensor<24xf32>, %arg193: tensor<1x7x24x24xf32>, %arg194: tensor<24xf32>, %arg195: tensor<24xf32>, %arg196: tensor<1x1x96x24xf32>, %arg197: tensor<24xf32>, %arg198: tensor<24xf32>, %arg199: tensor<1x1x96x24xf32>, %arg200: tensor<40xf32>, %arg201: tensor<40xf32>, %arg202: tensor<3x3x24x40xf32>, %arg203: tensor<24xf32>, %arg204: tensor<24xf32>, %arg205: tensor<1x1x96x24xf32>, %arg206: tensor<24xf32>, %arg207: tensor<24xf32>, %arg208: tensor<1x7x24x24xf32>, %arg209: tensor<24xf32>, %arg210: tensor<24xf32>, %arg211: tensor<7x1x24x24xf32>, %arg212: tensor<24xf32>, %arg213: tensor<24xf32>, %arg214: tensor<3x3x24x24xf32>, %arg215: tensor<40xf32>, %arg216: tensor<40xf32>, %arg217: tensor<1x1x160x40xf32>, %arg218: tensor<48xf32>, %arg219: tensor<48xf32>, %arg220: tensor<1x1x160x48xf32>, %arg221: tensor<48xf32>, %arg222: tensor<48xf32>, %arg223: tensor<1x3x48x48xf32>, %arg224: tensor<48xf32>, %arg225: tensor<48xf32>, %arg226: tensor<3x1x48x48xf32>, %arg227: tensor<56xf32>, %arg228: tensor<56xf32>, %arg229: tensor<1x1x160x56xf32>, %arg230: tensor<48xf32>, %arg231: tensor<48xf32>, %arg232: tensor<3x3x56x48xf32>, %arg233: tensor<48xf32>, %arg234: tensor<48xf32>, %arg235: tensor<1x3x48x48xf32>, %arg236: tensor<48xf32>, %arg237: tensor<48xf32>, %arg238: tensor<3x1x48x48xf32>, %arg239: tensor<24xf32>, %arg240: tensor<24xf32>, %arg241: tensor<1x1x160x24xf32>, %arg242: tensor<40xf32>, %arg243: tensor<40xf32>, %arg244: tensor<1x1x256x40xf32>, %arg245: tensor<48xf32>, %arg246: tensor<48xf32>, %arg247: tensor<1x1x256x48xf32>, %arg248: tensor<48xf32>, %arg249: tensor<48xf32>, %arg250: tensor<1x3x48x48xf32>, %arg251: tensor<48xf32>, %arg252: tensor<48xf32>, %arg253: tensor<3x1x48x48xf32>, %arg254: tensor<56xf32>, %arg255: tensor<56xf32>, %arg256: tensor<1x1x256x56xf32>, %arg257: tensor<48xf32>, %arg258: tensor<48xf32>, %arg259: tensor<3x3x56x48xf32>, %arg260: tensor<48xf32>, %arg261: tensor<48xf32>, %arg262: tensor<1x3x48x48xf32>, %arg263: tensor<48xf32>, %arg264: tensor<48xf32>, %arg265: tensor<3x1x48x48xf32>, %arg266: tensor<24xf32>, %arg267: tensor<24xf32>, %arg268: tensor<1x1x256x24xf32>, %arg269: tensor<4xf32>, %arg270: tensor<4xf32>, %arg271: tensor<3x3x3x4xf32>, %arg272: tensor<4xf32>, %arg273: tensor<4xf32>, %arg274: tensor<3x3x4x4xf32>, %arg275: tensor<8xf32>, %arg276: tensor<8xf32>, %arg277: tensor<3x3x4x8xf32>, %arg278: tensor<10xf32>, %arg279: tensor<10xf32>, %arg280: tensor<1x1x8x10xf32>, %arg281: tensor<24xf32>, %arg282: tensor<24xf32>, %arg283: tensor<3x3x10x24xf32>, %arg284: tensor<8x107x107x3xf32>, %arg285: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg284, %arg271) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x107x107x3xf32>, tensor<3x3x3x4xf32>) -> tensor<8x53x53x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x53x53x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.247200e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %4 = chlo.square %0 : tensor<8x53x53x4xf32> -> tensor<8x53x53x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x53x53x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<2.247200e+04> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.divide %5, %6 : tensor<4xf32>
    %8 = chlo.square %3 : tensor<4xf32> -> tensor<4xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<4xf32>
    %10 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x53x53x4xf32>
    %12 = stablehlo.subtract %0, %11 : tensor<8x53x53x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.add %9, %13 : tensor<4xf32>
    %15 = stablehlo.rsqrt %14 : tensor<4xf32>
    %16 = stablehlo.multiply %15, %arg270 : tensor<4xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x53x53x4xf32>
    %19 = stablehlo.multiply %12, %18 : tensor<8x53x53x4xf32>
    %20 = stablehlo.broadcast_in_dim %arg269, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x53x53x4xf32>
    %22 = stablehlo.add %19, %21 : tensor<8x53x53x4xf32>
    %23 = call @relu(%22) : (tensor<8x53x53x4xf32>) -> tensor<8x53x53x4xf32>
    %24 = stablehlo.convolution(%23, %arg274) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x53x53x4xf32>, tensor<3x3x4x4xf32>) -> tensor<8x51x51x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x51x51x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<2.080800e+04> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.divide %25, %26 : tensor<4xf32>
    %28 = chlo.square %24 : tensor<8x51x51x4xf32> -> tensor<8x51x51x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x51x51x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<2.080800e+04> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.divide %29, %30 : tensor<4xf32>
    %32 = chlo.square %27 : tensor<4xf32> -> tensor<4xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<4xf32>
    %34 = stablehlo.broadcast_in_dim %27, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x51x51x4xf32>
    %36 = stablehlo.subtract %24, %35 : tensor<8x51x51x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.add %33, %37 : tensor<4xf32>
    %39 = stablehlo.rsqrt %38 : tensor<4xf32>
    %40 = stablehlo.multiply %39, %arg273 : tensor<4xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x51x51x4xf32>
    %43 = stablehlo.multiply %36, %42 : tensor<8x51x51x4xf32>
    %44 = stablehlo.broadcast_in_dim %arg272, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x51x51x4xf32>
    %46 = stablehlo.add %43, %45 : tensor<8x51x51x4xf32>
    %47 = call @relu_0(%46) : (tensor<8x51x51x4xf32>) -> tensor<8x51x51x4xf32>
    %48 = stablehlo.convolution(%47, %arg277) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x51x51x4xf32>, tensor<3x3x4x8xf32>) -> tensor<8x51x51x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x51x51x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<2.080800e+04> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.divide %49, %50 : tensor<8xf32>
    %52 = chlo.square %48 : tensor<8x51x51x8xf32> -> tensor<8x51x51x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x51x51x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_12 = stablehlo.constant dense<2.080800e+04> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %55 = stablehlo.divide %53, %54 : tensor<8xf32>
    %56 = chlo.square %51 : tensor<8xf32> -> tensor<8xf32>
    %57 = stablehlo.subtract %55, %56 : tensor<8xf32>
    %58 = stablehlo.broadcast_in_dim %51, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x51x51x8xf32>
    %60 = stablehlo.subtract %48, %59 : tensor<8x51x51x8xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.add %57, %61 : tensor<8xf32>
    %63 = stablehlo.rsqrt %62 : tensor<8xf32>
    %64 = stablehlo.multiply %63, %arg276 : tensor<8xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x51x51x8xf32>
    %67 = stablehlo.multiply %60, %66 : tensor<8x51x51x8xf32>
    %68 = stablehlo.broadcast_in_dim %arg275, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x51x51x8xf32>
    %70 = stablehlo.add %67, %69 : tensor<8x51x51x8xf32>
    %71 = call @relu_1(%70) : (tensor<8x51x51x8xf32>) -> tensor<8x51x51x8xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.reduce_window"(%71, %72) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.maximum %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x51x51x8xf32>, tensor<f32>) -> tensor<8x25x25x8xf32>
    %74 = stablehlo.convolution(%73, %arg280) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x25x25x8xf32>, tensor<1x1x8x10xf32>) -> tensor<8x25x25x10xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x25x25x10xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_16 = stablehlo.constant dense<5.000000e+03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %77 = stablehlo.divide %75, %76 : tensor<10xf32>
    %78 = chlo.square %74 : tensor<8x25x25x10xf32> -> tensor<8x25x25x10xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x25x25x10xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_18 = stablehlo.constant dense<5.000000e+03> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %81 = stablehlo.divide %79, %80 : tensor<10xf32>
    %82 = chlo.square %77 : tensor<10xf32> -> tensor<10xf32>
    %83 = stablehlo.subtract %81, %82 : tensor<10xf32>
    %84 = stablehlo.broadcast_in_dim %77, dims = [3] : (tensor<10xf32>) -> tensor<1x1x1x10xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x10xf32>) -> tensor<8x25x25x10xf32>
    %86 = stablehlo.subtract %74, %85 : tensor<8x25x25x10xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %88 = stablehlo.add %83, %87 : tensor<10xf32>
    %89 = stablehlo.rsqrt %88 : tensor<10xf32>
    %90 = stablehlo.multiply %89, %arg279 : tensor<10xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [3] : (tensor<10xf32>) -> tensor<1x1x1x10xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<1x1x1x10xf32>) -> tensor<8x25x25x10xf32>
    %93 = stablehlo.multiply %86, %92 : tensor<8x25x25x10xf32>
    %94 = stablehlo.broadcast_in_dim %arg278, dims = [3] : (tensor<10xf32>) -> tensor<1x1x1x10xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x1x1x10xf32>) -> tensor<8x25x25x10xf32>
    %96 = stablehlo.add %93, %95 : tensor<8x25x25x10xf32>
    %97 = call @relu_2(%96) : (tensor<8x25x25x10xf32>) -> tensor<8x25x25x10xf32>
    %98 = stablehlo.convolution(%97, %arg283) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x25x25x10xf32>, tensor<3x3x10x24xf32>) -> tensor<8x23x23x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x23x23x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<4.232000e+03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.divide %99, %100 : tensor<24xf32>
    %102 = chlo.square %98 : tensor<8x23x23x24xf32> -> tensor<8x23x23x24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x23x23x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<4.232000e+03> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.divide %103, %104 : tensor<24xf32>
    %106 = chlo.square %101 : tensor<24xf32> -> tensor<24xf32>
    %107 = stablehlo.subtract %105, %106 : tensor<24xf32>
    %108 = stablehlo.broadcast_in_dim %101, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x23x23x24xf32>
    %110 = stablehlo.subtract %98, %109 : tensor<8x23x23x24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.add %107, %111 : tensor<24xf32>
    %113 = stablehlo.rsqrt %112 : tensor<24xf32>
    %114 = stablehlo.multiply %113, %arg282 : tensor<24xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x23x23x24xf32>
    %117 = stablehlo.multiply %110, %116 : tensor<8x23x23x24xf32>
    %118 = stablehlo.broadcast_in_dim %arg281, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x23x23x24xf32>
    %120 = stablehlo.add %117, %119 : tensor<8x23x23x24xf32>
    %121 = call @relu_3(%120) : (tensor<8x23x23x24xf32>) -> tensor<8x23x23x24xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.reduce_window"(%121, %122) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.maximum %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x23x23x24xf32>, tensor<f32>) -> tensor<8x11x11x24xf32>
    %124 = stablehlo.convolution(%123, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x24xf32>, tensor<1x1x24x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_27 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %127 = stablehlo.divide %125, %126 : tensor<8xf32>
    %128 = chlo.square %124 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_29 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %131 = stablehlo.divide %129, %130 : tensor<8xf32>
    %132 = chlo.square %127 : tensor<8xf32> -> tensor<8xf32>
    %133 = stablehlo.subtract %131, %132 : tensor<8xf32>
    %134 = stablehlo.broadcast_in_dim %127, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %136 = stablehlo.subtract %124, %135 : tensor<8x11x11x8xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %138 = stablehlo.add %133, %137 : tensor<8xf32>
    %139 = stablehlo.rsqrt %138 : tensor<8xf32>
    %140 = stablehlo.multiply %139, %arg3 : tensor<8xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %143 = stablehlo.multiply %136, %142 : tensor<8x11x11x8xf32>
    %144 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %146 = stablehlo.add %143, %145 : tensor<8x11x11x8xf32>
    %147 = call @relu_4(%146) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %148 = stablehlo.convolution(%123, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x24xf32>, tensor<1x1x24x6xf32>) -> tensor<8x11x11x6xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_32 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %151 = stablehlo.divide %149, %150 : tensor<6xf32>
    %152 = chlo.square %148 : tensor<8x11x11x6xf32> -> tensor<8x11x11x6xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_33) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_34 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %155 = stablehlo.divide %153, %154 : tensor<6xf32>
    %156 = chlo.square %151 : tensor<6xf32> -> tensor<6xf32>
    %157 = stablehlo.subtract %155, %156 : tensor<6xf32>
    %158 = stablehlo.broadcast_in_dim %151, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %160 = stablehlo.subtract %148, %159 : tensor<8x11x11x6xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %162 = stablehlo.add %157, %161 : tensor<6xf32>
    %163 = stablehlo.rsqrt %162 : tensor<6xf32>
    %164 = stablehlo.multiply %163, %arg6 : tensor<6xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %167 = stablehlo.multiply %160, %166 : tensor<8x11x11x6xf32>
    %168 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %170 = stablehlo.add %167, %169 : tensor<8x11x11x6xf32>
    %171 = call @relu_5(%170) : (tensor<8x11x11x6xf32>) -> tensor<8x11x11x6xf32>
    %172 = stablehlo.convolution(%171, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x6xf32>, tensor<5x5x6x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_37 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %175 = stablehlo.divide %173, %174 : tensor<8xf32>
    %176 = chlo.square %172 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_39 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %179 = stablehlo.divide %177, %178 : tensor<8xf32>
    %180 = chlo.square %175 : tensor<8xf32> -> tensor<8xf32>
    %181 = stablehlo.subtract %179, %180 : tensor<8xf32>
    %182 = stablehlo.broadcast_in_dim %175, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %184 = stablehlo.subtract %172, %183 : tensor<8x11x11x8xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %186 = stablehlo.add %181, %185 : tensor<8xf32>
    %187 = stablehlo.rsqrt %186 : tensor<8xf32>
    %188 = stablehlo.multiply %187, %arg9 : tensor<8xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %191 = stablehlo.multiply %184, %190 : tensor<8x11x11x8xf32>
    %192 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %194 = stablehlo.add %191, %193 : tensor<8x11x11x8xf32>
    %195 = call @relu_4(%194) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %196 = stablehlo.convolution(%123, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x24xf32>, tensor<1x1x24x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_42 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %199 = stablehlo.divide %197, %198 : tensor<8xf32>
    %200 = chlo.square %196 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.reduce(%200 init: %cst_43) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_44 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %203 = stablehlo.divide %201, %202 : tensor<8xf32>
    %204 = chlo.square %199 : tensor<8xf32> -> tensor<8xf32>
    %205 = stablehlo.subtract %203, %204 : tensor<8xf32>
    %206 = stablehlo.broadcast_in_dim %199, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %208 = stablehlo.subtract %196, %207 : tensor<8x11x11x8xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %210 = stablehlo.add %205, %209 : tensor<8xf32>
    %211 = stablehlo.rsqrt %210 : tensor<8xf32>
    %212 = stablehlo.multiply %211, %arg12 : tensor<8xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %215 = stablehlo.multiply %208, %214 : tensor<8x11x11x8xf32>
    %216 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %218 = stablehlo.add %215, %217 : tensor<8x11x11x8xf32>
    %219 = call @relu_4(%218) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %220 = stablehlo.convolution(%219, %arg16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x8xf32>, tensor<3x3x8x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_46) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_47 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %223 = stablehlo.divide %221, %222 : tensor<12xf32>
    %224 = chlo.square %220 : tensor<8x11x11x12xf32> -> tensor<8x11x11x12xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_48) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_49 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %227 = stablehlo.divide %225, %226 : tensor<12xf32>
    %228 = chlo.square %223 : tensor<12xf32> -> tensor<12xf32>
    %229 = stablehlo.subtract %227, %228 : tensor<12xf32>
    %230 = stablehlo.broadcast_in_dim %223, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %232 = stablehlo.subtract %220, %231 : tensor<8x11x11x12xf32>
    %cst_50 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %234 = stablehlo.add %229, %233 : tensor<12xf32>
    %235 = stablehlo.rsqrt %234 : tensor<12xf32>
    %236 = stablehlo.multiply %235, %arg15 : tensor<12xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %239 = stablehlo.multiply %232, %238 : tensor<8x11x11x12xf32>
    %240 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %242 = stablehlo.add %239, %241 : tensor<8x11x11x12xf32>
    %243 = call @relu_6(%242) : (tensor<8x11x11x12xf32>) -> tensor<8x11x11x12xf32>
    %244 = stablehlo.convolution(%243, %arg19) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x12xf32>, tensor<3x3x12x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.reduce(%244 init: %cst_51) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_52 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %247 = stablehlo.divide %245, %246 : tensor<12xf32>
    %248 = chlo.square %244 : tensor<8x11x11x12xf32> -> tensor<8x11x11x12xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%248 init: %cst_53) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_54 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %251 = stablehlo.divide %249, %250 : tensor<12xf32>
    %252 = chlo.square %247 : tensor<12xf32> -> tensor<12xf32>
    %253 = stablehlo.subtract %251, %252 : tensor<12xf32>
    %254 = stablehlo.broadcast_in_dim %247, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %256 = stablehlo.subtract %244, %255 : tensor<8x11x11x12xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %258 = stablehlo.add %253, %257 : tensor<12xf32>
    %259 = stablehlo.rsqrt %258 : tensor<12xf32>
    %260 = stablehlo.multiply %259, %arg18 : tensor<12xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %263 = stablehlo.multiply %256, %262 : tensor<8x11x11x12xf32>
    %264 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %266 = stablehlo.add %263, %265 : tensor<8x11x11x12xf32>
    %267 = call @relu_6(%266) : (tensor<8x11x11x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<f32>
    %269 = "stablehlo.reduce_window"(%123, %268) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x11x11x24xf32>, tensor<f32>) -> tensor<8x11x11x24xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<1x11x11x1xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<f32>
    %272 = "stablehlo.reduce_window"(%270, %271) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x11x11x1xf32>, tensor<f32>) -> tensor<1x11x11x1xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1, 2, 3] : (tensor<1x11x11x1xf32>) -> tensor<8x11x11x24xf32>
    %274 = stablehlo.divide %269, %273 : tensor<8x11x11x24xf32>
    %275 = stablehlo.convolution(%274, %arg22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x24xf32>, tensor<1x1x24x4xf32>) -> tensor<8x11x11x4xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%275 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_60 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %278 = stablehlo.divide %276, %277 : tensor<4xf32>
    %279 = chlo.square %275 : tensor<8x11x11x4xf32> -> tensor<8x11x11x4xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_61) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_62 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %282 = stablehlo.divide %280, %281 : tensor<4xf32>
    %283 = chlo.square %278 : tensor<4xf32> -> tensor<4xf32>
    %284 = stablehlo.subtract %282, %283 : tensor<4xf32>
    %285 = stablehlo.broadcast_in_dim %278, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x11x11x4xf32>
    %287 = stablehlo.subtract %275, %286 : tensor<8x11x11x4xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %289 = stablehlo.add %284, %288 : tensor<4xf32>
    %290 = stablehlo.rsqrt %289 : tensor<4xf32>
    %291 = stablehlo.multiply %290, %arg21 : tensor<4xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x11x11x4xf32>
    %294 = stablehlo.multiply %287, %293 : tensor<8x11x11x4xf32>
    %295 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x11x11x4xf32>
    %297 = stablehlo.add %294, %296 : tensor<8x11x11x4xf32>
    %298 = call @relu_7(%297) : (tensor<8x11x11x4xf32>) -> tensor<8x11x11x4xf32>
    %299 = stablehlo.concatenate %147, %195, %267, %298, dim = 3 : (tensor<8x11x11x8xf32>, tensor<8x11x11x8xf32>, tensor<8x11x11x12xf32>, tensor<8x11x11x4xf32>) -> tensor<8x11x11x32xf32>
    %300 = stablehlo.convolution(%299, %arg25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x32xf32>, tensor<1x1x32x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%300 init: %cst_64) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_65 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %303 = stablehlo.divide %301, %302 : tensor<8xf32>
    %304 = chlo.square %300 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_66) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_67 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %307 = stablehlo.divide %305, %306 : tensor<8xf32>
    %308 = chlo.square %303 : tensor<8xf32> -> tensor<8xf32>
    %309 = stablehlo.subtract %307, %308 : tensor<8xf32>
    %310 = stablehlo.broadcast_in_dim %303, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %312 = stablehlo.subtract %300, %311 : tensor<8x11x11x8xf32>
    %cst_68 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %314 = stablehlo.add %309, %313 : tensor<8xf32>
    %315 = stablehlo.rsqrt %314 : tensor<8xf32>
    %316 = stablehlo.multiply %315, %arg24 : tensor<8xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %319 = stablehlo.multiply %312, %318 : tensor<8x11x11x8xf32>
    %320 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %322 = stablehlo.add %319, %321 : tensor<8x11x11x8xf32>
    %323 = call @relu_4(%322) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %324 = stablehlo.convolution(%299, %arg28) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x32xf32>, tensor<1x1x32x6xf32>) -> tensor<8x11x11x6xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_69) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_70 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %327 = stablehlo.divide %325, %326 : tensor<6xf32>
    %328 = chlo.square %324 : tensor<8x11x11x6xf32> -> tensor<8x11x11x6xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_72 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %331 = stablehlo.divide %329, %330 : tensor<6xf32>
    %332 = chlo.square %327 : tensor<6xf32> -> tensor<6xf32>
    %333 = stablehlo.subtract %331, %332 : tensor<6xf32>
    %334 = stablehlo.broadcast_in_dim %327, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %336 = stablehlo.subtract %324, %335 : tensor<8x11x11x6xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %338 = stablehlo.add %333, %337 : tensor<6xf32>
    %339 = stablehlo.rsqrt %338 : tensor<6xf32>
    %340 = stablehlo.multiply %339, %arg27 : tensor<6xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %343 = stablehlo.multiply %336, %342 : tensor<8x11x11x6xf32>
    %344 = stablehlo.broadcast_in_dim %arg26, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %346 = stablehlo.add %343, %345 : tensor<8x11x11x6xf32>
    %347 = call @relu_5(%346) : (tensor<8x11x11x6xf32>) -> tensor<8x11x11x6xf32>
    %348 = stablehlo.convolution(%347, %arg31) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x6xf32>, tensor<5x5x6x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_75 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %351 = stablehlo.divide %349, %350 : tensor<8xf32>
    %352 = chlo.square %348 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.reduce(%352 init: %cst_76) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_77 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %355 = stablehlo.divide %353, %354 : tensor<8xf32>
    %356 = chlo.square %351 : tensor<8xf32> -> tensor<8xf32>
    %357 = stablehlo.subtract %355, %356 : tensor<8xf32>
    %358 = stablehlo.broadcast_in_dim %351, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %360 = stablehlo.subtract %348, %359 : tensor<8x11x11x8xf32>
    %cst_78 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %362 = stablehlo.add %357, %361 : tensor<8xf32>
    %363 = stablehlo.rsqrt %362 : tensor<8xf32>
    %364 = stablehlo.multiply %363, %arg30 : tensor<8xf32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %367 = stablehlo.multiply %360, %366 : tensor<8x11x11x8xf32>
    %368 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %370 = stablehlo.add %367, %369 : tensor<8x11x11x8xf32>
    %371 = call @relu_4(%370) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %372 = stablehlo.convolution(%299, %arg34) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x32xf32>, tensor<1x1x32x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_79) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_80 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %375 = stablehlo.divide %373, %374 : tensor<8xf32>
    %376 = chlo.square %372 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%376 init: %cst_81) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_82 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %379 = stablehlo.divide %377, %378 : tensor<8xf32>
    %380 = chlo.square %375 : tensor<8xf32> -> tensor<8xf32>
    %381 = stablehlo.subtract %379, %380 : tensor<8xf32>
    %382 = stablehlo.broadcast_in_dim %375, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %384 = stablehlo.subtract %372, %383 : tensor<8x11x11x8xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %386 = stablehlo.add %381, %385 : tensor<8xf32>
    %387 = stablehlo.rsqrt %386 : tensor<8xf32>
    %388 = stablehlo.multiply %387, %arg33 : tensor<8xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %391 = stablehlo.multiply %384, %390 : tensor<8x11x11x8xf32>
    %392 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %394 = stablehlo.add %391, %393 : tensor<8x11x11x8xf32>
    %395 = call @relu_4(%394) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %396 = stablehlo.convolution(%395, %arg37) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x8xf32>, tensor<3x3x8x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_84) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_85 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %399 = stablehlo.divide %397, %398 : tensor<12xf32>
    %400 = chlo.square %396 : tensor<8x11x11x12xf32> -> tensor<8x11x11x12xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.reduce(%400 init: %cst_86) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_87 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %403 = stablehlo.divide %401, %402 : tensor<12xf32>
    %404 = chlo.square %399 : tensor<12xf32> -> tensor<12xf32>
    %405 = stablehlo.subtract %403, %404 : tensor<12xf32>
    %406 = stablehlo.broadcast_in_dim %399, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %408 = stablehlo.subtract %396, %407 : tensor<8x11x11x12xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %410 = stablehlo.add %405, %409 : tensor<12xf32>
    %411 = stablehlo.rsqrt %410 : tensor<12xf32>
    %412 = stablehlo.multiply %411, %arg36 : tensor<12xf32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %415 = stablehlo.multiply %408, %414 : tensor<8x11x11x12xf32>
    %416 = stablehlo.broadcast_in_dim %arg35, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %418 = stablehlo.add %415, %417 : tensor<8x11x11x12xf32>
    %419 = call @relu_6(%418) : (tensor<8x11x11x12xf32>) -> tensor<8x11x11x12xf32>
    %420 = stablehlo.convolution(%419, %arg40) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x12xf32>, tensor<3x3x12x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_89) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_90 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %423 = stablehlo.divide %421, %422 : tensor<12xf32>
    %424 = chlo.square %420 : tensor<8x11x11x12xf32> -> tensor<8x11x11x12xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_91) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_92 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %427 = stablehlo.divide %425, %426 : tensor<12xf32>
    %428 = chlo.square %423 : tensor<12xf32> -> tensor<12xf32>
    %429 = stablehlo.subtract %427, %428 : tensor<12xf32>
    %430 = stablehlo.broadcast_in_dim %423, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %432 = stablehlo.subtract %420, %431 : tensor<8x11x11x12xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %434 = stablehlo.add %429, %433 : tensor<12xf32>
    %435 = stablehlo.rsqrt %434 : tensor<12xf32>
    %436 = stablehlo.multiply %435, %arg39 : tensor<12xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %439 = stablehlo.multiply %432, %438 : tensor<8x11x11x12xf32>
    %440 = stablehlo.broadcast_in_dim %arg38, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %442 = stablehlo.add %439, %441 : tensor<8x11x11x12xf32>
    %443 = call @relu_6(%442) : (tensor<8x11x11x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<f32>
    %445 = "stablehlo.reduce_window"(%299, %444) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x11x11x32xf32>, tensor<f32>) -> tensor<8x11x11x32xf32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1x11x11x1xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<f32>
    %448 = "stablehlo.reduce_window"(%446, %447) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x11x11x1xf32>, tensor<f32>) -> tensor<1x11x11x1xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1, 2, 3] : (tensor<1x11x11x1xf32>) -> tensor<8x11x11x32xf32>
    %450 = stablehlo.divide %445, %449 : tensor<8x11x11x32xf32>
    %451 = stablehlo.convolution(%450, %arg43) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x32xf32>, tensor<1x1x32x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_98 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %454 = stablehlo.divide %452, %453 : tensor<8xf32>
    %455 = chlo.square %451 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%455 init: %cst_99) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_100 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %458 = stablehlo.divide %456, %457 : tensor<8xf32>
    %459 = chlo.square %454 : tensor<8xf32> -> tensor<8xf32>
    %460 = stablehlo.subtract %458, %459 : tensor<8xf32>
    %461 = stablehlo.broadcast_in_dim %454, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %463 = stablehlo.subtract %451, %462 : tensor<8x11x11x8xf32>
    %cst_101 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %465 = stablehlo.add %460, %464 : tensor<8xf32>
    %466 = stablehlo.rsqrt %465 : tensor<8xf32>
    %467 = stablehlo.multiply %466, %arg42 : tensor<8xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %470 = stablehlo.multiply %463, %469 : tensor<8x11x11x8xf32>
    %471 = stablehlo.broadcast_in_dim %arg41, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %473 = stablehlo.add %470, %472 : tensor<8x11x11x8xf32>
    %474 = call @relu_4(%473) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %475 = stablehlo.concatenate %323, %371, %443, %474, dim = 3 : (tensor<8x11x11x8xf32>, tensor<8x11x11x8xf32>, tensor<8x11x11x12xf32>, tensor<8x11x11x8xf32>) -> tensor<8x11x11x36xf32>
    %476 = stablehlo.convolution(%475, %arg46) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x36xf32>, tensor<1x1x36x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%476 init: %cst_102) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_103 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %479 = stablehlo.divide %477, %478 : tensor<8xf32>
    %480 = chlo.square %476 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_104) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_105 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %483 = stablehlo.divide %481, %482 : tensor<8xf32>
    %484 = chlo.square %479 : tensor<8xf32> -> tensor<8xf32>
    %485 = stablehlo.subtract %483, %484 : tensor<8xf32>
    %486 = stablehlo.broadcast_in_dim %479, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %488 = stablehlo.subtract %476, %487 : tensor<8x11x11x8xf32>
    %cst_106 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %490 = stablehlo.add %485, %489 : tensor<8xf32>
    %491 = stablehlo.rsqrt %490 : tensor<8xf32>
    %492 = stablehlo.multiply %491, %arg45 : tensor<8xf32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %495 = stablehlo.multiply %488, %494 : tensor<8x11x11x8xf32>
    %496 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %498 = stablehlo.add %495, %497 : tensor<8x11x11x8xf32>
    %499 = call @relu_4(%498) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %500 = stablehlo.convolution(%475, %arg49) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x36xf32>, tensor<1x1x36x6xf32>) -> tensor<8x11x11x6xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_108 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %503 = stablehlo.divide %501, %502 : tensor<6xf32>
    %504 = chlo.square %500 : tensor<8x11x11x6xf32> -> tensor<8x11x11x6xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%504 init: %cst_109) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_110 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %507 = stablehlo.divide %505, %506 : tensor<6xf32>
    %508 = chlo.square %503 : tensor<6xf32> -> tensor<6xf32>
    %509 = stablehlo.subtract %507, %508 : tensor<6xf32>
    %510 = stablehlo.broadcast_in_dim %503, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %512 = stablehlo.subtract %500, %511 : tensor<8x11x11x6xf32>
    %cst_111 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %514 = stablehlo.add %509, %513 : tensor<6xf32>
    %515 = stablehlo.rsqrt %514 : tensor<6xf32>
    %516 = stablehlo.multiply %515, %arg48 : tensor<6xf32>
    %517 = stablehlo.broadcast_in_dim %516, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %519 = stablehlo.multiply %512, %518 : tensor<8x11x11x6xf32>
    %520 = stablehlo.broadcast_in_dim %arg47, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<8x11x11x6xf32>
    %522 = stablehlo.add %519, %521 : tensor<8x11x11x6xf32>
    %523 = call @relu_5(%522) : (tensor<8x11x11x6xf32>) -> tensor<8x11x11x6xf32>
    %524 = stablehlo.convolution(%523, %arg52) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x6xf32>, tensor<5x5x6x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_112) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_113 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %527 = stablehlo.divide %525, %526 : tensor<8xf32>
    %528 = chlo.square %524 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_114) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_115 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %531 = stablehlo.divide %529, %530 : tensor<8xf32>
    %532 = chlo.square %527 : tensor<8xf32> -> tensor<8xf32>
    %533 = stablehlo.subtract %531, %532 : tensor<8xf32>
    %534 = stablehlo.broadcast_in_dim %527, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %536 = stablehlo.subtract %524, %535 : tensor<8x11x11x8xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %538 = stablehlo.add %533, %537 : tensor<8xf32>
    %539 = stablehlo.rsqrt %538 : tensor<8xf32>
    %540 = stablehlo.multiply %539, %arg51 : tensor<8xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %543 = stablehlo.multiply %536, %542 : tensor<8x11x11x8xf32>
    %544 = stablehlo.broadcast_in_dim %arg50, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %546 = stablehlo.add %543, %545 : tensor<8x11x11x8xf32>
    %547 = call @relu_4(%546) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %548 = stablehlo.convolution(%475, %arg55) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x36xf32>, tensor<1x1x36x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_118 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %551 = stablehlo.divide %549, %550 : tensor<8xf32>
    %552 = chlo.square %548 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_119) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_120 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %555 = stablehlo.divide %553, %554 : tensor<8xf32>
    %556 = chlo.square %551 : tensor<8xf32> -> tensor<8xf32>
    %557 = stablehlo.subtract %555, %556 : tensor<8xf32>
    %558 = stablehlo.broadcast_in_dim %551, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %560 = stablehlo.subtract %548, %559 : tensor<8x11x11x8xf32>
    %cst_121 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %562 = stablehlo.add %557, %561 : tensor<8xf32>
    %563 = stablehlo.rsqrt %562 : tensor<8xf32>
    %564 = stablehlo.multiply %563, %arg54 : tensor<8xf32>
    %565 = stablehlo.broadcast_in_dim %564, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %567 = stablehlo.multiply %560, %566 : tensor<8x11x11x8xf32>
    %568 = stablehlo.broadcast_in_dim %arg53, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %570 = stablehlo.add %567, %569 : tensor<8x11x11x8xf32>
    %571 = call @relu_4(%570) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %572 = stablehlo.convolution(%571, %arg58) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x8xf32>, tensor<3x3x8x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.reduce(%572 init: %cst_122) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_123 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %575 = stablehlo.divide %573, %574 : tensor<12xf32>
    %576 = chlo.square %572 : tensor<8x11x11x12xf32> -> tensor<8x11x11x12xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.reduce(%576 init: %cst_124) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_125 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %579 = stablehlo.divide %577, %578 : tensor<12xf32>
    %580 = chlo.square %575 : tensor<12xf32> -> tensor<12xf32>
    %581 = stablehlo.subtract %579, %580 : tensor<12xf32>
    %582 = stablehlo.broadcast_in_dim %575, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %584 = stablehlo.subtract %572, %583 : tensor<8x11x11x12xf32>
    %cst_126 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %586 = stablehlo.add %581, %585 : tensor<12xf32>
    %587 = stablehlo.rsqrt %586 : tensor<12xf32>
    %588 = stablehlo.multiply %587, %arg57 : tensor<12xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %591 = stablehlo.multiply %584, %590 : tensor<8x11x11x12xf32>
    %592 = stablehlo.broadcast_in_dim %arg56, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %594 = stablehlo.add %591, %593 : tensor<8x11x11x12xf32>
    %595 = call @relu_6(%594) : (tensor<8x11x11x12xf32>) -> tensor<8x11x11x12xf32>
    %596 = stablehlo.convolution(%595, %arg61) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x12xf32>, tensor<3x3x12x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.reduce(%596 init: %cst_127) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_128 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %599 = stablehlo.divide %597, %598 : tensor<12xf32>
    %600 = chlo.square %596 : tensor<8x11x11x12xf32> -> tensor<8x11x11x12xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_129) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_130 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %603 = stablehlo.divide %601, %602 : tensor<12xf32>
    %604 = chlo.square %599 : tensor<12xf32> -> tensor<12xf32>
    %605 = stablehlo.subtract %603, %604 : tensor<12xf32>
    %606 = stablehlo.broadcast_in_dim %599, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %607 = stablehlo.broadcast_in_dim %606, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %608 = stablehlo.subtract %596, %607 : tensor<8x11x11x12xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %610 = stablehlo.add %605, %609 : tensor<12xf32>
    %611 = stablehlo.rsqrt %610 : tensor<12xf32>
    %612 = stablehlo.multiply %611, %arg60 : tensor<12xf32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %615 = stablehlo.multiply %608, %614 : tensor<8x11x11x12xf32>
    %616 = stablehlo.broadcast_in_dim %arg59, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %618 = stablehlo.add %615, %617 : tensor<8x11x11x12xf32>
    %619 = call @relu_6(%618) : (tensor<8x11x11x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<f32>
    %621 = "stablehlo.reduce_window"(%475, %620) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x11x11x36xf32>, tensor<f32>) -> tensor<8x11x11x36xf32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1x11x11x1xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<f32>
    %624 = "stablehlo.reduce_window"(%622, %623) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x11x11x1xf32>, tensor<f32>) -> tensor<1x11x11x1xf32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [0, 1, 2, 3] : (tensor<1x11x11x1xf32>) -> tensor<8x11x11x36xf32>
    %626 = stablehlo.divide %621, %625 : tensor<8x11x11x36xf32>
    %627 = stablehlo.convolution(%626, %arg64) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x36xf32>, tensor<1x1x36x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.reduce(%627 init: %cst_135) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_136 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %630 = stablehlo.divide %628, %629 : tensor<8xf32>
    %631 = chlo.square %627 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_137) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_138 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %634 = stablehlo.divide %632, %633 : tensor<8xf32>
    %635 = chlo.square %630 : tensor<8xf32> -> tensor<8xf32>
    %636 = stablehlo.subtract %634, %635 : tensor<8xf32>
    %637 = stablehlo.broadcast_in_dim %630, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %639 = stablehlo.subtract %627, %638 : tensor<8x11x11x8xf32>
    %cst_139 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %641 = stablehlo.add %636, %640 : tensor<8xf32>
    %642 = stablehlo.rsqrt %641 : tensor<8xf32>
    %643 = stablehlo.multiply %642, %arg63 : tensor<8xf32>
    %644 = stablehlo.broadcast_in_dim %643, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %646 = stablehlo.multiply %639, %645 : tensor<8x11x11x8xf32>
    %647 = stablehlo.broadcast_in_dim %arg62, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %648 = stablehlo.broadcast_in_dim %647, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %649 = stablehlo.add %646, %648 : tensor<8x11x11x8xf32>
    %650 = call @relu_4(%649) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %651 = stablehlo.concatenate %499, %547, %619, %650, dim = 3 : (tensor<8x11x11x8xf32>, tensor<8x11x11x8xf32>, tensor<8x11x11x12xf32>, tensor<8x11x11x8xf32>) -> tensor<8x11x11x36xf32>
    %652 = stablehlo.convolution(%651, %arg67) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x36xf32>, tensor<3x3x36x48xf32>) -> tensor<8x5x5x48xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_140) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_141 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %655 = stablehlo.divide %653, %654 : tensor<48xf32>
    %656 = chlo.square %652 : tensor<8x5x5x48xf32> -> tensor<8x5x5x48xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%656 init: %cst_142) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_143 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %659 = stablehlo.divide %657, %658 : tensor<48xf32>
    %660 = chlo.square %655 : tensor<48xf32> -> tensor<48xf32>
    %661 = stablehlo.subtract %659, %660 : tensor<48xf32>
    %662 = stablehlo.broadcast_in_dim %655, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x5x5x48xf32>
    %664 = stablehlo.subtract %652, %663 : tensor<8x5x5x48xf32>
    %cst_144 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %666 = stablehlo.add %661, %665 : tensor<48xf32>
    %667 = stablehlo.rsqrt %666 : tensor<48xf32>
    %668 = stablehlo.multiply %667, %arg66 : tensor<48xf32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x5x5x48xf32>
    %671 = stablehlo.multiply %664, %670 : tensor<8x5x5x48xf32>
    %672 = stablehlo.broadcast_in_dim %arg65, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x5x5x48xf32>
    %674 = stablehlo.add %671, %673 : tensor<8x5x5x48xf32>
    %675 = call @relu_8(%674) : (tensor<8x5x5x48xf32>) -> tensor<8x5x5x48xf32>
    %676 = stablehlo.convolution(%651, %arg70) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x36xf32>, tensor<1x1x36x8xf32>) -> tensor<8x11x11x8xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_146 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %679 = stablehlo.divide %677, %678 : tensor<8xf32>
    %680 = chlo.square %676 : tensor<8x11x11x8xf32> -> tensor<8x11x11x8xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%680 init: %cst_147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_148 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %683 = stablehlo.divide %681, %682 : tensor<8xf32>
    %684 = chlo.square %679 : tensor<8xf32> -> tensor<8xf32>
    %685 = stablehlo.subtract %683, %684 : tensor<8xf32>
    %686 = stablehlo.broadcast_in_dim %679, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %688 = stablehlo.subtract %676, %687 : tensor<8x11x11x8xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %690 = stablehlo.add %685, %689 : tensor<8xf32>
    %691 = stablehlo.rsqrt %690 : tensor<8xf32>
    %692 = stablehlo.multiply %691, %arg69 : tensor<8xf32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %695 = stablehlo.multiply %688, %694 : tensor<8x11x11x8xf32>
    %696 = stablehlo.broadcast_in_dim %arg68, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x11x11x8xf32>
    %698 = stablehlo.add %695, %697 : tensor<8x11x11x8xf32>
    %699 = call @relu_4(%698) : (tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32>
    %700 = stablehlo.convolution(%699, %arg73) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x8xf32>, tensor<3x3x8x12xf32>) -> tensor<8x11x11x12xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %701 = stablehlo.reduce(%700 init: %cst_150) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_151 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %703 = stablehlo.divide %701, %702 : tensor<12xf32>
    %704 = chlo.square %700 : tensor<8x11x11x12xf32> -> tensor<8x11x11x12xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.reduce(%704 init: %cst_152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x11x11x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_153 = stablehlo.constant dense<9.680000e+02> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %707 = stablehlo.divide %705, %706 : tensor<12xf32>
    %708 = chlo.square %703 : tensor<12xf32> -> tensor<12xf32>
    %709 = stablehlo.subtract %707, %708 : tensor<12xf32>
    %710 = stablehlo.broadcast_in_dim %703, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %711 = stablehlo.broadcast_in_dim %710, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %712 = stablehlo.subtract %700, %711 : tensor<8x11x11x12xf32>
    %cst_154 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %714 = stablehlo.add %709, %713 : tensor<12xf32>
    %715 = stablehlo.rsqrt %714 : tensor<12xf32>
    %716 = stablehlo.multiply %715, %arg72 : tensor<12xf32>
    %717 = stablehlo.broadcast_in_dim %716, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %719 = stablehlo.multiply %712, %718 : tensor<8x11x11x12xf32>
    %720 = stablehlo.broadcast_in_dim %arg71, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %721 = stablehlo.broadcast_in_dim %720, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x11x11x12xf32>
    %722 = stablehlo.add %719, %721 : tensor<8x11x11x12xf32>
    %723 = call @relu_6(%722) : (tensor<8x11x11x12xf32>) -> tensor<8x11x11x12xf32>
    %724 = stablehlo.convolution(%723, %arg76) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x11x11x12xf32>, tensor<3x3x12x12xf32>) -> tensor<8x5x5x12xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.reduce(%724 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_156 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %727 = stablehlo.divide %725, %726 : tensor<12xf32>
    %728 = chlo.square %724 : tensor<8x5x5x12xf32> -> tensor<8x5x5x12xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.reduce(%728 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x12xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_158 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %731 = stablehlo.divide %729, %730 : tensor<12xf32>
    %732 = chlo.square %727 : tensor<12xf32> -> tensor<12xf32>
    %733 = stablehlo.subtract %731, %732 : tensor<12xf32>
    %734 = stablehlo.broadcast_in_dim %727, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x5x5x12xf32>
    %736 = stablehlo.subtract %724, %735 : tensor<8x5x5x12xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %738 = stablehlo.add %733, %737 : tensor<12xf32>
    %739 = stablehlo.rsqrt %738 : tensor<12xf32>
    %740 = stablehlo.multiply %739, %arg75 : tensor<12xf32>
    %741 = stablehlo.broadcast_in_dim %740, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %742 = stablehlo.broadcast_in_dim %741, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x5x5x12xf32>
    %743 = stablehlo.multiply %736, %742 : tensor<8x5x5x12xf32>
    %744 = stablehlo.broadcast_in_dim %arg74, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x5x5x12xf32>
    %746 = stablehlo.add %743, %745 : tensor<8x5x5x12xf32>
    %747 = call @relu_9(%746) : (tensor<8x5x5x12xf32>) -> tensor<8x5x5x12xf32>
    %cst_160 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<f32>
    %749 = "stablehlo.reduce_window"(%651, %748) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.maximum %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x11x11x36xf32>, tensor<f32>) -> tensor<8x5x5x36xf32>
    %750 = stablehlo.concatenate %675, %747, %749, dim = 3 : (tensor<8x5x5x48xf32>, tensor<8x5x5x12xf32>, tensor<8x5x5x36xf32>) -> tensor<8x5x5x96xf32>
    %751 = stablehlo.convolution(%750, %arg79) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_162 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %754 = stablehlo.divide %752, %753 : tensor<24xf32>
    %755 = chlo.square %751 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.reduce(%755 init: %cst_163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_164 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %758 = stablehlo.divide %756, %757 : tensor<24xf32>
    %759 = chlo.square %754 : tensor<24xf32> -> tensor<24xf32>
    %760 = stablehlo.subtract %758, %759 : tensor<24xf32>
    %761 = stablehlo.broadcast_in_dim %754, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %763 = stablehlo.subtract %751, %762 : tensor<8x5x5x24xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %765 = stablehlo.add %760, %764 : tensor<24xf32>
    %766 = stablehlo.rsqrt %765 : tensor<24xf32>
    %767 = stablehlo.multiply %766, %arg78 : tensor<24xf32>
    %768 = stablehlo.broadcast_in_dim %767, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %769 = stablehlo.broadcast_in_dim %768, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %770 = stablehlo.multiply %763, %769 : tensor<8x5x5x24xf32>
    %771 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %772 = stablehlo.broadcast_in_dim %771, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %773 = stablehlo.add %770, %772 : tensor<8x5x5x24xf32>
    %774 = call @relu_10(%773) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %775 = stablehlo.convolution(%750, %arg82) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x16xf32>) -> tensor<8x5x5x16xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %776 = stablehlo.reduce(%775 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_167 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %778 = stablehlo.divide %776, %777 : tensor<16xf32>
    %779 = chlo.square %775 : tensor<8x5x5x16xf32> -> tensor<8x5x5x16xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %780 = stablehlo.reduce(%779 init: %cst_168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_169 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %782 = stablehlo.divide %780, %781 : tensor<16xf32>
    %783 = chlo.square %778 : tensor<16xf32> -> tensor<16xf32>
    %784 = stablehlo.subtract %782, %783 : tensor<16xf32>
    %785 = stablehlo.broadcast_in_dim %778, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %787 = stablehlo.subtract %775, %786 : tensor<8x5x5x16xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %789 = stablehlo.add %784, %788 : tensor<16xf32>
    %790 = stablehlo.rsqrt %789 : tensor<16xf32>
    %791 = stablehlo.multiply %790, %arg81 : tensor<16xf32>
    %792 = stablehlo.broadcast_in_dim %791, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %793 = stablehlo.broadcast_in_dim %792, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %794 = stablehlo.multiply %787, %793 : tensor<8x5x5x16xf32>
    %795 = stablehlo.broadcast_in_dim %arg80, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %796 = stablehlo.broadcast_in_dim %795, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %797 = stablehlo.add %794, %796 : tensor<8x5x5x16xf32>
    %798 = call @relu_11(%797) : (tensor<8x5x5x16xf32>) -> tensor<8x5x5x16xf32>
    %799 = stablehlo.convolution(%798, %arg85) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x16xf32>, tensor<1x7x16x16xf32>) -> tensor<8x5x5x16xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %800 = stablehlo.reduce(%799 init: %cst_171) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_172 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %802 = stablehlo.divide %800, %801 : tensor<16xf32>
    %803 = chlo.square %799 : tensor<8x5x5x16xf32> -> tensor<8x5x5x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.reduce(%803 init: %cst_173) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_174 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %806 = stablehlo.divide %804, %805 : tensor<16xf32>
    %807 = chlo.square %802 : tensor<16xf32> -> tensor<16xf32>
    %808 = stablehlo.subtract %806, %807 : tensor<16xf32>
    %809 = stablehlo.broadcast_in_dim %802, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %810 = stablehlo.broadcast_in_dim %809, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %811 = stablehlo.subtract %799, %810 : tensor<8x5x5x16xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %813 = stablehlo.add %808, %812 : tensor<16xf32>
    %814 = stablehlo.rsqrt %813 : tensor<16xf32>
    %815 = stablehlo.multiply %814, %arg84 : tensor<16xf32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %818 = stablehlo.multiply %811, %817 : tensor<8x5x5x16xf32>
    %819 = stablehlo.broadcast_in_dim %arg83, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %821 = stablehlo.add %818, %820 : tensor<8x5x5x16xf32>
    %822 = call @relu_11(%821) : (tensor<8x5x5x16xf32>) -> tensor<8x5x5x16xf32>
    %823 = stablehlo.convolution(%822, %arg88) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x16xf32>, tensor<7x1x16x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %824 = stablehlo.reduce(%823 init: %cst_176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_177 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %826 = stablehlo.divide %824, %825 : tensor<24xf32>
    %827 = chlo.square %823 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.reduce(%827 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_179 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %830 = stablehlo.divide %828, %829 : tensor<24xf32>
    %831 = chlo.square %826 : tensor<24xf32> -> tensor<24xf32>
    %832 = stablehlo.subtract %830, %831 : tensor<24xf32>
    %833 = stablehlo.broadcast_in_dim %826, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %834 = stablehlo.broadcast_in_dim %833, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %835 = stablehlo.subtract %823, %834 : tensor<8x5x5x24xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %837 = stablehlo.add %832, %836 : tensor<24xf32>
    %838 = stablehlo.rsqrt %837 : tensor<24xf32>
    %839 = stablehlo.multiply %838, %arg87 : tensor<24xf32>
    %840 = stablehlo.broadcast_in_dim %839, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %841 = stablehlo.broadcast_in_dim %840, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %842 = stablehlo.multiply %835, %841 : tensor<8x5x5x24xf32>
    %843 = stablehlo.broadcast_in_dim %arg86, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %844 = stablehlo.broadcast_in_dim %843, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %845 = stablehlo.add %842, %844 : tensor<8x5x5x24xf32>
    %846 = call @relu_10(%845) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %847 = stablehlo.convolution(%750, %arg91) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x16xf32>) -> tensor<8x5x5x16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%847 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_182 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %850 = stablehlo.divide %848, %849 : tensor<16xf32>
    %851 = chlo.square %847 : tensor<8x5x5x16xf32> -> tensor<8x5x5x16xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%851 init: %cst_183) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_184 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %854 = stablehlo.divide %852, %853 : tensor<16xf32>
    %855 = chlo.square %850 : tensor<16xf32> -> tensor<16xf32>
    %856 = stablehlo.subtract %854, %855 : tensor<16xf32>
    %857 = stablehlo.broadcast_in_dim %850, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %858 = stablehlo.broadcast_in_dim %857, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %859 = stablehlo.subtract %847, %858 : tensor<8x5x5x16xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %861 = stablehlo.add %856, %860 : tensor<16xf32>
    %862 = stablehlo.rsqrt %861 : tensor<16xf32>
    %863 = stablehlo.multiply %862, %arg90 : tensor<16xf32>
    %864 = stablehlo.broadcast_in_dim %863, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %865 = stablehlo.broadcast_in_dim %864, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %866 = stablehlo.multiply %859, %865 : tensor<8x5x5x16xf32>
    %867 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %868 = stablehlo.broadcast_in_dim %867, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %869 = stablehlo.add %866, %868 : tensor<8x5x5x16xf32>
    %870 = call @relu_11(%869) : (tensor<8x5x5x16xf32>) -> tensor<8x5x5x16xf32>
    %871 = stablehlo.convolution(%870, %arg94) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x16xf32>, tensor<7x1x16x16xf32>) -> tensor<8x5x5x16xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %872 = stablehlo.reduce(%871 init: %cst_186) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_187 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %874 = stablehlo.divide %872, %873 : tensor<16xf32>
    %875 = chlo.square %871 : tensor<8x5x5x16xf32> -> tensor<8x5x5x16xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %876 = stablehlo.reduce(%875 init: %cst_188) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_189 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %878 = stablehlo.divide %876, %877 : tensor<16xf32>
    %879 = chlo.square %874 : tensor<16xf32> -> tensor<16xf32>
    %880 = stablehlo.subtract %878, %879 : tensor<16xf32>
    %881 = stablehlo.broadcast_in_dim %874, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %882 = stablehlo.broadcast_in_dim %881, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %883 = stablehlo.subtract %871, %882 : tensor<8x5x5x16xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %885 = stablehlo.add %880, %884 : tensor<16xf32>
    %886 = stablehlo.rsqrt %885 : tensor<16xf32>
    %887 = stablehlo.multiply %886, %arg93 : tensor<16xf32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %890 = stablehlo.multiply %883, %889 : tensor<8x5x5x16xf32>
    %891 = stablehlo.broadcast_in_dim %arg92, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %892 = stablehlo.broadcast_in_dim %891, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %893 = stablehlo.add %890, %892 : tensor<8x5x5x16xf32>
    %894 = call @relu_11(%893) : (tensor<8x5x5x16xf32>) -> tensor<8x5x5x16xf32>
    %895 = stablehlo.convolution(%894, %arg97) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x16xf32>, tensor<1x7x16x16xf32>) -> tensor<8x5x5x16xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %896 = stablehlo.reduce(%895 init: %cst_191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_192 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %898 = stablehlo.divide %896, %897 : tensor<16xf32>
    %899 = chlo.square %895 : tensor<8x5x5x16xf32> -> tensor<8x5x5x16xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.reduce(%899 init: %cst_193) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_194 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %902 = stablehlo.divide %900, %901 : tensor<16xf32>
    %903 = chlo.square %898 : tensor<16xf32> -> tensor<16xf32>
    %904 = stablehlo.subtract %902, %903 : tensor<16xf32>
    %905 = stablehlo.broadcast_in_dim %898, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %906 = stablehlo.broadcast_in_dim %905, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %907 = stablehlo.subtract %895, %906 : tensor<8x5x5x16xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %909 = stablehlo.add %904, %908 : tensor<16xf32>
    %910 = stablehlo.rsqrt %909 : tensor<16xf32>
    %911 = stablehlo.multiply %910, %arg96 : tensor<16xf32>
    %912 = stablehlo.broadcast_in_dim %911, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %913 = stablehlo.broadcast_in_dim %912, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %914 = stablehlo.multiply %907, %913 : tensor<8x5x5x16xf32>
    %915 = stablehlo.broadcast_in_dim %arg95, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %916 = stablehlo.broadcast_in_dim %915, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %917 = stablehlo.add %914, %916 : tensor<8x5x5x16xf32>
    %918 = call @relu_11(%917) : (tensor<8x5x5x16xf32>) -> tensor<8x5x5x16xf32>
    %919 = stablehlo.convolution(%918, %arg100) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x16xf32>, tensor<7x1x16x16xf32>) -> tensor<8x5x5x16xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %920 = stablehlo.reduce(%919 init: %cst_196) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_197 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %922 = stablehlo.divide %920, %921 : tensor<16xf32>
    %923 = chlo.square %919 : tensor<8x5x5x16xf32> -> tensor<8x5x5x16xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.reduce(%923 init: %cst_198) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_199 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %926 = stablehlo.divide %924, %925 : tensor<16xf32>
    %927 = chlo.square %922 : tensor<16xf32> -> tensor<16xf32>
    %928 = stablehlo.subtract %926, %927 : tensor<16xf32>
    %929 = stablehlo.broadcast_in_dim %922, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %930 = stablehlo.broadcast_in_dim %929, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %931 = stablehlo.subtract %919, %930 : tensor<8x5x5x16xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %933 = stablehlo.add %928, %932 : tensor<16xf32>
    %934 = stablehlo.rsqrt %933 : tensor<16xf32>
    %935 = stablehlo.multiply %934, %arg99 : tensor<16xf32>
    %936 = stablehlo.broadcast_in_dim %935, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %937 = stablehlo.broadcast_in_dim %936, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %938 = stablehlo.multiply %931, %937 : tensor<8x5x5x16xf32>
    %939 = stablehlo.broadcast_in_dim %arg98, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x5x5x16xf32>
    %941 = stablehlo.add %938, %940 : tensor<8x5x5x16xf32>
    %942 = call @relu_11(%941) : (tensor<8x5x5x16xf32>) -> tensor<8x5x5x16xf32>
    %943 = stablehlo.convolution(%942, %arg103) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x16xf32>, tensor<1x7x16x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %944 = stablehlo.reduce(%943 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_202 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %946 = stablehlo.divide %944, %945 : tensor<24xf32>
    %947 = chlo.square %943 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %948 = stablehlo.reduce(%947 init: %cst_203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_204 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %950 = stablehlo.divide %948, %949 : tensor<24xf32>
    %951 = chlo.square %946 : tensor<24xf32> -> tensor<24xf32>
    %952 = stablehlo.subtract %950, %951 : tensor<24xf32>
    %953 = stablehlo.broadcast_in_dim %946, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %954 = stablehlo.broadcast_in_dim %953, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %955 = stablehlo.subtract %943, %954 : tensor<8x5x5x24xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %957 = stablehlo.add %952, %956 : tensor<24xf32>
    %958 = stablehlo.rsqrt %957 : tensor<24xf32>
    %959 = stablehlo.multiply %958, %arg102 : tensor<24xf32>
    %960 = stablehlo.broadcast_in_dim %959, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %962 = stablehlo.multiply %955, %961 : tensor<8x5x5x24xf32>
    %963 = stablehlo.broadcast_in_dim %arg101, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %964 = stablehlo.broadcast_in_dim %963, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %965 = stablehlo.add %962, %964 : tensor<8x5x5x24xf32>
    %966 = call @relu_10(%965) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<f32>
    %968 = "stablehlo.reduce_window"(%750, %967) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x5x5x96xf32>, tensor<f32>) -> tensor<8x5x5x96xf32>
    %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<1x5x5x1xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<f32>
    %971 = "stablehlo.reduce_window"(%969, %970) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x5x5x1xf32>, tensor<f32>) -> tensor<1x5x5x1xf32>
    %972 = stablehlo.broadcast_in_dim %971, dims = [0, 1, 2, 3] : (tensor<1x5x5x1xf32>) -> tensor<8x5x5x96xf32>
    %973 = stablehlo.divide %968, %972 : tensor<8x5x5x96xf32>
    %974 = stablehlo.convolution(%973, %arg106) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%974 init: %cst_209) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_210 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %977 = stablehlo.divide %975, %976 : tensor<24xf32>
    %978 = chlo.square %974 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %979 = stablehlo.reduce(%978 init: %cst_211) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_212 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %981 = stablehlo.divide %979, %980 : tensor<24xf32>
    %982 = chlo.square %977 : tensor<24xf32> -> tensor<24xf32>
    %983 = stablehlo.subtract %981, %982 : tensor<24xf32>
    %984 = stablehlo.broadcast_in_dim %977, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %985 = stablehlo.broadcast_in_dim %984, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %986 = stablehlo.subtract %974, %985 : tensor<8x5x5x24xf32>
    %cst_213 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %988 = stablehlo.add %983, %987 : tensor<24xf32>
    %989 = stablehlo.rsqrt %988 : tensor<24xf32>
    %990 = stablehlo.multiply %989, %arg105 : tensor<24xf32>
    %991 = stablehlo.broadcast_in_dim %990, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %992 = stablehlo.broadcast_in_dim %991, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %993 = stablehlo.multiply %986, %992 : tensor<8x5x5x24xf32>
    %994 = stablehlo.broadcast_in_dim %arg104, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %995 = stablehlo.broadcast_in_dim %994, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %996 = stablehlo.add %993, %995 : tensor<8x5x5x24xf32>
    %997 = call @relu_10(%996) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %998 = stablehlo.concatenate %774, %846, %966, %997, dim = 3 : (tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>) -> tensor<8x5x5x96xf32>
    %999 = stablehlo.convolution(%998, %arg109) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.reduce(%999 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_215 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1002 = stablehlo.divide %1000, %1001 : tensor<24xf32>
    %1003 = chlo.square %999 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1004 = stablehlo.reduce(%1003 init: %cst_216) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_217 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1006 = stablehlo.divide %1004, %1005 : tensor<24xf32>
    %1007 = chlo.square %1002 : tensor<24xf32> -> tensor<24xf32>
    %1008 = stablehlo.subtract %1006, %1007 : tensor<24xf32>
    %1009 = stablehlo.broadcast_in_dim %1002, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1011 = stablehlo.subtract %999, %1010 : tensor<8x5x5x24xf32>
    %cst_218 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1013 = stablehlo.add %1008, %1012 : tensor<24xf32>
    %1014 = stablehlo.rsqrt %1013 : tensor<24xf32>
    %1015 = stablehlo.multiply %1014, %arg108 : tensor<24xf32>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1017 = stablehlo.broadcast_in_dim %1016, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1018 = stablehlo.multiply %1011, %1017 : tensor<8x5x5x24xf32>
    %1019 = stablehlo.broadcast_in_dim %arg107, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1020 = stablehlo.broadcast_in_dim %1019, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1021 = stablehlo.add %1018, %1020 : tensor<8x5x5x24xf32>
    %1022 = call @relu_10(%1021) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1023 = stablehlo.convolution(%998, %arg112) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1024 = stablehlo.reduce(%1023 init: %cst_219) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_220 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1026 = stablehlo.divide %1024, %1025 : tensor<20xf32>
    %1027 = chlo.square %1023 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1028 = stablehlo.reduce(%1027 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_222 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1030 = stablehlo.divide %1028, %1029 : tensor<20xf32>
    %1031 = chlo.square %1026 : tensor<20xf32> -> tensor<20xf32>
    %1032 = stablehlo.subtract %1030, %1031 : tensor<20xf32>
    %1033 = stablehlo.broadcast_in_dim %1026, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1034 = stablehlo.broadcast_in_dim %1033, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1035 = stablehlo.subtract %1023, %1034 : tensor<8x5x5x20xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1037 = stablehlo.add %1032, %1036 : tensor<20xf32>
    %1038 = stablehlo.rsqrt %1037 : tensor<20xf32>
    %1039 = stablehlo.multiply %1038, %arg111 : tensor<20xf32>
    %1040 = stablehlo.broadcast_in_dim %1039, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1041 = stablehlo.broadcast_in_dim %1040, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1042 = stablehlo.multiply %1035, %1041 : tensor<8x5x5x20xf32>
    %1043 = stablehlo.broadcast_in_dim %arg110, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1044 = stablehlo.broadcast_in_dim %1043, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1045 = stablehlo.add %1042, %1044 : tensor<8x5x5x20xf32>
    %1046 = call @relu_12(%1045) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1047 = stablehlo.convolution(%1046, %arg115) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<1x7x20x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1048 = stablehlo.reduce(%1047 init: %cst_224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_225 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1050 = stablehlo.divide %1048, %1049 : tensor<20xf32>
    %1051 = chlo.square %1047 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1052 = stablehlo.reduce(%1051 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_227 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1054 = stablehlo.divide %1052, %1053 : tensor<20xf32>
    %1055 = chlo.square %1050 : tensor<20xf32> -> tensor<20xf32>
    %1056 = stablehlo.subtract %1054, %1055 : tensor<20xf32>
    %1057 = stablehlo.broadcast_in_dim %1050, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1059 = stablehlo.subtract %1047, %1058 : tensor<8x5x5x20xf32>
    %cst_228 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1061 = stablehlo.add %1056, %1060 : tensor<20xf32>
    %1062 = stablehlo.rsqrt %1061 : tensor<20xf32>
    %1063 = stablehlo.multiply %1062, %arg114 : tensor<20xf32>
    %1064 = stablehlo.broadcast_in_dim %1063, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1066 = stablehlo.multiply %1059, %1065 : tensor<8x5x5x20xf32>
    %1067 = stablehlo.broadcast_in_dim %arg113, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1068 = stablehlo.broadcast_in_dim %1067, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1069 = stablehlo.add %1066, %1068 : tensor<8x5x5x20xf32>
    %1070 = call @relu_12(%1069) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1071 = stablehlo.convolution(%1070, %arg118) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<7x1x20x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1072 = stablehlo.reduce(%1071 init: %cst_229) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_230 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1074 = stablehlo.divide %1072, %1073 : tensor<24xf32>
    %1075 = chlo.square %1071 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.reduce(%1075 init: %cst_231) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_232 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1078 = stablehlo.divide %1076, %1077 : tensor<24xf32>
    %1079 = chlo.square %1074 : tensor<24xf32> -> tensor<24xf32>
    %1080 = stablehlo.subtract %1078, %1079 : tensor<24xf32>
    %1081 = stablehlo.broadcast_in_dim %1074, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1082 = stablehlo.broadcast_in_dim %1081, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1083 = stablehlo.subtract %1071, %1082 : tensor<8x5x5x24xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1085 = stablehlo.add %1080, %1084 : tensor<24xf32>
    %1086 = stablehlo.rsqrt %1085 : tensor<24xf32>
    %1087 = stablehlo.multiply %1086, %arg117 : tensor<24xf32>
    %1088 = stablehlo.broadcast_in_dim %1087, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1089 = stablehlo.broadcast_in_dim %1088, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1090 = stablehlo.multiply %1083, %1089 : tensor<8x5x5x24xf32>
    %1091 = stablehlo.broadcast_in_dim %arg116, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1092 = stablehlo.broadcast_in_dim %1091, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1093 = stablehlo.add %1090, %1092 : tensor<8x5x5x24xf32>
    %1094 = call @relu_10(%1093) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1095 = stablehlo.convolution(%998, %arg121) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1096 = stablehlo.reduce(%1095 init: %cst_234) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_235 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1098 = stablehlo.divide %1096, %1097 : tensor<20xf32>
    %1099 = chlo.square %1095 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1100 = stablehlo.reduce(%1099 init: %cst_236) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_237 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1102 = stablehlo.divide %1100, %1101 : tensor<20xf32>
    %1103 = chlo.square %1098 : tensor<20xf32> -> tensor<20xf32>
    %1104 = stablehlo.subtract %1102, %1103 : tensor<20xf32>
    %1105 = stablehlo.broadcast_in_dim %1098, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1106 = stablehlo.broadcast_in_dim %1105, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1107 = stablehlo.subtract %1095, %1106 : tensor<8x5x5x20xf32>
    %cst_238 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1109 = stablehlo.add %1104, %1108 : tensor<20xf32>
    %1110 = stablehlo.rsqrt %1109 : tensor<20xf32>
    %1111 = stablehlo.multiply %1110, %arg120 : tensor<20xf32>
    %1112 = stablehlo.broadcast_in_dim %1111, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1113 = stablehlo.broadcast_in_dim %1112, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1114 = stablehlo.multiply %1107, %1113 : tensor<8x5x5x20xf32>
    %1115 = stablehlo.broadcast_in_dim %arg119, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1116 = stablehlo.broadcast_in_dim %1115, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1117 = stablehlo.add %1114, %1116 : tensor<8x5x5x20xf32>
    %1118 = call @relu_12(%1117) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1119 = stablehlo.convolution(%1118, %arg124) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<7x1x20x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1120 = stablehlo.reduce(%1119 init: %cst_239) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_240 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1122 = stablehlo.divide %1120, %1121 : tensor<20xf32>
    %1123 = chlo.square %1119 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1124 = stablehlo.reduce(%1123 init: %cst_241) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_242 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1126 = stablehlo.divide %1124, %1125 : tensor<20xf32>
    %1127 = chlo.square %1122 : tensor<20xf32> -> tensor<20xf32>
    %1128 = stablehlo.subtract %1126, %1127 : tensor<20xf32>
    %1129 = stablehlo.broadcast_in_dim %1122, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1131 = stablehlo.subtract %1119, %1130 : tensor<8x5x5x20xf32>
    %cst_243 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1133 = stablehlo.add %1128, %1132 : tensor<20xf32>
    %1134 = stablehlo.rsqrt %1133 : tensor<20xf32>
    %1135 = stablehlo.multiply %1134, %arg123 : tensor<20xf32>
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1137 = stablehlo.broadcast_in_dim %1136, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1138 = stablehlo.multiply %1131, %1137 : tensor<8x5x5x20xf32>
    %1139 = stablehlo.broadcast_in_dim %arg122, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1140 = stablehlo.broadcast_in_dim %1139, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1141 = stablehlo.add %1138, %1140 : tensor<8x5x5x20xf32>
    %1142 = call @relu_12(%1141) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1143 = stablehlo.convolution(%1142, %arg127) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<1x7x20x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1144 = stablehlo.reduce(%1143 init: %cst_244) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_245 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1146 = stablehlo.divide %1144, %1145 : tensor<20xf32>
    %1147 = chlo.square %1143 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.reduce(%1147 init: %cst_246) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_247 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1150 = stablehlo.divide %1148, %1149 : tensor<20xf32>
    %1151 = chlo.square %1146 : tensor<20xf32> -> tensor<20xf32>
    %1152 = stablehlo.subtract %1150, %1151 : tensor<20xf32>
    %1153 = stablehlo.broadcast_in_dim %1146, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1154 = stablehlo.broadcast_in_dim %1153, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1155 = stablehlo.subtract %1143, %1154 : tensor<8x5x5x20xf32>
    %cst_248 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1157 = stablehlo.add %1152, %1156 : tensor<20xf32>
    %1158 = stablehlo.rsqrt %1157 : tensor<20xf32>
    %1159 = stablehlo.multiply %1158, %arg126 : tensor<20xf32>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1162 = stablehlo.multiply %1155, %1161 : tensor<8x5x5x20xf32>
    %1163 = stablehlo.broadcast_in_dim %arg125, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1164 = stablehlo.broadcast_in_dim %1163, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1165 = stablehlo.add %1162, %1164 : tensor<8x5x5x20xf32>
    %1166 = call @relu_12(%1165) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1167 = stablehlo.convolution(%1166, %arg130) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<7x1x20x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1168 = stablehlo.reduce(%1167 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_250 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1170 = stablehlo.divide %1168, %1169 : tensor<20xf32>
    %1171 = chlo.square %1167 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1172 = stablehlo.reduce(%1171 init: %cst_251) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_252 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1174 = stablehlo.divide %1172, %1173 : tensor<20xf32>
    %1175 = chlo.square %1170 : tensor<20xf32> -> tensor<20xf32>
    %1176 = stablehlo.subtract %1174, %1175 : tensor<20xf32>
    %1177 = stablehlo.broadcast_in_dim %1170, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1178 = stablehlo.broadcast_in_dim %1177, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1179 = stablehlo.subtract %1167, %1178 : tensor<8x5x5x20xf32>
    %cst_253 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1181 = stablehlo.add %1176, %1180 : tensor<20xf32>
    %1182 = stablehlo.rsqrt %1181 : tensor<20xf32>
    %1183 = stablehlo.multiply %1182, %arg129 : tensor<20xf32>
    %1184 = stablehlo.broadcast_in_dim %1183, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1185 = stablehlo.broadcast_in_dim %1184, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1186 = stablehlo.multiply %1179, %1185 : tensor<8x5x5x20xf32>
    %1187 = stablehlo.broadcast_in_dim %arg128, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1188 = stablehlo.broadcast_in_dim %1187, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1189 = stablehlo.add %1186, %1188 : tensor<8x5x5x20xf32>
    %1190 = call @relu_12(%1189) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1191 = stablehlo.convolution(%1190, %arg133) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<1x7x20x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1192 = stablehlo.reduce(%1191 init: %cst_254) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_255 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1194 = stablehlo.divide %1192, %1193 : tensor<24xf32>
    %1195 = chlo.square %1191 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1196 = stablehlo.reduce(%1195 init: %cst_256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_257 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1197 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1198 = stablehlo.divide %1196, %1197 : tensor<24xf32>
    %1199 = chlo.square %1194 : tensor<24xf32> -> tensor<24xf32>
    %1200 = stablehlo.subtract %1198, %1199 : tensor<24xf32>
    %1201 = stablehlo.broadcast_in_dim %1194, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1202 = stablehlo.broadcast_in_dim %1201, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1203 = stablehlo.subtract %1191, %1202 : tensor<8x5x5x24xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1205 = stablehlo.add %1200, %1204 : tensor<24xf32>
    %1206 = stablehlo.rsqrt %1205 : tensor<24xf32>
    %1207 = stablehlo.multiply %1206, %arg132 : tensor<24xf32>
    %1208 = stablehlo.broadcast_in_dim %1207, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1209 = stablehlo.broadcast_in_dim %1208, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1210 = stablehlo.multiply %1203, %1209 : tensor<8x5x5x24xf32>
    %1211 = stablehlo.broadcast_in_dim %arg131, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1213 = stablehlo.add %1210, %1212 : tensor<8x5x5x24xf32>
    %1214 = call @relu_10(%1213) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<f32>
    %1216 = "stablehlo.reduce_window"(%998, %1215) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x5x5x96xf32>, tensor<f32>) -> tensor<8x5x5x96xf32>
    %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<1x5x5x1xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<f32>
    %1219 = "stablehlo.reduce_window"(%1217, %1218) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x5x5x1xf32>, tensor<f32>) -> tensor<1x5x5x1xf32>
    %1220 = stablehlo.broadcast_in_dim %1219, dims = [0, 1, 2, 3] : (tensor<1x5x5x1xf32>) -> tensor<8x5x5x96xf32>
    %1221 = stablehlo.divide %1216, %1220 : tensor<8x5x5x96xf32>
    %1222 = stablehlo.convolution(%1221, %arg136) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1223 = stablehlo.reduce(%1222 init: %cst_262) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_263 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1224 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1225 = stablehlo.divide %1223, %1224 : tensor<24xf32>
    %1226 = chlo.square %1222 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1227 = stablehlo.reduce(%1226 init: %cst_264) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_265 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1229 = stablehlo.divide %1227, %1228 : tensor<24xf32>
    %1230 = chlo.square %1225 : tensor<24xf32> -> tensor<24xf32>
    %1231 = stablehlo.subtract %1229, %1230 : tensor<24xf32>
    %1232 = stablehlo.broadcast_in_dim %1225, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1233 = stablehlo.broadcast_in_dim %1232, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1234 = stablehlo.subtract %1222, %1233 : tensor<8x5x5x24xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1236 = stablehlo.add %1231, %1235 : tensor<24xf32>
    %1237 = stablehlo.rsqrt %1236 : tensor<24xf32>
    %1238 = stablehlo.multiply %1237, %arg135 : tensor<24xf32>
    %1239 = stablehlo.broadcast_in_dim %1238, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1240 = stablehlo.broadcast_in_dim %1239, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1241 = stablehlo.multiply %1234, %1240 : tensor<8x5x5x24xf32>
    %1242 = stablehlo.broadcast_in_dim %arg134, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1243 = stablehlo.broadcast_in_dim %1242, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1244 = stablehlo.add %1241, %1243 : tensor<8x5x5x24xf32>
    %1245 = call @relu_10(%1244) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1246 = stablehlo.concatenate %1022, %1094, %1214, %1245, dim = 3 : (tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>) -> tensor<8x5x5x96xf32>
    %1247 = stablehlo.convolution(%1246, %arg139) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1248 = stablehlo.reduce(%1247 init: %cst_267) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_268 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1250 = stablehlo.divide %1248, %1249 : tensor<24xf32>
    %1251 = chlo.square %1247 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1252 = stablehlo.reduce(%1251 init: %cst_269) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_270 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1254 = stablehlo.divide %1252, %1253 : tensor<24xf32>
    %1255 = chlo.square %1250 : tensor<24xf32> -> tensor<24xf32>
    %1256 = stablehlo.subtract %1254, %1255 : tensor<24xf32>
    %1257 = stablehlo.broadcast_in_dim %1250, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1258 = stablehlo.broadcast_in_dim %1257, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1259 = stablehlo.subtract %1247, %1258 : tensor<8x5x5x24xf32>
    %cst_271 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1261 = stablehlo.add %1256, %1260 : tensor<24xf32>
    %1262 = stablehlo.rsqrt %1261 : tensor<24xf32>
    %1263 = stablehlo.multiply %1262, %arg138 : tensor<24xf32>
    %1264 = stablehlo.broadcast_in_dim %1263, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1265 = stablehlo.broadcast_in_dim %1264, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1266 = stablehlo.multiply %1259, %1265 : tensor<8x5x5x24xf32>
    %1267 = stablehlo.broadcast_in_dim %arg137, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1268 = stablehlo.broadcast_in_dim %1267, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1269 = stablehlo.add %1266, %1268 : tensor<8x5x5x24xf32>
    %1270 = call @relu_10(%1269) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1271 = stablehlo.convolution(%1246, %arg142) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1272 = stablehlo.reduce(%1271 init: %cst_272) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_273 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1274 = stablehlo.divide %1272, %1273 : tensor<20xf32>
    %1275 = chlo.square %1271 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1276 = stablehlo.reduce(%1275 init: %cst_274) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_275 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1278 = stablehlo.divide %1276, %1277 : tensor<20xf32>
    %1279 = chlo.square %1274 : tensor<20xf32> -> tensor<20xf32>
    %1280 = stablehlo.subtract %1278, %1279 : tensor<20xf32>
    %1281 = stablehlo.broadcast_in_dim %1274, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1283 = stablehlo.subtract %1271, %1282 : tensor<8x5x5x20xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1284 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1285 = stablehlo.add %1280, %1284 : tensor<20xf32>
    %1286 = stablehlo.rsqrt %1285 : tensor<20xf32>
    %1287 = stablehlo.multiply %1286, %arg141 : tensor<20xf32>
    %1288 = stablehlo.broadcast_in_dim %1287, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1289 = stablehlo.broadcast_in_dim %1288, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1290 = stablehlo.multiply %1283, %1289 : tensor<8x5x5x20xf32>
    %1291 = stablehlo.broadcast_in_dim %arg140, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1292 = stablehlo.broadcast_in_dim %1291, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1293 = stablehlo.add %1290, %1292 : tensor<8x5x5x20xf32>
    %1294 = call @relu_12(%1293) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1295 = stablehlo.convolution(%1294, %arg145) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<1x7x20x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1296 = stablehlo.reduce(%1295 init: %cst_277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_278 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1298 = stablehlo.divide %1296, %1297 : tensor<20xf32>
    %1299 = chlo.square %1295 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1300 = stablehlo.reduce(%1299 init: %cst_279) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_280 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1302 = stablehlo.divide %1300, %1301 : tensor<20xf32>
    %1303 = chlo.square %1298 : tensor<20xf32> -> tensor<20xf32>
    %1304 = stablehlo.subtract %1302, %1303 : tensor<20xf32>
    %1305 = stablehlo.broadcast_in_dim %1298, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1306 = stablehlo.broadcast_in_dim %1305, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1307 = stablehlo.subtract %1295, %1306 : tensor<8x5x5x20xf32>
    %cst_281 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1309 = stablehlo.add %1304, %1308 : tensor<20xf32>
    %1310 = stablehlo.rsqrt %1309 : tensor<20xf32>
    %1311 = stablehlo.multiply %1310, %arg144 : tensor<20xf32>
    %1312 = stablehlo.broadcast_in_dim %1311, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1313 = stablehlo.broadcast_in_dim %1312, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1314 = stablehlo.multiply %1307, %1313 : tensor<8x5x5x20xf32>
    %1315 = stablehlo.broadcast_in_dim %arg143, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1317 = stablehlo.add %1314, %1316 : tensor<8x5x5x20xf32>
    %1318 = call @relu_12(%1317) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1319 = stablehlo.convolution(%1318, %arg148) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<7x1x20x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1320 = stablehlo.reduce(%1319 init: %cst_282) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_283 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1322 = stablehlo.divide %1320, %1321 : tensor<24xf32>
    %1323 = chlo.square %1319 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1324 = stablehlo.reduce(%1323 init: %cst_284) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_285 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1326 = stablehlo.divide %1324, %1325 : tensor<24xf32>
    %1327 = chlo.square %1322 : tensor<24xf32> -> tensor<24xf32>
    %1328 = stablehlo.subtract %1326, %1327 : tensor<24xf32>
    %1329 = stablehlo.broadcast_in_dim %1322, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1330 = stablehlo.broadcast_in_dim %1329, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1331 = stablehlo.subtract %1319, %1330 : tensor<8x5x5x24xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1333 = stablehlo.add %1328, %1332 : tensor<24xf32>
    %1334 = stablehlo.rsqrt %1333 : tensor<24xf32>
    %1335 = stablehlo.multiply %1334, %arg147 : tensor<24xf32>
    %1336 = stablehlo.broadcast_in_dim %1335, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1337 = stablehlo.broadcast_in_dim %1336, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1338 = stablehlo.multiply %1331, %1337 : tensor<8x5x5x24xf32>
    %1339 = stablehlo.broadcast_in_dim %arg146, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1340 = stablehlo.broadcast_in_dim %1339, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1341 = stablehlo.add %1338, %1340 : tensor<8x5x5x24xf32>
    %1342 = call @relu_10(%1341) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1343 = stablehlo.convolution(%1246, %arg151) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1344 = stablehlo.reduce(%1343 init: %cst_287) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_288 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1346 = stablehlo.divide %1344, %1345 : tensor<20xf32>
    %1347 = chlo.square %1343 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1348 = stablehlo.reduce(%1347 init: %cst_289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_290 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1350 = stablehlo.divide %1348, %1349 : tensor<20xf32>
    %1351 = chlo.square %1346 : tensor<20xf32> -> tensor<20xf32>
    %1352 = stablehlo.subtract %1350, %1351 : tensor<20xf32>
    %1353 = stablehlo.broadcast_in_dim %1346, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1354 = stablehlo.broadcast_in_dim %1353, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1355 = stablehlo.subtract %1343, %1354 : tensor<8x5x5x20xf32>
    %cst_291 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1356 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1357 = stablehlo.add %1352, %1356 : tensor<20xf32>
    %1358 = stablehlo.rsqrt %1357 : tensor<20xf32>
    %1359 = stablehlo.multiply %1358, %arg150 : tensor<20xf32>
    %1360 = stablehlo.broadcast_in_dim %1359, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1361 = stablehlo.broadcast_in_dim %1360, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1362 = stablehlo.multiply %1355, %1361 : tensor<8x5x5x20xf32>
    %1363 = stablehlo.broadcast_in_dim %arg149, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1364 = stablehlo.broadcast_in_dim %1363, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1365 = stablehlo.add %1362, %1364 : tensor<8x5x5x20xf32>
    %1366 = call @relu_12(%1365) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1367 = stablehlo.convolution(%1366, %arg154) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<7x1x20x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1368 = stablehlo.reduce(%1367 init: %cst_292) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_293 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1370 = stablehlo.divide %1368, %1369 : tensor<20xf32>
    %1371 = chlo.square %1367 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1372 = stablehlo.reduce(%1371 init: %cst_294) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_295 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1374 = stablehlo.divide %1372, %1373 : tensor<20xf32>
    %1375 = chlo.square %1370 : tensor<20xf32> -> tensor<20xf32>
    %1376 = stablehlo.subtract %1374, %1375 : tensor<20xf32>
    %1377 = stablehlo.broadcast_in_dim %1370, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1378 = stablehlo.broadcast_in_dim %1377, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1379 = stablehlo.subtract %1367, %1378 : tensor<8x5x5x20xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1381 = stablehlo.add %1376, %1380 : tensor<20xf32>
    %1382 = stablehlo.rsqrt %1381 : tensor<20xf32>
    %1383 = stablehlo.multiply %1382, %arg153 : tensor<20xf32>
    %1384 = stablehlo.broadcast_in_dim %1383, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1385 = stablehlo.broadcast_in_dim %1384, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1386 = stablehlo.multiply %1379, %1385 : tensor<8x5x5x20xf32>
    %1387 = stablehlo.broadcast_in_dim %arg152, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1388 = stablehlo.broadcast_in_dim %1387, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1389 = stablehlo.add %1386, %1388 : tensor<8x5x5x20xf32>
    %1390 = call @relu_12(%1389) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1391 = stablehlo.convolution(%1390, %arg157) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<1x7x20x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1392 = stablehlo.reduce(%1391 init: %cst_297) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_298 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1393 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1394 = stablehlo.divide %1392, %1393 : tensor<20xf32>
    %1395 = chlo.square %1391 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1396 = stablehlo.reduce(%1395 init: %cst_299) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_300 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1398 = stablehlo.divide %1396, %1397 : tensor<20xf32>
    %1399 = chlo.square %1394 : tensor<20xf32> -> tensor<20xf32>
    %1400 = stablehlo.subtract %1398, %1399 : tensor<20xf32>
    %1401 = stablehlo.broadcast_in_dim %1394, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1402 = stablehlo.broadcast_in_dim %1401, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1403 = stablehlo.subtract %1391, %1402 : tensor<8x5x5x20xf32>
    %cst_301 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1404 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1405 = stablehlo.add %1400, %1404 : tensor<20xf32>
    %1406 = stablehlo.rsqrt %1405 : tensor<20xf32>
    %1407 = stablehlo.multiply %1406, %arg156 : tensor<20xf32>
    %1408 = stablehlo.broadcast_in_dim %1407, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1409 = stablehlo.broadcast_in_dim %1408, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1410 = stablehlo.multiply %1403, %1409 : tensor<8x5x5x20xf32>
    %1411 = stablehlo.broadcast_in_dim %arg155, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1412 = stablehlo.broadcast_in_dim %1411, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1413 = stablehlo.add %1410, %1412 : tensor<8x5x5x20xf32>
    %1414 = call @relu_12(%1413) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1415 = stablehlo.convolution(%1414, %arg160) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<7x1x20x20xf32>) -> tensor<8x5x5x20xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1416 = stablehlo.reduce(%1415 init: %cst_302) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_303 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1417 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1418 = stablehlo.divide %1416, %1417 : tensor<20xf32>
    %1419 = chlo.square %1415 : tensor<8x5x5x20xf32> -> tensor<8x5x5x20xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1420 = stablehlo.reduce(%1419 init: %cst_304) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x20xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_305 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1422 = stablehlo.divide %1420, %1421 : tensor<20xf32>
    %1423 = chlo.square %1418 : tensor<20xf32> -> tensor<20xf32>
    %1424 = stablehlo.subtract %1422, %1423 : tensor<20xf32>
    %1425 = stablehlo.broadcast_in_dim %1418, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1426 = stablehlo.broadcast_in_dim %1425, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1427 = stablehlo.subtract %1415, %1426 : tensor<8x5x5x20xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1428 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1429 = stablehlo.add %1424, %1428 : tensor<20xf32>
    %1430 = stablehlo.rsqrt %1429 : tensor<20xf32>
    %1431 = stablehlo.multiply %1430, %arg159 : tensor<20xf32>
    %1432 = stablehlo.broadcast_in_dim %1431, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1433 = stablehlo.broadcast_in_dim %1432, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1434 = stablehlo.multiply %1427, %1433 : tensor<8x5x5x20xf32>
    %1435 = stablehlo.broadcast_in_dim %arg158, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %1436 = stablehlo.broadcast_in_dim %1435, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<8x5x5x20xf32>
    %1437 = stablehlo.add %1434, %1436 : tensor<8x5x5x20xf32>
    %1438 = call @relu_12(%1437) : (tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32>
    %1439 = stablehlo.convolution(%1438, %arg163) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x20xf32>, tensor<1x7x20x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1440 = stablehlo.reduce(%1439 init: %cst_307) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_308 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1441 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1442 = stablehlo.divide %1440, %1441 : tensor<24xf32>
    %1443 = chlo.square %1439 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1444 = stablehlo.reduce(%1443 init: %cst_309) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_310 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1446 = stablehlo.divide %1444, %1445 : tensor<24xf32>
    %1447 = chlo.square %1442 : tensor<24xf32> -> tensor<24xf32>
    %1448 = stablehlo.subtract %1446, %1447 : tensor<24xf32>
    %1449 = stablehlo.broadcast_in_dim %1442, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1450 = stablehlo.broadcast_in_dim %1449, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1451 = stablehlo.subtract %1439, %1450 : tensor<8x5x5x24xf32>
    %cst_311 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1452 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1453 = stablehlo.add %1448, %1452 : tensor<24xf32>
    %1454 = stablehlo.rsqrt %1453 : tensor<24xf32>
    %1455 = stablehlo.multiply %1454, %arg162 : tensor<24xf32>
    %1456 = stablehlo.broadcast_in_dim %1455, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1457 = stablehlo.broadcast_in_dim %1456, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1458 = stablehlo.multiply %1451, %1457 : tensor<8x5x5x24xf32>
    %1459 = stablehlo.broadcast_in_dim %arg161, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1460 = stablehlo.broadcast_in_dim %1459, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1461 = stablehlo.add %1458, %1460 : tensor<8x5x5x24xf32>
    %1462 = call @relu_10(%1461) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<f32>
    %1464 = "stablehlo.reduce_window"(%1246, %1463) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x5x5x96xf32>, tensor<f32>) -> tensor<8x5x5x96xf32>
    %cst_313 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<1x5x5x1xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<f32>
    %1467 = "stablehlo.reduce_window"(%1465, %1466) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x5x5x1xf32>, tensor<f32>) -> tensor<1x5x5x1xf32>
    %1468 = stablehlo.broadcast_in_dim %1467, dims = [0, 1, 2, 3] : (tensor<1x5x5x1xf32>) -> tensor<8x5x5x96xf32>
    %1469 = stablehlo.divide %1464, %1468 : tensor<8x5x5x96xf32>
    %1470 = stablehlo.convolution(%1469, %arg166) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1471 = stablehlo.reduce(%1470 init: %cst_315) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_316 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1473 = stablehlo.divide %1471, %1472 : tensor<24xf32>
    %1474 = chlo.square %1470 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.reduce(%1474 init: %cst_317) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_318 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1477 = stablehlo.divide %1475, %1476 : tensor<24xf32>
    %1478 = chlo.square %1473 : tensor<24xf32> -> tensor<24xf32>
    %1479 = stablehlo.subtract %1477, %1478 : tensor<24xf32>
    %1480 = stablehlo.broadcast_in_dim %1473, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1481 = stablehlo.broadcast_in_dim %1480, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1482 = stablehlo.subtract %1470, %1481 : tensor<8x5x5x24xf32>
    %cst_319 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1483 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1484 = stablehlo.add %1479, %1483 : tensor<24xf32>
    %1485 = stablehlo.rsqrt %1484 : tensor<24xf32>
    %1486 = stablehlo.multiply %1485, %arg165 : tensor<24xf32>
    %1487 = stablehlo.broadcast_in_dim %1486, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1488 = stablehlo.broadcast_in_dim %1487, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1489 = stablehlo.multiply %1482, %1488 : tensor<8x5x5x24xf32>
    %1490 = stablehlo.broadcast_in_dim %arg164, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1491 = stablehlo.broadcast_in_dim %1490, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1492 = stablehlo.add %1489, %1491 : tensor<8x5x5x24xf32>
    %1493 = call @relu_10(%1492) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1494 = stablehlo.concatenate %1270, %1342, %1462, %1493, dim = 3 : (tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>) -> tensor<8x5x5x96xf32>
    %1495 = stablehlo.convolution(%1494, %arg169) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1496 = stablehlo.reduce(%1495 init: %cst_320) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_321 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1497 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1498 = stablehlo.divide %1496, %1497 : tensor<24xf32>
    %1499 = chlo.square %1495 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1500 = stablehlo.reduce(%1499 init: %cst_322) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_323 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1501 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1502 = stablehlo.divide %1500, %1501 : tensor<24xf32>
    %1503 = chlo.square %1498 : tensor<24xf32> -> tensor<24xf32>
    %1504 = stablehlo.subtract %1502, %1503 : tensor<24xf32>
    %1505 = stablehlo.broadcast_in_dim %1498, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1506 = stablehlo.broadcast_in_dim %1505, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1507 = stablehlo.subtract %1495, %1506 : tensor<8x5x5x24xf32>
    %cst_324 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1509 = stablehlo.add %1504, %1508 : tensor<24xf32>
    %1510 = stablehlo.rsqrt %1509 : tensor<24xf32>
    %1511 = stablehlo.multiply %1510, %arg168 : tensor<24xf32>
    %1512 = stablehlo.broadcast_in_dim %1511, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1513 = stablehlo.broadcast_in_dim %1512, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1514 = stablehlo.multiply %1507, %1513 : tensor<8x5x5x24xf32>
    %1515 = stablehlo.broadcast_in_dim %arg167, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1516 = stablehlo.broadcast_in_dim %1515, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1517 = stablehlo.add %1514, %1516 : tensor<8x5x5x24xf32>
    %1518 = call @relu_10(%1517) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1519 = stablehlo.convolution(%1494, %arg172) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1520 = stablehlo.reduce(%1519 init: %cst_325) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_326 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1521 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1522 = stablehlo.divide %1520, %1521 : tensor<24xf32>
    %1523 = chlo.square %1519 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1524 = stablehlo.reduce(%1523 init: %cst_327) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_328 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1526 = stablehlo.divide %1524, %1525 : tensor<24xf32>
    %1527 = chlo.square %1522 : tensor<24xf32> -> tensor<24xf32>
    %1528 = stablehlo.subtract %1526, %1527 : tensor<24xf32>
    %1529 = stablehlo.broadcast_in_dim %1522, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1530 = stablehlo.broadcast_in_dim %1529, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1531 = stablehlo.subtract %1519, %1530 : tensor<8x5x5x24xf32>
    %cst_329 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1533 = stablehlo.add %1528, %1532 : tensor<24xf32>
    %1534 = stablehlo.rsqrt %1533 : tensor<24xf32>
    %1535 = stablehlo.multiply %1534, %arg171 : tensor<24xf32>
    %1536 = stablehlo.broadcast_in_dim %1535, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1537 = stablehlo.broadcast_in_dim %1536, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1538 = stablehlo.multiply %1531, %1537 : tensor<8x5x5x24xf32>
    %1539 = stablehlo.broadcast_in_dim %arg170, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1540 = stablehlo.broadcast_in_dim %1539, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1541 = stablehlo.add %1538, %1540 : tensor<8x5x5x24xf32>
    %1542 = call @relu_10(%1541) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1543 = stablehlo.convolution(%1542, %arg175) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<1x7x24x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1544 = stablehlo.reduce(%1543 init: %cst_330) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_331 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1545 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1546 = stablehlo.divide %1544, %1545 : tensor<24xf32>
    %1547 = chlo.square %1543 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1548 = stablehlo.reduce(%1547 init: %cst_332) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_333 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1549 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1550 = stablehlo.divide %1548, %1549 : tensor<24xf32>
    %1551 = chlo.square %1546 : tensor<24xf32> -> tensor<24xf32>
    %1552 = stablehlo.subtract %1550, %1551 : tensor<24xf32>
    %1553 = stablehlo.broadcast_in_dim %1546, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1554 = stablehlo.broadcast_in_dim %1553, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1555 = stablehlo.subtract %1543, %1554 : tensor<8x5x5x24xf32>
    %cst_334 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1557 = stablehlo.add %1552, %1556 : tensor<24xf32>
    %1558 = stablehlo.rsqrt %1557 : tensor<24xf32>
    %1559 = stablehlo.multiply %1558, %arg174 : tensor<24xf32>
    %1560 = stablehlo.broadcast_in_dim %1559, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1561 = stablehlo.broadcast_in_dim %1560, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1562 = stablehlo.multiply %1555, %1561 : tensor<8x5x5x24xf32>
    %1563 = stablehlo.broadcast_in_dim %arg173, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1564 = stablehlo.broadcast_in_dim %1563, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1565 = stablehlo.add %1562, %1564 : tensor<8x5x5x24xf32>
    %1566 = call @relu_10(%1565) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1567 = stablehlo.convolution(%1566, %arg178) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<7x1x24x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1568 = stablehlo.reduce(%1567 init: %cst_335) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_336 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1569 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1570 = stablehlo.divide %1568, %1569 : tensor<24xf32>
    %1571 = chlo.square %1567 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1572 = stablehlo.reduce(%1571 init: %cst_337) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_338 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1573 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1574 = stablehlo.divide %1572, %1573 : tensor<24xf32>
    %1575 = chlo.square %1570 : tensor<24xf32> -> tensor<24xf32>
    %1576 = stablehlo.subtract %1574, %1575 : tensor<24xf32>
    %1577 = stablehlo.broadcast_in_dim %1570, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1578 = stablehlo.broadcast_in_dim %1577, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1579 = stablehlo.subtract %1567, %1578 : tensor<8x5x5x24xf32>
    %cst_339 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1581 = stablehlo.add %1576, %1580 : tensor<24xf32>
    %1582 = stablehlo.rsqrt %1581 : tensor<24xf32>
    %1583 = stablehlo.multiply %1582, %arg177 : tensor<24xf32>
    %1584 = stablehlo.broadcast_in_dim %1583, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1585 = stablehlo.broadcast_in_dim %1584, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1586 = stablehlo.multiply %1579, %1585 : tensor<8x5x5x24xf32>
    %1587 = stablehlo.broadcast_in_dim %arg176, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1588 = stablehlo.broadcast_in_dim %1587, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1589 = stablehlo.add %1586, %1588 : tensor<8x5x5x24xf32>
    %1590 = call @relu_10(%1589) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1591 = stablehlo.convolution(%1494, %arg181) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1592 = stablehlo.reduce(%1591 init: %cst_340) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_341 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1594 = stablehlo.divide %1592, %1593 : tensor<24xf32>
    %1595 = chlo.square %1591 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1596 = stablehlo.reduce(%1595 init: %cst_342) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_343 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1597 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1598 = stablehlo.divide %1596, %1597 : tensor<24xf32>
    %1599 = chlo.square %1594 : tensor<24xf32> -> tensor<24xf32>
    %1600 = stablehlo.subtract %1598, %1599 : tensor<24xf32>
    %1601 = stablehlo.broadcast_in_dim %1594, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1602 = stablehlo.broadcast_in_dim %1601, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1603 = stablehlo.subtract %1591, %1602 : tensor<8x5x5x24xf32>
    %cst_344 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1605 = stablehlo.add %1600, %1604 : tensor<24xf32>
    %1606 = stablehlo.rsqrt %1605 : tensor<24xf32>
    %1607 = stablehlo.multiply %1606, %arg180 : tensor<24xf32>
    %1608 = stablehlo.broadcast_in_dim %1607, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1609 = stablehlo.broadcast_in_dim %1608, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1610 = stablehlo.multiply %1603, %1609 : tensor<8x5x5x24xf32>
    %1611 = stablehlo.broadcast_in_dim %arg179, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1612 = stablehlo.broadcast_in_dim %1611, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1613 = stablehlo.add %1610, %1612 : tensor<8x5x5x24xf32>
    %1614 = call @relu_10(%1613) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1615 = stablehlo.convolution(%1614, %arg184) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<7x1x24x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1616 = stablehlo.reduce(%1615 init: %cst_345) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_346 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1617 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1618 = stablehlo.divide %1616, %1617 : tensor<24xf32>
    %1619 = chlo.square %1615 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1620 = stablehlo.reduce(%1619 init: %cst_347) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_348 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1621 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1622 = stablehlo.divide %1620, %1621 : tensor<24xf32>
    %1623 = chlo.square %1618 : tensor<24xf32> -> tensor<24xf32>
    %1624 = stablehlo.subtract %1622, %1623 : tensor<24xf32>
    %1625 = stablehlo.broadcast_in_dim %1618, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1626 = stablehlo.broadcast_in_dim %1625, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1627 = stablehlo.subtract %1615, %1626 : tensor<8x5x5x24xf32>
    %cst_349 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1629 = stablehlo.add %1624, %1628 : tensor<24xf32>
    %1630 = stablehlo.rsqrt %1629 : tensor<24xf32>
    %1631 = stablehlo.multiply %1630, %arg183 : tensor<24xf32>
    %1632 = stablehlo.broadcast_in_dim %1631, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1633 = stablehlo.broadcast_in_dim %1632, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1634 = stablehlo.multiply %1627, %1633 : tensor<8x5x5x24xf32>
    %1635 = stablehlo.broadcast_in_dim %arg182, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1637 = stablehlo.add %1634, %1636 : tensor<8x5x5x24xf32>
    %1638 = call @relu_10(%1637) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1639 = stablehlo.convolution(%1638, %arg187) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<1x7x24x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1640 = stablehlo.reduce(%1639 init: %cst_350) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_351 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1641 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1642 = stablehlo.divide %1640, %1641 : tensor<24xf32>
    %1643 = chlo.square %1639 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1644 = stablehlo.reduce(%1643 init: %cst_352) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_353 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1645 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1646 = stablehlo.divide %1644, %1645 : tensor<24xf32>
    %1647 = chlo.square %1642 : tensor<24xf32> -> tensor<24xf32>
    %1648 = stablehlo.subtract %1646, %1647 : tensor<24xf32>
    %1649 = stablehlo.broadcast_in_dim %1642, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1650 = stablehlo.broadcast_in_dim %1649, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1651 = stablehlo.subtract %1639, %1650 : tensor<8x5x5x24xf32>
    %cst_354 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1653 = stablehlo.add %1648, %1652 : tensor<24xf32>
    %1654 = stablehlo.rsqrt %1653 : tensor<24xf32>
    %1655 = stablehlo.multiply %1654, %arg186 : tensor<24xf32>
    %1656 = stablehlo.broadcast_in_dim %1655, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1657 = stablehlo.broadcast_in_dim %1656, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1658 = stablehlo.multiply %1651, %1657 : tensor<8x5x5x24xf32>
    %1659 = stablehlo.broadcast_in_dim %arg185, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1660 = stablehlo.broadcast_in_dim %1659, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1661 = stablehlo.add %1658, %1660 : tensor<8x5x5x24xf32>
    %1662 = call @relu_10(%1661) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1663 = stablehlo.convolution(%1662, %arg190) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<7x1x24x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1664 = stablehlo.reduce(%1663 init: %cst_355) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_356 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1665 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1666 = stablehlo.divide %1664, %1665 : tensor<24xf32>
    %1667 = chlo.square %1663 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1668 = stablehlo.reduce(%1667 init: %cst_357) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_358 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1670 = stablehlo.divide %1668, %1669 : tensor<24xf32>
    %1671 = chlo.square %1666 : tensor<24xf32> -> tensor<24xf32>
    %1672 = stablehlo.subtract %1670, %1671 : tensor<24xf32>
    %1673 = stablehlo.broadcast_in_dim %1666, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1674 = stablehlo.broadcast_in_dim %1673, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1675 = stablehlo.subtract %1663, %1674 : tensor<8x5x5x24xf32>
    %cst_359 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1676 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1677 = stablehlo.add %1672, %1676 : tensor<24xf32>
    %1678 = stablehlo.rsqrt %1677 : tensor<24xf32>
    %1679 = stablehlo.multiply %1678, %arg189 : tensor<24xf32>
    %1680 = stablehlo.broadcast_in_dim %1679, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1681 = stablehlo.broadcast_in_dim %1680, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1682 = stablehlo.multiply %1675, %1681 : tensor<8x5x5x24xf32>
    %1683 = stablehlo.broadcast_in_dim %arg188, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1684 = stablehlo.broadcast_in_dim %1683, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1685 = stablehlo.add %1682, %1684 : tensor<8x5x5x24xf32>
    %1686 = call @relu_10(%1685) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1687 = stablehlo.convolution(%1686, %arg193) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<1x7x24x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1688 = stablehlo.reduce(%1687 init: %cst_360) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_361 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1689 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1690 = stablehlo.divide %1688, %1689 : tensor<24xf32>
    %1691 = chlo.square %1687 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1692 = stablehlo.reduce(%1691 init: %cst_362) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_363 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1693 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1694 = stablehlo.divide %1692, %1693 : tensor<24xf32>
    %1695 = chlo.square %1690 : tensor<24xf32> -> tensor<24xf32>
    %1696 = stablehlo.subtract %1694, %1695 : tensor<24xf32>
    %1697 = stablehlo.broadcast_in_dim %1690, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1698 = stablehlo.broadcast_in_dim %1697, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1699 = stablehlo.subtract %1687, %1698 : tensor<8x5x5x24xf32>
    %cst_364 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1700 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1701 = stablehlo.add %1696, %1700 : tensor<24xf32>
    %1702 = stablehlo.rsqrt %1701 : tensor<24xf32>
    %1703 = stablehlo.multiply %1702, %arg192 : tensor<24xf32>
    %1704 = stablehlo.broadcast_in_dim %1703, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1705 = stablehlo.broadcast_in_dim %1704, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1706 = stablehlo.multiply %1699, %1705 : tensor<8x5x5x24xf32>
    %1707 = stablehlo.broadcast_in_dim %arg191, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1708 = stablehlo.broadcast_in_dim %1707, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1709 = stablehlo.add %1706, %1708 : tensor<8x5x5x24xf32>
    %1710 = call @relu_10(%1709) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1711 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<f32>
    %1712 = "stablehlo.reduce_window"(%1494, %1711) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x5x5x96xf32>, tensor<f32>) -> tensor<8x5x5x96xf32>
    %cst_366 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1713 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<1x5x5x1xf32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1714 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<f32>
    %1715 = "stablehlo.reduce_window"(%1713, %1714) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x5x5x1xf32>, tensor<f32>) -> tensor<1x5x5x1xf32>
    %1716 = stablehlo.broadcast_in_dim %1715, dims = [0, 1, 2, 3] : (tensor<1x5x5x1xf32>) -> tensor<8x5x5x96xf32>
    %1717 = stablehlo.divide %1712, %1716 : tensor<8x5x5x96xf32>
    %1718 = stablehlo.convolution(%1717, %arg196) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1719 = stablehlo.reduce(%1718 init: %cst_368) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_369 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1720 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1721 = stablehlo.divide %1719, %1720 : tensor<24xf32>
    %1722 = chlo.square %1718 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1723 = stablehlo.reduce(%1722 init: %cst_370) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_371 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1724 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1725 = stablehlo.divide %1723, %1724 : tensor<24xf32>
    %1726 = chlo.square %1721 : tensor<24xf32> -> tensor<24xf32>
    %1727 = stablehlo.subtract %1725, %1726 : tensor<24xf32>
    %1728 = stablehlo.broadcast_in_dim %1721, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1729 = stablehlo.broadcast_in_dim %1728, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1730 = stablehlo.subtract %1718, %1729 : tensor<8x5x5x24xf32>
    %cst_372 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1731 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1732 = stablehlo.add %1727, %1731 : tensor<24xf32>
    %1733 = stablehlo.rsqrt %1732 : tensor<24xf32>
    %1734 = stablehlo.multiply %1733, %arg195 : tensor<24xf32>
    %1735 = stablehlo.broadcast_in_dim %1734, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1736 = stablehlo.broadcast_in_dim %1735, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1737 = stablehlo.multiply %1730, %1736 : tensor<8x5x5x24xf32>
    %1738 = stablehlo.broadcast_in_dim %arg194, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1739 = stablehlo.broadcast_in_dim %1738, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1740 = stablehlo.add %1737, %1739 : tensor<8x5x5x24xf32>
    %1741 = call @relu_10(%1740) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1742 = stablehlo.concatenate %1518, %1590, %1710, %1741, dim = 3 : (tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>, tensor<8x5x5x24xf32>) -> tensor<8x5x5x96xf32>
    %1743 = stablehlo.convolution(%1742, %arg199) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1744 = stablehlo.reduce(%1743 init: %cst_373) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_374 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1745 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1746 = stablehlo.divide %1744, %1745 : tensor<24xf32>
    %1747 = chlo.square %1743 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1748 = stablehlo.reduce(%1747 init: %cst_375) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_376 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1749 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1750 = stablehlo.divide %1748, %1749 : tensor<24xf32>
    %1751 = chlo.square %1746 : tensor<24xf32> -> tensor<24xf32>
    %1752 = stablehlo.subtract %1750, %1751 : tensor<24xf32>
    %1753 = stablehlo.broadcast_in_dim %1746, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1754 = stablehlo.broadcast_in_dim %1753, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1755 = stablehlo.subtract %1743, %1754 : tensor<8x5x5x24xf32>
    %cst_377 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1756 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1757 = stablehlo.add %1752, %1756 : tensor<24xf32>
    %1758 = stablehlo.rsqrt %1757 : tensor<24xf32>
    %1759 = stablehlo.multiply %1758, %arg198 : tensor<24xf32>
    %1760 = stablehlo.broadcast_in_dim %1759, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1761 = stablehlo.broadcast_in_dim %1760, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1762 = stablehlo.multiply %1755, %1761 : tensor<8x5x5x24xf32>
    %1763 = stablehlo.broadcast_in_dim %arg197, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1764 = stablehlo.broadcast_in_dim %1763, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1765 = stablehlo.add %1762, %1764 : tensor<8x5x5x24xf32>
    %1766 = call @relu_10(%1765) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1767 = stablehlo.convolution(%1766, %arg202) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<3x3x24x40xf32>) -> tensor<8x2x2x40xf32>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1768 = stablehlo.reduce(%1767 init: %cst_378) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_379 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1769 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %1770 = stablehlo.divide %1768, %1769 : tensor<40xf32>
    %1771 = chlo.square %1767 : tensor<8x2x2x40xf32> -> tensor<8x2x2x40xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1772 = stablehlo.reduce(%1771 init: %cst_380) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_381 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1773 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %1774 = stablehlo.divide %1772, %1773 : tensor<40xf32>
    %1775 = chlo.square %1770 : tensor<40xf32> -> tensor<40xf32>
    %1776 = stablehlo.subtract %1774, %1775 : tensor<40xf32>
    %1777 = stablehlo.broadcast_in_dim %1770, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %1778 = stablehlo.broadcast_in_dim %1777, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %1779 = stablehlo.subtract %1767, %1778 : tensor<8x2x2x40xf32>
    %cst_382 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1780 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %1781 = stablehlo.add %1776, %1780 : tensor<40xf32>
    %1782 = stablehlo.rsqrt %1781 : tensor<40xf32>
    %1783 = stablehlo.multiply %1782, %arg201 : tensor<40xf32>
    %1784 = stablehlo.broadcast_in_dim %1783, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %1785 = stablehlo.broadcast_in_dim %1784, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %1786 = stablehlo.multiply %1779, %1785 : tensor<8x2x2x40xf32>
    %1787 = stablehlo.broadcast_in_dim %arg200, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %1788 = stablehlo.broadcast_in_dim %1787, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %1789 = stablehlo.add %1786, %1788 : tensor<8x2x2x40xf32>
    %1790 = call @relu_13(%1789) : (tensor<8x2x2x40xf32>) -> tensor<8x2x2x40xf32>
    %1791 = stablehlo.convolution(%1742, %arg205) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x96xf32>, tensor<1x1x96x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1792 = stablehlo.reduce(%1791 init: %cst_383) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_384 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1793 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1794 = stablehlo.divide %1792, %1793 : tensor<24xf32>
    %1795 = chlo.square %1791 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1796 = stablehlo.reduce(%1795 init: %cst_385) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_386 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1797 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1798 = stablehlo.divide %1796, %1797 : tensor<24xf32>
    %1799 = chlo.square %1794 : tensor<24xf32> -> tensor<24xf32>
    %1800 = stablehlo.subtract %1798, %1799 : tensor<24xf32>
    %1801 = stablehlo.broadcast_in_dim %1794, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1802 = stablehlo.broadcast_in_dim %1801, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1803 = stablehlo.subtract %1791, %1802 : tensor<8x5x5x24xf32>
    %cst_387 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1805 = stablehlo.add %1800, %1804 : tensor<24xf32>
    %1806 = stablehlo.rsqrt %1805 : tensor<24xf32>
    %1807 = stablehlo.multiply %1806, %arg204 : tensor<24xf32>
    %1808 = stablehlo.broadcast_in_dim %1807, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1809 = stablehlo.broadcast_in_dim %1808, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1810 = stablehlo.multiply %1803, %1809 : tensor<8x5x5x24xf32>
    %1811 = stablehlo.broadcast_in_dim %arg203, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1812 = stablehlo.broadcast_in_dim %1811, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1813 = stablehlo.add %1810, %1812 : tensor<8x5x5x24xf32>
    %1814 = call @relu_10(%1813) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1815 = stablehlo.convolution(%1814, %arg208) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<1x7x24x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1816 = stablehlo.reduce(%1815 init: %cst_388) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_389 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1818 = stablehlo.divide %1816, %1817 : tensor<24xf32>
    %1819 = chlo.square %1815 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1820 = stablehlo.reduce(%1819 init: %cst_390) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_391 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1821 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1822 = stablehlo.divide %1820, %1821 : tensor<24xf32>
    %1823 = chlo.square %1818 : tensor<24xf32> -> tensor<24xf32>
    %1824 = stablehlo.subtract %1822, %1823 : tensor<24xf32>
    %1825 = stablehlo.broadcast_in_dim %1818, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1826 = stablehlo.broadcast_in_dim %1825, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1827 = stablehlo.subtract %1815, %1826 : tensor<8x5x5x24xf32>
    %cst_392 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1828 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1829 = stablehlo.add %1824, %1828 : tensor<24xf32>
    %1830 = stablehlo.rsqrt %1829 : tensor<24xf32>
    %1831 = stablehlo.multiply %1830, %arg207 : tensor<24xf32>
    %1832 = stablehlo.broadcast_in_dim %1831, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1833 = stablehlo.broadcast_in_dim %1832, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1834 = stablehlo.multiply %1827, %1833 : tensor<8x5x5x24xf32>
    %1835 = stablehlo.broadcast_in_dim %arg206, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1836 = stablehlo.broadcast_in_dim %1835, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1837 = stablehlo.add %1834, %1836 : tensor<8x5x5x24xf32>
    %1838 = call @relu_10(%1837) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1839 = stablehlo.convolution(%1838, %arg211) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<7x1x24x24xf32>) -> tensor<8x5x5x24xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1840 = stablehlo.reduce(%1839 init: %cst_393) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_394 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1841 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1842 = stablehlo.divide %1840, %1841 : tensor<24xf32>
    %1843 = chlo.square %1839 : tensor<8x5x5x24xf32> -> tensor<8x5x5x24xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1844 = stablehlo.reduce(%1843 init: %cst_395) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x5x5x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_396 = stablehlo.constant dense<2.000000e+02> : tensor<f32>
    %1845 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1846 = stablehlo.divide %1844, %1845 : tensor<24xf32>
    %1847 = chlo.square %1842 : tensor<24xf32> -> tensor<24xf32>
    %1848 = stablehlo.subtract %1846, %1847 : tensor<24xf32>
    %1849 = stablehlo.broadcast_in_dim %1842, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1850 = stablehlo.broadcast_in_dim %1849, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1851 = stablehlo.subtract %1839, %1850 : tensor<8x5x5x24xf32>
    %cst_397 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1852 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1853 = stablehlo.add %1848, %1852 : tensor<24xf32>
    %1854 = stablehlo.rsqrt %1853 : tensor<24xf32>
    %1855 = stablehlo.multiply %1854, %arg210 : tensor<24xf32>
    %1856 = stablehlo.broadcast_in_dim %1855, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1857 = stablehlo.broadcast_in_dim %1856, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1858 = stablehlo.multiply %1851, %1857 : tensor<8x5x5x24xf32>
    %1859 = stablehlo.broadcast_in_dim %arg209, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1860 = stablehlo.broadcast_in_dim %1859, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x5x5x24xf32>
    %1861 = stablehlo.add %1858, %1860 : tensor<8x5x5x24xf32>
    %1862 = call @relu_10(%1861) : (tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32>
    %1863 = stablehlo.convolution(%1862, %arg214) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x5x5x24xf32>, tensor<3x3x24x24xf32>) -> tensor<8x2x2x24xf32>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1864 = stablehlo.reduce(%1863 init: %cst_398) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_399 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1865 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1866 = stablehlo.divide %1864, %1865 : tensor<24xf32>
    %1867 = chlo.square %1863 : tensor<8x2x2x24xf32> -> tensor<8x2x2x24xf32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1868 = stablehlo.reduce(%1867 init: %cst_400) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_401 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1869 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1870 = stablehlo.divide %1868, %1869 : tensor<24xf32>
    %1871 = chlo.square %1866 : tensor<24xf32> -> tensor<24xf32>
    %1872 = stablehlo.subtract %1870, %1871 : tensor<24xf32>
    %1873 = stablehlo.broadcast_in_dim %1866, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1874 = stablehlo.broadcast_in_dim %1873, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %1875 = stablehlo.subtract %1863, %1874 : tensor<8x2x2x24xf32>
    %cst_402 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1876 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1877 = stablehlo.add %1872, %1876 : tensor<24xf32>
    %1878 = stablehlo.rsqrt %1877 : tensor<24xf32>
    %1879 = stablehlo.multiply %1878, %arg213 : tensor<24xf32>
    %1880 = stablehlo.broadcast_in_dim %1879, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1881 = stablehlo.broadcast_in_dim %1880, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %1882 = stablehlo.multiply %1875, %1881 : tensor<8x2x2x24xf32>
    %1883 = stablehlo.broadcast_in_dim %arg212, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1884 = stablehlo.broadcast_in_dim %1883, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %1885 = stablehlo.add %1882, %1884 : tensor<8x2x2x24xf32>
    %1886 = call @relu_14(%1885) : (tensor<8x2x2x24xf32>) -> tensor<8x2x2x24xf32>
    %cst_403 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1887 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<f32>
    %1888 = "stablehlo.reduce_window"(%1742, %1887) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.maximum %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x5x5x96xf32>, tensor<f32>) -> tensor<8x2x2x96xf32>
    %1889 = stablehlo.concatenate %1790, %1886, %1888, dim = 3 : (tensor<8x2x2x40xf32>, tensor<8x2x2x24xf32>, tensor<8x2x2x96xf32>) -> tensor<8x2x2x160xf32>
    %1890 = stablehlo.convolution(%1889, %arg217) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x160xf32>, tensor<1x1x160x40xf32>) -> tensor<8x2x2x40xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1891 = stablehlo.reduce(%1890 init: %cst_404) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_405 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1892 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %1893 = stablehlo.divide %1891, %1892 : tensor<40xf32>
    %1894 = chlo.square %1890 : tensor<8x2x2x40xf32> -> tensor<8x2x2x40xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1895 = stablehlo.reduce(%1894 init: %cst_406) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_407 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1896 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %1897 = stablehlo.divide %1895, %1896 : tensor<40xf32>
    %1898 = chlo.square %1893 : tensor<40xf32> -> tensor<40xf32>
    %1899 = stablehlo.subtract %1897, %1898 : tensor<40xf32>
    %1900 = stablehlo.broadcast_in_dim %1893, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %1901 = stablehlo.broadcast_in_dim %1900, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %1902 = stablehlo.subtract %1890, %1901 : tensor<8x2x2x40xf32>
    %cst_408 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1903 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %1904 = stablehlo.add %1899, %1903 : tensor<40xf32>
    %1905 = stablehlo.rsqrt %1904 : tensor<40xf32>
    %1906 = stablehlo.multiply %1905, %arg216 : tensor<40xf32>
    %1907 = stablehlo.broadcast_in_dim %1906, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %1908 = stablehlo.broadcast_in_dim %1907, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %1909 = stablehlo.multiply %1902, %1908 : tensor<8x2x2x40xf32>
    %1910 = stablehlo.broadcast_in_dim %arg215, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %1911 = stablehlo.broadcast_in_dim %1910, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %1912 = stablehlo.add %1909, %1911 : tensor<8x2x2x40xf32>
    %1913 = call @relu_13(%1912) : (tensor<8x2x2x40xf32>) -> tensor<8x2x2x40xf32>
    %1914 = stablehlo.convolution(%1889, %arg220) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x160xf32>, tensor<1x1x160x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1915 = stablehlo.reduce(%1914 init: %cst_409) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_410 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1916 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1917 = stablehlo.divide %1915, %1916 : tensor<48xf32>
    %1918 = chlo.square %1914 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1919 = stablehlo.reduce(%1918 init: %cst_411) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_412 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1920 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1921 = stablehlo.divide %1919, %1920 : tensor<48xf32>
    %1922 = chlo.square %1917 : tensor<48xf32> -> tensor<48xf32>
    %1923 = stablehlo.subtract %1921, %1922 : tensor<48xf32>
    %1924 = stablehlo.broadcast_in_dim %1917, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1925 = stablehlo.broadcast_in_dim %1924, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1926 = stablehlo.subtract %1914, %1925 : tensor<8x2x2x48xf32>
    %cst_413 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1927 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1928 = stablehlo.add %1923, %1927 : tensor<48xf32>
    %1929 = stablehlo.rsqrt %1928 : tensor<48xf32>
    %1930 = stablehlo.multiply %1929, %arg219 : tensor<48xf32>
    %1931 = stablehlo.broadcast_in_dim %1930, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1932 = stablehlo.broadcast_in_dim %1931, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1933 = stablehlo.multiply %1926, %1932 : tensor<8x2x2x48xf32>
    %1934 = stablehlo.broadcast_in_dim %arg218, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1935 = stablehlo.broadcast_in_dim %1934, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1936 = stablehlo.add %1933, %1935 : tensor<8x2x2x48xf32>
    %1937 = call @relu_15(%1936) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %1938 = stablehlo.convolution(%1937, %arg223) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x48xf32>, tensor<1x3x48x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1939 = stablehlo.reduce(%1938 init: %cst_414) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_415 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1940 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1941 = stablehlo.divide %1939, %1940 : tensor<48xf32>
    %1942 = chlo.square %1938 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1943 = stablehlo.reduce(%1942 init: %cst_416) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_417 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1944 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1945 = stablehlo.divide %1943, %1944 : tensor<48xf32>
    %1946 = chlo.square %1941 : tensor<48xf32> -> tensor<48xf32>
    %1947 = stablehlo.subtract %1945, %1946 : tensor<48xf32>
    %1948 = stablehlo.broadcast_in_dim %1941, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1949 = stablehlo.broadcast_in_dim %1948, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1950 = stablehlo.subtract %1938, %1949 : tensor<8x2x2x48xf32>
    %cst_418 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1951 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1952 = stablehlo.add %1947, %1951 : tensor<48xf32>
    %1953 = stablehlo.rsqrt %1952 : tensor<48xf32>
    %1954 = stablehlo.multiply %1953, %arg222 : tensor<48xf32>
    %1955 = stablehlo.broadcast_in_dim %1954, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1956 = stablehlo.broadcast_in_dim %1955, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1957 = stablehlo.multiply %1950, %1956 : tensor<8x2x2x48xf32>
    %1958 = stablehlo.broadcast_in_dim %arg221, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1959 = stablehlo.broadcast_in_dim %1958, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1960 = stablehlo.add %1957, %1959 : tensor<8x2x2x48xf32>
    %1961 = call @relu_15(%1960) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %1962 = stablehlo.convolution(%1937, %arg226) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x48xf32>, tensor<3x1x48x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1963 = stablehlo.reduce(%1962 init: %cst_419) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_420 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1964 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1965 = stablehlo.divide %1963, %1964 : tensor<48xf32>
    %1966 = chlo.square %1962 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1967 = stablehlo.reduce(%1966 init: %cst_421) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_422 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1968 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1969 = stablehlo.divide %1967, %1968 : tensor<48xf32>
    %1970 = chlo.square %1965 : tensor<48xf32> -> tensor<48xf32>
    %1971 = stablehlo.subtract %1969, %1970 : tensor<48xf32>
    %1972 = stablehlo.broadcast_in_dim %1965, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1973 = stablehlo.broadcast_in_dim %1972, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1974 = stablehlo.subtract %1962, %1973 : tensor<8x2x2x48xf32>
    %cst_423 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1975 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1976 = stablehlo.add %1971, %1975 : tensor<48xf32>
    %1977 = stablehlo.rsqrt %1976 : tensor<48xf32>
    %1978 = stablehlo.multiply %1977, %arg225 : tensor<48xf32>
    %1979 = stablehlo.broadcast_in_dim %1978, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1980 = stablehlo.broadcast_in_dim %1979, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1981 = stablehlo.multiply %1974, %1980 : tensor<8x2x2x48xf32>
    %1982 = stablehlo.broadcast_in_dim %arg224, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1983 = stablehlo.broadcast_in_dim %1982, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %1984 = stablehlo.add %1981, %1983 : tensor<8x2x2x48xf32>
    %1985 = call @relu_15(%1984) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %1986 = stablehlo.concatenate %1961, %1985, dim = 3 : (tensor<8x2x2x48xf32>, tensor<8x2x2x48xf32>) -> tensor<8x2x2x96xf32>
    %1987 = stablehlo.convolution(%1889, %arg229) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x160xf32>, tensor<1x1x160x56xf32>) -> tensor<8x2x2x56xf32>
    %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1988 = stablehlo.reduce(%1987 init: %cst_424) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x56xf32>, tensor<f32>) -> tensor<56xf32>
    %cst_425 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1989 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<56xf32>
    %1990 = stablehlo.divide %1988, %1989 : tensor<56xf32>
    %1991 = chlo.square %1987 : tensor<8x2x2x56xf32> -> tensor<8x2x2x56xf32>
    %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1992 = stablehlo.reduce(%1991 init: %cst_426) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x56xf32>, tensor<f32>) -> tensor<56xf32>
    %cst_427 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1993 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<56xf32>
    %1994 = stablehlo.divide %1992, %1993 : tensor<56xf32>
    %1995 = chlo.square %1990 : tensor<56xf32> -> tensor<56xf32>
    %1996 = stablehlo.subtract %1994, %1995 : tensor<56xf32>
    %1997 = stablehlo.broadcast_in_dim %1990, dims = [3] : (tensor<56xf32>) -> tensor<1x1x1x56xf32>
    %1998 = stablehlo.broadcast_in_dim %1997, dims = [0, 1, 2, 3] : (tensor<1x1x1x56xf32>) -> tensor<8x2x2x56xf32>
    %1999 = stablehlo.subtract %1987, %1998 : tensor<8x2x2x56xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2000 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<56xf32>
    %2001 = stablehlo.add %1996, %2000 : tensor<56xf32>
    %2002 = stablehlo.rsqrt %2001 : tensor<56xf32>
    %2003 = stablehlo.multiply %2002, %arg228 : tensor<56xf32>
    %2004 = stablehlo.broadcast_in_dim %2003, dims = [3] : (tensor<56xf32>) -> tensor<1x1x1x56xf32>
    %2005 = stablehlo.broadcast_in_dim %2004, dims = [0, 1, 2, 3] : (tensor<1x1x1x56xf32>) -> tensor<8x2x2x56xf32>
    %2006 = stablehlo.multiply %1999, %2005 : tensor<8x2x2x56xf32>
    %2007 = stablehlo.broadcast_in_dim %arg227, dims = [3] : (tensor<56xf32>) -> tensor<1x1x1x56xf32>
    %2008 = stablehlo.broadcast_in_dim %2007, dims = [0, 1, 2, 3] : (tensor<1x1x1x56xf32>) -> tensor<8x2x2x56xf32>
    %2009 = stablehlo.add %2006, %2008 : tensor<8x2x2x56xf32>
    %2010 = call @relu_16(%2009) : (tensor<8x2x2x56xf32>) -> tensor<8x2x2x56xf32>
    %2011 = stablehlo.convolution(%2010, %arg232) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x56xf32>, tensor<3x3x56x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2012 = stablehlo.reduce(%2011 init: %cst_429) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_430 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2013 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2014 = stablehlo.divide %2012, %2013 : tensor<48xf32>
    %2015 = chlo.square %2011 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2016 = stablehlo.reduce(%2015 init: %cst_431) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_432 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2017 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2018 = stablehlo.divide %2016, %2017 : tensor<48xf32>
    %2019 = chlo.square %2014 : tensor<48xf32> -> tensor<48xf32>
    %2020 = stablehlo.subtract %2018, %2019 : tensor<48xf32>
    %2021 = stablehlo.broadcast_in_dim %2014, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2022 = stablehlo.broadcast_in_dim %2021, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2023 = stablehlo.subtract %2011, %2022 : tensor<8x2x2x48xf32>
    %cst_433 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2024 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2025 = stablehlo.add %2020, %2024 : tensor<48xf32>
    %2026 = stablehlo.rsqrt %2025 : tensor<48xf32>
    %2027 = stablehlo.multiply %2026, %arg231 : tensor<48xf32>
    %2028 = stablehlo.broadcast_in_dim %2027, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2029 = stablehlo.broadcast_in_dim %2028, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2030 = stablehlo.multiply %2023, %2029 : tensor<8x2x2x48xf32>
    %2031 = stablehlo.broadcast_in_dim %arg230, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2032 = stablehlo.broadcast_in_dim %2031, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2033 = stablehlo.add %2030, %2032 : tensor<8x2x2x48xf32>
    %2034 = call @relu_15(%2033) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2035 = stablehlo.convolution(%2034, %arg235) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x48xf32>, tensor<1x3x48x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2036 = stablehlo.reduce(%2035 init: %cst_434) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_435 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2037 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2038 = stablehlo.divide %2036, %2037 : tensor<48xf32>
    %2039 = chlo.square %2035 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2040 = stablehlo.reduce(%2039 init: %cst_436) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_437 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2041 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2042 = stablehlo.divide %2040, %2041 : tensor<48xf32>
    %2043 = chlo.square %2038 : tensor<48xf32> -> tensor<48xf32>
    %2044 = stablehlo.subtract %2042, %2043 : tensor<48xf32>
    %2045 = stablehlo.broadcast_in_dim %2038, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2046 = stablehlo.broadcast_in_dim %2045, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2047 = stablehlo.subtract %2035, %2046 : tensor<8x2x2x48xf32>
    %cst_438 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2048 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2049 = stablehlo.add %2044, %2048 : tensor<48xf32>
    %2050 = stablehlo.rsqrt %2049 : tensor<48xf32>
    %2051 = stablehlo.multiply %2050, %arg234 : tensor<48xf32>
    %2052 = stablehlo.broadcast_in_dim %2051, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2053 = stablehlo.broadcast_in_dim %2052, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2054 = stablehlo.multiply %2047, %2053 : tensor<8x2x2x48xf32>
    %2055 = stablehlo.broadcast_in_dim %arg233, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2056 = stablehlo.broadcast_in_dim %2055, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2057 = stablehlo.add %2054, %2056 : tensor<8x2x2x48xf32>
    %2058 = call @relu_15(%2057) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2059 = stablehlo.convolution(%2034, %arg238) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x48xf32>, tensor<3x1x48x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2060 = stablehlo.reduce(%2059 init: %cst_439) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_440 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2061 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2062 = stablehlo.divide %2060, %2061 : tensor<48xf32>
    %2063 = chlo.square %2059 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2064 = stablehlo.reduce(%2063 init: %cst_441) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_442 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2065 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2066 = stablehlo.divide %2064, %2065 : tensor<48xf32>
    %2067 = chlo.square %2062 : tensor<48xf32> -> tensor<48xf32>
    %2068 = stablehlo.subtract %2066, %2067 : tensor<48xf32>
    %2069 = stablehlo.broadcast_in_dim %2062, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2070 = stablehlo.broadcast_in_dim %2069, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2071 = stablehlo.subtract %2059, %2070 : tensor<8x2x2x48xf32>
    %cst_443 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2072 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2073 = stablehlo.add %2068, %2072 : tensor<48xf32>
    %2074 = stablehlo.rsqrt %2073 : tensor<48xf32>
    %2075 = stablehlo.multiply %2074, %arg237 : tensor<48xf32>
    %2076 = stablehlo.broadcast_in_dim %2075, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2077 = stablehlo.broadcast_in_dim %2076, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2078 = stablehlo.multiply %2071, %2077 : tensor<8x2x2x48xf32>
    %2079 = stablehlo.broadcast_in_dim %arg236, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2080 = stablehlo.broadcast_in_dim %2079, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2081 = stablehlo.add %2078, %2080 : tensor<8x2x2x48xf32>
    %2082 = call @relu_15(%2081) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2083 = stablehlo.concatenate %2058, %2082, dim = 3 : (tensor<8x2x2x48xf32>, tensor<8x2x2x48xf32>) -> tensor<8x2x2x96xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2084 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<f32>
    %2085 = "stablehlo.reduce_window"(%1889, %2084) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x2x2x160xf32>, tensor<f32>) -> tensor<8x2x2x160xf32>
    %cst_445 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2086 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<1x2x2x1xf32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2087 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<f32>
    %2088 = "stablehlo.reduce_window"(%2086, %2087) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x2x2x1xf32>, tensor<f32>) -> tensor<1x2x2x1xf32>
    %2089 = stablehlo.broadcast_in_dim %2088, dims = [0, 1, 2, 3] : (tensor<1x2x2x1xf32>) -> tensor<8x2x2x160xf32>
    %2090 = stablehlo.divide %2085, %2089 : tensor<8x2x2x160xf32>
    %2091 = stablehlo.convolution(%2090, %arg241) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x160xf32>, tensor<1x1x160x24xf32>) -> tensor<8x2x2x24xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2092 = stablehlo.reduce(%2091 init: %cst_447) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_448 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2093 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2094 = stablehlo.divide %2092, %2093 : tensor<24xf32>
    %2095 = chlo.square %2091 : tensor<8x2x2x24xf32> -> tensor<8x2x2x24xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2096 = stablehlo.reduce(%2095 init: %cst_449) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_450 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2097 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2098 = stablehlo.divide %2096, %2097 : tensor<24xf32>
    %2099 = chlo.square %2094 : tensor<24xf32> -> tensor<24xf32>
    %2100 = stablehlo.subtract %2098, %2099 : tensor<24xf32>
    %2101 = stablehlo.broadcast_in_dim %2094, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %2102 = stablehlo.broadcast_in_dim %2101, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %2103 = stablehlo.subtract %2091, %2102 : tensor<8x2x2x24xf32>
    %cst_451 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2104 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2105 = stablehlo.add %2100, %2104 : tensor<24xf32>
    %2106 = stablehlo.rsqrt %2105 : tensor<24xf32>
    %2107 = stablehlo.multiply %2106, %arg240 : tensor<24xf32>
    %2108 = stablehlo.broadcast_in_dim %2107, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %2109 = stablehlo.broadcast_in_dim %2108, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %2110 = stablehlo.multiply %2103, %2109 : tensor<8x2x2x24xf32>
    %2111 = stablehlo.broadcast_in_dim %arg239, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %2112 = stablehlo.broadcast_in_dim %2111, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %2113 = stablehlo.add %2110, %2112 : tensor<8x2x2x24xf32>
    %2114 = call @relu_14(%2113) : (tensor<8x2x2x24xf32>) -> tensor<8x2x2x24xf32>
    %2115 = stablehlo.concatenate %1913, %1986, %2083, %2114, dim = 3 : (tensor<8x2x2x40xf32>, tensor<8x2x2x96xf32>, tensor<8x2x2x96xf32>, tensor<8x2x2x24xf32>) -> tensor<8x2x2x256xf32>
    %2116 = stablehlo.convolution(%2115, %arg244) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x256xf32>, tensor<1x1x256x40xf32>) -> tensor<8x2x2x40xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2117 = stablehlo.reduce(%2116 init: %cst_452) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_453 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2118 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %2119 = stablehlo.divide %2117, %2118 : tensor<40xf32>
    %2120 = chlo.square %2116 : tensor<8x2x2x40xf32> -> tensor<8x2x2x40xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2121 = stablehlo.reduce(%2120 init: %cst_454) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_455 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2122 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %2123 = stablehlo.divide %2121, %2122 : tensor<40xf32>
    %2124 = chlo.square %2119 : tensor<40xf32> -> tensor<40xf32>
    %2125 = stablehlo.subtract %2123, %2124 : tensor<40xf32>
    %2126 = stablehlo.broadcast_in_dim %2119, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %2127 = stablehlo.broadcast_in_dim %2126, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %2128 = stablehlo.subtract %2116, %2127 : tensor<8x2x2x40xf32>
    %cst_456 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2129 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %2130 = stablehlo.add %2125, %2129 : tensor<40xf32>
    %2131 = stablehlo.rsqrt %2130 : tensor<40xf32>
    %2132 = stablehlo.multiply %2131, %arg243 : tensor<40xf32>
    %2133 = stablehlo.broadcast_in_dim %2132, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %2134 = stablehlo.broadcast_in_dim %2133, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %2135 = stablehlo.multiply %2128, %2134 : tensor<8x2x2x40xf32>
    %2136 = stablehlo.broadcast_in_dim %arg242, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %2137 = stablehlo.broadcast_in_dim %2136, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<8x2x2x40xf32>
    %2138 = stablehlo.add %2135, %2137 : tensor<8x2x2x40xf32>
    %2139 = call @relu_13(%2138) : (tensor<8x2x2x40xf32>) -> tensor<8x2x2x40xf32>
    %2140 = stablehlo.convolution(%2115, %arg247) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x256xf32>, tensor<1x1x256x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2141 = stablehlo.reduce(%2140 init: %cst_457) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_458 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2142 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2143 = stablehlo.divide %2141, %2142 : tensor<48xf32>
    %2144 = chlo.square %2140 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2145 = stablehlo.reduce(%2144 init: %cst_459) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_460 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2146 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2147 = stablehlo.divide %2145, %2146 : tensor<48xf32>
    %2148 = chlo.square %2143 : tensor<48xf32> -> tensor<48xf32>
    %2149 = stablehlo.subtract %2147, %2148 : tensor<48xf32>
    %2150 = stablehlo.broadcast_in_dim %2143, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2151 = stablehlo.broadcast_in_dim %2150, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2152 = stablehlo.subtract %2140, %2151 : tensor<8x2x2x48xf32>
    %cst_461 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2153 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2154 = stablehlo.add %2149, %2153 : tensor<48xf32>
    %2155 = stablehlo.rsqrt %2154 : tensor<48xf32>
    %2156 = stablehlo.multiply %2155, %arg246 : tensor<48xf32>
    %2157 = stablehlo.broadcast_in_dim %2156, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2158 = stablehlo.broadcast_in_dim %2157, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2159 = stablehlo.multiply %2152, %2158 : tensor<8x2x2x48xf32>
    %2160 = stablehlo.broadcast_in_dim %arg245, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2161 = stablehlo.broadcast_in_dim %2160, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2162 = stablehlo.add %2159, %2161 : tensor<8x2x2x48xf32>
    %2163 = call @relu_15(%2162) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2164 = stablehlo.convolution(%2163, %arg250) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x48xf32>, tensor<1x3x48x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2165 = stablehlo.reduce(%2164 init: %cst_462) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_463 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2166 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2167 = stablehlo.divide %2165, %2166 : tensor<48xf32>
    %2168 = chlo.square %2164 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2169 = stablehlo.reduce(%2168 init: %cst_464) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_465 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2170 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2171 = stablehlo.divide %2169, %2170 : tensor<48xf32>
    %2172 = chlo.square %2167 : tensor<48xf32> -> tensor<48xf32>
    %2173 = stablehlo.subtract %2171, %2172 : tensor<48xf32>
    %2174 = stablehlo.broadcast_in_dim %2167, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2175 = stablehlo.broadcast_in_dim %2174, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2176 = stablehlo.subtract %2164, %2175 : tensor<8x2x2x48xf32>
    %cst_466 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2177 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2178 = stablehlo.add %2173, %2177 : tensor<48xf32>
    %2179 = stablehlo.rsqrt %2178 : tensor<48xf32>
    %2180 = stablehlo.multiply %2179, %arg249 : tensor<48xf32>
    %2181 = stablehlo.broadcast_in_dim %2180, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2182 = stablehlo.broadcast_in_dim %2181, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2183 = stablehlo.multiply %2176, %2182 : tensor<8x2x2x48xf32>
    %2184 = stablehlo.broadcast_in_dim %arg248, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2185 = stablehlo.broadcast_in_dim %2184, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2186 = stablehlo.add %2183, %2185 : tensor<8x2x2x48xf32>
    %2187 = call @relu_15(%2186) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2188 = stablehlo.convolution(%2163, %arg253) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x48xf32>, tensor<3x1x48x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2189 = stablehlo.reduce(%2188 init: %cst_467) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_468 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2190 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2191 = stablehlo.divide %2189, %2190 : tensor<48xf32>
    %2192 = chlo.square %2188 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2193 = stablehlo.reduce(%2192 init: %cst_469) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_470 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2194 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2195 = stablehlo.divide %2193, %2194 : tensor<48xf32>
    %2196 = chlo.square %2191 : tensor<48xf32> -> tensor<48xf32>
    %2197 = stablehlo.subtract %2195, %2196 : tensor<48xf32>
    %2198 = stablehlo.broadcast_in_dim %2191, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2199 = stablehlo.broadcast_in_dim %2198, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2200 = stablehlo.subtract %2188, %2199 : tensor<8x2x2x48xf32>
    %cst_471 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2201 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2202 = stablehlo.add %2197, %2201 : tensor<48xf32>
    %2203 = stablehlo.rsqrt %2202 : tensor<48xf32>
    %2204 = stablehlo.multiply %2203, %arg252 : tensor<48xf32>
    %2205 = stablehlo.broadcast_in_dim %2204, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2206 = stablehlo.broadcast_in_dim %2205, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2207 = stablehlo.multiply %2200, %2206 : tensor<8x2x2x48xf32>
    %2208 = stablehlo.broadcast_in_dim %arg251, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2209 = stablehlo.broadcast_in_dim %2208, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2210 = stablehlo.add %2207, %2209 : tensor<8x2x2x48xf32>
    %2211 = call @relu_15(%2210) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2212 = stablehlo.concatenate %2187, %2211, dim = 3 : (tensor<8x2x2x48xf32>, tensor<8x2x2x48xf32>) -> tensor<8x2x2x96xf32>
    %2213 = stablehlo.convolution(%2115, %arg256) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x256xf32>, tensor<1x1x256x56xf32>) -> tensor<8x2x2x56xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2214 = stablehlo.reduce(%2213 init: %cst_472) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x56xf32>, tensor<f32>) -> tensor<56xf32>
    %cst_473 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2215 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<56xf32>
    %2216 = stablehlo.divide %2214, %2215 : tensor<56xf32>
    %2217 = chlo.square %2213 : tensor<8x2x2x56xf32> -> tensor<8x2x2x56xf32>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2218 = stablehlo.reduce(%2217 init: %cst_474) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x56xf32>, tensor<f32>) -> tensor<56xf32>
    %cst_475 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2219 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<56xf32>
    %2220 = stablehlo.divide %2218, %2219 : tensor<56xf32>
    %2221 = chlo.square %2216 : tensor<56xf32> -> tensor<56xf32>
    %2222 = stablehlo.subtract %2220, %2221 : tensor<56xf32>
    %2223 = stablehlo.broadcast_in_dim %2216, dims = [3] : (tensor<56xf32>) -> tensor<1x1x1x56xf32>
    %2224 = stablehlo.broadcast_in_dim %2223, dims = [0, 1, 2, 3] : (tensor<1x1x1x56xf32>) -> tensor<8x2x2x56xf32>
    %2225 = stablehlo.subtract %2213, %2224 : tensor<8x2x2x56xf32>
    %cst_476 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2226 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<56xf32>
    %2227 = stablehlo.add %2222, %2226 : tensor<56xf32>
    %2228 = stablehlo.rsqrt %2227 : tensor<56xf32>
    %2229 = stablehlo.multiply %2228, %arg255 : tensor<56xf32>
    %2230 = stablehlo.broadcast_in_dim %2229, dims = [3] : (tensor<56xf32>) -> tensor<1x1x1x56xf32>
    %2231 = stablehlo.broadcast_in_dim %2230, dims = [0, 1, 2, 3] : (tensor<1x1x1x56xf32>) -> tensor<8x2x2x56xf32>
    %2232 = stablehlo.multiply %2225, %2231 : tensor<8x2x2x56xf32>
    %2233 = stablehlo.broadcast_in_dim %arg254, dims = [3] : (tensor<56xf32>) -> tensor<1x1x1x56xf32>
    %2234 = stablehlo.broadcast_in_dim %2233, dims = [0, 1, 2, 3] : (tensor<1x1x1x56xf32>) -> tensor<8x2x2x56xf32>
    %2235 = stablehlo.add %2232, %2234 : tensor<8x2x2x56xf32>
    %2236 = call @relu_16(%2235) : (tensor<8x2x2x56xf32>) -> tensor<8x2x2x56xf32>
    %2237 = stablehlo.convolution(%2236, %arg259) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x56xf32>, tensor<3x3x56x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2238 = stablehlo.reduce(%2237 init: %cst_477) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_478 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2239 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2240 = stablehlo.divide %2238, %2239 : tensor<48xf32>
    %2241 = chlo.square %2237 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2242 = stablehlo.reduce(%2241 init: %cst_479) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_480 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2243 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2244 = stablehlo.divide %2242, %2243 : tensor<48xf32>
    %2245 = chlo.square %2240 : tensor<48xf32> -> tensor<48xf32>
    %2246 = stablehlo.subtract %2244, %2245 : tensor<48xf32>
    %2247 = stablehlo.broadcast_in_dim %2240, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2248 = stablehlo.broadcast_in_dim %2247, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2249 = stablehlo.subtract %2237, %2248 : tensor<8x2x2x48xf32>
    %cst_481 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2250 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2251 = stablehlo.add %2246, %2250 : tensor<48xf32>
    %2252 = stablehlo.rsqrt %2251 : tensor<48xf32>
    %2253 = stablehlo.multiply %2252, %arg258 : tensor<48xf32>
    %2254 = stablehlo.broadcast_in_dim %2253, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2255 = stablehlo.broadcast_in_dim %2254, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2256 = stablehlo.multiply %2249, %2255 : tensor<8x2x2x48xf32>
    %2257 = stablehlo.broadcast_in_dim %arg257, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2258 = stablehlo.broadcast_in_dim %2257, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2259 = stablehlo.add %2256, %2258 : tensor<8x2x2x48xf32>
    %2260 = call @relu_15(%2259) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2261 = stablehlo.convolution(%2260, %arg262) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x48xf32>, tensor<1x3x48x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2262 = stablehlo.reduce(%2261 init: %cst_482) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_483 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2263 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2264 = stablehlo.divide %2262, %2263 : tensor<48xf32>
    %2265 = chlo.square %2261 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2266 = stablehlo.reduce(%2265 init: %cst_484) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_485 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2267 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2268 = stablehlo.divide %2266, %2267 : tensor<48xf32>
    %2269 = chlo.square %2264 : tensor<48xf32> -> tensor<48xf32>
    %2270 = stablehlo.subtract %2268, %2269 : tensor<48xf32>
    %2271 = stablehlo.broadcast_in_dim %2264, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2272 = stablehlo.broadcast_in_dim %2271, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2273 = stablehlo.subtract %2261, %2272 : tensor<8x2x2x48xf32>
    %cst_486 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2274 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2275 = stablehlo.add %2270, %2274 : tensor<48xf32>
    %2276 = stablehlo.rsqrt %2275 : tensor<48xf32>
    %2277 = stablehlo.multiply %2276, %arg261 : tensor<48xf32>
    %2278 = stablehlo.broadcast_in_dim %2277, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2279 = stablehlo.broadcast_in_dim %2278, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2280 = stablehlo.multiply %2273, %2279 : tensor<8x2x2x48xf32>
    %2281 = stablehlo.broadcast_in_dim %arg260, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2282 = stablehlo.broadcast_in_dim %2281, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2283 = stablehlo.add %2280, %2282 : tensor<8x2x2x48xf32>
    %2284 = call @relu_15(%2283) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2285 = stablehlo.convolution(%2260, %arg265) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x48xf32>, tensor<3x1x48x48xf32>) -> tensor<8x2x2x48xf32>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2286 = stablehlo.reduce(%2285 init: %cst_487) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_488 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2287 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2288 = stablehlo.divide %2286, %2287 : tensor<48xf32>
    %2289 = chlo.square %2285 : tensor<8x2x2x48xf32> -> tensor<8x2x2x48xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2290 = stablehlo.reduce(%2289 init: %cst_489) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_490 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2291 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2292 = stablehlo.divide %2290, %2291 : tensor<48xf32>
    %2293 = chlo.square %2288 : tensor<48xf32> -> tensor<48xf32>
    %2294 = stablehlo.subtract %2292, %2293 : tensor<48xf32>
    %2295 = stablehlo.broadcast_in_dim %2288, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2296 = stablehlo.broadcast_in_dim %2295, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2297 = stablehlo.subtract %2285, %2296 : tensor<8x2x2x48xf32>
    %cst_491 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2298 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2299 = stablehlo.add %2294, %2298 : tensor<48xf32>
    %2300 = stablehlo.rsqrt %2299 : tensor<48xf32>
    %2301 = stablehlo.multiply %2300, %arg264 : tensor<48xf32>
    %2302 = stablehlo.broadcast_in_dim %2301, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2303 = stablehlo.broadcast_in_dim %2302, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2304 = stablehlo.multiply %2297, %2303 : tensor<8x2x2x48xf32>
    %2305 = stablehlo.broadcast_in_dim %arg263, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %2306 = stablehlo.broadcast_in_dim %2305, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x2x2x48xf32>
    %2307 = stablehlo.add %2304, %2306 : tensor<8x2x2x48xf32>
    %2308 = call @relu_15(%2307) : (tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32>
    %2309 = stablehlo.concatenate %2284, %2308, dim = 3 : (tensor<8x2x2x48xf32>, tensor<8x2x2x48xf32>) -> tensor<8x2x2x96xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2310 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<f32>
    %2311 = "stablehlo.reduce_window"(%2115, %2310) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<8x2x2x256xf32>, tensor<f32>) -> tensor<8x2x2x256xf32>
    %cst_493 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2312 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<1x2x2x1xf32>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2313 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<f32>
    %2314 = "stablehlo.reduce_window"(%2312, %2313) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2369 = stablehlo.add %arg286, %arg287 : tensor<f32>
      stablehlo.return %2369 : tensor<f32>
    }) : (tensor<1x2x2x1xf32>, tensor<f32>) -> tensor<1x2x2x1xf32>
    %2315 = stablehlo.broadcast_in_dim %2314, dims = [0, 1, 2, 3] : (tensor<1x2x2x1xf32>) -> tensor<8x2x2x256xf32>
    %2316 = stablehlo.divide %2311, %2315 : tensor<8x2x2x256xf32>
    %2317 = stablehlo.convolution(%2316, %arg268) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x256xf32>, tensor<1x1x256x24xf32>) -> tensor<8x2x2x24xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2318 = stablehlo.reduce(%2317 init: %cst_495) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_496 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2319 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2320 = stablehlo.divide %2318, %2319 : tensor<24xf32>
    %2321 = chlo.square %2317 : tensor<8x2x2x24xf32> -> tensor<8x2x2x24xf32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2322 = stablehlo.reduce(%2321 init: %cst_497) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x2x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_498 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2323 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2324 = stablehlo.divide %2322, %2323 : tensor<24xf32>
    %2325 = chlo.square %2320 : tensor<24xf32> -> tensor<24xf32>
    %2326 = stablehlo.subtract %2324, %2325 : tensor<24xf32>
    %2327 = stablehlo.broadcast_in_dim %2320, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %2328 = stablehlo.broadcast_in_dim %2327, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %2329 = stablehlo.subtract %2317, %2328 : tensor<8x2x2x24xf32>
    %cst_499 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %2330 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2331 = stablehlo.add %2326, %2330 : tensor<24xf32>
    %2332 = stablehlo.rsqrt %2331 : tensor<24xf32>
    %2333 = stablehlo.multiply %2332, %arg267 : tensor<24xf32>
    %2334 = stablehlo.broadcast_in_dim %2333, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %2335 = stablehlo.broadcast_in_dim %2334, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %2336 = stablehlo.multiply %2329, %2335 : tensor<8x2x2x24xf32>
    %2337 = stablehlo.broadcast_in_dim %arg266, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %2338 = stablehlo.broadcast_in_dim %2337, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<8x2x2x24xf32>
    %2339 = stablehlo.add %2336, %2338 : tensor<8x2x2x24xf32>
    %2340 = call @relu_14(%2339) : (tensor<8x2x2x24xf32>) -> tensor<8x2x2x24xf32>
    %2341 = stablehlo.concatenate %2139, %2212, %2309, %2340, dim = 3 : (tensor<8x2x2x40xf32>, tensor<8x2x2x96xf32>, tensor<8x2x2x96xf32>, tensor<8x2x2x24xf32>) -> tensor<8x2x2x256xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2342 = stablehlo.reduce(%2341 init: %cst_500) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x2x2x256xf32>, tensor<f32>) -> tensor<8x256xf32>
    %cst_501 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2343 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<8x256xf32>
    %2344 = stablehlo.divide %2342, %2343 : tensor<8x256xf32>
    %2345 = stablehlo.dot_general %2344, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x256xf32>, tensor<256x64xf32>) -> tensor<8x64xf32>
    %2346 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %2347 = stablehlo.broadcast_in_dim %2346, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
    %2348 = stablehlo.add %2345, %2347 : tensor<8x64xf32>
    %cst_502 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2349 = stablehlo.reduce(%2348 init: %cst_502) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_503 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2350 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2351 = stablehlo.maximum %2350, %2349 : tensor<8xf32>
    %2352 = stablehlo.is_finite %2351 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2353 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2354 = stablehlo.select %2352, %2351, %2353 : tensor<8xi1>, tensor<8xf32>
    %2355 = stablehlo.broadcast_in_dim %2354, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %2356 = stablehlo.broadcast_in_dim %2355, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
    %2357 = stablehlo.subtract %2348, %2356 : tensor<8x64xf32>
    %2358 = stablehlo.exponential %2357 : tensor<8x64xf32>
    %cst_505 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2359 = stablehlo.reduce(%2358 init: %cst_505) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %2360 = stablehlo.abs %2359 : tensor<8xf32>
    %2361 = stablehlo.log %2360 : tensor<8xf32>
    %2362 = stablehlo.add %2361, %2354 : tensor<8xf32>
    %2363 = call @_one_hot(%arg285) : (tensor<8xi32>) -> tensor<8x64xf32>
    %2364 = stablehlo.multiply %2348, %2363 : tensor<8x64xf32>
    %cst_506 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2365 = stablehlo.reduce(%2364 init: %cst_506) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %2366 = stablehlo.subtract %2362, %2365 : tensor<8xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2367 = stablehlo.reduce(%2366 init: %cst_507) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_508 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2368 = stablehlo.divide %2367, %cst_508 : tensor<f32>
    return %2368 : tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x53x53x4xf32>) -> tensor<8x53x53x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x53x53x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x53x53x4xf32>
    return %1 : tensor<8x53x53x4xf32>
  }
  func.func private @relu_0(%arg0: tensor<8x51x51x4xf32>) -> tensor<8x51x51x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x51x51x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x51x51x4xf32>
    return %1 : tensor<8x51x51x4xf32>
  }
  func.func private @relu_1(%arg0: tensor<8x51x51x8xf32>) -> tensor<8x51x51x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x51x51x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x51x51x8xf32>
    return %1 : tensor<8x51x51x8xf32>
  }
  func.func private @relu_2(%arg0: tensor<8x25x25x10xf32>) -> tensor<8x25x25x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x25x25x10xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x25x25x10xf32>
    return %1 : tensor<8x25x25x10xf32>
  }
  func.func private @relu_3(%arg0: tensor<8x23x23x24xf32>) -> tensor<8x23x23x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x23x23x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x23x23x24xf32>
    return %1 : tensor<8x23x23x24xf32>
  }
  func.func private @relu_4(%arg0: tensor<8x11x11x8xf32>) -> tensor<8x11x11x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x11x11x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x11x11x8xf32>
    return %1 : tensor<8x11x11x8xf32>
  }
  func.func private @relu_5(%arg0: tensor<8x11x11x6xf32>) -> tensor<8x11x11x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x11x11x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x11x11x6xf32>
    return %1 : tensor<8x11x11x6xf32>
  }
  func.func private @relu_6(%arg0: tensor<8x11x11x12xf32>) -> tensor<8x11x11x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x11x11x12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x11x11x12xf32>
    return %1 : tensor<8x11x11x12xf32>
  }
  func.func private @relu_7(%arg0: tensor<8x11x11x4xf32>) -> tensor<8x11x11x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x11x11x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x11x11x4xf32>
    return %1 : tensor<8x11x11x4xf32>
  }
  func.func private @relu_8(%arg0: tensor<8x5x5x48xf32>) -> tensor<8x5x5x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5x5x48xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x5x5x48xf32>
    return %1 : tensor<8x5x5x48xf32>
  }
  func.func private @relu_9(%arg0: tensor<8x5x5x12xf32>) -> tensor<8x5x5x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5x5x12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x5x5x12xf32>
    return %1 : tensor<8x5x5x12xf32>
  }
  func.func private @relu_10(%arg0: tensor<8x5x5x24xf32>) -> tensor<8x5x5x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5x5x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x5x5x24xf32>
    return %1 : tensor<8x5x5x24xf32>
  }
  func.func private @relu_11(%arg0: tensor<8x5x5x16xf32>) -> tensor<8x5x5x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5x5x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x5x5x16xf32>
    return %1 : tensor<8x5x5x16xf32>
  }
  func.func private @relu_12(%arg0: tensor<8x5x5x20xf32>) -> tensor<8x5x5x20xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5x5x20xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x5x5x20xf32>
    return %1 : tensor<8x5x5x20xf32>
  }
  func.func private @relu_13(%arg0: tensor<8x2x2x40xf32>) -> tensor<8x2x2x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x2x40xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x2x2x40xf32>
    return %1 : tensor<8x2x2x40xf32>
  }
  func.func private @relu_14(%arg0: tensor<8x2x2x24xf32>) -> tensor<8x2x2x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x2x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x2x2x24xf32>
    return %1 : tensor<8x2x2x24xf32>
  }
  func.func private @relu_15(%arg0: tensor<8x2x2x48xf32>) -> tensor<8x2x2x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x2x48xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x2x2x48xf32>
    return %1 : tensor<8x2x2x48xf32>
  }
  func.func private @relu_16(%arg0: tensor<8x2x2x56xf32>) -> tensor<8x2x2x56xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x2x56xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x2x2x56xf32>
    return %1 : tensor<8x2x2x56xf32>
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
