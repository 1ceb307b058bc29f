module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<768x768xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2304xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<768x2304xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<768xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<768xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<768xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<768xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<768xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3072x768xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3072xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<768x3072xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<768xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<768x768xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2304xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<768x2304xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<768xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<768xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<768xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<768xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<768xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3072x768xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3072xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<768x3072xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<768xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<768x768xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2304xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<768x2304xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<768xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<768xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<768xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<768xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<768xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<3072x768xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<3072xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<768x3072xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<768xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<768x768xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<2304xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<768x2304xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<768xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<768xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<768xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<768xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<768xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<3072x768xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<3072xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<768x3072xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<768xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<768x768xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<2304xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<768x2304xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<768xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<768xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<768xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<768xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<768xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<3072x768xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<3072xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<768x3072xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<768xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<768x768xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<2304xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<768x2304xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<768xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<768xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<768xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<768xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<768xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<3072x768xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<3072xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<768x3072xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<768xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<768x768xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<2304xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<768x2304xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<768xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<768xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<768xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<768xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<768xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<3072x768xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<3072xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<768x3072xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<768xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<768x768xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<2304xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<768x2304xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<768xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<768xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<768xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<768xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<768xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<3072x768xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<3072xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<768x3072xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<768xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<768x768xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<2304xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<768x2304xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<768xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<768xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<768xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<768xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<768xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<3072x768xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<3072xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<768x3072xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<768xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<768x768xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<2304xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<768x2304xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<768xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<768xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<768xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<768xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<768xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<3072x768xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<3072xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<768x3072xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<768xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<768x768xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<2304xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<768x2304xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<768xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<768xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<768xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<3072x768xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<3072xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<768x3072xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<768xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<768x768xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<2304xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<768x2304xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<768xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<768xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<768xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<768xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<768xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<3072x768xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<3072xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<768x3072xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<768xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<768xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<1024x768xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<50257x768xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<i32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<768xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<768x768xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<2304xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<768x2304xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<768xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<768xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<768xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<768xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<768xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<3072x768xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<3072xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<768x3072xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<768xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<768x768xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<2304xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<768x2304xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<768xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<768xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<768xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<768xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<768xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<3072x768xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<3072xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<768x3072xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<768xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<768x768xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<2304xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<768x2304xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<768xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<768xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<768xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<768xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<768xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<3072x768xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<3072xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<768x3072xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<768xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<768x768xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<2304xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<768x2304xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<768xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<768xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<768xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<768xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<768xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<3072x768xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<3072xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<768x3072xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<768xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<768x768xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<2304xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<768x2304xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<768xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<768xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<768xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<768xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<768xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<3072x768xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<3072xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<768x3072xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<768xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<768x768xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<2304xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<768x2304xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<768xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<768xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<768xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<768xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<768xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<3072x768xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<3072xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<768x3072xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<768xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<768x768xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<2304xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<768x2304xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<768xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<768xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<768xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<768xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<768xf32> {tf.aliasing_output = 229 : i32}, %arg230: tensor<3072x768xf32> {tf.aliasing_output = 230 : i32}, %arg231: tensor<3072xf32> {tf.aliasing_output = 231 : i32}, %arg232: tensor<768x3072xf32> {tf.aliasing_output = 232 : i32}, %arg233: tensor<768xf32> {tf.aliasing_output = 233 : i32}, %arg234: tensor<768x768xf32> {tf.aliasing_output = 234 : i32}, %arg235: tensor<2304xf32> {tf.aliasing_output = 235 : i32}, %arg236: tensor<768x2304xf32> {tf.aliasing_output = 236 : i32}, %arg237: tensor<768xf32> {tf.aliasing_output = 237 : i32}, %arg238: tensor<768xf32> {tf.aliasing_output = 238 : i32}, %arg239: tensor<768xf32> {tf.aliasing_output = 239 : i32}, %arg240: tensor<768xf32> {tf.aliasing_output = 240 : i32}, %arg241: tensor<768xf32> {tf.aliasing_output = 241 : i32}, %arg242: tensor<3072x768xf32> {tf.aliasing_output = 242 : i32}, %arg243: tensor<3072xf32> {tf.aliasing_output = 243 : i32}, %arg244: tensor<768x3072xf32> {tf.aliasing_output = 244 : i32}, %arg245: tensor<768xf32> {tf.aliasing_output = 245 : i32}, %arg246: tensor<768x768xf32> {tf.aliasing_output = 246 : i32}, %arg247: tensor<2304xf32> {tf.aliasing_output = 247 : i32}, %arg248: tensor<768x2304xf32> {tf.aliasing_output = 248 : i32}, %arg249: tensor<768xf32> {tf.aliasing_output = 249 : i32}, %arg250: tensor<768xf32> {tf.aliasing_output = 250 : i32}, %arg251: tensor<768xf32> {tf.aliasing_output = 251 : i32}, %arg252: tensor<768xf32> {tf.aliasing_output = 252 : i32}, %arg253: tensor<768xf32> {tf.aliasing_output = 253 : i32}, %arg254: tensor<3072x768xf32> {tf.aliasing_output = 254 : i32}, %arg255: tensor<3072xf32> {tf.aliasing_output = 255 : i32}, %arg256: tensor<768x3072xf32> {tf.aliasing_output = 256 : i32}, %arg257: tensor<768xf32> {tf.aliasing_output = 257 : i32}, %arg258: tensor<768x768xf32> {tf.aliasing_output = 258 : i32}, %arg259: tensor<2304xf32> {tf.aliasing_output = 259 : i32}, %arg260: tensor<768x2304xf32> {tf.aliasing_output = 260 : i32}, %arg261: tensor<768xf32> {tf.aliasing_output = 261 : i32}, %arg262: tensor<768xf32> {tf.aliasing_output = 262 : i32}, %arg263: tensor<768xf32> {tf.aliasing_output = 263 : i32}, %arg264: tensor<768xf32> {tf.aliasing_output = 264 : i32}, %arg265: tensor<768xf32> {tf.aliasing_output = 265 : i32}, %arg266: tensor<3072x768xf32> {tf.aliasing_output = 266 : i32}, %arg267: tensor<3072xf32> {tf.aliasing_output = 267 : i32}, %arg268: tensor<768x3072xf32> {tf.aliasing_output = 268 : i32}, %arg269: tensor<768xf32> {tf.aliasing_output = 269 : i32}, %arg270: tensor<768x768xf32> {tf.aliasing_output = 270 : i32}, %arg271: tensor<2304xf32> {tf.aliasing_output = 271 : i32}, %arg272: tensor<768x2304xf32> {tf.aliasing_output = 272 : i32}, %arg273: tensor<768xf32> {tf.aliasing_output = 273 : i32}, %arg274: tensor<768xf32> {tf.aliasing_output = 274 : i32}, %arg275: tensor<768xf32> {tf.aliasing_output = 275 : i32}, %arg276: tensor<768xf32> {tf.aliasing_output = 276 : i32}, %arg277: tensor<768xf32> {tf.aliasing_output = 277 : i32}, %arg278: tensor<3072x768xf32> {tf.aliasing_output = 278 : i32}, %arg279: tensor<3072xf32> {tf.aliasing_output = 279 : i32}, %arg280: tensor<768x3072xf32> {tf.aliasing_output = 280 : i32}, %arg281: tensor<768xf32> {tf.aliasing_output = 281 : i32}, %arg282: tensor<768x768xf32> {tf.aliasing_output = 282 : i32}, %arg283: tensor<2304xf32> {tf.aliasing_output = 283 : i32}, %arg284: tensor<768x2304xf32> {tf.aliasing_output = 284 : i32}, %arg285: tensor<768xf32> {tf.aliasing_output = 285 : i32}, %arg286: tensor<768xf32> {tf.aliasing_output = 286 : i32}, %arg287: tensor<768xf32> {tf.aliasing_output = 287 : i32}, %arg288: tensor<768xf32> {tf.aliasing_output = 288 : i32}, %arg289: tensor<768xf32> {tf.aliasing_output = 289 : i32}, %arg290: tensor<3072x768xf32> {tf.aliasing_output = 290 : i32}, %arg291: tensor<3072xf32> {tf.aliasing_output = 291 : i32}, %arg292: tensor<768x3072xf32> {tf.aliasing_output = 292 : i32}, %arg293: tensor<768xf32> {tf.aliasing_output = 293 : i32}, %arg294: tensor<768xf32> {tf.aliasing_output = 294 : i32}, %arg295: tensor<1024x768xf32> {tf.aliasing_output = 295 : i32}, %arg296: tensor<50257x768xf32> {tf.aliasing_output = 296 : i32}, %arg297: tensor<768xf32> {tf.aliasing_output = 297 : i32}, %arg298: tensor<768x768xf32> {tf.aliasing_output = 298 : i32}, %arg299: tensor<2304xf32> {tf.aliasing_output = 299 : i32}, %arg300: tensor<768x2304xf32> {tf.aliasing_output = 300 : i32}, %arg301: tensor<768xf32> {tf.aliasing_output = 301 : i32}, %arg302: tensor<768xf32> {tf.aliasing_output = 302 : i32}, %arg303: tensor<768xf32> {tf.aliasing_output = 303 : i32}, %arg304: tensor<768xf32> {tf.aliasing_output = 304 : i32}, %arg305: tensor<768xf32> {tf.aliasing_output = 305 : i32}, %arg306: tensor<3072x768xf32> {tf.aliasing_output = 306 : i32}, %arg307: tensor<3072xf32> {tf.aliasing_output = 307 : i32}, %arg308: tensor<768x3072xf32> {tf.aliasing_output = 308 : i32}, %arg309: tensor<768xf32> {tf.aliasing_output = 309 : i32}, %arg310: tensor<768x768xf32> {tf.aliasing_output = 310 : i32}, %arg311: tensor<2304xf32> {tf.aliasing_output = 311 : i32}, %arg312: tensor<768x2304xf32> {tf.aliasing_output = 312 : i32}, %arg313: tensor<768xf32> {tf.aliasing_output = 313 : i32}, %arg314: tensor<768xf32> {tf.aliasing_output = 314 : i32}, %arg315: tensor<768xf32> {tf.aliasing_output = 315 : i32}, %arg316: tensor<768xf32> {tf.aliasing_output = 316 : i32}, %arg317: tensor<768xf32> {tf.aliasing_output = 317 : i32}, %arg318: tensor<3072x768xf32> {tf.aliasing_output = 318 : i32}, %arg319: tensor<3072xf32> {tf.aliasing_output = 319 : i32}, %arg320: tensor<768x3072xf32> {tf.aliasing_output = 320 : i32}, %arg321: tensor<768xf32> {tf.aliasing_output = 321 : i32}, %arg322: tensor<768x768xf32> {tf.aliasing_output = 322 : i32}, %arg323: tensor<2304xf32> {tf.aliasing_output = 323 : i32}, %arg324: tensor<768x2304xf32> {tf.aliasing_output = 324 : i32}, %arg325: tensor<768xf32> {tf.aliasing_output = 325 : i32}, %arg326: tensor<768xf32> {tf.aliasing_output = 326 : i32}, %arg327: tensor<768xf32> {tf.aliasing_output = 327 : i32}, %arg328: tensor<768xf32> {tf.aliasing_output = 328 : i32}, %arg329: tensor<768xf32> {tf.aliasing_output = 329 : i32}, %arg330: tensor<3072x768xf32> {tf.aliasing_output = 330 : i32}, %arg331: tensor<3072xf32> {tf.aliasing_output = 331 : i32}, %arg332: tensor<768x3072xf32> {tf.aliasing_output = 332 : i32}, %arg333: tensor<768xf32> {tf.aliasing_output = 333 : i32}, %arg334: tensor<768x768xf32> {tf.aliasing_output = 334 : i32}, %arg335: tensor<2304xf32> {tf.aliasing_output = 335 : i32}, %arg336: tensor<768x2304xf32> {tf.aliasing_output = 336 : i32}, %arg337: tensor<768xf32> {tf.aliasing_output = 337 : i32}, %arg338: tensor<768xf32> {tf.aliasing_output = 338 : i32}, %arg339: tensor<768xf32> {tf.aliasing_output = 339 : i32}, %arg340: tensor<768xf32> {tf.aliasing_output = 340 : i32}, %arg341: tensor<768xf32> {tf.aliasing_output = 341 : i32}, %arg342: tensor<3072x768xf32> {tf.aliasing_output = 342 : i32}, %arg343: tensor<3072xf32> {tf.aliasing_output = 343 : i32}, %arg344: tensor<768x3072xf32> {tf.aliasing_output = 344 : i32}, %arg345: tensor<768xf32> {tf.aliasing_output = 345 : i32}, %arg346: tensor<768x768xf32> {tf.aliasing_output = 346 : i32}, %arg347: tensor<2304xf32> {tf.aliasing_output = 347 : i32}, %arg348: tensor<768x2304xf32> {tf.aliasing_output = 348 : i32}, %arg349: tensor<768xf32> {tf.aliasing_output = 349 : i32}, %arg350: tensor<768xf32> {tf.aliasing_output = 350 : i32}, %arg351: tensor<768xf32> {tf.aliasing_output = 351 : i32}, %arg352: tensor<768xf32> {tf.aliasing_output = 352 : i32}, %arg353: tensor<768xf32> {tf.aliasing_output = 353 : i32}, %arg354: tensor<3072x768xf32> {tf.aliasing_output = 354 : i32}, %arg355: tensor<3072xf32> {tf.aliasing_output = 355 : i32}, %arg356: tensor<768x3072xf32> {tf.aliasing_output = 356 : i32}, %arg357: tensor<768xf32> {tf.aliasing_output = 357 : i32}, %arg358: tensor<768x768xf32> {tf.aliasing_output = 358 : i32}, %arg359: tensor<2304xf32> {tf.aliasing_output = 359 : i32}, %arg360: tensor<768x2304xf32> {tf.aliasing_output = 360 : i32}, %arg361: tensor<768xf32> {tf.aliasing_output = 361 : i32}, %arg362: tensor<768xf32> {tf.aliasing_output = 362 : i32}, %arg363: tensor<768xf32> {tf.aliasing_output = 363 : i32}, %arg364: tensor<768xf32> {tf.aliasing_output = 364 : i32}, %arg365: tensor<768xf32> {tf.aliasing_output = 365 : i32}, %arg366: tensor<3072x768xf32> {tf.aliasing_output = 366 : i32}, %arg367: tensor<3072xf32> {tf.aliasing_output = 367 : i32}, %arg368: tensor<768x3072xf32> {tf.aliasing_output = 368 : i32}, %arg369: tensor<768xf32> {tf.aliasing_output = 369 : i32}, %arg370: tensor<768x768xf32> {tf.aliasing_output = 370 : i32}, %arg371: tensor<2304xf32> {tf.aliasing_output = 371 : i32}, %arg372: tensor<768x2304xf32> {tf.aliasing_output = 372 : i32}, %arg373: tensor<768xf32> {tf.aliasing_output = 373 : i32}, %arg374: tensor<768xf32> {tf.aliasing_output = 374 : i32}, %arg375: tensor<768xf32> {tf.aliasing_output = 375 : i32}, %arg376: tensor<768xf32> {tf.aliasing_output = 376 : i32}, %arg377: tensor<768xf32> {tf.aliasing_output = 377 : i32}, %arg378: tensor<3072x768xf32> {tf.aliasing_output = 378 : i32}, %arg379: tensor<3072xf32> {tf.aliasing_output = 379 : i32}, %arg380: tensor<768x3072xf32> {tf.aliasing_output = 380 : i32}, %arg381: tensor<768xf32> {tf.aliasing_output = 381 : i32}, %arg382: tensor<768x768xf32> {tf.aliasing_output = 382 : i32}, %arg383: tensor<2304xf32> {tf.aliasing_output = 383 : i32}, %arg384: tensor<768x2304xf32> {tf.aliasing_output = 384 : i32}, %arg385: tensor<768xf32> {tf.aliasing_output = 385 : i32}, %arg386: tensor<768xf32> {tf.aliasing_output = 386 : i32}, %arg387: tensor<768xf32> {tf.aliasing_output = 387 : i32}, %arg388: tensor<768xf32> {tf.aliasing_output = 388 : i32}, %arg389: tensor<768xf32> {tf.aliasing_output = 389 : i32}, %arg390: tensor<3072x768xf32> {tf.aliasing_output = 390 : i32}, %arg391: tensor<3072xf32> {tf.aliasing_output = 391 : i32}, %arg392: tensor<768x3072xf32> {tf.aliasing_output = 392 : i32}, %arg393: tensor<768xf32> {tf.aliasing_output = 393 : i32}, %arg394: tensor<768x768xf32> {tf.aliasing_output = 394 : i32}, %arg395: tensor<2304xf32> {tf.aliasing_output = 395 : i32}, %arg396: tensor<768x2304xf32> {tf.aliasing_output = 396 : i32}, %arg397: tensor<768xf32> {tf.aliasing_output = 397 : i32}, %arg398: tensor<768xf32> {tf.aliasing_output = 398 : i32}, %arg399: tensor<768xf32> {tf.aliasing_output = 399 : i32}, %arg400: tensor<768xf32> {tf.aliasing_output = 400 : i32}, %arg401: tensor<768xf32> {tf.aliasing_output = 401 : i32}, %arg402: tensor<3072x768xf32> {tf.aliasing_output = 402 : i32}, %arg403: tensor<3072xf32> {tf.aliasing_output = 403 : i32}, %arg404: tensor<768x3072xf32> {tf.aliasing_output = 404 : i32}, %arg405: tensor<768xf32> {tf.aliasing_output = 405 : i32}, %arg406: tensor<768x768xf32> {tf.aliasing_output = 406 : i32}, %arg407: tensor<2304xf32> {tf.aliasing_output = 407 : i32}, %arg408: tensor<768x2304xf32> {tf.aliasing_output = 408 : i32}, %arg409: tensor<768xf32> {tf.aliasing_output = 409 : i32}, %arg410: tensor<768xf32> {tf.aliasing_output = 410 : i32}, %arg411: tensor<768xf32> {tf.aliasing_output = 411 : i32}, %arg412: tensor<768xf32> {tf.aliasing_output = 412 : i32}, %arg413: tensor<768xf32> {tf.aliasing_output = 413 : i32}, %arg414: tensor<3072x768xf32> {tf.aliasing_output = 414 : i32}, %arg415: tensor<3072xf32> {tf.aliasing_output = 415 : i32}, %arg416: tensor<768x3072xf32> {tf.aliasing_output = 416 : i32}, %arg417: tensor<768xf32> {tf.aliasing_output = 417 : i32}, %arg418: tensor<768x768xf32> {tf.aliasing_output = 418 : i32}, %arg419: tensor<2304xf32> {tf.aliasing_output = 419 : i32}, %arg420: tensor<768x2304xf32> {tf.aliasing_output = 420 : i32}, %arg421: tensor<768xf32> {tf.aliasing_output = 421 : i32}, %arg422: tensor<768xf32> {tf.aliasing_output = 422 : i32}, %arg423: tensor<768xf32> {tf.aliasing_output = 423 : i32}, %arg424: tensor<768xf32> {tf.aliasing_output = 424 : i32}, %arg425: tensor<768xf32> {tf.aliasing_output = 425 : i32}, %arg426: tensor<3072x768xf32> {tf.aliasing_output = 426 : i32}, %arg427: tensor<3072xf32> {tf.aliasing_output = 427 : i32}, %arg428: tensor<768x3072xf32> {tf.aliasing_output = 428 : i32}, %arg429: tensor<768xf32> {tf.aliasing_output = 429 : i32}, %arg430: tensor<768x768xf32> {tf.aliasing_output = 430 : i32}, %arg431: tensor<2304xf32> {tf.aliasing_output = 431 : i32}, %arg432: tensor<768x2304xf32> {tf.aliasing_output = 432 : i32}, %arg433: tensor<768xf32> {tf.aliasing_output = 433 : i32}, %arg434: tensor<768xf32> {tf.aliasing_output = 434 : i32}, %arg435: tensor<768xf32> {tf.aliasing_output = 435 : i32}, %arg436: tensor<768xf32> {tf.aliasing_output = 436 : i32}, %arg437: tensor<768xf32> {tf.aliasing_output = 437 : i32}, %arg438: tensor<3072x768xf32> {tf.aliasing_output = 438 : i32}, %arg439: tensor<3072xf32> {tf.aliasing_output = 439 : i32}, %arg440: tensor<768x3072xf32> {tf.aliasing_output = 440 : i32}, %arg441: tensor<768xf32> {tf.aliasing_output = 441 : i32}, %arg442: tensor<768xf32> {tf.aliasing_output = 442 : i32}, %arg443: tensor<1024x768xf32> {tf.aliasing_output = 443 : i32}, %arg444: tensor<50257x768xf32> {tf.aliasing_output = 444 : i32}, %arg445: tensor<8x1024xi32>, %arg446: tensor<8x1024xi32>) -> (tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][2]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][2]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][2]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][2]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][2]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][3]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][3]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][3]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][3]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][3]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][4]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][4]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][4]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][4]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][4]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][5]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][5]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][5]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][5]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][5]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][6]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][6]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][6]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][6]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][6]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][7]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][7]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][7]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][7]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][7]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][8]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][8]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][8]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][8]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][8]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][9]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][9]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][9]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][9]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][9]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][10]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][10]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][10]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][10]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][10]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][11]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][11]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][11]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][11]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][11]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[0]['ln_f']['bias']"}, tensor<768xf32> {jax.result_info = "result[0]['ln_f']['scale']"}, tensor<1024x768xf32> {jax.result_info = "result[0]['wpe']"}, tensor<50257x768xf32> {jax.result_info = "result[0]['wte']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][2]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][2]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][2]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][2]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][2]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][2]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][2]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][2]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][2]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][2]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][2]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][2]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][3]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][3]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][3]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][3]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][3]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][3]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][3]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][3]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][3]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][3]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][3]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][3]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][4]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][4]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][4]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][4]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][4]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][4]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][4]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][4]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][4]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][4]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][4]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][4]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][5]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][5]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][5]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][5]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][5]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][5]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][5]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][5]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][5]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][5]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][5]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][5]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][6]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][6]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][6]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][6]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][6]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][6]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][6]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][6]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][6]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][6]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][6]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][6]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][7]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][7]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][7]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][7]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][7]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][7]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][7]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][7]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][7]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][7]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][7]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][7]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][8]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][8]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][8]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][8]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][8]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][8]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][8]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][8]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][8]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][8]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][8]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][8]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][9]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][9]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][9]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][9]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][9]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][9]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][9]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][9]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][9]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][9]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][9]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][9]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][10]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][10]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][10]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][10]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][10]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][10]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][10]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][10]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][10]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][10]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][10]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][10]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][11]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['m']['blocks'][11]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['m']['blocks'][11]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['m']['blocks'][11]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][11]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][11]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][11]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][11]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['blocks'][11]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['m']['blocks'][11]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['m']['blocks'][11]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['m']['blocks'][11]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['ln_f']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['m']['ln_f']['scale']"}, tensor<1024x768xf32> {jax.result_info = "result[1]['m']['wpe']"}, tensor<50257x768xf32> {jax.result_info = "result[1]['m']['wte']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][2]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][2]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][2]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][2]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][2]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][2]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][2]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][2]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][2]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][2]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][2]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][2]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][3]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][3]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][3]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][3]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][3]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][3]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][3]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][3]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][3]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][3]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][3]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][3]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][4]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][4]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][4]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][4]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][4]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][4]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][4]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][4]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][4]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][4]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][4]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][4]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][5]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][5]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][5]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][5]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][5]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][5]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][5]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][5]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][5]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][5]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][5]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][5]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][6]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][6]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][6]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][6]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][6]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][6]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][6]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][6]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][6]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][6]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][6]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][6]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][7]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][7]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][7]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][7]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][7]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][7]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][7]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][7]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][7]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][7]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][7]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][7]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][8]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][8]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][8]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][8]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][8]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][8]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][8]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][8]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][8]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][8]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][8]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][8]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][9]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][9]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][9]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][9]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][9]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][9]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][9]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][9]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][9]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][9]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][9]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][9]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][10]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][10]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][10]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][10]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][10]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][10]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][10]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][10]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][10]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][10]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][10]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][10]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][11]['attn']['out']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['v']['blocks'][11]['attn']['out']['kernel']"}, tensor<2304xf32> {jax.result_info = "result[1]['v']['blocks'][11]['attn']['qkv']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['v']['blocks'][11]['attn']['qkv']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][11]['ln1']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][11]['ln1']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][11]['ln2']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][11]['ln2']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['blocks'][11]['mlp']['down']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['v']['blocks'][11]['mlp']['down']['kernel']"}, tensor<3072xf32> {jax.result_info = "result[1]['v']['blocks'][11]['mlp']['up']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['v']['blocks'][11]['mlp']['up']['kernel']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['ln_f']['bias']"}, tensor<768xf32> {jax.result_info = "result[1]['v']['ln_f']['scale']"}, tensor<1024x768xf32> {jax.result_info = "result[1]['v']['wpe']"}, tensor<50257x768xf32> {jax.result_info = "result[1]['v']['wte']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg147 : (tensor<50257x768xf32>) -> tensor<50257x768xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1024xi32>
    %2 = stablehlo.compare LT, %arg445, %1, SIGNED : (tensor<8x1024xi32>, tensor<8x1024xi32>) -> tensor<8x1024xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1024xi32>
    %4 = stablehlo.add %arg445, %3 : tensor<8x1024xi32>
    %5 = stablehlo.select %2, %4, %arg445 : tensor<8x1024xi1>, tensor<8x1024xi32>
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
    %17:4 = call @_var(%12, %c_2) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %19 = stablehlo.subtract %12, %18 : tensor<8x1024x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %21 = stablehlo.add %17#0, %20 : tensor<8x1024x1xf32>
    %22 = stablehlo.rsqrt %21 : tensor<8x1024x1xf32>
    %23 = stablehlo.divide %22, %21 : tensor<8x1024x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<8x1024x1xf32>
    %26 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %27 = stablehlo.multiply %19, %26 : tensor<8x1024x768xf32>
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<8x1024x768xf32>
    %31 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %33 = stablehlo.add %30, %32 : tensor<8x1024x768xf32>
    %34 = stablehlo.convert %33 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %35 = stablehlo.convert %arg3 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %36 = stablehlo.dot_general %34, %35, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %37 = stablehlo.convert %arg2 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %38 = stablehlo.broadcast_in_dim %37, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %40 = stablehlo.add %36, %39 : tensor<8x1024x2304xbf16>
    %41 = stablehlo.slice %40 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %42 = stablehlo.slice %40 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %43 = stablehlo.slice %40 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %44 = stablehlo.reshape %41 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %45 = stablehlo.reshape %42 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %46 = stablehlo.reshape %43 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %47 = stablehlo.dot_general %44, %45, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %48 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %49 = stablehlo.divide %47, %48 : tensor<8x12x1024x1024xbf16>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %50 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %51 = call @tril(%50) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %52 = stablehlo.convert %49 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %53:2 = call @_where_0(%51, %52, %cst_7) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.reduce(%53#0 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %56 = stablehlo.maximum %55, %54 : tensor<8x12x1024xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %59 = stablehlo.subtract %53#0, %58 : tensor<8x12x1024x1024xf32>
    %60 = stablehlo.exponential %59 : tensor<8x12x1024x1024xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %64 = stablehlo.divide %60, %63 : tensor<8x12x1024x1024xf32>
    %65 = stablehlo.multiply %62, %62 : tensor<8x12x1024x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %67 = stablehlo.divide %66, %65 : tensor<8x12x1024x1xf32>
    %68 = stablehlo.convert %64 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %69 = stablehlo.dot_general %46, %68, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %70 = stablehlo.transpose %69, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %71 = stablehlo.reshape %70 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %72 = stablehlo.convert %arg1 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %73 = stablehlo.dot_general %71, %72, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %74 = stablehlo.convert %arg0 : (tensor<768xf32>) -> tensor<768xbf16>
    %75 = stablehlo.broadcast_in_dim %74, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %77 = stablehlo.add %73, %76 : tensor<8x1024x768xbf16>
    %78 = stablehlo.add %11, %77 : tensor<8x1024x768xbf16>
    %79 = stablehlo.convert %78 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_13 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<8x1024x1xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %84:4 = call @_var(%79, %c_14) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %85 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %86 = stablehlo.subtract %79, %85 : tensor<8x1024x768xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %88 = stablehlo.add %84#0, %87 : tensor<8x1024x1xf32>
    %89 = stablehlo.rsqrt %88 : tensor<8x1024x1xf32>
    %90 = stablehlo.divide %89, %88 : tensor<8x1024x1xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %92 = stablehlo.multiply %91, %90 : tensor<8x1024x1xf32>
    %93 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %94 = stablehlo.multiply %86, %93 : tensor<8x1024x768xf32>
    %95 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %97 = stablehlo.multiply %94, %96 : tensor<8x1024x768xf32>
    %98 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %100 = stablehlo.add %97, %99 : tensor<8x1024x768xf32>
    %101 = stablehlo.convert %100 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %102 = stablehlo.convert %arg11 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %103 = stablehlo.dot_general %101, %102, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %104 = stablehlo.convert %arg10 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %105 = stablehlo.broadcast_in_dim %104, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %107 = stablehlo.add %103, %106 : tensor<8x1024x3072xbf16>
    %108 = stablehlo.multiply %107, %107 : tensor<8x1024x3072xbf16>
    %109 = stablehlo.multiply %108, %107 : tensor<8x1024x3072xbf16>
    %110 = stablehlo.multiply %107, %107 : tensor<8x1024x3072xbf16>
    %cst_17 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %111 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %112 = stablehlo.multiply %111, %110 : tensor<8x1024x3072xbf16>
    %cst_18 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %113 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %114 = stablehlo.multiply %113, %109 : tensor<8x1024x3072xbf16>
    %115 = stablehlo.add %107, %114 : tensor<8x1024x3072xbf16>
    %cst_19 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %116 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %117 = stablehlo.multiply %116, %115 : tensor<8x1024x3072xbf16>
    %118 = stablehlo.tanh %117 : tensor<8x1024x3072xbf16>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %119 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %120 = stablehlo.subtract %119, %118 : tensor<8x1024x3072xbf16>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %121 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %122 = stablehlo.add %121, %118 : tensor<8x1024x3072xbf16>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %123 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %124 = stablehlo.multiply %123, %122 : tensor<8x1024x3072xbf16>
    %125 = stablehlo.multiply %107, %124 : tensor<8x1024x3072xbf16>
    %126 = stablehlo.convert %arg9 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %127 = stablehlo.dot_general %125, %126, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %128 = stablehlo.convert %arg8 : (tensor<768xf32>) -> tensor<768xbf16>
    %129 = stablehlo.broadcast_in_dim %128, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %131 = stablehlo.add %127, %130 : tensor<8x1024x768xbf16>
    %132 = stablehlo.add %78, %131 : tensor<8x1024x768xbf16>
    %133 = stablehlo.convert %132 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_24 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %137 = stablehlo.divide %135, %136 : tensor<8x1024x1xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %138:4 = call @_var(%133, %c_25) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %139 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %140 = stablehlo.subtract %133, %139 : tensor<8x1024x768xf32>
    %cst_26 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %142 = stablehlo.add %138#0, %141 : tensor<8x1024x1xf32>
    %143 = stablehlo.rsqrt %142 : tensor<8x1024x1xf32>
    %144 = stablehlo.divide %143, %142 : tensor<8x1024x1xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<8x1024x1xf32>
    %147 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %148 = stablehlo.multiply %140, %147 : tensor<8x1024x768xf32>
    %149 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %151 = stablehlo.multiply %148, %150 : tensor<8x1024x768xf32>
    %152 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %154 = stablehlo.add %151, %153 : tensor<8x1024x768xf32>
    %155 = stablehlo.convert %154 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %156 = stablehlo.convert %arg15 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %157 = stablehlo.dot_general %155, %156, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %158 = stablehlo.convert %arg14 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %159 = stablehlo.broadcast_in_dim %158, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %161 = stablehlo.add %157, %160 : tensor<8x1024x2304xbf16>
    %162 = stablehlo.slice %161 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %163 = stablehlo.slice %161 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %164 = stablehlo.slice %161 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %165 = stablehlo.reshape %162 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %166 = stablehlo.reshape %163 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %167 = stablehlo.reshape %164 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %168 = stablehlo.dot_general %165, %166, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_28 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %169 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %170 = stablehlo.divide %168, %169 : tensor<8x12x1024x1024xbf16>
    %c_29 = stablehlo.constant dense<true> : tensor<i1>
    %171 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %172 = call @tril(%171) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %173 = stablehlo.convert %170 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_30 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %174:2 = call @_where_0(%172, %173, %cst_30) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %175 = stablehlo.reduce(%174#0 init: %cst_31) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %177 = stablehlo.maximum %176, %175 : tensor<8x12x1024xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %180 = stablehlo.subtract %174#0, %179 : tensor<8x12x1024x1024xf32>
    %181 = stablehlo.exponential %180 : tensor<8x12x1024x1024xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_33) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %185 = stablehlo.divide %181, %184 : tensor<8x12x1024x1024xf32>
    %186 = stablehlo.multiply %183, %183 : tensor<8x12x1024x1xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %188 = stablehlo.divide %187, %186 : tensor<8x12x1024x1xf32>
    %189 = stablehlo.convert %185 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %190 = stablehlo.dot_general %167, %189, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %191 = stablehlo.transpose %190, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %192 = stablehlo.reshape %191 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %193 = stablehlo.convert %arg13 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %194 = stablehlo.dot_general %192, %193, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %195 = stablehlo.convert %arg12 : (tensor<768xf32>) -> tensor<768xbf16>
    %196 = stablehlo.broadcast_in_dim %195, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %198 = stablehlo.add %194, %197 : tensor<8x1024x768xbf16>
    %199 = stablehlo.add %132, %198 : tensor<8x1024x768xbf16>
    %200 = stablehlo.convert %199 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.reduce(%200 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_36 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %204 = stablehlo.divide %202, %203 : tensor<8x1024x1xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %205:4 = call @_var(%200, %c_37) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %206 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %207 = stablehlo.subtract %200, %206 : tensor<8x1024x768xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %209 = stablehlo.add %205#0, %208 : tensor<8x1024x1xf32>
    %210 = stablehlo.rsqrt %209 : tensor<8x1024x1xf32>
    %211 = stablehlo.divide %210, %209 : tensor<8x1024x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %213 = stablehlo.multiply %212, %211 : tensor<8x1024x1xf32>
    %214 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %215 = stablehlo.multiply %207, %214 : tensor<8x1024x768xf32>
    %216 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %218 = stablehlo.multiply %215, %217 : tensor<8x1024x768xf32>
    %219 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %221 = stablehlo.add %218, %220 : tensor<8x1024x768xf32>
    %222 = stablehlo.convert %221 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %223 = stablehlo.convert %arg23 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %224 = stablehlo.dot_general %222, %223, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %225 = stablehlo.convert %arg22 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %226 = stablehlo.broadcast_in_dim %225, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %228 = stablehlo.add %224, %227 : tensor<8x1024x3072xbf16>
    %229 = stablehlo.multiply %228, %228 : tensor<8x1024x3072xbf16>
    %230 = stablehlo.multiply %229, %228 : tensor<8x1024x3072xbf16>
    %231 = stablehlo.multiply %228, %228 : tensor<8x1024x3072xbf16>
    %cst_40 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %232 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %233 = stablehlo.multiply %232, %231 : tensor<8x1024x3072xbf16>
    %cst_41 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %234 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %235 = stablehlo.multiply %234, %230 : tensor<8x1024x3072xbf16>
    %236 = stablehlo.add %228, %235 : tensor<8x1024x3072xbf16>
    %cst_42 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %237 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %238 = stablehlo.multiply %237, %236 : tensor<8x1024x3072xbf16>
    %239 = stablehlo.tanh %238 : tensor<8x1024x3072xbf16>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %240 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %241 = stablehlo.subtract %240, %239 : tensor<8x1024x3072xbf16>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %242 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %243 = stablehlo.add %242, %239 : tensor<8x1024x3072xbf16>
    %cst_45 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %244 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %245 = stablehlo.multiply %244, %243 : tensor<8x1024x3072xbf16>
    %246 = stablehlo.multiply %228, %245 : tensor<8x1024x3072xbf16>
    %247 = stablehlo.convert %arg21 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %248 = stablehlo.dot_general %246, %247, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %249 = stablehlo.convert %arg20 : (tensor<768xf32>) -> tensor<768xbf16>
    %250 = stablehlo.broadcast_in_dim %249, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %252 = stablehlo.add %248, %251 : tensor<8x1024x768xbf16>
    %253 = stablehlo.add %199, %252 : tensor<8x1024x768xbf16>
    %254 = stablehlo.convert %253 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_47 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %258 = stablehlo.divide %256, %257 : tensor<8x1024x1xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %259:4 = call @_var(%254, %c_48) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %260 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %261 = stablehlo.subtract %254, %260 : tensor<8x1024x768xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %263 = stablehlo.add %259#0, %262 : tensor<8x1024x1xf32>
    %264 = stablehlo.rsqrt %263 : tensor<8x1024x1xf32>
    %265 = stablehlo.divide %264, %263 : tensor<8x1024x1xf32>
    %cst_50 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %267 = stablehlo.multiply %266, %265 : tensor<8x1024x1xf32>
    %268 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %269 = stablehlo.multiply %261, %268 : tensor<8x1024x768xf32>
    %270 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %272 = stablehlo.multiply %269, %271 : tensor<8x1024x768xf32>
    %273 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %275 = stablehlo.add %272, %274 : tensor<8x1024x768xf32>
    %276 = stablehlo.convert %275 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %277 = stablehlo.convert %arg27 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %278 = stablehlo.dot_general %276, %277, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %279 = stablehlo.convert %arg26 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %280 = stablehlo.broadcast_in_dim %279, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %282 = stablehlo.add %278, %281 : tensor<8x1024x2304xbf16>
    %283 = stablehlo.slice %282 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %284 = stablehlo.slice %282 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %285 = stablehlo.slice %282 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %286 = stablehlo.reshape %283 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %287 = stablehlo.reshape %284 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %288 = stablehlo.reshape %285 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %289 = stablehlo.dot_general %286, %287, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_51 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %290 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %291 = stablehlo.divide %289, %290 : tensor<8x12x1024x1024xbf16>
    %c_52 = stablehlo.constant dense<true> : tensor<i1>
    %292 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %293 = call @tril(%292) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %294 = stablehlo.convert %291 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_53 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %295:2 = call @_where_0(%293, %294, %cst_53) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %296 = stablehlo.reduce(%295#0 init: %cst_54) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %298 = stablehlo.maximum %297, %296 : tensor<8x12x1024xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %301 = stablehlo.subtract %295#0, %300 : tensor<8x12x1024x1024xf32>
    %302 = stablehlo.exponential %301 : tensor<8x12x1024x1024xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %303 = stablehlo.reduce(%302 init: %cst_56) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %306 = stablehlo.divide %302, %305 : tensor<8x12x1024x1024xf32>
    %307 = stablehlo.multiply %304, %304 : tensor<8x12x1024x1xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %309 = stablehlo.divide %308, %307 : tensor<8x12x1024x1xf32>
    %310 = stablehlo.convert %306 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %311 = stablehlo.dot_general %288, %310, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %312 = stablehlo.transpose %311, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %313 = stablehlo.reshape %312 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %314 = stablehlo.convert %arg25 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %315 = stablehlo.dot_general %313, %314, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %316 = stablehlo.convert %arg24 : (tensor<768xf32>) -> tensor<768xbf16>
    %317 = stablehlo.broadcast_in_dim %316, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %319 = stablehlo.add %315, %318 : tensor<8x1024x768xbf16>
    %320 = stablehlo.add %253, %319 : tensor<8x1024x768xbf16>
    %321 = stablehlo.convert %320 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_59 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %325 = stablehlo.divide %323, %324 : tensor<8x1024x1xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %326:4 = call @_var(%321, %c_60) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %327 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %328 = stablehlo.subtract %321, %327 : tensor<8x1024x768xf32>
    %cst_61 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %330 = stablehlo.add %326#0, %329 : tensor<8x1024x1xf32>
    %331 = stablehlo.rsqrt %330 : tensor<8x1024x1xf32>
    %332 = stablehlo.divide %331, %330 : tensor<8x1024x1xf32>
    %cst_62 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %334 = stablehlo.multiply %333, %332 : tensor<8x1024x1xf32>
    %335 = stablehlo.broadcast_in_dim %331, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %336 = stablehlo.multiply %328, %335 : tensor<8x1024x768xf32>
    %337 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %339 = stablehlo.multiply %336, %338 : tensor<8x1024x768xf32>
    %340 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %342 = stablehlo.add %339, %341 : tensor<8x1024x768xf32>
    %343 = stablehlo.convert %342 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %344 = stablehlo.convert %arg35 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %345 = stablehlo.dot_general %343, %344, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %346 = stablehlo.convert %arg34 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %347 = stablehlo.broadcast_in_dim %346, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %349 = stablehlo.add %345, %348 : tensor<8x1024x3072xbf16>
    %350 = stablehlo.multiply %349, %349 : tensor<8x1024x3072xbf16>
    %351 = stablehlo.multiply %350, %349 : tensor<8x1024x3072xbf16>
    %352 = stablehlo.multiply %349, %349 : tensor<8x1024x3072xbf16>
    %cst_63 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %353 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %354 = stablehlo.multiply %353, %352 : tensor<8x1024x3072xbf16>
    %cst_64 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %355 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %356 = stablehlo.multiply %355, %351 : tensor<8x1024x3072xbf16>
    %357 = stablehlo.add %349, %356 : tensor<8x1024x3072xbf16>
    %cst_65 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %358 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %359 = stablehlo.multiply %358, %357 : tensor<8x1024x3072xbf16>
    %360 = stablehlo.tanh %359 : tensor<8x1024x3072xbf16>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %361 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %362 = stablehlo.subtract %361, %360 : tensor<8x1024x3072xbf16>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %363 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %364 = stablehlo.add %363, %360 : tensor<8x1024x3072xbf16>
    %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %365 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %366 = stablehlo.multiply %365, %364 : tensor<8x1024x3072xbf16>
    %367 = stablehlo.multiply %349, %366 : tensor<8x1024x3072xbf16>
    %368 = stablehlo.convert %arg33 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %369 = stablehlo.dot_general %367, %368, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %370 = stablehlo.convert %arg32 : (tensor<768xf32>) -> tensor<768xbf16>
    %371 = stablehlo.broadcast_in_dim %370, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %373 = stablehlo.add %369, %372 : tensor<8x1024x768xbf16>
    %374 = stablehlo.add %320, %373 : tensor<8x1024x768xbf16>
    %375 = stablehlo.convert %374 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_70 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %379 = stablehlo.divide %377, %378 : tensor<8x1024x1xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %380:4 = call @_var(%375, %c_71) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %381 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %382 = stablehlo.subtract %375, %381 : tensor<8x1024x768xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %384 = stablehlo.add %380#0, %383 : tensor<8x1024x1xf32>
    %385 = stablehlo.rsqrt %384 : tensor<8x1024x1xf32>
    %386 = stablehlo.divide %385, %384 : tensor<8x1024x1xf32>
    %cst_73 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %388 = stablehlo.multiply %387, %386 : tensor<8x1024x1xf32>
    %389 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %390 = stablehlo.multiply %382, %389 : tensor<8x1024x768xf32>
    %391 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %393 = stablehlo.multiply %390, %392 : tensor<8x1024x768xf32>
    %394 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %396 = stablehlo.add %393, %395 : tensor<8x1024x768xf32>
    %397 = stablehlo.convert %396 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %398 = stablehlo.convert %arg39 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %399 = stablehlo.dot_general %397, %398, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %400 = stablehlo.convert %arg38 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %401 = stablehlo.broadcast_in_dim %400, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %403 = stablehlo.add %399, %402 : tensor<8x1024x2304xbf16>
    %404 = stablehlo.slice %403 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %405 = stablehlo.slice %403 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %406 = stablehlo.slice %403 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %407 = stablehlo.reshape %404 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %408 = stablehlo.reshape %405 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %409 = stablehlo.reshape %406 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %410 = stablehlo.dot_general %407, %408, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_74 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %411 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %412 = stablehlo.divide %410, %411 : tensor<8x12x1024x1024xbf16>
    %c_75 = stablehlo.constant dense<true> : tensor<i1>
    %413 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %414 = call @tril(%413) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %415 = stablehlo.convert %412 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_76 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %416:2 = call @_where_0(%414, %415, %cst_76) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %417 = stablehlo.reduce(%416#0 init: %cst_77) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %419 = stablehlo.maximum %418, %417 : tensor<8x12x1024xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %422 = stablehlo.subtract %416#0, %421 : tensor<8x12x1024x1024xf32>
    %423 = stablehlo.exponential %422 : tensor<8x12x1024x1024xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_79) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %427 = stablehlo.divide %423, %426 : tensor<8x12x1024x1024xf32>
    %428 = stablehlo.multiply %425, %425 : tensor<8x12x1024x1xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %430 = stablehlo.divide %429, %428 : tensor<8x12x1024x1xf32>
    %431 = stablehlo.convert %427 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %432 = stablehlo.dot_general %409, %431, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %433 = stablehlo.transpose %432, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %434 = stablehlo.reshape %433 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %435 = stablehlo.convert %arg37 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %436 = stablehlo.dot_general %434, %435, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %437 = stablehlo.convert %arg36 : (tensor<768xf32>) -> tensor<768xbf16>
    %438 = stablehlo.broadcast_in_dim %437, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %440 = stablehlo.add %436, %439 : tensor<8x1024x768xbf16>
    %441 = stablehlo.add %374, %440 : tensor<8x1024x768xbf16>
    %442 = stablehlo.convert %441 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_82 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %446 = stablehlo.divide %444, %445 : tensor<8x1024x1xf32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %447:4 = call @_var(%442, %c_83) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %448 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %449 = stablehlo.subtract %442, %448 : tensor<8x1024x768xf32>
    %cst_84 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %451 = stablehlo.add %447#0, %450 : tensor<8x1024x1xf32>
    %452 = stablehlo.rsqrt %451 : tensor<8x1024x1xf32>
    %453 = stablehlo.divide %452, %451 : tensor<8x1024x1xf32>
    %cst_85 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %455 = stablehlo.multiply %454, %453 : tensor<8x1024x1xf32>
    %456 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %457 = stablehlo.multiply %449, %456 : tensor<8x1024x768xf32>
    %458 = stablehlo.broadcast_in_dim %arg43, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %460 = stablehlo.multiply %457, %459 : tensor<8x1024x768xf32>
    %461 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %463 = stablehlo.add %460, %462 : tensor<8x1024x768xf32>
    %464 = stablehlo.convert %463 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %465 = stablehlo.convert %arg47 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %466 = stablehlo.dot_general %464, %465, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %467 = stablehlo.convert %arg46 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %468 = stablehlo.broadcast_in_dim %467, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %470 = stablehlo.add %466, %469 : tensor<8x1024x3072xbf16>
    %471 = stablehlo.multiply %470, %470 : tensor<8x1024x3072xbf16>
    %472 = stablehlo.multiply %471, %470 : tensor<8x1024x3072xbf16>
    %473 = stablehlo.multiply %470, %470 : tensor<8x1024x3072xbf16>
    %cst_86 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %474 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %475 = stablehlo.multiply %474, %473 : tensor<8x1024x3072xbf16>
    %cst_87 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %476 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %477 = stablehlo.multiply %476, %472 : tensor<8x1024x3072xbf16>
    %478 = stablehlo.add %470, %477 : tensor<8x1024x3072xbf16>
    %cst_88 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %479 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %480 = stablehlo.multiply %479, %478 : tensor<8x1024x3072xbf16>
    %481 = stablehlo.tanh %480 : tensor<8x1024x3072xbf16>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %482 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %483 = stablehlo.subtract %482, %481 : tensor<8x1024x3072xbf16>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %484 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %485 = stablehlo.add %484, %481 : tensor<8x1024x3072xbf16>
    %cst_91 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %486 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %487 = stablehlo.multiply %486, %485 : tensor<8x1024x3072xbf16>
    %488 = stablehlo.multiply %470, %487 : tensor<8x1024x3072xbf16>
    %489 = stablehlo.convert %arg45 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %490 = stablehlo.dot_general %488, %489, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %491 = stablehlo.convert %arg44 : (tensor<768xf32>) -> tensor<768xbf16>
    %492 = stablehlo.broadcast_in_dim %491, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %494 = stablehlo.add %490, %493 : tensor<8x1024x768xbf16>
    %495 = stablehlo.add %441, %494 : tensor<8x1024x768xbf16>
    %496 = stablehlo.convert %495 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%496 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_93 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %500 = stablehlo.divide %498, %499 : tensor<8x1024x1xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %501:4 = call @_var(%496, %c_94) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %502 = stablehlo.broadcast_in_dim %500, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %503 = stablehlo.subtract %496, %502 : tensor<8x1024x768xf32>
    %cst_95 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %505 = stablehlo.add %501#0, %504 : tensor<8x1024x1xf32>
    %506 = stablehlo.rsqrt %505 : tensor<8x1024x1xf32>
    %507 = stablehlo.divide %506, %505 : tensor<8x1024x1xf32>
    %cst_96 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %509 = stablehlo.multiply %508, %507 : tensor<8x1024x1xf32>
    %510 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %511 = stablehlo.multiply %503, %510 : tensor<8x1024x768xf32>
    %512 = stablehlo.broadcast_in_dim %arg53, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %514 = stablehlo.multiply %511, %513 : tensor<8x1024x768xf32>
    %515 = stablehlo.broadcast_in_dim %arg52, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %517 = stablehlo.add %514, %516 : tensor<8x1024x768xf32>
    %518 = stablehlo.convert %517 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %519 = stablehlo.convert %arg51 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %520 = stablehlo.dot_general %518, %519, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %521 = stablehlo.convert %arg50 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %522 = stablehlo.broadcast_in_dim %521, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %523 = stablehlo.broadcast_in_dim %522, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %524 = stablehlo.add %520, %523 : tensor<8x1024x2304xbf16>
    %525 = stablehlo.slice %524 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %526 = stablehlo.slice %524 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %527 = stablehlo.slice %524 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %528 = stablehlo.reshape %525 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %529 = stablehlo.reshape %526 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %530 = stablehlo.reshape %527 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %531 = stablehlo.dot_general %528, %529, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_97 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %532 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %533 = stablehlo.divide %531, %532 : tensor<8x12x1024x1024xbf16>
    %c_98 = stablehlo.constant dense<true> : tensor<i1>
    %534 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %535 = call @tril(%534) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %536 = stablehlo.convert %533 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_99 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %537:2 = call @_where_0(%535, %536, %cst_99) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %538 = stablehlo.reduce(%537#0 init: %cst_100) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_101 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %540 = stablehlo.maximum %539, %538 : tensor<8x12x1024xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %543 = stablehlo.subtract %537#0, %542 : tensor<8x12x1024x1024xf32>
    %544 = stablehlo.exponential %543 : tensor<8x12x1024x1024xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%544 init: %cst_102) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %548 = stablehlo.divide %544, %547 : tensor<8x12x1024x1024xf32>
    %549 = stablehlo.multiply %546, %546 : tensor<8x12x1024x1xf32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %551 = stablehlo.divide %550, %549 : tensor<8x12x1024x1xf32>
    %552 = stablehlo.convert %548 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %553 = stablehlo.dot_general %530, %552, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %554 = stablehlo.transpose %553, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %555 = stablehlo.reshape %554 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %556 = stablehlo.convert %arg49 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %557 = stablehlo.dot_general %555, %556, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %558 = stablehlo.convert %arg48 : (tensor<768xf32>) -> tensor<768xbf16>
    %559 = stablehlo.broadcast_in_dim %558, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %561 = stablehlo.add %557, %560 : tensor<8x1024x768xbf16>
    %562 = stablehlo.add %495, %561 : tensor<8x1024x768xbf16>
    %563 = stablehlo.convert %562 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_105 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %567 = stablehlo.divide %565, %566 : tensor<8x1024x1xf32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %568:4 = call @_var(%563, %c_106) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %569 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %570 = stablehlo.subtract %563, %569 : tensor<8x1024x768xf32>
    %cst_107 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %572 = stablehlo.add %568#0, %571 : tensor<8x1024x1xf32>
    %573 = stablehlo.rsqrt %572 : tensor<8x1024x1xf32>
    %574 = stablehlo.divide %573, %572 : tensor<8x1024x1xf32>
    %cst_108 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %576 = stablehlo.multiply %575, %574 : tensor<8x1024x1xf32>
    %577 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %578 = stablehlo.multiply %570, %577 : tensor<8x1024x768xf32>
    %579 = stablehlo.broadcast_in_dim %arg55, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %581 = stablehlo.multiply %578, %580 : tensor<8x1024x768xf32>
    %582 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %584 = stablehlo.add %581, %583 : tensor<8x1024x768xf32>
    %585 = stablehlo.convert %584 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %586 = stablehlo.convert %arg59 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %587 = stablehlo.dot_general %585, %586, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %588 = stablehlo.convert %arg58 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %589 = stablehlo.broadcast_in_dim %588, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %591 = stablehlo.add %587, %590 : tensor<8x1024x3072xbf16>
    %592 = stablehlo.multiply %591, %591 : tensor<8x1024x3072xbf16>
    %593 = stablehlo.multiply %592, %591 : tensor<8x1024x3072xbf16>
    %594 = stablehlo.multiply %591, %591 : tensor<8x1024x3072xbf16>
    %cst_109 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %595 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %596 = stablehlo.multiply %595, %594 : tensor<8x1024x3072xbf16>
    %cst_110 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %597 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %598 = stablehlo.multiply %597, %593 : tensor<8x1024x3072xbf16>
    %599 = stablehlo.add %591, %598 : tensor<8x1024x3072xbf16>
    %cst_111 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %600 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %601 = stablehlo.multiply %600, %599 : tensor<8x1024x3072xbf16>
    %602 = stablehlo.tanh %601 : tensor<8x1024x3072xbf16>
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %603 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %604 = stablehlo.subtract %603, %602 : tensor<8x1024x3072xbf16>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %605 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %606 = stablehlo.add %605, %602 : tensor<8x1024x3072xbf16>
    %cst_114 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %607 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %608 = stablehlo.multiply %607, %606 : tensor<8x1024x3072xbf16>
    %609 = stablehlo.multiply %591, %608 : tensor<8x1024x3072xbf16>
    %610 = stablehlo.convert %arg57 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %611 = stablehlo.dot_general %609, %610, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %612 = stablehlo.convert %arg56 : (tensor<768xf32>) -> tensor<768xbf16>
    %613 = stablehlo.broadcast_in_dim %612, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %615 = stablehlo.add %611, %614 : tensor<8x1024x768xbf16>
    %616 = stablehlo.add %562, %615 : tensor<8x1024x768xbf16>
    %617 = stablehlo.convert %616 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_116 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %621 = stablehlo.divide %619, %620 : tensor<8x1024x1xf32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %622:4 = call @_var(%617, %c_117) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %623 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %624 = stablehlo.subtract %617, %623 : tensor<8x1024x768xf32>
    %cst_118 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %626 = stablehlo.add %622#0, %625 : tensor<8x1024x1xf32>
    %627 = stablehlo.rsqrt %626 : tensor<8x1024x1xf32>
    %628 = stablehlo.divide %627, %626 : tensor<8x1024x1xf32>
    %cst_119 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %630 = stablehlo.multiply %629, %628 : tensor<8x1024x1xf32>
    %631 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %632 = stablehlo.multiply %624, %631 : tensor<8x1024x768xf32>
    %633 = stablehlo.broadcast_in_dim %arg65, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %635 = stablehlo.multiply %632, %634 : tensor<8x1024x768xf32>
    %636 = stablehlo.broadcast_in_dim %arg64, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %638 = stablehlo.add %635, %637 : tensor<8x1024x768xf32>
    %639 = stablehlo.convert %638 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %640 = stablehlo.convert %arg63 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %641 = stablehlo.dot_general %639, %640, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %642 = stablehlo.convert %arg62 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %643 = stablehlo.broadcast_in_dim %642, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %644 = stablehlo.broadcast_in_dim %643, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %645 = stablehlo.add %641, %644 : tensor<8x1024x2304xbf16>
    %646 = stablehlo.slice %645 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %647 = stablehlo.slice %645 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %648 = stablehlo.slice %645 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %649 = stablehlo.reshape %646 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %650 = stablehlo.reshape %647 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %651 = stablehlo.reshape %648 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %652 = stablehlo.dot_general %649, %650, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_120 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %653 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %654 = stablehlo.divide %652, %653 : tensor<8x12x1024x1024xbf16>
    %c_121 = stablehlo.constant dense<true> : tensor<i1>
    %655 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %656 = call @tril(%655) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %657 = stablehlo.convert %654 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_122 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %658:2 = call @_where_0(%656, %657, %cst_122) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_123 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %659 = stablehlo.reduce(%658#0 init: %cst_123) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %661 = stablehlo.maximum %660, %659 : tensor<8x12x1024xf32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %664 = stablehlo.subtract %658#0, %663 : tensor<8x12x1024x1024xf32>
    %665 = stablehlo.exponential %664 : tensor<8x12x1024x1024xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.reduce(%665 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %669 = stablehlo.divide %665, %668 : tensor<8x12x1024x1024xf32>
    %670 = stablehlo.multiply %667, %667 : tensor<8x12x1024x1xf32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %672 = stablehlo.divide %671, %670 : tensor<8x12x1024x1xf32>
    %673 = stablehlo.convert %669 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %674 = stablehlo.dot_general %651, %673, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %675 = stablehlo.transpose %674, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %676 = stablehlo.reshape %675 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %677 = stablehlo.convert %arg61 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %678 = stablehlo.dot_general %676, %677, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %679 = stablehlo.convert %arg60 : (tensor<768xf32>) -> tensor<768xbf16>
    %680 = stablehlo.broadcast_in_dim %679, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %681 = stablehlo.broadcast_in_dim %680, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %682 = stablehlo.add %678, %681 : tensor<8x1024x768xbf16>
    %683 = stablehlo.add %616, %682 : tensor<8x1024x768xbf16>
    %684 = stablehlo.convert %683 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %685 = stablehlo.reduce(%684 init: %cst_127) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_128 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %688 = stablehlo.divide %686, %687 : tensor<8x1024x1xf32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %689:4 = call @_var(%684, %c_129) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %690 = stablehlo.broadcast_in_dim %688, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %691 = stablehlo.subtract %684, %690 : tensor<8x1024x768xf32>
    %cst_130 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %693 = stablehlo.add %689#0, %692 : tensor<8x1024x1xf32>
    %694 = stablehlo.rsqrt %693 : tensor<8x1024x1xf32>
    %695 = stablehlo.divide %694, %693 : tensor<8x1024x1xf32>
    %cst_131 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %697 = stablehlo.multiply %696, %695 : tensor<8x1024x1xf32>
    %698 = stablehlo.broadcast_in_dim %694, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %699 = stablehlo.multiply %691, %698 : tensor<8x1024x768xf32>
    %700 = stablehlo.broadcast_in_dim %arg67, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %702 = stablehlo.multiply %699, %701 : tensor<8x1024x768xf32>
    %703 = stablehlo.broadcast_in_dim %arg66, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %704 = stablehlo.broadcast_in_dim %703, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %705 = stablehlo.add %702, %704 : tensor<8x1024x768xf32>
    %706 = stablehlo.convert %705 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %707 = stablehlo.convert %arg71 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %708 = stablehlo.dot_general %706, %707, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %709 = stablehlo.convert %arg70 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %710 = stablehlo.broadcast_in_dim %709, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %711 = stablehlo.broadcast_in_dim %710, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %712 = stablehlo.add %708, %711 : tensor<8x1024x3072xbf16>
    %713 = stablehlo.multiply %712, %712 : tensor<8x1024x3072xbf16>
    %714 = stablehlo.multiply %713, %712 : tensor<8x1024x3072xbf16>
    %715 = stablehlo.multiply %712, %712 : tensor<8x1024x3072xbf16>
    %cst_132 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %716 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %717 = stablehlo.multiply %716, %715 : tensor<8x1024x3072xbf16>
    %cst_133 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %718 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %719 = stablehlo.multiply %718, %714 : tensor<8x1024x3072xbf16>
    %720 = stablehlo.add %712, %719 : tensor<8x1024x3072xbf16>
    %cst_134 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %721 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %722 = stablehlo.multiply %721, %720 : tensor<8x1024x3072xbf16>
    %723 = stablehlo.tanh %722 : tensor<8x1024x3072xbf16>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %724 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %725 = stablehlo.subtract %724, %723 : tensor<8x1024x3072xbf16>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %726 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %727 = stablehlo.add %726, %723 : tensor<8x1024x3072xbf16>
    %cst_137 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %728 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %729 = stablehlo.multiply %728, %727 : tensor<8x1024x3072xbf16>
    %730 = stablehlo.multiply %712, %729 : tensor<8x1024x3072xbf16>
    %731 = stablehlo.convert %arg69 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %732 = stablehlo.dot_general %730, %731, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %733 = stablehlo.convert %arg68 : (tensor<768xf32>) -> tensor<768xbf16>
    %734 = stablehlo.broadcast_in_dim %733, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %735 = stablehlo.broadcast_in_dim %734, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %736 = stablehlo.add %732, %735 : tensor<8x1024x768xbf16>
    %737 = stablehlo.add %683, %736 : tensor<8x1024x768xbf16>
    %738 = stablehlo.convert %737 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.reduce(%738 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %740 = stablehlo.broadcast_in_dim %739, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_139 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %742 = stablehlo.divide %740, %741 : tensor<8x1024x1xf32>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %743:4 = call @_var(%738, %c_140) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %744 = stablehlo.broadcast_in_dim %742, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %745 = stablehlo.subtract %738, %744 : tensor<8x1024x768xf32>
    %cst_141 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %747 = stablehlo.add %743#0, %746 : tensor<8x1024x1xf32>
    %748 = stablehlo.rsqrt %747 : tensor<8x1024x1xf32>
    %749 = stablehlo.divide %748, %747 : tensor<8x1024x1xf32>
    %cst_142 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %751 = stablehlo.multiply %750, %749 : tensor<8x1024x1xf32>
    %752 = stablehlo.broadcast_in_dim %748, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %753 = stablehlo.multiply %745, %752 : tensor<8x1024x768xf32>
    %754 = stablehlo.broadcast_in_dim %arg77, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %755 = stablehlo.broadcast_in_dim %754, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %756 = stablehlo.multiply %753, %755 : tensor<8x1024x768xf32>
    %757 = stablehlo.broadcast_in_dim %arg76, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %758 = stablehlo.broadcast_in_dim %757, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %759 = stablehlo.add %756, %758 : tensor<8x1024x768xf32>
    %760 = stablehlo.convert %759 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %761 = stablehlo.convert %arg75 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %762 = stablehlo.dot_general %760, %761, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %763 = stablehlo.convert %arg74 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %764 = stablehlo.broadcast_in_dim %763, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %765 = stablehlo.broadcast_in_dim %764, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %766 = stablehlo.add %762, %765 : tensor<8x1024x2304xbf16>
    %767 = stablehlo.slice %766 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %768 = stablehlo.slice %766 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %769 = stablehlo.slice %766 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %770 = stablehlo.reshape %767 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %771 = stablehlo.reshape %768 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %772 = stablehlo.reshape %769 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %773 = stablehlo.dot_general %770, %771, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_143 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %774 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %775 = stablehlo.divide %773, %774 : tensor<8x12x1024x1024xbf16>
    %c_144 = stablehlo.constant dense<true> : tensor<i1>
    %776 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %777 = call @tril(%776) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %778 = stablehlo.convert %775 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_145 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %779:2 = call @_where_0(%777, %778, %cst_145) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_146 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %780 = stablehlo.reduce(%779#0 init: %cst_146) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_147 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %782 = stablehlo.maximum %781, %780 : tensor<8x12x1024xf32>
    %783 = stablehlo.broadcast_in_dim %782, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %785 = stablehlo.subtract %779#0, %784 : tensor<8x12x1024x1024xf32>
    %786 = stablehlo.exponential %785 : tensor<8x12x1024x1024xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.reduce(%786 init: %cst_148) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %788 = stablehlo.broadcast_in_dim %787, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %789 = stablehlo.broadcast_in_dim %788, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %790 = stablehlo.divide %786, %789 : tensor<8x12x1024x1024xf32>
    %791 = stablehlo.multiply %788, %788 : tensor<8x12x1024x1xf32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %793 = stablehlo.divide %792, %791 : tensor<8x12x1024x1xf32>
    %794 = stablehlo.convert %790 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %795 = stablehlo.dot_general %772, %794, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %796 = stablehlo.transpose %795, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %797 = stablehlo.reshape %796 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %798 = stablehlo.convert %arg73 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %799 = stablehlo.dot_general %797, %798, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %800 = stablehlo.convert %arg72 : (tensor<768xf32>) -> tensor<768xbf16>
    %801 = stablehlo.broadcast_in_dim %800, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %802 = stablehlo.broadcast_in_dim %801, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %803 = stablehlo.add %799, %802 : tensor<8x1024x768xbf16>
    %804 = stablehlo.add %737, %803 : tensor<8x1024x768xbf16>
    %805 = stablehlo.convert %804 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %806 = stablehlo.reduce(%805 init: %cst_150) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %807 = stablehlo.broadcast_in_dim %806, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_151 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %809 = stablehlo.divide %807, %808 : tensor<8x1024x1xf32>
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %810:4 = call @_var(%805, %c_152) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %811 = stablehlo.broadcast_in_dim %809, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %812 = stablehlo.subtract %805, %811 : tensor<8x1024x768xf32>
    %cst_153 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %814 = stablehlo.add %810#0, %813 : tensor<8x1024x1xf32>
    %815 = stablehlo.rsqrt %814 : tensor<8x1024x1xf32>
    %816 = stablehlo.divide %815, %814 : tensor<8x1024x1xf32>
    %cst_154 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %818 = stablehlo.multiply %817, %816 : tensor<8x1024x1xf32>
    %819 = stablehlo.broadcast_in_dim %815, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %820 = stablehlo.multiply %812, %819 : tensor<8x1024x768xf32>
    %821 = stablehlo.broadcast_in_dim %arg79, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %822 = stablehlo.broadcast_in_dim %821, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %823 = stablehlo.multiply %820, %822 : tensor<8x1024x768xf32>
    %824 = stablehlo.broadcast_in_dim %arg78, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %825 = stablehlo.broadcast_in_dim %824, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %826 = stablehlo.add %823, %825 : tensor<8x1024x768xf32>
    %827 = stablehlo.convert %826 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %828 = stablehlo.convert %arg83 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %829 = stablehlo.dot_general %827, %828, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %830 = stablehlo.convert %arg82 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %831 = stablehlo.broadcast_in_dim %830, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %833 = stablehlo.add %829, %832 : tensor<8x1024x3072xbf16>
    %834 = stablehlo.multiply %833, %833 : tensor<8x1024x3072xbf16>
    %835 = stablehlo.multiply %834, %833 : tensor<8x1024x3072xbf16>
    %836 = stablehlo.multiply %833, %833 : tensor<8x1024x3072xbf16>
    %cst_155 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %837 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %838 = stablehlo.multiply %837, %836 : tensor<8x1024x3072xbf16>
    %cst_156 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %839 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %840 = stablehlo.multiply %839, %835 : tensor<8x1024x3072xbf16>
    %841 = stablehlo.add %833, %840 : tensor<8x1024x3072xbf16>
    %cst_157 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %842 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %843 = stablehlo.multiply %842, %841 : tensor<8x1024x3072xbf16>
    %844 = stablehlo.tanh %843 : tensor<8x1024x3072xbf16>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %845 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %846 = stablehlo.subtract %845, %844 : tensor<8x1024x3072xbf16>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %847 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %848 = stablehlo.add %847, %844 : tensor<8x1024x3072xbf16>
    %cst_160 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %849 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %850 = stablehlo.multiply %849, %848 : tensor<8x1024x3072xbf16>
    %851 = stablehlo.multiply %833, %850 : tensor<8x1024x3072xbf16>
    %852 = stablehlo.convert %arg81 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %853 = stablehlo.dot_general %851, %852, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %854 = stablehlo.convert %arg80 : (tensor<768xf32>) -> tensor<768xbf16>
    %855 = stablehlo.broadcast_in_dim %854, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %856 = stablehlo.broadcast_in_dim %855, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %857 = stablehlo.add %853, %856 : tensor<8x1024x768xbf16>
    %858 = stablehlo.add %804, %857 : tensor<8x1024x768xbf16>
    %859 = stablehlo.convert %858 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%859 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %861 = stablehlo.broadcast_in_dim %860, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_162 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %863 = stablehlo.divide %861, %862 : tensor<8x1024x1xf32>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %864:4 = call @_var(%859, %c_163) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %865 = stablehlo.broadcast_in_dim %863, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %866 = stablehlo.subtract %859, %865 : tensor<8x1024x768xf32>
    %cst_164 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %868 = stablehlo.add %864#0, %867 : tensor<8x1024x1xf32>
    %869 = stablehlo.rsqrt %868 : tensor<8x1024x1xf32>
    %870 = stablehlo.divide %869, %868 : tensor<8x1024x1xf32>
    %cst_165 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %872 = stablehlo.multiply %871, %870 : tensor<8x1024x1xf32>
    %873 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %874 = stablehlo.multiply %866, %873 : tensor<8x1024x768xf32>
    %875 = stablehlo.broadcast_in_dim %arg89, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %876 = stablehlo.broadcast_in_dim %875, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %877 = stablehlo.multiply %874, %876 : tensor<8x1024x768xf32>
    %878 = stablehlo.broadcast_in_dim %arg88, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %879 = stablehlo.broadcast_in_dim %878, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %880 = stablehlo.add %877, %879 : tensor<8x1024x768xf32>
    %881 = stablehlo.convert %880 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %882 = stablehlo.convert %arg87 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %883 = stablehlo.dot_general %881, %882, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %884 = stablehlo.convert %arg86 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %885 = stablehlo.broadcast_in_dim %884, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %886 = stablehlo.broadcast_in_dim %885, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %887 = stablehlo.add %883, %886 : tensor<8x1024x2304xbf16>
    %888 = stablehlo.slice %887 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %889 = stablehlo.slice %887 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %890 = stablehlo.slice %887 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %891 = stablehlo.reshape %888 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %892 = stablehlo.reshape %889 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %893 = stablehlo.reshape %890 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %894 = stablehlo.dot_general %891, %892, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_166 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %895 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %896 = stablehlo.divide %894, %895 : tensor<8x12x1024x1024xbf16>
    %c_167 = stablehlo.constant dense<true> : tensor<i1>
    %897 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %898 = call @tril(%897) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %899 = stablehlo.convert %896 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_168 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %900:2 = call @_where_0(%898, %899, %cst_168) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %901 = stablehlo.reduce(%900#0 init: %cst_169) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_170 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %903 = stablehlo.maximum %902, %901 : tensor<8x12x1024xf32>
    %904 = stablehlo.broadcast_in_dim %903, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %905 = stablehlo.broadcast_in_dim %904, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %906 = stablehlo.subtract %900#0, %905 : tensor<8x12x1024x1024xf32>
    %907 = stablehlo.exponential %906 : tensor<8x12x1024x1024xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %908 = stablehlo.reduce(%907 init: %cst_171) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %909 = stablehlo.broadcast_in_dim %908, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %910 = stablehlo.broadcast_in_dim %909, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %911 = stablehlo.divide %907, %910 : tensor<8x12x1024x1024xf32>
    %912 = stablehlo.multiply %909, %909 : tensor<8x12x1024x1xf32>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %914 = stablehlo.divide %913, %912 : tensor<8x12x1024x1xf32>
    %915 = stablehlo.convert %911 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %916 = stablehlo.dot_general %893, %915, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %917 = stablehlo.transpose %916, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %918 = stablehlo.reshape %917 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %919 = stablehlo.convert %arg85 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %920 = stablehlo.dot_general %918, %919, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %921 = stablehlo.convert %arg84 : (tensor<768xf32>) -> tensor<768xbf16>
    %922 = stablehlo.broadcast_in_dim %921, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %923 = stablehlo.broadcast_in_dim %922, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %924 = stablehlo.add %920, %923 : tensor<8x1024x768xbf16>
    %925 = stablehlo.add %858, %924 : tensor<8x1024x768xbf16>
    %926 = stablehlo.convert %925 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %927 = stablehlo.reduce(%926 init: %cst_173) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %928 = stablehlo.broadcast_in_dim %927, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_174 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %930 = stablehlo.divide %928, %929 : tensor<8x1024x1xf32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %931:4 = call @_var(%926, %c_175) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %932 = stablehlo.broadcast_in_dim %930, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %933 = stablehlo.subtract %926, %932 : tensor<8x1024x768xf32>
    %cst_176 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %935 = stablehlo.add %931#0, %934 : tensor<8x1024x1xf32>
    %936 = stablehlo.rsqrt %935 : tensor<8x1024x1xf32>
    %937 = stablehlo.divide %936, %935 : tensor<8x1024x1xf32>
    %cst_177 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %939 = stablehlo.multiply %938, %937 : tensor<8x1024x1xf32>
    %940 = stablehlo.broadcast_in_dim %936, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %941 = stablehlo.multiply %933, %940 : tensor<8x1024x768xf32>
    %942 = stablehlo.broadcast_in_dim %arg91, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %943 = stablehlo.broadcast_in_dim %942, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %944 = stablehlo.multiply %941, %943 : tensor<8x1024x768xf32>
    %945 = stablehlo.broadcast_in_dim %arg90, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %946 = stablehlo.broadcast_in_dim %945, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %947 = stablehlo.add %944, %946 : tensor<8x1024x768xf32>
    %948 = stablehlo.convert %947 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %949 = stablehlo.convert %arg95 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %950 = stablehlo.dot_general %948, %949, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %951 = stablehlo.convert %arg94 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %952 = stablehlo.broadcast_in_dim %951, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %953 = stablehlo.broadcast_in_dim %952, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %954 = stablehlo.add %950, %953 : tensor<8x1024x3072xbf16>
    %955 = stablehlo.multiply %954, %954 : tensor<8x1024x3072xbf16>
    %956 = stablehlo.multiply %955, %954 : tensor<8x1024x3072xbf16>
    %957 = stablehlo.multiply %954, %954 : tensor<8x1024x3072xbf16>
    %cst_178 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %958 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %959 = stablehlo.multiply %958, %957 : tensor<8x1024x3072xbf16>
    %cst_179 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %960 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %961 = stablehlo.multiply %960, %956 : tensor<8x1024x3072xbf16>
    %962 = stablehlo.add %954, %961 : tensor<8x1024x3072xbf16>
    %cst_180 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %963 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %964 = stablehlo.multiply %963, %962 : tensor<8x1024x3072xbf16>
    %965 = stablehlo.tanh %964 : tensor<8x1024x3072xbf16>
    %cst_181 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %966 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %967 = stablehlo.subtract %966, %965 : tensor<8x1024x3072xbf16>
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %968 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %969 = stablehlo.add %968, %965 : tensor<8x1024x3072xbf16>
    %cst_183 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %970 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %971 = stablehlo.multiply %970, %969 : tensor<8x1024x3072xbf16>
    %972 = stablehlo.multiply %954, %971 : tensor<8x1024x3072xbf16>
    %973 = stablehlo.convert %arg93 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %974 = stablehlo.dot_general %972, %973, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %975 = stablehlo.convert %arg92 : (tensor<768xf32>) -> tensor<768xbf16>
    %976 = stablehlo.broadcast_in_dim %975, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %977 = stablehlo.broadcast_in_dim %976, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %978 = stablehlo.add %974, %977 : tensor<8x1024x768xbf16>
    %979 = stablehlo.add %925, %978 : tensor<8x1024x768xbf16>
    %980 = stablehlo.convert %979 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %981 = stablehlo.reduce(%980 init: %cst_184) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %982 = stablehlo.broadcast_in_dim %981, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_185 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %984 = stablehlo.divide %982, %983 : tensor<8x1024x1xf32>
    %c_186 = stablehlo.constant dense<0> : tensor<i32>
    %985:4 = call @_var(%980, %c_186) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %986 = stablehlo.broadcast_in_dim %984, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %987 = stablehlo.subtract %980, %986 : tensor<8x1024x768xf32>
    %cst_187 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %989 = stablehlo.add %985#0, %988 : tensor<8x1024x1xf32>
    %990 = stablehlo.rsqrt %989 : tensor<8x1024x1xf32>
    %991 = stablehlo.divide %990, %989 : tensor<8x1024x1xf32>
    %cst_188 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %993 = stablehlo.multiply %992, %991 : tensor<8x1024x1xf32>
    %994 = stablehlo.broadcast_in_dim %990, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %995 = stablehlo.multiply %987, %994 : tensor<8x1024x768xf32>
    %996 = stablehlo.broadcast_in_dim %arg101, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %997 = stablehlo.broadcast_in_dim %996, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %998 = stablehlo.multiply %995, %997 : tensor<8x1024x768xf32>
    %999 = stablehlo.broadcast_in_dim %arg100, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1000 = stablehlo.broadcast_in_dim %999, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1001 = stablehlo.add %998, %1000 : tensor<8x1024x768xf32>
    %1002 = stablehlo.convert %1001 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1003 = stablehlo.convert %arg99 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1004 = stablehlo.dot_general %1002, %1003, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1005 = stablehlo.convert %arg98 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1008 = stablehlo.add %1004, %1007 : tensor<8x1024x2304xbf16>
    %1009 = stablehlo.slice %1008 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1010 = stablehlo.slice %1008 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1011 = stablehlo.slice %1008 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1012 = stablehlo.reshape %1009 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1013 = stablehlo.reshape %1010 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1014 = stablehlo.reshape %1011 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1015 = stablehlo.dot_general %1012, %1013, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_189 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1016 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1017 = stablehlo.divide %1015, %1016 : tensor<8x12x1024x1024xbf16>
    %c_190 = stablehlo.constant dense<true> : tensor<i1>
    %1018 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %1019 = call @tril(%1018) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %1020 = stablehlo.convert %1017 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_191 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1021:2 = call @_where_0(%1019, %1020, %cst_191) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_192 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1022 = stablehlo.reduce(%1021#0 init: %cst_192) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_193 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %1024 = stablehlo.maximum %1023, %1022 : tensor<8x12x1024xf32>
    %1025 = stablehlo.broadcast_in_dim %1024, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1026 = stablehlo.broadcast_in_dim %1025, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1027 = stablehlo.subtract %1021#0, %1026 : tensor<8x12x1024x1024xf32>
    %1028 = stablehlo.exponential %1027 : tensor<8x12x1024x1024xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1029 = stablehlo.reduce(%1028 init: %cst_194) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1030 = stablehlo.broadcast_in_dim %1029, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1031 = stablehlo.broadcast_in_dim %1030, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1032 = stablehlo.divide %1028, %1031 : tensor<8x12x1024x1024xf32>
    %1033 = stablehlo.multiply %1030, %1030 : tensor<8x12x1024x1xf32>
    %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %1035 = stablehlo.divide %1034, %1033 : tensor<8x12x1024x1xf32>
    %1036 = stablehlo.convert %1032 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %1037 = stablehlo.dot_general %1014, %1036, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1038 = stablehlo.transpose %1037, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1039 = stablehlo.reshape %1038 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1040 = stablehlo.convert %arg97 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1041 = stablehlo.dot_general %1039, %1040, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1042 = stablehlo.convert %arg96 : (tensor<768xf32>) -> tensor<768xbf16>
    %1043 = stablehlo.broadcast_in_dim %1042, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1044 = stablehlo.broadcast_in_dim %1043, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1045 = stablehlo.add %1041, %1044 : tensor<8x1024x768xbf16>
    %1046 = stablehlo.add %979, %1045 : tensor<8x1024x768xbf16>
    %1047 = stablehlo.convert %1046 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1048 = stablehlo.reduce(%1047 init: %cst_196) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1049 = stablehlo.broadcast_in_dim %1048, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_197 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1051 = stablehlo.divide %1049, %1050 : tensor<8x1024x1xf32>
    %c_198 = stablehlo.constant dense<0> : tensor<i32>
    %1052:4 = call @_var(%1047, %c_198) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %1053 = stablehlo.broadcast_in_dim %1051, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1054 = stablehlo.subtract %1047, %1053 : tensor<8x1024x768xf32>
    %cst_199 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1056 = stablehlo.add %1052#0, %1055 : tensor<8x1024x1xf32>
    %1057 = stablehlo.rsqrt %1056 : tensor<8x1024x1xf32>
    %1058 = stablehlo.divide %1057, %1056 : tensor<8x1024x1xf32>
    %cst_200 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1060 = stablehlo.multiply %1059, %1058 : tensor<8x1024x1xf32>
    %1061 = stablehlo.broadcast_in_dim %1057, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1062 = stablehlo.multiply %1054, %1061 : tensor<8x1024x768xf32>
    %1063 = stablehlo.broadcast_in_dim %arg103, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1064 = stablehlo.broadcast_in_dim %1063, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1065 = stablehlo.multiply %1062, %1064 : tensor<8x1024x768xf32>
    %1066 = stablehlo.broadcast_in_dim %arg102, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1067 = stablehlo.broadcast_in_dim %1066, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1068 = stablehlo.add %1065, %1067 : tensor<8x1024x768xf32>
    %1069 = stablehlo.convert %1068 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1070 = stablehlo.convert %arg107 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1071 = stablehlo.dot_general %1069, %1070, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1072 = stablehlo.convert %arg106 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1073 = stablehlo.broadcast_in_dim %1072, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1074 = stablehlo.broadcast_in_dim %1073, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1075 = stablehlo.add %1071, %1074 : tensor<8x1024x3072xbf16>
    %1076 = stablehlo.multiply %1075, %1075 : tensor<8x1024x3072xbf16>
    %1077 = stablehlo.multiply %1076, %1075 : tensor<8x1024x3072xbf16>
    %1078 = stablehlo.multiply %1075, %1075 : tensor<8x1024x3072xbf16>
    %cst_201 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1079 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1080 = stablehlo.multiply %1079, %1078 : tensor<8x1024x3072xbf16>
    %cst_202 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1081 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1082 = stablehlo.multiply %1081, %1077 : tensor<8x1024x3072xbf16>
    %1083 = stablehlo.add %1075, %1082 : tensor<8x1024x3072xbf16>
    %cst_203 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1084 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1085 = stablehlo.multiply %1084, %1083 : tensor<8x1024x3072xbf16>
    %1086 = stablehlo.tanh %1085 : tensor<8x1024x3072xbf16>
    %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1087 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1088 = stablehlo.subtract %1087, %1086 : tensor<8x1024x3072xbf16>
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1089 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1090 = stablehlo.add %1089, %1086 : tensor<8x1024x3072xbf16>
    %cst_206 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1091 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1092 = stablehlo.multiply %1091, %1090 : tensor<8x1024x3072xbf16>
    %1093 = stablehlo.multiply %1075, %1092 : tensor<8x1024x3072xbf16>
    %1094 = stablehlo.convert %arg105 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1095 = stablehlo.dot_general %1093, %1094, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %1096 = stablehlo.convert %arg104 : (tensor<768xf32>) -> tensor<768xbf16>
    %1097 = stablehlo.broadcast_in_dim %1096, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1098 = stablehlo.broadcast_in_dim %1097, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1099 = stablehlo.add %1095, %1098 : tensor<8x1024x768xbf16>
    %1100 = stablehlo.add %1046, %1099 : tensor<8x1024x768xbf16>
    %1101 = stablehlo.convert %1100 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1102 = stablehlo.reduce(%1101 init: %cst_207) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1103 = stablehlo.broadcast_in_dim %1102, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_208 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1104 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1105 = stablehlo.divide %1103, %1104 : tensor<8x1024x1xf32>
    %c_209 = stablehlo.constant dense<0> : tensor<i32>
    %1106:4 = call @_var(%1101, %c_209) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %1107 = stablehlo.broadcast_in_dim %1105, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1108 = stablehlo.subtract %1101, %1107 : tensor<8x1024x768xf32>
    %cst_210 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1110 = stablehlo.add %1106#0, %1109 : tensor<8x1024x1xf32>
    %1111 = stablehlo.rsqrt %1110 : tensor<8x1024x1xf32>
    %1112 = stablehlo.divide %1111, %1110 : tensor<8x1024x1xf32>
    %cst_211 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1114 = stablehlo.multiply %1113, %1112 : tensor<8x1024x1xf32>
    %1115 = stablehlo.broadcast_in_dim %1111, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1116 = stablehlo.multiply %1108, %1115 : tensor<8x1024x768xf32>
    %1117 = stablehlo.broadcast_in_dim %arg113, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1118 = stablehlo.broadcast_in_dim %1117, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1119 = stablehlo.multiply %1116, %1118 : tensor<8x1024x768xf32>
    %1120 = stablehlo.broadcast_in_dim %arg112, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1122 = stablehlo.add %1119, %1121 : tensor<8x1024x768xf32>
    %1123 = stablehlo.convert %1122 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1124 = stablehlo.convert %arg111 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1125 = stablehlo.dot_general %1123, %1124, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1126 = stablehlo.convert %arg110 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1127 = stablehlo.broadcast_in_dim %1126, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1128 = stablehlo.broadcast_in_dim %1127, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1129 = stablehlo.add %1125, %1128 : tensor<8x1024x2304xbf16>
    %1130 = stablehlo.slice %1129 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1131 = stablehlo.slice %1129 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1132 = stablehlo.slice %1129 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1133 = stablehlo.reshape %1130 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1134 = stablehlo.reshape %1131 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1135 = stablehlo.reshape %1132 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1136 = stablehlo.dot_general %1133, %1134, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_212 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1137 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1138 = stablehlo.divide %1136, %1137 : tensor<8x12x1024x1024xbf16>
    %c_213 = stablehlo.constant dense<true> : tensor<i1>
    %1139 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %1140 = call @tril(%1139) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %1141 = stablehlo.convert %1138 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_214 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1142:2 = call @_where_0(%1140, %1141, %cst_214) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_215 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1143 = stablehlo.reduce(%1142#0 init: %cst_215) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_216 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %1145 = stablehlo.maximum %1144, %1143 : tensor<8x12x1024xf32>
    %1146 = stablehlo.broadcast_in_dim %1145, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1147 = stablehlo.broadcast_in_dim %1146, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1148 = stablehlo.subtract %1142#0, %1147 : tensor<8x12x1024x1024xf32>
    %1149 = stablehlo.exponential %1148 : tensor<8x12x1024x1024xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1150 = stablehlo.reduce(%1149 init: %cst_217) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1152 = stablehlo.broadcast_in_dim %1151, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1153 = stablehlo.divide %1149, %1152 : tensor<8x12x1024x1024xf32>
    %1154 = stablehlo.multiply %1151, %1151 : tensor<8x12x1024x1xf32>
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %1156 = stablehlo.divide %1155, %1154 : tensor<8x12x1024x1xf32>
    %1157 = stablehlo.convert %1153 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %1158 = stablehlo.dot_general %1135, %1157, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1159 = stablehlo.transpose %1158, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1160 = stablehlo.reshape %1159 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1161 = stablehlo.convert %arg109 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1162 = stablehlo.dot_general %1160, %1161, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1163 = stablehlo.convert %arg108 : (tensor<768xf32>) -> tensor<768xbf16>
    %1164 = stablehlo.broadcast_in_dim %1163, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1165 = stablehlo.broadcast_in_dim %1164, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1166 = stablehlo.add %1162, %1165 : tensor<8x1024x768xbf16>
    %1167 = stablehlo.add %1100, %1166 : tensor<8x1024x768xbf16>
    %1168 = stablehlo.convert %1167 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1169 = stablehlo.reduce(%1168 init: %cst_219) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1170 = stablehlo.broadcast_in_dim %1169, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_220 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1172 = stablehlo.divide %1170, %1171 : tensor<8x1024x1xf32>
    %c_221 = stablehlo.constant dense<0> : tensor<i32>
    %1173:4 = call @_var(%1168, %c_221) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %1174 = stablehlo.broadcast_in_dim %1172, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1175 = stablehlo.subtract %1168, %1174 : tensor<8x1024x768xf32>
    %cst_222 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1176 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1177 = stablehlo.add %1173#0, %1176 : tensor<8x1024x1xf32>
    %1178 = stablehlo.rsqrt %1177 : tensor<8x1024x1xf32>
    %1179 = stablehlo.divide %1178, %1177 : tensor<8x1024x1xf32>
    %cst_223 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1181 = stablehlo.multiply %1180, %1179 : tensor<8x1024x1xf32>
    %1182 = stablehlo.broadcast_in_dim %1178, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1183 = stablehlo.multiply %1175, %1182 : tensor<8x1024x768xf32>
    %1184 = stablehlo.broadcast_in_dim %arg115, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1185 = stablehlo.broadcast_in_dim %1184, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1186 = stablehlo.multiply %1183, %1185 : tensor<8x1024x768xf32>
    %1187 = stablehlo.broadcast_in_dim %arg114, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1188 = stablehlo.broadcast_in_dim %1187, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1189 = stablehlo.add %1186, %1188 : tensor<8x1024x768xf32>
    %1190 = stablehlo.convert %1189 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1191 = stablehlo.convert %arg119 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1192 = stablehlo.dot_general %1190, %1191, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1193 = stablehlo.convert %arg118 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1194 = stablehlo.broadcast_in_dim %1193, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1195 = stablehlo.broadcast_in_dim %1194, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1196 = stablehlo.add %1192, %1195 : tensor<8x1024x3072xbf16>
    %1197 = stablehlo.multiply %1196, %1196 : tensor<8x1024x3072xbf16>
    %1198 = stablehlo.multiply %1197, %1196 : tensor<8x1024x3072xbf16>
    %1199 = stablehlo.multiply %1196, %1196 : tensor<8x1024x3072xbf16>
    %cst_224 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1200 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1201 = stablehlo.multiply %1200, %1199 : tensor<8x1024x3072xbf16>
    %cst_225 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1202 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1203 = stablehlo.multiply %1202, %1198 : tensor<8x1024x3072xbf16>
    %1204 = stablehlo.add %1196, %1203 : tensor<8x1024x3072xbf16>
    %cst_226 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1205 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1206 = stablehlo.multiply %1205, %1204 : tensor<8x1024x3072xbf16>
    %1207 = stablehlo.tanh %1206 : tensor<8x1024x3072xbf16>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1208 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1209 = stablehlo.subtract %1208, %1207 : tensor<8x1024x3072xbf16>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1210 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1211 = stablehlo.add %1210, %1207 : tensor<8x1024x3072xbf16>
    %cst_229 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1212 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1213 = stablehlo.multiply %1212, %1211 : tensor<8x1024x3072xbf16>
    %1214 = stablehlo.multiply %1196, %1213 : tensor<8x1024x3072xbf16>
    %1215 = stablehlo.convert %arg117 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1216 = stablehlo.dot_general %1214, %1215, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %1217 = stablehlo.convert %arg116 : (tensor<768xf32>) -> tensor<768xbf16>
    %1218 = stablehlo.broadcast_in_dim %1217, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1219 = stablehlo.broadcast_in_dim %1218, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1220 = stablehlo.add %1216, %1219 : tensor<8x1024x768xbf16>
    %1221 = stablehlo.add %1167, %1220 : tensor<8x1024x768xbf16>
    %1222 = stablehlo.convert %1221 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1223 = stablehlo.reduce(%1222 init: %cst_230) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1224 = stablehlo.broadcast_in_dim %1223, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_231 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1226 = stablehlo.divide %1224, %1225 : tensor<8x1024x1xf32>
    %c_232 = stablehlo.constant dense<0> : tensor<i32>
    %1227:4 = call @_var(%1222, %c_232) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %1228 = stablehlo.broadcast_in_dim %1226, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1229 = stablehlo.subtract %1222, %1228 : tensor<8x1024x768xf32>
    %cst_233 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1230 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1231 = stablehlo.add %1227#0, %1230 : tensor<8x1024x1xf32>
    %1232 = stablehlo.rsqrt %1231 : tensor<8x1024x1xf32>
    %1233 = stablehlo.divide %1232, %1231 : tensor<8x1024x1xf32>
    %cst_234 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1235 = stablehlo.multiply %1234, %1233 : tensor<8x1024x1xf32>
    %1236 = stablehlo.broadcast_in_dim %1232, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1237 = stablehlo.multiply %1229, %1236 : tensor<8x1024x768xf32>
    %1238 = stablehlo.broadcast_in_dim %arg125, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1239 = stablehlo.broadcast_in_dim %1238, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1240 = stablehlo.multiply %1237, %1239 : tensor<8x1024x768xf32>
    %1241 = stablehlo.broadcast_in_dim %arg124, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1242 = stablehlo.broadcast_in_dim %1241, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1243 = stablehlo.add %1240, %1242 : tensor<8x1024x768xf32>
    %1244 = stablehlo.convert %1243 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1245 = stablehlo.convert %arg123 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1246 = stablehlo.dot_general %1244, %1245, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1247 = stablehlo.convert %arg122 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1248 = stablehlo.broadcast_in_dim %1247, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1249 = stablehlo.broadcast_in_dim %1248, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1250 = stablehlo.add %1246, %1249 : tensor<8x1024x2304xbf16>
    %1251 = stablehlo.slice %1250 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1252 = stablehlo.slice %1250 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1253 = stablehlo.slice %1250 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1254 = stablehlo.reshape %1251 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1255 = stablehlo.reshape %1252 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1256 = stablehlo.reshape %1253 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1257 = stablehlo.dot_general %1254, %1255, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_235 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1258 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1259 = stablehlo.divide %1257, %1258 : tensor<8x12x1024x1024xbf16>
    %c_236 = stablehlo.constant dense<true> : tensor<i1>
    %1260 = stablehlo.broadcast_in_dim %c_236, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %1261 = call @tril(%1260) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %1262 = stablehlo.convert %1259 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_237 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1263:2 = call @_where_0(%1261, %1262, %cst_237) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_238 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1264 = stablehlo.reduce(%1263#0 init: %cst_238) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_239 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %1266 = stablehlo.maximum %1265, %1264 : tensor<8x12x1024xf32>
    %1267 = stablehlo.broadcast_in_dim %1266, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1268 = stablehlo.broadcast_in_dim %1267, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1269 = stablehlo.subtract %1263#0, %1268 : tensor<8x12x1024x1024xf32>
    %1270 = stablehlo.exponential %1269 : tensor<8x12x1024x1024xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1271 = stablehlo.reduce(%1270 init: %cst_240) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1272 = stablehlo.broadcast_in_dim %1271, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1274 = stablehlo.divide %1270, %1273 : tensor<8x12x1024x1024xf32>
    %1275 = stablehlo.multiply %1272, %1272 : tensor<8x12x1024x1xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %1277 = stablehlo.divide %1276, %1275 : tensor<8x12x1024x1xf32>
    %1278 = stablehlo.convert %1274 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %1279 = stablehlo.dot_general %1256, %1278, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1280 = stablehlo.transpose %1279, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1281 = stablehlo.reshape %1280 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1282 = stablehlo.convert %arg121 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1283 = stablehlo.dot_general %1281, %1282, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1284 = stablehlo.convert %arg120 : (tensor<768xf32>) -> tensor<768xbf16>
    %1285 = stablehlo.broadcast_in_dim %1284, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1286 = stablehlo.broadcast_in_dim %1285, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1287 = stablehlo.add %1283, %1286 : tensor<8x1024x768xbf16>
    %1288 = stablehlo.add %1221, %1287 : tensor<8x1024x768xbf16>
    %1289 = stablehlo.convert %1288 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1290 = stablehlo.reduce(%1289 init: %cst_242) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1291 = stablehlo.broadcast_in_dim %1290, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_243 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1293 = stablehlo.divide %1291, %1292 : tensor<8x1024x1xf32>
    %c_244 = stablehlo.constant dense<0> : tensor<i32>
    %1294:4 = call @_var(%1289, %c_244) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %1295 = stablehlo.broadcast_in_dim %1293, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1296 = stablehlo.subtract %1289, %1295 : tensor<8x1024x768xf32>
    %cst_245 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1298 = stablehlo.add %1294#0, %1297 : tensor<8x1024x1xf32>
    %1299 = stablehlo.rsqrt %1298 : tensor<8x1024x1xf32>
    %1300 = stablehlo.divide %1299, %1298 : tensor<8x1024x1xf32>
    %cst_246 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1302 = stablehlo.multiply %1301, %1300 : tensor<8x1024x1xf32>
    %1303 = stablehlo.broadcast_in_dim %1299, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1304 = stablehlo.multiply %1296, %1303 : tensor<8x1024x768xf32>
    %1305 = stablehlo.broadcast_in_dim %arg127, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1306 = stablehlo.broadcast_in_dim %1305, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1307 = stablehlo.multiply %1304, %1306 : tensor<8x1024x768xf32>
    %1308 = stablehlo.broadcast_in_dim %arg126, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1309 = stablehlo.broadcast_in_dim %1308, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1310 = stablehlo.add %1307, %1309 : tensor<8x1024x768xf32>
    %1311 = stablehlo.convert %1310 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1312 = stablehlo.convert %arg131 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1313 = stablehlo.dot_general %1311, %1312, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1314 = stablehlo.convert %arg130 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1315 = stablehlo.broadcast_in_dim %1314, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1317 = stablehlo.add %1313, %1316 : tensor<8x1024x3072xbf16>
    %1318 = stablehlo.multiply %1317, %1317 : tensor<8x1024x3072xbf16>
    %1319 = stablehlo.multiply %1318, %1317 : tensor<8x1024x3072xbf16>
    %1320 = stablehlo.multiply %1317, %1317 : tensor<8x1024x3072xbf16>
    %cst_247 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1321 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1322 = stablehlo.multiply %1321, %1320 : tensor<8x1024x3072xbf16>
    %cst_248 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1323 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1324 = stablehlo.multiply %1323, %1319 : tensor<8x1024x3072xbf16>
    %1325 = stablehlo.add %1317, %1324 : tensor<8x1024x3072xbf16>
    %cst_249 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1326 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1327 = stablehlo.multiply %1326, %1325 : tensor<8x1024x3072xbf16>
    %1328 = stablehlo.tanh %1327 : tensor<8x1024x3072xbf16>
    %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1329 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1330 = stablehlo.subtract %1329, %1328 : tensor<8x1024x3072xbf16>
    %cst_251 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1331 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1332 = stablehlo.add %1331, %1328 : tensor<8x1024x3072xbf16>
    %cst_252 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1333 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1334 = stablehlo.multiply %1333, %1332 : tensor<8x1024x3072xbf16>
    %1335 = stablehlo.multiply %1317, %1334 : tensor<8x1024x3072xbf16>
    %1336 = stablehlo.convert %arg129 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1337 = stablehlo.dot_general %1335, %1336, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %1338 = stablehlo.convert %arg128 : (tensor<768xf32>) -> tensor<768xbf16>
    %1339 = stablehlo.broadcast_in_dim %1338, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1340 = stablehlo.broadcast_in_dim %1339, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1341 = stablehlo.add %1337, %1340 : tensor<8x1024x768xbf16>
    %1342 = stablehlo.add %1288, %1341 : tensor<8x1024x768xbf16>
    %1343 = stablehlo.convert %1342 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1344 = stablehlo.reduce(%1343 init: %cst_253) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1345 = stablehlo.broadcast_in_dim %1344, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_254 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1347 = stablehlo.divide %1345, %1346 : tensor<8x1024x1xf32>
    %c_255 = stablehlo.constant dense<0> : tensor<i32>
    %1348:4 = call @_var(%1343, %c_255) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %1349 = stablehlo.broadcast_in_dim %1347, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1350 = stablehlo.subtract %1343, %1349 : tensor<8x1024x768xf32>
    %cst_256 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1352 = stablehlo.add %1348#0, %1351 : tensor<8x1024x1xf32>
    %1353 = stablehlo.rsqrt %1352 : tensor<8x1024x1xf32>
    %1354 = stablehlo.divide %1353, %1352 : tensor<8x1024x1xf32>
    %cst_257 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1356 = stablehlo.multiply %1355, %1354 : tensor<8x1024x1xf32>
    %1357 = stablehlo.broadcast_in_dim %1353, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1358 = stablehlo.multiply %1350, %1357 : tensor<8x1024x768xf32>
    %1359 = stablehlo.broadcast_in_dim %arg137, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1360 = stablehlo.broadcast_in_dim %1359, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1361 = stablehlo.multiply %1358, %1360 : tensor<8x1024x768xf32>
    %1362 = stablehlo.broadcast_in_dim %arg136, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1363 = stablehlo.broadcast_in_dim %1362, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1364 = stablehlo.add %1361, %1363 : tensor<8x1024x768xf32>
    %1365 = stablehlo.convert %1364 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1366 = stablehlo.convert %arg135 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1367 = stablehlo.dot_general %1365, %1366, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1368 = stablehlo.convert %arg134 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1369 = stablehlo.broadcast_in_dim %1368, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1370 = stablehlo.broadcast_in_dim %1369, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<8x1024x2304xbf16>
    %1371 = stablehlo.add %1367, %1370 : tensor<8x1024x2304xbf16>
    %1372 = stablehlo.slice %1371 [0:8, 0:1024, 0:768] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1373 = stablehlo.slice %1371 [0:8, 0:1024, 768:1536] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1374 = stablehlo.slice %1371 [0:8, 0:1024, 1536:2304] : (tensor<8x1024x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1375 = stablehlo.reshape %1372 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1376 = stablehlo.reshape %1373 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1377 = stablehlo.reshape %1374 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1378 = stablehlo.dot_general %1375, %1376, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %cst_258 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1379 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1380 = stablehlo.divide %1378, %1379 : tensor<8x12x1024x1024xbf16>
    %c_259 = stablehlo.constant dense<true> : tensor<i1>
    %1381 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i1>) -> tensor<1024x1024xi1>
    %1382 = call @tril(%1381) : (tensor<1024x1024xi1>) -> tensor<1024x1024xi1>
    %1383 = stablehlo.convert %1380 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %cst_260 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1384:2 = call @_where_0(%1382, %1383, %cst_260) : (tensor<1024x1024xi1>, tensor<8x12x1024x1024xf32>, tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>)
    %cst_261 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1385 = stablehlo.reduce(%1384#0 init: %cst_261) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %cst_262 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1386 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<8x12x1024xf32>
    %1387 = stablehlo.maximum %1386, %1385 : tensor<8x12x1024xf32>
    %1388 = stablehlo.broadcast_in_dim %1387, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1389 = stablehlo.broadcast_in_dim %1388, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1390 = stablehlo.subtract %1384#0, %1389 : tensor<8x12x1024x1024xf32>
    %1391 = stablehlo.exponential %1390 : tensor<8x12x1024x1024xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1392 = stablehlo.reduce(%1391 init: %cst_263) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1393 = stablehlo.broadcast_in_dim %1392, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1394 = stablehlo.broadcast_in_dim %1393, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1395 = stablehlo.divide %1391, %1394 : tensor<8x12x1024x1024xf32>
    %1396 = stablehlo.multiply %1393, %1393 : tensor<8x12x1024x1xf32>
    %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1xf32>
    %1398 = stablehlo.divide %1397, %1396 : tensor<8x12x1024x1xf32>
    %1399 = stablehlo.convert %1395 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %1400 = stablehlo.dot_general %1377, %1399, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x12x64xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1401 = stablehlo.transpose %1400, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1402 = stablehlo.reshape %1401 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1403 = stablehlo.convert %arg133 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1404 = stablehlo.dot_general %1402, %1403, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1405 = stablehlo.convert %arg132 : (tensor<768xf32>) -> tensor<768xbf16>
    %1406 = stablehlo.broadcast_in_dim %1405, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1407 = stablehlo.broadcast_in_dim %1406, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1408 = stablehlo.add %1404, %1407 : tensor<8x1024x768xbf16>
    %1409 = stablehlo.add %1342, %1408 : tensor<8x1024x768xbf16>
    %1410 = stablehlo.convert %1409 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1411 = stablehlo.reduce(%1410 init: %cst_265) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1412 = stablehlo.broadcast_in_dim %1411, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_266 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1413 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1414 = stablehlo.divide %1412, %1413 : tensor<8x1024x1xf32>
    %c_267 = stablehlo.constant dense<0> : tensor<i32>
    %1415:4 = call @_var(%1410, %c_267) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %1416 = stablehlo.broadcast_in_dim %1414, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1417 = stablehlo.subtract %1410, %1416 : tensor<8x1024x768xf32>
    %cst_268 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1419 = stablehlo.add %1415#0, %1418 : tensor<8x1024x1xf32>
    %1420 = stablehlo.rsqrt %1419 : tensor<8x1024x1xf32>
    %1421 = stablehlo.divide %1420, %1419 : tensor<8x1024x1xf32>
    %cst_269 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1422 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1423 = stablehlo.multiply %1422, %1421 : tensor<8x1024x1xf32>
    %1424 = stablehlo.broadcast_in_dim %1420, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1425 = stablehlo.multiply %1417, %1424 : tensor<8x1024x768xf32>
    %1426 = stablehlo.broadcast_in_dim %arg139, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1427 = stablehlo.broadcast_in_dim %1426, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1428 = stablehlo.multiply %1425, %1427 : tensor<8x1024x768xf32>
    %1429 = stablehlo.broadcast_in_dim %arg138, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1430 = stablehlo.broadcast_in_dim %1429, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1431 = stablehlo.add %1428, %1430 : tensor<8x1024x768xf32>
    %1432 = stablehlo.convert %1431 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1433 = stablehlo.convert %arg143 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1434 = stablehlo.dot_general %1432, %1433, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1435 = stablehlo.convert %arg142 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1436 = stablehlo.broadcast_in_dim %1435, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1437 = stablehlo.broadcast_in_dim %1436, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<8x1024x3072xbf16>
    %1438 = stablehlo.add %1434, %1437 : tensor<8x1024x3072xbf16>
    %1439 = stablehlo.multiply %1438, %1438 : tensor<8x1024x3072xbf16>
    %1440 = stablehlo.multiply %1439, %1438 : tensor<8x1024x3072xbf16>
    %1441 = stablehlo.multiply %1438, %1438 : tensor<8x1024x3072xbf16>
    %cst_270 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1442 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1443 = stablehlo.multiply %1442, %1441 : tensor<8x1024x3072xbf16>
    %cst_271 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1444 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1445 = stablehlo.multiply %1444, %1440 : tensor<8x1024x3072xbf16>
    %1446 = stablehlo.add %1438, %1445 : tensor<8x1024x3072xbf16>
    %cst_272 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1447 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1448 = stablehlo.multiply %1447, %1446 : tensor<8x1024x3072xbf16>
    %1449 = stablehlo.tanh %1448 : tensor<8x1024x3072xbf16>
    %cst_273 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1450 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1451 = stablehlo.subtract %1450, %1449 : tensor<8x1024x3072xbf16>
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1452 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1453 = stablehlo.add %1452, %1449 : tensor<8x1024x3072xbf16>
    %cst_275 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1454 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1455 = stablehlo.multiply %1454, %1453 : tensor<8x1024x3072xbf16>
    %1456 = stablehlo.multiply %1438, %1455 : tensor<8x1024x3072xbf16>
    %1457 = stablehlo.convert %arg141 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1458 = stablehlo.dot_general %1456, %1457, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x768xbf16>
    %1459 = stablehlo.convert %arg140 : (tensor<768xf32>) -> tensor<768xbf16>
    %1460 = stablehlo.broadcast_in_dim %1459, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1461 = stablehlo.broadcast_in_dim %1460, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<8x1024x768xbf16>
    %1462 = stablehlo.add %1458, %1461 : tensor<8x1024x768xbf16>
    %1463 = stablehlo.add %1409, %1462 : tensor<8x1024x768xbf16>
    %1464 = stablehlo.convert %1463 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1465 = stablehlo.reduce(%1464 init: %cst_276) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1466 = stablehlo.broadcast_in_dim %1465, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_277 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1467 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1468 = stablehlo.divide %1466, %1467 : tensor<8x1024x1xf32>
    %c_278 = stablehlo.constant dense<0> : tensor<i32>
    %1469:4 = call @_var(%1464, %c_278) : (tensor<8x1024x768xf32>, tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>)
    %1470 = stablehlo.broadcast_in_dim %1468, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1471 = stablehlo.subtract %1464, %1470 : tensor<8x1024x768xf32>
    %cst_279 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1473 = stablehlo.add %1469#0, %1472 : tensor<8x1024x1xf32>
    %1474 = stablehlo.rsqrt %1473 : tensor<8x1024x1xf32>
    %1475 = stablehlo.divide %1474, %1473 : tensor<8x1024x1xf32>
    %cst_280 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1477 = stablehlo.multiply %1476, %1475 : tensor<8x1024x1xf32>
    %1478 = stablehlo.broadcast_in_dim %1474, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1479 = stablehlo.multiply %1471, %1478 : tensor<8x1024x768xf32>
    %1480 = stablehlo.broadcast_in_dim %arg145, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1481 = stablehlo.broadcast_in_dim %1480, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1482 = stablehlo.multiply %1479, %1481 : tensor<8x1024x768xf32>
    %1483 = stablehlo.broadcast_in_dim %arg144, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1484 = stablehlo.broadcast_in_dim %1483, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1485 = stablehlo.add %1482, %1484 : tensor<8x1024x768xf32>
    %1486 = stablehlo.convert %1485 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1487 = stablehlo.convert %arg147 : (tensor<50257x768xf32>) -> tensor<50257x768xbf16>
    %1488 = stablehlo.dot_general %1486, %1487, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<50257x768xbf16>) -> tensor<8x1024x50257xbf16>
    %1489 = stablehlo.convert %1488 : (tensor<8x1024x50257xbf16>) -> tensor<8x1024x50257xf32>
    %1490:3 = call @log_softmax(%1489) : (tensor<8x1024x50257xf32>) -> (tensor<8x1024x50257xf32>, tensor<8x1024x50257xf32>, tensor<8x1024x1xf32>)
    %1491 = stablehlo.broadcast_in_dim %arg446, dims = [0, 1] : (tensor<8x1024xi32>) -> tensor<8x1024x1xi32>
    %1492:2 = call @take_along_axis(%1490#0, %1491) : (tensor<8x1024x50257xf32>, tensor<8x1024x1xi32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x1x1xi32>)
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1493 = stablehlo.reduce(%1492#0 init: %cst_281) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_282 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1494 = stablehlo.divide %1493, %cst_282 : tensor<f32>
    %1495 = stablehlo.negate %1494 : tensor<f32>
    %cst_283 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1496 = stablehlo.negate %cst_283 : tensor<f32>
    %cst_284 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1497 = stablehlo.divide %1496, %cst_284 : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %1497, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1499 = call @take_along_axis_1(%1492#1, %1498) : (tensor<8x1024x1x1xi32>, tensor<8x1024x1xf32>) -> tensor<8x1024x50257xf32>
    %1500 = call @log_softmax_2(%1490#1, %1490#2, %1499) : (tensor<8x1024x50257xf32>, tensor<8x1024x1xf32>, tensor<8x1024x50257xf32>) -> tensor<8x1024x50257xf32>
    %1501 = stablehlo.convert %1500 : (tensor<8x1024x50257xf32>) -> tensor<8x1024x50257xbf16>
    %1502 = stablehlo.dot_general %1501, %1486, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x50257xbf16>, tensor<8x1024x768xbf16>) -> tensor<50257x768xbf16>
    %1503 = stablehlo.dot_general %1501, %1487, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x50257xbf16>, tensor<50257x768xbf16>) -> tensor<8x1024x768xbf16>
    %1504 = stablehlo.convert %1502 : (tensor<50257x768xbf16>) -> tensor<50257x768xf32>
    %1505 = stablehlo.convert %1503 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1506 = stablehlo.reduce(%1505 init: %cst_285) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1507 = stablehlo.reshape %1506 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1508 = stablehlo.reduce(%1507 init: %cst_286) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1509 = stablehlo.multiply %1479, %1505 : tensor<8x1024x768xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1510 = stablehlo.reduce(%1509 init: %cst_287) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1511 = stablehlo.reshape %1510 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1512 = stablehlo.broadcast_in_dim %1480, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1513 = stablehlo.multiply %1505, %1512 : tensor<8x1024x768xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1514 = stablehlo.reduce(%1511 init: %cst_288) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1515 = stablehlo.multiply %1471, %1513 : tensor<8x1024x768xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1516 = stablehlo.reduce(%1515 init: %cst_289) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1517 = stablehlo.reshape %1516 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1518 = stablehlo.broadcast_in_dim %1474, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1519 = stablehlo.multiply %1513, %1518 : tensor<8x1024x768xf32>
    %1520 = stablehlo.multiply %1517, %1477 : tensor<8x1024x1xf32>
    %1521 = stablehlo.negate %1519 : tensor<8x1024x768xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1522 = stablehlo.reduce(%1521 init: %cst_290) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1523 = stablehlo.reshape %1522 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1524 = call @_var_3(%1469#1, %1469#2, %1469#3, %1520) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1525 = stablehlo.add %1519, %1524 : tensor<8x1024x768xf32>
    %cst_291 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1527 = stablehlo.divide %1523, %1526 : tensor<8x1024x1xf32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1528 = stablehlo.reduce(%1527 init: %cst_292) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1529 = stablehlo.broadcast_in_dim %1528, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %1530 = stablehlo.add %1525, %1529 : tensor<8x1024x768xf32>
    %1531 = stablehlo.convert %1530 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1532 = stablehlo.reduce(%1531 init: %cst_293) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1533 = stablehlo.reshape %1532 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1534 = stablehlo.reduce(%1533 init: %cst_294) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1535 = stablehlo.convert %1534 : (tensor<768xbf16>) -> tensor<768xf32>
    %1536 = stablehlo.dot_general %1531, %1456, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1537 = stablehlo.transpose %1536, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1538 = stablehlo.dot_general %1531, %1457, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %1539 = stablehlo.convert %1537 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1540 = stablehlo.multiply %1438, %1538 : tensor<8x1024x3072xbf16>
    %1541 = stablehlo.multiply %1538, %1455 : tensor<8x1024x3072xbf16>
    %cst_295 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1542 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1543 = stablehlo.multiply %1542, %1540 : tensor<8x1024x3072xbf16>
    %1544 = stablehlo.multiply %1543, %1451 : tensor<8x1024x3072xbf16>
    %1545 = stablehlo.multiply %1544, %1449 : tensor<8x1024x3072xbf16>
    %1546 = stablehlo.add %1544, %1545 : tensor<8x1024x3072xbf16>
    %cst_296 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1547 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1548 = stablehlo.multiply %1547, %1546 : tensor<8x1024x3072xbf16>
    %1549 = stablehlo.add %1541, %1548 : tensor<8x1024x3072xbf16>
    %cst_297 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1550 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1551 = stablehlo.multiply %1550, %1548 : tensor<8x1024x3072xbf16>
    %1552 = stablehlo.multiply %1551, %1443 : tensor<8x1024x3072xbf16>
    %1553 = stablehlo.add %1549, %1552 : tensor<8x1024x3072xbf16>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1554 = stablehlo.reduce(%1553 init: %cst_298) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1555 = stablehlo.reshape %1554 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1556 = stablehlo.reduce(%1555 init: %cst_299) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1557 = stablehlo.convert %1556 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1558 = stablehlo.dot_general %1553, %1432, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1559 = stablehlo.transpose %1558, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1560 = stablehlo.dot_general %1553, %1433, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %1561 = stablehlo.convert %1559 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1562 = stablehlo.convert %1560 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1563 = stablehlo.reduce(%1562 init: %cst_300) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1564 = stablehlo.reshape %1563 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1565 = stablehlo.reduce(%1564 init: %cst_301) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1566 = stablehlo.multiply %1425, %1562 : tensor<8x1024x768xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1567 = stablehlo.reduce(%1566 init: %cst_302) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1568 = stablehlo.reshape %1567 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1569 = stablehlo.broadcast_in_dim %1426, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1570 = stablehlo.multiply %1562, %1569 : tensor<8x1024x768xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1571 = stablehlo.reduce(%1568 init: %cst_303) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1572 = stablehlo.multiply %1417, %1570 : tensor<8x1024x768xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1573 = stablehlo.reduce(%1572 init: %cst_304) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1574 = stablehlo.reshape %1573 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1575 = stablehlo.broadcast_in_dim %1420, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1576 = stablehlo.multiply %1570, %1575 : tensor<8x1024x768xf32>
    %1577 = stablehlo.multiply %1574, %1423 : tensor<8x1024x1xf32>
    %1578 = stablehlo.negate %1576 : tensor<8x1024x768xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1579 = stablehlo.reduce(%1578 init: %cst_305) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1580 = stablehlo.reshape %1579 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1581 = call @_var_3(%1415#1, %1415#2, %1415#3, %1577) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1582 = stablehlo.add %1576, %1581 : tensor<8x1024x768xf32>
    %cst_306 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1584 = stablehlo.divide %1580, %1583 : tensor<8x1024x1xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1585 = stablehlo.reduce(%1584 init: %cst_307) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1586 = stablehlo.broadcast_in_dim %1585, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %1587 = stablehlo.add %1582, %1586 : tensor<8x1024x768xf32>
    %1588 = stablehlo.convert %1587 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1589 = stablehlo.add %1531, %1588 : tensor<8x1024x768xbf16>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1590 = stablehlo.reduce(%1589 init: %cst_308) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1591 = stablehlo.reshape %1590 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1592 = stablehlo.reduce(%1591 init: %cst_309) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1593 = stablehlo.convert %1592 : (tensor<768xbf16>) -> tensor<768xf32>
    %1594 = stablehlo.dot_general %1589, %1402, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %1595 = stablehlo.transpose %1594, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1596 = stablehlo.dot_general %1589, %1403, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1597 = stablehlo.convert %1595 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1598 = stablehlo.reshape %1596 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1599 = stablehlo.transpose %1598, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %1600 = stablehlo.dot_general %1599, %1377, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %1601 = stablehlo.dot_general %1599, %1399, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1602 = stablehlo.transpose %1601, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1603 = stablehlo.convert %1600 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %1604 = stablehlo.broadcast_in_dim %1398, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1605 = stablehlo.multiply %1603, %1604 : tensor<8x12x1024x1024xf32>
    %1606 = stablehlo.multiply %1605, %1391 : tensor<8x12x1024x1024xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1607 = stablehlo.reduce(%1606 init: %cst_310) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1608 = stablehlo.reshape %1607 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1609 = stablehlo.negate %1608 : tensor<8x12x1024x1xf32>
    %1610 = stablehlo.broadcast_in_dim %1393, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1611 = stablehlo.divide %1603, %1610 : tensor<8x12x1024x1024xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1612 = stablehlo.reduce(%1609 init: %cst_311) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1613 = stablehlo.broadcast_in_dim %1612, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %1614 = stablehlo.add %1611, %1613 : tensor<8x12x1024x1024xf32>
    %1615 = stablehlo.multiply %1614, %1391 : tensor<8x12x1024x1024xf32>
    %1616 = call @_where_5(%1384#1, %1615) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %1617 = stablehlo.convert %1616 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_312 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1618 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1619 = stablehlo.divide %1617, %1618 : tensor<8x12x1024x1024xbf16>
    %1620 = stablehlo.dot_general %1619, %1375, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %1621 = stablehlo.transpose %1620, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %1622 = stablehlo.dot_general %1619, %1376, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %1623 = stablehlo.transpose %1622, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %1624 = stablehlo.reshape %1602 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1625 = stablehlo.reshape %1621 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1626 = stablehlo.reshape %1623 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1627 = stablehlo.concatenate %1626, %1625, %1624, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1628 = stablehlo.reduce(%1627 init: %cst_313) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1629 = stablehlo.reshape %1628 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1630 = stablehlo.reduce(%1629 init: %cst_314) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1631 = stablehlo.convert %1630 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1632 = stablehlo.dot_general %1627, %1365, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1633 = stablehlo.transpose %1632, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1634 = stablehlo.dot_general %1627, %1366, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1635 = stablehlo.convert %1633 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1636 = stablehlo.convert %1634 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1637 = stablehlo.reduce(%1636 init: %cst_315) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1638 = stablehlo.reshape %1637 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1639 = stablehlo.reduce(%1638 init: %cst_316) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1640 = stablehlo.multiply %1358, %1636 : tensor<8x1024x768xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1641 = stablehlo.reduce(%1640 init: %cst_317) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1642 = stablehlo.reshape %1641 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1643 = stablehlo.broadcast_in_dim %1359, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1644 = stablehlo.multiply %1636, %1643 : tensor<8x1024x768xf32>
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1645 = stablehlo.reduce(%1642 init: %cst_318) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1646 = stablehlo.multiply %1350, %1644 : tensor<8x1024x768xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1647 = stablehlo.reduce(%1646 init: %cst_319) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1648 = stablehlo.reshape %1647 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1649 = stablehlo.broadcast_in_dim %1353, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1650 = stablehlo.multiply %1644, %1649 : tensor<8x1024x768xf32>
    %1651 = stablehlo.multiply %1648, %1356 : tensor<8x1024x1xf32>
    %1652 = stablehlo.negate %1650 : tensor<8x1024x768xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1653 = stablehlo.reduce(%1652 init: %cst_320) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1654 = stablehlo.reshape %1653 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1655 = call @_var_3(%1348#1, %1348#2, %1348#3, %1651) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1656 = stablehlo.add %1650, %1655 : tensor<8x1024x768xf32>
    %cst_321 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1658 = stablehlo.divide %1654, %1657 : tensor<8x1024x1xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1659 = stablehlo.reduce(%1658 init: %cst_322) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1660 = stablehlo.broadcast_in_dim %1659, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %1661 = stablehlo.add %1656, %1660 : tensor<8x1024x768xf32>
    %1662 = stablehlo.convert %1661 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1663 = stablehlo.add %1589, %1662 : tensor<8x1024x768xbf16>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1664 = stablehlo.reduce(%1663 init: %cst_323) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1665 = stablehlo.reshape %1664 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1666 = stablehlo.reduce(%1665 init: %cst_324) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1667 = stablehlo.convert %1666 : (tensor<768xbf16>) -> tensor<768xf32>
    %1668 = stablehlo.dot_general %1663, %1335, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1669 = stablehlo.transpose %1668, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1670 = stablehlo.dot_general %1663, %1336, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %1671 = stablehlo.convert %1669 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1672 = stablehlo.multiply %1317, %1670 : tensor<8x1024x3072xbf16>
    %1673 = stablehlo.multiply %1670, %1334 : tensor<8x1024x3072xbf16>
    %cst_325 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1674 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1675 = stablehlo.multiply %1674, %1672 : tensor<8x1024x3072xbf16>
    %1676 = stablehlo.multiply %1675, %1330 : tensor<8x1024x3072xbf16>
    %1677 = stablehlo.multiply %1676, %1328 : tensor<8x1024x3072xbf16>
    %1678 = stablehlo.add %1676, %1677 : tensor<8x1024x3072xbf16>
    %cst_326 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1679 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1680 = stablehlo.multiply %1679, %1678 : tensor<8x1024x3072xbf16>
    %1681 = stablehlo.add %1673, %1680 : tensor<8x1024x3072xbf16>
    %cst_327 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1682 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1683 = stablehlo.multiply %1682, %1680 : tensor<8x1024x3072xbf16>
    %1684 = stablehlo.multiply %1683, %1322 : tensor<8x1024x3072xbf16>
    %1685 = stablehlo.add %1681, %1684 : tensor<8x1024x3072xbf16>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1686 = stablehlo.reduce(%1685 init: %cst_328) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1687 = stablehlo.reshape %1686 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1688 = stablehlo.reduce(%1687 init: %cst_329) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1689 = stablehlo.convert %1688 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1690 = stablehlo.dot_general %1685, %1311, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1691 = stablehlo.transpose %1690, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1692 = stablehlo.dot_general %1685, %1312, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %1693 = stablehlo.convert %1691 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1694 = stablehlo.convert %1692 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1695 = stablehlo.reduce(%1694 init: %cst_330) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1696 = stablehlo.reshape %1695 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1697 = stablehlo.reduce(%1696 init: %cst_331) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1698 = stablehlo.multiply %1304, %1694 : tensor<8x1024x768xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1699 = stablehlo.reduce(%1698 init: %cst_332) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1700 = stablehlo.reshape %1699 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1701 = stablehlo.broadcast_in_dim %1305, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1702 = stablehlo.multiply %1694, %1701 : tensor<8x1024x768xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1703 = stablehlo.reduce(%1700 init: %cst_333) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1704 = stablehlo.multiply %1296, %1702 : tensor<8x1024x768xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1705 = stablehlo.reduce(%1704 init: %cst_334) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1706 = stablehlo.reshape %1705 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1707 = stablehlo.broadcast_in_dim %1299, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1708 = stablehlo.multiply %1702, %1707 : tensor<8x1024x768xf32>
    %1709 = stablehlo.multiply %1706, %1302 : tensor<8x1024x1xf32>
    %1710 = stablehlo.negate %1708 : tensor<8x1024x768xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1711 = stablehlo.reduce(%1710 init: %cst_335) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1712 = stablehlo.reshape %1711 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1713 = call @_var_3(%1294#1, %1294#2, %1294#3, %1709) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1714 = stablehlo.add %1708, %1713 : tensor<8x1024x768xf32>
    %cst_336 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1715 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1716 = stablehlo.divide %1712, %1715 : tensor<8x1024x1xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1717 = stablehlo.reduce(%1716 init: %cst_337) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1718 = stablehlo.broadcast_in_dim %1717, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %1719 = stablehlo.add %1714, %1718 : tensor<8x1024x768xf32>
    %1720 = stablehlo.convert %1719 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1721 = stablehlo.add %1663, %1720 : tensor<8x1024x768xbf16>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1722 = stablehlo.reduce(%1721 init: %cst_338) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1723 = stablehlo.reshape %1722 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1724 = stablehlo.reduce(%1723 init: %cst_339) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1725 = stablehlo.convert %1724 : (tensor<768xbf16>) -> tensor<768xf32>
    %1726 = stablehlo.dot_general %1721, %1281, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %1727 = stablehlo.transpose %1726, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1728 = stablehlo.dot_general %1721, %1282, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1729 = stablehlo.convert %1727 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1730 = stablehlo.reshape %1728 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1731 = stablehlo.transpose %1730, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %1732 = stablehlo.dot_general %1731, %1256, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %1733 = stablehlo.dot_general %1731, %1278, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1734 = stablehlo.transpose %1733, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1735 = stablehlo.convert %1732 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %1736 = stablehlo.broadcast_in_dim %1277, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1737 = stablehlo.multiply %1735, %1736 : tensor<8x12x1024x1024xf32>
    %1738 = stablehlo.multiply %1737, %1270 : tensor<8x12x1024x1024xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1739 = stablehlo.reduce(%1738 init: %cst_340) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1740 = stablehlo.reshape %1739 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1741 = stablehlo.negate %1740 : tensor<8x12x1024x1xf32>
    %1742 = stablehlo.broadcast_in_dim %1272, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1743 = stablehlo.divide %1735, %1742 : tensor<8x12x1024x1024xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1744 = stablehlo.reduce(%1741 init: %cst_341) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1745 = stablehlo.broadcast_in_dim %1744, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %1746 = stablehlo.add %1743, %1745 : tensor<8x12x1024x1024xf32>
    %1747 = stablehlo.multiply %1746, %1270 : tensor<8x12x1024x1024xf32>
    %1748 = call @_where_5(%1263#1, %1747) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %1749 = stablehlo.convert %1748 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_342 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1750 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1751 = stablehlo.divide %1749, %1750 : tensor<8x12x1024x1024xbf16>
    %1752 = stablehlo.dot_general %1751, %1254, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %1753 = stablehlo.transpose %1752, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %1754 = stablehlo.dot_general %1751, %1255, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %1755 = stablehlo.transpose %1754, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %1756 = stablehlo.reshape %1734 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1757 = stablehlo.reshape %1753 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1758 = stablehlo.reshape %1755 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1759 = stablehlo.concatenate %1758, %1757, %1756, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1760 = stablehlo.reduce(%1759 init: %cst_343) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1761 = stablehlo.reshape %1760 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1762 = stablehlo.reduce(%1761 init: %cst_344) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1763 = stablehlo.convert %1762 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1764 = stablehlo.dot_general %1759, %1244, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1765 = stablehlo.transpose %1764, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1766 = stablehlo.dot_general %1759, %1245, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1767 = stablehlo.convert %1765 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1768 = stablehlo.convert %1766 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1769 = stablehlo.reduce(%1768 init: %cst_345) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1770 = stablehlo.reshape %1769 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1771 = stablehlo.reduce(%1770 init: %cst_346) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1772 = stablehlo.multiply %1237, %1768 : tensor<8x1024x768xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1773 = stablehlo.reduce(%1772 init: %cst_347) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1774 = stablehlo.reshape %1773 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1775 = stablehlo.broadcast_in_dim %1238, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1776 = stablehlo.multiply %1768, %1775 : tensor<8x1024x768xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1777 = stablehlo.reduce(%1774 init: %cst_348) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1778 = stablehlo.multiply %1229, %1776 : tensor<8x1024x768xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1779 = stablehlo.reduce(%1778 init: %cst_349) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1780 = stablehlo.reshape %1779 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1781 = stablehlo.broadcast_in_dim %1232, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1782 = stablehlo.multiply %1776, %1781 : tensor<8x1024x768xf32>
    %1783 = stablehlo.multiply %1780, %1235 : tensor<8x1024x1xf32>
    %1784 = stablehlo.negate %1782 : tensor<8x1024x768xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1785 = stablehlo.reduce(%1784 init: %cst_350) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1786 = stablehlo.reshape %1785 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1787 = call @_var_3(%1227#1, %1227#2, %1227#3, %1783) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1788 = stablehlo.add %1782, %1787 : tensor<8x1024x768xf32>
    %cst_351 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1789 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1790 = stablehlo.divide %1786, %1789 : tensor<8x1024x1xf32>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1791 = stablehlo.reduce(%1790 init: %cst_352) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1792 = stablehlo.broadcast_in_dim %1791, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %1793 = stablehlo.add %1788, %1792 : tensor<8x1024x768xf32>
    %1794 = stablehlo.convert %1793 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1795 = stablehlo.add %1721, %1794 : tensor<8x1024x768xbf16>
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1796 = stablehlo.reduce(%1795 init: %cst_353) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1797 = stablehlo.reshape %1796 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1798 = stablehlo.reduce(%1797 init: %cst_354) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1799 = stablehlo.convert %1798 : (tensor<768xbf16>) -> tensor<768xf32>
    %1800 = stablehlo.dot_general %1795, %1214, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1801 = stablehlo.transpose %1800, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1802 = stablehlo.dot_general %1795, %1215, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %1803 = stablehlo.convert %1801 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1804 = stablehlo.multiply %1196, %1802 : tensor<8x1024x3072xbf16>
    %1805 = stablehlo.multiply %1802, %1213 : tensor<8x1024x3072xbf16>
    %cst_355 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1806 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1807 = stablehlo.multiply %1806, %1804 : tensor<8x1024x3072xbf16>
    %1808 = stablehlo.multiply %1807, %1209 : tensor<8x1024x3072xbf16>
    %1809 = stablehlo.multiply %1808, %1207 : tensor<8x1024x3072xbf16>
    %1810 = stablehlo.add %1808, %1809 : tensor<8x1024x3072xbf16>
    %cst_356 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1811 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1812 = stablehlo.multiply %1811, %1810 : tensor<8x1024x3072xbf16>
    %1813 = stablehlo.add %1805, %1812 : tensor<8x1024x3072xbf16>
    %cst_357 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1814 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1815 = stablehlo.multiply %1814, %1812 : tensor<8x1024x3072xbf16>
    %1816 = stablehlo.multiply %1815, %1201 : tensor<8x1024x3072xbf16>
    %1817 = stablehlo.add %1813, %1816 : tensor<8x1024x3072xbf16>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1818 = stablehlo.reduce(%1817 init: %cst_358) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1819 = stablehlo.reshape %1818 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1820 = stablehlo.reduce(%1819 init: %cst_359) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1821 = stablehlo.convert %1820 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1822 = stablehlo.dot_general %1817, %1190, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1823 = stablehlo.transpose %1822, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1824 = stablehlo.dot_general %1817, %1191, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %1825 = stablehlo.convert %1823 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1826 = stablehlo.convert %1824 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1827 = stablehlo.reduce(%1826 init: %cst_360) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1828 = stablehlo.reshape %1827 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1829 = stablehlo.reduce(%1828 init: %cst_361) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1830 = stablehlo.multiply %1183, %1826 : tensor<8x1024x768xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1831 = stablehlo.reduce(%1830 init: %cst_362) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1832 = stablehlo.reshape %1831 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1833 = stablehlo.broadcast_in_dim %1184, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1834 = stablehlo.multiply %1826, %1833 : tensor<8x1024x768xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1835 = stablehlo.reduce(%1832 init: %cst_363) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1836 = stablehlo.multiply %1175, %1834 : tensor<8x1024x768xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1837 = stablehlo.reduce(%1836 init: %cst_364) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1838 = stablehlo.reshape %1837 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1839 = stablehlo.broadcast_in_dim %1178, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1840 = stablehlo.multiply %1834, %1839 : tensor<8x1024x768xf32>
    %1841 = stablehlo.multiply %1838, %1181 : tensor<8x1024x1xf32>
    %1842 = stablehlo.negate %1840 : tensor<8x1024x768xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1843 = stablehlo.reduce(%1842 init: %cst_365) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1844 = stablehlo.reshape %1843 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1845 = call @_var_3(%1173#1, %1173#2, %1173#3, %1841) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1846 = stablehlo.add %1840, %1845 : tensor<8x1024x768xf32>
    %cst_366 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1847 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1848 = stablehlo.divide %1844, %1847 : tensor<8x1024x1xf32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1849 = stablehlo.reduce(%1848 init: %cst_367) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1850 = stablehlo.broadcast_in_dim %1849, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %1851 = stablehlo.add %1846, %1850 : tensor<8x1024x768xf32>
    %1852 = stablehlo.convert %1851 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1853 = stablehlo.add %1795, %1852 : tensor<8x1024x768xbf16>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1854 = stablehlo.reduce(%1853 init: %cst_368) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1855 = stablehlo.reshape %1854 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1856 = stablehlo.reduce(%1855 init: %cst_369) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1857 = stablehlo.convert %1856 : (tensor<768xbf16>) -> tensor<768xf32>
    %1858 = stablehlo.dot_general %1853, %1160, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %1859 = stablehlo.transpose %1858, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1860 = stablehlo.dot_general %1853, %1161, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1861 = stablehlo.convert %1859 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1862 = stablehlo.reshape %1860 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1863 = stablehlo.transpose %1862, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %1864 = stablehlo.dot_general %1863, %1135, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %1865 = stablehlo.dot_general %1863, %1157, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1866 = stablehlo.transpose %1865, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1867 = stablehlo.convert %1864 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %1868 = stablehlo.broadcast_in_dim %1156, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1869 = stablehlo.multiply %1867, %1868 : tensor<8x12x1024x1024xf32>
    %1870 = stablehlo.multiply %1869, %1149 : tensor<8x12x1024x1024xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1871 = stablehlo.reduce(%1870 init: %cst_370) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1872 = stablehlo.reshape %1871 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %1873 = stablehlo.negate %1872 : tensor<8x12x1024x1xf32>
    %1874 = stablehlo.broadcast_in_dim %1151, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %1875 = stablehlo.divide %1867, %1874 : tensor<8x12x1024x1024xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1876 = stablehlo.reduce(%1873 init: %cst_371) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %1877 = stablehlo.broadcast_in_dim %1876, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %1878 = stablehlo.add %1875, %1877 : tensor<8x12x1024x1024xf32>
    %1879 = stablehlo.multiply %1878, %1149 : tensor<8x12x1024x1024xf32>
    %1880 = call @_where_5(%1142#1, %1879) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %1881 = stablehlo.convert %1880 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_372 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %1882 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %1883 = stablehlo.divide %1881, %1882 : tensor<8x12x1024x1024xbf16>
    %1884 = stablehlo.dot_general %1883, %1133, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %1885 = stablehlo.transpose %1884, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %1886 = stablehlo.dot_general %1883, %1134, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %1887 = stablehlo.transpose %1886, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %1888 = stablehlo.reshape %1866 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1889 = stablehlo.reshape %1885 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1890 = stablehlo.reshape %1887 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %1891 = stablehlo.concatenate %1890, %1889, %1888, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1892 = stablehlo.reduce(%1891 init: %cst_373) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1893 = stablehlo.reshape %1892 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1894 = stablehlo.reduce(%1893 init: %cst_374) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1895 = stablehlo.convert %1894 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1896 = stablehlo.dot_general %1891, %1123, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1897 = stablehlo.transpose %1896, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1898 = stablehlo.dot_general %1891, %1124, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %1899 = stablehlo.convert %1897 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1900 = stablehlo.convert %1898 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1901 = stablehlo.reduce(%1900 init: %cst_375) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1902 = stablehlo.reshape %1901 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1903 = stablehlo.reduce(%1902 init: %cst_376) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1904 = stablehlo.multiply %1116, %1900 : tensor<8x1024x768xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1905 = stablehlo.reduce(%1904 init: %cst_377) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1906 = stablehlo.reshape %1905 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1907 = stablehlo.broadcast_in_dim %1117, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1908 = stablehlo.multiply %1900, %1907 : tensor<8x1024x768xf32>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1909 = stablehlo.reduce(%1906 init: %cst_378) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1910 = stablehlo.multiply %1108, %1908 : tensor<8x1024x768xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1911 = stablehlo.reduce(%1910 init: %cst_379) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1912 = stablehlo.reshape %1911 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1913 = stablehlo.broadcast_in_dim %1111, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1914 = stablehlo.multiply %1908, %1913 : tensor<8x1024x768xf32>
    %1915 = stablehlo.multiply %1912, %1114 : tensor<8x1024x1xf32>
    %1916 = stablehlo.negate %1914 : tensor<8x1024x768xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1917 = stablehlo.reduce(%1916 init: %cst_380) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1918 = stablehlo.reshape %1917 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1919 = call @_var_3(%1106#1, %1106#2, %1106#3, %1915) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1920 = stablehlo.add %1914, %1919 : tensor<8x1024x768xf32>
    %cst_381 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1921 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1922 = stablehlo.divide %1918, %1921 : tensor<8x1024x1xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1923 = stablehlo.reduce(%1922 init: %cst_382) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1924 = stablehlo.broadcast_in_dim %1923, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %1925 = stablehlo.add %1920, %1924 : tensor<8x1024x768xf32>
    %1926 = stablehlo.convert %1925 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1927 = stablehlo.add %1853, %1926 : tensor<8x1024x768xbf16>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1928 = stablehlo.reduce(%1927 init: %cst_383) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1929 = stablehlo.reshape %1928 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1930 = stablehlo.reduce(%1929 init: %cst_384) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1931 = stablehlo.convert %1930 : (tensor<768xbf16>) -> tensor<768xf32>
    %1932 = stablehlo.dot_general %1927, %1093, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1933 = stablehlo.transpose %1932, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1934 = stablehlo.dot_general %1927, %1094, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %1935 = stablehlo.convert %1933 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1936 = stablehlo.multiply %1075, %1934 : tensor<8x1024x3072xbf16>
    %1937 = stablehlo.multiply %1934, %1092 : tensor<8x1024x3072xbf16>
    %cst_385 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1938 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1939 = stablehlo.multiply %1938, %1936 : tensor<8x1024x3072xbf16>
    %1940 = stablehlo.multiply %1939, %1088 : tensor<8x1024x3072xbf16>
    %1941 = stablehlo.multiply %1940, %1086 : tensor<8x1024x3072xbf16>
    %1942 = stablehlo.add %1940, %1941 : tensor<8x1024x3072xbf16>
    %cst_386 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1943 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1944 = stablehlo.multiply %1943, %1942 : tensor<8x1024x3072xbf16>
    %1945 = stablehlo.add %1937, %1944 : tensor<8x1024x3072xbf16>
    %cst_387 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1946 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %1947 = stablehlo.multiply %1946, %1944 : tensor<8x1024x3072xbf16>
    %1948 = stablehlo.multiply %1947, %1080 : tensor<8x1024x3072xbf16>
    %1949 = stablehlo.add %1945, %1948 : tensor<8x1024x3072xbf16>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1950 = stablehlo.reduce(%1949 init: %cst_388) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1951 = stablehlo.reshape %1950 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1952 = stablehlo.reduce(%1951 init: %cst_389) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1953 = stablehlo.convert %1952 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1954 = stablehlo.dot_general %1949, %1069, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1955 = stablehlo.transpose %1954, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1956 = stablehlo.dot_general %1949, %1070, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %1957 = stablehlo.convert %1955 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1958 = stablehlo.convert %1956 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1959 = stablehlo.reduce(%1958 init: %cst_390) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1960 = stablehlo.reshape %1959 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1961 = stablehlo.reduce(%1960 init: %cst_391) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1962 = stablehlo.multiply %1062, %1958 : tensor<8x1024x768xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1963 = stablehlo.reduce(%1962 init: %cst_392) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1964 = stablehlo.reshape %1963 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1965 = stablehlo.broadcast_in_dim %1063, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %1966 = stablehlo.multiply %1958, %1965 : tensor<8x1024x768xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1967 = stablehlo.reduce(%1964 init: %cst_393) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1968 = stablehlo.multiply %1054, %1966 : tensor<8x1024x768xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1969 = stablehlo.reduce(%1968 init: %cst_394) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1970 = stablehlo.reshape %1969 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1971 = stablehlo.broadcast_in_dim %1057, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1972 = stablehlo.multiply %1966, %1971 : tensor<8x1024x768xf32>
    %1973 = stablehlo.multiply %1970, %1060 : tensor<8x1024x1xf32>
    %1974 = stablehlo.negate %1972 : tensor<8x1024x768xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1975 = stablehlo.reduce(%1974 init: %cst_395) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1976 = stablehlo.reshape %1975 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %1977 = call @_var_3(%1052#1, %1052#2, %1052#3, %1973) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %1978 = stablehlo.add %1972, %1977 : tensor<8x1024x768xf32>
    %cst_396 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1979 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1980 = stablehlo.divide %1976, %1979 : tensor<8x1024x1xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1981 = stablehlo.reduce(%1980 init: %cst_397) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1982 = stablehlo.broadcast_in_dim %1981, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %1983 = stablehlo.add %1978, %1982 : tensor<8x1024x768xf32>
    %1984 = stablehlo.convert %1983 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %1985 = stablehlo.add %1927, %1984 : tensor<8x1024x768xbf16>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1986 = stablehlo.reduce(%1985 init: %cst_398) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1987 = stablehlo.reshape %1986 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1988 = stablehlo.reduce(%1987 init: %cst_399) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1989 = stablehlo.convert %1988 : (tensor<768xbf16>) -> tensor<768xf32>
    %1990 = stablehlo.dot_general %1985, %1039, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %1991 = stablehlo.transpose %1990, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1992 = stablehlo.dot_general %1985, %1040, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %1993 = stablehlo.convert %1991 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1994 = stablehlo.reshape %1992 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %1995 = stablehlo.transpose %1994, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %1996 = stablehlo.dot_general %1995, %1014, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %1997 = stablehlo.dot_general %1995, %1036, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %1998 = stablehlo.transpose %1997, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %1999 = stablehlo.convert %1996 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %2000 = stablehlo.broadcast_in_dim %1035, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2001 = stablehlo.multiply %1999, %2000 : tensor<8x12x1024x1024xf32>
    %2002 = stablehlo.multiply %2001, %1028 : tensor<8x12x1024x1024xf32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2003 = stablehlo.reduce(%2002 init: %cst_400) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2004 = stablehlo.reshape %2003 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %2005 = stablehlo.negate %2004 : tensor<8x12x1024x1xf32>
    %2006 = stablehlo.broadcast_in_dim %1030, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2007 = stablehlo.divide %1999, %2006 : tensor<8x12x1024x1024xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2008 = stablehlo.reduce(%2005 init: %cst_401) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2009 = stablehlo.broadcast_in_dim %2008, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2010 = stablehlo.add %2007, %2009 : tensor<8x12x1024x1024xf32>
    %2011 = stablehlo.multiply %2010, %1028 : tensor<8x12x1024x1024xf32>
    %2012 = call @_where_5(%1021#1, %2011) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2013 = stablehlo.convert %2012 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_402 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %2014 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %2015 = stablehlo.divide %2013, %2014 : tensor<8x12x1024x1024xbf16>
    %2016 = stablehlo.dot_general %2015, %1012, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2017 = stablehlo.transpose %2016, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2018 = stablehlo.dot_general %2015, %1013, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2019 = stablehlo.transpose %2018, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2020 = stablehlo.reshape %1998 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2021 = stablehlo.reshape %2017 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2022 = stablehlo.reshape %2019 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2023 = stablehlo.concatenate %2022, %2021, %2020, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2024 = stablehlo.reduce(%2023 init: %cst_403) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2025 = stablehlo.reshape %2024 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2026 = stablehlo.reduce(%2025 init: %cst_404) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2027 = stablehlo.convert %2026 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2028 = stablehlo.dot_general %2023, %1002, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2029 = stablehlo.transpose %2028, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2030 = stablehlo.dot_general %2023, %1003, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %2031 = stablehlo.convert %2029 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2032 = stablehlo.convert %2030 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2033 = stablehlo.reduce(%2032 init: %cst_405) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2034 = stablehlo.reshape %2033 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2035 = stablehlo.reduce(%2034 init: %cst_406) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2036 = stablehlo.multiply %995, %2032 : tensor<8x1024x768xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2037 = stablehlo.reduce(%2036 init: %cst_407) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2038 = stablehlo.reshape %2037 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2039 = stablehlo.broadcast_in_dim %996, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2040 = stablehlo.multiply %2032, %2039 : tensor<8x1024x768xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2041 = stablehlo.reduce(%2038 init: %cst_408) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2042 = stablehlo.multiply %987, %2040 : tensor<8x1024x768xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2043 = stablehlo.reduce(%2042 init: %cst_409) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2044 = stablehlo.reshape %2043 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2045 = stablehlo.broadcast_in_dim %990, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2046 = stablehlo.multiply %2040, %2045 : tensor<8x1024x768xf32>
    %2047 = stablehlo.multiply %2044, %993 : tensor<8x1024x1xf32>
    %2048 = stablehlo.negate %2046 : tensor<8x1024x768xf32>
    %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2049 = stablehlo.reduce(%2048 init: %cst_410) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2050 = stablehlo.reshape %2049 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2051 = call @_var_3(%985#1, %985#2, %985#3, %2047) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2052 = stablehlo.add %2046, %2051 : tensor<8x1024x768xf32>
    %cst_411 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2053 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2054 = stablehlo.divide %2050, %2053 : tensor<8x1024x1xf32>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2055 = stablehlo.reduce(%2054 init: %cst_412) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2056 = stablehlo.broadcast_in_dim %2055, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2057 = stablehlo.add %2052, %2056 : tensor<8x1024x768xf32>
    %2058 = stablehlo.convert %2057 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2059 = stablehlo.add %1985, %2058 : tensor<8x1024x768xbf16>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2060 = stablehlo.reduce(%2059 init: %cst_413) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2061 = stablehlo.reshape %2060 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2062 = stablehlo.reduce(%2061 init: %cst_414) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2063 = stablehlo.convert %2062 : (tensor<768xbf16>) -> tensor<768xf32>
    %2064 = stablehlo.dot_general %2059, %972, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2065 = stablehlo.transpose %2064, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2066 = stablehlo.dot_general %2059, %973, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %2067 = stablehlo.convert %2065 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2068 = stablehlo.multiply %954, %2066 : tensor<8x1024x3072xbf16>
    %2069 = stablehlo.multiply %2066, %971 : tensor<8x1024x3072xbf16>
    %cst_415 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2070 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2071 = stablehlo.multiply %2070, %2068 : tensor<8x1024x3072xbf16>
    %2072 = stablehlo.multiply %2071, %967 : tensor<8x1024x3072xbf16>
    %2073 = stablehlo.multiply %2072, %965 : tensor<8x1024x3072xbf16>
    %2074 = stablehlo.add %2072, %2073 : tensor<8x1024x3072xbf16>
    %cst_416 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2075 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2076 = stablehlo.multiply %2075, %2074 : tensor<8x1024x3072xbf16>
    %2077 = stablehlo.add %2069, %2076 : tensor<8x1024x3072xbf16>
    %cst_417 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2078 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2079 = stablehlo.multiply %2078, %2076 : tensor<8x1024x3072xbf16>
    %2080 = stablehlo.multiply %2079, %959 : tensor<8x1024x3072xbf16>
    %2081 = stablehlo.add %2077, %2080 : tensor<8x1024x3072xbf16>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2082 = stablehlo.reduce(%2081 init: %cst_418) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2083 = stablehlo.reshape %2082 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2084 = stablehlo.reduce(%2083 init: %cst_419) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2085 = stablehlo.convert %2084 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2086 = stablehlo.dot_general %2081, %948, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2087 = stablehlo.transpose %2086, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2088 = stablehlo.dot_general %2081, %949, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %2089 = stablehlo.convert %2087 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2090 = stablehlo.convert %2088 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2091 = stablehlo.reduce(%2090 init: %cst_420) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2092 = stablehlo.reshape %2091 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2093 = stablehlo.reduce(%2092 init: %cst_421) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2094 = stablehlo.multiply %941, %2090 : tensor<8x1024x768xf32>
    %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2095 = stablehlo.reduce(%2094 init: %cst_422) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2096 = stablehlo.reshape %2095 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2097 = stablehlo.broadcast_in_dim %942, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2098 = stablehlo.multiply %2090, %2097 : tensor<8x1024x768xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2099 = stablehlo.reduce(%2096 init: %cst_423) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2100 = stablehlo.multiply %933, %2098 : tensor<8x1024x768xf32>
    %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2101 = stablehlo.reduce(%2100 init: %cst_424) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2102 = stablehlo.reshape %2101 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2103 = stablehlo.broadcast_in_dim %936, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2104 = stablehlo.multiply %2098, %2103 : tensor<8x1024x768xf32>
    %2105 = stablehlo.multiply %2102, %939 : tensor<8x1024x1xf32>
    %2106 = stablehlo.negate %2104 : tensor<8x1024x768xf32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2107 = stablehlo.reduce(%2106 init: %cst_425) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2108 = stablehlo.reshape %2107 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2109 = call @_var_3(%931#1, %931#2, %931#3, %2105) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2110 = stablehlo.add %2104, %2109 : tensor<8x1024x768xf32>
    %cst_426 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2111 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2112 = stablehlo.divide %2108, %2111 : tensor<8x1024x1xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2113 = stablehlo.reduce(%2112 init: %cst_427) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2114 = stablehlo.broadcast_in_dim %2113, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2115 = stablehlo.add %2110, %2114 : tensor<8x1024x768xf32>
    %2116 = stablehlo.convert %2115 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2117 = stablehlo.add %2059, %2116 : tensor<8x1024x768xbf16>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2118 = stablehlo.reduce(%2117 init: %cst_428) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2119 = stablehlo.reshape %2118 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2120 = stablehlo.reduce(%2119 init: %cst_429) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2121 = stablehlo.convert %2120 : (tensor<768xbf16>) -> tensor<768xf32>
    %2122 = stablehlo.dot_general %2117, %918, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %2123 = stablehlo.transpose %2122, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2124 = stablehlo.dot_general %2117, %919, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %2125 = stablehlo.convert %2123 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2126 = stablehlo.reshape %2124 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %2127 = stablehlo.transpose %2126, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %2128 = stablehlo.dot_general %2127, %893, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %2129 = stablehlo.dot_general %2127, %915, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %2130 = stablehlo.transpose %2129, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %2131 = stablehlo.convert %2128 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %2132 = stablehlo.broadcast_in_dim %914, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2133 = stablehlo.multiply %2131, %2132 : tensor<8x12x1024x1024xf32>
    %2134 = stablehlo.multiply %2133, %907 : tensor<8x12x1024x1024xf32>
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2135 = stablehlo.reduce(%2134 init: %cst_430) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2136 = stablehlo.reshape %2135 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %2137 = stablehlo.negate %2136 : tensor<8x12x1024x1xf32>
    %2138 = stablehlo.broadcast_in_dim %909, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2139 = stablehlo.divide %2131, %2138 : tensor<8x12x1024x1024xf32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2140 = stablehlo.reduce(%2137 init: %cst_431) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2141 = stablehlo.broadcast_in_dim %2140, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2142 = stablehlo.add %2139, %2141 : tensor<8x12x1024x1024xf32>
    %2143 = stablehlo.multiply %2142, %907 : tensor<8x12x1024x1024xf32>
    %2144 = call @_where_5(%900#1, %2143) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2145 = stablehlo.convert %2144 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_432 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %2146 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %2147 = stablehlo.divide %2145, %2146 : tensor<8x12x1024x1024xbf16>
    %2148 = stablehlo.dot_general %2147, %891, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2149 = stablehlo.transpose %2148, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2150 = stablehlo.dot_general %2147, %892, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2151 = stablehlo.transpose %2150, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2152 = stablehlo.reshape %2130 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2153 = stablehlo.reshape %2149 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2154 = stablehlo.reshape %2151 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2155 = stablehlo.concatenate %2154, %2153, %2152, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2156 = stablehlo.reduce(%2155 init: %cst_433) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2157 = stablehlo.reshape %2156 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2158 = stablehlo.reduce(%2157 init: %cst_434) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2159 = stablehlo.convert %2158 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2160 = stablehlo.dot_general %2155, %881, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2161 = stablehlo.transpose %2160, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2162 = stablehlo.dot_general %2155, %882, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %2163 = stablehlo.convert %2161 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2164 = stablehlo.convert %2162 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2165 = stablehlo.reduce(%2164 init: %cst_435) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2166 = stablehlo.reshape %2165 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2167 = stablehlo.reduce(%2166 init: %cst_436) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2168 = stablehlo.multiply %874, %2164 : tensor<8x1024x768xf32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2169 = stablehlo.reduce(%2168 init: %cst_437) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2170 = stablehlo.reshape %2169 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2171 = stablehlo.broadcast_in_dim %875, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2172 = stablehlo.multiply %2164, %2171 : tensor<8x1024x768xf32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2173 = stablehlo.reduce(%2170 init: %cst_438) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2174 = stablehlo.multiply %866, %2172 : tensor<8x1024x768xf32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2175 = stablehlo.reduce(%2174 init: %cst_439) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2176 = stablehlo.reshape %2175 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2177 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2178 = stablehlo.multiply %2172, %2177 : tensor<8x1024x768xf32>
    %2179 = stablehlo.multiply %2176, %872 : tensor<8x1024x1xf32>
    %2180 = stablehlo.negate %2178 : tensor<8x1024x768xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2181 = stablehlo.reduce(%2180 init: %cst_440) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2182 = stablehlo.reshape %2181 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2183 = call @_var_3(%864#1, %864#2, %864#3, %2179) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2184 = stablehlo.add %2178, %2183 : tensor<8x1024x768xf32>
    %cst_441 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2185 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2186 = stablehlo.divide %2182, %2185 : tensor<8x1024x1xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2187 = stablehlo.reduce(%2186 init: %cst_442) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2188 = stablehlo.broadcast_in_dim %2187, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2189 = stablehlo.add %2184, %2188 : tensor<8x1024x768xf32>
    %2190 = stablehlo.convert %2189 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2191 = stablehlo.add %2117, %2190 : tensor<8x1024x768xbf16>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2192 = stablehlo.reduce(%2191 init: %cst_443) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2193 = stablehlo.reshape %2192 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2194 = stablehlo.reduce(%2193 init: %cst_444) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2195 = stablehlo.convert %2194 : (tensor<768xbf16>) -> tensor<768xf32>
    %2196 = stablehlo.dot_general %2191, %851, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2197 = stablehlo.transpose %2196, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2198 = stablehlo.dot_general %2191, %852, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %2199 = stablehlo.convert %2197 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2200 = stablehlo.multiply %833, %2198 : tensor<8x1024x3072xbf16>
    %2201 = stablehlo.multiply %2198, %850 : tensor<8x1024x3072xbf16>
    %cst_445 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2202 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2203 = stablehlo.multiply %2202, %2200 : tensor<8x1024x3072xbf16>
    %2204 = stablehlo.multiply %2203, %846 : tensor<8x1024x3072xbf16>
    %2205 = stablehlo.multiply %2204, %844 : tensor<8x1024x3072xbf16>
    %2206 = stablehlo.add %2204, %2205 : tensor<8x1024x3072xbf16>
    %cst_446 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2207 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2208 = stablehlo.multiply %2207, %2206 : tensor<8x1024x3072xbf16>
    %2209 = stablehlo.add %2201, %2208 : tensor<8x1024x3072xbf16>
    %cst_447 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2210 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2211 = stablehlo.multiply %2210, %2208 : tensor<8x1024x3072xbf16>
    %2212 = stablehlo.multiply %2211, %838 : tensor<8x1024x3072xbf16>
    %2213 = stablehlo.add %2209, %2212 : tensor<8x1024x3072xbf16>
    %cst_448 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2214 = stablehlo.reduce(%2213 init: %cst_448) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2215 = stablehlo.reshape %2214 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2216 = stablehlo.reduce(%2215 init: %cst_449) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2217 = stablehlo.convert %2216 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2218 = stablehlo.dot_general %2213, %827, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2219 = stablehlo.transpose %2218, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2220 = stablehlo.dot_general %2213, %828, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %2221 = stablehlo.convert %2219 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2222 = stablehlo.convert %2220 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2223 = stablehlo.reduce(%2222 init: %cst_450) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2224 = stablehlo.reshape %2223 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2225 = stablehlo.reduce(%2224 init: %cst_451) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2226 = stablehlo.multiply %820, %2222 : tensor<8x1024x768xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2227 = stablehlo.reduce(%2226 init: %cst_452) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2228 = stablehlo.reshape %2227 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2229 = stablehlo.broadcast_in_dim %821, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2230 = stablehlo.multiply %2222, %2229 : tensor<8x1024x768xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2231 = stablehlo.reduce(%2228 init: %cst_453) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2232 = stablehlo.multiply %812, %2230 : tensor<8x1024x768xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2233 = stablehlo.reduce(%2232 init: %cst_454) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2234 = stablehlo.reshape %2233 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2235 = stablehlo.broadcast_in_dim %815, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2236 = stablehlo.multiply %2230, %2235 : tensor<8x1024x768xf32>
    %2237 = stablehlo.multiply %2234, %818 : tensor<8x1024x1xf32>
    %2238 = stablehlo.negate %2236 : tensor<8x1024x768xf32>
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2239 = stablehlo.reduce(%2238 init: %cst_455) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2240 = stablehlo.reshape %2239 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2241 = call @_var_3(%810#1, %810#2, %810#3, %2237) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2242 = stablehlo.add %2236, %2241 : tensor<8x1024x768xf32>
    %cst_456 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2243 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2244 = stablehlo.divide %2240, %2243 : tensor<8x1024x1xf32>
    %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2245 = stablehlo.reduce(%2244 init: %cst_457) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2246 = stablehlo.broadcast_in_dim %2245, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2247 = stablehlo.add %2242, %2246 : tensor<8x1024x768xf32>
    %2248 = stablehlo.convert %2247 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2249 = stablehlo.add %2191, %2248 : tensor<8x1024x768xbf16>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2250 = stablehlo.reduce(%2249 init: %cst_458) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2251 = stablehlo.reshape %2250 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2252 = stablehlo.reduce(%2251 init: %cst_459) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2253 = stablehlo.convert %2252 : (tensor<768xbf16>) -> tensor<768xf32>
    %2254 = stablehlo.dot_general %2249, %797, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %2255 = stablehlo.transpose %2254, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2256 = stablehlo.dot_general %2249, %798, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %2257 = stablehlo.convert %2255 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2258 = stablehlo.reshape %2256 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %2259 = stablehlo.transpose %2258, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %2260 = stablehlo.dot_general %2259, %772, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %2261 = stablehlo.dot_general %2259, %794, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %2262 = stablehlo.transpose %2261, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %2263 = stablehlo.convert %2260 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %2264 = stablehlo.broadcast_in_dim %793, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2265 = stablehlo.multiply %2263, %2264 : tensor<8x12x1024x1024xf32>
    %2266 = stablehlo.multiply %2265, %786 : tensor<8x12x1024x1024xf32>
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2267 = stablehlo.reduce(%2266 init: %cst_460) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2268 = stablehlo.reshape %2267 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %2269 = stablehlo.negate %2268 : tensor<8x12x1024x1xf32>
    %2270 = stablehlo.broadcast_in_dim %788, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2271 = stablehlo.divide %2263, %2270 : tensor<8x12x1024x1024xf32>
    %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2272 = stablehlo.reduce(%2269 init: %cst_461) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2273 = stablehlo.broadcast_in_dim %2272, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2274 = stablehlo.add %2271, %2273 : tensor<8x12x1024x1024xf32>
    %2275 = stablehlo.multiply %2274, %786 : tensor<8x12x1024x1024xf32>
    %2276 = call @_where_5(%779#1, %2275) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2277 = stablehlo.convert %2276 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_462 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %2278 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %2279 = stablehlo.divide %2277, %2278 : tensor<8x12x1024x1024xbf16>
    %2280 = stablehlo.dot_general %2279, %770, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2281 = stablehlo.transpose %2280, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2282 = stablehlo.dot_general %2279, %771, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2283 = stablehlo.transpose %2282, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2284 = stablehlo.reshape %2262 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2285 = stablehlo.reshape %2281 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2286 = stablehlo.reshape %2283 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2287 = stablehlo.concatenate %2286, %2285, %2284, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2288 = stablehlo.reduce(%2287 init: %cst_463) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2289 = stablehlo.reshape %2288 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2290 = stablehlo.reduce(%2289 init: %cst_464) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2291 = stablehlo.convert %2290 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2292 = stablehlo.dot_general %2287, %760, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2293 = stablehlo.transpose %2292, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2294 = stablehlo.dot_general %2287, %761, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %2295 = stablehlo.convert %2293 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2296 = stablehlo.convert %2294 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2297 = stablehlo.reduce(%2296 init: %cst_465) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2298 = stablehlo.reshape %2297 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2299 = stablehlo.reduce(%2298 init: %cst_466) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2300 = stablehlo.multiply %753, %2296 : tensor<8x1024x768xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2301 = stablehlo.reduce(%2300 init: %cst_467) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2302 = stablehlo.reshape %2301 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2303 = stablehlo.broadcast_in_dim %754, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2304 = stablehlo.multiply %2296, %2303 : tensor<8x1024x768xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2305 = stablehlo.reduce(%2302 init: %cst_468) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2306 = stablehlo.multiply %745, %2304 : tensor<8x1024x768xf32>
    %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2307 = stablehlo.reduce(%2306 init: %cst_469) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2308 = stablehlo.reshape %2307 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2309 = stablehlo.broadcast_in_dim %748, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2310 = stablehlo.multiply %2304, %2309 : tensor<8x1024x768xf32>
    %2311 = stablehlo.multiply %2308, %751 : tensor<8x1024x1xf32>
    %2312 = stablehlo.negate %2310 : tensor<8x1024x768xf32>
    %cst_470 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2313 = stablehlo.reduce(%2312 init: %cst_470) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2314 = stablehlo.reshape %2313 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2315 = call @_var_3(%743#1, %743#2, %743#3, %2311) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2316 = stablehlo.add %2310, %2315 : tensor<8x1024x768xf32>
    %cst_471 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2317 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2318 = stablehlo.divide %2314, %2317 : tensor<8x1024x1xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2319 = stablehlo.reduce(%2318 init: %cst_472) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2320 = stablehlo.broadcast_in_dim %2319, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2321 = stablehlo.add %2316, %2320 : tensor<8x1024x768xf32>
    %2322 = stablehlo.convert %2321 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2323 = stablehlo.add %2249, %2322 : tensor<8x1024x768xbf16>
    %cst_473 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2324 = stablehlo.reduce(%2323 init: %cst_473) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2325 = stablehlo.reshape %2324 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2326 = stablehlo.reduce(%2325 init: %cst_474) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2327 = stablehlo.convert %2326 : (tensor<768xbf16>) -> tensor<768xf32>
    %2328 = stablehlo.dot_general %2323, %730, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2329 = stablehlo.transpose %2328, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2330 = stablehlo.dot_general %2323, %731, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %2331 = stablehlo.convert %2329 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2332 = stablehlo.multiply %712, %2330 : tensor<8x1024x3072xbf16>
    %2333 = stablehlo.multiply %2330, %729 : tensor<8x1024x3072xbf16>
    %cst_475 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2334 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2335 = stablehlo.multiply %2334, %2332 : tensor<8x1024x3072xbf16>
    %2336 = stablehlo.multiply %2335, %725 : tensor<8x1024x3072xbf16>
    %2337 = stablehlo.multiply %2336, %723 : tensor<8x1024x3072xbf16>
    %2338 = stablehlo.add %2336, %2337 : tensor<8x1024x3072xbf16>
    %cst_476 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2339 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2340 = stablehlo.multiply %2339, %2338 : tensor<8x1024x3072xbf16>
    %2341 = stablehlo.add %2333, %2340 : tensor<8x1024x3072xbf16>
    %cst_477 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2342 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2343 = stablehlo.multiply %2342, %2340 : tensor<8x1024x3072xbf16>
    %2344 = stablehlo.multiply %2343, %717 : tensor<8x1024x3072xbf16>
    %2345 = stablehlo.add %2341, %2344 : tensor<8x1024x3072xbf16>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2346 = stablehlo.reduce(%2345 init: %cst_478) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2347 = stablehlo.reshape %2346 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2348 = stablehlo.reduce(%2347 init: %cst_479) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2349 = stablehlo.convert %2348 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2350 = stablehlo.dot_general %2345, %706, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2351 = stablehlo.transpose %2350, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2352 = stablehlo.dot_general %2345, %707, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %2353 = stablehlo.convert %2351 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2354 = stablehlo.convert %2352 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2355 = stablehlo.reduce(%2354 init: %cst_480) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2356 = stablehlo.reshape %2355 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2357 = stablehlo.reduce(%2356 init: %cst_481) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2358 = stablehlo.multiply %699, %2354 : tensor<8x1024x768xf32>
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2359 = stablehlo.reduce(%2358 init: %cst_482) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2360 = stablehlo.reshape %2359 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2361 = stablehlo.broadcast_in_dim %700, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2362 = stablehlo.multiply %2354, %2361 : tensor<8x1024x768xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2363 = stablehlo.reduce(%2360 init: %cst_483) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2364 = stablehlo.multiply %691, %2362 : tensor<8x1024x768xf32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2365 = stablehlo.reduce(%2364 init: %cst_484) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2366 = stablehlo.reshape %2365 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2367 = stablehlo.broadcast_in_dim %694, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2368 = stablehlo.multiply %2362, %2367 : tensor<8x1024x768xf32>
    %2369 = stablehlo.multiply %2366, %697 : tensor<8x1024x1xf32>
    %2370 = stablehlo.negate %2368 : tensor<8x1024x768xf32>
    %cst_485 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2371 = stablehlo.reduce(%2370 init: %cst_485) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2372 = stablehlo.reshape %2371 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2373 = call @_var_3(%689#1, %689#2, %689#3, %2369) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2374 = stablehlo.add %2368, %2373 : tensor<8x1024x768xf32>
    %cst_486 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2375 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2376 = stablehlo.divide %2372, %2375 : tensor<8x1024x1xf32>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2377 = stablehlo.reduce(%2376 init: %cst_487) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2378 = stablehlo.broadcast_in_dim %2377, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2379 = stablehlo.add %2374, %2378 : tensor<8x1024x768xf32>
    %2380 = stablehlo.convert %2379 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2381 = stablehlo.add %2323, %2380 : tensor<8x1024x768xbf16>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2382 = stablehlo.reduce(%2381 init: %cst_488) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2383 = stablehlo.reshape %2382 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2384 = stablehlo.reduce(%2383 init: %cst_489) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2385 = stablehlo.convert %2384 : (tensor<768xbf16>) -> tensor<768xf32>
    %2386 = stablehlo.dot_general %2381, %676, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %2387 = stablehlo.transpose %2386, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2388 = stablehlo.dot_general %2381, %677, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %2389 = stablehlo.convert %2387 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2390 = stablehlo.reshape %2388 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %2391 = stablehlo.transpose %2390, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %2392 = stablehlo.dot_general %2391, %651, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %2393 = stablehlo.dot_general %2391, %673, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %2394 = stablehlo.transpose %2393, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %2395 = stablehlo.convert %2392 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %2396 = stablehlo.broadcast_in_dim %672, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2397 = stablehlo.multiply %2395, %2396 : tensor<8x12x1024x1024xf32>
    %2398 = stablehlo.multiply %2397, %665 : tensor<8x12x1024x1024xf32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2399 = stablehlo.reduce(%2398 init: %cst_490) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2400 = stablehlo.reshape %2399 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %2401 = stablehlo.negate %2400 : tensor<8x12x1024x1xf32>
    %2402 = stablehlo.broadcast_in_dim %667, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2403 = stablehlo.divide %2395, %2402 : tensor<8x12x1024x1024xf32>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2404 = stablehlo.reduce(%2401 init: %cst_491) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2405 = stablehlo.broadcast_in_dim %2404, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2406 = stablehlo.add %2403, %2405 : tensor<8x12x1024x1024xf32>
    %2407 = stablehlo.multiply %2406, %665 : tensor<8x12x1024x1024xf32>
    %2408 = call @_where_5(%658#1, %2407) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2409 = stablehlo.convert %2408 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_492 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %2410 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %2411 = stablehlo.divide %2409, %2410 : tensor<8x12x1024x1024xbf16>
    %2412 = stablehlo.dot_general %2411, %649, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2413 = stablehlo.transpose %2412, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2414 = stablehlo.dot_general %2411, %650, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2415 = stablehlo.transpose %2414, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2416 = stablehlo.reshape %2394 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2417 = stablehlo.reshape %2413 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2418 = stablehlo.reshape %2415 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2419 = stablehlo.concatenate %2418, %2417, %2416, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_493 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2420 = stablehlo.reduce(%2419 init: %cst_493) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2421 = stablehlo.reshape %2420 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2422 = stablehlo.reduce(%2421 init: %cst_494) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2423 = stablehlo.convert %2422 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2424 = stablehlo.dot_general %2419, %639, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2425 = stablehlo.transpose %2424, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2426 = stablehlo.dot_general %2419, %640, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %2427 = stablehlo.convert %2425 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2428 = stablehlo.convert %2426 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2429 = stablehlo.reduce(%2428 init: %cst_495) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2430 = stablehlo.reshape %2429 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2431 = stablehlo.reduce(%2430 init: %cst_496) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2432 = stablehlo.multiply %632, %2428 : tensor<8x1024x768xf32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2433 = stablehlo.reduce(%2432 init: %cst_497) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2434 = stablehlo.reshape %2433 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2435 = stablehlo.broadcast_in_dim %633, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2436 = stablehlo.multiply %2428, %2435 : tensor<8x1024x768xf32>
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2437 = stablehlo.reduce(%2434 init: %cst_498) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2438 = stablehlo.multiply %624, %2436 : tensor<8x1024x768xf32>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2439 = stablehlo.reduce(%2438 init: %cst_499) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2440 = stablehlo.reshape %2439 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2441 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2442 = stablehlo.multiply %2436, %2441 : tensor<8x1024x768xf32>
    %2443 = stablehlo.multiply %2440, %630 : tensor<8x1024x1xf32>
    %2444 = stablehlo.negate %2442 : tensor<8x1024x768xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2445 = stablehlo.reduce(%2444 init: %cst_500) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2446 = stablehlo.reshape %2445 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2447 = call @_var_3(%622#1, %622#2, %622#3, %2443) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2448 = stablehlo.add %2442, %2447 : tensor<8x1024x768xf32>
    %cst_501 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2449 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2450 = stablehlo.divide %2446, %2449 : tensor<8x1024x1xf32>
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2451 = stablehlo.reduce(%2450 init: %cst_502) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2452 = stablehlo.broadcast_in_dim %2451, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2453 = stablehlo.add %2448, %2452 : tensor<8x1024x768xf32>
    %2454 = stablehlo.convert %2453 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2455 = stablehlo.add %2381, %2454 : tensor<8x1024x768xbf16>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2456 = stablehlo.reduce(%2455 init: %cst_503) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2457 = stablehlo.reshape %2456 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2458 = stablehlo.reduce(%2457 init: %cst_504) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2459 = stablehlo.convert %2458 : (tensor<768xbf16>) -> tensor<768xf32>
    %2460 = stablehlo.dot_general %2455, %609, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2461 = stablehlo.transpose %2460, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2462 = stablehlo.dot_general %2455, %610, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %2463 = stablehlo.convert %2461 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2464 = stablehlo.multiply %591, %2462 : tensor<8x1024x3072xbf16>
    %2465 = stablehlo.multiply %2462, %608 : tensor<8x1024x3072xbf16>
    %cst_505 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2466 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2467 = stablehlo.multiply %2466, %2464 : tensor<8x1024x3072xbf16>
    %2468 = stablehlo.multiply %2467, %604 : tensor<8x1024x3072xbf16>
    %2469 = stablehlo.multiply %2468, %602 : tensor<8x1024x3072xbf16>
    %2470 = stablehlo.add %2468, %2469 : tensor<8x1024x3072xbf16>
    %cst_506 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2471 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2472 = stablehlo.multiply %2471, %2470 : tensor<8x1024x3072xbf16>
    %2473 = stablehlo.add %2465, %2472 : tensor<8x1024x3072xbf16>
    %cst_507 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2474 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2475 = stablehlo.multiply %2474, %2472 : tensor<8x1024x3072xbf16>
    %2476 = stablehlo.multiply %2475, %596 : tensor<8x1024x3072xbf16>
    %2477 = stablehlo.add %2473, %2476 : tensor<8x1024x3072xbf16>
    %cst_508 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2478 = stablehlo.reduce(%2477 init: %cst_508) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2479 = stablehlo.reshape %2478 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2480 = stablehlo.reduce(%2479 init: %cst_509) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2481 = stablehlo.convert %2480 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2482 = stablehlo.dot_general %2477, %585, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2483 = stablehlo.transpose %2482, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2484 = stablehlo.dot_general %2477, %586, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %2485 = stablehlo.convert %2483 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2486 = stablehlo.convert %2484 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2487 = stablehlo.reduce(%2486 init: %cst_510) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2488 = stablehlo.reshape %2487 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2489 = stablehlo.reduce(%2488 init: %cst_511) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2490 = stablehlo.multiply %578, %2486 : tensor<8x1024x768xf32>
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2491 = stablehlo.reduce(%2490 init: %cst_512) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2492 = stablehlo.reshape %2491 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2493 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2494 = stablehlo.multiply %2486, %2493 : tensor<8x1024x768xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2495 = stablehlo.reduce(%2492 init: %cst_513) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2496 = stablehlo.multiply %570, %2494 : tensor<8x1024x768xf32>
    %cst_514 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2497 = stablehlo.reduce(%2496 init: %cst_514) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2498 = stablehlo.reshape %2497 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2499 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2500 = stablehlo.multiply %2494, %2499 : tensor<8x1024x768xf32>
    %2501 = stablehlo.multiply %2498, %576 : tensor<8x1024x1xf32>
    %2502 = stablehlo.negate %2500 : tensor<8x1024x768xf32>
    %cst_515 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2503 = stablehlo.reduce(%2502 init: %cst_515) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2504 = stablehlo.reshape %2503 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2505 = call @_var_3(%568#1, %568#2, %568#3, %2501) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2506 = stablehlo.add %2500, %2505 : tensor<8x1024x768xf32>
    %cst_516 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2507 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2508 = stablehlo.divide %2504, %2507 : tensor<8x1024x1xf32>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2509 = stablehlo.reduce(%2508 init: %cst_517) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2510 = stablehlo.broadcast_in_dim %2509, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2511 = stablehlo.add %2506, %2510 : tensor<8x1024x768xf32>
    %2512 = stablehlo.convert %2511 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2513 = stablehlo.add %2455, %2512 : tensor<8x1024x768xbf16>
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2514 = stablehlo.reduce(%2513 init: %cst_518) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2515 = stablehlo.reshape %2514 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2516 = stablehlo.reduce(%2515 init: %cst_519) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2517 = stablehlo.convert %2516 : (tensor<768xbf16>) -> tensor<768xf32>
    %2518 = stablehlo.dot_general %2513, %555, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %2519 = stablehlo.transpose %2518, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2520 = stablehlo.dot_general %2513, %556, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %2521 = stablehlo.convert %2519 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2522 = stablehlo.reshape %2520 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %2523 = stablehlo.transpose %2522, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %2524 = stablehlo.dot_general %2523, %530, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %2525 = stablehlo.dot_general %2523, %552, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %2526 = stablehlo.transpose %2525, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %2527 = stablehlo.convert %2524 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %2528 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2529 = stablehlo.multiply %2527, %2528 : tensor<8x12x1024x1024xf32>
    %2530 = stablehlo.multiply %2529, %544 : tensor<8x12x1024x1024xf32>
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2531 = stablehlo.reduce(%2530 init: %cst_520) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2532 = stablehlo.reshape %2531 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %2533 = stablehlo.negate %2532 : tensor<8x12x1024x1xf32>
    %2534 = stablehlo.broadcast_in_dim %546, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2535 = stablehlo.divide %2527, %2534 : tensor<8x12x1024x1024xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2536 = stablehlo.reduce(%2533 init: %cst_521) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2537 = stablehlo.broadcast_in_dim %2536, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2538 = stablehlo.add %2535, %2537 : tensor<8x12x1024x1024xf32>
    %2539 = stablehlo.multiply %2538, %544 : tensor<8x12x1024x1024xf32>
    %2540 = call @_where_5(%537#1, %2539) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2541 = stablehlo.convert %2540 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_522 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %2542 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %2543 = stablehlo.divide %2541, %2542 : tensor<8x12x1024x1024xbf16>
    %2544 = stablehlo.dot_general %2543, %528, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2545 = stablehlo.transpose %2544, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2546 = stablehlo.dot_general %2543, %529, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2547 = stablehlo.transpose %2546, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2548 = stablehlo.reshape %2526 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2549 = stablehlo.reshape %2545 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2550 = stablehlo.reshape %2547 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2551 = stablehlo.concatenate %2550, %2549, %2548, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2552 = stablehlo.reduce(%2551 init: %cst_523) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2553 = stablehlo.reshape %2552 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_524 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2554 = stablehlo.reduce(%2553 init: %cst_524) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2555 = stablehlo.convert %2554 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2556 = stablehlo.dot_general %2551, %518, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2557 = stablehlo.transpose %2556, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2558 = stablehlo.dot_general %2551, %519, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %2559 = stablehlo.convert %2557 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2560 = stablehlo.convert %2558 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2561 = stablehlo.reduce(%2560 init: %cst_525) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2562 = stablehlo.reshape %2561 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2563 = stablehlo.reduce(%2562 init: %cst_526) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2564 = stablehlo.multiply %511, %2560 : tensor<8x1024x768xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2565 = stablehlo.reduce(%2564 init: %cst_527) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2566 = stablehlo.reshape %2565 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2567 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2568 = stablehlo.multiply %2560, %2567 : tensor<8x1024x768xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2569 = stablehlo.reduce(%2566 init: %cst_528) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2570 = stablehlo.multiply %503, %2568 : tensor<8x1024x768xf32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2571 = stablehlo.reduce(%2570 init: %cst_529) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2572 = stablehlo.reshape %2571 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2573 = stablehlo.broadcast_in_dim %506, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2574 = stablehlo.multiply %2568, %2573 : tensor<8x1024x768xf32>
    %2575 = stablehlo.multiply %2572, %509 : tensor<8x1024x1xf32>
    %2576 = stablehlo.negate %2574 : tensor<8x1024x768xf32>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2577 = stablehlo.reduce(%2576 init: %cst_530) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2578 = stablehlo.reshape %2577 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2579 = call @_var_3(%501#1, %501#2, %501#3, %2575) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2580 = stablehlo.add %2574, %2579 : tensor<8x1024x768xf32>
    %cst_531 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2581 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2582 = stablehlo.divide %2578, %2581 : tensor<8x1024x1xf32>
    %cst_532 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2583 = stablehlo.reduce(%2582 init: %cst_532) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2584 = stablehlo.broadcast_in_dim %2583, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2585 = stablehlo.add %2580, %2584 : tensor<8x1024x768xf32>
    %2586 = stablehlo.convert %2585 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2587 = stablehlo.add %2513, %2586 : tensor<8x1024x768xbf16>
    %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2588 = stablehlo.reduce(%2587 init: %cst_533) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2589 = stablehlo.reshape %2588 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2590 = stablehlo.reduce(%2589 init: %cst_534) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2591 = stablehlo.convert %2590 : (tensor<768xbf16>) -> tensor<768xf32>
    %2592 = stablehlo.dot_general %2587, %488, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2593 = stablehlo.transpose %2592, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2594 = stablehlo.dot_general %2587, %489, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %2595 = stablehlo.convert %2593 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2596 = stablehlo.multiply %470, %2594 : tensor<8x1024x3072xbf16>
    %2597 = stablehlo.multiply %2594, %487 : tensor<8x1024x3072xbf16>
    %cst_535 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2598 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2599 = stablehlo.multiply %2598, %2596 : tensor<8x1024x3072xbf16>
    %2600 = stablehlo.multiply %2599, %483 : tensor<8x1024x3072xbf16>
    %2601 = stablehlo.multiply %2600, %481 : tensor<8x1024x3072xbf16>
    %2602 = stablehlo.add %2600, %2601 : tensor<8x1024x3072xbf16>
    %cst_536 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2603 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2604 = stablehlo.multiply %2603, %2602 : tensor<8x1024x3072xbf16>
    %2605 = stablehlo.add %2597, %2604 : tensor<8x1024x3072xbf16>
    %cst_537 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2606 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2607 = stablehlo.multiply %2606, %2604 : tensor<8x1024x3072xbf16>
    %2608 = stablehlo.multiply %2607, %475 : tensor<8x1024x3072xbf16>
    %2609 = stablehlo.add %2605, %2608 : tensor<8x1024x3072xbf16>
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2610 = stablehlo.reduce(%2609 init: %cst_538) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2611 = stablehlo.reshape %2610 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2612 = stablehlo.reduce(%2611 init: %cst_539) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2613 = stablehlo.convert %2612 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2614 = stablehlo.dot_general %2609, %464, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2615 = stablehlo.transpose %2614, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2616 = stablehlo.dot_general %2609, %465, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %2617 = stablehlo.convert %2615 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2618 = stablehlo.convert %2616 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2619 = stablehlo.reduce(%2618 init: %cst_540) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2620 = stablehlo.reshape %2619 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_541 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2621 = stablehlo.reduce(%2620 init: %cst_541) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2622 = stablehlo.multiply %457, %2618 : tensor<8x1024x768xf32>
    %cst_542 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2623 = stablehlo.reduce(%2622 init: %cst_542) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2624 = stablehlo.reshape %2623 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2625 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2626 = stablehlo.multiply %2618, %2625 : tensor<8x1024x768xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2627 = stablehlo.reduce(%2624 init: %cst_543) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2628 = stablehlo.multiply %449, %2626 : tensor<8x1024x768xf32>
    %cst_544 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2629 = stablehlo.reduce(%2628 init: %cst_544) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2630 = stablehlo.reshape %2629 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2631 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2632 = stablehlo.multiply %2626, %2631 : tensor<8x1024x768xf32>
    %2633 = stablehlo.multiply %2630, %455 : tensor<8x1024x1xf32>
    %2634 = stablehlo.negate %2632 : tensor<8x1024x768xf32>
    %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2635 = stablehlo.reduce(%2634 init: %cst_545) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2636 = stablehlo.reshape %2635 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2637 = call @_var_3(%447#1, %447#2, %447#3, %2633) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2638 = stablehlo.add %2632, %2637 : tensor<8x1024x768xf32>
    %cst_546 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2639 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2640 = stablehlo.divide %2636, %2639 : tensor<8x1024x1xf32>
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2641 = stablehlo.reduce(%2640 init: %cst_547) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2642 = stablehlo.broadcast_in_dim %2641, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2643 = stablehlo.add %2638, %2642 : tensor<8x1024x768xf32>
    %2644 = stablehlo.convert %2643 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2645 = stablehlo.add %2587, %2644 : tensor<8x1024x768xbf16>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2646 = stablehlo.reduce(%2645 init: %cst_548) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2647 = stablehlo.reshape %2646 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2648 = stablehlo.reduce(%2647 init: %cst_549) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2649 = stablehlo.convert %2648 : (tensor<768xbf16>) -> tensor<768xf32>
    %2650 = stablehlo.dot_general %2645, %434, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %2651 = stablehlo.transpose %2650, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2652 = stablehlo.dot_general %2645, %435, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %2653 = stablehlo.convert %2651 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2654 = stablehlo.reshape %2652 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %2655 = stablehlo.transpose %2654, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %2656 = stablehlo.dot_general %2655, %409, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %2657 = stablehlo.dot_general %2655, %431, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %2658 = stablehlo.transpose %2657, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %2659 = stablehlo.convert %2656 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %2660 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2661 = stablehlo.multiply %2659, %2660 : tensor<8x12x1024x1024xf32>
    %2662 = stablehlo.multiply %2661, %423 : tensor<8x12x1024x1024xf32>
    %cst_550 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2663 = stablehlo.reduce(%2662 init: %cst_550) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2664 = stablehlo.reshape %2663 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %2665 = stablehlo.negate %2664 : tensor<8x12x1024x1xf32>
    %2666 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2667 = stablehlo.divide %2659, %2666 : tensor<8x12x1024x1024xf32>
    %cst_551 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2668 = stablehlo.reduce(%2665 init: %cst_551) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2669 = stablehlo.broadcast_in_dim %2668, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2670 = stablehlo.add %2667, %2669 : tensor<8x12x1024x1024xf32>
    %2671 = stablehlo.multiply %2670, %423 : tensor<8x12x1024x1024xf32>
    %2672 = call @_where_5(%416#1, %2671) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2673 = stablehlo.convert %2672 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_552 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %2674 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %2675 = stablehlo.divide %2673, %2674 : tensor<8x12x1024x1024xbf16>
    %2676 = stablehlo.dot_general %2675, %407, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2677 = stablehlo.transpose %2676, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2678 = stablehlo.dot_general %2675, %408, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2679 = stablehlo.transpose %2678, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2680 = stablehlo.reshape %2658 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2681 = stablehlo.reshape %2677 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2682 = stablehlo.reshape %2679 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2683 = stablehlo.concatenate %2682, %2681, %2680, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2684 = stablehlo.reduce(%2683 init: %cst_553) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2685 = stablehlo.reshape %2684 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_554 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2686 = stablehlo.reduce(%2685 init: %cst_554) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2687 = stablehlo.convert %2686 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2688 = stablehlo.dot_general %2683, %397, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2689 = stablehlo.transpose %2688, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2690 = stablehlo.dot_general %2683, %398, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %2691 = stablehlo.convert %2689 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2692 = stablehlo.convert %2690 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2693 = stablehlo.reduce(%2692 init: %cst_555) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2694 = stablehlo.reshape %2693 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_556 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2695 = stablehlo.reduce(%2694 init: %cst_556) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2696 = stablehlo.multiply %390, %2692 : tensor<8x1024x768xf32>
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2697 = stablehlo.reduce(%2696 init: %cst_557) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2698 = stablehlo.reshape %2697 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2699 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2700 = stablehlo.multiply %2692, %2699 : tensor<8x1024x768xf32>
    %cst_558 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2701 = stablehlo.reduce(%2698 init: %cst_558) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2702 = stablehlo.multiply %382, %2700 : tensor<8x1024x768xf32>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2703 = stablehlo.reduce(%2702 init: %cst_559) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2704 = stablehlo.reshape %2703 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2705 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2706 = stablehlo.multiply %2700, %2705 : tensor<8x1024x768xf32>
    %2707 = stablehlo.multiply %2704, %388 : tensor<8x1024x1xf32>
    %2708 = stablehlo.negate %2706 : tensor<8x1024x768xf32>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2709 = stablehlo.reduce(%2708 init: %cst_560) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2710 = stablehlo.reshape %2709 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2711 = call @_var_3(%380#1, %380#2, %380#3, %2707) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2712 = stablehlo.add %2706, %2711 : tensor<8x1024x768xf32>
    %cst_561 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2713 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2714 = stablehlo.divide %2710, %2713 : tensor<8x1024x1xf32>
    %cst_562 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2715 = stablehlo.reduce(%2714 init: %cst_562) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2716 = stablehlo.broadcast_in_dim %2715, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2717 = stablehlo.add %2712, %2716 : tensor<8x1024x768xf32>
    %2718 = stablehlo.convert %2717 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2719 = stablehlo.add %2645, %2718 : tensor<8x1024x768xbf16>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2720 = stablehlo.reduce(%2719 init: %cst_563) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2721 = stablehlo.reshape %2720 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2722 = stablehlo.reduce(%2721 init: %cst_564) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2723 = stablehlo.convert %2722 : (tensor<768xbf16>) -> tensor<768xf32>
    %2724 = stablehlo.dot_general %2719, %367, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2725 = stablehlo.transpose %2724, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2726 = stablehlo.dot_general %2719, %368, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %2727 = stablehlo.convert %2725 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2728 = stablehlo.multiply %349, %2726 : tensor<8x1024x3072xbf16>
    %2729 = stablehlo.multiply %2726, %366 : tensor<8x1024x3072xbf16>
    %cst_565 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2730 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2731 = stablehlo.multiply %2730, %2728 : tensor<8x1024x3072xbf16>
    %2732 = stablehlo.multiply %2731, %362 : tensor<8x1024x3072xbf16>
    %2733 = stablehlo.multiply %2732, %360 : tensor<8x1024x3072xbf16>
    %2734 = stablehlo.add %2732, %2733 : tensor<8x1024x3072xbf16>
    %cst_566 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2735 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2736 = stablehlo.multiply %2735, %2734 : tensor<8x1024x3072xbf16>
    %2737 = stablehlo.add %2729, %2736 : tensor<8x1024x3072xbf16>
    %cst_567 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2738 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2739 = stablehlo.multiply %2738, %2736 : tensor<8x1024x3072xbf16>
    %2740 = stablehlo.multiply %2739, %354 : tensor<8x1024x3072xbf16>
    %2741 = stablehlo.add %2737, %2740 : tensor<8x1024x3072xbf16>
    %cst_568 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2742 = stablehlo.reduce(%2741 init: %cst_568) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2743 = stablehlo.reshape %2742 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2744 = stablehlo.reduce(%2743 init: %cst_569) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2745 = stablehlo.convert %2744 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2746 = stablehlo.dot_general %2741, %343, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2747 = stablehlo.transpose %2746, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2748 = stablehlo.dot_general %2741, %344, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %2749 = stablehlo.convert %2747 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2750 = stablehlo.convert %2748 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_570 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2751 = stablehlo.reduce(%2750 init: %cst_570) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2752 = stablehlo.reshape %2751 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_571 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2753 = stablehlo.reduce(%2752 init: %cst_571) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2754 = stablehlo.multiply %336, %2750 : tensor<8x1024x768xf32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2755 = stablehlo.reduce(%2754 init: %cst_572) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2756 = stablehlo.reshape %2755 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2757 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2758 = stablehlo.multiply %2750, %2757 : tensor<8x1024x768xf32>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2759 = stablehlo.reduce(%2756 init: %cst_573) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2760 = stablehlo.multiply %328, %2758 : tensor<8x1024x768xf32>
    %cst_574 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2761 = stablehlo.reduce(%2760 init: %cst_574) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2762 = stablehlo.reshape %2761 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2763 = stablehlo.broadcast_in_dim %331, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2764 = stablehlo.multiply %2758, %2763 : tensor<8x1024x768xf32>
    %2765 = stablehlo.multiply %2762, %334 : tensor<8x1024x1xf32>
    %2766 = stablehlo.negate %2764 : tensor<8x1024x768xf32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2767 = stablehlo.reduce(%2766 init: %cst_575) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2768 = stablehlo.reshape %2767 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2769 = call @_var_3(%326#1, %326#2, %326#3, %2765) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2770 = stablehlo.add %2764, %2769 : tensor<8x1024x768xf32>
    %cst_576 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2771 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2772 = stablehlo.divide %2768, %2771 : tensor<8x1024x1xf32>
    %cst_577 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2773 = stablehlo.reduce(%2772 init: %cst_577) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2774 = stablehlo.broadcast_in_dim %2773, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2775 = stablehlo.add %2770, %2774 : tensor<8x1024x768xf32>
    %2776 = stablehlo.convert %2775 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2777 = stablehlo.add %2719, %2776 : tensor<8x1024x768xbf16>
    %cst_578 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2778 = stablehlo.reduce(%2777 init: %cst_578) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2779 = stablehlo.reshape %2778 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2780 = stablehlo.reduce(%2779 init: %cst_579) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2781 = stablehlo.convert %2780 : (tensor<768xbf16>) -> tensor<768xf32>
    %2782 = stablehlo.dot_general %2777, %313, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %2783 = stablehlo.transpose %2782, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2784 = stablehlo.dot_general %2777, %314, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %2785 = stablehlo.convert %2783 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2786 = stablehlo.reshape %2784 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %2787 = stablehlo.transpose %2786, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %2788 = stablehlo.dot_general %2787, %288, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %2789 = stablehlo.dot_general %2787, %310, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %2790 = stablehlo.transpose %2789, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %2791 = stablehlo.convert %2788 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %2792 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2793 = stablehlo.multiply %2791, %2792 : tensor<8x12x1024x1024xf32>
    %2794 = stablehlo.multiply %2793, %302 : tensor<8x12x1024x1024xf32>
    %cst_580 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2795 = stablehlo.reduce(%2794 init: %cst_580) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2796 = stablehlo.reshape %2795 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %2797 = stablehlo.negate %2796 : tensor<8x12x1024x1xf32>
    %2798 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2799 = stablehlo.divide %2791, %2798 : tensor<8x12x1024x1024xf32>
    %cst_581 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2800 = stablehlo.reduce(%2797 init: %cst_581) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2801 = stablehlo.broadcast_in_dim %2800, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2802 = stablehlo.add %2799, %2801 : tensor<8x12x1024x1024xf32>
    %2803 = stablehlo.multiply %2802, %302 : tensor<8x12x1024x1024xf32>
    %2804 = call @_where_5(%295#1, %2803) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2805 = stablehlo.convert %2804 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_582 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %2806 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %2807 = stablehlo.divide %2805, %2806 : tensor<8x12x1024x1024xbf16>
    %2808 = stablehlo.dot_general %2807, %286, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2809 = stablehlo.transpose %2808, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2810 = stablehlo.dot_general %2807, %287, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2811 = stablehlo.transpose %2810, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2812 = stablehlo.reshape %2790 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2813 = stablehlo.reshape %2809 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2814 = stablehlo.reshape %2811 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2815 = stablehlo.concatenate %2814, %2813, %2812, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2816 = stablehlo.reduce(%2815 init: %cst_583) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2817 = stablehlo.reshape %2816 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_584 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2818 = stablehlo.reduce(%2817 init: %cst_584) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2819 = stablehlo.convert %2818 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2820 = stablehlo.dot_general %2815, %276, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2821 = stablehlo.transpose %2820, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2822 = stablehlo.dot_general %2815, %277, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %2823 = stablehlo.convert %2821 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2824 = stablehlo.convert %2822 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_585 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2825 = stablehlo.reduce(%2824 init: %cst_585) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2826 = stablehlo.reshape %2825 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_586 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2827 = stablehlo.reduce(%2826 init: %cst_586) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2828 = stablehlo.multiply %269, %2824 : tensor<8x1024x768xf32>
    %cst_587 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2829 = stablehlo.reduce(%2828 init: %cst_587) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2830 = stablehlo.reshape %2829 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2831 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2832 = stablehlo.multiply %2824, %2831 : tensor<8x1024x768xf32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2833 = stablehlo.reduce(%2830 init: %cst_588) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2834 = stablehlo.multiply %261, %2832 : tensor<8x1024x768xf32>
    %cst_589 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2835 = stablehlo.reduce(%2834 init: %cst_589) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2836 = stablehlo.reshape %2835 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2837 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2838 = stablehlo.multiply %2832, %2837 : tensor<8x1024x768xf32>
    %2839 = stablehlo.multiply %2836, %267 : tensor<8x1024x1xf32>
    %2840 = stablehlo.negate %2838 : tensor<8x1024x768xf32>
    %cst_590 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2841 = stablehlo.reduce(%2840 init: %cst_590) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2842 = stablehlo.reshape %2841 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2843 = call @_var_3(%259#1, %259#2, %259#3, %2839) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2844 = stablehlo.add %2838, %2843 : tensor<8x1024x768xf32>
    %cst_591 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2845 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2846 = stablehlo.divide %2842, %2845 : tensor<8x1024x1xf32>
    %cst_592 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2847 = stablehlo.reduce(%2846 init: %cst_592) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2848 = stablehlo.broadcast_in_dim %2847, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2849 = stablehlo.add %2844, %2848 : tensor<8x1024x768xf32>
    %2850 = stablehlo.convert %2849 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2851 = stablehlo.add %2777, %2850 : tensor<8x1024x768xbf16>
    %cst_593 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2852 = stablehlo.reduce(%2851 init: %cst_593) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2853 = stablehlo.reshape %2852 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_594 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2854 = stablehlo.reduce(%2853 init: %cst_594) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2855 = stablehlo.convert %2854 : (tensor<768xbf16>) -> tensor<768xf32>
    %2856 = stablehlo.dot_general %2851, %246, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2857 = stablehlo.transpose %2856, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2858 = stablehlo.dot_general %2851, %247, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %2859 = stablehlo.convert %2857 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2860 = stablehlo.multiply %228, %2858 : tensor<8x1024x3072xbf16>
    %2861 = stablehlo.multiply %2858, %245 : tensor<8x1024x3072xbf16>
    %cst_595 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2862 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2863 = stablehlo.multiply %2862, %2860 : tensor<8x1024x3072xbf16>
    %2864 = stablehlo.multiply %2863, %241 : tensor<8x1024x3072xbf16>
    %2865 = stablehlo.multiply %2864, %239 : tensor<8x1024x3072xbf16>
    %2866 = stablehlo.add %2864, %2865 : tensor<8x1024x3072xbf16>
    %cst_596 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2867 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2868 = stablehlo.multiply %2867, %2866 : tensor<8x1024x3072xbf16>
    %2869 = stablehlo.add %2861, %2868 : tensor<8x1024x3072xbf16>
    %cst_597 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2870 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2871 = stablehlo.multiply %2870, %2868 : tensor<8x1024x3072xbf16>
    %2872 = stablehlo.multiply %2871, %233 : tensor<8x1024x3072xbf16>
    %2873 = stablehlo.add %2869, %2872 : tensor<8x1024x3072xbf16>
    %cst_598 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2874 = stablehlo.reduce(%2873 init: %cst_598) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2875 = stablehlo.reshape %2874 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_599 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2876 = stablehlo.reduce(%2875 init: %cst_599) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2877 = stablehlo.convert %2876 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2878 = stablehlo.dot_general %2873, %222, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2879 = stablehlo.transpose %2878, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2880 = stablehlo.dot_general %2873, %223, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %2881 = stablehlo.convert %2879 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2882 = stablehlo.convert %2880 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_600 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2883 = stablehlo.reduce(%2882 init: %cst_600) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2884 = stablehlo.reshape %2883 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_601 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2885 = stablehlo.reduce(%2884 init: %cst_601) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2886 = stablehlo.multiply %215, %2882 : tensor<8x1024x768xf32>
    %cst_602 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2887 = stablehlo.reduce(%2886 init: %cst_602) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2888 = stablehlo.reshape %2887 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2889 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2890 = stablehlo.multiply %2882, %2889 : tensor<8x1024x768xf32>
    %cst_603 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2891 = stablehlo.reduce(%2888 init: %cst_603) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2892 = stablehlo.multiply %207, %2890 : tensor<8x1024x768xf32>
    %cst_604 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2893 = stablehlo.reduce(%2892 init: %cst_604) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2894 = stablehlo.reshape %2893 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2895 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2896 = stablehlo.multiply %2890, %2895 : tensor<8x1024x768xf32>
    %2897 = stablehlo.multiply %2894, %213 : tensor<8x1024x1xf32>
    %2898 = stablehlo.negate %2896 : tensor<8x1024x768xf32>
    %cst_605 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2899 = stablehlo.reduce(%2898 init: %cst_605) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2900 = stablehlo.reshape %2899 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2901 = call @_var_3(%205#1, %205#2, %205#3, %2897) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2902 = stablehlo.add %2896, %2901 : tensor<8x1024x768xf32>
    %cst_606 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2903 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2904 = stablehlo.divide %2900, %2903 : tensor<8x1024x1xf32>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2905 = stablehlo.reduce(%2904 init: %cst_607) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2906 = stablehlo.broadcast_in_dim %2905, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2907 = stablehlo.add %2902, %2906 : tensor<8x1024x768xf32>
    %2908 = stablehlo.convert %2907 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2909 = stablehlo.add %2851, %2908 : tensor<8x1024x768xbf16>
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2910 = stablehlo.reduce(%2909 init: %cst_608) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2911 = stablehlo.reshape %2910 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2912 = stablehlo.reduce(%2911 init: %cst_609) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2913 = stablehlo.convert %2912 : (tensor<768xbf16>) -> tensor<768xf32>
    %2914 = stablehlo.dot_general %2909, %192, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %2915 = stablehlo.transpose %2914, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2916 = stablehlo.dot_general %2909, %193, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %2917 = stablehlo.convert %2915 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2918 = stablehlo.reshape %2916 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %2919 = stablehlo.transpose %2918, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %2920 = stablehlo.dot_general %2919, %167, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %2921 = stablehlo.dot_general %2919, %189, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %2922 = stablehlo.transpose %2921, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %2923 = stablehlo.convert %2920 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %2924 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2925 = stablehlo.multiply %2923, %2924 : tensor<8x12x1024x1024xf32>
    %2926 = stablehlo.multiply %2925, %181 : tensor<8x12x1024x1024xf32>
    %cst_610 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2927 = stablehlo.reduce(%2926 init: %cst_610) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2928 = stablehlo.reshape %2927 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %2929 = stablehlo.negate %2928 : tensor<8x12x1024x1xf32>
    %2930 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %2931 = stablehlo.divide %2923, %2930 : tensor<8x12x1024x1024xf32>
    %cst_611 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2932 = stablehlo.reduce(%2929 init: %cst_611) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %2933 = stablehlo.broadcast_in_dim %2932, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2934 = stablehlo.add %2931, %2933 : tensor<8x12x1024x1024xf32>
    %2935 = stablehlo.multiply %2934, %181 : tensor<8x12x1024x1024xf32>
    %2936 = call @_where_5(%174#1, %2935) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %2937 = stablehlo.convert %2936 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_612 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %2938 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %2939 = stablehlo.divide %2937, %2938 : tensor<8x12x1024x1024xbf16>
    %2940 = stablehlo.dot_general %2939, %165, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2941 = stablehlo.transpose %2940, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2942 = stablehlo.dot_general %2939, %166, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %2943 = stablehlo.transpose %2942, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %2944 = stablehlo.reshape %2922 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2945 = stablehlo.reshape %2941 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2946 = stablehlo.reshape %2943 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %2947 = stablehlo.concatenate %2946, %2945, %2944, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_613 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2948 = stablehlo.reduce(%2947 init: %cst_613) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2949 = stablehlo.reshape %2948 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_614 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2950 = stablehlo.reduce(%2949 init: %cst_614) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2951 = stablehlo.convert %2950 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2952 = stablehlo.dot_general %2947, %155, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2953 = stablehlo.transpose %2952, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2954 = stablehlo.dot_general %2947, %156, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %2955 = stablehlo.convert %2953 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2956 = stablehlo.convert %2954 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2957 = stablehlo.reduce(%2956 init: %cst_615) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2958 = stablehlo.reshape %2957 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_616 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2959 = stablehlo.reduce(%2958 init: %cst_616) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2960 = stablehlo.multiply %148, %2956 : tensor<8x1024x768xf32>
    %cst_617 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2961 = stablehlo.reduce(%2960 init: %cst_617) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2962 = stablehlo.reshape %2961 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2963 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %2964 = stablehlo.multiply %2956, %2963 : tensor<8x1024x768xf32>
    %cst_618 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2965 = stablehlo.reduce(%2962 init: %cst_618) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2966 = stablehlo.multiply %140, %2964 : tensor<8x1024x768xf32>
    %cst_619 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2967 = stablehlo.reduce(%2966 init: %cst_619) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2968 = stablehlo.reshape %2967 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2969 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2970 = stablehlo.multiply %2964, %2969 : tensor<8x1024x768xf32>
    %2971 = stablehlo.multiply %2968, %146 : tensor<8x1024x1xf32>
    %2972 = stablehlo.negate %2970 : tensor<8x1024x768xf32>
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2973 = stablehlo.reduce(%2972 init: %cst_620) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2974 = stablehlo.reshape %2973 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %2975 = call @_var_3(%138#1, %138#2, %138#3, %2971) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %2976 = stablehlo.add %2970, %2975 : tensor<8x1024x768xf32>
    %cst_621 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2977 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2978 = stablehlo.divide %2974, %2977 : tensor<8x1024x1xf32>
    %cst_622 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2979 = stablehlo.reduce(%2978 init: %cst_622) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2980 = stablehlo.broadcast_in_dim %2979, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %2981 = stablehlo.add %2976, %2980 : tensor<8x1024x768xf32>
    %2982 = stablehlo.convert %2981 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %2983 = stablehlo.add %2909, %2982 : tensor<8x1024x768xbf16>
    %cst_623 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2984 = stablehlo.reduce(%2983 init: %cst_623) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2985 = stablehlo.reshape %2984 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2986 = stablehlo.reduce(%2985 init: %cst_624) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2987 = stablehlo.convert %2986 : (tensor<768xbf16>) -> tensor<768xf32>
    %2988 = stablehlo.dot_general %2983, %125, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2989 = stablehlo.transpose %2988, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2990 = stablehlo.dot_general %2983, %126, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<8x1024x3072xbf16>
    %2991 = stablehlo.convert %2989 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2992 = stablehlo.multiply %107, %2990 : tensor<8x1024x3072xbf16>
    %2993 = stablehlo.multiply %2990, %124 : tensor<8x1024x3072xbf16>
    %cst_625 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2994 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %2995 = stablehlo.multiply %2994, %2992 : tensor<8x1024x3072xbf16>
    %2996 = stablehlo.multiply %2995, %120 : tensor<8x1024x3072xbf16>
    %2997 = stablehlo.multiply %2996, %118 : tensor<8x1024x3072xbf16>
    %2998 = stablehlo.add %2996, %2997 : tensor<8x1024x3072xbf16>
    %cst_626 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2999 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %3000 = stablehlo.multiply %2999, %2998 : tensor<8x1024x3072xbf16>
    %3001 = stablehlo.add %2993, %3000 : tensor<8x1024x3072xbf16>
    %cst_627 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3002 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<bf16>) -> tensor<8x1024x3072xbf16>
    %3003 = stablehlo.multiply %3002, %3000 : tensor<8x1024x3072xbf16>
    %3004 = stablehlo.multiply %3003, %112 : tensor<8x1024x3072xbf16>
    %3005 = stablehlo.add %3001, %3004 : tensor<8x1024x3072xbf16>
    %cst_628 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3006 = stablehlo.reduce(%3005 init: %cst_628) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3007 = stablehlo.reshape %3006 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_629 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3008 = stablehlo.reduce(%3007 init: %cst_629) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3009 = stablehlo.convert %3008 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %3010 = stablehlo.dot_general %3005, %101, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<8x1024x768xbf16>) -> tensor<3072x768xbf16>
    %3011 = stablehlo.transpose %3010, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %3012 = stablehlo.dot_general %3005, %102, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<8x1024x768xbf16>
    %3013 = stablehlo.convert %3011 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %3014 = stablehlo.convert %3012 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_630 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3015 = stablehlo.reduce(%3014 init: %cst_630) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3016 = stablehlo.reshape %3015 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_631 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3017 = stablehlo.reduce(%3016 init: %cst_631) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3018 = stablehlo.multiply %94, %3014 : tensor<8x1024x768xf32>
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3019 = stablehlo.reduce(%3018 init: %cst_632) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3020 = stablehlo.reshape %3019 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3021 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %3022 = stablehlo.multiply %3014, %3021 : tensor<8x1024x768xf32>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3023 = stablehlo.reduce(%3020 init: %cst_633) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3024 = stablehlo.multiply %86, %3022 : tensor<8x1024x768xf32>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3025 = stablehlo.reduce(%3024 init: %cst_634) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %3026 = stablehlo.reshape %3025 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %3027 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %3028 = stablehlo.multiply %3022, %3027 : tensor<8x1024x768xf32>
    %3029 = stablehlo.multiply %3026, %92 : tensor<8x1024x1xf32>
    %3030 = stablehlo.negate %3028 : tensor<8x1024x768xf32>
    %cst_635 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3031 = stablehlo.reduce(%3030 init: %cst_635) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %3032 = stablehlo.reshape %3031 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %3033 = call @_var_3(%84#1, %84#2, %84#3, %3029) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %3034 = stablehlo.add %3028, %3033 : tensor<8x1024x768xf32>
    %cst_636 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3035 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %3036 = stablehlo.divide %3032, %3035 : tensor<8x1024x1xf32>
    %cst_637 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3037 = stablehlo.reduce(%3036 init: %cst_637) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %3038 = stablehlo.broadcast_in_dim %3037, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %3039 = stablehlo.add %3034, %3038 : tensor<8x1024x768xf32>
    %3040 = stablehlo.convert %3039 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %3041 = stablehlo.add %2983, %3040 : tensor<8x1024x768xbf16>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3042 = stablehlo.reduce(%3041 init: %cst_638) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3043 = stablehlo.reshape %3042 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_639 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3044 = stablehlo.reduce(%3043 init: %cst_639) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3045 = stablehlo.convert %3044 : (tensor<768xbf16>) -> tensor<768xf32>
    %3046 = stablehlo.dot_general %3041, %71, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<768x768xbf16>
    %3047 = stablehlo.transpose %3046, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3048 = stablehlo.dot_general %3041, %72, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<8x1024x768xbf16>
    %3049 = stablehlo.convert %3047 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3050 = stablehlo.reshape %3048 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x12x64xbf16>
    %3051 = stablehlo.transpose %3050, dims = [0, 2, 3, 1] : (tensor<8x1024x12x64xbf16>) -> tensor<8x12x64x1024xbf16>
    %3052 = stablehlo.dot_general %3051, %46, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x1024xbf16>
    %3053 = stablehlo.dot_general %3051, %68, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x12x64x1024xbf16>, tensor<8x12x1024x1024xbf16>) -> tensor<8x12x64x1024xbf16>
    %3054 = stablehlo.transpose %3053, dims = [0, 3, 1, 2] : (tensor<8x12x64x1024xbf16>) -> tensor<8x1024x12x64xbf16>
    %3055 = stablehlo.convert %3052 : (tensor<8x12x1024x1024xbf16>) -> tensor<8x12x1024x1024xf32>
    %3056 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %3057 = stablehlo.multiply %3055, %3056 : tensor<8x12x1024x1024xf32>
    %3058 = stablehlo.multiply %3057, %60 : tensor<8x12x1024x1024xf32>
    %cst_640 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3059 = stablehlo.reduce(%3058 init: %cst_640) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1024xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %3060 = stablehlo.reshape %3059 : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1xf32>
    %3061 = stablehlo.negate %3060 : tensor<8x12x1024x1xf32>
    %3062 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<8x12x1024x1xf32>) -> tensor<8x12x1024x1024xf32>
    %3063 = stablehlo.divide %3055, %3062 : tensor<8x12x1024x1024xf32>
    %cst_641 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3064 = stablehlo.reduce(%3061 init: %cst_641) applies stablehlo.add across dimensions = [3] : (tensor<8x12x1024x1xf32>, tensor<f32>) -> tensor<8x12x1024xf32>
    %3065 = stablehlo.broadcast_in_dim %3064, dims = [0, 1, 2] : (tensor<8x12x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %3066 = stablehlo.add %3063, %3065 : tensor<8x12x1024x1024xf32>
    %3067 = stablehlo.multiply %3066, %60 : tensor<8x12x1024x1024xf32>
    %3068 = call @_where_5(%53#1, %3067) : (tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32>
    %3069 = stablehlo.convert %3068 : (tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xbf16>
    %cst_642 = stablehlo.constant dense<8.000000e+00> : tensor<bf16>
    %3070 = stablehlo.broadcast_in_dim %cst_642, dims = [] : (tensor<bf16>) -> tensor<8x12x1024x1024xbf16>
    %3071 = stablehlo.divide %3069, %3070 : tensor<8x12x1024x1024xbf16>
    %3072 = stablehlo.dot_general %3071, %44, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %3073 = stablehlo.transpose %3072, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %3074 = stablehlo.dot_general %3071, %45, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12x1024x1024xbf16>, tensor<8x1024x12x64xbf16>) -> tensor<8x12x1024x64xbf16>
    %3075 = stablehlo.transpose %3074, dims = [0, 2, 1, 3] : (tensor<8x12x1024x64xbf16>) -> tensor<8x1024x12x64xbf16>
    %3076 = stablehlo.reshape %3054 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %3077 = stablehlo.reshape %3073 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %3078 = stablehlo.reshape %3075 : (tensor<8x1024x12x64xbf16>) -> tensor<8x1024x768xbf16>
    %3079 = stablehlo.concatenate %3078, %3077, %3076, dim = 2 : (tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>, tensor<8x1024x768xbf16>) -> tensor<8x1024x2304xbf16>
    %cst_643 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3080 = stablehlo.reduce(%3079 init: %cst_643) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3081 = stablehlo.reshape %3080 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_644 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3082 = stablehlo.reduce(%3081 init: %cst_644) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3083 = stablehlo.convert %3082 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3084 = stablehlo.dot_general %3079, %34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<8x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3085 = stablehlo.transpose %3084, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3086 = stablehlo.dot_general %3079, %35, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<8x1024x768xbf16>
    %3087 = stablehlo.convert %3085 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3088 = stablehlo.convert %3086 : (tensor<8x1024x768xbf16>) -> tensor<8x1024x768xf32>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3089 = stablehlo.reduce(%3088 init: %cst_645) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3090 = stablehlo.reshape %3089 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3091 = stablehlo.reduce(%3090 init: %cst_646) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3092 = stablehlo.multiply %27, %3088 : tensor<8x1024x768xf32>
    %cst_647 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3093 = stablehlo.reduce(%3092 init: %cst_647) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3094 = stablehlo.reshape %3093 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3095 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x1024x768xf32>
    %3096 = stablehlo.multiply %3088, %3095 : tensor<8x1024x768xf32>
    %cst_648 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3097 = stablehlo.reduce(%3094 init: %cst_648) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3098 = stablehlo.multiply %19, %3096 : tensor<8x1024x768xf32>
    %cst_649 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3099 = stablehlo.reduce(%3098 init: %cst_649) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %3100 = stablehlo.reshape %3099 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %3101 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %3102 = stablehlo.multiply %3096, %3101 : tensor<8x1024x768xf32>
    %3103 = stablehlo.multiply %3100, %25 : tensor<8x1024x1xf32>
    %3104 = stablehlo.negate %3102 : tensor<8x1024x768xf32>
    %cst_650 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3105 = stablehlo.reduce(%3104 init: %cst_650) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %3106 = stablehlo.reshape %3105 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %3107 = call @_var_3(%17#1, %17#2, %17#3, %3103) : (tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %3108 = stablehlo.add %3102, %3107 : tensor<8x1024x768xf32>
    %cst_651 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3109 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %3110 = stablehlo.divide %3106, %3109 : tensor<8x1024x1xf32>
    %cst_652 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3111 = stablehlo.reduce(%3110 init: %cst_652) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %3112 = stablehlo.broadcast_in_dim %3111, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %3113 = stablehlo.add %3108, %3112 : tensor<8x1024x768xf32>
    %3114 = stablehlo.convert %3113 : (tensor<8x1024x768xf32>) -> tensor<8x1024x768xbf16>
    %3115 = stablehlo.add %3041, %3114 : tensor<8x1024x768xbf16>
    %cst_653 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3116 = stablehlo.reduce(%3115 init: %cst_653) applies stablehlo.add across dimensions = [0] : (tensor<8x1024x768xbf16>, tensor<bf16>) -> tensor<1024x768xbf16>
    %3117 = stablehlo.reshape %3116 : (tensor<1024x768xbf16>) -> tensor<1x1024x768xbf16>
    %cst_654 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3118 = stablehlo.reduce(%3117 init: %cst_654) applies stablehlo.add across dimensions = [0] : (tensor<1x1024x768xbf16>, tensor<bf16>) -> tensor<1024x768xbf16>
    %3119 = stablehlo.convert %3118 : (tensor<1024x768xbf16>) -> tensor<1024x768xf32>
    %cst_655 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3120 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<bf16>) -> tensor<50257x768xbf16>
    %3121 = "stablehlo.scatter"(%3120, %6, %3115) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg447: tensor<bf16>, %arg448: tensor<bf16>):
      %7130 = stablehlo.add %arg447, %arg448 : tensor<bf16>
      stablehlo.return %7130 : tensor<bf16>
    }) : (tensor<50257x768xbf16>, tensor<8x1024x1xi32>, tensor<8x1024x768xbf16>) -> tensor<50257x768xbf16>
    %3122 = stablehlo.convert %3121 : (tensor<50257x768xbf16>) -> tensor<50257x768xf32>
    %3123 = stablehlo.add %1504, %3122 : tensor<50257x768xf32>
    %3124 = chlo.square %3045 : tensor<768xf32> -> tensor<768xf32>
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3125 = stablehlo.reduce(%3124 init: %cst_656) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %cst_657 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3126 = stablehlo.add %cst_657, %3125 : tensor<f32>
    %3127 = chlo.square %3049 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_658 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3128 = stablehlo.reduce(%3127 init: %cst_658) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3129 = stablehlo.add %3126, %3128 : tensor<f32>
    %3130 = chlo.square %3083 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_659 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3131 = stablehlo.reduce(%3130 init: %cst_659) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3132 = stablehlo.add %3129, %3131 : tensor<f32>
    %3133 = chlo.square %3087 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3134 = stablehlo.reduce(%3133 init: %cst_660) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3135 = stablehlo.add %3132, %3134 : tensor<f32>
    %3136 = chlo.square %3091 : tensor<768xf32> -> tensor<768xf32>
    %cst_661 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3137 = stablehlo.reduce(%3136 init: %cst_661) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3138 = stablehlo.add %3135, %3137 : tensor<f32>
    %3139 = chlo.square %3097 : tensor<768xf32> -> tensor<768xf32>
    %cst_662 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3140 = stablehlo.reduce(%3139 init: %cst_662) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3141 = stablehlo.add %3138, %3140 : tensor<f32>
    %3142 = chlo.square %3017 : tensor<768xf32> -> tensor<768xf32>
    %cst_663 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3143 = stablehlo.reduce(%3142 init: %cst_663) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3144 = stablehlo.add %3141, %3143 : tensor<f32>
    %3145 = chlo.square %3023 : tensor<768xf32> -> tensor<768xf32>
    %cst_664 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3146 = stablehlo.reduce(%3145 init: %cst_664) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3147 = stablehlo.add %3144, %3146 : tensor<f32>
    %3148 = chlo.square %2987 : tensor<768xf32> -> tensor<768xf32>
    %cst_665 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3149 = stablehlo.reduce(%3148 init: %cst_665) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3150 = stablehlo.add %3147, %3149 : tensor<f32>
    %3151 = chlo.square %2991 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_666 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3152 = stablehlo.reduce(%3151 init: %cst_666) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3153 = stablehlo.add %3150, %3152 : tensor<f32>
    %3154 = chlo.square %3009 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_667 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3155 = stablehlo.reduce(%3154 init: %cst_667) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3156 = stablehlo.add %3153, %3155 : tensor<f32>
    %3157 = chlo.square %3013 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_668 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3158 = stablehlo.reduce(%3157 init: %cst_668) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3159 = stablehlo.add %3156, %3158 : tensor<f32>
    %3160 = chlo.square %2913 : tensor<768xf32> -> tensor<768xf32>
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3161 = stablehlo.reduce(%3160 init: %cst_669) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3162 = stablehlo.add %3159, %3161 : tensor<f32>
    %3163 = chlo.square %2917 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_670 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3164 = stablehlo.reduce(%3163 init: %cst_670) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3165 = stablehlo.add %3162, %3164 : tensor<f32>
    %3166 = chlo.square %2951 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_671 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3167 = stablehlo.reduce(%3166 init: %cst_671) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3168 = stablehlo.add %3165, %3167 : tensor<f32>
    %3169 = chlo.square %2955 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3170 = stablehlo.reduce(%3169 init: %cst_672) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3171 = stablehlo.add %3168, %3170 : tensor<f32>
    %3172 = chlo.square %2959 : tensor<768xf32> -> tensor<768xf32>
    %cst_673 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3173 = stablehlo.reduce(%3172 init: %cst_673) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3174 = stablehlo.add %3171, %3173 : tensor<f32>
    %3175 = chlo.square %2965 : tensor<768xf32> -> tensor<768xf32>
    %cst_674 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3176 = stablehlo.reduce(%3175 init: %cst_674) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3177 = stablehlo.add %3174, %3176 : tensor<f32>
    %3178 = chlo.square %2885 : tensor<768xf32> -> tensor<768xf32>
    %cst_675 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3179 = stablehlo.reduce(%3178 init: %cst_675) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3180 = stablehlo.add %3177, %3179 : tensor<f32>
    %3181 = chlo.square %2891 : tensor<768xf32> -> tensor<768xf32>
    %cst_676 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3182 = stablehlo.reduce(%3181 init: %cst_676) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3183 = stablehlo.add %3180, %3182 : tensor<f32>
    %3184 = chlo.square %2855 : tensor<768xf32> -> tensor<768xf32>
    %cst_677 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3185 = stablehlo.reduce(%3184 init: %cst_677) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3186 = stablehlo.add %3183, %3185 : tensor<f32>
    %3187 = chlo.square %2859 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_678 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3188 = stablehlo.reduce(%3187 init: %cst_678) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3189 = stablehlo.add %3186, %3188 : tensor<f32>
    %3190 = chlo.square %2877 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_679 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3191 = stablehlo.reduce(%3190 init: %cst_679) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3192 = stablehlo.add %3189, %3191 : tensor<f32>
    %3193 = chlo.square %2881 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_680 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3194 = stablehlo.reduce(%3193 init: %cst_680) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3195 = stablehlo.add %3192, %3194 : tensor<f32>
    %3196 = chlo.square %2781 : tensor<768xf32> -> tensor<768xf32>
    %cst_681 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3197 = stablehlo.reduce(%3196 init: %cst_681) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3198 = stablehlo.add %3195, %3197 : tensor<f32>
    %3199 = chlo.square %2785 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_682 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3200 = stablehlo.reduce(%3199 init: %cst_682) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3201 = stablehlo.add %3198, %3200 : tensor<f32>
    %3202 = chlo.square %2819 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_683 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3203 = stablehlo.reduce(%3202 init: %cst_683) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3204 = stablehlo.add %3201, %3203 : tensor<f32>
    %3205 = chlo.square %2823 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_684 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3206 = stablehlo.reduce(%3205 init: %cst_684) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3207 = stablehlo.add %3204, %3206 : tensor<f32>
    %3208 = chlo.square %2827 : tensor<768xf32> -> tensor<768xf32>
    %cst_685 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3209 = stablehlo.reduce(%3208 init: %cst_685) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3210 = stablehlo.add %3207, %3209 : tensor<f32>
    %3211 = chlo.square %2833 : tensor<768xf32> -> tensor<768xf32>
    %cst_686 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3212 = stablehlo.reduce(%3211 init: %cst_686) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3213 = stablehlo.add %3210, %3212 : tensor<f32>
    %3214 = chlo.square %2753 : tensor<768xf32> -> tensor<768xf32>
    %cst_687 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3215 = stablehlo.reduce(%3214 init: %cst_687) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3216 = stablehlo.add %3213, %3215 : tensor<f32>
    %3217 = chlo.square %2759 : tensor<768xf32> -> tensor<768xf32>
    %cst_688 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3218 = stablehlo.reduce(%3217 init: %cst_688) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3219 = stablehlo.add %3216, %3218 : tensor<f32>
    %3220 = chlo.square %2723 : tensor<768xf32> -> tensor<768xf32>
    %cst_689 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3221 = stablehlo.reduce(%3220 init: %cst_689) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3222 = stablehlo.add %3219, %3221 : tensor<f32>
    %3223 = chlo.square %2727 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_690 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3224 = stablehlo.reduce(%3223 init: %cst_690) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3225 = stablehlo.add %3222, %3224 : tensor<f32>
    %3226 = chlo.square %2745 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_691 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3227 = stablehlo.reduce(%3226 init: %cst_691) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3228 = stablehlo.add %3225, %3227 : tensor<f32>
    %3229 = chlo.square %2749 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_692 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3230 = stablehlo.reduce(%3229 init: %cst_692) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3231 = stablehlo.add %3228, %3230 : tensor<f32>
    %3232 = chlo.square %2649 : tensor<768xf32> -> tensor<768xf32>
    %cst_693 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3233 = stablehlo.reduce(%3232 init: %cst_693) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3234 = stablehlo.add %3231, %3233 : tensor<f32>
    %3235 = chlo.square %2653 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_694 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3236 = stablehlo.reduce(%3235 init: %cst_694) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3237 = stablehlo.add %3234, %3236 : tensor<f32>
    %3238 = chlo.square %2687 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_695 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3239 = stablehlo.reduce(%3238 init: %cst_695) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3240 = stablehlo.add %3237, %3239 : tensor<f32>
    %3241 = chlo.square %2691 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3242 = stablehlo.reduce(%3241 init: %cst_696) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3243 = stablehlo.add %3240, %3242 : tensor<f32>
    %3244 = chlo.square %2695 : tensor<768xf32> -> tensor<768xf32>
    %cst_697 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3245 = stablehlo.reduce(%3244 init: %cst_697) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3246 = stablehlo.add %3243, %3245 : tensor<f32>
    %3247 = chlo.square %2701 : tensor<768xf32> -> tensor<768xf32>
    %cst_698 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3248 = stablehlo.reduce(%3247 init: %cst_698) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3249 = stablehlo.add %3246, %3248 : tensor<f32>
    %3250 = chlo.square %2621 : tensor<768xf32> -> tensor<768xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3251 = stablehlo.reduce(%3250 init: %cst_699) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3252 = stablehlo.add %3249, %3251 : tensor<f32>
    %3253 = chlo.square %2627 : tensor<768xf32> -> tensor<768xf32>
    %cst_700 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3254 = stablehlo.reduce(%3253 init: %cst_700) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3255 = stablehlo.add %3252, %3254 : tensor<f32>
    %3256 = chlo.square %2591 : tensor<768xf32> -> tensor<768xf32>
    %cst_701 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3257 = stablehlo.reduce(%3256 init: %cst_701) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3258 = stablehlo.add %3255, %3257 : tensor<f32>
    %3259 = chlo.square %2595 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_702 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3260 = stablehlo.reduce(%3259 init: %cst_702) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3261 = stablehlo.add %3258, %3260 : tensor<f32>
    %3262 = chlo.square %2613 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_703 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3263 = stablehlo.reduce(%3262 init: %cst_703) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3264 = stablehlo.add %3261, %3263 : tensor<f32>
    %3265 = chlo.square %2617 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3266 = stablehlo.reduce(%3265 init: %cst_704) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3267 = stablehlo.add %3264, %3266 : tensor<f32>
    %3268 = chlo.square %2517 : tensor<768xf32> -> tensor<768xf32>
    %cst_705 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3269 = stablehlo.reduce(%3268 init: %cst_705) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3270 = stablehlo.add %3267, %3269 : tensor<f32>
    %3271 = chlo.square %2521 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3272 = stablehlo.reduce(%3271 init: %cst_706) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3273 = stablehlo.add %3270, %3272 : tensor<f32>
    %3274 = chlo.square %2555 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_707 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3275 = stablehlo.reduce(%3274 init: %cst_707) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3276 = stablehlo.add %3273, %3275 : tensor<f32>
    %3277 = chlo.square %2559 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_708 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3278 = stablehlo.reduce(%3277 init: %cst_708) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3279 = stablehlo.add %3276, %3278 : tensor<f32>
    %3280 = chlo.square %2563 : tensor<768xf32> -> tensor<768xf32>
    %cst_709 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3281 = stablehlo.reduce(%3280 init: %cst_709) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3282 = stablehlo.add %3279, %3281 : tensor<f32>
    %3283 = chlo.square %2569 : tensor<768xf32> -> tensor<768xf32>
    %cst_710 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3284 = stablehlo.reduce(%3283 init: %cst_710) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3285 = stablehlo.add %3282, %3284 : tensor<f32>
    %3286 = chlo.square %2489 : tensor<768xf32> -> tensor<768xf32>
    %cst_711 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3287 = stablehlo.reduce(%3286 init: %cst_711) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3288 = stablehlo.add %3285, %3287 : tensor<f32>
    %3289 = chlo.square %2495 : tensor<768xf32> -> tensor<768xf32>
    %cst_712 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3290 = stablehlo.reduce(%3289 init: %cst_712) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3291 = stablehlo.add %3288, %3290 : tensor<f32>
    %3292 = chlo.square %2459 : tensor<768xf32> -> tensor<768xf32>
    %cst_713 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3293 = stablehlo.reduce(%3292 init: %cst_713) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3294 = stablehlo.add %3291, %3293 : tensor<f32>
    %3295 = chlo.square %2463 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_714 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3296 = stablehlo.reduce(%3295 init: %cst_714) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3297 = stablehlo.add %3294, %3296 : tensor<f32>
    %3298 = chlo.square %2481 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_715 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3299 = stablehlo.reduce(%3298 init: %cst_715) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3300 = stablehlo.add %3297, %3299 : tensor<f32>
    %3301 = chlo.square %2485 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3302 = stablehlo.reduce(%3301 init: %cst_716) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3303 = stablehlo.add %3300, %3302 : tensor<f32>
    %3304 = chlo.square %2385 : tensor<768xf32> -> tensor<768xf32>
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3305 = stablehlo.reduce(%3304 init: %cst_717) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3306 = stablehlo.add %3303, %3305 : tensor<f32>
    %3307 = chlo.square %2389 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_718 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3308 = stablehlo.reduce(%3307 init: %cst_718) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3309 = stablehlo.add %3306, %3308 : tensor<f32>
    %3310 = chlo.square %2423 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_719 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3311 = stablehlo.reduce(%3310 init: %cst_719) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3312 = stablehlo.add %3309, %3311 : tensor<f32>
    %3313 = chlo.square %2427 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_720 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3314 = stablehlo.reduce(%3313 init: %cst_720) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3315 = stablehlo.add %3312, %3314 : tensor<f32>
    %3316 = chlo.square %2431 : tensor<768xf32> -> tensor<768xf32>
    %cst_721 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3317 = stablehlo.reduce(%3316 init: %cst_721) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3318 = stablehlo.add %3315, %3317 : tensor<f32>
    %3319 = chlo.square %2437 : tensor<768xf32> -> tensor<768xf32>
    %cst_722 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3320 = stablehlo.reduce(%3319 init: %cst_722) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3321 = stablehlo.add %3318, %3320 : tensor<f32>
    %3322 = chlo.square %2357 : tensor<768xf32> -> tensor<768xf32>
    %cst_723 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3323 = stablehlo.reduce(%3322 init: %cst_723) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3324 = stablehlo.add %3321, %3323 : tensor<f32>
    %3325 = chlo.square %2363 : tensor<768xf32> -> tensor<768xf32>
    %cst_724 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3326 = stablehlo.reduce(%3325 init: %cst_724) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3327 = stablehlo.add %3324, %3326 : tensor<f32>
    %3328 = chlo.square %2327 : tensor<768xf32> -> tensor<768xf32>
    %cst_725 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3329 = stablehlo.reduce(%3328 init: %cst_725) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3330 = stablehlo.add %3327, %3329 : tensor<f32>
    %3331 = chlo.square %2331 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_726 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3332 = stablehlo.reduce(%3331 init: %cst_726) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3333 = stablehlo.add %3330, %3332 : tensor<f32>
    %3334 = chlo.square %2349 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_727 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3335 = stablehlo.reduce(%3334 init: %cst_727) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3336 = stablehlo.add %3333, %3335 : tensor<f32>
    %3337 = chlo.square %2353 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_728 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3338 = stablehlo.reduce(%3337 init: %cst_728) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3339 = stablehlo.add %3336, %3338 : tensor<f32>
    %3340 = chlo.square %2253 : tensor<768xf32> -> tensor<768xf32>
    %cst_729 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3341 = stablehlo.reduce(%3340 init: %cst_729) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3342 = stablehlo.add %3339, %3341 : tensor<f32>
    %3343 = chlo.square %2257 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_730 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3344 = stablehlo.reduce(%3343 init: %cst_730) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3345 = stablehlo.add %3342, %3344 : tensor<f32>
    %3346 = chlo.square %2291 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_731 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3347 = stablehlo.reduce(%3346 init: %cst_731) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3348 = stablehlo.add %3345, %3347 : tensor<f32>
    %3349 = chlo.square %2295 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3350 = stablehlo.reduce(%3349 init: %cst_732) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3351 = stablehlo.add %3348, %3350 : tensor<f32>
    %3352 = chlo.square %2299 : tensor<768xf32> -> tensor<768xf32>
    %cst_733 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3353 = stablehlo.reduce(%3352 init: %cst_733) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3354 = stablehlo.add %3351, %3353 : tensor<f32>
    %3355 = chlo.square %2305 : tensor<768xf32> -> tensor<768xf32>
    %cst_734 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3356 = stablehlo.reduce(%3355 init: %cst_734) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3357 = stablehlo.add %3354, %3356 : tensor<f32>
    %3358 = chlo.square %2225 : tensor<768xf32> -> tensor<768xf32>
    %cst_735 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3359 = stablehlo.reduce(%3358 init: %cst_735) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3360 = stablehlo.add %3357, %3359 : tensor<f32>
    %3361 = chlo.square %2231 : tensor<768xf32> -> tensor<768xf32>
    %cst_736 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3362 = stablehlo.reduce(%3361 init: %cst_736) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3363 = stablehlo.add %3360, %3362 : tensor<f32>
    %3364 = chlo.square %2195 : tensor<768xf32> -> tensor<768xf32>
    %cst_737 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3365 = stablehlo.reduce(%3364 init: %cst_737) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3366 = stablehlo.add %3363, %3365 : tensor<f32>
    %3367 = chlo.square %2199 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_738 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3368 = stablehlo.reduce(%3367 init: %cst_738) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3369 = stablehlo.add %3366, %3368 : tensor<f32>
    %3370 = chlo.square %2217 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_739 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3371 = stablehlo.reduce(%3370 init: %cst_739) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3372 = stablehlo.add %3369, %3371 : tensor<f32>
    %3373 = chlo.square %2221 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_740 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3374 = stablehlo.reduce(%3373 init: %cst_740) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3375 = stablehlo.add %3372, %3374 : tensor<f32>
    %3376 = chlo.square %2121 : tensor<768xf32> -> tensor<768xf32>
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3377 = stablehlo.reduce(%3376 init: %cst_741) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3378 = stablehlo.add %3375, %3377 : tensor<f32>
    %3379 = chlo.square %2125 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_742 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3380 = stablehlo.reduce(%3379 init: %cst_742) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3381 = stablehlo.add %3378, %3380 : tensor<f32>
    %3382 = chlo.square %2159 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_743 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3383 = stablehlo.reduce(%3382 init: %cst_743) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3384 = stablehlo.add %3381, %3383 : tensor<f32>
    %3385 = chlo.square %2163 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3386 = stablehlo.reduce(%3385 init: %cst_744) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3387 = stablehlo.add %3384, %3386 : tensor<f32>
    %3388 = chlo.square %2167 : tensor<768xf32> -> tensor<768xf32>
    %cst_745 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3389 = stablehlo.reduce(%3388 init: %cst_745) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3390 = stablehlo.add %3387, %3389 : tensor<f32>
    %3391 = chlo.square %2173 : tensor<768xf32> -> tensor<768xf32>
    %cst_746 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3392 = stablehlo.reduce(%3391 init: %cst_746) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3393 = stablehlo.add %3390, %3392 : tensor<f32>
    %3394 = chlo.square %2093 : tensor<768xf32> -> tensor<768xf32>
    %cst_747 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3395 = stablehlo.reduce(%3394 init: %cst_747) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3396 = stablehlo.add %3393, %3395 : tensor<f32>
    %3397 = chlo.square %2099 : tensor<768xf32> -> tensor<768xf32>
    %cst_748 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3398 = stablehlo.reduce(%3397 init: %cst_748) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3399 = stablehlo.add %3396, %3398 : tensor<f32>
    %3400 = chlo.square %2063 : tensor<768xf32> -> tensor<768xf32>
    %cst_749 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3401 = stablehlo.reduce(%3400 init: %cst_749) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3402 = stablehlo.add %3399, %3401 : tensor<f32>
    %3403 = chlo.square %2067 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_750 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3404 = stablehlo.reduce(%3403 init: %cst_750) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3405 = stablehlo.add %3402, %3404 : tensor<f32>
    %3406 = chlo.square %2085 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_751 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3407 = stablehlo.reduce(%3406 init: %cst_751) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3408 = stablehlo.add %3405, %3407 : tensor<f32>
    %3409 = chlo.square %2089 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3410 = stablehlo.reduce(%3409 init: %cst_752) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3411 = stablehlo.add %3408, %3410 : tensor<f32>
    %3412 = chlo.square %1989 : tensor<768xf32> -> tensor<768xf32>
    %cst_753 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3413 = stablehlo.reduce(%3412 init: %cst_753) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3414 = stablehlo.add %3411, %3413 : tensor<f32>
    %3415 = chlo.square %1993 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3416 = stablehlo.reduce(%3415 init: %cst_754) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3417 = stablehlo.add %3414, %3416 : tensor<f32>
    %3418 = chlo.square %2027 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_755 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3419 = stablehlo.reduce(%3418 init: %cst_755) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3420 = stablehlo.add %3417, %3419 : tensor<f32>
    %3421 = chlo.square %2031 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_756 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3422 = stablehlo.reduce(%3421 init: %cst_756) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3423 = stablehlo.add %3420, %3422 : tensor<f32>
    %3424 = chlo.square %2035 : tensor<768xf32> -> tensor<768xf32>
    %cst_757 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3425 = stablehlo.reduce(%3424 init: %cst_757) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3426 = stablehlo.add %3423, %3425 : tensor<f32>
    %3427 = chlo.square %2041 : tensor<768xf32> -> tensor<768xf32>
    %cst_758 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3428 = stablehlo.reduce(%3427 init: %cst_758) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3429 = stablehlo.add %3426, %3428 : tensor<f32>
    %3430 = chlo.square %1961 : tensor<768xf32> -> tensor<768xf32>
    %cst_759 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3431 = stablehlo.reduce(%3430 init: %cst_759) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3432 = stablehlo.add %3429, %3431 : tensor<f32>
    %3433 = chlo.square %1967 : tensor<768xf32> -> tensor<768xf32>
    %cst_760 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3434 = stablehlo.reduce(%3433 init: %cst_760) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3435 = stablehlo.add %3432, %3434 : tensor<f32>
    %3436 = chlo.square %1931 : tensor<768xf32> -> tensor<768xf32>
    %cst_761 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3437 = stablehlo.reduce(%3436 init: %cst_761) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3438 = stablehlo.add %3435, %3437 : tensor<f32>
    %3439 = chlo.square %1935 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_762 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3440 = stablehlo.reduce(%3439 init: %cst_762) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3441 = stablehlo.add %3438, %3440 : tensor<f32>
    %3442 = chlo.square %1953 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_763 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3443 = stablehlo.reduce(%3442 init: %cst_763) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3444 = stablehlo.add %3441, %3443 : tensor<f32>
    %3445 = chlo.square %1957 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_764 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3446 = stablehlo.reduce(%3445 init: %cst_764) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3447 = stablehlo.add %3444, %3446 : tensor<f32>
    %3448 = chlo.square %1857 : tensor<768xf32> -> tensor<768xf32>
    %cst_765 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3449 = stablehlo.reduce(%3448 init: %cst_765) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3450 = stablehlo.add %3447, %3449 : tensor<f32>
    %3451 = chlo.square %1861 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_766 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3452 = stablehlo.reduce(%3451 init: %cst_766) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3453 = stablehlo.add %3450, %3452 : tensor<f32>
    %3454 = chlo.square %1895 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_767 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3455 = stablehlo.reduce(%3454 init: %cst_767) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3456 = stablehlo.add %3453, %3455 : tensor<f32>
    %3457 = chlo.square %1899 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3458 = stablehlo.reduce(%3457 init: %cst_768) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3459 = stablehlo.add %3456, %3458 : tensor<f32>
    %3460 = chlo.square %1903 : tensor<768xf32> -> tensor<768xf32>
    %cst_769 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3461 = stablehlo.reduce(%3460 init: %cst_769) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3462 = stablehlo.add %3459, %3461 : tensor<f32>
    %3463 = chlo.square %1909 : tensor<768xf32> -> tensor<768xf32>
    %cst_770 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3464 = stablehlo.reduce(%3463 init: %cst_770) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3465 = stablehlo.add %3462, %3464 : tensor<f32>
    %3466 = chlo.square %1829 : tensor<768xf32> -> tensor<768xf32>
    %cst_771 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3467 = stablehlo.reduce(%3466 init: %cst_771) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3468 = stablehlo.add %3465, %3467 : tensor<f32>
    %3469 = chlo.square %1835 : tensor<768xf32> -> tensor<768xf32>
    %cst_772 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3470 = stablehlo.reduce(%3469 init: %cst_772) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3471 = stablehlo.add %3468, %3470 : tensor<f32>
    %3472 = chlo.square %1799 : tensor<768xf32> -> tensor<768xf32>
    %cst_773 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3473 = stablehlo.reduce(%3472 init: %cst_773) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3474 = stablehlo.add %3471, %3473 : tensor<f32>
    %3475 = chlo.square %1803 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_774 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3476 = stablehlo.reduce(%3475 init: %cst_774) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3477 = stablehlo.add %3474, %3476 : tensor<f32>
    %3478 = chlo.square %1821 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_775 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3479 = stablehlo.reduce(%3478 init: %cst_775) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3480 = stablehlo.add %3477, %3479 : tensor<f32>
    %3481 = chlo.square %1825 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_776 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3482 = stablehlo.reduce(%3481 init: %cst_776) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3483 = stablehlo.add %3480, %3482 : tensor<f32>
    %3484 = chlo.square %1725 : tensor<768xf32> -> tensor<768xf32>
    %cst_777 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3485 = stablehlo.reduce(%3484 init: %cst_777) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3486 = stablehlo.add %3483, %3485 : tensor<f32>
    %3487 = chlo.square %1729 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3488 = stablehlo.reduce(%3487 init: %cst_778) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3489 = stablehlo.add %3486, %3488 : tensor<f32>
    %3490 = chlo.square %1763 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_779 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3491 = stablehlo.reduce(%3490 init: %cst_779) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3492 = stablehlo.add %3489, %3491 : tensor<f32>
    %3493 = chlo.square %1767 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_780 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3494 = stablehlo.reduce(%3493 init: %cst_780) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3495 = stablehlo.add %3492, %3494 : tensor<f32>
    %3496 = chlo.square %1771 : tensor<768xf32> -> tensor<768xf32>
    %cst_781 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3497 = stablehlo.reduce(%3496 init: %cst_781) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3498 = stablehlo.add %3495, %3497 : tensor<f32>
    %3499 = chlo.square %1777 : tensor<768xf32> -> tensor<768xf32>
    %cst_782 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3500 = stablehlo.reduce(%3499 init: %cst_782) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3501 = stablehlo.add %3498, %3500 : tensor<f32>
    %3502 = chlo.square %1697 : tensor<768xf32> -> tensor<768xf32>
    %cst_783 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3503 = stablehlo.reduce(%3502 init: %cst_783) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3504 = stablehlo.add %3501, %3503 : tensor<f32>
    %3505 = chlo.square %1703 : tensor<768xf32> -> tensor<768xf32>
    %cst_784 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3506 = stablehlo.reduce(%3505 init: %cst_784) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3507 = stablehlo.add %3504, %3506 : tensor<f32>
    %3508 = chlo.square %1667 : tensor<768xf32> -> tensor<768xf32>
    %cst_785 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3509 = stablehlo.reduce(%3508 init: %cst_785) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3510 = stablehlo.add %3507, %3509 : tensor<f32>
    %3511 = chlo.square %1671 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_786 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3512 = stablehlo.reduce(%3511 init: %cst_786) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3513 = stablehlo.add %3510, %3512 : tensor<f32>
    %3514 = chlo.square %1689 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_787 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3515 = stablehlo.reduce(%3514 init: %cst_787) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3516 = stablehlo.add %3513, %3515 : tensor<f32>
    %3517 = chlo.square %1693 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3518 = stablehlo.reduce(%3517 init: %cst_788) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3519 = stablehlo.add %3516, %3518 : tensor<f32>
    %3520 = chlo.square %1593 : tensor<768xf32> -> tensor<768xf32>
    %cst_789 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3521 = stablehlo.reduce(%3520 init: %cst_789) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3522 = stablehlo.add %3519, %3521 : tensor<f32>
    %3523 = chlo.square %1597 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3524 = stablehlo.reduce(%3523 init: %cst_790) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x768xf32>, tensor<f32>) -> tensor<f32>
    %3525 = stablehlo.add %3522, %3524 : tensor<f32>
    %3526 = chlo.square %1631 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_791 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3527 = stablehlo.reduce(%3526 init: %cst_791) applies stablehlo.add across dimensions = [0] : (tensor<2304xf32>, tensor<f32>) -> tensor<f32>
    %3528 = stablehlo.add %3525, %3527 : tensor<f32>
    %3529 = chlo.square %1635 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_792 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3530 = stablehlo.reduce(%3529 init: %cst_792) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x2304xf32>, tensor<f32>) -> tensor<f32>
    %3531 = stablehlo.add %3528, %3530 : tensor<f32>
    %3532 = chlo.square %1639 : tensor<768xf32> -> tensor<768xf32>
    %cst_793 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3533 = stablehlo.reduce(%3532 init: %cst_793) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3534 = stablehlo.add %3531, %3533 : tensor<f32>
    %3535 = chlo.square %1645 : tensor<768xf32> -> tensor<768xf32>
    %cst_794 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3536 = stablehlo.reduce(%3535 init: %cst_794) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3537 = stablehlo.add %3534, %3536 : tensor<f32>
    %3538 = chlo.square %1565 : tensor<768xf32> -> tensor<768xf32>
    %cst_795 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3539 = stablehlo.reduce(%3538 init: %cst_795) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3540 = stablehlo.add %3537, %3539 : tensor<f32>
    %3541 = chlo.square %1571 : tensor<768xf32> -> tensor<768xf32>
    %cst_796 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3542 = stablehlo.reduce(%3541 init: %cst_796) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3543 = stablehlo.add %3540, %3542 : tensor<f32>
    %3544 = chlo.square %1535 : tensor<768xf32> -> tensor<768xf32>
    %cst_797 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3545 = stablehlo.reduce(%3544 init: %cst_797) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3546 = stablehlo.add %3543, %3545 : tensor<f32>
    %3547 = chlo.square %1539 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_798 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3548 = stablehlo.reduce(%3547 init: %cst_798) applies stablehlo.add across dimensions = [0, 1] : (tensor<3072x768xf32>, tensor<f32>) -> tensor<f32>
    %3549 = stablehlo.add %3546, %3548 : tensor<f32>
    %3550 = chlo.square %1557 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_799 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3551 = stablehlo.reduce(%3550 init: %cst_799) applies stablehlo.add across dimensions = [0] : (tensor<3072xf32>, tensor<f32>) -> tensor<f32>
    %3552 = stablehlo.add %3549, %3551 : tensor<f32>
    %3553 = chlo.square %1561 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_800 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3554 = stablehlo.reduce(%3553 init: %cst_800) applies stablehlo.add across dimensions = [0, 1] : (tensor<768x3072xf32>, tensor<f32>) -> tensor<f32>
    %3555 = stablehlo.add %3552, %3554 : tensor<f32>
    %3556 = chlo.square %1508 : tensor<768xf32> -> tensor<768xf32>
    %cst_801 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3557 = stablehlo.reduce(%3556 init: %cst_801) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3558 = stablehlo.add %3555, %3557 : tensor<f32>
    %3559 = chlo.square %1514 : tensor<768xf32> -> tensor<768xf32>
    %cst_802 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3560 = stablehlo.reduce(%3559 init: %cst_802) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3561 = stablehlo.add %3558, %3560 : tensor<f32>
    %3562 = chlo.square %3119 : tensor<1024x768xf32> -> tensor<1024x768xf32>
    %cst_803 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3563 = stablehlo.reduce(%3562 init: %cst_803) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<f32>
    %3564 = stablehlo.add %3561, %3563 : tensor<f32>
    %3565 = chlo.square %3123 : tensor<50257x768xf32> -> tensor<50257x768xf32>
    %cst_804 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3566 = stablehlo.reduce(%3565 init: %cst_804) applies stablehlo.add across dimensions = [0, 1] : (tensor<50257x768xf32>, tensor<f32>) -> tensor<f32>
    %3567 = stablehlo.add %3564, %3566 : tensor<f32>
    %3568 = stablehlo.sqrt %3567 : tensor<f32>
    %cst_805 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %3569 = stablehlo.add %3568, %cst_805 : tensor<f32>
    %cst_806 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3570 = stablehlo.divide %cst_806, %3569 : tensor<f32>
    %cst_807 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3571 = stablehlo.minimum %cst_807, %3570 : tensor<f32>
    %3572 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3573 = stablehlo.multiply %3045, %3572 : tensor<768xf32>
    %3574 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3575 = stablehlo.multiply %3049, %3574 : tensor<768x768xf32>
    %3576 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3577 = stablehlo.multiply %3083, %3576 : tensor<2304xf32>
    %3578 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3579 = stablehlo.multiply %3087, %3578 : tensor<768x2304xf32>
    %3580 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3581 = stablehlo.multiply %3091, %3580 : tensor<768xf32>
    %3582 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3583 = stablehlo.multiply %3097, %3582 : tensor<768xf32>
    %3584 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3585 = stablehlo.multiply %3017, %3584 : tensor<768xf32>
    %3586 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3587 = stablehlo.multiply %3023, %3586 : tensor<768xf32>
    %3588 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3589 = stablehlo.multiply %2987, %3588 : tensor<768xf32>
    %3590 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3591 = stablehlo.multiply %2991, %3590 : tensor<3072x768xf32>
    %3592 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3593 = stablehlo.multiply %3009, %3592 : tensor<3072xf32>
    %3594 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3595 = stablehlo.multiply %3013, %3594 : tensor<768x3072xf32>
    %3596 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3597 = stablehlo.multiply %2913, %3596 : tensor<768xf32>
    %3598 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3599 = stablehlo.multiply %2917, %3598 : tensor<768x768xf32>
    %3600 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3601 = stablehlo.multiply %2951, %3600 : tensor<2304xf32>
    %3602 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3603 = stablehlo.multiply %2955, %3602 : tensor<768x2304xf32>
    %3604 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3605 = stablehlo.multiply %2959, %3604 : tensor<768xf32>
    %3606 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3607 = stablehlo.multiply %2965, %3606 : tensor<768xf32>
    %3608 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3609 = stablehlo.multiply %2885, %3608 : tensor<768xf32>
    %3610 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3611 = stablehlo.multiply %2891, %3610 : tensor<768xf32>
    %3612 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3613 = stablehlo.multiply %2855, %3612 : tensor<768xf32>
    %3614 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3615 = stablehlo.multiply %2859, %3614 : tensor<3072x768xf32>
    %3616 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3617 = stablehlo.multiply %2877, %3616 : tensor<3072xf32>
    %3618 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3619 = stablehlo.multiply %2881, %3618 : tensor<768x3072xf32>
    %3620 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3621 = stablehlo.multiply %2781, %3620 : tensor<768xf32>
    %3622 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3623 = stablehlo.multiply %2785, %3622 : tensor<768x768xf32>
    %3624 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3625 = stablehlo.multiply %2819, %3624 : tensor<2304xf32>
    %3626 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3627 = stablehlo.multiply %2823, %3626 : tensor<768x2304xf32>
    %3628 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3629 = stablehlo.multiply %2827, %3628 : tensor<768xf32>
    %3630 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3631 = stablehlo.multiply %2833, %3630 : tensor<768xf32>
    %3632 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3633 = stablehlo.multiply %2753, %3632 : tensor<768xf32>
    %3634 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3635 = stablehlo.multiply %2759, %3634 : tensor<768xf32>
    %3636 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3637 = stablehlo.multiply %2723, %3636 : tensor<768xf32>
    %3638 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3639 = stablehlo.multiply %2727, %3638 : tensor<3072x768xf32>
    %3640 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3641 = stablehlo.multiply %2745, %3640 : tensor<3072xf32>
    %3642 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3643 = stablehlo.multiply %2749, %3642 : tensor<768x3072xf32>
    %3644 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3645 = stablehlo.multiply %2649, %3644 : tensor<768xf32>
    %3646 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3647 = stablehlo.multiply %2653, %3646 : tensor<768x768xf32>
    %3648 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3649 = stablehlo.multiply %2687, %3648 : tensor<2304xf32>
    %3650 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3651 = stablehlo.multiply %2691, %3650 : tensor<768x2304xf32>
    %3652 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3653 = stablehlo.multiply %2695, %3652 : tensor<768xf32>
    %3654 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3655 = stablehlo.multiply %2701, %3654 : tensor<768xf32>
    %3656 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3657 = stablehlo.multiply %2621, %3656 : tensor<768xf32>
    %3658 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3659 = stablehlo.multiply %2627, %3658 : tensor<768xf32>
    %3660 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3661 = stablehlo.multiply %2591, %3660 : tensor<768xf32>
    %3662 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3663 = stablehlo.multiply %2595, %3662 : tensor<3072x768xf32>
    %3664 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3665 = stablehlo.multiply %2613, %3664 : tensor<3072xf32>
    %3666 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3667 = stablehlo.multiply %2617, %3666 : tensor<768x3072xf32>
    %3668 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3669 = stablehlo.multiply %2517, %3668 : tensor<768xf32>
    %3670 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3671 = stablehlo.multiply %2521, %3670 : tensor<768x768xf32>
    %3672 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3673 = stablehlo.multiply %2555, %3672 : tensor<2304xf32>
    %3674 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3675 = stablehlo.multiply %2559, %3674 : tensor<768x2304xf32>
    %3676 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3677 = stablehlo.multiply %2563, %3676 : tensor<768xf32>
    %3678 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3679 = stablehlo.multiply %2569, %3678 : tensor<768xf32>
    %3680 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3681 = stablehlo.multiply %2489, %3680 : tensor<768xf32>
    %3682 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3683 = stablehlo.multiply %2495, %3682 : tensor<768xf32>
    %3684 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3685 = stablehlo.multiply %2459, %3684 : tensor<768xf32>
    %3686 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3687 = stablehlo.multiply %2463, %3686 : tensor<3072x768xf32>
    %3688 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3689 = stablehlo.multiply %2481, %3688 : tensor<3072xf32>
    %3690 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3691 = stablehlo.multiply %2485, %3690 : tensor<768x3072xf32>
    %3692 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3693 = stablehlo.multiply %2385, %3692 : tensor<768xf32>
    %3694 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3695 = stablehlo.multiply %2389, %3694 : tensor<768x768xf32>
    %3696 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3697 = stablehlo.multiply %2423, %3696 : tensor<2304xf32>
    %3698 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3699 = stablehlo.multiply %2427, %3698 : tensor<768x2304xf32>
    %3700 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3701 = stablehlo.multiply %2431, %3700 : tensor<768xf32>
    %3702 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3703 = stablehlo.multiply %2437, %3702 : tensor<768xf32>
    %3704 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3705 = stablehlo.multiply %2357, %3704 : tensor<768xf32>
    %3706 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3707 = stablehlo.multiply %2363, %3706 : tensor<768xf32>
    %3708 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3709 = stablehlo.multiply %2327, %3708 : tensor<768xf32>
    %3710 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3711 = stablehlo.multiply %2331, %3710 : tensor<3072x768xf32>
    %3712 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3713 = stablehlo.multiply %2349, %3712 : tensor<3072xf32>
    %3714 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3715 = stablehlo.multiply %2353, %3714 : tensor<768x3072xf32>
    %3716 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3717 = stablehlo.multiply %2253, %3716 : tensor<768xf32>
    %3718 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3719 = stablehlo.multiply %2257, %3718 : tensor<768x768xf32>
    %3720 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3721 = stablehlo.multiply %2291, %3720 : tensor<2304xf32>
    %3722 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3723 = stablehlo.multiply %2295, %3722 : tensor<768x2304xf32>
    %3724 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3725 = stablehlo.multiply %2299, %3724 : tensor<768xf32>
    %3726 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3727 = stablehlo.multiply %2305, %3726 : tensor<768xf32>
    %3728 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3729 = stablehlo.multiply %2225, %3728 : tensor<768xf32>
    %3730 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3731 = stablehlo.multiply %2231, %3730 : tensor<768xf32>
    %3732 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3733 = stablehlo.multiply %2195, %3732 : tensor<768xf32>
    %3734 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3735 = stablehlo.multiply %2199, %3734 : tensor<3072x768xf32>
    %3736 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3737 = stablehlo.multiply %2217, %3736 : tensor<3072xf32>
    %3738 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3739 = stablehlo.multiply %2221, %3738 : tensor<768x3072xf32>
    %3740 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3741 = stablehlo.multiply %2121, %3740 : tensor<768xf32>
    %3742 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3743 = stablehlo.multiply %2125, %3742 : tensor<768x768xf32>
    %3744 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3745 = stablehlo.multiply %2159, %3744 : tensor<2304xf32>
    %3746 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3747 = stablehlo.multiply %2163, %3746 : tensor<768x2304xf32>
    %3748 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3749 = stablehlo.multiply %2167, %3748 : tensor<768xf32>
    %3750 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3751 = stablehlo.multiply %2173, %3750 : tensor<768xf32>
    %3752 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3753 = stablehlo.multiply %2093, %3752 : tensor<768xf32>
    %3754 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3755 = stablehlo.multiply %2099, %3754 : tensor<768xf32>
    %3756 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3757 = stablehlo.multiply %2063, %3756 : tensor<768xf32>
    %3758 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3759 = stablehlo.multiply %2067, %3758 : tensor<3072x768xf32>
    %3760 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3761 = stablehlo.multiply %2085, %3760 : tensor<3072xf32>
    %3762 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3763 = stablehlo.multiply %2089, %3762 : tensor<768x3072xf32>
    %3764 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3765 = stablehlo.multiply %1989, %3764 : tensor<768xf32>
    %3766 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3767 = stablehlo.multiply %1993, %3766 : tensor<768x768xf32>
    %3768 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3769 = stablehlo.multiply %2027, %3768 : tensor<2304xf32>
    %3770 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3771 = stablehlo.multiply %2031, %3770 : tensor<768x2304xf32>
    %3772 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3773 = stablehlo.multiply %2035, %3772 : tensor<768xf32>
    %3774 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3775 = stablehlo.multiply %2041, %3774 : tensor<768xf32>
    %3776 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3777 = stablehlo.multiply %1961, %3776 : tensor<768xf32>
    %3778 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3779 = stablehlo.multiply %1967, %3778 : tensor<768xf32>
    %3780 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3781 = stablehlo.multiply %1931, %3780 : tensor<768xf32>
    %3782 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3783 = stablehlo.multiply %1935, %3782 : tensor<3072x768xf32>
    %3784 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3785 = stablehlo.multiply %1953, %3784 : tensor<3072xf32>
    %3786 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3787 = stablehlo.multiply %1957, %3786 : tensor<768x3072xf32>
    %3788 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3789 = stablehlo.multiply %1857, %3788 : tensor<768xf32>
    %3790 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3791 = stablehlo.multiply %1861, %3790 : tensor<768x768xf32>
    %3792 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3793 = stablehlo.multiply %1895, %3792 : tensor<2304xf32>
    %3794 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3795 = stablehlo.multiply %1899, %3794 : tensor<768x2304xf32>
    %3796 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3797 = stablehlo.multiply %1903, %3796 : tensor<768xf32>
    %3798 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3799 = stablehlo.multiply %1909, %3798 : tensor<768xf32>
    %3800 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3801 = stablehlo.multiply %1829, %3800 : tensor<768xf32>
    %3802 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3803 = stablehlo.multiply %1835, %3802 : tensor<768xf32>
    %3804 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3805 = stablehlo.multiply %1799, %3804 : tensor<768xf32>
    %3806 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3807 = stablehlo.multiply %1803, %3806 : tensor<3072x768xf32>
    %3808 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3809 = stablehlo.multiply %1821, %3808 : tensor<3072xf32>
    %3810 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3811 = stablehlo.multiply %1825, %3810 : tensor<768x3072xf32>
    %3812 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3813 = stablehlo.multiply %1725, %3812 : tensor<768xf32>
    %3814 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3815 = stablehlo.multiply %1729, %3814 : tensor<768x768xf32>
    %3816 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3817 = stablehlo.multiply %1763, %3816 : tensor<2304xf32>
    %3818 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3819 = stablehlo.multiply %1767, %3818 : tensor<768x2304xf32>
    %3820 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3821 = stablehlo.multiply %1771, %3820 : tensor<768xf32>
    %3822 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3823 = stablehlo.multiply %1777, %3822 : tensor<768xf32>
    %3824 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3825 = stablehlo.multiply %1697, %3824 : tensor<768xf32>
    %3826 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3827 = stablehlo.multiply %1703, %3826 : tensor<768xf32>
    %3828 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3829 = stablehlo.multiply %1667, %3828 : tensor<768xf32>
    %3830 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3831 = stablehlo.multiply %1671, %3830 : tensor<3072x768xf32>
    %3832 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3833 = stablehlo.multiply %1689, %3832 : tensor<3072xf32>
    %3834 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3835 = stablehlo.multiply %1693, %3834 : tensor<768x3072xf32>
    %3836 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3837 = stablehlo.multiply %1593, %3836 : tensor<768xf32>
    %3838 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3839 = stablehlo.multiply %1597, %3838 : tensor<768x768xf32>
    %3840 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3841 = stablehlo.multiply %1631, %3840 : tensor<2304xf32>
    %3842 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3843 = stablehlo.multiply %1635, %3842 : tensor<768x2304xf32>
    %3844 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3845 = stablehlo.multiply %1639, %3844 : tensor<768xf32>
    %3846 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3847 = stablehlo.multiply %1645, %3846 : tensor<768xf32>
    %3848 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3849 = stablehlo.multiply %1565, %3848 : tensor<768xf32>
    %3850 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3851 = stablehlo.multiply %1571, %3850 : tensor<768xf32>
    %3852 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3853 = stablehlo.multiply %1535, %3852 : tensor<768xf32>
    %3854 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3855 = stablehlo.multiply %1539, %3854 : tensor<3072x768xf32>
    %3856 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3857 = stablehlo.multiply %1557, %3856 : tensor<3072xf32>
    %3858 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3859 = stablehlo.multiply %1561, %3858 : tensor<768x3072xf32>
    %3860 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3861 = stablehlo.multiply %1508, %3860 : tensor<768xf32>
    %3862 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3863 = stablehlo.multiply %1514, %3862 : tensor<768xf32>
    %3864 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %3865 = stablehlo.multiply %3119, %3864 : tensor<1024x768xf32>
    %3866 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %3867 = stablehlo.multiply %3123, %3866 : tensor<50257x768xf32>
    %c_808 = stablehlo.constant dense<1> : tensor<i32>
    %3868 = stablehlo.add %arg148, %c_808 : tensor<i32>
    %3869 = stablehlo.convert %3868 : (tensor<i32>) -> tensor<f32>
    %cst_809 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3870 = stablehlo.broadcast_in_dim %cst_809, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3871 = stablehlo.multiply %3870, %arg149 : tensor<768xf32>
    %cst_810 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3872 = stablehlo.broadcast_in_dim %cst_810, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3873 = stablehlo.multiply %3872, %3573 : tensor<768xf32>
    %3874 = stablehlo.add %3871, %3873 : tensor<768xf32>
    %cst_811 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3875 = stablehlo.broadcast_in_dim %cst_811, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3876 = stablehlo.multiply %3875, %arg150 : tensor<768x768xf32>
    %cst_812 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3877 = stablehlo.broadcast_in_dim %cst_812, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3878 = stablehlo.multiply %3877, %3575 : tensor<768x768xf32>
    %3879 = stablehlo.add %3876, %3878 : tensor<768x768xf32>
    %cst_813 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3880 = stablehlo.broadcast_in_dim %cst_813, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3881 = stablehlo.multiply %3880, %arg151 : tensor<2304xf32>
    %cst_814 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3882 = stablehlo.broadcast_in_dim %cst_814, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3883 = stablehlo.multiply %3882, %3577 : tensor<2304xf32>
    %3884 = stablehlo.add %3881, %3883 : tensor<2304xf32>
    %cst_815 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3885 = stablehlo.broadcast_in_dim %cst_815, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3886 = stablehlo.multiply %3885, %arg152 : tensor<768x2304xf32>
    %cst_816 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3887 = stablehlo.broadcast_in_dim %cst_816, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3888 = stablehlo.multiply %3887, %3579 : tensor<768x2304xf32>
    %3889 = stablehlo.add %3886, %3888 : tensor<768x2304xf32>
    %cst_817 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3890 = stablehlo.broadcast_in_dim %cst_817, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3891 = stablehlo.multiply %3890, %arg153 : tensor<768xf32>
    %cst_818 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3892 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3893 = stablehlo.multiply %3892, %3581 : tensor<768xf32>
    %3894 = stablehlo.add %3891, %3893 : tensor<768xf32>
    %cst_819 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3895 = stablehlo.broadcast_in_dim %cst_819, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3896 = stablehlo.multiply %3895, %arg154 : tensor<768xf32>
    %cst_820 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3897 = stablehlo.broadcast_in_dim %cst_820, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3898 = stablehlo.multiply %3897, %3583 : tensor<768xf32>
    %3899 = stablehlo.add %3896, %3898 : tensor<768xf32>
    %cst_821 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3900 = stablehlo.broadcast_in_dim %cst_821, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3901 = stablehlo.multiply %3900, %arg155 : tensor<768xf32>
    %cst_822 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3902 = stablehlo.broadcast_in_dim %cst_822, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3903 = stablehlo.multiply %3902, %3585 : tensor<768xf32>
    %3904 = stablehlo.add %3901, %3903 : tensor<768xf32>
    %cst_823 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3905 = stablehlo.broadcast_in_dim %cst_823, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3906 = stablehlo.multiply %3905, %arg156 : tensor<768xf32>
    %cst_824 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3907 = stablehlo.broadcast_in_dim %cst_824, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3908 = stablehlo.multiply %3907, %3587 : tensor<768xf32>
    %3909 = stablehlo.add %3906, %3908 : tensor<768xf32>
    %cst_825 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3910 = stablehlo.broadcast_in_dim %cst_825, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3911 = stablehlo.multiply %3910, %arg157 : tensor<768xf32>
    %cst_826 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3912 = stablehlo.broadcast_in_dim %cst_826, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3913 = stablehlo.multiply %3912, %3589 : tensor<768xf32>
    %3914 = stablehlo.add %3911, %3913 : tensor<768xf32>
    %cst_827 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3915 = stablehlo.broadcast_in_dim %cst_827, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3916 = stablehlo.multiply %3915, %arg158 : tensor<3072x768xf32>
    %cst_828 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3917 = stablehlo.broadcast_in_dim %cst_828, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3918 = stablehlo.multiply %3917, %3591 : tensor<3072x768xf32>
    %3919 = stablehlo.add %3916, %3918 : tensor<3072x768xf32>
    %cst_829 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3920 = stablehlo.broadcast_in_dim %cst_829, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3921 = stablehlo.multiply %3920, %arg159 : tensor<3072xf32>
    %cst_830 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3922 = stablehlo.broadcast_in_dim %cst_830, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3923 = stablehlo.multiply %3922, %3593 : tensor<3072xf32>
    %3924 = stablehlo.add %3921, %3923 : tensor<3072xf32>
    %cst_831 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3925 = stablehlo.broadcast_in_dim %cst_831, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3926 = stablehlo.multiply %3925, %arg160 : tensor<768x3072xf32>
    %cst_832 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3927 = stablehlo.broadcast_in_dim %cst_832, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3928 = stablehlo.multiply %3927, %3595 : tensor<768x3072xf32>
    %3929 = stablehlo.add %3926, %3928 : tensor<768x3072xf32>
    %cst_833 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3930 = stablehlo.broadcast_in_dim %cst_833, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3931 = stablehlo.multiply %3930, %arg161 : tensor<768xf32>
    %cst_834 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3932 = stablehlo.broadcast_in_dim %cst_834, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3933 = stablehlo.multiply %3932, %3597 : tensor<768xf32>
    %3934 = stablehlo.add %3931, %3933 : tensor<768xf32>
    %cst_835 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3935 = stablehlo.broadcast_in_dim %cst_835, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3936 = stablehlo.multiply %3935, %arg162 : tensor<768x768xf32>
    %cst_836 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3937 = stablehlo.broadcast_in_dim %cst_836, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3938 = stablehlo.multiply %3937, %3599 : tensor<768x768xf32>
    %3939 = stablehlo.add %3936, %3938 : tensor<768x768xf32>
    %cst_837 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3940 = stablehlo.broadcast_in_dim %cst_837, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3941 = stablehlo.multiply %3940, %arg163 : tensor<2304xf32>
    %cst_838 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3942 = stablehlo.broadcast_in_dim %cst_838, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3943 = stablehlo.multiply %3942, %3601 : tensor<2304xf32>
    %3944 = stablehlo.add %3941, %3943 : tensor<2304xf32>
    %cst_839 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3945 = stablehlo.broadcast_in_dim %cst_839, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3946 = stablehlo.multiply %3945, %arg164 : tensor<768x2304xf32>
    %cst_840 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3947 = stablehlo.broadcast_in_dim %cst_840, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3948 = stablehlo.multiply %3947, %3603 : tensor<768x2304xf32>
    %3949 = stablehlo.add %3946, %3948 : tensor<768x2304xf32>
    %cst_841 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3950 = stablehlo.broadcast_in_dim %cst_841, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3951 = stablehlo.multiply %3950, %arg165 : tensor<768xf32>
    %cst_842 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3952 = stablehlo.broadcast_in_dim %cst_842, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3953 = stablehlo.multiply %3952, %3605 : tensor<768xf32>
    %3954 = stablehlo.add %3951, %3953 : tensor<768xf32>
    %cst_843 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3955 = stablehlo.broadcast_in_dim %cst_843, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3956 = stablehlo.multiply %3955, %arg166 : tensor<768xf32>
    %cst_844 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3957 = stablehlo.broadcast_in_dim %cst_844, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3958 = stablehlo.multiply %3957, %3607 : tensor<768xf32>
    %3959 = stablehlo.add %3956, %3958 : tensor<768xf32>
    %cst_845 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3960 = stablehlo.broadcast_in_dim %cst_845, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3961 = stablehlo.multiply %3960, %arg167 : tensor<768xf32>
    %cst_846 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3962 = stablehlo.broadcast_in_dim %cst_846, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3963 = stablehlo.multiply %3962, %3609 : tensor<768xf32>
    %3964 = stablehlo.add %3961, %3963 : tensor<768xf32>
    %cst_847 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3965 = stablehlo.broadcast_in_dim %cst_847, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3966 = stablehlo.multiply %3965, %arg168 : tensor<768xf32>
    %cst_848 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3967 = stablehlo.broadcast_in_dim %cst_848, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3968 = stablehlo.multiply %3967, %3611 : tensor<768xf32>
    %3969 = stablehlo.add %3966, %3968 : tensor<768xf32>
    %cst_849 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3970 = stablehlo.broadcast_in_dim %cst_849, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3971 = stablehlo.multiply %3970, %arg169 : tensor<768xf32>
    %cst_850 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3972 = stablehlo.broadcast_in_dim %cst_850, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3973 = stablehlo.multiply %3972, %3613 : tensor<768xf32>
    %3974 = stablehlo.add %3971, %3973 : tensor<768xf32>
    %cst_851 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3975 = stablehlo.broadcast_in_dim %cst_851, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3976 = stablehlo.multiply %3975, %arg170 : tensor<3072x768xf32>
    %cst_852 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3977 = stablehlo.broadcast_in_dim %cst_852, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3978 = stablehlo.multiply %3977, %3615 : tensor<3072x768xf32>
    %3979 = stablehlo.add %3976, %3978 : tensor<3072x768xf32>
    %cst_853 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3980 = stablehlo.broadcast_in_dim %cst_853, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3981 = stablehlo.multiply %3980, %arg171 : tensor<3072xf32>
    %cst_854 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3982 = stablehlo.broadcast_in_dim %cst_854, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3983 = stablehlo.multiply %3982, %3617 : tensor<3072xf32>
    %3984 = stablehlo.add %3981, %3983 : tensor<3072xf32>
    %cst_855 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3985 = stablehlo.broadcast_in_dim %cst_855, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3986 = stablehlo.multiply %3985, %arg172 : tensor<768x3072xf32>
    %cst_856 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3987 = stablehlo.broadcast_in_dim %cst_856, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3988 = stablehlo.multiply %3987, %3619 : tensor<768x3072xf32>
    %3989 = stablehlo.add %3986, %3988 : tensor<768x3072xf32>
    %cst_857 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3990 = stablehlo.broadcast_in_dim %cst_857, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3991 = stablehlo.multiply %3990, %arg173 : tensor<768xf32>
    %cst_858 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3992 = stablehlo.broadcast_in_dim %cst_858, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3993 = stablehlo.multiply %3992, %3621 : tensor<768xf32>
    %3994 = stablehlo.add %3991, %3993 : tensor<768xf32>
    %cst_859 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3995 = stablehlo.broadcast_in_dim %cst_859, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3996 = stablehlo.multiply %3995, %arg174 : tensor<768x768xf32>
    %cst_860 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3997 = stablehlo.broadcast_in_dim %cst_860, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3998 = stablehlo.multiply %3997, %3623 : tensor<768x768xf32>
    %3999 = stablehlo.add %3996, %3998 : tensor<768x768xf32>
    %cst_861 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4000 = stablehlo.broadcast_in_dim %cst_861, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4001 = stablehlo.multiply %4000, %arg175 : tensor<2304xf32>
    %cst_862 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4002 = stablehlo.broadcast_in_dim %cst_862, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4003 = stablehlo.multiply %4002, %3625 : tensor<2304xf32>
    %4004 = stablehlo.add %4001, %4003 : tensor<2304xf32>
    %cst_863 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4005 = stablehlo.broadcast_in_dim %cst_863, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4006 = stablehlo.multiply %4005, %arg176 : tensor<768x2304xf32>
    %cst_864 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4007 = stablehlo.broadcast_in_dim %cst_864, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4008 = stablehlo.multiply %4007, %3627 : tensor<768x2304xf32>
    %4009 = stablehlo.add %4006, %4008 : tensor<768x2304xf32>
    %cst_865 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4010 = stablehlo.broadcast_in_dim %cst_865, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4011 = stablehlo.multiply %4010, %arg177 : tensor<768xf32>
    %cst_866 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4012 = stablehlo.broadcast_in_dim %cst_866, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4013 = stablehlo.multiply %4012, %3629 : tensor<768xf32>
    %4014 = stablehlo.add %4011, %4013 : tensor<768xf32>
    %cst_867 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4015 = stablehlo.broadcast_in_dim %cst_867, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4016 = stablehlo.multiply %4015, %arg178 : tensor<768xf32>
    %cst_868 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4017 = stablehlo.broadcast_in_dim %cst_868, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4018 = stablehlo.multiply %4017, %3631 : tensor<768xf32>
    %4019 = stablehlo.add %4016, %4018 : tensor<768xf32>
    %cst_869 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4020 = stablehlo.broadcast_in_dim %cst_869, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4021 = stablehlo.multiply %4020, %arg179 : tensor<768xf32>
    %cst_870 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4022 = stablehlo.broadcast_in_dim %cst_870, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4023 = stablehlo.multiply %4022, %3633 : tensor<768xf32>
    %4024 = stablehlo.add %4021, %4023 : tensor<768xf32>
    %cst_871 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4025 = stablehlo.broadcast_in_dim %cst_871, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4026 = stablehlo.multiply %4025, %arg180 : tensor<768xf32>
    %cst_872 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4027 = stablehlo.broadcast_in_dim %cst_872, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4028 = stablehlo.multiply %4027, %3635 : tensor<768xf32>
    %4029 = stablehlo.add %4026, %4028 : tensor<768xf32>
    %cst_873 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4030 = stablehlo.broadcast_in_dim %cst_873, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4031 = stablehlo.multiply %4030, %arg181 : tensor<768xf32>
    %cst_874 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4032 = stablehlo.broadcast_in_dim %cst_874, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4033 = stablehlo.multiply %4032, %3637 : tensor<768xf32>
    %4034 = stablehlo.add %4031, %4033 : tensor<768xf32>
    %cst_875 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4035 = stablehlo.broadcast_in_dim %cst_875, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4036 = stablehlo.multiply %4035, %arg182 : tensor<3072x768xf32>
    %cst_876 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4037 = stablehlo.broadcast_in_dim %cst_876, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4038 = stablehlo.multiply %4037, %3639 : tensor<3072x768xf32>
    %4039 = stablehlo.add %4036, %4038 : tensor<3072x768xf32>
    %cst_877 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4040 = stablehlo.broadcast_in_dim %cst_877, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4041 = stablehlo.multiply %4040, %arg183 : tensor<3072xf32>
    %cst_878 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4042 = stablehlo.broadcast_in_dim %cst_878, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4043 = stablehlo.multiply %4042, %3641 : tensor<3072xf32>
    %4044 = stablehlo.add %4041, %4043 : tensor<3072xf32>
    %cst_879 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4045 = stablehlo.broadcast_in_dim %cst_879, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4046 = stablehlo.multiply %4045, %arg184 : tensor<768x3072xf32>
    %cst_880 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4047 = stablehlo.broadcast_in_dim %cst_880, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4048 = stablehlo.multiply %4047, %3643 : tensor<768x3072xf32>
    %4049 = stablehlo.add %4046, %4048 : tensor<768x3072xf32>
    %cst_881 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4050 = stablehlo.broadcast_in_dim %cst_881, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4051 = stablehlo.multiply %4050, %arg185 : tensor<768xf32>
    %cst_882 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4052 = stablehlo.broadcast_in_dim %cst_882, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4053 = stablehlo.multiply %4052, %3645 : tensor<768xf32>
    %4054 = stablehlo.add %4051, %4053 : tensor<768xf32>
    %cst_883 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4055 = stablehlo.broadcast_in_dim %cst_883, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4056 = stablehlo.multiply %4055, %arg186 : tensor<768x768xf32>
    %cst_884 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4057 = stablehlo.broadcast_in_dim %cst_884, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4058 = stablehlo.multiply %4057, %3647 : tensor<768x768xf32>
    %4059 = stablehlo.add %4056, %4058 : tensor<768x768xf32>
    %cst_885 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4060 = stablehlo.broadcast_in_dim %cst_885, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4061 = stablehlo.multiply %4060, %arg187 : tensor<2304xf32>
    %cst_886 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4062 = stablehlo.broadcast_in_dim %cst_886, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4063 = stablehlo.multiply %4062, %3649 : tensor<2304xf32>
    %4064 = stablehlo.add %4061, %4063 : tensor<2304xf32>
    %cst_887 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4065 = stablehlo.broadcast_in_dim %cst_887, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4066 = stablehlo.multiply %4065, %arg188 : tensor<768x2304xf32>
    %cst_888 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4067 = stablehlo.broadcast_in_dim %cst_888, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4068 = stablehlo.multiply %4067, %3651 : tensor<768x2304xf32>
    %4069 = stablehlo.add %4066, %4068 : tensor<768x2304xf32>
    %cst_889 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4070 = stablehlo.broadcast_in_dim %cst_889, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4071 = stablehlo.multiply %4070, %arg189 : tensor<768xf32>
    %cst_890 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4072 = stablehlo.broadcast_in_dim %cst_890, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4073 = stablehlo.multiply %4072, %3653 : tensor<768xf32>
    %4074 = stablehlo.add %4071, %4073 : tensor<768xf32>
    %cst_891 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4075 = stablehlo.broadcast_in_dim %cst_891, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4076 = stablehlo.multiply %4075, %arg190 : tensor<768xf32>
    %cst_892 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4077 = stablehlo.broadcast_in_dim %cst_892, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4078 = stablehlo.multiply %4077, %3655 : tensor<768xf32>
    %4079 = stablehlo.add %4076, %4078 : tensor<768xf32>
    %cst_893 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4080 = stablehlo.broadcast_in_dim %cst_893, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4081 = stablehlo.multiply %4080, %arg191 : tensor<768xf32>
    %cst_894 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4082 = stablehlo.broadcast_in_dim %cst_894, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4083 = stablehlo.multiply %4082, %3657 : tensor<768xf32>
    %4084 = stablehlo.add %4081, %4083 : tensor<768xf32>
    %cst_895 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4085 = stablehlo.broadcast_in_dim %cst_895, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4086 = stablehlo.multiply %4085, %arg192 : tensor<768xf32>
    %cst_896 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4087 = stablehlo.broadcast_in_dim %cst_896, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4088 = stablehlo.multiply %4087, %3659 : tensor<768xf32>
    %4089 = stablehlo.add %4086, %4088 : tensor<768xf32>
    %cst_897 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4090 = stablehlo.broadcast_in_dim %cst_897, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4091 = stablehlo.multiply %4090, %arg193 : tensor<768xf32>
    %cst_898 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4092 = stablehlo.broadcast_in_dim %cst_898, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4093 = stablehlo.multiply %4092, %3661 : tensor<768xf32>
    %4094 = stablehlo.add %4091, %4093 : tensor<768xf32>
    %cst_899 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4095 = stablehlo.broadcast_in_dim %cst_899, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4096 = stablehlo.multiply %4095, %arg194 : tensor<3072x768xf32>
    %cst_900 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4097 = stablehlo.broadcast_in_dim %cst_900, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4098 = stablehlo.multiply %4097, %3663 : tensor<3072x768xf32>
    %4099 = stablehlo.add %4096, %4098 : tensor<3072x768xf32>
    %cst_901 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4100 = stablehlo.broadcast_in_dim %cst_901, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4101 = stablehlo.multiply %4100, %arg195 : tensor<3072xf32>
    %cst_902 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4102 = stablehlo.broadcast_in_dim %cst_902, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4103 = stablehlo.multiply %4102, %3665 : tensor<3072xf32>
    %4104 = stablehlo.add %4101, %4103 : tensor<3072xf32>
    %cst_903 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4105 = stablehlo.broadcast_in_dim %cst_903, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4106 = stablehlo.multiply %4105, %arg196 : tensor<768x3072xf32>
    %cst_904 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4107 = stablehlo.broadcast_in_dim %cst_904, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4108 = stablehlo.multiply %4107, %3667 : tensor<768x3072xf32>
    %4109 = stablehlo.add %4106, %4108 : tensor<768x3072xf32>
    %cst_905 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4110 = stablehlo.broadcast_in_dim %cst_905, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4111 = stablehlo.multiply %4110, %arg197 : tensor<768xf32>
    %cst_906 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4112 = stablehlo.broadcast_in_dim %cst_906, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4113 = stablehlo.multiply %4112, %3669 : tensor<768xf32>
    %4114 = stablehlo.add %4111, %4113 : tensor<768xf32>
    %cst_907 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4115 = stablehlo.broadcast_in_dim %cst_907, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4116 = stablehlo.multiply %4115, %arg198 : tensor<768x768xf32>
    %cst_908 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4117 = stablehlo.broadcast_in_dim %cst_908, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4118 = stablehlo.multiply %4117, %3671 : tensor<768x768xf32>
    %4119 = stablehlo.add %4116, %4118 : tensor<768x768xf32>
    %cst_909 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4120 = stablehlo.broadcast_in_dim %cst_909, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4121 = stablehlo.multiply %4120, %arg199 : tensor<2304xf32>
    %cst_910 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4122 = stablehlo.broadcast_in_dim %cst_910, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4123 = stablehlo.multiply %4122, %3673 : tensor<2304xf32>
    %4124 = stablehlo.add %4121, %4123 : tensor<2304xf32>
    %cst_911 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4125 = stablehlo.broadcast_in_dim %cst_911, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4126 = stablehlo.multiply %4125, %arg200 : tensor<768x2304xf32>
    %cst_912 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4127 = stablehlo.broadcast_in_dim %cst_912, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4128 = stablehlo.multiply %4127, %3675 : tensor<768x2304xf32>
    %4129 = stablehlo.add %4126, %4128 : tensor<768x2304xf32>
    %cst_913 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4130 = stablehlo.broadcast_in_dim %cst_913, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4131 = stablehlo.multiply %4130, %arg201 : tensor<768xf32>
    %cst_914 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4132 = stablehlo.broadcast_in_dim %cst_914, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4133 = stablehlo.multiply %4132, %3677 : tensor<768xf32>
    %4134 = stablehlo.add %4131, %4133 : tensor<768xf32>
    %cst_915 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4135 = stablehlo.broadcast_in_dim %cst_915, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4136 = stablehlo.multiply %4135, %arg202 : tensor<768xf32>
    %cst_916 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4137 = stablehlo.broadcast_in_dim %cst_916, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4138 = stablehlo.multiply %4137, %3679 : tensor<768xf32>
    %4139 = stablehlo.add %4136, %4138 : tensor<768xf32>
    %cst_917 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4140 = stablehlo.broadcast_in_dim %cst_917, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4141 = stablehlo.multiply %4140, %arg203 : tensor<768xf32>
    %cst_918 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4142 = stablehlo.broadcast_in_dim %cst_918, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4143 = stablehlo.multiply %4142, %3681 : tensor<768xf32>
    %4144 = stablehlo.add %4141, %4143 : tensor<768xf32>
    %cst_919 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4145 = stablehlo.broadcast_in_dim %cst_919, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4146 = stablehlo.multiply %4145, %arg204 : tensor<768xf32>
    %cst_920 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4147 = stablehlo.broadcast_in_dim %cst_920, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4148 = stablehlo.multiply %4147, %3683 : tensor<768xf32>
    %4149 = stablehlo.add %4146, %4148 : tensor<768xf32>
    %cst_921 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4150 = stablehlo.broadcast_in_dim %cst_921, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4151 = stablehlo.multiply %4150, %arg205 : tensor<768xf32>
    %cst_922 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4152 = stablehlo.broadcast_in_dim %cst_922, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4153 = stablehlo.multiply %4152, %3685 : tensor<768xf32>
    %4154 = stablehlo.add %4151, %4153 : tensor<768xf32>
    %cst_923 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4155 = stablehlo.broadcast_in_dim %cst_923, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4156 = stablehlo.multiply %4155, %arg206 : tensor<3072x768xf32>
    %cst_924 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4157 = stablehlo.broadcast_in_dim %cst_924, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4158 = stablehlo.multiply %4157, %3687 : tensor<3072x768xf32>
    %4159 = stablehlo.add %4156, %4158 : tensor<3072x768xf32>
    %cst_925 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4160 = stablehlo.broadcast_in_dim %cst_925, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4161 = stablehlo.multiply %4160, %arg207 : tensor<3072xf32>
    %cst_926 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4162 = stablehlo.broadcast_in_dim %cst_926, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4163 = stablehlo.multiply %4162, %3689 : tensor<3072xf32>
    %4164 = stablehlo.add %4161, %4163 : tensor<3072xf32>
    %cst_927 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4165 = stablehlo.broadcast_in_dim %cst_927, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4166 = stablehlo.multiply %4165, %arg208 : tensor<768x3072xf32>
    %cst_928 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4167 = stablehlo.broadcast_in_dim %cst_928, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4168 = stablehlo.multiply %4167, %3691 : tensor<768x3072xf32>
    %4169 = stablehlo.add %4166, %4168 : tensor<768x3072xf32>
    %cst_929 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4170 = stablehlo.broadcast_in_dim %cst_929, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4171 = stablehlo.multiply %4170, %arg209 : tensor<768xf32>
    %cst_930 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4172 = stablehlo.broadcast_in_dim %cst_930, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4173 = stablehlo.multiply %4172, %3693 : tensor<768xf32>
    %4174 = stablehlo.add %4171, %4173 : tensor<768xf32>
    %cst_931 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4175 = stablehlo.broadcast_in_dim %cst_931, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4176 = stablehlo.multiply %4175, %arg210 : tensor<768x768xf32>
    %cst_932 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4177 = stablehlo.broadcast_in_dim %cst_932, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4178 = stablehlo.multiply %4177, %3695 : tensor<768x768xf32>
    %4179 = stablehlo.add %4176, %4178 : tensor<768x768xf32>
    %cst_933 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4180 = stablehlo.broadcast_in_dim %cst_933, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4181 = stablehlo.multiply %4180, %arg211 : tensor<2304xf32>
    %cst_934 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4182 = stablehlo.broadcast_in_dim %cst_934, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4183 = stablehlo.multiply %4182, %3697 : tensor<2304xf32>
    %4184 = stablehlo.add %4181, %4183 : tensor<2304xf32>
    %cst_935 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4185 = stablehlo.broadcast_in_dim %cst_935, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4186 = stablehlo.multiply %4185, %arg212 : tensor<768x2304xf32>
    %cst_936 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4187 = stablehlo.broadcast_in_dim %cst_936, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4188 = stablehlo.multiply %4187, %3699 : tensor<768x2304xf32>
    %4189 = stablehlo.add %4186, %4188 : tensor<768x2304xf32>
    %cst_937 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4190 = stablehlo.broadcast_in_dim %cst_937, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4191 = stablehlo.multiply %4190, %arg213 : tensor<768xf32>
    %cst_938 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4192 = stablehlo.broadcast_in_dim %cst_938, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4193 = stablehlo.multiply %4192, %3701 : tensor<768xf32>
    %4194 = stablehlo.add %4191, %4193 : tensor<768xf32>
    %cst_939 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4195 = stablehlo.broadcast_in_dim %cst_939, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4196 = stablehlo.multiply %4195, %arg214 : tensor<768xf32>
    %cst_940 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4197 = stablehlo.broadcast_in_dim %cst_940, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4198 = stablehlo.multiply %4197, %3703 : tensor<768xf32>
    %4199 = stablehlo.add %4196, %4198 : tensor<768xf32>
    %cst_941 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4200 = stablehlo.broadcast_in_dim %cst_941, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4201 = stablehlo.multiply %4200, %arg215 : tensor<768xf32>
    %cst_942 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4202 = stablehlo.broadcast_in_dim %cst_942, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4203 = stablehlo.multiply %4202, %3705 : tensor<768xf32>
    %4204 = stablehlo.add %4201, %4203 : tensor<768xf32>
    %cst_943 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4205 = stablehlo.broadcast_in_dim %cst_943, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4206 = stablehlo.multiply %4205, %arg216 : tensor<768xf32>
    %cst_944 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4207 = stablehlo.broadcast_in_dim %cst_944, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4208 = stablehlo.multiply %4207, %3707 : tensor<768xf32>
    %4209 = stablehlo.add %4206, %4208 : tensor<768xf32>
    %cst_945 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4210 = stablehlo.broadcast_in_dim %cst_945, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4211 = stablehlo.multiply %4210, %arg217 : tensor<768xf32>
    %cst_946 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4212 = stablehlo.broadcast_in_dim %cst_946, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4213 = stablehlo.multiply %4212, %3709 : tensor<768xf32>
    %4214 = stablehlo.add %4211, %4213 : tensor<768xf32>
    %cst_947 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4215 = stablehlo.broadcast_in_dim %cst_947, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4216 = stablehlo.multiply %4215, %arg218 : tensor<3072x768xf32>
    %cst_948 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4217 = stablehlo.broadcast_in_dim %cst_948, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4218 = stablehlo.multiply %4217, %3711 : tensor<3072x768xf32>
    %4219 = stablehlo.add %4216, %4218 : tensor<3072x768xf32>
    %cst_949 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4220 = stablehlo.broadcast_in_dim %cst_949, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4221 = stablehlo.multiply %4220, %arg219 : tensor<3072xf32>
    %cst_950 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4222 = stablehlo.broadcast_in_dim %cst_950, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4223 = stablehlo.multiply %4222, %3713 : tensor<3072xf32>
    %4224 = stablehlo.add %4221, %4223 : tensor<3072xf32>
    %cst_951 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4225 = stablehlo.broadcast_in_dim %cst_951, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4226 = stablehlo.multiply %4225, %arg220 : tensor<768x3072xf32>
    %cst_952 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4227 = stablehlo.broadcast_in_dim %cst_952, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4228 = stablehlo.multiply %4227, %3715 : tensor<768x3072xf32>
    %4229 = stablehlo.add %4226, %4228 : tensor<768x3072xf32>
    %cst_953 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4230 = stablehlo.broadcast_in_dim %cst_953, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4231 = stablehlo.multiply %4230, %arg221 : tensor<768xf32>
    %cst_954 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4232 = stablehlo.broadcast_in_dim %cst_954, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4233 = stablehlo.multiply %4232, %3717 : tensor<768xf32>
    %4234 = stablehlo.add %4231, %4233 : tensor<768xf32>
    %cst_955 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4235 = stablehlo.broadcast_in_dim %cst_955, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4236 = stablehlo.multiply %4235, %arg222 : tensor<768x768xf32>
    %cst_956 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4237 = stablehlo.broadcast_in_dim %cst_956, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4238 = stablehlo.multiply %4237, %3719 : tensor<768x768xf32>
    %4239 = stablehlo.add %4236, %4238 : tensor<768x768xf32>
    %cst_957 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4240 = stablehlo.broadcast_in_dim %cst_957, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4241 = stablehlo.multiply %4240, %arg223 : tensor<2304xf32>
    %cst_958 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4242 = stablehlo.broadcast_in_dim %cst_958, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4243 = stablehlo.multiply %4242, %3721 : tensor<2304xf32>
    %4244 = stablehlo.add %4241, %4243 : tensor<2304xf32>
    %cst_959 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4245 = stablehlo.broadcast_in_dim %cst_959, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4246 = stablehlo.multiply %4245, %arg224 : tensor<768x2304xf32>
    %cst_960 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4247 = stablehlo.broadcast_in_dim %cst_960, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4248 = stablehlo.multiply %4247, %3723 : tensor<768x2304xf32>
    %4249 = stablehlo.add %4246, %4248 : tensor<768x2304xf32>
    %cst_961 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4250 = stablehlo.broadcast_in_dim %cst_961, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4251 = stablehlo.multiply %4250, %arg225 : tensor<768xf32>
    %cst_962 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4252 = stablehlo.broadcast_in_dim %cst_962, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4253 = stablehlo.multiply %4252, %3725 : tensor<768xf32>
    %4254 = stablehlo.add %4251, %4253 : tensor<768xf32>
    %cst_963 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4255 = stablehlo.broadcast_in_dim %cst_963, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4256 = stablehlo.multiply %4255, %arg226 : tensor<768xf32>
    %cst_964 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4257 = stablehlo.broadcast_in_dim %cst_964, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4258 = stablehlo.multiply %4257, %3727 : tensor<768xf32>
    %4259 = stablehlo.add %4256, %4258 : tensor<768xf32>
    %cst_965 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4260 = stablehlo.broadcast_in_dim %cst_965, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4261 = stablehlo.multiply %4260, %arg227 : tensor<768xf32>
    %cst_966 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4262 = stablehlo.broadcast_in_dim %cst_966, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4263 = stablehlo.multiply %4262, %3729 : tensor<768xf32>
    %4264 = stablehlo.add %4261, %4263 : tensor<768xf32>
    %cst_967 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4265 = stablehlo.broadcast_in_dim %cst_967, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4266 = stablehlo.multiply %4265, %arg228 : tensor<768xf32>
    %cst_968 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4267 = stablehlo.broadcast_in_dim %cst_968, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4268 = stablehlo.multiply %4267, %3731 : tensor<768xf32>
    %4269 = stablehlo.add %4266, %4268 : tensor<768xf32>
    %cst_969 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4270 = stablehlo.broadcast_in_dim %cst_969, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4271 = stablehlo.multiply %4270, %arg229 : tensor<768xf32>
    %cst_970 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4272 = stablehlo.broadcast_in_dim %cst_970, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4273 = stablehlo.multiply %4272, %3733 : tensor<768xf32>
    %4274 = stablehlo.add %4271, %4273 : tensor<768xf32>
    %cst_971 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4275 = stablehlo.broadcast_in_dim %cst_971, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4276 = stablehlo.multiply %4275, %arg230 : tensor<3072x768xf32>
    %cst_972 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4277 = stablehlo.broadcast_in_dim %cst_972, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4278 = stablehlo.multiply %4277, %3735 : tensor<3072x768xf32>
    %4279 = stablehlo.add %4276, %4278 : tensor<3072x768xf32>
    %cst_973 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4280 = stablehlo.broadcast_in_dim %cst_973, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4281 = stablehlo.multiply %4280, %arg231 : tensor<3072xf32>
    %cst_974 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4282 = stablehlo.broadcast_in_dim %cst_974, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4283 = stablehlo.multiply %4282, %3737 : tensor<3072xf32>
    %4284 = stablehlo.add %4281, %4283 : tensor<3072xf32>
    %cst_975 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4285 = stablehlo.broadcast_in_dim %cst_975, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4286 = stablehlo.multiply %4285, %arg232 : tensor<768x3072xf32>
    %cst_976 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4287 = stablehlo.broadcast_in_dim %cst_976, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4288 = stablehlo.multiply %4287, %3739 : tensor<768x3072xf32>
    %4289 = stablehlo.add %4286, %4288 : tensor<768x3072xf32>
    %cst_977 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4290 = stablehlo.broadcast_in_dim %cst_977, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4291 = stablehlo.multiply %4290, %arg233 : tensor<768xf32>
    %cst_978 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4292 = stablehlo.broadcast_in_dim %cst_978, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4293 = stablehlo.multiply %4292, %3741 : tensor<768xf32>
    %4294 = stablehlo.add %4291, %4293 : tensor<768xf32>
    %cst_979 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4295 = stablehlo.broadcast_in_dim %cst_979, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4296 = stablehlo.multiply %4295, %arg234 : tensor<768x768xf32>
    %cst_980 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4297 = stablehlo.broadcast_in_dim %cst_980, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4298 = stablehlo.multiply %4297, %3743 : tensor<768x768xf32>
    %4299 = stablehlo.add %4296, %4298 : tensor<768x768xf32>
    %cst_981 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4300 = stablehlo.broadcast_in_dim %cst_981, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4301 = stablehlo.multiply %4300, %arg235 : tensor<2304xf32>
    %cst_982 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4302 = stablehlo.broadcast_in_dim %cst_982, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4303 = stablehlo.multiply %4302, %3745 : tensor<2304xf32>
    %4304 = stablehlo.add %4301, %4303 : tensor<2304xf32>
    %cst_983 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4305 = stablehlo.broadcast_in_dim %cst_983, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4306 = stablehlo.multiply %4305, %arg236 : tensor<768x2304xf32>
    %cst_984 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4307 = stablehlo.broadcast_in_dim %cst_984, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4308 = stablehlo.multiply %4307, %3747 : tensor<768x2304xf32>
    %4309 = stablehlo.add %4306, %4308 : tensor<768x2304xf32>
    %cst_985 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4310 = stablehlo.broadcast_in_dim %cst_985, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4311 = stablehlo.multiply %4310, %arg237 : tensor<768xf32>
    %cst_986 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4312 = stablehlo.broadcast_in_dim %cst_986, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4313 = stablehlo.multiply %4312, %3749 : tensor<768xf32>
    %4314 = stablehlo.add %4311, %4313 : tensor<768xf32>
    %cst_987 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4315 = stablehlo.broadcast_in_dim %cst_987, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4316 = stablehlo.multiply %4315, %arg238 : tensor<768xf32>
    %cst_988 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4317 = stablehlo.broadcast_in_dim %cst_988, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4318 = stablehlo.multiply %4317, %3751 : tensor<768xf32>
    %4319 = stablehlo.add %4316, %4318 : tensor<768xf32>
    %cst_989 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4320 = stablehlo.broadcast_in_dim %cst_989, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4321 = stablehlo.multiply %4320, %arg239 : tensor<768xf32>
    %cst_990 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4322 = stablehlo.broadcast_in_dim %cst_990, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4323 = stablehlo.multiply %4322, %3753 : tensor<768xf32>
    %4324 = stablehlo.add %4321, %4323 : tensor<768xf32>
    %cst_991 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4325 = stablehlo.broadcast_in_dim %cst_991, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4326 = stablehlo.multiply %4325, %arg240 : tensor<768xf32>
    %cst_992 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4327 = stablehlo.broadcast_in_dim %cst_992, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4328 = stablehlo.multiply %4327, %3755 : tensor<768xf32>
    %4329 = stablehlo.add %4326, %4328 : tensor<768xf32>
    %cst_993 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4330 = stablehlo.broadcast_in_dim %cst_993, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4331 = stablehlo.multiply %4330, %arg241 : tensor<768xf32>
    %cst_994 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4332 = stablehlo.broadcast_in_dim %cst_994, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4333 = stablehlo.multiply %4332, %3757 : tensor<768xf32>
    %4334 = stablehlo.add %4331, %4333 : tensor<768xf32>
    %cst_995 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4335 = stablehlo.broadcast_in_dim %cst_995, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4336 = stablehlo.multiply %4335, %arg242 : tensor<3072x768xf32>
    %cst_996 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4337 = stablehlo.broadcast_in_dim %cst_996, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4338 = stablehlo.multiply %4337, %3759 : tensor<3072x768xf32>
    %4339 = stablehlo.add %4336, %4338 : tensor<3072x768xf32>
    %cst_997 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4340 = stablehlo.broadcast_in_dim %cst_997, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4341 = stablehlo.multiply %4340, %arg243 : tensor<3072xf32>
    %cst_998 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4342 = stablehlo.broadcast_in_dim %cst_998, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4343 = stablehlo.multiply %4342, %3761 : tensor<3072xf32>
    %4344 = stablehlo.add %4341, %4343 : tensor<3072xf32>
    %cst_999 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4345 = stablehlo.broadcast_in_dim %cst_999, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4346 = stablehlo.multiply %4345, %arg244 : tensor<768x3072xf32>
    %cst_1000 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4347 = stablehlo.broadcast_in_dim %cst_1000, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4348 = stablehlo.multiply %4347, %3763 : tensor<768x3072xf32>
    %4349 = stablehlo.add %4346, %4348 : tensor<768x3072xf32>
    %cst_1001 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4350 = stablehlo.broadcast_in_dim %cst_1001, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4351 = stablehlo.multiply %4350, %arg245 : tensor<768xf32>
    %cst_1002 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4352 = stablehlo.broadcast_in_dim %cst_1002, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4353 = stablehlo.multiply %4352, %3765 : tensor<768xf32>
    %4354 = stablehlo.add %4351, %4353 : tensor<768xf32>
    %cst_1003 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4355 = stablehlo.broadcast_in_dim %cst_1003, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4356 = stablehlo.multiply %4355, %arg246 : tensor<768x768xf32>
    %cst_1004 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4357 = stablehlo.broadcast_in_dim %cst_1004, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4358 = stablehlo.multiply %4357, %3767 : tensor<768x768xf32>
    %4359 = stablehlo.add %4356, %4358 : tensor<768x768xf32>
    %cst_1005 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4360 = stablehlo.broadcast_in_dim %cst_1005, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4361 = stablehlo.multiply %4360, %arg247 : tensor<2304xf32>
    %cst_1006 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4362 = stablehlo.broadcast_in_dim %cst_1006, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4363 = stablehlo.multiply %4362, %3769 : tensor<2304xf32>
    %4364 = stablehlo.add %4361, %4363 : tensor<2304xf32>
    %cst_1007 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4365 = stablehlo.broadcast_in_dim %cst_1007, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4366 = stablehlo.multiply %4365, %arg248 : tensor<768x2304xf32>
    %cst_1008 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4367 = stablehlo.broadcast_in_dim %cst_1008, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4368 = stablehlo.multiply %4367, %3771 : tensor<768x2304xf32>
    %4369 = stablehlo.add %4366, %4368 : tensor<768x2304xf32>
    %cst_1009 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4370 = stablehlo.broadcast_in_dim %cst_1009, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4371 = stablehlo.multiply %4370, %arg249 : tensor<768xf32>
    %cst_1010 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4372 = stablehlo.broadcast_in_dim %cst_1010, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4373 = stablehlo.multiply %4372, %3773 : tensor<768xf32>
    %4374 = stablehlo.add %4371, %4373 : tensor<768xf32>
    %cst_1011 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4375 = stablehlo.broadcast_in_dim %cst_1011, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4376 = stablehlo.multiply %4375, %arg250 : tensor<768xf32>
    %cst_1012 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4377 = stablehlo.broadcast_in_dim %cst_1012, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4378 = stablehlo.multiply %4377, %3775 : tensor<768xf32>
    %4379 = stablehlo.add %4376, %4378 : tensor<768xf32>
    %cst_1013 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4380 = stablehlo.broadcast_in_dim %cst_1013, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4381 = stablehlo.multiply %4380, %arg251 : tensor<768xf32>
    %cst_1014 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4382 = stablehlo.broadcast_in_dim %cst_1014, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4383 = stablehlo.multiply %4382, %3777 : tensor<768xf32>
    %4384 = stablehlo.add %4381, %4383 : tensor<768xf32>
    %cst_1015 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4385 = stablehlo.broadcast_in_dim %cst_1015, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4386 = stablehlo.multiply %4385, %arg252 : tensor<768xf32>
    %cst_1016 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4387 = stablehlo.broadcast_in_dim %cst_1016, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4388 = stablehlo.multiply %4387, %3779 : tensor<768xf32>
    %4389 = stablehlo.add %4386, %4388 : tensor<768xf32>
    %cst_1017 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4390 = stablehlo.broadcast_in_dim %cst_1017, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4391 = stablehlo.multiply %4390, %arg253 : tensor<768xf32>
    %cst_1018 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4392 = stablehlo.broadcast_in_dim %cst_1018, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4393 = stablehlo.multiply %4392, %3781 : tensor<768xf32>
    %4394 = stablehlo.add %4391, %4393 : tensor<768xf32>
    %cst_1019 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4395 = stablehlo.broadcast_in_dim %cst_1019, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4396 = stablehlo.multiply %4395, %arg254 : tensor<3072x768xf32>
    %cst_1020 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4397 = stablehlo.broadcast_in_dim %cst_1020, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4398 = stablehlo.multiply %4397, %3783 : tensor<3072x768xf32>
    %4399 = stablehlo.add %4396, %4398 : tensor<3072x768xf32>
    %cst_1021 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4400 = stablehlo.broadcast_in_dim %cst_1021, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4401 = stablehlo.multiply %4400, %arg255 : tensor<3072xf32>
    %cst_1022 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4402 = stablehlo.broadcast_in_dim %cst_1022, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4403 = stablehlo.multiply %4402, %3785 : tensor<3072xf32>
    %4404 = stablehlo.add %4401, %4403 : tensor<3072xf32>
    %cst_1023 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4405 = stablehlo.broadcast_in_dim %cst_1023, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4406 = stablehlo.multiply %4405, %arg256 : tensor<768x3072xf32>
    %cst_1024 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4407 = stablehlo.broadcast_in_dim %cst_1024, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4408 = stablehlo.multiply %4407, %3787 : tensor<768x3072xf32>
    %4409 = stablehlo.add %4406, %4408 : tensor<768x3072xf32>
    %cst_1025 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4410 = stablehlo.broadcast_in_dim %cst_1025, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4411 = stablehlo.multiply %4410, %arg257 : tensor<768xf32>
    %cst_1026 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4412 = stablehlo.broadcast_in_dim %cst_1026, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4413 = stablehlo.multiply %4412, %3789 : tensor<768xf32>
    %4414 = stablehlo.add %4411, %4413 : tensor<768xf32>
    %cst_1027 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4415 = stablehlo.broadcast_in_dim %cst_1027, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4416 = stablehlo.multiply %4415, %arg258 : tensor<768x768xf32>
    %cst_1028 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4417 = stablehlo.broadcast_in_dim %cst_1028, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4418 = stablehlo.multiply %4417, %3791 : tensor<768x768xf32>
    %4419 = stablehlo.add %4416, %4418 : tensor<768x768xf32>
    %cst_1029 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4420 = stablehlo.broadcast_in_dim %cst_1029, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4421 = stablehlo.multiply %4420, %arg259 : tensor<2304xf32>
    %cst_1030 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4422 = stablehlo.broadcast_in_dim %cst_1030, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4423 = stablehlo.multiply %4422, %3793 : tensor<2304xf32>
    %4424 = stablehlo.add %4421, %4423 : tensor<2304xf32>
    %cst_1031 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4425 = stablehlo.broadcast_in_dim %cst_1031, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4426 = stablehlo.multiply %4425, %arg260 : tensor<768x2304xf32>
    %cst_1032 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4427 = stablehlo.broadcast_in_dim %cst_1032, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4428 = stablehlo.multiply %4427, %3795 : tensor<768x2304xf32>
    %4429 = stablehlo.add %4426, %4428 : tensor<768x2304xf32>
    %cst_1033 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4430 = stablehlo.broadcast_in_dim %cst_1033, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4431 = stablehlo.multiply %4430, %arg261 : tensor<768xf32>
    %cst_1034 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4432 = stablehlo.broadcast_in_dim %cst_1034, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4433 = stablehlo.multiply %4432, %3797 : tensor<768xf32>
    %4434 = stablehlo.add %4431, %4433 : tensor<768xf32>
    %cst_1035 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4435 = stablehlo.broadcast_in_dim %cst_1035, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4436 = stablehlo.multiply %4435, %arg262 : tensor<768xf32>
    %cst_1036 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4437 = stablehlo.broadcast_in_dim %cst_1036, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4438 = stablehlo.multiply %4437, %3799 : tensor<768xf32>
    %4439 = stablehlo.add %4436, %4438 : tensor<768xf32>
    %cst_1037 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4440 = stablehlo.broadcast_in_dim %cst_1037, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4441 = stablehlo.multiply %4440, %arg263 : tensor<768xf32>
    %cst_1038 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4442 = stablehlo.broadcast_in_dim %cst_1038, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4443 = stablehlo.multiply %4442, %3801 : tensor<768xf32>
    %4444 = stablehlo.add %4441, %4443 : tensor<768xf32>
    %cst_1039 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4445 = stablehlo.broadcast_in_dim %cst_1039, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4446 = stablehlo.multiply %4445, %arg264 : tensor<768xf32>
    %cst_1040 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4447 = stablehlo.broadcast_in_dim %cst_1040, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4448 = stablehlo.multiply %4447, %3803 : tensor<768xf32>
    %4449 = stablehlo.add %4446, %4448 : tensor<768xf32>
    %cst_1041 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4450 = stablehlo.broadcast_in_dim %cst_1041, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4451 = stablehlo.multiply %4450, %arg265 : tensor<768xf32>
    %cst_1042 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4452 = stablehlo.broadcast_in_dim %cst_1042, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4453 = stablehlo.multiply %4452, %3805 : tensor<768xf32>
    %4454 = stablehlo.add %4451, %4453 : tensor<768xf32>
    %cst_1043 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4455 = stablehlo.broadcast_in_dim %cst_1043, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4456 = stablehlo.multiply %4455, %arg266 : tensor<3072x768xf32>
    %cst_1044 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4457 = stablehlo.broadcast_in_dim %cst_1044, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4458 = stablehlo.multiply %4457, %3807 : tensor<3072x768xf32>
    %4459 = stablehlo.add %4456, %4458 : tensor<3072x768xf32>
    %cst_1045 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4460 = stablehlo.broadcast_in_dim %cst_1045, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4461 = stablehlo.multiply %4460, %arg267 : tensor<3072xf32>
    %cst_1046 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4462 = stablehlo.broadcast_in_dim %cst_1046, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4463 = stablehlo.multiply %4462, %3809 : tensor<3072xf32>
    %4464 = stablehlo.add %4461, %4463 : tensor<3072xf32>
    %cst_1047 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4465 = stablehlo.broadcast_in_dim %cst_1047, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4466 = stablehlo.multiply %4465, %arg268 : tensor<768x3072xf32>
    %cst_1048 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4467 = stablehlo.broadcast_in_dim %cst_1048, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4468 = stablehlo.multiply %4467, %3811 : tensor<768x3072xf32>
    %4469 = stablehlo.add %4466, %4468 : tensor<768x3072xf32>
    %cst_1049 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4470 = stablehlo.broadcast_in_dim %cst_1049, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4471 = stablehlo.multiply %4470, %arg269 : tensor<768xf32>
    %cst_1050 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4472 = stablehlo.broadcast_in_dim %cst_1050, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4473 = stablehlo.multiply %4472, %3813 : tensor<768xf32>
    %4474 = stablehlo.add %4471, %4473 : tensor<768xf32>
    %cst_1051 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4475 = stablehlo.broadcast_in_dim %cst_1051, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4476 = stablehlo.multiply %4475, %arg270 : tensor<768x768xf32>
    %cst_1052 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4477 = stablehlo.broadcast_in_dim %cst_1052, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4478 = stablehlo.multiply %4477, %3815 : tensor<768x768xf32>
    %4479 = stablehlo.add %4476, %4478 : tensor<768x768xf32>
    %cst_1053 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4480 = stablehlo.broadcast_in_dim %cst_1053, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4481 = stablehlo.multiply %4480, %arg271 : tensor<2304xf32>
    %cst_1054 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4482 = stablehlo.broadcast_in_dim %cst_1054, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4483 = stablehlo.multiply %4482, %3817 : tensor<2304xf32>
    %4484 = stablehlo.add %4481, %4483 : tensor<2304xf32>
    %cst_1055 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4485 = stablehlo.broadcast_in_dim %cst_1055, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4486 = stablehlo.multiply %4485, %arg272 : tensor<768x2304xf32>
    %cst_1056 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4487 = stablehlo.broadcast_in_dim %cst_1056, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4488 = stablehlo.multiply %4487, %3819 : tensor<768x2304xf32>
    %4489 = stablehlo.add %4486, %4488 : tensor<768x2304xf32>
    %cst_1057 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4490 = stablehlo.broadcast_in_dim %cst_1057, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4491 = stablehlo.multiply %4490, %arg273 : tensor<768xf32>
    %cst_1058 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4492 = stablehlo.broadcast_in_dim %cst_1058, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4493 = stablehlo.multiply %4492, %3821 : tensor<768xf32>
    %4494 = stablehlo.add %4491, %4493 : tensor<768xf32>
    %cst_1059 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4495 = stablehlo.broadcast_in_dim %cst_1059, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4496 = stablehlo.multiply %4495, %arg274 : tensor<768xf32>
    %cst_1060 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4497 = stablehlo.broadcast_in_dim %cst_1060, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4498 = stablehlo.multiply %4497, %3823 : tensor<768xf32>
    %4499 = stablehlo.add %4496, %4498 : tensor<768xf32>
    %cst_1061 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4500 = stablehlo.broadcast_in_dim %cst_1061, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4501 = stablehlo.multiply %4500, %arg275 : tensor<768xf32>
    %cst_1062 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4502 = stablehlo.broadcast_in_dim %cst_1062, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4503 = stablehlo.multiply %4502, %3825 : tensor<768xf32>
    %4504 = stablehlo.add %4501, %4503 : tensor<768xf32>
    %cst_1063 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4505 = stablehlo.broadcast_in_dim %cst_1063, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4506 = stablehlo.multiply %4505, %arg276 : tensor<768xf32>
    %cst_1064 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4507 = stablehlo.broadcast_in_dim %cst_1064, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4508 = stablehlo.multiply %4507, %3827 : tensor<768xf32>
    %4509 = stablehlo.add %4506, %4508 : tensor<768xf32>
    %cst_1065 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4510 = stablehlo.broadcast_in_dim %cst_1065, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4511 = stablehlo.multiply %4510, %arg277 : tensor<768xf32>
    %cst_1066 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4512 = stablehlo.broadcast_in_dim %cst_1066, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4513 = stablehlo.multiply %4512, %3829 : tensor<768xf32>
    %4514 = stablehlo.add %4511, %4513 : tensor<768xf32>
    %cst_1067 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4515 = stablehlo.broadcast_in_dim %cst_1067, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4516 = stablehlo.multiply %4515, %arg278 : tensor<3072x768xf32>
    %cst_1068 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4517 = stablehlo.broadcast_in_dim %cst_1068, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4518 = stablehlo.multiply %4517, %3831 : tensor<3072x768xf32>
    %4519 = stablehlo.add %4516, %4518 : tensor<3072x768xf32>
    %cst_1069 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4520 = stablehlo.broadcast_in_dim %cst_1069, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4521 = stablehlo.multiply %4520, %arg279 : tensor<3072xf32>
    %cst_1070 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4522 = stablehlo.broadcast_in_dim %cst_1070, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4523 = stablehlo.multiply %4522, %3833 : tensor<3072xf32>
    %4524 = stablehlo.add %4521, %4523 : tensor<3072xf32>
    %cst_1071 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4525 = stablehlo.broadcast_in_dim %cst_1071, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4526 = stablehlo.multiply %4525, %arg280 : tensor<768x3072xf32>
    %cst_1072 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4527 = stablehlo.broadcast_in_dim %cst_1072, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4528 = stablehlo.multiply %4527, %3835 : tensor<768x3072xf32>
    %4529 = stablehlo.add %4526, %4528 : tensor<768x3072xf32>
    %cst_1073 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4530 = stablehlo.broadcast_in_dim %cst_1073, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4531 = stablehlo.multiply %4530, %arg281 : tensor<768xf32>
    %cst_1074 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4532 = stablehlo.broadcast_in_dim %cst_1074, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4533 = stablehlo.multiply %4532, %3837 : tensor<768xf32>
    %4534 = stablehlo.add %4531, %4533 : tensor<768xf32>
    %cst_1075 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4535 = stablehlo.broadcast_in_dim %cst_1075, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4536 = stablehlo.multiply %4535, %arg282 : tensor<768x768xf32>
    %cst_1076 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4537 = stablehlo.broadcast_in_dim %cst_1076, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4538 = stablehlo.multiply %4537, %3839 : tensor<768x768xf32>
    %4539 = stablehlo.add %4536, %4538 : tensor<768x768xf32>
    %cst_1077 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4540 = stablehlo.broadcast_in_dim %cst_1077, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4541 = stablehlo.multiply %4540, %arg283 : tensor<2304xf32>
    %cst_1078 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4542 = stablehlo.broadcast_in_dim %cst_1078, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4543 = stablehlo.multiply %4542, %3841 : tensor<2304xf32>
    %4544 = stablehlo.add %4541, %4543 : tensor<2304xf32>
    %cst_1079 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4545 = stablehlo.broadcast_in_dim %cst_1079, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4546 = stablehlo.multiply %4545, %arg284 : tensor<768x2304xf32>
    %cst_1080 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4547 = stablehlo.broadcast_in_dim %cst_1080, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4548 = stablehlo.multiply %4547, %3843 : tensor<768x2304xf32>
    %4549 = stablehlo.add %4546, %4548 : tensor<768x2304xf32>
    %cst_1081 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4550 = stablehlo.broadcast_in_dim %cst_1081, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4551 = stablehlo.multiply %4550, %arg285 : tensor<768xf32>
    %cst_1082 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4552 = stablehlo.broadcast_in_dim %cst_1082, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4553 = stablehlo.multiply %4552, %3845 : tensor<768xf32>
    %4554 = stablehlo.add %4551, %4553 : tensor<768xf32>
    %cst_1083 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4555 = stablehlo.broadcast_in_dim %cst_1083, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4556 = stablehlo.multiply %4555, %arg286 : tensor<768xf32>
    %cst_1084 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4557 = stablehlo.broadcast_in_dim %cst_1084, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4558 = stablehlo.multiply %4557, %3847 : tensor<768xf32>
    %4559 = stablehlo.add %4556, %4558 : tensor<768xf32>
    %cst_1085 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4560 = stablehlo.broadcast_in_dim %cst_1085, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4561 = stablehlo.multiply %4560, %arg287 : tensor<768xf32>
    %cst_1086 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4562 = stablehlo.broadcast_in_dim %cst_1086, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4563 = stablehlo.multiply %4562, %3849 : tensor<768xf32>
    %4564 = stablehlo.add %4561, %4563 : tensor<768xf32>
    %cst_1087 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4565 = stablehlo.broadcast_in_dim %cst_1087, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4566 = stablehlo.multiply %4565, %arg288 : tensor<768xf32>
    %cst_1088 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4567 = stablehlo.broadcast_in_dim %cst_1088, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4568 = stablehlo.multiply %4567, %3851 : tensor<768xf32>
    %4569 = stablehlo.add %4566, %4568 : tensor<768xf32>
    %cst_1089 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4570 = stablehlo.broadcast_in_dim %cst_1089, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4571 = stablehlo.multiply %4570, %arg289 : tensor<768xf32>
    %cst_1090 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4572 = stablehlo.broadcast_in_dim %cst_1090, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4573 = stablehlo.multiply %4572, %3853 : tensor<768xf32>
    %4574 = stablehlo.add %4571, %4573 : tensor<768xf32>
    %cst_1091 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4575 = stablehlo.broadcast_in_dim %cst_1091, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4576 = stablehlo.multiply %4575, %arg290 : tensor<3072x768xf32>
    %cst_1092 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4577 = stablehlo.broadcast_in_dim %cst_1092, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4578 = stablehlo.multiply %4577, %3855 : tensor<3072x768xf32>
    %4579 = stablehlo.add %4576, %4578 : tensor<3072x768xf32>
    %cst_1093 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4580 = stablehlo.broadcast_in_dim %cst_1093, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4581 = stablehlo.multiply %4580, %arg291 : tensor<3072xf32>
    %cst_1094 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4582 = stablehlo.broadcast_in_dim %cst_1094, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4583 = stablehlo.multiply %4582, %3857 : tensor<3072xf32>
    %4584 = stablehlo.add %4581, %4583 : tensor<3072xf32>
    %cst_1095 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4585 = stablehlo.broadcast_in_dim %cst_1095, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4586 = stablehlo.multiply %4585, %arg292 : tensor<768x3072xf32>
    %cst_1096 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4587 = stablehlo.broadcast_in_dim %cst_1096, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4588 = stablehlo.multiply %4587, %3859 : tensor<768x3072xf32>
    %4589 = stablehlo.add %4586, %4588 : tensor<768x3072xf32>
    %cst_1097 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4590 = stablehlo.broadcast_in_dim %cst_1097, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4591 = stablehlo.multiply %4590, %arg293 : tensor<768xf32>
    %cst_1098 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4592 = stablehlo.broadcast_in_dim %cst_1098, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4593 = stablehlo.multiply %4592, %3861 : tensor<768xf32>
    %4594 = stablehlo.add %4591, %4593 : tensor<768xf32>
    %cst_1099 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4595 = stablehlo.broadcast_in_dim %cst_1099, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4596 = stablehlo.multiply %4595, %arg294 : tensor<768xf32>
    %cst_1100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4597 = stablehlo.broadcast_in_dim %cst_1100, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4598 = stablehlo.multiply %4597, %3863 : tensor<768xf32>
    %4599 = stablehlo.add %4596, %4598 : tensor<768xf32>
    %cst_1101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4600 = stablehlo.broadcast_in_dim %cst_1101, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %4601 = stablehlo.multiply %4600, %arg295 : tensor<1024x768xf32>
    %cst_1102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4602 = stablehlo.broadcast_in_dim %cst_1102, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %4603 = stablehlo.multiply %4602, %3865 : tensor<1024x768xf32>
    %4604 = stablehlo.add %4601, %4603 : tensor<1024x768xf32>
    %cst_1103 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4605 = stablehlo.broadcast_in_dim %cst_1103, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %4606 = stablehlo.multiply %4605, %arg296 : tensor<50257x768xf32>
    %cst_1104 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4607 = stablehlo.broadcast_in_dim %cst_1104, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %4608 = stablehlo.multiply %4607, %3867 : tensor<50257x768xf32>
    %4609 = stablehlo.add %4606, %4608 : tensor<50257x768xf32>
    %cst_1105 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4610 = stablehlo.broadcast_in_dim %cst_1105, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4611 = stablehlo.multiply %4610, %arg297 : tensor<768xf32>
    %4612 = chlo.square %3573 : tensor<768xf32> -> tensor<768xf32>
    %cst_1106 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4613 = stablehlo.broadcast_in_dim %cst_1106, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4614 = stablehlo.multiply %4613, %4612 : tensor<768xf32>
    %4615 = stablehlo.add %4611, %4614 : tensor<768xf32>
    %cst_1107 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4616 = stablehlo.broadcast_in_dim %cst_1107, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4617 = stablehlo.multiply %4616, %arg298 : tensor<768x768xf32>
    %4618 = chlo.square %3575 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1108 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4619 = stablehlo.broadcast_in_dim %cst_1108, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4620 = stablehlo.multiply %4619, %4618 : tensor<768x768xf32>
    %4621 = stablehlo.add %4617, %4620 : tensor<768x768xf32>
    %cst_1109 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4622 = stablehlo.broadcast_in_dim %cst_1109, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4623 = stablehlo.multiply %4622, %arg299 : tensor<2304xf32>
    %4624 = chlo.square %3577 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1110 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4625 = stablehlo.broadcast_in_dim %cst_1110, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4626 = stablehlo.multiply %4625, %4624 : tensor<2304xf32>
    %4627 = stablehlo.add %4623, %4626 : tensor<2304xf32>
    %cst_1111 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4628 = stablehlo.broadcast_in_dim %cst_1111, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4629 = stablehlo.multiply %4628, %arg300 : tensor<768x2304xf32>
    %4630 = chlo.square %3579 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1112 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4631 = stablehlo.broadcast_in_dim %cst_1112, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4632 = stablehlo.multiply %4631, %4630 : tensor<768x2304xf32>
    %4633 = stablehlo.add %4629, %4632 : tensor<768x2304xf32>
    %cst_1113 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4634 = stablehlo.broadcast_in_dim %cst_1113, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4635 = stablehlo.multiply %4634, %arg301 : tensor<768xf32>
    %4636 = chlo.square %3581 : tensor<768xf32> -> tensor<768xf32>
    %cst_1114 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4637 = stablehlo.broadcast_in_dim %cst_1114, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4638 = stablehlo.multiply %4637, %4636 : tensor<768xf32>
    %4639 = stablehlo.add %4635, %4638 : tensor<768xf32>
    %cst_1115 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4640 = stablehlo.broadcast_in_dim %cst_1115, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4641 = stablehlo.multiply %4640, %arg302 : tensor<768xf32>
    %4642 = chlo.square %3583 : tensor<768xf32> -> tensor<768xf32>
    %cst_1116 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4643 = stablehlo.broadcast_in_dim %cst_1116, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4644 = stablehlo.multiply %4643, %4642 : tensor<768xf32>
    %4645 = stablehlo.add %4641, %4644 : tensor<768xf32>
    %cst_1117 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4646 = stablehlo.broadcast_in_dim %cst_1117, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4647 = stablehlo.multiply %4646, %arg303 : tensor<768xf32>
    %4648 = chlo.square %3585 : tensor<768xf32> -> tensor<768xf32>
    %cst_1118 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4649 = stablehlo.broadcast_in_dim %cst_1118, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4650 = stablehlo.multiply %4649, %4648 : tensor<768xf32>
    %4651 = stablehlo.add %4647, %4650 : tensor<768xf32>
    %cst_1119 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4652 = stablehlo.broadcast_in_dim %cst_1119, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4653 = stablehlo.multiply %4652, %arg304 : tensor<768xf32>
    %4654 = chlo.square %3587 : tensor<768xf32> -> tensor<768xf32>
    %cst_1120 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4655 = stablehlo.broadcast_in_dim %cst_1120, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4656 = stablehlo.multiply %4655, %4654 : tensor<768xf32>
    %4657 = stablehlo.add %4653, %4656 : tensor<768xf32>
    %cst_1121 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4658 = stablehlo.broadcast_in_dim %cst_1121, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4659 = stablehlo.multiply %4658, %arg305 : tensor<768xf32>
    %4660 = chlo.square %3589 : tensor<768xf32> -> tensor<768xf32>
    %cst_1122 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4661 = stablehlo.broadcast_in_dim %cst_1122, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4662 = stablehlo.multiply %4661, %4660 : tensor<768xf32>
    %4663 = stablehlo.add %4659, %4662 : tensor<768xf32>
    %cst_1123 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4664 = stablehlo.broadcast_in_dim %cst_1123, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4665 = stablehlo.multiply %4664, %arg306 : tensor<3072x768xf32>
    %4666 = chlo.square %3591 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1124 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4667 = stablehlo.broadcast_in_dim %cst_1124, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4668 = stablehlo.multiply %4667, %4666 : tensor<3072x768xf32>
    %4669 = stablehlo.add %4665, %4668 : tensor<3072x768xf32>
    %cst_1125 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4670 = stablehlo.broadcast_in_dim %cst_1125, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4671 = stablehlo.multiply %4670, %arg307 : tensor<3072xf32>
    %4672 = chlo.square %3593 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1126 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4673 = stablehlo.broadcast_in_dim %cst_1126, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4674 = stablehlo.multiply %4673, %4672 : tensor<3072xf32>
    %4675 = stablehlo.add %4671, %4674 : tensor<3072xf32>
    %cst_1127 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4676 = stablehlo.broadcast_in_dim %cst_1127, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4677 = stablehlo.multiply %4676, %arg308 : tensor<768x3072xf32>
    %4678 = chlo.square %3595 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1128 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4679 = stablehlo.broadcast_in_dim %cst_1128, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4680 = stablehlo.multiply %4679, %4678 : tensor<768x3072xf32>
    %4681 = stablehlo.add %4677, %4680 : tensor<768x3072xf32>
    %cst_1129 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4682 = stablehlo.broadcast_in_dim %cst_1129, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4683 = stablehlo.multiply %4682, %arg309 : tensor<768xf32>
    %4684 = chlo.square %3597 : tensor<768xf32> -> tensor<768xf32>
    %cst_1130 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4685 = stablehlo.broadcast_in_dim %cst_1130, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4686 = stablehlo.multiply %4685, %4684 : tensor<768xf32>
    %4687 = stablehlo.add %4683, %4686 : tensor<768xf32>
    %cst_1131 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4688 = stablehlo.broadcast_in_dim %cst_1131, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4689 = stablehlo.multiply %4688, %arg310 : tensor<768x768xf32>
    %4690 = chlo.square %3599 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1132 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4691 = stablehlo.broadcast_in_dim %cst_1132, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4692 = stablehlo.multiply %4691, %4690 : tensor<768x768xf32>
    %4693 = stablehlo.add %4689, %4692 : tensor<768x768xf32>
    %cst_1133 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4694 = stablehlo.broadcast_in_dim %cst_1133, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4695 = stablehlo.multiply %4694, %arg311 : tensor<2304xf32>
    %4696 = chlo.square %3601 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1134 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4697 = stablehlo.broadcast_in_dim %cst_1134, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4698 = stablehlo.multiply %4697, %4696 : tensor<2304xf32>
    %4699 = stablehlo.add %4695, %4698 : tensor<2304xf32>
    %cst_1135 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4700 = stablehlo.broadcast_in_dim %cst_1135, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4701 = stablehlo.multiply %4700, %arg312 : tensor<768x2304xf32>
    %4702 = chlo.square %3603 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1136 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4703 = stablehlo.broadcast_in_dim %cst_1136, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4704 = stablehlo.multiply %4703, %4702 : tensor<768x2304xf32>
    %4705 = stablehlo.add %4701, %4704 : tensor<768x2304xf32>
    %cst_1137 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4706 = stablehlo.broadcast_in_dim %cst_1137, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4707 = stablehlo.multiply %4706, %arg313 : tensor<768xf32>
    %4708 = chlo.square %3605 : tensor<768xf32> -> tensor<768xf32>
    %cst_1138 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4709 = stablehlo.broadcast_in_dim %cst_1138, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4710 = stablehlo.multiply %4709, %4708 : tensor<768xf32>
    %4711 = stablehlo.add %4707, %4710 : tensor<768xf32>
    %cst_1139 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4712 = stablehlo.broadcast_in_dim %cst_1139, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4713 = stablehlo.multiply %4712, %arg314 : tensor<768xf32>
    %4714 = chlo.square %3607 : tensor<768xf32> -> tensor<768xf32>
    %cst_1140 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4715 = stablehlo.broadcast_in_dim %cst_1140, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4716 = stablehlo.multiply %4715, %4714 : tensor<768xf32>
    %4717 = stablehlo.add %4713, %4716 : tensor<768xf32>
    %cst_1141 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4718 = stablehlo.broadcast_in_dim %cst_1141, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4719 = stablehlo.multiply %4718, %arg315 : tensor<768xf32>
    %4720 = chlo.square %3609 : tensor<768xf32> -> tensor<768xf32>
    %cst_1142 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4721 = stablehlo.broadcast_in_dim %cst_1142, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4722 = stablehlo.multiply %4721, %4720 : tensor<768xf32>
    %4723 = stablehlo.add %4719, %4722 : tensor<768xf32>
    %cst_1143 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4724 = stablehlo.broadcast_in_dim %cst_1143, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4725 = stablehlo.multiply %4724, %arg316 : tensor<768xf32>
    %4726 = chlo.square %3611 : tensor<768xf32> -> tensor<768xf32>
    %cst_1144 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4727 = stablehlo.broadcast_in_dim %cst_1144, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4728 = stablehlo.multiply %4727, %4726 : tensor<768xf32>
    %4729 = stablehlo.add %4725, %4728 : tensor<768xf32>
    %cst_1145 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4730 = stablehlo.broadcast_in_dim %cst_1145, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4731 = stablehlo.multiply %4730, %arg317 : tensor<768xf32>
    %4732 = chlo.square %3613 : tensor<768xf32> -> tensor<768xf32>
    %cst_1146 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4733 = stablehlo.broadcast_in_dim %cst_1146, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4734 = stablehlo.multiply %4733, %4732 : tensor<768xf32>
    %4735 = stablehlo.add %4731, %4734 : tensor<768xf32>
    %cst_1147 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4736 = stablehlo.broadcast_in_dim %cst_1147, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4737 = stablehlo.multiply %4736, %arg318 : tensor<3072x768xf32>
    %4738 = chlo.square %3615 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1148 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4739 = stablehlo.broadcast_in_dim %cst_1148, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4740 = stablehlo.multiply %4739, %4738 : tensor<3072x768xf32>
    %4741 = stablehlo.add %4737, %4740 : tensor<3072x768xf32>
    %cst_1149 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4742 = stablehlo.broadcast_in_dim %cst_1149, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4743 = stablehlo.multiply %4742, %arg319 : tensor<3072xf32>
    %4744 = chlo.square %3617 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1150 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4745 = stablehlo.broadcast_in_dim %cst_1150, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4746 = stablehlo.multiply %4745, %4744 : tensor<3072xf32>
    %4747 = stablehlo.add %4743, %4746 : tensor<3072xf32>
    %cst_1151 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4748 = stablehlo.broadcast_in_dim %cst_1151, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4749 = stablehlo.multiply %4748, %arg320 : tensor<768x3072xf32>
    %4750 = chlo.square %3619 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1152 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4751 = stablehlo.broadcast_in_dim %cst_1152, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4752 = stablehlo.multiply %4751, %4750 : tensor<768x3072xf32>
    %4753 = stablehlo.add %4749, %4752 : tensor<768x3072xf32>
    %cst_1153 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4754 = stablehlo.broadcast_in_dim %cst_1153, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4755 = stablehlo.multiply %4754, %arg321 : tensor<768xf32>
    %4756 = chlo.square %3621 : tensor<768xf32> -> tensor<768xf32>
    %cst_1154 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4757 = stablehlo.broadcast_in_dim %cst_1154, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4758 = stablehlo.multiply %4757, %4756 : tensor<768xf32>
    %4759 = stablehlo.add %4755, %4758 : tensor<768xf32>
    %cst_1155 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4760 = stablehlo.broadcast_in_dim %cst_1155, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4761 = stablehlo.multiply %4760, %arg322 : tensor<768x768xf32>
    %4762 = chlo.square %3623 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1156 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4763 = stablehlo.broadcast_in_dim %cst_1156, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4764 = stablehlo.multiply %4763, %4762 : tensor<768x768xf32>
    %4765 = stablehlo.add %4761, %4764 : tensor<768x768xf32>
    %cst_1157 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4766 = stablehlo.broadcast_in_dim %cst_1157, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4767 = stablehlo.multiply %4766, %arg323 : tensor<2304xf32>
    %4768 = chlo.square %3625 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1158 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4769 = stablehlo.broadcast_in_dim %cst_1158, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4770 = stablehlo.multiply %4769, %4768 : tensor<2304xf32>
    %4771 = stablehlo.add %4767, %4770 : tensor<2304xf32>
    %cst_1159 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4772 = stablehlo.broadcast_in_dim %cst_1159, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4773 = stablehlo.multiply %4772, %arg324 : tensor<768x2304xf32>
    %4774 = chlo.square %3627 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1160 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4775 = stablehlo.broadcast_in_dim %cst_1160, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4776 = stablehlo.multiply %4775, %4774 : tensor<768x2304xf32>
    %4777 = stablehlo.add %4773, %4776 : tensor<768x2304xf32>
    %cst_1161 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4778 = stablehlo.broadcast_in_dim %cst_1161, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4779 = stablehlo.multiply %4778, %arg325 : tensor<768xf32>
    %4780 = chlo.square %3629 : tensor<768xf32> -> tensor<768xf32>
    %cst_1162 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4781 = stablehlo.broadcast_in_dim %cst_1162, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4782 = stablehlo.multiply %4781, %4780 : tensor<768xf32>
    %4783 = stablehlo.add %4779, %4782 : tensor<768xf32>
    %cst_1163 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4784 = stablehlo.broadcast_in_dim %cst_1163, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4785 = stablehlo.multiply %4784, %arg326 : tensor<768xf32>
    %4786 = chlo.square %3631 : tensor<768xf32> -> tensor<768xf32>
    %cst_1164 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4787 = stablehlo.broadcast_in_dim %cst_1164, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4788 = stablehlo.multiply %4787, %4786 : tensor<768xf32>
    %4789 = stablehlo.add %4785, %4788 : tensor<768xf32>
    %cst_1165 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4790 = stablehlo.broadcast_in_dim %cst_1165, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4791 = stablehlo.multiply %4790, %arg327 : tensor<768xf32>
    %4792 = chlo.square %3633 : tensor<768xf32> -> tensor<768xf32>
    %cst_1166 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4793 = stablehlo.broadcast_in_dim %cst_1166, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4794 = stablehlo.multiply %4793, %4792 : tensor<768xf32>
    %4795 = stablehlo.add %4791, %4794 : tensor<768xf32>
    %cst_1167 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4796 = stablehlo.broadcast_in_dim %cst_1167, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4797 = stablehlo.multiply %4796, %arg328 : tensor<768xf32>
    %4798 = chlo.square %3635 : tensor<768xf32> -> tensor<768xf32>
    %cst_1168 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4799 = stablehlo.broadcast_in_dim %cst_1168, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4800 = stablehlo.multiply %4799, %4798 : tensor<768xf32>
    %4801 = stablehlo.add %4797, %4800 : tensor<768xf32>
    %cst_1169 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4802 = stablehlo.broadcast_in_dim %cst_1169, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4803 = stablehlo.multiply %4802, %arg329 : tensor<768xf32>
    %4804 = chlo.square %3637 : tensor<768xf32> -> tensor<768xf32>
    %cst_1170 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4805 = stablehlo.broadcast_in_dim %cst_1170, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4806 = stablehlo.multiply %4805, %4804 : tensor<768xf32>
    %4807 = stablehlo.add %4803, %4806 : tensor<768xf32>
    %cst_1171 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4808 = stablehlo.broadcast_in_dim %cst_1171, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4809 = stablehlo.multiply %4808, %arg330 : tensor<3072x768xf32>
    %4810 = chlo.square %3639 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1172 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4811 = stablehlo.broadcast_in_dim %cst_1172, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4812 = stablehlo.multiply %4811, %4810 : tensor<3072x768xf32>
    %4813 = stablehlo.add %4809, %4812 : tensor<3072x768xf32>
    %cst_1173 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4814 = stablehlo.broadcast_in_dim %cst_1173, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4815 = stablehlo.multiply %4814, %arg331 : tensor<3072xf32>
    %4816 = chlo.square %3641 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1174 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4817 = stablehlo.broadcast_in_dim %cst_1174, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4818 = stablehlo.multiply %4817, %4816 : tensor<3072xf32>
    %4819 = stablehlo.add %4815, %4818 : tensor<3072xf32>
    %cst_1175 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4820 = stablehlo.broadcast_in_dim %cst_1175, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4821 = stablehlo.multiply %4820, %arg332 : tensor<768x3072xf32>
    %4822 = chlo.square %3643 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1176 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4823 = stablehlo.broadcast_in_dim %cst_1176, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4824 = stablehlo.multiply %4823, %4822 : tensor<768x3072xf32>
    %4825 = stablehlo.add %4821, %4824 : tensor<768x3072xf32>
    %cst_1177 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4826 = stablehlo.broadcast_in_dim %cst_1177, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4827 = stablehlo.multiply %4826, %arg333 : tensor<768xf32>
    %4828 = chlo.square %3645 : tensor<768xf32> -> tensor<768xf32>
    %cst_1178 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4829 = stablehlo.broadcast_in_dim %cst_1178, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4830 = stablehlo.multiply %4829, %4828 : tensor<768xf32>
    %4831 = stablehlo.add %4827, %4830 : tensor<768xf32>
    %cst_1179 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4832 = stablehlo.broadcast_in_dim %cst_1179, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4833 = stablehlo.multiply %4832, %arg334 : tensor<768x768xf32>
    %4834 = chlo.square %3647 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1180 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4835 = stablehlo.broadcast_in_dim %cst_1180, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4836 = stablehlo.multiply %4835, %4834 : tensor<768x768xf32>
    %4837 = stablehlo.add %4833, %4836 : tensor<768x768xf32>
    %cst_1181 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4838 = stablehlo.broadcast_in_dim %cst_1181, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4839 = stablehlo.multiply %4838, %arg335 : tensor<2304xf32>
    %4840 = chlo.square %3649 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1182 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4841 = stablehlo.broadcast_in_dim %cst_1182, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4842 = stablehlo.multiply %4841, %4840 : tensor<2304xf32>
    %4843 = stablehlo.add %4839, %4842 : tensor<2304xf32>
    %cst_1183 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4844 = stablehlo.broadcast_in_dim %cst_1183, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4845 = stablehlo.multiply %4844, %arg336 : tensor<768x2304xf32>
    %4846 = chlo.square %3651 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1184 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4847 = stablehlo.broadcast_in_dim %cst_1184, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4848 = stablehlo.multiply %4847, %4846 : tensor<768x2304xf32>
    %4849 = stablehlo.add %4845, %4848 : tensor<768x2304xf32>
    %cst_1185 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4850 = stablehlo.broadcast_in_dim %cst_1185, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4851 = stablehlo.multiply %4850, %arg337 : tensor<768xf32>
    %4852 = chlo.square %3653 : tensor<768xf32> -> tensor<768xf32>
    %cst_1186 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4853 = stablehlo.broadcast_in_dim %cst_1186, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4854 = stablehlo.multiply %4853, %4852 : tensor<768xf32>
    %4855 = stablehlo.add %4851, %4854 : tensor<768xf32>
    %cst_1187 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4856 = stablehlo.broadcast_in_dim %cst_1187, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4857 = stablehlo.multiply %4856, %arg338 : tensor<768xf32>
    %4858 = chlo.square %3655 : tensor<768xf32> -> tensor<768xf32>
    %cst_1188 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4859 = stablehlo.broadcast_in_dim %cst_1188, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4860 = stablehlo.multiply %4859, %4858 : tensor<768xf32>
    %4861 = stablehlo.add %4857, %4860 : tensor<768xf32>
    %cst_1189 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4862 = stablehlo.broadcast_in_dim %cst_1189, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4863 = stablehlo.multiply %4862, %arg339 : tensor<768xf32>
    %4864 = chlo.square %3657 : tensor<768xf32> -> tensor<768xf32>
    %cst_1190 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4865 = stablehlo.broadcast_in_dim %cst_1190, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4866 = stablehlo.multiply %4865, %4864 : tensor<768xf32>
    %4867 = stablehlo.add %4863, %4866 : tensor<768xf32>
    %cst_1191 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4868 = stablehlo.broadcast_in_dim %cst_1191, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4869 = stablehlo.multiply %4868, %arg340 : tensor<768xf32>
    %4870 = chlo.square %3659 : tensor<768xf32> -> tensor<768xf32>
    %cst_1192 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4871 = stablehlo.broadcast_in_dim %cst_1192, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4872 = stablehlo.multiply %4871, %4870 : tensor<768xf32>
    %4873 = stablehlo.add %4869, %4872 : tensor<768xf32>
    %cst_1193 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4874 = stablehlo.broadcast_in_dim %cst_1193, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4875 = stablehlo.multiply %4874, %arg341 : tensor<768xf32>
    %4876 = chlo.square %3661 : tensor<768xf32> -> tensor<768xf32>
    %cst_1194 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4877 = stablehlo.broadcast_in_dim %cst_1194, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4878 = stablehlo.multiply %4877, %4876 : tensor<768xf32>
    %4879 = stablehlo.add %4875, %4878 : tensor<768xf32>
    %cst_1195 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4880 = stablehlo.broadcast_in_dim %cst_1195, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4881 = stablehlo.multiply %4880, %arg342 : tensor<3072x768xf32>
    %4882 = chlo.square %3663 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1196 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4883 = stablehlo.broadcast_in_dim %cst_1196, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4884 = stablehlo.multiply %4883, %4882 : tensor<3072x768xf32>
    %4885 = stablehlo.add %4881, %4884 : tensor<3072x768xf32>
    %cst_1197 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4886 = stablehlo.broadcast_in_dim %cst_1197, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4887 = stablehlo.multiply %4886, %arg343 : tensor<3072xf32>
    %4888 = chlo.square %3665 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1198 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4889 = stablehlo.broadcast_in_dim %cst_1198, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4890 = stablehlo.multiply %4889, %4888 : tensor<3072xf32>
    %4891 = stablehlo.add %4887, %4890 : tensor<3072xf32>
    %cst_1199 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4892 = stablehlo.broadcast_in_dim %cst_1199, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4893 = stablehlo.multiply %4892, %arg344 : tensor<768x3072xf32>
    %4894 = chlo.square %3667 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1200 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4895 = stablehlo.broadcast_in_dim %cst_1200, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4896 = stablehlo.multiply %4895, %4894 : tensor<768x3072xf32>
    %4897 = stablehlo.add %4893, %4896 : tensor<768x3072xf32>
    %cst_1201 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4898 = stablehlo.broadcast_in_dim %cst_1201, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4899 = stablehlo.multiply %4898, %arg345 : tensor<768xf32>
    %4900 = chlo.square %3669 : tensor<768xf32> -> tensor<768xf32>
    %cst_1202 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4901 = stablehlo.broadcast_in_dim %cst_1202, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4902 = stablehlo.multiply %4901, %4900 : tensor<768xf32>
    %4903 = stablehlo.add %4899, %4902 : tensor<768xf32>
    %cst_1203 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4904 = stablehlo.broadcast_in_dim %cst_1203, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4905 = stablehlo.multiply %4904, %arg346 : tensor<768x768xf32>
    %4906 = chlo.square %3671 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1204 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4907 = stablehlo.broadcast_in_dim %cst_1204, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4908 = stablehlo.multiply %4907, %4906 : tensor<768x768xf32>
    %4909 = stablehlo.add %4905, %4908 : tensor<768x768xf32>
    %cst_1205 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4910 = stablehlo.broadcast_in_dim %cst_1205, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4911 = stablehlo.multiply %4910, %arg347 : tensor<2304xf32>
    %4912 = chlo.square %3673 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1206 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4913 = stablehlo.broadcast_in_dim %cst_1206, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4914 = stablehlo.multiply %4913, %4912 : tensor<2304xf32>
    %4915 = stablehlo.add %4911, %4914 : tensor<2304xf32>
    %cst_1207 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4916 = stablehlo.broadcast_in_dim %cst_1207, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4917 = stablehlo.multiply %4916, %arg348 : tensor<768x2304xf32>
    %4918 = chlo.square %3675 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1208 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4919 = stablehlo.broadcast_in_dim %cst_1208, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4920 = stablehlo.multiply %4919, %4918 : tensor<768x2304xf32>
    %4921 = stablehlo.add %4917, %4920 : tensor<768x2304xf32>
    %cst_1209 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4922 = stablehlo.broadcast_in_dim %cst_1209, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4923 = stablehlo.multiply %4922, %arg349 : tensor<768xf32>
    %4924 = chlo.square %3677 : tensor<768xf32> -> tensor<768xf32>
    %cst_1210 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4925 = stablehlo.broadcast_in_dim %cst_1210, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4926 = stablehlo.multiply %4925, %4924 : tensor<768xf32>
    %4927 = stablehlo.add %4923, %4926 : tensor<768xf32>
    %cst_1211 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4928 = stablehlo.broadcast_in_dim %cst_1211, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4929 = stablehlo.multiply %4928, %arg350 : tensor<768xf32>
    %4930 = chlo.square %3679 : tensor<768xf32> -> tensor<768xf32>
    %cst_1212 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4931 = stablehlo.broadcast_in_dim %cst_1212, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4932 = stablehlo.multiply %4931, %4930 : tensor<768xf32>
    %4933 = stablehlo.add %4929, %4932 : tensor<768xf32>
    %cst_1213 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4934 = stablehlo.broadcast_in_dim %cst_1213, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4935 = stablehlo.multiply %4934, %arg351 : tensor<768xf32>
    %4936 = chlo.square %3681 : tensor<768xf32> -> tensor<768xf32>
    %cst_1214 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4937 = stablehlo.broadcast_in_dim %cst_1214, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4938 = stablehlo.multiply %4937, %4936 : tensor<768xf32>
    %4939 = stablehlo.add %4935, %4938 : tensor<768xf32>
    %cst_1215 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4940 = stablehlo.broadcast_in_dim %cst_1215, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4941 = stablehlo.multiply %4940, %arg352 : tensor<768xf32>
    %4942 = chlo.square %3683 : tensor<768xf32> -> tensor<768xf32>
    %cst_1216 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4943 = stablehlo.broadcast_in_dim %cst_1216, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4944 = stablehlo.multiply %4943, %4942 : tensor<768xf32>
    %4945 = stablehlo.add %4941, %4944 : tensor<768xf32>
    %cst_1217 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4946 = stablehlo.broadcast_in_dim %cst_1217, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4947 = stablehlo.multiply %4946, %arg353 : tensor<768xf32>
    %4948 = chlo.square %3685 : tensor<768xf32> -> tensor<768xf32>
    %cst_1218 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4949 = stablehlo.broadcast_in_dim %cst_1218, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4950 = stablehlo.multiply %4949, %4948 : tensor<768xf32>
    %4951 = stablehlo.add %4947, %4950 : tensor<768xf32>
    %cst_1219 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4952 = stablehlo.broadcast_in_dim %cst_1219, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4953 = stablehlo.multiply %4952, %arg354 : tensor<3072x768xf32>
    %4954 = chlo.square %3687 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1220 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4955 = stablehlo.broadcast_in_dim %cst_1220, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %4956 = stablehlo.multiply %4955, %4954 : tensor<3072x768xf32>
    %4957 = stablehlo.add %4953, %4956 : tensor<3072x768xf32>
    %cst_1221 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4958 = stablehlo.broadcast_in_dim %cst_1221, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4959 = stablehlo.multiply %4958, %arg355 : tensor<3072xf32>
    %4960 = chlo.square %3689 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1222 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4961 = stablehlo.broadcast_in_dim %cst_1222, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %4962 = stablehlo.multiply %4961, %4960 : tensor<3072xf32>
    %4963 = stablehlo.add %4959, %4962 : tensor<3072xf32>
    %cst_1223 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4964 = stablehlo.broadcast_in_dim %cst_1223, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4965 = stablehlo.multiply %4964, %arg356 : tensor<768x3072xf32>
    %4966 = chlo.square %3691 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1224 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4967 = stablehlo.broadcast_in_dim %cst_1224, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %4968 = stablehlo.multiply %4967, %4966 : tensor<768x3072xf32>
    %4969 = stablehlo.add %4965, %4968 : tensor<768x3072xf32>
    %cst_1225 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4970 = stablehlo.broadcast_in_dim %cst_1225, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4971 = stablehlo.multiply %4970, %arg357 : tensor<768xf32>
    %4972 = chlo.square %3693 : tensor<768xf32> -> tensor<768xf32>
    %cst_1226 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4973 = stablehlo.broadcast_in_dim %cst_1226, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4974 = stablehlo.multiply %4973, %4972 : tensor<768xf32>
    %4975 = stablehlo.add %4971, %4974 : tensor<768xf32>
    %cst_1227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4976 = stablehlo.broadcast_in_dim %cst_1227, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4977 = stablehlo.multiply %4976, %arg358 : tensor<768x768xf32>
    %4978 = chlo.square %3695 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4979 = stablehlo.broadcast_in_dim %cst_1228, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %4980 = stablehlo.multiply %4979, %4978 : tensor<768x768xf32>
    %4981 = stablehlo.add %4977, %4980 : tensor<768x768xf32>
    %cst_1229 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4982 = stablehlo.broadcast_in_dim %cst_1229, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4983 = stablehlo.multiply %4982, %arg359 : tensor<2304xf32>
    %4984 = chlo.square %3697 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1230 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4985 = stablehlo.broadcast_in_dim %cst_1230, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %4986 = stablehlo.multiply %4985, %4984 : tensor<2304xf32>
    %4987 = stablehlo.add %4983, %4986 : tensor<2304xf32>
    %cst_1231 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4988 = stablehlo.broadcast_in_dim %cst_1231, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4989 = stablehlo.multiply %4988, %arg360 : tensor<768x2304xf32>
    %4990 = chlo.square %3699 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1232 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4991 = stablehlo.broadcast_in_dim %cst_1232, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %4992 = stablehlo.multiply %4991, %4990 : tensor<768x2304xf32>
    %4993 = stablehlo.add %4989, %4992 : tensor<768x2304xf32>
    %cst_1233 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %4994 = stablehlo.broadcast_in_dim %cst_1233, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4995 = stablehlo.multiply %4994, %arg361 : tensor<768xf32>
    %4996 = chlo.square %3701 : tensor<768xf32> -> tensor<768xf32>
    %cst_1234 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %4997 = stablehlo.broadcast_in_dim %cst_1234, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %4998 = stablehlo.multiply %4997, %4996 : tensor<768xf32>
    %4999 = stablehlo.add %4995, %4998 : tensor<768xf32>
    %cst_1235 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5000 = stablehlo.broadcast_in_dim %cst_1235, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5001 = stablehlo.multiply %5000, %arg362 : tensor<768xf32>
    %5002 = chlo.square %3703 : tensor<768xf32> -> tensor<768xf32>
    %cst_1236 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5003 = stablehlo.broadcast_in_dim %cst_1236, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5004 = stablehlo.multiply %5003, %5002 : tensor<768xf32>
    %5005 = stablehlo.add %5001, %5004 : tensor<768xf32>
    %cst_1237 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5006 = stablehlo.broadcast_in_dim %cst_1237, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5007 = stablehlo.multiply %5006, %arg363 : tensor<768xf32>
    %5008 = chlo.square %3705 : tensor<768xf32> -> tensor<768xf32>
    %cst_1238 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5009 = stablehlo.broadcast_in_dim %cst_1238, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5010 = stablehlo.multiply %5009, %5008 : tensor<768xf32>
    %5011 = stablehlo.add %5007, %5010 : tensor<768xf32>
    %cst_1239 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5012 = stablehlo.broadcast_in_dim %cst_1239, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5013 = stablehlo.multiply %5012, %arg364 : tensor<768xf32>
    %5014 = chlo.square %3707 : tensor<768xf32> -> tensor<768xf32>
    %cst_1240 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5015 = stablehlo.broadcast_in_dim %cst_1240, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5016 = stablehlo.multiply %5015, %5014 : tensor<768xf32>
    %5017 = stablehlo.add %5013, %5016 : tensor<768xf32>
    %cst_1241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5018 = stablehlo.broadcast_in_dim %cst_1241, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5019 = stablehlo.multiply %5018, %arg365 : tensor<768xf32>
    %5020 = chlo.square %3709 : tensor<768xf32> -> tensor<768xf32>
    %cst_1242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5021 = stablehlo.broadcast_in_dim %cst_1242, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5022 = stablehlo.multiply %5021, %5020 : tensor<768xf32>
    %5023 = stablehlo.add %5019, %5022 : tensor<768xf32>
    %cst_1243 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5024 = stablehlo.broadcast_in_dim %cst_1243, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5025 = stablehlo.multiply %5024, %arg366 : tensor<3072x768xf32>
    %5026 = chlo.square %3711 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1244 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5027 = stablehlo.broadcast_in_dim %cst_1244, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5028 = stablehlo.multiply %5027, %5026 : tensor<3072x768xf32>
    %5029 = stablehlo.add %5025, %5028 : tensor<3072x768xf32>
    %cst_1245 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5030 = stablehlo.broadcast_in_dim %cst_1245, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5031 = stablehlo.multiply %5030, %arg367 : tensor<3072xf32>
    %5032 = chlo.square %3713 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1246 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5033 = stablehlo.broadcast_in_dim %cst_1246, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5034 = stablehlo.multiply %5033, %5032 : tensor<3072xf32>
    %5035 = stablehlo.add %5031, %5034 : tensor<3072xf32>
    %cst_1247 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5036 = stablehlo.broadcast_in_dim %cst_1247, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5037 = stablehlo.multiply %5036, %arg368 : tensor<768x3072xf32>
    %5038 = chlo.square %3715 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1248 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5039 = stablehlo.broadcast_in_dim %cst_1248, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5040 = stablehlo.multiply %5039, %5038 : tensor<768x3072xf32>
    %5041 = stablehlo.add %5037, %5040 : tensor<768x3072xf32>
    %cst_1249 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5042 = stablehlo.broadcast_in_dim %cst_1249, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5043 = stablehlo.multiply %5042, %arg369 : tensor<768xf32>
    %5044 = chlo.square %3717 : tensor<768xf32> -> tensor<768xf32>
    %cst_1250 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5045 = stablehlo.broadcast_in_dim %cst_1250, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5046 = stablehlo.multiply %5045, %5044 : tensor<768xf32>
    %5047 = stablehlo.add %5043, %5046 : tensor<768xf32>
    %cst_1251 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5048 = stablehlo.broadcast_in_dim %cst_1251, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5049 = stablehlo.multiply %5048, %arg370 : tensor<768x768xf32>
    %5050 = chlo.square %3719 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1252 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5051 = stablehlo.broadcast_in_dim %cst_1252, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5052 = stablehlo.multiply %5051, %5050 : tensor<768x768xf32>
    %5053 = stablehlo.add %5049, %5052 : tensor<768x768xf32>
    %cst_1253 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5054 = stablehlo.broadcast_in_dim %cst_1253, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5055 = stablehlo.multiply %5054, %arg371 : tensor<2304xf32>
    %5056 = chlo.square %3721 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1254 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5057 = stablehlo.broadcast_in_dim %cst_1254, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5058 = stablehlo.multiply %5057, %5056 : tensor<2304xf32>
    %5059 = stablehlo.add %5055, %5058 : tensor<2304xf32>
    %cst_1255 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5060 = stablehlo.broadcast_in_dim %cst_1255, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5061 = stablehlo.multiply %5060, %arg372 : tensor<768x2304xf32>
    %5062 = chlo.square %3723 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1256 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5063 = stablehlo.broadcast_in_dim %cst_1256, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5064 = stablehlo.multiply %5063, %5062 : tensor<768x2304xf32>
    %5065 = stablehlo.add %5061, %5064 : tensor<768x2304xf32>
    %cst_1257 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5066 = stablehlo.broadcast_in_dim %cst_1257, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5067 = stablehlo.multiply %5066, %arg373 : tensor<768xf32>
    %5068 = chlo.square %3725 : tensor<768xf32> -> tensor<768xf32>
    %cst_1258 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5069 = stablehlo.broadcast_in_dim %cst_1258, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5070 = stablehlo.multiply %5069, %5068 : tensor<768xf32>
    %5071 = stablehlo.add %5067, %5070 : tensor<768xf32>
    %cst_1259 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5072 = stablehlo.broadcast_in_dim %cst_1259, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5073 = stablehlo.multiply %5072, %arg374 : tensor<768xf32>
    %5074 = chlo.square %3727 : tensor<768xf32> -> tensor<768xf32>
    %cst_1260 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5075 = stablehlo.broadcast_in_dim %cst_1260, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5076 = stablehlo.multiply %5075, %5074 : tensor<768xf32>
    %5077 = stablehlo.add %5073, %5076 : tensor<768xf32>
    %cst_1261 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5078 = stablehlo.broadcast_in_dim %cst_1261, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5079 = stablehlo.multiply %5078, %arg375 : tensor<768xf32>
    %5080 = chlo.square %3729 : tensor<768xf32> -> tensor<768xf32>
    %cst_1262 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5081 = stablehlo.broadcast_in_dim %cst_1262, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5082 = stablehlo.multiply %5081, %5080 : tensor<768xf32>
    %5083 = stablehlo.add %5079, %5082 : tensor<768xf32>
    %cst_1263 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5084 = stablehlo.broadcast_in_dim %cst_1263, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5085 = stablehlo.multiply %5084, %arg376 : tensor<768xf32>
    %5086 = chlo.square %3731 : tensor<768xf32> -> tensor<768xf32>
    %cst_1264 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5087 = stablehlo.broadcast_in_dim %cst_1264, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5088 = stablehlo.multiply %5087, %5086 : tensor<768xf32>
    %5089 = stablehlo.add %5085, %5088 : tensor<768xf32>
    %cst_1265 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5090 = stablehlo.broadcast_in_dim %cst_1265, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5091 = stablehlo.multiply %5090, %arg377 : tensor<768xf32>
    %5092 = chlo.square %3733 : tensor<768xf32> -> tensor<768xf32>
    %cst_1266 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5093 = stablehlo.broadcast_in_dim %cst_1266, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5094 = stablehlo.multiply %5093, %5092 : tensor<768xf32>
    %5095 = stablehlo.add %5091, %5094 : tensor<768xf32>
    %cst_1267 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5096 = stablehlo.broadcast_in_dim %cst_1267, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5097 = stablehlo.multiply %5096, %arg378 : tensor<3072x768xf32>
    %5098 = chlo.square %3735 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1268 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5099 = stablehlo.broadcast_in_dim %cst_1268, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5100 = stablehlo.multiply %5099, %5098 : tensor<3072x768xf32>
    %5101 = stablehlo.add %5097, %5100 : tensor<3072x768xf32>
    %cst_1269 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5102 = stablehlo.broadcast_in_dim %cst_1269, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5103 = stablehlo.multiply %5102, %arg379 : tensor<3072xf32>
    %5104 = chlo.square %3737 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1270 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5105 = stablehlo.broadcast_in_dim %cst_1270, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5106 = stablehlo.multiply %5105, %5104 : tensor<3072xf32>
    %5107 = stablehlo.add %5103, %5106 : tensor<3072xf32>
    %cst_1271 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5108 = stablehlo.broadcast_in_dim %cst_1271, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5109 = stablehlo.multiply %5108, %arg380 : tensor<768x3072xf32>
    %5110 = chlo.square %3739 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1272 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5111 = stablehlo.broadcast_in_dim %cst_1272, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5112 = stablehlo.multiply %5111, %5110 : tensor<768x3072xf32>
    %5113 = stablehlo.add %5109, %5112 : tensor<768x3072xf32>
    %cst_1273 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5114 = stablehlo.broadcast_in_dim %cst_1273, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5115 = stablehlo.multiply %5114, %arg381 : tensor<768xf32>
    %5116 = chlo.square %3741 : tensor<768xf32> -> tensor<768xf32>
    %cst_1274 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5117 = stablehlo.broadcast_in_dim %cst_1274, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5118 = stablehlo.multiply %5117, %5116 : tensor<768xf32>
    %5119 = stablehlo.add %5115, %5118 : tensor<768xf32>
    %cst_1275 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5120 = stablehlo.broadcast_in_dim %cst_1275, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5121 = stablehlo.multiply %5120, %arg382 : tensor<768x768xf32>
    %5122 = chlo.square %3743 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1276 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5123 = stablehlo.broadcast_in_dim %cst_1276, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5124 = stablehlo.multiply %5123, %5122 : tensor<768x768xf32>
    %5125 = stablehlo.add %5121, %5124 : tensor<768x768xf32>
    %cst_1277 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5126 = stablehlo.broadcast_in_dim %cst_1277, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5127 = stablehlo.multiply %5126, %arg383 : tensor<2304xf32>
    %5128 = chlo.square %3745 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1278 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5129 = stablehlo.broadcast_in_dim %cst_1278, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5130 = stablehlo.multiply %5129, %5128 : tensor<2304xf32>
    %5131 = stablehlo.add %5127, %5130 : tensor<2304xf32>
    %cst_1279 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5132 = stablehlo.broadcast_in_dim %cst_1279, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5133 = stablehlo.multiply %5132, %arg384 : tensor<768x2304xf32>
    %5134 = chlo.square %3747 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1280 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5135 = stablehlo.broadcast_in_dim %cst_1280, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5136 = stablehlo.multiply %5135, %5134 : tensor<768x2304xf32>
    %5137 = stablehlo.add %5133, %5136 : tensor<768x2304xf32>
    %cst_1281 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5138 = stablehlo.broadcast_in_dim %cst_1281, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5139 = stablehlo.multiply %5138, %arg385 : tensor<768xf32>
    %5140 = chlo.square %3749 : tensor<768xf32> -> tensor<768xf32>
    %cst_1282 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5141 = stablehlo.broadcast_in_dim %cst_1282, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5142 = stablehlo.multiply %5141, %5140 : tensor<768xf32>
    %5143 = stablehlo.add %5139, %5142 : tensor<768xf32>
    %cst_1283 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5144 = stablehlo.broadcast_in_dim %cst_1283, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5145 = stablehlo.multiply %5144, %arg386 : tensor<768xf32>
    %5146 = chlo.square %3751 : tensor<768xf32> -> tensor<768xf32>
    %cst_1284 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5147 = stablehlo.broadcast_in_dim %cst_1284, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5148 = stablehlo.multiply %5147, %5146 : tensor<768xf32>
    %5149 = stablehlo.add %5145, %5148 : tensor<768xf32>
    %cst_1285 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5150 = stablehlo.broadcast_in_dim %cst_1285, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5151 = stablehlo.multiply %5150, %arg387 : tensor<768xf32>
    %5152 = chlo.square %3753 : tensor<768xf32> -> tensor<768xf32>
    %cst_1286 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5153 = stablehlo.broadcast_in_dim %cst_1286, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5154 = stablehlo.multiply %5153, %5152 : tensor<768xf32>
    %5155 = stablehlo.add %5151, %5154 : tensor<768xf32>
    %cst_1287 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5156 = stablehlo.broadcast_in_dim %cst_1287, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5157 = stablehlo.multiply %5156, %arg388 : tensor<768xf32>
    %5158 = chlo.square %3755 : tensor<768xf32> -> tensor<768xf32>
    %cst_1288 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5159 = stablehlo.broadcast_in_dim %cst_1288, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5160 = stablehlo.multiply %5159, %5158 : tensor<768xf32>
    %5161 = stablehlo.add %5157, %5160 : tensor<768xf32>
    %cst_1289 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5162 = stablehlo.broadcast_in_dim %cst_1289, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5163 = stablehlo.multiply %5162, %arg389 : tensor<768xf32>
    %5164 = chlo.square %3757 : tensor<768xf32> -> tensor<768xf32>
    %cst_1290 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5165 = stablehlo.broadcast_in_dim %cst_1290, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5166 = stablehlo.multiply %5165, %5164 : tensor<768xf32>
    %5167 = stablehlo.add %5163, %5166 : tensor<768xf32>
    %cst_1291 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5168 = stablehlo.broadcast_in_dim %cst_1291, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5169 = stablehlo.multiply %5168, %arg390 : tensor<3072x768xf32>
    %5170 = chlo.square %3759 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1292 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5171 = stablehlo.broadcast_in_dim %cst_1292, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5172 = stablehlo.multiply %5171, %5170 : tensor<3072x768xf32>
    %5173 = stablehlo.add %5169, %5172 : tensor<3072x768xf32>
    %cst_1293 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5174 = stablehlo.broadcast_in_dim %cst_1293, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5175 = stablehlo.multiply %5174, %arg391 : tensor<3072xf32>
    %5176 = chlo.square %3761 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1294 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5177 = stablehlo.broadcast_in_dim %cst_1294, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5178 = stablehlo.multiply %5177, %5176 : tensor<3072xf32>
    %5179 = stablehlo.add %5175, %5178 : tensor<3072xf32>
    %cst_1295 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5180 = stablehlo.broadcast_in_dim %cst_1295, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5181 = stablehlo.multiply %5180, %arg392 : tensor<768x3072xf32>
    %5182 = chlo.square %3763 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1296 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5183 = stablehlo.broadcast_in_dim %cst_1296, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5184 = stablehlo.multiply %5183, %5182 : tensor<768x3072xf32>
    %5185 = stablehlo.add %5181, %5184 : tensor<768x3072xf32>
    %cst_1297 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5186 = stablehlo.broadcast_in_dim %cst_1297, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5187 = stablehlo.multiply %5186, %arg393 : tensor<768xf32>
    %5188 = chlo.square %3765 : tensor<768xf32> -> tensor<768xf32>
    %cst_1298 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5189 = stablehlo.broadcast_in_dim %cst_1298, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5190 = stablehlo.multiply %5189, %5188 : tensor<768xf32>
    %5191 = stablehlo.add %5187, %5190 : tensor<768xf32>
    %cst_1299 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5192 = stablehlo.broadcast_in_dim %cst_1299, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5193 = stablehlo.multiply %5192, %arg394 : tensor<768x768xf32>
    %5194 = chlo.square %3767 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1300 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5195 = stablehlo.broadcast_in_dim %cst_1300, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5196 = stablehlo.multiply %5195, %5194 : tensor<768x768xf32>
    %5197 = stablehlo.add %5193, %5196 : tensor<768x768xf32>
    %cst_1301 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5198 = stablehlo.broadcast_in_dim %cst_1301, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5199 = stablehlo.multiply %5198, %arg395 : tensor<2304xf32>
    %5200 = chlo.square %3769 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1302 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5201 = stablehlo.broadcast_in_dim %cst_1302, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5202 = stablehlo.multiply %5201, %5200 : tensor<2304xf32>
    %5203 = stablehlo.add %5199, %5202 : tensor<2304xf32>
    %cst_1303 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5204 = stablehlo.broadcast_in_dim %cst_1303, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5205 = stablehlo.multiply %5204, %arg396 : tensor<768x2304xf32>
    %5206 = chlo.square %3771 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1304 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5207 = stablehlo.broadcast_in_dim %cst_1304, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5208 = stablehlo.multiply %5207, %5206 : tensor<768x2304xf32>
    %5209 = stablehlo.add %5205, %5208 : tensor<768x2304xf32>
    %cst_1305 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5210 = stablehlo.broadcast_in_dim %cst_1305, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5211 = stablehlo.multiply %5210, %arg397 : tensor<768xf32>
    %5212 = chlo.square %3773 : tensor<768xf32> -> tensor<768xf32>
    %cst_1306 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5213 = stablehlo.broadcast_in_dim %cst_1306, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5214 = stablehlo.multiply %5213, %5212 : tensor<768xf32>
    %5215 = stablehlo.add %5211, %5214 : tensor<768xf32>
    %cst_1307 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5216 = stablehlo.broadcast_in_dim %cst_1307, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5217 = stablehlo.multiply %5216, %arg398 : tensor<768xf32>
    %5218 = chlo.square %3775 : tensor<768xf32> -> tensor<768xf32>
    %cst_1308 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5219 = stablehlo.broadcast_in_dim %cst_1308, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5220 = stablehlo.multiply %5219, %5218 : tensor<768xf32>
    %5221 = stablehlo.add %5217, %5220 : tensor<768xf32>
    %cst_1309 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5222 = stablehlo.broadcast_in_dim %cst_1309, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5223 = stablehlo.multiply %5222, %arg399 : tensor<768xf32>
    %5224 = chlo.square %3777 : tensor<768xf32> -> tensor<768xf32>
    %cst_1310 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5225 = stablehlo.broadcast_in_dim %cst_1310, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5226 = stablehlo.multiply %5225, %5224 : tensor<768xf32>
    %5227 = stablehlo.add %5223, %5226 : tensor<768xf32>
    %cst_1311 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5228 = stablehlo.broadcast_in_dim %cst_1311, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5229 = stablehlo.multiply %5228, %arg400 : tensor<768xf32>
    %5230 = chlo.square %3779 : tensor<768xf32> -> tensor<768xf32>
    %cst_1312 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5231 = stablehlo.broadcast_in_dim %cst_1312, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5232 = stablehlo.multiply %5231, %5230 : tensor<768xf32>
    %5233 = stablehlo.add %5229, %5232 : tensor<768xf32>
    %cst_1313 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5234 = stablehlo.broadcast_in_dim %cst_1313, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5235 = stablehlo.multiply %5234, %arg401 : tensor<768xf32>
    %5236 = chlo.square %3781 : tensor<768xf32> -> tensor<768xf32>
    %cst_1314 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5237 = stablehlo.broadcast_in_dim %cst_1314, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5238 = stablehlo.multiply %5237, %5236 : tensor<768xf32>
    %5239 = stablehlo.add %5235, %5238 : tensor<768xf32>
    %cst_1315 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5240 = stablehlo.broadcast_in_dim %cst_1315, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5241 = stablehlo.multiply %5240, %arg402 : tensor<3072x768xf32>
    %5242 = chlo.square %3783 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1316 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5243 = stablehlo.broadcast_in_dim %cst_1316, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5244 = stablehlo.multiply %5243, %5242 : tensor<3072x768xf32>
    %5245 = stablehlo.add %5241, %5244 : tensor<3072x768xf32>
    %cst_1317 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5246 = stablehlo.broadcast_in_dim %cst_1317, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5247 = stablehlo.multiply %5246, %arg403 : tensor<3072xf32>
    %5248 = chlo.square %3785 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1318 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5249 = stablehlo.broadcast_in_dim %cst_1318, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5250 = stablehlo.multiply %5249, %5248 : tensor<3072xf32>
    %5251 = stablehlo.add %5247, %5250 : tensor<3072xf32>
    %cst_1319 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5252 = stablehlo.broadcast_in_dim %cst_1319, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5253 = stablehlo.multiply %5252, %arg404 : tensor<768x3072xf32>
    %5254 = chlo.square %3787 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1320 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5255 = stablehlo.broadcast_in_dim %cst_1320, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5256 = stablehlo.multiply %5255, %5254 : tensor<768x3072xf32>
    %5257 = stablehlo.add %5253, %5256 : tensor<768x3072xf32>
    %cst_1321 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5258 = stablehlo.broadcast_in_dim %cst_1321, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5259 = stablehlo.multiply %5258, %arg405 : tensor<768xf32>
    %5260 = chlo.square %3789 : tensor<768xf32> -> tensor<768xf32>
    %cst_1322 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5261 = stablehlo.broadcast_in_dim %cst_1322, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5262 = stablehlo.multiply %5261, %5260 : tensor<768xf32>
    %5263 = stablehlo.add %5259, %5262 : tensor<768xf32>
    %cst_1323 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5264 = stablehlo.broadcast_in_dim %cst_1323, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5265 = stablehlo.multiply %5264, %arg406 : tensor<768x768xf32>
    %5266 = chlo.square %3791 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1324 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5267 = stablehlo.broadcast_in_dim %cst_1324, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5268 = stablehlo.multiply %5267, %5266 : tensor<768x768xf32>
    %5269 = stablehlo.add %5265, %5268 : tensor<768x768xf32>
    %cst_1325 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5270 = stablehlo.broadcast_in_dim %cst_1325, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5271 = stablehlo.multiply %5270, %arg407 : tensor<2304xf32>
    %5272 = chlo.square %3793 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1326 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5273 = stablehlo.broadcast_in_dim %cst_1326, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5274 = stablehlo.multiply %5273, %5272 : tensor<2304xf32>
    %5275 = stablehlo.add %5271, %5274 : tensor<2304xf32>
    %cst_1327 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5276 = stablehlo.broadcast_in_dim %cst_1327, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5277 = stablehlo.multiply %5276, %arg408 : tensor<768x2304xf32>
    %5278 = chlo.square %3795 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1328 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5279 = stablehlo.broadcast_in_dim %cst_1328, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5280 = stablehlo.multiply %5279, %5278 : tensor<768x2304xf32>
    %5281 = stablehlo.add %5277, %5280 : tensor<768x2304xf32>
    %cst_1329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5282 = stablehlo.broadcast_in_dim %cst_1329, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5283 = stablehlo.multiply %5282, %arg409 : tensor<768xf32>
    %5284 = chlo.square %3797 : tensor<768xf32> -> tensor<768xf32>
    %cst_1330 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5285 = stablehlo.broadcast_in_dim %cst_1330, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5286 = stablehlo.multiply %5285, %5284 : tensor<768xf32>
    %5287 = stablehlo.add %5283, %5286 : tensor<768xf32>
    %cst_1331 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5288 = stablehlo.broadcast_in_dim %cst_1331, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5289 = stablehlo.multiply %5288, %arg410 : tensor<768xf32>
    %5290 = chlo.square %3799 : tensor<768xf32> -> tensor<768xf32>
    %cst_1332 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5291 = stablehlo.broadcast_in_dim %cst_1332, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5292 = stablehlo.multiply %5291, %5290 : tensor<768xf32>
    %5293 = stablehlo.add %5289, %5292 : tensor<768xf32>
    %cst_1333 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5294 = stablehlo.broadcast_in_dim %cst_1333, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5295 = stablehlo.multiply %5294, %arg411 : tensor<768xf32>
    %5296 = chlo.square %3801 : tensor<768xf32> -> tensor<768xf32>
    %cst_1334 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5297 = stablehlo.broadcast_in_dim %cst_1334, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5298 = stablehlo.multiply %5297, %5296 : tensor<768xf32>
    %5299 = stablehlo.add %5295, %5298 : tensor<768xf32>
    %cst_1335 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5300 = stablehlo.broadcast_in_dim %cst_1335, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5301 = stablehlo.multiply %5300, %arg412 : tensor<768xf32>
    %5302 = chlo.square %3803 : tensor<768xf32> -> tensor<768xf32>
    %cst_1336 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5303 = stablehlo.broadcast_in_dim %cst_1336, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5304 = stablehlo.multiply %5303, %5302 : tensor<768xf32>
    %5305 = stablehlo.add %5301, %5304 : tensor<768xf32>
    %cst_1337 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5306 = stablehlo.broadcast_in_dim %cst_1337, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5307 = stablehlo.multiply %5306, %arg413 : tensor<768xf32>
    %5308 = chlo.square %3805 : tensor<768xf32> -> tensor<768xf32>
    %cst_1338 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5309 = stablehlo.broadcast_in_dim %cst_1338, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5310 = stablehlo.multiply %5309, %5308 : tensor<768xf32>
    %5311 = stablehlo.add %5307, %5310 : tensor<768xf32>
    %cst_1339 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5312 = stablehlo.broadcast_in_dim %cst_1339, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5313 = stablehlo.multiply %5312, %arg414 : tensor<3072x768xf32>
    %5314 = chlo.square %3807 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1340 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5315 = stablehlo.broadcast_in_dim %cst_1340, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5316 = stablehlo.multiply %5315, %5314 : tensor<3072x768xf32>
    %5317 = stablehlo.add %5313, %5316 : tensor<3072x768xf32>
    %cst_1341 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5318 = stablehlo.broadcast_in_dim %cst_1341, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5319 = stablehlo.multiply %5318, %arg415 : tensor<3072xf32>
    %5320 = chlo.square %3809 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1342 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5321 = stablehlo.broadcast_in_dim %cst_1342, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5322 = stablehlo.multiply %5321, %5320 : tensor<3072xf32>
    %5323 = stablehlo.add %5319, %5322 : tensor<3072xf32>
    %cst_1343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5324 = stablehlo.broadcast_in_dim %cst_1343, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5325 = stablehlo.multiply %5324, %arg416 : tensor<768x3072xf32>
    %5326 = chlo.square %3811 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1344 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5327 = stablehlo.broadcast_in_dim %cst_1344, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5328 = stablehlo.multiply %5327, %5326 : tensor<768x3072xf32>
    %5329 = stablehlo.add %5325, %5328 : tensor<768x3072xf32>
    %cst_1345 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5330 = stablehlo.broadcast_in_dim %cst_1345, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5331 = stablehlo.multiply %5330, %arg417 : tensor<768xf32>
    %5332 = chlo.square %3813 : tensor<768xf32> -> tensor<768xf32>
    %cst_1346 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5333 = stablehlo.broadcast_in_dim %cst_1346, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5334 = stablehlo.multiply %5333, %5332 : tensor<768xf32>
    %5335 = stablehlo.add %5331, %5334 : tensor<768xf32>
    %cst_1347 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5336 = stablehlo.broadcast_in_dim %cst_1347, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5337 = stablehlo.multiply %5336, %arg418 : tensor<768x768xf32>
    %5338 = chlo.square %3815 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5339 = stablehlo.broadcast_in_dim %cst_1348, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5340 = stablehlo.multiply %5339, %5338 : tensor<768x768xf32>
    %5341 = stablehlo.add %5337, %5340 : tensor<768x768xf32>
    %cst_1349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5342 = stablehlo.broadcast_in_dim %cst_1349, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5343 = stablehlo.multiply %5342, %arg419 : tensor<2304xf32>
    %5344 = chlo.square %3817 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5345 = stablehlo.broadcast_in_dim %cst_1350, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5346 = stablehlo.multiply %5345, %5344 : tensor<2304xf32>
    %5347 = stablehlo.add %5343, %5346 : tensor<2304xf32>
    %cst_1351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5348 = stablehlo.broadcast_in_dim %cst_1351, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5349 = stablehlo.multiply %5348, %arg420 : tensor<768x2304xf32>
    %5350 = chlo.square %3819 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5351 = stablehlo.broadcast_in_dim %cst_1352, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5352 = stablehlo.multiply %5351, %5350 : tensor<768x2304xf32>
    %5353 = stablehlo.add %5349, %5352 : tensor<768x2304xf32>
    %cst_1353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5354 = stablehlo.broadcast_in_dim %cst_1353, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5355 = stablehlo.multiply %5354, %arg421 : tensor<768xf32>
    %5356 = chlo.square %3821 : tensor<768xf32> -> tensor<768xf32>
    %cst_1354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5357 = stablehlo.broadcast_in_dim %cst_1354, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5358 = stablehlo.multiply %5357, %5356 : tensor<768xf32>
    %5359 = stablehlo.add %5355, %5358 : tensor<768xf32>
    %cst_1355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5360 = stablehlo.broadcast_in_dim %cst_1355, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5361 = stablehlo.multiply %5360, %arg422 : tensor<768xf32>
    %5362 = chlo.square %3823 : tensor<768xf32> -> tensor<768xf32>
    %cst_1356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5363 = stablehlo.broadcast_in_dim %cst_1356, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5364 = stablehlo.multiply %5363, %5362 : tensor<768xf32>
    %5365 = stablehlo.add %5361, %5364 : tensor<768xf32>
    %cst_1357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5366 = stablehlo.broadcast_in_dim %cst_1357, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5367 = stablehlo.multiply %5366, %arg423 : tensor<768xf32>
    %5368 = chlo.square %3825 : tensor<768xf32> -> tensor<768xf32>
    %cst_1358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5369 = stablehlo.broadcast_in_dim %cst_1358, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5370 = stablehlo.multiply %5369, %5368 : tensor<768xf32>
    %5371 = stablehlo.add %5367, %5370 : tensor<768xf32>
    %cst_1359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5372 = stablehlo.broadcast_in_dim %cst_1359, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5373 = stablehlo.multiply %5372, %arg424 : tensor<768xf32>
    %5374 = chlo.square %3827 : tensor<768xf32> -> tensor<768xf32>
    %cst_1360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5375 = stablehlo.broadcast_in_dim %cst_1360, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5376 = stablehlo.multiply %5375, %5374 : tensor<768xf32>
    %5377 = stablehlo.add %5373, %5376 : tensor<768xf32>
    %cst_1361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5378 = stablehlo.broadcast_in_dim %cst_1361, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5379 = stablehlo.multiply %5378, %arg425 : tensor<768xf32>
    %5380 = chlo.square %3829 : tensor<768xf32> -> tensor<768xf32>
    %cst_1362 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5381 = stablehlo.broadcast_in_dim %cst_1362, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5382 = stablehlo.multiply %5381, %5380 : tensor<768xf32>
    %5383 = stablehlo.add %5379, %5382 : tensor<768xf32>
    %cst_1363 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5384 = stablehlo.broadcast_in_dim %cst_1363, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5385 = stablehlo.multiply %5384, %arg426 : tensor<3072x768xf32>
    %5386 = chlo.square %3831 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1364 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5387 = stablehlo.broadcast_in_dim %cst_1364, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5388 = stablehlo.multiply %5387, %5386 : tensor<3072x768xf32>
    %5389 = stablehlo.add %5385, %5388 : tensor<3072x768xf32>
    %cst_1365 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5390 = stablehlo.broadcast_in_dim %cst_1365, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5391 = stablehlo.multiply %5390, %arg427 : tensor<3072xf32>
    %5392 = chlo.square %3833 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1366 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5393 = stablehlo.broadcast_in_dim %cst_1366, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5394 = stablehlo.multiply %5393, %5392 : tensor<3072xf32>
    %5395 = stablehlo.add %5391, %5394 : tensor<3072xf32>
    %cst_1367 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5396 = stablehlo.broadcast_in_dim %cst_1367, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5397 = stablehlo.multiply %5396, %arg428 : tensor<768x3072xf32>
    %5398 = chlo.square %3835 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1368 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5399 = stablehlo.broadcast_in_dim %cst_1368, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5400 = stablehlo.multiply %5399, %5398 : tensor<768x3072xf32>
    %5401 = stablehlo.add %5397, %5400 : tensor<768x3072xf32>
    %cst_1369 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5402 = stablehlo.broadcast_in_dim %cst_1369, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5403 = stablehlo.multiply %5402, %arg429 : tensor<768xf32>
    %5404 = chlo.square %3837 : tensor<768xf32> -> tensor<768xf32>
    %cst_1370 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5405 = stablehlo.broadcast_in_dim %cst_1370, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5406 = stablehlo.multiply %5405, %5404 : tensor<768xf32>
    %5407 = stablehlo.add %5403, %5406 : tensor<768xf32>
    %cst_1371 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5408 = stablehlo.broadcast_in_dim %cst_1371, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5409 = stablehlo.multiply %5408, %arg430 : tensor<768x768xf32>
    %5410 = chlo.square %3839 : tensor<768x768xf32> -> tensor<768x768xf32>
    %cst_1372 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5411 = stablehlo.broadcast_in_dim %cst_1372, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5412 = stablehlo.multiply %5411, %5410 : tensor<768x768xf32>
    %5413 = stablehlo.add %5409, %5412 : tensor<768x768xf32>
    %cst_1373 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5414 = stablehlo.broadcast_in_dim %cst_1373, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5415 = stablehlo.multiply %5414, %arg431 : tensor<2304xf32>
    %5416 = chlo.square %3841 : tensor<2304xf32> -> tensor<2304xf32>
    %cst_1374 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5417 = stablehlo.broadcast_in_dim %cst_1374, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5418 = stablehlo.multiply %5417, %5416 : tensor<2304xf32>
    %5419 = stablehlo.add %5415, %5418 : tensor<2304xf32>
    %cst_1375 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5420 = stablehlo.broadcast_in_dim %cst_1375, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5421 = stablehlo.multiply %5420, %arg432 : tensor<768x2304xf32>
    %5422 = chlo.square %3843 : tensor<768x2304xf32> -> tensor<768x2304xf32>
    %cst_1376 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5423 = stablehlo.broadcast_in_dim %cst_1376, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5424 = stablehlo.multiply %5423, %5422 : tensor<768x2304xf32>
    %5425 = stablehlo.add %5421, %5424 : tensor<768x2304xf32>
    %cst_1377 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5426 = stablehlo.broadcast_in_dim %cst_1377, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5427 = stablehlo.multiply %5426, %arg433 : tensor<768xf32>
    %5428 = chlo.square %3845 : tensor<768xf32> -> tensor<768xf32>
    %cst_1378 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5429 = stablehlo.broadcast_in_dim %cst_1378, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5430 = stablehlo.multiply %5429, %5428 : tensor<768xf32>
    %5431 = stablehlo.add %5427, %5430 : tensor<768xf32>
    %cst_1379 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5432 = stablehlo.broadcast_in_dim %cst_1379, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5433 = stablehlo.multiply %5432, %arg434 : tensor<768xf32>
    %5434 = chlo.square %3847 : tensor<768xf32> -> tensor<768xf32>
    %cst_1380 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5435 = stablehlo.broadcast_in_dim %cst_1380, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5436 = stablehlo.multiply %5435, %5434 : tensor<768xf32>
    %5437 = stablehlo.add %5433, %5436 : tensor<768xf32>
    %cst_1381 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5438 = stablehlo.broadcast_in_dim %cst_1381, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5439 = stablehlo.multiply %5438, %arg435 : tensor<768xf32>
    %5440 = chlo.square %3849 : tensor<768xf32> -> tensor<768xf32>
    %cst_1382 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5441 = stablehlo.broadcast_in_dim %cst_1382, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5442 = stablehlo.multiply %5441, %5440 : tensor<768xf32>
    %5443 = stablehlo.add %5439, %5442 : tensor<768xf32>
    %cst_1383 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5444 = stablehlo.broadcast_in_dim %cst_1383, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5445 = stablehlo.multiply %5444, %arg436 : tensor<768xf32>
    %5446 = chlo.square %3851 : tensor<768xf32> -> tensor<768xf32>
    %cst_1384 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5447 = stablehlo.broadcast_in_dim %cst_1384, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5448 = stablehlo.multiply %5447, %5446 : tensor<768xf32>
    %5449 = stablehlo.add %5445, %5448 : tensor<768xf32>
    %cst_1385 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5450 = stablehlo.broadcast_in_dim %cst_1385, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5451 = stablehlo.multiply %5450, %arg437 : tensor<768xf32>
    %5452 = chlo.square %3853 : tensor<768xf32> -> tensor<768xf32>
    %cst_1386 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5453 = stablehlo.broadcast_in_dim %cst_1386, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5454 = stablehlo.multiply %5453, %5452 : tensor<768xf32>
    %5455 = stablehlo.add %5451, %5454 : tensor<768xf32>
    %cst_1387 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5456 = stablehlo.broadcast_in_dim %cst_1387, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5457 = stablehlo.multiply %5456, %arg438 : tensor<3072x768xf32>
    %5458 = chlo.square %3855 : tensor<3072x768xf32> -> tensor<3072x768xf32>
    %cst_1388 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5459 = stablehlo.broadcast_in_dim %cst_1388, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5460 = stablehlo.multiply %5459, %5458 : tensor<3072x768xf32>
    %5461 = stablehlo.add %5457, %5460 : tensor<3072x768xf32>
    %cst_1389 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5462 = stablehlo.broadcast_in_dim %cst_1389, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5463 = stablehlo.multiply %5462, %arg439 : tensor<3072xf32>
    %5464 = chlo.square %3857 : tensor<3072xf32> -> tensor<3072xf32>
    %cst_1390 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5465 = stablehlo.broadcast_in_dim %cst_1390, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5466 = stablehlo.multiply %5465, %5464 : tensor<3072xf32>
    %5467 = stablehlo.add %5463, %5466 : tensor<3072xf32>
    %cst_1391 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5468 = stablehlo.broadcast_in_dim %cst_1391, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5469 = stablehlo.multiply %5468, %arg440 : tensor<768x3072xf32>
    %5470 = chlo.square %3859 : tensor<768x3072xf32> -> tensor<768x3072xf32>
    %cst_1392 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5471 = stablehlo.broadcast_in_dim %cst_1392, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5472 = stablehlo.multiply %5471, %5470 : tensor<768x3072xf32>
    %5473 = stablehlo.add %5469, %5472 : tensor<768x3072xf32>
    %cst_1393 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5474 = stablehlo.broadcast_in_dim %cst_1393, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5475 = stablehlo.multiply %5474, %arg441 : tensor<768xf32>
    %5476 = chlo.square %3861 : tensor<768xf32> -> tensor<768xf32>
    %cst_1394 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5477 = stablehlo.broadcast_in_dim %cst_1394, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5478 = stablehlo.multiply %5477, %5476 : tensor<768xf32>
    %5479 = stablehlo.add %5475, %5478 : tensor<768xf32>
    %cst_1395 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5480 = stablehlo.broadcast_in_dim %cst_1395, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5481 = stablehlo.multiply %5480, %arg442 : tensor<768xf32>
    %5482 = chlo.square %3863 : tensor<768xf32> -> tensor<768xf32>
    %cst_1396 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5483 = stablehlo.broadcast_in_dim %cst_1396, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5484 = stablehlo.multiply %5483, %5482 : tensor<768xf32>
    %5485 = stablehlo.add %5481, %5484 : tensor<768xf32>
    %cst_1397 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5486 = stablehlo.broadcast_in_dim %cst_1397, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %5487 = stablehlo.multiply %5486, %arg443 : tensor<1024x768xf32>
    %5488 = chlo.square %3865 : tensor<1024x768xf32> -> tensor<1024x768xf32>
    %cst_1398 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5489 = stablehlo.broadcast_in_dim %cst_1398, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %5490 = stablehlo.multiply %5489, %5488 : tensor<1024x768xf32>
    %5491 = stablehlo.add %5487, %5490 : tensor<1024x768xf32>
    %cst_1399 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5492 = stablehlo.broadcast_in_dim %cst_1399, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %5493 = stablehlo.multiply %5492, %arg444 : tensor<50257x768xf32>
    %5494 = chlo.square %3867 : tensor<50257x768xf32> -> tensor<50257x768xf32>
    %cst_1400 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %5495 = stablehlo.broadcast_in_dim %cst_1400, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %5496 = stablehlo.multiply %5495, %5494 : tensor<50257x768xf32>
    %5497 = stablehlo.add %5493, %5496 : tensor<50257x768xf32>
    %cst_1401 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5498 = stablehlo.power %cst_1401, %3869 : tensor<f32>
    %cst_1402 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5499 = stablehlo.subtract %cst_1402, %5498 : tensor<f32>
    %cst_1403 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %5500 = stablehlo.power %cst_1403, %3869 : tensor<f32>
    %cst_1404 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5501 = stablehlo.subtract %cst_1404, %5500 : tensor<f32>
    %5502 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5503 = stablehlo.divide %3874, %5502 : tensor<768xf32>
    %5504 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5505 = stablehlo.divide %4615, %5504 : tensor<768xf32>
    %5506 = stablehlo.sqrt %5505 : tensor<768xf32>
    %cst_1405 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5507 = stablehlo.broadcast_in_dim %cst_1405, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5508 = stablehlo.add %5506, %5507 : tensor<768xf32>
    %5509 = stablehlo.divide %5503, %5508 : tensor<768xf32>
    %cst_1406 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5510 = stablehlo.broadcast_in_dim %cst_1406, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5511 = stablehlo.multiply %5510, %5509 : tensor<768xf32>
    %5512 = stablehlo.subtract %arg0, %5511 : tensor<768xf32>
    %5513 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5514 = stablehlo.divide %3879, %5513 : tensor<768x768xf32>
    %5515 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5516 = stablehlo.divide %4621, %5515 : tensor<768x768xf32>
    %5517 = stablehlo.sqrt %5516 : tensor<768x768xf32>
    %cst_1407 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5518 = stablehlo.broadcast_in_dim %cst_1407, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5519 = stablehlo.add %5517, %5518 : tensor<768x768xf32>
    %5520 = stablehlo.divide %5514, %5519 : tensor<768x768xf32>
    %cst_1408 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5521 = stablehlo.broadcast_in_dim %cst_1408, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5522 = stablehlo.multiply %5521, %5520 : tensor<768x768xf32>
    %5523 = stablehlo.subtract %arg1, %5522 : tensor<768x768xf32>
    %5524 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5525 = stablehlo.divide %3884, %5524 : tensor<2304xf32>
    %5526 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5527 = stablehlo.divide %4627, %5526 : tensor<2304xf32>
    %5528 = stablehlo.sqrt %5527 : tensor<2304xf32>
    %cst_1409 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5529 = stablehlo.broadcast_in_dim %cst_1409, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5530 = stablehlo.add %5528, %5529 : tensor<2304xf32>
    %5531 = stablehlo.divide %5525, %5530 : tensor<2304xf32>
    %cst_1410 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5532 = stablehlo.broadcast_in_dim %cst_1410, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5533 = stablehlo.multiply %5532, %5531 : tensor<2304xf32>
    %5534 = stablehlo.subtract %arg2, %5533 : tensor<2304xf32>
    %5535 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5536 = stablehlo.divide %3889, %5535 : tensor<768x2304xf32>
    %5537 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5538 = stablehlo.divide %4633, %5537 : tensor<768x2304xf32>
    %5539 = stablehlo.sqrt %5538 : tensor<768x2304xf32>
    %cst_1411 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5540 = stablehlo.broadcast_in_dim %cst_1411, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5541 = stablehlo.add %5539, %5540 : tensor<768x2304xf32>
    %5542 = stablehlo.divide %5536, %5541 : tensor<768x2304xf32>
    %cst_1412 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5543 = stablehlo.broadcast_in_dim %cst_1412, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5544 = stablehlo.multiply %5543, %5542 : tensor<768x2304xf32>
    %5545 = stablehlo.subtract %arg3, %5544 : tensor<768x2304xf32>
    %5546 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5547 = stablehlo.divide %3894, %5546 : tensor<768xf32>
    %5548 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5549 = stablehlo.divide %4639, %5548 : tensor<768xf32>
    %5550 = stablehlo.sqrt %5549 : tensor<768xf32>
    %cst_1413 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5551 = stablehlo.broadcast_in_dim %cst_1413, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5552 = stablehlo.add %5550, %5551 : tensor<768xf32>
    %5553 = stablehlo.divide %5547, %5552 : tensor<768xf32>
    %cst_1414 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5554 = stablehlo.broadcast_in_dim %cst_1414, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5555 = stablehlo.multiply %5554, %5553 : tensor<768xf32>
    %5556 = stablehlo.subtract %arg4, %5555 : tensor<768xf32>
    %5557 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5558 = stablehlo.divide %3899, %5557 : tensor<768xf32>
    %5559 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5560 = stablehlo.divide %4645, %5559 : tensor<768xf32>
    %5561 = stablehlo.sqrt %5560 : tensor<768xf32>
    %cst_1415 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5562 = stablehlo.broadcast_in_dim %cst_1415, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5563 = stablehlo.add %5561, %5562 : tensor<768xf32>
    %5564 = stablehlo.divide %5558, %5563 : tensor<768xf32>
    %cst_1416 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5565 = stablehlo.broadcast_in_dim %cst_1416, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5566 = stablehlo.multiply %5565, %5564 : tensor<768xf32>
    %5567 = stablehlo.subtract %arg5, %5566 : tensor<768xf32>
    %5568 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5569 = stablehlo.divide %3904, %5568 : tensor<768xf32>
    %5570 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5571 = stablehlo.divide %4651, %5570 : tensor<768xf32>
    %5572 = stablehlo.sqrt %5571 : tensor<768xf32>
    %cst_1417 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5573 = stablehlo.broadcast_in_dim %cst_1417, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5574 = stablehlo.add %5572, %5573 : tensor<768xf32>
    %5575 = stablehlo.divide %5569, %5574 : tensor<768xf32>
    %cst_1418 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5576 = stablehlo.broadcast_in_dim %cst_1418, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5577 = stablehlo.multiply %5576, %5575 : tensor<768xf32>
    %5578 = stablehlo.subtract %arg6, %5577 : tensor<768xf32>
    %5579 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5580 = stablehlo.divide %3909, %5579 : tensor<768xf32>
    %5581 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5582 = stablehlo.divide %4657, %5581 : tensor<768xf32>
    %5583 = stablehlo.sqrt %5582 : tensor<768xf32>
    %cst_1419 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5584 = stablehlo.broadcast_in_dim %cst_1419, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5585 = stablehlo.add %5583, %5584 : tensor<768xf32>
    %5586 = stablehlo.divide %5580, %5585 : tensor<768xf32>
    %cst_1420 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5587 = stablehlo.broadcast_in_dim %cst_1420, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5588 = stablehlo.multiply %5587, %5586 : tensor<768xf32>
    %5589 = stablehlo.subtract %arg7, %5588 : tensor<768xf32>
    %5590 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5591 = stablehlo.divide %3914, %5590 : tensor<768xf32>
    %5592 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5593 = stablehlo.divide %4663, %5592 : tensor<768xf32>
    %5594 = stablehlo.sqrt %5593 : tensor<768xf32>
    %cst_1421 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5595 = stablehlo.broadcast_in_dim %cst_1421, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5596 = stablehlo.add %5594, %5595 : tensor<768xf32>
    %5597 = stablehlo.divide %5591, %5596 : tensor<768xf32>
    %cst_1422 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5598 = stablehlo.broadcast_in_dim %cst_1422, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5599 = stablehlo.multiply %5598, %5597 : tensor<768xf32>
    %5600 = stablehlo.subtract %arg8, %5599 : tensor<768xf32>
    %5601 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5602 = stablehlo.divide %3919, %5601 : tensor<3072x768xf32>
    %5603 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5604 = stablehlo.divide %4669, %5603 : tensor<3072x768xf32>
    %5605 = stablehlo.sqrt %5604 : tensor<3072x768xf32>
    %cst_1423 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5606 = stablehlo.broadcast_in_dim %cst_1423, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5607 = stablehlo.add %5605, %5606 : tensor<3072x768xf32>
    %5608 = stablehlo.divide %5602, %5607 : tensor<3072x768xf32>
    %cst_1424 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5609 = stablehlo.broadcast_in_dim %cst_1424, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5610 = stablehlo.multiply %5609, %5608 : tensor<3072x768xf32>
    %5611 = stablehlo.subtract %arg9, %5610 : tensor<3072x768xf32>
    %5612 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5613 = stablehlo.divide %3924, %5612 : tensor<3072xf32>
    %5614 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5615 = stablehlo.divide %4675, %5614 : tensor<3072xf32>
    %5616 = stablehlo.sqrt %5615 : tensor<3072xf32>
    %cst_1425 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5617 = stablehlo.broadcast_in_dim %cst_1425, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5618 = stablehlo.add %5616, %5617 : tensor<3072xf32>
    %5619 = stablehlo.divide %5613, %5618 : tensor<3072xf32>
    %cst_1426 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5620 = stablehlo.broadcast_in_dim %cst_1426, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5621 = stablehlo.multiply %5620, %5619 : tensor<3072xf32>
    %5622 = stablehlo.subtract %arg10, %5621 : tensor<3072xf32>
    %5623 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5624 = stablehlo.divide %3929, %5623 : tensor<768x3072xf32>
    %5625 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5626 = stablehlo.divide %4681, %5625 : tensor<768x3072xf32>
    %5627 = stablehlo.sqrt %5626 : tensor<768x3072xf32>
    %cst_1427 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5628 = stablehlo.broadcast_in_dim %cst_1427, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5629 = stablehlo.add %5627, %5628 : tensor<768x3072xf32>
    %5630 = stablehlo.divide %5624, %5629 : tensor<768x3072xf32>
    %cst_1428 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5631 = stablehlo.broadcast_in_dim %cst_1428, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5632 = stablehlo.multiply %5631, %5630 : tensor<768x3072xf32>
    %5633 = stablehlo.subtract %arg11, %5632 : tensor<768x3072xf32>
    %5634 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5635 = stablehlo.divide %3934, %5634 : tensor<768xf32>
    %5636 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5637 = stablehlo.divide %4687, %5636 : tensor<768xf32>
    %5638 = stablehlo.sqrt %5637 : tensor<768xf32>
    %cst_1429 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5639 = stablehlo.broadcast_in_dim %cst_1429, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5640 = stablehlo.add %5638, %5639 : tensor<768xf32>
    %5641 = stablehlo.divide %5635, %5640 : tensor<768xf32>
    %cst_1430 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5642 = stablehlo.broadcast_in_dim %cst_1430, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5643 = stablehlo.multiply %5642, %5641 : tensor<768xf32>
    %5644 = stablehlo.subtract %arg12, %5643 : tensor<768xf32>
    %5645 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5646 = stablehlo.divide %3939, %5645 : tensor<768x768xf32>
    %5647 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5648 = stablehlo.divide %4693, %5647 : tensor<768x768xf32>
    %5649 = stablehlo.sqrt %5648 : tensor<768x768xf32>
    %cst_1431 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5650 = stablehlo.broadcast_in_dim %cst_1431, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5651 = stablehlo.add %5649, %5650 : tensor<768x768xf32>
    %5652 = stablehlo.divide %5646, %5651 : tensor<768x768xf32>
    %cst_1432 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5653 = stablehlo.broadcast_in_dim %cst_1432, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5654 = stablehlo.multiply %5653, %5652 : tensor<768x768xf32>
    %5655 = stablehlo.subtract %arg13, %5654 : tensor<768x768xf32>
    %5656 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5657 = stablehlo.divide %3944, %5656 : tensor<2304xf32>
    %5658 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5659 = stablehlo.divide %4699, %5658 : tensor<2304xf32>
    %5660 = stablehlo.sqrt %5659 : tensor<2304xf32>
    %cst_1433 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5661 = stablehlo.broadcast_in_dim %cst_1433, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5662 = stablehlo.add %5660, %5661 : tensor<2304xf32>
    %5663 = stablehlo.divide %5657, %5662 : tensor<2304xf32>
    %cst_1434 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5664 = stablehlo.broadcast_in_dim %cst_1434, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5665 = stablehlo.multiply %5664, %5663 : tensor<2304xf32>
    %5666 = stablehlo.subtract %arg14, %5665 : tensor<2304xf32>
    %5667 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5668 = stablehlo.divide %3949, %5667 : tensor<768x2304xf32>
    %5669 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5670 = stablehlo.divide %4705, %5669 : tensor<768x2304xf32>
    %5671 = stablehlo.sqrt %5670 : tensor<768x2304xf32>
    %cst_1435 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5672 = stablehlo.broadcast_in_dim %cst_1435, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5673 = stablehlo.add %5671, %5672 : tensor<768x2304xf32>
    %5674 = stablehlo.divide %5668, %5673 : tensor<768x2304xf32>
    %cst_1436 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5675 = stablehlo.broadcast_in_dim %cst_1436, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5676 = stablehlo.multiply %5675, %5674 : tensor<768x2304xf32>
    %5677 = stablehlo.subtract %arg15, %5676 : tensor<768x2304xf32>
    %5678 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5679 = stablehlo.divide %3954, %5678 : tensor<768xf32>
    %5680 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5681 = stablehlo.divide %4711, %5680 : tensor<768xf32>
    %5682 = stablehlo.sqrt %5681 : tensor<768xf32>
    %cst_1437 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5683 = stablehlo.broadcast_in_dim %cst_1437, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5684 = stablehlo.add %5682, %5683 : tensor<768xf32>
    %5685 = stablehlo.divide %5679, %5684 : tensor<768xf32>
    %cst_1438 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5686 = stablehlo.broadcast_in_dim %cst_1438, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5687 = stablehlo.multiply %5686, %5685 : tensor<768xf32>
    %5688 = stablehlo.subtract %arg16, %5687 : tensor<768xf32>
    %5689 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5690 = stablehlo.divide %3959, %5689 : tensor<768xf32>
    %5691 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5692 = stablehlo.divide %4717, %5691 : tensor<768xf32>
    %5693 = stablehlo.sqrt %5692 : tensor<768xf32>
    %cst_1439 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5694 = stablehlo.broadcast_in_dim %cst_1439, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5695 = stablehlo.add %5693, %5694 : tensor<768xf32>
    %5696 = stablehlo.divide %5690, %5695 : tensor<768xf32>
    %cst_1440 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5697 = stablehlo.broadcast_in_dim %cst_1440, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5698 = stablehlo.multiply %5697, %5696 : tensor<768xf32>
    %5699 = stablehlo.subtract %arg17, %5698 : tensor<768xf32>
    %5700 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5701 = stablehlo.divide %3964, %5700 : tensor<768xf32>
    %5702 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5703 = stablehlo.divide %4723, %5702 : tensor<768xf32>
    %5704 = stablehlo.sqrt %5703 : tensor<768xf32>
    %cst_1441 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5705 = stablehlo.broadcast_in_dim %cst_1441, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5706 = stablehlo.add %5704, %5705 : tensor<768xf32>
    %5707 = stablehlo.divide %5701, %5706 : tensor<768xf32>
    %cst_1442 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5708 = stablehlo.broadcast_in_dim %cst_1442, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5709 = stablehlo.multiply %5708, %5707 : tensor<768xf32>
    %5710 = stablehlo.subtract %arg18, %5709 : tensor<768xf32>
    %5711 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5712 = stablehlo.divide %3969, %5711 : tensor<768xf32>
    %5713 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5714 = stablehlo.divide %4729, %5713 : tensor<768xf32>
    %5715 = stablehlo.sqrt %5714 : tensor<768xf32>
    %cst_1443 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5716 = stablehlo.broadcast_in_dim %cst_1443, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5717 = stablehlo.add %5715, %5716 : tensor<768xf32>
    %5718 = stablehlo.divide %5712, %5717 : tensor<768xf32>
    %cst_1444 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5719 = stablehlo.broadcast_in_dim %cst_1444, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5720 = stablehlo.multiply %5719, %5718 : tensor<768xf32>
    %5721 = stablehlo.subtract %arg19, %5720 : tensor<768xf32>
    %5722 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5723 = stablehlo.divide %3974, %5722 : tensor<768xf32>
    %5724 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5725 = stablehlo.divide %4735, %5724 : tensor<768xf32>
    %5726 = stablehlo.sqrt %5725 : tensor<768xf32>
    %cst_1445 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5727 = stablehlo.broadcast_in_dim %cst_1445, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5728 = stablehlo.add %5726, %5727 : tensor<768xf32>
    %5729 = stablehlo.divide %5723, %5728 : tensor<768xf32>
    %cst_1446 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5730 = stablehlo.broadcast_in_dim %cst_1446, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5731 = stablehlo.multiply %5730, %5729 : tensor<768xf32>
    %5732 = stablehlo.subtract %arg20, %5731 : tensor<768xf32>
    %5733 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5734 = stablehlo.divide %3979, %5733 : tensor<3072x768xf32>
    %5735 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5736 = stablehlo.divide %4741, %5735 : tensor<3072x768xf32>
    %5737 = stablehlo.sqrt %5736 : tensor<3072x768xf32>
    %cst_1447 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5738 = stablehlo.broadcast_in_dim %cst_1447, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5739 = stablehlo.add %5737, %5738 : tensor<3072x768xf32>
    %5740 = stablehlo.divide %5734, %5739 : tensor<3072x768xf32>
    %cst_1448 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5741 = stablehlo.broadcast_in_dim %cst_1448, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5742 = stablehlo.multiply %5741, %5740 : tensor<3072x768xf32>
    %5743 = stablehlo.subtract %arg21, %5742 : tensor<3072x768xf32>
    %5744 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5745 = stablehlo.divide %3984, %5744 : tensor<3072xf32>
    %5746 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5747 = stablehlo.divide %4747, %5746 : tensor<3072xf32>
    %5748 = stablehlo.sqrt %5747 : tensor<3072xf32>
    %cst_1449 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5749 = stablehlo.broadcast_in_dim %cst_1449, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5750 = stablehlo.add %5748, %5749 : tensor<3072xf32>
    %5751 = stablehlo.divide %5745, %5750 : tensor<3072xf32>
    %cst_1450 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5752 = stablehlo.broadcast_in_dim %cst_1450, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5753 = stablehlo.multiply %5752, %5751 : tensor<3072xf32>
    %5754 = stablehlo.subtract %arg22, %5753 : tensor<3072xf32>
    %5755 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5756 = stablehlo.divide %3989, %5755 : tensor<768x3072xf32>
    %5757 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5758 = stablehlo.divide %4753, %5757 : tensor<768x3072xf32>
    %5759 = stablehlo.sqrt %5758 : tensor<768x3072xf32>
    %cst_1451 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5760 = stablehlo.broadcast_in_dim %cst_1451, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5761 = stablehlo.add %5759, %5760 : tensor<768x3072xf32>
    %5762 = stablehlo.divide %5756, %5761 : tensor<768x3072xf32>
    %cst_1452 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5763 = stablehlo.broadcast_in_dim %cst_1452, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5764 = stablehlo.multiply %5763, %5762 : tensor<768x3072xf32>
    %5765 = stablehlo.subtract %arg23, %5764 : tensor<768x3072xf32>
    %5766 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5767 = stablehlo.divide %3994, %5766 : tensor<768xf32>
    %5768 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5769 = stablehlo.divide %4759, %5768 : tensor<768xf32>
    %5770 = stablehlo.sqrt %5769 : tensor<768xf32>
    %cst_1453 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5771 = stablehlo.broadcast_in_dim %cst_1453, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5772 = stablehlo.add %5770, %5771 : tensor<768xf32>
    %5773 = stablehlo.divide %5767, %5772 : tensor<768xf32>
    %cst_1454 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5774 = stablehlo.broadcast_in_dim %cst_1454, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5775 = stablehlo.multiply %5774, %5773 : tensor<768xf32>
    %5776 = stablehlo.subtract %arg24, %5775 : tensor<768xf32>
    %5777 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5778 = stablehlo.divide %3999, %5777 : tensor<768x768xf32>
    %5779 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5780 = stablehlo.divide %4765, %5779 : tensor<768x768xf32>
    %5781 = stablehlo.sqrt %5780 : tensor<768x768xf32>
    %cst_1455 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5782 = stablehlo.broadcast_in_dim %cst_1455, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5783 = stablehlo.add %5781, %5782 : tensor<768x768xf32>
    %5784 = stablehlo.divide %5778, %5783 : tensor<768x768xf32>
    %cst_1456 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5785 = stablehlo.broadcast_in_dim %cst_1456, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5786 = stablehlo.multiply %5785, %5784 : tensor<768x768xf32>
    %5787 = stablehlo.subtract %arg25, %5786 : tensor<768x768xf32>
    %5788 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5789 = stablehlo.divide %4004, %5788 : tensor<2304xf32>
    %5790 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5791 = stablehlo.divide %4771, %5790 : tensor<2304xf32>
    %5792 = stablehlo.sqrt %5791 : tensor<2304xf32>
    %cst_1457 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5793 = stablehlo.broadcast_in_dim %cst_1457, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5794 = stablehlo.add %5792, %5793 : tensor<2304xf32>
    %5795 = stablehlo.divide %5789, %5794 : tensor<2304xf32>
    %cst_1458 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5796 = stablehlo.broadcast_in_dim %cst_1458, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5797 = stablehlo.multiply %5796, %5795 : tensor<2304xf32>
    %5798 = stablehlo.subtract %arg26, %5797 : tensor<2304xf32>
    %5799 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5800 = stablehlo.divide %4009, %5799 : tensor<768x2304xf32>
    %5801 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5802 = stablehlo.divide %4777, %5801 : tensor<768x2304xf32>
    %5803 = stablehlo.sqrt %5802 : tensor<768x2304xf32>
    %cst_1459 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5804 = stablehlo.broadcast_in_dim %cst_1459, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5805 = stablehlo.add %5803, %5804 : tensor<768x2304xf32>
    %5806 = stablehlo.divide %5800, %5805 : tensor<768x2304xf32>
    %cst_1460 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5807 = stablehlo.broadcast_in_dim %cst_1460, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5808 = stablehlo.multiply %5807, %5806 : tensor<768x2304xf32>
    %5809 = stablehlo.subtract %arg27, %5808 : tensor<768x2304xf32>
    %5810 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5811 = stablehlo.divide %4014, %5810 : tensor<768xf32>
    %5812 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5813 = stablehlo.divide %4783, %5812 : tensor<768xf32>
    %5814 = stablehlo.sqrt %5813 : tensor<768xf32>
    %cst_1461 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5815 = stablehlo.broadcast_in_dim %cst_1461, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5816 = stablehlo.add %5814, %5815 : tensor<768xf32>
    %5817 = stablehlo.divide %5811, %5816 : tensor<768xf32>
    %cst_1462 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5818 = stablehlo.broadcast_in_dim %cst_1462, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5819 = stablehlo.multiply %5818, %5817 : tensor<768xf32>
    %5820 = stablehlo.subtract %arg28, %5819 : tensor<768xf32>
    %5821 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5822 = stablehlo.divide %4019, %5821 : tensor<768xf32>
    %5823 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5824 = stablehlo.divide %4789, %5823 : tensor<768xf32>
    %5825 = stablehlo.sqrt %5824 : tensor<768xf32>
    %cst_1463 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5826 = stablehlo.broadcast_in_dim %cst_1463, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5827 = stablehlo.add %5825, %5826 : tensor<768xf32>
    %5828 = stablehlo.divide %5822, %5827 : tensor<768xf32>
    %cst_1464 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5829 = stablehlo.broadcast_in_dim %cst_1464, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5830 = stablehlo.multiply %5829, %5828 : tensor<768xf32>
    %5831 = stablehlo.subtract %arg29, %5830 : tensor<768xf32>
    %5832 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5833 = stablehlo.divide %4024, %5832 : tensor<768xf32>
    %5834 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5835 = stablehlo.divide %4795, %5834 : tensor<768xf32>
    %5836 = stablehlo.sqrt %5835 : tensor<768xf32>
    %cst_1465 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5837 = stablehlo.broadcast_in_dim %cst_1465, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5838 = stablehlo.add %5836, %5837 : tensor<768xf32>
    %5839 = stablehlo.divide %5833, %5838 : tensor<768xf32>
    %cst_1466 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5840 = stablehlo.broadcast_in_dim %cst_1466, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5841 = stablehlo.multiply %5840, %5839 : tensor<768xf32>
    %5842 = stablehlo.subtract %arg30, %5841 : tensor<768xf32>
    %5843 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5844 = stablehlo.divide %4029, %5843 : tensor<768xf32>
    %5845 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5846 = stablehlo.divide %4801, %5845 : tensor<768xf32>
    %5847 = stablehlo.sqrt %5846 : tensor<768xf32>
    %cst_1467 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5848 = stablehlo.broadcast_in_dim %cst_1467, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5849 = stablehlo.add %5847, %5848 : tensor<768xf32>
    %5850 = stablehlo.divide %5844, %5849 : tensor<768xf32>
    %cst_1468 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5851 = stablehlo.broadcast_in_dim %cst_1468, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5852 = stablehlo.multiply %5851, %5850 : tensor<768xf32>
    %5853 = stablehlo.subtract %arg31, %5852 : tensor<768xf32>
    %5854 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5855 = stablehlo.divide %4034, %5854 : tensor<768xf32>
    %5856 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5857 = stablehlo.divide %4807, %5856 : tensor<768xf32>
    %5858 = stablehlo.sqrt %5857 : tensor<768xf32>
    %cst_1469 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5859 = stablehlo.broadcast_in_dim %cst_1469, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5860 = stablehlo.add %5858, %5859 : tensor<768xf32>
    %5861 = stablehlo.divide %5855, %5860 : tensor<768xf32>
    %cst_1470 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5862 = stablehlo.broadcast_in_dim %cst_1470, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5863 = stablehlo.multiply %5862, %5861 : tensor<768xf32>
    %5864 = stablehlo.subtract %arg32, %5863 : tensor<768xf32>
    %5865 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5866 = stablehlo.divide %4039, %5865 : tensor<3072x768xf32>
    %5867 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5868 = stablehlo.divide %4813, %5867 : tensor<3072x768xf32>
    %5869 = stablehlo.sqrt %5868 : tensor<3072x768xf32>
    %cst_1471 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5870 = stablehlo.broadcast_in_dim %cst_1471, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5871 = stablehlo.add %5869, %5870 : tensor<3072x768xf32>
    %5872 = stablehlo.divide %5866, %5871 : tensor<3072x768xf32>
    %cst_1472 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5873 = stablehlo.broadcast_in_dim %cst_1472, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5874 = stablehlo.multiply %5873, %5872 : tensor<3072x768xf32>
    %5875 = stablehlo.subtract %arg33, %5874 : tensor<3072x768xf32>
    %5876 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5877 = stablehlo.divide %4044, %5876 : tensor<3072xf32>
    %5878 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5879 = stablehlo.divide %4819, %5878 : tensor<3072xf32>
    %5880 = stablehlo.sqrt %5879 : tensor<3072xf32>
    %cst_1473 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5881 = stablehlo.broadcast_in_dim %cst_1473, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5882 = stablehlo.add %5880, %5881 : tensor<3072xf32>
    %5883 = stablehlo.divide %5877, %5882 : tensor<3072xf32>
    %cst_1474 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5884 = stablehlo.broadcast_in_dim %cst_1474, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5885 = stablehlo.multiply %5884, %5883 : tensor<3072xf32>
    %5886 = stablehlo.subtract %arg34, %5885 : tensor<3072xf32>
    %5887 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5888 = stablehlo.divide %4049, %5887 : tensor<768x3072xf32>
    %5889 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5890 = stablehlo.divide %4825, %5889 : tensor<768x3072xf32>
    %5891 = stablehlo.sqrt %5890 : tensor<768x3072xf32>
    %cst_1475 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5892 = stablehlo.broadcast_in_dim %cst_1475, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5893 = stablehlo.add %5891, %5892 : tensor<768x3072xf32>
    %5894 = stablehlo.divide %5888, %5893 : tensor<768x3072xf32>
    %cst_1476 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5895 = stablehlo.broadcast_in_dim %cst_1476, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %5896 = stablehlo.multiply %5895, %5894 : tensor<768x3072xf32>
    %5897 = stablehlo.subtract %arg35, %5896 : tensor<768x3072xf32>
    %5898 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5899 = stablehlo.divide %4054, %5898 : tensor<768xf32>
    %5900 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5901 = stablehlo.divide %4831, %5900 : tensor<768xf32>
    %5902 = stablehlo.sqrt %5901 : tensor<768xf32>
    %cst_1477 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5903 = stablehlo.broadcast_in_dim %cst_1477, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5904 = stablehlo.add %5902, %5903 : tensor<768xf32>
    %5905 = stablehlo.divide %5899, %5904 : tensor<768xf32>
    %cst_1478 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5906 = stablehlo.broadcast_in_dim %cst_1478, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5907 = stablehlo.multiply %5906, %5905 : tensor<768xf32>
    %5908 = stablehlo.subtract %arg36, %5907 : tensor<768xf32>
    %5909 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5910 = stablehlo.divide %4059, %5909 : tensor<768x768xf32>
    %5911 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5912 = stablehlo.divide %4837, %5911 : tensor<768x768xf32>
    %5913 = stablehlo.sqrt %5912 : tensor<768x768xf32>
    %cst_1479 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5914 = stablehlo.broadcast_in_dim %cst_1479, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5915 = stablehlo.add %5913, %5914 : tensor<768x768xf32>
    %5916 = stablehlo.divide %5910, %5915 : tensor<768x768xf32>
    %cst_1480 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5917 = stablehlo.broadcast_in_dim %cst_1480, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %5918 = stablehlo.multiply %5917, %5916 : tensor<768x768xf32>
    %5919 = stablehlo.subtract %arg37, %5918 : tensor<768x768xf32>
    %5920 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5921 = stablehlo.divide %4064, %5920 : tensor<2304xf32>
    %5922 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5923 = stablehlo.divide %4843, %5922 : tensor<2304xf32>
    %5924 = stablehlo.sqrt %5923 : tensor<2304xf32>
    %cst_1481 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5925 = stablehlo.broadcast_in_dim %cst_1481, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5926 = stablehlo.add %5924, %5925 : tensor<2304xf32>
    %5927 = stablehlo.divide %5921, %5926 : tensor<2304xf32>
    %cst_1482 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5928 = stablehlo.broadcast_in_dim %cst_1482, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %5929 = stablehlo.multiply %5928, %5927 : tensor<2304xf32>
    %5930 = stablehlo.subtract %arg38, %5929 : tensor<2304xf32>
    %5931 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5932 = stablehlo.divide %4069, %5931 : tensor<768x2304xf32>
    %5933 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5934 = stablehlo.divide %4849, %5933 : tensor<768x2304xf32>
    %5935 = stablehlo.sqrt %5934 : tensor<768x2304xf32>
    %cst_1483 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5936 = stablehlo.broadcast_in_dim %cst_1483, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5937 = stablehlo.add %5935, %5936 : tensor<768x2304xf32>
    %5938 = stablehlo.divide %5932, %5937 : tensor<768x2304xf32>
    %cst_1484 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5939 = stablehlo.broadcast_in_dim %cst_1484, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %5940 = stablehlo.multiply %5939, %5938 : tensor<768x2304xf32>
    %5941 = stablehlo.subtract %arg39, %5940 : tensor<768x2304xf32>
    %5942 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5943 = stablehlo.divide %4074, %5942 : tensor<768xf32>
    %5944 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5945 = stablehlo.divide %4855, %5944 : tensor<768xf32>
    %5946 = stablehlo.sqrt %5945 : tensor<768xf32>
    %cst_1485 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5947 = stablehlo.broadcast_in_dim %cst_1485, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5948 = stablehlo.add %5946, %5947 : tensor<768xf32>
    %5949 = stablehlo.divide %5943, %5948 : tensor<768xf32>
    %cst_1486 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5950 = stablehlo.broadcast_in_dim %cst_1486, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5951 = stablehlo.multiply %5950, %5949 : tensor<768xf32>
    %5952 = stablehlo.subtract %arg40, %5951 : tensor<768xf32>
    %5953 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5954 = stablehlo.divide %4079, %5953 : tensor<768xf32>
    %5955 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5956 = stablehlo.divide %4861, %5955 : tensor<768xf32>
    %5957 = stablehlo.sqrt %5956 : tensor<768xf32>
    %cst_1487 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5958 = stablehlo.broadcast_in_dim %cst_1487, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5959 = stablehlo.add %5957, %5958 : tensor<768xf32>
    %5960 = stablehlo.divide %5954, %5959 : tensor<768xf32>
    %cst_1488 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5961 = stablehlo.broadcast_in_dim %cst_1488, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5962 = stablehlo.multiply %5961, %5960 : tensor<768xf32>
    %5963 = stablehlo.subtract %arg41, %5962 : tensor<768xf32>
    %5964 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5965 = stablehlo.divide %4084, %5964 : tensor<768xf32>
    %5966 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5967 = stablehlo.divide %4867, %5966 : tensor<768xf32>
    %5968 = stablehlo.sqrt %5967 : tensor<768xf32>
    %cst_1489 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5969 = stablehlo.broadcast_in_dim %cst_1489, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5970 = stablehlo.add %5968, %5969 : tensor<768xf32>
    %5971 = stablehlo.divide %5965, %5970 : tensor<768xf32>
    %cst_1490 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5972 = stablehlo.broadcast_in_dim %cst_1490, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5973 = stablehlo.multiply %5972, %5971 : tensor<768xf32>
    %5974 = stablehlo.subtract %arg42, %5973 : tensor<768xf32>
    %5975 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5976 = stablehlo.divide %4089, %5975 : tensor<768xf32>
    %5977 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5978 = stablehlo.divide %4873, %5977 : tensor<768xf32>
    %5979 = stablehlo.sqrt %5978 : tensor<768xf32>
    %cst_1491 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5980 = stablehlo.broadcast_in_dim %cst_1491, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5981 = stablehlo.add %5979, %5980 : tensor<768xf32>
    %5982 = stablehlo.divide %5976, %5981 : tensor<768xf32>
    %cst_1492 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5983 = stablehlo.broadcast_in_dim %cst_1492, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5984 = stablehlo.multiply %5983, %5982 : tensor<768xf32>
    %5985 = stablehlo.subtract %arg43, %5984 : tensor<768xf32>
    %5986 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5987 = stablehlo.divide %4094, %5986 : tensor<768xf32>
    %5988 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5989 = stablehlo.divide %4879, %5988 : tensor<768xf32>
    %5990 = stablehlo.sqrt %5989 : tensor<768xf32>
    %cst_1493 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %5991 = stablehlo.broadcast_in_dim %cst_1493, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5992 = stablehlo.add %5990, %5991 : tensor<768xf32>
    %5993 = stablehlo.divide %5987, %5992 : tensor<768xf32>
    %cst_1494 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %5994 = stablehlo.broadcast_in_dim %cst_1494, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5995 = stablehlo.multiply %5994, %5993 : tensor<768xf32>
    %5996 = stablehlo.subtract %arg44, %5995 : tensor<768xf32>
    %5997 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %5998 = stablehlo.divide %4099, %5997 : tensor<3072x768xf32>
    %5999 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6000 = stablehlo.divide %4885, %5999 : tensor<3072x768xf32>
    %6001 = stablehlo.sqrt %6000 : tensor<3072x768xf32>
    %cst_1495 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6002 = stablehlo.broadcast_in_dim %cst_1495, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6003 = stablehlo.add %6001, %6002 : tensor<3072x768xf32>
    %6004 = stablehlo.divide %5998, %6003 : tensor<3072x768xf32>
    %cst_1496 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6005 = stablehlo.broadcast_in_dim %cst_1496, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6006 = stablehlo.multiply %6005, %6004 : tensor<3072x768xf32>
    %6007 = stablehlo.subtract %arg45, %6006 : tensor<3072x768xf32>
    %6008 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6009 = stablehlo.divide %4104, %6008 : tensor<3072xf32>
    %6010 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6011 = stablehlo.divide %4891, %6010 : tensor<3072xf32>
    %6012 = stablehlo.sqrt %6011 : tensor<3072xf32>
    %cst_1497 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6013 = stablehlo.broadcast_in_dim %cst_1497, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6014 = stablehlo.add %6012, %6013 : tensor<3072xf32>
    %6015 = stablehlo.divide %6009, %6014 : tensor<3072xf32>
    %cst_1498 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6016 = stablehlo.broadcast_in_dim %cst_1498, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6017 = stablehlo.multiply %6016, %6015 : tensor<3072xf32>
    %6018 = stablehlo.subtract %arg46, %6017 : tensor<3072xf32>
    %6019 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6020 = stablehlo.divide %4109, %6019 : tensor<768x3072xf32>
    %6021 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6022 = stablehlo.divide %4897, %6021 : tensor<768x3072xf32>
    %6023 = stablehlo.sqrt %6022 : tensor<768x3072xf32>
    %cst_1499 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6024 = stablehlo.broadcast_in_dim %cst_1499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6025 = stablehlo.add %6023, %6024 : tensor<768x3072xf32>
    %6026 = stablehlo.divide %6020, %6025 : tensor<768x3072xf32>
    %cst_1500 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6027 = stablehlo.broadcast_in_dim %cst_1500, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6028 = stablehlo.multiply %6027, %6026 : tensor<768x3072xf32>
    %6029 = stablehlo.subtract %arg47, %6028 : tensor<768x3072xf32>
    %6030 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6031 = stablehlo.divide %4114, %6030 : tensor<768xf32>
    %6032 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6033 = stablehlo.divide %4903, %6032 : tensor<768xf32>
    %6034 = stablehlo.sqrt %6033 : tensor<768xf32>
    %cst_1501 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6035 = stablehlo.broadcast_in_dim %cst_1501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6036 = stablehlo.add %6034, %6035 : tensor<768xf32>
    %6037 = stablehlo.divide %6031, %6036 : tensor<768xf32>
    %cst_1502 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6038 = stablehlo.broadcast_in_dim %cst_1502, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6039 = stablehlo.multiply %6038, %6037 : tensor<768xf32>
    %6040 = stablehlo.subtract %arg48, %6039 : tensor<768xf32>
    %6041 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6042 = stablehlo.divide %4119, %6041 : tensor<768x768xf32>
    %6043 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6044 = stablehlo.divide %4909, %6043 : tensor<768x768xf32>
    %6045 = stablehlo.sqrt %6044 : tensor<768x768xf32>
    %cst_1503 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6046 = stablehlo.broadcast_in_dim %cst_1503, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6047 = stablehlo.add %6045, %6046 : tensor<768x768xf32>
    %6048 = stablehlo.divide %6042, %6047 : tensor<768x768xf32>
    %cst_1504 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6049 = stablehlo.broadcast_in_dim %cst_1504, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6050 = stablehlo.multiply %6049, %6048 : tensor<768x768xf32>
    %6051 = stablehlo.subtract %arg49, %6050 : tensor<768x768xf32>
    %6052 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6053 = stablehlo.divide %4124, %6052 : tensor<2304xf32>
    %6054 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6055 = stablehlo.divide %4915, %6054 : tensor<2304xf32>
    %6056 = stablehlo.sqrt %6055 : tensor<2304xf32>
    %cst_1505 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6057 = stablehlo.broadcast_in_dim %cst_1505, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6058 = stablehlo.add %6056, %6057 : tensor<2304xf32>
    %6059 = stablehlo.divide %6053, %6058 : tensor<2304xf32>
    %cst_1506 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6060 = stablehlo.broadcast_in_dim %cst_1506, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6061 = stablehlo.multiply %6060, %6059 : tensor<2304xf32>
    %6062 = stablehlo.subtract %arg50, %6061 : tensor<2304xf32>
    %6063 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6064 = stablehlo.divide %4129, %6063 : tensor<768x2304xf32>
    %6065 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6066 = stablehlo.divide %4921, %6065 : tensor<768x2304xf32>
    %6067 = stablehlo.sqrt %6066 : tensor<768x2304xf32>
    %cst_1507 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6068 = stablehlo.broadcast_in_dim %cst_1507, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6069 = stablehlo.add %6067, %6068 : tensor<768x2304xf32>
    %6070 = stablehlo.divide %6064, %6069 : tensor<768x2304xf32>
    %cst_1508 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6071 = stablehlo.broadcast_in_dim %cst_1508, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6072 = stablehlo.multiply %6071, %6070 : tensor<768x2304xf32>
    %6073 = stablehlo.subtract %arg51, %6072 : tensor<768x2304xf32>
    %6074 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6075 = stablehlo.divide %4134, %6074 : tensor<768xf32>
    %6076 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6077 = stablehlo.divide %4927, %6076 : tensor<768xf32>
    %6078 = stablehlo.sqrt %6077 : tensor<768xf32>
    %cst_1509 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6079 = stablehlo.broadcast_in_dim %cst_1509, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6080 = stablehlo.add %6078, %6079 : tensor<768xf32>
    %6081 = stablehlo.divide %6075, %6080 : tensor<768xf32>
    %cst_1510 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6082 = stablehlo.broadcast_in_dim %cst_1510, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6083 = stablehlo.multiply %6082, %6081 : tensor<768xf32>
    %6084 = stablehlo.subtract %arg52, %6083 : tensor<768xf32>
    %6085 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6086 = stablehlo.divide %4139, %6085 : tensor<768xf32>
    %6087 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6088 = stablehlo.divide %4933, %6087 : tensor<768xf32>
    %6089 = stablehlo.sqrt %6088 : tensor<768xf32>
    %cst_1511 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6090 = stablehlo.broadcast_in_dim %cst_1511, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6091 = stablehlo.add %6089, %6090 : tensor<768xf32>
    %6092 = stablehlo.divide %6086, %6091 : tensor<768xf32>
    %cst_1512 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6093 = stablehlo.broadcast_in_dim %cst_1512, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6094 = stablehlo.multiply %6093, %6092 : tensor<768xf32>
    %6095 = stablehlo.subtract %arg53, %6094 : tensor<768xf32>
    %6096 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6097 = stablehlo.divide %4144, %6096 : tensor<768xf32>
    %6098 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6099 = stablehlo.divide %4939, %6098 : tensor<768xf32>
    %6100 = stablehlo.sqrt %6099 : tensor<768xf32>
    %cst_1513 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6101 = stablehlo.broadcast_in_dim %cst_1513, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6102 = stablehlo.add %6100, %6101 : tensor<768xf32>
    %6103 = stablehlo.divide %6097, %6102 : tensor<768xf32>
    %cst_1514 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6104 = stablehlo.broadcast_in_dim %cst_1514, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6105 = stablehlo.multiply %6104, %6103 : tensor<768xf32>
    %6106 = stablehlo.subtract %arg54, %6105 : tensor<768xf32>
    %6107 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6108 = stablehlo.divide %4149, %6107 : tensor<768xf32>
    %6109 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6110 = stablehlo.divide %4945, %6109 : tensor<768xf32>
    %6111 = stablehlo.sqrt %6110 : tensor<768xf32>
    %cst_1515 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6112 = stablehlo.broadcast_in_dim %cst_1515, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6113 = stablehlo.add %6111, %6112 : tensor<768xf32>
    %6114 = stablehlo.divide %6108, %6113 : tensor<768xf32>
    %cst_1516 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6115 = stablehlo.broadcast_in_dim %cst_1516, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6116 = stablehlo.multiply %6115, %6114 : tensor<768xf32>
    %6117 = stablehlo.subtract %arg55, %6116 : tensor<768xf32>
    %6118 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6119 = stablehlo.divide %4154, %6118 : tensor<768xf32>
    %6120 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6121 = stablehlo.divide %4951, %6120 : tensor<768xf32>
    %6122 = stablehlo.sqrt %6121 : tensor<768xf32>
    %cst_1517 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6123 = stablehlo.broadcast_in_dim %cst_1517, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6124 = stablehlo.add %6122, %6123 : tensor<768xf32>
    %6125 = stablehlo.divide %6119, %6124 : tensor<768xf32>
    %cst_1518 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6126 = stablehlo.broadcast_in_dim %cst_1518, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6127 = stablehlo.multiply %6126, %6125 : tensor<768xf32>
    %6128 = stablehlo.subtract %arg56, %6127 : tensor<768xf32>
    %6129 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6130 = stablehlo.divide %4159, %6129 : tensor<3072x768xf32>
    %6131 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6132 = stablehlo.divide %4957, %6131 : tensor<3072x768xf32>
    %6133 = stablehlo.sqrt %6132 : tensor<3072x768xf32>
    %cst_1519 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6134 = stablehlo.broadcast_in_dim %cst_1519, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6135 = stablehlo.add %6133, %6134 : tensor<3072x768xf32>
    %6136 = stablehlo.divide %6130, %6135 : tensor<3072x768xf32>
    %cst_1520 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6137 = stablehlo.broadcast_in_dim %cst_1520, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6138 = stablehlo.multiply %6137, %6136 : tensor<3072x768xf32>
    %6139 = stablehlo.subtract %arg57, %6138 : tensor<3072x768xf32>
    %6140 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6141 = stablehlo.divide %4164, %6140 : tensor<3072xf32>
    %6142 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6143 = stablehlo.divide %4963, %6142 : tensor<3072xf32>
    %6144 = stablehlo.sqrt %6143 : tensor<3072xf32>
    %cst_1521 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6145 = stablehlo.broadcast_in_dim %cst_1521, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6146 = stablehlo.add %6144, %6145 : tensor<3072xf32>
    %6147 = stablehlo.divide %6141, %6146 : tensor<3072xf32>
    %cst_1522 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6148 = stablehlo.broadcast_in_dim %cst_1522, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6149 = stablehlo.multiply %6148, %6147 : tensor<3072xf32>
    %6150 = stablehlo.subtract %arg58, %6149 : tensor<3072xf32>
    %6151 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6152 = stablehlo.divide %4169, %6151 : tensor<768x3072xf32>
    %6153 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6154 = stablehlo.divide %4969, %6153 : tensor<768x3072xf32>
    %6155 = stablehlo.sqrt %6154 : tensor<768x3072xf32>
    %cst_1523 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6156 = stablehlo.broadcast_in_dim %cst_1523, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6157 = stablehlo.add %6155, %6156 : tensor<768x3072xf32>
    %6158 = stablehlo.divide %6152, %6157 : tensor<768x3072xf32>
    %cst_1524 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6159 = stablehlo.broadcast_in_dim %cst_1524, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6160 = stablehlo.multiply %6159, %6158 : tensor<768x3072xf32>
    %6161 = stablehlo.subtract %arg59, %6160 : tensor<768x3072xf32>
    %6162 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6163 = stablehlo.divide %4174, %6162 : tensor<768xf32>
    %6164 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6165 = stablehlo.divide %4975, %6164 : tensor<768xf32>
    %6166 = stablehlo.sqrt %6165 : tensor<768xf32>
    %cst_1525 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6167 = stablehlo.broadcast_in_dim %cst_1525, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6168 = stablehlo.add %6166, %6167 : tensor<768xf32>
    %6169 = stablehlo.divide %6163, %6168 : tensor<768xf32>
    %cst_1526 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6170 = stablehlo.broadcast_in_dim %cst_1526, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6171 = stablehlo.multiply %6170, %6169 : tensor<768xf32>
    %6172 = stablehlo.subtract %arg60, %6171 : tensor<768xf32>
    %6173 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6174 = stablehlo.divide %4179, %6173 : tensor<768x768xf32>
    %6175 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6176 = stablehlo.divide %4981, %6175 : tensor<768x768xf32>
    %6177 = stablehlo.sqrt %6176 : tensor<768x768xf32>
    %cst_1527 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6178 = stablehlo.broadcast_in_dim %cst_1527, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6179 = stablehlo.add %6177, %6178 : tensor<768x768xf32>
    %6180 = stablehlo.divide %6174, %6179 : tensor<768x768xf32>
    %cst_1528 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6181 = stablehlo.broadcast_in_dim %cst_1528, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6182 = stablehlo.multiply %6181, %6180 : tensor<768x768xf32>
    %6183 = stablehlo.subtract %arg61, %6182 : tensor<768x768xf32>
    %6184 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6185 = stablehlo.divide %4184, %6184 : tensor<2304xf32>
    %6186 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6187 = stablehlo.divide %4987, %6186 : tensor<2304xf32>
    %6188 = stablehlo.sqrt %6187 : tensor<2304xf32>
    %cst_1529 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6189 = stablehlo.broadcast_in_dim %cst_1529, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6190 = stablehlo.add %6188, %6189 : tensor<2304xf32>
    %6191 = stablehlo.divide %6185, %6190 : tensor<2304xf32>
    %cst_1530 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6192 = stablehlo.broadcast_in_dim %cst_1530, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6193 = stablehlo.multiply %6192, %6191 : tensor<2304xf32>
    %6194 = stablehlo.subtract %arg62, %6193 : tensor<2304xf32>
    %6195 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6196 = stablehlo.divide %4189, %6195 : tensor<768x2304xf32>
    %6197 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6198 = stablehlo.divide %4993, %6197 : tensor<768x2304xf32>
    %6199 = stablehlo.sqrt %6198 : tensor<768x2304xf32>
    %cst_1531 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6200 = stablehlo.broadcast_in_dim %cst_1531, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6201 = stablehlo.add %6199, %6200 : tensor<768x2304xf32>
    %6202 = stablehlo.divide %6196, %6201 : tensor<768x2304xf32>
    %cst_1532 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6203 = stablehlo.broadcast_in_dim %cst_1532, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6204 = stablehlo.multiply %6203, %6202 : tensor<768x2304xf32>
    %6205 = stablehlo.subtract %arg63, %6204 : tensor<768x2304xf32>
    %6206 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6207 = stablehlo.divide %4194, %6206 : tensor<768xf32>
    %6208 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6209 = stablehlo.divide %4999, %6208 : tensor<768xf32>
    %6210 = stablehlo.sqrt %6209 : tensor<768xf32>
    %cst_1533 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6211 = stablehlo.broadcast_in_dim %cst_1533, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6212 = stablehlo.add %6210, %6211 : tensor<768xf32>
    %6213 = stablehlo.divide %6207, %6212 : tensor<768xf32>
    %cst_1534 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6214 = stablehlo.broadcast_in_dim %cst_1534, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6215 = stablehlo.multiply %6214, %6213 : tensor<768xf32>
    %6216 = stablehlo.subtract %arg64, %6215 : tensor<768xf32>
    %6217 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6218 = stablehlo.divide %4199, %6217 : tensor<768xf32>
    %6219 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6220 = stablehlo.divide %5005, %6219 : tensor<768xf32>
    %6221 = stablehlo.sqrt %6220 : tensor<768xf32>
    %cst_1535 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6222 = stablehlo.broadcast_in_dim %cst_1535, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6223 = stablehlo.add %6221, %6222 : tensor<768xf32>
    %6224 = stablehlo.divide %6218, %6223 : tensor<768xf32>
    %cst_1536 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6225 = stablehlo.broadcast_in_dim %cst_1536, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6226 = stablehlo.multiply %6225, %6224 : tensor<768xf32>
    %6227 = stablehlo.subtract %arg65, %6226 : tensor<768xf32>
    %6228 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6229 = stablehlo.divide %4204, %6228 : tensor<768xf32>
    %6230 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6231 = stablehlo.divide %5011, %6230 : tensor<768xf32>
    %6232 = stablehlo.sqrt %6231 : tensor<768xf32>
    %cst_1537 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6233 = stablehlo.broadcast_in_dim %cst_1537, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6234 = stablehlo.add %6232, %6233 : tensor<768xf32>
    %6235 = stablehlo.divide %6229, %6234 : tensor<768xf32>
    %cst_1538 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6236 = stablehlo.broadcast_in_dim %cst_1538, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6237 = stablehlo.multiply %6236, %6235 : tensor<768xf32>
    %6238 = stablehlo.subtract %arg66, %6237 : tensor<768xf32>
    %6239 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6240 = stablehlo.divide %4209, %6239 : tensor<768xf32>
    %6241 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6242 = stablehlo.divide %5017, %6241 : tensor<768xf32>
    %6243 = stablehlo.sqrt %6242 : tensor<768xf32>
    %cst_1539 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6244 = stablehlo.broadcast_in_dim %cst_1539, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6245 = stablehlo.add %6243, %6244 : tensor<768xf32>
    %6246 = stablehlo.divide %6240, %6245 : tensor<768xf32>
    %cst_1540 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6247 = stablehlo.broadcast_in_dim %cst_1540, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6248 = stablehlo.multiply %6247, %6246 : tensor<768xf32>
    %6249 = stablehlo.subtract %arg67, %6248 : tensor<768xf32>
    %6250 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6251 = stablehlo.divide %4214, %6250 : tensor<768xf32>
    %6252 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6253 = stablehlo.divide %5023, %6252 : tensor<768xf32>
    %6254 = stablehlo.sqrt %6253 : tensor<768xf32>
    %cst_1541 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6255 = stablehlo.broadcast_in_dim %cst_1541, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6256 = stablehlo.add %6254, %6255 : tensor<768xf32>
    %6257 = stablehlo.divide %6251, %6256 : tensor<768xf32>
    %cst_1542 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6258 = stablehlo.broadcast_in_dim %cst_1542, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6259 = stablehlo.multiply %6258, %6257 : tensor<768xf32>
    %6260 = stablehlo.subtract %arg68, %6259 : tensor<768xf32>
    %6261 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6262 = stablehlo.divide %4219, %6261 : tensor<3072x768xf32>
    %6263 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6264 = stablehlo.divide %5029, %6263 : tensor<3072x768xf32>
    %6265 = stablehlo.sqrt %6264 : tensor<3072x768xf32>
    %cst_1543 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6266 = stablehlo.broadcast_in_dim %cst_1543, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6267 = stablehlo.add %6265, %6266 : tensor<3072x768xf32>
    %6268 = stablehlo.divide %6262, %6267 : tensor<3072x768xf32>
    %cst_1544 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6269 = stablehlo.broadcast_in_dim %cst_1544, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6270 = stablehlo.multiply %6269, %6268 : tensor<3072x768xf32>
    %6271 = stablehlo.subtract %arg69, %6270 : tensor<3072x768xf32>
    %6272 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6273 = stablehlo.divide %4224, %6272 : tensor<3072xf32>
    %6274 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6275 = stablehlo.divide %5035, %6274 : tensor<3072xf32>
    %6276 = stablehlo.sqrt %6275 : tensor<3072xf32>
    %cst_1545 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6277 = stablehlo.broadcast_in_dim %cst_1545, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6278 = stablehlo.add %6276, %6277 : tensor<3072xf32>
    %6279 = stablehlo.divide %6273, %6278 : tensor<3072xf32>
    %cst_1546 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6280 = stablehlo.broadcast_in_dim %cst_1546, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6281 = stablehlo.multiply %6280, %6279 : tensor<3072xf32>
    %6282 = stablehlo.subtract %arg70, %6281 : tensor<3072xf32>
    %6283 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6284 = stablehlo.divide %4229, %6283 : tensor<768x3072xf32>
    %6285 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6286 = stablehlo.divide %5041, %6285 : tensor<768x3072xf32>
    %6287 = stablehlo.sqrt %6286 : tensor<768x3072xf32>
    %cst_1547 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6288 = stablehlo.broadcast_in_dim %cst_1547, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6289 = stablehlo.add %6287, %6288 : tensor<768x3072xf32>
    %6290 = stablehlo.divide %6284, %6289 : tensor<768x3072xf32>
    %cst_1548 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6291 = stablehlo.broadcast_in_dim %cst_1548, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6292 = stablehlo.multiply %6291, %6290 : tensor<768x3072xf32>
    %6293 = stablehlo.subtract %arg71, %6292 : tensor<768x3072xf32>
    %6294 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6295 = stablehlo.divide %4234, %6294 : tensor<768xf32>
    %6296 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6297 = stablehlo.divide %5047, %6296 : tensor<768xf32>
    %6298 = stablehlo.sqrt %6297 : tensor<768xf32>
    %cst_1549 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6299 = stablehlo.broadcast_in_dim %cst_1549, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6300 = stablehlo.add %6298, %6299 : tensor<768xf32>
    %6301 = stablehlo.divide %6295, %6300 : tensor<768xf32>
    %cst_1550 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6302 = stablehlo.broadcast_in_dim %cst_1550, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6303 = stablehlo.multiply %6302, %6301 : tensor<768xf32>
    %6304 = stablehlo.subtract %arg72, %6303 : tensor<768xf32>
    %6305 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6306 = stablehlo.divide %4239, %6305 : tensor<768x768xf32>
    %6307 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6308 = stablehlo.divide %5053, %6307 : tensor<768x768xf32>
    %6309 = stablehlo.sqrt %6308 : tensor<768x768xf32>
    %cst_1551 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6310 = stablehlo.broadcast_in_dim %cst_1551, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6311 = stablehlo.add %6309, %6310 : tensor<768x768xf32>
    %6312 = stablehlo.divide %6306, %6311 : tensor<768x768xf32>
    %cst_1552 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6313 = stablehlo.broadcast_in_dim %cst_1552, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6314 = stablehlo.multiply %6313, %6312 : tensor<768x768xf32>
    %6315 = stablehlo.subtract %arg73, %6314 : tensor<768x768xf32>
    %6316 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6317 = stablehlo.divide %4244, %6316 : tensor<2304xf32>
    %6318 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6319 = stablehlo.divide %5059, %6318 : tensor<2304xf32>
    %6320 = stablehlo.sqrt %6319 : tensor<2304xf32>
    %cst_1553 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6321 = stablehlo.broadcast_in_dim %cst_1553, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6322 = stablehlo.add %6320, %6321 : tensor<2304xf32>
    %6323 = stablehlo.divide %6317, %6322 : tensor<2304xf32>
    %cst_1554 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6324 = stablehlo.broadcast_in_dim %cst_1554, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6325 = stablehlo.multiply %6324, %6323 : tensor<2304xf32>
    %6326 = stablehlo.subtract %arg74, %6325 : tensor<2304xf32>
    %6327 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6328 = stablehlo.divide %4249, %6327 : tensor<768x2304xf32>
    %6329 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6330 = stablehlo.divide %5065, %6329 : tensor<768x2304xf32>
    %6331 = stablehlo.sqrt %6330 : tensor<768x2304xf32>
    %cst_1555 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6332 = stablehlo.broadcast_in_dim %cst_1555, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6333 = stablehlo.add %6331, %6332 : tensor<768x2304xf32>
    %6334 = stablehlo.divide %6328, %6333 : tensor<768x2304xf32>
    %cst_1556 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6335 = stablehlo.broadcast_in_dim %cst_1556, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6336 = stablehlo.multiply %6335, %6334 : tensor<768x2304xf32>
    %6337 = stablehlo.subtract %arg75, %6336 : tensor<768x2304xf32>
    %6338 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6339 = stablehlo.divide %4254, %6338 : tensor<768xf32>
    %6340 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6341 = stablehlo.divide %5071, %6340 : tensor<768xf32>
    %6342 = stablehlo.sqrt %6341 : tensor<768xf32>
    %cst_1557 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6343 = stablehlo.broadcast_in_dim %cst_1557, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6344 = stablehlo.add %6342, %6343 : tensor<768xf32>
    %6345 = stablehlo.divide %6339, %6344 : tensor<768xf32>
    %cst_1558 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6346 = stablehlo.broadcast_in_dim %cst_1558, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6347 = stablehlo.multiply %6346, %6345 : tensor<768xf32>
    %6348 = stablehlo.subtract %arg76, %6347 : tensor<768xf32>
    %6349 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6350 = stablehlo.divide %4259, %6349 : tensor<768xf32>
    %6351 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6352 = stablehlo.divide %5077, %6351 : tensor<768xf32>
    %6353 = stablehlo.sqrt %6352 : tensor<768xf32>
    %cst_1559 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6354 = stablehlo.broadcast_in_dim %cst_1559, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6355 = stablehlo.add %6353, %6354 : tensor<768xf32>
    %6356 = stablehlo.divide %6350, %6355 : tensor<768xf32>
    %cst_1560 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6357 = stablehlo.broadcast_in_dim %cst_1560, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6358 = stablehlo.multiply %6357, %6356 : tensor<768xf32>
    %6359 = stablehlo.subtract %arg77, %6358 : tensor<768xf32>
    %6360 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6361 = stablehlo.divide %4264, %6360 : tensor<768xf32>
    %6362 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6363 = stablehlo.divide %5083, %6362 : tensor<768xf32>
    %6364 = stablehlo.sqrt %6363 : tensor<768xf32>
    %cst_1561 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6365 = stablehlo.broadcast_in_dim %cst_1561, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6366 = stablehlo.add %6364, %6365 : tensor<768xf32>
    %6367 = stablehlo.divide %6361, %6366 : tensor<768xf32>
    %cst_1562 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6368 = stablehlo.broadcast_in_dim %cst_1562, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6369 = stablehlo.multiply %6368, %6367 : tensor<768xf32>
    %6370 = stablehlo.subtract %arg78, %6369 : tensor<768xf32>
    %6371 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6372 = stablehlo.divide %4269, %6371 : tensor<768xf32>
    %6373 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6374 = stablehlo.divide %5089, %6373 : tensor<768xf32>
    %6375 = stablehlo.sqrt %6374 : tensor<768xf32>
    %cst_1563 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6376 = stablehlo.broadcast_in_dim %cst_1563, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6377 = stablehlo.add %6375, %6376 : tensor<768xf32>
    %6378 = stablehlo.divide %6372, %6377 : tensor<768xf32>
    %cst_1564 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6379 = stablehlo.broadcast_in_dim %cst_1564, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6380 = stablehlo.multiply %6379, %6378 : tensor<768xf32>
    %6381 = stablehlo.subtract %arg79, %6380 : tensor<768xf32>
    %6382 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6383 = stablehlo.divide %4274, %6382 : tensor<768xf32>
    %6384 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6385 = stablehlo.divide %5095, %6384 : tensor<768xf32>
    %6386 = stablehlo.sqrt %6385 : tensor<768xf32>
    %cst_1565 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6387 = stablehlo.broadcast_in_dim %cst_1565, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6388 = stablehlo.add %6386, %6387 : tensor<768xf32>
    %6389 = stablehlo.divide %6383, %6388 : tensor<768xf32>
    %cst_1566 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6390 = stablehlo.broadcast_in_dim %cst_1566, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6391 = stablehlo.multiply %6390, %6389 : tensor<768xf32>
    %6392 = stablehlo.subtract %arg80, %6391 : tensor<768xf32>
    %6393 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6394 = stablehlo.divide %4279, %6393 : tensor<3072x768xf32>
    %6395 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6396 = stablehlo.divide %5101, %6395 : tensor<3072x768xf32>
    %6397 = stablehlo.sqrt %6396 : tensor<3072x768xf32>
    %cst_1567 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6398 = stablehlo.broadcast_in_dim %cst_1567, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6399 = stablehlo.add %6397, %6398 : tensor<3072x768xf32>
    %6400 = stablehlo.divide %6394, %6399 : tensor<3072x768xf32>
    %cst_1568 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6401 = stablehlo.broadcast_in_dim %cst_1568, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6402 = stablehlo.multiply %6401, %6400 : tensor<3072x768xf32>
    %6403 = stablehlo.subtract %arg81, %6402 : tensor<3072x768xf32>
    %6404 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6405 = stablehlo.divide %4284, %6404 : tensor<3072xf32>
    %6406 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6407 = stablehlo.divide %5107, %6406 : tensor<3072xf32>
    %6408 = stablehlo.sqrt %6407 : tensor<3072xf32>
    %cst_1569 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6409 = stablehlo.broadcast_in_dim %cst_1569, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6410 = stablehlo.add %6408, %6409 : tensor<3072xf32>
    %6411 = stablehlo.divide %6405, %6410 : tensor<3072xf32>
    %cst_1570 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6412 = stablehlo.broadcast_in_dim %cst_1570, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6413 = stablehlo.multiply %6412, %6411 : tensor<3072xf32>
    %6414 = stablehlo.subtract %arg82, %6413 : tensor<3072xf32>
    %6415 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6416 = stablehlo.divide %4289, %6415 : tensor<768x3072xf32>
    %6417 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6418 = stablehlo.divide %5113, %6417 : tensor<768x3072xf32>
    %6419 = stablehlo.sqrt %6418 : tensor<768x3072xf32>
    %cst_1571 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6420 = stablehlo.broadcast_in_dim %cst_1571, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6421 = stablehlo.add %6419, %6420 : tensor<768x3072xf32>
    %6422 = stablehlo.divide %6416, %6421 : tensor<768x3072xf32>
    %cst_1572 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6423 = stablehlo.broadcast_in_dim %cst_1572, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6424 = stablehlo.multiply %6423, %6422 : tensor<768x3072xf32>
    %6425 = stablehlo.subtract %arg83, %6424 : tensor<768x3072xf32>
    %6426 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6427 = stablehlo.divide %4294, %6426 : tensor<768xf32>
    %6428 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6429 = stablehlo.divide %5119, %6428 : tensor<768xf32>
    %6430 = stablehlo.sqrt %6429 : tensor<768xf32>
    %cst_1573 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6431 = stablehlo.broadcast_in_dim %cst_1573, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6432 = stablehlo.add %6430, %6431 : tensor<768xf32>
    %6433 = stablehlo.divide %6427, %6432 : tensor<768xf32>
    %cst_1574 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6434 = stablehlo.broadcast_in_dim %cst_1574, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6435 = stablehlo.multiply %6434, %6433 : tensor<768xf32>
    %6436 = stablehlo.subtract %arg84, %6435 : tensor<768xf32>
    %6437 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6438 = stablehlo.divide %4299, %6437 : tensor<768x768xf32>
    %6439 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6440 = stablehlo.divide %5125, %6439 : tensor<768x768xf32>
    %6441 = stablehlo.sqrt %6440 : tensor<768x768xf32>
    %cst_1575 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6442 = stablehlo.broadcast_in_dim %cst_1575, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6443 = stablehlo.add %6441, %6442 : tensor<768x768xf32>
    %6444 = stablehlo.divide %6438, %6443 : tensor<768x768xf32>
    %cst_1576 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6445 = stablehlo.broadcast_in_dim %cst_1576, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6446 = stablehlo.multiply %6445, %6444 : tensor<768x768xf32>
    %6447 = stablehlo.subtract %arg85, %6446 : tensor<768x768xf32>
    %6448 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6449 = stablehlo.divide %4304, %6448 : tensor<2304xf32>
    %6450 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6451 = stablehlo.divide %5131, %6450 : tensor<2304xf32>
    %6452 = stablehlo.sqrt %6451 : tensor<2304xf32>
    %cst_1577 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6453 = stablehlo.broadcast_in_dim %cst_1577, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6454 = stablehlo.add %6452, %6453 : tensor<2304xf32>
    %6455 = stablehlo.divide %6449, %6454 : tensor<2304xf32>
    %cst_1578 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6456 = stablehlo.broadcast_in_dim %cst_1578, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6457 = stablehlo.multiply %6456, %6455 : tensor<2304xf32>
    %6458 = stablehlo.subtract %arg86, %6457 : tensor<2304xf32>
    %6459 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6460 = stablehlo.divide %4309, %6459 : tensor<768x2304xf32>
    %6461 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6462 = stablehlo.divide %5137, %6461 : tensor<768x2304xf32>
    %6463 = stablehlo.sqrt %6462 : tensor<768x2304xf32>
    %cst_1579 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6464 = stablehlo.broadcast_in_dim %cst_1579, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6465 = stablehlo.add %6463, %6464 : tensor<768x2304xf32>
    %6466 = stablehlo.divide %6460, %6465 : tensor<768x2304xf32>
    %cst_1580 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6467 = stablehlo.broadcast_in_dim %cst_1580, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6468 = stablehlo.multiply %6467, %6466 : tensor<768x2304xf32>
    %6469 = stablehlo.subtract %arg87, %6468 : tensor<768x2304xf32>
    %6470 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6471 = stablehlo.divide %4314, %6470 : tensor<768xf32>
    %6472 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6473 = stablehlo.divide %5143, %6472 : tensor<768xf32>
    %6474 = stablehlo.sqrt %6473 : tensor<768xf32>
    %cst_1581 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6475 = stablehlo.broadcast_in_dim %cst_1581, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6476 = stablehlo.add %6474, %6475 : tensor<768xf32>
    %6477 = stablehlo.divide %6471, %6476 : tensor<768xf32>
    %cst_1582 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6478 = stablehlo.broadcast_in_dim %cst_1582, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6479 = stablehlo.multiply %6478, %6477 : tensor<768xf32>
    %6480 = stablehlo.subtract %arg88, %6479 : tensor<768xf32>
    %6481 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6482 = stablehlo.divide %4319, %6481 : tensor<768xf32>
    %6483 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6484 = stablehlo.divide %5149, %6483 : tensor<768xf32>
    %6485 = stablehlo.sqrt %6484 : tensor<768xf32>
    %cst_1583 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6486 = stablehlo.broadcast_in_dim %cst_1583, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6487 = stablehlo.add %6485, %6486 : tensor<768xf32>
    %6488 = stablehlo.divide %6482, %6487 : tensor<768xf32>
    %cst_1584 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6489 = stablehlo.broadcast_in_dim %cst_1584, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6490 = stablehlo.multiply %6489, %6488 : tensor<768xf32>
    %6491 = stablehlo.subtract %arg89, %6490 : tensor<768xf32>
    %6492 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6493 = stablehlo.divide %4324, %6492 : tensor<768xf32>
    %6494 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6495 = stablehlo.divide %5155, %6494 : tensor<768xf32>
    %6496 = stablehlo.sqrt %6495 : tensor<768xf32>
    %cst_1585 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6497 = stablehlo.broadcast_in_dim %cst_1585, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6498 = stablehlo.add %6496, %6497 : tensor<768xf32>
    %6499 = stablehlo.divide %6493, %6498 : tensor<768xf32>
    %cst_1586 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6500 = stablehlo.broadcast_in_dim %cst_1586, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6501 = stablehlo.multiply %6500, %6499 : tensor<768xf32>
    %6502 = stablehlo.subtract %arg90, %6501 : tensor<768xf32>
    %6503 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6504 = stablehlo.divide %4329, %6503 : tensor<768xf32>
    %6505 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6506 = stablehlo.divide %5161, %6505 : tensor<768xf32>
    %6507 = stablehlo.sqrt %6506 : tensor<768xf32>
    %cst_1587 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6508 = stablehlo.broadcast_in_dim %cst_1587, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6509 = stablehlo.add %6507, %6508 : tensor<768xf32>
    %6510 = stablehlo.divide %6504, %6509 : tensor<768xf32>
    %cst_1588 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6511 = stablehlo.broadcast_in_dim %cst_1588, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6512 = stablehlo.multiply %6511, %6510 : tensor<768xf32>
    %6513 = stablehlo.subtract %arg91, %6512 : tensor<768xf32>
    %6514 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6515 = stablehlo.divide %4334, %6514 : tensor<768xf32>
    %6516 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6517 = stablehlo.divide %5167, %6516 : tensor<768xf32>
    %6518 = stablehlo.sqrt %6517 : tensor<768xf32>
    %cst_1589 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6519 = stablehlo.broadcast_in_dim %cst_1589, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6520 = stablehlo.add %6518, %6519 : tensor<768xf32>
    %6521 = stablehlo.divide %6515, %6520 : tensor<768xf32>
    %cst_1590 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6522 = stablehlo.broadcast_in_dim %cst_1590, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6523 = stablehlo.multiply %6522, %6521 : tensor<768xf32>
    %6524 = stablehlo.subtract %arg92, %6523 : tensor<768xf32>
    %6525 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6526 = stablehlo.divide %4339, %6525 : tensor<3072x768xf32>
    %6527 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6528 = stablehlo.divide %5173, %6527 : tensor<3072x768xf32>
    %6529 = stablehlo.sqrt %6528 : tensor<3072x768xf32>
    %cst_1591 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6530 = stablehlo.broadcast_in_dim %cst_1591, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6531 = stablehlo.add %6529, %6530 : tensor<3072x768xf32>
    %6532 = stablehlo.divide %6526, %6531 : tensor<3072x768xf32>
    %cst_1592 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6533 = stablehlo.broadcast_in_dim %cst_1592, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6534 = stablehlo.multiply %6533, %6532 : tensor<3072x768xf32>
    %6535 = stablehlo.subtract %arg93, %6534 : tensor<3072x768xf32>
    %6536 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6537 = stablehlo.divide %4344, %6536 : tensor<3072xf32>
    %6538 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6539 = stablehlo.divide %5179, %6538 : tensor<3072xf32>
    %6540 = stablehlo.sqrt %6539 : tensor<3072xf32>
    %cst_1593 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6541 = stablehlo.broadcast_in_dim %cst_1593, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6542 = stablehlo.add %6540, %6541 : tensor<3072xf32>
    %6543 = stablehlo.divide %6537, %6542 : tensor<3072xf32>
    %cst_1594 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6544 = stablehlo.broadcast_in_dim %cst_1594, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6545 = stablehlo.multiply %6544, %6543 : tensor<3072xf32>
    %6546 = stablehlo.subtract %arg94, %6545 : tensor<3072xf32>
    %6547 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6548 = stablehlo.divide %4349, %6547 : tensor<768x3072xf32>
    %6549 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6550 = stablehlo.divide %5185, %6549 : tensor<768x3072xf32>
    %6551 = stablehlo.sqrt %6550 : tensor<768x3072xf32>
    %cst_1595 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6552 = stablehlo.broadcast_in_dim %cst_1595, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6553 = stablehlo.add %6551, %6552 : tensor<768x3072xf32>
    %6554 = stablehlo.divide %6548, %6553 : tensor<768x3072xf32>
    %cst_1596 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6555 = stablehlo.broadcast_in_dim %cst_1596, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6556 = stablehlo.multiply %6555, %6554 : tensor<768x3072xf32>
    %6557 = stablehlo.subtract %arg95, %6556 : tensor<768x3072xf32>
    %6558 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6559 = stablehlo.divide %4354, %6558 : tensor<768xf32>
    %6560 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6561 = stablehlo.divide %5191, %6560 : tensor<768xf32>
    %6562 = stablehlo.sqrt %6561 : tensor<768xf32>
    %cst_1597 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6563 = stablehlo.broadcast_in_dim %cst_1597, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6564 = stablehlo.add %6562, %6563 : tensor<768xf32>
    %6565 = stablehlo.divide %6559, %6564 : tensor<768xf32>
    %cst_1598 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6566 = stablehlo.broadcast_in_dim %cst_1598, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6567 = stablehlo.multiply %6566, %6565 : tensor<768xf32>
    %6568 = stablehlo.subtract %arg96, %6567 : tensor<768xf32>
    %6569 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6570 = stablehlo.divide %4359, %6569 : tensor<768x768xf32>
    %6571 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6572 = stablehlo.divide %5197, %6571 : tensor<768x768xf32>
    %6573 = stablehlo.sqrt %6572 : tensor<768x768xf32>
    %cst_1599 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6574 = stablehlo.broadcast_in_dim %cst_1599, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6575 = stablehlo.add %6573, %6574 : tensor<768x768xf32>
    %6576 = stablehlo.divide %6570, %6575 : tensor<768x768xf32>
    %cst_1600 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6577 = stablehlo.broadcast_in_dim %cst_1600, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6578 = stablehlo.multiply %6577, %6576 : tensor<768x768xf32>
    %6579 = stablehlo.subtract %arg97, %6578 : tensor<768x768xf32>
    %6580 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6581 = stablehlo.divide %4364, %6580 : tensor<2304xf32>
    %6582 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6583 = stablehlo.divide %5203, %6582 : tensor<2304xf32>
    %6584 = stablehlo.sqrt %6583 : tensor<2304xf32>
    %cst_1601 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6585 = stablehlo.broadcast_in_dim %cst_1601, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6586 = stablehlo.add %6584, %6585 : tensor<2304xf32>
    %6587 = stablehlo.divide %6581, %6586 : tensor<2304xf32>
    %cst_1602 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6588 = stablehlo.broadcast_in_dim %cst_1602, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6589 = stablehlo.multiply %6588, %6587 : tensor<2304xf32>
    %6590 = stablehlo.subtract %arg98, %6589 : tensor<2304xf32>
    %6591 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6592 = stablehlo.divide %4369, %6591 : tensor<768x2304xf32>
    %6593 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6594 = stablehlo.divide %5209, %6593 : tensor<768x2304xf32>
    %6595 = stablehlo.sqrt %6594 : tensor<768x2304xf32>
    %cst_1603 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6596 = stablehlo.broadcast_in_dim %cst_1603, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6597 = stablehlo.add %6595, %6596 : tensor<768x2304xf32>
    %6598 = stablehlo.divide %6592, %6597 : tensor<768x2304xf32>
    %cst_1604 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6599 = stablehlo.broadcast_in_dim %cst_1604, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6600 = stablehlo.multiply %6599, %6598 : tensor<768x2304xf32>
    %6601 = stablehlo.subtract %arg99, %6600 : tensor<768x2304xf32>
    %6602 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6603 = stablehlo.divide %4374, %6602 : tensor<768xf32>
    %6604 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6605 = stablehlo.divide %5215, %6604 : tensor<768xf32>
    %6606 = stablehlo.sqrt %6605 : tensor<768xf32>
    %cst_1605 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6607 = stablehlo.broadcast_in_dim %cst_1605, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6608 = stablehlo.add %6606, %6607 : tensor<768xf32>
    %6609 = stablehlo.divide %6603, %6608 : tensor<768xf32>
    %cst_1606 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6610 = stablehlo.broadcast_in_dim %cst_1606, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6611 = stablehlo.multiply %6610, %6609 : tensor<768xf32>
    %6612 = stablehlo.subtract %arg100, %6611 : tensor<768xf32>
    %6613 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6614 = stablehlo.divide %4379, %6613 : tensor<768xf32>
    %6615 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6616 = stablehlo.divide %5221, %6615 : tensor<768xf32>
    %6617 = stablehlo.sqrt %6616 : tensor<768xf32>
    %cst_1607 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6618 = stablehlo.broadcast_in_dim %cst_1607, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6619 = stablehlo.add %6617, %6618 : tensor<768xf32>
    %6620 = stablehlo.divide %6614, %6619 : tensor<768xf32>
    %cst_1608 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6621 = stablehlo.broadcast_in_dim %cst_1608, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6622 = stablehlo.multiply %6621, %6620 : tensor<768xf32>
    %6623 = stablehlo.subtract %arg101, %6622 : tensor<768xf32>
    %6624 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6625 = stablehlo.divide %4384, %6624 : tensor<768xf32>
    %6626 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6627 = stablehlo.divide %5227, %6626 : tensor<768xf32>
    %6628 = stablehlo.sqrt %6627 : tensor<768xf32>
    %cst_1609 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6629 = stablehlo.broadcast_in_dim %cst_1609, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6630 = stablehlo.add %6628, %6629 : tensor<768xf32>
    %6631 = stablehlo.divide %6625, %6630 : tensor<768xf32>
    %cst_1610 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6632 = stablehlo.broadcast_in_dim %cst_1610, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6633 = stablehlo.multiply %6632, %6631 : tensor<768xf32>
    %6634 = stablehlo.subtract %arg102, %6633 : tensor<768xf32>
    %6635 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6636 = stablehlo.divide %4389, %6635 : tensor<768xf32>
    %6637 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6638 = stablehlo.divide %5233, %6637 : tensor<768xf32>
    %6639 = stablehlo.sqrt %6638 : tensor<768xf32>
    %cst_1611 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6640 = stablehlo.broadcast_in_dim %cst_1611, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6641 = stablehlo.add %6639, %6640 : tensor<768xf32>
    %6642 = stablehlo.divide %6636, %6641 : tensor<768xf32>
    %cst_1612 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6643 = stablehlo.broadcast_in_dim %cst_1612, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6644 = stablehlo.multiply %6643, %6642 : tensor<768xf32>
    %6645 = stablehlo.subtract %arg103, %6644 : tensor<768xf32>
    %6646 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6647 = stablehlo.divide %4394, %6646 : tensor<768xf32>
    %6648 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6649 = stablehlo.divide %5239, %6648 : tensor<768xf32>
    %6650 = stablehlo.sqrt %6649 : tensor<768xf32>
    %cst_1613 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6651 = stablehlo.broadcast_in_dim %cst_1613, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6652 = stablehlo.add %6650, %6651 : tensor<768xf32>
    %6653 = stablehlo.divide %6647, %6652 : tensor<768xf32>
    %cst_1614 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6654 = stablehlo.broadcast_in_dim %cst_1614, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6655 = stablehlo.multiply %6654, %6653 : tensor<768xf32>
    %6656 = stablehlo.subtract %arg104, %6655 : tensor<768xf32>
    %6657 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6658 = stablehlo.divide %4399, %6657 : tensor<3072x768xf32>
    %6659 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6660 = stablehlo.divide %5245, %6659 : tensor<3072x768xf32>
    %6661 = stablehlo.sqrt %6660 : tensor<3072x768xf32>
    %cst_1615 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6662 = stablehlo.broadcast_in_dim %cst_1615, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6663 = stablehlo.add %6661, %6662 : tensor<3072x768xf32>
    %6664 = stablehlo.divide %6658, %6663 : tensor<3072x768xf32>
    %cst_1616 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6665 = stablehlo.broadcast_in_dim %cst_1616, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6666 = stablehlo.multiply %6665, %6664 : tensor<3072x768xf32>
    %6667 = stablehlo.subtract %arg105, %6666 : tensor<3072x768xf32>
    %6668 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6669 = stablehlo.divide %4404, %6668 : tensor<3072xf32>
    %6670 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6671 = stablehlo.divide %5251, %6670 : tensor<3072xf32>
    %6672 = stablehlo.sqrt %6671 : tensor<3072xf32>
    %cst_1617 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6673 = stablehlo.broadcast_in_dim %cst_1617, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6674 = stablehlo.add %6672, %6673 : tensor<3072xf32>
    %6675 = stablehlo.divide %6669, %6674 : tensor<3072xf32>
    %cst_1618 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6676 = stablehlo.broadcast_in_dim %cst_1618, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6677 = stablehlo.multiply %6676, %6675 : tensor<3072xf32>
    %6678 = stablehlo.subtract %arg106, %6677 : tensor<3072xf32>
    %6679 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6680 = stablehlo.divide %4409, %6679 : tensor<768x3072xf32>
    %6681 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6682 = stablehlo.divide %5257, %6681 : tensor<768x3072xf32>
    %6683 = stablehlo.sqrt %6682 : tensor<768x3072xf32>
    %cst_1619 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6684 = stablehlo.broadcast_in_dim %cst_1619, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6685 = stablehlo.add %6683, %6684 : tensor<768x3072xf32>
    %6686 = stablehlo.divide %6680, %6685 : tensor<768x3072xf32>
    %cst_1620 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6687 = stablehlo.broadcast_in_dim %cst_1620, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6688 = stablehlo.multiply %6687, %6686 : tensor<768x3072xf32>
    %6689 = stablehlo.subtract %arg107, %6688 : tensor<768x3072xf32>
    %6690 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6691 = stablehlo.divide %4414, %6690 : tensor<768xf32>
    %6692 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6693 = stablehlo.divide %5263, %6692 : tensor<768xf32>
    %6694 = stablehlo.sqrt %6693 : tensor<768xf32>
    %cst_1621 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6695 = stablehlo.broadcast_in_dim %cst_1621, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6696 = stablehlo.add %6694, %6695 : tensor<768xf32>
    %6697 = stablehlo.divide %6691, %6696 : tensor<768xf32>
    %cst_1622 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6698 = stablehlo.broadcast_in_dim %cst_1622, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6699 = stablehlo.multiply %6698, %6697 : tensor<768xf32>
    %6700 = stablehlo.subtract %arg108, %6699 : tensor<768xf32>
    %6701 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6702 = stablehlo.divide %4419, %6701 : tensor<768x768xf32>
    %6703 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6704 = stablehlo.divide %5269, %6703 : tensor<768x768xf32>
    %6705 = stablehlo.sqrt %6704 : tensor<768x768xf32>
    %cst_1623 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6706 = stablehlo.broadcast_in_dim %cst_1623, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6707 = stablehlo.add %6705, %6706 : tensor<768x768xf32>
    %6708 = stablehlo.divide %6702, %6707 : tensor<768x768xf32>
    %cst_1624 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6709 = stablehlo.broadcast_in_dim %cst_1624, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6710 = stablehlo.multiply %6709, %6708 : tensor<768x768xf32>
    %6711 = stablehlo.subtract %arg109, %6710 : tensor<768x768xf32>
    %6712 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6713 = stablehlo.divide %4424, %6712 : tensor<2304xf32>
    %6714 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6715 = stablehlo.divide %5275, %6714 : tensor<2304xf32>
    %6716 = stablehlo.sqrt %6715 : tensor<2304xf32>
    %cst_1625 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6717 = stablehlo.broadcast_in_dim %cst_1625, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6718 = stablehlo.add %6716, %6717 : tensor<2304xf32>
    %6719 = stablehlo.divide %6713, %6718 : tensor<2304xf32>
    %cst_1626 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6720 = stablehlo.broadcast_in_dim %cst_1626, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6721 = stablehlo.multiply %6720, %6719 : tensor<2304xf32>
    %6722 = stablehlo.subtract %arg110, %6721 : tensor<2304xf32>
    %6723 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6724 = stablehlo.divide %4429, %6723 : tensor<768x2304xf32>
    %6725 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6726 = stablehlo.divide %5281, %6725 : tensor<768x2304xf32>
    %6727 = stablehlo.sqrt %6726 : tensor<768x2304xf32>
    %cst_1627 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6728 = stablehlo.broadcast_in_dim %cst_1627, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6729 = stablehlo.add %6727, %6728 : tensor<768x2304xf32>
    %6730 = stablehlo.divide %6724, %6729 : tensor<768x2304xf32>
    %cst_1628 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6731 = stablehlo.broadcast_in_dim %cst_1628, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6732 = stablehlo.multiply %6731, %6730 : tensor<768x2304xf32>
    %6733 = stablehlo.subtract %arg111, %6732 : tensor<768x2304xf32>
    %6734 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6735 = stablehlo.divide %4434, %6734 : tensor<768xf32>
    %6736 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6737 = stablehlo.divide %5287, %6736 : tensor<768xf32>
    %6738 = stablehlo.sqrt %6737 : tensor<768xf32>
    %cst_1629 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6739 = stablehlo.broadcast_in_dim %cst_1629, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6740 = stablehlo.add %6738, %6739 : tensor<768xf32>
    %6741 = stablehlo.divide %6735, %6740 : tensor<768xf32>
    %cst_1630 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6742 = stablehlo.broadcast_in_dim %cst_1630, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6743 = stablehlo.multiply %6742, %6741 : tensor<768xf32>
    %6744 = stablehlo.subtract %arg112, %6743 : tensor<768xf32>
    %6745 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6746 = stablehlo.divide %4439, %6745 : tensor<768xf32>
    %6747 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6748 = stablehlo.divide %5293, %6747 : tensor<768xf32>
    %6749 = stablehlo.sqrt %6748 : tensor<768xf32>
    %cst_1631 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6750 = stablehlo.broadcast_in_dim %cst_1631, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6751 = stablehlo.add %6749, %6750 : tensor<768xf32>
    %6752 = stablehlo.divide %6746, %6751 : tensor<768xf32>
    %cst_1632 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6753 = stablehlo.broadcast_in_dim %cst_1632, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6754 = stablehlo.multiply %6753, %6752 : tensor<768xf32>
    %6755 = stablehlo.subtract %arg113, %6754 : tensor<768xf32>
    %6756 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6757 = stablehlo.divide %4444, %6756 : tensor<768xf32>
    %6758 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6759 = stablehlo.divide %5299, %6758 : tensor<768xf32>
    %6760 = stablehlo.sqrt %6759 : tensor<768xf32>
    %cst_1633 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6761 = stablehlo.broadcast_in_dim %cst_1633, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6762 = stablehlo.add %6760, %6761 : tensor<768xf32>
    %6763 = stablehlo.divide %6757, %6762 : tensor<768xf32>
    %cst_1634 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6764 = stablehlo.broadcast_in_dim %cst_1634, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6765 = stablehlo.multiply %6764, %6763 : tensor<768xf32>
    %6766 = stablehlo.subtract %arg114, %6765 : tensor<768xf32>
    %6767 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6768 = stablehlo.divide %4449, %6767 : tensor<768xf32>
    %6769 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6770 = stablehlo.divide %5305, %6769 : tensor<768xf32>
    %6771 = stablehlo.sqrt %6770 : tensor<768xf32>
    %cst_1635 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6772 = stablehlo.broadcast_in_dim %cst_1635, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6773 = stablehlo.add %6771, %6772 : tensor<768xf32>
    %6774 = stablehlo.divide %6768, %6773 : tensor<768xf32>
    %cst_1636 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6775 = stablehlo.broadcast_in_dim %cst_1636, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6776 = stablehlo.multiply %6775, %6774 : tensor<768xf32>
    %6777 = stablehlo.subtract %arg115, %6776 : tensor<768xf32>
    %6778 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6779 = stablehlo.divide %4454, %6778 : tensor<768xf32>
    %6780 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6781 = stablehlo.divide %5311, %6780 : tensor<768xf32>
    %6782 = stablehlo.sqrt %6781 : tensor<768xf32>
    %cst_1637 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6783 = stablehlo.broadcast_in_dim %cst_1637, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6784 = stablehlo.add %6782, %6783 : tensor<768xf32>
    %6785 = stablehlo.divide %6779, %6784 : tensor<768xf32>
    %cst_1638 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6786 = stablehlo.broadcast_in_dim %cst_1638, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6787 = stablehlo.multiply %6786, %6785 : tensor<768xf32>
    %6788 = stablehlo.subtract %arg116, %6787 : tensor<768xf32>
    %6789 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6790 = stablehlo.divide %4459, %6789 : tensor<3072x768xf32>
    %6791 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6792 = stablehlo.divide %5317, %6791 : tensor<3072x768xf32>
    %6793 = stablehlo.sqrt %6792 : tensor<3072x768xf32>
    %cst_1639 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6794 = stablehlo.broadcast_in_dim %cst_1639, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6795 = stablehlo.add %6793, %6794 : tensor<3072x768xf32>
    %6796 = stablehlo.divide %6790, %6795 : tensor<3072x768xf32>
    %cst_1640 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6797 = stablehlo.broadcast_in_dim %cst_1640, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6798 = stablehlo.multiply %6797, %6796 : tensor<3072x768xf32>
    %6799 = stablehlo.subtract %arg117, %6798 : tensor<3072x768xf32>
    %6800 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6801 = stablehlo.divide %4464, %6800 : tensor<3072xf32>
    %6802 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6803 = stablehlo.divide %5323, %6802 : tensor<3072xf32>
    %6804 = stablehlo.sqrt %6803 : tensor<3072xf32>
    %cst_1641 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6805 = stablehlo.broadcast_in_dim %cst_1641, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6806 = stablehlo.add %6804, %6805 : tensor<3072xf32>
    %6807 = stablehlo.divide %6801, %6806 : tensor<3072xf32>
    %cst_1642 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6808 = stablehlo.broadcast_in_dim %cst_1642, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6809 = stablehlo.multiply %6808, %6807 : tensor<3072xf32>
    %6810 = stablehlo.subtract %arg118, %6809 : tensor<3072xf32>
    %6811 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6812 = stablehlo.divide %4469, %6811 : tensor<768x3072xf32>
    %6813 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6814 = stablehlo.divide %5329, %6813 : tensor<768x3072xf32>
    %6815 = stablehlo.sqrt %6814 : tensor<768x3072xf32>
    %cst_1643 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6816 = stablehlo.broadcast_in_dim %cst_1643, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6817 = stablehlo.add %6815, %6816 : tensor<768x3072xf32>
    %6818 = stablehlo.divide %6812, %6817 : tensor<768x3072xf32>
    %cst_1644 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6819 = stablehlo.broadcast_in_dim %cst_1644, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6820 = stablehlo.multiply %6819, %6818 : tensor<768x3072xf32>
    %6821 = stablehlo.subtract %arg119, %6820 : tensor<768x3072xf32>
    %6822 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6823 = stablehlo.divide %4474, %6822 : tensor<768xf32>
    %6824 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6825 = stablehlo.divide %5335, %6824 : tensor<768xf32>
    %6826 = stablehlo.sqrt %6825 : tensor<768xf32>
    %cst_1645 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6827 = stablehlo.broadcast_in_dim %cst_1645, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6828 = stablehlo.add %6826, %6827 : tensor<768xf32>
    %6829 = stablehlo.divide %6823, %6828 : tensor<768xf32>
    %cst_1646 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6830 = stablehlo.broadcast_in_dim %cst_1646, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6831 = stablehlo.multiply %6830, %6829 : tensor<768xf32>
    %6832 = stablehlo.subtract %arg120, %6831 : tensor<768xf32>
    %6833 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6834 = stablehlo.divide %4479, %6833 : tensor<768x768xf32>
    %6835 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6836 = stablehlo.divide %5341, %6835 : tensor<768x768xf32>
    %6837 = stablehlo.sqrt %6836 : tensor<768x768xf32>
    %cst_1647 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6838 = stablehlo.broadcast_in_dim %cst_1647, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6839 = stablehlo.add %6837, %6838 : tensor<768x768xf32>
    %6840 = stablehlo.divide %6834, %6839 : tensor<768x768xf32>
    %cst_1648 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6841 = stablehlo.broadcast_in_dim %cst_1648, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6842 = stablehlo.multiply %6841, %6840 : tensor<768x768xf32>
    %6843 = stablehlo.subtract %arg121, %6842 : tensor<768x768xf32>
    %6844 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6845 = stablehlo.divide %4484, %6844 : tensor<2304xf32>
    %6846 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6847 = stablehlo.divide %5347, %6846 : tensor<2304xf32>
    %6848 = stablehlo.sqrt %6847 : tensor<2304xf32>
    %cst_1649 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6849 = stablehlo.broadcast_in_dim %cst_1649, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6850 = stablehlo.add %6848, %6849 : tensor<2304xf32>
    %6851 = stablehlo.divide %6845, %6850 : tensor<2304xf32>
    %cst_1650 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6852 = stablehlo.broadcast_in_dim %cst_1650, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6853 = stablehlo.multiply %6852, %6851 : tensor<2304xf32>
    %6854 = stablehlo.subtract %arg122, %6853 : tensor<2304xf32>
    %6855 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6856 = stablehlo.divide %4489, %6855 : tensor<768x2304xf32>
    %6857 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6858 = stablehlo.divide %5353, %6857 : tensor<768x2304xf32>
    %6859 = stablehlo.sqrt %6858 : tensor<768x2304xf32>
    %cst_1651 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6860 = stablehlo.broadcast_in_dim %cst_1651, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6861 = stablehlo.add %6859, %6860 : tensor<768x2304xf32>
    %6862 = stablehlo.divide %6856, %6861 : tensor<768x2304xf32>
    %cst_1652 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6863 = stablehlo.broadcast_in_dim %cst_1652, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6864 = stablehlo.multiply %6863, %6862 : tensor<768x2304xf32>
    %6865 = stablehlo.subtract %arg123, %6864 : tensor<768x2304xf32>
    %6866 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6867 = stablehlo.divide %4494, %6866 : tensor<768xf32>
    %6868 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6869 = stablehlo.divide %5359, %6868 : tensor<768xf32>
    %6870 = stablehlo.sqrt %6869 : tensor<768xf32>
    %cst_1653 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6871 = stablehlo.broadcast_in_dim %cst_1653, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6872 = stablehlo.add %6870, %6871 : tensor<768xf32>
    %6873 = stablehlo.divide %6867, %6872 : tensor<768xf32>
    %cst_1654 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6874 = stablehlo.broadcast_in_dim %cst_1654, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6875 = stablehlo.multiply %6874, %6873 : tensor<768xf32>
    %6876 = stablehlo.subtract %arg124, %6875 : tensor<768xf32>
    %6877 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6878 = stablehlo.divide %4499, %6877 : tensor<768xf32>
    %6879 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6880 = stablehlo.divide %5365, %6879 : tensor<768xf32>
    %6881 = stablehlo.sqrt %6880 : tensor<768xf32>
    %cst_1655 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6882 = stablehlo.broadcast_in_dim %cst_1655, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6883 = stablehlo.add %6881, %6882 : tensor<768xf32>
    %6884 = stablehlo.divide %6878, %6883 : tensor<768xf32>
    %cst_1656 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6885 = stablehlo.broadcast_in_dim %cst_1656, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6886 = stablehlo.multiply %6885, %6884 : tensor<768xf32>
    %6887 = stablehlo.subtract %arg125, %6886 : tensor<768xf32>
    %6888 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6889 = stablehlo.divide %4504, %6888 : tensor<768xf32>
    %6890 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6891 = stablehlo.divide %5371, %6890 : tensor<768xf32>
    %6892 = stablehlo.sqrt %6891 : tensor<768xf32>
    %cst_1657 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6893 = stablehlo.broadcast_in_dim %cst_1657, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6894 = stablehlo.add %6892, %6893 : tensor<768xf32>
    %6895 = stablehlo.divide %6889, %6894 : tensor<768xf32>
    %cst_1658 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6896 = stablehlo.broadcast_in_dim %cst_1658, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6897 = stablehlo.multiply %6896, %6895 : tensor<768xf32>
    %6898 = stablehlo.subtract %arg126, %6897 : tensor<768xf32>
    %6899 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6900 = stablehlo.divide %4509, %6899 : tensor<768xf32>
    %6901 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6902 = stablehlo.divide %5377, %6901 : tensor<768xf32>
    %6903 = stablehlo.sqrt %6902 : tensor<768xf32>
    %cst_1659 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6904 = stablehlo.broadcast_in_dim %cst_1659, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6905 = stablehlo.add %6903, %6904 : tensor<768xf32>
    %6906 = stablehlo.divide %6900, %6905 : tensor<768xf32>
    %cst_1660 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6907 = stablehlo.broadcast_in_dim %cst_1660, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6908 = stablehlo.multiply %6907, %6906 : tensor<768xf32>
    %6909 = stablehlo.subtract %arg127, %6908 : tensor<768xf32>
    %6910 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6911 = stablehlo.divide %4514, %6910 : tensor<768xf32>
    %6912 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6913 = stablehlo.divide %5383, %6912 : tensor<768xf32>
    %6914 = stablehlo.sqrt %6913 : tensor<768xf32>
    %cst_1661 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6915 = stablehlo.broadcast_in_dim %cst_1661, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6916 = stablehlo.add %6914, %6915 : tensor<768xf32>
    %6917 = stablehlo.divide %6911, %6916 : tensor<768xf32>
    %cst_1662 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6918 = stablehlo.broadcast_in_dim %cst_1662, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6919 = stablehlo.multiply %6918, %6917 : tensor<768xf32>
    %6920 = stablehlo.subtract %arg128, %6919 : tensor<768xf32>
    %6921 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6922 = stablehlo.divide %4519, %6921 : tensor<3072x768xf32>
    %6923 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6924 = stablehlo.divide %5389, %6923 : tensor<3072x768xf32>
    %6925 = stablehlo.sqrt %6924 : tensor<3072x768xf32>
    %cst_1663 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6926 = stablehlo.broadcast_in_dim %cst_1663, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6927 = stablehlo.add %6925, %6926 : tensor<3072x768xf32>
    %6928 = stablehlo.divide %6922, %6927 : tensor<3072x768xf32>
    %cst_1664 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6929 = stablehlo.broadcast_in_dim %cst_1664, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6930 = stablehlo.multiply %6929, %6928 : tensor<3072x768xf32>
    %6931 = stablehlo.subtract %arg129, %6930 : tensor<3072x768xf32>
    %6932 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6933 = stablehlo.divide %4524, %6932 : tensor<3072xf32>
    %6934 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6935 = stablehlo.divide %5395, %6934 : tensor<3072xf32>
    %6936 = stablehlo.sqrt %6935 : tensor<3072xf32>
    %cst_1665 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6937 = stablehlo.broadcast_in_dim %cst_1665, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6938 = stablehlo.add %6936, %6937 : tensor<3072xf32>
    %6939 = stablehlo.divide %6933, %6938 : tensor<3072xf32>
    %cst_1666 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6940 = stablehlo.broadcast_in_dim %cst_1666, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6941 = stablehlo.multiply %6940, %6939 : tensor<3072xf32>
    %6942 = stablehlo.subtract %arg130, %6941 : tensor<3072xf32>
    %6943 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6944 = stablehlo.divide %4529, %6943 : tensor<768x3072xf32>
    %6945 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6946 = stablehlo.divide %5401, %6945 : tensor<768x3072xf32>
    %6947 = stablehlo.sqrt %6946 : tensor<768x3072xf32>
    %cst_1667 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6948 = stablehlo.broadcast_in_dim %cst_1667, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6949 = stablehlo.add %6947, %6948 : tensor<768x3072xf32>
    %6950 = stablehlo.divide %6944, %6949 : tensor<768x3072xf32>
    %cst_1668 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6951 = stablehlo.broadcast_in_dim %cst_1668, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6952 = stablehlo.multiply %6951, %6950 : tensor<768x3072xf32>
    %6953 = stablehlo.subtract %arg131, %6952 : tensor<768x3072xf32>
    %6954 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6955 = stablehlo.divide %4534, %6954 : tensor<768xf32>
    %6956 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6957 = stablehlo.divide %5407, %6956 : tensor<768xf32>
    %6958 = stablehlo.sqrt %6957 : tensor<768xf32>
    %cst_1669 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6959 = stablehlo.broadcast_in_dim %cst_1669, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6960 = stablehlo.add %6958, %6959 : tensor<768xf32>
    %6961 = stablehlo.divide %6955, %6960 : tensor<768xf32>
    %cst_1670 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6962 = stablehlo.broadcast_in_dim %cst_1670, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6963 = stablehlo.multiply %6962, %6961 : tensor<768xf32>
    %6964 = stablehlo.subtract %arg132, %6963 : tensor<768xf32>
    %6965 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6966 = stablehlo.divide %4539, %6965 : tensor<768x768xf32>
    %6967 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6968 = stablehlo.divide %5413, %6967 : tensor<768x768xf32>
    %6969 = stablehlo.sqrt %6968 : tensor<768x768xf32>
    %cst_1671 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6970 = stablehlo.broadcast_in_dim %cst_1671, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6971 = stablehlo.add %6969, %6970 : tensor<768x768xf32>
    %6972 = stablehlo.divide %6966, %6971 : tensor<768x768xf32>
    %cst_1672 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6973 = stablehlo.broadcast_in_dim %cst_1672, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6974 = stablehlo.multiply %6973, %6972 : tensor<768x768xf32>
    %6975 = stablehlo.subtract %arg133, %6974 : tensor<768x768xf32>
    %6976 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6977 = stablehlo.divide %4544, %6976 : tensor<2304xf32>
    %6978 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6979 = stablehlo.divide %5419, %6978 : tensor<2304xf32>
    %6980 = stablehlo.sqrt %6979 : tensor<2304xf32>
    %cst_1673 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6981 = stablehlo.broadcast_in_dim %cst_1673, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6982 = stablehlo.add %6980, %6981 : tensor<2304xf32>
    %6983 = stablehlo.divide %6977, %6982 : tensor<2304xf32>
    %cst_1674 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6984 = stablehlo.broadcast_in_dim %cst_1674, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6985 = stablehlo.multiply %6984, %6983 : tensor<2304xf32>
    %6986 = stablehlo.subtract %arg134, %6985 : tensor<2304xf32>
    %6987 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6988 = stablehlo.divide %4549, %6987 : tensor<768x2304xf32>
    %6989 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6990 = stablehlo.divide %5425, %6989 : tensor<768x2304xf32>
    %6991 = stablehlo.sqrt %6990 : tensor<768x2304xf32>
    %cst_1675 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %6992 = stablehlo.broadcast_in_dim %cst_1675, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6993 = stablehlo.add %6991, %6992 : tensor<768x2304xf32>
    %6994 = stablehlo.divide %6988, %6993 : tensor<768x2304xf32>
    %cst_1676 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %6995 = stablehlo.broadcast_in_dim %cst_1676, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6996 = stablehlo.multiply %6995, %6994 : tensor<768x2304xf32>
    %6997 = stablehlo.subtract %arg135, %6996 : tensor<768x2304xf32>
    %6998 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6999 = stablehlo.divide %4554, %6998 : tensor<768xf32>
    %7000 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7001 = stablehlo.divide %5431, %7000 : tensor<768xf32>
    %7002 = stablehlo.sqrt %7001 : tensor<768xf32>
    %cst_1677 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7003 = stablehlo.broadcast_in_dim %cst_1677, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7004 = stablehlo.add %7002, %7003 : tensor<768xf32>
    %7005 = stablehlo.divide %6999, %7004 : tensor<768xf32>
    %cst_1678 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7006 = stablehlo.broadcast_in_dim %cst_1678, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7007 = stablehlo.multiply %7006, %7005 : tensor<768xf32>
    %7008 = stablehlo.subtract %arg136, %7007 : tensor<768xf32>
    %7009 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7010 = stablehlo.divide %4559, %7009 : tensor<768xf32>
    %7011 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7012 = stablehlo.divide %5437, %7011 : tensor<768xf32>
    %7013 = stablehlo.sqrt %7012 : tensor<768xf32>
    %cst_1679 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7014 = stablehlo.broadcast_in_dim %cst_1679, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7015 = stablehlo.add %7013, %7014 : tensor<768xf32>
    %7016 = stablehlo.divide %7010, %7015 : tensor<768xf32>
    %cst_1680 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7017 = stablehlo.broadcast_in_dim %cst_1680, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7018 = stablehlo.multiply %7017, %7016 : tensor<768xf32>
    %7019 = stablehlo.subtract %arg137, %7018 : tensor<768xf32>
    %7020 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7021 = stablehlo.divide %4564, %7020 : tensor<768xf32>
    %7022 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7023 = stablehlo.divide %5443, %7022 : tensor<768xf32>
    %7024 = stablehlo.sqrt %7023 : tensor<768xf32>
    %cst_1681 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7025 = stablehlo.broadcast_in_dim %cst_1681, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7026 = stablehlo.add %7024, %7025 : tensor<768xf32>
    %7027 = stablehlo.divide %7021, %7026 : tensor<768xf32>
    %cst_1682 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7028 = stablehlo.broadcast_in_dim %cst_1682, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7029 = stablehlo.multiply %7028, %7027 : tensor<768xf32>
    %7030 = stablehlo.subtract %arg138, %7029 : tensor<768xf32>
    %7031 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7032 = stablehlo.divide %4569, %7031 : tensor<768xf32>
    %7033 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7034 = stablehlo.divide %5449, %7033 : tensor<768xf32>
    %7035 = stablehlo.sqrt %7034 : tensor<768xf32>
    %cst_1683 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7036 = stablehlo.broadcast_in_dim %cst_1683, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7037 = stablehlo.add %7035, %7036 : tensor<768xf32>
    %7038 = stablehlo.divide %7032, %7037 : tensor<768xf32>
    %cst_1684 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7039 = stablehlo.broadcast_in_dim %cst_1684, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7040 = stablehlo.multiply %7039, %7038 : tensor<768xf32>
    %7041 = stablehlo.subtract %arg139, %7040 : tensor<768xf32>
    %7042 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7043 = stablehlo.divide %4574, %7042 : tensor<768xf32>
    %7044 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7045 = stablehlo.divide %5455, %7044 : tensor<768xf32>
    %7046 = stablehlo.sqrt %7045 : tensor<768xf32>
    %cst_1685 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7047 = stablehlo.broadcast_in_dim %cst_1685, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7048 = stablehlo.add %7046, %7047 : tensor<768xf32>
    %7049 = stablehlo.divide %7043, %7048 : tensor<768xf32>
    %cst_1686 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7050 = stablehlo.broadcast_in_dim %cst_1686, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7051 = stablehlo.multiply %7050, %7049 : tensor<768xf32>
    %7052 = stablehlo.subtract %arg140, %7051 : tensor<768xf32>
    %7053 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %7054 = stablehlo.divide %4579, %7053 : tensor<3072x768xf32>
    %7055 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %7056 = stablehlo.divide %5461, %7055 : tensor<3072x768xf32>
    %7057 = stablehlo.sqrt %7056 : tensor<3072x768xf32>
    %cst_1687 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7058 = stablehlo.broadcast_in_dim %cst_1687, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %7059 = stablehlo.add %7057, %7058 : tensor<3072x768xf32>
    %7060 = stablehlo.divide %7054, %7059 : tensor<3072x768xf32>
    %cst_1688 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7061 = stablehlo.broadcast_in_dim %cst_1688, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %7062 = stablehlo.multiply %7061, %7060 : tensor<3072x768xf32>
    %7063 = stablehlo.subtract %arg141, %7062 : tensor<3072x768xf32>
    %7064 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %7065 = stablehlo.divide %4584, %7064 : tensor<3072xf32>
    %7066 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %7067 = stablehlo.divide %5467, %7066 : tensor<3072xf32>
    %7068 = stablehlo.sqrt %7067 : tensor<3072xf32>
    %cst_1689 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7069 = stablehlo.broadcast_in_dim %cst_1689, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %7070 = stablehlo.add %7068, %7069 : tensor<3072xf32>
    %7071 = stablehlo.divide %7065, %7070 : tensor<3072xf32>
    %cst_1690 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7072 = stablehlo.broadcast_in_dim %cst_1690, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %7073 = stablehlo.multiply %7072, %7071 : tensor<3072xf32>
    %7074 = stablehlo.subtract %arg142, %7073 : tensor<3072xf32>
    %7075 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %7076 = stablehlo.divide %4589, %7075 : tensor<768x3072xf32>
    %7077 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %7078 = stablehlo.divide %5473, %7077 : tensor<768x3072xf32>
    %7079 = stablehlo.sqrt %7078 : tensor<768x3072xf32>
    %cst_1691 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7080 = stablehlo.broadcast_in_dim %cst_1691, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %7081 = stablehlo.add %7079, %7080 : tensor<768x3072xf32>
    %7082 = stablehlo.divide %7076, %7081 : tensor<768x3072xf32>
    %cst_1692 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7083 = stablehlo.broadcast_in_dim %cst_1692, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %7084 = stablehlo.multiply %7083, %7082 : tensor<768x3072xf32>
    %7085 = stablehlo.subtract %arg143, %7084 : tensor<768x3072xf32>
    %7086 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7087 = stablehlo.divide %4594, %7086 : tensor<768xf32>
    %7088 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7089 = stablehlo.divide %5479, %7088 : tensor<768xf32>
    %7090 = stablehlo.sqrt %7089 : tensor<768xf32>
    %cst_1693 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7091 = stablehlo.broadcast_in_dim %cst_1693, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7092 = stablehlo.add %7090, %7091 : tensor<768xf32>
    %7093 = stablehlo.divide %7087, %7092 : tensor<768xf32>
    %cst_1694 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7094 = stablehlo.broadcast_in_dim %cst_1694, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7095 = stablehlo.multiply %7094, %7093 : tensor<768xf32>
    %7096 = stablehlo.subtract %arg144, %7095 : tensor<768xf32>
    %7097 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7098 = stablehlo.divide %4599, %7097 : tensor<768xf32>
    %7099 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7100 = stablehlo.divide %5485, %7099 : tensor<768xf32>
    %7101 = stablehlo.sqrt %7100 : tensor<768xf32>
    %cst_1695 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7102 = stablehlo.broadcast_in_dim %cst_1695, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7103 = stablehlo.add %7101, %7102 : tensor<768xf32>
    %7104 = stablehlo.divide %7098, %7103 : tensor<768xf32>
    %cst_1696 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7105 = stablehlo.broadcast_in_dim %cst_1696, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7106 = stablehlo.multiply %7105, %7104 : tensor<768xf32>
    %7107 = stablehlo.subtract %arg145, %7106 : tensor<768xf32>
    %7108 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %7109 = stablehlo.divide %4604, %7108 : tensor<1024x768xf32>
    %7110 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %7111 = stablehlo.divide %5491, %7110 : tensor<1024x768xf32>
    %7112 = stablehlo.sqrt %7111 : tensor<1024x768xf32>
    %cst_1697 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7113 = stablehlo.broadcast_in_dim %cst_1697, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %7114 = stablehlo.add %7112, %7113 : tensor<1024x768xf32>
    %7115 = stablehlo.divide %7109, %7114 : tensor<1024x768xf32>
    %cst_1698 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7116 = stablehlo.broadcast_in_dim %cst_1698, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %7117 = stablehlo.multiply %7116, %7115 : tensor<1024x768xf32>
    %7118 = stablehlo.subtract %arg146, %7117 : tensor<1024x768xf32>
    %7119 = stablehlo.broadcast_in_dim %5499, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %7120 = stablehlo.divide %4609, %7119 : tensor<50257x768xf32>
    %7121 = stablehlo.broadcast_in_dim %5501, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %7122 = stablehlo.divide %5497, %7121 : tensor<50257x768xf32>
    %7123 = stablehlo.sqrt %7122 : tensor<50257x768xf32>
    %cst_1699 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %7124 = stablehlo.broadcast_in_dim %cst_1699, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %7125 = stablehlo.add %7123, %7124 : tensor<50257x768xf32>
    %7126 = stablehlo.divide %7120, %7125 : tensor<50257x768xf32>
    %cst_1700 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %7127 = stablehlo.broadcast_in_dim %cst_1700, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %7128 = stablehlo.multiply %7127, %7126 : tensor<50257x768xf32>
    %7129 = stablehlo.subtract %arg147, %7128 : tensor<50257x768xf32>
    return %5512, %5523, %5534, %5545, %5556, %5567, %5578, %5589, %5600, %5611, %5622, %5633, %5644, %5655, %5666, %5677, %5688, %5699, %5710, %5721, %5732, %5743, %5754, %5765, %5776, %5787, %5798, %5809, %5820, %5831, %5842, %5853, %5864, %5875, %5886, %5897, %5908, %5919, %5930, %5941, %5952, %5963, %5974, %5985, %5996, %6007, %6018, %6029, %6040, %6051, %6062, %6073, %6084, %6095, %6106, %6117, %6128, %6139, %6150, %6161, %6172, %6183, %6194, %6205, %6216, %6227, %6238, %6249, %6260, %6271, %6282, %6293, %6304, %6315, %6326, %6337, %6348, %6359, %6370, %6381, %6392, %6403, %6414, %6425, %6436, %6447, %6458, %6469, %6480, %6491, %6502, %6513, %6524, %6535, %6546, %6557, %6568, %6579, %6590, %6601, %6612, %6623, %6634, %6645, %6656, %6667, %6678, %6689, %6700, %6711, %6722, %6733, %6744, %6755, %6766, %6777, %6788, %6799, %6810, %6821, %6832, %6843, %6854, %6865, %6876, %6887, %6898, %6909, %6920, %6931, %6942, %6953, %6964, %6975, %6986, %6997, %7008, %7019, %7030, %7041, %7052, %7063, %7074, %7085, %7096, %7107, %7118, %7129, %3868, %3874, %3879, %3884, %3889, %3894, %3899, %3904, %3909, %3914, %3919, %3924, %3929, %3934, %3939, %3944, %3949, %3954, %3959, %3964, %3969, %3974, %3979, %3984, %3989, %3994, %3999, %4004, %4009, %4014, %4019, %4024, %4029, %4034, %4039, %4044, %4049, %4054, %4059, %4064, %4069, %4074, %4079, %4084, %4089, %4094, %4099, %4104, %4109, %4114, %4119, %4124, %4129, %4134, %4139, %4144, %4149, %4154, %4159, %4164, %4169, %4174, %4179, %4184, %4189, %4194, %4199, %4204, %4209, %4214, %4219, %4224, %4229, %4234, %4239, %4244, %4249, %4254, %4259, %4264, %4269, %4274, %4279, %4284, %4289, %4294, %4299, %4304, %4309, %4314, %4319, %4324, %4329, %4334, %4339, %4344, %4349, %4354, %4359, %4364, %4369, %4374, %4379, %4384, %4389, %4394, %4399, %4404, %4409, %4414, %4419, %4424, %4429, %4434, %4439, %4444, %4449, %4454, %4459, %4464, %4469, %4474, %4479, %4484, %4489, %4494, %4499, %4504, %4509, %4514, %4519, %4524, %4529, %4534, %4539, %4544, %4549, %4554, %4559, %4564, %4569, %4574, %4579, %4584, %4589, %4594, %4599, %4604, %4609, %4615, %4621, %4627, %4633, %4639, %4645, %4651, %4657, %4663, %4669, %4675, %4681, %4687, %4693, %4699, %4705, %4711, %4717, %4723, %4729, %4735, %4741, %4747, %4753, %4759, %4765, %4771, %4777, %4783, %4789, %4795, %4801, %4807, %4813, %4819, %4825, %4831, %4837, %4843, %4849, %4855, %4861, %4867, %4873, %4879, %4885, %4891, %4897, %4903, %4909, %4915, %4921, %4927, %4933, %4939, %4945, %4951, %4957, %4963, %4969, %4975, %4981, %4987, %4993, %4999, %5005, %5011, %5017, %5023, %5029, %5035, %5041, %5047, %5053, %5059, %5065, %5071, %5077, %5083, %5089, %5095, %5101, %5107, %5113, %5119, %5125, %5131, %5137, %5143, %5149, %5155, %5161, %5167, %5173, %5179, %5185, %5191, %5197, %5203, %5209, %5215, %5221, %5227, %5233, %5239, %5245, %5251, %5257, %5263, %5269, %5275, %5281, %5287, %5293, %5299, %5305, %5311, %5317, %5323, %5329, %5335, %5341, %5347, %5353, %5359, %5365, %5371, %5377, %5383, %5389, %5395, %5401, %5407, %5413, %5419, %5425, %5431, %5437, %5443, %5449, %5455, %5461, %5467, %5473, %5479, %5485, %5491, %5497, %1495 : tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<i32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<8x1024x768xf32>, %arg1: tensor<i32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x1024x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x1024x768xf32>
    %6 = chlo.square %5 : tensor<8x1024x768xf32> -> tensor<8x1024x768xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1024x768xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<8x1024x768xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<8x1024x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024x1xf32>
    return %16, %8, %10, %15 : tensor<8x1024x1xf32>, tensor<8x1024x768xf32>, tensor<f32>, tensor<i1>
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
  func.func private @_where_0(%arg0: tensor<1024x1024xi1>, %arg1: tensor<8x12x1024x1024xf32>, %arg2: tensor<f32>) -> (tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<8x12x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>
    return %3, %1 : tensor<8x12x1024x1024xf32>, tensor<8x12x1024x1024xi1>
  }
  func.func private @log_softmax(%arg0: tensor<8x1024x50257xf32>) -> (tensor<8x1024x50257xf32>, tensor<8x1024x50257xf32>, tensor<8x1024x1xf32>) {
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
    return %11, %6, %8 : tensor<8x1024x50257xf32>, tensor<8x1024x50257xf32>, tensor<8x1024x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x1024x50257xf32>, %arg1: tensor<8x1024x1xi32>) -> (tensor<8x1024x1xf32>, tensor<8x1024x1x1xi32>) {
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
    return %15, %5 : tensor<8x1024x1xf32>, tensor<8x1024x1x1xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<8x1024x1x1xi32>, %arg1: tensor<8x1024x1xf32>) -> tensor<8x1024x50257xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1024x50257xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x1024x50257xf32>, tensor<8x1024x1x1xi32>, tensor<8x1024x1xf32>) -> tensor<8x1024x50257xf32>
    return %1 : tensor<8x1024x50257xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<8x1024x50257xf32>, %arg1: tensor<8x1024x1xf32>, %arg2: tensor<8x1024x50257xf32>) -> tensor<8x1024x50257xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x1024x50257xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x50257xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1024x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x50257xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x1024x50257xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x1024x50257xf32>
    return %7 : tensor<8x1024x50257xf32>
  }
  func.func private @_var_3(%arg0: tensor<8x1024x768xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<8x1024x1xf32>) -> tensor<8x1024x768xf32> {
    %0 = call @_where_4(%arg2, %arg3) : (tensor<i1>, tensor<8x1024x1xf32>) -> tensor<8x1024x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<8x1024x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<8x1024x768xf32>
    %6 = stablehlo.negate %5 : tensor<8x1024x768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x768xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x1024xf32>) -> tensor<8x1024x1xf32>
    %cst_1 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<8x1024x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x1024x1xf32>, tensor<f32>) -> tensor<8x1024xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x1024xf32>) -> tensor<8x1024x768xf32>
    %13 = stablehlo.add %5, %12 : tensor<8x1024x768xf32>
    return %13 : tensor<8x1024x768xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<8x1024x1xf32>) -> tensor<8x1024x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1024x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<8x1024x1xf32>
    return %1 : tensor<8x1024x1xf32>
  }
  func.func private @_where_5(%arg0: tensor<8x12x1024x1024xi1>, %arg1: tensor<8x12x1024x1024xf32>) -> tensor<8x12x1024x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12x1024x1024xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8x12x1024x1024xi1>, tensor<8x12x1024x1024xf32>
    return %1 : tensor<8x12x1024x1024xf32>
  }
}
