module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<1000xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2048x1000xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<256xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<256xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<256xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<256xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1x1x64x64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3x3x64x64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<1x1x64x256xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<1x1x64x256xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<64xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<256xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<256xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<1x1x256x64xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<3x3x64x64xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<1x1x64x256xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<256xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<256xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<1x1x256x64xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<3x3x64x64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<1x1x64x256xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<128xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<128xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<128xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<128xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<512xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<512xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<512xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<512xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<1x1x256x128xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<3x3x128x128xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<1x1x128x512xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<1x1x256x512xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<128xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<128xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<128xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<128xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<512xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<512xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<1x1x512x128xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<3x3x128x128xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<1x1x128x512xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<128xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<128xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<128xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<128xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<512xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<512xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<1x1x512x128xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<3x3x128x128xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<1x1x128x512xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<128xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<128xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<128xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<128xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<512xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<512xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<1x1x512x128xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<3x3x128x128xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<1x1x128x512xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<256xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<256xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<256xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<256xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<1024xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<1024xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<1024xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<1024xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<1x1x512x256xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<3x3x256x256xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<1x1x256x1024xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<1x1x512x1024xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<256xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<256xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<256xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<256xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<1024xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<1024xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<1x1x1024x256xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<3x3x256x256xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<1x1x256x1024xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<256xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<256xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<256xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<256xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<1024xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<1024xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<1x1x1024x256xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<3x3x256x256xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<1x1x256x1024xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<256xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<256xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<256xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<256xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<1024xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<1024xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<1x1x1024x256xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<3x3x256x256xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<1x1x256x1024xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<256xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<256xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<256xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<256xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<1024xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<1024xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<1x1x1024x256xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<3x3x256x256xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<1x1x256x1024xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<256xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<256xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<256xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<256xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<1024xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<1024xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<1x1x1024x256xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<3x3x256x256xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<1x1x256x1024xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<512xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<512xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<512xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<512xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<2048xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<2048xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<2048xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<2048xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<1x1x1024x512xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<3x3x512x512xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<1x1x512x2048xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<1x1x1024x2048xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<512xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<512xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<512xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<512xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<2048xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<2048xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<1x1x2048x512xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<3x3x512x512xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<1x1x512x2048xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<512xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<512xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<512xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<512xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<2048xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<2048xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<1x1x2048x512xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<3x3x512x512xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<1x1x512x2048xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<7x7x3x64xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<64xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<64xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<1000xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<2048x1000xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<64xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<64xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<64xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<64xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<256xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<256xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<256xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<256xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<1x1x64x64xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<3x3x64x64xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<1x1x64x256xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<1x1x64x256xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<64xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<64xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<64xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<64xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<256xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<256xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<1x1x256x64xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<3x3x64x64xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<1x1x64x256xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<64xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<64xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<64xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<64xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<256xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<256xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<1x1x256x64xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<3x3x64x64xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<1x1x64x256xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<128xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<128xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<128xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<128xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<512xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<512xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<512xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<512xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<1x1x256x128xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<3x3x128x128xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<1x1x128x512xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<1x1x256x512xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<128xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<128xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<128xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<128xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<512xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<512xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<1x1x512x128xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<3x3x128x128xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<1x1x128x512xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<128xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<128xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<128xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<128xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<512xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<512xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<1x1x512x128xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<3x3x128x128xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<1x1x128x512xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<128xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<128xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<128xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<128xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<512xf32> {tf.aliasing_output = 229 : i32}, %arg230: tensor<512xf32> {tf.aliasing_output = 230 : i32}, %arg231: tensor<1x1x512x128xf32> {tf.aliasing_output = 231 : i32}, %arg232: tensor<3x3x128x128xf32> {tf.aliasing_output = 232 : i32}, %arg233: tensor<1x1x128x512xf32> {tf.aliasing_output = 233 : i32}, %arg234: tensor<256xf32> {tf.aliasing_output = 234 : i32}, %arg235: tensor<256xf32> {tf.aliasing_output = 235 : i32}, %arg236: tensor<256xf32> {tf.aliasing_output = 236 : i32}, %arg237: tensor<256xf32> {tf.aliasing_output = 237 : i32}, %arg238: tensor<1024xf32> {tf.aliasing_output = 238 : i32}, %arg239: tensor<1024xf32> {tf.aliasing_output = 239 : i32}, %arg240: tensor<1024xf32> {tf.aliasing_output = 240 : i32}, %arg241: tensor<1024xf32> {tf.aliasing_output = 241 : i32}, %arg242: tensor<1x1x512x256xf32> {tf.aliasing_output = 242 : i32}, %arg243: tensor<3x3x256x256xf32> {tf.aliasing_output = 243 : i32}, %arg244: tensor<1x1x256x1024xf32> {tf.aliasing_output = 244 : i32}, %arg245: tensor<1x1x512x1024xf32> {tf.aliasing_output = 245 : i32}, %arg246: tensor<256xf32> {tf.aliasing_output = 246 : i32}, %arg247: tensor<256xf32> {tf.aliasing_output = 247 : i32}, %arg248: tensor<256xf32> {tf.aliasing_output = 248 : i32}, %arg249: tensor<256xf32> {tf.aliasing_output = 249 : i32}, %arg250: tensor<1024xf32> {tf.aliasing_output = 250 : i32}, %arg251: tensor<1024xf32> {tf.aliasing_output = 251 : i32}, %arg252: tensor<1x1x1024x256xf32> {tf.aliasing_output = 252 : i32}, %arg253: tensor<3x3x256x256xf32> {tf.aliasing_output = 253 : i32}, %arg254: tensor<1x1x256x1024xf32> {tf.aliasing_output = 254 : i32}, %arg255: tensor<256xf32> {tf.aliasing_output = 255 : i32}, %arg256: tensor<256xf32> {tf.aliasing_output = 256 : i32}, %arg257: tensor<256xf32> {tf.aliasing_output = 257 : i32}, %arg258: tensor<256xf32> {tf.aliasing_output = 258 : i32}, %arg259: tensor<1024xf32> {tf.aliasing_output = 259 : i32}, %arg260: tensor<1024xf32> {tf.aliasing_output = 260 : i32}, %arg261: tensor<1x1x1024x256xf32> {tf.aliasing_output = 261 : i32}, %arg262: tensor<3x3x256x256xf32> {tf.aliasing_output = 262 : i32}, %arg263: tensor<1x1x256x1024xf32> {tf.aliasing_output = 263 : i32}, %arg264: tensor<256xf32> {tf.aliasing_output = 264 : i32}, %arg265: tensor<256xf32> {tf.aliasing_output = 265 : i32}, %arg266: tensor<256xf32> {tf.aliasing_output = 266 : i32}, %arg267: tensor<256xf32> {tf.aliasing_output = 267 : i32}, %arg268: tensor<1024xf32> {tf.aliasing_output = 268 : i32}, %arg269: tensor<1024xf32> {tf.aliasing_output = 269 : i32}, %arg270: tensor<1x1x1024x256xf32> {tf.aliasing_output = 270 : i32}, %arg271: tensor<3x3x256x256xf32> {tf.aliasing_output = 271 : i32}, %arg272: tensor<1x1x256x1024xf32> {tf.aliasing_output = 272 : i32}, %arg273: tensor<256xf32> {tf.aliasing_output = 273 : i32}, %arg274: tensor<256xf32> {tf.aliasing_output = 274 : i32}, %arg275: tensor<256xf32> {tf.aliasing_output = 275 : i32}, %arg276: tensor<256xf32> {tf.aliasing_output = 276 : i32}, %arg277: tensor<1024xf32> {tf.aliasing_output = 277 : i32}, %arg278: tensor<1024xf32> {tf.aliasing_output = 278 : i32}, %arg279: tensor<1x1x1024x256xf32> {tf.aliasing_output = 279 : i32}, %arg280: tensor<3x3x256x256xf32> {tf.aliasing_output = 280 : i32}, %arg281: tensor<1x1x256x1024xf32> {tf.aliasing_output = 281 : i32}, %arg282: tensor<256xf32> {tf.aliasing_output = 282 : i32}, %arg283: tensor<256xf32> {tf.aliasing_output = 283 : i32}, %arg284: tensor<256xf32> {tf.aliasing_output = 284 : i32}, %arg285: tensor<256xf32> {tf.aliasing_output = 285 : i32}, %arg286: tensor<1024xf32> {tf.aliasing_output = 286 : i32}, %arg287: tensor<1024xf32> {tf.aliasing_output = 287 : i32}, %arg288: tensor<1x1x1024x256xf32> {tf.aliasing_output = 288 : i32}, %arg289: tensor<3x3x256x256xf32> {tf.aliasing_output = 289 : i32}, %arg290: tensor<1x1x256x1024xf32> {tf.aliasing_output = 290 : i32}, %arg291: tensor<512xf32> {tf.aliasing_output = 291 : i32}, %arg292: tensor<512xf32> {tf.aliasing_output = 292 : i32}, %arg293: tensor<512xf32> {tf.aliasing_output = 293 : i32}, %arg294: tensor<512xf32> {tf.aliasing_output = 294 : i32}, %arg295: tensor<2048xf32> {tf.aliasing_output = 295 : i32}, %arg296: tensor<2048xf32> {tf.aliasing_output = 296 : i32}, %arg297: tensor<2048xf32> {tf.aliasing_output = 297 : i32}, %arg298: tensor<2048xf32> {tf.aliasing_output = 298 : i32}, %arg299: tensor<1x1x1024x512xf32> {tf.aliasing_output = 299 : i32}, %arg300: tensor<3x3x512x512xf32> {tf.aliasing_output = 300 : i32}, %arg301: tensor<1x1x512x2048xf32> {tf.aliasing_output = 301 : i32}, %arg302: tensor<1x1x1024x2048xf32> {tf.aliasing_output = 302 : i32}, %arg303: tensor<512xf32> {tf.aliasing_output = 303 : i32}, %arg304: tensor<512xf32> {tf.aliasing_output = 304 : i32}, %arg305: tensor<512xf32> {tf.aliasing_output = 305 : i32}, %arg306: tensor<512xf32> {tf.aliasing_output = 306 : i32}, %arg307: tensor<2048xf32> {tf.aliasing_output = 307 : i32}, %arg308: tensor<2048xf32> {tf.aliasing_output = 308 : i32}, %arg309: tensor<1x1x2048x512xf32> {tf.aliasing_output = 309 : i32}, %arg310: tensor<3x3x512x512xf32> {tf.aliasing_output = 310 : i32}, %arg311: tensor<1x1x512x2048xf32> {tf.aliasing_output = 311 : i32}, %arg312: tensor<512xf32> {tf.aliasing_output = 312 : i32}, %arg313: tensor<512xf32> {tf.aliasing_output = 313 : i32}, %arg314: tensor<512xf32> {tf.aliasing_output = 314 : i32}, %arg315: tensor<512xf32> {tf.aliasing_output = 315 : i32}, %arg316: tensor<2048xf32> {tf.aliasing_output = 316 : i32}, %arg317: tensor<2048xf32> {tf.aliasing_output = 317 : i32}, %arg318: tensor<1x1x2048x512xf32> {tf.aliasing_output = 318 : i32}, %arg319: tensor<3x3x512x512xf32> {tf.aliasing_output = 319 : i32}, %arg320: tensor<1x1x512x2048xf32> {tf.aliasing_output = 320 : i32}, %arg321: tensor<7x7x3x64xf32> {tf.aliasing_output = 321 : i32}, %arg322: tensor<64xf32> {tf.aliasing_output = 322 : i32}, %arg323: tensor<64xf32> {tf.aliasing_output = 323 : i32}, %arg324: tensor<64xf32> {tf.aliasing_output = 324 : i32}, %arg325: tensor<64xf32> {tf.aliasing_output = 325 : i32}, %arg326: tensor<64xf32> {tf.aliasing_output = 326 : i32}, %arg327: tensor<64xf32> {tf.aliasing_output = 327 : i32}, %arg328: tensor<256xf32> {tf.aliasing_output = 328 : i32}, %arg329: tensor<256xf32> {tf.aliasing_output = 329 : i32}, %arg330: tensor<256xf32> {tf.aliasing_output = 330 : i32}, %arg331: tensor<256xf32> {tf.aliasing_output = 331 : i32}, %arg332: tensor<64xf32> {tf.aliasing_output = 332 : i32}, %arg333: tensor<64xf32> {tf.aliasing_output = 333 : i32}, %arg334: tensor<64xf32> {tf.aliasing_output = 334 : i32}, %arg335: tensor<64xf32> {tf.aliasing_output = 335 : i32}, %arg336: tensor<256xf32> {tf.aliasing_output = 336 : i32}, %arg337: tensor<256xf32> {tf.aliasing_output = 337 : i32}, %arg338: tensor<64xf32> {tf.aliasing_output = 338 : i32}, %arg339: tensor<64xf32> {tf.aliasing_output = 339 : i32}, %arg340: tensor<64xf32> {tf.aliasing_output = 340 : i32}, %arg341: tensor<64xf32> {tf.aliasing_output = 341 : i32}, %arg342: tensor<256xf32> {tf.aliasing_output = 342 : i32}, %arg343: tensor<256xf32> {tf.aliasing_output = 343 : i32}, %arg344: tensor<128xf32> {tf.aliasing_output = 344 : i32}, %arg345: tensor<128xf32> {tf.aliasing_output = 345 : i32}, %arg346: tensor<128xf32> {tf.aliasing_output = 346 : i32}, %arg347: tensor<128xf32> {tf.aliasing_output = 347 : i32}, %arg348: tensor<512xf32> {tf.aliasing_output = 348 : i32}, %arg349: tensor<512xf32> {tf.aliasing_output = 349 : i32}, %arg350: tensor<512xf32> {tf.aliasing_output = 350 : i32}, %arg351: tensor<512xf32> {tf.aliasing_output = 351 : i32}, %arg352: tensor<128xf32> {tf.aliasing_output = 352 : i32}, %arg353: tensor<128xf32> {tf.aliasing_output = 353 : i32}, %arg354: tensor<128xf32> {tf.aliasing_output = 354 : i32}, %arg355: tensor<128xf32> {tf.aliasing_output = 355 : i32}, %arg356: tensor<512xf32> {tf.aliasing_output = 356 : i32}, %arg357: tensor<512xf32> {tf.aliasing_output = 357 : i32}, %arg358: tensor<128xf32> {tf.aliasing_output = 358 : i32}, %arg359: tensor<128xf32> {tf.aliasing_output = 359 : i32}, %arg360: tensor<128xf32> {tf.aliasing_output = 360 : i32}, %arg361: tensor<128xf32> {tf.aliasing_output = 361 : i32}, %arg362: tensor<512xf32> {tf.aliasing_output = 362 : i32}, %arg363: tensor<512xf32> {tf.aliasing_output = 363 : i32}, %arg364: tensor<128xf32> {tf.aliasing_output = 364 : i32}, %arg365: tensor<128xf32> {tf.aliasing_output = 365 : i32}, %arg366: tensor<128xf32> {tf.aliasing_output = 366 : i32}, %arg367: tensor<128xf32> {tf.aliasing_output = 367 : i32}, %arg368: tensor<512xf32> {tf.aliasing_output = 368 : i32}, %arg369: tensor<512xf32> {tf.aliasing_output = 369 : i32}, %arg370: tensor<256xf32> {tf.aliasing_output = 370 : i32}, %arg371: tensor<256xf32> {tf.aliasing_output = 371 : i32}, %arg372: tensor<256xf32> {tf.aliasing_output = 372 : i32}, %arg373: tensor<256xf32> {tf.aliasing_output = 373 : i32}, %arg374: tensor<1024xf32> {tf.aliasing_output = 374 : i32}, %arg375: tensor<1024xf32> {tf.aliasing_output = 375 : i32}, %arg376: tensor<1024xf32> {tf.aliasing_output = 376 : i32}, %arg377: tensor<1024xf32> {tf.aliasing_output = 377 : i32}, %arg378: tensor<256xf32> {tf.aliasing_output = 378 : i32}, %arg379: tensor<256xf32> {tf.aliasing_output = 379 : i32}, %arg380: tensor<256xf32> {tf.aliasing_output = 380 : i32}, %arg381: tensor<256xf32> {tf.aliasing_output = 381 : i32}, %arg382: tensor<1024xf32> {tf.aliasing_output = 382 : i32}, %arg383: tensor<1024xf32> {tf.aliasing_output = 383 : i32}, %arg384: tensor<256xf32> {tf.aliasing_output = 384 : i32}, %arg385: tensor<256xf32> {tf.aliasing_output = 385 : i32}, %arg386: tensor<256xf32> {tf.aliasing_output = 386 : i32}, %arg387: tensor<256xf32> {tf.aliasing_output = 387 : i32}, %arg388: tensor<1024xf32> {tf.aliasing_output = 388 : i32}, %arg389: tensor<1024xf32> {tf.aliasing_output = 389 : i32}, %arg390: tensor<256xf32> {tf.aliasing_output = 390 : i32}, %arg391: tensor<256xf32> {tf.aliasing_output = 391 : i32}, %arg392: tensor<256xf32> {tf.aliasing_output = 392 : i32}, %arg393: tensor<256xf32> {tf.aliasing_output = 393 : i32}, %arg394: tensor<1024xf32> {tf.aliasing_output = 394 : i32}, %arg395: tensor<1024xf32> {tf.aliasing_output = 395 : i32}, %arg396: tensor<256xf32> {tf.aliasing_output = 396 : i32}, %arg397: tensor<256xf32> {tf.aliasing_output = 397 : i32}, %arg398: tensor<256xf32> {tf.aliasing_output = 398 : i32}, %arg399: tensor<256xf32> {tf.aliasing_output = 399 : i32}, %arg400: tensor<1024xf32> {tf.aliasing_output = 400 : i32}, %arg401: tensor<1024xf32> {tf.aliasing_output = 401 : i32}, %arg402: tensor<256xf32> {tf.aliasing_output = 402 : i32}, %arg403: tensor<256xf32> {tf.aliasing_output = 403 : i32}, %arg404: tensor<256xf32> {tf.aliasing_output = 404 : i32}, %arg405: tensor<256xf32> {tf.aliasing_output = 405 : i32}, %arg406: tensor<1024xf32> {tf.aliasing_output = 406 : i32}, %arg407: tensor<1024xf32> {tf.aliasing_output = 407 : i32}, %arg408: tensor<512xf32> {tf.aliasing_output = 408 : i32}, %arg409: tensor<512xf32> {tf.aliasing_output = 409 : i32}, %arg410: tensor<512xf32> {tf.aliasing_output = 410 : i32}, %arg411: tensor<512xf32> {tf.aliasing_output = 411 : i32}, %arg412: tensor<2048xf32> {tf.aliasing_output = 412 : i32}, %arg413: tensor<2048xf32> {tf.aliasing_output = 413 : i32}, %arg414: tensor<2048xf32> {tf.aliasing_output = 414 : i32}, %arg415: tensor<2048xf32> {tf.aliasing_output = 415 : i32}, %arg416: tensor<512xf32> {tf.aliasing_output = 416 : i32}, %arg417: tensor<512xf32> {tf.aliasing_output = 417 : i32}, %arg418: tensor<512xf32> {tf.aliasing_output = 418 : i32}, %arg419: tensor<512xf32> {tf.aliasing_output = 419 : i32}, %arg420: tensor<2048xf32> {tf.aliasing_output = 420 : i32}, %arg421: tensor<2048xf32> {tf.aliasing_output = 421 : i32}, %arg422: tensor<512xf32> {tf.aliasing_output = 422 : i32}, %arg423: tensor<512xf32> {tf.aliasing_output = 423 : i32}, %arg424: tensor<512xf32> {tf.aliasing_output = 424 : i32}, %arg425: tensor<512xf32> {tf.aliasing_output = 425 : i32}, %arg426: tensor<2048xf32> {tf.aliasing_output = 426 : i32}, %arg427: tensor<2048xf32> {tf.aliasing_output = 427 : i32}, %arg428: tensor<256x224x224x3xf32>, %arg429: tensor<256xi32>) -> (tensor<64xf32> {jax.result_info = "result[0]['bn']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['bn']['scale']"}, tensor<1000xf32> {jax.result_info = "result[0]['fc']['bias']"}, tensor<2048x1000xf32> {jax.result_info = "result[0]['fc']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][0]['bn1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][0]['bn1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][0]['bn2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][0]['bn2']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][0][0]['bn3']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][0][0]['bn3']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][0][0]['bn_proj']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][0][0]['bn_proj']['scale']"}, tensor<1x1x64x64xf32> {jax.result_info = "result[0]['stages'][0][0]['conv1']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['stages'][0][0]['conv2']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[0]['stages'][0][0]['conv3']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[0]['stages'][0][0]['proj']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][1]['bn1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][1]['bn1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][1]['bn2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][1]['bn2']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][0][1]['bn3']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][0][1]['bn3']['scale']"}, tensor<1x1x256x64xf32> {jax.result_info = "result[0]['stages'][0][1]['conv1']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['stages'][0][1]['conv2']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[0]['stages'][0][1]['conv3']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][2]['bn1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][2]['bn1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][2]['bn2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['stages'][0][2]['bn2']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][0][2]['bn3']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][0][2]['bn3']['scale']"}, tensor<1x1x256x64xf32> {jax.result_info = "result[0]['stages'][0][2]['conv1']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['stages'][0][2]['conv2']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[0]['stages'][0][2]['conv3']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][0]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][0]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][0]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][0]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][0]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][0]['bn3']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][0]['bn_proj']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][0]['bn_proj']['scale']"}, tensor<1x1x256x128xf32> {jax.result_info = "result[0]['stages'][1][0]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['stages'][1][0]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['stages'][1][0]['conv3']"}, tensor<1x1x256x512xf32> {jax.result_info = "result[0]['stages'][1][0]['proj']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][1]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][1]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][1]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][1]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][1]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][1]['bn3']['scale']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[0]['stages'][1][1]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['stages'][1][1]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['stages'][1][1]['conv3']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][2]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][2]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][2]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][2]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][2]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][2]['bn3']['scale']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[0]['stages'][1][2]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['stages'][1][2]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['stages'][1][2]['conv3']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][3]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][3]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][3]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[0]['stages'][1][3]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][3]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][1][3]['bn3']['scale']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[0]['stages'][1][3]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['stages'][1][3]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['stages'][1][3]['conv3']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][0]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][0]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][0]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][0]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][0]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][0]['bn3']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][0]['bn_proj']['bias']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][0]['bn_proj']['scale']"}, tensor<1x1x512x256xf32> {jax.result_info = "result[0]['stages'][2][0]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['stages'][2][0]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['stages'][2][0]['conv3']"}, tensor<1x1x512x1024xf32> {jax.result_info = "result[0]['stages'][2][0]['proj']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][1]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][1]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][1]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][1]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][1]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][1]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['stages'][2][1]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['stages'][2][1]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['stages'][2][1]['conv3']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][2]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][2]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][2]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][2]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][2]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][2]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['stages'][2][2]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['stages'][2][2]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['stages'][2][2]['conv3']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][3]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][3]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][3]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][3]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][3]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][3]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['stages'][2][3]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['stages'][2][3]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['stages'][2][3]['conv3']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][4]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][4]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][4]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][4]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][4]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][4]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['stages'][2][4]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['stages'][2][4]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['stages'][2][4]['conv3']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][5]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][5]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][5]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[0]['stages'][2][5]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][5]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[0]['stages'][2][5]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['stages'][2][5]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['stages'][2][5]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['stages'][2][5]['conv3']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][0]['bn1']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][0]['bn1']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][0]['bn2']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][0]['bn2']['scale']"}, tensor<2048xf32> {jax.result_info = "result[0]['stages'][3][0]['bn3']['bias']"}, tensor<2048xf32> {jax.result_info = "result[0]['stages'][3][0]['bn3']['scale']"}, tensor<2048xf32> {jax.result_info = "result[0]['stages'][3][0]['bn_proj']['bias']"}, tensor<2048xf32> {jax.result_info = "result[0]['stages'][3][0]['bn_proj']['scale']"}, tensor<1x1x1024x512xf32> {jax.result_info = "result[0]['stages'][3][0]['conv1']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[0]['stages'][3][0]['conv2']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[0]['stages'][3][0]['conv3']"}, tensor<1x1x1024x2048xf32> {jax.result_info = "result[0]['stages'][3][0]['proj']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][1]['bn1']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][1]['bn1']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][1]['bn2']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][1]['bn2']['scale']"}, tensor<2048xf32> {jax.result_info = "result[0]['stages'][3][1]['bn3']['bias']"}, tensor<2048xf32> {jax.result_info = "result[0]['stages'][3][1]['bn3']['scale']"}, tensor<1x1x2048x512xf32> {jax.result_info = "result[0]['stages'][3][1]['conv1']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[0]['stages'][3][1]['conv2']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[0]['stages'][3][1]['conv3']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][2]['bn1']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][2]['bn1']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][2]['bn2']['bias']"}, tensor<512xf32> {jax.result_info = "result[0]['stages'][3][2]['bn2']['scale']"}, tensor<2048xf32> {jax.result_info = "result[0]['stages'][3][2]['bn3']['bias']"}, tensor<2048xf32> {jax.result_info = "result[0]['stages'][3][2]['bn3']['scale']"}, tensor<1x1x2048x512xf32> {jax.result_info = "result[0]['stages'][3][2]['conv1']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[0]['stages'][3][2]['conv2']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[0]['stages'][3][2]['conv3']"}, tensor<7x7x3x64xf32> {jax.result_info = "result[0]['stem']"}, tensor<64xf32> {jax.result_info = "result[1]['bn']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['bn']['scale']"}, tensor<1000xf32> {jax.result_info = "result[1]['fc']['bias']"}, tensor<2048x1000xf32> {jax.result_info = "result[1]['fc']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][0]['bn1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][0]['bn1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][0]['bn2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][0]['bn2']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][0][0]['bn3']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][0][0]['bn3']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][0][0]['bn_proj']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][0][0]['bn_proj']['scale']"}, tensor<1x1x64x64xf32> {jax.result_info = "result[1]['stages'][0][0]['conv1']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['stages'][0][0]['conv2']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['stages'][0][0]['conv3']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['stages'][0][0]['proj']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][1]['bn1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][1]['bn1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][1]['bn2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][1]['bn2']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][0][1]['bn3']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][0][1]['bn3']['scale']"}, tensor<1x1x256x64xf32> {jax.result_info = "result[1]['stages'][0][1]['conv1']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['stages'][0][1]['conv2']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['stages'][0][1]['conv3']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][2]['bn1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][2]['bn1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][2]['bn2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['stages'][0][2]['bn2']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][0][2]['bn3']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][0][2]['bn3']['scale']"}, tensor<1x1x256x64xf32> {jax.result_info = "result[1]['stages'][0][2]['conv1']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['stages'][0][2]['conv2']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['stages'][0][2]['conv3']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][0]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][0]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][0]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][0]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][0]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][0]['bn3']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][0]['bn_proj']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][0]['bn_proj']['scale']"}, tensor<1x1x256x128xf32> {jax.result_info = "result[1]['stages'][1][0]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['stages'][1][0]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['stages'][1][0]['conv3']"}, tensor<1x1x256x512xf32> {jax.result_info = "result[1]['stages'][1][0]['proj']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][1]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][1]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][1]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][1]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][1]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][1]['bn3']['scale']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[1]['stages'][1][1]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['stages'][1][1]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['stages'][1][1]['conv3']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][2]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][2]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][2]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][2]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][2]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][2]['bn3']['scale']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[1]['stages'][1][2]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['stages'][1][2]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['stages'][1][2]['conv3']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][3]['bn1']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][3]['bn1']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][3]['bn2']['bias']"}, tensor<128xf32> {jax.result_info = "result[1]['stages'][1][3]['bn2']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][3]['bn3']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][1][3]['bn3']['scale']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[1]['stages'][1][3]['conv1']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['stages'][1][3]['conv2']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['stages'][1][3]['conv3']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][0]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][0]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][0]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][0]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][0]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][0]['bn3']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][0]['bn_proj']['bias']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][0]['bn_proj']['scale']"}, tensor<1x1x512x256xf32> {jax.result_info = "result[1]['stages'][2][0]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['stages'][2][0]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['stages'][2][0]['conv3']"}, tensor<1x1x512x1024xf32> {jax.result_info = "result[1]['stages'][2][0]['proj']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][1]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][1]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][1]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][1]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][1]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][1]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['stages'][2][1]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['stages'][2][1]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['stages'][2][1]['conv3']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][2]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][2]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][2]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][2]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][2]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][2]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['stages'][2][2]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['stages'][2][2]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['stages'][2][2]['conv3']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][3]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][3]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][3]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][3]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][3]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][3]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['stages'][2][3]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['stages'][2][3]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['stages'][2][3]['conv3']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][4]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][4]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][4]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][4]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][4]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][4]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['stages'][2][4]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['stages'][2][4]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['stages'][2][4]['conv3']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][5]['bn1']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][5]['bn1']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][5]['bn2']['bias']"}, tensor<256xf32> {jax.result_info = "result[1]['stages'][2][5]['bn2']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][5]['bn3']['bias']"}, tensor<1024xf32> {jax.result_info = "result[1]['stages'][2][5]['bn3']['scale']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['stages'][2][5]['conv1']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['stages'][2][5]['conv2']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['stages'][2][5]['conv3']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][0]['bn1']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][0]['bn1']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][0]['bn2']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][0]['bn2']['scale']"}, tensor<2048xf32> {jax.result_info = "result[1]['stages'][3][0]['bn3']['bias']"}, tensor<2048xf32> {jax.result_info = "result[1]['stages'][3][0]['bn3']['scale']"}, tensor<2048xf32> {jax.result_info = "result[1]['stages'][3][0]['bn_proj']['bias']"}, tensor<2048xf32> {jax.result_info = "result[1]['stages'][3][0]['bn_proj']['scale']"}, tensor<1x1x1024x512xf32> {jax.result_info = "result[1]['stages'][3][0]['conv1']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['stages'][3][0]['conv2']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[1]['stages'][3][0]['conv3']"}, tensor<1x1x1024x2048xf32> {jax.result_info = "result[1]['stages'][3][0]['proj']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][1]['bn1']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][1]['bn1']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][1]['bn2']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][1]['bn2']['scale']"}, tensor<2048xf32> {jax.result_info = "result[1]['stages'][3][1]['bn3']['bias']"}, tensor<2048xf32> {jax.result_info = "result[1]['stages'][3][1]['bn3']['scale']"}, tensor<1x1x2048x512xf32> {jax.result_info = "result[1]['stages'][3][1]['conv1']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['stages'][3][1]['conv2']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[1]['stages'][3][1]['conv3']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][2]['bn1']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][2]['bn1']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][2]['bn2']['bias']"}, tensor<512xf32> {jax.result_info = "result[1]['stages'][3][2]['bn2']['scale']"}, tensor<2048xf32> {jax.result_info = "result[1]['stages'][3][2]['bn3']['bias']"}, tensor<2048xf32> {jax.result_info = "result[1]['stages'][3][2]['bn3']['scale']"}, tensor<1x1x2048x512xf32> {jax.result_info = "result[1]['stages'][3][2]['conv1']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['stages'][3][2]['conv2']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[1]['stages'][3][2]['conv3']"}, tensor<7x7x3x64xf32> {jax.result_info = "result[1]['stem']"}, tensor<64xf32> {jax.result_info = "result[2]['bn']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['bn']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][0]['bn1']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][0]['bn1']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][0]['bn2']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][0]['bn2']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][0][0]['bn3']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][0][0]['bn3']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][0][0]['bn_proj']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][0][0]['bn_proj']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][1]['bn1']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][1]['bn1']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][1]['bn2']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][1]['bn2']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][0][1]['bn3']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][0][1]['bn3']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][2]['bn1']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][2]['bn1']['var']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][2]['bn2']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stages'][0][2]['bn2']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][0][2]['bn3']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][0][2]['bn3']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][0]['bn1']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][0]['bn1']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][0]['bn2']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][0]['bn2']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][0]['bn3']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][0]['bn3']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][0]['bn_proj']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][0]['bn_proj']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][1]['bn1']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][1]['bn1']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][1]['bn2']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][1]['bn2']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][1]['bn3']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][1]['bn3']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][2]['bn1']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][2]['bn1']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][2]['bn2']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][2]['bn2']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][2]['bn3']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][2]['bn3']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][3]['bn1']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][3]['bn1']['var']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][3]['bn2']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['stages'][1][3]['bn2']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][3]['bn3']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][1][3]['bn3']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][0]['bn1']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][0]['bn1']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][0]['bn2']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][0]['bn2']['var']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][0]['bn3']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][0]['bn3']['var']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][0]['bn_proj']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][0]['bn_proj']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][1]['bn1']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][1]['bn1']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][1]['bn2']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][1]['bn2']['var']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][1]['bn3']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][1]['bn3']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][2]['bn1']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][2]['bn1']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][2]['bn2']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][2]['bn2']['var']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][2]['bn3']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][2]['bn3']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][3]['bn1']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][3]['bn1']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][3]['bn2']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][3]['bn2']['var']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][3]['bn3']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][3]['bn3']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][4]['bn1']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][4]['bn1']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][4]['bn2']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][4]['bn2']['var']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][4]['bn3']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][4]['bn3']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][5]['bn1']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][5]['bn1']['var']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][5]['bn2']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['stages'][2][5]['bn2']['var']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][5]['bn3']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['stages'][2][5]['bn3']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][0]['bn1']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][0]['bn1']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][0]['bn2']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][0]['bn2']['var']"}, tensor<2048xf32> {jax.result_info = "result[2]['stages'][3][0]['bn3']['mean']"}, tensor<2048xf32> {jax.result_info = "result[2]['stages'][3][0]['bn3']['var']"}, tensor<2048xf32> {jax.result_info = "result[2]['stages'][3][0]['bn_proj']['mean']"}, tensor<2048xf32> {jax.result_info = "result[2]['stages'][3][0]['bn_proj']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][1]['bn1']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][1]['bn1']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][1]['bn2']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][1]['bn2']['var']"}, tensor<2048xf32> {jax.result_info = "result[2]['stages'][3][1]['bn3']['mean']"}, tensor<2048xf32> {jax.result_info = "result[2]['stages'][3][1]['bn3']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][2]['bn1']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][2]['bn1']['var']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][2]['bn2']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['stages'][3][2]['bn2']['var']"}, tensor<2048xf32> {jax.result_info = "result[2]['stages'][3][2]['bn3']['mean']"}, tensor<2048xf32> {jax.result_info = "result[2]['stages'][3][2]['bn3']['var']"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convolution(%arg428, %arg160) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x224x224x3xf32>, tensor<7x7x3x64xf32>) -> tensor<256x112x112x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0x4A440000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.divide %1, %2 : tensor<64xf32>
    %4 = chlo.square %0 : tensor<256x112x112x64xf32> -> tensor<256x112x112x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x112x112x64xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<256x112x112x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_3 = stablehlo.constant dense<0x4A440000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %9 = stablehlo.divide %7, %8 : tensor<64xf32>
    %10 = chlo.square %3 : tensor<64xf32> -> tensor<64xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %12 = stablehlo.multiply %11, %3 : tensor<64xf32>
    %13 = stablehlo.subtract %9, %10 : tensor<64xf32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x112x112x64xf32>
    %16 = stablehlo.subtract %0, %15 : tensor<256x112x112x64xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %18 = stablehlo.add %13, %17 : tensor<64xf32>
    %19 = stablehlo.rsqrt %18 : tensor<64xf32>
    %20 = stablehlo.divide %19, %18 : tensor<64xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<64xf32>
    %23 = stablehlo.multiply %19, %arg1 : tensor<64xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x112x112x64xf32>
    %26 = stablehlo.multiply %16, %25 : tensor<256x112x112x64xf32>
    %27 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x112x112x64xf32>
    %29 = stablehlo.add %26, %28 : tensor<256x112x112x64xf32>
    %30 = call @relu(%29) : (tensor<256x112x112x64xf32>) -> tensor<256x112x112x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x112x112x64xf32>
    %32 = stablehlo.compare GT, %29, %31, FLOAT : (tensor<256x112x112x64xf32>, tensor<256x112x112x64xf32>) -> tensor<256x112x112x64xi1>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.reduce_window"(%30, %33) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %5544 = stablehlo.maximum %arg430, %arg431 : tensor<f32>
      stablehlo.return %5544 : tensor<f32>
    }) : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<256x56x56x64xf32>
    %35 = stablehlo.convolution(%34, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_10 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %38 = stablehlo.divide %36, %37 : tensor<64xf32>
    %39 = chlo.square %35 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %41 = stablehlo.multiply %40, %35 : tensor<256x56x56x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_13 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %44 = stablehlo.divide %42, %43 : tensor<64xf32>
    %45 = chlo.square %38 : tensor<64xf32> -> tensor<64xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %47 = stablehlo.multiply %46, %38 : tensor<64xf32>
    %48 = stablehlo.subtract %44, %45 : tensor<64xf32>
    %49 = stablehlo.broadcast_in_dim %38, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %51 = stablehlo.subtract %35, %50 : tensor<256x56x56x64xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %53 = stablehlo.add %48, %52 : tensor<64xf32>
    %54 = stablehlo.rsqrt %53 : tensor<64xf32>
    %55 = stablehlo.divide %54, %53 : tensor<64xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<64xf32>
    %58 = stablehlo.multiply %54, %arg5 : tensor<64xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %61 = stablehlo.multiply %51, %60 : tensor<256x56x56x64xf32>
    %62 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %64 = stablehlo.add %61, %63 : tensor<256x56x56x64xf32>
    %65 = call @relu_0(%64) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %67 = stablehlo.compare GT, %64, %66, FLOAT : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xi1>
    %68 = stablehlo.convolution(%65, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_19 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %71 = stablehlo.divide %69, %70 : tensor<64xf32>
    %72 = chlo.square %68 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %74 = stablehlo.multiply %73, %68 : tensor<256x56x56x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_22 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %77 = stablehlo.divide %75, %76 : tensor<64xf32>
    %78 = chlo.square %71 : tensor<64xf32> -> tensor<64xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %80 = stablehlo.multiply %79, %71 : tensor<64xf32>
    %81 = stablehlo.subtract %77, %78 : tensor<64xf32>
    %82 = stablehlo.broadcast_in_dim %71, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %84 = stablehlo.subtract %68, %83 : tensor<256x56x56x64xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %86 = stablehlo.add %81, %85 : tensor<64xf32>
    %87 = stablehlo.rsqrt %86 : tensor<64xf32>
    %88 = stablehlo.divide %87, %86 : tensor<64xf32>
    %cst_25 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<64xf32>
    %91 = stablehlo.multiply %87, %arg7 : tensor<64xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %94 = stablehlo.multiply %84, %93 : tensor<256x56x56x64xf32>
    %95 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %97 = stablehlo.add %94, %96 : tensor<256x56x56x64xf32>
    %98 = call @relu_0(%97) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %100 = stablehlo.compare GT, %97, %99, FLOAT : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xi1>
    %101 = stablehlo.convolution(%98, %arg14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_28 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %104 = stablehlo.divide %102, %103 : tensor<256xf32>
    %105 = chlo.square %101 : tensor<256x56x56x256xf32> -> tensor<256x56x56x256xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %107 = stablehlo.multiply %106, %101 : tensor<256x56x56x256xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%105 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_31 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %110 = stablehlo.divide %108, %109 : tensor<256xf32>
    %111 = chlo.square %104 : tensor<256xf32> -> tensor<256xf32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %113 = stablehlo.multiply %112, %104 : tensor<256xf32>
    %114 = stablehlo.subtract %110, %111 : tensor<256xf32>
    %115 = stablehlo.broadcast_in_dim %104, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %117 = stablehlo.subtract %101, %116 : tensor<256x56x56x256xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %119 = stablehlo.add %114, %118 : tensor<256xf32>
    %120 = stablehlo.rsqrt %119 : tensor<256xf32>
    %121 = stablehlo.divide %120, %119 : tensor<256xf32>
    %cst_34 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<256xf32>
    %124 = stablehlo.multiply %120, %arg9 : tensor<256xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %127 = stablehlo.multiply %117, %126 : tensor<256x56x56x256xf32>
    %128 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %130 = stablehlo.add %127, %129 : tensor<256x56x56x256xf32>
    %131 = stablehlo.convolution(%34, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_36 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %134 = stablehlo.divide %132, %133 : tensor<256xf32>
    %135 = chlo.square %131 : tensor<256x56x56x256xf32> -> tensor<256x56x56x256xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %137 = stablehlo.multiply %136, %131 : tensor<256x56x56x256xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%135 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_39 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %140 = stablehlo.divide %138, %139 : tensor<256xf32>
    %141 = chlo.square %134 : tensor<256xf32> -> tensor<256xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %143 = stablehlo.multiply %142, %134 : tensor<256xf32>
    %144 = stablehlo.subtract %140, %141 : tensor<256xf32>
    %145 = stablehlo.broadcast_in_dim %134, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %147 = stablehlo.subtract %131, %146 : tensor<256x56x56x256xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %149 = stablehlo.add %144, %148 : tensor<256xf32>
    %150 = stablehlo.rsqrt %149 : tensor<256xf32>
    %151 = stablehlo.divide %150, %149 : tensor<256xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<256xf32>
    %154 = stablehlo.multiply %150, %arg11 : tensor<256xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %157 = stablehlo.multiply %147, %156 : tensor<256x56x56x256xf32>
    %158 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %160 = stablehlo.add %157, %159 : tensor<256x56x56x256xf32>
    %161 = stablehlo.add %130, %160 : tensor<256x56x56x256xf32>
    %162 = call @relu_1(%161) : (tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %164 = stablehlo.compare GT, %161, %163, FLOAT : (tensor<256x56x56x256xf32>, tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xi1>
    %165 = stablehlo.convolution(%162, %arg22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x256x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_44) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_45 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %168 = stablehlo.divide %166, %167 : tensor<64xf32>
    %169 = chlo.square %165 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %171 = stablehlo.multiply %170, %165 : tensor<256x56x56x64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%169 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_48 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %174 = stablehlo.divide %172, %173 : tensor<64xf32>
    %175 = chlo.square %168 : tensor<64xf32> -> tensor<64xf32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %177 = stablehlo.multiply %176, %168 : tensor<64xf32>
    %178 = stablehlo.subtract %174, %175 : tensor<64xf32>
    %179 = stablehlo.broadcast_in_dim %168, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %181 = stablehlo.subtract %165, %180 : tensor<256x56x56x64xf32>
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %183 = stablehlo.add %178, %182 : tensor<64xf32>
    %184 = stablehlo.rsqrt %183 : tensor<64xf32>
    %185 = stablehlo.divide %184, %183 : tensor<64xf32>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %187 = stablehlo.multiply %186, %185 : tensor<64xf32>
    %188 = stablehlo.multiply %184, %arg17 : tensor<64xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %191 = stablehlo.multiply %181, %190 : tensor<256x56x56x64xf32>
    %192 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %194 = stablehlo.add %191, %193 : tensor<256x56x56x64xf32>
    %195 = call @relu_0(%194) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %197 = stablehlo.compare GT, %194, %196, FLOAT : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xi1>
    %198 = stablehlo.convolution(%195, %arg23) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_53) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_54 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %201 = stablehlo.divide %199, %200 : tensor<64xf32>
    %202 = chlo.square %198 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %204 = stablehlo.multiply %203, %198 : tensor<256x56x56x64xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%202 init: %cst_56) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_57 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %207 = stablehlo.divide %205, %206 : tensor<64xf32>
    %208 = chlo.square %201 : tensor<64xf32> -> tensor<64xf32>
    %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %210 = stablehlo.multiply %209, %201 : tensor<64xf32>
    %211 = stablehlo.subtract %207, %208 : tensor<64xf32>
    %212 = stablehlo.broadcast_in_dim %201, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %214 = stablehlo.subtract %198, %213 : tensor<256x56x56x64xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %216 = stablehlo.add %211, %215 : tensor<64xf32>
    %217 = stablehlo.rsqrt %216 : tensor<64xf32>
    %218 = stablehlo.divide %217, %216 : tensor<64xf32>
    %cst_60 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %220 = stablehlo.multiply %219, %218 : tensor<64xf32>
    %221 = stablehlo.multiply %217, %arg19 : tensor<64xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %224 = stablehlo.multiply %214, %223 : tensor<256x56x56x64xf32>
    %225 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %227 = stablehlo.add %224, %226 : tensor<256x56x56x64xf32>
    %228 = call @relu_0(%227) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %230 = stablehlo.compare GT, %227, %229, FLOAT : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xi1>
    %231 = stablehlo.convolution(%228, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_63 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %234 = stablehlo.divide %232, %233 : tensor<256xf32>
    %235 = chlo.square %231 : tensor<256x56x56x256xf32> -> tensor<256x56x56x256xf32>
    %cst_64 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %237 = stablehlo.multiply %236, %231 : tensor<256x56x56x256xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%235 init: %cst_65) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_66 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %240 = stablehlo.divide %238, %239 : tensor<256xf32>
    %241 = chlo.square %234 : tensor<256xf32> -> tensor<256xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %243 = stablehlo.multiply %242, %234 : tensor<256xf32>
    %244 = stablehlo.subtract %240, %241 : tensor<256xf32>
    %245 = stablehlo.broadcast_in_dim %234, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %247 = stablehlo.subtract %231, %246 : tensor<256x56x56x256xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %249 = stablehlo.add %244, %248 : tensor<256xf32>
    %250 = stablehlo.rsqrt %249 : tensor<256xf32>
    %251 = stablehlo.divide %250, %249 : tensor<256xf32>
    %cst_69 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %253 = stablehlo.multiply %252, %251 : tensor<256xf32>
    %254 = stablehlo.multiply %250, %arg21 : tensor<256xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %257 = stablehlo.multiply %247, %256 : tensor<256x56x56x256xf32>
    %258 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %260 = stablehlo.add %257, %259 : tensor<256x56x56x256xf32>
    %261 = stablehlo.add %260, %162 : tensor<256x56x56x256xf32>
    %262 = call @relu_1(%261) : (tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %264 = stablehlo.compare GT, %261, %263, FLOAT : (tensor<256x56x56x256xf32>, tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xi1>
    %265 = stablehlo.convolution(%262, %arg31) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x256x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.reduce(%265 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_72 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %268 = stablehlo.divide %266, %267 : tensor<64xf32>
    %269 = chlo.square %265 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %271 = stablehlo.multiply %270, %265 : tensor<256x56x56x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%269 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_75 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %274 = stablehlo.divide %272, %273 : tensor<64xf32>
    %275 = chlo.square %268 : tensor<64xf32> -> tensor<64xf32>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %277 = stablehlo.multiply %276, %268 : tensor<64xf32>
    %278 = stablehlo.subtract %274, %275 : tensor<64xf32>
    %279 = stablehlo.broadcast_in_dim %268, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %281 = stablehlo.subtract %265, %280 : tensor<256x56x56x64xf32>
    %cst_77 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %283 = stablehlo.add %278, %282 : tensor<64xf32>
    %284 = stablehlo.rsqrt %283 : tensor<64xf32>
    %285 = stablehlo.divide %284, %283 : tensor<64xf32>
    %cst_78 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %287 = stablehlo.multiply %286, %285 : tensor<64xf32>
    %288 = stablehlo.multiply %284, %arg26 : tensor<64xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %291 = stablehlo.multiply %281, %290 : tensor<256x56x56x64xf32>
    %292 = stablehlo.broadcast_in_dim %arg25, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %294 = stablehlo.add %291, %293 : tensor<256x56x56x64xf32>
    %295 = call @relu_0(%294) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %297 = stablehlo.compare GT, %294, %296, FLOAT : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xi1>
    %298 = stablehlo.convolution(%295, %arg32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%298 init: %cst_80) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_81 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %301 = stablehlo.divide %299, %300 : tensor<64xf32>
    %302 = chlo.square %298 : tensor<256x56x56x64xf32> -> tensor<256x56x56x64xf32>
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %304 = stablehlo.multiply %303, %298 : tensor<256x56x56x64xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%302 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_84 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %307 = stablehlo.divide %305, %306 : tensor<64xf32>
    %308 = chlo.square %301 : tensor<64xf32> -> tensor<64xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %310 = stablehlo.multiply %309, %301 : tensor<64xf32>
    %311 = stablehlo.subtract %307, %308 : tensor<64xf32>
    %312 = stablehlo.broadcast_in_dim %301, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %314 = stablehlo.subtract %298, %313 : tensor<256x56x56x64xf32>
    %cst_86 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %316 = stablehlo.add %311, %315 : tensor<64xf32>
    %317 = stablehlo.rsqrt %316 : tensor<64xf32>
    %318 = stablehlo.divide %317, %316 : tensor<64xf32>
    %cst_87 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %320 = stablehlo.multiply %319, %318 : tensor<64xf32>
    %321 = stablehlo.multiply %317, %arg28 : tensor<64xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %324 = stablehlo.multiply %314, %323 : tensor<256x56x56x64xf32>
    %325 = stablehlo.broadcast_in_dim %arg27, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %327 = stablehlo.add %324, %326 : tensor<256x56x56x64xf32>
    %328 = call @relu_0(%327) : (tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %330 = stablehlo.compare GT, %327, %329, FLOAT : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xi1>
    %331 = stablehlo.convolution(%328, %arg33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_89) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_90 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %334 = stablehlo.divide %332, %333 : tensor<256xf32>
    %335 = chlo.square %331 : tensor<256x56x56x256xf32> -> tensor<256x56x56x256xf32>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %337 = stablehlo.multiply %336, %331 : tensor<256x56x56x256xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%335 init: %cst_92) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_93 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %340 = stablehlo.divide %338, %339 : tensor<256xf32>
    %341 = chlo.square %334 : tensor<256xf32> -> tensor<256xf32>
    %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %343 = stablehlo.multiply %342, %334 : tensor<256xf32>
    %344 = stablehlo.subtract %340, %341 : tensor<256xf32>
    %345 = stablehlo.broadcast_in_dim %334, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %347 = stablehlo.subtract %331, %346 : tensor<256x56x56x256xf32>
    %cst_95 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %349 = stablehlo.add %344, %348 : tensor<256xf32>
    %350 = stablehlo.rsqrt %349 : tensor<256xf32>
    %351 = stablehlo.divide %350, %349 : tensor<256xf32>
    %cst_96 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %353 = stablehlo.multiply %352, %351 : tensor<256xf32>
    %354 = stablehlo.multiply %350, %arg30 : tensor<256xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %357 = stablehlo.multiply %347, %356 : tensor<256x56x56x256xf32>
    %358 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %360 = stablehlo.add %357, %359 : tensor<256x56x56x256xf32>
    %361 = stablehlo.add %360, %262 : tensor<256x56x56x256xf32>
    %362 = call @relu_1(%361) : (tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %364 = stablehlo.compare GT, %361, %363, FLOAT : (tensor<256x56x56x256xf32>, tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xi1>
    %365 = stablehlo.convolution(%362, %arg42) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x256x128xf32>) -> tensor<256x56x56x128xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.reduce(%365 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_99 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %368 = stablehlo.divide %366, %367 : tensor<128xf32>
    %369 = chlo.square %365 : tensor<256x56x56x128xf32> -> tensor<256x56x56x128xf32>
    %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<256x56x56x128xf32>
    %371 = stablehlo.multiply %370, %365 : tensor<256x56x56x128xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.reduce(%369 init: %cst_101) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_102 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %374 = stablehlo.divide %372, %373 : tensor<128xf32>
    %375 = chlo.square %368 : tensor<128xf32> -> tensor<128xf32>
    %cst_103 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %377 = stablehlo.multiply %376, %368 : tensor<128xf32>
    %378 = stablehlo.subtract %374, %375 : tensor<128xf32>
    %379 = stablehlo.broadcast_in_dim %368, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x56x56x128xf32>
    %381 = stablehlo.subtract %365, %380 : tensor<256x56x56x128xf32>
    %cst_104 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %383 = stablehlo.add %378, %382 : tensor<128xf32>
    %384 = stablehlo.rsqrt %383 : tensor<128xf32>
    %385 = stablehlo.divide %384, %383 : tensor<128xf32>
    %cst_105 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %387 = stablehlo.multiply %386, %385 : tensor<128xf32>
    %388 = stablehlo.multiply %384, %arg35 : tensor<128xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x56x56x128xf32>
    %391 = stablehlo.multiply %381, %390 : tensor<256x56x56x128xf32>
    %392 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x56x56x128xf32>
    %394 = stablehlo.add %391, %393 : tensor<256x56x56x128xf32>
    %395 = call @relu_2(%394) : (tensor<256x56x56x128xf32>) -> tensor<256x56x56x128xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<256x56x56x128xf32>
    %397 = stablehlo.compare GT, %394, %396, FLOAT : (tensor<256x56x56x128xf32>, tensor<256x56x56x128xf32>) -> tensor<256x56x56x128xi1>
    %398 = stablehlo.convolution(%395, %arg43) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_108 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %401 = stablehlo.divide %399, %400 : tensor<128xf32>
    %402 = chlo.square %398 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %404 = stablehlo.multiply %403, %398 : tensor<256x28x28x128xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%402 init: %cst_110) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_111 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %407 = stablehlo.divide %405, %406 : tensor<128xf32>
    %408 = chlo.square %401 : tensor<128xf32> -> tensor<128xf32>
    %cst_112 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %410 = stablehlo.multiply %409, %401 : tensor<128xf32>
    %411 = stablehlo.subtract %407, %408 : tensor<128xf32>
    %412 = stablehlo.broadcast_in_dim %401, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %414 = stablehlo.subtract %398, %413 : tensor<256x28x28x128xf32>
    %cst_113 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %416 = stablehlo.add %411, %415 : tensor<128xf32>
    %417 = stablehlo.rsqrt %416 : tensor<128xf32>
    %418 = stablehlo.divide %417, %416 : tensor<128xf32>
    %cst_114 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %420 = stablehlo.multiply %419, %418 : tensor<128xf32>
    %421 = stablehlo.multiply %417, %arg37 : tensor<128xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %424 = stablehlo.multiply %414, %423 : tensor<256x28x28x128xf32>
    %425 = stablehlo.broadcast_in_dim %arg36, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %427 = stablehlo.add %424, %426 : tensor<256x28x28x128xf32>
    %428 = call @relu_3(%427) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %430 = stablehlo.compare GT, %427, %429, FLOAT : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xi1>
    %431 = stablehlo.convolution(%428, %arg44) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%431 init: %cst_116) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_117 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %434 = stablehlo.divide %432, %433 : tensor<512xf32>
    %435 = chlo.square %431 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_118 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %437 = stablehlo.multiply %436, %431 : tensor<256x28x28x512xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%435 init: %cst_119) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_120 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %440 = stablehlo.divide %438, %439 : tensor<512xf32>
    %441 = chlo.square %434 : tensor<512xf32> -> tensor<512xf32>
    %cst_121 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %443 = stablehlo.multiply %442, %434 : tensor<512xf32>
    %444 = stablehlo.subtract %440, %441 : tensor<512xf32>
    %445 = stablehlo.broadcast_in_dim %434, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %447 = stablehlo.subtract %431, %446 : tensor<256x28x28x512xf32>
    %cst_122 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %449 = stablehlo.add %444, %448 : tensor<512xf32>
    %450 = stablehlo.rsqrt %449 : tensor<512xf32>
    %451 = stablehlo.divide %450, %449 : tensor<512xf32>
    %cst_123 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %453 = stablehlo.multiply %452, %451 : tensor<512xf32>
    %454 = stablehlo.multiply %450, %arg39 : tensor<512xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %457 = stablehlo.multiply %447, %456 : tensor<256x28x28x512xf32>
    %458 = stablehlo.broadcast_in_dim %arg38, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %460 = stablehlo.add %457, %459 : tensor<256x28x28x512xf32>
    %461 = stablehlo.convolution(%362, %arg45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x256x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%461 init: %cst_124) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_125 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %464 = stablehlo.divide %462, %463 : tensor<512xf32>
    %465 = chlo.square %461 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_126 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %467 = stablehlo.multiply %466, %461 : tensor<256x28x28x512xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%465 init: %cst_127) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_128 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %470 = stablehlo.divide %468, %469 : tensor<512xf32>
    %471 = chlo.square %464 : tensor<512xf32> -> tensor<512xf32>
    %cst_129 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %473 = stablehlo.multiply %472, %464 : tensor<512xf32>
    %474 = stablehlo.subtract %470, %471 : tensor<512xf32>
    %475 = stablehlo.broadcast_in_dim %464, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %477 = stablehlo.subtract %461, %476 : tensor<256x28x28x512xf32>
    %cst_130 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %479 = stablehlo.add %474, %478 : tensor<512xf32>
    %480 = stablehlo.rsqrt %479 : tensor<512xf32>
    %481 = stablehlo.divide %480, %479 : tensor<512xf32>
    %cst_131 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %483 = stablehlo.multiply %482, %481 : tensor<512xf32>
    %484 = stablehlo.multiply %480, %arg41 : tensor<512xf32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %487 = stablehlo.multiply %477, %486 : tensor<256x28x28x512xf32>
    %488 = stablehlo.broadcast_in_dim %arg40, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %490 = stablehlo.add %487, %489 : tensor<256x28x28x512xf32>
    %491 = stablehlo.add %460, %490 : tensor<256x28x28x512xf32>
    %492 = call @relu_4(%491) : (tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %494 = stablehlo.compare GT, %491, %493, FLOAT : (tensor<256x28x28x512xf32>, tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xi1>
    %495 = stablehlo.convolution(%492, %arg52) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%495 init: %cst_133) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_134 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %498 = stablehlo.divide %496, %497 : tensor<128xf32>
    %499 = chlo.square %495 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_135 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %501 = stablehlo.multiply %500, %495 : tensor<256x28x28x128xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%499 init: %cst_136) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_137 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %504 = stablehlo.divide %502, %503 : tensor<128xf32>
    %505 = chlo.square %498 : tensor<128xf32> -> tensor<128xf32>
    %cst_138 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %507 = stablehlo.multiply %506, %498 : tensor<128xf32>
    %508 = stablehlo.subtract %504, %505 : tensor<128xf32>
    %509 = stablehlo.broadcast_in_dim %498, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %511 = stablehlo.subtract %495, %510 : tensor<256x28x28x128xf32>
    %cst_139 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %513 = stablehlo.add %508, %512 : tensor<128xf32>
    %514 = stablehlo.rsqrt %513 : tensor<128xf32>
    %515 = stablehlo.divide %514, %513 : tensor<128xf32>
    %cst_140 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %517 = stablehlo.multiply %516, %515 : tensor<128xf32>
    %518 = stablehlo.multiply %514, %arg47 : tensor<128xf32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %521 = stablehlo.multiply %511, %520 : tensor<256x28x28x128xf32>
    %522 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %524 = stablehlo.add %521, %523 : tensor<256x28x28x128xf32>
    %525 = call @relu_3(%524) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %527 = stablehlo.compare GT, %524, %526, FLOAT : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xi1>
    %528 = stablehlo.convolution(%525, %arg53) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_142) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_143 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %531 = stablehlo.divide %529, %530 : tensor<128xf32>
    %532 = chlo.square %528 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_144 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %534 = stablehlo.multiply %533, %528 : tensor<256x28x28x128xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.reduce(%532 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_146 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %537 = stablehlo.divide %535, %536 : tensor<128xf32>
    %538 = chlo.square %531 : tensor<128xf32> -> tensor<128xf32>
    %cst_147 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %540 = stablehlo.multiply %539, %531 : tensor<128xf32>
    %541 = stablehlo.subtract %537, %538 : tensor<128xf32>
    %542 = stablehlo.broadcast_in_dim %531, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %544 = stablehlo.subtract %528, %543 : tensor<256x28x28x128xf32>
    %cst_148 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %546 = stablehlo.add %541, %545 : tensor<128xf32>
    %547 = stablehlo.rsqrt %546 : tensor<128xf32>
    %548 = stablehlo.divide %547, %546 : tensor<128xf32>
    %cst_149 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %550 = stablehlo.multiply %549, %548 : tensor<128xf32>
    %551 = stablehlo.multiply %547, %arg49 : tensor<128xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %554 = stablehlo.multiply %544, %553 : tensor<256x28x28x128xf32>
    %555 = stablehlo.broadcast_in_dim %arg48, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %557 = stablehlo.add %554, %556 : tensor<256x28x28x128xf32>
    %558 = call @relu_3(%557) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %560 = stablehlo.compare GT, %557, %559, FLOAT : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xi1>
    %561 = stablehlo.convolution(%558, %arg54) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.reduce(%561 init: %cst_151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_152 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %564 = stablehlo.divide %562, %563 : tensor<512xf32>
    %565 = chlo.square %561 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_153 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %567 = stablehlo.multiply %566, %561 : tensor<256x28x28x512xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%565 init: %cst_154) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_155 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %570 = stablehlo.divide %568, %569 : tensor<512xf32>
    %571 = chlo.square %564 : tensor<512xf32> -> tensor<512xf32>
    %cst_156 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %573 = stablehlo.multiply %572, %564 : tensor<512xf32>
    %574 = stablehlo.subtract %570, %571 : tensor<512xf32>
    %575 = stablehlo.broadcast_in_dim %564, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %577 = stablehlo.subtract %561, %576 : tensor<256x28x28x512xf32>
    %cst_157 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %579 = stablehlo.add %574, %578 : tensor<512xf32>
    %580 = stablehlo.rsqrt %579 : tensor<512xf32>
    %581 = stablehlo.divide %580, %579 : tensor<512xf32>
    %cst_158 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %583 = stablehlo.multiply %582, %581 : tensor<512xf32>
    %584 = stablehlo.multiply %580, %arg51 : tensor<512xf32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %587 = stablehlo.multiply %577, %586 : tensor<256x28x28x512xf32>
    %588 = stablehlo.broadcast_in_dim %arg50, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %590 = stablehlo.add %587, %589 : tensor<256x28x28x512xf32>
    %591 = stablehlo.add %590, %492 : tensor<256x28x28x512xf32>
    %592 = call @relu_4(%591) : (tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %594 = stablehlo.compare GT, %591, %593, FLOAT : (tensor<256x28x28x512xf32>, tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xi1>
    %595 = stablehlo.convolution(%592, %arg61) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %596 = stablehlo.reduce(%595 init: %cst_160) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_161 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %598 = stablehlo.divide %596, %597 : tensor<128xf32>
    %599 = chlo.square %595 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_162 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %601 = stablehlo.multiply %600, %595 : tensor<256x28x28x128xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%599 init: %cst_163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_164 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %604 = stablehlo.divide %602, %603 : tensor<128xf32>
    %605 = chlo.square %598 : tensor<128xf32> -> tensor<128xf32>
    %cst_165 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %607 = stablehlo.multiply %606, %598 : tensor<128xf32>
    %608 = stablehlo.subtract %604, %605 : tensor<128xf32>
    %609 = stablehlo.broadcast_in_dim %598, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %611 = stablehlo.subtract %595, %610 : tensor<256x28x28x128xf32>
    %cst_166 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %613 = stablehlo.add %608, %612 : tensor<128xf32>
    %614 = stablehlo.rsqrt %613 : tensor<128xf32>
    %615 = stablehlo.divide %614, %613 : tensor<128xf32>
    %cst_167 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %617 = stablehlo.multiply %616, %615 : tensor<128xf32>
    %618 = stablehlo.multiply %614, %arg56 : tensor<128xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %621 = stablehlo.multiply %611, %620 : tensor<256x28x28x128xf32>
    %622 = stablehlo.broadcast_in_dim %arg55, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %624 = stablehlo.add %621, %623 : tensor<256x28x28x128xf32>
    %625 = call @relu_3(%624) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %627 = stablehlo.compare GT, %624, %626, FLOAT : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xi1>
    %628 = stablehlo.convolution(%625, %arg62) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %629 = stablehlo.reduce(%628 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_170 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %631 = stablehlo.divide %629, %630 : tensor<128xf32>
    %632 = chlo.square %628 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_171 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %634 = stablehlo.multiply %633, %628 : tensor<256x28x28x128xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.reduce(%632 init: %cst_172) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_173 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %637 = stablehlo.divide %635, %636 : tensor<128xf32>
    %638 = chlo.square %631 : tensor<128xf32> -> tensor<128xf32>
    %cst_174 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %640 = stablehlo.multiply %639, %631 : tensor<128xf32>
    %641 = stablehlo.subtract %637, %638 : tensor<128xf32>
    %642 = stablehlo.broadcast_in_dim %631, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %644 = stablehlo.subtract %628, %643 : tensor<256x28x28x128xf32>
    %cst_175 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %646 = stablehlo.add %641, %645 : tensor<128xf32>
    %647 = stablehlo.rsqrt %646 : tensor<128xf32>
    %648 = stablehlo.divide %647, %646 : tensor<128xf32>
    %cst_176 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %650 = stablehlo.multiply %649, %648 : tensor<128xf32>
    %651 = stablehlo.multiply %647, %arg58 : tensor<128xf32>
    %652 = stablehlo.broadcast_in_dim %651, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %654 = stablehlo.multiply %644, %653 : tensor<256x28x28x128xf32>
    %655 = stablehlo.broadcast_in_dim %arg57, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %657 = stablehlo.add %654, %656 : tensor<256x28x28x128xf32>
    %658 = call @relu_3(%657) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %660 = stablehlo.compare GT, %657, %659, FLOAT : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xi1>
    %661 = stablehlo.convolution(%658, %arg63) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%661 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_179 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %664 = stablehlo.divide %662, %663 : tensor<512xf32>
    %665 = chlo.square %661 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_180 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %667 = stablehlo.multiply %666, %661 : tensor<256x28x28x512xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %668 = stablehlo.reduce(%665 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_182 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %670 = stablehlo.divide %668, %669 : tensor<512xf32>
    %671 = chlo.square %664 : tensor<512xf32> -> tensor<512xf32>
    %cst_183 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %673 = stablehlo.multiply %672, %664 : tensor<512xf32>
    %674 = stablehlo.subtract %670, %671 : tensor<512xf32>
    %675 = stablehlo.broadcast_in_dim %664, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %677 = stablehlo.subtract %661, %676 : tensor<256x28x28x512xf32>
    %cst_184 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %679 = stablehlo.add %674, %678 : tensor<512xf32>
    %680 = stablehlo.rsqrt %679 : tensor<512xf32>
    %681 = stablehlo.divide %680, %679 : tensor<512xf32>
    %cst_185 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %682 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %683 = stablehlo.multiply %682, %681 : tensor<512xf32>
    %684 = stablehlo.multiply %680, %arg60 : tensor<512xf32>
    %685 = stablehlo.broadcast_in_dim %684, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %687 = stablehlo.multiply %677, %686 : tensor<256x28x28x512xf32>
    %688 = stablehlo.broadcast_in_dim %arg59, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %689 = stablehlo.broadcast_in_dim %688, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %690 = stablehlo.add %687, %689 : tensor<256x28x28x512xf32>
    %691 = stablehlo.add %690, %592 : tensor<256x28x28x512xf32>
    %692 = call @relu_4(%691) : (tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %694 = stablehlo.compare GT, %691, %693, FLOAT : (tensor<256x28x28x512xf32>, tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xi1>
    %695 = stablehlo.convolution(%692, %arg70) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.reduce(%695 init: %cst_187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_188 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %698 = stablehlo.divide %696, %697 : tensor<128xf32>
    %699 = chlo.square %695 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_189 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %701 = stablehlo.multiply %700, %695 : tensor<256x28x28x128xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.reduce(%699 init: %cst_190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_191 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %704 = stablehlo.divide %702, %703 : tensor<128xf32>
    %705 = chlo.square %698 : tensor<128xf32> -> tensor<128xf32>
    %cst_192 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %707 = stablehlo.multiply %706, %698 : tensor<128xf32>
    %708 = stablehlo.subtract %704, %705 : tensor<128xf32>
    %709 = stablehlo.broadcast_in_dim %698, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %710 = stablehlo.broadcast_in_dim %709, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %711 = stablehlo.subtract %695, %710 : tensor<256x28x28x128xf32>
    %cst_193 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %713 = stablehlo.add %708, %712 : tensor<128xf32>
    %714 = stablehlo.rsqrt %713 : tensor<128xf32>
    %715 = stablehlo.divide %714, %713 : tensor<128xf32>
    %cst_194 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %717 = stablehlo.multiply %716, %715 : tensor<128xf32>
    %718 = stablehlo.multiply %714, %arg65 : tensor<128xf32>
    %719 = stablehlo.broadcast_in_dim %718, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %720 = stablehlo.broadcast_in_dim %719, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %721 = stablehlo.multiply %711, %720 : tensor<256x28x28x128xf32>
    %722 = stablehlo.broadcast_in_dim %arg64, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %724 = stablehlo.add %721, %723 : tensor<256x28x28x128xf32>
    %725 = call @relu_3(%724) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %727 = stablehlo.compare GT, %724, %726, FLOAT : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xi1>
    %728 = stablehlo.convolution(%725, %arg71) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.reduce(%728 init: %cst_196) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_197 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %731 = stablehlo.divide %729, %730 : tensor<128xf32>
    %732 = chlo.square %728 : tensor<256x28x28x128xf32> -> tensor<256x28x28x128xf32>
    %cst_198 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %734 = stablehlo.multiply %733, %728 : tensor<256x28x28x128xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.reduce(%732 init: %cst_199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_200 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %737 = stablehlo.divide %735, %736 : tensor<128xf32>
    %738 = chlo.square %731 : tensor<128xf32> -> tensor<128xf32>
    %cst_201 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %740 = stablehlo.multiply %739, %731 : tensor<128xf32>
    %741 = stablehlo.subtract %737, %738 : tensor<128xf32>
    %742 = stablehlo.broadcast_in_dim %731, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %743 = stablehlo.broadcast_in_dim %742, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %744 = stablehlo.subtract %728, %743 : tensor<256x28x28x128xf32>
    %cst_202 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %746 = stablehlo.add %741, %745 : tensor<128xf32>
    %747 = stablehlo.rsqrt %746 : tensor<128xf32>
    %748 = stablehlo.divide %747, %746 : tensor<128xf32>
    %cst_203 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %750 = stablehlo.multiply %749, %748 : tensor<128xf32>
    %751 = stablehlo.multiply %747, %arg67 : tensor<128xf32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %754 = stablehlo.multiply %744, %753 : tensor<256x28x28x128xf32>
    %755 = stablehlo.broadcast_in_dim %arg66, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %756 = stablehlo.broadcast_in_dim %755, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %757 = stablehlo.add %754, %756 : tensor<256x28x28x128xf32>
    %758 = call @relu_3(%757) : (tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %760 = stablehlo.compare GT, %757, %759, FLOAT : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xi1>
    %761 = stablehlo.convolution(%758, %arg72) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.reduce(%761 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_206 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %764 = stablehlo.divide %762, %763 : tensor<512xf32>
    %765 = chlo.square %761 : tensor<256x28x28x512xf32> -> tensor<256x28x28x512xf32>
    %cst_207 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %767 = stablehlo.multiply %766, %761 : tensor<256x28x28x512xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.reduce(%765 init: %cst_208) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_209 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %770 = stablehlo.divide %768, %769 : tensor<512xf32>
    %771 = chlo.square %764 : tensor<512xf32> -> tensor<512xf32>
    %cst_210 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %773 = stablehlo.multiply %772, %764 : tensor<512xf32>
    %774 = stablehlo.subtract %770, %771 : tensor<512xf32>
    %775 = stablehlo.broadcast_in_dim %764, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %776 = stablehlo.broadcast_in_dim %775, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %777 = stablehlo.subtract %761, %776 : tensor<256x28x28x512xf32>
    %cst_211 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %779 = stablehlo.add %774, %778 : tensor<512xf32>
    %780 = stablehlo.rsqrt %779 : tensor<512xf32>
    %781 = stablehlo.divide %780, %779 : tensor<512xf32>
    %cst_212 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %783 = stablehlo.multiply %782, %781 : tensor<512xf32>
    %784 = stablehlo.multiply %780, %arg69 : tensor<512xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %787 = stablehlo.multiply %777, %786 : tensor<256x28x28x512xf32>
    %788 = stablehlo.broadcast_in_dim %arg68, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %789 = stablehlo.broadcast_in_dim %788, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %790 = stablehlo.add %787, %789 : tensor<256x28x28x512xf32>
    %791 = stablehlo.add %790, %692 : tensor<256x28x28x512xf32>
    %792 = call @relu_4(%791) : (tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %794 = stablehlo.compare GT, %791, %793, FLOAT : (tensor<256x28x28x512xf32>, tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xi1>
    %795 = stablehlo.convolution(%792, %arg81) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x256xf32>) -> tensor<256x28x28x256xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %796 = stablehlo.reduce(%795 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_215 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %798 = stablehlo.divide %796, %797 : tensor<256xf32>
    %799 = chlo.square %795 : tensor<256x28x28x256xf32> -> tensor<256x28x28x256xf32>
    %cst_216 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<256x28x28x256xf32>
    %801 = stablehlo.multiply %800, %795 : tensor<256x28x28x256xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %802 = stablehlo.reduce(%799 init: %cst_217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_218 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %804 = stablehlo.divide %802, %803 : tensor<256xf32>
    %805 = chlo.square %798 : tensor<256xf32> -> tensor<256xf32>
    %cst_219 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %807 = stablehlo.multiply %806, %798 : tensor<256xf32>
    %808 = stablehlo.subtract %804, %805 : tensor<256xf32>
    %809 = stablehlo.broadcast_in_dim %798, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %810 = stablehlo.broadcast_in_dim %809, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x28x28x256xf32>
    %811 = stablehlo.subtract %795, %810 : tensor<256x28x28x256xf32>
    %cst_220 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %813 = stablehlo.add %808, %812 : tensor<256xf32>
    %814 = stablehlo.rsqrt %813 : tensor<256xf32>
    %815 = stablehlo.divide %814, %813 : tensor<256xf32>
    %cst_221 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %817 = stablehlo.multiply %816, %815 : tensor<256xf32>
    %818 = stablehlo.multiply %814, %arg74 : tensor<256xf32>
    %819 = stablehlo.broadcast_in_dim %818, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x28x28x256xf32>
    %821 = stablehlo.multiply %811, %820 : tensor<256x28x28x256xf32>
    %822 = stablehlo.broadcast_in_dim %arg73, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x28x28x256xf32>
    %824 = stablehlo.add %821, %823 : tensor<256x28x28x256xf32>
    %825 = call @relu_5(%824) : (tensor<256x28x28x256xf32>) -> tensor<256x28x28x256xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<256x28x28x256xf32>
    %827 = stablehlo.compare GT, %824, %826, FLOAT : (tensor<256x28x28x256xf32>, tensor<256x28x28x256xf32>) -> tensor<256x28x28x256xi1>
    %828 = stablehlo.convolution(%825, %arg82) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %829 = stablehlo.reduce(%828 init: %cst_223) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_224 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %831 = stablehlo.divide %829, %830 : tensor<256xf32>
    %832 = chlo.square %828 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_225 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %834 = stablehlo.multiply %833, %828 : tensor<256x14x14x256xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%832 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_227 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %837 = stablehlo.divide %835, %836 : tensor<256xf32>
    %838 = chlo.square %831 : tensor<256xf32> -> tensor<256xf32>
    %cst_228 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %840 = stablehlo.multiply %839, %831 : tensor<256xf32>
    %841 = stablehlo.subtract %837, %838 : tensor<256xf32>
    %842 = stablehlo.broadcast_in_dim %831, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %843 = stablehlo.broadcast_in_dim %842, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %844 = stablehlo.subtract %828, %843 : tensor<256x14x14x256xf32>
    %cst_229 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %846 = stablehlo.add %841, %845 : tensor<256xf32>
    %847 = stablehlo.rsqrt %846 : tensor<256xf32>
    %848 = stablehlo.divide %847, %846 : tensor<256xf32>
    %cst_230 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %850 = stablehlo.multiply %849, %848 : tensor<256xf32>
    %851 = stablehlo.multiply %847, %arg76 : tensor<256xf32>
    %852 = stablehlo.broadcast_in_dim %851, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %854 = stablehlo.multiply %844, %853 : tensor<256x14x14x256xf32>
    %855 = stablehlo.broadcast_in_dim %arg75, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %856 = stablehlo.broadcast_in_dim %855, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %857 = stablehlo.add %854, %856 : tensor<256x14x14x256xf32>
    %858 = call @relu_6(%857) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %860 = stablehlo.compare GT, %857, %859, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %861 = stablehlo.convolution(%858, %arg83) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%861 init: %cst_232) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_233 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %864 = stablehlo.divide %862, %863 : tensor<1024xf32>
    %865 = chlo.square %861 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_234 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %867 = stablehlo.multiply %866, %861 : tensor<256x14x14x1024xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %868 = stablehlo.reduce(%865 init: %cst_235) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_236 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %870 = stablehlo.divide %868, %869 : tensor<1024xf32>
    %871 = chlo.square %864 : tensor<1024xf32> -> tensor<1024xf32>
    %cst_237 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %873 = stablehlo.multiply %872, %864 : tensor<1024xf32>
    %874 = stablehlo.subtract %870, %871 : tensor<1024xf32>
    %875 = stablehlo.broadcast_in_dim %864, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %876 = stablehlo.broadcast_in_dim %875, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %877 = stablehlo.subtract %861, %876 : tensor<256x14x14x1024xf32>
    %cst_238 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %878 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %879 = stablehlo.add %874, %878 : tensor<1024xf32>
    %880 = stablehlo.rsqrt %879 : tensor<1024xf32>
    %881 = stablehlo.divide %880, %879 : tensor<1024xf32>
    %cst_239 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %883 = stablehlo.multiply %882, %881 : tensor<1024xf32>
    %884 = stablehlo.multiply %880, %arg78 : tensor<1024xf32>
    %885 = stablehlo.broadcast_in_dim %884, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %886 = stablehlo.broadcast_in_dim %885, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %887 = stablehlo.multiply %877, %886 : tensor<256x14x14x1024xf32>
    %888 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %890 = stablehlo.add %887, %889 : tensor<256x14x14x1024xf32>
    %891 = stablehlo.convolution(%792, %arg84) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x512x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%891 init: %cst_240) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_241 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %894 = stablehlo.divide %892, %893 : tensor<1024xf32>
    %895 = chlo.square %891 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_242 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %896 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %897 = stablehlo.multiply %896, %891 : tensor<256x14x14x1024xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %898 = stablehlo.reduce(%895 init: %cst_243) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_244 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %900 = stablehlo.divide %898, %899 : tensor<1024xf32>
    %901 = chlo.square %894 : tensor<1024xf32> -> tensor<1024xf32>
    %cst_245 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %903 = stablehlo.multiply %902, %894 : tensor<1024xf32>
    %904 = stablehlo.subtract %900, %901 : tensor<1024xf32>
    %905 = stablehlo.broadcast_in_dim %894, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %906 = stablehlo.broadcast_in_dim %905, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %907 = stablehlo.subtract %891, %906 : tensor<256x14x14x1024xf32>
    %cst_246 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %909 = stablehlo.add %904, %908 : tensor<1024xf32>
    %910 = stablehlo.rsqrt %909 : tensor<1024xf32>
    %911 = stablehlo.divide %910, %909 : tensor<1024xf32>
    %cst_247 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %913 = stablehlo.multiply %912, %911 : tensor<1024xf32>
    %914 = stablehlo.multiply %910, %arg80 : tensor<1024xf32>
    %915 = stablehlo.broadcast_in_dim %914, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %916 = stablehlo.broadcast_in_dim %915, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %917 = stablehlo.multiply %907, %916 : tensor<256x14x14x1024xf32>
    %918 = stablehlo.broadcast_in_dim %arg79, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %919 = stablehlo.broadcast_in_dim %918, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %920 = stablehlo.add %917, %919 : tensor<256x14x14x1024xf32>
    %921 = stablehlo.add %890, %920 : tensor<256x14x14x1024xf32>
    %922 = call @relu_7(%921) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %924 = stablehlo.compare GT, %921, %923, FLOAT : (tensor<256x14x14x1024xf32>, tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xi1>
    %925 = stablehlo.convolution(%922, %arg91) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %926 = stablehlo.reduce(%925 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_250 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %928 = stablehlo.divide %926, %927 : tensor<256xf32>
    %929 = chlo.square %925 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_251 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %931 = stablehlo.multiply %930, %925 : tensor<256x14x14x256xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %932 = stablehlo.reduce(%929 init: %cst_252) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_253 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %934 = stablehlo.divide %932, %933 : tensor<256xf32>
    %935 = chlo.square %928 : tensor<256xf32> -> tensor<256xf32>
    %cst_254 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %937 = stablehlo.multiply %936, %928 : tensor<256xf32>
    %938 = stablehlo.subtract %934, %935 : tensor<256xf32>
    %939 = stablehlo.broadcast_in_dim %928, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %941 = stablehlo.subtract %925, %940 : tensor<256x14x14x256xf32>
    %cst_255 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %943 = stablehlo.add %938, %942 : tensor<256xf32>
    %944 = stablehlo.rsqrt %943 : tensor<256xf32>
    %945 = stablehlo.divide %944, %943 : tensor<256xf32>
    %cst_256 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %947 = stablehlo.multiply %946, %945 : tensor<256xf32>
    %948 = stablehlo.multiply %944, %arg86 : tensor<256xf32>
    %949 = stablehlo.broadcast_in_dim %948, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %950 = stablehlo.broadcast_in_dim %949, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %951 = stablehlo.multiply %941, %950 : tensor<256x14x14x256xf32>
    %952 = stablehlo.broadcast_in_dim %arg85, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %953 = stablehlo.broadcast_in_dim %952, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %954 = stablehlo.add %951, %953 : tensor<256x14x14x256xf32>
    %955 = call @relu_6(%954) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %957 = stablehlo.compare GT, %954, %956, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %958 = stablehlo.convolution(%955, %arg92) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %959 = stablehlo.reduce(%958 init: %cst_258) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_259 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %961 = stablehlo.divide %959, %960 : tensor<256xf32>
    %962 = chlo.square %958 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_260 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %964 = stablehlo.multiply %963, %958 : tensor<256x14x14x256xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %965 = stablehlo.reduce(%962 init: %cst_261) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_262 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %967 = stablehlo.divide %965, %966 : tensor<256xf32>
    %968 = chlo.square %961 : tensor<256xf32> -> tensor<256xf32>
    %cst_263 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %969 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %970 = stablehlo.multiply %969, %961 : tensor<256xf32>
    %971 = stablehlo.subtract %967, %968 : tensor<256xf32>
    %972 = stablehlo.broadcast_in_dim %961, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %973 = stablehlo.broadcast_in_dim %972, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %974 = stablehlo.subtract %958, %973 : tensor<256x14x14x256xf32>
    %cst_264 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %976 = stablehlo.add %971, %975 : tensor<256xf32>
    %977 = stablehlo.rsqrt %976 : tensor<256xf32>
    %978 = stablehlo.divide %977, %976 : tensor<256xf32>
    %cst_265 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %980 = stablehlo.multiply %979, %978 : tensor<256xf32>
    %981 = stablehlo.multiply %977, %arg88 : tensor<256xf32>
    %982 = stablehlo.broadcast_in_dim %981, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %983 = stablehlo.broadcast_in_dim %982, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %984 = stablehlo.multiply %974, %983 : tensor<256x14x14x256xf32>
    %985 = stablehlo.broadcast_in_dim %arg87, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %987 = stablehlo.add %984, %986 : tensor<256x14x14x256xf32>
    %988 = call @relu_6(%987) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %990 = stablehlo.compare GT, %987, %989, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %991 = stablehlo.convolution(%988, %arg93) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %992 = stablehlo.reduce(%991 init: %cst_267) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_268 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %994 = stablehlo.divide %992, %993 : tensor<1024xf32>
    %995 = chlo.square %991 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_269 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %997 = stablehlo.multiply %996, %991 : tensor<256x14x14x1024xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %998 = stablehlo.reduce(%995 init: %cst_270) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_271 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1000 = stablehlo.divide %998, %999 : tensor<1024xf32>
    %1001 = chlo.square %994 : tensor<1024xf32> -> tensor<1024xf32>
    %cst_272 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1003 = stablehlo.multiply %1002, %994 : tensor<1024xf32>
    %1004 = stablehlo.subtract %1000, %1001 : tensor<1024xf32>
    %1005 = stablehlo.broadcast_in_dim %994, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1007 = stablehlo.subtract %991, %1006 : tensor<256x14x14x1024xf32>
    %cst_273 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1009 = stablehlo.add %1004, %1008 : tensor<1024xf32>
    %1010 = stablehlo.rsqrt %1009 : tensor<1024xf32>
    %1011 = stablehlo.divide %1010, %1009 : tensor<1024xf32>
    %cst_274 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1013 = stablehlo.multiply %1012, %1011 : tensor<1024xf32>
    %1014 = stablehlo.multiply %1010, %arg90 : tensor<1024xf32>
    %1015 = stablehlo.broadcast_in_dim %1014, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1017 = stablehlo.multiply %1007, %1016 : tensor<256x14x14x1024xf32>
    %1018 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1019 = stablehlo.broadcast_in_dim %1018, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1020 = stablehlo.add %1017, %1019 : tensor<256x14x14x1024xf32>
    %1021 = stablehlo.add %1020, %922 : tensor<256x14x14x1024xf32>
    %1022 = call @relu_7(%1021) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1024 = stablehlo.compare GT, %1021, %1023, FLOAT : (tensor<256x14x14x1024xf32>, tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xi1>
    %1025 = stablehlo.convolution(%1022, %arg100) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1026 = stablehlo.reduce(%1025 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_277 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1028 = stablehlo.divide %1026, %1027 : tensor<256xf32>
    %1029 = chlo.square %1025 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_278 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1031 = stablehlo.multiply %1030, %1025 : tensor<256x14x14x256xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.reduce(%1029 init: %cst_279) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_280 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1034 = stablehlo.divide %1032, %1033 : tensor<256xf32>
    %1035 = chlo.square %1028 : tensor<256xf32> -> tensor<256xf32>
    %cst_281 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1037 = stablehlo.multiply %1036, %1028 : tensor<256xf32>
    %1038 = stablehlo.subtract %1034, %1035 : tensor<256xf32>
    %1039 = stablehlo.broadcast_in_dim %1028, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1040 = stablehlo.broadcast_in_dim %1039, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1041 = stablehlo.subtract %1025, %1040 : tensor<256x14x14x256xf32>
    %cst_282 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1043 = stablehlo.add %1038, %1042 : tensor<256xf32>
    %1044 = stablehlo.rsqrt %1043 : tensor<256xf32>
    %1045 = stablehlo.divide %1044, %1043 : tensor<256xf32>
    %cst_283 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1047 = stablehlo.multiply %1046, %1045 : tensor<256xf32>
    %1048 = stablehlo.multiply %1044, %arg95 : tensor<256xf32>
    %1049 = stablehlo.broadcast_in_dim %1048, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1050 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1051 = stablehlo.multiply %1041, %1050 : tensor<256x14x14x256xf32>
    %1052 = stablehlo.broadcast_in_dim %arg94, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1053 = stablehlo.broadcast_in_dim %1052, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<256x14x14x256xf32>
    %1055 = call @relu_6(%1054) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1057 = stablehlo.compare GT, %1054, %1056, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %1058 = stablehlo.convolution(%1055, %arg101) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1059 = stablehlo.reduce(%1058 init: %cst_285) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_286 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1061 = stablehlo.divide %1059, %1060 : tensor<256xf32>
    %1062 = chlo.square %1058 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_287 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1064 = stablehlo.multiply %1063, %1058 : tensor<256x14x14x256xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1065 = stablehlo.reduce(%1062 init: %cst_288) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_289 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1067 = stablehlo.divide %1065, %1066 : tensor<256xf32>
    %1068 = chlo.square %1061 : tensor<256xf32> -> tensor<256xf32>
    %cst_290 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1070 = stablehlo.multiply %1069, %1061 : tensor<256xf32>
    %1071 = stablehlo.subtract %1067, %1068 : tensor<256xf32>
    %1072 = stablehlo.broadcast_in_dim %1061, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1073 = stablehlo.broadcast_in_dim %1072, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1074 = stablehlo.subtract %1058, %1073 : tensor<256x14x14x256xf32>
    %cst_291 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1076 = stablehlo.add %1071, %1075 : tensor<256xf32>
    %1077 = stablehlo.rsqrt %1076 : tensor<256xf32>
    %1078 = stablehlo.divide %1077, %1076 : tensor<256xf32>
    %cst_292 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1080 = stablehlo.multiply %1079, %1078 : tensor<256xf32>
    %1081 = stablehlo.multiply %1077, %arg97 : tensor<256xf32>
    %1082 = stablehlo.broadcast_in_dim %1081, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1083 = stablehlo.broadcast_in_dim %1082, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1084 = stablehlo.multiply %1074, %1083 : tensor<256x14x14x256xf32>
    %1085 = stablehlo.broadcast_in_dim %arg96, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1086 = stablehlo.broadcast_in_dim %1085, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1087 = stablehlo.add %1084, %1086 : tensor<256x14x14x256xf32>
    %1088 = call @relu_6(%1087) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1090 = stablehlo.compare GT, %1087, %1089, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %1091 = stablehlo.convolution(%1088, %arg102) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1092 = stablehlo.reduce(%1091 init: %cst_294) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_295 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1094 = stablehlo.divide %1092, %1093 : tensor<1024xf32>
    %1095 = chlo.square %1091 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_296 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1097 = stablehlo.multiply %1096, %1091 : tensor<256x14x14x1024xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1098 = stablehlo.reduce(%1095 init: %cst_297) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_298 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1100 = stablehlo.divide %1098, %1099 : tensor<1024xf32>
    %1101 = chlo.square %1094 : tensor<1024xf32> -> tensor<1024xf32>
    %cst_299 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1103 = stablehlo.multiply %1102, %1094 : tensor<1024xf32>
    %1104 = stablehlo.subtract %1100, %1101 : tensor<1024xf32>
    %1105 = stablehlo.broadcast_in_dim %1094, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1106 = stablehlo.broadcast_in_dim %1105, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1107 = stablehlo.subtract %1091, %1106 : tensor<256x14x14x1024xf32>
    %cst_300 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1109 = stablehlo.add %1104, %1108 : tensor<1024xf32>
    %1110 = stablehlo.rsqrt %1109 : tensor<1024xf32>
    %1111 = stablehlo.divide %1110, %1109 : tensor<1024xf32>
    %cst_301 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1113 = stablehlo.multiply %1112, %1111 : tensor<1024xf32>
    %1114 = stablehlo.multiply %1110, %arg99 : tensor<1024xf32>
    %1115 = stablehlo.broadcast_in_dim %1114, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1116 = stablehlo.broadcast_in_dim %1115, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1117 = stablehlo.multiply %1107, %1116 : tensor<256x14x14x1024xf32>
    %1118 = stablehlo.broadcast_in_dim %arg98, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1119 = stablehlo.broadcast_in_dim %1118, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1120 = stablehlo.add %1117, %1119 : tensor<256x14x14x1024xf32>
    %1121 = stablehlo.add %1120, %1022 : tensor<256x14x14x1024xf32>
    %1122 = call @relu_7(%1121) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1124 = stablehlo.compare GT, %1121, %1123, FLOAT : (tensor<256x14x14x1024xf32>, tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xi1>
    %1125 = stablehlo.convolution(%1122, %arg109) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1126 = stablehlo.reduce(%1125 init: %cst_303) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_304 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1128 = stablehlo.divide %1126, %1127 : tensor<256xf32>
    %1129 = chlo.square %1125 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_305 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1131 = stablehlo.multiply %1130, %1125 : tensor<256x14x14x256xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1132 = stablehlo.reduce(%1129 init: %cst_306) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_307 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1134 = stablehlo.divide %1132, %1133 : tensor<256xf32>
    %1135 = chlo.square %1128 : tensor<256xf32> -> tensor<256xf32>
    %cst_308 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1137 = stablehlo.multiply %1136, %1128 : tensor<256xf32>
    %1138 = stablehlo.subtract %1134, %1135 : tensor<256xf32>
    %1139 = stablehlo.broadcast_in_dim %1128, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1140 = stablehlo.broadcast_in_dim %1139, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1141 = stablehlo.subtract %1125, %1140 : tensor<256x14x14x256xf32>
    %cst_309 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1143 = stablehlo.add %1138, %1142 : tensor<256xf32>
    %1144 = stablehlo.rsqrt %1143 : tensor<256xf32>
    %1145 = stablehlo.divide %1144, %1143 : tensor<256xf32>
    %cst_310 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1147 = stablehlo.multiply %1146, %1145 : tensor<256xf32>
    %1148 = stablehlo.multiply %1144, %arg104 : tensor<256xf32>
    %1149 = stablehlo.broadcast_in_dim %1148, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1150 = stablehlo.broadcast_in_dim %1149, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1151 = stablehlo.multiply %1141, %1150 : tensor<256x14x14x256xf32>
    %1152 = stablehlo.broadcast_in_dim %arg103, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1153 = stablehlo.broadcast_in_dim %1152, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1154 = stablehlo.add %1151, %1153 : tensor<256x14x14x256xf32>
    %1155 = call @relu_6(%1154) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1157 = stablehlo.compare GT, %1154, %1156, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %1158 = stablehlo.convolution(%1155, %arg110) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1159 = stablehlo.reduce(%1158 init: %cst_312) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_313 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1161 = stablehlo.divide %1159, %1160 : tensor<256xf32>
    %1162 = chlo.square %1158 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_314 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1164 = stablehlo.multiply %1163, %1158 : tensor<256x14x14x256xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1165 = stablehlo.reduce(%1162 init: %cst_315) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_316 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1166 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1167 = stablehlo.divide %1165, %1166 : tensor<256xf32>
    %1168 = chlo.square %1161 : tensor<256xf32> -> tensor<256xf32>
    %cst_317 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1170 = stablehlo.multiply %1169, %1161 : tensor<256xf32>
    %1171 = stablehlo.subtract %1167, %1168 : tensor<256xf32>
    %1172 = stablehlo.broadcast_in_dim %1161, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1173 = stablehlo.broadcast_in_dim %1172, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1174 = stablehlo.subtract %1158, %1173 : tensor<256x14x14x256xf32>
    %cst_318 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1176 = stablehlo.add %1171, %1175 : tensor<256xf32>
    %1177 = stablehlo.rsqrt %1176 : tensor<256xf32>
    %1178 = stablehlo.divide %1177, %1176 : tensor<256xf32>
    %cst_319 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1180 = stablehlo.multiply %1179, %1178 : tensor<256xf32>
    %1181 = stablehlo.multiply %1177, %arg106 : tensor<256xf32>
    %1182 = stablehlo.broadcast_in_dim %1181, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1184 = stablehlo.multiply %1174, %1183 : tensor<256x14x14x256xf32>
    %1185 = stablehlo.broadcast_in_dim %arg105, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1186 = stablehlo.broadcast_in_dim %1185, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1187 = stablehlo.add %1184, %1186 : tensor<256x14x14x256xf32>
    %1188 = call @relu_6(%1187) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1190 = stablehlo.compare GT, %1187, %1189, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %1191 = stablehlo.convolution(%1188, %arg111) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1192 = stablehlo.reduce(%1191 init: %cst_321) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_322 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1194 = stablehlo.divide %1192, %1193 : tensor<1024xf32>
    %1195 = chlo.square %1191 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_323 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1197 = stablehlo.multiply %1196, %1191 : tensor<256x14x14x1024xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1198 = stablehlo.reduce(%1195 init: %cst_324) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_325 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1200 = stablehlo.divide %1198, %1199 : tensor<1024xf32>
    %1201 = chlo.square %1194 : tensor<1024xf32> -> tensor<1024xf32>
    %cst_326 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1203 = stablehlo.multiply %1202, %1194 : tensor<1024xf32>
    %1204 = stablehlo.subtract %1200, %1201 : tensor<1024xf32>
    %1205 = stablehlo.broadcast_in_dim %1194, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1206 = stablehlo.broadcast_in_dim %1205, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1207 = stablehlo.subtract %1191, %1206 : tensor<256x14x14x1024xf32>
    %cst_327 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1209 = stablehlo.add %1204, %1208 : tensor<1024xf32>
    %1210 = stablehlo.rsqrt %1209 : tensor<1024xf32>
    %1211 = stablehlo.divide %1210, %1209 : tensor<1024xf32>
    %cst_328 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1213 = stablehlo.multiply %1212, %1211 : tensor<1024xf32>
    %1214 = stablehlo.multiply %1210, %arg108 : tensor<1024xf32>
    %1215 = stablehlo.broadcast_in_dim %1214, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1216 = stablehlo.broadcast_in_dim %1215, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1217 = stablehlo.multiply %1207, %1216 : tensor<256x14x14x1024xf32>
    %1218 = stablehlo.broadcast_in_dim %arg107, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1219 = stablehlo.broadcast_in_dim %1218, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1220 = stablehlo.add %1217, %1219 : tensor<256x14x14x1024xf32>
    %1221 = stablehlo.add %1220, %1122 : tensor<256x14x14x1024xf32>
    %1222 = call @relu_7(%1221) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1224 = stablehlo.compare GT, %1221, %1223, FLOAT : (tensor<256x14x14x1024xf32>, tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xi1>
    %1225 = stablehlo.convolution(%1222, %arg118) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1226 = stablehlo.reduce(%1225 init: %cst_330) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_331 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1228 = stablehlo.divide %1226, %1227 : tensor<256xf32>
    %1229 = chlo.square %1225 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_332 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1230 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1231 = stablehlo.multiply %1230, %1225 : tensor<256x14x14x256xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1232 = stablehlo.reduce(%1229 init: %cst_333) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_334 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1234 = stablehlo.divide %1232, %1233 : tensor<256xf32>
    %1235 = chlo.square %1228 : tensor<256xf32> -> tensor<256xf32>
    %cst_335 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1236 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1237 = stablehlo.multiply %1236, %1228 : tensor<256xf32>
    %1238 = stablehlo.subtract %1234, %1235 : tensor<256xf32>
    %1239 = stablehlo.broadcast_in_dim %1228, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1240 = stablehlo.broadcast_in_dim %1239, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1241 = stablehlo.subtract %1225, %1240 : tensor<256x14x14x256xf32>
    %cst_336 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1242 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1243 = stablehlo.add %1238, %1242 : tensor<256xf32>
    %1244 = stablehlo.rsqrt %1243 : tensor<256xf32>
    %1245 = stablehlo.divide %1244, %1243 : tensor<256xf32>
    %cst_337 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1247 = stablehlo.multiply %1246, %1245 : tensor<256xf32>
    %1248 = stablehlo.multiply %1244, %arg113 : tensor<256xf32>
    %1249 = stablehlo.broadcast_in_dim %1248, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1250 = stablehlo.broadcast_in_dim %1249, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1251 = stablehlo.multiply %1241, %1250 : tensor<256x14x14x256xf32>
    %1252 = stablehlo.broadcast_in_dim %arg112, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1253 = stablehlo.broadcast_in_dim %1252, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1254 = stablehlo.add %1251, %1253 : tensor<256x14x14x256xf32>
    %1255 = call @relu_6(%1254) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1257 = stablehlo.compare GT, %1254, %1256, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %1258 = stablehlo.convolution(%1255, %arg119) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1259 = stablehlo.reduce(%1258 init: %cst_339) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_340 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1261 = stablehlo.divide %1259, %1260 : tensor<256xf32>
    %1262 = chlo.square %1258 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_341 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1264 = stablehlo.multiply %1263, %1258 : tensor<256x14x14x256xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1265 = stablehlo.reduce(%1262 init: %cst_342) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_343 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1266 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1267 = stablehlo.divide %1265, %1266 : tensor<256xf32>
    %1268 = chlo.square %1261 : tensor<256xf32> -> tensor<256xf32>
    %cst_344 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1270 = stablehlo.multiply %1269, %1261 : tensor<256xf32>
    %1271 = stablehlo.subtract %1267, %1268 : tensor<256xf32>
    %1272 = stablehlo.broadcast_in_dim %1261, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1274 = stablehlo.subtract %1258, %1273 : tensor<256x14x14x256xf32>
    %cst_345 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1276 = stablehlo.add %1271, %1275 : tensor<256xf32>
    %1277 = stablehlo.rsqrt %1276 : tensor<256xf32>
    %1278 = stablehlo.divide %1277, %1276 : tensor<256xf32>
    %cst_346 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1280 = stablehlo.multiply %1279, %1278 : tensor<256xf32>
    %1281 = stablehlo.multiply %1277, %arg115 : tensor<256xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1283 = stablehlo.broadcast_in_dim %1282, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1284 = stablehlo.multiply %1274, %1283 : tensor<256x14x14x256xf32>
    %1285 = stablehlo.broadcast_in_dim %arg114, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1286 = stablehlo.broadcast_in_dim %1285, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1287 = stablehlo.add %1284, %1286 : tensor<256x14x14x256xf32>
    %1288 = call @relu_6(%1287) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1290 = stablehlo.compare GT, %1287, %1289, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %1291 = stablehlo.convolution(%1288, %arg120) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1292 = stablehlo.reduce(%1291 init: %cst_348) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_349 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1294 = stablehlo.divide %1292, %1293 : tensor<1024xf32>
    %1295 = chlo.square %1291 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_350 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1296 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1297 = stablehlo.multiply %1296, %1291 : tensor<256x14x14x1024xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1298 = stablehlo.reduce(%1295 init: %cst_351) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_352 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1300 = stablehlo.divide %1298, %1299 : tensor<1024xf32>
    %1301 = chlo.square %1294 : tensor<1024xf32> -> tensor<1024xf32>
    %cst_353 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1303 = stablehlo.multiply %1302, %1294 : tensor<1024xf32>
    %1304 = stablehlo.subtract %1300, %1301 : tensor<1024xf32>
    %1305 = stablehlo.broadcast_in_dim %1294, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1306 = stablehlo.broadcast_in_dim %1305, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1307 = stablehlo.subtract %1291, %1306 : tensor<256x14x14x1024xf32>
    %cst_354 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1308 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1309 = stablehlo.add %1304, %1308 : tensor<1024xf32>
    %1310 = stablehlo.rsqrt %1309 : tensor<1024xf32>
    %1311 = stablehlo.divide %1310, %1309 : tensor<1024xf32>
    %cst_355 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1313 = stablehlo.multiply %1312, %1311 : tensor<1024xf32>
    %1314 = stablehlo.multiply %1310, %arg117 : tensor<1024xf32>
    %1315 = stablehlo.broadcast_in_dim %1314, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1317 = stablehlo.multiply %1307, %1316 : tensor<256x14x14x1024xf32>
    %1318 = stablehlo.broadcast_in_dim %arg116, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1319 = stablehlo.broadcast_in_dim %1318, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1320 = stablehlo.add %1317, %1319 : tensor<256x14x14x1024xf32>
    %1321 = stablehlo.add %1320, %1222 : tensor<256x14x14x1024xf32>
    %1322 = call @relu_7(%1321) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1324 = stablehlo.compare GT, %1321, %1323, FLOAT : (tensor<256x14x14x1024xf32>, tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xi1>
    %1325 = stablehlo.convolution(%1322, %arg127) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1326 = stablehlo.reduce(%1325 init: %cst_357) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_358 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1328 = stablehlo.divide %1326, %1327 : tensor<256xf32>
    %1329 = chlo.square %1325 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_359 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1330 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1331 = stablehlo.multiply %1330, %1325 : tensor<256x14x14x256xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1332 = stablehlo.reduce(%1329 init: %cst_360) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_361 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1334 = stablehlo.divide %1332, %1333 : tensor<256xf32>
    %1335 = chlo.square %1328 : tensor<256xf32> -> tensor<256xf32>
    %cst_362 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1337 = stablehlo.multiply %1336, %1328 : tensor<256xf32>
    %1338 = stablehlo.subtract %1334, %1335 : tensor<256xf32>
    %1339 = stablehlo.broadcast_in_dim %1328, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1340 = stablehlo.broadcast_in_dim %1339, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1341 = stablehlo.subtract %1325, %1340 : tensor<256x14x14x256xf32>
    %cst_363 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1343 = stablehlo.add %1338, %1342 : tensor<256xf32>
    %1344 = stablehlo.rsqrt %1343 : tensor<256xf32>
    %1345 = stablehlo.divide %1344, %1343 : tensor<256xf32>
    %cst_364 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1347 = stablehlo.multiply %1346, %1345 : tensor<256xf32>
    %1348 = stablehlo.multiply %1344, %arg122 : tensor<256xf32>
    %1349 = stablehlo.broadcast_in_dim %1348, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1350 = stablehlo.broadcast_in_dim %1349, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1351 = stablehlo.multiply %1341, %1350 : tensor<256x14x14x256xf32>
    %1352 = stablehlo.broadcast_in_dim %arg121, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1353 = stablehlo.broadcast_in_dim %1352, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1354 = stablehlo.add %1351, %1353 : tensor<256x14x14x256xf32>
    %1355 = call @relu_6(%1354) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1356 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1357 = stablehlo.compare GT, %1354, %1356, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %1358 = stablehlo.convolution(%1355, %arg128) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1359 = stablehlo.reduce(%1358 init: %cst_366) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_367 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1361 = stablehlo.divide %1359, %1360 : tensor<256xf32>
    %1362 = chlo.square %1358 : tensor<256x14x14x256xf32> -> tensor<256x14x14x256xf32>
    %cst_368 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1364 = stablehlo.multiply %1363, %1358 : tensor<256x14x14x256xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1365 = stablehlo.reduce(%1362 init: %cst_369) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_370 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1366 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1367 = stablehlo.divide %1365, %1366 : tensor<256xf32>
    %1368 = chlo.square %1361 : tensor<256xf32> -> tensor<256xf32>
    %cst_371 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1370 = stablehlo.multiply %1369, %1361 : tensor<256xf32>
    %1371 = stablehlo.subtract %1367, %1368 : tensor<256xf32>
    %1372 = stablehlo.broadcast_in_dim %1361, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1373 = stablehlo.broadcast_in_dim %1372, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1374 = stablehlo.subtract %1358, %1373 : tensor<256x14x14x256xf32>
    %cst_372 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1375 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1376 = stablehlo.add %1371, %1375 : tensor<256xf32>
    %1377 = stablehlo.rsqrt %1376 : tensor<256xf32>
    %1378 = stablehlo.divide %1377, %1376 : tensor<256xf32>
    %cst_373 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1380 = stablehlo.multiply %1379, %1378 : tensor<256xf32>
    %1381 = stablehlo.multiply %1377, %arg124 : tensor<256xf32>
    %1382 = stablehlo.broadcast_in_dim %1381, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1383 = stablehlo.broadcast_in_dim %1382, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1384 = stablehlo.multiply %1374, %1383 : tensor<256x14x14x256xf32>
    %1385 = stablehlo.broadcast_in_dim %arg123, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1386 = stablehlo.broadcast_in_dim %1385, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %1387 = stablehlo.add %1384, %1386 : tensor<256x14x14x256xf32>
    %1388 = call @relu_6(%1387) : (tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1389 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1390 = stablehlo.compare GT, %1387, %1389, FLOAT : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xi1>
    %1391 = stablehlo.convolution(%1388, %arg129) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1392 = stablehlo.reduce(%1391 init: %cst_375) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_376 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1393 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1394 = stablehlo.divide %1392, %1393 : tensor<1024xf32>
    %1395 = chlo.square %1391 : tensor<256x14x14x1024xf32> -> tensor<256x14x14x1024xf32>
    %cst_377 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1397 = stablehlo.multiply %1396, %1391 : tensor<256x14x14x1024xf32>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1398 = stablehlo.reduce(%1395 init: %cst_378) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_379 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1400 = stablehlo.divide %1398, %1399 : tensor<1024xf32>
    %1401 = chlo.square %1394 : tensor<1024xf32> -> tensor<1024xf32>
    %cst_380 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1402 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1403 = stablehlo.multiply %1402, %1394 : tensor<1024xf32>
    %1404 = stablehlo.subtract %1400, %1401 : tensor<1024xf32>
    %1405 = stablehlo.broadcast_in_dim %1394, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1406 = stablehlo.broadcast_in_dim %1405, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1407 = stablehlo.subtract %1391, %1406 : tensor<256x14x14x1024xf32>
    %cst_381 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1409 = stablehlo.add %1404, %1408 : tensor<1024xf32>
    %1410 = stablehlo.rsqrt %1409 : tensor<1024xf32>
    %1411 = stablehlo.divide %1410, %1409 : tensor<1024xf32>
    %cst_382 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1413 = stablehlo.multiply %1412, %1411 : tensor<1024xf32>
    %1414 = stablehlo.multiply %1410, %arg126 : tensor<1024xf32>
    %1415 = stablehlo.broadcast_in_dim %1414, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1416 = stablehlo.broadcast_in_dim %1415, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1417 = stablehlo.multiply %1407, %1416 : tensor<256x14x14x1024xf32>
    %1418 = stablehlo.broadcast_in_dim %arg125, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1419 = stablehlo.broadcast_in_dim %1418, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %1420 = stablehlo.add %1417, %1419 : tensor<256x14x14x1024xf32>
    %1421 = stablehlo.add %1420, %1322 : tensor<256x14x14x1024xf32>
    %1422 = call @relu_7(%1421) : (tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1423 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1424 = stablehlo.compare GT, %1421, %1423, FLOAT : (tensor<256x14x14x1024xf32>, tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xi1>
    %1425 = stablehlo.convolution(%1422, %arg138) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x512xf32>) -> tensor<256x14x14x512xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1426 = stablehlo.reduce(%1425 init: %cst_384) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_385 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1427 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1428 = stablehlo.divide %1426, %1427 : tensor<512xf32>
    %1429 = chlo.square %1425 : tensor<256x14x14x512xf32> -> tensor<256x14x14x512xf32>
    %cst_386 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<256x14x14x512xf32>
    %1431 = stablehlo.multiply %1430, %1425 : tensor<256x14x14x512xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1432 = stablehlo.reduce(%1429 init: %cst_387) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_388 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %1433 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1434 = stablehlo.divide %1432, %1433 : tensor<512xf32>
    %1435 = chlo.square %1428 : tensor<512xf32> -> tensor<512xf32>
    %cst_389 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1437 = stablehlo.multiply %1436, %1428 : tensor<512xf32>
    %1438 = stablehlo.subtract %1434, %1435 : tensor<512xf32>
    %1439 = stablehlo.broadcast_in_dim %1428, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1440 = stablehlo.broadcast_in_dim %1439, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x14x14x512xf32>
    %1441 = stablehlo.subtract %1425, %1440 : tensor<256x14x14x512xf32>
    %cst_390 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1443 = stablehlo.add %1438, %1442 : tensor<512xf32>
    %1444 = stablehlo.rsqrt %1443 : tensor<512xf32>
    %1445 = stablehlo.divide %1444, %1443 : tensor<512xf32>
    %cst_391 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1446 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1447 = stablehlo.multiply %1446, %1445 : tensor<512xf32>
    %1448 = stablehlo.multiply %1444, %arg131 : tensor<512xf32>
    %1449 = stablehlo.broadcast_in_dim %1448, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1450 = stablehlo.broadcast_in_dim %1449, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x14x14x512xf32>
    %1451 = stablehlo.multiply %1441, %1450 : tensor<256x14x14x512xf32>
    %1452 = stablehlo.broadcast_in_dim %arg130, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1453 = stablehlo.broadcast_in_dim %1452, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x14x14x512xf32>
    %1454 = stablehlo.add %1451, %1453 : tensor<256x14x14x512xf32>
    %1455 = call @relu_8(%1454) : (tensor<256x14x14x512xf32>) -> tensor<256x14x14x512xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<256x14x14x512xf32>
    %1457 = stablehlo.compare GT, %1454, %1456, FLOAT : (tensor<256x14x14x512xf32>, tensor<256x14x14x512xf32>) -> tensor<256x14x14x512xi1>
    %1458 = stablehlo.convolution(%1455, %arg139) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1459 = stablehlo.reduce(%1458 init: %cst_393) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_394 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1461 = stablehlo.divide %1459, %1460 : tensor<512xf32>
    %1462 = chlo.square %1458 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_395 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1464 = stablehlo.multiply %1463, %1458 : tensor<256x7x7x512xf32>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1465 = stablehlo.reduce(%1462 init: %cst_396) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_397 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1467 = stablehlo.divide %1465, %1466 : tensor<512xf32>
    %1468 = chlo.square %1461 : tensor<512xf32> -> tensor<512xf32>
    %cst_398 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1470 = stablehlo.multiply %1469, %1461 : tensor<512xf32>
    %1471 = stablehlo.subtract %1467, %1468 : tensor<512xf32>
    %1472 = stablehlo.broadcast_in_dim %1461, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1473 = stablehlo.broadcast_in_dim %1472, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1474 = stablehlo.subtract %1458, %1473 : tensor<256x7x7x512xf32>
    %cst_399 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1476 = stablehlo.add %1471, %1475 : tensor<512xf32>
    %1477 = stablehlo.rsqrt %1476 : tensor<512xf32>
    %1478 = stablehlo.divide %1477, %1476 : tensor<512xf32>
    %cst_400 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1479 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1480 = stablehlo.multiply %1479, %1478 : tensor<512xf32>
    %1481 = stablehlo.multiply %1477, %arg133 : tensor<512xf32>
    %1482 = stablehlo.broadcast_in_dim %1481, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1483 = stablehlo.broadcast_in_dim %1482, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1484 = stablehlo.multiply %1474, %1483 : tensor<256x7x7x512xf32>
    %1485 = stablehlo.broadcast_in_dim %arg132, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1486 = stablehlo.broadcast_in_dim %1485, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1487 = stablehlo.add %1484, %1486 : tensor<256x7x7x512xf32>
    %1488 = call @relu_9(%1487) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1489 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1490 = stablehlo.compare GT, %1487, %1489, FLOAT : (tensor<256x7x7x512xf32>, tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xi1>
    %1491 = stablehlo.convolution(%1488, %arg140) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1492 = stablehlo.reduce(%1491 init: %cst_402) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_403 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1494 = stablehlo.divide %1492, %1493 : tensor<2048xf32>
    %1495 = chlo.square %1491 : tensor<256x7x7x2048xf32> -> tensor<256x7x7x2048xf32>
    %cst_404 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1497 = stablehlo.multiply %1496, %1491 : tensor<256x7x7x2048xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1498 = stablehlo.reduce(%1495 init: %cst_405) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_406 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1500 = stablehlo.divide %1498, %1499 : tensor<2048xf32>
    %1501 = chlo.square %1494 : tensor<2048xf32> -> tensor<2048xf32>
    %cst_407 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1503 = stablehlo.multiply %1502, %1494 : tensor<2048xf32>
    %1504 = stablehlo.subtract %1500, %1501 : tensor<2048xf32>
    %1505 = stablehlo.broadcast_in_dim %1494, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1506 = stablehlo.broadcast_in_dim %1505, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1507 = stablehlo.subtract %1491, %1506 : tensor<256x7x7x2048xf32>
    %cst_408 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1509 = stablehlo.add %1504, %1508 : tensor<2048xf32>
    %1510 = stablehlo.rsqrt %1509 : tensor<2048xf32>
    %1511 = stablehlo.divide %1510, %1509 : tensor<2048xf32>
    %cst_409 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1512 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1513 = stablehlo.multiply %1512, %1511 : tensor<2048xf32>
    %1514 = stablehlo.multiply %1510, %arg135 : tensor<2048xf32>
    %1515 = stablehlo.broadcast_in_dim %1514, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1516 = stablehlo.broadcast_in_dim %1515, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1517 = stablehlo.multiply %1507, %1516 : tensor<256x7x7x2048xf32>
    %1518 = stablehlo.broadcast_in_dim %arg134, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1519 = stablehlo.broadcast_in_dim %1518, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1520 = stablehlo.add %1517, %1519 : tensor<256x7x7x2048xf32>
    %1521 = stablehlo.convolution(%1422, %arg141) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x1024x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1522 = stablehlo.reduce(%1521 init: %cst_410) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_411 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1524 = stablehlo.divide %1522, %1523 : tensor<2048xf32>
    %1525 = chlo.square %1521 : tensor<256x7x7x2048xf32> -> tensor<256x7x7x2048xf32>
    %cst_412 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1527 = stablehlo.multiply %1526, %1521 : tensor<256x7x7x2048xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1528 = stablehlo.reduce(%1525 init: %cst_413) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_414 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1530 = stablehlo.divide %1528, %1529 : tensor<2048xf32>
    %1531 = chlo.square %1524 : tensor<2048xf32> -> tensor<2048xf32>
    %cst_415 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1533 = stablehlo.multiply %1532, %1524 : tensor<2048xf32>
    %1534 = stablehlo.subtract %1530, %1531 : tensor<2048xf32>
    %1535 = stablehlo.broadcast_in_dim %1524, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1536 = stablehlo.broadcast_in_dim %1535, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1537 = stablehlo.subtract %1521, %1536 : tensor<256x7x7x2048xf32>
    %cst_416 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1539 = stablehlo.add %1534, %1538 : tensor<2048xf32>
    %1540 = stablehlo.rsqrt %1539 : tensor<2048xf32>
    %1541 = stablehlo.divide %1540, %1539 : tensor<2048xf32>
    %cst_417 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1542 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1543 = stablehlo.multiply %1542, %1541 : tensor<2048xf32>
    %1544 = stablehlo.multiply %1540, %arg137 : tensor<2048xf32>
    %1545 = stablehlo.broadcast_in_dim %1544, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1546 = stablehlo.broadcast_in_dim %1545, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1547 = stablehlo.multiply %1537, %1546 : tensor<256x7x7x2048xf32>
    %1548 = stablehlo.broadcast_in_dim %arg136, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1549 = stablehlo.broadcast_in_dim %1548, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1550 = stablehlo.add %1547, %1549 : tensor<256x7x7x2048xf32>
    %1551 = stablehlo.add %1520, %1550 : tensor<256x7x7x2048xf32>
    %1552 = call @relu_10(%1551) : (tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1554 = stablehlo.compare GT, %1551, %1553, FLOAT : (tensor<256x7x7x2048xf32>, tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xi1>
    %1555 = stablehlo.convolution(%1552, %arg148) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<1x1x2048x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1556 = stablehlo.reduce(%1555 init: %cst_419) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_420 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1557 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1558 = stablehlo.divide %1556, %1557 : tensor<512xf32>
    %1559 = chlo.square %1555 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_421 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1561 = stablehlo.multiply %1560, %1555 : tensor<256x7x7x512xf32>
    %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1562 = stablehlo.reduce(%1559 init: %cst_422) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_423 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1563 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1564 = stablehlo.divide %1562, %1563 : tensor<512xf32>
    %1565 = chlo.square %1558 : tensor<512xf32> -> tensor<512xf32>
    %cst_424 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1566 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1567 = stablehlo.multiply %1566, %1558 : tensor<512xf32>
    %1568 = stablehlo.subtract %1564, %1565 : tensor<512xf32>
    %1569 = stablehlo.broadcast_in_dim %1558, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1570 = stablehlo.broadcast_in_dim %1569, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1571 = stablehlo.subtract %1555, %1570 : tensor<256x7x7x512xf32>
    %cst_425 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1572 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1573 = stablehlo.add %1568, %1572 : tensor<512xf32>
    %1574 = stablehlo.rsqrt %1573 : tensor<512xf32>
    %1575 = stablehlo.divide %1574, %1573 : tensor<512xf32>
    %cst_426 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1576 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1577 = stablehlo.multiply %1576, %1575 : tensor<512xf32>
    %1578 = stablehlo.multiply %1574, %arg143 : tensor<512xf32>
    %1579 = stablehlo.broadcast_in_dim %1578, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1580 = stablehlo.broadcast_in_dim %1579, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1581 = stablehlo.multiply %1571, %1580 : tensor<256x7x7x512xf32>
    %1582 = stablehlo.broadcast_in_dim %arg142, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1583 = stablehlo.broadcast_in_dim %1582, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1584 = stablehlo.add %1581, %1583 : tensor<256x7x7x512xf32>
    %1585 = call @relu_9(%1584) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1587 = stablehlo.compare GT, %1584, %1586, FLOAT : (tensor<256x7x7x512xf32>, tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xi1>
    %1588 = stablehlo.convolution(%1585, %arg149) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1589 = stablehlo.reduce(%1588 init: %cst_428) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_429 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1590 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1591 = stablehlo.divide %1589, %1590 : tensor<512xf32>
    %1592 = chlo.square %1588 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_430 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1594 = stablehlo.multiply %1593, %1588 : tensor<256x7x7x512xf32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1595 = stablehlo.reduce(%1592 init: %cst_431) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_432 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1596 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1597 = stablehlo.divide %1595, %1596 : tensor<512xf32>
    %1598 = chlo.square %1591 : tensor<512xf32> -> tensor<512xf32>
    %cst_433 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1599 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1600 = stablehlo.multiply %1599, %1591 : tensor<512xf32>
    %1601 = stablehlo.subtract %1597, %1598 : tensor<512xf32>
    %1602 = stablehlo.broadcast_in_dim %1591, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1603 = stablehlo.broadcast_in_dim %1602, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1604 = stablehlo.subtract %1588, %1603 : tensor<256x7x7x512xf32>
    %cst_434 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1605 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1606 = stablehlo.add %1601, %1605 : tensor<512xf32>
    %1607 = stablehlo.rsqrt %1606 : tensor<512xf32>
    %1608 = stablehlo.divide %1607, %1606 : tensor<512xf32>
    %cst_435 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1609 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1610 = stablehlo.multiply %1609, %1608 : tensor<512xf32>
    %1611 = stablehlo.multiply %1607, %arg145 : tensor<512xf32>
    %1612 = stablehlo.broadcast_in_dim %1611, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1613 = stablehlo.broadcast_in_dim %1612, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1614 = stablehlo.multiply %1604, %1613 : tensor<256x7x7x512xf32>
    %1615 = stablehlo.broadcast_in_dim %arg144, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1616 = stablehlo.broadcast_in_dim %1615, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1617 = stablehlo.add %1614, %1616 : tensor<256x7x7x512xf32>
    %1618 = call @relu_9(%1617) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1620 = stablehlo.compare GT, %1617, %1619, FLOAT : (tensor<256x7x7x512xf32>, tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xi1>
    %1621 = stablehlo.convolution(%1618, %arg150) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1622 = stablehlo.reduce(%1621 init: %cst_437) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_438 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1623 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1624 = stablehlo.divide %1622, %1623 : tensor<2048xf32>
    %1625 = chlo.square %1621 : tensor<256x7x7x2048xf32> -> tensor<256x7x7x2048xf32>
    %cst_439 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1626 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1627 = stablehlo.multiply %1626, %1621 : tensor<256x7x7x2048xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1628 = stablehlo.reduce(%1625 init: %cst_440) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_441 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1629 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1630 = stablehlo.divide %1628, %1629 : tensor<2048xf32>
    %1631 = chlo.square %1624 : tensor<2048xf32> -> tensor<2048xf32>
    %cst_442 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1632 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1633 = stablehlo.multiply %1632, %1624 : tensor<2048xf32>
    %1634 = stablehlo.subtract %1630, %1631 : tensor<2048xf32>
    %1635 = stablehlo.broadcast_in_dim %1624, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1637 = stablehlo.subtract %1621, %1636 : tensor<256x7x7x2048xf32>
    %cst_443 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1638 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1639 = stablehlo.add %1634, %1638 : tensor<2048xf32>
    %1640 = stablehlo.rsqrt %1639 : tensor<2048xf32>
    %1641 = stablehlo.divide %1640, %1639 : tensor<2048xf32>
    %cst_444 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1643 = stablehlo.multiply %1642, %1641 : tensor<2048xf32>
    %1644 = stablehlo.multiply %1640, %arg147 : tensor<2048xf32>
    %1645 = stablehlo.broadcast_in_dim %1644, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1646 = stablehlo.broadcast_in_dim %1645, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1647 = stablehlo.multiply %1637, %1646 : tensor<256x7x7x2048xf32>
    %1648 = stablehlo.broadcast_in_dim %arg146, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1649 = stablehlo.broadcast_in_dim %1648, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1650 = stablehlo.add %1647, %1649 : tensor<256x7x7x2048xf32>
    %1651 = stablehlo.add %1650, %1552 : tensor<256x7x7x2048xf32>
    %1652 = call @relu_10(%1651) : (tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1653 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1654 = stablehlo.compare GT, %1651, %1653, FLOAT : (tensor<256x7x7x2048xf32>, tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xi1>
    %1655 = stablehlo.convolution(%1652, %arg157) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<1x1x2048x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1656 = stablehlo.reduce(%1655 init: %cst_446) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_447 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1658 = stablehlo.divide %1656, %1657 : tensor<512xf32>
    %1659 = chlo.square %1655 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_448 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1660 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1661 = stablehlo.multiply %1660, %1655 : tensor<256x7x7x512xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1662 = stablehlo.reduce(%1659 init: %cst_449) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_450 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1663 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1664 = stablehlo.divide %1662, %1663 : tensor<512xf32>
    %1665 = chlo.square %1658 : tensor<512xf32> -> tensor<512xf32>
    %cst_451 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1666 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1667 = stablehlo.multiply %1666, %1658 : tensor<512xf32>
    %1668 = stablehlo.subtract %1664, %1665 : tensor<512xf32>
    %1669 = stablehlo.broadcast_in_dim %1658, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1670 = stablehlo.broadcast_in_dim %1669, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1671 = stablehlo.subtract %1655, %1670 : tensor<256x7x7x512xf32>
    %cst_452 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1672 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1673 = stablehlo.add %1668, %1672 : tensor<512xf32>
    %1674 = stablehlo.rsqrt %1673 : tensor<512xf32>
    %1675 = stablehlo.divide %1674, %1673 : tensor<512xf32>
    %cst_453 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1676 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1677 = stablehlo.multiply %1676, %1675 : tensor<512xf32>
    %1678 = stablehlo.multiply %1674, %arg152 : tensor<512xf32>
    %1679 = stablehlo.broadcast_in_dim %1678, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1680 = stablehlo.broadcast_in_dim %1679, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1681 = stablehlo.multiply %1671, %1680 : tensor<256x7x7x512xf32>
    %1682 = stablehlo.broadcast_in_dim %arg151, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1683 = stablehlo.broadcast_in_dim %1682, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1684 = stablehlo.add %1681, %1683 : tensor<256x7x7x512xf32>
    %1685 = call @relu_9(%1684) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1686 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1687 = stablehlo.compare GT, %1684, %1686, FLOAT : (tensor<256x7x7x512xf32>, tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xi1>
    %1688 = stablehlo.convolution(%1685, %arg158) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1689 = stablehlo.reduce(%1688 init: %cst_455) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_456 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1690 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1691 = stablehlo.divide %1689, %1690 : tensor<512xf32>
    %1692 = chlo.square %1688 : tensor<256x7x7x512xf32> -> tensor<256x7x7x512xf32>
    %cst_457 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1693 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1694 = stablehlo.multiply %1693, %1688 : tensor<256x7x7x512xf32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1695 = stablehlo.reduce(%1692 init: %cst_458) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_459 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1697 = stablehlo.divide %1695, %1696 : tensor<512xf32>
    %1698 = chlo.square %1691 : tensor<512xf32> -> tensor<512xf32>
    %cst_460 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1700 = stablehlo.multiply %1699, %1691 : tensor<512xf32>
    %1701 = stablehlo.subtract %1697, %1698 : tensor<512xf32>
    %1702 = stablehlo.broadcast_in_dim %1691, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1703 = stablehlo.broadcast_in_dim %1702, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1704 = stablehlo.subtract %1688, %1703 : tensor<256x7x7x512xf32>
    %cst_461 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1705 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1706 = stablehlo.add %1701, %1705 : tensor<512xf32>
    %1707 = stablehlo.rsqrt %1706 : tensor<512xf32>
    %1708 = stablehlo.divide %1707, %1706 : tensor<512xf32>
    %cst_462 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1710 = stablehlo.multiply %1709, %1708 : tensor<512xf32>
    %1711 = stablehlo.multiply %1707, %arg154 : tensor<512xf32>
    %1712 = stablehlo.broadcast_in_dim %1711, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1713 = stablehlo.broadcast_in_dim %1712, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1714 = stablehlo.multiply %1704, %1713 : tensor<256x7x7x512xf32>
    %1715 = stablehlo.broadcast_in_dim %arg153, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1716 = stablehlo.broadcast_in_dim %1715, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1717 = stablehlo.add %1714, %1716 : tensor<256x7x7x512xf32>
    %1718 = call @relu_9(%1717) : (tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1719 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1720 = stablehlo.compare GT, %1717, %1719, FLOAT : (tensor<256x7x7x512xf32>, tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xi1>
    %1721 = stablehlo.convolution(%1718, %arg159) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1722 = stablehlo.reduce(%1721 init: %cst_464) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_465 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1723 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1724 = stablehlo.divide %1722, %1723 : tensor<2048xf32>
    %1725 = chlo.square %1721 : tensor<256x7x7x2048xf32> -> tensor<256x7x7x2048xf32>
    %cst_466 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1726 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1727 = stablehlo.multiply %1726, %1721 : tensor<256x7x7x2048xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1728 = stablehlo.reduce(%1725 init: %cst_467) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_468 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1729 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1730 = stablehlo.divide %1728, %1729 : tensor<2048xf32>
    %1731 = chlo.square %1724 : tensor<2048xf32> -> tensor<2048xf32>
    %cst_469 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1732 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1733 = stablehlo.multiply %1732, %1724 : tensor<2048xf32>
    %1734 = stablehlo.subtract %1730, %1731 : tensor<2048xf32>
    %1735 = stablehlo.broadcast_in_dim %1724, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1736 = stablehlo.broadcast_in_dim %1735, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1737 = stablehlo.subtract %1721, %1736 : tensor<256x7x7x2048xf32>
    %cst_470 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1738 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1739 = stablehlo.add %1734, %1738 : tensor<2048xf32>
    %1740 = stablehlo.rsqrt %1739 : tensor<2048xf32>
    %1741 = stablehlo.divide %1740, %1739 : tensor<2048xf32>
    %cst_471 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1742 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1743 = stablehlo.multiply %1742, %1741 : tensor<2048xf32>
    %1744 = stablehlo.multiply %1740, %arg156 : tensor<2048xf32>
    %1745 = stablehlo.broadcast_in_dim %1744, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1746 = stablehlo.broadcast_in_dim %1745, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1747 = stablehlo.multiply %1737, %1746 : tensor<256x7x7x2048xf32>
    %1748 = stablehlo.broadcast_in_dim %arg155, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1749 = stablehlo.broadcast_in_dim %1748, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1750 = stablehlo.add %1747, %1749 : tensor<256x7x7x2048xf32>
    %1751 = stablehlo.add %1750, %1652 : tensor<256x7x7x2048xf32>
    %1752 = call @relu_10(%1751) : (tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1753 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1754 = stablehlo.compare GT, %1751, %1753, FLOAT : (tensor<256x7x7x2048xf32>, tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xi1>
    %cst_473 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1755 = stablehlo.reduce(%1752 init: %cst_473) applies stablehlo.add across dimensions = [1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<256x2048xf32>
    %cst_474 = stablehlo.constant dense<4.900000e+01> : tensor<f32>
    %1756 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<256x2048xf32>
    %1757 = stablehlo.divide %1755, %1756 : tensor<256x2048xf32>
    %1758 = stablehlo.dot_general %1757, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x2048xf32>, tensor<2048x1000xf32>) -> tensor<256x1000xf32>
    %1759 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %1760 = stablehlo.broadcast_in_dim %1759, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<256x1000xf32>
    %1761 = stablehlo.add %1758, %1760 : tensor<256x1000xf32>
    %cst_475 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1762 = stablehlo.reduce(%1761 init: %cst_475) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_476 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1764 = stablehlo.maximum %1763, %1762 : tensor<256xf32>
    %1765 = stablehlo.is_finite %1764 : (tensor<256xf32>) -> tensor<256xi1>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1766 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1767 = stablehlo.select %1765, %1764, %1766 : tensor<256xi1>, tensor<256xf32>
    %1768 = stablehlo.broadcast_in_dim %1767, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %1769 = stablehlo.broadcast_in_dim %1768, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %1770 = stablehlo.subtract %1761, %1769 : tensor<256x1000xf32>
    %1771 = stablehlo.exponential %1770 : tensor<256x1000xf32>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1772 = stablehlo.reduce(%1771 init: %cst_478) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1773 = stablehlo.abs %1772 : tensor<256xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1774 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1775 = stablehlo.compare GE, %1772, %1774, FLOAT : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
    %1776 = stablehlo.log %1773 : tensor<256xf32>
    %1777 = stablehlo.add %1776, %1767 : tensor<256xf32>
    %1778 = call @_one_hot(%arg429) : (tensor<256xi32>) -> tensor<256x1000xf32>
    %1779 = stablehlo.multiply %1761, %1778 : tensor<256x1000xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1780 = stablehlo.reduce(%1779 init: %cst_480) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %1781 = stablehlo.subtract %1777, %1780 : tensor<256xf32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1782 = stablehlo.reduce(%1781 init: %cst_481) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_482 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1783 = stablehlo.divide %1782, %cst_482 : tensor<f32>
    %cst_483 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_484 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1784 = stablehlo.divide %cst_483, %cst_484 : tensor<f32>
    %1785 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1786 = stablehlo.negate %1785 : tensor<256xf32>
    %1787 = stablehlo.broadcast_in_dim %1786, dims = [0] : (tensor<256xf32>) -> tensor<256x1000xf32>
    %1788 = stablehlo.multiply %1787, %1778 : tensor<256x1000xf32>
    %1789 = stablehlo.divide %1785, %1773 : tensor<256xf32>
    %cst_485 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1791 = stablehlo.select %1775, %1790, %1789 : tensor<256xi1>, tensor<256xf32>
    %1792 = stablehlo.select %1775, %1789, %1790 : tensor<256xi1>, tensor<256xf32>
    %1793 = stablehlo.negate %1791 : tensor<256xf32>
    %1794 = stablehlo.add %1792, %1793 : tensor<256xf32>
    %1795 = stablehlo.broadcast_in_dim %1794, dims = [0] : (tensor<256xf32>) -> tensor<256x1000xf32>
    %1796 = stablehlo.multiply %1795, %1771 : tensor<256x1000xf32>
    %1797 = stablehlo.add %1788, %1796 : tensor<256x1000xf32>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1798 = stablehlo.reduce(%1797 init: %cst_486) applies stablehlo.add across dimensions = [0] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %1799 = stablehlo.reshape %1798 : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1800 = stablehlo.reduce(%1799 init: %cst_487) applies stablehlo.add across dimensions = [0] : (tensor<1x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %1801 = stablehlo.dot_general %1797, %1757, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1000xf32>, tensor<256x2048xf32>) -> tensor<1000x2048xf32>
    %1802 = stablehlo.transpose %1801, dims = [1, 0] : (tensor<1000x2048xf32>) -> tensor<2048x1000xf32>
    %1803 = stablehlo.dot_general %1797, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x1000xf32>, tensor<2048x1000xf32>) -> tensor<256x2048xf32>
    %cst_488 = stablehlo.constant dense<4.900000e+01> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<256x2048xf32>
    %1805 = stablehlo.divide %1803, %1804 : tensor<256x2048xf32>
    %1806 = stablehlo.broadcast_in_dim %1805, dims = [0, 3] : (tensor<256x2048xf32>) -> tensor<256x7x7x2048xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1807 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1808 = stablehlo.select %1754, %1806, %1807 : tensor<256x7x7x2048xi1>, tensor<256x7x7x2048xf32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1809 = stablehlo.reduce(%1808 init: %cst_490) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1810 = stablehlo.reshape %1809 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1811 = stablehlo.reduce(%1810 init: %cst_491) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1812 = stablehlo.multiply %1737, %1808 : tensor<256x7x7x2048xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1813 = stablehlo.reduce(%1812 init: %cst_492) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1814 = stablehlo.reshape %1813 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1815 = stablehlo.broadcast_in_dim %1745, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1816 = stablehlo.multiply %1808, %1815 : tensor<256x7x7x2048xf32>
    %cst_493 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1817 = stablehlo.reduce(%1814 init: %cst_493) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1818 = stablehlo.multiply %1740, %1817 : tensor<2048xf32>
    %1819 = stablehlo.multiply %1817, %arg156 : tensor<2048xf32>
    %1820 = stablehlo.multiply %1819, %1743 : tensor<2048xf32>
    %1821 = stablehlo.negate %1816 : tensor<256x7x7x2048xf32>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1822 = stablehlo.reduce(%1821 init: %cst_494) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1823 = stablehlo.reshape %1822 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1824 = stablehlo.reduce(%1823 init: %cst_495) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1825 = stablehlo.negate %1820 : tensor<2048xf32>
    %1826 = stablehlo.multiply %1825, %1733 : tensor<2048xf32>
    %1827 = stablehlo.add %1824, %1826 : tensor<2048xf32>
    %cst_496 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1828 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1829 = stablehlo.divide %1820, %1828 : tensor<2048xf32>
    %1830 = stablehlo.broadcast_in_dim %1829, dims = [3] : (tensor<2048xf32>) -> tensor<256x7x7x2048xf32>
    %1831 = stablehlo.multiply %1830, %1727 : tensor<256x7x7x2048xf32>
    %1832 = stablehlo.add %1816, %1831 : tensor<256x7x7x2048xf32>
    %cst_497 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1833 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1834 = stablehlo.divide %1827, %1833 : tensor<2048xf32>
    %1835 = stablehlo.broadcast_in_dim %1834, dims = [3] : (tensor<2048xf32>) -> tensor<256x7x7x2048xf32>
    %1836 = stablehlo.add %1832, %1835 : tensor<256x7x7x2048xf32>
    %1837 = stablehlo.convolution(%1718, %1836) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<256x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %1838 = stablehlo.reverse %arg159, dims = [0, 1] : tensor<1x1x512x2048xf32>
    %1839 = stablehlo.convolution(%1836, %1838) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x512xf32>
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1840 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1841 = stablehlo.select %1720, %1839, %1840 : tensor<256x7x7x512xi1>, tensor<256x7x7x512xf32>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1842 = stablehlo.reduce(%1841 init: %cst_499) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1843 = stablehlo.reshape %1842 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1844 = stablehlo.reduce(%1843 init: %cst_500) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1845 = stablehlo.multiply %1704, %1841 : tensor<256x7x7x512xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1846 = stablehlo.reduce(%1845 init: %cst_501) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1847 = stablehlo.reshape %1846 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1848 = stablehlo.broadcast_in_dim %1712, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1849 = stablehlo.multiply %1841, %1848 : tensor<256x7x7x512xf32>
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1850 = stablehlo.reduce(%1847 init: %cst_502) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1851 = stablehlo.multiply %1707, %1850 : tensor<512xf32>
    %1852 = stablehlo.multiply %1850, %arg154 : tensor<512xf32>
    %1853 = stablehlo.multiply %1852, %1710 : tensor<512xf32>
    %1854 = stablehlo.negate %1849 : tensor<256x7x7x512xf32>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1855 = stablehlo.reduce(%1854 init: %cst_503) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1856 = stablehlo.reshape %1855 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1857 = stablehlo.reduce(%1856 init: %cst_504) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1858 = stablehlo.negate %1853 : tensor<512xf32>
    %1859 = stablehlo.multiply %1858, %1700 : tensor<512xf32>
    %1860 = stablehlo.add %1857, %1859 : tensor<512xf32>
    %cst_505 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1861 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1862 = stablehlo.divide %1853, %1861 : tensor<512xf32>
    %1863 = stablehlo.broadcast_in_dim %1862, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %1864 = stablehlo.multiply %1863, %1694 : tensor<256x7x7x512xf32>
    %1865 = stablehlo.add %1849, %1864 : tensor<256x7x7x512xf32>
    %cst_506 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1866 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1867 = stablehlo.divide %1860, %1866 : tensor<512xf32>
    %1868 = stablehlo.broadcast_in_dim %1867, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %1869 = stablehlo.add %1865, %1868 : tensor<256x7x7x512xf32>
    %1870 = stablehlo.convolution(%1685, %1869) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<256x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %1871 = stablehlo.reverse %arg158, dims = [0, 1] : tensor<3x3x512x512xf32>
    %1872 = stablehlo.convolution(%1869, %1871) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1873 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1874 = stablehlo.select %1687, %1872, %1873 : tensor<256x7x7x512xi1>, tensor<256x7x7x512xf32>
    %cst_508 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1875 = stablehlo.reduce(%1874 init: %cst_508) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1876 = stablehlo.reshape %1875 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1877 = stablehlo.reduce(%1876 init: %cst_509) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1878 = stablehlo.multiply %1671, %1874 : tensor<256x7x7x512xf32>
    %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1879 = stablehlo.reduce(%1878 init: %cst_510) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1880 = stablehlo.reshape %1879 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1881 = stablehlo.broadcast_in_dim %1679, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1882 = stablehlo.multiply %1874, %1881 : tensor<256x7x7x512xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1883 = stablehlo.reduce(%1880 init: %cst_511) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1884 = stablehlo.multiply %1674, %1883 : tensor<512xf32>
    %1885 = stablehlo.multiply %1883, %arg152 : tensor<512xf32>
    %1886 = stablehlo.multiply %1885, %1677 : tensor<512xf32>
    %1887 = stablehlo.negate %1882 : tensor<256x7x7x512xf32>
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1888 = stablehlo.reduce(%1887 init: %cst_512) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1889 = stablehlo.reshape %1888 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1890 = stablehlo.reduce(%1889 init: %cst_513) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1891 = stablehlo.negate %1886 : tensor<512xf32>
    %1892 = stablehlo.multiply %1891, %1667 : tensor<512xf32>
    %1893 = stablehlo.add %1890, %1892 : tensor<512xf32>
    %cst_514 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1894 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1895 = stablehlo.divide %1886, %1894 : tensor<512xf32>
    %1896 = stablehlo.broadcast_in_dim %1895, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %1897 = stablehlo.multiply %1896, %1661 : tensor<256x7x7x512xf32>
    %1898 = stablehlo.add %1882, %1897 : tensor<256x7x7x512xf32>
    %cst_515 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1899 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1900 = stablehlo.divide %1893, %1899 : tensor<512xf32>
    %1901 = stablehlo.broadcast_in_dim %1900, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %1902 = stablehlo.add %1898, %1901 : tensor<256x7x7x512xf32>
    %1903 = stablehlo.convolution(%1652, %1902) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<256x7x7x512xf32>) -> tensor<1x1x2048x512xf32>
    %1904 = stablehlo.reverse %arg157, dims = [0, 1] : tensor<1x1x2048x512xf32>
    %1905 = stablehlo.convolution(%1902, %1904) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<256x7x7x2048xf32>
    %1906 = stablehlo.add %1808, %1905 : tensor<256x7x7x2048xf32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1907 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1908 = stablehlo.select %1654, %1906, %1907 : tensor<256x7x7x2048xi1>, tensor<256x7x7x2048xf32>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1909 = stablehlo.reduce(%1908 init: %cst_517) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1910 = stablehlo.reshape %1909 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1911 = stablehlo.reduce(%1910 init: %cst_518) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1912 = stablehlo.multiply %1637, %1908 : tensor<256x7x7x2048xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1913 = stablehlo.reduce(%1912 init: %cst_519) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1914 = stablehlo.reshape %1913 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1915 = stablehlo.broadcast_in_dim %1645, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %1916 = stablehlo.multiply %1908, %1915 : tensor<256x7x7x2048xf32>
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1917 = stablehlo.reduce(%1914 init: %cst_520) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1918 = stablehlo.multiply %1640, %1917 : tensor<2048xf32>
    %1919 = stablehlo.multiply %1917, %arg147 : tensor<2048xf32>
    %1920 = stablehlo.multiply %1919, %1643 : tensor<2048xf32>
    %1921 = stablehlo.negate %1916 : tensor<256x7x7x2048xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1922 = stablehlo.reduce(%1921 init: %cst_521) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1923 = stablehlo.reshape %1922 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1924 = stablehlo.reduce(%1923 init: %cst_522) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1925 = stablehlo.negate %1920 : tensor<2048xf32>
    %1926 = stablehlo.multiply %1925, %1633 : tensor<2048xf32>
    %1927 = stablehlo.add %1924, %1926 : tensor<2048xf32>
    %cst_523 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1928 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1929 = stablehlo.divide %1920, %1928 : tensor<2048xf32>
    %1930 = stablehlo.broadcast_in_dim %1929, dims = [3] : (tensor<2048xf32>) -> tensor<256x7x7x2048xf32>
    %1931 = stablehlo.multiply %1930, %1627 : tensor<256x7x7x2048xf32>
    %1932 = stablehlo.add %1916, %1931 : tensor<256x7x7x2048xf32>
    %cst_524 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1933 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1934 = stablehlo.divide %1927, %1933 : tensor<2048xf32>
    %1935 = stablehlo.broadcast_in_dim %1934, dims = [3] : (tensor<2048xf32>) -> tensor<256x7x7x2048xf32>
    %1936 = stablehlo.add %1932, %1935 : tensor<256x7x7x2048xf32>
    %1937 = stablehlo.convolution(%1618, %1936) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<256x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %1938 = stablehlo.reverse %arg150, dims = [0, 1] : tensor<1x1x512x2048xf32>
    %1939 = stablehlo.convolution(%1936, %1938) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x512xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1940 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1941 = stablehlo.select %1620, %1939, %1940 : tensor<256x7x7x512xi1>, tensor<256x7x7x512xf32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1942 = stablehlo.reduce(%1941 init: %cst_526) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1943 = stablehlo.reshape %1942 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1944 = stablehlo.reduce(%1943 init: %cst_527) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1945 = stablehlo.multiply %1604, %1941 : tensor<256x7x7x512xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1946 = stablehlo.reduce(%1945 init: %cst_528) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1947 = stablehlo.reshape %1946 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1948 = stablehlo.broadcast_in_dim %1612, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1949 = stablehlo.multiply %1941, %1948 : tensor<256x7x7x512xf32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1950 = stablehlo.reduce(%1947 init: %cst_529) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1951 = stablehlo.multiply %1607, %1950 : tensor<512xf32>
    %1952 = stablehlo.multiply %1950, %arg145 : tensor<512xf32>
    %1953 = stablehlo.multiply %1952, %1610 : tensor<512xf32>
    %1954 = stablehlo.negate %1949 : tensor<256x7x7x512xf32>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1955 = stablehlo.reduce(%1954 init: %cst_530) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1956 = stablehlo.reshape %1955 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1957 = stablehlo.reduce(%1956 init: %cst_531) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1958 = stablehlo.negate %1953 : tensor<512xf32>
    %1959 = stablehlo.multiply %1958, %1600 : tensor<512xf32>
    %1960 = stablehlo.add %1957, %1959 : tensor<512xf32>
    %cst_532 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1961 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1962 = stablehlo.divide %1953, %1961 : tensor<512xf32>
    %1963 = stablehlo.broadcast_in_dim %1962, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %1964 = stablehlo.multiply %1963, %1594 : tensor<256x7x7x512xf32>
    %1965 = stablehlo.add %1949, %1964 : tensor<256x7x7x512xf32>
    %cst_533 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1966 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1967 = stablehlo.divide %1960, %1966 : tensor<512xf32>
    %1968 = stablehlo.broadcast_in_dim %1967, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %1969 = stablehlo.add %1965, %1968 : tensor<256x7x7x512xf32>
    %1970 = stablehlo.convolution(%1585, %1969) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<256x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %1971 = stablehlo.reverse %arg149, dims = [0, 1] : tensor<3x3x512x512xf32>
    %1972 = stablehlo.convolution(%1969, %1971) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x7x7x512xf32>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1973 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1974 = stablehlo.select %1587, %1972, %1973 : tensor<256x7x7x512xi1>, tensor<256x7x7x512xf32>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1975 = stablehlo.reduce(%1974 init: %cst_535) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1976 = stablehlo.reshape %1975 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_536 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1977 = stablehlo.reduce(%1976 init: %cst_536) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1978 = stablehlo.multiply %1571, %1974 : tensor<256x7x7x512xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1979 = stablehlo.reduce(%1978 init: %cst_537) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1980 = stablehlo.reshape %1979 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1981 = stablehlo.broadcast_in_dim %1579, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %1982 = stablehlo.multiply %1974, %1981 : tensor<256x7x7x512xf32>
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1983 = stablehlo.reduce(%1980 init: %cst_538) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1984 = stablehlo.multiply %1574, %1983 : tensor<512xf32>
    %1985 = stablehlo.multiply %1983, %arg143 : tensor<512xf32>
    %1986 = stablehlo.multiply %1985, %1577 : tensor<512xf32>
    %1987 = stablehlo.negate %1982 : tensor<256x7x7x512xf32>
    %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1988 = stablehlo.reduce(%1987 init: %cst_539) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1989 = stablehlo.reshape %1988 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1990 = stablehlo.reduce(%1989 init: %cst_540) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1991 = stablehlo.negate %1986 : tensor<512xf32>
    %1992 = stablehlo.multiply %1991, %1567 : tensor<512xf32>
    %1993 = stablehlo.add %1990, %1992 : tensor<512xf32>
    %cst_541 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1994 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1995 = stablehlo.divide %1986, %1994 : tensor<512xf32>
    %1996 = stablehlo.broadcast_in_dim %1995, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %1997 = stablehlo.multiply %1996, %1561 : tensor<256x7x7x512xf32>
    %1998 = stablehlo.add %1982, %1997 : tensor<256x7x7x512xf32>
    %cst_542 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %1999 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2000 = stablehlo.divide %1993, %1999 : tensor<512xf32>
    %2001 = stablehlo.broadcast_in_dim %2000, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %2002 = stablehlo.add %1998, %2001 : tensor<256x7x7x512xf32>
    %2003 = stablehlo.convolution(%1552, %2002) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<256x7x7x512xf32>) -> tensor<1x1x2048x512xf32>
    %2004 = stablehlo.reverse %arg148, dims = [0, 1] : tensor<1x1x2048x512xf32>
    %2005 = stablehlo.convolution(%2002, %2004) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<256x7x7x2048xf32>
    %2006 = stablehlo.add %1908, %2005 : tensor<256x7x7x2048xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2007 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %2008 = stablehlo.select %1554, %2006, %2007 : tensor<256x7x7x2048xi1>, tensor<256x7x7x2048xf32>
    %cst_544 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2009 = stablehlo.reduce(%2008 init: %cst_544) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2010 = stablehlo.reshape %2009 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2011 = stablehlo.reduce(%2010 init: %cst_545) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2012 = stablehlo.multiply %1537, %2008 : tensor<256x7x7x2048xf32>
    %cst_546 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2013 = stablehlo.reduce(%2012 init: %cst_546) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2014 = stablehlo.reshape %2013 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2015 = stablehlo.broadcast_in_dim %1545, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %2016 = stablehlo.multiply %2008, %2015 : tensor<256x7x7x2048xf32>
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2017 = stablehlo.reduce(%2014 init: %cst_547) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2018 = stablehlo.multiply %1540, %2017 : tensor<2048xf32>
    %2019 = stablehlo.multiply %2017, %arg137 : tensor<2048xf32>
    %2020 = stablehlo.multiply %2019, %1543 : tensor<2048xf32>
    %2021 = stablehlo.negate %2016 : tensor<256x7x7x2048xf32>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2022 = stablehlo.reduce(%2021 init: %cst_548) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2023 = stablehlo.reshape %2022 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2024 = stablehlo.reduce(%2023 init: %cst_549) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2025 = stablehlo.negate %2020 : tensor<2048xf32>
    %2026 = stablehlo.multiply %2025, %1533 : tensor<2048xf32>
    %2027 = stablehlo.add %2024, %2026 : tensor<2048xf32>
    %cst_550 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %2028 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2029 = stablehlo.divide %2020, %2028 : tensor<2048xf32>
    %2030 = stablehlo.broadcast_in_dim %2029, dims = [3] : (tensor<2048xf32>) -> tensor<256x7x7x2048xf32>
    %2031 = stablehlo.multiply %2030, %1527 : tensor<256x7x7x2048xf32>
    %2032 = stablehlo.add %2016, %2031 : tensor<256x7x7x2048xf32>
    %cst_551 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %2033 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2034 = stablehlo.divide %2027, %2033 : tensor<2048xf32>
    %2035 = stablehlo.broadcast_in_dim %2034, dims = [3] : (tensor<2048xf32>) -> tensor<256x7x7x2048xf32>
    %2036 = stablehlo.add %2032, %2035 : tensor<256x7x7x2048xf32>
    %2037 = stablehlo.convolution(%1422, %2036) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<256x7x7x2048xf32>) -> tensor<1x1x1024x2048xf32>
    %2038 = stablehlo.reverse %arg141, dims = [0, 1] : tensor<1x1x1024x2048xf32>
    %2039 = stablehlo.convolution(%2036, %2038) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<1x1x1024x2048xf32>) -> tensor<256x14x14x1024xf32>
    %cst_552 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2040 = stablehlo.reduce(%2008 init: %cst_552) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2041 = stablehlo.reshape %2040 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2042 = stablehlo.reduce(%2041 init: %cst_553) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2043 = stablehlo.multiply %1507, %2008 : tensor<256x7x7x2048xf32>
    %cst_554 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2044 = stablehlo.reduce(%2043 init: %cst_554) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2045 = stablehlo.reshape %2044 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2046 = stablehlo.broadcast_in_dim %1515, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<256x7x7x2048xf32>
    %2047 = stablehlo.multiply %2008, %2046 : tensor<256x7x7x2048xf32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2048 = stablehlo.reduce(%2045 init: %cst_555) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2049 = stablehlo.multiply %1510, %2048 : tensor<2048xf32>
    %2050 = stablehlo.multiply %2048, %arg135 : tensor<2048xf32>
    %2051 = stablehlo.multiply %2050, %1513 : tensor<2048xf32>
    %2052 = stablehlo.negate %2047 : tensor<256x7x7x2048xf32>
    %cst_556 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2053 = stablehlo.reduce(%2052 init: %cst_556) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2054 = stablehlo.reshape %2053 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2055 = stablehlo.reduce(%2054 init: %cst_557) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2056 = stablehlo.negate %2051 : tensor<2048xf32>
    %2057 = stablehlo.multiply %2056, %1503 : tensor<2048xf32>
    %2058 = stablehlo.add %2055, %2057 : tensor<2048xf32>
    %cst_558 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %2059 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2060 = stablehlo.divide %2051, %2059 : tensor<2048xf32>
    %2061 = stablehlo.broadcast_in_dim %2060, dims = [3] : (tensor<2048xf32>) -> tensor<256x7x7x2048xf32>
    %2062 = stablehlo.multiply %2061, %1497 : tensor<256x7x7x2048xf32>
    %2063 = stablehlo.add %2047, %2062 : tensor<256x7x7x2048xf32>
    %cst_559 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %2064 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2065 = stablehlo.divide %2058, %2064 : tensor<2048xf32>
    %2066 = stablehlo.broadcast_in_dim %2065, dims = [3] : (tensor<2048xf32>) -> tensor<256x7x7x2048xf32>
    %2067 = stablehlo.add %2063, %2066 : tensor<256x7x7x2048xf32>
    %2068 = stablehlo.convolution(%1488, %2067) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<256x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %2069 = stablehlo.reverse %arg140, dims = [0, 1] : tensor<1x1x512x2048xf32>
    %2070 = stablehlo.convolution(%2067, %2069) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<256x7x7x512xf32>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2071 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %2072 = stablehlo.select %1490, %2070, %2071 : tensor<256x7x7x512xi1>, tensor<256x7x7x512xf32>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2073 = stablehlo.reduce(%2072 init: %cst_561) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2074 = stablehlo.reshape %2073 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_562 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2075 = stablehlo.reduce(%2074 init: %cst_562) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2076 = stablehlo.multiply %1474, %2072 : tensor<256x7x7x512xf32>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2077 = stablehlo.reduce(%2076 init: %cst_563) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2078 = stablehlo.reshape %2077 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2079 = stablehlo.broadcast_in_dim %1482, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x7x7x512xf32>
    %2080 = stablehlo.multiply %2072, %2079 : tensor<256x7x7x512xf32>
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2081 = stablehlo.reduce(%2078 init: %cst_564) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2082 = stablehlo.multiply %1477, %2081 : tensor<512xf32>
    %2083 = stablehlo.multiply %2081, %arg133 : tensor<512xf32>
    %2084 = stablehlo.multiply %2083, %1480 : tensor<512xf32>
    %2085 = stablehlo.negate %2080 : tensor<256x7x7x512xf32>
    %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2086 = stablehlo.reduce(%2085 init: %cst_565) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2087 = stablehlo.reshape %2086 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_566 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2088 = stablehlo.reduce(%2087 init: %cst_566) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2089 = stablehlo.negate %2084 : tensor<512xf32>
    %2090 = stablehlo.multiply %2089, %1470 : tensor<512xf32>
    %2091 = stablehlo.add %2088, %2090 : tensor<512xf32>
    %cst_567 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %2092 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2093 = stablehlo.divide %2084, %2092 : tensor<512xf32>
    %2094 = stablehlo.broadcast_in_dim %2093, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %2095 = stablehlo.multiply %2094, %1464 : tensor<256x7x7x512xf32>
    %2096 = stablehlo.add %2080, %2095 : tensor<256x7x7x512xf32>
    %cst_568 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %2097 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2098 = stablehlo.divide %2091, %2097 : tensor<512xf32>
    %2099 = stablehlo.broadcast_in_dim %2098, dims = [3] : (tensor<512xf32>) -> tensor<256x7x7x512xf32>
    %2100 = stablehlo.add %2096, %2099 : tensor<256x7x7x512xf32>
    %2101 = stablehlo.convolution(%1455, %2100) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x512xf32>, tensor<256x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %2102 = stablehlo.reverse %arg139, dims = [0, 1] : tensor<3x3x512x512xf32>
    %2103 = stablehlo.convolution(%2100, %2102) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<256x14x14x512xf32>
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2104 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<256x14x14x512xf32>
    %2105 = stablehlo.select %1457, %2103, %2104 : tensor<256x14x14x512xi1>, tensor<256x14x14x512xf32>
    %cst_570 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2106 = stablehlo.reduce(%2105 init: %cst_570) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2107 = stablehlo.reshape %2106 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_571 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2108 = stablehlo.reduce(%2107 init: %cst_571) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2109 = stablehlo.multiply %1441, %2105 : tensor<256x14x14x512xf32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2110 = stablehlo.reduce(%2109 init: %cst_572) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2111 = stablehlo.reshape %2110 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2112 = stablehlo.broadcast_in_dim %1449, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x14x14x512xf32>
    %2113 = stablehlo.multiply %2105, %2112 : tensor<256x14x14x512xf32>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2114 = stablehlo.reduce(%2111 init: %cst_573) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2115 = stablehlo.multiply %1444, %2114 : tensor<512xf32>
    %2116 = stablehlo.multiply %2114, %arg131 : tensor<512xf32>
    %2117 = stablehlo.multiply %2116, %1447 : tensor<512xf32>
    %2118 = stablehlo.negate %2113 : tensor<256x14x14x512xf32>
    %cst_574 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2119 = stablehlo.reduce(%2118 init: %cst_574) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2120 = stablehlo.reshape %2119 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2121 = stablehlo.reduce(%2120 init: %cst_575) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2122 = stablehlo.negate %2117 : tensor<512xf32>
    %2123 = stablehlo.multiply %2122, %1437 : tensor<512xf32>
    %2124 = stablehlo.add %2121, %2123 : tensor<512xf32>
    %cst_576 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2125 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2126 = stablehlo.divide %2117, %2125 : tensor<512xf32>
    %2127 = stablehlo.broadcast_in_dim %2126, dims = [3] : (tensor<512xf32>) -> tensor<256x14x14x512xf32>
    %2128 = stablehlo.multiply %2127, %1431 : tensor<256x14x14x512xf32>
    %2129 = stablehlo.add %2113, %2128 : tensor<256x14x14x512xf32>
    %cst_577 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2130 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2131 = stablehlo.divide %2124, %2130 : tensor<512xf32>
    %2132 = stablehlo.broadcast_in_dim %2131, dims = [3] : (tensor<512xf32>) -> tensor<256x14x14x512xf32>
    %2133 = stablehlo.add %2129, %2132 : tensor<256x14x14x512xf32>
    %2134 = stablehlo.convolution(%1422, %2133) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<256x14x14x512xf32>) -> tensor<1x1x1024x512xf32>
    %2135 = stablehlo.reverse %arg138, dims = [0, 1] : tensor<1x1x1024x512xf32>
    %2136 = stablehlo.convolution(%2133, %2135) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x512xf32>, tensor<1x1x1024x512xf32>) -> tensor<256x14x14x1024xf32>
    %2137 = stablehlo.add %2039, %2136 : tensor<256x14x14x1024xf32>
    %cst_578 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2138 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %2139 = stablehlo.select %1424, %2137, %2138 : tensor<256x14x14x1024xi1>, tensor<256x14x14x1024xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2140 = stablehlo.reduce(%2139 init: %cst_579) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2141 = stablehlo.reshape %2140 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_580 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2142 = stablehlo.reduce(%2141 init: %cst_580) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2143 = stablehlo.multiply %1407, %2139 : tensor<256x14x14x1024xf32>
    %cst_581 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2144 = stablehlo.reduce(%2143 init: %cst_581) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2145 = stablehlo.reshape %2144 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2146 = stablehlo.broadcast_in_dim %1415, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %2147 = stablehlo.multiply %2139, %2146 : tensor<256x14x14x1024xf32>
    %cst_582 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2148 = stablehlo.reduce(%2145 init: %cst_582) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2149 = stablehlo.multiply %1410, %2148 : tensor<1024xf32>
    %2150 = stablehlo.multiply %2148, %arg126 : tensor<1024xf32>
    %2151 = stablehlo.multiply %2150, %1413 : tensor<1024xf32>
    %2152 = stablehlo.negate %2147 : tensor<256x14x14x1024xf32>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2153 = stablehlo.reduce(%2152 init: %cst_583) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2154 = stablehlo.reshape %2153 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_584 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2155 = stablehlo.reduce(%2154 init: %cst_584) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2156 = stablehlo.negate %2151 : tensor<1024xf32>
    %2157 = stablehlo.multiply %2156, %1403 : tensor<1024xf32>
    %2158 = stablehlo.add %2155, %2157 : tensor<1024xf32>
    %cst_585 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2159 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2160 = stablehlo.divide %2151, %2159 : tensor<1024xf32>
    %2161 = stablehlo.broadcast_in_dim %2160, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2162 = stablehlo.multiply %2161, %1397 : tensor<256x14x14x1024xf32>
    %2163 = stablehlo.add %2147, %2162 : tensor<256x14x14x1024xf32>
    %cst_586 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2164 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2165 = stablehlo.divide %2158, %2164 : tensor<1024xf32>
    %2166 = stablehlo.broadcast_in_dim %2165, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2167 = stablehlo.add %2163, %2166 : tensor<256x14x14x1024xf32>
    %2168 = stablehlo.convolution(%1388, %2167) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2169 = stablehlo.reverse %arg129, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %2170 = stablehlo.convolution(%2167, %2169) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x256xf32>
    %cst_587 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2171 = stablehlo.broadcast_in_dim %cst_587, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2172 = stablehlo.select %1390, %2170, %2171 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2173 = stablehlo.reduce(%2172 init: %cst_588) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2174 = stablehlo.reshape %2173 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_589 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2175 = stablehlo.reduce(%2174 init: %cst_589) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2176 = stablehlo.multiply %1374, %2172 : tensor<256x14x14x256xf32>
    %cst_590 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2177 = stablehlo.reduce(%2176 init: %cst_590) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2178 = stablehlo.reshape %2177 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2179 = stablehlo.broadcast_in_dim %1382, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2180 = stablehlo.multiply %2172, %2179 : tensor<256x14x14x256xf32>
    %cst_591 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2181 = stablehlo.reduce(%2178 init: %cst_591) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2182 = stablehlo.multiply %1377, %2181 : tensor<256xf32>
    %2183 = stablehlo.multiply %2181, %arg124 : tensor<256xf32>
    %2184 = stablehlo.multiply %2183, %1380 : tensor<256xf32>
    %2185 = stablehlo.negate %2180 : tensor<256x14x14x256xf32>
    %cst_592 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2186 = stablehlo.reduce(%2185 init: %cst_592) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2187 = stablehlo.reshape %2186 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_593 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2188 = stablehlo.reduce(%2187 init: %cst_593) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2189 = stablehlo.negate %2184 : tensor<256xf32>
    %2190 = stablehlo.multiply %2189, %1370 : tensor<256xf32>
    %2191 = stablehlo.add %2188, %2190 : tensor<256xf32>
    %cst_594 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2192 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2193 = stablehlo.divide %2184, %2192 : tensor<256xf32>
    %2194 = stablehlo.broadcast_in_dim %2193, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2195 = stablehlo.multiply %2194, %1364 : tensor<256x14x14x256xf32>
    %2196 = stablehlo.add %2180, %2195 : tensor<256x14x14x256xf32>
    %cst_595 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2197 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2198 = stablehlo.divide %2191, %2197 : tensor<256xf32>
    %2199 = stablehlo.broadcast_in_dim %2198, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2200 = stablehlo.add %2196, %2199 : tensor<256x14x14x256xf32>
    %2201 = stablehlo.convolution(%1355, %2200) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2202 = stablehlo.reverse %arg128, dims = [0, 1] : tensor<3x3x256x256xf32>
    %2203 = stablehlo.convolution(%2200, %2202) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_596 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2204 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2205 = stablehlo.select %1357, %2203, %2204 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_597 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2206 = stablehlo.reduce(%2205 init: %cst_597) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2207 = stablehlo.reshape %2206 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_598 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2208 = stablehlo.reduce(%2207 init: %cst_598) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2209 = stablehlo.multiply %1341, %2205 : tensor<256x14x14x256xf32>
    %cst_599 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2210 = stablehlo.reduce(%2209 init: %cst_599) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2211 = stablehlo.reshape %2210 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2212 = stablehlo.broadcast_in_dim %1349, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2213 = stablehlo.multiply %2205, %2212 : tensor<256x14x14x256xf32>
    %cst_600 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2214 = stablehlo.reduce(%2211 init: %cst_600) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2215 = stablehlo.multiply %1344, %2214 : tensor<256xf32>
    %2216 = stablehlo.multiply %2214, %arg122 : tensor<256xf32>
    %2217 = stablehlo.multiply %2216, %1347 : tensor<256xf32>
    %2218 = stablehlo.negate %2213 : tensor<256x14x14x256xf32>
    %cst_601 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2219 = stablehlo.reduce(%2218 init: %cst_601) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2220 = stablehlo.reshape %2219 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_602 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2221 = stablehlo.reduce(%2220 init: %cst_602) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2222 = stablehlo.negate %2217 : tensor<256xf32>
    %2223 = stablehlo.multiply %2222, %1337 : tensor<256xf32>
    %2224 = stablehlo.add %2221, %2223 : tensor<256xf32>
    %cst_603 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2225 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2226 = stablehlo.divide %2217, %2225 : tensor<256xf32>
    %2227 = stablehlo.broadcast_in_dim %2226, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2228 = stablehlo.multiply %2227, %1331 : tensor<256x14x14x256xf32>
    %2229 = stablehlo.add %2213, %2228 : tensor<256x14x14x256xf32>
    %cst_604 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2230 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2231 = stablehlo.divide %2224, %2230 : tensor<256xf32>
    %2232 = stablehlo.broadcast_in_dim %2231, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2233 = stablehlo.add %2229, %2232 : tensor<256x14x14x256xf32>
    %2234 = stablehlo.convolution(%1322, %2233) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<256x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2235 = stablehlo.reverse %arg127, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %2236 = stablehlo.convolution(%2233, %2235) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x1024xf32>
    %2237 = stablehlo.add %2139, %2236 : tensor<256x14x14x1024xf32>
    %cst_605 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2238 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %2239 = stablehlo.select %1324, %2237, %2238 : tensor<256x14x14x1024xi1>, tensor<256x14x14x1024xf32>
    %cst_606 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2240 = stablehlo.reduce(%2239 init: %cst_606) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2241 = stablehlo.reshape %2240 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2242 = stablehlo.reduce(%2241 init: %cst_607) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2243 = stablehlo.multiply %1307, %2239 : tensor<256x14x14x1024xf32>
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2244 = stablehlo.reduce(%2243 init: %cst_608) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2245 = stablehlo.reshape %2244 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2246 = stablehlo.broadcast_in_dim %1315, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %2247 = stablehlo.multiply %2239, %2246 : tensor<256x14x14x1024xf32>
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2248 = stablehlo.reduce(%2245 init: %cst_609) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2249 = stablehlo.multiply %1310, %2248 : tensor<1024xf32>
    %2250 = stablehlo.multiply %2248, %arg117 : tensor<1024xf32>
    %2251 = stablehlo.multiply %2250, %1313 : tensor<1024xf32>
    %2252 = stablehlo.negate %2247 : tensor<256x14x14x1024xf32>
    %cst_610 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2253 = stablehlo.reduce(%2252 init: %cst_610) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2254 = stablehlo.reshape %2253 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_611 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2255 = stablehlo.reduce(%2254 init: %cst_611) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2256 = stablehlo.negate %2251 : tensor<1024xf32>
    %2257 = stablehlo.multiply %2256, %1303 : tensor<1024xf32>
    %2258 = stablehlo.add %2255, %2257 : tensor<1024xf32>
    %cst_612 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2259 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2260 = stablehlo.divide %2251, %2259 : tensor<1024xf32>
    %2261 = stablehlo.broadcast_in_dim %2260, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2262 = stablehlo.multiply %2261, %1297 : tensor<256x14x14x1024xf32>
    %2263 = stablehlo.add %2247, %2262 : tensor<256x14x14x1024xf32>
    %cst_613 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2264 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2265 = stablehlo.divide %2258, %2264 : tensor<1024xf32>
    %2266 = stablehlo.broadcast_in_dim %2265, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2267 = stablehlo.add %2263, %2266 : tensor<256x14x14x1024xf32>
    %2268 = stablehlo.convolution(%1288, %2267) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2269 = stablehlo.reverse %arg120, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %2270 = stablehlo.convolution(%2267, %2269) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x256xf32>
    %cst_614 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2271 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2272 = stablehlo.select %1290, %2270, %2271 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2273 = stablehlo.reduce(%2272 init: %cst_615) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2274 = stablehlo.reshape %2273 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_616 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2275 = stablehlo.reduce(%2274 init: %cst_616) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2276 = stablehlo.multiply %1274, %2272 : tensor<256x14x14x256xf32>
    %cst_617 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2277 = stablehlo.reduce(%2276 init: %cst_617) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2278 = stablehlo.reshape %2277 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2279 = stablehlo.broadcast_in_dim %1282, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2280 = stablehlo.multiply %2272, %2279 : tensor<256x14x14x256xf32>
    %cst_618 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2281 = stablehlo.reduce(%2278 init: %cst_618) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2282 = stablehlo.multiply %1277, %2281 : tensor<256xf32>
    %2283 = stablehlo.multiply %2281, %arg115 : tensor<256xf32>
    %2284 = stablehlo.multiply %2283, %1280 : tensor<256xf32>
    %2285 = stablehlo.negate %2280 : tensor<256x14x14x256xf32>
    %cst_619 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2286 = stablehlo.reduce(%2285 init: %cst_619) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2287 = stablehlo.reshape %2286 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2288 = stablehlo.reduce(%2287 init: %cst_620) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2289 = stablehlo.negate %2284 : tensor<256xf32>
    %2290 = stablehlo.multiply %2289, %1270 : tensor<256xf32>
    %2291 = stablehlo.add %2288, %2290 : tensor<256xf32>
    %cst_621 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2292 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2293 = stablehlo.divide %2284, %2292 : tensor<256xf32>
    %2294 = stablehlo.broadcast_in_dim %2293, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2295 = stablehlo.multiply %2294, %1264 : tensor<256x14x14x256xf32>
    %2296 = stablehlo.add %2280, %2295 : tensor<256x14x14x256xf32>
    %cst_622 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2297 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2298 = stablehlo.divide %2291, %2297 : tensor<256xf32>
    %2299 = stablehlo.broadcast_in_dim %2298, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2300 = stablehlo.add %2296, %2299 : tensor<256x14x14x256xf32>
    %2301 = stablehlo.convolution(%1255, %2300) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2302 = stablehlo.reverse %arg119, dims = [0, 1] : tensor<3x3x256x256xf32>
    %2303 = stablehlo.convolution(%2300, %2302) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_623 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2304 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2305 = stablehlo.select %1257, %2303, %2304 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2306 = stablehlo.reduce(%2305 init: %cst_624) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2307 = stablehlo.reshape %2306 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_625 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2308 = stablehlo.reduce(%2307 init: %cst_625) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2309 = stablehlo.multiply %1241, %2305 : tensor<256x14x14x256xf32>
    %cst_626 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2310 = stablehlo.reduce(%2309 init: %cst_626) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2311 = stablehlo.reshape %2310 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2312 = stablehlo.broadcast_in_dim %1249, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2313 = stablehlo.multiply %2305, %2312 : tensor<256x14x14x256xf32>
    %cst_627 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2314 = stablehlo.reduce(%2311 init: %cst_627) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2315 = stablehlo.multiply %1244, %2314 : tensor<256xf32>
    %2316 = stablehlo.multiply %2314, %arg113 : tensor<256xf32>
    %2317 = stablehlo.multiply %2316, %1247 : tensor<256xf32>
    %2318 = stablehlo.negate %2313 : tensor<256x14x14x256xf32>
    %cst_628 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2319 = stablehlo.reduce(%2318 init: %cst_628) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2320 = stablehlo.reshape %2319 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_629 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2321 = stablehlo.reduce(%2320 init: %cst_629) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2322 = stablehlo.negate %2317 : tensor<256xf32>
    %2323 = stablehlo.multiply %2322, %1237 : tensor<256xf32>
    %2324 = stablehlo.add %2321, %2323 : tensor<256xf32>
    %cst_630 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2325 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2326 = stablehlo.divide %2317, %2325 : tensor<256xf32>
    %2327 = stablehlo.broadcast_in_dim %2326, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2328 = stablehlo.multiply %2327, %1231 : tensor<256x14x14x256xf32>
    %2329 = stablehlo.add %2313, %2328 : tensor<256x14x14x256xf32>
    %cst_631 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2330 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2331 = stablehlo.divide %2324, %2330 : tensor<256xf32>
    %2332 = stablehlo.broadcast_in_dim %2331, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2333 = stablehlo.add %2329, %2332 : tensor<256x14x14x256xf32>
    %2334 = stablehlo.convolution(%1222, %2333) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<256x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2335 = stablehlo.reverse %arg118, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %2336 = stablehlo.convolution(%2333, %2335) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x1024xf32>
    %2337 = stablehlo.add %2239, %2336 : tensor<256x14x14x1024xf32>
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2338 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %2339 = stablehlo.select %1224, %2337, %2338 : tensor<256x14x14x1024xi1>, tensor<256x14x14x1024xf32>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2340 = stablehlo.reduce(%2339 init: %cst_633) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2341 = stablehlo.reshape %2340 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2342 = stablehlo.reduce(%2341 init: %cst_634) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2343 = stablehlo.multiply %1207, %2339 : tensor<256x14x14x1024xf32>
    %cst_635 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2344 = stablehlo.reduce(%2343 init: %cst_635) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2345 = stablehlo.reshape %2344 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2346 = stablehlo.broadcast_in_dim %1215, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %2347 = stablehlo.multiply %2339, %2346 : tensor<256x14x14x1024xf32>
    %cst_636 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2348 = stablehlo.reduce(%2345 init: %cst_636) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2349 = stablehlo.multiply %1210, %2348 : tensor<1024xf32>
    %2350 = stablehlo.multiply %2348, %arg108 : tensor<1024xf32>
    %2351 = stablehlo.multiply %2350, %1213 : tensor<1024xf32>
    %2352 = stablehlo.negate %2347 : tensor<256x14x14x1024xf32>
    %cst_637 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2353 = stablehlo.reduce(%2352 init: %cst_637) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2354 = stablehlo.reshape %2353 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2355 = stablehlo.reduce(%2354 init: %cst_638) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2356 = stablehlo.negate %2351 : tensor<1024xf32>
    %2357 = stablehlo.multiply %2356, %1203 : tensor<1024xf32>
    %2358 = stablehlo.add %2355, %2357 : tensor<1024xf32>
    %cst_639 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2359 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2360 = stablehlo.divide %2351, %2359 : tensor<1024xf32>
    %2361 = stablehlo.broadcast_in_dim %2360, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2362 = stablehlo.multiply %2361, %1197 : tensor<256x14x14x1024xf32>
    %2363 = stablehlo.add %2347, %2362 : tensor<256x14x14x1024xf32>
    %cst_640 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2364 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2365 = stablehlo.divide %2358, %2364 : tensor<1024xf32>
    %2366 = stablehlo.broadcast_in_dim %2365, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2367 = stablehlo.add %2363, %2366 : tensor<256x14x14x1024xf32>
    %2368 = stablehlo.convolution(%1188, %2367) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2369 = stablehlo.reverse %arg111, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %2370 = stablehlo.convolution(%2367, %2369) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x256xf32>
    %cst_641 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2371 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2372 = stablehlo.select %1190, %2370, %2371 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_642 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2373 = stablehlo.reduce(%2372 init: %cst_642) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2374 = stablehlo.reshape %2373 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_643 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2375 = stablehlo.reduce(%2374 init: %cst_643) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2376 = stablehlo.multiply %1174, %2372 : tensor<256x14x14x256xf32>
    %cst_644 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2377 = stablehlo.reduce(%2376 init: %cst_644) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2378 = stablehlo.reshape %2377 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2379 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2380 = stablehlo.multiply %2372, %2379 : tensor<256x14x14x256xf32>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2381 = stablehlo.reduce(%2378 init: %cst_645) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2382 = stablehlo.multiply %1177, %2381 : tensor<256xf32>
    %2383 = stablehlo.multiply %2381, %arg106 : tensor<256xf32>
    %2384 = stablehlo.multiply %2383, %1180 : tensor<256xf32>
    %2385 = stablehlo.negate %2380 : tensor<256x14x14x256xf32>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2386 = stablehlo.reduce(%2385 init: %cst_646) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2387 = stablehlo.reshape %2386 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_647 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2388 = stablehlo.reduce(%2387 init: %cst_647) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2389 = stablehlo.negate %2384 : tensor<256xf32>
    %2390 = stablehlo.multiply %2389, %1170 : tensor<256xf32>
    %2391 = stablehlo.add %2388, %2390 : tensor<256xf32>
    %cst_648 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2392 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2393 = stablehlo.divide %2384, %2392 : tensor<256xf32>
    %2394 = stablehlo.broadcast_in_dim %2393, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2395 = stablehlo.multiply %2394, %1164 : tensor<256x14x14x256xf32>
    %2396 = stablehlo.add %2380, %2395 : tensor<256x14x14x256xf32>
    %cst_649 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2397 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2398 = stablehlo.divide %2391, %2397 : tensor<256xf32>
    %2399 = stablehlo.broadcast_in_dim %2398, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2400 = stablehlo.add %2396, %2399 : tensor<256x14x14x256xf32>
    %2401 = stablehlo.convolution(%1155, %2400) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2402 = stablehlo.reverse %arg110, dims = [0, 1] : tensor<3x3x256x256xf32>
    %2403 = stablehlo.convolution(%2400, %2402) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_650 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2404 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2405 = stablehlo.select %1157, %2403, %2404 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_651 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2406 = stablehlo.reduce(%2405 init: %cst_651) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2407 = stablehlo.reshape %2406 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_652 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2408 = stablehlo.reduce(%2407 init: %cst_652) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2409 = stablehlo.multiply %1141, %2405 : tensor<256x14x14x256xf32>
    %cst_653 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2410 = stablehlo.reduce(%2409 init: %cst_653) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2411 = stablehlo.reshape %2410 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2412 = stablehlo.broadcast_in_dim %1149, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2413 = stablehlo.multiply %2405, %2412 : tensor<256x14x14x256xf32>
    %cst_654 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2414 = stablehlo.reduce(%2411 init: %cst_654) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2415 = stablehlo.multiply %1144, %2414 : tensor<256xf32>
    %2416 = stablehlo.multiply %2414, %arg104 : tensor<256xf32>
    %2417 = stablehlo.multiply %2416, %1147 : tensor<256xf32>
    %2418 = stablehlo.negate %2413 : tensor<256x14x14x256xf32>
    %cst_655 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2419 = stablehlo.reduce(%2418 init: %cst_655) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2420 = stablehlo.reshape %2419 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2421 = stablehlo.reduce(%2420 init: %cst_656) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2422 = stablehlo.negate %2417 : tensor<256xf32>
    %2423 = stablehlo.multiply %2422, %1137 : tensor<256xf32>
    %2424 = stablehlo.add %2421, %2423 : tensor<256xf32>
    %cst_657 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2425 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2426 = stablehlo.divide %2417, %2425 : tensor<256xf32>
    %2427 = stablehlo.broadcast_in_dim %2426, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2428 = stablehlo.multiply %2427, %1131 : tensor<256x14x14x256xf32>
    %2429 = stablehlo.add %2413, %2428 : tensor<256x14x14x256xf32>
    %cst_658 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2430 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2431 = stablehlo.divide %2424, %2430 : tensor<256xf32>
    %2432 = stablehlo.broadcast_in_dim %2431, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2433 = stablehlo.add %2429, %2432 : tensor<256x14x14x256xf32>
    %2434 = stablehlo.convolution(%1122, %2433) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<256x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2435 = stablehlo.reverse %arg109, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %2436 = stablehlo.convolution(%2433, %2435) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x1024xf32>
    %2437 = stablehlo.add %2339, %2436 : tensor<256x14x14x1024xf32>
    %cst_659 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2438 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %2439 = stablehlo.select %1124, %2437, %2438 : tensor<256x14x14x1024xi1>, tensor<256x14x14x1024xf32>
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2440 = stablehlo.reduce(%2439 init: %cst_660) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2441 = stablehlo.reshape %2440 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_661 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2442 = stablehlo.reduce(%2441 init: %cst_661) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2443 = stablehlo.multiply %1107, %2439 : tensor<256x14x14x1024xf32>
    %cst_662 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2444 = stablehlo.reduce(%2443 init: %cst_662) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2445 = stablehlo.reshape %2444 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2446 = stablehlo.broadcast_in_dim %1115, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %2447 = stablehlo.multiply %2439, %2446 : tensor<256x14x14x1024xf32>
    %cst_663 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2448 = stablehlo.reduce(%2445 init: %cst_663) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2449 = stablehlo.multiply %1110, %2448 : tensor<1024xf32>
    %2450 = stablehlo.multiply %2448, %arg99 : tensor<1024xf32>
    %2451 = stablehlo.multiply %2450, %1113 : tensor<1024xf32>
    %2452 = stablehlo.negate %2447 : tensor<256x14x14x1024xf32>
    %cst_664 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2453 = stablehlo.reduce(%2452 init: %cst_664) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2454 = stablehlo.reshape %2453 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_665 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2455 = stablehlo.reduce(%2454 init: %cst_665) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2456 = stablehlo.negate %2451 : tensor<1024xf32>
    %2457 = stablehlo.multiply %2456, %1103 : tensor<1024xf32>
    %2458 = stablehlo.add %2455, %2457 : tensor<1024xf32>
    %cst_666 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2459 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2460 = stablehlo.divide %2451, %2459 : tensor<1024xf32>
    %2461 = stablehlo.broadcast_in_dim %2460, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2462 = stablehlo.multiply %2461, %1097 : tensor<256x14x14x1024xf32>
    %2463 = stablehlo.add %2447, %2462 : tensor<256x14x14x1024xf32>
    %cst_667 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2464 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2465 = stablehlo.divide %2458, %2464 : tensor<1024xf32>
    %2466 = stablehlo.broadcast_in_dim %2465, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2467 = stablehlo.add %2463, %2466 : tensor<256x14x14x1024xf32>
    %2468 = stablehlo.convolution(%1088, %2467) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2469 = stablehlo.reverse %arg102, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %2470 = stablehlo.convolution(%2467, %2469) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x256xf32>
    %cst_668 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2471 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2472 = stablehlo.select %1090, %2470, %2471 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2473 = stablehlo.reduce(%2472 init: %cst_669) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2474 = stablehlo.reshape %2473 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_670 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2475 = stablehlo.reduce(%2474 init: %cst_670) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2476 = stablehlo.multiply %1074, %2472 : tensor<256x14x14x256xf32>
    %cst_671 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2477 = stablehlo.reduce(%2476 init: %cst_671) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2478 = stablehlo.reshape %2477 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2479 = stablehlo.broadcast_in_dim %1082, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2480 = stablehlo.multiply %2472, %2479 : tensor<256x14x14x256xf32>
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2481 = stablehlo.reduce(%2478 init: %cst_672) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2482 = stablehlo.multiply %1077, %2481 : tensor<256xf32>
    %2483 = stablehlo.multiply %2481, %arg97 : tensor<256xf32>
    %2484 = stablehlo.multiply %2483, %1080 : tensor<256xf32>
    %2485 = stablehlo.negate %2480 : tensor<256x14x14x256xf32>
    %cst_673 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2486 = stablehlo.reduce(%2485 init: %cst_673) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2487 = stablehlo.reshape %2486 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_674 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2488 = stablehlo.reduce(%2487 init: %cst_674) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2489 = stablehlo.negate %2484 : tensor<256xf32>
    %2490 = stablehlo.multiply %2489, %1070 : tensor<256xf32>
    %2491 = stablehlo.add %2488, %2490 : tensor<256xf32>
    %cst_675 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2492 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2493 = stablehlo.divide %2484, %2492 : tensor<256xf32>
    %2494 = stablehlo.broadcast_in_dim %2493, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2495 = stablehlo.multiply %2494, %1064 : tensor<256x14x14x256xf32>
    %2496 = stablehlo.add %2480, %2495 : tensor<256x14x14x256xf32>
    %cst_676 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2497 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2498 = stablehlo.divide %2491, %2497 : tensor<256xf32>
    %2499 = stablehlo.broadcast_in_dim %2498, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2500 = stablehlo.add %2496, %2499 : tensor<256x14x14x256xf32>
    %2501 = stablehlo.convolution(%1055, %2500) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2502 = stablehlo.reverse %arg101, dims = [0, 1] : tensor<3x3x256x256xf32>
    %2503 = stablehlo.convolution(%2500, %2502) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_677 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2504 = stablehlo.broadcast_in_dim %cst_677, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2505 = stablehlo.select %1057, %2503, %2504 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_678 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2506 = stablehlo.reduce(%2505 init: %cst_678) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2507 = stablehlo.reshape %2506 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_679 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2508 = stablehlo.reduce(%2507 init: %cst_679) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2509 = stablehlo.multiply %1041, %2505 : tensor<256x14x14x256xf32>
    %cst_680 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2510 = stablehlo.reduce(%2509 init: %cst_680) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2511 = stablehlo.reshape %2510 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2512 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2513 = stablehlo.multiply %2505, %2512 : tensor<256x14x14x256xf32>
    %cst_681 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2514 = stablehlo.reduce(%2511 init: %cst_681) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2515 = stablehlo.multiply %1044, %2514 : tensor<256xf32>
    %2516 = stablehlo.multiply %2514, %arg95 : tensor<256xf32>
    %2517 = stablehlo.multiply %2516, %1047 : tensor<256xf32>
    %2518 = stablehlo.negate %2513 : tensor<256x14x14x256xf32>
    %cst_682 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2519 = stablehlo.reduce(%2518 init: %cst_682) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2520 = stablehlo.reshape %2519 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_683 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2521 = stablehlo.reduce(%2520 init: %cst_683) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2522 = stablehlo.negate %2517 : tensor<256xf32>
    %2523 = stablehlo.multiply %2522, %1037 : tensor<256xf32>
    %2524 = stablehlo.add %2521, %2523 : tensor<256xf32>
    %cst_684 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2525 = stablehlo.broadcast_in_dim %cst_684, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2526 = stablehlo.divide %2517, %2525 : tensor<256xf32>
    %2527 = stablehlo.broadcast_in_dim %2526, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2528 = stablehlo.multiply %2527, %1031 : tensor<256x14x14x256xf32>
    %2529 = stablehlo.add %2513, %2528 : tensor<256x14x14x256xf32>
    %cst_685 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2530 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2531 = stablehlo.divide %2524, %2530 : tensor<256xf32>
    %2532 = stablehlo.broadcast_in_dim %2531, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2533 = stablehlo.add %2529, %2532 : tensor<256x14x14x256xf32>
    %2534 = stablehlo.convolution(%1022, %2533) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<256x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2535 = stablehlo.reverse %arg100, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %2536 = stablehlo.convolution(%2533, %2535) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x1024xf32>
    %2537 = stablehlo.add %2439, %2536 : tensor<256x14x14x1024xf32>
    %cst_686 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2538 = stablehlo.broadcast_in_dim %cst_686, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %2539 = stablehlo.select %1024, %2537, %2538 : tensor<256x14x14x1024xi1>, tensor<256x14x14x1024xf32>
    %cst_687 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2540 = stablehlo.reduce(%2539 init: %cst_687) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2541 = stablehlo.reshape %2540 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_688 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2542 = stablehlo.reduce(%2541 init: %cst_688) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2543 = stablehlo.multiply %1007, %2539 : tensor<256x14x14x1024xf32>
    %cst_689 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2544 = stablehlo.reduce(%2543 init: %cst_689) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2545 = stablehlo.reshape %2544 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2546 = stablehlo.broadcast_in_dim %1015, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %2547 = stablehlo.multiply %2539, %2546 : tensor<256x14x14x1024xf32>
    %cst_690 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2548 = stablehlo.reduce(%2545 init: %cst_690) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2549 = stablehlo.multiply %1010, %2548 : tensor<1024xf32>
    %2550 = stablehlo.multiply %2548, %arg90 : tensor<1024xf32>
    %2551 = stablehlo.multiply %2550, %1013 : tensor<1024xf32>
    %2552 = stablehlo.negate %2547 : tensor<256x14x14x1024xf32>
    %cst_691 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2553 = stablehlo.reduce(%2552 init: %cst_691) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2554 = stablehlo.reshape %2553 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_692 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2555 = stablehlo.reduce(%2554 init: %cst_692) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2556 = stablehlo.negate %2551 : tensor<1024xf32>
    %2557 = stablehlo.multiply %2556, %1003 : tensor<1024xf32>
    %2558 = stablehlo.add %2555, %2557 : tensor<1024xf32>
    %cst_693 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2559 = stablehlo.broadcast_in_dim %cst_693, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2560 = stablehlo.divide %2551, %2559 : tensor<1024xf32>
    %2561 = stablehlo.broadcast_in_dim %2560, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2562 = stablehlo.multiply %2561, %997 : tensor<256x14x14x1024xf32>
    %2563 = stablehlo.add %2547, %2562 : tensor<256x14x14x1024xf32>
    %cst_694 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2564 = stablehlo.broadcast_in_dim %cst_694, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2565 = stablehlo.divide %2558, %2564 : tensor<1024xf32>
    %2566 = stablehlo.broadcast_in_dim %2565, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2567 = stablehlo.add %2563, %2566 : tensor<256x14x14x1024xf32>
    %2568 = stablehlo.convolution(%988, %2567) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2569 = stablehlo.reverse %arg93, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %2570 = stablehlo.convolution(%2567, %2569) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x256xf32>
    %cst_695 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2571 = stablehlo.broadcast_in_dim %cst_695, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2572 = stablehlo.select %990, %2570, %2571 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2573 = stablehlo.reduce(%2572 init: %cst_696) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2574 = stablehlo.reshape %2573 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_697 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2575 = stablehlo.reduce(%2574 init: %cst_697) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2576 = stablehlo.multiply %974, %2572 : tensor<256x14x14x256xf32>
    %cst_698 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2577 = stablehlo.reduce(%2576 init: %cst_698) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2578 = stablehlo.reshape %2577 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2579 = stablehlo.broadcast_in_dim %982, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2580 = stablehlo.multiply %2572, %2579 : tensor<256x14x14x256xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2581 = stablehlo.reduce(%2578 init: %cst_699) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2582 = stablehlo.multiply %977, %2581 : tensor<256xf32>
    %2583 = stablehlo.multiply %2581, %arg88 : tensor<256xf32>
    %2584 = stablehlo.multiply %2583, %980 : tensor<256xf32>
    %2585 = stablehlo.negate %2580 : tensor<256x14x14x256xf32>
    %cst_700 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2586 = stablehlo.reduce(%2585 init: %cst_700) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2587 = stablehlo.reshape %2586 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_701 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2588 = stablehlo.reduce(%2587 init: %cst_701) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2589 = stablehlo.negate %2584 : tensor<256xf32>
    %2590 = stablehlo.multiply %2589, %970 : tensor<256xf32>
    %2591 = stablehlo.add %2588, %2590 : tensor<256xf32>
    %cst_702 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2592 = stablehlo.broadcast_in_dim %cst_702, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2593 = stablehlo.divide %2584, %2592 : tensor<256xf32>
    %2594 = stablehlo.broadcast_in_dim %2593, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2595 = stablehlo.multiply %2594, %964 : tensor<256x14x14x256xf32>
    %2596 = stablehlo.add %2580, %2595 : tensor<256x14x14x256xf32>
    %cst_703 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2597 = stablehlo.broadcast_in_dim %cst_703, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2598 = stablehlo.divide %2591, %2597 : tensor<256xf32>
    %2599 = stablehlo.broadcast_in_dim %2598, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2600 = stablehlo.add %2596, %2599 : tensor<256x14x14x256xf32>
    %2601 = stablehlo.convolution(%955, %2600) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2602 = stablehlo.reverse %arg92, dims = [0, 1] : tensor<3x3x256x256xf32>
    %2603 = stablehlo.convolution(%2600, %2602) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x14x14x256xf32>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2604 = stablehlo.broadcast_in_dim %cst_704, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2605 = stablehlo.select %957, %2603, %2604 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_705 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2606 = stablehlo.reduce(%2605 init: %cst_705) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2607 = stablehlo.reshape %2606 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2608 = stablehlo.reduce(%2607 init: %cst_706) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2609 = stablehlo.multiply %941, %2605 : tensor<256x14x14x256xf32>
    %cst_707 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2610 = stablehlo.reduce(%2609 init: %cst_707) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2611 = stablehlo.reshape %2610 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2612 = stablehlo.broadcast_in_dim %949, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2613 = stablehlo.multiply %2605, %2612 : tensor<256x14x14x256xf32>
    %cst_708 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2614 = stablehlo.reduce(%2611 init: %cst_708) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2615 = stablehlo.multiply %944, %2614 : tensor<256xf32>
    %2616 = stablehlo.multiply %2614, %arg86 : tensor<256xf32>
    %2617 = stablehlo.multiply %2616, %947 : tensor<256xf32>
    %2618 = stablehlo.negate %2613 : tensor<256x14x14x256xf32>
    %cst_709 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2619 = stablehlo.reduce(%2618 init: %cst_709) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2620 = stablehlo.reshape %2619 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_710 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2621 = stablehlo.reduce(%2620 init: %cst_710) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2622 = stablehlo.negate %2617 : tensor<256xf32>
    %2623 = stablehlo.multiply %2622, %937 : tensor<256xf32>
    %2624 = stablehlo.add %2621, %2623 : tensor<256xf32>
    %cst_711 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2625 = stablehlo.broadcast_in_dim %cst_711, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2626 = stablehlo.divide %2617, %2625 : tensor<256xf32>
    %2627 = stablehlo.broadcast_in_dim %2626, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2628 = stablehlo.multiply %2627, %931 : tensor<256x14x14x256xf32>
    %2629 = stablehlo.add %2613, %2628 : tensor<256x14x14x256xf32>
    %cst_712 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2630 = stablehlo.broadcast_in_dim %cst_712, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2631 = stablehlo.divide %2624, %2630 : tensor<256xf32>
    %2632 = stablehlo.broadcast_in_dim %2631, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2633 = stablehlo.add %2629, %2632 : tensor<256x14x14x256xf32>
    %2634 = stablehlo.convolution(%922, %2633) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<256x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2635 = stablehlo.reverse %arg91, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %2636 = stablehlo.convolution(%2633, %2635) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<256x14x14x1024xf32>
    %2637 = stablehlo.add %2539, %2636 : tensor<256x14x14x1024xf32>
    %cst_713 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2638 = stablehlo.broadcast_in_dim %cst_713, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %2639 = stablehlo.select %924, %2637, %2638 : tensor<256x14x14x1024xi1>, tensor<256x14x14x1024xf32>
    %cst_714 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2640 = stablehlo.reduce(%2639 init: %cst_714) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2641 = stablehlo.reshape %2640 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_715 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2642 = stablehlo.reduce(%2641 init: %cst_715) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2643 = stablehlo.multiply %907, %2639 : tensor<256x14x14x1024xf32>
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2644 = stablehlo.reduce(%2643 init: %cst_716) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2645 = stablehlo.reshape %2644 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2646 = stablehlo.broadcast_in_dim %915, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %2647 = stablehlo.multiply %2639, %2646 : tensor<256x14x14x1024xf32>
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2648 = stablehlo.reduce(%2645 init: %cst_717) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2649 = stablehlo.multiply %910, %2648 : tensor<1024xf32>
    %2650 = stablehlo.multiply %2648, %arg80 : tensor<1024xf32>
    %2651 = stablehlo.multiply %2650, %913 : tensor<1024xf32>
    %2652 = stablehlo.negate %2647 : tensor<256x14x14x1024xf32>
    %cst_718 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2653 = stablehlo.reduce(%2652 init: %cst_718) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2654 = stablehlo.reshape %2653 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_719 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2655 = stablehlo.reduce(%2654 init: %cst_719) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2656 = stablehlo.negate %2651 : tensor<1024xf32>
    %2657 = stablehlo.multiply %2656, %903 : tensor<1024xf32>
    %2658 = stablehlo.add %2655, %2657 : tensor<1024xf32>
    %cst_720 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2659 = stablehlo.broadcast_in_dim %cst_720, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2660 = stablehlo.divide %2651, %2659 : tensor<1024xf32>
    %2661 = stablehlo.broadcast_in_dim %2660, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2662 = stablehlo.multiply %2661, %897 : tensor<256x14x14x1024xf32>
    %2663 = stablehlo.add %2647, %2662 : tensor<256x14x14x1024xf32>
    %cst_721 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2664 = stablehlo.broadcast_in_dim %cst_721, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2665 = stablehlo.divide %2658, %2664 : tensor<1024xf32>
    %2666 = stablehlo.broadcast_in_dim %2665, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2667 = stablehlo.add %2663, %2666 : tensor<256x14x14x1024xf32>
    %2668 = stablehlo.convolution(%792, %2667) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<256x14x14x1024xf32>) -> tensor<1x1x512x1024xf32>
    %2669 = stablehlo.reverse %arg84, dims = [0, 1] : tensor<1x1x512x1024xf32>
    %2670 = stablehlo.convolution(%2667, %2669) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x512x1024xf32>) -> tensor<256x28x28x512xf32>
    %cst_722 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2671 = stablehlo.reduce(%2639 init: %cst_722) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2672 = stablehlo.reshape %2671 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_723 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2673 = stablehlo.reduce(%2672 init: %cst_723) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2674 = stablehlo.multiply %877, %2639 : tensor<256x14x14x1024xf32>
    %cst_724 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2675 = stablehlo.reduce(%2674 init: %cst_724) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2676 = stablehlo.reshape %2675 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2677 = stablehlo.broadcast_in_dim %885, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<256x14x14x1024xf32>
    %2678 = stablehlo.multiply %2639, %2677 : tensor<256x14x14x1024xf32>
    %cst_725 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2679 = stablehlo.reduce(%2676 init: %cst_725) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2680 = stablehlo.multiply %880, %2679 : tensor<1024xf32>
    %2681 = stablehlo.multiply %2679, %arg78 : tensor<1024xf32>
    %2682 = stablehlo.multiply %2681, %883 : tensor<1024xf32>
    %2683 = stablehlo.negate %2678 : tensor<256x14x14x1024xf32>
    %cst_726 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2684 = stablehlo.reduce(%2683 init: %cst_726) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2685 = stablehlo.reshape %2684 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_727 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2686 = stablehlo.reduce(%2685 init: %cst_727) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2687 = stablehlo.negate %2682 : tensor<1024xf32>
    %2688 = stablehlo.multiply %2687, %873 : tensor<1024xf32>
    %2689 = stablehlo.add %2686, %2688 : tensor<1024xf32>
    %cst_728 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2690 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2691 = stablehlo.divide %2682, %2690 : tensor<1024xf32>
    %2692 = stablehlo.broadcast_in_dim %2691, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2693 = stablehlo.multiply %2692, %867 : tensor<256x14x14x1024xf32>
    %2694 = stablehlo.add %2678, %2693 : tensor<256x14x14x1024xf32>
    %cst_729 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2695 = stablehlo.broadcast_in_dim %cst_729, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2696 = stablehlo.divide %2689, %2695 : tensor<1024xf32>
    %2697 = stablehlo.broadcast_in_dim %2696, dims = [3] : (tensor<1024xf32>) -> tensor<256x14x14x1024xf32>
    %2698 = stablehlo.add %2694, %2697 : tensor<256x14x14x1024xf32>
    %2699 = stablehlo.convolution(%858, %2698) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<256x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2700 = stablehlo.reverse %arg83, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %2701 = stablehlo.convolution(%2698, %2700) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<256x14x14x256xf32>
    %cst_730 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2702 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %2703 = stablehlo.select %860, %2701, %2702 : tensor<256x14x14x256xi1>, tensor<256x14x14x256xf32>
    %cst_731 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2704 = stablehlo.reduce(%2703 init: %cst_731) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2705 = stablehlo.reshape %2704 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2706 = stablehlo.reduce(%2705 init: %cst_732) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2707 = stablehlo.multiply %844, %2703 : tensor<256x14x14x256xf32>
    %cst_733 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2708 = stablehlo.reduce(%2707 init: %cst_733) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2709 = stablehlo.reshape %2708 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2710 = stablehlo.broadcast_in_dim %852, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x14x14x256xf32>
    %2711 = stablehlo.multiply %2703, %2710 : tensor<256x14x14x256xf32>
    %cst_734 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2712 = stablehlo.reduce(%2709 init: %cst_734) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2713 = stablehlo.multiply %847, %2712 : tensor<256xf32>
    %2714 = stablehlo.multiply %2712, %arg76 : tensor<256xf32>
    %2715 = stablehlo.multiply %2714, %850 : tensor<256xf32>
    %2716 = stablehlo.negate %2711 : tensor<256x14x14x256xf32>
    %cst_735 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2717 = stablehlo.reduce(%2716 init: %cst_735) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2718 = stablehlo.reshape %2717 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_736 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2719 = stablehlo.reduce(%2718 init: %cst_736) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2720 = stablehlo.negate %2715 : tensor<256xf32>
    %2721 = stablehlo.multiply %2720, %840 : tensor<256xf32>
    %2722 = stablehlo.add %2719, %2721 : tensor<256xf32>
    %cst_737 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2723 = stablehlo.broadcast_in_dim %cst_737, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2724 = stablehlo.divide %2715, %2723 : tensor<256xf32>
    %2725 = stablehlo.broadcast_in_dim %2724, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2726 = stablehlo.multiply %2725, %834 : tensor<256x14x14x256xf32>
    %2727 = stablehlo.add %2711, %2726 : tensor<256x14x14x256xf32>
    %cst_738 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %2728 = stablehlo.broadcast_in_dim %cst_738, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2729 = stablehlo.divide %2722, %2728 : tensor<256xf32>
    %2730 = stablehlo.broadcast_in_dim %2729, dims = [3] : (tensor<256xf32>) -> tensor<256x14x14x256xf32>
    %2731 = stablehlo.add %2727, %2730 : tensor<256x14x14x256xf32>
    %2732 = stablehlo.convolution(%825, %2731) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x256xf32>, tensor<256x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2733 = stablehlo.reverse %arg82, dims = [0, 1] : tensor<3x3x256x256xf32>
    %2734 = stablehlo.convolution(%2731, %2733) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<256x28x28x256xf32>
    %cst_739 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2735 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<f32>) -> tensor<256x28x28x256xf32>
    %2736 = stablehlo.select %827, %2734, %2735 : tensor<256x28x28x256xi1>, tensor<256x28x28x256xf32>
    %cst_740 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2737 = stablehlo.reduce(%2736 init: %cst_740) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2738 = stablehlo.reshape %2737 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2739 = stablehlo.reduce(%2738 init: %cst_741) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2740 = stablehlo.multiply %811, %2736 : tensor<256x28x28x256xf32>
    %cst_742 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2741 = stablehlo.reduce(%2740 init: %cst_742) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2742 = stablehlo.reshape %2741 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2743 = stablehlo.broadcast_in_dim %819, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x28x28x256xf32>
    %2744 = stablehlo.multiply %2736, %2743 : tensor<256x28x28x256xf32>
    %cst_743 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2745 = stablehlo.reduce(%2742 init: %cst_743) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2746 = stablehlo.multiply %814, %2745 : tensor<256xf32>
    %2747 = stablehlo.multiply %2745, %arg74 : tensor<256xf32>
    %2748 = stablehlo.multiply %2747, %817 : tensor<256xf32>
    %2749 = stablehlo.negate %2744 : tensor<256x28x28x256xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2750 = stablehlo.reduce(%2749 init: %cst_744) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2751 = stablehlo.reshape %2750 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_745 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2752 = stablehlo.reduce(%2751 init: %cst_745) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2753 = stablehlo.negate %2748 : tensor<256xf32>
    %2754 = stablehlo.multiply %2753, %807 : tensor<256xf32>
    %2755 = stablehlo.add %2752, %2754 : tensor<256xf32>
    %cst_746 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2756 = stablehlo.broadcast_in_dim %cst_746, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2757 = stablehlo.divide %2748, %2756 : tensor<256xf32>
    %2758 = stablehlo.broadcast_in_dim %2757, dims = [3] : (tensor<256xf32>) -> tensor<256x28x28x256xf32>
    %2759 = stablehlo.multiply %2758, %801 : tensor<256x28x28x256xf32>
    %2760 = stablehlo.add %2744, %2759 : tensor<256x28x28x256xf32>
    %cst_747 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2761 = stablehlo.broadcast_in_dim %cst_747, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2762 = stablehlo.divide %2755, %2761 : tensor<256xf32>
    %2763 = stablehlo.broadcast_in_dim %2762, dims = [3] : (tensor<256xf32>) -> tensor<256x28x28x256xf32>
    %2764 = stablehlo.add %2760, %2763 : tensor<256x28x28x256xf32>
    %2765 = stablehlo.convolution(%792, %2764) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<256x28x28x256xf32>) -> tensor<1x1x512x256xf32>
    %2766 = stablehlo.reverse %arg81, dims = [0, 1] : tensor<1x1x512x256xf32>
    %2767 = stablehlo.convolution(%2764, %2766) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x256xf32>, tensor<1x1x512x256xf32>) -> tensor<256x28x28x512xf32>
    %2768 = stablehlo.add %2670, %2767 : tensor<256x28x28x512xf32>
    %cst_748 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2769 = stablehlo.broadcast_in_dim %cst_748, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %2770 = stablehlo.select %794, %2768, %2769 : tensor<256x28x28x512xi1>, tensor<256x28x28x512xf32>
    %cst_749 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2771 = stablehlo.reduce(%2770 init: %cst_749) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2772 = stablehlo.reshape %2771 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_750 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2773 = stablehlo.reduce(%2772 init: %cst_750) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2774 = stablehlo.multiply %777, %2770 : tensor<256x28x28x512xf32>
    %cst_751 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2775 = stablehlo.reduce(%2774 init: %cst_751) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2776 = stablehlo.reshape %2775 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2777 = stablehlo.broadcast_in_dim %785, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %2778 = stablehlo.multiply %2770, %2777 : tensor<256x28x28x512xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2779 = stablehlo.reduce(%2776 init: %cst_752) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2780 = stablehlo.multiply %780, %2779 : tensor<512xf32>
    %2781 = stablehlo.multiply %2779, %arg69 : tensor<512xf32>
    %2782 = stablehlo.multiply %2781, %783 : tensor<512xf32>
    %2783 = stablehlo.negate %2778 : tensor<256x28x28x512xf32>
    %cst_753 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2784 = stablehlo.reduce(%2783 init: %cst_753) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2785 = stablehlo.reshape %2784 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2786 = stablehlo.reduce(%2785 init: %cst_754) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2787 = stablehlo.negate %2782 : tensor<512xf32>
    %2788 = stablehlo.multiply %2787, %773 : tensor<512xf32>
    %2789 = stablehlo.add %2786, %2788 : tensor<512xf32>
    %cst_755 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2790 = stablehlo.broadcast_in_dim %cst_755, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2791 = stablehlo.divide %2782, %2790 : tensor<512xf32>
    %2792 = stablehlo.broadcast_in_dim %2791, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %2793 = stablehlo.multiply %2792, %767 : tensor<256x28x28x512xf32>
    %2794 = stablehlo.add %2778, %2793 : tensor<256x28x28x512xf32>
    %cst_756 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2795 = stablehlo.broadcast_in_dim %cst_756, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2796 = stablehlo.divide %2789, %2795 : tensor<512xf32>
    %2797 = stablehlo.broadcast_in_dim %2796, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %2798 = stablehlo.add %2794, %2797 : tensor<256x28x28x512xf32>
    %2799 = stablehlo.convolution(%758, %2798) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<256x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %2800 = stablehlo.reverse %arg72, dims = [0, 1] : tensor<1x1x128x512xf32>
    %2801 = stablehlo.convolution(%2798, %2800) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x128xf32>
    %cst_757 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2802 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %2803 = stablehlo.select %760, %2801, %2802 : tensor<256x28x28x128xi1>, tensor<256x28x28x128xf32>
    %cst_758 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2804 = stablehlo.reduce(%2803 init: %cst_758) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2805 = stablehlo.reshape %2804 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_759 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2806 = stablehlo.reduce(%2805 init: %cst_759) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2807 = stablehlo.multiply %744, %2803 : tensor<256x28x28x128xf32>
    %cst_760 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2808 = stablehlo.reduce(%2807 init: %cst_760) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2809 = stablehlo.reshape %2808 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2810 = stablehlo.broadcast_in_dim %752, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %2811 = stablehlo.multiply %2803, %2810 : tensor<256x28x28x128xf32>
    %cst_761 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2812 = stablehlo.reduce(%2809 init: %cst_761) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2813 = stablehlo.multiply %747, %2812 : tensor<128xf32>
    %2814 = stablehlo.multiply %2812, %arg67 : tensor<128xf32>
    %2815 = stablehlo.multiply %2814, %750 : tensor<128xf32>
    %2816 = stablehlo.negate %2811 : tensor<256x28x28x128xf32>
    %cst_762 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2817 = stablehlo.reduce(%2816 init: %cst_762) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2818 = stablehlo.reshape %2817 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_763 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2819 = stablehlo.reduce(%2818 init: %cst_763) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2820 = stablehlo.negate %2815 : tensor<128xf32>
    %2821 = stablehlo.multiply %2820, %740 : tensor<128xf32>
    %2822 = stablehlo.add %2819, %2821 : tensor<128xf32>
    %cst_764 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2823 = stablehlo.broadcast_in_dim %cst_764, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2824 = stablehlo.divide %2815, %2823 : tensor<128xf32>
    %2825 = stablehlo.broadcast_in_dim %2824, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %2826 = stablehlo.multiply %2825, %734 : tensor<256x28x28x128xf32>
    %2827 = stablehlo.add %2811, %2826 : tensor<256x28x28x128xf32>
    %cst_765 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2828 = stablehlo.broadcast_in_dim %cst_765, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2829 = stablehlo.divide %2822, %2828 : tensor<128xf32>
    %2830 = stablehlo.broadcast_in_dim %2829, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %2831 = stablehlo.add %2827, %2830 : tensor<256x28x28x128xf32>
    %2832 = stablehlo.convolution(%725, %2831) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %2833 = stablehlo.reverse %arg71, dims = [0, 1] : tensor<3x3x128x128xf32>
    %2834 = stablehlo.convolution(%2831, %2833) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_766 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2835 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %2836 = stablehlo.select %727, %2834, %2835 : tensor<256x28x28x128xi1>, tensor<256x28x28x128xf32>
    %cst_767 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2837 = stablehlo.reduce(%2836 init: %cst_767) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2838 = stablehlo.reshape %2837 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2839 = stablehlo.reduce(%2838 init: %cst_768) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2840 = stablehlo.multiply %711, %2836 : tensor<256x28x28x128xf32>
    %cst_769 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2841 = stablehlo.reduce(%2840 init: %cst_769) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2842 = stablehlo.reshape %2841 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2843 = stablehlo.broadcast_in_dim %719, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %2844 = stablehlo.multiply %2836, %2843 : tensor<256x28x28x128xf32>
    %cst_770 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2845 = stablehlo.reduce(%2842 init: %cst_770) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2846 = stablehlo.multiply %714, %2845 : tensor<128xf32>
    %2847 = stablehlo.multiply %2845, %arg65 : tensor<128xf32>
    %2848 = stablehlo.multiply %2847, %717 : tensor<128xf32>
    %2849 = stablehlo.negate %2844 : tensor<256x28x28x128xf32>
    %cst_771 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2850 = stablehlo.reduce(%2849 init: %cst_771) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2851 = stablehlo.reshape %2850 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_772 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2852 = stablehlo.reduce(%2851 init: %cst_772) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2853 = stablehlo.negate %2848 : tensor<128xf32>
    %2854 = stablehlo.multiply %2853, %707 : tensor<128xf32>
    %2855 = stablehlo.add %2852, %2854 : tensor<128xf32>
    %cst_773 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2856 = stablehlo.broadcast_in_dim %cst_773, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2857 = stablehlo.divide %2848, %2856 : tensor<128xf32>
    %2858 = stablehlo.broadcast_in_dim %2857, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %2859 = stablehlo.multiply %2858, %701 : tensor<256x28x28x128xf32>
    %2860 = stablehlo.add %2844, %2859 : tensor<256x28x28x128xf32>
    %cst_774 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2861 = stablehlo.broadcast_in_dim %cst_774, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2862 = stablehlo.divide %2855, %2861 : tensor<128xf32>
    %2863 = stablehlo.broadcast_in_dim %2862, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %2864 = stablehlo.add %2860, %2863 : tensor<256x28x28x128xf32>
    %2865 = stablehlo.convolution(%692, %2864) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<256x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %2866 = stablehlo.reverse %arg70, dims = [0, 1] : tensor<1x1x512x128xf32>
    %2867 = stablehlo.convolution(%2864, %2866) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x512xf32>
    %2868 = stablehlo.add %2770, %2867 : tensor<256x28x28x512xf32>
    %cst_775 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2869 = stablehlo.broadcast_in_dim %cst_775, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %2870 = stablehlo.select %694, %2868, %2869 : tensor<256x28x28x512xi1>, tensor<256x28x28x512xf32>
    %cst_776 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2871 = stablehlo.reduce(%2870 init: %cst_776) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2872 = stablehlo.reshape %2871 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_777 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2873 = stablehlo.reduce(%2872 init: %cst_777) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2874 = stablehlo.multiply %677, %2870 : tensor<256x28x28x512xf32>
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2875 = stablehlo.reduce(%2874 init: %cst_778) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2876 = stablehlo.reshape %2875 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2877 = stablehlo.broadcast_in_dim %685, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %2878 = stablehlo.multiply %2870, %2877 : tensor<256x28x28x512xf32>
    %cst_779 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2879 = stablehlo.reduce(%2876 init: %cst_779) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2880 = stablehlo.multiply %680, %2879 : tensor<512xf32>
    %2881 = stablehlo.multiply %2879, %arg60 : tensor<512xf32>
    %2882 = stablehlo.multiply %2881, %683 : tensor<512xf32>
    %2883 = stablehlo.negate %2878 : tensor<256x28x28x512xf32>
    %cst_780 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2884 = stablehlo.reduce(%2883 init: %cst_780) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2885 = stablehlo.reshape %2884 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_781 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2886 = stablehlo.reduce(%2885 init: %cst_781) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2887 = stablehlo.negate %2882 : tensor<512xf32>
    %2888 = stablehlo.multiply %2887, %673 : tensor<512xf32>
    %2889 = stablehlo.add %2886, %2888 : tensor<512xf32>
    %cst_782 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2890 = stablehlo.broadcast_in_dim %cst_782, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2891 = stablehlo.divide %2882, %2890 : tensor<512xf32>
    %2892 = stablehlo.broadcast_in_dim %2891, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %2893 = stablehlo.multiply %2892, %667 : tensor<256x28x28x512xf32>
    %2894 = stablehlo.add %2878, %2893 : tensor<256x28x28x512xf32>
    %cst_783 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2895 = stablehlo.broadcast_in_dim %cst_783, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2896 = stablehlo.divide %2889, %2895 : tensor<512xf32>
    %2897 = stablehlo.broadcast_in_dim %2896, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %2898 = stablehlo.add %2894, %2897 : tensor<256x28x28x512xf32>
    %2899 = stablehlo.convolution(%658, %2898) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<256x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %2900 = stablehlo.reverse %arg63, dims = [0, 1] : tensor<1x1x128x512xf32>
    %2901 = stablehlo.convolution(%2898, %2900) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x128xf32>
    %cst_784 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2902 = stablehlo.broadcast_in_dim %cst_784, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %2903 = stablehlo.select %660, %2901, %2902 : tensor<256x28x28x128xi1>, tensor<256x28x28x128xf32>
    %cst_785 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2904 = stablehlo.reduce(%2903 init: %cst_785) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2905 = stablehlo.reshape %2904 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_786 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2906 = stablehlo.reduce(%2905 init: %cst_786) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2907 = stablehlo.multiply %644, %2903 : tensor<256x28x28x128xf32>
    %cst_787 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2908 = stablehlo.reduce(%2907 init: %cst_787) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2909 = stablehlo.reshape %2908 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2910 = stablehlo.broadcast_in_dim %652, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %2911 = stablehlo.multiply %2903, %2910 : tensor<256x28x28x128xf32>
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2912 = stablehlo.reduce(%2909 init: %cst_788) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2913 = stablehlo.multiply %647, %2912 : tensor<128xf32>
    %2914 = stablehlo.multiply %2912, %arg58 : tensor<128xf32>
    %2915 = stablehlo.multiply %2914, %650 : tensor<128xf32>
    %2916 = stablehlo.negate %2911 : tensor<256x28x28x128xf32>
    %cst_789 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2917 = stablehlo.reduce(%2916 init: %cst_789) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2918 = stablehlo.reshape %2917 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2919 = stablehlo.reduce(%2918 init: %cst_790) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2920 = stablehlo.negate %2915 : tensor<128xf32>
    %2921 = stablehlo.multiply %2920, %640 : tensor<128xf32>
    %2922 = stablehlo.add %2919, %2921 : tensor<128xf32>
    %cst_791 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2923 = stablehlo.broadcast_in_dim %cst_791, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2924 = stablehlo.divide %2915, %2923 : tensor<128xf32>
    %2925 = stablehlo.broadcast_in_dim %2924, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %2926 = stablehlo.multiply %2925, %634 : tensor<256x28x28x128xf32>
    %2927 = stablehlo.add %2911, %2926 : tensor<256x28x28x128xf32>
    %cst_792 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2928 = stablehlo.broadcast_in_dim %cst_792, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2929 = stablehlo.divide %2922, %2928 : tensor<128xf32>
    %2930 = stablehlo.broadcast_in_dim %2929, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %2931 = stablehlo.add %2927, %2930 : tensor<256x28x28x128xf32>
    %2932 = stablehlo.convolution(%625, %2931) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %2933 = stablehlo.reverse %arg62, dims = [0, 1] : tensor<3x3x128x128xf32>
    %2934 = stablehlo.convolution(%2931, %2933) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_793 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2935 = stablehlo.broadcast_in_dim %cst_793, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %2936 = stablehlo.select %627, %2934, %2935 : tensor<256x28x28x128xi1>, tensor<256x28x28x128xf32>
    %cst_794 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2937 = stablehlo.reduce(%2936 init: %cst_794) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2938 = stablehlo.reshape %2937 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_795 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2939 = stablehlo.reduce(%2938 init: %cst_795) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2940 = stablehlo.multiply %611, %2936 : tensor<256x28x28x128xf32>
    %cst_796 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2941 = stablehlo.reduce(%2940 init: %cst_796) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2942 = stablehlo.reshape %2941 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2943 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %2944 = stablehlo.multiply %2936, %2943 : tensor<256x28x28x128xf32>
    %cst_797 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2945 = stablehlo.reduce(%2942 init: %cst_797) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2946 = stablehlo.multiply %614, %2945 : tensor<128xf32>
    %2947 = stablehlo.multiply %2945, %arg56 : tensor<128xf32>
    %2948 = stablehlo.multiply %2947, %617 : tensor<128xf32>
    %2949 = stablehlo.negate %2944 : tensor<256x28x28x128xf32>
    %cst_798 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2950 = stablehlo.reduce(%2949 init: %cst_798) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2951 = stablehlo.reshape %2950 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_799 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2952 = stablehlo.reduce(%2951 init: %cst_799) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2953 = stablehlo.negate %2948 : tensor<128xf32>
    %2954 = stablehlo.multiply %2953, %607 : tensor<128xf32>
    %2955 = stablehlo.add %2952, %2954 : tensor<128xf32>
    %cst_800 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2956 = stablehlo.broadcast_in_dim %cst_800, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2957 = stablehlo.divide %2948, %2956 : tensor<128xf32>
    %2958 = stablehlo.broadcast_in_dim %2957, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %2959 = stablehlo.multiply %2958, %601 : tensor<256x28x28x128xf32>
    %2960 = stablehlo.add %2944, %2959 : tensor<256x28x28x128xf32>
    %cst_801 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2961 = stablehlo.broadcast_in_dim %cst_801, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2962 = stablehlo.divide %2955, %2961 : tensor<128xf32>
    %2963 = stablehlo.broadcast_in_dim %2962, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %2964 = stablehlo.add %2960, %2963 : tensor<256x28x28x128xf32>
    %2965 = stablehlo.convolution(%592, %2964) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<256x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %2966 = stablehlo.reverse %arg61, dims = [0, 1] : tensor<1x1x512x128xf32>
    %2967 = stablehlo.convolution(%2964, %2966) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x512xf32>
    %2968 = stablehlo.add %2870, %2967 : tensor<256x28x28x512xf32>
    %cst_802 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2969 = stablehlo.broadcast_in_dim %cst_802, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %2970 = stablehlo.select %594, %2968, %2969 : tensor<256x28x28x512xi1>, tensor<256x28x28x512xf32>
    %cst_803 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2971 = stablehlo.reduce(%2970 init: %cst_803) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2972 = stablehlo.reshape %2971 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_804 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2973 = stablehlo.reduce(%2972 init: %cst_804) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2974 = stablehlo.multiply %577, %2970 : tensor<256x28x28x512xf32>
    %cst_805 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2975 = stablehlo.reduce(%2974 init: %cst_805) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2976 = stablehlo.reshape %2975 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2977 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %2978 = stablehlo.multiply %2970, %2977 : tensor<256x28x28x512xf32>
    %cst_806 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2979 = stablehlo.reduce(%2976 init: %cst_806) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2980 = stablehlo.multiply %580, %2979 : tensor<512xf32>
    %2981 = stablehlo.multiply %2979, %arg51 : tensor<512xf32>
    %2982 = stablehlo.multiply %2981, %583 : tensor<512xf32>
    %2983 = stablehlo.negate %2978 : tensor<256x28x28x512xf32>
    %cst_807 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2984 = stablehlo.reduce(%2983 init: %cst_807) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2985 = stablehlo.reshape %2984 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_808 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2986 = stablehlo.reduce(%2985 init: %cst_808) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2987 = stablehlo.negate %2982 : tensor<512xf32>
    %2988 = stablehlo.multiply %2987, %573 : tensor<512xf32>
    %2989 = stablehlo.add %2986, %2988 : tensor<512xf32>
    %cst_809 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2990 = stablehlo.broadcast_in_dim %cst_809, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2991 = stablehlo.divide %2982, %2990 : tensor<512xf32>
    %2992 = stablehlo.broadcast_in_dim %2991, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %2993 = stablehlo.multiply %2992, %567 : tensor<256x28x28x512xf32>
    %2994 = stablehlo.add %2978, %2993 : tensor<256x28x28x512xf32>
    %cst_810 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %2995 = stablehlo.broadcast_in_dim %cst_810, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2996 = stablehlo.divide %2989, %2995 : tensor<512xf32>
    %2997 = stablehlo.broadcast_in_dim %2996, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %2998 = stablehlo.add %2994, %2997 : tensor<256x28x28x512xf32>
    %2999 = stablehlo.convolution(%558, %2998) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<256x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %3000 = stablehlo.reverse %arg54, dims = [0, 1] : tensor<1x1x128x512xf32>
    %3001 = stablehlo.convolution(%2998, %3000) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x128xf32>
    %cst_811 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3002 = stablehlo.broadcast_in_dim %cst_811, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %3003 = stablehlo.select %560, %3001, %3002 : tensor<256x28x28x128xi1>, tensor<256x28x28x128xf32>
    %cst_812 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3004 = stablehlo.reduce(%3003 init: %cst_812) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3005 = stablehlo.reshape %3004 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_813 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3006 = stablehlo.reduce(%3005 init: %cst_813) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3007 = stablehlo.multiply %544, %3003 : tensor<256x28x28x128xf32>
    %cst_814 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3008 = stablehlo.reduce(%3007 init: %cst_814) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3009 = stablehlo.reshape %3008 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3010 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %3011 = stablehlo.multiply %3003, %3010 : tensor<256x28x28x128xf32>
    %cst_815 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3012 = stablehlo.reduce(%3009 init: %cst_815) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3013 = stablehlo.multiply %547, %3012 : tensor<128xf32>
    %3014 = stablehlo.multiply %3012, %arg49 : tensor<128xf32>
    %3015 = stablehlo.multiply %3014, %550 : tensor<128xf32>
    %3016 = stablehlo.negate %3011 : tensor<256x28x28x128xf32>
    %cst_816 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3017 = stablehlo.reduce(%3016 init: %cst_816) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3018 = stablehlo.reshape %3017 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_817 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3019 = stablehlo.reduce(%3018 init: %cst_817) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3020 = stablehlo.negate %3015 : tensor<128xf32>
    %3021 = stablehlo.multiply %3020, %540 : tensor<128xf32>
    %3022 = stablehlo.add %3019, %3021 : tensor<128xf32>
    %cst_818 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3023 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3024 = stablehlo.divide %3015, %3023 : tensor<128xf32>
    %3025 = stablehlo.broadcast_in_dim %3024, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %3026 = stablehlo.multiply %3025, %534 : tensor<256x28x28x128xf32>
    %3027 = stablehlo.add %3011, %3026 : tensor<256x28x28x128xf32>
    %cst_819 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3028 = stablehlo.broadcast_in_dim %cst_819, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3029 = stablehlo.divide %3022, %3028 : tensor<128xf32>
    %3030 = stablehlo.broadcast_in_dim %3029, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %3031 = stablehlo.add %3027, %3030 : tensor<256x28x28x128xf32>
    %3032 = stablehlo.convolution(%525, %3031) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<256x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %3033 = stablehlo.reverse %arg53, dims = [0, 1] : tensor<3x3x128x128xf32>
    %3034 = stablehlo.convolution(%3031, %3033) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x28x28x128xf32>
    %cst_820 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3035 = stablehlo.broadcast_in_dim %cst_820, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %3036 = stablehlo.select %527, %3034, %3035 : tensor<256x28x28x128xi1>, tensor<256x28x28x128xf32>
    %cst_821 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3037 = stablehlo.reduce(%3036 init: %cst_821) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3038 = stablehlo.reshape %3037 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_822 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3039 = stablehlo.reduce(%3038 init: %cst_822) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3040 = stablehlo.multiply %511, %3036 : tensor<256x28x28x128xf32>
    %cst_823 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3041 = stablehlo.reduce(%3040 init: %cst_823) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3042 = stablehlo.reshape %3041 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3043 = stablehlo.broadcast_in_dim %519, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %3044 = stablehlo.multiply %3036, %3043 : tensor<256x28x28x128xf32>
    %cst_824 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3045 = stablehlo.reduce(%3042 init: %cst_824) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3046 = stablehlo.multiply %514, %3045 : tensor<128xf32>
    %3047 = stablehlo.multiply %3045, %arg47 : tensor<128xf32>
    %3048 = stablehlo.multiply %3047, %517 : tensor<128xf32>
    %3049 = stablehlo.negate %3044 : tensor<256x28x28x128xf32>
    %cst_825 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3050 = stablehlo.reduce(%3049 init: %cst_825) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3051 = stablehlo.reshape %3050 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_826 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3052 = stablehlo.reduce(%3051 init: %cst_826) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3053 = stablehlo.negate %3048 : tensor<128xf32>
    %3054 = stablehlo.multiply %3053, %507 : tensor<128xf32>
    %3055 = stablehlo.add %3052, %3054 : tensor<128xf32>
    %cst_827 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3056 = stablehlo.broadcast_in_dim %cst_827, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3057 = stablehlo.divide %3048, %3056 : tensor<128xf32>
    %3058 = stablehlo.broadcast_in_dim %3057, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %3059 = stablehlo.multiply %3058, %501 : tensor<256x28x28x128xf32>
    %3060 = stablehlo.add %3044, %3059 : tensor<256x28x28x128xf32>
    %cst_828 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3061 = stablehlo.broadcast_in_dim %cst_828, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3062 = stablehlo.divide %3055, %3061 : tensor<128xf32>
    %3063 = stablehlo.broadcast_in_dim %3062, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %3064 = stablehlo.add %3060, %3063 : tensor<256x28x28x128xf32>
    %3065 = stablehlo.convolution(%492, %3064) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<256x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %3066 = stablehlo.reverse %arg52, dims = [0, 1] : tensor<1x1x512x128xf32>
    %3067 = stablehlo.convolution(%3064, %3066) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<256x28x28x512xf32>
    %3068 = stablehlo.add %2970, %3067 : tensor<256x28x28x512xf32>
    %cst_829 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3069 = stablehlo.broadcast_in_dim %cst_829, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %3070 = stablehlo.select %494, %3068, %3069 : tensor<256x28x28x512xi1>, tensor<256x28x28x512xf32>
    %cst_830 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3071 = stablehlo.reduce(%3070 init: %cst_830) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3072 = stablehlo.reshape %3071 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_831 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3073 = stablehlo.reduce(%3072 init: %cst_831) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3074 = stablehlo.multiply %477, %3070 : tensor<256x28x28x512xf32>
    %cst_832 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3075 = stablehlo.reduce(%3074 init: %cst_832) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3076 = stablehlo.reshape %3075 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3077 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %3078 = stablehlo.multiply %3070, %3077 : tensor<256x28x28x512xf32>
    %cst_833 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3079 = stablehlo.reduce(%3076 init: %cst_833) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3080 = stablehlo.multiply %480, %3079 : tensor<512xf32>
    %3081 = stablehlo.multiply %3079, %arg41 : tensor<512xf32>
    %3082 = stablehlo.multiply %3081, %483 : tensor<512xf32>
    %3083 = stablehlo.negate %3078 : tensor<256x28x28x512xf32>
    %cst_834 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3084 = stablehlo.reduce(%3083 init: %cst_834) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3085 = stablehlo.reshape %3084 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_835 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3086 = stablehlo.reduce(%3085 init: %cst_835) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3087 = stablehlo.negate %3082 : tensor<512xf32>
    %3088 = stablehlo.multiply %3087, %473 : tensor<512xf32>
    %3089 = stablehlo.add %3086, %3088 : tensor<512xf32>
    %cst_836 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3090 = stablehlo.broadcast_in_dim %cst_836, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3091 = stablehlo.divide %3082, %3090 : tensor<512xf32>
    %3092 = stablehlo.broadcast_in_dim %3091, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %3093 = stablehlo.multiply %3092, %467 : tensor<256x28x28x512xf32>
    %3094 = stablehlo.add %3078, %3093 : tensor<256x28x28x512xf32>
    %cst_837 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3095 = stablehlo.broadcast_in_dim %cst_837, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3096 = stablehlo.divide %3089, %3095 : tensor<512xf32>
    %3097 = stablehlo.broadcast_in_dim %3096, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %3098 = stablehlo.add %3094, %3097 : tensor<256x28x28x512xf32>
    %3099 = stablehlo.convolution(%362, %3098) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<256x28x28x512xf32>) -> tensor<1x1x256x512xf32>
    %3100 = stablehlo.reverse %arg45, dims = [0, 1] : tensor<1x1x256x512xf32>
    %3101 = stablehlo.convolution(%3098, %3100) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x256x512xf32>) -> tensor<256x56x56x256xf32>
    %cst_838 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3102 = stablehlo.reduce(%3070 init: %cst_838) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3103 = stablehlo.reshape %3102 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_839 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3104 = stablehlo.reduce(%3103 init: %cst_839) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3105 = stablehlo.multiply %447, %3070 : tensor<256x28x28x512xf32>
    %cst_840 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3106 = stablehlo.reduce(%3105 init: %cst_840) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3107 = stablehlo.reshape %3106 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3108 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<256x28x28x512xf32>
    %3109 = stablehlo.multiply %3070, %3108 : tensor<256x28x28x512xf32>
    %cst_841 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3110 = stablehlo.reduce(%3107 init: %cst_841) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3111 = stablehlo.multiply %450, %3110 : tensor<512xf32>
    %3112 = stablehlo.multiply %3110, %arg39 : tensor<512xf32>
    %3113 = stablehlo.multiply %3112, %453 : tensor<512xf32>
    %3114 = stablehlo.negate %3109 : tensor<256x28x28x512xf32>
    %cst_842 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3115 = stablehlo.reduce(%3114 init: %cst_842) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3116 = stablehlo.reshape %3115 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_843 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3117 = stablehlo.reduce(%3116 init: %cst_843) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3118 = stablehlo.negate %3113 : tensor<512xf32>
    %3119 = stablehlo.multiply %3118, %443 : tensor<512xf32>
    %3120 = stablehlo.add %3117, %3119 : tensor<512xf32>
    %cst_844 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3121 = stablehlo.broadcast_in_dim %cst_844, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3122 = stablehlo.divide %3113, %3121 : tensor<512xf32>
    %3123 = stablehlo.broadcast_in_dim %3122, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %3124 = stablehlo.multiply %3123, %437 : tensor<256x28x28x512xf32>
    %3125 = stablehlo.add %3109, %3124 : tensor<256x28x28x512xf32>
    %cst_845 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3126 = stablehlo.broadcast_in_dim %cst_845, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3127 = stablehlo.divide %3120, %3126 : tensor<512xf32>
    %3128 = stablehlo.broadcast_in_dim %3127, dims = [3] : (tensor<512xf32>) -> tensor<256x28x28x512xf32>
    %3129 = stablehlo.add %3125, %3128 : tensor<256x28x28x512xf32>
    %3130 = stablehlo.convolution(%428, %3129) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<256x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %3131 = stablehlo.reverse %arg44, dims = [0, 1] : tensor<1x1x128x512xf32>
    %3132 = stablehlo.convolution(%3129, %3131) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<256x28x28x128xf32>
    %cst_846 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3133 = stablehlo.broadcast_in_dim %cst_846, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %3134 = stablehlo.select %430, %3132, %3133 : tensor<256x28x28x128xi1>, tensor<256x28x28x128xf32>
    %cst_847 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3135 = stablehlo.reduce(%3134 init: %cst_847) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3136 = stablehlo.reshape %3135 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_848 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3137 = stablehlo.reduce(%3136 init: %cst_848) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3138 = stablehlo.multiply %414, %3134 : tensor<256x28x28x128xf32>
    %cst_849 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3139 = stablehlo.reduce(%3138 init: %cst_849) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3140 = stablehlo.reshape %3139 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3141 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x28x28x128xf32>
    %3142 = stablehlo.multiply %3134, %3141 : tensor<256x28x28x128xf32>
    %cst_850 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3143 = stablehlo.reduce(%3140 init: %cst_850) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3144 = stablehlo.multiply %417, %3143 : tensor<128xf32>
    %3145 = stablehlo.multiply %3143, %arg37 : tensor<128xf32>
    %3146 = stablehlo.multiply %3145, %420 : tensor<128xf32>
    %3147 = stablehlo.negate %3142 : tensor<256x28x28x128xf32>
    %cst_851 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3148 = stablehlo.reduce(%3147 init: %cst_851) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3149 = stablehlo.reshape %3148 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_852 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3150 = stablehlo.reduce(%3149 init: %cst_852) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3151 = stablehlo.negate %3146 : tensor<128xf32>
    %3152 = stablehlo.multiply %3151, %410 : tensor<128xf32>
    %3153 = stablehlo.add %3150, %3152 : tensor<128xf32>
    %cst_853 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3154 = stablehlo.broadcast_in_dim %cst_853, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3155 = stablehlo.divide %3146, %3154 : tensor<128xf32>
    %3156 = stablehlo.broadcast_in_dim %3155, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %3157 = stablehlo.multiply %3156, %404 : tensor<256x28x28x128xf32>
    %3158 = stablehlo.add %3142, %3157 : tensor<256x28x28x128xf32>
    %cst_854 = stablehlo.constant dense<2.007040e+05> : tensor<f32>
    %3159 = stablehlo.broadcast_in_dim %cst_854, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3160 = stablehlo.divide %3153, %3159 : tensor<128xf32>
    %3161 = stablehlo.broadcast_in_dim %3160, dims = [3] : (tensor<128xf32>) -> tensor<256x28x28x128xf32>
    %3162 = stablehlo.add %3158, %3161 : tensor<256x28x28x128xf32>
    %3163 = stablehlo.convolution(%395, %3162) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x128xf32>, tensor<256x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %3164 = stablehlo.reverse %arg43, dims = [0, 1] : tensor<3x3x128x128xf32>
    %3165 = stablehlo.convolution(%3162, %3164) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<256x56x56x128xf32>
    %cst_855 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3166 = stablehlo.broadcast_in_dim %cst_855, dims = [] : (tensor<f32>) -> tensor<256x56x56x128xf32>
    %3167 = stablehlo.select %397, %3165, %3166 : tensor<256x56x56x128xi1>, tensor<256x56x56x128xf32>
    %cst_856 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3168 = stablehlo.reduce(%3167 init: %cst_856) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3169 = stablehlo.reshape %3168 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_857 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3170 = stablehlo.reduce(%3169 init: %cst_857) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3171 = stablehlo.multiply %381, %3167 : tensor<256x56x56x128xf32>
    %cst_858 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3172 = stablehlo.reduce(%3171 init: %cst_858) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3173 = stablehlo.reshape %3172 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3174 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<256x56x56x128xf32>
    %3175 = stablehlo.multiply %3167, %3174 : tensor<256x56x56x128xf32>
    %cst_859 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3176 = stablehlo.reduce(%3173 init: %cst_859) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3177 = stablehlo.multiply %384, %3176 : tensor<128xf32>
    %3178 = stablehlo.multiply %3176, %arg35 : tensor<128xf32>
    %3179 = stablehlo.multiply %3178, %387 : tensor<128xf32>
    %3180 = stablehlo.negate %3175 : tensor<256x56x56x128xf32>
    %cst_860 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3181 = stablehlo.reduce(%3180 init: %cst_860) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3182 = stablehlo.reshape %3181 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_861 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3183 = stablehlo.reduce(%3182 init: %cst_861) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3184 = stablehlo.negate %3179 : tensor<128xf32>
    %3185 = stablehlo.multiply %3184, %377 : tensor<128xf32>
    %3186 = stablehlo.add %3183, %3185 : tensor<128xf32>
    %cst_862 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3187 = stablehlo.broadcast_in_dim %cst_862, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3188 = stablehlo.divide %3179, %3187 : tensor<128xf32>
    %3189 = stablehlo.broadcast_in_dim %3188, dims = [3] : (tensor<128xf32>) -> tensor<256x56x56x128xf32>
    %3190 = stablehlo.multiply %3189, %371 : tensor<256x56x56x128xf32>
    %3191 = stablehlo.add %3175, %3190 : tensor<256x56x56x128xf32>
    %cst_863 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3192 = stablehlo.broadcast_in_dim %cst_863, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3193 = stablehlo.divide %3186, %3192 : tensor<128xf32>
    %3194 = stablehlo.broadcast_in_dim %3193, dims = [3] : (tensor<128xf32>) -> tensor<256x56x56x128xf32>
    %3195 = stablehlo.add %3191, %3194 : tensor<256x56x56x128xf32>
    %3196 = stablehlo.convolution(%362, %3195) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<256x56x56x128xf32>) -> tensor<1x1x256x128xf32>
    %3197 = stablehlo.reverse %arg42, dims = [0, 1] : tensor<1x1x256x128xf32>
    %3198 = stablehlo.convolution(%3195, %3197) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x128xf32>, tensor<1x1x256x128xf32>) -> tensor<256x56x56x256xf32>
    %3199 = stablehlo.add %3101, %3198 : tensor<256x56x56x256xf32>
    %cst_864 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3200 = stablehlo.broadcast_in_dim %cst_864, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %3201 = stablehlo.select %364, %3199, %3200 : tensor<256x56x56x256xi1>, tensor<256x56x56x256xf32>
    %cst_865 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3202 = stablehlo.reduce(%3201 init: %cst_865) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3203 = stablehlo.reshape %3202 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_866 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3204 = stablehlo.reduce(%3203 init: %cst_866) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3205 = stablehlo.multiply %347, %3201 : tensor<256x56x56x256xf32>
    %cst_867 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3206 = stablehlo.reduce(%3205 init: %cst_867) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3207 = stablehlo.reshape %3206 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3208 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %3209 = stablehlo.multiply %3201, %3208 : tensor<256x56x56x256xf32>
    %cst_868 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3210 = stablehlo.reduce(%3207 init: %cst_868) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3211 = stablehlo.multiply %350, %3210 : tensor<256xf32>
    %3212 = stablehlo.multiply %3210, %arg30 : tensor<256xf32>
    %3213 = stablehlo.multiply %3212, %353 : tensor<256xf32>
    %3214 = stablehlo.negate %3209 : tensor<256x56x56x256xf32>
    %cst_869 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3215 = stablehlo.reduce(%3214 init: %cst_869) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3216 = stablehlo.reshape %3215 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_870 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3217 = stablehlo.reduce(%3216 init: %cst_870) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3218 = stablehlo.negate %3213 : tensor<256xf32>
    %3219 = stablehlo.multiply %3218, %343 : tensor<256xf32>
    %3220 = stablehlo.add %3217, %3219 : tensor<256xf32>
    %cst_871 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3221 = stablehlo.broadcast_in_dim %cst_871, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3222 = stablehlo.divide %3213, %3221 : tensor<256xf32>
    %3223 = stablehlo.broadcast_in_dim %3222, dims = [3] : (tensor<256xf32>) -> tensor<256x56x56x256xf32>
    %3224 = stablehlo.multiply %3223, %337 : tensor<256x56x56x256xf32>
    %3225 = stablehlo.add %3209, %3224 : tensor<256x56x56x256xf32>
    %cst_872 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3226 = stablehlo.broadcast_in_dim %cst_872, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3227 = stablehlo.divide %3220, %3226 : tensor<256xf32>
    %3228 = stablehlo.broadcast_in_dim %3227, dims = [3] : (tensor<256xf32>) -> tensor<256x56x56x256xf32>
    %3229 = stablehlo.add %3225, %3228 : tensor<256x56x56x256xf32>
    %3230 = stablehlo.convolution(%328, %3229) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<256x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %3231 = stablehlo.reverse %arg33, dims = [0, 1] : tensor<1x1x64x256xf32>
    %3232 = stablehlo.convolution(%3229, %3231) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x64xf32>
    %cst_873 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3233 = stablehlo.broadcast_in_dim %cst_873, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %3234 = stablehlo.select %330, %3232, %3233 : tensor<256x56x56x64xi1>, tensor<256x56x56x64xf32>
    %cst_874 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3235 = stablehlo.reduce(%3234 init: %cst_874) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3236 = stablehlo.reshape %3235 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_875 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3237 = stablehlo.reduce(%3236 init: %cst_875) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3238 = stablehlo.multiply %314, %3234 : tensor<256x56x56x64xf32>
    %cst_876 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3239 = stablehlo.reduce(%3238 init: %cst_876) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3240 = stablehlo.reshape %3239 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %3241 = stablehlo.broadcast_in_dim %322, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %3242 = stablehlo.multiply %3234, %3241 : tensor<256x56x56x64xf32>
    %cst_877 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3243 = stablehlo.reduce(%3240 init: %cst_877) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3244 = stablehlo.multiply %317, %3243 : tensor<64xf32>
    %3245 = stablehlo.multiply %3243, %arg28 : tensor<64xf32>
    %3246 = stablehlo.multiply %3245, %320 : tensor<64xf32>
    %3247 = stablehlo.negate %3242 : tensor<256x56x56x64xf32>
    %cst_878 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3248 = stablehlo.reduce(%3247 init: %cst_878) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3249 = stablehlo.reshape %3248 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_879 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3250 = stablehlo.reduce(%3249 init: %cst_879) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3251 = stablehlo.negate %3246 : tensor<64xf32>
    %3252 = stablehlo.multiply %3251, %310 : tensor<64xf32>
    %3253 = stablehlo.add %3250, %3252 : tensor<64xf32>
    %cst_880 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3254 = stablehlo.broadcast_in_dim %cst_880, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3255 = stablehlo.divide %3246, %3254 : tensor<64xf32>
    %3256 = stablehlo.broadcast_in_dim %3255, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3257 = stablehlo.multiply %3256, %304 : tensor<256x56x56x64xf32>
    %3258 = stablehlo.add %3242, %3257 : tensor<256x56x56x64xf32>
    %cst_881 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3259 = stablehlo.broadcast_in_dim %cst_881, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3260 = stablehlo.divide %3253, %3259 : tensor<64xf32>
    %3261 = stablehlo.broadcast_in_dim %3260, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3262 = stablehlo.add %3258, %3261 : tensor<256x56x56x64xf32>
    %3263 = stablehlo.convolution(%295, %3262) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %3264 = stablehlo.reverse %arg32, dims = [0, 1] : tensor<3x3x64x64xf32>
    %3265 = stablehlo.convolution(%3262, %3264) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_882 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3266 = stablehlo.broadcast_in_dim %cst_882, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %3267 = stablehlo.select %297, %3265, %3266 : tensor<256x56x56x64xi1>, tensor<256x56x56x64xf32>
    %cst_883 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3268 = stablehlo.reduce(%3267 init: %cst_883) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3269 = stablehlo.reshape %3268 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_884 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3270 = stablehlo.reduce(%3269 init: %cst_884) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3271 = stablehlo.multiply %281, %3267 : tensor<256x56x56x64xf32>
    %cst_885 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3272 = stablehlo.reduce(%3271 init: %cst_885) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3273 = stablehlo.reshape %3272 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %3274 = stablehlo.broadcast_in_dim %289, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %3275 = stablehlo.multiply %3267, %3274 : tensor<256x56x56x64xf32>
    %cst_886 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3276 = stablehlo.reduce(%3273 init: %cst_886) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3277 = stablehlo.multiply %284, %3276 : tensor<64xf32>
    %3278 = stablehlo.multiply %3276, %arg26 : tensor<64xf32>
    %3279 = stablehlo.multiply %3278, %287 : tensor<64xf32>
    %3280 = stablehlo.negate %3275 : tensor<256x56x56x64xf32>
    %cst_887 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3281 = stablehlo.reduce(%3280 init: %cst_887) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3282 = stablehlo.reshape %3281 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_888 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3283 = stablehlo.reduce(%3282 init: %cst_888) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3284 = stablehlo.negate %3279 : tensor<64xf32>
    %3285 = stablehlo.multiply %3284, %277 : tensor<64xf32>
    %3286 = stablehlo.add %3283, %3285 : tensor<64xf32>
    %cst_889 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3287 = stablehlo.broadcast_in_dim %cst_889, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3288 = stablehlo.divide %3279, %3287 : tensor<64xf32>
    %3289 = stablehlo.broadcast_in_dim %3288, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3290 = stablehlo.multiply %3289, %271 : tensor<256x56x56x64xf32>
    %3291 = stablehlo.add %3275, %3290 : tensor<256x56x56x64xf32>
    %cst_890 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3292 = stablehlo.broadcast_in_dim %cst_890, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3293 = stablehlo.divide %3286, %3292 : tensor<64xf32>
    %3294 = stablehlo.broadcast_in_dim %3293, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3295 = stablehlo.add %3291, %3294 : tensor<256x56x56x64xf32>
    %3296 = stablehlo.convolution(%262, %3295) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<256x56x56x64xf32>) -> tensor<1x1x256x64xf32>
    %3297 = stablehlo.reverse %arg31, dims = [0, 1] : tensor<1x1x256x64xf32>
    %3298 = stablehlo.convolution(%3295, %3297) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x256x64xf32>) -> tensor<256x56x56x256xf32>
    %3299 = stablehlo.add %3201, %3298 : tensor<256x56x56x256xf32>
    %cst_891 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3300 = stablehlo.broadcast_in_dim %cst_891, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %3301 = stablehlo.select %264, %3299, %3300 : tensor<256x56x56x256xi1>, tensor<256x56x56x256xf32>
    %cst_892 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3302 = stablehlo.reduce(%3301 init: %cst_892) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3303 = stablehlo.reshape %3302 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_893 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3304 = stablehlo.reduce(%3303 init: %cst_893) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3305 = stablehlo.multiply %247, %3301 : tensor<256x56x56x256xf32>
    %cst_894 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3306 = stablehlo.reduce(%3305 init: %cst_894) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3307 = stablehlo.reshape %3306 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3308 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %3309 = stablehlo.multiply %3301, %3308 : tensor<256x56x56x256xf32>
    %cst_895 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3310 = stablehlo.reduce(%3307 init: %cst_895) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3311 = stablehlo.multiply %250, %3310 : tensor<256xf32>
    %3312 = stablehlo.multiply %3310, %arg21 : tensor<256xf32>
    %3313 = stablehlo.multiply %3312, %253 : tensor<256xf32>
    %3314 = stablehlo.negate %3309 : tensor<256x56x56x256xf32>
    %cst_896 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3315 = stablehlo.reduce(%3314 init: %cst_896) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3316 = stablehlo.reshape %3315 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_897 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3317 = stablehlo.reduce(%3316 init: %cst_897) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3318 = stablehlo.negate %3313 : tensor<256xf32>
    %3319 = stablehlo.multiply %3318, %243 : tensor<256xf32>
    %3320 = stablehlo.add %3317, %3319 : tensor<256xf32>
    %cst_898 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3321 = stablehlo.broadcast_in_dim %cst_898, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3322 = stablehlo.divide %3313, %3321 : tensor<256xf32>
    %3323 = stablehlo.broadcast_in_dim %3322, dims = [3] : (tensor<256xf32>) -> tensor<256x56x56x256xf32>
    %3324 = stablehlo.multiply %3323, %237 : tensor<256x56x56x256xf32>
    %3325 = stablehlo.add %3309, %3324 : tensor<256x56x56x256xf32>
    %cst_899 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3326 = stablehlo.broadcast_in_dim %cst_899, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3327 = stablehlo.divide %3320, %3326 : tensor<256xf32>
    %3328 = stablehlo.broadcast_in_dim %3327, dims = [3] : (tensor<256xf32>) -> tensor<256x56x56x256xf32>
    %3329 = stablehlo.add %3325, %3328 : tensor<256x56x56x256xf32>
    %3330 = stablehlo.convolution(%228, %3329) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<256x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %3331 = stablehlo.reverse %arg24, dims = [0, 1] : tensor<1x1x64x256xf32>
    %3332 = stablehlo.convolution(%3329, %3331) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x64xf32>
    %cst_900 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3333 = stablehlo.broadcast_in_dim %cst_900, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %3334 = stablehlo.select %230, %3332, %3333 : tensor<256x56x56x64xi1>, tensor<256x56x56x64xf32>
    %cst_901 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3335 = stablehlo.reduce(%3334 init: %cst_901) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3336 = stablehlo.reshape %3335 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_902 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3337 = stablehlo.reduce(%3336 init: %cst_902) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3338 = stablehlo.multiply %214, %3334 : tensor<256x56x56x64xf32>
    %cst_903 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3339 = stablehlo.reduce(%3338 init: %cst_903) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3340 = stablehlo.reshape %3339 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %3341 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %3342 = stablehlo.multiply %3334, %3341 : tensor<256x56x56x64xf32>
    %cst_904 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3343 = stablehlo.reduce(%3340 init: %cst_904) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3344 = stablehlo.multiply %217, %3343 : tensor<64xf32>
    %3345 = stablehlo.multiply %3343, %arg19 : tensor<64xf32>
    %3346 = stablehlo.multiply %3345, %220 : tensor<64xf32>
    %3347 = stablehlo.negate %3342 : tensor<256x56x56x64xf32>
    %cst_905 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3348 = stablehlo.reduce(%3347 init: %cst_905) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3349 = stablehlo.reshape %3348 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_906 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3350 = stablehlo.reduce(%3349 init: %cst_906) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3351 = stablehlo.negate %3346 : tensor<64xf32>
    %3352 = stablehlo.multiply %3351, %210 : tensor<64xf32>
    %3353 = stablehlo.add %3350, %3352 : tensor<64xf32>
    %cst_907 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3354 = stablehlo.broadcast_in_dim %cst_907, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3355 = stablehlo.divide %3346, %3354 : tensor<64xf32>
    %3356 = stablehlo.broadcast_in_dim %3355, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3357 = stablehlo.multiply %3356, %204 : tensor<256x56x56x64xf32>
    %3358 = stablehlo.add %3342, %3357 : tensor<256x56x56x64xf32>
    %cst_908 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3359 = stablehlo.broadcast_in_dim %cst_908, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3360 = stablehlo.divide %3353, %3359 : tensor<64xf32>
    %3361 = stablehlo.broadcast_in_dim %3360, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3362 = stablehlo.add %3358, %3361 : tensor<256x56x56x64xf32>
    %3363 = stablehlo.convolution(%195, %3362) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %3364 = stablehlo.reverse %arg23, dims = [0, 1] : tensor<3x3x64x64xf32>
    %3365 = stablehlo.convolution(%3362, %3364) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_909 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3366 = stablehlo.broadcast_in_dim %cst_909, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %3367 = stablehlo.select %197, %3365, %3366 : tensor<256x56x56x64xi1>, tensor<256x56x56x64xf32>
    %cst_910 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3368 = stablehlo.reduce(%3367 init: %cst_910) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3369 = stablehlo.reshape %3368 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_911 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3370 = stablehlo.reduce(%3369 init: %cst_911) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3371 = stablehlo.multiply %181, %3367 : tensor<256x56x56x64xf32>
    %cst_912 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3372 = stablehlo.reduce(%3371 init: %cst_912) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3373 = stablehlo.reshape %3372 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %3374 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %3375 = stablehlo.multiply %3367, %3374 : tensor<256x56x56x64xf32>
    %cst_913 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3376 = stablehlo.reduce(%3373 init: %cst_913) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3377 = stablehlo.multiply %184, %3376 : tensor<64xf32>
    %3378 = stablehlo.multiply %3376, %arg17 : tensor<64xf32>
    %3379 = stablehlo.multiply %3378, %187 : tensor<64xf32>
    %3380 = stablehlo.negate %3375 : tensor<256x56x56x64xf32>
    %cst_914 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3381 = stablehlo.reduce(%3380 init: %cst_914) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3382 = stablehlo.reshape %3381 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_915 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3383 = stablehlo.reduce(%3382 init: %cst_915) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3384 = stablehlo.negate %3379 : tensor<64xf32>
    %3385 = stablehlo.multiply %3384, %177 : tensor<64xf32>
    %3386 = stablehlo.add %3383, %3385 : tensor<64xf32>
    %cst_916 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3387 = stablehlo.broadcast_in_dim %cst_916, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3388 = stablehlo.divide %3379, %3387 : tensor<64xf32>
    %3389 = stablehlo.broadcast_in_dim %3388, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3390 = stablehlo.multiply %3389, %171 : tensor<256x56x56x64xf32>
    %3391 = stablehlo.add %3375, %3390 : tensor<256x56x56x64xf32>
    %cst_917 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3392 = stablehlo.broadcast_in_dim %cst_917, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3393 = stablehlo.divide %3386, %3392 : tensor<64xf32>
    %3394 = stablehlo.broadcast_in_dim %3393, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3395 = stablehlo.add %3391, %3394 : tensor<256x56x56x64xf32>
    %3396 = stablehlo.convolution(%162, %3395) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<256x56x56x64xf32>) -> tensor<1x1x256x64xf32>
    %3397 = stablehlo.reverse %arg22, dims = [0, 1] : tensor<1x1x256x64xf32>
    %3398 = stablehlo.convolution(%3395, %3397) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x256x64xf32>) -> tensor<256x56x56x256xf32>
    %3399 = stablehlo.add %3301, %3398 : tensor<256x56x56x256xf32>
    %cst_918 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3400 = stablehlo.broadcast_in_dim %cst_918, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %3401 = stablehlo.select %164, %3399, %3400 : tensor<256x56x56x256xi1>, tensor<256x56x56x256xf32>
    %cst_919 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3402 = stablehlo.reduce(%3401 init: %cst_919) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3403 = stablehlo.reshape %3402 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_920 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3404 = stablehlo.reduce(%3403 init: %cst_920) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3405 = stablehlo.multiply %147, %3401 : tensor<256x56x56x256xf32>
    %cst_921 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3406 = stablehlo.reduce(%3405 init: %cst_921) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3407 = stablehlo.reshape %3406 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3408 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %3409 = stablehlo.multiply %3401, %3408 : tensor<256x56x56x256xf32>
    %cst_922 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3410 = stablehlo.reduce(%3407 init: %cst_922) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3411 = stablehlo.multiply %150, %3410 : tensor<256xf32>
    %3412 = stablehlo.multiply %3410, %arg11 : tensor<256xf32>
    %3413 = stablehlo.multiply %3412, %153 : tensor<256xf32>
    %3414 = stablehlo.negate %3409 : tensor<256x56x56x256xf32>
    %cst_923 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3415 = stablehlo.reduce(%3414 init: %cst_923) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3416 = stablehlo.reshape %3415 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_924 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3417 = stablehlo.reduce(%3416 init: %cst_924) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3418 = stablehlo.negate %3413 : tensor<256xf32>
    %3419 = stablehlo.multiply %3418, %143 : tensor<256xf32>
    %3420 = stablehlo.add %3417, %3419 : tensor<256xf32>
    %cst_925 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3421 = stablehlo.broadcast_in_dim %cst_925, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3422 = stablehlo.divide %3413, %3421 : tensor<256xf32>
    %3423 = stablehlo.broadcast_in_dim %3422, dims = [3] : (tensor<256xf32>) -> tensor<256x56x56x256xf32>
    %3424 = stablehlo.multiply %3423, %137 : tensor<256x56x56x256xf32>
    %3425 = stablehlo.add %3409, %3424 : tensor<256x56x56x256xf32>
    %cst_926 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3426 = stablehlo.broadcast_in_dim %cst_926, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3427 = stablehlo.divide %3420, %3426 : tensor<256xf32>
    %3428 = stablehlo.broadcast_in_dim %3427, dims = [3] : (tensor<256xf32>) -> tensor<256x56x56x256xf32>
    %3429 = stablehlo.add %3425, %3428 : tensor<256x56x56x256xf32>
    %3430 = stablehlo.convolution(%34, %3429) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<256x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %3431 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<1x1x64x256xf32>
    %3432 = stablehlo.convolution(%3429, %3431) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x64xf32>
    %cst_927 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3433 = stablehlo.reduce(%3401 init: %cst_927) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3434 = stablehlo.reshape %3433 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_928 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3435 = stablehlo.reduce(%3434 init: %cst_928) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3436 = stablehlo.multiply %117, %3401 : tensor<256x56x56x256xf32>
    %cst_929 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3437 = stablehlo.reduce(%3436 init: %cst_929) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3438 = stablehlo.reshape %3437 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3439 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<256x56x56x256xf32>
    %3440 = stablehlo.multiply %3401, %3439 : tensor<256x56x56x256xf32>
    %cst_930 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3441 = stablehlo.reduce(%3438 init: %cst_930) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3442 = stablehlo.multiply %120, %3441 : tensor<256xf32>
    %3443 = stablehlo.multiply %3441, %arg9 : tensor<256xf32>
    %3444 = stablehlo.multiply %3443, %123 : tensor<256xf32>
    %3445 = stablehlo.negate %3440 : tensor<256x56x56x256xf32>
    %cst_931 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3446 = stablehlo.reduce(%3445 init: %cst_931) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3447 = stablehlo.reshape %3446 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_932 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3448 = stablehlo.reduce(%3447 init: %cst_932) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3449 = stablehlo.negate %3444 : tensor<256xf32>
    %3450 = stablehlo.multiply %3449, %113 : tensor<256xf32>
    %3451 = stablehlo.add %3448, %3450 : tensor<256xf32>
    %cst_933 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3452 = stablehlo.broadcast_in_dim %cst_933, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3453 = stablehlo.divide %3444, %3452 : tensor<256xf32>
    %3454 = stablehlo.broadcast_in_dim %3453, dims = [3] : (tensor<256xf32>) -> tensor<256x56x56x256xf32>
    %3455 = stablehlo.multiply %3454, %107 : tensor<256x56x56x256xf32>
    %3456 = stablehlo.add %3440, %3455 : tensor<256x56x56x256xf32>
    %cst_934 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3457 = stablehlo.broadcast_in_dim %cst_934, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3458 = stablehlo.divide %3451, %3457 : tensor<256xf32>
    %3459 = stablehlo.broadcast_in_dim %3458, dims = [3] : (tensor<256xf32>) -> tensor<256x56x56x256xf32>
    %3460 = stablehlo.add %3456, %3459 : tensor<256x56x56x256xf32>
    %3461 = stablehlo.convolution(%98, %3460) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<256x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %3462 = stablehlo.reverse %arg14, dims = [0, 1] : tensor<1x1x64x256xf32>
    %3463 = stablehlo.convolution(%3460, %3462) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<256x56x56x64xf32>
    %cst_935 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3464 = stablehlo.broadcast_in_dim %cst_935, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %3465 = stablehlo.select %100, %3463, %3464 : tensor<256x56x56x64xi1>, tensor<256x56x56x64xf32>
    %cst_936 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3466 = stablehlo.reduce(%3465 init: %cst_936) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3467 = stablehlo.reshape %3466 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_937 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3468 = stablehlo.reduce(%3467 init: %cst_937) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3469 = stablehlo.multiply %84, %3465 : tensor<256x56x56x64xf32>
    %cst_938 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3470 = stablehlo.reduce(%3469 init: %cst_938) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3471 = stablehlo.reshape %3470 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %3472 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %3473 = stablehlo.multiply %3465, %3472 : tensor<256x56x56x64xf32>
    %cst_939 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3474 = stablehlo.reduce(%3471 init: %cst_939) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3475 = stablehlo.multiply %87, %3474 : tensor<64xf32>
    %3476 = stablehlo.multiply %3474, %arg7 : tensor<64xf32>
    %3477 = stablehlo.multiply %3476, %90 : tensor<64xf32>
    %3478 = stablehlo.negate %3473 : tensor<256x56x56x64xf32>
    %cst_940 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3479 = stablehlo.reduce(%3478 init: %cst_940) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3480 = stablehlo.reshape %3479 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_941 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3481 = stablehlo.reduce(%3480 init: %cst_941) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3482 = stablehlo.negate %3477 : tensor<64xf32>
    %3483 = stablehlo.multiply %3482, %80 : tensor<64xf32>
    %3484 = stablehlo.add %3481, %3483 : tensor<64xf32>
    %cst_942 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3485 = stablehlo.broadcast_in_dim %cst_942, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3486 = stablehlo.divide %3477, %3485 : tensor<64xf32>
    %3487 = stablehlo.broadcast_in_dim %3486, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3488 = stablehlo.multiply %3487, %74 : tensor<256x56x56x64xf32>
    %3489 = stablehlo.add %3473, %3488 : tensor<256x56x56x64xf32>
    %cst_943 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3490 = stablehlo.broadcast_in_dim %cst_943, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3491 = stablehlo.divide %3484, %3490 : tensor<64xf32>
    %3492 = stablehlo.broadcast_in_dim %3491, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3493 = stablehlo.add %3489, %3492 : tensor<256x56x56x64xf32>
    %3494 = stablehlo.convolution(%65, %3493) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %3495 = stablehlo.reverse %arg13, dims = [0, 1] : tensor<3x3x64x64xf32>
    %3496 = stablehlo.convolution(%3493, %3495) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<256x56x56x64xf32>
    %cst_944 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3497 = stablehlo.broadcast_in_dim %cst_944, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %3498 = stablehlo.select %67, %3496, %3497 : tensor<256x56x56x64xi1>, tensor<256x56x56x64xf32>
    %cst_945 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3499 = stablehlo.reduce(%3498 init: %cst_945) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3500 = stablehlo.reshape %3499 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_946 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3501 = stablehlo.reduce(%3500 init: %cst_946) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3502 = stablehlo.multiply %51, %3498 : tensor<256x56x56x64xf32>
    %cst_947 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3503 = stablehlo.reduce(%3502 init: %cst_947) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3504 = stablehlo.reshape %3503 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %3505 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x56x56x64xf32>
    %3506 = stablehlo.multiply %3498, %3505 : tensor<256x56x56x64xf32>
    %cst_948 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3507 = stablehlo.reduce(%3504 init: %cst_948) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3508 = stablehlo.multiply %54, %3507 : tensor<64xf32>
    %3509 = stablehlo.multiply %3507, %arg5 : tensor<64xf32>
    %3510 = stablehlo.multiply %3509, %57 : tensor<64xf32>
    %3511 = stablehlo.negate %3506 : tensor<256x56x56x64xf32>
    %cst_949 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3512 = stablehlo.reduce(%3511 init: %cst_949) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3513 = stablehlo.reshape %3512 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_950 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3514 = stablehlo.reduce(%3513 init: %cst_950) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3515 = stablehlo.negate %3510 : tensor<64xf32>
    %3516 = stablehlo.multiply %3515, %47 : tensor<64xf32>
    %3517 = stablehlo.add %3514, %3516 : tensor<64xf32>
    %cst_951 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3518 = stablehlo.broadcast_in_dim %cst_951, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3519 = stablehlo.divide %3510, %3518 : tensor<64xf32>
    %3520 = stablehlo.broadcast_in_dim %3519, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3521 = stablehlo.multiply %3520, %41 : tensor<256x56x56x64xf32>
    %3522 = stablehlo.add %3506, %3521 : tensor<256x56x56x64xf32>
    %cst_952 = stablehlo.constant dense<8.028160e+05> : tensor<f32>
    %3523 = stablehlo.broadcast_in_dim %cst_952, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3524 = stablehlo.divide %3517, %3523 : tensor<64xf32>
    %3525 = stablehlo.broadcast_in_dim %3524, dims = [3] : (tensor<64xf32>) -> tensor<256x56x56x64xf32>
    %3526 = stablehlo.add %3522, %3525 : tensor<256x56x56x64xf32>
    %3527 = stablehlo.convolution(%34, %3526) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<256x56x56x64xf32>) -> tensor<1x1x64x64xf32>
    %3528 = stablehlo.reverse %arg12, dims = [0, 1] : tensor<1x1x64x64xf32>
    %3529 = stablehlo.convolution(%3526, %3528) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x56x56x64xf32>, tensor<1x1x64x64xf32>) -> tensor<256x56x56x64xf32>
    %3530 = stablehlo.add %3432, %3529 : tensor<256x56x56x64xf32>
    %cst_953 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3531 = stablehlo.pad %30, %cst_953, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<256x113x113x64xf32>
    %cst_954 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3532 = "stablehlo.select_and_scatter"(%3531, %3530, %cst_954) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %5544 = stablehlo.compare GE, %arg430, %arg431, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %5544 : tensor<i1>
    }, {
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %5544 = stablehlo.add %arg430, %arg431 : tensor<f32>
      stablehlo.return %5544 : tensor<f32>
    }) : (tensor<256x113x113x64xf32>, tensor<256x56x56x64xf32>, tensor<f32>) -> tensor<256x113x113x64xf32>
    %3533 = stablehlo.slice %3532 [0:256, 0:112, 0:112, 0:64] : (tensor<256x113x113x64xf32>) -> tensor<256x112x112x64xf32>
    %cst_955 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3534 = stablehlo.broadcast_in_dim %cst_955, dims = [] : (tensor<f32>) -> tensor<256x112x112x64xf32>
    %3535 = stablehlo.select %32, %3533, %3534 : tensor<256x112x112x64xi1>, tensor<256x112x112x64xf32>
    %cst_956 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3536 = stablehlo.reduce(%3535 init: %cst_956) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3537 = stablehlo.reshape %3536 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_957 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3538 = stablehlo.reduce(%3537 init: %cst_957) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3539 = stablehlo.multiply %16, %3535 : tensor<256x112x112x64xf32>
    %cst_958 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3540 = stablehlo.reduce(%3539 init: %cst_958) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3541 = stablehlo.reshape %3540 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %3542 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<256x112x112x64xf32>
    %3543 = stablehlo.multiply %3535, %3542 : tensor<256x112x112x64xf32>
    %cst_959 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3544 = stablehlo.reduce(%3541 init: %cst_959) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3545 = stablehlo.multiply %19, %3544 : tensor<64xf32>
    %3546 = stablehlo.multiply %3544, %arg1 : tensor<64xf32>
    %3547 = stablehlo.multiply %3546, %22 : tensor<64xf32>
    %3548 = stablehlo.negate %3543 : tensor<256x112x112x64xf32>
    %cst_960 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3549 = stablehlo.reduce(%3548 init: %cst_960) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<256x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3550 = stablehlo.reshape %3549 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_961 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3551 = stablehlo.reduce(%3550 init: %cst_961) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3552 = stablehlo.negate %3547 : tensor<64xf32>
    %3553 = stablehlo.multiply %3552, %12 : tensor<64xf32>
    %3554 = stablehlo.add %3551, %3553 : tensor<64xf32>
    %cst_962 = stablehlo.constant dense<0x4A440000> : tensor<f32>
    %3555 = stablehlo.broadcast_in_dim %cst_962, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3556 = stablehlo.divide %3547, %3555 : tensor<64xf32>
    %3557 = stablehlo.broadcast_in_dim %3556, dims = [3] : (tensor<64xf32>) -> tensor<256x112x112x64xf32>
    %3558 = stablehlo.multiply %3557, %6 : tensor<256x112x112x64xf32>
    %3559 = stablehlo.add %3543, %3558 : tensor<256x112x112x64xf32>
    %cst_963 = stablehlo.constant dense<0x4A440000> : tensor<f32>
    %3560 = stablehlo.broadcast_in_dim %cst_963, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3561 = stablehlo.divide %3554, %3560 : tensor<64xf32>
    %3562 = stablehlo.broadcast_in_dim %3561, dims = [3] : (tensor<64xf32>) -> tensor<256x112x112x64xf32>
    %3563 = stablehlo.add %3559, %3562 : tensor<256x112x112x64xf32>
    %3564 = stablehlo.convolution(%arg428, %3563) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<256x224x224x3xf32>, tensor<256x112x112x64xf32>) -> tensor<7x7x3x64xf32>
    %cst_964 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3565 = stablehlo.broadcast_in_dim %cst_964, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3566 = stablehlo.multiply %3565, %arg0 : tensor<64xf32>
    %3567 = stablehlo.add %3538, %3566 : tensor<64xf32>
    %cst_965 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3568 = stablehlo.broadcast_in_dim %cst_965, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3569 = stablehlo.multiply %3568, %arg1 : tensor<64xf32>
    %3570 = stablehlo.add %3545, %3569 : tensor<64xf32>
    %cst_966 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3571 = stablehlo.broadcast_in_dim %cst_966, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %3572 = stablehlo.multiply %3571, %arg2 : tensor<1000xf32>
    %3573 = stablehlo.add %1800, %3572 : tensor<1000xf32>
    %cst_967 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3574 = stablehlo.broadcast_in_dim %cst_967, dims = [] : (tensor<f32>) -> tensor<2048x1000xf32>
    %3575 = stablehlo.multiply %3574, %arg3 : tensor<2048x1000xf32>
    %3576 = stablehlo.add %1802, %3575 : tensor<2048x1000xf32>
    %cst_968 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3577 = stablehlo.broadcast_in_dim %cst_968, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3578 = stablehlo.multiply %3577, %arg4 : tensor<64xf32>
    %3579 = stablehlo.add %3501, %3578 : tensor<64xf32>
    %cst_969 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3580 = stablehlo.broadcast_in_dim %cst_969, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3581 = stablehlo.multiply %3580, %arg5 : tensor<64xf32>
    %3582 = stablehlo.add %3508, %3581 : tensor<64xf32>
    %cst_970 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3583 = stablehlo.broadcast_in_dim %cst_970, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3584 = stablehlo.multiply %3583, %arg6 : tensor<64xf32>
    %3585 = stablehlo.add %3468, %3584 : tensor<64xf32>
    %cst_971 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3586 = stablehlo.broadcast_in_dim %cst_971, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3587 = stablehlo.multiply %3586, %arg7 : tensor<64xf32>
    %3588 = stablehlo.add %3475, %3587 : tensor<64xf32>
    %cst_972 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3589 = stablehlo.broadcast_in_dim %cst_972, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3590 = stablehlo.multiply %3589, %arg8 : tensor<256xf32>
    %3591 = stablehlo.add %3435, %3590 : tensor<256xf32>
    %cst_973 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3592 = stablehlo.broadcast_in_dim %cst_973, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3593 = stablehlo.multiply %3592, %arg9 : tensor<256xf32>
    %3594 = stablehlo.add %3442, %3593 : tensor<256xf32>
    %cst_974 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3595 = stablehlo.broadcast_in_dim %cst_974, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3596 = stablehlo.multiply %3595, %arg10 : tensor<256xf32>
    %3597 = stablehlo.add %3404, %3596 : tensor<256xf32>
    %cst_975 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3598 = stablehlo.broadcast_in_dim %cst_975, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3599 = stablehlo.multiply %3598, %arg11 : tensor<256xf32>
    %3600 = stablehlo.add %3411, %3599 : tensor<256xf32>
    %cst_976 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3601 = stablehlo.broadcast_in_dim %cst_976, dims = [] : (tensor<f32>) -> tensor<1x1x64x64xf32>
    %3602 = stablehlo.multiply %3601, %arg12 : tensor<1x1x64x64xf32>
    %3603 = stablehlo.add %3527, %3602 : tensor<1x1x64x64xf32>
    %cst_977 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3604 = stablehlo.broadcast_in_dim %cst_977, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %3605 = stablehlo.multiply %3604, %arg13 : tensor<3x3x64x64xf32>
    %3606 = stablehlo.add %3494, %3605 : tensor<3x3x64x64xf32>
    %cst_978 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3607 = stablehlo.broadcast_in_dim %cst_978, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %3608 = stablehlo.multiply %3607, %arg14 : tensor<1x1x64x256xf32>
    %3609 = stablehlo.add %3461, %3608 : tensor<1x1x64x256xf32>
    %cst_979 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3610 = stablehlo.broadcast_in_dim %cst_979, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %3611 = stablehlo.multiply %3610, %arg15 : tensor<1x1x64x256xf32>
    %3612 = stablehlo.add %3430, %3611 : tensor<1x1x64x256xf32>
    %cst_980 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3613 = stablehlo.broadcast_in_dim %cst_980, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3614 = stablehlo.multiply %3613, %arg16 : tensor<64xf32>
    %3615 = stablehlo.add %3370, %3614 : tensor<64xf32>
    %cst_981 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3616 = stablehlo.broadcast_in_dim %cst_981, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3617 = stablehlo.multiply %3616, %arg17 : tensor<64xf32>
    %3618 = stablehlo.add %3377, %3617 : tensor<64xf32>
    %cst_982 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3619 = stablehlo.broadcast_in_dim %cst_982, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3620 = stablehlo.multiply %3619, %arg18 : tensor<64xf32>
    %3621 = stablehlo.add %3337, %3620 : tensor<64xf32>
    %cst_983 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3622 = stablehlo.broadcast_in_dim %cst_983, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3623 = stablehlo.multiply %3622, %arg19 : tensor<64xf32>
    %3624 = stablehlo.add %3344, %3623 : tensor<64xf32>
    %cst_984 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3625 = stablehlo.broadcast_in_dim %cst_984, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3626 = stablehlo.multiply %3625, %arg20 : tensor<256xf32>
    %3627 = stablehlo.add %3304, %3626 : tensor<256xf32>
    %cst_985 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3628 = stablehlo.broadcast_in_dim %cst_985, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3629 = stablehlo.multiply %3628, %arg21 : tensor<256xf32>
    %3630 = stablehlo.add %3311, %3629 : tensor<256xf32>
    %cst_986 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3631 = stablehlo.broadcast_in_dim %cst_986, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %3632 = stablehlo.multiply %3631, %arg22 : tensor<1x1x256x64xf32>
    %3633 = stablehlo.add %3396, %3632 : tensor<1x1x256x64xf32>
    %cst_987 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3634 = stablehlo.broadcast_in_dim %cst_987, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %3635 = stablehlo.multiply %3634, %arg23 : tensor<3x3x64x64xf32>
    %3636 = stablehlo.add %3363, %3635 : tensor<3x3x64x64xf32>
    %cst_988 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3637 = stablehlo.broadcast_in_dim %cst_988, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %3638 = stablehlo.multiply %3637, %arg24 : tensor<1x1x64x256xf32>
    %3639 = stablehlo.add %3330, %3638 : tensor<1x1x64x256xf32>
    %cst_989 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3640 = stablehlo.broadcast_in_dim %cst_989, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3641 = stablehlo.multiply %3640, %arg25 : tensor<64xf32>
    %3642 = stablehlo.add %3270, %3641 : tensor<64xf32>
    %cst_990 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3643 = stablehlo.broadcast_in_dim %cst_990, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3644 = stablehlo.multiply %3643, %arg26 : tensor<64xf32>
    %3645 = stablehlo.add %3277, %3644 : tensor<64xf32>
    %cst_991 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3646 = stablehlo.broadcast_in_dim %cst_991, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3647 = stablehlo.multiply %3646, %arg27 : tensor<64xf32>
    %3648 = stablehlo.add %3237, %3647 : tensor<64xf32>
    %cst_992 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3649 = stablehlo.broadcast_in_dim %cst_992, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3650 = stablehlo.multiply %3649, %arg28 : tensor<64xf32>
    %3651 = stablehlo.add %3244, %3650 : tensor<64xf32>
    %cst_993 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3652 = stablehlo.broadcast_in_dim %cst_993, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3653 = stablehlo.multiply %3652, %arg29 : tensor<256xf32>
    %3654 = stablehlo.add %3204, %3653 : tensor<256xf32>
    %cst_994 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3655 = stablehlo.broadcast_in_dim %cst_994, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3656 = stablehlo.multiply %3655, %arg30 : tensor<256xf32>
    %3657 = stablehlo.add %3211, %3656 : tensor<256xf32>
    %cst_995 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3658 = stablehlo.broadcast_in_dim %cst_995, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %3659 = stablehlo.multiply %3658, %arg31 : tensor<1x1x256x64xf32>
    %3660 = stablehlo.add %3296, %3659 : tensor<1x1x256x64xf32>
    %cst_996 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3661 = stablehlo.broadcast_in_dim %cst_996, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %3662 = stablehlo.multiply %3661, %arg32 : tensor<3x3x64x64xf32>
    %3663 = stablehlo.add %3263, %3662 : tensor<3x3x64x64xf32>
    %cst_997 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3664 = stablehlo.broadcast_in_dim %cst_997, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %3665 = stablehlo.multiply %3664, %arg33 : tensor<1x1x64x256xf32>
    %3666 = stablehlo.add %3230, %3665 : tensor<1x1x64x256xf32>
    %cst_998 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3667 = stablehlo.broadcast_in_dim %cst_998, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3668 = stablehlo.multiply %3667, %arg34 : tensor<128xf32>
    %3669 = stablehlo.add %3170, %3668 : tensor<128xf32>
    %cst_999 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3670 = stablehlo.broadcast_in_dim %cst_999, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3671 = stablehlo.multiply %3670, %arg35 : tensor<128xf32>
    %3672 = stablehlo.add %3177, %3671 : tensor<128xf32>
    %cst_1000 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3673 = stablehlo.broadcast_in_dim %cst_1000, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3674 = stablehlo.multiply %3673, %arg36 : tensor<128xf32>
    %3675 = stablehlo.add %3137, %3674 : tensor<128xf32>
    %cst_1001 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3676 = stablehlo.broadcast_in_dim %cst_1001, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3677 = stablehlo.multiply %3676, %arg37 : tensor<128xf32>
    %3678 = stablehlo.add %3144, %3677 : tensor<128xf32>
    %cst_1002 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3679 = stablehlo.broadcast_in_dim %cst_1002, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3680 = stablehlo.multiply %3679, %arg38 : tensor<512xf32>
    %3681 = stablehlo.add %3104, %3680 : tensor<512xf32>
    %cst_1003 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3682 = stablehlo.broadcast_in_dim %cst_1003, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3683 = stablehlo.multiply %3682, %arg39 : tensor<512xf32>
    %3684 = stablehlo.add %3111, %3683 : tensor<512xf32>
    %cst_1004 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3685 = stablehlo.broadcast_in_dim %cst_1004, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3686 = stablehlo.multiply %3685, %arg40 : tensor<512xf32>
    %3687 = stablehlo.add %3073, %3686 : tensor<512xf32>
    %cst_1005 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3688 = stablehlo.broadcast_in_dim %cst_1005, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3689 = stablehlo.multiply %3688, %arg41 : tensor<512xf32>
    %3690 = stablehlo.add %3080, %3689 : tensor<512xf32>
    %cst_1006 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3691 = stablehlo.broadcast_in_dim %cst_1006, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %3692 = stablehlo.multiply %3691, %arg42 : tensor<1x1x256x128xf32>
    %3693 = stablehlo.add %3196, %3692 : tensor<1x1x256x128xf32>
    %cst_1007 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3694 = stablehlo.broadcast_in_dim %cst_1007, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %3695 = stablehlo.multiply %3694, %arg43 : tensor<3x3x128x128xf32>
    %3696 = stablehlo.add %3163, %3695 : tensor<3x3x128x128xf32>
    %cst_1008 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3697 = stablehlo.broadcast_in_dim %cst_1008, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %3698 = stablehlo.multiply %3697, %arg44 : tensor<1x1x128x512xf32>
    %3699 = stablehlo.add %3130, %3698 : tensor<1x1x128x512xf32>
    %cst_1009 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3700 = stablehlo.broadcast_in_dim %cst_1009, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %3701 = stablehlo.multiply %3700, %arg45 : tensor<1x1x256x512xf32>
    %3702 = stablehlo.add %3099, %3701 : tensor<1x1x256x512xf32>
    %cst_1010 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3703 = stablehlo.broadcast_in_dim %cst_1010, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3704 = stablehlo.multiply %3703, %arg46 : tensor<128xf32>
    %3705 = stablehlo.add %3039, %3704 : tensor<128xf32>
    %cst_1011 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3706 = stablehlo.broadcast_in_dim %cst_1011, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3707 = stablehlo.multiply %3706, %arg47 : tensor<128xf32>
    %3708 = stablehlo.add %3046, %3707 : tensor<128xf32>
    %cst_1012 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3709 = stablehlo.broadcast_in_dim %cst_1012, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3710 = stablehlo.multiply %3709, %arg48 : tensor<128xf32>
    %3711 = stablehlo.add %3006, %3710 : tensor<128xf32>
    %cst_1013 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3712 = stablehlo.broadcast_in_dim %cst_1013, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3713 = stablehlo.multiply %3712, %arg49 : tensor<128xf32>
    %3714 = stablehlo.add %3013, %3713 : tensor<128xf32>
    %cst_1014 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3715 = stablehlo.broadcast_in_dim %cst_1014, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3716 = stablehlo.multiply %3715, %arg50 : tensor<512xf32>
    %3717 = stablehlo.add %2973, %3716 : tensor<512xf32>
    %cst_1015 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3718 = stablehlo.broadcast_in_dim %cst_1015, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3719 = stablehlo.multiply %3718, %arg51 : tensor<512xf32>
    %3720 = stablehlo.add %2980, %3719 : tensor<512xf32>
    %cst_1016 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3721 = stablehlo.broadcast_in_dim %cst_1016, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %3722 = stablehlo.multiply %3721, %arg52 : tensor<1x1x512x128xf32>
    %3723 = stablehlo.add %3065, %3722 : tensor<1x1x512x128xf32>
    %cst_1017 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3724 = stablehlo.broadcast_in_dim %cst_1017, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %3725 = stablehlo.multiply %3724, %arg53 : tensor<3x3x128x128xf32>
    %3726 = stablehlo.add %3032, %3725 : tensor<3x3x128x128xf32>
    %cst_1018 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3727 = stablehlo.broadcast_in_dim %cst_1018, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %3728 = stablehlo.multiply %3727, %arg54 : tensor<1x1x128x512xf32>
    %3729 = stablehlo.add %2999, %3728 : tensor<1x1x128x512xf32>
    %cst_1019 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3730 = stablehlo.broadcast_in_dim %cst_1019, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3731 = stablehlo.multiply %3730, %arg55 : tensor<128xf32>
    %3732 = stablehlo.add %2939, %3731 : tensor<128xf32>
    %cst_1020 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3733 = stablehlo.broadcast_in_dim %cst_1020, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3734 = stablehlo.multiply %3733, %arg56 : tensor<128xf32>
    %3735 = stablehlo.add %2946, %3734 : tensor<128xf32>
    %cst_1021 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3736 = stablehlo.broadcast_in_dim %cst_1021, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3737 = stablehlo.multiply %3736, %arg57 : tensor<128xf32>
    %3738 = stablehlo.add %2906, %3737 : tensor<128xf32>
    %cst_1022 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3739 = stablehlo.broadcast_in_dim %cst_1022, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3740 = stablehlo.multiply %3739, %arg58 : tensor<128xf32>
    %3741 = stablehlo.add %2913, %3740 : tensor<128xf32>
    %cst_1023 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3742 = stablehlo.broadcast_in_dim %cst_1023, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3743 = stablehlo.multiply %3742, %arg59 : tensor<512xf32>
    %3744 = stablehlo.add %2873, %3743 : tensor<512xf32>
    %cst_1024 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3745 = stablehlo.broadcast_in_dim %cst_1024, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3746 = stablehlo.multiply %3745, %arg60 : tensor<512xf32>
    %3747 = stablehlo.add %2880, %3746 : tensor<512xf32>
    %cst_1025 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3748 = stablehlo.broadcast_in_dim %cst_1025, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %3749 = stablehlo.multiply %3748, %arg61 : tensor<1x1x512x128xf32>
    %3750 = stablehlo.add %2965, %3749 : tensor<1x1x512x128xf32>
    %cst_1026 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3751 = stablehlo.broadcast_in_dim %cst_1026, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %3752 = stablehlo.multiply %3751, %arg62 : tensor<3x3x128x128xf32>
    %3753 = stablehlo.add %2932, %3752 : tensor<3x3x128x128xf32>
    %cst_1027 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3754 = stablehlo.broadcast_in_dim %cst_1027, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %3755 = stablehlo.multiply %3754, %arg63 : tensor<1x1x128x512xf32>
    %3756 = stablehlo.add %2899, %3755 : tensor<1x1x128x512xf32>
    %cst_1028 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3757 = stablehlo.broadcast_in_dim %cst_1028, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3758 = stablehlo.multiply %3757, %arg64 : tensor<128xf32>
    %3759 = stablehlo.add %2839, %3758 : tensor<128xf32>
    %cst_1029 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3760 = stablehlo.broadcast_in_dim %cst_1029, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3761 = stablehlo.multiply %3760, %arg65 : tensor<128xf32>
    %3762 = stablehlo.add %2846, %3761 : tensor<128xf32>
    %cst_1030 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3763 = stablehlo.broadcast_in_dim %cst_1030, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3764 = stablehlo.multiply %3763, %arg66 : tensor<128xf32>
    %3765 = stablehlo.add %2806, %3764 : tensor<128xf32>
    %cst_1031 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3766 = stablehlo.broadcast_in_dim %cst_1031, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3767 = stablehlo.multiply %3766, %arg67 : tensor<128xf32>
    %3768 = stablehlo.add %2813, %3767 : tensor<128xf32>
    %cst_1032 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3769 = stablehlo.broadcast_in_dim %cst_1032, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3770 = stablehlo.multiply %3769, %arg68 : tensor<512xf32>
    %3771 = stablehlo.add %2773, %3770 : tensor<512xf32>
    %cst_1033 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3772 = stablehlo.broadcast_in_dim %cst_1033, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3773 = stablehlo.multiply %3772, %arg69 : tensor<512xf32>
    %3774 = stablehlo.add %2780, %3773 : tensor<512xf32>
    %cst_1034 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3775 = stablehlo.broadcast_in_dim %cst_1034, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %3776 = stablehlo.multiply %3775, %arg70 : tensor<1x1x512x128xf32>
    %3777 = stablehlo.add %2865, %3776 : tensor<1x1x512x128xf32>
    %cst_1035 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3778 = stablehlo.broadcast_in_dim %cst_1035, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %3779 = stablehlo.multiply %3778, %arg71 : tensor<3x3x128x128xf32>
    %3780 = stablehlo.add %2832, %3779 : tensor<3x3x128x128xf32>
    %cst_1036 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3781 = stablehlo.broadcast_in_dim %cst_1036, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %3782 = stablehlo.multiply %3781, %arg72 : tensor<1x1x128x512xf32>
    %3783 = stablehlo.add %2799, %3782 : tensor<1x1x128x512xf32>
    %cst_1037 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3784 = stablehlo.broadcast_in_dim %cst_1037, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3785 = stablehlo.multiply %3784, %arg73 : tensor<256xf32>
    %3786 = stablehlo.add %2739, %3785 : tensor<256xf32>
    %cst_1038 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3787 = stablehlo.broadcast_in_dim %cst_1038, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3788 = stablehlo.multiply %3787, %arg74 : tensor<256xf32>
    %3789 = stablehlo.add %2746, %3788 : tensor<256xf32>
    %cst_1039 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3790 = stablehlo.broadcast_in_dim %cst_1039, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3791 = stablehlo.multiply %3790, %arg75 : tensor<256xf32>
    %3792 = stablehlo.add %2706, %3791 : tensor<256xf32>
    %cst_1040 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3793 = stablehlo.broadcast_in_dim %cst_1040, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3794 = stablehlo.multiply %3793, %arg76 : tensor<256xf32>
    %3795 = stablehlo.add %2713, %3794 : tensor<256xf32>
    %cst_1041 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3796 = stablehlo.broadcast_in_dim %cst_1041, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3797 = stablehlo.multiply %3796, %arg77 : tensor<1024xf32>
    %3798 = stablehlo.add %2673, %3797 : tensor<1024xf32>
    %cst_1042 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3799 = stablehlo.broadcast_in_dim %cst_1042, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3800 = stablehlo.multiply %3799, %arg78 : tensor<1024xf32>
    %3801 = stablehlo.add %2680, %3800 : tensor<1024xf32>
    %cst_1043 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3802 = stablehlo.broadcast_in_dim %cst_1043, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3803 = stablehlo.multiply %3802, %arg79 : tensor<1024xf32>
    %3804 = stablehlo.add %2642, %3803 : tensor<1024xf32>
    %cst_1044 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3805 = stablehlo.broadcast_in_dim %cst_1044, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3806 = stablehlo.multiply %3805, %arg80 : tensor<1024xf32>
    %3807 = stablehlo.add %2649, %3806 : tensor<1024xf32>
    %cst_1045 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3808 = stablehlo.broadcast_in_dim %cst_1045, dims = [] : (tensor<f32>) -> tensor<1x1x512x256xf32>
    %3809 = stablehlo.multiply %3808, %arg81 : tensor<1x1x512x256xf32>
    %3810 = stablehlo.add %2765, %3809 : tensor<1x1x512x256xf32>
    %cst_1046 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3811 = stablehlo.broadcast_in_dim %cst_1046, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %3812 = stablehlo.multiply %3811, %arg82 : tensor<3x3x256x256xf32>
    %3813 = stablehlo.add %2732, %3812 : tensor<3x3x256x256xf32>
    %cst_1047 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3814 = stablehlo.broadcast_in_dim %cst_1047, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %3815 = stablehlo.multiply %3814, %arg83 : tensor<1x1x256x1024xf32>
    %3816 = stablehlo.add %2699, %3815 : tensor<1x1x256x1024xf32>
    %cst_1048 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3817 = stablehlo.broadcast_in_dim %cst_1048, dims = [] : (tensor<f32>) -> tensor<1x1x512x1024xf32>
    %3818 = stablehlo.multiply %3817, %arg84 : tensor<1x1x512x1024xf32>
    %3819 = stablehlo.add %2668, %3818 : tensor<1x1x512x1024xf32>
    %cst_1049 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3820 = stablehlo.broadcast_in_dim %cst_1049, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3821 = stablehlo.multiply %3820, %arg85 : tensor<256xf32>
    %3822 = stablehlo.add %2608, %3821 : tensor<256xf32>
    %cst_1050 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3823 = stablehlo.broadcast_in_dim %cst_1050, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3824 = stablehlo.multiply %3823, %arg86 : tensor<256xf32>
    %3825 = stablehlo.add %2615, %3824 : tensor<256xf32>
    %cst_1051 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3826 = stablehlo.broadcast_in_dim %cst_1051, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3827 = stablehlo.multiply %3826, %arg87 : tensor<256xf32>
    %3828 = stablehlo.add %2575, %3827 : tensor<256xf32>
    %cst_1052 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3829 = stablehlo.broadcast_in_dim %cst_1052, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3830 = stablehlo.multiply %3829, %arg88 : tensor<256xf32>
    %3831 = stablehlo.add %2582, %3830 : tensor<256xf32>
    %cst_1053 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3832 = stablehlo.broadcast_in_dim %cst_1053, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3833 = stablehlo.multiply %3832, %arg89 : tensor<1024xf32>
    %3834 = stablehlo.add %2542, %3833 : tensor<1024xf32>
    %cst_1054 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3835 = stablehlo.broadcast_in_dim %cst_1054, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3836 = stablehlo.multiply %3835, %arg90 : tensor<1024xf32>
    %3837 = stablehlo.add %2549, %3836 : tensor<1024xf32>
    %cst_1055 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3838 = stablehlo.broadcast_in_dim %cst_1055, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %3839 = stablehlo.multiply %3838, %arg91 : tensor<1x1x1024x256xf32>
    %3840 = stablehlo.add %2634, %3839 : tensor<1x1x1024x256xf32>
    %cst_1056 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3841 = stablehlo.broadcast_in_dim %cst_1056, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %3842 = stablehlo.multiply %3841, %arg92 : tensor<3x3x256x256xf32>
    %3843 = stablehlo.add %2601, %3842 : tensor<3x3x256x256xf32>
    %cst_1057 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3844 = stablehlo.broadcast_in_dim %cst_1057, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %3845 = stablehlo.multiply %3844, %arg93 : tensor<1x1x256x1024xf32>
    %3846 = stablehlo.add %2568, %3845 : tensor<1x1x256x1024xf32>
    %cst_1058 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3847 = stablehlo.broadcast_in_dim %cst_1058, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3848 = stablehlo.multiply %3847, %arg94 : tensor<256xf32>
    %3849 = stablehlo.add %2508, %3848 : tensor<256xf32>
    %cst_1059 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3850 = stablehlo.broadcast_in_dim %cst_1059, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3851 = stablehlo.multiply %3850, %arg95 : tensor<256xf32>
    %3852 = stablehlo.add %2515, %3851 : tensor<256xf32>
    %cst_1060 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3853 = stablehlo.broadcast_in_dim %cst_1060, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3854 = stablehlo.multiply %3853, %arg96 : tensor<256xf32>
    %3855 = stablehlo.add %2475, %3854 : tensor<256xf32>
    %cst_1061 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3856 = stablehlo.broadcast_in_dim %cst_1061, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3857 = stablehlo.multiply %3856, %arg97 : tensor<256xf32>
    %3858 = stablehlo.add %2482, %3857 : tensor<256xf32>
    %cst_1062 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3859 = stablehlo.broadcast_in_dim %cst_1062, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3860 = stablehlo.multiply %3859, %arg98 : tensor<1024xf32>
    %3861 = stablehlo.add %2442, %3860 : tensor<1024xf32>
    %cst_1063 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3862 = stablehlo.broadcast_in_dim %cst_1063, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3863 = stablehlo.multiply %3862, %arg99 : tensor<1024xf32>
    %3864 = stablehlo.add %2449, %3863 : tensor<1024xf32>
    %cst_1064 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3865 = stablehlo.broadcast_in_dim %cst_1064, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %3866 = stablehlo.multiply %3865, %arg100 : tensor<1x1x1024x256xf32>
    %3867 = stablehlo.add %2534, %3866 : tensor<1x1x1024x256xf32>
    %cst_1065 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3868 = stablehlo.broadcast_in_dim %cst_1065, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %3869 = stablehlo.multiply %3868, %arg101 : tensor<3x3x256x256xf32>
    %3870 = stablehlo.add %2501, %3869 : tensor<3x3x256x256xf32>
    %cst_1066 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3871 = stablehlo.broadcast_in_dim %cst_1066, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %3872 = stablehlo.multiply %3871, %arg102 : tensor<1x1x256x1024xf32>
    %3873 = stablehlo.add %2468, %3872 : tensor<1x1x256x1024xf32>
    %cst_1067 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3874 = stablehlo.broadcast_in_dim %cst_1067, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3875 = stablehlo.multiply %3874, %arg103 : tensor<256xf32>
    %3876 = stablehlo.add %2408, %3875 : tensor<256xf32>
    %cst_1068 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3877 = stablehlo.broadcast_in_dim %cst_1068, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3878 = stablehlo.multiply %3877, %arg104 : tensor<256xf32>
    %3879 = stablehlo.add %2415, %3878 : tensor<256xf32>
    %cst_1069 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3880 = stablehlo.broadcast_in_dim %cst_1069, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3881 = stablehlo.multiply %3880, %arg105 : tensor<256xf32>
    %3882 = stablehlo.add %2375, %3881 : tensor<256xf32>
    %cst_1070 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3883 = stablehlo.broadcast_in_dim %cst_1070, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3884 = stablehlo.multiply %3883, %arg106 : tensor<256xf32>
    %3885 = stablehlo.add %2382, %3884 : tensor<256xf32>
    %cst_1071 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3886 = stablehlo.broadcast_in_dim %cst_1071, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3887 = stablehlo.multiply %3886, %arg107 : tensor<1024xf32>
    %3888 = stablehlo.add %2342, %3887 : tensor<1024xf32>
    %cst_1072 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3889 = stablehlo.broadcast_in_dim %cst_1072, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3890 = stablehlo.multiply %3889, %arg108 : tensor<1024xf32>
    %3891 = stablehlo.add %2349, %3890 : tensor<1024xf32>
    %cst_1073 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3892 = stablehlo.broadcast_in_dim %cst_1073, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %3893 = stablehlo.multiply %3892, %arg109 : tensor<1x1x1024x256xf32>
    %3894 = stablehlo.add %2434, %3893 : tensor<1x1x1024x256xf32>
    %cst_1074 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3895 = stablehlo.broadcast_in_dim %cst_1074, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %3896 = stablehlo.multiply %3895, %arg110 : tensor<3x3x256x256xf32>
    %3897 = stablehlo.add %2401, %3896 : tensor<3x3x256x256xf32>
    %cst_1075 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3898 = stablehlo.broadcast_in_dim %cst_1075, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %3899 = stablehlo.multiply %3898, %arg111 : tensor<1x1x256x1024xf32>
    %3900 = stablehlo.add %2368, %3899 : tensor<1x1x256x1024xf32>
    %cst_1076 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3901 = stablehlo.broadcast_in_dim %cst_1076, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3902 = stablehlo.multiply %3901, %arg112 : tensor<256xf32>
    %3903 = stablehlo.add %2308, %3902 : tensor<256xf32>
    %cst_1077 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3904 = stablehlo.broadcast_in_dim %cst_1077, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3905 = stablehlo.multiply %3904, %arg113 : tensor<256xf32>
    %3906 = stablehlo.add %2315, %3905 : tensor<256xf32>
    %cst_1078 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3907 = stablehlo.broadcast_in_dim %cst_1078, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3908 = stablehlo.multiply %3907, %arg114 : tensor<256xf32>
    %3909 = stablehlo.add %2275, %3908 : tensor<256xf32>
    %cst_1079 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3910 = stablehlo.broadcast_in_dim %cst_1079, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3911 = stablehlo.multiply %3910, %arg115 : tensor<256xf32>
    %3912 = stablehlo.add %2282, %3911 : tensor<256xf32>
    %cst_1080 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3913 = stablehlo.broadcast_in_dim %cst_1080, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3914 = stablehlo.multiply %3913, %arg116 : tensor<1024xf32>
    %3915 = stablehlo.add %2242, %3914 : tensor<1024xf32>
    %cst_1081 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3916 = stablehlo.broadcast_in_dim %cst_1081, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3917 = stablehlo.multiply %3916, %arg117 : tensor<1024xf32>
    %3918 = stablehlo.add %2249, %3917 : tensor<1024xf32>
    %cst_1082 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3919 = stablehlo.broadcast_in_dim %cst_1082, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %3920 = stablehlo.multiply %3919, %arg118 : tensor<1x1x1024x256xf32>
    %3921 = stablehlo.add %2334, %3920 : tensor<1x1x1024x256xf32>
    %cst_1083 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3922 = stablehlo.broadcast_in_dim %cst_1083, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %3923 = stablehlo.multiply %3922, %arg119 : tensor<3x3x256x256xf32>
    %3924 = stablehlo.add %2301, %3923 : tensor<3x3x256x256xf32>
    %cst_1084 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3925 = stablehlo.broadcast_in_dim %cst_1084, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %3926 = stablehlo.multiply %3925, %arg120 : tensor<1x1x256x1024xf32>
    %3927 = stablehlo.add %2268, %3926 : tensor<1x1x256x1024xf32>
    %cst_1085 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3928 = stablehlo.broadcast_in_dim %cst_1085, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3929 = stablehlo.multiply %3928, %arg121 : tensor<256xf32>
    %3930 = stablehlo.add %2208, %3929 : tensor<256xf32>
    %cst_1086 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3931 = stablehlo.broadcast_in_dim %cst_1086, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3932 = stablehlo.multiply %3931, %arg122 : tensor<256xf32>
    %3933 = stablehlo.add %2215, %3932 : tensor<256xf32>
    %cst_1087 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3934 = stablehlo.broadcast_in_dim %cst_1087, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3935 = stablehlo.multiply %3934, %arg123 : tensor<256xf32>
    %3936 = stablehlo.add %2175, %3935 : tensor<256xf32>
    %cst_1088 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3937 = stablehlo.broadcast_in_dim %cst_1088, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3938 = stablehlo.multiply %3937, %arg124 : tensor<256xf32>
    %3939 = stablehlo.add %2182, %3938 : tensor<256xf32>
    %cst_1089 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3940 = stablehlo.broadcast_in_dim %cst_1089, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3941 = stablehlo.multiply %3940, %arg125 : tensor<1024xf32>
    %3942 = stablehlo.add %2142, %3941 : tensor<1024xf32>
    %cst_1090 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3943 = stablehlo.broadcast_in_dim %cst_1090, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3944 = stablehlo.multiply %3943, %arg126 : tensor<1024xf32>
    %3945 = stablehlo.add %2149, %3944 : tensor<1024xf32>
    %cst_1091 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3946 = stablehlo.broadcast_in_dim %cst_1091, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %3947 = stablehlo.multiply %3946, %arg127 : tensor<1x1x1024x256xf32>
    %3948 = stablehlo.add %2234, %3947 : tensor<1x1x1024x256xf32>
    %cst_1092 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3949 = stablehlo.broadcast_in_dim %cst_1092, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %3950 = stablehlo.multiply %3949, %arg128 : tensor<3x3x256x256xf32>
    %3951 = stablehlo.add %2201, %3950 : tensor<3x3x256x256xf32>
    %cst_1093 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3952 = stablehlo.broadcast_in_dim %cst_1093, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %3953 = stablehlo.multiply %3952, %arg129 : tensor<1x1x256x1024xf32>
    %3954 = stablehlo.add %2168, %3953 : tensor<1x1x256x1024xf32>
    %cst_1094 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3955 = stablehlo.broadcast_in_dim %cst_1094, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3956 = stablehlo.multiply %3955, %arg130 : tensor<512xf32>
    %3957 = stablehlo.add %2108, %3956 : tensor<512xf32>
    %cst_1095 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3958 = stablehlo.broadcast_in_dim %cst_1095, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3959 = stablehlo.multiply %3958, %arg131 : tensor<512xf32>
    %3960 = stablehlo.add %2115, %3959 : tensor<512xf32>
    %cst_1096 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3961 = stablehlo.broadcast_in_dim %cst_1096, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3962 = stablehlo.multiply %3961, %arg132 : tensor<512xf32>
    %3963 = stablehlo.add %2075, %3962 : tensor<512xf32>
    %cst_1097 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3964 = stablehlo.broadcast_in_dim %cst_1097, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3965 = stablehlo.multiply %3964, %arg133 : tensor<512xf32>
    %3966 = stablehlo.add %2082, %3965 : tensor<512xf32>
    %cst_1098 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3967 = stablehlo.broadcast_in_dim %cst_1098, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %3968 = stablehlo.multiply %3967, %arg134 : tensor<2048xf32>
    %3969 = stablehlo.add %2042, %3968 : tensor<2048xf32>
    %cst_1099 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3970 = stablehlo.broadcast_in_dim %cst_1099, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %3971 = stablehlo.multiply %3970, %arg135 : tensor<2048xf32>
    %3972 = stablehlo.add %2049, %3971 : tensor<2048xf32>
    %cst_1100 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3973 = stablehlo.broadcast_in_dim %cst_1100, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %3974 = stablehlo.multiply %3973, %arg136 : tensor<2048xf32>
    %3975 = stablehlo.add %2011, %3974 : tensor<2048xf32>
    %cst_1101 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3976 = stablehlo.broadcast_in_dim %cst_1101, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %3977 = stablehlo.multiply %3976, %arg137 : tensor<2048xf32>
    %3978 = stablehlo.add %2018, %3977 : tensor<2048xf32>
    %cst_1102 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3979 = stablehlo.broadcast_in_dim %cst_1102, dims = [] : (tensor<f32>) -> tensor<1x1x1024x512xf32>
    %3980 = stablehlo.multiply %3979, %arg138 : tensor<1x1x1024x512xf32>
    %3981 = stablehlo.add %2134, %3980 : tensor<1x1x1024x512xf32>
    %cst_1103 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3982 = stablehlo.broadcast_in_dim %cst_1103, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %3983 = stablehlo.multiply %3982, %arg139 : tensor<3x3x512x512xf32>
    %3984 = stablehlo.add %2101, %3983 : tensor<3x3x512x512xf32>
    %cst_1104 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3985 = stablehlo.broadcast_in_dim %cst_1104, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %3986 = stablehlo.multiply %3985, %arg140 : tensor<1x1x512x2048xf32>
    %3987 = stablehlo.add %2068, %3986 : tensor<1x1x512x2048xf32>
    %cst_1105 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3988 = stablehlo.broadcast_in_dim %cst_1105, dims = [] : (tensor<f32>) -> tensor<1x1x1024x2048xf32>
    %3989 = stablehlo.multiply %3988, %arg141 : tensor<1x1x1024x2048xf32>
    %3990 = stablehlo.add %2037, %3989 : tensor<1x1x1024x2048xf32>
    %cst_1106 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3991 = stablehlo.broadcast_in_dim %cst_1106, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3992 = stablehlo.multiply %3991, %arg142 : tensor<512xf32>
    %3993 = stablehlo.add %1977, %3992 : tensor<512xf32>
    %cst_1107 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3994 = stablehlo.broadcast_in_dim %cst_1107, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3995 = stablehlo.multiply %3994, %arg143 : tensor<512xf32>
    %3996 = stablehlo.add %1984, %3995 : tensor<512xf32>
    %cst_1108 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %3997 = stablehlo.broadcast_in_dim %cst_1108, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3998 = stablehlo.multiply %3997, %arg144 : tensor<512xf32>
    %3999 = stablehlo.add %1944, %3998 : tensor<512xf32>
    %cst_1109 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4000 = stablehlo.broadcast_in_dim %cst_1109, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4001 = stablehlo.multiply %4000, %arg145 : tensor<512xf32>
    %4002 = stablehlo.add %1951, %4001 : tensor<512xf32>
    %cst_1110 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4003 = stablehlo.broadcast_in_dim %cst_1110, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4004 = stablehlo.multiply %4003, %arg146 : tensor<2048xf32>
    %4005 = stablehlo.add %1911, %4004 : tensor<2048xf32>
    %cst_1111 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4006 = stablehlo.broadcast_in_dim %cst_1111, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4007 = stablehlo.multiply %4006, %arg147 : tensor<2048xf32>
    %4008 = stablehlo.add %1918, %4007 : tensor<2048xf32>
    %cst_1112 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4009 = stablehlo.broadcast_in_dim %cst_1112, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %4010 = stablehlo.multiply %4009, %arg148 : tensor<1x1x2048x512xf32>
    %4011 = stablehlo.add %2003, %4010 : tensor<1x1x2048x512xf32>
    %cst_1113 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4012 = stablehlo.broadcast_in_dim %cst_1113, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4013 = stablehlo.multiply %4012, %arg149 : tensor<3x3x512x512xf32>
    %4014 = stablehlo.add %1970, %4013 : tensor<3x3x512x512xf32>
    %cst_1114 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4015 = stablehlo.broadcast_in_dim %cst_1114, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4016 = stablehlo.multiply %4015, %arg150 : tensor<1x1x512x2048xf32>
    %4017 = stablehlo.add %1937, %4016 : tensor<1x1x512x2048xf32>
    %cst_1115 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4018 = stablehlo.broadcast_in_dim %cst_1115, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4019 = stablehlo.multiply %4018, %arg151 : tensor<512xf32>
    %4020 = stablehlo.add %1877, %4019 : tensor<512xf32>
    %cst_1116 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4021 = stablehlo.broadcast_in_dim %cst_1116, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4022 = stablehlo.multiply %4021, %arg152 : tensor<512xf32>
    %4023 = stablehlo.add %1884, %4022 : tensor<512xf32>
    %cst_1117 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4024 = stablehlo.broadcast_in_dim %cst_1117, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4025 = stablehlo.multiply %4024, %arg153 : tensor<512xf32>
    %4026 = stablehlo.add %1844, %4025 : tensor<512xf32>
    %cst_1118 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4027 = stablehlo.broadcast_in_dim %cst_1118, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4028 = stablehlo.multiply %4027, %arg154 : tensor<512xf32>
    %4029 = stablehlo.add %1851, %4028 : tensor<512xf32>
    %cst_1119 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4030 = stablehlo.broadcast_in_dim %cst_1119, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4031 = stablehlo.multiply %4030, %arg155 : tensor<2048xf32>
    %4032 = stablehlo.add %1811, %4031 : tensor<2048xf32>
    %cst_1120 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4033 = stablehlo.broadcast_in_dim %cst_1120, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4034 = stablehlo.multiply %4033, %arg156 : tensor<2048xf32>
    %4035 = stablehlo.add %1818, %4034 : tensor<2048xf32>
    %cst_1121 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4036 = stablehlo.broadcast_in_dim %cst_1121, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %4037 = stablehlo.multiply %4036, %arg157 : tensor<1x1x2048x512xf32>
    %4038 = stablehlo.add %1903, %4037 : tensor<1x1x2048x512xf32>
    %cst_1122 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4039 = stablehlo.broadcast_in_dim %cst_1122, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4040 = stablehlo.multiply %4039, %arg158 : tensor<3x3x512x512xf32>
    %4041 = stablehlo.add %1870, %4040 : tensor<3x3x512x512xf32>
    %cst_1123 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4042 = stablehlo.broadcast_in_dim %cst_1123, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4043 = stablehlo.multiply %4042, %arg159 : tensor<1x1x512x2048xf32>
    %4044 = stablehlo.add %1837, %4043 : tensor<1x1x512x2048xf32>
    %cst_1124 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4045 = stablehlo.broadcast_in_dim %cst_1124, dims = [] : (tensor<f32>) -> tensor<7x7x3x64xf32>
    %4046 = stablehlo.multiply %4045, %arg160 : tensor<7x7x3x64xf32>
    %4047 = stablehlo.add %3564, %4046 : tensor<7x7x3x64xf32>
    %cst_1125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4048 = stablehlo.broadcast_in_dim %cst_1125, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4049 = stablehlo.multiply %4048, %arg161 : tensor<64xf32>
    %4050 = stablehlo.add %4049, %3567 : tensor<64xf32>
    %cst_1126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4051 = stablehlo.broadcast_in_dim %cst_1126, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4052 = stablehlo.multiply %4051, %arg162 : tensor<64xf32>
    %4053 = stablehlo.add %4052, %3570 : tensor<64xf32>
    %cst_1127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4054 = stablehlo.broadcast_in_dim %cst_1127, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %4055 = stablehlo.multiply %4054, %arg163 : tensor<1000xf32>
    %4056 = stablehlo.add %4055, %3573 : tensor<1000xf32>
    %cst_1128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4057 = stablehlo.broadcast_in_dim %cst_1128, dims = [] : (tensor<f32>) -> tensor<2048x1000xf32>
    %4058 = stablehlo.multiply %4057, %arg164 : tensor<2048x1000xf32>
    %4059 = stablehlo.add %4058, %3576 : tensor<2048x1000xf32>
    %cst_1129 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4060 = stablehlo.broadcast_in_dim %cst_1129, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4061 = stablehlo.multiply %4060, %arg165 : tensor<64xf32>
    %4062 = stablehlo.add %4061, %3579 : tensor<64xf32>
    %cst_1130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4063 = stablehlo.broadcast_in_dim %cst_1130, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4064 = stablehlo.multiply %4063, %arg166 : tensor<64xf32>
    %4065 = stablehlo.add %4064, %3582 : tensor<64xf32>
    %cst_1131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4066 = stablehlo.broadcast_in_dim %cst_1131, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4067 = stablehlo.multiply %4066, %arg167 : tensor<64xf32>
    %4068 = stablehlo.add %4067, %3585 : tensor<64xf32>
    %cst_1132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4069 = stablehlo.broadcast_in_dim %cst_1132, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4070 = stablehlo.multiply %4069, %arg168 : tensor<64xf32>
    %4071 = stablehlo.add %4070, %3588 : tensor<64xf32>
    %cst_1133 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4072 = stablehlo.broadcast_in_dim %cst_1133, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4073 = stablehlo.multiply %4072, %arg169 : tensor<256xf32>
    %4074 = stablehlo.add %4073, %3591 : tensor<256xf32>
    %cst_1134 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4075 = stablehlo.broadcast_in_dim %cst_1134, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4076 = stablehlo.multiply %4075, %arg170 : tensor<256xf32>
    %4077 = stablehlo.add %4076, %3594 : tensor<256xf32>
    %cst_1135 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4078 = stablehlo.broadcast_in_dim %cst_1135, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4079 = stablehlo.multiply %4078, %arg171 : tensor<256xf32>
    %4080 = stablehlo.add %4079, %3597 : tensor<256xf32>
    %cst_1136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4081 = stablehlo.broadcast_in_dim %cst_1136, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4082 = stablehlo.multiply %4081, %arg172 : tensor<256xf32>
    %4083 = stablehlo.add %4082, %3600 : tensor<256xf32>
    %cst_1137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4084 = stablehlo.broadcast_in_dim %cst_1137, dims = [] : (tensor<f32>) -> tensor<1x1x64x64xf32>
    %4085 = stablehlo.multiply %4084, %arg173 : tensor<1x1x64x64xf32>
    %4086 = stablehlo.add %4085, %3603 : tensor<1x1x64x64xf32>
    %cst_1138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4087 = stablehlo.broadcast_in_dim %cst_1138, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4088 = stablehlo.multiply %4087, %arg174 : tensor<3x3x64x64xf32>
    %4089 = stablehlo.add %4088, %3606 : tensor<3x3x64x64xf32>
    %cst_1139 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4090 = stablehlo.broadcast_in_dim %cst_1139, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4091 = stablehlo.multiply %4090, %arg175 : tensor<1x1x64x256xf32>
    %4092 = stablehlo.add %4091, %3609 : tensor<1x1x64x256xf32>
    %cst_1140 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4093 = stablehlo.broadcast_in_dim %cst_1140, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4094 = stablehlo.multiply %4093, %arg176 : tensor<1x1x64x256xf32>
    %4095 = stablehlo.add %4094, %3612 : tensor<1x1x64x256xf32>
    %cst_1141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4096 = stablehlo.broadcast_in_dim %cst_1141, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4097 = stablehlo.multiply %4096, %arg177 : tensor<64xf32>
    %4098 = stablehlo.add %4097, %3615 : tensor<64xf32>
    %cst_1142 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4099 = stablehlo.broadcast_in_dim %cst_1142, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4100 = stablehlo.multiply %4099, %arg178 : tensor<64xf32>
    %4101 = stablehlo.add %4100, %3618 : tensor<64xf32>
    %cst_1143 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4102 = stablehlo.broadcast_in_dim %cst_1143, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4103 = stablehlo.multiply %4102, %arg179 : tensor<64xf32>
    %4104 = stablehlo.add %4103, %3621 : tensor<64xf32>
    %cst_1144 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4105 = stablehlo.broadcast_in_dim %cst_1144, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4106 = stablehlo.multiply %4105, %arg180 : tensor<64xf32>
    %4107 = stablehlo.add %4106, %3624 : tensor<64xf32>
    %cst_1145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4108 = stablehlo.broadcast_in_dim %cst_1145, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4109 = stablehlo.multiply %4108, %arg181 : tensor<256xf32>
    %4110 = stablehlo.add %4109, %3627 : tensor<256xf32>
    %cst_1146 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4111 = stablehlo.broadcast_in_dim %cst_1146, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4112 = stablehlo.multiply %4111, %arg182 : tensor<256xf32>
    %4113 = stablehlo.add %4112, %3630 : tensor<256xf32>
    %cst_1147 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4114 = stablehlo.broadcast_in_dim %cst_1147, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %4115 = stablehlo.multiply %4114, %arg183 : tensor<1x1x256x64xf32>
    %4116 = stablehlo.add %4115, %3633 : tensor<1x1x256x64xf32>
    %cst_1148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4117 = stablehlo.broadcast_in_dim %cst_1148, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4118 = stablehlo.multiply %4117, %arg184 : tensor<3x3x64x64xf32>
    %4119 = stablehlo.add %4118, %3636 : tensor<3x3x64x64xf32>
    %cst_1149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4120 = stablehlo.broadcast_in_dim %cst_1149, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4121 = stablehlo.multiply %4120, %arg185 : tensor<1x1x64x256xf32>
    %4122 = stablehlo.add %4121, %3639 : tensor<1x1x64x256xf32>
    %cst_1150 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4123 = stablehlo.broadcast_in_dim %cst_1150, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4124 = stablehlo.multiply %4123, %arg186 : tensor<64xf32>
    %4125 = stablehlo.add %4124, %3642 : tensor<64xf32>
    %cst_1151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4126 = stablehlo.broadcast_in_dim %cst_1151, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4127 = stablehlo.multiply %4126, %arg187 : tensor<64xf32>
    %4128 = stablehlo.add %4127, %3645 : tensor<64xf32>
    %cst_1152 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4129 = stablehlo.broadcast_in_dim %cst_1152, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4130 = stablehlo.multiply %4129, %arg188 : tensor<64xf32>
    %4131 = stablehlo.add %4130, %3648 : tensor<64xf32>
    %cst_1153 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4132 = stablehlo.broadcast_in_dim %cst_1153, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4133 = stablehlo.multiply %4132, %arg189 : tensor<64xf32>
    %4134 = stablehlo.add %4133, %3651 : tensor<64xf32>
    %cst_1154 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4135 = stablehlo.broadcast_in_dim %cst_1154, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4136 = stablehlo.multiply %4135, %arg190 : tensor<256xf32>
    %4137 = stablehlo.add %4136, %3654 : tensor<256xf32>
    %cst_1155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4138 = stablehlo.broadcast_in_dim %cst_1155, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4139 = stablehlo.multiply %4138, %arg191 : tensor<256xf32>
    %4140 = stablehlo.add %4139, %3657 : tensor<256xf32>
    %cst_1156 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4141 = stablehlo.broadcast_in_dim %cst_1156, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %4142 = stablehlo.multiply %4141, %arg192 : tensor<1x1x256x64xf32>
    %4143 = stablehlo.add %4142, %3660 : tensor<1x1x256x64xf32>
    %cst_1157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4144 = stablehlo.broadcast_in_dim %cst_1157, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4145 = stablehlo.multiply %4144, %arg193 : tensor<3x3x64x64xf32>
    %4146 = stablehlo.add %4145, %3663 : tensor<3x3x64x64xf32>
    %cst_1158 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4147 = stablehlo.broadcast_in_dim %cst_1158, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4148 = stablehlo.multiply %4147, %arg194 : tensor<1x1x64x256xf32>
    %4149 = stablehlo.add %4148, %3666 : tensor<1x1x64x256xf32>
    %cst_1159 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4150 = stablehlo.broadcast_in_dim %cst_1159, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4151 = stablehlo.multiply %4150, %arg195 : tensor<128xf32>
    %4152 = stablehlo.add %4151, %3669 : tensor<128xf32>
    %cst_1160 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4153 = stablehlo.broadcast_in_dim %cst_1160, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4154 = stablehlo.multiply %4153, %arg196 : tensor<128xf32>
    %4155 = stablehlo.add %4154, %3672 : tensor<128xf32>
    %cst_1161 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4156 = stablehlo.broadcast_in_dim %cst_1161, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4157 = stablehlo.multiply %4156, %arg197 : tensor<128xf32>
    %4158 = stablehlo.add %4157, %3675 : tensor<128xf32>
    %cst_1162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4159 = stablehlo.broadcast_in_dim %cst_1162, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4160 = stablehlo.multiply %4159, %arg198 : tensor<128xf32>
    %4161 = stablehlo.add %4160, %3678 : tensor<128xf32>
    %cst_1163 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4162 = stablehlo.broadcast_in_dim %cst_1163, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4163 = stablehlo.multiply %4162, %arg199 : tensor<512xf32>
    %4164 = stablehlo.add %4163, %3681 : tensor<512xf32>
    %cst_1164 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4165 = stablehlo.broadcast_in_dim %cst_1164, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4166 = stablehlo.multiply %4165, %arg200 : tensor<512xf32>
    %4167 = stablehlo.add %4166, %3684 : tensor<512xf32>
    %cst_1165 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4168 = stablehlo.broadcast_in_dim %cst_1165, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4169 = stablehlo.multiply %4168, %arg201 : tensor<512xf32>
    %4170 = stablehlo.add %4169, %3687 : tensor<512xf32>
    %cst_1166 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4171 = stablehlo.broadcast_in_dim %cst_1166, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4172 = stablehlo.multiply %4171, %arg202 : tensor<512xf32>
    %4173 = stablehlo.add %4172, %3690 : tensor<512xf32>
    %cst_1167 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4174 = stablehlo.broadcast_in_dim %cst_1167, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %4175 = stablehlo.multiply %4174, %arg203 : tensor<1x1x256x128xf32>
    %4176 = stablehlo.add %4175, %3693 : tensor<1x1x256x128xf32>
    %cst_1168 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4177 = stablehlo.broadcast_in_dim %cst_1168, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4178 = stablehlo.multiply %4177, %arg204 : tensor<3x3x128x128xf32>
    %4179 = stablehlo.add %4178, %3696 : tensor<3x3x128x128xf32>
    %cst_1169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4180 = stablehlo.broadcast_in_dim %cst_1169, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4181 = stablehlo.multiply %4180, %arg205 : tensor<1x1x128x512xf32>
    %4182 = stablehlo.add %4181, %3699 : tensor<1x1x128x512xf32>
    %cst_1170 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4183 = stablehlo.broadcast_in_dim %cst_1170, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %4184 = stablehlo.multiply %4183, %arg206 : tensor<1x1x256x512xf32>
    %4185 = stablehlo.add %4184, %3702 : tensor<1x1x256x512xf32>
    %cst_1171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4186 = stablehlo.broadcast_in_dim %cst_1171, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4187 = stablehlo.multiply %4186, %arg207 : tensor<128xf32>
    %4188 = stablehlo.add %4187, %3705 : tensor<128xf32>
    %cst_1172 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4189 = stablehlo.broadcast_in_dim %cst_1172, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4190 = stablehlo.multiply %4189, %arg208 : tensor<128xf32>
    %4191 = stablehlo.add %4190, %3708 : tensor<128xf32>
    %cst_1173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4192 = stablehlo.broadcast_in_dim %cst_1173, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4193 = stablehlo.multiply %4192, %arg209 : tensor<128xf32>
    %4194 = stablehlo.add %4193, %3711 : tensor<128xf32>
    %cst_1174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4195 = stablehlo.broadcast_in_dim %cst_1174, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4196 = stablehlo.multiply %4195, %arg210 : tensor<128xf32>
    %4197 = stablehlo.add %4196, %3714 : tensor<128xf32>
    %cst_1175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4198 = stablehlo.broadcast_in_dim %cst_1175, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4199 = stablehlo.multiply %4198, %arg211 : tensor<512xf32>
    %4200 = stablehlo.add %4199, %3717 : tensor<512xf32>
    %cst_1176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4201 = stablehlo.broadcast_in_dim %cst_1176, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4202 = stablehlo.multiply %4201, %arg212 : tensor<512xf32>
    %4203 = stablehlo.add %4202, %3720 : tensor<512xf32>
    %cst_1177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4204 = stablehlo.broadcast_in_dim %cst_1177, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4205 = stablehlo.multiply %4204, %arg213 : tensor<1x1x512x128xf32>
    %4206 = stablehlo.add %4205, %3723 : tensor<1x1x512x128xf32>
    %cst_1178 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4207 = stablehlo.broadcast_in_dim %cst_1178, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4208 = stablehlo.multiply %4207, %arg214 : tensor<3x3x128x128xf32>
    %4209 = stablehlo.add %4208, %3726 : tensor<3x3x128x128xf32>
    %cst_1179 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4210 = stablehlo.broadcast_in_dim %cst_1179, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4211 = stablehlo.multiply %4210, %arg215 : tensor<1x1x128x512xf32>
    %4212 = stablehlo.add %4211, %3729 : tensor<1x1x128x512xf32>
    %cst_1180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4213 = stablehlo.broadcast_in_dim %cst_1180, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4214 = stablehlo.multiply %4213, %arg216 : tensor<128xf32>
    %4215 = stablehlo.add %4214, %3732 : tensor<128xf32>
    %cst_1181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4216 = stablehlo.broadcast_in_dim %cst_1181, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4217 = stablehlo.multiply %4216, %arg217 : tensor<128xf32>
    %4218 = stablehlo.add %4217, %3735 : tensor<128xf32>
    %cst_1182 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4219 = stablehlo.broadcast_in_dim %cst_1182, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4220 = stablehlo.multiply %4219, %arg218 : tensor<128xf32>
    %4221 = stablehlo.add %4220, %3738 : tensor<128xf32>
    %cst_1183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4222 = stablehlo.broadcast_in_dim %cst_1183, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4223 = stablehlo.multiply %4222, %arg219 : tensor<128xf32>
    %4224 = stablehlo.add %4223, %3741 : tensor<128xf32>
    %cst_1184 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4225 = stablehlo.broadcast_in_dim %cst_1184, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4226 = stablehlo.multiply %4225, %arg220 : tensor<512xf32>
    %4227 = stablehlo.add %4226, %3744 : tensor<512xf32>
    %cst_1185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4228 = stablehlo.broadcast_in_dim %cst_1185, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4229 = stablehlo.multiply %4228, %arg221 : tensor<512xf32>
    %4230 = stablehlo.add %4229, %3747 : tensor<512xf32>
    %cst_1186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4231 = stablehlo.broadcast_in_dim %cst_1186, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4232 = stablehlo.multiply %4231, %arg222 : tensor<1x1x512x128xf32>
    %4233 = stablehlo.add %4232, %3750 : tensor<1x1x512x128xf32>
    %cst_1187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4234 = stablehlo.broadcast_in_dim %cst_1187, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4235 = stablehlo.multiply %4234, %arg223 : tensor<3x3x128x128xf32>
    %4236 = stablehlo.add %4235, %3753 : tensor<3x3x128x128xf32>
    %cst_1188 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4237 = stablehlo.broadcast_in_dim %cst_1188, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4238 = stablehlo.multiply %4237, %arg224 : tensor<1x1x128x512xf32>
    %4239 = stablehlo.add %4238, %3756 : tensor<1x1x128x512xf32>
    %cst_1189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4240 = stablehlo.broadcast_in_dim %cst_1189, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4241 = stablehlo.multiply %4240, %arg225 : tensor<128xf32>
    %4242 = stablehlo.add %4241, %3759 : tensor<128xf32>
    %cst_1190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4243 = stablehlo.broadcast_in_dim %cst_1190, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4244 = stablehlo.multiply %4243, %arg226 : tensor<128xf32>
    %4245 = stablehlo.add %4244, %3762 : tensor<128xf32>
    %cst_1191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4246 = stablehlo.broadcast_in_dim %cst_1191, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4247 = stablehlo.multiply %4246, %arg227 : tensor<128xf32>
    %4248 = stablehlo.add %4247, %3765 : tensor<128xf32>
    %cst_1192 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4249 = stablehlo.broadcast_in_dim %cst_1192, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4250 = stablehlo.multiply %4249, %arg228 : tensor<128xf32>
    %4251 = stablehlo.add %4250, %3768 : tensor<128xf32>
    %cst_1193 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4252 = stablehlo.broadcast_in_dim %cst_1193, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4253 = stablehlo.multiply %4252, %arg229 : tensor<512xf32>
    %4254 = stablehlo.add %4253, %3771 : tensor<512xf32>
    %cst_1194 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4255 = stablehlo.broadcast_in_dim %cst_1194, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4256 = stablehlo.multiply %4255, %arg230 : tensor<512xf32>
    %4257 = stablehlo.add %4256, %3774 : tensor<512xf32>
    %cst_1195 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4258 = stablehlo.broadcast_in_dim %cst_1195, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4259 = stablehlo.multiply %4258, %arg231 : tensor<1x1x512x128xf32>
    %4260 = stablehlo.add %4259, %3777 : tensor<1x1x512x128xf32>
    %cst_1196 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4261 = stablehlo.broadcast_in_dim %cst_1196, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4262 = stablehlo.multiply %4261, %arg232 : tensor<3x3x128x128xf32>
    %4263 = stablehlo.add %4262, %3780 : tensor<3x3x128x128xf32>
    %cst_1197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4264 = stablehlo.broadcast_in_dim %cst_1197, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4265 = stablehlo.multiply %4264, %arg233 : tensor<1x1x128x512xf32>
    %4266 = stablehlo.add %4265, %3783 : tensor<1x1x128x512xf32>
    %cst_1198 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4267 = stablehlo.broadcast_in_dim %cst_1198, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4268 = stablehlo.multiply %4267, %arg234 : tensor<256xf32>
    %4269 = stablehlo.add %4268, %3786 : tensor<256xf32>
    %cst_1199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4270 = stablehlo.broadcast_in_dim %cst_1199, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4271 = stablehlo.multiply %4270, %arg235 : tensor<256xf32>
    %4272 = stablehlo.add %4271, %3789 : tensor<256xf32>
    %cst_1200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4273 = stablehlo.broadcast_in_dim %cst_1200, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4274 = stablehlo.multiply %4273, %arg236 : tensor<256xf32>
    %4275 = stablehlo.add %4274, %3792 : tensor<256xf32>
    %cst_1201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4276 = stablehlo.broadcast_in_dim %cst_1201, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4277 = stablehlo.multiply %4276, %arg237 : tensor<256xf32>
    %4278 = stablehlo.add %4277, %3795 : tensor<256xf32>
    %cst_1202 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4279 = stablehlo.broadcast_in_dim %cst_1202, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4280 = stablehlo.multiply %4279, %arg238 : tensor<1024xf32>
    %4281 = stablehlo.add %4280, %3798 : tensor<1024xf32>
    %cst_1203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4282 = stablehlo.broadcast_in_dim %cst_1203, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4283 = stablehlo.multiply %4282, %arg239 : tensor<1024xf32>
    %4284 = stablehlo.add %4283, %3801 : tensor<1024xf32>
    %cst_1204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4285 = stablehlo.broadcast_in_dim %cst_1204, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4286 = stablehlo.multiply %4285, %arg240 : tensor<1024xf32>
    %4287 = stablehlo.add %4286, %3804 : tensor<1024xf32>
    %cst_1205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4288 = stablehlo.broadcast_in_dim %cst_1205, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4289 = stablehlo.multiply %4288, %arg241 : tensor<1024xf32>
    %4290 = stablehlo.add %4289, %3807 : tensor<1024xf32>
    %cst_1206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4291 = stablehlo.broadcast_in_dim %cst_1206, dims = [] : (tensor<f32>) -> tensor<1x1x512x256xf32>
    %4292 = stablehlo.multiply %4291, %arg242 : tensor<1x1x512x256xf32>
    %4293 = stablehlo.add %4292, %3810 : tensor<1x1x512x256xf32>
    %cst_1207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4294 = stablehlo.broadcast_in_dim %cst_1207, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4295 = stablehlo.multiply %4294, %arg243 : tensor<3x3x256x256xf32>
    %4296 = stablehlo.add %4295, %3813 : tensor<3x3x256x256xf32>
    %cst_1208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4297 = stablehlo.broadcast_in_dim %cst_1208, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4298 = stablehlo.multiply %4297, %arg244 : tensor<1x1x256x1024xf32>
    %4299 = stablehlo.add %4298, %3816 : tensor<1x1x256x1024xf32>
    %cst_1209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4300 = stablehlo.broadcast_in_dim %cst_1209, dims = [] : (tensor<f32>) -> tensor<1x1x512x1024xf32>
    %4301 = stablehlo.multiply %4300, %arg245 : tensor<1x1x512x1024xf32>
    %4302 = stablehlo.add %4301, %3819 : tensor<1x1x512x1024xf32>
    %cst_1210 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4303 = stablehlo.broadcast_in_dim %cst_1210, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4304 = stablehlo.multiply %4303, %arg246 : tensor<256xf32>
    %4305 = stablehlo.add %4304, %3822 : tensor<256xf32>
    %cst_1211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4306 = stablehlo.broadcast_in_dim %cst_1211, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4307 = stablehlo.multiply %4306, %arg247 : tensor<256xf32>
    %4308 = stablehlo.add %4307, %3825 : tensor<256xf32>
    %cst_1212 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4309 = stablehlo.broadcast_in_dim %cst_1212, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4310 = stablehlo.multiply %4309, %arg248 : tensor<256xf32>
    %4311 = stablehlo.add %4310, %3828 : tensor<256xf32>
    %cst_1213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4312 = stablehlo.broadcast_in_dim %cst_1213, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4313 = stablehlo.multiply %4312, %arg249 : tensor<256xf32>
    %4314 = stablehlo.add %4313, %3831 : tensor<256xf32>
    %cst_1214 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4315 = stablehlo.broadcast_in_dim %cst_1214, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4316 = stablehlo.multiply %4315, %arg250 : tensor<1024xf32>
    %4317 = stablehlo.add %4316, %3834 : tensor<1024xf32>
    %cst_1215 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4318 = stablehlo.broadcast_in_dim %cst_1215, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4319 = stablehlo.multiply %4318, %arg251 : tensor<1024xf32>
    %4320 = stablehlo.add %4319, %3837 : tensor<1024xf32>
    %cst_1216 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4321 = stablehlo.broadcast_in_dim %cst_1216, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4322 = stablehlo.multiply %4321, %arg252 : tensor<1x1x1024x256xf32>
    %4323 = stablehlo.add %4322, %3840 : tensor<1x1x1024x256xf32>
    %cst_1217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4324 = stablehlo.broadcast_in_dim %cst_1217, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4325 = stablehlo.multiply %4324, %arg253 : tensor<3x3x256x256xf32>
    %4326 = stablehlo.add %4325, %3843 : tensor<3x3x256x256xf32>
    %cst_1218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4327 = stablehlo.broadcast_in_dim %cst_1218, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4328 = stablehlo.multiply %4327, %arg254 : tensor<1x1x256x1024xf32>
    %4329 = stablehlo.add %4328, %3846 : tensor<1x1x256x1024xf32>
    %cst_1219 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4330 = stablehlo.broadcast_in_dim %cst_1219, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4331 = stablehlo.multiply %4330, %arg255 : tensor<256xf32>
    %4332 = stablehlo.add %4331, %3849 : tensor<256xf32>
    %cst_1220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4333 = stablehlo.broadcast_in_dim %cst_1220, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4334 = stablehlo.multiply %4333, %arg256 : tensor<256xf32>
    %4335 = stablehlo.add %4334, %3852 : tensor<256xf32>
    %cst_1221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4336 = stablehlo.broadcast_in_dim %cst_1221, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4337 = stablehlo.multiply %4336, %arg257 : tensor<256xf32>
    %4338 = stablehlo.add %4337, %3855 : tensor<256xf32>
    %cst_1222 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4339 = stablehlo.broadcast_in_dim %cst_1222, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4340 = stablehlo.multiply %4339, %arg258 : tensor<256xf32>
    %4341 = stablehlo.add %4340, %3858 : tensor<256xf32>
    %cst_1223 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4342 = stablehlo.broadcast_in_dim %cst_1223, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4343 = stablehlo.multiply %4342, %arg259 : tensor<1024xf32>
    %4344 = stablehlo.add %4343, %3861 : tensor<1024xf32>
    %cst_1224 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4345 = stablehlo.broadcast_in_dim %cst_1224, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4346 = stablehlo.multiply %4345, %arg260 : tensor<1024xf32>
    %4347 = stablehlo.add %4346, %3864 : tensor<1024xf32>
    %cst_1225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4348 = stablehlo.broadcast_in_dim %cst_1225, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4349 = stablehlo.multiply %4348, %arg261 : tensor<1x1x1024x256xf32>
    %4350 = stablehlo.add %4349, %3867 : tensor<1x1x1024x256xf32>
    %cst_1226 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4351 = stablehlo.broadcast_in_dim %cst_1226, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4352 = stablehlo.multiply %4351, %arg262 : tensor<3x3x256x256xf32>
    %4353 = stablehlo.add %4352, %3870 : tensor<3x3x256x256xf32>
    %cst_1227 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4354 = stablehlo.broadcast_in_dim %cst_1227, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4355 = stablehlo.multiply %4354, %arg263 : tensor<1x1x256x1024xf32>
    %4356 = stablehlo.add %4355, %3873 : tensor<1x1x256x1024xf32>
    %cst_1228 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4357 = stablehlo.broadcast_in_dim %cst_1228, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4358 = stablehlo.multiply %4357, %arg264 : tensor<256xf32>
    %4359 = stablehlo.add %4358, %3876 : tensor<256xf32>
    %cst_1229 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4360 = stablehlo.broadcast_in_dim %cst_1229, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4361 = stablehlo.multiply %4360, %arg265 : tensor<256xf32>
    %4362 = stablehlo.add %4361, %3879 : tensor<256xf32>
    %cst_1230 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4363 = stablehlo.broadcast_in_dim %cst_1230, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4364 = stablehlo.multiply %4363, %arg266 : tensor<256xf32>
    %4365 = stablehlo.add %4364, %3882 : tensor<256xf32>
    %cst_1231 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4366 = stablehlo.broadcast_in_dim %cst_1231, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4367 = stablehlo.multiply %4366, %arg267 : tensor<256xf32>
    %4368 = stablehlo.add %4367, %3885 : tensor<256xf32>
    %cst_1232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4369 = stablehlo.broadcast_in_dim %cst_1232, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4370 = stablehlo.multiply %4369, %arg268 : tensor<1024xf32>
    %4371 = stablehlo.add %4370, %3888 : tensor<1024xf32>
    %cst_1233 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4372 = stablehlo.broadcast_in_dim %cst_1233, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4373 = stablehlo.multiply %4372, %arg269 : tensor<1024xf32>
    %4374 = stablehlo.add %4373, %3891 : tensor<1024xf32>
    %cst_1234 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4375 = stablehlo.broadcast_in_dim %cst_1234, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4376 = stablehlo.multiply %4375, %arg270 : tensor<1x1x1024x256xf32>
    %4377 = stablehlo.add %4376, %3894 : tensor<1x1x1024x256xf32>
    %cst_1235 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4378 = stablehlo.broadcast_in_dim %cst_1235, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4379 = stablehlo.multiply %4378, %arg271 : tensor<3x3x256x256xf32>
    %4380 = stablehlo.add %4379, %3897 : tensor<3x3x256x256xf32>
    %cst_1236 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4381 = stablehlo.broadcast_in_dim %cst_1236, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4382 = stablehlo.multiply %4381, %arg272 : tensor<1x1x256x1024xf32>
    %4383 = stablehlo.add %4382, %3900 : tensor<1x1x256x1024xf32>
    %cst_1237 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4384 = stablehlo.broadcast_in_dim %cst_1237, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4385 = stablehlo.multiply %4384, %arg273 : tensor<256xf32>
    %4386 = stablehlo.add %4385, %3903 : tensor<256xf32>
    %cst_1238 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4387 = stablehlo.broadcast_in_dim %cst_1238, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4388 = stablehlo.multiply %4387, %arg274 : tensor<256xf32>
    %4389 = stablehlo.add %4388, %3906 : tensor<256xf32>
    %cst_1239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4390 = stablehlo.broadcast_in_dim %cst_1239, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4391 = stablehlo.multiply %4390, %arg275 : tensor<256xf32>
    %4392 = stablehlo.add %4391, %3909 : tensor<256xf32>
    %cst_1240 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4393 = stablehlo.broadcast_in_dim %cst_1240, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4394 = stablehlo.multiply %4393, %arg276 : tensor<256xf32>
    %4395 = stablehlo.add %4394, %3912 : tensor<256xf32>
    %cst_1241 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4396 = stablehlo.broadcast_in_dim %cst_1241, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4397 = stablehlo.multiply %4396, %arg277 : tensor<1024xf32>
    %4398 = stablehlo.add %4397, %3915 : tensor<1024xf32>
    %cst_1242 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4399 = stablehlo.broadcast_in_dim %cst_1242, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4400 = stablehlo.multiply %4399, %arg278 : tensor<1024xf32>
    %4401 = stablehlo.add %4400, %3918 : tensor<1024xf32>
    %cst_1243 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4402 = stablehlo.broadcast_in_dim %cst_1243, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4403 = stablehlo.multiply %4402, %arg279 : tensor<1x1x1024x256xf32>
    %4404 = stablehlo.add %4403, %3921 : tensor<1x1x1024x256xf32>
    %cst_1244 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4405 = stablehlo.broadcast_in_dim %cst_1244, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4406 = stablehlo.multiply %4405, %arg280 : tensor<3x3x256x256xf32>
    %4407 = stablehlo.add %4406, %3924 : tensor<3x3x256x256xf32>
    %cst_1245 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4408 = stablehlo.broadcast_in_dim %cst_1245, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4409 = stablehlo.multiply %4408, %arg281 : tensor<1x1x256x1024xf32>
    %4410 = stablehlo.add %4409, %3927 : tensor<1x1x256x1024xf32>
    %cst_1246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4411 = stablehlo.broadcast_in_dim %cst_1246, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4412 = stablehlo.multiply %4411, %arg282 : tensor<256xf32>
    %4413 = stablehlo.add %4412, %3930 : tensor<256xf32>
    %cst_1247 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4414 = stablehlo.broadcast_in_dim %cst_1247, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4415 = stablehlo.multiply %4414, %arg283 : tensor<256xf32>
    %4416 = stablehlo.add %4415, %3933 : tensor<256xf32>
    %cst_1248 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4417 = stablehlo.broadcast_in_dim %cst_1248, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4418 = stablehlo.multiply %4417, %arg284 : tensor<256xf32>
    %4419 = stablehlo.add %4418, %3936 : tensor<256xf32>
    %cst_1249 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4420 = stablehlo.broadcast_in_dim %cst_1249, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4421 = stablehlo.multiply %4420, %arg285 : tensor<256xf32>
    %4422 = stablehlo.add %4421, %3939 : tensor<256xf32>
    %cst_1250 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4423 = stablehlo.broadcast_in_dim %cst_1250, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4424 = stablehlo.multiply %4423, %arg286 : tensor<1024xf32>
    %4425 = stablehlo.add %4424, %3942 : tensor<1024xf32>
    %cst_1251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4426 = stablehlo.broadcast_in_dim %cst_1251, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4427 = stablehlo.multiply %4426, %arg287 : tensor<1024xf32>
    %4428 = stablehlo.add %4427, %3945 : tensor<1024xf32>
    %cst_1252 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4429 = stablehlo.broadcast_in_dim %cst_1252, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4430 = stablehlo.multiply %4429, %arg288 : tensor<1x1x1024x256xf32>
    %4431 = stablehlo.add %4430, %3948 : tensor<1x1x1024x256xf32>
    %cst_1253 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4432 = stablehlo.broadcast_in_dim %cst_1253, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4433 = stablehlo.multiply %4432, %arg289 : tensor<3x3x256x256xf32>
    %4434 = stablehlo.add %4433, %3951 : tensor<3x3x256x256xf32>
    %cst_1254 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4435 = stablehlo.broadcast_in_dim %cst_1254, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4436 = stablehlo.multiply %4435, %arg290 : tensor<1x1x256x1024xf32>
    %4437 = stablehlo.add %4436, %3954 : tensor<1x1x256x1024xf32>
    %cst_1255 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4438 = stablehlo.broadcast_in_dim %cst_1255, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4439 = stablehlo.multiply %4438, %arg291 : tensor<512xf32>
    %4440 = stablehlo.add %4439, %3957 : tensor<512xf32>
    %cst_1256 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4441 = stablehlo.broadcast_in_dim %cst_1256, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4442 = stablehlo.multiply %4441, %arg292 : tensor<512xf32>
    %4443 = stablehlo.add %4442, %3960 : tensor<512xf32>
    %cst_1257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4444 = stablehlo.broadcast_in_dim %cst_1257, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4445 = stablehlo.multiply %4444, %arg293 : tensor<512xf32>
    %4446 = stablehlo.add %4445, %3963 : tensor<512xf32>
    %cst_1258 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4447 = stablehlo.broadcast_in_dim %cst_1258, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4448 = stablehlo.multiply %4447, %arg294 : tensor<512xf32>
    %4449 = stablehlo.add %4448, %3966 : tensor<512xf32>
    %cst_1259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4450 = stablehlo.broadcast_in_dim %cst_1259, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4451 = stablehlo.multiply %4450, %arg295 : tensor<2048xf32>
    %4452 = stablehlo.add %4451, %3969 : tensor<2048xf32>
    %cst_1260 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4453 = stablehlo.broadcast_in_dim %cst_1260, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4454 = stablehlo.multiply %4453, %arg296 : tensor<2048xf32>
    %4455 = stablehlo.add %4454, %3972 : tensor<2048xf32>
    %cst_1261 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4456 = stablehlo.broadcast_in_dim %cst_1261, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4457 = stablehlo.multiply %4456, %arg297 : tensor<2048xf32>
    %4458 = stablehlo.add %4457, %3975 : tensor<2048xf32>
    %cst_1262 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4459 = stablehlo.broadcast_in_dim %cst_1262, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4460 = stablehlo.multiply %4459, %arg298 : tensor<2048xf32>
    %4461 = stablehlo.add %4460, %3978 : tensor<2048xf32>
    %cst_1263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4462 = stablehlo.broadcast_in_dim %cst_1263, dims = [] : (tensor<f32>) -> tensor<1x1x1024x512xf32>
    %4463 = stablehlo.multiply %4462, %arg299 : tensor<1x1x1024x512xf32>
    %4464 = stablehlo.add %4463, %3981 : tensor<1x1x1024x512xf32>
    %cst_1264 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4465 = stablehlo.broadcast_in_dim %cst_1264, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4466 = stablehlo.multiply %4465, %arg300 : tensor<3x3x512x512xf32>
    %4467 = stablehlo.add %4466, %3984 : tensor<3x3x512x512xf32>
    %cst_1265 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4468 = stablehlo.broadcast_in_dim %cst_1265, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4469 = stablehlo.multiply %4468, %arg301 : tensor<1x1x512x2048xf32>
    %4470 = stablehlo.add %4469, %3987 : tensor<1x1x512x2048xf32>
    %cst_1266 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4471 = stablehlo.broadcast_in_dim %cst_1266, dims = [] : (tensor<f32>) -> tensor<1x1x1024x2048xf32>
    %4472 = stablehlo.multiply %4471, %arg302 : tensor<1x1x1024x2048xf32>
    %4473 = stablehlo.add %4472, %3990 : tensor<1x1x1024x2048xf32>
    %cst_1267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4474 = stablehlo.broadcast_in_dim %cst_1267, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4475 = stablehlo.multiply %4474, %arg303 : tensor<512xf32>
    %4476 = stablehlo.add %4475, %3993 : tensor<512xf32>
    %cst_1268 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4477 = stablehlo.broadcast_in_dim %cst_1268, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4478 = stablehlo.multiply %4477, %arg304 : tensor<512xf32>
    %4479 = stablehlo.add %4478, %3996 : tensor<512xf32>
    %cst_1269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4480 = stablehlo.broadcast_in_dim %cst_1269, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4481 = stablehlo.multiply %4480, %arg305 : tensor<512xf32>
    %4482 = stablehlo.add %4481, %3999 : tensor<512xf32>
    %cst_1270 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4483 = stablehlo.broadcast_in_dim %cst_1270, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4484 = stablehlo.multiply %4483, %arg306 : tensor<512xf32>
    %4485 = stablehlo.add %4484, %4002 : tensor<512xf32>
    %cst_1271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4486 = stablehlo.broadcast_in_dim %cst_1271, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4487 = stablehlo.multiply %4486, %arg307 : tensor<2048xf32>
    %4488 = stablehlo.add %4487, %4005 : tensor<2048xf32>
    %cst_1272 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4489 = stablehlo.broadcast_in_dim %cst_1272, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4490 = stablehlo.multiply %4489, %arg308 : tensor<2048xf32>
    %4491 = stablehlo.add %4490, %4008 : tensor<2048xf32>
    %cst_1273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4492 = stablehlo.broadcast_in_dim %cst_1273, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %4493 = stablehlo.multiply %4492, %arg309 : tensor<1x1x2048x512xf32>
    %4494 = stablehlo.add %4493, %4011 : tensor<1x1x2048x512xf32>
    %cst_1274 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4495 = stablehlo.broadcast_in_dim %cst_1274, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4496 = stablehlo.multiply %4495, %arg310 : tensor<3x3x512x512xf32>
    %4497 = stablehlo.add %4496, %4014 : tensor<3x3x512x512xf32>
    %cst_1275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4498 = stablehlo.broadcast_in_dim %cst_1275, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4499 = stablehlo.multiply %4498, %arg311 : tensor<1x1x512x2048xf32>
    %4500 = stablehlo.add %4499, %4017 : tensor<1x1x512x2048xf32>
    %cst_1276 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4501 = stablehlo.broadcast_in_dim %cst_1276, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4502 = stablehlo.multiply %4501, %arg312 : tensor<512xf32>
    %4503 = stablehlo.add %4502, %4020 : tensor<512xf32>
    %cst_1277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4504 = stablehlo.broadcast_in_dim %cst_1277, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4505 = stablehlo.multiply %4504, %arg313 : tensor<512xf32>
    %4506 = stablehlo.add %4505, %4023 : tensor<512xf32>
    %cst_1278 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4507 = stablehlo.broadcast_in_dim %cst_1278, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4508 = stablehlo.multiply %4507, %arg314 : tensor<512xf32>
    %4509 = stablehlo.add %4508, %4026 : tensor<512xf32>
    %cst_1279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4510 = stablehlo.broadcast_in_dim %cst_1279, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4511 = stablehlo.multiply %4510, %arg315 : tensor<512xf32>
    %4512 = stablehlo.add %4511, %4029 : tensor<512xf32>
    %cst_1280 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4513 = stablehlo.broadcast_in_dim %cst_1280, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4514 = stablehlo.multiply %4513, %arg316 : tensor<2048xf32>
    %4515 = stablehlo.add %4514, %4032 : tensor<2048xf32>
    %cst_1281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4516 = stablehlo.broadcast_in_dim %cst_1281, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4517 = stablehlo.multiply %4516, %arg317 : tensor<2048xf32>
    %4518 = stablehlo.add %4517, %4035 : tensor<2048xf32>
    %cst_1282 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4519 = stablehlo.broadcast_in_dim %cst_1282, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %4520 = stablehlo.multiply %4519, %arg318 : tensor<1x1x2048x512xf32>
    %4521 = stablehlo.add %4520, %4038 : tensor<1x1x2048x512xf32>
    %cst_1283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4522 = stablehlo.broadcast_in_dim %cst_1283, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4523 = stablehlo.multiply %4522, %arg319 : tensor<3x3x512x512xf32>
    %4524 = stablehlo.add %4523, %4041 : tensor<3x3x512x512xf32>
    %cst_1284 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4525 = stablehlo.broadcast_in_dim %cst_1284, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4526 = stablehlo.multiply %4525, %arg320 : tensor<1x1x512x2048xf32>
    %4527 = stablehlo.add %4526, %4044 : tensor<1x1x512x2048xf32>
    %cst_1285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4528 = stablehlo.broadcast_in_dim %cst_1285, dims = [] : (tensor<f32>) -> tensor<7x7x3x64xf32>
    %4529 = stablehlo.multiply %4528, %arg321 : tensor<7x7x3x64xf32>
    %4530 = stablehlo.add %4529, %4047 : tensor<7x7x3x64xf32>
    %cst_1286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4531 = stablehlo.broadcast_in_dim %cst_1286, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4532 = stablehlo.multiply %4531, %4050 : tensor<64xf32>
    %4533 = stablehlo.subtract %arg0, %4532 : tensor<64xf32>
    %cst_1287 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4534 = stablehlo.broadcast_in_dim %cst_1287, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4535 = stablehlo.multiply %4534, %4053 : tensor<64xf32>
    %4536 = stablehlo.subtract %arg1, %4535 : tensor<64xf32>
    %cst_1288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4537 = stablehlo.broadcast_in_dim %cst_1288, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %4538 = stablehlo.multiply %4537, %4056 : tensor<1000xf32>
    %4539 = stablehlo.subtract %arg2, %4538 : tensor<1000xf32>
    %cst_1289 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4540 = stablehlo.broadcast_in_dim %cst_1289, dims = [] : (tensor<f32>) -> tensor<2048x1000xf32>
    %4541 = stablehlo.multiply %4540, %4059 : tensor<2048x1000xf32>
    %4542 = stablehlo.subtract %arg3, %4541 : tensor<2048x1000xf32>
    %cst_1290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4543 = stablehlo.broadcast_in_dim %cst_1290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4544 = stablehlo.multiply %4543, %4062 : tensor<64xf32>
    %4545 = stablehlo.subtract %arg4, %4544 : tensor<64xf32>
    %cst_1291 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4546 = stablehlo.broadcast_in_dim %cst_1291, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4547 = stablehlo.multiply %4546, %4065 : tensor<64xf32>
    %4548 = stablehlo.subtract %arg5, %4547 : tensor<64xf32>
    %cst_1292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4549 = stablehlo.broadcast_in_dim %cst_1292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4550 = stablehlo.multiply %4549, %4068 : tensor<64xf32>
    %4551 = stablehlo.subtract %arg6, %4550 : tensor<64xf32>
    %cst_1293 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4552 = stablehlo.broadcast_in_dim %cst_1293, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4553 = stablehlo.multiply %4552, %4071 : tensor<64xf32>
    %4554 = stablehlo.subtract %arg7, %4553 : tensor<64xf32>
    %cst_1294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4555 = stablehlo.broadcast_in_dim %cst_1294, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4556 = stablehlo.multiply %4555, %4074 : tensor<256xf32>
    %4557 = stablehlo.subtract %arg8, %4556 : tensor<256xf32>
    %cst_1295 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4558 = stablehlo.broadcast_in_dim %cst_1295, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4559 = stablehlo.multiply %4558, %4077 : tensor<256xf32>
    %4560 = stablehlo.subtract %arg9, %4559 : tensor<256xf32>
    %cst_1296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4561 = stablehlo.broadcast_in_dim %cst_1296, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4562 = stablehlo.multiply %4561, %4080 : tensor<256xf32>
    %4563 = stablehlo.subtract %arg10, %4562 : tensor<256xf32>
    %cst_1297 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4564 = stablehlo.broadcast_in_dim %cst_1297, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4565 = stablehlo.multiply %4564, %4083 : tensor<256xf32>
    %4566 = stablehlo.subtract %arg11, %4565 : tensor<256xf32>
    %cst_1298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4567 = stablehlo.broadcast_in_dim %cst_1298, dims = [] : (tensor<f32>) -> tensor<1x1x64x64xf32>
    %4568 = stablehlo.multiply %4567, %4086 : tensor<1x1x64x64xf32>
    %4569 = stablehlo.subtract %arg12, %4568 : tensor<1x1x64x64xf32>
    %cst_1299 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4570 = stablehlo.broadcast_in_dim %cst_1299, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4571 = stablehlo.multiply %4570, %4089 : tensor<3x3x64x64xf32>
    %4572 = stablehlo.subtract %arg13, %4571 : tensor<3x3x64x64xf32>
    %cst_1300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4573 = stablehlo.broadcast_in_dim %cst_1300, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4574 = stablehlo.multiply %4573, %4092 : tensor<1x1x64x256xf32>
    %4575 = stablehlo.subtract %arg14, %4574 : tensor<1x1x64x256xf32>
    %cst_1301 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4576 = stablehlo.broadcast_in_dim %cst_1301, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4577 = stablehlo.multiply %4576, %4095 : tensor<1x1x64x256xf32>
    %4578 = stablehlo.subtract %arg15, %4577 : tensor<1x1x64x256xf32>
    %cst_1302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4579 = stablehlo.broadcast_in_dim %cst_1302, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4580 = stablehlo.multiply %4579, %4098 : tensor<64xf32>
    %4581 = stablehlo.subtract %arg16, %4580 : tensor<64xf32>
    %cst_1303 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4582 = stablehlo.broadcast_in_dim %cst_1303, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4583 = stablehlo.multiply %4582, %4101 : tensor<64xf32>
    %4584 = stablehlo.subtract %arg17, %4583 : tensor<64xf32>
    %cst_1304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4585 = stablehlo.broadcast_in_dim %cst_1304, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4586 = stablehlo.multiply %4585, %4104 : tensor<64xf32>
    %4587 = stablehlo.subtract %arg18, %4586 : tensor<64xf32>
    %cst_1305 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4588 = stablehlo.broadcast_in_dim %cst_1305, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4589 = stablehlo.multiply %4588, %4107 : tensor<64xf32>
    %4590 = stablehlo.subtract %arg19, %4589 : tensor<64xf32>
    %cst_1306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4591 = stablehlo.broadcast_in_dim %cst_1306, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4592 = stablehlo.multiply %4591, %4110 : tensor<256xf32>
    %4593 = stablehlo.subtract %arg20, %4592 : tensor<256xf32>
    %cst_1307 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4594 = stablehlo.broadcast_in_dim %cst_1307, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4595 = stablehlo.multiply %4594, %4113 : tensor<256xf32>
    %4596 = stablehlo.subtract %arg21, %4595 : tensor<256xf32>
    %cst_1308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4597 = stablehlo.broadcast_in_dim %cst_1308, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %4598 = stablehlo.multiply %4597, %4116 : tensor<1x1x256x64xf32>
    %4599 = stablehlo.subtract %arg22, %4598 : tensor<1x1x256x64xf32>
    %cst_1309 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4600 = stablehlo.broadcast_in_dim %cst_1309, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4601 = stablehlo.multiply %4600, %4119 : tensor<3x3x64x64xf32>
    %4602 = stablehlo.subtract %arg23, %4601 : tensor<3x3x64x64xf32>
    %cst_1310 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4603 = stablehlo.broadcast_in_dim %cst_1310, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4604 = stablehlo.multiply %4603, %4122 : tensor<1x1x64x256xf32>
    %4605 = stablehlo.subtract %arg24, %4604 : tensor<1x1x64x256xf32>
    %cst_1311 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4606 = stablehlo.broadcast_in_dim %cst_1311, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4607 = stablehlo.multiply %4606, %4125 : tensor<64xf32>
    %4608 = stablehlo.subtract %arg25, %4607 : tensor<64xf32>
    %cst_1312 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4609 = stablehlo.broadcast_in_dim %cst_1312, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4610 = stablehlo.multiply %4609, %4128 : tensor<64xf32>
    %4611 = stablehlo.subtract %arg26, %4610 : tensor<64xf32>
    %cst_1313 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4612 = stablehlo.broadcast_in_dim %cst_1313, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4613 = stablehlo.multiply %4612, %4131 : tensor<64xf32>
    %4614 = stablehlo.subtract %arg27, %4613 : tensor<64xf32>
    %cst_1314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4615 = stablehlo.broadcast_in_dim %cst_1314, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4616 = stablehlo.multiply %4615, %4134 : tensor<64xf32>
    %4617 = stablehlo.subtract %arg28, %4616 : tensor<64xf32>
    %cst_1315 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4618 = stablehlo.broadcast_in_dim %cst_1315, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4619 = stablehlo.multiply %4618, %4137 : tensor<256xf32>
    %4620 = stablehlo.subtract %arg29, %4619 : tensor<256xf32>
    %cst_1316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4621 = stablehlo.broadcast_in_dim %cst_1316, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4622 = stablehlo.multiply %4621, %4140 : tensor<256xf32>
    %4623 = stablehlo.subtract %arg30, %4622 : tensor<256xf32>
    %cst_1317 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4624 = stablehlo.broadcast_in_dim %cst_1317, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %4625 = stablehlo.multiply %4624, %4143 : tensor<1x1x256x64xf32>
    %4626 = stablehlo.subtract %arg31, %4625 : tensor<1x1x256x64xf32>
    %cst_1318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4627 = stablehlo.broadcast_in_dim %cst_1318, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4628 = stablehlo.multiply %4627, %4146 : tensor<3x3x64x64xf32>
    %4629 = stablehlo.subtract %arg32, %4628 : tensor<3x3x64x64xf32>
    %cst_1319 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4630 = stablehlo.broadcast_in_dim %cst_1319, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4631 = stablehlo.multiply %4630, %4149 : tensor<1x1x64x256xf32>
    %4632 = stablehlo.subtract %arg33, %4631 : tensor<1x1x64x256xf32>
    %cst_1320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4633 = stablehlo.broadcast_in_dim %cst_1320, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4634 = stablehlo.multiply %4633, %4152 : tensor<128xf32>
    %4635 = stablehlo.subtract %arg34, %4634 : tensor<128xf32>
    %cst_1321 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4636 = stablehlo.broadcast_in_dim %cst_1321, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4637 = stablehlo.multiply %4636, %4155 : tensor<128xf32>
    %4638 = stablehlo.subtract %arg35, %4637 : tensor<128xf32>
    %cst_1322 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4639 = stablehlo.broadcast_in_dim %cst_1322, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4640 = stablehlo.multiply %4639, %4158 : tensor<128xf32>
    %4641 = stablehlo.subtract %arg36, %4640 : tensor<128xf32>
    %cst_1323 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4642 = stablehlo.broadcast_in_dim %cst_1323, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4643 = stablehlo.multiply %4642, %4161 : tensor<128xf32>
    %4644 = stablehlo.subtract %arg37, %4643 : tensor<128xf32>
    %cst_1324 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4645 = stablehlo.broadcast_in_dim %cst_1324, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4646 = stablehlo.multiply %4645, %4164 : tensor<512xf32>
    %4647 = stablehlo.subtract %arg38, %4646 : tensor<512xf32>
    %cst_1325 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4648 = stablehlo.broadcast_in_dim %cst_1325, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4649 = stablehlo.multiply %4648, %4167 : tensor<512xf32>
    %4650 = stablehlo.subtract %arg39, %4649 : tensor<512xf32>
    %cst_1326 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4651 = stablehlo.broadcast_in_dim %cst_1326, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4652 = stablehlo.multiply %4651, %4170 : tensor<512xf32>
    %4653 = stablehlo.subtract %arg40, %4652 : tensor<512xf32>
    %cst_1327 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4654 = stablehlo.broadcast_in_dim %cst_1327, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4655 = stablehlo.multiply %4654, %4173 : tensor<512xf32>
    %4656 = stablehlo.subtract %arg41, %4655 : tensor<512xf32>
    %cst_1328 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4657 = stablehlo.broadcast_in_dim %cst_1328, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %4658 = stablehlo.multiply %4657, %4176 : tensor<1x1x256x128xf32>
    %4659 = stablehlo.subtract %arg42, %4658 : tensor<1x1x256x128xf32>
    %cst_1329 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4660 = stablehlo.broadcast_in_dim %cst_1329, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4661 = stablehlo.multiply %4660, %4179 : tensor<3x3x128x128xf32>
    %4662 = stablehlo.subtract %arg43, %4661 : tensor<3x3x128x128xf32>
    %cst_1330 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4663 = stablehlo.broadcast_in_dim %cst_1330, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4664 = stablehlo.multiply %4663, %4182 : tensor<1x1x128x512xf32>
    %4665 = stablehlo.subtract %arg44, %4664 : tensor<1x1x128x512xf32>
    %cst_1331 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4666 = stablehlo.broadcast_in_dim %cst_1331, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %4667 = stablehlo.multiply %4666, %4185 : tensor<1x1x256x512xf32>
    %4668 = stablehlo.subtract %arg45, %4667 : tensor<1x1x256x512xf32>
    %cst_1332 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4669 = stablehlo.broadcast_in_dim %cst_1332, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4670 = stablehlo.multiply %4669, %4188 : tensor<128xf32>
    %4671 = stablehlo.subtract %arg46, %4670 : tensor<128xf32>
    %cst_1333 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4672 = stablehlo.broadcast_in_dim %cst_1333, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4673 = stablehlo.multiply %4672, %4191 : tensor<128xf32>
    %4674 = stablehlo.subtract %arg47, %4673 : tensor<128xf32>
    %cst_1334 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4675 = stablehlo.broadcast_in_dim %cst_1334, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4676 = stablehlo.multiply %4675, %4194 : tensor<128xf32>
    %4677 = stablehlo.subtract %arg48, %4676 : tensor<128xf32>
    %cst_1335 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4678 = stablehlo.broadcast_in_dim %cst_1335, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4679 = stablehlo.multiply %4678, %4197 : tensor<128xf32>
    %4680 = stablehlo.subtract %arg49, %4679 : tensor<128xf32>
    %cst_1336 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4681 = stablehlo.broadcast_in_dim %cst_1336, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4682 = stablehlo.multiply %4681, %4200 : tensor<512xf32>
    %4683 = stablehlo.subtract %arg50, %4682 : tensor<512xf32>
    %cst_1337 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4684 = stablehlo.broadcast_in_dim %cst_1337, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4685 = stablehlo.multiply %4684, %4203 : tensor<512xf32>
    %4686 = stablehlo.subtract %arg51, %4685 : tensor<512xf32>
    %cst_1338 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4687 = stablehlo.broadcast_in_dim %cst_1338, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4688 = stablehlo.multiply %4687, %4206 : tensor<1x1x512x128xf32>
    %4689 = stablehlo.subtract %arg52, %4688 : tensor<1x1x512x128xf32>
    %cst_1339 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4690 = stablehlo.broadcast_in_dim %cst_1339, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4691 = stablehlo.multiply %4690, %4209 : tensor<3x3x128x128xf32>
    %4692 = stablehlo.subtract %arg53, %4691 : tensor<3x3x128x128xf32>
    %cst_1340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4693 = stablehlo.broadcast_in_dim %cst_1340, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4694 = stablehlo.multiply %4693, %4212 : tensor<1x1x128x512xf32>
    %4695 = stablehlo.subtract %arg54, %4694 : tensor<1x1x128x512xf32>
    %cst_1341 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4696 = stablehlo.broadcast_in_dim %cst_1341, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4697 = stablehlo.multiply %4696, %4215 : tensor<128xf32>
    %4698 = stablehlo.subtract %arg55, %4697 : tensor<128xf32>
    %cst_1342 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4699 = stablehlo.broadcast_in_dim %cst_1342, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4700 = stablehlo.multiply %4699, %4218 : tensor<128xf32>
    %4701 = stablehlo.subtract %arg56, %4700 : tensor<128xf32>
    %cst_1343 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4702 = stablehlo.broadcast_in_dim %cst_1343, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4703 = stablehlo.multiply %4702, %4221 : tensor<128xf32>
    %4704 = stablehlo.subtract %arg57, %4703 : tensor<128xf32>
    %cst_1344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4705 = stablehlo.broadcast_in_dim %cst_1344, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4706 = stablehlo.multiply %4705, %4224 : tensor<128xf32>
    %4707 = stablehlo.subtract %arg58, %4706 : tensor<128xf32>
    %cst_1345 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4708 = stablehlo.broadcast_in_dim %cst_1345, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4709 = stablehlo.multiply %4708, %4227 : tensor<512xf32>
    %4710 = stablehlo.subtract %arg59, %4709 : tensor<512xf32>
    %cst_1346 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4711 = stablehlo.broadcast_in_dim %cst_1346, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4712 = stablehlo.multiply %4711, %4230 : tensor<512xf32>
    %4713 = stablehlo.subtract %arg60, %4712 : tensor<512xf32>
    %cst_1347 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4714 = stablehlo.broadcast_in_dim %cst_1347, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4715 = stablehlo.multiply %4714, %4233 : tensor<1x1x512x128xf32>
    %4716 = stablehlo.subtract %arg61, %4715 : tensor<1x1x512x128xf32>
    %cst_1348 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4717 = stablehlo.broadcast_in_dim %cst_1348, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4718 = stablehlo.multiply %4717, %4236 : tensor<3x3x128x128xf32>
    %4719 = stablehlo.subtract %arg62, %4718 : tensor<3x3x128x128xf32>
    %cst_1349 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4720 = stablehlo.broadcast_in_dim %cst_1349, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4721 = stablehlo.multiply %4720, %4239 : tensor<1x1x128x512xf32>
    %4722 = stablehlo.subtract %arg63, %4721 : tensor<1x1x128x512xf32>
    %cst_1350 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4723 = stablehlo.broadcast_in_dim %cst_1350, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4724 = stablehlo.multiply %4723, %4242 : tensor<128xf32>
    %4725 = stablehlo.subtract %arg64, %4724 : tensor<128xf32>
    %cst_1351 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4726 = stablehlo.broadcast_in_dim %cst_1351, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4727 = stablehlo.multiply %4726, %4245 : tensor<128xf32>
    %4728 = stablehlo.subtract %arg65, %4727 : tensor<128xf32>
    %cst_1352 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4729 = stablehlo.broadcast_in_dim %cst_1352, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4730 = stablehlo.multiply %4729, %4248 : tensor<128xf32>
    %4731 = stablehlo.subtract %arg66, %4730 : tensor<128xf32>
    %cst_1353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4732 = stablehlo.broadcast_in_dim %cst_1353, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4733 = stablehlo.multiply %4732, %4251 : tensor<128xf32>
    %4734 = stablehlo.subtract %arg67, %4733 : tensor<128xf32>
    %cst_1354 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4735 = stablehlo.broadcast_in_dim %cst_1354, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4736 = stablehlo.multiply %4735, %4254 : tensor<512xf32>
    %4737 = stablehlo.subtract %arg68, %4736 : tensor<512xf32>
    %cst_1355 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4738 = stablehlo.broadcast_in_dim %cst_1355, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4739 = stablehlo.multiply %4738, %4257 : tensor<512xf32>
    %4740 = stablehlo.subtract %arg69, %4739 : tensor<512xf32>
    %cst_1356 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4741 = stablehlo.broadcast_in_dim %cst_1356, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4742 = stablehlo.multiply %4741, %4260 : tensor<1x1x512x128xf32>
    %4743 = stablehlo.subtract %arg70, %4742 : tensor<1x1x512x128xf32>
    %cst_1357 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4744 = stablehlo.broadcast_in_dim %cst_1357, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4745 = stablehlo.multiply %4744, %4263 : tensor<3x3x128x128xf32>
    %4746 = stablehlo.subtract %arg71, %4745 : tensor<3x3x128x128xf32>
    %cst_1358 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4747 = stablehlo.broadcast_in_dim %cst_1358, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4748 = stablehlo.multiply %4747, %4266 : tensor<1x1x128x512xf32>
    %4749 = stablehlo.subtract %arg72, %4748 : tensor<1x1x128x512xf32>
    %cst_1359 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4750 = stablehlo.broadcast_in_dim %cst_1359, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4751 = stablehlo.multiply %4750, %4269 : tensor<256xf32>
    %4752 = stablehlo.subtract %arg73, %4751 : tensor<256xf32>
    %cst_1360 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4753 = stablehlo.broadcast_in_dim %cst_1360, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4754 = stablehlo.multiply %4753, %4272 : tensor<256xf32>
    %4755 = stablehlo.subtract %arg74, %4754 : tensor<256xf32>
    %cst_1361 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4756 = stablehlo.broadcast_in_dim %cst_1361, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4757 = stablehlo.multiply %4756, %4275 : tensor<256xf32>
    %4758 = stablehlo.subtract %arg75, %4757 : tensor<256xf32>
    %cst_1362 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4759 = stablehlo.broadcast_in_dim %cst_1362, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4760 = stablehlo.multiply %4759, %4278 : tensor<256xf32>
    %4761 = stablehlo.subtract %arg76, %4760 : tensor<256xf32>
    %cst_1363 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4762 = stablehlo.broadcast_in_dim %cst_1363, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4763 = stablehlo.multiply %4762, %4281 : tensor<1024xf32>
    %4764 = stablehlo.subtract %arg77, %4763 : tensor<1024xf32>
    %cst_1364 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4765 = stablehlo.broadcast_in_dim %cst_1364, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4766 = stablehlo.multiply %4765, %4284 : tensor<1024xf32>
    %4767 = stablehlo.subtract %arg78, %4766 : tensor<1024xf32>
    %cst_1365 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4768 = stablehlo.broadcast_in_dim %cst_1365, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4769 = stablehlo.multiply %4768, %4287 : tensor<1024xf32>
    %4770 = stablehlo.subtract %arg79, %4769 : tensor<1024xf32>
    %cst_1366 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4771 = stablehlo.broadcast_in_dim %cst_1366, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4772 = stablehlo.multiply %4771, %4290 : tensor<1024xf32>
    %4773 = stablehlo.subtract %arg80, %4772 : tensor<1024xf32>
    %cst_1367 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4774 = stablehlo.broadcast_in_dim %cst_1367, dims = [] : (tensor<f32>) -> tensor<1x1x512x256xf32>
    %4775 = stablehlo.multiply %4774, %4293 : tensor<1x1x512x256xf32>
    %4776 = stablehlo.subtract %arg81, %4775 : tensor<1x1x512x256xf32>
    %cst_1368 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4777 = stablehlo.broadcast_in_dim %cst_1368, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4778 = stablehlo.multiply %4777, %4296 : tensor<3x3x256x256xf32>
    %4779 = stablehlo.subtract %arg82, %4778 : tensor<3x3x256x256xf32>
    %cst_1369 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4780 = stablehlo.broadcast_in_dim %cst_1369, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4781 = stablehlo.multiply %4780, %4299 : tensor<1x1x256x1024xf32>
    %4782 = stablehlo.subtract %arg83, %4781 : tensor<1x1x256x1024xf32>
    %cst_1370 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4783 = stablehlo.broadcast_in_dim %cst_1370, dims = [] : (tensor<f32>) -> tensor<1x1x512x1024xf32>
    %4784 = stablehlo.multiply %4783, %4302 : tensor<1x1x512x1024xf32>
    %4785 = stablehlo.subtract %arg84, %4784 : tensor<1x1x512x1024xf32>
    %cst_1371 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4786 = stablehlo.broadcast_in_dim %cst_1371, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4787 = stablehlo.multiply %4786, %4305 : tensor<256xf32>
    %4788 = stablehlo.subtract %arg85, %4787 : tensor<256xf32>
    %cst_1372 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4789 = stablehlo.broadcast_in_dim %cst_1372, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4790 = stablehlo.multiply %4789, %4308 : tensor<256xf32>
    %4791 = stablehlo.subtract %arg86, %4790 : tensor<256xf32>
    %cst_1373 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4792 = stablehlo.broadcast_in_dim %cst_1373, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4793 = stablehlo.multiply %4792, %4311 : tensor<256xf32>
    %4794 = stablehlo.subtract %arg87, %4793 : tensor<256xf32>
    %cst_1374 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4795 = stablehlo.broadcast_in_dim %cst_1374, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4796 = stablehlo.multiply %4795, %4314 : tensor<256xf32>
    %4797 = stablehlo.subtract %arg88, %4796 : tensor<256xf32>
    %cst_1375 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4798 = stablehlo.broadcast_in_dim %cst_1375, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4799 = stablehlo.multiply %4798, %4317 : tensor<1024xf32>
    %4800 = stablehlo.subtract %arg89, %4799 : tensor<1024xf32>
    %cst_1376 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4801 = stablehlo.broadcast_in_dim %cst_1376, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4802 = stablehlo.multiply %4801, %4320 : tensor<1024xf32>
    %4803 = stablehlo.subtract %arg90, %4802 : tensor<1024xf32>
    %cst_1377 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4804 = stablehlo.broadcast_in_dim %cst_1377, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4805 = stablehlo.multiply %4804, %4323 : tensor<1x1x1024x256xf32>
    %4806 = stablehlo.subtract %arg91, %4805 : tensor<1x1x1024x256xf32>
    %cst_1378 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4807 = stablehlo.broadcast_in_dim %cst_1378, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4808 = stablehlo.multiply %4807, %4326 : tensor<3x3x256x256xf32>
    %4809 = stablehlo.subtract %arg92, %4808 : tensor<3x3x256x256xf32>
    %cst_1379 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4810 = stablehlo.broadcast_in_dim %cst_1379, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4811 = stablehlo.multiply %4810, %4329 : tensor<1x1x256x1024xf32>
    %4812 = stablehlo.subtract %arg93, %4811 : tensor<1x1x256x1024xf32>
    %cst_1380 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4813 = stablehlo.broadcast_in_dim %cst_1380, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4814 = stablehlo.multiply %4813, %4332 : tensor<256xf32>
    %4815 = stablehlo.subtract %arg94, %4814 : tensor<256xf32>
    %cst_1381 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4816 = stablehlo.broadcast_in_dim %cst_1381, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4817 = stablehlo.multiply %4816, %4335 : tensor<256xf32>
    %4818 = stablehlo.subtract %arg95, %4817 : tensor<256xf32>
    %cst_1382 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4819 = stablehlo.broadcast_in_dim %cst_1382, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4820 = stablehlo.multiply %4819, %4338 : tensor<256xf32>
    %4821 = stablehlo.subtract %arg96, %4820 : tensor<256xf32>
    %cst_1383 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4822 = stablehlo.broadcast_in_dim %cst_1383, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4823 = stablehlo.multiply %4822, %4341 : tensor<256xf32>
    %4824 = stablehlo.subtract %arg97, %4823 : tensor<256xf32>
    %cst_1384 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4825 = stablehlo.broadcast_in_dim %cst_1384, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4826 = stablehlo.multiply %4825, %4344 : tensor<1024xf32>
    %4827 = stablehlo.subtract %arg98, %4826 : tensor<1024xf32>
    %cst_1385 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4828 = stablehlo.broadcast_in_dim %cst_1385, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4829 = stablehlo.multiply %4828, %4347 : tensor<1024xf32>
    %4830 = stablehlo.subtract %arg99, %4829 : tensor<1024xf32>
    %cst_1386 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4831 = stablehlo.broadcast_in_dim %cst_1386, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4832 = stablehlo.multiply %4831, %4350 : tensor<1x1x1024x256xf32>
    %4833 = stablehlo.subtract %arg100, %4832 : tensor<1x1x1024x256xf32>
    %cst_1387 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4834 = stablehlo.broadcast_in_dim %cst_1387, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4835 = stablehlo.multiply %4834, %4353 : tensor<3x3x256x256xf32>
    %4836 = stablehlo.subtract %arg101, %4835 : tensor<3x3x256x256xf32>
    %cst_1388 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4837 = stablehlo.broadcast_in_dim %cst_1388, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4838 = stablehlo.multiply %4837, %4356 : tensor<1x1x256x1024xf32>
    %4839 = stablehlo.subtract %arg102, %4838 : tensor<1x1x256x1024xf32>
    %cst_1389 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4840 = stablehlo.broadcast_in_dim %cst_1389, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4841 = stablehlo.multiply %4840, %4359 : tensor<256xf32>
    %4842 = stablehlo.subtract %arg103, %4841 : tensor<256xf32>
    %cst_1390 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4843 = stablehlo.broadcast_in_dim %cst_1390, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4844 = stablehlo.multiply %4843, %4362 : tensor<256xf32>
    %4845 = stablehlo.subtract %arg104, %4844 : tensor<256xf32>
    %cst_1391 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4846 = stablehlo.broadcast_in_dim %cst_1391, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4847 = stablehlo.multiply %4846, %4365 : tensor<256xf32>
    %4848 = stablehlo.subtract %arg105, %4847 : tensor<256xf32>
    %cst_1392 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4849 = stablehlo.broadcast_in_dim %cst_1392, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4850 = stablehlo.multiply %4849, %4368 : tensor<256xf32>
    %4851 = stablehlo.subtract %arg106, %4850 : tensor<256xf32>
    %cst_1393 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4852 = stablehlo.broadcast_in_dim %cst_1393, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4853 = stablehlo.multiply %4852, %4371 : tensor<1024xf32>
    %4854 = stablehlo.subtract %arg107, %4853 : tensor<1024xf32>
    %cst_1394 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4855 = stablehlo.broadcast_in_dim %cst_1394, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4856 = stablehlo.multiply %4855, %4374 : tensor<1024xf32>
    %4857 = stablehlo.subtract %arg108, %4856 : tensor<1024xf32>
    %cst_1395 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4858 = stablehlo.broadcast_in_dim %cst_1395, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4859 = stablehlo.multiply %4858, %4377 : tensor<1x1x1024x256xf32>
    %4860 = stablehlo.subtract %arg109, %4859 : tensor<1x1x1024x256xf32>
    %cst_1396 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4861 = stablehlo.broadcast_in_dim %cst_1396, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4862 = stablehlo.multiply %4861, %4380 : tensor<3x3x256x256xf32>
    %4863 = stablehlo.subtract %arg110, %4862 : tensor<3x3x256x256xf32>
    %cst_1397 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4864 = stablehlo.broadcast_in_dim %cst_1397, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4865 = stablehlo.multiply %4864, %4383 : tensor<1x1x256x1024xf32>
    %4866 = stablehlo.subtract %arg111, %4865 : tensor<1x1x256x1024xf32>
    %cst_1398 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4867 = stablehlo.broadcast_in_dim %cst_1398, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4868 = stablehlo.multiply %4867, %4386 : tensor<256xf32>
    %4869 = stablehlo.subtract %arg112, %4868 : tensor<256xf32>
    %cst_1399 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4870 = stablehlo.broadcast_in_dim %cst_1399, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4871 = stablehlo.multiply %4870, %4389 : tensor<256xf32>
    %4872 = stablehlo.subtract %arg113, %4871 : tensor<256xf32>
    %cst_1400 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4873 = stablehlo.broadcast_in_dim %cst_1400, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4874 = stablehlo.multiply %4873, %4392 : tensor<256xf32>
    %4875 = stablehlo.subtract %arg114, %4874 : tensor<256xf32>
    %cst_1401 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4876 = stablehlo.broadcast_in_dim %cst_1401, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4877 = stablehlo.multiply %4876, %4395 : tensor<256xf32>
    %4878 = stablehlo.subtract %arg115, %4877 : tensor<256xf32>
    %cst_1402 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4879 = stablehlo.broadcast_in_dim %cst_1402, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4880 = stablehlo.multiply %4879, %4398 : tensor<1024xf32>
    %4881 = stablehlo.subtract %arg116, %4880 : tensor<1024xf32>
    %cst_1403 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4882 = stablehlo.broadcast_in_dim %cst_1403, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4883 = stablehlo.multiply %4882, %4401 : tensor<1024xf32>
    %4884 = stablehlo.subtract %arg117, %4883 : tensor<1024xf32>
    %cst_1404 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4885 = stablehlo.broadcast_in_dim %cst_1404, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4886 = stablehlo.multiply %4885, %4404 : tensor<1x1x1024x256xf32>
    %4887 = stablehlo.subtract %arg118, %4886 : tensor<1x1x1024x256xf32>
    %cst_1405 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4888 = stablehlo.broadcast_in_dim %cst_1405, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4889 = stablehlo.multiply %4888, %4407 : tensor<3x3x256x256xf32>
    %4890 = stablehlo.subtract %arg119, %4889 : tensor<3x3x256x256xf32>
    %cst_1406 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4891 = stablehlo.broadcast_in_dim %cst_1406, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4892 = stablehlo.multiply %4891, %4410 : tensor<1x1x256x1024xf32>
    %4893 = stablehlo.subtract %arg120, %4892 : tensor<1x1x256x1024xf32>
    %cst_1407 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4894 = stablehlo.broadcast_in_dim %cst_1407, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4895 = stablehlo.multiply %4894, %4413 : tensor<256xf32>
    %4896 = stablehlo.subtract %arg121, %4895 : tensor<256xf32>
    %cst_1408 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4897 = stablehlo.broadcast_in_dim %cst_1408, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4898 = stablehlo.multiply %4897, %4416 : tensor<256xf32>
    %4899 = stablehlo.subtract %arg122, %4898 : tensor<256xf32>
    %cst_1409 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4900 = stablehlo.broadcast_in_dim %cst_1409, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4901 = stablehlo.multiply %4900, %4419 : tensor<256xf32>
    %4902 = stablehlo.subtract %arg123, %4901 : tensor<256xf32>
    %cst_1410 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4903 = stablehlo.broadcast_in_dim %cst_1410, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4904 = stablehlo.multiply %4903, %4422 : tensor<256xf32>
    %4905 = stablehlo.subtract %arg124, %4904 : tensor<256xf32>
    %cst_1411 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4906 = stablehlo.broadcast_in_dim %cst_1411, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4907 = stablehlo.multiply %4906, %4425 : tensor<1024xf32>
    %4908 = stablehlo.subtract %arg125, %4907 : tensor<1024xf32>
    %cst_1412 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4909 = stablehlo.broadcast_in_dim %cst_1412, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4910 = stablehlo.multiply %4909, %4428 : tensor<1024xf32>
    %4911 = stablehlo.subtract %arg126, %4910 : tensor<1024xf32>
    %cst_1413 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4912 = stablehlo.broadcast_in_dim %cst_1413, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4913 = stablehlo.multiply %4912, %4431 : tensor<1x1x1024x256xf32>
    %4914 = stablehlo.subtract %arg127, %4913 : tensor<1x1x1024x256xf32>
    %cst_1414 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4915 = stablehlo.broadcast_in_dim %cst_1414, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4916 = stablehlo.multiply %4915, %4434 : tensor<3x3x256x256xf32>
    %4917 = stablehlo.subtract %arg128, %4916 : tensor<3x3x256x256xf32>
    %cst_1415 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4918 = stablehlo.broadcast_in_dim %cst_1415, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4919 = stablehlo.multiply %4918, %4437 : tensor<1x1x256x1024xf32>
    %4920 = stablehlo.subtract %arg129, %4919 : tensor<1x1x256x1024xf32>
    %cst_1416 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4921 = stablehlo.broadcast_in_dim %cst_1416, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4922 = stablehlo.multiply %4921, %4440 : tensor<512xf32>
    %4923 = stablehlo.subtract %arg130, %4922 : tensor<512xf32>
    %cst_1417 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4924 = stablehlo.broadcast_in_dim %cst_1417, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4925 = stablehlo.multiply %4924, %4443 : tensor<512xf32>
    %4926 = stablehlo.subtract %arg131, %4925 : tensor<512xf32>
    %cst_1418 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4927 = stablehlo.broadcast_in_dim %cst_1418, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4928 = stablehlo.multiply %4927, %4446 : tensor<512xf32>
    %4929 = stablehlo.subtract %arg132, %4928 : tensor<512xf32>
    %cst_1419 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4930 = stablehlo.broadcast_in_dim %cst_1419, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4931 = stablehlo.multiply %4930, %4449 : tensor<512xf32>
    %4932 = stablehlo.subtract %arg133, %4931 : tensor<512xf32>
    %cst_1420 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4933 = stablehlo.broadcast_in_dim %cst_1420, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4934 = stablehlo.multiply %4933, %4452 : tensor<2048xf32>
    %4935 = stablehlo.subtract %arg134, %4934 : tensor<2048xf32>
    %cst_1421 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4936 = stablehlo.broadcast_in_dim %cst_1421, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4937 = stablehlo.multiply %4936, %4455 : tensor<2048xf32>
    %4938 = stablehlo.subtract %arg135, %4937 : tensor<2048xf32>
    %cst_1422 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4939 = stablehlo.broadcast_in_dim %cst_1422, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4940 = stablehlo.multiply %4939, %4458 : tensor<2048xf32>
    %4941 = stablehlo.subtract %arg136, %4940 : tensor<2048xf32>
    %cst_1423 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4942 = stablehlo.broadcast_in_dim %cst_1423, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4943 = stablehlo.multiply %4942, %4461 : tensor<2048xf32>
    %4944 = stablehlo.subtract %arg137, %4943 : tensor<2048xf32>
    %cst_1424 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4945 = stablehlo.broadcast_in_dim %cst_1424, dims = [] : (tensor<f32>) -> tensor<1x1x1024x512xf32>
    %4946 = stablehlo.multiply %4945, %4464 : tensor<1x1x1024x512xf32>
    %4947 = stablehlo.subtract %arg138, %4946 : tensor<1x1x1024x512xf32>
    %cst_1425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4948 = stablehlo.broadcast_in_dim %cst_1425, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4949 = stablehlo.multiply %4948, %4467 : tensor<3x3x512x512xf32>
    %4950 = stablehlo.subtract %arg139, %4949 : tensor<3x3x512x512xf32>
    %cst_1426 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4951 = stablehlo.broadcast_in_dim %cst_1426, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4952 = stablehlo.multiply %4951, %4470 : tensor<1x1x512x2048xf32>
    %4953 = stablehlo.subtract %arg140, %4952 : tensor<1x1x512x2048xf32>
    %cst_1427 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4954 = stablehlo.broadcast_in_dim %cst_1427, dims = [] : (tensor<f32>) -> tensor<1x1x1024x2048xf32>
    %4955 = stablehlo.multiply %4954, %4473 : tensor<1x1x1024x2048xf32>
    %4956 = stablehlo.subtract %arg141, %4955 : tensor<1x1x1024x2048xf32>
    %cst_1428 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4957 = stablehlo.broadcast_in_dim %cst_1428, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4958 = stablehlo.multiply %4957, %4476 : tensor<512xf32>
    %4959 = stablehlo.subtract %arg142, %4958 : tensor<512xf32>
    %cst_1429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4960 = stablehlo.broadcast_in_dim %cst_1429, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4961 = stablehlo.multiply %4960, %4479 : tensor<512xf32>
    %4962 = stablehlo.subtract %arg143, %4961 : tensor<512xf32>
    %cst_1430 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4963 = stablehlo.broadcast_in_dim %cst_1430, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4964 = stablehlo.multiply %4963, %4482 : tensor<512xf32>
    %4965 = stablehlo.subtract %arg144, %4964 : tensor<512xf32>
    %cst_1431 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4966 = stablehlo.broadcast_in_dim %cst_1431, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4967 = stablehlo.multiply %4966, %4485 : tensor<512xf32>
    %4968 = stablehlo.subtract %arg145, %4967 : tensor<512xf32>
    %cst_1432 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4969 = stablehlo.broadcast_in_dim %cst_1432, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4970 = stablehlo.multiply %4969, %4488 : tensor<2048xf32>
    %4971 = stablehlo.subtract %arg146, %4970 : tensor<2048xf32>
    %cst_1433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4972 = stablehlo.broadcast_in_dim %cst_1433, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4973 = stablehlo.multiply %4972, %4491 : tensor<2048xf32>
    %4974 = stablehlo.subtract %arg147, %4973 : tensor<2048xf32>
    %cst_1434 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4975 = stablehlo.broadcast_in_dim %cst_1434, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %4976 = stablehlo.multiply %4975, %4494 : tensor<1x1x2048x512xf32>
    %4977 = stablehlo.subtract %arg148, %4976 : tensor<1x1x2048x512xf32>
    %cst_1435 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4978 = stablehlo.broadcast_in_dim %cst_1435, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4979 = stablehlo.multiply %4978, %4497 : tensor<3x3x512x512xf32>
    %4980 = stablehlo.subtract %arg149, %4979 : tensor<3x3x512x512xf32>
    %cst_1436 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4981 = stablehlo.broadcast_in_dim %cst_1436, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4982 = stablehlo.multiply %4981, %4500 : tensor<1x1x512x2048xf32>
    %4983 = stablehlo.subtract %arg150, %4982 : tensor<1x1x512x2048xf32>
    %cst_1437 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4984 = stablehlo.broadcast_in_dim %cst_1437, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4985 = stablehlo.multiply %4984, %4503 : tensor<512xf32>
    %4986 = stablehlo.subtract %arg151, %4985 : tensor<512xf32>
    %cst_1438 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4987 = stablehlo.broadcast_in_dim %cst_1438, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4988 = stablehlo.multiply %4987, %4506 : tensor<512xf32>
    %4989 = stablehlo.subtract %arg152, %4988 : tensor<512xf32>
    %cst_1439 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4990 = stablehlo.broadcast_in_dim %cst_1439, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4991 = stablehlo.multiply %4990, %4509 : tensor<512xf32>
    %4992 = stablehlo.subtract %arg153, %4991 : tensor<512xf32>
    %cst_1440 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4993 = stablehlo.broadcast_in_dim %cst_1440, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4994 = stablehlo.multiply %4993, %4512 : tensor<512xf32>
    %4995 = stablehlo.subtract %arg154, %4994 : tensor<512xf32>
    %cst_1441 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4996 = stablehlo.broadcast_in_dim %cst_1441, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4997 = stablehlo.multiply %4996, %4515 : tensor<2048xf32>
    %4998 = stablehlo.subtract %arg155, %4997 : tensor<2048xf32>
    %cst_1442 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4999 = stablehlo.broadcast_in_dim %cst_1442, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5000 = stablehlo.multiply %4999, %4518 : tensor<2048xf32>
    %5001 = stablehlo.subtract %arg156, %5000 : tensor<2048xf32>
    %cst_1443 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5002 = stablehlo.broadcast_in_dim %cst_1443, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %5003 = stablehlo.multiply %5002, %4521 : tensor<1x1x2048x512xf32>
    %5004 = stablehlo.subtract %arg157, %5003 : tensor<1x1x2048x512xf32>
    %cst_1444 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5005 = stablehlo.broadcast_in_dim %cst_1444, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %5006 = stablehlo.multiply %5005, %4524 : tensor<3x3x512x512xf32>
    %5007 = stablehlo.subtract %arg158, %5006 : tensor<3x3x512x512xf32>
    %cst_1445 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5008 = stablehlo.broadcast_in_dim %cst_1445, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %5009 = stablehlo.multiply %5008, %4527 : tensor<1x1x512x2048xf32>
    %5010 = stablehlo.subtract %arg159, %5009 : tensor<1x1x512x2048xf32>
    %cst_1446 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5011 = stablehlo.broadcast_in_dim %cst_1446, dims = [] : (tensor<f32>) -> tensor<7x7x3x64xf32>
    %5012 = stablehlo.multiply %5011, %4530 : tensor<7x7x3x64xf32>
    %5013 = stablehlo.subtract %arg160, %5012 : tensor<7x7x3x64xf32>
    %cst_1447 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5014 = stablehlo.broadcast_in_dim %cst_1447, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5015 = stablehlo.multiply %5014, %arg322 : tensor<64xf32>
    %cst_1448 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5016 = stablehlo.broadcast_in_dim %cst_1448, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5017 = stablehlo.multiply %5016, %3 : tensor<64xf32>
    %5018 = stablehlo.add %5015, %5017 : tensor<64xf32>
    %cst_1449 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5019 = stablehlo.broadcast_in_dim %cst_1449, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5020 = stablehlo.multiply %5019, %arg323 : tensor<64xf32>
    %cst_1450 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5021 = stablehlo.broadcast_in_dim %cst_1450, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5022 = stablehlo.multiply %5021, %13 : tensor<64xf32>
    %5023 = stablehlo.add %5020, %5022 : tensor<64xf32>
    %cst_1451 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5024 = stablehlo.broadcast_in_dim %cst_1451, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5025 = stablehlo.multiply %5024, %arg324 : tensor<64xf32>
    %cst_1452 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5026 = stablehlo.broadcast_in_dim %cst_1452, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5027 = stablehlo.multiply %5026, %38 : tensor<64xf32>
    %5028 = stablehlo.add %5025, %5027 : tensor<64xf32>
    %cst_1453 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5029 = stablehlo.broadcast_in_dim %cst_1453, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5030 = stablehlo.multiply %5029, %arg325 : tensor<64xf32>
    %cst_1454 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5031 = stablehlo.broadcast_in_dim %cst_1454, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5032 = stablehlo.multiply %5031, %48 : tensor<64xf32>
    %5033 = stablehlo.add %5030, %5032 : tensor<64xf32>
    %cst_1455 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5034 = stablehlo.broadcast_in_dim %cst_1455, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5035 = stablehlo.multiply %5034, %arg326 : tensor<64xf32>
    %cst_1456 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5036 = stablehlo.broadcast_in_dim %cst_1456, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5037 = stablehlo.multiply %5036, %71 : tensor<64xf32>
    %5038 = stablehlo.add %5035, %5037 : tensor<64xf32>
    %cst_1457 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5039 = stablehlo.broadcast_in_dim %cst_1457, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5040 = stablehlo.multiply %5039, %arg327 : tensor<64xf32>
    %cst_1458 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5041 = stablehlo.broadcast_in_dim %cst_1458, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5042 = stablehlo.multiply %5041, %81 : tensor<64xf32>
    %5043 = stablehlo.add %5040, %5042 : tensor<64xf32>
    %cst_1459 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5044 = stablehlo.broadcast_in_dim %cst_1459, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5045 = stablehlo.multiply %5044, %arg328 : tensor<256xf32>
    %cst_1460 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5046 = stablehlo.broadcast_in_dim %cst_1460, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5047 = stablehlo.multiply %5046, %104 : tensor<256xf32>
    %5048 = stablehlo.add %5045, %5047 : tensor<256xf32>
    %cst_1461 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5049 = stablehlo.broadcast_in_dim %cst_1461, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5050 = stablehlo.multiply %5049, %arg329 : tensor<256xf32>
    %cst_1462 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5051 = stablehlo.broadcast_in_dim %cst_1462, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5052 = stablehlo.multiply %5051, %114 : tensor<256xf32>
    %5053 = stablehlo.add %5050, %5052 : tensor<256xf32>
    %cst_1463 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5054 = stablehlo.broadcast_in_dim %cst_1463, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5055 = stablehlo.multiply %5054, %arg330 : tensor<256xf32>
    %cst_1464 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5056 = stablehlo.broadcast_in_dim %cst_1464, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5057 = stablehlo.multiply %5056, %134 : tensor<256xf32>
    %5058 = stablehlo.add %5055, %5057 : tensor<256xf32>
    %cst_1465 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5059 = stablehlo.broadcast_in_dim %cst_1465, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5060 = stablehlo.multiply %5059, %arg331 : tensor<256xf32>
    %cst_1466 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5061 = stablehlo.broadcast_in_dim %cst_1466, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5062 = stablehlo.multiply %5061, %144 : tensor<256xf32>
    %5063 = stablehlo.add %5060, %5062 : tensor<256xf32>
    %cst_1467 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5064 = stablehlo.broadcast_in_dim %cst_1467, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5065 = stablehlo.multiply %5064, %arg332 : tensor<64xf32>
    %cst_1468 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5066 = stablehlo.broadcast_in_dim %cst_1468, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5067 = stablehlo.multiply %5066, %168 : tensor<64xf32>
    %5068 = stablehlo.add %5065, %5067 : tensor<64xf32>
    %cst_1469 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5069 = stablehlo.broadcast_in_dim %cst_1469, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5070 = stablehlo.multiply %5069, %arg333 : tensor<64xf32>
    %cst_1470 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5071 = stablehlo.broadcast_in_dim %cst_1470, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5072 = stablehlo.multiply %5071, %178 : tensor<64xf32>
    %5073 = stablehlo.add %5070, %5072 : tensor<64xf32>
    %cst_1471 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5074 = stablehlo.broadcast_in_dim %cst_1471, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5075 = stablehlo.multiply %5074, %arg334 : tensor<64xf32>
    %cst_1472 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5076 = stablehlo.broadcast_in_dim %cst_1472, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5077 = stablehlo.multiply %5076, %201 : tensor<64xf32>
    %5078 = stablehlo.add %5075, %5077 : tensor<64xf32>
    %cst_1473 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5079 = stablehlo.broadcast_in_dim %cst_1473, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5080 = stablehlo.multiply %5079, %arg335 : tensor<64xf32>
    %cst_1474 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5081 = stablehlo.broadcast_in_dim %cst_1474, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5082 = stablehlo.multiply %5081, %211 : tensor<64xf32>
    %5083 = stablehlo.add %5080, %5082 : tensor<64xf32>
    %cst_1475 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5084 = stablehlo.broadcast_in_dim %cst_1475, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5085 = stablehlo.multiply %5084, %arg336 : tensor<256xf32>
    %cst_1476 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5086 = stablehlo.broadcast_in_dim %cst_1476, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5087 = stablehlo.multiply %5086, %234 : tensor<256xf32>
    %5088 = stablehlo.add %5085, %5087 : tensor<256xf32>
    %cst_1477 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5089 = stablehlo.broadcast_in_dim %cst_1477, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5090 = stablehlo.multiply %5089, %arg337 : tensor<256xf32>
    %cst_1478 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5091 = stablehlo.broadcast_in_dim %cst_1478, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5092 = stablehlo.multiply %5091, %244 : tensor<256xf32>
    %5093 = stablehlo.add %5090, %5092 : tensor<256xf32>
    %cst_1479 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5094 = stablehlo.broadcast_in_dim %cst_1479, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5095 = stablehlo.multiply %5094, %arg338 : tensor<64xf32>
    %cst_1480 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5096 = stablehlo.broadcast_in_dim %cst_1480, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5097 = stablehlo.multiply %5096, %268 : tensor<64xf32>
    %5098 = stablehlo.add %5095, %5097 : tensor<64xf32>
    %cst_1481 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5099 = stablehlo.broadcast_in_dim %cst_1481, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5100 = stablehlo.multiply %5099, %arg339 : tensor<64xf32>
    %cst_1482 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5101 = stablehlo.broadcast_in_dim %cst_1482, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5102 = stablehlo.multiply %5101, %278 : tensor<64xf32>
    %5103 = stablehlo.add %5100, %5102 : tensor<64xf32>
    %cst_1483 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5104 = stablehlo.broadcast_in_dim %cst_1483, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5105 = stablehlo.multiply %5104, %arg340 : tensor<64xf32>
    %cst_1484 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5106 = stablehlo.broadcast_in_dim %cst_1484, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5107 = stablehlo.multiply %5106, %301 : tensor<64xf32>
    %5108 = stablehlo.add %5105, %5107 : tensor<64xf32>
    %cst_1485 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5109 = stablehlo.broadcast_in_dim %cst_1485, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5110 = stablehlo.multiply %5109, %arg341 : tensor<64xf32>
    %cst_1486 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5111 = stablehlo.broadcast_in_dim %cst_1486, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5112 = stablehlo.multiply %5111, %311 : tensor<64xf32>
    %5113 = stablehlo.add %5110, %5112 : tensor<64xf32>
    %cst_1487 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5114 = stablehlo.broadcast_in_dim %cst_1487, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5115 = stablehlo.multiply %5114, %arg342 : tensor<256xf32>
    %cst_1488 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5116 = stablehlo.broadcast_in_dim %cst_1488, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5117 = stablehlo.multiply %5116, %334 : tensor<256xf32>
    %5118 = stablehlo.add %5115, %5117 : tensor<256xf32>
    %cst_1489 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5119 = stablehlo.broadcast_in_dim %cst_1489, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5120 = stablehlo.multiply %5119, %arg343 : tensor<256xf32>
    %cst_1490 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5121 = stablehlo.broadcast_in_dim %cst_1490, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5122 = stablehlo.multiply %5121, %344 : tensor<256xf32>
    %5123 = stablehlo.add %5120, %5122 : tensor<256xf32>
    %cst_1491 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5124 = stablehlo.broadcast_in_dim %cst_1491, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5125 = stablehlo.multiply %5124, %arg344 : tensor<128xf32>
    %cst_1492 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5126 = stablehlo.broadcast_in_dim %cst_1492, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5127 = stablehlo.multiply %5126, %368 : tensor<128xf32>
    %5128 = stablehlo.add %5125, %5127 : tensor<128xf32>
    %cst_1493 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5129 = stablehlo.broadcast_in_dim %cst_1493, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5130 = stablehlo.multiply %5129, %arg345 : tensor<128xf32>
    %cst_1494 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5131 = stablehlo.broadcast_in_dim %cst_1494, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5132 = stablehlo.multiply %5131, %378 : tensor<128xf32>
    %5133 = stablehlo.add %5130, %5132 : tensor<128xf32>
    %cst_1495 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5134 = stablehlo.broadcast_in_dim %cst_1495, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5135 = stablehlo.multiply %5134, %arg346 : tensor<128xf32>
    %cst_1496 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5136 = stablehlo.broadcast_in_dim %cst_1496, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5137 = stablehlo.multiply %5136, %401 : tensor<128xf32>
    %5138 = stablehlo.add %5135, %5137 : tensor<128xf32>
    %cst_1497 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5139 = stablehlo.broadcast_in_dim %cst_1497, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5140 = stablehlo.multiply %5139, %arg347 : tensor<128xf32>
    %cst_1498 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5141 = stablehlo.broadcast_in_dim %cst_1498, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5142 = stablehlo.multiply %5141, %411 : tensor<128xf32>
    %5143 = stablehlo.add %5140, %5142 : tensor<128xf32>
    %cst_1499 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5144 = stablehlo.broadcast_in_dim %cst_1499, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5145 = stablehlo.multiply %5144, %arg348 : tensor<512xf32>
    %cst_1500 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5146 = stablehlo.broadcast_in_dim %cst_1500, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5147 = stablehlo.multiply %5146, %434 : tensor<512xf32>
    %5148 = stablehlo.add %5145, %5147 : tensor<512xf32>
    %cst_1501 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5149 = stablehlo.broadcast_in_dim %cst_1501, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5150 = stablehlo.multiply %5149, %arg349 : tensor<512xf32>
    %cst_1502 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5151 = stablehlo.broadcast_in_dim %cst_1502, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5152 = stablehlo.multiply %5151, %444 : tensor<512xf32>
    %5153 = stablehlo.add %5150, %5152 : tensor<512xf32>
    %cst_1503 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5154 = stablehlo.broadcast_in_dim %cst_1503, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5155 = stablehlo.multiply %5154, %arg350 : tensor<512xf32>
    %cst_1504 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5156 = stablehlo.broadcast_in_dim %cst_1504, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5157 = stablehlo.multiply %5156, %464 : tensor<512xf32>
    %5158 = stablehlo.add %5155, %5157 : tensor<512xf32>
    %cst_1505 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5159 = stablehlo.broadcast_in_dim %cst_1505, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5160 = stablehlo.multiply %5159, %arg351 : tensor<512xf32>
    %cst_1506 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5161 = stablehlo.broadcast_in_dim %cst_1506, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5162 = stablehlo.multiply %5161, %474 : tensor<512xf32>
    %5163 = stablehlo.add %5160, %5162 : tensor<512xf32>
    %cst_1507 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5164 = stablehlo.broadcast_in_dim %cst_1507, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5165 = stablehlo.multiply %5164, %arg352 : tensor<128xf32>
    %cst_1508 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5166 = stablehlo.broadcast_in_dim %cst_1508, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5167 = stablehlo.multiply %5166, %498 : tensor<128xf32>
    %5168 = stablehlo.add %5165, %5167 : tensor<128xf32>
    %cst_1509 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5169 = stablehlo.broadcast_in_dim %cst_1509, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5170 = stablehlo.multiply %5169, %arg353 : tensor<128xf32>
    %cst_1510 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5171 = stablehlo.broadcast_in_dim %cst_1510, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5172 = stablehlo.multiply %5171, %508 : tensor<128xf32>
    %5173 = stablehlo.add %5170, %5172 : tensor<128xf32>
    %cst_1511 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5174 = stablehlo.broadcast_in_dim %cst_1511, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5175 = stablehlo.multiply %5174, %arg354 : tensor<128xf32>
    %cst_1512 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5176 = stablehlo.broadcast_in_dim %cst_1512, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5177 = stablehlo.multiply %5176, %531 : tensor<128xf32>
    %5178 = stablehlo.add %5175, %5177 : tensor<128xf32>
    %cst_1513 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5179 = stablehlo.broadcast_in_dim %cst_1513, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5180 = stablehlo.multiply %5179, %arg355 : tensor<128xf32>
    %cst_1514 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5181 = stablehlo.broadcast_in_dim %cst_1514, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5182 = stablehlo.multiply %5181, %541 : tensor<128xf32>
    %5183 = stablehlo.add %5180, %5182 : tensor<128xf32>
    %cst_1515 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5184 = stablehlo.broadcast_in_dim %cst_1515, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5185 = stablehlo.multiply %5184, %arg356 : tensor<512xf32>
    %cst_1516 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5186 = stablehlo.broadcast_in_dim %cst_1516, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5187 = stablehlo.multiply %5186, %564 : tensor<512xf32>
    %5188 = stablehlo.add %5185, %5187 : tensor<512xf32>
    %cst_1517 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5189 = stablehlo.broadcast_in_dim %cst_1517, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5190 = stablehlo.multiply %5189, %arg357 : tensor<512xf32>
    %cst_1518 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5191 = stablehlo.broadcast_in_dim %cst_1518, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5192 = stablehlo.multiply %5191, %574 : tensor<512xf32>
    %5193 = stablehlo.add %5190, %5192 : tensor<512xf32>
    %cst_1519 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5194 = stablehlo.broadcast_in_dim %cst_1519, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5195 = stablehlo.multiply %5194, %arg358 : tensor<128xf32>
    %cst_1520 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5196 = stablehlo.broadcast_in_dim %cst_1520, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5197 = stablehlo.multiply %5196, %598 : tensor<128xf32>
    %5198 = stablehlo.add %5195, %5197 : tensor<128xf32>
    %cst_1521 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5199 = stablehlo.broadcast_in_dim %cst_1521, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5200 = stablehlo.multiply %5199, %arg359 : tensor<128xf32>
    %cst_1522 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5201 = stablehlo.broadcast_in_dim %cst_1522, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5202 = stablehlo.multiply %5201, %608 : tensor<128xf32>
    %5203 = stablehlo.add %5200, %5202 : tensor<128xf32>
    %cst_1523 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5204 = stablehlo.broadcast_in_dim %cst_1523, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5205 = stablehlo.multiply %5204, %arg360 : tensor<128xf32>
    %cst_1524 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5206 = stablehlo.broadcast_in_dim %cst_1524, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5207 = stablehlo.multiply %5206, %631 : tensor<128xf32>
    %5208 = stablehlo.add %5205, %5207 : tensor<128xf32>
    %cst_1525 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5209 = stablehlo.broadcast_in_dim %cst_1525, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5210 = stablehlo.multiply %5209, %arg361 : tensor<128xf32>
    %cst_1526 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5211 = stablehlo.broadcast_in_dim %cst_1526, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5212 = stablehlo.multiply %5211, %641 : tensor<128xf32>
    %5213 = stablehlo.add %5210, %5212 : tensor<128xf32>
    %cst_1527 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5214 = stablehlo.broadcast_in_dim %cst_1527, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5215 = stablehlo.multiply %5214, %arg362 : tensor<512xf32>
    %cst_1528 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5216 = stablehlo.broadcast_in_dim %cst_1528, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5217 = stablehlo.multiply %5216, %664 : tensor<512xf32>
    %5218 = stablehlo.add %5215, %5217 : tensor<512xf32>
    %cst_1529 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5219 = stablehlo.broadcast_in_dim %cst_1529, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5220 = stablehlo.multiply %5219, %arg363 : tensor<512xf32>
    %cst_1530 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5221 = stablehlo.broadcast_in_dim %cst_1530, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5222 = stablehlo.multiply %5221, %674 : tensor<512xf32>
    %5223 = stablehlo.add %5220, %5222 : tensor<512xf32>
    %cst_1531 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5224 = stablehlo.broadcast_in_dim %cst_1531, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5225 = stablehlo.multiply %5224, %arg364 : tensor<128xf32>
    %cst_1532 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5226 = stablehlo.broadcast_in_dim %cst_1532, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5227 = stablehlo.multiply %5226, %698 : tensor<128xf32>
    %5228 = stablehlo.add %5225, %5227 : tensor<128xf32>
    %cst_1533 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5229 = stablehlo.broadcast_in_dim %cst_1533, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5230 = stablehlo.multiply %5229, %arg365 : tensor<128xf32>
    %cst_1534 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5231 = stablehlo.broadcast_in_dim %cst_1534, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5232 = stablehlo.multiply %5231, %708 : tensor<128xf32>
    %5233 = stablehlo.add %5230, %5232 : tensor<128xf32>
    %cst_1535 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5234 = stablehlo.broadcast_in_dim %cst_1535, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5235 = stablehlo.multiply %5234, %arg366 : tensor<128xf32>
    %cst_1536 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5236 = stablehlo.broadcast_in_dim %cst_1536, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5237 = stablehlo.multiply %5236, %731 : tensor<128xf32>
    %5238 = stablehlo.add %5235, %5237 : tensor<128xf32>
    %cst_1537 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5239 = stablehlo.broadcast_in_dim %cst_1537, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5240 = stablehlo.multiply %5239, %arg367 : tensor<128xf32>
    %cst_1538 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5241 = stablehlo.broadcast_in_dim %cst_1538, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5242 = stablehlo.multiply %5241, %741 : tensor<128xf32>
    %5243 = stablehlo.add %5240, %5242 : tensor<128xf32>
    %cst_1539 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5244 = stablehlo.broadcast_in_dim %cst_1539, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5245 = stablehlo.multiply %5244, %arg368 : tensor<512xf32>
    %cst_1540 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5246 = stablehlo.broadcast_in_dim %cst_1540, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5247 = stablehlo.multiply %5246, %764 : tensor<512xf32>
    %5248 = stablehlo.add %5245, %5247 : tensor<512xf32>
    %cst_1541 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5249 = stablehlo.broadcast_in_dim %cst_1541, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5250 = stablehlo.multiply %5249, %arg369 : tensor<512xf32>
    %cst_1542 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5251 = stablehlo.broadcast_in_dim %cst_1542, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5252 = stablehlo.multiply %5251, %774 : tensor<512xf32>
    %5253 = stablehlo.add %5250, %5252 : tensor<512xf32>
    %cst_1543 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5254 = stablehlo.broadcast_in_dim %cst_1543, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5255 = stablehlo.multiply %5254, %arg370 : tensor<256xf32>
    %cst_1544 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5256 = stablehlo.broadcast_in_dim %cst_1544, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5257 = stablehlo.multiply %5256, %798 : tensor<256xf32>
    %5258 = stablehlo.add %5255, %5257 : tensor<256xf32>
    %cst_1545 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5259 = stablehlo.broadcast_in_dim %cst_1545, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5260 = stablehlo.multiply %5259, %arg371 : tensor<256xf32>
    %cst_1546 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5261 = stablehlo.broadcast_in_dim %cst_1546, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5262 = stablehlo.multiply %5261, %808 : tensor<256xf32>
    %5263 = stablehlo.add %5260, %5262 : tensor<256xf32>
    %cst_1547 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5264 = stablehlo.broadcast_in_dim %cst_1547, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5265 = stablehlo.multiply %5264, %arg372 : tensor<256xf32>
    %cst_1548 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5266 = stablehlo.broadcast_in_dim %cst_1548, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5267 = stablehlo.multiply %5266, %831 : tensor<256xf32>
    %5268 = stablehlo.add %5265, %5267 : tensor<256xf32>
    %cst_1549 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5269 = stablehlo.broadcast_in_dim %cst_1549, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5270 = stablehlo.multiply %5269, %arg373 : tensor<256xf32>
    %cst_1550 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5271 = stablehlo.broadcast_in_dim %cst_1550, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5272 = stablehlo.multiply %5271, %841 : tensor<256xf32>
    %5273 = stablehlo.add %5270, %5272 : tensor<256xf32>
    %cst_1551 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5274 = stablehlo.broadcast_in_dim %cst_1551, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5275 = stablehlo.multiply %5274, %arg374 : tensor<1024xf32>
    %cst_1552 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5276 = stablehlo.broadcast_in_dim %cst_1552, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5277 = stablehlo.multiply %5276, %864 : tensor<1024xf32>
    %5278 = stablehlo.add %5275, %5277 : tensor<1024xf32>
    %cst_1553 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5279 = stablehlo.broadcast_in_dim %cst_1553, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5280 = stablehlo.multiply %5279, %arg375 : tensor<1024xf32>
    %cst_1554 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5281 = stablehlo.broadcast_in_dim %cst_1554, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5282 = stablehlo.multiply %5281, %874 : tensor<1024xf32>
    %5283 = stablehlo.add %5280, %5282 : tensor<1024xf32>
    %cst_1555 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5284 = stablehlo.broadcast_in_dim %cst_1555, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5285 = stablehlo.multiply %5284, %arg376 : tensor<1024xf32>
    %cst_1556 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5286 = stablehlo.broadcast_in_dim %cst_1556, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5287 = stablehlo.multiply %5286, %894 : tensor<1024xf32>
    %5288 = stablehlo.add %5285, %5287 : tensor<1024xf32>
    %cst_1557 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5289 = stablehlo.broadcast_in_dim %cst_1557, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5290 = stablehlo.multiply %5289, %arg377 : tensor<1024xf32>
    %cst_1558 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5291 = stablehlo.broadcast_in_dim %cst_1558, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5292 = stablehlo.multiply %5291, %904 : tensor<1024xf32>
    %5293 = stablehlo.add %5290, %5292 : tensor<1024xf32>
    %cst_1559 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5294 = stablehlo.broadcast_in_dim %cst_1559, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5295 = stablehlo.multiply %5294, %arg378 : tensor<256xf32>
    %cst_1560 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5296 = stablehlo.broadcast_in_dim %cst_1560, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5297 = stablehlo.multiply %5296, %928 : tensor<256xf32>
    %5298 = stablehlo.add %5295, %5297 : tensor<256xf32>
    %cst_1561 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5299 = stablehlo.broadcast_in_dim %cst_1561, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5300 = stablehlo.multiply %5299, %arg379 : tensor<256xf32>
    %cst_1562 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5301 = stablehlo.broadcast_in_dim %cst_1562, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5302 = stablehlo.multiply %5301, %938 : tensor<256xf32>
    %5303 = stablehlo.add %5300, %5302 : tensor<256xf32>
    %cst_1563 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5304 = stablehlo.broadcast_in_dim %cst_1563, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5305 = stablehlo.multiply %5304, %arg380 : tensor<256xf32>
    %cst_1564 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5306 = stablehlo.broadcast_in_dim %cst_1564, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5307 = stablehlo.multiply %5306, %961 : tensor<256xf32>
    %5308 = stablehlo.add %5305, %5307 : tensor<256xf32>
    %cst_1565 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5309 = stablehlo.broadcast_in_dim %cst_1565, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5310 = stablehlo.multiply %5309, %arg381 : tensor<256xf32>
    %cst_1566 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5311 = stablehlo.broadcast_in_dim %cst_1566, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5312 = stablehlo.multiply %5311, %971 : tensor<256xf32>
    %5313 = stablehlo.add %5310, %5312 : tensor<256xf32>
    %cst_1567 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5314 = stablehlo.broadcast_in_dim %cst_1567, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5315 = stablehlo.multiply %5314, %arg382 : tensor<1024xf32>
    %cst_1568 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5316 = stablehlo.broadcast_in_dim %cst_1568, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5317 = stablehlo.multiply %5316, %994 : tensor<1024xf32>
    %5318 = stablehlo.add %5315, %5317 : tensor<1024xf32>
    %cst_1569 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5319 = stablehlo.broadcast_in_dim %cst_1569, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5320 = stablehlo.multiply %5319, %arg383 : tensor<1024xf32>
    %cst_1570 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5321 = stablehlo.broadcast_in_dim %cst_1570, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5322 = stablehlo.multiply %5321, %1004 : tensor<1024xf32>
    %5323 = stablehlo.add %5320, %5322 : tensor<1024xf32>
    %cst_1571 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5324 = stablehlo.broadcast_in_dim %cst_1571, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5325 = stablehlo.multiply %5324, %arg384 : tensor<256xf32>
    %cst_1572 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5326 = stablehlo.broadcast_in_dim %cst_1572, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5327 = stablehlo.multiply %5326, %1028 : tensor<256xf32>
    %5328 = stablehlo.add %5325, %5327 : tensor<256xf32>
    %cst_1573 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5329 = stablehlo.broadcast_in_dim %cst_1573, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5330 = stablehlo.multiply %5329, %arg385 : tensor<256xf32>
    %cst_1574 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5331 = stablehlo.broadcast_in_dim %cst_1574, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5332 = stablehlo.multiply %5331, %1038 : tensor<256xf32>
    %5333 = stablehlo.add %5330, %5332 : tensor<256xf32>
    %cst_1575 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5334 = stablehlo.broadcast_in_dim %cst_1575, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5335 = stablehlo.multiply %5334, %arg386 : tensor<256xf32>
    %cst_1576 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5336 = stablehlo.broadcast_in_dim %cst_1576, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5337 = stablehlo.multiply %5336, %1061 : tensor<256xf32>
    %5338 = stablehlo.add %5335, %5337 : tensor<256xf32>
    %cst_1577 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5339 = stablehlo.broadcast_in_dim %cst_1577, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5340 = stablehlo.multiply %5339, %arg387 : tensor<256xf32>
    %cst_1578 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5341 = stablehlo.broadcast_in_dim %cst_1578, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5342 = stablehlo.multiply %5341, %1071 : tensor<256xf32>
    %5343 = stablehlo.add %5340, %5342 : tensor<256xf32>
    %cst_1579 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5344 = stablehlo.broadcast_in_dim %cst_1579, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5345 = stablehlo.multiply %5344, %arg388 : tensor<1024xf32>
    %cst_1580 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5346 = stablehlo.broadcast_in_dim %cst_1580, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5347 = stablehlo.multiply %5346, %1094 : tensor<1024xf32>
    %5348 = stablehlo.add %5345, %5347 : tensor<1024xf32>
    %cst_1581 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5349 = stablehlo.broadcast_in_dim %cst_1581, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5350 = stablehlo.multiply %5349, %arg389 : tensor<1024xf32>
    %cst_1582 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5351 = stablehlo.broadcast_in_dim %cst_1582, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5352 = stablehlo.multiply %5351, %1104 : tensor<1024xf32>
    %5353 = stablehlo.add %5350, %5352 : tensor<1024xf32>
    %cst_1583 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5354 = stablehlo.broadcast_in_dim %cst_1583, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5355 = stablehlo.multiply %5354, %arg390 : tensor<256xf32>
    %cst_1584 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5356 = stablehlo.broadcast_in_dim %cst_1584, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5357 = stablehlo.multiply %5356, %1128 : tensor<256xf32>
    %5358 = stablehlo.add %5355, %5357 : tensor<256xf32>
    %cst_1585 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5359 = stablehlo.broadcast_in_dim %cst_1585, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5360 = stablehlo.multiply %5359, %arg391 : tensor<256xf32>
    %cst_1586 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5361 = stablehlo.broadcast_in_dim %cst_1586, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5362 = stablehlo.multiply %5361, %1138 : tensor<256xf32>
    %5363 = stablehlo.add %5360, %5362 : tensor<256xf32>
    %cst_1587 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5364 = stablehlo.broadcast_in_dim %cst_1587, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5365 = stablehlo.multiply %5364, %arg392 : tensor<256xf32>
    %cst_1588 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5366 = stablehlo.broadcast_in_dim %cst_1588, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5367 = stablehlo.multiply %5366, %1161 : tensor<256xf32>
    %5368 = stablehlo.add %5365, %5367 : tensor<256xf32>
    %cst_1589 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5369 = stablehlo.broadcast_in_dim %cst_1589, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5370 = stablehlo.multiply %5369, %arg393 : tensor<256xf32>
    %cst_1590 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5371 = stablehlo.broadcast_in_dim %cst_1590, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5372 = stablehlo.multiply %5371, %1171 : tensor<256xf32>
    %5373 = stablehlo.add %5370, %5372 : tensor<256xf32>
    %cst_1591 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5374 = stablehlo.broadcast_in_dim %cst_1591, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5375 = stablehlo.multiply %5374, %arg394 : tensor<1024xf32>
    %cst_1592 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5376 = stablehlo.broadcast_in_dim %cst_1592, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5377 = stablehlo.multiply %5376, %1194 : tensor<1024xf32>
    %5378 = stablehlo.add %5375, %5377 : tensor<1024xf32>
    %cst_1593 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5379 = stablehlo.broadcast_in_dim %cst_1593, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5380 = stablehlo.multiply %5379, %arg395 : tensor<1024xf32>
    %cst_1594 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5381 = stablehlo.broadcast_in_dim %cst_1594, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5382 = stablehlo.multiply %5381, %1204 : tensor<1024xf32>
    %5383 = stablehlo.add %5380, %5382 : tensor<1024xf32>
    %cst_1595 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5384 = stablehlo.broadcast_in_dim %cst_1595, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5385 = stablehlo.multiply %5384, %arg396 : tensor<256xf32>
    %cst_1596 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5386 = stablehlo.broadcast_in_dim %cst_1596, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5387 = stablehlo.multiply %5386, %1228 : tensor<256xf32>
    %5388 = stablehlo.add %5385, %5387 : tensor<256xf32>
    %cst_1597 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5389 = stablehlo.broadcast_in_dim %cst_1597, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5390 = stablehlo.multiply %5389, %arg397 : tensor<256xf32>
    %cst_1598 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5391 = stablehlo.broadcast_in_dim %cst_1598, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5392 = stablehlo.multiply %5391, %1238 : tensor<256xf32>
    %5393 = stablehlo.add %5390, %5392 : tensor<256xf32>
    %cst_1599 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5394 = stablehlo.broadcast_in_dim %cst_1599, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5395 = stablehlo.multiply %5394, %arg398 : tensor<256xf32>
    %cst_1600 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5396 = stablehlo.broadcast_in_dim %cst_1600, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5397 = stablehlo.multiply %5396, %1261 : tensor<256xf32>
    %5398 = stablehlo.add %5395, %5397 : tensor<256xf32>
    %cst_1601 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5399 = stablehlo.broadcast_in_dim %cst_1601, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5400 = stablehlo.multiply %5399, %arg399 : tensor<256xf32>
    %cst_1602 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5401 = stablehlo.broadcast_in_dim %cst_1602, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5402 = stablehlo.multiply %5401, %1271 : tensor<256xf32>
    %5403 = stablehlo.add %5400, %5402 : tensor<256xf32>
    %cst_1603 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5404 = stablehlo.broadcast_in_dim %cst_1603, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5405 = stablehlo.multiply %5404, %arg400 : tensor<1024xf32>
    %cst_1604 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5406 = stablehlo.broadcast_in_dim %cst_1604, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5407 = stablehlo.multiply %5406, %1294 : tensor<1024xf32>
    %5408 = stablehlo.add %5405, %5407 : tensor<1024xf32>
    %cst_1605 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5409 = stablehlo.broadcast_in_dim %cst_1605, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5410 = stablehlo.multiply %5409, %arg401 : tensor<1024xf32>
    %cst_1606 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5411 = stablehlo.broadcast_in_dim %cst_1606, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5412 = stablehlo.multiply %5411, %1304 : tensor<1024xf32>
    %5413 = stablehlo.add %5410, %5412 : tensor<1024xf32>
    %cst_1607 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5414 = stablehlo.broadcast_in_dim %cst_1607, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5415 = stablehlo.multiply %5414, %arg402 : tensor<256xf32>
    %cst_1608 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5416 = stablehlo.broadcast_in_dim %cst_1608, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5417 = stablehlo.multiply %5416, %1328 : tensor<256xf32>
    %5418 = stablehlo.add %5415, %5417 : tensor<256xf32>
    %cst_1609 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5419 = stablehlo.broadcast_in_dim %cst_1609, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5420 = stablehlo.multiply %5419, %arg403 : tensor<256xf32>
    %cst_1610 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5421 = stablehlo.broadcast_in_dim %cst_1610, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5422 = stablehlo.multiply %5421, %1338 : tensor<256xf32>
    %5423 = stablehlo.add %5420, %5422 : tensor<256xf32>
    %cst_1611 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5424 = stablehlo.broadcast_in_dim %cst_1611, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5425 = stablehlo.multiply %5424, %arg404 : tensor<256xf32>
    %cst_1612 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5426 = stablehlo.broadcast_in_dim %cst_1612, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5427 = stablehlo.multiply %5426, %1361 : tensor<256xf32>
    %5428 = stablehlo.add %5425, %5427 : tensor<256xf32>
    %cst_1613 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5429 = stablehlo.broadcast_in_dim %cst_1613, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5430 = stablehlo.multiply %5429, %arg405 : tensor<256xf32>
    %cst_1614 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5431 = stablehlo.broadcast_in_dim %cst_1614, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5432 = stablehlo.multiply %5431, %1371 : tensor<256xf32>
    %5433 = stablehlo.add %5430, %5432 : tensor<256xf32>
    %cst_1615 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5434 = stablehlo.broadcast_in_dim %cst_1615, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5435 = stablehlo.multiply %5434, %arg406 : tensor<1024xf32>
    %cst_1616 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5436 = stablehlo.broadcast_in_dim %cst_1616, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5437 = stablehlo.multiply %5436, %1394 : tensor<1024xf32>
    %5438 = stablehlo.add %5435, %5437 : tensor<1024xf32>
    %cst_1617 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5439 = stablehlo.broadcast_in_dim %cst_1617, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5440 = stablehlo.multiply %5439, %arg407 : tensor<1024xf32>
    %cst_1618 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5441 = stablehlo.broadcast_in_dim %cst_1618, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5442 = stablehlo.multiply %5441, %1404 : tensor<1024xf32>
    %5443 = stablehlo.add %5440, %5442 : tensor<1024xf32>
    %cst_1619 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5444 = stablehlo.broadcast_in_dim %cst_1619, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5445 = stablehlo.multiply %5444, %arg408 : tensor<512xf32>
    %cst_1620 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5446 = stablehlo.broadcast_in_dim %cst_1620, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5447 = stablehlo.multiply %5446, %1428 : tensor<512xf32>
    %5448 = stablehlo.add %5445, %5447 : tensor<512xf32>
    %cst_1621 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5449 = stablehlo.broadcast_in_dim %cst_1621, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5450 = stablehlo.multiply %5449, %arg409 : tensor<512xf32>
    %cst_1622 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5451 = stablehlo.broadcast_in_dim %cst_1622, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5452 = stablehlo.multiply %5451, %1438 : tensor<512xf32>
    %5453 = stablehlo.add %5450, %5452 : tensor<512xf32>
    %cst_1623 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5454 = stablehlo.broadcast_in_dim %cst_1623, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5455 = stablehlo.multiply %5454, %arg410 : tensor<512xf32>
    %cst_1624 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5456 = stablehlo.broadcast_in_dim %cst_1624, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5457 = stablehlo.multiply %5456, %1461 : tensor<512xf32>
    %5458 = stablehlo.add %5455, %5457 : tensor<512xf32>
    %cst_1625 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5459 = stablehlo.broadcast_in_dim %cst_1625, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5460 = stablehlo.multiply %5459, %arg411 : tensor<512xf32>
    %cst_1626 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5461 = stablehlo.broadcast_in_dim %cst_1626, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5462 = stablehlo.multiply %5461, %1471 : tensor<512xf32>
    %5463 = stablehlo.add %5460, %5462 : tensor<512xf32>
    %cst_1627 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5464 = stablehlo.broadcast_in_dim %cst_1627, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5465 = stablehlo.multiply %5464, %arg412 : tensor<2048xf32>
    %cst_1628 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5466 = stablehlo.broadcast_in_dim %cst_1628, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5467 = stablehlo.multiply %5466, %1494 : tensor<2048xf32>
    %5468 = stablehlo.add %5465, %5467 : tensor<2048xf32>
    %cst_1629 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5469 = stablehlo.broadcast_in_dim %cst_1629, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5470 = stablehlo.multiply %5469, %arg413 : tensor<2048xf32>
    %cst_1630 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5471 = stablehlo.broadcast_in_dim %cst_1630, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5472 = stablehlo.multiply %5471, %1504 : tensor<2048xf32>
    %5473 = stablehlo.add %5470, %5472 : tensor<2048xf32>
    %cst_1631 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5474 = stablehlo.broadcast_in_dim %cst_1631, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5475 = stablehlo.multiply %5474, %arg414 : tensor<2048xf32>
    %cst_1632 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5476 = stablehlo.broadcast_in_dim %cst_1632, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5477 = stablehlo.multiply %5476, %1524 : tensor<2048xf32>
    %5478 = stablehlo.add %5475, %5477 : tensor<2048xf32>
    %cst_1633 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5479 = stablehlo.broadcast_in_dim %cst_1633, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5480 = stablehlo.multiply %5479, %arg415 : tensor<2048xf32>
    %cst_1634 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5481 = stablehlo.broadcast_in_dim %cst_1634, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5482 = stablehlo.multiply %5481, %1534 : tensor<2048xf32>
    %5483 = stablehlo.add %5480, %5482 : tensor<2048xf32>
    %cst_1635 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5484 = stablehlo.broadcast_in_dim %cst_1635, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5485 = stablehlo.multiply %5484, %arg416 : tensor<512xf32>
    %cst_1636 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5486 = stablehlo.broadcast_in_dim %cst_1636, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5487 = stablehlo.multiply %5486, %1558 : tensor<512xf32>
    %5488 = stablehlo.add %5485, %5487 : tensor<512xf32>
    %cst_1637 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5489 = stablehlo.broadcast_in_dim %cst_1637, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5490 = stablehlo.multiply %5489, %arg417 : tensor<512xf32>
    %cst_1638 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5491 = stablehlo.broadcast_in_dim %cst_1638, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5492 = stablehlo.multiply %5491, %1568 : tensor<512xf32>
    %5493 = stablehlo.add %5490, %5492 : tensor<512xf32>
    %cst_1639 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5494 = stablehlo.broadcast_in_dim %cst_1639, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5495 = stablehlo.multiply %5494, %arg418 : tensor<512xf32>
    %cst_1640 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5496 = stablehlo.broadcast_in_dim %cst_1640, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5497 = stablehlo.multiply %5496, %1591 : tensor<512xf32>
    %5498 = stablehlo.add %5495, %5497 : tensor<512xf32>
    %cst_1641 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5499 = stablehlo.broadcast_in_dim %cst_1641, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5500 = stablehlo.multiply %5499, %arg419 : tensor<512xf32>
    %cst_1642 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5501 = stablehlo.broadcast_in_dim %cst_1642, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5502 = stablehlo.multiply %5501, %1601 : tensor<512xf32>
    %5503 = stablehlo.add %5500, %5502 : tensor<512xf32>
    %cst_1643 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5504 = stablehlo.broadcast_in_dim %cst_1643, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5505 = stablehlo.multiply %5504, %arg420 : tensor<2048xf32>
    %cst_1644 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5506 = stablehlo.broadcast_in_dim %cst_1644, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5507 = stablehlo.multiply %5506, %1624 : tensor<2048xf32>
    %5508 = stablehlo.add %5505, %5507 : tensor<2048xf32>
    %cst_1645 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5509 = stablehlo.broadcast_in_dim %cst_1645, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5510 = stablehlo.multiply %5509, %arg421 : tensor<2048xf32>
    %cst_1646 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5511 = stablehlo.broadcast_in_dim %cst_1646, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5512 = stablehlo.multiply %5511, %1634 : tensor<2048xf32>
    %5513 = stablehlo.add %5510, %5512 : tensor<2048xf32>
    %cst_1647 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5514 = stablehlo.broadcast_in_dim %cst_1647, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5515 = stablehlo.multiply %5514, %arg422 : tensor<512xf32>
    %cst_1648 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5516 = stablehlo.broadcast_in_dim %cst_1648, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5517 = stablehlo.multiply %5516, %1658 : tensor<512xf32>
    %5518 = stablehlo.add %5515, %5517 : tensor<512xf32>
    %cst_1649 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5519 = stablehlo.broadcast_in_dim %cst_1649, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5520 = stablehlo.multiply %5519, %arg423 : tensor<512xf32>
    %cst_1650 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5521 = stablehlo.broadcast_in_dim %cst_1650, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5522 = stablehlo.multiply %5521, %1668 : tensor<512xf32>
    %5523 = stablehlo.add %5520, %5522 : tensor<512xf32>
    %cst_1651 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5524 = stablehlo.broadcast_in_dim %cst_1651, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5525 = stablehlo.multiply %5524, %arg424 : tensor<512xf32>
    %cst_1652 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5526 = stablehlo.broadcast_in_dim %cst_1652, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5527 = stablehlo.multiply %5526, %1691 : tensor<512xf32>
    %5528 = stablehlo.add %5525, %5527 : tensor<512xf32>
    %cst_1653 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5529 = stablehlo.broadcast_in_dim %cst_1653, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5530 = stablehlo.multiply %5529, %arg425 : tensor<512xf32>
    %cst_1654 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5531 = stablehlo.broadcast_in_dim %cst_1654, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5532 = stablehlo.multiply %5531, %1701 : tensor<512xf32>
    %5533 = stablehlo.add %5530, %5532 : tensor<512xf32>
    %cst_1655 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5534 = stablehlo.broadcast_in_dim %cst_1655, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5535 = stablehlo.multiply %5534, %arg426 : tensor<2048xf32>
    %cst_1656 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5536 = stablehlo.broadcast_in_dim %cst_1656, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5537 = stablehlo.multiply %5536, %1724 : tensor<2048xf32>
    %5538 = stablehlo.add %5535, %5537 : tensor<2048xf32>
    %cst_1657 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5539 = stablehlo.broadcast_in_dim %cst_1657, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5540 = stablehlo.multiply %5539, %arg427 : tensor<2048xf32>
    %cst_1658 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5541 = stablehlo.broadcast_in_dim %cst_1658, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5542 = stablehlo.multiply %5541, %1734 : tensor<2048xf32>
    %5543 = stablehlo.add %5540, %5542 : tensor<2048xf32>
    return %4533, %4536, %4539, %4542, %4545, %4548, %4551, %4554, %4557, %4560, %4563, %4566, %4569, %4572, %4575, %4578, %4581, %4584, %4587, %4590, %4593, %4596, %4599, %4602, %4605, %4608, %4611, %4614, %4617, %4620, %4623, %4626, %4629, %4632, %4635, %4638, %4641, %4644, %4647, %4650, %4653, %4656, %4659, %4662, %4665, %4668, %4671, %4674, %4677, %4680, %4683, %4686, %4689, %4692, %4695, %4698, %4701, %4704, %4707, %4710, %4713, %4716, %4719, %4722, %4725, %4728, %4731, %4734, %4737, %4740, %4743, %4746, %4749, %4752, %4755, %4758, %4761, %4764, %4767, %4770, %4773, %4776, %4779, %4782, %4785, %4788, %4791, %4794, %4797, %4800, %4803, %4806, %4809, %4812, %4815, %4818, %4821, %4824, %4827, %4830, %4833, %4836, %4839, %4842, %4845, %4848, %4851, %4854, %4857, %4860, %4863, %4866, %4869, %4872, %4875, %4878, %4881, %4884, %4887, %4890, %4893, %4896, %4899, %4902, %4905, %4908, %4911, %4914, %4917, %4920, %4923, %4926, %4929, %4932, %4935, %4938, %4941, %4944, %4947, %4950, %4953, %4956, %4959, %4962, %4965, %4968, %4971, %4974, %4977, %4980, %4983, %4986, %4989, %4992, %4995, %4998, %5001, %5004, %5007, %5010, %5013, %4050, %4053, %4056, %4059, %4062, %4065, %4068, %4071, %4074, %4077, %4080, %4083, %4086, %4089, %4092, %4095, %4098, %4101, %4104, %4107, %4110, %4113, %4116, %4119, %4122, %4125, %4128, %4131, %4134, %4137, %4140, %4143, %4146, %4149, %4152, %4155, %4158, %4161, %4164, %4167, %4170, %4173, %4176, %4179, %4182, %4185, %4188, %4191, %4194, %4197, %4200, %4203, %4206, %4209, %4212, %4215, %4218, %4221, %4224, %4227, %4230, %4233, %4236, %4239, %4242, %4245, %4248, %4251, %4254, %4257, %4260, %4263, %4266, %4269, %4272, %4275, %4278, %4281, %4284, %4287, %4290, %4293, %4296, %4299, %4302, %4305, %4308, %4311, %4314, %4317, %4320, %4323, %4326, %4329, %4332, %4335, %4338, %4341, %4344, %4347, %4350, %4353, %4356, %4359, %4362, %4365, %4368, %4371, %4374, %4377, %4380, %4383, %4386, %4389, %4392, %4395, %4398, %4401, %4404, %4407, %4410, %4413, %4416, %4419, %4422, %4425, %4428, %4431, %4434, %4437, %4440, %4443, %4446, %4449, %4452, %4455, %4458, %4461, %4464, %4467, %4470, %4473, %4476, %4479, %4482, %4485, %4488, %4491, %4494, %4497, %4500, %4503, %4506, %4509, %4512, %4515, %4518, %4521, %4524, %4527, %4530, %5018, %5023, %5028, %5033, %5038, %5043, %5048, %5053, %5058, %5063, %5068, %5073, %5078, %5083, %5088, %5093, %5098, %5103, %5108, %5113, %5118, %5123, %5128, %5133, %5138, %5143, %5148, %5153, %5158, %5163, %5168, %5173, %5178, %5183, %5188, %5193, %5198, %5203, %5208, %5213, %5218, %5223, %5228, %5233, %5238, %5243, %5248, %5253, %5258, %5263, %5268, %5273, %5278, %5283, %5288, %5293, %5298, %5303, %5308, %5313, %5318, %5323, %5328, %5333, %5338, %5343, %5348, %5353, %5358, %5363, %5368, %5373, %5378, %5383, %5388, %5393, %5398, %5403, %5408, %5413, %5418, %5423, %5428, %5433, %5438, %5443, %5448, %5453, %5458, %5463, %5468, %5473, %5478, %5483, %5488, %5493, %5498, %5503, %5508, %5513, %5518, %5523, %5528, %5533, %5538, %5543, %1783 : tensor<64xf32>, tensor<64xf32>, tensor<1000xf32>, tensor<2048x1000xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x64xf32>, tensor<3x3x64x64xf32>, tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<3x3x64x64xf32>, tensor<1x1x64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<3x3x64x64xf32>, tensor<1x1x64x256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<1x1x256x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<1x1x512x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x512xf32>, tensor<3x3x512x512xf32>, tensor<1x1x512x2048xf32>, tensor<1x1x1024x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<3x3x512x512xf32>, tensor<1x1x512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<3x3x512x512xf32>, tensor<1x1x512x2048xf32>, tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000xf32>, tensor<2048x1000xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x64xf32>, tensor<3x3x64x64xf32>, tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<3x3x64x64xf32>, tensor<1x1x64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<3x3x64x64xf32>, tensor<1x1x64x256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<1x1x256x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<3x3x128x128xf32>, tensor<1x1x128x512xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<1x1x512x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<3x3x256x256xf32>, tensor<1x1x256x1024xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x512xf32>, tensor<3x3x512x512xf32>, tensor<1x1x512x2048xf32>, tensor<1x1x1024x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<3x3x512x512xf32>, tensor<1x1x512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<3x3x512x512xf32>, tensor<1x1x512x2048xf32>, tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<256x112x112x64xf32>) -> tensor<256x112x112x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x112x112x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x112x112x64xf32>
    return %1 : tensor<256x112x112x64xf32>
  }
  func.func private @relu_0(%arg0: tensor<256x56x56x64xf32>) -> tensor<256x56x56x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x56x56x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x56x56x64xf32>
    return %1 : tensor<256x56x56x64xf32>
  }
  func.func private @relu_1(%arg0: tensor<256x56x56x256xf32>) -> tensor<256x56x56x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x56x56x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x56x56x256xf32>
    return %1 : tensor<256x56x56x256xf32>
  }
  func.func private @relu_2(%arg0: tensor<256x56x56x128xf32>) -> tensor<256x56x56x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x56x56x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x56x56x128xf32>
    return %1 : tensor<256x56x56x128xf32>
  }
  func.func private @relu_3(%arg0: tensor<256x28x28x128xf32>) -> tensor<256x28x28x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x28x28x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x28x28x128xf32>
    return %1 : tensor<256x28x28x128xf32>
  }
  func.func private @relu_4(%arg0: tensor<256x28x28x512xf32>) -> tensor<256x28x28x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x28x28x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x28x28x512xf32>
    return %1 : tensor<256x28x28x512xf32>
  }
  func.func private @relu_5(%arg0: tensor<256x28x28x256xf32>) -> tensor<256x28x28x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x28x28x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x28x28x256xf32>
    return %1 : tensor<256x28x28x256xf32>
  }
  func.func private @relu_6(%arg0: tensor<256x14x14x256xf32>) -> tensor<256x14x14x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x14x14x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x14x14x256xf32>
    return %1 : tensor<256x14x14x256xf32>
  }
  func.func private @relu_7(%arg0: tensor<256x14x14x1024xf32>) -> tensor<256x14x14x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x14x14x1024xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x14x14x1024xf32>
    return %1 : tensor<256x14x14x1024xf32>
  }
  func.func private @relu_8(%arg0: tensor<256x14x14x512xf32>) -> tensor<256x14x14x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x14x14x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x14x14x512xf32>
    return %1 : tensor<256x14x14x512xf32>
  }
  func.func private @relu_9(%arg0: tensor<256x7x7x512xf32>) -> tensor<256x7x7x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x7x7x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x7x7x512xf32>
    return %1 : tensor<256x7x7x512xf32>
  }
  func.func private @relu_10(%arg0: tensor<256x7x7x2048xf32>) -> tensor<256x7x7x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x7x7x2048xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x7x7x2048xf32>
    return %1 : tensor<256x7x7x2048xf32>
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
