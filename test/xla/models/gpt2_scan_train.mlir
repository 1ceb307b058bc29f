module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x64x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2x64x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x64x64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<2x64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<2x64x64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<2x64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<2x64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<2x64xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<2x64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<2x64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<2x256x64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2x256xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<2x64x256xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<64x256xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<32x64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<256x64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<i32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<2x64xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<2x64x64xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<2x64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<2x64x64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2x64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<2x64x64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<2x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<2x64x64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<2x64xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<2x64xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<2x64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<2x64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<2x64xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<2x256x64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<2x256xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<2x64x256xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<64x256xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<64xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<64xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<32x64xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<256x64xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<2x64xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<2x64x64xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<2x64xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<2x64x64xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<2x64xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<2x64x64xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<2x64xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<2x64x64xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<2x64xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<2x64xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<2x64xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<2x64xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<2x64xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<2x256x64xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<2x256xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<2x64x256xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<64x256xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<64xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<64xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<32x64xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<256x64xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<16x32xi32>, %arg65: tensor<16x32xi32>) -> (tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['attn']['key']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[0]['blocks']['attn']['key']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['attn']['out']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[0]['blocks']['attn']['out']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['attn']['query']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[0]['blocks']['attn']['query']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['attn']['value']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[0]['blocks']['attn']['value']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['ln1']['bias']"}, tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['ln1']['scale']"}, tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['ln2']['bias']"}, tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['ln2']['scale']"}, tensor<2x64xf32> {jax.result_info = "result[0]['blocks']['mlp']['down']['bias']"}, tensor<2x256x64xf32> {jax.result_info = "result[0]['blocks']['mlp']['down']['kernel']"}, tensor<2x256xf32> {jax.result_info = "result[0]['blocks']['mlp']['up']['bias']"}, tensor<2x64x256xf32> {jax.result_info = "result[0]['blocks']['mlp']['up']['kernel']"}, tensor<64x256xf32> {jax.result_info = "result[0]['lm_head']"}, tensor<64xf32> {jax.result_info = "result[0]['ln_f']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['ln_f']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[0]['wpe']"}, tensor<256x64xf32> {jax.result_info = "result[0]['wte']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['attn']['key']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['m']['blocks']['attn']['key']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['attn']['out']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['m']['blocks']['attn']['out']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['attn']['query']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['m']['blocks']['attn']['query']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['attn']['value']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['m']['blocks']['attn']['value']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['ln1']['bias']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['ln1']['scale']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['ln2']['bias']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['ln2']['scale']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['blocks']['mlp']['down']['bias']"}, tensor<2x256x64xf32> {jax.result_info = "result[1]['m']['blocks']['mlp']['down']['kernel']"}, tensor<2x256xf32> {jax.result_info = "result[1]['m']['blocks']['mlp']['up']['bias']"}, tensor<2x64x256xf32> {jax.result_info = "result[1]['m']['blocks']['mlp']['up']['kernel']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['lm_head']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['ln_f']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['ln_f']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[1]['m']['wpe']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['wte']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['attn']['key']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['v']['blocks']['attn']['key']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['attn']['out']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['v']['blocks']['attn']['out']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['attn']['query']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['v']['blocks']['attn']['query']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['attn']['value']['bias']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['v']['blocks']['attn']['value']['kernel']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['ln1']['bias']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['ln1']['scale']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['ln2']['bias']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['ln2']['scale']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['blocks']['mlp']['down']['bias']"}, tensor<2x256x64xf32> {jax.result_info = "result[1]['v']['blocks']['mlp']['down']['kernel']"}, tensor<2x256xf32> {jax.result_info = "result[1]['v']['blocks']['mlp']['up']['bias']"}, tensor<2x64x256xf32> {jax.result_info = "result[1]['v']['blocks']['mlp']['up']['kernel']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['lm_head']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['ln_f']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['ln_f']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[1]['v']['wpe']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['wte']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %1 = stablehlo.compare LT, %arg64, %0, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %3 = stablehlo.add %arg64, %2 : tensor<16x32xi32>
    %4 = stablehlo.select %1, %3, %arg64 : tensor<16x32xi1>, tensor<16x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %6 = "stablehlo.gather"(%arg20, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg19, dims = [1, 2] : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x32x64xf32>) -> tensor<16x32x64xf32>
    %9 = stablehlo.add %6, %8 : tensor<16x32x64xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10:3 = call @_var(%c_1) : (tensor<i32>) -> (tensor<f32>, tensor<i1>, tensor<16x32x1xf32>)
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %12 = call @tril(%11) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %13:2 = call @_where_0(%12, %cst) : (tensor<32x32xi1>, tensor<f32>) -> (tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14:3 = call @_var(%c_3) : (tensor<i32>) -> (tensor<f32>, tensor<i1>, tensor<16x32x1xf32>)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x1x1x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x16x32x8x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x16x32x8x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x8x32x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16x8x32x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16x8x32x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x16x8x32x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x16x32x8x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x1x1x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x16x32x256xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x16x32x256xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16x32x256xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x16x32x256xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x16x32x256xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x16x32x256xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %43:54 = stablehlo.while(%iterArg = %arg0, %iterArg_226 = %arg1, %iterArg_227 = %arg2, %iterArg_228 = %arg3, %iterArg_229 = %arg4, %iterArg_230 = %arg5, %iterArg_231 = %arg6, %iterArg_232 = %arg7, %iterArg_233 = %arg8, %iterArg_234 = %arg9, %iterArg_235 = %arg10, %iterArg_236 = %arg11, %iterArg_237 = %arg12, %iterArg_238 = %arg13, %iterArg_239 = %arg14, %iterArg_240 = %arg15, %iterArg_241 = %10#0, %iterArg_242 = %10#1, %iterArg_243 = %10#2, %iterArg_244 = %13#0, %iterArg_245 = %13#1, %iterArg_246 = %14#0, %iterArg_247 = %14#1, %iterArg_248 = %14#2, %iterArg_249 = %c_32, %iterArg_250 = %9, %iterArg_251 = %15, %iterArg_252 = %16, %iterArg_253 = %17, %iterArg_254 = %18, %iterArg_255 = %19, %iterArg_256 = %20, %iterArg_257 = %21, %iterArg_258 = %22, %iterArg_259 = %23, %iterArg_260 = %24, %iterArg_261 = %25, %iterArg_262 = %26, %iterArg_263 = %27, %iterArg_264 = %28, %iterArg_265 = %29, %iterArg_266 = %30, %iterArg_267 = %31, %iterArg_268 = %32, %iterArg_269 = %33, %iterArg_270 = %34, %iterArg_271 = %35, %iterArg_272 = %36, %iterArg_273 = %37, %iterArg_274 = %38, %iterArg_275 = %39, %iterArg_276 = %40, %iterArg_277 = %41, %iterArg_278 = %42) : tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>, tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x8x32x32xf32>, tensor<2x16x8x32x1xf32>, tensor<2x16x8x32x1xf32>, tensor<2x16x8x32x32xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>
    cond {
      %c_279 = stablehlo.constant dense<2> : tensor<i32>
      %819 = stablehlo.compare LT, %iterArg_249, %c_279, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %819 : tensor<i1>
    } do {
      %819 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %820 = func.call @dynamic_index_in_dim_1(%iterArg_226, %iterArg_249) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %821 = func.call @dynamic_index_in_dim(%iterArg_227, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %822 = func.call @dynamic_index_in_dim_1(%iterArg_228, %iterArg_249) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %823 = func.call @dynamic_index_in_dim(%iterArg_229, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %824 = func.call @dynamic_index_in_dim_1(%iterArg_230, %iterArg_249) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %825 = func.call @dynamic_index_in_dim(%iterArg_231, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %826 = func.call @dynamic_index_in_dim_1(%iterArg_232, %iterArg_249) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %827 = func.call @dynamic_index_in_dim(%iterArg_233, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %828 = func.call @dynamic_index_in_dim(%iterArg_234, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %829 = func.call @dynamic_index_in_dim(%iterArg_235, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %830 = func.call @dynamic_index_in_dim(%iterArg_236, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %831 = func.call @dynamic_index_in_dim(%iterArg_237, %iterArg_249) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %832 = func.call @dynamic_index_in_dim_2(%iterArg_238, %iterArg_249) : (tensor<2x256x64xf32>, tensor<i32>) -> tensor<256x64xf32>
      %833 = func.call @dynamic_index_in_dim_3(%iterArg_239, %iterArg_249) : (tensor<2x256xf32>, tensor<i32>) -> tensor<256xf32>
      %834 = func.call @dynamic_index_in_dim_4(%iterArg_240, %iterArg_249) : (tensor<2x64x256xf32>, tensor<i32>) -> tensor<64x256xf32>
      %835:29 = func.call @closed_call(%iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_250, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834) : (tensor<f32>, tensor<i1>, tensor<16x32x1xf32>, tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>) -> (tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>, tensor<16x8x32x1xf32>, tensor<16x8x32x1xf32>, tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>)
      %836 = func.call @dynamic_update_index_in_dim(%iterArg_251, %835#1, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %837 = func.call @dynamic_update_index_in_dim_8(%iterArg_252, %835#2, %iterArg_249) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %838 = func.call @dynamic_update_index_in_dim_8(%iterArg_253, %835#3, %iterArg_249) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %839 = func.call @dynamic_update_index_in_dim(%iterArg_254, %835#4, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %840 = func.call @dynamic_update_index_in_dim_9(%iterArg_255, %835#5, %iterArg_249) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32>
      %841 = func.call @dynamic_update_index_in_dim(%iterArg_256, %835#6, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %842 = func.call @dynamic_update_index_in_dim_10(%iterArg_257, %835#7, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %843 = func.call @dynamic_update_index_in_dim_11(%iterArg_258, %835#8, %iterArg_249) : (tensor<2x16x32x8x8xf32>, tensor<16x32x8x8xf32>, tensor<i32>) -> tensor<2x16x32x8x8xf32>
      %844 = func.call @dynamic_update_index_in_dim_11(%iterArg_259, %835#9, %iterArg_249) : (tensor<2x16x32x8x8xf32>, tensor<16x32x8x8xf32>, tensor<i32>) -> tensor<2x16x32x8x8xf32>
      %845 = func.call @dynamic_update_index_in_dim_12(%iterArg_260, %835#10, %iterArg_249) : (tensor<2x16x8x32x32xf32>, tensor<16x8x32x32xf32>, tensor<i32>) -> tensor<2x16x8x32x32xf32>
      %846 = func.call @dynamic_update_index_in_dim_13(%iterArg_261, %835#11, %iterArg_249) : (tensor<2x16x8x32x1xf32>, tensor<16x8x32x1xf32>, tensor<i32>) -> tensor<2x16x8x32x1xf32>
      %847 = func.call @dynamic_update_index_in_dim_13(%iterArg_262, %835#12, %iterArg_249) : (tensor<2x16x8x32x1xf32>, tensor<16x8x32x1xf32>, tensor<i32>) -> tensor<2x16x8x32x1xf32>
      %848 = func.call @dynamic_update_index_in_dim_14(%iterArg_263, %835#13, %iterArg_249) : (tensor<2x16x8x32x32xf32>, tensor<16x8x32x32xf32>, tensor<i32>) -> tensor<2x16x8x32x32xf32>
      %849 = func.call @dynamic_update_index_in_dim_11(%iterArg_264, %835#14, %iterArg_249) : (tensor<2x16x32x8x8xf32>, tensor<16x32x8x8xf32>, tensor<i32>) -> tensor<2x16x32x8x8xf32>
      %850 = func.call @dynamic_update_index_in_dim_10(%iterArg_265, %835#15, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %851 = func.call @dynamic_update_index_in_dim(%iterArg_266, %835#16, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %852 = func.call @dynamic_update_index_in_dim_8(%iterArg_267, %835#17, %iterArg_249) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %853 = func.call @dynamic_update_index_in_dim_8(%iterArg_268, %835#18, %iterArg_249) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %854 = func.call @dynamic_update_index_in_dim(%iterArg_269, %835#19, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %855 = func.call @dynamic_update_index_in_dim_9(%iterArg_270, %835#20, %iterArg_249) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32>
      %856 = func.call @dynamic_update_index_in_dim(%iterArg_271, %835#21, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %857 = func.call @dynamic_update_index_in_dim_10(%iterArg_272, %835#22, %iterArg_249) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %858 = func.call @dynamic_update_index_in_dim_15(%iterArg_273, %835#23, %iterArg_249) : (tensor<2x16x32x256xf32>, tensor<16x32x256xf32>, tensor<i32>) -> tensor<2x16x32x256xf32>
      %859 = func.call @dynamic_update_index_in_dim_15(%iterArg_274, %835#24, %iterArg_249) : (tensor<2x16x32x256xf32>, tensor<16x32x256xf32>, tensor<i32>) -> tensor<2x16x32x256xf32>
      %860 = func.call @dynamic_update_index_in_dim_15(%iterArg_275, %835#25, %iterArg_249) : (tensor<2x16x32x256xf32>, tensor<16x32x256xf32>, tensor<i32>) -> tensor<2x16x32x256xf32>
      %861 = func.call @dynamic_update_index_in_dim_15(%iterArg_276, %835#26, %iterArg_249) : (tensor<2x16x32x256xf32>, tensor<16x32x256xf32>, tensor<i32>) -> tensor<2x16x32x256xf32>
      %862 = func.call @dynamic_update_index_in_dim_15(%iterArg_277, %835#27, %iterArg_249) : (tensor<2x16x32x256xf32>, tensor<16x32x256xf32>, tensor<i32>) -> tensor<2x16x32x256xf32>
      %863 = func.call @dynamic_update_index_in_dim_15(%iterArg_278, %835#28, %iterArg_249) : (tensor<2x16x32x256xf32>, tensor<16x32x256xf32>, tensor<i32>) -> tensor<2x16x32x256xf32>
      %c_279 = stablehlo.constant dense<1> : tensor<i32>
      %864 = stablehlo.add %iterArg_249, %c_279 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %864, %835#0, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863 : tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>, tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x8x32x32xf32>, tensor<2x16x8x32x1xf32>, tensor<2x16x8x32x1xf32>, tensor<2x16x8x32x32xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>
    }
    %44 = stablehlo.convert %43#25 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_34 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %48 = stablehlo.divide %46, %47 : tensor<16x32x1xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %49:4 = call @_var_16(%44, %c_35) : (tensor<16x32x64xf32>, tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>)
    %50 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %51 = stablehlo.subtract %44, %50 : tensor<16x32x64xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %53 = stablehlo.add %49#0, %52 : tensor<16x32x1xf32>
    %54 = stablehlo.rsqrt %53 : tensor<16x32x1xf32>
    %55 = stablehlo.divide %54, %53 : tensor<16x32x1xf32>
    %cst_37 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<16x32x1xf32>
    %58 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %59 = stablehlo.multiply %51, %58 : tensor<16x32x64xf32>
    %60 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %63 = stablehlo.multiply %59, %62 : tensor<16x32x64xf32>
    %64 = stablehlo.convert %arg17 : (tensor<64xf32>) -> tensor<64xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %67 = stablehlo.add %63, %66 : tensor<16x32x64xf32>
    %68 = stablehlo.convert %67 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %69 = stablehlo.dot_general %68, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %70 = stablehlo.convert %69 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %71:3 = call @log_softmax(%70) : (tensor<16x32x256xf32>) -> (tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x1xf32>)
    %72 = stablehlo.broadcast_in_dim %arg65, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %73:2 = call @take_along_axis(%71#0, %72) : (tensor<16x32x256xf32>, tensor<16x32x1xi32>) -> (tensor<16x32x1xf32>, tensor<16x32x1x1xi32>)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73#0 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %75 = stablehlo.divide %74, %cst_39 : tensor<f32>
    %76 = stablehlo.negate %75 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.negate %cst_40 : tensor<f32>
    %cst_41 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %78 = stablehlo.divide %77, %cst_41 : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %80 = call @take_along_axis_18(%73#1, %79) : (tensor<16x32x1x1xi32>, tensor<16x32x1xf32>) -> tensor<16x32x256xf32>
    %81 = call @log_softmax_19(%71#1, %71#2, %80) : (tensor<16x32x256xf32>, tensor<16x32x1xf32>, tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %82 = stablehlo.convert %81 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %83 = stablehlo.dot_general %82, %68, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %85 = stablehlo.dot_general %82, %arg16, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %86 = stablehlo.convert %85 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %88 = stablehlo.reshape %87 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %90 = stablehlo.convert %89 : (tensor<64xf32>) -> tensor<64xf32>
    %91 = stablehlo.multiply %59, %86 : tensor<16x32x64xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %93 = stablehlo.reshape %92 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %94 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %95 = stablehlo.multiply %86, %94 : tensor<16x32x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%93 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %97 = stablehlo.convert %96 : (tensor<64xf32>) -> tensor<64xf32>
    %98 = stablehlo.multiply %51, %95 : tensor<16x32x64xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %100 = stablehlo.reshape %99 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %101 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %102 = stablehlo.multiply %95, %101 : tensor<16x32x64xf32>
    %103 = stablehlo.multiply %100, %57 : tensor<16x32x1xf32>
    %104 = stablehlo.negate %102 : tensor<16x32x64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %106 = stablehlo.reshape %105 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %107 = call @_var_20(%49#1, %49#2, %49#3, %103) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %108 = stablehlo.add %102, %107 : tensor<16x32x64xf32>
    %cst_48 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %110 = stablehlo.divide %106, %109 : tensor<16x32x1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %113 = stablehlo.add %108, %112 : tensor<16x32x64xf32>
    %114 = stablehlo.convert %113 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %131:57 = stablehlo.while(%iterArg = %43#26, %iterArg_226 = %43#27, %iterArg_227 = %43#28, %iterArg_228 = %43#29, %iterArg_229 = %43#30, %iterArg_230 = %43#31, %iterArg_231 = %arg5, %iterArg_232 = %43#32, %iterArg_233 = %arg1, %iterArg_234 = %arg7, %iterArg_235 = %43#33, %iterArg_236 = %43#34, %iterArg_237 = %43#35, %iterArg_238 = %43#36, %iterArg_239 = %43#37, %iterArg_240 = %43#38, %iterArg_241 = %43#39, %iterArg_242 = %arg3, %iterArg_243 = %43#40, %iterArg_244 = %43#41, %iterArg_245 = %43#42, %iterArg_246 = %43#43, %iterArg_247 = %43#44, %iterArg_248 = %43#45, %iterArg_249 = %43#46, %iterArg_250 = %arg15, %iterArg_251 = %43#47, %iterArg_252 = %43#48, %iterArg_253 = %43#49, %iterArg_254 = %43#50, %iterArg_255 = %43#51, %iterArg_256 = %43#52, %iterArg_257 = %arg13, %iterArg_258 = %43#53, %iterArg_259 = %10#0, %iterArg_260 = %10#1, %iterArg_261 = %13#0, %iterArg_262 = %14#0, %iterArg_263 = %14#1, %iterArg_264 = %c_66, %iterArg_265 = %114, %iterArg_266 = %115, %iterArg_267 = %116, %iterArg_268 = %117, %iterArg_269 = %118, %iterArg_270 = %119, %iterArg_271 = %120, %iterArg_272 = %121, %iterArg_273 = %122, %iterArg_274 = %123, %iterArg_275 = %124, %iterArg_276 = %125, %iterArg_277 = %126, %iterArg_278 = %127, %iterArg_279 = %128, %iterArg_280 = %129, %iterArg_281 = %130) : tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x8x32x32xf32>, tensor<2x16x8x32x1xf32>, tensor<2x16x8x32x1xf32>, tensor<2x16x8x32x32xf32>, tensor<2x16x32x8x8xf32>, tensor<2x64x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x256xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x256x64xf32>, tensor<2x16x32x256xf32>, tensor<f32>, tensor<i1>, tensor<16x8x32x32xi1>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>
    cond {
      %c_282 = stablehlo.constant dense<2> : tensor<i32>
      %819 = stablehlo.compare LT, %iterArg_264, %c_282, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %819 : tensor<i1>
    } do {
      %c_282 = stablehlo.constant dense<2> : tensor<i32>
      %819 = stablehlo.subtract %c_282, %iterArg_264 : tensor<i32>
      %c_283 = stablehlo.constant dense<1> : tensor<i32>
      %820 = stablehlo.subtract %819, %c_283 : tensor<i32>
      %821 = func.call @dynamic_index_in_dim_22(%iterArg, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %822 = func.call @dynamic_index_in_dim_23(%iterArg_226, %820) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %823 = func.call @dynamic_index_in_dim_23(%iterArg_227, %820) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %824 = func.call @dynamic_index_in_dim_22(%iterArg_228, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %825 = func.call @dynamic_index_in_dim_24(%iterArg_229, %820) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32>
      %826 = func.call @dynamic_index_in_dim_22(%iterArg_230, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %827 = func.call @dynamic_index_in_dim_1(%iterArg_231, %820) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %828 = func.call @dynamic_index_in_dim_25(%iterArg_232, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %829 = func.call @dynamic_index_in_dim_1(%iterArg_233, %820) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %830 = func.call @dynamic_index_in_dim_1(%iterArg_234, %820) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %831 = func.call @dynamic_index_in_dim_26(%iterArg_235, %820) : (tensor<2x16x32x8x8xf32>, tensor<i32>) -> tensor<16x32x8x8xf32>
      %832 = func.call @dynamic_index_in_dim_26(%iterArg_236, %820) : (tensor<2x16x32x8x8xf32>, tensor<i32>) -> tensor<16x32x8x8xf32>
      %833 = func.call @dynamic_index_in_dim_27(%iterArg_237, %820) : (tensor<2x16x8x32x32xf32>, tensor<i32>) -> tensor<16x8x32x32xf32>
      %834 = func.call @dynamic_index_in_dim_28(%iterArg_238, %820) : (tensor<2x16x8x32x1xf32>, tensor<i32>) -> tensor<16x8x32x1xf32>
      %835 = func.call @dynamic_index_in_dim_28(%iterArg_239, %820) : (tensor<2x16x8x32x1xf32>, tensor<i32>) -> tensor<16x8x32x1xf32>
      %836 = func.call @dynamic_index_in_dim_29(%iterArg_240, %820) : (tensor<2x16x8x32x32xf32>, tensor<i32>) -> tensor<16x8x32x32xf32>
      %837 = func.call @dynamic_index_in_dim_26(%iterArg_241, %820) : (tensor<2x16x32x8x8xf32>, tensor<i32>) -> tensor<16x32x8x8xf32>
      %838 = func.call @dynamic_index_in_dim_1(%iterArg_242, %820) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %839 = func.call @dynamic_index_in_dim_25(%iterArg_243, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %840 = func.call @dynamic_index_in_dim_22(%iterArg_244, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %841 = func.call @dynamic_index_in_dim_23(%iterArg_245, %820) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %842 = func.call @dynamic_index_in_dim_23(%iterArg_246, %820) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %843 = func.call @dynamic_index_in_dim_22(%iterArg_247, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %844 = func.call @dynamic_index_in_dim_24(%iterArg_248, %820) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32>
      %845 = func.call @dynamic_index_in_dim_22(%iterArg_249, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %846 = func.call @dynamic_index_in_dim_4(%iterArg_250, %820) : (tensor<2x64x256xf32>, tensor<i32>) -> tensor<64x256xf32>
      %847 = func.call @dynamic_index_in_dim_25(%iterArg_251, %820) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %848 = func.call @dynamic_index_in_dim_30(%iterArg_252, %820) : (tensor<2x16x32x256xf32>, tensor<i32>) -> tensor<16x32x256xf32>
      %849 = func.call @dynamic_index_in_dim_30(%iterArg_253, %820) : (tensor<2x16x32x256xf32>, tensor<i32>) -> tensor<16x32x256xf32>
      %850 = func.call @dynamic_index_in_dim_30(%iterArg_254, %820) : (tensor<2x16x32x256xf32>, tensor<i32>) -> tensor<16x32x256xf32>
      %851 = func.call @dynamic_index_in_dim_30(%iterArg_255, %820) : (tensor<2x16x32x256xf32>, tensor<i32>) -> tensor<16x32x256xf32>
      %852 = func.call @dynamic_index_in_dim_30(%iterArg_256, %820) : (tensor<2x16x32x256xf32>, tensor<i32>) -> tensor<16x32x256xf32>
      %853 = func.call @dynamic_index_in_dim_2(%iterArg_257, %820) : (tensor<2x256x64xf32>, tensor<i32>) -> tensor<256x64xf32>
      %854 = func.call @dynamic_index_in_dim_30(%iterArg_258, %820) : (tensor<2x16x32x256xf32>, tensor<i32>) -> tensor<16x32x256xf32>
      %855:17 = func.call @closed_call_31(%iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_265, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854) : (tensor<f32>, tensor<i1>, tensor<16x8x32x32xi1>, tensor<f32>, tensor<i1>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<64x64xf32>, tensor<16x32x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>, tensor<16x8x32x1xf32>, tensor<16x8x32x1xf32>, tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>, tensor<64x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<64x256xf32>, tensor<16x32x64xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<256x64xf32>, tensor<16x32x256xf32>) -> (tensor<16x32x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>)
      %856 = func.call @dynamic_update_index_in_dim_35(%iterArg_266, %855#1, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %857 = func.call @dynamic_update_index_in_dim_36(%iterArg_267, %855#2, %820) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %858 = func.call @dynamic_update_index_in_dim_35(%iterArg_268, %855#3, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %859 = func.call @dynamic_update_index_in_dim_36(%iterArg_269, %855#4, %820) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %860 = func.call @dynamic_update_index_in_dim_35(%iterArg_270, %855#5, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %861 = func.call @dynamic_update_index_in_dim_36(%iterArg_271, %855#6, %820) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %862 = func.call @dynamic_update_index_in_dim_35(%iterArg_272, %855#7, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %863 = func.call @dynamic_update_index_in_dim_36(%iterArg_273, %855#8, %820) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %864 = func.call @dynamic_update_index_in_dim_35(%iterArg_274, %855#9, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %865 = func.call @dynamic_update_index_in_dim_35(%iterArg_275, %855#10, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %866 = func.call @dynamic_update_index_in_dim_35(%iterArg_276, %855#11, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %867 = func.call @dynamic_update_index_in_dim_35(%iterArg_277, %855#12, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %868 = func.call @dynamic_update_index_in_dim_35(%iterArg_278, %855#13, %820) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %869 = func.call @dynamic_update_index_in_dim_37(%iterArg_279, %855#14, %820) : (tensor<2x256x64xf32>, tensor<256x64xf32>, tensor<i32>) -> tensor<2x256x64xf32>
      %870 = func.call @dynamic_update_index_in_dim_38(%iterArg_280, %855#15, %820) : (tensor<2x256xf32>, tensor<256xf32>, tensor<i32>) -> tensor<2x256xf32>
      %871 = func.call @dynamic_update_index_in_dim_39(%iterArg_281, %855#16, %820) : (tensor<2x64x256xf32>, tensor<64x256xf32>, tensor<i32>) -> tensor<2x64x256xf32>
      %c_284 = stablehlo.constant dense<1> : tensor<i32>
      %872 = stablehlo.add %iterArg_264, %c_284 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %872, %855#0, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871 : tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x32x8x8xf32>, tensor<2x16x8x32x32xf32>, tensor<2x16x8x32x1xf32>, tensor<2x16x8x32x1xf32>, tensor<2x16x8x32x32xf32>, tensor<2x16x32x8x8xf32>, tensor<2x64x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x256xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x16x32x256xf32>, tensor<2x256x64xf32>, tensor<2x16x32x256xf32>, tensor<f32>, tensor<i1>, tensor<16x8x32x32xi1>, tensor<f32>, tensor<i1>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>
    }
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131#40 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    %133 = stablehlo.reshape %132 : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<1x32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %136 = "stablehlo.scatter"(%135, %5, %131#40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %819 = stablehlo.add %arg66, %arg67 : tensor<f32>
      stablehlo.return %819 : tensor<f32>
    }) : (tensor<256x64xf32>, tensor<16x32x1xi32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %137 = stablehlo.convert %131#41 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %138 = chlo.square %137 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.add %cst_71, %139 : tensor<f32>
    %141 = stablehlo.convert %131#42 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %142 = chlo.square %141 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_72) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
    %144 = stablehlo.add %140, %143 : tensor<f32>
    %145 = stablehlo.convert %131#43 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %146 = chlo.square %145 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %148 = stablehlo.add %144, %147 : tensor<f32>
    %149 = stablehlo.convert %131#44 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %150 = chlo.square %149 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
    %152 = stablehlo.add %148, %151 : tensor<f32>
    %153 = stablehlo.convert %131#45 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %154 = chlo.square %153 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %156 = stablehlo.add %152, %155 : tensor<f32>
    %157 = stablehlo.convert %131#46 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %158 = chlo.square %157 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_76) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
    %160 = stablehlo.add %156, %159 : tensor<f32>
    %161 = stablehlo.convert %131#47 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %162 = chlo.square %161 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %164 = stablehlo.add %160, %163 : tensor<f32>
    %165 = stablehlo.convert %131#48 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %166 = chlo.square %165 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_78) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
    %168 = stablehlo.add %164, %167 : tensor<f32>
    %169 = stablehlo.convert %131#49 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %170 = chlo.square %169 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %172 = stablehlo.add %168, %171 : tensor<f32>
    %173 = stablehlo.convert %131#50 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %174 = chlo.square %173 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %176 = stablehlo.add %172, %175 : tensor<f32>
    %177 = stablehlo.convert %131#51 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %178 = chlo.square %177 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %180 = stablehlo.add %176, %179 : tensor<f32>
    %181 = stablehlo.convert %131#52 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %182 = chlo.square %181 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %184 = stablehlo.add %180, %183 : tensor<f32>
    %185 = stablehlo.convert %131#53 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %186 = chlo.square %185 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %188 = stablehlo.add %184, %187 : tensor<f32>
    %189 = stablehlo.convert %131#54 : (tensor<2x256x64xf32>) -> tensor<2x256x64xf32>
    %190 = chlo.square %189 : tensor<2x256x64xf32> -> tensor<2x256x64xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_84) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x256x64xf32>, tensor<f32>) -> tensor<f32>
    %192 = stablehlo.add %188, %191 : tensor<f32>
    %193 = stablehlo.convert %131#55 : (tensor<2x256xf32>) -> tensor<2x256xf32>
    %194 = chlo.square %193 : tensor<2x256xf32> -> tensor<2x256xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x256xf32>, tensor<f32>) -> tensor<f32>
    %196 = stablehlo.add %192, %195 : tensor<f32>
    %197 = stablehlo.convert %131#56 : (tensor<2x64x256xf32>) -> tensor<2x64x256xf32>
    %198 = chlo.square %197 : tensor<2x64x256xf32> -> tensor<2x64x256xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_86) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x256xf32>, tensor<f32>) -> tensor<f32>
    %200 = stablehlo.add %196, %199 : tensor<f32>
    %201 = stablehlo.convert %84 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %202 = chlo.square %201 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %204 = stablehlo.add %200, %203 : tensor<f32>
    %205 = stablehlo.convert %90 : (tensor<64xf32>) -> tensor<64xf32>
    %206 = chlo.square %205 : tensor<64xf32> -> tensor<64xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_88) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %208 = stablehlo.add %204, %207 : tensor<f32>
    %209 = stablehlo.convert %97 : (tensor<64xf32>) -> tensor<64xf32>
    %210 = chlo.square %209 : tensor<64xf32> -> tensor<64xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %212 = stablehlo.add %208, %211 : tensor<f32>
    %213 = stablehlo.convert %134 : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %214 = chlo.square %213 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %216 = stablehlo.add %212, %215 : tensor<f32>
    %217 = stablehlo.convert %136 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %218 = chlo.square %217 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %220 = stablehlo.add %216, %219 : tensor<f32>
    %221 = stablehlo.sqrt %220 : tensor<f32>
    %cst_92 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %222 = stablehlo.add %221, %cst_92 : tensor<f32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %223 = stablehlo.divide %cst_93, %222 : tensor<f32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %224 = stablehlo.minimum %cst_94, %223 : tensor<f32>
    %225 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %227 = stablehlo.multiply %131#41, %226 : tensor<2x64xf32>
    %228 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %230 = stablehlo.multiply %131#42, %229 : tensor<2x64x64xf32>
    %231 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %233 = stablehlo.multiply %131#43, %232 : tensor<2x64xf32>
    %234 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %236 = stablehlo.multiply %131#44, %235 : tensor<2x64x64xf32>
    %237 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %239 = stablehlo.multiply %131#45, %238 : tensor<2x64xf32>
    %240 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %242 = stablehlo.multiply %131#46, %241 : tensor<2x64x64xf32>
    %243 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %245 = stablehlo.multiply %131#47, %244 : tensor<2x64xf32>
    %246 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %248 = stablehlo.multiply %131#48, %247 : tensor<2x64x64xf32>
    %249 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %251 = stablehlo.multiply %131#49, %250 : tensor<2x64xf32>
    %252 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %254 = stablehlo.multiply %131#50, %253 : tensor<2x64xf32>
    %255 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %257 = stablehlo.multiply %131#51, %256 : tensor<2x64xf32>
    %258 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %260 = stablehlo.multiply %131#52, %259 : tensor<2x64xf32>
    %261 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %263 = stablehlo.multiply %131#53, %262 : tensor<2x64xf32>
    %264 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %266 = stablehlo.multiply %131#54, %265 : tensor<2x256x64xf32>
    %267 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %269 = stablehlo.multiply %131#55, %268 : tensor<2x256xf32>
    %270 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %272 = stablehlo.multiply %131#56, %271 : tensor<2x64x256xf32>
    %273 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %275 = stablehlo.multiply %84, %274 : tensor<64x256xf32>
    %276 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %278 = stablehlo.multiply %90, %277 : tensor<64xf32>
    %279 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %281 = stablehlo.multiply %97, %280 : tensor<64xf32>
    %282 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %284 = stablehlo.multiply %134, %283 : tensor<32x64xf32>
    %285 = stablehlo.convert %224 : (tensor<f32>) -> tensor<f32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %287 = stablehlo.multiply %136, %286 : tensor<256x64xf32>
    %c_95 = stablehlo.constant dense<1> : tensor<i32>
    %288 = stablehlo.add %arg21, %c_95 : tensor<i32>
    %289 = stablehlo.convert %288 : (tensor<i32>) -> tensor<f32>
    %290 = stablehlo.convert %227 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %291 = stablehlo.convert %230 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %292 = stablehlo.convert %233 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %293 = stablehlo.convert %236 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %294 = stablehlo.convert %239 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %295 = stablehlo.convert %242 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %296 = stablehlo.convert %245 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %297 = stablehlo.convert %248 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %298 = stablehlo.convert %251 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %299 = stablehlo.convert %254 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %300 = stablehlo.convert %257 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %301 = stablehlo.convert %260 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %302 = stablehlo.convert %263 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %303 = stablehlo.convert %266 : (tensor<2x256x64xf32>) -> tensor<2x256x64xf32>
    %304 = stablehlo.convert %269 : (tensor<2x256xf32>) -> tensor<2x256xf32>
    %305 = stablehlo.convert %272 : (tensor<2x64x256xf32>) -> tensor<2x64x256xf32>
    %306 = stablehlo.convert %275 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %307 = stablehlo.convert %278 : (tensor<64xf32>) -> tensor<64xf32>
    %308 = stablehlo.convert %281 : (tensor<64xf32>) -> tensor<64xf32>
    %309 = stablehlo.convert %284 : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %310 = stablehlo.convert %287 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_96 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %312 = stablehlo.multiply %311, %arg22 : tensor<2x64xf32>
    %cst_97 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %314 = stablehlo.multiply %313, %290 : tensor<2x64xf32>
    %315 = stablehlo.add %312, %314 : tensor<2x64xf32>
    %cst_98 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %317 = stablehlo.multiply %316, %arg23 : tensor<2x64x64xf32>
    %cst_99 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %319 = stablehlo.multiply %318, %291 : tensor<2x64x64xf32>
    %320 = stablehlo.add %317, %319 : tensor<2x64x64xf32>
    %cst_100 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %322 = stablehlo.multiply %321, %arg24 : tensor<2x64xf32>
    %cst_101 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %324 = stablehlo.multiply %323, %292 : tensor<2x64xf32>
    %325 = stablehlo.add %322, %324 : tensor<2x64xf32>
    %cst_102 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %327 = stablehlo.multiply %326, %arg25 : tensor<2x64x64xf32>
    %cst_103 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %329 = stablehlo.multiply %328, %293 : tensor<2x64x64xf32>
    %330 = stablehlo.add %327, %329 : tensor<2x64x64xf32>
    %cst_104 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %332 = stablehlo.multiply %331, %arg26 : tensor<2x64xf32>
    %cst_105 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %334 = stablehlo.multiply %333, %294 : tensor<2x64xf32>
    %335 = stablehlo.add %332, %334 : tensor<2x64xf32>
    %cst_106 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %337 = stablehlo.multiply %336, %arg27 : tensor<2x64x64xf32>
    %cst_107 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %339 = stablehlo.multiply %338, %295 : tensor<2x64x64xf32>
    %340 = stablehlo.add %337, %339 : tensor<2x64x64xf32>
    %cst_108 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %342 = stablehlo.multiply %341, %arg28 : tensor<2x64xf32>
    %cst_109 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %344 = stablehlo.multiply %343, %296 : tensor<2x64xf32>
    %345 = stablehlo.add %342, %344 : tensor<2x64xf32>
    %cst_110 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %347 = stablehlo.multiply %346, %arg29 : tensor<2x64x64xf32>
    %cst_111 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %349 = stablehlo.multiply %348, %297 : tensor<2x64x64xf32>
    %350 = stablehlo.add %347, %349 : tensor<2x64x64xf32>
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %352 = stablehlo.multiply %351, %arg30 : tensor<2x64xf32>
    %cst_113 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %354 = stablehlo.multiply %353, %298 : tensor<2x64xf32>
    %355 = stablehlo.add %352, %354 : tensor<2x64xf32>
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %357 = stablehlo.multiply %356, %arg31 : tensor<2x64xf32>
    %cst_115 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %359 = stablehlo.multiply %358, %299 : tensor<2x64xf32>
    %360 = stablehlo.add %357, %359 : tensor<2x64xf32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %362 = stablehlo.multiply %361, %arg32 : tensor<2x64xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %364 = stablehlo.multiply %363, %300 : tensor<2x64xf32>
    %365 = stablehlo.add %362, %364 : tensor<2x64xf32>
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %367 = stablehlo.multiply %366, %arg33 : tensor<2x64xf32>
    %cst_119 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %369 = stablehlo.multiply %368, %301 : tensor<2x64xf32>
    %370 = stablehlo.add %367, %369 : tensor<2x64xf32>
    %cst_120 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %372 = stablehlo.multiply %371, %arg34 : tensor<2x64xf32>
    %cst_121 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %374 = stablehlo.multiply %373, %302 : tensor<2x64xf32>
    %375 = stablehlo.add %372, %374 : tensor<2x64xf32>
    %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %377 = stablehlo.multiply %376, %arg35 : tensor<2x256x64xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %379 = stablehlo.multiply %378, %303 : tensor<2x256x64xf32>
    %380 = stablehlo.add %377, %379 : tensor<2x256x64xf32>
    %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %382 = stablehlo.multiply %381, %arg36 : tensor<2x256xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %384 = stablehlo.multiply %383, %304 : tensor<2x256xf32>
    %385 = stablehlo.add %382, %384 : tensor<2x256xf32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %387 = stablehlo.multiply %386, %arg37 : tensor<2x64x256xf32>
    %cst_127 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %389 = stablehlo.multiply %388, %305 : tensor<2x64x256xf32>
    %390 = stablehlo.add %387, %389 : tensor<2x64x256xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %392 = stablehlo.multiply %391, %arg38 : tensor<64x256xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %394 = stablehlo.multiply %393, %306 : tensor<64x256xf32>
    %395 = stablehlo.add %392, %394 : tensor<64x256xf32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %397 = stablehlo.multiply %396, %arg39 : tensor<64xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %399 = stablehlo.multiply %398, %307 : tensor<64xf32>
    %400 = stablehlo.add %397, %399 : tensor<64xf32>
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %402 = stablehlo.multiply %401, %arg40 : tensor<64xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %404 = stablehlo.multiply %403, %308 : tensor<64xf32>
    %405 = stablehlo.add %402, %404 : tensor<64xf32>
    %cst_134 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %407 = stablehlo.multiply %406, %arg41 : tensor<32x64xf32>
    %cst_135 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %409 = stablehlo.multiply %408, %309 : tensor<32x64xf32>
    %410 = stablehlo.add %407, %409 : tensor<32x64xf32>
    %cst_136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %412 = stablehlo.multiply %411, %arg42 : tensor<256x64xf32>
    %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %414 = stablehlo.multiply %413, %310 : tensor<256x64xf32>
    %415 = stablehlo.add %412, %414 : tensor<256x64xf32>
    %cst_138 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %417 = stablehlo.multiply %416, %arg43 : tensor<2x64xf32>
    %418 = chlo.square %290 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_139 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %420 = stablehlo.multiply %419, %418 : tensor<2x64xf32>
    %421 = stablehlo.add %417, %420 : tensor<2x64xf32>
    %cst_140 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %423 = stablehlo.multiply %422, %arg44 : tensor<2x64x64xf32>
    %424 = chlo.square %291 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_141 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %426 = stablehlo.multiply %425, %424 : tensor<2x64x64xf32>
    %427 = stablehlo.add %423, %426 : tensor<2x64x64xf32>
    %cst_142 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %429 = stablehlo.multiply %428, %arg45 : tensor<2x64xf32>
    %430 = chlo.square %292 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_143 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %432 = stablehlo.multiply %431, %430 : tensor<2x64xf32>
    %433 = stablehlo.add %429, %432 : tensor<2x64xf32>
    %cst_144 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %435 = stablehlo.multiply %434, %arg46 : tensor<2x64x64xf32>
    %436 = chlo.square %293 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_145 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %438 = stablehlo.multiply %437, %436 : tensor<2x64x64xf32>
    %439 = stablehlo.add %435, %438 : tensor<2x64x64xf32>
    %cst_146 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %441 = stablehlo.multiply %440, %arg47 : tensor<2x64xf32>
    %442 = chlo.square %294 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_147 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %444 = stablehlo.multiply %443, %442 : tensor<2x64xf32>
    %445 = stablehlo.add %441, %444 : tensor<2x64xf32>
    %cst_148 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %447 = stablehlo.multiply %446, %arg48 : tensor<2x64x64xf32>
    %448 = chlo.square %295 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_149 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %450 = stablehlo.multiply %449, %448 : tensor<2x64x64xf32>
    %451 = stablehlo.add %447, %450 : tensor<2x64x64xf32>
    %cst_150 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %453 = stablehlo.multiply %452, %arg49 : tensor<2x64xf32>
    %454 = chlo.square %296 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %456 = stablehlo.multiply %455, %454 : tensor<2x64xf32>
    %457 = stablehlo.add %453, %456 : tensor<2x64xf32>
    %cst_152 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %459 = stablehlo.multiply %458, %arg50 : tensor<2x64x64xf32>
    %460 = chlo.square %297 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_153 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %462 = stablehlo.multiply %461, %460 : tensor<2x64x64xf32>
    %463 = stablehlo.add %459, %462 : tensor<2x64x64xf32>
    %cst_154 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %465 = stablehlo.multiply %464, %arg51 : tensor<2x64xf32>
    %466 = chlo.square %298 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_155 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %468 = stablehlo.multiply %467, %466 : tensor<2x64xf32>
    %469 = stablehlo.add %465, %468 : tensor<2x64xf32>
    %cst_156 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %471 = stablehlo.multiply %470, %arg52 : tensor<2x64xf32>
    %472 = chlo.square %299 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_157 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %474 = stablehlo.multiply %473, %472 : tensor<2x64xf32>
    %475 = stablehlo.add %471, %474 : tensor<2x64xf32>
    %cst_158 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %477 = stablehlo.multiply %476, %arg53 : tensor<2x64xf32>
    %478 = chlo.square %300 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_159 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %480 = stablehlo.multiply %479, %478 : tensor<2x64xf32>
    %481 = stablehlo.add %477, %480 : tensor<2x64xf32>
    %cst_160 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %483 = stablehlo.multiply %482, %arg54 : tensor<2x64xf32>
    %484 = chlo.square %301 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_161 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %486 = stablehlo.multiply %485, %484 : tensor<2x64xf32>
    %487 = stablehlo.add %483, %486 : tensor<2x64xf32>
    %cst_162 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %489 = stablehlo.multiply %488, %arg55 : tensor<2x64xf32>
    %490 = chlo.square %302 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_163 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %492 = stablehlo.multiply %491, %490 : tensor<2x64xf32>
    %493 = stablehlo.add %489, %492 : tensor<2x64xf32>
    %cst_164 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %495 = stablehlo.multiply %494, %arg56 : tensor<2x256x64xf32>
    %496 = chlo.square %303 : tensor<2x256x64xf32> -> tensor<2x256x64xf32>
    %cst_165 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %498 = stablehlo.multiply %497, %496 : tensor<2x256x64xf32>
    %499 = stablehlo.add %495, %498 : tensor<2x256x64xf32>
    %cst_166 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %501 = stablehlo.multiply %500, %arg57 : tensor<2x256xf32>
    %502 = chlo.square %304 : tensor<2x256xf32> -> tensor<2x256xf32>
    %cst_167 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %504 = stablehlo.multiply %503, %502 : tensor<2x256xf32>
    %505 = stablehlo.add %501, %504 : tensor<2x256xf32>
    %cst_168 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %507 = stablehlo.multiply %506, %arg58 : tensor<2x64x256xf32>
    %508 = chlo.square %305 : tensor<2x64x256xf32> -> tensor<2x64x256xf32>
    %cst_169 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %510 = stablehlo.multiply %509, %508 : tensor<2x64x256xf32>
    %511 = stablehlo.add %507, %510 : tensor<2x64x256xf32>
    %cst_170 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %513 = stablehlo.multiply %512, %arg59 : tensor<64x256xf32>
    %514 = chlo.square %306 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_171 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %516 = stablehlo.multiply %515, %514 : tensor<64x256xf32>
    %517 = stablehlo.add %513, %516 : tensor<64x256xf32>
    %cst_172 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %519 = stablehlo.multiply %518, %arg60 : tensor<64xf32>
    %520 = chlo.square %307 : tensor<64xf32> -> tensor<64xf32>
    %cst_173 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %522 = stablehlo.multiply %521, %520 : tensor<64xf32>
    %523 = stablehlo.add %519, %522 : tensor<64xf32>
    %cst_174 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %525 = stablehlo.multiply %524, %arg61 : tensor<64xf32>
    %526 = chlo.square %308 : tensor<64xf32> -> tensor<64xf32>
    %cst_175 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %528 = stablehlo.multiply %527, %526 : tensor<64xf32>
    %529 = stablehlo.add %525, %528 : tensor<64xf32>
    %cst_176 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %531 = stablehlo.multiply %530, %arg62 : tensor<32x64xf32>
    %532 = chlo.square %309 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_177 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %534 = stablehlo.multiply %533, %532 : tensor<32x64xf32>
    %535 = stablehlo.add %531, %534 : tensor<32x64xf32>
    %cst_178 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %537 = stablehlo.multiply %536, %arg63 : tensor<256x64xf32>
    %538 = chlo.square %310 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %540 = stablehlo.multiply %539, %538 : tensor<256x64xf32>
    %541 = stablehlo.add %537, %540 : tensor<256x64xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %542 = stablehlo.power %cst_180, %289 : tensor<f32>
    %cst_181 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %543 = stablehlo.subtract %cst_181, %542 : tensor<f32>
    %cst_182 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %544 = stablehlo.power %cst_182, %289 : tensor<f32>
    %cst_183 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %545 = stablehlo.subtract %cst_183, %544 : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %547 = stablehlo.divide %315, %546 : tensor<2x64xf32>
    %548 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %549 = stablehlo.divide %421, %548 : tensor<2x64xf32>
    %550 = stablehlo.sqrt %549 : tensor<2x64xf32>
    %cst_184 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %552 = stablehlo.add %550, %551 : tensor<2x64xf32>
    %553 = stablehlo.divide %547, %552 : tensor<2x64xf32>
    %554 = stablehlo.convert %arg0 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_185 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %556 = stablehlo.multiply %555, %553 : tensor<2x64xf32>
    %557 = stablehlo.subtract %554, %556 : tensor<2x64xf32>
    %558 = stablehlo.convert %557 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %559 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %560 = stablehlo.divide %320, %559 : tensor<2x64x64xf32>
    %561 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %562 = stablehlo.divide %427, %561 : tensor<2x64x64xf32>
    %563 = stablehlo.sqrt %562 : tensor<2x64x64xf32>
    %cst_186 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %565 = stablehlo.add %563, %564 : tensor<2x64x64xf32>
    %566 = stablehlo.divide %560, %565 : tensor<2x64x64xf32>
    %567 = stablehlo.convert %arg1 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_187 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %569 = stablehlo.multiply %568, %566 : tensor<2x64x64xf32>
    %570 = stablehlo.subtract %567, %569 : tensor<2x64x64xf32>
    %571 = stablehlo.convert %570 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %572 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %573 = stablehlo.divide %325, %572 : tensor<2x64xf32>
    %574 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %575 = stablehlo.divide %433, %574 : tensor<2x64xf32>
    %576 = stablehlo.sqrt %575 : tensor<2x64xf32>
    %cst_188 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %578 = stablehlo.add %576, %577 : tensor<2x64xf32>
    %579 = stablehlo.divide %573, %578 : tensor<2x64xf32>
    %580 = stablehlo.convert %arg2 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_189 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %582 = stablehlo.multiply %581, %579 : tensor<2x64xf32>
    %583 = stablehlo.subtract %580, %582 : tensor<2x64xf32>
    %584 = stablehlo.convert %583 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %585 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %586 = stablehlo.divide %330, %585 : tensor<2x64x64xf32>
    %587 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %588 = stablehlo.divide %439, %587 : tensor<2x64x64xf32>
    %589 = stablehlo.sqrt %588 : tensor<2x64x64xf32>
    %cst_190 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %591 = stablehlo.add %589, %590 : tensor<2x64x64xf32>
    %592 = stablehlo.divide %586, %591 : tensor<2x64x64xf32>
    %593 = stablehlo.convert %arg3 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_191 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %595 = stablehlo.multiply %594, %592 : tensor<2x64x64xf32>
    %596 = stablehlo.subtract %593, %595 : tensor<2x64x64xf32>
    %597 = stablehlo.convert %596 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %598 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %599 = stablehlo.divide %335, %598 : tensor<2x64xf32>
    %600 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %601 = stablehlo.divide %445, %600 : tensor<2x64xf32>
    %602 = stablehlo.sqrt %601 : tensor<2x64xf32>
    %cst_192 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %604 = stablehlo.add %602, %603 : tensor<2x64xf32>
    %605 = stablehlo.divide %599, %604 : tensor<2x64xf32>
    %606 = stablehlo.convert %arg4 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_193 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %608 = stablehlo.multiply %607, %605 : tensor<2x64xf32>
    %609 = stablehlo.subtract %606, %608 : tensor<2x64xf32>
    %610 = stablehlo.convert %609 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %611 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %612 = stablehlo.divide %340, %611 : tensor<2x64x64xf32>
    %613 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %614 = stablehlo.divide %451, %613 : tensor<2x64x64xf32>
    %615 = stablehlo.sqrt %614 : tensor<2x64x64xf32>
    %cst_194 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %617 = stablehlo.add %615, %616 : tensor<2x64x64xf32>
    %618 = stablehlo.divide %612, %617 : tensor<2x64x64xf32>
    %619 = stablehlo.convert %arg5 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_195 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %621 = stablehlo.multiply %620, %618 : tensor<2x64x64xf32>
    %622 = stablehlo.subtract %619, %621 : tensor<2x64x64xf32>
    %623 = stablehlo.convert %622 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %624 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %625 = stablehlo.divide %345, %624 : tensor<2x64xf32>
    %626 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %627 = stablehlo.divide %457, %626 : tensor<2x64xf32>
    %628 = stablehlo.sqrt %627 : tensor<2x64xf32>
    %cst_196 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %630 = stablehlo.add %628, %629 : tensor<2x64xf32>
    %631 = stablehlo.divide %625, %630 : tensor<2x64xf32>
    %632 = stablehlo.convert %arg6 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_197 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %634 = stablehlo.multiply %633, %631 : tensor<2x64xf32>
    %635 = stablehlo.subtract %632, %634 : tensor<2x64xf32>
    %636 = stablehlo.convert %635 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %637 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %638 = stablehlo.divide %350, %637 : tensor<2x64x64xf32>
    %639 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %640 = stablehlo.divide %463, %639 : tensor<2x64x64xf32>
    %641 = stablehlo.sqrt %640 : tensor<2x64x64xf32>
    %cst_198 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %643 = stablehlo.add %641, %642 : tensor<2x64x64xf32>
    %644 = stablehlo.divide %638, %643 : tensor<2x64x64xf32>
    %645 = stablehlo.convert %arg7 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_199 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %647 = stablehlo.multiply %646, %644 : tensor<2x64x64xf32>
    %648 = stablehlo.subtract %645, %647 : tensor<2x64x64xf32>
    %649 = stablehlo.convert %648 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %650 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %651 = stablehlo.divide %355, %650 : tensor<2x64xf32>
    %652 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %653 = stablehlo.divide %469, %652 : tensor<2x64xf32>
    %654 = stablehlo.sqrt %653 : tensor<2x64xf32>
    %cst_200 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %656 = stablehlo.add %654, %655 : tensor<2x64xf32>
    %657 = stablehlo.divide %651, %656 : tensor<2x64xf32>
    %658 = stablehlo.convert %arg8 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_201 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %660 = stablehlo.multiply %659, %657 : tensor<2x64xf32>
    %661 = stablehlo.subtract %658, %660 : tensor<2x64xf32>
    %662 = stablehlo.convert %661 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %663 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %664 = stablehlo.divide %360, %663 : tensor<2x64xf32>
    %665 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %666 = stablehlo.divide %475, %665 : tensor<2x64xf32>
    %667 = stablehlo.sqrt %666 : tensor<2x64xf32>
    %cst_202 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %669 = stablehlo.add %667, %668 : tensor<2x64xf32>
    %670 = stablehlo.divide %664, %669 : tensor<2x64xf32>
    %671 = stablehlo.convert %arg9 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_203 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %673 = stablehlo.multiply %672, %670 : tensor<2x64xf32>
    %674 = stablehlo.subtract %671, %673 : tensor<2x64xf32>
    %675 = stablehlo.convert %674 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %676 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %677 = stablehlo.divide %365, %676 : tensor<2x64xf32>
    %678 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %679 = stablehlo.divide %481, %678 : tensor<2x64xf32>
    %680 = stablehlo.sqrt %679 : tensor<2x64xf32>
    %cst_204 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %682 = stablehlo.add %680, %681 : tensor<2x64xf32>
    %683 = stablehlo.divide %677, %682 : tensor<2x64xf32>
    %684 = stablehlo.convert %arg10 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_205 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %686 = stablehlo.multiply %685, %683 : tensor<2x64xf32>
    %687 = stablehlo.subtract %684, %686 : tensor<2x64xf32>
    %688 = stablehlo.convert %687 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %689 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %690 = stablehlo.divide %370, %689 : tensor<2x64xf32>
    %691 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %692 = stablehlo.divide %487, %691 : tensor<2x64xf32>
    %693 = stablehlo.sqrt %692 : tensor<2x64xf32>
    %cst_206 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %695 = stablehlo.add %693, %694 : tensor<2x64xf32>
    %696 = stablehlo.divide %690, %695 : tensor<2x64xf32>
    %697 = stablehlo.convert %arg11 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_207 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %699 = stablehlo.multiply %698, %696 : tensor<2x64xf32>
    %700 = stablehlo.subtract %697, %699 : tensor<2x64xf32>
    %701 = stablehlo.convert %700 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %702 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %703 = stablehlo.divide %375, %702 : tensor<2x64xf32>
    %704 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %705 = stablehlo.divide %493, %704 : tensor<2x64xf32>
    %706 = stablehlo.sqrt %705 : tensor<2x64xf32>
    %cst_208 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %708 = stablehlo.add %706, %707 : tensor<2x64xf32>
    %709 = stablehlo.divide %703, %708 : tensor<2x64xf32>
    %710 = stablehlo.convert %arg12 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_209 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %712 = stablehlo.multiply %711, %709 : tensor<2x64xf32>
    %713 = stablehlo.subtract %710, %712 : tensor<2x64xf32>
    %714 = stablehlo.convert %713 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %715 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %716 = stablehlo.divide %380, %715 : tensor<2x256x64xf32>
    %717 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %718 = stablehlo.divide %499, %717 : tensor<2x256x64xf32>
    %719 = stablehlo.sqrt %718 : tensor<2x256x64xf32>
    %cst_210 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %721 = stablehlo.add %719, %720 : tensor<2x256x64xf32>
    %722 = stablehlo.divide %716, %721 : tensor<2x256x64xf32>
    %723 = stablehlo.convert %arg13 : (tensor<2x256x64xf32>) -> tensor<2x256x64xf32>
    %cst_211 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<2x256x64xf32>
    %725 = stablehlo.multiply %724, %722 : tensor<2x256x64xf32>
    %726 = stablehlo.subtract %723, %725 : tensor<2x256x64xf32>
    %727 = stablehlo.convert %726 : (tensor<2x256x64xf32>) -> tensor<2x256x64xf32>
    %728 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %729 = stablehlo.divide %385, %728 : tensor<2x256xf32>
    %730 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %731 = stablehlo.divide %505, %730 : tensor<2x256xf32>
    %732 = stablehlo.sqrt %731 : tensor<2x256xf32>
    %cst_212 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %734 = stablehlo.add %732, %733 : tensor<2x256xf32>
    %735 = stablehlo.divide %729, %734 : tensor<2x256xf32>
    %736 = stablehlo.convert %arg14 : (tensor<2x256xf32>) -> tensor<2x256xf32>
    %cst_213 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<2x256xf32>
    %738 = stablehlo.multiply %737, %735 : tensor<2x256xf32>
    %739 = stablehlo.subtract %736, %738 : tensor<2x256xf32>
    %740 = stablehlo.convert %739 : (tensor<2x256xf32>) -> tensor<2x256xf32>
    %741 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %742 = stablehlo.divide %390, %741 : tensor<2x64x256xf32>
    %743 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %744 = stablehlo.divide %511, %743 : tensor<2x64x256xf32>
    %745 = stablehlo.sqrt %744 : tensor<2x64x256xf32>
    %cst_214 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %747 = stablehlo.add %745, %746 : tensor<2x64x256xf32>
    %748 = stablehlo.divide %742, %747 : tensor<2x64x256xf32>
    %749 = stablehlo.convert %arg15 : (tensor<2x64x256xf32>) -> tensor<2x64x256xf32>
    %cst_215 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<2x64x256xf32>
    %751 = stablehlo.multiply %750, %748 : tensor<2x64x256xf32>
    %752 = stablehlo.subtract %749, %751 : tensor<2x64x256xf32>
    %753 = stablehlo.convert %752 : (tensor<2x64x256xf32>) -> tensor<2x64x256xf32>
    %754 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %755 = stablehlo.divide %395, %754 : tensor<64x256xf32>
    %756 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %757 = stablehlo.divide %517, %756 : tensor<64x256xf32>
    %758 = stablehlo.sqrt %757 : tensor<64x256xf32>
    %cst_216 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %760 = stablehlo.add %758, %759 : tensor<64x256xf32>
    %761 = stablehlo.divide %755, %760 : tensor<64x256xf32>
    %762 = stablehlo.convert %arg16 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %cst_217 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %764 = stablehlo.multiply %763, %761 : tensor<64x256xf32>
    %765 = stablehlo.subtract %762, %764 : tensor<64x256xf32>
    %766 = stablehlo.convert %765 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %767 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %768 = stablehlo.divide %400, %767 : tensor<64xf32>
    %769 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %770 = stablehlo.divide %523, %769 : tensor<64xf32>
    %771 = stablehlo.sqrt %770 : tensor<64xf32>
    %cst_218 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %773 = stablehlo.add %771, %772 : tensor<64xf32>
    %774 = stablehlo.divide %768, %773 : tensor<64xf32>
    %775 = stablehlo.convert %arg17 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_219 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %777 = stablehlo.multiply %776, %774 : tensor<64xf32>
    %778 = stablehlo.subtract %775, %777 : tensor<64xf32>
    %779 = stablehlo.convert %778 : (tensor<64xf32>) -> tensor<64xf32>
    %780 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %781 = stablehlo.divide %405, %780 : tensor<64xf32>
    %782 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %783 = stablehlo.divide %529, %782 : tensor<64xf32>
    %784 = stablehlo.sqrt %783 : tensor<64xf32>
    %cst_220 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %786 = stablehlo.add %784, %785 : tensor<64xf32>
    %787 = stablehlo.divide %781, %786 : tensor<64xf32>
    %788 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_221 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %790 = stablehlo.multiply %789, %787 : tensor<64xf32>
    %791 = stablehlo.subtract %788, %790 : tensor<64xf32>
    %792 = stablehlo.convert %791 : (tensor<64xf32>) -> tensor<64xf32>
    %793 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %794 = stablehlo.divide %410, %793 : tensor<32x64xf32>
    %795 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %796 = stablehlo.divide %535, %795 : tensor<32x64xf32>
    %797 = stablehlo.sqrt %796 : tensor<32x64xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %799 = stablehlo.add %797, %798 : tensor<32x64xf32>
    %800 = stablehlo.divide %794, %799 : tensor<32x64xf32>
    %801 = stablehlo.convert %arg19 : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %cst_223 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %803 = stablehlo.multiply %802, %800 : tensor<32x64xf32>
    %804 = stablehlo.subtract %801, %803 : tensor<32x64xf32>
    %805 = stablehlo.convert %804 : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %806 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %807 = stablehlo.divide %415, %806 : tensor<256x64xf32>
    %808 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %809 = stablehlo.divide %541, %808 : tensor<256x64xf32>
    %810 = stablehlo.sqrt %809 : tensor<256x64xf32>
    %cst_224 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %812 = stablehlo.add %810, %811 : tensor<256x64xf32>
    %813 = stablehlo.divide %807, %812 : tensor<256x64xf32>
    %814 = stablehlo.convert %arg20 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_225 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %816 = stablehlo.multiply %815, %813 : tensor<256x64xf32>
    %817 = stablehlo.subtract %814, %816 : tensor<256x64xf32>
    %818 = stablehlo.convert %817 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    return %558, %571, %584, %597, %610, %623, %636, %649, %662, %675, %688, %701, %714, %727, %740, %753, %766, %779, %792, %805, %818, %288, %315, %320, %325, %330, %335, %340, %345, %350, %355, %360, %365, %370, %375, %380, %385, %390, %395, %400, %405, %410, %415, %421, %427, %433, %439, %445, %451, %457, %463, %469, %475, %481, %487, %493, %499, %505, %511, %517, %523, %529, %535, %541, %76 : tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<256x64xf32>, tensor<i32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<256x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<256x64xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<i32>) -> (tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %1 = stablehlo.subtract %cst, %0 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare GT, %1, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%cst_1) : (tensor<f32>) -> tensor<16x32x1xf32>
    return %1, %2, %3 : tensor<f32>, tensor<i1>, tensor<16x32x1xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<16x32x1xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    return %1 : tensor<16x32x1xf32>
  }
  func.func private @tril(%arg0: tensor<32x32xi1>) -> tensor<32x32xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<32x32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %2 = stablehlo.add %0, %1 : tensor<32x32xi32>
    %3 = stablehlo.iota dim = 1 : tensor<32x32xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<32x32xi1>, tensor<32x32xi1>
    return %6 : tensor<32x32xi1>
  }
  func.func private @_where_0(%arg0: tensor<32x32xi1>, %arg1: tensor<f32>) -> (tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<32x32xi1>) -> tensor<16x8x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    return %1, %2 : tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x64x64xf32>, %arg1: tensor<i32>) -> tensor<64x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 64] : (tensor<2x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x256x64xf32>, %arg1: tensor<i32>) -> tensor<256x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 256, 64] : (tensor<2x256x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256x64xf32>) -> tensor<256x64xf32>
    return %1 : tensor<256x64xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x256xf32>, %arg1: tensor<i32>) -> tensor<256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 256] : (tensor<2x256xf32>, tensor<i32>, tensor<i32>) -> tensor<1x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256xf32>) -> tensor<256xf32>
    return %1 : tensor<256xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x64x256xf32>, %arg1: tensor<i32>) -> tensor<64x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 256] : (tensor<2x64x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x256xf32>) -> tensor<64x256xf32>
    return %1 : tensor<64x256xf32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<i1>, %arg2: tensor<16x32x1xf32>, %arg3: tensor<16x8x32x32xi1>, %arg4: tensor<16x8x32x32xf32>, %arg5: tensor<f32>, %arg6: tensor<i1>, %arg7: tensor<16x32x1xf32>, %arg8: tensor<16x32x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64x64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64x64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64x64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<256x64xf32>, %arg23: tensor<256xf32>, %arg24: tensor<64x256xf32>) -> (tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>, tensor<16x8x32x1xf32>, tensor<16x8x32x1xf32>, tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>) {
    %0 = stablehlo.convert %arg8 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<16x32x1xf32>
    %5:2 = call @_var_5(%0, %arg0, %arg1, %arg2) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>)
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<16x32x64xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %9 = stablehlo.add %5#0, %8 : tensor<16x32x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<16x32x1xf32>
    %11 = stablehlo.divide %10, %9 : tensor<16x32x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<16x32x1xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<16x32x64xf32>
    %16 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<16x32x64xf32>
    %20 = stablehlo.convert %arg17 : (tensor<64xf32>) -> tensor<64xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %23 = stablehlo.add %19, %22 : tensor<16x32x64xf32>
    %24 = stablehlo.convert %23 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %25 = stablehlo.dot_general %24, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %26 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %28 = stablehlo.add %25, %27 : tensor<16x32x64xf32>
    %29 = stablehlo.dot_general %24, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %30 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %32 = stablehlo.add %29, %31 : tensor<16x32x64xf32>
    %33 = stablehlo.dot_general %24, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %34 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %36 = stablehlo.add %33, %35 : tensor<16x32x64xf32>
    %37 = stablehlo.reshape %28 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %38 = stablehlo.reshape %32 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %39 = stablehlo.reshape %36 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %40 = stablehlo.dot_general %37, %38, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %cst_3 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %42 = stablehlo.divide %40, %41 : tensor<16x8x32x32xf32>
    %43 = stablehlo.convert %42 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %44 = call @_where_7(%43, %arg3, %arg4) : (tensor<16x8x32x32xf32>, tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %47 = stablehlo.maximum %46, %45 : tensor<16x8x32xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %50 = stablehlo.subtract %44, %49 : tensor<16x8x32x32xf32>
    %51 = stablehlo.exponential %50 : tensor<16x8x32x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %55 = stablehlo.divide %51, %54 : tensor<16x8x32x32xf32>
    %56 = stablehlo.multiply %53, %53 : tensor<16x8x32x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x8x32x1xf32>
    %58 = stablehlo.divide %57, %56 : tensor<16x8x32x1xf32>
    %59 = stablehlo.convert %55 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %60 = stablehlo.dot_general %39, %59, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %61 = stablehlo.transpose %60, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %62 = stablehlo.reshape %61 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %63 = stablehlo.dot_general %62, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %64 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %66 = stablehlo.add %63, %65 : tensor<16x32x64xf32>
    %67 = stablehlo.add %arg8, %66 : tensor<16x32x64xf32>
    %68 = stablehlo.convert %67 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %72 = stablehlo.divide %70, %71 : tensor<16x32x1xf32>
    %73:2 = call @_var_5(%68, %arg5, %arg6, %arg7) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>)
    %74 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %75 = stablehlo.subtract %68, %74 : tensor<16x32x64xf32>
    %cst_10 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %77 = stablehlo.add %73#0, %76 : tensor<16x32x1xf32>
    %78 = stablehlo.rsqrt %77 : tensor<16x32x1xf32>
    %79 = stablehlo.divide %78, %77 : tensor<16x32x1xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<16x32x1xf32>
    %82 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %83 = stablehlo.multiply %75, %82 : tensor<16x32x64xf32>
    %84 = stablehlo.convert %arg20 : (tensor<64xf32>) -> tensor<64xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %87 = stablehlo.multiply %83, %86 : tensor<16x32x64xf32>
    %88 = stablehlo.convert %arg19 : (tensor<64xf32>) -> tensor<64xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %91 = stablehlo.add %87, %90 : tensor<16x32x64xf32>
    %92 = stablehlo.convert %91 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %93 = stablehlo.dot_general %92, %arg24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %94 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %96 = stablehlo.add %93, %95 : tensor<16x32x256xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<16x32x256xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<16x32x256xf32>
    %99 = stablehlo.multiply %96, %96 : tensor<16x32x256xf32>
    %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<16x32x256xf32>
    %cst_13 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %103 = stablehlo.multiply %102, %98 : tensor<16x32x256xf32>
    %104 = stablehlo.add %96, %103 : tensor<16x32x256xf32>
    %cst_14 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<16x32x256xf32>
    %107 = stablehlo.tanh %106 : tensor<16x32x256xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %109 = stablehlo.subtract %108, %107 : tensor<16x32x256xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %111 = stablehlo.add %110, %107 : tensor<16x32x256xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<16x32x256xf32>
    %114 = stablehlo.multiply %96, %113 : tensor<16x32x256xf32>
    %115 = stablehlo.dot_general %114, %arg22, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %116 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %118 = stablehlo.add %115, %117 : tensor<16x32x64xf32>
    %119 = stablehlo.add %67, %118 : tensor<16x32x64xf32>
    return %119, %5#1, %13, %10, %7, %17, %15, %24, %38, %37, %51, %53, %58, %59, %39, %62, %73#1, %81, %78, %75, %85, %83, %92, %101, %107, %109, %113, %96, %114 : tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>, tensor<16x8x32x1xf32>, tensor<16x8x32x1xf32>, tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x256xf32>
  }
  func.func private @_var_5(%arg0: tensor<16x32x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x32x1xf32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x32x64xf32>
    %6 = chlo.square %5 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x32x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x32x1xf32>
    %13 = call @_where_6(%12, %arg2, %arg3) : (tensor<16x32x1xf32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x1xf32>
    return %13, %8 : tensor<16x32x1xf32>, tensor<16x32x64xf32>
  }
  func.func private @_where_6(%arg0: tensor<16x32x1xf32>, %arg1: tensor<i1>, %arg2: tensor<16x32x1xf32>) -> tensor<16x32x1xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<i1>, tensor<16x32x1xf32>
    return %0 : tensor<16x32x1xf32>
  }
  func.func private @_where_7(%arg0: tensor<16x8x32x32xf32>, %arg1: tensor<16x8x32x32xi1>, %arg2: tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>
    return %0 : tensor<16x8x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<16x32x64xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x64xf32>) -> tensor<1x16x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x64xf32>, tensor<1x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x64xf32>
    return %1 : tensor<2x16x32x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x16x32x1xf32>, %arg1: tensor<16x32x1xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x1xf32>) -> tensor<1x16x32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x1xf32>, tensor<1x16x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x1xf32>
    return %1 : tensor<2x16x32x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x1x1x64xf32>, %arg1: tensor<1x1x64xf32>, %arg2: tensor<i32>) -> tensor<2x1x1x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x1x64xf32>, tensor<1x1x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x64xf32>
    return %1 : tensor<2x1x1x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<16x32x64xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x64xf32>) -> tensor<1x16x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x64xf32>, tensor<1x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x64xf32>
    return %1 : tensor<2x16x32x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x16x32x8x8xf32>, %arg1: tensor<16x32x8x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x32x8x8xf32>) -> tensor<1x16x32x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x32x8x8xf32>, tensor<1x16x32x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x8x8xf32>
    return %1 : tensor<2x16x32x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x16x8x32x32xf32>, %arg1: tensor<16x8x32x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x8x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x8x32x32xf32>) -> tensor<1x16x8x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x8x32x32xf32>, tensor<1x16x8x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x8x32x32xf32>
    return %1 : tensor<2x16x8x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x16x8x32x1xf32>, %arg1: tensor<16x8x32x1xf32>, %arg2: tensor<i32>) -> tensor<2x16x8x32x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x8x32x1xf32>) -> tensor<1x16x8x32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x8x32x1xf32>, tensor<1x16x8x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x8x32x1xf32>
    return %1 : tensor<2x16x8x32x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x16x8x32x32xf32>, %arg1: tensor<16x8x32x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x8x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x8x32x32xf32>) -> tensor<1x16x8x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x8x32x32xf32>, tensor<1x16x8x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x8x32x32xf32>
    return %1 : tensor<2x16x8x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x16x32x256xf32>, %arg1: tensor<16x32x256xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x256xf32>) -> tensor<1x16x32x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x256xf32>, tensor<1x16x32x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x256xf32>
    return %1 : tensor<2x16x32x256xf32>
  }
  func.func private @_var_16(%arg0: tensor<16x32x64xf32>, %arg1: tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x32x64xf32>
    %6 = chlo.square %5 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x32x64xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x32x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where_17(%15, %14, %cst_5) : (tensor<i1>, tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32x1xf32>
    return %16, %8, %10, %15 : tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where_17(%arg0: tensor<i1>, %arg1: tensor<16x32x1xf32>, %arg2: tensor<f32>) -> tensor<16x32x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<16x32x1xf32>
    return %2 : tensor<16x32x1xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x32x256xf32>) -> (tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x256xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x32x256xf32>
    %6 = stablehlo.exponential %5 : tensor<16x32x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %9 = stablehlo.log %8 : tensor<16x32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x256xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x32x256xf32>
    return %11, %6, %8 : tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x32x256xf32>, %arg1: tensor<16x32x1xi32>) -> (tensor<16x32x1xf32>, tensor<16x32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x32x1xi32>, tensor<16x32x1xi32>) -> tensor<16x32x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x32x1xi1>, tensor<16x32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x32x1xi32>) -> tensor<16x32x1x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x32x1x1xi32>, tensor<16x32x1x1xi32>) -> tensor<16x32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<16x32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x32x1x1xi32>, tensor<16x32x1x1xi32>) -> tensor<16x32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<16x32x1x1xi1>, tensor<i1>) -> tensor<16x32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<16x32x256xf32>, tensor<16x32x1x1xi32>) -> tensor<16x32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x32x1xi1>, tensor<16x32x1xf32>
    return %15, %5 : tensor<16x32x1xf32>, tensor<16x32x1x1xi32>
  }
  func.func private @take_along_axis_18(%arg0: tensor<16x32x1x1xi32>, %arg1: tensor<16x32x1xf32>) -> tensor<16x32x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32x256xf32>, tensor<16x32x1x1xi32>, tensor<16x32x1xf32>) -> tensor<16x32x256xf32>
    return %1 : tensor<16x32x256xf32>
  }
  func.func private @log_softmax_19(%arg0: tensor<16x32x256xf32>, %arg1: tensor<16x32x1xf32>, %arg2: tensor<16x32x256xf32>) -> tensor<16x32x256xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x32x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %2 = stablehlo.reshape %1 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x256xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x32x256xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x32x256xf32>
    return %7 : tensor<16x32x256xf32>
  }
  func.func private @_var_20(%arg0: tensor<16x32x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x32x1xf32>) -> tensor<16x32x64xf32> {
    %0 = call @_where_21(%arg2, %arg3) : (tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x32x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x32x64xf32>
    %6 = stablehlo.negate %5 : tensor<16x32x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x32x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x32x64xf32>
    return %13 : tensor<16x32x64xf32>
  }
  func.func private @_where_21(%arg0: tensor<i1>, %arg1: tensor<16x32x1xf32>) -> tensor<16x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<16x32x1xf32>
    return %1 : tensor<16x32x1xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<i32>) -> tensor<16x32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 64] : (tensor<2x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x64xf32>) -> tensor<16x32x64xf32>
    return %1 : tensor<16x32x64xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<2x16x32x1xf32>, %arg1: tensor<i32>) -> tensor<16x32x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 1] : (tensor<2x16x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x1xf32>) -> tensor<16x32x1xf32>
    return %1 : tensor<16x32x1xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<2x1x1x64xf32>, %arg1: tensor<i32>) -> tensor<1x1x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 64] : (tensor<2x1x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x64xf32>) -> tensor<1x1x64xf32>
    return %1 : tensor<1x1x64xf32>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<i32>) -> tensor<16x32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 64] : (tensor<2x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x64xf32>) -> tensor<16x32x64xf32>
    return %1 : tensor<16x32x64xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<2x16x32x8x8xf32>, %arg1: tensor<i32>) -> tensor<16x32x8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 32, 8, 8] : (tensor<2x16x32x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    return %1 : tensor<16x32x8x8xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<2x16x8x32x32xf32>, %arg1: tensor<i32>) -> tensor<16x8x32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 8, 32, 32] : (tensor<2x16x8x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    return %1 : tensor<16x8x32x32xf32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<2x16x8x32x1xf32>, %arg1: tensor<i32>) -> tensor<16x8x32x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 8, 32, 1] : (tensor<2x16x8x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8x32x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x8x32x1xf32>) -> tensor<16x8x32x1xf32>
    return %1 : tensor<16x8x32x1xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<2x16x8x32x32xf32>, %arg1: tensor<i32>) -> tensor<16x8x32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 8, 32, 32] : (tensor<2x16x8x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    return %1 : tensor<16x8x32x32xf32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<2x16x32x256xf32>, %arg1: tensor<i32>) -> tensor<16x32x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 256] : (tensor<2x16x32x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x256xf32>) -> tensor<16x32x256xf32>
    return %1 : tensor<16x32x256xf32>
  }
  func.func private @closed_call_31(%arg0: tensor<f32>, %arg1: tensor<i1>, %arg2: tensor<16x8x32x32xi1>, %arg3: tensor<f32>, %arg4: tensor<i1>, %arg5: tensor<16x32x64xf32>, %arg6: tensor<16x32x64xf32>, %arg7: tensor<16x32x1xf32>, %arg8: tensor<16x32x1xf32>, %arg9: tensor<16x32x64xf32>, %arg10: tensor<1x1x64xf32>, %arg11: tensor<16x32x64xf32>, %arg12: tensor<64x64xf32>, %arg13: tensor<16x32x64xf32>, %arg14: tensor<64x64xf32>, %arg15: tensor<64x64xf32>, %arg16: tensor<16x32x8x8xf32>, %arg17: tensor<16x32x8x8xf32>, %arg18: tensor<16x8x32x32xf32>, %arg19: tensor<16x8x32x1xf32>, %arg20: tensor<16x8x32x1xf32>, %arg21: tensor<16x8x32x32xf32>, %arg22: tensor<16x32x8x8xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<16x32x64xf32>, %arg25: tensor<16x32x64xf32>, %arg26: tensor<16x32x1xf32>, %arg27: tensor<16x32x1xf32>, %arg28: tensor<16x32x64xf32>, %arg29: tensor<1x1x64xf32>, %arg30: tensor<16x32x64xf32>, %arg31: tensor<64x256xf32>, %arg32: tensor<16x32x64xf32>, %arg33: tensor<16x32x256xf32>, %arg34: tensor<16x32x256xf32>, %arg35: tensor<16x32x256xf32>, %arg36: tensor<16x32x256xf32>, %arg37: tensor<16x32x256xf32>, %arg38: tensor<256x64xf32>, %arg39: tensor<16x32x256xf32>) -> (tensor<16x32x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.reshape %0 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.dot_general %arg5, %arg39, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x256xf32>) -> tensor<64x256xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %5 = stablehlo.dot_general %arg5, %arg38, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %6 = stablehlo.multiply %arg37, %5 : tensor<16x32x256xf32>
    %7 = stablehlo.multiply %5, %arg36 : tensor<16x32x256xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<16x32x256xf32>
    %10 = stablehlo.multiply %9, %arg35 : tensor<16x32x256xf32>
    %11 = stablehlo.multiply %10, %arg34 : tensor<16x32x256xf32>
    %12 = stablehlo.add %10, %11 : tensor<16x32x256xf32>
    %cst_2 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x32x256xf32>
    %15 = stablehlo.add %7, %14 : tensor<16x32x256xf32>
    %cst_3 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<16x32x256xf32>
    %18 = stablehlo.multiply %17, %arg33 : tensor<16x32x256xf32>
    %19 = stablehlo.add %15, %18 : tensor<16x32x256xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %21 = stablehlo.reshape %20 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %23 = stablehlo.dot_general %19, %arg32, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %25 = stablehlo.dot_general %19, %arg31, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %26 = stablehlo.convert %25 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %28 = stablehlo.reshape %27 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %30 = stablehlo.convert %29 : (tensor<64xf32>) -> tensor<64xf32>
    %31 = stablehlo.multiply %arg30, %26 : tensor<16x32x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %33 = stablehlo.reshape %32 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %34 = stablehlo.broadcast_in_dim %arg29, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %35 = stablehlo.multiply %26, %34 : tensor<16x32x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %37 = stablehlo.convert %36 : (tensor<64xf32>) -> tensor<64xf32>
    %38 = stablehlo.multiply %arg28, %35 : tensor<16x32x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %40 = stablehlo.reshape %39 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %41 = stablehlo.broadcast_in_dim %arg27, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %42 = stablehlo.multiply %35, %41 : tensor<16x32x64xf32>
    %43 = stablehlo.multiply %40, %arg26 : tensor<16x32x1xf32>
    %44 = stablehlo.negate %42 : tensor<16x32x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %46 = stablehlo.reshape %45 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %47 = call @_var_32(%arg25, %arg3, %arg4, %43) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %48 = stablehlo.add %42, %47 : tensor<16x32x64xf32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %50 = stablehlo.divide %46, %49 : tensor<16x32x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %53 = stablehlo.add %48, %52 : tensor<16x32x64xf32>
    %54 = stablehlo.convert %53 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %55 = stablehlo.add %arg5, %54 : tensor<16x32x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %57 = stablehlo.reshape %56 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %59 = stablehlo.dot_general %55, %arg24, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %61 = stablehlo.dot_general %55, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %62 = stablehlo.reshape %61 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %63 = stablehlo.transpose %62, dims = [0, 2, 3, 1] : (tensor<16x32x8x8xf32>) -> tensor<16x8x8x32xf32>
    %64 = stablehlo.dot_general %63, %arg22, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %65 = stablehlo.dot_general %63, %arg21, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %66 = stablehlo.transpose %65, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %67 = stablehlo.convert %64 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %68 = stablehlo.broadcast_in_dim %arg20, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %69 = stablehlo.multiply %67, %68 : tensor<16x8x32x32xf32>
    %70 = stablehlo.multiply %69, %arg18 : tensor<16x8x32x32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %72 = stablehlo.reshape %71 : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %73 = stablehlo.negate %72 : tensor<16x8x32x1xf32>
    %74 = stablehlo.broadcast_in_dim %arg19, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %75 = stablehlo.divide %67, %74 : tensor<16x8x32x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%73 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x1xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x32xf32>
    %78 = stablehlo.add %75, %77 : tensor<16x8x32x32xf32>
    %79 = stablehlo.multiply %78, %arg18 : tensor<16x8x32x32xf32>
    %80 = call @_where_34(%arg2, %79) : (tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %81 = stablehlo.convert %80 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_18 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %83 = stablehlo.divide %81, %82 : tensor<16x8x32x32xf32>
    %84 = stablehlo.dot_general %83, %arg17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %85 = stablehlo.transpose %84, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %86 = stablehlo.dot_general %83, %arg16, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %87 = stablehlo.transpose %86, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %88 = stablehlo.reshape %66 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %89 = stablehlo.reshape %85 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %90 = stablehlo.reshape %87 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %92 = stablehlo.reshape %91 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %94 = stablehlo.dot_general %88, %arg13, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %96 = stablehlo.dot_general %88, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%89 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %98 = stablehlo.reshape %97 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %100 = stablehlo.dot_general %89, %arg13, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %102 = stablehlo.dot_general %89, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %103 = stablehlo.add %96, %102 : tensor<16x32x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%90 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %105 = stablehlo.reshape %104 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %107 = stablehlo.dot_general %90, %arg13, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %108 = stablehlo.transpose %107, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %109 = stablehlo.dot_general %90, %arg12, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %110 = stablehlo.add %103, %109 : tensor<16x32x64xf32>
    %111 = stablehlo.convert %110 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %113 = stablehlo.reshape %112 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %115 = stablehlo.convert %114 : (tensor<64xf32>) -> tensor<64xf32>
    %116 = stablehlo.multiply %arg11, %111 : tensor<16x32x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %118 = stablehlo.reshape %117 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %119 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %120 = stablehlo.multiply %111, %119 : tensor<16x32x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%118 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %122 = stablehlo.convert %121 : (tensor<64xf32>) -> tensor<64xf32>
    %123 = stablehlo.multiply %arg9, %120 : tensor<16x32x64xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %125 = stablehlo.reshape %124 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %126 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %127 = stablehlo.multiply %120, %126 : tensor<16x32x64xf32>
    %128 = stablehlo.multiply %125, %arg7 : tensor<16x32x1xf32>
    %129 = stablehlo.negate %127 : tensor<16x32x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %131 = stablehlo.reshape %130 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %132 = call @_var_32(%arg6, %arg0, %arg1, %128) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %133 = stablehlo.add %127, %132 : tensor<16x32x64xf32>
    %cst_31 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %135 = stablehlo.divide %131, %134 : tensor<16x32x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %138 = stablehlo.add %133, %137 : tensor<16x32x64xf32>
    %139 = stablehlo.convert %138 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %140 = stablehlo.add %55, %139 : tensor<16x32x64xf32>
    return %140, %99, %101, %58, %60, %106, %108, %93, %95, %115, %122, %30, %37, %2, %4, %22, %24 : tensor<16x32x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>
  }
  func.func private @_var_32(%arg0: tensor<16x32x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x32x1xf32>) -> tensor<16x32x64xf32> {
    %0 = call @_where_33(%arg2, %arg3) : (tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x32x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<16x32x64xf32>
    %6 = stablehlo.negate %5 : tensor<16x32x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x32x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %13 = stablehlo.add %5, %12 : tensor<16x32x64xf32>
    return %13 : tensor<16x32x64xf32>
  }
  func.func private @_where_33(%arg0: tensor<i1>, %arg1: tensor<16x32x1xf32>) -> tensor<16x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<16x32x1xf32>
    return %1 : tensor<16x32x1xf32>
  }
  func.func private @_where_34(%arg0: tensor<16x8x32x32xi1>, %arg1: tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>
    return %1 : tensor<16x8x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<2x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<i32>) -> tensor<2x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<2x64xf32>
    return %1 : tensor<2x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<2x64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<i32>) -> tensor<2x64x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x64xf32>
    return %1 : tensor<2x64x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<2x256x64xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<i32>) -> tensor<2x256x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<256x64xf32>) -> tensor<1x256x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x256x64xf32>, tensor<1x256x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x256x64xf32>
    return %1 : tensor<2x256x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<2x256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<i32>) -> tensor<2x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x256xf32>, tensor<1x256xf32>, tensor<i32>, tensor<i32>) -> tensor<2x256xf32>
    return %1 : tensor<2x256xf32>
  }
  func.func private @dynamic_update_index_in_dim_39(%arg0: tensor<2x64x256xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<i32>) -> tensor<2x64x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x256xf32>) -> tensor<1x64x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x256xf32>, tensor<1x64x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x256xf32>
    return %1 : tensor<2x64x256xf32>
  }
}
