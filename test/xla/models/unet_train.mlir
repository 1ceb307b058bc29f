module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x3x3x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x3x16x3xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x3x16x16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3x3x16x16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x16x16xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<16xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<16xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<64x16xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<32x32xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<32xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<32xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<32x32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<32x32xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<32x32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<32xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<3x3x16x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<32xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<3x3x32x32xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<16xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<16xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<32xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<32xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<1x1x16x32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<32xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<64x32xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<3x3x32x32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<32xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<3x3x32x32xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<32xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<32xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<32xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<32xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<64x32xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<32xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<3x3x32x32xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<3x3x32x32xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<32xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<64x32xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<16xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<16xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<64xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<16x64xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<64xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<64x64xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<32xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<32x32xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<32xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<32x32xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<32xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<32x32xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<32xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<32x32xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<32xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<32x32xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<32xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<32xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<32xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<32x32xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<32x32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<32x32xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<32xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<3x3x64x32xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<32xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<3x3x32x32xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<64xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<64xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<32xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<32xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<32xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<1x1x64x32xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<32xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<64x32xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<32xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<3x3x48x32xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<32xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<3x3x32x32xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<48xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<48xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<32xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<32xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<32xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<1x1x48x32xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<32xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<64x32xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<32xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<3x3x32x32xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<16xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<3x3x48x16xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<16xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<3x3x16x16xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<48xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<48xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<16xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<16xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<16xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<1x1x48x16xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<16xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<64x16xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<16xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<3x3x32x16xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<16xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<3x3x16x16xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<32xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<32xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<16xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<16xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<16xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<1x1x32x16xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<16xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<64x16xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<i32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<16xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<3x3x3x16xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<3xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<3x3x16x3xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<16xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<3x3x16x16xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<16xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<3x3x16x16xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<16xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<3x3x16x16xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<16xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<16xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<16xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<16xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<16xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<64x16xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<32xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<32x32xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<32xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<32xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<32xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<32x32xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<32xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<32x32xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<32xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<32x32xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<32xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<3x3x16x32xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<32xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<3x3x32x32xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<16xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<16xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<32xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<32xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<32xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<1x1x16x32xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<32xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<64x32xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<32xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<3x3x32x32xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<32xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<3x3x32x32xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<32xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<32xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<32xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<32xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<32xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<64x32xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<32xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<3x3x32x32xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<32xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<3x3x32x32xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<32xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<32xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<32xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<32xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<32xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<64x32xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<16xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<16xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<64xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<16x64xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<64xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<64x64xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<32xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<32x32xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<32xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<32xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<32xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<32x32xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<32xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<32x32xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<32xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<32x32xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<32xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<32x32xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<32xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<32xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<32xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<32x32xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<32xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<32x32xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<32xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<32x32xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<32xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<3x3x64x32xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<32xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<3x3x32x32xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<64xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<64xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<32xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<32xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<32xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<1x1x64x32xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<32xf32> {tf.aliasing_output = 229 : i32}, %arg230: tensor<64x32xf32> {tf.aliasing_output = 230 : i32}, %arg231: tensor<32xf32> {tf.aliasing_output = 231 : i32}, %arg232: tensor<3x3x48x32xf32> {tf.aliasing_output = 232 : i32}, %arg233: tensor<32xf32> {tf.aliasing_output = 233 : i32}, %arg234: tensor<3x3x32x32xf32> {tf.aliasing_output = 234 : i32}, %arg235: tensor<48xf32> {tf.aliasing_output = 235 : i32}, %arg236: tensor<48xf32> {tf.aliasing_output = 236 : i32}, %arg237: tensor<32xf32> {tf.aliasing_output = 237 : i32}, %arg238: tensor<32xf32> {tf.aliasing_output = 238 : i32}, %arg239: tensor<32xf32> {tf.aliasing_output = 239 : i32}, %arg240: tensor<1x1x48x32xf32> {tf.aliasing_output = 240 : i32}, %arg241: tensor<32xf32> {tf.aliasing_output = 241 : i32}, %arg242: tensor<64x32xf32> {tf.aliasing_output = 242 : i32}, %arg243: tensor<32xf32> {tf.aliasing_output = 243 : i32}, %arg244: tensor<3x3x32x32xf32> {tf.aliasing_output = 244 : i32}, %arg245: tensor<16xf32> {tf.aliasing_output = 245 : i32}, %arg246: tensor<3x3x48x16xf32> {tf.aliasing_output = 246 : i32}, %arg247: tensor<16xf32> {tf.aliasing_output = 247 : i32}, %arg248: tensor<3x3x16x16xf32> {tf.aliasing_output = 248 : i32}, %arg249: tensor<48xf32> {tf.aliasing_output = 249 : i32}, %arg250: tensor<48xf32> {tf.aliasing_output = 250 : i32}, %arg251: tensor<16xf32> {tf.aliasing_output = 251 : i32}, %arg252: tensor<16xf32> {tf.aliasing_output = 252 : i32}, %arg253: tensor<16xf32> {tf.aliasing_output = 253 : i32}, %arg254: tensor<1x1x48x16xf32> {tf.aliasing_output = 254 : i32}, %arg255: tensor<16xf32> {tf.aliasing_output = 255 : i32}, %arg256: tensor<64x16xf32> {tf.aliasing_output = 256 : i32}, %arg257: tensor<16xf32> {tf.aliasing_output = 257 : i32}, %arg258: tensor<3x3x32x16xf32> {tf.aliasing_output = 258 : i32}, %arg259: tensor<16xf32> {tf.aliasing_output = 259 : i32}, %arg260: tensor<3x3x16x16xf32> {tf.aliasing_output = 260 : i32}, %arg261: tensor<32xf32> {tf.aliasing_output = 261 : i32}, %arg262: tensor<32xf32> {tf.aliasing_output = 262 : i32}, %arg263: tensor<16xf32> {tf.aliasing_output = 263 : i32}, %arg264: tensor<16xf32> {tf.aliasing_output = 264 : i32}, %arg265: tensor<16xf32> {tf.aliasing_output = 265 : i32}, %arg266: tensor<1x1x32x16xf32> {tf.aliasing_output = 266 : i32}, %arg267: tensor<16xf32> {tf.aliasing_output = 267 : i32}, %arg268: tensor<64x16xf32> {tf.aliasing_output = 268 : i32}, %arg269: tensor<16xf32> {tf.aliasing_output = 269 : i32}, %arg270: tensor<3x3x3x16xf32> {tf.aliasing_output = 270 : i32}, %arg271: tensor<3xf32> {tf.aliasing_output = 271 : i32}, %arg272: tensor<3x3x16x3xf32> {tf.aliasing_output = 272 : i32}, %arg273: tensor<16xf32> {tf.aliasing_output = 273 : i32}, %arg274: tensor<3x3x16x16xf32> {tf.aliasing_output = 274 : i32}, %arg275: tensor<16xf32> {tf.aliasing_output = 275 : i32}, %arg276: tensor<3x3x16x16xf32> {tf.aliasing_output = 276 : i32}, %arg277: tensor<16xf32> {tf.aliasing_output = 277 : i32}, %arg278: tensor<3x3x16x16xf32> {tf.aliasing_output = 278 : i32}, %arg279: tensor<16xf32> {tf.aliasing_output = 279 : i32}, %arg280: tensor<16xf32> {tf.aliasing_output = 280 : i32}, %arg281: tensor<16xf32> {tf.aliasing_output = 281 : i32}, %arg282: tensor<16xf32> {tf.aliasing_output = 282 : i32}, %arg283: tensor<16xf32> {tf.aliasing_output = 283 : i32}, %arg284: tensor<64x16xf32> {tf.aliasing_output = 284 : i32}, %arg285: tensor<32xf32> {tf.aliasing_output = 285 : i32}, %arg286: tensor<32x32xf32> {tf.aliasing_output = 286 : i32}, %arg287: tensor<32xf32> {tf.aliasing_output = 287 : i32}, %arg288: tensor<32xf32> {tf.aliasing_output = 288 : i32}, %arg289: tensor<32xf32> {tf.aliasing_output = 289 : i32}, %arg290: tensor<32x32xf32> {tf.aliasing_output = 290 : i32}, %arg291: tensor<32xf32> {tf.aliasing_output = 291 : i32}, %arg292: tensor<32x32xf32> {tf.aliasing_output = 292 : i32}, %arg293: tensor<32xf32> {tf.aliasing_output = 293 : i32}, %arg294: tensor<32x32xf32> {tf.aliasing_output = 294 : i32}, %arg295: tensor<32xf32> {tf.aliasing_output = 295 : i32}, %arg296: tensor<3x3x16x32xf32> {tf.aliasing_output = 296 : i32}, %arg297: tensor<32xf32> {tf.aliasing_output = 297 : i32}, %arg298: tensor<3x3x32x32xf32> {tf.aliasing_output = 298 : i32}, %arg299: tensor<16xf32> {tf.aliasing_output = 299 : i32}, %arg300: tensor<16xf32> {tf.aliasing_output = 300 : i32}, %arg301: tensor<32xf32> {tf.aliasing_output = 301 : i32}, %arg302: tensor<32xf32> {tf.aliasing_output = 302 : i32}, %arg303: tensor<32xf32> {tf.aliasing_output = 303 : i32}, %arg304: tensor<1x1x16x32xf32> {tf.aliasing_output = 304 : i32}, %arg305: tensor<32xf32> {tf.aliasing_output = 305 : i32}, %arg306: tensor<64x32xf32> {tf.aliasing_output = 306 : i32}, %arg307: tensor<32xf32> {tf.aliasing_output = 307 : i32}, %arg308: tensor<3x3x32x32xf32> {tf.aliasing_output = 308 : i32}, %arg309: tensor<32xf32> {tf.aliasing_output = 309 : i32}, %arg310: tensor<3x3x32x32xf32> {tf.aliasing_output = 310 : i32}, %arg311: tensor<32xf32> {tf.aliasing_output = 311 : i32}, %arg312: tensor<32xf32> {tf.aliasing_output = 312 : i32}, %arg313: tensor<32xf32> {tf.aliasing_output = 313 : i32}, %arg314: tensor<32xf32> {tf.aliasing_output = 314 : i32}, %arg315: tensor<32xf32> {tf.aliasing_output = 315 : i32}, %arg316: tensor<64x32xf32> {tf.aliasing_output = 316 : i32}, %arg317: tensor<32xf32> {tf.aliasing_output = 317 : i32}, %arg318: tensor<3x3x32x32xf32> {tf.aliasing_output = 318 : i32}, %arg319: tensor<32xf32> {tf.aliasing_output = 319 : i32}, %arg320: tensor<3x3x32x32xf32> {tf.aliasing_output = 320 : i32}, %arg321: tensor<32xf32> {tf.aliasing_output = 321 : i32}, %arg322: tensor<32xf32> {tf.aliasing_output = 322 : i32}, %arg323: tensor<32xf32> {tf.aliasing_output = 323 : i32}, %arg324: tensor<32xf32> {tf.aliasing_output = 324 : i32}, %arg325: tensor<32xf32> {tf.aliasing_output = 325 : i32}, %arg326: tensor<64x32xf32> {tf.aliasing_output = 326 : i32}, %arg327: tensor<16xf32> {tf.aliasing_output = 327 : i32}, %arg328: tensor<16xf32> {tf.aliasing_output = 328 : i32}, %arg329: tensor<64xf32> {tf.aliasing_output = 329 : i32}, %arg330: tensor<16x64xf32> {tf.aliasing_output = 330 : i32}, %arg331: tensor<64xf32> {tf.aliasing_output = 331 : i32}, %arg332: tensor<64x64xf32> {tf.aliasing_output = 332 : i32}, %arg333: tensor<32xf32> {tf.aliasing_output = 333 : i32}, %arg334: tensor<32x32xf32> {tf.aliasing_output = 334 : i32}, %arg335: tensor<32xf32> {tf.aliasing_output = 335 : i32}, %arg336: tensor<32xf32> {tf.aliasing_output = 336 : i32}, %arg337: tensor<32xf32> {tf.aliasing_output = 337 : i32}, %arg338: tensor<32x32xf32> {tf.aliasing_output = 338 : i32}, %arg339: tensor<32xf32> {tf.aliasing_output = 339 : i32}, %arg340: tensor<32x32xf32> {tf.aliasing_output = 340 : i32}, %arg341: tensor<32xf32> {tf.aliasing_output = 341 : i32}, %arg342: tensor<32x32xf32> {tf.aliasing_output = 342 : i32}, %arg343: tensor<32xf32> {tf.aliasing_output = 343 : i32}, %arg344: tensor<32x32xf32> {tf.aliasing_output = 344 : i32}, %arg345: tensor<32xf32> {tf.aliasing_output = 345 : i32}, %arg346: tensor<32xf32> {tf.aliasing_output = 346 : i32}, %arg347: tensor<32xf32> {tf.aliasing_output = 347 : i32}, %arg348: tensor<32x32xf32> {tf.aliasing_output = 348 : i32}, %arg349: tensor<32xf32> {tf.aliasing_output = 349 : i32}, %arg350: tensor<32x32xf32> {tf.aliasing_output = 350 : i32}, %arg351: tensor<32xf32> {tf.aliasing_output = 351 : i32}, %arg352: tensor<32x32xf32> {tf.aliasing_output = 352 : i32}, %arg353: tensor<32xf32> {tf.aliasing_output = 353 : i32}, %arg354: tensor<3x3x64x32xf32> {tf.aliasing_output = 354 : i32}, %arg355: tensor<32xf32> {tf.aliasing_output = 355 : i32}, %arg356: tensor<3x3x32x32xf32> {tf.aliasing_output = 356 : i32}, %arg357: tensor<64xf32> {tf.aliasing_output = 357 : i32}, %arg358: tensor<64xf32> {tf.aliasing_output = 358 : i32}, %arg359: tensor<32xf32> {tf.aliasing_output = 359 : i32}, %arg360: tensor<32xf32> {tf.aliasing_output = 360 : i32}, %arg361: tensor<32xf32> {tf.aliasing_output = 361 : i32}, %arg362: tensor<1x1x64x32xf32> {tf.aliasing_output = 362 : i32}, %arg363: tensor<32xf32> {tf.aliasing_output = 363 : i32}, %arg364: tensor<64x32xf32> {tf.aliasing_output = 364 : i32}, %arg365: tensor<32xf32> {tf.aliasing_output = 365 : i32}, %arg366: tensor<3x3x48x32xf32> {tf.aliasing_output = 366 : i32}, %arg367: tensor<32xf32> {tf.aliasing_output = 367 : i32}, %arg368: tensor<3x3x32x32xf32> {tf.aliasing_output = 368 : i32}, %arg369: tensor<48xf32> {tf.aliasing_output = 369 : i32}, %arg370: tensor<48xf32> {tf.aliasing_output = 370 : i32}, %arg371: tensor<32xf32> {tf.aliasing_output = 371 : i32}, %arg372: tensor<32xf32> {tf.aliasing_output = 372 : i32}, %arg373: tensor<32xf32> {tf.aliasing_output = 373 : i32}, %arg374: tensor<1x1x48x32xf32> {tf.aliasing_output = 374 : i32}, %arg375: tensor<32xf32> {tf.aliasing_output = 375 : i32}, %arg376: tensor<64x32xf32> {tf.aliasing_output = 376 : i32}, %arg377: tensor<32xf32> {tf.aliasing_output = 377 : i32}, %arg378: tensor<3x3x32x32xf32> {tf.aliasing_output = 378 : i32}, %arg379: tensor<16xf32> {tf.aliasing_output = 379 : i32}, %arg380: tensor<3x3x48x16xf32> {tf.aliasing_output = 380 : i32}, %arg381: tensor<16xf32> {tf.aliasing_output = 381 : i32}, %arg382: tensor<3x3x16x16xf32> {tf.aliasing_output = 382 : i32}, %arg383: tensor<48xf32> {tf.aliasing_output = 383 : i32}, %arg384: tensor<48xf32> {tf.aliasing_output = 384 : i32}, %arg385: tensor<16xf32> {tf.aliasing_output = 385 : i32}, %arg386: tensor<16xf32> {tf.aliasing_output = 386 : i32}, %arg387: tensor<16xf32> {tf.aliasing_output = 387 : i32}, %arg388: tensor<1x1x48x16xf32> {tf.aliasing_output = 388 : i32}, %arg389: tensor<16xf32> {tf.aliasing_output = 389 : i32}, %arg390: tensor<64x16xf32> {tf.aliasing_output = 390 : i32}, %arg391: tensor<16xf32> {tf.aliasing_output = 391 : i32}, %arg392: tensor<3x3x32x16xf32> {tf.aliasing_output = 392 : i32}, %arg393: tensor<16xf32> {tf.aliasing_output = 393 : i32}, %arg394: tensor<3x3x16x16xf32> {tf.aliasing_output = 394 : i32}, %arg395: tensor<32xf32> {tf.aliasing_output = 395 : i32}, %arg396: tensor<32xf32> {tf.aliasing_output = 396 : i32}, %arg397: tensor<16xf32> {tf.aliasing_output = 397 : i32}, %arg398: tensor<16xf32> {tf.aliasing_output = 398 : i32}, %arg399: tensor<16xf32> {tf.aliasing_output = 399 : i32}, %arg400: tensor<1x1x32x16xf32> {tf.aliasing_output = 400 : i32}, %arg401: tensor<16xf32> {tf.aliasing_output = 401 : i32}, %arg402: tensor<64x16xf32> {tf.aliasing_output = 402 : i32}, %arg403: tensor<16x16x16x3xf32>, %arg404: tensor<16x16x16x3xf32>, %arg405: tensor<16xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['conv_in']['bias']"}, tensor<3x3x3x16xf32> {jax.result_info = "result[0]['conv_in']['kernel']"}, tensor<3xf32> {jax.result_info = "result[0]['conv_out']['bias']"}, tensor<3x3x16x3xf32> {jax.result_info = "result[0]['conv_out']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['downsample']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['down'][0]['downsample']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['conv1']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['conv2']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['norm1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[0]['down'][0]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['down'][1]['attn'][0]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['conv1']['bias']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['conv2']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['norm1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['skip']['bias']"}, tensor<1x1x16x32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[0]['down'][1]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][0]['conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['middle'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['middle'][0]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][0]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[0]['middle'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][1]['conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['middle'][1]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][1]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['middle'][1]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][1]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][1]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][1]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][1]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['middle'][1]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[0]['middle'][1]['time']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['norm_out']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['norm_out']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['time1']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[0]['time1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['time2']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['time2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up'][0]['attn'][0]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[0]['up'][0]['attn'][1]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['conv1']['bias']"}, tensor<3x3x64x32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['conv2']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['norm1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['skip']['bias']"}, tensor<1x1x64x32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[0]['up'][0]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['conv1']['bias']"}, tensor<3x3x48x32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['norm1']['bias']"}, tensor<48xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['skip']['bias']"}, tensor<1x1x48x32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[0]['up'][0]['res'][1]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][0]['upsample']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['up'][0]['upsample']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['conv1']['bias']"}, tensor<3x3x48x16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['norm1']['bias']"}, tensor<48xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['skip']['bias']"}, tensor<1x1x48x16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['skip']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[0]['up'][1]['res'][0]['time']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['conv1']['bias']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['skip']['bias']"}, tensor<1x1x32x16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['skip']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[0]['up'][1]['res'][1]['time']['kernel']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['conv_in']['bias']"}, tensor<3x3x3x16xf32> {jax.result_info = "result[1]['m']['conv_in']['kernel']"}, tensor<3xf32> {jax.result_info = "result[1]['m']['conv_out']['bias']"}, tensor<3x3x16x3xf32> {jax.result_info = "result[1]['m']['conv_out']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][0]['downsample']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['m']['down'][0]['downsample']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['conv1']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['conv2']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['norm1']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[1]['m']['down'][0]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['down'][1]['attn'][0]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['conv1']['bias']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['conv2']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['norm1']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['skip']['bias']"}, tensor<1x1x16x32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['m']['down'][1]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][0]['conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['m']['middle'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['m']['middle'][0]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][0]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['m']['middle'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][1]['conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['m']['middle'][1]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][1]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['m']['middle'][1]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][1]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][1]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][1]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][1]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['middle'][1]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['m']['middle'][1]['time']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['norm_out']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['norm_out']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['time1']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[1]['m']['time1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['time2']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['time2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][0]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['attn'][1]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['conv1']['bias']"}, tensor<3x3x64x32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['conv2']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['norm1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['skip']['bias']"}, tensor<1x1x64x32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['conv1']['bias']"}, tensor<3x3x48x32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['norm1']['bias']"}, tensor<48xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['skip']['bias']"}, tensor<1x1x48x32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['m']['up'][0]['res'][1]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][0]['upsample']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['m']['up'][0]['upsample']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['conv1']['bias']"}, tensor<3x3x48x16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['norm1']['bias']"}, tensor<48xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['skip']['bias']"}, tensor<1x1x48x16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['skip']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][0]['time']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['conv1']['bias']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['skip']['bias']"}, tensor<1x1x32x16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['skip']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[1]['m']['up'][1]['res'][1]['time']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['conv_in']['bias']"}, tensor<3x3x3x16xf32> {jax.result_info = "result[1]['v']['conv_in']['kernel']"}, tensor<3xf32> {jax.result_info = "result[1]['v']['conv_out']['bias']"}, tensor<3x3x16x3xf32> {jax.result_info = "result[1]['v']['conv_out']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][0]['downsample']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['v']['down'][0]['downsample']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['conv1']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['conv2']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['norm1']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[1]['v']['down'][0]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['down'][1]['attn'][0]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['conv1']['bias']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['conv2']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['norm1']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['skip']['bias']"}, tensor<1x1x16x32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['v']['down'][1]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][0]['conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['v']['middle'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['v']['middle'][0]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][0]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['v']['middle'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][1]['conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['v']['middle'][1]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][1]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['v']['middle'][1]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][1]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][1]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][1]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][1]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['middle'][1]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['v']['middle'][1]['time']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['norm_out']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['norm_out']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['time1']['bias']"}, tensor<16x64xf32> {jax.result_info = "result[1]['v']['time1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['time2']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['time2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][0]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['key']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['key']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['norm']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['out']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['out']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['query']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['query']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['value']['bias']"}, tensor<32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['attn'][1]['value']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['conv1']['bias']"}, tensor<3x3x64x32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['conv2']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['norm1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['skip']['bias']"}, tensor<1x1x64x32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][0]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['conv1']['bias']"}, tensor<3x3x48x32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['conv2']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['norm1']['bias']"}, tensor<48xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['norm1']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['norm2']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['norm2']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['skip']['bias']"}, tensor<1x1x48x32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['skip']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['time']['bias']"}, tensor<64x32xf32> {jax.result_info = "result[1]['v']['up'][0]['res'][1]['time']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][0]['upsample']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['v']['up'][0]['upsample']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['conv1']['bias']"}, tensor<3x3x48x16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['norm1']['bias']"}, tensor<48xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['skip']['bias']"}, tensor<1x1x48x16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['skip']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][0]['time']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['conv1']['bias']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['conv2']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['conv2']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['norm1']['bias']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['norm1']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['norm2']['bias']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['norm2']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['skip']['bias']"}, tensor<1x1x32x16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['skip']['kernel']"}, tensor<16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['time']['bias']"}, tensor<64x16xf32> {jax.result_info = "result[1]['v']['up'][1]['res'][1]['time']['kernel']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg405 : (tensor<16xi32>) -> tensor<16xf32>
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.57079637> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1x1xf32>
    %6 = stablehlo.cosine %5 : tensor<16x1x1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<16x1x1x1xf32>) -> tensor<16x16x16x3xf32>
    %8 = stablehlo.multiply %7, %arg403 : tensor<16x16x16x3xf32>
    %9 = stablehlo.sine %5 : tensor<16x1x1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<16x1x1x1xf32>) -> tensor<16x16x16x3xf32>
    %11 = stablehlo.multiply %10, %arg404 : tensor<16x16x16x3xf32>
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
    %20 = stablehlo.broadcast_in_dim %arg405, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
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
    %37:3 = call @silu(%36) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %38 = stablehlo.convert %arg63 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %39 = stablehlo.dot_general %37#0, %38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
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
    %57:4 = call @_var(%52, %c) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>)
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %59 = stablehlo.subtract %52, %58 : tensor<16x16x16x4x4xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %61 = stablehlo.add %57#0, %60 : tensor<16x1x1x4x1xf32>
    %62 = stablehlo.rsqrt %61 : tensor<16x1x1x4x1xf32>
    %63 = stablehlo.divide %62, %61 : tensor<16x1x1x4x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<16x1x1x4x1xf32>
    %66 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %67 = stablehlo.multiply %59, %66 : tensor<16x16x16x4x4xf32>
    %68 = stablehlo.reshape %67 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %69 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %71 = stablehlo.multiply %68, %70 : tensor<16x16x16x16xf32>
    %72 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %74 = stablehlo.add %71, %73 : tensor<16x16x16x16xf32>
    %75 = stablehlo.convert %74 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %76:3 = call @silu_0(%75) : (tensor<16x16x16x16xf32>) -> (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>)
    %77 = stablehlo.convert %arg7 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %78 = stablehlo.convolution(%76#0, %77) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %79 = stablehlo.convert %arg6 : (tensor<16xf32>) -> tensor<16xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %82 = stablehlo.add %78, %81 : tensor<16x16x16x16xf32>
    %83:3 = call @silu(%43) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %84 = stablehlo.convert %arg15 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %85 = stablehlo.dot_general %83#0, %84, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %86 = stablehlo.convert %arg14 : (tensor<16xf32>) -> tensor<16xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %89 = stablehlo.add %85, %88 : tensor<16x16xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 3] : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<16x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %92 = stablehlo.add %82, %91 : tensor<16x16x16x16xf32>
    %93 = stablehlo.convert %92 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %94 = stablehlo.reshape %93 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_7) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_8 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %98 = stablehlo.divide %96, %97 : tensor<16x1x1x4x1xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %99:4 = call @_var(%94, %c_9) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>)
    %100 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %101 = stablehlo.subtract %94, %100 : tensor<16x16x16x4x4xf32>
    %cst_10 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %103 = stablehlo.add %99#0, %102 : tensor<16x1x1x4x1xf32>
    %104 = stablehlo.rsqrt %103 : tensor<16x1x1x4x1xf32>
    %105 = stablehlo.divide %104, %103 : tensor<16x1x1x4x1xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %107 = stablehlo.multiply %106, %105 : tensor<16x1x1x4x1xf32>
    %108 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %109 = stablehlo.multiply %101, %108 : tensor<16x16x16x4x4xf32>
    %110 = stablehlo.reshape %109 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %111 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %113 = stablehlo.multiply %110, %112 : tensor<16x16x16x16xf32>
    %114 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %116 = stablehlo.add %113, %115 : tensor<16x16x16x16xf32>
    %117 = stablehlo.convert %116 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %118:3 = call @silu_0(%117) : (tensor<16x16x16x16xf32>) -> (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>)
    %119 = stablehlo.convert %arg9 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %120 = stablehlo.convolution(%118#0, %119) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %121 = stablehlo.convert %arg8 : (tensor<16xf32>) -> tensor<16xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %124 = stablehlo.add %120, %123 : tensor<16x16x16x16xf32>
    %125 = stablehlo.add %50, %124 : tensor<16x16x16x16xf32>
    %126 = stablehlo.convert %arg5 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %127 = stablehlo.convolution(%125, %126) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x8x8x16xf32>
    %128 = stablehlo.convert %arg4 : (tensor<16xf32>) -> tensor<16xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x8x8x16xf32>
    %131 = stablehlo.add %127, %130 : tensor<16x8x8x16xf32>
    %132 = stablehlo.convert %131 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32>
    %133 = stablehlo.reshape %132 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x4x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_12) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_13 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %137 = stablehlo.divide %135, %136 : tensor<16x1x1x4x1xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %138:4 = call @_var_1(%133, %c_14) : (tensor<16x8x8x4x4xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x4xf32>, tensor<f32>, tensor<i1>)
    %139 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32>
    %140 = stablehlo.subtract %133, %139 : tensor<16x8x8x4x4xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %142 = stablehlo.add %138#0, %141 : tensor<16x1x1x4x1xf32>
    %143 = stablehlo.rsqrt %142 : tensor<16x1x1x4x1xf32>
    %144 = stablehlo.divide %143, %142 : tensor<16x1x1x4x1xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<16x1x1x4x1xf32>
    %147 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32>
    %148 = stablehlo.multiply %140, %147 : tensor<16x8x8x4x4xf32>
    %149 = stablehlo.reshape %148 : (tensor<16x8x8x4x4xf32>) -> tensor<16x8x8x16xf32>
    %150 = stablehlo.broadcast_in_dim %arg31, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x8x8x16xf32>
    %152 = stablehlo.multiply %149, %151 : tensor<16x8x8x16xf32>
    %153 = stablehlo.broadcast_in_dim %arg30, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x8x8x16xf32>
    %155 = stablehlo.add %152, %154 : tensor<16x8x8x16xf32>
    %156 = stablehlo.convert %155 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32>
    %157:3 = call @silu_2(%156) : (tensor<16x8x8x16xf32>) -> (tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>)
    %158 = stablehlo.convert %arg27 : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
    %159 = stablehlo.convolution(%157#0, %158) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<16x8x8x32xf32>
    %160 = stablehlo.convert %arg26 : (tensor<32xf32>) -> tensor<32xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %163 = stablehlo.add %159, %162 : tensor<16x8x8x32xf32>
    %164:3 = call @silu(%43) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %165 = stablehlo.convert %arg37 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %166 = stablehlo.dot_general %164#0, %165, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %167 = stablehlo.convert %arg36 : (tensor<32xf32>) -> tensor<32xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %170 = stablehlo.add %166, %169 : tensor<16x32xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %173 = stablehlo.add %163, %172 : tensor<16x8x8x32xf32>
    %174 = stablehlo.convert %173 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %175 = stablehlo.reshape %174 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_17) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_18 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %179 = stablehlo.divide %177, %178 : tensor<16x1x1x4x1xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %180:4 = call @_var_3(%175, %c_19) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %181 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %182 = stablehlo.subtract %175, %181 : tensor<16x8x8x4x8xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %184 = stablehlo.add %180#0, %183 : tensor<16x1x1x4x1xf32>
    %185 = stablehlo.rsqrt %184 : tensor<16x1x1x4x1xf32>
    %186 = stablehlo.divide %185, %184 : tensor<16x1x1x4x1xf32>
    %cst_21 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %188 = stablehlo.multiply %187, %186 : tensor<16x1x1x4x1xf32>
    %189 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %190 = stablehlo.multiply %182, %189 : tensor<16x8x8x4x8xf32>
    %191 = stablehlo.reshape %190 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %192 = stablehlo.broadcast_in_dim %arg33, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %194 = stablehlo.multiply %191, %193 : tensor<16x8x8x32xf32>
    %195 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %197 = stablehlo.add %194, %196 : tensor<16x8x8x32xf32>
    %198 = stablehlo.convert %197 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %199:3 = call @silu_4(%198) : (tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>)
    %200 = stablehlo.convert %arg29 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %201 = stablehlo.convolution(%199#0, %200) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %202 = stablehlo.convert %arg28 : (tensor<32xf32>) -> tensor<32xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %205 = stablehlo.add %201, %204 : tensor<16x8x8x32xf32>
    %206 = stablehlo.convert %arg35 : (tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32>
    %207 = stablehlo.convolution(%131, %206) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<16x8x8x32xf32>
    %208 = stablehlo.convert %arg34 : (tensor<32xf32>) -> tensor<32xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %211 = stablehlo.add %207, %210 : tensor<16x8x8x32xf32>
    %212 = stablehlo.add %211, %205 : tensor<16x8x8x32xf32>
    %213 = stablehlo.convert %212 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %214 = stablehlo.reshape %213 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_22) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_23 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %218 = stablehlo.divide %216, %217 : tensor<16x1x1x4x1xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %219:4 = call @_var_3(%214, %c_24) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %220 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %221 = stablehlo.subtract %214, %220 : tensor<16x8x8x4x8xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %223 = stablehlo.add %219#0, %222 : tensor<16x1x1x4x1xf32>
    %224 = stablehlo.rsqrt %223 : tensor<16x1x1x4x1xf32>
    %225 = stablehlo.divide %224, %223 : tensor<16x1x1x4x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %227 = stablehlo.multiply %226, %225 : tensor<16x1x1x4x1xf32>
    %228 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %229 = stablehlo.multiply %221, %228 : tensor<16x8x8x4x8xf32>
    %230 = stablehlo.reshape %229 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %231 = stablehlo.broadcast_in_dim %arg19, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %233 = stablehlo.multiply %230, %232 : tensor<16x8x8x32xf32>
    %234 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %236 = stablehlo.add %233, %235 : tensor<16x8x8x32xf32>
    %237 = stablehlo.convert %236 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %238 = stablehlo.reshape %237 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %239 = stablehlo.convert %arg23 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %240 = stablehlo.dot_general %238, %239, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %241 = stablehlo.convert %arg22 : (tensor<32xf32>) -> tensor<32xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %244 = stablehlo.add %240, %243 : tensor<16x64x32xf32>
    %245 = stablehlo.convert %arg17 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %246 = stablehlo.dot_general %238, %245, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %247 = stablehlo.convert %arg16 : (tensor<32xf32>) -> tensor<32xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %250 = stablehlo.add %246, %249 : tensor<16x64x32xf32>
    %251 = stablehlo.convert %arg25 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %252 = stablehlo.dot_general %238, %251, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %253 = stablehlo.convert %arg24 : (tensor<32xf32>) -> tensor<32xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %256 = stablehlo.add %252, %255 : tensor<16x64x32xf32>
    %257 = stablehlo.dot_general %244, %250, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %258 = stablehlo.convert %257 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %cst_27 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %260 = stablehlo.divide %258, %259 : tensor<16x64x64xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %261 = stablehlo.reduce(%260 init: %cst_28) applies stablehlo.maximum across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %263 = stablehlo.maximum %262, %261 : tensor<16x64xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %266 = stablehlo.subtract %260, %265 : tensor<16x64x64xf32>
    %267 = stablehlo.exponential %266 : tensor<16x64x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %271 = stablehlo.divide %267, %270 : tensor<16x64x64xf32>
    %272 = stablehlo.multiply %269, %269 : tensor<16x64x1xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x64x1xf32>
    %274 = stablehlo.divide %273, %272 : tensor<16x64x1xf32>
    %275 = stablehlo.convert %271 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %276 = stablehlo.dot_general %275, %256, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %277 = stablehlo.convert %arg21 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %278 = stablehlo.dot_general %276, %277, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %279 = stablehlo.convert %arg20 : (tensor<32xf32>) -> tensor<32xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %282 = stablehlo.add %278, %281 : tensor<16x64x32xf32>
    %283 = stablehlo.reshape %282 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %284 = stablehlo.add %212, %283 : tensor<16x8x8x32xf32>
    %285 = stablehlo.convert %284 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %286 = stablehlo.reshape %285 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.reduce(%286 init: %cst_32) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_33 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %290 = stablehlo.divide %288, %289 : tensor<16x1x1x4x1xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %291:4 = call @_var_3(%286, %c_34) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %292 = stablehlo.broadcast_in_dim %290, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %293 = stablehlo.subtract %286, %292 : tensor<16x8x8x4x8xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %295 = stablehlo.add %291#0, %294 : tensor<16x1x1x4x1xf32>
    %296 = stablehlo.rsqrt %295 : tensor<16x1x1x4x1xf32>
    %297 = stablehlo.divide %296, %295 : tensor<16x1x1x4x1xf32>
    %cst_36 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %299 = stablehlo.multiply %298, %297 : tensor<16x1x1x4x1xf32>
    %300 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %301 = stablehlo.multiply %293, %300 : tensor<16x8x8x4x8xf32>
    %302 = stablehlo.reshape %301 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %303 = stablehlo.broadcast_in_dim %arg43, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %305 = stablehlo.multiply %302, %304 : tensor<16x8x8x32xf32>
    %306 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %308 = stablehlo.add %305, %307 : tensor<16x8x8x32xf32>
    %309 = stablehlo.convert %308 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %310:3 = call @silu_4(%309) : (tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>)
    %311 = stablehlo.convert %arg39 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %312 = stablehlo.convolution(%310#0, %311) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %313 = stablehlo.convert %arg38 : (tensor<32xf32>) -> tensor<32xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %316 = stablehlo.add %312, %315 : tensor<16x8x8x32xf32>
    %317:3 = call @silu(%43) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %318 = stablehlo.convert %arg47 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %319 = stablehlo.dot_general %317#0, %318, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %320 = stablehlo.convert %arg46 : (tensor<32xf32>) -> tensor<32xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %323 = stablehlo.add %319, %322 : tensor<16x32xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %326 = stablehlo.add %316, %325 : tensor<16x8x8x32xf32>
    %327 = stablehlo.convert %326 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %328 = stablehlo.reshape %327 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.reduce(%328 init: %cst_37) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_38 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %332 = stablehlo.divide %330, %331 : tensor<16x1x1x4x1xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %333:4 = call @_var_3(%328, %c_39) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %334 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %335 = stablehlo.subtract %328, %334 : tensor<16x8x8x4x8xf32>
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %337 = stablehlo.add %333#0, %336 : tensor<16x1x1x4x1xf32>
    %338 = stablehlo.rsqrt %337 : tensor<16x1x1x4x1xf32>
    %339 = stablehlo.divide %338, %337 : tensor<16x1x1x4x1xf32>
    %cst_41 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %341 = stablehlo.multiply %340, %339 : tensor<16x1x1x4x1xf32>
    %342 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %343 = stablehlo.multiply %335, %342 : tensor<16x8x8x4x8xf32>
    %344 = stablehlo.reshape %343 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %345 = stablehlo.broadcast_in_dim %arg45, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %347 = stablehlo.multiply %344, %346 : tensor<16x8x8x32xf32>
    %348 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %350 = stablehlo.add %347, %349 : tensor<16x8x8x32xf32>
    %351 = stablehlo.convert %350 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %352:3 = call @silu_4(%351) : (tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>)
    %353 = stablehlo.convert %arg41 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %354 = stablehlo.convolution(%352#0, %353) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %355 = stablehlo.convert %arg40 : (tensor<32xf32>) -> tensor<32xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %358 = stablehlo.add %354, %357 : tensor<16x8x8x32xf32>
    %359 = stablehlo.add %284, %358 : tensor<16x8x8x32xf32>
    %360 = stablehlo.convert %359 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %361 = stablehlo.reshape %360 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_42) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_43 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %365 = stablehlo.divide %363, %364 : tensor<16x1x1x4x1xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %366:4 = call @_var_3(%361, %c_44) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %367 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %368 = stablehlo.subtract %361, %367 : tensor<16x8x8x4x8xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %370 = stablehlo.add %366#0, %369 : tensor<16x1x1x4x1xf32>
    %371 = stablehlo.rsqrt %370 : tensor<16x1x1x4x1xf32>
    %372 = stablehlo.divide %371, %370 : tensor<16x1x1x4x1xf32>
    %cst_46 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %374 = stablehlo.multiply %373, %372 : tensor<16x1x1x4x1xf32>
    %375 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %376 = stablehlo.multiply %368, %375 : tensor<16x8x8x4x8xf32>
    %377 = stablehlo.reshape %376 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %378 = stablehlo.broadcast_in_dim %arg53, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %380 = stablehlo.multiply %377, %379 : tensor<16x8x8x32xf32>
    %381 = stablehlo.broadcast_in_dim %arg52, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %383 = stablehlo.add %380, %382 : tensor<16x8x8x32xf32>
    %384 = stablehlo.convert %383 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %385:3 = call @silu_4(%384) : (tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>)
    %386 = stablehlo.convert %arg49 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %387 = stablehlo.convolution(%385#0, %386) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %388 = stablehlo.convert %arg48 : (tensor<32xf32>) -> tensor<32xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %391 = stablehlo.add %387, %390 : tensor<16x8x8x32xf32>
    %392:3 = call @silu(%43) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %393 = stablehlo.convert %arg57 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %394 = stablehlo.dot_general %392#0, %393, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %395 = stablehlo.convert %arg56 : (tensor<32xf32>) -> tensor<32xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %398 = stablehlo.add %394, %397 : tensor<16x32xf32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %401 = stablehlo.add %391, %400 : tensor<16x8x8x32xf32>
    %402 = stablehlo.convert %401 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %403 = stablehlo.reshape %402 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%403 init: %cst_47) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_48 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %407 = stablehlo.divide %405, %406 : tensor<16x1x1x4x1xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %408:4 = call @_var_3(%403, %c_49) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %409 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %410 = stablehlo.subtract %403, %409 : tensor<16x8x8x4x8xf32>
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %412 = stablehlo.add %408#0, %411 : tensor<16x1x1x4x1xf32>
    %413 = stablehlo.rsqrt %412 : tensor<16x1x1x4x1xf32>
    %414 = stablehlo.divide %413, %412 : tensor<16x1x1x4x1xf32>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %416 = stablehlo.multiply %415, %414 : tensor<16x1x1x4x1xf32>
    %417 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %418 = stablehlo.multiply %410, %417 : tensor<16x8x8x4x8xf32>
    %419 = stablehlo.reshape %418 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %420 = stablehlo.broadcast_in_dim %arg55, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %422 = stablehlo.multiply %419, %421 : tensor<16x8x8x32xf32>
    %423 = stablehlo.broadcast_in_dim %arg54, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %425 = stablehlo.add %422, %424 : tensor<16x8x8x32xf32>
    %426 = stablehlo.convert %425 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %427:3 = call @silu_4(%426) : (tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>)
    %428 = stablehlo.convert %arg51 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %429 = stablehlo.convolution(%427#0, %428) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %430 = stablehlo.convert %arg50 : (tensor<32xf32>) -> tensor<32xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %433 = stablehlo.add %429, %432 : tensor<16x8x8x32xf32>
    %434 = stablehlo.add %359, %433 : tensor<16x8x8x32xf32>
    %435 = stablehlo.concatenate %434, %284, dim = 3 : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x64xf32>
    %436 = stablehlo.convert %435 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %437 = stablehlo.reshape %436 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x4x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_52) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_53 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %441 = stablehlo.divide %439, %440 : tensor<16x1x1x4x1xf32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %442:4 = call @_var_5(%437, %c_54) : (tensor<16x8x8x4x16xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x16xf32>, tensor<f32>, tensor<i1>)
    %443 = stablehlo.broadcast_in_dim %441, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32>
    %444 = stablehlo.subtract %437, %443 : tensor<16x8x8x4x16xf32>
    %cst_55 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %446 = stablehlo.add %442#0, %445 : tensor<16x1x1x4x1xf32>
    %447 = stablehlo.rsqrt %446 : tensor<16x1x1x4x1xf32>
    %448 = stablehlo.divide %447, %446 : tensor<16x1x1x4x1xf32>
    %cst_56 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %450 = stablehlo.multiply %449, %448 : tensor<16x1x1x4x1xf32>
    %451 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32>
    %452 = stablehlo.multiply %444, %451 : tensor<16x8x8x4x16xf32>
    %453 = stablehlo.reshape %452 : (tensor<16x8x8x4x16xf32>) -> tensor<16x8x8x64xf32>
    %454 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %456 = stablehlo.multiply %453, %455 : tensor<16x8x8x64xf32>
    %457 = stablehlo.broadcast_in_dim %arg88, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %459 = stablehlo.add %456, %458 : tensor<16x8x8x64xf32>
    %460 = stablehlo.convert %459 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %461:3 = call @silu_6(%460) : (tensor<16x8x8x64xf32>) -> (tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>)
    %462 = stablehlo.convert %arg85 : (tensor<3x3x64x32xf32>) -> tensor<3x3x64x32xf32>
    %463 = stablehlo.convolution(%461#0, %462) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<3x3x64x32xf32>) -> tensor<16x8x8x32xf32>
    %464 = stablehlo.convert %arg84 : (tensor<32xf32>) -> tensor<32xf32>
    %465 = stablehlo.broadcast_in_dim %464, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %467 = stablehlo.add %463, %466 : tensor<16x8x8x32xf32>
    %468:3 = call @silu(%43) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %469 = stablehlo.convert %arg95 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %470 = stablehlo.dot_general %468#0, %469, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %471 = stablehlo.convert %arg94 : (tensor<32xf32>) -> tensor<32xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %474 = stablehlo.add %470, %473 : tensor<16x32xf32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %477 = stablehlo.add %467, %476 : tensor<16x8x8x32xf32>
    %478 = stablehlo.convert %477 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %479 = stablehlo.reshape %478 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%479 init: %cst_57) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_58 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %483 = stablehlo.divide %481, %482 : tensor<16x1x1x4x1xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %484:4 = call @_var_3(%479, %c_59) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %485 = stablehlo.broadcast_in_dim %483, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %486 = stablehlo.subtract %479, %485 : tensor<16x8x8x4x8xf32>
    %cst_60 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %488 = stablehlo.add %484#0, %487 : tensor<16x1x1x4x1xf32>
    %489 = stablehlo.rsqrt %488 : tensor<16x1x1x4x1xf32>
    %490 = stablehlo.divide %489, %488 : tensor<16x1x1x4x1xf32>
    %cst_61 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %492 = stablehlo.multiply %491, %490 : tensor<16x1x1x4x1xf32>
    %493 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %494 = stablehlo.multiply %486, %493 : tensor<16x8x8x4x8xf32>
    %495 = stablehlo.reshape %494 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %496 = stablehlo.broadcast_in_dim %arg91, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %498 = stablehlo.multiply %495, %497 : tensor<16x8x8x32xf32>
    %499 = stablehlo.broadcast_in_dim %arg90, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %501 = stablehlo.add %498, %500 : tensor<16x8x8x32xf32>
    %502 = stablehlo.convert %501 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %503:3 = call @silu_4(%502) : (tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>)
    %504 = stablehlo.convert %arg87 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %505 = stablehlo.convolution(%503#0, %504) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %506 = stablehlo.convert %arg86 : (tensor<32xf32>) -> tensor<32xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %509 = stablehlo.add %505, %508 : tensor<16x8x8x32xf32>
    %510 = stablehlo.convert %arg93 : (tensor<1x1x64x32xf32>) -> tensor<1x1x64x32xf32>
    %511 = stablehlo.convolution(%435, %510) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<1x1x64x32xf32>) -> tensor<16x8x8x32xf32>
    %512 = stablehlo.convert %arg92 : (tensor<32xf32>) -> tensor<32xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %514 = stablehlo.broadcast_in_dim %513, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %515 = stablehlo.add %511, %514 : tensor<16x8x8x32xf32>
    %516 = stablehlo.add %515, %509 : tensor<16x8x8x32xf32>
    %517 = stablehlo.convert %516 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %518 = stablehlo.reshape %517 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%518 init: %cst_62) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_63 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %522 = stablehlo.divide %520, %521 : tensor<16x1x1x4x1xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %523:4 = call @_var_3(%518, %c_64) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %524 = stablehlo.broadcast_in_dim %522, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %525 = stablehlo.subtract %518, %524 : tensor<16x8x8x4x8xf32>
    %cst_65 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %527 = stablehlo.add %523#0, %526 : tensor<16x1x1x4x1xf32>
    %528 = stablehlo.rsqrt %527 : tensor<16x1x1x4x1xf32>
    %529 = stablehlo.divide %528, %527 : tensor<16x1x1x4x1xf32>
    %cst_66 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %531 = stablehlo.multiply %530, %529 : tensor<16x1x1x4x1xf32>
    %532 = stablehlo.broadcast_in_dim %528, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %533 = stablehlo.multiply %525, %532 : tensor<16x8x8x4x8xf32>
    %534 = stablehlo.reshape %533 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %535 = stablehlo.broadcast_in_dim %arg67, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %537 = stablehlo.multiply %534, %536 : tensor<16x8x8x32xf32>
    %538 = stablehlo.broadcast_in_dim %arg66, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %540 = stablehlo.add %537, %539 : tensor<16x8x8x32xf32>
    %541 = stablehlo.convert %540 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %542 = stablehlo.reshape %541 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %543 = stablehlo.convert %arg71 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %544 = stablehlo.dot_general %542, %543, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %545 = stablehlo.convert %arg70 : (tensor<32xf32>) -> tensor<32xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %548 = stablehlo.add %544, %547 : tensor<16x64x32xf32>
    %549 = stablehlo.convert %arg65 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %550 = stablehlo.dot_general %542, %549, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %551 = stablehlo.convert %arg64 : (tensor<32xf32>) -> tensor<32xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %554 = stablehlo.add %550, %553 : tensor<16x64x32xf32>
    %555 = stablehlo.convert %arg73 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %556 = stablehlo.dot_general %542, %555, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %557 = stablehlo.convert %arg72 : (tensor<32xf32>) -> tensor<32xf32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %560 = stablehlo.add %556, %559 : tensor<16x64x32xf32>
    %561 = stablehlo.dot_general %548, %554, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %562 = stablehlo.convert %561 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %cst_67 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %564 = stablehlo.divide %562, %563 : tensor<16x64x64xf32>
    %cst_68 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %565 = stablehlo.reduce(%564 init: %cst_68) applies stablehlo.maximum across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %567 = stablehlo.maximum %566, %565 : tensor<16x64xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %570 = stablehlo.subtract %564, %569 : tensor<16x64x64xf32>
    %571 = stablehlo.exponential %570 : tensor<16x64x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %575 = stablehlo.divide %571, %574 : tensor<16x64x64xf32>
    %576 = stablehlo.multiply %573, %573 : tensor<16x64x1xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x64x1xf32>
    %578 = stablehlo.divide %577, %576 : tensor<16x64x1xf32>
    %579 = stablehlo.convert %575 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %580 = stablehlo.dot_general %579, %560, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %581 = stablehlo.convert %arg69 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %582 = stablehlo.dot_general %580, %581, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %583 = stablehlo.convert %arg68 : (tensor<32xf32>) -> tensor<32xf32>
    %584 = stablehlo.broadcast_in_dim %583, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %586 = stablehlo.add %582, %585 : tensor<16x64x32xf32>
    %587 = stablehlo.reshape %586 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %588 = stablehlo.add %516, %587 : tensor<16x8x8x32xf32>
    %589 = stablehlo.concatenate %588, %131, dim = 3 : (tensor<16x8x8x32xf32>, tensor<16x8x8x16xf32>) -> tensor<16x8x8x48xf32>
    %590 = stablehlo.convert %589 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32>
    %591 = stablehlo.reshape %590 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x4x12xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.reduce(%591 init: %cst_72) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_73 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %595 = stablehlo.divide %593, %594 : tensor<16x1x1x4x1xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %596:4 = call @_var_7(%591, %c_74) : (tensor<16x8x8x4x12xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x12xf32>, tensor<f32>, tensor<i1>)
    %597 = stablehlo.broadcast_in_dim %595, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32>
    %598 = stablehlo.subtract %591, %597 : tensor<16x8x8x4x12xf32>
    %cst_75 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %600 = stablehlo.add %596#0, %599 : tensor<16x1x1x4x1xf32>
    %601 = stablehlo.rsqrt %600 : tensor<16x1x1x4x1xf32>
    %602 = stablehlo.divide %601, %600 : tensor<16x1x1x4x1xf32>
    %cst_76 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %604 = stablehlo.multiply %603, %602 : tensor<16x1x1x4x1xf32>
    %605 = stablehlo.broadcast_in_dim %601, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32>
    %606 = stablehlo.multiply %598, %605 : tensor<16x8x8x4x12xf32>
    %607 = stablehlo.reshape %606 : (tensor<16x8x8x4x12xf32>) -> tensor<16x8x8x48xf32>
    %608 = stablehlo.broadcast_in_dim %arg101, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x8x8x48xf32>
    %610 = stablehlo.multiply %607, %609 : tensor<16x8x8x48xf32>
    %611 = stablehlo.broadcast_in_dim %arg100, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %612 = stablehlo.broadcast_in_dim %611, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x8x8x48xf32>
    %613 = stablehlo.add %610, %612 : tensor<16x8x8x48xf32>
    %614 = stablehlo.convert %613 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32>
    %615:3 = call @silu_8(%614) : (tensor<16x8x8x48xf32>) -> (tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>)
    %616 = stablehlo.convert %arg97 : (tensor<3x3x48x32xf32>) -> tensor<3x3x48x32xf32>
    %617 = stablehlo.convolution(%615#0, %616) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x48xf32>, tensor<3x3x48x32xf32>) -> tensor<16x8x8x32xf32>
    %618 = stablehlo.convert %arg96 : (tensor<32xf32>) -> tensor<32xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %621 = stablehlo.add %617, %620 : tensor<16x8x8x32xf32>
    %622:3 = call @silu(%43) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %623 = stablehlo.convert %arg107 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %624 = stablehlo.dot_general %622#0, %623, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %625 = stablehlo.convert %arg106 : (tensor<32xf32>) -> tensor<32xf32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %628 = stablehlo.add %624, %627 : tensor<16x32xf32>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 3] : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %630 = stablehlo.broadcast_in_dim %629, dims = [0, 1, 2, 3] : (tensor<16x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %631 = stablehlo.add %621, %630 : tensor<16x8x8x32xf32>
    %632 = stablehlo.convert %631 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %633 = stablehlo.reshape %632 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.reduce(%633 init: %cst_77) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_78 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %637 = stablehlo.divide %635, %636 : tensor<16x1x1x4x1xf32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %638:4 = call @_var_3(%633, %c_79) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %639 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %640 = stablehlo.subtract %633, %639 : tensor<16x8x8x4x8xf32>
    %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %642 = stablehlo.add %638#0, %641 : tensor<16x1x1x4x1xf32>
    %643 = stablehlo.rsqrt %642 : tensor<16x1x1x4x1xf32>
    %644 = stablehlo.divide %643, %642 : tensor<16x1x1x4x1xf32>
    %cst_81 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %646 = stablehlo.multiply %645, %644 : tensor<16x1x1x4x1xf32>
    %647 = stablehlo.broadcast_in_dim %643, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %648 = stablehlo.multiply %640, %647 : tensor<16x8x8x4x8xf32>
    %649 = stablehlo.reshape %648 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %650 = stablehlo.broadcast_in_dim %arg103, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %652 = stablehlo.multiply %649, %651 : tensor<16x8x8x32xf32>
    %653 = stablehlo.broadcast_in_dim %arg102, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %655 = stablehlo.add %652, %654 : tensor<16x8x8x32xf32>
    %656 = stablehlo.convert %655 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %657:3 = call @silu_4(%656) : (tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>)
    %658 = stablehlo.convert %arg99 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %659 = stablehlo.convolution(%657#0, %658) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %660 = stablehlo.convert %arg98 : (tensor<32xf32>) -> tensor<32xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %663 = stablehlo.add %659, %662 : tensor<16x8x8x32xf32>
    %664 = stablehlo.convert %arg105 : (tensor<1x1x48x32xf32>) -> tensor<1x1x48x32xf32>
    %665 = stablehlo.convolution(%589, %664) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x48xf32>, tensor<1x1x48x32xf32>) -> tensor<16x8x8x32xf32>
    %666 = stablehlo.convert %arg104 : (tensor<32xf32>) -> tensor<32xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %669 = stablehlo.add %665, %668 : tensor<16x8x8x32xf32>
    %670 = stablehlo.add %669, %663 : tensor<16x8x8x32xf32>
    %671 = stablehlo.convert %670 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %672 = stablehlo.reshape %671 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_82) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_83 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %676 = stablehlo.divide %674, %675 : tensor<16x1x1x4x1xf32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %677:4 = call @_var_3(%672, %c_84) : (tensor<16x8x8x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>)
    %678 = stablehlo.broadcast_in_dim %676, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %679 = stablehlo.subtract %672, %678 : tensor<16x8x8x4x8xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %681 = stablehlo.add %677#0, %680 : tensor<16x1x1x4x1xf32>
    %682 = stablehlo.rsqrt %681 : tensor<16x1x1x4x1xf32>
    %683 = stablehlo.divide %682, %681 : tensor<16x1x1x4x1xf32>
    %cst_86 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %685 = stablehlo.multiply %684, %683 : tensor<16x1x1x4x1xf32>
    %686 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %687 = stablehlo.multiply %679, %686 : tensor<16x8x8x4x8xf32>
    %688 = stablehlo.reshape %687 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %689 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %691 = stablehlo.multiply %688, %690 : tensor<16x8x8x32xf32>
    %692 = stablehlo.broadcast_in_dim %arg76, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %694 = stablehlo.add %691, %693 : tensor<16x8x8x32xf32>
    %695 = stablehlo.convert %694 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %696 = stablehlo.reshape %695 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %697 = stablehlo.convert %arg81 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %698 = stablehlo.dot_general %696, %697, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %699 = stablehlo.convert %arg80 : (tensor<32xf32>) -> tensor<32xf32>
    %700 = stablehlo.broadcast_in_dim %699, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %702 = stablehlo.add %698, %701 : tensor<16x64x32xf32>
    %703 = stablehlo.convert %arg75 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %704 = stablehlo.dot_general %696, %703, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %705 = stablehlo.convert %arg74 : (tensor<32xf32>) -> tensor<32xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %708 = stablehlo.add %704, %707 : tensor<16x64x32xf32>
    %709 = stablehlo.convert %arg83 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %710 = stablehlo.dot_general %696, %709, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %711 = stablehlo.convert %arg82 : (tensor<32xf32>) -> tensor<32xf32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %713 = stablehlo.broadcast_in_dim %712, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %714 = stablehlo.add %710, %713 : tensor<16x64x32xf32>
    %715 = stablehlo.dot_general %702, %708, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %716 = stablehlo.convert %715 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %cst_87 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %718 = stablehlo.divide %716, %717 : tensor<16x64x64xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %719 = stablehlo.reduce(%718 init: %cst_88) applies stablehlo.maximum across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %721 = stablehlo.maximum %720, %719 : tensor<16x64xf32>
    %722 = stablehlo.broadcast_in_dim %721, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %724 = stablehlo.subtract %718, %723 : tensor<16x64x64xf32>
    %725 = stablehlo.exponential %724 : tensor<16x64x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.reduce(%725 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %728 = stablehlo.broadcast_in_dim %727, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %729 = stablehlo.divide %725, %728 : tensor<16x64x64xf32>
    %730 = stablehlo.multiply %727, %727 : tensor<16x64x1xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x64x1xf32>
    %732 = stablehlo.divide %731, %730 : tensor<16x64x1xf32>
    %733 = stablehlo.convert %729 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %734 = stablehlo.dot_general %733, %714, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %735 = stablehlo.convert %arg79 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %736 = stablehlo.dot_general %734, %735, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %737 = stablehlo.convert %arg78 : (tensor<32xf32>) -> tensor<32xf32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<16x64x32xf32>
    %740 = stablehlo.add %736, %739 : tensor<16x64x32xf32>
    %741 = stablehlo.reshape %740 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %742 = stablehlo.add %670, %741 : tensor<16x8x8x32xf32>
    %743:3 = call @_resize(%742) : (tensor<16x8x8x32xf32>) -> (tensor<16x16x16x32xf32>, tensor<16x1xi32>, tensor<16x1xi32>)
    %744 = stablehlo.convert %arg109 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %745 = stablehlo.convolution(%743#0, %744) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x16x16x32xf32>
    %746 = stablehlo.convert %arg108 : (tensor<32xf32>) -> tensor<32xf32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %749 = stablehlo.add %745, %748 : tensor<16x16x16x32xf32>
    %750 = stablehlo.concatenate %749, %125, dim = 3 : (tensor<16x16x16x32xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x48xf32>
    %751 = stablehlo.convert %750 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32>
    %752 = stablehlo.reshape %751 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x4x12xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%752 init: %cst_92) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %754 = stablehlo.broadcast_in_dim %753, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_93 = stablehlo.constant dense<3.072000e+03> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %756 = stablehlo.divide %754, %755 : tensor<16x1x1x4x1xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %757:4 = call @_var_9(%752, %c_94) : (tensor<16x16x16x4x12xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x12xf32>, tensor<f32>, tensor<i1>)
    %758 = stablehlo.broadcast_in_dim %756, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32>
    %759 = stablehlo.subtract %752, %758 : tensor<16x16x16x4x12xf32>
    %cst_95 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %761 = stablehlo.add %757#0, %760 : tensor<16x1x1x4x1xf32>
    %762 = stablehlo.rsqrt %761 : tensor<16x1x1x4x1xf32>
    %763 = stablehlo.divide %762, %761 : tensor<16x1x1x4x1xf32>
    %cst_96 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %765 = stablehlo.multiply %764, %763 : tensor<16x1x1x4x1xf32>
    %766 = stablehlo.broadcast_in_dim %762, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32>
    %767 = stablehlo.multiply %759, %766 : tensor<16x16x16x4x12xf32>
    %768 = stablehlo.reshape %767 : (tensor<16x16x16x4x12xf32>) -> tensor<16x16x16x48xf32>
    %769 = stablehlo.broadcast_in_dim %arg115, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %770 = stablehlo.broadcast_in_dim %769, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x16x16x48xf32>
    %771 = stablehlo.multiply %768, %770 : tensor<16x16x16x48xf32>
    %772 = stablehlo.broadcast_in_dim %arg114, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %773 = stablehlo.broadcast_in_dim %772, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x16x16x48xf32>
    %774 = stablehlo.add %771, %773 : tensor<16x16x16x48xf32>
    %775 = stablehlo.convert %774 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32>
    %776:3 = call @silu_10(%775) : (tensor<16x16x16x48xf32>) -> (tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>)
    %777 = stablehlo.convert %arg111 : (tensor<3x3x48x16xf32>) -> tensor<3x3x48x16xf32>
    %778 = stablehlo.convolution(%776#0, %777) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x48xf32>, tensor<3x3x48x16xf32>) -> tensor<16x16x16x16xf32>
    %779 = stablehlo.convert %arg110 : (tensor<16xf32>) -> tensor<16xf32>
    %780 = stablehlo.broadcast_in_dim %779, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %781 = stablehlo.broadcast_in_dim %780, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %782 = stablehlo.add %778, %781 : tensor<16x16x16x16xf32>
    %783:3 = call @silu(%43) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %784 = stablehlo.convert %arg121 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %785 = stablehlo.dot_general %783#0, %784, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %786 = stablehlo.convert %arg120 : (tensor<16xf32>) -> tensor<16xf32>
    %787 = stablehlo.broadcast_in_dim %786, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %788 = stablehlo.broadcast_in_dim %787, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %789 = stablehlo.add %785, %788 : tensor<16x16xf32>
    %790 = stablehlo.broadcast_in_dim %789, dims = [0, 3] : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %791 = stablehlo.broadcast_in_dim %790, dims = [0, 1, 2, 3] : (tensor<16x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %792 = stablehlo.add %782, %791 : tensor<16x16x16x16xf32>
    %793 = stablehlo.convert %792 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %794 = stablehlo.reshape %793 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %795 = stablehlo.reduce(%794 init: %cst_97) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %796 = stablehlo.broadcast_in_dim %795, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_98 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %798 = stablehlo.divide %796, %797 : tensor<16x1x1x4x1xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %799:4 = call @_var(%794, %c_99) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>)
    %800 = stablehlo.broadcast_in_dim %798, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %801 = stablehlo.subtract %794, %800 : tensor<16x16x16x4x4xf32>
    %cst_100 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %803 = stablehlo.add %799#0, %802 : tensor<16x1x1x4x1xf32>
    %804 = stablehlo.rsqrt %803 : tensor<16x1x1x4x1xf32>
    %805 = stablehlo.divide %804, %803 : tensor<16x1x1x4x1xf32>
    %cst_101 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %807 = stablehlo.multiply %806, %805 : tensor<16x1x1x4x1xf32>
    %808 = stablehlo.broadcast_in_dim %804, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %809 = stablehlo.multiply %801, %808 : tensor<16x16x16x4x4xf32>
    %810 = stablehlo.reshape %809 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %811 = stablehlo.broadcast_in_dim %arg117, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %813 = stablehlo.multiply %810, %812 : tensor<16x16x16x16xf32>
    %814 = stablehlo.broadcast_in_dim %arg116, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %816 = stablehlo.add %813, %815 : tensor<16x16x16x16xf32>
    %817 = stablehlo.convert %816 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %818:3 = call @silu_0(%817) : (tensor<16x16x16x16xf32>) -> (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>)
    %819 = stablehlo.convert %arg113 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %820 = stablehlo.convolution(%818#0, %819) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %821 = stablehlo.convert %arg112 : (tensor<16xf32>) -> tensor<16xf32>
    %822 = stablehlo.broadcast_in_dim %821, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %824 = stablehlo.add %820, %823 : tensor<16x16x16x16xf32>
    %825 = stablehlo.convert %arg119 : (tensor<1x1x48x16xf32>) -> tensor<1x1x48x16xf32>
    %826 = stablehlo.convolution(%750, %825) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x48xf32>, tensor<1x1x48x16xf32>) -> tensor<16x16x16x16xf32>
    %827 = stablehlo.convert %arg118 : (tensor<16xf32>) -> tensor<16xf32>
    %828 = stablehlo.broadcast_in_dim %827, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %829 = stablehlo.broadcast_in_dim %828, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %830 = stablehlo.add %826, %829 : tensor<16x16x16x16xf32>
    %831 = stablehlo.add %830, %824 : tensor<16x16x16x16xf32>
    %832 = stablehlo.concatenate %831, %50, dim = 3 : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x32xf32>
    %833 = stablehlo.convert %832 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %834 = stablehlo.reshape %833 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x4x8xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%834 init: %cst_102) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %836 = stablehlo.broadcast_in_dim %835, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_103 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %838 = stablehlo.divide %836, %837 : tensor<16x1x1x4x1xf32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %839:4 = call @_var_11(%834, %c_104) : (tensor<16x16x16x4x8xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x8xf32>, tensor<f32>, tensor<i1>)
    %840 = stablehlo.broadcast_in_dim %838, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32>
    %841 = stablehlo.subtract %834, %840 : tensor<16x16x16x4x8xf32>
    %cst_105 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %843 = stablehlo.add %839#0, %842 : tensor<16x1x1x4x1xf32>
    %844 = stablehlo.rsqrt %843 : tensor<16x1x1x4x1xf32>
    %845 = stablehlo.divide %844, %843 : tensor<16x1x1x4x1xf32>
    %cst_106 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %847 = stablehlo.multiply %846, %845 : tensor<16x1x1x4x1xf32>
    %848 = stablehlo.broadcast_in_dim %844, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32>
    %849 = stablehlo.multiply %841, %848 : tensor<16x16x16x4x8xf32>
    %850 = stablehlo.reshape %849 : (tensor<16x16x16x4x8xf32>) -> tensor<16x16x16x32xf32>
    %851 = stablehlo.broadcast_in_dim %arg127, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %852 = stablehlo.broadcast_in_dim %851, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %853 = stablehlo.multiply %850, %852 : tensor<16x16x16x32xf32>
    %854 = stablehlo.broadcast_in_dim %arg126, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %855 = stablehlo.broadcast_in_dim %854, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %856 = stablehlo.add %853, %855 : tensor<16x16x16x32xf32>
    %857 = stablehlo.convert %856 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %858:3 = call @silu_12(%857) : (tensor<16x16x16x32xf32>) -> (tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>)
    %859 = stablehlo.convert %arg123 : (tensor<3x3x32x16xf32>) -> tensor<3x3x32x16xf32>
    %860 = stablehlo.convolution(%858#0, %859) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<3x3x32x16xf32>) -> tensor<16x16x16x16xf32>
    %861 = stablehlo.convert %arg122 : (tensor<16xf32>) -> tensor<16xf32>
    %862 = stablehlo.broadcast_in_dim %861, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %864 = stablehlo.add %860, %863 : tensor<16x16x16x16xf32>
    %865:3 = call @silu(%43) : (tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
    %866 = stablehlo.convert %arg133 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %867 = stablehlo.dot_general %865#0, %866, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %868 = stablehlo.convert %arg132 : (tensor<16xf32>) -> tensor<16xf32>
    %869 = stablehlo.broadcast_in_dim %868, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %871 = stablehlo.add %867, %870 : tensor<16x16xf32>
    %872 = stablehlo.broadcast_in_dim %871, dims = [0, 3] : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %873 = stablehlo.broadcast_in_dim %872, dims = [0, 1, 2, 3] : (tensor<16x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %874 = stablehlo.add %864, %873 : tensor<16x16x16x16xf32>
    %875 = stablehlo.convert %874 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %876 = stablehlo.reshape %875 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.reduce(%876 init: %cst_107) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %878 = stablehlo.broadcast_in_dim %877, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_108 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %880 = stablehlo.divide %878, %879 : tensor<16x1x1x4x1xf32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %881:4 = call @_var(%876, %c_109) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>)
    %882 = stablehlo.broadcast_in_dim %880, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %883 = stablehlo.subtract %876, %882 : tensor<16x16x16x4x4xf32>
    %cst_110 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %885 = stablehlo.add %881#0, %884 : tensor<16x1x1x4x1xf32>
    %886 = stablehlo.rsqrt %885 : tensor<16x1x1x4x1xf32>
    %887 = stablehlo.divide %886, %885 : tensor<16x1x1x4x1xf32>
    %cst_111 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %889 = stablehlo.multiply %888, %887 : tensor<16x1x1x4x1xf32>
    %890 = stablehlo.broadcast_in_dim %886, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %891 = stablehlo.multiply %883, %890 : tensor<16x16x16x4x4xf32>
    %892 = stablehlo.reshape %891 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %893 = stablehlo.broadcast_in_dim %arg129, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %894 = stablehlo.broadcast_in_dim %893, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %895 = stablehlo.multiply %892, %894 : tensor<16x16x16x16xf32>
    %896 = stablehlo.broadcast_in_dim %arg128, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %897 = stablehlo.broadcast_in_dim %896, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %898 = stablehlo.add %895, %897 : tensor<16x16x16x16xf32>
    %899 = stablehlo.convert %898 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %900:3 = call @silu_0(%899) : (tensor<16x16x16x16xf32>) -> (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>)
    %901 = stablehlo.convert %arg125 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %902 = stablehlo.convolution(%900#0, %901) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %903 = stablehlo.convert %arg124 : (tensor<16xf32>) -> tensor<16xf32>
    %904 = stablehlo.broadcast_in_dim %903, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %905 = stablehlo.broadcast_in_dim %904, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %906 = stablehlo.add %902, %905 : tensor<16x16x16x16xf32>
    %907 = stablehlo.convert %arg131 : (tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %908 = stablehlo.convolution(%832, %907) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<1x1x32x16xf32>) -> tensor<16x16x16x16xf32>
    %909 = stablehlo.convert %arg130 : (tensor<16xf32>) -> tensor<16xf32>
    %910 = stablehlo.broadcast_in_dim %909, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %911 = stablehlo.broadcast_in_dim %910, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %912 = stablehlo.add %908, %911 : tensor<16x16x16x16xf32>
    %913 = stablehlo.add %912, %906 : tensor<16x16x16x16xf32>
    %914 = stablehlo.convert %913 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %915 = stablehlo.reshape %914 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %916 = stablehlo.reduce(%915 init: %cst_112) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %917 = stablehlo.broadcast_in_dim %916, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_113 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %919 = stablehlo.divide %917, %918 : tensor<16x1x1x4x1xf32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %920:4 = call @_var(%915, %c_114) : (tensor<16x16x16x4x4xf32>, tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>)
    %921 = stablehlo.broadcast_in_dim %919, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %922 = stablehlo.subtract %915, %921 : tensor<16x16x16x4x4xf32>
    %cst_115 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %924 = stablehlo.add %920#0, %923 : tensor<16x1x1x4x1xf32>
    %925 = stablehlo.rsqrt %924 : tensor<16x1x1x4x1xf32>
    %926 = stablehlo.divide %925, %924 : tensor<16x1x1x4x1xf32>
    %cst_116 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %928 = stablehlo.multiply %927, %926 : tensor<16x1x1x4x1xf32>
    %929 = stablehlo.broadcast_in_dim %925, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %930 = stablehlo.multiply %922, %929 : tensor<16x16x16x4x4xf32>
    %931 = stablehlo.reshape %930 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %932 = stablehlo.broadcast_in_dim %arg59, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %933 = stablehlo.broadcast_in_dim %932, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %934 = stablehlo.multiply %931, %933 : tensor<16x16x16x16xf32>
    %935 = stablehlo.broadcast_in_dim %arg58, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %936 = stablehlo.broadcast_in_dim %935, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %937 = stablehlo.add %934, %936 : tensor<16x16x16x16xf32>
    %938 = stablehlo.convert %937 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %939:3 = call @silu_0(%938) : (tensor<16x16x16x16xf32>) -> (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>)
    %940 = stablehlo.convert %arg3 : (tensor<3x3x16x3xf32>) -> tensor<3x3x16x3xf32>
    %941 = stablehlo.convolution(%939#0, %940) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x3xf32>) -> tensor<16x16x16x3xf32>
    %942 = stablehlo.convert %arg2 : (tensor<3xf32>) -> tensor<3xf32>
    %943 = stablehlo.broadcast_in_dim %942, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %944 = stablehlo.broadcast_in_dim %943, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<16x16x16x3xf32>
    %945 = stablehlo.add %941, %944 : tensor<16x16x16x3xf32>
    %946 = stablehlo.convert %945 : (tensor<16x16x16x3xf32>) -> tensor<16x16x16x3xf32>
    %947 = stablehlo.subtract %946, %arg404 : tensor<16x16x16x3xf32>
    %948 = chlo.square %947 : tensor<16x16x16x3xf32> -> tensor<16x16x16x3xf32>
    %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16x16x16x3xf32>
    %950 = stablehlo.multiply %949, %947 : tensor<16x16x16x3xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %951 = stablehlo.reduce(%948 init: %cst_118) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x16x16x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_119 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %952 = stablehlo.divide %951, %cst_119 : tensor<f32>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_121 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %953 = stablehlo.divide %cst_120, %cst_121 : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %953, dims = [] : (tensor<f32>) -> tensor<16x16x16x3xf32>
    %955 = stablehlo.multiply %954, %950 : tensor<16x16x16x3xf32>
    %956 = stablehlo.convert %955 : (tensor<16x16x16x3xf32>) -> tensor<16x16x16x3xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %957 = stablehlo.reduce(%956 init: %cst_122) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x3xf32>, tensor<f32>) -> tensor<3xf32>
    %958 = stablehlo.reshape %957 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %959 = stablehlo.reduce(%958 init: %cst_123) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %960 = stablehlo.convert %959 : (tensor<3xf32>) -> tensor<3xf32>
    %961 = stablehlo.convolution(%939#0, %956) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x3xf32>) -> tensor<3x3x16x3xf32>
    %962 = stablehlo.reverse %940, dims = [0, 1] : tensor<3x3x16x3xf32>
    %963 = stablehlo.convolution(%956, %962) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x3xf32>, tensor<3x3x16x3xf32>) -> tensor<16x16x16x16xf32>
    %964 = stablehlo.convert %961 : (tensor<3x3x16x3xf32>) -> tensor<3x3x16x3xf32>
    %965 = call @silu_13(%939#1, %939#2, %938, %963) : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %966 = stablehlo.convert %965 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %967 = stablehlo.reduce(%966 init: %cst_124) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %968 = stablehlo.reshape %967 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %969 = stablehlo.reduce(%968 init: %cst_125) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %970 = stablehlo.multiply %931, %966 : tensor<16x16x16x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %971 = stablehlo.reduce(%970 init: %cst_126) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %972 = stablehlo.reshape %971 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %973 = stablehlo.broadcast_in_dim %932, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %974 = stablehlo.multiply %966, %973 : tensor<16x16x16x16xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%972 init: %cst_127) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %976 = stablehlo.reshape %974 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %977 = stablehlo.multiply %922, %976 : tensor<16x16x16x4x4xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %978 = stablehlo.reduce(%977 init: %cst_128) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %979 = stablehlo.reshape %978 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %980 = stablehlo.broadcast_in_dim %925, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %981 = stablehlo.multiply %976, %980 : tensor<16x16x16x4x4xf32>
    %982 = stablehlo.multiply %979, %928 : tensor<16x1x1x4x1xf32>
    %983 = stablehlo.negate %981 : tensor<16x16x16x4x4xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.reduce(%983 init: %cst_129) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %985 = stablehlo.reshape %984 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %986 = call @_var_14(%920#1, %920#2, %920#3, %982) : (tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %987 = stablehlo.add %981, %986 : tensor<16x16x16x4x4xf32>
    %cst_130 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %989 = stablehlo.divide %985, %988 : tensor<16x1x1x4x1xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %990 = stablehlo.reduce(%989 init: %cst_131) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %991 = stablehlo.broadcast_in_dim %990, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x4xf32>
    %992 = stablehlo.add %987, %991 : tensor<16x16x16x4x4xf32>
    %993 = stablehlo.reshape %992 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %994 = stablehlo.convert %993 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %995 = stablehlo.reduce(%994 init: %cst_132) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %996 = stablehlo.reshape %995 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %997 = stablehlo.reduce(%996 init: %cst_133) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %998 = stablehlo.convert %997 : (tensor<16xf32>) -> tensor<16xf32>
    %999 = stablehlo.convolution(%832, %994) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<16x16x16x16xf32>) -> tensor<1x1x32x16xf32>
    %1000 = stablehlo.reverse %907, dims = [0, 1] : tensor<1x1x32x16xf32>
    %1001 = stablehlo.convolution(%994, %1000) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x32x16xf32>) -> tensor<16x16x16x32xf32>
    %1002 = stablehlo.convert %999 : (tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1003 = stablehlo.reduce(%994 init: %cst_134) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1004 = stablehlo.reshape %1003 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1005 = stablehlo.reduce(%1004 init: %cst_135) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1006 = stablehlo.convert %1005 : (tensor<16xf32>) -> tensor<16xf32>
    %1007 = stablehlo.convolution(%900#0, %994) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1008 = stablehlo.reverse %901, dims = [0, 1] : tensor<3x3x16x16xf32>
    %1009 = stablehlo.convolution(%994, %1008) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %1010 = stablehlo.convert %1007 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1011 = call @silu_13(%900#1, %900#2, %899, %1009) : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %1012 = stablehlo.convert %1011 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1013 = stablehlo.reduce(%1012 init: %cst_136) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1014 = stablehlo.reshape %1013 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1015 = stablehlo.reduce(%1014 init: %cst_137) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1016 = stablehlo.multiply %892, %1012 : tensor<16x16x16x16xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1016 init: %cst_138) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1018 = stablehlo.reshape %1017 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1019 = stablehlo.broadcast_in_dim %893, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %1020 = stablehlo.multiply %1012, %1019 : tensor<16x16x16x16xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1021 = stablehlo.reduce(%1018 init: %cst_139) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1022 = stablehlo.reshape %1020 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %1023 = stablehlo.multiply %883, %1022 : tensor<16x16x16x4x4xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1024 = stablehlo.reduce(%1023 init: %cst_140) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1025 = stablehlo.reshape %1024 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1026 = stablehlo.broadcast_in_dim %886, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %1027 = stablehlo.multiply %1022, %1026 : tensor<16x16x16x4x4xf32>
    %1028 = stablehlo.multiply %1025, %889 : tensor<16x1x1x4x1xf32>
    %1029 = stablehlo.negate %1027 : tensor<16x16x16x4x4xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1030 = stablehlo.reduce(%1029 init: %cst_141) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1031 = stablehlo.reshape %1030 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1032 = call @_var_14(%881#1, %881#2, %881#3, %1028) : (tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %1033 = stablehlo.add %1027, %1032 : tensor<16x16x16x4x4xf32>
    %cst_142 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1035 = stablehlo.divide %1031, %1034 : tensor<16x1x1x4x1xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.reduce(%1035 init: %cst_143) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1037 = stablehlo.broadcast_in_dim %1036, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x4xf32>
    %1038 = stablehlo.add %1033, %1037 : tensor<16x16x16x4x4xf32>
    %1039 = stablehlo.reshape %1038 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %1040 = stablehlo.convert %1039 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1041 = stablehlo.reduce(%1040 init: %cst_144) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %1042 = stablehlo.reshape %1041 : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1043 = stablehlo.reduce(%1042 init: %cst_145) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1044 = stablehlo.reduce(%1043 init: %cst_146) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1045 = stablehlo.reshape %1044 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1046 = stablehlo.reduce(%1045 init: %cst_147) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1047 = stablehlo.convert %1046 : (tensor<16xf32>) -> tensor<16xf32>
    %1048 = stablehlo.dot_general %1043, %865#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1049 = stablehlo.transpose %1048, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %1050 = stablehlo.dot_general %1043, %866, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<64x16xf32>) -> tensor<16x64xf32>
    %1051 = stablehlo.convert %1049 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %1052 = call @silu_16(%865#1, %865#2, %43, %1050) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1053 = stablehlo.reduce(%1040 init: %cst_148) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1054 = stablehlo.reshape %1053 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1055 = stablehlo.reduce(%1054 init: %cst_149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1056 = stablehlo.convert %1055 : (tensor<16xf32>) -> tensor<16xf32>
    %1057 = stablehlo.convolution(%858#0, %1040) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<16x16x16x16xf32>) -> tensor<3x3x32x16xf32>
    %1058 = stablehlo.reverse %859, dims = [0, 1] : tensor<3x3x32x16xf32>
    %1059 = stablehlo.convolution(%1040, %1058) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x32x16xf32>) -> tensor<16x16x16x32xf32>
    %1060 = stablehlo.convert %1057 : (tensor<3x3x32x16xf32>) -> tensor<3x3x32x16xf32>
    %1061 = call @silu_17(%858#1, %858#2, %857, %1059) : (tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %1062 = stablehlo.convert %1061 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1063 = stablehlo.reduce(%1062 init: %cst_150) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1064 = stablehlo.reshape %1063 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1065 = stablehlo.reduce(%1064 init: %cst_151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1066 = stablehlo.multiply %850, %1062 : tensor<16x16x16x32xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1067 = stablehlo.reduce(%1066 init: %cst_152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1068 = stablehlo.reshape %1067 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1069 = stablehlo.broadcast_in_dim %851, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x16x16x32xf32>
    %1070 = stablehlo.multiply %1062, %1069 : tensor<16x16x16x32xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1071 = stablehlo.reduce(%1068 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1072 = stablehlo.reshape %1070 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x4x8xf32>
    %1073 = stablehlo.multiply %841, %1072 : tensor<16x16x16x4x8xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1074 = stablehlo.reduce(%1073 init: %cst_154) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1075 = stablehlo.reshape %1074 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1076 = stablehlo.broadcast_in_dim %844, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32>
    %1077 = stablehlo.multiply %1072, %1076 : tensor<16x16x16x4x8xf32>
    %1078 = stablehlo.multiply %1075, %847 : tensor<16x1x1x4x1xf32>
    %1079 = stablehlo.negate %1077 : tensor<16x16x16x4x8xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1080 = stablehlo.reduce(%1079 init: %cst_155) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1081 = stablehlo.reshape %1080 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1082 = call @_var_18(%839#1, %839#2, %839#3, %1078) : (tensor<16x16x16x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32>
    %1083 = stablehlo.add %1077, %1082 : tensor<16x16x16x4x8xf32>
    %cst_156 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1085 = stablehlo.divide %1081, %1084 : tensor<16x1x1x4x1xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1086 = stablehlo.reduce(%1085 init: %cst_157) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1087 = stablehlo.broadcast_in_dim %1086, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x8xf32>
    %1088 = stablehlo.add %1083, %1087 : tensor<16x16x16x4x8xf32>
    %1089 = stablehlo.reshape %1088 : (tensor<16x16x16x4x8xf32>) -> tensor<16x16x16x32xf32>
    %1090 = stablehlo.convert %1089 : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32>
    %1091 = stablehlo.add %1001, %1090 : tensor<16x16x16x32xf32>
    %1092 = stablehlo.slice %1091 [0:16, 0:16, 0:16, 0:16] : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x16xf32>
    %1093 = stablehlo.slice %1091 [0:16, 0:16, 0:16, 16:32] : (tensor<16x16x16x32xf32>) -> tensor<16x16x16x16xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1094 = stablehlo.reduce(%1092 init: %cst_158) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1095 = stablehlo.reshape %1094 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1096 = stablehlo.reduce(%1095 init: %cst_159) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1097 = stablehlo.convert %1096 : (tensor<16xf32>) -> tensor<16xf32>
    %1098 = stablehlo.convolution(%750, %1092) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x48xf32>, tensor<16x16x16x16xf32>) -> tensor<1x1x48x16xf32>
    %1099 = stablehlo.reverse %825, dims = [0, 1] : tensor<1x1x48x16xf32>
    %1100 = stablehlo.convolution(%1092, %1099) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<1x1x48x16xf32>) -> tensor<16x16x16x48xf32>
    %1101 = stablehlo.convert %1098 : (tensor<1x1x48x16xf32>) -> tensor<1x1x48x16xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1102 = stablehlo.reduce(%1092 init: %cst_160) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1103 = stablehlo.reshape %1102 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1104 = stablehlo.reduce(%1103 init: %cst_161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1105 = stablehlo.convert %1104 : (tensor<16xf32>) -> tensor<16xf32>
    %1106 = stablehlo.convolution(%818#0, %1092) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1107 = stablehlo.reverse %819, dims = [0, 1] : tensor<3x3x16x16xf32>
    %1108 = stablehlo.convolution(%1092, %1107) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %1109 = stablehlo.convert %1106 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1110 = call @silu_13(%818#1, %818#2, %817, %1108) : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %1111 = stablehlo.convert %1110 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1112 = stablehlo.reduce(%1111 init: %cst_162) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1113 = stablehlo.reshape %1112 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1114 = stablehlo.reduce(%1113 init: %cst_163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1115 = stablehlo.multiply %810, %1111 : tensor<16x16x16x16xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1116 = stablehlo.reduce(%1115 init: %cst_164) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1117 = stablehlo.reshape %1116 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1118 = stablehlo.broadcast_in_dim %811, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %1119 = stablehlo.multiply %1111, %1118 : tensor<16x16x16x16xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1120 = stablehlo.reduce(%1117 init: %cst_165) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1121 = stablehlo.reshape %1119 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %1122 = stablehlo.multiply %801, %1121 : tensor<16x16x16x4x4xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1123 = stablehlo.reduce(%1122 init: %cst_166) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1124 = stablehlo.reshape %1123 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1125 = stablehlo.broadcast_in_dim %804, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %1126 = stablehlo.multiply %1121, %1125 : tensor<16x16x16x4x4xf32>
    %1127 = stablehlo.multiply %1124, %807 : tensor<16x1x1x4x1xf32>
    %1128 = stablehlo.negate %1126 : tensor<16x16x16x4x4xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1129 = stablehlo.reduce(%1128 init: %cst_167) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1130 = stablehlo.reshape %1129 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1131 = call @_var_14(%799#1, %799#2, %799#3, %1127) : (tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %1132 = stablehlo.add %1126, %1131 : tensor<16x16x16x4x4xf32>
    %cst_168 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1134 = stablehlo.divide %1130, %1133 : tensor<16x1x1x4x1xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1135 = stablehlo.reduce(%1134 init: %cst_169) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x4xf32>
    %1137 = stablehlo.add %1132, %1136 : tensor<16x16x16x4x4xf32>
    %1138 = stablehlo.reshape %1137 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %1139 = stablehlo.convert %1138 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1140 = stablehlo.reduce(%1139 init: %cst_170) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %1141 = stablehlo.reshape %1140 : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1142 = stablehlo.reduce(%1141 init: %cst_171) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1143 = stablehlo.reduce(%1142 init: %cst_172) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1144 = stablehlo.reshape %1143 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1145 = stablehlo.reduce(%1144 init: %cst_173) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1146 = stablehlo.convert %1145 : (tensor<16xf32>) -> tensor<16xf32>
    %1147 = stablehlo.dot_general %1142, %783#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1148 = stablehlo.transpose %1147, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %1149 = stablehlo.dot_general %1142, %784, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<64x16xf32>) -> tensor<16x64xf32>
    %1150 = stablehlo.convert %1148 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %1151 = call @silu_16(%783#1, %783#2, %43, %1149) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1152 = stablehlo.add %1052, %1151 : tensor<16x64xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1153 = stablehlo.reduce(%1139 init: %cst_174) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1154 = stablehlo.reshape %1153 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1155 = stablehlo.reduce(%1154 init: %cst_175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1156 = stablehlo.convert %1155 : (tensor<16xf32>) -> tensor<16xf32>
    %1157 = stablehlo.convolution(%776#0, %1139) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x48xf32>, tensor<16x16x16x16xf32>) -> tensor<3x3x48x16xf32>
    %1158 = stablehlo.reverse %777, dims = [0, 1] : tensor<3x3x48x16xf32>
    %1159 = stablehlo.convolution(%1139, %1158) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x48x16xf32>) -> tensor<16x16x16x48xf32>
    %1160 = stablehlo.convert %1157 : (tensor<3x3x48x16xf32>) -> tensor<3x3x48x16xf32>
    %1161 = call @silu_19(%776#1, %776#2, %775, %1159) : (tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32>
    %1162 = stablehlo.convert %1161 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1163 = stablehlo.reduce(%1162 init: %cst_176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1164 = stablehlo.reshape %1163 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1165 = stablehlo.reduce(%1164 init: %cst_177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1166 = stablehlo.multiply %768, %1162 : tensor<16x16x16x48xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1167 = stablehlo.reduce(%1166 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1168 = stablehlo.reshape %1167 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1169 = stablehlo.broadcast_in_dim %769, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x16x16x48xf32>
    %1170 = stablehlo.multiply %1162, %1169 : tensor<16x16x16x48xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1171 = stablehlo.reduce(%1168 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1172 = stablehlo.reshape %1170 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x4x12xf32>
    %1173 = stablehlo.multiply %759, %1172 : tensor<16x16x16x4x12xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1174 = stablehlo.reduce(%1173 init: %cst_180) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1175 = stablehlo.reshape %1174 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1176 = stablehlo.broadcast_in_dim %762, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32>
    %1177 = stablehlo.multiply %1172, %1176 : tensor<16x16x16x4x12xf32>
    %1178 = stablehlo.multiply %1175, %765 : tensor<16x1x1x4x1xf32>
    %1179 = stablehlo.negate %1177 : tensor<16x16x16x4x12xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1180 = stablehlo.reduce(%1179 init: %cst_181) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1181 = stablehlo.reshape %1180 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1182 = call @_var_20(%757#1, %757#2, %757#3, %1178) : (tensor<16x16x16x4x12xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32>
    %1183 = stablehlo.add %1177, %1182 : tensor<16x16x16x4x12xf32>
    %cst_182 = stablehlo.constant dense<3.072000e+03> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1185 = stablehlo.divide %1181, %1184 : tensor<16x1x1x4x1xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1186 = stablehlo.reduce(%1185 init: %cst_183) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1187 = stablehlo.broadcast_in_dim %1186, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x12xf32>
    %1188 = stablehlo.add %1183, %1187 : tensor<16x16x16x4x12xf32>
    %1189 = stablehlo.reshape %1188 : (tensor<16x16x16x4x12xf32>) -> tensor<16x16x16x48xf32>
    %1190 = stablehlo.convert %1189 : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32>
    %1191 = stablehlo.add %1100, %1190 : tensor<16x16x16x48xf32>
    %1192 = stablehlo.slice %1191 [0:16, 0:16, 0:16, 0:32] : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x32xf32>
    %1193 = stablehlo.slice %1191 [0:16, 0:16, 0:16, 32:48] : (tensor<16x16x16x48xf32>) -> tensor<16x16x16x16xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1194 = stablehlo.reduce(%1192 init: %cst_184) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1195 = stablehlo.reshape %1194 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1196 = stablehlo.reduce(%1195 init: %cst_185) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1197 = stablehlo.convert %1196 : (tensor<32xf32>) -> tensor<32xf32>
    %1198 = stablehlo.convolution(%743#0, %1192) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>) -> tensor<3x3x32x32xf32>
    %1199 = stablehlo.reverse %744, dims = [0, 1] : tensor<3x3x32x32xf32>
    %1200 = stablehlo.convolution(%1192, %1199) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x16x16x32xf32>
    %1201 = stablehlo.convert %1198 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1202 = call @_resize_21(%743#1, %743#2, %1200) : (tensor<16x1xi32>, tensor<16x1xi32>, tensor<16x16x16x32xf32>) -> tensor<16x8x8x32xf32>
    %1203 = stablehlo.reshape %1202 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1204 = stablehlo.reduce(%1203 init: %cst_186) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1205 = stablehlo.reshape %1204 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1206 = stablehlo.reduce(%1205 init: %cst_187) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1207 = stablehlo.convert %1206 : (tensor<32xf32>) -> tensor<32xf32>
    %1208 = stablehlo.dot_general %1203, %734, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1209 = stablehlo.transpose %1208, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1210 = stablehlo.dot_general %1203, %735, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1211 = stablehlo.convert %1209 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1212 = stablehlo.dot_general %1210, %733, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x64xf32>) -> tensor<16x32x64xf32>
    %1213 = stablehlo.transpose %1212, dims = [0, 2, 1] : (tensor<16x32x64xf32>) -> tensor<16x64x32xf32>
    %1214 = stablehlo.dot_general %1210, %714, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %1215 = stablehlo.convert %1214 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %1216 = stablehlo.broadcast_in_dim %732, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %1217 = stablehlo.multiply %1215, %1216 : tensor<16x64x64xf32>
    %1218 = stablehlo.multiply %1217, %725 : tensor<16x64x64xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1219 = stablehlo.reduce(%1218 init: %cst_188) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %1220 = stablehlo.reshape %1219 : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %1221 = stablehlo.negate %1220 : tensor<16x64x1xf32>
    %1222 = stablehlo.broadcast_in_dim %727, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %1223 = stablehlo.divide %1215, %1222 : tensor<16x64x64xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1224 = stablehlo.reduce(%1221 init: %cst_189) applies stablehlo.add across dimensions = [2] : (tensor<16x64x1xf32>, tensor<f32>) -> tensor<16x64xf32>
    %1225 = stablehlo.broadcast_in_dim %1224, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x64xf32>
    %1226 = stablehlo.add %1223, %1225 : tensor<16x64x64xf32>
    %1227 = stablehlo.multiply %1226, %725 : tensor<16x64x64xf32>
    %cst_190 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %1229 = stablehlo.divide %1227, %1228 : tensor<16x64x64xf32>
    %1230 = stablehlo.convert %1229 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %1231 = stablehlo.dot_general %1230, %702, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %1232 = stablehlo.dot_general %1230, %708, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1233 = stablehlo.reduce(%1213 init: %cst_191) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1234 = stablehlo.reshape %1233 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1235 = stablehlo.reduce(%1234 init: %cst_192) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1236 = stablehlo.convert %1235 : (tensor<32xf32>) -> tensor<32xf32>
    %1237 = stablehlo.dot_general %1213, %696, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1238 = stablehlo.transpose %1237, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1239 = stablehlo.dot_general %1213, %709, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1240 = stablehlo.convert %1238 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1241 = stablehlo.reduce(%1231 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1242 = stablehlo.reshape %1241 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1243 = stablehlo.reduce(%1242 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1244 = stablehlo.convert %1243 : (tensor<32xf32>) -> tensor<32xf32>
    %1245 = stablehlo.dot_general %1231, %696, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1246 = stablehlo.transpose %1245, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1247 = stablehlo.dot_general %1231, %703, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1248 = stablehlo.add %1239, %1247 : tensor<16x64x32xf32>
    %1249 = stablehlo.convert %1246 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1250 = stablehlo.reduce(%1232 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1251 = stablehlo.reshape %1250 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1252 = stablehlo.reduce(%1251 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1253 = stablehlo.convert %1252 : (tensor<32xf32>) -> tensor<32xf32>
    %1254 = stablehlo.dot_general %1232, %696, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1255 = stablehlo.transpose %1254, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1256 = stablehlo.dot_general %1232, %697, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1257 = stablehlo.add %1248, %1256 : tensor<16x64x32xf32>
    %1258 = stablehlo.convert %1255 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1259 = stablehlo.reshape %1257 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %1260 = stablehlo.convert %1259 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1261 = stablehlo.reduce(%1260 init: %cst_197) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1262 = stablehlo.reshape %1261 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1263 = stablehlo.reduce(%1262 init: %cst_198) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1264 = stablehlo.multiply %688, %1260 : tensor<16x8x8x32xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1265 = stablehlo.reduce(%1264 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1266 = stablehlo.reshape %1265 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1267 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1268 = stablehlo.multiply %1260, %1267 : tensor<16x8x8x32xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1269 = stablehlo.reduce(%1266 init: %cst_200) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1270 = stablehlo.reshape %1268 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1271 = stablehlo.multiply %679, %1270 : tensor<16x8x8x4x8xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1272 = stablehlo.reduce(%1271 init: %cst_201) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1273 = stablehlo.reshape %1272 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1274 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1275 = stablehlo.multiply %1270, %1274 : tensor<16x8x8x4x8xf32>
    %1276 = stablehlo.multiply %1273, %685 : tensor<16x1x1x4x1xf32>
    %1277 = stablehlo.negate %1275 : tensor<16x8x8x4x8xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1278 = stablehlo.reduce(%1277 init: %cst_202) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1279 = stablehlo.reshape %1278 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1280 = call @_var_22(%677#1, %677#2, %677#3, %1276) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1281 = stablehlo.add %1275, %1280 : tensor<16x8x8x4x8xf32>
    %cst_203 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1283 = stablehlo.divide %1279, %1282 : tensor<16x1x1x4x1xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1284 = stablehlo.reduce(%1283 init: %cst_204) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1285 = stablehlo.broadcast_in_dim %1284, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1286 = stablehlo.add %1281, %1285 : tensor<16x8x8x4x8xf32>
    %1287 = stablehlo.reshape %1286 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1288 = stablehlo.convert %1287 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1289 = stablehlo.add %1202, %1288 : tensor<16x8x8x32xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1290 = stablehlo.reduce(%1289 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1291 = stablehlo.reshape %1290 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1292 = stablehlo.reduce(%1291 init: %cst_206) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1293 = stablehlo.convert %1292 : (tensor<32xf32>) -> tensor<32xf32>
    %1294 = stablehlo.convolution(%589, %1289) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x48xf32>, tensor<16x8x8x32xf32>) -> tensor<1x1x48x32xf32>
    %1295 = stablehlo.reverse %664, dims = [0, 1] : tensor<1x1x48x32xf32>
    %1296 = stablehlo.convolution(%1289, %1295) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<1x1x48x32xf32>) -> tensor<16x8x8x48xf32>
    %1297 = stablehlo.convert %1294 : (tensor<1x1x48x32xf32>) -> tensor<1x1x48x32xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1298 = stablehlo.reduce(%1289 init: %cst_207) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1299 = stablehlo.reshape %1298 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1300 = stablehlo.reduce(%1299 init: %cst_208) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1301 = stablehlo.convert %1300 : (tensor<32xf32>) -> tensor<32xf32>
    %1302 = stablehlo.convolution(%657#0, %1289) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %1303 = stablehlo.reverse %658, dims = [0, 1] : tensor<3x3x32x32xf32>
    %1304 = stablehlo.convolution(%1289, %1303) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %1305 = stablehlo.convert %1302 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1306 = call @silu_23(%657#1, %657#2, %656, %1304) : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1307 = stablehlo.convert %1306 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1308 = stablehlo.reduce(%1307 init: %cst_209) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1309 = stablehlo.reshape %1308 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1310 = stablehlo.reduce(%1309 init: %cst_210) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1311 = stablehlo.multiply %649, %1307 : tensor<16x8x8x32xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1312 = stablehlo.reduce(%1311 init: %cst_211) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1313 = stablehlo.reshape %1312 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1314 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1315 = stablehlo.multiply %1307, %1314 : tensor<16x8x8x32xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1316 = stablehlo.reduce(%1313 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1317 = stablehlo.reshape %1315 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1318 = stablehlo.multiply %640, %1317 : tensor<16x8x8x4x8xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1319 = stablehlo.reduce(%1318 init: %cst_213) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1320 = stablehlo.reshape %1319 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1321 = stablehlo.broadcast_in_dim %643, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1322 = stablehlo.multiply %1317, %1321 : tensor<16x8x8x4x8xf32>
    %1323 = stablehlo.multiply %1320, %646 : tensor<16x1x1x4x1xf32>
    %1324 = stablehlo.negate %1322 : tensor<16x8x8x4x8xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1325 = stablehlo.reduce(%1324 init: %cst_214) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1326 = stablehlo.reshape %1325 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1327 = call @_var_22(%638#1, %638#2, %638#3, %1323) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1328 = stablehlo.add %1322, %1327 : tensor<16x8x8x4x8xf32>
    %cst_215 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1330 = stablehlo.divide %1326, %1329 : tensor<16x1x1x4x1xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1331 = stablehlo.reduce(%1330 init: %cst_216) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1332 = stablehlo.broadcast_in_dim %1331, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1333 = stablehlo.add %1328, %1332 : tensor<16x8x8x4x8xf32>
    %1334 = stablehlo.reshape %1333 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1335 = stablehlo.convert %1334 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1336 = stablehlo.reduce(%1335 init: %cst_217) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1337 = stablehlo.reshape %1336 : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1338 = stablehlo.reduce(%1337 init: %cst_218) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1339 = stablehlo.reduce(%1338 init: %cst_219) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1340 = stablehlo.reshape %1339 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1341 = stablehlo.reduce(%1340 init: %cst_220) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1342 = stablehlo.convert %1341 : (tensor<32xf32>) -> tensor<32xf32>
    %1343 = stablehlo.dot_general %1338, %622#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %1344 = stablehlo.transpose %1343, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %1345 = stablehlo.dot_general %1338, %623, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<64x32xf32>) -> tensor<16x64xf32>
    %1346 = stablehlo.convert %1344 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %1347 = call @silu_16(%622#1, %622#2, %43, %1345) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1348 = stablehlo.add %1152, %1347 : tensor<16x64xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1349 = stablehlo.reduce(%1335 init: %cst_221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1350 = stablehlo.reshape %1349 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1351 = stablehlo.reduce(%1350 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1352 = stablehlo.convert %1351 : (tensor<32xf32>) -> tensor<32xf32>
    %1353 = stablehlo.convolution(%615#0, %1335) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x48xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x48x32xf32>
    %1354 = stablehlo.reverse %616, dims = [0, 1] : tensor<3x3x48x32xf32>
    %1355 = stablehlo.convolution(%1335, %1354) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x48x32xf32>) -> tensor<16x8x8x48xf32>
    %1356 = stablehlo.convert %1353 : (tensor<3x3x48x32xf32>) -> tensor<3x3x48x32xf32>
    %1357 = call @silu_24(%615#1, %615#2, %614, %1355) : (tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32>
    %1358 = stablehlo.convert %1357 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1359 = stablehlo.reduce(%1358 init: %cst_223) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1360 = stablehlo.reshape %1359 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1361 = stablehlo.reduce(%1360 init: %cst_224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1362 = stablehlo.multiply %607, %1358 : tensor<16x8x8x48xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1363 = stablehlo.reduce(%1362 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1364 = stablehlo.reshape %1363 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1365 = stablehlo.broadcast_in_dim %608, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x8x8x48xf32>
    %1366 = stablehlo.multiply %1358, %1365 : tensor<16x8x8x48xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1367 = stablehlo.reduce(%1364 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1368 = stablehlo.reshape %1366 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x4x12xf32>
    %1369 = stablehlo.multiply %598, %1368 : tensor<16x8x8x4x12xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1370 = stablehlo.reduce(%1369 init: %cst_227) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1371 = stablehlo.reshape %1370 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1372 = stablehlo.broadcast_in_dim %601, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32>
    %1373 = stablehlo.multiply %1368, %1372 : tensor<16x8x8x4x12xf32>
    %1374 = stablehlo.multiply %1371, %604 : tensor<16x1x1x4x1xf32>
    %1375 = stablehlo.negate %1373 : tensor<16x8x8x4x12xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1376 = stablehlo.reduce(%1375 init: %cst_228) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1377 = stablehlo.reshape %1376 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1378 = call @_var_25(%596#1, %596#2, %596#3, %1374) : (tensor<16x8x8x4x12xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32>
    %1379 = stablehlo.add %1373, %1378 : tensor<16x8x8x4x12xf32>
    %cst_229 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1381 = stablehlo.divide %1377, %1380 : tensor<16x1x1x4x1xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1382 = stablehlo.reduce(%1381 init: %cst_230) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1383 = stablehlo.broadcast_in_dim %1382, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x12xf32>
    %1384 = stablehlo.add %1379, %1383 : tensor<16x8x8x4x12xf32>
    %1385 = stablehlo.reshape %1384 : (tensor<16x8x8x4x12xf32>) -> tensor<16x8x8x48xf32>
    %1386 = stablehlo.convert %1385 : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32>
    %1387 = stablehlo.add %1296, %1386 : tensor<16x8x8x48xf32>
    %1388 = stablehlo.slice %1387 [0:16, 0:8, 0:8, 0:32] : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x32xf32>
    %1389 = stablehlo.slice %1387 [0:16, 0:8, 0:8, 32:48] : (tensor<16x8x8x48xf32>) -> tensor<16x8x8x16xf32>
    %1390 = stablehlo.reshape %1388 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1391 = stablehlo.reduce(%1390 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1392 = stablehlo.reshape %1391 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1393 = stablehlo.reduce(%1392 init: %cst_232) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1394 = stablehlo.convert %1393 : (tensor<32xf32>) -> tensor<32xf32>
    %1395 = stablehlo.dot_general %1390, %580, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1396 = stablehlo.transpose %1395, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1397 = stablehlo.dot_general %1390, %581, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1398 = stablehlo.convert %1396 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1399 = stablehlo.dot_general %1397, %579, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x64xf32>) -> tensor<16x32x64xf32>
    %1400 = stablehlo.transpose %1399, dims = [0, 2, 1] : (tensor<16x32x64xf32>) -> tensor<16x64x32xf32>
    %1401 = stablehlo.dot_general %1397, %560, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %1402 = stablehlo.convert %1401 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %1403 = stablehlo.broadcast_in_dim %578, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %1404 = stablehlo.multiply %1402, %1403 : tensor<16x64x64xf32>
    %1405 = stablehlo.multiply %1404, %571 : tensor<16x64x64xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1406 = stablehlo.reduce(%1405 init: %cst_233) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %1407 = stablehlo.reshape %1406 : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %1408 = stablehlo.negate %1407 : tensor<16x64x1xf32>
    %1409 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %1410 = stablehlo.divide %1402, %1409 : tensor<16x64x64xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1411 = stablehlo.reduce(%1408 init: %cst_234) applies stablehlo.add across dimensions = [2] : (tensor<16x64x1xf32>, tensor<f32>) -> tensor<16x64xf32>
    %1412 = stablehlo.broadcast_in_dim %1411, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x64xf32>
    %1413 = stablehlo.add %1410, %1412 : tensor<16x64x64xf32>
    %1414 = stablehlo.multiply %1413, %571 : tensor<16x64x64xf32>
    %cst_235 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %1416 = stablehlo.divide %1414, %1415 : tensor<16x64x64xf32>
    %1417 = stablehlo.convert %1416 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %1418 = stablehlo.dot_general %1417, %548, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %1419 = stablehlo.dot_general %1417, %554, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1420 = stablehlo.reduce(%1400 init: %cst_236) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1421 = stablehlo.reshape %1420 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1422 = stablehlo.reduce(%1421 init: %cst_237) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1423 = stablehlo.convert %1422 : (tensor<32xf32>) -> tensor<32xf32>
    %1424 = stablehlo.dot_general %1400, %542, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1425 = stablehlo.transpose %1424, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1426 = stablehlo.dot_general %1400, %555, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1427 = stablehlo.convert %1425 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1428 = stablehlo.reduce(%1418 init: %cst_238) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1429 = stablehlo.reshape %1428 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1430 = stablehlo.reduce(%1429 init: %cst_239) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1431 = stablehlo.convert %1430 : (tensor<32xf32>) -> tensor<32xf32>
    %1432 = stablehlo.dot_general %1418, %542, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1433 = stablehlo.transpose %1432, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1434 = stablehlo.dot_general %1418, %549, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1435 = stablehlo.add %1426, %1434 : tensor<16x64x32xf32>
    %1436 = stablehlo.convert %1433 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1437 = stablehlo.reduce(%1419 init: %cst_240) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1438 = stablehlo.reshape %1437 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1439 = stablehlo.reduce(%1438 init: %cst_241) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1440 = stablehlo.convert %1439 : (tensor<32xf32>) -> tensor<32xf32>
    %1441 = stablehlo.dot_general %1419, %542, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1442 = stablehlo.transpose %1441, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1443 = stablehlo.dot_general %1419, %543, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1444 = stablehlo.add %1435, %1443 : tensor<16x64x32xf32>
    %1445 = stablehlo.convert %1442 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1446 = stablehlo.reshape %1444 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %1447 = stablehlo.convert %1446 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1448 = stablehlo.reduce(%1447 init: %cst_242) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1449 = stablehlo.reshape %1448 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1450 = stablehlo.reduce(%1449 init: %cst_243) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1451 = stablehlo.multiply %534, %1447 : tensor<16x8x8x32xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1452 = stablehlo.reduce(%1451 init: %cst_244) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1453 = stablehlo.reshape %1452 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1454 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1455 = stablehlo.multiply %1447, %1454 : tensor<16x8x8x32xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1456 = stablehlo.reduce(%1453 init: %cst_245) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1457 = stablehlo.reshape %1455 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1458 = stablehlo.multiply %525, %1457 : tensor<16x8x8x4x8xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1459 = stablehlo.reduce(%1458 init: %cst_246) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1460 = stablehlo.reshape %1459 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1461 = stablehlo.broadcast_in_dim %528, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1462 = stablehlo.multiply %1457, %1461 : tensor<16x8x8x4x8xf32>
    %1463 = stablehlo.multiply %1460, %531 : tensor<16x1x1x4x1xf32>
    %1464 = stablehlo.negate %1462 : tensor<16x8x8x4x8xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1465 = stablehlo.reduce(%1464 init: %cst_247) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1466 = stablehlo.reshape %1465 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1467 = call @_var_22(%523#1, %523#2, %523#3, %1463) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1468 = stablehlo.add %1462, %1467 : tensor<16x8x8x4x8xf32>
    %cst_248 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1470 = stablehlo.divide %1466, %1469 : tensor<16x1x1x4x1xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1471 = stablehlo.reduce(%1470 init: %cst_249) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1472 = stablehlo.broadcast_in_dim %1471, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1473 = stablehlo.add %1468, %1472 : tensor<16x8x8x4x8xf32>
    %1474 = stablehlo.reshape %1473 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1475 = stablehlo.convert %1474 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1476 = stablehlo.add %1388, %1475 : tensor<16x8x8x32xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1477 = stablehlo.reduce(%1476 init: %cst_250) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1478 = stablehlo.reshape %1477 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1479 = stablehlo.reduce(%1478 init: %cst_251) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1480 = stablehlo.convert %1479 : (tensor<32xf32>) -> tensor<32xf32>
    %1481 = stablehlo.convolution(%435, %1476) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<16x8x8x32xf32>) -> tensor<1x1x64x32xf32>
    %1482 = stablehlo.reverse %510, dims = [0, 1] : tensor<1x1x64x32xf32>
    %1483 = stablehlo.convolution(%1476, %1482) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<1x1x64x32xf32>) -> tensor<16x8x8x64xf32>
    %1484 = stablehlo.convert %1481 : (tensor<1x1x64x32xf32>) -> tensor<1x1x64x32xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1485 = stablehlo.reduce(%1476 init: %cst_252) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1486 = stablehlo.reshape %1485 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1487 = stablehlo.reduce(%1486 init: %cst_253) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1488 = stablehlo.convert %1487 : (tensor<32xf32>) -> tensor<32xf32>
    %1489 = stablehlo.convolution(%503#0, %1476) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %1490 = stablehlo.reverse %504, dims = [0, 1] : tensor<3x3x32x32xf32>
    %1491 = stablehlo.convolution(%1476, %1490) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %1492 = stablehlo.convert %1489 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1493 = call @silu_23(%503#1, %503#2, %502, %1491) : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1494 = stablehlo.convert %1493 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1495 = stablehlo.reduce(%1494 init: %cst_254) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1496 = stablehlo.reshape %1495 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1497 = stablehlo.reduce(%1496 init: %cst_255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1498 = stablehlo.multiply %495, %1494 : tensor<16x8x8x32xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1499 = stablehlo.reduce(%1498 init: %cst_256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1500 = stablehlo.reshape %1499 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1501 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1502 = stablehlo.multiply %1494, %1501 : tensor<16x8x8x32xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1503 = stablehlo.reduce(%1500 init: %cst_257) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1504 = stablehlo.reshape %1502 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1505 = stablehlo.multiply %486, %1504 : tensor<16x8x8x4x8xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1506 = stablehlo.reduce(%1505 init: %cst_258) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1507 = stablehlo.reshape %1506 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1508 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1509 = stablehlo.multiply %1504, %1508 : tensor<16x8x8x4x8xf32>
    %1510 = stablehlo.multiply %1507, %492 : tensor<16x1x1x4x1xf32>
    %1511 = stablehlo.negate %1509 : tensor<16x8x8x4x8xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1512 = stablehlo.reduce(%1511 init: %cst_259) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1513 = stablehlo.reshape %1512 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1514 = call @_var_22(%484#1, %484#2, %484#3, %1510) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1515 = stablehlo.add %1509, %1514 : tensor<16x8x8x4x8xf32>
    %cst_260 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1517 = stablehlo.divide %1513, %1516 : tensor<16x1x1x4x1xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1518 = stablehlo.reduce(%1517 init: %cst_261) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1519 = stablehlo.broadcast_in_dim %1518, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1520 = stablehlo.add %1515, %1519 : tensor<16x8x8x4x8xf32>
    %1521 = stablehlo.reshape %1520 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1522 = stablehlo.convert %1521 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.reduce(%1522 init: %cst_262) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1524 = stablehlo.reshape %1523 : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1525 = stablehlo.reduce(%1524 init: %cst_263) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1526 = stablehlo.reduce(%1525 init: %cst_264) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1527 = stablehlo.reshape %1526 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1528 = stablehlo.reduce(%1527 init: %cst_265) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1529 = stablehlo.convert %1528 : (tensor<32xf32>) -> tensor<32xf32>
    %1530 = stablehlo.dot_general %1525, %468#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %1531 = stablehlo.transpose %1530, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %1532 = stablehlo.dot_general %1525, %469, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<64x32xf32>) -> tensor<16x64xf32>
    %1533 = stablehlo.convert %1531 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %1534 = call @silu_16(%468#1, %468#2, %43, %1532) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1535 = stablehlo.add %1348, %1534 : tensor<16x64xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1536 = stablehlo.reduce(%1522 init: %cst_266) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1537 = stablehlo.reshape %1536 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1538 = stablehlo.reduce(%1537 init: %cst_267) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1539 = stablehlo.convert %1538 : (tensor<32xf32>) -> tensor<32xf32>
    %1540 = stablehlo.convolution(%461#0, %1522) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x64xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x64x32xf32>
    %1541 = stablehlo.reverse %462, dims = [0, 1] : tensor<3x3x64x32xf32>
    %1542 = stablehlo.convolution(%1522, %1541) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x64x32xf32>) -> tensor<16x8x8x64xf32>
    %1543 = stablehlo.convert %1540 : (tensor<3x3x64x32xf32>) -> tensor<3x3x64x32xf32>
    %1544 = call @silu_26(%461#1, %461#2, %460, %1542) : (tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %1545 = stablehlo.convert %1544 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1546 = stablehlo.reduce(%1545 init: %cst_268) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1547 = stablehlo.reshape %1546 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1548 = stablehlo.reduce(%1547 init: %cst_269) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1549 = stablehlo.multiply %453, %1545 : tensor<16x8x8x64xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1550 = stablehlo.reduce(%1549 init: %cst_270) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1551 = stablehlo.reshape %1550 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %1552 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x8x8x64xf32>
    %1553 = stablehlo.multiply %1545, %1552 : tensor<16x8x8x64xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1554 = stablehlo.reduce(%1551 init: %cst_271) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1555 = stablehlo.reshape %1553 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x4x16xf32>
    %1556 = stablehlo.multiply %444, %1555 : tensor<16x8x8x4x16xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1557 = stablehlo.reduce(%1556 init: %cst_272) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1558 = stablehlo.reshape %1557 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1559 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32>
    %1560 = stablehlo.multiply %1555, %1559 : tensor<16x8x8x4x16xf32>
    %1561 = stablehlo.multiply %1558, %450 : tensor<16x1x1x4x1xf32>
    %1562 = stablehlo.negate %1560 : tensor<16x8x8x4x16xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1563 = stablehlo.reduce(%1562 init: %cst_273) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1564 = stablehlo.reshape %1563 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1565 = call @_var_27(%442#1, %442#2, %442#3, %1561) : (tensor<16x8x8x4x16xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32>
    %1566 = stablehlo.add %1560, %1565 : tensor<16x8x8x4x16xf32>
    %cst_274 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1567 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1568 = stablehlo.divide %1564, %1567 : tensor<16x1x1x4x1xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1569 = stablehlo.reduce(%1568 init: %cst_275) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1570 = stablehlo.broadcast_in_dim %1569, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x16xf32>
    %1571 = stablehlo.add %1566, %1570 : tensor<16x8x8x4x16xf32>
    %1572 = stablehlo.reshape %1571 : (tensor<16x8x8x4x16xf32>) -> tensor<16x8x8x64xf32>
    %1573 = stablehlo.convert %1572 : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32>
    %1574 = stablehlo.add %1483, %1573 : tensor<16x8x8x64xf32>
    %1575 = stablehlo.slice %1574 [0:16, 0:8, 0:8, 0:32] : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x32xf32>
    %1576 = stablehlo.slice %1574 [0:16, 0:8, 0:8, 32:64] : (tensor<16x8x8x64xf32>) -> tensor<16x8x8x32xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.reduce(%1575 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1578 = stablehlo.reshape %1577 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1579 = stablehlo.reduce(%1578 init: %cst_277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1580 = stablehlo.convert %1579 : (tensor<32xf32>) -> tensor<32xf32>
    %1581 = stablehlo.convolution(%427#0, %1575) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %1582 = stablehlo.reverse %428, dims = [0, 1] : tensor<3x3x32x32xf32>
    %1583 = stablehlo.convolution(%1575, %1582) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %1584 = stablehlo.convert %1581 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1585 = call @silu_23(%427#1, %427#2, %426, %1583) : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1586 = stablehlo.convert %1585 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1587 = stablehlo.reduce(%1586 init: %cst_278) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1588 = stablehlo.reshape %1587 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1589 = stablehlo.reduce(%1588 init: %cst_279) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1590 = stablehlo.multiply %419, %1586 : tensor<16x8x8x32xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1591 = stablehlo.reduce(%1590 init: %cst_280) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1592 = stablehlo.reshape %1591 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1593 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1594 = stablehlo.multiply %1586, %1593 : tensor<16x8x8x32xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1595 = stablehlo.reduce(%1592 init: %cst_281) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1596 = stablehlo.reshape %1594 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1597 = stablehlo.multiply %410, %1596 : tensor<16x8x8x4x8xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1598 = stablehlo.reduce(%1597 init: %cst_282) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1599 = stablehlo.reshape %1598 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1600 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1601 = stablehlo.multiply %1596, %1600 : tensor<16x8x8x4x8xf32>
    %1602 = stablehlo.multiply %1599, %416 : tensor<16x1x1x4x1xf32>
    %1603 = stablehlo.negate %1601 : tensor<16x8x8x4x8xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1604 = stablehlo.reduce(%1603 init: %cst_283) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1605 = stablehlo.reshape %1604 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1606 = call @_var_22(%408#1, %408#2, %408#3, %1602) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1607 = stablehlo.add %1601, %1606 : tensor<16x8x8x4x8xf32>
    %cst_284 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1608 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1609 = stablehlo.divide %1605, %1608 : tensor<16x1x1x4x1xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1610 = stablehlo.reduce(%1609 init: %cst_285) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1611 = stablehlo.broadcast_in_dim %1610, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1612 = stablehlo.add %1607, %1611 : tensor<16x8x8x4x8xf32>
    %1613 = stablehlo.reshape %1612 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1614 = stablehlo.convert %1613 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1615 = stablehlo.reduce(%1614 init: %cst_286) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1616 = stablehlo.reshape %1615 : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1617 = stablehlo.reduce(%1616 init: %cst_287) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1618 = stablehlo.reduce(%1617 init: %cst_288) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1619 = stablehlo.reshape %1618 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1620 = stablehlo.reduce(%1619 init: %cst_289) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1621 = stablehlo.convert %1620 : (tensor<32xf32>) -> tensor<32xf32>
    %1622 = stablehlo.dot_general %1617, %392#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %1623 = stablehlo.transpose %1622, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %1624 = stablehlo.dot_general %1617, %393, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<64x32xf32>) -> tensor<16x64xf32>
    %1625 = stablehlo.convert %1623 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %1626 = call @silu_16(%392#1, %392#2, %43, %1624) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1627 = stablehlo.add %1535, %1626 : tensor<16x64xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1628 = stablehlo.reduce(%1614 init: %cst_290) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1629 = stablehlo.reshape %1628 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1630 = stablehlo.reduce(%1629 init: %cst_291) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1631 = stablehlo.convert %1630 : (tensor<32xf32>) -> tensor<32xf32>
    %1632 = stablehlo.convolution(%385#0, %1614) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %1633 = stablehlo.reverse %386, dims = [0, 1] : tensor<3x3x32x32xf32>
    %1634 = stablehlo.convolution(%1614, %1633) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %1635 = stablehlo.convert %1632 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1636 = call @silu_23(%385#1, %385#2, %384, %1634) : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1637 = stablehlo.convert %1636 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1638 = stablehlo.reduce(%1637 init: %cst_292) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1639 = stablehlo.reshape %1638 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1640 = stablehlo.reduce(%1639 init: %cst_293) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1641 = stablehlo.multiply %377, %1637 : tensor<16x8x8x32xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1642 = stablehlo.reduce(%1641 init: %cst_294) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1643 = stablehlo.reshape %1642 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1644 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1645 = stablehlo.multiply %1637, %1644 : tensor<16x8x8x32xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1646 = stablehlo.reduce(%1643 init: %cst_295) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1647 = stablehlo.reshape %1645 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1648 = stablehlo.multiply %368, %1647 : tensor<16x8x8x4x8xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1649 = stablehlo.reduce(%1648 init: %cst_296) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1650 = stablehlo.reshape %1649 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1651 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1652 = stablehlo.multiply %1647, %1651 : tensor<16x8x8x4x8xf32>
    %1653 = stablehlo.multiply %1650, %374 : tensor<16x1x1x4x1xf32>
    %1654 = stablehlo.negate %1652 : tensor<16x8x8x4x8xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1655 = stablehlo.reduce(%1654 init: %cst_297) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1656 = stablehlo.reshape %1655 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1657 = call @_var_22(%366#1, %366#2, %366#3, %1653) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1658 = stablehlo.add %1652, %1657 : tensor<16x8x8x4x8xf32>
    %cst_298 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1660 = stablehlo.divide %1656, %1659 : tensor<16x1x1x4x1xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1661 = stablehlo.reduce(%1660 init: %cst_299) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1662 = stablehlo.broadcast_in_dim %1661, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1663 = stablehlo.add %1658, %1662 : tensor<16x8x8x4x8xf32>
    %1664 = stablehlo.reshape %1663 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1665 = stablehlo.convert %1664 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1666 = stablehlo.add %1575, %1665 : tensor<16x8x8x32xf32>
    %1667 = stablehlo.add %1576, %1666 : tensor<16x8x8x32xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1668 = stablehlo.reduce(%1666 init: %cst_300) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1669 = stablehlo.reshape %1668 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1670 = stablehlo.reduce(%1669 init: %cst_301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1671 = stablehlo.convert %1670 : (tensor<32xf32>) -> tensor<32xf32>
    %1672 = stablehlo.convolution(%352#0, %1666) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %1673 = stablehlo.reverse %353, dims = [0, 1] : tensor<3x3x32x32xf32>
    %1674 = stablehlo.convolution(%1666, %1673) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %1675 = stablehlo.convert %1672 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1676 = call @silu_23(%352#1, %352#2, %351, %1674) : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1677 = stablehlo.convert %1676 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1678 = stablehlo.reduce(%1677 init: %cst_302) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1679 = stablehlo.reshape %1678 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1680 = stablehlo.reduce(%1679 init: %cst_303) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1681 = stablehlo.multiply %344, %1677 : tensor<16x8x8x32xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1682 = stablehlo.reduce(%1681 init: %cst_304) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1683 = stablehlo.reshape %1682 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1684 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1685 = stablehlo.multiply %1677, %1684 : tensor<16x8x8x32xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1686 = stablehlo.reduce(%1683 init: %cst_305) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1687 = stablehlo.reshape %1685 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1688 = stablehlo.multiply %335, %1687 : tensor<16x8x8x4x8xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1689 = stablehlo.reduce(%1688 init: %cst_306) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1690 = stablehlo.reshape %1689 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1691 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1692 = stablehlo.multiply %1687, %1691 : tensor<16x8x8x4x8xf32>
    %1693 = stablehlo.multiply %1690, %341 : tensor<16x1x1x4x1xf32>
    %1694 = stablehlo.negate %1692 : tensor<16x8x8x4x8xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1695 = stablehlo.reduce(%1694 init: %cst_307) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1696 = stablehlo.reshape %1695 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1697 = call @_var_22(%333#1, %333#2, %333#3, %1693) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1698 = stablehlo.add %1692, %1697 : tensor<16x8x8x4x8xf32>
    %cst_308 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1700 = stablehlo.divide %1696, %1699 : tensor<16x1x1x4x1xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1701 = stablehlo.reduce(%1700 init: %cst_309) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1702 = stablehlo.broadcast_in_dim %1701, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1703 = stablehlo.add %1698, %1702 : tensor<16x8x8x4x8xf32>
    %1704 = stablehlo.reshape %1703 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1705 = stablehlo.convert %1704 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1706 = stablehlo.reduce(%1705 init: %cst_310) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1707 = stablehlo.reshape %1706 : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1708 = stablehlo.reduce(%1707 init: %cst_311) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1709 = stablehlo.reduce(%1708 init: %cst_312) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1710 = stablehlo.reshape %1709 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1711 = stablehlo.reduce(%1710 init: %cst_313) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1712 = stablehlo.convert %1711 : (tensor<32xf32>) -> tensor<32xf32>
    %1713 = stablehlo.dot_general %1708, %317#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %1714 = stablehlo.transpose %1713, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %1715 = stablehlo.dot_general %1708, %318, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<64x32xf32>) -> tensor<16x64xf32>
    %1716 = stablehlo.convert %1714 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %1717 = call @silu_16(%317#1, %317#2, %43, %1715) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1718 = stablehlo.add %1627, %1717 : tensor<16x64xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1719 = stablehlo.reduce(%1705 init: %cst_314) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1720 = stablehlo.reshape %1719 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1721 = stablehlo.reduce(%1720 init: %cst_315) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1722 = stablehlo.convert %1721 : (tensor<32xf32>) -> tensor<32xf32>
    %1723 = stablehlo.convolution(%310#0, %1705) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %1724 = stablehlo.reverse %311, dims = [0, 1] : tensor<3x3x32x32xf32>
    %1725 = stablehlo.convolution(%1705, %1724) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %1726 = stablehlo.convert %1723 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1727 = call @silu_23(%310#1, %310#2, %309, %1725) : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1728 = stablehlo.convert %1727 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1729 = stablehlo.reduce(%1728 init: %cst_316) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1730 = stablehlo.reshape %1729 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1731 = stablehlo.reduce(%1730 init: %cst_317) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1732 = stablehlo.multiply %302, %1728 : tensor<16x8x8x32xf32>
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1733 = stablehlo.reduce(%1732 init: %cst_318) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1734 = stablehlo.reshape %1733 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1735 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1736 = stablehlo.multiply %1728, %1735 : tensor<16x8x8x32xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1737 = stablehlo.reduce(%1734 init: %cst_319) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1738 = stablehlo.reshape %1736 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1739 = stablehlo.multiply %293, %1738 : tensor<16x8x8x4x8xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1740 = stablehlo.reduce(%1739 init: %cst_320) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1741 = stablehlo.reshape %1740 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1742 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1743 = stablehlo.multiply %1738, %1742 : tensor<16x8x8x4x8xf32>
    %1744 = stablehlo.multiply %1741, %299 : tensor<16x1x1x4x1xf32>
    %1745 = stablehlo.negate %1743 : tensor<16x8x8x4x8xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1746 = stablehlo.reduce(%1745 init: %cst_321) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1747 = stablehlo.reshape %1746 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1748 = call @_var_22(%291#1, %291#2, %291#3, %1744) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1749 = stablehlo.add %1743, %1748 : tensor<16x8x8x4x8xf32>
    %cst_322 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1750 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1751 = stablehlo.divide %1747, %1750 : tensor<16x1x1x4x1xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1752 = stablehlo.reduce(%1751 init: %cst_323) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1753 = stablehlo.broadcast_in_dim %1752, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1754 = stablehlo.add %1749, %1753 : tensor<16x8x8x4x8xf32>
    %1755 = stablehlo.reshape %1754 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1756 = stablehlo.convert %1755 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1757 = stablehlo.add %1667, %1756 : tensor<16x8x8x32xf32>
    %1758 = stablehlo.reshape %1757 : (tensor<16x8x8x32xf32>) -> tensor<16x64x32xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1759 = stablehlo.reduce(%1758 init: %cst_324) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1760 = stablehlo.reshape %1759 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1761 = stablehlo.reduce(%1760 init: %cst_325) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1762 = stablehlo.convert %1761 : (tensor<32xf32>) -> tensor<32xf32>
    %1763 = stablehlo.dot_general %1758, %276, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1764 = stablehlo.transpose %1763, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1765 = stablehlo.dot_general %1758, %277, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1766 = stablehlo.convert %1764 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1767 = stablehlo.dot_general %1765, %275, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x64xf32>) -> tensor<16x32x64xf32>
    %1768 = stablehlo.transpose %1767, dims = [0, 2, 1] : (tensor<16x32x64xf32>) -> tensor<16x64x32xf32>
    %1769 = stablehlo.dot_general %1765, %256, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<16x64x64xf32>
    %1770 = stablehlo.convert %1769 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %1771 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %1772 = stablehlo.multiply %1770, %1771 : tensor<16x64x64xf32>
    %1773 = stablehlo.multiply %1772, %267 : tensor<16x64x64xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1774 = stablehlo.reduce(%1773 init: %cst_326) applies stablehlo.add across dimensions = [2] : (tensor<16x64x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %1775 = stablehlo.reshape %1774 : (tensor<16x64xf32>) -> tensor<16x64x1xf32>
    %1776 = stablehlo.negate %1775 : tensor<16x64x1xf32>
    %1777 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<16x64x1xf32>) -> tensor<16x64x64xf32>
    %1778 = stablehlo.divide %1770, %1777 : tensor<16x64x64xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1779 = stablehlo.reduce(%1776 init: %cst_327) applies stablehlo.add across dimensions = [2] : (tensor<16x64x1xf32>, tensor<f32>) -> tensor<16x64xf32>
    %1780 = stablehlo.broadcast_in_dim %1779, dims = [0, 1] : (tensor<16x64xf32>) -> tensor<16x64x64xf32>
    %1781 = stablehlo.add %1778, %1780 : tensor<16x64x64xf32>
    %1782 = stablehlo.multiply %1781, %267 : tensor<16x64x64xf32>
    %cst_328 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %1783 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<16x64x64xf32>
    %1784 = stablehlo.divide %1782, %1783 : tensor<16x64x64xf32>
    %1785 = stablehlo.convert %1784 : (tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %1786 = stablehlo.dot_general %1785, %244, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %1787 = stablehlo.dot_general %1785, %250, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x64xf32>, tensor<16x64x32xf32>) -> tensor<16x64x32xf32>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1788 = stablehlo.reduce(%1768 init: %cst_329) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1789 = stablehlo.reshape %1788 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1790 = stablehlo.reduce(%1789 init: %cst_330) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1791 = stablehlo.convert %1790 : (tensor<32xf32>) -> tensor<32xf32>
    %1792 = stablehlo.dot_general %1768, %238, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1793 = stablehlo.transpose %1792, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1794 = stablehlo.dot_general %1768, %251, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1795 = stablehlo.convert %1793 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1796 = stablehlo.reduce(%1786 init: %cst_331) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1797 = stablehlo.reshape %1796 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1798 = stablehlo.reduce(%1797 init: %cst_332) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1799 = stablehlo.convert %1798 : (tensor<32xf32>) -> tensor<32xf32>
    %1800 = stablehlo.dot_general %1786, %238, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1801 = stablehlo.transpose %1800, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1802 = stablehlo.dot_general %1786, %245, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1803 = stablehlo.add %1794, %1802 : tensor<16x64x32xf32>
    %1804 = stablehlo.convert %1801 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1805 = stablehlo.reduce(%1787 init: %cst_333) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1806 = stablehlo.reshape %1805 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1807 = stablehlo.reduce(%1806 init: %cst_334) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1808 = stablehlo.convert %1807 : (tensor<32xf32>) -> tensor<32xf32>
    %1809 = stablehlo.dot_general %1787, %238, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<16x64x32xf32>) -> tensor<32x32xf32>
    %1810 = stablehlo.transpose %1809, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1811 = stablehlo.dot_general %1787, %239, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64x32xf32>, tensor<32x32xf32>) -> tensor<16x64x32xf32>
    %1812 = stablehlo.add %1803, %1811 : tensor<16x64x32xf32>
    %1813 = stablehlo.convert %1810 : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1814 = stablehlo.reshape %1812 : (tensor<16x64x32xf32>) -> tensor<16x8x8x32xf32>
    %1815 = stablehlo.convert %1814 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1816 = stablehlo.reduce(%1815 init: %cst_335) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1817 = stablehlo.reshape %1816 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1818 = stablehlo.reduce(%1817 init: %cst_336) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1819 = stablehlo.multiply %230, %1815 : tensor<16x8x8x32xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1820 = stablehlo.reduce(%1819 init: %cst_337) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1821 = stablehlo.reshape %1820 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1822 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1823 = stablehlo.multiply %1815, %1822 : tensor<16x8x8x32xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1824 = stablehlo.reduce(%1821 init: %cst_338) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1825 = stablehlo.reshape %1823 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1826 = stablehlo.multiply %221, %1825 : tensor<16x8x8x4x8xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1827 = stablehlo.reduce(%1826 init: %cst_339) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1828 = stablehlo.reshape %1827 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1829 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1830 = stablehlo.multiply %1825, %1829 : tensor<16x8x8x4x8xf32>
    %1831 = stablehlo.multiply %1828, %227 : tensor<16x1x1x4x1xf32>
    %1832 = stablehlo.negate %1830 : tensor<16x8x8x4x8xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1833 = stablehlo.reduce(%1832 init: %cst_340) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1834 = stablehlo.reshape %1833 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1835 = call @_var_22(%219#1, %219#2, %219#3, %1831) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1836 = stablehlo.add %1830, %1835 : tensor<16x8x8x4x8xf32>
    %cst_341 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1837 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1838 = stablehlo.divide %1834, %1837 : tensor<16x1x1x4x1xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1839 = stablehlo.reduce(%1838 init: %cst_342) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1840 = stablehlo.broadcast_in_dim %1839, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1841 = stablehlo.add %1836, %1840 : tensor<16x8x8x4x8xf32>
    %1842 = stablehlo.reshape %1841 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1843 = stablehlo.convert %1842 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1844 = stablehlo.add %1757, %1843 : tensor<16x8x8x32xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1845 = stablehlo.reduce(%1844 init: %cst_343) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1846 = stablehlo.reshape %1845 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1847 = stablehlo.reduce(%1846 init: %cst_344) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1848 = stablehlo.convert %1847 : (tensor<32xf32>) -> tensor<32xf32>
    %1849 = stablehlo.convolution(%131, %1844) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x16xf32>, tensor<16x8x8x32xf32>) -> tensor<1x1x16x32xf32>
    %1850 = stablehlo.reverse %206, dims = [0, 1] : tensor<1x1x16x32xf32>
    %1851 = stablehlo.convolution(%1844, %1850) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<1x1x16x32xf32>) -> tensor<16x8x8x16xf32>
    %1852 = stablehlo.add %1389, %1851 : tensor<16x8x8x16xf32>
    %1853 = stablehlo.convert %1849 : (tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1854 = stablehlo.reduce(%1844 init: %cst_345) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1855 = stablehlo.reshape %1854 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1856 = stablehlo.reduce(%1855 init: %cst_346) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1857 = stablehlo.convert %1856 : (tensor<32xf32>) -> tensor<32xf32>
    %1858 = stablehlo.convolution(%199#0, %1844) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x32x32xf32>
    %1859 = stablehlo.reverse %200, dims = [0, 1] : tensor<3x3x32x32xf32>
    %1860 = stablehlo.convolution(%1844, %1859) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<16x8x8x32xf32>
    %1861 = stablehlo.convert %1858 : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1862 = call @silu_23(%199#1, %199#2, %198, %1860) : (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1863 = stablehlo.convert %1862 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1864 = stablehlo.reduce(%1863 init: %cst_347) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1865 = stablehlo.reshape %1864 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1866 = stablehlo.reduce(%1865 init: %cst_348) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1867 = stablehlo.multiply %191, %1863 : tensor<16x8x8x32xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1868 = stablehlo.reduce(%1867 init: %cst_349) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1869 = stablehlo.reshape %1868 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %1870 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<16x8x8x32xf32>
    %1871 = stablehlo.multiply %1863, %1870 : tensor<16x8x8x32xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1872 = stablehlo.reduce(%1869 init: %cst_350) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1873 = stablehlo.reshape %1871 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x4x8xf32>
    %1874 = stablehlo.multiply %182, %1873 : tensor<16x8x8x4x8xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1875 = stablehlo.reduce(%1874 init: %cst_351) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1876 = stablehlo.reshape %1875 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1877 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1878 = stablehlo.multiply %1873, %1877 : tensor<16x8x8x4x8xf32>
    %1879 = stablehlo.multiply %1876, %188 : tensor<16x1x1x4x1xf32>
    %1880 = stablehlo.negate %1878 : tensor<16x8x8x4x8xf32>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1881 = stablehlo.reduce(%1880 init: %cst_352) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1882 = stablehlo.reshape %1881 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1883 = call @_var_22(%180#1, %180#2, %180#3, %1879) : (tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %1884 = stablehlo.add %1878, %1883 : tensor<16x8x8x4x8xf32>
    %cst_353 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1885 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1886 = stablehlo.divide %1882, %1885 : tensor<16x1x1x4x1xf32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1887 = stablehlo.reduce(%1886 init: %cst_354) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1888 = stablehlo.broadcast_in_dim %1887, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %1889 = stablehlo.add %1884, %1888 : tensor<16x8x8x4x8xf32>
    %1890 = stablehlo.reshape %1889 : (tensor<16x8x8x4x8xf32>) -> tensor<16x8x8x32xf32>
    %1891 = stablehlo.convert %1890 : (tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1892 = stablehlo.reduce(%1891 init: %cst_355) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1893 = stablehlo.reshape %1892 : (tensor<16x32xf32>) -> tensor<16x1x1x32xf32>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1894 = stablehlo.reduce(%1893 init: %cst_356) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1895 = stablehlo.reduce(%1894 init: %cst_357) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1896 = stablehlo.reshape %1895 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1897 = stablehlo.reduce(%1896 init: %cst_358) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1898 = stablehlo.convert %1897 : (tensor<32xf32>) -> tensor<32xf32>
    %1899 = stablehlo.dot_general %1894, %164#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
    %1900 = stablehlo.transpose %1899, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %1901 = stablehlo.dot_general %1894, %165, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<64x32xf32>) -> tensor<16x64xf32>
    %1902 = stablehlo.convert %1900 : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %1903 = call @silu_16(%164#1, %164#2, %43, %1901) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %1904 = stablehlo.add %1718, %1903 : tensor<16x64xf32>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1905 = stablehlo.reduce(%1891 init: %cst_359) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1906 = stablehlo.reshape %1905 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1907 = stablehlo.reduce(%1906 init: %cst_360) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1908 = stablehlo.convert %1907 : (tensor<32xf32>) -> tensor<32xf32>
    %1909 = stablehlo.convolution(%157#0, %1891) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x16xf32>, tensor<16x8x8x32xf32>) -> tensor<3x3x16x32xf32>
    %1910 = stablehlo.reverse %158, dims = [0, 1] : tensor<3x3x16x32xf32>
    %1911 = stablehlo.convolution(%1891, %1910) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x32xf32>, tensor<3x3x16x32xf32>) -> tensor<16x8x8x16xf32>
    %1912 = stablehlo.convert %1909 : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
    %1913 = call @silu_28(%157#1, %157#2, %156, %1911) : (tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32>
    %1914 = stablehlo.convert %1913 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1915 = stablehlo.reduce(%1914 init: %cst_361) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1916 = stablehlo.reshape %1915 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1917 = stablehlo.reduce(%1916 init: %cst_362) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1918 = stablehlo.multiply %149, %1914 : tensor<16x8x8x16xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1919 = stablehlo.reduce(%1918 init: %cst_363) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1920 = stablehlo.reshape %1919 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1921 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x8x8x16xf32>
    %1922 = stablehlo.multiply %1914, %1921 : tensor<16x8x8x16xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1923 = stablehlo.reduce(%1920 init: %cst_364) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1924 = stablehlo.reshape %1922 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x4x4xf32>
    %1925 = stablehlo.multiply %140, %1924 : tensor<16x8x8x4x4xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1926 = stablehlo.reduce(%1925 init: %cst_365) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1927 = stablehlo.reshape %1926 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1928 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32>
    %1929 = stablehlo.multiply %1924, %1928 : tensor<16x8x8x4x4xf32>
    %1930 = stablehlo.multiply %1927, %146 : tensor<16x1x1x4x1xf32>
    %1931 = stablehlo.negate %1929 : tensor<16x8x8x4x4xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1932 = stablehlo.reduce(%1931 init: %cst_366) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1933 = stablehlo.reshape %1932 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1934 = call @_var_29(%138#1, %138#2, %138#3, %1930) : (tensor<16x8x8x4x4xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32>
    %1935 = stablehlo.add %1929, %1934 : tensor<16x8x8x4x4xf32>
    %cst_367 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1936 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1937 = stablehlo.divide %1933, %1936 : tensor<16x1x1x4x1xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1938 = stablehlo.reduce(%1937 init: %cst_368) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1939 = stablehlo.broadcast_in_dim %1938, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x4xf32>
    %1940 = stablehlo.add %1935, %1939 : tensor<16x8x8x4x4xf32>
    %1941 = stablehlo.reshape %1940 : (tensor<16x8x8x4x4xf32>) -> tensor<16x8x8x16xf32>
    %1942 = stablehlo.convert %1941 : (tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32>
    %1943 = stablehlo.add %1852, %1942 : tensor<16x8x8x16xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1944 = stablehlo.reduce(%1943 init: %cst_369) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1945 = stablehlo.reshape %1944 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1946 = stablehlo.reduce(%1945 init: %cst_370) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1947 = stablehlo.convert %1946 : (tensor<16xf32>) -> tensor<16xf32>
    %1948 = stablehlo.convolution(%125, %1943) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %1949 = stablehlo.reverse %126, dims = [0, 1] : tensor<3x3x16x16xf32>
    %1950 = stablehlo.convolution(%1943, %1949) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %1951 = stablehlo.add %1193, %1950 : tensor<16x16x16x16xf32>
    %1952 = stablehlo.convert %1948 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1953 = stablehlo.add %1093, %1951 : tensor<16x16x16x16xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1954 = stablehlo.reduce(%1951 init: %cst_371) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1955 = stablehlo.reshape %1954 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1956 = stablehlo.reduce(%1955 init: %cst_372) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1957 = stablehlo.convert %1956 : (tensor<16xf32>) -> tensor<16xf32>
    %1958 = stablehlo.convolution(%118#0, %1951) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1959 = stablehlo.reverse %119, dims = [0, 1] : tensor<3x3x16x16xf32>
    %1960 = stablehlo.convolution(%1951, %1959) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %1961 = stablehlo.convert %1958 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1962 = call @silu_13(%118#1, %118#2, %117, %1960) : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %1963 = stablehlo.convert %1962 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1964 = stablehlo.reduce(%1963 init: %cst_373) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1965 = stablehlo.reshape %1964 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1966 = stablehlo.reduce(%1965 init: %cst_374) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1967 = stablehlo.multiply %110, %1963 : tensor<16x16x16x16xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1968 = stablehlo.reduce(%1967 init: %cst_375) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1969 = stablehlo.reshape %1968 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1970 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %1971 = stablehlo.multiply %1963, %1970 : tensor<16x16x16x16xf32>
    %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1972 = stablehlo.reduce(%1969 init: %cst_376) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1973 = stablehlo.reshape %1971 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %1974 = stablehlo.multiply %101, %1973 : tensor<16x16x16x4x4xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1975 = stablehlo.reduce(%1974 init: %cst_377) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1976 = stablehlo.reshape %1975 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1977 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %1978 = stablehlo.multiply %1973, %1977 : tensor<16x16x16x4x4xf32>
    %1979 = stablehlo.multiply %1976, %107 : tensor<16x1x1x4x1xf32>
    %1980 = stablehlo.negate %1978 : tensor<16x16x16x4x4xf32>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1981 = stablehlo.reduce(%1980 init: %cst_378) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1982 = stablehlo.reshape %1981 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %1983 = call @_var_14(%99#1, %99#2, %99#3, %1979) : (tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %1984 = stablehlo.add %1978, %1983 : tensor<16x16x16x4x4xf32>
    %cst_379 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1985 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1986 = stablehlo.divide %1982, %1985 : tensor<16x1x1x4x1xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1987 = stablehlo.reduce(%1986 init: %cst_380) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1988 = stablehlo.broadcast_in_dim %1987, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x4xf32>
    %1989 = stablehlo.add %1984, %1988 : tensor<16x16x16x4x4xf32>
    %1990 = stablehlo.reshape %1989 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %1991 = stablehlo.convert %1990 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1992 = stablehlo.reduce(%1991 init: %cst_381) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %1993 = stablehlo.reshape %1992 : (tensor<16x16xf32>) -> tensor<16x1x1x16xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1994 = stablehlo.reduce(%1993 init: %cst_382) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1995 = stablehlo.reduce(%1994 init: %cst_383) applies stablehlo.add across dimensions = [0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1996 = stablehlo.reshape %1995 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1997 = stablehlo.reduce(%1996 init: %cst_384) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1998 = stablehlo.convert %1997 : (tensor<16xf32>) -> tensor<16xf32>
    %1999 = stablehlo.dot_general %1994, %83#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %2000 = stablehlo.transpose %1999, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %2001 = stablehlo.dot_general %1994, %84, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<64x16xf32>) -> tensor<16x64xf32>
    %2002 = stablehlo.convert %2000 : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %2003 = call @silu_16(%83#1, %83#2, %43, %2001) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %2004 = stablehlo.add %1904, %2003 : tensor<16x64xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2005 = stablehlo.reduce(%1991 init: %cst_385) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2006 = stablehlo.reshape %2005 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2007 = stablehlo.reduce(%2006 init: %cst_386) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2008 = stablehlo.convert %2007 : (tensor<16xf32>) -> tensor<16xf32>
    %2009 = stablehlo.convolution(%76#0, %1991) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<3x3x16x16xf32>
    %2010 = stablehlo.reverse %77, dims = [0, 1] : tensor<3x3x16x16xf32>
    %2011 = stablehlo.convolution(%1991, %2010) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<16x16x16x16xf32>
    %2012 = stablehlo.convert %2009 : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %2013 = call @silu_13(%76#1, %76#2, %75, %2011) : (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %2014 = stablehlo.convert %2013 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2015 = stablehlo.reduce(%2014 init: %cst_387) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2016 = stablehlo.reshape %2015 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2017 = stablehlo.reduce(%2016 init: %cst_388) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2018 = stablehlo.multiply %68, %2014 : tensor<16x16x16x16xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2019 = stablehlo.reduce(%2018 init: %cst_389) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2020 = stablehlo.reshape %2019 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %2021 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<16x16x16x16xf32>
    %2022 = stablehlo.multiply %2014, %2021 : tensor<16x16x16x16xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2023 = stablehlo.reduce(%2020 init: %cst_390) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2024 = stablehlo.reshape %2022 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x4x4xf32>
    %2025 = stablehlo.multiply %59, %2024 : tensor<16x16x16x4x4xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2026 = stablehlo.reduce(%2025 init: %cst_391) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %2027 = stablehlo.reshape %2026 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %2028 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %2029 = stablehlo.multiply %2024, %2028 : tensor<16x16x16x4x4xf32>
    %2030 = stablehlo.multiply %2027, %65 : tensor<16x1x1x4x1xf32>
    %2031 = stablehlo.negate %2029 : tensor<16x16x16x4x4xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2032 = stablehlo.reduce(%2031 init: %cst_392) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %2033 = stablehlo.reshape %2032 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %2034 = call @_var_14(%57#1, %57#2, %57#3, %2030) : (tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %2035 = stablehlo.add %2029, %2034 : tensor<16x16x16x4x4xf32>
    %cst_393 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2036 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2037 = stablehlo.divide %2033, %2036 : tensor<16x1x1x4x1xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2038 = stablehlo.reduce(%2037 init: %cst_394) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %2039 = stablehlo.broadcast_in_dim %2038, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x4xf32>
    %2040 = stablehlo.add %2035, %2039 : tensor<16x16x16x4x4xf32>
    %2041 = stablehlo.reshape %2040 : (tensor<16x16x16x4x4xf32>) -> tensor<16x16x16x16xf32>
    %2042 = stablehlo.convert %2041 : (tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32>
    %2043 = stablehlo.add %1953, %2042 : tensor<16x16x16x16xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2044 = stablehlo.reduce(%2043 init: %cst_395) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2045 = stablehlo.reshape %2044 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2046 = stablehlo.reduce(%2045 init: %cst_396) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %2047 = stablehlo.convert %2046 : (tensor<16xf32>) -> tensor<16xf32>
    %2048 = stablehlo.convolution(%44, %2043) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x16x16x3xf32>, tensor<16x16x16x16xf32>) -> tensor<3x3x3x16xf32>
    %2049 = stablehlo.convert %2048 : (tensor<3x3x3x16xf32>) -> tensor<3x3x3x16xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2050 = stablehlo.reduce(%2004 init: %cst_397) applies stablehlo.add across dimensions = [0] : (tensor<16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2051 = stablehlo.reshape %2050 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2052 = stablehlo.reduce(%2051 init: %cst_398) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2053 = stablehlo.convert %2052 : (tensor<64xf32>) -> tensor<64xf32>
    %2054 = stablehlo.dot_general %2004, %37#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<64x64xf32>
    %2055 = stablehlo.transpose %2054, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %2056 = stablehlo.dot_general %2004, %38, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    %2057 = stablehlo.convert %2055 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %2058 = call @silu_16(%37#1, %37#2, %36, %2056) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2059 = stablehlo.reduce(%2058 init: %cst_399) applies stablehlo.add across dimensions = [0] : (tensor<16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2060 = stablehlo.reshape %2059 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2061 = stablehlo.reduce(%2060 init: %cst_400) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2062 = stablehlo.convert %2061 : (tensor<64xf32>) -> tensor<64xf32>
    %2063 = stablehlo.dot_general %2058, %30, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %2064 = stablehlo.transpose %2063, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %2065 = stablehlo.convert %2064 : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %2066 = chlo.square %2047 : tensor<16xf32> -> tensor<16xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2067 = stablehlo.reduce(%2066 init: %cst_401) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2068 = stablehlo.add %cst_402, %2067 : tensor<f32>
    %2069 = chlo.square %2049 : tensor<3x3x3x16xf32> -> tensor<3x3x3x16xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2070 = stablehlo.reduce(%2069 init: %cst_403) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x3x16xf32>, tensor<f32>) -> tensor<f32>
    %2071 = stablehlo.add %2068, %2070 : tensor<f32>
    %2072 = chlo.square %960 : tensor<3xf32> -> tensor<3xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2073 = stablehlo.reduce(%2072 init: %cst_404) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %2074 = stablehlo.add %2071, %2073 : tensor<f32>
    %2075 = chlo.square %964 : tensor<3x3x16x3xf32> -> tensor<3x3x16x3xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2076 = stablehlo.reduce(%2075 init: %cst_405) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x16x3xf32>, tensor<f32>) -> tensor<f32>
    %2077 = stablehlo.add %2074, %2076 : tensor<f32>
    %2078 = chlo.square %1947 : tensor<16xf32> -> tensor<16xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2079 = stablehlo.reduce(%2078 init: %cst_406) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2080 = stablehlo.add %2077, %2079 : tensor<f32>
    %2081 = chlo.square %1952 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2082 = stablehlo.reduce(%2081 init: %cst_407) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x16x16xf32>, tensor<f32>) -> tensor<f32>
    %2083 = stablehlo.add %2080, %2082 : tensor<f32>
    %2084 = chlo.square %2008 : tensor<16xf32> -> tensor<16xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2085 = stablehlo.reduce(%2084 init: %cst_408) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2086 = stablehlo.add %2083, %2085 : tensor<f32>
    %2087 = chlo.square %2012 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2088 = stablehlo.reduce(%2087 init: %cst_409) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x16x16xf32>, tensor<f32>) -> tensor<f32>
    %2089 = stablehlo.add %2086, %2088 : tensor<f32>
    %2090 = chlo.square %1957 : tensor<16xf32> -> tensor<16xf32>
    %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2091 = stablehlo.reduce(%2090 init: %cst_410) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2092 = stablehlo.add %2089, %2091 : tensor<f32>
    %2093 = chlo.square %1961 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2094 = stablehlo.reduce(%2093 init: %cst_411) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x16x16xf32>, tensor<f32>) -> tensor<f32>
    %2095 = stablehlo.add %2092, %2094 : tensor<f32>
    %2096 = chlo.square %2017 : tensor<16xf32> -> tensor<16xf32>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2097 = stablehlo.reduce(%2096 init: %cst_412) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2098 = stablehlo.add %2095, %2097 : tensor<f32>
    %2099 = chlo.square %2023 : tensor<16xf32> -> tensor<16xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2100 = stablehlo.reduce(%2099 init: %cst_413) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2101 = stablehlo.add %2098, %2100 : tensor<f32>
    %2102 = chlo.square %1966 : tensor<16xf32> -> tensor<16xf32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2103 = stablehlo.reduce(%2102 init: %cst_414) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2104 = stablehlo.add %2101, %2103 : tensor<f32>
    %2105 = chlo.square %1972 : tensor<16xf32> -> tensor<16xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2106 = stablehlo.reduce(%2105 init: %cst_415) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2107 = stablehlo.add %2104, %2106 : tensor<f32>
    %2108 = chlo.square %1998 : tensor<16xf32> -> tensor<16xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2109 = stablehlo.reduce(%2108 init: %cst_416) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2110 = stablehlo.add %2107, %2109 : tensor<f32>
    %2111 = chlo.square %2002 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2112 = stablehlo.reduce(%2111 init: %cst_417) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %2113 = stablehlo.add %2110, %2112 : tensor<f32>
    %2114 = chlo.square %1799 : tensor<32xf32> -> tensor<32xf32>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2115 = stablehlo.reduce(%2114 init: %cst_418) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2116 = stablehlo.add %2113, %2115 : tensor<f32>
    %2117 = chlo.square %1804 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2118 = stablehlo.reduce(%2117 init: %cst_419) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2119 = stablehlo.add %2116, %2118 : tensor<f32>
    %2120 = chlo.square %1818 : tensor<32xf32> -> tensor<32xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2121 = stablehlo.reduce(%2120 init: %cst_420) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2122 = stablehlo.add %2119, %2121 : tensor<f32>
    %2123 = chlo.square %1824 : tensor<32xf32> -> tensor<32xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2124 = stablehlo.reduce(%2123 init: %cst_421) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2125 = stablehlo.add %2122, %2124 : tensor<f32>
    %2126 = chlo.square %1762 : tensor<32xf32> -> tensor<32xf32>
    %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2127 = stablehlo.reduce(%2126 init: %cst_422) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2128 = stablehlo.add %2125, %2127 : tensor<f32>
    %2129 = chlo.square %1766 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2130 = stablehlo.reduce(%2129 init: %cst_423) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2131 = stablehlo.add %2128, %2130 : tensor<f32>
    %2132 = chlo.square %1808 : tensor<32xf32> -> tensor<32xf32>
    %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2133 = stablehlo.reduce(%2132 init: %cst_424) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2134 = stablehlo.add %2131, %2133 : tensor<f32>
    %2135 = chlo.square %1813 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2136 = stablehlo.reduce(%2135 init: %cst_425) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2137 = stablehlo.add %2134, %2136 : tensor<f32>
    %2138 = chlo.square %1791 : tensor<32xf32> -> tensor<32xf32>
    %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2139 = stablehlo.reduce(%2138 init: %cst_426) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2140 = stablehlo.add %2137, %2139 : tensor<f32>
    %2141 = chlo.square %1795 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2142 = stablehlo.reduce(%2141 init: %cst_427) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2143 = stablehlo.add %2140, %2142 : tensor<f32>
    %2144 = chlo.square %1908 : tensor<32xf32> -> tensor<32xf32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2145 = stablehlo.reduce(%2144 init: %cst_428) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2146 = stablehlo.add %2143, %2145 : tensor<f32>
    %2147 = chlo.square %1912 : tensor<3x3x16x32xf32> -> tensor<3x3x16x32xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2148 = stablehlo.reduce(%2147 init: %cst_429) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x16x32xf32>, tensor<f32>) -> tensor<f32>
    %2149 = stablehlo.add %2146, %2148 : tensor<f32>
    %2150 = chlo.square %1857 : tensor<32xf32> -> tensor<32xf32>
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2151 = stablehlo.reduce(%2150 init: %cst_430) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2152 = stablehlo.add %2149, %2151 : tensor<f32>
    %2153 = chlo.square %1861 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2154 = stablehlo.reduce(%2153 init: %cst_431) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x32xf32>, tensor<f32>) -> tensor<f32>
    %2155 = stablehlo.add %2152, %2154 : tensor<f32>
    %2156 = chlo.square %1917 : tensor<16xf32> -> tensor<16xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2157 = stablehlo.reduce(%2156 init: %cst_432) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2158 = stablehlo.add %2155, %2157 : tensor<f32>
    %2159 = chlo.square %1923 : tensor<16xf32> -> tensor<16xf32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2160 = stablehlo.reduce(%2159 init: %cst_433) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2161 = stablehlo.add %2158, %2160 : tensor<f32>
    %2162 = chlo.square %1866 : tensor<32xf32> -> tensor<32xf32>
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2163 = stablehlo.reduce(%2162 init: %cst_434) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2164 = stablehlo.add %2161, %2163 : tensor<f32>
    %2165 = chlo.square %1872 : tensor<32xf32> -> tensor<32xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2166 = stablehlo.reduce(%2165 init: %cst_435) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2167 = stablehlo.add %2164, %2166 : tensor<f32>
    %2168 = chlo.square %1848 : tensor<32xf32> -> tensor<32xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2169 = stablehlo.reduce(%2168 init: %cst_436) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2170 = stablehlo.add %2167, %2169 : tensor<f32>
    %2171 = chlo.square %1853 : tensor<1x1x16x32xf32> -> tensor<1x1x16x32xf32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2172 = stablehlo.reduce(%2171 init: %cst_437) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x16x32xf32>, tensor<f32>) -> tensor<f32>
    %2173 = stablehlo.add %2170, %2172 : tensor<f32>
    %2174 = chlo.square %1898 : tensor<32xf32> -> tensor<32xf32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2175 = stablehlo.reduce(%2174 init: %cst_438) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2176 = stablehlo.add %2173, %2175 : tensor<f32>
    %2177 = chlo.square %1902 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2178 = stablehlo.reduce(%2177 init: %cst_439) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %2179 = stablehlo.add %2176, %2178 : tensor<f32>
    %2180 = chlo.square %1722 : tensor<32xf32> -> tensor<32xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2181 = stablehlo.reduce(%2180 init: %cst_440) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2182 = stablehlo.add %2179, %2181 : tensor<f32>
    %2183 = chlo.square %1726 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2184 = stablehlo.reduce(%2183 init: %cst_441) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x32xf32>, tensor<f32>) -> tensor<f32>
    %2185 = stablehlo.add %2182, %2184 : tensor<f32>
    %2186 = chlo.square %1671 : tensor<32xf32> -> tensor<32xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2187 = stablehlo.reduce(%2186 init: %cst_442) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2188 = stablehlo.add %2185, %2187 : tensor<f32>
    %2189 = chlo.square %1675 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2190 = stablehlo.reduce(%2189 init: %cst_443) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x32xf32>, tensor<f32>) -> tensor<f32>
    %2191 = stablehlo.add %2188, %2190 : tensor<f32>
    %2192 = chlo.square %1731 : tensor<32xf32> -> tensor<32xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2193 = stablehlo.reduce(%2192 init: %cst_444) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2194 = stablehlo.add %2191, %2193 : tensor<f32>
    %2195 = chlo.square %1737 : tensor<32xf32> -> tensor<32xf32>
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2196 = stablehlo.reduce(%2195 init: %cst_445) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2197 = stablehlo.add %2194, %2196 : tensor<f32>
    %2198 = chlo.square %1680 : tensor<32xf32> -> tensor<32xf32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2199 = stablehlo.reduce(%2198 init: %cst_446) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2200 = stablehlo.add %2197, %2199 : tensor<f32>
    %2201 = chlo.square %1686 : tensor<32xf32> -> tensor<32xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2202 = stablehlo.reduce(%2201 init: %cst_447) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2203 = stablehlo.add %2200, %2202 : tensor<f32>
    %2204 = chlo.square %1712 : tensor<32xf32> -> tensor<32xf32>
    %cst_448 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2205 = stablehlo.reduce(%2204 init: %cst_448) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2206 = stablehlo.add %2203, %2205 : tensor<f32>
    %2207 = chlo.square %1716 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2208 = stablehlo.reduce(%2207 init: %cst_449) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %2209 = stablehlo.add %2206, %2208 : tensor<f32>
    %2210 = chlo.square %1631 : tensor<32xf32> -> tensor<32xf32>
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2211 = stablehlo.reduce(%2210 init: %cst_450) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2212 = stablehlo.add %2209, %2211 : tensor<f32>
    %2213 = chlo.square %1635 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2214 = stablehlo.reduce(%2213 init: %cst_451) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x32xf32>, tensor<f32>) -> tensor<f32>
    %2215 = stablehlo.add %2212, %2214 : tensor<f32>
    %2216 = chlo.square %1580 : tensor<32xf32> -> tensor<32xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2217 = stablehlo.reduce(%2216 init: %cst_452) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2218 = stablehlo.add %2215, %2217 : tensor<f32>
    %2219 = chlo.square %1584 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2220 = stablehlo.reduce(%2219 init: %cst_453) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x32xf32>, tensor<f32>) -> tensor<f32>
    %2221 = stablehlo.add %2218, %2220 : tensor<f32>
    %2222 = chlo.square %1640 : tensor<32xf32> -> tensor<32xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2223 = stablehlo.reduce(%2222 init: %cst_454) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2224 = stablehlo.add %2221, %2223 : tensor<f32>
    %2225 = chlo.square %1646 : tensor<32xf32> -> tensor<32xf32>
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2226 = stablehlo.reduce(%2225 init: %cst_455) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2227 = stablehlo.add %2224, %2226 : tensor<f32>
    %2228 = chlo.square %1589 : tensor<32xf32> -> tensor<32xf32>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2229 = stablehlo.reduce(%2228 init: %cst_456) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2230 = stablehlo.add %2227, %2229 : tensor<f32>
    %2231 = chlo.square %1595 : tensor<32xf32> -> tensor<32xf32>
    %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2232 = stablehlo.reduce(%2231 init: %cst_457) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2233 = stablehlo.add %2230, %2232 : tensor<f32>
    %2234 = chlo.square %1621 : tensor<32xf32> -> tensor<32xf32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2235 = stablehlo.reduce(%2234 init: %cst_458) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2236 = stablehlo.add %2233, %2235 : tensor<f32>
    %2237 = chlo.square %1625 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2238 = stablehlo.reduce(%2237 init: %cst_459) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %2239 = stablehlo.add %2236, %2238 : tensor<f32>
    %2240 = chlo.square %969 : tensor<16xf32> -> tensor<16xf32>
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2241 = stablehlo.reduce(%2240 init: %cst_460) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2242 = stablehlo.add %2239, %2241 : tensor<f32>
    %2243 = chlo.square %975 : tensor<16xf32> -> tensor<16xf32>
    %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2244 = stablehlo.reduce(%2243 init: %cst_461) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2245 = stablehlo.add %2242, %2244 : tensor<f32>
    %2246 = chlo.square %2062 : tensor<64xf32> -> tensor<64xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2247 = stablehlo.reduce(%2246 init: %cst_462) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %2248 = stablehlo.add %2245, %2247 : tensor<f32>
    %2249 = chlo.square %2065 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2250 = stablehlo.reduce(%2249 init: %cst_463) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %2251 = stablehlo.add %2248, %2250 : tensor<f32>
    %2252 = chlo.square %2053 : tensor<64xf32> -> tensor<64xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2253 = stablehlo.reduce(%2252 init: %cst_464) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %2254 = stablehlo.add %2251, %2253 : tensor<f32>
    %2255 = chlo.square %2057 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2256 = stablehlo.reduce(%2255 init: %cst_465) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %2257 = stablehlo.add %2254, %2256 : tensor<f32>
    %2258 = chlo.square %1431 : tensor<32xf32> -> tensor<32xf32>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2259 = stablehlo.reduce(%2258 init: %cst_466) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2260 = stablehlo.add %2257, %2259 : tensor<f32>
    %2261 = chlo.square %1436 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2262 = stablehlo.reduce(%2261 init: %cst_467) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2263 = stablehlo.add %2260, %2262 : tensor<f32>
    %2264 = chlo.square %1450 : tensor<32xf32> -> tensor<32xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2265 = stablehlo.reduce(%2264 init: %cst_468) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2266 = stablehlo.add %2263, %2265 : tensor<f32>
    %2267 = chlo.square %1456 : tensor<32xf32> -> tensor<32xf32>
    %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2268 = stablehlo.reduce(%2267 init: %cst_469) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2269 = stablehlo.add %2266, %2268 : tensor<f32>
    %2270 = chlo.square %1394 : tensor<32xf32> -> tensor<32xf32>
    %cst_470 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2271 = stablehlo.reduce(%2270 init: %cst_470) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2272 = stablehlo.add %2269, %2271 : tensor<f32>
    %2273 = chlo.square %1398 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_471 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2274 = stablehlo.reduce(%2273 init: %cst_471) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2275 = stablehlo.add %2272, %2274 : tensor<f32>
    %2276 = chlo.square %1440 : tensor<32xf32> -> tensor<32xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2277 = stablehlo.reduce(%2276 init: %cst_472) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2278 = stablehlo.add %2275, %2277 : tensor<f32>
    %2279 = chlo.square %1445 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_473 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2280 = stablehlo.reduce(%2279 init: %cst_473) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2281 = stablehlo.add %2278, %2280 : tensor<f32>
    %2282 = chlo.square %1423 : tensor<32xf32> -> tensor<32xf32>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2283 = stablehlo.reduce(%2282 init: %cst_474) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2284 = stablehlo.add %2281, %2283 : tensor<f32>
    %2285 = chlo.square %1427 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_475 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2286 = stablehlo.reduce(%2285 init: %cst_475) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2287 = stablehlo.add %2284, %2286 : tensor<f32>
    %2288 = chlo.square %1244 : tensor<32xf32> -> tensor<32xf32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2289 = stablehlo.reduce(%2288 init: %cst_476) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2290 = stablehlo.add %2287, %2289 : tensor<f32>
    %2291 = chlo.square %1249 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2292 = stablehlo.reduce(%2291 init: %cst_477) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2293 = stablehlo.add %2290, %2292 : tensor<f32>
    %2294 = chlo.square %1263 : tensor<32xf32> -> tensor<32xf32>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2295 = stablehlo.reduce(%2294 init: %cst_478) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2296 = stablehlo.add %2293, %2295 : tensor<f32>
    %2297 = chlo.square %1269 : tensor<32xf32> -> tensor<32xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2298 = stablehlo.reduce(%2297 init: %cst_479) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2299 = stablehlo.add %2296, %2298 : tensor<f32>
    %2300 = chlo.square %1207 : tensor<32xf32> -> tensor<32xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2301 = stablehlo.reduce(%2300 init: %cst_480) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2302 = stablehlo.add %2299, %2301 : tensor<f32>
    %2303 = chlo.square %1211 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2304 = stablehlo.reduce(%2303 init: %cst_481) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2305 = stablehlo.add %2302, %2304 : tensor<f32>
    %2306 = chlo.square %1253 : tensor<32xf32> -> tensor<32xf32>
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2307 = stablehlo.reduce(%2306 init: %cst_482) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2308 = stablehlo.add %2305, %2307 : tensor<f32>
    %2309 = chlo.square %1258 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2310 = stablehlo.reduce(%2309 init: %cst_483) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2311 = stablehlo.add %2308, %2310 : tensor<f32>
    %2312 = chlo.square %1236 : tensor<32xf32> -> tensor<32xf32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2313 = stablehlo.reduce(%2312 init: %cst_484) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2314 = stablehlo.add %2311, %2313 : tensor<f32>
    %2315 = chlo.square %1240 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_485 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2316 = stablehlo.reduce(%2315 init: %cst_485) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
    %2317 = stablehlo.add %2314, %2316 : tensor<f32>
    %2318 = chlo.square %1539 : tensor<32xf32> -> tensor<32xf32>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2319 = stablehlo.reduce(%2318 init: %cst_486) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2320 = stablehlo.add %2317, %2319 : tensor<f32>
    %2321 = chlo.square %1543 : tensor<3x3x64x32xf32> -> tensor<3x3x64x32xf32>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2322 = stablehlo.reduce(%2321 init: %cst_487) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x64x32xf32>, tensor<f32>) -> tensor<f32>
    %2323 = stablehlo.add %2320, %2322 : tensor<f32>
    %2324 = chlo.square %1488 : tensor<32xf32> -> tensor<32xf32>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2325 = stablehlo.reduce(%2324 init: %cst_488) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2326 = stablehlo.add %2323, %2325 : tensor<f32>
    %2327 = chlo.square %1492 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2328 = stablehlo.reduce(%2327 init: %cst_489) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x32xf32>, tensor<f32>) -> tensor<f32>
    %2329 = stablehlo.add %2326, %2328 : tensor<f32>
    %2330 = chlo.square %1548 : tensor<64xf32> -> tensor<64xf32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2331 = stablehlo.reduce(%2330 init: %cst_490) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %2332 = stablehlo.add %2329, %2331 : tensor<f32>
    %2333 = chlo.square %1554 : tensor<64xf32> -> tensor<64xf32>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2334 = stablehlo.reduce(%2333 init: %cst_491) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %2335 = stablehlo.add %2332, %2334 : tensor<f32>
    %2336 = chlo.square %1497 : tensor<32xf32> -> tensor<32xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2337 = stablehlo.reduce(%2336 init: %cst_492) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2338 = stablehlo.add %2335, %2337 : tensor<f32>
    %2339 = chlo.square %1503 : tensor<32xf32> -> tensor<32xf32>
    %cst_493 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2340 = stablehlo.reduce(%2339 init: %cst_493) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2341 = stablehlo.add %2338, %2340 : tensor<f32>
    %2342 = chlo.square %1480 : tensor<32xf32> -> tensor<32xf32>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2343 = stablehlo.reduce(%2342 init: %cst_494) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2344 = stablehlo.add %2341, %2343 : tensor<f32>
    %2345 = chlo.square %1484 : tensor<1x1x64x32xf32> -> tensor<1x1x64x32xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2346 = stablehlo.reduce(%2345 init: %cst_495) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x64x32xf32>, tensor<f32>) -> tensor<f32>
    %2347 = stablehlo.add %2344, %2346 : tensor<f32>
    %2348 = chlo.square %1529 : tensor<32xf32> -> tensor<32xf32>
    %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2349 = stablehlo.reduce(%2348 init: %cst_496) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2350 = stablehlo.add %2347, %2349 : tensor<f32>
    %2351 = chlo.square %1533 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2352 = stablehlo.reduce(%2351 init: %cst_497) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %2353 = stablehlo.add %2350, %2352 : tensor<f32>
    %2354 = chlo.square %1352 : tensor<32xf32> -> tensor<32xf32>
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2355 = stablehlo.reduce(%2354 init: %cst_498) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2356 = stablehlo.add %2353, %2355 : tensor<f32>
    %2357 = chlo.square %1356 : tensor<3x3x48x32xf32> -> tensor<3x3x48x32xf32>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2358 = stablehlo.reduce(%2357 init: %cst_499) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x48x32xf32>, tensor<f32>) -> tensor<f32>
    %2359 = stablehlo.add %2356, %2358 : tensor<f32>
    %2360 = chlo.square %1301 : tensor<32xf32> -> tensor<32xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2361 = stablehlo.reduce(%2360 init: %cst_500) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2362 = stablehlo.add %2359, %2361 : tensor<f32>
    %2363 = chlo.square %1305 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2364 = stablehlo.reduce(%2363 init: %cst_501) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x32xf32>, tensor<f32>) -> tensor<f32>
    %2365 = stablehlo.add %2362, %2364 : tensor<f32>
    %2366 = chlo.square %1361 : tensor<48xf32> -> tensor<48xf32>
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2367 = stablehlo.reduce(%2366 init: %cst_502) applies stablehlo.add across dimensions = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<f32>
    %2368 = stablehlo.add %2365, %2367 : tensor<f32>
    %2369 = chlo.square %1367 : tensor<48xf32> -> tensor<48xf32>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2370 = stablehlo.reduce(%2369 init: %cst_503) applies stablehlo.add across dimensions = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<f32>
    %2371 = stablehlo.add %2368, %2370 : tensor<f32>
    %2372 = chlo.square %1310 : tensor<32xf32> -> tensor<32xf32>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2373 = stablehlo.reduce(%2372 init: %cst_504) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2374 = stablehlo.add %2371, %2373 : tensor<f32>
    %2375 = chlo.square %1316 : tensor<32xf32> -> tensor<32xf32>
    %cst_505 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2376 = stablehlo.reduce(%2375 init: %cst_505) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2377 = stablehlo.add %2374, %2376 : tensor<f32>
    %2378 = chlo.square %1293 : tensor<32xf32> -> tensor<32xf32>
    %cst_506 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2379 = stablehlo.reduce(%2378 init: %cst_506) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2380 = stablehlo.add %2377, %2379 : tensor<f32>
    %2381 = chlo.square %1297 : tensor<1x1x48x32xf32> -> tensor<1x1x48x32xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2382 = stablehlo.reduce(%2381 init: %cst_507) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x48x32xf32>, tensor<f32>) -> tensor<f32>
    %2383 = stablehlo.add %2380, %2382 : tensor<f32>
    %2384 = chlo.square %1342 : tensor<32xf32> -> tensor<32xf32>
    %cst_508 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2385 = stablehlo.reduce(%2384 init: %cst_508) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2386 = stablehlo.add %2383, %2385 : tensor<f32>
    %2387 = chlo.square %1346 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2388 = stablehlo.reduce(%2387 init: %cst_509) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %2389 = stablehlo.add %2386, %2388 : tensor<f32>
    %2390 = chlo.square %1197 : tensor<32xf32> -> tensor<32xf32>
    %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2391 = stablehlo.reduce(%2390 init: %cst_510) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2392 = stablehlo.add %2389, %2391 : tensor<f32>
    %2393 = chlo.square %1201 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2394 = stablehlo.reduce(%2393 init: %cst_511) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x32xf32>, tensor<f32>) -> tensor<f32>
    %2395 = stablehlo.add %2392, %2394 : tensor<f32>
    %2396 = chlo.square %1156 : tensor<16xf32> -> tensor<16xf32>
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2397 = stablehlo.reduce(%2396 init: %cst_512) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2398 = stablehlo.add %2395, %2397 : tensor<f32>
    %2399 = chlo.square %1160 : tensor<3x3x48x16xf32> -> tensor<3x3x48x16xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2400 = stablehlo.reduce(%2399 init: %cst_513) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x48x16xf32>, tensor<f32>) -> tensor<f32>
    %2401 = stablehlo.add %2398, %2400 : tensor<f32>
    %2402 = chlo.square %1105 : tensor<16xf32> -> tensor<16xf32>
    %cst_514 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2403 = stablehlo.reduce(%2402 init: %cst_514) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2404 = stablehlo.add %2401, %2403 : tensor<f32>
    %2405 = chlo.square %1109 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_515 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2406 = stablehlo.reduce(%2405 init: %cst_515) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x16x16xf32>, tensor<f32>) -> tensor<f32>
    %2407 = stablehlo.add %2404, %2406 : tensor<f32>
    %2408 = chlo.square %1165 : tensor<48xf32> -> tensor<48xf32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2409 = stablehlo.reduce(%2408 init: %cst_516) applies stablehlo.add across dimensions = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<f32>
    %2410 = stablehlo.add %2407, %2409 : tensor<f32>
    %2411 = chlo.square %1171 : tensor<48xf32> -> tensor<48xf32>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2412 = stablehlo.reduce(%2411 init: %cst_517) applies stablehlo.add across dimensions = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<f32>
    %2413 = stablehlo.add %2410, %2412 : tensor<f32>
    %2414 = chlo.square %1114 : tensor<16xf32> -> tensor<16xf32>
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2415 = stablehlo.reduce(%2414 init: %cst_518) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2416 = stablehlo.add %2413, %2415 : tensor<f32>
    %2417 = chlo.square %1120 : tensor<16xf32> -> tensor<16xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2418 = stablehlo.reduce(%2417 init: %cst_519) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2419 = stablehlo.add %2416, %2418 : tensor<f32>
    %2420 = chlo.square %1097 : tensor<16xf32> -> tensor<16xf32>
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2421 = stablehlo.reduce(%2420 init: %cst_520) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2422 = stablehlo.add %2419, %2421 : tensor<f32>
    %2423 = chlo.square %1101 : tensor<1x1x48x16xf32> -> tensor<1x1x48x16xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2424 = stablehlo.reduce(%2423 init: %cst_521) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x48x16xf32>, tensor<f32>) -> tensor<f32>
    %2425 = stablehlo.add %2422, %2424 : tensor<f32>
    %2426 = chlo.square %1146 : tensor<16xf32> -> tensor<16xf32>
    %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2427 = stablehlo.reduce(%2426 init: %cst_522) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2428 = stablehlo.add %2425, %2427 : tensor<f32>
    %2429 = chlo.square %1150 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2430 = stablehlo.reduce(%2429 init: %cst_523) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %2431 = stablehlo.add %2428, %2430 : tensor<f32>
    %2432 = chlo.square %1056 : tensor<16xf32> -> tensor<16xf32>
    %cst_524 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2433 = stablehlo.reduce(%2432 init: %cst_524) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2434 = stablehlo.add %2431, %2433 : tensor<f32>
    %2435 = chlo.square %1060 : tensor<3x3x32x16xf32> -> tensor<3x3x32x16xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2436 = stablehlo.reduce(%2435 init: %cst_525) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x16xf32>, tensor<f32>) -> tensor<f32>
    %2437 = stablehlo.add %2434, %2436 : tensor<f32>
    %2438 = chlo.square %1006 : tensor<16xf32> -> tensor<16xf32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2439 = stablehlo.reduce(%2438 init: %cst_526) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2440 = stablehlo.add %2437, %2439 : tensor<f32>
    %2441 = chlo.square %1010 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2442 = stablehlo.reduce(%2441 init: %cst_527) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x16x16xf32>, tensor<f32>) -> tensor<f32>
    %2443 = stablehlo.add %2440, %2442 : tensor<f32>
    %2444 = chlo.square %1065 : tensor<32xf32> -> tensor<32xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2445 = stablehlo.reduce(%2444 init: %cst_528) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2446 = stablehlo.add %2443, %2445 : tensor<f32>
    %2447 = chlo.square %1071 : tensor<32xf32> -> tensor<32xf32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2448 = stablehlo.reduce(%2447 init: %cst_529) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %2449 = stablehlo.add %2446, %2448 : tensor<f32>
    %2450 = chlo.square %1015 : tensor<16xf32> -> tensor<16xf32>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2451 = stablehlo.reduce(%2450 init: %cst_530) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2452 = stablehlo.add %2449, %2451 : tensor<f32>
    %2453 = chlo.square %1021 : tensor<16xf32> -> tensor<16xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2454 = stablehlo.reduce(%2453 init: %cst_531) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2455 = stablehlo.add %2452, %2454 : tensor<f32>
    %2456 = chlo.square %998 : tensor<16xf32> -> tensor<16xf32>
    %cst_532 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2457 = stablehlo.reduce(%2456 init: %cst_532) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2458 = stablehlo.add %2455, %2457 : tensor<f32>
    %2459 = chlo.square %1002 : tensor<1x1x32x16xf32> -> tensor<1x1x32x16xf32>
    %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2460 = stablehlo.reduce(%2459 init: %cst_533) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x32x16xf32>, tensor<f32>) -> tensor<f32>
    %2461 = stablehlo.add %2458, %2460 : tensor<f32>
    %2462 = chlo.square %1047 : tensor<16xf32> -> tensor<16xf32>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2463 = stablehlo.reduce(%2462 init: %cst_534) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2464 = stablehlo.add %2461, %2463 : tensor<f32>
    %2465 = chlo.square %1051 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2466 = stablehlo.reduce(%2465 init: %cst_535) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %2467 = stablehlo.add %2464, %2466 : tensor<f32>
    %2468 = stablehlo.sqrt %2467 : tensor<f32>
    %cst_536 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %2469 = stablehlo.add %2468, %cst_536 : tensor<f32>
    %cst_537 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2470 = stablehlo.divide %cst_537, %2469 : tensor<f32>
    %cst_538 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2471 = stablehlo.minimum %cst_538, %2470 : tensor<f32>
    %2472 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2473 = stablehlo.multiply %2047, %2472 : tensor<16xf32>
    %2474 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %2475 = stablehlo.multiply %2049, %2474 : tensor<3x3x3x16xf32>
    %2476 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2477 = stablehlo.multiply %960, %2476 : tensor<3xf32>
    %2478 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %2479 = stablehlo.multiply %964, %2478 : tensor<3x3x16x3xf32>
    %2480 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2481 = stablehlo.multiply %1947, %2480 : tensor<16xf32>
    %2482 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2483 = stablehlo.multiply %1952, %2482 : tensor<3x3x16x16xf32>
    %2484 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2485 = stablehlo.multiply %2008, %2484 : tensor<16xf32>
    %2486 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2487 = stablehlo.multiply %2012, %2486 : tensor<3x3x16x16xf32>
    %2488 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2489 = stablehlo.multiply %1957, %2488 : tensor<16xf32>
    %2490 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2491 = stablehlo.multiply %1961, %2490 : tensor<3x3x16x16xf32>
    %2492 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2493 = stablehlo.multiply %2017, %2492 : tensor<16xf32>
    %2494 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2495 = stablehlo.multiply %2023, %2494 : tensor<16xf32>
    %2496 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2497 = stablehlo.multiply %1966, %2496 : tensor<16xf32>
    %2498 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2499 = stablehlo.multiply %1972, %2498 : tensor<16xf32>
    %2500 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2501 = stablehlo.multiply %1998, %2500 : tensor<16xf32>
    %2502 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %2503 = stablehlo.multiply %2002, %2502 : tensor<64x16xf32>
    %2504 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2505 = stablehlo.multiply %1799, %2504 : tensor<32xf32>
    %2506 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2507 = stablehlo.multiply %1804, %2506 : tensor<32x32xf32>
    %2508 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2509 = stablehlo.multiply %1818, %2508 : tensor<32xf32>
    %2510 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2511 = stablehlo.multiply %1824, %2510 : tensor<32xf32>
    %2512 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2513 = stablehlo.multiply %1762, %2512 : tensor<32xf32>
    %2514 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2515 = stablehlo.multiply %1766, %2514 : tensor<32x32xf32>
    %2516 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2517 = stablehlo.multiply %1808, %2516 : tensor<32xf32>
    %2518 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2519 = stablehlo.multiply %1813, %2518 : tensor<32x32xf32>
    %2520 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2521 = stablehlo.multiply %1791, %2520 : tensor<32xf32>
    %2522 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2523 = stablehlo.multiply %1795, %2522 : tensor<32x32xf32>
    %2524 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2525 = stablehlo.multiply %1908, %2524 : tensor<32xf32>
    %2526 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %2527 = stablehlo.multiply %1912, %2526 : tensor<3x3x16x32xf32>
    %2528 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2529 = stablehlo.multiply %1857, %2528 : tensor<32xf32>
    %2530 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2531 = stablehlo.multiply %1861, %2530 : tensor<3x3x32x32xf32>
    %2532 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2533 = stablehlo.multiply %1917, %2532 : tensor<16xf32>
    %2534 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2535 = stablehlo.multiply %1923, %2534 : tensor<16xf32>
    %2536 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2537 = stablehlo.multiply %1866, %2536 : tensor<32xf32>
    %2538 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2539 = stablehlo.multiply %1872, %2538 : tensor<32xf32>
    %2540 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2541 = stablehlo.multiply %1848, %2540 : tensor<32xf32>
    %2542 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %2543 = stablehlo.multiply %1853, %2542 : tensor<1x1x16x32xf32>
    %2544 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2545 = stablehlo.multiply %1898, %2544 : tensor<32xf32>
    %2546 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2547 = stablehlo.multiply %1902, %2546 : tensor<64x32xf32>
    %2548 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2549 = stablehlo.multiply %1722, %2548 : tensor<32xf32>
    %2550 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2551 = stablehlo.multiply %1726, %2550 : tensor<3x3x32x32xf32>
    %2552 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2553 = stablehlo.multiply %1671, %2552 : tensor<32xf32>
    %2554 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2555 = stablehlo.multiply %1675, %2554 : tensor<3x3x32x32xf32>
    %2556 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2557 = stablehlo.multiply %1731, %2556 : tensor<32xf32>
    %2558 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2559 = stablehlo.multiply %1737, %2558 : tensor<32xf32>
    %2560 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2561 = stablehlo.multiply %1680, %2560 : tensor<32xf32>
    %2562 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2563 = stablehlo.multiply %1686, %2562 : tensor<32xf32>
    %2564 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2565 = stablehlo.multiply %1712, %2564 : tensor<32xf32>
    %2566 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2567 = stablehlo.multiply %1716, %2566 : tensor<64x32xf32>
    %2568 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2569 = stablehlo.multiply %1631, %2568 : tensor<32xf32>
    %2570 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2571 = stablehlo.multiply %1635, %2570 : tensor<3x3x32x32xf32>
    %2572 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2573 = stablehlo.multiply %1580, %2572 : tensor<32xf32>
    %2574 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2575 = stablehlo.multiply %1584, %2574 : tensor<3x3x32x32xf32>
    %2576 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2577 = stablehlo.multiply %1640, %2576 : tensor<32xf32>
    %2578 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2579 = stablehlo.multiply %1646, %2578 : tensor<32xf32>
    %2580 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2581 = stablehlo.multiply %1589, %2580 : tensor<32xf32>
    %2582 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2583 = stablehlo.multiply %1595, %2582 : tensor<32xf32>
    %2584 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2585 = stablehlo.multiply %1621, %2584 : tensor<32xf32>
    %2586 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2587 = stablehlo.multiply %1625, %2586 : tensor<64x32xf32>
    %2588 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2589 = stablehlo.multiply %969, %2588 : tensor<16xf32>
    %2590 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2591 = stablehlo.multiply %975, %2590 : tensor<16xf32>
    %2592 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2593 = stablehlo.multiply %2062, %2592 : tensor<64xf32>
    %2594 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %2595 = stablehlo.multiply %2065, %2594 : tensor<16x64xf32>
    %2596 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2597 = stablehlo.multiply %2053, %2596 : tensor<64xf32>
    %2598 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %2599 = stablehlo.multiply %2057, %2598 : tensor<64x64xf32>
    %2600 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2601 = stablehlo.multiply %1431, %2600 : tensor<32xf32>
    %2602 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2603 = stablehlo.multiply %1436, %2602 : tensor<32x32xf32>
    %2604 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2605 = stablehlo.multiply %1450, %2604 : tensor<32xf32>
    %2606 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2607 = stablehlo.multiply %1456, %2606 : tensor<32xf32>
    %2608 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2609 = stablehlo.multiply %1394, %2608 : tensor<32xf32>
    %2610 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2611 = stablehlo.multiply %1398, %2610 : tensor<32x32xf32>
    %2612 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2613 = stablehlo.multiply %1440, %2612 : tensor<32xf32>
    %2614 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2615 = stablehlo.multiply %1445, %2614 : tensor<32x32xf32>
    %2616 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2617 = stablehlo.multiply %1423, %2616 : tensor<32xf32>
    %2618 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2619 = stablehlo.multiply %1427, %2618 : tensor<32x32xf32>
    %2620 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2621 = stablehlo.multiply %1244, %2620 : tensor<32xf32>
    %2622 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2623 = stablehlo.multiply %1249, %2622 : tensor<32x32xf32>
    %2624 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2625 = stablehlo.multiply %1263, %2624 : tensor<32xf32>
    %2626 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2627 = stablehlo.multiply %1269, %2626 : tensor<32xf32>
    %2628 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2629 = stablehlo.multiply %1207, %2628 : tensor<32xf32>
    %2630 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2631 = stablehlo.multiply %1211, %2630 : tensor<32x32xf32>
    %2632 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2633 = stablehlo.multiply %1253, %2632 : tensor<32xf32>
    %2634 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2635 = stablehlo.multiply %1258, %2634 : tensor<32x32xf32>
    %2636 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2637 = stablehlo.multiply %1236, %2636 : tensor<32xf32>
    %2638 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2639 = stablehlo.multiply %1240, %2638 : tensor<32x32xf32>
    %2640 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2641 = stablehlo.multiply %1539, %2640 : tensor<32xf32>
    %2642 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %2643 = stablehlo.multiply %1543, %2642 : tensor<3x3x64x32xf32>
    %2644 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2645 = stablehlo.multiply %1488, %2644 : tensor<32xf32>
    %2646 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2647 = stablehlo.multiply %1492, %2646 : tensor<3x3x32x32xf32>
    %2648 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2649 = stablehlo.multiply %1548, %2648 : tensor<64xf32>
    %2650 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2651 = stablehlo.multiply %1554, %2650 : tensor<64xf32>
    %2652 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2653 = stablehlo.multiply %1497, %2652 : tensor<32xf32>
    %2654 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2655 = stablehlo.multiply %1503, %2654 : tensor<32xf32>
    %2656 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2657 = stablehlo.multiply %1480, %2656 : tensor<32xf32>
    %2658 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %2659 = stablehlo.multiply %1484, %2658 : tensor<1x1x64x32xf32>
    %2660 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2661 = stablehlo.multiply %1529, %2660 : tensor<32xf32>
    %2662 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2663 = stablehlo.multiply %1533, %2662 : tensor<64x32xf32>
    %2664 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2665 = stablehlo.multiply %1352, %2664 : tensor<32xf32>
    %2666 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %2667 = stablehlo.multiply %1356, %2666 : tensor<3x3x48x32xf32>
    %2668 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2669 = stablehlo.multiply %1301, %2668 : tensor<32xf32>
    %2670 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2671 = stablehlo.multiply %1305, %2670 : tensor<3x3x32x32xf32>
    %2672 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2673 = stablehlo.multiply %1361, %2672 : tensor<48xf32>
    %2674 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2675 = stablehlo.multiply %1367, %2674 : tensor<48xf32>
    %2676 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2677 = stablehlo.multiply %1310, %2676 : tensor<32xf32>
    %2678 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2679 = stablehlo.multiply %1316, %2678 : tensor<32xf32>
    %2680 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2681 = stablehlo.multiply %1293, %2680 : tensor<32xf32>
    %2682 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %2683 = stablehlo.multiply %1297, %2682 : tensor<1x1x48x32xf32>
    %2684 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2685 = stablehlo.multiply %1342, %2684 : tensor<32xf32>
    %2686 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2687 = stablehlo.multiply %1346, %2686 : tensor<64x32xf32>
    %2688 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2689 = stablehlo.multiply %1197, %2688 : tensor<32xf32>
    %2690 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2691 = stablehlo.multiply %1201, %2690 : tensor<3x3x32x32xf32>
    %2692 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2693 = stablehlo.multiply %1156, %2692 : tensor<16xf32>
    %2694 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %2695 = stablehlo.multiply %1160, %2694 : tensor<3x3x48x16xf32>
    %2696 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2697 = stablehlo.multiply %1105, %2696 : tensor<16xf32>
    %2698 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2699 = stablehlo.multiply %1109, %2698 : tensor<3x3x16x16xf32>
    %2700 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2701 = stablehlo.multiply %1165, %2700 : tensor<48xf32>
    %2702 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2703 = stablehlo.multiply %1171, %2702 : tensor<48xf32>
    %2704 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2705 = stablehlo.multiply %1114, %2704 : tensor<16xf32>
    %2706 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2707 = stablehlo.multiply %1120, %2706 : tensor<16xf32>
    %2708 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2709 = stablehlo.multiply %1097, %2708 : tensor<16xf32>
    %2710 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %2711 = stablehlo.multiply %1101, %2710 : tensor<1x1x48x16xf32>
    %2712 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2713 = stablehlo.multiply %1146, %2712 : tensor<16xf32>
    %2714 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %2715 = stablehlo.multiply %1150, %2714 : tensor<64x16xf32>
    %2716 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2717 = stablehlo.multiply %1056, %2716 : tensor<16xf32>
    %2718 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %2719 = stablehlo.multiply %1060, %2718 : tensor<3x3x32x16xf32>
    %2720 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2721 = stablehlo.multiply %1006, %2720 : tensor<16xf32>
    %2722 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2723 = stablehlo.multiply %1010, %2722 : tensor<3x3x16x16xf32>
    %2724 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2725 = stablehlo.multiply %1065, %2724 : tensor<32xf32>
    %2726 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2727 = stablehlo.multiply %1071, %2726 : tensor<32xf32>
    %2728 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2729 = stablehlo.multiply %1015, %2728 : tensor<16xf32>
    %2730 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2731 = stablehlo.multiply %1021, %2730 : tensor<16xf32>
    %2732 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2733 = stablehlo.multiply %998, %2732 : tensor<16xf32>
    %2734 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %2735 = stablehlo.multiply %1002, %2734 : tensor<1x1x32x16xf32>
    %2736 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2737 = stablehlo.multiply %1047, %2736 : tensor<16xf32>
    %2738 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %2739 = stablehlo.multiply %1051, %2738 : tensor<64x16xf32>
    %c_539 = stablehlo.constant dense<1> : tensor<i32>
    %2740 = stablehlo.add %arg134, %c_539 : tensor<i32>
    %2741 = stablehlo.convert %2740 : (tensor<i32>) -> tensor<f32>
    %cst_540 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2742 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2743 = stablehlo.multiply %2742, %arg135 : tensor<16xf32>
    %cst_541 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2744 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2745 = stablehlo.multiply %2744, %2473 : tensor<16xf32>
    %2746 = stablehlo.add %2743, %2745 : tensor<16xf32>
    %cst_542 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2747 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %2748 = stablehlo.multiply %2747, %arg136 : tensor<3x3x3x16xf32>
    %cst_543 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2749 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %2750 = stablehlo.multiply %2749, %2475 : tensor<3x3x3x16xf32>
    %2751 = stablehlo.add %2748, %2750 : tensor<3x3x3x16xf32>
    %cst_544 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2752 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2753 = stablehlo.multiply %2752, %arg137 : tensor<3xf32>
    %cst_545 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2754 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2755 = stablehlo.multiply %2754, %2477 : tensor<3xf32>
    %2756 = stablehlo.add %2753, %2755 : tensor<3xf32>
    %cst_546 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2757 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %2758 = stablehlo.multiply %2757, %arg138 : tensor<3x3x16x3xf32>
    %cst_547 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2759 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %2760 = stablehlo.multiply %2759, %2479 : tensor<3x3x16x3xf32>
    %2761 = stablehlo.add %2758, %2760 : tensor<3x3x16x3xf32>
    %cst_548 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2762 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2763 = stablehlo.multiply %2762, %arg139 : tensor<16xf32>
    %cst_549 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2764 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2765 = stablehlo.multiply %2764, %2481 : tensor<16xf32>
    %2766 = stablehlo.add %2763, %2765 : tensor<16xf32>
    %cst_550 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2767 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2768 = stablehlo.multiply %2767, %arg140 : tensor<3x3x16x16xf32>
    %cst_551 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2769 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2770 = stablehlo.multiply %2769, %2483 : tensor<3x3x16x16xf32>
    %2771 = stablehlo.add %2768, %2770 : tensor<3x3x16x16xf32>
    %cst_552 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2772 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2773 = stablehlo.multiply %2772, %arg141 : tensor<16xf32>
    %cst_553 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2774 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2775 = stablehlo.multiply %2774, %2485 : tensor<16xf32>
    %2776 = stablehlo.add %2773, %2775 : tensor<16xf32>
    %cst_554 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2777 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2778 = stablehlo.multiply %2777, %arg142 : tensor<3x3x16x16xf32>
    %cst_555 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2779 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2780 = stablehlo.multiply %2779, %2487 : tensor<3x3x16x16xf32>
    %2781 = stablehlo.add %2778, %2780 : tensor<3x3x16x16xf32>
    %cst_556 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2782 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2783 = stablehlo.multiply %2782, %arg143 : tensor<16xf32>
    %cst_557 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2784 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2785 = stablehlo.multiply %2784, %2489 : tensor<16xf32>
    %2786 = stablehlo.add %2783, %2785 : tensor<16xf32>
    %cst_558 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2787 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2788 = stablehlo.multiply %2787, %arg144 : tensor<3x3x16x16xf32>
    %cst_559 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2789 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %2790 = stablehlo.multiply %2789, %2491 : tensor<3x3x16x16xf32>
    %2791 = stablehlo.add %2788, %2790 : tensor<3x3x16x16xf32>
    %cst_560 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2792 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2793 = stablehlo.multiply %2792, %arg145 : tensor<16xf32>
    %cst_561 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2794 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2795 = stablehlo.multiply %2794, %2493 : tensor<16xf32>
    %2796 = stablehlo.add %2793, %2795 : tensor<16xf32>
    %cst_562 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2797 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2798 = stablehlo.multiply %2797, %arg146 : tensor<16xf32>
    %cst_563 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2799 = stablehlo.broadcast_in_dim %cst_563, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2800 = stablehlo.multiply %2799, %2495 : tensor<16xf32>
    %2801 = stablehlo.add %2798, %2800 : tensor<16xf32>
    %cst_564 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2802 = stablehlo.broadcast_in_dim %cst_564, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2803 = stablehlo.multiply %2802, %arg147 : tensor<16xf32>
    %cst_565 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2804 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2805 = stablehlo.multiply %2804, %2497 : tensor<16xf32>
    %2806 = stablehlo.add %2803, %2805 : tensor<16xf32>
    %cst_566 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2807 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2808 = stablehlo.multiply %2807, %arg148 : tensor<16xf32>
    %cst_567 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2809 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2810 = stablehlo.multiply %2809, %2499 : tensor<16xf32>
    %2811 = stablehlo.add %2808, %2810 : tensor<16xf32>
    %cst_568 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2812 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2813 = stablehlo.multiply %2812, %arg149 : tensor<16xf32>
    %cst_569 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2814 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2815 = stablehlo.multiply %2814, %2501 : tensor<16xf32>
    %2816 = stablehlo.add %2813, %2815 : tensor<16xf32>
    %cst_570 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2817 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %2818 = stablehlo.multiply %2817, %arg150 : tensor<64x16xf32>
    %cst_571 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2819 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %2820 = stablehlo.multiply %2819, %2503 : tensor<64x16xf32>
    %2821 = stablehlo.add %2818, %2820 : tensor<64x16xf32>
    %cst_572 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2822 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2823 = stablehlo.multiply %2822, %arg151 : tensor<32xf32>
    %cst_573 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2824 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2825 = stablehlo.multiply %2824, %2505 : tensor<32xf32>
    %2826 = stablehlo.add %2823, %2825 : tensor<32xf32>
    %cst_574 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2827 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2828 = stablehlo.multiply %2827, %arg152 : tensor<32x32xf32>
    %cst_575 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2829 = stablehlo.broadcast_in_dim %cst_575, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2830 = stablehlo.multiply %2829, %2507 : tensor<32x32xf32>
    %2831 = stablehlo.add %2828, %2830 : tensor<32x32xf32>
    %cst_576 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2832 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2833 = stablehlo.multiply %2832, %arg153 : tensor<32xf32>
    %cst_577 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2834 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2835 = stablehlo.multiply %2834, %2509 : tensor<32xf32>
    %2836 = stablehlo.add %2833, %2835 : tensor<32xf32>
    %cst_578 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2837 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2838 = stablehlo.multiply %2837, %arg154 : tensor<32xf32>
    %cst_579 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2839 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2840 = stablehlo.multiply %2839, %2511 : tensor<32xf32>
    %2841 = stablehlo.add %2838, %2840 : tensor<32xf32>
    %cst_580 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2842 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2843 = stablehlo.multiply %2842, %arg155 : tensor<32xf32>
    %cst_581 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2844 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2845 = stablehlo.multiply %2844, %2513 : tensor<32xf32>
    %2846 = stablehlo.add %2843, %2845 : tensor<32xf32>
    %cst_582 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2847 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2848 = stablehlo.multiply %2847, %arg156 : tensor<32x32xf32>
    %cst_583 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2849 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2850 = stablehlo.multiply %2849, %2515 : tensor<32x32xf32>
    %2851 = stablehlo.add %2848, %2850 : tensor<32x32xf32>
    %cst_584 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2852 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2853 = stablehlo.multiply %2852, %arg157 : tensor<32xf32>
    %cst_585 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2854 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2855 = stablehlo.multiply %2854, %2517 : tensor<32xf32>
    %2856 = stablehlo.add %2853, %2855 : tensor<32xf32>
    %cst_586 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2857 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2858 = stablehlo.multiply %2857, %arg158 : tensor<32x32xf32>
    %cst_587 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2859 = stablehlo.broadcast_in_dim %cst_587, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2860 = stablehlo.multiply %2859, %2519 : tensor<32x32xf32>
    %2861 = stablehlo.add %2858, %2860 : tensor<32x32xf32>
    %cst_588 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2862 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2863 = stablehlo.multiply %2862, %arg159 : tensor<32xf32>
    %cst_589 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2864 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2865 = stablehlo.multiply %2864, %2521 : tensor<32xf32>
    %2866 = stablehlo.add %2863, %2865 : tensor<32xf32>
    %cst_590 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2867 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2868 = stablehlo.multiply %2867, %arg160 : tensor<32x32xf32>
    %cst_591 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2869 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %2870 = stablehlo.multiply %2869, %2523 : tensor<32x32xf32>
    %2871 = stablehlo.add %2868, %2870 : tensor<32x32xf32>
    %cst_592 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2872 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2873 = stablehlo.multiply %2872, %arg161 : tensor<32xf32>
    %cst_593 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2874 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2875 = stablehlo.multiply %2874, %2525 : tensor<32xf32>
    %2876 = stablehlo.add %2873, %2875 : tensor<32xf32>
    %cst_594 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2877 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %2878 = stablehlo.multiply %2877, %arg162 : tensor<3x3x16x32xf32>
    %cst_595 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2879 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %2880 = stablehlo.multiply %2879, %2527 : tensor<3x3x16x32xf32>
    %2881 = stablehlo.add %2878, %2880 : tensor<3x3x16x32xf32>
    %cst_596 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2882 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2883 = stablehlo.multiply %2882, %arg163 : tensor<32xf32>
    %cst_597 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2884 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2885 = stablehlo.multiply %2884, %2529 : tensor<32xf32>
    %2886 = stablehlo.add %2883, %2885 : tensor<32xf32>
    %cst_598 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2887 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2888 = stablehlo.multiply %2887, %arg164 : tensor<3x3x32x32xf32>
    %cst_599 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2889 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2890 = stablehlo.multiply %2889, %2531 : tensor<3x3x32x32xf32>
    %2891 = stablehlo.add %2888, %2890 : tensor<3x3x32x32xf32>
    %cst_600 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2892 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2893 = stablehlo.multiply %2892, %arg165 : tensor<16xf32>
    %cst_601 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2894 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2895 = stablehlo.multiply %2894, %2533 : tensor<16xf32>
    %2896 = stablehlo.add %2893, %2895 : tensor<16xf32>
    %cst_602 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2897 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2898 = stablehlo.multiply %2897, %arg166 : tensor<16xf32>
    %cst_603 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2899 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2900 = stablehlo.multiply %2899, %2535 : tensor<16xf32>
    %2901 = stablehlo.add %2898, %2900 : tensor<16xf32>
    %cst_604 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2902 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2903 = stablehlo.multiply %2902, %arg167 : tensor<32xf32>
    %cst_605 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2904 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2905 = stablehlo.multiply %2904, %2537 : tensor<32xf32>
    %2906 = stablehlo.add %2903, %2905 : tensor<32xf32>
    %cst_606 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2907 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2908 = stablehlo.multiply %2907, %arg168 : tensor<32xf32>
    %cst_607 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2909 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2910 = stablehlo.multiply %2909, %2539 : tensor<32xf32>
    %2911 = stablehlo.add %2908, %2910 : tensor<32xf32>
    %cst_608 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2912 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2913 = stablehlo.multiply %2912, %arg169 : tensor<32xf32>
    %cst_609 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2914 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2915 = stablehlo.multiply %2914, %2541 : tensor<32xf32>
    %2916 = stablehlo.add %2913, %2915 : tensor<32xf32>
    %cst_610 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2917 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %2918 = stablehlo.multiply %2917, %arg170 : tensor<1x1x16x32xf32>
    %cst_611 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2919 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %2920 = stablehlo.multiply %2919, %2543 : tensor<1x1x16x32xf32>
    %2921 = stablehlo.add %2918, %2920 : tensor<1x1x16x32xf32>
    %cst_612 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2922 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2923 = stablehlo.multiply %2922, %arg171 : tensor<32xf32>
    %cst_613 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2924 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2925 = stablehlo.multiply %2924, %2545 : tensor<32xf32>
    %2926 = stablehlo.add %2923, %2925 : tensor<32xf32>
    %cst_614 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2927 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2928 = stablehlo.multiply %2927, %arg172 : tensor<64x32xf32>
    %cst_615 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2929 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2930 = stablehlo.multiply %2929, %2547 : tensor<64x32xf32>
    %2931 = stablehlo.add %2928, %2930 : tensor<64x32xf32>
    %cst_616 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2932 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2933 = stablehlo.multiply %2932, %arg173 : tensor<32xf32>
    %cst_617 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2934 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2935 = stablehlo.multiply %2934, %2549 : tensor<32xf32>
    %2936 = stablehlo.add %2933, %2935 : tensor<32xf32>
    %cst_618 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2937 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2938 = stablehlo.multiply %2937, %arg174 : tensor<3x3x32x32xf32>
    %cst_619 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2939 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2940 = stablehlo.multiply %2939, %2551 : tensor<3x3x32x32xf32>
    %2941 = stablehlo.add %2938, %2940 : tensor<3x3x32x32xf32>
    %cst_620 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2942 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2943 = stablehlo.multiply %2942, %arg175 : tensor<32xf32>
    %cst_621 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2944 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2945 = stablehlo.multiply %2944, %2553 : tensor<32xf32>
    %2946 = stablehlo.add %2943, %2945 : tensor<32xf32>
    %cst_622 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2947 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2948 = stablehlo.multiply %2947, %arg176 : tensor<3x3x32x32xf32>
    %cst_623 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2949 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2950 = stablehlo.multiply %2949, %2555 : tensor<3x3x32x32xf32>
    %2951 = stablehlo.add %2948, %2950 : tensor<3x3x32x32xf32>
    %cst_624 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2952 = stablehlo.broadcast_in_dim %cst_624, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2953 = stablehlo.multiply %2952, %arg177 : tensor<32xf32>
    %cst_625 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2954 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2955 = stablehlo.multiply %2954, %2557 : tensor<32xf32>
    %2956 = stablehlo.add %2953, %2955 : tensor<32xf32>
    %cst_626 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2957 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2958 = stablehlo.multiply %2957, %arg178 : tensor<32xf32>
    %cst_627 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2959 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2960 = stablehlo.multiply %2959, %2559 : tensor<32xf32>
    %2961 = stablehlo.add %2958, %2960 : tensor<32xf32>
    %cst_628 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2962 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2963 = stablehlo.multiply %2962, %arg179 : tensor<32xf32>
    %cst_629 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2964 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2965 = stablehlo.multiply %2964, %2561 : tensor<32xf32>
    %2966 = stablehlo.add %2963, %2965 : tensor<32xf32>
    %cst_630 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2967 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2968 = stablehlo.multiply %2967, %arg180 : tensor<32xf32>
    %cst_631 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2969 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2970 = stablehlo.multiply %2969, %2563 : tensor<32xf32>
    %2971 = stablehlo.add %2968, %2970 : tensor<32xf32>
    %cst_632 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2972 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2973 = stablehlo.multiply %2972, %arg181 : tensor<32xf32>
    %cst_633 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2974 = stablehlo.broadcast_in_dim %cst_633, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2975 = stablehlo.multiply %2974, %2565 : tensor<32xf32>
    %2976 = stablehlo.add %2973, %2975 : tensor<32xf32>
    %cst_634 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2977 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2978 = stablehlo.multiply %2977, %arg182 : tensor<64x32xf32>
    %cst_635 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2979 = stablehlo.broadcast_in_dim %cst_635, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %2980 = stablehlo.multiply %2979, %2567 : tensor<64x32xf32>
    %2981 = stablehlo.add %2978, %2980 : tensor<64x32xf32>
    %cst_636 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2982 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2983 = stablehlo.multiply %2982, %arg183 : tensor<32xf32>
    %cst_637 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2984 = stablehlo.broadcast_in_dim %cst_637, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2985 = stablehlo.multiply %2984, %2569 : tensor<32xf32>
    %2986 = stablehlo.add %2983, %2985 : tensor<32xf32>
    %cst_638 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2987 = stablehlo.broadcast_in_dim %cst_638, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2988 = stablehlo.multiply %2987, %arg184 : tensor<3x3x32x32xf32>
    %cst_639 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2989 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2990 = stablehlo.multiply %2989, %2571 : tensor<3x3x32x32xf32>
    %2991 = stablehlo.add %2988, %2990 : tensor<3x3x32x32xf32>
    %cst_640 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2992 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2993 = stablehlo.multiply %2992, %arg185 : tensor<32xf32>
    %cst_641 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2994 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2995 = stablehlo.multiply %2994, %2573 : tensor<32xf32>
    %2996 = stablehlo.add %2993, %2995 : tensor<32xf32>
    %cst_642 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2997 = stablehlo.broadcast_in_dim %cst_642, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %2998 = stablehlo.multiply %2997, %arg186 : tensor<3x3x32x32xf32>
    %cst_643 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2999 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3000 = stablehlo.multiply %2999, %2575 : tensor<3x3x32x32xf32>
    %3001 = stablehlo.add %2998, %3000 : tensor<3x3x32x32xf32>
    %cst_644 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3002 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3003 = stablehlo.multiply %3002, %arg187 : tensor<32xf32>
    %cst_645 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3004 = stablehlo.broadcast_in_dim %cst_645, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3005 = stablehlo.multiply %3004, %2577 : tensor<32xf32>
    %3006 = stablehlo.add %3003, %3005 : tensor<32xf32>
    %cst_646 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3007 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3008 = stablehlo.multiply %3007, %arg188 : tensor<32xf32>
    %cst_647 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3009 = stablehlo.broadcast_in_dim %cst_647, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3010 = stablehlo.multiply %3009, %2579 : tensor<32xf32>
    %3011 = stablehlo.add %3008, %3010 : tensor<32xf32>
    %cst_648 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3012 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3013 = stablehlo.multiply %3012, %arg189 : tensor<32xf32>
    %cst_649 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3014 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3015 = stablehlo.multiply %3014, %2581 : tensor<32xf32>
    %3016 = stablehlo.add %3013, %3015 : tensor<32xf32>
    %cst_650 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3017 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3018 = stablehlo.multiply %3017, %arg190 : tensor<32xf32>
    %cst_651 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3019 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3020 = stablehlo.multiply %3019, %2583 : tensor<32xf32>
    %3021 = stablehlo.add %3018, %3020 : tensor<32xf32>
    %cst_652 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3022 = stablehlo.broadcast_in_dim %cst_652, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3023 = stablehlo.multiply %3022, %arg191 : tensor<32xf32>
    %cst_653 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3024 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3025 = stablehlo.multiply %3024, %2585 : tensor<32xf32>
    %3026 = stablehlo.add %3023, %3025 : tensor<32xf32>
    %cst_654 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3027 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3028 = stablehlo.multiply %3027, %arg192 : tensor<64x32xf32>
    %cst_655 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3029 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3030 = stablehlo.multiply %3029, %2587 : tensor<64x32xf32>
    %3031 = stablehlo.add %3028, %3030 : tensor<64x32xf32>
    %cst_656 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3032 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3033 = stablehlo.multiply %3032, %arg193 : tensor<16xf32>
    %cst_657 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3034 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3035 = stablehlo.multiply %3034, %2589 : tensor<16xf32>
    %3036 = stablehlo.add %3033, %3035 : tensor<16xf32>
    %cst_658 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3037 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3038 = stablehlo.multiply %3037, %arg194 : tensor<16xf32>
    %cst_659 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3039 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3040 = stablehlo.multiply %3039, %2591 : tensor<16xf32>
    %3041 = stablehlo.add %3038, %3040 : tensor<16xf32>
    %cst_660 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3042 = stablehlo.broadcast_in_dim %cst_660, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3043 = stablehlo.multiply %3042, %arg195 : tensor<64xf32>
    %cst_661 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3044 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3045 = stablehlo.multiply %3044, %2593 : tensor<64xf32>
    %3046 = stablehlo.add %3043, %3045 : tensor<64xf32>
    %cst_662 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3047 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3048 = stablehlo.multiply %3047, %arg196 : tensor<16x64xf32>
    %cst_663 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3049 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3050 = stablehlo.multiply %3049, %2595 : tensor<16x64xf32>
    %3051 = stablehlo.add %3048, %3050 : tensor<16x64xf32>
    %cst_664 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3052 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3053 = stablehlo.multiply %3052, %arg197 : tensor<64xf32>
    %cst_665 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3054 = stablehlo.broadcast_in_dim %cst_665, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3055 = stablehlo.multiply %3054, %2597 : tensor<64xf32>
    %3056 = stablehlo.add %3053, %3055 : tensor<64xf32>
    %cst_666 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3057 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3058 = stablehlo.multiply %3057, %arg198 : tensor<64x64xf32>
    %cst_667 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3059 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3060 = stablehlo.multiply %3059, %2599 : tensor<64x64xf32>
    %3061 = stablehlo.add %3058, %3060 : tensor<64x64xf32>
    %cst_668 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3062 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3063 = stablehlo.multiply %3062, %arg199 : tensor<32xf32>
    %cst_669 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3064 = stablehlo.broadcast_in_dim %cst_669, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3065 = stablehlo.multiply %3064, %2601 : tensor<32xf32>
    %3066 = stablehlo.add %3063, %3065 : tensor<32xf32>
    %cst_670 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3067 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3068 = stablehlo.multiply %3067, %arg200 : tensor<32x32xf32>
    %cst_671 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3069 = stablehlo.broadcast_in_dim %cst_671, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3070 = stablehlo.multiply %3069, %2603 : tensor<32x32xf32>
    %3071 = stablehlo.add %3068, %3070 : tensor<32x32xf32>
    %cst_672 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3072 = stablehlo.broadcast_in_dim %cst_672, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3073 = stablehlo.multiply %3072, %arg201 : tensor<32xf32>
    %cst_673 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3074 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3075 = stablehlo.multiply %3074, %2605 : tensor<32xf32>
    %3076 = stablehlo.add %3073, %3075 : tensor<32xf32>
    %cst_674 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3077 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3078 = stablehlo.multiply %3077, %arg202 : tensor<32xf32>
    %cst_675 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3079 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3080 = stablehlo.multiply %3079, %2607 : tensor<32xf32>
    %3081 = stablehlo.add %3078, %3080 : tensor<32xf32>
    %cst_676 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3082 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3083 = stablehlo.multiply %3082, %arg203 : tensor<32xf32>
    %cst_677 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3084 = stablehlo.broadcast_in_dim %cst_677, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3085 = stablehlo.multiply %3084, %2609 : tensor<32xf32>
    %3086 = stablehlo.add %3083, %3085 : tensor<32xf32>
    %cst_678 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3087 = stablehlo.broadcast_in_dim %cst_678, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3088 = stablehlo.multiply %3087, %arg204 : tensor<32x32xf32>
    %cst_679 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3089 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3090 = stablehlo.multiply %3089, %2611 : tensor<32x32xf32>
    %3091 = stablehlo.add %3088, %3090 : tensor<32x32xf32>
    %cst_680 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3092 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3093 = stablehlo.multiply %3092, %arg205 : tensor<32xf32>
    %cst_681 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3094 = stablehlo.broadcast_in_dim %cst_681, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3095 = stablehlo.multiply %3094, %2613 : tensor<32xf32>
    %3096 = stablehlo.add %3093, %3095 : tensor<32xf32>
    %cst_682 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3097 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3098 = stablehlo.multiply %3097, %arg206 : tensor<32x32xf32>
    %cst_683 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3099 = stablehlo.broadcast_in_dim %cst_683, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3100 = stablehlo.multiply %3099, %2615 : tensor<32x32xf32>
    %3101 = stablehlo.add %3098, %3100 : tensor<32x32xf32>
    %cst_684 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3102 = stablehlo.broadcast_in_dim %cst_684, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3103 = stablehlo.multiply %3102, %arg207 : tensor<32xf32>
    %cst_685 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3104 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3105 = stablehlo.multiply %3104, %2617 : tensor<32xf32>
    %3106 = stablehlo.add %3103, %3105 : tensor<32xf32>
    %cst_686 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3107 = stablehlo.broadcast_in_dim %cst_686, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3108 = stablehlo.multiply %3107, %arg208 : tensor<32x32xf32>
    %cst_687 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3109 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3110 = stablehlo.multiply %3109, %2619 : tensor<32x32xf32>
    %3111 = stablehlo.add %3108, %3110 : tensor<32x32xf32>
    %cst_688 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3112 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3113 = stablehlo.multiply %3112, %arg209 : tensor<32xf32>
    %cst_689 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3114 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3115 = stablehlo.multiply %3114, %2621 : tensor<32xf32>
    %3116 = stablehlo.add %3113, %3115 : tensor<32xf32>
    %cst_690 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3117 = stablehlo.broadcast_in_dim %cst_690, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3118 = stablehlo.multiply %3117, %arg210 : tensor<32x32xf32>
    %cst_691 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3119 = stablehlo.broadcast_in_dim %cst_691, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3120 = stablehlo.multiply %3119, %2623 : tensor<32x32xf32>
    %3121 = stablehlo.add %3118, %3120 : tensor<32x32xf32>
    %cst_692 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3122 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3123 = stablehlo.multiply %3122, %arg211 : tensor<32xf32>
    %cst_693 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3124 = stablehlo.broadcast_in_dim %cst_693, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3125 = stablehlo.multiply %3124, %2625 : tensor<32xf32>
    %3126 = stablehlo.add %3123, %3125 : tensor<32xf32>
    %cst_694 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3127 = stablehlo.broadcast_in_dim %cst_694, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3128 = stablehlo.multiply %3127, %arg212 : tensor<32xf32>
    %cst_695 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3129 = stablehlo.broadcast_in_dim %cst_695, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3130 = stablehlo.multiply %3129, %2627 : tensor<32xf32>
    %3131 = stablehlo.add %3128, %3130 : tensor<32xf32>
    %cst_696 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3132 = stablehlo.broadcast_in_dim %cst_696, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3133 = stablehlo.multiply %3132, %arg213 : tensor<32xf32>
    %cst_697 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3134 = stablehlo.broadcast_in_dim %cst_697, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3135 = stablehlo.multiply %3134, %2629 : tensor<32xf32>
    %3136 = stablehlo.add %3133, %3135 : tensor<32xf32>
    %cst_698 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3137 = stablehlo.broadcast_in_dim %cst_698, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3138 = stablehlo.multiply %3137, %arg214 : tensor<32x32xf32>
    %cst_699 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3139 = stablehlo.broadcast_in_dim %cst_699, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3140 = stablehlo.multiply %3139, %2631 : tensor<32x32xf32>
    %3141 = stablehlo.add %3138, %3140 : tensor<32x32xf32>
    %cst_700 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3142 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3143 = stablehlo.multiply %3142, %arg215 : tensor<32xf32>
    %cst_701 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3144 = stablehlo.broadcast_in_dim %cst_701, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3145 = stablehlo.multiply %3144, %2633 : tensor<32xf32>
    %3146 = stablehlo.add %3143, %3145 : tensor<32xf32>
    %cst_702 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3147 = stablehlo.broadcast_in_dim %cst_702, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3148 = stablehlo.multiply %3147, %arg216 : tensor<32x32xf32>
    %cst_703 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3149 = stablehlo.broadcast_in_dim %cst_703, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3150 = stablehlo.multiply %3149, %2635 : tensor<32x32xf32>
    %3151 = stablehlo.add %3148, %3150 : tensor<32x32xf32>
    %cst_704 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3152 = stablehlo.broadcast_in_dim %cst_704, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3153 = stablehlo.multiply %3152, %arg217 : tensor<32xf32>
    %cst_705 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3154 = stablehlo.broadcast_in_dim %cst_705, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3155 = stablehlo.multiply %3154, %2637 : tensor<32xf32>
    %3156 = stablehlo.add %3153, %3155 : tensor<32xf32>
    %cst_706 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3157 = stablehlo.broadcast_in_dim %cst_706, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3158 = stablehlo.multiply %3157, %arg218 : tensor<32x32xf32>
    %cst_707 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3159 = stablehlo.broadcast_in_dim %cst_707, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3160 = stablehlo.multiply %3159, %2639 : tensor<32x32xf32>
    %3161 = stablehlo.add %3158, %3160 : tensor<32x32xf32>
    %cst_708 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3162 = stablehlo.broadcast_in_dim %cst_708, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3163 = stablehlo.multiply %3162, %arg219 : tensor<32xf32>
    %cst_709 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3164 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3165 = stablehlo.multiply %3164, %2641 : tensor<32xf32>
    %3166 = stablehlo.add %3163, %3165 : tensor<32xf32>
    %cst_710 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3167 = stablehlo.broadcast_in_dim %cst_710, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %3168 = stablehlo.multiply %3167, %arg220 : tensor<3x3x64x32xf32>
    %cst_711 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3169 = stablehlo.broadcast_in_dim %cst_711, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %3170 = stablehlo.multiply %3169, %2643 : tensor<3x3x64x32xf32>
    %3171 = stablehlo.add %3168, %3170 : tensor<3x3x64x32xf32>
    %cst_712 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3172 = stablehlo.broadcast_in_dim %cst_712, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3173 = stablehlo.multiply %3172, %arg221 : tensor<32xf32>
    %cst_713 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3174 = stablehlo.broadcast_in_dim %cst_713, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3175 = stablehlo.multiply %3174, %2645 : tensor<32xf32>
    %3176 = stablehlo.add %3173, %3175 : tensor<32xf32>
    %cst_714 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3177 = stablehlo.broadcast_in_dim %cst_714, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3178 = stablehlo.multiply %3177, %arg222 : tensor<3x3x32x32xf32>
    %cst_715 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3179 = stablehlo.broadcast_in_dim %cst_715, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3180 = stablehlo.multiply %3179, %2647 : tensor<3x3x32x32xf32>
    %3181 = stablehlo.add %3178, %3180 : tensor<3x3x32x32xf32>
    %cst_716 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3182 = stablehlo.broadcast_in_dim %cst_716, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3183 = stablehlo.multiply %3182, %arg223 : tensor<64xf32>
    %cst_717 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3184 = stablehlo.broadcast_in_dim %cst_717, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3185 = stablehlo.multiply %3184, %2649 : tensor<64xf32>
    %3186 = stablehlo.add %3183, %3185 : tensor<64xf32>
    %cst_718 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3187 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3188 = stablehlo.multiply %3187, %arg224 : tensor<64xf32>
    %cst_719 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3189 = stablehlo.broadcast_in_dim %cst_719, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3190 = stablehlo.multiply %3189, %2651 : tensor<64xf32>
    %3191 = stablehlo.add %3188, %3190 : tensor<64xf32>
    %cst_720 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3192 = stablehlo.broadcast_in_dim %cst_720, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3193 = stablehlo.multiply %3192, %arg225 : tensor<32xf32>
    %cst_721 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3194 = stablehlo.broadcast_in_dim %cst_721, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3195 = stablehlo.multiply %3194, %2653 : tensor<32xf32>
    %3196 = stablehlo.add %3193, %3195 : tensor<32xf32>
    %cst_722 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3197 = stablehlo.broadcast_in_dim %cst_722, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3198 = stablehlo.multiply %3197, %arg226 : tensor<32xf32>
    %cst_723 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3199 = stablehlo.broadcast_in_dim %cst_723, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3200 = stablehlo.multiply %3199, %2655 : tensor<32xf32>
    %3201 = stablehlo.add %3198, %3200 : tensor<32xf32>
    %cst_724 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3202 = stablehlo.broadcast_in_dim %cst_724, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3203 = stablehlo.multiply %3202, %arg227 : tensor<32xf32>
    %cst_725 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3204 = stablehlo.broadcast_in_dim %cst_725, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3205 = stablehlo.multiply %3204, %2657 : tensor<32xf32>
    %3206 = stablehlo.add %3203, %3205 : tensor<32xf32>
    %cst_726 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3207 = stablehlo.broadcast_in_dim %cst_726, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %3208 = stablehlo.multiply %3207, %arg228 : tensor<1x1x64x32xf32>
    %cst_727 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3209 = stablehlo.broadcast_in_dim %cst_727, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %3210 = stablehlo.multiply %3209, %2659 : tensor<1x1x64x32xf32>
    %3211 = stablehlo.add %3208, %3210 : tensor<1x1x64x32xf32>
    %cst_728 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3212 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3213 = stablehlo.multiply %3212, %arg229 : tensor<32xf32>
    %cst_729 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3214 = stablehlo.broadcast_in_dim %cst_729, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3215 = stablehlo.multiply %3214, %2661 : tensor<32xf32>
    %3216 = stablehlo.add %3213, %3215 : tensor<32xf32>
    %cst_730 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3217 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3218 = stablehlo.multiply %3217, %arg230 : tensor<64x32xf32>
    %cst_731 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3219 = stablehlo.broadcast_in_dim %cst_731, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3220 = stablehlo.multiply %3219, %2663 : tensor<64x32xf32>
    %3221 = stablehlo.add %3218, %3220 : tensor<64x32xf32>
    %cst_732 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3222 = stablehlo.broadcast_in_dim %cst_732, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3223 = stablehlo.multiply %3222, %arg231 : tensor<32xf32>
    %cst_733 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3224 = stablehlo.broadcast_in_dim %cst_733, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3225 = stablehlo.multiply %3224, %2665 : tensor<32xf32>
    %3226 = stablehlo.add %3223, %3225 : tensor<32xf32>
    %cst_734 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3227 = stablehlo.broadcast_in_dim %cst_734, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %3228 = stablehlo.multiply %3227, %arg232 : tensor<3x3x48x32xf32>
    %cst_735 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3229 = stablehlo.broadcast_in_dim %cst_735, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %3230 = stablehlo.multiply %3229, %2667 : tensor<3x3x48x32xf32>
    %3231 = stablehlo.add %3228, %3230 : tensor<3x3x48x32xf32>
    %cst_736 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3232 = stablehlo.broadcast_in_dim %cst_736, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3233 = stablehlo.multiply %3232, %arg233 : tensor<32xf32>
    %cst_737 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3234 = stablehlo.broadcast_in_dim %cst_737, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3235 = stablehlo.multiply %3234, %2669 : tensor<32xf32>
    %3236 = stablehlo.add %3233, %3235 : tensor<32xf32>
    %cst_738 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3237 = stablehlo.broadcast_in_dim %cst_738, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3238 = stablehlo.multiply %3237, %arg234 : tensor<3x3x32x32xf32>
    %cst_739 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3239 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3240 = stablehlo.multiply %3239, %2671 : tensor<3x3x32x32xf32>
    %3241 = stablehlo.add %3238, %3240 : tensor<3x3x32x32xf32>
    %cst_740 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3242 = stablehlo.broadcast_in_dim %cst_740, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3243 = stablehlo.multiply %3242, %arg235 : tensor<48xf32>
    %cst_741 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3244 = stablehlo.broadcast_in_dim %cst_741, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3245 = stablehlo.multiply %3244, %2673 : tensor<48xf32>
    %3246 = stablehlo.add %3243, %3245 : tensor<48xf32>
    %cst_742 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3247 = stablehlo.broadcast_in_dim %cst_742, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3248 = stablehlo.multiply %3247, %arg236 : tensor<48xf32>
    %cst_743 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3249 = stablehlo.broadcast_in_dim %cst_743, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3250 = stablehlo.multiply %3249, %2675 : tensor<48xf32>
    %3251 = stablehlo.add %3248, %3250 : tensor<48xf32>
    %cst_744 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3252 = stablehlo.broadcast_in_dim %cst_744, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3253 = stablehlo.multiply %3252, %arg237 : tensor<32xf32>
    %cst_745 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3254 = stablehlo.broadcast_in_dim %cst_745, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3255 = stablehlo.multiply %3254, %2677 : tensor<32xf32>
    %3256 = stablehlo.add %3253, %3255 : tensor<32xf32>
    %cst_746 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3257 = stablehlo.broadcast_in_dim %cst_746, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3258 = stablehlo.multiply %3257, %arg238 : tensor<32xf32>
    %cst_747 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3259 = stablehlo.broadcast_in_dim %cst_747, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3260 = stablehlo.multiply %3259, %2679 : tensor<32xf32>
    %3261 = stablehlo.add %3258, %3260 : tensor<32xf32>
    %cst_748 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3262 = stablehlo.broadcast_in_dim %cst_748, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3263 = stablehlo.multiply %3262, %arg239 : tensor<32xf32>
    %cst_749 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3264 = stablehlo.broadcast_in_dim %cst_749, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3265 = stablehlo.multiply %3264, %2681 : tensor<32xf32>
    %3266 = stablehlo.add %3263, %3265 : tensor<32xf32>
    %cst_750 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3267 = stablehlo.broadcast_in_dim %cst_750, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %3268 = stablehlo.multiply %3267, %arg240 : tensor<1x1x48x32xf32>
    %cst_751 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3269 = stablehlo.broadcast_in_dim %cst_751, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %3270 = stablehlo.multiply %3269, %2683 : tensor<1x1x48x32xf32>
    %3271 = stablehlo.add %3268, %3270 : tensor<1x1x48x32xf32>
    %cst_752 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3272 = stablehlo.broadcast_in_dim %cst_752, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3273 = stablehlo.multiply %3272, %arg241 : tensor<32xf32>
    %cst_753 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3274 = stablehlo.broadcast_in_dim %cst_753, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3275 = stablehlo.multiply %3274, %2685 : tensor<32xf32>
    %3276 = stablehlo.add %3273, %3275 : tensor<32xf32>
    %cst_754 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3277 = stablehlo.broadcast_in_dim %cst_754, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3278 = stablehlo.multiply %3277, %arg242 : tensor<64x32xf32>
    %cst_755 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3279 = stablehlo.broadcast_in_dim %cst_755, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3280 = stablehlo.multiply %3279, %2687 : tensor<64x32xf32>
    %3281 = stablehlo.add %3278, %3280 : tensor<64x32xf32>
    %cst_756 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3282 = stablehlo.broadcast_in_dim %cst_756, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3283 = stablehlo.multiply %3282, %arg243 : tensor<32xf32>
    %cst_757 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3284 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3285 = stablehlo.multiply %3284, %2689 : tensor<32xf32>
    %3286 = stablehlo.add %3283, %3285 : tensor<32xf32>
    %cst_758 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3287 = stablehlo.broadcast_in_dim %cst_758, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3288 = stablehlo.multiply %3287, %arg244 : tensor<3x3x32x32xf32>
    %cst_759 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3289 = stablehlo.broadcast_in_dim %cst_759, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3290 = stablehlo.multiply %3289, %2691 : tensor<3x3x32x32xf32>
    %3291 = stablehlo.add %3288, %3290 : tensor<3x3x32x32xf32>
    %cst_760 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3292 = stablehlo.broadcast_in_dim %cst_760, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3293 = stablehlo.multiply %3292, %arg245 : tensor<16xf32>
    %cst_761 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3294 = stablehlo.broadcast_in_dim %cst_761, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3295 = stablehlo.multiply %3294, %2693 : tensor<16xf32>
    %3296 = stablehlo.add %3293, %3295 : tensor<16xf32>
    %cst_762 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3297 = stablehlo.broadcast_in_dim %cst_762, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %3298 = stablehlo.multiply %3297, %arg246 : tensor<3x3x48x16xf32>
    %cst_763 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3299 = stablehlo.broadcast_in_dim %cst_763, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %3300 = stablehlo.multiply %3299, %2695 : tensor<3x3x48x16xf32>
    %3301 = stablehlo.add %3298, %3300 : tensor<3x3x48x16xf32>
    %cst_764 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3302 = stablehlo.broadcast_in_dim %cst_764, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3303 = stablehlo.multiply %3302, %arg247 : tensor<16xf32>
    %cst_765 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3304 = stablehlo.broadcast_in_dim %cst_765, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3305 = stablehlo.multiply %3304, %2697 : tensor<16xf32>
    %3306 = stablehlo.add %3303, %3305 : tensor<16xf32>
    %cst_766 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3307 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3308 = stablehlo.multiply %3307, %arg248 : tensor<3x3x16x16xf32>
    %cst_767 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3309 = stablehlo.broadcast_in_dim %cst_767, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3310 = stablehlo.multiply %3309, %2699 : tensor<3x3x16x16xf32>
    %3311 = stablehlo.add %3308, %3310 : tensor<3x3x16x16xf32>
    %cst_768 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3312 = stablehlo.broadcast_in_dim %cst_768, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3313 = stablehlo.multiply %3312, %arg249 : tensor<48xf32>
    %cst_769 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3314 = stablehlo.broadcast_in_dim %cst_769, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3315 = stablehlo.multiply %3314, %2701 : tensor<48xf32>
    %3316 = stablehlo.add %3313, %3315 : tensor<48xf32>
    %cst_770 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3317 = stablehlo.broadcast_in_dim %cst_770, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3318 = stablehlo.multiply %3317, %arg250 : tensor<48xf32>
    %cst_771 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3319 = stablehlo.broadcast_in_dim %cst_771, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %3320 = stablehlo.multiply %3319, %2703 : tensor<48xf32>
    %3321 = stablehlo.add %3318, %3320 : tensor<48xf32>
    %cst_772 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3322 = stablehlo.broadcast_in_dim %cst_772, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3323 = stablehlo.multiply %3322, %arg251 : tensor<16xf32>
    %cst_773 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3324 = stablehlo.broadcast_in_dim %cst_773, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3325 = stablehlo.multiply %3324, %2705 : tensor<16xf32>
    %3326 = stablehlo.add %3323, %3325 : tensor<16xf32>
    %cst_774 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3327 = stablehlo.broadcast_in_dim %cst_774, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3328 = stablehlo.multiply %3327, %arg252 : tensor<16xf32>
    %cst_775 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3329 = stablehlo.broadcast_in_dim %cst_775, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3330 = stablehlo.multiply %3329, %2707 : tensor<16xf32>
    %3331 = stablehlo.add %3328, %3330 : tensor<16xf32>
    %cst_776 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3332 = stablehlo.broadcast_in_dim %cst_776, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3333 = stablehlo.multiply %3332, %arg253 : tensor<16xf32>
    %cst_777 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3334 = stablehlo.broadcast_in_dim %cst_777, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3335 = stablehlo.multiply %3334, %2709 : tensor<16xf32>
    %3336 = stablehlo.add %3333, %3335 : tensor<16xf32>
    %cst_778 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3337 = stablehlo.broadcast_in_dim %cst_778, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %3338 = stablehlo.multiply %3337, %arg254 : tensor<1x1x48x16xf32>
    %cst_779 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3339 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %3340 = stablehlo.multiply %3339, %2711 : tensor<1x1x48x16xf32>
    %3341 = stablehlo.add %3338, %3340 : tensor<1x1x48x16xf32>
    %cst_780 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3342 = stablehlo.broadcast_in_dim %cst_780, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3343 = stablehlo.multiply %3342, %arg255 : tensor<16xf32>
    %cst_781 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3344 = stablehlo.broadcast_in_dim %cst_781, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3345 = stablehlo.multiply %3344, %2713 : tensor<16xf32>
    %3346 = stablehlo.add %3343, %3345 : tensor<16xf32>
    %cst_782 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3347 = stablehlo.broadcast_in_dim %cst_782, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3348 = stablehlo.multiply %3347, %arg256 : tensor<64x16xf32>
    %cst_783 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3349 = stablehlo.broadcast_in_dim %cst_783, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3350 = stablehlo.multiply %3349, %2715 : tensor<64x16xf32>
    %3351 = stablehlo.add %3348, %3350 : tensor<64x16xf32>
    %cst_784 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3352 = stablehlo.broadcast_in_dim %cst_784, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3353 = stablehlo.multiply %3352, %arg257 : tensor<16xf32>
    %cst_785 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3354 = stablehlo.broadcast_in_dim %cst_785, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3355 = stablehlo.multiply %3354, %2717 : tensor<16xf32>
    %3356 = stablehlo.add %3353, %3355 : tensor<16xf32>
    %cst_786 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3357 = stablehlo.broadcast_in_dim %cst_786, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %3358 = stablehlo.multiply %3357, %arg258 : tensor<3x3x32x16xf32>
    %cst_787 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3359 = stablehlo.broadcast_in_dim %cst_787, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %3360 = stablehlo.multiply %3359, %2719 : tensor<3x3x32x16xf32>
    %3361 = stablehlo.add %3358, %3360 : tensor<3x3x32x16xf32>
    %cst_788 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3362 = stablehlo.broadcast_in_dim %cst_788, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3363 = stablehlo.multiply %3362, %arg259 : tensor<16xf32>
    %cst_789 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3364 = stablehlo.broadcast_in_dim %cst_789, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3365 = stablehlo.multiply %3364, %2721 : tensor<16xf32>
    %3366 = stablehlo.add %3363, %3365 : tensor<16xf32>
    %cst_790 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3367 = stablehlo.broadcast_in_dim %cst_790, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3368 = stablehlo.multiply %3367, %arg260 : tensor<3x3x16x16xf32>
    %cst_791 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3369 = stablehlo.broadcast_in_dim %cst_791, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3370 = stablehlo.multiply %3369, %2723 : tensor<3x3x16x16xf32>
    %3371 = stablehlo.add %3368, %3370 : tensor<3x3x16x16xf32>
    %cst_792 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3372 = stablehlo.broadcast_in_dim %cst_792, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3373 = stablehlo.multiply %3372, %arg261 : tensor<32xf32>
    %cst_793 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3374 = stablehlo.broadcast_in_dim %cst_793, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3375 = stablehlo.multiply %3374, %2725 : tensor<32xf32>
    %3376 = stablehlo.add %3373, %3375 : tensor<32xf32>
    %cst_794 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3377 = stablehlo.broadcast_in_dim %cst_794, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3378 = stablehlo.multiply %3377, %arg262 : tensor<32xf32>
    %cst_795 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3379 = stablehlo.broadcast_in_dim %cst_795, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3380 = stablehlo.multiply %3379, %2727 : tensor<32xf32>
    %3381 = stablehlo.add %3378, %3380 : tensor<32xf32>
    %cst_796 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3382 = stablehlo.broadcast_in_dim %cst_796, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3383 = stablehlo.multiply %3382, %arg263 : tensor<16xf32>
    %cst_797 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3384 = stablehlo.broadcast_in_dim %cst_797, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3385 = stablehlo.multiply %3384, %2729 : tensor<16xf32>
    %3386 = stablehlo.add %3383, %3385 : tensor<16xf32>
    %cst_798 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3387 = stablehlo.broadcast_in_dim %cst_798, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3388 = stablehlo.multiply %3387, %arg264 : tensor<16xf32>
    %cst_799 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3389 = stablehlo.broadcast_in_dim %cst_799, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3390 = stablehlo.multiply %3389, %2731 : tensor<16xf32>
    %3391 = stablehlo.add %3388, %3390 : tensor<16xf32>
    %cst_800 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3392 = stablehlo.broadcast_in_dim %cst_800, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3393 = stablehlo.multiply %3392, %arg265 : tensor<16xf32>
    %cst_801 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3394 = stablehlo.broadcast_in_dim %cst_801, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3395 = stablehlo.multiply %3394, %2733 : tensor<16xf32>
    %3396 = stablehlo.add %3393, %3395 : tensor<16xf32>
    %cst_802 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3397 = stablehlo.broadcast_in_dim %cst_802, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %3398 = stablehlo.multiply %3397, %arg266 : tensor<1x1x32x16xf32>
    %cst_803 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3399 = stablehlo.broadcast_in_dim %cst_803, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %3400 = stablehlo.multiply %3399, %2735 : tensor<1x1x32x16xf32>
    %3401 = stablehlo.add %3398, %3400 : tensor<1x1x32x16xf32>
    %cst_804 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3402 = stablehlo.broadcast_in_dim %cst_804, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3403 = stablehlo.multiply %3402, %arg267 : tensor<16xf32>
    %cst_805 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3404 = stablehlo.broadcast_in_dim %cst_805, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3405 = stablehlo.multiply %3404, %2737 : tensor<16xf32>
    %3406 = stablehlo.add %3403, %3405 : tensor<16xf32>
    %cst_806 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3407 = stablehlo.broadcast_in_dim %cst_806, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3408 = stablehlo.multiply %3407, %arg268 : tensor<64x16xf32>
    %cst_807 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3409 = stablehlo.broadcast_in_dim %cst_807, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3410 = stablehlo.multiply %3409, %2739 : tensor<64x16xf32>
    %3411 = stablehlo.add %3408, %3410 : tensor<64x16xf32>
    %cst_808 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3412 = stablehlo.broadcast_in_dim %cst_808, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3413 = stablehlo.multiply %3412, %arg269 : tensor<16xf32>
    %3414 = chlo.square %2473 : tensor<16xf32> -> tensor<16xf32>
    %cst_809 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3415 = stablehlo.broadcast_in_dim %cst_809, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3416 = stablehlo.multiply %3415, %3414 : tensor<16xf32>
    %3417 = stablehlo.add %3413, %3416 : tensor<16xf32>
    %cst_810 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3418 = stablehlo.broadcast_in_dim %cst_810, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %3419 = stablehlo.multiply %3418, %arg270 : tensor<3x3x3x16xf32>
    %3420 = chlo.square %2475 : tensor<3x3x3x16xf32> -> tensor<3x3x3x16xf32>
    %cst_811 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3421 = stablehlo.broadcast_in_dim %cst_811, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %3422 = stablehlo.multiply %3421, %3420 : tensor<3x3x3x16xf32>
    %3423 = stablehlo.add %3419, %3422 : tensor<3x3x3x16xf32>
    %cst_812 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3424 = stablehlo.broadcast_in_dim %cst_812, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3425 = stablehlo.multiply %3424, %arg271 : tensor<3xf32>
    %3426 = chlo.square %2477 : tensor<3xf32> -> tensor<3xf32>
    %cst_813 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3427 = stablehlo.broadcast_in_dim %cst_813, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3428 = stablehlo.multiply %3427, %3426 : tensor<3xf32>
    %3429 = stablehlo.add %3425, %3428 : tensor<3xf32>
    %cst_814 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3430 = stablehlo.broadcast_in_dim %cst_814, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %3431 = stablehlo.multiply %3430, %arg272 : tensor<3x3x16x3xf32>
    %3432 = chlo.square %2479 : tensor<3x3x16x3xf32> -> tensor<3x3x16x3xf32>
    %cst_815 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3433 = stablehlo.broadcast_in_dim %cst_815, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %3434 = stablehlo.multiply %3433, %3432 : tensor<3x3x16x3xf32>
    %3435 = stablehlo.add %3431, %3434 : tensor<3x3x16x3xf32>
    %cst_816 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3436 = stablehlo.broadcast_in_dim %cst_816, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3437 = stablehlo.multiply %3436, %arg273 : tensor<16xf32>
    %3438 = chlo.square %2481 : tensor<16xf32> -> tensor<16xf32>
    %cst_817 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3439 = stablehlo.broadcast_in_dim %cst_817, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3440 = stablehlo.multiply %3439, %3438 : tensor<16xf32>
    %3441 = stablehlo.add %3437, %3440 : tensor<16xf32>
    %cst_818 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3442 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3443 = stablehlo.multiply %3442, %arg274 : tensor<3x3x16x16xf32>
    %3444 = chlo.square %2483 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_819 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3445 = stablehlo.broadcast_in_dim %cst_819, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3446 = stablehlo.multiply %3445, %3444 : tensor<3x3x16x16xf32>
    %3447 = stablehlo.add %3443, %3446 : tensor<3x3x16x16xf32>
    %cst_820 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3448 = stablehlo.broadcast_in_dim %cst_820, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3449 = stablehlo.multiply %3448, %arg275 : tensor<16xf32>
    %3450 = chlo.square %2485 : tensor<16xf32> -> tensor<16xf32>
    %cst_821 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3451 = stablehlo.broadcast_in_dim %cst_821, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3452 = stablehlo.multiply %3451, %3450 : tensor<16xf32>
    %3453 = stablehlo.add %3449, %3452 : tensor<16xf32>
    %cst_822 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3454 = stablehlo.broadcast_in_dim %cst_822, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3455 = stablehlo.multiply %3454, %arg276 : tensor<3x3x16x16xf32>
    %3456 = chlo.square %2487 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_823 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3457 = stablehlo.broadcast_in_dim %cst_823, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3458 = stablehlo.multiply %3457, %3456 : tensor<3x3x16x16xf32>
    %3459 = stablehlo.add %3455, %3458 : tensor<3x3x16x16xf32>
    %cst_824 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3460 = stablehlo.broadcast_in_dim %cst_824, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3461 = stablehlo.multiply %3460, %arg277 : tensor<16xf32>
    %3462 = chlo.square %2489 : tensor<16xf32> -> tensor<16xf32>
    %cst_825 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3463 = stablehlo.broadcast_in_dim %cst_825, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3464 = stablehlo.multiply %3463, %3462 : tensor<16xf32>
    %3465 = stablehlo.add %3461, %3464 : tensor<16xf32>
    %cst_826 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3466 = stablehlo.broadcast_in_dim %cst_826, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3467 = stablehlo.multiply %3466, %arg278 : tensor<3x3x16x16xf32>
    %3468 = chlo.square %2491 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_827 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3469 = stablehlo.broadcast_in_dim %cst_827, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3470 = stablehlo.multiply %3469, %3468 : tensor<3x3x16x16xf32>
    %3471 = stablehlo.add %3467, %3470 : tensor<3x3x16x16xf32>
    %cst_828 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3472 = stablehlo.broadcast_in_dim %cst_828, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3473 = stablehlo.multiply %3472, %arg279 : tensor<16xf32>
    %3474 = chlo.square %2493 : tensor<16xf32> -> tensor<16xf32>
    %cst_829 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3475 = stablehlo.broadcast_in_dim %cst_829, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3476 = stablehlo.multiply %3475, %3474 : tensor<16xf32>
    %3477 = stablehlo.add %3473, %3476 : tensor<16xf32>
    %cst_830 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3478 = stablehlo.broadcast_in_dim %cst_830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3479 = stablehlo.multiply %3478, %arg280 : tensor<16xf32>
    %3480 = chlo.square %2495 : tensor<16xf32> -> tensor<16xf32>
    %cst_831 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3481 = stablehlo.broadcast_in_dim %cst_831, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3482 = stablehlo.multiply %3481, %3480 : tensor<16xf32>
    %3483 = stablehlo.add %3479, %3482 : tensor<16xf32>
    %cst_832 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3484 = stablehlo.broadcast_in_dim %cst_832, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3485 = stablehlo.multiply %3484, %arg281 : tensor<16xf32>
    %3486 = chlo.square %2497 : tensor<16xf32> -> tensor<16xf32>
    %cst_833 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3487 = stablehlo.broadcast_in_dim %cst_833, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3488 = stablehlo.multiply %3487, %3486 : tensor<16xf32>
    %3489 = stablehlo.add %3485, %3488 : tensor<16xf32>
    %cst_834 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3490 = stablehlo.broadcast_in_dim %cst_834, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3491 = stablehlo.multiply %3490, %arg282 : tensor<16xf32>
    %3492 = chlo.square %2499 : tensor<16xf32> -> tensor<16xf32>
    %cst_835 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3493 = stablehlo.broadcast_in_dim %cst_835, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3494 = stablehlo.multiply %3493, %3492 : tensor<16xf32>
    %3495 = stablehlo.add %3491, %3494 : tensor<16xf32>
    %cst_836 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3496 = stablehlo.broadcast_in_dim %cst_836, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3497 = stablehlo.multiply %3496, %arg283 : tensor<16xf32>
    %3498 = chlo.square %2501 : tensor<16xf32> -> tensor<16xf32>
    %cst_837 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3499 = stablehlo.broadcast_in_dim %cst_837, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3500 = stablehlo.multiply %3499, %3498 : tensor<16xf32>
    %3501 = stablehlo.add %3497, %3500 : tensor<16xf32>
    %cst_838 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3502 = stablehlo.broadcast_in_dim %cst_838, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3503 = stablehlo.multiply %3502, %arg284 : tensor<64x16xf32>
    %3504 = chlo.square %2503 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_839 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3505 = stablehlo.broadcast_in_dim %cst_839, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3506 = stablehlo.multiply %3505, %3504 : tensor<64x16xf32>
    %3507 = stablehlo.add %3503, %3506 : tensor<64x16xf32>
    %cst_840 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3508 = stablehlo.broadcast_in_dim %cst_840, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3509 = stablehlo.multiply %3508, %arg285 : tensor<32xf32>
    %3510 = chlo.square %2505 : tensor<32xf32> -> tensor<32xf32>
    %cst_841 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3511 = stablehlo.broadcast_in_dim %cst_841, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3512 = stablehlo.multiply %3511, %3510 : tensor<32xf32>
    %3513 = stablehlo.add %3509, %3512 : tensor<32xf32>
    %cst_842 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3514 = stablehlo.broadcast_in_dim %cst_842, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3515 = stablehlo.multiply %3514, %arg286 : tensor<32x32xf32>
    %3516 = chlo.square %2507 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_843 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3517 = stablehlo.broadcast_in_dim %cst_843, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3518 = stablehlo.multiply %3517, %3516 : tensor<32x32xf32>
    %3519 = stablehlo.add %3515, %3518 : tensor<32x32xf32>
    %cst_844 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3520 = stablehlo.broadcast_in_dim %cst_844, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3521 = stablehlo.multiply %3520, %arg287 : tensor<32xf32>
    %3522 = chlo.square %2509 : tensor<32xf32> -> tensor<32xf32>
    %cst_845 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3523 = stablehlo.broadcast_in_dim %cst_845, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3524 = stablehlo.multiply %3523, %3522 : tensor<32xf32>
    %3525 = stablehlo.add %3521, %3524 : tensor<32xf32>
    %cst_846 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3526 = stablehlo.broadcast_in_dim %cst_846, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3527 = stablehlo.multiply %3526, %arg288 : tensor<32xf32>
    %3528 = chlo.square %2511 : tensor<32xf32> -> tensor<32xf32>
    %cst_847 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3529 = stablehlo.broadcast_in_dim %cst_847, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3530 = stablehlo.multiply %3529, %3528 : tensor<32xf32>
    %3531 = stablehlo.add %3527, %3530 : tensor<32xf32>
    %cst_848 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3532 = stablehlo.broadcast_in_dim %cst_848, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3533 = stablehlo.multiply %3532, %arg289 : tensor<32xf32>
    %3534 = chlo.square %2513 : tensor<32xf32> -> tensor<32xf32>
    %cst_849 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3535 = stablehlo.broadcast_in_dim %cst_849, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3536 = stablehlo.multiply %3535, %3534 : tensor<32xf32>
    %3537 = stablehlo.add %3533, %3536 : tensor<32xf32>
    %cst_850 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3538 = stablehlo.broadcast_in_dim %cst_850, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3539 = stablehlo.multiply %3538, %arg290 : tensor<32x32xf32>
    %3540 = chlo.square %2515 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_851 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3541 = stablehlo.broadcast_in_dim %cst_851, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3542 = stablehlo.multiply %3541, %3540 : tensor<32x32xf32>
    %3543 = stablehlo.add %3539, %3542 : tensor<32x32xf32>
    %cst_852 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3544 = stablehlo.broadcast_in_dim %cst_852, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3545 = stablehlo.multiply %3544, %arg291 : tensor<32xf32>
    %3546 = chlo.square %2517 : tensor<32xf32> -> tensor<32xf32>
    %cst_853 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3547 = stablehlo.broadcast_in_dim %cst_853, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3548 = stablehlo.multiply %3547, %3546 : tensor<32xf32>
    %3549 = stablehlo.add %3545, %3548 : tensor<32xf32>
    %cst_854 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3550 = stablehlo.broadcast_in_dim %cst_854, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3551 = stablehlo.multiply %3550, %arg292 : tensor<32x32xf32>
    %3552 = chlo.square %2519 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_855 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3553 = stablehlo.broadcast_in_dim %cst_855, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3554 = stablehlo.multiply %3553, %3552 : tensor<32x32xf32>
    %3555 = stablehlo.add %3551, %3554 : tensor<32x32xf32>
    %cst_856 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3556 = stablehlo.broadcast_in_dim %cst_856, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3557 = stablehlo.multiply %3556, %arg293 : tensor<32xf32>
    %3558 = chlo.square %2521 : tensor<32xf32> -> tensor<32xf32>
    %cst_857 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3559 = stablehlo.broadcast_in_dim %cst_857, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3560 = stablehlo.multiply %3559, %3558 : tensor<32xf32>
    %3561 = stablehlo.add %3557, %3560 : tensor<32xf32>
    %cst_858 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3562 = stablehlo.broadcast_in_dim %cst_858, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3563 = stablehlo.multiply %3562, %arg294 : tensor<32x32xf32>
    %3564 = chlo.square %2523 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_859 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3565 = stablehlo.broadcast_in_dim %cst_859, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3566 = stablehlo.multiply %3565, %3564 : tensor<32x32xf32>
    %3567 = stablehlo.add %3563, %3566 : tensor<32x32xf32>
    %cst_860 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3568 = stablehlo.broadcast_in_dim %cst_860, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3569 = stablehlo.multiply %3568, %arg295 : tensor<32xf32>
    %3570 = chlo.square %2525 : tensor<32xf32> -> tensor<32xf32>
    %cst_861 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3571 = stablehlo.broadcast_in_dim %cst_861, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3572 = stablehlo.multiply %3571, %3570 : tensor<32xf32>
    %3573 = stablehlo.add %3569, %3572 : tensor<32xf32>
    %cst_862 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3574 = stablehlo.broadcast_in_dim %cst_862, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %3575 = stablehlo.multiply %3574, %arg296 : tensor<3x3x16x32xf32>
    %3576 = chlo.square %2527 : tensor<3x3x16x32xf32> -> tensor<3x3x16x32xf32>
    %cst_863 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3577 = stablehlo.broadcast_in_dim %cst_863, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %3578 = stablehlo.multiply %3577, %3576 : tensor<3x3x16x32xf32>
    %3579 = stablehlo.add %3575, %3578 : tensor<3x3x16x32xf32>
    %cst_864 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3580 = stablehlo.broadcast_in_dim %cst_864, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3581 = stablehlo.multiply %3580, %arg297 : tensor<32xf32>
    %3582 = chlo.square %2529 : tensor<32xf32> -> tensor<32xf32>
    %cst_865 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3583 = stablehlo.broadcast_in_dim %cst_865, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3584 = stablehlo.multiply %3583, %3582 : tensor<32xf32>
    %3585 = stablehlo.add %3581, %3584 : tensor<32xf32>
    %cst_866 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3586 = stablehlo.broadcast_in_dim %cst_866, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3587 = stablehlo.multiply %3586, %arg298 : tensor<3x3x32x32xf32>
    %3588 = chlo.square %2531 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_867 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3589 = stablehlo.broadcast_in_dim %cst_867, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3590 = stablehlo.multiply %3589, %3588 : tensor<3x3x32x32xf32>
    %3591 = stablehlo.add %3587, %3590 : tensor<3x3x32x32xf32>
    %cst_868 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3592 = stablehlo.broadcast_in_dim %cst_868, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3593 = stablehlo.multiply %3592, %arg299 : tensor<16xf32>
    %3594 = chlo.square %2533 : tensor<16xf32> -> tensor<16xf32>
    %cst_869 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3595 = stablehlo.broadcast_in_dim %cst_869, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3596 = stablehlo.multiply %3595, %3594 : tensor<16xf32>
    %3597 = stablehlo.add %3593, %3596 : tensor<16xf32>
    %cst_870 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3598 = stablehlo.broadcast_in_dim %cst_870, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3599 = stablehlo.multiply %3598, %arg300 : tensor<16xf32>
    %3600 = chlo.square %2535 : tensor<16xf32> -> tensor<16xf32>
    %cst_871 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3601 = stablehlo.broadcast_in_dim %cst_871, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3602 = stablehlo.multiply %3601, %3600 : tensor<16xf32>
    %3603 = stablehlo.add %3599, %3602 : tensor<16xf32>
    %cst_872 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3604 = stablehlo.broadcast_in_dim %cst_872, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3605 = stablehlo.multiply %3604, %arg301 : tensor<32xf32>
    %3606 = chlo.square %2537 : tensor<32xf32> -> tensor<32xf32>
    %cst_873 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3607 = stablehlo.broadcast_in_dim %cst_873, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3608 = stablehlo.multiply %3607, %3606 : tensor<32xf32>
    %3609 = stablehlo.add %3605, %3608 : tensor<32xf32>
    %cst_874 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3610 = stablehlo.broadcast_in_dim %cst_874, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3611 = stablehlo.multiply %3610, %arg302 : tensor<32xf32>
    %3612 = chlo.square %2539 : tensor<32xf32> -> tensor<32xf32>
    %cst_875 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3613 = stablehlo.broadcast_in_dim %cst_875, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3614 = stablehlo.multiply %3613, %3612 : tensor<32xf32>
    %3615 = stablehlo.add %3611, %3614 : tensor<32xf32>
    %cst_876 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3616 = stablehlo.broadcast_in_dim %cst_876, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3617 = stablehlo.multiply %3616, %arg303 : tensor<32xf32>
    %3618 = chlo.square %2541 : tensor<32xf32> -> tensor<32xf32>
    %cst_877 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3619 = stablehlo.broadcast_in_dim %cst_877, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3620 = stablehlo.multiply %3619, %3618 : tensor<32xf32>
    %3621 = stablehlo.add %3617, %3620 : tensor<32xf32>
    %cst_878 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3622 = stablehlo.broadcast_in_dim %cst_878, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %3623 = stablehlo.multiply %3622, %arg304 : tensor<1x1x16x32xf32>
    %3624 = chlo.square %2543 : tensor<1x1x16x32xf32> -> tensor<1x1x16x32xf32>
    %cst_879 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3625 = stablehlo.broadcast_in_dim %cst_879, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %3626 = stablehlo.multiply %3625, %3624 : tensor<1x1x16x32xf32>
    %3627 = stablehlo.add %3623, %3626 : tensor<1x1x16x32xf32>
    %cst_880 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3628 = stablehlo.broadcast_in_dim %cst_880, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3629 = stablehlo.multiply %3628, %arg305 : tensor<32xf32>
    %3630 = chlo.square %2545 : tensor<32xf32> -> tensor<32xf32>
    %cst_881 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3631 = stablehlo.broadcast_in_dim %cst_881, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3632 = stablehlo.multiply %3631, %3630 : tensor<32xf32>
    %3633 = stablehlo.add %3629, %3632 : tensor<32xf32>
    %cst_882 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3634 = stablehlo.broadcast_in_dim %cst_882, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3635 = stablehlo.multiply %3634, %arg306 : tensor<64x32xf32>
    %3636 = chlo.square %2547 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_883 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3637 = stablehlo.broadcast_in_dim %cst_883, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3638 = stablehlo.multiply %3637, %3636 : tensor<64x32xf32>
    %3639 = stablehlo.add %3635, %3638 : tensor<64x32xf32>
    %cst_884 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3640 = stablehlo.broadcast_in_dim %cst_884, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3641 = stablehlo.multiply %3640, %arg307 : tensor<32xf32>
    %3642 = chlo.square %2549 : tensor<32xf32> -> tensor<32xf32>
    %cst_885 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3643 = stablehlo.broadcast_in_dim %cst_885, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3644 = stablehlo.multiply %3643, %3642 : tensor<32xf32>
    %3645 = stablehlo.add %3641, %3644 : tensor<32xf32>
    %cst_886 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3646 = stablehlo.broadcast_in_dim %cst_886, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3647 = stablehlo.multiply %3646, %arg308 : tensor<3x3x32x32xf32>
    %3648 = chlo.square %2551 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_887 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3649 = stablehlo.broadcast_in_dim %cst_887, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3650 = stablehlo.multiply %3649, %3648 : tensor<3x3x32x32xf32>
    %3651 = stablehlo.add %3647, %3650 : tensor<3x3x32x32xf32>
    %cst_888 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3652 = stablehlo.broadcast_in_dim %cst_888, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3653 = stablehlo.multiply %3652, %arg309 : tensor<32xf32>
    %3654 = chlo.square %2553 : tensor<32xf32> -> tensor<32xf32>
    %cst_889 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3655 = stablehlo.broadcast_in_dim %cst_889, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3656 = stablehlo.multiply %3655, %3654 : tensor<32xf32>
    %3657 = stablehlo.add %3653, %3656 : tensor<32xf32>
    %cst_890 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3658 = stablehlo.broadcast_in_dim %cst_890, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3659 = stablehlo.multiply %3658, %arg310 : tensor<3x3x32x32xf32>
    %3660 = chlo.square %2555 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_891 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3661 = stablehlo.broadcast_in_dim %cst_891, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3662 = stablehlo.multiply %3661, %3660 : tensor<3x3x32x32xf32>
    %3663 = stablehlo.add %3659, %3662 : tensor<3x3x32x32xf32>
    %cst_892 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3664 = stablehlo.broadcast_in_dim %cst_892, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3665 = stablehlo.multiply %3664, %arg311 : tensor<32xf32>
    %3666 = chlo.square %2557 : tensor<32xf32> -> tensor<32xf32>
    %cst_893 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3667 = stablehlo.broadcast_in_dim %cst_893, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3668 = stablehlo.multiply %3667, %3666 : tensor<32xf32>
    %3669 = stablehlo.add %3665, %3668 : tensor<32xf32>
    %cst_894 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3670 = stablehlo.broadcast_in_dim %cst_894, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3671 = stablehlo.multiply %3670, %arg312 : tensor<32xf32>
    %3672 = chlo.square %2559 : tensor<32xf32> -> tensor<32xf32>
    %cst_895 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3673 = stablehlo.broadcast_in_dim %cst_895, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3674 = stablehlo.multiply %3673, %3672 : tensor<32xf32>
    %3675 = stablehlo.add %3671, %3674 : tensor<32xf32>
    %cst_896 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3676 = stablehlo.broadcast_in_dim %cst_896, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3677 = stablehlo.multiply %3676, %arg313 : tensor<32xf32>
    %3678 = chlo.square %2561 : tensor<32xf32> -> tensor<32xf32>
    %cst_897 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3679 = stablehlo.broadcast_in_dim %cst_897, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3680 = stablehlo.multiply %3679, %3678 : tensor<32xf32>
    %3681 = stablehlo.add %3677, %3680 : tensor<32xf32>
    %cst_898 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3682 = stablehlo.broadcast_in_dim %cst_898, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3683 = stablehlo.multiply %3682, %arg314 : tensor<32xf32>
    %3684 = chlo.square %2563 : tensor<32xf32> -> tensor<32xf32>
    %cst_899 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3685 = stablehlo.broadcast_in_dim %cst_899, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3686 = stablehlo.multiply %3685, %3684 : tensor<32xf32>
    %3687 = stablehlo.add %3683, %3686 : tensor<32xf32>
    %cst_900 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3688 = stablehlo.broadcast_in_dim %cst_900, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3689 = stablehlo.multiply %3688, %arg315 : tensor<32xf32>
    %3690 = chlo.square %2565 : tensor<32xf32> -> tensor<32xf32>
    %cst_901 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3691 = stablehlo.broadcast_in_dim %cst_901, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3692 = stablehlo.multiply %3691, %3690 : tensor<32xf32>
    %3693 = stablehlo.add %3689, %3692 : tensor<32xf32>
    %cst_902 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3694 = stablehlo.broadcast_in_dim %cst_902, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3695 = stablehlo.multiply %3694, %arg316 : tensor<64x32xf32>
    %3696 = chlo.square %2567 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_903 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3697 = stablehlo.broadcast_in_dim %cst_903, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3698 = stablehlo.multiply %3697, %3696 : tensor<64x32xf32>
    %3699 = stablehlo.add %3695, %3698 : tensor<64x32xf32>
    %cst_904 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3700 = stablehlo.broadcast_in_dim %cst_904, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3701 = stablehlo.multiply %3700, %arg317 : tensor<32xf32>
    %3702 = chlo.square %2569 : tensor<32xf32> -> tensor<32xf32>
    %cst_905 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3703 = stablehlo.broadcast_in_dim %cst_905, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3704 = stablehlo.multiply %3703, %3702 : tensor<32xf32>
    %3705 = stablehlo.add %3701, %3704 : tensor<32xf32>
    %cst_906 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3706 = stablehlo.broadcast_in_dim %cst_906, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3707 = stablehlo.multiply %3706, %arg318 : tensor<3x3x32x32xf32>
    %3708 = chlo.square %2571 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_907 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3709 = stablehlo.broadcast_in_dim %cst_907, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3710 = stablehlo.multiply %3709, %3708 : tensor<3x3x32x32xf32>
    %3711 = stablehlo.add %3707, %3710 : tensor<3x3x32x32xf32>
    %cst_908 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3712 = stablehlo.broadcast_in_dim %cst_908, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3713 = stablehlo.multiply %3712, %arg319 : tensor<32xf32>
    %3714 = chlo.square %2573 : tensor<32xf32> -> tensor<32xf32>
    %cst_909 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3715 = stablehlo.broadcast_in_dim %cst_909, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3716 = stablehlo.multiply %3715, %3714 : tensor<32xf32>
    %3717 = stablehlo.add %3713, %3716 : tensor<32xf32>
    %cst_910 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3718 = stablehlo.broadcast_in_dim %cst_910, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3719 = stablehlo.multiply %3718, %arg320 : tensor<3x3x32x32xf32>
    %3720 = chlo.square %2575 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_911 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3721 = stablehlo.broadcast_in_dim %cst_911, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3722 = stablehlo.multiply %3721, %3720 : tensor<3x3x32x32xf32>
    %3723 = stablehlo.add %3719, %3722 : tensor<3x3x32x32xf32>
    %cst_912 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3724 = stablehlo.broadcast_in_dim %cst_912, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3725 = stablehlo.multiply %3724, %arg321 : tensor<32xf32>
    %3726 = chlo.square %2577 : tensor<32xf32> -> tensor<32xf32>
    %cst_913 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3727 = stablehlo.broadcast_in_dim %cst_913, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3728 = stablehlo.multiply %3727, %3726 : tensor<32xf32>
    %3729 = stablehlo.add %3725, %3728 : tensor<32xf32>
    %cst_914 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3730 = stablehlo.broadcast_in_dim %cst_914, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3731 = stablehlo.multiply %3730, %arg322 : tensor<32xf32>
    %3732 = chlo.square %2579 : tensor<32xf32> -> tensor<32xf32>
    %cst_915 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3733 = stablehlo.broadcast_in_dim %cst_915, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3734 = stablehlo.multiply %3733, %3732 : tensor<32xf32>
    %3735 = stablehlo.add %3731, %3734 : tensor<32xf32>
    %cst_916 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3736 = stablehlo.broadcast_in_dim %cst_916, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3737 = stablehlo.multiply %3736, %arg323 : tensor<32xf32>
    %3738 = chlo.square %2581 : tensor<32xf32> -> tensor<32xf32>
    %cst_917 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3739 = stablehlo.broadcast_in_dim %cst_917, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3740 = stablehlo.multiply %3739, %3738 : tensor<32xf32>
    %3741 = stablehlo.add %3737, %3740 : tensor<32xf32>
    %cst_918 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3742 = stablehlo.broadcast_in_dim %cst_918, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3743 = stablehlo.multiply %3742, %arg324 : tensor<32xf32>
    %3744 = chlo.square %2583 : tensor<32xf32> -> tensor<32xf32>
    %cst_919 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3745 = stablehlo.broadcast_in_dim %cst_919, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3746 = stablehlo.multiply %3745, %3744 : tensor<32xf32>
    %3747 = stablehlo.add %3743, %3746 : tensor<32xf32>
    %cst_920 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3748 = stablehlo.broadcast_in_dim %cst_920, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3749 = stablehlo.multiply %3748, %arg325 : tensor<32xf32>
    %3750 = chlo.square %2585 : tensor<32xf32> -> tensor<32xf32>
    %cst_921 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3751 = stablehlo.broadcast_in_dim %cst_921, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3752 = stablehlo.multiply %3751, %3750 : tensor<32xf32>
    %3753 = stablehlo.add %3749, %3752 : tensor<32xf32>
    %cst_922 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3754 = stablehlo.broadcast_in_dim %cst_922, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3755 = stablehlo.multiply %3754, %arg326 : tensor<64x32xf32>
    %3756 = chlo.square %2587 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_923 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3757 = stablehlo.broadcast_in_dim %cst_923, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3758 = stablehlo.multiply %3757, %3756 : tensor<64x32xf32>
    %3759 = stablehlo.add %3755, %3758 : tensor<64x32xf32>
    %cst_924 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3760 = stablehlo.broadcast_in_dim %cst_924, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3761 = stablehlo.multiply %3760, %arg327 : tensor<16xf32>
    %3762 = chlo.square %2589 : tensor<16xf32> -> tensor<16xf32>
    %cst_925 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3763 = stablehlo.broadcast_in_dim %cst_925, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3764 = stablehlo.multiply %3763, %3762 : tensor<16xf32>
    %3765 = stablehlo.add %3761, %3764 : tensor<16xf32>
    %cst_926 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3766 = stablehlo.broadcast_in_dim %cst_926, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3767 = stablehlo.multiply %3766, %arg328 : tensor<16xf32>
    %3768 = chlo.square %2591 : tensor<16xf32> -> tensor<16xf32>
    %cst_927 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3769 = stablehlo.broadcast_in_dim %cst_927, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3770 = stablehlo.multiply %3769, %3768 : tensor<16xf32>
    %3771 = stablehlo.add %3767, %3770 : tensor<16xf32>
    %cst_928 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3772 = stablehlo.broadcast_in_dim %cst_928, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3773 = stablehlo.multiply %3772, %arg329 : tensor<64xf32>
    %3774 = chlo.square %2593 : tensor<64xf32> -> tensor<64xf32>
    %cst_929 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3775 = stablehlo.broadcast_in_dim %cst_929, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3776 = stablehlo.multiply %3775, %3774 : tensor<64xf32>
    %3777 = stablehlo.add %3773, %3776 : tensor<64xf32>
    %cst_930 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3778 = stablehlo.broadcast_in_dim %cst_930, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3779 = stablehlo.multiply %3778, %arg330 : tensor<16x64xf32>
    %3780 = chlo.square %2595 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_931 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3781 = stablehlo.broadcast_in_dim %cst_931, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3782 = stablehlo.multiply %3781, %3780 : tensor<16x64xf32>
    %3783 = stablehlo.add %3779, %3782 : tensor<16x64xf32>
    %cst_932 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3784 = stablehlo.broadcast_in_dim %cst_932, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3785 = stablehlo.multiply %3784, %arg331 : tensor<64xf32>
    %3786 = chlo.square %2597 : tensor<64xf32> -> tensor<64xf32>
    %cst_933 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3787 = stablehlo.broadcast_in_dim %cst_933, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3788 = stablehlo.multiply %3787, %3786 : tensor<64xf32>
    %3789 = stablehlo.add %3785, %3788 : tensor<64xf32>
    %cst_934 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3790 = stablehlo.broadcast_in_dim %cst_934, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3791 = stablehlo.multiply %3790, %arg332 : tensor<64x64xf32>
    %3792 = chlo.square %2599 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_935 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3793 = stablehlo.broadcast_in_dim %cst_935, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %3794 = stablehlo.multiply %3793, %3792 : tensor<64x64xf32>
    %3795 = stablehlo.add %3791, %3794 : tensor<64x64xf32>
    %cst_936 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3796 = stablehlo.broadcast_in_dim %cst_936, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3797 = stablehlo.multiply %3796, %arg333 : tensor<32xf32>
    %3798 = chlo.square %2601 : tensor<32xf32> -> tensor<32xf32>
    %cst_937 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3799 = stablehlo.broadcast_in_dim %cst_937, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3800 = stablehlo.multiply %3799, %3798 : tensor<32xf32>
    %3801 = stablehlo.add %3797, %3800 : tensor<32xf32>
    %cst_938 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3802 = stablehlo.broadcast_in_dim %cst_938, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3803 = stablehlo.multiply %3802, %arg334 : tensor<32x32xf32>
    %3804 = chlo.square %2603 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_939 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3805 = stablehlo.broadcast_in_dim %cst_939, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3806 = stablehlo.multiply %3805, %3804 : tensor<32x32xf32>
    %3807 = stablehlo.add %3803, %3806 : tensor<32x32xf32>
    %cst_940 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3808 = stablehlo.broadcast_in_dim %cst_940, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3809 = stablehlo.multiply %3808, %arg335 : tensor<32xf32>
    %3810 = chlo.square %2605 : tensor<32xf32> -> tensor<32xf32>
    %cst_941 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3811 = stablehlo.broadcast_in_dim %cst_941, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3812 = stablehlo.multiply %3811, %3810 : tensor<32xf32>
    %3813 = stablehlo.add %3809, %3812 : tensor<32xf32>
    %cst_942 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3814 = stablehlo.broadcast_in_dim %cst_942, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3815 = stablehlo.multiply %3814, %arg336 : tensor<32xf32>
    %3816 = chlo.square %2607 : tensor<32xf32> -> tensor<32xf32>
    %cst_943 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3817 = stablehlo.broadcast_in_dim %cst_943, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3818 = stablehlo.multiply %3817, %3816 : tensor<32xf32>
    %3819 = stablehlo.add %3815, %3818 : tensor<32xf32>
    %cst_944 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3820 = stablehlo.broadcast_in_dim %cst_944, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3821 = stablehlo.multiply %3820, %arg337 : tensor<32xf32>
    %3822 = chlo.square %2609 : tensor<32xf32> -> tensor<32xf32>
    %cst_945 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3823 = stablehlo.broadcast_in_dim %cst_945, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3824 = stablehlo.multiply %3823, %3822 : tensor<32xf32>
    %3825 = stablehlo.add %3821, %3824 : tensor<32xf32>
    %cst_946 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3826 = stablehlo.broadcast_in_dim %cst_946, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3827 = stablehlo.multiply %3826, %arg338 : tensor<32x32xf32>
    %3828 = chlo.square %2611 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_947 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3829 = stablehlo.broadcast_in_dim %cst_947, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3830 = stablehlo.multiply %3829, %3828 : tensor<32x32xf32>
    %3831 = stablehlo.add %3827, %3830 : tensor<32x32xf32>
    %cst_948 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3832 = stablehlo.broadcast_in_dim %cst_948, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3833 = stablehlo.multiply %3832, %arg339 : tensor<32xf32>
    %3834 = chlo.square %2613 : tensor<32xf32> -> tensor<32xf32>
    %cst_949 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3835 = stablehlo.broadcast_in_dim %cst_949, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3836 = stablehlo.multiply %3835, %3834 : tensor<32xf32>
    %3837 = stablehlo.add %3833, %3836 : tensor<32xf32>
    %cst_950 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3838 = stablehlo.broadcast_in_dim %cst_950, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3839 = stablehlo.multiply %3838, %arg340 : tensor<32x32xf32>
    %3840 = chlo.square %2615 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_951 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3841 = stablehlo.broadcast_in_dim %cst_951, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3842 = stablehlo.multiply %3841, %3840 : tensor<32x32xf32>
    %3843 = stablehlo.add %3839, %3842 : tensor<32x32xf32>
    %cst_952 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3844 = stablehlo.broadcast_in_dim %cst_952, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3845 = stablehlo.multiply %3844, %arg341 : tensor<32xf32>
    %3846 = chlo.square %2617 : tensor<32xf32> -> tensor<32xf32>
    %cst_953 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3847 = stablehlo.broadcast_in_dim %cst_953, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3848 = stablehlo.multiply %3847, %3846 : tensor<32xf32>
    %3849 = stablehlo.add %3845, %3848 : tensor<32xf32>
    %cst_954 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3850 = stablehlo.broadcast_in_dim %cst_954, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3851 = stablehlo.multiply %3850, %arg342 : tensor<32x32xf32>
    %3852 = chlo.square %2619 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_955 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3853 = stablehlo.broadcast_in_dim %cst_955, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3854 = stablehlo.multiply %3853, %3852 : tensor<32x32xf32>
    %3855 = stablehlo.add %3851, %3854 : tensor<32x32xf32>
    %cst_956 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3856 = stablehlo.broadcast_in_dim %cst_956, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3857 = stablehlo.multiply %3856, %arg343 : tensor<32xf32>
    %3858 = chlo.square %2621 : tensor<32xf32> -> tensor<32xf32>
    %cst_957 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3859 = stablehlo.broadcast_in_dim %cst_957, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3860 = stablehlo.multiply %3859, %3858 : tensor<32xf32>
    %3861 = stablehlo.add %3857, %3860 : tensor<32xf32>
    %cst_958 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3862 = stablehlo.broadcast_in_dim %cst_958, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3863 = stablehlo.multiply %3862, %arg344 : tensor<32x32xf32>
    %3864 = chlo.square %2623 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_959 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3865 = stablehlo.broadcast_in_dim %cst_959, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3866 = stablehlo.multiply %3865, %3864 : tensor<32x32xf32>
    %3867 = stablehlo.add %3863, %3866 : tensor<32x32xf32>
    %cst_960 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3868 = stablehlo.broadcast_in_dim %cst_960, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3869 = stablehlo.multiply %3868, %arg345 : tensor<32xf32>
    %3870 = chlo.square %2625 : tensor<32xf32> -> tensor<32xf32>
    %cst_961 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3871 = stablehlo.broadcast_in_dim %cst_961, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3872 = stablehlo.multiply %3871, %3870 : tensor<32xf32>
    %3873 = stablehlo.add %3869, %3872 : tensor<32xf32>
    %cst_962 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3874 = stablehlo.broadcast_in_dim %cst_962, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3875 = stablehlo.multiply %3874, %arg346 : tensor<32xf32>
    %3876 = chlo.square %2627 : tensor<32xf32> -> tensor<32xf32>
    %cst_963 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3877 = stablehlo.broadcast_in_dim %cst_963, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3878 = stablehlo.multiply %3877, %3876 : tensor<32xf32>
    %3879 = stablehlo.add %3875, %3878 : tensor<32xf32>
    %cst_964 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3880 = stablehlo.broadcast_in_dim %cst_964, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3881 = stablehlo.multiply %3880, %arg347 : tensor<32xf32>
    %3882 = chlo.square %2629 : tensor<32xf32> -> tensor<32xf32>
    %cst_965 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3883 = stablehlo.broadcast_in_dim %cst_965, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3884 = stablehlo.multiply %3883, %3882 : tensor<32xf32>
    %3885 = stablehlo.add %3881, %3884 : tensor<32xf32>
    %cst_966 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3886 = stablehlo.broadcast_in_dim %cst_966, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3887 = stablehlo.multiply %3886, %arg348 : tensor<32x32xf32>
    %3888 = chlo.square %2631 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_967 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3889 = stablehlo.broadcast_in_dim %cst_967, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3890 = stablehlo.multiply %3889, %3888 : tensor<32x32xf32>
    %3891 = stablehlo.add %3887, %3890 : tensor<32x32xf32>
    %cst_968 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3892 = stablehlo.broadcast_in_dim %cst_968, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3893 = stablehlo.multiply %3892, %arg349 : tensor<32xf32>
    %3894 = chlo.square %2633 : tensor<32xf32> -> tensor<32xf32>
    %cst_969 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3895 = stablehlo.broadcast_in_dim %cst_969, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3896 = stablehlo.multiply %3895, %3894 : tensor<32xf32>
    %3897 = stablehlo.add %3893, %3896 : tensor<32xf32>
    %cst_970 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3898 = stablehlo.broadcast_in_dim %cst_970, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3899 = stablehlo.multiply %3898, %arg350 : tensor<32x32xf32>
    %3900 = chlo.square %2635 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_971 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3901 = stablehlo.broadcast_in_dim %cst_971, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3902 = stablehlo.multiply %3901, %3900 : tensor<32x32xf32>
    %3903 = stablehlo.add %3899, %3902 : tensor<32x32xf32>
    %cst_972 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3904 = stablehlo.broadcast_in_dim %cst_972, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3905 = stablehlo.multiply %3904, %arg351 : tensor<32xf32>
    %3906 = chlo.square %2637 : tensor<32xf32> -> tensor<32xf32>
    %cst_973 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3907 = stablehlo.broadcast_in_dim %cst_973, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3908 = stablehlo.multiply %3907, %3906 : tensor<32xf32>
    %3909 = stablehlo.add %3905, %3908 : tensor<32xf32>
    %cst_974 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3910 = stablehlo.broadcast_in_dim %cst_974, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3911 = stablehlo.multiply %3910, %arg352 : tensor<32x32xf32>
    %3912 = chlo.square %2639 : tensor<32x32xf32> -> tensor<32x32xf32>
    %cst_975 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3913 = stablehlo.broadcast_in_dim %cst_975, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %3914 = stablehlo.multiply %3913, %3912 : tensor<32x32xf32>
    %3915 = stablehlo.add %3911, %3914 : tensor<32x32xf32>
    %cst_976 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3916 = stablehlo.broadcast_in_dim %cst_976, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3917 = stablehlo.multiply %3916, %arg353 : tensor<32xf32>
    %3918 = chlo.square %2641 : tensor<32xf32> -> tensor<32xf32>
    %cst_977 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3919 = stablehlo.broadcast_in_dim %cst_977, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3920 = stablehlo.multiply %3919, %3918 : tensor<32xf32>
    %3921 = stablehlo.add %3917, %3920 : tensor<32xf32>
    %cst_978 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3922 = stablehlo.broadcast_in_dim %cst_978, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %3923 = stablehlo.multiply %3922, %arg354 : tensor<3x3x64x32xf32>
    %3924 = chlo.square %2643 : tensor<3x3x64x32xf32> -> tensor<3x3x64x32xf32>
    %cst_979 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3925 = stablehlo.broadcast_in_dim %cst_979, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %3926 = stablehlo.multiply %3925, %3924 : tensor<3x3x64x32xf32>
    %3927 = stablehlo.add %3923, %3926 : tensor<3x3x64x32xf32>
    %cst_980 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3928 = stablehlo.broadcast_in_dim %cst_980, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3929 = stablehlo.multiply %3928, %arg355 : tensor<32xf32>
    %3930 = chlo.square %2645 : tensor<32xf32> -> tensor<32xf32>
    %cst_981 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3931 = stablehlo.broadcast_in_dim %cst_981, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3932 = stablehlo.multiply %3931, %3930 : tensor<32xf32>
    %3933 = stablehlo.add %3929, %3932 : tensor<32xf32>
    %cst_982 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3934 = stablehlo.broadcast_in_dim %cst_982, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3935 = stablehlo.multiply %3934, %arg356 : tensor<3x3x32x32xf32>
    %3936 = chlo.square %2647 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_983 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3937 = stablehlo.broadcast_in_dim %cst_983, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3938 = stablehlo.multiply %3937, %3936 : tensor<3x3x32x32xf32>
    %3939 = stablehlo.add %3935, %3938 : tensor<3x3x32x32xf32>
    %cst_984 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3940 = stablehlo.broadcast_in_dim %cst_984, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3941 = stablehlo.multiply %3940, %arg357 : tensor<64xf32>
    %3942 = chlo.square %2649 : tensor<64xf32> -> tensor<64xf32>
    %cst_985 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3943 = stablehlo.broadcast_in_dim %cst_985, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3944 = stablehlo.multiply %3943, %3942 : tensor<64xf32>
    %3945 = stablehlo.add %3941, %3944 : tensor<64xf32>
    %cst_986 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3946 = stablehlo.broadcast_in_dim %cst_986, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3947 = stablehlo.multiply %3946, %arg358 : tensor<64xf32>
    %3948 = chlo.square %2651 : tensor<64xf32> -> tensor<64xf32>
    %cst_987 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3949 = stablehlo.broadcast_in_dim %cst_987, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3950 = stablehlo.multiply %3949, %3948 : tensor<64xf32>
    %3951 = stablehlo.add %3947, %3950 : tensor<64xf32>
    %cst_988 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3952 = stablehlo.broadcast_in_dim %cst_988, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3953 = stablehlo.multiply %3952, %arg359 : tensor<32xf32>
    %3954 = chlo.square %2653 : tensor<32xf32> -> tensor<32xf32>
    %cst_989 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3955 = stablehlo.broadcast_in_dim %cst_989, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3956 = stablehlo.multiply %3955, %3954 : tensor<32xf32>
    %3957 = stablehlo.add %3953, %3956 : tensor<32xf32>
    %cst_990 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3958 = stablehlo.broadcast_in_dim %cst_990, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3959 = stablehlo.multiply %3958, %arg360 : tensor<32xf32>
    %3960 = chlo.square %2655 : tensor<32xf32> -> tensor<32xf32>
    %cst_991 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3961 = stablehlo.broadcast_in_dim %cst_991, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3962 = stablehlo.multiply %3961, %3960 : tensor<32xf32>
    %3963 = stablehlo.add %3959, %3962 : tensor<32xf32>
    %cst_992 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3964 = stablehlo.broadcast_in_dim %cst_992, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3965 = stablehlo.multiply %3964, %arg361 : tensor<32xf32>
    %3966 = chlo.square %2657 : tensor<32xf32> -> tensor<32xf32>
    %cst_993 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3967 = stablehlo.broadcast_in_dim %cst_993, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3968 = stablehlo.multiply %3967, %3966 : tensor<32xf32>
    %3969 = stablehlo.add %3965, %3968 : tensor<32xf32>
    %cst_994 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3970 = stablehlo.broadcast_in_dim %cst_994, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %3971 = stablehlo.multiply %3970, %arg362 : tensor<1x1x64x32xf32>
    %3972 = chlo.square %2659 : tensor<1x1x64x32xf32> -> tensor<1x1x64x32xf32>
    %cst_995 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3973 = stablehlo.broadcast_in_dim %cst_995, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %3974 = stablehlo.multiply %3973, %3972 : tensor<1x1x64x32xf32>
    %3975 = stablehlo.add %3971, %3974 : tensor<1x1x64x32xf32>
    %cst_996 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3976 = stablehlo.broadcast_in_dim %cst_996, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3977 = stablehlo.multiply %3976, %arg363 : tensor<32xf32>
    %3978 = chlo.square %2661 : tensor<32xf32> -> tensor<32xf32>
    %cst_997 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3979 = stablehlo.broadcast_in_dim %cst_997, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3980 = stablehlo.multiply %3979, %3978 : tensor<32xf32>
    %3981 = stablehlo.add %3977, %3980 : tensor<32xf32>
    %cst_998 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3982 = stablehlo.broadcast_in_dim %cst_998, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3983 = stablehlo.multiply %3982, %arg364 : tensor<64x32xf32>
    %3984 = chlo.square %2663 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_999 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3985 = stablehlo.broadcast_in_dim %cst_999, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %3986 = stablehlo.multiply %3985, %3984 : tensor<64x32xf32>
    %3987 = stablehlo.add %3983, %3986 : tensor<64x32xf32>
    %cst_1000 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3988 = stablehlo.broadcast_in_dim %cst_1000, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3989 = stablehlo.multiply %3988, %arg365 : tensor<32xf32>
    %3990 = chlo.square %2665 : tensor<32xf32> -> tensor<32xf32>
    %cst_1001 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3991 = stablehlo.broadcast_in_dim %cst_1001, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3992 = stablehlo.multiply %3991, %3990 : tensor<32xf32>
    %3993 = stablehlo.add %3989, %3992 : tensor<32xf32>
    %cst_1002 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %3994 = stablehlo.broadcast_in_dim %cst_1002, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %3995 = stablehlo.multiply %3994, %arg366 : tensor<3x3x48x32xf32>
    %3996 = chlo.square %2667 : tensor<3x3x48x32xf32> -> tensor<3x3x48x32xf32>
    %cst_1003 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %3997 = stablehlo.broadcast_in_dim %cst_1003, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %3998 = stablehlo.multiply %3997, %3996 : tensor<3x3x48x32xf32>
    %3999 = stablehlo.add %3995, %3998 : tensor<3x3x48x32xf32>
    %cst_1004 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4000 = stablehlo.broadcast_in_dim %cst_1004, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4001 = stablehlo.multiply %4000, %arg367 : tensor<32xf32>
    %4002 = chlo.square %2669 : tensor<32xf32> -> tensor<32xf32>
    %cst_1005 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4003 = stablehlo.broadcast_in_dim %cst_1005, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4004 = stablehlo.multiply %4003, %4002 : tensor<32xf32>
    %4005 = stablehlo.add %4001, %4004 : tensor<32xf32>
    %cst_1006 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4006 = stablehlo.broadcast_in_dim %cst_1006, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4007 = stablehlo.multiply %4006, %arg368 : tensor<3x3x32x32xf32>
    %4008 = chlo.square %2671 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_1007 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4009 = stablehlo.broadcast_in_dim %cst_1007, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4010 = stablehlo.multiply %4009, %4008 : tensor<3x3x32x32xf32>
    %4011 = stablehlo.add %4007, %4010 : tensor<3x3x32x32xf32>
    %cst_1008 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4012 = stablehlo.broadcast_in_dim %cst_1008, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %4013 = stablehlo.multiply %4012, %arg369 : tensor<48xf32>
    %4014 = chlo.square %2673 : tensor<48xf32> -> tensor<48xf32>
    %cst_1009 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4015 = stablehlo.broadcast_in_dim %cst_1009, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %4016 = stablehlo.multiply %4015, %4014 : tensor<48xf32>
    %4017 = stablehlo.add %4013, %4016 : tensor<48xf32>
    %cst_1010 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4018 = stablehlo.broadcast_in_dim %cst_1010, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %4019 = stablehlo.multiply %4018, %arg370 : tensor<48xf32>
    %4020 = chlo.square %2675 : tensor<48xf32> -> tensor<48xf32>
    %cst_1011 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4021 = stablehlo.broadcast_in_dim %cst_1011, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %4022 = stablehlo.multiply %4021, %4020 : tensor<48xf32>
    %4023 = stablehlo.add %4019, %4022 : tensor<48xf32>
    %cst_1012 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4024 = stablehlo.broadcast_in_dim %cst_1012, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4025 = stablehlo.multiply %4024, %arg371 : tensor<32xf32>
    %4026 = chlo.square %2677 : tensor<32xf32> -> tensor<32xf32>
    %cst_1013 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4027 = stablehlo.broadcast_in_dim %cst_1013, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4028 = stablehlo.multiply %4027, %4026 : tensor<32xf32>
    %4029 = stablehlo.add %4025, %4028 : tensor<32xf32>
    %cst_1014 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4030 = stablehlo.broadcast_in_dim %cst_1014, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4031 = stablehlo.multiply %4030, %arg372 : tensor<32xf32>
    %4032 = chlo.square %2679 : tensor<32xf32> -> tensor<32xf32>
    %cst_1015 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4033 = stablehlo.broadcast_in_dim %cst_1015, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4034 = stablehlo.multiply %4033, %4032 : tensor<32xf32>
    %4035 = stablehlo.add %4031, %4034 : tensor<32xf32>
    %cst_1016 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4036 = stablehlo.broadcast_in_dim %cst_1016, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4037 = stablehlo.multiply %4036, %arg373 : tensor<32xf32>
    %4038 = chlo.square %2681 : tensor<32xf32> -> tensor<32xf32>
    %cst_1017 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4039 = stablehlo.broadcast_in_dim %cst_1017, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4040 = stablehlo.multiply %4039, %4038 : tensor<32xf32>
    %4041 = stablehlo.add %4037, %4040 : tensor<32xf32>
    %cst_1018 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4042 = stablehlo.broadcast_in_dim %cst_1018, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %4043 = stablehlo.multiply %4042, %arg374 : tensor<1x1x48x32xf32>
    %4044 = chlo.square %2683 : tensor<1x1x48x32xf32> -> tensor<1x1x48x32xf32>
    %cst_1019 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4045 = stablehlo.broadcast_in_dim %cst_1019, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %4046 = stablehlo.multiply %4045, %4044 : tensor<1x1x48x32xf32>
    %4047 = stablehlo.add %4043, %4046 : tensor<1x1x48x32xf32>
    %cst_1020 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4048 = stablehlo.broadcast_in_dim %cst_1020, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4049 = stablehlo.multiply %4048, %arg375 : tensor<32xf32>
    %4050 = chlo.square %2685 : tensor<32xf32> -> tensor<32xf32>
    %cst_1021 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4051 = stablehlo.broadcast_in_dim %cst_1021, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4052 = stablehlo.multiply %4051, %4050 : tensor<32xf32>
    %4053 = stablehlo.add %4049, %4052 : tensor<32xf32>
    %cst_1022 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4054 = stablehlo.broadcast_in_dim %cst_1022, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4055 = stablehlo.multiply %4054, %arg376 : tensor<64x32xf32>
    %4056 = chlo.square %2687 : tensor<64x32xf32> -> tensor<64x32xf32>
    %cst_1023 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4057 = stablehlo.broadcast_in_dim %cst_1023, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4058 = stablehlo.multiply %4057, %4056 : tensor<64x32xf32>
    %4059 = stablehlo.add %4055, %4058 : tensor<64x32xf32>
    %cst_1024 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4060 = stablehlo.broadcast_in_dim %cst_1024, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4061 = stablehlo.multiply %4060, %arg377 : tensor<32xf32>
    %4062 = chlo.square %2689 : tensor<32xf32> -> tensor<32xf32>
    %cst_1025 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4063 = stablehlo.broadcast_in_dim %cst_1025, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4064 = stablehlo.multiply %4063, %4062 : tensor<32xf32>
    %4065 = stablehlo.add %4061, %4064 : tensor<32xf32>
    %cst_1026 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4066 = stablehlo.broadcast_in_dim %cst_1026, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4067 = stablehlo.multiply %4066, %arg378 : tensor<3x3x32x32xf32>
    %4068 = chlo.square %2691 : tensor<3x3x32x32xf32> -> tensor<3x3x32x32xf32>
    %cst_1027 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4069 = stablehlo.broadcast_in_dim %cst_1027, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4070 = stablehlo.multiply %4069, %4068 : tensor<3x3x32x32xf32>
    %4071 = stablehlo.add %4067, %4070 : tensor<3x3x32x32xf32>
    %cst_1028 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4072 = stablehlo.broadcast_in_dim %cst_1028, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4073 = stablehlo.multiply %4072, %arg379 : tensor<16xf32>
    %4074 = chlo.square %2693 : tensor<16xf32> -> tensor<16xf32>
    %cst_1029 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4075 = stablehlo.broadcast_in_dim %cst_1029, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4076 = stablehlo.multiply %4075, %4074 : tensor<16xf32>
    %4077 = stablehlo.add %4073, %4076 : tensor<16xf32>
    %cst_1030 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4078 = stablehlo.broadcast_in_dim %cst_1030, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %4079 = stablehlo.multiply %4078, %arg380 : tensor<3x3x48x16xf32>
    %4080 = chlo.square %2695 : tensor<3x3x48x16xf32> -> tensor<3x3x48x16xf32>
    %cst_1031 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4081 = stablehlo.broadcast_in_dim %cst_1031, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %4082 = stablehlo.multiply %4081, %4080 : tensor<3x3x48x16xf32>
    %4083 = stablehlo.add %4079, %4082 : tensor<3x3x48x16xf32>
    %cst_1032 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4084 = stablehlo.broadcast_in_dim %cst_1032, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4085 = stablehlo.multiply %4084, %arg381 : tensor<16xf32>
    %4086 = chlo.square %2697 : tensor<16xf32> -> tensor<16xf32>
    %cst_1033 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4087 = stablehlo.broadcast_in_dim %cst_1033, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4088 = stablehlo.multiply %4087, %4086 : tensor<16xf32>
    %4089 = stablehlo.add %4085, %4088 : tensor<16xf32>
    %cst_1034 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4090 = stablehlo.broadcast_in_dim %cst_1034, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4091 = stablehlo.multiply %4090, %arg382 : tensor<3x3x16x16xf32>
    %4092 = chlo.square %2699 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_1035 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4093 = stablehlo.broadcast_in_dim %cst_1035, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4094 = stablehlo.multiply %4093, %4092 : tensor<3x3x16x16xf32>
    %4095 = stablehlo.add %4091, %4094 : tensor<3x3x16x16xf32>
    %cst_1036 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4096 = stablehlo.broadcast_in_dim %cst_1036, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %4097 = stablehlo.multiply %4096, %arg383 : tensor<48xf32>
    %4098 = chlo.square %2701 : tensor<48xf32> -> tensor<48xf32>
    %cst_1037 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4099 = stablehlo.broadcast_in_dim %cst_1037, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %4100 = stablehlo.multiply %4099, %4098 : tensor<48xf32>
    %4101 = stablehlo.add %4097, %4100 : tensor<48xf32>
    %cst_1038 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4102 = stablehlo.broadcast_in_dim %cst_1038, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %4103 = stablehlo.multiply %4102, %arg384 : tensor<48xf32>
    %4104 = chlo.square %2703 : tensor<48xf32> -> tensor<48xf32>
    %cst_1039 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4105 = stablehlo.broadcast_in_dim %cst_1039, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %4106 = stablehlo.multiply %4105, %4104 : tensor<48xf32>
    %4107 = stablehlo.add %4103, %4106 : tensor<48xf32>
    %cst_1040 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4108 = stablehlo.broadcast_in_dim %cst_1040, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4109 = stablehlo.multiply %4108, %arg385 : tensor<16xf32>
    %4110 = chlo.square %2705 : tensor<16xf32> -> tensor<16xf32>
    %cst_1041 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4111 = stablehlo.broadcast_in_dim %cst_1041, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4112 = stablehlo.multiply %4111, %4110 : tensor<16xf32>
    %4113 = stablehlo.add %4109, %4112 : tensor<16xf32>
    %cst_1042 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4114 = stablehlo.broadcast_in_dim %cst_1042, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4115 = stablehlo.multiply %4114, %arg386 : tensor<16xf32>
    %4116 = chlo.square %2707 : tensor<16xf32> -> tensor<16xf32>
    %cst_1043 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4117 = stablehlo.broadcast_in_dim %cst_1043, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4118 = stablehlo.multiply %4117, %4116 : tensor<16xf32>
    %4119 = stablehlo.add %4115, %4118 : tensor<16xf32>
    %cst_1044 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4120 = stablehlo.broadcast_in_dim %cst_1044, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4121 = stablehlo.multiply %4120, %arg387 : tensor<16xf32>
    %4122 = chlo.square %2709 : tensor<16xf32> -> tensor<16xf32>
    %cst_1045 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4123 = stablehlo.broadcast_in_dim %cst_1045, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4124 = stablehlo.multiply %4123, %4122 : tensor<16xf32>
    %4125 = stablehlo.add %4121, %4124 : tensor<16xf32>
    %cst_1046 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4126 = stablehlo.broadcast_in_dim %cst_1046, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %4127 = stablehlo.multiply %4126, %arg388 : tensor<1x1x48x16xf32>
    %4128 = chlo.square %2711 : tensor<1x1x48x16xf32> -> tensor<1x1x48x16xf32>
    %cst_1047 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4129 = stablehlo.broadcast_in_dim %cst_1047, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %4130 = stablehlo.multiply %4129, %4128 : tensor<1x1x48x16xf32>
    %4131 = stablehlo.add %4127, %4130 : tensor<1x1x48x16xf32>
    %cst_1048 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4132 = stablehlo.broadcast_in_dim %cst_1048, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4133 = stablehlo.multiply %4132, %arg389 : tensor<16xf32>
    %4134 = chlo.square %2713 : tensor<16xf32> -> tensor<16xf32>
    %cst_1049 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4135 = stablehlo.broadcast_in_dim %cst_1049, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4136 = stablehlo.multiply %4135, %4134 : tensor<16xf32>
    %4137 = stablehlo.add %4133, %4136 : tensor<16xf32>
    %cst_1050 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4138 = stablehlo.broadcast_in_dim %cst_1050, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %4139 = stablehlo.multiply %4138, %arg390 : tensor<64x16xf32>
    %4140 = chlo.square %2715 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_1051 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4141 = stablehlo.broadcast_in_dim %cst_1051, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %4142 = stablehlo.multiply %4141, %4140 : tensor<64x16xf32>
    %4143 = stablehlo.add %4139, %4142 : tensor<64x16xf32>
    %cst_1052 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4144 = stablehlo.broadcast_in_dim %cst_1052, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4145 = stablehlo.multiply %4144, %arg391 : tensor<16xf32>
    %4146 = chlo.square %2717 : tensor<16xf32> -> tensor<16xf32>
    %cst_1053 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4147 = stablehlo.broadcast_in_dim %cst_1053, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4148 = stablehlo.multiply %4147, %4146 : tensor<16xf32>
    %4149 = stablehlo.add %4145, %4148 : tensor<16xf32>
    %cst_1054 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4150 = stablehlo.broadcast_in_dim %cst_1054, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %4151 = stablehlo.multiply %4150, %arg392 : tensor<3x3x32x16xf32>
    %4152 = chlo.square %2719 : tensor<3x3x32x16xf32> -> tensor<3x3x32x16xf32>
    %cst_1055 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4153 = stablehlo.broadcast_in_dim %cst_1055, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %4154 = stablehlo.multiply %4153, %4152 : tensor<3x3x32x16xf32>
    %4155 = stablehlo.add %4151, %4154 : tensor<3x3x32x16xf32>
    %cst_1056 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4156 = stablehlo.broadcast_in_dim %cst_1056, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4157 = stablehlo.multiply %4156, %arg393 : tensor<16xf32>
    %4158 = chlo.square %2721 : tensor<16xf32> -> tensor<16xf32>
    %cst_1057 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4159 = stablehlo.broadcast_in_dim %cst_1057, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4160 = stablehlo.multiply %4159, %4158 : tensor<16xf32>
    %4161 = stablehlo.add %4157, %4160 : tensor<16xf32>
    %cst_1058 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4162 = stablehlo.broadcast_in_dim %cst_1058, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4163 = stablehlo.multiply %4162, %arg394 : tensor<3x3x16x16xf32>
    %4164 = chlo.square %2723 : tensor<3x3x16x16xf32> -> tensor<3x3x16x16xf32>
    %cst_1059 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4165 = stablehlo.broadcast_in_dim %cst_1059, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4166 = stablehlo.multiply %4165, %4164 : tensor<3x3x16x16xf32>
    %4167 = stablehlo.add %4163, %4166 : tensor<3x3x16x16xf32>
    %cst_1060 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4168 = stablehlo.broadcast_in_dim %cst_1060, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4169 = stablehlo.multiply %4168, %arg395 : tensor<32xf32>
    %4170 = chlo.square %2725 : tensor<32xf32> -> tensor<32xf32>
    %cst_1061 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4171 = stablehlo.broadcast_in_dim %cst_1061, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4172 = stablehlo.multiply %4171, %4170 : tensor<32xf32>
    %4173 = stablehlo.add %4169, %4172 : tensor<32xf32>
    %cst_1062 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4174 = stablehlo.broadcast_in_dim %cst_1062, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4175 = stablehlo.multiply %4174, %arg396 : tensor<32xf32>
    %4176 = chlo.square %2727 : tensor<32xf32> -> tensor<32xf32>
    %cst_1063 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4177 = stablehlo.broadcast_in_dim %cst_1063, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4178 = stablehlo.multiply %4177, %4176 : tensor<32xf32>
    %4179 = stablehlo.add %4175, %4178 : tensor<32xf32>
    %cst_1064 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4180 = stablehlo.broadcast_in_dim %cst_1064, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4181 = stablehlo.multiply %4180, %arg397 : tensor<16xf32>
    %4182 = chlo.square %2729 : tensor<16xf32> -> tensor<16xf32>
    %cst_1065 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4183 = stablehlo.broadcast_in_dim %cst_1065, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4184 = stablehlo.multiply %4183, %4182 : tensor<16xf32>
    %4185 = stablehlo.add %4181, %4184 : tensor<16xf32>
    %cst_1066 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4186 = stablehlo.broadcast_in_dim %cst_1066, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4187 = stablehlo.multiply %4186, %arg398 : tensor<16xf32>
    %4188 = chlo.square %2731 : tensor<16xf32> -> tensor<16xf32>
    %cst_1067 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4189 = stablehlo.broadcast_in_dim %cst_1067, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4190 = stablehlo.multiply %4189, %4188 : tensor<16xf32>
    %4191 = stablehlo.add %4187, %4190 : tensor<16xf32>
    %cst_1068 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4192 = stablehlo.broadcast_in_dim %cst_1068, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4193 = stablehlo.multiply %4192, %arg399 : tensor<16xf32>
    %4194 = chlo.square %2733 : tensor<16xf32> -> tensor<16xf32>
    %cst_1069 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4195 = stablehlo.broadcast_in_dim %cst_1069, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4196 = stablehlo.multiply %4195, %4194 : tensor<16xf32>
    %4197 = stablehlo.add %4193, %4196 : tensor<16xf32>
    %cst_1070 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4198 = stablehlo.broadcast_in_dim %cst_1070, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %4199 = stablehlo.multiply %4198, %arg400 : tensor<1x1x32x16xf32>
    %4200 = chlo.square %2735 : tensor<1x1x32x16xf32> -> tensor<1x1x32x16xf32>
    %cst_1071 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4201 = stablehlo.broadcast_in_dim %cst_1071, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %4202 = stablehlo.multiply %4201, %4200 : tensor<1x1x32x16xf32>
    %4203 = stablehlo.add %4199, %4202 : tensor<1x1x32x16xf32>
    %cst_1072 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4204 = stablehlo.broadcast_in_dim %cst_1072, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4205 = stablehlo.multiply %4204, %arg401 : tensor<16xf32>
    %4206 = chlo.square %2737 : tensor<16xf32> -> tensor<16xf32>
    %cst_1073 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4207 = stablehlo.broadcast_in_dim %cst_1073, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4208 = stablehlo.multiply %4207, %4206 : tensor<16xf32>
    %4209 = stablehlo.add %4205, %4208 : tensor<16xf32>
    %cst_1074 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4210 = stablehlo.broadcast_in_dim %cst_1074, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %4211 = stablehlo.multiply %4210, %arg402 : tensor<64x16xf32>
    %4212 = chlo.square %2739 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_1075 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4213 = stablehlo.broadcast_in_dim %cst_1075, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %4214 = stablehlo.multiply %4213, %4212 : tensor<64x16xf32>
    %4215 = stablehlo.add %4211, %4214 : tensor<64x16xf32>
    %cst_1076 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4216 = stablehlo.power %cst_1076, %2741 : tensor<f32>
    %cst_1077 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4217 = stablehlo.subtract %cst_1077, %4216 : tensor<f32>
    %cst_1078 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4218 = stablehlo.power %cst_1078, %2741 : tensor<f32>
    %cst_1079 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4219 = stablehlo.subtract %cst_1079, %4218 : tensor<f32>
    %4220 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4221 = stablehlo.divide %2746, %4220 : tensor<16xf32>
    %4222 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4223 = stablehlo.divide %3417, %4222 : tensor<16xf32>
    %4224 = stablehlo.sqrt %4223 : tensor<16xf32>
    %cst_1080 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4225 = stablehlo.broadcast_in_dim %cst_1080, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4226 = stablehlo.add %4224, %4225 : tensor<16xf32>
    %4227 = stablehlo.divide %4221, %4226 : tensor<16xf32>
    %cst_1081 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4228 = stablehlo.broadcast_in_dim %cst_1081, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4229 = stablehlo.multiply %4228, %4227 : tensor<16xf32>
    %4230 = stablehlo.subtract %arg0, %4229 : tensor<16xf32>
    %4231 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %4232 = stablehlo.divide %2751, %4231 : tensor<3x3x3x16xf32>
    %4233 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %4234 = stablehlo.divide %3423, %4233 : tensor<3x3x3x16xf32>
    %4235 = stablehlo.sqrt %4234 : tensor<3x3x3x16xf32>
    %cst_1082 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4236 = stablehlo.broadcast_in_dim %cst_1082, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %4237 = stablehlo.add %4235, %4236 : tensor<3x3x3x16xf32>
    %4238 = stablehlo.divide %4232, %4237 : tensor<3x3x3x16xf32>
    %cst_1083 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4239 = stablehlo.broadcast_in_dim %cst_1083, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %4240 = stablehlo.multiply %4239, %4238 : tensor<3x3x3x16xf32>
    %4241 = stablehlo.subtract %arg1, %4240 : tensor<3x3x3x16xf32>
    %4242 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4243 = stablehlo.divide %2756, %4242 : tensor<3xf32>
    %4244 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4245 = stablehlo.divide %3429, %4244 : tensor<3xf32>
    %4246 = stablehlo.sqrt %4245 : tensor<3xf32>
    %cst_1084 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4247 = stablehlo.broadcast_in_dim %cst_1084, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4248 = stablehlo.add %4246, %4247 : tensor<3xf32>
    %4249 = stablehlo.divide %4243, %4248 : tensor<3xf32>
    %cst_1085 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4250 = stablehlo.broadcast_in_dim %cst_1085, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4251 = stablehlo.multiply %4250, %4249 : tensor<3xf32>
    %4252 = stablehlo.subtract %arg2, %4251 : tensor<3xf32>
    %4253 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %4254 = stablehlo.divide %2761, %4253 : tensor<3x3x16x3xf32>
    %4255 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %4256 = stablehlo.divide %3435, %4255 : tensor<3x3x16x3xf32>
    %4257 = stablehlo.sqrt %4256 : tensor<3x3x16x3xf32>
    %cst_1086 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4258 = stablehlo.broadcast_in_dim %cst_1086, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %4259 = stablehlo.add %4257, %4258 : tensor<3x3x16x3xf32>
    %4260 = stablehlo.divide %4254, %4259 : tensor<3x3x16x3xf32>
    %cst_1087 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4261 = stablehlo.broadcast_in_dim %cst_1087, dims = [] : (tensor<f32>) -> tensor<3x3x16x3xf32>
    %4262 = stablehlo.multiply %4261, %4260 : tensor<3x3x16x3xf32>
    %4263 = stablehlo.subtract %arg3, %4262 : tensor<3x3x16x3xf32>
    %4264 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4265 = stablehlo.divide %2766, %4264 : tensor<16xf32>
    %4266 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4267 = stablehlo.divide %3441, %4266 : tensor<16xf32>
    %4268 = stablehlo.sqrt %4267 : tensor<16xf32>
    %cst_1088 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4269 = stablehlo.broadcast_in_dim %cst_1088, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4270 = stablehlo.add %4268, %4269 : tensor<16xf32>
    %4271 = stablehlo.divide %4265, %4270 : tensor<16xf32>
    %cst_1089 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4272 = stablehlo.broadcast_in_dim %cst_1089, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4273 = stablehlo.multiply %4272, %4271 : tensor<16xf32>
    %4274 = stablehlo.subtract %arg4, %4273 : tensor<16xf32>
    %4275 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4276 = stablehlo.divide %2771, %4275 : tensor<3x3x16x16xf32>
    %4277 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4278 = stablehlo.divide %3447, %4277 : tensor<3x3x16x16xf32>
    %4279 = stablehlo.sqrt %4278 : tensor<3x3x16x16xf32>
    %cst_1090 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4280 = stablehlo.broadcast_in_dim %cst_1090, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4281 = stablehlo.add %4279, %4280 : tensor<3x3x16x16xf32>
    %4282 = stablehlo.divide %4276, %4281 : tensor<3x3x16x16xf32>
    %cst_1091 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4283 = stablehlo.broadcast_in_dim %cst_1091, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4284 = stablehlo.multiply %4283, %4282 : tensor<3x3x16x16xf32>
    %4285 = stablehlo.subtract %arg5, %4284 : tensor<3x3x16x16xf32>
    %4286 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4287 = stablehlo.divide %2776, %4286 : tensor<16xf32>
    %4288 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4289 = stablehlo.divide %3453, %4288 : tensor<16xf32>
    %4290 = stablehlo.sqrt %4289 : tensor<16xf32>
    %cst_1092 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4291 = stablehlo.broadcast_in_dim %cst_1092, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4292 = stablehlo.add %4290, %4291 : tensor<16xf32>
    %4293 = stablehlo.divide %4287, %4292 : tensor<16xf32>
    %cst_1093 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4294 = stablehlo.broadcast_in_dim %cst_1093, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4295 = stablehlo.multiply %4294, %4293 : tensor<16xf32>
    %4296 = stablehlo.subtract %arg6, %4295 : tensor<16xf32>
    %4297 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4298 = stablehlo.divide %2781, %4297 : tensor<3x3x16x16xf32>
    %4299 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4300 = stablehlo.divide %3459, %4299 : tensor<3x3x16x16xf32>
    %4301 = stablehlo.sqrt %4300 : tensor<3x3x16x16xf32>
    %cst_1094 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4302 = stablehlo.broadcast_in_dim %cst_1094, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4303 = stablehlo.add %4301, %4302 : tensor<3x3x16x16xf32>
    %4304 = stablehlo.divide %4298, %4303 : tensor<3x3x16x16xf32>
    %cst_1095 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4305 = stablehlo.broadcast_in_dim %cst_1095, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4306 = stablehlo.multiply %4305, %4304 : tensor<3x3x16x16xf32>
    %4307 = stablehlo.subtract %arg7, %4306 : tensor<3x3x16x16xf32>
    %4308 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4309 = stablehlo.divide %2786, %4308 : tensor<16xf32>
    %4310 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4311 = stablehlo.divide %3465, %4310 : tensor<16xf32>
    %4312 = stablehlo.sqrt %4311 : tensor<16xf32>
    %cst_1096 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4313 = stablehlo.broadcast_in_dim %cst_1096, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4314 = stablehlo.add %4312, %4313 : tensor<16xf32>
    %4315 = stablehlo.divide %4309, %4314 : tensor<16xf32>
    %cst_1097 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4316 = stablehlo.broadcast_in_dim %cst_1097, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4317 = stablehlo.multiply %4316, %4315 : tensor<16xf32>
    %4318 = stablehlo.subtract %arg8, %4317 : tensor<16xf32>
    %4319 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4320 = stablehlo.divide %2791, %4319 : tensor<3x3x16x16xf32>
    %4321 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4322 = stablehlo.divide %3471, %4321 : tensor<3x3x16x16xf32>
    %4323 = stablehlo.sqrt %4322 : tensor<3x3x16x16xf32>
    %cst_1098 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4324 = stablehlo.broadcast_in_dim %cst_1098, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4325 = stablehlo.add %4323, %4324 : tensor<3x3x16x16xf32>
    %4326 = stablehlo.divide %4320, %4325 : tensor<3x3x16x16xf32>
    %cst_1099 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4327 = stablehlo.broadcast_in_dim %cst_1099, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %4328 = stablehlo.multiply %4327, %4326 : tensor<3x3x16x16xf32>
    %4329 = stablehlo.subtract %arg9, %4328 : tensor<3x3x16x16xf32>
    %4330 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4331 = stablehlo.divide %2796, %4330 : tensor<16xf32>
    %4332 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4333 = stablehlo.divide %3477, %4332 : tensor<16xf32>
    %4334 = stablehlo.sqrt %4333 : tensor<16xf32>
    %cst_1100 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4335 = stablehlo.broadcast_in_dim %cst_1100, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4336 = stablehlo.add %4334, %4335 : tensor<16xf32>
    %4337 = stablehlo.divide %4331, %4336 : tensor<16xf32>
    %cst_1101 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4338 = stablehlo.broadcast_in_dim %cst_1101, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4339 = stablehlo.multiply %4338, %4337 : tensor<16xf32>
    %4340 = stablehlo.subtract %arg10, %4339 : tensor<16xf32>
    %4341 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4342 = stablehlo.divide %2801, %4341 : tensor<16xf32>
    %4343 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4344 = stablehlo.divide %3483, %4343 : tensor<16xf32>
    %4345 = stablehlo.sqrt %4344 : tensor<16xf32>
    %cst_1102 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4346 = stablehlo.broadcast_in_dim %cst_1102, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4347 = stablehlo.add %4345, %4346 : tensor<16xf32>
    %4348 = stablehlo.divide %4342, %4347 : tensor<16xf32>
    %cst_1103 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4349 = stablehlo.broadcast_in_dim %cst_1103, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4350 = stablehlo.multiply %4349, %4348 : tensor<16xf32>
    %4351 = stablehlo.subtract %arg11, %4350 : tensor<16xf32>
    %4352 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4353 = stablehlo.divide %2806, %4352 : tensor<16xf32>
    %4354 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4355 = stablehlo.divide %3489, %4354 : tensor<16xf32>
    %4356 = stablehlo.sqrt %4355 : tensor<16xf32>
    %cst_1104 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4357 = stablehlo.broadcast_in_dim %cst_1104, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4358 = stablehlo.add %4356, %4357 : tensor<16xf32>
    %4359 = stablehlo.divide %4353, %4358 : tensor<16xf32>
    %cst_1105 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4360 = stablehlo.broadcast_in_dim %cst_1105, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4361 = stablehlo.multiply %4360, %4359 : tensor<16xf32>
    %4362 = stablehlo.subtract %arg12, %4361 : tensor<16xf32>
    %4363 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4364 = stablehlo.divide %2811, %4363 : tensor<16xf32>
    %4365 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4366 = stablehlo.divide %3495, %4365 : tensor<16xf32>
    %4367 = stablehlo.sqrt %4366 : tensor<16xf32>
    %cst_1106 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4368 = stablehlo.broadcast_in_dim %cst_1106, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4369 = stablehlo.add %4367, %4368 : tensor<16xf32>
    %4370 = stablehlo.divide %4364, %4369 : tensor<16xf32>
    %cst_1107 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4371 = stablehlo.broadcast_in_dim %cst_1107, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4372 = stablehlo.multiply %4371, %4370 : tensor<16xf32>
    %4373 = stablehlo.subtract %arg13, %4372 : tensor<16xf32>
    %4374 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4375 = stablehlo.divide %2816, %4374 : tensor<16xf32>
    %4376 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4377 = stablehlo.divide %3501, %4376 : tensor<16xf32>
    %4378 = stablehlo.sqrt %4377 : tensor<16xf32>
    %cst_1108 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4379 = stablehlo.broadcast_in_dim %cst_1108, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4380 = stablehlo.add %4378, %4379 : tensor<16xf32>
    %4381 = stablehlo.divide %4375, %4380 : tensor<16xf32>
    %cst_1109 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4382 = stablehlo.broadcast_in_dim %cst_1109, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4383 = stablehlo.multiply %4382, %4381 : tensor<16xf32>
    %4384 = stablehlo.subtract %arg14, %4383 : tensor<16xf32>
    %4385 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %4386 = stablehlo.divide %2821, %4385 : tensor<64x16xf32>
    %4387 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %4388 = stablehlo.divide %3507, %4387 : tensor<64x16xf32>
    %4389 = stablehlo.sqrt %4388 : tensor<64x16xf32>
    %cst_1110 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4390 = stablehlo.broadcast_in_dim %cst_1110, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %4391 = stablehlo.add %4389, %4390 : tensor<64x16xf32>
    %4392 = stablehlo.divide %4386, %4391 : tensor<64x16xf32>
    %cst_1111 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4393 = stablehlo.broadcast_in_dim %cst_1111, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %4394 = stablehlo.multiply %4393, %4392 : tensor<64x16xf32>
    %4395 = stablehlo.subtract %arg15, %4394 : tensor<64x16xf32>
    %4396 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4397 = stablehlo.divide %2826, %4396 : tensor<32xf32>
    %4398 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4399 = stablehlo.divide %3513, %4398 : tensor<32xf32>
    %4400 = stablehlo.sqrt %4399 : tensor<32xf32>
    %cst_1112 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4401 = stablehlo.broadcast_in_dim %cst_1112, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4402 = stablehlo.add %4400, %4401 : tensor<32xf32>
    %4403 = stablehlo.divide %4397, %4402 : tensor<32xf32>
    %cst_1113 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4404 = stablehlo.broadcast_in_dim %cst_1113, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4405 = stablehlo.multiply %4404, %4403 : tensor<32xf32>
    %4406 = stablehlo.subtract %arg16, %4405 : tensor<32xf32>
    %4407 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4408 = stablehlo.divide %2831, %4407 : tensor<32x32xf32>
    %4409 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4410 = stablehlo.divide %3519, %4409 : tensor<32x32xf32>
    %4411 = stablehlo.sqrt %4410 : tensor<32x32xf32>
    %cst_1114 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4412 = stablehlo.broadcast_in_dim %cst_1114, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4413 = stablehlo.add %4411, %4412 : tensor<32x32xf32>
    %4414 = stablehlo.divide %4408, %4413 : tensor<32x32xf32>
    %cst_1115 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4415 = stablehlo.broadcast_in_dim %cst_1115, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4416 = stablehlo.multiply %4415, %4414 : tensor<32x32xf32>
    %4417 = stablehlo.subtract %arg17, %4416 : tensor<32x32xf32>
    %4418 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4419 = stablehlo.divide %2836, %4418 : tensor<32xf32>
    %4420 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4421 = stablehlo.divide %3525, %4420 : tensor<32xf32>
    %4422 = stablehlo.sqrt %4421 : tensor<32xf32>
    %cst_1116 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4423 = stablehlo.broadcast_in_dim %cst_1116, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4424 = stablehlo.add %4422, %4423 : tensor<32xf32>
    %4425 = stablehlo.divide %4419, %4424 : tensor<32xf32>
    %cst_1117 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4426 = stablehlo.broadcast_in_dim %cst_1117, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4427 = stablehlo.multiply %4426, %4425 : tensor<32xf32>
    %4428 = stablehlo.subtract %arg18, %4427 : tensor<32xf32>
    %4429 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4430 = stablehlo.divide %2841, %4429 : tensor<32xf32>
    %4431 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4432 = stablehlo.divide %3531, %4431 : tensor<32xf32>
    %4433 = stablehlo.sqrt %4432 : tensor<32xf32>
    %cst_1118 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4434 = stablehlo.broadcast_in_dim %cst_1118, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4435 = stablehlo.add %4433, %4434 : tensor<32xf32>
    %4436 = stablehlo.divide %4430, %4435 : tensor<32xf32>
    %cst_1119 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4437 = stablehlo.broadcast_in_dim %cst_1119, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4438 = stablehlo.multiply %4437, %4436 : tensor<32xf32>
    %4439 = stablehlo.subtract %arg19, %4438 : tensor<32xf32>
    %4440 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4441 = stablehlo.divide %2846, %4440 : tensor<32xf32>
    %4442 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4443 = stablehlo.divide %3537, %4442 : tensor<32xf32>
    %4444 = stablehlo.sqrt %4443 : tensor<32xf32>
    %cst_1120 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4445 = stablehlo.broadcast_in_dim %cst_1120, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4446 = stablehlo.add %4444, %4445 : tensor<32xf32>
    %4447 = stablehlo.divide %4441, %4446 : tensor<32xf32>
    %cst_1121 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4448 = stablehlo.broadcast_in_dim %cst_1121, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4449 = stablehlo.multiply %4448, %4447 : tensor<32xf32>
    %4450 = stablehlo.subtract %arg20, %4449 : tensor<32xf32>
    %4451 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4452 = stablehlo.divide %2851, %4451 : tensor<32x32xf32>
    %4453 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4454 = stablehlo.divide %3543, %4453 : tensor<32x32xf32>
    %4455 = stablehlo.sqrt %4454 : tensor<32x32xf32>
    %cst_1122 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4456 = stablehlo.broadcast_in_dim %cst_1122, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4457 = stablehlo.add %4455, %4456 : tensor<32x32xf32>
    %4458 = stablehlo.divide %4452, %4457 : tensor<32x32xf32>
    %cst_1123 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4459 = stablehlo.broadcast_in_dim %cst_1123, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4460 = stablehlo.multiply %4459, %4458 : tensor<32x32xf32>
    %4461 = stablehlo.subtract %arg21, %4460 : tensor<32x32xf32>
    %4462 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4463 = stablehlo.divide %2856, %4462 : tensor<32xf32>
    %4464 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4465 = stablehlo.divide %3549, %4464 : tensor<32xf32>
    %4466 = stablehlo.sqrt %4465 : tensor<32xf32>
    %cst_1124 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4467 = stablehlo.broadcast_in_dim %cst_1124, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4468 = stablehlo.add %4466, %4467 : tensor<32xf32>
    %4469 = stablehlo.divide %4463, %4468 : tensor<32xf32>
    %cst_1125 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4470 = stablehlo.broadcast_in_dim %cst_1125, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4471 = stablehlo.multiply %4470, %4469 : tensor<32xf32>
    %4472 = stablehlo.subtract %arg22, %4471 : tensor<32xf32>
    %4473 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4474 = stablehlo.divide %2861, %4473 : tensor<32x32xf32>
    %4475 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4476 = stablehlo.divide %3555, %4475 : tensor<32x32xf32>
    %4477 = stablehlo.sqrt %4476 : tensor<32x32xf32>
    %cst_1126 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4478 = stablehlo.broadcast_in_dim %cst_1126, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4479 = stablehlo.add %4477, %4478 : tensor<32x32xf32>
    %4480 = stablehlo.divide %4474, %4479 : tensor<32x32xf32>
    %cst_1127 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4481 = stablehlo.broadcast_in_dim %cst_1127, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4482 = stablehlo.multiply %4481, %4480 : tensor<32x32xf32>
    %4483 = stablehlo.subtract %arg23, %4482 : tensor<32x32xf32>
    %4484 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4485 = stablehlo.divide %2866, %4484 : tensor<32xf32>
    %4486 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4487 = stablehlo.divide %3561, %4486 : tensor<32xf32>
    %4488 = stablehlo.sqrt %4487 : tensor<32xf32>
    %cst_1128 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4489 = stablehlo.broadcast_in_dim %cst_1128, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4490 = stablehlo.add %4488, %4489 : tensor<32xf32>
    %4491 = stablehlo.divide %4485, %4490 : tensor<32xf32>
    %cst_1129 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4492 = stablehlo.broadcast_in_dim %cst_1129, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4493 = stablehlo.multiply %4492, %4491 : tensor<32xf32>
    %4494 = stablehlo.subtract %arg24, %4493 : tensor<32xf32>
    %4495 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4496 = stablehlo.divide %2871, %4495 : tensor<32x32xf32>
    %4497 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4498 = stablehlo.divide %3567, %4497 : tensor<32x32xf32>
    %4499 = stablehlo.sqrt %4498 : tensor<32x32xf32>
    %cst_1130 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4500 = stablehlo.broadcast_in_dim %cst_1130, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4501 = stablehlo.add %4499, %4500 : tensor<32x32xf32>
    %4502 = stablehlo.divide %4496, %4501 : tensor<32x32xf32>
    %cst_1131 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4503 = stablehlo.broadcast_in_dim %cst_1131, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4504 = stablehlo.multiply %4503, %4502 : tensor<32x32xf32>
    %4505 = stablehlo.subtract %arg25, %4504 : tensor<32x32xf32>
    %4506 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4507 = stablehlo.divide %2876, %4506 : tensor<32xf32>
    %4508 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4509 = stablehlo.divide %3573, %4508 : tensor<32xf32>
    %4510 = stablehlo.sqrt %4509 : tensor<32xf32>
    %cst_1132 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4511 = stablehlo.broadcast_in_dim %cst_1132, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4512 = stablehlo.add %4510, %4511 : tensor<32xf32>
    %4513 = stablehlo.divide %4507, %4512 : tensor<32xf32>
    %cst_1133 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4514 = stablehlo.broadcast_in_dim %cst_1133, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4515 = stablehlo.multiply %4514, %4513 : tensor<32xf32>
    %4516 = stablehlo.subtract %arg26, %4515 : tensor<32xf32>
    %4517 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %4518 = stablehlo.divide %2881, %4517 : tensor<3x3x16x32xf32>
    %4519 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %4520 = stablehlo.divide %3579, %4519 : tensor<3x3x16x32xf32>
    %4521 = stablehlo.sqrt %4520 : tensor<3x3x16x32xf32>
    %cst_1134 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4522 = stablehlo.broadcast_in_dim %cst_1134, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %4523 = stablehlo.add %4521, %4522 : tensor<3x3x16x32xf32>
    %4524 = stablehlo.divide %4518, %4523 : tensor<3x3x16x32xf32>
    %cst_1135 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4525 = stablehlo.broadcast_in_dim %cst_1135, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %4526 = stablehlo.multiply %4525, %4524 : tensor<3x3x16x32xf32>
    %4527 = stablehlo.subtract %arg27, %4526 : tensor<3x3x16x32xf32>
    %4528 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4529 = stablehlo.divide %2886, %4528 : tensor<32xf32>
    %4530 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4531 = stablehlo.divide %3585, %4530 : tensor<32xf32>
    %4532 = stablehlo.sqrt %4531 : tensor<32xf32>
    %cst_1136 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4533 = stablehlo.broadcast_in_dim %cst_1136, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4534 = stablehlo.add %4532, %4533 : tensor<32xf32>
    %4535 = stablehlo.divide %4529, %4534 : tensor<32xf32>
    %cst_1137 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4536 = stablehlo.broadcast_in_dim %cst_1137, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4537 = stablehlo.multiply %4536, %4535 : tensor<32xf32>
    %4538 = stablehlo.subtract %arg28, %4537 : tensor<32xf32>
    %4539 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4540 = stablehlo.divide %2891, %4539 : tensor<3x3x32x32xf32>
    %4541 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4542 = stablehlo.divide %3591, %4541 : tensor<3x3x32x32xf32>
    %4543 = stablehlo.sqrt %4542 : tensor<3x3x32x32xf32>
    %cst_1138 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4544 = stablehlo.broadcast_in_dim %cst_1138, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4545 = stablehlo.add %4543, %4544 : tensor<3x3x32x32xf32>
    %4546 = stablehlo.divide %4540, %4545 : tensor<3x3x32x32xf32>
    %cst_1139 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4547 = stablehlo.broadcast_in_dim %cst_1139, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4548 = stablehlo.multiply %4547, %4546 : tensor<3x3x32x32xf32>
    %4549 = stablehlo.subtract %arg29, %4548 : tensor<3x3x32x32xf32>
    %4550 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4551 = stablehlo.divide %2896, %4550 : tensor<16xf32>
    %4552 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4553 = stablehlo.divide %3597, %4552 : tensor<16xf32>
    %4554 = stablehlo.sqrt %4553 : tensor<16xf32>
    %cst_1140 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4555 = stablehlo.broadcast_in_dim %cst_1140, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4556 = stablehlo.add %4554, %4555 : tensor<16xf32>
    %4557 = stablehlo.divide %4551, %4556 : tensor<16xf32>
    %cst_1141 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4558 = stablehlo.broadcast_in_dim %cst_1141, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4559 = stablehlo.multiply %4558, %4557 : tensor<16xf32>
    %4560 = stablehlo.subtract %arg30, %4559 : tensor<16xf32>
    %4561 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4562 = stablehlo.divide %2901, %4561 : tensor<16xf32>
    %4563 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4564 = stablehlo.divide %3603, %4563 : tensor<16xf32>
    %4565 = stablehlo.sqrt %4564 : tensor<16xf32>
    %cst_1142 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4566 = stablehlo.broadcast_in_dim %cst_1142, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4567 = stablehlo.add %4565, %4566 : tensor<16xf32>
    %4568 = stablehlo.divide %4562, %4567 : tensor<16xf32>
    %cst_1143 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4569 = stablehlo.broadcast_in_dim %cst_1143, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4570 = stablehlo.multiply %4569, %4568 : tensor<16xf32>
    %4571 = stablehlo.subtract %arg31, %4570 : tensor<16xf32>
    %4572 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4573 = stablehlo.divide %2906, %4572 : tensor<32xf32>
    %4574 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4575 = stablehlo.divide %3609, %4574 : tensor<32xf32>
    %4576 = stablehlo.sqrt %4575 : tensor<32xf32>
    %cst_1144 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4577 = stablehlo.broadcast_in_dim %cst_1144, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4578 = stablehlo.add %4576, %4577 : tensor<32xf32>
    %4579 = stablehlo.divide %4573, %4578 : tensor<32xf32>
    %cst_1145 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4580 = stablehlo.broadcast_in_dim %cst_1145, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4581 = stablehlo.multiply %4580, %4579 : tensor<32xf32>
    %4582 = stablehlo.subtract %arg32, %4581 : tensor<32xf32>
    %4583 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4584 = stablehlo.divide %2911, %4583 : tensor<32xf32>
    %4585 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4586 = stablehlo.divide %3615, %4585 : tensor<32xf32>
    %4587 = stablehlo.sqrt %4586 : tensor<32xf32>
    %cst_1146 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4588 = stablehlo.broadcast_in_dim %cst_1146, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4589 = stablehlo.add %4587, %4588 : tensor<32xf32>
    %4590 = stablehlo.divide %4584, %4589 : tensor<32xf32>
    %cst_1147 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4591 = stablehlo.broadcast_in_dim %cst_1147, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4592 = stablehlo.multiply %4591, %4590 : tensor<32xf32>
    %4593 = stablehlo.subtract %arg33, %4592 : tensor<32xf32>
    %4594 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4595 = stablehlo.divide %2916, %4594 : tensor<32xf32>
    %4596 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4597 = stablehlo.divide %3621, %4596 : tensor<32xf32>
    %4598 = stablehlo.sqrt %4597 : tensor<32xf32>
    %cst_1148 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4599 = stablehlo.broadcast_in_dim %cst_1148, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4600 = stablehlo.add %4598, %4599 : tensor<32xf32>
    %4601 = stablehlo.divide %4595, %4600 : tensor<32xf32>
    %cst_1149 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4602 = stablehlo.broadcast_in_dim %cst_1149, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4603 = stablehlo.multiply %4602, %4601 : tensor<32xf32>
    %4604 = stablehlo.subtract %arg34, %4603 : tensor<32xf32>
    %4605 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %4606 = stablehlo.divide %2921, %4605 : tensor<1x1x16x32xf32>
    %4607 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %4608 = stablehlo.divide %3627, %4607 : tensor<1x1x16x32xf32>
    %4609 = stablehlo.sqrt %4608 : tensor<1x1x16x32xf32>
    %cst_1150 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4610 = stablehlo.broadcast_in_dim %cst_1150, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %4611 = stablehlo.add %4609, %4610 : tensor<1x1x16x32xf32>
    %4612 = stablehlo.divide %4606, %4611 : tensor<1x1x16x32xf32>
    %cst_1151 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4613 = stablehlo.broadcast_in_dim %cst_1151, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
    %4614 = stablehlo.multiply %4613, %4612 : tensor<1x1x16x32xf32>
    %4615 = stablehlo.subtract %arg35, %4614 : tensor<1x1x16x32xf32>
    %4616 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4617 = stablehlo.divide %2926, %4616 : tensor<32xf32>
    %4618 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4619 = stablehlo.divide %3633, %4618 : tensor<32xf32>
    %4620 = stablehlo.sqrt %4619 : tensor<32xf32>
    %cst_1152 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4621 = stablehlo.broadcast_in_dim %cst_1152, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4622 = stablehlo.add %4620, %4621 : tensor<32xf32>
    %4623 = stablehlo.divide %4617, %4622 : tensor<32xf32>
    %cst_1153 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4624 = stablehlo.broadcast_in_dim %cst_1153, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4625 = stablehlo.multiply %4624, %4623 : tensor<32xf32>
    %4626 = stablehlo.subtract %arg36, %4625 : tensor<32xf32>
    %4627 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4628 = stablehlo.divide %2931, %4627 : tensor<64x32xf32>
    %4629 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4630 = stablehlo.divide %3639, %4629 : tensor<64x32xf32>
    %4631 = stablehlo.sqrt %4630 : tensor<64x32xf32>
    %cst_1154 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4632 = stablehlo.broadcast_in_dim %cst_1154, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4633 = stablehlo.add %4631, %4632 : tensor<64x32xf32>
    %4634 = stablehlo.divide %4628, %4633 : tensor<64x32xf32>
    %cst_1155 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4635 = stablehlo.broadcast_in_dim %cst_1155, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4636 = stablehlo.multiply %4635, %4634 : tensor<64x32xf32>
    %4637 = stablehlo.subtract %arg37, %4636 : tensor<64x32xf32>
    %4638 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4639 = stablehlo.divide %2936, %4638 : tensor<32xf32>
    %4640 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4641 = stablehlo.divide %3645, %4640 : tensor<32xf32>
    %4642 = stablehlo.sqrt %4641 : tensor<32xf32>
    %cst_1156 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4643 = stablehlo.broadcast_in_dim %cst_1156, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4644 = stablehlo.add %4642, %4643 : tensor<32xf32>
    %4645 = stablehlo.divide %4639, %4644 : tensor<32xf32>
    %cst_1157 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4646 = stablehlo.broadcast_in_dim %cst_1157, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4647 = stablehlo.multiply %4646, %4645 : tensor<32xf32>
    %4648 = stablehlo.subtract %arg38, %4647 : tensor<32xf32>
    %4649 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4650 = stablehlo.divide %2941, %4649 : tensor<3x3x32x32xf32>
    %4651 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4652 = stablehlo.divide %3651, %4651 : tensor<3x3x32x32xf32>
    %4653 = stablehlo.sqrt %4652 : tensor<3x3x32x32xf32>
    %cst_1158 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4654 = stablehlo.broadcast_in_dim %cst_1158, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4655 = stablehlo.add %4653, %4654 : tensor<3x3x32x32xf32>
    %4656 = stablehlo.divide %4650, %4655 : tensor<3x3x32x32xf32>
    %cst_1159 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4657 = stablehlo.broadcast_in_dim %cst_1159, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4658 = stablehlo.multiply %4657, %4656 : tensor<3x3x32x32xf32>
    %4659 = stablehlo.subtract %arg39, %4658 : tensor<3x3x32x32xf32>
    %4660 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4661 = stablehlo.divide %2946, %4660 : tensor<32xf32>
    %4662 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4663 = stablehlo.divide %3657, %4662 : tensor<32xf32>
    %4664 = stablehlo.sqrt %4663 : tensor<32xf32>
    %cst_1160 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4665 = stablehlo.broadcast_in_dim %cst_1160, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4666 = stablehlo.add %4664, %4665 : tensor<32xf32>
    %4667 = stablehlo.divide %4661, %4666 : tensor<32xf32>
    %cst_1161 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4668 = stablehlo.broadcast_in_dim %cst_1161, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4669 = stablehlo.multiply %4668, %4667 : tensor<32xf32>
    %4670 = stablehlo.subtract %arg40, %4669 : tensor<32xf32>
    %4671 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4672 = stablehlo.divide %2951, %4671 : tensor<3x3x32x32xf32>
    %4673 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4674 = stablehlo.divide %3663, %4673 : tensor<3x3x32x32xf32>
    %4675 = stablehlo.sqrt %4674 : tensor<3x3x32x32xf32>
    %cst_1162 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4676 = stablehlo.broadcast_in_dim %cst_1162, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4677 = stablehlo.add %4675, %4676 : tensor<3x3x32x32xf32>
    %4678 = stablehlo.divide %4672, %4677 : tensor<3x3x32x32xf32>
    %cst_1163 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4679 = stablehlo.broadcast_in_dim %cst_1163, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4680 = stablehlo.multiply %4679, %4678 : tensor<3x3x32x32xf32>
    %4681 = stablehlo.subtract %arg41, %4680 : tensor<3x3x32x32xf32>
    %4682 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4683 = stablehlo.divide %2956, %4682 : tensor<32xf32>
    %4684 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4685 = stablehlo.divide %3669, %4684 : tensor<32xf32>
    %4686 = stablehlo.sqrt %4685 : tensor<32xf32>
    %cst_1164 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4687 = stablehlo.broadcast_in_dim %cst_1164, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4688 = stablehlo.add %4686, %4687 : tensor<32xf32>
    %4689 = stablehlo.divide %4683, %4688 : tensor<32xf32>
    %cst_1165 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4690 = stablehlo.broadcast_in_dim %cst_1165, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4691 = stablehlo.multiply %4690, %4689 : tensor<32xf32>
    %4692 = stablehlo.subtract %arg42, %4691 : tensor<32xf32>
    %4693 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4694 = stablehlo.divide %2961, %4693 : tensor<32xf32>
    %4695 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4696 = stablehlo.divide %3675, %4695 : tensor<32xf32>
    %4697 = stablehlo.sqrt %4696 : tensor<32xf32>
    %cst_1166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4698 = stablehlo.broadcast_in_dim %cst_1166, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4699 = stablehlo.add %4697, %4698 : tensor<32xf32>
    %4700 = stablehlo.divide %4694, %4699 : tensor<32xf32>
    %cst_1167 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4701 = stablehlo.broadcast_in_dim %cst_1167, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4702 = stablehlo.multiply %4701, %4700 : tensor<32xf32>
    %4703 = stablehlo.subtract %arg43, %4702 : tensor<32xf32>
    %4704 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4705 = stablehlo.divide %2966, %4704 : tensor<32xf32>
    %4706 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4707 = stablehlo.divide %3681, %4706 : tensor<32xf32>
    %4708 = stablehlo.sqrt %4707 : tensor<32xf32>
    %cst_1168 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4709 = stablehlo.broadcast_in_dim %cst_1168, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4710 = stablehlo.add %4708, %4709 : tensor<32xf32>
    %4711 = stablehlo.divide %4705, %4710 : tensor<32xf32>
    %cst_1169 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4712 = stablehlo.broadcast_in_dim %cst_1169, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4713 = stablehlo.multiply %4712, %4711 : tensor<32xf32>
    %4714 = stablehlo.subtract %arg44, %4713 : tensor<32xf32>
    %4715 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4716 = stablehlo.divide %2971, %4715 : tensor<32xf32>
    %4717 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4718 = stablehlo.divide %3687, %4717 : tensor<32xf32>
    %4719 = stablehlo.sqrt %4718 : tensor<32xf32>
    %cst_1170 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4720 = stablehlo.broadcast_in_dim %cst_1170, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4721 = stablehlo.add %4719, %4720 : tensor<32xf32>
    %4722 = stablehlo.divide %4716, %4721 : tensor<32xf32>
    %cst_1171 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4723 = stablehlo.broadcast_in_dim %cst_1171, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4724 = stablehlo.multiply %4723, %4722 : tensor<32xf32>
    %4725 = stablehlo.subtract %arg45, %4724 : tensor<32xf32>
    %4726 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4727 = stablehlo.divide %2976, %4726 : tensor<32xf32>
    %4728 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4729 = stablehlo.divide %3693, %4728 : tensor<32xf32>
    %4730 = stablehlo.sqrt %4729 : tensor<32xf32>
    %cst_1172 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4731 = stablehlo.broadcast_in_dim %cst_1172, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4732 = stablehlo.add %4730, %4731 : tensor<32xf32>
    %4733 = stablehlo.divide %4727, %4732 : tensor<32xf32>
    %cst_1173 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4734 = stablehlo.broadcast_in_dim %cst_1173, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4735 = stablehlo.multiply %4734, %4733 : tensor<32xf32>
    %4736 = stablehlo.subtract %arg46, %4735 : tensor<32xf32>
    %4737 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4738 = stablehlo.divide %2981, %4737 : tensor<64x32xf32>
    %4739 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4740 = stablehlo.divide %3699, %4739 : tensor<64x32xf32>
    %4741 = stablehlo.sqrt %4740 : tensor<64x32xf32>
    %cst_1174 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4742 = stablehlo.broadcast_in_dim %cst_1174, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4743 = stablehlo.add %4741, %4742 : tensor<64x32xf32>
    %4744 = stablehlo.divide %4738, %4743 : tensor<64x32xf32>
    %cst_1175 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4745 = stablehlo.broadcast_in_dim %cst_1175, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4746 = stablehlo.multiply %4745, %4744 : tensor<64x32xf32>
    %4747 = stablehlo.subtract %arg47, %4746 : tensor<64x32xf32>
    %4748 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4749 = stablehlo.divide %2986, %4748 : tensor<32xf32>
    %4750 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4751 = stablehlo.divide %3705, %4750 : tensor<32xf32>
    %4752 = stablehlo.sqrt %4751 : tensor<32xf32>
    %cst_1176 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4753 = stablehlo.broadcast_in_dim %cst_1176, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4754 = stablehlo.add %4752, %4753 : tensor<32xf32>
    %4755 = stablehlo.divide %4749, %4754 : tensor<32xf32>
    %cst_1177 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4756 = stablehlo.broadcast_in_dim %cst_1177, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4757 = stablehlo.multiply %4756, %4755 : tensor<32xf32>
    %4758 = stablehlo.subtract %arg48, %4757 : tensor<32xf32>
    %4759 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4760 = stablehlo.divide %2991, %4759 : tensor<3x3x32x32xf32>
    %4761 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4762 = stablehlo.divide %3711, %4761 : tensor<3x3x32x32xf32>
    %4763 = stablehlo.sqrt %4762 : tensor<3x3x32x32xf32>
    %cst_1178 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4764 = stablehlo.broadcast_in_dim %cst_1178, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4765 = stablehlo.add %4763, %4764 : tensor<3x3x32x32xf32>
    %4766 = stablehlo.divide %4760, %4765 : tensor<3x3x32x32xf32>
    %cst_1179 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4767 = stablehlo.broadcast_in_dim %cst_1179, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4768 = stablehlo.multiply %4767, %4766 : tensor<3x3x32x32xf32>
    %4769 = stablehlo.subtract %arg49, %4768 : tensor<3x3x32x32xf32>
    %4770 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4771 = stablehlo.divide %2996, %4770 : tensor<32xf32>
    %4772 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4773 = stablehlo.divide %3717, %4772 : tensor<32xf32>
    %4774 = stablehlo.sqrt %4773 : tensor<32xf32>
    %cst_1180 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4775 = stablehlo.broadcast_in_dim %cst_1180, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4776 = stablehlo.add %4774, %4775 : tensor<32xf32>
    %4777 = stablehlo.divide %4771, %4776 : tensor<32xf32>
    %cst_1181 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4778 = stablehlo.broadcast_in_dim %cst_1181, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4779 = stablehlo.multiply %4778, %4777 : tensor<32xf32>
    %4780 = stablehlo.subtract %arg50, %4779 : tensor<32xf32>
    %4781 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4782 = stablehlo.divide %3001, %4781 : tensor<3x3x32x32xf32>
    %4783 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4784 = stablehlo.divide %3723, %4783 : tensor<3x3x32x32xf32>
    %4785 = stablehlo.sqrt %4784 : tensor<3x3x32x32xf32>
    %cst_1182 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4786 = stablehlo.broadcast_in_dim %cst_1182, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4787 = stablehlo.add %4785, %4786 : tensor<3x3x32x32xf32>
    %4788 = stablehlo.divide %4782, %4787 : tensor<3x3x32x32xf32>
    %cst_1183 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4789 = stablehlo.broadcast_in_dim %cst_1183, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %4790 = stablehlo.multiply %4789, %4788 : tensor<3x3x32x32xf32>
    %4791 = stablehlo.subtract %arg51, %4790 : tensor<3x3x32x32xf32>
    %4792 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4793 = stablehlo.divide %3006, %4792 : tensor<32xf32>
    %4794 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4795 = stablehlo.divide %3729, %4794 : tensor<32xf32>
    %4796 = stablehlo.sqrt %4795 : tensor<32xf32>
    %cst_1184 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4797 = stablehlo.broadcast_in_dim %cst_1184, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4798 = stablehlo.add %4796, %4797 : tensor<32xf32>
    %4799 = stablehlo.divide %4793, %4798 : tensor<32xf32>
    %cst_1185 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4800 = stablehlo.broadcast_in_dim %cst_1185, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4801 = stablehlo.multiply %4800, %4799 : tensor<32xf32>
    %4802 = stablehlo.subtract %arg52, %4801 : tensor<32xf32>
    %4803 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4804 = stablehlo.divide %3011, %4803 : tensor<32xf32>
    %4805 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4806 = stablehlo.divide %3735, %4805 : tensor<32xf32>
    %4807 = stablehlo.sqrt %4806 : tensor<32xf32>
    %cst_1186 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4808 = stablehlo.broadcast_in_dim %cst_1186, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4809 = stablehlo.add %4807, %4808 : tensor<32xf32>
    %4810 = stablehlo.divide %4804, %4809 : tensor<32xf32>
    %cst_1187 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4811 = stablehlo.broadcast_in_dim %cst_1187, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4812 = stablehlo.multiply %4811, %4810 : tensor<32xf32>
    %4813 = stablehlo.subtract %arg53, %4812 : tensor<32xf32>
    %4814 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4815 = stablehlo.divide %3016, %4814 : tensor<32xf32>
    %4816 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4817 = stablehlo.divide %3741, %4816 : tensor<32xf32>
    %4818 = stablehlo.sqrt %4817 : tensor<32xf32>
    %cst_1188 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4819 = stablehlo.broadcast_in_dim %cst_1188, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4820 = stablehlo.add %4818, %4819 : tensor<32xf32>
    %4821 = stablehlo.divide %4815, %4820 : tensor<32xf32>
    %cst_1189 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4822 = stablehlo.broadcast_in_dim %cst_1189, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4823 = stablehlo.multiply %4822, %4821 : tensor<32xf32>
    %4824 = stablehlo.subtract %arg54, %4823 : tensor<32xf32>
    %4825 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4826 = stablehlo.divide %3021, %4825 : tensor<32xf32>
    %4827 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4828 = stablehlo.divide %3747, %4827 : tensor<32xf32>
    %4829 = stablehlo.sqrt %4828 : tensor<32xf32>
    %cst_1190 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4830 = stablehlo.broadcast_in_dim %cst_1190, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4831 = stablehlo.add %4829, %4830 : tensor<32xf32>
    %4832 = stablehlo.divide %4826, %4831 : tensor<32xf32>
    %cst_1191 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4833 = stablehlo.broadcast_in_dim %cst_1191, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4834 = stablehlo.multiply %4833, %4832 : tensor<32xf32>
    %4835 = stablehlo.subtract %arg55, %4834 : tensor<32xf32>
    %4836 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4837 = stablehlo.divide %3026, %4836 : tensor<32xf32>
    %4838 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4839 = stablehlo.divide %3753, %4838 : tensor<32xf32>
    %4840 = stablehlo.sqrt %4839 : tensor<32xf32>
    %cst_1192 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4841 = stablehlo.broadcast_in_dim %cst_1192, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4842 = stablehlo.add %4840, %4841 : tensor<32xf32>
    %4843 = stablehlo.divide %4837, %4842 : tensor<32xf32>
    %cst_1193 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4844 = stablehlo.broadcast_in_dim %cst_1193, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4845 = stablehlo.multiply %4844, %4843 : tensor<32xf32>
    %4846 = stablehlo.subtract %arg56, %4845 : tensor<32xf32>
    %4847 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4848 = stablehlo.divide %3031, %4847 : tensor<64x32xf32>
    %4849 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4850 = stablehlo.divide %3759, %4849 : tensor<64x32xf32>
    %4851 = stablehlo.sqrt %4850 : tensor<64x32xf32>
    %cst_1194 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4852 = stablehlo.broadcast_in_dim %cst_1194, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4853 = stablehlo.add %4851, %4852 : tensor<64x32xf32>
    %4854 = stablehlo.divide %4848, %4853 : tensor<64x32xf32>
    %cst_1195 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4855 = stablehlo.broadcast_in_dim %cst_1195, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %4856 = stablehlo.multiply %4855, %4854 : tensor<64x32xf32>
    %4857 = stablehlo.subtract %arg57, %4856 : tensor<64x32xf32>
    %4858 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4859 = stablehlo.divide %3036, %4858 : tensor<16xf32>
    %4860 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4861 = stablehlo.divide %3765, %4860 : tensor<16xf32>
    %4862 = stablehlo.sqrt %4861 : tensor<16xf32>
    %cst_1196 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4863 = stablehlo.broadcast_in_dim %cst_1196, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4864 = stablehlo.add %4862, %4863 : tensor<16xf32>
    %4865 = stablehlo.divide %4859, %4864 : tensor<16xf32>
    %cst_1197 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4866 = stablehlo.broadcast_in_dim %cst_1197, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4867 = stablehlo.multiply %4866, %4865 : tensor<16xf32>
    %4868 = stablehlo.subtract %arg58, %4867 : tensor<16xf32>
    %4869 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4870 = stablehlo.divide %3041, %4869 : tensor<16xf32>
    %4871 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4872 = stablehlo.divide %3771, %4871 : tensor<16xf32>
    %4873 = stablehlo.sqrt %4872 : tensor<16xf32>
    %cst_1198 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4874 = stablehlo.broadcast_in_dim %cst_1198, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4875 = stablehlo.add %4873, %4874 : tensor<16xf32>
    %4876 = stablehlo.divide %4870, %4875 : tensor<16xf32>
    %cst_1199 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4877 = stablehlo.broadcast_in_dim %cst_1199, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4878 = stablehlo.multiply %4877, %4876 : tensor<16xf32>
    %4879 = stablehlo.subtract %arg59, %4878 : tensor<16xf32>
    %4880 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4881 = stablehlo.divide %3046, %4880 : tensor<64xf32>
    %4882 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4883 = stablehlo.divide %3777, %4882 : tensor<64xf32>
    %4884 = stablehlo.sqrt %4883 : tensor<64xf32>
    %cst_1200 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4885 = stablehlo.broadcast_in_dim %cst_1200, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4886 = stablehlo.add %4884, %4885 : tensor<64xf32>
    %4887 = stablehlo.divide %4881, %4886 : tensor<64xf32>
    %cst_1201 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4888 = stablehlo.broadcast_in_dim %cst_1201, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4889 = stablehlo.multiply %4888, %4887 : tensor<64xf32>
    %4890 = stablehlo.subtract %arg60, %4889 : tensor<64xf32>
    %4891 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %4892 = stablehlo.divide %3051, %4891 : tensor<16x64xf32>
    %4893 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %4894 = stablehlo.divide %3783, %4893 : tensor<16x64xf32>
    %4895 = stablehlo.sqrt %4894 : tensor<16x64xf32>
    %cst_1202 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4896 = stablehlo.broadcast_in_dim %cst_1202, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %4897 = stablehlo.add %4895, %4896 : tensor<16x64xf32>
    %4898 = stablehlo.divide %4892, %4897 : tensor<16x64xf32>
    %cst_1203 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4899 = stablehlo.broadcast_in_dim %cst_1203, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %4900 = stablehlo.multiply %4899, %4898 : tensor<16x64xf32>
    %4901 = stablehlo.subtract %arg61, %4900 : tensor<16x64xf32>
    %4902 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4903 = stablehlo.divide %3056, %4902 : tensor<64xf32>
    %4904 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4905 = stablehlo.divide %3789, %4904 : tensor<64xf32>
    %4906 = stablehlo.sqrt %4905 : tensor<64xf32>
    %cst_1204 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4907 = stablehlo.broadcast_in_dim %cst_1204, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4908 = stablehlo.add %4906, %4907 : tensor<64xf32>
    %4909 = stablehlo.divide %4903, %4908 : tensor<64xf32>
    %cst_1205 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4910 = stablehlo.broadcast_in_dim %cst_1205, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4911 = stablehlo.multiply %4910, %4909 : tensor<64xf32>
    %4912 = stablehlo.subtract %arg62, %4911 : tensor<64xf32>
    %4913 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %4914 = stablehlo.divide %3061, %4913 : tensor<64x64xf32>
    %4915 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %4916 = stablehlo.divide %3795, %4915 : tensor<64x64xf32>
    %4917 = stablehlo.sqrt %4916 : tensor<64x64xf32>
    %cst_1206 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4918 = stablehlo.broadcast_in_dim %cst_1206, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %4919 = stablehlo.add %4917, %4918 : tensor<64x64xf32>
    %4920 = stablehlo.divide %4914, %4919 : tensor<64x64xf32>
    %cst_1207 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4921 = stablehlo.broadcast_in_dim %cst_1207, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %4922 = stablehlo.multiply %4921, %4920 : tensor<64x64xf32>
    %4923 = stablehlo.subtract %arg63, %4922 : tensor<64x64xf32>
    %4924 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4925 = stablehlo.divide %3066, %4924 : tensor<32xf32>
    %4926 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4927 = stablehlo.divide %3801, %4926 : tensor<32xf32>
    %4928 = stablehlo.sqrt %4927 : tensor<32xf32>
    %cst_1208 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4929 = stablehlo.broadcast_in_dim %cst_1208, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4930 = stablehlo.add %4928, %4929 : tensor<32xf32>
    %4931 = stablehlo.divide %4925, %4930 : tensor<32xf32>
    %cst_1209 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4932 = stablehlo.broadcast_in_dim %cst_1209, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4933 = stablehlo.multiply %4932, %4931 : tensor<32xf32>
    %4934 = stablehlo.subtract %arg64, %4933 : tensor<32xf32>
    %4935 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4936 = stablehlo.divide %3071, %4935 : tensor<32x32xf32>
    %4937 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4938 = stablehlo.divide %3807, %4937 : tensor<32x32xf32>
    %4939 = stablehlo.sqrt %4938 : tensor<32x32xf32>
    %cst_1210 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4940 = stablehlo.broadcast_in_dim %cst_1210, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4941 = stablehlo.add %4939, %4940 : tensor<32x32xf32>
    %4942 = stablehlo.divide %4936, %4941 : tensor<32x32xf32>
    %cst_1211 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4943 = stablehlo.broadcast_in_dim %cst_1211, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4944 = stablehlo.multiply %4943, %4942 : tensor<32x32xf32>
    %4945 = stablehlo.subtract %arg65, %4944 : tensor<32x32xf32>
    %4946 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4947 = stablehlo.divide %3076, %4946 : tensor<32xf32>
    %4948 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4949 = stablehlo.divide %3813, %4948 : tensor<32xf32>
    %4950 = stablehlo.sqrt %4949 : tensor<32xf32>
    %cst_1212 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4951 = stablehlo.broadcast_in_dim %cst_1212, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4952 = stablehlo.add %4950, %4951 : tensor<32xf32>
    %4953 = stablehlo.divide %4947, %4952 : tensor<32xf32>
    %cst_1213 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4954 = stablehlo.broadcast_in_dim %cst_1213, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4955 = stablehlo.multiply %4954, %4953 : tensor<32xf32>
    %4956 = stablehlo.subtract %arg66, %4955 : tensor<32xf32>
    %4957 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4958 = stablehlo.divide %3081, %4957 : tensor<32xf32>
    %4959 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4960 = stablehlo.divide %3819, %4959 : tensor<32xf32>
    %4961 = stablehlo.sqrt %4960 : tensor<32xf32>
    %cst_1214 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4962 = stablehlo.broadcast_in_dim %cst_1214, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4963 = stablehlo.add %4961, %4962 : tensor<32xf32>
    %4964 = stablehlo.divide %4958, %4963 : tensor<32xf32>
    %cst_1215 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4965 = stablehlo.broadcast_in_dim %cst_1215, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4966 = stablehlo.multiply %4965, %4964 : tensor<32xf32>
    %4967 = stablehlo.subtract %arg67, %4966 : tensor<32xf32>
    %4968 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4969 = stablehlo.divide %3086, %4968 : tensor<32xf32>
    %4970 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4971 = stablehlo.divide %3825, %4970 : tensor<32xf32>
    %4972 = stablehlo.sqrt %4971 : tensor<32xf32>
    %cst_1216 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4973 = stablehlo.broadcast_in_dim %cst_1216, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4974 = stablehlo.add %4972, %4973 : tensor<32xf32>
    %4975 = stablehlo.divide %4969, %4974 : tensor<32xf32>
    %cst_1217 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4976 = stablehlo.broadcast_in_dim %cst_1217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4977 = stablehlo.multiply %4976, %4975 : tensor<32xf32>
    %4978 = stablehlo.subtract %arg68, %4977 : tensor<32xf32>
    %4979 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4980 = stablehlo.divide %3091, %4979 : tensor<32x32xf32>
    %4981 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4982 = stablehlo.divide %3831, %4981 : tensor<32x32xf32>
    %4983 = stablehlo.sqrt %4982 : tensor<32x32xf32>
    %cst_1218 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4984 = stablehlo.broadcast_in_dim %cst_1218, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4985 = stablehlo.add %4983, %4984 : tensor<32x32xf32>
    %4986 = stablehlo.divide %4980, %4985 : tensor<32x32xf32>
    %cst_1219 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4987 = stablehlo.broadcast_in_dim %cst_1219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %4988 = stablehlo.multiply %4987, %4986 : tensor<32x32xf32>
    %4989 = stablehlo.subtract %arg69, %4988 : tensor<32x32xf32>
    %4990 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4991 = stablehlo.divide %3096, %4990 : tensor<32xf32>
    %4992 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4993 = stablehlo.divide %3837, %4992 : tensor<32xf32>
    %4994 = stablehlo.sqrt %4993 : tensor<32xf32>
    %cst_1220 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %4995 = stablehlo.broadcast_in_dim %cst_1220, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4996 = stablehlo.add %4994, %4995 : tensor<32xf32>
    %4997 = stablehlo.divide %4991, %4996 : tensor<32xf32>
    %cst_1221 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4998 = stablehlo.broadcast_in_dim %cst_1221, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4999 = stablehlo.multiply %4998, %4997 : tensor<32xf32>
    %5000 = stablehlo.subtract %arg70, %4999 : tensor<32xf32>
    %5001 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5002 = stablehlo.divide %3101, %5001 : tensor<32x32xf32>
    %5003 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5004 = stablehlo.divide %3843, %5003 : tensor<32x32xf32>
    %5005 = stablehlo.sqrt %5004 : tensor<32x32xf32>
    %cst_1222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5006 = stablehlo.broadcast_in_dim %cst_1222, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5007 = stablehlo.add %5005, %5006 : tensor<32x32xf32>
    %5008 = stablehlo.divide %5002, %5007 : tensor<32x32xf32>
    %cst_1223 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5009 = stablehlo.broadcast_in_dim %cst_1223, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5010 = stablehlo.multiply %5009, %5008 : tensor<32x32xf32>
    %5011 = stablehlo.subtract %arg71, %5010 : tensor<32x32xf32>
    %5012 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5013 = stablehlo.divide %3106, %5012 : tensor<32xf32>
    %5014 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5015 = stablehlo.divide %3849, %5014 : tensor<32xf32>
    %5016 = stablehlo.sqrt %5015 : tensor<32xf32>
    %cst_1224 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5017 = stablehlo.broadcast_in_dim %cst_1224, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5018 = stablehlo.add %5016, %5017 : tensor<32xf32>
    %5019 = stablehlo.divide %5013, %5018 : tensor<32xf32>
    %cst_1225 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5020 = stablehlo.broadcast_in_dim %cst_1225, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5021 = stablehlo.multiply %5020, %5019 : tensor<32xf32>
    %5022 = stablehlo.subtract %arg72, %5021 : tensor<32xf32>
    %5023 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5024 = stablehlo.divide %3111, %5023 : tensor<32x32xf32>
    %5025 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5026 = stablehlo.divide %3855, %5025 : tensor<32x32xf32>
    %5027 = stablehlo.sqrt %5026 : tensor<32x32xf32>
    %cst_1226 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5028 = stablehlo.broadcast_in_dim %cst_1226, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5029 = stablehlo.add %5027, %5028 : tensor<32x32xf32>
    %5030 = stablehlo.divide %5024, %5029 : tensor<32x32xf32>
    %cst_1227 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5031 = stablehlo.broadcast_in_dim %cst_1227, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5032 = stablehlo.multiply %5031, %5030 : tensor<32x32xf32>
    %5033 = stablehlo.subtract %arg73, %5032 : tensor<32x32xf32>
    %5034 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5035 = stablehlo.divide %3116, %5034 : tensor<32xf32>
    %5036 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5037 = stablehlo.divide %3861, %5036 : tensor<32xf32>
    %5038 = stablehlo.sqrt %5037 : tensor<32xf32>
    %cst_1228 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5039 = stablehlo.broadcast_in_dim %cst_1228, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5040 = stablehlo.add %5038, %5039 : tensor<32xf32>
    %5041 = stablehlo.divide %5035, %5040 : tensor<32xf32>
    %cst_1229 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5042 = stablehlo.broadcast_in_dim %cst_1229, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5043 = stablehlo.multiply %5042, %5041 : tensor<32xf32>
    %5044 = stablehlo.subtract %arg74, %5043 : tensor<32xf32>
    %5045 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5046 = stablehlo.divide %3121, %5045 : tensor<32x32xf32>
    %5047 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5048 = stablehlo.divide %3867, %5047 : tensor<32x32xf32>
    %5049 = stablehlo.sqrt %5048 : tensor<32x32xf32>
    %cst_1230 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5050 = stablehlo.broadcast_in_dim %cst_1230, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5051 = stablehlo.add %5049, %5050 : tensor<32x32xf32>
    %5052 = stablehlo.divide %5046, %5051 : tensor<32x32xf32>
    %cst_1231 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5053 = stablehlo.broadcast_in_dim %cst_1231, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5054 = stablehlo.multiply %5053, %5052 : tensor<32x32xf32>
    %5055 = stablehlo.subtract %arg75, %5054 : tensor<32x32xf32>
    %5056 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5057 = stablehlo.divide %3126, %5056 : tensor<32xf32>
    %5058 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5059 = stablehlo.divide %3873, %5058 : tensor<32xf32>
    %5060 = stablehlo.sqrt %5059 : tensor<32xf32>
    %cst_1232 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5061 = stablehlo.broadcast_in_dim %cst_1232, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5062 = stablehlo.add %5060, %5061 : tensor<32xf32>
    %5063 = stablehlo.divide %5057, %5062 : tensor<32xf32>
    %cst_1233 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5064 = stablehlo.broadcast_in_dim %cst_1233, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5065 = stablehlo.multiply %5064, %5063 : tensor<32xf32>
    %5066 = stablehlo.subtract %arg76, %5065 : tensor<32xf32>
    %5067 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5068 = stablehlo.divide %3131, %5067 : tensor<32xf32>
    %5069 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5070 = stablehlo.divide %3879, %5069 : tensor<32xf32>
    %5071 = stablehlo.sqrt %5070 : tensor<32xf32>
    %cst_1234 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5072 = stablehlo.broadcast_in_dim %cst_1234, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5073 = stablehlo.add %5071, %5072 : tensor<32xf32>
    %5074 = stablehlo.divide %5068, %5073 : tensor<32xf32>
    %cst_1235 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5075 = stablehlo.broadcast_in_dim %cst_1235, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5076 = stablehlo.multiply %5075, %5074 : tensor<32xf32>
    %5077 = stablehlo.subtract %arg77, %5076 : tensor<32xf32>
    %5078 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5079 = stablehlo.divide %3136, %5078 : tensor<32xf32>
    %5080 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5081 = stablehlo.divide %3885, %5080 : tensor<32xf32>
    %5082 = stablehlo.sqrt %5081 : tensor<32xf32>
    %cst_1236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5083 = stablehlo.broadcast_in_dim %cst_1236, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5084 = stablehlo.add %5082, %5083 : tensor<32xf32>
    %5085 = stablehlo.divide %5079, %5084 : tensor<32xf32>
    %cst_1237 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5086 = stablehlo.broadcast_in_dim %cst_1237, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5087 = stablehlo.multiply %5086, %5085 : tensor<32xf32>
    %5088 = stablehlo.subtract %arg78, %5087 : tensor<32xf32>
    %5089 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5090 = stablehlo.divide %3141, %5089 : tensor<32x32xf32>
    %5091 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5092 = stablehlo.divide %3891, %5091 : tensor<32x32xf32>
    %5093 = stablehlo.sqrt %5092 : tensor<32x32xf32>
    %cst_1238 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5094 = stablehlo.broadcast_in_dim %cst_1238, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5095 = stablehlo.add %5093, %5094 : tensor<32x32xf32>
    %5096 = stablehlo.divide %5090, %5095 : tensor<32x32xf32>
    %cst_1239 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5097 = stablehlo.broadcast_in_dim %cst_1239, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5098 = stablehlo.multiply %5097, %5096 : tensor<32x32xf32>
    %5099 = stablehlo.subtract %arg79, %5098 : tensor<32x32xf32>
    %5100 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5101 = stablehlo.divide %3146, %5100 : tensor<32xf32>
    %5102 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5103 = stablehlo.divide %3897, %5102 : tensor<32xf32>
    %5104 = stablehlo.sqrt %5103 : tensor<32xf32>
    %cst_1240 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5105 = stablehlo.broadcast_in_dim %cst_1240, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5106 = stablehlo.add %5104, %5105 : tensor<32xf32>
    %5107 = stablehlo.divide %5101, %5106 : tensor<32xf32>
    %cst_1241 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5108 = stablehlo.broadcast_in_dim %cst_1241, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5109 = stablehlo.multiply %5108, %5107 : tensor<32xf32>
    %5110 = stablehlo.subtract %arg80, %5109 : tensor<32xf32>
    %5111 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5112 = stablehlo.divide %3151, %5111 : tensor<32x32xf32>
    %5113 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5114 = stablehlo.divide %3903, %5113 : tensor<32x32xf32>
    %5115 = stablehlo.sqrt %5114 : tensor<32x32xf32>
    %cst_1242 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5116 = stablehlo.broadcast_in_dim %cst_1242, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5117 = stablehlo.add %5115, %5116 : tensor<32x32xf32>
    %5118 = stablehlo.divide %5112, %5117 : tensor<32x32xf32>
    %cst_1243 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5119 = stablehlo.broadcast_in_dim %cst_1243, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5120 = stablehlo.multiply %5119, %5118 : tensor<32x32xf32>
    %5121 = stablehlo.subtract %arg81, %5120 : tensor<32x32xf32>
    %5122 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5123 = stablehlo.divide %3156, %5122 : tensor<32xf32>
    %5124 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5125 = stablehlo.divide %3909, %5124 : tensor<32xf32>
    %5126 = stablehlo.sqrt %5125 : tensor<32xf32>
    %cst_1244 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5127 = stablehlo.broadcast_in_dim %cst_1244, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5128 = stablehlo.add %5126, %5127 : tensor<32xf32>
    %5129 = stablehlo.divide %5123, %5128 : tensor<32xf32>
    %cst_1245 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5130 = stablehlo.broadcast_in_dim %cst_1245, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5131 = stablehlo.multiply %5130, %5129 : tensor<32xf32>
    %5132 = stablehlo.subtract %arg82, %5131 : tensor<32xf32>
    %5133 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5134 = stablehlo.divide %3161, %5133 : tensor<32x32xf32>
    %5135 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5136 = stablehlo.divide %3915, %5135 : tensor<32x32xf32>
    %5137 = stablehlo.sqrt %5136 : tensor<32x32xf32>
    %cst_1246 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5138 = stablehlo.broadcast_in_dim %cst_1246, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5139 = stablehlo.add %5137, %5138 : tensor<32x32xf32>
    %5140 = stablehlo.divide %5134, %5139 : tensor<32x32xf32>
    %cst_1247 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5141 = stablehlo.broadcast_in_dim %cst_1247, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %5142 = stablehlo.multiply %5141, %5140 : tensor<32x32xf32>
    %5143 = stablehlo.subtract %arg83, %5142 : tensor<32x32xf32>
    %5144 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5145 = stablehlo.divide %3166, %5144 : tensor<32xf32>
    %5146 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5147 = stablehlo.divide %3921, %5146 : tensor<32xf32>
    %5148 = stablehlo.sqrt %5147 : tensor<32xf32>
    %cst_1248 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5149 = stablehlo.broadcast_in_dim %cst_1248, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5150 = stablehlo.add %5148, %5149 : tensor<32xf32>
    %5151 = stablehlo.divide %5145, %5150 : tensor<32xf32>
    %cst_1249 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5152 = stablehlo.broadcast_in_dim %cst_1249, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5153 = stablehlo.multiply %5152, %5151 : tensor<32xf32>
    %5154 = stablehlo.subtract %arg84, %5153 : tensor<32xf32>
    %5155 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %5156 = stablehlo.divide %3171, %5155 : tensor<3x3x64x32xf32>
    %5157 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %5158 = stablehlo.divide %3927, %5157 : tensor<3x3x64x32xf32>
    %5159 = stablehlo.sqrt %5158 : tensor<3x3x64x32xf32>
    %cst_1250 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5160 = stablehlo.broadcast_in_dim %cst_1250, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %5161 = stablehlo.add %5159, %5160 : tensor<3x3x64x32xf32>
    %5162 = stablehlo.divide %5156, %5161 : tensor<3x3x64x32xf32>
    %cst_1251 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5163 = stablehlo.broadcast_in_dim %cst_1251, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %5164 = stablehlo.multiply %5163, %5162 : tensor<3x3x64x32xf32>
    %5165 = stablehlo.subtract %arg85, %5164 : tensor<3x3x64x32xf32>
    %5166 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5167 = stablehlo.divide %3176, %5166 : tensor<32xf32>
    %5168 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5169 = stablehlo.divide %3933, %5168 : tensor<32xf32>
    %5170 = stablehlo.sqrt %5169 : tensor<32xf32>
    %cst_1252 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5171 = stablehlo.broadcast_in_dim %cst_1252, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5172 = stablehlo.add %5170, %5171 : tensor<32xf32>
    %5173 = stablehlo.divide %5167, %5172 : tensor<32xf32>
    %cst_1253 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5174 = stablehlo.broadcast_in_dim %cst_1253, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5175 = stablehlo.multiply %5174, %5173 : tensor<32xf32>
    %5176 = stablehlo.subtract %arg86, %5175 : tensor<32xf32>
    %5177 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5178 = stablehlo.divide %3181, %5177 : tensor<3x3x32x32xf32>
    %5179 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5180 = stablehlo.divide %3939, %5179 : tensor<3x3x32x32xf32>
    %5181 = stablehlo.sqrt %5180 : tensor<3x3x32x32xf32>
    %cst_1254 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5182 = stablehlo.broadcast_in_dim %cst_1254, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5183 = stablehlo.add %5181, %5182 : tensor<3x3x32x32xf32>
    %5184 = stablehlo.divide %5178, %5183 : tensor<3x3x32x32xf32>
    %cst_1255 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5185 = stablehlo.broadcast_in_dim %cst_1255, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5186 = stablehlo.multiply %5185, %5184 : tensor<3x3x32x32xf32>
    %5187 = stablehlo.subtract %arg87, %5186 : tensor<3x3x32x32xf32>
    %5188 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5189 = stablehlo.divide %3186, %5188 : tensor<64xf32>
    %5190 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5191 = stablehlo.divide %3945, %5190 : tensor<64xf32>
    %5192 = stablehlo.sqrt %5191 : tensor<64xf32>
    %cst_1256 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5193 = stablehlo.broadcast_in_dim %cst_1256, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5194 = stablehlo.add %5192, %5193 : tensor<64xf32>
    %5195 = stablehlo.divide %5189, %5194 : tensor<64xf32>
    %cst_1257 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5196 = stablehlo.broadcast_in_dim %cst_1257, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5197 = stablehlo.multiply %5196, %5195 : tensor<64xf32>
    %5198 = stablehlo.subtract %arg88, %5197 : tensor<64xf32>
    %5199 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5200 = stablehlo.divide %3191, %5199 : tensor<64xf32>
    %5201 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5202 = stablehlo.divide %3951, %5201 : tensor<64xf32>
    %5203 = stablehlo.sqrt %5202 : tensor<64xf32>
    %cst_1258 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5204 = stablehlo.broadcast_in_dim %cst_1258, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5205 = stablehlo.add %5203, %5204 : tensor<64xf32>
    %5206 = stablehlo.divide %5200, %5205 : tensor<64xf32>
    %cst_1259 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5207 = stablehlo.broadcast_in_dim %cst_1259, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5208 = stablehlo.multiply %5207, %5206 : tensor<64xf32>
    %5209 = stablehlo.subtract %arg89, %5208 : tensor<64xf32>
    %5210 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5211 = stablehlo.divide %3196, %5210 : tensor<32xf32>
    %5212 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5213 = stablehlo.divide %3957, %5212 : tensor<32xf32>
    %5214 = stablehlo.sqrt %5213 : tensor<32xf32>
    %cst_1260 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5215 = stablehlo.broadcast_in_dim %cst_1260, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5216 = stablehlo.add %5214, %5215 : tensor<32xf32>
    %5217 = stablehlo.divide %5211, %5216 : tensor<32xf32>
    %cst_1261 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5218 = stablehlo.broadcast_in_dim %cst_1261, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5219 = stablehlo.multiply %5218, %5217 : tensor<32xf32>
    %5220 = stablehlo.subtract %arg90, %5219 : tensor<32xf32>
    %5221 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5222 = stablehlo.divide %3201, %5221 : tensor<32xf32>
    %5223 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5224 = stablehlo.divide %3963, %5223 : tensor<32xf32>
    %5225 = stablehlo.sqrt %5224 : tensor<32xf32>
    %cst_1262 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5226 = stablehlo.broadcast_in_dim %cst_1262, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5227 = stablehlo.add %5225, %5226 : tensor<32xf32>
    %5228 = stablehlo.divide %5222, %5227 : tensor<32xf32>
    %cst_1263 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5229 = stablehlo.broadcast_in_dim %cst_1263, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5230 = stablehlo.multiply %5229, %5228 : tensor<32xf32>
    %5231 = stablehlo.subtract %arg91, %5230 : tensor<32xf32>
    %5232 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5233 = stablehlo.divide %3206, %5232 : tensor<32xf32>
    %5234 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5235 = stablehlo.divide %3969, %5234 : tensor<32xf32>
    %5236 = stablehlo.sqrt %5235 : tensor<32xf32>
    %cst_1264 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5237 = stablehlo.broadcast_in_dim %cst_1264, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5238 = stablehlo.add %5236, %5237 : tensor<32xf32>
    %5239 = stablehlo.divide %5233, %5238 : tensor<32xf32>
    %cst_1265 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5240 = stablehlo.broadcast_in_dim %cst_1265, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5241 = stablehlo.multiply %5240, %5239 : tensor<32xf32>
    %5242 = stablehlo.subtract %arg92, %5241 : tensor<32xf32>
    %5243 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %5244 = stablehlo.divide %3211, %5243 : tensor<1x1x64x32xf32>
    %5245 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %5246 = stablehlo.divide %3975, %5245 : tensor<1x1x64x32xf32>
    %5247 = stablehlo.sqrt %5246 : tensor<1x1x64x32xf32>
    %cst_1266 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5248 = stablehlo.broadcast_in_dim %cst_1266, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %5249 = stablehlo.add %5247, %5248 : tensor<1x1x64x32xf32>
    %5250 = stablehlo.divide %5244, %5249 : tensor<1x1x64x32xf32>
    %cst_1267 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5251 = stablehlo.broadcast_in_dim %cst_1267, dims = [] : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %5252 = stablehlo.multiply %5251, %5250 : tensor<1x1x64x32xf32>
    %5253 = stablehlo.subtract %arg93, %5252 : tensor<1x1x64x32xf32>
    %5254 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5255 = stablehlo.divide %3216, %5254 : tensor<32xf32>
    %5256 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5257 = stablehlo.divide %3981, %5256 : tensor<32xf32>
    %5258 = stablehlo.sqrt %5257 : tensor<32xf32>
    %cst_1268 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5259 = stablehlo.broadcast_in_dim %cst_1268, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5260 = stablehlo.add %5258, %5259 : tensor<32xf32>
    %5261 = stablehlo.divide %5255, %5260 : tensor<32xf32>
    %cst_1269 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5262 = stablehlo.broadcast_in_dim %cst_1269, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5263 = stablehlo.multiply %5262, %5261 : tensor<32xf32>
    %5264 = stablehlo.subtract %arg94, %5263 : tensor<32xf32>
    %5265 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5266 = stablehlo.divide %3221, %5265 : tensor<64x32xf32>
    %5267 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5268 = stablehlo.divide %3987, %5267 : tensor<64x32xf32>
    %5269 = stablehlo.sqrt %5268 : tensor<64x32xf32>
    %cst_1270 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5270 = stablehlo.broadcast_in_dim %cst_1270, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5271 = stablehlo.add %5269, %5270 : tensor<64x32xf32>
    %5272 = stablehlo.divide %5266, %5271 : tensor<64x32xf32>
    %cst_1271 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5273 = stablehlo.broadcast_in_dim %cst_1271, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5274 = stablehlo.multiply %5273, %5272 : tensor<64x32xf32>
    %5275 = stablehlo.subtract %arg95, %5274 : tensor<64x32xf32>
    %5276 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5277 = stablehlo.divide %3226, %5276 : tensor<32xf32>
    %5278 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5279 = stablehlo.divide %3993, %5278 : tensor<32xf32>
    %5280 = stablehlo.sqrt %5279 : tensor<32xf32>
    %cst_1272 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5281 = stablehlo.broadcast_in_dim %cst_1272, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5282 = stablehlo.add %5280, %5281 : tensor<32xf32>
    %5283 = stablehlo.divide %5277, %5282 : tensor<32xf32>
    %cst_1273 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5284 = stablehlo.broadcast_in_dim %cst_1273, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5285 = stablehlo.multiply %5284, %5283 : tensor<32xf32>
    %5286 = stablehlo.subtract %arg96, %5285 : tensor<32xf32>
    %5287 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %5288 = stablehlo.divide %3231, %5287 : tensor<3x3x48x32xf32>
    %5289 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %5290 = stablehlo.divide %3999, %5289 : tensor<3x3x48x32xf32>
    %5291 = stablehlo.sqrt %5290 : tensor<3x3x48x32xf32>
    %cst_1274 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5292 = stablehlo.broadcast_in_dim %cst_1274, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %5293 = stablehlo.add %5291, %5292 : tensor<3x3x48x32xf32>
    %5294 = stablehlo.divide %5288, %5293 : tensor<3x3x48x32xf32>
    %cst_1275 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5295 = stablehlo.broadcast_in_dim %cst_1275, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %5296 = stablehlo.multiply %5295, %5294 : tensor<3x3x48x32xf32>
    %5297 = stablehlo.subtract %arg97, %5296 : tensor<3x3x48x32xf32>
    %5298 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5299 = stablehlo.divide %3236, %5298 : tensor<32xf32>
    %5300 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5301 = stablehlo.divide %4005, %5300 : tensor<32xf32>
    %5302 = stablehlo.sqrt %5301 : tensor<32xf32>
    %cst_1276 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5303 = stablehlo.broadcast_in_dim %cst_1276, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5304 = stablehlo.add %5302, %5303 : tensor<32xf32>
    %5305 = stablehlo.divide %5299, %5304 : tensor<32xf32>
    %cst_1277 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5306 = stablehlo.broadcast_in_dim %cst_1277, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5307 = stablehlo.multiply %5306, %5305 : tensor<32xf32>
    %5308 = stablehlo.subtract %arg98, %5307 : tensor<32xf32>
    %5309 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5310 = stablehlo.divide %3241, %5309 : tensor<3x3x32x32xf32>
    %5311 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5312 = stablehlo.divide %4011, %5311 : tensor<3x3x32x32xf32>
    %5313 = stablehlo.sqrt %5312 : tensor<3x3x32x32xf32>
    %cst_1278 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5314 = stablehlo.broadcast_in_dim %cst_1278, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5315 = stablehlo.add %5313, %5314 : tensor<3x3x32x32xf32>
    %5316 = stablehlo.divide %5310, %5315 : tensor<3x3x32x32xf32>
    %cst_1279 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5317 = stablehlo.broadcast_in_dim %cst_1279, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5318 = stablehlo.multiply %5317, %5316 : tensor<3x3x32x32xf32>
    %5319 = stablehlo.subtract %arg99, %5318 : tensor<3x3x32x32xf32>
    %5320 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5321 = stablehlo.divide %3246, %5320 : tensor<48xf32>
    %5322 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5323 = stablehlo.divide %4017, %5322 : tensor<48xf32>
    %5324 = stablehlo.sqrt %5323 : tensor<48xf32>
    %cst_1280 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5325 = stablehlo.broadcast_in_dim %cst_1280, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5326 = stablehlo.add %5324, %5325 : tensor<48xf32>
    %5327 = stablehlo.divide %5321, %5326 : tensor<48xf32>
    %cst_1281 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5328 = stablehlo.broadcast_in_dim %cst_1281, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5329 = stablehlo.multiply %5328, %5327 : tensor<48xf32>
    %5330 = stablehlo.subtract %arg100, %5329 : tensor<48xf32>
    %5331 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5332 = stablehlo.divide %3251, %5331 : tensor<48xf32>
    %5333 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5334 = stablehlo.divide %4023, %5333 : tensor<48xf32>
    %5335 = stablehlo.sqrt %5334 : tensor<48xf32>
    %cst_1282 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5336 = stablehlo.broadcast_in_dim %cst_1282, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5337 = stablehlo.add %5335, %5336 : tensor<48xf32>
    %5338 = stablehlo.divide %5332, %5337 : tensor<48xf32>
    %cst_1283 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5339 = stablehlo.broadcast_in_dim %cst_1283, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5340 = stablehlo.multiply %5339, %5338 : tensor<48xf32>
    %5341 = stablehlo.subtract %arg101, %5340 : tensor<48xf32>
    %5342 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5343 = stablehlo.divide %3256, %5342 : tensor<32xf32>
    %5344 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5345 = stablehlo.divide %4029, %5344 : tensor<32xf32>
    %5346 = stablehlo.sqrt %5345 : tensor<32xf32>
    %cst_1284 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5347 = stablehlo.broadcast_in_dim %cst_1284, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5348 = stablehlo.add %5346, %5347 : tensor<32xf32>
    %5349 = stablehlo.divide %5343, %5348 : tensor<32xf32>
    %cst_1285 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5350 = stablehlo.broadcast_in_dim %cst_1285, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5351 = stablehlo.multiply %5350, %5349 : tensor<32xf32>
    %5352 = stablehlo.subtract %arg102, %5351 : tensor<32xf32>
    %5353 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5354 = stablehlo.divide %3261, %5353 : tensor<32xf32>
    %5355 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5356 = stablehlo.divide %4035, %5355 : tensor<32xf32>
    %5357 = stablehlo.sqrt %5356 : tensor<32xf32>
    %cst_1286 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5358 = stablehlo.broadcast_in_dim %cst_1286, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5359 = stablehlo.add %5357, %5358 : tensor<32xf32>
    %5360 = stablehlo.divide %5354, %5359 : tensor<32xf32>
    %cst_1287 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5361 = stablehlo.broadcast_in_dim %cst_1287, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5362 = stablehlo.multiply %5361, %5360 : tensor<32xf32>
    %5363 = stablehlo.subtract %arg103, %5362 : tensor<32xf32>
    %5364 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5365 = stablehlo.divide %3266, %5364 : tensor<32xf32>
    %5366 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5367 = stablehlo.divide %4041, %5366 : tensor<32xf32>
    %5368 = stablehlo.sqrt %5367 : tensor<32xf32>
    %cst_1288 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5369 = stablehlo.broadcast_in_dim %cst_1288, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5370 = stablehlo.add %5368, %5369 : tensor<32xf32>
    %5371 = stablehlo.divide %5365, %5370 : tensor<32xf32>
    %cst_1289 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5372 = stablehlo.broadcast_in_dim %cst_1289, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5373 = stablehlo.multiply %5372, %5371 : tensor<32xf32>
    %5374 = stablehlo.subtract %arg104, %5373 : tensor<32xf32>
    %5375 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %5376 = stablehlo.divide %3271, %5375 : tensor<1x1x48x32xf32>
    %5377 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %5378 = stablehlo.divide %4047, %5377 : tensor<1x1x48x32xf32>
    %5379 = stablehlo.sqrt %5378 : tensor<1x1x48x32xf32>
    %cst_1290 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5380 = stablehlo.broadcast_in_dim %cst_1290, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %5381 = stablehlo.add %5379, %5380 : tensor<1x1x48x32xf32>
    %5382 = stablehlo.divide %5376, %5381 : tensor<1x1x48x32xf32>
    %cst_1291 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5383 = stablehlo.broadcast_in_dim %cst_1291, dims = [] : (tensor<f32>) -> tensor<1x1x48x32xf32>
    %5384 = stablehlo.multiply %5383, %5382 : tensor<1x1x48x32xf32>
    %5385 = stablehlo.subtract %arg105, %5384 : tensor<1x1x48x32xf32>
    %5386 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5387 = stablehlo.divide %3276, %5386 : tensor<32xf32>
    %5388 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5389 = stablehlo.divide %4053, %5388 : tensor<32xf32>
    %5390 = stablehlo.sqrt %5389 : tensor<32xf32>
    %cst_1292 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5391 = stablehlo.broadcast_in_dim %cst_1292, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5392 = stablehlo.add %5390, %5391 : tensor<32xf32>
    %5393 = stablehlo.divide %5387, %5392 : tensor<32xf32>
    %cst_1293 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5394 = stablehlo.broadcast_in_dim %cst_1293, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5395 = stablehlo.multiply %5394, %5393 : tensor<32xf32>
    %5396 = stablehlo.subtract %arg106, %5395 : tensor<32xf32>
    %5397 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5398 = stablehlo.divide %3281, %5397 : tensor<64x32xf32>
    %5399 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5400 = stablehlo.divide %4059, %5399 : tensor<64x32xf32>
    %5401 = stablehlo.sqrt %5400 : tensor<64x32xf32>
    %cst_1294 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5402 = stablehlo.broadcast_in_dim %cst_1294, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5403 = stablehlo.add %5401, %5402 : tensor<64x32xf32>
    %5404 = stablehlo.divide %5398, %5403 : tensor<64x32xf32>
    %cst_1295 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5405 = stablehlo.broadcast_in_dim %cst_1295, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
    %5406 = stablehlo.multiply %5405, %5404 : tensor<64x32xf32>
    %5407 = stablehlo.subtract %arg107, %5406 : tensor<64x32xf32>
    %5408 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5409 = stablehlo.divide %3286, %5408 : tensor<32xf32>
    %5410 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5411 = stablehlo.divide %4065, %5410 : tensor<32xf32>
    %5412 = stablehlo.sqrt %5411 : tensor<32xf32>
    %cst_1296 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5413 = stablehlo.broadcast_in_dim %cst_1296, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5414 = stablehlo.add %5412, %5413 : tensor<32xf32>
    %5415 = stablehlo.divide %5409, %5414 : tensor<32xf32>
    %cst_1297 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5416 = stablehlo.broadcast_in_dim %cst_1297, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5417 = stablehlo.multiply %5416, %5415 : tensor<32xf32>
    %5418 = stablehlo.subtract %arg108, %5417 : tensor<32xf32>
    %5419 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5420 = stablehlo.divide %3291, %5419 : tensor<3x3x32x32xf32>
    %5421 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5422 = stablehlo.divide %4071, %5421 : tensor<3x3x32x32xf32>
    %5423 = stablehlo.sqrt %5422 : tensor<3x3x32x32xf32>
    %cst_1298 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5424 = stablehlo.broadcast_in_dim %cst_1298, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5425 = stablehlo.add %5423, %5424 : tensor<3x3x32x32xf32>
    %5426 = stablehlo.divide %5420, %5425 : tensor<3x3x32x32xf32>
    %cst_1299 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5427 = stablehlo.broadcast_in_dim %cst_1299, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %5428 = stablehlo.multiply %5427, %5426 : tensor<3x3x32x32xf32>
    %5429 = stablehlo.subtract %arg109, %5428 : tensor<3x3x32x32xf32>
    %5430 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5431 = stablehlo.divide %3296, %5430 : tensor<16xf32>
    %5432 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5433 = stablehlo.divide %4077, %5432 : tensor<16xf32>
    %5434 = stablehlo.sqrt %5433 : tensor<16xf32>
    %cst_1300 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5435 = stablehlo.broadcast_in_dim %cst_1300, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5436 = stablehlo.add %5434, %5435 : tensor<16xf32>
    %5437 = stablehlo.divide %5431, %5436 : tensor<16xf32>
    %cst_1301 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5438 = stablehlo.broadcast_in_dim %cst_1301, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5439 = stablehlo.multiply %5438, %5437 : tensor<16xf32>
    %5440 = stablehlo.subtract %arg110, %5439 : tensor<16xf32>
    %5441 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %5442 = stablehlo.divide %3301, %5441 : tensor<3x3x48x16xf32>
    %5443 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %5444 = stablehlo.divide %4083, %5443 : tensor<3x3x48x16xf32>
    %5445 = stablehlo.sqrt %5444 : tensor<3x3x48x16xf32>
    %cst_1302 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5446 = stablehlo.broadcast_in_dim %cst_1302, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %5447 = stablehlo.add %5445, %5446 : tensor<3x3x48x16xf32>
    %5448 = stablehlo.divide %5442, %5447 : tensor<3x3x48x16xf32>
    %cst_1303 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5449 = stablehlo.broadcast_in_dim %cst_1303, dims = [] : (tensor<f32>) -> tensor<3x3x48x16xf32>
    %5450 = stablehlo.multiply %5449, %5448 : tensor<3x3x48x16xf32>
    %5451 = stablehlo.subtract %arg111, %5450 : tensor<3x3x48x16xf32>
    %5452 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5453 = stablehlo.divide %3306, %5452 : tensor<16xf32>
    %5454 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5455 = stablehlo.divide %4089, %5454 : tensor<16xf32>
    %5456 = stablehlo.sqrt %5455 : tensor<16xf32>
    %cst_1304 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5457 = stablehlo.broadcast_in_dim %cst_1304, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5458 = stablehlo.add %5456, %5457 : tensor<16xf32>
    %5459 = stablehlo.divide %5453, %5458 : tensor<16xf32>
    %cst_1305 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5460 = stablehlo.broadcast_in_dim %cst_1305, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5461 = stablehlo.multiply %5460, %5459 : tensor<16xf32>
    %5462 = stablehlo.subtract %arg112, %5461 : tensor<16xf32>
    %5463 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %5464 = stablehlo.divide %3311, %5463 : tensor<3x3x16x16xf32>
    %5465 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %5466 = stablehlo.divide %4095, %5465 : tensor<3x3x16x16xf32>
    %5467 = stablehlo.sqrt %5466 : tensor<3x3x16x16xf32>
    %cst_1306 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5468 = stablehlo.broadcast_in_dim %cst_1306, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %5469 = stablehlo.add %5467, %5468 : tensor<3x3x16x16xf32>
    %5470 = stablehlo.divide %5464, %5469 : tensor<3x3x16x16xf32>
    %cst_1307 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5471 = stablehlo.broadcast_in_dim %cst_1307, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %5472 = stablehlo.multiply %5471, %5470 : tensor<3x3x16x16xf32>
    %5473 = stablehlo.subtract %arg113, %5472 : tensor<3x3x16x16xf32>
    %5474 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5475 = stablehlo.divide %3316, %5474 : tensor<48xf32>
    %5476 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5477 = stablehlo.divide %4101, %5476 : tensor<48xf32>
    %5478 = stablehlo.sqrt %5477 : tensor<48xf32>
    %cst_1308 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5479 = stablehlo.broadcast_in_dim %cst_1308, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5480 = stablehlo.add %5478, %5479 : tensor<48xf32>
    %5481 = stablehlo.divide %5475, %5480 : tensor<48xf32>
    %cst_1309 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5482 = stablehlo.broadcast_in_dim %cst_1309, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5483 = stablehlo.multiply %5482, %5481 : tensor<48xf32>
    %5484 = stablehlo.subtract %arg114, %5483 : tensor<48xf32>
    %5485 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5486 = stablehlo.divide %3321, %5485 : tensor<48xf32>
    %5487 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5488 = stablehlo.divide %4107, %5487 : tensor<48xf32>
    %5489 = stablehlo.sqrt %5488 : tensor<48xf32>
    %cst_1310 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5490 = stablehlo.broadcast_in_dim %cst_1310, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5491 = stablehlo.add %5489, %5490 : tensor<48xf32>
    %5492 = stablehlo.divide %5486, %5491 : tensor<48xf32>
    %cst_1311 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5493 = stablehlo.broadcast_in_dim %cst_1311, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5494 = stablehlo.multiply %5493, %5492 : tensor<48xf32>
    %5495 = stablehlo.subtract %arg115, %5494 : tensor<48xf32>
    %5496 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5497 = stablehlo.divide %3326, %5496 : tensor<16xf32>
    %5498 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5499 = stablehlo.divide %4113, %5498 : tensor<16xf32>
    %5500 = stablehlo.sqrt %5499 : tensor<16xf32>
    %cst_1312 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5501 = stablehlo.broadcast_in_dim %cst_1312, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5502 = stablehlo.add %5500, %5501 : tensor<16xf32>
    %5503 = stablehlo.divide %5497, %5502 : tensor<16xf32>
    %cst_1313 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5504 = stablehlo.broadcast_in_dim %cst_1313, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5505 = stablehlo.multiply %5504, %5503 : tensor<16xf32>
    %5506 = stablehlo.subtract %arg116, %5505 : tensor<16xf32>
    %5507 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5508 = stablehlo.divide %3331, %5507 : tensor<16xf32>
    %5509 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5510 = stablehlo.divide %4119, %5509 : tensor<16xf32>
    %5511 = stablehlo.sqrt %5510 : tensor<16xf32>
    %cst_1314 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5512 = stablehlo.broadcast_in_dim %cst_1314, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5513 = stablehlo.add %5511, %5512 : tensor<16xf32>
    %5514 = stablehlo.divide %5508, %5513 : tensor<16xf32>
    %cst_1315 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5515 = stablehlo.broadcast_in_dim %cst_1315, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5516 = stablehlo.multiply %5515, %5514 : tensor<16xf32>
    %5517 = stablehlo.subtract %arg117, %5516 : tensor<16xf32>
    %5518 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5519 = stablehlo.divide %3336, %5518 : tensor<16xf32>
    %5520 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5521 = stablehlo.divide %4125, %5520 : tensor<16xf32>
    %5522 = stablehlo.sqrt %5521 : tensor<16xf32>
    %cst_1316 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5523 = stablehlo.broadcast_in_dim %cst_1316, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5524 = stablehlo.add %5522, %5523 : tensor<16xf32>
    %5525 = stablehlo.divide %5519, %5524 : tensor<16xf32>
    %cst_1317 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5526 = stablehlo.broadcast_in_dim %cst_1317, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5527 = stablehlo.multiply %5526, %5525 : tensor<16xf32>
    %5528 = stablehlo.subtract %arg118, %5527 : tensor<16xf32>
    %5529 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %5530 = stablehlo.divide %3341, %5529 : tensor<1x1x48x16xf32>
    %5531 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %5532 = stablehlo.divide %4131, %5531 : tensor<1x1x48x16xf32>
    %5533 = stablehlo.sqrt %5532 : tensor<1x1x48x16xf32>
    %cst_1318 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5534 = stablehlo.broadcast_in_dim %cst_1318, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %5535 = stablehlo.add %5533, %5534 : tensor<1x1x48x16xf32>
    %5536 = stablehlo.divide %5530, %5535 : tensor<1x1x48x16xf32>
    %cst_1319 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5537 = stablehlo.broadcast_in_dim %cst_1319, dims = [] : (tensor<f32>) -> tensor<1x1x48x16xf32>
    %5538 = stablehlo.multiply %5537, %5536 : tensor<1x1x48x16xf32>
    %5539 = stablehlo.subtract %arg119, %5538 : tensor<1x1x48x16xf32>
    %5540 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5541 = stablehlo.divide %3346, %5540 : tensor<16xf32>
    %5542 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5543 = stablehlo.divide %4137, %5542 : tensor<16xf32>
    %5544 = stablehlo.sqrt %5543 : tensor<16xf32>
    %cst_1320 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5545 = stablehlo.broadcast_in_dim %cst_1320, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5546 = stablehlo.add %5544, %5545 : tensor<16xf32>
    %5547 = stablehlo.divide %5541, %5546 : tensor<16xf32>
    %cst_1321 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5548 = stablehlo.broadcast_in_dim %cst_1321, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5549 = stablehlo.multiply %5548, %5547 : tensor<16xf32>
    %5550 = stablehlo.subtract %arg120, %5549 : tensor<16xf32>
    %5551 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %5552 = stablehlo.divide %3351, %5551 : tensor<64x16xf32>
    %5553 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %5554 = stablehlo.divide %4143, %5553 : tensor<64x16xf32>
    %5555 = stablehlo.sqrt %5554 : tensor<64x16xf32>
    %cst_1322 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5556 = stablehlo.broadcast_in_dim %cst_1322, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %5557 = stablehlo.add %5555, %5556 : tensor<64x16xf32>
    %5558 = stablehlo.divide %5552, %5557 : tensor<64x16xf32>
    %cst_1323 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5559 = stablehlo.broadcast_in_dim %cst_1323, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %5560 = stablehlo.multiply %5559, %5558 : tensor<64x16xf32>
    %5561 = stablehlo.subtract %arg121, %5560 : tensor<64x16xf32>
    %5562 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5563 = stablehlo.divide %3356, %5562 : tensor<16xf32>
    %5564 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5565 = stablehlo.divide %4149, %5564 : tensor<16xf32>
    %5566 = stablehlo.sqrt %5565 : tensor<16xf32>
    %cst_1324 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5567 = stablehlo.broadcast_in_dim %cst_1324, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5568 = stablehlo.add %5566, %5567 : tensor<16xf32>
    %5569 = stablehlo.divide %5563, %5568 : tensor<16xf32>
    %cst_1325 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5570 = stablehlo.broadcast_in_dim %cst_1325, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5571 = stablehlo.multiply %5570, %5569 : tensor<16xf32>
    %5572 = stablehlo.subtract %arg122, %5571 : tensor<16xf32>
    %5573 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %5574 = stablehlo.divide %3361, %5573 : tensor<3x3x32x16xf32>
    %5575 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %5576 = stablehlo.divide %4155, %5575 : tensor<3x3x32x16xf32>
    %5577 = stablehlo.sqrt %5576 : tensor<3x3x32x16xf32>
    %cst_1326 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5578 = stablehlo.broadcast_in_dim %cst_1326, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %5579 = stablehlo.add %5577, %5578 : tensor<3x3x32x16xf32>
    %5580 = stablehlo.divide %5574, %5579 : tensor<3x3x32x16xf32>
    %cst_1327 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5581 = stablehlo.broadcast_in_dim %cst_1327, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %5582 = stablehlo.multiply %5581, %5580 : tensor<3x3x32x16xf32>
    %5583 = stablehlo.subtract %arg123, %5582 : tensor<3x3x32x16xf32>
    %5584 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5585 = stablehlo.divide %3366, %5584 : tensor<16xf32>
    %5586 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5587 = stablehlo.divide %4161, %5586 : tensor<16xf32>
    %5588 = stablehlo.sqrt %5587 : tensor<16xf32>
    %cst_1328 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5589 = stablehlo.broadcast_in_dim %cst_1328, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5590 = stablehlo.add %5588, %5589 : tensor<16xf32>
    %5591 = stablehlo.divide %5585, %5590 : tensor<16xf32>
    %cst_1329 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5592 = stablehlo.broadcast_in_dim %cst_1329, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5593 = stablehlo.multiply %5592, %5591 : tensor<16xf32>
    %5594 = stablehlo.subtract %arg124, %5593 : tensor<16xf32>
    %5595 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %5596 = stablehlo.divide %3371, %5595 : tensor<3x3x16x16xf32>
    %5597 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %5598 = stablehlo.divide %4167, %5597 : tensor<3x3x16x16xf32>
    %5599 = stablehlo.sqrt %5598 : tensor<3x3x16x16xf32>
    %cst_1330 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5600 = stablehlo.broadcast_in_dim %cst_1330, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %5601 = stablehlo.add %5599, %5600 : tensor<3x3x16x16xf32>
    %5602 = stablehlo.divide %5596, %5601 : tensor<3x3x16x16xf32>
    %cst_1331 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5603 = stablehlo.broadcast_in_dim %cst_1331, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %5604 = stablehlo.multiply %5603, %5602 : tensor<3x3x16x16xf32>
    %5605 = stablehlo.subtract %arg125, %5604 : tensor<3x3x16x16xf32>
    %5606 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5607 = stablehlo.divide %3376, %5606 : tensor<32xf32>
    %5608 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5609 = stablehlo.divide %4173, %5608 : tensor<32xf32>
    %5610 = stablehlo.sqrt %5609 : tensor<32xf32>
    %cst_1332 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5611 = stablehlo.broadcast_in_dim %cst_1332, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5612 = stablehlo.add %5610, %5611 : tensor<32xf32>
    %5613 = stablehlo.divide %5607, %5612 : tensor<32xf32>
    %cst_1333 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5614 = stablehlo.broadcast_in_dim %cst_1333, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5615 = stablehlo.multiply %5614, %5613 : tensor<32xf32>
    %5616 = stablehlo.subtract %arg126, %5615 : tensor<32xf32>
    %5617 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5618 = stablehlo.divide %3381, %5617 : tensor<32xf32>
    %5619 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5620 = stablehlo.divide %4179, %5619 : tensor<32xf32>
    %5621 = stablehlo.sqrt %5620 : tensor<32xf32>
    %cst_1334 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5622 = stablehlo.broadcast_in_dim %cst_1334, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5623 = stablehlo.add %5621, %5622 : tensor<32xf32>
    %5624 = stablehlo.divide %5618, %5623 : tensor<32xf32>
    %cst_1335 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5625 = stablehlo.broadcast_in_dim %cst_1335, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %5626 = stablehlo.multiply %5625, %5624 : tensor<32xf32>
    %5627 = stablehlo.subtract %arg127, %5626 : tensor<32xf32>
    %5628 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5629 = stablehlo.divide %3386, %5628 : tensor<16xf32>
    %5630 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5631 = stablehlo.divide %4185, %5630 : tensor<16xf32>
    %5632 = stablehlo.sqrt %5631 : tensor<16xf32>
    %cst_1336 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5633 = stablehlo.broadcast_in_dim %cst_1336, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5634 = stablehlo.add %5632, %5633 : tensor<16xf32>
    %5635 = stablehlo.divide %5629, %5634 : tensor<16xf32>
    %cst_1337 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5636 = stablehlo.broadcast_in_dim %cst_1337, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5637 = stablehlo.multiply %5636, %5635 : tensor<16xf32>
    %5638 = stablehlo.subtract %arg128, %5637 : tensor<16xf32>
    %5639 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5640 = stablehlo.divide %3391, %5639 : tensor<16xf32>
    %5641 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5642 = stablehlo.divide %4191, %5641 : tensor<16xf32>
    %5643 = stablehlo.sqrt %5642 : tensor<16xf32>
    %cst_1338 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5644 = stablehlo.broadcast_in_dim %cst_1338, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5645 = stablehlo.add %5643, %5644 : tensor<16xf32>
    %5646 = stablehlo.divide %5640, %5645 : tensor<16xf32>
    %cst_1339 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5647 = stablehlo.broadcast_in_dim %cst_1339, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5648 = stablehlo.multiply %5647, %5646 : tensor<16xf32>
    %5649 = stablehlo.subtract %arg129, %5648 : tensor<16xf32>
    %5650 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5651 = stablehlo.divide %3396, %5650 : tensor<16xf32>
    %5652 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5653 = stablehlo.divide %4197, %5652 : tensor<16xf32>
    %5654 = stablehlo.sqrt %5653 : tensor<16xf32>
    %cst_1340 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5655 = stablehlo.broadcast_in_dim %cst_1340, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5656 = stablehlo.add %5654, %5655 : tensor<16xf32>
    %5657 = stablehlo.divide %5651, %5656 : tensor<16xf32>
    %cst_1341 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5658 = stablehlo.broadcast_in_dim %cst_1341, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5659 = stablehlo.multiply %5658, %5657 : tensor<16xf32>
    %5660 = stablehlo.subtract %arg130, %5659 : tensor<16xf32>
    %5661 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %5662 = stablehlo.divide %3401, %5661 : tensor<1x1x32x16xf32>
    %5663 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %5664 = stablehlo.divide %4203, %5663 : tensor<1x1x32x16xf32>
    %5665 = stablehlo.sqrt %5664 : tensor<1x1x32x16xf32>
    %cst_1342 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5666 = stablehlo.broadcast_in_dim %cst_1342, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %5667 = stablehlo.add %5665, %5666 : tensor<1x1x32x16xf32>
    %5668 = stablehlo.divide %5662, %5667 : tensor<1x1x32x16xf32>
    %cst_1343 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5669 = stablehlo.broadcast_in_dim %cst_1343, dims = [] : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %5670 = stablehlo.multiply %5669, %5668 : tensor<1x1x32x16xf32>
    %5671 = stablehlo.subtract %arg131, %5670 : tensor<1x1x32x16xf32>
    %5672 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5673 = stablehlo.divide %3406, %5672 : tensor<16xf32>
    %5674 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5675 = stablehlo.divide %4209, %5674 : tensor<16xf32>
    %5676 = stablehlo.sqrt %5675 : tensor<16xf32>
    %cst_1344 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5677 = stablehlo.broadcast_in_dim %cst_1344, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5678 = stablehlo.add %5676, %5677 : tensor<16xf32>
    %5679 = stablehlo.divide %5673, %5678 : tensor<16xf32>
    %cst_1345 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5680 = stablehlo.broadcast_in_dim %cst_1345, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5681 = stablehlo.multiply %5680, %5679 : tensor<16xf32>
    %5682 = stablehlo.subtract %arg132, %5681 : tensor<16xf32>
    %5683 = stablehlo.broadcast_in_dim %4217, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %5684 = stablehlo.divide %3411, %5683 : tensor<64x16xf32>
    %5685 = stablehlo.broadcast_in_dim %4219, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %5686 = stablehlo.divide %4215, %5685 : tensor<64x16xf32>
    %5687 = stablehlo.sqrt %5686 : tensor<64x16xf32>
    %cst_1346 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5688 = stablehlo.broadcast_in_dim %cst_1346, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %5689 = stablehlo.add %5687, %5688 : tensor<64x16xf32>
    %5690 = stablehlo.divide %5684, %5689 : tensor<64x16xf32>
    %cst_1347 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5691 = stablehlo.broadcast_in_dim %cst_1347, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %5692 = stablehlo.multiply %5691, %5690 : tensor<64x16xf32>
    %5693 = stablehlo.subtract %arg133, %5692 : tensor<64x16xf32>
    return %4230, %4241, %4252, %4263, %4274, %4285, %4296, %4307, %4318, %4329, %4340, %4351, %4362, %4373, %4384, %4395, %4406, %4417, %4428, %4439, %4450, %4461, %4472, %4483, %4494, %4505, %4516, %4527, %4538, %4549, %4560, %4571, %4582, %4593, %4604, %4615, %4626, %4637, %4648, %4659, %4670, %4681, %4692, %4703, %4714, %4725, %4736, %4747, %4758, %4769, %4780, %4791, %4802, %4813, %4824, %4835, %4846, %4857, %4868, %4879, %4890, %4901, %4912, %4923, %4934, %4945, %4956, %4967, %4978, %4989, %5000, %5011, %5022, %5033, %5044, %5055, %5066, %5077, %5088, %5099, %5110, %5121, %5132, %5143, %5154, %5165, %5176, %5187, %5198, %5209, %5220, %5231, %5242, %5253, %5264, %5275, %5286, %5297, %5308, %5319, %5330, %5341, %5352, %5363, %5374, %5385, %5396, %5407, %5418, %5429, %5440, %5451, %5462, %5473, %5484, %5495, %5506, %5517, %5528, %5539, %5550, %5561, %5572, %5583, %5594, %5605, %5616, %5627, %5638, %5649, %5660, %5671, %5682, %5693, %2740, %2746, %2751, %2756, %2761, %2766, %2771, %2776, %2781, %2786, %2791, %2796, %2801, %2806, %2811, %2816, %2821, %2826, %2831, %2836, %2841, %2846, %2851, %2856, %2861, %2866, %2871, %2876, %2881, %2886, %2891, %2896, %2901, %2906, %2911, %2916, %2921, %2926, %2931, %2936, %2941, %2946, %2951, %2956, %2961, %2966, %2971, %2976, %2981, %2986, %2991, %2996, %3001, %3006, %3011, %3016, %3021, %3026, %3031, %3036, %3041, %3046, %3051, %3056, %3061, %3066, %3071, %3076, %3081, %3086, %3091, %3096, %3101, %3106, %3111, %3116, %3121, %3126, %3131, %3136, %3141, %3146, %3151, %3156, %3161, %3166, %3171, %3176, %3181, %3186, %3191, %3196, %3201, %3206, %3211, %3216, %3221, %3226, %3231, %3236, %3241, %3246, %3251, %3256, %3261, %3266, %3271, %3276, %3281, %3286, %3291, %3296, %3301, %3306, %3311, %3316, %3321, %3326, %3331, %3336, %3341, %3346, %3351, %3356, %3361, %3366, %3371, %3376, %3381, %3386, %3391, %3396, %3401, %3406, %3411, %3417, %3423, %3429, %3435, %3441, %3447, %3453, %3459, %3465, %3471, %3477, %3483, %3489, %3495, %3501, %3507, %3513, %3519, %3525, %3531, %3537, %3543, %3549, %3555, %3561, %3567, %3573, %3579, %3585, %3591, %3597, %3603, %3609, %3615, %3621, %3627, %3633, %3639, %3645, %3651, %3657, %3663, %3669, %3675, %3681, %3687, %3693, %3699, %3705, %3711, %3717, %3723, %3729, %3735, %3741, %3747, %3753, %3759, %3765, %3771, %3777, %3783, %3789, %3795, %3801, %3807, %3813, %3819, %3825, %3831, %3837, %3843, %3849, %3855, %3861, %3867, %3873, %3879, %3885, %3891, %3897, %3903, %3909, %3915, %3921, %3927, %3933, %3939, %3945, %3951, %3957, %3963, %3969, %3975, %3981, %3987, %3993, %3999, %4005, %4011, %4017, %4023, %4029, %4035, %4041, %4047, %4053, %4059, %4065, %4071, %4077, %4083, %4089, %4095, %4101, %4107, %4113, %4119, %4125, %4131, %4137, %4143, %4149, %4155, %4161, %4167, %4173, %4179, %4185, %4191, %4197, %4203, %4209, %4215, %952 : tensor<16xf32>, tensor<3x3x3x16xf32>, tensor<3xf32>, tensor<3x3x16x3xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<3x3x64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x64x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x48x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<48xf32>, tensor<48xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x48x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<16xf32>, tensor<3x3x48x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<48xf32>, tensor<48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x48x16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<i32>, tensor<16xf32>, tensor<3x3x3x16xf32>, tensor<3xf32>, tensor<3x3x16x3xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<3x3x64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x64x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x48x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<48xf32>, tensor<48xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x48x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<16xf32>, tensor<3x3x48x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<48xf32>, tensor<48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x48x16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<3x3x3x16xf32>, tensor<3xf32>, tensor<3x3x16x3xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<3x3x64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x64x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x48x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<48xf32>, tensor<48xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x48x32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<16xf32>, tensor<3x3x48x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<48xf32>, tensor<48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x48x16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<f32>
  }
  func.func private @silu(%arg0: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x64xf32>
    %1 = stablehlo.exponential %0 : tensor<16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x64xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x64xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x64xf32>
    return %9, %8, %5 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @_var(%arg0: tensor<16x16x16x4x4xf32>, %arg1: tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x16x4x4xf32>
    %6 = chlo.square %5 : tensor<16x16x16x4x4xf32> -> tensor<16x16x16x4x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x16x4x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x16x16x4x4xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x1x1x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %16, %8, %10, %15 : tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x4xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<16x1x1x4x1xf32>, %arg2: tensor<f32>) -> tensor<16x1x1x4x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<16x1x1x4x1xf32>
    return %2 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_0(%arg0: tensor<16x16x16x16xf32>) -> (tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x16x16x16xf32>
    %1 = stablehlo.exponential %0 : tensor<16x16x16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x16x16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x16x16x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x16x16xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x16x16x16xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x16x16x16xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x16x16x16xf32>
    return %9, %8, %5 : tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>, tensor<16x16x16x16xf32>
  }
  func.func private @_var_1(%arg0: tensor<16x8x8x4x4xf32>, %arg1: tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x4xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8x8x4x4xf32>
    %6 = chlo.square %5 : tensor<16x8x8x4x4xf32> -> tensor<16x8x8x4x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8x8x4x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x8x8x4x4xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x1x1x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %16, %8, %10, %15 : tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x4xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @silu_2(%arg0: tensor<16x8x8x16xf32>) -> (tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x8x8x16xf32>
    %1 = stablehlo.exponential %0 : tensor<16x8x8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x8x8x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x8x8x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8x8x16xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x8x8x16xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x8x8x16xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x8x8x16xf32>
    return %9, %8, %5 : tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>, tensor<16x8x8x16xf32>
  }
  func.func private @_var_3(%arg0: tensor<16x8x8x4x8xf32>, %arg1: tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8x8x4x8xf32>
    %6 = chlo.square %5 : tensor<16x8x8x4x8xf32> -> tensor<16x8x8x4x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8x8x4x8xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x8x8x4x8xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x1x1x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %16, %8, %10, %15 : tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x8xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @silu_4(%arg0: tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x8x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<16x8x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x8x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x8x8x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x8x8x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x8x8x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x8x8x32xf32>
    return %9, %8, %5 : tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>
  }
  func.func private @_var_5(%arg0: tensor<16x8x8x4x16xf32>, %arg1: tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x16xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8x8x4x16xf32>
    %6 = chlo.square %5 : tensor<16x8x8x4x16xf32> -> tensor<16x8x8x4x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8x8x4x16xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x8x8x4x16xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x1x1x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %16, %8, %10, %15 : tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x16xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @silu_6(%arg0: tensor<16x8x8x64xf32>) -> (tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x8x8x64xf32>
    %1 = stablehlo.exponential %0 : tensor<16x8x8x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x8x8x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x8x8x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8x8x64xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x8x8x64xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x8x8x64xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x8x8x64xf32>
    return %9, %8, %5 : tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>, tensor<16x8x8x64xf32>
  }
  func.func private @_var_7(%arg0: tensor<16x8x8x4x12xf32>, %arg1: tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x12xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x8x8x4x12xf32>
    %6 = chlo.square %5 : tensor<16x8x8x4x12xf32> -> tensor<16x8x8x4x12xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8x8x4x12xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x8x8x4x12xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x1x1x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %16, %8, %10, %15 : tensor<16x1x1x4x1xf32>, tensor<16x8x8x4x12xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @silu_8(%arg0: tensor<16x8x8x48xf32>) -> (tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x8x8x48xf32>
    %1 = stablehlo.exponential %0 : tensor<16x8x8x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x8x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x8x8x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x8x8x48xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8x8x48xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x8x8x48xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x8x8x48xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x8x8x48xf32>
    return %9, %8, %5 : tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>, tensor<16x8x8x48xf32>
  }
  func.func private @_resize(%arg0: tensor<16x8x8x32xf32>) -> (tensor<16x16x16x32xf32>, tensor<16x1xi32>, tensor<16x1xi32>) {
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
    return %31, %14, %30 : tensor<16x16x16x32xf32>, tensor<16x1xi32>, tensor<16x1xi32>
  }
  func.func private @_var_9(%arg0: tensor<16x16x16x4x12xf32>, %arg1: tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x12xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<3.072000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x16x4x12xf32>
    %6 = chlo.square %5 : tensor<16x16x16x4x12xf32> -> tensor<16x16x16x4x12xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x16x4x12xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x16x16x4x12xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.072000e+03> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x1x1x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %16, %8, %10, %15 : tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x12xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @silu_10(%arg0: tensor<16x16x16x48xf32>) -> (tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x16x16x48xf32>
    %1 = stablehlo.exponential %0 : tensor<16x16x16x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x16x16x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16x16x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x16x16x48xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x16x48xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x16x16x48xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x16x16x48xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x16x16x48xf32>
    return %9, %8, %5 : tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>, tensor<16x16x16x48xf32>
  }
  func.func private @_var_11(%arg0: tensor<16x16x16x4x8xf32>, %arg1: tensor<i32>) -> (tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x8xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x1x1x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x16x4x8xf32>
    %6 = chlo.square %5 : tensor<16x16x16x4x8xf32> -> tensor<16x16x16x4x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x16x4x8xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x16x16x4x8xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x1x1x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x1x1x4x1xf32>
    return %16, %8, %10, %15 : tensor<16x1x1x4x1xf32>, tensor<16x16x16x4x8xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @silu_12(%arg0: tensor<16x16x16x32xf32>) -> (tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x16x16x32xf32>
    %1 = stablehlo.exponential %0 : tensor<16x16x16x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x16x16x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x16x16x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x16x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x16x16x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x16x16x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x16x16x32xf32>
    return %9, %8, %5 : tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>, tensor<16x16x16x32xf32>
  }
  func.func private @silu_13(%arg0: tensor<16x16x16x16xf32>, %arg1: tensor<16x16x16x16xf32>, %arg2: tensor<16x16x16x16xf32>, %arg3: tensor<16x16x16x16xf32>) -> tensor<16x16x16x16xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x16x16x16xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x16x16x16xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x16x16x16xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x16x16x16xf32>
    return %3 : tensor<16x16x16x16xf32>
  }
  func.func private @_var_14(%arg0: tensor<16x16x16x4x4xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x4xf32> {
    %0 = call @_where_15(%arg2, %arg3) : (tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x1x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1x1x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x4xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x16x16x4x4xf32>
    %6 = stablehlo.negate %5 : tensor<16x16x16x4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x1x1x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x4xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x16x16x4x4xf32>
    return %13 : tensor<16x16x16x4x4xf32>
  }
  func.func private @_where_15(%arg0: tensor<i1>, %arg1: tensor<16x1x1x4x1xf32>) -> tensor<16x1x1x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<16x1x1x4x1xf32>
    return %1 : tensor<16x1x1x4x1xf32>
  }
  func.func private @silu_16(%arg0: tensor<16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<16x64xf32>, %arg3: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x64xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x64xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x64xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x64xf32>
    return %3 : tensor<16x64xf32>
  }
  func.func private @silu_17(%arg0: tensor<16x16x16x32xf32>, %arg1: tensor<16x16x16x32xf32>, %arg2: tensor<16x16x16x32xf32>, %arg3: tensor<16x16x16x32xf32>) -> tensor<16x16x16x32xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x16x16x32xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x16x16x32xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x16x16x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x16x16x32xf32>
    return %3 : tensor<16x16x16x32xf32>
  }
  func.func private @_var_18(%arg0: tensor<16x16x16x4x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x8xf32> {
    %0 = call @_where_15(%arg2, %arg3) : (tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x1x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1x1x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x8xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x16x16x4x8xf32>
    %6 = stablehlo.negate %5 : tensor<16x16x16x4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x1x1x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x8xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x16x16x4x8xf32>
    return %13 : tensor<16x16x16x4x8xf32>
  }
  func.func private @silu_19(%arg0: tensor<16x16x16x48xf32>, %arg1: tensor<16x16x16x48xf32>, %arg2: tensor<16x16x16x48xf32>, %arg3: tensor<16x16x16x48xf32>) -> tensor<16x16x16x48xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x16x16x48xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x16x16x48xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x16x16x48xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x16x16x48xf32>
    return %3 : tensor<16x16x16x48xf32>
  }
  func.func private @_var_20(%arg0: tensor<16x16x16x4x12xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x1x1x4x1xf32>) -> tensor<16x16x16x4x12xf32> {
    %0 = call @_where_15(%arg2, %arg3) : (tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x1x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1x1x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x12xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x16x16x4x12xf32>
    %6 = stablehlo.negate %5 : tensor<16x16x16x4x12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x16x16x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_1 = stablehlo.constant dense<3.072000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x1x1x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x16x16x4x12xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x16x16x4x12xf32>
    return %13 : tensor<16x16x16x4x12xf32>
  }
  func.func private @_resize_21(%arg0: tensor<16x1xi32>, %arg1: tensor<16x1xi32>, %arg2: tensor<16x16x16x32xf32>) -> tensor<16x8x8x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x8x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<16x16x8x32xf32>, tensor<16x1xi32>, tensor<16x16x16x32xf32>) -> tensor<16x16x8x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x8x8x32xf32>
    %3 = "stablehlo.scatter"(%2, %arg0, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<16x8x8x32xf32>, tensor<16x1xi32>, tensor<16x16x8x32xf32>) -> tensor<16x8x8x32xf32>
    return %3 : tensor<16x8x8x32xf32>
  }
  func.func private @_var_22(%arg0: tensor<16x8x8x4x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x8xf32> {
    %0 = call @_where_15(%arg2, %arg3) : (tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x1x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1x1x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x8x8x4x8xf32>
    %6 = stablehlo.negate %5 : tensor<16x8x8x4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_1 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x1x1x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x8xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x8x8x4x8xf32>
    return %13 : tensor<16x8x8x4x8xf32>
  }
  func.func private @silu_23(%arg0: tensor<16x8x8x32xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: tensor<16x8x8x32xf32>, %arg3: tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x8x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x8x8x32xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x8x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x8x8x32xf32>
    return %3 : tensor<16x8x8x32xf32>
  }
  func.func private @silu_24(%arg0: tensor<16x8x8x48xf32>, %arg1: tensor<16x8x8x48xf32>, %arg2: tensor<16x8x8x48xf32>, %arg3: tensor<16x8x8x48xf32>) -> tensor<16x8x8x48xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x8x8x48xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x8x8x48xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x8x8x48xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x8x8x48xf32>
    return %3 : tensor<16x8x8x48xf32>
  }
  func.func private @_var_25(%arg0: tensor<16x8x8x4x12xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x12xf32> {
    %0 = call @_where_15(%arg2, %arg3) : (tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x1x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1x1x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x12xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x8x8x4x12xf32>
    %6 = stablehlo.negate %5 : tensor<16x8x8x4x12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x12xf32>, tensor<f32>) -> tensor<16x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_1 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x1x1x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x12xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x8x8x4x12xf32>
    return %13 : tensor<16x8x8x4x12xf32>
  }
  func.func private @silu_26(%arg0: tensor<16x8x8x64xf32>, %arg1: tensor<16x8x8x64xf32>, %arg2: tensor<16x8x8x64xf32>, %arg3: tensor<16x8x8x64xf32>) -> tensor<16x8x8x64xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x8x8x64xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x8x8x64xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x8x8x64xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x8x8x64xf32>
    return %3 : tensor<16x8x8x64xf32>
  }
  func.func private @_var_27(%arg0: tensor<16x8x8x4x16xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x16xf32> {
    %0 = call @_where_15(%arg2, %arg3) : (tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x1x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1x1x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x16xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x8x8x4x16xf32>
    %6 = stablehlo.negate %5 : tensor<16x8x8x4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x16xf32>, tensor<f32>) -> tensor<16x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x1x1x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x16xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x8x8x4x16xf32>
    return %13 : tensor<16x8x8x4x16xf32>
  }
  func.func private @silu_28(%arg0: tensor<16x8x8x16xf32>, %arg1: tensor<16x8x8x16xf32>, %arg2: tensor<16x8x8x16xf32>, %arg3: tensor<16x8x8x16xf32>) -> tensor<16x8x8x16xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<16x8x8x16xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<16x8x8x16xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<16x8x8x16xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x8x8x16xf32>
    return %3 : tensor<16x8x8x16xf32>
  }
  func.func private @_var_29(%arg0: tensor<16x8x8x4x4xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x1x1x4x1xf32>) -> tensor<16x8x8x4x4xf32> {
    %0 = call @_where_15(%arg2, %arg3) : (tensor<i1>, tensor<16x1x1x4x1xf32>) -> tensor<16x1x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1x1x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x4xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x8x8x4x4xf32>
    %6 = stablehlo.negate %5 : tensor<16x8x8x4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x8x8x4x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x4xf32>) -> tensor<16x1x1x4x1xf32>
    %cst_1 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1x1x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x1x1x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x1x1x4x1xf32>, tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<16x4xf32>) -> tensor<16x8x8x4x4xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x8x8x4x4xf32>
    return %13 : tensor<16x8x8x4x4xf32>
  }
}
