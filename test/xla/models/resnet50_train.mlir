module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<512x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1x1x16x16xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3x3x16x16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<1x1x16x64xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<1x1x16x64xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<32xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<128xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<128xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<128xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<128xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<1x1x64x32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<3x3x32x32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<1x1x32x128xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<1x1x64x128xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<64xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<64xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<256xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<256xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<256xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<256xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<1x1x128x64xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<3x3x64x64xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<1x1x64x256xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<1x1x128x256xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<128xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<128xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<128xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<128xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<512xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<512xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<512xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<512xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<1x1x256x128xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<3x3x128x128xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<1x1x128x512xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<1x1x256x512xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<7x7x3x16xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<16xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<16xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<64xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<512x64xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<16xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<16xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<16xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<16xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<64xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<64xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<64xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<64xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<1x1x16x16xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<3x3x16x16xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<1x1x16x64xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<1x1x16x64xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<32xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<32xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<32xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<128xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<128xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<128xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<128xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<1x1x64x32xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<3x3x32x32xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<1x1x32x128xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<1x1x64x128xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<64xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<64xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<64xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<64xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<256xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<256xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<256xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<256xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<1x1x128x64xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<3x3x64x64xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<1x1x64x256xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<1x1x128x256xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<128xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<128xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<128xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<128xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<512xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<512xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<512xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<512xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<1x1x256x128xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<3x3x128x128xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<1x1x128x512xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<1x1x256x512xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<7x7x3x16xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<16xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<16xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<16xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<16xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<16xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<16xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<64xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<64xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<64xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<64xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<32xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<32xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<32xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<32xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<128xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<128xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<128xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<128xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<64xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<64xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<64xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<64xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<256xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<256xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<256xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<256xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<128xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<128xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<128xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<128xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<512xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<512xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<512xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<512xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<16x64x64x3xf32>, %arg141: tensor<16xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['bn']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['bn']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['fc']['bias']"}, tensor<512x64xf32> {jax.result_info = "result[0]['fc']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['stages'][0][0]['bn1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['stages'][0][0]['bn1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['stages'][0][0]['bn2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['stages'][0][0]['bn2']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][0]['bn3']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][0]['bn3']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][0]['bn_proj']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][0]['bn_proj']['scale']"}, tensor<1x1x16x16xf32> {jax.result_info = "result[0]['stages'][0][0]['conv1']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['stages'][0][0]['conv2']"}, tensor<1x1x16x64xf32> {jax.result_info = "result[0]['stages'][0][0]['conv3']"}, tensor<1x1x16x64xf32> {jax.result_info = "result[0]['stages'][0][0]['proj']"}, tensor<32xf32> {jax.result_info = "result[0]['stages'][1][0]['bn1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['stages'][1][0]['bn1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['stages'][1][0]['bn2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['stages'][1][0]['bn2']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][0]['bn3']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][0]['bn3']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][0]['bn_proj']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][0]['bn_proj']['scale']"}, tensor<1x1x64x32xf32> {jax.result_info = "result[0]['stages'][1][0]['conv1']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['stages'][1][0]['conv2']"}, tensor<1x1x32x128xf32> {jax.result_info = "result[0]['stages'][1][0]['conv3']"}, tensor<1x1x64x128xf32> {jax.result_info = "result[0]['stages'][1][0]['proj']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][2][0]['bn1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][2][0]['bn1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][2][0]['bn2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][2][0]['bn2']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][0]['bn3']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][0]['bn3']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][0]['bn_proj']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][0]['bn_proj']['scale']"}, tensor<1x1x128x64xf32> {jax.result_info = "result[0]['stages'][2][0]['conv1']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['stages'][2][0]['conv2']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[0]['stages'][2][0]['conv3']"}, tensor<1x1x128x256xf32> {jax.result_info = "result[0]['stages'][2][0]['proj']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][3][0]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][3][0]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][3][0]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][3][0]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][0]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][0]['bn3']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][0]['bn_proj']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][0]['bn_proj']['scale']"}, tensor<1x1x256x128xf32> {jax.result_info = "result[0]['stages'][3][0]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['stages'][3][0]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['stages'][3][0]['conv3']"}, tensor<1x1x256x512xf32> {jax.result_info = "result[0]['stages'][3][0]['proj']"}, tensor<7x7x3x16xf32> {jax.result_info = "result[0]['stem']"}, tensor<16xf32> {jax.result_info = "result[1]['bn']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['bn']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['fc']['bias']"}, tensor<512x64xf32> {jax.result_info = "result[1]['fc']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['stages'][0][0]['bn1']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['stages'][0][0]['bn1']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['stages'][0][0]['bn2']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['stages'][0][0]['bn2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][0]['bn3']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][0]['bn3']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][0]['bn_proj']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][0]['bn_proj']['scale']"}, tensor<1x1x16x16xf32> {jax.result_info = "result[1]['stages'][0][0]['conv1']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['stages'][0][0]['conv2']"}, tensor<1x1x16x64xf32> {jax.result_info = "result[1]['stages'][0][0]['conv3']"}, tensor<1x1x16x64xf32> {jax.result_info = "result[1]['stages'][0][0]['proj']"}, tensor<32xf32> {jax.result_info = "result[1]['stages'][1][0]['bn1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['stages'][1][0]['bn1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['stages'][1][0]['bn2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['stages'][1][0]['bn2']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][0]['bn3']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][0]['bn3']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][0]['bn_proj']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][0]['bn_proj']['scale']"}, tensor<1x1x64x32xf32> {jax.result_info = "result[1]['stages'][1][0]['conv1']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['stages'][1][0]['conv2']"}, tensor<1x1x32x128xf32> {jax.result_info = "result[1]['stages'][1][0]['conv3']"}, tensor<1x1x64x128xf32> {jax.result_info = "result[1]['stages'][1][0]['proj']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][2][0]['bn1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][2][0]['bn1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][2][0]['bn2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][2][0]['bn2']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][0]['bn3']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][0]['bn3']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][0]['bn_proj']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][0]['bn_proj']['scale']"}, tensor<1x1x128x64xf32> {jax.result_info = "result[1]['stages'][2][0]['conv1']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['stages'][2][0]['conv2']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['stages'][2][0]['conv3']"}, tensor<1x1x128x256xf32> {jax.result_info = "result[1]['stages'][2][0]['proj']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][3][0]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][3][0]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][3][0]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][3][0]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][0]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][0]['bn3']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][0]['bn_proj']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][0]['bn_proj']['scale']"}, tensor<1x1x256x128xf32> {jax.result_info = "result[1]['stages'][3][0]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['stages'][3][0]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['stages'][3][0]['conv3']"}, tensor<1x1x256x512xf32> {jax.result_info = "result[1]['stages'][3][0]['proj']"}, tensor<7x7x3x16xf32> {jax.result_info = "result[1]['stem']"}, tensor<16xf32> {jax.result_info = "result[2]['bn']['mean']"}, tensor<16xf32> {jax.result_info = "result[2]['bn']['var']"}, tensor<16xf32> {jax.result_info = "result[2]['stages'][0][0]['bn1']['mean']"}, tensor<16xf32> {jax.result_info = "result[2]['stages'][0][0]['bn1']['var']"}, tensor<16xf32> {jax.result_info = "result[2]['stages'][0][0]['bn2']['mean']"}, tensor<16xf32> {jax.result_info = "result[2]['stages'][0][0]['bn2']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][0]['bn3']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][0]['bn3']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][0]['bn_proj']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][0]['bn_proj']['var']"}, tensor<32xf32> {jax.result_info = "result[2]['stages'][1][0]['bn1']['mean']"}, tensor<32xf32> {jax.result_info = "result[2]['stages'][1][0]['bn1']['var']"}, tensor<32xf32> {jax.result_info = "result[2]['stages'][1][0]['bn2']['mean']"}, tensor<32xf32> {jax.result_info = "result[2]['stages'][1][0]['bn2']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][0]['bn3']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][0]['bn3']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][0]['bn_proj']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][0]['bn_proj']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][2][0]['bn1']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][2][0]['bn1']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][2][0]['bn2']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][2][0]['bn2']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][0]['bn3']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][0]['bn3']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][0]['bn_proj']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][0]['bn_proj']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][3][0]['bn1']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][3][0]['bn1']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][3][0]['bn2']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][3][0]['bn2']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][0]['bn3']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][0]['bn3']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][0]['bn_proj']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][0]['bn_proj']['var']"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convolution(%arg140, %arg52) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x64x64x3xf32>, tensor<7x7x3x16xf32>) -> tensor<16x32x32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16xf32>
    %4 = chlo.square %0 : tensor<16x32x32x16xf32> -> tensor<16x32x32x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x32x16xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<16x32x32x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.divide %7, %8 : tensor<16xf32>
    %10 = chlo.square %3 : tensor<16xf32> -> tensor<16xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.multiply %11, %3 : tensor<16xf32>
    %13 = stablehlo.subtract %9, %10 : tensor<16xf32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x32x32x16xf32>
    %16 = stablehlo.subtract %0, %15 : tensor<16x32x32x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %18 = stablehlo.add %13, %17 : tensor<16xf32>
    %19 = stablehlo.rsqrt %18 : tensor<16xf32>
    %20 = stablehlo.divide %19, %18 : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<16xf32>
    %23 = stablehlo.multiply %19, %arg1 : tensor<16xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x32x32x16xf32>
    %26 = stablehlo.multiply %16, %25 : tensor<16x32x32x16xf32>
    %27 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x32x32x16xf32>
    %29 = stablehlo.add %26, %28 : tensor<16x32x32x16xf32>
    %30 = call @relu(%29) : (tensor<16x32x32x16xf32>) -> tensor<16x32x32x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x32x32x16xf32>
    %32 = stablehlo.compare GT, %29, %31, FLOAT : (tensor<16x32x32x16xf32>, tensor<16x32x32x16xf32>) -> tensor<16x32x32x16xi1>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.reduce_window"(%30, %33) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %1812 = stablehlo.maximum %arg142, %arg143 : tensor<f32>
      stablehlo.return %1812 : tensor<f32>
    }) : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16x16x16x16xf32>
    %35 = stablehlo.convolution(%34, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_10 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.divide %36, %37 : tensor<16xf32>
    %39 = chlo.square %35 : tensor<16x16x16x16xf32> -> tensor<16x16x16x16xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %41 = stablehlo.multiply %40, %35 : tensor<16x16x16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_13 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %44 = stablehlo.divide %42, %43 : tensor<16xf32>
    %45 = chlo.square %38 : tensor<16xf32> -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.multiply %46, %38 : tensor<16xf32>
    %48 = stablehlo.subtract %44, %45 : tensor<16xf32>
    %49 = stablehlo.broadcast_in_dim %38, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %51 = stablehlo.subtract %35, %50 : tensor<16x16x16x16xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.add %48, %52 : tensor<16xf32>
    %54 = stablehlo.rsqrt %53 : tensor<16xf32>
    %55 = stablehlo.divide %54, %53 : tensor<16xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<16xf32>
    %58 = stablehlo.multiply %54, %arg5 : tensor<16xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %61 = stablehlo.multiply %51, %60 : tensor<16x16x16x16xf32>
    %62 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %64 = stablehlo.add %61, %63 : tensor<16x16x16x16xf32>
    %65 = call @relu_0(%64) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %67 = stablehlo.compare GT, %64, %66, FLOAT : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xi1>
    %68 = stablehlo.convolution(%65, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_19 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %71 = stablehlo.divide %69, %70 : tensor<16xf32>
    %72 = chlo.square %68 : tensor<16x16x16x16xf32> -> tensor<16x16x16x16xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %74 = stablehlo.multiply %73, %68 : tensor<16x16x16x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_22 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %77 = stablehlo.divide %75, %76 : tensor<16xf32>
    %78 = chlo.square %71 : tensor<16xf32> -> tensor<16xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %80 = stablehlo.multiply %79, %71 : tensor<16xf32>
    %81 = stablehlo.subtract %77, %78 : tensor<16xf32>
    %82 = stablehlo.broadcast_in_dim %71, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %84 = stablehlo.subtract %68, %83 : tensor<16x16x16x16xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %86 = stablehlo.add %81, %85 : tensor<16xf32>
    %87 = stablehlo.rsqrt %86 : tensor<16xf32>
    %88 = stablehlo.divide %87, %86 : tensor<16xf32>
    %cst_25 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<16xf32>
    %91 = stablehlo.multiply %87, %arg7 : tensor<16xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %94 = stablehlo.multiply %84, %93 : tensor<16x16x16x16xf32>
    %95 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %97 = stablehlo.add %94, %96 : tensor<16x16x16x16xf32>
    %98 = call @relu_0(%97) : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %100 = stablehlo.compare GT, %97, %99, FLOAT : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xi1>
    %101 = stablehlo.convolution(%98, %arg14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x16x64xf32>) -> tensor<16x16x16x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_28 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %104 = stablehlo.divide %102, %103 : tensor<64xf32>
    %105 = chlo.square %101 : tensor<16x16x16x64xf32> -> tensor<16x16x16x64xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16x16x64xf32>
    %107 = stablehlo.multiply %106, %101 : tensor<16x16x16x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%105 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_31 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %110 = stablehlo.divide %108, %109 : tensor<64xf32>
    %111 = chlo.square %104 : tensor<64xf32> -> tensor<64xf32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %113 = stablehlo.multiply %112, %104 : tensor<64xf32>
    %114 = stablehlo.subtract %110, %111 : tensor<64xf32>
    %115 = stablehlo.broadcast_in_dim %104, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %117 = stablehlo.subtract %101, %116 : tensor<16x16x16x64xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %119 = stablehlo.add %114, %118 : tensor<64xf32>
    %120 = stablehlo.rsqrt %119 : tensor<64xf32>
    %121 = stablehlo.divide %120, %119 : tensor<64xf32>
    %cst_34 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<64xf32>
    %124 = stablehlo.multiply %120, %arg9 : tensor<64xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %127 = stablehlo.multiply %117, %126 : tensor<16x16x16x64xf32>
    %128 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %130 = stablehlo.add %127, %129 : tensor<16x16x16x64xf32>
    %131 = stablehlo.convolution(%34, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x16x64xf32>) -> tensor<16x16x16x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_36 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %134 = stablehlo.divide %132, %133 : tensor<64xf32>
    %135 = chlo.square %131 : tensor<16x16x16x64xf32> -> tensor<16x16x16x64xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x16x16x64xf32>
    %137 = stablehlo.multiply %136, %131 : tensor<16x16x16x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%135 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_39 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %140 = stablehlo.divide %138, %139 : tensor<64xf32>
    %141 = chlo.square %134 : tensor<64xf32> -> tensor<64xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %143 = stablehlo.multiply %142, %134 : tensor<64xf32>
    %144 = stablehlo.subtract %140, %141 : tensor<64xf32>
    %145 = stablehlo.broadcast_in_dim %134, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %147 = stablehlo.subtract %131, %146 : tensor<16x16x16x64xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %149 = stablehlo.add %144, %148 : tensor<64xf32>
    %150 = stablehlo.rsqrt %149 : tensor<64xf32>
    %151 = stablehlo.divide %150, %149 : tensor<64xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<64xf32>
    %154 = stablehlo.multiply %150, %arg11 : tensor<64xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %157 = stablehlo.multiply %147, %156 : tensor<16x16x16x64xf32>
    %158 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %160 = stablehlo.add %157, %159 : tensor<16x16x16x64xf32>
    %161 = stablehlo.add %130, %160 : tensor<16x16x16x64xf32>
    %162 = call @relu_1(%161) : (tensor<16x16x16x64xf32>) -> tensor<16x16x16x64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x16x16x64xf32>
    %164 = stablehlo.compare GT, %161, %163, FLOAT : (tensor<16x16x16x64xf32>, tensor<16x16x16x64xf32>) -> tensor<16x16x16x64xi1>
    %165 = stablehlo.convolution(%162, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x64xf32>, tensor<1x1x64x32xf32>) -> tensor<16x16x16x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_44) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_45 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %168 = stablehlo.divide %166, %167 : tensor<32xf32>
    %169 = chlo.square %165 : tensor<16x16x16x32xf32> -> tensor<16x16x16x32xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %171 = stablehlo.multiply %170, %165 : tensor<16x16x16x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%169 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_48 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %174 = stablehlo.divide %172, %173 : tensor<32xf32>
    %175 = chlo.square %168 : tensor<32xf32> -> tensor<32xf32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %177 = stablehlo.multiply %176, %168 : tensor<32xf32>
    %178 = stablehlo.subtract %174, %175 : tensor<32xf32>
    %179 = stablehlo.broadcast_in_dim %168, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %181 = stablehlo.subtract %165, %180 : tensor<16x16x16x32xf32>
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %183 = stablehlo.add %178, %182 : tensor<32xf32>
    %184 = stablehlo.rsqrt %183 : tensor<32xf32>
    %185 = stablehlo.divide %184, %183 : tensor<32xf32>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %187 = stablehlo.multiply %186, %185 : tensor<32xf32>
    %188 = stablehlo.multiply %184, %arg17 : tensor<32xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %191 = stablehlo.multiply %181, %190 : tensor<16x16x16x32xf32>
    %192 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %194 = stablehlo.add %191, %193 : tensor<16x16x16x32xf32>
    %195 = call @relu_2(%194) : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %197 = stablehlo.compare GT, %194, %196, FLOAT : (tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xi1>
    %198 = stablehlo.convolution(%195, %arg25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_53) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_54 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %201 = stablehlo.divide %199, %200 : tensor<32xf32>
    %202 = chlo.square %198 : tensor<16x8x8x32xf32> -> tensor<16x8x8x32xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %204 = stablehlo.multiply %203, %198 : tensor<16x8x8x32xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%202 init: %cst_56) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_57 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %207 = stablehlo.divide %205, %206 : tensor<32xf32>
    %208 = chlo.square %201 : tensor<32xf32> -> tensor<32xf32>
    %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %210 = stablehlo.multiply %209, %201 : tensor<32xf32>
    %211 = stablehlo.subtract %207, %208 : tensor<32xf32>
    %212 = stablehlo.broadcast_in_dim %201, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %214 = stablehlo.subtract %198, %213 : tensor<16x8x8x32xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %216 = stablehlo.add %211, %215 : tensor<32xf32>
    %217 = stablehlo.rsqrt %216 : tensor<32xf32>
    %218 = stablehlo.divide %217, %216 : tensor<32xf32>
    %cst_60 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %220 = stablehlo.multiply %219, %218 : tensor<32xf32>
    %221 = stablehlo.multiply %217, %arg19 : tensor<32xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %224 = stablehlo.multiply %214, %223 : tensor<16x8x8x32xf32>
    %225 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %227 = stablehlo.add %224, %226 : tensor<16x8x8x32xf32>
    %228 = call @relu_3(%227) : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %230 = stablehlo.compare GT, %227, %229, FLOAT : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xi1>
    %231 = stablehlo.convolution(%228, %arg26) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<1x1x32x128xf32>) -> tensor<16x8x8x128xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_63 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %234 = stablehlo.divide %232, %233 : tensor<128xf32>
    %235 = chlo.square %231 : tensor<16x8x8x128xf32> -> tensor<16x8x8x128xf32>
    %cst_64 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x8x8x128xf32>
    %237 = stablehlo.multiply %236, %231 : tensor<16x8x8x128xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%235 init: %cst_65) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_66 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %240 = stablehlo.divide %238, %239 : tensor<128xf32>
    %241 = chlo.square %234 : tensor<128xf32> -> tensor<128xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %243 = stablehlo.multiply %242, %234 : tensor<128xf32>
    %244 = stablehlo.subtract %240, %241 : tensor<128xf32>
    %245 = stablehlo.broadcast_in_dim %234, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %247 = stablehlo.subtract %231, %246 : tensor<16x8x8x128xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %249 = stablehlo.add %244, %248 : tensor<128xf32>
    %250 = stablehlo.rsqrt %249 : tensor<128xf32>
    %251 = stablehlo.divide %250, %249 : tensor<128xf32>
    %cst_69 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %253 = stablehlo.multiply %252, %251 : tensor<128xf32>
    %254 = stablehlo.multiply %250, %arg21 : tensor<128xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %257 = stablehlo.multiply %247, %256 : tensor<16x8x8x128xf32>
    %258 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %260 = stablehlo.add %257, %259 : tensor<16x8x8x128xf32>
    %261 = stablehlo.convolution(%162, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x64xf32>, tensor<1x1x64x128xf32>) -> tensor<16x8x8x128xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_70) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_71 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %264 = stablehlo.divide %262, %263 : tensor<128xf32>
    %265 = chlo.square %261 : tensor<16x8x8x128xf32> -> tensor<16x8x8x128xf32>
    %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x8x8x128xf32>
    %267 = stablehlo.multiply %266, %261 : tensor<16x8x8x128xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%265 init: %cst_73) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_74 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %270 = stablehlo.divide %268, %269 : tensor<128xf32>
    %271 = chlo.square %264 : tensor<128xf32> -> tensor<128xf32>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %273 = stablehlo.multiply %272, %264 : tensor<128xf32>
    %274 = stablehlo.subtract %270, %271 : tensor<128xf32>
    %275 = stablehlo.broadcast_in_dim %264, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %277 = stablehlo.subtract %261, %276 : tensor<16x8x8x128xf32>
    %cst_76 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %279 = stablehlo.add %274, %278 : tensor<128xf32>
    %280 = stablehlo.rsqrt %279 : tensor<128xf32>
    %281 = stablehlo.divide %280, %279 : tensor<128xf32>
    %cst_77 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %283 = stablehlo.multiply %282, %281 : tensor<128xf32>
    %284 = stablehlo.multiply %280, %arg23 : tensor<128xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %287 = stablehlo.multiply %277, %286 : tensor<16x8x8x128xf32>
    %288 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %290 = stablehlo.add %287, %289 : tensor<16x8x8x128xf32>
    %291 = stablehlo.add %260, %290 : tensor<16x8x8x128xf32>
    %292 = call @relu_4(%291) : (tensor<16x8x8x128xf32>) -> tensor<16x8x8x128xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16x8x8x128xf32>
    %294 = stablehlo.compare GT, %291, %293, FLOAT : (tensor<16x8x8x128xf32>, tensor<16x8x8x128xf32>) -> tensor<16x8x8x128xi1>
    %295 = stablehlo.convolution(%292, %arg36) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x128xf32>, tensor<1x1x128x64xf32>) -> tensor<16x8x8x64xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_79) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_80 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %298 = stablehlo.divide %296, %297 : tensor<64xf32>
    %299 = chlo.square %295 : tensor<16x8x8x64xf32> -> tensor<16x8x8x64xf32>
    %cst_81 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %301 = stablehlo.multiply %300, %295 : tensor<16x8x8x64xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%299 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_83 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %304 = stablehlo.divide %302, %303 : tensor<64xf32>
    %305 = chlo.square %298 : tensor<64xf32> -> tensor<64xf32>
    %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %307 = stablehlo.multiply %306, %298 : tensor<64xf32>
    %308 = stablehlo.subtract %304, %305 : tensor<64xf32>
    %309 = stablehlo.broadcast_in_dim %298, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %311 = stablehlo.subtract %295, %310 : tensor<16x8x8x64xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %313 = stablehlo.add %308, %312 : tensor<64xf32>
    %314 = stablehlo.rsqrt %313 : tensor<64xf32>
    %315 = stablehlo.divide %314, %313 : tensor<64xf32>
    %cst_86 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %317 = stablehlo.multiply %316, %315 : tensor<64xf32>
    %318 = stablehlo.multiply %314, %arg29 : tensor<64xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %321 = stablehlo.multiply %311, %320 : tensor<16x8x8x64xf32>
    %322 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %324 = stablehlo.add %321, %323 : tensor<16x8x8x64xf32>
    %325 = call @relu_5(%324) : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %327 = stablehlo.compare GT, %324, %326, FLOAT : (tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xi1>
    %328 = stablehlo.convolution(%325, %arg37) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x4x4x64xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_88) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_89 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %331 = stablehlo.divide %329, %330 : tensor<64xf32>
    %332 = chlo.square %328 : tensor<16x4x4x64xf32> -> tensor<16x4x4x64xf32>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x4x4x64xf32>
    %334 = stablehlo.multiply %333, %328 : tensor<16x4x4x64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%332 init: %cst_91) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_92 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %337 = stablehlo.divide %335, %336 : tensor<64xf32>
    %338 = chlo.square %331 : tensor<64xf32> -> tensor<64xf32>
    %cst_93 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %340 = stablehlo.multiply %339, %331 : tensor<64xf32>
    %341 = stablehlo.subtract %337, %338 : tensor<64xf32>
    %342 = stablehlo.broadcast_in_dim %331, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x4x4x64xf32>
    %344 = stablehlo.subtract %328, %343 : tensor<16x4x4x64xf32>
    %cst_94 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %346 = stablehlo.add %341, %345 : tensor<64xf32>
    %347 = stablehlo.rsqrt %346 : tensor<64xf32>
    %348 = stablehlo.divide %347, %346 : tensor<64xf32>
    %cst_95 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %350 = stablehlo.multiply %349, %348 : tensor<64xf32>
    %351 = stablehlo.multiply %347, %arg31 : tensor<64xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x4x4x64xf32>
    %354 = stablehlo.multiply %344, %353 : tensor<16x4x4x64xf32>
    %355 = stablehlo.broadcast_in_dim %arg30, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x4x4x64xf32>
    %357 = stablehlo.add %354, %356 : tensor<16x4x4x64xf32>
    %358 = call @relu_6(%357) : (tensor<16x4x4x64xf32>) -> tensor<16x4x4x64xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x4x4x64xf32>
    %360 = stablehlo.compare GT, %357, %359, FLOAT : (tensor<16x4x4x64xf32>, tensor<16x4x4x64xf32>) -> tensor<16x4x4x64xi1>
    %361 = stablehlo.convolution(%358, %arg38) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x64xf32>, tensor<1x1x64x256xf32>) -> tensor<16x4x4x256xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_98 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %364 = stablehlo.divide %362, %363 : tensor<256xf32>
    %365 = chlo.square %361 : tensor<16x4x4x256xf32> -> tensor<16x4x4x256xf32>
    %cst_99 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16x4x4x256xf32>
    %367 = stablehlo.multiply %366, %361 : tensor<16x4x4x256xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%365 init: %cst_100) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_101 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %370 = stablehlo.divide %368, %369 : tensor<256xf32>
    %371 = chlo.square %364 : tensor<256xf32> -> tensor<256xf32>
    %cst_102 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %373 = stablehlo.multiply %372, %364 : tensor<256xf32>
    %374 = stablehlo.subtract %370, %371 : tensor<256xf32>
    %375 = stablehlo.broadcast_in_dim %364, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %377 = stablehlo.subtract %361, %376 : tensor<16x4x4x256xf32>
    %cst_103 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %379 = stablehlo.add %374, %378 : tensor<256xf32>
    %380 = stablehlo.rsqrt %379 : tensor<256xf32>
    %381 = stablehlo.divide %380, %379 : tensor<256xf32>
    %cst_104 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %383 = stablehlo.multiply %382, %381 : tensor<256xf32>
    %384 = stablehlo.multiply %380, %arg33 : tensor<256xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %387 = stablehlo.multiply %377, %386 : tensor<16x4x4x256xf32>
    %388 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %390 = stablehlo.add %387, %389 : tensor<16x4x4x256xf32>
    %391 = stablehlo.convolution(%292, %arg39) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x128xf32>, tensor<1x1x128x256xf32>) -> tensor<16x4x4x256xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_106 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %394 = stablehlo.divide %392, %393 : tensor<256xf32>
    %395 = chlo.square %391 : tensor<16x4x4x256xf32> -> tensor<16x4x4x256xf32>
    %cst_107 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16x4x4x256xf32>
    %397 = stablehlo.multiply %396, %391 : tensor<16x4x4x256xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%395 init: %cst_108) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_109 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %400 = stablehlo.divide %398, %399 : tensor<256xf32>
    %401 = chlo.square %394 : tensor<256xf32> -> tensor<256xf32>
    %cst_110 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %403 = stablehlo.multiply %402, %394 : tensor<256xf32>
    %404 = stablehlo.subtract %400, %401 : tensor<256xf32>
    %405 = stablehlo.broadcast_in_dim %394, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %407 = stablehlo.subtract %391, %406 : tensor<16x4x4x256xf32>
    %cst_111 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %409 = stablehlo.add %404, %408 : tensor<256xf32>
    %410 = stablehlo.rsqrt %409 : tensor<256xf32>
    %411 = stablehlo.divide %410, %409 : tensor<256xf32>
    %cst_112 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %413 = stablehlo.multiply %412, %411 : tensor<256xf32>
    %414 = stablehlo.multiply %410, %arg35 : tensor<256xf32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %417 = stablehlo.multiply %407, %416 : tensor<16x4x4x256xf32>
    %418 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %420 = stablehlo.add %417, %419 : tensor<16x4x4x256xf32>
    %421 = stablehlo.add %390, %420 : tensor<16x4x4x256xf32>
    %422 = call @relu_7(%421) : (tensor<16x4x4x256xf32>) -> tensor<16x4x4x256xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16x4x4x256xf32>
    %424 = stablehlo.compare GT, %421, %423, FLOAT : (tensor<16x4x4x256xf32>, tensor<16x4x4x256xf32>) -> tensor<16x4x4x256xi1>
    %425 = stablehlo.convolution(%422, %arg48) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x256xf32>, tensor<1x1x256x128xf32>) -> tensor<16x4x4x128xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%425 init: %cst_114) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_115 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %428 = stablehlo.divide %426, %427 : tensor<128xf32>
    %429 = chlo.square %425 : tensor<16x4x4x128xf32> -> tensor<16x4x4x128xf32>
    %cst_116 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16x4x4x128xf32>
    %431 = stablehlo.multiply %430, %425 : tensor<16x4x4x128xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%429 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_118 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %434 = stablehlo.divide %432, %433 : tensor<128xf32>
    %435 = chlo.square %428 : tensor<128xf32> -> tensor<128xf32>
    %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %437 = stablehlo.multiply %436, %428 : tensor<128xf32>
    %438 = stablehlo.subtract %434, %435 : tensor<128xf32>
    %439 = stablehlo.broadcast_in_dim %428, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x4x4x128xf32>
    %441 = stablehlo.subtract %425, %440 : tensor<16x4x4x128xf32>
    %cst_120 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %443 = stablehlo.add %438, %442 : tensor<128xf32>
    %444 = stablehlo.rsqrt %443 : tensor<128xf32>
    %445 = stablehlo.divide %444, %443 : tensor<128xf32>
    %cst_121 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %447 = stablehlo.multiply %446, %445 : tensor<128xf32>
    %448 = stablehlo.multiply %444, %arg41 : tensor<128xf32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %450 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x4x4x128xf32>
    %451 = stablehlo.multiply %441, %450 : tensor<16x4x4x128xf32>
    %452 = stablehlo.broadcast_in_dim %arg40, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x4x4x128xf32>
    %454 = stablehlo.add %451, %453 : tensor<16x4x4x128xf32>
    %455 = call @relu_8(%454) : (tensor<16x4x4x128xf32>) -> tensor<16x4x4x128xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16x4x4x128xf32>
    %457 = stablehlo.compare GT, %454, %456, FLOAT : (tensor<16x4x4x128xf32>, tensor<16x4x4x128xf32>) -> tensor<16x4x4x128xi1>
    %458 = stablehlo.convolution(%455, %arg49) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x128xf32>, tensor<3x3x128x128xf32>) -> tensor<16x2x2x128xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.reduce(%458 init: %cst_123) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_124 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %461 = stablehlo.divide %459, %460 : tensor<128xf32>
    %462 = chlo.square %458 : tensor<16x2x2x128xf32> -> tensor<16x2x2x128xf32>
    %cst_125 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x2x2x128xf32>
    %464 = stablehlo.multiply %463, %458 : tensor<16x2x2x128xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%462 init: %cst_126) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_127 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %467 = stablehlo.divide %465, %466 : tensor<128xf32>
    %468 = chlo.square %461 : tensor<128xf32> -> tensor<128xf32>
    %cst_128 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %470 = stablehlo.multiply %469, %461 : tensor<128xf32>
    %471 = stablehlo.subtract %467, %468 : tensor<128xf32>
    %472 = stablehlo.broadcast_in_dim %461, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x2x2x128xf32>
    %474 = stablehlo.subtract %458, %473 : tensor<16x2x2x128xf32>
    %cst_129 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %476 = stablehlo.add %471, %475 : tensor<128xf32>
    %477 = stablehlo.rsqrt %476 : tensor<128xf32>
    %478 = stablehlo.divide %477, %476 : tensor<128xf32>
    %cst_130 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %480 = stablehlo.multiply %479, %478 : tensor<128xf32>
    %481 = stablehlo.multiply %477, %arg43 : tensor<128xf32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x2x2x128xf32>
    %484 = stablehlo.multiply %474, %483 : tensor<16x2x2x128xf32>
    %485 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x2x2x128xf32>
    %487 = stablehlo.add %484, %486 : tensor<16x2x2x128xf32>
    %488 = call @relu_9(%487) : (tensor<16x2x2x128xf32>) -> tensor<16x2x2x128xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16x2x2x128xf32>
    %490 = stablehlo.compare GT, %487, %489, FLOAT : (tensor<16x2x2x128xf32>, tensor<16x2x2x128xf32>) -> tensor<16x2x2x128xi1>
    %491 = stablehlo.convolution(%488, %arg50) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x2x2x128xf32>, tensor<1x1x128x512xf32>) -> tensor<16x2x2x512xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%491 init: %cst_132) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_133 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %494 = stablehlo.divide %492, %493 : tensor<512xf32>
    %495 = chlo.square %491 : tensor<16x2x2x512xf32> -> tensor<16x2x2x512xf32>
    %cst_134 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16x2x2x512xf32>
    %497 = stablehlo.multiply %496, %491 : tensor<16x2x2x512xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%495 init: %cst_135) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_136 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %500 = stablehlo.divide %498, %499 : tensor<512xf32>
    %501 = chlo.square %494 : tensor<512xf32> -> tensor<512xf32>
    %cst_137 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %503 = stablehlo.multiply %502, %494 : tensor<512xf32>
    %504 = stablehlo.subtract %500, %501 : tensor<512xf32>
    %505 = stablehlo.broadcast_in_dim %494, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %507 = stablehlo.subtract %491, %506 : tensor<16x2x2x512xf32>
    %cst_138 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %509 = stablehlo.add %504, %508 : tensor<512xf32>
    %510 = stablehlo.rsqrt %509 : tensor<512xf32>
    %511 = stablehlo.divide %510, %509 : tensor<512xf32>
    %cst_139 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %513 = stablehlo.multiply %512, %511 : tensor<512xf32>
    %514 = stablehlo.multiply %510, %arg45 : tensor<512xf32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %517 = stablehlo.multiply %507, %516 : tensor<16x2x2x512xf32>
    %518 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %520 = stablehlo.add %517, %519 : tensor<16x2x2x512xf32>
    %521 = stablehlo.convolution(%422, %arg51) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x256xf32>, tensor<1x1x256x512xf32>) -> tensor<16x2x2x512xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.reduce(%521 init: %cst_140) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_141 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %524 = stablehlo.divide %522, %523 : tensor<512xf32>
    %525 = chlo.square %521 : tensor<16x2x2x512xf32> -> tensor<16x2x2x512xf32>
    %cst_142 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<16x2x2x512xf32>
    %527 = stablehlo.multiply %526, %521 : tensor<16x2x2x512xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%525 init: %cst_143) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_144 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %530 = stablehlo.divide %528, %529 : tensor<512xf32>
    %531 = chlo.square %524 : tensor<512xf32> -> tensor<512xf32>
    %cst_145 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %533 = stablehlo.multiply %532, %524 : tensor<512xf32>
    %534 = stablehlo.subtract %530, %531 : tensor<512xf32>
    %535 = stablehlo.broadcast_in_dim %524, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %537 = stablehlo.subtract %521, %536 : tensor<16x2x2x512xf32>
    %cst_146 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %539 = stablehlo.add %534, %538 : tensor<512xf32>
    %540 = stablehlo.rsqrt %539 : tensor<512xf32>
    %541 = stablehlo.divide %540, %539 : tensor<512xf32>
    %cst_147 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %543 = stablehlo.multiply %542, %541 : tensor<512xf32>
    %544 = stablehlo.multiply %540, %arg47 : tensor<512xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %547 = stablehlo.multiply %537, %546 : tensor<16x2x2x512xf32>
    %548 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %550 = stablehlo.add %547, %549 : tensor<16x2x2x512xf32>
    %551 = stablehlo.add %520, %550 : tensor<16x2x2x512xf32>
    %552 = call @relu_10(%551) : (tensor<16x2x2x512xf32>) -> tensor<16x2x2x512xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16x2x2x512xf32>
    %554 = stablehlo.compare GT, %551, %553, FLOAT : (tensor<16x2x2x512xf32>, tensor<16x2x2x512xf32>) -> tensor<16x2x2x512xi1>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.reduce(%552 init: %cst_149) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<16x512xf32>
    %cst_150 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<16x512xf32>
    %557 = stablehlo.divide %555, %556 : tensor<16x512xf32>
    %558 = stablehlo.dot_general %557, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x64xf32>) -> tensor<16x64xf32>
    %559 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %561 = stablehlo.add %558, %560 : tensor<16x64xf32>
    %cst_151 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_151) applies stablehlo.maximum across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_152 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %564 = stablehlo.maximum %563, %562 : tensor<16xf32>
    %565 = stablehlo.is_finite %564 : (tensor<16xf32>) -> tensor<16xi1>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %567 = stablehlo.select %565, %564, %566 : tensor<16xi1>, tensor<16xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x64xf32>
    %570 = stablehlo.subtract %561, %569 : tensor<16x64xf32>
    %571 = stablehlo.exponential %570 : tensor<16x64xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_154) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %573 = stablehlo.abs %572 : tensor<16xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %575 = stablehlo.compare GE, %572, %574, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %576 = stablehlo.log %573 : tensor<16xf32>
    %577 = stablehlo.add %576, %567 : tensor<16xf32>
    %578 = call @_one_hot(%arg141) : (tensor<16xi32>) -> tensor<16x64xf32>
    %579 = stablehlo.multiply %561, %578 : tensor<16x64xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%579 init: %cst_156) applies stablehlo.add across dimensions = [1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<16xf32>
    %581 = stablehlo.subtract %577, %580 : tensor<16xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_157) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_158 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %583 = stablehlo.divide %582, %cst_158 : tensor<f32>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_160 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %584 = stablehlo.divide %cst_159, %cst_160 : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %586 = stablehlo.negate %585 : tensor<16xf32>
    %587 = stablehlo.broadcast_in_dim %586, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %588 = stablehlo.multiply %587, %578 : tensor<16x64xf32>
    %589 = stablehlo.divide %585, %573 : tensor<16xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %591 = stablehlo.select %575, %590, %589 : tensor<16xi1>, tensor<16xf32>
    %592 = stablehlo.select %575, %589, %590 : tensor<16xi1>, tensor<16xf32>
    %593 = stablehlo.negate %591 : tensor<16xf32>
    %594 = stablehlo.add %592, %593 : tensor<16xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
    %596 = stablehlo.multiply %595, %571 : tensor<16x64xf32>
    %597 = stablehlo.add %588, %596 : tensor<16x64xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.reduce(%597 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %599 = stablehlo.reshape %598 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_163) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %601 = stablehlo.dot_general %597, %557, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x512xf32>) -> tensor<64x512xf32>
    %602 = stablehlo.transpose %601, dims = [1, 0] : (tensor<64x512xf32>) -> tensor<512x64xf32>
    %603 = stablehlo.dot_general %597, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<512x64xf32>) -> tensor<16x512xf32>
    %cst_164 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16x512xf32>
    %605 = stablehlo.divide %603, %604 : tensor<16x512xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 3] : (tensor<16x512xf32>) -> tensor<16x2x2x512xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16x2x2x512xf32>
    %608 = stablehlo.select %554, %606, %607 : tensor<16x2x2x512xi1>, tensor<16x2x2x512xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%608 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %610 = stablehlo.reshape %609 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.reduce(%610 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %612 = stablehlo.multiply %537, %608 : tensor<16x2x2x512xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.reduce(%612 init: %cst_168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %614 = stablehlo.reshape %613 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %615 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %616 = stablehlo.multiply %608, %615 : tensor<16x2x2x512xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%614 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %618 = stablehlo.multiply %540, %617 : tensor<512xf32>
    %619 = stablehlo.multiply %617, %arg47 : tensor<512xf32>
    %620 = stablehlo.multiply %619, %543 : tensor<512xf32>
    %621 = stablehlo.negate %616 : tensor<16x2x2x512xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%621 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %623 = stablehlo.reshape %622 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_171) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %625 = stablehlo.negate %620 : tensor<512xf32>
    %626 = stablehlo.multiply %625, %533 : tensor<512xf32>
    %627 = stablehlo.add %624, %626 : tensor<512xf32>
    %cst_172 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %629 = stablehlo.divide %620, %628 : tensor<512xf32>
    %630 = stablehlo.broadcast_in_dim %629, dims = [3] : (tensor<512xf32>) -> tensor<16x2x2x512xf32>
    %631 = stablehlo.multiply %630, %527 : tensor<16x2x2x512xf32>
    %632 = stablehlo.add %616, %631 : tensor<16x2x2x512xf32>
    %cst_173 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %634 = stablehlo.divide %627, %633 : tensor<512xf32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [3] : (tensor<512xf32>) -> tensor<16x2x2x512xf32>
    %636 = stablehlo.add %632, %635 : tensor<16x2x2x512xf32>
    %637 = stablehlo.convolution(%422, %636) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x256xf32>, tensor<16x2x2x512xf32>) -> tensor<1x1x256x512xf32>
    %638 = stablehlo.reverse %arg51, dims = [0, 1] : tensor<1x1x256x512xf32>
    %639 = stablehlo.convolution(%636, %638) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x2x2x512xf32>, tensor<1x1x256x512xf32>) -> tensor<16x4x4x256xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.reduce(%608 init: %cst_174) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %641 = stablehlo.reshape %640 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %643 = stablehlo.multiply %507, %608 : tensor<16x2x2x512xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.reduce(%643 init: %cst_176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %645 = stablehlo.reshape %644 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %646 = stablehlo.broadcast_in_dim %515, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<16x2x2x512xf32>
    %647 = stablehlo.multiply %608, %646 : tensor<16x2x2x512xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.reduce(%645 init: %cst_177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %649 = stablehlo.multiply %510, %648 : tensor<512xf32>
    %650 = stablehlo.multiply %648, %arg45 : tensor<512xf32>
    %651 = stablehlo.multiply %650, %513 : tensor<512xf32>
    %652 = stablehlo.negate %647 : tensor<16x2x2x512xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %653 = stablehlo.reduce(%652 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x512xf32>, tensor<f32>) -> tensor<512xf32>
    %654 = stablehlo.reshape %653 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %656 = stablehlo.negate %651 : tensor<512xf32>
    %657 = stablehlo.multiply %656, %503 : tensor<512xf32>
    %658 = stablehlo.add %655, %657 : tensor<512xf32>
    %cst_180 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %660 = stablehlo.divide %651, %659 : tensor<512xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [3] : (tensor<512xf32>) -> tensor<16x2x2x512xf32>
    %662 = stablehlo.multiply %661, %497 : tensor<16x2x2x512xf32>
    %663 = stablehlo.add %647, %662 : tensor<16x2x2x512xf32>
    %cst_181 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %665 = stablehlo.divide %658, %664 : tensor<512xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [3] : (tensor<512xf32>) -> tensor<16x2x2x512xf32>
    %667 = stablehlo.add %663, %666 : tensor<16x2x2x512xf32>
    %668 = stablehlo.convolution(%488, %667) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x2x2x128xf32>, tensor<16x2x2x512xf32>) -> tensor<1x1x128x512xf32>
    %669 = stablehlo.reverse %arg50, dims = [0, 1] : tensor<1x1x128x512xf32>
    %670 = stablehlo.convolution(%667, %669) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x2x2x512xf32>, tensor<1x1x128x512xf32>) -> tensor<16x2x2x128xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<16x2x2x128xf32>
    %672 = stablehlo.select %490, %670, %671 : tensor<16x2x2x128xi1>, tensor<16x2x2x128xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_183) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x128xf32>, tensor<f32>) -> tensor<128xf32>
    %674 = stablehlo.reshape %673 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_184) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %676 = stablehlo.multiply %474, %672 : tensor<16x2x2x128xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_185) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x128xf32>, tensor<f32>) -> tensor<128xf32>
    %678 = stablehlo.reshape %677 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %679 = stablehlo.broadcast_in_dim %482, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x2x2x128xf32>
    %680 = stablehlo.multiply %672, %679 : tensor<16x2x2x128xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%678 init: %cst_186) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %682 = stablehlo.multiply %477, %681 : tensor<128xf32>
    %683 = stablehlo.multiply %681, %arg43 : tensor<128xf32>
    %684 = stablehlo.multiply %683, %480 : tensor<128xf32>
    %685 = stablehlo.negate %680 : tensor<16x2x2x128xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.reduce(%685 init: %cst_187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x2x2x128xf32>, tensor<f32>) -> tensor<128xf32>
    %687 = stablehlo.reshape %686 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %688 = stablehlo.reduce(%687 init: %cst_188) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %689 = stablehlo.negate %684 : tensor<128xf32>
    %690 = stablehlo.multiply %689, %470 : tensor<128xf32>
    %691 = stablehlo.add %688, %690 : tensor<128xf32>
    %cst_189 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %693 = stablehlo.divide %684, %692 : tensor<128xf32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [3] : (tensor<128xf32>) -> tensor<16x2x2x128xf32>
    %695 = stablehlo.multiply %694, %464 : tensor<16x2x2x128xf32>
    %696 = stablehlo.add %680, %695 : tensor<16x2x2x128xf32>
    %cst_190 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %698 = stablehlo.divide %691, %697 : tensor<128xf32>
    %699 = stablehlo.broadcast_in_dim %698, dims = [3] : (tensor<128xf32>) -> tensor<16x2x2x128xf32>
    %700 = stablehlo.add %696, %699 : tensor<16x2x2x128xf32>
    %701 = stablehlo.convolution(%455, %700) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x128xf32>, tensor<16x2x2x128xf32>) -> tensor<3x3x128x128xf32>
    %702 = stablehlo.reverse %arg49, dims = [0, 1] : tensor<3x3x128x128xf32>
    %703 = stablehlo.convolution(%700, %702) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x2x2x128xf32>, tensor<3x3x128x128xf32>) -> tensor<16x4x4x128xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16x4x4x128xf32>
    %705 = stablehlo.select %457, %703, %704 : tensor<16x4x4x128xi1>, tensor<16x4x4x128xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%705 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %707 = stablehlo.reshape %706 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %708 = stablehlo.reduce(%707 init: %cst_193) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %709 = stablehlo.multiply %441, %705 : tensor<16x4x4x128xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %710 = stablehlo.reduce(%709 init: %cst_194) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %711 = stablehlo.reshape %710 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %712 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x4x4x128xf32>
    %713 = stablehlo.multiply %705, %712 : tensor<16x4x4x128xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %714 = stablehlo.reduce(%711 init: %cst_195) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %715 = stablehlo.multiply %444, %714 : tensor<128xf32>
    %716 = stablehlo.multiply %714, %arg41 : tensor<128xf32>
    %717 = stablehlo.multiply %716, %447 : tensor<128xf32>
    %718 = stablehlo.negate %713 : tensor<16x4x4x128xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %719 = stablehlo.reduce(%718 init: %cst_196) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %720 = stablehlo.reshape %719 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%720 init: %cst_197) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %722 = stablehlo.negate %717 : tensor<128xf32>
    %723 = stablehlo.multiply %722, %437 : tensor<128xf32>
    %724 = stablehlo.add %721, %723 : tensor<128xf32>
    %cst_198 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %726 = stablehlo.divide %717, %725 : tensor<128xf32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [3] : (tensor<128xf32>) -> tensor<16x4x4x128xf32>
    %728 = stablehlo.multiply %727, %431 : tensor<16x4x4x128xf32>
    %729 = stablehlo.add %713, %728 : tensor<16x4x4x128xf32>
    %cst_199 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %731 = stablehlo.divide %724, %730 : tensor<128xf32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [3] : (tensor<128xf32>) -> tensor<16x4x4x128xf32>
    %733 = stablehlo.add %729, %732 : tensor<16x4x4x128xf32>
    %734 = stablehlo.convolution(%422, %733) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x256xf32>, tensor<16x4x4x128xf32>) -> tensor<1x1x256x128xf32>
    %735 = stablehlo.reverse %arg48, dims = [0, 1] : tensor<1x1x256x128xf32>
    %736 = stablehlo.convolution(%733, %735) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x128xf32>, tensor<1x1x256x128xf32>) -> tensor<16x4x4x256xf32>
    %737 = stablehlo.add %639, %736 : tensor<16x4x4x256xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16x4x4x256xf32>
    %739 = stablehlo.select %424, %737, %738 : tensor<16x4x4x256xi1>, tensor<16x4x4x256xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %740 = stablehlo.reduce(%739 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %741 = stablehlo.reshape %740 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %742 = stablehlo.reduce(%741 init: %cst_202) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %743 = stablehlo.multiply %407, %739 : tensor<16x4x4x256xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %744 = stablehlo.reduce(%743 init: %cst_203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %745 = stablehlo.reshape %744 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %746 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %747 = stablehlo.multiply %739, %746 : tensor<16x4x4x256xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.reduce(%745 init: %cst_204) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %749 = stablehlo.multiply %410, %748 : tensor<256xf32>
    %750 = stablehlo.multiply %748, %arg35 : tensor<256xf32>
    %751 = stablehlo.multiply %750, %413 : tensor<256xf32>
    %752 = stablehlo.negate %747 : tensor<16x4x4x256xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%752 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %754 = stablehlo.reshape %753 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %755 = stablehlo.reduce(%754 init: %cst_206) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %756 = stablehlo.negate %751 : tensor<256xf32>
    %757 = stablehlo.multiply %756, %403 : tensor<256xf32>
    %758 = stablehlo.add %755, %757 : tensor<256xf32>
    %cst_207 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %760 = stablehlo.divide %751, %759 : tensor<256xf32>
    %761 = stablehlo.broadcast_in_dim %760, dims = [3] : (tensor<256xf32>) -> tensor<16x4x4x256xf32>
    %762 = stablehlo.multiply %761, %397 : tensor<16x4x4x256xf32>
    %763 = stablehlo.add %747, %762 : tensor<16x4x4x256xf32>
    %cst_208 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %765 = stablehlo.divide %758, %764 : tensor<256xf32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [3] : (tensor<256xf32>) -> tensor<16x4x4x256xf32>
    %767 = stablehlo.add %763, %766 : tensor<16x4x4x256xf32>
    %768 = stablehlo.convolution(%292, %767) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x128xf32>, tensor<16x4x4x256xf32>) -> tensor<1x1x128x256xf32>
    %769 = stablehlo.reverse %arg39, dims = [0, 1] : tensor<1x1x128x256xf32>
    %770 = stablehlo.convolution(%767, %769) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x256xf32>, tensor<1x1x128x256xf32>) -> tensor<16x8x8x128xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.reduce(%739 init: %cst_209) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %772 = stablehlo.reshape %771 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %773 = stablehlo.reduce(%772 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %774 = stablehlo.multiply %377, %739 : tensor<16x4x4x256xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%774 init: %cst_211) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %776 = stablehlo.reshape %775 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %777 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<16x4x4x256xf32>
    %778 = stablehlo.multiply %739, %777 : tensor<16x4x4x256xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %779 = stablehlo.reduce(%776 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %780 = stablehlo.multiply %380, %779 : tensor<256xf32>
    %781 = stablehlo.multiply %779, %arg33 : tensor<256xf32>
    %782 = stablehlo.multiply %781, %383 : tensor<256xf32>
    %783 = stablehlo.negate %778 : tensor<16x4x4x256xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_213) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x256xf32>, tensor<f32>) -> tensor<256xf32>
    %785 = stablehlo.reshape %784 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %786 = stablehlo.reduce(%785 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %787 = stablehlo.negate %782 : tensor<256xf32>
    %788 = stablehlo.multiply %787, %373 : tensor<256xf32>
    %789 = stablehlo.add %786, %788 : tensor<256xf32>
    %cst_215 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %791 = stablehlo.divide %782, %790 : tensor<256xf32>
    %792 = stablehlo.broadcast_in_dim %791, dims = [3] : (tensor<256xf32>) -> tensor<16x4x4x256xf32>
    %793 = stablehlo.multiply %792, %367 : tensor<16x4x4x256xf32>
    %794 = stablehlo.add %778, %793 : tensor<16x4x4x256xf32>
    %cst_216 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %796 = stablehlo.divide %789, %795 : tensor<256xf32>
    %797 = stablehlo.broadcast_in_dim %796, dims = [3] : (tensor<256xf32>) -> tensor<16x4x4x256xf32>
    %798 = stablehlo.add %794, %797 : tensor<16x4x4x256xf32>
    %799 = stablehlo.convolution(%358, %798) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x64xf32>, tensor<16x4x4x256xf32>) -> tensor<1x1x64x256xf32>
    %800 = stablehlo.reverse %arg38, dims = [0, 1] : tensor<1x1x64x256xf32>
    %801 = stablehlo.convolution(%798, %800) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x256xf32>, tensor<1x1x64x256xf32>) -> tensor<16x4x4x64xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<16x4x4x64xf32>
    %803 = stablehlo.select %360, %801, %802 : tensor<16x4x4x64xi1>, tensor<16x4x4x64xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.reduce(%803 init: %cst_218) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %805 = stablehlo.reshape %804 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %806 = stablehlo.reduce(%805 init: %cst_219) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %807 = stablehlo.multiply %344, %803 : tensor<16x4x4x64xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %808 = stablehlo.reduce(%807 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %809 = stablehlo.reshape %808 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %810 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x4x4x64xf32>
    %811 = stablehlo.multiply %803, %810 : tensor<16x4x4x64xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %812 = stablehlo.reduce(%809 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %813 = stablehlo.multiply %347, %812 : tensor<64xf32>
    %814 = stablehlo.multiply %812, %arg31 : tensor<64xf32>
    %815 = stablehlo.multiply %814, %350 : tensor<64xf32>
    %816 = stablehlo.negate %811 : tensor<16x4x4x64xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%816 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %818 = stablehlo.reshape %817 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %819 = stablehlo.reduce(%818 init: %cst_223) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %820 = stablehlo.negate %815 : tensor<64xf32>
    %821 = stablehlo.multiply %820, %340 : tensor<64xf32>
    %822 = stablehlo.add %819, %821 : tensor<64xf32>
    %cst_224 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %824 = stablehlo.divide %815, %823 : tensor<64xf32>
    %825 = stablehlo.broadcast_in_dim %824, dims = [3] : (tensor<64xf32>) -> tensor<16x4x4x64xf32>
    %826 = stablehlo.multiply %825, %334 : tensor<16x4x4x64xf32>
    %827 = stablehlo.add %811, %826 : tensor<16x4x4x64xf32>
    %cst_225 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %829 = stablehlo.divide %822, %828 : tensor<64xf32>
    %830 = stablehlo.broadcast_in_dim %829, dims = [3] : (tensor<64xf32>) -> tensor<16x4x4x64xf32>
    %831 = stablehlo.add %827, %830 : tensor<16x4x4x64xf32>
    %832 = stablehlo.convolution(%325, %831) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<16x4x4x64xf32>) -> tensor<3x3x64x64xf32>
    %833 = stablehlo.reverse %arg37, dims = [0, 1] : tensor<3x3x64x64xf32>
    %834 = stablehlo.convolution(%831, %833) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x4x4x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x8x8x64xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %836 = stablehlo.select %327, %834, %835 : tensor<16x8x8x64xi1>, tensor<16x8x8x64xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%836 init: %cst_227) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %838 = stablehlo.reshape %837 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%838 init: %cst_228) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %840 = stablehlo.multiply %311, %836 : tensor<16x8x8x64xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%840 init: %cst_229) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %842 = stablehlo.reshape %841 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %843 = stablehlo.broadcast_in_dim %319, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %844 = stablehlo.multiply %836, %843 : tensor<16x8x8x64xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %845 = stablehlo.reduce(%842 init: %cst_230) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %846 = stablehlo.multiply %314, %845 : tensor<64xf32>
    %847 = stablehlo.multiply %845, %arg29 : tensor<64xf32>
    %848 = stablehlo.multiply %847, %317 : tensor<64xf32>
    %849 = stablehlo.negate %844 : tensor<16x8x8x64xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_231) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %851 = stablehlo.reshape %850 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%851 init: %cst_232) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %853 = stablehlo.negate %848 : tensor<64xf32>
    %854 = stablehlo.multiply %853, %307 : tensor<64xf32>
    %855 = stablehlo.add %852, %854 : tensor<64xf32>
    %cst_233 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %857 = stablehlo.divide %848, %856 : tensor<64xf32>
    %858 = stablehlo.broadcast_in_dim %857, dims = [3] : (tensor<64xf32>) -> tensor<16x8x8x64xf32>
    %859 = stablehlo.multiply %858, %301 : tensor<16x8x8x64xf32>
    %860 = stablehlo.add %844, %859 : tensor<16x8x8x64xf32>
    %cst_234 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %862 = stablehlo.divide %855, %861 : tensor<64xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [3] : (tensor<64xf32>) -> tensor<16x8x8x64xf32>
    %864 = stablehlo.add %860, %863 : tensor<16x8x8x64xf32>
    %865 = stablehlo.convolution(%292, %864) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x128xf32>, tensor<16x8x8x64xf32>) -> tensor<1x1x128x64xf32>
    %866 = stablehlo.reverse %arg36, dims = [0, 1] : tensor<1x1x128x64xf32>
    %867 = stablehlo.convolution(%864, %866) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<1x1x128x64xf32>) -> tensor<16x8x8x128xf32>
    %868 = stablehlo.add %770, %867 : tensor<16x8x8x128xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<16x8x8x128xf32>
    %870 = stablehlo.select %294, %868, %869 : tensor<16x8x8x128xi1>, tensor<16x8x8x128xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%870 init: %cst_236) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %872 = stablehlo.reshape %871 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %873 = stablehlo.reduce(%872 init: %cst_237) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %874 = stablehlo.multiply %277, %870 : tensor<16x8x8x128xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %875 = stablehlo.reduce(%874 init: %cst_238) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %876 = stablehlo.reshape %875 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %877 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %878 = stablehlo.multiply %870, %877 : tensor<16x8x8x128xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.reduce(%876 init: %cst_239) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %880 = stablehlo.multiply %280, %879 : tensor<128xf32>
    %881 = stablehlo.multiply %879, %arg23 : tensor<128xf32>
    %882 = stablehlo.multiply %881, %283 : tensor<128xf32>
    %883 = stablehlo.negate %878 : tensor<16x8x8x128xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %884 = stablehlo.reduce(%883 init: %cst_240) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %885 = stablehlo.reshape %884 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.reduce(%885 init: %cst_241) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %887 = stablehlo.negate %882 : tensor<128xf32>
    %888 = stablehlo.multiply %887, %273 : tensor<128xf32>
    %889 = stablehlo.add %886, %888 : tensor<128xf32>
    %cst_242 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %891 = stablehlo.divide %882, %890 : tensor<128xf32>
    %892 = stablehlo.broadcast_in_dim %891, dims = [3] : (tensor<128xf32>) -> tensor<16x8x8x128xf32>
    %893 = stablehlo.multiply %892, %267 : tensor<16x8x8x128xf32>
    %894 = stablehlo.add %878, %893 : tensor<16x8x8x128xf32>
    %cst_243 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %896 = stablehlo.divide %889, %895 : tensor<128xf32>
    %897 = stablehlo.broadcast_in_dim %896, dims = [3] : (tensor<128xf32>) -> tensor<16x8x8x128xf32>
    %898 = stablehlo.add %894, %897 : tensor<16x8x8x128xf32>
    %899 = stablehlo.convolution(%162, %898) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x64xf32>, tensor<16x8x8x128xf32>) -> tensor<1x1x64x128xf32>
    %900 = stablehlo.reverse %arg27, dims = [0, 1] : tensor<1x1x64x128xf32>
    %901 = stablehlo.convolution(%898, %900) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x128xf32>, tensor<1x1x64x128xf32>) -> tensor<16x16x16x64xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %902 = stablehlo.reduce(%870 init: %cst_244) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %903 = stablehlo.reshape %902 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %904 = stablehlo.reduce(%903 init: %cst_245) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %905 = stablehlo.multiply %247, %870 : tensor<16x8x8x128xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.reduce(%905 init: %cst_246) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %907 = stablehlo.reshape %906 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %908 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<16x8x8x128xf32>
    %909 = stablehlo.multiply %870, %908 : tensor<16x8x8x128xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %910 = stablehlo.reduce(%907 init: %cst_247) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %911 = stablehlo.multiply %250, %910 : tensor<128xf32>
    %912 = stablehlo.multiply %910, %arg21 : tensor<128xf32>
    %913 = stablehlo.multiply %912, %253 : tensor<128xf32>
    %914 = stablehlo.negate %909 : tensor<16x8x8x128xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %915 = stablehlo.reduce(%914 init: %cst_248) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %916 = stablehlo.reshape %915 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %917 = stablehlo.reduce(%916 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %918 = stablehlo.negate %913 : tensor<128xf32>
    %919 = stablehlo.multiply %918, %243 : tensor<128xf32>
    %920 = stablehlo.add %917, %919 : tensor<128xf32>
    %cst_250 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %922 = stablehlo.divide %913, %921 : tensor<128xf32>
    %923 = stablehlo.broadcast_in_dim %922, dims = [3] : (tensor<128xf32>) -> tensor<16x8x8x128xf32>
    %924 = stablehlo.multiply %923, %237 : tensor<16x8x8x128xf32>
    %925 = stablehlo.add %909, %924 : tensor<16x8x8x128xf32>
    %cst_251 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %927 = stablehlo.divide %920, %926 : tensor<128xf32>
    %928 = stablehlo.broadcast_in_dim %927, dims = [3] : (tensor<128xf32>) -> tensor<16x8x8x128xf32>
    %929 = stablehlo.add %925, %928 : tensor<16x8x8x128xf32>
    %930 = stablehlo.convolution(%228, %929) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<16x8x8x128xf32>) -> tensor<1x1x32x128xf32>
    %931 = stablehlo.reverse %arg26, dims = [0, 1] : tensor<1x1x32x128xf32>
    %932 = stablehlo.convolution(%929, %931) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x128xf32>, tensor<1x1x32x128xf32>) -> tensor<16x8x8x32xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %934 = stablehlo.select %230, %932, %933 : tensor<16x8x8x32xi1>, tensor<16x8x8x32xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %935 = stablehlo.reduce(%934 init: %cst_253) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %936 = stablehlo.reshape %935 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %937 = stablehlo.reduce(%936 init: %cst_254) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %938 = stablehlo.multiply %214, %934 : tensor<16x8x8x32xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %939 = stablehlo.reduce(%938 init: %cst_255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %940 = stablehlo.reshape %939 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %941 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %942 = stablehlo.multiply %934, %941 : tensor<16x8x8x32xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %943 = stablehlo.reduce(%940 init: %cst_256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %944 = stablehlo.multiply %217, %943 : tensor<32xf32>
    %945 = stablehlo.multiply %943, %arg19 : tensor<32xf32>
    %946 = stablehlo.multiply %945, %220 : tensor<32xf32>
    %947 = stablehlo.negate %942 : tensor<16x8x8x32xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %948 = stablehlo.reduce(%947 init: %cst_257) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %949 = stablehlo.reshape %948 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %950 = stablehlo.reduce(%949 init: %cst_258) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %951 = stablehlo.negate %946 : tensor<32xf32>
    %952 = stablehlo.multiply %951, %210 : tensor<32xf32>
    %953 = stablehlo.add %950, %952 : tensor<32xf32>
    %cst_259 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %955 = stablehlo.divide %946, %954 : tensor<32xf32>
    %956 = stablehlo.broadcast_in_dim %955, dims = [3] : (tensor<32xf32>) -> tensor<16x8x8x32xf32>
    %957 = stablehlo.multiply %956, %204 : tensor<16x8x8x32xf32>
    %958 = stablehlo.add %942, %957 : tensor<16x8x8x32xf32>
    %cst_260 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %960 = stablehlo.divide %953, %959 : tensor<32xf32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [3] : (tensor<32xf32>) -> tensor<16x8x8x32xf32>
    %962 = stablehlo.add %958, %961 : tensor<16x8x8x32xf32>
    %963 = stablehlo.convolution(%195, %962) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %964 = stablehlo.reverse %arg25, dims = [0, 1] : tensor<3x3x32x32xf32>
    %965 = stablehlo.convolution(%962, %964) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x16x16x32xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %967 = stablehlo.select %197, %965, %966 : tensor<16x16x16x32xi1>, tensor<16x16x16x32xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %968 = stablehlo.reduce(%967 init: %cst_262) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %969 = stablehlo.reshape %968 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %970 = stablehlo.reduce(%969 init: %cst_263) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %971 = stablehlo.multiply %181, %967 : tensor<16x16x16x32xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %972 = stablehlo.reduce(%971 init: %cst_264) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %973 = stablehlo.reshape %972 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %974 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %975 = stablehlo.multiply %967, %974 : tensor<16x16x16x32xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.reduce(%973 init: %cst_265) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %977 = stablehlo.multiply %184, %976 : tensor<32xf32>
    %978 = stablehlo.multiply %976, %arg17 : tensor<32xf32>
    %979 = stablehlo.multiply %978, %187 : tensor<32xf32>
    %980 = stablehlo.negate %975 : tensor<16x16x16x32xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %981 = stablehlo.reduce(%980 init: %cst_266) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %982 = stablehlo.reshape %981 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %983 = stablehlo.reduce(%982 init: %cst_267) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %984 = stablehlo.negate %979 : tensor<32xf32>
    %985 = stablehlo.multiply %984, %177 : tensor<32xf32>
    %986 = stablehlo.add %983, %985 : tensor<32xf32>
    %cst_268 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %988 = stablehlo.divide %979, %987 : tensor<32xf32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [3] : (tensor<32xf32>) -> tensor<16x16x16x32xf32>
    %990 = stablehlo.multiply %989, %171 : tensor<16x16x16x32xf32>
    %991 = stablehlo.add %975, %990 : tensor<16x16x16x32xf32>
    %cst_269 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %993 = stablehlo.divide %986, %992 : tensor<32xf32>
    %994 = stablehlo.broadcast_in_dim %993, dims = [3] : (tensor<32xf32>) -> tensor<16x16x16x32xf32>
    %995 = stablehlo.add %991, %994 : tensor<16x16x16x32xf32>
    %996 = stablehlo.convolution(%162, %995) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x64xf32>, tensor<16x16x16x32xf32>) -> tensor<1x1x64x32xf32>
    %997 = stablehlo.reverse %arg24, dims = [0, 1] : tensor<1x1x64x32xf32>
    %998 = stablehlo.convolution(%995, %997) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<1x1x64x32xf32>) -> tensor<16x16x16x64xf32>
    %999 = stablehlo.add %901, %998 : tensor<16x16x16x64xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<16x16x16x64xf32>
    %1001 = stablehlo.select %164, %999, %1000 : tensor<16x16x16x64xi1>, tensor<16x16x16x64xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1002 = stablehlo.reduce(%1001 init: %cst_271) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1003 = stablehlo.reshape %1002 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1004 = stablehlo.reduce(%1003 init: %cst_272) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1005 = stablehlo.multiply %147, %1001 : tensor<16x16x16x64xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1006 = stablehlo.reduce(%1005 init: %cst_273) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1007 = stablehlo.reshape %1006 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %1008 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %1009 = stablehlo.multiply %1001, %1008 : tensor<16x16x16x64xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1010 = stablehlo.reduce(%1007 init: %cst_274) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1011 = stablehlo.multiply %150, %1010 : tensor<64xf32>
    %1012 = stablehlo.multiply %1010, %arg11 : tensor<64xf32>
    %1013 = stablehlo.multiply %1012, %153 : tensor<64xf32>
    %1014 = stablehlo.negate %1009 : tensor<16x16x16x64xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1015 = stablehlo.reduce(%1014 init: %cst_275) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1016 = stablehlo.reshape %1015 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1016 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1018 = stablehlo.negate %1013 : tensor<64xf32>
    %1019 = stablehlo.multiply %1018, %143 : tensor<64xf32>
    %1020 = stablehlo.add %1017, %1019 : tensor<64xf32>
    %cst_277 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1022 = stablehlo.divide %1013, %1021 : tensor<64xf32>
    %1023 = stablehlo.broadcast_in_dim %1022, dims = [3] : (tensor<64xf32>) -> tensor<16x16x16x64xf32>
    %1024 = stablehlo.multiply %1023, %137 : tensor<16x16x16x64xf32>
    %1025 = stablehlo.add %1009, %1024 : tensor<16x16x16x64xf32>
    %cst_278 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1027 = stablehlo.divide %1020, %1026 : tensor<64xf32>
    %1028 = stablehlo.broadcast_in_dim %1027, dims = [3] : (tensor<64xf32>) -> tensor<16x16x16x64xf32>
    %1029 = stablehlo.add %1025, %1028 : tensor<16x16x16x64xf32>
    %1030 = stablehlo.convolution(%34, %1029) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x64xf32>) -> tensor<1x1x16x64xf32>
    %1031 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<1x1x16x64xf32>
    %1032 = stablehlo.convolution(%1029, %1031) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x64xf32>, tensor<1x1x16x64xf32>) -> tensor<16x16x16x16xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1033 = stablehlo.reduce(%1001 init: %cst_279) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1034 = stablehlo.reshape %1033 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1035 = stablehlo.reduce(%1034 init: %cst_280) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1036 = stablehlo.multiply %117, %1001 : tensor<16x16x16x64xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1037 = stablehlo.reduce(%1036 init: %cst_281) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1038 = stablehlo.reshape %1037 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %1039 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x16x16x64xf32>
    %1040 = stablehlo.multiply %1001, %1039 : tensor<16x16x16x64xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1041 = stablehlo.reduce(%1038 init: %cst_282) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1042 = stablehlo.multiply %120, %1041 : tensor<64xf32>
    %1043 = stablehlo.multiply %1041, %arg9 : tensor<64xf32>
    %1044 = stablehlo.multiply %1043, %123 : tensor<64xf32>
    %1045 = stablehlo.negate %1040 : tensor<16x16x16x64xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1046 = stablehlo.reduce(%1045 init: %cst_283) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1047 = stablehlo.reshape %1046 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1048 = stablehlo.reduce(%1047 init: %cst_284) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1049 = stablehlo.negate %1044 : tensor<64xf32>
    %1050 = stablehlo.multiply %1049, %113 : tensor<64xf32>
    %1051 = stablehlo.add %1048, %1050 : tensor<64xf32>
    %cst_285 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1053 = stablehlo.divide %1044, %1052 : tensor<64xf32>
    %1054 = stablehlo.broadcast_in_dim %1053, dims = [3] : (tensor<64xf32>) -> tensor<16x16x16x64xf32>
    %1055 = stablehlo.multiply %1054, %107 : tensor<16x16x16x64xf32>
    %1056 = stablehlo.add %1040, %1055 : tensor<16x16x16x64xf32>
    %cst_286 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1058 = stablehlo.divide %1051, %1057 : tensor<64xf32>
    %1059 = stablehlo.broadcast_in_dim %1058, dims = [3] : (tensor<64xf32>) -> tensor<16x16x16x64xf32>
    %1060 = stablehlo.add %1056, %1059 : tensor<16x16x16x64xf32>
    %1061 = stablehlo.convolution(%98, %1060) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x64xf32>) -> tensor<1x1x16x64xf32>
    %1062 = stablehlo.reverse %arg14, dims = [0, 1] : tensor<1x1x16x64xf32>
    %1063 = stablehlo.convolution(%1060, %1062) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x64xf32>, tensor<1x1x16x64xf32>) -> tensor<16x16x16x16xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %1065 = stablehlo.select %100, %1063, %1064 : tensor<16x16x16x16xi1>, tensor<16x16x16x16xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1066 = stablehlo.reduce(%1065 init: %cst_288) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1067 = stablehlo.reshape %1066 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.reduce(%1067 init: %cst_289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1069 = stablehlo.multiply %84, %1065 : tensor<16x16x16x16xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1070 = stablehlo.reduce(%1069 init: %cst_290) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1071 = stablehlo.reshape %1070 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1072 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %1073 = stablehlo.multiply %1065, %1072 : tensor<16x16x16x16xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1074 = stablehlo.reduce(%1071 init: %cst_291) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1075 = stablehlo.multiply %87, %1074 : tensor<16xf32>
    %1076 = stablehlo.multiply %1074, %arg7 : tensor<16xf32>
    %1077 = stablehlo.multiply %1076, %90 : tensor<16xf32>
    %1078 = stablehlo.negate %1073 : tensor<16x16x16x16xf32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1079 = stablehlo.reduce(%1078 init: %cst_292) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1080 = stablehlo.reshape %1079 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1081 = stablehlo.reduce(%1080 init: %cst_293) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1082 = stablehlo.negate %1077 : tensor<16xf32>
    %1083 = stablehlo.multiply %1082, %80 : tensor<16xf32>
    %1084 = stablehlo.add %1081, %1083 : tensor<16xf32>
    %cst_294 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1086 = stablehlo.divide %1077, %1085 : tensor<16xf32>
    %1087 = stablehlo.broadcast_in_dim %1086, dims = [3] : (tensor<16xf32>) -> tensor<16x16x16x16xf32>
    %1088 = stablehlo.multiply %1087, %74 : tensor<16x16x16x16xf32>
    %1089 = stablehlo.add %1073, %1088 : tensor<16x16x16x16xf32>
    %cst_295 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1091 = stablehlo.divide %1084, %1090 : tensor<16xf32>
    %1092 = stablehlo.broadcast_in_dim %1091, dims = [3] : (tensor<16xf32>) -> tensor<16x16x16x16xf32>
    %1093 = stablehlo.add %1089, %1092 : tensor<16x16x16x16xf32>
    %1094 = stablehlo.convolution(%65, %1093) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1095 = stablehlo.reverse %arg13, dims = [0, 1] : tensor<3x3x16x16xf32>
    %1096 = stablehlo.convolution(%1093, %1095) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %1098 = stablehlo.select %67, %1096, %1097 : tensor<16x16x16x16xi1>, tensor<16x16x16x16xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1099 = stablehlo.reduce(%1098 init: %cst_297) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1100 = stablehlo.reshape %1099 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1101 = stablehlo.reduce(%1100 init: %cst_298) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1102 = stablehlo.multiply %51, %1098 : tensor<16x16x16x16xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1103 = stablehlo.reduce(%1102 init: %cst_299) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1104 = stablehlo.reshape %1103 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1105 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %1106 = stablehlo.multiply %1098, %1105 : tensor<16x16x16x16xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1107 = stablehlo.reduce(%1104 init: %cst_300) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1108 = stablehlo.multiply %54, %1107 : tensor<16xf32>
    %1109 = stablehlo.multiply %1107, %arg5 : tensor<16xf32>
    %1110 = stablehlo.multiply %1109, %57 : tensor<16xf32>
    %1111 = stablehlo.negate %1106 : tensor<16x16x16x16xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1112 = stablehlo.reduce(%1111 init: %cst_301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1113 = stablehlo.reshape %1112 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1114 = stablehlo.reduce(%1113 init: %cst_302) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1115 = stablehlo.negate %1110 : tensor<16xf32>
    %1116 = stablehlo.multiply %1115, %47 : tensor<16xf32>
    %1117 = stablehlo.add %1114, %1116 : tensor<16xf32>
    %cst_303 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1119 = stablehlo.divide %1110, %1118 : tensor<16xf32>
    %1120 = stablehlo.broadcast_in_dim %1119, dims = [3] : (tensor<16xf32>) -> tensor<16x16x16x16xf32>
    %1121 = stablehlo.multiply %1120, %41 : tensor<16x16x16x16xf32>
    %1122 = stablehlo.add %1106, %1121 : tensor<16x16x16x16xf32>
    %cst_304 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1124 = stablehlo.divide %1117, %1123 : tensor<16xf32>
    %1125 = stablehlo.broadcast_in_dim %1124, dims = [3] : (tensor<16xf32>) -> tensor<16x16x16x16xf32>
    %1126 = stablehlo.add %1122, %1125 : tensor<16x16x16x16xf32>
    %1127 = stablehlo.convolution(%34, %1126) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<1x1x16x16xf32>
    %1128 = stablehlo.reverse %arg12, dims = [0, 1] : tensor<1x1x16x16xf32>
    %1129 = stablehlo.convolution(%1126, %1128) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x16x16xf32>) -> tensor<16x16x16x16xf32>
    %1130 = stablehlo.add %1032, %1129 : tensor<16x16x16x16xf32>
    %cst_305 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1131 = stablehlo.pad %30, %cst_305, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16x33x33x16xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1132 = "stablehlo.select_and_scatter"(%1131, %1130, %cst_306) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %1812 = stablehlo.compare GE, %arg142, %arg143, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1812 : tensor<i1>
    }, {
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %1812 = stablehlo.add %arg142, %arg143 : tensor<f32>
      stablehlo.return %1812 : tensor<f32>
    }) : (tensor<16x33x33x16xf32>, tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16x33x33x16xf32>
    %1133 = stablehlo.slice %1132 [0:16, 0:32, 0:32, 0:16] : (tensor<16x33x33x16xf32>) -> tensor<16x32x32x16xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<16x32x32x16xf32>
    %1135 = stablehlo.select %32, %1133, %1134 : tensor<16x32x32x16xi1>, tensor<16x32x32x16xf32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1136 = stablehlo.reduce(%1135 init: %cst_308) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1137 = stablehlo.reshape %1136 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1138 = stablehlo.reduce(%1137 init: %cst_309) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1139 = stablehlo.multiply %16, %1135 : tensor<16x32x32x16xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1140 = stablehlo.reduce(%1139 init: %cst_310) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1141 = stablehlo.reshape %1140 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1142 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x32x32x16xf32>
    %1143 = stablehlo.multiply %1135, %1142 : tensor<16x32x32x16xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1144 = stablehlo.reduce(%1141 init: %cst_311) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1145 = stablehlo.multiply %19, %1144 : tensor<16xf32>
    %1146 = stablehlo.multiply %1144, %arg1 : tensor<16xf32>
    %1147 = stablehlo.multiply %1146, %22 : tensor<16xf32>
    %1148 = stablehlo.negate %1143 : tensor<16x32x32x16xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1149 = stablehlo.reduce(%1148 init: %cst_312) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x32x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1150 = stablehlo.reshape %1149 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1151 = stablehlo.reduce(%1150 init: %cst_313) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1152 = stablehlo.negate %1147 : tensor<16xf32>
    %1153 = stablehlo.multiply %1152, %12 : tensor<16xf32>
    %1154 = stablehlo.add %1151, %1153 : tensor<16xf32>
    %cst_314 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1156 = stablehlo.divide %1147, %1155 : tensor<16xf32>
    %1157 = stablehlo.broadcast_in_dim %1156, dims = [3] : (tensor<16xf32>) -> tensor<16x32x32x16xf32>
    %1158 = stablehlo.multiply %1157, %6 : tensor<16x32x32x16xf32>
    %1159 = stablehlo.add %1143, %1158 : tensor<16x32x32x16xf32>
    %cst_315 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1161 = stablehlo.divide %1154, %1160 : tensor<16xf32>
    %1162 = stablehlo.broadcast_in_dim %1161, dims = [3] : (tensor<16xf32>) -> tensor<16x32x32x16xf32>
    %1163 = stablehlo.add %1159, %1162 : tensor<16x32x32x16xf32>
    %1164 = stablehlo.convolution(%arg140, %1163) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x64x64x3xf32>, tensor<16x32x32x16xf32>) -> tensor<7x7x3x16xf32>
    %cst_316 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1166 = stablehlo.multiply %1165, %arg0 : tensor<16xf32>
    %1167 = stablehlo.add %1138, %1166 : tensor<16xf32>
    %cst_317 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1169 = stablehlo.multiply %1168, %arg1 : tensor<16xf32>
    %1170 = stablehlo.add %1145, %1169 : tensor<16xf32>
    %cst_318 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1172 = stablehlo.multiply %1171, %arg2 : tensor<64xf32>
    %1173 = stablehlo.add %600, %1172 : tensor<64xf32>
    %cst_319 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1175 = stablehlo.multiply %1174, %arg3 : tensor<512x64xf32>
    %1176 = stablehlo.add %602, %1175 : tensor<512x64xf32>
    %cst_320 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1178 = stablehlo.multiply %1177, %arg4 : tensor<16xf32>
    %1179 = stablehlo.add %1101, %1178 : tensor<16xf32>
    %cst_321 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1181 = stablehlo.multiply %1180, %arg5 : tensor<16xf32>
    %1182 = stablehlo.add %1108, %1181 : tensor<16xf32>
    %cst_322 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1184 = stablehlo.multiply %1183, %arg6 : tensor<16xf32>
    %1185 = stablehlo.add %1068, %1184 : tensor<16xf32>
    %cst_323 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1187 = stablehlo.multiply %1186, %arg7 : tensor<16xf32>
    %1188 = stablehlo.add %1075, %1187 : tensor<16xf32>
    %cst_324 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1190 = stablehlo.multiply %1189, %arg8 : tensor<64xf32>
    %1191 = stablehlo.add %1035, %1190 : tensor<64xf32>
    %cst_325 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1193 = stablehlo.multiply %1192, %arg9 : tensor<64xf32>
    %1194 = stablehlo.add %1042, %1193 : tensor<64xf32>
    %cst_326 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1196 = stablehlo.multiply %1195, %arg10 : tensor<64xf32>
    %1197 = stablehlo.add %1004, %1196 : tensor<64xf32>
    %cst_327 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1198 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1199 = stablehlo.multiply %1198, %arg11 : tensor<64xf32>
    %1200 = stablehlo.add %1011, %1199 : tensor<64xf32>
    %cst_328 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %1202 = stablehlo.multiply %1201, %arg12 : tensor<1x1x16x16xf32>
    %1203 = stablehlo.add %1127, %1202 : tensor<1x1x16x16xf32>
    %cst_329 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1205 = stablehlo.multiply %1204, %arg13 : tensor<3x3x16x16xf32>
    %1206 = stablehlo.add %1094, %1205 : tensor<3x3x16x16xf32>
    %cst_330 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<1x1x16x64xf32>
    %1208 = stablehlo.multiply %1207, %arg14 : tensor<1x1x16x64xf32>
    %1209 = stablehlo.add %1061, %1208 : tensor<1x1x16x64xf32>
    %cst_331 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<1x1x16x64xf32>
    %1211 = stablehlo.multiply %1210, %arg15 : tensor<1x1x16x64xf32>
    %1212 = stablehlo.add %1030, %1211 : tensor<1x1x16x64xf32>
    %cst_332 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1214 = stablehlo.multiply %1213, %arg16 : tensor<32xf32>
    %1215 = stablehlo.add %970, %1214 : tensor<32xf32>
    %cst_333 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1217 = stablehlo.multiply %1216, %arg17 : tensor<32xf32>
    %1218 = stablehlo.add %977, %1217 : tensor<32xf32>
    %cst_334 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1220 = stablehlo.multiply %1219, %arg18 : tensor<32xf32>
    %1221 = stablehlo.add %937, %1220 : tensor<32xf32>
    %cst_335 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1222 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1223 = stablehlo.multiply %1222, %arg19 : tensor<32xf32>
    %1224 = stablehlo.add %944, %1223 : tensor<32xf32>
    %cst_336 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1226 = stablehlo.multiply %1225, %arg20 : tensor<128xf32>
    %1227 = stablehlo.add %904, %1226 : tensor<128xf32>
    %cst_337 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1229 = stablehlo.multiply %1228, %arg21 : tensor<128xf32>
    %1230 = stablehlo.add %911, %1229 : tensor<128xf32>
    %cst_338 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1232 = stablehlo.multiply %1231, %arg22 : tensor<128xf32>
    %1233 = stablehlo.add %873, %1232 : tensor<128xf32>
    %cst_339 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1235 = stablehlo.multiply %1234, %arg23 : tensor<128xf32>
    %1236 = stablehlo.add %880, %1235 : tensor<128xf32>
    %cst_340 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %1238 = stablehlo.multiply %1237, %arg24 : tensor<1x1x64x32xf32>
    %1239 = stablehlo.add %996, %1238 : tensor<1x1x64x32xf32>
    %cst_341 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1240 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1241 = stablehlo.multiply %1240, %arg25 : tensor<3x3x32x32xf32>
    %1242 = stablehlo.add %963, %1241 : tensor<3x3x32x32xf32>
    %cst_342 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<1x1x32x128xf32>
    %1244 = stablehlo.multiply %1243, %arg26 : tensor<1x1x32x128xf32>
    %1245 = stablehlo.add %930, %1244 : tensor<1x1x32x128xf32>
    %cst_343 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<1x1x64x128xf32>
    %1247 = stablehlo.multiply %1246, %arg27 : tensor<1x1x64x128xf32>
    %1248 = stablehlo.add %899, %1247 : tensor<1x1x64x128xf32>
    %cst_344 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1250 = stablehlo.multiply %1249, %arg28 : tensor<64xf32>
    %1251 = stablehlo.add %839, %1250 : tensor<64xf32>
    %cst_345 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1252 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1253 = stablehlo.multiply %1252, %arg29 : tensor<64xf32>
    %1254 = stablehlo.add %846, %1253 : tensor<64xf32>
    %cst_346 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1256 = stablehlo.multiply %1255, %arg30 : tensor<64xf32>
    %1257 = stablehlo.add %806, %1256 : tensor<64xf32>
    %cst_347 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1259 = stablehlo.multiply %1258, %arg31 : tensor<64xf32>
    %1260 = stablehlo.add %813, %1259 : tensor<64xf32>
    %cst_348 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1262 = stablehlo.multiply %1261, %arg32 : tensor<256xf32>
    %1263 = stablehlo.add %773, %1262 : tensor<256xf32>
    %cst_349 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1264 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1265 = stablehlo.multiply %1264, %arg33 : tensor<256xf32>
    %1266 = stablehlo.add %780, %1265 : tensor<256xf32>
    %cst_350 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1268 = stablehlo.multiply %1267, %arg34 : tensor<256xf32>
    %1269 = stablehlo.add %742, %1268 : tensor<256xf32>
    %cst_351 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1271 = stablehlo.multiply %1270, %arg35 : tensor<256xf32>
    %1272 = stablehlo.add %749, %1271 : tensor<256xf32>
    %cst_352 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<1x1x128x64xf32>
    %1274 = stablehlo.multiply %1273, %arg36 : tensor<1x1x128x64xf32>
    %1275 = stablehlo.add %865, %1274 : tensor<1x1x128x64xf32>
    %cst_353 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %1277 = stablehlo.multiply %1276, %arg37 : tensor<3x3x64x64xf32>
    %1278 = stablehlo.add %832, %1277 : tensor<3x3x64x64xf32>
    %cst_354 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %1280 = stablehlo.multiply %1279, %arg38 : tensor<1x1x64x256xf32>
    %1281 = stablehlo.add %799, %1280 : tensor<1x1x64x256xf32>
    %cst_355 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<1x1x128x256xf32>
    %1283 = stablehlo.multiply %1282, %arg39 : tensor<1x1x128x256xf32>
    %1284 = stablehlo.add %768, %1283 : tensor<1x1x128x256xf32>
    %cst_356 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1286 = stablehlo.multiply %1285, %arg40 : tensor<128xf32>
    %1287 = stablehlo.add %708, %1286 : tensor<128xf32>
    %cst_357 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1289 = stablehlo.multiply %1288, %arg41 : tensor<128xf32>
    %1290 = stablehlo.add %715, %1289 : tensor<128xf32>
    %cst_358 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1292 = stablehlo.multiply %1291, %arg42 : tensor<128xf32>
    %1293 = stablehlo.add %675, %1292 : tensor<128xf32>
    %cst_359 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1295 = stablehlo.multiply %1294, %arg43 : tensor<128xf32>
    %1296 = stablehlo.add %682, %1295 : tensor<128xf32>
    %cst_360 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1298 = stablehlo.multiply %1297, %arg44 : tensor<512xf32>
    %1299 = stablehlo.add %642, %1298 : tensor<512xf32>
    %cst_361 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1300 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1301 = stablehlo.multiply %1300, %arg45 : tensor<512xf32>
    %1302 = stablehlo.add %649, %1301 : tensor<512xf32>
    %cst_362 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1304 = stablehlo.multiply %1303, %arg46 : tensor<512xf32>
    %1305 = stablehlo.add %611, %1304 : tensor<512xf32>
    %cst_363 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1306 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1307 = stablehlo.multiply %1306, %arg47 : tensor<512xf32>
    %1308 = stablehlo.add %618, %1307 : tensor<512xf32>
    %cst_364 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %1310 = stablehlo.multiply %1309, %arg48 : tensor<1x1x256x128xf32>
    %1311 = stablehlo.add %734, %1310 : tensor<1x1x256x128xf32>
    %cst_365 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %1313 = stablehlo.multiply %1312, %arg49 : tensor<3x3x128x128xf32>
    %1314 = stablehlo.add %701, %1313 : tensor<3x3x128x128xf32>
    %cst_366 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %1316 = stablehlo.multiply %1315, %arg50 : tensor<1x1x128x512xf32>
    %1317 = stablehlo.add %668, %1316 : tensor<1x1x128x512xf32>
    %cst_367 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %1319 = stablehlo.multiply %1318, %arg51 : tensor<1x1x256x512xf32>
    %1320 = stablehlo.add %637, %1319 : tensor<1x1x256x512xf32>
    %cst_368 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<7x7x3x16xf32>
    %1322 = stablehlo.multiply %1321, %arg52 : tensor<7x7x3x16xf32>
    %1323 = stablehlo.add %1164, %1322 : tensor<7x7x3x16xf32>
    %cst_369 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1325 = stablehlo.multiply %1324, %arg53 : tensor<16xf32>
    %1326 = stablehlo.add %1325, %1167 : tensor<16xf32>
    %cst_370 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1328 = stablehlo.multiply %1327, %arg54 : tensor<16xf32>
    %1329 = stablehlo.add %1328, %1170 : tensor<16xf32>
    %cst_371 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1331 = stablehlo.multiply %1330, %arg55 : tensor<64xf32>
    %1332 = stablehlo.add %1331, %1173 : tensor<64xf32>
    %cst_372 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1334 = stablehlo.multiply %1333, %arg56 : tensor<512x64xf32>
    %1335 = stablehlo.add %1334, %1176 : tensor<512x64xf32>
    %cst_373 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1337 = stablehlo.multiply %1336, %arg57 : tensor<16xf32>
    %1338 = stablehlo.add %1337, %1179 : tensor<16xf32>
    %cst_374 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1339 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1340 = stablehlo.multiply %1339, %arg58 : tensor<16xf32>
    %1341 = stablehlo.add %1340, %1182 : tensor<16xf32>
    %cst_375 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1343 = stablehlo.multiply %1342, %arg59 : tensor<16xf32>
    %1344 = stablehlo.add %1343, %1185 : tensor<16xf32>
    %cst_376 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1346 = stablehlo.multiply %1345, %arg60 : tensor<16xf32>
    %1347 = stablehlo.add %1346, %1188 : tensor<16xf32>
    %cst_377 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1349 = stablehlo.multiply %1348, %arg61 : tensor<64xf32>
    %1350 = stablehlo.add %1349, %1191 : tensor<64xf32>
    %cst_378 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1352 = stablehlo.multiply %1351, %arg62 : tensor<64xf32>
    %1353 = stablehlo.add %1352, %1194 : tensor<64xf32>
    %cst_379 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1355 = stablehlo.multiply %1354, %arg63 : tensor<64xf32>
    %1356 = stablehlo.add %1355, %1197 : tensor<64xf32>
    %cst_380 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1358 = stablehlo.multiply %1357, %arg64 : tensor<64xf32>
    %1359 = stablehlo.add %1358, %1200 : tensor<64xf32>
    %cst_381 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %1361 = stablehlo.multiply %1360, %arg65 : tensor<1x1x16x16xf32>
    %1362 = stablehlo.add %1361, %1203 : tensor<1x1x16x16xf32>
    %cst_382 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1364 = stablehlo.multiply %1363, %arg66 : tensor<3x3x16x16xf32>
    %1365 = stablehlo.add %1364, %1206 : tensor<3x3x16x16xf32>
    %cst_383 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1366 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<1x1x16x64xf32>
    %1367 = stablehlo.multiply %1366, %arg67 : tensor<1x1x16x64xf32>
    %1368 = stablehlo.add %1367, %1209 : tensor<1x1x16x64xf32>
    %cst_384 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<1x1x16x64xf32>
    %1370 = stablehlo.multiply %1369, %arg68 : tensor<1x1x16x64xf32>
    %1371 = stablehlo.add %1370, %1212 : tensor<1x1x16x64xf32>
    %cst_385 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1373 = stablehlo.multiply %1372, %arg69 : tensor<32xf32>
    %1374 = stablehlo.add %1373, %1215 : tensor<32xf32>
    %cst_386 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1375 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1376 = stablehlo.multiply %1375, %arg70 : tensor<32xf32>
    %1377 = stablehlo.add %1376, %1218 : tensor<32xf32>
    %cst_387 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1378 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1379 = stablehlo.multiply %1378, %arg71 : tensor<32xf32>
    %1380 = stablehlo.add %1379, %1221 : tensor<32xf32>
    %cst_388 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1381 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1382 = stablehlo.multiply %1381, %arg72 : tensor<32xf32>
    %1383 = stablehlo.add %1382, %1224 : tensor<32xf32>
    %cst_389 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1384 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1385 = stablehlo.multiply %1384, %arg73 : tensor<128xf32>
    %1386 = stablehlo.add %1385, %1227 : tensor<128xf32>
    %cst_390 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1387 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1388 = stablehlo.multiply %1387, %arg74 : tensor<128xf32>
    %1389 = stablehlo.add %1388, %1230 : tensor<128xf32>
    %cst_391 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1391 = stablehlo.multiply %1390, %arg75 : tensor<128xf32>
    %1392 = stablehlo.add %1391, %1233 : tensor<128xf32>
    %cst_392 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1393 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1394 = stablehlo.multiply %1393, %arg76 : tensor<128xf32>
    %1395 = stablehlo.add %1394, %1236 : tensor<128xf32>
    %cst_393 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %1397 = stablehlo.multiply %1396, %arg77 : tensor<1x1x64x32xf32>
    %1398 = stablehlo.add %1397, %1239 : tensor<1x1x64x32xf32>
    %cst_394 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1400 = stablehlo.multiply %1399, %arg78 : tensor<3x3x32x32xf32>
    %1401 = stablehlo.add %1400, %1242 : tensor<3x3x32x32xf32>
    %cst_395 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<1x1x32x128xf32>
    %1403 = stablehlo.multiply %1402, %arg79 : tensor<1x1x32x128xf32>
    %1404 = stablehlo.add %1403, %1245 : tensor<1x1x32x128xf32>
    %cst_396 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1405 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<1x1x64x128xf32>
    %1406 = stablehlo.multiply %1405, %arg80 : tensor<1x1x64x128xf32>
    %1407 = stablehlo.add %1406, %1248 : tensor<1x1x64x128xf32>
    %cst_397 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1409 = stablehlo.multiply %1408, %arg81 : tensor<64xf32>
    %1410 = stablehlo.add %1409, %1251 : tensor<64xf32>
    %cst_398 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1411 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1412 = stablehlo.multiply %1411, %arg82 : tensor<64xf32>
    %1413 = stablehlo.add %1412, %1254 : tensor<64xf32>
    %cst_399 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1415 = stablehlo.multiply %1414, %arg83 : tensor<64xf32>
    %1416 = stablehlo.add %1415, %1257 : tensor<64xf32>
    %cst_400 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1417 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1418 = stablehlo.multiply %1417, %arg84 : tensor<64xf32>
    %1419 = stablehlo.add %1418, %1260 : tensor<64xf32>
    %cst_401 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1421 = stablehlo.multiply %1420, %arg85 : tensor<256xf32>
    %1422 = stablehlo.add %1421, %1263 : tensor<256xf32>
    %cst_402 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1423 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1424 = stablehlo.multiply %1423, %arg86 : tensor<256xf32>
    %1425 = stablehlo.add %1424, %1266 : tensor<256xf32>
    %cst_403 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1427 = stablehlo.multiply %1426, %arg87 : tensor<256xf32>
    %1428 = stablehlo.add %1427, %1269 : tensor<256xf32>
    %cst_404 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1430 = stablehlo.multiply %1429, %arg88 : tensor<256xf32>
    %1431 = stablehlo.add %1430, %1272 : tensor<256xf32>
    %cst_405 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<1x1x128x64xf32>
    %1433 = stablehlo.multiply %1432, %arg89 : tensor<1x1x128x64xf32>
    %1434 = stablehlo.add %1433, %1275 : tensor<1x1x128x64xf32>
    %cst_406 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1435 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %1436 = stablehlo.multiply %1435, %arg90 : tensor<3x3x64x64xf32>
    %1437 = stablehlo.add %1436, %1278 : tensor<3x3x64x64xf32>
    %cst_407 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %1439 = stablehlo.multiply %1438, %arg91 : tensor<1x1x64x256xf32>
    %1440 = stablehlo.add %1439, %1281 : tensor<1x1x64x256xf32>
    %cst_408 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1441 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<1x1x128x256xf32>
    %1442 = stablehlo.multiply %1441, %arg92 : tensor<1x1x128x256xf32>
    %1443 = stablehlo.add %1442, %1284 : tensor<1x1x128x256xf32>
    %cst_409 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1445 = stablehlo.multiply %1444, %arg93 : tensor<128xf32>
    %1446 = stablehlo.add %1445, %1287 : tensor<128xf32>
    %cst_410 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1447 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1448 = stablehlo.multiply %1447, %arg94 : tensor<128xf32>
    %1449 = stablehlo.add %1448, %1290 : tensor<128xf32>
    %cst_411 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1451 = stablehlo.multiply %1450, %arg95 : tensor<128xf32>
    %1452 = stablehlo.add %1451, %1293 : tensor<128xf32>
    %cst_412 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1453 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1454 = stablehlo.multiply %1453, %arg96 : tensor<128xf32>
    %1455 = stablehlo.add %1454, %1296 : tensor<128xf32>
    %cst_413 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1457 = stablehlo.multiply %1456, %arg97 : tensor<512xf32>
    %1458 = stablehlo.add %1457, %1299 : tensor<512xf32>
    %cst_414 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1459 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1460 = stablehlo.multiply %1459, %arg98 : tensor<512xf32>
    %1461 = stablehlo.add %1460, %1302 : tensor<512xf32>
    %cst_415 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1463 = stablehlo.multiply %1462, %arg99 : tensor<512xf32>
    %1464 = stablehlo.add %1463, %1305 : tensor<512xf32>
    %cst_416 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1466 = stablehlo.multiply %1465, %arg100 : tensor<512xf32>
    %1467 = stablehlo.add %1466, %1308 : tensor<512xf32>
    %cst_417 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %1469 = stablehlo.multiply %1468, %arg101 : tensor<1x1x256x128xf32>
    %1470 = stablehlo.add %1469, %1311 : tensor<1x1x256x128xf32>
    %cst_418 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1471 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %1472 = stablehlo.multiply %1471, %arg102 : tensor<3x3x128x128xf32>
    %1473 = stablehlo.add %1472, %1314 : tensor<3x3x128x128xf32>
    %cst_419 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %1475 = stablehlo.multiply %1474, %arg103 : tensor<1x1x128x512xf32>
    %1476 = stablehlo.add %1475, %1317 : tensor<1x1x128x512xf32>
    %cst_420 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1477 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %1478 = stablehlo.multiply %1477, %arg104 : tensor<1x1x256x512xf32>
    %1479 = stablehlo.add %1478, %1320 : tensor<1x1x256x512xf32>
    %cst_421 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<7x7x3x16xf32>
    %1481 = stablehlo.multiply %1480, %arg105 : tensor<7x7x3x16xf32>
    %1482 = stablehlo.add %1481, %1323 : tensor<7x7x3x16xf32>
    %cst_422 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1483 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1484 = stablehlo.multiply %1483, %1326 : tensor<16xf32>
    %1485 = stablehlo.subtract %arg0, %1484 : tensor<16xf32>
    %cst_423 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1487 = stablehlo.multiply %1486, %1329 : tensor<16xf32>
    %1488 = stablehlo.subtract %arg1, %1487 : tensor<16xf32>
    %cst_424 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1489 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1490 = stablehlo.multiply %1489, %1332 : tensor<64xf32>
    %1491 = stablehlo.subtract %arg2, %1490 : tensor<64xf32>
    %cst_425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %1493 = stablehlo.multiply %1492, %1335 : tensor<512x64xf32>
    %1494 = stablehlo.subtract %arg3, %1493 : tensor<512x64xf32>
    %cst_426 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1495 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1496 = stablehlo.multiply %1495, %1338 : tensor<16xf32>
    %1497 = stablehlo.subtract %arg4, %1496 : tensor<16xf32>
    %cst_427 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1499 = stablehlo.multiply %1498, %1341 : tensor<16xf32>
    %1500 = stablehlo.subtract %arg5, %1499 : tensor<16xf32>
    %cst_428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1501 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1502 = stablehlo.multiply %1501, %1344 : tensor<16xf32>
    %1503 = stablehlo.subtract %arg6, %1502 : tensor<16xf32>
    %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1505 = stablehlo.multiply %1504, %1347 : tensor<16xf32>
    %1506 = stablehlo.subtract %arg7, %1505 : tensor<16xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1507 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1508 = stablehlo.multiply %1507, %1350 : tensor<64xf32>
    %1509 = stablehlo.subtract %arg8, %1508 : tensor<64xf32>
    %cst_431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1510 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1511 = stablehlo.multiply %1510, %1353 : tensor<64xf32>
    %1512 = stablehlo.subtract %arg9, %1511 : tensor<64xf32>
    %cst_432 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1513 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1514 = stablehlo.multiply %1513, %1356 : tensor<64xf32>
    %1515 = stablehlo.subtract %arg10, %1514 : tensor<64xf32>
    %cst_433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1517 = stablehlo.multiply %1516, %1359 : tensor<64xf32>
    %1518 = stablehlo.subtract %arg11, %1517 : tensor<64xf32>
    %cst_434 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1519 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<1x1x16x16xf32>
    %1520 = stablehlo.multiply %1519, %1362 : tensor<1x1x16x16xf32>
    %1521 = stablehlo.subtract %arg12, %1520 : tensor<1x1x16x16xf32>
    %cst_435 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1522 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1523 = stablehlo.multiply %1522, %1365 : tensor<3x3x16x16xf32>
    %1524 = stablehlo.subtract %arg13, %1523 : tensor<3x3x16x16xf32>
    %cst_436 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<1x1x16x64xf32>
    %1526 = stablehlo.multiply %1525, %1368 : tensor<1x1x16x64xf32>
    %1527 = stablehlo.subtract %arg14, %1526 : tensor<1x1x16x64xf32>
    %cst_437 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1528 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<1x1x16x64xf32>
    %1529 = stablehlo.multiply %1528, %1371 : tensor<1x1x16x64xf32>
    %1530 = stablehlo.subtract %arg15, %1529 : tensor<1x1x16x64xf32>
    %cst_438 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1531 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1532 = stablehlo.multiply %1531, %1374 : tensor<32xf32>
    %1533 = stablehlo.subtract %arg16, %1532 : tensor<32xf32>
    %cst_439 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1534 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1535 = stablehlo.multiply %1534, %1377 : tensor<32xf32>
    %1536 = stablehlo.subtract %arg17, %1535 : tensor<32xf32>
    %cst_440 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1537 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1538 = stablehlo.multiply %1537, %1380 : tensor<32xf32>
    %1539 = stablehlo.subtract %arg18, %1538 : tensor<32xf32>
    %cst_441 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1540 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1541 = stablehlo.multiply %1540, %1383 : tensor<32xf32>
    %1542 = stablehlo.subtract %arg19, %1541 : tensor<32xf32>
    %cst_442 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1543 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1544 = stablehlo.multiply %1543, %1386 : tensor<128xf32>
    %1545 = stablehlo.subtract %arg20, %1544 : tensor<128xf32>
    %cst_443 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1546 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1547 = stablehlo.multiply %1546, %1389 : tensor<128xf32>
    %1548 = stablehlo.subtract %arg21, %1547 : tensor<128xf32>
    %cst_444 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1549 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1550 = stablehlo.multiply %1549, %1392 : tensor<128xf32>
    %1551 = stablehlo.subtract %arg22, %1550 : tensor<128xf32>
    %cst_445 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1553 = stablehlo.multiply %1552, %1395 : tensor<128xf32>
    %1554 = stablehlo.subtract %arg23, %1553 : tensor<128xf32>
    %cst_446 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1555 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %1556 = stablehlo.multiply %1555, %1398 : tensor<1x1x64x32xf32>
    %1557 = stablehlo.subtract %arg24, %1556 : tensor<1x1x64x32xf32>
    %cst_447 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1558 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1559 = stablehlo.multiply %1558, %1401 : tensor<3x3x32x32xf32>
    %1560 = stablehlo.subtract %arg25, %1559 : tensor<3x3x32x32xf32>
    %cst_448 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1561 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<1x1x32x128xf32>
    %1562 = stablehlo.multiply %1561, %1404 : tensor<1x1x32x128xf32>
    %1563 = stablehlo.subtract %arg26, %1562 : tensor<1x1x32x128xf32>
    %cst_449 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1564 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<1x1x64x128xf32>
    %1565 = stablehlo.multiply %1564, %1407 : tensor<1x1x64x128xf32>
    %1566 = stablehlo.subtract %arg27, %1565 : tensor<1x1x64x128xf32>
    %cst_450 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1567 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1568 = stablehlo.multiply %1567, %1410 : tensor<64xf32>
    %1569 = stablehlo.subtract %arg28, %1568 : tensor<64xf32>
    %cst_451 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1570 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1571 = stablehlo.multiply %1570, %1413 : tensor<64xf32>
    %1572 = stablehlo.subtract %arg29, %1571 : tensor<64xf32>
    %cst_452 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1573 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1574 = stablehlo.multiply %1573, %1416 : tensor<64xf32>
    %1575 = stablehlo.subtract %arg30, %1574 : tensor<64xf32>
    %cst_453 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1576 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1577 = stablehlo.multiply %1576, %1419 : tensor<64xf32>
    %1578 = stablehlo.subtract %arg31, %1577 : tensor<64xf32>
    %cst_454 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1580 = stablehlo.multiply %1579, %1422 : tensor<256xf32>
    %1581 = stablehlo.subtract %arg32, %1580 : tensor<256xf32>
    %cst_455 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1582 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1583 = stablehlo.multiply %1582, %1425 : tensor<256xf32>
    %1584 = stablehlo.subtract %arg33, %1583 : tensor<256xf32>
    %cst_456 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1585 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1586 = stablehlo.multiply %1585, %1428 : tensor<256xf32>
    %1587 = stablehlo.subtract %arg34, %1586 : tensor<256xf32>
    %cst_457 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1589 = stablehlo.multiply %1588, %1431 : tensor<256xf32>
    %1590 = stablehlo.subtract %arg35, %1589 : tensor<256xf32>
    %cst_458 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1591 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<1x1x128x64xf32>
    %1592 = stablehlo.multiply %1591, %1434 : tensor<1x1x128x64xf32>
    %1593 = stablehlo.subtract %arg36, %1592 : tensor<1x1x128x64xf32>
    %cst_459 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1594 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %1595 = stablehlo.multiply %1594, %1437 : tensor<3x3x64x64xf32>
    %1596 = stablehlo.subtract %arg37, %1595 : tensor<3x3x64x64xf32>
    %cst_460 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1597 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %1598 = stablehlo.multiply %1597, %1440 : tensor<1x1x64x256xf32>
    %1599 = stablehlo.subtract %arg38, %1598 : tensor<1x1x64x256xf32>
    %cst_461 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1600 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<1x1x128x256xf32>
    %1601 = stablehlo.multiply %1600, %1443 : tensor<1x1x128x256xf32>
    %1602 = stablehlo.subtract %arg39, %1601 : tensor<1x1x128x256xf32>
    %cst_462 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1603 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1604 = stablehlo.multiply %1603, %1446 : tensor<128xf32>
    %1605 = stablehlo.subtract %arg40, %1604 : tensor<128xf32>
    %cst_463 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1607 = stablehlo.multiply %1606, %1449 : tensor<128xf32>
    %1608 = stablehlo.subtract %arg41, %1607 : tensor<128xf32>
    %cst_464 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1609 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1610 = stablehlo.multiply %1609, %1452 : tensor<128xf32>
    %1611 = stablehlo.subtract %arg42, %1610 : tensor<128xf32>
    %cst_465 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1612 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1613 = stablehlo.multiply %1612, %1455 : tensor<128xf32>
    %1614 = stablehlo.subtract %arg43, %1613 : tensor<128xf32>
    %cst_466 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1616 = stablehlo.multiply %1615, %1458 : tensor<512xf32>
    %1617 = stablehlo.subtract %arg44, %1616 : tensor<512xf32>
    %cst_467 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1618 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1619 = stablehlo.multiply %1618, %1461 : tensor<512xf32>
    %1620 = stablehlo.subtract %arg45, %1619 : tensor<512xf32>
    %cst_468 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1621 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1622 = stablehlo.multiply %1621, %1464 : tensor<512xf32>
    %1623 = stablehlo.subtract %arg46, %1622 : tensor<512xf32>
    %cst_469 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1624 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1625 = stablehlo.multiply %1624, %1467 : tensor<512xf32>
    %1626 = stablehlo.subtract %arg47, %1625 : tensor<512xf32>
    %cst_470 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1627 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %1628 = stablehlo.multiply %1627, %1470 : tensor<1x1x256x128xf32>
    %1629 = stablehlo.subtract %arg48, %1628 : tensor<1x1x256x128xf32>
    %cst_471 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %1631 = stablehlo.multiply %1630, %1473 : tensor<3x3x128x128xf32>
    %1632 = stablehlo.subtract %arg49, %1631 : tensor<3x3x128x128xf32>
    %cst_472 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1633 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %1634 = stablehlo.multiply %1633, %1476 : tensor<1x1x128x512xf32>
    %1635 = stablehlo.subtract %arg50, %1634 : tensor<1x1x128x512xf32>
    %cst_473 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1636 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %1637 = stablehlo.multiply %1636, %1479 : tensor<1x1x256x512xf32>
    %1638 = stablehlo.subtract %arg51, %1637 : tensor<1x1x256x512xf32>
    %cst_474 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<7x7x3x16xf32>
    %1640 = stablehlo.multiply %1639, %1482 : tensor<7x7x3x16xf32>
    %1641 = stablehlo.subtract %arg52, %1640 : tensor<7x7x3x16xf32>
    %cst_475 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1643 = stablehlo.multiply %1642, %arg106 : tensor<16xf32>
    %cst_476 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1644 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1645 = stablehlo.multiply %1644, %3 : tensor<16xf32>
    %1646 = stablehlo.add %1643, %1645 : tensor<16xf32>
    %cst_477 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1647 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1648 = stablehlo.multiply %1647, %arg107 : tensor<16xf32>
    %cst_478 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1649 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1650 = stablehlo.multiply %1649, %13 : tensor<16xf32>
    %1651 = stablehlo.add %1648, %1650 : tensor<16xf32>
    %cst_479 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1653 = stablehlo.multiply %1652, %arg108 : tensor<16xf32>
    %cst_480 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1654 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1655 = stablehlo.multiply %1654, %38 : tensor<16xf32>
    %1656 = stablehlo.add %1653, %1655 : tensor<16xf32>
    %cst_481 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1658 = stablehlo.multiply %1657, %arg109 : tensor<16xf32>
    %cst_482 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1660 = stablehlo.multiply %1659, %48 : tensor<16xf32>
    %1661 = stablehlo.add %1658, %1660 : tensor<16xf32>
    %cst_483 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1662 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1663 = stablehlo.multiply %1662, %arg110 : tensor<16xf32>
    %cst_484 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1664 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1665 = stablehlo.multiply %1664, %71 : tensor<16xf32>
    %1666 = stablehlo.add %1663, %1665 : tensor<16xf32>
    %cst_485 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1668 = stablehlo.multiply %1667, %arg111 : tensor<16xf32>
    %cst_486 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1670 = stablehlo.multiply %1669, %81 : tensor<16xf32>
    %1671 = stablehlo.add %1668, %1670 : tensor<16xf32>
    %cst_487 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1672 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1673 = stablehlo.multiply %1672, %arg112 : tensor<64xf32>
    %cst_488 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1674 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1675 = stablehlo.multiply %1674, %104 : tensor<64xf32>
    %1676 = stablehlo.add %1673, %1675 : tensor<64xf32>
    %cst_489 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1677 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1678 = stablehlo.multiply %1677, %arg113 : tensor<64xf32>
    %cst_490 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1680 = stablehlo.multiply %1679, %114 : tensor<64xf32>
    %1681 = stablehlo.add %1678, %1680 : tensor<64xf32>
    %cst_491 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1683 = stablehlo.multiply %1682, %arg114 : tensor<64xf32>
    %cst_492 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1684 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1685 = stablehlo.multiply %1684, %134 : tensor<64xf32>
    %1686 = stablehlo.add %1683, %1685 : tensor<64xf32>
    %cst_493 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1687 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1688 = stablehlo.multiply %1687, %arg115 : tensor<64xf32>
    %cst_494 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1689 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1690 = stablehlo.multiply %1689, %144 : tensor<64xf32>
    %1691 = stablehlo.add %1688, %1690 : tensor<64xf32>
    %cst_495 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1692 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1693 = stablehlo.multiply %1692, %arg116 : tensor<32xf32>
    %cst_496 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1694 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1695 = stablehlo.multiply %1694, %168 : tensor<32xf32>
    %1696 = stablehlo.add %1693, %1695 : tensor<32xf32>
    %cst_497 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1698 = stablehlo.multiply %1697, %arg117 : tensor<32xf32>
    %cst_498 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1700 = stablehlo.multiply %1699, %178 : tensor<32xf32>
    %1701 = stablehlo.add %1698, %1700 : tensor<32xf32>
    %cst_499 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1702 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1703 = stablehlo.multiply %1702, %arg118 : tensor<32xf32>
    %cst_500 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1704 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1705 = stablehlo.multiply %1704, %201 : tensor<32xf32>
    %1706 = stablehlo.add %1703, %1705 : tensor<32xf32>
    %cst_501 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1707 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1708 = stablehlo.multiply %1707, %arg119 : tensor<32xf32>
    %cst_502 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1710 = stablehlo.multiply %1709, %211 : tensor<32xf32>
    %1711 = stablehlo.add %1708, %1710 : tensor<32xf32>
    %cst_503 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1712 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1713 = stablehlo.multiply %1712, %arg120 : tensor<128xf32>
    %cst_504 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1714 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1715 = stablehlo.multiply %1714, %234 : tensor<128xf32>
    %1716 = stablehlo.add %1713, %1715 : tensor<128xf32>
    %cst_505 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1717 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1718 = stablehlo.multiply %1717, %arg121 : tensor<128xf32>
    %cst_506 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1719 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1720 = stablehlo.multiply %1719, %244 : tensor<128xf32>
    %1721 = stablehlo.add %1718, %1720 : tensor<128xf32>
    %cst_507 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1722 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1723 = stablehlo.multiply %1722, %arg122 : tensor<128xf32>
    %cst_508 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1724 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1725 = stablehlo.multiply %1724, %264 : tensor<128xf32>
    %1726 = stablehlo.add %1723, %1725 : tensor<128xf32>
    %cst_509 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1727 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1728 = stablehlo.multiply %1727, %arg123 : tensor<128xf32>
    %cst_510 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1729 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1730 = stablehlo.multiply %1729, %274 : tensor<128xf32>
    %1731 = stablehlo.add %1728, %1730 : tensor<128xf32>
    %cst_511 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1732 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1733 = stablehlo.multiply %1732, %arg124 : tensor<64xf32>
    %cst_512 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1734 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1735 = stablehlo.multiply %1734, %298 : tensor<64xf32>
    %1736 = stablehlo.add %1733, %1735 : tensor<64xf32>
    %cst_513 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1737 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1738 = stablehlo.multiply %1737, %arg125 : tensor<64xf32>
    %cst_514 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1739 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1740 = stablehlo.multiply %1739, %308 : tensor<64xf32>
    %1741 = stablehlo.add %1738, %1740 : tensor<64xf32>
    %cst_515 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1742 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1743 = stablehlo.multiply %1742, %arg126 : tensor<64xf32>
    %cst_516 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1744 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1745 = stablehlo.multiply %1744, %331 : tensor<64xf32>
    %1746 = stablehlo.add %1743, %1745 : tensor<64xf32>
    %cst_517 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1747 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1748 = stablehlo.multiply %1747, %arg127 : tensor<64xf32>
    %cst_518 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1749 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1750 = stablehlo.multiply %1749, %341 : tensor<64xf32>
    %1751 = stablehlo.add %1748, %1750 : tensor<64xf32>
    %cst_519 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1752 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1753 = stablehlo.multiply %1752, %arg128 : tensor<256xf32>
    %cst_520 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1755 = stablehlo.multiply %1754, %364 : tensor<256xf32>
    %1756 = stablehlo.add %1753, %1755 : tensor<256xf32>
    %cst_521 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1757 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1758 = stablehlo.multiply %1757, %arg129 : tensor<256xf32>
    %cst_522 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1759 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1760 = stablehlo.multiply %1759, %374 : tensor<256xf32>
    %1761 = stablehlo.add %1758, %1760 : tensor<256xf32>
    %cst_523 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1762 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1763 = stablehlo.multiply %1762, %arg130 : tensor<256xf32>
    %cst_524 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1764 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1765 = stablehlo.multiply %1764, %394 : tensor<256xf32>
    %1766 = stablehlo.add %1763, %1765 : tensor<256xf32>
    %cst_525 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1767 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1768 = stablehlo.multiply %1767, %arg131 : tensor<256xf32>
    %cst_526 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1769 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1770 = stablehlo.multiply %1769, %404 : tensor<256xf32>
    %1771 = stablehlo.add %1768, %1770 : tensor<256xf32>
    %cst_527 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1772 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1773 = stablehlo.multiply %1772, %arg132 : tensor<128xf32>
    %cst_528 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1774 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1775 = stablehlo.multiply %1774, %428 : tensor<128xf32>
    %1776 = stablehlo.add %1773, %1775 : tensor<128xf32>
    %cst_529 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1777 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1778 = stablehlo.multiply %1777, %arg133 : tensor<128xf32>
    %cst_530 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1779 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1780 = stablehlo.multiply %1779, %438 : tensor<128xf32>
    %1781 = stablehlo.add %1778, %1780 : tensor<128xf32>
    %cst_531 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1782 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1783 = stablehlo.multiply %1782, %arg134 : tensor<128xf32>
    %cst_532 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1784 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1785 = stablehlo.multiply %1784, %461 : tensor<128xf32>
    %1786 = stablehlo.add %1783, %1785 : tensor<128xf32>
    %cst_533 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1787 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1788 = stablehlo.multiply %1787, %arg135 : tensor<128xf32>
    %cst_534 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1789 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1790 = stablehlo.multiply %1789, %471 : tensor<128xf32>
    %1791 = stablehlo.add %1788, %1790 : tensor<128xf32>
    %cst_535 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1792 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1793 = stablehlo.multiply %1792, %arg136 : tensor<512xf32>
    %cst_536 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1794 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1795 = stablehlo.multiply %1794, %494 : tensor<512xf32>
    %1796 = stablehlo.add %1793, %1795 : tensor<512xf32>
    %cst_537 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1797 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1798 = stablehlo.multiply %1797, %arg137 : tensor<512xf32>
    %cst_538 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1799 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1800 = stablehlo.multiply %1799, %504 : tensor<512xf32>
    %1801 = stablehlo.add %1798, %1800 : tensor<512xf32>
    %cst_539 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1802 = stablehlo.broadcast_in_dim %cst_539, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1803 = stablehlo.multiply %1802, %arg138 : tensor<512xf32>
    %cst_540 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1805 = stablehlo.multiply %1804, %524 : tensor<512xf32>
    %1806 = stablehlo.add %1803, %1805 : tensor<512xf32>
    %cst_541 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1807 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1808 = stablehlo.multiply %1807, %arg139 : tensor<512xf32>
    %cst_542 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1809 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1810 = stablehlo.multiply %1809, %534 : tensor<512xf32>
    %1811 = stablehlo.add %1808, %1810 : tensor<512xf32>
    return %1485, %1488, %1491, %1494, %1497, %1500, %1503, %1506, %1509, %1512, %1515, %1518, %1521, %1524, %1527, %1530, %1533, %1536, %1539, %1542, %1545, %1548, %1551, %1554, %1557, %1560, %1563, %1566, %1569, %1572, %1575, %1578, %1581, %1584, %1587, %1590, %1593, %1596, %1599, %1602, %1605, %1608, %1611, %1614, %1617, %1620, %1623, %1626, %1629, %1632, %1635, %1638, %1641, %1326, %1329, %1332, %1335, %1338, %1341, %1344, %1347, %1350, %1353, %1356, %1359, %1362, %1365, %1368, %1371, %1374, %1377, %1380, %1383, %1386, %1389, %1392, %1395, %1398, %1401, %1404, %1407, %1410, %1413, %1416, %1419, %1422, %1425, %1428, %1431, %1434, %1437, %1440, %1443, %1446, %1449, %1452, %1455, %1458, %1461, %1464, %1467, %1470, %1473, %1476, %1479, %1482, %1646, %1651, %1656, %1661, %1666, %1671, %1676, %1681, %1686, %1691, %1696, %1701, %1706, %1711, %1716, %1721, %1726, %1731, %1736, %1741, %1746, %1751, %1756, %1761, %1766, %1771, %1776, %1781, %1786, %1791, %1796, %1801, %1806, %1811, %583 : tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<512x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x16x16xf32>, tensor<3x3x16x16xf32>, tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x64x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x32x128xf32>, tensor<1x1x64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x128x64xf32>, tensor<3x3x64x64xf32>, tensor<1x1x64x256xf32>, tensor<1x1x128x256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<1x1x256x512xf32>, tensor<7x7x3x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<512x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x16x16xf32>, tensor<3x3x16x16xf32>, tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x64x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x32x128xf32>, tensor<1x1x64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x128x64xf32>, tensor<3x3x64x64xf32>, tensor<1x1x64x256xf32>, tensor<1x1x128x256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<1x1x256x512xf32>, tensor<7x7x3x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>
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
