module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x8x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<8x8x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<8x8xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64x8x8xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<8x8xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<64x8x8xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<128x64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<128xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<64x128xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<8x8xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64x8x8xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<8x8x64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<8x8xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<64x8x8xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<8x8xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<64x8x8xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<128x64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<128xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<64x128xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<1x1x64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<64x64xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<64xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<64xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<8x8x3x64xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<1x17x64xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<i32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<8x8xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<64x8x8xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<64xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<8x8x64xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<8x8xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<64x8x8xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<8x8xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<64x8x8xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<64xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<64xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<64xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<64xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<64xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<128x64xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<128xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<64x128xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<8x8xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<64x8x8xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<64xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<8x8x64xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<8x8xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<64x8x8xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<8x8xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<64x8x8xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<64xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<64xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<64xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<64xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<64xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<128x64xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<128xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<64x128xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<1x1x64xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<64xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<64x64xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<64xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<64xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<64xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<8x8x3x64xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<1x17x64xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<8x8xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<64x8x8xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<64xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<8x8x64xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<8x8xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<64x8x8xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<8x8xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<64x8x8xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<64xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<64xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<64xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<64xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<64xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<128x64xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<128xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<64x128xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<8x8xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<64x8x8xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<64xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<8x8x64xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<8x8xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<64x8x8xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<8x8xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<64x8x8xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<64xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<64xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<64xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<64xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<64xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<128x64xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<128xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<64x128xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<1x1x64xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<64xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<64x64xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<64xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<64xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<64xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<8x8x3x64xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<1x17x64xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<16x32x32x3xf32>, %arg122: tensor<16xi32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['key']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['out']['bias']"}, tensor<8x8x64xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['out']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['query']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['query']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['value']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['up']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['key']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['out']['bias']"}, tensor<8x8x64xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['out']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['query']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['query']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['value']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['up']['kernel']"}, tensor<1x1x64xf32> {jax.result_info = "result[0]['cls']"}, tensor<64xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['head']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['norm']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['patch']['bias']"}, tensor<8x8x3x64xf32> {jax.result_info = "result[0]['patch']['kernel']"}, tensor<1x17x64xf32> {jax.result_info = "result[0]['pos']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<8x8xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['key']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['out']['bias']"}, tensor<8x8x64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['out']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['query']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['query']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['value']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['up']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['key']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['out']['bias']"}, tensor<8x8x64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['out']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['query']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['query']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['value']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['up']['kernel']"}, tensor<1x1x64xf32> {jax.result_info = "result[1]['m']['cls']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['head']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['head']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['norm']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['patch']['bias']"}, tensor<8x8x3x64xf32> {jax.result_info = "result[1]['m']['patch']['kernel']"}, tensor<1x17x64xf32> {jax.result_info = "result[1]['m']['pos']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['key']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['out']['bias']"}, tensor<8x8x64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['out']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['query']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['query']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['value']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['up']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['key']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['out']['bias']"}, tensor<8x8x64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['out']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['query']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['query']['kernel']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['value']['bias']"}, tensor<64x8x8xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['up']['kernel']"}, tensor<1x1x64xf32> {jax.result_info = "result[1]['v']['cls']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['head']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['head']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['norm']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['patch']['bias']"}, tensor<8x8x3x64xf32> {jax.result_info = "result[1]['v']['patch']['kernel']"}, tensor<1x17x64xf32> {jax.result_info = "result[1]['v']['pos']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg121 : (tensor<16x32x32x3xf32>) -> tensor<16x32x32x3xf32>
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
    %19:4 = call @_var(%14, %c) : (tensor<16x17x64xf32>, tensor<i32>) -> (tensor<16x17x1xf32>, tensor<16x17x64xf32>, tensor<f32>, tensor<i1>)
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %21 = stablehlo.subtract %14, %20 : tensor<16x17x64xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %23 = stablehlo.add %19#0, %22 : tensor<16x17x1xf32>
    %24 = stablehlo.rsqrt %23 : tensor<16x17x1xf32>
    %25 = stablehlo.divide %24, %23 : tensor<16x17x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<16x17x1xf32>
    %28 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %29 = stablehlo.multiply %21, %28 : tensor<16x17x64xf32>
    %30 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<16x17x64xf32>
    %33 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %35 = stablehlo.add %32, %34 : tensor<16x17x64xf32>
    %36 = stablehlo.convert %35 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %37 = stablehlo.convert %arg5 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %38 = stablehlo.convert %arg4 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %39 = stablehlo.dot_general %36, %37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %42 = stablehlo.add %39, %41 : tensor<16x17x8x8xf32>
    %43 = stablehlo.convert %arg1 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %44 = stablehlo.convert %arg0 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %45 = stablehlo.dot_general %36, %43, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %48 = stablehlo.add %45, %47 : tensor<16x17x8x8xf32>
    %49 = stablehlo.convert %arg7 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %50 = stablehlo.convert %arg6 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %51 = stablehlo.dot_general %36, %49, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %54 = stablehlo.add %51, %53 : tensor<16x17x8x8xf32>
    %cst_3 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x17x8x8xf32>
    %56 = stablehlo.divide %42, %55 : tensor<16x17x8x8xf32>
    %57 = stablehlo.dot_general %56, %48, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x17xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8x17xf32>
    %60 = stablehlo.maximum %59, %58 : tensor<16x8x17xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %63 = stablehlo.subtract %57, %62 : tensor<16x8x17x17xf32>
    %64 = stablehlo.exponential %63 : tensor<16x8x17x17xf32>
    %65 = stablehlo.convert %64 : (tensor<16x8x17x17xf32>) -> tensor<16x8x17x17xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %68 = stablehlo.convert %67 : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x1xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %70 = stablehlo.divide %64, %69 : tensor<16x8x17x17xf32>
    %71 = stablehlo.multiply %68, %68 : tensor<16x8x17x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x8x17x1xf32>
    %73 = stablehlo.divide %72, %71 : tensor<16x8x17x1xf32>
    %74 = stablehlo.dot_general %54, %70, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x8x17x17xf32>) -> tensor<16x8x8x17xf32>
    %75 = stablehlo.transpose %74, dims = [0, 3, 1, 2] : (tensor<16x8x8x17xf32>) -> tensor<16x17x8x8xf32>
    %76 = stablehlo.convert %arg3 : (tensor<8x8x64xf32>) -> tensor<8x8x64xf32>
    %77 = stablehlo.convert %arg2 : (tensor<64xf32>) -> tensor<64xf32>
    %78 = stablehlo.dot_general %75, %76, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<8x8x64xf32>) -> tensor<16x17x64xf32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %81 = stablehlo.add %78, %80 : tensor<16x17x64xf32>
    %82 = stablehlo.add %13, %81 : tensor<16x17x64xf32>
    %83 = stablehlo.convert %82 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %87 = stablehlo.divide %85, %86 : tensor<16x17x1xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %88:4 = call @_var(%83, %c_10) : (tensor<16x17x64xf32>, tensor<i32>) -> (tensor<16x17x1xf32>, tensor<16x17x64xf32>, tensor<f32>, tensor<i1>)
    %89 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %90 = stablehlo.subtract %83, %89 : tensor<16x17x64xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %92 = stablehlo.add %88#0, %91 : tensor<16x17x1xf32>
    %93 = stablehlo.rsqrt %92 : tensor<16x17x1xf32>
    %94 = stablehlo.divide %93, %92 : tensor<16x17x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<16x17x1xf32>
    %97 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %98 = stablehlo.multiply %90, %97 : tensor<16x17x64xf32>
    %99 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %101 = stablehlo.multiply %98, %100 : tensor<16x17x64xf32>
    %102 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %104 = stablehlo.add %101, %103 : tensor<16x17x64xf32>
    %105 = stablehlo.convert %104 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %106 = stablehlo.convert %arg15 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %107 = stablehlo.dot_general %105, %106, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x128xf32>) -> tensor<16x17x128xf32>
    %108 = stablehlo.convert %arg14 : (tensor<128xf32>) -> tensor<128xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<16x17x128xf32>
    %111 = stablehlo.add %107, %110 : tensor<16x17x128xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<16x17x128xf32>
    %114 = stablehlo.negate %111 : tensor<16x17x128xf32>
    %cst_14 = stablehlo.constant dense<7.070310e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %116 = stablehlo.multiply %114, %115 : tensor<16x17x128xf32>
    %117 = chlo.erfc %116 : tensor<16x17x128xf32> -> tensor<16x17x128xf32>
    %118 = chlo.square %116 : tensor<16x17x128xf32> -> tensor<16x17x128xf32>
    %119 = stablehlo.negate %118 : tensor<16x17x128xf32>
    %120 = stablehlo.exponential %119 : tensor<16x17x128xf32>
    %121 = stablehlo.multiply %113, %117 : tensor<16x17x128xf32>
    %122 = stablehlo.convert %arg13 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %123 = stablehlo.dot_general %121, %122, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x128xf32>, tensor<128x64xf32>) -> tensor<16x17x64xf32>
    %124 = stablehlo.convert %arg12 : (tensor<64xf32>) -> tensor<64xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %127 = stablehlo.add %123, %126 : tensor<16x17x64xf32>
    %128 = stablehlo.add %82, %127 : tensor<16x17x64xf32>
    %129 = stablehlo.convert %128 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %133 = stablehlo.divide %131, %132 : tensor<16x17x1xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %134:4 = call @_var(%129, %c_17) : (tensor<16x17x64xf32>, tensor<i32>) -> (tensor<16x17x1xf32>, tensor<16x17x64xf32>, tensor<f32>, tensor<i1>)
    %135 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %136 = stablehlo.subtract %129, %135 : tensor<16x17x64xf32>
    %cst_18 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %138 = stablehlo.add %134#0, %137 : tensor<16x17x1xf32>
    %139 = stablehlo.rsqrt %138 : tensor<16x17x1xf32>
    %140 = stablehlo.divide %139, %138 : tensor<16x17x1xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %142 = stablehlo.multiply %141, %140 : tensor<16x17x1xf32>
    %143 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %144 = stablehlo.multiply %136, %143 : tensor<16x17x64xf32>
    %145 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %147 = stablehlo.multiply %144, %146 : tensor<16x17x64xf32>
    %148 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %150 = stablehlo.add %147, %149 : tensor<16x17x64xf32>
    %151 = stablehlo.convert %150 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %152 = stablehlo.convert %arg21 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %153 = stablehlo.convert %arg20 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %154 = stablehlo.dot_general %151, %152, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %155 = stablehlo.broadcast_in_dim %153, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %157 = stablehlo.add %154, %156 : tensor<16x17x8x8xf32>
    %158 = stablehlo.convert %arg17 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %159 = stablehlo.convert %arg16 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %160 = stablehlo.dot_general %151, %158, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %161 = stablehlo.broadcast_in_dim %159, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %163 = stablehlo.add %160, %162 : tensor<16x17x8x8xf32>
    %164 = stablehlo.convert %arg23 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %165 = stablehlo.convert %arg22 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %166 = stablehlo.dot_general %151, %164, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x8x8xf32>) -> tensor<16x17x8x8xf32>
    %167 = stablehlo.broadcast_in_dim %165, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<16x17x8x8xf32>
    %169 = stablehlo.add %166, %168 : tensor<16x17x8x8xf32>
    %cst_20 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x17x8x8xf32>
    %171 = stablehlo.divide %157, %170 : tensor<16x17x8x8xf32>
    %172 = stablehlo.dot_general %171, %163, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x17xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_21) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x8x17xf32>
    %175 = stablehlo.maximum %174, %173 : tensor<16x8x17xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %178 = stablehlo.subtract %172, %177 : tensor<16x8x17x17xf32>
    %179 = stablehlo.exponential %178 : tensor<16x8x17x17xf32>
    %180 = stablehlo.convert %179 : (tensor<16x8x17x17xf32>) -> tensor<16x8x17x17xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %183 = stablehlo.convert %182 : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x1xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %185 = stablehlo.divide %179, %184 : tensor<16x8x17x17xf32>
    %186 = stablehlo.multiply %183, %183 : tensor<16x8x17x1xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x8x17x1xf32>
    %188 = stablehlo.divide %187, %186 : tensor<16x8x17x1xf32>
    %189 = stablehlo.dot_general %169, %185, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x8x17x17xf32>) -> tensor<16x8x8x17xf32>
    %190 = stablehlo.transpose %189, dims = [0, 3, 1, 2] : (tensor<16x8x8x17xf32>) -> tensor<16x17x8x8xf32>
    %191 = stablehlo.convert %arg19 : (tensor<8x8x64xf32>) -> tensor<8x8x64xf32>
    %192 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %193 = stablehlo.dot_general %190, %191, contracting_dims = [3, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<8x8x64xf32>) -> tensor<16x17x64xf32>
    %194 = stablehlo.broadcast_in_dim %192, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %196 = stablehlo.add %193, %195 : tensor<16x17x64xf32>
    %197 = stablehlo.add %128, %196 : tensor<16x17x64xf32>
    %198 = stablehlo.convert %197 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_26 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %202 = stablehlo.divide %200, %201 : tensor<16x17x1xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %203:4 = call @_var(%198, %c_27) : (tensor<16x17x64xf32>, tensor<i32>) -> (tensor<16x17x1xf32>, tensor<16x17x64xf32>, tensor<f32>, tensor<i1>)
    %204 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %205 = stablehlo.subtract %198, %204 : tensor<16x17x64xf32>
    %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %207 = stablehlo.add %203#0, %206 : tensor<16x17x1xf32>
    %208 = stablehlo.rsqrt %207 : tensor<16x17x1xf32>
    %209 = stablehlo.divide %208, %207 : tensor<16x17x1xf32>
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %211 = stablehlo.multiply %210, %209 : tensor<16x17x1xf32>
    %212 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %213 = stablehlo.multiply %205, %212 : tensor<16x17x64xf32>
    %214 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %216 = stablehlo.multiply %213, %215 : tensor<16x17x64xf32>
    %217 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %219 = stablehlo.add %216, %218 : tensor<16x17x64xf32>
    %220 = stablehlo.convert %219 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %221 = stablehlo.convert %arg31 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %222 = stablehlo.dot_general %220, %221, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<64x128xf32>) -> tensor<16x17x128xf32>
    %223 = stablehlo.convert %arg30 : (tensor<128xf32>) -> tensor<128xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<16x17x128xf32>
    %226 = stablehlo.add %222, %225 : tensor<16x17x128xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %228 = stablehlo.multiply %227, %226 : tensor<16x17x128xf32>
    %229 = stablehlo.negate %226 : tensor<16x17x128xf32>
    %cst_31 = stablehlo.constant dense<7.070310e-01> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %231 = stablehlo.multiply %229, %230 : tensor<16x17x128xf32>
    %232 = chlo.erfc %231 : tensor<16x17x128xf32> -> tensor<16x17x128xf32>
    %233 = chlo.square %231 : tensor<16x17x128xf32> -> tensor<16x17x128xf32>
    %234 = stablehlo.negate %233 : tensor<16x17x128xf32>
    %235 = stablehlo.exponential %234 : tensor<16x17x128xf32>
    %236 = stablehlo.multiply %228, %232 : tensor<16x17x128xf32>
    %237 = stablehlo.convert %arg29 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %238 = stablehlo.dot_general %236, %237, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x17x128xf32>, tensor<128x64xf32>) -> tensor<16x17x64xf32>
    %239 = stablehlo.convert %arg28 : (tensor<64xf32>) -> tensor<64xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %242 = stablehlo.add %238, %241 : tensor<16x17x64xf32>
    %243 = stablehlo.add %197, %242 : tensor<16x17x64xf32>
    %244 = stablehlo.slice %243 [0:16, 0:1, 0:64] : (tensor<16x17x64xf32>) -> tensor<16x1x64xf32>
    %245 = stablehlo.reshape %244 : (tensor<16x1x64xf32>) -> tensor<16x64xf32>
    %246 = stablehlo.convert %245 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_33 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %250 = stablehlo.divide %248, %249 : tensor<16x1xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %251:4 = call @_var_0(%246, %c_34) : (tensor<16x64xf32>, tensor<i32>) -> (tensor<16x1xf32>, tensor<16x64xf32>, tensor<f32>, tensor<i1>)
    %252 = stablehlo.broadcast_in_dim %250, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %253 = stablehlo.subtract %246, %252 : tensor<16x64xf32>
    %cst_35 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %255 = stablehlo.add %251#0, %254 : tensor<16x1xf32>
    %256 = stablehlo.rsqrt %255 : tensor<16x1xf32>
    %257 = stablehlo.divide %256, %255 : tensor<16x1xf32>
    %cst_36 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %259 = stablehlo.multiply %258, %257 : tensor<16x1xf32>
    %260 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %261 = stablehlo.multiply %253, %260 : tensor<16x64xf32>
    %262 = stablehlo.broadcast_in_dim %arg36, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %264 = stablehlo.multiply %261, %263 : tensor<16x64xf32>
    %265 = stablehlo.broadcast_in_dim %arg35, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %267 = stablehlo.add %264, %266 : tensor<16x64xf32>
    %268 = stablehlo.convert %267 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %269 = stablehlo.convert %268 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %270 = stablehlo.dot_general %269, %arg34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    %271 = stablehlo.broadcast_in_dim %arg33, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %273 = stablehlo.add %270, %272 : tensor<16x64xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_37) applies stablehlo.maximum across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %276 = stablehlo.maximum %275, %274 : tensor<16xf32>
    %277 = stablehlo.is_finite %276 : (tensor<16xf32>) -> tensor<16xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %279 = stablehlo.select %277, %276, %278 : tensor<16xi1>, tensor<16xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %282 = stablehlo.subtract %273, %281 : tensor<16x64xf32>
    %283 = stablehlo.exponential %282 : tensor<16x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %285 = stablehlo.abs %284 : tensor<16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %287 = stablehlo.compare GE, %284, %286, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %288 = stablehlo.log %285 : tensor<16xf32>
    %289 = stablehlo.add %288, %279 : tensor<16xf32>
    %290 = call @_one_hot(%arg122) : (tensor<16xi32>) -> tensor<16x64xf32>
    %291 = stablehlo.multiply %273, %290 : tensor<16x64xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %293 = stablehlo.subtract %289, %292 : tensor<16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_44 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %295 = stablehlo.divide %294, %cst_44 : tensor<f32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %296 = stablehlo.divide %cst_45, %cst_46 : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %298 = stablehlo.negate %297 : tensor<16xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %300 = stablehlo.multiply %299, %290 : tensor<16x64xf32>
    %301 = stablehlo.divide %297, %285 : tensor<16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %303 = stablehlo.select %287, %302, %301 : tensor<16xi1>, tensor<16xf32>
    %304 = stablehlo.select %287, %301, %302 : tensor<16xi1>, tensor<16xf32>
    %305 = stablehlo.negate %303 : tensor<16xf32>
    %306 = stablehlo.add %304, %305 : tensor<16xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %308 = stablehlo.multiply %307, %283 : tensor<16x64xf32>
    %309 = stablehlo.add %300, %308 : tensor<16x64xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%309 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %311 = stablehlo.reshape %310 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %313 = stablehlo.dot_general %309, %269, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<64x64xf32>
    %314 = stablehlo.transpose %313, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %315 = stablehlo.dot_general %309, %arg34, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    %316 = stablehlo.convert %315 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %317 = stablehlo.convert %316 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %319 = stablehlo.reshape %318 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %321 = stablehlo.multiply %261, %317 : tensor<16x64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %323 = stablehlo.reshape %322 : (tensor<64xf32>) -> tensor<1x64xf32>
    %324 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %325 = stablehlo.multiply %317, %324 : tensor<16x64xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.reduce(%323 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %327 = stablehlo.multiply %253, %325 : tensor<16x64xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %329 = stablehlo.reshape %328 : (tensor<16xf32>) -> tensor<16x1xf32>
    %330 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %331 = stablehlo.multiply %325, %330 : tensor<16x64xf32>
    %332 = stablehlo.multiply %329, %259 : tensor<16x1xf32>
    %333 = stablehlo.negate %331 : tensor<16x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%333 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %335 = stablehlo.reshape %334 : (tensor<16xf32>) -> tensor<16x1xf32>
    %336 = call @_var_2(%251#1, %251#2, %251#3, %332) : (tensor<16x64xf32>, tensor<f32>, tensor<i1>, tensor<16x1xf32>) -> tensor<16x64xf32>
    %337 = stablehlo.add %331, %336 : tensor<16x64xf32>
    %cst_56 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %339 = stablehlo.divide %335, %338 : tensor<16x1xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%339 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %342 = stablehlo.add %337, %341 : tensor<16x64xf32>
    %343 = stablehlo.convert %342 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 2] : (tensor<16x64xf32>) -> tensor<16x1x64xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.pad %344, %cst_58, low = [0, 0, 0], high = [0, 16, 0], interior = [0, 0, 0] : (tensor<16x1x64xf32>, tensor<f32>) -> tensor<16x17x64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %347 = stablehlo.reshape %346 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %349 = stablehlo.convert %348 : (tensor<64xf32>) -> tensor<64xf32>
    %350 = stablehlo.dot_general %345, %236, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<16x17x128xf32>) -> tensor<64x128xf32>
    %351 = stablehlo.transpose %350, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %352 = stablehlo.dot_general %345, %237, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<128x64xf32>) -> tensor<16x17x128xf32>
    %353 = stablehlo.convert %351 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %354 = stablehlo.multiply %228, %352 : tensor<16x17x128xf32>
    %355 = stablehlo.multiply %352, %232 : tensor<16x17x128xf32>
    %cst_61 = stablehlo.constant dense<-1.125000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %357 = stablehlo.multiply %356, %354 : tensor<16x17x128xf32>
    %358 = stablehlo.multiply %357, %235 : tensor<16x17x128xf32>
    %cst_62 = stablehlo.constant dense<7.070310e-01> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %360 = stablehlo.multiply %358, %359 : tensor<16x17x128xf32>
    %361 = stablehlo.negate %360 : tensor<16x17x128xf32>
    %cst_63 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %363 = stablehlo.multiply %362, %355 : tensor<16x17x128xf32>
    %364 = stablehlo.add %361, %363 : tensor<16x17x128xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x128xf32>, tensor<f32>) -> tensor<128xf32>
    %366 = stablehlo.reshape %365 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %368 = stablehlo.convert %367 : (tensor<128xf32>) -> tensor<128xf32>
    %369 = stablehlo.dot_general %364, %220, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x128xf32>, tensor<16x17x64xf32>) -> tensor<128x64xf32>
    %370 = stablehlo.transpose %369, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %371 = stablehlo.dot_general %364, %221, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x128xf32>, tensor<64x128xf32>) -> tensor<16x17x64xf32>
    %372 = stablehlo.convert %370 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %373 = stablehlo.convert %371 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.reduce(%373 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %375 = stablehlo.reshape %374 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %377 = stablehlo.multiply %213, %373 : tensor<16x17x64xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %379 = stablehlo.reshape %378 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %380 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %381 = stablehlo.multiply %373, %380 : tensor<16x17x64xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%379 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %383 = stablehlo.multiply %205, %381 : tensor<16x17x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.reduce(%383 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %385 = stablehlo.reshape %384 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %386 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %387 = stablehlo.multiply %381, %386 : tensor<16x17x64xf32>
    %388 = stablehlo.multiply %385, %211 : tensor<16x17x1xf32>
    %389 = stablehlo.negate %387 : tensor<16x17x64xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.reduce(%389 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %391 = stablehlo.reshape %390 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %392 = call @_var_4(%203#1, %203#2, %203#3, %388) : (tensor<16x17x64xf32>, tensor<f32>, tensor<i1>, tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %393 = stablehlo.add %387, %392 : tensor<16x17x64xf32>
    %cst_72 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %395 = stablehlo.divide %391, %394 : tensor<16x17x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.reduce(%395 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<16x17x1xf32>, tensor<f32>) -> tensor<16x17xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x64xf32>
    %398 = stablehlo.add %393, %397 : tensor<16x17x64xf32>
    %399 = stablehlo.convert %398 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %400 = stablehlo.add %345, %399 : tensor<16x17x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.reduce(%400 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %402 = stablehlo.reshape %401 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%402 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %404 = stablehlo.dot_general %400, %190, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<16x17x8x8xf32>) -> tensor<64x8x8xf32>
    %405 = stablehlo.transpose %404, dims = [1, 2, 0] : (tensor<64x8x8xf32>) -> tensor<8x8x64xf32>
    %406 = stablehlo.dot_general %400, %191, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<8x8x64xf32>) -> tensor<16x17x8x8xf32>
    %407 = stablehlo.convert %403 : (tensor<64xf32>) -> tensor<64xf32>
    %408 = stablehlo.convert %405 : (tensor<8x8x64xf32>) -> tensor<8x8x64xf32>
    %409 = stablehlo.transpose %406, dims = [0, 2, 3, 1] : (tensor<16x17x8x8xf32>) -> tensor<16x8x8x17xf32>
    %410 = stablehlo.dot_general %409, %169, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x17xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x17xf32>
    %411 = stablehlo.dot_general %409, %185, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x17xf32>, tensor<16x8x17x17xf32>) -> tensor<16x8x8x17xf32>
    %412 = stablehlo.transpose %411, dims = [0, 3, 1, 2] : (tensor<16x8x8x17xf32>) -> tensor<16x17x8x8xf32>
    %413 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %414 = stablehlo.multiply %410, %413 : tensor<16x8x17x17xf32>
    %415 = stablehlo.multiply %414, %179 : tensor<16x8x17x17xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.reduce(%415 init: %cst_76) applies stablehlo.add across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %417 = stablehlo.reshape %416 : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %418 = stablehlo.negate %417 : tensor<16x8x17x1xf32>
    %419 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %420 = stablehlo.divide %410, %419 : tensor<16x8x17x17xf32>
    %421 = stablehlo.convert %418 : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x1xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.reduce(%421 init: %cst_77) applies stablehlo.add across dimensions = [3] : (tensor<16x8x17x1xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x17xf32>
    %424 = stablehlo.convert %423 : (tensor<16x8x17x17xf32>) -> tensor<16x8x17x17xf32>
    %425 = stablehlo.add %420, %424 : tensor<16x8x17x17xf32>
    %426 = stablehlo.multiply %425, %179 : tensor<16x8x17x17xf32>
    %427 = stablehlo.dot_general %426, %171, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x17x17xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x8xf32>
    %428 = stablehlo.transpose %427, dims = [0, 2, 1, 3] : (tensor<16x8x17x8xf32>) -> tensor<16x17x8x8xf32>
    %429 = stablehlo.dot_general %426, %163, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x17x17xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x8xf32>
    %430 = stablehlo.transpose %429, dims = [0, 2, 1, 3] : (tensor<16x8x17x8xf32>) -> tensor<16x17x8x8xf32>
    %cst_78 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16x17x8x8xf32>
    %432 = stablehlo.divide %430, %431 : tensor<16x17x8x8xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%412 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %434 = stablehlo.reshape %433 : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %436 = stablehlo.dot_general %412, %151, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x64xf32>) -> tensor<8x8x64xf32>
    %437 = stablehlo.transpose %436, dims = [2, 0, 1] : (tensor<8x8x64xf32>) -> tensor<64x8x8xf32>
    %438 = stablehlo.dot_general %412, %164, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<64x8x8xf32>) -> tensor<16x17x64xf32>
    %439 = stablehlo.convert %435 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %440 = stablehlo.convert %437 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%428 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %442 = stablehlo.reshape %441 : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %444 = stablehlo.dot_general %428, %151, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x64xf32>) -> tensor<8x8x64xf32>
    %445 = stablehlo.transpose %444, dims = [2, 0, 1] : (tensor<8x8x64xf32>) -> tensor<64x8x8xf32>
    %446 = stablehlo.dot_general %428, %158, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<64x8x8xf32>) -> tensor<16x17x64xf32>
    %447 = stablehlo.add %438, %446 : tensor<16x17x64xf32>
    %448 = stablehlo.convert %443 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %449 = stablehlo.convert %445 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%432 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %451 = stablehlo.reshape %450 : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.reduce(%451 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %453 = stablehlo.dot_general %432, %151, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x64xf32>) -> tensor<8x8x64xf32>
    %454 = stablehlo.transpose %453, dims = [2, 0, 1] : (tensor<8x8x64xf32>) -> tensor<64x8x8xf32>
    %455 = stablehlo.dot_general %432, %152, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<64x8x8xf32>) -> tensor<16x17x64xf32>
    %456 = stablehlo.add %447, %455 : tensor<16x17x64xf32>
    %457 = stablehlo.convert %452 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %458 = stablehlo.convert %454 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %459 = stablehlo.convert %456 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.reduce(%459 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %461 = stablehlo.reshape %460 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%461 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %463 = stablehlo.multiply %144, %459 : tensor<16x17x64xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %465 = stablehlo.reshape %464 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %466 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %467 = stablehlo.multiply %459, %466 : tensor<16x17x64xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%465 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %469 = stablehlo.multiply %136, %467 : tensor<16x17x64xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %471 = stablehlo.reshape %470 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %472 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %473 = stablehlo.multiply %467, %472 : tensor<16x17x64xf32>
    %474 = stablehlo.multiply %471, %142 : tensor<16x17x1xf32>
    %475 = stablehlo.negate %473 : tensor<16x17x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.reduce(%475 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %477 = stablehlo.reshape %476 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %478 = call @_var_4(%134#1, %134#2, %134#3, %474) : (tensor<16x17x64xf32>, tensor<f32>, tensor<i1>, tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %479 = stablehlo.add %473, %478 : tensor<16x17x64xf32>
    %cst_91 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %481 = stablehlo.divide %477, %480 : tensor<16x17x1xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%481 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<16x17x1xf32>, tensor<f32>) -> tensor<16x17xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x64xf32>
    %484 = stablehlo.add %479, %483 : tensor<16x17x64xf32>
    %485 = stablehlo.convert %484 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %486 = stablehlo.add %400, %485 : tensor<16x17x64xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %488 = stablehlo.reshape %487 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.reduce(%488 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %490 = stablehlo.convert %489 : (tensor<64xf32>) -> tensor<64xf32>
    %491 = stablehlo.dot_general %486, %121, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<16x17x128xf32>) -> tensor<64x128xf32>
    %492 = stablehlo.transpose %491, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %493 = stablehlo.dot_general %486, %122, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<128x64xf32>) -> tensor<16x17x128xf32>
    %494 = stablehlo.convert %492 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %495 = stablehlo.multiply %113, %493 : tensor<16x17x128xf32>
    %496 = stablehlo.multiply %493, %117 : tensor<16x17x128xf32>
    %cst_95 = stablehlo.constant dense<-1.125000e+00> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %498 = stablehlo.multiply %497, %495 : tensor<16x17x128xf32>
    %499 = stablehlo.multiply %498, %120 : tensor<16x17x128xf32>
    %cst_96 = stablehlo.constant dense<7.070310e-01> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %501 = stablehlo.multiply %499, %500 : tensor<16x17x128xf32>
    %502 = stablehlo.negate %501 : tensor<16x17x128xf32>
    %cst_97 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16x17x128xf32>
    %504 = stablehlo.multiply %503, %496 : tensor<16x17x128xf32>
    %505 = stablehlo.add %502, %504 : tensor<16x17x128xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x128xf32>, tensor<f32>) -> tensor<128xf32>
    %507 = stablehlo.reshape %506 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %509 = stablehlo.convert %508 : (tensor<128xf32>) -> tensor<128xf32>
    %510 = stablehlo.dot_general %505, %105, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x128xf32>, tensor<16x17x64xf32>) -> tensor<128x64xf32>
    %511 = stablehlo.transpose %510, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %512 = stablehlo.dot_general %505, %106, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x128xf32>, tensor<64x128xf32>) -> tensor<16x17x64xf32>
    %513 = stablehlo.convert %511 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %514 = stablehlo.convert %512 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%514 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %516 = stablehlo.reshape %515 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %518 = stablehlo.multiply %98, %514 : tensor<16x17x64xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%518 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %520 = stablehlo.reshape %519 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %521 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %522 = stablehlo.multiply %514, %521 : tensor<16x17x64xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%520 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %524 = stablehlo.multiply %90, %522 : tensor<16x17x64xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %526 = stablehlo.reshape %525 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %527 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %528 = stablehlo.multiply %522, %527 : tensor<16x17x64xf32>
    %529 = stablehlo.multiply %526, %96 : tensor<16x17x1xf32>
    %530 = stablehlo.negate %528 : tensor<16x17x64xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%530 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %532 = stablehlo.reshape %531 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %533 = call @_var_4(%88#1, %88#2, %88#3, %529) : (tensor<16x17x64xf32>, tensor<f32>, tensor<i1>, tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %534 = stablehlo.add %528, %533 : tensor<16x17x64xf32>
    %cst_106 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %536 = stablehlo.divide %532, %535 : tensor<16x17x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.reduce(%536 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<16x17x1xf32>, tensor<f32>) -> tensor<16x17xf32>
    %538 = stablehlo.broadcast_in_dim %537, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x64xf32>
    %539 = stablehlo.add %534, %538 : tensor<16x17x64xf32>
    %540 = stablehlo.convert %539 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %541 = stablehlo.add %486, %540 : tensor<16x17x64xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %543 = stablehlo.reshape %542 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%543 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %545 = stablehlo.dot_general %541, %75, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<16x17x8x8xf32>) -> tensor<64x8x8xf32>
    %546 = stablehlo.transpose %545, dims = [1, 2, 0] : (tensor<64x8x8xf32>) -> tensor<8x8x64xf32>
    %547 = stablehlo.dot_general %541, %76, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x17x64xf32>, tensor<8x8x64xf32>) -> tensor<16x17x8x8xf32>
    %548 = stablehlo.convert %544 : (tensor<64xf32>) -> tensor<64xf32>
    %549 = stablehlo.convert %546 : (tensor<8x8x64xf32>) -> tensor<8x8x64xf32>
    %550 = stablehlo.transpose %547, dims = [0, 2, 3, 1] : (tensor<16x17x8x8xf32>) -> tensor<16x8x8x17xf32>
    %551 = stablehlo.dot_general %550, %54, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x17xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x17xf32>
    %552 = stablehlo.dot_general %550, %70, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x17xf32>, tensor<16x8x17x17xf32>) -> tensor<16x8x8x17xf32>
    %553 = stablehlo.transpose %552, dims = [0, 3, 1, 2] : (tensor<16x8x8x17xf32>) -> tensor<16x17x8x8xf32>
    %554 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %555 = stablehlo.multiply %551, %554 : tensor<16x8x17x17xf32>
    %556 = stablehlo.multiply %555, %64 : tensor<16x8x17x17xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.reduce(%556 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<16x8x17x17xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %558 = stablehlo.reshape %557 : (tensor<16x8x17xf32>) -> tensor<16x8x17x1xf32>
    %559 = stablehlo.negate %558 : tensor<16x8x17x1xf32>
    %560 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x17xf32>
    %561 = stablehlo.divide %551, %560 : tensor<16x8x17x17xf32>
    %562 = stablehlo.convert %559 : (tensor<16x8x17x1xf32>) -> tensor<16x8x17x1xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%562 init: %cst_111) applies stablehlo.add across dimensions = [3] : (tensor<16x8x17x1xf32>, tensor<f32>) -> tensor<16x8x17xf32>
    %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1, 2] : (tensor<16x8x17xf32>) -> tensor<16x8x17x17xf32>
    %565 = stablehlo.convert %564 : (tensor<16x8x17x17xf32>) -> tensor<16x8x17x17xf32>
    %566 = stablehlo.add %561, %565 : tensor<16x8x17x17xf32>
    %567 = stablehlo.multiply %566, %64 : tensor<16x8x17x17xf32>
    %568 = stablehlo.dot_general %567, %56, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x17x17xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x8xf32>
    %569 = stablehlo.transpose %568, dims = [0, 2, 1, 3] : (tensor<16x8x17x8xf32>) -> tensor<16x17x8x8xf32>
    %570 = stablehlo.dot_general %567, %48, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x17x17xf32>, tensor<16x17x8x8xf32>) -> tensor<16x8x17x8xf32>
    %571 = stablehlo.transpose %570, dims = [0, 2, 1, 3] : (tensor<16x8x17x8xf32>) -> tensor<16x17x8x8xf32>
    %cst_112 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x17x8x8xf32>
    %573 = stablehlo.divide %571, %572 : tensor<16x17x8x8xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%553 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %575 = stablehlo.reshape %574 : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%575 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %577 = stablehlo.dot_general %553, %36, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x64xf32>) -> tensor<8x8x64xf32>
    %578 = stablehlo.transpose %577, dims = [2, 0, 1] : (tensor<8x8x64xf32>) -> tensor<64x8x8xf32>
    %579 = stablehlo.dot_general %553, %49, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<64x8x8xf32>) -> tensor<16x17x64xf32>
    %580 = stablehlo.convert %576 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %581 = stablehlo.convert %578 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%569 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %583 = stablehlo.reshape %582 : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %585 = stablehlo.dot_general %569, %36, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x64xf32>) -> tensor<8x8x64xf32>
    %586 = stablehlo.transpose %585, dims = [2, 0, 1] : (tensor<8x8x64xf32>) -> tensor<64x8x8xf32>
    %587 = stablehlo.dot_general %569, %43, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<64x8x8xf32>) -> tensor<16x17x64xf32>
    %588 = stablehlo.add %579, %587 : tensor<16x17x64xf32>
    %589 = stablehlo.convert %584 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %590 = stablehlo.convert %586 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.reduce(%573 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %592 = stablehlo.reshape %591 : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.reduce(%592 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %594 = stablehlo.dot_general %573, %36, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<16x17x64xf32>) -> tensor<8x8x64xf32>
    %595 = stablehlo.transpose %594, dims = [2, 0, 1] : (tensor<8x8x64xf32>) -> tensor<64x8x8xf32>
    %596 = stablehlo.dot_general %573, %37, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<16x17x8x8xf32>, tensor<64x8x8xf32>) -> tensor<16x17x64xf32>
    %597 = stablehlo.add %588, %596 : tensor<16x17x64xf32>
    %598 = stablehlo.convert %593 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %599 = stablehlo.convert %595 : (tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %600 = stablehlo.convert %597 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_119) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %602 = stablehlo.reshape %601 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%602 init: %cst_120) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %604 = stablehlo.multiply %29, %600 : tensor<16x17x64xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%604 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<64xf32>
    %606 = stablehlo.reshape %605 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %607 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x17x64xf32>
    %608 = stablehlo.multiply %600, %607 : tensor<16x17x64xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%606 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %610 = stablehlo.multiply %21, %608 : tensor<16x17x64xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.reduce(%610 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %612 = stablehlo.reshape %611 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %613 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %614 = stablehlo.multiply %608, %613 : tensor<16x17x64xf32>
    %615 = stablehlo.multiply %612, %27 : tensor<16x17x1xf32>
    %616 = stablehlo.negate %614 : tensor<16x17x64xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%616 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %618 = stablehlo.reshape %617 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %619 = call @_var_4(%19#1, %19#2, %19#3, %615) : (tensor<16x17x64xf32>, tensor<f32>, tensor<i1>, tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %620 = stablehlo.add %614, %619 : tensor<16x17x64xf32>
    %cst_125 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %622 = stablehlo.divide %618, %621 : tensor<16x17x1xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%622 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<16x17x1xf32>, tensor<f32>) -> tensor<16x17xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x64xf32>
    %625 = stablehlo.add %620, %624 : tensor<16x17x64xf32>
    %626 = stablehlo.convert %625 : (tensor<16x17x64xf32>) -> tensor<16x17x64xf32>
    %627 = stablehlo.add %541, %626 : tensor<16x17x64xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %628 = stablehlo.reduce(%627 init: %cst_127) applies stablehlo.add across dimensions = [0] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<17x64xf32>
    %629 = stablehlo.reshape %628 : (tensor<17x64xf32>) -> tensor<1x17x64xf32>
    %630 = stablehlo.convert %629 : (tensor<1x17x64xf32>) -> tensor<1x17x64xf32>
    %631 = stablehlo.slice %627 [0:16, 0:1, 0:64] : (tensor<16x17x64xf32>) -> tensor<16x1x64xf32>
    %632 = stablehlo.slice %627 [0:16, 1:17, 0:64] : (tensor<16x17x64xf32>) -> tensor<16x16x64xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%631 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %635 = stablehlo.convert %634 : (tensor<1x1x64xf32>) -> tensor<1x1x64xf32>
    %636 = stablehlo.reshape %632 : (tensor<16x16x64xf32>) -> tensor<16x4x4x64xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_129) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %638 = stablehlo.reshape %637 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.reduce(%638 init: %cst_130) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %640 = stablehlo.convert %639 : (tensor<64xf32>) -> tensor<64xf32>
    %641 = stablehlo.convolution(%0, %636) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [8, 8], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x32x32x3xf32>, tensor<16x4x4x64xf32>) -> tensor<8x8x3x64xf32>
    %642 = stablehlo.convert %641 : (tensor<8x8x3x64xf32>) -> tensor<8x8x3x64xf32>
    %643 = chlo.square %589 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.reduce(%643 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %645 = stablehlo.add %cst_132, %644 : tensor<f32>
    %646 = chlo.square %590 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %647 = stablehlo.reduce(%646 init: %cst_133) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x8x8xf32>, tensor<f32>) -> tensor<f32>
    %648 = stablehlo.add %645, %647 : tensor<f32>
    %649 = chlo.square %548 : tensor<64xf32> -> tensor<64xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %651 = stablehlo.add %648, %650 : tensor<f32>
    %652 = chlo.square %549 : tensor<8x8x64xf32> -> tensor<8x8x64xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_135) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x64xf32>, tensor<f32>) -> tensor<f32>
    %654 = stablehlo.add %651, %653 : tensor<f32>
    %655 = chlo.square %598 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %656 = stablehlo.reduce(%655 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %657 = stablehlo.add %654, %656 : tensor<f32>
    %658 = chlo.square %599 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_137) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x8x8xf32>, tensor<f32>) -> tensor<f32>
    %660 = stablehlo.add %657, %659 : tensor<f32>
    %661 = chlo.square %580 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%661 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %663 = stablehlo.add %660, %662 : tensor<f32>
    %664 = chlo.square %581 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %665 = stablehlo.reduce(%664 init: %cst_139) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x8x8xf32>, tensor<f32>) -> tensor<f32>
    %666 = stablehlo.add %663, %665 : tensor<f32>
    %667 = chlo.square %603 : tensor<64xf32> -> tensor<64xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %668 = stablehlo.reduce(%667 init: %cst_140) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %669 = stablehlo.add %666, %668 : tensor<f32>
    %670 = chlo.square %609 : tensor<64xf32> -> tensor<64xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %671 = stablehlo.reduce(%670 init: %cst_141) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %672 = stablehlo.add %669, %671 : tensor<f32>
    %673 = chlo.square %517 : tensor<64xf32> -> tensor<64xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.reduce(%673 init: %cst_142) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %675 = stablehlo.add %672, %674 : tensor<f32>
    %676 = chlo.square %523 : tensor<64xf32> -> tensor<64xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_143) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %678 = stablehlo.add %675, %677 : tensor<f32>
    %679 = chlo.square %490 : tensor<64xf32> -> tensor<64xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.reduce(%679 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %681 = stablehlo.add %678, %680 : tensor<f32>
    %682 = chlo.square %494 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.reduce(%682 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32>
    %684 = stablehlo.add %681, %683 : tensor<f32>
    %685 = chlo.square %509 : tensor<128xf32> -> tensor<128xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.reduce(%685 init: %cst_146) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %687 = stablehlo.add %684, %686 : tensor<f32>
    %688 = chlo.square %513 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %690 = stablehlo.add %687, %689 : tensor<f32>
    %691 = chlo.square %448 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %692 = stablehlo.reduce(%691 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %693 = stablehlo.add %690, %692 : tensor<f32>
    %694 = chlo.square %449 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %695 = stablehlo.reduce(%694 init: %cst_149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x8x8xf32>, tensor<f32>) -> tensor<f32>
    %696 = stablehlo.add %693, %695 : tensor<f32>
    %697 = chlo.square %407 : tensor<64xf32> -> tensor<64xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_150) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %699 = stablehlo.add %696, %698 : tensor<f32>
    %700 = chlo.square %408 : tensor<8x8x64xf32> -> tensor<8x8x64xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %701 = stablehlo.reduce(%700 init: %cst_151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x64xf32>, tensor<f32>) -> tensor<f32>
    %702 = stablehlo.add %699, %701 : tensor<f32>
    %703 = chlo.square %457 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %704 = stablehlo.reduce(%703 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %705 = stablehlo.add %702, %704 : tensor<f32>
    %706 = chlo.square %458 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x8x8xf32>, tensor<f32>) -> tensor<f32>
    %708 = stablehlo.add %705, %707 : tensor<f32>
    %709 = chlo.square %439 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %710 = stablehlo.reduce(%709 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %711 = stablehlo.add %708, %710 : tensor<f32>
    %712 = chlo.square %440 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%712 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x8x8xf32>, tensor<f32>) -> tensor<f32>
    %714 = stablehlo.add %711, %713 : tensor<f32>
    %715 = chlo.square %462 : tensor<64xf32> -> tensor<64xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%715 init: %cst_156) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %717 = stablehlo.add %714, %716 : tensor<f32>
    %718 = chlo.square %468 : tensor<64xf32> -> tensor<64xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %719 = stablehlo.reduce(%718 init: %cst_157) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %720 = stablehlo.add %717, %719 : tensor<f32>
    %721 = chlo.square %376 : tensor<64xf32> -> tensor<64xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %722 = stablehlo.reduce(%721 init: %cst_158) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %723 = stablehlo.add %720, %722 : tensor<f32>
    %724 = chlo.square %382 : tensor<64xf32> -> tensor<64xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.reduce(%724 init: %cst_159) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %726 = stablehlo.add %723, %725 : tensor<f32>
    %727 = chlo.square %349 : tensor<64xf32> -> tensor<64xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %728 = stablehlo.reduce(%727 init: %cst_160) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %729 = stablehlo.add %726, %728 : tensor<f32>
    %730 = chlo.square %353 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.reduce(%730 init: %cst_161) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32>
    %732 = stablehlo.add %729, %731 : tensor<f32>
    %733 = chlo.square %368 : tensor<128xf32> -> tensor<128xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.reduce(%733 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %735 = stablehlo.add %732, %734 : tensor<f32>
    %736 = chlo.square %372 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %737 = stablehlo.reduce(%736 init: %cst_163) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %738 = stablehlo.add %735, %737 : tensor<f32>
    %739 = chlo.square %635 : tensor<1x1x64xf32> -> tensor<1x1x64xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %740 = stablehlo.reduce(%739 init: %cst_164) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<f32>
    %741 = stablehlo.add %738, %740 : tensor<f32>
    %742 = chlo.square %312 : tensor<64xf32> -> tensor<64xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %743 = stablehlo.reduce(%742 init: %cst_165) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %744 = stablehlo.add %741, %743 : tensor<f32>
    %745 = chlo.square %314 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %746 = stablehlo.reduce(%745 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %747 = stablehlo.add %744, %746 : tensor<f32>
    %748 = chlo.square %320 : tensor<64xf32> -> tensor<64xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_167) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %750 = stablehlo.add %747, %749 : tensor<f32>
    %751 = chlo.square %326 : tensor<64xf32> -> tensor<64xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_168) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %753 = stablehlo.add %750, %752 : tensor<f32>
    %754 = chlo.square %640 : tensor<64xf32> -> tensor<64xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %755 = stablehlo.reduce(%754 init: %cst_169) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %756 = stablehlo.add %753, %755 : tensor<f32>
    %757 = chlo.square %642 : tensor<8x8x3x64xf32> -> tensor<8x8x3x64xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%757 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x8x3x64xf32>, tensor<f32>) -> tensor<f32>
    %759 = stablehlo.add %756, %758 : tensor<f32>
    %760 = chlo.square %630 : tensor<1x17x64xf32> -> tensor<1x17x64xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.reduce(%760 init: %cst_171) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x17x64xf32>, tensor<f32>) -> tensor<f32>
    %762 = stablehlo.add %759, %761 : tensor<f32>
    %763 = stablehlo.sqrt %762 : tensor<f32>
    %cst_172 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %764 = stablehlo.add %763, %cst_172 : tensor<f32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %765 = stablehlo.divide %cst_173, %764 : tensor<f32>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %766 = stablehlo.minimum %cst_174, %765 : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %768 = stablehlo.multiply %589, %767 : tensor<8x8xf32>
    %769 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %770 = stablehlo.multiply %590, %769 : tensor<64x8x8xf32>
    %771 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %772 = stablehlo.multiply %548, %771 : tensor<64xf32>
    %773 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %774 = stablehlo.multiply %549, %773 : tensor<8x8x64xf32>
    %775 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %776 = stablehlo.multiply %598, %775 : tensor<8x8xf32>
    %777 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %778 = stablehlo.multiply %599, %777 : tensor<64x8x8xf32>
    %779 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %780 = stablehlo.multiply %580, %779 : tensor<8x8xf32>
    %781 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %782 = stablehlo.multiply %581, %781 : tensor<64x8x8xf32>
    %783 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %784 = stablehlo.multiply %603, %783 : tensor<64xf32>
    %785 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %786 = stablehlo.multiply %609, %785 : tensor<64xf32>
    %787 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %788 = stablehlo.multiply %517, %787 : tensor<64xf32>
    %789 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %790 = stablehlo.multiply %523, %789 : tensor<64xf32>
    %791 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %792 = stablehlo.multiply %490, %791 : tensor<64xf32>
    %793 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %794 = stablehlo.multiply %494, %793 : tensor<128x64xf32>
    %795 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %796 = stablehlo.multiply %509, %795 : tensor<128xf32>
    %797 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %798 = stablehlo.multiply %513, %797 : tensor<64x128xf32>
    %799 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %800 = stablehlo.multiply %448, %799 : tensor<8x8xf32>
    %801 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %802 = stablehlo.multiply %449, %801 : tensor<64x8x8xf32>
    %803 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %804 = stablehlo.multiply %407, %803 : tensor<64xf32>
    %805 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %806 = stablehlo.multiply %408, %805 : tensor<8x8x64xf32>
    %807 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %808 = stablehlo.multiply %457, %807 : tensor<8x8xf32>
    %809 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %810 = stablehlo.multiply %458, %809 : tensor<64x8x8xf32>
    %811 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %812 = stablehlo.multiply %439, %811 : tensor<8x8xf32>
    %813 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %814 = stablehlo.multiply %440, %813 : tensor<64x8x8xf32>
    %815 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %816 = stablehlo.multiply %462, %815 : tensor<64xf32>
    %817 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %818 = stablehlo.multiply %468, %817 : tensor<64xf32>
    %819 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %820 = stablehlo.multiply %376, %819 : tensor<64xf32>
    %821 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %822 = stablehlo.multiply %382, %821 : tensor<64xf32>
    %823 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %824 = stablehlo.multiply %349, %823 : tensor<64xf32>
    %825 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %826 = stablehlo.multiply %353, %825 : tensor<128x64xf32>
    %827 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %828 = stablehlo.multiply %368, %827 : tensor<128xf32>
    %829 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %830 = stablehlo.multiply %372, %829 : tensor<64x128xf32>
    %831 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %832 = stablehlo.multiply %635, %831 : tensor<1x1x64xf32>
    %833 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %834 = stablehlo.multiply %312, %833 : tensor<64xf32>
    %835 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %836 = stablehlo.multiply %314, %835 : tensor<64x64xf32>
    %837 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %838 = stablehlo.multiply %320, %837 : tensor<64xf32>
    %839 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %840 = stablehlo.multiply %326, %839 : tensor<64xf32>
    %841 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %842 = stablehlo.multiply %640, %841 : tensor<64xf32>
    %843 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %844 = stablehlo.multiply %642, %843 : tensor<8x8x3x64xf32>
    %845 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %846 = stablehlo.multiply %630, %845 : tensor<1x17x64xf32>
    %c_175 = stablehlo.constant dense<1> : tensor<i32>
    %847 = stablehlo.add %arg40, %c_175 : tensor<i32>
    %848 = stablehlo.convert %847 : (tensor<i32>) -> tensor<f32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %850 = stablehlo.multiply %849, %arg41 : tensor<8x8xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %852 = stablehlo.multiply %851, %768 : tensor<8x8xf32>
    %853 = stablehlo.add %850, %852 : tensor<8x8xf32>
    %cst_178 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %855 = stablehlo.multiply %854, %arg42 : tensor<64x8x8xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %857 = stablehlo.multiply %856, %770 : tensor<64x8x8xf32>
    %858 = stablehlo.add %855, %857 : tensor<64x8x8xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %860 = stablehlo.multiply %859, %arg43 : tensor<64xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %862 = stablehlo.multiply %861, %772 : tensor<64xf32>
    %863 = stablehlo.add %860, %862 : tensor<64xf32>
    %cst_182 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %865 = stablehlo.multiply %864, %arg44 : tensor<8x8x64xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %867 = stablehlo.multiply %866, %774 : tensor<8x8x64xf32>
    %868 = stablehlo.add %865, %867 : tensor<8x8x64xf32>
    %cst_184 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %870 = stablehlo.multiply %869, %arg45 : tensor<8x8xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %872 = stablehlo.multiply %871, %776 : tensor<8x8xf32>
    %873 = stablehlo.add %870, %872 : tensor<8x8xf32>
    %cst_186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %874 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %875 = stablehlo.multiply %874, %arg46 : tensor<64x8x8xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %877 = stablehlo.multiply %876, %778 : tensor<64x8x8xf32>
    %878 = stablehlo.add %875, %877 : tensor<64x8x8xf32>
    %cst_188 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %880 = stablehlo.multiply %879, %arg47 : tensor<8x8xf32>
    %cst_189 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %882 = stablehlo.multiply %881, %780 : tensor<8x8xf32>
    %883 = stablehlo.add %880, %882 : tensor<8x8xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %885 = stablehlo.multiply %884, %arg48 : tensor<64x8x8xf32>
    %cst_191 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %887 = stablehlo.multiply %886, %782 : tensor<64x8x8xf32>
    %888 = stablehlo.add %885, %887 : tensor<64x8x8xf32>
    %cst_192 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %890 = stablehlo.multiply %889, %arg49 : tensor<64xf32>
    %cst_193 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %892 = stablehlo.multiply %891, %784 : tensor<64xf32>
    %893 = stablehlo.add %890, %892 : tensor<64xf32>
    %cst_194 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %895 = stablehlo.multiply %894, %arg50 : tensor<64xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %896 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %897 = stablehlo.multiply %896, %786 : tensor<64xf32>
    %898 = stablehlo.add %895, %897 : tensor<64xf32>
    %cst_196 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %900 = stablehlo.multiply %899, %arg51 : tensor<64xf32>
    %cst_197 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %902 = stablehlo.multiply %901, %788 : tensor<64xf32>
    %903 = stablehlo.add %900, %902 : tensor<64xf32>
    %cst_198 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %905 = stablehlo.multiply %904, %arg52 : tensor<64xf32>
    %cst_199 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %907 = stablehlo.multiply %906, %790 : tensor<64xf32>
    %908 = stablehlo.add %905, %907 : tensor<64xf32>
    %cst_200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %910 = stablehlo.multiply %909, %arg53 : tensor<64xf32>
    %cst_201 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %912 = stablehlo.multiply %911, %792 : tensor<64xf32>
    %913 = stablehlo.add %910, %912 : tensor<64xf32>
    %cst_202 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %915 = stablehlo.multiply %914, %arg54 : tensor<128x64xf32>
    %cst_203 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %917 = stablehlo.multiply %916, %794 : tensor<128x64xf32>
    %918 = stablehlo.add %915, %917 : tensor<128x64xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %920 = stablehlo.multiply %919, %arg55 : tensor<128xf32>
    %cst_205 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %922 = stablehlo.multiply %921, %796 : tensor<128xf32>
    %923 = stablehlo.add %920, %922 : tensor<128xf32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %925 = stablehlo.multiply %924, %arg56 : tensor<64x128xf32>
    %cst_207 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %927 = stablehlo.multiply %926, %798 : tensor<64x128xf32>
    %928 = stablehlo.add %925, %927 : tensor<64x128xf32>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %930 = stablehlo.multiply %929, %arg57 : tensor<8x8xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %932 = stablehlo.multiply %931, %800 : tensor<8x8xf32>
    %933 = stablehlo.add %930, %932 : tensor<8x8xf32>
    %cst_210 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %935 = stablehlo.multiply %934, %arg58 : tensor<64x8x8xf32>
    %cst_211 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %937 = stablehlo.multiply %936, %802 : tensor<64x8x8xf32>
    %938 = stablehlo.add %935, %937 : tensor<64x8x8xf32>
    %cst_212 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %940 = stablehlo.multiply %939, %arg59 : tensor<64xf32>
    %cst_213 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %942 = stablehlo.multiply %941, %804 : tensor<64xf32>
    %943 = stablehlo.add %940, %942 : tensor<64xf32>
    %cst_214 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %945 = stablehlo.multiply %944, %arg60 : tensor<8x8x64xf32>
    %cst_215 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %947 = stablehlo.multiply %946, %806 : tensor<8x8x64xf32>
    %948 = stablehlo.add %945, %947 : tensor<8x8x64xf32>
    %cst_216 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %950 = stablehlo.multiply %949, %arg61 : tensor<8x8xf32>
    %cst_217 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %952 = stablehlo.multiply %951, %808 : tensor<8x8xf32>
    %953 = stablehlo.add %950, %952 : tensor<8x8xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %955 = stablehlo.multiply %954, %arg62 : tensor<64x8x8xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %957 = stablehlo.multiply %956, %810 : tensor<64x8x8xf32>
    %958 = stablehlo.add %955, %957 : tensor<64x8x8xf32>
    %cst_220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %960 = stablehlo.multiply %959, %arg63 : tensor<8x8xf32>
    %cst_221 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %962 = stablehlo.multiply %961, %812 : tensor<8x8xf32>
    %963 = stablehlo.add %960, %962 : tensor<8x8xf32>
    %cst_222 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %965 = stablehlo.multiply %964, %arg64 : tensor<64x8x8xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %967 = stablehlo.multiply %966, %814 : tensor<64x8x8xf32>
    %968 = stablehlo.add %965, %967 : tensor<64x8x8xf32>
    %cst_224 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %970 = stablehlo.multiply %969, %arg65 : tensor<64xf32>
    %cst_225 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %972 = stablehlo.multiply %971, %816 : tensor<64xf32>
    %973 = stablehlo.add %970, %972 : tensor<64xf32>
    %cst_226 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %975 = stablehlo.multiply %974, %arg66 : tensor<64xf32>
    %cst_227 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %977 = stablehlo.multiply %976, %818 : tensor<64xf32>
    %978 = stablehlo.add %975, %977 : tensor<64xf32>
    %cst_228 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %980 = stablehlo.multiply %979, %arg67 : tensor<64xf32>
    %cst_229 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %982 = stablehlo.multiply %981, %820 : tensor<64xf32>
    %983 = stablehlo.add %980, %982 : tensor<64xf32>
    %cst_230 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %985 = stablehlo.multiply %984, %arg68 : tensor<64xf32>
    %cst_231 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %987 = stablehlo.multiply %986, %822 : tensor<64xf32>
    %988 = stablehlo.add %985, %987 : tensor<64xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %990 = stablehlo.multiply %989, %arg69 : tensor<64xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %992 = stablehlo.multiply %991, %824 : tensor<64xf32>
    %993 = stablehlo.add %990, %992 : tensor<64xf32>
    %cst_234 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %995 = stablehlo.multiply %994, %arg70 : tensor<128x64xf32>
    %cst_235 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %997 = stablehlo.multiply %996, %826 : tensor<128x64xf32>
    %998 = stablehlo.add %995, %997 : tensor<128x64xf32>
    %cst_236 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1000 = stablehlo.multiply %999, %arg71 : tensor<128xf32>
    %cst_237 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1002 = stablehlo.multiply %1001, %828 : tensor<128xf32>
    %1003 = stablehlo.add %1000, %1002 : tensor<128xf32>
    %cst_238 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1005 = stablehlo.multiply %1004, %arg72 : tensor<64x128xf32>
    %cst_239 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1007 = stablehlo.multiply %1006, %830 : tensor<64x128xf32>
    %1008 = stablehlo.add %1005, %1007 : tensor<64x128xf32>
    %cst_240 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1010 = stablehlo.multiply %1009, %arg73 : tensor<1x1x64xf32>
    %cst_241 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1012 = stablehlo.multiply %1011, %832 : tensor<1x1x64xf32>
    %1013 = stablehlo.add %1010, %1012 : tensor<1x1x64xf32>
    %cst_242 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1015 = stablehlo.multiply %1014, %arg74 : tensor<64xf32>
    %cst_243 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1017 = stablehlo.multiply %1016, %834 : tensor<64xf32>
    %1018 = stablehlo.add %1015, %1017 : tensor<64xf32>
    %cst_244 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1020 = stablehlo.multiply %1019, %arg75 : tensor<64x64xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1022 = stablehlo.multiply %1021, %836 : tensor<64x64xf32>
    %1023 = stablehlo.add %1020, %1022 : tensor<64x64xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1025 = stablehlo.multiply %1024, %arg76 : tensor<64xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1027 = stablehlo.multiply %1026, %838 : tensor<64xf32>
    %1028 = stablehlo.add %1025, %1027 : tensor<64xf32>
    %cst_248 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1030 = stablehlo.multiply %1029, %arg77 : tensor<64xf32>
    %cst_249 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1032 = stablehlo.multiply %1031, %840 : tensor<64xf32>
    %1033 = stablehlo.add %1030, %1032 : tensor<64xf32>
    %cst_250 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1035 = stablehlo.multiply %1034, %arg78 : tensor<64xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1037 = stablehlo.multiply %1036, %842 : tensor<64xf32>
    %1038 = stablehlo.add %1035, %1037 : tensor<64xf32>
    %cst_252 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1040 = stablehlo.multiply %1039, %arg79 : tensor<8x8x3x64xf32>
    %cst_253 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1042 = stablehlo.multiply %1041, %844 : tensor<8x8x3x64xf32>
    %1043 = stablehlo.add %1040, %1042 : tensor<8x8x3x64xf32>
    %cst_254 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1045 = stablehlo.multiply %1044, %arg80 : tensor<1x17x64xf32>
    %cst_255 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1047 = stablehlo.multiply %1046, %846 : tensor<1x17x64xf32>
    %1048 = stablehlo.add %1045, %1047 : tensor<1x17x64xf32>
    %cst_256 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1050 = stablehlo.multiply %1049, %arg81 : tensor<8x8xf32>
    %1051 = chlo.square %768 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_257 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1053 = stablehlo.multiply %1052, %1051 : tensor<8x8xf32>
    %1054 = stablehlo.add %1050, %1053 : tensor<8x8xf32>
    %cst_258 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1056 = stablehlo.multiply %1055, %arg82 : tensor<64x8x8xf32>
    %1057 = chlo.square %770 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_259 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1059 = stablehlo.multiply %1058, %1057 : tensor<64x8x8xf32>
    %1060 = stablehlo.add %1056, %1059 : tensor<64x8x8xf32>
    %cst_260 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1062 = stablehlo.multiply %1061, %arg83 : tensor<64xf32>
    %1063 = chlo.square %772 : tensor<64xf32> -> tensor<64xf32>
    %cst_261 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1065 = stablehlo.multiply %1064, %1063 : tensor<64xf32>
    %1066 = stablehlo.add %1062, %1065 : tensor<64xf32>
    %cst_262 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1068 = stablehlo.multiply %1067, %arg84 : tensor<8x8x64xf32>
    %1069 = chlo.square %774 : tensor<8x8x64xf32> -> tensor<8x8x64xf32>
    %cst_263 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1071 = stablehlo.multiply %1070, %1069 : tensor<8x8x64xf32>
    %1072 = stablehlo.add %1068, %1071 : tensor<8x8x64xf32>
    %cst_264 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1074 = stablehlo.multiply %1073, %arg85 : tensor<8x8xf32>
    %1075 = chlo.square %776 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_265 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1077 = stablehlo.multiply %1076, %1075 : tensor<8x8xf32>
    %1078 = stablehlo.add %1074, %1077 : tensor<8x8xf32>
    %cst_266 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1080 = stablehlo.multiply %1079, %arg86 : tensor<64x8x8xf32>
    %1081 = chlo.square %778 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_267 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1083 = stablehlo.multiply %1082, %1081 : tensor<64x8x8xf32>
    %1084 = stablehlo.add %1080, %1083 : tensor<64x8x8xf32>
    %cst_268 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1086 = stablehlo.multiply %1085, %arg87 : tensor<8x8xf32>
    %1087 = chlo.square %780 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_269 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1089 = stablehlo.multiply %1088, %1087 : tensor<8x8xf32>
    %1090 = stablehlo.add %1086, %1089 : tensor<8x8xf32>
    %cst_270 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1092 = stablehlo.multiply %1091, %arg88 : tensor<64x8x8xf32>
    %1093 = chlo.square %782 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_271 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1095 = stablehlo.multiply %1094, %1093 : tensor<64x8x8xf32>
    %1096 = stablehlo.add %1092, %1095 : tensor<64x8x8xf32>
    %cst_272 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1098 = stablehlo.multiply %1097, %arg89 : tensor<64xf32>
    %1099 = chlo.square %784 : tensor<64xf32> -> tensor<64xf32>
    %cst_273 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1101 = stablehlo.multiply %1100, %1099 : tensor<64xf32>
    %1102 = stablehlo.add %1098, %1101 : tensor<64xf32>
    %cst_274 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1104 = stablehlo.multiply %1103, %arg90 : tensor<64xf32>
    %1105 = chlo.square %786 : tensor<64xf32> -> tensor<64xf32>
    %cst_275 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1107 = stablehlo.multiply %1106, %1105 : tensor<64xf32>
    %1108 = stablehlo.add %1104, %1107 : tensor<64xf32>
    %cst_276 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1110 = stablehlo.multiply %1109, %arg91 : tensor<64xf32>
    %1111 = chlo.square %788 : tensor<64xf32> -> tensor<64xf32>
    %cst_277 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1113 = stablehlo.multiply %1112, %1111 : tensor<64xf32>
    %1114 = stablehlo.add %1110, %1113 : tensor<64xf32>
    %cst_278 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1116 = stablehlo.multiply %1115, %arg92 : tensor<64xf32>
    %1117 = chlo.square %790 : tensor<64xf32> -> tensor<64xf32>
    %cst_279 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1119 = stablehlo.multiply %1118, %1117 : tensor<64xf32>
    %1120 = stablehlo.add %1116, %1119 : tensor<64xf32>
    %cst_280 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1122 = stablehlo.multiply %1121, %arg93 : tensor<64xf32>
    %1123 = chlo.square %792 : tensor<64xf32> -> tensor<64xf32>
    %cst_281 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1125 = stablehlo.multiply %1124, %1123 : tensor<64xf32>
    %1126 = stablehlo.add %1122, %1125 : tensor<64xf32>
    %cst_282 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1128 = stablehlo.multiply %1127, %arg94 : tensor<128x64xf32>
    %1129 = chlo.square %794 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_283 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1131 = stablehlo.multiply %1130, %1129 : tensor<128x64xf32>
    %1132 = stablehlo.add %1128, %1131 : tensor<128x64xf32>
    %cst_284 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1134 = stablehlo.multiply %1133, %arg95 : tensor<128xf32>
    %1135 = chlo.square %796 : tensor<128xf32> -> tensor<128xf32>
    %cst_285 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1137 = stablehlo.multiply %1136, %1135 : tensor<128xf32>
    %1138 = stablehlo.add %1134, %1137 : tensor<128xf32>
    %cst_286 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1140 = stablehlo.multiply %1139, %arg96 : tensor<64x128xf32>
    %1141 = chlo.square %798 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_287 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1143 = stablehlo.multiply %1142, %1141 : tensor<64x128xf32>
    %1144 = stablehlo.add %1140, %1143 : tensor<64x128xf32>
    %cst_288 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1146 = stablehlo.multiply %1145, %arg97 : tensor<8x8xf32>
    %1147 = chlo.square %800 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_289 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1149 = stablehlo.multiply %1148, %1147 : tensor<8x8xf32>
    %1150 = stablehlo.add %1146, %1149 : tensor<8x8xf32>
    %cst_290 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1152 = stablehlo.multiply %1151, %arg98 : tensor<64x8x8xf32>
    %1153 = chlo.square %802 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_291 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1155 = stablehlo.multiply %1154, %1153 : tensor<64x8x8xf32>
    %1156 = stablehlo.add %1152, %1155 : tensor<64x8x8xf32>
    %cst_292 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1158 = stablehlo.multiply %1157, %arg99 : tensor<64xf32>
    %1159 = chlo.square %804 : tensor<64xf32> -> tensor<64xf32>
    %cst_293 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1161 = stablehlo.multiply %1160, %1159 : tensor<64xf32>
    %1162 = stablehlo.add %1158, %1161 : tensor<64xf32>
    %cst_294 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1164 = stablehlo.multiply %1163, %arg100 : tensor<8x8x64xf32>
    %1165 = chlo.square %806 : tensor<8x8x64xf32> -> tensor<8x8x64xf32>
    %cst_295 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1166 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1167 = stablehlo.multiply %1166, %1165 : tensor<8x8x64xf32>
    %1168 = stablehlo.add %1164, %1167 : tensor<8x8x64xf32>
    %cst_296 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1170 = stablehlo.multiply %1169, %arg101 : tensor<8x8xf32>
    %1171 = chlo.square %808 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_297 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1173 = stablehlo.multiply %1172, %1171 : tensor<8x8xf32>
    %1174 = stablehlo.add %1170, %1173 : tensor<8x8xf32>
    %cst_298 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1176 = stablehlo.multiply %1175, %arg102 : tensor<64x8x8xf32>
    %1177 = chlo.square %810 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_299 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1179 = stablehlo.multiply %1178, %1177 : tensor<64x8x8xf32>
    %1180 = stablehlo.add %1176, %1179 : tensor<64x8x8xf32>
    %cst_300 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1182 = stablehlo.multiply %1181, %arg103 : tensor<8x8xf32>
    %1183 = chlo.square %812 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst_301 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1185 = stablehlo.multiply %1184, %1183 : tensor<8x8xf32>
    %1186 = stablehlo.add %1182, %1185 : tensor<8x8xf32>
    %cst_302 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1188 = stablehlo.multiply %1187, %arg104 : tensor<64x8x8xf32>
    %1189 = chlo.square %814 : tensor<64x8x8xf32> -> tensor<64x8x8xf32>
    %cst_303 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1190 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1191 = stablehlo.multiply %1190, %1189 : tensor<64x8x8xf32>
    %1192 = stablehlo.add %1188, %1191 : tensor<64x8x8xf32>
    %cst_304 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1194 = stablehlo.multiply %1193, %arg105 : tensor<64xf32>
    %1195 = chlo.square %816 : tensor<64xf32> -> tensor<64xf32>
    %cst_305 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1197 = stablehlo.multiply %1196, %1195 : tensor<64xf32>
    %1198 = stablehlo.add %1194, %1197 : tensor<64xf32>
    %cst_306 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1200 = stablehlo.multiply %1199, %arg106 : tensor<64xf32>
    %1201 = chlo.square %818 : tensor<64xf32> -> tensor<64xf32>
    %cst_307 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1203 = stablehlo.multiply %1202, %1201 : tensor<64xf32>
    %1204 = stablehlo.add %1200, %1203 : tensor<64xf32>
    %cst_308 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1206 = stablehlo.multiply %1205, %arg107 : tensor<64xf32>
    %1207 = chlo.square %820 : tensor<64xf32> -> tensor<64xf32>
    %cst_309 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1209 = stablehlo.multiply %1208, %1207 : tensor<64xf32>
    %1210 = stablehlo.add %1206, %1209 : tensor<64xf32>
    %cst_310 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1212 = stablehlo.multiply %1211, %arg108 : tensor<64xf32>
    %1213 = chlo.square %822 : tensor<64xf32> -> tensor<64xf32>
    %cst_311 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1215 = stablehlo.multiply %1214, %1213 : tensor<64xf32>
    %1216 = stablehlo.add %1212, %1215 : tensor<64xf32>
    %cst_312 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1218 = stablehlo.multiply %1217, %arg109 : tensor<64xf32>
    %1219 = chlo.square %824 : tensor<64xf32> -> tensor<64xf32>
    %cst_313 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1221 = stablehlo.multiply %1220, %1219 : tensor<64xf32>
    %1222 = stablehlo.add %1218, %1221 : tensor<64xf32>
    %cst_314 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1224 = stablehlo.multiply %1223, %arg110 : tensor<128x64xf32>
    %1225 = chlo.square %826 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_315 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1227 = stablehlo.multiply %1226, %1225 : tensor<128x64xf32>
    %1228 = stablehlo.add %1224, %1227 : tensor<128x64xf32>
    %cst_316 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1230 = stablehlo.multiply %1229, %arg111 : tensor<128xf32>
    %1231 = chlo.square %828 : tensor<128xf32> -> tensor<128xf32>
    %cst_317 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1233 = stablehlo.multiply %1232, %1231 : tensor<128xf32>
    %1234 = stablehlo.add %1230, %1233 : tensor<128xf32>
    %cst_318 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1236 = stablehlo.multiply %1235, %arg112 : tensor<64x128xf32>
    %1237 = chlo.square %830 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_319 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1239 = stablehlo.multiply %1238, %1237 : tensor<64x128xf32>
    %1240 = stablehlo.add %1236, %1239 : tensor<64x128xf32>
    %cst_320 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1242 = stablehlo.multiply %1241, %arg113 : tensor<1x1x64xf32>
    %1243 = chlo.square %832 : tensor<1x1x64xf32> -> tensor<1x1x64xf32>
    %cst_321 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1244 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1245 = stablehlo.multiply %1244, %1243 : tensor<1x1x64xf32>
    %1246 = stablehlo.add %1242, %1245 : tensor<1x1x64xf32>
    %cst_322 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1248 = stablehlo.multiply %1247, %arg114 : tensor<64xf32>
    %1249 = chlo.square %834 : tensor<64xf32> -> tensor<64xf32>
    %cst_323 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1251 = stablehlo.multiply %1250, %1249 : tensor<64xf32>
    %1252 = stablehlo.add %1248, %1251 : tensor<64xf32>
    %cst_324 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1254 = stablehlo.multiply %1253, %arg115 : tensor<64x64xf32>
    %1255 = chlo.square %836 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_325 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1257 = stablehlo.multiply %1256, %1255 : tensor<64x64xf32>
    %1258 = stablehlo.add %1254, %1257 : tensor<64x64xf32>
    %cst_326 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1260 = stablehlo.multiply %1259, %arg116 : tensor<64xf32>
    %1261 = chlo.square %838 : tensor<64xf32> -> tensor<64xf32>
    %cst_327 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1262 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1263 = stablehlo.multiply %1262, %1261 : tensor<64xf32>
    %1264 = stablehlo.add %1260, %1263 : tensor<64xf32>
    %cst_328 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1266 = stablehlo.multiply %1265, %arg117 : tensor<64xf32>
    %1267 = chlo.square %840 : tensor<64xf32> -> tensor<64xf32>
    %cst_329 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1269 = stablehlo.multiply %1268, %1267 : tensor<64xf32>
    %1270 = stablehlo.add %1266, %1269 : tensor<64xf32>
    %cst_330 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1272 = stablehlo.multiply %1271, %arg118 : tensor<64xf32>
    %1273 = chlo.square %842 : tensor<64xf32> -> tensor<64xf32>
    %cst_331 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1275 = stablehlo.multiply %1274, %1273 : tensor<64xf32>
    %1276 = stablehlo.add %1272, %1275 : tensor<64xf32>
    %cst_332 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1278 = stablehlo.multiply %1277, %arg119 : tensor<8x8x3x64xf32>
    %1279 = chlo.square %844 : tensor<8x8x3x64xf32> -> tensor<8x8x3x64xf32>
    %cst_333 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1281 = stablehlo.multiply %1280, %1279 : tensor<8x8x3x64xf32>
    %1282 = stablehlo.add %1278, %1281 : tensor<8x8x3x64xf32>
    %cst_334 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1284 = stablehlo.multiply %1283, %arg120 : tensor<1x17x64xf32>
    %1285 = chlo.square %846 : tensor<1x17x64xf32> -> tensor<1x17x64xf32>
    %cst_335 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1287 = stablehlo.multiply %1286, %1285 : tensor<1x17x64xf32>
    %1288 = stablehlo.add %1284, %1287 : tensor<1x17x64xf32>
    %cst_336 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1289 = stablehlo.power %cst_336, %848 : tensor<f32>
    %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1290 = stablehlo.subtract %cst_337, %1289 : tensor<f32>
    %cst_338 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1291 = stablehlo.power %cst_338, %848 : tensor<f32>
    %cst_339 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1292 = stablehlo.subtract %cst_339, %1291 : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1294 = stablehlo.divide %853, %1293 : tensor<8x8xf32>
    %1295 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1296 = stablehlo.divide %1054, %1295 : tensor<8x8xf32>
    %1297 = stablehlo.sqrt %1296 : tensor<8x8xf32>
    %cst_340 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1299 = stablehlo.add %1297, %1298 : tensor<8x8xf32>
    %1300 = stablehlo.divide %1294, %1299 : tensor<8x8xf32>
    %cst_341 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1302 = stablehlo.multiply %1301, %arg0 : tensor<8x8xf32>
    %1303 = stablehlo.add %1300, %1302 : tensor<8x8xf32>
    %cst_342 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1305 = stablehlo.multiply %1304, %1303 : tensor<8x8xf32>
    %1306 = stablehlo.subtract %arg0, %1305 : tensor<8x8xf32>
    %1307 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1308 = stablehlo.divide %858, %1307 : tensor<64x8x8xf32>
    %1309 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1310 = stablehlo.divide %1060, %1309 : tensor<64x8x8xf32>
    %1311 = stablehlo.sqrt %1310 : tensor<64x8x8xf32>
    %cst_343 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1313 = stablehlo.add %1311, %1312 : tensor<64x8x8xf32>
    %1314 = stablehlo.divide %1308, %1313 : tensor<64x8x8xf32>
    %cst_344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1316 = stablehlo.multiply %1315, %arg1 : tensor<64x8x8xf32>
    %1317 = stablehlo.add %1314, %1316 : tensor<64x8x8xf32>
    %cst_345 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1319 = stablehlo.multiply %1318, %1317 : tensor<64x8x8xf32>
    %1320 = stablehlo.subtract %arg1, %1319 : tensor<64x8x8xf32>
    %1321 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1322 = stablehlo.divide %863, %1321 : tensor<64xf32>
    %1323 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1324 = stablehlo.divide %1066, %1323 : tensor<64xf32>
    %1325 = stablehlo.sqrt %1324 : tensor<64xf32>
    %cst_346 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1327 = stablehlo.add %1325, %1326 : tensor<64xf32>
    %1328 = stablehlo.divide %1322, %1327 : tensor<64xf32>
    %cst_347 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1330 = stablehlo.multiply %1329, %1328 : tensor<64xf32>
    %1331 = stablehlo.subtract %arg2, %1330 : tensor<64xf32>
    %1332 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1333 = stablehlo.divide %868, %1332 : tensor<8x8x64xf32>
    %1334 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1335 = stablehlo.divide %1072, %1334 : tensor<8x8x64xf32>
    %1336 = stablehlo.sqrt %1335 : tensor<8x8x64xf32>
    %cst_348 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1338 = stablehlo.add %1336, %1337 : tensor<8x8x64xf32>
    %1339 = stablehlo.divide %1333, %1338 : tensor<8x8x64xf32>
    %cst_349 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1341 = stablehlo.multiply %1340, %arg3 : tensor<8x8x64xf32>
    %1342 = stablehlo.add %1339, %1341 : tensor<8x8x64xf32>
    %cst_350 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1344 = stablehlo.multiply %1343, %1342 : tensor<8x8x64xf32>
    %1345 = stablehlo.subtract %arg3, %1344 : tensor<8x8x64xf32>
    %1346 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1347 = stablehlo.divide %873, %1346 : tensor<8x8xf32>
    %1348 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1349 = stablehlo.divide %1078, %1348 : tensor<8x8xf32>
    %1350 = stablehlo.sqrt %1349 : tensor<8x8xf32>
    %cst_351 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1352 = stablehlo.add %1350, %1351 : tensor<8x8xf32>
    %1353 = stablehlo.divide %1347, %1352 : tensor<8x8xf32>
    %cst_352 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1355 = stablehlo.multiply %1354, %arg4 : tensor<8x8xf32>
    %1356 = stablehlo.add %1353, %1355 : tensor<8x8xf32>
    %cst_353 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1358 = stablehlo.multiply %1357, %1356 : tensor<8x8xf32>
    %1359 = stablehlo.subtract %arg4, %1358 : tensor<8x8xf32>
    %1360 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1361 = stablehlo.divide %878, %1360 : tensor<64x8x8xf32>
    %1362 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1363 = stablehlo.divide %1084, %1362 : tensor<64x8x8xf32>
    %1364 = stablehlo.sqrt %1363 : tensor<64x8x8xf32>
    %cst_354 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1365 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1366 = stablehlo.add %1364, %1365 : tensor<64x8x8xf32>
    %1367 = stablehlo.divide %1361, %1366 : tensor<64x8x8xf32>
    %cst_355 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1369 = stablehlo.multiply %1368, %arg5 : tensor<64x8x8xf32>
    %1370 = stablehlo.add %1367, %1369 : tensor<64x8x8xf32>
    %cst_356 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1371 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1372 = stablehlo.multiply %1371, %1370 : tensor<64x8x8xf32>
    %1373 = stablehlo.subtract %arg5, %1372 : tensor<64x8x8xf32>
    %1374 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1375 = stablehlo.divide %883, %1374 : tensor<8x8xf32>
    %1376 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1377 = stablehlo.divide %1090, %1376 : tensor<8x8xf32>
    %1378 = stablehlo.sqrt %1377 : tensor<8x8xf32>
    %cst_357 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1380 = stablehlo.add %1378, %1379 : tensor<8x8xf32>
    %1381 = stablehlo.divide %1375, %1380 : tensor<8x8xf32>
    %cst_358 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1383 = stablehlo.multiply %1382, %arg6 : tensor<8x8xf32>
    %1384 = stablehlo.add %1381, %1383 : tensor<8x8xf32>
    %cst_359 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1386 = stablehlo.multiply %1385, %1384 : tensor<8x8xf32>
    %1387 = stablehlo.subtract %arg6, %1386 : tensor<8x8xf32>
    %1388 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1389 = stablehlo.divide %888, %1388 : tensor<64x8x8xf32>
    %1390 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1391 = stablehlo.divide %1096, %1390 : tensor<64x8x8xf32>
    %1392 = stablehlo.sqrt %1391 : tensor<64x8x8xf32>
    %cst_360 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1393 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1394 = stablehlo.add %1392, %1393 : tensor<64x8x8xf32>
    %1395 = stablehlo.divide %1389, %1394 : tensor<64x8x8xf32>
    %cst_361 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1397 = stablehlo.multiply %1396, %arg7 : tensor<64x8x8xf32>
    %1398 = stablehlo.add %1395, %1397 : tensor<64x8x8xf32>
    %cst_362 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1400 = stablehlo.multiply %1399, %1398 : tensor<64x8x8xf32>
    %1401 = stablehlo.subtract %arg7, %1400 : tensor<64x8x8xf32>
    %1402 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1403 = stablehlo.divide %893, %1402 : tensor<64xf32>
    %1404 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1405 = stablehlo.divide %1102, %1404 : tensor<64xf32>
    %1406 = stablehlo.sqrt %1405 : tensor<64xf32>
    %cst_363 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1407 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1408 = stablehlo.add %1406, %1407 : tensor<64xf32>
    %1409 = stablehlo.divide %1403, %1408 : tensor<64xf32>
    %cst_364 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1410 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1411 = stablehlo.multiply %1410, %1409 : tensor<64xf32>
    %1412 = stablehlo.subtract %arg8, %1411 : tensor<64xf32>
    %1413 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1414 = stablehlo.divide %898, %1413 : tensor<64xf32>
    %1415 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1416 = stablehlo.divide %1108, %1415 : tensor<64xf32>
    %1417 = stablehlo.sqrt %1416 : tensor<64xf32>
    %cst_365 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1419 = stablehlo.add %1417, %1418 : tensor<64xf32>
    %1420 = stablehlo.divide %1414, %1419 : tensor<64xf32>
    %cst_366 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1422 = stablehlo.multiply %1421, %1420 : tensor<64xf32>
    %1423 = stablehlo.subtract %arg9, %1422 : tensor<64xf32>
    %1424 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1425 = stablehlo.divide %903, %1424 : tensor<64xf32>
    %1426 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1427 = stablehlo.divide %1114, %1426 : tensor<64xf32>
    %1428 = stablehlo.sqrt %1427 : tensor<64xf32>
    %cst_367 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1430 = stablehlo.add %1428, %1429 : tensor<64xf32>
    %1431 = stablehlo.divide %1425, %1430 : tensor<64xf32>
    %cst_368 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1433 = stablehlo.multiply %1432, %1431 : tensor<64xf32>
    %1434 = stablehlo.subtract %arg10, %1433 : tensor<64xf32>
    %1435 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1436 = stablehlo.divide %908, %1435 : tensor<64xf32>
    %1437 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1438 = stablehlo.divide %1120, %1437 : tensor<64xf32>
    %1439 = stablehlo.sqrt %1438 : tensor<64xf32>
    %cst_369 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1440 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1441 = stablehlo.add %1439, %1440 : tensor<64xf32>
    %1442 = stablehlo.divide %1436, %1441 : tensor<64xf32>
    %cst_370 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1443 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1444 = stablehlo.multiply %1443, %1442 : tensor<64xf32>
    %1445 = stablehlo.subtract %arg11, %1444 : tensor<64xf32>
    %1446 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1447 = stablehlo.divide %913, %1446 : tensor<64xf32>
    %1448 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1449 = stablehlo.divide %1126, %1448 : tensor<64xf32>
    %1450 = stablehlo.sqrt %1449 : tensor<64xf32>
    %cst_371 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1451 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1452 = stablehlo.add %1450, %1451 : tensor<64xf32>
    %1453 = stablehlo.divide %1447, %1452 : tensor<64xf32>
    %cst_372 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1455 = stablehlo.multiply %1454, %1453 : tensor<64xf32>
    %1456 = stablehlo.subtract %arg12, %1455 : tensor<64xf32>
    %1457 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1458 = stablehlo.divide %918, %1457 : tensor<128x64xf32>
    %1459 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1460 = stablehlo.divide %1132, %1459 : tensor<128x64xf32>
    %1461 = stablehlo.sqrt %1460 : tensor<128x64xf32>
    %cst_373 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1463 = stablehlo.add %1461, %1462 : tensor<128x64xf32>
    %1464 = stablehlo.divide %1458, %1463 : tensor<128x64xf32>
    %cst_374 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1466 = stablehlo.multiply %1465, %arg13 : tensor<128x64xf32>
    %1467 = stablehlo.add %1464, %1466 : tensor<128x64xf32>
    %cst_375 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1469 = stablehlo.multiply %1468, %1467 : tensor<128x64xf32>
    %1470 = stablehlo.subtract %arg13, %1469 : tensor<128x64xf32>
    %1471 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1472 = stablehlo.divide %923, %1471 : tensor<128xf32>
    %1473 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1474 = stablehlo.divide %1138, %1473 : tensor<128xf32>
    %1475 = stablehlo.sqrt %1474 : tensor<128xf32>
    %cst_376 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1477 = stablehlo.add %1475, %1476 : tensor<128xf32>
    %1478 = stablehlo.divide %1472, %1477 : tensor<128xf32>
    %cst_377 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1479 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1480 = stablehlo.multiply %1479, %1478 : tensor<128xf32>
    %1481 = stablehlo.subtract %arg14, %1480 : tensor<128xf32>
    %1482 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1483 = stablehlo.divide %928, %1482 : tensor<64x128xf32>
    %1484 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1485 = stablehlo.divide %1144, %1484 : tensor<64x128xf32>
    %1486 = stablehlo.sqrt %1485 : tensor<64x128xf32>
    %cst_378 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1488 = stablehlo.add %1486, %1487 : tensor<64x128xf32>
    %1489 = stablehlo.divide %1483, %1488 : tensor<64x128xf32>
    %cst_379 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1491 = stablehlo.multiply %1490, %arg15 : tensor<64x128xf32>
    %1492 = stablehlo.add %1489, %1491 : tensor<64x128xf32>
    %cst_380 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1494 = stablehlo.multiply %1493, %1492 : tensor<64x128xf32>
    %1495 = stablehlo.subtract %arg15, %1494 : tensor<64x128xf32>
    %1496 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1497 = stablehlo.divide %933, %1496 : tensor<8x8xf32>
    %1498 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1499 = stablehlo.divide %1150, %1498 : tensor<8x8xf32>
    %1500 = stablehlo.sqrt %1499 : tensor<8x8xf32>
    %cst_381 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1501 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1502 = stablehlo.add %1500, %1501 : tensor<8x8xf32>
    %1503 = stablehlo.divide %1497, %1502 : tensor<8x8xf32>
    %cst_382 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1505 = stablehlo.multiply %1504, %arg16 : tensor<8x8xf32>
    %1506 = stablehlo.add %1503, %1505 : tensor<8x8xf32>
    %cst_383 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1507 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1508 = stablehlo.multiply %1507, %1506 : tensor<8x8xf32>
    %1509 = stablehlo.subtract %arg16, %1508 : tensor<8x8xf32>
    %1510 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1511 = stablehlo.divide %938, %1510 : tensor<64x8x8xf32>
    %1512 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1513 = stablehlo.divide %1156, %1512 : tensor<64x8x8xf32>
    %1514 = stablehlo.sqrt %1513 : tensor<64x8x8xf32>
    %cst_384 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1515 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1516 = stablehlo.add %1514, %1515 : tensor<64x8x8xf32>
    %1517 = stablehlo.divide %1511, %1516 : tensor<64x8x8xf32>
    %cst_385 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1518 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1519 = stablehlo.multiply %1518, %arg17 : tensor<64x8x8xf32>
    %1520 = stablehlo.add %1517, %1519 : tensor<64x8x8xf32>
    %cst_386 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1521 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1522 = stablehlo.multiply %1521, %1520 : tensor<64x8x8xf32>
    %1523 = stablehlo.subtract %arg17, %1522 : tensor<64x8x8xf32>
    %1524 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1525 = stablehlo.divide %943, %1524 : tensor<64xf32>
    %1526 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1527 = stablehlo.divide %1162, %1526 : tensor<64xf32>
    %1528 = stablehlo.sqrt %1527 : tensor<64xf32>
    %cst_387 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1530 = stablehlo.add %1528, %1529 : tensor<64xf32>
    %1531 = stablehlo.divide %1525, %1530 : tensor<64xf32>
    %cst_388 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1533 = stablehlo.multiply %1532, %1531 : tensor<64xf32>
    %1534 = stablehlo.subtract %arg18, %1533 : tensor<64xf32>
    %1535 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1536 = stablehlo.divide %948, %1535 : tensor<8x8x64xf32>
    %1537 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1538 = stablehlo.divide %1168, %1537 : tensor<8x8x64xf32>
    %1539 = stablehlo.sqrt %1538 : tensor<8x8x64xf32>
    %cst_389 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1540 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1541 = stablehlo.add %1539, %1540 : tensor<8x8x64xf32>
    %1542 = stablehlo.divide %1536, %1541 : tensor<8x8x64xf32>
    %cst_390 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1543 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1544 = stablehlo.multiply %1543, %arg19 : tensor<8x8x64xf32>
    %1545 = stablehlo.add %1542, %1544 : tensor<8x8x64xf32>
    %cst_391 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1546 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<8x8x64xf32>
    %1547 = stablehlo.multiply %1546, %1545 : tensor<8x8x64xf32>
    %1548 = stablehlo.subtract %arg19, %1547 : tensor<8x8x64xf32>
    %1549 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1550 = stablehlo.divide %953, %1549 : tensor<8x8xf32>
    %1551 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1552 = stablehlo.divide %1174, %1551 : tensor<8x8xf32>
    %1553 = stablehlo.sqrt %1552 : tensor<8x8xf32>
    %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1554 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1555 = stablehlo.add %1553, %1554 : tensor<8x8xf32>
    %1556 = stablehlo.divide %1550, %1555 : tensor<8x8xf32>
    %cst_393 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1557 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1558 = stablehlo.multiply %1557, %arg20 : tensor<8x8xf32>
    %1559 = stablehlo.add %1556, %1558 : tensor<8x8xf32>
    %cst_394 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1561 = stablehlo.multiply %1560, %1559 : tensor<8x8xf32>
    %1562 = stablehlo.subtract %arg20, %1561 : tensor<8x8xf32>
    %1563 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1564 = stablehlo.divide %958, %1563 : tensor<64x8x8xf32>
    %1565 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1566 = stablehlo.divide %1180, %1565 : tensor<64x8x8xf32>
    %1567 = stablehlo.sqrt %1566 : tensor<64x8x8xf32>
    %cst_395 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1569 = stablehlo.add %1567, %1568 : tensor<64x8x8xf32>
    %1570 = stablehlo.divide %1564, %1569 : tensor<64x8x8xf32>
    %cst_396 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1572 = stablehlo.multiply %1571, %arg21 : tensor<64x8x8xf32>
    %1573 = stablehlo.add %1570, %1572 : tensor<64x8x8xf32>
    %cst_397 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1575 = stablehlo.multiply %1574, %1573 : tensor<64x8x8xf32>
    %1576 = stablehlo.subtract %arg21, %1575 : tensor<64x8x8xf32>
    %1577 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1578 = stablehlo.divide %963, %1577 : tensor<8x8xf32>
    %1579 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1580 = stablehlo.divide %1186, %1579 : tensor<8x8xf32>
    %1581 = stablehlo.sqrt %1580 : tensor<8x8xf32>
    %cst_398 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1582 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1583 = stablehlo.add %1581, %1582 : tensor<8x8xf32>
    %1584 = stablehlo.divide %1578, %1583 : tensor<8x8xf32>
    %cst_399 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1585 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1586 = stablehlo.multiply %1585, %arg22 : tensor<8x8xf32>
    %1587 = stablehlo.add %1584, %1586 : tensor<8x8xf32>
    %cst_400 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %1589 = stablehlo.multiply %1588, %1587 : tensor<8x8xf32>
    %1590 = stablehlo.subtract %arg22, %1589 : tensor<8x8xf32>
    %1591 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1592 = stablehlo.divide %968, %1591 : tensor<64x8x8xf32>
    %1593 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1594 = stablehlo.divide %1192, %1593 : tensor<64x8x8xf32>
    %1595 = stablehlo.sqrt %1594 : tensor<64x8x8xf32>
    %cst_401 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1596 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1597 = stablehlo.add %1595, %1596 : tensor<64x8x8xf32>
    %1598 = stablehlo.divide %1592, %1597 : tensor<64x8x8xf32>
    %cst_402 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1599 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1600 = stablehlo.multiply %1599, %arg23 : tensor<64x8x8xf32>
    %1601 = stablehlo.add %1598, %1600 : tensor<64x8x8xf32>
    %cst_403 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1602 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<64x8x8xf32>
    %1603 = stablehlo.multiply %1602, %1601 : tensor<64x8x8xf32>
    %1604 = stablehlo.subtract %arg23, %1603 : tensor<64x8x8xf32>
    %1605 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1606 = stablehlo.divide %973, %1605 : tensor<64xf32>
    %1607 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1608 = stablehlo.divide %1198, %1607 : tensor<64xf32>
    %1609 = stablehlo.sqrt %1608 : tensor<64xf32>
    %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1611 = stablehlo.add %1609, %1610 : tensor<64xf32>
    %1612 = stablehlo.divide %1606, %1611 : tensor<64xf32>
    %cst_405 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1614 = stablehlo.multiply %1613, %1612 : tensor<64xf32>
    %1615 = stablehlo.subtract %arg24, %1614 : tensor<64xf32>
    %1616 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1617 = stablehlo.divide %978, %1616 : tensor<64xf32>
    %1618 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1619 = stablehlo.divide %1204, %1618 : tensor<64xf32>
    %1620 = stablehlo.sqrt %1619 : tensor<64xf32>
    %cst_406 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1621 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1622 = stablehlo.add %1620, %1621 : tensor<64xf32>
    %1623 = stablehlo.divide %1617, %1622 : tensor<64xf32>
    %cst_407 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1624 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1625 = stablehlo.multiply %1624, %1623 : tensor<64xf32>
    %1626 = stablehlo.subtract %arg25, %1625 : tensor<64xf32>
    %1627 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1628 = stablehlo.divide %983, %1627 : tensor<64xf32>
    %1629 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1630 = stablehlo.divide %1210, %1629 : tensor<64xf32>
    %1631 = stablehlo.sqrt %1630 : tensor<64xf32>
    %cst_408 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1632 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1633 = stablehlo.add %1631, %1632 : tensor<64xf32>
    %1634 = stablehlo.divide %1628, %1633 : tensor<64xf32>
    %cst_409 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1635 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1636 = stablehlo.multiply %1635, %1634 : tensor<64xf32>
    %1637 = stablehlo.subtract %arg26, %1636 : tensor<64xf32>
    %1638 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1639 = stablehlo.divide %988, %1638 : tensor<64xf32>
    %1640 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1641 = stablehlo.divide %1216, %1640 : tensor<64xf32>
    %1642 = stablehlo.sqrt %1641 : tensor<64xf32>
    %cst_410 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1644 = stablehlo.add %1642, %1643 : tensor<64xf32>
    %1645 = stablehlo.divide %1639, %1644 : tensor<64xf32>
    %cst_411 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1647 = stablehlo.multiply %1646, %1645 : tensor<64xf32>
    %1648 = stablehlo.subtract %arg27, %1647 : tensor<64xf32>
    %1649 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1650 = stablehlo.divide %993, %1649 : tensor<64xf32>
    %1651 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1652 = stablehlo.divide %1222, %1651 : tensor<64xf32>
    %1653 = stablehlo.sqrt %1652 : tensor<64xf32>
    %cst_412 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1654 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1655 = stablehlo.add %1653, %1654 : tensor<64xf32>
    %1656 = stablehlo.divide %1650, %1655 : tensor<64xf32>
    %cst_413 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1658 = stablehlo.multiply %1657, %1656 : tensor<64xf32>
    %1659 = stablehlo.subtract %arg28, %1658 : tensor<64xf32>
    %1660 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1661 = stablehlo.divide %998, %1660 : tensor<128x64xf32>
    %1662 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1663 = stablehlo.divide %1228, %1662 : tensor<128x64xf32>
    %1664 = stablehlo.sqrt %1663 : tensor<128x64xf32>
    %cst_414 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1665 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1666 = stablehlo.add %1664, %1665 : tensor<128x64xf32>
    %1667 = stablehlo.divide %1661, %1666 : tensor<128x64xf32>
    %cst_415 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1668 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1669 = stablehlo.multiply %1668, %arg29 : tensor<128x64xf32>
    %1670 = stablehlo.add %1667, %1669 : tensor<128x64xf32>
    %cst_416 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1671 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1672 = stablehlo.multiply %1671, %1670 : tensor<128x64xf32>
    %1673 = stablehlo.subtract %arg29, %1672 : tensor<128x64xf32>
    %1674 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1675 = stablehlo.divide %1003, %1674 : tensor<128xf32>
    %1676 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1677 = stablehlo.divide %1234, %1676 : tensor<128xf32>
    %1678 = stablehlo.sqrt %1677 : tensor<128xf32>
    %cst_417 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1680 = stablehlo.add %1678, %1679 : tensor<128xf32>
    %1681 = stablehlo.divide %1675, %1680 : tensor<128xf32>
    %cst_418 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1683 = stablehlo.multiply %1682, %1681 : tensor<128xf32>
    %1684 = stablehlo.subtract %arg30, %1683 : tensor<128xf32>
    %1685 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1686 = stablehlo.divide %1008, %1685 : tensor<64x128xf32>
    %1687 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1688 = stablehlo.divide %1240, %1687 : tensor<64x128xf32>
    %1689 = stablehlo.sqrt %1688 : tensor<64x128xf32>
    %cst_419 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1690 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1691 = stablehlo.add %1689, %1690 : tensor<64x128xf32>
    %1692 = stablehlo.divide %1686, %1691 : tensor<64x128xf32>
    %cst_420 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1693 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1694 = stablehlo.multiply %1693, %arg31 : tensor<64x128xf32>
    %1695 = stablehlo.add %1692, %1694 : tensor<64x128xf32>
    %cst_421 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1697 = stablehlo.multiply %1696, %1695 : tensor<64x128xf32>
    %1698 = stablehlo.subtract %arg31, %1697 : tensor<64x128xf32>
    %1699 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1700 = stablehlo.divide %1013, %1699 : tensor<1x1x64xf32>
    %1701 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1702 = stablehlo.divide %1246, %1701 : tensor<1x1x64xf32>
    %1703 = stablehlo.sqrt %1702 : tensor<1x1x64xf32>
    %cst_422 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1704 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1705 = stablehlo.add %1703, %1704 : tensor<1x1x64xf32>
    %1706 = stablehlo.divide %1700, %1705 : tensor<1x1x64xf32>
    %cst_423 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1707 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1708 = stablehlo.multiply %1707, %arg32 : tensor<1x1x64xf32>
    %1709 = stablehlo.add %1706, %1708 : tensor<1x1x64xf32>
    %cst_424 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1710 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<1x1x64xf32>
    %1711 = stablehlo.multiply %1710, %1709 : tensor<1x1x64xf32>
    %1712 = stablehlo.subtract %arg32, %1711 : tensor<1x1x64xf32>
    %1713 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1714 = stablehlo.divide %1018, %1713 : tensor<64xf32>
    %1715 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1716 = stablehlo.divide %1252, %1715 : tensor<64xf32>
    %1717 = stablehlo.sqrt %1716 : tensor<64xf32>
    %cst_425 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1718 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1719 = stablehlo.add %1717, %1718 : tensor<64xf32>
    %1720 = stablehlo.divide %1714, %1719 : tensor<64xf32>
    %cst_426 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1721 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1722 = stablehlo.multiply %1721, %1720 : tensor<64xf32>
    %1723 = stablehlo.subtract %arg33, %1722 : tensor<64xf32>
    %1724 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1725 = stablehlo.divide %1023, %1724 : tensor<64x64xf32>
    %1726 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1727 = stablehlo.divide %1258, %1726 : tensor<64x64xf32>
    %1728 = stablehlo.sqrt %1727 : tensor<64x64xf32>
    %cst_427 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1729 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1730 = stablehlo.add %1728, %1729 : tensor<64x64xf32>
    %1731 = stablehlo.divide %1725, %1730 : tensor<64x64xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1732 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1733 = stablehlo.multiply %1732, %arg34 : tensor<64x64xf32>
    %1734 = stablehlo.add %1731, %1733 : tensor<64x64xf32>
    %cst_429 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1735 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1736 = stablehlo.multiply %1735, %1734 : tensor<64x64xf32>
    %1737 = stablehlo.subtract %arg34, %1736 : tensor<64x64xf32>
    %1738 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1739 = stablehlo.divide %1028, %1738 : tensor<64xf32>
    %1740 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1741 = stablehlo.divide %1264, %1740 : tensor<64xf32>
    %1742 = stablehlo.sqrt %1741 : tensor<64xf32>
    %cst_430 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1743 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1744 = stablehlo.add %1742, %1743 : tensor<64xf32>
    %1745 = stablehlo.divide %1739, %1744 : tensor<64xf32>
    %cst_431 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1746 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1747 = stablehlo.multiply %1746, %1745 : tensor<64xf32>
    %1748 = stablehlo.subtract %arg35, %1747 : tensor<64xf32>
    %1749 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1750 = stablehlo.divide %1033, %1749 : tensor<64xf32>
    %1751 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1752 = stablehlo.divide %1270, %1751 : tensor<64xf32>
    %1753 = stablehlo.sqrt %1752 : tensor<64xf32>
    %cst_432 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1755 = stablehlo.add %1753, %1754 : tensor<64xf32>
    %1756 = stablehlo.divide %1750, %1755 : tensor<64xf32>
    %cst_433 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1757 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1758 = stablehlo.multiply %1757, %1756 : tensor<64xf32>
    %1759 = stablehlo.subtract %arg36, %1758 : tensor<64xf32>
    %1760 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1761 = stablehlo.divide %1038, %1760 : tensor<64xf32>
    %1762 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1763 = stablehlo.divide %1276, %1762 : tensor<64xf32>
    %1764 = stablehlo.sqrt %1763 : tensor<64xf32>
    %cst_434 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1765 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1766 = stablehlo.add %1764, %1765 : tensor<64xf32>
    %1767 = stablehlo.divide %1761, %1766 : tensor<64xf32>
    %cst_435 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1768 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1769 = stablehlo.multiply %1768, %1767 : tensor<64xf32>
    %1770 = stablehlo.subtract %arg37, %1769 : tensor<64xf32>
    %1771 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1772 = stablehlo.divide %1043, %1771 : tensor<8x8x3x64xf32>
    %1773 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1774 = stablehlo.divide %1282, %1773 : tensor<8x8x3x64xf32>
    %1775 = stablehlo.sqrt %1774 : tensor<8x8x3x64xf32>
    %cst_436 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1776 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1777 = stablehlo.add %1775, %1776 : tensor<8x8x3x64xf32>
    %1778 = stablehlo.divide %1772, %1777 : tensor<8x8x3x64xf32>
    %cst_437 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1779 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1780 = stablehlo.multiply %1779, %arg38 : tensor<8x8x3x64xf32>
    %1781 = stablehlo.add %1778, %1780 : tensor<8x8x3x64xf32>
    %cst_438 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1782 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<8x8x3x64xf32>
    %1783 = stablehlo.multiply %1782, %1781 : tensor<8x8x3x64xf32>
    %1784 = stablehlo.subtract %arg38, %1783 : tensor<8x8x3x64xf32>
    %1785 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1786 = stablehlo.divide %1048, %1785 : tensor<1x17x64xf32>
    %1787 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1788 = stablehlo.divide %1288, %1787 : tensor<1x17x64xf32>
    %1789 = stablehlo.sqrt %1788 : tensor<1x17x64xf32>
    %cst_439 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1791 = stablehlo.add %1789, %1790 : tensor<1x17x64xf32>
    %1792 = stablehlo.divide %1786, %1791 : tensor<1x17x64xf32>
    %cst_440 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1793 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1794 = stablehlo.multiply %1793, %arg39 : tensor<1x17x64xf32>
    %1795 = stablehlo.add %1792, %1794 : tensor<1x17x64xf32>
    %cst_441 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1796 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<1x17x64xf32>
    %1797 = stablehlo.multiply %1796, %1795 : tensor<1x17x64xf32>
    %1798 = stablehlo.subtract %arg39, %1797 : tensor<1x17x64xf32>
    return %1306, %1320, %1331, %1345, %1359, %1373, %1387, %1401, %1412, %1423, %1434, %1445, %1456, %1470, %1481, %1495, %1509, %1523, %1534, %1548, %1562, %1576, %1590, %1604, %1615, %1626, %1637, %1648, %1659, %1673, %1684, %1698, %1712, %1723, %1737, %1748, %1759, %1770, %1784, %1798, %847, %853, %858, %863, %868, %873, %878, %883, %888, %893, %898, %903, %908, %913, %918, %923, %928, %933, %938, %943, %948, %953, %958, %963, %968, %973, %978, %983, %988, %993, %998, %1003, %1008, %1013, %1018, %1023, %1028, %1033, %1038, %1043, %1048, %1054, %1060, %1066, %1072, %1078, %1084, %1090, %1096, %1102, %1108, %1114, %1120, %1126, %1132, %1138, %1144, %1150, %1156, %1162, %1168, %1174, %1180, %1186, %1192, %1198, %1204, %1210, %1216, %1222, %1228, %1234, %1240, %1246, %1252, %1258, %1264, %1270, %1276, %1282, %1288, %295 : tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<8x8x64xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<8x8x64xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<1x1x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x8x3x64xf32>, tensor<1x17x64xf32>, tensor<i32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<8x8x64xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<8x8x64xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<1x1x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x8x3x64xf32>, tensor<1x17x64xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<8x8x64xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<8x8x64xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<8x8xf32>, tensor<64x8x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<1x1x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x8x3x64xf32>, tensor<1x17x64xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<16x17x64xf32>, %arg1: tensor<i32>) -> (tensor<16x17x1xf32>, tensor<16x17x64xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x17x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x17x1xf32>) -> tensor<16x17x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x17x64xf32>
    %6 = chlo.square %5 : tensor<16x17x64xf32> -> tensor<16x17x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x17x64xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x17x64xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x17x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x17x1xf32>, tensor<f32>) -> tensor<16x17x1xf32>
    return %16, %8, %10, %15 : tensor<16x17x1xf32>, tensor<16x17x64xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<16x17x1xf32>, %arg2: tensor<f32>) -> tensor<16x17x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<16x17x1xf32>
    return %2 : tensor<16x17x1xf32>
  }
  func.func private @_var_0(%arg0: tensor<16x64xf32>, %arg1: tensor<i32>) -> (tensor<16x1xf32>, tensor<16x64xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x64xf32>
    %6 = chlo.square %5 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x64xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where_1(%15, %14, %cst_5) : (tensor<i1>, tensor<16x1xf32>, tensor<f32>) -> tensor<16x1xf32>
    return %16, %8, %10, %15 : tensor<16x1xf32>, tensor<16x64xf32>, tensor<f32>, tensor<i1>
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
  func.func private @_var_2(%arg0: tensor<16x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x1xf32>) -> tensor<16x64xf32> {
    %0 = call @_where_3(%arg2, %arg3) : (tensor<i1>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x64xf32>
    %6 = stablehlo.negate %5 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.reshape %7 : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x64xf32>
    return %13 : tensor<16x64xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<16x1xf32>) -> tensor<16x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<16x1xf32>
    return %1 : tensor<16x1xf32>
  }
  func.func private @_var_4(%arg0: tensor<16x17x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x17x1xf32>) -> tensor<16x17x64xf32> {
    %0 = call @_where_5(%arg2, %arg3) : (tensor<i1>, tensor<16x17x1xf32>) -> tensor<16x17x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x17x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x17x1xf32>, tensor<f32>) -> tensor<16x17xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x64xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x17x64xf32>
    %6 = stablehlo.negate %5 : tensor<16x17x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x17x64xf32>, tensor<f32>) -> tensor<16x17xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x17xf32>) -> tensor<16x17x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x17x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<16x17x1xf32>, tensor<f32>) -> tensor<16x17xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x17xf32>) -> tensor<16x17x64xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x17x64xf32>
    return %13 : tensor<16x17x64xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<16x17x1xf32>) -> tensor<16x17x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x17x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<16x17x1xf32>
    return %1 : tensor<16x17x1xf32>
  }
}
